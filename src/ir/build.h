/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of ir_build() share: build.c (blocks, SSA), build_alu.c, build_mem.c, build_call.c (instructions). */
#ifndef BPFC_IR_BUILD_H
#define BPFC_IR_BUILD_H

#include "ir/cfg.h"

enum {
	VAR_LOOPS = BPF_FP, /* in the place of r10, which is no variable: iterations that may_goto still allows, I32 */
	VAR_DATA,	    /* start of a socket buffer's linear part, and how many bytes it has, I32 */
	VAR_HEADLEN,
	NVARS,
};

/* A block of the BPF function, or one that was put between two: index as in f->blocks. */
struct build_block {
	u32 start, n;	 /* BPF instructions; n 0: none */
	u16 use, def;	 /* variables read before they are written; written */
	u16 live;	 /* at the start */
	u16 params;	 /* those that get a block parameter, in the order of their numbers */
	bool count_down; /* entered when may_goto does not jump */
	bool check;	 /* compares the linear part with what the load at START needs */
	bool slow;	 /* on the second way (build_ways.c) */
	u32 level;	 /* in the dominator tree */
	u32 child, sibling;
	u32 tail;	   /* the IR block in which it ends (instructions may need control flow inside) */
	ir_ref out[NVARS]; /* values of the variables at the end */
};

/* Of each instruction, where there are two ways. */
struct build_way {
	bool loads;    /* packet loads come, at it or behind it: it stands on both ways */
	bool in_place; /* a load that needs no look at the length on the first way */
	u32 need;      /* bytes that the linear part is compared with before it, 0: no comparison */
	u32 slow;      /* block of the second way that starts here */
};

struct build {
	struct bpfc_ctx *ctx;
	struct ir_func *f;
	const struct prog *p;
	const struct subprog *sp;
	const struct ir_sig *sigs;
	struct arena *tmp;
	VEC(struct build_block) blocks;
	u32 *leader; /* instruction of the function -> block that starts there, or 0 */
	bool loops_to_start;
	u32 i;		   /* BPF instruction that is being translated */
	u32 cur;	   /* IR block that instructions go to */
	ir_ref var[NVARS]; /* values now */
	ir_ref fp;	   /* r10 */
	bool in_place;	   /* packet loads from a socket buffer are made in place: VAR_DATA and VAR_HEADLEN are in use */
	struct build_way *ways; /* by instruction of the function; NULL: there is one way only */
	bool slow;	   /* the block that is filled is on the second way */
	u32 fail;	   /* block that returns 0 after a packet access outside, 0: none yet */
	bool refused;	   /* a diagnostic says why */
};

/* -- Small words ------------------------------------------------------------------------------------------ */

static inline ir_ref build_reg(const struct build *b, u32 r)
{
	return r == BPF_FP ? b->fp : b->var[r];
}

static inline ir_ref build_op(struct build *b, enum ir_op op, enum ir_type t, ir_ref x, ir_ref y)
{
	return ir_emit(b->f, b->cur, op, t, 0, x, y, 0, 0);
}

static inline ir_ref build_zext(struct build *b, ir_ref x)
{
	return build_op(b, IR_ZEXT, IR_I64, x, 0);
}

/* Low half of an I64 value; of an extension what was extended, so that addresses and 32-bit code read well. */
ir_ref build_lo(struct build *b, ir_ref x);
/* The address that X is zero-extended from, if that is a place in this function's stack frame: else 0. */
ir_ref build_frame_of(const struct build *b, ir_ref x);

void build_alu(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_mov(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_swap(struct build *b, const struct insn *insn, const struct isa_info *info);

void build_ldimm64(struct build *b, const struct insn *insn);
void build_load(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_store(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_atomic(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_ldacq(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_strel(struct build *b, const struct insn *insn, const struct isa_info *info);

void build_call(struct build *b, const struct insn *insn, const struct isa_info *info);
void build_callx(struct build *b, const struct isa_info *info);
ir_ref build_emit_call(struct build *b, enum ir_callee kind, s64 index, enum ir_type t, u32 n, const ir_ref *args);
void build_spoil_args(struct build *b); /* r1 .. r5 are undefined from now on */

/* Does the function load from a socket buffer's packet? Sets in_place. (build_packet.c) */
void build_find_packet(struct build *b);
/* May what instruction I calls move or cut the packet? */
bool build_moves_packet(const struct build *b, u32 i, const struct isa_info *info);
/* VAR_DATA and VAR_HEADLEN from the context. */
void build_load_packet(struct build *b);
void build_ldpkt(struct build *b, const struct insn *insn, const struct isa_info *info);
/* Ends the block with the comparison that the load at instruction b->i needs: too short to SLOW, else to GO_ON. */
void build_check_packet(struct build *b, u32 slow, u32 go_on);
/* build_ways.c: sets `ways` if two of them are worth it; marks in `leader` what begins a block because of them. */
void build_plan_ways(struct build *b);
void build_mark_ways(struct build *b);
/* Registers that a call really reads (isa_reads() says all five). */
u16 build_call_reads(const struct build *b, u32 i, const struct isa_info *info);

#endif
