/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic BPF as a program of its own: what the readers of front/cbpf*.c produce, what cbpf_check() accepts, what the
 * classic interpreters run and what the converter turns into eBPF. The opcodes stand in cbpf.def.
 */
#ifndef BPFC_CBPF_H
#define BPFC_CBPF_H

#include "alu.h"
#include "diag.h"
#include "util.h"

#define CBPF_MAXINSNS 4096 /* BPF_MAXINSNS of <linux/bpf_common.h> */
#define CBPF_MEMWORDS 16   /* BPF_MEMWORDS: words of scratch memory */

/* Offsets of packet loads with a meaning of their own in socket filters (<linux/filter.h>). */
#define CBPF_AD_OFF  0xfffff000u /* SKF_AD_OFF: ancillary data */
#define CBPF_NET_OFF 0xfff00000u /* SKF_NET_OFF: from the network header on */
#define CBPF_LL_OFF  0xffe00000u /* SKF_LL_OFF: from the link layer's header on */

#define CBPF_SECCOMP_DATA 64 /* sizeof(struct seccomp_data) */

/* struct sock_filter of <linux/filter.h>, in host byte order. */
struct cbpf_insn {
	u16 code;
	u8 jt, jf; /* jumps: how many instructions further if true, if false */
	u32 k;
};

/* Rules and meaning by who runs the filter.
 *
 * What differs: a shift by X of 32 or more gives 0 if flat, and takes X modulo 32 in the kernel (both others). X + k of
 * an indirect load wraps at 32 bits in the kernel, and gives up (result 0) if flat. Seccomp's words are in the byte order
 * of the machine, all other loads are big-endian. "len" is 64 for seccomp, the length on the wire if flat. Scratch words
 * start as 0 if flat; the other two may not read a word before they have written it. */
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
	enum cbpf_type type;
	u32 *line, *column; /* of each instruction in a text, from 1; NULL if the input had none */
};

/* -- Instructions ------------------------------------------------------------------------------------------ */

enum cbpf_op {
#define CBPF(id, code, kind, op, size, dst, src, types, name, text) CBPF_OP_##id,
#include "cbpf.def"
	CBPF_NOPS
};

enum cbpf_kind {
	CBPF_KIND_ABS,   /* dst = packet[k] */
	CBPF_KIND_IND,   /* dst = packet[X + k] */
	CBPF_KIND_MSH,   /* X = 4 * (packet[k] & 15) */
	CBPF_KIND_IMM,   /* dst = k */
	CBPF_KIND_LEN,   /* dst = length */
	CBPF_KIND_MEM,   /* dst = M[k] */
	CBPF_KIND_STORE, /* M[k] = src */
	CBPF_KIND_MOVE,  /* dst = src */
	CBPF_KIND_ALU,   /* A = A op src */
	CBPF_KIND_NEG,   /* A = -A */
	CBPF_KIND_JA,
	CBPF_KIND_JCC, /* A op src */
	CBPF_KIND_RET, /* src */
	CBPF_KIND_ANC, /* A = ancillary data */
};

enum cbpf_reg { CBPF_NONE, CBPF_A, CBPF_X, CBPF_K };

struct cbpf_info {
	const char *name, *text;
	u16 code;
	u8 kind;     /* enum cbpf_kind */
	u8 op;       /* enum alu_op, enum alu_cond, or offset from CBPF_AD_OFF */
	u8 size;     /* of packet loads */
	u8 dst, src; /* enum cbpf_reg */
	u8 types;    /* bit 1 << enum cbpf_type: who may run it */
};

/* A row of cbpf.def. */
const struct cbpf_info *cbpf_row(enum cbpf_op op);
/* The row of an instruction as TYPE means it, CBPF_NOPS if there is none. Only socket filters have ancillary loads; to
 * the others these are loads from far outside. */
enum cbpf_op cbpf_decode(const struct cbpf_insn *insn, enum cbpf_type type);

/* -- Programs ---------------------------------------------------------------------------------------------- */

/* Position of instruction I for messages. */
struct where cbpf_where(const struct cbpf_prog *p, u32 i);

/* The rules of bpf_check_classic() and, by TYPE, of seccomp_check_filter() or of libpcap's bpf_validate(). All jumps of
 * what passes go forward and stay inside, so it ends. 0 or -BPFC_E*, with one diagnostic. */
int cbpf_check(const struct cbpf_prog *p, enum cbpf_type type);

/* Bit K: M[K] may be read before it is written, so that it must start as 0 (only flat filters may do that). P has
 * passed cbpf_check(). */
u32 cbpf_mem_unset(const struct cbpf_prog *p);

/* -- Text (cbpf_disasm.c) ------------------------------------------------------------------------------------ */

/* One instruction without its targets; at most 40 bytes. */
void cbpf_text(const struct cbpf_insn *insn, enum cbpf_type type, char *buf, size_t size);
/* The whole filter, with labels; P has passed cbpf_check(). */
void cbpf_print(const struct cbpf_prog *p, FILE *out);

#endif
