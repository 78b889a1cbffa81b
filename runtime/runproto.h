/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The protocol between src/run (host) and the guest: frames over a pair of pipes, one reply for each request, in order.
 * A host may write any number of requests before it reads; the guest answers when it has no complete request left.
 *
 * A frame is its operation and the length of what follows, then words, 64-bit numbers as two words (low first), and
 * blocks: their length as a word, then bytes padded to a multiple of 4. Both ends are little-endian. Readers never
 * trust a length: reading past the end gives zeros and sets `bad`.
 */
#ifndef BPFRT_RUNPROTO_H
#define BPFRT_RUNPROTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define RP_VERSION 5u
#define RP_MAX_FRAME 0x20000000u
/* A function of the guest that compiled code can call as a helper of this number; for tests. */
#define RP_TEST_HELPER 0x10000u

enum rp_op {
	RP_HELLO,  /* -> version */
	RP_CODE,   /* sections, symbols, entry, lenient, n x (map name, key, value, symbol + 1 or 0) -> status, text */
	RP_PROG,   /* engine, limit of instructions, poison, program, entry, type and instructions of the classic filter to run
		      instead -> status, text */
	RP_EXEC,   /* n inputs -> n results */
	RP_DUMP,   /* map name -> status, text, key size, value size or RP_ANY_SIZE, n, n x (key, value) */
	RP_UPDATE, /* map name, key, value, flags -> status (negative errno of the update), text */
	/* values of maps that hold maps are their names, as strings */
	RP_NOPS
};

#define RP_ANY_SIZE 0xffffffffu /* records: each has its own */

enum { RP_KEEP_DATA = 1, RP_KEEP_CTX = 2, RP_RESET = 4, RP_RANDOM = 8, RP_FILL = 16 }; /* flags of an input */

struct rp_header {
	uint32_t op, size;
};

/* -- Reading ---------------------------------------------------------------------------------------------- */

struct rp_in {
	const uint8_t *at, *end;
	bool bad;
};

static inline uint32_t rp_u32(struct rp_in *in)
{
	uint32_t v = 0;
	if (in->end - in->at < 4) {
		in->bad = true;
		in->at = in->end;
		return 0;
	}
	memcpy(&v, in->at, 4);
	in->at += 4;
	return v;
}

static inline uint64_t rp_u64(struct rp_in *in)
{
	uint64_t lo = rp_u32(in);
	return lo | (uint64_t)rp_u32(in) << 32;
}

/* The bytes of a block, *N of them; they lie in the frame. */
static inline const uint8_t *rp_block(struct rp_in *in, uint32_t *n)
{
	const uint8_t *p;
	*n = rp_u32(in);
	if (in->bad || *n > (size_t)(in->end - in->at)) {
		in->bad = true;
		in->at = in->end;
		*n = 0;
		return in->end;
	}
	p = in->at;
	in->at += *n;
	for (uint32_t pad = -*n & 3; pad && in->at < in->end; pad--)
		in->at++;
	return p;
}

/* A string: a block that ends in a zero byte. Never NULL. */
static inline const char *rp_str(struct rp_in *in)
{
	uint32_t n;
	const uint8_t *p = rp_block(in, &n);
	if (n && p[n - 1] == 0)
		return (const char *)p;
	in->bad = true;
	return "";
}

/* A count of things that take at least SIZE bytes each in the frame. */
static inline uint32_t rp_count(struct rp_in *in, uint32_t size)
{
	uint32_t n = rp_u32(in);
	if (n > (size_t)(in->end - in->at) / size) {
		in->bad = true;
		return 0;
	}
	return n;
}

/* -- Writing ---------------------------------------------------------------------------------------------- */

/* A growing buffer of frames. When memory runs out, `oom` stays set and further writes do nothing. */
struct rp_out {
	uint8_t *p;
	size_t n, cap, frame; /* frame: where the open frame's header is */
	bool oom;
};

static inline uint8_t *rp_space(struct rp_out *out, size_t n)
{
	if (out->oom)
		return NULL;
	if (n > out->cap - out->n) {
		size_t cap = out->cap < 4096 ? 4096 : out->cap;
		while (n > cap - out->n)
			cap *= 2;
		uint8_t *p = (uint8_t *)realloc(out->p, cap);
		if (!p) {
			out->oom = true;
			return NULL;
		}
		out->p = p;
		out->cap = cap;
	}
	out->n += n;
	return out->p + out->n - n;
}

static inline void rp_put_u32(struct rp_out *out, uint32_t v)
{
	uint8_t *p = rp_space(out, 4);
	if (p)
		memcpy(p, &v, 4);
}

static inline void rp_put_u64(struct rp_out *out, uint64_t v)
{
	rp_put_u32(out, (uint32_t)v);
	rp_put_u32(out, (uint32_t)(v >> 32));
}

static inline void rp_put_block(struct rp_out *out, const void *data, uint32_t n)
{
	uint32_t padded = (n + 3) & ~3u;
	rp_put_u32(out, n);
	uint8_t *p = rp_space(out, padded);
	if (!p)
		return;
	if (n)
		memcpy(p, data, n);
	memset(p + n, 0, padded - n);
}

static inline void rp_put_str(struct rp_out *out, const char *s)
{
	rp_put_block(out, s, (uint32_t)strlen(s) + 1);
}

static inline void rp_begin(struct rp_out *out, uint32_t op)
{
	out->frame = out->n;
	rp_put_u32(out, op);
	rp_put_u32(out, 0);
}

/* Where a word stands that is written later by rp_patch(). */
static inline size_t rp_reserve(struct rp_out *out)
{
	rp_put_u32(out, 0);
	return out->n - 4;
}

static inline void rp_patch(struct rp_out *out, size_t at, uint32_t v)
{
	if (!out->oom)
		memcpy(out->p + at, &v, 4);
}

static inline void rp_end(struct rp_out *out)
{
	rp_patch(out, out->frame + 4, (uint32_t)(out->n - out->frame - sizeof(struct rp_header)));
}

#endif
