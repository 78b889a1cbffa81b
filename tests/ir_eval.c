/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See ir_eval.h. A value is kept in 64 bits: of I32 values the low half counts, the other holds what comes with it: the
 * second result that HI reads, or the carry in bit 32.
 */
#include "ir_eval.h"

#include <string.h>

struct frame {
	struct ir_eval *e;
	struct ir_func *f;
	const u64 *args;
	u64 *val;
	u32 fp; /* r10 */
	u64 *result;
};

#define CARRY (1ull << 32)
/* No end yet: go on with the next instruction. */
#define GO_ON ((enum ir_eval_end) - 1)

static enum ir_eval_end bad(struct ir_eval *e, const char *why)
{
	e->why = why;
	return EVAL_BAD;
}

u8 *ir_eval_mem(struct ir_eval *e, u32 addr, u32 size)
{
	if (addr < e->base || size > e->size || addr - e->base > e->size - size) {
		e->fault_addr = addr;
		return NULL;
	}
	return e->mem + (addr - e->base);
}

/* -- Values ----------------------------------------------------------------------------------------------- */

static u32 sym_value(struct frame *fr, const struct ir_ins *i)
{
	const struct ir_eval *e = fr->e;
	const u32 *const tables[] = {
		[SYM_MAP] = e->map_addr,
		[SYM_DATA] = e->data_addr,
		[SYM_FUNC] = e->func_addr,
		[SYM_EXTERN] = e->extern_addr,
	};
	const u32 *t = tables[i->sub];

	return (t ? t[ir_sym_index(i)] : 0) + (u32)ir_sym_addend(i);
}

static u64 raw(struct frame *fr, ir_ref r)
{
	const struct ir_ins *i = ir_at(fr->f, r);

	switch (i->op) {
	case IR_CONST:
		return (u64)i->imm;
	case IR_SYM:
		return sym_value(fr, i);
	case IR_FRAME:
		return fr->fp + (u32)i->imm;
	case IR_UNDEF:
		return (u64)(fr->e->undef ^ r) * 0x9e3779b97f4a7c15u;
	case IR_ARG:
		return fr->args[i->imm];
	default:
		return fr->val[r];
	}
}

static u64 get(struct frame *fr, ir_ref r)
{
	return ir_at(fr->f, r)->type == IR_I64 ? raw(fr, r) : (u32)raw(fr, r);
}

static bool holds(u8 cond, bool wide, u64 a, u64 b)
{
	s64 sa = wide ? (s64)a : (s32)(u32)a, sb = wide ? (s64)b : (s32)(u32)b;

	switch ((enum alu_cond)cond) {
	case COND_EQ:
		return a == b;
	case COND_NE:
		return a != b;
	case COND_GT:
		return a > b;
	case COND_GE:
		return a >= b;
	case COND_LT:
		return a < b;
	case COND_LE:
		return a <= b;
	case COND_SGT:
		return sa > sb;
	case COND_SGE:
		return sa >= sb;
	case COND_SLT:
		return sa < sb;
	case COND_SLE:
		return sa <= sb;
	case COND_SET:
		return (a & b) != 0;
	case COND_NSET:
		return (a & b) == 0;
	case COND_NCONDS:
		break;
	}
	return false;
}

/* The high halves A, B, with the borrow of the low ones. */
static bool holds_x(u8 cond, u32 a, u32 b, bool borrow)
{
	bool lt = (u64)a < (u64)b + borrow, slt = (s64)(s32)a < (s64)(s32)b + borrow;

	return cond == COND_LT ? lt : cond == COND_GE ? !lt : cond == COND_SLT ? slt : !slt;
}

/* -- Arithmetic ------------------------------------------------------------------------------------------- */

static enum ir_eval_end divide(struct frame *fr, const struct ir_ins *i, u64 a, u64 b, u64 *out)
{
	bool wide = i->type == IR_I64;
	s64 sa = wide ? (s64)a : (s32)(u32)a, sb = wide ? (s64)b : (s32)(u32)b;

	if (!b)
		return bad(fr->e, "division by 0");
	if ((i->op == IR_SDIV || i->op == IR_SMOD) && sb == -1 && sa == (wide ? INT64_MIN : INT32_MIN))
		return bad(fr->e, "division of the smallest number by -1");
	switch (i->op) {
	case IR_UDIV:
		*out = a / b;
		break;
	case IR_UMOD:
		*out = a % b;
		break;
	case IR_SDIV:
		*out = (u64)(sa / sb);
		break;
	default:
		*out = (u64)(sa % sb);
		break;
	}
	return GO_ON;
}

static u64 shift(u8 op, bool wide, u64 a, u32 n)
{
	if (!wide) {
		n &= 31;
		return op == IR_SHL ? (u32)a << n : op == IR_SHR ? (u32)a >> n : (u64)((s64)(s32)(u32)a >> n);
	}
	n &= 63;
	return op == IR_SHL ? a << n : op == IR_SHR ? a >> n : (u64)((s64)a >> n);
}

/* C of the 64 bits HI:LO, from bit 32 on, after a shift by N: left, or (right) the low word. */
static u32 double_shift(u8 op, u32 a, u32 b, u32 n)
{
	n &= 31;
	if (op == IR_SHLD)
		return (u32)((((u64)a << 32 | b) << n) >> 32);
	return (u32)(((u64)b << 32 | a) >> n);
}

static enum ir_eval_end halves(struct frame *fr, const struct ir_ins *i, u64 *out)
{
	u32 a = (u32)get(fr, i->args[0]), b = i->nargs > 1 ? (u32)get(fr, i->args[1]) : 0;
	u64 c = i->nargs > 2 ? raw(fr, i->args[2]) : 0;
	bool carry = c & CARRY;
	u64 n;

	switch (i->op) {
	case IR_ADDC:
		*out = (u64)a + b;
		break;
	case IR_ADDX:
		*out = (u64)a + b + carry;
		break;
	case IR_SUBC:
	case IR_CMPC:
		*out = (u32)(a - b) | (a < b ? CARRY : 0);
		break;
	case IR_SUBX:
		*out = (u32)(a - b - carry) | ((u64)a < (u64)b + carry ? CARRY : 0);
		break;
	case IR_SETX:
		*out = holds_x(i->sub, a, b, carry);
		break;
	case IR_MULW:
		*out = (u64)a * b;
		break;
	case IR_SHLD:
	case IR_SHRD:
		*out = double_shift(i->op, a, b, (u32)c);
		break;
	case IR_DIVW:
		if (a >= (u32)c)
			return bad(fr->e, "quotient of divw overflows");
		n = (u64)a << 32 | b;
		*out = n / (u32)c | n % (u32)c << 32;
		break;
	case IR_BSR:
		*out = a ? 31u - (u32)__builtin_clz(a) : fr->e->undef;
		break;
	case IR_HI:
		*out = raw(fr, i->args[0]) >> 32;
		break;
	case IR_OPAQUE:
		*out = (u32)i->imm;
		break;
	case IR_SEL:
		*out = get(fr, i->args[holds(i->sub, false, a, b) ? 2 : 3]);
		break;
	default:
		return bad(fr->e, "operation unknown to the evaluator");
	}
	return GO_ON;
}

static enum ir_eval_end arithmetic(struct frame *fr, const struct ir_ins *i, u64 *out)
{
	bool wide = i->type == IR_I64, wide_args;
	u64 a = i->nargs ? get(fr, i->args[0]) : 0, b = i->nargs > 1 ? get(fr, i->args[1]) : 0;

	switch (i->op) {
	case IR_ADD:
		*out = a + b;
		break;
	case IR_SUB:
		*out = a - b;
		break;
	case IR_MUL:
		*out = a * b;
		break;
	case IR_UDIV:
	case IR_SDIV:
	case IR_UMOD:
	case IR_SMOD:
		return divide(fr, i, a, b, out);
	case IR_AND:
		*out = a & b;
		break;
	case IR_OR:
		*out = a | b;
		break;
	case IR_XOR:
		*out = a ^ b;
		break;
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		*out = shift(i->op, wide, a, (u32)b);
		break;
	case IR_ROL:
		*out = (u32)((a << 32 | a) << (b & 31) >> 32);
		break;
	case IR_NEG:
		*out = 0 - a;
		break;
	case IR_NOT:
		*out = ~a;
		break;
	case IR_BSWAP:
		*out = wide ? __builtin_bswap64(a) : __builtin_bswap32((u32)a);
		break;
	case IR_BSWAP16:
		*out = __builtin_bswap16((u16)a);
		break;
	case IR_SEXT8:
		*out = (u64)(s64)(s8)a;
		break;
	case IR_SEXT16:
		*out = (u64)(s64)(s16)a;
		break;
	case IR_ZEXT8:
		*out = (u8)a;
		break;
	case IR_ZEXT16:
		*out = (u16)a;
		break;
	case IR_SEXT:
		*out = (u64)(s64)(s32)(u32)a;
		break;
	case IR_ZEXT:
	case IR_TRUNC:
		*out = (u32)a;
		break;
	case IR_SET:
		wide_args = ir_at(fr->f, i->args[0])->type == IR_I64;
		*out = holds(i->sub, wide_args, a, b);
		break;
	default:
		return halves(fr, i, out);
	}
	return GO_ON;
}

/* -- Memory ----------------------------------------------------------------------------------------------- */

static u64 load_bytes(const u8 *p, u32 n)
{
	u64 v = 0;

	while (n--)
		v = v << 8 | p[n];
	return v;
}

static void store_bytes(u8 *p, u32 n, u64 v)
{
	for (u32 k = 0; k < n; k++, v >>= 8)
		p[k] = (u8)v;
}

static u64 updated(u8 op, u64 old, u64 v, u64 expected)
{
	switch ((enum atomic_op)op) {
	case ATOMIC_ADD:
		return old + v;
	case ATOMIC_OR:
		return old | v;
	case ATOMIC_AND:
		return old & v;
	case ATOMIC_XOR:
		return old ^ v;
	case ATOMIC_XCHG:
		return v;
	case ATOMIC_CMPXCHG:
		return old == expected ? v : old;
	case ATOMIC_NOPS:
		break;
	}
	return 0;
}

/* 8-byte argument K of a list that begins with the address: one I64, or two halves. */
static u64 wide_arg(struct frame *fr, const ir_ref *args, u32 k)
{
	if (fr->f->level == 1)
		return get(fr, args[1 + k]);
	return get(fr, args[1 + 2 * k]) | get(fr, args[2 + 2 * k]) << 32;
}

static enum ir_eval_end memory(struct frame *fr, struct ir_ins *i, u64 *out)
{
	const ir_ref *args = ir_args(fr->f, i);
	bool wide = i->op == IR_LDACQ8 || i->op == IR_STREL8 || i->op == IR_ATOMIC8;
	u32 size = wide ? 8 : i->op == IR_ATOMIC ? 4 : i->sub;
	u8 *p = ir_eval_mem(fr->e, (u32)get(fr, args[0]) + (u32)i->imm, size);
	u64 old;

	if (!p)
		return EVAL_FAULT;
	old = load_bytes(p, size);
	switch (i->op) {
	case IR_LOAD:
	case IR_LDACQ8:
		*out = old;
		break;
	case IR_LOADSX:
		*out = (u64)(size == 1 ? (s64)(s8)old : (s64)(s16)old);
		break;
	case IR_STORE:
		store_bytes(p, size, get(fr, args[1]));
		break;
	case IR_STREL8:
		store_bytes(p, 8, wide_arg(fr, args, 0));
		break;
	case IR_ATOMIC:
		*out = old;
		store_bytes(p, 4, updated(i->sub, old, get(fr, args[1]), i->nargs > 2 ? get(fr, args[2]) : 0));
		break;
	default:
		*out = old;
		store_bytes(p, 8,
			    updated(i->sub, old, wide_arg(fr, args, 0),
				    i->sub == ATOMIC_CMPXCHG ? wide_arg(fr, args, 1) : 0));
		break;
	}
	return GO_ON;
}

/* -- Calls ------------------------------------------------------------------------------------------------ */

void ir_eval_sub_args(const struct ir_func *f, const u64 r[5], u64 args[EVAL_NARGS])
{
	for (u32 k = 0; k < 5; k++) {
		if (f->level == 1) {
			args[k] = r[k];
		} else {
			args[2 * k] = (u32)r[k];
			args[2 * k + 1] = r[k] >> 32;
		}
	}
}

static enum ir_eval_end run(struct ir_eval *e, struct ir_func *f, const u64 *args, u64 *result);

/* Arguments of instruction I from FROM on, as words. */
static u32 words_of(struct frame *fr, struct ir_ins *i, u32 from, u32 *words)
{
	const ir_ref *args = ir_args(fr->f, i);
	u32 n = 0;

	for (u32 k = from; k < i->nargs && n + 2 <= EVAL_MAX_WORDS; k++) {
		u64 v = get(fr, args[k]);

		words[n++] = (u32)v;
		if (ir_at(fr->f, args[k])->type == IR_I64)
			words[n++] = (u32)(v >> 32);
	}
	return n;
}

/* A subprogram by its own convention: at level 2 the words that it takes, then the counter. */
static enum ir_eval_end call_subprog(struct frame *fr, struct ir_ins *i, u64 *out)
{
	struct ir_func *to = (u64)i->imm < fr->e->n_funcs ? fr->e->funcs[i->imm] : NULL;
	u64 args[EVAL_NARGS] = {0};
	u32 words[EVAL_MAX_WORDS], n = words_of(fr, i, 0, words), at = 0;

	if (!to)
		return bad(fr->e, "call of a function that is not there");
	args[IR_ARG_COUNTER] = fr->args[IR_ARG_COUNTER];
	if (fr->f->level == 1) {
		for (u32 k = 0; k < 5; k++)
			args[k] = words[2 * k] | (u64)words[2 * k + 1] << 32;
		return run(fr->e, to, args, out);
	}
	for (u32 k = 0; k < 10; k++) {
		args[k] = 0xbad0bad0u + k; /* a half that the callee said it does not read */
		if (to->sig.words >> k & 1)
			args[k] = at < n ? words[at] : 0, at++;
	}
	if (to->sig.counter)
		args[IR_ARG_COUNTER] = at < n ? words[at] : 0, at++;
	if (at != n)
		return bad(fr->e, "words of a call and those that the callee takes differ in number");
	return run(fr->e, to, args, out);
}

static enum ir_eval_end call_external(struct frame *fr, enum ir_callee kind, u32 index, u32 n, const u32 *words,
				      u64 *out)
{
	return fr->e->call ? fr->e->call(fr->e, kind, index, n, words, out) : EVAL_CALL;
}

/* Through a thunk: all ten words. */
static enum ir_eval_end call_pointer(struct frame *fr, struct ir_ins *i, u64 *out)
{
	struct ir_eval *e = fr->e;
	u32 words[EVAL_MAX_WORDS], addr = (u32)get(fr, ir_args(fr->f, i)[0]), n = words_of(fr, i, 1, words);

	for (u32 s = 0; e->func_addr && s < e->n_funcs; s++) {
		u64 args[EVAL_NARGS] = {0}, r[5];

		if (e->func_addr[s] != addr || !addr)
			continue;
		for (u32 k = 0; k < 5; k++)
			r[k] = words[2 * k] | (u64)words[2 * k + 1] << 32;
		ir_eval_sub_args(e->funcs[s], r, args);
		return run(e, e->funcs[s], args, out);
	}
	memmove(words + 1, words, n * sizeof *words);
	words[0] = addr;
	return call_external(fr, CALLEE_PTR, 0, n + 1, words, out);
}

static enum ir_eval_end call_support(struct frame *fr, struct ir_ins *i, u64 *out)
{
	u32 w[EVAL_MAX_WORDS], n = words_of(fr, i, 0, w);
	u64 a = w[0] | (u64)w[1] << 32, b = w[2] | (u64)w[3] << 32;

	switch ((enum ir_support)i->imm) {
	case SUPPORT_UDIV64:
	case SUPPORT_UMOD64:
	case SUPPORT_SDIV64:
	case SUPPORT_SMOD64:
		if (n != 4 || !b)
			return bad(fr->e, "arguments of a division");
		if (i->imm == SUPPORT_UDIV64)
			*out = a / b;
		else if (i->imm == SUPPORT_UMOD64)
			*out = a % b;
		else if (b == ~0ull)
			*out = i->imm == SUPPORT_SDIV64 ? 0 - a : 0;
		else
			*out = (u64)(i->imm == SUPPORT_SDIV64 ? (s64)a / (s64)b : (s64)a % (s64)b);
		return GO_ON;
	case SUPPORT_LDPKT_SKB:
	case SUPPORT_TAIL:
	case SUPPORT_HELPER_NR:
	case SUPPORT_N:
		break;
	}
	return call_external(fr, CALLEE_SUPPORT, (u32)i->imm, n, w, out);
}

static enum ir_eval_end call(struct frame *fr, struct ir_ins *i, u64 *out)
{
	u32 words[EVAL_MAX_WORDS];
	enum ir_eval_end end;

	switch ((enum ir_callee)i->sub) {
	case CALLEE_SUBPROG:
		end = call_subprog(fr, i, out);
		break;
	case CALLEE_SUPPORT:
		end = call_support(fr, i, out);
		break;
	case CALLEE_PTR:
		end = call_pointer(fr, i, out);
		break;
	case CALLEE_HELPER:
	case CALLEE_EXTERN:
	default:
		end = call_external(fr, (enum ir_callee)i->sub, (u32)i->imm, words_of(fr, i, 0, words), words, out);
		break;
	}
	return end == EVAL_OK ? GO_ON : end;
}

/* -- Control ---------------------------------------------------------------------------------------------- */

/* Takes edge K of block B: the values of its arguments all at once. Returns the block. */
static u32 take_edge(struct frame *fr, u32 b, u32 k)
{
	const struct ir_edge *e = &ir_block(fr->f, b)->succ[k];
	const struct ir_block *to = ir_block(fr->f, e->to);
	u64 few[16], *v = few;
	ir_ref p = to->first;

	if (to->nparams > ARRAY_SIZE(few))
		v = arena_array(fr->f->arena, to->nparams, sizeof *v);
	for (u32 n = 0; n < to->nparams; n++)
		v[n] = get(fr, fr->f->pool.p[e->args + n]);
	for (u32 n = 0; n < to->nparams; n++, p = ir_at(fr->f, p)->next)
		fr->val[p] = v[n];
	return e->to;
}

/* Terminator R: the next block in *B, or an end. */
static enum ir_eval_end leave(struct frame *fr, ir_ref r, u32 *b)
{
	struct ir_ins *i = ir_at(fr->f, r);
	const ir_ref *args = ir_args(fr->f, i);
	bool yes = true;

	switch (i->op) {
	case IR_JMP:
		break;
	case IR_BR:
		yes = holds(i->sub, ir_at(fr->f, args[0])->type == IR_I64, get(fr, args[0]), get(fr, args[1]));
		break;
	case IR_BRX:
		yes = holds_x(i->sub, (u32)get(fr, args[0]), (u32)get(fr, args[1]), raw(fr, args[2]) & CARRY);
		break;
	case IR_RET:
		*fr->result = get(fr, args[0]);
		if (fr->f->level == 2 && !ir_is_narrow(fr->f))
			*fr->result |= get(fr, args[1]) << 32;
		return EVAL_OK;
	case IR_TAILJMP:
		fr->e->tail_target = (u32)get(fr, args[0]);
		fr->e->tail_ctx = (u32)get(fr, args[1]);
		return EVAL_TAIL;
	default:
		return bad(fr->e, "control reached a trap");
	}
	*b = take_edge(fr, *b, yes ? 0 : 1);
	return GO_ON;
}

static enum ir_eval_end step(struct frame *fr, ir_ref r, u32 *b)
{
	struct ir_ins *i = ir_at(fr->f, r);

	if (i->op == IR_PARAM || i->op == IR_FENCE)
		return GO_ON;
	if (ir_is_term((enum ir_op)i->op))
		return leave(fr, r, b);
	if (i->op == IR_CALL)
		return call(fr, i, &fr->val[r]);
	if (i->op >= IR_LOAD && i->op <= IR_ATOMIC8)
		return memory(fr, i, &fr->val[r]);
	return arithmetic(fr, i, &fr->val[r]);
}

static enum ir_eval_end run(struct ir_eval *e, struct ir_func *f, const u64 *args, u64 *result)
{
	struct arena tmp;
	struct frame fr = {.e = e, .f = f, .args = args, .fp = e->stack, .result = result};
	enum ir_eval_end end = GO_ON;
	u32 b = 1;
	ir_ref r = ir_block(f, 1)->first;

	if (e->stack - e->base < EVAL_FRAME || e->stack < e->base)
		return bad(e, "stack is used up");
	arena_init(&tmp, e->ctx);
	fr.val = arena_array(&tmp, f->ins.n, sizeof *fr.val);
	e->stack -= EVAL_FRAME;
	while (end == GO_ON) {
		u32 from = b;

		e->at = r;
		if (e->max_steps && e->steps >= e->max_steps) {
			end = EVAL_STEPS;
			break;
		}
		e->steps++;
		end = step(&fr, r, &b);
		r = ir_is_term((enum ir_op)ir_at(f, r)->op) && (b != from || end == GO_ON) ? ir_block(f, b)->first
											   : ir_at(f, r)->next;
	}
	e->stack += EVAL_FRAME;
	arena_free(&tmp);
	return end;
}

enum ir_eval_end ir_eval(struct ir_eval *e, struct ir_func *f, const u64 args[EVAL_NARGS], u64 *result)
{
	*result = 0;
	e->steps = 0;
	e->why = NULL;
	return run(e, f, args, result);
}
