/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Folding rules of comparisons, and of what they decide: SET, SEL, BR (see fold.h for the interface). */
#include "ir/fold.h"

static enum ir_type cmp_type(const struct fold *fd, const struct fold_cmp *p)
{
	return fold_type(fd, p->x);
}

static bool decide(struct fold_cmp *p, bool yes, u8 origin)
{
	p->known = yes ? CMP_TRUE : CMP_FALSE;
	p->origin = origin;
	return true;
}

static bool become(struct fold_cmp *p, enum alu_cond c, ir_ref x, ir_ref y)
{
	p->c = c;
	p->x = x;
	p->y = y;
	return true;
}

static bool is_signed(enum alu_cond c)
{
	return c == COND_SGT || c == COND_SGE || c == COND_SLT || c == COND_SLE;
}

static enum alu_cond to_unsigned(enum alu_cond c)
{
	return c == COND_SGT   ? COND_GT
	       : c == COND_SGE ? COND_GE
	       : c == COND_SLT ? COND_LT
	       : c == COND_SLE ? COND_LE
			       : c;
}

static bool cmp_same(struct fold *fd, struct fold_cmp *p)
{
	if (p->c == COND_SET || p->c == COND_NSET)
		return become(p, p->c == COND_SET ? COND_NE : COND_EQ, p->x, imm_own(fd->f, cmp_type(fd, p), 0));
	return decide(p, alu_cond(p->c, 64, 1, 1), ORIGIN_OWN);
}

/* x lies in 0 .. max: does that decide an unsigned comparison with k? */
static bool cmp_range(struct fold_cmp *p, u64 max, u64 k, u8 origin)
{
	u64 bits = max;

	for (unsigned s = 1; s < 64; s *= 2)
		bits |= bits >> s;
	switch ((int)p->c) {
	case COND_EQ:
		return k > max && decide(p, false, origin);
	case COND_NE:
		return k > max && decide(p, true, origin);
	case COND_GT:
		return max <= k && decide(p, false, origin);
	case COND_LE:
		return max <= k && decide(p, true, origin);
	case COND_LT:
		return (max < k || k == 0) && decide(p, k != 0, origin);
	case COND_GE:
		return (max < k || k == 0) && decide(p, k == 0, origin);
	case COND_SET:
		return (bits & k) == 0 && decide(p, false, origin);
	case COND_NSET:
		return (bits & k) == 0 && decide(p, true, origin);
	default:
		return false;
	}
}

/* Signed comparisons with the ends of the range, and those of a value that is known not to be negative. */
static bool cmp_signed(struct fold *fd, struct fold_cmp *p, u64 max, u64 k, u8 origin)
{
	enum ir_type t = cmp_type(fd, p);
	u64 top = opt_uval(t, -1) >> 1;

	if (k == top && (p->c == COND_SGT || p->c == COND_SLE))
		return decide(p, p->c == COND_SLE, origin);
	if (k == top + 1 && (p->c == COND_SLT || p->c == COND_SGE))
		return decide(p, p->c == COND_SGE, origin);
	if (k == opt_uval(t, -1) && (p->c == COND_SGT || p->c == COND_SLE))
		return become(p, p->c == COND_SGT ? COND_SGE : COND_SLT, p->x, fold_const(fd, t, 0, origin));
	if (max > top)
		return false;
	if (k > top)
		return decide(p, p->c == COND_SGT || p->c == COND_SGE, origin);
	return become(p, to_unsigned(p->c), p->x, p->y);
}

/* Unsigned comparisons with 0 and 1 that only ask whether x is zero. */
static bool cmp_zero_forms(struct fold *fd, struct fold_cmp *p, u64 max, u64 k, u8 origin)
{
	ir_ref zero;
	bool zero_test =
		(k == 0 && (p->c == COND_GT || p->c == COND_LE)) || (k == 1 && (p->c == COND_GE || p->c == COND_LT)) ||
		(k == 1 && max == 1 && (p->c == COND_EQ || p->c == COND_NE || p->c == COND_SET || p->c == COND_NSET));
	bool ne = p->c == COND_GT || p->c == COND_GE || p->c == COND_EQ || p->c == COND_SET;

	if (!zero_test)
		return false;
	zero = fold_const(fd, cmp_type(fd, p), 0, origin);
	return become(p, ne ? COND_NE : COND_EQ, p->x, zero);
}

/* The value is zero or not: look at what made it. */
static bool cmp_with_zero(struct fold *fd, struct fold_cmp *p)
{
	const struct ir_ins *x = ir_at(fd->f, p->x);
	bool ne = p->c == COND_NE;
	enum alu_cond c;

	switch (x->op) {
	case IR_SET:
		c = (enum alu_cond)x->sub;
		return become(p, ne ? c : cond_negate(c), x->args[0], x->args[1]);
	case IR_AND:
		return become(p, ne ? COND_SET : COND_NSET, x->args[0], x->args[1]);
	case IR_XOR:
	case IR_SUB:
		return become(p, p->c, x->args[0], x->args[1]);
	case IR_NEG:
	case IR_BSWAP:
		return become(p, p->c, x->args[0], p->y);
	default:
		return false;
	}
}

/* x == K where x is a reversible operation with a constant. If x is needed elsewhere, as a loop counter is, comparing
 * what it was made from would only keep both alive. */
static bool cmp_equal(struct fold *fd, struct fold_cmp *p, u64 k)
{
	enum ir_type t = cmp_type(fd, p);
	const struct ir_ins *x = ir_at(fd->f, p->x);
	ir_ref in = x->args[0], other = x->args[1];
	u64 v;
	u8 origin;

	if (k == 0 && cmp_with_zero(fd, p))
		return true;
	if (!fold_single_use(fd, p->x))
		return false;
	if (x->op == IR_NOT)
		return become(p, p->c, in, fold_const(fd, t, ~k, fold_origin(fd, p->y)));
	if ((x->op != IR_ADD && x->op != IR_XOR) || !fold_any(fd, other, &v))
		return false;
	origin = fold_join(fd, other, p->y);
	return become(p, p->c, in, fold_const(fd, t, x->op == IR_ADD ? k - v : k ^ v, origin));
}

/* x & K, where x has bits cut off already. */
static bool cmp_test(struct fold *fd, struct fold_cmp *p, u64 k)
{
	enum ir_type t = cmp_type(fd, p);
	u8 op = fold_op(fd, p->x), origin = fold_origin(fd, p->y);
	ir_ref in = fold_arg(fd, p->x, 0), other = fold_arg(fd, p->x, 1);
	u64 mask;

	if (op == IR_ZEXT8 || op == IR_ZEXT16)
		return become(p, p->c, in, fold_const(fd, t, k & (op == IR_ZEXT8 ? 0xff : 0xffff), origin));
	if (op == IR_AND && fold_any(fd, other, &mask))
		return become(p, p->c, in, fold_const(fd, t, k & mask, fold_join(fd, other, p->y)));
	if (k == opt_uval(t, -1) && !ir_hidden(fd->f, p->y))
		return become(p, p->c == COND_SET ? COND_NE : COND_EQ, p->x, fold_const(fd, t, 0, origin));
	return false;
}

static bool cmp_const(struct fold *fd, struct fold_cmp *p, u64 k)
{
	u64 max = ir_umax(fd->f, p->x);
	u8 origin = fold_origin(fd, p->y);
	bool seen = !ir_hidden(fd->f, p->y);

	if (is_signed(p->c))
		return seen && cmp_signed(fd, p, max, k, origin);
	if (seen && (cmp_range(p, max, k, origin) || cmp_zero_forms(fd, p, max, k, origin)))
		return true;
	if (p->c == COND_EQ || p->c == COND_NE)
		return cmp_equal(fd, p, k) || fold_masked(fd, p, k);
	return (p->c == COND_SET || p->c == COND_NSET) && (cmp_test(fd, p, k) || fold_masked(fd, p, k));
}

/* The 32-bit value that I64 value R extends by OP, 0 if it does not. Constants that fit count as either. */
static ir_ref extended(struct fold *fd, ir_ref r, u8 op)
{
	const struct ir_ins *i = ir_at(fd->f, r);

	if (i->op == op)
		return i->args[0];
	if (i->op != IR_CONST || i->imm != (op == IR_SEXT ? (s64)(s32)i->imm : (s64)(u32)i->imm))
		return 0;
	return fold_const(fd, IR_I32, (u64)i->imm, i->origin);
}

/* Both sides extended in the same way from 32 bits. Zero extension makes signed order unsigned; sign extension keeps
 * both orders, and the common bits too. */
static bool cmp_narrow(struct fold *fd, struct fold_cmp *p)
{
	static const u8 ways[] = {IR_ZEXT, IR_SEXT};

	if (cmp_type(fd, p) != IR_I64 || ir_is_const(fd->f, p->x))
		return false;
	for (u32 n = 0; n < ARRAY_SIZE(ways); n++) {
		ir_ref x = extended(fd, p->x, ways[n]), y = extended(fd, p->y, ways[n]);

		if (x && y)
			return become(p, ways[n] == IR_ZEXT ? to_unsigned(p->c) : p->c, x, y);
	}
	/* only low bits are asked for */
	if ((p->c == COND_SET || p->c == COND_NSET) && extended(fd, p->y, IR_ZEXT)) {
		ir_ref y = extended(fd, p->y, IR_ZEXT);
		ir_ref x = fold_new(fd, IR_TRUNC, IR_I32, 0, p->x, 0, 0);

		return become(p, p->c, x, y);
	}
	return false;
}

/* One step. */
static bool cmp_step(struct fold *fd, struct fold_cmp *p)
{
	enum ir_type t = cmp_type(fd, p);
	u64 a, b;
	bool xk = fold_any(fd, p->x, &a), yk = fold_any(fd, p->y, &b);

	if (xk && yk)
		return decide(p, alu_cond(p->c, opt_width(t), a, b), fold_join(fd, p->x, p->y));
	if (xk)
		return become(p, cond_swap(p->c), p->y, p->x);
	if (p->x == p->y)
		return cmp_same(fd, p);
	if (yk && cmp_const(fd, p, b))
		return true;
	return cmp_narrow(fd, p);
}

/* True if anything changed. */
static bool simplify(struct fold *fd, struct fold_cmp *p)
{
	bool changed = false;

	for (int k = 0; k < 16 && p->known == CMP_OPEN && cmp_step(fd, p); k++)
		changed = true;
	return changed;
}

static struct fold_cmp cmp_of(const struct fold *fd, ir_ref r)
{
	const struct ir_ins *i = ir_at(fd->f, r);

	return (struct fold_cmp){(enum alu_cond)i->sub, i->args[0], i->args[1], CMP_OPEN, ORIGIN_OWN};
}

static void put_back(struct fold *fd, ir_ref r, const struct fold_cmp *p)
{
	struct ir_ins *i = ir_at(fd->f, r);

	i->sub = (u8)p->c;
	i->args[0] = p->x;
	i->args[1] = p->y;
}

ir_ref fold_set(struct fold *fd, ir_ref r)
{
	struct fold_cmp p = cmp_of(fd, r);
	bool changed = simplify(fd, &p);

	if (p.known != CMP_OPEN)
		return fold_const(fd, IR_I32, p.known == CMP_TRUE, p.origin);
	/* the truth of a truth value */
	if (p.c == COND_NE && fold_is(fd, p.y, 0) && ir_umax(fd->f, p.x) <= 1)
		return fold_type(fd, p.x) == IR_I32 ? p.x : fold_new(fd, IR_TRUNC, IR_I32, 0, p.x, 0, 0);
	if (!changed)
		return 0;
	put_back(fd, r, &p);
	return r;
}

ir_ref fold_sel(struct fold *fd, ir_ref r)
{
	struct fold_cmp p = cmp_of(fd, r);
	ir_ref yes = fold_arg(fd, r, 2), no = fold_arg(fd, r, 3);
	bool changed = simplify(fd, &p);

	if (p.known != CMP_OPEN)
		return p.known == CMP_TRUE ? yes : no;
	if (yes == no)
		return yes;
	if (!changed)
		return 0;
	put_back(fd, r, &p);
	return r;
}

ir_ref fold_br(struct fold *fd, ir_ref r)
{
	struct fold_cmp p = cmp_of(fd, r);
	struct ir_block *b = ir_block(fd->f, ir_at(fd->f, r)->block);
	bool changed = simplify(fd, &p);

	if (p.known != CMP_OPEN) {
		b->succ[0] = b->succ[p.known == CMP_FALSE];
		b->succ[1] = (struct ir_edge){0};
		return fold_to(fd, r, IR_JMP, 0, 0, 0, 0);
	}
	if (!changed)
		return 0;
	put_back(fd, r, &p);
	return r;
}
