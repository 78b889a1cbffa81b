/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of ir/check.c, ir/ir.c and ir/print.c: a sound function of each level passes, and each single fault put into
 * it is found, by the words that name it.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

#include "ir/ir.h"
#include "test.h"

/* A function with names for what tests break. */
struct fixture {
	struct bpfc_ctx ctx;
	struct arena a;
	struct ir_func *f;
	ir_ref five, sum, load, store, param, carry, high, mulw, hi, late;
	u32 yes, no, join;
};

/* Level 1: 1 -> yes, no -> join(param). */
static void make_1(struct fixture *x)
{
	struct ir_func *f = x->f = ir_func_new(&x->ctx, &x->a, NULL, ~0u, 1);
	ir_ref arg = ir_arg(f, IR_I32, 0), wide;

	ir_block_new(f);
	x->yes = ir_block_new(f);
	x->no = ir_block_new(f);
	x->join = ir_block_new(f);
	x->five = ir_const(f, IR_I64, 5, ORIGIN_IMM);
	wide = ir_emit(f, 1, IR_ZEXT, IR_I64, 0, arg, 0, 0, 0);
	x->sum = ir_emit(f, 1, IR_ADD, IR_I64, 0, wide, x->five, 0, 0);
	x->load = ir_load(f, 1, IR_LOAD, IR_I32, 4, arg, 8, ORIGIN_OFF);
	ir_br(f, 1, COND_SLT, x->sum, x->five, x->yes, x->no);
	x->late = ir_emit(f, x->yes, IR_NEG, IR_I64, 0, x->sum, 0, 0, 0);
	ir_jmp(f, x->yes, x->join, 1, &x->late);
	x->store = ir_store(f, x->no, 4, arg, 0, ORIGIN_OWN, x->load);
	ir_jmp(f, x->no, x->join, 1, &x->five);
	x->param = ir_param(f, x->join, IR_I64);
	ir_emit(f, x->join, IR_RET, IR_VOID, 0, x->param, 0, 0, 0);
}

/* Level 2: a carry chain and a second result in one block. */
static void make_2(struct fixture *x)
{
	struct ir_func *f = x->f = ir_func_new(&x->ctx, &x->a, NULL, ~0u, 2);
	ir_ref a = ir_arg(f, IR_I32, 0), b = ir_arg(f, IR_I32, 1);

	ir_block_new(f);
	x->five = ir_const(f, IR_I32, 5, ORIGIN_IMM);
	x->mulw = ir_emit(f, 1, IR_MULW, IR_I32, 0, a, b, 0, 0);
	x->hi = ir_emit(f, 1, IR_HI, IR_I32, 0, x->mulw, 0, 0, 0);
	x->carry = ir_emit(f, 1, IR_ADDC, IR_I32, 0, a, x->mulw, 0, 0);
	x->high = ir_emit(f, 1, IR_ADDX, IR_I32, 0, b, x->hi, x->carry, 0);
	ir_emit(f, 1, IR_RET, IR_VOID, 0, x->carry, x->high, 0, 0);
}

/* -- One fault each --------------------------------------------------------------------------------------- */

/* Puts a harmless instruction behind POS. */
static void between(struct fixture *x, ir_ref pos)
{
	ir_ref r;

	vec_push(&x->a, &x->f->ins, ((struct ir_ins){.op = IR_FENCE}));
	r = x->f->ins.n - 1;
	ir_insert_after(x->f, pos, r);
}

static void type_of_arg(struct fixture *x)
{
	ir_ref five = ir_const(x->f, IR_I32, 5, ORIGIN_IMM);

	ir_at(x->f, x->sum)->args[1] = five;
}
static void type_of_result(struct fixture *x)
{
	ir_at(x->f, x->load)->type = IR_I64;
}
static void missing_arg(struct fixture *x)
{
	ir_at(x->f, x->sum)->args[1] = 0;
}
static void extra_arg(struct fixture *x)
{
	ir_at(x->f, x->late)->args[1] = x->sum;
}
static void removed_arg(struct fixture *x)
{
	ir_remove(x->f, x->load);
}
static void arg_outside(struct fixture *x)
{
	ir_at(x->f, x->sum)->args[0] = x->f->ins.n + 7;
}
static void void_arg(struct fixture *x)
{
	ir_at(x->f, x->sum)->args[0] = x->store;
}

static void used_too_early(struct fixture *x)
{
	ir_at(x->f, x->late)->args[0] = x->late;
}
static void used_elsewhere(struct fixture *x)
{
	ir_args(x->f, ir_at(x->f, ir_block(x->f, x->join)->last))[0] = x->late;
}
static void edge_type(struct fixture *x)
{
	x->f->pool.p[ir_block(x->f, x->no)->succ[0].args] = x->load;
}
static void edge_dominance(struct fixture *x)
{
	x->f->pool.p[ir_block(x->f, x->no)->succ[0].args] = x->late;
}
static void edge_outside(struct fixture *x)
{
	ir_block(x->f, x->no)->succ[0].args = x->f->pool.n;
}
static void edge_to_nowhere(struct fixture *x)
{
	ir_block(x->f, x->no)->succ[0].to = 77;
}
static void edge_to_entry(struct fixture *x)
{
	ir_block(x->f, x->no)->succ[0].to = 1;
}
static void critical(struct fixture *x)
{
	ir_block(x->f, 1)->succ[0].to = x->join;
}
static void one_successor(struct fixture *x)
{
	ir_block(x->f, 1)->succ[1].to = 0;
}
static void param_count(struct fixture *x)
{
	ir_block(x->f, x->join)->nparams = 2;
}
static void param_number(struct fixture *x)
{
	ir_at(x->f, x->param)->imm = 1;
}
static void link_prev(struct fixture *x)
{
	ir_at(x->f, x->load)->prev = x->load;
}
static void link_block(struct fixture *x)
{
	ir_at(x->f, x->load)->block = x->no;
}

/* A second parameter with an instruction before it. */
static void param_late(struct fixture *x)
{
	ir_ref r = ir_param(x->f, x->join, IR_I64);

	between(x, x->param);
	ir_at(x->f, r)->imm = 1;
}

static void no_terminator(struct fixture *x)
{
	ir_remove(x->f, ir_block(x->f, x->join)->last);
}
static void floating_in_list(struct fixture *x)
{
	ir_at(x->f, x->load)->op = IR_UNDEF;
}
static void floating_twice(struct fixture *x)
{
	ir_at(x->f, x->five)->imm = 6;
}
static void wide_const(struct fixture *x)
{
	ir_ref one = ir_const(x->f, IR_I32, 1, ORIGIN_OWN);

	ir_at(x->f, one)->imm = 1ll << 40;
}
static void condition(struct fixture *x)
{
	ir_at(x->f, ir_block(x->f, 1)->last)->sub = COND_NCONDS;
}
static void load_size(struct fixture *x)
{
	ir_at(x->f, x->load)->sub = 3;
}
static void store_size(struct fixture *x)
{
	ir_at(x->f, x->store)->sub = 8;
}
static void level_2_op(struct fixture *x)
{
	ir_emit(x->f, x->no, IR_BSR, IR_I32, 0, x->load, 0, 0, 0);
}

static void orphan(struct fixture *x)
{
	struct ir_ins copy = *ir_at(x->f, x->sum);

	vec_push(&x->a, &x->f->ins, copy);
}

static void entry_param(struct fixture *x)
{
	ir_param(x->f, 1, IR_I64);
}

static void level_1_op(struct fixture *x)
{
	ir_emit(x->f, 1, IR_ZEXT, IR_I64, 0, x->five, 0, 0, 0);
}

static void wide_value(struct fixture *x)
{
	ir_emit(x->f, 1, IR_NEG, IR_I64, 0, ir_const(x->f, IR_I64, 1, ORIGIN_OWN), 0, 0, 0);
}

static void carry_late(struct fixture *x)
{
	between(x, x->carry);
}
static void hi_late(struct fixture *x)
{
	between(x, x->mulw);
}
static void carry_kind(struct fixture *x)
{
	ir_at(x->f, x->carry)->op = IR_SUBC;
}
static void hi_owner(struct fixture *x)
{
	ir_at(x->f, x->mulw)->op = IR_MUL;
}

/* -------------------------------------------------------------------------------------------------------- */

struct fault {
	void (*make)(struct fixture *x);
	void (*put)(struct fixture *x);
	const char *words; /* in the message */
};

static const struct fault faults[] = {
	{make_1, type_of_arg, "type of an argument"},
	{make_1, type_of_result, "load"},
	{make_1, missing_arg, "argument missing"},
	{make_1, extra_arg, "too many arguments"},
	{make_1, removed_arg, "removed"},
	{make_1, arg_outside, "argument"},
	{make_1, void_arg, "argument"},
	{make_1, used_too_early, "defined later"},
	{make_1, used_elsewhere, "does not dominate"},
	{make_1, edge_type, "type of an edge's argument"},
	{make_1, edge_dominance, "does not dominate"},
	{make_1, edge_outside, "out of the pool"},
	{make_1, edge_to_nowhere, "edge to no block"},
	{make_1, edge_to_entry, "edge to the entry"},
	{make_1, critical, "critical edge"},
	{make_1, one_successor, "number of successors"},
	{make_1, param_count, "number of parameters"},
	{make_1, param_number, "wrong number of a parameter"},
	{make_1, param_late, "not at the head"},
	{make_1, link_prev, "prev"},
	{make_1, link_block, "another block"},
	{make_1, no_terminator, "terminator"},
	{make_1, floating_in_list, "floating value stands in a list"},
	{make_1, floating_twice, "not the one of its content"},
	{make_1, wide_const, "not in its range"},
	{make_1, condition, "condition"},
	{make_1, load_size, "size"},
	{make_1, store_size, "size"},
	{make_1, level_2_op, "other level"},
	{make_1, orphan, "in no list"},
	{make_1, entry_param, "entry has parameters"},
	{make_2, level_1_op, "other level"},
	{make_2, wide_value, "after split"},
	{make_2, carry_late, "carry"},
	{make_2, hi_late, "directly behind"},
	{make_2, carry_kind, "another kind"},
	{make_2, hi_owner, "second result"},
};

static int check_body(void *arg)
{
	struct fixture *x = arg;

	ir_check(x->f, "test");
	return 0;
}

static void run_fault(const struct fault *t)
{
	struct fixture x = {.f = NULL};
	int err;

	ctx_init(&x.ctx);
	arena_init(&x.a, &x.ctx);
	t->make(&x);
	CU_ASSERT_EQUAL(ctx_try(&x.ctx, check_body, &x), 0);
	t->put(&x);
	err = ctx_try(&x.ctx, check_body, &x);
	CU_ASSERT_EQUAL(err, -BPFC_EINTERNAL);
	if (!err || !x.ctx.first || !strstr(x.ctx.first->text, t->words)) {
		printf("\nfault %u (%s): %s", (u32)(t - faults), t->words,
		       x.ctx.first ? x.ctx.first->text : "not found");
		CU_FAIL("fault");
	}
	arena_free(&x.a);
	ctx_fini(&x.ctx);
}

static void test_faults(void)
{
	for (u32 i = 0; i < ARRAY_SIZE(faults); i++)
		run_fault(&faults[i]);
}

static void test_unique(void)
{
	struct fixture x = {.f = NULL};
	struct ir_func *f;
	ir_ref first[500], minus_one;

	ctx_init(&x.ctx);
	arena_init(&x.a, &x.ctx);
	f = ir_func_new(&x.ctx, &x.a, NULL, ~0u, 1);
	for (u32 i = 0; i < ARRAY_SIZE(first); i++)
		first[i] = ir_const(f, IR_I64, (s64)i << 31, ORIGIN_IMM);
	for (u32 i = 0; i < ARRAY_SIZE(first); i++)
		CU_ASSERT_EQUAL(ir_const(f, IR_I64, (s64)i << 31, ORIGIN_IMM), first[i]);
	CU_ASSERT_NOT_EQUAL(ir_const(f, IR_I64, 0, ORIGIN_OWN), first[0]);
	CU_ASSERT_NOT_EQUAL(ir_const(f, IR_I32, 0, ORIGIN_IMM), first[0]);
	minus_one = ir_const(f, IR_I32, 0xffffffff, ORIGIN_OWN);
	CU_ASSERT_EQUAL(ir_at(f, minus_one)->imm, -1);
	CU_ASSERT_EQUAL(ir_sym(f, SYM_DATA, 3, -4, ORIGIN_IMM), ir_sym(f, SYM_DATA, 3, -4, ORIGIN_IMM));
	CU_ASSERT_EQUAL(ir_sym_index(ir_at(f, ir_sym(f, SYM_DATA, 3, -4, ORIGIN_IMM))), 3);
	CU_ASSERT_EQUAL(ir_sym_addend(ir_at(f, ir_sym(f, SYM_DATA, 3, -4, ORIGIN_IMM))), -4);
	CU_ASSERT_NOT_EQUAL(ir_frame(f, -8), ir_frame(f, -16));
	CU_ASSERT_EQUAL(ir_at(f, ir_frame(f, -8))->origin, ORIGIN_OFF);
	arena_free(&x.a);
	ctx_fini(&x.ctx);
}

static void test_print(void)
{
	static const char want[] = "func  level 1\n"
				   "b1:\n"
				   "\t%3 = zext.l arg0.i\n"
				   "\t%4 = add.l %3, 5.l.imm\n"
				   "\t%5 = load4.i [arg0.i + 8.off]\n"
				   "\tbr.slt %4, 5.l.imm -> b2, b3\n"
				   "b3:\n"
				   "\tstore4 [arg0.i], %5\n"
				   "\tjmp b4(5.l.imm)\n"
				   "b2:\n"
				   "\t%7 = neg.l %4\n"
				   "\tjmp b4(%7)\n"
				   "b4:\n"
				   "\t%11 = param.l\n"
				   "\tret %11\n";
	struct fixture x = {.f = NULL};
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);

	CU_ASSERT_PTR_NOT_NULL_FATAL(out);
	ctx_init(&x.ctx);
	arena_init(&x.a, &x.ctx);
	make_1(&x);
	ir_cfg(x.f);
	ir_print(x.f, out);
	fclose(out);
	CU_ASSERT_STRING_EQUAL(text, want);
	if (strcmp(text, want))
		printf("\n%s", text);
	free(text);
	arena_free(&x.a);
	ctx_fini(&x.ctx);
}

void suite_check(void)
{
	CU_pSuite s = CU_add_suite("check", NULL, NULL);

	CU_add_test(s, "each fault is found", test_faults);
	CU_add_test(s, "floating values are unique", test_unique);
	CU_add_test(s, "text", test_print);
}
