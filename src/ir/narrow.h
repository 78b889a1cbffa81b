/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What narrow.c learns from its two analyses. For narrow*.c only. */
#ifndef BPFC_IR_NARROW_H
#define BPFC_IR_NARROW_H

#include "ir/opt.h"

/* All values that an instruction can have lie in lo .. hi, unsigned, and fit in sbits bits, signed. sbits 0: nothing
 * was seen to come here (in the end: the instruction is never executed). */
struct range {
	u64 lo, hi;
	u8 sbits;
};

/* narrow_range.c: a range for every instruction, in A. Needs ir_cfg(). */
struct range *narrow_ranges(struct ir_func *f, struct arena *a);
/* narrow_bits.c: for every instruction the bits of its result that anybody looks at, in A. Needs ir_cfg(). */
u64 *narrow_demand(struct ir_func *f, struct arena *a);

#endif
