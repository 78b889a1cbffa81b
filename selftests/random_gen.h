/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random BPF programs that end, touch only memory that is theirs, and whose result follows from their input alone: no
 * register or stack byte is read before it is written, and no address gets into a result.
 */
#ifndef SELFTESTS_RANDOM_GEN_H
#define SELFTESTS_RANDOM_GEN_H

#include "bpfc.h"
#include "isa.h"
#include "prog.h"
#include "util.h"

enum {
	RANDOM_MEM = 256, /* bytes that r1 points to in generated programs on memory */
	RANDOM_MAX_MEM = 2048,
	RANDOM_MAX_INSNS = 8192,
	RANDOM_MAPS = 8,
};

/* A program with its input. */
struct random_program {
	struct insn insns[RANDOM_MAX_INSNS];
	u32 n;
	u8 mem[RANDOM_MAX_MEM];
	u32 mem_size;
	enum prog_type type; /* NONE: r1 is the address of mem, r2 its size; else mem is a packet */
	struct bpfc_map_def maps[RANDOM_MAPS];
	u32 n_maps;
};

/* The program of number SEED, on memory and without maps. */
void random_program(struct random_program *out, u64 seed);

/* What random_mixed() may put into a program, or leave out. */
enum random_feature {
	RANDOM_VERIFIABLE = 1, /* nothing that Linux's verifier refuses as such */
	RANDOM_MAPS_USED = 2,
	RANDOM_PACKET = 4, /* program type xdp or tc */
	RANDOM_GRAPH = 8,  /* blocks that jump to each other at will: loops with several entries */
};

/* The program of number SEED with some of FEATURES (a bit set), which the number chooses; VERIFIABLE is obeyed as it is
 * given. */
void random_mixed(struct random_program *out, u64 seed, u32 features);

#endif
