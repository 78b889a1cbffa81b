/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_check(): is a function well formed? Run between passes; a fault is a bug of the pass before. Reads everything,
 * changes nothing, and relies on nothing that ir_cfg() left behind (a pass may have made it stale).
 *
 * What is checked: block lists and their links; parameters first and numbered, one terminator, last; number and types
 * of arguments and results by ops.def and by the rules beside the rows there; levels; that each use is dominated by its
 * definition; arguments of edges; no critical edge; the entry without predecessors and parameters; carry chains and HI
 * close together; floating values in no list and found in the hash.
 */
#include "ir/cfg.h"

struct check {
	struct ir_func *f;
	const char *after;
	struct ir_graph g;
	u32 *pos;    /* instruction -> 1 + place in its block, 0: in no list */
	u32 *npreds; /* block -> edges to it from reachable blocks */
};

#define FAIL(c, r, ...) fail(c, r, 0, __VA_ARGS__)
#define REQUIRE(c, r, cond, ...) ((cond) ? (void)0 : FAIL(c, r, __VA_ARGS__))

/* R 0: about block B. */
_Noreturn static void fail(struct check *c, ir_ref r, u32 b, const char *what)
{
	const struct ir_ins *i = ir_at(c->f, r);

	if (!r)
		ctx_throw(c->f->ctx, BPFC_EINTERNAL, "IR of %s after %s: b%u: %s", c->f->name, c->after, b, what);
	ctx_throw(c->f->ctx, BPFC_EINTERNAL, "IR of %s after %s: %%%u = %s in b%u (insn %d): %s", c->f->name, c->after,
		  r, ir_op_name((enum ir_op)i->op), i->block, (int)i->insn, what);
}

static const ir_ref *args_of(const struct check *c, const struct ir_ins *i)
{
	return i->nargs > 4 || ir_op_has_list((enum ir_op)i->op) ? &c->f->pool.p[i->args[0]] : i->args;
}

static enum ir_type type_of(const struct check *c, ir_ref r)
{
	return (enum ir_type)ir_at(c->f, r)->type;
}

/* -- Lists ------------------------------------------------------------------------------------------------ */

static void check_list(struct check *c, u32 b)
{
	struct ir_func *f = c->f;
	const struct ir_block *bl = ir_block(f, b);
	u32 n = 0, nparams = 0;
	ir_ref prev = 0;

	for (ir_ref r = bl->first; r; prev = r, r = ir_at(f, r)->next) {
		const struct ir_ins *i;

		if (r >= f->ins.n)
			fail(c, 0, b, "the list leads out of the function");
		i = ir_at(f, r);
		REQUIRE(c, r, i->op > IR_NONE && i->op < IR_NOPS, "no operation");
		REQUIRE(c, r, !ir_is_floating((enum ir_op)i->op), "a floating value stands in a list");
		REQUIRE(c, r, i->block == b, "stands in the list of another block");
		REQUIRE(c, r, !c->pos[r], "stands in a list twice");
		REQUIRE(c, r, i->prev == prev, "prev does not match");
		REQUIRE(c, r, ir_is_term((enum ir_op)i->op) == (r == bl->last),
			"terminator not last, or last no terminator");
		if (i->op == IR_PARAM) {
			REQUIRE(c, r, n == nparams, "a parameter is not at the head of its block");
			REQUIRE(c, r, i->imm == nparams, "wrong number of a parameter");
			nparams++;
		}
		c->pos[r] = ++n;
	}
	if (prev != bl->last)
		fail(c, 0, b, "last is not the last one");
	if (nparams != bl->nparams)
		fail(c, 0, b, "number of parameters");
	if (c->g.num[b] && !bl->last)
		fail(c, 0, b, "no terminator");
}

static void check_floating(struct check *c, ir_ref r)
{
	struct ir_func *f = c->f;
	const struct ir_ins *i = ir_at(f, r);
	ir_ref same;

	REQUIRE(c, r, !i->block && !i->prev && !i->next && !i->nargs, "a floating value is linked");
	switch (i->op) {
	case IR_CONST:
		REQUIRE(c, r, i->type == IR_I64 || (i->type == IR_I32 && i->imm == (s32)i->imm),
			"constant not in its range");
		same = ir_const(f, (enum ir_type)i->type, i->imm, (enum origin)i->origin);
		break;
	case IR_SYM:
		REQUIRE(c, r, i->sub <= SYM_EXTERN, "kind of symbol");
		same = ir_sym(f, (enum ir_symkind)i->sub, ir_sym_index(i), ir_sym_addend(i), (enum origin)i->origin);
		break;
	case IR_FRAME:
		same = ir_frame_from(f, (s32)i->imm, (enum origin)i->origin);
		break;
	case IR_UNDEF:
		same = ir_undef(f, (enum ir_type)i->type);
		break;
	default:
		same = ir_arg(f, (enum ir_type)i->type, (u32)i->imm);
		break;
	}
	REQUIRE(c, r, same == r, "a floating value is not the one of its content");
}

/* -- Types ------------------------------------------------------------------------------------------------ */

static void check_result(struct check *c, ir_ref r)
{
	const struct ir_ins *i = ir_at(c->f, r);
	bool ok = true;

	switch (ir_op_rows[i->op].res) {
	case 't':
		ok = i->type == IR_I32 || i->type == IR_I64 || (i->op == IR_CALL && i->type == IR_VOID);
		break;
	case 'i':
		ok = i->type == IR_I32;
		break;
	case 'l':
		ok = i->type == IR_I64;
		break;
	case 'v':
	case 'c':
		ok = i->type == IR_VOID;
		break;
	}
	REQUIRE(c, r, ok, "type of the result");
	REQUIRE(c, r, ir_op_rows[i->op].level & c->f->level, "operation of the other level");
	REQUIRE(c, r, c->f->level == 1 || i->type != IR_I64, "64-bit value after split");
}

/* Arguments by the letters of ops.def. */
static void check_args(struct check *c, ir_ref r)
{
	const struct ir_ins *i = ir_at(c->f, r);
	const char *want = ir_op_rows[i->op].args;

	if (*want == '*') {
		REQUIRE(c, r, (u64)i->args[0] + i->nargs <= c->f->pool.n, "argument list out of the pool");
		return;
	}
	for (u32 k = 0; k < 4; k++) {
		char w = *want && *want != '-' ? *want++ : 0;
		ir_ref a = i->args[k];
		enum ir_type t;

		if (!w) {
			REQUIRE(c, r, !a && i->nargs <= k, "too many arguments");
			continue;
		}
		REQUIRE(c, r, a && a < c->f->ins.n && k < i->nargs, "argument missing");
		t = type_of(c, a);
		if (w == 't' && i->op != IR_STORE)
			REQUIRE(c, r, t == i->type, "type of an argument");
		else if (w == 'i')
			REQUIRE(c, r, t == IR_I32, "type of an argument");
		else if (w == 'l')
			REQUIRE(c, r, t == IR_I64, "type of an argument");
		else if (w == 'a')
			REQUIRE(c, r, t != IR_VOID && t == type_of(c, i->args[0]), "type of an argument");
		else if (w == 'c')
			REQUIRE(c, r, ir_op_effect((enum ir_op)ir_at(c->f, a)->op) == 'F',
				"carry from no carry operation");
	}
}

/* The list of R must have exactly the types of WANT. */
static void check_list_types(struct check *c, ir_ref r, const char *want)
{
	const struct ir_ins *i = ir_at(c->f, r);
	const ir_ref *args = args_of(c, i);
	u32 k = 0;

	for (; *want; want++, k++)
		REQUIRE(c, r, k < i->nargs && type_of(c, args[k]) == (*want == 'l' ? IR_I64 : IR_I32),
			"type of an argument");
	REQUIRE(c, r, k == i->nargs, "number of arguments");
}

static void check_call(struct check *c, ir_ref r)
{
	const struct ir_ins *i = ir_at(c->f, r);
	const struct prog *p = c->f->prog;
	const ir_ref *args = args_of(c, i);

	REQUIRE(c, r, i->sub <= CALLEE_PTR, "kind of callee");
	for (u32 k = 0; k < i->nargs; k++)
		REQUIRE(c, r, type_of(c, args[k]) == IR_I32 || (c->f->level == 1 && type_of(c, args[k]) == IR_I64),
			"type of an argument");
	if (i->sub == CALLEE_SUBPROG)
		REQUIRE(c, r, p && i->imm >= 0 && i->imm < p->subprogs.n, "no such function");
	if (i->sub == CALLEE_EXTERN)
		REQUIRE(c, r, p && i->imm >= 0 && i->imm < p->externs.n, "no such symbol");
	if (i->sub == CALLEE_SUPPORT)
		REQUIRE(c, r, i->imm >= 0 && i->imm < SUPPORT_N, "no such routine");
	if (i->sub == CALLEE_SUBPROG && c->f->level == 1)
		check_list_types(c, r, "lllll");
	if (i->sub == CALLEE_PTR)
		check_list_types(c, r, c->f->level == 1 ? "illlll" : "iiiiiiiiiii");
}

static bool size_ok(u8 bytes)
{
	return bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
}

/* What the columns of ops.def cannot say. */
static void check_rules(struct check *c, ir_ref r)
{
	const struct ir_ins *i = ir_at(c->f, r);
	bool split = c->f->level == 2, cmpxchg = i->sub == ATOMIC_CMPXCHG;
	enum ir_type cell = i->sub == 8 ? IR_I64 : IR_I32;

	switch (i->op) {
	case IR_SET:
	case IR_SEL:
	case IR_BR:
		REQUIRE(c, r, i->sub < COND_NCONDS, "condition");
		break;
	case IR_SETX:
	case IR_BRX:
		REQUIRE(c, r, i->sub == COND_LT || i->sub == COND_GE || i->sub == COND_SLT || i->sub == COND_SGE,
			"condition that carry cannot tell");
		break;
	case IR_LOAD:
		REQUIRE(c, r, size_ok(i->sub) && i->type == cell, "size or type of a load");
		break;
	case IR_LOADSX:
		REQUIRE(c, r, i->sub == 1 || i->sub == 2, "size of a load");
		break;
	case IR_STORE:
		REQUIRE(c, r, size_ok(i->sub) && type_of(c, i->args[1]) == cell, "size or type of a store");
		REQUIRE(c, r, !split || cell == IR_I32, "64-bit store after split");
		break;
	case IR_LDACQ8:
		REQUIRE(c, r, i->type == (split ? IR_I32 : IR_I64), "type of the result");
		break;
	case IR_STREL8:
		check_list_types(c, r, split ? "iii" : "il");
		break;
	case IR_ATOMIC:
		REQUIRE(c, r, i->sub < ATOMIC_NOPS, "atomic operation");
		check_list_types(c, r, cmpxchg ? "iii" : "ii");
		break;
	case IR_ATOMIC8:
		REQUIRE(c, r, i->sub < ATOMIC_NOPS && i->type == (split ? IR_I32 : IR_I64),
			"atomic operation or its type");
		check_list_types(c, r, split ? (cmpxchg ? "iiiii" : "iii") : (cmpxchg ? "ill" : "il"));
		break;
	case IR_CALL:
		check_call(c, r);
		break;
	case IR_RET:
		check_list_types(c, r, !split ? "l" : ir_is_narrow(c->f) ? "i" : "ii");
		break;
	default:
		break;
	}
}

/* -- Neighbours ------------------------------------------------------------------------------------------- */

static bool carry_fits(enum ir_op writer, enum ir_op reader)
{
	if (reader == IR_ADDX)
		return writer == IR_ADDC || writer == IR_ADDX;
	if (reader == IR_SUBX)
		return writer == IR_SUBC || writer == IR_SUBX;
	return writer == IR_CMPC;
}

static void check_neighbours(struct check *c, ir_ref r)
{
	const struct ir_ins *i = ir_at(c->f, r);
	enum ir_op before = i->prev ? (enum ir_op)ir_at(c->f, i->prev)->op : IR_NONE;

	if (i->op == IR_ADDX || i->op == IR_SUBX || i->op == IR_SETX || i->op == IR_BRX) {
		REQUIRE(c, r, i->args[2] == i->prev, "the writer of the carry is not directly before");
		REQUIRE(c, r, carry_fits(before, (enum ir_op)i->op), "carry from a writer of another kind");
	}
	if (i->op == IR_HI) {
		REQUIRE(c, r, i->args[0] == i->prev, "not directly behind its owner");
		REQUIRE(c, r,
			before == IR_MULW || before == IR_DIVW || before == IR_CALL || before == IR_ATOMIC8 ||
				before == IR_LDACQ8,
			"the owner has no second result");
		REQUIRE(c, r, ir_at(c->f, i->prev)->type == IR_I32, "the owner has no second result");
	}
}

/* -- Uses and edges --------------------------------------------------------------------------------------- */

/* USE (an instruction at place AT of block B, in numbers of the graph) reads A. */
static void check_use(struct check *c, ir_ref use, u32 b, u32 at, ir_ref a)
{
	const struct ir_ins *d;

	REQUIRE(c, use, a && a < c->f->ins.n, "an argument is no instruction");
	d = ir_at(c->f, a);
	REQUIRE(c, use, d->op != IR_NONE, "an argument was removed");
	if (ir_is_floating((enum ir_op)d->op)) {
		check_result(c, a);
		return;
	}
	REQUIRE(c, use, c->pos[a], "an argument is in no block");
	if (c->g.num[d->block] == b)
		REQUIRE(c, use, c->pos[a] < at, "an argument is defined later");
	else
		REQUIRE(c, use, c->g.num[d->block] && ir_graph_dominates(&c->g, c->g.num[d->block], b),
			"an argument's definition does not dominate its use");
}

static void check_edge(struct check *c, u32 b, const struct ir_edge *e)
{
	struct ir_func *f = c->f;
	const struct ir_block *to = ir_block(f, e->to);
	ir_ref term = ir_block(f, b)->last, p = to->first;

	REQUIRE(c, term, (u64)e->args + to->nparams <= f->pool.n, "arguments of an edge out of the pool");
	for (u32 k = 0; k < to->nparams; k++, p = ir_at(f, p)->next) {
		ir_ref a = f->pool.p[e->args + k];

		check_use(c, term, c->g.num[b], ~0u, a);
		REQUIRE(c, term, type_of(c, a) == type_of(c, p), "type of an edge's argument");
	}
}

static void check_succs(struct check *c, u32 b)
{
	struct ir_func *f = c->f;
	const struct ir_block *bl = ir_block(f, b);
	enum ir_op term = (enum ir_op)ir_at(f, bl->last)->op;
	u32 n = term == IR_JMP ? 1 : term == IR_BR || term == IR_BRX ? 2 : 0;

	for (u32 k = 0; k < 2; k++) {
		u32 to = bl->succ[k].to;

		REQUIRE(c, bl->last, (to != 0) == (k < n), "number of successors");
		if (!to)
			continue;
		REQUIRE(c, bl->last, to != 1, "edge to the entry");
		REQUIRE(c, bl->last, n == 1 || c->npreds[to] == 1, "critical edge");
		check_edge(c, b, &bl->succ[k]);
	}
}

static void check_block(struct check *c, u32 b)
{
	struct ir_func *f = c->f;

	for (ir_ref r = ir_block(f, b)->first; r; r = ir_at(f, r)->next) {
		const struct ir_ins *i = ir_at(f, r);
		const ir_ref *args = args_of(c, i);

		check_args(c, r);
		for (u32 k = 0; k < i->nargs; k++) {
			check_use(c, r, c->g.num[b], c->pos[r], args[k]);
			REQUIRE(c, r, type_of(c, args[k]) != IR_VOID || ir_at(f, args[k])->op == IR_CMPC,
				"an argument has no value");
		}
		check_result(c, r);
		check_rules(c, r);
		check_neighbours(c, r);
	}
	check_succs(c, b);
}

void ir_check(struct ir_func *f, const char *after)
{
	struct check c = {.f = f, .after = after};
	struct arena tmp;

	ir_temp_begin(f->ctx, &tmp);
	CHECK(f->ctx, f->blocks.n > 1 && (f->level == 1 || f->level == 2));
	c.pos = arena_array(&tmp, f->ins.n, sizeof *c.pos);
	c.npreds = arena_array(&tmp, f->blocks.n, sizeof *c.npreds);
	for (u32 b = 1; b < f->blocks.n; b++)
		for (u32 k = 0; k < 2; k++)
			if (ir_block(f, b)->succ[k].to >= f->blocks.n)
				fail(&c, 0, b, "edge to no block");
	ir_graph_make(&c.g, f, &tmp);
	for (u32 b = 1; b < f->blocks.n; b++)
		for (u32 k = 0; k < 2; k++)
			if (c.g.num[b])
				c.npreds[ir_block(f, b)->succ[k].to]++;
	for (u32 b = 1; b < f->blocks.n; b++)
		check_list(&c, b);
	if (ir_block(f, 1)->nparams)
		fail(&c, 0, 1, "the entry has parameters");
	for (ir_ref r = 1; r < f->ins.n; r++) {
		if (ir_is_floating((enum ir_op)ir_at(f, r)->op))
			check_floating(&c, r);
		else
			REQUIRE(&c, r, ir_at(f, r)->op == IR_NONE || c.pos[r], "in no list, and not removed");
	}
	for (u32 b = 1; b < f->blocks.n; b++)
		if (c.g.num[b])
			check_block(&c, b);
	ir_temp_end(f->ctx);
}
