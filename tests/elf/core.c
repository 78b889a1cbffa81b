/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A program with a CO-RE relocation, and one without. */
#include "bpf.h"

struct state {
	u64 flags;
	struct {
		u32 id[4];
	} sub;
} __attribute__((preserve_access_index));

SEC("kprobe/x") int relocated(struct state *ctx) { return ctx->sub.id[2]; }

SEC("xdp") int plain(void *ctx)
{
	int r = 1;

	return OPAQUE(r);
}
