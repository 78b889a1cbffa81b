/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* MurmurHash3 (32 bits) over the words of data .. data_end; `a` is the seed. */
#include "../bench.h"

BENCH u64 murmur(struct ctx *ctx)
{
	u32 *at = PTR(u32, ctx->data), *end = PTR(u32, ctx->data_end);
	u32 h = ctx->a;

	for (; at < end; at++) {
		h ^= rol32(*at * 0xcc9e2d51, 15) * 0x1b873593;
		h = rol32(h, 13) * 5 + 0xe6546b64;
	}
	h ^= ctx->data_end - ctx->data;
	h ^= h >> 16;
	h *= 0x85ebca6b;
	h ^= h >> 13;
	h *= 0xc2b2ae35;
	return h ^ h >> 16;
}
