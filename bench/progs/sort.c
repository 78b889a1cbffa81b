/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Insertion sort of the `b` (24) signed numbers at data. */
#include "../bench.h"

BENCH u64 sort(struct ctx *ctx)
{
	s32 *v = PTR(s32, ctx->data);
	u32 n = ctx->b, moves = 0;

	for (u32 i = 1; i < n; i++) {
		s32 x = v[i];
		u32 j = i;

		while (j > 0 && v[j - 1] > x) {
			v[j] = v[j - 1];
			j--;
			moves++;
		}
		v[j] = x;
	}
	return (u64)(u32)v[0] << 32 | moves;
}
