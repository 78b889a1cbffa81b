/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Follows references. elf_locate() says where a relocation points; elf_follow() starts at the wanted programs and marks
 * every function, map, data section and external symbol that they reach; elf_lay_out() numbers what is marked and lays
 * it into struct prog, functions one after another, with each reference in aux.
 *
 * What an object holds beyond what is reached is no concern of the output, except that without --program all programs
 * are wanted, and all maps and variables with them.
 */
#include <gelf.h>
#include <string.h>

#include "front/elf_read.h"

enum in_code { NEVER, ANY, LDIMM64, CALL };

/* NULL: unknown type. */
struct reloc_rule {
	u32 type;
	const char *name;
	u8 in_code, data_size;
};

static const struct reloc_rule *rule_of(u32 type)
{
	static const struct reloc_rule rules[] = {
#define RELOC(number, name, in_code, data_size) { number, #name, in_code, data_size },
#include "front/reloc.def"
	};

	for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
		if (rules[i].type == type)
			return &rules[i];
	return NULL;
}

/* -- Places ----------------------------------------------------------------------------------------------- */

/* What the field of a 64-bit constant adds; -1 of 32 bits is -1. */
static s64 constant_addend(const struct elf_sect *s, u32 i)
{
	struct insn two[2] = { elf_insn(s, i), elf_insn(s, i + 1) };

	return two[1].imm ? isa_imm64(two) : two[0].imm;
}

static s64 data_addend(const struct elf_sect *s, u64 offset, u32 size)
{
	u64 v8;
	s32 v4;

	if (size == 4) {
		memcpy(&v4, s->bytes + offset, sizeof(v4));
		return v4;
	}
	memcpy(&v8, s->bytes + offset, sizeof(v8));
	return (s64)v8;
}

/* *IS_NONE: the relocation asks for nothing. */
static int code_addend(struct elf *e, u32 sect, const struct elf_rel *r, const struct reloc_rule *rule,
		       const struct where *w, s64 *addend, bool *is_none)
{
	const struct elf_sect *s = &e->sects[sect];
	u32 i = (u32)(r->offset / INSN_SIZE);
	struct insn insn = elf_insn(s, i);
	struct isa_info info;
	bool known = isa_decode(&insn, &info);
	bool constant = known && info.kind == ISA_LDIMM64 && i + 1 < s->n_insns, call = known && info.kind == ISA_CALL;

	if (rule->in_code == NEVER)
		return diag_error(e->ctx, BPFC_EELF_RELOC, w, "relocation of type %s cannot be in code", rule->name);
	if (rule->in_code == ANY && !constant && !call) {
		*is_none = true;
		return 0;
	}
	if ((rule->in_code == LDIMM64 && !constant) || (rule->in_code == CALL && !call))
		return diag_error(e->ctx, BPFC_EELF_RELOC, w,
				  "relocation of type %s for '%s' is on instruction code 0x%02x, expected %s",
				  rule->name, elf_sym_name(e, r->sym), insn.code,
				  rule->in_code == CALL ? "a call" : "a 64-bit constant");
	/* A call's field is the distance from the next instruction, in instructions: -1 is the symbol itself. */
	*addend = constant ? constant_addend(s, i) : ((s64)insn.imm + 1) * INSN_SIZE;
	if (call && e->gas && e->syms[r->sym].type != STT_SECTION)
		*addend = (s64)insn.imm + 1;
	return 0;
}

int elf_locate(struct elf *e, u32 sect, const struct elf_rel *r, const struct where *w, struct elf_place *out)
{
	const struct elf_sect *s = &e->sects[sect];
	const struct elf_sym *sym = &e->syms[r->sym];
	const struct reloc_rule *rule = rule_of(r->type);
	s64 addend = 0;
	bool is_none = false;
	int err = 0;

	*out = (struct elf_place){ .sym = r->sym };
	if (!rule)
		return diag_error(e->ctx, BPFC_EELF_RELOC, w, "relocation of unknown type %u for '%s' at offset %llu",
				  r->type, elf_sym_name(e, r->sym), (unsigned long long)r->offset);
	if (s->role == ROLE_CODE) {
		err = code_addend(e, sect, r, rule, w, &addend, &is_none);
	} else if (!rule->data_size) {
		is_none = true;
	} else if (!s->bytes || s->size < rule->data_size || r->offset > s->size - rule->data_size) {
		err = diag_error(
			e->ctx, BPFC_EELF_RELOC, w,
			"relocation of type %s for '%s' at offset %llu reaches beyond the section's %llu bytes",
			rule->name, elf_sym_name(e, r->sym), (unsigned long long)r->offset,
			(unsigned long long)(s->bytes ? s->size : 0));
	} else {
		addend = data_addend(s, r->offset, rule->data_size);
	}
	if (is_none)
		out->sym = 0;
	if (err || is_none)
		return err;
	if (!r->sym)
		return diag_error(e->ctx, BPFC_EELF_RELOC, w, "relocation of type %s at offset %llu is for no symbol",
				  rule->name, (unsigned long long)r->offset);
	out->sect = sym->sect;
	/* Old GNU assemblers add the value of a symbol to the field, though not that of a section or of common data. */
	if (!e->gas || sym->type == STT_SECTION || sym->is_common)
		addend = (s64)((u64)addend + sym->value);
	out->off = (s64)((u64)addend + (u64)r->addend);
	return 0;
}

/* -- What is there ---------------------------------------------------------------------------------------- */

/* What a place is. index: of e->funcs, e->maps, e->sects (data) or e->syms (external). */
struct elf_ref {
	enum ref_kind kind;
	u32 index;
	s64 addend;
};

static int resolve_extern(struct elf *e, const struct elf_place *place, const struct where *w, struct elf_ref *out)
{
	const struct elf_sym *s = &e->syms[place->sym];
	const char *section;

	if (s->is_abs || !s->name[0])
		return diag_error(e->ctx, BPFC_EELF_RELOC, w, "relocation is for '%s', an absolute or nameless symbol",
				  elf_sym_name(e, place->sym));
	section = elf_btf_section_of(e, s->name);
	if (section && !strcmp(section, ".kconfig"))
		return diag_error(e->ctx, BPFC_EEXTERN, w, "kernel configuration variable '%s' is not supported yet",
				  s->name);
	if (section && strcmp(section, ".ksyms"))
		return diag_error(e->ctx, BPFC_EEXTERN, w,
				  "'%s' in %s is defined in another object, which must be linked first", s->name,
				  section);
	*out = (struct elf_ref){ REF_EXTERN, place->sym, place->off };
	return 0;
}

static int resolve(struct elf *e, const struct elf_place *place, const struct where *w, struct elf_ref *out)
{
	const struct elf_sect *s = &e->sects[place->sect];
	const char *name = elf_sym_name(e, place->sym);
	bool inside = place->off >= 0 && (u64)place->off <= s->size;
	u32 i = inside ? (u32)((u64)place->off / INSN_SIZE) : 0;
	s64 map;

	if (!place->sect)
		return resolve_extern(e, place, w, out);
	*out = (struct elf_ref){ .addend = place->off };
	switch ((enum elf_role)s->role) {
	case ROLE_CODE:
		if (!inside || place->off % INSN_SIZE || i >= s->n_insns || !s->func_at[i])
			return diag_error(e->ctx, BPFC_ECALL_TARGET, w,
					  "'%s' leads to offset %lld of %s, expected the start of a function", name,
					  (long long)place->off, s->name);
		out->kind = REF_SUBPROG;
		out->index = s->func_at[i] - 1;
		return 0;
	case ROLE_DATA:
		if (!inside)
			return diag_error(e->ctx, BPFC_EELF_RELOC, w,
					  "'%s' leads to offset %lld of %s, expected 0 to %llu", name,
					  (long long)place->off, s->name, (unsigned long long)s->size);
		out->kind = REF_DATA;
		out->index = place->sect;
		return 0;
	case ROLE_BTF_MAPS:
	case ROLE_OLD_MAPS:
		map = elf_map_at(e, place->sect, place->off);
		if (map < 0)
			return diag_error(e->ctx, BPFC_EELF_RELOC, w,
					  "'%s' leads to offset %lld of %s, where no map begins", name,
					  (long long)place->off, s->name);
		out->kind = REF_MAP;
		out->index = (u32)map;
		out->addend = 0;
		return 0;
	case ROLE_ARENA:
		return diag_error(e->ctx, BPFC_EUNSUPPORTED, w,
				  "'%s' lies in an arena (%s), which is not supported yet", name, s->name);
	case ROLE_STRUCT_OPS:
		return diag_error(e->ctx, BPFC_EUNSUPPORTED, w, "'%s' is a struct_ops map, which is not supported yet",
				  name);
	case ROLE_NONE:
		break;
	}
	return diag_error(e->ctx, BPFC_EELF_RELOC, w, "'%s' is in %s, which holds neither code nor data", name,
			  s->name);
}

/* What instruction I of function F refers to; REF_NONE if nothing. */
static int resolve_insn(struct elf *e, const struct elf_func *f, u32 i, const struct insn *insn,
			const struct isa_info *info, struct elf_ref *out)
{
	struct elf_sect *s = &e->sects[f->sect];
	struct where w = elf_where_insn(e, f, i);
	struct elf_place place = { .sect = f->sect };
	int err;

	*out = (struct elf_ref){ REF_NONE, 0, 0 };
	if (s->rel_at[i]) {
		err = elf_locate(e, f->sect, &s->rels.p[s->rel_at[i] - 1], &w, &place);
		if (err || (!place.sect && !place.sym))
			return err;
	} else if ((info->kind == ISA_CALL && info->call == CALL_LOCAL) ||
		   (info->kind == ISA_LDIMM64 && insn->src == PSEUDO_FUNC)) {
		place.off = ((s64)i + 1 + insn->imm) * INSN_SIZE;
		if (place.off < 0 || (u64)place.off >= s->size || !s->func_at[place.off / INSN_SIZE])
			return diag_error(e->ctx, BPFC_ECALL_TARGET, &w,
					  "call leads to instruction %lld of its section, which has %u",
					  (long long)i + 1 + insn->imm, s->n_insns);
		*out = (struct elf_ref){ REF_SUBPROG, s->func_at[place.off / INSN_SIZE] - 1, 0 };
		return 0;
	} else {
		return 0;
	}
	err = resolve(e, &place, &w, out);
	if (!err && info->kind == ISA_CALL && out->kind != REF_SUBPROG && out->kind != REF_EXTERN)
		return diag_error(e->ctx, BPFC_ECALL_TARGET, &w, "call of '%s', which is no function",
				  elf_sym_name(e, place.sym));
	if (!err && info->kind == ISA_CALL && out->addend && out->kind == REF_EXTERN)
		return diag_error(e->ctx, BPFC_EELF_RELOC, &w, "call goes %lld bytes past external function '%s'",
				  (long long)out->addend, elf_sym_name(e, place.sym));
	return err;
}

/* -- Following -------------------------------------------------------------------------------------------- */

struct work {
	VEC(u32) funcs, datas;
};

static void use(struct elf *e, struct work *work, const struct elf_ref *ref, bool is_call)
{
	switch (ref->kind) {
	case REF_NONE:
		break;
	case REF_MAP:
	case REF_MAP_VALUE:
		e->maps.p[ref->index].used = true;
		break;
	case REF_DATA:
		if (!e->sects[ref->index].used)
			vec_push(&e->scratch, &work->datas, ref->index);
		e->sects[ref->index].used = true;
		break;
	case REF_SUBPROG:
		if (!e->funcs.p[ref->index].used)
			vec_push(&e->scratch, &work->funcs, ref->index);
		e->funcs.p[ref->index].used = true;
		break;
	case REF_EXTERN:
		e->syms[ref->index].used = true;
		if (is_call || elf_btf_is_func(e, e->syms[ref->index].name))
			e->syms[ref->index].is_func = true;
		break;
	}
}

static int follow_func(struct elf *e, struct work *work, u32 index)
{
	struct elf_func f = e->funcs.p[index];

	for (u32 i = f.start; i < f.start + f.n; i++) {
		struct insn insn = elf_insn(&e->sects[f.sect], i);
		struct isa_info info;
		struct elf_ref ref;
		int err;

		if (!isa_decode(&insn, &info))
			continue;
		err = resolve_insn(e, &f, i, &insn, &info, &ref);
		if (err)
			return err;
		use(e, work, &ref, info.kind == ISA_CALL);
		if (info.kind == ISA_LDIMM64)
			i++;
	}
	return 0;
}

/* What relocation N of data section SECT stores; its field has *SIZE bytes, 0 if there is nothing to do. */
static int resolve_data(struct elf *e, u32 sect, u32 n, struct elf_ref *ref, u32 *size)
{
	const struct elf_rel *r = &e->sects[sect].rels.p[n];
	struct where w = elf_where(e, sect);
	struct elf_place place;
	int err = elf_locate(e, sect, r, &w, &place);

	*ref = (struct elf_ref){ REF_NONE, 0, 0 };
	*size = 0;
	if (err || (!place.sect && !place.sym))
		return err;
	*size = rule_of(r->type)->data_size;
	if (n + 1 < e->sects[sect].rels.n && e->sects[sect].rels.p[n + 1].offset - r->offset < *size)
		return diag_error(e->ctx, BPFC_EELF_RELOC, &w, "relocations at offsets %llu and %llu overlap",
				  (unsigned long long)r->offset,
				  (unsigned long long)e->sects[sect].rels.p[n + 1].offset);
	return resolve(e, &place, &w, ref);
}

static int follow_data(struct elf *e, struct work *work, u32 sect)
{
	for (u32 n = 0; n < e->sects[sect].rels.n; n++) {
		struct elf_ref ref;
		u32 size;
		int err = resolve_data(e, sect, n, &ref, &size);

		if (err)
			return err;
		use(e, work, &ref, false);
	}
	return 0;
}

int elf_map_value(struct elf *e, u32 sect, u32 rel, u32 *ref, u32 *index)
{
	struct elf_ref r;
	u32 size;
	int err = resolve_data(e, sect, rel, &r, &size);

	if (err)
		return err;
	if (!size || (r.kind != REF_MAP && (r.kind != REF_SUBPROG || !e->funcs.p[r.index].in_map)))
		return elf_fail(e, BPFC_EMAP_DEF, sect, "a map holds what is neither a map nor a program");
	*ref = (u32)r.kind;
	*index = r.index;
	return 0;
}

/* The initial values of a map, which lie in its definition. */
static int follow_map(struct elf *e, struct work *work, u32 map)
{
	struct elf_map *m = &e->maps.p[map];
	const struct elf_sect *s = &e->sects[m->sect];
	u32 low = 0, high = s->rels.n;

	while (low < high) { /* the first relocation that is not before the map */
		u32 mid = low + (high - low) / 2;

		if (s->rels.p[mid].offset < m->offset)
			low = mid + 1;
		else
			high = mid;
	}
	m->first_rel = low;
	for (; low < s->rels.n && s->rels.p[low].offset - m->offset < m->size; low++) {
		struct elf_ref ref = { .addend = 0 };
		u32 kind;
		int err = elf_map_value(e, m->sect, low, &kind, &ref.index);

		if (err)
			return err;
		ref.kind = kind;
		if (kind == REF_SUBPROG) /* wanted by name or not: an entry for tail calls */
			e->funcs.p[ref.index].is_prog = true;
		use(e, work, &ref, false);
		m->n_rels++;
	}
	return 0;
}

/* A used map whose initial values were not looked at; -1: there is none. */
static s64 next_map(const struct elf *e)
{
	for (u32 i = 0; i < e->maps.n; i++)
		if (e->maps.p[i].used && !e->maps.p[i].followed)
			return i;
	return -1;
}

int elf_follow(struct elf *e)
{
	struct work work = { 0 };
	bool all = !e->opts->n_programs;
	int err = 0;
	s64 map;

	for (u32 i = 0; i < e->funcs.n; i++)
		if (e->funcs.p[i].used)
			vec_push(&e->scratch, &work.funcs, i);
	for (u32 i = 1; i < e->n_sects && all; i++)
		if (e->sects[i].role == ROLE_DATA && e->sects[i].by_default && e->sects[i].size)
			use(e, &work, &(struct elf_ref){ REF_DATA, i, 0 }, false);
	for (u32 i = 0; i < e->maps.n; i++)
		e->maps.p[i].used = all;
	while (!err) {
		if (work.funcs.n) {
			err = follow_func(e, &work, work.funcs.p[--work.funcs.n]);
		} else if (work.datas.n) {
			err = follow_data(e, &work, work.datas.p[--work.datas.n]);
		} else if ((map = next_map(e)) >= 0) {
			e->maps.p[map].followed = true;
			err = follow_map(e, &work, (u32)map);
		} else {
			break;
		}
	}
	return err;
}

/* -- Laying out ------------------------------------------------------------------------------------------- */

static u32 number_funcs(struct elf *e)
{
	u32 total = 0;

	for (u32 i = 0; i < e->funcs.n; i++) {
		struct elf_func *f = &e->funcs.p[i];
		struct subprog *s;

		if (!f->used)
			continue;
		f->index = e->p->subprogs.n;
		s = vec_add(&e->p->arena, &e->p->subprogs);
		*s = (struct subprog){ .name = f->name,
				       .section = e->sects[f->sect].name,
				       .start = total,
				       .n = f->n,
				       .sect_insn = f->start,
				       .is_prog = f->is_prog,
				       .is_static = !f->is_global,
				       .type = f->type,
				       .btf_id = elf_btf_func(e, f->name) };
		total += f->n;
	}
	return total;
}

static void number_datas(struct elf *e)
{
	struct prog *p = e->p;

	for (u32 i = 1; i < e->n_sects; i++) {
		struct elf_sect *s = &e->sects[i];
		struct prog_data *d;

		if (s->role != ROLE_DATA || !s->used)
			continue;
		s->index = p->datas.n;
		d = vec_add(&p->arena, &p->datas);
		*d = (struct prog_data){ .name = s->name,
					 .kind = (enum data_kind)s->data_kind,
					 .size = (u32)s->size,
					 .align = (u32)s->align };
		if (s->data_kind == DATA_BSS)
			continue;
		d->bytes = arena_alloc(&p->arena, d->size);
		memcpy(d->bytes, s->bytes, d->size);
	}
	for (u32 i = 1; i < e->n_syms; i++) {
		const struct elf_sym *s = &e->syms[i];
		const struct elf_sect *sect = &e->sects[s->sect];
		bool global = s->bind != STB_LOCAL;

		if (sect->role != ROLE_DATA || !sect->used || !s->name[0])
			continue;
		if (s->type != STT_OBJECT && !(s->type == STT_NOTYPE && global))
			continue;
		vec_push(&p->arena, &p->datas.p[sect->index].syms,
			 ((struct data_sym){ s->name, (u32)s->value, (u32)s->size, global, s->bind == STB_WEAK }));
	}
}

static int number_externs(struct elf *e)
{
	int err = 0;

	for (u32 i = 1; i < e->n_syms && !err; i++) {
		struct elf_sym *s = &e->syms[i];
		struct where w = elf_where(e, 0);
		struct prog_extern *x;

		if (!s->used)
			continue;
		s->index = e->p->externs.n;
		x = vec_add(&e->p->arena, &e->p->externs);
		*x = (struct prog_extern){ .name = s->name, .is_func = s->is_func, .is_weak = s->bind == STB_WEAK };
		if (s->is_func)
			err = elf_btf_proto(e, x, &w);
	}
	return err;
}

/* The number that things got in prog. */
static u32 final_index(const struct elf *e, const struct elf_ref *ref)
{
	switch (ref->kind) {
	case REF_NONE:
		break;
	case REF_MAP:
	case REF_MAP_VALUE:
		return e->maps.p[ref->index].index;
	case REF_DATA:
		return e->sects[ref->index].index;
	case REF_SUBPROG:
		return e->funcs.p[ref->index].index;
	case REF_EXTERN:
		return e->syms[ref->index].index;
	}
	return 0;
}

/* Instruction I of prog refers to REF: its own fields become what the kernel would expect, as far as they can. */
static void set_ref(struct elf *e, u32 i, const struct isa_info *info, const struct elf_ref *ref)
{
	static const u8 pseudo[] = { [REF_NONE] = PSEUDO_CONST,
				     [REF_MAP] = PSEUDO_MAP_FD,
				     [REF_MAP_VALUE] = PSEUDO_MAP_VALUE,
				     [REF_DATA] = PSEUDO_MAP_VALUE,
				     [REF_SUBPROG] = PSEUDO_FUNC,
				     [REF_EXTERN] = PSEUDO_BTF_ID };
	struct prog *p = e->p;
	struct insn *insn = &p->insns[i];
	struct insn_aux *aux = &p->aux[i];

	aux->ref = (u8)ref->kind;
	aux->index = final_index(e, ref);
	insn->imm = 0;
	if (ref->kind == REF_SUBPROG)
		insn->imm = (s32)((s64)p->subprogs.p[aux->index].start - i - 1);
	if (info->kind == ISA_CALL) {
		insn->src = ref->kind == REF_SUBPROG ? CALL_LOCAL : CALL_KFUNC;
		return;
	}
	insn->src = pseudo[ref->kind] & 15;
	insn[1].imm = 0;
	if (ref->kind == REF_DATA || ref->kind == REF_EXTERN)
		aux->addend = ref->addend;
}

static int lay_func(struct elf *e, const struct elf_func *f)
{
	struct elf_sect *s = &e->sects[f->sect];
	struct prog *p = e->p;
	u32 at = p->subprogs.p[f->index].start;

	for (u32 k = 0; k < f->n; k++) {
		p->insns[at + k] = elf_insn(s, f->start + k);
		if (s->line_at)
			p->aux[at + k].line = s->line_at[f->start + k];
	}
	for (u32 k = 0; k < f->n; k++) {
		struct isa_info info;
		struct elf_ref ref;
		int err;

		if (!isa_decode(&p->insns[at + k], &info))
			continue;
		err = resolve_insn(e, f, f->start + k, &p->insns[at + k], &info, &ref);
		if (err)
			return err;
		if (info.kind == ISA_LDIMM64 && k + 1 == f->n)
			continue; /* the check of structure says what is wrong */
		if (ref.kind != REF_NONE)
			set_ref(e, at + k, &info, &ref);
		if (info.kind == ISA_LDIMM64)
			k++;
	}
	return 0;
}

static int lay_data(struct elf *e, u32 sect)
{
	struct prog_data *d = &e->p->datas.p[e->sects[sect].index];

	for (u32 n = 0; n < e->sects[sect].rels.n; n++) {
		u64 offset = e->sects[sect].rels.p[n].offset;
		struct elf_ref ref;
		u32 size;
		int err = resolve_data(e, sect, n, &ref, &size);

		if (err)
			return err;
		if (ref.kind == REF_NONE)
			continue;
		memset(d->bytes + offset, 0, size);
		vec_push(&e->p->arena, &d->refs,
			 ((struct data_ref){ (u32)offset, (u8)size, (u8)ref.kind, final_index(e, &ref),
					     ref.kind == REF_DATA || ref.kind == REF_EXTERN ? ref.addend : 0 }));
	}
	return 0;
}

int elf_lay_out(struct elf *e)
{
	u32 total = number_funcs(e);
	int err;

	number_datas(e);
	err = number_externs(e);
	prog_set_insns(e->p, total);
	for (u32 i = 0; i < e->funcs.n && !err; i++)
		if (e->funcs.p[i].used)
			err = lay_func(e, &e->funcs.p[i]);
	for (u32 i = 1; i < e->n_sects && !err; i++)
		if (e->sects[i].role == ROLE_DATA && e->sects[i].used)
			err = lay_data(e, i);
	for (u32 i = 0; i < e->p->maps.n; i++)
		for (u32 k = 0; k < e->p->maps.p[i].values.n; k++) {
			struct map_value *v = &e->p->maps.p[i].values.p[k];

			v->index = v->ref == REF_MAP ? e->maps.p[v->index].index : e->funcs.p[v->index].index;
		}
	return err;
}
