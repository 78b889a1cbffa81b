/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The kernel's side of a comparison. */
#ifndef SELFTESTS_LIVE_THEIRS_H
#define SELFTESTS_LIVE_THEIRS_H

#include "live/kernel.h"
#include "live/ours.h"

/* Runs SUBJECT, loaded as K, into OUT, which is initialized. False: the error is in out->error. */
bool theirs_run(struct kernel_prog *k, const struct subject *s, struct snapshot *out);

#endif
