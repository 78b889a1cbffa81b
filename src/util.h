/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Integer names, arena memory, growable arrays, bit sets and the seeded random generator.
 *
 * All memory of the core comes from arenas. An arena never returns NULL: when memory or its limit runs out it
 * leaves through ctx_throw() (diag.h) to the one place that set a landing, so no caller tests for NULL.
 */
#ifndef BPFC_UTIL_H
#define BPFC_UTIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;

struct bpfc_ctx;

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define ALIGN_UP(x, a) (((x) + ((a)-1)) & ~((__typeof__(x))(a)-1))

/* -- Arena ------------------------------------------------------------------------------------------------ */

struct arena_chunk;

/* Memory that is freed all at once. Zero bytes are valid after arena_init() only. */
struct arena {
	struct bpfc_ctx *ctx;
	struct arena_chunk *head;
	u8 *at, *end;
	size_t total; /* bytes obtained from the system */
};

void arena_init(struct arena *a, struct bpfc_ctx *ctx);
/* SIZE zeroed bytes, aligned to 16. Never NULL. */
void *arena_alloc(struct arena *a, size_t size);
/* N elements of SIZE bytes; overflow of the product is treated as memory exhausted. */
void *arena_array(struct arena *a, size_t n, size_t size);
/* A larger copy of OLD (which stays behind in the arena, unused); the tail is zeroed. */
void *arena_grow(struct arena *a, void *old, size_t old_size, size_t new_size);
char *arena_strdup(struct arena *a, const char *s);
char *arena_strndup(struct arena *a, const char *s, size_t n);
char *arena_printf(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void arena_free(struct arena *a);

/* -- Growable arrays -------------------------------------------------------------------------------------- */

/* Elements live in an arena; growing doubles, so pointers to elements are good until the next vec_add(). */
#define VEC(type)             \
	struct {              \
		type *p;      \
		u32 n, cap;   \
	}

void *vec_grow_(struct arena *a, void *p, u32 *cap, u32 need, size_t size);

#define vec_reserve(a, v, need)                                                                         \
	((need) <= (v)->cap ? (void)0                                                                   \
			    : (void)((v)->p = vec_grow_((a), (v)->p, &(v)->cap, (need), sizeof *(v)->p)))
/* Pointer to one new zeroed element at the end. */
#define vec_add(a, v) (vec_reserve((a), (v), (v)->n + 1), &(v)->p[(v)->n++])
#define vec_push(a, v, x) (*vec_add((a), (v)) = (x))

/* -- Bit sets --------------------------------------------------------------------------------------------- */

u32 *bits_new(struct arena *a, u32 nbits);
static inline bool bits_test(const u32 *b, u32 i) { return b[i / 32] >> (i % 32) & 1; }
static inline void bits_set(u32 *b, u32 i) { b[i / 32] |= 1u << (i % 32); }
static inline void bits_clear(u32 *b, u32 i) { b[i / 32] &= ~(1u << (i % 32)); }

/* -- Random numbers that follow from a seed (tests, debugging, reproducible output; not a source of secrets) -- */

struct prng {
	u64 s;
};
void prng_seed(struct prng *r, u64 seed);
u64 prng_next(struct prng *r);
/* 0 .. n-1; n > 0. */
u32 prng_below(struct prng *r, u32 n);

u64 hash_bytes(const void *p, size_t n);

#endif
