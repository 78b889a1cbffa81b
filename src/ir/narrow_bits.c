/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Demanded bits, for narrow.c: which bits of each value anybody looks at, backward from stores, calls, branches and
 * results. Kept in four granules (bits 0-7, 8-15, 16-31, 32-63), which only get more, so a value is looked at again
 * four times at most and the work is linear in the uses, loops included. A value that is never used demands nothing.
 */
#include "ir/narrow.h"

struct demand {
	struct ir_func *f;
	u64 *of;
	ir_ref *stack;
	u32 n;
	u32 *queued;
};

static u64 granules(u64 v)
{
	return (v & 0xff ? 0xff : 0) | (v & 0xff00 ? 0xff00 : 0) | (v & 0xffff0000 ? 0xffff0000 : 0) |
	       (v & OPT_HI_MASK ? OPT_HI_MASK : 0);
}

/* All bits up to the highest one of V. */
static u64 smear_down(u64 v)
{
	for (unsigned s = 1; s < 64; s *= 2)
		v |= v >> s;
	return v;
}

static u64 smear_up(u64 v)
{
	return v ? ~((v & (0 - v)) - 1) : 0;
}

static void want(struct demand *d, ir_ref r, u64 bits)
{
	u64 now = d->of[r] | (granules(bits) & opt_uval((enum ir_type)ir_at(d->f, r)->type, -1));

	if (now == d->of[r])
		return;
	d->of[r] = now;
	if (bits_test(d->queued, r))
		return;
	bits_set(d->queued, r);
	d->stack[d->n++] = r;
}

static void want_all_args(struct demand *d, struct ir_ins *i)
{
	const ir_ref *args = ir_args(d->f, i);

	for (u32 k = 0; k < i->nargs; k++)
		want(d, args[k], UINT64_MAX);
}

/* -- Backward through one operation --------------------------------------------------------------------------- */

static void through_logic(struct demand *d, const struct ir_ins *i, u64 bits)
{
	const struct ir_ins *k = ir_at(d->f, i->args[1]);
	u64 v = (u64)k->imm, x = bits;

	if (k->op == IR_CONST && i->op == IR_AND)
		x &= v;
	else if (k->op == IR_CONST && i->op == IR_OR)
		x &= ~v;
	want(d, i->args[0], x);
	want(d, i->args[1], bits);
}

static void through_shift(struct demand *d, const struct ir_ins *i, u64 bits)
{
	const struct ir_ins *k = ir_at(d->f, i->args[1]);
	unsigned w = opt_width((enum ir_type)i->type), c = (unsigned)k->imm & (w - 1);
	u64 x;

	want(d, i->args[1], 0xff);
	if (i->op == IR_SHL)
		x = k->op == IR_CONST ? bits >> c : smear_down(bits);
	else
		x = k->op == IR_CONST ? bits << c : smear_up(bits);
	if (i->op == IR_SAR && bits)
		x |= k->op == IR_CONST && c == 0 ? 0 : (u64)1 << (w - 1);
	want(d, i->args[0], x);
}

static void through_extension(struct demand *d, const struct ir_ins *i, u64 bits)
{
	unsigned n = i->op == IR_ZEXT8 || i->op == IR_SEXT8 ? 8 : i->op == IR_ZEXT16 || i->op == IR_SEXT16 ? 16 : 32;
	bool sign = i->op == IR_SEXT8 || i->op == IR_SEXT16 || i->op == IR_SEXT;
	u64 low = ((u64)1 << n) - 1, x = bits & low;

	if (sign && (bits & ~low))
		x |= (u64)1 << (n - 1);
	want(d, i->args[0], x);
}

static void through_param(struct demand *d, const struct ir_ins *i, u64 bits)
{
	const struct ir_func *f = d->f;
	const struct ir_block *b = ir_block(f, i->block);

	for (u32 k = 0; k < b->npreds; k++) {
		u32 from = f->pred_pool[b->preds + k];

		for (int s = 0; s < 2; s++)
			if (ir_block(f, from)->succ[s].to == i->block)
				want(d, f->pool.p[ir_block(f, from)->succ[s].args + (u32)i->imm], bits);
	}
}

static u64 swapped(const struct ir_ins *i, u64 bits)
{
	return i->op == IR_BSWAP16 ? alu_swap(16, bits) : alu_swap(opt_width((enum ir_type)i->type), bits);
}

static void through(struct demand *d, ir_ref r)
{
	struct ir_ins *i = ir_at(d->f, r);
	u64 bits = d->of[r];

	switch (i->op) {
	case IR_PARAM:
		through_param(d, i, bits);
		break;
	case IR_ADD:
	case IR_SUB:
	case IR_MUL:
	case IR_NEG:
		for (u32 k = 0; k < i->nargs; k++)
			want(d, i->args[k], smear_down(bits));
		break;
	case IR_AND:
	case IR_OR:
	case IR_XOR:
		through_logic(d, i, bits);
		break;
	case IR_NOT:
	case IR_TRUNC:
		want(d, i->args[0], bits);
		break;
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		through_shift(d, i, bits);
		break;
	case IR_BSWAP:
	case IR_BSWAP16:
		want(d, i->args[0], swapped(i, bits));
		break;
	case IR_ZEXT8:
	case IR_ZEXT16:
	case IR_SEXT8:
	case IR_SEXT16:
	case IR_ZEXT:
	case IR_SEXT:
		through_extension(d, i, bits);
		break;
	default:
		want_all_args(d, i);
		break;
	}
}

/* What is executed for its effect wants its arguments, whoever uses its result. So does a division as long as it is
 * there: its operands must stay such that it does not fault. */
static void roots(struct demand *d, ir_ref r)
{
	struct ir_ins *i = ir_at(d->f, r);
	const struct ir_ins *k;

	switch (ir_op_effect((enum ir_op)i->op)) {
	case 'W':
	case 'T':
	case 'R':
	case 'D':
		break;
	default:
		return;
	}
	if (i->op == IR_STORE) {
		want(d, i->args[0], UINT64_MAX);
		want(d, i->args[1], i->sub == 8 ? UINT64_MAX : ((u64)1 << 8 * i->sub) - 1);
	} else if (i->op == IR_BR && (i->sub == COND_SET || i->sub == COND_NSET) && ir_is_const(d->f, i->args[1])) {
		k = ir_at(d->f, i->args[1]);
		want(d, i->args[1], UINT64_MAX);
		want(d, i->args[0], opt_uval((enum ir_type)k->type, k->imm));
	} else {
		want_all_args(d, i);
	}
}

u64 *narrow_demand(struct ir_func *f, struct arena *a)
{
	struct demand d = {.f = f};

	d.of = arena_array(a, f->ins.n, sizeof *d.of);
	d.stack = arena_array(a, f->ins.n, sizeof *d.stack);
	d.queued = bits_new(a, f->ins.n);
	for (u32 k = 0; k < f->n_order; k++)
		for (ir_ref r = ir_block(f, f->order[k])->first; r; r = ir_at(f, r)->next)
			roots(&d, r);
	while (d.n) {
		ir_ref r = d.stack[--d.n];

		bits_clear(d.queued, r);
		through(&d, r);
	}
	return d.of;
}
