/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Leading zeros of the 64-bit numbers data .. data_end by halving, and the lowest set bit. */
#include "../bench.h"

BENCH u64 clz64(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end);
	u64 lowest = 0;
	u32 sum = 0;

	for (; at < end; at++) {
		u64 x = *at;
		u32 n = 64;

		lowest ^= x & -x;
		for (u32 step = 32; step; step /= 2) {
			if (x >> step) {
				n -= step;
				x >>= step;
			}
		}
		sum += n - (u32)x;
	}
	return lowest + sum;
}
