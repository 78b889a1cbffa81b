/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Records: ringbuf by all its helpers until it is full, perf_event_array with and without bytes of the packet. */
#include "live.h"

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4096);
} ring SEC(".maps");

/* Becomes 8192. */
struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4097);
} other SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERF_EVENT_ARRAY);
	__uint(max_entries, 64);
	__uint(key_size, 4);
	__uint(value_size, 4);
} events SEC(".maps");

ARRAY_MAP(out, u64, 16);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

SEC("xdp") int reserve(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	u32 size = ctx->data_end - ctx->data;
	u64 *p = bpf_ringbuf_reserve(&ring, 24, 0);
	u8 *q;

	if (p) {
		p[0] = size;
		p[1] = 0x1122334455667788;
		p[2] = bpf_ringbuf_query(&ring, BPF_RB_PROD_POS);
		if (size & 1)
			bpf_ringbuf_discard(p, 0);
		else
			bpf_ringbuf_submit(p, BPF_RB_NO_WAKEUP);
	}
	put(0, p != 0);
	q = bpf_ringbuf_reserve(&ring, 13, 0);
	if (q) {
		for (int i = 0; i < 13; i++)
			q[i] = data + i + 1 <= end ? data[i] : i;
		bpf_ringbuf_submit(q, BPF_RB_FORCE_WAKEUP);
	}
	put(1, q != 0);
	p = bpf_ringbuf_reserve(&ring, 0, 0);
	if (p)
		bpf_ringbuf_submit(p, 0);
	put(2, p != 0);
	p = bpf_ringbuf_reserve(&ring, 8, 1); /* there are no flags */
	if (p)
		bpf_ringbuf_submit(p, 0);
	put(3, p != 0);
	p = bpf_ringbuf_reserve(&ring, 4097, 0);
	if (p)
		bpf_ringbuf_submit(p, 0);
	put(4, p != 0);
	for (int what = 0; what < 6; what++)
		put(5 + what, bpf_ringbuf_query(&ring, what));
	return 2;
}

SEC("tc") int output(struct __sk_buff *skb)
{
	u8 buf[256];
	u32 size = skb->len & 255;
	u64 *p = bpf_ringbuf_reserve(&other, 16, 0), *q = bpf_ringbuf_reserve(&other, 8, 0);
	int err;

	for (int i = 0; i < 256; i++)
		buf[i] = (u8)(i * 7 + size);
	err = bpf_ringbuf_output(&other, buf, size, 0);
	put(0, (u64)err);
	put(1, (u64)bpf_ringbuf_output(&other, buf, 8, 4));
	put(1, (u64)bpf_ringbuf_output(&other, buf, 8, 1ull << 32));
	/* submitted in another order */
	if (q) {
		*q = 5;
		bpf_ringbuf_submit(q, 0);
	}
	if (p) {
		p[0] = size;
		p[1] = bpf_ringbuf_query(&other, BPF_RB_AVAIL_DATA);
		bpf_ringbuf_submit(p, 0);
	}
	put(2, bpf_ringbuf_query(&other, BPF_RB_RING_SIZE));
	return err;
}

/* Sizes are 4 more than a multiple of 8: perf pads others. */
SEC("xdp") int sample(struct xdp_md *ctx)
{
	u32 data[5] = {1, 2, 3, ctx->data_end - ctx->data, 5};
	u64 n = (ctx->data_end - ctx->data) & ~7ull;
	int err;

	err = bpf_perf_event_output(ctx, &events, BPF_F_CURRENT_CPU, data, sizeof data);
	put(0, (u64)err);
	err = bpf_perf_event_output(ctx, &events, BPF_F_CURRENT_CPU | n << 32, data, 12);
	put(1, (u64)err);
	put(2, (u64)bpf_perf_event_output(ctx, &events, BPF_F_CURRENT_CPU | (n + 8) << 32, data, 12));
	put(3, (u64)bpf_perf_event_output(ctx, &events, BPF_F_CURRENT_CPU | 1ull << 52, data, 12));
	put(4, (u64)bpf_perf_event_output(ctx, &events, 1 << 30, data, 12));
	return err;
}

SEC("tc") int sample_skb(struct __sk_buff *skb)
{
	u32 data[3] = {skb->len, 2, 3};
	u64 n = skb->len & ~7ull;
	int err;

	err = bpf_perf_event_output(skb, &events, BPF_F_CURRENT_CPU | n << 32, data, sizeof data);
	put(0, (u64)err);
	put(1, (u64)bpf_perf_event_output(skb, &events, BPF_F_CURRENT_CPU | (u64)(skb->len + 1) << 32, data, 4));
	put(2, (u64)bpf_perf_event_output(skb, &events, BPF_F_CURRENT_CPU, data, 4));
	return err;
}
