/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random layout, hardening level 3: blocks are cut into pieces of random length, all of which but the entry lie in random
 * order with random gaps between them. Control goes from piece to piece by jumps, so that nothing runs into a gap. What
 * lies between a branch and its target is then a random choice of pieces and gaps, and so is its distance.
 *
 * Needs: x86_abi() done. Leaves: a layout in which no block falls through to the next.
 */
#include "x86_32/x86.h"

enum { PIECE_MIN = 8, PIECE_SPREAD = 25, GAP = 64 /* bytes, exclusive */, ENTRY_GAP = 256 };

static bool ends(const struct x86_func *f, const struct x86_block *b)
{
	u32 form = b->last ? f->ins.p[b->last].form : X86_NONE;

	return form == X86_JMP || form == X86_JMP_R || form == X86_JMP_S || form == X86_RET || form == X86_UD2;
}

static void jump(struct x86_func *f, u32 b, u32 to)
{
	u32 last = f->blocks.p[b].last;

	f->cur_insn = last ? f->ins.p[last].insn : ~0u;
	x86_emit(f, b, X86_JMP)->target = to;
}

/* Block B from instruction N on becomes a block of its own, to which B jumps. */
static u32 cut(struct x86_func *f, u32 b, u32 n)
{
	struct x86_block *rest = vec_add(f->arena, &f->blocks), *blk = &f->blocks.p[b];
	u32 r = f->blocks.n - 1;

	*rest = *blk;
	rest->first = n;
	blk->last = f->ins.p[n].prev;
	f->ins.p[blk->last].next = 0;
	f->ins.p[n].prev = 0;
	blk->nsucc = 1;
	blk->succ[0] = r;
	jump(f, b, r);
	return r;
}

/* The pieces of block B into ORDER. Branches at its end stay together. */
static void cut_block(struct x86_func *f, struct stream *rnd, u32 b, void *order_)
{
	VEC(u32) *order = order_;
	u32 left = PIECE_MIN + stream_below(rnd, PIECE_SPREAD);

	vec_push(f->arena, order, b);
	for (u32 n = f->blocks.p[b].first, next; n; n = next) {
		u32 form = f->ins.p[n].form;

		next = f->ins.p[n].next;
		if (left--)
			continue;
		left = PIECE_MIN + stream_below(rnd, PIECE_SPREAD);
		if (form == X86_JMP || form == X86_JCC)
			break;
		b = cut(f, b, n);
		vec_push(f->arena, order, b);
	}
}

void x86_scatter(struct x86_func *f, const struct x86_opts *o)
{
	VEC(u32) order = {0};

	for (u32 k = 0; k + 1 < f->n_order; k++)
		if (!ends(f, &f->blocks.p[f->order[k]]))
			jump(f, f->order[k], f->order[k + 1]);
	for (u32 k = 0; k < f->n_order; k++)
		cut_block(f, o->rnd, f->order[k], &order);
	for (u32 k = order.n; k > 2; k--) {
		u32 other = 1 + stream_below(o->rnd, k - 1), t = order.p[k - 1];

		order.p[k - 1] = order.p[other];
		order.p[other] = t;
	}
	for (u32 k = 0; k < order.n; k++) {
		f->blocks.p[order.p[k]].align = 0;
		f->blocks.p[order.p[k]].pad = (u8)stream_below(o->rnd, k ? GAP : ENTRY_GAP);
	}
	f->order = order.p;
	f->n_order = order.n;
}
