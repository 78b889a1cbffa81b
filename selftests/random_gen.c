/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The generator of random programs. A program is a main function and up to three others, each of which only calls later
 * ones. Instructions are chosen from the rows of isa.def by kind, so a new row is used without a change here.
 *
 * While a function is written down, `defined` says which registers hold numbers at this point on every way to it;
 * `locked` ones may be read but not written (loop counters). r9 is the address of memory in functions that have some.
 */
#include "random_gen.h"

#include <string.h>

enum {
	MAX_FUNCS = 4,
	MAX_BREAKS = 8,
	MAX_DEPTH = 4,	/* of nested blocks */
	WINDOW = 64,	/* bytes of stack that are initialized and used */
	SMALL_MEM = 64, /* memory of a function that gets the address of a stack window */
	MEM_REG = 9,
	CALLER_SAVED = 0x3f,
	HASH_FACTOR = 0x1000193,
	MARGIN = 400, /* insns kept free for epilogues and repairs */
	MAX_ROWS = 128,
};

struct rows {
	u16 id[MAX_ROWS];
	u32 n;
};

/* Pending jumps to the end of a loop. */
struct breaks {
	u32 at[MAX_BREAKS];
	u32 n;
	u16 defined; /* on all of them */
};

struct func {
	u32 mem_size;  /* r1 is the address of so many bytes; 0: a number */
	u32 calls[64]; /* instructions that refer to it */
	u32 n_calls;
};

struct gen {
	struct prng rng;
	struct random_program *out;
	struct rows rows[ISA_NKINDS];
	struct func funcs[MAX_FUNCS];
	u32 n_funcs;
	/* the function that is being written */
	u32 func, depth, no_calls;
	s32 budget;
	u16 defined, locked;
	u32 mem_size;
	s32 window; /* the window is r10 + window .. + WINDOW; loop counters lie below */
	struct breaks *breaks;
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

static u32 below(struct gen *g, u32 n)
{
	return prng_below(&g->rng, n);
}
static bool chance(struct gen *g, u32 percent)
{
	return below(g, 100) < percent;
}

static u64 number(struct gen *g)
{
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

static s32 imm32(struct gen *g)
{
	return (s32)(u32)number(g);
}

/* -- Writing instructions --------------------------------------------------------------------------------- */

static u32 emit(struct gen *g, struct insn insn)
{
	g->out->insns[g->out->n] = insn;
	g->budget--;
	return g->out->n++;
}

static u32 emit_op(struct gen *g, enum isa_id id, u32 dst, u32 src, s32 off, s32 imm)
{
	struct insn insn = isa_template(id);

	insn.dst = dst & 15;
	insn.src |= src & 15;
	insn.off = (s16)(insn.off | off);
	insn.imm |= imm;
	return emit(g, insn);
}

static void emit_number(struct gen *g, u32 dst, u64 v)
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
static void land(struct gen *g, u32 at)
{
	struct insn *insn = &g->out->insns[at];
	s32 distance = (s32)(g->out->n - at - 1);

	if (insn->code == 0x06)
		insn->imm = distance;
	else
		insn->off = (s16)distance;
}

static bool full(const struct gen *g)
{
	return g->budget <= 0 || g->out->n + MARGIN > RANDOM_MAX_INSNS;
}

/* -- Registers -------------------------------------------------------------------------------------------- */

static u32 pick(struct gen *g, u16 mask)
{
	u32 nth = below(g, (u32)__builtin_popcount(mask));

	for (u32 r = 0;; r++)
		if (mask >> r & 1 && nth-- == 0)
			return r;
}

/* Registers that may be written. */
static u16 writable(const struct gen *g)
{
	u16 all = g->mem_size ? 0x1ff : 0x3ff;

	return all & (u16)~g->locked;
}

static void define(struct gen *g, u32 r)
{
	if (g->mem_size && chance(g, 30))
		emit_op(g, ISA_ID_LOAD64, r, MEM_REG, (s32)below(g, g->mem_size / 8) * 8, 0);
	else if (chance(g, 30) && g->defined)
		emit_op(g, ISA_ID_MOV64_REG, r, pick(g, g->defined), 0, 0);
	else
		emit_number(g, r, number(g));
	g->defined |= (u16)(1u << r);
}

static void define_all(struct gen *g, u16 mask)
{
	for (u32 r = 0; r < BPF_FP; r++)
		if (mask & ~g->defined & (1u << r))
			define(g, r);
}

static u32 source(struct gen *g)
{
	if (!g->defined)
		define(g, pick(g, writable(g)));
	return pick(g, g->defined);
}

/* A register that may be written; with a number in it if READ. */
static u32 target(struct gen *g, bool read)
{
	u32 r = pick(g, writable(g));

	if (read && !(g->defined >> r & 1)) {
		if (g->defined & writable(g))
			return pick(g, g->defined & writable(g));
		define(g, r);
	}
	return r;
}

static const struct isa_row *row_of(struct gen *g, enum isa_kind kind)
{
	return isa_row((enum isa_id)g->rows[kind].id[below(g, g->rows[kind].n)]);
}

/* -- Plain instructions ----------------------------------------------------------------------------------- */

/* ALU, MOV, NEG, SWAP, TRUNC: no memory, no control. */
static void gen_alu(struct gen *g)
{
	static const enum isa_kind kinds[] = {ISA_ALU, ISA_ALU, ISA_ALU,  ISA_ALU,  ISA_MOV,
					      ISA_MOV, ISA_NEG, ISA_SWAP, ISA_TRUNC};
	const struct isa_row *row = row_of(g, kinds[below(g, ARRAY_SIZE(kinds))]);
	u32 src = row->src.rule == FIELD_READ ? source(g) : 0;
	u32 dst = target(g, row->dst.rule == FIELD_RW);
	bool is_shift = row->info.kind == ISA_ALU && row->info.op >= ALU_LSH;
	s32 imm = row->imm.rule != FIELD_ANY ? 0 : is_shift && chance(g, 80) ? (s32)below(g, 66) : imm32(g);

	emit_op(g, (enum isa_id)row->info.id, dst, src, 0, imm);
	g->defined |= (u16)(1u << dst);
}

static void gen_constant(struct gen *g)
{
	u32 dst = target(g, false);

	emit_number(g, dst, number(g));
	g->defined |= (u16)(1u << dst);
}

/* -- Memory ----------------------------------------------------------------------------------------------- */

struct address {
	u32 base;
	s32 off;
	bool temporary; /* the base register is worthless afterwards */
};

static s32 offset_in(struct gen *g, u32 window, u32 size, bool aligned)
{
	u32 step = aligned ? 4 : chance(g, 70) ? size : 1;

	return (s32)(below(g, (window - size) / step + 1) * step);
}

/* An address of SIZE bytes; KEEP: registers that it must not be made in. */
static struct address gen_address(struct gen *g, u32 size, bool aligned, u16 keep)
{
	bool in_mem = g->mem_size && chance(g, 60);
	u32 bytes = in_mem ? g->mem_size : WINDOW;
	s32 low = in_mem ? 0 : g->window, off = low + offset_in(g, bytes, size, aligned), moved;
	u32 base = in_mem ? MEM_REG : BPF_FP, index, r;
	u16 free_regs = writable(g) & (u16)~keep;

	if (!free_regs || chance(g, 60))
		return (struct address){base, off, false};
	r = pick(g, free_regs);
	index = g->defined && chance(g, 50) ? pick(g, g->defined) : BPF_FP;
	if (index != BPF_FP) {
		/* r = (number & mask) + base, the mask keeping it below half of the window */
		emit_op(g, chance(g, 50) ? ISA_ID_MOV64_REG : ISA_ID_MOV32_REG, r, index, 0, 0);
		emit_op(g, chance(g, 50) ? ISA_ID_AND64_IMM : ISA_ID_AND32_IMM, r, 0, 0, (s32)(bytes / 2 - 4) & ~3);
		emit_op(g, ISA_ID_ADD64_REG, r, base, 0, 0);
		off = low + offset_in(g, bytes / 2, size, aligned);
	} else {
		emit_op(g, ISA_ID_MOV64_REG, r, base, 0, 0);
	}
	moved = chance(g, 10)	? (chance(g, 50) ? 32000 : -32000) + (s32)below(g, 500)
		: chance(g, 60) ? (s32)below(g, 512) - 256
				: 0;
	if (moved && off - moved >= -32768 && off - moved <= 32767) {
		emit_op(g, ISA_ID_ADD64_IMM, r, 0, 0, moved);
		off -= moved;
	}
	g->defined &= (u16) ~(1u << r);
	return (struct address){r, off, true};
}

static void gen_load(struct gen *g)
{
	const struct isa_row *row = row_of(g, chance(g, 90) ? ISA_LOAD : ISA_LDACQ);
	struct address a = gen_address(g, row->info.size, row->info.kind == ISA_LDACQ, 0);
	u32 dst = a.temporary && chance(g, 50) ? a.base : target(g, false);

	emit_op(g, (enum isa_id)row->info.id, dst, a.base, a.off, 0);
	g->defined |= (u16)(1u << dst);
}

static void gen_store(struct gen *g)
{
	const struct isa_row *row = row_of(g, chance(g, 90) ? ISA_STORE : ISA_STREL);
	u32 src = row->src.rule == FIELD_READ ? source(g) : 0;
	struct address a = gen_address(g, row->info.size, row->info.kind == ISA_STREL, (u16)(1u << src));

	emit_op(g, (enum isa_id)row->info.id, a.base, src, a.off, row->imm.rule == FIELD_ANY ? imm32(g) : 0);
}

static void gen_atomic(struct gen *g)
{
	const struct isa_row *row = row_of(g, ISA_ATOMIC);
	bool cmpxchg = row->info.op == ATOMIC_CMPXCHG;
	u32 src = row->src.rule == FIELD_RW ? target(g, true) : source(g);
	struct address a;

	if (cmpxchg && g->locked & 1)
		return;
	if (cmpxchg && !(g->defined & 1))
		define(g, 0);
	a = gen_address(g, row->info.size, true, (u16)(1u << src | (cmpxchg ? 1 : 0)));
	/* now and then the comparison succeeds */
	if (cmpxchg && chance(g, 60))
		emit_op(g, row->info.size == 8 ? ISA_ID_LOAD64 : ISA_ID_LOAD32, 0, a.base, a.off, 0);
	emit_op(g, (enum isa_id)row->info.id, a.base, src, a.off, 0);
}

static void gen_packet(struct gen *g)
{
	const struct isa_row *row = row_of(g, ISA_LDPKT);
	s32 off = (s32)below(g, chance(g, 95) ? RANDOM_MEM - 8 : RANDOM_MEM + 8);
	u32 src = 0;

	if (row->info.indirect) {
		src = target(g, false);
		emit_number(g, src, below(g, 8) | (chance(g, 30) ? 0x100000000 : 0));
	}
	emit_op(g, (enum isa_id)row->info.id, 0, src, 0, off);
	g->defined &= (u16)~CALLER_SAVED;
	g->defined |= 1;
}

/* -- Control ---------------------------------------------------------------------------------------------- */

static void gen_block(struct gen *g, u32 items);

/* A conditional jump, its distance open. */
static u32 gen_condition(struct gen *g)
{
	const struct isa_row *row = row_of(g, ISA_JCC);
	u32 dst = source(g), src = row->src.rule == FIELD_READ ? source(g) : 0;

	return emit_op(g, (enum isa_id)row->info.id, dst, src, 0, row->imm.rule == FIELD_ANY ? imm32(g) : 0);
}

static u32 gen_goto(struct gen *g)
{
	return emit_op(g, chance(g, 80) ? ISA_ID_JA : ISA_ID_JA32, 0, 0, 0, 0);
}

static void gen_if(struct gen *g)
{
	u32 jump = gen_condition(g), over;
	u16 before = g->defined, after;

	gen_block(g, 1 + below(g, 4));
	if (chance(g, 50)) {
		land(g, jump);
		g->defined &= before;
		return;
	}
	over = gen_goto(g);
	land(g, jump);
	after = g->defined;
	g->defined = before;
	gen_block(g, 1 + below(g, 4));
	land(g, over);
	g->defined &= after;
}

/* A way out of the function, or out of the loop around. */
static void gen_way_out(struct gen *g)
{
	u32 jump = gen_condition(g), r;

	if (g->breaks && g->breaks->n < MAX_BREAKS && chance(g, 70)) {
		g->breaks->at[g->breaks->n++] = jump;
		g->breaks->defined &= g->defined;
		return;
	}
	r = source(g);
	if (r)
		emit_op(g, ISA_ID_MOV64_REG, 0, r, 0, 0);
	emit_op(g, ISA_ID_EXIT, 0, 0, 0, 0);
	land(g, jump);
}

/* Where a loop counts: a register that is locked, or a slot below the window. */
struct counter {
	bool in_reg;
	u32 reg; /* else: work register, fetched anew each time */
	s32 slot;
	u16 was_locked;
};

static void counter_start(struct gen *g, struct counter *c, u32 times)
{
	u16 saved = writable(g) & (u16)~CALLER_SAVED, any = writable(g) & (u16)~1u;

	c->in_reg = any && chance(g, 60) && __builtin_popcount(writable(g)) > 3;
	c->reg = c->in_reg && saved ? pick(g, saved) : pick(g, any ? any : writable(g));
	c->slot = g->window - 8 * (s32)(g->depth + 1);
	c->was_locked = g->locked;
	emit_op(g, ISA_ID_MOV64_IMM, c->reg, 0, 0, (s32)times);
	if (c->in_reg) {
		g->locked |= (u16)(1u << c->reg);
		g->defined |= (u16)(1u << c->reg);
		g->no_calls += c->reg < 6;
	} else {
		emit_op(g, ISA_ID_STORE64_REG, BPF_FP, c->reg, c->slot, 0);
		g->defined |= (u16)(1u << c->reg);
	}
}

/* Counts down; the jump back to HEAD. */
static void counter_next(struct gen *g, struct counter *c, u32 head)
{
	static const enum isa_id back[] = {ISA_ID_JNE64_IMM, ISA_ID_JNE32_IMM, ISA_ID_JSGT64_IMM, ISA_ID_JSGT32_IMM,
					   ISA_ID_JGT64_IMM};
	u32 jump;

	if (!c->in_reg)
		emit_op(g, ISA_ID_LOAD64, c->reg, BPF_FP, c->slot, 0);
	emit_op(g, chance(g, 70) ? ISA_ID_ADD64_IMM : ISA_ID_ADD32_IMM, c->reg, 0, 0, -1);
	if (!c->in_reg)
		emit_op(g, ISA_ID_STORE64_REG, BPF_FP, c->reg, c->slot, 0);
	g->defined |= (u16)(1u << c->reg);
	jump = emit_op(g, back[below(g, ARRAY_SIZE(back))], c->reg, 0, 0, 0);
	g->out->insns[jump].off = (s16)((s32)head - (s32)jump - 1);
	g->no_calls -= c->in_reg && c->reg < 6;
	g->locked = c->was_locked;
}

static void gen_loop(struct gen *g)
{
	struct breaks breaks = {.defined = 0xffff}, *outer = g->breaks;
	struct counter c;
	u32 head, middle = 0;
	bool two_entries = chance(g, 8);
	u16 at_head;

	counter_start(g, &c, 1 + below(g, 5));
	if (two_entries)
		middle = gen_condition(g);
	head = g->out->n;
	at_head = g->defined;
	g->breaks = two_entries ? NULL : &breaks;
	gen_block(g, 1 + below(g, 4));
	if (two_entries) {
		define_all(g, at_head);
		land(g, middle);
		g->defined = at_head;
		gen_block(g, 1 + below(g, 3));
	}
	define_all(g, at_head);
	counter_next(g, &c, head);
	g->breaks = outer;
	for (u32 i = 0; i < breaks.n; i++)
		land(g, breaks.at[i]);
	g->defined &= breaks.defined;
}

/* -- Calls ------------------------------------------------------------------------------------------------ */

/* r1 = an address of memory for CALLEE. */
static void gen_memory_argument(struct gen *g, const struct func *callee)
{
	if (g->mem_size >= callee->mem_size && chance(g, 70)) {
		emit_op(g, ISA_ID_MOV64_REG, 1, MEM_REG, 0, 0);
		if (g->mem_size > callee->mem_size)
			emit_op(g, ISA_ID_ADD64_IMM, 1, 0, 0, (s32)below(g, (g->mem_size - callee->mem_size) / 4) * 4);
	} else {
		emit_op(g, ISA_ID_MOV64_REG, 1, BPF_FP, 0, 0);
		emit_op(g, ISA_ID_ADD64_IMM, 1, 0, 0, g->window);
	}
}

static void gen_call(struct gen *g)
{
	u32 to = g->func + 1 + below(g, g->n_funcs - g->func - 1), by = 0, at;
	struct func *f = &g->funcs[to];
	bool indirect = chance(g, 20);
	u16 through = writable(g) & 0x3c1;

	if (f->n_calls == ARRAY_SIZE(f->calls))
		return;
	define_all(g, f->mem_size ? 0x3c : 0x3e);
	if (chance(g, 30))
		define(g, 2 + below(g, 4));
	if (f->mem_size)
		gen_memory_argument(g, f);
	indirect = indirect && through;
	if (indirect) {
		by = pick(g, through);
		at = emit_op(g, ISA_ID_LDIMM64_FUNC, by, 0, 0, 0);
		emit(g, (struct insn){0});
		emit_op(g, ISA_ID_CALLX_REG, by, 0, 0, 0);
		g->defined &= (u16) ~(1u << by);
	} else {
		at = emit_op(g, ISA_ID_CALL_LOCAL, 0, 0, 0, 0);
	}
	f->calls[f->n_calls++] = at;
	g->defined &= (u16)~CALLER_SAVED;
	g->defined |= 1;
}

/* A helper that takes nothing; what it gives is different each time and must not be used. */
static void gen_helper(struct gen *g)
{
	static const s32 helpers[] = {5 /* ktime_get_ns */, 7 /* get_prandom_u32 */, 8 /* get_smp_processor_id */};

	emit_op(g, ISA_ID_CALL_HELPER, 0, 0, 0, helpers[below(g, ARRAY_SIZE(helpers))]);
	g->defined &= (u16)~CALLER_SAVED;
}

/* -- Sequences that compilers look for -------------------------------------------------------------------- */

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
		row->imm.rule == FIELD_ANY ? imm32(g) : 0);
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

static void gen_idiom(struct gen *g)
{
	static void (*const idioms[])(struct gen *) = {gen_shift_pair, gen_update, gen_forward,	 gen_rotate,
						       gen_select,     gen_divide, gen_mask_test};

	idioms[below(g, ARRAY_SIZE(idioms))](g);
}

/* -- Blocks and functions --------------------------------------------------------------------------------- */

static void gen_item(struct gen *g)
{
	u32 what = below(g, 100);
	bool calls = !g->no_calls && !(g->locked & CALLER_SAVED);

	if (what < 36)
		gen_alu(g);
	else if (what < 48)
		gen_idiom(g);
	else if (what < 53)
		gen_constant(g);
	else if (what < 63)
		gen_load(g);
	else if (what < 72)
		gen_store(g);
	else if (what < 77)
		gen_atomic(g);
	else if (what < 87 && g->depth < MAX_DEPTH)
		gen_if(g);
	else if (what < 91 && g->depth < MAX_DEPTH - 1)
		gen_loop(g);
	else if (what < 94)
		gen_way_out(g);
	else if (what < 95)
		emit_op(g, ISA_ID_MAYGOTO, 0, 0, 0, 0);
	else if (what < 97 && calls && g->func + 1 < g->n_funcs)
		gen_call(g);
	else if (what < 98 && calls)
		gen_helper(g);
	else if (what < 99 && calls && !g->func)
		gen_packet(g);
	else
		gen_alu(g);
}

static void gen_block(struct gen *g, u32 items)
{
	g->depth++;
	for (u32 i = 0; i < items && !full(g); i++)
		gen_item(g);
	g->depth--;
}

static void gen_prologue(struct gen *g)
{
	u16 wanted;

	g->mem_size = g->funcs[g->func].mem_size;
	g->locked = 0;
	g->breaks = NULL;
	g->depth = g->no_calls = 0;
	g->window = -WINDOW - 8 * (s32)below(g, 3) - (chance(g, 20) ? 240 : 0);
	/* main: r2 is the size of the memory; others: what the caller put there */
	g->defined = g->func == 0 ? 1u << 2 : g->mem_size ? 0x3c : 0x3e;
	if (g->mem_size)
		emit_op(g, ISA_ID_MOV64_REG, MEM_REG, 1, 0, 0);
	for (u32 i = 0; i < WINDOW / 8; i++)
		if (g->defined && chance(g, 60))
			emit_op(g, ISA_ID_STORE64_REG, BPF_FP, source(g), g->window + (s32)i * 8, 0);
		else
			emit_op(g, ISA_ID_STORE64_IMM, BPF_FP, 0, g->window + (s32)i * 8, imm32(g));
	wanted = (u16)(prng_next(&g->rng) | prng_next(&g->rng)) & writable(g);
	define_all(g, g->func ? wanted & (u16)prng_next(&g->rng) : wanted);
}

/* r0 = a number that every defined register and the stack take part in. */
static void gen_epilogue(struct gen *g)
{
	define_all(g, 1);
	for (u32 r = 1; r < BPF_FP; r++)
		if (g->defined >> r & 1) {
			emit_op(g, ISA_ID_MUL64_IMM, 0, 0, 0, HASH_FACTOR);
			emit_op(g, ISA_ID_ADD64_REG, 0, r, 0, 0);
		}
	for (u32 i = 0; i < WINDOW / 8; i++)
		if (chance(g, 50)) {
			emit_op(g, ISA_ID_LOAD64, 1, BPF_FP, g->window + (s32)i * 8, 0);
			emit_op(g, ISA_ID_MUL64_IMM, 0, 0, 0, HASH_FACTOR);
			emit_op(g, ISA_ID_ADD64_REG, 0, 1, 0, 0);
		}
	emit_op(g, ISA_ID_EXIT, 0, 0, 0, 0);
}

static void gen_function(struct gen *g, u32 func, u32 budget)
{
	struct func *f = &g->funcs[func];

	g->func = func;
	for (u32 i = 0; i < f->n_calls; i++)
		g->out->insns[f->calls[i]].imm = (s32)(g->out->n - f->calls[i] - 1);
	g->budget = (s32)budget;
	gen_prologue(g);
	g->budget = (s32)budget;
	while (!full(g))
		gen_item(g);
	gen_epilogue(g);
}

static void collect_rows(struct gen *g)
{
	for (u32 id = 1; id < ISA_NIDS; id++) {
		struct rows *rows = &g->rows[isa_row((enum isa_id)id)->info.kind];

		if (rows->n < MAX_ROWS)
			rows->id[rows->n++] = (u16)id;
	}
}

void random_program(struct random_program *out, u64 seed)
{
	struct gen g = {.out = out};
	u32 size;

	prng_seed(&g.rng, seed);
	collect_rows(&g);
	out->n = 0;
	for (u32 i = 0; i < RANDOM_MEM; i += 8) {
		u64 v = number(&g);

		memcpy(out->mem + i, &v, 8);
	}
	g.n_funcs = chance(&g, 50) ? 1 : 2 + below(&g, MAX_FUNCS - 1);
	g.funcs[0].mem_size = RANDOM_MEM;
	for (u32 i = 1; i < g.n_funcs; i++)
		g.funcs[i].mem_size = chance(&g, 50) ? SMALL_MEM : 0;
	size = chance(&g, 3) ? 800 : chance(&g, 20) ? 150 : 10 + below(&g, 60);
	for (u32 i = 0; i < g.n_funcs; i++)
		if (!i || g.funcs[i].n_calls)
			gen_function(&g, i, i ? 5 + below(&g, size / 2 + 1) : size);
}
