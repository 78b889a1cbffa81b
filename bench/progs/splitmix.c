/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* SplitMix64: fills data .. data_end with random numbers from the seed `a`:`b`; the sum of them all. */
#include "../bench.h"

BENCH u64 splitmix(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end);
	u64 state = (u64)ctx->a << 32 | ctx->b, sum = 0;

	for (; at < end; at++) {
		u64 z = state += 0x9e3779b97f4a7c15;

		z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
		z = (z ^ z >> 27) * 0x94d049bb133111eb;
		z ^= z >> 31;
		*at = z;
		sum += z;
	}
	return sum;
}
