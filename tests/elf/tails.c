/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Programs in a map from the start: `start` calls what stands at the packet's length modulo 4. */
#include "bpf.h"

struct context {
	u32 data, data_end;
};
typedef int program(struct context *);
program one, two;

struct {
	__uint(type, 3);
	__uint(max_entries, 4);
	__uint(key_size, 4);
	__array(values, program);
} progs SEC(".maps") = {.values = {[1] = one, [3] = two}};

static long (*const tail_call)(void *ctx, void *map, u32 index) = (void *)12;

SEC("xdp") int one(struct context *ctx)
{
	return 11;
}

SEC("xdp") int two(struct context *ctx)
{
	tail_call(ctx, &progs, 1);
	return 22;
}

SEC("xdp") int start(struct context *ctx)
{
	tail_call(ctx, &progs, (ctx->data_end - ctx->data) & 3);
	return 1;
}
