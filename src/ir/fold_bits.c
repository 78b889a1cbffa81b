/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Folding rules of shifts, byte swaps, extensions and other operations of one operand (see fold.h for the interface).
 */
#include "ir/fold.h"

/* -- Shifts ------------------------------------------------------------------------------------------------- */

/* Low N bits of an operand of W bits, extended to W again. */
static ir_ref extend_low(struct fold *fd, ir_ref r, ir_ref x, unsigned n, bool sign)
{
	ir_ref low = x;
	u8 op = n == 8 ? (sign ? IR_SEXT8 : IR_ZEXT8) : sign ? IR_SEXT16 : IR_ZEXT16;

	if (fold_type(fd, r) == IR_I32)
		return fold_to(fd, r, op, 0, x, 0, 0);
	low = fold_new(fd, IR_TRUNC, IR_I32, 0, x, 0, 0);
	if (n != 32)
		low = fold_new(fd, op, IR_I32, 0, low, 0, 0);
	return fold_to(fd, r, sign ? IR_SEXT : IR_ZEXT, 0, low, 0, 0);
}

/* (x << a) >> b, unsigned or signed. */
static ir_ref shift_back(struct fold *fd, ir_ref r, ir_ref x, unsigned a, unsigned b, u8 origin)
{
	enum ir_type t = fold_type(fd, r);
	unsigned w = opt_width(t), n = w - a;
	bool sign = fold_op(fd, r) == IR_SAR;
	ir_ref mask, in = x;

	if (a == b && (n == 8 || n == 16 || (n == 32 && w == 64)))
		return extend_low(fd, r, x, n, sign);
	if (sign)
		return 0;
	if (a > b)
		in = fold_new(fd, IR_SHL, t, 0, x, fold_const(fd, IR_I32, a - b, origin), 0);
	else if (b > a)
		in = fold_new(fd, IR_SHR, t, 0, x, fold_const(fd, IR_I32, b - a, origin), 0);
	mask = fold_const(fd, t, opt_uval(t, (s64)(opt_uval(t, -1) << a)) >> b, origin);
	return fold_to(fd, r, IR_AND, 0, in, mask, 0);
}

/* The same shift twice: counts add up; past the width nothing is left, or the sign alone. */
static ir_ref shift_twice(struct fold *fd, ir_ref r, ir_ref x, unsigned sum, u8 origin)
{
	enum ir_type t = fold_type(fd, r);
	u8 op = fold_op(fd, r);

	if (sum >= opt_width(t) && op != IR_SAR)
		return fold_const(fd, t, 0, origin);
	sum = MIN(sum, opt_width(t) - 1);
	return fold_to(fd, r, op, 0, fold_arg(fd, x, 0), fold_const(fd, IR_I32, sum, origin), 0);
}

/* Swaps that a shift cuts down to the bytes that count. */
static ir_ref shift_swap(struct fold *fd, ir_ref r, ir_ref x, unsigned c)
{
	ir_ref in = fold_arg(fd, x, 0), low;

	if (fold_type(fd, r) == IR_I32)
		return c == 16 ? fold_to(fd, r, IR_BSWAP16, 0, in, 0, 0) : 0;
	if (c != 48 && c != 32)
		return 0;
	low = fold_new(fd, IR_TRUNC, IR_I32, 0, in, 0, 0);
	low = fold_new(fd, c == 48 ? IR_BSWAP16 : IR_BSWAP, IR_I32, 0, low, 0, 0);
	return fold_to(fd, r, IR_ZEXT, 0, low, 0, 0);
}

/* 64-bit shifts to the right of an extended value. */
static ir_ref shift_extended(struct fold *fd, ir_ref r, ir_ref x, unsigned c, u8 origin)
{
	bool sign = fold_op(fd, x) == IR_SEXT;
	ir_ref low;

	if (sign && fold_op(fd, r) != IR_SAR)
		return 0;
	if (!sign && c >= 32)
		return fold_const(fd, IR_I64, 0, origin);
	low = fold_new(fd, sign ? IR_SAR : IR_SHR, IR_I32, 0, fold_arg(fd, x, 0),
		       fold_const(fd, IR_I32, MIN(c, 31u), origin), 0);
	return fold_to(fd, r, sign ? IR_SEXT : IR_ZEXT, 0, low, 0, 0);
}

static ir_ref shift_const(struct fold *fd, ir_ref r, unsigned c, u8 origin)
{
	enum ir_type t = fold_type(fd, r);
	u8 op = fold_op(fd, r), inner;
	ir_ref x = fold_arg(fd, r, 0), k;
	u64 max = ir_umax(fd->f, x), a;

	if (op == IR_SHR && c < 64 && max >> c == 0)
		return fold_const(fd, t, 0, origin);
	if (op == IR_SAR && max <= opt_uval(t, -1) >> 1)
		return fold_to(fd, r, IR_SHR, 0, x, fold_arg(fd, r, 1), 0);
	inner = fold_op(fd, x);
	if (op == IR_SHR && inner == IR_BSWAP)
		return shift_swap(fd, r, x, c);
	if (op != IR_SHL && (inner == IR_ZEXT || inner == IR_SEXT))
		return shift_extended(fd, r, x, c, origin);
	if (inner != IR_SHL && inner != IR_SHR && inner != IR_SAR)
		return 0;
	k = fold_arg(fd, x, 1);
	if (!fold_any(fd, k, &a))
		return 0;
	a &= opt_width(t) - 1;
	origin = ORIGIN_JOIN(origin, fold_origin(fd, k));
	if (inner == op)
		return shift_twice(fd, r, x, (unsigned)a + c, origin);
	if (inner == IR_SHL && op != IR_SHL)
		return shift_back(fd, r, fold_arg(fd, x, 0), (unsigned)a, c, origin);
	if (inner != IR_SHL && op == IR_SHL && a == c)
		return fold_to(fd, r, IR_AND, 0, fold_arg(fd, x, 0), fold_const(fd, t, opt_uval(t, -1) << c, origin),
			       0);
	return 0;
}

/* A count that is x & mask or x + K, where only bits that the shift ignores are changed. */
static ir_ref shift_count(struct fold *fd, ir_ref r)
{
	ir_ref n = fold_arg(fd, r, 1);
	u64 low = opt_width(fold_type(fd, r)) - 1, k;
	u8 op = fold_op(fd, n);

	if (op == IR_ZEXT8 || op == IR_ZEXT16 || op == IR_SEXT8 || op == IR_SEXT16)
		return fold_to(fd, r, fold_op(fd, r), 0, fold_arg(fd, r, 0), fold_arg(fd, n, 0), 0);
	if ((op != IR_AND && op != IR_ADD && op != IR_OR && op != IR_XOR) || !fold_any(fd, fold_arg(fd, n, 1), &k))
		return 0;
	if (op == IR_AND ? (k & low) != low : (k & low) != 0)
		return 0;
	return fold_to(fd, r, fold_op(fd, r), 0, fold_arg(fd, r, 0), fold_arg(fd, n, 0), 0);
}

static u64 eval_shift(u8 op, unsigned w, u64 x, u64 n)
{
	if (op == IR_ROL) {
		n &= 31;
		return (u32)((u32)x << n | (u32)x >> ((32 - n) & 31));
	}
	return alu_eval(op == IR_SHL ? ALU_LSH : op == IR_SHR ? ALU_RSH : ALU_ARSH, w, x, n);
}

ir_ref fold_shift(struct fold *fd, ir_ref r)
{
	enum ir_type t = fold_type(fd, r);
	unsigned w = opt_width(t);
	ir_ref x = fold_arg(fd, r, 0), n = fold_arg(fd, r, 1);
	u64 a = 0, c;

	if (fold_is(fd, x, 0))
		return x;
	if (!fold_any(fd, n, &c))
		return shift_count(fd, r);
	if (fold_any(fd, x, &a))
		return fold_const(fd, t, eval_shift(fold_op(fd, r), w, a, c), fold_join(fd, x, n));
	if (c % w == 0)
		return x;
	if (c >= w)
		return fold_to(fd, r, fold_op(fd, r), 0, x, fold_const(fd, IR_I32, c % w, fold_origin(fd, n)), 0);
	return fold_op(fd, r) == IR_ROL ? 0 : shift_const(fd, r, (unsigned)c, fold_origin(fd, n));
}

/* -- One operand -------------------------------------------------------------------------------------------- */

static u64 eval_unary(u8 op, unsigned w, u64 v)
{
	switch (op) {
	case IR_NEG:
		return alu_neg(w, v);
	case IR_NOT:
		return ~v;
	case IR_BSWAP:
		return alu_swap(w, v);
	case IR_BSWAP16:
		return alu_swap(16, v);
	case IR_SEXT8:
		return alu_movsx(32, 8, v);
	case IR_SEXT16:
		return alu_movsx(32, 16, v);
	case IR_SEXT:
		return alu_movsx(64, 32, v);
	case IR_ZEXT8:
		return (u8)v;
	case IR_ZEXT16:
		return (u16)v;
	default: /* ZEXT, TRUNC */
		return (u32)v;
	}
}

/* How many low bits of its operand an extension takes. */
static unsigned taken(u8 op)
{
	return op == IR_SEXT8 || op == IR_ZEXT8 ? 8 : op == IR_SEXT16 || op == IR_ZEXT16 || op == IR_BSWAP16 ? 16 : 32;
}

/* The operand of an extension in 32 bits, without what changes only bits that are not taken. */
static ir_ref strip(const struct fold *fd, ir_ref x, unsigned bits)
{
	u64 mask = ((u64)1 << bits) - 1, k;

	for (int n = 0; n < 4; n++) {
		u8 op = fold_op(fd, x);
		bool ext = op == IR_SEXT8 || op == IR_SEXT16 || op == IR_ZEXT8 || op == IR_ZEXT16;

		if (ext && taken(op) >= bits)
			x = fold_arg(fd, x, 0);
		else if (op == IR_AND && fold_any(fd, fold_arg(fd, x, 1), &k) && (k & mask) == mask)
			x = fold_arg(fd, x, 0);
		else if ((op == IR_OR || op == IR_XOR) && fold_any(fd, fold_arg(fd, x, 1), &k) && (k & mask) == 0)
			x = fold_arg(fd, x, 0);
		else
			break;
	}
	return x;
}

/* x << 8 | x >> 8 of a 16-bit x, cut to 16 bits. */
static ir_ref fold_swap16(struct fold *fd, ir_ref r, ir_ref x)
{
	ir_ref a, b;

	if (fold_op(fd, x) != IR_OR && fold_op(fd, x) != IR_ADD && fold_op(fd, x) != IR_XOR)
		return 0;
	a = fold_arg(fd, x, 0);
	b = fold_arg(fd, x, 1);
	if (fold_op(fd, a) == IR_SHR) {
		a = b;
		b = fold_arg(fd, x, 0);
	}
	if (fold_op(fd, a) != IR_SHL || fold_op(fd, b) != IR_SHR || fold_arg(fd, a, 0) != fold_arg(fd, b, 0))
		return 0;
	if (!fold_is_count(fd, fold_arg(fd, a, 1), 8) || !fold_is_count(fd, fold_arg(fd, b, 1), 8))
		return 0;
	return ir_umax(fd->f, fold_arg(fd, a, 0)) <= 0xffff ? fold_to(fd, r, IR_BSWAP16, 0, fold_arg(fd, a, 0), 0, 0)
							      : 0;
}

static ir_ref fold_narrow_ext(struct fold *fd, ir_ref r)
{
	u8 op = fold_op(fd, r);
	ir_ref x = fold_arg(fd, r, 0), in = strip(fd, x, taken(op));
	u64 max = ir_umax(fd->f, x);
	bool sign = op == IR_SEXT8 || op == IR_SEXT16;

	if (op != IR_BSWAP16 && max <= (((u64)1 << (taken(op) - sign)) - 1))
		return x;
	if (in != x)
		return fold_to(fd, r, (enum ir_op)op, 0, in, 0, 0);
	if (sign && fold_op(fd, x) == IR_SEXT8)
		return x;
	if (op == IR_SEXT16 && fold_op(fd, x) == IR_LOADSX)
		return x;
	if (op == IR_SEXT8 && fold_op(fd, x) == IR_LOADSX && ir_at(fd->f, x)->sub == 1)
		return x;
	if (op == IR_BSWAP16 && fold_op(fd, x) == IR_BSWAP16)
		return fold_to(fd, r, IR_ZEXT16, 0, fold_arg(fd, x, 0), 0, 0);
	return op == IR_ZEXT16 ? fold_swap16(fd, r, x) : 0;
}

static ir_ref fold_trunc(struct fold *fd, ir_ref r)
{
	ir_ref x = fold_arg(fd, r, 0), in, k;
	u8 op = fold_op(fd, x);

	if (op == IR_ZEXT || op == IR_SEXT)
		return fold_arg(fd, x, 0);
	if (op == IR_UNDEF)
		return ir_undef(fd->f, IR_I32);
	/* the low half of a sum with an extended value, or of one with a mask, needs no 64-bit operation */
	if (op != IR_ADD && op != IR_SUB && op != IR_AND && op != IR_OR && op != IR_XOR)
		return 0;
	in = fold_arg(fd, x, 0);
	k = fold_arg(fd, x, 1);
	if (fold_op(fd, in) != IR_ZEXT && fold_op(fd, in) != IR_SEXT)
		return 0;
	if (fold_op(fd, k) != IR_ZEXT && fold_op(fd, k) != IR_SEXT && fold_op(fd, k) != IR_CONST)
		return 0;
	in = fold_arg(fd, in, 0);
	k = fold_new(fd, IR_TRUNC, IR_I32, 0, k, 0, 0);
	return fold_to(fd, r, (enum ir_op)op, 0, in, k, 0);
}

static ir_ref fold_wide_ext(struct fold *fd, ir_ref r)
{
	u8 op = fold_op(fd, r);
	ir_ref x = fold_arg(fd, r, 0), in;

	if (op == IR_SEXT && ir_umax(fd->f, x) <= INT32_MAX)
		return fold_to(fd, r, IR_ZEXT, 0, x, 0, 0);
	if (op == IR_SEXT || fold_op(fd, x) != IR_TRUNC)
		return 0;
	in = fold_arg(fd, x, 0);
	return ir_umax(fd->f, in) <= UINT32_MAX ? in : 0;
}

ir_ref fold_unary(struct fold *fd, ir_ref r)
{
	u8 op = fold_op(fd, r);
	ir_ref x = fold_arg(fd, r, 0);
	u64 v;

	if (fold_any(fd, x, &v))
		return fold_const(fd, fold_type(fd, r), eval_unary(op, opt_width(fold_type(fd, r)), v),
				  fold_origin(fd, x));
	switch (op) {
	case IR_NEG:
		if (fold_op(fd, x) == IR_SUB)
			return fold_to(fd, r, IR_SUB, 0, fold_arg(fd, x, 1), fold_arg(fd, x, 0), 0);
		return fold_op(fd, x) == IR_NEG ? fold_arg(fd, x, 0) : 0;
	case IR_NOT:
	case IR_BSWAP:
		return fold_op(fd, x) == op ? fold_arg(fd, x, 0) : 0;
	case IR_TRUNC:
		return fold_trunc(fd, r);
	case IR_SEXT:
	case IR_ZEXT:
		return fold_wide_ext(fd, r);
	default:
		return fold_narrow_ext(fd, r);
	}
}
