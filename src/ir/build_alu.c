/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_build(): arithmetic, moves and byte swaps. 64-bit operations become I64 ones, 32-bit operations I32 ones whose
 * result is zero-extended. What BPF says about divisors that the machine cannot take is spelled out here, so that the
 * IR's divisions have ordinary operands only.
 */
#include "ir/build.h"

ir_ref build_lo(struct build *b, ir_ref x)
{
	const struct ir_ins *i = ir_at(b->f, x);

	if (i->op == IR_ZEXT || i->op == IR_SEXT)
		return i->args[0];
	if (i->op == IR_CONST)
		return ir_const(b->f, IR_I32, i->imm, (enum origin)i->origin);
	if (i->op == IR_UNDEF)
		return ir_undef(b->f, IR_I32);
	return build_op(b, IR_TRUNC, IR_I32, x, 0);
}

ir_ref build_frame_of(const struct build *b, ir_ref x)
{
	const struct ir_ins *i = ir_at(b->f, x);

	return i->op == IR_ZEXT && ir_at(b->f, i->args[0])->op == IR_FRAME ? i->args[0] : 0;
}

/* -- Division --------------------------------------------------------------------------------------------- */

static ir_ref divide_by_const(struct build *b, enum ir_op op, enum ir_type t, ir_ref x, ir_ref d)
{
	bool mod = op == IR_UMOD || op == IR_SMOD, is_signed = op == IR_SDIV || op == IR_SMOD;
	s64 k = ir_at(b->f, d)->imm;

	if (k == 0)
		return mod ? x : imm_own(b->f, t, 0);
	if (k == -1 && is_signed)
		return mod ? imm_own(b->f, t, 0) : build_op(b, IR_NEG, t, x, 0);
	return build_op(b, op, t, x, d);
}

/* The result where the divisor D is 0, or -1 of a signed division, without a division: both cases in one, as D is
 * a mask then. x / 0 = 0, x / -1 = -x; x % 0 = x, x % -1 = 0. */
static ir_ref divide_special(struct build *b, enum ir_op op, enum ir_type t, ir_ref x, ir_ref d)
{
	if (op == IR_SDIV)
		return build_op(b, IR_AND, t, build_op(b, IR_NEG, t, x, 0), d);
	if (op == IR_SMOD)
		return build_op(b, IR_AND, t, x, build_op(b, IR_NOT, t, d, 0));
	return op == IR_UMOD ? x : imm_own(b->f, t, 0);
}

static ir_ref divide(struct build *b, enum ir_op op, enum ir_type t, ir_ref x, ir_ref d)
{
	u32 normal, special, join;
	ir_ref r;

	if (ir_is_const(b->f, d))
		return divide_by_const(b, op, t, x, d);
	normal = ir_block_new(b->f);
	special = ir_block_new(b->f);
	join = ir_block_new(b->f);
	if (op == IR_SDIV || op == IR_SMOD) {
		r = build_op(b, IR_ADD, t, d, imm_own(b->f, t, 1));
		ir_br(b->f, b->cur, COND_LE, r, imm_own(b->f, t, 1), special, normal);
	} else {
		ir_br(b->f, b->cur, COND_EQ, d, imm_own(b->f, t, 0), special, normal);
	}
	b->cur = normal;
	r = build_op(b, op, t, x, d);
	ir_jmp(b->f, normal, join, 1, &r);
	b->cur = special;
	r = divide_special(b, op, t, x, d);
	ir_jmp(b->f, special, join, 1, &r);
	b->cur = join;
	return ir_param(b->f, join, t);
}

/* -- ISA_ALU, ISA_NEG ------------------------------------------------------------------------------------- */

static ir_ref operand(struct build *b, const struct insn *insn, const struct isa_info *info, enum ir_type t)
{
	if (info->src_is_imm)
		return ir_const(b->f, t, insn->imm, ORIGIN_IMM);
	return t == IR_I64 ? build_reg(b, insn->src) : build_lo(b, build_reg(b, insn->src));
}

/* The count of a shift is an I32 at both widths. */
static ir_ref shift(struct build *b, enum ir_op op, enum ir_type t, ir_ref x, const struct insn *insn, bool is_imm)
{
	ir_ref count = is_imm ? ir_const(b->f, IR_I32, insn->imm & (t == IR_I64 ? 63 : 31), ORIGIN_IMM)
			      : build_lo(b, build_reg(b, insn->src));

	return build_op(b, op, t, x, count);
}

/* A constant distance from r10 stays a place in the frame while no carry can come out of it. Returns 0 if X, Y are
 * nothing of the kind. */
static ir_ref frame_add(struct build *b, enum alu_op op, ir_ref x, ir_ref y)
{
	ir_ref frame = build_frame_of(b, x);
	const struct ir_ins *i = ir_at(b->f, frame), *k = ir_at(b->f, y);
	s64 off;

	if (!frame || k->op != IR_CONST || k->imm < -0x10000 || k->imm > 0x10000)
		return 0;
	off = op == ALU_ADD ? i->imm + k->imm : i->imm - k->imm;
	if (off < -0x8000 || off >= IR_ADDR_ABOVE)
		return 0;
	return build_zext(b, ir_frame_from(b->f, (s32)off, (enum origin)ORIGIN_JOIN(i->origin, k->origin)));
}

static ir_ref alu(struct build *b, const struct insn *insn, const struct isa_info *info, enum ir_type t, ir_ref x)
{
	ir_ref y, r;

	switch ((enum alu_op)info->op) {
	case ALU_ADD:
	case ALU_SUB:
		y = operand(b, insn, info, t);
		r = t == IR_I64 ? frame_add(b, (enum alu_op)info->op, x, y) : 0;
		return r ? r : build_op(b, info->op == ALU_ADD ? IR_ADD : IR_SUB, t, x, y);
	case ALU_MUL:
		return build_op(b, IR_MUL, t, x, operand(b, insn, info, t));
	case ALU_DIV:
		return divide(b, IR_UDIV, t, x, operand(b, insn, info, t));
	case ALU_SDIV:
		return divide(b, IR_SDIV, t, x, operand(b, insn, info, t));
	case ALU_MOD:
		return divide(b, IR_UMOD, t, x, operand(b, insn, info, t));
	case ALU_SMOD:
		return divide(b, IR_SMOD, t, x, operand(b, insn, info, t));
	case ALU_OR:
		return build_op(b, IR_OR, t, x, operand(b, insn, info, t));
	case ALU_AND:
		return build_op(b, IR_AND, t, x, operand(b, insn, info, t));
	case ALU_XOR:
		return build_op(b, IR_XOR, t, x, operand(b, insn, info, t));
	case ALU_LSH:
		return shift(b, IR_SHL, t, x, insn, info->src_is_imm);
	case ALU_RSH:
		return shift(b, IR_SHR, t, x, insn, info->src_is_imm);
	case ALU_ARSH:
		return shift(b, IR_SAR, t, x, insn, info->src_is_imm);
	case ALU_NOPS:
		break;
	}
	CHECK(b->ctx, false);
	return 0;
}

void build_alu(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	enum ir_type t = info->width == 64 ? IR_I64 : IR_I32;
	ir_ref x = build_reg(b, insn->dst);

	if (t == IR_I32)
		x = build_lo(b, x);
	x = info->kind == ISA_NEG ? build_op(b, IR_NEG, t, x, 0) : alu(b, insn, info, t, x);
	b->var[insn->dst] = t == IR_I64 ? x : build_zext(b, x);
}

/* -- ISA_MOV, ISA_SWAP, ISA_TRUNC ------------------------------------------------------------------------- */

void build_mov(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	ir_ref x;

	if (info->src_is_imm) {
		s64 v = info->width == 64 ? insn->imm : (s64)(u32)insn->imm;

		b->var[insn->dst] = ir_const(b->f, IR_I64, v, ORIGIN_IMM);
		return;
	}
	x = build_reg(b, insn->src);
	if (info->bits < 64) {
		x = build_lo(b, x);
		if (info->bits < 32)
			x = build_op(b, info->bits == 8 ? IR_SEXT8 : IR_SEXT16, IR_I32, x, 0);
		x = info->width == 64 ? build_op(b, IR_SEXT, IR_I64, x, 0) : build_zext(b, x);
	}
	b->var[insn->dst] = x;
}

/* ia32 is little-endian: to big-endian is a swap, to little-endian cuts off. */
void build_swap(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	bool swap = info->kind == ISA_SWAP;
	ir_ref x = build_reg(b, insn->dst);

	if (info->bits == 64) {
		b->var[insn->dst] = swap ? build_op(b, IR_BSWAP, IR_I64, x, 0) : x;
		return;
	}
	x = build_lo(b, x);
	if (info->bits == 16)
		x = build_op(b, swap ? IR_BSWAP16 : IR_ZEXT16, IR_I32, x, 0);
	else if (swap)
		x = build_op(b, IR_BSWAP, IR_I32, x, 0);
	b->var[insn->dst] = build_zext(b, x);
}
