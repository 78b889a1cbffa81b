/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* 64-bit operations whose high half is known, or not asked for, become 32-bit ones (level 1).
 *
 * Needs: a well-formed level 1 function. Leaves: the same with I32 operations behind ZEXT or SEXT where that says the
 * same; unused values remain for ir_dce(), chains of extensions for ir_fold(). Blocks and their order stay.
 * Memory: an 8-byte load of which only one half is used becomes a 4-byte load of that half, in its place.
 *
 * Two rounds. The first goes by ranges (narrow_range.c) and keeps every value exactly as it was. The second goes by
 * demanded bits (narrow_bits.c) and changes bits that nobody looks at; it must not use the ranges, which such a change
 * makes untrue. An address plus a constant can carry into bit 32, so it is narrowed where its range excludes that, or
 * where only its low half is used; never on the ground of being an address.
 */
#include "ir/narrow.h"

#include "ir/cfg.h"

struct narrow {
	struct ir_func *f;
	ir_ref *repl;
	u32 n;			   /* entries of repl, range and demand: instructions that were there at the start */
	const struct range *range; /* first round, else NULL */
	const u64 *demand;	   /* second round, else NULL */
	u32 *params;		   /* PARAMs that have become I32 */
};

/* -- What is known ------------------------------------------------------------------------------------------ */

/* Nothing is known of most of what this pass has made; but an extended parameter is what the parameter was. */
static struct range range_at(const struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);

	if (r >= w->n && (i->op == IR_ZEXT || i->op == IR_SEXT) && i->args[0] < w->n &&
	    bits_test(w->params, i->args[0]))
		r = i->args[0];
	return r < w->n ? w->range[r] : (struct range){0};
}

static bool zero_high(const struct narrow *w, ir_ref r)
{
	struct range v = range_at(w, r);

	return v.sbits && v.hi <= UINT32_MAX;
}

static bool sign_high(const struct narrow *w, ir_ref r)
{
	struct range v = range_at(w, r);

	return v.sbits && v.sbits <= 32;
}

static bool not_negative(const struct narrow *w, ir_ref r)
{
	struct range v = range_at(w, r);

	return v.sbits && v.hi <= INT64_MAX;
}

/* The low half of I64 value R as an I32 value, made before POS if it has to be made. */
static ir_ref low_half(struct narrow *w, ir_ref pos, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);
	ir_ref t;

	if (i->op == IR_ZEXT || i->op == IR_SEXT)
		return i->args[0];
	if (i->op == IR_CONST)
		return ir_const(w->f, IR_I32, i->imm, (enum origin)i->origin);
	t = opt_new(w->f, IR_TRUNC, IR_I32, 0, r, 0, 0);
	ir_insert_before(w->f, pos, t);
	return t;
}

/* R becomes the extension EXT of OP in 32 bits on the low halves of its arguments; COUNT, if not 0, is the second one
 * as it stands (of a shift). */
static void put_narrow(struct narrow *w, ir_ref r, u8 op, ir_ref count, enum ir_op ext)
{
	const struct ir_ins *i = ir_at(w->f, r);
	ir_ref x = i->args[0], y = i->nargs > 1 ? i->args[1] : 0, t;

	x = low_half(w, r, x);
	if (count)
		y = count;
	else if (y)
		y = low_half(w, r, y);
	t = opt_new(w->f, (enum ir_op)op, IR_I32, 0, x, y, 0);
	ir_insert_before(w->f, r, t);
	opt_set(w->f, r, ext, 0, t, 0, 0);
}

/* The low half of the result depends on nothing but low halves. */
static bool low_from_low(u8 op)
{
	return op == IR_ADD || op == IR_SUB || op == IR_MUL || op == IR_AND || op == IR_OR || op == IR_XOR ||
	       op == IR_NOT || op == IR_NEG;
}

static bool const_count(const struct narrow *w, ir_ref count, u32 *c)
{
	const struct ir_ins *i = ir_at(w->f, count);

	*c = (u32)i->imm & 63;
	return i->op == IR_CONST;
}

/* -- By ranges ---------------------------------------------------------------------------------------------- */

static bool range_shift(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);
	ir_ref x = i->args[0], count = i->args[1];
	struct range n = range_at(w, count);
	bool small = n.sbits && n.hi < 32;
	u8 op = i->op;
	u32 c;

	if (op == IR_SHL) {
		if (!small || !(zero_high(w, r) || sign_high(w, r)))
			return false;
		put_narrow(w, r, op, count, zero_high(w, r) ? IR_ZEXT : IR_SEXT);
		return true;
	}
	if (zero_high(w, x) && small) { /* SAR: the sign is zero */
		put_narrow(w, r, IR_SHR, count, IR_ZEXT);
		return true;
	}
	if (op != IR_SAR || !sign_high(w, x))
		return false;
	if (!small && const_count(w, count, &c))
		count = ir_const(w->f, IR_I32, MIN(c, 31u), (enum origin)ir_at(w->f, count)->origin);
	else if (!small)
		return false;
	put_narrow(w, r, IR_SAR, count, IR_SEXT);
	return true;
}

static bool range_division(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);
	ir_ref x = i->args[0], y = i->args[1];
	bool is_signed = i->op == IR_SDIV || i->op == IR_SMOD, div = i->op == IR_SDIV || i->op == IR_UDIV;
	const struct ir_ins *k = ir_at(w->f, y);

	if (zero_high(w, x) && zero_high(w, y)) {
		put_narrow(w, r, div ? IR_UDIV : IR_UMOD, 0, IR_ZEXT);
		return true;
	}
	if (is_signed && not_negative(w, x) && not_negative(w, y)) {
		ir_at(w->f, r)->op = div ? IR_UDIV : IR_UMOD;
		return false;
	}
	/* -2^31 / -1 must not come to the 32-bit division */
	if (!is_signed || !sign_high(w, x) || !sign_high(w, y))
		return false;
	if (range_at(w, x).sbits == 32 && !(k->op == IR_CONST && k->imm != -1))
		return false;
	put_narrow(w, r, i->op, 0, IR_SEXT);
	return true;
}

static enum alu_cond to_unsigned(u8 c)
{
	return c == COND_SGT   ? COND_GT
	       : c == COND_SGE ? COND_GE
	       : c == COND_SLT ? COND_LT
	       : c == COND_SLE ? COND_LE
			       : c;
}

/* SET and BR of I64 values. */
static void range_compare(struct narrow *w, ir_ref r)
{
	struct ir_ins *i = ir_at(w->f, r);
	ir_ref x = i->args[0], y = i->args[1];
	bool test = i->sub == COND_SET || i->sub == COND_NSET;
	bool zero = test ? zero_high(w, x) || zero_high(w, y) : zero_high(w, x) && zero_high(w, y);

	if (!zero && !(sign_high(w, x) && sign_high(w, y)))
		return;
	if (zero)
		i->sub = (u8)to_unsigned(i->sub);
	x = low_half(w, r, x);
	y = low_half(w, r, y);
	i = ir_at(w->f, r);
	i->args[0] = x;
	i->args[1] = y;
}

/* Is the comparison decided by ranges alone? Then it becomes one of constants, for ir_fold(). */
static bool range_decides(struct narrow *w, ir_ref r)
{
	struct ir_ins *i = ir_at(w->f, r);
	struct range x, y;
	bool yes, no;
	ir_ref zero;
	u64 top = opt_uval((enum ir_type)ir_at(w->f, i->args[0])->type, -1) >> 1;
	enum alu_cond c = (enum alu_cond)i->sub;

	x = range_at(w, i->args[0]);
	y = range_at(w, i->args[1]);
	if (!x.sbits || !y.sbits || c == COND_SET || c == COND_NSET)
		return false;
	if (to_unsigned(i->sub) != c && (x.hi > top || y.hi > top))
		return false;
	c = to_unsigned(i->sub);
	if (x.hi < y.lo) {
		yes = c == COND_NE || c == COND_LT || c == COND_LE;
	} else if (x.lo > y.hi) {
		yes = c == COND_NE || c == COND_GT || c == COND_GE;
	} else {
		yes = (x.hi <= y.lo && c == COND_LE) || (x.lo >= y.hi && c == COND_GE);
		no = (x.hi <= y.lo && c == COND_GT) || (x.lo >= y.hi && c == COND_LT);
		if (!yes && !no)
			return false;
	}
	zero = ir_const(w->f, IR_I32, 0, ORIGIN_IMM);
	i = ir_at(w->f, r);
	i->sub = yes ? COND_EQ : COND_NE;
	i->args[0] = i->args[1] = zero;
	return true;
}

/* Extensions and masks that change nothing. */
static bool range_identity(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);
	ir_ref x = i->args[0], in;
	struct range v;
	u64 k = 0;
	bool same;

	if (i->op == IR_ZEXT || i->op == IR_SEXT) {
		in = ir_at(w->f, x)->args[0];
		if (ir_at(w->f, x)->op != IR_TRUNC || !(i->op == IR_ZEXT ? zero_high(w, in) : sign_high(w, in)))
			return false;
		w->repl[r] = in;
		return true;
	}
	if (i->op == IR_AND && ir_is_const(w->f, i->args[1]))
		k = opt_uval((enum ir_type)i->type, ir_at(w->f, i->args[1])->imm);
	else if (i->op != IR_ZEXT8 && i->op != IR_ZEXT16 && i->op != IR_SEXT8 && i->op != IR_SEXT16)
		return false;
	v = range_at(w, x);
	same = (i->op == IR_ZEXT8 && v.hi <= 0xff) || (i->op == IR_ZEXT16 && v.hi <= 0xffff) ||
	       (i->op == IR_SEXT8 && v.sbits <= 8) || (i->op == IR_SEXT16 && v.sbits <= 16) ||
	       (i->op == IR_AND && (k & (k + 1)) == 0 && v.hi <= k);
	if (!same || !v.sbits)
		return false;
	w->repl[r] = x;
	return true;
}

static void by_range(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);

	if (i->op == IR_SET || i->op == IR_BR) {
		if (!range_decides(w, r) && ir_at(w->f, i->args[0])->type == IR_I64)
			range_compare(w, r);
		return;
	}
	if (range_identity(w, r))
		return;
	if (i->type != IR_I64)
		return;
	switch (i->op) {
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		(void)range_shift(w, r);
		break;
	case IR_UDIV:
	case IR_SDIV:
	case IR_UMOD:
	case IR_SMOD:
		(void)range_division(w, r);
		break;
	default:
		if (low_from_low(i->op) && (zero_high(w, r) || sign_high(w, r)))
			put_narrow(w, r, i->op, 0, zero_high(w, r) ? IR_ZEXT : IR_SEXT);
		break;
	}
}

/* -- By demand ---------------------------------------------------------------------------------------------- */

/* Operations that change only bits nobody looks at. */
static bool demand_identity(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r), *k;
	u64 bits = w->demand[r], all = opt_uval((enum ir_type)i->type, -1), changed = all;

	switch (i->op) {
	case IR_ZEXT8:
	case IR_SEXT8:
		changed = all & ~(u64)0xff;
		break;
	case IR_ZEXT16:
	case IR_SEXT16:
		changed = all & ~(u64)0xffff;
		break;
	case IR_AND:
	case IR_OR:
	case IR_XOR:
		k = ir_at(w->f, i->args[1]);
		if (k->op == IR_CONST)
			changed = (i->op == IR_AND ? ~(u64)k->imm : (u64)k->imm) & all;
		break;
	default:
		return false;
	}
	if (bits & changed)
		return false;
	w->repl[r] = i->args[0];
	return true;
}

/* A 4-byte load of the half that is used. */
static void demand_load(struct narrow *w, ir_ref r, bool high)
{
	const struct ir_ins i = *ir_at(w->f, r);
	ir_ref t = opt_new(w->f, IR_LOAD, IR_I32, 4, i.args[0], 0, 0), wide;
	struct ir_ins *n = ir_at(w->f, t);

	n->imm = high ? (s32)((u32)i.imm + 4) : i.imm;
	n->dorigin = i.dorigin;
	n->flags = i.flags;
	ir_insert_before(w->f, r, t);
	if (!high) {
		opt_set(w->f, r, IR_ZEXT, 0, t, 0, 0);
		return;
	}
	wide = opt_new(w->f, IR_ZEXT, IR_I64, 0, t, 0, 0);
	ir_insert_before(w->f, r, wide);
	opt_set(w->f, r, IR_SHL, 0, wide, imm_own(w->f, IR_I32, 32), 0);
}

static void demand_shl(struct narrow *w, ir_ref r)
{
	ir_ref count = ir_at(w->f, r)->args[1];
	u32 c;

	if (!const_count(w, count, &c))
		return;
	if (c < 32)
		put_narrow(w, r, IR_SHL, count, IR_ZEXT);
	else
		w->repl[r] = ir_const(w->f, IR_I64, 0, (enum origin)ir_at(w->f, count)->origin);
}

static void by_demand(struct narrow *w, ir_ref r)
{
	const struct ir_ins *i = ir_at(w->f, r);
	u64 bits = w->demand[r];

	if (!bits)
		return;
	if (demand_identity(w, r) || i->type != IR_I64)
		return;
	if (i->op == IR_LOAD && i->sub == 8 && (!(bits & OPT_HI_MASK) || !(bits & ~OPT_HI_MASK))) {
		demand_load(w, r, (bits & OPT_HI_MASK) != 0);
		return;
	}
	if (bits & OPT_HI_MASK)
		return;
	if (low_from_low(i->op))
		put_narrow(w, r, i->op, 0, IR_ZEXT);
	else if (i->op == IR_SHL)
		demand_shl(w, r);
	else if (i->op == IR_SEXT)
		opt_set(w->f, r, IR_ZEXT, 0, i->args[0], 0, 0);
}

/* -- Parameters and the walk -------------------------------------------------------------------------------- */

/* How PARAM R can be extended from 32 bits; IR_NONE: it cannot. */
static enum ir_op param_extension(const struct narrow *w, ir_ref r)
{
	if (ir_at(w->f, r)->type != IR_I64)
		return IR_NONE;
	if (w->demand)
		return !w->demand[r] || w->demand[r] & OPT_HI_MASK ? IR_NONE : IR_ZEXT;
	return zero_high(w, r) ? IR_ZEXT : sign_high(w, r) ? IR_SEXT : IR_NONE;
}

/* Parameters of block B that need 32 bits only; their extension stands for them in the function. */
static void narrow_params(struct narrow *w, u32 b)
{
	ir_ref body = opt_body(w->f, b);

	for (ir_ref r = ir_block(w->f, b)->first; ir_at(w->f, r)->op == IR_PARAM; r = ir_at(w->f, r)->next) {
		enum ir_op ext = param_extension(w, r);
		ir_ref t;

		if (ext == IR_NONE)
			continue;
		w->f->cur_insn = ir_at(w->f, r)->insn;
		t = opt_new(w->f, ext, IR_I64, 0, r, 0, 0);
		ir_insert_before(w->f, body, t);
		ir_at(w->f, r)->type = IR_I32;
		bits_set(w->params, r);
		w->repl[r] = t;
	}
}

static void resolve_args(struct narrow *w, ir_ref r)
{
	struct ir_ins *i = ir_at(w->f, r);
	ir_ref *args = ir_args(w->f, i);

	for (u32 a = 0; a < i->nargs; a++)
		args[a] = opt_find(w->repl, w->n, args[a]);
}

static void narrow_block(struct narrow *w, u32 b)
{
	ir_ref next;

	narrow_params(w, b);
	for (ir_ref r = opt_body(w->f, b); r; r = next) {
		next = ir_at(w->f, r)->next;
		if (r >= w->n)
			continue;
		w->f->cur_insn = ir_at(w->f, r)->insn;
		resolve_args(w, r);
		if (w->range)
			by_range(w, r);
		else
			by_demand(w, r);
	}
}

/* Edges bring narrowed parameters their low half. */
static void narrow_edges(struct narrow *w, u32 b)
{
	struct ir_func *f = w->f;
	ir_ref last = ir_block(f, b)->last;

	for (int s = 0; s < opt_nsucc((enum ir_op)ir_at(f, last)->op); s++) {
		const struct ir_edge *e = &ir_block(f, b)->succ[s];
		ir_ref p = ir_block(f, e->to)->first;

		for (u32 a = 0; a < ir_block(f, e->to)->nparams; a++, p = ir_at(f, p)->next) {
			ir_ref v = f->pool.p[e->args + a];

			v = opt_find(w->repl, w->n, v);
			if (bits_test(w->params, p))
				v = low_half(w, last, v);
			f->pool.p[e->args + a] = v;
		}
	}
}

static void narrow_round(struct narrow *w, struct arena *tmp)
{
	struct ir_func *f = w->f;

	w->n = f->ins.n;
	w->repl = arena_array(tmp, w->n, sizeof *w->repl);
	w->params = bits_new(tmp, w->n);
	for (u32 k = 0; k < f->n_order; k++)
		narrow_block(w, f->order[k]);
	for (u32 k = 0; k < f->n_order; k++)
		narrow_edges(w, f->order[k]);
}

void ir_narrow(struct ir_func *f)
{
	struct narrow w = {.f = f};
	struct arena tmp;

	CHECK(f->ctx, f->level == 1);
	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	w.range = narrow_ranges(f, &tmp);
	narrow_round(&w, &tmp);
	w.range = NULL;
	w.demand = narrow_demand(f, &tmp);
	narrow_round(&w, &tmp);
	ir_temp_end(f->ctx);
}
