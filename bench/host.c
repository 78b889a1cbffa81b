/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs the programs of one engine in a 32-bit process: linked with their objects, whose entries were renamed to
 * bench_NAME, and with the runtime. It reads all.bin of inputs.py and prints, for each record, the program's name, what
 * it returned and a hash of the memory and context that it left; with a number as second argument also the median time
 * of that many batches in nanoseconds. PROGRAMS is P(NAME) for each program; those that were not linked are left out.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#include "bpfrt.h"

#define BASE 0x20000000u
#define ROOM 0x20000u
#define BATCH 64

#define P(name) __attribute__((weak)) uint64_t bench_##name(void *ctx);
PROGRAMS
#undef P
__attribute__((weak)) extern struct bpfrt_map bench_array, bench_hash;

static const struct program {
	const char *name;
	uint64_t (*run)(void *ctx);
} programs[] = {
#define P(name) {#name, bench_##name},
	PROGRAMS
#undef P
};

struct record {
	char name[16];
	uint32_t length;
	uint32_t ctx[4];
};

static struct record record;
static uint8_t initial[ROOM];
static uint32_t ctx[4];

static void die(const char *what)
{
	perror(what);
	exit(1);
}

static void reset(void)
{
	memcpy(ctx, record.ctx, sizeof ctx);
	memcpy((void *)BASE, initial, record.length);
}

static uint64_t hash(const void *mem, size_t n, uint64_t h)
{
	for (const uint8_t *p = mem; n; n--)
		h = (h ^ *p++) * 0x100000001b3;
	return h;
}

static uint64_t now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

/* Median nanoseconds of a call, without what putting the memory back costs. */
static double measure(const struct program *p, unsigned n)
{
	uint64_t *with = calloc(n, sizeof *with), *without = calloc(n, sizeof *without), start;
	double result;

	if (!with || !without)
		die("calloc");
	for (unsigned i = 0; i < n; i++) {
		start = now();
		for (int k = 0; k < BATCH; k++) {
			reset();
			p->run(ctx);
		}
		with[i] = now() - start;
		start = now();
		for (int k = 0; k < BATCH; k++)
			reset();
		without[i] = now() - start;
	}
	qsort(with, n, sizeof *with, by_size);
	qsort(without, n, sizeof *without, by_size);
	result = ((double)with[n / 2] - (double)without[n / 2]) / BATCH;
	free(with);
	free(without);
	return result < 0 ? 0 : result;
}

static const struct program *find(const char *name)
{
	for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
		if (!strcmp(programs[i].name, name))
			return programs[i].run ? &programs[i] : NULL;
	}
	return NULL;
}

static void open_maps(void)
{
	if (&bench_array && (bpfrt_open(&bench_array, &bpfrt_malloc) || bpfrt_open(&bench_hash, &bpfrt_malloc))) {
		fputs("the maps do not open\n", stderr);
		exit(1);
	}
}

int main(int argc, char **argv)
{
	unsigned repeat = argc > 2 ? (unsigned)atoi(argv[2]) : 0;
	FILE *f = argc > 1 ? fopen(argv[1], "rb") : NULL;

	if (!f)
		die("the file of inputs");
	if (mmap((void *)BASE, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) ==
	    MAP_FAILED)
		die("mmap");
	open_maps();
	while (fread(&record, sizeof record, 1, f) == 1) {
		const struct program *p = find(record.name);
		uint64_t r0;

		if (record.length > ROOM || fread(initial, 1, record.length, f) != record.length)
			die("the file of inputs");
		if (!p)
			continue;
		if (&bench_array) {
			bpfrt_reset(&bench_array);
			bpfrt_reset(&bench_hash);
		}
		reset();
		r0 = p->run(ctx);
		printf("%s %016llx %016llx", p->name, (unsigned long long)r0,
		       (unsigned long long)hash((void *)BASE, record.length,
						hash(ctx, sizeof ctx, 0xcbf29ce484222325)));
		if (repeat)
			printf(" %.1f", measure(p, repeat));
		putchar('\n');
	}
	fclose(f);
	return 0;
}
