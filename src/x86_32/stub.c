/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The small functions around a compiled body that make the conventions of bpfc-abi(7) meet: the C entry of a program
 * that tail-calls, the .tail entry of one that does not, and thunks, which take five u64 as C passes them. Written with
 * real registers; entered with ESP + 4 a multiple of 16 they keep that for the body.
 */
#include "x86_32/x86.h"

struct stub {
	struct x86_func *f;
	u32 b;
};

static struct stub stub_new(struct code *c, struct arena *a, const struct prog *p, const char *name, const struct x86_opts *o)
{
	struct stub s = { .f = x86_func_new(c->ctx, a, p), .b = 1 };
	s.f->name = name;
	vec_add(a, &s.f->blocks);
	s.f->order = arena_array(a, 1, sizeof(u32));
	s.f->order[0] = 1;
	s.f->n_order = 1;
	if (o->cf_protection)
		x86_emit(s.f, s.b, X86_ENDBR32);
	return s;
}

static struct x86_ins *op_imm(struct stub *s, enum x86_form form, u32 reg, s32 imm)
{
	struct x86_ins *i = x86_emit(s->f, s->b, form);
	i->rm = reg;
	i->imm = imm;
	i->imm_origin = ORIGIN_OWN;
	return i;
}

static void mem(struct stub *s, enum x86_form form, u32 reg, s32 disp)
{
	struct x86_ins *i = x86_emit(s->f, s->b, form);
	i->reg = reg;
	i->base = R_ESP;
	i->disp = disp;
	i->disp_origin = ORIGIN_OWN;
}

static void call(struct stub *s, u32 subprog)
{
	struct x86_ins *i = x86_emit(s->f, s->b, X86_CALL_S);
	i->imm_sym = XS_SUBPROG;
	i->sym = subprog;
}

static void finish(struct stub *s, struct code *c, u32 sym, const struct x86_opts *o)
{
	x86_emit(s->f, s->b, X86_RET);
	x86_preds(s->f);
	x86_encode(s->f, c, sym, o);
}

void x86_stub_tail(struct code *c, struct arena *a, const struct prog *p, u32 subprog, u32 sym, const struct x86_opts *o)
{
	struct stub s = stub_new(c, a, p, p->subprogs.p[subprog].name, o);
	op_imm(&s, X86_SUB_RI, R_ESP, 12);
	mem(&s, X86_MOV_MR, R_EAX, 0);
	call(&s, subprog);
	op_imm(&s, X86_ADD_RI, R_ESP, 12);
	finish(&s, c, sym, o);
}

void x86_stub_entry(struct code *c, struct arena *a, const struct prog *p, u32 subprog, u32 sym, const struct x86_opts *o)
{
	struct stub s = stub_new(c, a, p, p->subprogs.p[subprog].name, o);
	op_imm(&s, X86_SUB_RI, R_ESP, 12);
	mem(&s, X86_MOV_RM, R_EAX, 16);
	mem(&s, X86_LEA, R_EDX, 8);
	op_imm(&s, X86_MOV_RI, R_ECX, 0);
	mem(&s, X86_MOV_MR, R_ECX, 8);
	call(&s, subprog);
	op_imm(&s, X86_ADD_RI, R_ESP, 12);
	finish(&s, c, sym, o);
}

void x86_stub_program(struct code *c, struct arena *a, const struct prog *p, u32 subprog, const struct ir_sig *sig, u32 sym,
		      bool tail, const struct x86_opts *o)
{
	static const u32 reg[] = { R_EAX, R_EDX, R_ECX };
	struct stub s = stub_new(c, a, p, p->subprogs.p[subprog].name, o);
	u32 words = (u32)__builtin_popcount(sig->words), all = words + sig->counter, stack = all > 3 ? all - 3 : 0;
	u32 frame = ALIGN_UP(4 * stack + 8 + 4, 16u) - 4;
	s32 counter = (s32)(4 * stack), context = counter + 4;

	op_imm(&s, X86_SUB_RI, R_ESP, (s32)frame);
	if (tail) {
		mem(&s, X86_MOV_MR, R_EAX, context);
	} else {
		mem(&s, X86_LEA, R_EDX, counter);
		op_imm(&s, X86_MOV_RI, R_ECX, 0);
		mem(&s, X86_MOV_MR, R_ECX, counter);
		mem(&s, X86_MOV_RM, R_EAX, (s32)(frame + 4));
		mem(&s, X86_MOV_MR, R_EAX, context);
	}
	/* the counter's address is in EDX; of the words, only the context is not zero */
	op_imm(&s, X86_MOV_RI, R_ECX, 0);
	for (u32 k = 3; k < words; k++)
		mem(&s, X86_MOV_MR, R_ECX, (s32)(4 * (k - 3)));
	if (sig->counter && words >= 3)
		mem(&s, X86_MOV_MR, R_EDX, (s32)(4 * (words - 3)));
	if (sig->counter && words == 2) {
		struct x86_ins *i = x86_emit(s.f, s.b, X86_MOV_RR);
		i->reg = R_ECX;
		i->rm = R_EDX;
	} else if (sig->counter && words == 0) {
		struct x86_ins *i = x86_emit(s.f, s.b, X86_MOV_RR);
		i->reg = R_EAX;
		i->rm = R_EDX;
	}
	bool has_context = sig->words & 1;
	for (u32 k = 0; k < MIN(words, 3u); k++) {
		if (k == 0 && has_context)
			mem(&s, X86_MOV_RM, reg[k], context);
		else
			op_imm(&s, X86_MOV_RI, reg[k], 0);
	}
	call(&s, subprog);
	if (sig->ret_hi_zero)
		op_imm(&s, X86_MOV_RI, R_EDX, 0);
	op_imm(&s, X86_ADD_RI, R_ESP, (s32)frame);
	finish(&s, c, sym, o);
}

/* Word W (0 .. 9) of the five arguments, as the caller's stack has it below FRAME bytes. */
static s32 incoming(u32 frame, u32 w)
{
	return (s32)(frame + 4 + 4 * w);
}

void x86_stub_thunk(struct code *c, struct arena *a, const struct prog *p, u32 subprog, const struct ir_sig *sig, u32 sym,
		    const struct x86_opts *o)
{
	static const u32 reg[] = { R_EAX, R_EDX, R_ECX };
	struct stub s = stub_new(c, a, p, p->subprogs.p[subprog].name, o);
	u32 n = (u32)__builtin_popcount(sig->words), all = n + sig->counter;
	u32 stack = all > 3 ? all - 3 : 0, frame = ALIGN_UP(4 * stack + 4 * sig->counter + 4, 16u) - 4, k = 0;
	s32 counter = (s32)(4 * stack);

	op_imm(&s, X86_SUB_RI, R_ESP, (s32)frame);
	if (sig->counter) {
		op_imm(&s, X86_MOV_RI, R_EAX, 0);
		mem(&s, X86_MOV_MR, R_EAX, counter);
	}
	/* stack words first, through EAX */
	for (u32 w = 0; w < 10; w++) {
		if (!(sig->words >> w & 1) || k++ < 3)
			continue;
		mem(&s, X86_MOV_RM, R_EAX, incoming(frame, w));
		mem(&s, X86_MOV_MR, R_EAX, (s32)(4 * (k - 4)));
	}
	if (sig->counter && n >= 3) {
		mem(&s, X86_LEA, R_EAX, counter);
		mem(&s, X86_MOV_MR, R_EAX, (s32)(4 * (n - 3)));
	}
	k = 0;
	for (u32 w = 0; w < 10 && k < 3; w++)
		if (sig->words >> w & 1)
			mem(&s, X86_MOV_RM, reg[k++], incoming(frame, w));
	if (sig->counter && n < 3)
		mem(&s, X86_LEA, reg[n], counter);
	call(&s, subprog);
	if (sig->ret_hi_zero)
		op_imm(&s, X86_MOV_RI, R_EDX, 0);
	op_imm(&s, X86_ADD_RI, R_ESP, (s32)frame);
	finish(&s, c, sym, o);
}

/*  call go; again: pause; lfence; jmp again;    go: mov [esp], reg; ret
 * The return goes to where REG points; what the processor makes of it before it knows is the loop. */
void x86_stub_retpoline(struct code *c, struct arena *a, const struct prog *p, u32 reg, u32 part, u32 sym,
			const struct x86_opts *o)
{
	struct x86_opts plain = *o;
	struct stub s;

	plain.cf_protection = false;
	s = stub_new(c, a, p, "retpoline", &plain);
	if (part == 1) {
		mem(&s, X86_MOV_MR, reg, 0);
		finish(&s, c, sym, o);
		return;
	}
	struct x86_ins *i = x86_emit(s.f, 1, X86_CALL_S);
	i->imm_sym = XS_RETPOLINE;
	i->sym = reg + 8;
	vec_add(a, &s.f->blocks);
	s.f->order = arena_array(a, 2, sizeof(u32));
	s.f->order[0] = 1;
	s.f->order[1] = 2;
	s.f->n_order = 2;
	s.f->blocks.p[1].succ[s.f->blocks.p[1].nsucc++] = 2;
	s.f->blocks.p[2].succ[s.f->blocks.p[2].nsucc++] = 2;
	x86_emit(s.f, 2, X86_PAUSE);
	x86_emit(s.f, 2, X86_LFENCE);
	x86_emit(s.f, 2, X86_JMP)->target = 2;
	x86_preds(s.f);
	x86_encode(s.f, c, sym, o);
}
