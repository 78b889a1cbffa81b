/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What cfg.c finds out about the control flow graph, for ir_cfg() and for checkers that must not change the function.
 * Of this folder only.
 */
#ifndef BPFC_IR_CFG_H
#define BPFC_IR_CFG_H

#include "ir/ir.h"

/* Blocks are numbered 1 .. n by a depth-first walk from the entry; every array but num is indexed by that number.
 * Numbers fit dominance: a dominator's is smaller. */
struct ir_graph {
	u32 n;
	u32 *num;      /* block -> number, 0: unreachable */
	u32 *block;    /* number -> block */
	u32 *parent;   /* in the tree of the walk; 0 for the entry */
	u32 *dom;      /* immediate dominator; 0 for the entry */
	u32 *dom_at;   /* position in a preorder of the dominator tree */
	u32 *dom_size; /* nodes of the subtree: it is dom_at .. dom_at + dom_size - 1 */
	u32 *pred_at;  /* n + 2 offsets into preds */
	u32 *preds;    /* one an edge */
};

/* All memory from A. */
void ir_graph_make(struct ir_graph *g, const struct ir_func *f, struct arena *a);

static inline bool ir_graph_dominates(const struct ir_graph *g, u32 x, u32 y)
{
	return g->dom_at[y] - g->dom_at[x] < g->dom_size[x];
}

/* An arena for the time of one pass: released by ir_temp_end(), or when something throws. */
void ir_temp_begin(struct bpfc_ctx *ctx, struct arena *a);
void ir_temp_end(struct bpfc_ctx *ctx);

#endif
