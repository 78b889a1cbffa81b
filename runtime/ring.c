/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See ring.h; and reading records, which is the host's part (bpfrt_record_next(), bpfrt_record_done()). */
#include "ring.h"

#include "maptype.h"

_Static_assert(sizeof(struct ring) % 8 == 0 && sizeof(struct ring_head) == 8, "data is 8-aligned");

int64_t bpfrt_ring_storage(uint32_t size)
{
	if (size < 4096 || size & (size - 1))
		return -RT_EINVAL;
	return (int64_t)(sizeof(struct ring) + 2ull * size);
}

void bpfrt_ring_init(struct bpfrt_map *map, uint32_t size)
{
	struct ring *r = map->impl;

	__builtin_memset(r, 0, sizeof *r + 2 * size);
	r->size = size;
	r->map = map;
}

/* -- Writing ------------------------------------------------------------------------------------------------ */

uint32_t bpfrt_ring_room(uint32_t len)
{
	return rt_round8((len & RING_MAX_RECORD) + (uint32_t)sizeof(struct ring_head));
}

static struct ring_head *head_at(struct ring *r, uint32_t position)
{
	return (struct ring_head *)(r->data + (position & (r->size - 1)));
}

struct ring_head *bpfrt_ring_reserve(struct ring *r, uint64_t size)
{
	struct ring_head *h = NULL;
	uint32_t room, used;

	if (size > RING_MAX_RECORD || bpfrt_ring_room((uint32_t)size) > r->size) {
		__atomic_add_fetch(&r->lost, 1, __ATOMIC_RELAXED);
		return NULL;
	}
	room = bpfrt_ring_room((uint32_t)size);
	rt_lock(&r->lock);
	used = r->producer - __atomic_load_n(&r->consumer, __ATOMIC_ACQUIRE);
	if (used + room < r->size) {
		h = head_at(r, r->producer);
		h->len = (uint32_t)size | RING_BUSY;
		__atomic_store_n(&r->producer, r->producer + room, __ATOMIC_RELEASE);
	} else {
		__atomic_add_fetch(&r->lost, 1, __ATOMIC_RELAXED);
	}
	rt_unlock(&r->lock);
	return h;
}

bool bpfrt_ring_commit(struct ring *r, struct ring_head *h, uint32_t discarded)
{
	uint32_t at = (uint32_t)((uint8_t *)h - r->data);

	__atomic_exchange_n(&h->len, (h->len & RING_MAX_RECORD) | discarded, __ATOMIC_ACQ_REL);
	return (__atomic_load_n(&r->consumer, __ATOMIC_ACQUIRE) & (r->size - 1)) == at;
}

/* -- Reading ------------------------------------------------------------------------------------------------ */

static struct ring *ring_of(const struct bpfrt_map *map)
{
	bool open = __atomic_load_n(&map->init, __ATOMIC_ACQUIRE);

	return open && (map->type == MAP_RINGBUF || map->type == MAP_PERF_EVENT_ARRAY) ? map->impl : NULL;
}

static void pass(struct ring *r, uint32_t len)
{
	__atomic_store_n(&r->consumer, r->consumer + bpfrt_ring_room(len), __ATOMIC_RELEASE);
}

int bpfrt_record_next(struct bpfrt_map *map, struct bpfrt_record *rec)
{
	struct ring *r = ring_of(map);

	if (!r)
		return -RT_EINVAL;
	while (r->consumer != __atomic_load_n(&r->producer, __ATOMIC_ACQUIRE)) {
		struct ring_head *h = head_at(r, r->consumer);
		uint32_t len = __atomic_load_n(&h->len, __ATOMIC_ACQUIRE);

		if (len & RING_BUSY)
			return 0;
		if (!(len & RING_DISCARDED)) {
			rec->data = h + 1;
			rec->size = len;
			rec->index = map->type == MAP_PERF_EVENT_ARRAY ? h->info : 0;
			return 1;
		}
		pass(r, len);
	}
	return 0;
}

int bpfrt_record_done(struct bpfrt_map *map)
{
	struct bpfrt_record rec;
	int n = bpfrt_record_next(map, &rec);

	if (n > 0)
		pass(ring_of(map), rec.size);
	return n;
}

uint32_t bpfrt_records_lost(const struct bpfrt_map *map)
{
	struct ring *r = ring_of(map);

	return r ? __atomic_load_n(&r->lost, __ATOMIC_RELAXED) : 0;
}

/* -- Not a map of elements ----------------------------------------------------------------------------------- */

void *bpfrt_ring_lookup(struct bpfrt_map *map, const void *key)
{
	(void)map;
	(void)key;
	return NULL;
}

int bpfrt_ring_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	(void)map;
	(void)key;
	(void)value;
	(void)flags;
	return -RT_ENOTSUPP;
}

int bpfrt_ring_delete(struct bpfrt_map *map, const void *key)
{
	(void)map;
	(void)key;
	return -RT_ENOTSUPP;
}

int bpfrt_ring_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	(void)map;
	(void)key;
	(void)next;
	return -RT_ENOENT;
}
