/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Speculation fences for programs that are not trusted. Linux puts one behind a store to the stack that may overwrite a
 * pointer: a load that overtakes the store would see what was there before (Spectre variant 4). Its verifier knows which
 * these are; without one, each store counts that goes to the stack, and, where a stack address got into other hands,
 * each that may.
 */
#include "blinding/blind.h"

static bool is_store(const struct ir_ins *i)
{
	return i->op == IR_STORE || i->op == IR_STREL8 || i->op == IR_ATOMIC || i->op == IR_ATOMIC8;
}

/* The place in the frame that address R is, or is an offset from. */
static bool in_frame(const struct ir_func *f, ir_ref r)
{
	for (int k = 0; k < 4; k++) {
		const struct ir_ins *i = ir_at(f, r);

		if (i->op == IR_FRAME)
			return true;
		if (i->op != IR_ADD && i->op != IR_ADDC)
			return false;
		r = ir_at(f, i->args[1])->op == IR_FRAME ? i->args[1] : i->args[0];
	}
	return false;
}

/* Is a frame address used other than to load or store there? Calls that get one give it back to nobody. */
static bool frame_escapes(struct ir_func *f)
{
	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (ir_ref r = b->first; r; r = ir_at(f, r)->next) {
			struct ir_ins *i = ir_at(f, r);
			bool memory = is_store(i) || i->op == IR_LOAD || i->op == IR_LOADSX || i->op == IR_LDACQ8;

			for (u32 a = memory; a < ir_nargs(i) && i->op != IR_CALL; a++)
				if (ir_at(f, ir_args(f, i)[a])->op == IR_FRAME)
					return true;
		}
		for (int s = 0; s < 2; s++)
			for (u32 a = 0; b->succ[s].to && a < ir_block(f, b->succ[s].to)->nparams; a++)
				if (ir_at(f, f->pool.p[b->succ[s].args + a])->op == IR_FRAME)
					return true;
	}
	return false;
}

void blind_fences(struct ir_func *f)
{
	bool all = frame_escapes(f);

	for (u32 k = 0; k < f->n_order; k++) {
		ir_foreach (f, f->order[k], r, next) {
			struct ir_ins *i = ir_at(f, r);
			ir_ref pos = r;
			u32 insn = i->insn;

			if (!is_store(i) || (!all && !(i->flags & IRF_STACK) && !in_frame(f, ir_args(f, i)[0])))
				continue;
			if (ir_at(f, i->next)->op == IR_HI) /* goes with its maker */
				pos = i->next;
			vec_push(f->arena, &f->ins,
				 ((struct ir_ins){.op = IR_FENCE, .sub = FENCE_SPECULATION, .insn = insn}));
			ir_insert_after(f, pos, f->ins.n - 1);
		}
	}
}
