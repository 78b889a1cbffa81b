/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Source address translation of the IPv4 TCP or UDP packet at data to address `a` and port `b`; checksums by RFC 1624.
 */
#include "parse.h"

INLINE u16 csum_update(u16 check, u32 from, u32 to)
{
	u32 sum = (u16)~check;

	sum += (u16) ~(from & 0xffff) + (u16) ~(from >> 16);
	sum += (to & 0xffff) + (to >> 16);
	sum = (sum & 0xffff) + (sum >> 16);
	return ~((sum & 0xffff) + (sum >> 16));
}

BENCH u64 nat(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	struct ip4 *ip = (struct ip4 *)(at + sizeof(struct eth));
	struct ports *ports;
	u32 old = 0;
	u16 port = swap16(ctx->b), *check;

	if ((u8 *)(ip + 1) > end || (ip->version_ihl & 0xf0) != 0x40)
		return XDP_PASS;
	ports = (struct ports *)((u8 *)ip + (ip->version_ihl & 15) * 4);
	if (ip->proto == IP_TCP)
		check = (u16 *)((u8 *)ports + 16);
	else if (ip->proto == IP_UDP)
		check = (u16 *)((u8 *)ports + 6);
	else
		return XDP_PASS;
	if ((u8 *)(check + 1) > end)
		return XDP_DROP;
	old = ip->src;
	ip->check = csum_update(ip->check, old, ctx->a);
	if (*check || ip->proto == IP_TCP) {
		*check = csum_update(*check, old, ctx->a);
		*check = csum_update(*check, ports->src, port);
	}
	ip->src = ctx->a;
	ports->src = port;
	if (--ip->ttl == 0)
		return XDP_DROP;
	return (u64)old << 32 | (u32)ip->check << 16 | *check;
}
