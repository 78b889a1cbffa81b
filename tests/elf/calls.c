/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Functions everywhere: static and global, in .text and beside programs, called within a section and across; several
 * programs in a section, one of them static; a callback; a weak one; one that nobody calls. */
#include "bpf.h"

struct {
	__uint(type, 2);
	__uint(max_entries, 4);
	__type(key, u32);
	__type(value, u64);
} map SEC(".maps");

static NOINLINE int first(int x) { return OPAQUE(x) * 3; }
static NOINLINE int second(int x) { return first(x) + 1; }
NOINLINE int global(int x) { return second(OPAQUE(x)) + first(x); }
WEAK NOINLINE int weak(int x) { return OPAQUE(x) - 1; }
NOINLINE int unused(int x) { return OPAQUE(x) - 2; }
static long each(void *m, u32 *k, u64 *v, void *c) { return *v; }

static NOINLINE SEC("tc") int beside(int *ctx) { return OPAQUE(*ctx) + 5; }

SEC("tc") int one(int *ctx) { return beside(ctx) + global(*ctx); }
SEC("tc") int two(int *ctx) { return second(*ctx) + weak(*ctx); }

static SEC("tc/tail") int tail(int *ctx) { return OPAQUE(*ctx); }

SEC("xdp.frags") int three(int *ctx)
{
	return bpf_for_each_map_elem(&map, each, ctx, 0) + one(ctx);
}

SEC("my_section") int four(int *ctx) { return first(*ctx); }
