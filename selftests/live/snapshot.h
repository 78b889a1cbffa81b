/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What runs of a program on inputs, one after another, leave: results, memory or packets, fields of the context, maps.
 * One engine makes one; two are compared.
 */
#ifndef SELFTESTS_LIVE_SNAPSHOT_H
#define SELFTESTS_LIVE_SNAPSHOT_H

#include "util.h"

enum { SNAPSHOT_MAPS = 32, SNAPSHOT_ERROR = 400, SNAPSHOT_RECORD = 256 };

struct snap_run {
	u64 r0;
	u8 *data;
	size_t size;
	bool has_ctx;
	u32 mark, priority, cb[5];
};

struct snap_map {
	char name[64];
	u32 key_size, value_size, n, cap;
	u8 *entries; /* key and value, n times; sorted by snapshot_finish() */
};

struct snapshot {
	struct snap_run *runs;
	u32 n_runs;
	struct snap_map maps[SNAPSHOT_MAPS];
	u32 n_maps;
	char error[SNAPSHOT_ERROR]; /* why there is no result */
};

void snapshot_init(struct snapshot *s, u32 n_runs);
void snapshot_free(struct snapshot *s);
void snapshot_fail(struct snapshot *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void snapshot_data(struct snap_run *r, const void *data, size_t size);
/* A map to fill by snapshot_entry(), the callback of dumps. NULL if there are too many. */
struct snap_map *snapshot_map(struct snapshot *s, const char *name, u32 key_size, u32 value_size);
void snapshot_entry(void *map, const void *key, const void *value, u32 value_size);
/* The same for maps of records, whose values are SNAPSHOT_RECORD bytes here: length and beginning. */
void snapshot_record(void *map, const void *key, const void *data, u32 size);
void snapshot_finish(struct snapshot *s);
/* Does GOT show what WANT does? BITS of r0 count. Maps that only one of them has do not. False: MESSAGE says what
 * differs. */
bool snapshot_same(const struct snapshot *want, const struct snapshot *got, u32 bits, char *message, size_t n);

#endif
