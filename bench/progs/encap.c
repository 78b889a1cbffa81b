/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Pushes an outer IPv4 header (IP in IP, from `a` to `b`) before the inner one: the room before data is free, the
 * Ethernet header and the start of the packet move down, and the header's checksum is made.
 */
#include "parse.h"

BENCH u64 encap(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	u8 *start = at - sizeof(struct ip4);
	struct ip4 *inner = (struct ip4 *)(at + sizeof(struct eth));
	struct ip4 *outer = (struct ip4 *)(start + sizeof(struct eth));
	u16 *word = (u16 *)outer;
	u32 sum = 0, len;

	if ((u8 *)(inner + 1) > end)
		return XDP_DROP;
	len = swap16(inner->len) + sizeof *outer;
	for (u32 i = 0; i < sizeof(struct eth); i++)
		start[i] = at[i];
	outer->version_ihl = 0x45;
	outer->tos = inner->tos;
	outer->len = swap16(len);
	outer->id = 0;
	outer->frag = swap16(0x4000);
	outer->ttl = 64;
	outer->proto = 4;
	outer->check = 0;
	outer->src = ctx->a;
	outer->dst = ctx->b;
	for (u32 i = 0; i < sizeof *outer / 2; i++)
		sum += word[i];
	sum = (sum & 0xffff) + (sum >> 16);
	outer->check = ~((sum & 0xffff) + (sum >> 16));
	ctx->data = ctx->data - sizeof *outer;
	return (u64)outer->check << 32 | len;
}
