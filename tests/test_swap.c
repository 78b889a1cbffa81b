/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Byte swaps that constants do instead (swap.c) and comparisons with a part of a value (fold_mask.c): random functions of
 * swaps, masks and comparisons, and all masks that matter, evaluated before and after; what must become of them.
 */
#include <CUnit/CUnit.h>

#include "ir_expr.h"
#include "test.h"

/* -- Random functions ------------------------------------------------------------------------------------- */

/* Few numbers, among them each other's swaps, so that comparisons hold often. */
static const u32 numbers[] = {0x00001234, 0x00003412, 0x34120000, 0x12340000, 0x11223344, 0x44332211, 0x00000011,
			      0x00001100, 0x11000000, 0x00ff0000, 0x0000ff00, 0xffff1234, 0x12343412, 0xffffffff, 0};

struct gen {
	struct ir_expr e;
	struct prng rng;
	u32 b;
	ir_ref values[96], sum;
	u32 n;
};

static u32 below(struct gen *g, u32 n)
{
	return prng_below(&g->rng, n);
}

static ir_ref keep(struct gen *g, ir_ref r)
{
	if (g->n < ARRAY_SIZE(g->values))
		g->values[g->n++] = r;
	return r;
}

static ir_ref constant(struct gen *g)
{
	return ir_const(g->e.f, IR_I32, (s32)numbers[below(g, ARRAY_SIZE(numbers))], ORIGIN_IMM);
}

static ir_ref pick(struct gen *g)
{
	return g->values[below(g, 3) ? g->n - 1 - below(g, MIN(g->n, 6u)) : below(g, g->n)];
}

static ir_ref op(struct gen *g, enum ir_op o, u8 sub, ir_ref a, ir_ref b)
{
	return ir_emit(g->e.f, g->b, o, IR_I32, sub, a, b, 0, 0);
}

static ir_ref swap(struct gen *g)
{
	ir_ref x = pick(g);

	if (below(g, 2))
		return op(g, IR_BSWAP, 0, x, 0);
	if (below(g, 3)) /* else it may have bits above the 16 */
		x = op(g, IR_AND, 0, x, ir_const(g->e.f, IR_I32, below(g, 4) ? 0xffff : 0x1ffff, ORIGIN_IMM));
	return op(g, IR_BSWAP16, 0, x, 0);
}

static void compare(struct gen *g)
{
	static const u8 conds[] = {COND_EQ, COND_EQ, COND_NE, COND_SET, COND_NSET, COND_GT, COND_SLT};
	u8 c = conds[below(g, ARRAY_SIZE(conds))];
	ir_ref x = pick(g), y = below(g, 3) ? constant(g) : pick(g), s;

	s = below(g, 5) ? op(g, IR_SET, c, x, y) : op(g, IR_SET, c, y, x);
	if (below(g, 12) == 0)
		keep(g, s);
	g->sum = op(g, IR_MUL, 0, g->sum, ir_const(g->e.f, IR_I32, 3, ORIGIN_OWN));
	g->sum = op(g, IR_ADD, 0, g->sum, s);
}

/* Two ways, by one of the comparisons, each of which brings a value. */
static void join(struct gen *g)
{
	u32 yes = ir_block_new(g->e.f), no = ir_block_new(g->e.f), end = ir_block_new(g->e.f), from = g->b;
	ir_ref in[2][2], p;

	ir_br(g->e.f, from, below(g, 2) ? COND_EQ : COND_SET, pick(g), constant(g), yes, no);
	for (u32 k = 0; k < 2; k++) {
		g->b = k ? no : yes;
		in[k][0] = below(g, 2) ? op(g, IR_AND, 0, pick(g), ir_const(g->e.f, IR_I32, 0xffff, ORIGIN_IMM)) : pick(g);
		in[k][1] = g->sum;
	}
	p = ir_param(g->e.f, end, IR_I32);
	g->sum = ir_param(g->e.f, end, IR_I32);
	ir_jmp(g->e.f, yes, end, 2, in[0]);
	ir_jmp(g->e.f, no, end, 2, in[1]);
	g->b = end;
	keep(g, p);
	keep(g, op(g, below(g, 2) ? IR_BSWAP16 : IR_BSWAP, 0, p, 0));
}

static void random_function(struct gen *g, u64 seed)
{
	static const u8 bitwise[] = {IR_AND, IR_OR, IR_XOR};

	ir_expr_begin(&g->e);
	prng_seed(&g->rng, seed);
	g->b = 1;
	g->n = 0;
	for (u32 k = 0; k < 3; k++)
		keep(g, op(g, IR_TRUNC, 0, ir_arg(g->e.f, IR_I64, k), 0));
	g->sum = imm_own(g->e.f, IR_I32, 0);
	for (u32 k = 0; k < 24; k++)
		switch (below(g, 10)) {
		case 0:
		case 1:
		case 2:
			keep(g, swap(g));
			break;
		case 3:
		case 4: {
			ir_ref x = pick(g);

			keep(g, op(g, (enum ir_op)bitwise[below(g, 3)], 0, x, below(g, 3) ? constant(g) : pick(g)));
			break;
		}
		case 5:
			if (g->n < 80 && below(g, 2))
				join(g);
			break;
		case 6:
			if (below(g, 2))
				keep(g, op(g, IR_ADD, 0, pick(g), constant(g)));
			break;
		default:
			compare(g);
			break;
		}
	if (below(g, 2))
		g->sum = op(g, IR_ADD, 0, g->sum, pick(g));
	ir_expr_ret(&g->e, g->b, ir_emit(g->e.f, g->b, IR_ZEXT, IR_I64, 0, g->sum, 0, 0, 0));
}

/* Level 2 can also choose between values: some comparisons do, and choose what they compare. */
static void choose(struct gen *g)
{
	struct ir_func *f = g->e.f;

	for (ir_ref r = 1; r < f->ins.n; r++) {
		struct ir_ins *i = ir_at(f, r);
		ir_ref x = i->args[0], y = i->args[1], seven;

		if (i->op != IR_SET || below(g, 6))
			continue;
		i->op = IR_SEL;
		i->nargs = 4;
		seven = imm_own(f, IR_I32, 7);
		ir_at(f, r)->args[2] = below(g, 3) ? seven : x;
		ir_at(f, r)->args[3] = below(g, 2) ? x : y;
	}
}

enum { N_SEEDS = 3000, N_INPUTS = 12 };

static void input(u64 seed, u32 k, u64 *x, u64 *y)
{
	*x = numbers[(seed + k) % ARRAY_SIZE(numbers)];
	*y = numbers[(seed * 7 + k * k) % ARRAY_SIZE(numbers)];
}

static bool agrees(u64 seed)
{
	struct gen g;
	u64 want[N_INPUTS], got, x, y;
	bool ok = true;

	random_function(&g, seed);
	ok = ir_expr_stage(&g.e, STAGE_SPLIT);
	choose(&g);
	for (u32 k = 0; k < N_INPUTS; k++) {
		input(seed, k, &x, &y);
		ok = ok && ir_expr_value(&g.e, x, y, &want[k], NULL) == EVAL_OK;
	}
	ok = ok && ir_expr_stage(&g.e, STAGE_GVN);
	ok = ok && ir_expr_stage(&g.e, STAGE_SWAP) && ir_expr_stage(&g.e, seed & 1 ? STAGE_DCE : STAGE_OPT);
	for (u32 k = 0; k < N_INPUTS && ok; k++) {
		input(seed, k, &x, &y);
		ok = ir_expr_value(&g.e, x, y, &got, NULL) == EVAL_OK && got == want[k];
	}
	if (!ok)
		fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
	ir_expr_end(&g.e);
	return ok;
}

static void test_random(void)
{
	u32 bad = 0;

	for (u64 seed = 1; seed <= N_SEEDS; seed++)
		bad += !agrees(seed);
	CU_ASSERT_EQUAL(bad, 0);
}

/* -- What goes, and what does not ------------------------------------------------------------------------- */

/* A swap of x (16: of its low half), masked or not, compared with a constant; the swapped constant's origin stays. */
static void test_goes(void)
{
	for (u32 n = 0; n < 16; n++) {
		bool half = n & 1, masked = n & 2, leaks = n & 4, hidden = n & 8;
		struct ir_expr e;
		ir_ref x, s, k, r;
		u32 swaps, own = 0;

		ir_expr_begin(&e);
		x = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 0), 0, 0, 0);
		if (half)
			x = ir_emit(e.f, 1, IR_AND, IR_I32, 0, x, ir_const(e.f, IR_I32, 0xffff, ORIGIN_OWN), 0, 0);
		s = ir_emit(e.f, 1, half ? IR_BSWAP16 : IR_BSWAP, IR_I32, 0, x, 0, 0, 0);
		k = ir_const(e.f, IR_I32, 0x1200, ORIGIN_IMM);
		r = masked ? ir_emit(e.f, 1, IR_AND, IR_I32, 0, s, ir_const(e.f, IR_I32, 0xfe00, ORIGIN_IMM), 0, 0) : s;
		r = ir_emit(e.f, 1, IR_SET, IR_I32, COND_EQ, r, k, 0, 0);
		if (leaks)
			r = ir_emit(e.f, 1, IR_ADD, IR_I32, 0, r, s, 0, 0);
		ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, r, 0, 0, 0));
		CU_ASSERT(ir_expr_stage(&e, STAGE_SPLIT));
		e.f->harden = hidden ? 2 : 0;
		CU_ASSERT(ir_expr_stage(&e, STAGE_SWAP) && ir_expr_stage(&e, STAGE_DCE));
		swaps = ir_expr_count(&e, IR_BSWAP) + ir_expr_count(&e, IR_BSWAP16);
		CU_ASSERT_EQUAL(swaps, leaks ? 1u : 0u);
		for (ir_ref c = 1; c < e.f->ins.n; c++)
			own += ir_at(e.f, c)->op == IR_CONST && ir_at(e.f, c)->origin == ORIGIN_OWN && ir_at(e.f, c)->imm != 0 &&
			       ir_at(e.f, c)->imm != 0xffff;
		CU_ASSERT_EQUAL(own, 0);
		ir_expr_end(&e);
	}
}

/* bswap(x) is compared with bswap(y), which is also wanted as it is; so bswap(x) stays too, and what is made of it, which was
 * found to be fine before. */
static void test_stays(void)
{
	struct ir_expr e;
	ir_ref x, y, v, w, u, r;
	u64 got;

	ir_expr_begin(&e);
	x = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 0), 0, 0, 0);
	y = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 1), 0, 0, 0);
	v = ir_emit(e.f, 1, IR_BSWAP, IR_I32, 0, x, 0, 0, 0);
	u = ir_emit(e.f, 1, IR_AND, IR_I32, 0, v, ir_const(e.f, IR_I32, 0xff00, ORIGIN_IMM), 0, 0);
	w = ir_emit(e.f, 1, IR_BSWAP, IR_I32, 0, y, 0, 0, 0);
	u = ir_emit(e.f, 1, IR_SET, IR_I32, COND_EQ, u, ir_const(e.f, IR_I32, 0x2200, ORIGIN_IMM), 0, 0);
	r = ir_emit(e.f, 1, IR_SET, IR_I32, COND_EQ, v, w, 0, 0);
	r = ir_emit(e.f, 1, IR_ADD, IR_I32, 0, r, u, 0, 0);
	r = ir_emit(e.f, 1, IR_ADD, IR_I32, 0, r, w, 0, 0);
	ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, r, 0, 0, 0));
	CU_ASSERT(ir_expr_stage(&e, STAGE_SPLIT) && ir_expr_stage(&e, STAGE_SWAP));
	CU_ASSERT_EQUAL(ir_expr_value(&e, 0x44223311, 0x44223311, &got, NULL), EVAL_OK);
	CU_ASSERT_EQUAL(got, 0x11332244 + 2);
	ir_expr_end(&e);
}

/* -- Masks ------------------------------------------------------------------------------------------------ */

static const u32 masks[] = {
	1,	    2,		0x7f,	    0x80,	0xff,	    0x100,	0x1ff,	    0x3ff,	0xfff,	    0x7fff,
	0x8000,	    0xff00,	0xf000,	    0xffff,	0x10000,    0x1ffff,	0x8001,	    0x0ff0,	0x00ff0000, 0x00ffff00,
	0x01000000, 0x7fffff,	0x00f00000, 0xff000000, 0x80000000, 0xffff0000, 0xfffff000, 0xfffff800, 0xfffffff0, 0xffffff80,
	0xffffff00, 0xffffffe0, 0x7fffffff, 0xfffffffe, 0xff0000ff, 0x00fff000, 0xfff00fff, 0x0fff0000, 0x3fc00,    0x80000001,
};
static const u8 mask_conds[] = {COND_EQ, COND_NE, COND_SET, COND_NSET, COND_GT};

/* What is masked: x, or what stands in memory, with one user or more; swapped or not. */
enum source { ARGUMENT, LOAD1, LOAD2, LOAD4, LOADSX1, LOADSX2, N_SOURCES };

struct masked {
	u32 mask, k;
	u8 source, cond, swap;
	bool shared;
};

static const u8 sizes[] = {[LOAD1] = 1, [LOAD2] = 2, [LOAD4] = 4, [LOADSX1] = 1, [LOADSX2] = 2};

static void make_masked(struct ir_expr *e, const struct masked *m, s32 disp)
{
	ir_ref x, v, k, s;

	ir_expr_begin(e);
	if (m->source == ARGUMENT)
		x = ir_emit(e->f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e->f, IR_I64, 0), 0, 0, 0);
	else
		x = ir_load(e->f, 1, m->source >= LOADSX1 ? IR_LOADSX : IR_LOAD, IR_I32, sizes[m->source],
			    imm_own(e->f, IR_I32, EXPR_BASE), disp, ORIGIN_OFF);
	v = x;
	if (m->swap)
		v = ir_emit(e->f, 1, m->source == LOAD2 ? IR_BSWAP16 : IR_BSWAP, IR_I32, 0, v, 0, 0, 0);
	k = ir_const(e->f, IR_I32, (s32)m->k, ORIGIN_IMM);
	if (m->cond != COND_SET && m->cond != COND_NSET)
		v = ir_emit(e->f, 1, IR_AND, IR_I32, 0, v, ir_const(e->f, IR_I32, (s32)m->mask, ORIGIN_IMM), 0, 0);
	else
		k = ir_const(e->f, IR_I32, (s32)m->mask, ORIGIN_IMM);
	s = ir_emit(e->f, 1, IR_SET, IR_I32, m->cond, v, k, 0, 0);
	s = ir_emit(e->f, 1, IR_ZEXT, IR_I64, 0, s, 0, 0, 0);
	if (m->shared) {
		x = ir_emit(e->f, 1, IR_ZEXT, IR_I64, 0, x, 0, 0, 0);
		x = ir_emit(e->f, 1, IR_SHL, IR_I64, 0, x, ir_const(e->f, IR_I32, 1, ORIGIN_OWN), 0, 0);
		s = ir_emit(e->f, 1, IR_OR, IR_I64, 0, s, x, 0, 0);
	}
	ir_expr_ret(e, 1, s);
}

static bool masked_agrees(const struct masked *m, s32 disp, u64 x)
{
	struct ir_expr e;
	u64 want, got;
	bool ok;

	make_masked(&e, m, disp);
	ok = ir_expr_value(&e, x, 0, &want, NULL) == EVAL_OK;
	ok = ok && ir_expr_stage(&e, STAGE_SPLIT) && ir_expr_stage(&e, STAGE_SWAP) && ir_expr_stage(&e, STAGE_FOLD);
	ok = ok && ir_expr_stage(&e, STAGE_DCE) && ir_expr_value(&e, x, 0, &got, NULL) == EVAL_OK && got == want;
	if (!ok)
		fprintf(stderr, "mask %#x, %#x, condition %d, of %d%s, displacement %d, x %#llx\n", m->mask, m->k, m->cond, m->source,
			m->swap ? ", swapped" : "", disp, (unsigned long long)x);
	ir_expr_end(&e);
	return ok;
}

/* Bytes in memory as the evaluator fills it. */
static u32 memory_at(s32 disp, u32 size)
{
	u32 v = 0;

	for (u32 k = 0; k < size; k++)
		v |= (u32)(u8)((u32)(disp + (s32)k) * 151 + ((u32)(disp + (s32)k) >> 8) + 0x6d) << 8 * k;
	return v;
}

static void test_masks(void)
{
	static const s32 disps[] = {0, 5, 57};
	u32 bad = 0;

	for (u32 n = 0; n < ARRAY_SIZE(masks) * ARRAY_SIZE(mask_conds) * N_SOURCES * 4; n++) {
		u32 c = n % ARRAY_SIZE(mask_conds), rest = n / ARRAY_SIZE(mask_conds);
		struct masked m = {.mask = masks[rest % ARRAY_SIZE(masks)], .cond = mask_conds[c]};
		s32 disp = disps[n % ARRAY_SIZE(disps)];
		u32 is;

		rest /= ARRAY_SIZE(masks);
		m.source = (u8)(rest % N_SOURCES);
		rest /= N_SOURCES;
		m.shared = rest & 1;
		m.swap = (rest & 2) && m.source <= LOAD4 && m.source != LOAD1;
		is = m.source == ARGUMENT ? 0x9a3c5e71 : memory_at(disp, sizes[m.source]);
		if (m.source >= LOADSX1)
			is = m.source == LOADSX1 ? (u32)(s8)is : (u32)(s16)is;
		if (m.swap)
			is = m.source == LOAD2 ? __builtin_bswap16((u16)is) : __builtin_bswap32(is);
		for (u32 off = 0; off < 4; off++) {
			m.k = off == 0 ? is & m.mask : off == 1 ? (is & m.mask) ^ (m.mask & -m.mask) : off == 2 ? is : 0;
			bad += !masked_agrees(&m, disp, 0x9a3c5e71);
		}
	}
	CU_ASSERT_EQUAL(bad, 0);
}

/* What they become: the size of the load, the displacement, and the operation that is left besides the comparison. */
static void test_shapes(void)
{
	static const struct {
		u32 mask, k;
		u8 source, size, op;
		s32 disp;
	} cases[] = {
		{0x0000ff00, 0x1200, LOAD4, 1, IR_NONE, 1},	{0x00ff0000, 0x120000, LOAD4, 1, IR_NONE, 2},
		{0xff000000, 0x12000000, LOAD4, 1, IR_NONE, 3}, {0xffff0000, 0x12340000, LOAD4, 2, IR_NONE, 2},
		{0x00ffff00, 0x123400, LOAD4, 2, IR_NONE, 1},	{0x0000f000, 0x3000, LOAD4, 1, IR_AND, 1},
		{0x0000000f, 0x2, LOAD2, 1, IR_AND, 0},	{0x0000ff00, 0x1200, LOAD2, 1, IR_NONE, 1},
		{0x00ffffff, 0x123456, LOAD4, 4, IR_SHL, 0},	{0xfffff000, 0x12345000, LOAD4, 4, IR_SHR, 0},
		{0x00fffff0, 0x123450, LOAD4, 4, IR_AND, 0},
	};

	for (u32 n = 0; n < ARRAY_SIZE(cases) * 4; n++) {
		u32 c = n / 4;
		bool hidden = n & 1, set = n & 2;
		struct masked m = {.mask = cases[c].mask, .k = cases[c].k, .source = cases[c].source,
				   .cond = set ? COND_SET : COND_EQ};
		u8 wide = cases[c].source == LOAD2 ? 2 : 4;
		u32 left, found = 0;
		struct ir_expr e;

		make_masked(&e, &m, 40);
		CU_ASSERT(ir_expr_stage(&e, STAGE_SPLIT));
		e.f->harden = hidden ? 2 : 0;
		CU_ASSERT(ir_expr_stage(&e, STAGE_SWAP) && ir_expr_stage(&e, STAGE_FOLD) && ir_expr_stage(&e, STAGE_DCE));
		for (ir_ref r = 1; r < e.f->ins.n; r++) {
			const struct ir_ins *i = ir_at(e.f, r);

			found += i->op == IR_LOAD;
			CU_ASSERT(i->op != IR_LOAD || i->sub == (hidden ? wide : cases[c].size));
			CU_ASSERT(i->op != IR_LOAD || i->imm == (hidden ? 40 : 40 + cases[c].disp));
			/* all come from constants of the program */
			CU_ASSERT(i->op != IR_CONST || i->imm == EXPR_BASE || i->imm == 0 || i->origin == ORIGIN_IMM);
		}
		CU_ASSERT_EQUAL(found, 1);
		left = ir_expr_count(&e, IR_AND) + ir_expr_count(&e, IR_SHL) + ir_expr_count(&e, IR_SHR) +
		       ir_expr_count(&e, IR_ZEXT8) + ir_expr_count(&e, IR_ZEXT16);
		CU_ASSERT_EQUAL(left, !set && (hidden || cases[c].op != IR_NONE) ? 1u : 0u);
		if (!hidden && !set && cases[c].op != IR_NONE)
			CU_ASSERT_EQUAL(ir_expr_count(&e, (enum ir_op)cases[c].op), 1);
		ir_expr_end(&e);
	}
}

void suite_swap(void)
{
	CU_pSuite s = CU_add_suite("swap", NULL, NULL);

	CU_add_test(s, "random functions of swaps", test_random);
	CU_add_test(s, "swaps that go", test_goes);
	CU_add_test(s, "swaps that stay", test_stays);
	CU_add_test(s, "masks", test_masks);
	CU_add_test(s, "what becomes of masks", test_shapes);
}
