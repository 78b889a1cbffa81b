/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Differential test with random programs: the interpreter on this host is the reference; code compiled at -O0, -O1 and
 * -O2, hardened, and with seeds of the register allocator runs in the 32-bit guest. Result and memory must be equal.
 *
 *   random [--count=N] [--seed=N] [--seconds=N] [--forever] [--seeds=N] [--every=N] [--dump=N] [--no-guest]
 *
 * Program number S is made from seed + S, so a failure is repeated by --seed=S --count=1. --every=N: each N'th program
 * runs with all seeds and levels, the others at -O0 and -O2 and once hardened. --dump=N prints program N and ends. On a difference
 * the program is made smaller as long as it differs, and printed as a case file.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "disasm.h"
#include "front/front.h"
#include "interp/interp.h"
#include "random_gen.h"
#include "random_run.h"
#include "run/run.h"

enum { MAX_FAILED = 20 };

enum { HARDEN_FIRST = 2, N_HARDEN = 2 };

struct options {
	u64 count, seed, seconds;
	u32 seeds, every;
	bool forever, want_guest;
	s64 dump;
};

struct stats {
	u64 programs, runs, discarded, failed;
};

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

static bool parse_options(struct options *o, int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		const char *v;

		if ((v = option(argv[i], "--count")))
			o->count = strtoull(v, NULL, 0);
		else if ((v = option(argv[i], "--seed")))
			o->seed = strtoull(v, NULL, 0);
		else if ((v = option(argv[i], "--seconds")))
			o->seconds = strtoull(v, NULL, 0);
		else if ((v = option(argv[i], "--seeds")))
			o->seeds = (u32)strtoul(v, NULL, 0);
		else if ((v = option(argv[i], "--every")))
			o->every = (u32)strtoul(v, NULL, 0);
		else if ((v = option(argv[i], "--dump")))
			o->dump = (s64)strtoll(v, NULL, 0);
		else if (!strcmp(argv[i], "--forever"))
			o->forever = true;
		else if (!strcmp(argv[i], "--no-guest"))
			o->want_guest = false;
		else
			return false;
	}
	return true;
}

/* The ways to compile program number N; how many. */
static u32 variants_of(const struct options *o, u64 n, struct variant *out)
{
	u32 k = 0;

	out[k++] = (struct variant){.level = 0};
	out[k++] = (struct variant){.level = 2};
	/* hardened: each level at -O0 and -O2 in turn, a seed for each program */
	out[k++] = (struct variant){.level = n & 2, .harden = HARDEN_FIRST + (int)(n % N_HARDEN), .harden_seed = n};
	if (!o->every || n % o->every)
		return k;
	out[k++] = (struct variant){.level = 1};
	for (int level = 0; level <= 2; level++)
		for (u32 seed = 1; seed <= o->seeds && k < MAX_VARIANTS; seed++)
			out[k++] = (struct variant){.level = level, .seed = seed};
	for (int level = 0; level <= 2; level++)
		for (u32 seed = 0; seed < 2 * o->seeds && k < MAX_VARIANTS; seed++)
			out[k++] = (struct variant){.level = level, .seed = seed & 1 ? seed : 0, .harden_seed = seed,
						    .harden = HARDEN_FIRST + (int)(seed / 2 % N_HARDEN)};
	return k;
}

/* What the tests of all programs share. */
struct run {
	struct tester *t;
	const struct options *o;
	struct stats s;
	struct random_program p;
};

/* Program SEED, compiled as V says, did not give what it should: once more, alone, then smaller. */
static void on_difference(void *arg, u64 seed, const struct variant *v)
{
	struct run *r = arg;
	struct expected want;

	random_program(&r->p, seed);
	if (r->s.failed >= MAX_FAILED || tester_reference(r->t, &r->p, &want) != REFERENCE_OK ||
	    tester_agrees(r->t, &r->p, v, &want))
		return;
	printf("program %llu: -O%d, seed %u, hardening %d differs: %s\n", (unsigned long long)seed, v->level, v->seed,
	       v->harden, tester_message(r->t));
	fflush(stdout);
	tester_shrink(r->t, &r->p, v);
	tester_report(r->t, &r->p, v, seed);
	r->s.failed++;
}

/* Program number N in all its variants. */
static void test_program(struct run *r, u64 n)
{
	struct variant variants[MAX_VARIANTS];
	u32 n_variants = variants_of(r->o, n, variants);
	u64 seed = r->o->seed + n;
	struct expected want;

	random_program(&r->p, seed);
	r->s.programs++;
	switch (tester_reference(r->t, &r->p, &want)) {
	case REFERENCE_OK:
		break;
	case REFERENCE_LONG:
		r->s.discarded++;
		return;
	case REFERENCE_BAD:
		printf("program %llu: not valid (a fault of the generator): %s\n", (unsigned long long)seed,
		       tester_message(r->t));
		r->s.failed++;
		return;
	}
	for (u32 i = 0; i < n_variants; i++) {
		r->s.runs++;
		if (!tester_queue(r->t, &r->p, &variants[i], &want, seed)) {
			on_difference(r, seed, &variants[i]);
			return;
		}
		if (tester_queue_full(r->t)) {
			tester_flush(r->t, on_difference, r);
			random_program(&r->p, seed); /* a difference may have used it */
		}
	}
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static void test_all(struct run *r)
{
	const struct options *o = r->o;
	double start = now();

	for (u64 n = 0; (o->forever || n < o->count) && r->s.failed < MAX_FAILED; n++) {
		if (o->seconds && now() - start >= (double)o->seconds)
			break;
		test_program(r, n);
		if (o->forever && n % 10000 == 9999) {
			printf("%llu programs\n", (unsigned long long)n + 1);
			fflush(stdout);
		}
	}
	tester_flush(r->t, on_difference, r);
	printf("%llu programs from seed %llu, %llu runs of compiled code, %llu too long, %.1f s\n",
	       (unsigned long long)r->s.programs, (unsigned long long)o->seed, (unsigned long long)r->s.runs,
	       (unsigned long long)r->s.discarded, now() - start);
	printf("%llu passed, %llu failed, 0 skipped\n", (unsigned long long)(r->s.programs - r->s.failed),
	       (unsigned long long)r->s.failed);
}

int main(int argc, char **argv)
{
	struct options o = {.count = 2000, .seed = 1, .seeds = 20, .every = 100, .want_guest = true, .dump = -1};
	static struct run r;
	bool complete;

	if (!parse_options(&o, argc, argv)) {
		fprintf(stderr,
			"usage: random [--count=N] [--seed=N] [--seconds=N] [--forever] [--seeds=N] [--every=N] "
			"[--dump=N] [--no-guest]\n");
		return 2;
	}
	r.o = &o;
	r.t = tester_new(o.want_guest && o.dump < 0);
	complete = !o.want_guest || tester_has_guest(r.t);
	if (o.dump >= 0) {
		random_program(&r.p, (u64)o.dump);
		tester_print(r.t, &r.p, stdout);
	} else {
		test_all(&r);
	}
	tester_free(r.t);
	return r.s.failed ? 1 : o.dump < 0 && !complete ? 77 : 0;
}
