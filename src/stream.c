/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ChaCha20 by RFC 8439: the key stream's words are the random numbers; the stream's number is in the nonce. */
#include "stream.h"

#include <string.h>

enum { ROUNDS = 20, WORDS = 16 };

static u32 rotate(u32 v, unsigned n)
{
	return v << n | v >> (32 - n);
}

static void quarter(u32 *x, unsigned a, unsigned b, unsigned c, unsigned d)
{
	x[a] += x[b];
	x[d] = rotate(x[d] ^ x[a], 16);
	x[c] += x[d];
	x[b] = rotate(x[b] ^ x[c], 12);
	x[a] += x[b];
	x[d] = rotate(x[d] ^ x[a], 8);
	x[c] += x[d];
	x[b] = rotate(x[b] ^ x[c], 7);
}

static void next_block(struct stream *s)
{
	/* "expand 32-byte k" */
	u32 in[WORDS] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[WORDS];

	memcpy(in + 4, s->key.w, sizeof s->key.w);
	in[12] = s->block++;
	in[13] = 0;
	in[14] = (u32)s->number;
	in[15] = (u32)(s->number >> 32);
	memcpy(x, in, sizeof x);
	for (int r = 0; r < ROUNDS; r += 2) {
		for (unsigned k = 0; k < 4; k++)
			quarter(x, k, k + 4, k + 8, k + 12);
		for (unsigned k = 0; k < 4; k++)
			quarter(x, k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4);
	}
	for (int k = 0; k < WORDS; k++)
		s->out[k] = x[k] + in[k];
	s->at = 0;
}

void stream_init(struct stream *s, const struct stream_key *key, u64 number)
{
	*s = (struct stream){.key = *key, .number = number, .at = WORDS};
}

u32 stream_u32(struct stream *s)
{
	if (s->at == WORDS)
		next_block(s);
	return s->out[s->at++];
}

/* Values beyond the largest multiple of N are drawn again. */
u32 stream_below(struct stream *s, u32 n)
{
	u32 limit = UINT32_MAX - UINT32_MAX % n, v;

	do
		v = stream_u32(s);
	while (v >= limit);
	return v % n;
}
