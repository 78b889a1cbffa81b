/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Map definitions: finds them by the symbols of .maps and maps, and makes struct prog_map of those that are used, from
 * types (.maps, by btf.c) or from struct bpf_map_def (maps).
 */
#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#include "front/elf_read.h"
#include "maptype.h"

static bool is_maps(const struct elf_sect *s) { return s->role == ROLE_BTF_MAPS || s->role == ROLE_OLD_MAPS; }

static int compare_maps(const void *a, const void *b)
{
	const struct elf_map *x = a, *y = b;

	if (x->sect != y->sect)
		return x->sect < y->sect ? -1 : 1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

int elf_find_maps(struct elf *e)
{
	for (u32 i = 1; i < e->n_syms; i++) {
		const struct elf_sym *s = &e->syms[i];

		if (!is_maps(&e->sects[s->sect]) || (s->type != STT_OBJECT && s->type != STT_NOTYPE) || !s->name[0])
			continue;
		vec_push(&e->scratch, &e->maps,
			 ((struct elf_map){ .name = s->name, .sect = s->sect, .offset = s->value, .size = s->size }));
	}
	if (!e->maps.n)
		return 0;
	qsort(e->maps.p, e->maps.n, sizeof(*e->maps.p), compare_maps);
	for (u32 i = 0; i < e->maps.n; i++) {
		struct elf_map *m = &e->maps.p[i];
		bool last = i + 1 == e->maps.n || m[1].sect != m->sect;
		u64 room = (last ? e->sects[m->sect].size : m[1].offset) - m->offset;

		if (!last && room == 0)
			return elf_fail(e, BPFC_EMAP_DEF, m->sect, "maps '%s' and '%s' begin at one place", m->name,
					m[1].name);
		if (m->size > room)
			return elf_fail(e, BPFC_EMAP_DEF, m->sect, "maps '%s' and '%s' overlap", m->name, m[1].name);
		if (!m->size) /* no type of symbol, no size */
			m->size = room;
	}
	return 0;
}

s64 elf_map_at(const struct elf *e, u32 sect, s64 off)
{
	u32 low = 0, high = e->maps.n;
	struct elf_map key = { .sect = sect, .offset = (u64)off };

	while (off >= 0 && low < high) {
		u32 mid = low + (high - low) / 2;
		int c = compare_maps(&key, &e->maps.p[mid]);

		if (c == 0)
			return mid;
		if (c < 0)
			high = mid;
		else
			low = mid + 1;
	}
	return -1;
}

/* -- struct bpf_map_def ----------------------------------------------------------------------------------- */

/* Words of a definition; which of them there are follows from its size: libbpf's five, the seven of the kernel's
 * samples, iproute2's nine. */
enum {
	DEF_TYPE,
	DEF_KEY,
	DEF_VALUE,
	DEF_MAX,
	DEF_FLAGS,
	DEF_BASE,
	SAMPLE_INNER = 5,
	SAMPLE_NUMA,
	SAMPLE_WORDS,
	TC_ID = 5,
	TC_PINNING,
	TC_INNER_ID,
	TC_INNER_INDEX,
	TC_WORDS
};

static u32 def_word(const struct elf *e, const struct elf_map *m, u32 i)
{
	u32 v = 0;

	if ((u64)i * 4 + 4 <= m->size)
		memcpy(&v, e->sects[m->sect].bytes + m->offset + (size_t)i * 4, sizeof(v));
	return v;
}

static bool holds_maps(u32 type) { return type == MAP_ARRAY_OF_MAPS || type == MAP_HASH_OF_MAPS; }

/* The inner map's template that an old definition names, as index into e->maps, -1: none, -2: wrong. */
static s64 old_inner(const struct elf *e, u32 map, u32 words)
{
	const struct elf_map *m = &e->maps.p[map];
	u32 first = map, id = def_word(e, m, TC_INNER_ID);

	if (!holds_maps(def_word(e, m, DEF_TYPE)))
		return -1;
	while (first > 0 && e->maps.p[first - 1].sect == m->sect)
		first--;
	for (u32 i = first; i < e->maps.n && e->maps.p[i].sect == m->sect; i++) {
		bool found = false;

		if (words == SAMPLE_WORDS)
			found = i - first == def_word(e, m, SAMPLE_INNER);
		else if (words == TC_WORDS)
			found = id && def_word(e, &e->maps.p[i], TC_ID) == id;
		if (found)
			return holds_maps(def_word(e, &e->maps.p[i], DEF_TYPE)) ? -2 : (s64)i;
	}
	return words == SAMPLE_WORDS || (words == TC_WORDS && id) ? -2 : -1;
}

static int old_map(struct elf *e, u32 map, struct prog_map *m)
{
	const struct elf_map *s = &e->maps.p[map];
	u32 words = (u32)(s->size / 4);
	s64 inner;

	if (s->size < DEF_BASE * 4 || s->size % 4 || !e->sects[s->sect].bytes)
		return elf_fail(e, BPFC_EMAP_DEF, s->sect, "definition of map '%s' has %llu bytes, expected 20 or more",
				s->name, (unsigned long long)s->size);
	m->type = def_word(e, s, DEF_TYPE);
	m->key_size = def_word(e, s, DEF_KEY);
	m->value_size = def_word(e, s, DEF_VALUE);
	m->max_entries = def_word(e, s, DEF_MAX);
	m->flags = def_word(e, s, DEF_FLAGS);
	if (words == SAMPLE_WORDS)
		m->numa_node = def_word(e, s, SAMPLE_NUMA);
	else if (words == TC_WORDS)
		m->pinning = def_word(e, s, TC_PINNING);
	for (u32 i = DEF_BASE; i < words && words != SAMPLE_WORDS && words != TC_WORDS; i++)
		if (def_word(e, s, i))
			return elf_fail(e, BPFC_EMAP_DEF, s->sect,
					"definition of map '%s' has %u words, of which word %u is 0x%x, expected 0",
					s->name, words, i, def_word(e, s, i));
	inner = old_inner(e, map, words);
	if (inner == -2)
		return elf_fail(e, BPFC_EMAP_DEF, s->sect, "map '%s' names an inner map that there is not", s->name);
	if (inner >= 0) {
		e->maps.p[inner].used = true;
		m->inner = (u32)inner + 1; /* numbered later */
	}
	return 0;
}

/* -- All -------------------------------------------------------------------------------------------------- */

static int check_type(struct elf *e, const struct elf_map *s, const struct prog_map *m)
{
	if (!m->type)
		return elf_fail(e, BPFC_EMAP_DEF, s->sect, "map '%s' has no type", m->name);
	if (!maptype_name(m->type) || m->type == MAP_ARENA || m->type == MAP_STRUCT_OPS)
		return elf_fail(e, BPFC_EUNSUPPORTED, s->sect, "map '%s' has type %u (%s), which is not supported",
				m->name, m->type, maptype_name(m->type) ? maptype_name(m->type) : "unknown");
	return 0;
}

enum { PAGE = 4096 };

/* Rings have a power of two of pages; other sizes become the next larger one, as in libbpf. */
static void round_ring(struct prog_map *m)
{
	u64 size = PAGE;

	if (m->type != MAP_RINGBUF || !m->max_entries)
		return;
	while (size < m->max_entries)
		size *= 2;
	if (size <= UINT32_MAX)
		m->max_entries = (u32)size;
}

/* Initial values; what they refer to is numbered later. AT: their offset in the definition. */
static int make_values(struct elf *e, const struct elf_map *s, struct prog_map *m, u32 at)
{
	for (u32 i = s->first_rel; i < s->first_rel + s->n_rels; i++) {
		u64 place = e->sects[s->sect].rels.p[i].offset - s->offset;
		struct map_value *v;
		u32 ref, index;
		int err = elf_map_value(e, s->sect, i, &ref, &index);

		if (err)
			return err;
		if (!at || place < at || (place - at) % 8 || (place - at) / 8 >= m->max_entries)
			return elf_fail(e, BPFC_EMAP_DEF, s->sect, "map '%s' has an initial value at offset %llu; it has %u entries",
					m->name, (unsigned long long)place, m->max_entries);
		if ((ref == REF_SUBPROG) != (m->type == MAP_PROG_ARRAY) || (ref == REF_MAP && !holds_maps(m->type)))
			return elf_fail(e, BPFC_EMAP_DEF, s->sect, "map '%s' has an initial value that is no %s", m->name,
					m->type == MAP_PROG_ARRAY ? "program" : "map");
		v = vec_add(&e->p->arena, &m->values);
		*v = (struct map_value){ .key = (u32)((place - at) / 8), .ref = (u8)ref, .index = index };
	}
	return 0;
}

static int make_map(struct elf *e, u32 map)
{
	struct elf_map *s = &e->maps.p[map];
	struct prog_map m = { .name = s->name, .id = -1 }, inner = { .id = -1 };
	bool old = e->sects[s->sect].role == ROLE_OLD_MAPS;
	u32 values = 0;
	int err = old ? old_map(e, map, &m) : elf_btf_map(e, s->sect, s->name, &m, &inner, &values);

	if (!err)
		err = check_type(e, s, &m);
	if (!err && inner.name)
		err = check_type(e, s, &inner);
	if (err)
		return err;
	err = make_values(e, s, &m, values);
	if (err)
		return err;
	round_ring(&m);
	round_ring(&inner);
	s->index = e->p->maps.n;
	vec_push(&e->p->arena, &e->p->maps, m);
	if (inner.name) {
		e->p->maps.p[s->index].inner = e->p->maps.n + 1;
		vec_push(&e->p->arena, &e->p->maps, inner);
	}
	return 0;
}

static bool names_differ(struct elf *e, u32 *a, u32 *b)
{
	const struct prog *p = e->p;
	u32 cap = 16, *hash;

	while (cap < p->maps.n * 2)
		cap *= 2;
	hash = arena_array(&e->scratch, cap, sizeof(u32));
	for (u32 i = 0; i < p->maps.n; i++) {
		const char *name = p->maps.p[i].name;
		u32 h = (u32)hash_bytes(name, strlen(name)) & (cap - 1);

		while (hash[h] && strcmp(p->maps.p[hash[h] - 1].name, name))
			h = (h + 1) & (cap - 1);
		if (hash[h]) {
			*a = hash[h] - 1;
			*b = i;
			return false;
		}
		hash[h] = i + 1;
	}
	return true;
}

int elf_make_maps(struct elf *e)
{
	u32 a, b;

	/* Inner maps of old definitions are marked on the way, also before the place that has been reached. */
	for (u32 pass = 0; pass < 2; pass++)
		for (u32 i = 0; i < e->maps.n; i++) {
			int err;

			if (!e->maps.p[i].used || e->maps.p[i].made)
				continue;
			e->maps.p[i].made = true;
			err = make_map(e, i);
			if (err)
				return err;
		}
	for (u32 i = 0; i < e->maps.n; i++) {
		struct prog_map *m = e->maps.p[i].used ? &e->p->maps.p[e->maps.p[i].index] : NULL;

		if (m && m->inner && e->sects[e->maps.p[i].sect].role == ROLE_OLD_MAPS)
			m->inner = e->maps.p[m->inner - 1].index + 1;
	}
	if (!names_differ(e, &a, &b))
		return elf_fail(e, BPFC_ESYMBOL_CLASH, 0, "two maps are called '%s'", e->p->maps.p[a].name);
	return 0;
}
