/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Blocks that end alike share their end: of two equal sequences in front of the same return or the same branches one goes,
 * and a jump leads to the other. Filters are full of them: one field compared with one value on several ways, one verdict
 * in several places.
 *
 * Needs: allocated code before x86_abi(). Leaves: the same meaning; no empty blocks in the layout but the first one; preds
 * and order as x86_preds() makes them. What costs a jump more when it runs than before is done only where it saves
 * much. Each block is compared with a few others of equal last instructions: linear.
 */
#include "x86_32/x86.h"

#include <string.h>

enum { TRIED = 4, MANY_SHORT = 4, MANY = 6 };

enum how { END_OTHER, END_EXIT, END_ONE, END_TWO };

/* How a block ends. */
struct end {
	u8 how, cc;    /* END_TWO: to yes if cc, else to no */
	bool jumps;    /* by a JMP that is gone when the end is shared */
	u32 yes, no;   /* END_ONE: no alone */
	u32 last;      /* last instruction that is no branch, 0 none */
};

struct tails {
	struct x86_func *f;
	u32 *next;  /* layout as a list */
	u32 *alias; /* block -> what stands for it, 0: itself */
	u32 *reached; /* bit set: control runs into the block from the one before it */
	VEC(struct {
		u32 block[TRIED];
	}) buckets;
	u32 mask, size; /* of next and alias */
	bool changed;
};

/* -- Layout ----------------------------------------------------------------------------------------------- */

static bool goes_on(const struct x86_func *f, u32 b)
{
	u32 form = f->blocks.p[b].last ? f->ins.p[f->blocks.p[b].last].form : X86_NONE;

	return form != X86_JMP && form != X86_RET && form != X86_JMP_R && form != X86_JMP_S && form != X86_UD2;
}

static bool is_branch(u32 form)
{
	return form == X86_JMP || form == X86_JCC;
}

/* Names of blocks changed: TO says for each what stands for it, 0: itself. */
static void rename_targets(struct x86_func *f, const u32 *to)
{
	for (u32 k = 0; k < f->n_order; k++) {
		struct x86_block *b = &f->blocks.p[f->order[k]];

		for (u32 s = 0; s < b->nsucc; s++)
			while (to[b->succ[s]])
				b->succ[s] = to[b->succ[s]];
		for (u32 n = b->last; n && is_branch(f->ins.p[n].form); n = f->ins.p[n].prev)
			while (to[f->ins.p[n].target])
				f->ins.p[n].target = to[f->ins.p[n].target];
		if (b->nsucc == 2 && b->succ[0] == b->succ[1]) {
			while (b->last && f->ins.p[b->last].form == X86_JMP && f->ins.p[b->last].prev &&
			       f->ins.p[f->ins.p[b->last].prev].form == X86_JCC)
				x86_remove(f, f->order[k], f->ins.p[b->last].prev);
			if (b->last && f->ins.p[b->last].form == X86_JCC) {
				f->ins.p[b->last].form = X86_JMP;
				f->ins.p[b->last].cc = 0;
			}
			b->nsucc = 1;
		}
	}
}

void x86_compact(struct x86_func *f)
{
	u32 *to = arena_array(f->arena, f->blocks.n, sizeof *to), kept = 0;

	for (u32 k = f->n_order; k-- > 1;) {
		u32 b = f->order[k];

		if (f->blocks.p[b].first || k + 1 == f->n_order)
			continue;
		to[b] = f->order[k + 1];
		f->blocks.p[to[b]].align = MAX(f->blocks.p[to[b]].align, f->blocks.p[b].align);
	}
	rename_targets(f, to);
	for (u32 k = 0; k < f->n_order; k++)
		if (!to[f->order[k]])
			f->order[kept++] = f->order[k];
	f->n_order = kept;
	x86_preds(f);
}

/* A block that only jumps becomes part of the one before it that alone leads there. */
static void take_in_jumps(struct x86_func *f)
{
	u32 kept = 1;

	for (u32 k = 1; k < f->n_order; k++) {
		u32 b = f->order[k], before = f->order[kept - 1];
		struct x86_block *blk = &f->blocks.p[b], *p = &f->blocks.p[before];
		bool alone = blk->npreds == 1 && f->pred_pool[blk->preds] == before && goes_on(f, before);

		if (!alone || !blk->first || blk->first != blk->last || f->ins.p[blk->first].form != X86_JMP) {
			f->order[kept++] = b;
			continue;
		}
		for (u32 s = 0; s < p->nsucc; s++)
			if (p->succ[s] == b)
				p->succ[s] = blk->succ[0];
		f->ins.p[blk->first].prev = p->last;
		if (p->last)
			f->ins.p[p->last].next = blk->first;
		else
			p->first = blk->first;
		p->last = blk->first;
		blk->first = blk->last = 0;
	}
	f->n_order = kept;
	x86_preds(f);
}

/* -- Comparing -------------------------------------------------------------------------------------------- */

static bool same_ins(const struct x86_ins *a, const struct x86_ins *b)
{
	const struct x86_row *row = &x86_rows[a->form];

	return a->form == b->form && a->cc == b->cc && a->scale == b->scale && a->uses == b->uses && a->blind == b->blind &&
	       a->reg == b->reg && a->rm == b->rm && a->base == b->base && a->index == b->index && a->disp == b->disp &&
	       a->imm == b->imm && a->sym == b->sym && a->imm_sym == b->imm_sym && a->disp_sym == b->disp_sym &&
	       (!row->imm || a->imm_origin == b->imm_origin) &&
	       (!x86_has_mem((enum x86_form)a->form) || a->disp_origin == b->disp_origin);
}

static struct end end_of(const struct tails *t, u32 b)
{
	const struct x86_func *f = t->f;
	const struct x86_block *blk = &f->blocks.p[b];
	struct end e = {.how = END_OTHER, .last = blk->last};
	const struct x86_ins *i = &f->ins.p[blk->last];

	if (!blk->last)
		return e;
	if (i->form == X86_RET || i->form == X86_UD2) {
		e.how = END_EXIT;
		return e;
	}
	if (i->form == X86_JMP_R || i->form == X86_JMP_S)
		return e;
	e.how = END_ONE;
	e.no = t->next[b];
	if (i->form == X86_JMP) {
		e.jumps = true;
		e.no = i->target;
		e.last = i->prev;
		i = &f->ins.p[e.last];
	}
	if (e.last && i->form == X86_JCC) {
		e.how = END_TWO;
		e.cc = i->cc;
		e.yes = i->target;
		e.last = i->prev;
	}
	if (e.how == END_TWO && e.cc & 1) { /* one of two ways to say it */
		u32 x = e.yes;

		e.cc ^= 1;
		e.yes = e.no;
		e.no = x;
	}
	if (!e.last || is_branch(f->ins.p[e.last].form))
		e.how = END_OTHER;
	return e;
}

static bool same_end(const struct end *a, const struct end *b)
{
	return a->how == b->how && a->cc == b->cc && a->yes == b->yes && a->no == b->no;
}

/* How many instructions before the branches are equal; *A and *B: the first of them. */
static u32 common(const struct x86_func *f, const struct end *ea, const struct end *eb, u32 *a, u32 *b)
{
	u32 n = 0, x = ea->last, y = eb->last;

	while (x && y && same_ins(&f->ins.p[x], &f->ins.p[y])) {
		*a = x;
		*b = y;
		x = f->ins.p[x].prev;
		y = f->ins.p[y].prev;
		n++;
	}
	return n;
}

/* -- Sharing ---------------------------------------------------------------------------------------------- */

/* What is in block B from instruction AT on becomes a block of its own behind it. */
static u32 cut(struct tails *t, u32 b, u32 at)
{
	struct x86_func *f = t->f;
	struct x86_block *n = vec_add(f->arena, &f->blocks), *old = &f->blocks.p[b];
	u32 tail = f->blocks.n - 1;

	CHECK(f->ctx, tail < t->size);
	*n = *old;
	n->align = 0;
	n->first = at;
	old->last = f->ins.p[at].prev;
	old->nsucc = 1;
	old->succ[0] = tail;
	f->ins.p[old->last].next = 0;
	f->ins.p[at].prev = 0;
	t->next[tail] = t->next[b];
	t->next[b] = tail;
	bits_set(t->reached, tail);
	return tail;
}

/* Block B ends before instruction AT, with a jump to TAIL. */
static void end_with_jump(struct tails *t, u32 b, u32 at, u32 tail)
{
	struct x86_func *f = t->f;
	struct x86_block *blk = &f->blocks.p[b];
	u32 insn = f->ins.p[at].insn;

	while (blk->last && blk->last != at)
		x86_remove(f, b, blk->last);
	x86_remove(f, b, at);
	f->cur_insn = insn;
	x86_emit(f, b, X86_JMP)->target = tail;
	blk = &f->blocks.p[b];
	blk->nsucc = 1;
	blk->succ[0] = tail;
}

/* Is it worth it to end a block with a jump instead of N instructions and branches? REACHED: control runs into the block
 * from the one before it. */
static bool worth(const struct end *e, u32 n, bool whole, bool reached)
{
	if (e->how == END_EXIT)
		return whole ? !reached || n > MANY_SHORT : n > MANY;
	return e->jumps || n > MANY;
}

/* Two blocks that end alike: how far. */
struct pair {
	u32 from, to;	    /* what ends with a jump into the other */
	u32 at_from, at_to; /* first instructions of what is equal */
	u32 n;
	struct end end; /* of FROM */
};

static bool whole(const struct tails *t, u32 b, u32 at)
{
	return t->f->blocks.p[b].first == at;
}

/* Do it, if it is worth it. */
static bool share(struct tails *t, struct pair *p)
{
	bool all = whole(t, p->from, p->at_from), reached = bits_test(t->reached, p->from);

	if (!worth(&p->end, p->n, all, reached) || (all && p->from == t->f->order[0]))
		return false;
	if (!whole(t, p->to, p->at_to))
		p->to = cut(t, p->to, p->at_to);
	if (all && !reached)
		t->alias[p->from] = p->to;
	else
		end_with_jump(t, p->from, p->at_from, p->to);
	t->changed = true;
	return true;
}

/* Block B and one that ends like it; which of them is kept for others goes to *KEPT. */
static bool share_either(struct tails *t, u32 b, u32 *kept)
{
	struct x86_func *f = t->f;
	struct pair p = {.from = b, .to = *kept}, q;
	struct end other = end_of(t, *kept);

	p.end = end_of(t, b);
	if (!same_end(&p.end, &other) || f->blocks.p[b].depth != f->blocks.p[*kept].depth)
		return false;
	p.n = common(f, &p.end, &other, &p.at_from, &p.at_to);
	if (!p.n)
		return false;
	if (share(t, &p)) {
		*kept = p.to;
		return true;
	}
	q = (struct pair){p.to, p.from, p.at_to, p.at_from, p.n, other};
	if (!share(t, &q))
		return false;
	*kept = q.to;
	return true;
}

static u32 hash_end(const struct tails *t, const struct end *e)
{
	const struct x86_ins *i = &t->f->ins.p[e->last], *p = &t->f->ins.p[i->prev];
	u32 h = e->how * 31u + e->cc + e->yes * 0x9e3779b1u + e->no * 0x85ebca6bu;

	h = h * 31 + i->form + i->rm * 7 + i->reg * 13 + (u32)i->imm * 0xc2b2ae35u + (u32)i->disp;
	if (e->how == END_EXIT)
		h = h * 31 + p->form + p->rm * 7 + p->reg * 13 + (u32)p->imm * 0xc2b2ae35u;
	return (h ^ h >> 15) & t->mask;
}

static void share_all(struct tails *t)
{
	struct x86_func *f = t->f;
	u32 prev = 0;

	for (u32 b = f->order[0]; b; b = t->next[b]) {
		struct end e = end_of(t, b);
		u32 *bucket, k;

		if (prev && goes_on(f, prev))
			bits_set(t->reached, b);
		prev = b;
		if (e.how == END_OTHER || f->blocks.n + 2 >= t->size)
			continue;
		bucket = t->buckets.p[hash_end(t, &e)].block;
		for (k = 0; k < TRIED && bucket[k]; k++)
			if (bucket[k] != b && share_either(t, b, &bucket[k]))
				break;
		if (k < TRIED && !bucket[k])
			bucket[k] = b;
	}
}

bool x86_tails(struct x86_func *f)
{
	struct tails t = {.f = f, .size = 2 * f->blocks.n + 2};
	u32 n = 0;

	take_in_jumps(f);
	t.next = arena_array(f->arena, t.size, sizeof *t.next);
	t.reached = bits_new(f->arena, t.size);
	t.alias = arena_array(f->arena, t.size, sizeof *t.alias);
	for (t.mask = 15; t.mask < f->n_order; t.mask = 2 * t.mask + 1)
		;
	vec_reserve(f->arena, &t.buckets, t.mask + 1);
	t.buckets.n = t.mask + 1;
	memset(t.buckets.p, 0, t.buckets.n * sizeof *t.buckets.p);
	for (u32 k = 0; k + 1 < f->n_order; k++)
		t.next[f->order[k]] = f->order[k + 1];
	share_all(&t);
	if (!t.changed)
		return false;
	f->order = arena_array(f->arena, t.size, sizeof *f->order);
	for (u32 b = 1; b; b = t.next[b])
		f->order[n++] = b;
	f->n_order = n;
	rename_targets(f, t.alias);
	x86_preds(f);
	return true;
}
