/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The routines that compiled code takes along where it needs them: 64-bit division, written in level 2 IR. Arguments
 * are the words 0 .. 3: low and high half of the dividend A, of the divisor B, which is not 0; result low, high.
 *
 *   B below 2^32:  one division of 64 by 32 bits, two if the quotient has a high half (DIVW, HI the remainder)
 *   else:          A and B are shifted right together until B's top bit is bit 31; the quotient of these two is at
 *                  most one too large, so it is made one smaller, and one is added again if the rest is not below B
 *
 * Signed: by magnitudes, then the sign of the result is set: of the quotient that of A ^ B, of the remainder A's. The
 * smallest number's magnitude is right as an unsigned one, and MIN / -1 wraps to MIN.
 */
#include "ir/ir.h"

struct support {
	struct ir_func *f;
	u32 b;	  /* block that instructions go to */
	bool mod; /* the remainder is wanted */
};

struct half2 {
	ir_ref lo, hi;
};

static ir_ref zero(struct support *s)
{
	return imm_own(s->f, IR_I32, 0);
}

static ir_ref op(struct support *s, enum ir_op o, ir_ref x, ir_ref y, ir_ref z)
{
	return ir_emit(s->f, s->b, o, IR_I32, 0, x, y, z, 0);
}

static ir_ref hi_of(struct support *s, ir_ref owner)
{
	return op(s, IR_HI, owner, 0, 0);
}

static struct half2 sub(struct support *s, struct half2 x, struct half2 y)
{
	struct half2 r;

	r.lo = op(s, IR_SUBC, x.lo, y.lo, 0);
	r.hi = op(s, IR_SUBX, x.hi, y.hi, r.lo);
	return r;
}

/* X, or -X if MASK is all ones (it is that or 0). */
static struct half2 negate_if(struct support *s, struct half2 x, ir_ref mask)
{
	struct half2 m = {mask, mask}, flipped;

	flipped.lo = op(s, IR_XOR, x.lo, mask, 0);
	flipped.hi = op(s, IR_XOR, x.hi, mask, 0);
	return sub(s, flipped, m);
}

static void jump(struct support *s, u32 to, struct half2 x)
{
	ir_ref args[2] = {x.lo, x.hi};

	ir_jmp(s->f, s->b, to, 2, args);
}

/* Goes on in a new block; the branch to it stands. */
static u32 block(struct support *s)
{
	return ir_block_new(s->f);
}

/* B has no high half. Ends in DONE. */
static void narrow(struct support *s, struct half2 a, ir_ref d, u32 done)
{
	u32 one = block(s), two = block(s);
	struct half2 r = {0, 0};
	ir_ref q, rem;

	ir_br(s->f, s->b, COND_LT, a.hi, d, one, two);
	s->b = one;
	q = op(s, IR_DIVW, a.hi, a.lo, d);
	rem = hi_of(s, q);
	r = (struct half2){s->mod ? rem : q, zero(s)};
	jump(s, done, r);
	s->b = two;
	r.hi = op(s, IR_DIVW, zero(s), a.hi, d);
	rem = hi_of(s, r.hi);
	r.lo = op(s, IR_DIVW, rem, a.lo, d);
	rem = hi_of(s, r.lo);
	jump(s, done, s->mod ? (struct half2){rem, zero(s)} : r);
}

/* The quotient of A by B (with a high half) or one more: at most 2^32 - 1. */
static ir_ref estimate(struct support *s, struct half2 a, struct half2 b)
{
	ir_ref one = imm_own(s->f, IR_I32, 1), n = op(s, IR_BSR, b.hi, 0, 0), lo, hi, d;

	/* a shift by n + 1, up to 32, in two steps */
	lo = op(s, IR_SHRD, b.lo, b.hi, one);
	hi = op(s, IR_SHR, b.hi, one, 0);
	d = op(s, IR_SHRD, lo, hi, n);
	lo = op(s, IR_SHRD, a.lo, a.hi, one);
	hi = op(s, IR_SHR, a.hi, one, 0);
	lo = op(s, IR_SHRD, lo, hi, n);
	hi = op(s, IR_SHR, hi, n, 0);
	return op(s, IR_DIVW, hi, lo, d);
}

/* B has a high half. Ends in DONE. */
static void wide(struct support *s, struct half2 a, struct half2 b, u32 done)
{
	u32 keep = block(s), add = block(s);
	ir_ref q = estimate(s, a, b), one = imm_own(s->f, IR_I32, 1), carry;
	struct half2 p, rem;

	/* one less, but not below 0 */
	q = op(s, IR_SUB, q, ir_emit(s->f, s->b, IR_SET, IR_I32, COND_NE, q, zero(s), 0, 0), 0);
	p.lo = op(s, IR_MULW, q, b.lo, 0);
	p.hi = hi_of(s, p.lo);
	p.hi = op(s, IR_ADD, p.hi, op(s, IR_MUL, q, b.hi, 0), 0);
	rem = sub(s, a, p);
	carry = ir_emit(s->f, s->b, IR_CMPC, IR_VOID, 0, rem.lo, b.lo, 0, 0);
	ir_emit(s->f, s->b, IR_BRX, IR_VOID, COND_LT, rem.hi, b.hi, carry, 0);
	ir_block(s->f, s->b)->succ[0] = (struct ir_edge){.to = keep};
	ir_block(s->f, s->b)->succ[1] = (struct ir_edge){.to = add};
	s->b = keep;
	jump(s, done, s->mod ? rem : (struct half2){q, zero(s)});
	s->b = add;
	jump(s, done, s->mod ? sub(s, rem, b) : (struct half2){op(s, IR_ADD, q, one, 0), zero(s)});
}

static struct half2 divide(struct support *s, struct half2 a, struct half2 b)
{
	u32 small = block(s), large = block(s), done = block(s);
	struct half2 r;

	ir_br(s->f, s->b, COND_EQ, b.hi, zero(s), small, large);
	s->b = small;
	narrow(s, a, b.lo, done);
	s->b = large;
	wide(s, a, b, done);
	s->b = done;
	r.lo = ir_param(s->f, done, IR_I32);
	r.hi = ir_param(s->f, done, IR_I32);
	return r;
}

struct ir_func *ir_build_support(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, enum ir_support which)
{
	bool is_signed = which == SUPPORT_SDIV64 || which == SUPPORT_SMOD64;
	struct support s = {.f = ir_func_new(ctx, a, p, ~0u, 2)};
	struct half2 x, y, r;
	ir_ref sign_x = 0, sign_y = 0;

	CHECK(ctx, which <= SUPPORT_SMOD64);
	s.f->name = ir_support_name(which);
	s.f->sig.words = 15;
	s.mod = which == SUPPORT_UMOD64 || which == SUPPORT_SMOD64;
	s.b = ir_block_new(s.f);
	x = (struct half2){ir_arg(s.f, IR_I32, 0), ir_arg(s.f, IR_I32, 1)};
	y = (struct half2){ir_arg(s.f, IR_I32, 2), ir_arg(s.f, IR_I32, 3)};
	if (is_signed) {
		ir_ref top = imm_own(s.f, IR_I32, 31);

		sign_x = op(&s, IR_SAR, x.hi, top, 0);
		sign_y = op(&s, IR_SAR, y.hi, top, 0);
		x = negate_if(&s, x, sign_x);
		y = negate_if(&s, y, sign_y);
	}
	r = divide(&s, x, y);
	if (is_signed)
		r = negate_if(&s, r, s.mod ? sign_x : op(&s, IR_XOR, sign_x, sign_y, 0));
	ir_emit(s.f, s.b, IR_RET, IR_VOID, 0, r.lo, r.hi, 0, 0);
	ir_cfg(s.f);
	return s.f;
}
