/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_PROG_ARRAY: an array of addresses (map_slots.c), those of programs' .tail entries. bpfrt_tail_target() reads
 * them.
 */
#include "rt.h"

/* For hosts: the slot, if there is something in it. */
static void *prog_array_lookup(struct bpfrt_map *map, const void *key)
{
	void **at = bpfrt_slot(map, key);

	return at && __atomic_load_n(at, __ATOMIC_ACQUIRE) ? at : NULL;
}

static int prog_array_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	void **at = bpfrt_slot(map, key), *entry;

	if (flags != BPFRT_ANY)
		return -RT_EINVAL;
	if (!at)
		return -RT_E2BIG;
	__builtin_memcpy(&entry, value, sizeof entry);
	__atomic_store_n(at, entry, __ATOMIC_RELEASE);
	return 0;
}

const struct bpfrt_map_ops bpfrt_prog_array_ops = {
	.storage = bpfrt_slots_storage,
	.init = bpfrt_slots_init,
	.lookup = prog_array_lookup,
	.update = prog_array_update,
	.delete = bpfrt_slots_delete,
	.next_key = bpfrt_slots_next_key,
};
