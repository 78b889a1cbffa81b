/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* 64-bit modulo: each number of data .. data_end by the one before it (odd), and by a constant. */
#include "../bench.h"

BENCH u64 mod64(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end);
	u64 before = 1000003, sum = 0;

	for (; at < end; at++) {
		sum = sum * 3 + *at % before + *at % 1000000007;
		before = *at | 1;
	}
	return sum;
}
