/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Ways back of loops. Copies that stand alone on the way back move in front of the branch that leads there, if nobody
 * else wants what they overwrite; then the way back is a jump only, and the branch itself goes there: one branch a round.
 *
 * Needs: allocated code (real registers), preds and order as x86_preds() makes them. Leaves: the same graph, blocks that
 * lost their copies. What moves changes no flags and cannot fault; it is done for nothing when the loop ends.
 */
#include "x86_32/x86.h"

enum { MOST = 3 /* copies that are worth it */ };

/* -- Live registers ---------------------------------------------------------------------------------------- */

static void field(char role, u32 r, u8 *use, u8 *def)
{
	if (r > R_EDI)
		return;
	if (role == 'r' || role == 'x' || role == 'R' || role == 'X')
		*use |= (u8)(1u << r);
	if (role == 'w' || role == 'x' || role == 'W' || role == 'X')
		*def |= (u8)(1u << r);
}

static u8 live_before(const struct x86_ins *i, u8 live)
{
	const struct x86_row *row = &x86_rows[i->form];
	u8 use = row->in | i->uses, def = row->out;

	field(row->reg, i->reg, &use, &def);
	field(row->rm, i->rm, &use, &def);
	field('r', i->base, &use, &def);
	field('r', i->index, &use, &def);
	if (i->form == X86_XOR_RR && i->reg == i->rm && i->reg <= R_EDI) /* zero, whatever it was */
		use &= (u8) ~(1u << i->reg);
	return (u8)((live & ~def) | use);
}

static u8 live_at_head(const struct x86_func *f, u32 b, u8 live)
{
	for (u32 n = f->blocks.p[b].last; n; n = f->ins.p[n].prev)
		live = live_before(&f->ins.p[n], live);
	return live;
}

/* Registers live at the head of each block. A set only grows, at most eight times, so rounds end soon; MOST_ROUNDS is
 * there for graphs that were made to take long: then everything counts as live. */
static u8 *live_in(struct x86_func *f)
{
	enum { MOST_ROUNDS = 16 };
	u8 *in = arena_alloc(f->arena, f->blocks.n);
	bool again = true;

	for (u32 round = 0; again; round++) {
		again = false;
		for (u32 k = f->n_order; k--;) {
			const struct x86_block *p = &f->blocks.p[f->order[k]];
			u8 live = 0, was = in[f->order[k]];

			for (u32 s = 0; s < p->nsucc; s++)
				live |= in[p->succ[s]];
			in[f->order[k]] = round < MOST_ROUNDS ? live_at_head(f, f->order[k], live) : M_ALL;
			again |= in[f->order[k]] != was;
		}
	}
	return in;
}

/* -- Copies ------------------------------------------------------------------------------------------------ */

/* What block B does besides jumping: copies and sums that change nothing but registers; their set. 0: no. */
static u8 copied(const struct x86_func *f, u32 b)
{
	u8 set = 0;
	u32 n = 0;

	for (u32 i = f->blocks.p[b].first; i; i = f->ins.p[i].next, n++) {
		const struct x86_ins *x = &f->ins.p[i];

		if (x->form == X86_JMP && !x->next)
			break;
		if (n == MOST || (x->form != X86_MOV_RR && x->form != X86_LEA))
			return 0;
		set |= (u8)(1u << x->reg);
	}
	return set;
}

static void move_copies(struct x86_func *f, u32 from, u32 to, u32 before)
{
	u32 next;

	for (u32 i = f->blocks.p[from].first; i && f->ins.p[i].form != X86_JMP; i = next) {
		struct x86_ins x = f->ins.p[i], *n;

		next = x.next;
		x86_remove(f, from, i);
		f->cur_insn = x.insn;
		n = x86_insert_before(f, to, before, (enum x86_form)x.form);
		x.prev = n->prev;
		x.next = n->next;
		*n = x;
	}
}

/* Block B is on a way back (it goes to where the layout has been already) and has one predecessor, which branches. */
static void way_back(struct x86_func *f, u8 *in, u32 b)
{
	const struct x86_block *p = &f->blocks.p[b];
	u32 from, other, j;
	u8 set;

	if (p->nsucc != 1 || p->npreds != 1 || f->blocks.p[p->succ[0]].order > p->order)
		return;
	from = f->pred_pool[p->preds];
	set = copied(f, b);
	if (!set || f->blocks.p[from].nsucc != 2)
		return;
	other = f->blocks.p[from].succ[f->blocks.p[from].succ[0] == b];
	for (j = f->blocks.p[from].last; j && f->ins.p[j].form == X86_JMP;)
		j = f->ins.p[j].prev;
	if (other == b || in[other] & set || !j || f->ins.p[j].form != X86_JCC)
		return;
	move_copies(f, b, from, j);
	in[b] = in[p->succ[0]]; /* what the copies made comes from before the branch now: no other way back may destroy it */
}

void x86_rotate(struct x86_func *f)
{
	u8 *in = NULL;

	x86_preds(f);
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];

		if (!f->blocks.p[b].depth || !copied(f, b))
			continue;
		if (!in)
			in = live_in(f);
		way_back(f, in, b);
	}
}
