/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instruction selection, for the isel*.c files only. */
#ifndef BPFC_ISEL_H
#define BPFC_ISEL_H

#include "x86_32/x86.h"

struct isel {
	struct bpfc_ctx *ctx;
	struct arena *arena;
	struct ir_func *ir;
	struct x86_func *f;
	const struct ir_sig *sigs;
	const struct x86_opts *opts;
	/* by ir_ref */
	u32 *uses;     /* how often a value is an argument */
	ir_ref *user;  /* the one user, if uses is 1 */
	u32 *vreg;     /* virtual register, 0 if none yet */
	u32 *epoch;    /* number of memory accesses before it in its block, itself included */
	u32 *other;    /* bit set: has a use that is not an address */
	u32 *folded;   /* bit set: emitted as part of its user */
	/* by IR block */
	u32 *xblock;   /* where its code begins */
	VEC(u32) order;
	u32 *layout;   /* IR blocks in the order of code: as in ir->order, cold ones last */
	u32 irb, next; /* IR block in work, the one that comes after it in the layout */
	u32 b;         /* x86 block in work */
};

/* A memory operand. */
struct amode {
	u32 base, index;
	u8 scale;
	s32 disp;
	u8 origin;  /* of disp and scale */
	u8 symkind; /* enum x86_symkind */
	u32 sym;
};

/* The second operand of an instruction: register, immediate or memory. */
struct src {
	enum { SRC_REG, SRC_IMM, SRC_MEM } kind;
	u32 reg;
	s32 imm;
	u8 origin, symkind;
	u32 sym;
	struct amode mem;
	u8 bytes; /* SRC_MEM */
};

/* isel.c */
u32 isel_use(struct isel *is, ir_ref r);            /* value in a register; makes constants and addresses anew */
u32 isel_dst(struct isel *is, ir_ref r);            /* register that r is to be computed into */
u32 isel_temp(struct isel *is);
struct x86_ins *isel_ins(struct isel *is, enum x86_form form);
void isel_mov(struct isel *is, u32 dst, u32 src);   /* register to register */
void isel_movi(struct isel *is, u32 dst, s32 imm, u8 origin);
void isel_value(struct isel *is, u32 dst, ir_ref r); /* any value into a given register */
u32 isel_new_block(struct isel *is);                /* begins a block behind the current one; falls through unless ended */
bool isel_const(const struct isel *is, ir_ref r, s32 *imm, u8 *origin);
static inline struct ir_ins *isel_at(const struct isel *is, ir_ref r) { return &is->ir->ins.p[r]; }

/* isel_mem.c */
struct amode isel_addr(struct isel *is, ir_ref addr, s64 disp, u8 dorigin);
void isel_set_mem(struct x86_ins *i, const struct amode *m);
bool isel_addr_only(const struct isel *is, ir_ref r);
struct src isel_src(struct isel *is, ir_ref r, ir_ref user, bool allow_mem);
bool isel_load_folds(const struct isel *is, ir_ref load);
void isel_load(struct isel *is, ir_ref r);
void isel_store(struct isel *is, ir_ref r);
void isel_atomic(struct isel *is, ir_ref r);
void isel_atomic8(struct isel *is, ir_ref r);

/* isel_alu.c */
void isel_alu(struct isel *is, u32 base_form, u32 dst, const struct src *s); /* *_RR form; dst op= s */
void isel_arith(struct isel *is, ir_ref r);
/* Compare two values; returns the condition to test (exchanged if the operands were). */
enum alu_cond isel_compare(struct isel *is, ir_ref user, enum alu_cond c, ir_ref x, ir_ref y);
enum x86_cc isel_cc(enum alu_cond c);
void isel_borrow(struct isel *is, ir_ref ahi, ir_ref bhi); /* sbb after CMPC, for its flags */

/* isel_call.c */
void isel_call(struct isel *is, ir_ref r);
void isel_entry_args(struct isel *is);
void isel_ret(struct isel *is, ir_ref r);
void isel_tailjmp(struct isel *is, ir_ref r);

#endif
