/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Structural check of a program: what must hold before anything may decode it without looking twice. Receives a prog
 * as a reader left it; leaves aux.target, aux.second, references of local calls and maps, and the subprogs' flags.
 *
 * Every step is one walk over the instructions or over the call graph, without recursion in C: inputs are hostile.
 */
#include <stdio.h>
#include <string.h>

#include "disasm.h"
#include "helper.h"
#include "maptype.h"
#include "prog.h"

enum { DISASM_SIZE = 96 };

/* Records an error at instruction I: TEXT, then the instruction. */
static int fail(struct prog *p, enum bpfc_error id, u32 i, const char *text)
{
	struct where w = prog_where(p, i);
	char insn[DISASM_SIZE];

	disasm_insn(&p->insns[i], i + 1 < p->n_insns ? &p->insns[i + 1] : NULL, insn, sizeof(insn));
	return diag_error(p->ctx, id, &w, "%s: %s", text, insn);
}

#define FAIL(p, id, i, ...) fail((p), (id), (i), arena_printf(&(p)->arena, __VA_ARGS__))

/* -- Single instructions ---------------------------------------------------------------------------------- */

static int unknown_insn(struct prog *p, u32 i)
{
	const struct insn *insn = &p->insns[i];

	return FAIL(p, BPFC_EOPCODE, i, "unknown instruction: code 0x%02x with dst %u, src %u, off %d, imm 0x%x",
		    insn->code, insn->dst, insn->src, insn->off, (u32)insn->imm);
}

/* The second slot belongs to the constant alone: no code, no fields, and for some kinds no value. */
static int check_ldimm64(struct prog *p, u32 i, const struct isa_info *info)
{
	const struct insn *second = &p->insns[i + 1];
	bool one_word = info->op == PSEUDO_MAP_FD || info->op == PSEUDO_MAP_IDX || info->op == PSEUDO_FUNC;
	const char *why;

	if (i + 1 >= p->n_insns)
		return FAIL(p, BPFC_ELDIMM64, i, "the second slot of a 64-bit constant is missing");
	why = isa_check_second(second);
	if (why && second->code)
		return FAIL(p, BPFC_ELDIMM64, i, "%s, found 0x%02x", why, second->code);
	if (why)
		return FAIL(p, BPFC_ERESERVED, i, "%s, found dst %u, src %u, off %d", why, second->dst, second->src,
			    second->off);
	if (one_word && second->imm && p->aux[i].ref == REF_NONE)
		return FAIL(p, BPFC_ERESERVED, i, "imm of the second slot must be 0, found 0x%x", (u32)second->imm);
	p->aux[i + 1].second = true;
	return 0;
}

/* The kernel's own passes put a 1 into the unused imm of `wN = wN` where they mean a zero extension; it is in dumps of
 * translated programs and in the kernel's tests. */
static void drop_zext_mark(struct insn *insn, const struct isa_info *info)
{
	if (info->kind == ISA_MOV && info->width == 32 && info->bits == 32 && !info->src_is_imm &&
	    insn->dst == insn->src && insn->off == 0 && insn->imm == 1)
		insn->imm = 0;
}

static int check_insn(struct prog *p, u32 i, struct isa_info *info)
{
	const struct insn *insn = &p->insns[i];
	const char *why;
	bool bad_reg;

	if (!isa_decode(insn, info))
		return unknown_insn(p, i);
	drop_zext_mark(&p->insns[i], info);
	why = isa_check(insn, info, &bad_reg);
	if (why && bad_reg)
		return FAIL(p, BPFC_EBAD_REG, i, "%s, found dst r%u, src r%u", why, insn->dst, insn->src);
	if (why)
		return FAIL(p, BPFC_ERESERVED, i, "%s, found dst %u, src %u, off %d, imm %d", why, insn->dst, insn->src,
			    insn->off, insn->imm);
	if (info->kind == ISA_LDIMM64)
		return check_ldimm64(p, i, info);
	return 0;
}

static int check_insns(struct prog *p)
{
	for (u32 i = 0; i < p->n_insns; i++) {
		struct isa_info info;
		int err = check_insn(p, i, &info);

		if (err)
			return err;
		if (info.kind == ISA_LDIMM64)
			i++;
	}
	return 0;
}

/* -- Jumps, calls and references -------------------------------------------------------------------------- */

static int check_jump(struct prog *p, u32 i, const struct subprog *s, const struct isa_info *info)
{
	s64 target = prog_target(p, i, info);

	if (target < s->start || target >= (s64)s->start + s->n)
		return FAIL(p, BPFC_EJUMP_RANGE, i, "jump to instruction %lld of %s, which has 0 to %u",
			    (long long)(target - s->start), s->name, s->n - 1);
	if (p->aux[target].second)
		return FAIL(p, BPFC_EJUMP_MIDDLE, i, "jump to instruction %lld, the second slot of a 64-bit constant",
			    (long long)(target - s->start));
	p->aux[target].target = true;
	return 0;
}

/* The function that the distance in instruction I leads to becomes its reference; a reference that the reader gave
 * becomes the distance. */
static int resolve_subprog(struct prog *p, u32 i, const struct isa_info *info)
{
	struct insn_aux *aux = &p->aux[i];
	s64 target;
	u32 index;

	if (aux->ref == REF_SUBPROG) {
		CHECK(p->ctx, aux->index < p->subprogs.n);
		p->insns[i].imm = (s32)((s64)p->subprogs.p[aux->index].start - i - 1);
		return 0;
	}
	target = prog_target(p, i, info);
	if (target < 0 || target >= p->n_insns)
		return FAIL(p, BPFC_ECALL_TARGET, i, "call target is instruction %lld, allowed are 0 to %u",
			    (long long)target, p->n_insns - 1);
	if (p->aux[target].second)
		return FAIL(p, BPFC_ECALL_TARGET, i, "call target %lld is the second slot of a 64-bit constant",
			    (long long)target);
	index = prog_subprog_of(p, (u32)target);
	if (p->subprogs.p[index].start != target)
		return FAIL(p, BPFC_ECALL_TARGET, i, "call target is instruction %lld of %s, not its start",
			    (long long)target - p->subprogs.p[index].start, p->subprogs.p[index].name);
	aux->ref = REF_SUBPROG;
	aux->index = index;
	return 0;
}

static int check_call(struct prog *p, u32 i, const struct isa_info *info)
{
	struct insn *insn = &p->insns[i];
	struct insn_aux *aux = &p->aux[i];
	int err;

	if (aux->ref == REF_EXTERN) {
		CHECK(p->ctx, aux->index < p->externs.n);
		insn->src = CALL_KFUNC;
		return 0;
	}
	switch ((enum isa_call)info->call) {
	case CALL_HELPER:
		if (insn->imm < 0)
			return FAIL(p, BPFC_EBAD_IMM, i, "helper number %d, allowed are 0 and up", insn->imm);
		return 0;
	case CALL_LOCAL:
		err = resolve_subprog(p, i, info);
		if (!err)
			p->subprogs.p[aux->index].is_called = true;
		return err;
	case CALL_KFUNC:
		return FAIL(p, BPFC_EEXTERN, i, "call of the kernel function with BTF id %d, whose name is not known",
			    insn->imm);
	}
	return 0;
}

static void check_ref_index(struct prog *p, const struct insn_aux *aux)
{
	switch ((enum ref_kind)aux->ref) {
	case REF_NONE:
		break;
	case REF_MAP:
	case REF_MAP_VALUE:
		CHECK(p->ctx, aux->index < p->maps.n);
		break;
	case REF_DATA:
		CHECK(p->ctx, aux->index < p->datas.n);
		break;
	case REF_SUBPROG:
		CHECK(p->ctx, aux->index < p->subprogs.n);
		break;
	case REF_EXTERN:
		CHECK(p->ctx, aux->index < p->externs.n);
		break;
	}
}

static int resolve_map(struct prog *p, u32 i)
{
	s32 id = p->insns[i].imm;
	int index = prog_map_by_id(p, id);

	if (index < 0)
		return FAIL(p, BPFC_ENO_MAP, i, "map %d is not defined (%u are)", id, p->maps.n);
	p->aux[i].ref = REF_MAP;
	p->aux[i].index = (u32)index;
	return 0;
}

/* As Linux: the value of an array of one element, and an offset within it. */
static int resolve_map_value(struct prog *p, u32 i)
{
	u32 off = (u32)p->insns[i + 1].imm;
	int err = resolve_map(p, i);
	const struct prog_map *map;

	if (err)
		return err;
	map = &p->maps.p[p->aux[i].index];
	if (map->type != MAP_ARRAY || map->max_entries != 1)
		return FAIL(p, BPFC_EUNSUPPORTED, i, "address of a value of map %s, expected an array of one element",
			    map->name);
	if (off >= map->value_size)
		return FAIL(p, BPFC_EBAD_IMM, i, "offset %u in the value of map %s, which has %u bytes", off, map->name,
			    map->value_size);
	p->aux[i].ref = REF_MAP_VALUE;
	p->aux[i].addend = off;
	return 0;
}

static int check_constant(struct prog *p, u32 i, const struct isa_info *info)
{
	struct insn_aux *aux = &p->aux[i];
	int err = 0;

	check_ref_index(p, aux);
	if (aux->ref == REF_SUBPROG) {
		p->insns[i].src = PSEUDO_FUNC;
		p->insns[i + 1].imm = 0;
		err = resolve_subprog(p, i, info);
	} else if (aux->ref == REF_NONE) {
		switch ((enum isa_pseudo)info->op) {
		case PSEUDO_CONST:
			break;
		case PSEUDO_MAP_FD:
		case PSEUDO_MAP_IDX:
			err = resolve_map(p, i);
			break;
		case PSEUDO_MAP_VALUE:
		case PSEUDO_MAP_IDX_VALUE:
			err = resolve_map_value(p, i);
			break;
		case PSEUDO_BTF_ID:
			err = FAIL(p, BPFC_EEXTERN, i, "kernel variable with BTF id %d, whose name is not known",
				   p->insns[i].imm);
			break;
		case PSEUDO_FUNC:
			err = resolve_subprog(p, i, info);
			break;
		}
	}
	if (!err && aux->ref == REF_SUBPROG)
		p->subprogs.p[aux->index].addr_taken = true;
	return err;
}

/* Whether control can come to instruction LAST of a function whose jumps are in order. */
static bool is_reached(struct prog *p, const struct subprog *s, u32 last)
{
	u32 *seen = bits_new(&p->arena, s->n), *work = arena_array(&p->arena, s->n, sizeof(u32)), n = 0;

	work[n++] = s->start;
	while (n) {
		for (u32 i = work[--n]; !bits_test(seen, i - s->start);) {
			struct isa_info info;

			bits_set(seen, i - s->start);
			isa_decode(&p->insns[i], &info);
			if (info.kind == ISA_EXIT)
				break;
			if (i == last)
				return true;
			if (info.kind == ISA_JCC || info.kind == ISA_MAYGOTO)
				work[n++] = (u32)prog_target(p, i, &info);
			i = info.kind == ISA_JA ? (u32)prog_target(p, i, &info) : i + 1 + (info.kind == ISA_LDIMM64);
		}
	}
	return false;
}

/* Jumps, calls and constants of one function, and its end: the last instruction may be another than exit and goto where
 * nothing leads to it. */
static int check_flow(struct prog *p, const struct subprog *s)
{
	struct isa_info info = {.kind = ISA_INVALID};
	u32 last = s->start;

	if (p->aux[s->start].second)
		return FAIL(p, BPFC_ECALL_TARGET, s->start - 1, "function %s starts in the middle of a 64-bit constant",
			    s->name);
	p->aux[s->start].target = true;
	for (u32 i = s->start; i < s->start + s->n; i++) {
		int err = 0;

		isa_decode(&p->insns[i], &info);
		last = i;
		if (info.kind == ISA_JA || info.kind == ISA_JCC || info.kind == ISA_MAYGOTO)
			err = check_jump(p, i, s, &info);
		else if (info.kind == ISA_CALL)
			err = check_call(p, i, &info);
		else if (info.kind == ISA_LDIMM64)
			err = check_constant(p, i++, &info);
		if (err)
			return err;
	}
	if (info.kind != ISA_EXIT && info.kind != ISA_JA && is_reached(p, s, last))
		return FAIL(p, BPFC_EFALL_THROUGH, last, "control runs off the end of %s, expected exit or goto",
			    s->name);
	return 0;
}

/* -- The call graph --------------------------------------------------------------------------------------- */

/* Calls of all functions one after another: those of function S are sites[first[S]] to sites[first[S + 1]]. */
struct call_graph {
	u32 *first, *sites; /* sites: instruction indices */
};

static bool is_local_call(const struct prog *p, u32 i)
{
	struct isa_info info;

	return p->aux[i].ref == REF_SUBPROG && isa_decode(&p->insns[i], &info) && info.kind == ISA_CALL;
}

static void graph_build(struct prog *p, struct call_graph *g)
{
	u32 n = 0;

	for (u32 i = 0; i < p->n_insns; i++)
		n += is_local_call(p, i);
	g->first = arena_array(&p->arena, (size_t)p->subprogs.n + 1, sizeof(u32));
	g->sites = arena_array(&p->arena, n, sizeof(u32));
	n = 0;
	for (u32 s = 0; s < p->subprogs.n; s++) {
		u32 end = p->subprogs.p[s].start + p->subprogs.p[s].n;

		g->first[s] = n;
		for (u32 i = p->subprogs.p[s].start; i < end; i++)
			if (is_local_call(p, i))
				g->sites[n++] = i;
	}
	g->first[p->subprogs.n] = n;
}

/* Depth-first walk with the path in STACK. */
struct graph_walk {
	u32 *stack, *next; /* path; per function the next call to follow */
	u8 *state;
	u32 depth, n_order, *order;
};
enum { NEW, ON_PATH, DONE };

/* The call at SITE closes a circle: names the functions on it, the first few. */
static int report_circle(struct prog *p, const struct graph_walk *w, u32 site)
{
	enum { SHOWN = 6 };
	u32 callee = p->aux[site].index, from = w->depth;
	const char *text;

	while (w->stack[from - 1] != callee)
		from--;
	text = p->subprogs.p[callee].name;
	for (u32 d = from; d < w->depth; d++) {
		if (d - from == SHOWN) {
			text = arena_printf(&p->arena, "%s -> ...", text);
			break;
		}
		text = arena_printf(&p->arena, "%s -> %s", text, p->subprogs.p[w->stack[d]].name);
	}
	return FAIL(p, BPFC_ERECURSION, site, "recursion: %s -> %s", text, p->subprogs.p[callee].name);
}

static void walk_enter(struct graph_walk *w, const struct call_graph *g, u32 s)
{
	w->state[s] = ON_PATH;
	w->next[s] = g->first[s];
	w->stack[w->depth++] = s;
}

static int walk_from(struct prog *p, const struct call_graph *g, struct graph_walk *w, u32 root)
{
	walk_enter(w, g, root);
	while (w->depth) {
		u32 s = w->stack[w->depth - 1], site, callee;

		if (w->next[s] == g->first[s + 1]) {
			w->state[s] = DONE;
			w->order[w->n_order++] = s;
			w->depth--;
			continue;
		}
		site = g->sites[w->next[s]++];
		callee = p->aux[site].index;
		if (w->state[callee] == ON_PATH)
			return report_circle(p, w, site);
		if (w->state[callee] == NEW)
			walk_enter(w, g, callee);
	}
	return 0;
}

/* Callees before callers in *ORDER, or an error if there is no such order. */
static int call_order(struct prog *p, const struct call_graph *g, u32 **order)
{
	u32 n = p->subprogs.n;
	struct graph_walk w = {0};
	int err = 0;

	w.stack = arena_array(&p->arena, n, sizeof(u32));
	w.next = arena_array(&p->arena, n, sizeof(u32));
	w.state = arena_array(&p->arena, n, sizeof(u8));
	w.order = arena_array(&p->arena, n, sizeof(u32));
	for (u32 s = 0; s < n && !err; s++)
		if (w.state[s] == NEW)
			err = walk_from(p, g, &w, s);
	*order = w.order;
	return err;
}

u32 *prog_call_order(struct prog *p)
{
	struct call_graph g;
	u32 *order;

	graph_build(p, &g);
	CHECK(p->ctx, call_order(p, &g, &order) == 0);
	return order;
}

static bool tail_calls_itself(const struct prog *p, const struct subprog *s)
{
	for (u32 i = s->start; i < s->start + s->n; i++) {
		struct isa_info info;

		if (isa_decode(&p->insns[i], &info) && info.kind == ISA_CALL && info.call == CALL_HELPER &&
		    p->insns[i].imm == HELPER_tail_call)
			return true;
	}
	return false;
}

static int check_calls(struct prog *p)
{
	struct call_graph g;
	u32 *order;
	int err;

	graph_build(p, &g);
	err = call_order(p, &g, &order);
	if (err)
		return err;
	for (u32 k = 0; k < p->subprogs.n; k++) {
		u32 s = order[k];
		bool uses = tail_calls_itself(p, &p->subprogs.p[s]);

		for (u32 e = g.first[s]; e < g.first[s + 1] && !uses; e++)
			uses = p->subprogs.p[p->aux[g.sites[e]].index].uses_tail_call;
		p->subprogs.p[s].uses_tail_call = uses;
	}
	return 0;
}

/* -- The whole -------------------------------------------------------------------------------------------- */

/* Readers promise functions in order and without gaps. */
static void check_bounds(struct prog *p)
{
	u32 at = 0;

	for (u32 s = 0; s < p->subprogs.n; s++) {
		CHECK(p->ctx, p->subprogs.p[s].start == at);
		CHECK(p->ctx, p->subprogs.p[s].n > 0 && p->subprogs.p[s].n <= p->n_insns - at);
		at += p->subprogs.p[s].n;
	}
	CHECK(p->ctx, at == p->n_insns);
}

/* Functions that data points to. */
static void mark_data_refs(struct prog *p)
{
	for (u32 d = 0; d < p->datas.n; d++) {
		for (u32 r = 0; r < p->datas.p[d].refs.n; r++) {
			const struct data_ref *ref = &p->datas.p[d].refs.p[r];

			if (ref->ref != REF_SUBPROG)
				continue;
			CHECK(p->ctx, ref->index < p->subprogs.n);
			p->subprogs.p[ref->index].addr_taken = true;
		}
	}
}

int prog_check(struct prog *p)
{
	struct where w = WHERE_NONE;
	int err;

	w.file = p->file;
	if (!p->n_insns)
		return diag_error(p->ctx, BPFC_ENO_PROGRAM, &w, "there are no instructions");
	if (!p->subprogs.n)
		prog_cut(p, NULL);
	check_bounds(p);
	err = check_insns(p);
	for (u32 s = 0; s < p->subprogs.n && !err; s++)
		err = check_flow(p, &p->subprogs.p[s]);
	if (err)
		return err;
	mark_data_refs(p);
	return check_calls(p);
}
