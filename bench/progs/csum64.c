/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One's complement sum of data .. data_end with an accumulator of 64 bits, four bytes at a time. */
#include "../bench.h"

BENCH u64 csum64(struct ctx *ctx)
{
	u32 *at = PTR(u32, ctx->data), *end = PTR(u32, ctx->data_end);
	u64 sum = 0;

	while (at < end)
		sum += *at++;
	sum = (sum & 0xffffffff) + (sum >> 32);
	sum = (sum & 0xffffffff) + (sum >> 32);
	sum = (sum & 0xffff) + (sum >> 16);
	sum = (sum & 0xffff) + (sum >> 16);
	return (u16)~sum;
}
