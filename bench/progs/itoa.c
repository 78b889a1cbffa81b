/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Decimal print of the 64-bit numbers data .. data_end to the address in `a`, a line each; the number of bytes. */
#include "../bench.h"

BENCH u64 itoa(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end);
	u8 *out = PTR(u8, ctx->a), *start = out;

	for (; at < end; at++) {
		u64 x = *at;
		u32 n = 1;

		for (u64 y = x; y >= 10; y /= 10)
			n++;
		for (u32 i = n; i > 0; i--) {
			out[i - 1] = '0' + x % 10;
			x /= 10;
		}
		out[n] = '\n';
		out += n + 1;
	}
	return out - start;
}
