/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One's complement sum of data .. data_end with an accumulator of 32 bits, folded at the end. */
#include "../bench.h"

BENCH u64 csum32(struct ctx *ctx)
{
	u16 *at = PTR(u16, ctx->data), *end = PTR(u16, ctx->data_end);
	u32 sum = 0;

	while (at < end)
		sum += *at++;
	sum = (sum & 0xffff) + (sum >> 16);
	sum = (sum & 0xffff) + (sum >> 16);
	return (u16)~sum;
}
