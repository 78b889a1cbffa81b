/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A host for the programs that highpage.sh writes: packets on the highest page that bpfc-abi(7) allows, where the sum
 * of a pointer and a length leaves 32 bits. Each program says whether the first K bytes are within the packet, in one of
 * several forms; here the answer is computed in 64 bits. Prints "N passed, N failed, 0 skipped".
 */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bpfrt.h"

typedef uint64_t prog_fn(void *ctx);

enum form { FITS, FITS_STRICTLY, LENGTH, BELOW };

/* PROG(name, k, form, variable): of highpage.sh */
#define PROG(name, k, form, variable) prog_fn name;
#include "highpage.inc"
#undef PROG
prog_fn sum_bytes, sum_bytes_down;

static const struct check {
	const char *name;
	prog_fn *fn;
	int64_t k;
	enum form form;
	int variable; /* k is what the context says */
} checks[] = {
#define PROG(name, k, form, variable) {#name, name, k, form, variable},
#include "highpage.inc"
#undef PROG
};

enum { PAGE = 4096, TOP = 0x10000 - BPFRT_MARGIN };
static uint8_t *const page = (uint8_t *)(uintptr_t)(0u - BPFRT_MARGIN - PAGE);
static int passed, failed;

static void expect(const char *name, uint32_t data, uint32_t end, uint64_t k, uint64_t got, uint64_t want)
{
	if (got == want) {
		passed++;
		return;
	}
	failed++;
	printf("FAIL %s: packet %#x to %#x, %#llx: %llu, not %llu\n", name, data, end, (unsigned long long)k,
	       (unsigned long long)got, (unsigned long long)want);
}

static int fits(enum form form, uint64_t data, uint64_t end, uint64_t k)
{
	switch (form) {
	case FITS:
		return data + k <= end;
	case FITS_STRICTLY:
		return data + k < end;
	case LENGTH:
		return end - data >= k;
	case BELOW:
		return end - k >= data;
	}
	return 0;
}

static void try_packet(uint32_t data, uint32_t end)
{
	static const uint32_t lengths[] = {0,	   1,	    14,		 0xfff,	     0x1000,	 0xffff,     0x10000,
					   0x10fff, 0x11000, 0x7fffffff, 0x80000000, 0xfffef000, 0xffffffff};
	struct bpfrt_xdp ctx = {.data = data, .data_end = end, .data_meta = data};
	uint64_t sum = 0;

	for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
		const struct check *c = &checks[i];

		for (size_t n = 0; n < (c->variable ? sizeof lengths / sizeof lengths[0] : 1); n++) {
			uint64_t k = c->variable ? lengths[n] : (uint64_t)c->k;

			ctx.rx_queue_index = lengths[n];
			expect(c->name, data, end, k, c->fn(&ctx), (uint64_t)fits(c->form, data, end, k));
		}
	}
	for (uint32_t at = data; at != end; at++)
		sum += *(uint8_t *)(uintptr_t)at;
	expect("sum_bytes", data, end, 0, sum_bytes(&ctx), sum);
	expect("sum_bytes_down", data, end, 0, sum_bytes_down(&ctx), sum);
}

/* The stack lies up there too, at a random place: with luck somewhere else in a new process. */
static void again(char **argv)
{
	char number[12];
	int n = argv[1] ? atoi(argv[1]) : 0;

	snprintf(number, sizeof number, "%d", n + 1);
	if (n < 30)
		execv("/proc/self/exe", (char *[]){argv[0], number, NULL});
	printf("FAIL no page at %p: %s\n0 passed, 1 failed, 0 skipped\n", (void *)page, strerror(errno));
	exit(1);
}

int main(int argc, char **argv)
{
	static const uint32_t sizes[] = {0, 1, 13, 14, 15, 63, 64, 65, 4095, 4096};

	(void)argc;
	if (mmap(page, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) != page)
		again(argv);
	for (uint32_t i = 0; i < PAGE; i++)
		page[i] = (uint8_t)(i * 37 + 11);
	if (!bpfrt_region_ok(page, PAGE) || bpfrt_region_ok(page + 1, PAGE)) {
		printf("FAIL this is not the highest page\n");
		failed++;
	}
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
		uint32_t start = (uint32_t)(uintptr_t)page, end = start + PAGE;

		try_packet(end - sizes[i], end);
		try_packet(start, start + sizes[i]);
	}
	printf("%d passed, %d failed, 0 skipped\n", passed, failed);
	return failed != 0;
}
