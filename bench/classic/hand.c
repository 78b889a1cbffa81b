/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The filters of filters.txt as one would write them in C: same verdicts, same checks of the length. Compiled by gcc -m32
 * -O2 to be compared with.
 */
#include <stdint.h>

#define ACCEPT 262144u
#define NEED(n)                                                                                                        \
	do {                                                                                                           \
		if (caplen < (n))                                                                                      \
			return 0;                                                                                      \
	} while (0)
#define FILTER(name) uint32_t name(const uint8_t *p, uint32_t wirelen, uint32_t caplen)

typedef uint16_t half __attribute__((aligned(1), may_alias));
typedef uint32_t word __attribute__((aligned(1), may_alias));

static inline uint32_t be16(const uint8_t *p)
{
	return __builtin_bswap16(*(const half *)p);
}
static inline uint32_t be32(const uint8_t *p)
{
	return __builtin_bswap32(*(const word *)p);
}

enum { IP = 0x800, ARP = 0x806, RARP = 0x8035, IP6 = 0x86dd, VLAN = 0x8100, QINQ = 0x88a8, QINQ9100 = 0x9100 };

static inline uint32_t addresses(const uint8_t *p, uint32_t caplen, uint32_t mask, uint32_t net)
{
	uint32_t type;

	NEED(14);
	type = be16(p + 12);
	if (type == IP) {
		NEED(30);
		if ((be32(p + 26) & mask) == net)
			return ACCEPT;
		NEED(34);
		return (be32(p + 30) & mask) == net ? ACCEPT : 0;
	}
	if (type != ARP && type != RARP)
		return 0;
	NEED(32);
	if ((be32(p + 28) & mask) == net)
		return ACCEPT;
	NEED(42);
	return (be32(p + 38) & mask) == net ? ACCEPT : 0;
}

FILTER(host)
{
	(void)wirelen;
	return addresses(p, caplen, 0xffffffff, 0x0a000001);
}

FILTER(net)
{
	(void)wirelen;
	return addresses(p, caplen, 0xffffff00, 0xc0a80200);
}

FILTER(port)
{
	uint32_t type, x;

	(void)wirelen;
	NEED(14);
	type = be16(p + 12);
	if (type == IP6) {
		NEED(21);
		if (p[20] != 6)
			return 0;
		NEED(56);
		if (be16(p + 54) == 80)
			return ACCEPT;
		NEED(58);
		return be16(p + 56) == 80 ? ACCEPT : 0;
	}
	if (type != IP)
		return 0;
	NEED(24);
	if (p[23] != 6 || (be16(p + 20) & 0x1fff))
		return 0;
	x = 4 * (p[14] & 15);
	NEED(x + 16);
	if (be16(p + x + 14) == 80)
		return ACCEPT;
	NEED(x + 18);
	return be16(p + x + 16) == 80 ? ACCEPT : 0;
}

FILTER(portrange)
{
	uint32_t type, x, port;

	(void)wirelen;
	NEED(14);
	type = be16(p + 12);
	if (type == IP6) {
		NEED(21);
		if (p[20] != 17)
			return 0;
		NEED(56);
		port = be16(p + 54);
		if (port >= 1024 && port <= 2048)
			return ACCEPT;
		NEED(58);
		port = be16(p + 56);
		return port >= 1024 && port <= 2048 ? ACCEPT : 0;
	}
	if (type != IP)
		return 0;
	NEED(24);
	if (p[23] != 17 || (be16(p + 20) & 0x1fff))
		return 0;
	x = 4 * (p[14] & 15);
	NEED(x + 16);
	port = be16(p + x + 14);
	if (port >= 1024 && port <= 2048)
		return ACCEPT;
	NEED(x + 18);
	port = be16(p + x + 16);
	return port >= 1024 && port <= 2048 ? ACCEPT : 0;
}

FILTER(vlan)
{
	uint32_t type;

	(void)wirelen;
	NEED(14);
	type = be16(p + 12);
	if (type != VLAN && type != QINQ && type != QINQ9100)
		return 0;
	NEED(16);
	if ((be16(p + 14) & 0xfff) != 100)
		return 0;
	NEED(18);
	return be16(p + 16) == IP ? ACCEPT : 0;
}

FILTER(tcpflags)
{
	uint32_t x;

	(void)wirelen;
	NEED(14);
	if (be16(p + 12) != IP)
		return 0;
	NEED(24);
	if (p[23] != 6 || (be16(p + 20) & 0x1fff))
		return 0;
	x = 4 * (p[14] & 15);
	NEED(x + 28);
	return p[x + 27] & 3 ? ACCEPT : 0;
}

FILTER(ip6)
{
	(void)wirelen;
	NEED(14);
	if (be16(p + 12) != IP6)
		return 0;
	NEED(26);
	if (be32(p + 22) == 0x20010db8) {
		NEED(30);
		if (be32(p + 26) == 0) {
			NEED(34);
			if (be32(p + 30) == 0) {
				NEED(38);
				if (be32(p + 34) == 1)
					return ACCEPT;
			}
		}
	}
	NEED(42);
	if (be32(p + 38) != 0x20010db8)
		return 0;
	NEED(46);
	if (be32(p + 42) != 0)
		return 0;
	NEED(50);
	if (be32(p + 46) != 0)
		return 0;
	NEED(54);
	return be32(p + 50) == 1 ? ACCEPT : 0;
}

FILTER(chain)
{
	uint32_t x;

	(void)wirelen;
	NEED(14);
	if (be16(p + 12) != IP)
		return 0;
	NEED(30);
	if ((be32(p + 26) & 0xff000000) != 0x0a000000) {
		NEED(34);
		if ((be32(p + 30) & 0xffff0000) != 0xc0a80000)
			return 0;
	}
	if (p[23] != 6)
		return 0;
	if (be16(p + 20) & 0x1fff)
		return ACCEPT;
	x = 4 * (p[14] & 15);
	NEED(x + 16);
	if (be16(p + x + 14) == 22)
		return 0;
	NEED(x + 18);
	return be16(p + x + 16) == 22 ? 0 : ACCEPT;
}

#define IS(n) source == 0x0a000000 + (n) * 0x01010101u ||
#define TEN(n)                                                                                                         \
	IS(10 * (n)) IS(10 * (n) + 1) IS(10 * (n) + 2) IS(10 * (n) + 3) IS(10 * (n) + 4) IS(10 * (n) + 5)             \
		IS(10 * (n) + 6) IS(10 * (n) + 7) IS(10 * (n) + 8) IS(10 * (n) + 9)

FILTER(blocklist)
{
	uint32_t source;

	(void)wirelen;
	NEED(14);
	if (be16(p + 12) != IP)
		return ACCEPT;
	NEED(30);
	source = be32(p + 26);
	return TEN(0) TEN(1) TEN(2) TEN(3) TEN(4) TEN(5) TEN(6) TEN(7) TEN(8) TEN(9) 0 ? 0 : ACCEPT;
}

/* How much of a packet to keep: the headers of TCP over IP, 64 bytes of others. */
FILTER(snap)
{
	uint32_t x;

	NEED(14);
	if (be16(p + 12) != IP)
		return wirelen > 64 ? 64 : wirelen;
	NEED(24);
	if (p[23] != 6)
		return wirelen > 64 ? 64 : wirelen;
	x = 4 * (p[14] & 15);
	NEED(x + 27);
	return x + 14 + ((p[x + 26] & 0xf0) >> 2);
}
