/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs a random program by the interpreter and as compiled code, compares, and makes failing programs smaller. */
#ifndef SELFTESTS_RANDOM_RUN_H
#define SELFTESTS_RANDOM_RUN_H

#include <stdio.h>

#include "random_gen.h"

enum { MAX_VARIANTS = 240 };

/* One way to compile. */
struct variant {
	int level;
	u32 seed;   /* of the register allocator */
	int harden; /* with the program's number as seed */
	u64 harden_seed;
};

/* What the program gives. */
struct expected {
	u64 r0;
	u8 mem[RANDOM_MEM];
};

enum reference { REFERENCE_OK, REFERENCE_LONG /* too many instructions */, REFERENCE_BAD };

struct tester;

struct tester *tester_new(bool want_guest);
void tester_free(struct tester *t);
bool tester_has_guest(const struct tester *t);
/* What was wrong with the last program. */
const char *tester_message(const struct tester *t);

/* Runs P by both interpreters, with two fillings of all that a program must not rely upon; results that differ, faults
 * and refusals are BAD. */
enum reference tester_reference(struct tester *t, const struct random_program *p, struct expected *want);
/* Compiles P and runs it in the guest (without one: compiles only). False, with a message, unless it gives WANT. */
bool tester_agrees(struct tester *t, const struct random_program *p, const struct variant *v,
		   const struct expected *want);
/* The same for many programs at once: compiles P and keeps it until tester_flush(). False if it cannot be compiled. */
bool tester_queue(struct tester *t, const struct random_program *p, const struct variant *v,
		  const struct expected *want, u64 seed);
/* Runs what was queued; calls DIFFERS for each that does not give what was wanted. */
void tester_flush(struct tester *t, void (*differs)(void *arg, u64 seed, const struct variant *v), void *arg);
bool tester_queue_full(const struct tester *t);
/* Drops instructions from P and simplifies others as long as it still differs. */
void tester_shrink(struct tester *t, struct random_program *p, const struct variant *v);
/* P as a case file on standard output. */
void tester_report(struct tester *t, const struct random_program *p, const struct variant *v, u64 seed);
/* P as text. */
void tester_print(struct tester *t, const struct random_program *p, FILE *out);

#endif
