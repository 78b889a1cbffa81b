/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What stands in for a C library where a program of the bench set runs without one, and the entries of programs that
 * use maps: bare_NAME opens the maps at its first call. Linked only with such programs.
 */
#include <stdint.h>

#include "bpfrt.h"

#ifdef BARE_LIBC
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int c, size_t n);
int memcmp(const void *a, const void *b, size_t n);

/* As a C library for ia32 has them: string instructions, each of which counts once. */
void *memcpy(void *to, const void *from, size_t n)
{
	void *at = to;

	__asm__ volatile("rep movsb" : "+D"(at), "+S"(from), "+c"(n) : : "memory");
	return to;
}

void *memmove(void *to, const void *from, size_t n)
{
	if ((uintptr_t)to - (uintptr_t)from >= n)
		return memcpy(to, from, n);
	while (n-- > 0)
		((uint8_t *)to)[n] = ((const uint8_t *)from)[n];
	return to;
}

void *memset(void *to, int c, size_t n)
{
	void *at = to;

	__asm__ volatile("rep stosb" : "+D"(at), "+c"(n) : "a"(c) : "memory");
	return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const uint8_t *x = a, *y = b;

	for (size_t i = 0; i < n; i++) {
		if (x[i] != y[i])
			return x[i] - y[i];
	}
	return 0;
}

uint64_t bpfrt_host_time_ns(void)
{
	return 0;
}

void bpfrt_host_print(const char *text, uint32_t n)
{
	(void)text;
	(void)n;
}

uint32_t bpfrt_host_cpu(void)
{
	return 0;
}
#endif

static uint8_t memory[1 << 20];
static struct bpfrt_arena arena;

/* Opens MAP, once, in memory of its own; the program's result is all that a failure spoils, and that is compared. */
static void open_map(struct bpfrt_map *map)
{
	if (!arena.at)
		bpfrt_arena_init(&arena, memory, sizeof memory);
	if (map->type == 6) /* per processor: one processor here */
		map->type = 2;
	if (!map->init)
		bpfrt_open(map, &arena.alloc);
}

#ifndef UPSTREAM
extern struct bpfrt_map bench_array, bench_hash;
uint64_t bench_counters(void *ctx), bare_counters(void *ctx);

uint64_t bare_counters(void *ctx)
{
	if (!bench_array.init) {
		open_map(&bench_array);
		open_map(&bench_hash);
	}
	return bench_counters(ctx);
}
#else
#include "upstream.h"
#endif
