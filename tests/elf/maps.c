/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Maps defined by their types: every member, inner maps, maps that nobody uses. */
#include "bpf.h"

struct key {
	u32 a, b, c;
};
typedef struct {
	u64 count;
	u16 more[5];
} value_t;

struct {
	__uint(type, 2);
	__uint(max_entries, 256);
	__type(key, u32);
	__type(value, const value_t);
} counters SEC(".maps");

struct {
	__uint(type, 1);
	__uint(max_entries, 65536);
	__uint(key_size, sizeof(struct key));
	__type(key, struct key);
	__uint(value_size, 8);
	__uint(map_flags, 1);
	__uint(pinning, 1);
	__uint(numa_node, 3);
	__ulong(map_extra, 0x1234);
} blocked SEC(".maps");

struct inner {
	__uint(type, 2);
	__uint(max_entries, 4);
	__type(key, u32);
	__type(value, u64);
};

struct {
	__uint(type, 12);
	__uint(max_entries, 8);
	__type(key, u32);
	__array(values, struct inner);
} outer SEC(".maps");

struct {
	__uint(type, 27);
	__uint(max_entries, 4096);
} ring SEC(".maps");

SEC("xdp")
int count(void *ctx)
{
	struct key k = { 1, 2, 3 };
	u32 zero = 0;
	value_t *v = bpf_map_lookup_elem(&counters, &zero);

	if (v)
		v->count++;
	return bpf_map_lookup_elem(&blocked, &k) ? 1 : 2;
}

char license_text[] SEC("license") = "Dual BSD/GPL";
