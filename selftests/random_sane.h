/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Which programs have a result that engines with other addresses and other rubbish in registers must share. */
#ifndef SELFTESTS_RANDOM_SANE_H
#define SELFTESTS_RANDOM_SANE_H

#include "random_gen.h"

/* As far as can be told from registers and stack slots: nothing that was not written is read, and an address is only moved,
 * added to, subtracted from another, compared with another or with zero, and used to reach memory. P has passed
 * prog_check(). */
bool sane_program(const struct random_program *p);
/* P adds an address of the stack, perhaps, to a number. In subprograms Linux's verifier (6.18) then takes it for one in the
 * main function's frame, and may believe wrong things of what is stored there. */
bool sane_misleads_verifier(const struct random_program *p);
/* P hands addresses to helpers or reads the packet by legacy loads: only a verifier knows whether that is right. */
bool sane_needs_verifier(const struct random_program *p);

#endif
