/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Differential test with random programs: the interpreter on this host is the reference; code compiled at -O0, -O1 and
 * -O2 and with seeds of the register allocator runs in the 32-bit guest. Result and memory must be equal.
 *
 *   random [--count=N] [--seed=N] [--seconds=N] [--forever] [--seeds=N] [--every=N] [--dump=N] [--no-guest]
 *
 * Program number S is made from seed + S, so a failure is repeated by --seed=S --count=1. --every=N: each N'th program
 * runs with all seeds and levels, the others at -O0 and -O2 only. --dump=N prints program N and ends. On a difference
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

	out[k++] = (struct variant){0, 0};
	out[k++] = (struct variant){2, 0};
	if (!o->every || n % o->every)
		return k;
	out[k++] = (struct variant){1, 0};
	for (int level = 0; level <= 2; level++)
		for (u32 seed = 1; seed <= o->seeds && k < MAX_VARIANTS; seed++)
			out[k++] = (struct variant){level, seed};
	return k;
}

/* Program number N through all its variants. */
static void test_program(struct tester *t, const struct options *o, u64 n, struct random_program *p, struct stats *s)
{
	struct variant variants[MAX_VARIANTS];
	u32 n_variants = variants_of(o, n, variants);
	struct expected want;

	random_program(p, o->seed + n);
	s->programs++;
	switch (tester_reference(t, p, &want)) {
	case REFERENCE_OK:
		break;
	case REFERENCE_LONG:
		s->discarded++;
		return;
	case REFERENCE_BAD:
		printf("program %llu: not valid (a fault of the generator): %s\n", (unsigned long long)(o->seed + n),
		       tester_message(t));
		s->failed++;
		return;
	}
	for (u32 i = 0; i < n_variants; i++) {
		s->runs++;
		if (tester_agrees(t, p, &variants[i], &want))
			continue;
		printf("program %llu: -O%d, seed %u differs: %s\n", (unsigned long long)(o->seed + n),
		       variants[i].level, variants[i].seed, tester_message(t));
		tester_shrink(t, p, &variants[i]);
		tester_report(t, p, &variants[i], o->seed + n);
		s->failed++;
		return;
	}
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
	struct options o = {.count = 2000, .seed = 1, .seeds = 20, .every = 100, .want_guest = true, .dump = -1};
	static struct random_program p;
	struct stats s = {0};
	struct tester *t;
	double start = now();
	u64 n;

	if (!parse_options(&o, argc, argv)) {
		fprintf(stderr,
			"usage: random [--count=N] [--seed=N] [--seconds=N] [--forever] [--seeds=N] [--every=N] "
			"[--dump=N] [--no-guest]\n");
		return 2;
	}
	t = tester_new(o.want_guest);
	if (o.dump >= 0) {
		random_program(&p, (u64)o.dump);
		tester_print(t, &p, stdout);
		tester_free(t);
		return 0;
	}
	for (n = 0; (o.forever || n < o.count) && (!o.seconds || now() - start < (double)o.seconds) && s.failed < 20;
	     n++) {
		test_program(t, &o, n, &p, &s);
		if (o.forever && n % 10000 == 9999) {
			printf("%llu programs\n", (unsigned long long)n + 1);
			fflush(stdout);
		}
	}
	printf("%llu programs from seed %llu, %llu runs of compiled code, %llu too long, %.1f s\n",
	       (unsigned long long)s.programs, (unsigned long long)o.seed, (unsigned long long)s.runs,
	       (unsigned long long)s.discarded, now() - start);
	printf("%llu passed, %llu failed, 0 skipped\n", (unsigned long long)(s.programs - s.failed),
	       (unsigned long long)s.failed);
	n = s.failed ? 1 : o.want_guest && !tester_has_guest(t) ? 77 : 0;
	tester_free(t);
	return (int)n;
}
