/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One's complement sum of data .. data_end with an accumulator of 16 bits. */
#include "../bench.h"

BENCH u64 csum16(struct ctx *ctx)
{
	u16 *at = PTR(u16, ctx->data), *end = PTR(u16, ctx->data_end);
	u16 sum = 0;

	while (at < end) {
		u16 word = *at++;

		sum += word;
		sum += sum < word;
	}
	return (u16)~sum;
}
