/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Meaning of operations against results that do not come from alu.c: alu_vectors.def and the tables below, written by
 * hand from RFC 9669.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>

#include "alu.h"
#include "test.h"

static void expect(const char *what, unsigned width, u64 a, u64 b, u64 got, u64 want)
{
	CU_ASSERT_EQUAL(got, want);
	if (got != want)
		fprintf(stderr, "%s at %u bits of 0x%llx, 0x%llx: 0x%llx, expected 0x%llx\n", what, width,
			(unsigned long long)a, (unsigned long long)b, (unsigned long long)got,
			(unsigned long long)want);
}

static void test_vectors(void)
{
	static const struct {
		const char *name;
		u8 op, width;
		u64 a, b, want;
	} vectors[] = {
#define VECTOR(op, width, a, b, want) {#op, ALU_##op, width, a, b, want},
#include "alu_vectors.def"
	};

	for (u32 i = 0; i < ARRAY_SIZE(vectors); i++)
		expect(vectors[i].name, vectors[i].width, vectors[i].a, vectors[i].b,
		       alu_eval(vectors[i].op, vectors[i].width, vectors[i].a, vectors[i].b), vectors[i].want);
}

/* Shifts one bit at a time, for every count. */
static void test_shift_counts(void)
{
	u64 v = 0x9e3779b97f4a7c15;

	for (unsigned count = 0; count < 256; count++) {
		u64 left = v, right = v;
		s64 arith = (s64)v;
		u32 left32 = (u32)v, right32 = (u32)v;
		s32 arith32 = (s32)(u32)v;

		for (unsigned i = 0; i < count % 64; i++) {
			left *= 2;
			right /= 2;
			arith = (arith - (arith < 0 && arith % 2)) / 2;
		}
		for (unsigned i = 0; i < count % 32; i++) {
			left32 *= 2;
			right32 /= 2;
			arith32 = (arith32 - (arith32 < 0 && arith32 % 2)) / 2;
		}
		expect("lsh", 64, v, count, alu_eval(ALU_LSH, 64, v, count), left);
		expect("rsh", 64, v, count, alu_eval(ALU_RSH, 64, v, count), right);
		expect("arsh", 64, v, count, alu_eval(ALU_ARSH, 64, v, count), (u64)arith);
		expect("lsh", 32, v, count, alu_eval(ALU_LSH, 32, v, count), left32);
		expect("rsh", 32, v, count, alu_eval(ALU_RSH, 32, v, count), right32);
		expect("arsh", 32, v, count, alu_eval(ALU_ARSH, 32, v, count), (u32)arith32);
	}
}

static void test_unary(void)
{
	static const struct {
		unsigned width, bits;
		u64 v, want;
	} movsx[] = {
		{64, 8, 0x7f, 0x7f},
		{64, 8, 0x80, 0xffffffffffffff80},
		{64, 8, 0x123456789abcde80, 0xffffffffffffff80},
		{64, 8, 0xffffffffffffff00, 0},
		{64, 16, 0x7fff, 0x7fff},
		{64, 16, 0x8000, 0xffffffffffff8000},
		{64, 16, 0xffff7fff, 0x7fff},
		{64, 32, 0x7fffffff, 0x7fffffff},
		{64, 32, 0x80000000, 0xffffffff80000000},
		{64, 32, 0x1234567800000001, 1},
		{32, 8, 0x80, 0xffffff80},
		{32, 8, 0xffffffffffffff7f, 0x7f},
		{32, 8, 0xff, 0xffffffff},
		{32, 16, 0x8000, 0xffff8000},
		{32, 16, 0xabcd7fff, 0x7fff},
		{32, 16, 0xffffffffffffffff, 0xffffffff},
	};
	static const struct {
		unsigned bits;
		u64 v, want;
	} swap[] = {
		{16, 0x1234, 0x3412},
		{16, 0xffffffffffff0100, 0x0001},
		{16, 0x0123456789abcdef, 0xefcd},
		{32, 0x12345678, 0x78563412},
		{32, 0x0123456789abcdef, 0xefcdab89},
		{32, 0xffffffff00000080, 0x80000000},
		{64, 0x0123456789abcdef, 0xefcdab8967452301},
		{64, 0x80, 0x8000000000000000},
		{64, 0xff00000000000000, 0xff},
	};

	for (u32 i = 0; i < ARRAY_SIZE(movsx); i++)
		expect("movsx", movsx[i].width, movsx[i].v, movsx[i].bits,
		       alu_movsx(movsx[i].width, movsx[i].bits, movsx[i].v), movsx[i].want);
	for (u32 i = 0; i < ARRAY_SIZE(swap); i++)
		expect("swap", swap[i].bits, swap[i].v, 0, alu_swap(swap[i].bits, swap[i].v), swap[i].want);
	expect("neg", 64, 0, 0, alu_neg(64, 0), 0);
	expect("neg", 64, 1, 0, alu_neg(64, 1), 0xffffffffffffffff);
	expect("neg", 64, 1ull << 63, 0, alu_neg(64, 1ull << 63), 1ull << 63);
	expect("neg", 64, 0xffffffff, 0, alu_neg(64, 0xffffffff), 0xffffffff00000001);
	expect("neg", 32, 0, 0, alu_neg(32, 0), 0);
	expect("neg", 32, 1, 0, alu_neg(32, 0xffffffff00000001), 0xffffffff);
	expect("neg", 32, 1u << 31, 0, alu_neg(32, 1u << 31), 1u << 31);
}

/* Order of values, smallest first, unsigned and signed; every pair is compared. */
static void test_conditions(void)
{
	static const u64 by_unsigned[] = {0,
					  1,
					  2,
					  0x7fffffff,
					  0x80000000,
					  0xffffffff,
					  0x100000000,
					  0x7fffffffffffffff,
					  0x8000000000000000,
					  0xffffffff00000000,
					  0xffffffff7fffffff,
					  0xffffffff80000000,
					  0xfffffffffffffffe,
					  0xffffffffffffffff};
	static const u64 by_signed[] = {0x8000000000000000,
					0xffffffff00000000,
					0xffffffff7fffffff,
					0xffffffff80000000,
					0xfffffffffffffffe,
					0xffffffffffffffff,
					0,
					1,
					2,
					0x7fffffff,
					0x80000000,
					0xffffffff,
					0x100000000,
					0x7fffffffffffffff};
	static const u64 by_unsigned32[] = {0x700000000, 1, 0xffffffff00000002, 0x7fffffff, 0xabc80000000, 0xffffffff};
	static const u64 by_signed32[] = {0x80000000, 0xffffffff80000001, 0x1ffffffff, 0xfffffff00000000,
					  1,	      0x7fffffff};
	static const struct {
		const u64 *v;
		u32 n, width;
		bool sign;
	} lists[] = {{by_unsigned, ARRAY_SIZE(by_unsigned), 64, false},
		     {by_signed, ARRAY_SIZE(by_signed), 64, true},
		     {by_unsigned32, ARRAY_SIZE(by_unsigned32), 32, false},
		     {by_signed32, ARRAY_SIZE(by_signed32), 32, true}};

	for (u32 k = 0; k < ARRAY_SIZE(lists); k++) {
		unsigned w = lists[k].width;
		bool sign = lists[k].sign;

		for (u32 i = 0; i < lists[k].n; i++) {
			for (u32 j = 0; j < lists[k].n; j++) {
				u64 a = lists[k].v[i], b = lists[k].v[j];

				expect("eq", w, a, b, alu_cond(COND_EQ, w, a, b), i == j);
				expect("ne", w, a, b, alu_cond(COND_NE, w, a, b), i != j);
				expect("gt", w, a, b, alu_cond(sign ? COND_SGT : COND_GT, w, a, b), i > j);
				expect("ge", w, a, b, alu_cond(sign ? COND_SGE : COND_GE, w, a, b), i >= j);
				expect("lt", w, a, b, alu_cond(sign ? COND_SLT : COND_LT, w, a, b), i < j);
				expect("le", w, a, b, alu_cond(sign ? COND_SLE : COND_LE, w, a, b), i <= j);
			}
		}
	}
	CU_ASSERT_TRUE(alu_cond(COND_SET, 64, 6, 2));
	CU_ASSERT_FALSE(alu_cond(COND_SET, 64, 6, 9));
	CU_ASSERT_TRUE(alu_cond(COND_SET, 64, 1ull << 40, 1ull << 40));
	CU_ASSERT_FALSE(alu_cond(COND_SET, 32, 1ull << 40, 1ull << 40));
	CU_ASSERT_TRUE(alu_cond(COND_NSET, 32, 1ull << 40, 1ull << 40));
	CU_ASSERT_FALSE(alu_cond(COND_NSET, 64, 1ull << 40, 1ull << 40));
}

/* The opposite is never equal; swapped operands always are. */
static void test_condition_relations(void)
{
	static const u64 values[] = {0,		 1,	      0x7fffffff,	  0x80000000,
				     0xffffffff, 0x100000000, 0x8000000000000000, 0xffffffffffffffff};

	for (int c = 0; c < COND_NCONDS; c++) {
		for (u32 i = 0; i < ARRAY_SIZE(values); i++) {
			for (u32 j = 0; j < ARRAY_SIZE(values); j++) {
				u64 a = values[i], b = values[j];

				CU_ASSERT_NOT_EQUAL(alu_cond(c, 64, a, b), alu_cond(cond_negate(c), 64, a, b));
				CU_ASSERT_NOT_EQUAL(alu_cond(c, 32, a, b), alu_cond(cond_negate(c), 32, a, b));
				CU_ASSERT_EQUAL(alu_cond(c, 64, a, b), alu_cond(cond_swap(c), 64, b, a));
				CU_ASSERT_EQUAL(alu_cond(c, 32, a, b), alu_cond(cond_swap(c), 32, b, a));
			}
		}
	}
}

static void test_atomics(void)
{
	static const struct {
		const char *name;
		u8 op, width;
		u64 old, src, expected, want;
	} v[] = {
		{"add", ATOMIC_ADD, 64, 0xffffffffffffffff, 1, 0, 0},
		{"add", ATOMIC_ADD, 64, 0xffffffff, 1, 0, 0x100000000},
		{"add", ATOMIC_ADD, 32, 0xffffffff, 0x700000001, 0, 0},
		{"or", ATOMIC_OR, 64, 0xf0f0, 0x0f00000000000000, 0, 0x0f0000000000f0f0},
		{"or", ATOMIC_OR, 32, 0xf0f0, 0x0f0000000000000f, 0, 0xf0ff},
		{"and", ATOMIC_AND, 64, 0xffffffffffff00ff, 0xf00000000000ff0f, 0, 0xf00000000000000f},
		{"and", ATOMIC_AND, 32, 0xffff00ff, 0xf0000000ff0f, 0, 0x0f},
		{"xor", ATOMIC_XOR, 64, 0xffffffffffffffff, 0xff00000000000001, 0, 0x00fffffffffffffe},
		{"xor", ATOMIC_XOR, 32, 0xffffffff, 0xff00000000000001, 0, 0xfffffffe},
		{"xchg", ATOMIC_XCHG, 64, 1, 0x123456789abcdef0, 0, 0x123456789abcdef0},
		{"xchg", ATOMIC_XCHG, 32, 1, 0x123456789abcdef0, 0, 0x9abcdef0},
		{"cmpxchg", ATOMIC_CMPXCHG, 64, 5, 7, 5, 7},
		{"cmpxchg", ATOMIC_CMPXCHG, 64, 5, 7, 0x100000005, 5},
		{"cmpxchg", ATOMIC_CMPXCHG, 32, 5, 0x700000007, 0x100000005, 7},
		{"cmpxchg", ATOMIC_CMPXCHG, 32, 0x80000000, 7, 0xffffffff80000000, 7},
		{"cmpxchg", ATOMIC_CMPXCHG, 32, 6, 7, 5, 6},
	};

	for (u32 i = 0; i < ARRAY_SIZE(v); i++)
		expect(v[i].name, v[i].width, v[i].old, v[i].src,
		       alu_atomic(v[i].op, v[i].width, v[i].old, v[i].src, v[i].expected), v[i].want);
}

void suite_alu(void)
{
	CU_pSuite s = CU_add_suite("alu", NULL, NULL);

	CU_add_test(s, "vectors", test_vectors);
	CU_add_test(s, "shift counts", test_shift_counts);
	CU_add_test(s, "movsx, swap, neg", test_unary);
	CU_add_test(s, "conditions", test_conditions);
	CU_add_test(s, "relations of conditions", test_condition_relations);
	CU_add_test(s, "atomics", test_atomics);
}
