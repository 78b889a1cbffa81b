/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Small level 1 functions of two 64-bit arguments, written by hand or at random, and their values: what tests of the
 * optimizer and of split are made from.
 */
#ifndef BPFC_IR_EXPR_H
#define BPFC_IR_EXPR_H

#include "ir_eval.h"

struct ir_expr {
	struct bpfc_ctx ctx;
	struct arena arena;
	struct ir_func *f;
};

enum { EXPR_BASE = 0x20000000, EXPR_SIZE = 8192, EXPR_STACK = EXPR_BASE + EXPR_SIZE };

/* A new function with an empty entry block 1. Arguments: ir_arg(f, IR_I64, 0 .. 4). */
void ir_expr_begin(struct ir_expr *e);
void ir_expr_end(struct ir_expr *e);
/* Ends block B with the value R. */
void ir_expr_ret(struct ir_expr *e, u32 b, ir_ref r);
/* The function's value; memory of EXPR_SIZE bytes at EXPR_BASE holds bytes that follow from their place, and DIGEST, if
 * not NULL, receives a hash of it afterwards. */
enum ir_eval_end ir_expr_value(struct ir_expr *e, u64 x, u64 y, u64 *result, u64 *digest);

/* Takes the function to the state that STAGE names; false, with a message on standard error, if that throws. */
enum ir_stage {
	STAGE_FOLD,
	STAGE_COPY,
	STAGE_GVN,
	STAGE_DCE,
	STAGE_NARROW, /* one pass */
	STAGE_OPT,    /* all of them, twice */
	STAGE_DEREF,  /* level 1, after narrowing */
	STAGE_SPLIT,  /* level 2 */
	STAGE_GUARD,  /* level 2 */
	STAGE_SWAP,   /* level 2; folding is late from then on */
	STAGE_N
};
bool ir_expr_stage(struct ir_expr *e, enum ir_stage stage);

/* Instructions of that operation in reachable blocks; IR_NONE: all but PARAMs and terminators. */
u32 ir_expr_count(struct ir_expr *e, enum ir_op op);

/* Numbers that arithmetic gets wrong. */
extern const u64 ir_expr_edges[];
extern const u32 ir_expr_n_edges;

#endif
