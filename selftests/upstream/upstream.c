/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs the test vectors of the kernel's suites (vectors.h): each program is compiled in every way that variants.def has and
 * run in the 32-bit guest, many in one exchange. Reports as the kernel's runners do.
 *
 *   upstream [-v] [--match=TEXT] [--seeds=N] [--repeat=N] [--short|--quick] [--list=FILE] VECTORS...
 *
 * --seeds: also N more compilations at -O2 with random register choices. --repeat: how often a program runs at most (the
 * kernel runs most of them 1000 times), where the count does not show in the result. --short: long programs only in the
 * ways that variants.def marks. --quick: the same, and of long programs every 8th, of others every 3rd. --list: file for the names of all tests that are not run, with reasons.
 *
 * Exit status: 0 all passed, 1 some failed, 77 there is no 32-bit guest.
 */
#include "upstream/upstream.h"

#include <stdlib.h>
#include <string.h>

enum { GROUP_TESTS = 64, GROUP_INSNS = 200000, LARGE = 2000, MAX_VARIANTS = 64 };

static const struct variant variants[] = {
#define VARIANT(name, level, harden, large) {name, level, harden, large, 0},
#include "upstream/variants.def"
};

static const struct {
	const char *name;
} suites[VEC_NSUITES] = {
	[VEC_TEST_BPF] = {"test_bpf"},
	[VEC_TAIL_CALLS] = {"test_bpf: test_tail_calls"},
	[VEC_SEGMENT] = {"test_bpf: test_skb_segment"},
	[VEC_VERIFIER] = {"test_verifier"},
};

struct counts {
	u32 passed, failed, compiled, programs;
};

struct suite {
	u32 tests, passed, failed, only_compiled, waiting, cannot;
	struct counts by_variant[MAX_VARIANTS];
};

/* A test in the group at hand. */
struct item {
	struct vec_test test;
	u8 *frame;
	enum fate fate;
	const char *why, *lacks;
	u32 first, n; /* its trials */
	bool failed;
};

struct runner {
	struct bpfc_ctx ctx, guest_ctx;
	struct arena arena; /* of one group */
	struct run_guest *guest;
	struct variant variants[MAX_VARIANTS];
	u32 n_variants, max_repeat;
	const char *match;
	bool verbose, quick, is_short;
	FILE *list;
	struct suite suites[VEC_NSUITES];
	struct item items[GROUP_TESTS];
	u32 n_items, group_insns, n_seen;
};

/* -- Reading --------------------------------------------------------------------------------------------------- */

static struct bytes get_bytes(struct rp_in *in)
{
	struct bytes b;

	b.p = rp_block(in, &b.n);
	return b;
}

static void get_run(struct arena *a, struct vec_test *t, struct rp_in *in)
{
	struct vec_run *r = vec_add(a, &t->runs);
	struct bytes skb;

	r->kind = rp_u32(in);
	r->result = rp_u32(in);
	r->repeat = rp_u32(in);
	r->data = get_bytes(in);
	r->frag = get_bytes(in);
	skb = get_bytes(in);
	if (skb.n == sizeof(r->skb))
		memcpy(&r->skb, skb.p, sizeof(r->skb));
}

static void get_map(struct arena *a, struct vec_test *t, struct rp_in *in)
{
	struct vec_map *m = vec_add(a, &t->maps);

	m->id = rp_u32(in);
	m->type = rp_u32(in);
	m->key_size = rp_u32(in);
	m->value_size = rp_u32(in);
	m->max_entries = rp_u32(in);
	m->flags = rp_u32(in);
	m->inner = rp_u32(in);
	m->first = t->fills.n;
	m->n = rp_count(in, 12);
	for (u32 i = 0; i < m->n; i++) {
		struct vec_fill *f = vec_add(a, &t->fills);

		f->key = get_bytes(in);
		f->value = get_bytes(in);
		f->program = rp_u32(in);
	}
}

static bool get_test(struct arena *a, struct vec_test *t, struct rp_in *in)
{
	memset(t, 0, sizeof(*t));
	t->suite = rp_u32(in);
	t->index = rp_u32(in);
	t->name = rp_str(in);
	t->flags = rp_u32(in);
	t->err = (s32)rp_u32(in);
	t->type = rp_u32(in);
	t->attach = rp_u32(in);
	t->stack = rp_u32(in);
	t->insns = get_bytes(in);
	for (u32 n = rp_count(in, 24); n; n--)
		get_run(a, t, in);
	for (u32 n = rp_count(in, 32); n; n--)
		get_map(a, t, in);
	for (u32 n = rp_count(in, 4); n; n--)
		vec_push(a, &t->progs, get_bytes(in));
	t->verdict = rp_u32(in);
	t->verdict_unpriv = rp_u32(in);
	t->text = rp_str(in);
	t->text_unpriv = rp_str(in);
	return !in->bad && t->suite < VEC_NSUITES && t->insns.n % sizeof(struct insn) == 0;
}

/* -- Reports --------------------------------------------------------------------------------------------------- */

static void listed(struct runner *r, const struct item *it, const char *kind, const char *why)
{
	const char *suite = suites[it->test.suite].name;

	if (r->list)
		fprintf(r->list, "%s: #%u %s: %s: %s\n", suite, it->test.index, it->test.name, kind, why);
	if (r->verbose)
		printf("%s: #%u %s %s: %s\n", suite, it->test.index, it->test.name, kind, why);
}

static void say_trial(struct runner *r, const struct trial *tr)
{
	const struct vec_test *t = tr->test;

	if (!tr->failed && !r->verbose)
		return;
	printf("%s: #%u %s %s: ", suites[t->suite].name, t->index, t->name, tr->variant->name);
	if (!tr->refused)
		printf("jited:%u ", tr->compiled);
	for (u32 k = 0; k < tr->n && !tr->failed; k++)
		printf("%llu ", (unsigned long long)(tr->out[k].ns / MAX(tr->in[k].repeat, 1u)));
	printf("%s\n", tr->failed ? tr->text : tr->n || tr->refused ? "PASS" : "PASS (compiled only)");
}

static void count_other(struct runner *r, struct item *it)
{
	struct suite *s = &r->suites[it->test.suite];

	if (it->fate == FATE_WAITING)
		s->waiting++;
	else
		s->cannot++;
	listed(r, it, it->fate == FATE_WAITING ? "waiting for" : "cannot be run here", it->why);
}

/* A test whose program called a helper that is not there says nothing, whatever the variant. */
static void count_item(struct runner *r, struct item *it, struct trial *trials)
{
	struct suite *s = &r->suites[it->test.suite];
	bool called = false;

	if (trials[0].dead_code) {
		it->fate = FATE_WAITING;
		it->why = "the verifier, which knows the code that writes r10 to be dead";
		count_other(r, it);
		return;
	}
	for (u32 v = 0; v < it->n; v++)
		called |= trials[v].called;
	if (called) {
		s->cannot++;
		listed(r, it, "cannot be run here", it->lacks ? it->lacks : "a helper");
		return;
	}
	if (fate_accepted(&it->test))
		listed(r, it, "run although the kernel refuses it", fate_accepted(&it->test));
	for (u32 v = 0; v < it->n; v++) {
		struct counts *c = &s->by_variant[trials[v].variant - r->variants];

		say_trial(r, &trials[v]);
		c->programs += !trials[v].refused;
		c->compiled += trials[v].compiled;
		c->passed += !trials[v].failed;
		c->failed += trials[v].failed;
		it->failed |= trials[v].failed;
	}
	s->passed += !it->failed;
	s->failed += it->failed;
	s->only_compiled += it->fate == FATE_COMPILED;
}

/* -- Groups ---------------------------------------------------------------------------------------------------- */

/* A guest that dies once, for reasons of its own or the emulator's, is not the program's fault: once more. */
static void run_again(struct runner *r, struct trial *tr, struct run_job *job)
{
	bool died = job->status == -BPFC_ERUN;

	for (u32 k = 0; k < tr->n; k++)
		died |= tr->out[k].status == -BPFC_ERUN;
	if (!died)
		return;
	run_results_free(tr->out, tr->n);
	job->status = run_load(r->guest, &job->program);
	if (!job->status)
		run_exec_many(r->guest, tr->in, tr->out, tr->n);
}

static void run_trials(struct runner *r, struct trial *trials, u32 n)
{
	struct run_job *jobs = arena_array(&r->arena, n, sizeof(*jobs));
	u32 *which = arena_array(&r->arena, n, sizeof(*which)), n_jobs = 0;
	int err;

	for (u32 i = 0; i < n; i++)
		if (trials[i].compiled && trials[i].test->runs.n) {
			trial_job(&r->arena, &trials[i], r->max_repeat, &jobs[n_jobs]);
			which[n_jobs++] = i;
		}
	err = run_batch(r->guest, jobs, n_jobs);
	for (u32 j = 0; j < n_jobs; j++) {
		struct trial *tr = &trials[which[j]];

		if (err)
			jobs[j].status = err;
		else
			run_again(r, tr, &jobs[j]);
		trial_judge(tr, &jobs[j]);
	}
	bpfc_ctx__clear_messages(&r->guest_ctx);
}

/* How many trials. */
static u32 compile_item(struct runner *r, struct item *it, struct trial *trials)
{
	bool large = it->test.insns.n / sizeof(struct insn) > LARGE;

	for (u32 v = 0; v < r->n_variants; v++) {
		if (large && r->is_short && !r->variants[v].large)
			continue;
		trials[it->n] = (struct trial){.test = &it->test, .variant = &r->variants[v]};
		trial_compile(&r->ctx, &trials[it->n++]);
	}
	return it->n;
}

static void flush_group(struct runner *r)
{
	struct trial *trials = arena_array(&r->arena, (size_t)r->n_items * r->n_variants, sizeof(*trials));
	u32 n = 0;

	for (u32 i = 0; i < r->n_items; i++) {
		struct item *it = &r->items[i];

		it->first = n;
		if (it->fate == FATE_COMPILED)
			it->test.runs.n = 0;
		if (it->fate == FATE_RUN || it->fate == FATE_COMPILED)
			n += compile_item(r, it, trials + n);
	}
	run_trials(r, trials, n);
	for (u32 i = 0; i < r->n_items; i++) {
		if (r->items[i].fate == FATE_RUN || r->items[i].fate == FATE_COMPILED)
			count_item(r, &r->items[i], trials + r->items[i].first);
		else
			count_other(r, &r->items[i]);
		free(r->items[i].frame);
	}
	for (u32 i = 0; i < n; i++) {
		run_results_free(trials[i].out, trials[i].n);
		bpfc_code__free(trials[i].code);
	}
	fflush(stdout);
	r->n_items = r->group_insns = 0;
	arena_free(&r->arena);
	arena_init(&r->arena, &r->guest_ctx);
}

/* A part of the tests that shows whether the whole works. */
static bool left_out(const struct runner *r, const struct item *it)
{
	u32 n = it->test.insns.n / (u32)sizeof(struct insn);

	if (r->match && !strstr(it->test.name, r->match))
		return true;
	return r->quick && it->fate == FATE_RUN && r->n_seen % (n > LARGE ? 8 : 3);
}

static void take(struct runner *r, u8 *frame, u32 size)
{
	struct item *it = &r->items[r->n_items];
	struct rp_in in = {.at = frame, .end = frame + size};

	*it = (struct item){.frame = frame};
	if (!get_test(&r->arena, &it->test, &in)) {
		fprintf(stderr, "upstream: damaged vectors\n");
		exit(1);
	}
	it->fate = fate_of(&r->arena, &it->test, &it->why, &it->lacks);
	r->n_seen++;
	if (left_out(r, it)) {
		free(frame);
		return;
	}
	r->suites[it->test.suite].tests++;
	r->n_items++;
	if (it->fate == FATE_RUN || it->fate == FATE_COMPILED)
		r->group_insns += it->test.insns.n / (u32)sizeof(struct insn);
	if (r->n_items == GROUP_TESTS || r->group_insns > GROUP_INSNS)
		flush_group(r);
}

static void read_file(struct runner *r, const char *path)
{
	struct rp_header h;
	FILE *f = strcmp(path, "-") ? fopen(path, "rb") : stdin;

	if (!f) {
		perror(path);
		exit(1);
	}
	while (fread(&h, sizeof(h), 1, f) == 1) {
		u8 *frame = h.size <= RP_MAX_FRAME ? malloc(h.size + 1) : NULL;

		if (!frame || fread(frame, 1, h.size, f) != h.size) {
			fprintf(stderr, "upstream: %s is cut off\n", path);
			exit(1);
		}
		take(r, frame, h.size);
	}
	if (f != stdin)
		fclose(f);
	flush_group(r);
}

/* -- The whole --------------------------------------------------------------------------------------------------- */

static int report(struct runner *r)
{
	u32 passed = 0, failed = 0;

	for (u32 s = 0; s < VEC_NSUITES; s++) {
		const struct suite *su = &r->suites[s];

		for (u32 v = 0; v < r->n_variants && su->passed + su->failed; v++)
			printf("%s: %u passed, %u failed [%u/%u compiled] at %s\n", suites[s].name,
			       su->by_variant[v].passed, su->by_variant[v].failed, su->by_variant[v].compiled,
			       su->by_variant[v].programs, r->variants[v].name);
		if (su->tests)
			printf("%s: of %u tests %u run, %u compiled only, %u waiting, %u cannot be run here\n",
			       suites[s].name, su->tests, su->passed + su->failed - su->only_compiled,
			       su->only_compiled, su->waiting, su->cannot);
		passed += su->passed;
		failed += su->failed;
	}
	printf("%u passed, %u failed, 0 skipped\n", passed, failed);
	return failed || !passed ? 1 : 0;
}

static void add_variant(struct runner *r, const struct variant *v)
{
	if (r->n_variants < MAX_VARIANTS)
		r->variants[r->n_variants++] = *v;
}

static void add_seeds(struct runner *r, u32 n)
{
	for (u32 seed = 1; seed <= n; seed++) {
		struct variant v = {.level = 2, .large = true, .seed = seed};

		snprintf(v.name, sizeof(v.name), "-O2, seed %u", seed);
		add_variant(r, &v);
	}
}

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

static bool parse_option(struct runner *r, const char *arg)
{
	const char *value;

	if ((value = option(arg, "--seeds")))
		add_seeds(r, (u32)strtoul(value, NULL, 0));
	else if ((value = option(arg, "--repeat")))
		r->max_repeat = MAX((u32)strtoul(value, NULL, 0), 1u);
	else if ((value = option(arg, "--match")))
		r->match = value;
	else if ((value = option(arg, "--list")))
		r->list = fopen(value, "w");
	else if (!strcmp(arg, "--quick"))
		r->quick = r->is_short = true;
	else if (!strcmp(arg, "--short"))
		r->is_short = true;
	else if (!strcmp(arg, "-v"))
		r->verbose = true;
	else
		return false;
	return true;
}

int main(int argc, char **argv)
{
	static struct runner r = {.max_repeat = 4};
	int status;

	for (size_t i = 0; i < ARRAY_SIZE(variants); i++)
		add_variant(&r, &variants[i]);
	ctx_init(&r.ctx);
	ctx_init(&r.guest_ctx);
	arena_init(&r.arena, &r.guest_ctx);
	if (run_start(&r.guest_ctx, NULL, &r.guest)) {
		printf("no 32-bit guest: %s\n0 passed, 0 failed, 1 skipped\n", bpfc_ctx__error(&r.guest_ctx));
		return 77;
	}
	for (int i = 1; i < argc; i++)
		if (!parse_option(&r, argv[i]))
			read_file(&r, argv[i]);
	status = report(&r);
	if (r.list)
		fclose(r.list);
	run_stop(r.guest);
	arena_free(&r.arena);
	ctx_fini(&r.guest_ctx);
	ctx_fini(&r.ctx);
	return status;
}
