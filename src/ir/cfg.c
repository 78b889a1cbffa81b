/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The control flow graph of a function: reachability, predecessors, dominators (graph.c), natural loops, irreducible
 * cycles, and an order of the blocks. Reads the edges of the blocks only, so it serves a skeleton without instructions
 * too. Time is near linear in the edges for every graph, and no walk uses the C stack.
 *
 * The order is a reverse postorder in which each natural loop is one contiguous run of blocks that its header leads.
 * The walk that makes it looks, on meeting a header, at all targets of edges that leave the loop before it enters the
 * loop: whatever the loop leads to is then placed behind all of it.
 */
#include "ir/cfg.h"

/* Loops and cycles, all in numbers of the graph; arrays have n + 1 elements. */
struct loops {
	const struct ir_graph *g;
	struct arena *a;
	u32 *in;	/* header of the innermost loop of a block (a header's is itself), 0: none */
	u32 *outer;	/* header -> header of the loop around it, 0: none */
	u32 *depth;	/* of a header: loops around it and itself */
	u32 *jump;	/* header -> some loop further out, for steps of logarithmic number */
	u32 *at, *size; /* headers: preorder of the loop tree, as with dominators */
	bool *irreducible;
};

/* -- Loops ------------------------------------------------------------------------------------------------ */

static u32 find(u32 *up, u32 x)
{
	while (up[x] != x) {
		up[x] = up[up[x]];
		x = up[x];
	}
	return x;
}

/* Claims for header H the blocks that reach its back edges. Inner loops are done already and stand for themselves. */
static void loop_body(struct loops *l, u32 h, u32 *up, u32 *stack)
{
	const struct ir_graph *g = l->g;
	u32 n = 0;

	for (u32 e = g->pred_at[h]; e < g->pred_at[h + 1]; e++)
		if (ir_graph_dominates(g, h, g->preds[e])) {
			l->in[h] = h;
			stack[n++] = g->preds[e];
		}
	while (n) {
		u32 x = find(up, stack[--n]);

		if (x == h)
			continue;
		up[x] = h;
		if (l->in[x] == x)
			l->outer[x] = h;
		else
			l->in[x] = h;
		for (u32 e = g->pred_at[x]; e < g->pred_at[x + 1]; e++)
			stack[n++] = g->preds[e];
	}
}

static void find_loops(struct loops *l)
{
	const struct ir_graph *g = l->g;
	u32 *up = arena_array(l->a, g->n + 1, sizeof *up);
	/* every edge is pushed once as a back edge and once from the block that it enters */
	u32 *stack = arena_array(l->a, 2 * (size_t)g->pred_at[g->n + 1] + 1, sizeof *stack);

	for (u32 x = 1; x <= g->n; x++)
		up[x] = x;
	for (u32 h = g->n; h; h--)
		loop_body(l, h, up, stack);
}

/* Depth, jump pointers and preorder of the loop tree. An outer header has the smaller number. */
static void number_loops(struct loops *l)
{
	u32 n = l->g->n, at = 0;
	u32 *next = arena_array(l->a, n + 1, sizeof *next);

	for (u32 h = 1; h <= n; h++) {
		u32 p = l->outer[h], j = l->jump[p];

		if (l->in[h] != h)
			continue;
		l->depth[h] = l->depth[p] + 1;
		l->jump[h] = l->depth[p] - l->depth[j] == l->depth[j] - l->depth[l->jump[j]] ? l->jump[j] : p;
		l->size[h] = 1;
	}
	for (u32 h = n; h; h--)
		if (l->in[h] == h && l->outer[h])
			l->size[l->outer[h]] += l->size[h];
	for (u32 h = 1; h <= n; h++) {
		u32 p = l->outer[h], *from = p ? &next[p] : &at;

		if (l->in[h] != h)
			continue;
		l->at[h] = *from;
		*from += l->size[h];
		next[h] = l->at[h] + 1;
	}
}

/* Is block X in the loop of header H (0: the whole function)? */
static bool contains(const struct loops *l, u32 h, u32 x)
{
	return !h || (l->in[x] && l->at[l->in[x]] - l->at[h] < l->size[h]);
}

/* The outermost loop that an edge from B to X leaves, 0 if it leaves none. */
static u32 loop_left(const struct loops *l, u32 b, u32 x)
{
	u32 h = l->in[b];

	if (contains(l, h, x))
		return 0;
	while (!contains(l, l->outer[h], x))
		h = contains(l, l->jump[h], x) ? l->outer[h] : l->jump[h];
	return h;
}

/* -- Irreducible cycles ----------------------------------------------------------------------------------- */

/* An edge to an ancestor in the tree of the walk that does not dominate it? */
static bool has_irreducible(const struct loops *l)
{
	const struct ir_graph *g = l->g;
	u32 *size = arena_array(l->a, g->n + 1, sizeof *size);

	for (u32 x = g->n; x; x--)
		size[g->parent[x]] += ++size[x];
	for (u32 x = 1; x <= g->n; x++)
		for (u32 e = g->pred_at[x]; e < g->pred_at[x + 1]; e++)
			if (g->preds[e] - x < size[x] && !ir_graph_dominates(g, x, g->preds[e]))
				return true;
	return false;
}

/* Tarjan's strongly connected components over the edges backward, without those from inside a natural loop to its
 * header: what is left of a cycle has several entries. */
static void mark_irreducible(struct loops *l)
{
	const struct ir_graph *g = l->g;
	u32 *low = arena_array(l->a, g->n + 1, sizeof *low), *seen = arena_array(l->a, g->n + 1, sizeof *seen);
	u32 *edge = arena_array(l->a, g->n + 1, sizeof *edge), *walk = arena_array(l->a, g->n + 1, sizeof *walk);
	u32 *open = arena_array(l->a, g->n + 1, sizeof *open);
	u32 time = 0, nwalk = 0, nopen = 0;

	for (u32 root = 1; root <= g->n; root++) {
		if (!seen[root])
			walk[nwalk++] = root;
		while (nwalk) {
			u32 x = walk[nwalk - 1], y = 0;

			if (!seen[x]) {
				seen[x] = low[x] = ++time;
				edge[x] = g->pred_at[x];
				open[nopen++] = x;
			}
			for (; edge[x] < g->pred_at[x + 1]; edge[x]++) {
				y = g->preds[edge[x]];
				if (ir_graph_dominates(g, x, y))
					continue;
				if (!seen[y])
					break;
				low[x] = MIN(low[x], low[y]);
			}
			if (edge[x] < g->pred_at[x + 1]) {
				walk[nwalk++] = y;
				continue;
			}
			nwalk--;
			if (low[x] != seen[x])
				continue;
			for (bool alone = open[nopen - 1] == x; nopen;) {
				y = open[--nopen];
				low[y] = ~0u; /* closed: no path leads back */
				l->irreducible[y] = !alone;
				if (y == x)
					break;
			}
		}
	}
}

/* -- Order ------------------------------------------------------------------------------------------------ */

/* Exits of loops as lists by header. */
struct exits {
	u32 *first; /* header -> index of an exit, 0: none */
	u32 *next, *to;
	u32 n;
};

static void find_exits(const struct loops *l, struct exits *ex)
{
	const struct ir_graph *g = l->g;
	u32 edges = g->pred_at[g->n + 1];

	ex->first = arena_array(l->a, g->n + 1, sizeof *ex->first);
	ex->next = arena_array(l->a, edges + 1, sizeof *ex->next);
	ex->to = arena_array(l->a, edges + 1, sizeof *ex->to);
	for (u32 x = 1; x <= g->n; x++) {
		for (u32 e = g->pred_at[x]; e < g->pred_at[x + 1]; e++) {
			u32 h = loop_left(l, g->preds[e], x);

			if (!h)
				continue;
			ex->to[++ex->n] = x;
			ex->next[ex->n] = ex->first[h];
			ex->first[h] = ex->n;
		}
	}
}

/* Fills ORDER (n elements) with numbers. The second successor is looked at last, so that it follows at once where it
 * can: it is the one that a BPF branch falls through to. */
static void make_order(const struct loops *l, const struct ir_func *f, u32 *order)
{
	const struct ir_graph *g = l->g;
	struct exits ex = {.n = 0};
	u32 *walk = arena_array(l->a, g->n + 1, sizeof *walk);
	u8 *step = arena_array(l->a, g->n + 1, sizeof *step); /* 0: not seen, 1: exits, 2 and 3: successors, 4: done */
	u32 nwalk = 0, at = g->n;

	find_exits(l, &ex);
	walk[nwalk++] = 1;
	step[1] = 1;
	while (nwalk) {
		u32 x = walk[nwalk - 1], to = 0;

		if (step[x] == 1) {
			u32 e = ex.first[x];

			if (e) {
				to = ex.to[e];
				ex.first[x] = ex.next[e];
			} else {
				step[x]++;
			}
		}
		if (!to && step[x] < 4)
			to = g->num[f->blocks.p[g->block[x]].succ[step[x]++ - 2].to];
		else if (!to) {
			order[--at] = x;
			nwalk--;
		}
		if (to && !step[to]) {
			step[to] = 1;
			walk[nwalk++] = to;
		}
	}
}

/* -- ir_cfg ----------------------------------------------------------------------------------------------- */

static void drop_block(struct ir_func *f, u32 b)
{
	struct ir_block *bl = ir_block(f, b);

	for (ir_ref r = bl->first, next; r; r = next) {
		next = ir_at(f, r)->next;
		*ir_at(f, r) = (struct ir_ins){.op = IR_NONE, .insn = ~0u};
	}
	*bl = (struct ir_block){.rpo = IR_UNREACHED, .insn = bl->insn};
}

static void store_block(struct ir_func *f, const struct loops *l, u32 x, u32 rpo)
{
	const struct ir_graph *g = l->g;
	struct ir_block *bl = ir_block(f, g->block[x]);
	u32 h = l->in[x];

	f->order[rpo] = g->block[x];
	bl->rpo = rpo;
	bl->idom = g->dom[x] ? g->block[g->dom[x]] : 0;
	bl->loop = h ? g->block[h] : 0;
	bl->depth = (u16)MIN(l->depth[h], 0xffffu);
	bl->irreducible = l->irreducible[x];
	bl->preds = g->pred_at[x];
	bl->npreds = g->pred_at[x + 1] - g->pred_at[x];
	for (u32 e = g->pred_at[x]; e < g->pred_at[x + 1]; e++)
		f->pred_pool[e] = g->block[g->preds[e]];
}

static void store(struct ir_func *f, const struct loops *l, const u32 *order)
{
	const struct ir_graph *g = l->g;
	u32 edges = g->pred_at[g->n + 1];

	if (f->order_cap < g->n) {
		f->order_cap = f->blocks.n;
		f->order = arena_array(f->arena, f->order_cap, sizeof *f->order);
	}
	if (f->pred_cap < edges) {
		f->pred_cap = edges + edges / 4;
		f->pred_pool = arena_array(f->arena, f->pred_cap, sizeof *f->pred_pool);
	}
	f->n_order = g->n;
	for (u32 i = 0; i < g->n; i++)
		store_block(f, l, order[i], i);
	for (u32 b = 1; b < f->blocks.n; b++)
		if (!g->num[b])
			drop_block(f, b);
}

void ir_cfg(struct ir_func *f)
{
	struct ir_graph g;
	struct arena tmp;
	struct loops l = {.g = &g, .a = &tmp};
	u32 *order;

	ir_temp_begin(f->ctx, &tmp);
	ir_graph_make(&g, f, &tmp);
	l.in = arena_array(&tmp, g.n + 1, sizeof *l.in);
	l.outer = arena_array(&tmp, g.n + 1, sizeof *l.outer);
	l.depth = arena_array(&tmp, g.n + 1, sizeof *l.depth);
	l.jump = arena_array(&tmp, g.n + 1, sizeof *l.jump);
	l.at = arena_array(&tmp, g.n + 1, sizeof *l.at);
	l.size = arena_array(&tmp, g.n + 1, sizeof *l.size);
	l.irreducible = arena_array(&tmp, g.n + 1, sizeof *l.irreducible);
	find_loops(&l);
	number_loops(&l);
	if (has_irreducible(&l))
		mark_irreducible(&l);
	/* a natural loop whose header lies on a cycle with several entries is part of it as a whole */
	for (u32 x = 1; x <= g.n; x++) {
		u32 around = l.in[x] == x ? l.outer[x] : l.in[x];

		if (around && l.irreducible[around])
			l.irreducible[x] = true;
	}
	order = arena_array(&tmp, g.n + 1, sizeof *order);
	make_order(&l, f, order);
	store(f, &l, order);
	ir_temp_end(f->ctx);
}

void ir_split_critical(struct ir_func *f)
{
	u32 n = f->blocks.n;
	struct arena tmp;
	u32 *npreds;

	ir_temp_begin(f->ctx, &tmp);
	npreds = arena_array(&tmp, n, sizeof *npreds);
	for (u32 b = 1; b < n; b++)
		for (u32 k = 0; k < 2; k++)
			npreds[ir_block(f, b)->succ[k].to]++;
	for (u32 b = 1; b < n; b++) {
		if (!ir_block(f, b)->succ[0].to || !ir_block(f, b)->succ[1].to)
			continue;
		for (u32 k = 0; k < 2; k++) {
			struct ir_edge e = ir_block(f, b)->succ[k];
			u32 mid;

			if (npreds[e.to] < 2)
				continue;
			mid = ir_block_new(f);
			ir_emit(f, mid, IR_JMP, IR_VOID, 0, 0, 0, 0, 0);
			ir_block(f, mid)->succ[0] = e;
			ir_block(f, mid)->insn = ir_block(f, b)->insn;
			ir_block(f, mid)->cold = ir_block(f, e.to)->cold;
			ir_block(f, b)->succ[k] = (struct ir_edge){.to = mid};
		}
	}
	ir_temp_end(f->ctx);
}
