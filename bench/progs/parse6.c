/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Ethernet, VLAN, IPv6 with extension headers, TCP or UDP; the 5-tuple goes to the address in `a`. */
#include "parse.h"

struct tuple6 {
	u32 src[4], dst[4];
	u16 sport, dport;
	u32 proto;
};

enum { EXT_HOP = 0, EXT_ROUTING = 43, EXT_FRAGMENT = 44, EXT_AUTH = 51, EXT_DEST = 60, EXT_MAX = 6 };

BENCH u64 parse6(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	struct tuple6 *out = PTR(struct tuple6, ctx->a);
	struct ports *ports;
	struct ip6 *ip;
	u32 hash = 0;
	u16 proto;
	u8 next;

	at = parse_eth(at, end, &proto);
	if (!at || proto != swap16(ETH_IP6))
		return XDP_PASS;
	ip = (struct ip6 *)at;
	if (at + sizeof *ip > end || (ip->flow & 0xf0) != 0x60)
		return XDP_DROP;
	at += sizeof *ip;
	next = ip->next;
	for (int i = 0; i < EXT_MAX; i++) {
		struct ip6_ext *ext = (struct ip6_ext *)at;

		if (next != EXT_HOP && next != EXT_ROUTING && next != EXT_DEST && next != EXT_FRAGMENT &&
		    next != EXT_AUTH)
			break;
		if (at + sizeof *ext > end)
			return XDP_DROP;
		if (next == EXT_FRAGMENT && (ext->off & swap16(0xfff8)))
			return XDP_PASS;
		at += next == EXT_FRAGMENT ? 8 : next == EXT_AUTH ? (ext->len + 2) * 4 : (ext->len + 1) * 8;
		next = ext->next;
	}
	if (next != IP_TCP && next != IP_UDP)
		return XDP_PASS;
	ports = (struct ports *)at;
	if (at + (next == IP_TCP ? 20 : 8) > end)
		return XDP_DROP;
	for (int i = 0; i < 4; i++) {
		out->src[i] = ip->src[i];
		out->dst[i] = ip->dst[i];
		hash = rol32(hash ^ ip->src[i], 7) + ip->dst[i];
	}
	out->sport = ports->src;
	out->dport = ports->dst;
	out->proto = next;
	return (u64)hash << 32 | (u32)swap16(ports->src) << 16 | swap16(ports->dst);
}
