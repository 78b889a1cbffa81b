/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What of the code does the author of a program still control? Three answers that do not rest on each other: who chose
 * each byte, as the encoder kept book (audit_map.c); whether constants that the author chose show up in code under many
 * seeds, found out by compiling and looking (audit_stat.c); and what could be reached by a jump into the middle
 * (audit_gadget.c).
 */
#ifndef BPFC_AUDIT_H
#define BPFC_AUDIT_H

#include "bpfc.h"
#include "code.h"
#include "prog.h"

enum { AUDIT_SEEDS = 256 };

/* -- audit_map.c: bytes by who chose them -------------------------------------------------------------------- */

/* A run of bytes of one kind that the author chose by value. */
struct audit_run {
	u32 offset, n, insn;
	u8 kind; /* enum code_byte, BYTE_COUNT or above */
};

struct audit_map {
	u32 bytes[BYTE_N];
	u32 total;
	u32 longest; /* the longest run of bytes that constants of the input chose */
	VEC(struct audit_run) runs;
};

/* CODE was compiled with opts->audit. */
void audit_map(const struct code *code, struct arena *a, struct audit_map *m);
const char *audit_byte_name(enum code_byte k);

/* -- audit_stat.c: constants in code, by experiment ---------------------------------------------------------- */

struct audit_hit {
	u32 insn, distance; /* from where the instruction's code begins */
	u32 n, found, other; /* string length; seeds that show it there, with this constant and with another */
	u8 bytes[4];
};

struct audit_stat {
	u32 seeds, constants;
	u64 tests;           /* string, place and length */
	u64 total, total_other; /* occurrences of the strings anywhere in the code: as given, with other constants */
	double sigmas;       /* by how many standard deviations these two differ */
	double alpha;        /* threshold of a single test: 1 % over all of them */
	u32 n_hits;
	struct audit_hit hits[16]; /* the first of them */
};

/* Compiles P, which is changed and restored, under SEEDS seeds from FIRST on, as it is and with other constants. OFFSETS: of
 * loads and stores count, too. Returns 0 or an error of the compiler. */
int audit_stat(struct prog *p, const struct bpfc_opts *opts, u64 first, u32 seeds, bool offsets, struct audit_stat *st);
/* Does the program keep its secrets? No hit, and totals within 5 sigma. */
bool audit_stat_passed(const struct audit_stat *st);

/* -- audit_gadget.c: useful ends ----------------------------------------------------------------------------- */

enum audit_end { END_RET, END_JMP, END_CALL, END_INT, END_SYSENTER, END_N };

struct audit_gadgets {
	u32 ends[END_N];     /* decoded at any byte offset */
	u32 intended[END_N]; /* of these, instructions that the compiler wrote */
	u32 chosen[END_N];   /* of these, with bytes that constants of the input chose in them or in what leads there */
};

/* False where this build has no disassembler. */
bool audit_gadgets(const struct code *code, const struct audit_map *m, struct audit_gadgets *g);
const char *audit_end_name(enum audit_end e);

/* -- audit.c ------------------------------------------------------------------------------------------------- */

/* All of it about P compiled with OPTS, to OUT; gadgets at every level. */
int audit_report(struct prog *p, const struct bpfc_opts *opts, FILE *out, bool json);

#endif
