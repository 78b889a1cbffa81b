/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* FNV-1a, 64 bits, over the bytes of data .. data_end. */
#include "../bench.h"

BENCH u64 fnv64(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	u64 h = 0xcbf29ce484222325;

	for (; at < end; at++)
		h = (h ^ *at) * 0x100000001b3;
	return h;
}
