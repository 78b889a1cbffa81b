/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Ranges of values, for narrow.c: an optimistic fixpoint over SSA. A value's range follows from those of its arguments;
 * a parameter's is the union over its edges, where comparisons that dominate an edge cut down what comes over it (that
 * is how loop counters get their bounds). When a parameter's range grows a second time, it grows to the next of a few
 * steps, or to the bound that a comparison names, so that loops settle at once. A value that still changes after
 * MAX_CHANGES gets the full range. So the work is linear in the uses.
 *
 * Only what follows from the program is used, not the ranges of the verifier (design: they are no facts as they stand).
 */
#include "ir/narrow.h"

enum { MAX_CHANGES = 12, MAX_CLIMB = 8, MAX_SWEEPS = 4 };

struct ranges {
	struct ir_func *f;
	struct range *of;
	u8 *changes;
	struct opt_uses uses;
	ir_ref *stack;
	u32 n;
	u32 *queued;
	bool refine; /* comparisons are looked at */
};

static u64 all_ones(enum ir_type t)
{
	return opt_uval(t, -1);
}

static struct range full(enum ir_type t)
{
	return (struct range){0, all_ones(t), (u8)opt_width(t)};
}

static unsigned bit_length(u64 v)
{
	return v ? 64 - (unsigned)__builtin_clzll(v) : 0;
}

/* Each of the two views tells something about the other. */
static struct range settle(struct range r, enum ir_type t)
{
	u64 top = all_ones(t) >> 1;

	r.sbits = (u8)MAX(1u, MIN(r.sbits, opt_width(t)));
	if (r.hi <= top) {
		r.hi = MIN(r.hi, ((u64)1 << (r.sbits - 1)) - 1);
		r.sbits = (u8)MIN(r.sbits, bit_length(r.hi) + 1);
		r.lo = MIN(r.lo, r.hi);
	}
	return r;
}

static struct range between(u64 lo, u64 hi, enum ir_type t)
{
	return settle((struct range){lo, hi, (u8)opt_width(t)}, t);
}

static struct range signed_bits(unsigned bits, enum ir_type t)
{
	return settle((struct range){0, all_ones(t), (u8)MIN(bits, opt_width(t))}, t);
}

static struct range constant(const struct ir_ins *i)
{
	u64 v = opt_uval((enum ir_type)i->type, i->imm);
	u64 magnitude = i->imm < 0 ? ~(u64)i->imm : (u64)i->imm;

	return (struct range){v, v, (u8)(bit_length(magnitude) + 1)};
}

static u64 smear(u64 v)
{
	unsigned n = bit_length(v);

	return n == 64 ? UINT64_MAX : ((u64)1 << n) - 1;
}

/* -- Operations --------------------------------------------------------------------------------------------- */

static struct range range_add(struct range a, struct range b, enum ir_type t)
{
	u64 all = all_ones(t);
	struct range r = signed_bits(MAX(a.sbits, b.sbits) + 1u, t);

	if (a.hi <= all - b.hi) {
		r.lo = a.lo + b.lo;
		r.hi = a.hi + b.hi;
	} else if (a.lo > all - b.lo) { /* wraps for all of them */
		r.lo = (a.lo + b.lo) & all;
		r.hi = (a.hi + b.hi) & all;
	}
	return settle(r, t);
}

static struct range range_sub(struct range a, struct range b, enum ir_type t)
{
	struct range r = signed_bits(MAX(a.sbits, b.sbits) + 1u, t);

	if (a.lo >= b.hi || a.hi < b.lo) { /* never or always below zero */
		r.lo = (a.lo - b.hi) & all_ones(t);
		r.hi = (a.hi - b.lo) & all_ones(t);
	}
	return settle(r, t);
}

static struct range range_mul(struct range a, struct range b, enum ir_type t)
{
	struct range r = signed_bits((unsigned)a.sbits + b.sbits, t);
	u64 hi;

	if (!__builtin_mul_overflow(a.hi, b.hi, &hi) && hi <= all_ones(t)) {
		r.lo = a.lo * b.lo;
		r.hi = hi;
	}
	return settle(r, t);
}

static struct range range_div(u8 op, struct range a, struct range b, enum ir_type t)
{
	u64 top = all_ones(t) >> 1;

	if ((op == IR_SDIV || op == IR_SMOD) && (a.hi > top || b.hi > top))
		return signed_bits(op == IR_SDIV ? a.sbits + 1u : MIN(a.sbits, b.sbits), t);
	if (op == IR_UDIV || op == IR_SDIV)
		return between(a.lo / MAX(b.hi, 1u), a.hi / MAX(b.lo, 1u), t);
	if (a.hi < b.lo)
		return a;
	return between(0, MIN(a.hi, b.hi ? b.hi - 1 : a.hi), t);
}

static struct range range_logic(u8 op, struct range a, struct range b, enum ir_type t)
{
	struct range r = signed_bits(MAX(a.sbits, b.sbits), t);

	if (op == IR_AND) {
		r.hi = MIN(a.hi, b.hi);
	} else {
		r.hi = smear(a.hi | b.hi);
		r.lo = op == IR_OR ? MAX(a.lo, b.lo) : 0;
	}
	return settle(r, t);
}

static struct range range_shift(u8 op, struct range a, struct range count, enum ir_type t)
{
	u64 all = all_ones(t), top = all >> 1;
	unsigned w = opt_width(t), c = (unsigned)count.lo & (w - 1);
	bool known = count.lo == count.hi;

	if (op == IR_SHL) {
		struct range r = signed_bits(known ? a.sbits + c : w, t);

		if (known && a.hi <= all >> c) {
			r.lo = a.lo << c;
			r.hi = a.hi << c;
		}
		return settle(r, t);
	}
	if (op == IR_SHR || a.hi <= top)
		return known ? between(a.lo >> c, a.hi >> c, t) : between(0, a.hi, t);
	return signed_bits(known ? (unsigned)MAX(1, (int)a.sbits - (int)c) : a.sbits, t);
}

static struct range range_binary(u8 op, struct range a, struct range b, enum ir_type t)
{
	switch (op) {
	case IR_ADD:
		return range_add(a, b, t);
	case IR_SUB:
		return range_sub(a, b, t);
	case IR_MUL:
		return range_mul(a, b, t);
	case IR_UDIV:
	case IR_SDIV:
	case IR_UMOD:
	case IR_SMOD:
		return range_div(op, a, b, t);
	case IR_AND:
	case IR_OR:
	case IR_XOR:
		return range_logic(op, a, b, t);
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		return range_shift(op, a, b, t);
	default:
		return full(t);
	}
}

/* Extensions within 32 bits: of N low bits. */
static struct range range_low(struct range a, unsigned n, bool sign)
{
	u64 max = ((u64)1 << n) - 1;

	if (a.hi <= (sign ? max >> 1 : max))
		return a;
	return sign ? (a.sbits <= n ? a : signed_bits(n, IR_I32)) : between(0, max, IR_I32);
}

static struct range range_unary(u8 op, struct range a, enum ir_type t)
{
	switch (op) {
	case IR_NEG:
		return range_sub((struct range){0, 0, 1}, a, t);
	case IR_NOT:
		return settle((struct range){all_ones(t) - a.hi, all_ones(t) - a.lo, a.sbits}, t);
	case IR_ZEXT8:
		return range_low(a, 8, false);
	case IR_ZEXT16:
		return range_low(a, 16, false);
	case IR_SEXT8:
		return range_low(a, 8, true);
	case IR_SEXT16:
		return range_low(a, 16, true);
	case IR_ZEXT:
		return between(a.lo, a.hi, t);
	case IR_SEXT:
		return a.hi <= INT32_MAX ? between(a.lo, a.hi, t) : signed_bits(a.sbits, t);
	case IR_TRUNC:
		return a.hi <= UINT32_MAX ? settle((struct range){a.lo, a.hi, a.sbits}, t) : signed_bits(a.sbits, t);
	default:
		return full(t);
	}
}

/* Addresses of memory, as they lie in the address space. */
static struct range range_address(const struct ranges *g, const struct ir_ins *i)
{
	const struct prog *p = g->f->prog;
	const u64 top = UINT32_MAX - IR_ADDR_ABOVE;

	if (i->op == IR_FRAME)
		return between(IR_ADDR_BELOW, top, IR_I32);
	if (i->op == IR_SYM)
		return (i->sub == SYM_MAP || i->sub == SYM_DATA) && ir_sym_addend(i) == 0 ? between(0, top, IR_I32)
											  : full(IR_I32);
	if (i->type == IR_I32 && i->imm == 0 && p && g->f->subprog < p->subprogs.n &&
	    p->subprogs.p[g->f->subprog].is_prog)
		return between(0, top, IR_I32);
	return full((enum ir_type)i->type);
}

static struct range range_call(const struct ranges *g, const struct ir_ins *i)
{
	if (i->sub == CALLEE_SUBPROG && i->type == IR_I64 && g->f->sigs && g->f->sigs[i->imm].ret_hi_zero)
		return between(0, UINT32_MAX, IR_I64);
	return full(i->type == IR_VOID ? IR_I64 : (enum ir_type)i->type);
}

static struct range range_of(const struct ranges *g, const struct ir_ins *i)
{
	enum ir_type t = (enum ir_type)i->type;
	struct range a, b;

	switch (i->op) {
	case IR_CONST:
		return constant(i);
	case IR_SYM:
	case IR_FRAME:
	case IR_ARG:
		return range_address(g, i);
	case IR_LOAD:
		return i->sub < 4 ? between(0, ((u64)1 << 8 * i->sub) - 1, t) : full(t);
	case IR_LOADSX:
		return signed_bits(8u * i->sub, t);
	case IR_SET:
		return between(0, 1, t);
	case IR_BSWAP16:
		return between(0, 0xffff, t);
	case IR_CALL:
		return range_call(g, i);
	default:
		break;
	}
	if (t == IR_VOID || ir_op_effect((enum ir_op)i->op) == 'W' || i->nargs == 0 || i->nargs > 2)
		return full(t == IR_VOID ? IR_I64 : t);
	a = g->of[i->args[0]];
	b = i->nargs == 2 ? g->of[i->args[1]] : a;
	if (!a.sbits || !b.sbits)
		return (struct range){0};
	return i->nargs == 2 ? range_binary(i->op, a, b, t) : range_unary(i->op, a, t);
}

/* -- Comparisons that dominate an edge ------------------------------------------------------------------------ */

/* What a comparison says of x, as bounds; the strict ones are what a growing range should stop at. */
struct bounds {
	u64 lo, hi;
};

/* x COND k holds, where k lies in K. False: says nothing of use. */
static bool bounds_of(enum alu_cond c, struct range x, struct range k, enum ir_type t, struct bounds *out)
{
	u64 top = all_ones(t) >> 1;

	*out = (struct bounds){0, all_ones(t)};
	if ((c == COND_SLT || c == COND_SLE || c == COND_SGT || c == COND_SGE) && (x.hi > top || k.hi > top))
		return false;
	switch ((int)c) {
	case COND_LT:
	case COND_SLT:
		out->hi = k.hi ? k.hi - 1 : 0;
		return true;
	case COND_LE:
	case COND_SLE:
		out->hi = k.hi;
		return true;
	case COND_GT:
	case COND_SGT:
		out->lo = k.lo + (k.lo != all_ones(t));
		return true;
	case COND_GE:
	case COND_SGE:
		out->lo = k.lo;
		return true;
	case COND_EQ:
		*out = (struct bounds){k.lo, k.hi};
		return true;
	case COND_NE:
		if (k.lo != k.hi)
			return false;
		if (x.hi <= k.lo && k.lo)
			out->hi = k.lo - 1;
		else if (x.lo >= k.lo && k.lo != all_ones(t))
			out->lo = k.lo + 1;
		else
			return false;
		return true;
	default:
		return false;
	}
}

static void clamp(struct range *x, struct bounds *stop, struct bounds b, enum ir_type t)
{
	if (b.lo > b.hi || b.lo > x->hi || b.hi < x->lo)
		return; /* the edge is not taken with these values; later ones will tell */
	x->lo = MAX(x->lo, b.lo);
	x->hi = MIN(x->hi, b.hi);
	stop->lo = MAX(stop->lo, b.lo);
	stop->hi = MIN(stop->hi, b.hi);
	*x = settle(*x, t);
}

/* Is OPERAND X, or X plus a positive constant C that does not make it wrap? */
static bool is_offset_of(const struct ranges *g, ir_ref operand, ir_ref x, struct range r, u64 *c)
{
	const struct ir_ins *i = ir_at(g->f, operand), *k;
	u64 all = all_ones((enum ir_type)i->type);

	*c = 0;
	if (operand == x)
		return true;
	if (i->op != IR_ADD || i->args[0] != x || ir_at(g->f, i->args[1])->op != IR_CONST)
		return false;
	k = ir_at(g->f, i->args[1]);
	*c = (u64)k->imm;
	return k->imm > 0 && r.hi <= all - *c;
}

/* What the branch BR, taken (YES) or not, says of X, whose range is R so far. */
static bool branch_bounds(const struct ranges *g, const struct ir_ins *br, bool yes, ir_ref x, struct range r,
			  struct bounds *out)
{
	enum ir_type t = (enum ir_type)ir_at(g->f, x)->type;
	enum alu_cond cond = (enum alu_cond)br->sub;
	struct range other;
	bool first;
	u64 c;

	if (br->op != IR_BR)
		return false;
	first = is_offset_of(g, br->args[0], x, r, &c);
	if (!first && !is_offset_of(g, br->args[1], x, r, &c))
		return false;
	other = g->of[br->args[first]];
	if (!yes)
		cond = cond_negate(cond);
	if (!first)
		cond = cond_swap(cond);
	r.lo += c;
	r.hi += c;
	if (!other.sbits || !bounds_of(cond, r, other, t, out))
		return false;
	out->lo -= MIN(out->lo, c);
	if (out->hi < c)
		return false;
	out->hi = out->hi == all_ones(t) ? out->hi : out->hi - c;
	return true;
}

/* The value X as seen at the end of block B: its range cut down by the comparisons that dominate B. */
static struct range seen_from(const struct ranges *g, u32 b, ir_ref x, struct bounds *stop)
{
	const struct ir_func *f = g->f;
	struct range r = g->of[x];
	struct bounds bound;

	for (int k = 0; k < MAX_CLIMB && b != 1; k++) {
		const struct ir_block *bl = ir_block(f, b), *up = ir_block(f, bl->idom);
		bool yes = up->succ[0].to == b;

		if (bl->npreds == 1 && r.sbits && branch_bounds(g, ir_at(f, up->last), yes, x, r, &bound))
			clamp(&r, stop, bound, (enum ir_type)ir_at(f, x)->type);
		b = bl->idom;
	}
	return r;
}

/* The same for a sum X of a value and a constant: a comparison may be with either. */
static struct range seen_sum_from(const struct ranges *g, u32 b, ir_ref x, struct bounds *stop)
{
	const struct ir_ins *i = ir_at(g->f, x), *k;
	enum ir_type t = (enum ir_type)i->type;
	struct bounds before = {0, all_ones(t)};
	struct range r = seen_from(g, b, x, stop), in, sum;
	u64 step;

	if (i->op != IR_ADD || ir_at(g->f, i->args[1])->op != IR_CONST)
		return r;
	k = ir_at(g->f, i->args[1]);
	in = seen_from(g, b, i->args[0], &before);
	sum = range_add(in, g->of[i->args[1]], t);
	r.lo = MAX(r.lo, sum.lo);
	r.hi = MIN(r.hi, sum.hi);
	r.sbits = MIN(r.sbits, sum.sbits);
	step = opt_uval(t, k->imm < 0 ? (s64)-(u64)k->imm : k->imm);
	if (k->imm > 0 && before.hi <= all_ones(t) - step)
		stop->hi = MIN(stop->hi, before.hi + step);
	else if (k->imm < 0 && before.lo >= step)
		stop->lo = MAX(stop->lo, before.lo - step);
	return r.lo > r.hi ? g->of[x] : settle(r, t);
}

/* -- Parameters --------------------------------------------------------------------------------------------- */

static u64 step_up(u64 v, enum ir_type t)
{
	static const u64 steps[] = {1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff};

	for (u32 k = 0; k < ARRAY_SIZE(steps); k++)
		if (v <= steps[k])
			return steps[k];
	return all_ones(t);
}

static u8 step_bits(u8 n)
{
	return n <= 8 ? 8 : n <= 16 ? 16 : n <= 32 ? 32 : 64;
}

/* OLD joined with IN; what grows, grows to a step. STOP: to no more than that, if IN keeps to it. */
static struct range widen(struct range old, struct range in, const struct bounds *stop, enum ir_type t)
{
	struct range r = old;

	if (!old.sbits)
		return in;
	if (in.hi > old.hi) {
		r.hi = step_up(in.hi, t);
		if (in.hi <= stop->hi)
			r.hi = MIN(r.hi, stop->hi);
	}
	if (in.lo < old.lo)
		r.lo = stop->lo && in.lo >= stop->lo ? stop->lo : 0;
	if (in.sbits > old.sbits)
		r.sbits = MIN(step_bits(in.sbits), (u8)opt_width(t));
	/* a larger range may need more bits than either part did */
	r.sbits = MAX(r.sbits, r.hi <= all_ones(t) >> 1 ? (u8)(bit_length(r.hi) + 1) : r.sbits);
	return settle(r, t);
}

static struct range range_param(const struct ranges *g, ir_ref p)
{
	const struct ir_func *f = g->f;
	const struct ir_ins *i = ir_at(f, p);
	const struct ir_block *b = ir_block(f, i->block);
	enum ir_type t = (enum ir_type)i->type;
	struct range r = g->of[p];

	for (u32 k = 0; k < b->npreds; k++) {
		u32 from = f->pred_pool[b->preds + k];

		for (int s = 0; s < 2; s++) {
			const struct ir_edge *e = &ir_block(f, from)->succ[s];
			struct bounds stop = {0, all_ones(t)};
			struct range in;
			ir_ref v;

			if (e->to != i->block)
				continue;
			v = f->pool.p[e->args + (u32)i->imm];
			in = g->of[v];
			if (in.sbits && g->refine)
				in = seen_sum_from(g, from, v, &stop);
			if (in.sbits)
				r = widen(r, in, &stop, t);
		}
	}
	return r;
}

/* -- Fixpoint ----------------------------------------------------------------------------------------------- */

static void push(struct ranges *g, ir_ref r)
{
	if (bits_test(g->queued, r))
		return;
	bits_set(g->queued, r);
	g->stack[g->n++] = r;
}

/* True if R's range changed; its users have to look again then. */
static bool update(struct ranges *g, ir_ref r)
{
	const struct ir_ins *i = ir_at(g->f, r);
	struct range *old = &g->of[r];
	struct range now = i->op == IR_PARAM ? range_param(g, r) : range_of(g, i);

	if (!now.sbits || (old->sbits && now.lo >= old->lo && now.hi <= old->hi && now.sbits <= old->sbits))
		return false;
	if (g->changes[r] >= MAX_CHANGES) {
		now = full((enum ir_type)i->type);
	} else if (old->sbits) {
		now.lo = MIN(now.lo, old->lo);
		now.hi = MAX(now.hi, old->hi);
		now.sbits = MAX(now.sbits, old->sbits);
	}
	g->changes[r]++;
	*old = now;
	for (u32 k = g->uses.off[r]; k < g->uses.off[r + 1]; k++)
		if (ir_at(g->f, g->uses.user[k])->type != IR_VOID)
			push(g, g->uses.user[k]);
	return true;
}

static void drain(struct ranges *g)
{
	while (g->n) {
		ir_ref r = g->stack[--g->n];

		bits_clear(g->queued, r);
		(void)update(g, r);
	}
}

static bool sweep(struct ranges *g)
{
	bool changed = false;

	for (u32 k = 0; k < g->f->n_order; k++)
		for (ir_ref r = ir_block(g->f, g->f->order[k])->first; r; r = ir_at(g->f, r)->next)
			if (ir_at(g->f, r)->type != IR_VOID)
				changed |= update(g, r);
	drain(g);
	return changed;
}

/* Comparisons make a parameter depend on values that are not its arguments, so sweeps repeat until nothing moves;
 * should that take long, they go on without comparisons, when arguments are all there is and one sweep settles it. */
struct range *narrow_ranges(struct ir_func *f, struct arena *a)
{
	struct ranges g = {.f = f, .refine = true};

	g.of = arena_array(a, f->ins.n, sizeof *g.of);
	g.changes = arena_array(a, f->ins.n, sizeof *g.changes);
	g.stack = arena_array(a, f->ins.n, sizeof *g.stack);
	g.queued = bits_new(a, f->ins.n);
	opt_uses(f, a, &g.uses);
	for (ir_ref r = 1; r < f->ins.n; r++)
		if (ir_is_floating((enum ir_op)ir_at(f, r)->op))
			g.of[r] = range_of(&g, ir_at(f, r));
	for (int k = 0; sweep(&g); k++)
		g.refine = k < MAX_SWEEPS;
	return g.of;
}
