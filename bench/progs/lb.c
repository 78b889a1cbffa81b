/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A load balancer: hashes the addresses and ports of the IPv4 packet at data, chooses one of the `b` servers at the
 * address in `a` and rewrites destination and MAC.
 */
#include "parse.h"

struct server {
	u32 address;
	u8 mac[6];
	u16 weight;
};

INLINE u32 mix(u32 h, u32 word)
{
	h = (h ^ word) * 0x9e3779b1;
	return h ^ h >> 15;
}

BENCH u64 lb(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	struct server *server = PTR(struct server, ctx->a);
	struct eth *eth = (struct eth *)at;
	struct ip4 *ip = (struct ip4 *)(at + sizeof *eth);
	struct ports *ports = (struct ports *)(ip + 1);
	u32 hash, sum;

	if ((u8 *)(ports + 1) > end || eth->proto != swap16(ETH_IP4) || ip->version_ihl != 0x45)
		return XDP_PASS;
	hash = mix(mix(mix(0, ip->src), ip->dst), (u32)ports->src << 16 | ports->dst);
	server += hash % ctx->b;
	sum = (u16)~ip->check + (u16) ~(ip->dst & 0xffff) + (u16) ~(ip->dst >> 16);
	sum += (server->address & 0xffff) + (server->address >> 16);
	sum = (sum & 0xffff) + (sum >> 16);
	ip->check = ~((sum & 0xffff) + (sum >> 16));
	ip->dst = server->address;
	for (int i = 0; i < 6; i++) {
		eth->src[i] = eth->dst[i];
		eth->dst[i] = server->mac[i];
	}
	server->weight++;
	return (u64)hash << 32 | server->weight;
}
