/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One ChaCha20 block (RFC 8439) from the state of 16 words at data to the address in `a`. */
#include "../bench.h"

#define QUARTER(a, b, c, d)                                                                                            \
	do {                                                                                                           \
		a += b, d = rol32(d ^ a, 16);                                                                          \
		c += d, b = rol32(b ^ c, 12);                                                                          \
		a += b, d = rol32(d ^ a, 8);                                                                           \
		c += d, b = rol32(b ^ c, 7);                                                                           \
	} while (0)

BENCH u64 chacha(struct ctx *ctx)
{
	u32 *in = PTR(u32, ctx->data), *out = PTR(u32, ctx->a);
	u32 x0 = in[0], x1 = in[1], x2 = in[2], x3 = in[3], x4 = in[4], x5 = in[5], x6 = in[6], x7 = in[7];
	u32 x8 = in[8], x9 = in[9], xa = in[10], xb = in[11], xc = in[12], xd = in[13], xe = in[14], xf = in[15];

	for (int i = 0; i < 10; i++) {
		QUARTER(x0, x4, x8, xc);
		QUARTER(x1, x5, x9, xd);
		QUARTER(x2, x6, xa, xe);
		QUARTER(x3, x7, xb, xf);
		QUARTER(x0, x5, xa, xf);
		QUARTER(x1, x6, xb, xc);
		QUARTER(x2, x7, x8, xd);
		QUARTER(x3, x4, x9, xe);
	}
	out[0] = x0 + in[0], out[1] = x1 + in[1], out[2] = x2 + in[2], out[3] = x3 + in[3];
	out[4] = x4 + in[4], out[5] = x5 + in[5], out[6] = x6 + in[6], out[7] = x7 + in[7];
	out[8] = x8 + in[8], out[9] = x9 + in[9], out[10] = xa + in[10], out[11] = xb + in[11];
	out[12] = xc + in[12], out[13] = xd + in[13], out[14] = xe + in[14], out[15] = xf + in[15];
	return (u64)out[0] << 32 | out[15];
}
