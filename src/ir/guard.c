/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Comparisons that others decide which every way to them has passed: a packet's length that was compared with more
 * before, a value that is known to be another one. Facts are limits of a value, alone or relative to another value:
 *
 *     x >= base + lo     x <= base + hi     unsigned, without wrap; base may be nothing
 *
 * so that lengths compared with a variable offset plus constants are covered too. The dominator tree is walked in preorder;
 * what an edge tells holds below the block it leads to, and is taken back behind it.
 *
 * Needs: level 2, ir_gvn() before (equal bases have one name). Leaves: decided comparisons as comparisons of constants,
 * for ir_fold(). Linear but for the hash table.
 */
#include "ir/cfg.h"
#include "ir/fold.h"

struct fact {
	ir_ref x, base;
	s64 lo, hi;
};

/* What a fact was before. */
struct undo {
	u32 fact;
	s64 lo, hi;
};

struct guard {
	struct ir_func *f;
	struct arena *tmp;
	struct ir_graph graph;
	VEC(struct fact) facts; /* 0 unused */
	VEC(struct undo) log;
	u32 *hash, mask; /* of x and base -> index of the fact */
};

/* A comparison as x against base + k. */
struct cmp {
	enum alu_cond c;
	ir_ref x, base;
	s64 k;
};

/* -- Facts ------------------------------------------------------------------------------------------------ */

static u32 *slot_of(struct guard *g, ir_ref x, ir_ref base)
{
	u32 at = (x * 0x9e3779b1u ^ base * 0x85ebca6bu) >> 7;

	for (;; at++) {
		u32 *slot = &g->hash[at & g->mask];
		const struct fact *fact = &g->facts.p[*slot];

		if (!*slot || (fact->x == x && fact->base == base))
			return slot;
	}
}

static struct fact unknown(const struct guard *g, ir_ref x, ir_ref base)
{
	if (base)
		return (struct fact){x, base, INT64_MIN, INT64_MAX};
	return (struct fact){x, base, 0, (s64)ir_umax(g->f, x)};
}

static struct fact known(struct guard *g, ir_ref x, ir_ref base)
{
	u32 n = *slot_of(g, x, base);

	return n ? g->facts.p[n] : unknown(g, x, base);
}

static void limit(struct guard *g, const struct cmp *c, s64 lo, s64 hi)
{
	u32 *slot = slot_of(g, c->x, c->base);
	struct fact *fact;

	if (!*slot) {
		vec_push(g->tmp, &g->facts, unknown(g, c->x, c->base));
		*slot = g->facts.n - 1;
	}
	fact = &g->facts.p[*slot];
	vec_push(g->tmp, &g->log, ((struct undo){*slot, fact->lo, fact->hi}));
	fact->lo = MAX(fact->lo, lo);
	fact->hi = MIN(fact->hi, hi);
}

static void take_back(struct guard *g, u32 mark)
{
	while (g->log.n > mark) {
		const struct undo *u = &g->log.p[--g->log.n];

		g->facts.p[u->fact].lo = u->lo;
		g->facts.p[u->fact].hi = u->hi;
	}
}

/* -- Comparisons ------------------------------------------------------------------------------------------ */

/* R as base + k, if the sum does not wrap. False: hardening forbids to look at its constant. */
static bool sum_of(const struct guard *g, ir_ref r, ir_ref *base, s64 *k)
{
	const struct ir_ins *i = ir_at(g->f, r), *c;

	*base = r;
	*k = 0;
	if (i->op == IR_CONST) {
		*base = 0;
		*k = (u32)(u64)i->imm;
		return !ir_hidden(g->f, r);
	}
	c = ir_at(g->f, i->args[1]);
	if (i->op != IR_ADD || c->op != IR_CONST || ir_hidden(g->f, i->args[1]) ||
	    ir_umax(g->f, i->args[0]) > UINT32_MAX - (u32)(u64)c->imm)
		return true;
	*base = i->args[0];
	*k = (u32)(u64)c->imm;
	return true;
}

/* The comparison that instruction I makes; false if none of the kind that is looked at. */
static bool read_cmp(const struct guard *g, const struct ir_ins *i, struct cmp *c)
{
	ir_ref x = i->args[0], y = i->args[1];

	if ((i->op != IR_BR && i->op != IR_SET && i->op != IR_SEL) || i->sub > COND_LE || ir_is_const(g->f, x))
		return false;
	c->c = (enum alu_cond)i->sub;
	if (ir_at(g->f, x)->op == IR_ADD && ir_at(g->f, y)->op != IR_ADD && !ir_is_const(g->f, y)) {
		ir_ref t = x;

		x = y;
		y = t;
		c->c = cond_swap(c->c);
	}
	c->x = x;
	return sum_of(g, y, &c->base, &c->k) && c->x != c->base;
}

/* What holds where comparison C is true. */
static void learn(struct guard *g, const struct cmp *c)
{
	switch ((int)c->c) {
	case COND_EQ:
		limit(g, c, c->k, c->k);
		break;
	case COND_GT:
		limit(g, c, c->k + 1, INT64_MAX);
		break;
	case COND_GE:
		limit(g, c, c->k, INT64_MAX);
		break;
	case COND_LT:
		limit(g, c, INT64_MIN, c->k - 1);
		break;
	case COND_LE:
		limit(g, c, INT64_MIN, c->k);
		break;
	default:
		break;
	}
}

/* 1 always true, 0 never, -1 open. */
static int decide(struct guard *g, const struct cmp *c)
{
	struct fact is = known(g, c->x, c->base);

	switch ((int)c->c) {
	case COND_EQ:
		return c->k < is.lo || c->k > is.hi ? 0 : is.lo == c->k && is.hi == c->k ? 1 : -1;
	case COND_NE:
		return c->k < is.lo || c->k > is.hi ? 1 : is.lo == c->k && is.hi == c->k ? 0 : -1;
	case COND_GT:
		return is.lo > c->k ? 1 : is.hi <= c->k ? 0 : -1;
	case COND_GE:
		return is.lo >= c->k ? 1 : is.hi < c->k ? 0 : -1;
	case COND_LT:
		return is.hi < c->k ? 1 : is.lo >= c->k ? 0 : -1;
	case COND_LE:
		return is.hi <= c->k ? 1 : is.lo > c->k ? 0 : -1;
	default:
		return -1;
	}
}

/* -- The walk --------------------------------------------------------------------------------------------- */

static void enter_block(struct guard *g, u32 b)
{
	struct ir_func *f = g->f;
	const struct ir_block *bl = ir_block(f, b), *p;
	const struct ir_ins *i;
	struct cmp c;

	if (bl->npreds != 1)
		return;
	p = ir_block(f, f->pred_pool[bl->preds]);
	i = ir_at(f, p->last);
	if (i->op != IR_BR || p->succ[0].to == p->succ[1].to || !read_cmp(g, i, &c))
		return;
	if (p->succ[1].to == b)
		c.c = cond_negate(c.c);
	learn(g, &c);
}

static void look_at(struct guard *g, ir_ref r)
{
	struct ir_func *f = g->f;
	ir_ref zero, truth;
	struct cmp c;
	int yes;

	if (!read_cmp(g, ir_at(f, r), &c) || (yes = decide(g, &c)) < 0)
		return;
	zero = imm_own(f, IR_I32, 0);
	truth = ir_const(f, IR_I32, yes, ORIGIN_OWN); /* both may move the instructions */
	ir_at(f, r)->sub = COND_NE;
	ir_at(f, r)->args[0] = zero;
	ir_at(f, r)->args[1] = truth;
}

void ir_guard(struct ir_func *f)
{
	struct guard g = {.f = f};
	struct arena tmp;
	u32 *by_place, n, depth = 0;
	struct {
		u32 end, mark;
	} *stack;

	CHECK(f->ctx, f->level == 2);
	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	g.tmp = &tmp;
	ir_graph_make(&g.graph, f, &tmp);
	n = g.graph.n;
	for (g.mask = 63; g.mask < 2 * f->ins.n; g.mask = 2 * g.mask + 1)
		;
	g.hash = arena_array(&tmp, (size_t)g.mask + 1, sizeof *g.hash);
	vec_push(&tmp, &g.facts, ((struct fact){0}));
	by_place = arena_array(&tmp, n + 1, sizeof *by_place);
	stack = arena_array(&tmp, n + 1, sizeof *stack);
	for (u32 k = 1; k <= n; k++)
		by_place[g.graph.dom_at[k]] = k;
	for (u32 at = g.graph.dom_at[1]; at < g.graph.dom_at[1] + n; at++) {
		u32 k = by_place[at], b = g.graph.block[k];

		while (depth && stack[depth - 1].end <= at)
			take_back(&g, stack[--depth].mark);
		stack[depth].end = at + g.graph.dom_size[k];
		stack[depth++].mark = g.log.n;
		enter_block(&g, b);
		for (ir_ref r = ir_block(f, b)->first; r; r = ir_at(f, r)->next)
			look_at(&g, r);
	}
	ir_temp_end(f->ctx);
}
