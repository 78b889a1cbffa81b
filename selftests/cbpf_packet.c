/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Packets for tests of classic filters. Headers are right often enough for filters to get far, and draw addresses, ports
 * and numbers from those that selftests/cbpf_expr.txt asks for; anything may be wrong, too.
 */
#include <pcap/pcap.h>
#include <stdlib.h>
#include <string.h>

#include "cbpf_test.h"

static bool chance(struct prng *r, u32 n) { return prng_below(r, n) == 0; }

static void put16(u8 *p, u32 v)
{
	p[0] = (u8)(v >> 8);
	p[1] = (u8)v;
}

static void put32(u8 *p, u32 v)
{
	put16(p, v >> 16);
	put16(p + 2, v);
}

static void noise(struct prng *r, u8 *p, u32 n)
{
	for (u32 i = 0; i < n; i++)
		p[i] = (u8)prng_next(r);
}

#define PICK(r, list) (list)[prng_below((r), ARRAY_SIZE(list))]

/* -- Transport --------------------------------------------------------------------------------------------------- */

static u32 port(struct prng *r)
{
	static const u16 ports[] = { 80, 53, 22, 443, 1024, 6000, 6008, 25, 23, 0, 65535, 1, 5353, 67, 6081, 1030, 500, 8080 };

	return chance(r, 5) ? (u32)prng_next(r) & 0xffff : PICK(r, ports);
}

static u32 transport(struct prng *r, u8 *p, u32 room, u32 proto)
{
	static const u8 types[] = { 8, 0, 3, 5, 11, 12, 13, 17, 9, 128, 129, 133, 134, 135, 136, 1, 2 };
	u32 n = MIN(room, 20 + prng_below(r, chance(r, 8) ? 1200 : 60));

	noise(r, p, n);
	if (n < 20)
		return n;
	if (proto == 6 || proto == 17 || proto == 132) {
		put16(p, port(r));
		put16(p + 2, port(r));
	}
	if (proto == 6) {
		p[12] = (u8)((chance(r, 4) ? 5 + prng_below(r, 11) : 5) << 4);
		if (chance(r, 2))
			p[13] = (u8)(1u << prng_below(r, 8));
		if (chance(r, 3))
			memcpy(p + MIN(n - 4, p[12] >> 2), "GET ", 4);
	} else if (proto == 17) {
		put16(p + 4, chance(r, 4) ? (u32)prng_next(r) : n);
		if (chance(r, 4))
			put32(p + 8, 0xdeadbeef);
		if (chance(r, 6)) { /* Geneve */
			u32 type;

			put16(p + 2, 6081);
			p[8] = (u8)(chance(r, 4) ? 1 : 0);
			put16(p + 10, chance(r, 2) ? 0x6558 : 0x0800);
			put32(p + 12, 11 << 8);
			if (p[10] == 8 && n > 60)
				packet_network(r, p + 16 + (p[8] & 63) * 4, n - 24, &type);
		}
	} else if (proto == 1 || proto == 58) {
		p[0] = PICK(r, types);
		p[1] = (u8)prng_below(r, 4);
	} else if (chance(r, 2)) {
		static const u8 firsts[] = { 0x16, 0x20, 0x21, 0x11 };

		p[0] = PICK(r, firsts);
	}
	return n;
}

/* -- Network ----------------------------------------------------------------------------------------------------- */

static u32 address4(struct prng *r)
{
	static const u32 some[] = { 0x0a000001, 0x0a000002, 0xc0a80207, 0xc0a80281, 0xc0a80204, 0xac100001, 0xffffffff,
				    0,		0xe0000001, 0xe00000fb, 0x0a010307, 0xac1f0505, 0x7f000001 };

	return chance(r, 5) ? (u32)prng_next(r) : PICK(r, some);
}

static void address6(struct prng *r, u8 *p)
{
	static const u8 some[][16] = {
		{ [15] = 1 },
		{ 0xfe, 0x80, [15] = 1 },
		{ 0x20, 0x01, 0x0d, 0xb8, [15] = 1 },
		{ 0x20, 0x01, 0x0d, 0xb8, [15] = 2 },
		{ 0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 1, [15] = 9 },
		{ 0xff, 0x02, [15] = 1 },
		{ 0xff, 0x02, [15] = 0xfb },
	};

	if (chance(r, 6))
		noise(r, p, 16);
	else
		memcpy(p, PICK(r, some), 16);
}

static u32 protocol(struct prng *r)
{
	static const u8 some[] = { 6, 6, 6, 17, 17, 17, 1, 2, 9, 41, 47, 50, 51, 58, 58, 103, 112, 132, 4, 0, 43, 44, 60, 255 };

	return chance(r, 12) ? (u32)prng_next(r) & 255 : PICK(r, some);
}

static u32 ipv4(struct prng *r, u8 *p, u32 room)
{
	u32 words = chance(r, 4) ? 5 + prng_below(r, 11) : 5, proto = protocol(r), n;

	if (room < words * 4 + 4)
		return 0;
	noise(r, p, words * 4);
	p[0] = (u8)(0x40 | (chance(r, 20) ? prng_below(r, 16) : words));
	put16(p + 6, chance(r, 6) ? (u32)prng_next(r) : chance(r, 3) ? 0x4000 : 0);
	if (chance(r, 3))
		p[8] = (u8)prng_below(r, 70);
	p[9] = (u8)proto;
	put32(p + 12, address4(r));
	put32(p + 16, address4(r));
	n = words * 4 + transport(r, p + words * 4, room - words * 4, proto);
	put16(p + 2, chance(r, 8) ? (u32)prng_next(r) : n);
	return n;
}

static u32 ipv6(struct prng *r, u8 *p, u32 room)
{
	static const u8 extensions[] = { 0, 43, 44, 60 };
	u32 at = 40, next = protocol(r);

	if (room < 64)
		return 0;
	noise(r, p, 40);
	p[0] = 0x60;
	if (chance(r, 2))
		p[1] = p[2] = p[3] = 0;
	p[6] = (u8)(chance(r, 5) ? PICK(r, extensions) : next);
	if (chance(r, 2))
		p[7] = 64;
	address6(r, p + 8);
	address6(r, p + 24);
	if (p[6] != next) {
		noise(r, p + at, 8);
		p[at] = (u8)next;
		p[at + 1] = 0;
		at += 8;
	}
	at += transport(r, p + at, room - at, next);
	put16(p + 4, at - 40);
	return at;
}

static u32 arp(struct prng *r, u8 *p, u32 room)
{
	if (room < 28)
		return 0;
	noise(r, p, 28);
	put16(p, 1);
	put16(p + 2, 0x0800);
	p[4] = 6;
	p[5] = 4;
	put16(p + 6, 1 + prng_below(r, 4));
	put32(p + 14, address4(r));
	put32(p + 24, address4(r));
	return 28;
}

u32 packet_network(struct prng *r, u8 *p, u32 room, u32 *type)
{
	static const u16 types[] = { 0x6003, 0x809b, 0x80f3, 0x6004, 0x6002, 0x6001, 0x6007, 0x8137, 0x88cc, 0x8863, 0x888e };
	u32 kind = prng_below(r, 12), n;

	*type = 0x0800;
	if (kind < 6)
		return ipv4(r, p, room);
	*type = 0x86dd;
	if (kind < 9)
		return ipv6(r, p, room);
	*type = chance(r, 3) ? 0x8035 : 0x0806;
	if (kind < 10)
		return arp(r, p, room);
	*type = chance(r, 3) ? (u32)prng_next(r) & 0xffff : PICK(r, types);
	n = MIN(room, 20 + prng_below(r, 100));
	noise(r, p, n);
	return n;
}

/* -- Between link and network ------------------------------------------------------------------------------------ */

/* VLAN tags, MPLS labels, PPPoE and LLC in front of the network layer; *TYPE of what comes first. */
static u32 shims(struct prng *r, u8 *p, u32 room, u32 *type)
{
	static const u16 tags[] = { 100, 200, 0, 4095, 7 };
	u32 n, inner, kind = room < 200 ? 9 : prng_below(r, 10);

	switch (kind) {
	case 0:
	case 1:
		n = 4 + shims(r, p + 4, room - 4, &inner);
		put16(p, PICK(r, tags) | (u32)(prng_next(r) & 0xf000));
		put16(p + 2, inner);
		*type = chance(r, 4) ? 0x88a8 : chance(r, 6) ? 0x9100 : 0x8100;
		return n;
	case 2:
		for (n = 0; n < 8; n += 4) {
			bool last = n == 4 || chance(r, 2);

			put32(p + n, (u32)PICK(r, tags) << 12 | (last ? 0x100 : 0) | 64);
			if (last)
				break;
		}
		*type = 0x8847;
		return n + 4 + packet_network(r, p + n + 4, room - n - 4, &inner);
	case 3:
		n = 8 + packet_network(r, p + 8, room - 8, &inner);
		put16(p, 0x1100);
		put16(p + 2, chance(r, 2) ? 7 : 8);
		put16(p + 4, n - 6);
		put16(p + 6, inner == 0x86dd ? 0x57 : 0x21);
		*type = chance(r, 4) ? 0x8863 : 0x8864;
		return n;
	case 4: { /* 802.3 with LLC */
		static const u8 saps[] = { 0x42, 0xaa, 0xe0, 0xf0, 0xfe, 0x06 };
		static const u8 osi[] = { 0x81, 0x82, 0x83 };

		n = MIN(room, 30 + prng_below(r, 100));
		noise(r, p, n);
		p[0] = p[1] = PICK(r, saps);
		if (chance(r, 2))
			p[2] = 3;
		if (p[0] == 0xfe) {
			p[3] = PICK(r, osi);
			p[7] = (u8)(15 + prng_below(r, 13));
		}
		if (p[0] == 0xaa)
			put32(p + 3, chance(r, 2) ? 0x080007 << 8 | 0x80 : 0), put16(p + 6, 0x0800);
		*type = n;
		return n;
	}
	default:
		return packet_network(r, p, room, type);
	}
}

/* -- Link -------------------------------------------------------------------------------------------------------- */

static void mac(struct prng *r, u8 *p)
{
	static const u8 some[][6] = { { 2, 0, 0, 0, 0, 1 }, { 2, 0, 0, 0, 0, 2 }, { 2, 0, 0, 0, 0, 3 }, { 255, 255, 255, 255, 255, 255 },
				      { 1, 0, 0x5e, 0, 0, 0xfb }, { 0x33, 0x33, 0, 0, 0, 1 }, { 2, 0, 0, 0, 0, 0x11 } };

	if (chance(r, 8))
		noise(r, p, 6);
	else
		memcpy(p, PICK(r, some), 6);
}

/* Length of the header of a link type and where the EtherType stands in it; 99: nowhere. */
static const struct link {
	int dlt;
	u8 n, type;
	bool snap; /* LLC with SNAP behind it */
	u8 first[4];
} links[] = {
	{ DLT_EN10MB, 14, 12, false, { 0 } },	   { DLT_NULL, 4, 99, false, { 2 } },
	{ DLT_LOOP, 4, 99, false, { 0, 0, 0, 2 } }, { DLT_RAW, 0, 99, false, { 0 } },
	{ DLT_IPV4, 0, 99, false, { 0 } },	   { DLT_IPV6, 0, 99, false, { 0 } },
	{ DLT_LINUX_SLL, 16, 14, false, { 0 } },   { DLT_LINUX_SLL2, 20, 0, false, { 0 } },
	{ DLT_PPP, 4, 99, false, { 0xff, 3, 0, 0x21 } }, { DLT_PPP_SERIAL, 4, 99, false, { 0xff, 3, 0, 0x21 } },
	{ DLT_C_HDLC, 4, 2, false, { 0x0f } },	   { DLT_IEEE802, 14, 99, true, { 0x10, 0x40 } },
	{ DLT_FDDI, 13, 99, true, { 0x50 } },	   { DLT_IEEE802_11, 24, 99, true, { 8, 1 } },
	{ DLT_IEEE802_11_RADIO, 32, 99, true, { 0, 0, 8, 0 } }, { DLT_ATM_RFC1483, 0, 99, true, { 0 } },
	{ DLT_SUNATM, 4, 99, true, { 2, 0, 0, 5 } }, { DLT_FRELAY, 4, 99, false, { 0x18, 0x41, 3, 0xcc } },
	{ DLT_ENC, 12, 99, false, { 2 } },	   { DLT_PFLOG, 48, 99, false, { 45, 2, 0, 0 } },
	{ DLT_SLIP, 16, 99, false, { 0 } },	   { DLT_ARCNET, 6, 99, false, { 1, 2, 212, 0 } },
	{ DLT_IP_OVER_FC, 16, 99, true, { 0 } },   { DLT_MTP2, 4, 99, false, { 0, 0, 10, 0x85 } },
};

/* The header of DLT at P, its length. */
static u32 link_header(struct prng *r, int dlt, u8 *p, u32 type)
{
	const struct link *l = NULL;
	u32 n;

	for (size_t i = 0; i < ARRAY_SIZE(links); i++)
		if (links[i].dlt == dlt)
			l = &links[i];
	n = l ? l->n : prng_below(r, 40);
	noise(r, p, n + 8);
	if (dlt == DLT_EN10MB || dlt == DLT_IEEE802 || dlt == DLT_FDDI)
		mac(r, p + n - 14 + (dlt != DLT_EN10MB) * 2 - (dlt == DLT_FDDI)), mac(r, p + n - 8);
	if (dlt == DLT_IEEE802_11 || dlt == DLT_IEEE802_11_RADIO)
		for (u32 k = 0; k < 3; k++)
			mac(r, p + n - 20 + 6 * k);
	if (!l)
		return n;
	if (l->first[0] || l->first[2] || l->first[3])
		memcpy(p, l->first, MIN(l->n, chance(r, 4) ? 0u : 4u));
	if (dlt == DLT_IEEE802_11 && chance(r, 2))
		p[0] = (u8)prng_next(r), p[1] = (u8)prng_next(r);
	if (l->type != 99)
		put16(p + l->type, type);
	if (!l->snap)
		return n;
	memcpy(p + n, "\xaa\xaa\x03\0\0\0", 6);
	put16(p + n + 6, type);
	return n + 8;
}

static void build(struct prng *r, int dlt, struct packet *out)
{
	u8 buf[PACKET_MAX], body[PACKET_MAX];
	u32 type = 0, m = shims(r, body, PACKET_MAX - 100, &type), n = link_header(r, dlt, buf, type);

	memcpy(buf + n, body, m);
	n += m;
	if (chance(r, 12)) {
		n = prng_below(r, 80);
		noise(r, buf, n);
	}
	out->len = n;
	out->caplen = chance(r, 4) && n ? prng_below(r, n) : n;
	if (chance(r, 30))
		out->len += prng_below(r, 100000);
	out->bytes = malloc(out->caplen ? out->caplen : 1);
	memcpy(out->bytes, buf, out->caplen);
}

/* Packets of a capture of Ethernet frames, with another link layer if need be. */
static u32 take(struct prng *r, int dlt, const char *file, struct packet *out, u32 n)
{
	char error[PCAP_ERRBUF_SIZE];
	pcap_t *in = file ? pcap_open_offline(file, error) : NULL;
	struct pcap_pkthdr *hdr;
	const u_char *bytes;
	u32 got = 0;

	if (!in)
		return 0;
	while (got < n && pcap_next_ex(in, &hdr, &bytes) == 1) {
		u8 head[64];
		u32 k;

		if (hdr->caplen < 14 || hdr->caplen > PACKET_MAX)
			continue;
		k = dlt == DLT_EN10MB ? 14 : link_header(r, dlt, head, (u32)bytes[12] << 8 | bytes[13]);
		out[got].caplen = hdr->caplen - 14 + k;
		out[got].len = hdr->len - 14 + k;
		out[got].bytes = malloc(out[got].caplen ? out[got].caplen : 1);
		memcpy(out[got].bytes, dlt == DLT_EN10MB ? bytes : head, k);
		memcpy(out[got].bytes + k, bytes + 14, hdr->caplen - 14);
		got++;
	}
	pcap_close(in);
	return got;
}

struct packet *packets_make(struct prng *r, int dlt, const char *file, u32 n)
{
	struct packet *p = calloc(n ? n : 1, sizeof(*p));

	for (u32 i = take(r, dlt, file, p, n / 3); i < n; i++)
		build(r, dlt, &p[i]);
	return p;
}

void packets_free(struct packet *p, u32 n)
{
	for (u32 i = 0; i < n; i++)
		free(p[i].bytes);
	free(p);
}
