/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Constant folding and algebra at both levels.
 *
 * Needs: a well-formed function. Leaves: the same with fewer or cheaper operations; a BR whose outcome is known is a
 * JMP, so blocks may have become unreachable (ir_cfg() is stale); unused values remain for ir_dce(). Keeps: every
 * memory access, in its order (only the address may be written otherwise); carry chains; split critical edges. The
 * origin of every constant that is made is the join of those that it was made from.
 *
 * One sweep over the blocks in reverse postorder: arguments come before their users except around loops, so each
 * instruction sees its arguments folded. What a rule makes is folded when it is made. Meaning comes from alu.h.
 */
#include "ir/fold.h"

#include "ir/cfg.h"

enum { MAX_TRIES = 16, MAX_DEPTH = 8 };

/* -- Bounds ------------------------------------------------------------------------------------------------ */

static u64 smear(u64 v)
{
	for (unsigned s = 1; s < 64; s *= 2)
		v |= v >> s;
	return v;
}

static u64 umax(const struct ir_func *f, ir_ref r, int depth);

/* ADD, SHL and MUL are bounded only where they cannot wrap. */
static u64 umax_binary(const struct ir_func *f, const struct ir_ins *i, u64 all, int depth)
{
	u64 a = umax(f, i->args[0], depth - 1), b = umax(f, i->args[1], depth - 1), sum;
	const struct ir_ins *k = ir_at(f, i->args[1]);
	unsigned count = (unsigned)k->imm & (opt_width((enum ir_type)i->type) - 1);

	switch (i->op) {
	case IR_AND:
		return MIN(a, b);
	case IR_OR:
	case IR_XOR:
		return smear(a | b);
	case IR_ADD:
		sum = a + b;
		return sum < a || sum > all ? all : sum;
	case IR_MUL:
		return __builtin_mul_overflow(a, b, &sum) || sum > all ? all : sum;
	case IR_UDIV:
		return k->op == IR_CONST && k->imm ? a / opt_uval((enum ir_type)k->type, k->imm) : a;
	case IR_UMOD:
		return b ? MIN(a, b - 1) : a;
	case IR_SHR:
		return k->op == IR_CONST ? a >> count : a;
	case IR_SHL:
		return k->op == IR_CONST && a <= all >> count ? a << count : all;
	default:
		return all;
	}
}

static u64 umax(const struct ir_func *f, ir_ref r, int depth)
{
	const struct ir_ins *i = ir_at(f, r);
	u64 all = i->type == IR_I64 ? UINT64_MAX : UINT32_MAX, v;

	switch (i->op) {
	case IR_CONST:
		return opt_uval((enum ir_type)i->type, i->imm);
	case IR_ZEXT8:
	case IR_ZEXT16:
		v = i->op == IR_ZEXT8 ? 0xff : 0xffff;
		return depth ? MIN(v, umax(f, i->args[0], depth - 1)) : v;
	case IR_BSWAP16:
		return 0xffff;
	case IR_SET:
	case IR_SETX:
		return 1;
	case IR_LOAD:
		return i->sub == 1 ? 0xff : i->sub == 2 ? 0xffff : all;
	case IR_ZEXT:
		return depth ? umax(f, i->args[0], depth - 1) : UINT32_MAX;
	case IR_TRUNC:
		v = depth ? umax(f, i->args[0], depth - 1) : UINT64_MAX;
		return MIN(v, all);
	case IR_SEL:
		return depth ? MAX(umax(f, i->args[2], depth - 1), umax(f, i->args[3], depth - 1)) : all;
	case IR_AND:
	case IR_OR:
	case IR_XOR:
	case IR_ADD:
	case IR_MUL:
	case IR_UDIV:
	case IR_UMOD:
	case IR_SHR:
	case IR_SHL:
		return depth ? umax_binary(f, i, all, depth) : all;
	default:
		return all;
	}
}

u64 ir_umax(const struct ir_func *f, ir_ref r)
{
	return umax(f, r, 4);
}

/* -- Addresses --------------------------------------------------------------------------------------------- */

static bool fits_s32(s64 v)
{
	return v == (s32)v;
}

/* One constant out of the address of access R into its displacement. At level 1 an address is often the low half of a
 * 64-bit sum: the sum's low half needs no more than the low halves of its parts. */
static bool fold_address(struct fold *fd, ir_ref r)
{
	struct ir_ins *i = ir_at(fd->f, r);
	ir_ref addr = ir_args(fd->f, i)[0], sum = addr;
	bool trunc = fold_op(fd, addr) == IR_TRUNC;
	u8 origin;
	s64 disp;

	if (trunc)
		sum = fold_arg(fd, addr, 0);
	if ((fold_op(fd, sum) != IR_ADD && fold_op(fd, sum) != IR_ADDC) || !ir_is_const(fd->f, fold_arg(fd, sum, 1)))
		return false;
	disp = i->imm + opt_lo(ir_at(fd->f, fold_arg(fd, sum, 1))->imm);
	if (!fits_s32(disp) || ir_hidden(fd->f, fold_arg(fd, sum, 1)))
		return false;
	origin = fold_origin(fd, fold_arg(fd, sum, 1));
	addr = fold_arg(fd, sum, 0);
	if (trunc)
		addr = fold_new(fd, IR_TRUNC, IR_I32, 0, addr, 0, 0);
	i = ir_at(fd->f, r);
	ir_args(fd->f, i)[0] = addr;
	i->imm = disp;
	i->dorigin = ORIGIN_JOIN(i->dorigin, origin);
	return true;
}

/* -- Driver ------------------------------------------------------------------------------------------------ */

static ir_ref rules(struct fold *fd, ir_ref r)
{
	switch (fold_op(fd, r)) {
	case IR_ADD:
	case IR_SUB:
	case IR_MUL:
	case IR_UDIV:
	case IR_SDIV:
	case IR_UMOD:
	case IR_SMOD:
	case IR_AND:
	case IR_OR:
	case IR_XOR:
		return fold_binary(fd, r);
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
	case IR_ROL:
		return fold_shift(fd, r);
	case IR_NEG:
	case IR_NOT:
	case IR_BSWAP:
	case IR_BSWAP16:
	case IR_SEXT8:
	case IR_SEXT16:
	case IR_ZEXT8:
	case IR_ZEXT16:
	case IR_SEXT:
	case IR_ZEXT:
	case IR_TRUNC:
		return fold_unary(fd, r);
	case IR_SET:
		return fold_set(fd, r);
	case IR_SEL:
		return fold_sel(fd, r);
	case IR_BR:
		return fold_br(fd, r);
	case IR_ADDC:
	case IR_SUBC:
	case IR_CMPC:
		return fold_carry(fd, r);
	case IR_MULW:
		return fold_mulw(fd, r);
	case IR_SHLD:
	case IR_SHRD:
		return fold_double(fd, r);
	case IR_LOAD:
	case IR_LOADSX:
	case IR_STORE:
	case IR_LDACQ8:
	case IR_STREL8:
	case IR_ATOMIC:
	case IR_ATOMIC8:
		return fold_address(fd, r) ? r : 0;
	default:
		return 0;
	}
}

/* What stands for R once no rule applies. The tries are bounded for safety only: every rule makes progress. */
static ir_ref fold_one(struct fold *fd, ir_ref r)
{
	for (int k = 0; k < MAX_TRIES; k++) {
		ir_ref now = rules(fd, r);

		if (!now)
			return r;
		if (now != r)
			return now;
	}
	return r;
}

ir_ref fold_new(struct fold *fd, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2)
{
	ir_ref pos = fd->pos, r = opt_new(fd->f, op, t, sub, a0, a1, a2), now;

	while (opt_reads_carry(fold_op(fd, pos)) || fold_op(fd, pos) == IR_HI)
		pos = ir_at(fd->f, pos)->prev;
	ir_insert_before(fd->f, pos, r);
	if (fd->depth == MAX_DEPTH)
		return r;
	/* what its own rules make must come before it */
	pos = fd->pos;
	fd->pos = r;
	fd->depth++;
	now = fold_one(fd, r);
	fd->depth--;
	fd->pos = pos;
	if (now != r)
		ir_remove(fd->f, r);
	return now;
}

static void resolve_args(struct fold *fd, ir_ref r)
{
	struct ir_ins *i = ir_at(fd->f, r);
	ir_ref *args = ir_args(fd->f, i);

	for (u32 a = 0; a < i->nargs; a++)
		args[a] = opt_find(fd->repl, fd->n, args[a]);
}

static void fold_block(struct fold *fd, u32 b)
{
	ir_ref next;

	for (ir_ref r = opt_body(fd->f, b); r; r = next) {
		if (!fd->repl[r]) {
			fd->pos = r;
			fd->f->cur_insn = ir_at(fd->f, r)->insn;
			resolve_args(fd, r);
			ir_ref now = fold_one(fd, r);
			if (now != r)
				fd->repl[r] = now;
		}
		next = ir_at(fd->f, r)->next;
		if (fd->repl[r])
			ir_remove(fd->f, r);
	}
}

static void count_uses(struct fold *fd)
{
	struct ir_func *f = fd->f;

	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (ir_ref r = b->first; r; r = ir_at(f, r)->next)
			for (u32 a = 0; a < ir_at(f, r)->nargs; a++)
				fd->uses[ir_args(f, ir_at(f, r))[a]]++;
		for (int s = 0; s < opt_nsucc(ir_at(f, b->last)->op); s++)
			for (u32 a = 0; a < ir_block(f, b->succ[s].to)->nparams; a++)
				fd->uses[f->pool.p[b->succ[s].args + a]]++;
	}
}

void ir_fold(struct ir_func *f)
{
	struct fold fd = {.f = f};
	struct arena tmp;

	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	fd.n = f->ins.n;
	fd.repl = arena_array(&tmp, fd.n, sizeof *fd.repl);
	fd.uses = arena_array(&tmp, fd.n, sizeof *fd.uses);
	count_uses(&fd);
	for (u32 k = 0; k < f->n_order; k++)
		fold_block(&fd, f->order[k]);
	opt_apply(f, fd.repl, fd.n);
	ir_temp_end(f->ctx);
}
