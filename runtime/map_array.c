/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_ARRAY: max_entries elements that always exist, 8-aligned, value_size rounded up to 8 apart, from
 * map->values on. Inlined lookups in compiled code rely on this layout.
 */
#include "rt.h"

static int64_t array_storage(const struct bpfrt_map *map)
{
	if (map->max_entries == 0 || map->key_size != 4 || map->value_size == 0)
		return -RT_EINVAL;
	if (map->value_size > 0x7fffffff)
		return -RT_E2BIG;
	return (int64_t)((uint64_t)map->max_entries * rt_round8(map->value_size));
}

static void array_init(struct bpfrt_map *map)
{
	map->values = map->impl;
	__builtin_memset(map->values, 0, (size_t)array_storage(map));
}

static uint32_t index_of(const void *key)
{
	uint32_t i;
	__builtin_memcpy(&i, key, sizeof i);
	return i;
}

static void *array_lookup(struct bpfrt_map *map, const void *key)
{
	uint32_t i = index_of(key);
	return i < map->max_entries ? map->values + i * rt_round8(map->value_size) : NULL;
}

static int array_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	bool locked = flags & BPFRT_F_LOCK;
	flags &= ~(uint64_t)BPFRT_F_LOCK;
	if (flags > BPFRT_EXIST)
		return -RT_EINVAL;
	uint8_t *at = array_lookup(map, key);
	if (!at)
		return -RT_E2BIG;
	if (flags == BPFRT_NOEXIST)
		return -RT_EEXIST;
	if (locked && !map->spin_lock)
		return -RT_EINVAL;
	rt_store_value(map, at, value, locked);
	return 0;
}

static int array_delete(struct bpfrt_map *map, const void *key)
{
	(void)map;
	(void)key;
	return -RT_EINVAL;
}

static int array_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	uint32_t i = key ? index_of(key) : UINT32_MAX;
	if (i == map->max_entries - 1)
		return -RT_ENOENT;
	i = i >= map->max_entries ? 0 : i + 1;
	__builtin_memcpy(next, &i, sizeof i);
	return 0;
}

const struct bpfrt_map_ops bpfrt_array_ops = {
	.storage = array_storage,
	.init = array_init,
	.lookup = array_lookup,
	.update = array_update,
	.delete = array_delete,
	.next_key = array_next_key,
};
