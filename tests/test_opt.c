/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The optimizer: random functions before and after each pass and after split, rules that must do what they are for, and
 * what passes must leave alone.
 */
#include <CUnit/CUnit.h>

#include "ir_expr.h"
#include "test.h"

/* -- Random functions ------------------------------------------------------------------------------------- */

/* Values that are there to choose from; all dominate the place that grows. */
struct gen {
	struct ir_expr *e;
	struct prng rng;
	u32 b;
	ir_ref wide[64], narrow[64];
	u32 n_wide, n_narrow;
};

static u32 below(struct gen *g, u32 n)
{
	return prng_below(&g->rng, n);
}

static ir_ref keep(struct gen *g, ir_ref r)
{
	if (ir_at(g->e->f, r)->type == IR_I64)
		g->wide[g->n_wide < 64 ? g->n_wide++ : below(g, 64)] = r;
	else
		g->narrow[g->n_narrow < 64 ? g->n_narrow++ : below(g, 64)] = r;
	return r;
}

static ir_ref pick(struct gen *g, enum ir_type t)
{
	u64 k = ir_expr_edges[below(g, ir_expr_n_edges)];
	u32 n = t == IR_I64 ? g->n_wide : g->n_narrow;

	if (below(g, 4) == 0 || !n)
		return ir_const(g->e->f, t, (s64)k, ORIGIN_IMM);
	n = below(g, 2) && n > 4 ? n - 1 - below(g, 4) : below(g, n);
	return t == IR_I64 ? g->wide[n] : g->narrow[n];
}

static ir_ref emit(struct gen *g, enum ir_op op, enum ir_type t, u8 sub, ir_ref a, ir_ref b)
{
	return keep(g, ir_emit(g->e->f, g->b, op, t, sub, a, b, 0, 0));
}

/* A divisor that is never 0 and, signed, never -1. */
static ir_ref divisor(struct gen *g, enum ir_type t, bool is_signed)
{
	ir_ref d = pick(g, t);

	if (is_signed)
		d = emit(g, IR_AND, t, 0, d, ir_const(g->e->f, t, 0x7fff, ORIGIN_IMM));
	if (ir_is_const(g->e->f, d) && ir_at(g->e->f, d)->imm != 0 && ir_at(g->e->f, d)->imm != -1)
		return d;
	return emit(g, IR_OR, t, 0, d, ir_const(g->e->f, t, is_signed ? 2 : 1, ORIGIN_IMM));
}

static void random_alu(struct gen *g)
{
	static const u8 ops[] = {IR_ADD,  IR_ADD,  IR_SUB,  IR_MUL, IR_AND, IR_AND, IR_OR,  IR_XOR, IR_UDIV,
				 IR_UMOD, IR_SDIV, IR_SMOD, IR_SHL, IR_SHR, IR_SAR, IR_NEG, IR_NOT, IR_BSWAP};
	u8 op = ops[below(g, ARRAY_SIZE(ops))];
	enum ir_type t = below(g, 2) ? IR_I64 : IR_I32;
	ir_ref a = pick(g, t), b;

	switch (op) {
	case IR_UDIV:
	case IR_UMOD:
	case IR_SDIV:
	case IR_SMOD:
		b = divisor(g, t, op == IR_SDIV || op == IR_SMOD);
		break;
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		b = below(g, 2) ? ir_const(g->e->f, IR_I32, below(g, 70), ORIGIN_IMM) : pick(g, IR_I32);
		break;
	case IR_NEG:
	case IR_NOT:
	case IR_BSWAP:
		b = 0;
		break;
	default:
		b = pick(g, t);
		break;
	}
	emit(g, (enum ir_op)op, t, 0, a, b);
}

static void random_extension(struct gen *g)
{
	static const u8 ops[] = {IR_SEXT8, IR_SEXT16, IR_ZEXT8, IR_ZEXT16, IR_BSWAP16, IR_SEXT, IR_ZEXT, IR_TRUNC};
	u8 op = ops[below(g, ARRAY_SIZE(ops))];

	emit(g, (enum ir_op)op, op == IR_SEXT || op == IR_ZEXT ? IR_I64 : IR_I32, 0,
	     pick(g, op == IR_TRUNC ? IR_I64 : IR_I32), 0);
}

static void random_memory(struct gen *g)
{
	static const u8 sizes[] = {1, 2, 4, 8};
	u8 size = sizes[below(g, 4)];
	enum ir_type t = size == 8 ? IR_I64 : IR_I32;
	struct ir_func *f = g->e->f;
	ir_ref at = ir_emit(f, g->b, IR_AND, IR_I32, 0, pick(g, IR_I32), ir_const(f, IR_I32, 0x3f8, ORIGIN_IMM), 0, 0);
	ir_ref addr = ir_emit(f, g->b, IR_ADD, IR_I32, 0, at, ir_const(f, IR_I32, EXPR_BASE + 1024, ORIGIN_IMM), 0, 0);
	s32 disp = (s32)below(g, 200) - 100;

	if (below(g, 2)) {
		ir_store(f, g->b, size, addr, disp, ORIGIN_OFF, pick(g, t));
	} else {
		bool sx = size < 4 && below(g, 2);

		keep(g, ir_load(f, g->b, sx ? IR_LOADSX : IR_LOAD, t, size, addr, disp, ORIGIN_OFF));
	}
}

static void random_straight(struct gen *g, u32 n)
{
	while (n--) {
		u32 what = below(g, 10);
		enum ir_type t = below(g, 2) ? IR_I64 : IR_I32;
		ir_ref a = pick(g, t);

		if (what == 0)
			random_memory(g);
		else if (what == 1)
			emit(g, IR_SET, IR_I32, (u8)below(g, COND_NCONDS), a, pick(g, t));
		else if (what < 5)
			random_extension(g);
		else
			random_alu(g);
	}
}

static void random_branch(struct gen *g, u32 yes, u32 no)
{
	enum ir_type t = below(g, 2) ? IR_I64 : IR_I32;
	ir_ref a = pick(g, t);

	ir_br(g->e->f, g->b, (enum alu_cond)below(g, COND_NCONDS), a, pick(g, t), yes, no);
}

/* Two ways that meet, with up to three values each. What one way made is not seen behind. */
static void random_diamond(struct gen *g)
{
	struct ir_func *f = g->e->f;
	u32 ways[2] = {ir_block_new(f), ir_block_new(f)}, end = ir_block_new(f);
	enum ir_type types[3];
	ir_ref args[3];
	u32 n = below(g, 4), wide = g->n_wide, narrow = g->n_narrow;

	for (u32 k = 0; k < n; k++)
		types[k] = below(g, 2) ? IR_I64 : IR_I32;
	random_branch(g, ways[0], ways[1]);
	for (u32 w = 0; w < 2; w++) {
		struct gen inner = *g;

		inner.b = ways[w];
		random_straight(&inner, below(g, 5));
		for (u32 k = 0; k < n; k++)
			args[k] = pick(&inner, types[k]);
		ir_jmp(f, ways[w], end, n, args);
		g->rng = inner.rng;
	}
	g->n_wide = wide;
	g->n_narrow = narrow;
	g->b = end;
	for (u32 k = 0; k < n; k++)
		keep(g, ir_param(f, end, types[k]));
}

/* A loop of 1 to 8 rounds: a counter that goes up or down by one of several comparisons, and values that go around. */
static void random_loop(struct gen *g)
{
	struct ir_func *f = g->e->f;
	u32 head = ir_block_new(f), again = ir_block_new(f), out = ir_block_new(f), n = below(g, 4),
	    rounds = 1 + below(g, 8);
	enum ir_type t = below(g, 3) ? IR_I64 : IR_I32;
	bool down = below(g, 2);
	static const u8 up_cond[] = {COND_LT, COND_SLT, COND_NE}, down_cond[] = {COND_GT, COND_SGT, COND_NE};
	ir_ref args[4], params[4], next;

	args[0] = ir_const(f, t, down ? rounds : 0, ORIGIN_IMM);
	for (u32 k = 1; k <= n && k < 4; k++)
		args[k] = pick(g, IR_I64);
	n = n < 4 ? n : 3;
	ir_jmp(f, g->b, head, n + 1, args);
	for (u32 k = 0; k <= n; k++)
		params[k] = keep(g, ir_param(f, head, k ? IR_I64 : t));
	g->b = head;
	random_straight(g, 1 + below(g, 8));
	next = emit(g, IR_ADD, t, 0, params[0], ir_const(f, t, down ? -1 : 1, ORIGIN_IMM));
	args[0] = next;
	for (u32 k = 1; k <= n; k++)
		args[k] = below(g, 3) ? pick(g, IR_I64) : params[1 + below(g, n)];
	ir_br(f, head, (enum alu_cond)(down ? down_cond : up_cond)[below(g, 3)], next,
	      ir_const(f, t, down ? 0 : rounds, ORIGIN_IMM), again, out);
	ir_jmp(f, again, head, n + 1, args);
	g->b = out;
}

static void random_function(struct ir_expr *e, u64 seed)
{
	struct gen g = {.e = e, .b = 1};
	ir_ref sum;

	prng_seed(&g.rng, seed);
	ir_expr_begin(e);
	for (u32 k = 0; k < 2; k++)
		keep(&g, ir_arg(e->f, IR_I64, k));
	for (u32 k = 0; k < 2; k++)
		emit(&g, IR_TRUNC, IR_I32, 0, g.wide[k], 0);
	for (u32 parts = 1 + below(&g, 5); parts--;) {
		u32 what = below(&g, 4);

		if (what == 0)
			random_loop(&g);
		else if (what == 1)
			random_diamond(&g);
		else
			random_straight(&g, 1 + below(&g, 10));
	}
	sum = pick(&g, IR_I64);
	for (u32 k = 0; k < 4; k++)
		sum = emit(&g, below(&g, 2) ? IR_XOR : IR_ADD, IR_I64, 0, sum,
			   k & 1 ? emit(&g, IR_ZEXT, IR_I64, 0, pick(&g, IR_I32), 0) : pick(&g, IR_I64));
	ir_expr_ret(e, g.b, sum);
}

/* Sequences of stages that are compared with the function as written. */
static const struct {
	u8 n, stages[4];
} ways[] = {
	{1, {STAGE_FOLD}},
	{1, {STAGE_COPY}},
	{1, {STAGE_GVN}},
	{1, {STAGE_DCE}},
	{1, {STAGE_NARROW}},
	{2, {STAGE_FOLD, STAGE_NARROW}},
	{2, {STAGE_NARROW, STAGE_FOLD}},
	{1, {STAGE_OPT}},
	{1, {STAGE_SPLIT}},
	{2, {STAGE_SPLIT, STAGE_OPT}},
	{3, {STAGE_OPT, STAGE_SPLIT, STAGE_OPT}},
};
enum { N_SEEDS = 400, N_INPUTS = 12 };

static void inputs_of(u64 seed, u32 k, u64 *x, u64 *y)
{
	struct prng rng;

	prng_seed(&rng, seed * N_INPUTS + k);
	*x = k & 1 ? prng_next(&rng) : ir_expr_edges[prng_below(&rng, ir_expr_n_edges)];
	*y = k & 2 ? prng_next(&rng) : ir_expr_edges[prng_below(&rng, ir_expr_n_edges)];
}

static bool way_agrees(u64 seed, u32 way, const u64 *want, const u64 *want_mem)
{
	struct ir_expr e;
	bool ok = true;

	random_function(&e, seed);
	for (u32 k = 0; k < ways[way].n && ok; k++)
		ok = ir_expr_stage(&e, (enum ir_stage)ways[way].stages[k]);
	for (u32 k = 0; k < N_INPUTS && ok; k++) {
		u64 x, y, got, mem;

		inputs_of(seed, k, &x, &y);
		ok = ir_expr_value(&e, x, y, &got, &mem) == EVAL_OK && got == want[k] && mem == want_mem[k];
	}
	ir_expr_end(&e);
	if (!ok)
		fprintf(stderr, "seed %llu, way %u\n", (unsigned long long)seed, way);
	return ok;
}

static void test_random(void)
{
	u32 bad = 0;

	for (u64 seed = 1; seed <= N_SEEDS; seed++) {
		u64 want[N_INPUTS], mem[N_INPUTS];
		struct ir_expr e;

		random_function(&e, seed);
		for (u32 k = 0; k < N_INPUTS; k++) {
			u64 x, y;

			inputs_of(seed, k, &x, &y);
			CU_ASSERT_EQUAL(ir_expr_value(&e, x, y, &want[k], &mem[k]), EVAL_OK);
		}
		ir_expr_end(&e);
		for (u32 w = 0; w < ARRAY_SIZE(ways); w++)
			bad += !way_agrees(seed, w, want, mem);
	}
	CU_ASSERT_EQUAL(bad, 0);
}

/* -- Rules of folding ----------------------------------------------------------------------------------------- */

/* A chain of operations on x: op, width, constant (second operand). The result must be COUNT instructions, one of them
 * WANT, at the level. */
struct link {
	u8 op, type;
	u64 k;
};
static const struct rule {
	struct link chain[4];
	u8 level, want, count;
} rules[] = {
	/* what clang writes for (u32)x, and for narrower ones */
	{{{IR_SHL, IR_I64, 32}, {IR_SHR, IR_I64, 32}}, 1, IR_ZEXT, 2},
	{{{IR_SHL, IR_I64, 32}, {IR_SAR, IR_I64, 32}}, 1, IR_SEXT, 2},
	{{{IR_SHL, IR_I64, 56}, {IR_SAR, IR_I64, 56}}, 1, IR_SEXT8, 3},
	{{{IR_SHL, IR_I64, 48}, {IR_SHR, IR_I64, 48}}, 1, IR_ZEXT16, 3},
	{{{IR_AND, IR_I64, 0xffffffff}}, 1, IR_ZEXT, 2},
	{{{IR_AND, IR_I64, 0xff}}, 1, IR_ZEXT8, 3},
	{{{IR_ADD, IR_I64, 5}, {IR_ADD, IR_I64, 7}}, 1, IR_ADD, 1},
	{{{IR_ADD, IR_I64, 5}, {IR_SUB, IR_I64, 5}}, 1, IR_NONE, 0},
	{{{IR_SUB, IR_I64, 5}}, 1, IR_ADD, 1},
	{{{IR_MUL, IR_I64, 8}}, 1, IR_SHL, 1},
	{{{IR_MUL, IR_I64, 3}, {IR_MUL, IR_I64, 5}}, 1, IR_MUL, 1},
	{{{IR_MUL, IR_I64, UINT64_MAX}}, 1, IR_NEG, 1},
	{{{IR_MUL, IR_I64, 0}}, 1, IR_NONE, 0},
	{{{IR_UDIV, IR_I64, 16}}, 1, IR_SHR, 1},
	{{{IR_UDIV, IR_I64, 1}}, 1, IR_NONE, 0},
	{{{IR_UMOD, IR_I64, 1}}, 1, IR_NONE, 0},
	{{{IR_SDIV, IR_I64, 8}}, 1, IR_SAR, 4},
	{{{IR_AND, IR_I64, 0xf0}, {IR_AND, IR_I64, 0x0f}}, 1, IR_NONE, 0},
	{{{IR_OR, IR_I64, UINT64_MAX}}, 1, IR_NONE, 0},
	{{{IR_XOR, IR_I64, UINT64_MAX}, {IR_XOR, IR_I64, UINT64_MAX}}, 1, IR_NONE, 0},
	{{{IR_XOR, IR_I64, 5}, {IR_XOR, IR_I64, 5}}, 1, IR_NONE, 0},
	{{{IR_SHL, IR_I64, 20}, {IR_SHL, IR_I64, 50}}, 1, IR_NONE, 0},
	{{{IR_SAR, IR_I64, 40}, {IR_SAR, IR_I64, 50}}, 1, IR_SAR, 1},
	{{{IR_BSWAP, IR_I64, 0}, {IR_BSWAP, IR_I64, 0}}, 1, IR_NONE, 0},
	{{{IR_BSWAP, IR_I64, 0}, {IR_SHR, IR_I64, 48}}, 1, IR_BSWAP16, 3},
	{{{IR_BSWAP, IR_I64, 0}, {IR_SHR, IR_I64, 32}}, 1, IR_BSWAP, 3},
	{{{IR_NEG, IR_I64, 0}, {IR_NEG, IR_I64, 0}}, 1, IR_NONE, 0},
	/* halves */
	{{{IR_ADD, IR_I64, 0x500000000}}, 2, IR_ADD, 1},
	{{{IR_SHL, IR_I64, 40}}, 2, IR_SHL, 1},
	{{{IR_SHR, IR_I64, 32}}, 2, IR_NONE, 0},
	{{{IR_MUL, IR_I64, 4}}, 2, IR_SHLD, 2},
	{{{IR_AND, IR_I64, 0xffff00000000}}, 2, IR_ZEXT16, 1},
	{{{IR_NOT, IR_I64, 0}}, 2, IR_NOT, 2},
};

static bool is_unary(u8 op)
{
	return op == IR_NEG || op == IR_NOT || op == IR_BSWAP;
}

static void test_rules(void)
{
	for (u32 n = 0; n < ARRAY_SIZE(rules); n++) {
		const struct rule *rule = &rules[n];
		struct ir_expr e;
		ir_ref r;
		bool ok;

		ir_expr_begin(&e);
		r = ir_arg(e.f, IR_I64, 0);
		for (u32 k = 0; k < 4 && rule->chain[k].op; k++) {
			const struct link *l = &rule->chain[k];
			bool shift = l->op == IR_SHL || l->op == IR_SHR || l->op == IR_SAR;
			ir_ref c = ir_const(e.f, shift ? IR_I32 : IR_I64, (s64)l->k, ORIGIN_IMM);

			r = ir_emit(e.f, 1, (enum ir_op)l->op, (enum ir_type)l->type, 0, r, is_unary(l->op) ? 0 : c, 0,
				    0);
		}
		ir_expr_ret(&e, 1, r);
		ok = rule->level == 1 || ir_expr_stage(&e, STAGE_SPLIT);
		ok = ok && ir_expr_stage(&e, STAGE_FOLD) && ir_expr_stage(&e, STAGE_DCE);
		ok = ok && ir_expr_count(&e, IR_NONE) == rule->count;
		ok = ok && (rule->want == IR_NONE || ir_expr_count(&e, (enum ir_op)rule->want) > 0);
		if (!ok) {
			fprintf(stderr, "rule %u\n", n);
			ir_print(e.f, stderr);
		}
		CU_ASSERT_TRUE(ok);
		ir_expr_end(&e);
	}
}

/* x << 13 | x >> 19 in 32 bits is a rotation at level 2; in 64 bits two double shifts. */
static void test_rotation(void)
{
	for (int wide = 0; wide < 2; wide++) {
		struct ir_expr e;
		enum ir_type t = wide ? IR_I64 : IR_I32;
		ir_ref x, l, r;

		ir_expr_begin(&e);
		x = ir_arg(e.f, IR_I64, 0);
		if (!wide)
			x = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, x, 0, 0, 0);
		l = ir_emit(e.f, 1, IR_SHL, t, 0, x, ir_const(e.f, IR_I32, 13, ORIGIN_IMM), 0, 0);
		r = ir_emit(e.f, 1, IR_SHR, t, 0, x, ir_const(e.f, IR_I32, wide ? 51 : 19, ORIGIN_IMM), 0, 0);
		r = ir_emit(e.f, 1, IR_OR, t, 0, l, r, 0, 0);
		ir_expr_ret(&e, 1, wide ? r : ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, r, 0, 0, 0));
		CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT) && ir_expr_stage(&e, STAGE_OPT));
		CU_ASSERT_EQUAL(ir_expr_count(&e, IR_NONE), wide ? 2 : 1);
		CU_ASSERT_EQUAL(ir_expr_count(&e, wide ? IR_SHLD : IR_ROL), wide ? 2 : 1);
		ir_expr_end(&e);
	}
}

/* Displacements take constants as far as 32 bits go, and keep the worse origin. */
static void test_addresses(void)
{
	struct ir_expr e;
	ir_ref addr, sum, v;

	ir_expr_begin(&e);
	sum = ir_emit(e.f, 1, IR_ADD, IR_I64, 0, ir_arg(e.f, IR_I64, 0), ir_const(e.f, IR_I64, 20, ORIGIN_IMM), 0, 0);
	addr = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, sum, 0, 0, 0);
	v = ir_load(e.f, 1, IR_LOAD, IR_I32, 4, addr, 8, ORIGIN_OFF);
	ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, v, 0, 0, 0));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
	CU_ASSERT_EQUAL(ir_at(e.f, v)->imm, 28);
	CU_ASSERT_EQUAL(ir_at(e.f, v)->dorigin, ORIGIN_IMM);
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_ADD), 0);
	ir_expr_end(&e);
}

/* -- What must stay ------------------------------------------------------------------------------------------- */

static void test_memory_order(void)
{
	static const struct {
		u8 flags, left; /* loads of the three, unused, equal, equal again */
	} cases[] = {{0, 3}, {IRF_STACK, 2}, {IRF_CONSTMEM, 1}};

	for (u32 k = 0; k < ARRAY_SIZE(cases); k++) {
		struct ir_expr e;
		ir_ref addr, a, b, c;

		ir_expr_begin(&e);
		addr = imm_own(e.f, IR_I32, EXPR_BASE);
		a = ir_load(e.f, 1, IR_LOAD, IR_I32, 4, addr, 64, ORIGIN_OFF);
		b = ir_load(e.f, 1, IR_LOAD, IR_I64, 8, addr, 0, ORIGIN_OFF);
		c = ir_load(e.f, 1, IR_LOAD, IR_I64, 8, addr, 0, ORIGIN_OFF);
		ir_at(e.f, a)->flags = ir_at(e.f, b)->flags = ir_at(e.f, c)->flags = cases[k].flags;
		ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_MUL, IR_I64, 0, b, c, 0, 0));
		CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
		CU_ASSERT_EQUAL(ir_expr_count(&e, IR_LOAD), cases[k].left);
		ir_expr_end(&e);
	}
}

/* Equal values on two ways that do not dominate each other stay two; one that dominates serves. */
static void test_gvn_scope(void)
{
	struct ir_expr e;
	ir_ref x, k, a, b, p, top;
	u32 yes, no, end;

	ir_expr_begin(&e);
	x = ir_arg(e.f, IR_I64, 0);
	k = ir_arg(e.f, IR_I64, 1);
	yes = ir_block_new(e.f);
	no = ir_block_new(e.f);
	end = ir_block_new(e.f);
	top = ir_emit(e.f, 1, IR_MUL, IR_I64, 0, x, k, 0, 0);
	ir_br(e.f, 1, COND_GT, top, k, yes, no);
	a = ir_emit(e.f, yes, IR_XOR, IR_I64, 0, x, k, 0, 0);
	b = ir_emit(e.f, no, IR_XOR, IR_I64, 0, k, x, 0, 0);
	a = ir_emit(e.f, yes, IR_ADD, IR_I64, 0, a, ir_emit(e.f, yes, IR_MUL, IR_I64, 0, k, x, 0, 0), 0, 0);
	p = ir_param(e.f, end, IR_I64);
	ir_jmp(e.f, yes, end, 1, &a);
	ir_jmp(e.f, no, end, 1, &b);
	ir_expr_ret(&e, end, p);
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_GVN) && ir_expr_stage(&e, STAGE_DCE));
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_XOR), 2);
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_MUL), 1);
	ir_expr_end(&e);
}

/* -- Parameters and blocks ------------------------------------------------------------------------------------ */

/* Two nested loops: x goes around both unchanged, twice by different parameters; u goes around unused. */
static void test_copies(void)
{
	struct ir_expr e;
	ir_ref x, init[4], px, py, pu, pi, qx, qi, zero, one, args[4], i2;
	u32 outer, inner, inner_again, outer_next, outer_again, out;
	u64 got;

	ir_expr_begin(&e);
	outer = ir_block_new(e.f);
	inner = ir_block_new(e.f);
	inner_again = ir_block_new(e.f);
	outer_next = ir_block_new(e.f);
	outer_again = ir_block_new(e.f);
	out = ir_block_new(e.f);
	x = ir_arg(e.f, IR_I64, 0);
	zero = imm_own(e.f, IR_I64, 0);
	one = imm_own(e.f, IR_I64, 1);
	px = ir_param(e.f, outer, IR_I64);
	py = ir_param(e.f, outer, IR_I64);
	pu = ir_param(e.f, outer, IR_I64);
	pi = ir_param(e.f, outer, IR_I64);
	qx = ir_param(e.f, inner, IR_I64);
	qi = ir_param(e.f, inner, IR_I64);
	init[0] = init[1] = x;
	init[2] = init[3] = zero;
	ir_jmp(e.f, 1, outer, 4, init);
	args[0] = px;
	args[1] = zero;
	ir_jmp(e.f, outer, inner, 2, args);
	i2 = ir_emit(e.f, inner, IR_ADD, IR_I64, 0, qi, one, 0, 0);
	ir_br(e.f, inner, COND_LT, i2, imm_own(e.f, IR_I64, 3), inner_again, outer_next);
	args[0] = qx;
	args[1] = i2;
	ir_jmp(e.f, inner_again, inner, 2, args);
	i2 = ir_emit(e.f, outer_next, IR_ADD, IR_I64, 0, pi, one, 0, 0);
	args[0] = qx;
	args[1] = py;
	args[2] = ir_emit(e.f, outer_next, IR_ADD, IR_I64, 0, pu, px, 0, 0);
	args[3] = i2;
	ir_br(e.f, outer_next, COND_NE, i2, imm_own(e.f, IR_I64, 4), outer_again, out);
	ir_jmp(e.f, outer_again, outer, 4, args);
	ir_expr_ret(&e, out,
		    ir_emit(e.f, out, IR_XOR, IR_I64, 0, ir_emit(e.f, out, IR_ADD, IR_I64, 0, px, qx, 0, 0), pi, 0, 0));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_COPY));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_DCE));
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_PARAM), 2);
	CU_ASSERT_EQUAL(ir_expr_value(&e, 100, 0, &got, NULL), EVAL_OK);
	CU_ASSERT_EQUAL(got, 200 ^ 3);
	ir_expr_end(&e);
}

/* A decision between two empty ways, and chains of jumps, leave one block. */
static void test_blocks(void)
{
	struct ir_expr e;
	u32 way[6];
	u64 got;

	ir_expr_begin(&e);
	for (u32 k = 0; k < ARRAY_SIZE(way); k++)
		way[k] = ir_block_new(e.f);
	ir_br(e.f, 1, COND_GT, ir_arg(e.f, IR_I64, 0), ir_arg(e.f, IR_I64, 1), way[0], way[1]);
	ir_jmp(e.f, way[0], way[2], 0, NULL);
	ir_jmp(e.f, way[1], way[3], 0, NULL);
	ir_jmp(e.f, way[2], way[4], 0, NULL);
	ir_jmp(e.f, way[3], way[4], 0, NULL);
	ir_jmp(e.f, way[4], way[5], 0, NULL);
	ir_expr_ret(&e, way[5], ir_arg(e.f, IR_I64, 1));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
	CU_ASSERT_EQUAL(e.f->n_order, 1);
	CU_ASSERT_EQUAL(ir_expr_value(&e, 3, 4, &got, NULL), EVAL_OK);
	CU_ASSERT_EQUAL(got, 4);
	ir_expr_end(&e);
}

/* A way that brings 1 and one that brings 0: the comparison is the value, and there is one block. */
static void test_truth(void)
{
	for (int swap = 0; swap < 2; swap++)
		for (int split = 0; split < 2; split++) {
			struct ir_expr e;
			ir_ref bit[2], p;
			u32 yes, no, end;
			u64 got;

			ir_expr_begin(&e);
			yes = ir_block_new(e.f);
			no = ir_block_new(e.f);
			end = ir_block_new(e.f);
			bit[0] = ir_const(e.f, IR_I64, 0, ORIGIN_IMM);
			bit[1] = ir_const(e.f, IR_I64, 1, ORIGIN_IMM);
			ir_br(e.f, 1, COND_SLT, ir_arg(e.f, IR_I64, 0), ir_arg(e.f, IR_I64, 1), yes, no);
			p = ir_param(e.f, end, IR_I64);
			ir_jmp(e.f, yes, end, 1, &bit[!swap]);
			ir_jmp(e.f, no, end, 1, &bit[swap]);
			ir_expr_ret(&e, end, p);
			CU_ASSERT_TRUE(!split || ir_expr_stage(&e, STAGE_SPLIT));
			CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
			CU_ASSERT_EQUAL(ir_expr_count(&e, split ? IR_SETX : IR_SET), 1);
			CU_ASSERT_EQUAL(e.f->n_order, 1);
			CU_ASSERT_EQUAL(ir_expr_value(&e, 0xffffffff00000005, 3, &got, NULL), EVAL_OK);
			CU_ASSERT_EQUAL(got, !swap);
			CU_ASSERT_EQUAL(ir_expr_value(&e, 7, 7, &got, NULL), EVAL_OK);
			CU_ASSERT_EQUAL(got, (u64)swap);
			ir_expr_end(&e);
		}
}

/* -- Narrowing -------------------------------------------------------------------------------------------------- */

/* A 64-bit counter that starts at FROM, goes by STEP and goes on while COND K: is its parameter one of 32 bits after
 * narrowing? */
static void test_counters(void)
{
	static const struct {
		u64 from, step, k;
		u8 cond;
		bool narrow;
	} cases[] = {
		{0, 1, 10, COND_LT, true},	     {0, 1, 10, COND_NE, true},
		{0, 4, 1000, COND_SLT, true},	     {100, (u64)-1, 0, COND_NE, true},
		{100, (u64)-1, 0, COND_GT, true},    {0, 1, 0xffffffff, COND_LT, true},
		{0, 1, 0x100000000, COND_LE, false}, {0, 3, 10, COND_NE, false},
		{5, 1, 5, COND_NE, false},
	};

	for (u32 n = 0; n < ARRAY_SIZE(cases); n++) {
		struct ir_expr e;
		ir_ref init, i, next;
		u32 loop, again, out;

		ir_expr_begin(&e);
		loop = ir_block_new(e.f);
		again = ir_block_new(e.f);
		out = ir_block_new(e.f);
		init = ir_const(e.f, IR_I64, (s64)cases[n].from, ORIGIN_IMM);
		i = ir_param(e.f, loop, IR_I64);
		ir_jmp(e.f, 1, loop, 1, &init);
		next = ir_emit(e.f, loop, IR_ADD, IR_I64, 0, i, ir_const(e.f, IR_I64, (s64)cases[n].step, ORIGIN_IMM),
			       0, 0);
		ir_br(e.f, loop, (enum alu_cond)cases[n].cond, next, ir_const(e.f, IR_I64, (s64)cases[n].k, ORIGIN_IMM),
		      again, out);
		ir_jmp(e.f, again, loop, 1, &next);
		ir_expr_ret(&e, out, next);
		CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_NARROW));
		CU_ASSERT_EQUAL(ir_at(e.f, i)->type == IR_I32, cases[n].narrow);
		ir_expr_end(&e);
	}
}

/* An address may not be narrowed for being one: the check of its end against another stays 64 bits wide. A value that
 * only goes to memory as a byte needs no high half. */
static void test_narrow_limits(void)
{
	struct ir_expr e;
	ir_ref a, b, sum, x;

	ir_expr_begin(&e);
	a = ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0,
		    ir_load(e.f, 1, IR_LOAD, IR_I32, 4, imm_own(e.f, IR_I32, EXPR_BASE), 0, ORIGIN_OFF), 0, 0, 0);
	b = ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0,
		    ir_load(e.f, 1, IR_LOAD, IR_I32, 4, imm_own(e.f, IR_I32, EXPR_BASE), 4, ORIGIN_OFF), 0, 0, 0);
	sum = ir_emit(e.f, 1, IR_ADD, IR_I64, 0, a, ir_const(e.f, IR_I64, 14, ORIGIN_IMM), 0, 0);
	x = ir_emit(e.f, 1, IR_SET, IR_I32, COND_GT, sum, b, 0, 0);
	sum = ir_emit(e.f, 1, IR_MUL, IR_I64, 0, ir_arg(e.f, IR_I64, 0), ir_arg(e.f, IR_I64, 1), 0, 0);
	ir_store(e.f, 1, 1, imm_own(e.f, IR_I32, EXPR_BASE), 9, ORIGIN_OFF,
		 ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, sum, 0, 0, 0));
	ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, x, 0, 0, 0));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
	CU_ASSERT_EQUAL(ir_at(e.f, ir_at(e.f, x)->args[0])->type, IR_I64);
	for (u32 r = 1; r < e.f->ins.n; r++)
		if (ir_at(e.f, r)->op == IR_MUL)
			CU_ASSERT_EQUAL(ir_at(e.f, r)->type, IR_I32);
	ir_expr_end(&e);
}

/* Sign-extended operands: 32-bit division will do, except where -2^31 / -1 may come. */
static void test_narrow_division(void)
{
	for (int safe = 0; safe < 2; safe++) {
		struct ir_expr e;
		ir_ref x, y, r;
		u64 got;

		ir_expr_begin(&e);
		x = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 0), 0, 0, 0);
		x = ir_emit(e.f, 1, IR_SEXT, IR_I64, 0, x, 0, 0, 0);
		y = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 1), 0, 0, 0);
		y = safe ? ir_const(e.f, IR_I64, -7, ORIGIN_IMM) : ir_emit(e.f, 1, IR_SEXT, IR_I64, 0, y, 0, 0, 0);
		r = ir_emit(e.f, 1, IR_SDIV, IR_I64, 0, x, y, 0, 0);
		ir_expr_ret(&e, 1, r);
		CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_NARROW));
		CU_ASSERT_EQUAL(ir_at(e.f, r)->op, safe ? IR_SEXT : IR_SDIV);
		CU_ASSERT_EQUAL(ir_expr_value(&e, 0x80000000, UINT64_MAX, &got, NULL), EVAL_OK);
		CU_ASSERT_EQUAL(got, safe ? 0x12492492 : 0x80000000);
		ir_expr_end(&e);
	}
}

void suite_opt(void)
{
	CU_pSuite s = CU_add_suite("opt", NULL, NULL);

	CU_add_test(s, "folding rules", test_rules);
	CU_add_test(s, "rotations", test_rotation);
	CU_add_test(s, "addresses", test_addresses);
	CU_add_test(s, "memory accesses stay", test_memory_order);
	CU_add_test(s, "value numbering by dominance", test_gvn_scope);
	CU_add_test(s, "parameters that are copies", test_copies);
	CU_add_test(s, "empty blocks", test_blocks);
	CU_add_test(s, "decisions between 0 and 1", test_truth);
	CU_add_test(s, "loop counters", test_counters);
	CU_add_test(s, "limits of narrowing", test_narrow_limits);
	CU_add_test(s, "division of sign-extended values", test_narrow_division);
	CU_add_test(s, "random functions", test_random);
}
