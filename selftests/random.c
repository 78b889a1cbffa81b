/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Differential test with random programs: what the reference gives (random_run.h), every engine of engine.def must give:
 * result, memory or packet, maps.
 *
 *   random [--count=N] [--seed=N] [--seconds=N] [--forever] [--seeds=N] [--every=N] [--mode=MODE] [--from=FILE]...
 *          [--dump=N] [--save=DIR] [--no-guest] [--no-kernel] [--fault=ROW] [--min-accepted=PERCENT] [--max-failed=N]
 *
 * Program number S is made from seed + S, so a failure is repeated by --seed=S --count=1. --every=N: each N'th program
 * runs with all engines and seeds, the others with those that engine.def says. MODE: plain (memory alone; the default),
 * mixed (also maps, packets, unstructured control flow), verifiable (mixed, without what Linux's verifier refuses),
 * mutants (of the programs of each --from: objects, case files, texts). --dump=N prints program N and ends. On a
 * difference the program is made smaller as long as it differs, and printed as a case file, with --save also written to
 * DIR. --fault: compiled code has this row of isa.def wrong, to see that the test notices. --min-accepted: the kernel
 * must accept so many of the programs that it is asked about. --max-failed: when to give up (20).
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "random_gen.h"
#include "random_mutate.h"
#include "random_run.h"
#include "random_shrink.h"

enum { REPORT = 100000 };

enum mode { MODE_PLAIN, MODE_MIXED, MODE_VERIFIABLE, MODE_MUTANTS };
static const char *const mode_names[] = {"plain", "mixed", "verifiable", "mutants"};

struct options {
	u64 count, seed, seconds;
	u32 seeds, every, min_accepted, max_failed;
	bool forever, want_guest, want_kernel;
	enum mode mode;
	enum isa_id fault;
	const char *save;
	s64 dump;
};

struct stats {
	u64 programs, runs, discarded, undefined, bad, failed;
};

/* -- Command line ------------------------------------------------------------------------------------------- */

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

static bool parse_mode(struct options *o, const char *v)
{
	for (u32 i = 0; i < ARRAY_SIZE(mode_names); i++)
		if (!strcmp(v, mode_names[i])) {
			o->mode = (enum mode)i;
			return true;
		}
	return false;
}

static bool parse_fault(struct options *o, const char *v)
{
	for (u32 id = 1; id < ISA_NIDS; id++)
		if (!strcmp(v, isa_id_name((enum isa_id)id)))
			o->fault = (enum isa_id)id;
	return o->fault != ISA_ID_INVALID && edit_similar(o->fault, 1) != o->fault;
}

static bool parse_flag(struct options *o, const char *arg)
{
	if (!strcmp(arg, "--forever"))
		o->forever = true;
	else if (!strcmp(arg, "--no-guest"))
		o->want_guest = false;
	else if (!strcmp(arg, "--no-kernel"))
		o->want_kernel = false;
	else
		return false;
	return true;
}

static bool parse_option(struct options *o, const char *arg, struct mutator *m)
{
	const char *v;

	if ((v = option(arg, "--count")))
		o->count = strtoull(v, NULL, 0);
	else if ((v = option(arg, "--seed")))
		o->seed = strtoull(v, NULL, 0);
	else if ((v = option(arg, "--seconds")))
		o->seconds = strtoull(v, NULL, 0);
	else if ((v = option(arg, "--seeds")))
		o->seeds = (u32)strtoul(v, NULL, 0);
	else if ((v = option(arg, "--every")))
		o->every = (u32)strtoul(v, NULL, 0);
	else if ((v = option(arg, "--max-failed")))
		o->max_failed = (u32)strtoul(v, NULL, 0);
	else if ((v = option(arg, "--min-accepted")))
		o->min_accepted = (u32)strtoul(v, NULL, 0);
	else if ((v = option(arg, "--dump")))
		o->dump = (s64)strtoll(v, NULL, 0);
	else if ((v = option(arg, "--save")))
		o->save = v;
	else if ((v = option(arg, "--mode")))
		return parse_mode(o, v);
	else if ((v = option(arg, "--fault")))
		return parse_fault(o, v);
	else if ((v = option(arg, "--from")))
		return mutator_add(m, v);
	else
		return parse_flag(o, arg);
	return true;
}

/* -- Programs ----------------------------------------------------------------------------------------------- */

/* What the tests of all programs share. */
struct run {
	struct tester *t;
	const struct options *o;
	struct mutator *mutator;
	bool present[N_ENGINES];
	struct stats s;
	u64 reported; /* the last program with a difference */
	struct random_program p;
};

static enum strict strictness(const struct run *r)
{
	return r->o->mode == MODE_MUTANTS ? STRICT_VERIFIED : STRICT_NOT;
}

static void make(const struct run *r, u64 seed, struct random_program *p)
{
	enum { ALL = RANDOM_MAPS_USED | RANDOM_PACKET | RANDOM_GRAPH };

	switch (r->o->mode) {
	case MODE_PLAIN:
		random_program(p, seed);
		return;
	case MODE_MIXED:
		random_mixed(p, seed, ALL);
		return;
	case MODE_VERIFIABLE:
		random_mixed(p, seed, ALL | RANDOM_VERIFIABLE);
		return;
	case MODE_MUTANTS:
		mutator_make(r->mutator, seed, p);
		return;
	}
}

/* The engines for program number N; how many. */
static u32 variants_of(const struct run *r, u64 n, struct variant *out)
{
	const struct options *o = r->o;
	bool all = o->every && n % o->every == 0;
	u32 k = 0;

	for (u32 seed = 0; seed <= (all ? o->seeds : 0); seed++)
		for (u32 id = 0; id < N_ENGINES; id++) {
			const struct engine *e = &engines[id];
			bool wanted = (all || e->often) && r->present[id] && (e->how == ENGINE_NATIVE || !seed);

			/* on the way through all seeds every level of optimization once, and one of hardening by turns */
			if (wanted && seed && e->harden && id % 4 != seed % 4)
				wanted = false;
			if (wanted && k < MAX_VARIANTS)
				out[k++] = (struct variant){(enum engine_id)id, seed, n + seed};
		}
	return k;
}

struct question {
	struct tester *t;
	const struct variant *v;
};

static bool differs(void *arg, const struct random_program *p)
{
	const struct question *q = arg;

	return tester_differs(q->t, p, q->v);
}

/* P, made as small as it gets, as a case file. */
static void report(struct run *r, u64 seed, const struct variant *v)
{
	struct expected want;
	char title[500], path[1000];
	FILE *f;

	if (tester_reference(r->t, &r->p, &want) != REFERENCE_OK)
		return;
	tester_agrees(r->t, &r->p, v, &want);
	snprintf(title, sizeof title, "%s program %llu, %s, seed %u: %s", mode_names[r->o->mode],
		 (unsigned long long)seed, engines[v->engine].name, v->seed, tester_message(r->t));
	random_case(r->t, &r->p, &want, title, stdout);
	if (r->o->save) {
		snprintf(path, sizeof path, "%s/%s-%llu.t", r->o->save, mode_names[r->o->mode],
			 (unsigned long long)seed);
		f = fopen(path, "w");
		if (f) {
			random_case(r->t, &r->p, &want, title, f);
			fclose(f);
		}
	}
	expected_free(&want);
}

/* Program SEED by V did not give what it should: once more, alone, then smaller. */
static void on_difference(void *arg, u64 seed, const struct variant *v)
{
	struct run *r = arg;
	struct question q = {r->t, v};
	u32 n;

	if (r->s.failed >= r->o->max_failed || (r->s.failed && seed == r->reported))
		return;
	make(r, seed, &r->p);
	if (!tester_differs(r->t, &r->p, v))
		return;
	/* what becomes of it need not be what the generator makes: look as closely as this one stands */
	for (int strict = STRICT_VERIFIED; strict >= STRICT_NOT; strict--) {
		tester_strict(r->t, (enum strict)strict);
		if (tester_differs(r->t, &r->p, v))
			break;
	}
	printf("program %llu: %s, seed %u differs: %s\n", (unsigned long long)seed, engines[v->engine].name, v->seed,
	       tester_message(r->t));
	fflush(stdout);
	n = r->p.n;
	random_shrink(&r->p, differs, &q);
	printf("made smaller: %u instructions of %u\n", r->p.n, n);
	report(r, seed, v);
	tester_strict(r->t, strictness(r));
	r->reported = seed;
	r->s.failed++;
}

/* What the reference says of the program. False: it is not compared. */
static bool reference(struct run *r, u64 seed, struct expected *want)
{
	enum reference ref = tester_reference(r->t, &r->p, want);

	switch (ref) {
	case REFERENCE_OK:
		return true;
	case REFERENCE_LONG:
		r->s.discarded++;
		return false;
	case REFERENCE_UNDEF:
	case REFERENCE_BAD:
		/* mutants may be anything */
		if (r->o->mode == MODE_MUTANTS) {
			*(ref == REFERENCE_BAD ? &r->s.bad : &r->s.undefined) += 1;
			return false;
		}
		printf("program %llu: not valid (a fault of the generator): %s\n", (unsigned long long)seed,
		       tester_message(r->t));
		r->s.failed++;
		return false;
	}
	return false;
}

/* Program number N by all its engines. */
static void test_program(struct run *r, u64 n)
{
	struct variant variants[MAX_VARIANTS];
	u32 n_variants = variants_of(r, n, variants);
	u64 seed = r->o->seed + n;
	struct expected want;
	bool queued;

	make(r, seed, &r->p);
	r->s.programs++;
	if (!reference(r, seed, &want))
		return;
	for (u32 i = 0; i < n_variants; i++) {
		r->s.runs++;
		queued = tester_can_queue(&r->p, &variants[i]);
		if (queued ? !tester_queue(r->t, &r->p, &variants[i], &want, seed)
			   : !tester_agrees(r->t, &r->p, &variants[i], &want)) {
			on_difference(r, seed, &variants[i]);
			break;
		}
		if (tester_queue_full(r->t)) {
			tester_flush(r->t, on_difference, r);
			make(r, seed, &r->p); /* a difference may have used it */
		}
	}
	expected_free(&want);
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static void print_summary(struct run *r, double seconds)
{
	u64 accepted, tried;
	u64 left_out = r->s.discarded + r->s.undefined + r->s.bad;

	tester_kernel_counts(r->t, &accepted, &tried);
	printf("%llu programs from seed %llu (%s), %llu runs, %.1f s\n", (unsigned long long)r->s.programs,
	       (unsigned long long)r->o->seed, mode_names[r->o->mode], (unsigned long long)r->s.runs, seconds);
	printf("not compared: %llu too long, %llu undefined, %llu faults and refusals\n",
	       (unsigned long long)r->s.discarded, (unsigned long long)r->s.undefined, (unsigned long long)r->s.bad);
	if (tester_has_kernel(r->t) && tried) {
		printf("the kernel took %llu of %llu programs (%llu %%)\n", (unsigned long long)accepted,
		       (unsigned long long)tried, (unsigned long long)(accepted * 100 / tried));
		if (accepted * 100 < tried * r->o->min_accepted) {
			printf("it should have taken %u %%\n", r->o->min_accepted);
			r->s.failed++;
		}
	}
	/* a test that compares next to nothing is none */
	if (r->s.programs > 100 && left_out * 10 > r->s.programs * 9) {
		printf("too few programs could be compared\n");
		r->s.failed++;
	}
	printf("%llu passed, %llu failed, 0 skipped\n",
	       (unsigned long long)(r->s.programs - left_out - MIN(r->s.failed, r->s.programs - left_out)),
	       (unsigned long long)r->s.failed);
}

static void test_all(struct run *r)
{
	const struct options *o = r->o;
	double start = now();

	for (u64 n = 0; (o->forever || n < o->count) && r->s.failed < o->max_failed; n++) {
		if (o->seconds && now() - start >= (double)o->seconds)
			break;
		test_program(r, n);
		if (o->forever && n % REPORT == REPORT - 1) {
			printf("%llu programs\n", (unsigned long long)n + 1);
			fflush(stdout);
		}
	}
	tester_flush(r->t, on_difference, r);
	print_summary(r, now() - start);
}

static void find_engines(struct run *r)
{
	for (u32 id = 0; id < N_ENGINES; id++) {
		r->present[id] = engine_present((enum engine_id)id);
		if (engines[id].how == ENGINE_KERNEL)
			r->present[id] = tester_has_kernel(r->t);
		if (!r->present[id] && engines[id].how == ENGINE_NATIVE)
			printf("%s: not supported by the compiler yet, left out\n", engines[id].name);
	}
}

int main(int argc, char **argv)
{
	struct options o = {
		.count = 2000, .seed = 1, .seeds = 20, .every = 100, .max_failed = 20, .want_guest = true, .want_kernel = true, .dump = -1};
	static struct run r;
	bool complete;

	r.mutator = mutator_new();
	for (int i = 1; i < argc; i++)
		if (!parse_option(&o, argv[i], r.mutator)) {
			fprintf(stderr, "random: wrong option %s\n", argv[i]);
			return 2;
		}
	if (o.mode == MODE_MUTANTS && !mutator_count(r.mutator)) {
		fprintf(stderr, "random: --mode=mutants needs programs: --from=FILE\n");
		return 2;
	}
	r.o = &o;
	r.t = tester_new(o.dump >= 0 ? TESTER_CATCH
				     : TESTER_CATCH | (o.want_guest ? TESTER_GUEST : 0) |
					       (o.want_kernel ? TESTER_KERNEL : 0),
			 o.fault);
	tester_strict(r.t, strictness(&r));
	find_engines(&r);
	complete = !o.want_guest || tester_has_guest(r.t);
	if (o.dump >= 0) {
		make(&r, (u64)o.dump, &r.p);
		tester_print(r.t, &r.p, stdout);
	} else {
		test_all(&r);
	}
	tester_free(r.t);
	mutator_free(r.mutator);
	return r.s.failed ? 1 : o.dump < 0 && !complete ? 77 : 0;
}
