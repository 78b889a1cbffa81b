/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The stack: arrays with variable indices, sorting, copies, bytes of words, many values at once. */
#include "live.h"

ARRAY_MAP(out, u64, 8);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

SEC("xdp") int sort(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	u32 v[16];

	if (data + 78 > end)
		return XDP_PASS;
	__builtin_memcpy(v, data + 14, sizeof v);
	for (u32 i = 1; i < 16; i++)
		for (u32 k = 15; k >= 1; k--)
			if (v[k] < v[k - 1]) {
				u32 t = v[k];

				v[k] = v[k - 1];
				v[k - 1] = t;
			}
	for (u32 i = 0; i < 16; i++)
		put(0, v[i]);
	return (int)(v[3] & 3);
}

SEC("xdp") int histogram(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	u16 counts[32] = {0};

	for (u32 i = 0; i < 200; i++) {
		if (data + 1 > end)
			break;
		counts[*data++ & 31]++;
	}
	for (u32 i = 0; i < 32; i++)
		put(1, counts[i]);
	return 0;
}

/* Bytes written one by one, read as words, and the other way round. */
SEC("socket") int overlay(struct __sk_buff *skb)
{
	union {
		u8 b[24];
		u16 h[12];
		u32 w[6];
		u64 d[3];
	} u;
	u32 len = skb->len;

	for (u32 i = 0; i < 24; i++)
		u.b[i] = (u8)(len * (i + 1));
	put(2, u.d[0] + u.w[3] + u.h[11]);
	u.h[OPAQUE(5)] = (u16)len;
	u.b[len & 15] ^= 0x5a;
	put(3, u.d[1] ^ u.d[2]);
	u.d[0] = (u64)len << 31 | 0x1234567;
	put(4, u.b[3] | (u32)u.b[4] << 8 | (u64)u.h[3] << 40);
	return (int)u.w[1];
}

/* More values at once than there are registers. */
SEC("tc") int pressure(struct __sk_buff *skb)
{
	u64 a = skb->len, b = skb->mark, c = skb->priority, d = skb->protocol, e = skb->cb[0], f = skb->cb[1];
	u64 g = a * b, h = c - d, i = e ^ f, k = a << 40, l = b >> 3 | d << 50, m = ~c;

	for (u32 n = 0; n < 20; n++) {
		u64 t = mix(a, m) + mix(b, l);

		a = b + (g >> 5);
		b = c ^ h;
		c = d - i;
		d = e * 3 + k;
		e = f & ~l;
		f = g | m >> 9;
		g = h + n;
		h = i < k ? i : k;
		i = k * 5;
		k = l - g;
		l = (u64)((s64)m >> 3);
		m = t;
	}
	put(5, a + b + c + d + e + f);
	put(6, g ^ h ^ i ^ k ^ l ^ m);
	return (int)(a ^ m);
}
