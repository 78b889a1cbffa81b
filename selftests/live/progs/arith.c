/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Arithmetic on numbers from packets (live/packets.c puts edge values there): all operations at 64 and 32 bits, signed and
 * unsigned.
 */
#include "live.h"

ARRAY_MAP(out, u64, 64);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

/* Signed division that BPF before v4 does not have. */
INLINE s64 sdiv(s64 a, s64 b)
{
	u64 q = (u64)(a < 0 ? -(u64)a : (u64)a) / (u64)(b < 0 ? -(u64)b : (u64)b);

	return (a < 0) != (b < 0) ? -(s64)q : (s64)q;
}

NOINLINE void pair64(u64 a, u64 b)
{
	put(0, a + b);
	put(1, a - b);
	put(2, a * b);
	put(3, a / b);
	put(4, a % b);
	put(5, a << (b & 63));
	put(6, a >> (b & 63));
	put(7, (u64)((s64)a >> (b & 63)));
	put(8, (a & b) ^ (a | ~b));
	put(9, (a < b) | (a <= b) << 1 | (a == b) << 2 | ((s64)a < (s64)b) << 3 | ((s64)a >= (s64)b) << 4);
	put(10, (u64)sdiv((s64)a, (s64)b));
	put(11, __builtin_bswap64(a) + __builtin_bswap32((u32)b) + __builtin_bswap16((u16)b));
	put(12, -a);
	put(13, (u64)(s64)(s8)a + (u64)(s64)(s16)b);
	put(14, (u64)(s64)(s32)(a ^ b));
	put(15, a << 7 | a >> 57);
}

NOINLINE void pair32(u32 a, u32 b)
{
	put(16, a + b);
	put(17, a - b);
	put(18, a * b);
	put(19, a / b);
	put(20, a % b);
	put(21, a << (b & 31));
	put(22, a >> (b & 31));
	put(23, (u64)((s32)a >> (b & 31)));
	put(24, (u64)a * b);
	put(25, (a < b) | (a <= b) << 1 | (a == b) << 2 | ((s32)a < (s32)b) << 3 | ((s32)a > (s32)b) << 4);
	put(26, a / 10 + a % 10 + a / 641 + a % 3 + b / 7);
	put(27, (a & b) == 0 ? a : b);
	put(28, a << 13 | a >> 19);
	put(29, (u64)(s64)(s32)-a);
}

NOINLINE void constants(u64 a)
{
	put(32, a / 10 + a % 10);
	put(33, a / 0x100000001ull);
	put(34, a % 1000000007);
	put(35, a * 0x123456789abcdefull);
	put(36, a & 0xffffffff00000000ull);
	put(37, a > 0x7fffffffffffffffull);
	put(38, (s64)a < -0x80000000ll);
	put(39, (s64)a > 0x7fffffff);
	put(40, a == 0xfffffffful);
	put(41, a >> 32 | a << 32);
	put(42, (a << 32) >> 32);
	put(43, (u64)((s64)(a << 32) >> 32));
	put(44, (a << 48) >> 48 | (u64)((s64)(a << 56) >> 56));
}

SEC("xdp") int arith(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	u64 a, b;

	if (data + 30 > end)
		return XDP_ABORTED;
	a = *(u64 *)(data + 14);
	b = *(u64 *)(data + 22);
	pair64(a, b);
	pair64(a, b >> (b & 63));
	pair32((u32)a, (u32)(b >> 20));
	constants(a);
	constants(b >> (a & 63));
	return XDP_PASS;
}
