/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instruction selection: calls, arguments, results and returns, by the conventions of bpfc-abi(7).
 *
 * cdecl (helpers, externs, thunks, programs): words at ESP upwards. Ours (subprograms, support routines): the words that
 * the callee takes, first three in EAX, EDX, ECX, the rest at ESP upwards. Results in EDX:EAX in both.
 */
#include "x86_32/isel.h"

static const u32 arg_reg[] = { R_EAX, R_EDX, R_ECX };

static void store_word(struct isel *is, ir_ref arg, u32 word)
{
	struct src s = isel_src(is, arg, 0, false);
	struct x86_ins *x = isel_ins(is, s.kind == SRC_IMM ? X86_MOV_MI : X86_MOV_MR);
	x->base = R_ARGOUT;
	x->disp = (s32)(word * 4);
	if (s.kind == SRC_REG) {
		x->reg = s.reg;
	} else {
		x->imm = s.imm;
		x->imm_origin = s.origin;
		x->imm_sym = s.symkind;
		x->sym = s.sym;
	}
	is->f->out_words = MAX(is->f->out_words, word + 1);
}

/* Returns the registers that are set for the call. */
static u8 pass_words(struct isel *is, const ir_ref *args, u32 n, bool in_regs)
{
	u8 set = 0;
	u32 regs = in_regs ? MIN(n, (u32)ARRAY_SIZE(arg_reg)) : 0;
	for (u32 k = regs; k < n; k++)
		store_word(is, args[k], k - regs);
	for (u32 k = 0; k < regs; k++) {
		isel_value(is, arg_reg[k], args[k]);
		set |= (u8)(1u << arg_reg[k]);
	}
	return set;
}

static enum x86_symkind callee_symbol(enum ir_callee c)
{
	switch (c) {
	case CALLEE_HELPER:
		return XS_HELPER;
	case CALLEE_SUBPROG:
		return XS_SUBPROG;
	case CALLEE_EXTERN:
		return XS_EXTERN;
	case CALLEE_SUPPORT:
		return XS_SUPPORT;
	case CALLEE_PTR:
		break;
	}
	return XS_NONE;
}

static bool own_convention(const struct ir_ins *i)
{
	return i->sub == CALLEE_SUBPROG || (i->sub == CALLEE_SUPPORT && i->imm <= SUPPORT_SMOD64);
}

void isel_call(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	const ir_ref *args = ir_args(is->ir, i);
	u32 n = i->nargs, target = R_NONE;

	if (i->sub == CALLEE_PTR) {
		CHECK(is->ctx, n > 0);
		target = isel_use(is, args[0]);
		args++;
		n--;
	}
	u8 set = pass_words(is, args, n, own_convention(i));
	struct x86_ins *x = isel_ins(is, target == R_NONE ? X86_CALL_S : X86_CALL_R);
	x->uses = set;
	x->rm = target;
	if (target == R_NONE) {
		x->imm_sym = (u8)callee_symbol((enum ir_callee)i->sub);
		x->sym = (u32)i->imm;
	}
	is->f->makes_calls = true;
	ir_ref h = i->next && isel_at(is, i->next)->op == IR_HI ? i->next : 0;
	if (is->uses[r])
		isel_mov(is, isel_dst(is, r), R_EAX);
	if (h && is->uses[h])
		isel_mov(is, isel_dst(is, h), R_EDX);
}

/* Number of the word, in the order in which they are passed, that argument A is. */
static u32 word_number(const struct isel *is, const struct ir_ins *a)
{
	const struct ir_func *ir = is->ir;
	if (is->f->is_entry || ir->subprog == ~0u)
		return (u32)a->imm;
	if (is->f->is_tail_body)
		return a->imm == IR_ARG_COUNTER ? 1 : 0;
	u32 below = a->imm == IR_ARG_COUNTER ? ir->sig.words : ir->sig.words & ((1u << a->imm) - 1);
	return (u32)__builtin_popcount(below);
}

void isel_entry_args(struct isel *is)
{
	struct ir_func *ir = is->ir;
	bool in_regs = !is->f->is_entry;

	for (int stack = 0; stack < 2; stack++) {
		for (ir_ref r = 1; r < ir->ins.n; r++) {
			const struct ir_ins *a = isel_at(is, r);
			if (a->op != IR_ARG || !is->uses[r])
				continue;
			u32 n = word_number(is, a);
			bool on_stack = !in_regs || n >= ARRAY_SIZE(arg_reg);
			if (on_stack != (bool)stack)
				continue;
			if (!on_stack) {
				isel_mov(is, isel_dst(is, r), arg_reg[n]);
				continue;
			}
			u32 d = isel_dst(is, r);
			struct x86_ins *x = isel_ins(is, X86_MOV_RM);
			x->reg = d;
			x->base = R_ARGIN;
			x->disp = (s32)(4 * (in_regs ? n - ARRAY_SIZE(arg_reg) : n));
		}
	}
}

void isel_ret(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	const ir_ref *args = ir_args(is->ir, i);
	ir_ref lo = args[0], hi = i->nargs > 1 ? args[1] : 0;

	isel_value(is, R_EAX, lo);
	if (hi && !(is->ir->sig.ret_hi_zero && !is->f->is_entry && !is->f->is_tail_body && is->ir->subprog != ~0u))
		isel_value(is, R_EDX, hi);
	isel_ins(is, X86_RET);
}

void isel_tailjmp(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	ir_ref target = i->args[0], context = i->args[1], counter = i->args[2];

	isel_value(is, R_ECX, target);
	isel_value(is, R_EAX, context);
	isel_value(is, R_EDX, counter);
	struct x86_ins *x = isel_ins(is, X86_JMP_R);
	x->rm = R_ECX;
}
