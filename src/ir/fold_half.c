/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Folding rules of operations on halves, which only level 2 has: carry chains, wide products, double shifts, rotations
 * (see fold.h for the interface). An instruction and the one that takes its carry or its second result are folded
 * together, when the first is met; no rule lets anything come between the two.
 */
#include "ir/fold.h"

/* The argument N of the instruction behind the current one, which the sweep has not resolved yet. */
static ir_ref next_arg(struct fold *fd, ir_ref next, int n)
{
	ir_ref a = fold_arg(fd, next, n);

	return opt_find(fd->repl, fd->n, a);
}

/* -- Carry chains ------------------------------------------------------------------------------------------- */

/* The carry of R: 0, 1, or -1 if not known. */
static int carry_of(struct fold *fd, ir_ref r)
{
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1);
	u64 a = 0, b = 0, mx = ir_umax(fd->f, x), my = ir_umax(fd->f, y);
	bool xk = fold_any(fd, x, &a), yk = fold_any(fd, y, &b);

	if (fold_op(fd, r) == IR_ADDC) {
		if (mx + my <= UINT32_MAX)
			return 0;
		return xk && yk ? 1 : -1;
	}
	if (x == y || my == 0)
		return 0;
	if (xk && yk)
		return a < b;
	return xk && my <= a ? 0 : -1;
}

/* The comparison of high halves that is left once it is known whether the low ones borrow. */
static enum alu_cond after_borrow(enum alu_cond c)
{
	return c == COND_LT ? COND_LE : c == COND_GE ? COND_GT : c == COND_SLT ? COND_SLE : COND_SGT;
}

static enum alu_cond to_unsigned(enum alu_cond c)
{
	return c == COND_SLT ? COND_LT : c == COND_SGE ? COND_GE : c;
}

static bool same_value(const struct fold *fd, ir_ref x, ir_ref y)
{
	u64 a, b;

	return x == y || (fold_any(fd, x, &a) && fold_any(fd, y, &b) && a == b);
}

/* Is HI the sign of LO all over? */
static bool is_sign_of(const struct fold *fd, ir_ref hi, ir_ref lo)
{
	u64 h, l;

	if (fold_any(fd, hi, &h) && fold_any(fd, lo, &l))
		return h == (l >> 31 ? UINT32_MAX : 0);
	return fold_op(fd, hi) == IR_SAR && fold_arg(fd, hi, 0) == lo && fold_is_count(fd, fold_arg(fd, hi, 1), 31);
}

/* CMPC with its BRX or SETX. The CMPC goes when a plain comparison does. */
static ir_ref fold_cmpc(struct fold *fd, ir_ref r, ir_ref next)
{
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1);
	ir_ref hx = next_arg(fd, next, 0), hy = next_arg(fd, next, 1);
	enum alu_cond c = (enum alu_cond)ir_at(fd->f, next)->sub;
	bool br = fold_op(fd, next) == IR_BRX;
	int carry = carry_of(fd, r);

	if (same_value(fd, hx, hy)) {
		c = to_unsigned(c);
		hx = x;
		hy = y;
	} else if (is_sign_of(fd, hx, x) && is_sign_of(fd, hy, y)) {
		hx = x;
		hy = y;
	} else if (carry == 1) {
		c = after_borrow(c);
	} else if (carry < 0) {
		return 0;
	}
	(void)fold_to(fd, next, br ? IR_BR : IR_SET, (u8)c, hx, hy, 0);
	return fold_own(fd, 0);
}

static bool has_reader(const struct fold *fd, ir_ref r)
{
	ir_ref next = ir_at(fd->f, r)->next;

	return next && opt_reads_carry((enum ir_op)fold_op(fd, next)) && fold_arg(fd, next, 2) == r;
}

ir_ref fold_carry(struct fold *fd, ir_ref r)
{
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1), next = ir_at(fd->f, r)->next, hx, hy;
	bool add = fold_op(fd, r) == IR_ADDC;
	int carry;

	if (fold_op(fd, r) == IR_CMPC)
		return has_reader(fd, r) ? fold_cmpc(fd, r, next) : fold_own(fd, 0);
	if (!has_reader(fd, r))
		return fold_to(fd, r, add ? IR_ADD : IR_SUB, 0, x, y, 0);
	if (add && ir_is_const(fd->f, x) && !ir_is_const(fd->f, y))
		return fold_to(fd, r, IR_ADDC, 0, y, x, 0);
	carry = carry_of(fd, r);
	if (carry < 0)
		return 0;
	hx = next_arg(fd, next, 0);
	hy = next_arg(fd, next, 1);
	if (carry)
		hy = fold_new(fd, IR_ADD, IR_I32, 0, hy, fold_own(fd, 1), 0);
	(void)fold_to(fd, next, add ? IR_ADD : IR_SUB, 0, hx, hy, 0);
	return fold_to(fd, r, add ? IR_ADD : IR_SUB, 0, x, y, 0);
}

/* -- Wide products ------------------------------------------------------------------------------------------ */

static void second_result(struct fold *fd, ir_ref hi, ir_ref value)
{
	if (hi)
		fd->repl[hi] = value;
}

ir_ref fold_mulw(struct fold *fd, ir_ref r)
{
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1), hi = ir_at(fd->f, r)->next, count;
	u64 a, k, mx = ir_umax(fd->f, x), my = ir_umax(fd->f, y);
	u8 origin = fold_origin(fd, y);

	if (!hi || fold_op(fd, hi) != IR_HI)
		hi = 0;
	if (fold_any(fd, x, &a) && fold_any(fd, y, &k)) {
		origin = fold_join(fd, x, y);
		second_result(fd, hi, fold_const(fd, IR_I32, a * k >> 32, origin));
		return fold_const(fd, IR_I32, a * k, origin);
	}
	if (!hi || mx * my <= UINT32_MAX) {
		second_result(fd, hi, fold_const(fd, IR_I32, 0, mx <= 1 || my <= 1 ? origin : ORIGIN_OWN));
		return fold_to(fd, r, IR_MUL, 0, x, y, 0);
	}
	if (fold_any(fd, x, &a))
		return fold_to(fd, r, IR_MULW, 0, y, x, 0);
	if (!fold_k(fd, y, &k) || (k & (k - 1)) != 0)
		return 0;
	/* k is at least 2 here, since 0 and 1 make a product of 32 bits */
	count = fold_const(fd, IR_I32, 32 - (u64)__builtin_ctzll(k), origin);
	second_result(fd, hi, fold_new(fd, IR_SHR, IR_I32, 0, x, count, 0));
	return fold_to(fd, r, IR_SHL, 0, x, fold_const(fd, IR_I32, (u64)__builtin_ctzll(k), origin), 0);
}

/* -- Double shifts and rotations ----------------------------------------------------------------------------- */

ir_ref fold_double(struct fold *fd, ir_ref r)
{
	bool left = fold_op(fd, r) == IR_SHLD;
	ir_ref a = fold_arg(fd, r, 0), b = fold_arg(fd, r, 1), n = fold_arg(fd, r, 2);
	u64 c, va, vb;
	u8 origin = fold_origin(fd, n);

	if (left && a == b)
		return fold_to(fd, r, IR_ROL, 0, a, n, 0);
	if (!fold_any(fd, n, &c))
		return 0;
	c &= 31;
	if (c == 0)
		return a;
	if (fold_any(fd, a, &va) && fold_any(fd, b, &vb)) {
		origin = ORIGIN_JOIN(origin, fold_join(fd, a, b));
		va = left ? va << c | vb >> (32 - c) : va >> c | vb << (32 - c);
		return fold_const(fd, IR_I32, va, origin);
	}
	if (fold_is(fd, b, 0))
		return fold_to(fd, r, left ? IR_SHL : IR_SHR, 0, a, fold_const(fd, IR_I32, c, origin), 0);
	if (fold_is(fd, a, 0))
		return fold_to(fd, r, left ? IR_SHR : IR_SHL, 0, b, fold_const(fd, IR_I32, 32 - c, origin), 0);
	if (a == b)
		return fold_to(fd, r, IR_ROL, 0, a, fold_const(fd, IR_I32, 32 - c, origin), 0);
	return 0;
}

/* Are L and R counts that add up to 32, for any value? */
static bool add_up_to_32(const struct fold *fd, ir_ref l, ir_ref r)
{
	u64 a, b;

	if (fold_any(fd, l, &a) && fold_any(fd, r, &b))
		return a + b == 32;
	if (fold_op(fd, r) == IR_NEG)
		return fold_arg(fd, r, 0) == l;
	return fold_op(fd, r) == IR_SUB && fold_arg(fd, r, 1) == l && fold_is_count(fd, fold_arg(fd, r, 0), 32);
}

/* x << n | y >> 32 - n; XOR and ADD say the same where no bit is in both, which needs a constant count: with n = 0 the
 * counts are equal modulo 32 and the parts are all of x and y. */
ir_ref fold_rotate(struct fold *fd, ir_ref r)
{
	ir_ref a = fold_arg(fd, r, 0), b = fold_arg(fd, r, 1), l, n, x, y;

	if (fold_op(fd, a) == IR_SHR) {
		a = b;
		b = fold_arg(fd, r, 0);
	}
	if (fold_op(fd, a) != IR_SHL || fold_op(fd, b) != IR_SHR)
		return 0;
	x = fold_arg(fd, a, 0);
	y = fold_arg(fd, b, 0);
	l = fold_arg(fd, a, 1);
	n = fold_arg(fd, b, 1);
	if (ir_is_const(fd->f, l) && ir_is_const(fd->f, n) && add_up_to_32(fd, l, n)) {
		l = fold_const(fd, IR_I32, (u64)ir_at(fd->f, l)->imm, fold_join(fd, l, n));
		return x == y ? fold_to(fd, r, IR_ROL, 0, x, l, 0) : fold_to(fd, r, IR_SHLD, 0, x, y, l);
	}
	if (x != y || fold_op(fd, r) != IR_OR)
		return 0;
	if (add_up_to_32(fd, l, n))
		return fold_to(fd, r, IR_ROL, 0, x, l, 0);
	/* x >> n | x << 32 - n: to the right, which is to the left by the other count */
	return add_up_to_32(fd, n, l) ? fold_to(fd, r, IR_ROL, 0, x, l, 0) : 0;
}
