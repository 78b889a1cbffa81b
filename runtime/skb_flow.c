/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What a packet belongs to: bpf_get_hash_recalc(), a number for its flow, and bpf_get_cgroup_classid(). */
#include "rt.h"

enum {
	SKF_NET_OFF = -0x100000, /* <linux/filter.h> */
	P_IP = 0x0008, P_IPV6 = 0xdd86, /* as in `protocol` */
	IP_TCP = 6, IP_UDP = 17, IP_DCCP = 33, IP_SCTP = 132, IP_UDPLITE = 136,
};

/* Of both ends, in words; the larger one first, so that both directions are one flow. */
struct flow {
	uint32_t addr[2][4], port[2];
	uint32_t proto;
};

/* SIZE bytes at AT of the network header, 0 if they are not there. */
static uint32_t net(struct bpfrt_skb *s, uint32_t at, uint32_t size)
{
	int64_t v = bpfrt_ldpkt_skb(s, (uint32_t)SKF_NET_OFF + at, size);

	return v < 0 ? 0 : (uint32_t)v;
}

static void read_addresses(struct bpfrt_skb *s, struct flow *f, uint32_t at, uint32_t words)
{
	for (uint32_t i = 0; i < 2 * words; i++)
		f->addr[i / words][i % words] = net(s, at + 4 * i, 4);
}

static void read_flow(struct bpfrt_skb *s, struct flow *f)
{
	uint32_t transport = 0;

	f->proto = s->protocol;
	if (s->protocol == P_IP) {
		read_addresses(s, f, 12, 1);
		f->proto = net(s, 9, 1);
		transport = net(s, 6, 2) & 0x3fff ? 0 : 4 * (net(s, 0, 1) & 15); /* fragments have no ports */
	} else if (s->protocol == P_IPV6) {
		read_addresses(s, f, 8, 4);
		f->proto = net(s, 6, 1);
		transport = 40;
	}
	if (transport && (f->proto == IP_TCP || f->proto == IP_UDP || f->proto == IP_UDPLITE || f->proto == IP_SCTP ||
			  f->proto == IP_DCCP)) {
		f->port[0] = net(s, transport, 2);
		f->port[1] = net(s, transport + 2, 2);
	}
}

static uint32_t mix(uint32_t h, uint32_t v)
{
	h = (h ^ v) * 0x21f0aaadu;
	return h ^ h >> 15;
}

/* By symmetric functions of the two ends. */
static uint32_t hash_flow(const struct flow *f)
{
	uint32_t end[2], low;

	for (uint32_t i = 0; i < 2; i++) {
		end[i] = mix(0x9e3779b9u, f->port[i]);
		for (uint32_t k = 0; k < 4; k++)
			end[i] = mix(end[i], f->addr[i][k]);
	}
	low = end[0] < end[1] ? end[0] : end[1];
	return mix(mix(mix(f->proto, low), end[0] ^ end[1] ^ low), 0x735a2d97u);
}

uint32_t bpfrt_get_hash_recalc(void *skb)
{
	struct bpfrt_skb *s = skb;
	struct flow f = {0};

	if (!s->hash) {
		read_flow(s, &f);
		s->hash = hash_flow(&f);
		s->hash += !s->hash;
	}
	return s->hash;
}

uint32_t bpfrt_get_cgroup_classid(const void *skb)
{
	return ((const struct bpfrt_skb *)skb)->classid;
}
