/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs a random program by the reference and by other engines, and compares. Programs on memory without maps have both
 * interpreters on this host as reference; others those of two guests that lay out memory differently.
 */
#ifndef SELFTESTS_RANDOM_RUN_H
#define SELFTESTS_RANDOM_RUN_H

#include <stdio.h>

#include "engine.h"
#include "live/snapshot.h"
#include "random_gen.h"

enum { MAX_VARIANTS = 200 };

/* One way to run a program: an engine, a seed of register allocation (0: as always), and one of blinding. */
struct variant {
	enum engine_id engine;
	u32 seed;
	u64 harden_seed;
};

/* What the program gives. */
struct expected {
	u64 r0;
	u8 mem[RANDOM_MAX_MEM];
	struct snapshot *maps; /* r0, memory and maps, if it is no program on memory alone; else NULL */
};
void expected_free(struct expected *want);

enum reference {
	REFERENCE_OK,
	REFERENCE_LONG,	 /* too many instructions */
	REFERENCE_UNDEF, /* the result depends on what is not defined, or on an address */
	REFERENCE_BAD,	 /* refused, or a fault */
};

struct tester;

/* FAULT: a row of isa.def (ISA_ID_INVALID: none) that compiled code has wrong, as the next row that takes the same
 * fields; to see whether tests notice. */
enum {
	TESTER_GUEST = 1,
	TESTER_KERNEL = 2,
	TESTER_CATCH = 4, /* crashes of the compiler, and if it does not end */
};
struct tester *tester_new(u32 flags, enum isa_id fault);
void tester_free(struct tester *t);
bool tester_has_guest(const struct tester *t);
bool tester_has_kernel(const struct tester *t);
/* What was wrong with the last program. */
const char *tester_message(const struct tester *t);
/* How many programs the kernel took, of how many. */
void tester_kernel_counts(const struct tester *t, u64 *accepted, u64 *tried);

/* How closely programs are looked at before they are compared. CLOSE: random_sane.h, more fillings of what is not
 * defined. VERIFIED: also, those that pass addresses to helpers must be accepted by the kernel; for programs that may be
 * anything. */
enum strict { STRICT_NOT, STRICT_CLOSE, STRICT_VERIFIED };
void tester_strict(struct tester *t, enum strict strict);
/* WANT: to be freed after REFERENCE_OK. */
enum reference tester_reference(struct tester *t, const struct random_program *p, struct expected *want);
/* Does P give WANT as V says? True also where the engine cannot have it (no guest: it is compiled only; the kernel
 * refuses it). */
bool tester_agrees(struct tester *t, const struct random_program *p, const struct variant *v,
		   const struct expected *want);
/* The same for many programs on memory at once: compiles P and keeps it until tester_flush(). False if it cannot be
 * compiled. */
bool tester_can_queue(const struct random_program *p, const struct variant *v);
bool tester_queue(struct tester *t, const struct random_program *p, const struct variant *v,
		  const struct expected *want, u64 seed);
/* Runs what was queued; calls DIFFERS for each that does not give what was wanted. */
void tester_flush(struct tester *t, void (*differs)(void *arg, u64 seed, const struct variant *v), void *arg);
bool tester_queue_full(const struct tester *t);
/* P is a proper program, and differs: the condition of random_shrink(). */
bool tester_differs(struct tester *t, const struct random_program *p, const struct variant *v);
/* P as text. */
void tester_print(struct tester *t, const struct random_program *p, FILE *out);

#endif
