/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Small improvements on allocated code, one window at a time; every rule names what it relies on. Nothing here looks at the
 * value of an immediate of the input beyond what is listed in NOTES (zero, one).
 *
 * Flags are dead at the end of each block (isel's promise). Runs between regalloc and abi.
 */
#include "x86_32/x86.h"

enum { TAIL_ROUNDS = 3 };

static bool flags_dead_after(const struct x86_func *f, u32 n)
{
	for (n = f->ins.p[n].next; n; n = f->ins.p[n].next) {
		char fl = x86_rows[f->ins.p[n].form].flags;
		if (fl == 'r' || fl == 'x')
			return false;
		if (fl == 'w')
			return true;
	}
	return true;
}

static bool is_plain_imm(const struct x86_ins *i, s32 v)
{
	return !i->imm_sym && i->imm_origin != ORIGIN_MASKED && i->imm == v;
}

/* mov d, a; add d, b|imm  ->  lea d, [a + b|imm]: flags dead behind. The copy is gone then. */
static bool fuse_lea(struct x86_func *f, u32 b, u32 n)
{
	struct x86_ins *m = &f->ins.p[n], *a = m->next ? &f->ins.p[m->next] : NULL;
	if (!a || m->form != X86_MOV_RR || m->reg == m->rm || m->rm == R_ESP)
		return false;
	bool sub = a->form == X86_SUB_RI;
	if (a->form == X86_ADD_RR) {
		if (a->reg != m->reg || a->rm == m->reg || a->rm == R_ESP)
			return false;
	} else if (a->form == X86_ADD_RI || sub) {
		if (a->rm != m->reg || (sub && a->imm_sym))
			return false;
	} else {
		return false;
	}
	if (!flags_dead_after(f, m->next))
		return false;
	u32 src = m->rm, at = m->next;
	if (a->form == X86_ADD_RR) {
		a->base = src;
		a->index = a->rm;
	} else {
		a->reg = a->rm;
		a->base = src;
		a->disp = sub ? (s32)(0 - (u32)a->imm) : a->imm;
		a->disp_origin = a->imm_origin;
		a->disp_sym = a->imm_sym;
		a->imm = 0;
		a->imm_sym = XS_NONE;
	}
	a->rm = R_NONE;
	a->form = X86_LEA;
	x86_remove(f, b, n);
	(void)at;
	return true;
}

/* mov d, a; and d, 255 -> movzx d, a8; mov t, a; movzx t, t8 -> movzx t, a8: a has a byte name. */
static bool fuse_movzx(struct x86_func *f, u32 b, u32 n)
{
	struct x86_ins *m = &f->ins.p[n], *a = m->next ? &f->ins.p[m->next] : NULL;
	if (!a || m->form != X86_MOV_RR || m->rm > R_EBX)
		return false;
	if (a->form == X86_AND_RI && a->rm == m->reg && a->imm_origin == ORIGIN_OWN && is_plain_imm(a, 255)) {
		if (!flags_dead_after(f, m->next))
			return false;
		a->form = X86_MOVZX8_RR;
		a->reg = m->reg;
		a->rm = m->rm;
		a->imm = 0;
		x86_remove(f, b, n);
		return true;
	}
	if ((a->form == X86_MOVZX8_RR || a->form == X86_MOVSX8_RR || a->form == X86_MOVZX16_RR ||
	     a->form == X86_MOVSX16_RR) && a->rm == m->reg && a->reg == m->reg) {
		a->rm = m->rm;
		x86_remove(f, b, n);
		return true;
	}
	return false;
}

static bool sets_result_flags(const struct x86_ins *i, bool *logic, u32 *dst)
{
	switch (i->form) {
	case X86_AND_RR: case X86_OR_RR: case X86_XOR_RR: case X86_AND_RM: case X86_OR_RM: case X86_XOR_RM:
		*logic = true;
		*dst = i->reg;
		return true;
	case X86_AND_RI: case X86_OR_RI: case X86_XOR_RI:
		*logic = true;
		*dst = i->rm;
		return true;
	case X86_ADD_RR: case X86_SUB_RR: case X86_ADD_RM: case X86_SUB_RM:
		*logic = false;
		*dst = i->reg;
		return true;
	case X86_ADD_RI: case X86_SUB_RI: case X86_NEG_R:
		*logic = false;
		*dst = i->rm;
		return true;
	default:
		return false;
	}
}

/* op r, ...; test r, r; jcc: the operation has set the same flags (all of them if it is a logical one, zero and sign
 * otherwise). */
static bool drop_test(struct x86_func *f, u32 b, u32 n)
{
	struct x86_ins *t = &f->ins.p[n];
	bool logic;
	u32 dst;
	if (t->form != X86_TEST_RR || t->reg != t->rm || !t->prev || !t->next)
		return false;
	if (!sets_result_flags(&f->ins.p[t->prev], &logic, &dst) || dst != t->reg)
		return false;
	for (u32 u = t->next; u; u = f->ins.p[u].next) {
		const struct x86_ins *x = &f->ins.p[u];
		char fl = x86_rows[x->form].flags;
		if (fl == 'w')
			break;
		if (fl == 'x' || fl == 'p')
			return false;
		if (fl == 'r' && !logic && x->cc != CC_E && x->cc != CC_NE && x->cc != CC_S && x->cc != CC_NS)
			return false;
	}
	x86_remove(f, b, n);
	return true;
}

static void shorten(struct x86_func *f, u32 n)
{
	struct x86_ins *i = &f->ins.p[n];
	switch (i->form) {
	case X86_MOV_RI:
		if (is_plain_imm(i, 0) && flags_dead_after(f, n)) {
			i->form = X86_XOR_RR;
			i->reg = i->rm;
		}
		break;
	case X86_CMP_RI:
		if (is_plain_imm(i, 0)) {
			i->form = X86_TEST_RR;
			i->reg = i->rm;
		}
		break;
	case X86_ADD_RI:
	case X86_SUB_RI:
		if ((is_plain_imm(i, 1) || is_plain_imm(i, -1)) && flags_dead_after(f, n)) {
			i->form = (i->form == X86_ADD_RI) == (i->imm == 1) ? X86_INC_R : X86_DEC_R;
			i->imm = 0;
		}
		break;
	case X86_AND_RI:
		if (i->rm <= R_EBX && i->imm_origin == ORIGIN_OWN && is_plain_imm(i, 255) && flags_dead_after(f, n)) {
			i->form = X86_MOVZX8_RR;
			i->reg = i->rm;
			i->imm = 0;
		}
		break;
	case X86_TEST_RI:
		if (!i->imm_sym && i->rm <= R_EBX && i->imm >= 0 && i->imm < 128 && i->imm_origin == ORIGIN_OWN)
			i->form = X86_TEST8_RI;
		break;
	default:
		break;
	}
}

static void block(struct x86_func *f, u32 b)
{
	for (u32 n = f->blocks.p[b].first, next; n; n = next) {
		next = f->ins.p[n].next;
		struct x86_ins *i = &f->ins.p[n];
		if (i->form == X86_MOV_RR && i->reg == i->rm)
			x86_remove(f, b, n);
		else if (!fuse_lea(f, b, n) && !fuse_movzx(f, b, n) && !drop_test(f, b, n))
			continue;
	}
	for (u32 n = f->blocks.p[b].first; n; n = f->ins.p[n].next)
		shorten(f, n);
}

/* -- Branches --------------------------------------------------------------------------------------------- */

/* The only thing that block B does is go on to another one: which? */
static u32 goes_to(const struct x86_func *f, u32 b)
{
	const struct x86_block *p = &f->blocks.p[b];
	if (p->nsucc != 1)
		return 0;
	if (!p->first)
		return p->succ[0];
	return p->first == p->last && f->ins.p[p->first].form == X86_JMP ? p->succ[0] : 0;
}

static u32 thread(const struct x86_func *f, u32 b)
{
	for (u32 steps = 0, to; steps < 16 && (to = goes_to(f, b)) && to != b; steps++)
		b = to;
	return b;
}

/* Next block in the layout that has code (or is a target by itself). */
static u32 falls_to(const struct x86_func *f, u32 k)
{
	return k + 1 < f->n_order ? f->order[k + 1] : 0;
}

static void redirect(struct x86_func *f, u32 b, u32 n, u32 to)
{
	struct x86_block *p = &f->blocks.p[b];
	for (u32 s = 0; s < p->nsucc; s++)
		if (p->succ[s] == f->ins.p[n].target) {
			p->succ[s] = to;
			break;
		}
	f->ins.p[n].target = to;
}

/* A conditional branch over a block that only jumps is turned round; the jump goes. */
static void turn_round(struct x86_func *f, u32 k)
{
	u32 b = f->order[k], fall = falls_to(f, k), after = fall ? falls_to(f, k + 1) : 0;
	struct x86_block *p = &f->blocks.p[b];
	u32 to = fall ? goes_to(f, fall) : 0;

	if (p->nsucc != 2 || !p->last || f->ins.p[p->last].form != X86_JCC || !to || !after)
		return;
	struct x86_ins *j = &f->ins.p[p->last];
	struct x86_block *skip = &f->blocks.p[fall];
	if (skip->npreds != 1 || !skip->first)
		return;
	if (j->target != thread(f, after)) {
		/* a way back: the branch takes it, and the jump leaves the loop */
		u32 out = j->target;
		if (f->blocks.p[to].order > k || out == fall)
			return;
		j->cc ^= 1;
		redirect(f, b, p->last, thread(f, to));
		redirect(f, fall, skip->first, out);
		return;
	}
	j->cc ^= 1;
	redirect(f, b, p->last, thread(f, to));
	x86_remove(f, fall, skip->first);
	skip->succ[0] = after;
}

/* The same where branch and jump stand in one block, in front of where the branch goes. */
static void turn_pair(struct x86_func *f, u32 k)
{
	u32 b = f->order[k], jmp = f->blocks.p[b].last, jcc = jmp ? f->ins.p[jmp].prev : 0, to;

	if (!jcc || f->ins.p[jmp].form != X86_JMP || f->ins.p[jcc].form != X86_JCC || !falls_to(f, k) ||
	    f->ins.p[jcc].target != falls_to(f, k))
		return;
	to = f->ins.p[jmp].target;
	x86_remove(f, b, jmp);
	f->ins.p[jcc].cc ^= 1;
	f->ins.p[jcc].target = to;
}

static bool ends_here(const struct x86_func *f, const struct x86_block *b)
{
	u32 form = b->last ? f->ins.p[b->last].form : X86_NONE;
	return form == X86_JMP || form == X86_RET || form == X86_JMP_R || form == X86_UD2;
}

/* What nothing goes to any more, since jumps to jumps were shortened, leaves the layout. */
static void drop_unreached(struct x86_func *f)
{
	u32 *seen = bits_new(f->arena, f->blocks.n), n = 0;
	u32 *stack = arena_array(f->arena, f->blocks.n + 1, sizeof *stack);
	u32 *pos = arena_array(f->arena, f->blocks.n, sizeof *pos);
	for (u32 k = 0; k < f->n_order; k++)
		pos[f->order[k]] = k;
	stack[n++] = f->order[0];
	bits_set(seen, f->order[0]);
	while (n) {
		u32 b = stack[--n], next[3], m = 0;
		const struct x86_block *p = &f->blocks.p[b];
		for (u32 i = p->last; i && (f->ins.p[i].form == X86_JCC || f->ins.p[i].form == X86_JMP); i = f->ins.p[i].prev)
			if (m < 2)
				next[m++] = f->ins.p[i].target;
		if (!ends_here(f, p) && pos[b] + 1 < f->n_order)
			next[m++] = f->order[pos[b] + 1];
		while (m) {
			u32 t = next[--m];
			if (!bits_test(seen, t)) {
				bits_set(seen, t);
				stack[n++] = t;
			}
		}
	}
	u32 kept = 0;
	for (u32 k = 0; k < f->n_order; k++)
		if (bits_test(seen, f->order[k]))
			f->order[kept++] = f->order[k];
	f->n_order = kept;
}

static void branches(struct x86_func *f)
{
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];
		for (u32 n = f->blocks.p[b].first; n; n = f->ins.p[n].next)
			if (f->ins.p[n].form == X86_JCC || f->ins.p[n].form == X86_JMP)
				redirect(f, b, n, thread(f, f->ins.p[n].target));
		turn_round(f, k);
	}
	drop_unreached(f);
	for (u32 k = 0; k < f->n_order; k++)
		turn_pair(f, k);
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k], last = f->blocks.p[b].last, m = k + 1;
		if (!last || f->ins.p[last].form != X86_JMP)
			continue;
		while (m < f->n_order && !f->blocks.p[f->order[m]].first && f->order[m] != f->ins.p[last].target)
			m++;
		if (m < f->n_order && f->order[m] == f->ins.p[last].target) {
			redirect(f, b, last, f->order[k + 1]);
			x86_remove(f, b, last);
		}
	}
}

void x86_peep(struct x86_func *f, const struct x86_opts *o)
{
	if (o->opt_level > 0)
		for (u32 k = 0; k < f->n_order; k++)
			block(f, f->order[k]);
	if (o->opt_level > 1)
		x86_rotate(f);
	branches(f);
	if (o->opt_level < 2)
		return;
	x86_compact(f);
	branches(f);
	x86_compact(f);
	for (int round = 0; round < TAIL_ROUNDS && x86_tails(f); round++) { /* what leads to equal ends is equal then, too */
		branches(f);
		x86_compact(f);
	}
}
