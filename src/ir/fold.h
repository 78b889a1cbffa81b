/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Interface between the driver of constant folding (fold.c) and its rules (fold_*.c). For these only.
 *
 * A rule looks at instruction R, whose arguments are already what they will be, and answers
 *   0         nothing to do
 *   R         R was changed in its place; the rules look at it again
 *   another   that value stands for R from now on
 */
#ifndef BPFC_IR_FOLD_H
#define BPFC_IR_FOLD_H

#include "ir/opt.h"

struct fold {
	struct ir_func *f;
	ir_ref *repl; /* what stands for a value, 0: itself */
	u32 *uses;    /* how many there were of a value at the start */
	u32 n;	      /* entries of repl and uses; later instructions need none, for only their maker knows them */
	ir_ref pos;   /* instruction of the sweep; new ones go before it */
	int depth;    /* of rules that fold what they make */
};

/* -- fold.c ------------------------------------------------------------------------------------------------ */

/* A new instruction before the current one, folded at once. */
ir_ref fold_new(struct fold *fd, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2);

static inline ir_ref fold_const(struct fold *fd, enum ir_type t, u64 v, u8 origin)
{
	return ir_const(fd->f, t, (s64)v, (enum origin)origin);
}
/* A 32-bit constant of this source's own, for counts and the like. */
static inline ir_ref fold_own(struct fold *fd, s64 literal)
{
	return imm_own(fd->f, IR_I32, literal);
}

/* Is R a constant? Then its value, unsigned, else 0. For rules that make another constant of it, whatever it is, and
 * for those that NOTES lists as looking at constants that hardening hides. */
static inline bool fold_any(const struct fold *fd, ir_ref r, u64 *v)
{
	const struct ir_ins *i = ir_at(fd->f, r);

	*v = i->op == IR_CONST ? opt_uval((enum ir_type)i->type, i->imm) : 0;
	return i->op == IR_CONST;
}

/* The same, but only of a constant that may decide. */
static inline bool fold_k(const struct fold *fd, ir_ref r, u64 *v)
{
	*v = 0;
	return !ir_hidden(fd->f, r) && fold_any(fd, r, v);
}

static inline bool fold_is(const struct fold *fd, ir_ref r, u64 value)
{
	u64 v;

	return fold_k(fd, r, &v) && v == value;
}

/* Is R a shift's count, or what one is made of, of that value? */
static inline bool fold_is_count(const struct fold *fd, ir_ref r, u64 value)
{
	u64 v;

	return fold_any(fd, r, &v) && v == value;
}

static inline u8 fold_origin(const struct fold *fd, ir_ref r)
{
	return ir_at(fd->f, r)->origin;
}
static inline u8 fold_join(const struct fold *fd, ir_ref a, ir_ref b)
{
	return ORIGIN_JOIN(fold_origin(fd, a), fold_origin(fd, b));
}
static inline u8 fold_op(const struct fold *fd, ir_ref r)
{
	return ir_at(fd->f, r)->op;
} /* enum ir_op */
static inline ir_ref fold_arg(const struct fold *fd, ir_ref r, int n)
{
	return ir_at(fd->f, r)->args[n];
}
static inline enum ir_type fold_type(const struct fold *fd, ir_ref r)
{
	return (enum ir_type)ir_at(fd->f, r)->type;
}

/* Change R in its place. */
static inline ir_ref fold_to(struct fold *fd, ir_ref r, enum ir_op op, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2)
{
	opt_set(fd->f, r, op, sub, a0, a1, a2);
	return r;
}

/* Nothing else needs R once its only user was changed to do without it. */
static inline bool fold_single_use(const struct fold *fd, ir_ref r)
{
	return r >= fd->n || fd->uses[r] <= 1;
}

/* -- Rules -------------------------------------------------------------------------------------------------- */

ir_ref fold_binary(struct fold *fd, ir_ref r); /* fold_alu.c: ADD ... SAR, ROL */
ir_ref fold_shift(struct fold *fd, ir_ref r);  /* fold_bits.c: SHL, SHR, SAR; variable counts too */
ir_ref fold_unary(struct fold *fd, ir_ref r);  /* fold_bits.c: NEG, NOT, BSWAP*, extensions, TRUNC */
ir_ref fold_set(struct fold *fd, ir_ref r);    /* fold_cmp.c: SET */
ir_ref fold_sel(struct fold *fd, ir_ref r);    /* fold_cmp.c: SEL */
ir_ref fold_br(struct fold *fd, ir_ref r);     /* fold_cmp.c: BR */

/* A comparison under simplification. */
struct fold_cmp {
	enum alu_cond c;
	ir_ref x, y;
	enum { CMP_OPEN, CMP_FALSE, CMP_TRUE } known;
	u8 origin; /* of the answer, once it is known */
};
/* fold_mask.c: p->x against the constant K, where p->x is cut out of something. True: P was changed. */
bool fold_masked(struct fold *fd, struct fold_cmp *p, u64 k);
ir_ref fold_carry(struct fold *fd, ir_ref r);  /* fold_half.c: ADDC, SUBC, CMPC with what reads their carry */
ir_ref fold_mulw(struct fold *fd, ir_ref r);   /* fold_half.c: MULW with its HI */
ir_ref fold_double(struct fold *fd, ir_ref r); /* fold_half.c: SHLD, SHRD */
ir_ref fold_rotate(struct fold *fd, ir_ref r); /* fold_half.c: OR, ADD, XOR of two shifts */

#endif
