/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A chain of functions with five arguments each, for each word of data .. data_end. */
#include "../bench.h"

static NOINLINE u64 last(u64 a, u32 b, u64 c, u32 d, u32 e)
{
	return (a ^ c) + (u64)b * d - e;
}

static NOINLINE u64 third(u64 a, u32 b, u64 c, u32 d, u32 e)
{
	return last(a + c, b ^ e, c, d + 1, e) ^ (u64)d << 20;
}

static NOINLINE u64 second(u64 a, u32 b, u64 c, u32 d, u32 e)
{
	u64 r = third(c, b + d, a, e, d);

	return r & 1 ? r + a : third(r, b, c, d, e);
}

static NOINLINE u64 first(u64 a, u32 b, u64 c, u32 d, u32 e)
{
	return second(a, b, c + e, d, e - 1) + b;
}

BENCH u64 calls(struct ctx *ctx)
{
	u32 *at = PTR(u32, ctx->data), *end = PTR(u32, ctx->data_end);
	u64 sum = 0;

	for (u32 i = 0; at < end; at++, i++)
		sum = first(sum, *at, sum >> 7, i, ctx->a);
	return sum;
}
