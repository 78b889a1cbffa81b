/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_PROG_ARRAY: max_entries slots 8 bytes apart from map->values on, each with the address of a program's
 * .tail entry or NULL. bpfrt_tail_target() reads them while a host may store others: a slot is one word.
 */
#include "rt.h"

enum { STRIDE = 8 };

static int64_t prog_array_storage(const struct bpfrt_map *map)
{
	if (map->max_entries == 0 || map->key_size != 4 || map->value_size != 4)
		return -RT_EINVAL;
	return (int64_t)map->max_entries * STRIDE;
}

static void prog_array_init(struct bpfrt_map *map)
{
	map->values = map->impl;
	__builtin_memset(map->values, 0, map->max_entries * STRIDE);
}

/* NULL: no such slot. */
static void **slot(const struct bpfrt_map *map, const void *key)
{
	uint32_t i;

	__builtin_memcpy(&i, key, sizeof i);
	return i < map->max_entries ? (void **)(map->values + i * STRIDE) : NULL;
}

/* For hosts: the slot, if there is something in it. */
static void *prog_array_lookup(struct bpfrt_map *map, const void *key)
{
	void **at = slot(map, key);

	return at && __atomic_load_n(at, __ATOMIC_ACQUIRE) ? at : NULL;
}

static int prog_array_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	void **at = slot(map, key), *entry;

	if (flags != BPFRT_ANY)
		return -RT_EINVAL;
	if (!at)
		return -RT_E2BIG;
	__builtin_memcpy(&entry, value, sizeof entry);
	__atomic_store_n(at, entry, __ATOMIC_RELEASE);
	return 0;
}

static int prog_array_delete(struct bpfrt_map *map, const void *key)
{
	void **at = slot(map, key);

	if (!at)
		return -RT_E2BIG;
	return __atomic_exchange_n(at, NULL, __ATOMIC_ACQ_REL) ? 0 : -RT_ENOENT;
}

static int prog_array_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	uint32_t i = 0;

	if (key) {
		__builtin_memcpy(&i, key, sizeof i);
		i = i < map->max_entries ? i + 1 : 0;
	}
	while (i < map->max_entries && !*slot(map, &i))
		i++;
	if (i >= map->max_entries)
		return -RT_ENOENT;
	__builtin_memcpy(next, &i, sizeof i);
	return 0;
}

const struct bpfrt_map_ops bpfrt_prog_array_ops = {
	.storage = prog_array_storage,
	.init = prog_array_init,
	.lookup = prog_array_lookup,
	.update = prog_array_update,
	.delete = prog_array_delete,
	.next_key = prog_array_next_key,
};
