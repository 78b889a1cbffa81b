/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Packets for programs that look at packets: a set of our own, or a capture. */
#ifndef SELFTESTS_LIVE_PACKETS_H
#define SELFTESTS_LIVE_PACKETS_H

#include "util.h"

struct packet {
	u8 *data;
	u32 size;
};

struct packets {
	struct packet *p;
	u32 n;
};

/* Ethernet with ARP, IPv4 (TCP, UDP, ICMP, options, fragments, cut short), IPv6 (extension headers), VLAN tags, payload
 * of many sizes, numbers at the edges of their sizes; always the same. */
void packets_make(struct packets *out);
/* A little-endian pcap file of microseconds. False if it is none. */
bool packets_read(struct packets *out, const char *path);
void packets_free(struct packets *out);

#endif
