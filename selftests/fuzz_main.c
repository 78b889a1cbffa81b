/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Feeds files to a fuzz entry where libFuzzer does not: replay of what fuzzers found, and of damaged variants of good inputs.
 *
 *   fuzz_NAME [--mutate=N] FILE...    each file as it is, cut off at many places, and N times with some bytes changed
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "util.h"

enum { MAX_SIZE = 16 << 20, CUTS = 64 };

static unsigned long inputs;

/* An exact copy each time, so that reading past its end is found. */
static void feed(const u8 *data, size_t size)
{
	u8 *copy = malloc(size ? size : 1);

	if (!copy)
		abort();
	memcpy(copy, data, size);
	LLVMFuzzerTestOneInput(copy, size);
	free(copy);
	inputs++;
}

static void mutate(struct prng *r, u8 *data, size_t size)
{
	static const u8 edges[] = { 0, 1, 0x7f, 0x80, 0xff };
	u32 n = 1 + prng_below(r, 8);

	while (n--) {
		u8 *p = &data[prng_below(r, (u32)size)];

		switch (prng_below(r, 3)) {
		case 0: *p ^= (u8)(1u << prng_below(r, 8)); break;
		case 1: *p = edges[prng_below(r, sizeof edges)]; break;
		case 2: *p = (u8)prng_next(r); break;
		}
	}
}

static int replay(const char *path, u32 mutations)
{
	FILE *f = fopen(path, "rb");
	u8 *data = malloc(MAX_SIZE), *copy = malloc(MAX_SIZE);
	struct prng r;
	size_t size;

	if (!f || !data || !copy) {
		perror(path);
		return 1;
	}
	size = fread(data, 1, MAX_SIZE, f);
	fclose(f);
	feed(data, size);
	prng_seed(&r, hash_bytes(data, size));
	for (u32 i = 0; mutations && i < CUTS; i++)
		feed(data, size * i / CUTS);
	for (u32 i = 0; size && i < mutations; i++) {
		memcpy(copy, data, size);
		mutate(&r, copy, size);
		feed(copy, size);
	}
	free(data);
	free(copy);
	return 0;
}

int main(int argc, char **argv)
{
	u32 mutations = 0;
	int failed = 0;

	for (int i = 1; i < argc; i++) {
		if (!strncmp(argv[i], "--mutate=", 9))
			mutations = (u32)strtoul(argv[i] + 9, NULL, 0);
		else
			failed += replay(argv[i], mutations);
	}
	printf("%lu passed, %d failed, 0 skipped\n", inputs, failed);
	return failed || !inputs;
}
