/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Type information of an object: .BTF through libbpf, checked beforehand, since libbpf believes references and names;
 * and what the reader asks about it: functions, sections of externals, prototypes, map definitions. Nothing of libbpf
 * leaves this folder; prog keeps the raw bytes.
 */
#include <bpf/btf.h>
#include <errno.h>
#include <linux/btf.h>
#include <stdlib.h>
#include <string.h>

#include "front/btf.h"
#include "helper.h"
#include "maptype.h"

/* -- Checking --------------------------------------------------------------------------------------------- */

/* The types of a .BTF section while it is being checked. */
struct btf_bytes {
	const u8 *types;
	u32 types_len, strs_len, n; /* n: types including void */
};

/* Bytes that follow a type's head; -1: unknown kind. */
static s64 tail_size(u32 kind, u32 vlen)
{
	static const struct {
		u8 fixed, each;
	} sizes[] = {
		[BTF_KIND_INT] = { 4, 0 },	  [BTF_KIND_PTR] = { 0, 0 },	  [BTF_KIND_ARRAY] = { 12, 0 },
		[BTF_KIND_STRUCT] = { 0, 12 },	  [BTF_KIND_UNION] = { 0, 12 },	  [BTF_KIND_ENUM] = { 0, 8 },
		[BTF_KIND_FWD] = { 0, 0 },	  [BTF_KIND_TYPEDEF] = { 0, 0 },  [BTF_KIND_VOLATILE] = { 0, 0 },
		[BTF_KIND_CONST] = { 0, 0 },	  [BTF_KIND_RESTRICT] = { 0, 0 }, [BTF_KIND_FUNC] = { 0, 0 },
		[BTF_KIND_FUNC_PROTO] = { 0, 8 }, [BTF_KIND_VAR] = { 4, 0 },	  [BTF_KIND_DATASEC] = { 0, 12 },
		[BTF_KIND_FLOAT] = { 0, 0 },	  [BTF_KIND_DECL_TAG] = { 4, 0 }, [BTF_KIND_TYPE_TAG] = { 0, 0 },
		[BTF_KIND_ENUM64] = { 0, 12 },
	};

	if (kind == BTF_KIND_UNKN || kind >= ARRAY_SIZE(sizes))
		return -1;
	return sizes[kind].fixed + (s64)sizes[kind].each * vlen;
}

static u32 word(const u8 *p, u32 i)
{
	u32 v;

	memcpy(&v, p + (size_t)i * 4, sizeof(v));
	return v;
}

/* Are the type's references and names within bounds? T points to its head, which and whose tail lie in the section. */
static bool type_is_sound(const struct btf_bytes *b, const u8 *t)
{
	u32 kind = BTF_INFO_KIND(word(t, 1)), vlen = BTF_INFO_VLEN(word(t, 1));
	const u8 *tail = t + 12;

	if (word(t, 0) >= b->strs_len)
		return false;
	switch (kind) {
	case BTF_KIND_PTR:
	case BTF_KIND_TYPEDEF:
	case BTF_KIND_VOLATILE:
	case BTF_KIND_CONST:
	case BTF_KIND_RESTRICT:
	case BTF_KIND_TYPE_TAG:
	case BTF_KIND_FUNC:
	case BTF_KIND_VAR:
	case BTF_KIND_DECL_TAG:
		return word(t, 2) < b->n;
	case BTF_KIND_ARRAY:
		return word(tail, 0) < b->n && word(tail, 1) < b->n;
	case BTF_KIND_FUNC_PROTO:
		if (word(t, 2) >= b->n)
			return false;
		break;
	default:
		break;
	}
	for (u32 i = 0; i < vlen; i++) {
		const u8 *m = tail + (size_t)i * (kind == BTF_KIND_FUNC_PROTO || kind == BTF_KIND_ENUM ? 8 : 12);
		bool named = kind != BTF_KIND_DATASEC, typed = kind != BTF_KIND_ENUM && kind != BTF_KIND_ENUM64;

		if (tail_size(kind, 1) == tail_size(kind, 0))
			return true; /* vlen says nothing about this kind */
		if ((named && word(m, 0) >= b->strs_len) || (typed && word(m, named ? 1 : 0) >= b->n))
			return false;
	}
	return true;
}

/* Walks all types: counts them, and if CHECKED looks into each. Returns the number of a bad type, 0 if all are good. */
static u32 walk_types(struct btf_bytes *b, bool checked)
{
	u32 at = 0, id = 1;

	while (at < b->types_len) {
		const u8 *t = b->types + at;
		s64 tail;

		if (b->types_len - at < 12)
			return id;
		tail = tail_size(BTF_INFO_KIND(word(t, 1)), BTF_INFO_VLEN(word(t, 1)));
		if (tail < 0 || tail > b->types_len - at - 12)
			return id;
		if (checked && !type_is_sound(b, t))
			return id;
		at += 12 + (u32)tail;
		id++;
	}
	b->n = id;
	return 0;
}

static int check_btf(struct elf *e, u32 sect, const u8 *raw, u32 size)
{
	struct btf_header h;
	struct btf_bytes b;
	u64 room;
	u32 bad;

	if (size < sizeof(h))
		return elf_fail(e, BPFC_EBTF, sect, "type information of %u bytes is shorter than its header", size);
	memcpy(&h, raw, sizeof(h));
	if (h.magic != BTF_MAGIC || h.version != BTF_VERSION)
		return elf_fail(e, BPFC_EBTF, sect,
				"type information has magic 0x%x and version %u, expected 0x%x and %u", h.magic,
				h.version, BTF_MAGIC, BTF_VERSION);
	room = h.hdr_len < sizeof(h) || h.hdr_len > size ? 0 : size - h.hdr_len;
	if ((h.hdr_len | h.type_off) % 4 || (u64)h.type_off + h.type_len > room || (u64)h.str_off + h.str_len > room)
		return elf_fail(e, BPFC_EBTF, sect, "types or strings reach beyond the %u bytes of type information",
				size);
	if (!h.str_len || raw[h.hdr_len + h.str_off] || raw[h.hdr_len + h.str_off + h.str_len - 1])
		return elf_fail(e, BPFC_EBTF, sect, "strings of type information do not begin and end with 0");
	b = (struct btf_bytes){ .types = raw + h.hdr_len + h.type_off, .types_len = h.type_len, .strs_len = h.str_len };
	bad = walk_types(&b, false);
	if (!bad)
		bad = walk_types(&b, true);
	if (bad)
		return elf_fail(e, BPFC_EBTF, sect, "type %u is damaged or of unknown kind", bad);
	return 0;
}

/* -- Loading ---------------------------------------------------------------------------------------------- */

static int compare_names(const void *a, const void *b)
{
	const struct btf_name *x = a, *y = b;
	int c = strcmp(x->name, y->name);

	return c ? c : (x->id > y->id) - (x->id < y->id);
}

/* Functions and variables by name, and the section in which types say that each is. */
static void index_names(struct elf *e)
{
	struct elf_btf *b = e->btf;

	b->n = btf__type_cnt(b->btf);
	b->datasec_of = arena_array(&e->scratch, b->n, sizeof(u32));
	for (u32 id = 1; id < b->n; id++) {
		const struct btf_type *t = btf__type_by_id(b->btf, id);

		if (btf_is_func(t) || btf_is_var(t))
			vec_push(&e->scratch, &b->names,
				 ((struct btf_name){ btf__name_by_offset(b->btf, t->name_off), id }));
		for (u32 i = 0; btf_is_datasec(t) && i < btf_vlen(t); i++)
			b->datasec_of[btf_var_secinfos(t)[i].type] = id;
	}
	if (b->names.n)
		qsort(b->names.p, b->names.n, sizeof(*b->names.p), compare_names);
}

int elf_btf_load(struct elf *e, u32 sect)
{
	const struct elf_sect *s = &e->sects[sect];
	struct btf *btf;
	int err;

	if (s->size > UINT32_MAX / 2)
		return elf_fail(e, BPFC_ETOO_BIG, sect, "type information has %llu bytes", (unsigned long long)s->size);
	e->p->btf_size = (u32)s->size;
	e->p->btf = arena_alloc(&e->p->arena, s->size);
	memcpy(e->p->btf, s->bytes, s->size);
	err = check_btf(e, sect, e->p->btf, e->p->btf_size);
	if (err)
		return err;
	e->btf = arena_alloc(&e->scratch, sizeof(*e->btf));
	btf = btf__new(e->p->btf, e->p->btf_size);
	if (!btf)
		return elf_fail(e, errno == ENOMEM ? BPFC_ENOMEM : BPFC_EBTF, sect,
				"libbpf refuses the type information: %s", strerror(errno));
	e->btf->btf = btf;
	index_names(e);
	return 0;
}

void elf_btf_free(struct elf *e)
{
	if (e->btf)
		btf__free(e->btf->btf);
	e->btf = NULL;
}

/* -- Questions -------------------------------------------------------------------------------------------- */

/* The first entry of that name, b->names.n if there is none. */
static u32 find_name(const struct elf_btf *b, const char *name)
{
	u32 low = 0, high = b ? b->names.n : 0;

	while (low < high) {
		u32 mid = low + (high - low) / 2;

		if (strcmp(b->names.p[mid].name, name) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

static u32 find_kind(const struct elf *e, const char *name, u32 kind)
{
	const struct elf_btf *b = e->btf;

	for (u32 i = find_name(b, name); b && i < b->names.n && !strcmp(b->names.p[i].name, name); i++)
		if (btf_kind(btf__type_by_id(b->btf, b->names.p[i].id)) == kind)
			return b->names.p[i].id;
	return 0;
}

u32 elf_btf_func(const struct elf *e, const char *name) { return find_kind(e, name, BTF_KIND_FUNC); }

bool elf_btf_is_func(const struct elf *e, const char *name) { return elf_btf_func(e, name) != 0; }

const char *elf_btf_section_of(const struct elf *e, const char *name)
{
	const struct elf_btf *b = e->btf;

	for (u32 i = find_name(b, name); b && i < b->names.n && !strcmp(b->names.p[i].name, name); i++) {
		u32 sec = b->datasec_of[b->names.p[i].id];

		if (sec)
			return btf__name_by_offset(b->btf, btf__type_by_id(b->btf, sec)->name_off);
	}
	return NULL;
}

u32 btf_skip(const struct btf *btf, u32 id)
{
	for (u32 depth = 0; depth < 64; depth++) {
		const struct btf_type *t = btf__type_by_id(btf, id);

		if (!t || !(btf_is_mod(t) || btf_is_typedef(t) || btf_kind(t) == BTF_KIND_TYPE_TAG))
			return id;
		id = t->type;
	}
	return 0; /* a circle */
}

/* -- Prototypes ------------------------------------------------------------------------------------------- */

/* Bytes of a value passed by register, 0 if it cannot be. *IS_PTR and *IS_SIGNED say how it is extended. */
static u32 value_size(const struct btf *btf, u32 id, bool *is_ptr, bool *is_signed, bool *is_struct)
{
	const struct btf_type *t = btf__type_by_id(btf, btf_skip(btf, id));
	s64 size = t ? btf__resolve_size(btf, btf_skip(btf, id)) : -1;

	*is_ptr = t && btf_is_ptr(t);
	*is_struct = t && btf_is_composite(t);
	*is_signed =
		t && ((btf_is_int(t) && btf_int_encoding(t) & BTF_INT_SIGNED) || (btf_is_any_enum(t) && btf_kflag(t)));
	if (!t || !(btf_is_int(t) || btf_is_ptr(t) || btf_is_any_enum(t) || btf_is_composite(t)) || size <= 0 ||
	    size > 16 || (size > 8 && !*is_struct))
		return 0;
	return (u32)size;
}

static int proto_args(struct elf *e, struct prog_extern *x, const struct btf_type *proto, const struct where *w)
{
	const struct btf_param *params = btf_params(proto);

	for (u32 i = 0; i < btf_vlen(proto); i++) {
		bool is_ptr, is_signed, is_struct;
		u32 size = value_size(e->btf->btf, params[i].type, &is_ptr, &is_signed, &is_struct);
		u32 regs = size > 8 ? 2 : 1;

		if (!size)
			return diag_error(e->ctx, BPFC_EEXTERN, w,
					  "argument %u of external function '%s' has a type that cannot be passed",
					  i + 1, x->name);
		if (x->nargs + regs > ARRAY_SIZE(x->arg_words))
			return diag_error(e->ctx, BPFC_EEXTERN, w,
					  "external function '%s' takes its arguments in more than 5 registers",
					  x->name);
		for (u32 r = 0; r < regs; r++)
			x->arg_words[x->nargs++] = !is_ptr && (is_struct || size > 4) ? 2 : 1;
	}
	return 0;
}

int elf_btf_proto(struct elf *e, struct prog_extern *x, const struct where *w)
{
	const struct btf *btf = e->btf ? e->btf->btf : NULL;
	const struct btf_type *proto, *last;
	bool is_ptr, is_signed, is_struct;
	u32 size;

	x->btf_id = elf_btf_func(e, x->name);
	if (!x->btf_id)
		return 0;
	proto = btf__type_by_id(btf, btf__type_by_id(btf, x->btf_id)->type);
	if (!btf_is_func_proto(proto))
		return diag_error(e->ctx, BPFC_EBTF, w, "type of external function '%s' is no prototype", x->name);
	last = btf_vlen(proto) ? btf__type_by_id(btf, btf_params(proto)[btf_vlen(proto) - 1].type) : NULL;
	if (last && btf_is_void(last))
		return 0; /* variable arguments: as without a prototype */
	size = value_size(btf, proto->type, &is_ptr, &is_signed, &is_struct);
	if (btf_is_void(btf__type_by_id(btf, btf_skip(btf, proto->type))))
		x->ret = RET_VOID;
	else if (!size || size > 8)
		return diag_error(e->ctx, BPFC_EEXTERN, w,
				  "result of external function '%s' has a type that cannot be returned", x->name);
	else if (is_ptr)
		x->ret = RET_PTR;
	else if (size > 4 || is_struct)
		x->ret = RET_I64;
	else
		x->ret = is_signed ? RET_INT : RET_U32;
	x->has_proto = true;
	return proto_args(e, x, proto, w);
}

/* -- Map definitions -------------------------------------------------------------------------------------- */

/* A definition is a struct whose members say things by their types: int (*NAME)[N] the number N, T *NAME the type T,
 * enum { X = N } NAME a large number. */
struct map_def {
	struct elf *e;
	struct prog_map *map, *inner;
	u32 sect, values; /* offset of the member of that name */
};

#define MAP_FAIL(d, ...) elf_fail((d)->e, BPFC_EMAP_DEF, (d)->sect, __VA_ARGS__)

static int member_number(struct map_def *d, const char *member, u32 type, u64 *out)
{
	const struct btf *btf = d->e->btf->btf;
	const struct btf_type *t = btf__type_by_id(btf, btf_skip(btf, type));

	if (btf_is_ptr(t)) {
		t = btf__type_by_id(btf, btf_skip(btf, t->type));
		if (btf_is_array(t)) {
			*out = btf_array(t)->nelems;
			return 0;
		}
	} else if (btf_is_enum(t) && btf_vlen(t) == 1) {
		*out = (u32)btf_enum(t)[0].val;
		return 0;
	} else if (btf_is_enum64(t) && btf_vlen(t) == 1) {
		*out = btf_enum64_value(btf_enum64(t));
		return 0;
	}
	return MAP_FAIL(d, "member '%s' of map '%s' is no number, expected __uint or __ulong", member, d->map->name);
}

static int member_type(struct map_def *d, const char *member, u32 type, u32 *id, u32 *size)
{
	const struct btf *btf = d->e->btf->btf;
	const struct btf_type *t = btf__type_by_id(btf, btf_skip(btf, type));
	s64 bytes;

	if (!btf_is_ptr(t))
		return MAP_FAIL(d, "member '%s' of map '%s' is no pointer, expected __type", member, d->map->name);
	bytes = btf__resolve_size(btf, t->type);
	if (bytes < 0 || bytes > INT32_MAX)
		return MAP_FAIL(d, "type of member '%s' of map '%s' has no size", member, d->map->name);
	if (*size && *size != (u32)bytes)
		return MAP_FAIL(d, "member '%s' of map '%s' has %lld bytes, but its size is given as %u", member,
				d->map->name, (long long)bytes, *size);
	*id = t->type;
	*size = (u32)bytes;
	return 0;
}

static int parse_map(struct map_def *d, u32 type);

static int member_values(struct map_def *d, u32 type)
{
	const struct btf *btf = d->e->btf->btf;
	const struct btf_type *t = btf__type_by_id(btf, btf_skip(btf, type));
	struct map_def inner = { .e = d->e, .map = d->inner, .sect = d->sect };

	if (!d->inner)
		return MAP_FAIL(d, "inner map '%s' has values itself", d->map->name);
	if (btf_is_array(t))
		t = btf__type_by_id(btf, btf_skip(btf, btf_array(t)->type));
	if (!btf_is_ptr(t))
		return MAP_FAIL(d, "values of map '%s' are no pointers, expected __array", d->map->name);
	if (d->map->value_size && d->map->value_size != 4)
		return MAP_FAIL(d, "values of map '%s' have %u bytes, expected 4", d->map->name, d->map->value_size);
	d->map->value_size = 4;
	type = btf_skip(btf, t->type);
	t = btf__type_by_id(btf, type);
	if (btf_is_func_proto(t)) {
		if (d->map->type && d->map->type != MAP_PROG_ARRAY)
			return MAP_FAIL(d, "map '%s' has functions as values, expected type prog_array", d->map->name);
		return 0;
	}
	if (!btf_is_struct(t))
		return MAP_FAIL(d, "values of map '%s' are neither maps nor functions", d->map->name);
	d->inner->name = arena_printf(&d->e->p->arena, "%s.inner", d->map->name);
	return parse_map(&inner, type);
}

static int parse_member(struct map_def *d, const char *name, u32 type)
{
	static const char *const numbers[] = { "type",	   "max_entries", "map_flags", "numa_node",
					       "key_size", "value_size",  "pinning",   "map_extra" };
	struct prog_map *m = d->map;
	u32 *const fields[] = { &m->type,     &m->max_entries, &m->flags,  &m->numa_node,
				&m->key_size, &m->value_size,  &m->pinning };
	u64 v = 0;
	int err;

	if (!strcmp(name, "key"))
		return member_type(d, name, type, &m->btf_key, &m->key_size);
	if (!strcmp(name, "value"))
		return member_type(d, name, type, &m->btf_value, &m->value_size);
	if (!strcmp(name, "values"))
		return member_values(d, type);
	for (size_t i = 0; i < ARRAY_SIZE(numbers); i++) {
		if (strcmp(name, numbers[i]))
			continue;
		err = member_number(d, name, type, &v);
		if (err)
			return err;
		if (i == ARRAY_SIZE(fields)) {
			m->map_extra = v;
			return 0;
		}
		if (v > UINT32_MAX ||
		    ((fields[i] == &m->key_size || fields[i] == &m->value_size) && *fields[i] && *fields[i] != v))
			return MAP_FAIL(d,
					"member '%s' of map '%s' is %llu, which is too large or differs from its "
					"type's size (%u)",
					name, m->name, (unsigned long long)v, *fields[i]);
		*fields[i] = (u32)v;
		return 0;
	}
	return elf_fail(d->e, BPFC_EUNSUPPORTED, d->sect, "map '%s' has a member '%s', which is not known", m->name,
			name);
}

static int parse_map(struct map_def *d, u32 type)
{
	const struct btf *btf = d->e->btf->btf;
	const struct btf_type *t = btf__type_by_id(btf, type);
	int err = 0;

	if (!btf_is_struct(t))
		return MAP_FAIL(d, "type of map '%s' is no struct", d->map->name);
	for (u32 i = 0; i < btf_vlen(t) && !err; i++) {
		const struct btf_member *m = &btf_members(t)[i];

		if (!strcmp(btf__name_by_offset(btf, m->name_off), "values"))
			d->values = btf_member_bit_offset(t, i) / 8;
		err = parse_member(d, btf__name_by_offset(btf, m->name_off), m->type);
	}
	return err;
}

enum { MAX_NESTING = 8 };

/* The struct bpf_spin_lock in a value: *AT is its offset plus 1. False: there are two. */
static bool find_lock(const struct btf *btf, u32 type, u64 offset, u32 depth, u32 *at)
{
	const struct btf_type *t = btf__type_by_id(btf, btf_skip(btf, type));

	if (!t || !btf_is_struct(t) || depth == MAX_NESTING)
		return true;
	if (!strcmp(btf__name_by_offset(btf, t->name_off), "bpf_spin_lock")) {
		if (*at)
			return false;
		*at = (u32)offset + 1;
		return true;
	}
	for (u32 i = 0; i < btf_vlen(t); i++)
		if (!find_lock(btf, btf_members(t)[i].type, offset + btf_member_bit_offset(t, i) / 8, depth + 1, at))
			return false;
	return true;
}

static int find_locks(struct map_def *d, struct prog_map *m)
{
	if (m->btf_value && !find_lock(d->e->btf->btf, m->btf_value, 0, 0, &m->spin_lock))
		return MAP_FAIL(d, "values of map '%s' have two locks", m->name);
	return 0;
}

int elf_btf_map(struct elf *e, u32 sect, const char *name, struct prog_map *m, struct prog_map *inner, u32 *values)
{
	struct map_def d = { .e = e, .map = m, .inner = inner, .sect = sect };
	const struct btf *btf = e->btf ? e->btf->btf : NULL;
	u32 id = find_kind(e, name, BTF_KIND_VAR);
	int err;

	if (!btf)
		return elf_fail(e, BPFC_EBTF, d.sect, "map '%s' is defined by its type, but there is no .BTF section",
				name);
	if (!id)
		return elf_fail(e, BPFC_EBTF, d.sect, "there is no type for map '%s'", name);
	err = parse_map(&d, btf_skip(btf, btf__type_by_id(btf, id)->type));
	*values = d.values;
	if (!err)
		err = find_locks(&d, m);
	return err || !inner->name ? err : find_locks(&d, inner);
}
