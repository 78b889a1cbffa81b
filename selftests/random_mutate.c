/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See random_mutate.h. */
#include "random_mutate.h"

#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "front/front.h"
#include "live/packets.h"
#include "random_edit.h"

enum { MAX_CHANGES = 6, MIN_PACKET = 14 };

struct mutator {
	struct random_program **sources;
	u32 n;
	struct packets packets;
};

struct mutator *mutator_new(void)
{
	struct mutator *m = calloc(1, sizeof *m);

	if (!m)
		exit(1);
	packets_make(&m->packets);
	return m;
}

void mutator_free(struct mutator *m)
{
	for (u32 i = 0; i < m->n; i++)
		free(m->sources[i]);
	free(m->sources);
	packets_free(&m->packets);
	free(m);
}

u32 mutator_count(const struct mutator *m)
{
	return m->n;
}

/* -- Sources -------------------------------------------------------------------------------------------------- */

static struct random_program *new_source(struct mutator *m)
{
	struct random_program **more = realloc(m->sources, (m->n + 1) * sizeof *more), *p = calloc(1, sizeof *p);

	if (!more || !p)
		exit(1);
	m->sources = more;
	more[m->n++] = p;
	return p;
}

/* Functions that SUB needs, itself first, into ORDER; where each will begin, into START (~0: not there). */
struct pieces {
	const struct prog *prog;
	u32 *order, *start, n, insns;
};

static void gather(struct pieces *g, u32 sub)
{
	const struct subprog *s = &g->prog->subprogs.p[sub];

	if (g->start[sub] != ~0u)
		return;
	g->start[sub] = g->insns;
	g->order[g->n++] = sub;
	g->insns += s->n;
	for (u32 i = s->start; i < s->start + s->n; i++) {
		struct isa_info info;

		if (g->prog->aux[i].second || !isa_decode(&g->prog->insns[i], &info))
			continue;
		if (info.kind == ISA_CALL && info.call == CALL_LOCAL)
			gather(g, prog_subprog_of(g->prog, (u32)prog_target(g->prog, i, &info)));
		else if (g->prog->aux[i].ref == REF_SUBPROG)
			gather(g, g->prog->aux[i].index);
	}
}

/* Instruction I at place AT of the new program. False: it refers to what raw programs do not have. */
static bool move(const struct pieces *g, u32 i, u32 at, struct insn *out)
{
	const struct insn_aux *aux = &g->prog->aux[i];
	struct isa_info info;

	*out = g->prog->insns[i];
	if (aux->second || !isa_decode(out, &info))
		return true;
	if (info.kind == ISA_CALL && info.call == CALL_LOCAL) {
		u32 sub = prog_subprog_of(g->prog, (u32)prog_target(g->prog, i, &info));

		out->imm = (s32)(g->start[sub] - at - 1);
		return true;
	}
	switch ((enum ref_kind)aux->ref) {
	case REF_NONE:
		return true;
	case REF_MAP:
		out->src = PSEUDO_MAP_FD;
		out->imm = (s32)aux->index + 1;
		return info.op == PSEUDO_MAP_FD || info.op == PSEUDO_MAP_IDX;
	case REF_SUBPROG:
		out->imm = (s32)(g->start[aux->index] - at - 1);
		return true;
	case REF_MAP_VALUE:
	case REF_DATA:
	case REF_EXTERN:
		return false;
	}
	return false;
}

/* The program SUB of PROG as a raw one. False: it is not of that sort. */
static bool extract(const struct prog *prog, u32 sub, struct random_program *out)
{
	struct pieces g = {.prog = prog,
			   .order = calloc(prog->subprogs.n, sizeof(u32)),
			   .start = malloc(prog->subprogs.n * sizeof(u32))};
	bool ok = g.order && g.start && prog->maps.n <= RANDOM_MAPS;

	if (ok) {
		memset(g.start, 0xff, prog->subprogs.n * sizeof(u32));
		gather(&g, sub);
		ok = g.insns + MAX_CHANGES <= RANDOM_MAX_INSNS;
	}
	for (u32 k = 0; ok && k < g.n; k++) {
		const struct subprog *s = &prog->subprogs.p[g.order[k]];

		for (u32 i = 0; ok && i < s->n; i++) {
			u32 at = g.start[g.order[k]] + i;

			ok = move(&g, s->start + i, at, &out->insns[at]);
		}
	}
	out->n = g.insns;
	out->n_maps = prog->maps.n;
	for (u32 i = 0; ok && i < prog->maps.n; i++) {
		const struct prog_map *m = &prog->maps.p[i];

		out->maps[i] =
			(struct bpfc_map_def){(s32)i + 1, m->type, m->key_size, m->value_size, m->max_entries};
	}
	free(g.order);
	free(g.start);
	return ok;
}

static bool runs_on_packets(enum prog_type type)
{
	return type == PROG_XDP || type == PROG_TC || type == PROG_SOCKET || type == PROG_CGROUP_SKB;
}

/* All programs of an object; those of no type that runs on packets get an xdp context. */
static void add_object(struct mutator *m, const struct prog *prog)
{
	for (u32 i = 0; i < prog->subprogs.n; i++) {
		struct random_program *p;

		if (!prog->subprogs.p[i].is_prog)
			continue;
		p = new_source(m);
		p->type = runs_on_packets(prog->subprogs.p[i].type) ? prog->subprogs.p[i].type : PROG_XDP;
		if (!extract(prog, i, p)) {
			free(p);
			m->n--;
		}
	}
}

struct load_args {
	struct bpfc_ctx *ctx;
	const char *name;
	const void *data;
	size_t size;
	const struct bpfc_opts *opts;
	struct prog *prog;
};

static int load_body(void *arg)
{
	struct load_args *l = arg;
	int err = front_load_mem(l->ctx, l->name, l->data, l->size, l->opts, &l->prog);

	return err ? err : prog_check(l->prog);
}

static void add_case(struct mutator *m, struct bpfc_ctx *ctx, const struct test_case *c)
{
	struct bpfc_opts opts;
	struct load_args l = {.ctx = ctx, .name = c->file, .data = c->text, .size = c->size, .opts = &opts};
	struct random_program *p;
	bool memory = !c->kind || !strcmp(c->kind, "mem"), xdp = c->kind && !strcmp(c->kind, "xdp");

	if (c->error || c->skip || (c->input != BPFC_INPUT_ASM && c->input != BPFC_INPUT_RAW) ||
	    c->mem_size > RANDOM_MAX_MEM || (c->kind && !strcmp(c->kind, "ctx")))
		return;
	bpfc_opts__init(&opts);
	opts.input = c->input;
	opts.type = c->type;
	opts.maps = c->maps.p;
	opts.n_maps = c->maps.n;
	p = new_source(m);
	if (ctx_try(ctx, load_body, &l) || !extract(l.prog, 0, p)) {
		free(p);
		m->n--;
	} else {
		p->type = memory ? PROG_NONE : xdp ? PROG_XDP : PROG_TC;
		p->mem_size = (u32)c->mem_size;
		if (c->mem_size)
			memcpy(p->mem, c->mem, c->mem_size);
	}
	prog_free(l.prog);
}

static bool add_cases(struct mutator *m, struct bpfc_ctx *ctx, struct arena *a, const char *path, const char *text,
		      size_t size)
{
	struct case_file cases = {0};

	if (case_parse(ctx, a, path, text, size, &cases))
		return false;
	for (u32 i = 0; i < cases.cases.n; i++)
		add_case(m, ctx, &cases.cases.p[i]);
	return true;
}

static bool add_program(struct mutator *m, struct bpfc_ctx *ctx, const char *path, const char *data, size_t size)
{
	struct bpfc_opts opts;
	struct load_args l = {.ctx = ctx, .name = path, .data = data, .size = size, .opts = &opts};
	bool ok;

	bpfc_opts__init(&opts);
	ok = !ctx_try(ctx, load_body, &l);
	if (ok && l.prog->is_elf) {
		add_object(m, l.prog);
	} else if (ok) {
		struct random_program *p = new_source(m);

		if (extract(l.prog, 0, p)) {
			p->mem_size = RANDOM_MEM;
		} else {
			free(p);
			m->n--;
		}
	}
	prog_free(l.prog);
	return ok;
}

bool mutator_add(struct mutator *m, const char *path)
{
	struct bpfc_ctx ctx;
	struct arena arena;
	size_t size = 0, n = strlen(path);
	char *data;
	bool ok;

	ctx_init(&ctx);
	arena_init(&arena, &ctx);
	data = case_read_file(&arena, path, &size);
	ok = data && (n > 2 && !strcmp(path + n - 2, ".t") ? add_cases(m, &ctx, &arena, path, data, size)
							    : add_program(m, &ctx, path, data, size));
	if (!ok)
		fprintf(stderr, "%s: %s\n", path, data ? bpfc_ctx__error(&ctx) : "cannot be read");
	arena_free(&arena);
	ctx_fini(&ctx);
	return ok;
}

/* -- Changes ---------------------------------------------------------------------------------------------------- */

static s32 other_number(struct prng *r, s32 was)
{
	static const s32 edges[] = {0,	   1,	   -1,	   2,	   7,	   8,	     31,	 32,	     33,	63,	    64,
				    0x7f,  0x80,   0xff,   0x100,  -128,   -129,     0x7fff,	 0x8000,     0xffff,	0x10000,
				    -0x8000, -0x8001, INT32_MAX, INT32_MIN, INT32_MIN + 1, 0x55555555};

	switch (prng_below(r, 4)) {
	case 0:
		return (s32)((u32)was + (prng_below(r, 2) ? 1u : ~0u));
	case 1:
		return (s32)((u32)was ^ 1u << prng_below(r, 32));
	case 2:
		return (s32)(u32)prng_next(r);
	}
	return edges[prng_below(r, ARRAY_SIZE(edges))];
}

/* A change of fields that instruction I has. */
static void change_fields(struct prng *r, struct random_program *p, u32 i)
{
	struct insn *insn = &p->insns[i];
	struct isa_info info;
	const struct isa_row *row;
	s32 copy;

	if (!isa_decode(insn, &info))
		return;
	row = isa_row((enum isa_id)info.id);
	switch (prng_below(r, 5)) {
	case 0: /* constant */
		if (row->imm.rule == FIELD_ANY && info.kind != ISA_CALL && info.kind != ISA_JA &&
		    (info.kind != ISA_LDIMM64 || info.op == PSEUDO_CONST))
			insn->imm = other_number(r, insn->imm);
		return;
	case 1: /* register */
		if (row->dst.rule == FIELD_READ || row->dst.rule == FIELD_RW || row->dst.rule == FIELD_WRITE)
			insn->dst = prng_below(r, 10) & 15;
		return;
	case 2:
		if (row->src.rule == FIELD_READ || row->src.rule == FIELD_RW)
			insn->src = prng_below(r, 11) & 15;
		return;
	case 3: /* operation, condition, size */
		if (info.kind != ISA_CALL && info.kind != ISA_LDIMM64)
			edit_set_row(insn, (enum isa_id)info.id,
				     edit_similar((enum isa_id)info.id, 1 + prng_below(r, 30)));
		return;
	case 4: /* where to */
		if (edit_distance(insn, &info, &copy))
			edit_set_distance(insn, (s32)prng_below(r, p->n) - (s32)i - 1);
		else if (row->off.rule == FIELD_ANY)
			insn->off = (s16)(insn->off + (s32[]){1, -1, 4, -4, 8, -8}[prng_below(r, 6)]);
		return;
	}
}

/* A change of what stands where. */
static void change_order(struct prng *r, struct random_program *p, u32 i, struct random_program *tmp)
{
	struct insn insn = p->insns[i];
	u32 next = i + edit_slots(p, i);

	switch (prng_below(r, 3)) {
	case 0:
		edit_remove(p, i, edit_slots(p, i), tmp);
		if (tmp->n)
			memcpy(p, tmp, sizeof *p);
		return;
	case 1:
		if (edit_slots(p, i) == 1)
			edit_insert(p, i, insn);
		return;
	case 2: /* two that have no distance */
		if (next < p->n && next == i + 1 && edit_slots(p, next) == 1) {
			struct isa_info info;
			s32 copy;

			if (edit_distance(&p->insns[i], &info, &copy) || edit_distance(&p->insns[next], &info, &copy))
				return;
			p->insns[i] = p->insns[next];
			p->insns[next] = insn;
		}
		return;
	}
}

/* The first slot of a random instruction. */
static u32 pick_insn(struct prng *r, const struct random_program *p)
{
	u32 nth = prng_below(r, p->n), i = 0;

	while (i + edit_slots(p, i) <= nth)
		i += edit_slots(p, i);
	return i;
}

void mutator_make(struct mutator *m, u64 seed, struct random_program *out)
{
	struct random_program *tmp = malloc(sizeof *tmp);
	struct prng r;

	if (!tmp)
		exit(1);
	prng_seed(&r, seed ^ 0x6d7574616e74ull);
	memcpy(out, m->sources[prng_below(&r, m->n)], sizeof *out);
	if (out->type != PROG_NONE && out->mem_size < MIN_PACKET) {
		const struct packet *p = &m->packets.p[prng_below(&r, m->packets.n)];

		out->mem_size = MIN(p->size, RANDOM_MAX_MEM);
		memcpy(out->mem, p->data, out->mem_size);
	}
	for (u32 n = 1 + prng_below(&r, MAX_CHANGES); n && out->n; n--) {
		u32 i = pick_insn(&r, out);

		if (prng_below(&r, 10) < 8)
			change_fields(&r, out, i);
		else if (prng_below(&r, 2))
			change_order(&r, out, i, tmp);
		else if (out->mem_size)
			out->mem[prng_below(&r, out->mem_size)] = (u8)prng_next(&r);
	}
	free(tmp);
}
