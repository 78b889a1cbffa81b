/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Preparing a program for the interpreter and running it: translates each instruction of a checked program into an
 * iop with decoded operands and resolved references, lays out the stacks of all frames, and words the diagnostic when a
 * run ends early.
 */
#include "interp/internal.h"

#include <string.h>

#include "helper.h"

/* -- Choosing the operation ------------------------------------------------------------------------------- */

/* Rows X and K of ops.def stand in the order 64X 64K 32X 32K. */
static u32 form_of(const struct isa_info *info)
{
	return (info->width == 32 ? 2 : 0) + (info->src_is_imm ? 1 : 0);
}

static enum interp_op alu_op_of(const struct isa_info *info)
{
	static const u16 first[ALU_NOPS] = {
		[ALU_ADD] = OP_ADD64X,	 [ALU_SUB] = OP_SUB64X, [ALU_MUL] = OP_MUL64X,	 [ALU_DIV] = OP_DIV64X,
		[ALU_SDIV] = OP_SDIV64X, [ALU_MOD] = OP_MOD64X, [ALU_SMOD] = OP_SMOD64X, [ALU_OR] = OP_OR64X,
		[ALU_AND] = OP_AND64X,	 [ALU_XOR] = OP_XOR64X, [ALU_LSH] = OP_LSH64X,	 [ALU_RSH] = OP_RSH64X,
		[ALU_ARSH] = OP_ARSH64X,
	};

	return (enum interp_op)(first[info->op] + form_of(info));
}

static enum interp_op jcc_op_of(struct bpfc_ctx *ctx, const struct isa_info *info)
{
	static const u16 first[COND_NCONDS] = {
		[COND_EQ] = OP_JEQ64X,	 [COND_NE] = OP_JNE64X,	  [COND_GT] = OP_JGT64X,   [COND_GE] = OP_JGE64X,
		[COND_LT] = OP_JLT64X,	 [COND_LE] = OP_JLE64X,	  [COND_SGT] = OP_JSGT64X, [COND_SGE] = OP_JSGE64X,
		[COND_SLT] = OP_JSLT64X, [COND_SLE] = OP_JSLE64X, [COND_SET] = OP_JSET64X,
	};

	CHECK(ctx, first[info->op]);
	return (enum interp_op)(first[info->op] + form_of(info));
}

static enum interp_op mov_op_of(const struct isa_info *info)
{
	if (info->bits < info->width)
		return info->width == 32 ? OP_MOVSX32 : OP_MOVSX64;
	return (enum interp_op)(OP_MOV64X + form_of(info));
}

/* Of four operations, in the order of sizes 1, 2, 4, 8, that stand STEP rows apart. */
static enum interp_op by_size(enum interp_op first, u32 step, u32 size)
{
	return (enum interp_op)(first + step * (u32)__builtin_ctz(size));
}

static enum interp_op atomic_op_of(const struct isa_info *info)
{
	static const u16 first[ATOMIC_NOPS] = {
		[ATOMIC_ADD] = OP_ADD_MEM32, [ATOMIC_OR] = OP_OR_MEM32, [ATOMIC_AND] = OP_AND_MEM32,
		[ATOMIC_XOR] = OP_XOR_MEM32, [ATOMIC_XCHG] = OP_XCHG32, [ATOMIC_CMPXCHG] = OP_CMPXCHG32,
	};
	u32 wide = info->size == 8;

	if (info->op == ATOMIC_XCHG || info->op == ATOMIC_CMPXCHG)
		return (enum interp_op)(first[info->op] + wide);
	return (enum interp_op)(first[info->op] + wide + (info->fetch ? 2 : 0));
}

static enum interp_op call_op_of(const struct prog *p, u32 i, const struct isa_info *info)
{
	if (info->call == CALL_LOCAL)
		return OP_CALL_LOCAL;
	if (info->call == CALL_HELPER && p->aux[i].ref != REF_EXTERN && p->insns[i].imm == HELPER_tail_call)
		return OP_CALL_TAIL;
	return OP_CALL_HELPER;
}

static enum interp_op op_of(struct bpfc_ctx *ctx, const struct prog *p, u32 i, const struct isa_info *info)
{
	switch ((enum isa_kind)info->kind) {
	case ISA_ALU:
		return alu_op_of(info);
	case ISA_MOV:
		return mov_op_of(info);
	case ISA_NEG:
		return info->width == 32 ? OP_NEG32 : OP_NEG64;
	case ISA_SWAP:
		return OP_SWAP;
	case ISA_TRUNC:
		return info->bits == 16 ? OP_TRUNC16 : info->bits == 32 ? OP_TRUNC32 : OP_TRUNC64;
	case ISA_LDIMM64:
		return OP_LDIMM64;
	case ISA_LOAD:
		return info->sx ? by_size(OP_LOADSX1, 1, info->size) : by_size(OP_LOAD1, 3, info->size);
	case ISA_STORE:
		return by_size(info->src_is_imm ? OP_STORE1K : OP_STORE1X, 3, info->size);
	case ISA_ATOMIC:
		return atomic_op_of(info);
	case ISA_LDACQ:
		return info->size == 8 ? OP_LDACQ8 : by_size(OP_LDACQ1, 2, info->size);
	case ISA_STREL:
		return info->size == 8 ? OP_STREL8 : by_size(OP_STREL1, 2, info->size);
	case ISA_LDPKT:
		return info->indirect ? OP_LDPKT_IND : OP_LDPKT_ABS;
	case ISA_JA:
		return OP_JA;
	case ISA_JCC:
		return jcc_op_of(ctx, info);
	case ISA_MAYGOTO:
		return OP_MAYGOTO;
	case ISA_CALL:
		return call_op_of(p, i, info);
	case ISA_CALLX:
		return OP_CALLX;
	case ISA_EXIT:
		return OP_EXIT;
	case ISA_ASCAST:
		return OP_ASCAST;
	case ISA_INVALID:
	case ISA_NKINDS:
		break;
	}
	ctx_throw(ctx, BPFC_EINTERNAL, "interpreter: instruction %u is not valid", i);
}

/* -- Translation ------------------------------------------------------------------------------------------ */

/* The value of an ld_imm64; the index of a reference was checked by prog_check. */
static int resolve(struct interp *in, u32 i, u64 *value)
{
	const struct insn_aux *aux = &in->prog->aux[i];
	const struct interp_env *env = &in->env;
	const uintptr_t *table = NULL;
	struct where w;

	switch ((enum ref_kind)aux->ref) {
	case REF_NONE:
		*value = (u64)isa_imm64(&in->prog->insns[i]);
		return 0;
	case REF_MAP:
		table = env->map_addr;
		break;
	case REF_MAP_VALUE:
		table = env->map_value_addr;
		break;
	case REF_DATA:
		table = env->data_addr;
		break;
	case REF_EXTERN:
		table = env->extern_addr;
		break;
	case REF_SUBPROG:
		*value = interp_func_addr(in, aux->index);
		return 0;
	}
	w = prog_where(in->prog, i);
	if (!table)
		return diag_error(in->ctx, BPFC_EUNSUPPORTED, &w, "the interpreter has no address for this reference");
	*value = table[aux->index] + (u64)aux->addend;
	return 0;
}

static u32 call_number(const struct insn_aux *aux, const struct insn *insn)
{
	return aux->ref == REF_EXTERN ? 0x80000000u | aux->index : (u32)insn->imm;
}

static int translate_insn(struct interp *in, u32 i, bool *two)
{
	const struct insn *insn = &in->prog->insns[i];
	struct iop *o = &in->code[i];
	struct isa_info info;

	CHECK(in->ctx, isa_decode(insn, &info));
	o->code.op = op_of(in->ctx, in->prog, i, &info);
	o->dst = info.kind == ISA_CALLX ? info.callx_reg : insn->dst;
	o->src = insn->src;
	o->bits = info.kind == ISA_LDPKT ? (u8)(info.size * 8) : info.bits;
	o->off = insn->off;
	o->imm = (u64)(s64)insn->imm;
	*two = info.kind == ISA_LDIMM64;
	if (info.kind == ISA_LDIMM64)
		return resolve(in, i, &o->imm);
	if (info.kind == ISA_CALL && info.call != CALL_LOCAL)
		o->imm = call_number(&in->prog->aux[i], insn);
	if (info.kind == ISA_JA || info.kind == ISA_JCC || info.kind == ISA_MAYGOTO ||
	    (info.kind == ISA_CALL && info.call == CALL_LOCAL))
		o->jump = (s32)(prog_target(in->prog, i, &info) - (s64)i);
	return 0;
}

static int translate(struct interp *in)
{
	const void *const *labels = in->form == INTERP_THREADED ? exec_labels() : NULL;
	bool two = false;
	u32 n = in->prog->n_insns;

	in->code = arena_array(&in->arena, n, sizeof *in->code);
	for (u32 i = 0; i < n; i++) {
		int err = 0;

		if (two) {
			two = false;
			in->code[i].code.op = OP_SECOND;
		} else {
			err = translate_insn(in, i, &two);
		}
		if (err)
			return err;
		if (labels)
			in->code[i].code.label = labels[in->code[i].code.op];
	}
	return 0;
}

/* -- Stacks ----------------------------------------------------------------------------------------------- */

/* How far below r10 instruction I reaches, as far as its text shows. COPIES: registers that may hold r10. */
static s64 stack_reach(const struct insn *insn, const struct isa_info *info, u16 *copies)
{
	bool reads = info->kind == ISA_LOAD || info->kind == ISA_LDACQ;
	bool writes = info->kind == ISA_STORE || info->kind == ISA_STREL || info->kind == ISA_ATOMIC;

	if (info->kind == ISA_MOV && !info->src_is_imm && info->width == 64 && *copies >> insn->src & 1)
		*copies |= (u16)(1u << insn->dst);
	if (info->kind == ISA_ALU && info->src_is_imm && info->width == 64 && *copies >> insn->dst & 1)
		return info->op == ALU_ADD ? -(s64)insn->imm : info->op == ALU_SUB ? insn->imm : 0;
	if ((reads && insn->src == BPF_FP) || (writes && insn->dst == BPF_FP))
		return -(s64)insn->off;
	return 0;
}

static void layout_stacks(struct interp *in)
{
	const struct prog *p = in->prog;
	s64 size = INTERP_STACK;

	for (u32 s = 0; s < p->subprogs.n; s++) {
		u16 copies = 1u << BPF_FP;

		for (u32 i = p->subprogs.p[s].start, end = i + p->subprogs.p[s].n; i < end; i++) {
			struct isa_info info;
			s64 reach = isa_decode(&p->insns[i], &info) ? stack_reach(&p->insns[i], &info, &copies) : 0;

			if (reach <= INTERP_STACK_MAX)
				size = MAX(size, reach);
		}
	}
	in->stack_size = ALIGN_UP((u32)size, 16);
	in->stack_stride = 1;
	while (in->stack_stride < in->stack_size + 16)
		in->stack_stride *= 2;
	/* different fillings go with different addresses, which a program may not rely upon either */
	in->stack = arena_alloc(&in->arena, (size_t)in->stack_stride * INTERP_MAX_DEPTH + INTERP_STACK_SHIFT);
	if (in->env.has_poison)
		in->stack += in->env.poison % (INTERP_STACK_SHIFT / 16) * 16;
}

/* -- The door --------------------------------------------------------------------------------------------- */

struct new_args {
	struct interp *in;
	struct bpfc_ctx *ctx;
	const struct prog *p;
	enum interp_form form;
	const struct interp_env *env;
};

static int new_body(void *arg)
{
	struct new_args *n = arg;
	struct arena arena;
	struct interp *in;

	arena_init(&arena, n->ctx);
	in = arena_alloc(&arena, sizeof *in);
	in->arena = arena;
	n->in = in;
	in->ctx = n->ctx;
	in->prog = n->p;
	in->form = n->form;
	in->env = *n->env;
	in->func_base = arena_array(&in->arena, n->p->subprogs.n, INTERP_FUNC_STEP);
	layout_stacks(in);
	for (u32 i = 0; i < n->env->n_regions; i++)
		vec_push(&in->arena, &in->regions, n->env->regions[i]);
	return translate(in);
}

struct interp *interp_new(struct bpfc_ctx *ctx, const struct prog *p, enum interp_form form,
			  const struct interp_env *env)
{
	struct new_args n = {.ctx = ctx, .p = p, .form = form, .env = env};

	if (ctx_try(ctx, new_body, &n)) {
		interp_free(n.in);
		return NULL;
	}
	return n.in;
}

void interp_free(struct interp *in)
{
	struct arena arena;

	if (!in)
		return;
	arena = in->arena;
	arena_free(&arena);
}

struct add_args {
	struct interp *in;
	struct interp_region region;
};

static int add_body(void *arg)
{
	struct add_args *a = arg;

	vec_push(&a->in->arena, &a->in->regions, a->region);
	return 0;
}

int interp_add_region(struct interp *in, uintptr_t base, size_t size, bool writable)
{
	struct add_args a = {in, {base, size, writable}};

	for (u32 i = 0; i < in->regions.n; i++) {
		const struct interp_region *r = &in->regions.p[i];

		if (r->base == base && r->size == size && r->writable == writable)
			return 0;
	}
	return ctx_try(in->ctx, add_body, &a);
}

struct set_args {
	struct interp *in;
	const struct interp_region *regions;
	u32 n;
};

static int set_body(void *arg)
{
	struct set_args *s = arg;

	s->in->regions.n = 0;
	s->in->last_region = 0;
	for (u32 i = 0; i < s->n; i++)
		vec_push(&s->in->arena, &s->in->regions, s->regions[i]);
	return 0;
}

int interp_set_regions(struct interp *in, const struct interp_region *regions, u32 n)
{
	struct set_args s = {in, regions, n};

	return ctx_try(in->ctx, set_body, &s);
}

void interp_move_region(struct interp *in, uintptr_t from, uintptr_t to, size_t size)
{
	for (u32 i = 0; i < in->regions.n; i++) {
		struct interp_region *r = &in->regions.p[i];

		if (r->base == from) {
			r->base = to;
			r->size = size;
			return;
		}
	}
}

uintptr_t interp_func_addr(const struct interp *in, u32 subprog)
{
	return (uintptr_t)in->func_base + (uintptr_t)subprog * INTERP_FUNC_STEP;
}

static int report(struct interp *in, int err, u32 at)
{
	struct where w = prog_where(in->prog, at);

	switch (err) {
	case -BPFC_EFAULT:
		if (!in->fault_size)
			return diag_error(in->ctx, BPFC_EFAULT, &w, "call to 0x%llx, which is no function",
					  (unsigned long long)in->fault_addr);
		return diag_error(in->ctx, BPFC_EFAULT, &w, "access to %u bytes at 0x%llx, which are not the program's",
				  in->fault_size, (unsigned long long)in->fault_addr);
	case -BPFC_ETIMEOUT:
		return diag_error(in->ctx, BPFC_ETIMEOUT, &w, "more than %llu instructions were executed",
				  (unsigned long long)in->env.max_insns);
	case -BPFC_ECALL_DEPTH:
		return diag_error(in->ctx, BPFC_ECALL_DEPTH, &w, "more than %d calls are nested", INTERP_MAX_DEPTH);
	case -BPFC_ENO_HELPER:
		return diag_error(in->ctx, BPFC_ENO_HELPER, &w, "the helper is not available here");
	}
	return diag_error(in->ctx, (enum bpfc_error) - err, &w, "the program was stopped");
}

int interp_run(struct interp *in, u32 subprog, u64 r1, u64 r2, u64 *r0)
{
	u64 regs[BPF_NREGS], poison = in->env.has_poison ? in->env.poison : 0;
	u32 at;
	int err;

	CHECK(in->ctx, subprog < in->prog->subprogs.n);
	at = in->prog->subprogs.p[subprog].start;
	for (u32 r = 0; r < BPF_NREGS; r++)
		regs[r] = poison;
	in->flat = in->prog->subprogs.p[subprog].is_prog && in->prog->subprogs.p[subprog].type == PROG_FLAT;
	if (!in->has_caplen || !in->flat)
		in->caplen = r2;
	regs[1] = in->entry_r1 = r1;
	regs[2] = in->entry_r2 = r2;
	in->tail_calls = 0;
	regs[10] = frame_enter(in, 0, NULL);
	err = (in->form == INTERP_THREADED ? exec_threaded : exec_switch)(in, in->code + at, regs, &at);
	if (err)
		return report(in, err, at);
	*r0 = in->flat ? (u32)regs[0] : regs[0];
	return 0;
}

void interp_set_caplen(struct interp *in, u32 caplen)
{
	in->has_caplen = true;
	in->caplen = caplen;
}

u64 interp_executed(const struct interp *in)
{
	return in->executed;
}
