/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Register allocation: linear scan over lifetimes with holes, splitting them where a register runs out.
 *
 * Needs: virtual registers, any flow graph without critical edges. Leaves: real registers and spill slots (R_SLOT),
 * every choice of place consistent along all edges. A virtual register that is ever in memory has one slot, written
 * after each of its definitions, so that giving up a register costs nothing at that point; one that can be made
 * again by its only definition (constants, frame addresses) has none. Deterministic; with a debug seed, registers and
 * victims are chosen at random among the legal ones.
 */
#include "x86_32/ra.h"

#define FOREVER 0xfffffff0u

struct scan {
	struct ra *ra;
	VEC(u32) heap; /* intervals by start */
	VEC(u32) active, inactive;
	u32 pos;
};

/* -- Queue of intervals, earliest first --------------------------------------------------------------------- */

static bool earlier(const struct ra *ra, u32 a, u32 b)
{
	u32 x = ra->iv.p[a].from, y = ra->iv.p[b].from;
	return x != y ? x < y : a < b;
}

static void heap_push(struct scan *s, u32 iv)
{
	u32 *h, k = s->heap.n;
	vec_push(s->ra->arena, &s->heap, iv);
	h = s->heap.p;
	while (k && earlier(s->ra, iv, h[(k - 1) / 2])) {
		h[k] = h[(k - 1) / 2];
		k = (k - 1) / 2;
	}
	h[k] = iv;
}

static u32 heap_pop(struct scan *s)
{
	u32 *h = s->heap.p, top = h[0], last = h[--s->heap.n], n = s->heap.n, k = 0;
	while (2 * k + 1 < n) {
		u32 c = 2 * k + 1;
		if (c + 1 < n && earlier(s->ra, h[c + 1], h[c]))
			c++;
		if (!earlier(s->ra, h[c], last))
			break;
		h[k] = h[c];
		k = c;
	}
	if (n)
		h[k] = last;
	return top;
}

/* -- Ranges ----------------------------------------------------------------------------------------------- */

static bool covers(const struct ra *ra, struct interval *i, u32 pos)
{
	while (i->cur < i->r + i->nr && MIN(ra->ranges.p[i->cur].to, i->to) <= pos)
		i->cur++;
	return i->cur < i->r + i->nr && MAX(ra->ranges.p[i->cur].from, i->from) <= pos;
}

/* A list of ranges of which only what lies within from .. to counts. */
struct list {
	const struct range *p;
	u32 n, from, to;
};

/* First position where the two lists meet, FOREVER if they do not. */
static u32 meet(struct list a, struct list b)
{
	u32 x = 0, y = 0, lo = MAX(a.from, b.from), hi = MIN(a.to, b.to);
	while (x < a.n && y < b.n) {
		u32 from = MAX(MAX(a.p[x].from, b.p[y].from), lo), to = MIN(MIN(a.p[x].to, b.p[y].to), hi);
		if (from < to)
			return from;
		if (a.p[x].from >= hi || b.p[y].from >= hi)
			break;
		if (a.p[x].to <= b.p[y].to)
			x++;
		else
			y++;
	}
	return FOREVER;
}

static struct list rest_of(const struct ra *ra, const struct interval *i)
{
	return (struct list){ ra->ranges.p + i->cur, i->r + i->nr - i->cur, i->from, i->to };
}

static u32 meet_interval(struct ra *ra, const struct interval *a, const struct interval *b)
{
	return meet(rest_of(ra, a), rest_of(ra, b));
}

static u32 meet_fixed(struct ra *ra, const struct interval *i, u32 reg)
{
	u32 *c = &ra->fixed_cur[reg];
	while (*c < ra->fixed[reg].n && ra->fixed[reg].p[*c].to <= i->from)
		++*c;
	if (*c == ra->fixed[reg].n)
		return meet(rest_of(ra, i), (struct list){ NULL, 0, 0, FOREVER });
	return meet(rest_of(ra, i), (struct list){ ra->fixed[reg].p + *c, ra->fixed[reg].n - *c, 0, FOREVER });
}

/* Position of the first event at or after POS that has any of FLAGS' meaning: 0 any, EV_MEM: only those that need a
 * register. A definition counts at 2n + 1 when nothing is read. */
static u32 next_event(const struct ra *ra, const struct interval *i, u32 pos, bool need_reg)
{
	u32 lo = 0, hi = i->ne;
	const struct event *e = ra->events + i->e;
	while (lo < hi) {
		u32 mid = (lo + hi) / 2;
		if (2 * e[mid].n + 1 < pos)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < i->ne; lo++) {
		u32 p = 2 * e[lo].n + (e[lo].flags & EV_USE ? 0 : 1);
		if (p < pos && !(e[lo].flags & EV_DEF && p + 1 >= pos))
			continue;
		if (!need_reg || !(e[lo].flags & EV_MEM))
			return p;
	}
	return FOREVER;
}

/* -- Splitting -------------------------------------------------------------------------------------------- */

/* Cut interval I at POS (inside it); returns the later piece, in no list. */
static u32 split(struct ra *ra, u32 iv, u32 pos)
{
	struct interval *j = vec_add(ra->arena, &ra->iv), *i = &ra->iv.p[iv];
	u32 lo = i->r, k = i->r + i->nr - 1;
	CHECK(ra->ctx, pos > i->from && pos < i->to);
	while (lo < k) { /* first range that ends behind POS */
		u32 mid = (lo + k) / 2;
		if (ra->ranges.p[mid].to <= pos)
			lo = mid + 1;
		else
			k = mid;
	}
	*j = *i;
	j->reg = NO_REG;
	j->r = k;
	j->nr = i->r + i->nr - k;
	j->cur = k;
	j->from = MAX(pos, ra->ranges.p[k].from);
	if (ra->ranges.p[k].from < pos) {
		i->nr = k + 1 - i->r;
		i->to = pos;
	} else {
		i->nr = k - i->r;
		i->to = ra->ranges.p[k - 1].to;
	}
	/* events: reads at 2n, writes alone at 2n + 1 */
	u32 e = 0;
	u32 hi = i->ne;
	while (e < hi) {
		u32 mid = (e + hi) / 2;
		const struct event *v = &ra->events[i->e + mid];
		if (2 * v->n + (v->flags & EV_USE ? 0 : 1) < pos)
			e = mid + 1;
		else
			hi = mid;
	}
	j->e = i->e + e;
	j->ne = i->ne - e;
	i->ne = e;
	j->next = i->next;
	i->next = ra->iv.n - 1;
	return ra->iv.n - 1;
}

/* Where between MIN and MAX (both legal, MAX even) to cut: at the start of a block in the outermost loop, late. */
static u32 split_position(const struct ra *ra, u32 min, u32 max)
{
	u32 hi = ra_block_at(ra, max / 2), lo = ra_block_at(ra, min / 2);
	u32 best = max, depth = ra->f->blocks.p[ra->f->order[hi]].depth;
	for (u32 k = hi, steps = 0; k > lo && steps < 64; k--, steps++) {
		u32 at = 2 * ra->block_from[k];
		u32 before = ra->f->blocks.p[ra->f->order[k - 1]].depth;
		if (at < min)
			break;
		if (before < depth) {
			depth = before;
			best = at;
		}
	}
	return MAX(best, min);
}

static void to_memory(struct ra *ra, struct interval *i)
{
	i->reg = NO_REG;
	if (!ra->vregs[i->vreg].remat)
		ra->vregs[i->vreg].spilled = true;
}

/* I, from its start, stays in memory until something needs it in a register. The scan is at NOW: what is put back into
 * its queue must not begin before. */
static void spill_from_start(struct scan *s, u32 iv, u32 now)
{
	struct ra *ra = s->ra;
	struct interval *i = &ra->iv.p[iv];
	u32 from = i->from, need = next_event(ra, i, from, true);
	if (need < i->to) {
		CHECK(ra->ctx, need > from);
		u32 max = need & ~1u, min = MAX(from, now) + 1;
		/* a definition is reached with nothing to load: cut right at it */
		u32 at = need & 1 ? need : max < min ? max : split_position(ra, min, max);
		if (at <= from)
			at = need;
		u32 j = split(ra, iv, at);
		heap_push(s, j);
		i = &ra->iv.p[iv];
	}
	to_memory(ra, i);
}

/* Does anything of I happen in FROM .. TO (exclusive)? */
static bool quiet(const struct ra *ra, const struct interval *i, u32 from, u32 to)
{
	u32 lo = 0, hi = i->ne;
	while (lo < hi) {
		u32 mid = (lo + hi) / 2;
		if (2 * ra->events[i->e + mid].n + 1 < from)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo == i->ne || 2 * ra->events[i->e + lo].n >= to;
}

/* What loses its register at POS, inside of loops that have not used it so far, does without it from the head of the
 * outermost of them: else each way back would load it for nobody. */
static u32 before_loops(const struct ra *ra, const struct interval *i, u32 pos)
{
	u32 k = ra_block_at(ra, pos / 2), best = pos;
	for (u32 steps = 0; k > 0 && steps < 64; k--, steps++) {
		u32 at = 2 * ra->block_from[k], depth = ra->f->blocks.p[ra->f->order[k]].depth;
		if (!depth || at <= i->from || !quiet(ra, i, at, pos))
			break;
		if (ra->f->blocks.p[ra->f->order[k - 1]].depth < depth)
			best = at;
	}
	return best;
}

/* An interval that is in use, or in a hole, gives its register up from POS on. */
static void evict(struct scan *s, u32 iv, u32 pos)
{
	struct ra *ra = s->ra;
	u32 now = pos;
	if (!ra->opts->debug_seed)
		pos = before_loops(ra, &ra->iv.p[iv], pos);
	if (ra->iv.p[iv].from < pos) {
		if (ra->iv.p[iv].to <= pos)
			return;
		u32 j = split(ra, iv, pos);
		/* behind a hole it may start anew with a definition */
		if (next_event(ra, &ra->iv.p[j], 0, true) <= ra->iv.p[j].from)
			heap_push(s, j);
		else
			spill_from_start(s, j, now);
	} else {
		ra->iv.p[iv].cur = ra->iv.p[iv].r;
		spill_from_start(s, iv, now);
	}
}

/* -- Choosing --------------------------------------------------------------------------------------------- */

static u8 allowed(const struct ra *ra, const struct interval *i)
{
	const struct vreg *v = &ra->vregs[i->vreg];
	if (v->byte)
		return M_BYTE;
	if (ra->opts->opt_level == 0 && ra->opts->harden >= 2) /* BPF_REG_AX has registers of its own */
		return v->ax ? M_ESI | M_EDI : (u8)(M_ALL & ~(M_ESI | M_EDI));
	return M_ALL;
}

static u32 hinted_reg(const struct ra *ra, u32 hint)
{
	if (hint == R_NONE || hint < 8)
		return hint;
	if (hint < X86_FIRST_VREG)
		return R_NONE;
	u8 reg = ra->vregs[hint - X86_FIRST_VREG].recent;
	return reg == NO_REG ? R_NONE : reg;
}

/* Among registers that do: EAX for whoever has shorter instructions with it, and not for the others. -1: B is no better
 * than A, 1: it is, 0: that says nothing. */
static int better_acc(const struct ra *ra, const struct vreg *v, u32 a, u32 b)
{
	if (!ra->wants_acc || (a != R_EAX && b != R_EAX))
		return 0;
	return (b == R_EAX) == (v->acc > 0) ? 1 : -1;
}

static u32 random_reg(struct ra *ra, const u32 *until, u32 mask, u32 end)
{
	u32 ok[8], n = 0;
	for (u32 r = 0; r < 8; r++)
		if (mask >> r & 1 && until[r] >= end)
			ok[n++] = r;
	return n ? ok[prng_below(&ra->rng, n)] : R_NONE;
}

static u32 pick_free(struct ra *ra, const struct interval *i, const u32 *until)
{
	u32 mask = allowed(ra, i), end = i->to, from = i->from, best = R_NONE;
	const struct vreg *v = &ra->vregs[i->vreg];
	u32 h[3] = { v->recent == NO_REG ? R_NONE : v->recent, hinted_reg(ra, v->hint), hinted_reg(ra, v->out) };

	if (ra->opts->debug_seed && (best = random_reg(ra, until, mask, end)) != R_NONE)
		return best;
	for (u32 k = 0; k < 3; k++)
		if (h[k] < 8 && mask >> h[k] & 1 && until[h[k]] >= end)
			return h[k];
	for (u32 r = 0; r < 8; r++) {
		if (!(mask >> r & 1) || until[r] <= from)
			continue;
		if (best == R_NONE) {
			best = r;
			continue;
		}
		bool fits = until[r] >= end, best_fits = until[best] >= end;
		bool fresh = !(M_CALL >> r & 1) && !(ra->f->used_regs >> r & 1);
		bool best_fresh = !(M_CALL >> best & 1) && !(ra->f->used_regs >> best & 1);
		int acc = fits && best_fits && fresh == best_fresh ? better_acc(ra, v, best, r) : 0;
		if (acc ? acc > 0
			: fits != best_fits ? fits : fits ? (fresh != best_fresh ? best_fresh : until[r] < until[best])
						    : until[r] > until[best])
			best = r;
	}
	return best;
}

static void give(struct scan *s, u32 iv, u32 reg)
{
	s->ra->iv.p[iv].reg = (u8)reg;
	s->ra->vregs[s->ra->iv.p[iv].vreg].recent = (u8)reg;
	s->ra->f->used_regs |= (u8)(1u << reg);
	vec_push(s->ra->arena, &s->active, iv);
}

static bool try_free(struct scan *s, u32 iv)
{
	struct ra *ra = s->ra;
	struct interval *i = &ra->iv.p[iv];
	u32 until[8], from = i->from, end = i->to;

	for (u32 r = 0; r < 8; r++)
		until[r] = r == R_ESP ? 0 : meet_fixed(ra, i, r);
	for (u32 k = 0; k < s->active.n; k++)
		until[ra->iv.p[s->active.p[k]].reg] = 0;
	for (u32 k = 0; k < s->inactive.n; k++) {
		struct interval *j = &ra->iv.p[s->inactive.p[k]];
		if (until[j->reg] > from)
			until[j->reg] = MIN(until[j->reg], meet_interval(ra, i, j));
	}
	u32 reg = pick_free(ra, i, until);
	if (reg == R_NONE || until[reg] <= from)
		return false;
	if (until[reg] < end) {
		u32 max = until[reg] & ~1u;
		u32 first = next_event(ra, i, from, false);
		/* worth it only if something happens before the register is lost */
		if (max <= from || first + 1 > max)
			return false;
		u32 last = from;
		for (u32 k = 0; k < i->ne; k++) {
			u32 p = 2 * ra->events[i->e + k].n + 1;
			if (p >= max || k > 64)
				break;
			last = MAX(last, p);
		}
		heap_push(s, split(ra, iv, split_position(ra, MIN(last + 1, max), max)));
	}
	give(s, iv, reg);
	return true;
}

static void evict_all(struct scan *s, u32 iv, u32 reg)
{
	struct ra *ra = s->ra;
	u32 from = ra->iv.p[iv].from;
	for (u32 k = 0; k < s->active.n;) {
		u32 j = s->active.p[k];
		if (ra->iv.p[j].reg != reg) {
			k++;
			continue;
		}
		s->active.p[k] = s->active.p[--s->active.n];
		evict(s, j, from);
	}
	for (u32 k = 0; k < s->inactive.n;) {
		u32 j = s->inactive.p[k];
		if (ra->iv.p[j].reg != reg || meet_interval(ra, &ra->iv.p[iv], &ra->iv.p[j]) == FOREVER) {
			k++;
			continue;
		}
		s->inactive.p[k] = s->inactive.p[--s->inactive.n];
		/* it is in a hole: what comes after waits for a register of its own */
		u32 hole = ra->ranges.p[ra->iv.p[j].cur].from;
		u32 rest = split(ra, j, hole);
		heap_push(s, rest);
	}
}

static void take_blocked(struct scan *s, u32 iv)
{
	struct ra *ra = s->ra;
	struct interval *i = &ra->iv.p[iv];
	u32 use[8], block[8], from = i->from, mask = allowed(ra, i), best = R_NONE;

	for (u32 r = 0; r < 8; r++)
		use[r] = block[r] = r == R_ESP ? 0 : meet_fixed(ra, i, r);
	for (u32 k = 0; k < s->active.n; k++) {
		struct interval *j = &ra->iv.p[s->active.p[k]];
		/* what the same instruction reads or writes is not taken from it */
		u32 n = next_event(ra, j, from & ~1u, false);
		use[j->reg] = MIN(use[j->reg], n <= (from | 1) ? 0 : n);
	}
	for (u32 k = 0; k < s->inactive.n; k++) {
		struct interval *j = &ra->iv.p[s->inactive.p[k]];
		if (meet_interval(ra, i, j) != FOREVER)
			use[j->reg] = MIN(use[j->reg], next_event(ra, j, from, false));
	}
	u32 need = next_event(ra, i, from, true), first = next_event(ra, i, from, false);
	for (u32 r = 0; r < 8; r++) {
		if (!(mask >> r & 1) || block[r] <= (from | 1) || use[r] <= from)
			continue;
		if (best == R_NONE || use[r] > use[best])
			best = r;
	}
	if (best == R_NONE || (first > use[best] && need > from)) {
		CHECK(ra->ctx, need > from);
		spill_from_start(s, iv, from);
		return;
	}
	if (need == FOREVER && first > from && use[best] < FOREVER && first >= use[best]) {
		spill_from_start(s, iv, from);
		return;
	}
	if (block[best] < i->to) {
		u32 max = block[best] & ~1u;
		CHECK(ra->ctx, max > from);
		heap_push(s, split(ra, iv, max));
	}
	evict_all(s, iv, best);
	give(s, iv, best);
}

/* -- The scan --------------------------------------------------------------------------------------------- */

static void advance(struct scan *s, u32 pos)
{
	struct ra *ra = s->ra;
	u32 na = 0, n = s->active.n;
	for (u32 k = 0; k < n; k++) {
		u32 j = s->active.p[k];
		struct interval *i = &ra->iv.p[j];
		if (covers(ra, i, pos))
			s->active.p[na++] = j;
		else if (i->cur < i->r + i->nr)
			vec_push(ra->arena, &s->inactive, j);
	}
	s->active.n = na;
	na = 0;
	n = s->inactive.n;
	for (u32 k = 0; k < n; k++) {
		u32 j = s->inactive.p[k];
		struct interval *i = &ra->iv.p[j];
		if (covers(ra, i, pos))
			vec_push(ra->arena, &s->active, j);
		else if (i->cur < i->r + i->nr)
			s->inactive.p[na++] = j;
	}
	s->inactive.n = na;
}

/* Level 0: a register only for the instruction that needs one. */
static void cut_short(struct scan *s, u32 iv)
{
	struct ra *ra = s->ra;
	struct interval *i = &ra->iv.p[iv];
	u32 end = (i->from | 1) + 1;
	if (i->to > end)
		heap_push(s, split(ra, iv, end));
}

static void scan(struct scan *s)
{
	struct ra *ra = s->ra;
	for (u32 k = 1; k < ra->iv.n; k++)
		heap_push(s, k);
	while (s->heap.n) {
		u32 iv = heap_pop(s);
		u32 from = ra->iv.p[iv].from;
		CHECK(ra->ctx, from >= s->pos);
		s->pos = from;
		advance(s, from);
		if (ra->opts->opt_level == 0) {
			if (next_event(ra, &ra->iv.p[iv], from, true) > from) {
				spill_from_start(s, iv, from);
				continue;
			}
			cut_short(s, iv);
		}
		if (!try_free(s, iv))
			take_blocked(s, iv);
	}
}

void x86_regalloc(struct x86_func *f, const struct x86_opts *o)
{
	struct ra *ra = arena_alloc(f->arena, sizeof *ra);
	struct scan s = { .ra = ra };

	ra->ctx = f->ctx;
	ra->arena = f->arena;
	ra->f = f;
	ra->opts = o;
	prng_seed(&ra->rng, o->debug_seed);
	ra_live(ra);
	for (u32 r = 0; r < 8; r++) /* isel names some registers itself */
		f->used_regs |= (u8)(ra->fixed[r].n ? 1u << r : 0);
	scan(&s);
	ra_rewrite(ra);
}
