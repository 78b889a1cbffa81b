/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The meaning of operations on register values (RFC 9669 sections 4.1 to 4.3 and 5.3). Pure functions of their
 * arguments; nothing here has undefined behaviour in C for any input.
 */
#include "alu.h"

static s64 to_signed(unsigned width, u64 v)
{
	return width == 32 ? (s64)(s32)(u32)v : (s64)v;
}

static u64 to_width(unsigned width, u64 v)
{
	return width == 32 ? (u32)v : v;
}

/* Division that rounds toward zero. -1 is apart: in C the quotient of the smallest number overflows. */
static u64 signed_div(s64 a, s64 b)
{
	if (b == 0)
		return 0;
	return b == -1 ? 0 - (u64)a : (u64)(a / b);
}

static u64 signed_mod(s64 a, s64 b)
{
	if (b == 0)
		return (u64)a;
	return b == -1 ? 0 : (u64)(a % b);
}

u64 alu_eval(enum alu_op op, unsigned width, u64 dst, u64 src)
{
	u64 a = to_width(width, dst), b = to_width(width, src), r = 0;
	unsigned count = (unsigned)(src & (width - 1));

	switch (op) {
	case ALU_ADD:
		r = a + b;
		break;
	case ALU_SUB:
		r = a - b;
		break;
	case ALU_MUL:
		r = a * b;
		break;
	case ALU_DIV:
		r = b ? a / b : 0;
		break;
	case ALU_SDIV:
		r = signed_div(to_signed(width, a), to_signed(width, b));
		break;
	case ALU_MOD:
		r = b ? a % b : a;
		break;
	case ALU_SMOD:
		r = signed_mod(to_signed(width, a), to_signed(width, b));
		break;
	case ALU_OR:
		r = a | b;
		break;
	case ALU_AND:
		r = a & b;
		break;
	case ALU_XOR:
		r = a ^ b;
		break;
	case ALU_LSH:
		r = a << count;
		break;
	case ALU_RSH:
		r = a >> count;
		break;
	case ALU_ARSH:
		r = (u64)(to_signed(width, a) >> count);
		break;
	case ALU_NOPS:
		break;
	}
	return to_width(width, r);
}

u64 alu_movsx(unsigned width, unsigned bits, u64 v)
{
	u64 sign = (u64)1 << (bits - 1), low = v & (sign | (sign - 1));

	return to_width(width, (low ^ sign) - sign);
}

u64 alu_neg(unsigned width, u64 v)
{
	return to_width(width, 0 - v);
}

u64 alu_swap(unsigned bits, u64 v)
{
	u64 r = 0;

	for (unsigned i = 0; i < bits; i += 8)
		r = r << 8 | (v >> i & 0xff);
	return r;
}

bool alu_cond(enum alu_cond cond, unsigned width, u64 a, u64 b)
{
	u64 ua = to_width(width, a), ub = to_width(width, b);
	s64 sa = to_signed(width, a), sb = to_signed(width, b);

	switch (cond) {
	case COND_EQ:
		return ua == ub;
	case COND_NE:
		return ua != ub;
	case COND_GT:
		return ua > ub;
	case COND_GE:
		return ua >= ub;
	case COND_LT:
		return ua < ub;
	case COND_LE:
		return ua <= ub;
	case COND_SGT:
		return sa > sb;
	case COND_SGE:
		return sa >= sb;
	case COND_SLT:
		return sa < sb;
	case COND_SLE:
		return sa <= sb;
	case COND_SET:
		return (ua & ub) != 0;
	case COND_NSET:
		return (ua & ub) == 0;
	case COND_NCONDS:
		break;
	}
	return false;
}

u64 alu_atomic(enum atomic_op op, unsigned width, u64 old, u64 src, u64 expected)
{
	u64 o = to_width(width, old), r = o;

	switch (op) {
	case ATOMIC_ADD:
		r = o + src;
		break;
	case ATOMIC_OR:
		r = o | src;
		break;
	case ATOMIC_AND:
		r = o & src;
		break;
	case ATOMIC_XOR:
		r = o ^ src;
		break;
	case ATOMIC_XCHG:
		r = src;
		break;
	case ATOMIC_CMPXCHG:
		r = o == to_width(width, expected) ? src : o;
		break;
	case ATOMIC_NOPS:
		break;
	}
	return to_width(width, r);
}
