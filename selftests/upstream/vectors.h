/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Test vectors of the kernel's suites on their way from the programs that are built around the kernel's own files
 * (dump_test_bpf.c, dump_verifier.c) to the one that compiles and runs them (upstream.c). A file is a sequence of frames
 * as in runproto.h, one a test:
 *
 *   suite, index, name, flags, error number, program type (UAPI), attach type, stack depth, instructions
 *   n x inputs:   kind, result, repeat, data, fragment, the words of struct vec_skb
 *   n x maps:     number, type, key size, value size, entries, flags, index + 1 of the inner map or 0,
 *                 n x (key, value, program + 1 or 0)
 *   n x programs: instructions; what prog_array maps hold
 *   verdict, verdict without privileges, message, message without privileges
 *
 * Instructions stand as in memory, maps are referred to by their numbers (BPF_PSEUDO_MAP_FD).
 */
#ifndef UPSTREAM_VECTORS_H
#define UPSTREAM_VECTORS_H

#include <stdio.h>

#include "runproto.h"

enum vec_suite {
	VEC_TEST_BPF,	/* lib/test_bpf.c: tests[] */
	VEC_TAIL_CALLS, /* lib/test_bpf.c: tail_call_tests[] */
	VEC_SEGMENT,	/* lib/test_bpf.c: skb_segment_tests[]; no BPF in them */
	VEC_VERIFIER,	/* tools/testing/selftests/bpf/verifier */
	VEC_NSUITES
};

enum vec_flags {
	VEC_CLASSIC = 1,       /* instructions are struct sock_filter */
	VEC_REFUSED = 2,       /* to be refused, with the error number */
	VEC_STRICT_ALIGN = 4,  /* verifier: aligned accesses only */
	VEC_ANY_RESULT = 8,    /* verifier: the result is an address */
	VEC_NO_PROGRAM = 16,   /* the kernel's code could not make one */
	VEC_NO_RUN = 32,       /* verifier: not to be run */
};

enum vec_input {
	VEC_NONE,     /* r1 is NULL */
	VEC_MEM,      /* r1: the data */
	VEC_SKB,      /* r1: an skb with the data */
	VEC_STATE,    /* r1: the data; the result is the first word of it after all runs */
	VEC_TEST_RUN, /* BPF_PROG_TEST_RUN with the data */
};

/* What populate_skb() of test_bpf sets. */
struct vec_skb {
	uint32_t protocol, pkt_type, mark, hash, queue_mapping, vlan_tci, vlan_present, vlan_proto, ifindex, hatype;
	uint32_t mac_header, network_header; /* offsets in the data */
};

enum vec_verdict { VEC_UNDEF, VEC_ACCEPT, VEC_REJECT, VEC_VERBOSE_ACCEPT };

/* Stands for bpf_test_func() of test_bpf.c: a function of C that programs call as a helper of this number. */
#define VEC_TEST_FUNC RP_TEST_HELPER

static inline void vec_write(struct rp_out *out, FILE *f)
{
	rp_end(out);
	if (out->oom || fwrite(out->p, 1, out->n, f) != out->n) {
		fprintf(stderr, "vectors cannot be written\n");
		exit(1);
	}
	out->n = 0;
}

#endif
