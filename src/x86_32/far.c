/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Branches and calls without a distance, hardening level 3. Where a branch does not reach its target with 8 bits, and in
 * every call of code of the same product, the four bytes of a distance would follow from the size of the code between:
 * whoever chooses that chooses them. Here the target's address lies in read-only data, in a slot, and code contains the
 * slot's address, which linker or loader decide:
 *
 *   jmp far          jmp [slot]
 *   jcc far          jcc' over; jmp [slot]; over:
 *   call far         call [slot]
 *
 * Without indirect jumps (--retpoline) a return goes to the slot's content, or to where a register points, and what the
 * processor makes of it before it knows is a loop, as in stub.c:
 *
 *   jmp [slot]       call go; again: pause; lfence; jmp again; go: lea esp, [esp + 4]; push [slot]; ret
 *   jmp reg          call go; again: pause; lfence; jmp again; go: mov [esp], reg; ret
 *   call [slot]      call over; jmp done; over: (jmp [slot] as above); done:
 *
 * No flag changes. All distances in these sequences are constants of this file.
 */
#include <string.h>

#include "x86_32/x86.h"

enum { PAD_WORDS = 64 };

bool x86_is_far(const struct x86_ins *i, const struct x86_opts *o, bool is_long)
{
	if (!o->far)
		return false;
	switch (i->form) {
	case X86_JMP:
	case X86_JCC:
		return is_long;
	case X86_JMP_S:
	case X86_CALL_S:
		return x86_symbol_is_local(i->imm_sym, i->sym);
	case X86_JMP_R:
	case X86_CALL_R:
		return o->retpoline;
	default:
		return false;
	}
}

/* -- Sequences ---------------------------------------------------------------------------------------------- */

struct seq {
	const struct x86_func *f;
	const struct x86_opts *o;
	u8 *buf;
	u32 n;
	struct code_fixup *fix; /* of the slot's address */
	struct x86_parts *parts;
};

static struct x86_ins ins(enum x86_form form)
{
	struct x86_ins i = {.form = (u16)form, .reg = R_NONE, .rm = R_NONE, .base = R_NONE, .index = R_NONE};

	return i;
}

/* Appends I; returns where it ends. */
static u32 put(struct seq *s, const struct x86_ins *i)
{
	struct code_fixup fix;

	s->n += x86_encode_ins(s->f, i, s->buf + s->n, false, &fix);
	CHECK(s->f->ctx, s->n <= X86_MAX_SEQ);
	return s->n;
}

static u32 put_form(struct seq *s, enum x86_form form)
{
	struct x86_ins i = ins(form);

	return put(s, &i);
}

/* A call within the sequence; its distance is set by reach(). */
static u32 put_call(struct seq *s)
{
	struct x86_ins i = ins(X86_CALL_S);

	i.imm_sym = XS_SUBPROG; /* any, for the distance is ours */
	return put(s, &i);
}

/* The branch (distance of 8 bits) or call (of 32) that ends at END goes to TO. */
static void reach(struct seq *s, u32 end, u32 to, u32 bytes)
{
	for (u32 k = 0; k < bytes; k++)
		s->buf[end - bytes + k] = (u8)((to - end) >> 8 * k);
}

static void put_slot(struct seq *s, enum x86_form form)
{
	struct x86_ins i = ins(form);
	u32 at = s->n;

	i.disp_sym = XS_SUBPROG; /* any, for the fixup goes to the slot */
	s->n += x86_encode_parts(s->f, &i, s->buf + at, false, s->fix, s->parts);
	s->fix->offset += at;
	s->parts->disp_at = (u8)(s->parts->disp_at + at);
}

/* To where REG points, or to the slot's content if it is R_NONE. */
static void put_retpoline(struct seq *s, u32 reg)
{
	u32 call = put_call(s), again = s->n, jump;
	struct x86_ins i = ins(reg == R_NONE ? X86_LEA : X86_MOV_MR);

	put_form(s, X86_PAUSE);
	put_form(s, X86_LFENCE);
	jump = put_form(s, X86_JMP);
	reach(s, jump, again, 1);
	reach(s, call, s->n, 4);
	i.reg = reg == R_NONE ? (u32)R_ESP : reg;
	i.base = R_ESP;
	i.disp = reg == R_NONE ? 4 : 0;
	put(s, &i);
	if (reg == R_NONE)
		put_slot(s, X86_PUSH_M);
	put_form(s, X86_RET);
}

static void put_jump(struct seq *s, u32 reg)
{
	if (s->o->retpoline)
		put_retpoline(s, reg);
	else
		put_slot(s, s->o->cf_protection ? X86_NOTRACK_JMP_M : X86_JMP_M);
}

static void put_far_call(struct seq *s, u32 reg)
{
	u32 call, jump;

	if (!s->o->retpoline) {
		put_slot(s, s->o->cf_protection ? X86_NOTRACK_CALL_M : X86_CALL_M);
		return;
	}
	call = put_call(s);
	jump = put_form(s, X86_JMP);
	reach(s, call, s->n, 4);
	put_retpoline(s, reg);
	reach(s, jump, s->n, 1);
}

u32 x86_far(const struct x86_func *f, const struct x86_ins *i, const struct x86_opts *o, u8 *buf, struct code_fixup *fix,
	    struct x86_parts *parts)
{
	struct seq s = {.f = f, .o = o, .buf = buf, .fix = fix, .parts = parts};
	struct x86_ins over = *i;
	u32 end;

	fix->offset = 0;
	*parts = (struct x86_parts){0};
	switch (i->form) {
	case X86_JCC:
		over.cc ^= 1;
		end = put(&s, &over);
		put_jump(&s, R_NONE);
		reach(&s, end, s.n, 1);
		break;
	case X86_CALL_S:
	case X86_CALL_R:
		put_far_call(&s, i->form == X86_CALL_R ? i->rm : (u32)R_NONE);
		break;
	default:
		put_jump(&s, i->form == X86_JMP_R ? i->rm : (u32)R_NONE);
	}
	return s.n;
}

/* -- Slots -------------------------------------------------------------------------------------------------- */

/* The symbol of .text itself. */
static u32 text_symbol(struct code *c)
{
	if (!c->text_sym) {
		c->text_sym = code_sym_local(c, ".text") + 1;
		code_define(c, c->text_sym - 1, 0, 0, 0, CODE_LOCAL, CODE_SECTION);
	}
	return c->text_sym - 1;
}

/* The first slot lies a random number of words behind the section's start. */
static u32 new_slot(struct code *c, const struct x86_opts *o, u32 to, s32 addend)
{
	u32 sym = code_sym_local(c, ".Ljump"), at;

	if (!c->jump_sect) {
		c->jump_sect = code_add_section(c, ".rodata.jump", CODE_RODATA, 4);
		for (u32 k = stream_below(o->rnd, PAD_WORDS); k; k--)
			code_u32(c, c->jump_sect, 0);
	}
	at = code_size(c, c->jump_sect);
	code_u32(c, c->jump_sect, (u32)addend);
	code_fixup_at(c, c->jump_sect, at, FIXUP_ABS32, to, addend);
	code_define(c, sym, c->jump_sect, at, 4, CODE_LOCAL, CODE_OBJECT);
	return sym;
}

u32 x86_slot_of_text(struct code *c, const struct x86_opts *o, u32 offset)
{
	return new_slot(c, o, text_symbol(c), (s32)offset);
}

u32 x86_slot_of_symbol(struct code *c, const struct x86_opts *o, u32 to)
{
	u32 old = c->slots.n;

	if (to >= old) {
		vec_reserve(&c->arena, &c->slots, to + 1);
		memset(c->slots.p + old, 0, (to + 1 - old) * sizeof(u32));
		c->slots.n = to + 1;
	}
	if (!c->slots.p[to])
		c->slots.p[to] = new_slot(c, o, to, 0) + 1;
	return c->slots.p[to] - 1;
}
