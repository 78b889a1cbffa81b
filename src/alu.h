/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The meaning of each ALU operation, compare, byte swap and atomic update, written once. Interpreter, constant folding
 * and the verifier call these; tests/test_alu.c holds vectors written independently.
 */
#ifndef BPFC_ALU_H
#define BPFC_ALU_H

#include "isa.h"

/* dst OP src at WIDTH 32 or 64. At 32 only the low halves count and the result is zero-extended. Shift counts are
 * taken modulo the width; division by zero gives 0, modulo by zero the dividend (32: zero-extended); INT_MIN / -1 is
 * INT_MIN and INT_MIN % -1 is 0. RFC 9669 section 4.1. */
u64 alu_eval(enum alu_op op, unsigned width, u64 dst, u64 src);
/* Low BITS (8, 16, 32) of V sign-extended to WIDTH, then zero-extended to 64. */
u64 alu_movsx(unsigned width, unsigned bits, u64 v);
u64 alu_neg(unsigned width, u64 v);
/* The low BITS (16, 32, 64) of V byte-swapped and zero-extended. */
u64 alu_swap(unsigned bits, u64 v);
bool alu_cond(enum alu_cond cond, unsigned width, u64 a, u64 b);
/* New memory value for an atomic update of WIDTH 32 or 64; cmpxchg: `expected` decides. */
u64 alu_atomic(enum atomic_op op, unsigned width, u64 old, u64 src, u64 expected);

#endif
