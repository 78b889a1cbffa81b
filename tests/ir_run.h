/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A whole program as IR, built, taken through passes and evaluated: the bench on which tests of the IR work. */
#ifndef BPFC_IR_RUN_H
#define BPFC_IR_RUN_H

#include "ir_eval.h"

/* Changes F (level 1, checked), or makes another function of it. NULL keeps it as built. */
typedef struct ir_func *ir_run_pass(struct ir_func *f, struct ir_sig *sigs);

enum { IR_RUN_MEM = 0x20000000 /* where the program's memory begins */, IR_RUN_STACK = 64 * 1024 };

struct ir_run {
	struct ir_eval e;
	const struct prog *p;
	struct ir_func **funcs;
	struct ir_sig *sigs;
	u8 *mem; /* the program's memory after a run */
	u32 mem_size;
};

/* Builds all functions of P, callees first, with ir_check() before and after PASS. Memory from A. False if ir_build()
 * refused (with a diagnostic). Throws what they throw. */
bool ir_run_build(struct ir_run *r, struct bpfc_ctx *ctx, struct arena *a, struct prog *p, ir_run_pass *pass);
/* Runs the program (subprogram 0) on a copy of SIZE bytes at MEM: r1 their address, r2 their number. */
enum ir_eval_end ir_run(struct ir_run *r, const void *mem, u32 size, u64 *r0);

#endif
