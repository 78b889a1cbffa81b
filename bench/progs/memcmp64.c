/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Compares data .. data_end with as many bytes at the address in `a`, byte by byte: place and difference. */
#include "../bench.h"

BENCH u64 memcmp64(struct ctx *ctx)
{
	u8 *x = PTR(u8, ctx->data), *y = PTR(u8, ctx->a);
	u64 n = ctx->data_end - ctx->data;

	for (u64 i = 0; i < n; i++) {
		if (x[i] != y[i])
			return i << 32 | (u32)(x[i] - y[i]);
	}
	return (u64)-1;
}
