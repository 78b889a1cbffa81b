/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Legacy packet access (LD_ABS, LD_IND) and the region checks around running a program. Offsets are unsigned 32-bit
 * numbers from the program: no sum of them is formed before it is known to fit.
 */
#include "rt.h"

/* <linux/filter.h>: from here on upwards offsets count from the network or link-layer header. */
#define SKF_NET_OFF 0xfff00000u
#define SKF_LL_OFF 0xffe00000u

static int64_t big_endian(const uint8_t *p, uint32_t size)
{
	uint32_t v = 0;
	for (uint32_t i = 0; i < size; i++)
		v = v << 8 | p[i];
	return v;
}

int64_t bpfrt_ldpkt_flat(const void *pkt, uint32_t len, uint32_t off, uint32_t size)
{
	if (off > len || size > len - off)
		return -1;
	return big_endian((const uint8_t *)pkt + off, size);
}

/* N bytes at OFF from the header at FROM, if they lie between the buffer's head and the end of the data. */
static int64_t from_header(const struct bpfrt_skb *s, uint32_t from, uint32_t off, uint32_t size)
{
	if (from < s->head || from > s->data_end)
		return -1;
	return bpfrt_ldpkt_flat((const void *)(uintptr_t)from, s->data_end - from, off, size);
}

int64_t bpfrt_ldpkt_skb(void *skb, uint32_t off, uint32_t size)
{
	const struct bpfrt_skb *s = skb;
	if (off < 0x80000000u)
		return bpfrt_ldpkt_flat((const void *)(uintptr_t)s->data, s->data_end - s->data, off, size);
	if (off >= SKF_NET_OFF)
		return from_header(s, s->network_header, off - SKF_NET_OFF, size);
	if (off >= SKF_LL_OFF)
		return from_header(s, s->mac_header, off - SKF_LL_OFF, size);
	return -1;
}

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
	return size == 0 || (a >= BPFRT_MARGIN && a <= 0u - BPFRT_MARGIN && size <= 0u - BPFRT_MARGIN - a);
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
