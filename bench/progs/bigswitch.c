/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A switch over 64 values for each byte of data .. data_end. */
#include "../bench.h"

BENCH u64 bigswitch(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	u32 x = ctx->a, y = ctx->b;

	for (; at < end; at++) {
		switch (*at & 63) {
		case 0:
			x += 0x9e3779b1u;
			break;
		case 1:
			x ^= 0x3c6ef362u;
			break;
		case 2:
			x -= y;
			break;
		case 3:
			y += x >> 15;
			break;
		case 4:
			x *= 0x17156075u;
			break;
		case 5:
			y ^= 0xb54cda26u;
			break;
		case 6:
			x = rol32(x, 10);
			break;
		case 7:
			y = ~y - 7;
			break;
		case 8:
			x |= y & 0x4739u;
			break;
		case 9:
			y -= x ^ 0x2e2ac0u;
			break;
		case 10:
			x = swap32(x);
			break;
		case 11:
			y = y * 9 + x;
			break;
		case 12:
			x &= ~(y >> 2);
			break;
		case 13:
			y = (y << 3) - y;
			break;
		case 14:
			x += y * 17;
			break;
		case 15:
			y ^= x << 13;
			break;
		case 16:
			x += 0x81af14c1u;
			break;
		case 17:
			x ^= 0x1fe68e72u;
			break;
		case 18:
			x -= y;
			break;
		case 19:
			y += x >> 11;
			break;
		case 20:
			x *= 0xfa8cfb85u;
			break;
		case 21:
			y ^= 0x98c47536u;
			break;
		case 22:
			x = rol32(x, 6);
			break;
		case 23:
			y = ~y - 23;
			break;
		case 24:
			x |= y & 0xe249u;
			break;
		case 25:
			y -= x ^ 0x11a25bu;
			break;
		case 26:
			x = swap32(x);
			break;
		case 27:
			y = y * 9 + x;
			break;
		case 28:
			x &= ~(y >> 14);
			break;
		case 29:
			y = (y << 3) - y;
			break;
		case 30:
			x += y * 33;
			break;
		case 31:
			y ^= x << 9;
			break;
		case 32:
			x += 0x6526afd1u;
			break;
		case 33:
			x ^= 0x35e2982u;
			break;
		case 34:
			x -= y;
			break;
		case 35:
			y += x >> 7;
			break;
		case 36:
			x *= 0xde049695u;
			break;
		case 37:
			y ^= 0x7c3c1046u;
			break;
		case 38:
			x = rol32(x, 3);
			break;
		case 39:
			y = ~y - 39;
			break;
		case 40:
			x |= y & 0x7d59u;
			break;
		case 41:
			y -= x ^ 0xf519f7u;
			break;
		case 42:
			x = swap32(x);
			break;
		case 43:
			y = y * 9 + x;
			break;
		case 44:
			x &= ~(y >> 10);
			break;
		case 45:
			y = (y << 3) - y;
			break;
		case 46:
			x += y * 49;
			break;
		case 47:
			y ^= x << 6;
			break;
		case 48:
			x += 0x489e4ae1u;
			break;
		case 49:
			x ^= 0xe6d5c492u;
			break;
		case 50:
			x -= y;
			break;
		case 51:
			y += x >> 4;
			break;
		case 52:
			x *= 0xc17c31a5u;
			break;
		case 53:
			y ^= 0x5fb3ab56u;
			break;
		case 54:
			x = rol32(x, 31);
			break;
		case 55:
			y = ~y - 55;
			break;
		case 56:
			x |= y & 0x1869u;
			break;
		case 57:
			y -= x ^ 0xd89192u;
			break;
		case 58:
			x = swap32(x);
			break;
		case 59:
			y = y * 9 + x;
			break;
		case 60:
			x &= ~(y >> 7);
			break;
		case 61:
			y = (y << 3) - y;
			break;
		case 62:
			x += y * 65;
			break;
		case 63:
			y ^= x << 2;
			break;
		}
	}
	return (u64)x << 32 | y;
}
