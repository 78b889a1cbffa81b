/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random layout, hardening level 3: code is cut into pieces of random length, within blocks or between them, all of which
 * but the entry lie in random order with random gaps between them. Control goes from piece to piece by jumps, so that
 * nothing runs into a gap. In loops pieces are larger, as each end of one costs a jump.
 *
 * Needs: x86_abi() done. Leaves: a layout in which no piece falls through to the next.
 */
#include "x86_32/x86.h"

enum { PIECE_MIN = 8, PIECE_SPREAD = 25, IN_LOOPS = 3, GAP = 64 /* bytes, exclusive */, ENTRY_GAP = 256 };

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

struct scatter {
	struct x86_func *f;
	struct stream *rnd;
	VEC(u32) order;	 /* blocks, piece after piece */
	VEC(u32) pieces; /* where each begins in it */
	u32 left;	 /* instructions that the newest may still take */
};

/* A new piece begins with what follows in block B. */
static void start_piece(struct scatter *s, u32 b)
{
	s->left = (PIECE_MIN + stream_below(s->rnd, PIECE_SPREAD)) * (s->f->blocks.p[b].depth ? IN_LOOPS : 1);
	vec_push(s->f->arena, &s->pieces, s->order.n);
}

/* Block B goes on with the newest piece, and into new ones where that is full. Branches at its end stay together. */
static void cut_block(struct scatter *s, u32 b)
{
	struct x86_func *f = s->f;

	vec_push(f->arena, &s->order, b);
	for (u32 n = f->blocks.p[b].first, next; n; n = next) {
		u32 form = f->ins.p[n].form;

		next = f->ins.p[n].next;
		if (s->left) {
			s->left--;
			continue;
		}
		if (form == X86_JMP || form == X86_JCC)
			break;
		b = cut(f, b, n);
		start_piece(s, b);
		s->left--;
		vec_push(f->arena, &s->order, b);
	}
}

static u32 piece_end(const struct scatter *s, u32 piece)
{
	return piece + 1 < s->pieces.n ? s->pieces.p[piece + 1] : s->order.n;
}

/* All pieces but the first in random order, into the function's layout. */
static void shuffle(struct scatter *s)
{
	struct x86_func *f = s->f;
	u32 *piece = arena_array(f->arena, s->pieces.n, sizeof *piece), n = 0;

	for (u32 k = 0; k < s->pieces.n; k++)
		piece[k] = k;
	for (u32 k = s->pieces.n; k > 2; k--) {
		u32 other = 1 + stream_below(s->rnd, k - 1), t = piece[k - 1];

		piece[k - 1] = piece[other];
		piece[other] = t;
	}
	f->order = arena_array(f->arena, s->order.n, sizeof *f->order);
	for (u32 k = 0; k < s->pieces.n; k++) {
		u32 first = s->pieces.p[piece[k]];

		for (u32 at = first; at < piece_end(s, piece[k]); at++) {
			struct x86_block *b = &f->blocks.p[s->order.p[at]];

			f->order[n++] = s->order.p[at];
			b->align = 0;
			b->pad = (u8)(at > first ? 0 : stream_below(s->rnd, k ? GAP : ENTRY_GAP));
		}
	}
	f->n_order = n;
}

void x86_scatter(struct x86_func *f, const struct x86_opts *o)
{
	struct scatter s = {.f = f, .rnd = o->rnd};

	for (u32 k = 0; k < f->n_order; k++) {
		u32 last = k ? s.order.p[s.order.n - 1] : 0;

		if (!s.left) {
			if (k && !ends(f, &f->blocks.p[last]))
				jump(f, last, f->order[k]);
			start_piece(&s, f->order[k]);
		}
		cut_block(&s, f->order[k]);
	}
	shuffle(&s);
}
