/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Atomic operations (BPF v3 and up) on map values, globals and the stack. */
#include "live.h"

struct words {
	u64 d;
	u32 w, x;
};

ARRAY_MAP(out, u64, 8);
ARRAY_MAP(values, struct words, 2);
struct words global = {1, 2, 3};

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

NOINLINE u64 all(struct words *p, u64 v)
{
	u64 h = 0;

	h = mix(h, __sync_fetch_and_add(&p->d, v));
	h = mix(h, __sync_fetch_and_add(&p->w, (u32)v));
	h = mix(h, __sync_fetch_and_and(&p->d, v | 0xffff0000ffffull));
	h = mix(h, __sync_fetch_and_or(&p->w, (u32)v >> 3));
	h = mix(h, __sync_fetch_and_xor(&p->d, v << 9));
	h = mix(h, __sync_fetch_and_xor(&p->x, (u32)v));
	h = mix(h, __sync_lock_test_and_set(&p->x, (u32)h));
	h = mix(h, __sync_val_compare_and_swap(&p->d, p->d, h));
	h = mix(h, __sync_val_compare_and_swap(&p->d, h + 1, v));
	h = mix(h, __sync_val_compare_and_swap(&p->w, p->w, (u32)h));
	__sync_fetch_and_add(&p->d, 1);
	__sync_fetch_and_or(&p->x, 0x80000000);
	return h;
}

SEC("xdp") int atomics(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	struct words local = {~0ull, 5, 6}, *p;
	u32 key = 1;
	u64 v;

	if (data + 22 > end)
		return 0;
	v = *(u64 *)(data + 14);
	p = bpf_map_lookup_elem(&values, &key);
	if (p)
		put(0, all(p, v));
	put(1, all(&global, v));
	put(2, all(&local, v));
	put(3, local.d ^ local.w ^ (u64)local.x << 32);
	return 2;
}
