/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* 64-bit comparisons on halves, for split.c. Each becomes one 32-bit comparison where that is enough, else a compare of
 * the low halves whose carry the high ones take up (cmpc, then brx or setx). Signed order takes the low halves
 * unsigned.
 */
#include "ir/opt.h"
#include "ir/split.h"

/* x COND y in 32 bits; with a carry, of the 64 bits whose high halves are x and y. */
struct cmp {
	enum alu_cond cond;
	ir_ref x, y, carry;
};

static bool is_value(const struct split *s, ir_ref r, s64 v)
{
	return ir_is_const(s->g, r) && !ir_hidden(s->g, r) && ir_at(s->g, r)->imm == v;
}

static bool is_zero(const struct split *s, ir_ref r)
{
	return is_value(s, r, 0);
}

static bool is_const(const struct split *s, struct pair a)
{
	return ir_is_const(s->g, a.lo) && ir_is_const(s->g, a.hi);
}

static u8 pair_origin(const struct split *s, struct pair a)
{
	return ORIGIN_JOIN(ir_at(s->g, a.lo)->origin, ir_at(s->g, a.hi)->origin);
}

static ir_ref emit2(struct split *s, enum ir_op op, ir_ref a, ir_ref b)
{
	return ir_emit(s->g, s->b, op, IR_I32, 0, a, b, 0, 0);
}

static ir_ref zero(struct split *s)
{
	return imm_own(s->g, IR_I32, 0);
}

static enum alu_cond to_unsigned(enum alu_cond c)
{
	switch (c) {
	case COND_SGT:
		return COND_GT;
	case COND_SGE:
		return COND_GE;
	case COND_SLT:
		return COND_LT;
	case COND_SLE:
		return COND_LE;
	case COND_EQ:
	case COND_NE:
	case COND_GT:
	case COND_GE:
	case COND_LT:
	case COND_LE:
	case COND_SET:
	case COND_NSET:
	case COND_NCONDS:
		break;
	}
	return c;
}

static struct cmp cmp_equal(struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	if (a.hi == b.hi || (is_zero(s, a.hi) && is_zero(s, b.hi)))
		return (struct cmp){c, a.lo, b.lo, 0};
	if (a.lo == b.lo)
		return (struct cmp){c, a.hi, b.hi, 0};
	if (is_value(s, b.lo, -1) && is_value(s, b.hi, -1))
		return (struct cmp){c, emit2(s, IR_AND, a.lo, a.hi), ir_const(s->g, IR_I32, -1, pair_origin(s, b)), 0};
	ir_ref lo = is_zero(s, b.lo) ? a.lo : is_zero(s, a.lo) ? b.lo : emit2(s, IR_XOR, a.lo, b.lo);
	ir_ref hi = is_zero(s, b.hi) ? a.hi : is_zero(s, a.hi) ? b.hi : emit2(s, IR_XOR, a.hi, b.hi);
	return (struct cmp){c, emit2(s, IR_OR, lo, hi), zero(s), 0};
}

/* COND_SET and COND_NSET: any bit in common, in either half. */
static struct cmp cmp_test(struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	if (is_zero(s, a.hi) || is_zero(s, b.hi))
		return (struct cmp){c, a.lo, b.lo, 0};
	if (is_zero(s, a.lo) || is_zero(s, b.lo))
		return (struct cmp){c, a.hi, b.hi, 0};
	ir_ref lo = emit2(s, IR_AND, a.lo, b.lo);
	ir_ref hi = emit2(s, IR_AND, a.hi, b.hi);
	return (struct cmp){c == COND_SET ? COND_NE : COND_EQ, emit2(s, IR_OR, lo, hi), zero(s), 0};
}

/* x > K is x >= K + 1, and x <= K is x < K + 1, if K is not the largest value of its kind. False if it is, or if nobody
 * may look. */
static bool const_plus_one(struct split *s, enum alu_cond *c, struct pair *b)
{
	u64 k = (u64)(u32)ir_at(s->g, b->hi)->imm << 32 | (u32)ir_at(s->g, b->lo)->imm;
	bool is_signed = *c == COND_SGT || *c == COND_SLE;
	if (ir_hidden(s->g, b->lo) || ir_hidden(s->g, b->hi))
		return false;
	if (k == (is_signed ? (u64)INT64_MAX : UINT64_MAX))
		return false;
	u8 origin = pair_origin(s, *b);
	b->lo = ir_const(s->g, IR_I32, opt_lo((s64)(k + 1)), origin);
	b->hi = ir_const(s->g, IR_I32, opt_hi((s64)(k + 1)), origin);
	*c = *c == COND_GT ? COND_GE : *c == COND_LE ? COND_LT : *c == COND_SGT ? COND_SGE : COND_SLT;
	return true;
}

static struct cmp cmp_order(struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	if (a.hi == b.hi || (is_zero(s, a.hi) && is_zero(s, b.hi)))
		return (struct cmp){to_unsigned(c), a.lo, b.lo, 0};
	if (c == COND_GT || c == COND_LE || c == COND_SGT || c == COND_SLE) {
		if (!is_const(s, b) || !const_plus_one(s, &c, &b)) {
			struct pair t = a;
			a = b;
			b = t;
			c = cond_swap(c);
		}
	}
	if (is_zero(s, b.lo))
		return (struct cmp){c, a.hi, b.hi, 0};
	return (struct cmp){c, a.hi, b.hi, ir_emit(s->g, s->b, IR_CMPC, IR_VOID, 0, a.lo, b.lo, 0, 0)};
}

static struct cmp reduce(struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	if (is_const(s, a)) {
		struct pair t = a;
		a = b;
		b = t;
		c = cond_swap(c);
	}
	if (c == COND_EQ || c == COND_NE)
		return cmp_equal(s, c, a, b);
	if (c == COND_SET || c == COND_NSET)
		return cmp_test(s, c, a, b);
	return cmp_order(s, c, a, b);
}

ir_ref split_set(struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	struct cmp r = reduce(s, c, a, b);
	return ir_emit(s->g, s->b, r.carry ? IR_SETX : IR_SET, IR_I32, r.cond, r.x, r.y, r.carry, 0);
}

/* Combining the halves by XOR and OR costs up to five instructions; two branches cost four at most, and none of them
 * needs a register. Where a half is zero, or all ones on one side, the combination is shorter. */
static bool two_branches(const struct split *s, enum alu_cond c, struct pair a, struct pair b)
{
	if (c != COND_EQ && c != COND_NE)
		return false;
	if (a.hi == b.hi || a.lo == b.lo || (is_value(s, b.lo, -1) && is_value(s, b.hi, -1)))
		return false;
	return !is_zero(s, a.lo) && !is_zero(s, a.hi) && !is_zero(s, b.lo) && !is_zero(s, b.hi);
}

static u32 new_block(struct split *s)
{
	u32 b = ir_block_new(s->g);
	ir_block(s->g, b)->insn = s->g->cur_insn;
	return b;
}

static void jump_block(struct split *s, u32 b, const struct ir_edge *to)
{
	ir_emit(s->g, b, IR_JMP, IR_VOID, 0, 0, 0, 0, 0);
	split_edge(s, b, 0, to);
}

/*  if (lo != lo) goto n1; else m;  m: if (hi == hi) goto equal; else n2;  n1, n2: goto differ */
static void br_halves(struct split *s, struct pair a, struct pair b, const struct ir_edge *equal,
		      const struct ir_edge *differ)
{
	u32 m = new_block(s), n1 = new_block(s), n2 = new_block(s);
	ir_br(s->g, s->b, COND_NE, a.lo, b.lo, n1, m);
	ir_br(s->g, m, COND_EQ, a.hi, b.hi, 0, n2);
	split_edge(s, m, 0, equal);
	jump_block(s, n1, differ);
	jump_block(s, n2, differ);
}

/* Is R the sum of two values below 2^32? Then the one whose low half tells, compared with that of the sum, whether it
 * carried: the sum's low half is less than either part exactly if it did. 0 if R is no such sum. */
static ir_ref carrying_sum(const struct split *s, ir_ref r)
{
	const struct ir_ins *i = ir_at(s->f, r);
	struct pair a, b;

	if (i->op != IR_ADD)
		return 0;
	a = split_pair(s, i->args[0]);
	b = split_pair(s, i->args[1]);
	if (!is_zero(s, a.hi) || !is_zero(s, b.hi) || is_zero(s, a.lo) || is_zero(s, b.lo))
		return 0;
	return ir_is_const(s->g, b.lo) && !ir_hidden(s->g, b.lo) ? b.lo : a.lo;
}

/* An address plus a length against another address, the check before each access to a packet:
 *	if (sum < part) goto n1; else m;  m: if (sum > other) goto n2; else not_over;  n1, n2: goto over
 * which takes neither the sum's high half nor a carry chain. C is COND_GT or COND_GE. */
static void br_sum(struct split *s, enum alu_cond c, ir_ref sum, ir_ref part, ir_ref other, const struct ir_edge *over,
		   const struct ir_edge *not_over)
{
	u32 m = new_block(s), n1 = new_block(s), n2 = new_block(s);

	ir_br(s->g, s->b, COND_LT, sum, part, n1, m);
	ir_br(s->g, m, c, sum, other, n2, 0);
	split_edge(s, m, 1, not_over);
	jump_block(s, n1, over);
	jump_block(s, n2, over);
}

static bool split_br_sum(struct split *s, const struct ir_ins *br, const struct ir_edge *succ)
{
	enum alu_cond c = to_unsigned((enum alu_cond)br->sub);
	ir_ref x = br->args[0], y = br->args[1], part;
	bool less;

	if (c != COND_GT && c != COND_GE && c != COND_LT && c != COND_LE)
		return false;
	if (!carrying_sum(s, x)) {
		ir_ref t = x;

		x = y;
		y = t;
		c = cond_swap(c);
	}
	part = carrying_sum(s, x);
	if (!part || !is_zero(s, split_pair(s, y).hi))
		return false;
	less = c == COND_LT || c == COND_LE;
	if (less)
		c = cond_negate(c);
	br_sum(s, c, split_pair(s, x).lo, part, split_pair(s, y).lo, &succ[less], &succ[!less]);
	return true;
}

void split_br(struct split *s, const struct ir_ins *br, u32 old)
{
	const struct ir_edge *succ = ir_block(s->f, old)->succ;
	struct pair a = split_pair(s, br->args[0]), b = split_pair(s, br->args[1]);
	enum alu_cond c = (enum alu_cond)br->sub;
	struct cmp r;

	if (split_br_sum(s, br, succ))
		return;
	if (two_branches(s, c, a, b)) {
		br_halves(s, a, b, &succ[c == COND_NE], &succ[c == COND_EQ]);
		return;
	}
	r = reduce(s, c, a, b);
	ir_emit(s->g, s->b, r.carry ? IR_BRX : IR_BR, IR_VOID, r.cond, r.x, r.y, r.carry, 0);
	split_edge(s, s->b, 0, &succ[0]);
	split_edge(s, s->b, 1, &succ[1]);
}
