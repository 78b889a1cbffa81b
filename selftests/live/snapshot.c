/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See snapshot.h. */
#include "live/snapshot.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *need(void *p)
{
	if (!p) {
		fprintf(stderr, "out of memory\n");
		exit(1);
	}
	return p;
}

void snapshot_init(struct snapshot *s, u32 n_runs)
{
	*s = (struct snapshot){.n_runs = n_runs};
	s->runs = need(calloc(n_runs + 1u, sizeof *s->runs));
}

void snapshot_free(struct snapshot *s)
{
	for (u32 i = 0; i < s->n_runs; i++)
		free(s->runs[i].data);
	for (u32 i = 0; i < s->n_maps; i++)
		free(s->maps[i].entries);
	free(s->runs);
	*s = (struct snapshot){0};
}

void snapshot_fail(struct snapshot *s, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(s->error, sizeof s->error, fmt, ap);
	va_end(ap);
}

void snapshot_data(struct snap_run *r, const void *data, size_t size)
{
	r->data = need(malloc(size ? size : 1));
	r->size = size;
	if (size)
		memcpy(r->data, data, size);
}

struct snap_map *snapshot_map(struct snapshot *s, const char *name, u32 key_size, u32 value_size)
{
	struct snap_map *m;

	if (s->n_maps == SNAPSHOT_MAPS)
		return NULL;
	m = &s->maps[s->n_maps++];
	*m = (struct snap_map){.key_size = key_size, .value_size = value_size};
	snprintf(m->name, sizeof m->name, "%s", name);
	return m;
}

void snapshot_entry(void *map, const void *key, const void *value, u32 value_size)
{
	struct snap_map *m = map;
	size_t size = (size_t)m->key_size + m->value_size;

	if (value_size != m->value_size)
		return;
	if (m->n == m->cap) {
		m->cap = m->cap ? m->cap * 2 : 16;
		m->entries = need(realloc(m->entries, m->cap * size));
	}
	memcpy(m->entries + m->n * size, key, m->key_size);
	memcpy(m->entries + m->n++ * size + m->key_size, value, m->value_size);
}

/* The key is the record's number. */
void snapshot_record(void *map, const void *key, const void *data, u32 size)
{
	struct snap_map *m = map;
	u8 value[SNAPSHOT_RECORD] = {0}, number[4] = {(u8)(m->n >> 24), (u8)(m->n >> 16), (u8)(m->n >> 8), (u8)m->n};

	(void)key;
	memcpy(value, &size, sizeof size);
	memcpy(value + sizeof size, data, MIN(size, SNAPSHOT_RECORD - sizeof size));
	snapshot_entry(m, number, value, SNAPSHOT_RECORD);
}

/* qsort() passes no size to its comparison, and qsort_r() has two forms: insertion, the place found by halves. */
static void sort_records(u8 *p, u32 n, size_t size)
{
	u8 *tmp = need(malloc(size));

	for (u32 i = 1; i < n; i++) {
		u32 lo = 0, hi = i;

		while (lo < hi) {
			u32 mid = lo + (hi - lo) / 2;

			if (memcmp(p + mid * size, p + i * size, size) <= 0)
				lo = mid + 1;
			else
				hi = mid;
		}
		memcpy(tmp, p + i * size, size);
		memmove(p + (lo + 1) * size, p + lo * size, (i - lo) * size);
		memcpy(p + lo * size, tmp, size);
	}
	free(tmp);
}

void snapshot_finish(struct snapshot *s)
{
	for (u32 i = 0; i < s->n_maps; i++) {
		struct snap_map *m = &s->maps[i];

		if (m->n)
			sort_records(m->entries, m->n, (size_t)m->key_size + m->value_size);
	}
}

/* -- Comparing ---------------------------------------------------------------------------------------------- */

static bool same_run(const struct snap_run *want, const struct snap_run *got, u32 bits, char *message, size_t n)
{
	u64 mask = bits == 64 ? ~0ull : (1ull << bits) - 1;

	if ((want->r0 & mask) != (got->r0 & mask)) {
		snprintf(message, n, "r0 is 0x%016llx, expected 0x%016llx", (unsigned long long)(got->r0 & mask),
			 (unsigned long long)(want->r0 & mask));
		return false;
	}
	if (want->size != got->size) {
		snprintf(message, n, "%zu bytes of data, expected %zu", got->size, want->size);
		return false;
	}
	for (size_t i = 0; i < want->size; i++)
		if (want->data[i] != got->data[i]) {
			snprintf(message, n, "byte %zu is %02x, expected %02x", i, got->data[i], want->data[i]);
			return false;
		}
	if (!want->has_ctx || !got->has_ctx)
		return true;
	if (want->mark != got->mark || want->priority != got->priority || memcmp(want->cb, got->cb, sizeof want->cb)) {
		snprintf(message, n, "mark, priority or cb differ: mark %x, expected %x; priority %x, expected %x",
			 got->mark, want->mark, got->priority, want->priority);
		return false;
	}
	return true;
}

static const struct snap_map *find_map(const struct snapshot *s, const char *name)
{
	for (u32 i = 0; i < s->n_maps; i++)
		if (!strcmp(s->maps[i].name, name))
			return &s->maps[i];
	return NULL;
}

static void put_hex(char *out, size_t n, const u8 *p, u32 bytes)
{
	size_t at = 0;

	*out = 0;
	for (u32 i = 0; i < bytes && at + 3 < n; i++)
		at += (size_t)snprintf(out + at, n - at, "%02x", p[i]);
}

static bool same_map(const struct snap_map *want, const struct snap_map *got, char *message, size_t n)
{
	size_t size = (size_t)want->key_size + want->value_size;
	char key[40], is[60], was[60];

	if (want->key_size != got->key_size || want->value_size != got->value_size) {
		snprintf(message, n, "map %s: sizes differ", want->name);
		return false;
	}
	for (u32 i = 0; i < want->n && i < got->n; i++) {
		const u8 *w = want->entries + i * size, *g = got->entries + i * size;

		if (!memcmp(w, g, size))
			continue;
		put_hex(key, sizeof key, w, want->key_size);
		put_hex(was, sizeof was, w + want->key_size, want->value_size);
		put_hex(is, sizeof is, g + want->key_size, want->value_size);
		snprintf(message, n, "map %s, key %s: value %s, expected %s (or a key too many)", want->name, key, is,
			 was);
		return false;
	}
	if (want->n != got->n)
		snprintf(message, n, "map %s: %u elements, expected %u", want->name, got->n, want->n);
	return want->n == got->n;
}

bool snapshot_same(const struct snapshot *want, const struct snapshot *got, u32 bits, char *message, size_t n)
{
	if (got->error[0] || want->error[0]) {
		snprintf(message, n, "%s", got->error[0] ? got->error : want->error);
		return false;
	}
	for (u32 i = 0; i < want->n_runs && i < got->n_runs; i++)
		if (!same_run(&want->runs[i], &got->runs[i], bits, message, n)) {
			size_t used = strlen(message);

			snprintf(message + used, n - used, " (input %u)", i);
			return false;
		}
	for (u32 i = 0; i < want->n_maps; i++) {
		const struct snap_map *m = find_map(got, want->maps[i].name);

		if (m && !same_map(&want->maps[i], m, message, n))
			return false;
	}
	return true;
}
