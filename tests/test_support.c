/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of ir/support.c: the four division routines, evaluated, against the host's own division, on all pairs of edge
 * values and on random ones of all lengths.
 */
#include <CUnit/CUnit.h>

#include "ir_eval.h"
#include "test.h"

#ifdef __i386__
enum { ROUNDS = 20000 }; /* emulated */
#else
enum { ROUNDS = 250000 };
#endif

struct fixture {
	struct bpfc_ctx ctx;
	struct arena a;
	struct ir_eval e;
	struct ir_func *f[4];
	u8 stack[2 * EVAL_FRAME];
};

static int make(void *arg)
{
	struct fixture *x = arg;

	for (enum ir_support s = SUPPORT_UDIV64; s <= SUPPORT_SMOD64; s++) {
		x->f[s] = ir_build_support(&x->ctx, &x->a, NULL, s);
		ir_check(x->f[s], "support");
	}
	return 0;
}

static bool begin(struct fixture *x)
{
	*x = (struct fixture){.stack = {0}};
	ctx_init(&x->ctx);
	arena_init(&x->a, &x->ctx);
	x->e = (struct ir_eval){.ctx = &x->ctx, .mem = x->stack, .base = 0x1000, .size = sizeof x->stack};
	x->e.stack = x->e.base + x->e.size;
	CU_ASSERT_EQUAL_FATAL(ctx_try(&x->ctx, make, x), 0);
	return true;
}

static void end(struct fixture *x)
{
	arena_free(&x->a);
	ctx_fini(&x->ctx);
}

/* The C operators where C defines them. */
static u64 expected(enum ir_support s, u64 a, u64 b)
{
	if (s == SUPPORT_UDIV64)
		return a / b;
	if (s == SUPPORT_UMOD64)
		return a % b;
	if (b == ~0ull)
		return s == SUPPORT_SDIV64 ? 0 - a : 0;
	return s == SUPPORT_SDIV64 ? (u64)((s64)a / (s64)b) : (u64)((s64)a % (s64)b);
}

static void divide(struct fixture *x, u64 a, u64 b)
{
	const u64 args[EVAL_NARGS] = {(u32)a, a >> 32, (u32)b, b >> 32};

	for (enum ir_support s = SUPPORT_UDIV64; s <= SUPPORT_SMOD64; s++) {
		u64 r = 0;
		enum ir_eval_end how = ir_eval(&x->e, x->f[s], args, &r);

		if (how == EVAL_OK && r == expected(s, a, b))
			continue;
		printf("%s(0x%llx, 0x%llx) gives 0x%llx, expected 0x%llx; end %d, %s\n", x->f[s]->name,
		       (unsigned long long)a, (unsigned long long)b, (unsigned long long)r,
		       (unsigned long long)expected(s, a, b), how, x->e.why ? x->e.why : "");
		CU_FAIL("division");
	}
}

static void test_edges(void)
{
	static const u64 v[] = {
		0,
		1,
		2,
		3,
		5,
		7,
		10,
		0x7f,
		0xff,
		0x100,
		0xffff,
		0x10000,
		0x10001,
		0x7fffffff,
		0x80000000,
		0x80000001,
		0xfffffffe,
		0xffffffff,
		0x100000000,
		0x100000001,
		0x100000002,
		0x1fffffffe,
		0x1ffffffff,
		0x200000000,
		0x7fffffffffffffff,
		0x8000000000000000,
		0x8000000000000001,
		0x80000000ffffffff,
		0x7fffffff00000000,
		0x7fffffff00000001,
		0xffffffff00000000,
		0xffffffff00000001,
		0xffffffff7fffffff,
		0xffffffff80000000,
		0xffffffff80000001,
		0xfffffffffffffffe,
		0xffffffffffffffff,
		0xfffffffe00000001,
		0xfffffffeffffffff,
		0x5555555555555555,
		0xaaaaaaaaaaaaaaaa,
		0x123456789abcdef,
		0xfedcba9876543210,
		0x00000001fffffffd,
	};
	struct fixture x;

	begin(&x);
	for (u32 i = 0; i < ARRAY_SIZE(v); i++)
		for (u32 k = 1; k < ARRAY_SIZE(v); k++)
			divide(&x, v[i], v[k]);
	end(&x);
}

/* Dividends next to multiples of the divisor are where an estimate goes wrong. */
static void test_multiples(void)
{
	struct fixture x;
	struct prng rnd;

	begin(&x);
	prng_seed(&rnd, 1);
	for (u32 i = 0; i < ROUNDS / 4; i++) {
		u64 b = prng_next(&rnd) >> prng_below(&rnd, 64), q;

		b += !b;
		q = prng_next(&rnd) % (~0ull / b + 1 ? ~0ull / b + 1 : ~0ull);
		divide(&x, q * b, b);
		divide(&x, q * b - 1, b);
		divide(&x, q * b + b - 1, b);
	}
	end(&x);
}

static void test_random(void)
{
	struct fixture x;
	struct prng rnd;

	begin(&x);
	prng_seed(&rnd, 2);
	for (u32 i = 0; i < ROUNDS; i++) {
		u64 a = prng_next(&rnd) >> prng_below(&rnd, 64), b = prng_next(&rnd) >> prng_below(&rnd, 64);

		if (prng_below(&rnd, 4) == 0)
			a = 0 - a;
		if (prng_below(&rnd, 4) == 0)
			b = 0 - b;
		if (b)
			divide(&x, a, b);
	}
	end(&x);
}

void suite_support(void)
{
	CU_pSuite s = CU_add_suite("support", NULL, NULL);

	CU_add_test(s, "division of edge values", test_edges);
	CU_add_test(s, "division near multiples", test_multiples);
	CU_add_test(s, "division of random values", test_random);
}
