/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The interpreters of classic filters, a switch and threaded code (labels as values), both expanded from cbpf.def. They
 * say what a classic filter means, beside libpcap's own and the kernel; compiled code is compared with them.
 */
#ifndef BPFC_CINTERP_H
#define BPFC_CINTERP_H

#include "cbpf.h"

enum cinterp_form { CINTERP_SWITCH, CINTERP_THREADED };

/* What a filter runs on. Flat filters and seccomp use the first part only. */
struct cinterp_env {
	const u8 *data; /* packet; seccomp: struct seccomp_data, in the machine's byte order */
	u32 size;	/* bytes at data; seccomp: CBPF_SECCOMP_DATA */
	u32 len;	/* what "len" gives: the length on the wire */

	/* socket: skb->len is len, the linear part is size bytes. */
	u32 headroom;	  /* bytes in front of data that belong to the buffer: skb->data - skb->head */
	s32 mac, network; /* the headers, counted from data; what SKF_LL_OFF and SKF_NET_OFF count from */
	bool no_mac;	  /* the link layer's header was never set: nothing is at SKF_LL_OFF */
	/* Loads that are not all in the linear part: SIZE bytes at OFF as stored, false if there are none. NULL: none. */
	bool (*load)(void *arg, u32 off, u32 size, u8 *out);
	void *arg;
	u16 protocol, queue, hatype, vlan_tci, vlan_tpid; /* as numbers, not in network order */
	u8 pkttype;
	bool vlan_present;
	u32 ifindex; /* 0: no device; who asks for it or its type ends with A as the verdict */
	u32 mark, rxhash, cpu, payload_offset, random;
};

struct cinterp;
/* P has passed cbpf_check() for its type, and outlives the result, whose memory is P's arena A. */
struct cinterp *cinterp_new(struct arena *a, const struct cbpf_prog *p, enum cinterp_form form);
/* The verdict. Never fails: loads from outside and divisions by zero end the filter with 0. */
u32 cinterp_run(const struct cinterp *in, const struct cinterp_env *env);

#endif
