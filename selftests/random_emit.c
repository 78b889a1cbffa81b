/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* How the generator of random programs chooses numbers, registers and addresses, and writes single instructions.
 */
#include "random_emit.h"

/* More of them, around the sizes of 8, 16, 32, 63 and 64 bits. */
static const u64 more_edges[] = {
	0x7e,
	0x81,
	0xfe,
	0x101,
	0x7ffe,
	0x8001,
	0xfffe,
	0x10001,
	0x7ffffffe,
	0x80000002,
	0x100000001,
	0x17fffffff,
	0x180000000,
	0x3fffffffffffffff,
	0x4000000000000000,
	0x7ffffffffffffffe,
	0x8000000000000001,
	0x7fffffff00000000,
	0x7fffffffffffff80,
	0x8000000080000000,
	0x00000000ffffff80,
	0xffffffffffffff7f,
	0xffffffffffffff80,
	0xffffffffffff7fff,
	0xffffffffffff8000,
	0xffffffffffff0000,
	0xffffffff7fffffff,
	0xfffffffeffffffff,
	0xaaaaaaaaaaaaaaaa,
};

static const u64 edges[] = {
	0,
	1,
	2,
	3,
	7,
	8,
	10,
	16,
	31,
	32,
	33,
	63,
	64,
	0x7f,
	0x80,
	0xff,
	0x100,
	0x7fff,
	0x8000,
	0xffff,
	0x10000,
	0x7fffffff,
	0x80000000,
	0x80000001,
	0xfffffffe,
	0xffffffff,
	0x100000000,
	0x1ffffffff,
	0x7fffffffffffffff,
	0x8000000000000000,
	0xffffffff00000000,
	0xffffffff80000000,
	0xfffffffffffffffe,
	0xffffffffffffffff,
	0x80000000ffffffff,
	0x123456789abcdef0,
	0x00ff00ff00ff00ff,
	0x5555555555555555,
};

u32 below(struct gen *g, u32 n)
{
	return prng_below(&g->rng, n);
}
bool chance(struct gen *g, u32 percent)
{
	return below(g, 100) < percent;
}

u64 number(struct gen *g)
{
	if (g->mixed && chance(g, 25))
		return more_edges[below(g, ARRAY_SIZE(more_edges))];
	switch (below(g, 5)) {
	case 0:
	case 1:
		return edges[below(g, ARRAY_SIZE(edges))];
	case 2:
		return (u64)(s64)(s32)(below(g, 41) - 20);
	case 3:
		return prng_next(&g->rng) >> below(g, 64);
	}
	return prng_next(&g->rng);
}

s32 imm32(struct gen *g)
{
	return (s32)(u32)number(g);
}

/* -- Writing instructions --------------------------------------------------------------------------------- */

u32 emit(struct gen *g, struct insn insn)
{
	g->out->insns[g->out->n] = insn;
	g->budget--;
	return g->out->n++;
}

u32 emit_op(struct gen *g, enum isa_id id, u32 dst, u32 src, s32 off, s32 imm)
{
	struct insn insn = isa_template(id);

	insn.dst = dst & 15;
	insn.src |= src & 15;
	insn.off = (s16)(insn.off | off);
	insn.imm |= imm;
	return emit(g, insn);
}

void emit_number(struct gen *g, u32 dst, u64 v)
{
	if ((u64)(s64)(s32)v == v && chance(g, 80)) {
		emit_op(g, ISA_ID_MOV64_IMM, dst, 0, 0, (s32)v);
	} else if (v <= 0xffffffff && chance(g, 50)) {
		emit_op(g, ISA_ID_MOV32_IMM, dst, 0, 0, (s32)(u32)v);
	} else {
		emit_op(g, ISA_ID_LDIMM64_CONST, dst, 0, 0, (s32)(u32)v);
		emit(g, (struct insn){.imm = (s32)(u32)(v >> 32)});
	}
}

/* The jump at AT goes to what is written next. */
void land(struct gen *g, u32 at)
{
	struct insn *insn = &g->out->insns[at];
	s32 distance = (s32)(g->out->n - at - 1);

	if (insn->code == 0x06)
		insn->imm = distance;
	else
		insn->off = (s16)distance;
}

bool full(const struct gen *g)
{
	return g->budget <= 0 || g->out->n + MARGIN > RANDOM_MAX_INSNS;
}

/* -- Registers -------------------------------------------------------------------------------------------- */

u32 pick(struct gen *g, u16 mask)
{
	u32 nth = below(g, (u32)__builtin_popcount(mask));

	for (u32 r = 0;; r++)
		if (mask >> r & 1 && nth-- == 0)
			return r;
}

/* Registers that may be written. */
u16 writable(const struct gen *g)
{
	u16 all = g->mem_size ? 0x1ff : 0x3ff;

	return all & (u16)~g->locked;
}

void define(struct gen *g, u32 r)
{
	if (g->mem_size && chance(g, 30))
		emit_op(g, ISA_ID_LOAD64, r, MEM_REG, (s32)below(g, g->mem_size / 8) * 8, 0);
	else if (chance(g, 30) && g->defined)
		emit_op(g, ISA_ID_MOV64_REG, r, pick(g, g->defined), 0, 0);
	else
		emit_number(g, r, number(g));
	g->defined |= (u16)(1u << r);
}

void define_all(struct gen *g, u16 mask)
{
	for (u32 r = 0; r < BPF_FP; r++)
		if (mask & ~g->defined & (1u << r))
			define(g, r);
}

u32 source(struct gen *g)
{
	if (!g->defined)
		define(g, pick(g, writable(g)));
	return pick(g, g->defined);
}

/* A register that may be written; with a number in it if READ. */
u32 target(struct gen *g, bool read)
{
	u32 r = pick(g, writable(g));

	if (read && !(g->defined >> r & 1)) {
		if (g->defined & writable(g))
			return pick(g, g->defined & writable(g));
		define(g, r);
	}
	return r;
}

const struct isa_row *row_of(struct gen *g, enum isa_kind kind)
{
	return isa_row((enum isa_id)g->rows[kind].id[below(g, g->rows[kind].n)]);
}

/* -- Plain instructions ----------------------------------------------------------------------------------- */

s32 legal_imm(const struct gen *g, const struct isa_row *row, s32 imm)
{
	if (!g->verifiable || row->info.kind != ISA_ALU || row->imm.rule != FIELD_ANY)
		return imm;
	switch ((enum alu_op)row->info.op) {
	case ALU_LSH:
	case ALU_RSH:
	case ALU_ARSH:
		return imm & (row->info.width - 1);
	case ALU_DIV:
	case ALU_SDIV:
	case ALU_MOD:
	case ALU_SMOD:
		return imm ? imm : 3;
	case ALU_ADD:
	case ALU_SUB:
	case ALU_MUL:
	case ALU_OR:
	case ALU_AND:
	case ALU_XOR:
	case ALU_NOPS:
		return imm;
	}
	return imm;
}

/* ALU, MOV, NEG, SWAP, TRUNC: no memory, no control. */
void gen_alu(struct gen *g)
{
	static const enum isa_kind kinds[] = {ISA_ALU, ISA_ALU, ISA_ALU,  ISA_ALU,  ISA_MOV,
					      ISA_MOV, ISA_NEG, ISA_SWAP, ISA_TRUNC};
	const struct isa_row *row = row_of(g, kinds[below(g, ARRAY_SIZE(kinds))]);
	u32 src = row->src.rule == FIELD_READ ? source(g) : 0;
	u32 dst = target(g, row->dst.rule == FIELD_RW);
	bool is_shift = row->info.kind == ISA_ALU && row->info.op >= ALU_LSH;
	s32 imm = row->imm.rule != FIELD_ANY ? 0 : is_shift && chance(g, 80) ? (s32)below(g, 66) : imm32(g);

	emit_op(g, (enum isa_id)row->info.id, dst, src, 0, legal_imm(g, row, imm));
	g->defined |= (u16)(1u << dst);
}

/* -- Memory and conditions -------------------------------------------------------------------------------- */

s32 offset_in(struct gen *g, u32 window, u32 size, bool aligned)
{
	u32 step = aligned ? 4 : chance(g, 70) ? size : 1;

	return (s32)(below(g, (window - size) / step + 1) * step);
}

/* The verifier wants accesses to the stack at multiples of their size, and atomic ones anywhere; what a function gets may
 * be stack. It knows of no atomic access to a packet. */
static bool wants_natural(const struct gen *g, bool in_mem, bool aligned)
{
	return g->verifiable && (aligned || !in_mem || g->func);
}

/* R, a small number, plus BASE; where it is then. Linux's verifier is better led if the address comes first
 * (random_sane.h). */
static u32 add_base(struct gen *g, u32 r, u32 base, u16 free_regs)
{
	u16 others = free_regs & (u16) ~(1u << r);
	u32 sum = r;

	if (!g->verifiable || !others) {
		emit_op(g, ISA_ID_ADD64_REG, r, base, 0, 0);
		return r;
	}
	sum = pick(g, others);
	emit_op(g, ISA_ID_MOV64_REG, sum, base, 0, 0);
	emit_op(g, ISA_ID_ADD64_REG, sum, r, 0, 0);
	g->defined |= (u16)(1u << r);
	return sum;
}

/* An address of SIZE bytes; KEEP: registers that it must not be made in. */
struct address gen_address(struct gen *g, u32 size, bool aligned, u16 keep)
{
	bool in_mem = g->mem_size && chance(g, 60) && !(g->packet && aligned);
	bool natural = wants_natural(g, in_mem, aligned);
	u32 bytes = in_mem ? g->mem_size : WINDOW;
	s32 low = in_mem ? 0 : g->window, off = low + offset_in(g, bytes, size, aligned), moved;
	u32 base = in_mem ? MEM_REG : BPF_FP, index, r;
	u16 free_regs = writable(g) & (u16)~keep;

	if (natural)
		off &= -(s32)size;
	if (!free_regs || chance(g, 60))
		return (struct address){base, off, false};
	r = pick(g, free_regs);
	index = g->defined && chance(g, 50) && !(g->packet && in_mem) ? pick(g, g->defined) : BPF_FP;
	if (index != BPF_FP) {
		/* r = (number & mask) + base, the mask keeping it below half of the window */
		emit_op(g, chance(g, 50) ? ISA_ID_MOV64_REG : ISA_ID_MOV32_REG, r, index, 0, 0);
		emit_op(g, chance(g, 50) ? ISA_ID_AND64_IMM : ISA_ID_AND32_IMM, r, 0, 0, (s32)(bytes / 2 - 4) & (natural ? ~7 : ~3));
		r = add_base(g, r, base, free_regs);
		off = low + offset_in(g, bytes / 2, size, aligned);
		if (natural)
			off &= -(s32)size;
	} else {
		emit_op(g, ISA_ID_MOV64_REG, r, base, 0, 0);
	}
	moved = chance(g, 10)	? (chance(g, 50) ? 32000 : -32000) + (s32)below(g, 500)
		: chance(g, 60) ? (s32)below(g, 512) - 256
				: 0;
	if (natural)
		moved &= ~7;
	if (moved && off - moved >= -32768 && off - moved <= 32767) {
		emit_op(g, ISA_ID_ADD64_IMM, r, 0, 0, moved);
		off -= moved;
	}
	g->defined &= (u16) ~(1u << r);
	return (struct address){r, off, true};
}

/* A conditional jump, its distance open. */
u32 gen_condition(struct gen *g)
{
	const struct isa_row *row = row_of(g, ISA_JCC);
	u32 dst = source(g), src = row->src.rule == FIELD_READ ? source(g) : 0;

	return emit_op(g, (enum isa_id)row->info.id, dst, src, 0, row->imm.rule == FIELD_ANY ? imm32(g) : 0);
}
