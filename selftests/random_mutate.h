/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Mutants of real programs: changed constants, registers, operations, conditions, offsets, jump targets; instructions
 * doubled, exchanged, dropped; changed input. Structure stays valid as far as one change can tell; what the mutant does is
 * anybody's guess.
 */
#ifndef SELFTESTS_RANDOM_MUTATE_H
#define SELFTESTS_RANDOM_MUTATE_H

#include "random_gen.h"

struct mutator;

struct mutator *mutator_new(void);
void mutator_free(struct mutator *m);
/* Programs of a file: an object (those that need no sections of data; they run on packets), case files, text. False, with a
 * message, if it cannot be read. */
bool mutator_add(struct mutator *m, const char *path);
u32 mutator_count(const struct mutator *m);
/* Mutant number SEED. */
void mutator_make(struct mutator *m, u64 seed, struct random_program *out);

#endif
