/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_PERF_EVENT_ARRAY and bpf_perf_event_output(). All indexes share one ring, of map_extra bytes (0: 64 KiB);
 * a record knows the index that the program gave it to.
 */
#include "ring.h"

#pragma weak bpfrt_host_wakeup
#pragma weak bpfrt_host_skb_bytes

#define F_INDEX_MASK 0xffffffffu /* all of it: the running processor */
#define F_CTXLEN_SHIFT 32
#define F_CTXLEN_MASK 0xfffffull
enum { DEFAULT_SIZE = 65536 };

static uint32_t ring_size(const struct bpfrt_map *map)
{
	return map->map_extra ? map->map_extra : DEFAULT_SIZE;
}

static int64_t perf_storage(const struct bpfrt_map *map)
{
	if (map->key_size != 4 || map->value_size != 4)
		return -RT_EINVAL;
	return bpfrt_ring_storage(ring_size(map));
}

static void perf_init(struct bpfrt_map *map)
{
	bpfrt_ring_init(map, ring_size(map));
}

/* The packet of a context, which is a struct bpfrt_xdp or a struct bpfrt_skb: the second word of the one is an address
 * (bpfrt_region_ok()), that of the other a packet type. */
struct packet {
	const struct bpfrt_skb *skb; /* NULL: all of it is linear */
	uint32_t data, linear, len;
};

static struct packet packet_of(const void *ctx)
{
	const struct bpfrt_skb *skb = ctx;
	const struct bpfrt_xdp *xdp = ctx;

	if (skb->pkt_type < BPFRT_MARGIN_LOW)
		return (struct packet){skb, skb->data, skb->data_end - skb->data, skb->len};
	return (struct packet){NULL, xdp->data, xdp->data_end - xdp->data, xdp->data_end - xdp->data};
}

/* The first N bytes, which there are. */
static bool copy_packet(const struct packet *p, uint8_t *to, uint32_t n)
{
	uint32_t near = n < p->linear ? n : p->linear;

	__builtin_memcpy(to, (const void *)(uintptr_t)p->data, near);
	if (near == n)
		return true;
	return p->skb && bpfrt_host_skb_bytes && bpfrt_host_skb_bytes(p->skb, near, to + near, n - near) >= 0;
}

static int64_t output(struct bpfrt_map *map, uint32_t index, const void *data, uint64_t size, const struct packet *p,
		      uint32_t n)
{
	struct ring *r = map->impl;
	struct ring_head *h = bpfrt_ring_reserve(r, size + n);
	bool good;

	if (!h)
		return -RT_ENOSPC;
	h->info = index;
	__builtin_memcpy(h + 1, data, (size_t)size);
	good = !n || copy_packet(p, (uint8_t *)(h + 1) + size, n);
	if (bpfrt_ring_commit(r, h, good ? 0 : RING_DISCARDED) && bpfrt_host_wakeup)
		bpfrt_host_wakeup(map);
	return good ? 0 : -RT_EFAULT;
}

int64_t bpfrt_perf_event_output(void *ctx, struct bpfrt_map *map, uint64_t flags, const void *data, uint64_t size)
{
	uint32_t index = (uint32_t)flags, n = (uint32_t)(flags >> F_CTXLEN_SHIFT);
	struct packet p = {0};

	if (n & ~F_CTXLEN_MASK)
		return -RT_EINVAL;
	if (n) {
		p = packet_of(ctx);
		if (n > p.len)
			return -RT_EFAULT;
	}
	if (!__atomic_load_n(&map->init, __ATOMIC_ACQUIRE))
		return -RT_ENOENT;
	if (index == F_INDEX_MASK)
		index = bpfrt_host_cpu();
	if (map->max_entries && index >= map->max_entries)
		return -RT_E2BIG;
	return size > RING_MAX_RECORD ? -RT_ENOSPC : output(map, index, data, size, &p, n);
}

const struct bpfrt_map_ops bpfrt_perf_ops = {
	.storage = perf_storage,
	.init = perf_init,
	.lookup = bpfrt_ring_lookup,
	.update = bpfrt_ring_update,
	.delete = bpfrt_ring_delete,
	.next_key = bpfrt_ring_next_key,
};
