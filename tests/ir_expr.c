/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See ir_expr.h. */
#include "ir_expr.h"

#include <string.h>

const u64 ir_expr_edges[] = {
	0,
	1,
	2,
	3,
	7,
	31,
	32,
	63,
	64,
	0x7f,
	0x80,
	0xff,
	0x100,
	0x7fff,
	0x8000,
	0xffff,
	0x10000,
	0x7fffffff,
	0x80000000,
	0x80000001,
	0xfffffffe,
	0xffffffff,
	0x100000000,
	0x100000001,
	0x1ffffffff,
	0x7fffffff00000000,
	0x7fffffffffffffff,
	0x8000000000000000,
	0x8000000000000001,
	0xffffffff00000000,
	0xffffffff7fffffff,
	0xffffffff80000000,
	0xfffffffffffffffe,
	0xffffffffffffffff,
	0x123456789abcdef0,
	0x00000001fffffffe,
	0xdeadbeef00000001,
};
const u32 ir_expr_n_edges = ARRAY_SIZE(ir_expr_edges);

void ir_expr_begin(struct ir_expr *e)
{
	ctx_init(&e->ctx);
	arena_init(&e->arena, &e->ctx);
	e->f = ir_func_new(&e->ctx, &e->arena, NULL, ~0u, 1);
	e->f->name = "expr";
	(void)ir_block_new(e->f);
}

void ir_expr_end(struct ir_expr *e)
{
	arena_free(&e->arena);
	ctx_fini(&e->ctx);
}

void ir_expr_ret(struct ir_expr *e, u32 b, ir_ref r)
{
	(void)ir_emit_list(e->f, b, IR_RET, IR_VOID, 0, 1, &r);
}

enum ir_eval_end ir_expr_value(struct ir_expr *e, u64 x, u64 y, u64 *result, u64 *digest)
{
	u8 mem[EXPR_SIZE];
	struct ir_eval ev = {.ctx = &e->ctx,
			     .mem = mem,
			     .base = EXPR_BASE,
			     .size = EXPR_SIZE,
			     .stack = EXPR_STACK,
			     .max_steps = 100000,
			     .undef = 0x5eed};
	u64 r[5] = {x, y, x ^ y, x + y, 5}, args[EVAL_NARGS] = {0};
	enum ir_eval_end end;

	for (u32 i = 0; i < EXPR_SIZE; i++)
		mem[i] = (u8)(i * 151 + (i >> 8) + 0x6d);
	ir_eval_sub_args(e->f, r, args);
	*result = 0;
	end = ir_eval(&ev, e->f, args, result);
	if (digest)
		*digest = hash_bytes(mem, EXPR_SIZE);
	return end;
}

/* -- Stages ----------------------------------------------------------------------------------------------- */

struct stage_arg {
	struct ir_expr *e;
	enum ir_stage stage;
};

static void checked(struct ir_func *f, void (*pass)(struct ir_func *), const char *name)
{
	pass(f);
	ir_check(f, name);
}

static void optimize(struct ir_func *f)
{
	for (int k = 0; k < 2; k++) {
		checked(f, ir_fold, "fold");
		checked(f, ir_copy, "copy");
		checked(f, ir_gvn, "gvn");
		if (f->level == 1)
			checked(f, ir_narrow, "narrow");
		checked(f, ir_dce, "dce");
	}
	checked(f, ir_fold, "fold");
	checked(f, ir_dce, "dce");
}

static int stage_body(void *arg)
{
	struct stage_arg *a = arg;
	struct ir_func *f = a->e->f;

	ir_check(f, "hand");
	switch (a->stage) {
	case STAGE_FOLD:
		checked(f, ir_fold, "fold");
		break;
	case STAGE_COPY:
		checked(f, ir_copy, "copy");
		break;
	case STAGE_GVN:
		checked(f, ir_gvn, "gvn");
		break;
	case STAGE_DCE:
		checked(f, ir_dce, "dce");
		break;
	case STAGE_NARROW:
		checked(f, ir_narrow, "narrow");
		break;
	case STAGE_OPT:
		optimize(f);
		break;
	case STAGE_DEREF:
		checked(f, ir_deref, "deref");
		break;
	case STAGE_GUARD:
		checked(f, ir_guard, "guard");
		break;
	case STAGE_SWAP:
		checked(f, ir_swap, "swap");
		break;
	case STAGE_SPLIT:
		a->e->f = ir_split(f, NULL);
		ir_check(a->e->f, "split");
		break;
	case STAGE_N:
		break;
	}
	return 0;
}

bool ir_expr_stage(struct ir_expr *e, enum ir_stage stage)
{
	struct stage_arg a = {e, stage};
	int rc = ctx_try(&e->ctx, stage_body, &a);

	if (rc && e->ctx.last)
		fprintf(stderr, "%s\n", e->ctx.last->text);
	return rc == 0;
}

u32 ir_expr_count(struct ir_expr *e, enum ir_op op)
{
	struct ir_func *f = e->f;
	u32 n = 0;

	ir_cfg(f);
	for (u32 k = 0; k < f->n_order; k++)
		for (ir_ref r = ir_block(f, f->order[k])->first; r; r = ir_at(f, r)->next) {
			u8 is = ir_at(f, r)->op;

			n += op == IR_NONE ? is != IR_PARAM && !ir_is_term((enum ir_op)is) : is == op;
		}
	return n;
}
