/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What is known of values: comparisons that earlier ones decide (guard.c), sums with pointers that were dereferenced
 * (deref.c). Both by evaluation with numbers around every limit, and by what must be decided and what must not.
 */
#include <CUnit/CUnit.h>

#include "ir_expr.h"
#include "test.h"

/* -- Comparisons ------------------------------------------------------------------------------------------ */

/* What is compared, first and then again: x is the first argument, y the second, z their XOR. */
enum form {
	CONSTANT,    /* x, k */
	SUM,	     /* x, (y & 0xffff) + k */
	SWAPPED,     /* (y & 0xffff) + k, x; then x, (y & 0xffff) + k */
	WRAPPING,    /* x, y + k */
	OTHER_BASE,  /* x, (y & 0xffff) + k; then x, (z & 0xffff) + k */
	N_FORMS
};

static const u8 conds[] = {COND_EQ, COND_NE, COND_GT, COND_GE, COND_LT, COND_LE, COND_SGT, COND_SLE, COND_SET};
enum { N_SECOND = 7, N_CONDS = ARRAY_SIZE(conds), N_KS = 3 };

struct nest {
	struct ir_expr e;
	enum form form;
	u8 origin;
	ir_ref x, y, z;
};

static ir_ref low(struct nest *n, u32 arg)
{
	return ir_emit(n->e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(n->e.f, IR_I64, arg), 0, 0, 0);
}

static ir_ref number(struct nest *n, u32 k)
{
	return ir_const(n->e.f, IR_I32, (s32)k, (enum origin)n->origin);
}

/* Base plus K, made in the entry block. */
static ir_ref sum(struct nest *n, ir_ref base, u32 k)
{
	if (n->form == CONSTANT)
		return number(n, k);
	return k ? ir_emit(n->e.f, 1, IR_ADD, IR_I32, 0, base, number(n, k), 0, 0) : base;
}

/* All comparisons of x with WITH, each a bit of the value. */
static ir_ref again(struct nest *n, u32 b, const ir_ref *with)
{
	struct ir_func *f = n->e.f;
	ir_ref all = imm_own(f, IR_I32, 0);
	for (u32 c = 0; c < N_SECOND * N_KS; c++) {
		ir_ref s = ir_emit(f, b, IR_SET, IR_I32, conds[c / N_KS], n->x, with[c % N_KS], 0, 0);

		s = ir_emit(f, b, IR_SHL, IR_I32, 0, s, ir_const(f, IR_I32, (s32)c, ORIGIN_OWN), 0, 0);
		all = ir_emit(f, b, IR_OR, IR_I32, 0, all, s, 0, 0);
	}
	return all;
}

/* if (x COND k) a = again, else b = again; and again where both meet. */
static void make_nest(struct nest *n, enum form form, enum alu_cond c, u32 k, u8 origin)
{
	struct ir_func *f;
	ir_ref first, with[N_KS], v[2], p, end_v;
	u32 yes, no, end;

	ir_expr_begin(&n->e);
	f = n->e.f;
	n->form = form;
	n->origin = origin;
	n->x = low(n, 0);
	n->y = low(n, 1);
	n->z = low(n, 2);
	if (form != WRAPPING) {
		n->y = ir_emit(f, 1, IR_AND, IR_I32, 0, n->y, ir_const(f, IR_I32, 0xffff, ORIGIN_OWN), 0, 0);
		n->z = ir_emit(f, 1, IR_AND, IR_I32, 0, n->z, ir_const(f, IR_I32, 0xffff, ORIGIN_OWN), 0, 0);
	}
	first = sum(n, n->y, k);
	for (u32 d = 0; d < N_KS; d++)
		with[d] = sum(n, form == OTHER_BASE ? n->z : n->y, k + d - 1);
	yes = ir_block_new(f);
	no = ir_block_new(f);
	end = ir_block_new(f);
	if (form == SWAPPED)
		ir_br(f, 1, c, first, n->x, yes, no);
	else
		ir_br(f, 1, c, n->x, first, yes, no);
	v[0] = again(n, yes, with);
	v[1] = again(n, no, with);
	p = ir_param(f, end, IR_I32);
	ir_jmp(f, yes, end, 1, &v[0]);
	ir_jmp(f, no, end, 1, &v[1]);
	end_v = ir_emit(f, end, IR_ZEXT, IR_I64, 0, again(n, end, with), 0, 0, 0);
	end_v = ir_emit(f, end, IR_SHL, IR_I64, 0, end_v, ir_const(f, IR_I32, 32, ORIGIN_OWN), 0, 0);
	p = ir_emit(f, end, IR_ZEXT, IR_I64, 0, p, 0, 0, 0);
	ir_expr_ret(&n->e, end, ir_emit(f, end, IR_OR, IR_I64, 0, end_v, p, 0, 0));
}

/* Arguments around the limit. */
static void nest_input(enum form form, u32 k, u32 i, u64 *x, u64 *y)
{
	static const u32 bases[] = {0, 1, 0x7fff, 0xffff, 0xfffffffa};
	u32 base = bases[i % ARRAY_SIZE(bases)], near = i / ARRAY_SIZE(bases);

	*y = base;
	base = form == CONSTANT ? 0 : form == WRAPPING ? base : base & 0xffff;
	*x = near < 7 ? (u32)(base + k + near - 3) : near == 7 ? 0 : near == 8 ? 0x80000000u : 0xffffffffu;
	*x |= (u64)i << 40; /* the high half is not looked at */
}

enum { N_NEST_INPUTS = 50 };

static bool nest_agrees(enum form form, enum alu_cond c, u32 k)
{
	u64 want[N_NEST_INPUTS], got, x, y;
	struct nest n;
	bool ok = true;

	make_nest(&n, form, c, k, ORIGIN_IMM);
	for (u32 i = 0; i < N_NEST_INPUTS; i++) {
		nest_input(form, k, i, &x, &y);
		ok &= ir_expr_value(&n.e, x, y, &want[i], NULL) == EVAL_OK;
	}
	ok = ok && ir_expr_stage(&n.e, STAGE_SPLIT) && ir_expr_stage(&n.e, STAGE_GVN);
	ok = ok && ir_expr_stage(&n.e, STAGE_GUARD) && ir_expr_stage(&n.e, STAGE_OPT);
	for (u32 i = 0; i < N_NEST_INPUTS && ok; i++) {
		nest_input(form, k, i, &x, &y);
		ok = ir_expr_value(&n.e, x, y, &got, NULL) == EVAL_OK && got == want[i];
		if (!ok)
			fprintf(stderr, "form %d, condition %d, %#x: x %#llx, y %#llx: %#llx, not %#llx\n", (int)form, (int)c, k,
				(unsigned long long)x, (unsigned long long)y, (unsigned long long)got, (unsigned long long)want[i]);
	}
	ir_expr_end(&n.e);
	return ok;
}

static void test_nests(void)
{
	static const u32 ks[] = {6, 1, 0, 0x7fffffff, 0xfffffffe};
	u32 bad = 0;

	for (u32 form = 0; form < N_FORMS; form++)
		for (u32 c = 0; c < N_CONDS; c++)
			for (u32 k = 0; k < ARRAY_SIZE(ks); k++)
				bad += !nest_agrees((enum form)form, (enum alu_cond)conds[c], ks[k]);
	CU_ASSERT_EQUAL(bad, 0);
}

/* How many comparisons are decided behind x < s and x >= s, s being 6 or y + 6, of x with s - 1, s, s + 1 by all conditions
 * but the signed one: 2 + 6 + 6 and 6 + 2 + 0. A sum that may wrap, or whose constant is hidden, is a value of which nothing
 * but its name is known: those of s itself, 6 + 2. */
static void test_decides(void)
{
	static const struct {
		u8 form, cond, harden, origin, decided;
	} cases[] = {
		{CONSTANT, COND_LT, 0, ORIGIN_IMM, 22}, {SUM, COND_LT, 0, ORIGIN_IMM, 22},
		{SWAPPED, COND_GT, 0, ORIGIN_IMM, 22},	{CONSTANT, COND_LT, 2, ORIGIN_OWN, 22},
		{CONSTANT, COND_LT, 2, ORIGIN_IMM, 0},	{SUM, COND_LT, 2, ORIGIN_IMM, 8},
		{WRAPPING, COND_LT, 0, ORIGIN_IMM, 8},	{OTHER_BASE, COND_LT, 0, ORIGIN_IMM, 0},
	};

	for (u32 n = 0; n < ARRAY_SIZE(cases); n++) {
		struct nest t;
		u32 decided = 0;

		make_nest(&t, (enum form)cases[n].form, (enum alu_cond)cases[n].cond, 6, cases[n].origin);
		CU_ASSERT(ir_expr_stage(&t.e, STAGE_SPLIT) && ir_expr_stage(&t.e, STAGE_GVN));
		t.e.f->harden = cases[n].harden;
		CU_ASSERT(ir_expr_stage(&t.e, STAGE_GUARD));
		for (ir_ref r = 1; r < t.e.f->ins.n; r++) {
			const struct ir_ins *i = ir_at(t.e.f, r);

			decided += i->op == IR_SET && ir_is_const(t.e.f, i->args[0]) && ir_is_const(t.e.f, i->args[1]);
		}
		CU_ASSERT_EQUAL(decided, cases[n].decided);
		ir_expr_end(&t.e);
	}
}

/* Behind block B: where x COND y holds. */
static u32 where_holds(struct ir_func *f, u32 b, enum alu_cond c, ir_ref x, ir_ref y)
{
	u32 yes = ir_block_new(f), no = ir_block_new(f);
	ir_ref zero = imm_own(f, IR_I64, 0);

	ir_br(f, b, c, x, y, yes, no);
	ir_emit_list(f, no, IR_RET, IR_VOID, 0, 1, &zero);
	return yes;
}

/* Facts about one value and many others are as many facts; a later one leaves what an earlier one said. */
static void test_many(void)
{
	enum { MANY = 300 };
	struct ir_expr e;
	struct prng rng;
	ir_ref x, y[2 * MANY], s, all;
	u32 b = 1, decided = 0;

	ir_expr_begin(&e);
	x = ir_emit(e.f, 1, IR_TRUNC, IR_I32, 0, ir_arg(e.f, IR_I64, 0), 0, 0, 0);
	prng_seed(&rng, 1);
	for (u32 k = 0; k < 2 * MANY; k++) /* names in no order, so that some meet in the hash table */
		for (u32 other = prng_below(&rng, 4) + 1; other--;)
			y[k] = ir_load(e.f, 1, IR_LOAD, IR_I32, 4, imm_own(e.f, IR_I32, EXPR_BASE), (s32)(4 * k), ORIGIN_OFF);
	for (u32 k = 0; k < MANY; k++)
		b = where_holds(e.f, b, COND_GT, x, y[2 * k]);
	b = where_holds(e.f, b, COND_GE, x, ir_const(e.f, IR_I32, 5, ORIGIN_IMM));
	b = where_holds(e.f, b, COND_LT, x, ir_const(e.f, IR_I32, 90, ORIGIN_IMM));
	all = ir_emit(e.f, b, IR_SET, IR_I32, COND_GE, x, ir_const(e.f, IR_I32, 4, ORIGIN_IMM), 0, 0);
	for (u32 k = 0; k < 2 * MANY; k++) {
		s = ir_emit(e.f, b, IR_SET, IR_I32, COND_GE, x, y[k], 0, 0);
		all = ir_emit(e.f, b, IR_ADD, IR_I32, 0, all, s, 0, 0);
	}
	ir_expr_ret(&e, b, ir_emit(e.f, b, IR_ZEXT, IR_I64, 0, all, 0, 0, 0));
	CU_ASSERT(ir_expr_stage(&e, STAGE_SPLIT) && ir_expr_stage(&e, STAGE_GUARD));
	for (ir_ref r = 1; r < e.f->ins.n; r++)
		decided += ir_at(e.f, r)->op == IR_SET && ir_is_const(e.f, ir_at(e.f, r)->args[0]);
	CU_ASSERT_EQUAL(decided, MANY + 1);
	ir_expr_end(&e);
}

/* -- Dereferenced pointers -------------------------------------------------------------------------------- */

enum place { BEFORE, IN_ONE_WAY, BEHIND };

/* An access to [p + OFF] somewhere, and the sum p + K after a branch: does it become one of 32 bits? */
static const struct reach {
	s32 off;
	s64 k;
	u8 where, op; /* of the sum */
	bool other, narrow;
} reaches[] = {
	{0, 14, BEFORE, IR_ADD, false, true},
	{0, IR_ADDR_ABOVE, BEFORE, IR_ADD, false, true},
	{0, IR_ADDR_ABOVE + 1, BEFORE, IR_ADD, false, false},
	{1, IR_ADDR_ABOVE + 1, BEFORE, IR_ADD, false, true},
	{-1, IR_ADDR_ABOVE, BEFORE, IR_ADD, false, false},
	{0x7fff, 0x7fff + IR_ADDR_ABOVE, BEFORE, IR_ADD, false, true},
	{0x7fff, 0x8000 + IR_ADDR_ABOVE, BEFORE, IR_ADD, false, false},
	{0, -IR_ADDR_BELOW, BEFORE, IR_ADD, false, true},
	{0, -IR_ADDR_BELOW - 1, BEFORE, IR_ADD, false, false},
	{-1, -IR_ADDR_BELOW - 1, BEFORE, IR_ADD, false, true},
	{100, 100 - IR_ADDR_BELOW, BEFORE, IR_ADD, false, true},
	{100, 99 - IR_ADDR_BELOW, BEFORE, IR_ADD, false, false},
	{0, 0x100000001, BEFORE, IR_ADD, false, false},
	{0, 14, IN_ONE_WAY, IR_ADD, false, false},
	{0, 14, BEHIND, IR_ADD, false, false},
	{0, 14, BEFORE, IR_ADD, true, false},
	{0, 14, BEFORE, IR_SUB, false, false},
	{0, 14, BEFORE, IR_MUL, false, false},
};

static ir_ref pointer(struct ir_expr *e, s32 at, enum ir_op ext)
{
	ir_ref p = ir_load(e->f, 1, IR_LOAD, IR_I32, 4, imm_own(e->f, IR_I32, EXPR_BASE), at, ORIGIN_OFF);

	return ir_emit(e->f, 1, ext, IR_I64, 0, p, 0, 0, 0);
}

static ir_ref access(struct ir_expr *e, u32 b, ir_ref p, s32 off)
{
	return ir_load(e->f, b, IR_LOAD, IR_I32, 4, ir_at(e->f, p)->args[0], off, ORIGIN_OFF);
}

static ir_ref make_reach(struct ir_expr *e, const struct reach *t, enum ir_op ext)
{
	u32 yes, no, end;
	ir_ref p, q, k, s;

	ir_expr_begin(e);
	yes = ir_block_new(e->f);
	no = ir_block_new(e->f);
	end = ir_block_new(e->f);
	p = pointer(e, 0, ext);
	q = t->other ? pointer(e, 4, ext) : p;
	if (t->where == BEFORE)
		access(e, 1, p, t->off);
	ir_br(e->f, 1, COND_GT, ir_arg(e->f, IR_I64, 0), ir_arg(e->f, IR_I64, 1), yes, no);
	if (t->where == IN_ONE_WAY)
		access(e, yes, p, t->off);
	ir_jmp(e->f, yes, end, 0, NULL);
	ir_jmp(e->f, no, end, 0, NULL);
	k = ir_const(e->f, IR_I64, t->k, ORIGIN_IMM);
	s = ir_emit(e->f, end, (enum ir_op)t->op, IR_I64, 0, q, k, 0, 0);
	if (t->where == BEHIND)
		access(e, end, p, t->off);
	ir_expr_ret(e, end, s);
	return s;
}

static void test_reach(void)
{
	for (u32 n = 0; n < ARRAY_SIZE(reaches); n++) {
		const struct reach *t = &reaches[n];
		struct ir_expr e;
		ir_ref s = make_reach(&e, t, IR_ZEXT), in;
		bool ok = ir_expr_stage(&e, STAGE_DEREF);

		ok = ok && ir_at(e.f, s)->op == (t->narrow ? IR_ZEXT : t->op);
		if (ok && t->narrow) {
			in = ir_at(e.f, s)->args[0];
			ok = ir_at(e.f, in)->op == IR_ADD && ir_at(e.f, in)->type == IR_I32;
			in = ir_at(e.f, in)->args[1];
			ok = ok && ir_at(e.f, in)->imm == (s32)t->k && ir_at(e.f, in)->origin == ORIGIN_IMM;
		}
		if (!ok)
			fprintf(stderr, "sum %u\n", n);
		CU_ASSERT_TRUE(ok);
		ir_expr_end(&e);
		/* what was sign-extended is no pointer */
		s = make_reach(&e, t, IR_SEXT);
		CU_ASSERT(ir_expr_stage(&e, STAGE_DEREF) && ir_at(e.f, s)->op == t->op);
		ir_expr_end(&e);
	}
}

void suite_guard(void)
{
	CU_pSuite s = CU_add_suite("guard", NULL, NULL);

	CU_add_test(s, "comparisons behind comparisons", test_nests);
	CU_add_test(s, "what is decided", test_decides);
	CU_add_test(s, "many facts", test_many);
	CU_add_test(s, "sums with pointers", test_reach);
}
