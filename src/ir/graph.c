/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Numbering, predecessors and dominators of the control flow graph, for cfg.c and check.c. Dominators by Lengauer and
 * Tarjan's method with path compression: at most n log n for any graph (the shorter iterative methods are quadratic for
 * a long chain of tests that leave to one place, which is what compiled filters look like).
 */
#include "ir/cfg.h"

static void release(void *arg)
{
	arena_free(arg);
}

void ir_temp_begin(struct bpfc_ctx *ctx, struct arena *a)
{
	arena_init(a, ctx);
	ctx_on_throw(ctx, release, a);
}

void ir_temp_end(struct bpfc_ctx *ctx)
{
	ctx_done(ctx);
}

/* Depth-first numbers and tree. */
static void number(struct ir_graph *g, const struct ir_func *f, struct arena *a)
{
	u32 *walk = arena_array(a, f->blocks.n, sizeof *walk);
	u8 *step = arena_array(a, f->blocks.n, sizeof *step);
	u32 nwalk = 0;

	walk[nwalk++] = 1;
	g->num[1] = ++g->n;
	g->block[1] = 1;
	while (nwalk) {
		u32 b = walk[nwalk - 1], to;

		if (step[b] == 2) {
			nwalk--;
			continue;
		}
		to = f->blocks.p[b].succ[step[b]++].to;
		if (!to || g->num[to])
			continue;
		g->num[to] = ++g->n;
		g->block[g->n] = to;
		g->parent[g->n] = g->num[b];
		walk[nwalk++] = to;
	}
}

static void find_preds(struct ir_graph *g, const struct ir_func *f, struct arena *a)
{
	u32 *next = arena_array(a, g->n + 2, sizeof *next);
	u32 sum = 0;

	for (u32 x = 1; x <= g->n; x++)
		for (u32 k = 0; k < 2; k++)
			next[g->num[f->blocks.p[g->block[x]].succ[k].to]]++;
	for (u32 x = 1; x <= g->n; x++) {
		u32 count = next[x];

		g->pred_at[x] = next[x] = sum;
		sum += count;
	}
	g->pred_at[g->n + 1] = sum;
	g->preds = arena_array(a, sum + 1, sizeof *g->preds);
	for (u32 x = 1; x <= g->n; x++) {
		for (u32 k = 0; k < 2; k++) {
			u32 to = g->num[f->blocks.p[g->block[x]].succ[k].to];

			if (to)
				g->preds[next[to]++] = x;
		}
	}
}

/* -- Dominators ------------------------------------------------------------------------------------------- */

struct forest {
	u32 *semi, *label, *ancestor, *stack;
};

/* The node of smallest semidominator on the path from V up to below the root of its tree. */
static u32 lowest(struct forest *t, u32 v)
{
	u32 n = 0;

	if (!t->ancestor[v])
		return t->label[v];
	for (u32 x = v; t->ancestor[t->ancestor[x]]; x = t->ancestor[x])
		t->stack[n++] = x;
	while (n) {
		u32 x = t->stack[--n], up = t->ancestor[x];

		if (t->semi[t->label[up]] < t->semi[t->label[x]])
			t->label[x] = t->label[up];
		t->ancestor[x] = t->ancestor[up];
	}
	return t->label[v];
}

static void dominators(struct ir_graph *g, struct arena *a)
{
	size_t n = g->n + 1;
	struct forest t = {arena_array(a, n, 4), arena_array(a, n, 4), arena_array(a, n, 4), arena_array(a, n, 4)};
	u32 *bucket = arena_array(a, n, sizeof *bucket), *chain = arena_array(a, n, sizeof *chain);

	for (u32 x = 1; x <= g->n; x++)
		t.semi[x] = t.label[x] = x;
	for (u32 x = g->n; x > 1; x--) {
		u32 p = g->parent[x];

		for (u32 e = g->pred_at[x]; e < g->pred_at[x + 1]; e++)
			t.semi[x] = MIN(t.semi[x], t.semi[lowest(&t, g->preds[e])]);
		chain[x] = bucket[t.semi[x]];
		bucket[t.semi[x]] = x;
		t.ancestor[x] = p;
		for (u32 v = bucket[p]; v; v = chain[v]) {
			u32 u = lowest(&t, v);

			g->dom[v] = t.semi[u] < t.semi[v] ? u : p;
		}
		bucket[p] = 0;
	}
	for (u32 x = 2; x <= g->n; x++)
		if (g->dom[x] != t.semi[x])
			g->dom[x] = g->dom[g->dom[x]];
}

static void dom_preorder(struct ir_graph *g, struct arena *a)
{
	u32 *next = arena_array(a, g->n + 1, sizeof *next);

	for (u32 x = g->n; x; x--)
		g->dom_size[g->dom[x]] += ++g->dom_size[x];
	for (u32 x = 1; x <= g->n; x++) {
		u32 d = g->dom[x];

		g->dom_at[x] = next[d];
		next[d] += g->dom_size[x];
		next[x] = g->dom_at[x] + 1;
	}
}

void ir_graph_make(struct ir_graph *g, const struct ir_func *f, struct arena *a)
{
	size_t n = f->blocks.n;

	*g = (struct ir_graph){.n = 0};
	g->num = arena_array(a, n, sizeof *g->num);
	g->block = arena_array(a, n, sizeof *g->block);
	g->parent = arena_array(a, n, sizeof *g->parent);
	number(g, f, a);
	n = g->n + 1;
	g->dom = arena_array(a, n, sizeof *g->dom);
	g->dom_at = arena_array(a, n, sizeof *g->dom_at);
	g->dom_size = arena_array(a, n, sizeof *g->dom_size);
	g->pred_at = arena_array(a, n + 1, sizeof *g->pred_at);
	find_preds(g, f, a);
	dominators(g, a);
	dom_preorder(g, a);
}
