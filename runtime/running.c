/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tail calls, and the region checks around running a program. */
#include "rt.h"

/* -- Tail calls ------------------------------------------------------------------------------------------- */

void *bpfrt_tail_target(void *ctx, struct bpfrt_map *map, uint32_t index, uint32_t *counter)
{
	(void)ctx;
	if (!__atomic_load_n(&map->init, __ATOMIC_ACQUIRE) || !map->values || index >= map->max_entries)
		return NULL;
	if (*counter >= BPFRT_MAX_TAIL_CALLS)
		return NULL;
	void **at = (void **)(map->values + index * 8);
	void *target = __atomic_load_n(at, __ATOMIC_ACQUIRE);
	if (target)
		++*counter;
	return target;
}

/* -- Running ---------------------------------------------------------------------------------------------- */

int bpfrt_region_ok(const void *p, size_t size)
{
	uintptr_t a = (uintptr_t)p;
	return size == 0 || (a >= BPFRT_MARGIN_LOW && a <= 0u - BPFRT_MARGIN_HIGH && size <= 0u - BPFRT_MARGIN_HIGH - a);
}

static int packet_ok(uint32_t start, uint32_t data, uint32_t end)
{
	if (start > data || data > end)
		return -RT_EINVAL;
	return bpfrt_region_ok((void *)(uintptr_t)start, end - start) ? 0 : -RT_EFAULT;
}

int bpfrt_run_xdp(bpfrt_prog prog, struct bpfrt_xdp *xdp, uint64_t *r0)
{
	int err = packet_ok(xdp->data_meta ? xdp->data_meta : xdp->data, xdp->data, xdp->data_end);
	if (!err && !bpfrt_region_ok(xdp, sizeof *xdp))
		err = -RT_EFAULT;
	if (!err)
		*r0 = prog(xdp, 0);
	return err;
}

int bpfrt_run_skb(bpfrt_prog prog, struct bpfrt_skb *skb, uint64_t *r0)
{
	int err = packet_ok(skb->head ? skb->head : skb->data, skb->data, skb->data_end);
	if (!err && !bpfrt_region_ok(skb, sizeof *skb))
		err = -RT_EFAULT;
	if (!err)
		*r0 = prog(skb, 0);
	return err;
}

int bpfrt_run_mem(bpfrt_prog prog, void *mem, uint32_t size, uint64_t *r0)
{
	if (!bpfrt_region_ok(mem, size))
		return -RT_EFAULT;
	*r0 = prog(mem, size);
	return 0;
}
