/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See packets.h. */
#include "live/packets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PACKET = 1600, ETH = 14, EDGE_PACKETS = 60 };

static void add(struct packets *out, const u8 *data, u32 size)
{
	struct packet *p = realloc(out->p, (out->n + 1) * sizeof *p);

	if (!p)
		exit(1);
	out->p = p;
	p[out->n] = (struct packet){malloc(size ? size : 1), size};
	if (!p[out->n].data)
		exit(1);
	memcpy(p[out->n++].data, data, size);
}

void packets_free(struct packets *out)
{
	for (u32 i = 0; i < out->n; i++)
		free(out->p[i].data);
	free(out->p);
	*out = (struct packets){0};
}

static void put16(u8 *p, u32 v)
{
	p[0] = (u8)(v >> 8);
	p[1] = (u8)v;
}

static u32 checksum(const u8 *p, u32 n)
{
	u32 sum = 0;

	for (u32 i = 0; i < n; i++)
		sum += i % 2 ? p[i] : (u32)p[i] << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return ~sum & 0xffff;
}

/* What one packet is made of. */
struct recipe {
	u32 ether_type, vlans, options /* bytes */, proto, fragment, payload, cut /* bytes missing at the end */;
	u8 dest; /* first byte of the destination address */
};

static u32 put_ethernet(struct prng *r, const struct recipe *k, u8 *p)
{
	u32 n = 12;

	for (u32 i = 0; i < 12; i++)
		p[i] = (u8)prng_next(r);
	memset(p, k->dest == 0xff ? 0xff : 0, 6);
	p[0] = k->dest;
	for (u32 i = 0; i < k->vlans; i++, n += 4) {
		put16(p + n, i + 1 < k->vlans ? 0x88a8 : 0x8100);
		put16(p + n + 2, prng_below(r, 4096));
	}
	put16(p + n, k->ether_type);
	return n + 2;
}

static u32 put_transport(struct prng *r, const struct recipe *k, u8 *p)
{
	u32 head = k->proto == 6 ? 20 : 8;

	for (u32 i = 0; i < head + k->payload; i++)
		p[i] = (u8)prng_next(r);
	put16(p, 1024 + prng_below(r, 60000));
	put16(p + 2, prng_below(r, 3) ? 80 : 53);
	if (k->proto == 6)
		p[12] = 0x50;
	if (k->proto == 17)
		put16(p + 4, head + k->payload);
	return head + k->payload;
}

static u32 put_ip4(struct prng *r, const struct recipe *k, u8 *p)
{
	u32 head = 20 + k->options, n;

	memset(p, 1, head);
	p[0] = (u8)(0x40 | head / 4);
	p[1] = 0;
	n = head + put_transport(r, k, p + head);
	put16(p + 2, n);
	put16(p + 4, prng_below(r, 65536));
	put16(p + 6, k->fragment);
	p[8] = 64;
	p[9] = (u8)k->proto;
	put16(p + 10, 0);
	for (u32 i = 12; i < 20; i++)
		p[i] = (u8)prng_next(r);
	put16(p + 10, checksum(p, head));
	return n;
}

static u32 put_ip6(struct prng *r, const struct recipe *k, u8 *p)
{
	u32 n = 40;

	for (u32 i = 0; i < n; i++)
		p[i] = (u8)prng_next(r);
	p[0] = 0x60;
	p[6] = (u8)(k->options ? 60 : k->proto);
	p[7] = 64;
	if (k->options) { /* a destination options header of one or more units */
		u32 units = k->options / 8;

		memset(p + n, 0, units * 8);
		p[n] = (u8)k->proto;
		p[n + 1] = (u8)(units - 1);
		n += units * 8;
	}
	n += put_transport(r, k, p + n);
	put16(p + 4, n - 40);
	return n;
}

static void make(struct prng *r, const struct recipe *k, struct packets *out)
{
	u8 p[MAX_PACKET];
	u32 n = put_ethernet(r, k, p);

	if (k->ether_type == 0x0800)
		n += put_ip4(r, k, p + n);
	else if (k->ether_type == 0x86dd)
		n += put_ip6(r, k, p + n);
	else
		for (u32 i = 0; i < k->payload; i++)
			p[n++] = (u8)prng_next(r);
	add(out, p, n - MIN(k->cut, n - ETH));
}

/* Frames of no known protocol, whose payload is pairs of numbers at the edges of their sizes. */
static void make_edges(struct prng *r, struct packets *out)
{
	static const u64 edges[] = {
		0,	    1,		 2,	     3,		    10,		  0x7f,		  0x80,
		0xff,	    0x7fff,	 0x8000,     0xffff,	    0x10000,	  0x7fffffff,	  0x80000000,
		0xffffffff, 0x100000000, ~0ull >> 1, 1ull << 63,    ~0ull,	  ~0ull << 31,	  ~0ull << 32,
		~0ull - 1,  0x80000001,	 1ull << 62, 0x1ffffffff, ~0ull / 3, 641 * 0x1ull, 0xfedcba9876543210,
	};

	for (u32 i = 0; i < EDGE_PACKETS; i++) {
		u8 p[ETH + 64] = {0};

		put16(p + 12, 0x9001);
		for (u32 k = 0; k < 64; k += 8) {
			u64 v = edges[prng_below(r, ARRAY_SIZE(edges))];

			memcpy(p + ETH + k, &v, 8);
		}
		add(out, p, sizeof p);
	}
}

void packets_make(struct packets *out)
{
	static const struct recipe recipes[] = {
		{0x0800, 0, 0, 6, 0x4000, 40, 0, 0},   {0x0800, 0, 0, 17, 0, 40, 0, 0},
		{0x0800, 0, 0, 1, 0, 56, 0, 0xff},     {0x0800, 0, 8, 6, 0, 100, 0, 0x01},
		{0x0800, 0, 40, 17, 0, 9, 0, 0x02},    {0x0800, 1, 0, 6, 0, 64, 0, 0},
		{0x0800, 2, 4, 17, 0, 33, 0, 0},       {0x0800, 0, 0, 17, 0x2000, 32, 0, 0},
		{0x0800, 0, 0, 17, 0x0005, 32, 0, 0},  {0x86dd, 0, 0, 6, 0, 40, 0, 0},
		{0x86dd, 0, 0, 17, 0, 11, 0, 0x33},    {0x86dd, 0, 8, 17, 0, 64, 0, 0x33},
		{0x86dd, 1, 16, 6, 0, 70, 0, 0},       {0x0806, 0, 0, 0, 0, 28, 0, 0xff},
		{0x88cc, 0, 0, 0, 0, 200, 0, 0x01},    {0x0800, 0, 0, 6, 0, 40, 45, 0},
		{0x0800, 0, 0, 6, 0, 0, 21, 0},	       {0x86dd, 0, 0, 17, 0, 0, 10, 0},
		{0x0800, 0, 0, 17, 0, 1400, 0, 0},     {0x0800, 0, 0, 6, 0, 1, 0, 0},
		{0x9000, 0, 0, 0, 0, 1, 0, 0},	       {0x9000, 0, 0, 0, 0, 500, 0, 0},
	};
	struct prng r;

	prng_seed(&r, 1);
	*out = (struct packets){0};
	for (u32 i = 0; i < ARRAY_SIZE(recipes); i++)
		make(&r, &recipes[i], out);
	make_edges(&r, out);
}

static u32 word(const u8 *p)
{
	return p[0] | (u32)p[1] << 8 | (u32)p[2] << 16 | (u32)p[3] << 24;
}

bool packets_read(struct packets *out, const char *path)
{
	enum { HEAD = 24, RECORD = 16 };
	u8 head[HEAD], *data = malloc(MAX_PACKET * 64);
	FILE *f = fopen(path, "rb");
	bool ok = f && data && fread(head, 1, HEAD, f) == HEAD && word(head) == 0xa1b2c3d4;

	*out = (struct packets){0};
	while (ok && fread(head, 1, RECORD, f) == RECORD) {
		u32 size = word(head + 8);

		ok = size <= MAX_PACKET * 64 && fread(data, 1, size, f) == size;
		if (ok)
			add(out, data, size);
	}
	if (f)
		fclose(f);
	free(data);
	return ok && out->n;
}
