/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Look-ups in helper.def: what each bpf_X() of <linux/bpf.h> takes, gives and does. The calling convention towards C
 * is bpfc-abi(7): pointers, int and u32 are one word, u64 and BPF's long two. Shared with runtime/.
 */
#ifndef BPFC_HELPER_H
#define BPFC_HELPER_H

#include <stdbool.h>

/* Types of arguments and results. */
enum helper_arg {
	ARG_NONE,
	ARG_I32,    /* int, u32, enum: one word */
	ARG_PTR,    /* any pointer: one word */
	ARG_I64,    /* u64, s64, long, unsigned long: two words */
	ARG_VA,     /* this and all that follow: u64 each (bpf_trace_printk) */
};
enum helper_ret {
	RET_VOID,  /* r0 becomes 0 */
	RET_INT,   /* sign-extended to R0 */
	RET_U32,   /* zero-extended */
	RET_PTR,   /* zero-extended */
	RET_I64,   /* long, u64 */
};
enum helper_effect {
	HELPER_PURE_MEM = 0,       /* touches no memory that the program can see */
	HELPER_READS = 1,          /* reads memory through its pointers */
	HELPER_WRITES = 2,         /* writes memory through its pointers, or map contents */
	HELPER_PKT = 4,            /* may change the packet: pointers into it become invalid */
	HELPER_NORETURN = 8,       /* bpf_tail_call: does not come back when it succeeds */
};

struct helper {
	unsigned short id;  /* number in enum bpf_func_id */
	const char *name;   /* without "bpf_" */
	unsigned char arg[5], ret, effects;
	bool runtime;       /* libbpfrt-ia32 implements it */
};

enum {
#define HELPER(id, name, ...) HELPER_##name = id,
#include "helper.def"
};

/* NULL if the number is not in the table. */
const struct helper *helper_by_id(unsigned id);
const struct helper *helper_by_name(const char *name);
/* The I'th row in the order of helper.def, NULL past the end. */
const struct helper *helper_row(unsigned i);

#endif
