/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Helpers that compute, that move the start of a packet, and that lock. */
#include "live.h"

ARRAY_MAP(out, u64, 16);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

SEC("tc") int sums(struct __sk_buff *skb)
{
	u32 a[16] = {0}, b[16] = {0}, ones[2] = {0xffffffff, 0xffffffff};
	u32 n = skb->len & 0x3c;
	long v;

	if (n > 60)
		return 0;
	bpf_skb_load_bytes(skb, 0, a, 32);
	for (int i = 0; i < 16; i++)
		b[i] = a[i] * 0x9e3779b1u + i;
	v = bpf_csum_diff((void *)a, n, (void *)b, 64, 0);
	put(0, (u64)v);
	put(1, (u64)bpf_csum_diff(0, 0, (void *)b, n, (u32)v));
	put(2, (u64)bpf_csum_diff((void *)a, n, 0, 0, (u32)v << 16));
	put(3, (u64)bpf_csum_diff((void *)a, 64, (void *)a, 64, 0));
	put(3, (u64)bpf_csum_diff((void *)a, 64, (void *)a, 64, 0xffffffff));
	put(4, (u64)bpf_csum_diff((void *)ones, 8, 0, 0, 0));
	put(4, (u64)bpf_csum_diff((void *)ones, 8, 0, 0, 0xffff));
	put(4, (u64)bpf_csum_diff(0, 0, (void *)ones, 8, 0));
	put(4, (u64)bpf_csum_diff(0, 0, (void *)ones, 8, 0xffffffff));
	put(5, (u64)bpf_csum_diff(0, 0, 0, 0, skb->len * 0x10001));
	put(5, (u64)bpf_csum_diff(0, 0, 0, 0, 0xffffffff));
	put(6, (u64)bpf_csum_diff((void *)a, 6, (void *)b, 8, 0));
	put(6, (u64)bpf_csum_diff((void *)a, 5, (void *)b, 7, 0));
	put(7, (u64)bpf_csum_update(skb, 0x1234));
	put(8, bpf_get_cgroup_classid(skb));
	return (int)v;
}

static const char numbers[][24] = {
	"0",	"42",	"-42",	"  \t7x", "0x1f",  "0X1F",	"0xg",	"010",	"089",	"-0x8000000000000000",
	"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"18446744073709551615", "18446744073709551616", "fF",	"-",	"",	" ",	"--1",	"+1",	"-0",	"0x",
	"777777777777777777777", "1777777777777777777777", "2000000000000000000000", "\xa0" "5", "\x1f" "5",
	"99999999999999999999999",
};

SEC("tc") int text(struct __sk_buff *skb)
{
	static const u64 flags[] = {0, 8, 10, 16, 2, 32, 1ull << 32};
	char buf[24];

	for (u32 i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		for (u32 f = 0; f < sizeof flags / sizeof flags[0]; f++) {
			s64 l = 77;
			u64 ul = 78;
			u32 n = 24;

			__builtin_memcpy(buf, numbers[i], 24);
			put(0, (u64)bpf_strtol(buf, n, flags[f], (long *)&l));
			put(1, (u64)l);
			put(2, (u64)bpf_strtoul(buf, n, flags[f], (unsigned long *)&ul));
			put(3, ul);
			put(4, (u64)bpf_strtol(buf, 2, flags[f], (long *)&l));
			put(5, (u64)l);
			put(6, (u64)bpf_strtoul(buf, 1, flags[f], (unsigned long *)&ul));
			put(7, ul);
		}
	return 0;
}

/* More digits than are looked at. */
SEC("tc") int long_text(struct __sk_buff *skb)
{
	char buf[96];
	s64 l = 0;

	for (int i = 0; i < 96; i++)
		buf[i] = '0';
	buf[skb->len & 63] = '1';
	put(0, (u64)bpf_strtol(buf, 96, 0, (long *)&l));
	put(1, (u64)l);
	buf[0] = '-';
	put(0, (u64)bpf_strtol(buf, 96, 10, (long *)&l));
	put(1, (u64)l);
	return 0;
}

NOINLINE void show(struct __sk_buff *skb)
{
	u8 *data = (u8 *)(long)skb->data, *end = (u8 *)(long)skb->data_end;
	u64 h = skb->len;

	h = mix(h, skb->vlan_present);
	h = mix(h, skb->vlan_tci);
	h = mix(h, skb->vlan_proto);
	h = mix(h, skb->protocol);
	h = mix(h, skb->data_end - skb->data);
	h = mix(h, skb->data - skb->data_meta);
	if (data + 18 <= end)
		for (int i = 0; i < 18; i++)
			h = mix(h, data[i]);
	put(9, h);
}

SEC("tc") int push(struct __sk_buff *skb)
{
	for (u32 i = 0; i < 5; i++) {
		put(0, (u64)bpf_skb_vlan_push(skb, i & 1 ? bpf_htons(0x88a8) : i == 4 ? 0x1234 : bpf_htons(0x8100), 0xf123 + i));
		show(skb);
	}
	return 0;
}

SEC("tc") int pop(struct __sk_buff *skb)
{
	for (u32 i = 0; i < 3; i++) {
		put(1, (u64)bpf_skb_vlan_pop(skb));
		show(skb);
	}
	return 0;
}

SEC("tc") int push_pop(struct __sk_buff *skb)
{
	for (u32 i = 0; i < 4; i++) {
		bpf_skb_vlan_push(skb, bpf_htons(0x8100), i * 0x1111);
		show(skb);
	}
	for (u32 i = 0; i < 6; i++) {
		put(2, (u64)bpf_skb_vlan_pop(skb));
		show(skb);
	}
	bpf_skb_vlan_push(skb, bpf_htons(0x88a8), skb->len & 0xffff);
	return skb->len;
}

SEC("tc") int change_head(struct __sk_buff *skb)
{
	put(0, (u64)bpf_skb_change_head(skb, 1, 1));
	put(0, (u64)bpf_skb_change_head(skb, 0x80000000, 0));
	put(0, (u64)bpf_skb_change_head(skb, 65536, 0));
	put(1, (u64)bpf_skb_change_head(skb, 14, 0));
	show(skb);
	put(1, (u64)bpf_skb_change_head(skb, 0, 0));
	put(1, (u64)bpf_skb_change_head(skb, skb->len & 31, 0));
	show(skb);
	return skb->len;
}

/* Flow numbers are the kernel's own; that there is one is the same. */
SEC("tc") int flow(struct __sk_buff *skb)
{
	u32 h = bpf_get_hash_recalc(skb);

	put(0, h == skb->hash);
	put(0, h == bpf_get_hash_recalc(skb));
	return 0;
}

struct locked {
	u32 a;
	struct bpf_spin_lock lock;
	u64 b[3];
};
ARRAY_MAP(locked_array, struct locked, 4);
HASH_MAP(locked_hash, u32, struct locked, 8);

SEC("tc") int lock(struct __sk_buff *skb)
{
	u32 zero = 0, key = skb->len & 7;
	struct locked v = {.a = skb->len, .b = {1, 2, skb->len}}, *p;

	put(0, (u64)bpf_map_update_elem(&locked_array, &key, &v, 0));
	put(0, (u64)bpf_map_update_elem(&locked_hash, &key, &v, BPF_F_LOCK | BPF_EXIST));
	put(0, (u64)bpf_map_update_elem(&locked_hash, &key, &v, BPF_F_LOCK));
	v.a++;
	put(0, (u64)bpf_map_update_elem(&locked_hash, &key, &v, BPF_F_LOCK | BPF_NOEXIST));
	put(0, (u64)bpf_map_update_elem(&locked_hash, &key, &v, BPF_F_LOCK | BPF_EXIST));
	put(0, (u64)bpf_map_update_elem(&locked_array, &zero, &v, BPF_F_LOCK));
	put(0, (u64)bpf_map_update_elem(&locked_array, &zero, &v, BPF_F_LOCK | BPF_NOEXIST));
	put(0, (u64)bpf_map_update_elem(&locked_array, &key, &v, 8));
	put(0, (u64)bpf_map_update_elem(&out, &zero, &(u64){5}, BPF_F_LOCK));
	p = bpf_map_lookup_elem(&locked_array, &zero);
	if (!p)
		return 1;
	bpf_spin_lock(&p->lock);
	p->b[0] += p->a;
	p->b[1] ^= key;
	bpf_spin_unlock(&p->lock);
	p = bpf_map_lookup_elem(&locked_hash, &key);
	if (!p)
		return 2;
	bpf_spin_lock(&p->lock);
	p->b[2] = p->b[2] * 3 + 1;
	bpf_spin_unlock(&p->lock);
	return (int)p->b[2];
}

/* Refusals; a route is the machine's. */
SEC("tc") int route(struct __sk_buff *skb)
{
	struct bpf_fib_lookup p = {.family = 1, .ifindex = 1};

	put(0, (u64)bpf_fib_lookup(skb, &p, 63, 0));
	put(0, (u64)bpf_fib_lookup(skb, &p, 64, 0x40));
	put(0, (u64)bpf_fib_lookup(skb, &p, 64, 0x80000000));
	put(0, (u64)bpf_fib_lookup(skb, &p, 64, 0));
	return 0;
}
