/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What arrays of addresses share, of programs and of maps: max_entries slots 8 bytes apart from map->values on, each with an
 * address or NULL. A slot is one word, so that programs may read it while a host stores another one.
 */
#include "rt.h"

enum { STRIDE = 8 };

int64_t bpfrt_slots_storage(const struct bpfrt_map *map)
{
	if (map->max_entries == 0 || map->key_size != 4 || map->value_size != 4)
		return -RT_EINVAL;
	return (int64_t)map->max_entries * STRIDE;
}

void bpfrt_slots_init(struct bpfrt_map *map)
{
	map->values = map->impl;
	__builtin_memset(map->values, 0, map->max_entries * STRIDE);
}

void **bpfrt_slot(const struct bpfrt_map *map, const void *key)
{
	uint32_t i;

	__builtin_memcpy(&i, key, sizeof i);
	return i < map->max_entries ? (void **)(map->values + i * STRIDE) : NULL;
}

int bpfrt_slots_delete(struct bpfrt_map *map, const void *key)
{
	void **at = bpfrt_slot(map, key);

	if (!at)
		return -RT_E2BIG;
	return __atomic_exchange_n(at, NULL, __ATOMIC_ACQ_REL) ? 0 : -RT_ENOENT;
}

int bpfrt_slots_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	uint32_t i = 0;

	if (key) {
		__builtin_memcpy(&i, key, sizeof i);
		i = i < map->max_entries ? i + 1 : 0;
	}
	while (i < map->max_entries && !*bpfrt_slot(map, &i))
		i++;
	if (i >= map->max_entries)
		return -RT_ENOENT;
	__builtin_memcpy(next, &i, sizeof i);
	return 0;
}
