/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The interpreter: the oracle that compiled code is compared with. Pointer-size clean: runs on the host and on i386.
 * Two dispatch forms are expanded from the same instruction bodies.
 */
#ifndef BPFC_INTERP_H
#define BPFC_INTERP_H

#include "prog.h"

enum interp_form { INTERP_SWITCH, INTERP_THREADED };

/* Memory that a program may touch. */
struct interp_region {
	uintptr_t base;
	size_t size;
	bool writable;
};

struct interp_env {
	/* Regions besides the BPF stack; checks are off if check is false. */
	const struct interp_region *regions;
	u32 n_regions;
	bool check;
	/* Addresses of what instructions refer to, by index of prog->maps (twice), datas, externs (variables). */
	const uintptr_t *map_addr, *map_value_addr, *data_addr, *extern_addr;
	/* Run helper NR (or extern function: nr = 0x80000000 | index). Returns 0 and *R0, or -BPFC_E* (NO_HELPER). New
	 * memory that a helper hands out (map values) must be in the regions or be announced with interp_add_region().
	 */
	int (*helper)(void *arg, u32 nr, const u64 a[5], u64 *r0);
	void *arg;
	/* Legacy packet access: copies SIZE bytes at OFF as stored; false: outside. CTX is r6. NULL: memory at r1 of
	 * the entry, r2 bytes long (flat programs: as interp_set_caplen() says). */
	bool (*load_packet)(void *arg, u64 ctx, u32 off, u32 size, u8 *out);
	u64 max_insns; /* 0: no limit */
	/* Fill whatever a program may not rely upon (registers at entry and after calls, new frames) with POISON: two runs
	 * with different values tell whether the result depends on it. */
	bool has_poison;
	u64 poison;
	/* bpf_tail_call: index of the subprog to go on with, or -1. NULL: never succeeds. */
	s64 (*tail_call)(void *arg, u64 ctx, u64 map, u32 index);
};

struct interp;
/* Prepare PROG (checked by prog_check). NULL on error, with a diagnostic. */
struct interp *interp_new(struct bpfc_ctx *ctx, const struct prog *p, enum interp_form form,
			  const struct interp_env *env);
void interp_free(struct interp *in);
int interp_add_region(struct interp *in, uintptr_t base, size_t size, bool writable);
/* From now on these regions and no others (for runs on changing inputs). */
int interp_set_regions(struct interp *in, const struct interp_region *regions, u32 n);
/* The region at FROM is now SIZE bytes at TO; for helpers that move a packet. */
void interp_move_region(struct interp *in, uintptr_t from, uintptr_t to, size_t size);
/* From now on this many bytes of the packet are there for a flat program, of which r2 is the length on the wire. Before
 * the first call: r2. */
void interp_set_caplen(struct interp *in, u32 caplen);
/* What stands for the address of a function: the value of ld_imm64 PSEUDO_FUNC, for data that refers to functions. */
uintptr_t interp_func_addr(const struct interp *in, u32 subprog);
/* Run a function with r1, r2. 0 and *R0 (of a flat program 32 bits), or -BPFC_EFAULT, -BPFC_ETIMEOUT, -BPFC_ECALL_DEPTH, -BPFC_ENO_HELPER with a
 * diagnostic that names the instruction. */
int interp_run(struct interp *in, u32 subprog, u64 r1, u64 r2, u64 *r0);
u64 interp_executed(const struct interp *in); /* instructions of the last run */

#endif
