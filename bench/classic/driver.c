/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Calls one filter on all packets: warm, and with code of another kind executed before each call, so that the filter's
 * is no longer in the instruction cache. filter() is compiled code, or what -DINTERPRETER=1 (switch), 2 (threaded), 3
 * (libpcap's bpf_filter) makes it. Without a C library for lm32; with -DHOSTED a program that prints its measurements.
 */
#include <stddef.h>
#include <stdint.h>

#include "data.h" /* packets[], N_PACKETS, insns[], N_INSNS */

uint32_t filter(const uint8_t *packet, uint32_t wirelen, uint32_t caplen);

#if INTERPRETER == 3
struct bpf_insn {
	uint16_t code;
	uint8_t jt, jf;
	uint32_t k;
};
unsigned bpf_filter(const struct bpf_insn *, const uint8_t *, unsigned, unsigned);

uint32_t filter(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	return bpf_filter((const struct bpf_insn *)insns, packet, wirelen, caplen);
}
#elif INTERPRETER
#include "interp/cinterp.h"

static struct bpfc_ctx ctx;
static struct arena arena;
static struct cbpf_prog prog = {.ctx = &ctx, .file = "bench", .insns = (struct cbpf_insn *)insns, .n = N_INSNS, .type = CBPF_FLAT};
static struct cinterp *in;

uint32_t filter(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	struct cinterp_env env = {.data = packet, .size = caplen, .len = wirelen};

	return cinterp_run(in, &env);
}
#endif

static uint32_t nothing(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	(void)packet;
	(void)wirelen;
	return caplen;
}

/* Both called in the same way, of which the compiler knows nothing. */
static uint32_t (*volatile call)(const uint8_t *, uint32_t, uint32_t) = filter;
static uint32_t (*volatile call_nothing)(const uint8_t *, uint32_t, uint32_t) = nothing;

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

void setup(void)
{
#if INTERPRETER == 1 || INTERPRETER == 2
	if (in)
		return;
	ctx_init(&ctx);
	arena_init(&arena, &ctx);
	in = cinterp_new(&arena, &prog, INTERPRETER == 1 ? CINTERP_SWITCH : CINTERP_THREADED);
#endif
}

static __attribute__((noinline, noclone)) uint64_t all(uint32_t (*f)(const uint8_t *, uint32_t, uint32_t), int cold)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < N_PACKETS; i++) {
		if (cold)
			evict();
		sum = sum * 31 + f(packets[i].bytes, packets[i].wirelen, packets[i].caplen);
	}
	return sum;
}

uint64_t warm(void)
{
	setup();
	return all(call, 0);
}
uint64_t cold(void)
{
	setup();
	return all(call, 1);
}
/* The same without the filter. */
uint64_t warm_base(void)
{
	setup();
	return all(call_nothing, 0);
}
uint64_t cold_base(void)
{
	setup();
	return all(call_nothing, 1);
}

#ifdef HOSTED
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1e9 + t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b;
}

static double median(uint64_t (*f)(void))
{
	double times[101];

	for (int i = 0; i < 101; i++) {
		double start = now();

		f();
		times[i] = now() - start;
	}
	qsort(times, 101, sizeof *times, by_size);
	return times[50];
}

int main(void)
{
	printf("%016llx %.1f %.1f\n", (unsigned long long)warm(), (median(warm) - median(warm_base)) / N_PACKETS,
	       (median(cold) - median(cold_base)) / N_PACKETS);
	return 0;
}
#endif
