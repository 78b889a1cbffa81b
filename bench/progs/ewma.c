/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Moving average and variance, in signed 64-bit fixed point of 16 bits, of the signed 32-bit samples data .. data_end;
 * both end up at the address in `a`.
 */
#include "../bench.h"

BENCH u64 ewma(struct ctx *ctx)
{
	s32 *at = PTR(s32, ctx->data), *end = PTR(s32, ctx->data_end);
	s64 *out = PTR(s64, ctx->a);
	s64 mean = out[0], var = out[1];

	for (; at < end; at++) {
		s64 diff = ((s64)*at << 16) - mean, step = diff >> 3;

		mean += step;
		var += ((diff >> 8) * (step >> 8) - var) >> 3;
		if (var < 0)
			var = 0;
	}
	out[0] = mean;
	out[1] = var;
	return mean ^ var;
}
