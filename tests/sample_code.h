/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A hand-made product with everything that writers have to carry, for tests that need no compiler. */
#ifndef BPFC_SAMPLE_CODE_H
#define BPFC_SAMPLE_CODE_H

#include "code.h"

enum sample {
	SAMPLE_FIRST,  /* program `first`, map `flows` of 16 entries */
	SAMPLE_SECOND, /* program `second`, the same map */
	SAMPLE_OTHER,  /* program `other`, another map of that name */
	SAMPLE_NUMBERS /* program `numbers`, refers to nothing outside */
};

/* Throws. `first(ctx)` gives bpfrt_map_lookup_elem(&flows, ctx) + 1000 + 200 + 30 + 1 as its low word, 7 as its high
 * one; the numbers are in .rodata, .data and .bss (`spare`, where the host stores 30), and in a local function. */
struct code *sample_code(struct bpfc_ctx *ctx, enum sample which);

#endif
