/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Subprograms: five arguments of 64 bits, results of 64 and 32, pointers into the caller's stack, to packets and map
 * values, calls within calls and loops; global functions too.
 */
#include "live.h"

ARRAY_MAP(out, u64, 8);

struct state {
	u64 a, b;
	u32 c, d[4];
};

NOINLINE u64 five(u64 a, u64 b, u64 c, u64 d, u64 e)
{
	return mix(mix(a - b, c * d), e) + (a < b) + ((s64)c < (s64)d);
}

NOINLINE u32 narrow(u64 a, u32 b, s16 c)
{
	return (u32)(a >> 17) + b * (u32)c;
}

NOINLINE s64 wide(s32 a, s64 b)
{
	return b < 0 ? a - b : (s64)a * b;
}

NOINLINE void advance(struct state *s, u64 by)
{
	s->a += by;
	s->b = five(s->a, s->b, s->c, by, s->d[2]);
	s->c = narrow(s->b, s->c, (s16)by);
	s->d[by & 3] ^= (u32)wide((s32)s->c, (s64)s->a);
}

NOINLINE u64 sum_words(const u8 *data, const u8 *end)
{
	u64 sum = 0;

	for (u32 i = 0; i < 32; i++) {
		if (data + 4 > end)
			break;
		sum += *(u32 *)data;
		data += 4;
	}
	return sum;
}

NOINLINE int put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (!p)
		return -1;
	*p += value;
	return (int)at;
}

/* The verifier checks a global function by itself. */
__attribute__((noinline)) int global_step(u32 a, u32 b)
{
	u32 x = a * 2654435761u ^ b;

	return (int)(x >> 3 | x << 29);
}

SEC("xdp") int calls(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	struct state s = {1, 2, 3, {4, 5, 6, 7}};
	u32 x = 0;

	for (u32 i = 0; i < 10; i++) {
		advance(&s, OPAQUE(0x123456789abcull) >> i);
		x = (u32)global_step(x, i);
	}
	s.a += sum_words(data, end);
	put(0, s.a);
	put(1, s.b);
	put(2, s.c);
	put(3, (u64)s.d[0] << 32 | s.d[1]);
	put(4, (u64)s.d[2] << 32 | s.d[3]);
	put(5, x);
	put(6, (u64)put(99, 1));
	return (int)(s.a ^ s.b);
}

SEC("tc") int deep(struct __sk_buff *ctx)
{
	u64 v = five(ctx->len, ctx->mark, ctx->priority, ctx->cb[0], ctx->protocol);

	v = five(v, v >> 32, (u64)wide(-5, (s64)v), narrow(v, (u32)v, -3), (u64)global_step((u32)v, 9));
	put(7, v);
	return (int)narrow(v, 1, 1);
}
