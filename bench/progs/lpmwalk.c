/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Longest prefix match: `b` addresses at the address in `a`, looked up in the binary trie at data. */
#include "../bench.h"

struct node {
	u32 child[2]; /* number of the node, 0: none */
	u32 value;    /* 0: no prefix ends here */
};

BENCH u64 lpmwalk(struct ctx *ctx)
{
	struct node *nodes = PTR(struct node, ctx->data);
	u32 *address = PTR(u32, ctx->a), n = ctx->b;
	u64 sum = 0;

	for (u32 i = 0; i < n; i++) {
		u32 bits = address[i], at = 0, best = 0;

		for (int depth = 0; depth < 32; depth++) {
			at = nodes[at].child[bits >> 31];
			if (!at)
				break;
			if (nodes[at].value)
				best = nodes[at].value;
			bits <<= 1;
		}
		sum = sum * 31 + best;
	}
	return sum;
}
