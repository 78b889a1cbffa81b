/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Ethernet, VLAN, IPv4 with options, TCP or UDP; the 5-tuple goes to the address in `a`. */
#include "parse.h"

struct tuple4 {
	u32 src, dst;
	u16 sport, dport;
	u32 proto;
};

BENCH u64 parse4(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	struct tuple4 *out = PTR(struct tuple4, ctx->a);
	struct ports *ports;
	struct ip4 *ip;
	u32 ihl;
	u16 proto;

	at = parse_eth(at, end, &proto);
	if (!at || proto != swap16(ETH_IP4))
		return XDP_PASS;
	ip = (struct ip4 *)at;
	if (at + sizeof *ip > end)
		return XDP_DROP;
	ihl = (ip->version_ihl & 15) * 4;
	if (ip->version_ihl >> 4 != 4 || ihl < sizeof *ip || at + ihl > end)
		return XDP_DROP;
	if (ip->frag & swap16(0x1fff))
		return XDP_PASS;
	at += ihl;
	if (ip->proto != IP_TCP && ip->proto != IP_UDP)
		return XDP_PASS;
	ports = (struct ports *)at;
	if (at + (ip->proto == IP_TCP ? 20 : 8) > end)
		return XDP_DROP;
	out->src = ip->src;
	out->dst = ip->dst;
	out->sport = ports->src;
	out->dport = ports->dst;
	out->proto = ip->proto;
	return (u64)(ip->src ^ ip->dst) << 32 | (u32)swap16(ports->src) << 16 | swap16(ports->dst);
}
