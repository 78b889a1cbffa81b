/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_build(): calls of every kind. Arguments and results get the types that helper.def, BTF or the convention of the
 * callee say; what a call leaves in r1 to r5 is undefined.
 */
#include "ir/build.h"

enum { NARGS = 5, HELPER_LIMIT = 0x10000 /* callx on raw input: below it numbers of helpers, from it addresses */ };

ir_ref build_emit_call(struct build *b, enum ir_callee kind, s64 index, enum ir_type t, u32 n, const ir_ref *args)
{
	ir_ref r = ir_emit_list(b->f, b->cur, IR_CALL, t, kind, n, args);

	ir_at(b->f, r)->imm = index;
	return r;
}

/* Type of what a callee gives back, by its class. */
static enum ir_type ret_type(enum helper_ret ret)
{
	return ret == RET_VOID ? IR_VOID : ret == RET_I64 ? IR_I64 : IR_I32;
}

static ir_ref ret_value(struct build *b, enum helper_ret ret, ir_ref call)
{
	switch (ret) {
	case RET_VOID:
		return imm_own(b->f, IR_I64, 0);
	case RET_INT:
		return build_op(b, IR_SEXT, IR_I64, call, 0);
	case RET_U32:
	case RET_PTR:
		return build_zext(b, call);
	case RET_I64:
		break;
	}
	return call;
}

void build_spoil_args(struct build *b)
{
	for (u32 r = 1; r <= NARGS; r++)
		b->var[r] = ir_undef(b->f, IR_I64);
}

/* -- Helpers ---------------------------------------------------------------------------------------------- */

/* Arguments by class into ARGS, their number. An unknown helper takes five words of 64 bits. */
static u32 helper_args(struct build *b, const struct helper *h, ir_ref *args)
{
	u32 n = 0;

	for (bool rest = !h; n < NARGS; n++) {
		ir_ref x = b->var[1 + n];

		if (!rest && h->arg[n] == ARG_NONE)
			break;
		rest = rest || h->arg[n] == ARG_VA;
		args[n] = rest || h->arg[n] == ARG_I64 ? x : build_lo(b, x);
	}
	return n;
}

static void call_helper(struct build *b, u32 nr)
{
	const struct helper *h = helper_by_id(nr);
	enum helper_ret ret = h ? (enum helper_ret)h->ret : RET_I64;
	ir_ref args[NARGS], r;
	u32 n = helper_args(b, h, args);

	r = build_emit_call(b, CALLEE_HELPER, nr, ret_type(ret), n, args);
	b->var[0] = ret_value(b, ret, r);
	build_spoil_args(b);
}

/* bpf_tail_call: asks the runtime for the entry, and leaves this function for it if there is one. */
static void call_tail(struct build *b)
{
	ir_ref counter = ir_arg(b->f, IR_I32, IR_ARG_COUNTER), target, args[4];
	u32 leave = ir_block_new(b->f), stay = ir_block_new(b->f);

	for (u32 k = 0; k < 3; k++)
		args[k] = build_lo(b, b->var[1 + k]);
	args[3] = counter;
	target = build_emit_call(b, CALLEE_SUPPORT, SUPPORT_TAIL, IR_I32, 4, args);
	ir_br(b->f, b->cur, COND_NE, target, imm_own(b->f, IR_I32, 0), leave, stay);
	ir_emit(b->f, leave, IR_TAILJMP, IR_VOID, 0, target, args[0], counter, 0);
	b->cur = stay;
	b->var[0] = imm_own(b->f, IR_I64, 0);
	build_spoil_args(b);
}

/* -- Other functions -------------------------------------------------------------------------------------- */

static void call_subprog(struct build *b, u32 index)
{
	ir_ref r = build_emit_call(b, CALLEE_SUBPROG, index, IR_I64, NARGS, &b->var[1]);

	if (b->sigs && b->sigs[index].ret_hi_zero)
		r = build_zext(b, build_lo(b, r));
	b->var[0] = r;
	build_spoil_args(b);
}

static void call_extern(struct build *b, u32 index)
{
	const struct prog_extern *e = &b->p->externs.p[index];
	enum helper_ret ret = e->has_proto ? (enum helper_ret)e->ret : RET_I64;
	u32 n = e->has_proto ? MIN(e->nargs, (u32)NARGS) : NARGS;
	ir_ref args[NARGS], r;

	for (u32 k = 0; k < n; k++)
		args[k] = e->has_proto && e->arg_words[k] == 1 ? build_lo(b, b->var[1 + k]) : b->var[1 + k];
	r = build_emit_call(b, CALLEE_EXTERN, index, ret_type(ret), n, args);
	b->var[0] = ret_value(b, ret, r);
	build_spoil_args(b);
}

void build_call(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	const struct insn_aux *aux = &b->p->aux[b->i];

	if (aux->ref == REF_EXTERN)
		call_extern(b, aux->index);
	else if (aux->ref == REF_SUBPROG)
		call_subprog(b, aux->index);
	else if (info->call == CALL_HELPER && insn->imm == HELPER_tail_call && b->sp->uses_tail_call)
		call_tail(b);
	else if (info->call == CALL_HELPER)
		call_helper(b, (u32)insn->imm);
	else
		CHECK(b->ctx, false); /* prog_check leaves no call without its reference */
}

/* -- Calls through a register ----------------------------------------------------------------------------- */

static ir_ref call_pointer(struct build *b, ir_ref addr)
{
	ir_ref args[1 + NARGS] = {addr};

	for (u32 k = 1; k <= NARGS; k++)
		args[k] = b->var[k];
	return build_emit_call(b, CALLEE_PTR, 0, IR_I64, 1 + NARGS, args);
}

/* A value that may be either an address or a helper's number. */
static ir_ref call_either(struct build *b, ir_ref v)
{
	u32 by_addr = ir_block_new(b->f), by_nr = ir_block_new(b->f), join = ir_block_new(b->f);
	ir_ref args[1 + NARGS] = {v}, r;

	for (u32 k = 1; k <= NARGS; k++)
		args[k] = b->var[k];
	ir_br(b->f, b->cur, COND_GE, v, imm_own(b->f, IR_I32, HELPER_LIMIT), by_addr, by_nr);
	b->cur = by_addr;
	r = call_pointer(b, v);
	ir_jmp(b->f, by_addr, join, 1, &r);
	b->cur = by_nr;
	r = build_emit_call(b, CALLEE_SUPPORT, SUPPORT_HELPER_NR, IR_I64, 1 + NARGS, args);
	ir_jmp(b->f, by_nr, join, 1, &r);
	b->cur = join;
	return ir_param(b->f, join, IR_I64);
}

void build_callx(struct build *b, const struct isa_info *info)
{
	ir_ref v = build_lo(b, build_reg(b, info->callx_reg));
	const struct ir_ins *i = ir_at(b->f, v);

	if (!b->p->is_elf && i->op == IR_CONST && i->imm >= 0 && i->imm < HELPER_LIMIT) {
		call_helper(b, (u32)i->imm);
		return;
	}
	b->var[0] = b->p->is_elf || i->op == IR_SYM ? call_pointer(b, v) : call_either(b, v);
	build_spoil_args(b);
}

u16 build_call_reads(const struct build *b, u32 i, const struct isa_info *info)
{
	const struct insn_aux *aux = &b->p->aux[i];
	const struct helper *h;
	u32 n = NARGS;

	if (aux->ref == REF_EXTERN) {
		const struct prog_extern *e = &b->p->externs.p[aux->index];

		n = e->has_proto ? MIN(e->nargs, (u32)NARGS) : NARGS;
	} else if (info->kind == ISA_CALL && info->call == CALL_HELPER) {
		h = helper_by_id((u32)b->p->insns[i].imm);
		for (u32 k = 0; h && k < NARGS; k++) {
			if (h->arg[k] == ARG_VA)
				break;
			if (h->arg[k] == ARG_NONE) {
				n = k;
				break;
			}
		}
	}
	return (u16)(((1u << n) - 1) << 1 | (info->kind == ISA_CALLX ? 1u << info->callx_reg : 0));
}
