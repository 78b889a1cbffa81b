/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Binary search in the 256 sorted keys at data for each of the `b` keys at the address in `a`: sum of the places. */
#include "../bench.h"

BENCH u64 bsearch(struct ctx *ctx)
{
	u32 *table = PTR(u32, ctx->data), *key = PTR(u32, ctx->a);
	u32 n = ctx->b, sum = 0, found = 0;

	for (u32 i = 0; i < n; i++) {
		u32 low = 0, high = 256;

		while (low < high) {
			u32 middle = (low + high) / 2;

			if (table[middle] < key[i])
				low = middle + 1;
			else
				high = middle;
		}
		sum += low;
		found += low < 256 && table[low & 255] == key[i];
	}
	return (u64)found << 32 | sum;
}
