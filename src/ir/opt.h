/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the optimizer's passes and split share: use lists, replacement maps, new instructions that stand in no list yet.
 * For ir/ only.
 */
#ifndef BPFC_IR_OPT_H
#define BPFC_IR_OPT_H

#include "ir/ir.h"

#define OPT_HI_MASK 0xffffffff00000000ull

/* Users of each value: instructions in reachable blocks and, for an edge argument, the PARAM that receives it (once for
 * each edge). User I of value R: user[off[R] + I], off[R + 1] - off[R] of them. */
struct opt_uses {
	u32 *off;
	ir_ref *user;
};
/* Needs ir_cfg(). Linear in the function. Memory from A. */
void opt_uses(struct ir_func *f, struct arena *a, struct opt_uses *u);

/* A new instruction in no list. Pointers into f->ins are void after it. */
ir_ref opt_new(struct ir_func *f, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2);
/* Overwrite what R computes, keeping its place, type and BPF instruction. */
void opt_set(struct ir_func *f, ir_ref r, enum ir_op op, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2);
/* First instruction of block B that is not a PARAM. */
ir_ref opt_body(struct ir_func *f, u32 b);

/* What stands for R after replacements; repl[r] is 0 where R stands for itself, as does what is not among its N
 * entries. Shortens the way as it goes. */
ir_ref opt_find(ir_ref *repl, u32 n, ir_ref r);
/* Rewrite all arguments of reachable blocks by REPL, which has N entries. */
void opt_apply(struct ir_func *f, ir_ref *repl, u32 n);

/* The value that the low 32 bits and the high ones of an I64 constant have. */
static inline s64 opt_lo(s64 imm)
{
	return (s32)(u32)(u64)imm;
}
static inline s64 opt_hi(s64 imm)
{
	return (s32)(u32)((u64)imm >> 32);
}

/* The unsigned value of a constant of type T. */
static inline u64 opt_uval(enum ir_type t, s64 imm)
{
	return t == IR_I64 ? (u64)imm : (u32)(u64)imm;
}

static inline unsigned opt_width(enum ir_type t)
{
	return t == IR_I64 ? 64 : 32;
}

/* Number of successors of a block that ends with this terminator. */
static inline int opt_nsucc(enum ir_op op)
{
	return op == IR_JMP ? 1 : op == IR_BR || op == IR_BRX ? 2 : 0;
}

/* The carry of args[2] (args[2] of SETX and BRX too) must be made by the instruction before: nothing may come between.
 */
static inline bool opt_reads_carry(enum ir_op op)
{
	return op == IR_ADDX || op == IR_SUBX || op == IR_SETX || op == IR_BRX;
}

#endif
