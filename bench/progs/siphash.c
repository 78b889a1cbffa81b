/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* SipHash-2-4 over the 8-byte words of data .. data_end; the key is at the address in `a`. */
#include "../bench.h"

#define ROUND(a, b, c, d)                                                                                              \
	do {                                                                                                           \
		a += b, b = rol64(b, 13) ^ a, a = rol64(a, 32);                                                        \
		c += d, d = rol64(d, 16) ^ c;                                                                          \
		a += d, d = rol64(d, 21) ^ a;                                                                          \
		c += b, b = rol64(b, 17) ^ c, c = rol64(c, 32);                                                        \
	} while (0)

BENCH u64 siphash(struct ctx *ctx)
{
	u64 *at = PTR(u64, ctx->data), *end = PTR(u64, ctx->data_end), *key = PTR(u64, ctx->a);
	u64 v0 = key[0] ^ 0x736f6d6570736575, v1 = key[1] ^ 0x646f72616e646f6d;
	u64 v2 = key[0] ^ 0x6c7967656e657261, v3 = key[1] ^ 0x7465646279746573;
	u64 last = (u64)(ctx->data_end - ctx->data) << 56;

	for (; at < end; at++) {
		u64 word = *at;

		v3 ^= word;
		ROUND(v0, v1, v2, v3);
		ROUND(v0, v1, v2, v3);
		v0 ^= word;
	}
	v3 ^= last;
	ROUND(v0, v1, v2, v3);
	ROUND(v0, v1, v2, v3);
	v0 ^= last;
	v2 ^= 0xff;
	ROUND(v0, v1, v2, v3);
	ROUND(v0, v1, v2, v3);
	ROUND(v0, v1, v2, v3);
	ROUND(v0, v1, v2, v3);
	return v0 ^ v1 ^ v2 ^ v3;
}
