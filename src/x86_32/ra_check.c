/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Proof of a register allocation: replays the allocated code with the names of virtual registers as values and shows that
 * every instruction reads what it read before.
 *
 * BEFORE is the function as isel left it; F has the same instructions under the same numbers, with operands replaced,
 * and more of them (moves, loads and stores of slots). For each place (real register or slot) the set of virtual registers
 * whose value it surely holds is computed over the flow graph; where paths meet, what both have. Throws BPFC_EINTERNAL.
 * Functions with very many places times blocks are not looked at.
 */
#include <string.h>

#include "x86_32/ra.h"

#define SET_MAX 6
#define TOKEN_PHYS 0xf0000000u  /* | register: what the last original instruction put there itself */
#define TOKEN_REMAT 0x80000000u /* | hash of an instruction that makes a value out of nothing */
#define WORK_MAX 40000000u

struct set {
	u32 v[SET_MAX];
	u32 n;
};

struct rc {
	struct ra ra; /* roles only */
	struct x86_func *before, *f;
	u32 nplaces;
	struct set *in, *now; /* in: blocks x places */
	bool *visited;
	u32 *remat;     /* by vreg: token, 0 if none */
	u8 phys_seen;   /* real registers that this block has set */
	bool checking;
	struct set pushed;
};

static bool set_has(const struct set *s, u32 v)
{
	for (u32 k = 0; k < s->n; k++)
		if (s->v[k] == v)
			return true;
	return false;
}

static void set_add(struct set *s, u32 v)
{
	if (set_has(s, v))
		return;
	if (s->n == SET_MAX) {
		memmove(s->v, s->v + 1, sizeof(u32) * (SET_MAX - 1));
		s->n--;
	}
	s->v[s->n++] = v;
}

static void set_drop(struct set *s, u32 v)
{
	for (u32 k = 0; k < s->n; k++)
		if (s->v[k] == v) {
			s->v[k--] = s->v[--s->n];
		}
}

static u32 remat_token(const struct x86_ins *i)
{
	u32 key[9] = { i->form, i->imm_sym, i->disp_sym, i->base, (u32)i->disp, (u32)i->imm, i->sym,
		       i->imm_origin, i->disp_origin };
	return TOKEN_REMAT | ((u32)hash_bytes(key, sizeof key) & 0x3fffffff);
}

static bool makes_value(const struct x86_ins *i)
{
	return i->form == X86_MOV_RI || (i->form == X86_LEA && i->base == R_BPF && i->index == R_NONE);
}

static struct set *slot_place(struct rc *c, const struct x86_ins *i)
{
	u32 n = 8 + (u32)i->disp / 4;
	CHECK(c->f->ctx, i->base == R_SLOT && n < c->nplaces);
	return &c->now[n];
}

/* An instruction that the allocator put in. */
static void replay_move(struct rc *c, const struct x86_ins *i)
{
	struct set t;
	switch (i->form) {
	case X86_MOV_RR:
		c->now[i->reg] = c->now[i->rm];
		break;
	case X86_MOV_RM:
		c->now[i->reg] = *slot_place(c, i);
		break;
	case X86_MOV_MR:
		*slot_place(c, i) = c->now[i->reg];
		break;
	case X86_XCHG_RR:
		t = c->now[i->reg];
		c->now[i->reg] = c->now[i->rm];
		c->now[i->rm] = t;
		break;
	case X86_PUSH_M:
		c->pushed = *slot_place(c, i);
		break;
	default: {
		CHECK(c->f->ctx, makes_value(i));
		struct set *s = &c->now[i->form == X86_LEA ? i->reg : i->rm];
		s->n = 0;
		set_add(s, remat_token(i));
		break;
	}
	}
}

/* Where operand OPND of the original stands in the allocated instruction. */
static struct set *place_of(struct rc *c, const struct x86_ins *b, const struct x86_ins *a, u8 opnd)
{
	u32 old = *ra_field((struct x86_ins *)b, opnd), new = *ra_field((struct x86_ins *)a, opnd);
	if (old < 8) {
		if (a->form == X86_MOV_MR && b->form == X86_MOV_RR && opnd == OPND_RM)
			new = a->reg; /* the copy's target went to memory */
		CHECK(c->f->ctx, old == new);
		return &c->now[old];
	}
	if (a->form == b->form) {
		CHECK(c->f->ctx, new < 8);
		return &c->now[new];
	}
	if (a->form == X86_POP_M)
		return opnd == OPND_RM ? &c->pushed : slot_place(c, a);
	if (a->form == X86_MOV_MR && b->form == X86_MOV_RR)
		return opnd == OPND_RM ? &c->now[a->reg] : slot_place(c, a);
	if (opnd == OPND_RM)
		return slot_place(c, a);
	CHECK(c->f->ctx, new < 8);
	return &c->now[new];
}

static void check_use(struct rc *c, u32 ins, const struct set *s, u32 old)
{
	if (old >= X86_FIRST_VREG) {
		u32 v = old - X86_FIRST_VREG;
		if (!set_has(s, old) && !(c->remat[v] && set_has(s, c->remat[v])))
			ctx_throw(c->f->ctx, BPFC_EINTERNAL, "%s: allocation: instruction %u reads v%u from a place that does not hold it",
				  c->f->name, ins, v);
	} else if (old < 8 && old != R_ESP && c->phys_seen >> old & 1 && !set_has(s, TOKEN_PHYS | old)) {
		ctx_throw(c->f->ctx, BPFC_EINTERNAL, "%s: allocation: instruction %u finds %s overwritten", c->f->name, ins,
			  x86_reg_name(old, 4));
	}
}

static void define(struct rc *c, struct set *place, u32 old)
{
	if (old >= X86_FIRST_VREG)
		for (u32 k = 0; k < c->nplaces; k++)
			set_drop(&c->now[k], old);
	place->n = 0;
	if (old < 8) {
		c->phys_seen |= (u8)(1u << old);
		for (u32 k = 0; k < c->nplaces; k++)
			set_drop(&c->now[k], TOKEN_PHYS | old);
		set_add(place, TOKEN_PHYS | old);
	} else {
		set_add(place, old);
	}
}

static const u8 opnds[] = { OPND_REG, OPND_RM, OPND_BASE, OPND_INDEX };

static void replay(struct rc *c, u32 ins)
{
	const struct x86_ins *a = &c->f->ins.p[ins], *b = &c->before->ins.p[ins];
	if (ins >= c->before->ins.n) {
		replay_move(c, a);
		return;
	}
	const struct x86_row *row = &x86_rows[b->form];
	struct set copied = { .n = 0 };
	for (u32 k = 0; k < ARRAY_SIZE(opnds); k++) {
		u32 old = *ra_field((struct x86_ins *)b, opnds[k]);
		if (!(ra_roles(&c->ra, b, opnds[k]) & EV_USE) || (old >= 8 && old < X86_FIRST_VREG))
			continue;
		const struct set *s = place_of(c, b, a, opnds[k]);
		if (c->checking)
			check_use(c, ins, s, old);
		if (b->form == X86_MOV_RR)
			copied = *s;
	}
	for (u32 r = 0; r < 8; r++) {
		if (c->checking && (row->in | b->uses) >> r & 1)
			check_use(c, ins, &c->now[r], r);
	}
	for (u32 r = 0; r < 8; r++)
		if (row->out >> r & 1)
			define(c, &c->now[r], r);
	for (u32 k = 0; k < ARRAY_SIZE(opnds); k++) {
		u32 old = *ra_field((struct x86_ins *)b, opnds[k]);
		if (!(ra_roles(&c->ra, b, opnds[k]) & EV_DEF))
			continue;
		struct set *place = place_of(c, b, a, opnds[k]);
		define(c, place, old);
		/* the other names of a copy, as many as there is room for: its own must stay */
		if (b->form == X86_MOV_RR)
			for (u32 n = 0; n < copied.n && place->n < SET_MAX; n++)
				if (copied.v[n] != old && (copied.v[n] & TOKEN_PHYS) != TOKEN_PHYS)
					set_add(place, copied.v[n]);
		if (makes_value(b))
			set_add(place, remat_token(b));
	}
}

/* What block K hands on, met with what its successor had. */
static bool meet_into(struct rc *c, u32 succ)
{
	struct set *in = c->in + (size_t)succ * c->nplaces;
	bool changed = false;
	if (!c->visited[succ]) {
		memcpy(in, c->now, c->nplaces * sizeof *in);
		c->visited[succ] = true;
		return true;
	}
	for (u32 p = 0; p < c->nplaces; p++) {
		for (u32 k = 0; k < in[p].n; k++)
			if (!set_has(&c->now[p], in[p].v[k])) {
				in[p].v[k--] = in[p].v[--in[p].n];
				changed = true;
			}
	}
	return changed;
}

static void drop_phys(struct rc *c)
{
	for (u32 p = 0; p < c->nplaces; p++)
		for (u32 k = 0; k < c->now[p].n; k++)
			if ((c->now[p].v[k] & TOKEN_PHYS) == TOKEN_PHYS)
				c->now[p].v[k--] = c->now[p].v[--c->now[p].n];
}

static bool replay_block(struct rc *c, u32 k)
{
	const struct x86_block *b = &c->f->blocks.p[c->f->order[k]];
	bool changed = false;
	memcpy(c->now, c->in + (size_t)k * c->nplaces, c->nplaces * sizeof *c->now);
	c->phys_seen = 0;
	for (u32 i = b->first; i; i = c->f->ins.p[i].next)
		replay(c, i);
	drop_phys(c);
	for (u32 s = 0; s < b->nsucc; s++)
		changed |= meet_into(c, c->f->blocks.p[b->succ[s]].order);
	return changed;
}

static void find_remats(struct rc *c)
{
	const struct x86_func *f = c->before;
	u8 *defs = arena_array(c->f->arena, f->n_vregs + 1, 1);
	for (u32 i = 1; i < f->ins.n; i++) {
		const struct x86_ins *x = &f->ins.p[i];
		for (u32 k = 0; k < ARRAY_SIZE(opnds); k++) {
			u32 r = *ra_field((struct x86_ins *)x, opnds[k]);
			if (r == R_NONE || r < X86_FIRST_VREG || !(ra_roles(&c->ra, x, opnds[k]) & EV_DEF))
				continue;
			r -= X86_FIRST_VREG;
			defs[r] = (u8)(defs[r] < 2 ? defs[r] + 1 : 2);
			c->remat[r] = defs[r] == 1 && makes_value(x) ? remat_token(x) : 0;
		}
	}
}

void x86_ra_check(struct x86_func *before, struct x86_func *f)
{
	struct rc *c = arena_alloc(f->arena, sizeof *c);
	u32 n = f->n_order;
	bool changed = true;

	c->before = before;
	c->f = f;
	c->nplaces = 8 + f->n_slots;
	if ((u64)c->nplaces * n > WORK_MAX / sizeof(struct set))
		return;
	c->in = arena_array(f->arena, (size_t)n * c->nplaces, sizeof *c->in);
	c->now = arena_array(f->arena, c->nplaces, sizeof *c->now);
	c->visited = arena_array(f->arena, n, sizeof *c->visited);
	c->remat = arena_array(f->arena, before->n_vregs + 1, sizeof *c->remat);
	find_remats(c);
	c->visited[0] = true;
	while (changed) {
		changed = false;
		for (u32 k = 0; k < n; k++)
			if (c->visited[k])
				changed |= replay_block(c, k);
	}
	c->checking = true;
	for (u32 k = 0; k < n; k++)
		if (c->visited[k])
			replay_block(c, k);
}
