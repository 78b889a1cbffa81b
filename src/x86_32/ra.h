/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Register allocation, for live.c, regalloc.c, ra_resolve.c only.
 *
 * Positions: instructions are numbered in layout order, one number before each block for its label. Instruction n reads
 * at 2n and writes at 2n + 1. A register that is read last at 2n and one that is first written at 2n + 1 may be the same.
 */
#ifndef BPFC_RA_H
#define BPFC_RA_H

#include "x86_32/x86.h"

enum { EV_USE = 1, EV_DEF = 2, EV_MEM = 4 /* may be memory instead */, EV_BYTE = 8 };
enum { OPND_REG = 1, OPND_RM = 2, OPND_BASE = 4, OPND_INDEX = 8 };

/* A virtual register in one instruction. */
struct event {
	u32 n;    /* instruction number */
	u8 flags; /* EV_* */
	u8 opnds; /* OPND_*: in which fields it stands */
};

struct range {
	u32 from, to; /* half open */
};

#define NO_REG 0xffu
#define NO_SLOT 0xffffffffu

/* A piece of a virtual register's lifetime that has one place. */
struct interval {
	u32 vreg;      /* index: number - X86_FIRST_VREG */
	u32 r, nr;     /* ranges: ra->ranges[r .. r + nr), of which what lies within from .. to counts */
	u32 from, to;
	u32 cur;       /* first range not yet passed (absolute index) */
	u32 e, ne;     /* events: ra->events[e .. e + ne) */
	u8 reg;        /* real register, NO_REG: in memory (or nowhere, where it can be made again) */
	u32 next;      /* next piece of the same vreg, 0 none */
};

struct vreg {
	u32 e, ne;      /* all its events */
	u32 first;      /* first interval, 0: never used */
	u16 acc;        /* instructions that are shorter with EAX in its place */
	u32 hint, out;  /* register or vreg it is copied from / to, R_NONE */
	u32 remat;      /* x86_ins that makes it, 0 */
	u32 slot;
	u8 recent;      /* register that a piece of it got last, NO_REG */
	bool byte, spilled;
	bool ax;        /* a blinded constant */
};

struct ra {
	struct bpfc_ctx *ctx;
	struct arena *arena;
	struct x86_func *f;
	const struct x86_opts *opts;
	struct prng rng;
	struct event *events;
	struct vreg *vregs;
	bool wants_acc; /* some virtual register has acc */
	VEC(struct range) ranges;
	VEC(struct interval) iv; /* 0 unused */
	u32 *ins_at;             /* number -> x86_ins, 0: label */
	u32 *block_from;         /* by layout position: number of its label; one more at the end */
	u32 n_numbers;
	VEC(struct range) fixed[8];
	u32 fixed_cur[8];
	u16 mem_twin[X86_NFORMS];
};

/* live.c */
void ra_live(struct ra *ra);
/* Which fields of I hold what: calls FN for each operand field (register numbers may be real). */
static inline u32 *ra_field(struct x86_ins *i, u8 opnd)
{
	return opnd == OPND_REG ? &i->reg : opnd == OPND_RM ? &i->rm : opnd == OPND_BASE ? &i->base : &i->index;
}
u8 ra_roles(const struct ra *ra, const struct x86_ins *i, u8 opnd); /* EV_* of that field, 0 if unused */
u32 ra_block_at(const struct ra *ra, u32 number); /* layout position of the block */

/* ra_resolve.c */
void ra_rewrite(struct ra *ra);


#endif
