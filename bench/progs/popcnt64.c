/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Counts the bits of the 64-bit numbers data .. data_end, by masks and by parity. */
#include "../bench.h"

BENCH u64 popcnt64(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end);
	u64 sum = 0, odd = 0;

	for (; at < end; at++) {
		u64 x = *at;

		x -= x >> 1 & 0x5555555555555555;
		x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
		x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
		x = x * 0x0101010101010101 >> 56;
		sum += x;
		odd = odd << 1 | (x & 1);
	}
	return sum ^ odd << 16;
}
