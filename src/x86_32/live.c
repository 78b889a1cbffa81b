/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Liveness for the register allocator: numbers the instructions, lists where each virtual register is read and written,
 * and builds its lifetime as a list of ranges by walking from each read up to the writes that reach it. Works for any flow
 * graph; time is linear in the size of the result. Roles of operands come from encode.def.
 */
#include <stdlib.h>

#include "x86_32/ra.h"

/* -- Roles ------------------------------------------------------------------------------------------------ */

static bool has_mem(enum x86_form form)
{
	switch (x86_rows[form].shape) {
	case SHAPE_RM:
	case SHAPE_MR:
	case SHAPE_MI:
	case SHAPE_M:
	case SHAPE_RMI:
	case SHAPE_CCRM:
		return true;
	default:
		return false;
	}
}

static u8 role_flags(char role)
{
	switch (role) {
	case 'r': return EV_USE;
	case 'w': return EV_DEF;
	case 'x': return EV_USE | EV_DEF;
	case 'R': return EV_USE | EV_BYTE;
	case 'W': return EV_DEF | EV_BYTE;
	case 'X': return EV_USE | EV_DEF | EV_BYTE;
	default: return 0;
	}
}

u8 ra_roles(const struct ra *ra, const struct x86_ins *i, u8 opnd)
{
	const struct x86_row *row = &x86_rows[i->form];
	bool mem = has_mem((enum x86_form)i->form);
	u8 f;

	switch (opnd) {
	case OPND_REG:
		f = i->reg == R_NONE ? 0 : role_flags(row->reg);
		return f && i->form == X86_MOV_RR ? f | EV_MEM : f;
	case OPND_RM:
		if (mem || i->rm == R_NONE)
			return 0;
		f = role_flags(row->rm);
		if ((i->form == X86_MOV_RI && !i->blind) || (f == EV_USE && ra->mem_twin[i->form]) ||
		    (f == (EV_USE | EV_BYTE) && ra->mem_twin[i->form]))
			f |= EV_MEM;
		return f;
	case OPND_BASE:
		return mem && i->base != R_NONE ? EV_USE : 0;
	default:
		return mem && i->index != R_NONE ? EV_USE : 0;
	}
}

/* The form that has a memory operand where this one has the register rm. */
static void find_twins(struct ra *ra)
{
	for (u32 a = 1; a < X86_NFORMS; a++) {
		const struct x86_row *p = &x86_rows[a];
		u8 want = p->shape == SHAPE_RR ? SHAPE_RM : p->shape == SHAPE_RRI ? SHAPE_RMI :
			  p->shape == SHAPE_CCRR ? SHAPE_CCRM : p->shape == SHAPE_R ? SHAPE_M : SHAPE_NONE;
		for (u32 b = 1; b < X86_NFORMS && want != SHAPE_NONE; b++) {
			const struct x86_row *q = &x86_rows[b];
			if (q->shape == want && q->opcode == p->opcode && q->prefix == p->prefix && q->ext == p->ext &&
			    q->reg == p->reg)
				ra->mem_twin[a] = (u16)b;
		}
	}
	ra->mem_twin[X86_TEST_RR] = X86_TEST_RM;
}

/* -- Numbers ---------------------------------------------------------------------------------------------- */

static void number(struct ra *ra)
{
	struct x86_func *f = ra->f;
	u32 n = 0;
	for (u32 k = 0; k < f->n_order; k++) {
		n++;
		for (u32 i = f->blocks.p[f->order[k]].first; i; i = f->ins.p[i].next)
			n++;
	}
	ra->n_numbers = n;
	ra->ins_at = arena_array(ra->arena, n + 1, sizeof *ra->ins_at);
	ra->block_from = arena_array(ra->arena, f->n_order + 1, sizeof *ra->block_from);
	n = 0;
	for (u32 k = 0; k < f->n_order; k++) {
		ra->block_from[k] = n++;
		for (u32 i = f->blocks.p[f->order[k]].first; i; i = f->ins.p[i].next)
			ra->ins_at[n++] = i;
	}
	ra->block_from[f->n_order] = n;
}

u32 ra_block_at(const struct ra *ra, u32 number)
{
	u32 lo = 0, hi = ra->f->n_order;
	while (hi - lo > 1) {
		u32 mid = (lo + hi) / 2;
		if (ra->block_from[mid] <= number)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* -- Events ----------------------------------------------------------------------------------------------- */

static const u8 all_opnds[] = { OPND_REG, OPND_RM, OPND_BASE, OPND_INDEX };

/* Calls with FILL false to count, then with FILL true to enter. */
static void ins_events(struct ra *ra, u32 n, struct x86_ins *i, bool fill)
{
	u32 seen[4], nseen = 0;
	for (u32 k = 0; k < ARRAY_SIZE(all_opnds); k++) {
		u8 flags = ra_roles(ra, i, all_opnds[k]);
		u32 r = *ra_field(i, all_opnds[k]);
		if (!flags || r < X86_FIRST_VREG)
			continue;
		struct vreg *v = &ra->vregs[r - X86_FIRST_VREG];
		bool again = false;
		for (u32 s = 0; s < nseen; s++)
			again |= seen[s] == r;
		seen[nseen++] = r;
		if (!fill) {
			v->ne += !again;
			continue;
		}
		if (flags & EV_BYTE)
			v->byte = true;
		v->ax |= i->blind && flags & EV_DEF;
		if (again) {
			struct event *e = &ra->events[v->e + v->ne - 1];
			e->flags = (u8)((e->flags | flags) & ~EV_MEM);
			e->opnds |= all_opnds[k];
			continue;
		}
		ra->events[v->e + v->ne++] = (struct event){ .n = n, .flags = flags, .opnds = all_opnds[k] };
	}
}

/* Instructions with an immediate have a form for EAX without ModRM; that counts where the immediate has no form of 8 bits
 * that is shorter still. */
static void wants_acc(struct ra *ra, const struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];
	bool test = i->form == X86_TEST_RI || i->form == X86_TEST8_RI || i->form == X86_TEST16_RI;
	struct vreg *v;

	if (row->shape != SHAPE_RI || i->rm < X86_FIRST_VREG || !(row->ext >= 0) || row->in ||
	    (!test && (row->imm == 8 || (!i->imm_sym && i->imm_origin != ORIGIN_MASKED && i->imm == (s8)i->imm))))
		return;
	v = &ra->vregs[i->rm - X86_FIRST_VREG];
	v->acc = (u16)MIN(v->acc + 1, 0xffff);
	ra->wants_acc = true;
}

/* What a value is a copy of wants what it wants. */
static void pass_on_acc(struct ra *ra, const struct x86_ins *i)
{
	struct vreg *from;

	if (i->form != X86_MOV_RR || i->reg < X86_FIRST_VREG || i->rm < X86_FIRST_VREG)
		return;
	from = &ra->vregs[i->rm - X86_FIRST_VREG];
	from->acc = (u16)MIN(from->acc + (u32)ra->vregs[i->reg - X86_FIRST_VREG].acc, 0xffffu);
}

static void hints(struct ra *ra, const struct x86_ins *i)
{
	wants_acc(ra, i);
	if (i->form != X86_MOV_RR)
		return;
	if (i->reg >= X86_FIRST_VREG) {
		struct vreg *v = &ra->vregs[i->reg - X86_FIRST_VREG];
		if (v->hint == R_NONE)
			v->hint = i->rm;
	}
	if (i->rm >= X86_FIRST_VREG) {
		struct vreg *v = &ra->vregs[i->rm - X86_FIRST_VREG];
		if (v->out == R_NONE || i->reg < X86_FIRST_VREG)
			v->out = i->reg;
	}
}

static void find_remat(struct ra *ra, struct vreg *v)
{
	if (!v->ne || (ra->events[v->e].flags & (EV_DEF | EV_USE)) != EV_DEF)
		return;
	for (u32 k = 1; k < v->ne; k++)
		if (ra->events[v->e + k].flags & EV_DEF)
			return;
	u32 ins = ra->ins_at[ra->events[v->e].n];
	const struct x86_ins *i = &ra->f->ins.p[ins];
	if (i->blind) /* is kept like what was computed: made anew it would be two instructions */
		return;
	if (i->form != X86_MOV_RI && !(i->form == X86_LEA && i->base == R_BPF && i->index == R_NONE))
		return;
	v->remat = ins;
	for (u32 k = 0; k < v->ne; k++) /* it has no place in memory */
		ra->events[v->e + k].flags &= (u8)~EV_MEM;
}

static void events(struct ra *ra)
{
	struct x86_func *f = ra->f;
	u32 total = 0;
	ra->vregs = arena_array(ra->arena, f->n_vregs + 1, sizeof *ra->vregs);
	for (u32 n = 0; n < ra->n_numbers; n++)
		if (ra->ins_at[n])
			ins_events(ra, n, &f->ins.p[ra->ins_at[n]], false);
	for (u32 v = 0; v < f->n_vregs; v++) {
		ra->vregs[v].e = total;
		total += ra->vregs[v].ne;
		ra->vregs[v].ne = 0;
		ra->vregs[v].hint = ra->vregs[v].out = R_NONE;
		ra->vregs[v].slot = NO_SLOT;
		ra->vregs[v].recent = NO_REG;
	}
	ra->events = arena_array(ra->arena, total + 1, sizeof *ra->events);
	for (u32 n = 0; n < ra->n_numbers; n++) {
		if (!ra->ins_at[n])
			continue;
		ins_events(ra, n, &f->ins.p[ra->ins_at[n]], true);
		hints(ra, &f->ins.p[ra->ins_at[n]]);
	}
	for (u32 n = ra->n_numbers; ra->wants_acc && n--;)
		pass_on_acc(ra, &f->ins.p[ra->ins_at[n]]);
	for (u32 v = 0; v < f->n_vregs; v++)
		find_remat(ra, &ra->vregs[v]);
}

/* -- Lifetimes -------------------------------------------------------------------------------------------- */

struct walk {
	u32 *last;    /* by layout position: index+1 of the newest range made for this vreg in the block */
	u32 *has;     /* vreg+1 that `last` is about */
	u32 *liveout; /* vreg+1 that was found live at the end of the block */
	VEC(u32) stack;
};

static int by_from(const void *a, const void *b)
{
	const struct range *x = a, *y = b;
	return x->from < y->from ? -1 : x->from > y->from;
}

static void push_preds(struct ra *ra, struct walk *w, u32 k)
{
	const struct x86_block *b = &ra->f->blocks.p[ra->f->order[k]];
	for (u32 p = 0; p < b->npreds; p++)
		vec_push(ra->arena, &w->stack, ra->f->blocks.p[ra->f->pred_pool[b->preds + p]].order);
}

/* Ranges within the blocks that have events, and blocks whose start sees a read. */
static void local_ranges(struct ra *ra, struct walk *w, u32 vi)
{
	const struct vreg *v = &ra->vregs[vi];
	u32 k = 0;
	for (u32 x = 0; x < v->ne; x++) {
		const struct event *e = &ra->events[v->e + x];
		if (x == 0 || e->n >= ra->block_from[k + 1])
			k = ra_block_at(ra, e->n);
		bool first = w->has[k] != vi + 1;
		u32 end = 2 * e->n + (e->flags & EV_DEF ? 2 : 1);
		if (e->flags & EV_USE) {
			if (first) {
				vec_push(ra->arena, &ra->ranges, ((struct range){ 2 * ra->block_from[k], end }));
				push_preds(ra, w, k);
			} else {
				struct range *r = &ra->ranges.p[w->last[k] - 1];
				r->to = MAX(r->to, end);
				continue;
			}
		} else {
			vec_push(ra->arena, &ra->ranges, ((struct range){ 2 * e->n + 1, end }));
		}
		w->has[k] = vi + 1;
		w->last[k] = ra->ranges.n;
	}
}

static void lifetime(struct ra *ra, struct walk *w, u32 vi)
{
	u32 start = ra->ranges.n, out;
	local_ranges(ra, w, vi);
	while (w->stack.n) {
		u32 k = w->stack.p[--w->stack.n];
		if (w->liveout[k] == vi + 1)
			continue;
		w->liveout[k] = vi + 1;
		u32 end = 2 * ra->block_from[k + 1];
		if (w->has[k] == vi + 1) {
			ra->ranges.p[w->last[k] - 1].to = end;
			continue;
		}
		vec_push(ra->arena, &ra->ranges, ((struct range){ 2 * ra->block_from[k], end }));
		push_preds(ra, w, k);
	}
	if (ra->ranges.n == start)
		return;
	qsort(ra->ranges.p + start, ra->ranges.n - start, sizeof(struct range), by_from);
	out = start;
	for (u32 k = start + 1; k < ra->ranges.n; k++) {
		if (ra->ranges.p[k].from <= ra->ranges.p[out].to)
			ra->ranges.p[out].to = MAX(ra->ranges.p[out].to, ra->ranges.p[k].to);
		else
			ra->ranges.p[++out] = ra->ranges.p[k];
	}
	ra->ranges.n = out + 1;
	struct interval *i = vec_add(ra->arena, &ra->iv);
	*i = (struct interval){ .vreg = vi, .r = start, .nr = out + 1 - start, .cur = start, .reg = NO_REG,
				.from = ra->ranges.p[start].from, .to = ra->ranges.p[out].to,
				.e = ra->vregs[vi].e, .ne = ra->vregs[vi].ne };
	ra->vregs[vi].first = ra->iv.n - 1;
}

/* -- Real registers --------------------------------------------------------------------------------------- */

static void fixed_use(struct ra *ra, u32 reg, u32 n, u32 label)
{
	u32 k = ra->fixed[reg].n;
	if (k && ra->fixed[reg].p[k - 1].from > 2 * label)
		ra->fixed[reg].p[k - 1].to = MAX(ra->fixed[reg].p[k - 1].to, 2 * n + 1);
	else /* read without having been set in this block: whatever it holds */
		vec_push(ra->arena, &ra->fixed[reg], ((struct range){ 2 * n, 2 * n + 1 }));
}

static void fixed_def(struct ra *ra, u32 reg, u32 n)
{
	u32 k = ra->fixed[reg].n;
	if (k && ra->fixed[reg].p[k - 1].to > 2 * n + 1)
		return;
	vec_push(ra->arena, &ra->fixed[reg], ((struct range){ 2 * n + 1, 2 * n + 2 }));
}

static void fixed_ranges(struct ra *ra)
{
	u32 label = 0;
	for (u32 n = 0; n < ra->n_numbers; n++) {
		if (!ra->ins_at[n]) {
			label = n;
			continue;
		}
		struct x86_ins *i = &ra->f->ins.p[ra->ins_at[n]];
		u32 use = x86_rows[i->form].in | i->uses, def = x86_rows[i->form].out;
		for (u32 k = 0; k < ARRAY_SIZE(all_opnds); k++) {
			u8 flags = ra_roles(ra, i, all_opnds[k]);
			u32 r = *ra_field(i, all_opnds[k]);
			if (r > R_EDI)
				continue;
			use |= flags & EV_USE ? 1u << r : 0;
			def |= flags & EV_DEF ? 1u << r : 0;
		}
		for (u32 r = 0; r < 8; r++) {
			if (r == R_ESP)
				continue;
			if (use >> r & 1)
				fixed_use(ra, r, n, label);
			if (def >> r & 1)
				fixed_def(ra, r, n);
		}
	}
}

void ra_live(struct ra *ra)
{
	struct walk w = { 0 };
	u32 nb = ra->f->n_order;
	vec_add(ra->arena, &ra->iv);
	find_twins(ra);
	number(ra);
	events(ra);
	w.last = arena_array(ra->arena, nb, sizeof *w.last);
	w.has = arena_array(ra->arena, nb, sizeof *w.has);
	w.liveout = arena_array(ra->arena, nb, sizeof *w.liveout);
	for (u32 v = 0; v < ra->f->n_vregs; v++)
		lifetime(ra, &w, v);
	fixed_ranges(ra);
}
