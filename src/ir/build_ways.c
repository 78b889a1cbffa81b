/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_build(): two ways through a program that loads from a socket buffer. On the first one all loads are made in place, and
 * the linear part is compared with what is needed next; where it is too short, the program goes on at the same instruction
 * of the second one, on which loads are calls of the runtime, right for any packet. Nobody comes back, so what has been
 * compared once holds for all that follows on the first way, and one comparison asks for several loads. Behind the block
 * of the last load the ways are one again.
 *
 * This file decides what is compared where. Receives a program of forward jumps alone, else there is one way; leaves the
 * fields `ways` of struct build.
 */
#include "ir/build.h"

/* A comparison asks for a later load too if that reaches at most so many bytes further, and only if all ways on come to
 * such a load, save those that load nothing at all: so a packet that is merely short seldom takes the second way. */
enum { FURTHER = 48 };
/* What is on the second way is there twice: worth so many instructions for a comparison that falls away. */
enum { WORTH = 64 };

/* Bytes of the linear part that are known or asked for: from its start, and behind the value of a register (0: none). */
struct extent {
	u32 start, behind, reg;
};

struct plan {
	struct build *b;
	u32 n;
	bool *loads;         /* by instruction: there is a load at it or behind it */
	struct extent *need; /* at the instruction */
	struct extent *known;
	bool *seen; /* KNOWN is set */
	u32 sure, twice;
};

/* The instruction at K and where it leads: FALL and TO are n if not. Returns the slots that it takes. */
static u32 look_at(const struct plan *w, u32 k, struct isa_info *info, u32 *fall, u32 *to)
{
	u32 i = w->b->sp->start + k, slots;

	CHECK(w->b->ctx, isa_decode(&w->b->p->insns[i], info));
	slots = info->kind == ISA_LDIMM64 ? 2 : 1;
	*fall = info->kind == ISA_EXIT || info->kind == ISA_JA ? w->n : k + slots;
	*to = w->n;
	if (info->kind == ISA_JA || info->kind == ISA_JCC || info->kind == ISA_MAYGOTO)
		*to = prog_target(w->b->p, i, info) - w->b->sp->start;
	return slots;
}

static bool only_forward(const struct plan *w)
{
	struct isa_info info;
	u32 fall, to, slots;

	for (u32 k = 0; k < w->n; k += slots) {
		slots = look_at(w, k, &info, &fall, &to);
		if (info.kind == ISA_MAYGOTO || to <= k)
			return false;
	}
	return true;
}

/* The end of a load that can be in place without looking at more than one comparison; 0 of others. */
static u32 load_end(const struct plan *w, u32 k, const struct isa_info *info)
{
	u64 end = (u64)(u32)w->b->p->insns[w->b->sp->start + k].imm + info->size;

	return info->kind == ISA_LDPKT && end <= INT32_MAX ? (u32)end : 0;
}

/* Registers that do not keep their values. */
static bool changes(const struct plan *w, u32 k, const struct isa_info *info, u32 reg)
{
	u32 mask = isa_writes(&w->b->p->insns[w->b->sp->start + k], info);

	return mask >> reg & 1 || (info->kind == ISA_LDPKT && reg <= 5);
}

/* -- What is needed ------------------------------------------------------------------------------------------ */

/* On ways A and B, of which one may not load at all. */
static struct extent both_need(const struct plan *w, u32 a, u32 b)
{
	struct extent x = w->need[a], y = w->need[b];

	if (!w->loads[a] || !w->loads[b])
		return w->loads[a] ? x : y;
	x.start = MIN(x.start, y.start);
	x.behind = x.reg == y.reg ? MIN(x.behind, y.behind) : 0;
	return x;
}

static void need_load(struct extent *e, const struct isa_info *info, u32 src, u32 end)
{
	if (!info->indirect) {
		e->start = e->start > end && e->start - end <= FURTHER ? e->start : end;
		return;
	}
	if (e->reg != src || e->behind < end || e->behind - end > FURTHER)
		e->behind = end;
	e->reg = src;
}

static void find_needs(struct plan *w)
{
	for (u32 k = w->n; k-- > 0;) {
		u32 i = w->b->sp->start + k, fall, to, end;
		struct extent e;
		struct isa_info info;

		if (w->b->p->aux[i].second)
			continue;
		look_at(w, k, &info, &fall, &to);
		w->loads[k] = info.kind == ISA_LDPKT || w->loads[fall] || w->loads[to];
		e = both_need(w, fall, to);
		if (build_moves_packet(w->b, i, &info))
			e = (struct extent){0};
		if (changes(w, k, &info, e.reg))
			e.behind = 0;
		end = load_end(w, k, &info);
		if (end)
			need_load(&e, &info, w->b->p->insns[i].src, end);
		w->need[k] = e;
		w->twice += w->loads[k];
	}
}

/* -- What is known ------------------------------------------------------------------------------------------- */

static void tell(struct plan *w, u32 k, const struct extent *e)
{
	struct extent *is = &w->known[k];

	if (!w->seen[k]) {
		w->seen[k] = true;
		*is = *e;
		return;
	}
	is->start = MIN(is->start, e->start);
	is->behind = is->reg == e->reg ? MIN(is->behind, e->behind) : 0;
}

/* Whether the load is sure to be inside; else what it is compared with is known behind it. */
static void decide(struct plan *w, u32 k, const struct isa_info *info, struct extent *e)
{
	u32 src = w->b->p->insns[w->b->sp->start + k].src, end = load_end(w, k, info);
	struct build_way *way = &w->b->ways[k];
	bool sure = info->indirect ? e->reg == src && e->behind >= end : e->start >= end;

	if (!end)
		return;
	way->in_place = true;
	if (sure) {
		w->sure++;
		return;
	}
	way->need = info->indirect ? w->need[k].behind : w->need[k].start;
	if (info->indirect) {
		e->reg = src;
		e->behind = way->need;
	} else {
		e->start = way->need;
	}
}

static void find_known(struct plan *w)
{
	w->seen[0] = true;
	for (u32 k = 0; k < w->n; k++) {
		struct extent e = w->known[k];
		struct isa_info info;
		u32 fall, to;

		if (!w->seen[k] || w->b->p->aux[w->b->sp->start + k].second)
			continue;
		look_at(w, k, &info, &fall, &to);
		if (info.kind == ISA_LDPKT)
			decide(w, k, &info, &e);
		if (build_moves_packet(w->b, w->b->sp->start + k, &info))
			e = (struct extent){0};
		if (changes(w, k, &info, e.reg))
			e.behind = 0;
		tell(w, fall, &e);
		tell(w, to, &e);
	}
}

/* -- For build.c --------------------------------------------------------------------------------------------- */

void build_plan_ways(struct build *b)
{
	u32 n = b->sp->n;
	struct plan w = {.b = b, .n = n};

	if (!b->in_place || !only_forward(&w))
		return;
	w.loads = arena_array(b->tmp, n + 1, sizeof *w.loads);
	w.seen = arena_array(b->tmp, n + 1, sizeof *w.seen);
	w.need = arena_array(b->tmp, n + 1, sizeof *w.need);
	w.known = arena_array(b->tmp, n + 1, sizeof *w.known);
	b->ways = arena_array(b->tmp, n + 1, sizeof *b->ways);
	find_needs(&w);
	find_known(&w);
	if ((u64)w.twice > (u64)WORTH * w.sure) {
		b->ways = NULL;
		return;
	}
	for (u32 k = 0; k < n; k++)
		b->ways[k].loads = w.loads[k];
}

/* Comparisons end a block. */
void build_mark_ways(struct build *b)
{
	for (u32 k = 0; k < b->sp->n; k++)
		if (b->ways[k].need)
			b->leader[k] = 1;
}
