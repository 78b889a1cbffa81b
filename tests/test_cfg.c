/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of ir/cfg.c and ir/graph.c: everything that ir_cfg() says about random graphs, reducible and not, against
 * definitions applied by brute force; and shapes of many blocks, for depth of stack and time.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

#include "ir/ir.h"
#include "test.h"

enum { MAX_BLOCKS = 14, GRAPHS = 6000 };

struct fixture {
	struct bpfc_ctx ctx;
	struct arena a;
	struct ir_func *f;
};

static void begin(struct fixture *x, u32 blocks)
{
	memset(x, 0, sizeof *x);
	ctx_init(&x->ctx);
	arena_init(&x->a, &x->ctx);
	x->f = ir_func_new(&x->ctx, &x->a, NULL, ~0u, 1);
	for (u32 b = 1; b <= blocks; b++)
		ir_block_new(x->f);
}

static void end(struct fixture *x)
{
	arena_free(&x->a);
	ctx_fini(&x->ctx);
}

static void connect(struct ir_func *f, u32 b, u32 yes, u32 no)
{
	ir_ref zero = imm_own(f, IR_I64, 0);

	if (yes && no)
		ir_br(f, b, COND_EQ, zero, zero, yes, no);
	else if (yes)
		ir_jmp(f, b, yes, 0, NULL);
	else
		ir_emit(f, b, IR_RET, IR_VOID, 0, zero, 0, 0, 0);
}

/* -- Brute force ------------------------------------------------------------------------------------------ */

/* Sets of blocks are bit masks. */
struct graph {
	u32 n, succ[MAX_BLOCKS + 1][2];
	u32 reach;		  /* from the entry */
	u32 dom[MAX_BLOCKS + 1];  /* dominators of a block */
	u32 body[MAX_BLOCKS + 1]; /* of a header: its natural loop; 0: no header */
};

#define BIT(b) (1u << (b))

/* Blocks reachable from FROM without entering those of WITHOUT. */
static u32 reachable(const struct graph *g, u32 from, u32 without)
{
	u32 set = 0, more = BIT(from) & ~without;

	while (more) {
		u32 b = (u32)__builtin_ctz(more);

		set |= BIT(b);
		more &= ~BIT(b);
		for (u32 k = 0; k < 2; k++)
			if (g->succ[b][k])
				more |= BIT(g->succ[b][k]) & ~set & ~without;
	}
	return set;
}

static void solve(struct graph *g)
{
	g->reach = reachable(g, 1, 0);
	for (u32 d = 1; d <= g->n; d++)
		for (u32 b = 1; b <= g->n; b++)
			if ((g->reach & BIT(b)) && (d == b || !(reachable(g, 1, BIT(d)) & BIT(b))) &&
			    (g->reach & BIT(d)))
				g->dom[b] |= BIT(d);
	for (u32 t = 1; t <= g->n; t++) {
		for (u32 k = 0; k < 2; k++) {
			u32 h = g->succ[t][k];

			if (!h || !(g->reach & BIT(t)) || !(g->dom[t] & BIT(h)))
				continue;
			g->body[h] |= BIT(h);
			for (u32 b = 1; b <= g->n; b++)
				if ((g->reach & BIT(b)) && b != h && (reachable(g, b, BIT(h)) & BIT(t)))
					g->body[h] |= BIT(b);
		}
	}
}

/* Can the graph be shrunk to one node by removing self loops and merging nodes into their only predecessor? */
static bool is_reducible(const struct graph *g)
{
	u32 succ[MAX_BLOCKS + 1] = {0}, alive = g->reach;

	for (u32 b = 1; b <= g->n; b++)
		for (u32 k = 0; k < 2; k++)
			if ((alive & BIT(b)) && g->succ[b][k])
				succ[b] |= BIT(g->succ[b][k]);
	for (bool change = true; change;) {
		change = false;
		for (u32 b = 2; b <= g->n; b++) {
			u32 preds = 0;

			if (!(alive & BIT(b)))
				continue;
			succ[b] &= ~BIT(b);
			for (u32 p = 1; p <= g->n; p++)
				if ((alive & BIT(p)) && (succ[p] & BIT(b)))
					preds |= BIT(p);
			if (__builtin_popcount(preds) != 1)
				continue;
			alive &= ~BIT(b);
			succ[__builtin_ctz(preds)] = (succ[__builtin_ctz(preds)] & ~BIT(b)) | succ[b];
			change = true;
		}
	}
	return alive == BIT(1);
}

/* -- Comparison ------------------------------------------------------------------------------------------- */

static void check_preds(const struct ir_func *f, const struct graph *g, u32 b)
{
	const struct ir_block *bl = ir_block(f, b);
	u32 count[MAX_BLOCKS + 1] = {0};

	for (u32 p = 1; p <= g->n; p++)
		for (u32 k = 0; k < 2; k++)
			if ((g->reach & BIT(p)) && g->succ[p][k] == b)
				count[p]++;
	for (u32 k = 0; k < bl->npreds; k++)
		count[f->pred_pool[bl->preds + k]]--;
	for (u32 p = 1; p <= g->n; p++)
		CU_ASSERT_EQUAL(count[p], 0);
}

static void check_loops(const struct ir_func *f, const struct graph *g, u32 b)
{
	const struct ir_block *bl = ir_block(f, b);
	u32 depth = 0, inner = 0;

	for (u32 h = 1; h <= g->n; h++) {
		if (!(g->body[h] & BIT(b)))
			continue;
		depth++;
		if (!inner || __builtin_popcount(g->body[h]) < __builtin_popcount(g->body[inner]))
			inner = h;
	}
	CU_ASSERT_EQUAL(bl->loop, inner);
	CU_ASSERT_EQUAL(bl->depth, depth);
}

static void check_order(const struct ir_func *f, const struct graph *g, bool reducible)
{
	CU_ASSERT_EQUAL(f->n_order, (u32)__builtin_popcount(g->reach));
	CU_ASSERT_EQUAL(f->order[0], 1);
	for (u32 i = 0; i < f->n_order; i++) {
		u32 b = f->order[i], size = (u32)__builtin_popcount(g->body[b]);

		CU_ASSERT_EQUAL(ir_block(f, b)->rpo, i);
		for (u32 k = 0; k < size; k++)
			CU_ASSERT(i + k < f->n_order && (g->body[b] & BIT(f->order[i + k])));
		for (u32 k = 0; k < 2 && reducible; k++) {
			u32 to = g->succ[b][k];

			if (to && !(g->dom[b] & BIT(to)))
				CU_ASSERT(ir_block(f, to)->rpo > i);
		}
	}
}

static void check_graph(struct ir_func *f, struct graph *g)
{
	bool reducible, some = false;

	solve(g);
	reducible = is_reducible(g);
	for (u32 b = 1; b <= g->n; b++) {
		const struct ir_block *bl = ir_block(f, b);
		bool cycle = false;

		if (!(g->reach & BIT(b))) {
			CU_ASSERT(bl->rpo == IR_UNREACHED && !bl->first && !bl->succ[0].to && !bl->npreds);
			continue;
		}
		CU_ASSERT_EQUAL(bl->idom == 0, b == 1);
		if (b != 1)
			CU_ASSERT_EQUAL(g->dom[bl->idom], g->dom[b] & ~BIT(b));
		check_preds(f, g, b);
		check_loops(f, g, b);
		for (u32 k = 0; k < 2; k++)
			cycle = cycle || (g->succ[b][k] && (reachable(g, g->succ[b][k], 0) & BIT(b)));
		some = some || bl->irreducible;
		CU_ASSERT(!bl->irreducible || cycle);
	}
	CU_ASSERT_EQUAL(some, !reducible);
	check_order(f, g, reducible);
}

static void test_random(void)
{
	struct prng rnd;

	prng_seed(&rnd, 7);
	for (u32 i = 0; i < GRAPHS; i++) {
		struct graph g = {.n = 2 + prng_below(&rnd, MAX_BLOCKS - 1)};
		u32 reach = 1 + prng_below(&rnd, g.n);
		struct fixture x;

		begin(&x, g.n);
		for (u32 b = 1; b <= g.n; b++) {
			u32 kind = prng_below(&rnd, 8);

			/* near targets make nests, far ones make knots; none goes to the entry */
			for (u32 k = 0; k < 2 && kind > k * 3; k++) {
				u32 to = b + 1 + prng_below(&rnd, reach) - prng_below(&rnd, reach);

				g.succ[b][k] = to >= 2 && to <= g.n ? to : 2 + prng_below(&rnd, g.n - 1);
			}
			connect(x.f, b, g.succ[b][0], g.succ[b][1]);
		}
		ir_cfg(x.f);
		check_graph(x.f, &g);
		ir_cfg(x.f); /* again, into the same memory */
		for (u32 b = 1; b <= g.n; b++)
			g.dom[b] = g.body[b] = 0;
		check_graph(x.f, &g);
		end(&x);
	}
}

/* After splitting, each edge leaves a block with one successor or enters one with one predecessor, and what was an
 * edge is an edge or a path through one new block, arguments and all. */
static void test_split(void)
{
	struct fixture x;
	struct ir_func *f;
	ir_ref seven;
	u32 mid;

	begin(&x, 4);
	f = x.f;
	seven = imm_own(f, IR_I64, 7);
	ir_param(f, 3, IR_I64);
	connect(f, 1, 2, 3);
	ir_block(f, 1)->succ[1].args = ir_pool_add(f, 1, &seven);
	connect(f, 2, 4, 4);
	ir_jmp(f, 3, 4, 0, NULL);
	ir_jmp(f, 4, 3, 1, &seven);
	ir_split_critical(f);
	CU_ASSERT_EQUAL(ir_block(f, 1)->succ[0].to, 2);
	mid = ir_block(f, 1)->succ[1].to;
	CU_ASSERT_FATAL(mid > 4);
	CU_ASSERT_EQUAL(ir_block(f, mid)->succ[0].to, 3);
	CU_ASSERT_EQUAL(f->pool.p[ir_block(f, mid)->succ[0].args], seven);
	CU_ASSERT_NOT_EQUAL(ir_block(f, 2)->succ[0].to, ir_block(f, 2)->succ[1].to);
	for (u32 k = 0; k < 2; k++) {
		mid = ir_block(f, 2)->succ[k].to;
		CU_ASSERT_FATAL(mid > 4);
		CU_ASSERT_EQUAL(ir_block(f, mid)->succ[0].to, 4);
		CU_ASSERT_EQUAL(ir_at(f, ir_block(f, mid)->last)->op, IR_JMP);
	}
	CU_ASSERT_EQUAL(f->blocks.n, 8);
	end(&x);
}

/* -- Many blocks ------------------------------------------------------------------------------------------ */

enum { MANY = 200000 };

/* Tests that all leave to the last block: quadratic for dominator methods that walk the tree. */
static void test_exits(void)
{
	struct fixture x;

	begin(&x, MANY);
	for (u32 b = 1; b < MANY; b++)
		connect(x.f, b, MANY, b + 1 < MANY ? b + 1 : 0);
	connect(x.f, MANY, 0, 0);
	ir_cfg(x.f);
	CU_ASSERT_EQUAL(ir_block(x.f, MANY)->idom, 1);
	CU_ASSERT_EQUAL(ir_block(x.f, MANY)->npreds, MANY - 1);
	CU_ASSERT_EQUAL(ir_block(x.f, MANY)->rpo, MANY - 1);
	end(&x);
}

/* Loops in loops, each left from the innermost block to behind all of them as well. */
static void test_nest(void)
{
	u32 n = MANY / 2;
	struct fixture x;

	begin(&x, 2 * n);
	for (u32 b = 1; b < n; b++)
		connect(x.f, b, b + 1, 0);
	for (u32 b = n; b < 2 * n - 1; b++)
		connect(x.f, b, 2 * n - b, b + 1);
	connect(x.f, 2 * n - 1, 2 * n, 0);
	connect(x.f, 2 * n, 0, 0);
	ir_cfg(x.f);
	CU_ASSERT_EQUAL(ir_block(x.f, n)->depth, 0xffff); /* as much as fits */
	CU_ASSERT_EQUAL(ir_block(x.f, n)->loop, n);
	CU_ASSERT_EQUAL(ir_block(x.f, 2)->depth, 1);
	CU_ASSERT_EQUAL(ir_block(x.f, 2 * n)->depth, 0);
	CU_ASSERT_FALSE(ir_block(x.f, n)->irreducible);
	for (u32 i = 0; i < x.f->n_order; i++)
		CU_ASSERT_EQUAL(x.f->order[i], i + 1);
	end(&x);
}

/* A chain walked in both directions and entered at two places: all of it is one cycle with two entries, although from
 * the second place on each step back is a natural loop. */
static void test_irreducible(void)
{
	struct fixture x;

	begin(&x, MANY);
	connect(x.f, 1, 2, 3);
	connect(x.f, 2, 3, 0);
	for (u32 b = 3; b < MANY; b++)
		connect(x.f, b, b - 1, b + 1);
	connect(x.f, MANY, 0, 0);
	ir_cfg(x.f);
	CU_ASSERT_FALSE(ir_block(x.f, 1)->irreducible);
	CU_ASSERT_FALSE(ir_block(x.f, MANY)->irreducible);
	for (u32 b = 2; b < MANY; b++)
		CU_ASSERT(ir_block(x.f, b)->irreducible);
	CU_ASSERT_EQUAL(ir_block(x.f, 10)->depth, 8);
	end(&x);
}

void suite_cfg(void)
{
	CU_pSuite s = CU_add_suite("cfg", NULL, NULL);

	CU_add_test(s, "random graphs against brute force", test_random);
	CU_add_test(s, "critical edges", test_split);
	CU_add_test(s, "many exits", test_exits);
	CU_add_test(s, "deep nest", test_nest);
	CU_add_test(s, "irreducible chain", test_irreducible);
}
