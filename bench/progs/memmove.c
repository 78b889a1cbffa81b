/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Moves the `b` words at data to the address in `a`, which may overlap. */
#include "../bench.h"

BENCH u64 memmove(struct ctx *ctx)
{
	u32 *from = PTR(u32, ctx->data), *to = PTR(u32, ctx->a);
	u32 n = ctx->b, last = 0;

	if (to <= from || to >= from + n) {
		for (u32 i = 0; i < n; i++)
			to[i] = last = from[i];
	} else {
		for (u32 i = n; i > 0; i--)
			to[i - 1] = last = from[i - 1];
	}
	return last;
}
