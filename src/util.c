/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Arenas, growable arrays, bit sets, the seeded generator and the byte hash of util.h.
 *
 * An arena is a list of chunks, each about twice as large as the one before it; an allocation is a step of a pointer.
 * Chunks come zeroed from the system, so large fresh ones cost nothing until they are touched. Under AddressSanitizer
 * what has not been handed out is poisoned, a gap stays between allocations, so that overruns are found, and arrays move
 * at nearly every growth.
 */
#include "util.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define UTIL_ASAN 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(UTIL_ASAN)
#include <sanitizer/asan_interface.h>
#define RED_ZONE 16
#else
#define ASAN_POISON_MEMORY_REGION(p, n) ((void)(p), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(p, n) ((void)(p), (void)(n))
#define RED_ZONE 0
#endif

/* -- Arena ------------------------------------------------------------------------------------------------ */

enum { ARENA_ALIGN = 16, CHUNK_FIRST = 4096 };
#define CHUNK_MAX ((size_t)64 << 20)

struct arena_chunk {
	struct arena_chunk *next;
	size_t size; /* of the whole chunk, this head included */
};
#define CHUNK_HEAD ALIGN_UP(sizeof(struct arena_chunk), (size_t)ARENA_ALIGN)

void arena_init(struct arena *a, struct bpfc_ctx *ctx)
{
	*a = (struct arena){ .ctx = ctx };
}

/* A chunk of SIZE bytes, NULL if the limit or the system does not allow it. */
static struct arena_chunk *chunk_new(struct arena *a, size_t size)
{
	struct bpfc_ctx *ctx = a->ctx;
	struct arena_chunk *c;

	if (ctx->mem_limit && (ctx->mem_used > ctx->mem_limit || size > ctx->mem_limit - ctx->mem_used))
		return NULL;
	c = calloc(1, size);
	if (!c)
		return NULL;
	c->size = size;
	ctx->mem_used += size;
	a->total += size;
	return c;
}

/* Makes room for NEED bytes at a->at. When twice the last chunk is too much to ask, what is needed may still be had. */
static void arena_extend(struct arena *a, size_t need)
{
	size_t least = need + CHUNK_HEAD;
	size_t want = a->head ? MIN(a->head->size, CHUNK_MAX / 2) * 2 : (size_t)CHUNK_FIRST;
	struct arena_chunk *c = NULL;

	if (want > least)
		c = chunk_new(a, want);
	if (!c)
		c = chunk_new(a, least);
	if (!c)
		ctx_throw(a->ctx, BPFC_ENOMEM, "out of memory (%zu bytes in use, %zu more wanted)", a->ctx->mem_used, least);
	c->next = a->head;
	a->head = c;
	a->at = (u8 *)c + CHUNK_HEAD;
	a->end = (u8 *)c + c->size;
	ASAN_POISON_MEMORY_REGION(a->at, a->end - a->at);
}

void *arena_alloc(struct arena *a, size_t size)
{
	size_t need;
	void *p;

	if (size > PTRDIFF_MAX - 4096)
		ctx_throw(a->ctx, BPFC_ENOMEM, "out of memory (%zu bytes wanted at once)", size);
	need = ALIGN_UP(MAX(size, (size_t)1), (size_t)ARENA_ALIGN) + RED_ZONE;
	if (need > (size_t)(a->end - a->at))
		arena_extend(a, need);
	p = a->at;
	a->at += need;
	ASAN_UNPOISON_MEMORY_REGION(p, size);
	return p;
}

void *arena_array(struct arena *a, size_t n, size_t size)
{
	size_t bytes;

	if (__builtin_mul_overflow(n, size, &bytes))
		ctx_throw(a->ctx, BPFC_ENOMEM, "out of memory (%zu elements of %zu bytes wanted)", n, size);
	return arena_alloc(a, bytes);
}

void *arena_grow(struct arena *a, void *old, size_t old_size, size_t new_size)
{
	void *p = arena_alloc(a, new_size);

	if (old && old_size) {
		memcpy(p, old, MIN(old_size, new_size));
		ASAN_POISON_MEMORY_REGION(old, old_size); /* who kept a pointer to it shows */
	}
	return p;
}

char *arena_strndup(struct arena *a, const char *s, size_t n)
{
	size_t len = strnlen(s, n);
	char *p = arena_alloc(a, len + 1);

	memcpy(p, s, len);
	return p;
}

char *arena_strdup(struct arena *a, const char *s)
{
	return arena_strndup(a, s, strlen(s));
}

char *arena_printf(struct arena *a, const char *fmt, ...)
{
	va_list ap, again;
	char *p;
	int n;

	va_start(ap, fmt);
	va_copy(again, ap);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	if (n < 0) {
		va_end(again);
		ctx_throw(a->ctx, BPFC_EINTERNAL, "a text cannot be formatted");
	}
	p = arena_alloc(a, (size_t)n + 1);
	vsnprintf(p, (size_t)n + 1, fmt, again);
	va_end(again);
	return p;
}

void arena_free(struct arena *a)
{
	struct arena_chunk *c = a->head, *next;

	for (; c; c = next) {
		next = c->next;
		free(c);
	}
	if (a->ctx)
		a->ctx->mem_used -= a->total;
	arena_init(a, a->ctx);
}

/* -- Growable arrays -------------------------------------------------------------------------------------- */

/* Capacities stay below 2^31, so that n + 1 in the macros cannot wrap. */
void *vec_grow_(struct arena *a, void *p, u32 *cap, u32 need, size_t size)
{
	u64 want = RED_ZONE ? (u64)need + need / 16 : MAX((u64)*cap * 2, 8);
	void *q;

	want = MIN(MAX(want, need), 0x7fffffffu);
	if (need > want || want > SIZE_MAX / size)
		ctx_throw(a->ctx, BPFC_ENOMEM, "out of memory (an array of %u elements wanted)", need);
	q = arena_grow(a, p, *cap * size, (size_t)want * size);
	*cap = (u32)want;
	return q;
}

/* -- Bit sets --------------------------------------------------------------------------------------------- */

u32 *bits_new(struct arena *a, u32 nbits)
{
	return arena_array(a, nbits / 32 + 1, sizeof(u32));
}

/* -- Random numbers and hashing --------------------------------------------------------------------------- */

/* A counter in steps of the golden ratio (2^64 / phi, odd), each state scrambled by mix(): period 2^64, and any seed
 * is as good as any other. */
static u64 mix(u64 z)
{
	z ^= z >> 30;
	z *= 0xbf58476d1ce4e5b9u;
	z ^= z >> 27;
	z *= 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

void prng_seed(struct prng *r, u64 seed)
{
	r->s = seed;
}

u64 prng_next(struct prng *r)
{
	r->s += 0x9e3779b97f4a7c15u;
	return mix(r->s);
}

/* By multiplication: the bias is n / 2^32 at most, which tests do not notice. */
u32 prng_below(struct prng *r, u32 n)
{
	return (u32)((prng_next(r) >> 32) * n >> 32);
}

u64 hash_bytes(const void *p, size_t n)
{
	const u8 *b = p;
	u64 h = n, w = 0;

	for (; n >= sizeof w; n -= sizeof w, b += sizeof w) {
		memcpy(&w, b, sizeof w);
		h = mix(h ^ w);
	}
	w = 0;
	for (size_t i = 0; i < n; i++)
		w |= (u64)b[i] << (8 * i);
	return mix(h ^ w);
}
