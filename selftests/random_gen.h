/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random BPF programs that end, touch only memory that is theirs, and whose result follows from their input alone: no
 * register or stack byte is read before it is written, and no address gets into a result.
 */
#ifndef SELFTESTS_RANDOM_GEN_H
#define SELFTESTS_RANDOM_GEN_H

#include "isa.h"
#include "util.h"

enum {
	RANDOM_MEM = 256, /* bytes that r1 points to */
	RANDOM_MAX_INSNS = 8192,
};

struct random_program {
	struct insn insns[RANDOM_MAX_INSNS];
	u32 n;
	u8 mem[RANDOM_MEM];
};

/* The program of number SEED. */
void random_program(struct random_program *out, u64 seed);

#endif
