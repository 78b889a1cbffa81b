/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_CGROUP_STORAGE, BPF_MAP_TYPE_PERCPU_CGROUP_STORAGE and bpf_get_local_storage(). There are no cgroups here:
 * a map has one value, of the type for each processor as many as max_entries says (0: one). Hosts reach it under any
 * key; those of the type for each processor are told apart by the first four bytes.
 */
#include "rt.h"

#include "maptype.h"

static uint32_t count(const struct bpfrt_map *map)
{
	return map->type == MAP_PERCPU_CGROUP_STORAGE && map->max_entries ? map->max_entries : 1;
}

static int64_t storage(const struct bpfrt_map *map)
{
	/* a u64, or a struct bpf_cgroup_storage_key */
	if ((map->key_size != 8 && map->key_size != 16) || map->value_size == 0)
		return -RT_EINVAL;
	if (map->type == MAP_CGROUP_STORAGE && map->max_entries)
		return -RT_EINVAL;
	if (map->value_size > RT_MAX_STORAGE)
		return -RT_E2BIG;
	return (int64_t)((uint64_t)count(map) * rt_round8(map->value_size));
}

static void init(struct bpfrt_map *map)
{
	map->values = map->impl;
	__builtin_memset(map->values, 0, (size_t)storage(map));
}

static void *value_at(const struct bpfrt_map *map, uint32_t i)
{
	return i < count(map) ? map->values + i * rt_round8(map->value_size) : NULL;
}

static void *lookup(struct bpfrt_map *map, const void *key)
{
	uint32_t i;

	__builtin_memcpy(&i, key, sizeof i);
	return value_at(map, map->type == MAP_PERCPU_CGROUP_STORAGE ? i : 0);
}

static int update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	uint8_t *at = lookup(map, key);

	if (flags & ~(uint64_t)(BPFRT_EXIST | BPFRT_F_LOCK) || (flags & BPFRT_F_LOCK && !map->spin_lock))
		return -RT_EINVAL;
	if (!at)
		return -RT_ENOENT;
	rt_store_value(map, at, value, flags & BPFRT_F_LOCK);
	return 0;
}

static int delete(struct bpfrt_map *map, const void *key)
{
	(void)map;
	(void)key;
	return -RT_EINVAL;
}

static int next_key(struct bpfrt_map *map, const void *key, void *next)
{
	uint32_t i = 0;

	if (key) {
		__builtin_memcpy(&i, key, sizeof i);
		i++;
	}
	if (i >= count(map))
		return -RT_ENOENT;
	__builtin_memset(next, 0, map->key_size);
	__builtin_memcpy(next, &i, sizeof i);
	return 0;
}

const struct bpfrt_map_ops bpfrt_storage_ops = {
	.storage = storage,
	.init = init,
	.lookup = lookup,
	.update = update,
	.delete = delete,
	.next_key = next_key,
};

void *bpfrt_get_local_storage(struct bpfrt_map *map, uint64_t flags)
{
	(void)flags;
	if (!__atomic_load_n(&map->init, __ATOMIC_ACQUIRE))
		return NULL;
	return value_at(map, map->type == MAP_PERCPU_CGROUP_STORAGE ? bpfrt_host_cpu() % count(map) : 0);
}
