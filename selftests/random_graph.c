/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Control flow without structure: blocks one after another, each of which may go to any other. Jumps forward into the
 * middle of what jumps back make loops with several entries. A counter on the stack is counted down by each jump back
 * and ends it all. Every register that may be written holds a number throughout, so that all are live everywhere.
 */
#include "random_emit.h"

enum { MAX_BLOCKS = 8, MAX_PENDING = 3 * MAX_BLOCKS };

struct graph {
	u32 n, start[MAX_BLOCKS];
	struct {
		u32 at, block; /* the jump at AT goes to BLOCK; n: the end */
	} pending[MAX_PENDING];
	u32 n_pending;
};

static void jump_later(struct graph *b, u32 at, u32 block)
{
	b->pending[b->n_pending].at = at;
	b->pending[b->n_pending++].block = block;
}

static void land_pending(struct gen *g, const struct graph *b, u32 block)
{
	for (u32 i = 0; i < b->n_pending; i++)
		if (b->pending[i].block == block)
			land(g, b->pending[i].at);
}

/* Back to block TO, unless the counter has run down. */
static void jump_back(struct gen *g, struct graph *b, u32 to)
{
	u32 over = gen_condition(g), r = pick(g, writable(g)), at;
	s32 slot = g->window - FUEL_SLOT;

	emit_op(g, ISA_ID_LOAD64, r, BPF_FP, slot, 0);
	emit_op(g, ISA_ID_ADD64_IMM, r, 0, 0, -1);
	emit_op(g, ISA_ID_STORE64_REG, BPF_FP, r, slot, 0);
	jump_later(b, emit_op(g, ISA_ID_JSLE64_IMM, r, 0, 0, 0), b->n);
	at = emit_op(g, ISA_ID_JA, 0, 0, 0, 0);
	g->out->insns[at].off = (s16)((s32)b->start[to] - (s32)at - 1);
	land(g, over);
}

void gen_graph(struct gen *g)
{
	struct graph b = {.n = 3 + below(g, MAX_BLOCKS - 2)};
	u16 all = writable(g);
	u32 depth = g->depth;

	if (!all)
		return;
	define_all(g, all);
	emit_op(g, ISA_ID_STORE64_IMM, BPF_FP, 0, g->window - FUEL_SLOT, 2 + (s32)below(g, g->verifiable ? 4 : 20));
	g->depth = MAX_DEPTH - 2;
	for (u32 i = 0; i < b.n; i++) {
		b.start[i] = g->out->n;
		land_pending(g, &b, i);
		gen_block(g, 1 + below(g, 4));
		define_all(g, all);
		if (i + 2 <= b.n && chance(g, 60))
			jump_later(&b, gen_condition(g), i + 2 + below(g, b.n - i - 1));
		if (chance(g, 60))
			jump_back(g, &b, below(g, i + 1));
	}
	land_pending(g, &b, b.n);
	g->depth = depth;
	g->defined |= all;
}

void gen_burst(struct gen *g)
{
	define_all(g, writable(g));
	for (u32 n = 8 + below(g, 16); n && !full(g); n--)
		gen_alu(g);
}
