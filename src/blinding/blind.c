/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Constant blinding: a level 2 function, optimized, to one in which no constant stands that its hardening hides.
 *
 * Needs: ir_cfg() done, f->harden at least 2. Leaves: constants of origin OWN (and OFF at level 2), shift counts at
 * level 2, and in the place of all others
 *
 *   OPAQUE k, r               a value like any other, expanded by code generation to  mov x, k ^ r; xor x, r
 *   add (add x, r), k - r     where x + k is all that is wanted; xor alike
 *   x + r  ==  k + r          where x == k is all that is asked
 *   [x + r] + (d - r)         an address with a displacement, symbol or frame first
 *
 * with a fresh r each. Parts that carry a random number have origin MASKED. What is used in a loop is made before it.
 *
 * Equal constants have nothing in common: each use has a random number of its own, and what code there is does not tell
 * which constants are equal. Time is linear: one walk.
 */
#include "blinding/blind.h"

struct blind {
	struct ir_func *f;
	struct stream *rnd;
	bool optimize;
	u32 n;	    /* instructions that were there at the start */
	u32 *place; /* by block: where values for it are made: itself, or a block before the loops around it */
};

/* -- What is hidden --------------------------------------------------------------------------------------- */

static bool hides(const struct blind *b, u8 origin)
{
	return origin == ORIGIN_IMM || (origin == ORIGIN_OFF && b->f->harden >= 3);
}

/* A floating value that code must not contain as it stands. */
static bool hidden(const struct blind *b, ir_ref r)
{
	const struct ir_ins *i = ir_at(b->f, r);

	switch (i->op) {
	case IR_CONST:
	case IR_FRAME:
		return i->imm != 0 && hides(b, i->origin);
	case IR_SYM:
		return ir_sym_addend(i) != 0 && hides(b, i->origin);
	default:
		return false;
	}
}

static bool hidden_const(const struct blind *b, ir_ref r)
{
	return ir_at(b->f, r)->op == IR_CONST && hidden(b, r);
}

/* Number of the argument that is a shift's count, or ~0. */
static u32 count_arg(const struct ir_ins *i)
{
	switch (i->op) {
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
	case IR_ROL:
		return 1;
	case IR_SHLD:
	case IR_SHRD:
		return 2;
	default:
		return ~0u;
	}
}

/* -- Where things are put --------------------------------------------------------------------------------- */

static bool reads_carry(const struct blind *b, ir_ref r)
{
	u8 op = ir_at(b->f, r)->op;

	return op == IR_ADDX || op == IR_SUBX || op == IR_SETX || op == IR_BRX;
}

/* The place before R where an instruction may stand: not within a carry chain. */
static ir_ref before(const struct blind *b, ir_ref r)
{
	while (reads_carry(b, r))
		r = ir_at(b->f, r)->prev;
	return r;
}

static ir_ref insert(struct blind *b, ir_ref pos, struct ir_ins like)
{
	like.insn = ir_at(b->f, pos)->insn;
	vec_push(b->f->arena, &b->f->ins, like);
	ir_insert_before(b->f, pos, b->f->ins.n - 1);
	return b->f->ins.n - 1;
}

static ir_ref masked(struct blind *b, u32 v)
{
	return ir_const(b->f, IR_I32, (s32)v, ORIGIN_MASKED);
}

static ir_ref insert_op(struct blind *b, ir_ref pos, enum ir_op op, ir_ref x, u32 part, u8 flags)
{
	ir_ref k = masked(b, part);

	return insert(b, pos, (struct ir_ins){.op = (u8)op, .type = IR_I32, .nargs = 2, .args = {x, k}, .flags = flags});
}

static ir_ref opaque(struct blind *b, ir_ref pos, u32 k, u8 origin)
{
	u64 r = stream_u32(b->rnd);

	return insert(b, pos, (struct ir_ins){.op = IR_OPAQUE, .type = IR_I32, .origin = origin, .imm = (s64)(r << 32 | k)});
}

/* Symbol or frame without its offset. */
static ir_ref bare(struct blind *b, const struct ir_ins *i)
{
	return i->op == IR_SYM ? ir_sym(b->f, (enum ir_symkind)i->sub, ir_sym_index(i), 0, ORIGIN_OWN) : ir_frame(b->f, 0);
}

static u32 offset_of(const struct ir_ins *i)
{
	return i->op == IR_SYM ? (u32)ir_sym_addend(i) : (u32)i->imm;
}

/* Hidden value R anew, before POS. */
static ir_ref make(struct blind *b, ir_ref pos, ir_ref r)
{
	struct ir_ins i = *ir_at(b->f, r);
	u32 part;
	ir_ref x;

	if (i.op == IR_CONST)
		return opaque(b, pos, (u32)i.imm, i.origin);
	part = stream_u32(b->rnd);
	x = insert_op(b, pos, IR_ADD, bare(b, &i), part, 0);
	return insert_op(b, pos, IR_ADD, x, offset_of(&i) - part, 0);
}

/* What stands for hidden value R where USER in block AT reads it. */
static ir_ref stand_in(struct blind *b, ir_ref user, u32 at, ir_ref r)
{
	u32 place = b->place[at];

	return make(b, before(b, place == at ? user : ir_block(b->f, place)->last), r);
}

/* -- Constants that are taken apart at their use ------------------------------------------------------------ */

/* Not in loops, where a constant made before costs nothing. */
static bool splits(const struct blind *b, const struct ir_ins *i)
{
	return b->optimize && b->place[i->block] == i->block;
}

/* x + k, x ^ k: in two steps. True if that was done. */
static bool split_sum(struct blind *b, ir_ref r)
{
	struct ir_ins *i = ir_at(b->f, r);
	ir_ref x = i->args[0], k = i->args[1];
	u32 part;

	if ((i->op != IR_ADD && i->op != IR_XOR) || !hidden_const(b, k) || hidden(b, x) || !splits(b, i))
		return false;
	part = stream_u32(b->rnd);
	x = insert_op(b, r, (enum ir_op)i->op, x, part, 0);
	i = ir_at(b->f, r);
	k = masked(b, i->op == IR_ADD ? (u32)ir_at(b->f, k)->imm - part : (u32)ir_at(b->f, k)->imm ^ part);
	ir_at(b->f, r)->args[0] = x;
	ir_at(b->f, r)->args[1] = k;
	return true;
}

/* x == k: both sides moved by the same. */
static void split_equal(struct blind *b, ir_ref r)
{
	struct ir_ins *i = ir_at(b->f, r);
	ir_ref x = i->args[0], k = i->args[1];
	u32 part;

	if ((i->op != IR_BR && i->op != IR_SET && i->op != IR_SEL) || (i->sub != COND_EQ && i->sub != COND_NE))
		return;
	if (!hidden_const(b, k) || hidden(b, x) || !splits(b, i))
		return;
	part = stream_u32(b->rnd);
	x = insert_op(b, r, IR_ADD, x, part, 0);
	k = masked(b, (u32)ir_at(b->f, k)->imm + part);
	ir_at(b->f, r)->args[0] = x;
	ir_at(b->f, r)->args[1] = k;
}

/* -- Addresses -------------------------------------------------------------------------------------------- */

/* Memory operation R: address and displacement, which together are hidden where any part is. */
static void blind_address(struct blind *b, ir_ref r)
{
	struct ir_ins *i = ir_at(b->f, r);
	ir_ref addr = ir_args(b->f, i)[0];
	struct ir_ins a = *ir_at(b->f, addr);
	bool rooted = a.op == IR_SYM || a.op == IR_FRAME, fixed = a.op == IR_CONST;
	u32 sum = (u32)i->imm + (rooted ? offset_of(&a) : fixed ? (u32)a.imm : 0), part;
	u8 origin = rooted || fixed ? (u8)ORIGIN_JOIN(a.origin, i->dorigin) : i->dorigin;

	if (!hides(b, origin))
		return;
	if (rooted)
		addr = bare(b, &a);
	part = sum; /* what the displacement lacks: nothing is left of a zero, or of an address that is a constant */
	origin = ORIGIN_OWN;
	if (fixed && sum) {
		addr = opaque(b, r, sum, ORIGIN_IMM);
	} else if (fixed) {
		addr = imm_own(b->f, IR_I32, 0);
	} else if (sum) {
		part = stream_u32(b->rnd);
		addr = insert_op(b, r, IR_ADD, addr, part, IRF_APART);
		origin = ORIGIN_MASKED;
	}
	i = ir_at(b->f, r);
	ir_args(b->f, i)[0] = addr;
	i->imm = (s32)(sum - part);
	i->dorigin = origin;
}

/* -- The walk --------------------------------------------------------------------------------------------- */

/* Zero is no secret: it becomes ours. */
static ir_ref own_zero(struct blind *b, ir_ref r)
{
	const struct ir_ins *i = ir_at(b->f, r);

	if (i->op == IR_CONST && i->imm == 0 && i->origin != ORIGIN_OWN)
		return imm_own(b->f, IR_I32, 0);
	return r;
}

static void blind_args(struct blind *b, ir_ref r)
{
	u32 count = count_arg(ir_at(b->f, r)), n = ir_nargs(ir_at(b->f, r));

	for (u32 k = 0; k < n; k++) {
		ir_ref a = own_zero(b, ir_args(b->f, ir_at(b->f, r))[k]);

		if (hidden(b, a) && (k != count || b->f->harden >= 3))
			a = stand_in(b, r, ir_at(b->f, r)->block, a);
		ir_args(b->f, ir_at(b->f, r))[k] = a;
	}
}

static void blind_edges(struct blind *b, u32 at)
{
	struct ir_func *f = b->f;

	for (int s = 0; s < 2; s++) {
		struct ir_edge e = ir_block(f, at)->succ[s];

		for (u32 k = 0; e.to && k < ir_block(f, e.to)->nparams; k++) {
			ir_ref a = own_zero(b, f->pool.p[e.args + k]);

			if (hidden(b, a))
				a = stand_in(b, ir_block(f, at)->last, at, a);
			f->pool.p[e.args + k] = a;
		}
	}
}

static void blind_block(struct blind *b, u32 at)
{
	ir_foreach (b->f, at, r, next) {
		if (r >= b->n || ir_at(b->f, r)->op == IR_PARAM)
			continue;
		if (ir_op_is_memory((enum ir_op)ir_at(b->f, r)->op))
			blind_address(b, r);
		else if (split_sum(b, r))
			continue;
		else
			split_equal(b, r);
		blind_args(b, r);
	}
	blind_edges(b, at);
}

/* A block's dominator precedes it in the order of the blocks. */
static void find_places(struct blind *b)
{
	struct ir_func *f = b->f;

	for (u32 k = 0; k < f->n_order; k++) {
		u32 n = f->order[k], head = ir_block(f, n)->loop;

		b->place[n] = head && b->optimize ? b->place[ir_block(f, head)->idom] : n;
	}
}

static void release(void *arena)
{
	arena_free(arena);
}

void blind_func(struct ir_func *f, struct stream *rnd, bool optimize)
{
	struct arena tmp;
	struct blind b = {.f = f, .rnd = rnd, .optimize = optimize, .n = f->ins.n};

	CHECK(f->ctx, f->level == 2 && f->harden >= 2);
	arena_init(&tmp, f->ctx);
	ctx_on_throw(f->ctx, release, &tmp);
	b.place = arena_array(&tmp, f->blocks.n, sizeof *b.place);
	find_places(&b);
	for (u32 k = 0; k < f->n_order; k++)
		blind_block(&b, f->order[k]);
	ctx_done(f->ctx);
}
