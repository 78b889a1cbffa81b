/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Headers of packets, for parse4 and parse6. Network order. */
#ifndef BENCH_PARSE_H
#define BENCH_PARSE_H

#include "../bench.h"

struct eth {
	u8 dst[6], src[6];
	u16 proto;
};

struct vlan {
	u16 tci, proto;
};

struct ip4 {
	u8 version_ihl, tos;
	u16 len, id, frag;
	u8 ttl, proto;
	u16 check;
	u32 src, dst;
};

struct ip6 {
	u32 flow;
	u16 len;
	u8 next, hops;
	u32 src[4], dst[4];
};

struct ip6_ext {
	u8 next, len;
	u16 off;
	u32 more;
};

struct ports {
	u16 src, dst;
};

enum { XDP_DROP = 1, XDP_PASS = 2 };
enum { ETH_IP4 = 0x0800, ETH_IP6 = 0x86dd, ETH_VLAN = 0x8100, ETH_QINQ = 0x88a8 };
enum { IP_TCP = 6, IP_UDP = 17 };

/* Behind the Ethernet header and at most two VLAN tags, or NULL; *PROTO as it stands there. */
INLINE u8 *parse_eth(u8 *at, u8 *end, u16 *proto)
{
	struct eth *eth = (struct eth *)at;

	if (at + sizeof *eth > end)
		return 0;
	*proto = eth->proto;
	at += sizeof *eth;
	for (int i = 0; i < 2; i++) {
		struct vlan *vlan = (struct vlan *)at;

		if (*proto != swap16(ETH_VLAN) && *proto != swap16(ETH_QINQ))
			break;
		if (at + sizeof *vlan > end)
			return 0;
		*proto = vlan->proto;
		at += sizeof *vlan;
	}
	return at;
}

#endif
