/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Sums with pointers that were dereferenced. No memory of a program lies within IR_ADDR_BELOW bytes of the bottom or
 * IR_ADDR_ABOVE of the top of the address space, so where control comes behind an access at x + o, x + k does not wrap as
 * long as k is no farther than that from o: a 64-bit sum is the 32-bit one with a zero high half, and what compares it
 * needs 32 bits. Offsets are looked at whatever hardening says: they only tell how wide a sum is (NOTES.md).
 *
 * Needs: ir_cfg(), level 1, pointers narrowed (ir_narrow). Leaves: ADD of I64 turned into ZEXT of an I32 ADD.
 * One walk in reverse postorder, in which dominators come first; a few accesses are remembered for each pointer.
 */
#include "ir/cfg.h"
#include "ir/opt.h"

enum { REMEMBERED = 4 };

struct access {
	u32 block;
	s32 off;
	u32 next; /* an earlier one of the same pointer, 0: none */
};

struct deref {
	struct ir_func *f;
	struct ir_graph graph;
	struct arena *tmp;
	u32 *last; /* by value: newest access with this base, 0: none */
	VEC(struct access) accesses; /* 0 unused */
	u32 n; /* entries of last */
};

/* Does x + K not wrap where x + OFF is an address in memory? */
static bool near(s64 k, s64 off)
{
	return k - off <= IR_ADDR_ABOVE && off - k <= IR_ADDR_BELOW;
}

static void remember(struct deref *d, const struct ir_ins *i, ir_ref base)
{
	u32 n = 0;

	if (base >= d->n || ir_at(d->f, base)->op == IR_CONST || !near(0, i->imm))
		return;
	for (u32 k = d->last[base]; k; k = d->accesses.p[k].next, n++)
		if (d->accesses.p[k].block == i->block && d->accesses.p[k].off == i->imm)
			return;
	if (n >= REMEMBERED) /* the first ones dominate the most */
		return;
	vec_push(d->tmp, &d->accesses, ((struct access){i->block, (s32)i->imm, d->last[base]}));
	d->last[base] = d->accesses.n - 1;
}

/* Is x + k in reach of an access through x that every way here has passed? */
static bool in_reach(const struct deref *d, ir_ref x, s64 k, u32 block)
{
	const struct ir_graph *g = &d->graph;

	for (u32 a = x < d->n ? d->last[x] : 0; a; a = d->accesses.p[a].next) {
		const struct access *p = &d->accesses.p[a];

		if (near(k, p->off) && ir_graph_dominates(g, g->num[p->block], g->num[block]))
			return true;
	}
	return false;
}

static void sum(struct deref *d, ir_ref r)
{
	struct ir_func *f = d->f;
	const struct ir_ins *i = ir_at(f, r), *x = ir_at(f, i->args[0]), *k = ir_at(f, i->args[1]);
	ir_ref t;

	if (i->op != IR_ADD || i->type != IR_I64 || x->op != IR_ZEXT || k->op != IR_CONST ||
	    !in_reach(d, x->args[0], k->imm, i->block))
		return;
	f->cur_insn = i->insn;
	t = ir_const(f, IR_I32, opt_lo(k->imm), (enum origin)k->origin);
	t = opt_new(f, IR_ADD, IR_I32, 0, ir_at(f, ir_at(f, r)->args[0])->args[0], t, 0);
	ir_insert_before(f, r, t);
	opt_set(f, r, IR_ZEXT, 0, t, 0, 0);
}

void ir_deref(struct ir_func *f)
{
	struct deref d = {.f = f, .n = f->ins.n};
	struct arena tmp;

	CHECK(f->ctx, f->level == 1);
	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	d.tmp = &tmp;
	d.last = arena_array(&tmp, d.n, sizeof *d.last);
	vec_push(&tmp, &d.accesses, ((struct access){0}));
	ir_graph_make(&d.graph, f, &tmp);
	for (u32 k = 0; k < f->n_order; k++)
		for (ir_ref r = ir_block(f, f->order[k])->first; r; r = ir_at(f, r)->next) {
			struct ir_ins *i = ir_at(f, r);

			if (ir_op_is_memory((enum ir_op)i->op))
				remember(&d, i, ir_args(f, i)[0]);
			else
				sum(&d, r);
		}
	ir_temp_end(f->ctx);
}
