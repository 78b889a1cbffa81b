/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic BPF as a program of its own: what the readers of front/cbpf*.c produce, what cbpf_check() accepts, what the
 * classic interpreters run and what the converter turns into eBPF. The opcodes stand in cbpf.def.
 */
#ifndef BPFC_CBPF_H
#define BPFC_CBPF_H

#include "diag.h"
#include "util.h"

#define CBPF_MAXINSNS 4096 /* BPF_MAXINSNS of <linux/bpf_common.h> */
#define CBPF_MEMWORDS 16   /* BPF_MEMWORDS: words of scratch memory */

/* struct sock_filter of <linux/filter.h>, in host byte order. */
struct cbpf_insn {
	u16 code;
	u8 jt, jf; /* jumps: how many instructions further if true, if false */
	u32 k;
};

/* Rules and meaning by who runs the filter. */
enum cbpf_type {
	CBPF_SOCKET,  /* the kernel on an skb: ancillary loads, negative offsets */
	CBPF_SECCOMP, /* the kernel on struct seccomp_data: aligned word loads inside it, no packet */
	CBPF_FLAT,    /* user space on a buffer, as libpcap's bpf_filter(): no ancillary loads; offsets are unsigned */
};

struct cbpf_prog {
	struct bpfc_ctx *ctx;
	const char *file;
	struct cbpf_insn *insns;
	u32 n;
	u32 *line, *column; /* of each instruction in a text, from 1; NULL if the input had none */
};

#endif
