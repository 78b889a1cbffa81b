/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Maps in maps; live.sh puts `low` under 1 and `high` under 5 into both. */
#include "live.h"

struct array {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 4);
	__type(key, u32);
	__type(value, u64);
} low SEC(".maps"), high SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY_OF_MAPS);
	__uint(max_entries, 8);
	__type(key, u32);
	__array(values, struct array);
} by_number SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH_OF_MAPS);
	__uint(max_entries, 8);
	__type(key, u32);
	__array(values, struct array);
} by_key SEC(".maps");

/* The same by initial values. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY_OF_MAPS);
	__uint(max_entries, 8);
	__type(key, u32);
	__array(values, struct array);
} at_first SEC(".maps") = {.values = {[2] = &high, [7] = &low}};

struct {
	__uint(type, BPF_MAP_TYPE_HASH_OF_MAPS);
	__uint(max_entries, 8);
	__type(key, u32);
	__array(values, struct array);
} at_first_by_key SEC(".maps") = {.values = {&low, &high}};

ARRAY_MAP(out, u64, 4);

NOINLINE void put(u32 at, u64 value)
{
	u64 *p = bpf_map_lookup_elem(&out, &at);

	if (p)
		*p = mix(*p, value);
}

/* A function of its own for the verifier, which looks at it once. */
__attribute__((noinline)) int look(u32 i, u32 size)
{
	u32 key = (size + i) & 3;
	u64 value = size * 3 + i, *p;
	void *map = bpf_map_lookup_elem(&by_number, &i), *same = bpf_map_lookup_elem(&by_key, &i);

	put(0, map != 0);
	put(1, same != 0);
	if (same) {
		p = bpf_map_lookup_elem(same, &key);
		put(2, p ? *p : 1);
		put(3, (u64)bpf_map_update_elem(same, &key, &value, BPF_NOEXIST));
		key = (key + 1) & 3;
		put(3, (u64)bpf_map_update_elem(same, &key, &value, BPF_ANY));
	}
	if (!map)
		return 0;
	p = bpf_map_lookup_elem(map, &key);
	if (p)
		*p = mix(*p, i);
	return 1;
}

SEC("xdp") int inner(struct xdp_md *ctx)
{
	u32 size = ctx->data_end - ctx->data, found = 0;

	bpf_map_update_elem(&low, &(u32){2}, &(u64){size}, BPF_ANY);
	for (u32 i = 0; i < 10; i++)
		found |= (u32)look(i, size) << i;
	return (int)found;
}

__attribute__((noinline)) int look_first(u32 i, u32 size)
{
	u32 key = size & 3;
	u64 *p;
	void *map = bpf_map_lookup_elem(&at_first, &i), *same = bpf_map_lookup_elem(&at_first_by_key, &i);

	put(0, map != 0);
	put(1, same != 0);
	if (same) {
		p = bpf_map_lookup_elem(same, &key);
		put(2, p ? *p : 1);
	}
	if (!map)
		return 0;
	p = bpf_map_lookup_elem(map, &key);
	if (p)
		*p = mix(*p, i + size);
	return 1;
}

SEC("xdp") int first(struct xdp_md *ctx)
{
	u32 size = ctx->data_end - ctx->data, found = 0;

	for (u32 i = 0; i < 10; i++)
		found |= (u32)look_first(i, size) << i;
	return (int)found;
}
