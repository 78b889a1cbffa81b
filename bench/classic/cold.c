/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* All engines side by side in one process, call by call: what a call takes with its code in the instruction cache, and what it
 * takes after 40 KiB of other code. For each packet the engines take turns, so that what disturbs the machine disturbs
 * all; a packet's time is the median of the rounds, in ticks of the time stamp counter, and that of a call of nothing is
 * subtracted. Prints a line for each engine: name, warm, cold.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "data.h" /* packets[], N_PACKETS, insns[], N_INSNS */
#include "interp/cinterp.h"

enum { ROUNDS = 201 };

typedef uint32_t filter(const uint8_t *packet, uint32_t wirelen, uint32_t caplen);

filter filter_O2, filter_O0, filter_gcc;

static struct bpfc_ctx ctx;
static struct arena arena;
static struct cinterp *forms[2];

static uint32_t interpret(int form, const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	struct cinterp_env env = {.data = packet, .size = caplen, .len = wirelen};

	return cinterp_run(forms[form], &env);
}

static uint32_t by_switch(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	return interpret(0, packet, wirelen, caplen);
}

static uint32_t by_threads(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	return interpret(1, packet, wirelen, caplen);
}

#ifdef LIBPCAP
struct bpf_insn;
unsigned bpf_filter(const struct bpf_insn *, const uint8_t *, unsigned, unsigned);

static uint32_t by_libpcap(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	return bpf_filter((const struct bpf_insn *)insns, packet, wirelen, caplen);
}
#endif

static uint32_t nothing(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	(void)packet;
	(void)wirelen;
	return caplen;
}

static const struct {
	const char *name;
	filter *run;
} engines[] = {
	{"nothing", nothing}, {"O2", filter_O2},      {"O0", filter_O0},
	{"gcc", filter_gcc},  {"switch", by_switch}, {"threaded", by_threads},
#ifdef LIBPCAP
	{"libpcap", by_libpcap},
#endif
};

enum { N = sizeof engines / sizeof *engines };

/* 40 KiB of jumps, one in each cache line. */
void evict(void);
__asm__(".text\n"
	".balign 64\n"
	".globl evict\n"
	"evict:\n"
	"	.rept 639\n"
	"	jmp 1f\n"
	"	.balign 64\n"
	"1:\n"
	"	.endr\n"
	"	ret\n");

static inline uint64_t ticks(void)
{
	uint32_t lo, hi;

	__asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(lo), "=d"(hi) : : "memory");
	return (uint64_t)hi << 32 | lo;
}

static volatile uint32_t sink;

static uint32_t time_one(filter *f, uint32_t packet, int cold)
{
	uint64_t start;

	if (cold)
		evict();
	else
		sink = f(packets[packet].bytes, packets[packet].wirelen, packets[packet].caplen);
	start = ticks();
	sink = f(packets[packet].bytes, packets[packet].wirelen, packets[packet].caplen);
	return (uint32_t)(ticks() - start);
}

static int by_size(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return x < y ? -1 : x > y;
}

static void measure(int cold, double sum[N])
{
	static uint32_t times[N][ROUNDS];

	for (int e = 0; e < N; e++)
		sum[e] = 0;
	for (uint32_t packet = 0; packet < N_PACKETS; packet++) {
		for (int round = 0; round < ROUNDS; round++)
			for (int k = 0; k < N; k++) {
				int e = (k + round) % N;

				times[e][round] = time_one(engines[e].run, packet, cold);
			}
		for (int e = 0; e < N; e++) {
			qsort(times[e], ROUNDS, sizeof(uint32_t), by_size);
			sum[e] += times[e][ROUNDS / 2];
		}
	}
}

int main(void)
{
	static struct cbpf_prog prog = {.ctx = &ctx, .file = "bench", .insns = (struct cbpf_insn *)insns, .n = N_INSNS,
					.type = CBPF_FLAT};
	double warm[N], cold[N];

	ctx_init(&ctx);
	arena_init(&arena, &ctx);
	forms[0] = cinterp_new(&arena, &prog, CINTERP_SWITCH);
	forms[1] = cinterp_new(&arena, &prog, CINTERP_THREADED);
	measure(0, warm);
	measure(1, cold);
	for (int e = 1; e < N; e++)
		printf("%s %.1f %.1f\n", engines[e].name, (warm[e] - warm[0]) / N_PACKETS, (cold[e] - cold[0]) / N_PACKETS);
	return 0;
}
