/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Split into 32-bit halves: every operation on numbers from the edges of both halves, with two values and with a
 * constant on either side, against plain C; and what split promises about origins, parameters and signatures.
 */
#include <CUnit/CUnit.h>

#include "ir_expr.h"
#include "test.h"

/* What one case does: R = op(x, y), as C says it. */
struct op_case {
	u8 op;
	u64 (*want)(u64 x, u64 y);
};

static u64 want_add(u64 x, u64 y)
{
	return x + y;
}
static u64 want_sub(u64 x, u64 y)
{
	return x - y;
}
static u64 want_mul(u64 x, u64 y)
{
	return x * y;
}
static u64 want_and(u64 x, u64 y)
{
	return x & y;
}
static u64 want_or(u64 x, u64 y)
{
	return x | y;
}
static u64 want_xor(u64 x, u64 y)
{
	return x ^ y;
}
static u64 want_udiv(u64 x, u64 y)
{
	return y ? x / y : 0;
}
static u64 want_umod(u64 x, u64 y)
{
	return y ? x % y : 0;
}
static u64 want_sdiv(u64 x, u64 y)
{
	return (u64)((s64)x / (s64)y);
}
static u64 want_smod(u64 x, u64 y)
{
	return (u64)((s64)x % (s64)y);
}
static u64 want_shl(u64 x, u64 y)
{
	return x << (y & 63);
}
static u64 want_shr(u64 x, u64 y)
{
	return x >> (y & 63);
}
static u64 want_sar(u64 x, u64 y)
{
	return (u64)((s64)x >> (y & 63));
}

static const struct op_case binary[] = {
	{IR_ADD, want_add}, {IR_SUB, want_sub},	  {IR_MUL, want_mul},	{IR_AND, want_and},   {IR_OR, want_or},
	{IR_XOR, want_xor}, {IR_UDIV, want_udiv}, {IR_UMOD, want_umod}, {IR_SDIV, want_sdiv}, {IR_SMOD, want_smod},
};
static const struct op_case shifts[] = {{IR_SHL, want_shl}, {IR_SHR, want_shr}, {IR_SAR, want_sar}};

static u64 want_neg(u64 x, u64 y)
{
	(void)y;
	return 0 - x;
}
static u64 want_not(u64 x, u64 y)
{
	(void)y;
	return ~x;
}
static u64 want_swap(u64 x, u64 y)
{
	(void)y;
	return __builtin_bswap64(x);
}
static const struct op_case unary[] = {{IR_NEG, want_neg}, {IR_NOT, want_not}, {IR_BSWAP, want_swap}};

static u32 faults; /* of the running test: one assertion at its end, lest millions fill the log */

static void expect(struct ir_expr *e, u64 x, u64 y, u64 want)
{
	u64 got;

	if (ir_expr_value(e, x, y, &got, NULL) != EVAL_OK || got != want)
		faults++;
}

/* Which operands are constants. */
enum form { FORM_VALUES, FORM_RIGHT, FORM_LEFT, FORM_ZEXT, FORM_N };

static bool defined(u8 op, u64 x, u64 y)
{
	bool div = op == IR_UDIV || op == IR_UMOD || op == IR_SDIV || op == IR_SMOD;
	bool is_signed = op == IR_SDIV || op == IR_SMOD;

	return !(div && y == 0) && !(is_signed && x == (u64)INT64_MIN && y == UINT64_MAX);
}

static ir_ref operand(struct ir_expr *e, u32 n, bool is_const, u64 v, bool zext)
{
	ir_ref arg = ir_arg(e->f, IR_I64, n), low;

	if (is_const)
		return ir_const(e->f, IR_I64, (s64)v, ORIGIN_IMM);
	if (!zext)
		return arg;
	low = ir_emit(e->f, 1, IR_TRUNC, IR_I32, 0, arg, 0, 0, 0);
	return ir_emit(e->f, 1, IR_ZEXT, IR_I64, 0, low, 0, 0, 0);
}

/* x OP y in one form; STAGES: then the optimizer on the halves. */
static void try_binary(const struct op_case *c, enum form form, u64 x, u64 y, bool opt)
{
	struct ir_expr e;
	ir_ref a, b, r;

	if (form == FORM_ZEXT) {
		x = (u32)x;
		y = (u32)y;
	}
	if (!defined(c->op, x, y))
		return;
	ir_expr_begin(&e);
	a = operand(&e, 0, form == FORM_LEFT, x, form == FORM_ZEXT);
	b = operand(&e, 1, form == FORM_RIGHT, y, form == FORM_ZEXT);
	r = ir_emit(e.f, 1, (enum ir_op)c->op, IR_I64, 0, a, b, 0, 0);
	ir_expr_ret(&e, 1, r);
	if (!ir_expr_stage(&e, STAGE_SPLIT) || (opt && !ir_expr_stage(&e, STAGE_OPT)))
		faults++;
	else
		expect(&e, x, y, c->want(x, y));
	ir_expr_end(&e);
}

static void test_binary(void)
{
	faults = 0;
	for (u32 k = 0; k < ARRAY_SIZE(binary); k++)
		for (u32 i = 0; i < ir_expr_n_edges; i++)
			for (u32 j = 0; j < ir_expr_n_edges; j++)
				for (int form = 0; form < FORM_N; form++)
					try_binary(&binary[k], (enum form)form, ir_expr_edges[i], ir_expr_edges[j],
						   (i + j) & 1);
	CU_ASSERT_EQUAL(faults, 0);
}

static void try_shift(const struct op_case *c, u64 x, u32 count, bool is_const, bool zext)
{
	struct ir_expr e;
	ir_ref a, n, r;

	if (zext)
		x = (u32)x;
	ir_expr_begin(&e);
	a = operand(&e, 0, false, x, zext);
	n = is_const ? ir_const(e.f, IR_I32, (s32)count, ORIGIN_IMM)
		     : ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 1), 0, 0, 0);
	r = ir_emit(e.f, 1, (enum ir_op)c->op, IR_I64, 0, a, n, 0, 0);
	ir_expr_ret(&e, 1, r);
	if (!ir_expr_stage(&e, STAGE_SPLIT))
		faults++;
	expect(&e, x, count, c->want(x, count));
	if (!ir_expr_stage(&e, STAGE_OPT))
		faults++;
	expect(&e, x, count, c->want(x, count));
	ir_expr_end(&e);
}

static void test_shifts(void)
{
	faults = 0;
	for (u32 k = 0; k < ARRAY_SIZE(shifts); k++)
		for (u32 i = 0; i < ir_expr_n_edges; i += 3)
			for (u32 count = 0; count <= 65; count++)
				for (int form = 0; form < 4; form++)
					try_shift(&shifts[k], ir_expr_edges[i], count == 65 ? 0xffffffe1 : count,
						  form & 1, form & 2);
	CU_ASSERT_EQUAL(faults, 0);
}

static void test_unary(void)
{
	faults = 0;
	for (u32 k = 0; k < ARRAY_SIZE(unary); k++)
		for (int zext = 0; zext < 2; zext++) {
			struct ir_expr e;

			ir_expr_begin(&e);
			ir_expr_ret(&e, 1,
				    ir_emit(e.f, 1, (enum ir_op)unary[k].op, IR_I64, 0, operand(&e, 0, 0, 0, zext), 0,
					    0, 0));
			CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
			for (u32 i = 0; i < ir_expr_n_edges; i++) {
				u64 x = ir_expr_edges[i];

				expect(&e, x, 0, unary[k].want(zext ? (u32)x : x, 0));
			}
			ir_expr_end(&e);
		}
	CU_ASSERT_EQUAL(faults, 0);
}

/* -- Comparisons -------------------------------------------------------------------------------------------- */

static bool want_cond(enum alu_cond c, u64 x, u64 y)
{
	s64 a = (s64)x, b = (s64)y;
	const bool table[COND_NCONDS] = {
		[COND_EQ] = x == y,
		[COND_NE] = x != y,
		[COND_GT] = x > y,
		[COND_GE] = x >= y,
		[COND_LT] = x<y, [COND_LE] = x <= y, [COND_SGT] = a> b,
		[COND_SGE] = a >= b,
		[COND_SLT] = a < b,
		[COND_SLE] = a <= b,
		[COND_SET] = x & y,
		[COND_NSET] = !(x & y),
	};

	return table[c];
}

/* As a value and as a branch: bit 0 and bit 1 of the result. */
static void make_compare(struct ir_expr *e, enum alu_cond c, ir_ref a, ir_ref b)
{
	ir_ref set = ir_emit(e->f, 1, IR_SET, IR_I32, (u8)c, a, b, 0, 0), r;
	u32 yes = ir_block_new(e->f), no = ir_block_new(e->f), end = ir_block_new(e->f);
	ir_ref two = imm_own(e->f, IR_I64, 2), zero = imm_own(e->f, IR_I64, 0), p;

	r = ir_emit(e->f, 1, IR_ZEXT, IR_I64, 0, set, 0, 0, 0);
	ir_br(e->f, 1, c, a, b, yes, no);
	p = ir_param(e->f, end, IR_I64);
	ir_jmp(e->f, yes, end, 1, &two);
	ir_jmp(e->f, no, end, 1, &zero);
	ir_expr_ret(e, end, ir_emit(e->f, end, IR_OR, IR_I64, 0, r, p, 0, 0));
}

static void try_compare(enum alu_cond c, enum form form, u64 x, u64 y, bool opt)
{
	struct ir_expr e;
	ir_ref a, b;

	if (form == FORM_ZEXT) {
		x = (u32)x;
		y = (u32)y;
	}
	ir_expr_begin(&e);
	a = operand(&e, 0, form == FORM_LEFT, x, form == FORM_ZEXT);
	b = operand(&e, 1, form == FORM_RIGHT, y, form == FORM_ZEXT);
	make_compare(&e, c, a, b);
	if (!ir_expr_stage(&e, STAGE_SPLIT) || (opt && !ir_expr_stage(&e, STAGE_OPT)))
		faults++;
	else
		expect(&e, x, y, want_cond(c, x, y) ? 3 : 0);
	ir_expr_end(&e);
}

static void test_compare(void)
{
	faults = 0;
	for (u32 c = 0; c < COND_NCONDS; c++)
		for (u32 i = 0; i < ir_expr_n_edges; i++)
			for (u32 j = 0; j < ir_expr_n_edges; j++)
				for (int form = 0; form < FORM_N; form++)
					try_compare((enum alu_cond)c, (enum form)form, ir_expr_edges[i],
						    ir_expr_edges[j], (i + j) & 1);
	CU_ASSERT_EQUAL(faults, 0);
}

/* zext(x) + k against zext(y), where the sum may carry into bit 32. */
static void test_address_check(void)
{
	static const u32 lengths[] = {1, 14, 0xffff, 0x7fffffff, 0xffffffff};
	static const u32 points[] = {0,		 1,	     13,	 14,	     15,	0x7fffffff,
				     0x80000000, 0xfffffff1, 0xfffffff2, 0xfffffff3, 0xffffffff};

	faults = 0;
	for (u32 c = 0; c < COND_SET; c++)
		for (u32 k = 0; k < ARRAY_SIZE(lengths); k++)
			for (int swap = 0; swap < 2; swap++) {
				struct ir_expr e;
				ir_ref a, b, sum;

				ir_expr_begin(&e);
				a = operand(&e, 0, false, 0, true);
				b = operand(&e, 1, false, 0, true);
				sum = ir_emit(e.f, 1, IR_ADD, IR_I64, 0, a,
					      ir_const(e.f, IR_I64, lengths[k], ORIGIN_IMM), 0, 0);
				make_compare(&e, (enum alu_cond)c, swap ? b : sum, swap ? sum : b);
				CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
				for (u32 i = 0; i < ARRAY_SIZE(points); i++)
					for (u32 j = 0; j < ARRAY_SIZE(points); j++) {
						u64 s = (u64)points[i] + lengths[k], y = points[j];

						expect(&e, points[i], y,
						       want_cond((enum alu_cond)c, swap ? y : s, swap ? s : y) ? 3 : 0);
					}
				ir_expr_end(&e);
			}
	CU_ASSERT_EQUAL(faults, 0);
}

/* -- Memory ------------------------------------------------------------------------------------------------- */

/* Both halves, at displacements up to where the high half's wraps. */
static void test_memory(void)
{
	static const s32 disps[] = {0, 16, -8, 0x7ffc, 0x7fff, 0x7ffffff8, 0x7ffffffc, 0x7fffffff, INT32_MIN};

	for (u32 k = 0; k < ARRAY_SIZE(disps); k++) {
		struct ir_expr e;
		ir_ref addr, v;
		u64 got;

		ir_expr_begin(&e);
		addr = ir_const(e.f, IR_I32, (s32)(EXPR_BASE + 64 - (u32)disps[k]), ORIGIN_IMM);
		ir_store(e.f, 1, 8, addr, disps[k], ORIGIN_OFF, ir_arg(e.f, IR_I64, 0));
		v = ir_load(e.f, 1, IR_LOAD, IR_I64, 8, addr, disps[k], ORIGIN_OFF);
		ir_expr_ret(&e, 1, v);
		CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
		CU_ASSERT_EQUAL(ir_expr_count(&e, IR_LOAD), 2);
		CU_ASSERT_EQUAL(ir_expr_count(&e, IR_STORE), 2);
		CU_ASSERT_EQUAL(ir_expr_value(&e, 0x1122334455667788, 0, &got, NULL), EVAL_OK);
		CU_ASSERT_EQUAL(got, 0x1122334455667788);
		ir_expr_end(&e);
	}
}

static void test_atomic(void)
{
	struct ir_expr e;
	ir_ref list[3], old;
	u64 got, first;

	ir_expr_begin(&e);
	list[0] = imm_own(e.f, IR_I32, EXPR_BASE + 8);
	list[1] = ir_arg(e.f, IR_I64, 0);
	list[2] = ir_load(e.f, 1, IR_LDACQ8, IR_I64, 8, list[0], 0, ORIGIN_OFF);
	old = ir_emit_list(e.f, 1, IR_ATOMIC8, IR_I64, ATOMIC_CMPXCHG, 3, list);
	ir_at(e.f, old)->flags = IRF_FETCH;
	old = ir_emit(e.f, 1, IR_SUB, IR_I64, 0, ir_load(e.f, 1, IR_LOAD, IR_I64, 8, list[0], 0, ORIGIN_OFF), old, 0,
		      0);
	ir_emit_list(e.f, 1, IR_STREL8, IR_VOID, 8, 2, list);
	ir_expr_ret(&e, 1, old);
	CU_ASSERT_EQUAL(ir_expr_value(&e, 0xfedcba9876543210, 0, &first, NULL), EVAL_OK);
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
	CU_ASSERT_EQUAL(ir_expr_value(&e, 0xfedcba9876543210, 0, &got, NULL), EVAL_OK);
	CU_ASSERT_EQUAL(got, first);
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_HI), 2);
	ir_expr_end(&e);
}

/* -- Promises ----------------------------------------------------------------------------------------------- */

/* A loop whose counter and sum never have a high half: no parameter carries one. */
static void test_zero_highs(void)
{
	struct ir_expr e;
	u32 loop, again, out;
	ir_ref init[3], i, sum, next[3], low, wide, x;
	u64 got;

	ir_expr_begin(&e);
	loop = ir_block_new(e.f);
	again = ir_block_new(e.f);
	out = ir_block_new(e.f);
	init[0] = init[1] = imm_own(e.f, IR_I64, 0);
	init[2] = ir_arg(e.f, IR_I64, 0);
	i = ir_param(e.f, loop, IR_I64);
	sum = ir_param(e.f, loop, IR_I64);
	x = ir_param(e.f, loop, IR_I64);
	ir_jmp(e.f, 1, loop, 3, init);
	low = ir_emit(e.f, loop, IR_ADD, IR_I32, 0, ir_emit(e.f, loop, IR_TRUNC, IR_I32, 0, i, 0, 0, 0),
		      imm_own(e.f, IR_I32, 1), 0, 0);
	wide = ir_emit(e.f, loop, IR_ZEXT, IR_I64, 0, low, 0, 0, 0);
	next[0] = wide;
	next[1] = ir_emit(e.f, loop, IR_OR, IR_I64, 0, sum, wide, 0, 0);
	next[2] = ir_emit(e.f, loop, IR_ADD, IR_I64, 0, x, next[1], 0, 0);
	ir_br(e.f, loop, COND_LT, wide, imm_own(e.f, IR_I64, 10), again, out);
	ir_jmp(e.f, again, loop, 3, next);
	ir_expr_ret(&e, out, next[2]);
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
	CU_ASSERT_EQUAL(ir_expr_count(&e, IR_PARAM), 4);
	CU_ASSERT_EQUAL(ir_expr_value(&e, 0xffffffffff, 0, &got, NULL), EVAL_OK);
	CU_ASSERT_EQUAL(got, 0xffffffffff + 1 + 3 + 3 + 7 + 7 + 7 + 7 + 15 + 15 + 15);
	ir_expr_end(&e);
}

/* Only our own literals are OWN afterwards: zeros, and the counts 31 and 32. */
static void test_origins(void)
{
	struct ir_expr e;
	ir_ref k, r, n;

	ir_expr_begin(&e);
	k = ir_const(e.f, IR_I64, 0x1234567800000005, ORIGIN_IMM);
	n = ir_const(e.f, IR_I32, 13, ORIGIN_IMM);
	r = ir_emit(e.f, 1, IR_ADD, IR_I64, 0, ir_arg(e.f, IR_I64, 0), k, 0, 0);
	r = ir_emit(e.f, 1, IR_SHL, IR_I64, 0, r, n, 0, 0);
	r = ir_emit(e.f, 1, IR_MUL, IR_I64, 0, r, k, 0, 0);
	r = ir_emit(e.f, 1, IR_SAR, IR_I64, 0, r, ir_const(e.f, IR_I32, 40, ORIGIN_IMM), 0, 0);
	make_compare(&e, COND_GT, r, k);
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_OPT));
	for (ir_ref i = 1; i < e.f->ins.n; i++) {
		const struct ir_ins *c = ir_at(e.f, i);

		if (c->op == IR_CONST && c->origin == ORIGIN_OWN)
			CU_ASSERT_TRUE(c->imm == 0 || c->imm == 1 || c->imm == 2 || c->imm == 31 || c->imm == 32);
	}
	ir_expr_end(&e);
}

static void test_signature(void)
{
	struct ir_expr e;
	ir_ref low;

	ir_expr_begin(&e);
	low = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 3), 0, 0, 0);
	low = ir_emit(e.f, 1, IR_ADD, IR_I32, 0, low, ir_arg(e.f, IR_I32, IR_ARG_COUNTER), 0, 0);
	ir_store(e.f, 1, 8, imm_own(e.f, IR_I32, EXPR_BASE), 0, ORIGIN_OFF, ir_arg(e.f, IR_I64, 1));
	ir_expr_ret(&e, 1, ir_emit(e.f, 1, IR_ZEXT, IR_I64, 0, low, 0, 0, 0));
	CU_ASSERT_TRUE(ir_expr_stage(&e, STAGE_SPLIT));
	ir_signature(e.f);
	CU_ASSERT_EQUAL(e.f->sig.words, 1u << 6 | 1u << 2 | 1u << 3);
	CU_ASSERT_TRUE(e.f->sig.counter);
	CU_ASSERT_TRUE(e.f->sig.ret_hi_zero);
	ir_expr_end(&e);
}

void suite_split(void)
{
	CU_pSuite s = CU_add_suite("split", NULL, NULL);

	CU_add_test(s, "binary operations", test_binary);
	CU_add_test(s, "shifts by every count", test_shifts);
	CU_add_test(s, "unary operations", test_unary);
	CU_add_test(s, "comparisons as values and branches", test_compare);
	CU_add_test(s, "address checks that carry", test_address_check);
	CU_add_test(s, "loads and stores", test_memory);
	CU_add_test(s, "atomics", test_atomic);
	CU_add_test(s, "high halves that are zero", test_zero_highs);
	CU_add_test(s, "origins", test_origins);
	CU_add_test(s, "signatures", test_signature);
}
