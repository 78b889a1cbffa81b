/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One of several equal values: an instruction whose operation and arguments were seen in a dominating place is replaced
 * by the one seen there.
 *
 * Needs: a well-formed function. Leaves: the same without repeated pure operations; unused values remain for ir_dce().
 * Merges pure operations, divisions (by dominance only, so none is made that was not there), and loads from memory that
 * cannot change. Other loads are kept, each in its place. Carry chains are left alone.
 *
 * One walk over the dominator tree in preorder with one hash table: an entry that does not dominate the current block
 * lies in a part of the tree that is done with, and is overwritten.
 */
#include "ir/cfg.h"
#include "ir/opt.h"

#include <string.h>

struct gvn {
	struct ir_func *f;
	ir_ref *repl;
	u32 n; /* entries of repl */
	ir_ref *table;
	u32 mask;
	u32 *dom_at, *dom_size; /* preorder of the dominator tree */
	u32 *walk;		/* blocks in that order */
};

/* -- Dominator tree ----------------------------------------------------------------------------------------- */

/* A block's dominator precedes it in the order of the blocks, so sizes and positions need no recursion. */
static void number_tree(struct gvn *g, struct arena *tmp)
{
	struct ir_func *f = g->f;
	u32 *next = arena_array(tmp, f->blocks.n, sizeof *next);

	g->dom_at = arena_array(tmp, f->blocks.n, sizeof *g->dom_at);
	g->dom_size = arena_array(tmp, f->blocks.n, sizeof *g->dom_size);
	g->walk = arena_array(tmp, (size_t)f->n_order + 1, sizeof *g->walk);
	for (u32 k = f->n_order; k--;) {
		u32 b = f->order[k];

		g->dom_size[b]++;
		g->dom_size[ir_block(f, b)->idom] += g->dom_size[b];
	}
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k], up = ir_block(f, b)->idom;

		g->dom_at[b] = k ? next[up] : 0;
		next[up] += g->dom_size[b];
		next[b] = g->dom_at[b] + 1;
		g->walk[g->dom_at[b]] = b;
	}
}

static bool dominates(const struct gvn *g, u32 a, u32 b)
{
	return g->dom_at[b] - g->dom_at[a] < g->dom_size[a];
}

/* -- Values ------------------------------------------------------------------------------------------------- */

/* Which constants are equal must not decide either. */
static bool has_hidden(const struct ir_func *f, const struct ir_ins *i)
{
	for (u32 a = 0; a < MIN(i->nargs, 4u); a++)
		if (ir_hidden(f, i->args[a]))
			return true;
	return false;
}

/* An operation that may be merged has its arguments in itself, not in the pool. */
static bool mergeable_op(const struct ir_ins *i)
{
	switch (i->op) {
	case IR_PARAM:
	case IR_OPAQUE:
	case IR_HI: /* with its maker */
	case IR_DIVW:
		return false;
	case IR_LOAD:
	case IR_LOADSX:
		return (i->flags & IRF_CONSTMEM) != 0;
	default:
		return ir_op_effect((enum ir_op)i->op) == 'P' || ir_op_effect((enum ir_op)i->op) == 'D';
	}
}

static bool mergeable(const struct ir_func *f, const struct ir_ins *i)
{
	return mergeable_op(i) && !(f->harden >= 2 && has_hidden(f, i));
}

static u64 hash_ins(const struct ir_ins *i)
{
	u64 h = i->op | (u64)i->type << 8 | (u64)i->sub << 16 | (u64)i->dorigin << 24;

	h = (h ^ (u64)i->imm) * 0x9e3779b97f4a7c15u;
	for (int a = 0; a < 4; a++) {
		h = (h ^ h >> 29 ^ i->args[a]) * 0xff51afd7ed558ccdu;
	}
	return h ^ h >> 32;
}

static bool same_ins(const struct ir_ins *a, const struct ir_ins *b)
{
	return a->op == b->op && a->type == b->type && a->sub == b->sub && a->flags == b->flags && a->imm == b->imm &&
	       a->dorigin == b->dorigin && memcmp(a->args, b->args, sizeof a->args) == 0;
}

static void resolve(struct gvn *g, struct ir_ins *i)
{
	ir_ref *args = ir_args(g->f, i);

	for (u32 a = 0; a < i->nargs; a++)
		args[a] = opt_find(g->repl, g->n, args[a]);
	if (ir_op_commutes((enum ir_op)i->op) && i->nargs == 2 && args[0] > args[1] && !ir_is_const(g->f, args[1])) {
		ir_ref t = args[0];

		args[0] = args[1];
		args[1] = t;
	}
}

/* The second result of R, made now if it has none. */
static ir_ref second_of(struct gvn *g, ir_ref r)
{
	ir_ref hi = ir_at(g->f, r)->next;

	if (hi && ir_at(g->f, hi)->op == IR_HI)
		return hi;
	hi = opt_new(g->f, IR_HI, IR_I32, 0, r, 0, 0);
	ir_insert_after(g->f, r, hi);
	return hi;
}

/* R is equal to SEEN. What follows R and takes its second result goes with it. */
static void replace(struct gvn *g, ir_ref r, ir_ref seen)
{
	ir_ref hi = ir_at(g->f, r)->next;

	g->repl[r] = seen;
	if (ir_at(g->f, r)->op == IR_MULW && hi && ir_at(g->f, hi)->op == IR_HI)
		g->repl[hi] = second_of(g, seen);
}

static void number_ins(struct gvn *g, ir_ref r)
{
	struct ir_ins *i = ir_at(g->f, r);
	u32 at, empty_or_dead = ~0u;

	resolve(g, i);
	if (!mergeable(g->f, i))
		return;
	at = (u32)hash_ins(i) & g->mask;
	for (u32 tries = 0; tries < 8 && g->table[at]; tries++, at = (at + 1) & g->mask) {
		ir_ref seen = g->table[at];

		if (!dominates(g, ir_at(g->f, seen)->block, i->block)) {
			if (empty_or_dead == ~0u)
				empty_or_dead = at;
		} else if (same_ins(ir_at(g->f, seen), i)) {
			replace(g, r, seen);
			return;
		}
	}
	g->table[empty_or_dead != ~0u ? empty_or_dead : at] = r;
}

static void number_block(struct gvn *g, u32 b)
{
	ir_ref next;

	for (ir_ref r = ir_block(g->f, b)->first; r; r = next) {
		if (r < g->n && !g->repl[r])
			number_ins(g, r);
		next = ir_at(g->f, r)->next;
		if (r < g->n && g->repl[r])
			ir_remove(g->f, r);
	}
}

void ir_gvn(struct ir_func *f)
{
	struct gvn g = {.f = f, .n = f->ins.n};
	struct arena tmp;
	u32 cap = 64;

	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	while (cap < 2 * g.n && cap < 1u << 30)
		cap *= 2;
	g.mask = cap - 1;
	g.table = arena_array(&tmp, cap, sizeof *g.table);
	g.repl = arena_array(&tmp, g.n, sizeof *g.repl);
	number_tree(&g, &tmp);
	for (u32 k = 0; k < f->n_order; k++)
		number_block(&g, g.walk[k]);
	opt_apply(f, g.repl, g.n);
	ir_temp_end(f->ctx);
}
