/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Sequences that compilers look for, as random programs contain them: pairs of shifts, updates of memory, loads of what
 * was just stored, rotations, selections, quotient with remainder, masks with a test. Some are slightly off on purpose.
 */
#include "random_emit.h"

static void alu_imm(struct gen *g, enum isa_id id, u32 r, s32 imm)
{
	emit_op(g, id, r, 0, 0, imm);
}

/* Extension by a pair of shifts. */
static void gen_shift_pair(struct gen *g)
{
	u32 r = target(g, true), n = chance(g, 50) ? 32 : below(g, 64);

	alu_imm(g, ISA_ID_LSH64_IMM, r, (s32)n);
	alu_imm(g, chance(g, 50) ? ISA_ID_RSH64_IMM : ISA_ID_ARSH64_IMM, r, (s32)(chance(g, 80) ? n : below(g, 64)));
}

/* Load, change, store to the same place. */
static void gen_update(struct gen *g)
{
	static const enum isa_id load[] = {ISA_ID_LOAD8, ISA_ID_LOAD16, ISA_ID_LOAD32, ISA_ID_LOAD64};
	static const enum isa_id store[] = {ISA_ID_STORE8_REG, ISA_ID_STORE16_REG, ISA_ID_STORE32_REG,
					    ISA_ID_STORE64_REG};
	u32 k = below(g, 4), src = source(g), dst = target(g, false);
	const struct isa_row *row = row_of(g, ISA_ALU);
	struct address a = gen_address(g, 1u << k, false, (u16)(1u << src | 1u << dst));

	if (!(g->defined >> src & 1))
		define(g, src);
	emit_op(g, load[k], dst, a.base, a.off, 0);
	g->defined |= (u16)(1u << dst);
	emit_op(g, (enum isa_id)row->info.id, dst, row->src.rule == FIELD_READ ? src : 0, 0,
		row->imm.rule == FIELD_ANY ? legal_imm(g, row, imm32(g)) : 0);
	emit_op(g, store[k], a.base, dst, a.off, 0);
}

/* Store, then load bytes of it and around it. */
static void gen_forward(struct gen *g)
{
	static const enum isa_id store[] = {ISA_ID_STORE8_REG, ISA_ID_STORE16_REG, ISA_ID_STORE32_REG,
					    ISA_ID_STORE64_REG};
	static const enum isa_id load[] = {ISA_ID_LOAD8,   ISA_ID_LOAD16,   ISA_ID_LOAD32,  ISA_ID_LOAD64,
					   ISA_ID_LOADSX8, ISA_ID_LOADSX16, ISA_ID_LOADSX32};
	u32 from = below(g, 4), to = below(g, ARRAY_SIZE(load)), size = 1u << (to % 4), dst;
	s32 off = offset_in(g, WINDOW, 8, false), near = off + (s32)below(g, 9) - 4;

	near = MAX(0, MIN(near, WINDOW - (s32)size));
	if (g->verifiable) {
		off &= ~7;
		near &= -(s32)size;
	}
	emit_op(g, store[from], BPF_FP, source(g), g->window + off, 0);
	if (chance(g, 30))
		gen_alu(g);
	dst = target(g, false);
	emit_op(g, load[to], dst, BPF_FP, g->window + near, 0);
	g->defined |= (u16)(1u << dst);
}

/* Rotation, also of 32 bits, and with counts that do not add up. */
static void gen_rotate(struct gen *g)
{
	bool wide = chance(g, 50);
	u32 a = target(g, false), b = target(g, false), from = source(g), bits = wide ? 64 : 32, n = below(g, bits);

	if (g->verifiable && !n)
		n = 1;
	if (a == b)
		return;
	emit_op(g, ISA_ID_MOV64_REG, a, from, 0, 0);
	g->defined |= (u16)(1u << a);
	emit_op(g, ISA_ID_MOV64_REG, b, a, 0, 0);
	g->defined |= (u16)(1u << b);
	alu_imm(g, wide ? ISA_ID_LSH64_IMM : ISA_ID_LSH32_IMM, a, (s32)n);
	alu_imm(g, wide ? ISA_ID_RSH64_IMM : ISA_ID_RSH32_IMM, b, (s32)(chance(g, 80) ? bits - n : below(g, bits)));
	emit_op(g, chance(g, 70) ? ISA_ID_OR64_REG : ISA_ID_XOR32_REG, a, b, 0, 0);
}

/* One register or another, or 1 or 0, by a condition. */
static void gen_select(struct gen *g)
{
	u32 r = target(g, true), from = source(g), jump;

	if (chance(g, 40))
		emit_op(g, ISA_ID_MOV64_IMM, r, 0, 0, 1);
	jump = gen_condition(g);
	if (chance(g, 50))
		emit_op(g, ISA_ID_MOV64_REG, r, from, 0, 0);
	else
		emit_op(g, chance(g, 50) ? ISA_ID_MOV64_IMM : ISA_ID_MOV32_IMM, r, 0, 0, (s32)below(g, 3));
	land(g, jump);
}

/* Quotient and remainder of the same numbers. */
static void gen_divide(struct gen *g)
{
	static const enum isa_id imm[][2] = {{ISA_ID_DIV64_IMM, ISA_ID_MOD64_IMM},
					     {ISA_ID_SDIV64_IMM, ISA_ID_SMOD64_IMM},
					     {ISA_ID_DIV32_IMM, ISA_ID_MOD32_IMM},
					     {ISA_ID_SDIV32_IMM, ISA_ID_SMOD32_IMM}};
	u32 a = target(g, true), b = target(g, false), k = below(g, 4);
	s32 by = imm32(g);

	if (g->verifiable && !by)
		by = -1;
	if (a == b)
		return;
	emit_op(g, ISA_ID_MOV64_REG, b, a, 0, 0);
	g->defined |= (u16)(1u << b);
	alu_imm(g, imm[k][0], a, by);
	alu_imm(g, imm[k][1], b, by);
}

/* A mask, and a branch on what is left. */
static void gen_mask_test(struct gen *g)
{
	u32 r = target(g, false), jump;
	u16 before;

	emit_op(g, ISA_ID_MOV64_REG, r, source(g), 0, 0);
	g->defined |= (u16)(1u << r);
	alu_imm(g, chance(g, 50) ? ISA_ID_AND64_IMM : ISA_ID_AND32_IMM, r,
		(s32)((1u << below(g, 32)) - (chance(g, 50) ? 1 : 0)));
	jump = emit_op(g, chance(g, 50) ? ISA_ID_JEQ64_IMM : ISA_ID_JNE32_IMM, r, 0, 0, (s32)below(g, 3));
	before = g->defined;
	gen_alu(g);
	land(g, jump);
	g->defined &= before;
}

void gen_idiom(struct gen *g)
{
	static void (*const idioms[])(struct gen *) = {gen_shift_pair, gen_update, gen_forward,	 gen_rotate,
						       gen_select,     gen_divide, gen_mask_test};

	idioms[below(g, ARRAY_SIZE(idioms))](g);
}
