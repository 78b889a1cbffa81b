/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A packet filter of ordinary size: counts what comes in by protocol, drops what a block list names, aborts on packets
 * that are cut off or contradict themselves, and passes the rest.
 *
 *     clang-19 --target=bpf -mcpu=v3 -O2 -g -c xdp_firewall.bpf.c
 *
 * Up to two VLAN tags, IPv4 with options, IPv6 with extension headers, TCP, UDP, ICMP, ICMPv6. Maps: `traffic`, a
 * counter by protocol; `verdicts`, a counter by reason; `blocklist`, which the host fills (examples/block.json).
 */
#include <linux/bpf.h>

#include <bpf/bpf_endian.h>
#include <bpf/bpf_helpers.h>

#include "xdp_firewall.h"

/* -- Headers as they lie in packets ------------------------------------------------------------------------------ */

struct eth {
	__u8 dst[6], src[6];
	__be16 type;
};

struct vlan {
	__be16 tci, type;
};

struct ip4 {
	__u8 version_ihl, tos;
	__be16 size, id, frag;
	__u8 ttl, protocol;
	__be16 check;
	__be32 src, dst;
};

struct ip6 {
	__be32 version_class_flow;
	__be16 payload;
	__u8 next, hops;
	__be32 src[4], dst[4];
};

struct ip6_ext {
	__u8 next, len; /* in units of 8 bytes, without the first 8 */
	__u8 type, left;
	__be32 rest;
};

struct tcp {
	__be16 src, dst;
	__be32 seq, ack;
	__u8 offset, flags;
	__be16 window, check, urgent;
};

struct udp {
	__be16 src, dst, size, check;
};

struct icmp {
	__u8 type, code;
	__be16 check;
	__be32 rest;
};

enum ethertype { TYPE_IP4 = 0x0800, TYPE_ARP = 0x0806, TYPE_VLAN = 0x8100, TYPE_IP6 = 0x86dd, TYPE_QINQ = 0x88a8 };
enum ip4_frag { IP4_MORE = 0x2000, IP4_OFFSET = 0x1fff };
enum protocol { PROTO_ICMP = 1, PROTO_TCP = 6, PROTO_UDP = 17, PROTO_ICMP6 = 58 };
enum ip4_option { OPT_END, OPT_NOP, OPT_LSRR = 0x83, OPT_SSRR = 0x89 };
enum ip6_next { NEXT_HOP = 0, NEXT_ROUTE = 43, NEXT_FRAG = 44, NEXT_AUTH = 51, NEXT_NONE = 59, NEXT_DEST = 60 };
enum { MAX_TAGS = 2, MAX_EXTENSIONS = 6, MAX_OPTIONS = 40, MAX_OFFSET = 63 };

/* -- Maps ---------------------------------------------------------------------------------------------------------- */

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, NTRAFFIC);
	__type(key, __u32);
	__type(value, struct counter);
} traffic SEC(".maps"); /* by enum traffic */

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, NREASON);
	__type(key, __u32);
	__type(value, struct counter);
} verdicts SEC(".maps"); /* by enum reason */

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1024);
	__type(key, struct block_key);
	__type(value, struct block);
} blocklist SEC(".maps");

/* -- Counting ------------------------------------------------------------------------------------------------------ */

static __always_inline void count(void *map, __u32 key, __u32 bytes)
{
	struct counter *c = bpf_map_lookup_elem(map, &key);

	if (!c)
		return;
	__sync_fetch_and_add(&c->packets, 1);
	__sync_fetch_and_add(&c->bytes, bytes);
}

/* -- Parsing ------------------------------------------------------------------------------------------------------- */

/* What is known of a packet so far. */
struct packet {
	void *at, *end;
	__u32 bytes;
	enum traffic traffic;
	__u16 port; /* destination, big-endian */
};

/* The next header and step over it; NULL if the packet ends before it does. */
static __always_inline void *take(struct packet *p, __u32 size)
{
	void *header = p->at;

	if (header + size > p->end)
		return NULL;
	p->at = header + size;
	return header;
}

static __always_inline enum reason parse_transport(struct packet *p, __u8 protocol, int v6)
{
	struct tcp *tcp;
	struct udp *udp;

	switch (protocol) {
	case PROTO_TCP:
		p->traffic = v6 ? TCP6 : TCP4;
		tcp = take(p, sizeof *tcp);
		if (!tcp)
			return CUT_OFF;
		p->port = tcp->dst;
		return tcp->offset >> 4 < 5 ? MALFORMED : PASSED;
	case PROTO_UDP:
		p->traffic = v6 ? UDP6 : UDP4;
		udp = take(p, sizeof *udp);
		if (!udp)
			return CUT_OFF;
		p->port = udp->dst;
		return bpf_ntohs(udp->size) < sizeof *udp ? MALFORMED : PASSED;
	case PROTO_ICMP:
	case PROTO_ICMP6:
		if (v6 != (protocol == PROTO_ICMP6))
			return MALFORMED;
		p->traffic = v6 ? ICMP6 : ICMP4;
		return take(p, sizeof(struct icmp)) ? PASSED : CUT_OFF;
	}
	p->traffic = v6 ? OTHER6 : OTHER4;
	return PASSED;
}

/* Does an IPv4 header of which SIZE bytes of options begin at OFFSET ask for a route? */
static __noinline enum reason check_options(struct xdp_md *ctx, __u64 offset, __u64 size)
{
	void *data = (void *)(long)ctx->data, *end = (void *)(long)ctx->data_end;
	__u64 i = 0;

	offset &= MAX_OFFSET; /* which it never exceeds, but the kernel's verifier does not know */
	for (int n = 0; n < MAX_OPTIONS; n++) {
		__u8 *option;

		if (i >= size || i >= MAX_OPTIONS)
			return PASSED;
		option = data + offset + i;
		if ((void *)(option + 2) > end)
			return (void *)(option + 1) > end || option[0] > OPT_NOP ? CUT_OFF : PASSED;
		switch (option[0]) {
		case OPT_END:
			return PASSED;
		case OPT_NOP:
			i++;
			continue;
		case OPT_LSRR:
		case OPT_SSRR:
			return SOURCE_ROUTED;
		}
		if (option[1] < 2 || i + option[1] > size)
			return MALFORMED;
		i += option[1];
	}
	return PASSED;
}

/* Is there a rule for the key? If so it gets its hit. */
static __noinline int blocked(__be32 src, __be32 dst, __u32 port, __u32 bytes)
{
	struct block_key key = {.src = src, .dst = dst, .port = port};
	struct block *block = bpf_map_lookup_elem(&blocklist, &key);

	if (!block)
		return 0;
	__sync_fetch_and_add(&block->hits, 1);
	__sync_fetch_and_add(&block->bytes, bytes);
	return 1;
}

static __always_inline enum reason parse_ip4(struct xdp_md *ctx, struct packet *p)
{
	struct ip4 *ip = take(p, sizeof *ip);
	enum reason reason;
	__u32 options;
	__be32 src, dst;

	p->traffic = OTHER4;
	if (!ip)
		return CUT_OFF;
	if (ip->version_ihl >> 4 != 4 || (ip->version_ihl & 15) < 5)
		return MALFORMED;
	options = (ip->version_ihl & 15) * 4 - sizeof *ip;
	if (bpf_ntohs(ip->size) < sizeof *ip + options)
		return MALFORMED;
	src = ip->src;
	dst = ip->dst;
	if (options) {
		reason = check_options(ctx, p->at - (void *)(long)ctx->data, options);
		if (reason != PASSED)
			return reason;
		if (!take(p, options))
			return CUT_OFF;
	}
	if (bpf_ntohs(ip->frag) & IP4_OFFSET) {
		p->traffic = FRAGMENT4;
	} else {
		reason = parse_transport(p, ip->protocol, 0);
		if (reason != PASSED)
			return reason;
	}
	if (blocked(src, 0, 0, p->bytes) || blocked(0, dst, 0, p->bytes) ||
	    (p->port && (blocked(0, dst, p->port, p->bytes) || blocked(src, dst, p->port, p->bytes))))
		return BLOCKED;
	return PASSED;
}

static __always_inline enum reason parse_ip6(struct packet *p)
{
	struct ip6 *ip = take(p, sizeof *ip);
	__u8 next;

	p->traffic = OTHER6;
	if (!ip)
		return CUT_OFF;
	if ((bpf_ntohl(ip->version_class_flow) >> 28) != 6)
		return MALFORMED;
	next = ip->next;
	for (int n = 0; n < MAX_EXTENSIONS; n++) {
		struct ip6_ext *ext;
		__u32 rest;

		if (next != NEXT_HOP && next != NEXT_ROUTE && next != NEXT_FRAG && next != NEXT_AUTH &&
		    next != NEXT_DEST)
			return next == NEXT_NONE ? PASSED : parse_transport(p, next, 1);
		ext = take(p, sizeof *ext);
		if (!ext)
			return CUT_OFF;
		if (next == NEXT_ROUTE && ext->type == 0) /* RFC 5095 */
			return SOURCE_ROUTED;
		if (next == NEXT_FRAG && (bpf_ntohs(*(__be16 *)&ext->type) & ~7)) {
			p->traffic = FRAGMENT6;
			return PASSED;
		}
		rest = next == NEXT_FRAG ? 0 : next == NEXT_AUTH ? ext->len * 4 : ext->len * 8;
		next = ext->next;
		if (rest && !take(p, rest))
			return CUT_OFF;
	}
	return MALFORMED;
}

static __always_inline enum reason parse(struct xdp_md *ctx, struct packet *p)
{
	struct eth *eth = take(p, sizeof *eth);
	__be16 type;

	if (!eth)
		return CUT_OFF;
	type = eth->type;
	for (int n = 0; n < MAX_TAGS; n++) {
		struct vlan *tag;

		if (type != bpf_htons(TYPE_VLAN) && type != bpf_htons(TYPE_QINQ))
			break;
		tag = take(p, sizeof *tag);
		if (!tag)
			return CUT_OFF;
		type = tag->type;
	}
	switch (bpf_ntohs(type)) {
	case TYPE_IP4:
		return parse_ip4(ctx, p);
	case TYPE_IP6:
		return parse_ip6(p);
	case TYPE_ARP:
		p->traffic = ARP;
		return PASSED;
	}
	return PASSED;
}

SEC("xdp")
int xdp_firewall(struct xdp_md *ctx)
{
	struct packet p = {.at = (void *)(long)ctx->data, .end = (void *)(long)ctx->data_end, .traffic = OTHER};
	enum reason reason;

	p.bytes = p.end - p.at;
	reason = parse(ctx, &p);
	count(&traffic, p.traffic, p.bytes);
	count(&verdicts, reason, p.bytes);
	switch (reason) {
	case PASSED:
		return XDP_PASS;
	case BLOCKED:
	case SOURCE_ROUTED:
		return XDP_DROP;
	case CUT_OFF:
	case MALFORMED:
	case NREASON:
		break;
	}
	return XDP_ABORTED;
}

char _license[] SEC("license") = "Dual BSD/GPL";
