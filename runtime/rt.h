/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of the runtime share: errno values (the core has no <errno.h>), map operations, the spin lock.
 */
#ifndef BPFRT_RT_H
#define BPFRT_RT_H

#include <stdbool.h>

#include "bpfrt.h"

/* Values of Linux, which are what programs compare with. */
enum {
	RT_ENOENT = 2,
	RT_E2BIG = 7,
	RT_EBADF = 9,
	RT_EAGAIN = 11,
	RT_ENOMEM = 12,
	RT_EFAULT = 14,
	RT_EBUSY = 16,
	RT_EEXIST = 17,
	RT_EINVAL = 22,
	RT_ENOSPC = 28,
	RT_ERANGE = 34,
	RT_EOPNOTSUPP = 95,
	RT_EAFNOSUPPORT = 97,
	RT_ENOTSUPP = 524,
};

/* One map type. `storage` checks the definition: bytes of storage, or a negative errno. `init` makes the map empty in
 * the storage of map->impl and sets map->values where the type has them. The others are as the helpers. */
struct bpfrt_map_ops {
	int64_t (*storage)(const struct bpfrt_map *map);
	void (*init)(struct bpfrt_map *map);
	void *(*lookup)(struct bpfrt_map *map, const void *key);
	int (*update)(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags);
	int (*delete)(struct bpfrt_map *map, const void *key);
	int (*next_key)(struct bpfrt_map *map, const void *key, void *next);
};
extern const struct bpfrt_map_ops bpfrt_array_ops, bpfrt_hash_ops, bpfrt_prog_array_ops, bpfrt_array_of_maps_ops,
	bpfrt_hash_of_maps_ops, bpfrt_ringbuf_ops, bpfrt_perf_ops, bpfrt_storage_ops;

/* Operations of arrays of addresses (map_slots.c); bpfrt_slot(): where KEY's is, NULL if there is none. */
int64_t bpfrt_slots_storage(const struct bpfrt_map *map);
void bpfrt_slots_init(struct bpfrt_map *map);
void **bpfrt_slot(const struct bpfrt_map *map, const void *key);
int bpfrt_slots_delete(struct bpfrt_map *map, const void *key);
int bpfrt_slots_next_key(struct bpfrt_map *map, const void *key, void *next);

/* Storage of one map may not exceed this; so sums of a few sizes stay within 32 bits. */
#define RT_MAX_STORAGE 0x40000000u

static inline uint32_t rt_round8(uint32_t n)
{
	return (n + 7) & ~7u;
}

/* Divides *V by a number below 65536, in steps of 16 bits. The remainder. */
static inline uint32_t rt_divide(uint64_t *v, uint32_t by)
{
	uint32_t rest = 0;
	uint64_t q = 0;
	for (int shift = 48; shift >= 0; shift -= 16) {
		uint32_t part = rest << 16 | (uint32_t)(*v >> shift & 0xffff);
		q = q << 16 | part / by;
		rest = part % by;
	}
	*v = q;
	return rest;
}

static inline void rt_lock(uint32_t *lock)
{
	while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
		while (__atomic_load_n(lock, __ATOMIC_RELAXED))
			__builtin_ia32_pause();
}
static inline void rt_unlock(uint32_t *lock)
{
	__atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

/* -- Values with a struct bpf_spin_lock in them, at map->spin_lock - 1 (which map.c has checked) ---------------- */

/* Copies a value, the lock in it left as it is. */
static inline void rt_copy_value(const struct bpfrt_map *map, uint8_t *to, const uint8_t *from)
{
	uint32_t before = map->spin_lock ? map->spin_lock - 1 : map->value_size;
	uint32_t after = map->spin_lock ? map->spin_lock + 3 : map->value_size;

	__builtin_memmove(to, from, before);
	__builtin_memmove(to + after, from + after, map->value_size - after);
}

static inline uint32_t *rt_value_lock(const struct bpfrt_map *map, uint8_t *value)
{
	return (uint32_t *)(value + map->spin_lock - 1);
}

/* Touch what will be copied: if the program passed a bad pointer, the fault comes here, where nothing is held. */
static inline void rt_probe(const void *p, uint32_t n)
{
	const volatile uint8_t *b = p;

	for (uint32_t i = 0; i < n; i += 4096)
		(void)b[i];
	(void)b[n - 1];
}

/* The same, with the lock taken for as long (BPF_F_LOCK). */
static inline void rt_copy_locked(const struct bpfrt_map *map, uint8_t *to, const uint8_t *from)
{
	rt_probe(from, map->value_size);
	rt_lock(rt_value_lock(map, to));
	rt_copy_value(map, to, from);
	rt_unlock(rt_value_lock(map, to));
}

static inline void rt_store_value(const struct bpfrt_map *map, uint8_t *to, const uint8_t *from, bool locked)
{
	(locked ? rt_copy_locked : rt_copy_value)(map, to, from);
}

#endif
