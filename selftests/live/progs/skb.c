/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fields of the context, read and written, and legacy loads. */
#include "live.h"

ARRAY_MAP(out, u64, 16);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

SEC("tc") int fields(struct __sk_buff *skb)
{
	put(0, skb->len);
	put(1, skb->pkt_type);
	put(2, skb->protocol);
	put(3, skb->ifindex);
	put(4, skb->vlan_present | (u64)skb->vlan_tci << 8);
	put(5, skb->hash);
	put(6, skb->wire_len);
	put(7, skb->mark + skb->priority);
	skb->mark ^= skb->len;
	skb->priority += 3;
	for (int i = 0; i < 5; i++)
		skb->cb[i] = skb->cb[i] * 3 + (u32)i;
	return (int)skb->cb[4];
}

SEC("cgroup_skb/ingress") int cgroup(struct __sk_buff *skb)
{
	u8 *data = (u8 *)(long)skb->data, *end = (u8 *)(long)skb->data_end;

	put(8, skb->len);
	put(9, skb->protocol | (u64)skb->pkt_type << 32);
	skb->cb[1] = skb->len;
	if (data + 1 > end)
		return 0;
	put(10, data[0]);
	return data[0] >> 4 == 4;
}

/* Legacy loads end the program when they leave the packet. */
u64 load_byte(void *skb, u64 off) asm("llvm.bpf.load.byte");
u64 load_half(void *skb, u64 off) asm("llvm.bpf.load.half");
u64 load_word(void *skb, u64 off) asm("llvm.bpf.load.word");

SEC("socket") int legacy(struct __sk_buff *skb)
{
	u64 h = load_word(skb, 0);

	h = mix(h, load_half(skb, 6));
	h = mix(h, load_byte(skb, skb->len - 1));
	put(11, h);
	h = mix(h, load_word(skb, 30));
	put(12, h);
	return (int)load_half(skb, (u32)h & 63);
}

SEC("tc") int legacy_tc(struct __sk_buff *skb)
{
	u64 h = load_half(skb, 12);

	put(13, h);
	h = mix(h, load_word(skb, 26));
	put(14, mix(h, load_byte(skb, 14 + ((u32)h & 31))));
	return 1;
}
