/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Constant blinding (doc/bpfc-hardening.7): where the random numbers come from, and the pass over the IR. */
#ifndef BPFC_BLIND_H
#define BPFC_BLIND_H

#include "ir/ir.h"
#include "stream.h"

/* random.c: 256 bits from the operating system; false where it gives none. */
bool blind_entropy(struct stream_key *key);
/* The key that stands for --seed=SEED. */
void blind_seed(struct stream_key *key, u64 seed);

/* blind.c: every constant of F (level 2, ir_cfg() done) that F's hardening hides becomes an OPAQUE or a pair of random
 * parts. Nothing may look at constants of F afterwards. OPTIMIZE: outside of loops, and in two parts where that is enough. */
void blind_func(struct ir_func *f, struct stream *rnd, bool optimize);

/* fence.c: a speculation fence behind each store that goes, or may go, to F's stack (level 2). */
void blind_fences(struct ir_func *f);

#endif
