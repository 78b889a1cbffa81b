/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Folding rules of arithmetic and logic with two operands (see fold.h for the interface). */
#include "ir/fold.h"

/* -- Two constants ------------------------------------------------------------------------------------------ */

static bool alu_of(enum ir_op op, enum alu_op *out)
{
	static const struct {
		u8 op, alu;
	} rows[] = {
		{IR_ADD, ALU_ADD},  {IR_SUB, ALU_SUB},	 {IR_MUL, ALU_MUL},  {IR_UDIV, ALU_DIV}, {IR_SDIV, ALU_SDIV},
		{IR_UMOD, ALU_MOD}, {IR_SMOD, ALU_SMOD}, {IR_AND, ALU_AND},  {IR_OR, ALU_OR},	 {IR_XOR, ALU_XOR},
		{IR_SHL, ALU_LSH},  {IR_SHR, ALU_RSH},	 {IR_SAR, ALU_ARSH},
	};

	for (u32 k = 0; k < ARRAY_SIZE(rows); k++)
		if (rows[k].op == op) {
			*out = (enum alu_op)rows[k].alu;
			return true;
		}
	return false;
}

static u64 eval(enum ir_op op, enum ir_type t, u64 a, u64 b)
{
	enum alu_op alu = ALU_ADD;

	(void)alu_of(op, &alu);
	return alu_eval(alu, opt_width(t), a, b);
}

/* -- x OP constant ------------------------------------------------------------------------------------------ */

enum { NEVER = 2, SELF, ZERO, ONES };

/* Constants that make the operation trivial: with `same` the result is x; with `other` it is `gives`. */
static const struct ident {
	u8 op;
	s8 same;  /* NEVER: none */
	s8 other; /* NEVER: none */
	u8 gives; /* ZERO, ONES */
} idents[] = {
	{IR_ADD, 0, NEVER, SELF},  {IR_SUB, 0, NEVER, SELF},  {IR_MUL, 1, 0, ZERO},	 {IR_UDIV, 1, NEVER, SELF},
	{IR_SDIV, 1, NEVER, SELF}, {IR_UMOD, NEVER, 1, ZERO}, {IR_SMOD, NEVER, 1, ZERO}, {IR_AND, -1, 0, ZERO},
	{IR_OR, 0, -1, ONES},	   {IR_XOR, 0, NEVER, SELF},
};

static ir_ref fold_ident(struct fold *fd, ir_ref r, s64 k)
{
	enum ir_op op = fold_op(fd, r);

	for (u32 n = 0; n < ARRAY_SIZE(idents); n++) {
		const struct ident *d = &idents[n];

		if (d->op != op)
			continue;
		if (d->same != NEVER && k == d->same)
			return fold_arg(fd, r, 0);
		if (d->other != NEVER && k == d->other)
			return fold_const(fd, fold_type(fd, r), d->gives == ONES ? UINT64_MAX : 0,
					  fold_origin(fd, fold_arg(fd, r, 1)));
	}
	return 0;
}

/* (x OP k1) OP k2 with the same associative OP. */
static ir_ref fold_assoc(struct fold *fd, ir_ref r)
{
	enum ir_op op = fold_op(fd, r);
	enum ir_type t = fold_type(fd, r);
	ir_ref x = fold_arg(fd, r, 0), k2 = fold_arg(fd, r, 1), k1;
	u64 v1, v2;

	if (!ir_op_commutes(op) || fold_op(fd, x) != op)
		return 0;
	k1 = fold_arg(fd, x, 1);
	if (!fold_any(fd, k1, &v1) || !fold_any(fd, k2, &v2))
		return 0;
	return fold_to(fd, r, op, 0, fold_arg(fd, x, 0), fold_const(fd, t, eval(op, t, v1, v2), fold_join(fd, k1, k2)),
		       0);
}

/* How far a symbol's address may be moved without a doubt that it stays an address: to the ends of what it names for
 * data, and a little elsewhere. */
static bool sym_range_ok(const struct fold *fd, const struct ir_ins *sym, s64 addend)
{
	if (sym->sub == SYM_DATA && fd->f->prog)
		return addend >= 0 && addend <= fd->f->prog->datas.p[ir_sym_index(sym)].size;
	return addend >= 0 && addend < IR_ADDR_ABOVE;
}

/* Address of a symbol or of the stack, plus K. With WIDE the sum is one of 64 bits, and its high half must stay 0. */
static ir_ref fold_address_sum(struct fold *fd, ir_ref base, ir_ref k, bool wide)
{
	const struct ir_ins *b = ir_at(fd->f, base);
	s64 v = wide ? ir_at(fd->f, k)->imm : opt_lo(ir_at(fd->f, k)->imm);
	u8 origin = fold_join(fd, base, k);
	s64 off;

	if (b->op == IR_FRAME) {
		if (v < -512 || v > 512 || b->imm + v < -512 || b->imm + v > 0)
			return 0;
		return ir_frame_from(fd->f, (s32)(b->imm + v), (enum origin)origin);
	}
	if (b->op != IR_SYM || v < -INT32_MAX || v > INT32_MAX)
		return 0;
	off = ir_sym_addend(b) + v;
	if (!sym_range_ok(fd, b, off))
		return 0;
	return ir_sym(fd->f, (enum ir_symkind)b->sub, ir_sym_index(b), (s32)off, (enum origin)origin);
}

static ir_ref add_const(struct fold *fd, ir_ref r)
{
	enum ir_type t = fold_type(fd, r);
	ir_ref x = fold_arg(fd, r, 0), k = fold_arg(fd, r, 1), sum;
	u64 v1, v2;

	if (t == IR_I32)
		return fold_address_sum(fd, x, k, false);
	if (fold_op(fd, x) == IR_ZEXT) {
		sum = fold_address_sum(fd, fold_arg(fd, x, 0), k, true);
		if (sum)
			return fold_to(fd, r, IR_ZEXT, 0, sum, 0, 0);
	}
	/* k1 - x + k2 */
	if (fold_op(fd, x) == IR_SUB && fold_any(fd, fold_arg(fd, x, 0), &v1) && fold_any(fd, k, &v2))
		return fold_to(fd, r, IR_SUB, 0, fold_const(fd, t, v1 + v2, fold_join(fd, fold_arg(fd, x, 0), k)),
			       fold_arg(fd, x, 1), 0);
	return 0;
}

/* Multiplication by 2^n, and of a product or shift by a constant. */
static ir_ref mul_const(struct fold *fd, ir_ref r, u64 v)
{
	enum ir_type t = fold_type(fd, r);
	ir_ref x = fold_arg(fd, r, 0), k = fold_arg(fd, r, 1), c;
	u64 count;
	bool seen = !ir_hidden(fd->f, k);

	if (seen && v == opt_uval(t, -1))
		return fold_to(fd, r, IR_NEG, 0, x, 0, 0);
	if (seen && (v & (v - 1)) == 0)
		return fold_to(fd, r, IR_SHL, 0, x, fold_const(fd, IR_I32, (u64)__builtin_ctzll(v), fold_origin(fd, k)),
			       0);
	if (fold_op(fd, x) != IR_SHL || !fold_any(fd, fold_arg(fd, x, 1), &count))
		return 0;
	c = fold_const(fd, t, eval(IR_SHL, t, v, count), fold_join(fd, k, fold_arg(fd, x, 1)));
	return fold_to(fd, r, IR_MUL, 0, fold_arg(fd, x, 0), c, 0);
}

/* x + (x < 0 ? 2^n - 1 : 0): what an arithmetic shift must see to round toward zero. */
static ir_ref round_up(struct fold *fd, ir_ref x, unsigned n, u8 origin)
{
	enum ir_type t = fold_type(fd, x);
	unsigned w = opt_width(t);
	ir_ref sign = fold_new(fd, IR_SAR, t, 0, x, fold_own(fd, w - 1), 0);
	ir_ref bias = fold_new(fd, IR_SHR, t, 0, sign, fold_const(fd, IR_I32, w - n, origin), 0);

	return fold_new(fd, IR_ADD, t, 0, x, bias, 0);
}

static ir_ref div_const(struct fold *fd, ir_ref r, u64 v)
{
	enum ir_type t = fold_type(fd, r);
	enum ir_op op = fold_op(fd, r);
	ir_ref x = fold_arg(fd, r, 0), sum;
	u8 origin = fold_origin(fd, fold_arg(fd, r, 1));
	unsigned n;

	if (v == 0 || (v & (v - 1)) != 0 || ir_hidden(fd->f, fold_arg(fd, r, 1)))
		return 0;
	n = (unsigned)__builtin_ctzll(v);
	if (op == IR_UDIV)
		return fold_to(fd, r, IR_SHR, 0, x, fold_const(fd, IR_I32, n, origin), 0);
	if (op == IR_UMOD)
		return fold_to(fd, r, IR_AND, 0, x, fold_const(fd, t, v - 1, origin), 0);
	if (n == 0 || n == opt_width(t) - 1)
		return 0;
	sum = round_up(fd, x, n, origin);
	if (op == IR_SDIV)
		return fold_to(fd, r, IR_SAR, 0, sum, fold_const(fd, IR_I32, n, origin), 0);
	sum = fold_new(fd, IR_AND, t, 0, sum, fold_const(fd, t, 0 - v, origin), 0);
	return fold_to(fd, r, IR_SUB, 0, x, sum, 0);
}

static ir_ref and_const(struct fold *fd, ir_ref r, u64 v)
{
	enum ir_type t = fold_type(fd, r);
	ir_ref x = fold_arg(fd, r, 0), k = fold_arg(fd, r, 1), low;
	u64 max = ir_umax(fd->f, x), inner;

	/* what follows goes by ranges and widths */
	if (v != opt_uval(t, -1) && (v & (v + 1)) == 0 && max <= v)
		return x;
	if (t == IR_I32 && (v == 0xff || v == 0xffff))
		return fold_to(fd, r, v == 0xff ? IR_ZEXT8 : IR_ZEXT16, 0, x, 0, 0);
	if (t == IR_I64 && (v >> 32 == 0 || fold_op(fd, x) == IR_ZEXT)) {
		low = fold_new(fd, IR_TRUNC, IR_I32, 0, x, 0, 0);
		low = fold_new(fd, IR_AND, IR_I32, 0, low, fold_const(fd, IR_I32, v, fold_origin(fd, k)), 0);
		return fold_to(fd, r, IR_ZEXT, 0, low, 0, 0);
	}
	/* (x | k1) & k2 and (x ^ k1) & k2, if they have no bit in common */
	if (!ir_hidden(fd->f, k) && (fold_op(fd, x) == IR_OR || fold_op(fd, x) == IR_XOR) && fold_k(fd, fold_arg(fd, x, 1), &inner) &&
	    !(inner & v))
		return fold_to(fd, r, IR_AND, 0, fold_arg(fd, x, 0), k, 0);
	return 0;
}

static ir_ref fold_by_const(struct fold *fd, ir_ref r, u64 v)
{
	enum ir_type t = fold_type(fd, r);
	ir_ref x = fold_arg(fd, r, 0), k = fold_arg(fd, r, 1);
	bool seen = !ir_hidden(fd->f, k);
	ir_ref now = seen ? fold_ident(fd, r, t == IR_I32 ? (s64)(s32)(u32)v : (s64)v) : 0;

	if (!now)
		now = fold_assoc(fd, r);
	if (now)
		return now;
	switch (fold_op(fd, r)) {
	case IR_ADD:
		return add_const(fd, r);
	case IR_SUB:
		return fold_to(fd, r, IR_ADD, 0, x, fold_const(fd, t, 0 - v, fold_origin(fd, k)), 0);
	case IR_MUL:
		return mul_const(fd, r, v);
	case IR_UDIV:
	case IR_UMOD:
	case IR_SDIV:
	case IR_SMOD:
		return div_const(fd, r, v);
	case IR_AND:
		return and_const(fd, r, v);
	case IR_XOR:
		return seen && v == opt_uval(t, -1) ? fold_to(fd, r, IR_NOT, 0, x, 0, 0) : 0;
	default:
		return 0;
	}
}

/* -- Two values --------------------------------------------------------------------------------------------- */

static ir_ref fold_same(struct fold *fd, ir_ref r)
{
	switch (fold_op(fd, r)) {
	case IR_SUB:
	case IR_XOR:
		return imm_own(fd->f, fold_type(fd, r), 0);
	case IR_AND:
	case IR_OR:
		return fold_arg(fd, r, 0);
	default:
		return 0;
	}
}

static ir_ref fold_sub(struct fold *fd, ir_ref r, ir_ref x, ir_ref y)
{
	if (fold_is(fd, x, 0))
		return fold_to(fd, r, IR_NEG, 0, y, 0, 0);
	if (fold_op(fd, y) == IR_NEG)
		return fold_to(fd, r, IR_ADD, 0, x, fold_arg(fd, y, 0), 0);
	if (fold_op(fd, x) == IR_ADD && fold_arg(fd, x, 0) == y)
		return fold_arg(fd, x, 1);
	if (fold_op(fd, x) == IR_ADD && fold_arg(fd, x, 1) == y)
		return fold_arg(fd, x, 0);
	if (fold_op(fd, y) == IR_ADD && fold_arg(fd, y, 0) == x)
		return fold_to(fd, r, IR_NEG, 0, fold_arg(fd, y, 1), 0, 0);
	/* k1 - (z + k2) */
	if (ir_is_const(fd->f, x) && fold_op(fd, y) == IR_ADD && ir_is_const(fd->f, fold_arg(fd, y, 1))) {
		ir_ref k2 = fold_arg(fd, y, 1);
		u64 v1 = (u64)ir_at(fd->f, x)->imm, v2 = (u64)ir_at(fd->f, k2)->imm;

		return fold_to(fd, r, IR_SUB, 0, fold_const(fd, fold_type(fd, r), v1 - v2, fold_join(fd, x, k2)),
			       fold_arg(fd, y, 0), 0);
	}
	return 0;
}

static ir_ref fold_add(struct fold *fd, ir_ref r, ir_ref x, ir_ref y)
{
	if (fold_op(fd, y) == IR_NEG)
		return fold_to(fd, r, IR_SUB, 0, x, fold_arg(fd, y, 0), 0);
	if (fold_op(fd, x) == IR_NEG)
		return fold_to(fd, r, IR_SUB, 0, y, fold_arg(fd, x, 0), 0);
	if (fold_op(fd, x) == IR_SUB && fold_arg(fd, x, 1) == y)
		return fold_arg(fd, x, 0);
	if (fold_op(fd, y) == IR_SUB && fold_arg(fd, y, 1) == x)
		return fold_arg(fd, y, 0);
	return 0;
}

/* Logic of two zero-extended values needs 32 bits only. AND: one will do, but then the other has to be cut. */
static ir_ref fold_zext_logic(struct fold *fd, ir_ref r, ir_ref x, ir_ref y)
{
	enum ir_op op = fold_op(fd, r);
	u64 v;
	bool xz = fold_op(fd, x) == IR_ZEXT;
	bool yz = fold_op(fd, y) == IR_ZEXT || (fold_any(fd, y, &v) && v >> 32 == 0);
	ir_ref low;

	if (fold_type(fd, r) != IR_I64 || (op != IR_AND && op != IR_OR && op != IR_XOR))
		return 0;
	if (!(op == IR_AND ? xz || yz : xz && yz))
		return 0;
	x = fold_new(fd, IR_TRUNC, IR_I32, 0, x, 0, 0);
	y = fold_new(fd, IR_TRUNC, IR_I32, 0, y, 0, 0);
	low = fold_new(fd, op, IR_I32, 0, x, y, 0);
	return fold_to(fd, r, IR_ZEXT, 0, low, 0, 0);
}

static ir_ref fold_values(struct fold *fd, ir_ref r)
{
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1), now = 0;
	enum ir_op op = fold_op(fd, r);

	if (x == y)
		now = fold_same(fd, r);
	else if (op == IR_SUB)
		now = fold_sub(fd, r, x, y);
	else if (op == IR_ADD)
		now = fold_add(fd, r, x, y);
	if (!now)
		now = fold_zext_logic(fd, r, x, y);
	if (!now && fd->f->level == 2 && (op == IR_OR || op == IR_ADD || op == IR_XOR))
		now = fold_rotate(fd, r);
	return now;
}

ir_ref fold_binary(struct fold *fd, ir_ref r)
{
	enum ir_op op = fold_op(fd, r);
	ir_ref x = fold_arg(fd, r, 0), y = fold_arg(fd, r, 1), now;
	bool div = op == IR_UDIV || op == IR_SDIV || op == IR_UMOD || op == IR_SMOD;
	u64 a, b;

	if (fold_any(fd, x, &a) && fold_any(fd, y, &b) && !(div && b == 0))
		return fold_const(fd, fold_type(fd, r), eval(op, fold_type(fd, r), a, b), fold_join(fd, x, y));
	if (ir_op_commutes(op) && fold_any(fd, x, &a) && !fold_any(fd, y, &b))
		return fold_to(fd, r, op, 0, y, x, 0);
	if (!fold_any(fd, y, &b))
		return fold_values(fd, r);
	now = fold_by_const(fd, r, b);
	return now ? now : fold_zext_logic(fd, r, x, y);
}
