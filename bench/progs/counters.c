/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Counters per key, in an array and a hash map: each word of data .. data_end counts its low byte in the one and itself
 * in the other.
 */
#include "../bench.h"

struct counter {
	u64 packets, bytes;
};

MAP(bench_array, MAP_ARRAY, u32, struct counter, 256);
MAP(bench_hash, MAP_HASH, u32, struct counter, 1024);

BENCH u64 counters(struct ctx *ctx)
{
	u32 *at = PTR(u32, ctx->data), *end = PTR(u32, ctx->data_end);
	u64 sum = 0;

	for (; at < end; at++) {
		u32 key = *at, index = key & 255;
		struct counter *c = map_lookup(&bench_array, &index);

		if (c) {
			c->packets++;
			c->bytes += key >> 20;
		}
		c = map_lookup(&bench_hash, &key);
		if (c) {
			c->packets++;
			c->bytes += index;
			sum += c->bytes;
		} else {
			struct counter fresh = {1, index};

			map_update(&bench_hash, &key, &fresh, 0);
		}
	}
	return sum;
}
