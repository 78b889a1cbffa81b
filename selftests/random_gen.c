/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The generator of random programs. A program is a main function and up to three others, each of which only calls later
 * ones. Instructions are chosen from the rows of isa.def by kind, so a new row is used without a change here.
 *
 * While a function is written down, `defined` says which registers hold numbers at this point on every way to it;
 * `locked` ones may be read but not written (loop counters). r9 is the address of memory in functions that have some.
 */
#include "random_emit.h"

#include <string.h>

static void gen_constant(struct gen *g)
{
	u32 dst = target(g, false);

	emit_number(g, dst, number(g));
	g->defined |= (u16)(1u << dst);
}

/* -- Memory ----------------------------------------------------------------------------------------------- */

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

	counter_start(g, &c, 1 + below(g, g->verifiable ? 3 : 5));
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
			emit_op(g, ISA_ID_ADD64_IMM, 1, 0, 0,
				(s32)below(g, (g->mem_size - callee->mem_size) / 4) * 4 & (g->verifiable ? ~7 : ~3));
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
	indirect = indirect && through && !g->verifiable;
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

/* -- Blocks and functions --------------------------------------------------------------------------------- */

/* Now and then what only mixed programs have. */
static bool gen_mixed_item(struct gen *g, bool calls)
{
	u32 what = below(g, 100);

	if (what < 6 && g->out->n_maps && calls)
		gen_map(g);
	else if (what < 10 && g->graph && !g->depth && !g->breaks)
		gen_graph(g);
	else if (what < 12)
		gen_burst(g);
	else
		return false;
	return true;
}

static void gen_item(struct gen *g)
{
	u32 what = below(g, 100);
	bool calls = !g->no_calls && !(g->locked & CALLER_SAVED);

	if (g->mixed && gen_mixed_item(g, calls))
		return;
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
	else if (what < 99 && calls && !g->func && !g->verifiable && !g->packet)
		gen_packet(g);
	else
		gen_alu(g);
}

void gen_block(struct gen *g, u32 items)
{
	g->depth++;
	for (u32 i = 0; i < items && !full(g); i++)
		gen_item(g);
	g->depth--;
}

/* r9 = the packet, if it has as many bytes as are used; else out. */
static void gen_packet_prologue(struct gen *g)
{
	bool xdp = g->out->type == PROG_XDP;
	u32 jump;

	emit_op(g, ISA_ID_LOAD32, MEM_REG, 1, xdp ? 0 : 76, 0);
	emit_op(g, ISA_ID_LOAD32, 2, 1, xdp ? 4 : 80, 0);
	emit_op(g, ISA_ID_MOV64_REG, 3, MEM_REG, 0, 0);
	emit_op(g, ISA_ID_ADD64_IMM, 3, 0, 0, (s32)g->mem_size);
	jump = emit_op(g, ISA_ID_JLE64_REG, 3, 2, 0, 0);
	emit_op(g, ISA_ID_MOV64_IMM, 0, 0, 0, (s32)below(g, 3));
	emit_op(g, ISA_ID_EXIT, 0, 0, 0, 0);
	land(g, jump);
	g->defined = 0;
}

static void gen_prologue(struct gen *g)
{
	u16 wanted;

	g->mem_size = g->funcs[g->func].mem_size;
	g->locked = 0;
	g->breaks = NULL;
	g->depth = g->no_calls = 0;
	g->window = -WINDOW - 8 * (s32)below(g, 3) - (chance(g, 20) && !g->verifiable ? 240 : 0);
	/* main: r2 is the size of the memory; others: what the caller put there */
	g->defined = g->func == 0 ? 1u << 2 : g->mem_size ? 0x3c : 0x3e;
	if (g->packet && !g->func)
		gen_packet_prologue(g);
	else if (g->mem_size)
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

static void random_memory(struct gen *g)
{
	struct random_program *out = g->out;

	for (u32 i = 0; i < out->mem_size; i += 8) {
		u64 v = number(g);

		memcpy(out->mem + i, &v, 8);
	}
}

static void gen_functions(struct gen *g, u32 size)
{
	for (u32 i = 0; i < g->n_funcs; i++)
		if (!i || g->funcs[i].n_calls)
			gen_function(g, i, i ? 5 + below(g, size / 2 + 1) : size);
}

static void begin(struct random_program *out)
{
	out->n = out->n_maps = 0;
	out->type = PROG_NONE;
	out->mem_size = RANDOM_MEM;
}

void random_program(struct random_program *out, u64 seed)
{
	struct gen g = {.out = out};
	u32 size;

	prng_seed(&g.rng, seed);
	collect_rows(&g);
	begin(out);
	random_memory(&g);
	g.n_funcs = chance(&g, 50) ? 1 : 2 + below(&g, MAX_FUNCS - 1);
	g.funcs[0].mem_size = RANDOM_MEM;
	for (u32 i = 1; i < g.n_funcs; i++)
		g.funcs[i].mem_size = chance(&g, 50) ? SMALL_MEM : 0;
	size = chance(&g, 3) ? 800 : chance(&g, 20) ? 150 : 10 + below(&g, 60);
	gen_functions(&g, size);
}

void random_mixed(struct random_program *out, u64 seed, u32 features)
{
	struct gen g = {.out = out, .mixed = true, .verifiable = features & RANDOM_VERIFIABLE};
	u32 size;

	prng_seed(&g.rng, seed ^ 0x6d69786564ull);
	collect_rows(&g);
	begin(out);
	g.packet = features & RANDOM_PACKET && chance(&g, 40);
	g.graph = features & RANDOM_GRAPH && chance(&g, 40);
	if (g.packet) {
		out->type = chance(&g, 60) ? PROG_XDP : PROG_TC;
		out->mem_size = MIN_PACKET + 8 * below(&g, 20);
	}
	random_memory(&g);
	if (g.packet) /* no type of frame that the kernel looks into */
		memcpy(out->mem + 12, "\x90\x01", 2);
	if (features & RANDOM_MAPS_USED && chance(&g, 50))
		gen_define_maps(&g);
	g.n_funcs = chance(&g, 60) ? 1 : 2 + below(&g, g.verifiable ? 2 : MAX_FUNCS - 1);
	g.funcs[0].mem_size = g.packet ? SMALL_MEM : RANDOM_MEM;
	for (u32 i = 1; i < g.n_funcs; i++)
		g.funcs[i].mem_size = chance(&g, 50) ? SMALL_MEM : 0;
	size = chance(&g, 3) ? 800 : chance(&g, 20) ? 150 : 10 + below(&g, 60);
	gen_functions(&g, size);
}
