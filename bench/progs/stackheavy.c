/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* 400 bytes of locals, indexed by the bytes of data .. data_end. */
#include "../bench.h"

BENCH u64 stackheavy(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	u32 count[64];
	u16 last[64];
	u64 sums[2] = {1, 2};

	for (u32 i = 0; i < 64; i++) {
		count[i] = i;
		last[i] = 0;
	}
	for (u32 n = 1; at < end; at++, n++) {
		u32 k = *at & 63;

		count[k] += n - last[k];
		last[k] = n;
		sums[*at >> 7] += (u64)count[k] * last[(k + 1) & 63];
	}
	for (u32 i = 0; i < 64; i++)
		sums[i & 1] = sums[i & 1] * 33 + (count[i] ^ last[i]);
	return sums[0] ^ sums[1];
}
