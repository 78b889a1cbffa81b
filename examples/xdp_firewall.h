/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What xdp_firewall.bpf.c and a program that embeds it share: keys and values of its maps. BPF aligns 64-bit members to
 * 8, i386 to 4; these structures are laid out so that it makes no difference.
 */
#ifndef XDP_FIREWALL_H
#define XDP_FIREWALL_H

#include <linux/types.h>

/* Keys of map `traffic`. */
enum traffic { OTHER, ARP, TCP4, UDP4, ICMP4, FRAGMENT4, OTHER4, TCP6, UDP6, ICMP6, FRAGMENT6, OTHER6, NTRAFFIC };

/* Keys of map `verdicts`. */
enum reason { PASSED, BLOCKED, SOURCE_ROUTED, CUT_OFF, MALFORMED, NREASON };

/* Values of both. */
struct counter {
	__u64 packets, bytes;
};

/* Keys of map `blocklist`. Addresses and port are big-endian, as in the packet; zero stands for any. */
struct block_key {
	__be32 src, dst;
	__be16 port; /* destination */
	__u16 pad;   /* zero */
};

/* Its values: what was dropped for it. */
struct block {
	__u64 hits, bytes;
};

#endif
