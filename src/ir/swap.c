/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Byte swaps that constants can do instead. A swapped value that is only asked whether it equals constants, or which of
 * its bits are set, perhaps after AND, OR and XOR with constants, needs no swap: the constants are swapped, once and for
 * all. Two swapped values that are compared for equality need none either.
 *
 * Needs: level 2, ir_cfg(). Leaves: such swaps unused, for ir_dce(). All users of a value change or none: while one needs
 * the swapped value, the others may as well use it. Swapping says nothing of a constant's value, so constants that
 * hardening hides take part, with their origin. Linear in the uses.
 *
 * A swap of 16 bits leaves bits 16 to 31 alone here: the input has none, and the constant's are compared as they are.
 */
#include "ir/cfg.h"
#include "ir/fold.h"

struct swap {
	struct ir_func *f;
	struct opt_uses uses;
	u32 n;	   /* values that were there at the start */
	u8 *width; /* by value: 16 or 32 while the value may go unswapped, else 0 */
	ir_ref *stack;
	u32 depth;
};

static u8 width_of(const struct swap *s, ir_ref r)
{
	return r < s->n ? s->width[r] : 0;
}

/* Swap of the constant K, or of what is made unswapped. */
static u32 swapped(u32 k, u8 width)
{
	return width == 32 ? __builtin_bswap32(k) : (k & 0xffff0000u) | __builtin_bswap16((u16)k);
}

static bool is_bitwise(u8 op)
{
	return op == IR_AND || op == IR_OR || op == IR_XOR;
}

static bool asks_for_bits(const struct ir_ins *i)
{
	return (i->op == IR_BR || i->op == IR_SET || i->op == IR_SEL) &&
	       (i->sub == COND_EQ || i->sub == COND_NE || i->sub == COND_SET || i->sub == COND_NSET);
}

/* -- Which ------------------------------------------------------------------------------------------------ */

/* R has 16 bits; of a parameter, all that comes for it has. */
static bool has16(const struct ir_func *f, ir_ref r)
{
	const struct ir_ins *i = ir_at(f, r);
	const struct ir_block *b = ir_block(f, i->block);

	if (i->op != IR_PARAM)
		return ir_umax(f, r) <= 0xffff;
	for (u32 k = 0; k < b->npreds; k++) {
		const struct ir_block *p = ir_block(f, f->pred_pool[b->preds + k]);

		for (int s = 0; s < 2; s++)
			if (p->succ[s].to == i->block && ir_umax(f, f->pool.p[p->succ[s].args + i->imm]) > 0xffff)
				return false;
	}
	return true;
}

/* First guess, in an order in which arguments come before their users. */
static u8 first_width(const struct swap *s, ir_ref r)
{
	const struct ir_ins *i = ir_at(s->f, r);

	if (i->op == IR_BSWAP)
		return 32;
	if (i->op == IR_BSWAP16)
		return has16(s->f, i->args[0]) ? 16 : 0;
	return is_bitwise(i->op) && ir_is_const(s->f, i->args[1]) ? width_of(s, i->args[0]) : 0;
}

/* May USER take V unswapped? */
static bool may_take(const struct swap *s, ir_ref user, ir_ref v)
{
	const struct ir_ins *i = ir_at(s->f, user);
	ir_ref other;

	if (is_bitwise(i->op))
		return width_of(s, user) != 0;
	if (!asks_for_bits(i) || (i->op == IR_SEL && (i->args[2] == v || i->args[3] == v)))
		return false;
	other = i->args[0] == v ? i->args[1] : i->args[0];
	return ir_is_const(s->f, other) || width_of(s, other) == width_of(s, v);
}

static bool all_may(const struct swap *s, ir_ref v)
{
	const struct ir_ins *i = ir_at(s->f, v);

	if (is_bitwise(i->op) && !width_of(s, i->args[0]))
		return false;
	for (u32 u = s->uses.off[v]; u < s->uses.off[v + 1]; u++)
		if (!may_take(s, s->uses.user[u], v))
			return false;
	return true;
}

static void look_again(struct swap *s, ir_ref r)
{
	if (width_of(s, r))
		s->stack[s->depth++] = r;
}

/* V stays swapped: whoever counted on it may not go unswapped either. Each value fails once, so the stack has room for
 * one entry a use and argument. */
static void fail(struct swap *s, ir_ref v)
{
	const struct ir_ins *i = ir_at(s->f, v);

	s->width[v] = 0;
	if (is_bitwise(i->op))
		look_again(s, i->args[0]);
	for (u32 u = s->uses.off[v]; u < s->uses.off[v + 1]; u++) {
		const struct ir_ins *user = ir_at(s->f, s->uses.user[u]);

		if (is_bitwise(user->op))
			look_again(s, s->uses.user[u]);
		else if (asks_for_bits(user))
			look_again(s, user->args[0] == v ? user->args[1] : user->args[0]);
	}
}

/* True if there is anything to do. */
static bool choose(struct swap *s)
{
	bool any = false;

	for (u32 k = 0; k < s->f->n_order; k++)
		for (ir_ref r = ir_block(s->f, s->f->order[k])->first; r; r = ir_at(s->f, r)->next) {
			s->width[r] = first_width(s, r);
			any |= s->width[r] != 0;
		}
	for (ir_ref r = 1; any && r < s->n; r++) {
		if (!s->width[r] || all_may(s, r))
			continue;
		fail(s, r);
		while (s->depth) {
			ir_ref v = s->stack[--s->depth];

			if (s->width[v] && !all_may(s, v))
				fail(s, v);
		}
	}
	return any;
}

/* -- Change ------------------------------------------------------------------------------------------------- */

static ir_ref swapped_const(struct swap *s, ir_ref k, u8 width)
{
	const struct ir_ins *i = ir_at(s->f, k);

	return ir_const(s->f, IR_I32, (s32)swapped((u32)(u64)i->imm, width), (enum origin)i->origin);
}

/* The constants of instruction R; what was swapped is replaced by what it was made of. */
static void change(struct swap *s, ir_ref r, ir_ref *repl)
{
	enum ir_op op = (enum ir_op)ir_at(s->f, r)->op;
	u8 width = width_of(s, r);

	if (width && is_bitwise(op)) {
		ir_ref k = swapped_const(s, ir_at(s->f, r)->args[1], width);

		ir_at(s->f, r)->args[1] = k;
	} else if (width) {
		repl[r] = ir_at(s->f, r)->args[0];
	} else if (asks_for_bits(ir_at(s->f, r))) {
		for (u32 a = 0; a < 2; a++) {
			ir_ref x = ir_at(s->f, r)->args[a], k = ir_at(s->f, r)->args[1 - a];

			if (!width_of(s, x) || !ir_is_const(s->f, k))
				continue;
			k = swapped_const(s, k, width_of(s, x));
			ir_at(s->f, r)->args[1 - a] = k;
			break;
		}
	}
}

void ir_swap(struct ir_func *f)
{
	struct swap s = {.f = f, .n = f->ins.n};
	struct arena tmp;
	ir_ref *repl;

	CHECK(f->ctx, f->level == 2);
	f->late = true;
	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	opt_uses(f, &tmp, &s.uses);
	s.width = arena_array(&tmp, s.n, sizeof *s.width);
	s.stack = arena_array(&tmp, (size_t)s.n + s.uses.off[s.n] + 1, sizeof *s.stack);
	if (choose(&s)) {
		repl = arena_array(&tmp, s.n, sizeof *repl);
		for (u32 k = 0; k < f->n_order; k++)
			ir_foreach(f, f->order[k], r, next) if (r < s.n) change(&s, r, repl);
		opt_apply(f, repl, s.n);
	}
	ir_temp_end(f->ctx);
}
