/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the parts of the runner of the kernel's suites share: a test as it was read (vectors.h), what became of it, and the
 * ways of compiling that all tests go through.
 */
#ifndef UPSTREAM_H
#define UPSTREAM_H

#include "bpfc.h"
#include "prog.h"
#include "run/run.h"
#include "upstream/vectors.h"

struct bytes {
	const u8 *p;
	u32 n;
};

struct vec_run {
	u32 kind, result, repeat;
	struct bytes data, frag;
	struct vec_skb skb;
};

struct vec_map {
	u32 id, type, key_size, value_size, max_entries, flags;
	u32 inner; /* number + 1 of the map whose like it holds */
	u32 first, n; /* in fills */
};

struct vec_fill {
	struct bytes key, value;
	u32 program; /* number + 1, or 0 */
};

struct vec_test {
	u32 suite, index, flags, type, attach, stack;
	s32 err;
	const char *name;
	struct bytes insns;
	VEC(struct vec_run) runs;
	VEC(struct vec_map) maps;
	VEC(struct vec_fill) fills;
	VEC(struct bytes) progs;
	u32 verdict, verdict_unpriv;
	const char *text, *text_unpriv;
};

/* What becomes of a test. */
enum fate {
	FATE_RUN,      /* compiled, run, results compared */
	FATE_COMPILED, /* compiled; the kernel does not run such a program either */
	FATE_WAITING,  /* needs a part of the compiler that is not there yet */
	FATE_CANNOT,   /* needs something that does not exist here */
	FATE_NFATES
};

/* How programs are compiled. */
struct variant {
	char name[24];
	int level, harden;
	bool large; /* programs of thousands of instructions too where time matters */
	u64 seed;
};

/* One test under one variant. */
struct trial {
	const struct vec_test *test;
	const struct variant *variant;
	struct code *code;
	u32 n_insns;	    /* of BPF */
	bool compiled, failed;
	bool called;	    /* a helper that is not there was called */
	bool refused;	    /* as it should be */
	bool dead_code;	    /* refused for what may be dead code */
	char text[200];	    /* why it failed */
	struct run_input *in;
	struct run_result *out;
	struct run_fill *fills;
	u32 n;
};

/* -- fate.c ------------------------------------------------------------------------------------------------ */

/* What is to be done with T, as far as looking at it tells; *WHY, in A, if it is not to be run. *LACKS: helpers that it
 * names and that may turn out to be needed, or NULL. */
enum fate fate_of(struct arena *a, const struct vec_test *t, const char **why, const char **lacks);
/* Why T, which is to be refused, is accepted all the same; NULL: it is not. */
const char *fate_accepted(const struct vec_test *t);
enum prog_type fate_type(u32 uapi);

/* -- trial.c ----------------------------------------------------------------------------------------------- */

/* Compile T's program. What goes wrong is in TR. */
void trial_compile(struct bpfc_ctx *ctx, struct trial *tr);
/* The trial's part of a batch. */
void trial_job(struct arena *a, struct trial *tr, u32 max_repeat, struct run_job *job);
/* Compare what came with what should. */
void trial_judge(struct trial *tr, const struct run_job *job);

#endif
