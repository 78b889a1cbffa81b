/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* After the scan: puts the chosen places into the instructions, writes spilled values to their slots behind each
 * definition, and moves values where a lifetime was split or an edge joins pieces that lie in different places.
 */
#include <stdlib.h>

#include "x86_32/ra.h"

/* A value that goes into register DST at some point, all moves of one point happening at once. */
struct move {
	u32 key;   /* sort: point */
	u8 dst;
	u8 src;    /* register, or NO_REG: from the slot, or made again */
	u32 vreg;
};

struct resolve {
	struct ra *ra;
	VEC(struct move) at;    /* key: instruction number before which */
	VEC(struct move) head;  /* key: layout position of the block at whose head */
	VEC(struct move) tail;  /* at whose end, before the jump */
};

/* -- Slots ------------------------------------------------------------------------------------------------ */

struct span {
	u32 from, to, vreg;
};

static int by_start(const void *a, const void *b)
{
	const struct span *x = a, *y = b;
	return x->from != y->from ? (x->from < y->from ? -1 : 1) : x->vreg < y->vreg ? -1 : 1;
}

/* Values whose whole lives do not overlap share a slot. */
static void assign_slots(struct ra *ra)
{
	VEC(struct span) spans = { 0 };
	VEC(struct span) busy = { 0 }; /* heap by end: vreg holds the slot */
	VEC(u32) free = { 0 };
	for (u32 v = 0; v < ra->f->n_vregs; v++) {
		if (!ra->vregs[v].spilled)
			continue;
		u32 last = ra->vregs[v].first;
		while (ra->iv.p[last].next)
			last = ra->iv.p[last].next;
		vec_push(ra->arena, &spans, ((struct span){ ra->iv.p[ra->vregs[v].first].from, ra->iv.p[last].to, v }));
	}
	if (spans.n)
		qsort(spans.p, spans.n, sizeof *spans.p, by_start);
	for (u32 k = 0; k < spans.n; k++) {
		while (busy.n && busy.p[0].to <= spans.p[k].from) {
			vec_push(ra->arena, &free, busy.p[0].vreg);
			struct span last = busy.p[--busy.n];
			u32 i = 0;
			while (2 * i + 1 < busy.n) {
				u32 c = 2 * i + 1;
				c += c + 1 < busy.n && busy.p[c + 1].to < busy.p[c].to;
				if (busy.p[c].to >= last.to)
					break;
				busy.p[i] = busy.p[c];
				i = c;
			}
			if (busy.n)
				busy.p[i] = last;
		}
		u32 slot = free.n ? free.p[--free.n] : ra->f->n_slots++;
		ra->vregs[spans.p[k].vreg].slot = slot;
		struct span s = { 0, spans.p[k].to, slot };
		vec_push(ra->arena, &busy, s);
		u32 i = busy.n - 1;
		while (i && busy.p[(i - 1) / 2].to > s.to) {
			busy.p[i] = busy.p[(i - 1) / 2];
			i = (i - 1) / 2;
		}
		busy.p[i] = s;
	}
}

/* -- Operands --------------------------------------------------------------------------------------------- */

static void slot_operand(struct ra *ra, struct x86_ins *i, u32 vreg)
{
	CHECK(ra->ctx, ra->vregs[vreg].slot != NO_SLOT);
	i->base = R_SLOT;
	i->index = R_NONE;
	i->disp = (s32)(4 * ra->vregs[vreg].slot);
	i->disp_origin = ORIGIN_OWN;
}

/* Operand field OPND of instruction INS is in memory. */
static void use_slot(struct ra *ra, u32 ins, u8 opnd, u32 vreg)
{
	struct x86_ins *i = &ra->f->ins.p[ins];
	switch (i->form) {
	case X86_MOV_RI:
		i->form = X86_MOV_MI;
		i->rm = R_NONE;
		slot_operand(ra, i, vreg);
		return;
	case X86_MOV_RR:
		if (opnd == OPND_REG) {
			i->form = X86_MOV_MR;
			i->reg = i->rm;
			i->rm = R_NONE;
			slot_operand(ra, i, vreg);
			return;
		}
		break;
	default:
		break;
	}
	CHECK(ra->ctx, opnd == OPND_RM && ra->mem_twin[i->form]);
	i->form = ra->mem_twin[i->form];
	i->rm = R_NONE;
	slot_operand(ra, i, vreg);
}

/* The piece of V that holds it at POS; *HINT is where to look first. */
static u32 piece_at(const struct ra *ra, u32 *hint, u32 pos)
{
	u32 k = *hint;
	while (k && ra->iv.p[k].to <= pos)
		k = ra->iv.p[k].next;
	if (k)
		*hint = k;
	return k;
}

static u32 event_pos(const struct event *e)
{
	return 2 * e->n + (e->flags & EV_USE ? 0 : 1);
}

/* The store behind definition number K of V is left out if the next thing in the block is another definition, with the
 * value still in the same piece. */
static bool store_is_early(const struct ra *ra, const struct vreg *v, u32 k, u32 piece)
{
	if (k + 1 >= v->ne)
		return false;
	const struct event *a = &ra->events[v->e + k], *b = a + 1;
	return b->flags & EV_DEF && 2 * b->n + 1 < ra->iv.p[piece].to && ra_block_at(ra, a->n) == ra_block_at(ra, b->n);
}

static void set_reg(struct ra *ra, const struct event *e, u32 vreg, u32 reg)
{
	static const u8 all[] = { OPND_REG, OPND_RM, OPND_BASE, OPND_INDEX };
	struct x86_ins *i = &ra->f->ins.p[ra->ins_at[e->n]];
	for (u32 k = 0; k < ARRAY_SIZE(all); k++)
		if (e->opnds & all[k] && *ra_field(i, all[k]) == vreg + X86_FIRST_VREG)
			*ra_field(i, all[k]) = reg;
}

/* What has to happen behind an instruction; entered afterwards, so that ins_at stays true. */
struct store {
	u32 n;
	u8 reg;
	u32 vreg;
};

static void rewrite_vreg(struct ra *ra, u32 vi, void *stores_)
{
	VEC(struct store) *stores = stores_;
	struct vreg *v = &ra->vregs[vi];
	u32 hint = v->first;
	for (u32 k = 0; k < v->ne; k++) {
		const struct event *e = &ra->events[v->e + k];
		u32 piece = piece_at(ra, &hint, event_pos(e));
		CHECK(ra->ctx, piece && ra->iv.p[piece].from <= event_pos(e));
		u8 reg = ra->iv.p[piece].reg;
		if (reg == NO_REG)
			continue; /* second round */
		set_reg(ra, e, vi, reg);
		if (e->flags & EV_DEF && v->spilled && !store_is_early(ra, v, k, piece))
			vec_push(ra->arena, stores, ((struct store){ e->n, reg, vi }));
	}
}

/* Operands that stay in memory, when all that are in registers have them. */
static void rewrite_memory(struct ra *ra, u32 vi)
{
	struct vreg *v = &ra->vregs[vi];
	u32 hint = v->first;
	for (u32 k = 0; k < v->ne && v->spilled; k++) {
		const struct event *e = &ra->events[v->e + k];
		u32 piece = piece_at(ra, &hint, event_pos(e));
		if (ra->iv.p[piece].reg != NO_REG)
			continue;
		CHECK(ra->ctx, e->flags & EV_MEM);
		u32 ins = ra->ins_at[e->n];
		struct x86_ins *i = &ra->f->ins.p[ins];
		if (i->form == X86_MOV_RR && i->reg >= X86_FIRST_VREG && i->rm >= X86_FIRST_VREG)
			continue; /* both: third round */
		use_slot(ra, ins, e->opnds, vi);
	}
}

static void slot_to_slot(struct ra *ra, u32 b)
{
	struct x86_func *f = ra->f;
	for (u32 i = f->blocks.p[b].first; i; i = f->ins.p[i].next) {
		struct x86_ins *x = &f->ins.p[i];
		if (x->form != X86_MOV_RR || x->reg < X86_FIRST_VREG || x->rm < X86_FIRST_VREG)
			continue;
		u32 from = x->rm - X86_FIRST_VREG, to = x->reg - X86_FIRST_VREG;
		x->form = X86_POP_M;
		x->reg = x->rm = R_NONE;
		slot_operand(ra, x, to);
		struct x86_ins *p = x86_insert_before(f, b, i, X86_PUSH_M);
		p->insn = f->ins.p[i].insn;
		slot_operand(ra, p, from);
	}
}

/* -- Moves at one point ----------------------------------------------------------------------------------- */

static void emit_load(struct ra *ra, u32 b, u32 before, const struct move *m)
{
	const struct vreg *v = &ra->vregs[m->vreg];
	struct x86_ins *x;
	if (v->remat) {
		x = x86_insert_before(ra->f, b, before, (enum x86_form)ra->f->ins.p[v->remat].form);
		u32 prev = x->prev, next = x->next;
		*x = ra->f->ins.p[v->remat];
		x->prev = prev;
		x->next = next;
		x->insn = ra->f->cur_insn;
		*(x->form == X86_LEA ? &x->reg : &x->rm) = m->dst;
		return;
	}
	x = x86_insert_before(ra->f, b, before, X86_MOV_RM);
	x->reg = m->dst;
	slot_operand(ra, x, m->vreg);
}

/* N moves before instruction BEFORE (0: at the end) of block B: register to register first, circles by exchange, then
 * loads. No flags are touched. */
static void emit_moves(struct ra *ra, u32 b, u32 before, struct move *m, u32 n)
{
	u32 left = 0, near = before ? before : ra->f->blocks.p[b].last;
	ra->f->cur_insn = near ? ra->f->ins.p[near].insn : ~0u; /* no line of its own */
	for (u32 k = 0; k < n; k++)
		left += m[k].src != NO_REG;
	while (left) {
		bool moved = false;
		for (u32 k = 0; k < n; k++) {
			bool needed = false;
			if (m[k].src == NO_REG || m[k].dst == NO_REG)
				continue;
			for (u32 j = 0; j < n; j++)
				needed |= j != k && m[j].dst != NO_REG && m[j].src == m[k].dst;
			if (needed && m[k].src != m[k].dst)
				continue;
			if (m[k].src != m[k].dst) {
				struct x86_ins *x = x86_insert_before(ra->f, b, before, X86_MOV_RR);
				x->reg = m[k].dst;
				x->rm = m[k].src;
			}
			m[k].dst = NO_REG;
			left--;
			moved = true;
		}
		for (u32 k = 0; k < n && !moved; k++) {
			if (m[k].src == NO_REG || m[k].dst == NO_REG)
				continue;
			struct x86_ins *x = x86_insert_before(ra->f, b, before, X86_XCHG_RR);
			u8 x1 = m[k].dst, x2 = m[k].src;
			x->reg = x1;
			x->rm = x2;
			for (u32 j = 0; j < n; j++)
				if (m[j].dst != NO_REG && m[j].src != NO_REG)
					m[j].src = m[j].src == x1 ? x2 : m[j].src == x2 ? x1 : m[j].src;
			break;
		}
	}
	for (u32 k = 0; k < n; k++)
		if (m[k].src == NO_REG && m[k].dst != NO_REG)
			emit_load(ra, b, before, &m[k]);
}

static int by_key(const void *a, const void *b)
{
	const struct move *x = a, *y = b;
	return x->key != y->key ? (x->key < y->key ? -1 : 1) : (int)x->dst - (int)y->dst;
}

/* -- Where pieces meet ------------------------------------------------------------------------------------- */

static bool is_label(const struct ra *ra, u32 pos)
{
	return !(pos & 1) && pos / 2 < ra->n_numbers && !ra->ins_at[pos / 2];
}

static void pieces_in_line(struct resolve *rs, u32 vi)
{
	struct ra *ra = rs->ra;
	for (u32 k = ra->vregs[vi].first; k && ra->iv.p[k].next; k = ra->iv.p[k].next) {
		const struct interval *a = &ra->iv.p[k], *b = &ra->iv.p[a->next];
		if (a->to != b->from || b->reg == NO_REG || a->reg == b->reg || is_label(ra, b->from))
			continue;
		if (b->from & 1)
			continue; /* begins with a definition */
		vec_push(ra->arena, &rs->at, ((struct move){ b->from / 2, b->reg, a->reg, vi }));
	}
}

static u32 piece_in(const struct ra *ra, const u32 *pieces, u32 n, u32 pos)
{
	u32 lo = 0, hi = n;
	while (hi - lo > 1) {
		u32 mid = (lo + hi) / 2;
		if (ra->iv.p[pieces[mid]].from <= pos)
			lo = mid;
		else
			hi = mid;
	}
	return pieces[lo];
}

static bool covered(const struct ra *ra, const struct interval *i, u32 pos)
{
	u32 lo = i->r, hi = i->r + i->nr;
	if (pos < i->from || pos >= i->to)
		return false;
	while (hi - lo > 1) {
		u32 mid = (lo + hi) / 2;
		if (ra->ranges.p[mid].from <= pos)
			lo = mid;
		else
			hi = mid;
	}
	return ra->ranges.p[lo].from <= pos && pos < ra->ranges.p[lo].to;
}

static void edge(struct resolve *rs, u32 pred, u32 succ, struct move m)
{
	struct x86_func *f = rs->ra->f;
	const struct x86_block *p = &f->blocks.p[f->order[pred]], *s = &f->blocks.p[f->order[succ]];
	bool tail = p->nsucc == 1;
	CHECK(rs->ra->ctx, tail || s->npreds == 1);
	m.key = tail ? pred : succ;
	if (tail)
		vec_push(rs->ra->arena, &rs->tail, m);
	else
		vec_push(rs->ra->arena, &rs->head, m);
}

static void block_edges(struct resolve *rs, u32 vi, const u32 *pieces, u32 n, u32 k, const struct interval *here)
{
	struct ra *ra = rs->ra;
	const struct x86_block *b = &ra->f->blocks.p[ra->f->order[k]];
	if (here->reg == NO_REG)
		return;
	for (u32 p = 0; p < b->npreds; p++) {
		u32 pk = ra->f->blocks.p[ra->f->pred_pool[b->preds + p]].order;
		u32 end = 2 * ra->block_from[pk + 1] - 1;
		const struct interval *there = &ra->iv.p[piece_in(ra, pieces, n, end)];
		if (!covered(ra, there, end) || there->reg == here->reg)
			continue;
		edge(rs, pk, k, (struct move){ 0, here->reg, there->reg, vi });
	}
}

static void pieces_on_edges(struct resolve *rs, u32 vi, u32 *pieces, u32 n)
{
	struct ra *ra = rs->ra;
	for (u32 x = 0; x < n; x++) {
		const struct interval *i = &ra->iv.p[pieces[x]];
		if (i->reg == NO_REG)
			continue;
		for (u32 r = i->r; r < i->r + i->nr; r++) {
			u32 from = MAX(ra->ranges.p[r].from, i->from), to = MIN(ra->ranges.p[r].to, i->to);
			u32 k = ra_block_at(ra, from / 2);
			if (2 * ra->block_from[k] < from)
				k++;
			for (; k < ra->f->n_order && 2 * ra->block_from[k] < to; k++)
				block_edges(rs, vi, pieces, n, k, i);
		}
	}
}

static void resolve_vreg(struct resolve *rs, u32 vi, void *scratch)
{
	struct ra *ra = rs->ra;
	VEC(u32) *pieces = scratch;
	pieces->n = 0;
	for (u32 k = ra->vregs[vi].first; k; k = ra->iv.p[k].next)
		vec_push(ra->arena, pieces, k);
	if (pieces->n < 2)
		return;
	pieces_in_line(rs, vi);
	pieces_on_edges(rs, vi, pieces->p, pieces->n);
}

static void run_moves(struct ra *ra, struct move *m, u32 n, void (*emit)(struct ra *, u32, struct move *, u32))
{
	if (n)
		qsort(m, n, sizeof *m, by_key);
	for (u32 a = 0, z; a < n; a = z) {
		for (z = a + 1; z < n && m[z].key == m[a].key; z++)
			;
		emit(ra, m[a].key, m + a, z - a);
	}
}

static void emit_at(struct ra *ra, u32 number, struct move *m, u32 n)
{
	emit_moves(ra, ra->f->order[ra_block_at(ra, number)], ra->ins_at[number], m, n);
}

static void emit_head(struct ra *ra, u32 k, struct move *m, u32 n)
{
	u32 b = ra->f->order[k];
	emit_moves(ra, b, ra->f->blocks.p[b].first, m, n);
}

static void emit_tail(struct ra *ra, u32 k, struct move *m, u32 n)
{
	u32 b = ra->f->order[k], last = ra->f->blocks.p[b].last;
	bool jump = last && ra->f->ins.p[last].form == X86_JMP;
	emit_moves(ra, b, jump ? last : 0, m, n);
}

static void emit_stores(struct ra *ra, const struct store *st, u32 n)
{
	for (u32 k = 0; k < n; k++) {
		u32 ins = ra->ins_at[st[k].n], b = ra->f->order[ra_block_at(ra, st[k].n)];
		u32 insn = ra->f->ins.p[ins].insn;
		struct x86_ins *x = x86_insert_before(ra->f, b, ra->f->ins.p[ins].next, X86_MOV_MR);
		x->reg = st[k].reg;
		x->insn = insn;
		slot_operand(ra, x, st[k].vreg);
	}
}

void ra_rewrite(struct ra *ra)
{
	struct resolve rs = { .ra = ra };
	VEC(struct store) stores = { 0 };
	VEC(u32) scratch = { 0 };
	u32 n = ra->f->n_vregs;

	assign_slots(ra);
	for (u32 v = 0; v < n; v++)
		rewrite_vreg(ra, v, &stores);
	for (u32 v = 0; v < n; v++)
		rewrite_memory(ra, v);
	for (u32 v = 0; v < n; v++)
		resolve_vreg(&rs, v, &scratch);
	/* moves before an instruction first, so that what its predecessor stores comes before them; an edge's moves are
	 * before all else of the block's head */
	run_moves(ra, rs.at.p, rs.at.n, emit_at);
	emit_stores(ra, stores.p, stores.n);
	run_moves(ra, rs.head.p, rs.head.n, emit_head);
	run_moves(ra, rs.tail.p, rs.tail.n, emit_tail);
	for (u32 k = 0; k < ra->f->n_order; k++)
		slot_to_slot(ra, ra->f->order[k]);
}
