/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_RINGBUF and its helpers. max_entries is the ring's size. A record knows how far it lies behind its ring,
 * since programs hand over nothing but its address when they submit it.
 */
#include "ring.h"

/* A host that polls need not have it. */
#pragma weak bpfrt_host_wakeup

enum { RB_NO_WAKEUP = 1, RB_FORCE_WAKEUP = 2 };
enum { RB_AVAIL_DATA, RB_RING_SIZE, RB_CONS_POS, RB_PROD_POS };

static int64_t ringbuf_storage(const struct bpfrt_map *map)
{
	if (map->key_size || map->value_size)
		return -RT_EINVAL;
	return bpfrt_ring_storage(map->max_entries);
}

static void ringbuf_init(struct bpfrt_map *map)
{
	bpfrt_ring_init(map, map->max_entries);
}

static struct ring *ring_of(struct bpfrt_map *map)
{
	return __atomic_load_n(&map->init, __ATOMIC_ACQUIRE) ? map->impl : NULL;
}

static void commit(void *record, uint64_t flags, uint32_t discarded)
{
	struct ring_head *h = (struct ring_head *)record - 1;
	struct ring *r = (struct ring *)((uint8_t *)h - h->info);
	bool caught_up = bpfrt_ring_commit(r, h, discarded);

	if (bpfrt_host_wakeup && (flags & RB_FORCE_WAKEUP || (caught_up && !(flags & RB_NO_WAKEUP))))
		bpfrt_host_wakeup(r->map);
}

void *bpfrt_ringbuf_reserve(struct bpfrt_map *map, uint64_t size, uint64_t flags)
{
	struct ring *r = ring_of(map);
	struct ring_head *h = r && !flags ? bpfrt_ring_reserve(r, size) : NULL;

	if (!h)
		return NULL;
	h->info = (uint32_t)((uint8_t *)h - (uint8_t *)r);
	return h + 1;
}

void bpfrt_ringbuf_submit(void *record, uint64_t flags)
{
	commit(record, flags, 0);
}

void bpfrt_ringbuf_discard(void *record, uint64_t flags)
{
	commit(record, flags, RING_DISCARDED);
}

int64_t bpfrt_ringbuf_output(struct bpfrt_map *map, const void *data, uint64_t size, uint64_t flags)
{
	void *record;

	if (flags & ~(uint64_t)(RB_NO_WAKEUP | RB_FORCE_WAKEUP))
		return -RT_EINVAL;
	record = bpfrt_ringbuf_reserve(map, size, 0);
	if (!record)
		return -RT_EAGAIN;
	__builtin_memcpy(record, data, (size_t)size);
	commit(record, flags, 0);
	return 0;
}

/* Positions have 32 bits, as on 32-bit Linux. */
int64_t bpfrt_ringbuf_query(struct bpfrt_map *map, uint64_t what)
{
	struct ring *r = ring_of(map);
	uint32_t producer, consumer;

	if (!r)
		return 0;
	producer = __atomic_load_n(&r->producer, __ATOMIC_ACQUIRE);
	consumer = __atomic_load_n(&r->consumer, __ATOMIC_ACQUIRE);
	switch (what) {
	case RB_AVAIL_DATA:
		return producer - consumer;
	case RB_RING_SIZE:
		return r->size;
	case RB_CONS_POS:
		return consumer;
	case RB_PROD_POS:
		return producer;
	default:
		return 0;
	}
}

const struct bpfrt_map_ops bpfrt_ringbuf_ops = {
	.storage = ringbuf_storage,
	.init = ringbuf_init,
	.lookup = bpfrt_ring_lookup,
	.update = bpfrt_ring_update,
	.delete = bpfrt_ring_delete,
	.next_key = bpfrt_ring_next_key,
};
