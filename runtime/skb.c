/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Bytes of packets: legacy access (LD_ABS, LD_IND) where compiled code does not do it in place, that is negative offsets and
 * what is not in the linear part; bpf_skb_load_bytes(). Offsets are unsigned 32-bit numbers from the program: no sum of them is formed before it is known to fit.
 */
#include "rt.h"

/* A host whose packets are all linear need not have it. */
#pragma weak bpfrt_host_skb_bytes

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

static bool inside(uint32_t len, uint32_t off, uint32_t size)
{
	return off <= len && size <= len - off;
}

static bool host_bytes(const struct bpfrt_skb *s, uint32_t off, void *to, uint32_t size)
{
	return inside(s->len, off, size) && bpfrt_host_skb_bytes && bpfrt_host_skb_bytes(s, off, to, size) >= 0;
}

/* Bytes of a packet that is not linear. */
static int64_t behind_linear(const struct bpfrt_skb *s, uint32_t off, uint32_t size)
{
	uint8_t bytes[4];
	if (!host_bytes(s, off, bytes, size))
		return -1;
	return big_endian(bytes, size);
}

/* SIZE bytes at OFF from the header at FROM: in the buffer from its head on, or behind the linear part (as since Linux
 * 6.16). */
static int64_t from_header(const struct bpfrt_skb *s, uint32_t from, uint32_t off, uint32_t size)
{
	int64_t at = (int64_t)from - s->data + off;
	if (from < s->head)
		return -1;
	if (from <= s->data_end && inside(s->data_end - from, off, size))
		return big_endian((const uint8_t *)(uintptr_t)from + off, size);
	return at < 0 ? -1 : behind_linear(s, (uint32_t)at, size);
}

int64_t bpfrt_ldpkt_skb(void *skb, uint32_t off, uint32_t size)
{
	const struct bpfrt_skb *s = skb;
	if (inside(s->data_end - s->data, off, size))
		return big_endian((const uint8_t *)(uintptr_t)s->data + off, size);
	if (off < 0x80000000u)
		return behind_linear(s, off, size);
	if (off >= SKF_NET_OFF)
		return from_header(s, s->network_header, off - SKF_NET_OFF, size);
	if (off >= SKF_LL_OFF)
		return from_header(s, s->mac_header, off - SKF_LL_OFF, size);
	return -1;
}

int64_t bpfrt_skb_load_bytes(const void *skb, uint32_t off, void *to, uint32_t size)
{
	const struct bpfrt_skb *s = skb;
	if (inside(s->data_end - s->data, off, size)) {
		__builtin_memcpy(to, (const void *)(uintptr_t)(s->data + off), size);
		return 0;
	}
	if (host_bytes(s, off, to, size))
		return 0;
	__builtin_memset(to, 0, size);
	return -RT_EFAULT;
}
