/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* .BTF.ext: source lines of instructions, and CO-RE relocations, which are refused by name while nothing resolves them.
 *
 * libbpf offers no access to its records, so they are walked here, with every length and offset checked. Records name
 * their section; where several sections have that name, lines are left out and relocations count for each of them.
 */
#include <bpf/btf.h>
#include <linux/btf.h>
#include <stdlib.h>
#include <string.h>

#include "front/btf.h"

/* Header: magic, version, flags, length of the header, then offset and length of each table after it. */
enum { HEADER_LINE = 16, HEADER_CORE = 24, HEADER_MIN = 24, LINE_SIZE = 16, CORE_SIZE = 16 };
enum { COLUMN_BITS = 10 }; /* of the word that holds line and column */

struct ext_record {
	u32 insn; /* of the section */
	const u8 *bytes;
};

/* FN returns 0 to go on. */
typedef int (*ext_fn)(struct elf *e, u32 sect, const struct ext_record *r);

static u32 word(const u8 *p, u32 offset)
{
	u32 v;

	memcpy(&v, p + offset, sizeof(v));
	return v;
}

static int damaged(struct elf *e, const char *what)
{
	return elf_fail(e, BPFC_EBTF, e->btf_ext, "%s of extended type information reaches beyond its bounds", what);
}

/* Code sections by name. */
struct section_names {
	VEC(struct btf_name) v;
};

static int compare(const void *a, const void *b)
{
	const struct btf_name *x = a, *y = b;
	int c = strcmp(x->name, y->name);

	return c ? c : (x->id > y->id) - (x->id < y->id);
}

static void collect_sections(struct elf *e, struct section_names *n)
{
	for (u32 i = 1; i < e->n_sects; i++)
		if (e->sects[i].role == ROLE_CODE)
			vec_push(&e->scratch, &n->v, ((struct btf_name){ e->sects[i].name, i }));
	if (n->v.n)
		qsort(n->v.p, n->v.n, sizeof(*n->v.p), compare);
}

/* First entry of that name. */
static u32 find_section(const struct section_names *n, const char *name)
{
	u32 low = 0, high = n->v.n;

	while (low < high) {
		u32 mid = low + (high - low) / 2;

		if (strcmp(n->v.p[mid].name, name) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

static int walk_section(struct elf *e, u32 sect, const u8 *records, u32 count, u32 record_size, ext_fn fn)
{
	const struct elf_sect *s = &e->sects[sect];
	int err = 0;

	for (u32 i = 0; i < count && !err; i++) {
		struct ext_record r = { .bytes = records + (size_t)i * record_size };
		u32 offset = word(r.bytes, 0);

		if (offset % INSN_SIZE || offset >= s->size) {
			if (s->same_name)
				continue;
			return elf_fail(e, BPFC_EBTF, sect,
					"type information for offset %u, expected a multiple of 8 below %llu", offset,
					(unsigned long long)s->size);
		}
		r.insn = offset / INSN_SIZE;
		err = fn(e, sect, &r);
	}
	return err;
}

/* Calls FN for each record of the table whose offset and length are at HEADER in the header. */
static int walk(struct elf *e, u32 header, u32 least, ext_fn fn)
{
	const u8 *raw = e->sects[e->btf_ext].bytes;
	u64 size = e->sects[e->btf_ext].size;
	struct section_names names = { 0 };
	u32 head, at, end, record_size;

	if (size < HEADER_MIN || size > UINT32_MAX || word(raw, 0) != (BTF_MAGIC | BTF_VERSION << 16))
		return elf_fail(e, BPFC_EBTF, e->btf_ext, "extended type information has no header of version 1");
	head = word(raw, 4);
	if (head < HEADER_MIN || head % 4 || head > size)
		return damaged(e, "header");
	if (header + 8 > head)
		return 0;
	if ((u64)word(raw, header) + word(raw, header + 4) > size - head)
		return damaged(e, "table");
	at = head + word(raw, header);
	end = at + word(raw, header + 4);
	if (at == end)
		return 0;
	if (end - at < 4)
		return damaged(e, "table");
	record_size = word(raw, at);
	at += 4;
	if (record_size < least)
		return elf_fail(e, BPFC_EBTF, e->btf_ext,
				"records of extended type information have %u bytes, expected %u", record_size, least);
	collect_sections(e, &names);
	while (at < end) {
		const char *name;
		u32 count;

		if (end - at < 8)
			return damaged(e, "table");
		name = btf__name_by_offset(e->btf->btf, word(raw, at));
		count = word(raw, at + 4);
		at += 8;
		if (!name || count > (end - at) / record_size)
			return damaged(e, "table");
		for (u32 i = find_section(&names, name); i < names.v.n && !strcmp(names.v.p[i].name, name); i++) {
			int err = walk_section(e, names.v.p[i].id, raw + at, count, record_size, fn);

			if (err)
				return err;
		}
		at += count * record_size;
	}
	return 0;
}

/* -- Lines ------------------------------------------------------------------------------------------------ */

static const char *string(struct elf *e, u32 offset)
{
	const char *s = btf__name_by_offset(e->btf->btf, offset);

	return s && *s ? s : NULL;
}

/* Names are copied only once for each run of records that share them. */
static int add_line(struct elf *e, u32 sect, const struct ext_record *r)
{
	struct elf_sect *s = &e->sects[sect];
	struct prog *p = e->p;
	const char *file = string(e, word(r->bytes, 4)), *text = string(e, word(r->bytes, 8));
	const struct prog_line *last = p->lines.n ? &p->lines.p[p->lines.n - 1] : NULL;
	u32 where = word(r->bytes, 12);

	if (s->same_name)
		return 0;
	if (!s->line_at)
		s->line_at = arena_array(&e->scratch, s->n_insns, sizeof(u32));
	if (last && last->file && file && !strcmp(last->file, file))
		file = last->file;
	else if (file)
		file = elf_printable(e, file);
	if (last && last->text && text && !strcmp(last->text, text))
		text = last->text;
	else if (text)
		text = elf_printable(e, text);
	vec_push(&p->arena, &p->lines,
		 ((struct prog_line){ file, text, where >> COLUMN_BITS, where & ((1u << COLUMN_BITS) - 1) }));
	s->line_at[r->insn] = p->lines.n;
	return 0;
}

int elf_btf_lines(struct elf *e)
{
	int err = e->btf ? walk(e, HEADER_LINE, LINE_SIZE, add_line) : 0;

	if (err)
		return err;
	for (u32 i = 1; i < e->n_sects; i++) {
		struct elf_sect *s = &e->sects[i];

		for (u32 k = 1; s->line_at && k < s->n_insns; k++)
			if (!s->line_at[k] && !s->func_at[k])
				s->line_at[k] = s->line_at[k - 1];
	}
	return 0;
}

/* -- CO-RE ------------------------------------------------------------------------------------------------ */

/* The field that ACCESS ("0:1:2") leads to from type ID, as C would write it, as far as it can be followed. */
static const char *access_text(struct elf *e, u32 id, const char *access)
{
	const struct btf *btf = e->btf->btf;
	const char *text = "";
	char *end;

	strtoul(access, &end, 10); /* the first is an index into an array of the type, or the enumerator */
	while (*end == ':' && strlen(text) < 200) {
		unsigned long i = strtoul(end + 1, &end, 10);
		const struct btf_type *t = btf__type_by_id(btf, id = btf_skip(btf, id));

		if (btf_is_composite(t) && i < btf_vlen(t)) {
			const char *name = btf__name_by_offset(btf, btf_members(t)[i].name_off);

			id = btf_members(t)[i].type;
			if (*name)
				text = arena_printf(&e->scratch, "%s.%s", text, name);
		} else if (btf_is_array(t)) {
			id = btf_array(t)->type;
			text = arena_printf(&e->scratch, "%s[%lu]", text, i);
		} else {
			break;
		}
	}
	return text;
}

static bool contains(const struct elf_func *f, u32 sect, u32 insn)
{
	return f->used && f->sect == sect && insn >= f->start && insn - f->start < f->n;
}

static const struct elf_func *used_func_at(const struct elf *e, u32 sect, u32 insn)
{
	u32 low = 0, high = e->n_plain;

	while (high - low > 1) {
		u32 mid = low + (high - low) / 2;
		const struct elf_func *f = &e->funcs.p[mid];

		if (f->sect < sect || (f->sect == sect && f->start <= insn))
			low = mid;
		else
			high = mid;
	}
	if (contains(&e->funcs.p[low], sect, insn))
		return &e->funcs.p[low];
	for (u32 i = e->n_plain; i < e->funcs.n; i++)
		if (contains(&e->funcs.p[i], sect, insn))
			return &e->funcs.p[i];
	return NULL;
}

static int refuse_core(struct elf *e, u32 sect, const struct ext_record *r)
{
	static const char *const kinds[] = { "offset of field",	    "size of field",	       "existence of field",
					     "signedness of field", "left shift of field",     "right shift of field",
					     "local id of type",    "target id of type",       "existence of type",
					     "size of type",	    "existence of enumerator", "value of enumerator",
					     "match of type" };
	const struct elf_func *f = used_func_at(e, sect, r->insn);
	u32 id = word(r->bytes, 4), kind = word(r->bytes, 12);
	const char *access = btf__name_by_offset(e->btf->btf, word(r->bytes, 8));
	const struct btf_type *t = btf__type_by_id(e->btf->btf, id);
	struct where w;

	if (!f)
		return 0;
	w = elf_where_insn(e, f, r->insn);
	if (!t || !access || kind >= ARRAY_SIZE(kinds))
		return diag_error(e->ctx, BPFC_EBTF, &w, "CO-RE relocation of kind %u for type %u is damaged", kind,
				  id);
	return diag_error(e->ctx, BPFC_ECORE, &w, "CO-RE relocation (%s %s%s) cannot be resolved: not supported yet",
			  kinds[kind], elf_printable(e, btf__name_by_offset(e->btf->btf, t->name_off)),
			  elf_printable(e, access_text(e, id, access)));
}

int elf_btf_core(struct elf *e) { return e->btf ? walk(e, HEADER_CORE, CORE_SIZE, refuse_core) : 0; }
