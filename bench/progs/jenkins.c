/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Bob Jenkins' lookup3 over the words of data .. data_end; `a` is the seed. */
#include "../bench.h"

BENCH u64 jenkins(struct ctx *ctx)
{
	u32 *key = PTR(u32, ctx->data);
	u32 n = (ctx->data_end - ctx->data) / 4, a, b, c;

	a = b = c = 0xdeadbeef + (n << 2) + ctx->a;
	while (n > 3) {
		a += key[0];
		b += key[1];
		c += key[2];
		a -= c, a ^= rol32(c, 4), c += b;
		b -= a, b ^= rol32(a, 6), a += c;
		c -= b, c ^= rol32(b, 8), b += a;
		a -= c, a ^= rol32(c, 16), c += b;
		b -= a, b ^= rol32(a, 19), a += c;
		c -= b, c ^= rol32(b, 4), b += a;
		n -= 3;
		key += 3;
	}
	if (n > 2)
		c += key[2];
	if (n > 1)
		b += key[1];
	if (n > 0) {
		a += key[0];
		c ^= b, c -= rol32(b, 14);
		a ^= c, a -= rol32(c, 11);
		b ^= a, b -= rol32(a, 25);
		c ^= b, c -= rol32(b, 16);
		a ^= c, a -= rol32(c, 4);
		b ^= a, b -= rol32(a, 14);
		c ^= b, c -= rol32(b, 24);
	}
	return (u64)b << 32 | c;
}
