/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random numbers that an author of programs must not guess: ChaCha20 (RFC 8439) as a generator. One key a compilation;
 * who needs numbers takes a stream of its own by number, so that what one function gets depends on no other.
 */
#ifndef BPFC_STREAM_H
#define BPFC_STREAM_H

#include "util.h"

struct stream_key {
	u32 w[8];
};

struct stream {
	struct stream_key key;
	u64 number;
	u32 block, at;
	u32 out[16];
};

/* Stream NUMBER under KEY, from its start. */
void stream_init(struct stream *s, const struct stream_key *key, u64 number);
/* The next value, any of 2^32 alike. */
u32 stream_u32(struct stream *s);
/* 0 .. n - 1 alike; n > 0. */
u32 stream_below(struct stream *s, u32 n);

#endif
