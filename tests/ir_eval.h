/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs IR of either level on the host, one instruction after another, so that tests can compare a function before and
 * after a pass. Its arithmetic is written anew, not taken from alu.c or from a pass. What the IR forbids (a divisor of
 * 0, a carry that is gone) ends the run with EVAL_BAD.
 *
 * Memory is one buffer that stands at a 32-bit address; anything else is a fault.
 */
#ifndef BPFC_IR_EVAL_H
#define BPFC_IR_EVAL_H

#include "ir/ir.h"

enum ir_eval_end {
	EVAL_OK,
	EVAL_FAULT, /* memory outside; fault_addr */
	EVAL_STEPS, /* max_steps ran out */
	EVAL_TAIL,  /* left by TAILJMP; tail_target, tail_ctx */
	EVAL_CALL,  /* the callback refused, or there is none */
	EVAL_BAD,   /* IR that may not be; why */
};

enum { EVAL_NARGS = IR_ARG_COUNTER + 1, EVAL_FRAME = 512, EVAL_MAX_WORDS = 32 };

struct ir_eval {
	struct bpfc_ctx *ctx;
	u8 *mem;
	u32 base, size;
	u32 stack; /* address, 16-aligned: frames of EVAL_FRAME bytes end here and grow down; must lie in mem */
	/* The functions of the program, by subprogram, all of one level; for calls. */
	struct ir_func **funcs;
	u32 n_funcs;
	/* What SYM gives, by index; NULL where the program has none. func_addr: also what CALLEE_PTR takes. */
	const u32 *map_addr, *data_addr, *extern_addr, *func_addr;
	/* Any other call: its arguments as 32-bit words as they would lie on the stack (64-bit ones low, high). For a
	 * result of 32 bits the high half is ignored. Support routines of division are built in.
	 */
	enum ir_eval_end (*call)(struct ir_eval *e, enum ir_callee kind, u32 index, u32 n, const u32 *words,
				 u64 *result);
	void *arg;
	u64 max_steps; /* 0: no limit */
	u32 undef;     /* what undefined values are made from */
	/* results */
	u64 steps;
	u32 fault_addr, tail_target, tail_ctx;
	const char *why;
	ir_ref at; /* where it ended otherwise than by RET */
};

/* Runs F. args: by the number that ARG has (see ops.def); IR_ARG_COUNTER as well. */
enum ir_eval_end ir_eval(struct ir_eval *e, struct ir_func *f, const u64 args[EVAL_NARGS], u64 *result);

/* The host's view of SIZE bytes at ADDR, or NULL if they are not all in memory. */
u8 *ir_eval_mem(struct ir_eval *e, u32 addr, u32 size);
/* The word list of a call of F's subprogram at level 2 as args, and the five values of level 1. */
void ir_eval_sub_args(const struct ir_func *f, const u64 r[5], u64 args[EVAL_NARGS]);

#endif
