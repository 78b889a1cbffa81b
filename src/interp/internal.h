/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the two halves of the interpreter share: translate (interp.c) makes a stream of iops, one for each instruction
 * slot, and exec.c runs it.
 */
#ifndef BPFC_INTERP_INTERNAL_H
#define BPFC_INTERP_INTERNAL_H

#include "interp/interp.h"

enum {
	INTERP_MAX_DEPTH = 64,	    /* frames in use at one time */
	INTERP_MAX_TAIL_CALLS = 33, /* as in Linux */
	INTERP_MAX_LOOPS = 8388608, /* BPF_MAX_LOOPS of Linux */
	INTERP_STACK = 512,	    /* bytes a frame, unless the program addresses more */
	INTERP_STACK_MAX = 65536,
	INTERP_STACK_SHIFT = 4096,   /* how far poison may move all stacks */
	BPF_SMALL_HELPERS = 65536, /* callx to a smaller number is a helper's number */
	INTERP_FUNC_STEP = 16,	   /* distance between the addresses that stand for functions */
};

enum interp_op {
#define OP(name, ...) OP_##name,
#include "interp/ops.def"
	OP_N
};

/* One instruction with decoded operands. The threaded form has the address of its code in the stream. */
struct iop {
	union {
		const void *label;
		uintptr_t op; /* enum interp_op */
	} code;
	u8 dst, src;
	u8 bits;  /* of MOVSX, SWAP, LDPKT */
	s32 off;  /* of memory accesses */
	s32 jump; /* distance to the target in iops */
	u64 imm;
};

struct interp_frame {
	const struct iop *ret; /* where the caller goes on; NULL: the entry's frame */
	u64 saved[5];	       /* r6 .. r10 of the caller */
	u32 loops_left;	       /* may_goto */
};

struct interp {
	struct arena arena; /* owns this as well */
	struct bpfc_ctx *ctx;
	const struct prog *prog;
	enum interp_form form;
	struct interp_env env;
	struct iop *code; /* prog->n_insns of them, same index */
	VEC(struct interp_region) regions;
	u32 last_region; /* most accesses go where the one before went */
	u8 *stack;	 /* frame N at N * stack_stride, stack_size bytes of it; the rest is a gap that faults */
	u32 stack_size, stack_stride;
	u8 *func_base; /* function N's address is func_base + N * INTERP_FUNC_STEP */
	struct interp_frame frames[INTERP_MAX_DEPTH];
	u32 depth; /* index of the running frame */
	u32 tail_calls;
	u64 executed;
	u64 entry_r1, entry_r2;
	bool flat;	 /* the program that runs is flat */
	bool has_caplen;
	u64 caplen;	 /* bytes at entry_r1 */
	/* what the diagnostic of a fault says */
	u64 fault_addr;
	u32 fault_size;
};

/* The code addresses of the threaded form, OP_N of them. */
const void *const *exec_labels(void);
/* Run from START with REGS (r1, r2, r10 set). 0, or -BPFC_E* and the instruction in *AT. */
int exec_switch(struct interp *in, const struct iop *start, u64 *regs, u32 *at);
int exec_threaded(struct interp *in, const struct iop *start, u64 *regs, u32 *at);
/* Set up frame N; r10 of it. */
u64 frame_enter(struct interp *in, u32 n, const struct iop *ret);

#endif
