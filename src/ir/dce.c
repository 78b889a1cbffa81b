/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Removal of unused values and parameters, of empty blocks, and of jumps between blocks that follow each other.
 *
 * Needs: a well-formed function. Leaves: every value used; carry makers without a reader turned into plain operations;
 * no jump to a block that only jumps on; no block with one predecessor that jumps to it alone;
 * critical edges split as before. ir_cfg() is done.
 * Keeps: instructions with effects, and loads even if nobody uses what they read, unless the memory is the BPF stack or
 * cannot change. (One half of an 8-byte load that split made is such a load too.)
 *
 * Marks from the roots with an explicit stack, then sweeps; a second walk threads and merges blocks. Linear.
 */
#include "ir/cfg.h"
#include "ir/opt.h"

struct dce {
	struct ir_func *f;
	struct arena *tmp;
	u32 *live;
	ir_ref *stack;
	u32 n;
};

/* -- Marking ------------------------------------------------------------------------------------------------ */

static void mark(struct dce *d, ir_ref r)
{
	if (!r || bits_test(d->live, r))
		return;
	bits_set(d->live, r);
	d->stack[d->n++] = r;
}

static bool is_root(const struct ir_ins *i)
{
	switch (ir_op_effect((enum ir_op)i->op)) {
	case 'W':
	case 'T':
		return true;
	case 'R':
		return !(i->flags & (IRF_STACK | IRF_CONSTMEM));
	default:
		return false;
	}
}

/* A live parameter needs what each edge brings for it. */
static void mark_incoming(struct dce *d, const struct ir_ins *p)
{
	const struct ir_block *b = ir_block(d->f, p->block);

	for (u32 k = 0; k < b->npreds; k++) {
		u32 from = d->f->pred_pool[b->preds + k];

		for (int s = 0; s < 2; s++)
			if (ir_block(d->f, from)->succ[s].to == p->block)
				mark(d, d->f->pool.p[ir_block(d->f, from)->succ[s].args + (u32)p->imm]);
	}
}

static void mark_all(struct dce *d)
{
	struct ir_func *f = d->f;

	for (u32 k = 0; k < f->n_order; k++)
		for (ir_ref r = ir_block(f, f->order[k])->first; r; r = ir_at(f, r)->next)
			if (is_root(ir_at(f, r)))
				mark(d, r);
	while (d->n) {
		struct ir_ins *i = ir_at(f, d->stack[--d->n]);
		const ir_ref *args = ir_args(f, i);

		if (i->op == IR_PARAM)
			mark_incoming(d, i);
		for (u32 a = 0; a < i->nargs; a++)
			mark(d, args[a]);
	}
}

/* -- Sweeping ----------------------------------------------------------------------------------------------- */

/* Edge arguments are packed in place: the new list is no longer than the old. */
static void sweep_edge(struct dce *d, struct ir_edge *e)
{
	ir_ref *args = &d->f->pool.p[e->args];
	u32 n = 0, k = 0;

	for (ir_ref p = ir_block(d->f, e->to)->first; p && ir_at(d->f, p)->op == IR_PARAM;
	     p = ir_at(d->f, p)->next, k++)
		if (bits_test(d->live, p))
			args[n++] = args[k];
}

static void sweep_params(struct dce *d, u32 b)
{
	u32 n = 0;

	ir_foreach(d->f, b, p, next)
	{
		if (ir_at(d->f, p)->op != IR_PARAM)
			break;
		if (bits_test(d->live, p))
			ir_at(d->f, p)->imm = n++;
		else
			ir_remove(d->f, p);
	}
	ir_block(d->f, b)->nparams = n;
}

/* Nobody takes its carry or its second result any more. */
static void plain_op(struct dce *d, ir_ref r)
{
	struct ir_ins *i = ir_at(d->f, r);
	u8 next = i->next ? ir_at(d->f, i->next)->op : IR_NONE;

	if (i->op == IR_ADDC && next != IR_ADDX)
		i->op = IR_ADD;
	else if (i->op == IR_SUBC && next != IR_SUBX)
		i->op = IR_SUB;
	else if (i->op == IR_MULW && next != IR_HI)
		i->op = IR_MUL;
}

/* The old value of these need not be fetched if nobody looks at it. */
static void drop_fetch(struct ir_ins *i, const u32 *used, ir_ref r)
{
	bool plain = i->sub == ATOMIC_ADD || i->sub == ATOMIC_OR || i->sub == ATOMIC_AND || i->sub == ATOMIC_XOR;

	if (i->op == IR_ATOMIC && plain && !bits_test(used, r))
		i->flags &= (u8)~IRF_FETCH;
}

static void note_used(u32 *used, u32 n, const ir_ref *args)
{
	for (u32 k = 0; k < n; k++)
		bits_set(used, args[k]);
}

static void sweep(struct dce *d)
{
	struct ir_func *f = d->f;
	u32 *used = bits_new(d->tmp, f->ins.n);

	for (u32 k = 0; k < f->n_order; k++) {
		struct ir_block *b = ir_block(f, f->order[k]);

		for (int s = 0; s < opt_nsucc((enum ir_op)ir_at(f, b->last)->op); s++)
			sweep_edge(d, &b->succ[s]);
	}
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];

		sweep_params(d, b);
		ir_foreach(f, b, r, next) if (!bits_test(d->live, r)) ir_remove(f, r);
	}
	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (ir_ref r = b->first; r; r = ir_at(f, r)->next) {
			plain_op(d, r);
			note_used(used, ir_at(f, r)->nargs, ir_args(f, ir_at(f, r)));
		}
		for (int s = 0; s < opt_nsucc((enum ir_op)ir_at(f, b->last)->op); s++)
			note_used(used, ir_block(f, b->succ[s].to)->nparams, &f->pool.p[b->succ[s].args]);
	}
	for (u32 k = 0; k < f->n_order; k++)
		for (ir_ref r = ir_block(f, f->order[k])->first; r; r = ir_at(f, r)->next)
			drop_fetch(ir_at(f, r), used, r);
}

/* -- Blocks ------------------------------------------------------------------------------------------------- */

static bool is_empty(const struct ir_func *f, u32 b)
{
	return b != 1 && ir_at(f, ir_block(f, b)->first)->op == IR_JMP && ir_block(f, b)->succ[0].to != b;
}

static u32 copy_list(struct ir_func *f, u32 from, u32 n)
{
	u32 at = ir_pool_add(f, n, NULL);

	for (u32 k = 0; k < n; k++)
		f->pool.p[at + k] = f->pool.p[from + k];
	return at;
}

/* Redirect a jump through an empty block. Edges of a block with two successors stay: they bring no arguments and must
 * not become critical; what follows the empty block is merged into it instead, where that may be. Blocks are visited in
 * postorder, so the empty block's own jump was redirected before, and one step is enough, except around cycles. */
static void thread_jump(struct ir_func *f, u32 b)
{
	struct ir_edge *e = &ir_block(f, b)->succ[0];
	u32 n;

	if (ir_at(f, ir_block(f, b)->last)->op != IR_JMP || !is_empty(f, e->to))
		return;
	/* the list of arguments is copied, for passes rewrite each edge's own */
	*e = ir_block(f, e->to)->succ[0];
	n = ir_block(f, e->to)->nparams;
	e->args = n ? copy_list(f, e->args, n) : 0;
}

/* Where the arguments of two edges to one block differ: their number, and the last such place. */
static u32 differing_args(const struct ir_func *f, const struct ir_edge *a, const struct ir_edge *b, u32 *at)
{
	u32 n = 0;

	for (u32 k = 0; k < ir_block(f, a->to)->nparams; k++)
		if (f->pool.p[a->args + k] != f->pool.p[b->args + k]) {
			*at = k;
			n++;
		}
	return n;
}

/* The truth of the comparison that ends block B, before its end. Type T. */
static ir_ref truth_of(struct ir_func *f, u32 b, bool yes_is_one, enum ir_type t)
{
	ir_ref last = ir_block(f, b)->last, r;
	const struct ir_ins *br = ir_at(f, last);
	enum alu_cond c = yes_is_one ? (enum alu_cond)br->sub : cond_negate((enum alu_cond)br->sub);

	f->cur_insn = br->insn;
	r = opt_new(f, br->op == IR_BRX ? IR_SETX : IR_SET, IR_I32, (u8)c, br->args[0], br->args[1], br->args[2]);
	ir_insert_before(f, last, r);
	if (t == IR_I32)
		return r;
	r = opt_new(f, IR_ZEXT, IR_I64, 0, r, 0, 0);
	ir_insert_before(f, last, r);
	return r;
}

static bool is_value(const struct ir_func *f, ir_ref r, s64 v)
{
	return ir_is_const(f, r) && ir_at(f, r)->imm == v;
}

/* Both ways lead through empty blocks to one place. With the same values there is nothing to decide; where they differ
 * in that one brings 1 and the other 0, the comparison itself is the value. */
static void drop_decision(struct ir_func *f, u32 b)
{
	struct ir_block *bl = ir_block(f, b);
	struct ir_edge x, y;
	u32 n, at = 0;
	ir_ref vx, vy, v;

	if (opt_nsucc((enum ir_op)ir_at(f, bl->last)->op) != 2 || !is_empty(f, bl->succ[0].to) ||
	    !is_empty(f, bl->succ[1].to))
		return;
	x = ir_block(f, bl->succ[0].to)->succ[0];
	y = ir_block(f, bl->succ[1].to)->succ[0];
	if (x.to != y.to)
		return;
	n = differing_args(f, &x, &y, &at);
	if (n == 1) {
		vx = f->pool.p[x.args + at];
		vy = f->pool.p[y.args + at];
		if (!(is_value(f, vx, 1) && is_value(f, vy, 0)) && !(is_value(f, vx, 0) && is_value(f, vy, 1)))
			return;
		v = truth_of(f, b, is_value(f, vx, 1), (enum ir_type)ir_at(f, vx)->type);
		x.args = copy_list(f, x.args, ir_block(f, x.to)->nparams);
		f->pool.p[x.args + at] = v;
	} else if (n > 1) {
		return;
	} else {
		if (ir_at(f, bl->last)->op == IR_BRX)
			ir_remove(f, ir_at(f, bl->last)->prev);
		x.args = copy_list(f, x.args, ir_block(f, x.to)->nparams);
	}
	opt_set(f, bl->last, IR_JMP, 0, 0, 0, 0);
	bl->succ[0] = x;
	bl->succ[1] = (struct ir_edge){0};
}

/* Append NEXT, whose only predecessor B jumps to it, to B. */
static void merge_into(struct ir_func *f, u32 b, u32 next, ir_ref *repl)
{
	struct ir_block *bl = ir_block(f, b), *nb = ir_block(f, next);
	const ir_ref *args = &f->pool.p[bl->succ[0].args];

	ir_remove(f, bl->last);
	ir_foreach(f, next, r, after)
	{
		struct ir_ins *i = ir_at(f, r);

		if (i->op == IR_PARAM) {
			repl[r] = args[i->imm];
			ir_remove(f, r);
		} else {
			i->block = b;
		}
	}
	if (bl->last) {
		ir_at(f, bl->last)->next = nb->first;
		ir_at(f, nb->first)->prev = bl->last;
	} else {
		bl->first = nb->first;
	}
	bl->last = nb->last;
	bl->succ[0] = nb->succ[0];
	bl->succ[1] = nb->succ[1];
	nb->first = nb->last = 0;
	nb->succ[0] = nb->succ[1] = (struct ir_edge){0};
	nb->nparams = 0;
}

static void merge_blocks(struct ir_func *f, struct arena *tmp)
{
	ir_ref *repl = arena_array(tmp, f->ins.n, sizeof *repl);

	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k], next;

		if (!ir_block(f, b)->last)
			continue;
		while (ir_at(f, ir_block(f, b)->last)->op == IR_JMP) {
			next = ir_block(f, b)->succ[0].to;
			if (next == b || next == 1 || ir_block(f, next)->npreds != 1)
				break;
			merge_into(f, b, next, repl);
		}
	}
	ir_cfg(f);
	opt_apply(f, repl, f->ins.n);
}

static void tidy_blocks(struct ir_func *f, struct arena *tmp)
{
	for (u32 k = f->n_order; k--;) {
		u32 b = f->order[k];

		thread_jump(f, b);
		drop_decision(f, b);
	}
	ir_cfg(f);
	merge_blocks(f, tmp);
}

void ir_dce(struct ir_func *f)
{
	struct arena tmp;
	struct dce d = {.f = f, .tmp = &tmp};

	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	d.live = bits_new(&tmp, f->ins.n);
	d.stack = arena_array(&tmp, f->ins.n, sizeof *d.stack);
	mark_all(&d);
	sweep(&d);
	tidy_blocks(f, &tmp);
	ir_temp_end(f->ctx);
}
