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
	RT_ENOMEM = 12,
	RT_EFAULT = 14,
	RT_EBUSY = 16,
	RT_EEXIST = 17,
	RT_EINVAL = 22,
	RT_EOPNOTSUPP = 95,
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
extern const struct bpfrt_map_ops bpfrt_array_ops, bpfrt_hash_ops, bpfrt_prog_array_ops;

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

#endif
