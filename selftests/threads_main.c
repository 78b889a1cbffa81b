/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A host for the programs of threads.s, in 32 bits: two threads run one program on one word at the same time, and the
 * word must come out as if they had taken turns. Words lie at 4 modulo 8, across two cache lines, across two pages.
 * Prints "N passed, N failed, 0 skipped".
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Rounds per call. A run is calls until each thread has made enough of them, so that they run at the same time, or until
 * there was enough time, since a locked access across cache lines is made slow by some kernels, to the point of
 * milliseconds. */
enum { BATCH = 250, BATCHES = 500, MAX_MS = 80, MAX_SECONDS = 100 };

struct ctx {
	uint64_t target, rounds, operand, result;
} __attribute__((aligned(64)));

typedef uint64_t prog_fn(struct ctx *ctx);
prog_fn add8, fetch_add8, xchg8, cmpxchg8, fetch_bits8, fetch_mix8, bits8, release8;
prog_fn add4, fetch_add4, xchg4, cmpxchg4, fetch_bits4, fetch_mix4, bits4;

enum rule { SUM, SUM_OLD, SWAP, BITS, MIX, HALVES };

static const struct program {
	const char *name;
	prog_fn *fn;
	enum rule rule;
	unsigned size;
} programs[] = {
	{"add, 8 bytes", add8, SUM, 8},
	{"fetch and add, 8 bytes", fetch_add8, SUM_OLD, 8},
	{"exchange, 8 bytes", xchg8, SWAP, 8},
	{"compare and exchange, 8 bytes", cmpxchg8, SUM, 8},
	{"fetch and or, and, xor, 8 bytes", fetch_bits8, BITS, 8},
	{"fetch and xor of other values, 8 bytes", fetch_mix8, MIX, 8},
	{"or, and, xor, 8 bytes", bits8, BITS, 8},
	{"load-acquire and store-release, 8 bytes", release8, HALVES, 8},
	{"add, 4 bytes", add4, SUM, 4},
	{"fetch and add, 4 bytes", fetch_add4, SUM_OLD, 4},
	{"exchange, 4 bytes", xchg4, SWAP, 4},
	{"compare and exchange, 4 bytes", cmpxchg4, SUM, 4},
	{"fetch and or, and, xor, 4 bytes", fetch_bits4, BITS, 4},
	{"fetch and xor of other values, 4 bytes", fetch_mix4, MIX, 4},
	{"or, and, xor, 4 bytes", bits4, BITS, 4},
};

static char page[2][4096] __attribute__((aligned(4096)));
static int passed, failed;

struct thread {
	const struct program *p;
	struct ctx ctx;
	uint64_t errors;
	volatile unsigned batches; /* that it has made */
	const struct thread *other;
	pthread_barrier_t *start;
};

static uint32_t milliseconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint32_t)t.tv_sec * 1000 + (uint32_t)t.tv_nsec / 1000000;
}

static void *run_thread(void *arg)
{
	struct thread *t = arg;
	uint32_t begin;

	pthread_barrier_wait(t->start);
	begin = milliseconds();
	do {
		t->errors += t->p->fn(&t->ctx);
		t->batches++;
	} while ((t->batches < BATCHES || t->other->batches < BATCHES) && milliseconds() - begin < MAX_MS);
	return NULL;
}

/* The word at AT, as a number of the program's width. */
static uint64_t word(const struct program *p, const void *at)
{
	uint64_t v = 0;

	memcpy(&v, at, p->size);
	return v;
}

static uint64_t cut(const struct program *p, uint64_t v)
{
	return p->size == 8 ? v : (uint32_t)v;
}

/* What a wrong end says, or NULL. N: rounds of both threads; START: the word before. */
static const char *verdict(const struct program *p, const struct thread t[2], uint64_t n, uint64_t operand, uint64_t end)
{
	uint64_t out = t[0].ctx.result + t[1].ctx.result, before = 0;

	switch (p->rule) {
	case SUM:
		return end == cut(p, n * operand) ? NULL : "an update was lost";
	case SUM_OLD:
		for (uint64_t i = 0; i < n; i++)
			before += cut(p, i * operand);
		return end != cut(p, n * operand) ? "an update was lost" : out != before ? "old values are wrong" : NULL;
	case SWAP:
		for (int i = 0; i < 2; i++) {
			uint64_t v = i ? 0x4000000040000000 : 0;

			for (unsigned k = 0; k < t[i].batches * BATCH; k++) {
				v += p->size == 8 ? 0x100000001 : 1;
				before += cut(p, v);
			}
		}
		return out + end != before ? "what came out is not what went in" : NULL;
	case BITS:
		return end ? "bits are left" : NULL;
	case MIX: /* each call leaves the xor of 1 .. BATCH, in both halves */
		for (uint64_t i = 1; n / BATCH & 1 && i <= BATCH; i++)
			before ^= i | i << 32;
		return end == cut(p, before) ? NULL : "an update was lost";
	case HALVES:
		return (uint32_t)end != end >> 32 ? "two halves of different writes" : NULL;
	}
	return NULL;
}

static void run(const struct program *p, void *at, const char *where)
{
	static struct thread t[2];
	pthread_t id[2];
	pthread_barrier_t start;
	const uint64_t operand = 0x00000001f0000007; /* carries into the high half at nearly every turn */
	const char *why;

	memset(at, 0, 8);
	pthread_barrier_init(&start, NULL, 2);
	for (int i = 0; i < 2; i++) {
		uint64_t own = p->rule == BITS ? (i ? 0xaaaaaaaaaaaaaaaa : 0x5555555555555555) : p->rule == SUM || p->rule == SUM_OLD ?
			operand : i ? 0x4000000040000000 : 0;

		t[i] = (struct thread){.p = p, .other = &t[!i], .start = &start};
		t[i].ctx = (struct ctx){(uintptr_t)at, BATCH, own, 0};
	}
	for (int i = 0; i < 2; i++)
		if (pthread_create(&id[i], NULL, run_thread, &t[i])) {
			printf("FAIL no thread\n");
			failed++;
			return;
		}
	for (int i = 0; i < 2; i++)
		pthread_join(id[i], NULL);
	pthread_barrier_destroy(&start);
	why = t[0].errors + t[1].errors ? "a program saw a value that cannot be" :
		verdict(p, t, (uint64_t)(t[0].batches + t[1].batches) * BATCH, operand, word(p, at));
	if (!why) {
		passed++;
		return;
	}
	failed++;
	printf("FAIL %s, %s: %s\n", p->name, where, why);
}

int main(void)
{
	alarm(MAX_SECONDS); /* a program that waits for what does not come */
	for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++) {
		run(&programs[i], page[0] + 64, "aligned");
		run(&programs[i], page[0] + 132, "at 4 modulo 8");
		if (programs[i].size < 8)
			continue;
		run(&programs[i], page[0] + 252, "across cache lines");
		run(&programs[i], page[0] + 4092, "across pages");
	}
	printf("%d passed, %d failed, 0 skipped\n", passed, failed);
	return failed != 0;
}
