/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* State of the split into halves, shared by split.c and split_cmp.c. For these two only. */
#ifndef BPFC_IR_SPLIT_H
#define BPFC_IR_SPLIT_H

#include "ir/ir.h"

struct pair {
	ir_ref lo, hi;
};

/* An edge of the new function whose arguments are those of an edge of the old one. */
struct split_edge {
	u32 from, k;
	struct ir_edge old;
};

struct split {
	struct ir_func *f, *g; /* old, new */
	const struct ir_sig *sigs;
	ir_ref *lo, *hi; /* halves of the old values; hi 0 for I32 */
	u8 *hz;		 /* what is known of the old values' high halves */
	u32 *block;	 /* old block to the new one in which it begins */
	VEC(struct split_edge) edges;
	struct arena *tmp; /* released at the end */
	ir_ref *scratch;   /* argument list under construction */
	u32 b;		   /* new block that grows */
	ir_ref old;	   /* old instruction that is being split */
};

static inline struct pair split_pair(const struct split *s, ir_ref old)
{
	return (struct pair){s->lo[old], s->hi[old]};
}

/* split.c: make successor K of new block FROM what the old edge was. */
void split_edge(struct split *s, u32 from, int k, const struct ir_edge *old);

/* split_cmp.c: a 64-bit comparison as a value, and as the end of new block s->b (old block OLD). */
ir_ref split_set(struct split *s, enum alu_cond c, struct pair a, struct pair b);
void split_br(struct split *s, const struct ir_ins *br, u32 old);

#endif
