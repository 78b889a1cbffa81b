/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the parts of the generator of random programs share: its state, and how instructions, registers and addresses
 * are chosen and written (random_emit.c). Contracts are those of random_gen.c.
 */
#ifndef SELFTESTS_RANDOM_EMIT_H
#define SELFTESTS_RANDOM_EMIT_H

#include "random_gen.h"

enum {
	MAX_FUNCS = 4,
	MAX_BREAKS = 8,
	MAX_DEPTH = 4,	/* of nested blocks */
	FUEL_SLOT = 8 * (MAX_DEPTH + 1), /* below the window: counter of gen_graph(), key and value of maps */
	KEY_SLOT = 8 * (MAX_DEPTH + 2),
	VALUE_SLOT = KEY_SLOT + 16,
	WINDOW = 64,	/* bytes of stack that are initialized and used */
	MIN_PACKET = 64, /* bytes of packets; so many are used */
	SMALL_MEM = 64, /* memory of a function that gets the address of a stack window */
	MEM_REG = 9,
	CALLER_SAVED = 0x3f,
	HASH_FACTOR = 0x1000193,
	MARGIN = 400, /* insns kept free for epilogues and repairs */
	MAX_ROWS = 128,
};

struct rows {
	u16 id[MAX_ROWS];
	u32 n;
};

/* Pending jumps to the end of a loop. */
struct breaks {
	u32 at[MAX_BREAKS];
	u32 n;
	u16 defined; /* on all of them */
};

struct func {
	u32 mem_size;  /* r1 is the address of so many bytes; 0: a number */
	u32 calls[64]; /* instructions that refer to it */
	u32 n_calls;
};

struct gen {
	struct prng rng;
	struct random_program *out;
	struct rows rows[ISA_NKINDS];
	struct func funcs[MAX_FUNCS];
	u32 n_funcs;
	/* the function that is being written */
	u32 func, depth, no_calls;
	s32 budget;
	u16 defined, locked;
	u32 mem_size;
	s32 window; /* the window is r10 + window .. + WINDOW; loop counters and map arguments lie below */
	/* of random_mixed() */
	bool mixed, verifiable, packet, graph;
	struct breaks *breaks;
};

/* An address in an instruction. */
struct address {
	u32 base;
	s32 off;
	bool temporary; /* the base register is worthless afterwards */
};

/* Random choices. number(): edge values, small ones, and any; imm32(): its low half. */
u32 below(struct gen *g, u32 n);
bool chance(struct gen *g, u32 percent);
u64 number(struct gen *g);
s32 imm32(struct gen *g);
const struct isa_row *row_of(struct gen *g, enum isa_kind kind);

/* Appends an instruction; its index. emit_op(): of a row, the given fields put into its template. */
u32 emit(struct gen *g, struct insn insn);
u32 emit_op(struct gen *g, enum isa_id id, u32 dst, u32 src, s32 off, s32 imm);
void emit_number(struct gen *g, u32 dst, u64 v);
/* The jump at AT goes to what is written next. */
void land(struct gen *g, u32 at);
/* The function is as long as it shall be. */
bool full(const struct gen *g);

/* Registers: one of MASK; those that may be written; one with a number in it; one to write, with a number in it if
 * READ. */
u32 pick(struct gen *g, u16 mask);
u16 writable(const struct gen *g);
void define(struct gen *g, u32 r);
void define_all(struct gen *g, u16 mask);
u32 source(struct gen *g);
u32 target(struct gen *g, bool read);

/* IMM, or a number near it that the verifier takes as an operand of ROW, if it shall. */
s32 legal_imm(const struct gen *g, const struct isa_row *row, s32 imm);
/* An instruction without memory and control. */
void gen_alu(struct gen *g);
/* An offset of SIZE bytes within WINDOW. */
s32 offset_in(struct gen *g, u32 window, u32 size, bool aligned);
/* An address of SIZE bytes; KEEP: registers that it must not be made in. */
struct address gen_address(struct gen *g, u32 size, bool aligned, u16 keep);
/* A conditional jump, its distance open. */
u32 gen_condition(struct gen *g);

/* Some instructions that do not leave the block (random_gen.c). */
void gen_block(struct gen *g, u32 items);

/* random_map.c: a use of one of the program's maps; which maps there are. */
void gen_map(struct gen *g);
void gen_define_maps(struct gen *g);
/* random_graph.c: blocks that jump to each other at will, as often as a counter on the stack allows; many instructions
 * in a row on all registers. */
void gen_graph(struct gen *g);
void gen_burst(struct gen *g);
/* random_idiom.c: one of the sequences that compilers look for. */
void gen_idiom(struct gen *g);

#endif
