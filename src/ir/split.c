/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Splitting 64-bit values into 32-bit halves: a level 1 function in, a new level 2 function out; the old one is kept as
 * it was, save for ir_cfg().
 *
 * Needs: a well-formed level 1 function; sigs of all subprograms that it calls.
 * Leaves: only I32 values, carry chains adjacent, second results directly behind their makers, critical edges split.
 * Memory: an 8-byte LOAD or STORE becomes two of 4 bytes, the low one first, in the place of the one.
 *
 * Each I64 value has a low and a high half. A fixpoint over the values, optimistic around loops, finds the high
 * halves that are always zero; these are constants, and no parameter carries them.
 *
 *   zext x: (x, 0)     sext x: (x, x sar 31)     a + b: addc lo, addx hi     a < b: cmpc lo, brx hi
 */
#include "ir/split.h"
#include "ir/cfg.h"
#include "ir/opt.h"

/* What is known of a high half: it is zero, with the origin of the constant that makes it so, or nothing is known. */
enum { HZ_OWN = ORIGIN_OWN, HZ_OFF = ORIGIN_OFF, HZ_IMM = ORIGIN_IMM, HZ_UNKNOWN };

/* -- High halves that are zero ---------------------------------------------------------------------------- */

static u8 hz_const(const struct ir_ins *i)
{
	return opt_hi(i->imm) == 0 ? i->origin : HZ_UNKNOWN;
}

static u8 hz_shift(const struct split *s, const struct ir_ins *i)
{
	const struct ir_ins *count = ir_at(s->f, i->args[1]);
	if (i->op == IR_SHR && s->hz[i->args[0]] != HZ_UNKNOWN)
		return s->hz[i->args[0]];
	if (i->op == IR_SHR && count->op == IR_CONST && (count->imm & 63) >= 32)
		return count->origin;
	return HZ_UNKNOWN;
}

/* The value's state from those of its arguments. PARAMs are joined edge by edge in hz_flow(). */
static u8 hz_eval(const struct split *s, const struct ir_ins *i)
{
	switch (i->op) {
	case IR_CONST:
		return hz_const(i);
	case IR_ZEXT:
	case IR_UNDEF:
		return HZ_OWN;
	case IR_AND:
	case IR_UMOD:
		return MIN(s->hz[i->args[0]], s->hz[i->args[1]]);
	case IR_OR:
	case IR_XOR:
		return MAX(s->hz[i->args[0]], s->hz[i->args[1]]);
	case IR_UDIV:
		return s->hz[i->args[0]];
	case IR_SHR:
		return hz_shift(s, i);
	case IR_CALL:
		return i->sub == CALLEE_SUBPROG && s->sigs[i->imm].ret_hi_zero ? HZ_OWN : HZ_UNKNOWN;
	default:
		return HZ_UNKNOWN;
	}
}

struct hz_work {
	struct opt_uses uses;
	ir_ref *stack;
	u32 n;
	u32 *queued;
};

static void hz_raise(struct split *s, struct hz_work *w, ir_ref r, u8 state)
{
	if (state <= s->hz[r])
		return;
	s->hz[r] = state;
	if (bits_test(w->queued, r))
		return;
	bits_set(w->queued, r);
	w->stack[w->n++] = r;
}

static void hz_flow(struct split *s, struct hz_work *w, ir_ref from)
{
	for (u32 k = w->uses.off[from]; k < w->uses.off[from + 1]; k++) {
		ir_ref user = w->uses.user[k];
		const struct ir_ins *i = ir_at(s->f, user);
		if (i->type == IR_I64)
			hz_raise(s, w, user, i->op == IR_PARAM ? s->hz[from] : hz_eval(s, i));
	}
}

/* States only rise, at most three times a value, so the work is linear in the uses. */
static void find_zero_highs(struct split *s, struct arena *a)
{
	struct ir_func *f = s->f;
	struct hz_work w = {.stack = arena_array(a, f->ins.n, sizeof(ir_ref)), .queued = bits_new(a, f->ins.n)};

	opt_uses(f, a, &w.uses);
	for (ir_ref r = 1; r < f->ins.n; r++)
		if (ir_at(f, r)->type == IR_I64 && ir_at(f, r)->op != IR_PARAM)
			hz_raise(s, &w, r, hz_eval(s, ir_at(f, r)));
	while (w.n) {
		ir_ref r = w.stack[--w.n];
		bits_clear(w.queued, r);
		hz_flow(s, &w, r);
	}
}

/* -- Small pieces ----------------------------------------------------------------------------------------- */

static ir_ref emit(struct split *s, enum ir_op op, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2)
{
	return ir_emit(s->g, s->b, op, IR_I32, sub, a0, a1, a2, 0);
}

static bool is_zero(const struct split *s, ir_ref r)
{
	return ir_is_const(s->g, r) && ir_at(s->g, r)->imm == 0;
}

static ir_ref zero(struct split *s)
{
	return imm_own(s->g, IR_I32, 0);
}

static ir_ref constant(struct split *s, s64 v, u8 origin)
{
	return ir_const(s->g, IR_I32, (s32)v, origin);
}

static struct pair pair(ir_ref lo, ir_ref hi)
{
	return (struct pair){lo, hi};
}

static ir_ref emit_or(struct split *s, ir_ref a, ir_ref b)
{
	return is_zero(s, a) ? b : is_zero(s, b) ? a : emit(s, IR_OR, 0, a, b, 0);
}

static ir_ref emit_xor(struct split *s, ir_ref a, ir_ref b)
{
	return is_zero(s, a) ? b : is_zero(s, b) ? a : emit(s, IR_XOR, 0, a, b, 0);
}

static ir_ref emit_and(struct split *s, ir_ref a, ir_ref b)
{
	return is_zero(s, a) ? a : is_zero(s, b) ? b : emit(s, IR_AND, 0, a, b, 0);
}

static ir_ref emit_add(struct split *s, ir_ref a, ir_ref b)
{
	return is_zero(s, a) ? b : is_zero(s, b) ? a : emit(s, IR_ADD, 0, a, b, 0);
}

/* -- Arithmetic ------------------------------------------------------------------------------------------- */

static struct pair split_add(struct split *s, struct pair a, struct pair b)
{
	if (is_zero(s, b.lo))
		return pair(a.lo, emit_add(s, a.hi, b.hi));
	if (is_zero(s, a.lo))
		return pair(b.lo, emit_add(s, a.hi, b.hi));
	ir_ref lo = emit(s, IR_ADDC, 0, a.lo, b.lo, 0);
	return pair(lo, emit(s, IR_ADDX, 0, a.hi, b.hi, lo));
}

static struct pair split_sub(struct split *s, struct pair a, struct pair b)
{
	if (is_zero(s, b.lo))
		return pair(a.lo, is_zero(s, b.hi) ? a.hi : emit(s, IR_SUB, 0, a.hi, b.hi, 0));
	ir_ref lo = emit(s, IR_SUBC, 0, a.lo, b.lo, 0);
	return pair(lo, emit(s, IR_SUBX, 0, a.hi, b.hi, lo));
}

static struct pair split_mul(struct split *s, struct pair a, struct pair b)
{
	ir_ref lo = emit(s, IR_MULW, 0, a.lo, b.lo, 0);
	ir_ref hi = emit(s, IR_HI, 0, lo, 0, 0);
	if (!is_zero(s, b.hi))
		hi = emit_add(s, hi, emit(s, IR_MUL, 0, a.lo, b.hi, 0));
	if (!is_zero(s, a.hi))
		hi = emit_add(s, hi, emit(s, IR_MUL, 0, a.hi, b.lo, 0));
	return pair(lo, hi);
}

/* Divisions go to support routines, but 32 bits will do where both high halves are zero (unsigned only: the signed
 * quotient of -2^31 and -1 would fault). */
static struct pair split_div(struct split *s, enum ir_op op, struct pair a, struct pair b)
{
	static const u8 routine[] = {
		[IR_UDIV] = SUPPORT_UDIV64,
		[IR_UMOD] = SUPPORT_UMOD64,
		[IR_SDIV] = SUPPORT_SDIV64,
		[IR_SMOD] = SUPPORT_SMOD64,
	};
	if (is_zero(s, a.hi) && is_zero(s, b.hi) && (op == IR_UDIV || op == IR_UMOD))
		return pair(emit(s, op, 0, a.lo, b.lo, 0), zero(s));
	ir_ref args[4] = {a.lo, a.hi, b.lo, b.hi};
	ir_ref lo = ir_emit_list(s->g, s->b, IR_CALL, IR_I32, CALLEE_SUPPORT, 4, args);
	ir_at(s->g, lo)->imm = routine[op];
	return pair(lo, emit(s, IR_HI, 0, lo, 0, 0));
}

static struct pair shl_const(struct split *s, struct pair a, u32 c, u8 origin)
{
	if (c >= 32) {
		ir_ref hi = c == 32 ? a.lo : emit(s, IR_SHL, 0, a.lo, constant(s, c - 32, origin), 0);
		return pair(constant(s, 0, origin), hi);
	}
	ir_ref count = constant(s, c, origin);
	ir_ref hi = is_zero(s, a.hi) ? emit(s, IR_SHR, 0, a.lo, constant(s, 32 - c, origin), 0)
				     : emit(s, IR_SHLD, 0, a.hi, a.lo, count);
	return pair(emit(s, IR_SHL, 0, a.lo, count, 0), hi);
}

/* OP is IR_SHR or IR_SAR. */
static struct pair shr_const(struct split *s, enum ir_op op, struct pair a, u32 c, u8 origin)
{
	if (is_zero(s, a.hi))
		op = IR_SHR;
	if (c >= 32) {
		ir_ref hi = op == IR_SHR ? constant(s, 0, origin)
					 : emit(s, IR_SAR, 0, a.hi, constant(s, 31, ORIGIN_OWN), 0);
		if (c == 32)
			return pair(a.hi, hi);
		if (is_zero(s, a.hi))
			return pair(a.hi, hi);
		return pair(emit(s, op, 0, a.hi, constant(s, c - 32, origin), 0), hi);
	}
	ir_ref count = constant(s, c, origin);
	if (is_zero(s, a.hi))
		return pair(emit(s, IR_SHR, 0, a.lo, count, 0), a.hi);
	ir_ref lo = emit(s, IR_SHRD, 0, a.lo, a.hi, count);
	return pair(lo, emit(s, op, 0, a.hi, count, 0));
}

/* count & 32 ? yes : no */
static ir_ref by_32(struct split *s, ir_ref count, ir_ref yes, ir_ref no)
{
	return ir_emit(s->g, s->b, IR_SEL, IR_I32, COND_SET, count, imm_own(s->g, IR_I32, 32), yes, no);
}

/* The 32-bit shifts take their count modulo 32, so they serve both ranges of it; bit 5 chooses. */
static struct pair shift_var(struct split *s, enum ir_op op, struct pair a, ir_ref count)
{
	if (op == IR_SHL) {
		ir_ref lo = emit(s, IR_SHL, 0, a.lo, count, 0);
		ir_ref hi = emit(s, IR_SHLD, 0, a.hi, a.lo, count);
		return pair(by_32(s, count, zero(s), lo), by_32(s, count, lo, hi));
	}
	if (is_zero(s, a.hi)) {
		ir_ref lo = emit(s, IR_SHR, 0, a.lo, count, 0);
		return pair(by_32(s, count, zero(s), lo), a.hi);
	}
	ir_ref hi = emit(s, op, 0, a.hi, count, 0);
	ir_ref lo = emit(s, IR_SHRD, 0, a.lo, a.hi, count);
	ir_ref fill = op == IR_SHR ? zero(s) : emit(s, IR_SAR, 0, a.hi, imm_own(s->g, IR_I32, 31), 0);
	return pair(by_32(s, count, hi, lo), by_32(s, count, fill, hi));
}

static struct pair split_shift(struct split *s, const struct ir_ins *i, struct pair a)
{
	const struct ir_ins *k = ir_at(s->f, i->args[1]);
	if (k->op != IR_CONST)
		return shift_var(s, i->op, a, s->lo[i->args[1]]);
	u32 c = k->imm & 63;
	if (c == 0)
		return a;
	return i->op == IR_SHL ? shl_const(s, a, c, k->origin) : shr_const(s, i->op, a, c, k->origin);
}

/* -- Memory and calls ------------------------------------------------------------------------------------- */

/* Addresses are taken modulo 2^32, so the high half's displacement may wrap. */
static s64 disp_high(s64 disp)
{
	return (s32)((u32)disp + 4);
}

static ir_ref load_half(struct split *s, const struct ir_ins *i, s64 disp)
{
	ir_ref r = ir_load(s->g, s->b, IR_LOAD, IR_I32, 4, s->lo[i->args[0]], (s32)disp, i->dorigin);
	ir_at(s->g, r)->flags = i->flags;
	return r;
}

static struct pair split_load(struct split *s, const struct ir_ins *i)
{
	ir_ref lo = load_half(s, i, i->imm);
	return pair(lo, load_half(s, i, disp_high(i->imm)));
}

static void store_part(struct split *s, const struct ir_ins *i, u8 bytes, s64 disp, ir_ref val)
{
	ir_ref r = ir_store(s->g, s->b, bytes, s->lo[i->args[0]], (s32)disp, i->dorigin, val);
	ir_at(s->g, r)->flags = i->flags;
}

static void split_store(struct split *s, const struct ir_ins *i)
{
	store_part(s, i, i->sub == 8 ? 4 : i->sub, i->imm, s->lo[i->args[1]]);
	if (i->sub == 8)
		store_part(s, i, 4, disp_high(i->imm), s->hi[i->args[1]]);
}

/* Halves of the arguments of I in OUT, low before high; their number. */
static u32 flatten(struct split *s, const struct ir_ins *i, ir_ref *out)
{
	const ir_ref *args = i->nargs > 4 || ir_op_has_list(i->op) ? &s->f->pool.p[i->args[0]] : i->args;
	u32 n = 0;
	for (u32 a = 0; a < i->nargs; a++) {
		out[n++] = s->lo[args[a]];
		if (ir_at(s->f, args[a])->type == IR_I64)
			out[n++] = s->hi[args[a]];
	}
	return n;
}

/* The same operation with its list flattened, and the second result behind it if there is one. */
static struct pair split_list_op(struct split *s, const struct ir_ins *i)
{
	ir_ref *args = s->scratch;
	u32 n = flatten(s, i, args);
	ir_ref r = ir_emit_list(s->g, s->b, i->op, i->type == IR_VOID ? IR_VOID : IR_I32, i->sub, n, args);
	struct ir_ins *ni = ir_at(s->g, r);
	ni->flags = i->flags;
	ni->imm = i->imm;
	ni->origin = i->origin;
	ni->dorigin = i->dorigin;
	if (i->type != IR_I64)
		return pair(r, 0);
	return pair(r, s->hz[s->old] == HZ_UNKNOWN ? emit(s, IR_HI, 0, r, 0, 0) : zero(s));
}

/* Only the words that the callee takes. Level 1 gives the five BPF registers; a further argument is the counter. */
static struct pair split_subprog_call(struct split *s, const struct ir_ins *i)
{
	const struct ir_sig *sig = &s->sigs[i->imm];
	const ir_ref *old = &s->f->pool.p[i->args[0]];
	ir_ref args[11];
	u32 n = 0;
	for (u32 a = 0; a < MIN(i->nargs, 5u); a++) {
		if (sig->words >> (2 * a) & 1)
			args[n++] = s->lo[old[a]];
		if (sig->words >> (2 * a + 1) & 1)
			args[n++] = ir_at(s->f, old[a])->type == IR_I64 ? s->hi[old[a]] : zero(s);
	}
	if (sig->counter)
		args[n++] = i->nargs > 5 ? s->lo[old[5]] : ir_arg(s->g, IR_I32, IR_ARG_COUNTER);
	ir_ref r = ir_emit_list(s->g, s->b, IR_CALL, IR_I32, i->sub, n, args);
	ir_at(s->g, r)->imm = i->imm;
	return pair(r, s->hz[s->old] == HZ_UNKNOWN ? emit(s, IR_HI, 0, r, 0, 0) : zero(s));
}

static struct pair split_ldacq8(struct split *s, const struct ir_ins *i)
{
	ir_ref r = ir_load(s->g, s->b, IR_LDACQ8, IR_I32, i->sub, s->lo[i->args[0]], (s32)i->imm, i->dorigin);
	ir_at(s->g, r)->flags = i->flags;
	return pair(r, emit(s, IR_HI, 0, r, 0, 0));
}

/* -- The walk --------------------------------------------------------------------------------------------- */

static struct pair split_floating(struct split *s, const struct ir_ins *i)
{
	switch (i->op) {
	case IR_CONST:
		if (i->type == IR_I32)
			return pair(ir_const(s->g, IR_I32, i->imm, i->origin), 0);
		return pair(constant(s, opt_lo(i->imm), i->origin), constant(s, opt_hi(i->imm), i->origin));
	case IR_SYM:
		return pair(ir_sym(s->g, i->sub, ir_sym_index(i), ir_sym_addend(i), i->origin), 0);
	case IR_FRAME:
		return pair(ir_frame_from(s->g, (s32)i->imm, i->origin), 0);
	case IR_UNDEF:
		return pair(ir_undef(s->g, IR_I32), i->type == IR_I64 ? zero(s) : 0);
	case IR_ARG:
		if (i->type == IR_I32)
			return pair(ir_arg(s->g, IR_I32, (u32)i->imm), 0);
		return pair(ir_arg(s->g, IR_I32, 2 * (u32)i->imm), ir_arg(s->g, IR_I32, 2 * (u32)i->imm + 1));
	default:
		CHECK(s->f->ctx, !"floating operation");
		return pair(0, 0);
	}
}

static struct pair split_alu(struct split *s, const struct ir_ins *i, struct pair a, struct pair b)
{
	ir_ref lo;
	switch (i->op) {
	case IR_ADD:
		return split_add(s, a, b);
	case IR_SUB:
		return split_sub(s, a, b);
	case IR_NEG:
		return split_sub(s, pair(zero(s), zero(s)), a);
	case IR_MUL:
		return split_mul(s, a, b);
	case IR_UDIV:
	case IR_SDIV:
	case IR_UMOD:
	case IR_SMOD:
		return split_div(s, i->op, a, b);
	case IR_AND:
		return pair(emit_and(s, a.lo, b.lo), emit_and(s, a.hi, b.hi));
	case IR_OR:
		return pair(emit_or(s, a.lo, b.lo), emit_or(s, a.hi, b.hi));
	case IR_XOR:
		return pair(emit_xor(s, a.lo, b.lo), emit_xor(s, a.hi, b.hi));
	case IR_NOT:
		lo = emit(s, IR_NOT, 0, a.lo, 0, 0);
		return pair(lo, emit(s, IR_NOT, 0, a.hi, 0, 0));
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		return split_shift(s, i, a);
	case IR_BSWAP:
		lo = emit(s, IR_BSWAP, 0, a.hi, 0, 0);
		return pair(lo, emit(s, IR_BSWAP, 0, a.lo, 0, 0));
	default:
		CHECK(s->f->ctx, !"64-bit operation");
		return a;
	}
}

/* An I32 or void operation that means the same at both levels. */
static struct pair copy_ins(struct split *s, const struct ir_ins *i)
{
	ir_ref a[4] = {0};
	for (u32 k = 0; k < i->nargs; k++)
		a[k] = s->lo[i->args[k]];
	ir_ref r = ir_emit(s->g, s->b, i->op, i->type, i->sub, a[0], a[1], a[2], a[3]);
	struct ir_ins *ni = ir_at(s->g, r);
	ni->flags = i->flags;
	ni->imm = i->imm;
	ni->origin = i->origin;
	ni->dorigin = i->dorigin;
	return pair(r, 0);
}

static struct pair split_ins(struct split *s, const struct ir_ins *i)
{
	if (i->op == IR_CALL)
		return i->sub == CALLEE_SUBPROG ? split_subprog_call(s, i) : split_list_op(s, i);
	if (ir_op_has_list(i->op))
		return split_list_op(s, i);
	if (i->op == IR_SEXT)
		return pair(s->lo[i->args[0]], emit(s, IR_SAR, 0, s->lo[i->args[0]], imm_own(s->g, IR_I32, 31), 0));
	if (i->op == IR_ZEXT)
		return pair(s->lo[i->args[0]], zero(s));
	if (i->op == IR_TRUNC)
		return pair(s->lo[i->args[0]], 0);
	if (i->op == IR_STORE) {
		split_store(s, i);
		return pair(0, 0);
	}
	if (i->op == IR_SET && ir_at(s->f, i->args[0])->type == IR_I64)
		return pair(split_set(s, i->sub, split_pair(s, i->args[0]), split_pair(s, i->args[1])), 0);
	if (i->op == IR_LDACQ8)
		return split_ldacq8(s, i);
	if (i->type != IR_I64)
		return copy_ins(s, i);
	if (i->op == IR_LOAD)
		return split_load(s, i);
	return split_alu(s, i, split_pair(s, i->args[0]), i->nargs > 1 ? split_pair(s, i->args[1]) : pair(0, 0));
}

static void split_param(struct split *s, ir_ref r)
{
	s->lo[r] = ir_param(s->g, s->b, IR_I32);
	if (ir_at(s->f, r)->type != IR_I64)
		return;
	s->hi[r] = s->hz[r] == HZ_UNKNOWN ? ir_param(s->g, s->b, IR_I32) : constant(s, 0, s->hz[r]);
}

/* Terminators get their edges at once, the edges' arguments only when all values are there (fill_edges). */
static void split_term(struct split *s, const struct ir_ins *i, u32 old)
{
	const struct ir_edge *succ = ir_block(s->f, old)->succ;
	if (i->op == IR_BR && ir_at(s->f, i->args[0])->type == IR_I64) {
		split_br(s, i, old);
	} else if (i->op == IR_RET) {
		ir_ref args[2];
		u32 n = flatten(s, i, args);
		ir_emit_list(s->g, s->b, IR_RET, IR_VOID, 0, ir_is_narrow(s->f) ? 1 : n, args);
	} else {
		copy_ins(s, i);
		for (int k = 0; k < opt_nsucc(i->op); k++)
			split_edge(s, s->b, k, &succ[k]);
	}
}

void split_edge(struct split *s, u32 from, int k, const struct ir_edge *old)
{
	ir_block(s->g, from)->succ[k].to = s->block[old->to];
	vec_push(s->tmp, &s->edges, ((struct split_edge){from, (u32)k, *old}));
}

static void split_block(struct split *s, u32 b)
{
	s->b = s->block[b];
	for (ir_ref r = ir_block(s->f, b)->first; r; r = ir_at(s->f, r)->next) {
		const struct ir_ins *i = ir_at(s->f, r);
		s->g->cur_insn = i->insn;
		s->old = r;
		if (i->op == IR_PARAM)
			continue;
		if (ir_is_term(i->op)) {
			split_term(s, i, b);
			continue;
		}
		struct pair v = split_ins(s, i);
		s->lo[r] = v.lo;
		s->hi[r] = i->type == IR_I64 && s->hz[r] != HZ_UNKNOWN ? constant(s, 0, s->hz[r]) : v.hi;
	}
}

static void fill_edges(struct split *s)
{
	for (u32 k = 0; k < s->edges.n; k++) {
		const struct split_edge *e = &s->edges.p[k];
		u32 at = s->g->pool.n;
		ir_ref p = ir_block(s->f, e->old.to)->first;
		for (u32 a = 0; a < ir_block(s->f, e->old.to)->nparams; a++, p = ir_at(s->f, p)->next) {
			ir_ref arg = s->f->pool.p[e->old.args + a];
			vec_push(s->g->arena, &s->g->pool, s->lo[arg]);
			if (ir_at(s->f, p)->type == IR_I64 && s->hz[p] == HZ_UNKNOWN)
				vec_push(s->g->arena, &s->g->pool, s->hi[arg]);
		}
		ir_block(s->g, e->from)->succ[e->k].args = at;
	}
}

/* Blocks of the new function with their parameters, in the order of the old. */
static void make_blocks(struct split *s)
{
	struct ir_func *f = s->f;

	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];

		s->b = s->block[b] = ir_block_new(s->g);
		ir_block(s->g, s->b)->cold = ir_block(f, b)->cold;
		ir_block(s->g, s->b)->insn = ir_block(f, b)->insn;
		for (ir_ref r = ir_block(f, b)->first; ir_at(f, r)->op == IR_PARAM; r = ir_at(f, r)->next) {
			s->g->cur_insn = ir_at(f, r)->insn;
			split_param(s, r);
		}
	}
}

struct ir_func *ir_split(struct ir_func *f, struct ir_sig *sigs)
{
	struct ir_func *g = ir_func_new(f->ctx, f->arena, f->prog, f->subprog, 2);
	struct split s = {.f = f, .g = g, .sigs = sigs};
	struct arena tmp;

	CHECK(f->ctx, f->level == 1);
	ir_cfg(f);
	g->name = f->name;
	g->harden = f->harden;
	g->sig = f->sig;
	g->sigs = sigs;
	ir_temp_begin(f->ctx, &tmp);
	s.lo = arena_array(&tmp, f->ins.n, sizeof *s.lo);
	s.hi = arena_array(&tmp, f->ins.n, sizeof *s.hi);
	s.hz = arena_array(&tmp, f->ins.n, sizeof *s.hz);
	s.block = arena_array(&tmp, f->blocks.n, sizeof *s.block);
	s.scratch = arena_array(&tmp, 64, sizeof *s.scratch);
	s.tmp = &tmp;
	find_zero_highs(&s, &tmp);
	for (ir_ref r = 1; r < f->ins.n; r++) {
		const struct ir_ins *i = ir_at(f, r);

		if (ir_is_floating(i->op)) {
			struct pair v = split_floating(&s, i);

			s.lo[r] = v.lo;
			s.hi[r] = v.hi;
		}
	}
	make_blocks(&s);
	for (u32 k = 0; k < f->n_order; k++)
		split_block(&s, f->order[k]);
	fill_edges(&s);
	ir_temp_end(f->ctx);
	ir_cfg(g);
	return g;
}

/* -- What the function takes and gives -------------------------------------------------------------------- */

static void note_args(const struct ir_func *f, struct ir_sig *sig, u32 n, const ir_ref *args)
{
	for (u32 k = 0; k < n; k++) {
		const struct ir_ins *i = ir_at(f, args[k]);
		if (i->op == IR_ARG && i->imm == IR_ARG_COUNTER)
			sig->counter = true;
		else if (i->op == IR_ARG)
			sig->words |= (u16)(1u << i->imm);
	}
}

void ir_signature(struct ir_func *f)
{
	struct ir_sig sig = {.ret_hi_zero = true};
	CHECK(f->ctx, f->level == 2);
	for (u32 b = 1; b < f->blocks.n; b++) {
		for (ir_ref r = ir_block(f, b)->first; r; r = ir_at(f, r)->next)
			note_args(f, &sig, ir_at(f, r)->nargs, ir_args(f, ir_at(f, r)));
		ir_ref last = ir_block(f, b)->last;
		if (!last)
			continue;
		for (int k = 0; k < opt_nsucc(ir_at(f, last)->op); k++) {
			const struct ir_edge *e = &ir_block(f, b)->succ[k];
			note_args(f, &sig, ir_block(f, e->to)->nparams, &f->pool.p[e->args]);
		}
		if (ir_at(f, last)->op == IR_RET && ir_nargs(ir_at(f, last)) > 1) {
			const struct ir_ins *hi = ir_at(f, ir_args(f, ir_at(f, last))[1]);
			sig.ret_hi_zero &= hi->op == IR_CONST && hi->imm == 0;
		}
	}
	f->sig = sig;
}
