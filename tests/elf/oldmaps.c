/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Maps defined by struct bpf_map_def, with the words that the kernel's samples add. */
#include "bpf.h"

struct bpf_map_def {
	u32 type, key_size, value_size, max_entries, map_flags, inner_map_idx, numa_node;
};

struct bpf_map_def first SEC("maps") = { 1, 4, 8, 100, 1, 0, 0 };
struct bpf_map_def second SEC("maps") = { 2, 4, 16, 10, 0, 0, 2 };
struct bpf_map_def nested SEC("maps") = { 12, 4, 4, 5, 0, 1, 0 };

SEC("classifier")
int look(void *ctx)
{
	u32 k = 7;

	return bpf_map_lookup_elem(&first, &k) && bpf_map_lookup_elem(&nested, &k);
}
