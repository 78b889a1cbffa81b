/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Cuts the code of an object into functions, and decides which of them are programs and which programs are wanted.
 *
 * A function begins at an STT_FUNC symbol, in sections without one at a global symbol, in sections without symbols at
 * the start; and wherever a call or a function's address leads. It ends where the next one begins, or earlier if its
 * symbol says so: what lies between belongs to nobody. Global functions outside of .text are programs; static ones are
 * subprograms unless nobody calls them, or a map holds them as an initial value.
 */
#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#include "front/elf_read.h"

/* Copies of a section under several names, as hostile symbol tables can ask for, end here. */
enum { MAX_INSNS = 1 << 24 };

/* -- Program types ---------------------------------------------------------------------------------------- */

enum prog_type elf_section_type(const char *name, bool *known)
{
	static const struct {
		const char *prefix;
		enum prog_type type;
	} rows[] = {
#define SECTION(prefix, type) { prefix, PROG_##type },
#include "front/section.def"
	};
	enum prog_type type = PROG_OTHER;
	size_t best = 0;

	if (*name == '?')
		name++;
	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		size_t n = strlen(rows[i].prefix);

		if (n > best && !strncmp(name, rows[i].prefix, n) && strchr("/.", name[n])) { /* the end matches, too */
			best = n;
			type = rows[i].type;
		}
	}
	*known = best > 0;
	return type;
}

/* -- Where functions begin -------------------------------------------------------------------------------- */

static bool is_function_symbol(const struct elf *e, const struct elf_sym *s)
{
	const struct elf_sect *sect = &e->sects[s->sect];

	if (!s->sect || sect->role != ROLE_CODE)
		return false;
	if (s->type == STT_FUNC)
		return true;
	return s->type == STT_NOTYPE && s->bind != STB_LOCAL && !sect->has_func;
}

static int mark_symbols(struct elf *e)
{
	for (u32 i = 1; i < e->n_syms; i++) {
		struct elf_sym *s = &e->syms[i];

		if (s->type == STT_FUNC && s->sect)
			e->sects[s->sect].has_func = true;
	}
	for (u32 i = 1; i < e->n_syms; i++) {
		struct elf_sym *s = &e->syms[i];
		struct elf_sect *sect = &e->sects[s->sect];

		if (!is_function_symbol(e, s))
			continue;
		if (s->value % INSN_SIZE || s->value >= sect->size)
			return elf_fail(e, BPFC_EELF_SYMBOL, s->sect,
					"function '%s' begins at offset %llu, expected a multiple of 8 below %llu",
					s->name, (unsigned long long)s->value, (unsigned long long)sect->size);
		if (s->size % INSN_SIZE)
			return elf_fail(e, BPFC_EELF_SYMBOL, s->sect,
					"function '%s' has %llu bytes, expected a multiple of 8", s->name,
					(unsigned long long)s->size);
		if (!s->name[0])
			return elf_fail(e, BPFC_EELF_SYMBOL, s->sect, "the function at offset %llu has an empty name",
					(unsigned long long)s->value);
		bits_set(sect->starts, (u32)(s->value / INSN_SIZE));
	}
	return 0;
}

/* Instruction I of a section without a relocation: the section's instruction that it calls or points to, or -1. */
static s64 local_target(const struct insn *insn, const struct isa_info *info, u32 i)
{
	if ((info->kind == ISA_CALL && info->call == CALL_LOCAL) ||
	    (info->kind == ISA_LDIMM64 && insn->src == PSEUDO_FUNC))
		return (s64)i + 1 + insn->imm;
	return -1;
}

static void cut_at(struct elf *e, u32 sect, s64 off)
{
	struct elf_sect *s = &e->sects[sect];

	if (s->role == ROLE_CODE && off >= 0 && off % INSN_SIZE == 0 && off / INSN_SIZE < s->n_insns)
		bits_set(s->starts, (u32)(off / INSN_SIZE));
}

static int cut_at_relocations(struct elf *e, u32 sect)
{
	struct elf_sect *s = &e->sects[sect];

	for (u32 n = 0; n < s->rels.n; n++) {
		struct where w = elf_where(e, sect);
		struct elf_place place;
		int err;

		if (s->role == ROLE_CODE)
			w.insn = (s64)(s->rels.p[n].offset / INSN_SIZE);
		err = elf_locate(e, sect, &s->rels.p[n], &w, &place);
		if (err)
			return err;
		cut_at(e, place.sect, place.off);
	}
	return 0;
}

static void cut_at_calls(struct elf *e, u32 sect)
{
	struct elf_sect *s = &e->sects[sect];

	for (u32 i = 0; i < s->n_insns; i++) {
		struct insn insn = elf_insn(s, i);
		struct isa_info info;
		s64 target;

		if (!isa_decode(&insn, &info))
			continue;
		target = s->rel_at[i] ? -1 : local_target(&insn, &info, i);
		if (target >= 0)
			cut_at(e, sect, target * INSN_SIZE);
		if (info.kind == ISA_LDIMM64)
			i++;
	}
}

/* -- The table -------------------------------------------------------------------------------------------- */

static bool any_start(const struct elf_sect *s)
{
	for (u32 i = 0; i < s->n_insns; i++)
		if (bits_test(s->starts, i))
			return true;
	return false;
}

/* A C identifier out of a section's name. */
static const char *name_from_section(struct elf *e, const char *section)
{
	char *name = arena_strdup(&e->p->arena, section);

	for (char *c = name; *c; c++)
		if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9')))
			*c = '_';
	return name;
}

static void add_functions(struct elf *e, u32 sect)
{
	struct elf_sect *s = &e->sects[sect];
	bool whole = s->n_insns && !any_start(s);
	u32 end = s->n_insns, first = e->funcs.n;

	if (whole)
		bits_set(s->starts, 0);
	for (u32 i = 0; i < s->n_insns; i++) {
		struct elf_func *f;

		if (!bits_test(s->starts, i))
			continue;
		f = vec_add(&e->scratch, &e->funcs);
		*f = (struct elf_func){ .sect = sect, .start = i };
		s->func_at[i] = e->funcs.n;
		if (whole)
			f->name = name_from_section(e, s->name);
		else
			f->name = arena_printf(&e->p->arena, "sub%u", i);
	}
	for (u32 k = e->funcs.n; k > first; k--) {
		e->funcs.p[k - 1].n = end - e->funcs.p[k - 1].start;
		end = e->funcs.p[k - 1].start;
	}
}

/* Symbol S names function F: the first global one, else the first. Further global names are copies, made later. */
static bool name_function(struct elf_func *f, const struct elf_sym *s)
{
	bool global = s->bind != STB_LOCAL;
	u32 n = (u32)(s->size / INSN_SIZE);

	if (f->has_symbol && f->is_global)
		return !global;
	if (f->has_symbol && !global)
		return true;
	f->name = s->name;
	f->has_symbol = true;
	f->is_global = global;
	f->is_weak = s->bind == STB_WEAK;
	if (n && n < f->n)
		f->n = n;
	return true;
}

static bool is_text(const struct elf_sect *s) { return !strcmp(s->name, ".text") || elf_has_prefix(s->name, ".text."); }

static int name_functions(struct elf *e)
{
	u64 total = 0;

	e->n_plain = e->funcs.n;
	for (u32 i = 1; i < e->n_syms; i++) {
		const struct elf_sym *s = &e->syms[i];
		struct elf_sect *sect = &e->sects[s->sect];
		struct elf_func copy;
		u32 at;

		if (!is_function_symbol(e, s))
			continue;
		at = sect->func_at[s->value / INSN_SIZE] - 1;
		if (name_function(&e->funcs.p[at], s) || is_text(sect))
			continue;
		copy = e->funcs.p[at];
		copy.name = s->name;
		copy.is_weak = s->bind == STB_WEAK;
		vec_push(&e->scratch, &e->funcs, copy);
	}
	for (u32 i = 0; i < e->funcs.n; i++)
		total += e->funcs.p[i].n;
	if (total > MAX_INSNS)
		return elf_fail(e, BPFC_ETOO_BIG, 0, "there are %llu instructions, allowed are %u",
				(unsigned long long)total, (unsigned)MAX_INSNS);
	return 0;
}

int elf_find_funcs(struct elf *e)
{
	int err = mark_symbols(e);

	for (u32 i = 1; i < e->n_sects && !err; i++)
		err = cut_at_relocations(e, i);
	if (err)
		return err;
	for (u32 i = 1; i < e->n_sects; i++)
		cut_at_calls(e, i);
	for (u32 i = 1; i < e->n_sects; i++)
		if (e->sects[i].role == ROLE_CODE)
			add_functions(e, i);
	return name_functions(e);
}

/* -- Which are programs ----------------------------------------------------------------------------------- */

static void refer(struct elf *e, u32 from_sect, u32 from_insn, u32 sect, s64 off)
{
	struct elf_sect *s = &e->sects[sect];
	struct elf_func *f;

	if (s->role != ROLE_CODE || off < 0 || off % INSN_SIZE || off / INSN_SIZE >= s->n_insns)
		return;
	if (!s->func_at[off / INSN_SIZE])
		return;
	f = &e->funcs.p[s->func_at[off / INSN_SIZE] - 1];
	if (e->sects[from_sect].role == ROLE_BTF_MAPS)
		f->in_map = true;
	else if (from_sect != sect || from_insn < f->start || from_insn - f->start >= f->n)
		f->referenced = true;
}

static int find_references(struct elf *e)
{
	for (u32 sect = 1; sect < e->n_sects; sect++) {
		struct elf_sect *s = &e->sects[sect];

		for (u32 n = 0; n < s->rels.n; n++) {
			struct where w = elf_where(e, sect);
			struct elf_place place;
			int err = elf_locate(e, sect, &s->rels.p[n], &w, &place);

			if (err)
				return err;
			refer(e, sect, (u32)(s->rels.p[n].offset / INSN_SIZE), place.sect, place.off);
		}
		for (u32 i = 0; i < s->n_insns; i++) {
			struct insn insn = elf_insn(s, i);
			struct isa_info info;

			if (!isa_decode(&insn, &info))
				continue;
			if (!s->rel_at[i] && local_target(&insn, &info, i) >= 0)
				refer(e, sect, i, sect, local_target(&insn, &info, i) * INSN_SIZE);
			if (info.kind == ISA_LDIMM64)
				i++;
		}
	}
	return 0;
}

static enum prog_type type_of(const struct elf *e, const struct elf_sect *s)
{
	bool known;
	enum prog_type type = elf_section_type(s->name, &known);

	if (!known && e->opts->type)
		return (enum prog_type)prog_type_by_name(e->opts->type);
	return type;
}

/* Objects whose functions are all in .text: the global ones are programs, or if there are none those that nobody calls.
 */
static bool programs_in_text(struct elf *e)
{
	bool any = false;

	for (u32 i = 0; i < e->funcs.n; i++)
		any |= e->funcs.p[i].is_prog = e->funcs.p[i].is_global;
	for (u32 i = 0; i < e->funcs.n && !any; i++)
		e->funcs.p[i].is_prog = !e->funcs.p[i].referenced;
	for (u32 i = 0; i < e->funcs.n; i++)
		any |= e->funcs.p[i].is_prog;
	return any;
}

static int find_programs(struct elf *e)
{
	bool any = false;
	int err = find_references(e);

	if (err)
		return err;
	for (u32 i = 0; i < e->funcs.n; i++) {
		struct elf_func *f = &e->funcs.p[i];

		f->type = type_of(e, &e->sects[f->sect]);
		f->is_prog = !is_text(&e->sects[f->sect]) && (f->is_global || f->in_map || !f->referenced);
		any |= f->is_prog;
	}
	if (!any && !programs_in_text(e))
		return elf_fail(e, BPFC_ENO_PROGRAM, 0, "there is no program in the object");
	return 0;
}

/* -- Names ------------------------------------------------------------------------------------------------ */

/* Names that are taken, by hash. */
struct names {
	const char **slots;
	u32 cap;
};

static const char **find_name(struct names *n, const char *name)
{
	u32 h = (u32)hash_bytes(name, strlen(name)) & (n->cap - 1);

	while (n->slots[h] && strcmp(n->slots[h], name))
		h = (h + 1) & (n->cap - 1);
	return &n->slots[h];
}

/* Programs keep their names; a subprogram whose name is taken gets a number behind it. */
static int make_names_unique(struct elf *e)
{
	struct names names = { .cap = 16 };

	while (names.cap < e->funcs.n * 4)
		names.cap *= 2;
	names.slots = arena_array(&e->scratch, names.cap, sizeof(*names.slots));
	for (u32 i = 0; i < e->funcs.n; i++) {
		struct elf_func *f = &e->funcs.p[i];
		const char **slot;

		if (!f->is_prog || !f->is_global)
			continue;
		slot = find_name(&names, f->name);
		if (*slot)
			return elf_fail(e, BPFC_ESYMBOL_CLASH, f->sect, "two programs are called '%s'", f->name);
		*slot = f->name;
	}
	for (u32 i = 0; i < e->funcs.n; i++) {
		struct elf_func *f = &e->funcs.p[i];
		const char *name = f->name, **slot;

		if (f->is_prog && f->is_global)
			continue;
		slot = find_name(&names, name);
		if (*slot)
			slot = find_name(&names, name = arena_printf(&e->p->arena, "%s.%u", f->name, i));
		for (u32 k = 0; *slot; k++)
			slot = find_name(&names, name = arena_printf(&e->p->arena, "%s.%u.%u", f->name, i, k));
		*slot = f->name = name;
	}
	return 0;
}

/* -- Which are wanted ------------------------------------------------------------------------------------- */

static int want(struct elf *e, const char *name)
{
	char list[200] = "";
	size_t at = 0;

	for (u32 i = 0; i < e->funcs.n; i++)
		if (!strcmp(e->funcs.p[i].name, name)) {
			e->funcs.p[i].is_prog = e->funcs.p[i].used = true;
			return 0;
		}
	for (u32 i = 0; i < e->funcs.n && at < sizeof(list); i++)
		if (e->funcs.p[i].is_prog)
			at += (size_t)snprintf(list + at, sizeof(list) - at, "%s%s", at ? ", " : "",
					       e->funcs.p[i].name);
	if (at >= sizeof(list))
		memcpy(list + sizeof(list) - 4, "...", 4);
	return elf_fail(e, BPFC_ENO_PROGRAM, 0, "there is no program '%s'; there are: %s", name, list);
}

static int refuse_unsupported(const struct elf *e)
{
	bool all = !e->opts->n_programs;

	for (u32 i = 0; i < e->funcs.n; i++) {
		const struct elf_func *f = &e->funcs.p[i];
		const char *section = e->sects[f->sect].name;

		if (f->used && (elf_has_prefix(section, "struct_ops") || elf_has_prefix(section, "?struct_ops")))
			return elf_fail(e, BPFC_EUNSUPPORTED, f->sect,
					"struct_ops programs ('%s') are not supported yet", f->name);
	}
	for (u32 i = 1; i < e->n_sects && all; i++) {
		if (e->sects[i].role == ROLE_STRUCT_OPS && e->sects[i].size)
			return elf_fail(e, BPFC_EUNSUPPORTED, i, "struct_ops maps are not supported yet");
		if (e->sects[i].role == ROLE_ARENA && e->sects[i].size)
			return elf_fail(e, BPFC_EUNSUPPORTED, i, "variables in an arena are not supported yet");
	}
	return 0;
}

int elf_select(struct elf *e)
{
	int err;

	if (e->opts->type && prog_type_by_name(e->opts->type) < 0)
		return elf_fail(e, BPFC_EUSAGE, 0, "there is no program type '%s'", e->opts->type);
	err = find_programs(e);
	if (!err)
		err = make_names_unique(e);
	for (u32 i = 0; i < e->funcs.n; i++)
		e->funcs.p[i].used = !e->opts->n_programs && e->funcs.p[i].is_prog;
	for (size_t i = 0; i < e->opts->n_programs && !err; i++)
		err = want(e, e->opts->programs[i]);
	if (err)
		return err;
	/* What is not wanted is no entry, though it may be called. */
	for (u32 i = 0; i < e->funcs.n; i++)
		e->funcs.p[i].is_prog &= e->funcs.p[i].used;
	return refuse_unsupported(e);
}
