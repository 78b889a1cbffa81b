/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Calls one filter on all packets. filter() is compiled code, or what -DINTERPRETER=1 (switch), 2 (threaded), 3
 * (libpcap's bpf_filter), 4 (skb_filter(), compiled for socket buffers) makes it. Without a C library for lm32; with
 * -DHOSTED a program that prints its measurements. cold.c is about cold caches.
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
#elif INTERPRETER == 4
#include "bpfrt.h"

uint64_t skb_filter(struct bpfrt_skb *skb);
uint64_t skb_nothing(struct bpfrt_skb *skb);
__asm__(".text\n.globl skb_nothing\nskb_nothing:\n\txor %eax, %eax\n\tret\n");

static uint64_t (*volatile call_skb)(struct bpfrt_skb *);

uint32_t filter(const uint8_t *packet, uint32_t wirelen, uint32_t caplen)
{
	static struct bpfrt_skb skb;

	skb.len = wirelen;
	skb.data = skb.mac_header = (uint32_t)packet;
	skb.data_end = (uint32_t)packet + caplen;
	return (uint32_t)call_skb(&skb);
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

static __attribute__((noinline, noclone)) uint64_t all(uint32_t (*f)(const uint8_t *, uint32_t, uint32_t))
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < N_PACKETS; i++)
		sum = sum * 31 + f(packets[i].bytes, packets[i].wirelen, packets[i].caplen);
	return sum;
}

uint64_t warm(void)
{
	setup();
#if INTERPRETER == 4
	call_skb = skb_filter;
#endif
	return all(call);
}
/* The same without the filter. */
uint64_t base(void)
{
	setup();
#if INTERPRETER == 4
	call_skb = skb_nothing;
	return all(call);
#endif
	return all(call_nothing);
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
	printf("%016llx %.1f\n", (unsigned long long)warm(), (median(warm) - median(base)) / N_PACKETS);
	return 0;
}
#endif
