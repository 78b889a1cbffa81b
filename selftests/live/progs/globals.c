/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Sections of data: constants, tables with variable indices, initialized and zero variables, which keep their values from
 * packet to packet.
 */
#include "live.h"

static const u32 table[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
static const char text[] = "the quick brown fox jumps over the lazy dog";
u64 total = 0x100000000ull;
u32 seen = 7, order[8] = {1, 2, 3};
u64 zeros[32];
static u16 last;

SEC("xdp") int globals(struct xdp_md *ctx)
{
	u8 *data = (u8 *)(long)ctx->data, *end = (u8 *)(long)ctx->data_end;
	u32 size = (u32)(end - data), h = 0;

	if (data + 20 > end)
		return 0;
	total += size;
	seen++;
	zeros[data[15] & 31] += table[data[16] & 15];
	order[seen & 7] = size ^ last;
	last = (u16)size;
	for (u32 i = 0; i < sizeof text; i++)
		h = h * 31 + (u8)text[i];
	zeros[h & 31]++;
	return (int)table[size & 15];
}
