/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A token bucket: `b` packets, whose times and sizes are at the address in `a`, against the bucket at data. The number
 * of those that pass.
 */
#include "../bench.h"

struct bucket {
	u64 rate;   /* bytes a second */
	u64 burst;  /* bytes */
	u64 tokens; /* bytes */
	u64 last;   /* nanoseconds */
};

struct arrival {
	u64 time; /* nanoseconds */
	u64 size;
};

BENCH u64 bucket(struct ctx *ctx)
{
	struct bucket *bucket = PTR(struct bucket, ctx->data);
	struct arrival *p = PTR(struct arrival, ctx->a);
	u64 tokens = bucket->tokens, last = bucket->last;
	u32 n = ctx->b, passed = 0;

	for (u32 i = 0; i < n; i++, p++) {
		u64 elapsed = p->time - last;

		tokens += elapsed * bucket->rate / 1000000000;
		if (tokens > bucket->burst)
			tokens = bucket->burst;
		last = p->time;
		if (tokens < p->size)
			continue;
		tokens -= p->size;
		passed++;
	}
	bucket->tokens = tokens;
	bucket->last = last;
	return (u64)passed << 32 | (u32)(tokens * 100 / bucket->burst);
}
