/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the tests of classic filters share: packets that filters tell apart, and random filters. */
#ifndef BPFC_CBPF_TEST_H
#define BPFC_CBPF_TEST_H

#include "bpfrt.h"
#include "interp/cinterp.h"
#include "util.h"

/* -- Packets (cbpf_packet.c) ------------------------------------------------------------------------------------- */

enum { PACKET_MAX = 2048 };

struct packet {
	u8 *bytes; /* exactly caplen of them, so that a sanitizer sees who reads more */
	u32 caplen, len;
};

/* N packets as link type DLT has them (malloc'ed): some from the capture FILE (NULL: none), most built by a generator of
 * protocols that draws from few addresses and ports, some random bytes; some cut short. */
struct packet *packets_make(struct prng *r, int dlt, const char *file, u32 n);
void packets_free(struct packet *p, u32 n);
/* Bytes of a packet from the network layer on, at most ROOM; *TYPE: its EtherType. */
u32 packet_network(struct prng *r, u8 *p, u32 room, u32 *type);

/* -- Filters (cbpf_random.c) ------------------------------------------------------------------------------------- */

struct random_rules {
	enum cbpf_type type;
	u32 max;	    /* instructions */
	u32 packet;	    /* bytes: offsets of loads are mostly below */
	bool unset;	    /* may read scratch words that nobody wrote */
	const u8 *no;	    /* rows that shall not come, CBPF_NOPS flags; NULL: all come */
	int result_byte;    /* 0 to 3: every verdict V comes out as this byte of it plus 1; -1: as it is */
	u32 result_mask, result_or; /* if not 0: V & mask | or */
};
/* A filter that passes cbpf_check(), in A. */
void random_filter(struct prng *r, struct arena *a, const struct random_rules *rules, struct cbpf_prog *out);
/* Changes a few fields of P so that it may not pass any more. */
void random_damage(struct prng *r, struct cbpf_prog *p);
/* Prints P for a report. */
void filter_show(const struct cbpf_prog *p);

/* -- Compiled code (cbpf_native.c) -------------------------------------------------------------------------------- */

/* What a filter is run on: the environment of the interpreters and the same for the 32-bit process. */
struct cbpf_case {
	struct cinterp_env env;
	struct bpfrt_skb skb;
	const u8 *bytes; /* all of the packet */
	u32 n;
};

struct native;
/* NULL if there is no 32-bit process to be had. */
struct native *native_new(void);
/* Compile P at every level of optimization and by one hardened way in turn, and compare what it gives on the cases with WANT (N of each); all of them must live
 * until native_finish(). Work is queued. */
void native_add(struct native *t, const struct cbpf_prog *p, const struct cbpf_case *cases, const u32 *want, u32 n,
		const char *what);
/* Everything that is queued. Then the counters are right. */
void native_finish(struct native *t);
u64 native_passed(const struct native *t), native_failed(const struct native *t), native_runs(const struct native *t);
void native_free(struct native *t);

#endif
