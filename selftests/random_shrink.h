/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Makes a program smaller that shows a fault, as long as it shows it, and writes it down as a case file.
 */
#ifndef SELFTESTS_RANDOM_SHRINK_H
#define SELFTESTS_RANDOM_SHRINK_H

#include "random_edit.h"
#include "random_run.h"

/* Removes instructions, in pieces that get smaller; puts constants in the place of what computes values, goto for
 * conditions, small numbers for others; clears and shortens memory; drops maps. Jumps stay right. DIFFERS must be true
 * for P, and is for what P becomes. */
void random_shrink(struct random_program *p, bool (*differs)(void *arg, const struct random_program *p), void *arg);

/* P as a case file: what it gives must be WANT. TITLE: of the case, one line. */
void random_case(struct tester *t, const struct random_program *p, const struct expected *want, const char *title,
		 FILE *out);

#endif
