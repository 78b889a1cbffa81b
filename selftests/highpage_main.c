/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A host for the programs that highpage.sh writes: packets on the highest page that can be had, where the sum
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


/* PROG(name, k, form, variable, first): of highpage.sh */
#define PROG(name, k, form, variable, first) prog_fn name;
#include "highpage.inc"
#undef PROG
prog_fn sum_bytes, sum_bytes_down;

static const struct check {
	const char *name;
	prog_fn *fn;
	int64_t k;
	enum form form;
	int variable; /* k is what the context says */
	uint32_t first; /* the program returns 0 where the packet is shorter, and has looked at its last byte else */
} checks[] = {
#define PROG(name, k, form, variable, first) {#name, name, k, form, variable, first},
#include "highpage.inc"
#undef PROG
};

enum { PAGE = 4096 };
static uint8_t *page;
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
					   0x10fff, 0x11000, 0x7fffffff, 0x80000000, 0xffffe000, 0xffffffff};
	struct bpfrt_xdp ctx = {.data = data, .data_end = end, .data_meta = data};
	uint64_t sum = 0;

	for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
		const struct check *c = &checks[i];

		for (size_t n = 0; n < (c->variable ? sizeof lengths / sizeof lengths[0] : 1); n++) {
			uint64_t k = c->variable ? lengths[n] : (uint64_t)c->k;

			ctx.rx_queue_index = lengths[n];
			expect(c->name, data, end, k, c->fn(&ctx),
			       (uint64_t)(end - data >= c->first && fits(c->form, data, end, k)));
		}
	}
	for (uint32_t at = data; at != end; at++)
		sum += *(uint8_t *)(uintptr_t)at;
	expect("sum_bytes", data, end, 0, sum_bytes(&ctx), sum);
	expect("sum_bytes_down", data, end, 0, sum_bytes_down(&ctx), sum);
}

/* The last page that the system gives: 0xffffd000 of Linux on x86-64, 0xffffe000 of qemu-i386. The one behind it is what
 * bpfc-abi(7) counts on never to be had. */
static int highest_page(void)
{
	for (uintptr_t at = 0u - PAGE; at >= 0xffff8000u; at -= PAGE) {
		void *want = (void *)at;

		page = mmap(want, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1,
			    0);
		if (page == want)
			return 1;
		if (page != MAP_FAILED)
			munmap(page, PAGE);
		else if (errno == EEXIST)
			return 0;
	}
	return 0;
}

/* The stack lies up there too, at a random place: with luck somewhere else in a new process. */
static void again(char **argv)
{
	char number[12];
	int n = argv[1] ? atoi(argv[1]) : 0;

	snprintf(number, sizeof number, "%d", n + 1);
	if (n < 30)
		execv("/proc/self/exe", (char *[]){argv[0], number, NULL});
	printf("FAIL no page near the top: %s\n0 passed, 1 failed, 0 skipped\n", strerror(errno));
	exit(1);
}

int main(int argc, char **argv)
{
	static const uint32_t sizes[] = {0, 1, 13, 14, 15, 63, 64, 65, 4095, 4096};

	(void)argc;
	if (!highest_page())
		again(argv);
	for (uint32_t i = 0; i < PAGE; i++)
		page[i] = (uint8_t)(i * 37 + 11);
	if (!bpfrt_region_ok(page, PAGE)) {
		printf("FAIL the runtime refuses the highest page, %p\n", (void *)page);
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
