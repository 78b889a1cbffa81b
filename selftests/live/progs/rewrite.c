/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Packets are changed in place: addresses swapped, TTL and checksum, translation of addresses, tags, payload.
 */
#include "live.h"

#define HEAD(ctx, data, end) u8 *data = (u8 *)(long)(ctx)->data, *end = (u8 *)(long)(ctx)->data_end

INLINE void swap_addresses(struct eth *e)
{
	for (int i = 0; i < 6; i++) {
		u8 t = e->dst[i];

		e->dst[i] = e->src[i];
		e->src[i] = t;
	}
}

SEC("xdp") int swap_macs(struct xdp_md *ctx)
{
	HEAD(ctx, data, end);

	if (data + sizeof(struct eth) > end)
		return XDP_ABORTED;
	swap_addresses((struct eth *)data);
	return XDP_TX;
}

INLINE u16 csum_update(u16 check, u32 from, u32 to)
{
	u32 sum = (u16)~check;

	sum += (u16)~(from & 0xffff) + (u16)~(from >> 16);
	sum += (to & 0xffff) + (to >> 16);
	sum = (sum & 0xffff) + (sum >> 16);
	return ~((sum & 0xffff) + (sum >> 16));
}

SEC("xdp") int route(struct xdp_md *ctx)
{
	HEAD(ctx, data, end);
	struct ip4 *ip = (struct ip4 *)(data + sizeof(struct eth));
	u16 was;

	if ((u8 *)(ip + 1) > end || ((struct eth *)data)->type != bpf_htons(0x0800))
		return XDP_PASS;
	if (ip->ttl <= 1)
		return XDP_DROP;
	was = ip->ttl | (u16)ip->protocol << 8;
	ip->ttl--;
	ip->check = csum_update(ip->check, was, ip->ttl | (u16)ip->protocol << 8);
	swap_addresses((struct eth *)data);
	return XDP_TX;
}

/* Source address and port; the port lies behind options. */
SEC("tc") int translate(struct __sk_buff *ctx)
{
	HEAD(ctx, data, end);
	struct ip4 *ip = (struct ip4 *)(data + sizeof(struct eth));
	struct ports *ports;
	u32 size;

	if ((u8 *)(ip + 1) > end || ip->version_ihl >> 4 != 4 || (ip->protocol != 6 && ip->protocol != 17))
		return 0;
	size = (ip->version_ihl & 15) * 4;
	if (size < 20)
		return 2;
	ports = (struct ports *)((u8 *)ip + size);
	if ((u8 *)(ports + 1) > end)
		return 2;
	ip->check = csum_update(ip->check, ip->src, 0x0a000001);
	ip->src = 0x0a000001;
	ports->src = bpf_htons(bpf_ntohs(ports->src) ^ 0x5555);
	return ports->dst == bpf_htons(80) ? 1 : 3;
}

/* Every byte up to 256, those at odd places from the other end, by a bounded loop. */
SEC("xdp") int scramble(struct xdp_md *ctx)
{
	HEAD(ctx, data, end);
	u32 sum = 0;

	for (u32 i = 0; i < 256; i++) {
		if (data + i + 1 > end)
			break;
		data[i] = (u8)(data[i] * 3 + i);
		sum = (sum << 5 | sum >> 27) ^ data[i];
	}
	return sum & 3;
}

/* Words of every size, aligned and not, read, swapped and written. */
SEC("xdp") int words(struct xdp_md *ctx)
{
	HEAD(ctx, data, end);
	u64 a, b;

	if (data + 48 > end)
		return XDP_ABORTED;
	a = *(u64 *)(data + 14);
	b = *(u64 *)(data + 23);
	*(u64 *)(data + 14) = __builtin_bswap64(b);
	*(u32 *)(data + 23) = __builtin_bswap32((u32)a);
	*(u16 *)(data + 33) = __builtin_bswap16((u16)(a >> 48));
	*(u8 *)(data + 40) = (u8)(b >> 56);
	*(s64 *)(data + 41 - 1) = (s64)a >> 7;
	return (a > b) + 1;
}

/* Tag control information of each tag, and the type behind them. */
SEC("tc") int retag(struct __sk_buff *ctx)
{
	HEAD(ctx, data, end);
	u16 *at = (u16 *)(data + 12);
	u32 tags = 0;

	for (int i = 0; i < 3; i++) {
		if ((u8 *)(at + 2) > end)
			return 2;
		if (at[0] != bpf_htons(0x8100) && at[0] != bpf_htons(0x88a8))
			break;
		at[1] = bpf_htons((bpf_ntohs(at[1]) & 0xf000) | (100 + i));
		at += 2;
		tags++;
	}
	return (int)tags;
}
