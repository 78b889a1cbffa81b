/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The program model's own functions: making and freeing one, look-ups by name and number, positions for messages, and
 * cutting raw input into functions.
 */
#include "prog.h"

#include <string.h>

/* -- Program types ---------------------------------------------------------------------------------------- */

static const struct {
	const char *name;
	int uapi;
} progtypes[PROG_NTYPES] = {
#define PROGTYPE(id, name, uapi, ctx) {name, uapi},
#include "progtype.def"
};

const char *prog_type_name(enum prog_type t)
{
	return t < PROG_NTYPES ? progtypes[t].name : "other";
}

int prog_type_by_name(const char *name)
{
	for (int t = 0; t < PROG_NTYPES; t++)
		if (strcmp(progtypes[t].name, name) == 0)
			return t;
	return -1;
}

int prog_type_uapi(enum prog_type t)
{
	return t < PROG_NTYPES ? progtypes[t].uapi : -1;
}

/* -- Life ------------------------------------------------------------------------------------------------- */

/* Record and file name are one allocation: nothing can be lost when memory runs out between two. */
struct prog *prog_new(struct bpfc_ctx *ctx, const char *file)
{
	size_t len = file ? strlen(file) + 1 : 0;
	struct arena arena;
	struct prog *p;

	arena_init(&arena, ctx);
	p = arena_alloc(&arena, sizeof(*p) + len);
	p->ctx = ctx;
	p->arena = arena;
	if (file)
		p->file = memcpy(p + 1, file, len);
	return p;
}

void prog_free(struct prog *p)
{
	struct arena arena;

	if (!p)
		return;
	arena = p->arena; /* P itself lies in it */
	arena_free(&arena);
}

void prog_set_insns(struct prog *p, u32 n)
{
	p->insns = arena_array(&p->arena, n, sizeof(*p->insns));
	p->aux = arena_array(&p->arena, n, sizeof(*p->aux));
	p->n_insns = n;
}

/* -- Look-ups --------------------------------------------------------------------------------------------- */

u32 prog_subprog_of(const struct prog *p, u32 i)
{
	u32 low = 0, high = p->subprogs.n;

	while (high - low > 1) {
		u32 mid = low + (high - low) / 2;

		if (p->subprogs.p[mid].start <= i)
			low = mid;
		else
			high = mid;
	}
	return low;
}

struct where prog_where(const struct prog *p, u32 i)
{
	struct where w = WHERE_NONE;

	w.file = p->file;
	w.insn = i;
	if (p->subprogs.n) {
		const struct subprog *s = &p->subprogs.p[prog_subprog_of(p, i)];

		w.section = s->section;
		w.function = s->name;
		w.insn = (s64)i - s->start;
	}
	if (i < p->n_insns && p->aux[i].line) {
		const struct prog_line *line = &p->lines.p[p->aux[i].line - 1];

		w.source = line->text;
		w.source_file = line->file;
		w.source_line = line->line;
	}
	return w;
}

int prog_map_by_id(const struct prog *p, s32 id)
{
	for (u32 i = 0; i < p->maps.n; i++)
		if (p->maps.p[i].id == id && id >= 0)
			return (int)i;
	return -1;
}

int prog_map_by_name(const struct prog *p, const char *name)
{
	for (u32 i = 0; i < p->maps.n; i++)
		if (p->maps.p[i].name && strcmp(p->maps.p[i].name, name) == 0)
			return (int)i;
	return -1;
}

int prog_subprog_by_name(const struct prog *p, const char *name)
{
	for (u32 i = 0; i < p->subprogs.n; i++)
		if (p->subprogs.p[i].name && strcmp(p->subprogs.p[i].name, name) == 0)
			return (int)i;
	return -1;
}

s64 prog_target(const struct prog *p, u32 i, const struct isa_info *info)
{
	bool in_imm = info->kind == ISA_CALL || info->kind == ISA_LDIMM64 || info->target_imm;

	return (s64)i + 1 + (in_imm ? p->insns[i].imm : p->insns[i].off);
}

/* -- Cutting ---------------------------------------------------------------------------------------------- */

/* Sets a bit for each instruction of P that a call or function address leads to. */
static void mark_starts(const struct prog *p, u32 *starts)
{
	for (u32 i = 0; i < p->n_insns; i++) {
		struct isa_info info;
		s64 target;
		bool is_ref;

		if (!isa_decode(&p->insns[i], &info))
			continue;
		is_ref = (info.kind == ISA_CALL && info.call == CALL_LOCAL) ||
			 (info.kind == ISA_LDIMM64 && info.op == PSEUDO_FUNC);
		target = prog_target(p, i, &info);
		if (is_ref && target >= 0 && target < p->n_insns)
			bits_set(starts, (u32)target);
		if (info.kind == ISA_LDIMM64)
			i++;
	}
}

void prog_cut(struct prog *p, const u32 *starts)
{
	u32 *marks;

	p->subprogs.n = 0;
	if (!p->n_insns)
		return;
	marks = bits_new(&p->arena, p->n_insns);
	if (starts)
		memcpy(marks, starts, ((size_t)p->n_insns + 31) / 32 * sizeof(*marks));
	bits_set(marks, 0);
	mark_starts(p, marks);
	for (u32 i = 0; i < p->n_insns; i++) {
		struct subprog *s;

		if (!bits_test(marks, i))
			continue;
		if (p->subprogs.n)
			p->subprogs.p[p->subprogs.n - 1].n = i - p->subprogs.p[p->subprogs.n - 1].start;
		s = vec_add(&p->arena, &p->subprogs);
		*s = (struct subprog){
			.name = "prog", .start = i, .sect_insn = i, .is_prog = i == 0, .is_static = i > 0};
		if (i > 0)
			s->name = arena_printf(&p->arena, "sub%u", p->subprogs.n - 1);
	}
	p->subprogs.p[p->subprogs.n - 1].n = p->n_insns - p->subprogs.p[p->subprogs.n - 1].start;
}
