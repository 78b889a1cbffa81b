/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_ARRAY_OF_MAPS and BPF_MAP_TYPE_HASH_OF_MAPS: an array and a hash map whose values are addresses of maps,
 * open or not. Looking one up gives the inner map; hosts put them there, a pointer as the value, also while programs run.
 */
#include "rt.h"

#include "maptype.h"

enum { F_INNER_MAP = 0x1000 /* BPF_F_INNER_MAP: inner arrays may differ in max_entries */ };

/* -- What may be put in --------------------------------------------------------------------------------------- */

static bool holds_maps(uint32_t type)
{
	return type == MAP_ARRAY_OF_MAPS || type == MAP_HASH_OF_MAPS;
}

/* Linux keeps these out of maps. */
static bool may_be_inner(uint32_t type)
{
	return !holds_maps(type) && type != MAP_PROG_ARRAY && type != MAP_CGROUP_STORAGE &&
	       type != MAP_PERCPU_CGROUP_STORAGE && type != MAP_STRUCT_OPS;
}

/* As bpf_map_meta_equal() and array_map_meta_equal(). */
static bool is_like(const struct bpfrt_map *map, const struct bpfrt_map *like)
{
	bool sized = map->type == MAP_ARRAY || map->type == MAP_PERCPU_ARRAY;

	return map->type == like->type && map->key_size == like->key_size && map->value_size == like->value_size &&
	       map->map_flags == like->map_flags && map->spin_lock == like->spin_lock &&
	       (!sized || like->map_flags & F_INNER_MAP || map->max_entries == like->max_entries);
}

/* The inner map that VALUE is the address of, or NULL if it is none for OUTER. */
static struct bpfrt_map *inner_of(const struct bpfrt_map *outer, const void *value)
{
	struct bpfrt_map *inner;

	__builtin_memcpy(&inner, value, sizeof inner);
	if (!inner || !may_be_inner(inner->type) || (outer->inner && !is_like(inner, outer->inner)))
		return NULL;
	return inner;
}

/* -- Array ---------------------------------------------------------------------------------------------------- */

static void *array_lookup(struct bpfrt_map *map, const void *key)
{
	void **at = bpfrt_slot(map, key);

	return at ? __atomic_load_n(at, __ATOMIC_ACQUIRE) : NULL;
}

static int array_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	void **at = bpfrt_slot(map, key);
	struct bpfrt_map *inner = inner_of(map, value);

	if (flags != BPFRT_ANY)
		return -RT_EINVAL;
	if (!at)
		return -RT_E2BIG;
	if (!inner)
		return -RT_EINVAL;
	__atomic_store_n(at, inner, __ATOMIC_RELEASE);
	return 0;
}

const struct bpfrt_map_ops bpfrt_array_of_maps_ops = {
	.storage = bpfrt_slots_storage,
	.init = bpfrt_slots_init,
	.lookup = array_lookup,
	.update = array_update,
	.delete = bpfrt_slots_delete,
	.next_key = bpfrt_slots_next_key,
};

/* -- Hash ------------------------------------------------------------------------------------------------------ */

static int64_t hash_storage(const struct bpfrt_map *map)
{
	return map->value_size == 4 ? bpfrt_hash_ops.storage(map) : -RT_EINVAL;
}

static void hash_init(struct bpfrt_map *map)
{
	bpfrt_hash_ops.init(map);
}

static void *hash_lookup(struct bpfrt_map *map, const void *key)
{
	struct bpfrt_map **at = bpfrt_hash_ops.lookup(map, key);

	return at ? __atomic_load_n(at, __ATOMIC_ACQUIRE) : NULL;
}

static int hash_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	return inner_of(map, value) ? bpfrt_hash_ops.update(map, key, value, flags) : -RT_EINVAL;
}

static int hash_delete(struct bpfrt_map *map, const void *key)
{
	return bpfrt_hash_ops.delete (map, key);
}

static int hash_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	return bpfrt_hash_ops.next_key(map, key, next);
}

const struct bpfrt_map_ops bpfrt_hash_of_maps_ops = {
	.storage = hash_storage,
	.init = hash_init,
	.lookup = hash_lookup,
	.update = hash_update,
	.delete = hash_delete,
	.next_key = hash_next_key,
};
