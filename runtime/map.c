/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Opening and closing maps, and the three map helpers, which go to the operations of the map's type. The type's file
 * checks the definition and says how much storage it needs; storage comes from the caller's allocator.
 */
#include "rt.h"

#include "maptype.h"

/* Types that programs use through helpers of their own are there if such a helper is linked. */
#pragma weak bpfrt_ringbuf_ops
#pragma weak bpfrt_perf_ops
#pragma weak bpfrt_storage_ops

static const struct bpfrt_map_ops *ops_of(uint32_t type)
{
	switch (type) {
	case MAP_ARRAY:
		return &bpfrt_array_ops;
	case MAP_HASH:
		return &bpfrt_hash_ops;
	case MAP_PROG_ARRAY:
		return &bpfrt_prog_array_ops;
	case MAP_ARRAY_OF_MAPS:
		return &bpfrt_array_of_maps_ops;
	case MAP_HASH_OF_MAPS:
		return &bpfrt_hash_of_maps_ops;
	case MAP_RINGBUF:
		return &bpfrt_ringbuf_ops;
	case MAP_PERF_EVENT_ARRAY:
		return &bpfrt_perf_ops;
	case MAP_CGROUP_STORAGE:
	case MAP_PERCPU_CGROUP_STORAGE:
		return &bpfrt_storage_ops;
	default:
		return NULL;
	}
}

/* Only values have locks, and values that are copied. */
static bool lock_ok(const struct bpfrt_map *map)
{
	uint32_t at = map->spin_lock - 1;

	if (!map->spin_lock)
		return true;
	if (map->type != MAP_ARRAY && map->type != MAP_HASH && map->type != MAP_CGROUP_STORAGE)
		return false;
	return at % 4 == 0 && at < map->value_size && map->value_size - at >= 4;
}

static bool initial_ok(const struct bpfrt_map *map)
{
	return !map->n_initial || map->type == MAP_PROG_ARRAY || map->type == MAP_ARRAY_OF_MAPS || (map->type == MAP_HASH_OF_MAPS && map->key_size == 4);
}

/* Bytes of storage, or a negative errno. */
static int64_t check(const struct bpfrt_map *map)
{
	const struct bpfrt_map_ops *ops = ops_of(map->type);
	if (map->version != BPFRT_MAP_VERSION || !lock_ok(map) || !initial_ok(map))
		return -RT_EINVAL;
	if (!ops)
		return -RT_EOPNOTSUPP;
	int64_t n = ops->storage(map);
	return n > (int64_t)RT_MAX_STORAGE ? -RT_E2BIG : n;
}

size_t bpfrt_storage(const struct bpfrt_map *map)
{
	int64_t n = check(map);
	return n < 0 ? 0 : (size_t)n;
}

static void forget(struct bpfrt_map *map)
{
	map->impl = NULL;
	map->values = NULL;
	map->ops = NULL;
}

/* An empty map, or one with its initial values. 0, or a negative errno. */
static int64_t make_first(struct bpfrt_map *map)
{
	int64_t err = 0;

	map->ops->init(map);
	for (uint32_t i = 0; i < map->n_initial && !err; i++)
		err = map->ops->update(map, &map->initial[i].index, &map->initial[i].value, BPFRT_ANY);
	return err;
}

int bpfrt_open(struct bpfrt_map *map, struct bpfrt_alloc *alloc)
{
	if (map->init)
		return -RT_EBUSY;
	int64_t n = check(map);
	if (n < 0)
		return (int)n;
	void *mem = alloc->get(alloc, (size_t)n);
	if (!mem)
		return -RT_ENOMEM;
	if (!bpfrt_region_ok(mem, (size_t)n)) {
		alloc->put(alloc, mem, (size_t)n);
		return -RT_EFAULT;
	}
	map->impl = mem;
	map->ops = ops_of(map->type);
	n = make_first(map);
	if (n < 0) {
		alloc->put(alloc, mem, (size_t)map->ops->storage(map));
		forget(map);
		return (int)n;
	}
	__atomic_store_n(&map->init, 1, __ATOMIC_RELEASE);
	return 0;
}

void bpfrt_close(struct bpfrt_map *map, struct bpfrt_alloc *alloc)
{
	if (!map->init)
		return;
	map->init = 0;
	alloc->put(alloc, map->impl, (size_t)map->ops->storage(map));
	forget(map);
}

void bpfrt_reset(struct bpfrt_map *map)
{
	if (map->init)
		make_first(map);
}

int bpfrt_map_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	return map->init ? map->ops->next_key(map, key, next) : -RT_ENOENT;
}

/* -- Helpers ---------------------------------------------------------------------------------------------- */

void *bpfrt_map_lookup_elem(struct bpfrt_map *map, const void *key)
{
	return __atomic_load_n(&map->init, __ATOMIC_ACQUIRE) ? map->ops->lookup(map, key) : NULL;
}

int64_t bpfrt_map_update_elem(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	if (!__atomic_load_n(&map->init, __ATOMIC_ACQUIRE))
		return -RT_EBADF;
	return map->ops->update(map, key, value, flags);
}

int64_t bpfrt_map_delete_elem(struct bpfrt_map *map, const void *key)
{
	if (!__atomic_load_n(&map->init, __ATOMIC_ACQUIRE))
		return -RT_EBADF;
	return map->ops->delete (map, key);
}

/* -- The caller's block as an allocator --------------------------------------------------------------------- */

static void *arena_get(struct bpfrt_alloc *a, size_t size)
{
	struct bpfrt_arena *arena = (struct bpfrt_arena *)a;
	size_t pad = -(uintptr_t)arena->at & 15, room = (size_t)(arena->end - arena->at);
	if (pad > room || size > room - pad)
		return NULL;
	uint8_t *p = arena->at + pad;
	arena->at = p + size;
	return p;
}

static void arena_put(struct bpfrt_alloc *a, void *p, size_t size)
{
	struct bpfrt_arena *arena = (struct bpfrt_arena *)a;
	if ((uint8_t *)p + size == arena->at)
		arena->at = p;
}

void bpfrt_arena_init(struct bpfrt_arena *arena, void *mem, size_t size)
{
	arena->alloc.get = arena_get;
	arena->alloc.put = arena_put;
	arena->at = mem;
	arena->end = arena->at + size;
}
