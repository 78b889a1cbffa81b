/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Ancillary data of classic filters that take more than a load: the start of the payload, and netlink attributes. What
 * they give is what Linux gives (skb_get_poff(), nla_find()); bytes of the packet are read as filters read them, so
 * that packets which are not linear work too.
 */
#include "rt.h"

/* -- Start of the payload ------------------------------------------------------------------------------------ */

/* Numbers of protocols: those of Ethernet, then those of IP. */
enum {
	ETH_IP = 0x0800, ETH_ARP = 0x0806, ETH_TEB = 0x6558, ETH_RARP = 0x8035, ETH_VLAN = 0x8100, ETH_IPV6 = 0x86dd,
	ETH_MPLS = 0x8847, ETH_MPLS_MC = 0x8848, ETH_PPPOE = 0x8864, ETH_PPTP = 0x880b, ETH_QINQ = 0x88a8,
};
enum {
	IP_HOPOPTS = 0, IP_ICMP = 1, IP_IGMP = 2, IP_IPIP = 4, IP_TCP = 6, IP_UDP = 17, IP_DCCP = 33, IP_IPV6 = 41,
	IP_ROUTING = 43, IP_FRAGMENT = 44, IP_GRE = 47, IP_ICMPV6 = 58, IP_DSTOPTS = 60, IP_SCTP = 132, IP_UDPLITE = 136,
	IP_MPLS = 137,
};
enum { MAX_HEADERS = 15 }; /* so many headers behind the first are looked at */

/* What follows a header. */
enum step { STEP_NETWORK, STEP_TRANSPORT, STEP_DONE, STEP_BAD };

struct dissect {
	const struct bpfrt_skb *skb;
	uint32_t off;	     /* of the header at hand, from data */
	uint32_t ethertype;  /* of the network header at hand */
	uint32_t ip_proto;   /* of what follows it */
	bool over_ipv6, tag_taken, is_fragment, is_first;
};

/* A number in the packet, -1 if it is not there. */
static int64_t number(const struct dissect *d, uint32_t at, uint32_t size)
{
	return bpfrt_ldpkt_skb((void *)(uintptr_t)d->skb, d->off + at, size);
}

/* The packet has N bytes from the header at hand on. */
static bool has(const struct dissect *d, uint32_t n)
{
	return number(d, n - 1, 1) >= 0;
}

static uint32_t swap16(uint32_t v)
{
	return (v & 0xff) << 8 | (v >> 8 & 0xff);
}

static enum step ipv4(struct dissect *d)
{
	int64_t first = number(d, 0, 1), fragment = number(d, 6, 2);

	if (!has(d, 20) || (first & 15) < 5)
		return STEP_BAD;
	d->ip_proto = (uint32_t)number(d, 9, 1);
	d->off += 4 * (first & 15);
	d->over_ipv6 = false;
	if (!(fragment & 0x3fff))
		return STEP_TRANSPORT;
	d->is_fragment = true;
	d->is_first = !(fragment & 0x1fff);
	return STEP_DONE;
}

static enum step ipv6(struct dissect *d)
{
	if (!has(d, 40))
		return STEP_BAD;
	d->ip_proto = (uint32_t)number(d, 6, 1);
	d->off += 40;
	d->over_ipv6 = true;
	return STEP_TRANSPORT;
}

/* The outermost tag may have been taken off the packet and stand in the context. */
static enum step vlan(struct dissect *d)
{
	if (d->skb->vlan_present && !d->tag_taken) {
		d->tag_taken = true;
		d->ethertype = swap16(d->skb->protocol);
		return STEP_NETWORK;
	}
	if (!has(d, 4))
		return STEP_BAD;
	d->tag_taken = true;
	d->ethertype = (uint32_t)number(d, 2, 2);
	d->off += 4;
	return STEP_NETWORK;
}

/* What follows the protocol number of PPP. */
static enum step ppp(struct dissect *d, uint32_t proto)
{
	static const uint16_t same[][2] = {
		{ 0x0021, ETH_IP }, { 0x0057, ETH_IPV6 }, { 0x0281, ETH_MPLS }, { 0x0283, ETH_MPLS_MC },
	};
	for (unsigned i = 0; i < sizeof same / sizeof same[0]; i++)
		if (same[i][0] == proto) {
			d->ethertype = same[i][1];
			return STEP_NETWORK;
		}
	return (proto & 0x0101) == 1 ? STEP_DONE : STEP_BAD;
}

static enum step pppoe(struct dissect *d)
{
	enum { VERSION_TYPE_CODE = 0x1100 };
	int64_t proto = number(d, 6, 2);

	if (proto < 0 || number(d, 0, 2) != VERSION_TYPE_CODE)
		return STEP_BAD;
	d->off += 8;
	return ppp(d, (uint32_t)proto);
}

static enum step network(struct dissect *d)
{
	switch (d->ethertype) {
	case ETH_IP:
		return ipv4(d);
	case ETH_IPV6:
		return ipv6(d);
	case ETH_VLAN:
	case ETH_QINQ:
		return vlan(d);
	case ETH_PPPOE:
		return pppoe(d);
	case ETH_ARP:
	case ETH_RARP:
		return STEP_DONE;
	case ETH_MPLS:
	case ETH_MPLS_MC:
		d->off += 4;
		return STEP_DONE;
	default:
		return STEP_BAD;
	}
}

/* Version 0, and version 1, which is PPTP, both without routing; others end the search. */
static enum step gre(struct dissect *d)
{
	enum { CHECKSUM = 0x8000, ROUTING = 0x4000, KEY = 0x2000, SEQUENCE = 0x1000, ACK = 0x0080, VERSION = 7 };
	int64_t flags = number(d, 0, 2), proto = number(d, 2, 2);
	uint32_t n = 4 + (flags & CHECKSUM ? 4 : 0);

	if (proto < 0)
		return STEP_BAD;
	if (flags & ROUTING || (flags & VERSION) > 1)
		return STEP_DONE;
	if (flags & VERSION && !(proto == ETH_PPTP && flags & KEY))
		return STEP_DONE;
	if (flags & KEY && number(d, n, 4) < 0)
		return STEP_BAD;
	d->off += n + (flags & KEY ? 4 : 0) + (flags & SEQUENCE ? 4 : 0);
	if (flags & VERSION) {
		d->off += flags & ACK ? 4 : 0;
		proto = number(d, 2, 2);
		d->off += 4;
		return proto < 0 ? STEP_BAD : ppp(d, (uint32_t)proto) == STEP_NETWORK ? STEP_NETWORK : STEP_DONE;
	}
	d->ethertype = (uint32_t)proto;
	if (proto == ETH_TEB) {
		if (!has(d, 14))
			return STEP_BAD;
		d->ethertype = (uint32_t)number(d, 12, 2);
		d->off += 14;
	}
	return STEP_NETWORK;
}

static enum step extension(struct dissect *d)
{
	int64_t next = number(d, 0, 1), length = number(d, 1, 1);

	if (length < 0)
		return STEP_BAD;
	d->ip_proto = (uint32_t)next;
	d->off += 8 * ((uint32_t)length + 1);
	return STEP_TRANSPORT;
}

static enum step fragment6(struct dissect *d)
{
	if (!has(d, 8))
		return STEP_BAD;
	d->is_fragment = true;
	d->is_first = !(number(d, 2, 2) & 0xfff8);
	d->ip_proto = (uint32_t)number(d, 0, 1);
	d->off += 8;
	return STEP_DONE;
}

static enum step transport(struct dissect *d)
{
	switch (d->ip_proto) {
	case IP_GRE:
		return gre(d);
	case IP_HOPOPTS:
	case IP_ROUTING:
	case IP_DSTOPTS:
		return d->over_ipv6 ? extension(d) : STEP_DONE;
	case IP_FRAGMENT:
		return d->over_ipv6 ? fragment6(d) : STEP_DONE;
	case IP_IPIP:
		d->ethertype = ETH_IP;
		return STEP_NETWORK;
	case IP_IPV6:
		d->ethertype = ETH_IPV6;
		return STEP_NETWORK;
	case IP_MPLS:
		d->ethertype = ETH_MPLS;
		return STEP_NETWORK;
	default:
		return STEP_DONE;
	}
}

static uint32_t transport_header(const struct dissect *d)
{
	int64_t words;
	uint32_t n;

	switch (d->ip_proto) {
	case IP_TCP:
		words = number(d, 12, 1);
		if (words < 0)
			return 0;
		n = (uint32_t)(words & 0xf0) >> 2;
		return n < 20 ? 20 : n;
	case IP_UDP:
	case IP_UDPLITE:
	case IP_ICMP:
	case IP_ICMPV6:
	case IP_IGMP:
		return 8;
	case IP_DCCP:
	case IP_SCTP:
		return 12;
	default:
		return 0;
	}
}

uint32_t bpfrt_skb_payload_offset(const struct bpfrt_skb *skb)
{
	struct dissect d = {.skb = skb, .off = skb->network_header - skb->data};
	enum step s = STEP_NETWORK;

	d.ethertype = swap16(skb->vlan_present ? skb->vlan_proto : skb->protocol);
	for (int n = 0; n <= MAX_HEADERS && s < STEP_DONE; n++) {
		if (s == STEP_NETWORK)
			s = network(&d);
		if (s == STEP_TRANSPORT)
			s = transport(&d);
	}
	if (s == STEP_BAD)
		return 0;
	if (d.off > skb->len)
		d.off = skb->len;
	if (d.is_fragment && !d.is_first)
		return d.off;
	return d.off + transport_header(&d);
}

/* -- Netlink attributes --------------------------------------------------------------------------------------- */

enum { NLA_HEADER = 4, NLA_TYPE = 0x3fff };

/* Length and type of the attribute at P, in the byte order of the machine. */
static uint32_t half(const uint8_t *p)
{
	return p[0] | (uint32_t)p[1] << 8;
}

/* The attribute of TYPE in the N bytes at P, or NULL. */
static const uint8_t *find(const uint8_t *p, uint32_t n, uint32_t type)
{
	while (n >= NLA_HEADER) {
		uint32_t len = half(p), step = (len + 3) & ~3u;

		if (len < NLA_HEADER || len > n)
			return NULL;
		if ((half(p + 2) & NLA_TYPE) == type)
			return p;
		if (step >= n)
			return NULL;
		p += step;
		n -= step;
	}
	return NULL;
}

/* Where an attribute may start at offset A; NULL: nowhere. */
static const uint8_t *attributes(const struct bpfrt_skb *skb, uint32_t a)
{
	if (skb->data_end - skb->data != skb->len || skb->len < NLA_HEADER || a > skb->len - NLA_HEADER)
		return NULL;
	return (const uint8_t *)(uintptr_t)skb->data + a;
}

static uint32_t offset_of(const struct bpfrt_skb *skb, const uint8_t *p)
{
	return p ? (uint32_t)(uintptr_t)p - skb->data : 0;
}

uint32_t bpfrt_skb_nlattr(const struct bpfrt_skb *skb, uint32_t a, uint32_t type)
{
	const uint8_t *p = attributes(skb, a);

	return p ? offset_of(skb, find(p, skb->len - a, type)) : 0;
}

uint32_t bpfrt_skb_nlattr_nest(const struct bpfrt_skb *skb, uint32_t a, uint32_t type)
{
	const uint8_t *p = attributes(skb, a);

	if (!p || half(p) > skb->len - a || half(p) < NLA_HEADER)
		return 0;
	return offset_of(skb, find(p + NLA_HEADER, half(p) - NLA_HEADER, type));
}
