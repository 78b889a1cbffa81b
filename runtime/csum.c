/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Internet checksums: bpf_csum_diff() and bpf_csum_update(). Sums are those of 32-bit words with the carry added at the
 * bottom; they are 0 only if all words are.
 */
#include "rt.h"

static uint32_t add(uint32_t a, uint32_t b)
{
	uint32_t sum = a + b;

	return sum + (sum < a);
}

/* Of SIZE bytes, and as many zeros as the last word lacks, from SUM on. */
static uint32_t sum_words(const uint8_t *p, uint32_t size, uint32_t sum)
{
	uint32_t w, rest = size & 3;

	for (uint32_t i = 0; i < size - rest; i += 4) {
		__builtin_memcpy(&w, p + i, 4);
		sum = add(sum, w);
	}
	for (w = 0; rest; rest--)
		w = w << 8 | p[(size & ~3u) + rest - 1];
	return add(sum, w);
}

/* As Linux 6.13 and later give it: folded to 16 bits, of any sizes. */
int64_t bpfrt_csum_diff(const void *from, uint32_t from_size, const void *to, uint32_t to_size, uint32_t seed)
{
	uint32_t sum = seed;

	if (from_size && to_size)
		sum = add(sum_words(to, to_size, seed), ~sum_words(from, from_size, 0));
	else if (to_size)
		sum = sum_words(to, to_size, seed);
	else if (from_size)
		sum = ~sum_words(from, from_size, ~seed);
	sum = (sum & 0xffff) + (sum >> 16);
	return (sum & 0xffff) + (sum >> 16);
}

int64_t bpfrt_csum_update(void *skb, uint32_t csum)
{
	struct bpfrt_skb *s = skb;

	if (!s->csum_complete)
		return -RT_ENOTSUPP;
	s->csum = add(s->csum, csum);
	return s->csum;
}
