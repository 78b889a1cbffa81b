/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Maps: counters, flows, entries that are made, replaced and deleted, results of helpers, keys of odd sizes.
 */
#include "live.h"

struct counter {
	u64 packets, bytes;
	u32 last, flags;
};

struct flow {
	u32 src, dst;
	u16 sport, dport;
	u8 proto, pad[3];
};

struct odd {
	u8 bytes[7];
};

ARRAY_MAP(by_proto, struct counter, 256);
ARRAY_MAP(results, u64, 16);
HASH_MAP(flows, struct flow, struct counter, 64);
HASH_MAP(lengths, u16, u32, 128);
HASH_MAP(small, u32, u64, 4);
HASH_MAP(odds, struct odd, struct odd, 32);

NOINLINE void record(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&results, &at);

	if (p)
		*p = mix(*p, value);
}

SEC("xdp") int count(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	struct ip4 *ip = (struct ip4 *)(data + sizeof(struct eth));
	u32 key = 255, size = (u32)(end - data);
	u16 length = (u16)size;
	struct counter *c;
	u32 one = 1, *n;

	if ((u8 *)(ip + 1) <= end && ((struct eth *)data)->type == bpf_htons(0x0800))
		key = ip->protocol;
	c = bpf_map_lookup_elem(&by_proto, &key);
	if (c) {
		c->packets++;
		c->bytes += size;
		c->last = size;
		c->flags |= 1u << (size & 31);
	}
	n = bpf_map_lookup_elem(&lengths, &length);
	if (n)
		++*n;
	else
		record(0, (u64)bpf_map_update_elem(&lengths, &length, &one, BPF_NOEXIST));
	return XDP_PASS;
}

SEC("tc") int track(struct __sk_buff *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	struct ip4 *ip = (struct ip4 *)(data + sizeof(struct eth));
	struct ports *ports = (struct ports *)(ip + 1);
	struct flow key = {0};
	struct counter fresh = {1, ctx->len, 0, 7}, *c;

	if ((u8 *)(ports + 1) > end || ip->version_ihl != 0x45)
		return 0;
	key.src = ip->src;
	key.dst = ip->dst;
	key.proto = ip->protocol;
	key.sport = ports->src & 0x0300;
	key.dport = ports->dst;
	c = bpf_map_lookup_elem(&flows, &key);
	if (!c) {
		record(1, (u64)bpf_map_update_elem(&flows, &key, &fresh, BPF_ANY));
		return 1;
	}
	c->packets++;
	c->bytes += ctx->len;
	if (c->packets & 1)
		record(2, (u64)bpf_map_delete_elem(&flows, &key));
	return 2;
}

/* What the helpers answer where they cannot do what is asked. */
SEC("socket") int refusals(struct __sk_buff *ctx)
{
	u32 key = ctx->len & 7, far = 1000;
	u64 value = ctx->len;

	record(3, (u64)bpf_map_update_elem(&small, &key, &value, BPF_EXIST));
	record(4, (u64)bpf_map_update_elem(&small, &key, &value, BPF_NOEXIST));
	record(5, (u64)bpf_map_update_elem(&small, &key, &value, BPF_NOEXIST));
	record(6, (u64)bpf_map_update_elem(&small, &key, &value, 77));
	record(7, (u64)bpf_map_delete_elem(&small, &far));
	record(8, (u64)bpf_map_delete_elem(&results, &key));
	record(9, (u64)bpf_map_update_elem(&results, &far, &value, BPF_ANY));
	record(10, (u64)bpf_map_update_elem(&results, &key, &value, BPF_NOEXIST));
	record(11, !bpf_map_lookup_elem(&results, &far));
	return (int)key;
}

SEC("xdp") int keys(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	struct odd key, *p;

	if (data + 21 > end)
		return 0;
	__builtin_memcpy(&key, data + 14, sizeof key);
	key.bytes[3] &= 1;
	p = bpf_map_lookup_elem(&odds, &key);
	if (p) {
		p->bytes[6]++;
		return 1;
	}
	bpf_map_update_elem(&odds, &key, data + 7, BPF_ANY);
	return 2;
}
