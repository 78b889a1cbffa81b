/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters compiled and run in the 32-bit process, many packets a filter and several filters an exchange, compared
 * with what the interpreters gave.
 */
#include <stdlib.h>
#include <string.h>

#include "bpfc.h"
#include "cbpf_test.h"
#include "run/run.h"

enum { QUEUE = 24 };

/* A way of compiling. */
struct variant {
	u8 level, harden;
	bool untrusted; /* and what else protects */
};

static const struct variant plain[] = { { 0, 0, false }, { 1, 0, false }, { 2, 0, false } };
/* Each filter takes the next one of these, too. */
static const struct variant hardened[] = { { 2, 2, false }, { 0, 3, false }, { 2, 3, false }, { 1, 2, false },
					   { 2, 2, true },  { 0, 2, false }, { 1, 3, true } };

struct waiting {
	char what[100];
	struct cbpf_prog p; /* for reports */
	struct code *code;
	const u32 *want;
	struct run_input *in;
	struct run_result *out;
	u32 n;
	struct variant v;
};

struct native {
	struct bpfc_ctx *ctx;
	struct run_guest *guest;
	struct waiting queue[QUEUE];
	u32 n;
	u64 passed, failed, runs;
	u64 added; /* filters */
};

struct native *native_new(void)
{
	struct native *t = calloc(1, sizeof(*t));

	t->ctx = bpfc_ctx__new();
	if (!run_start(t->ctx, NULL, &t->guest))
		return t;
	printf("no 32-bit process: %s\n", bpfc_ctx__error(t->ctx));
	bpfc_ctx__free(t->ctx);
	free(t);
	return NULL;
}

static void fail(struct native *t, const struct waiting *w, const char *why)
{
	if (t->failed++ < 10) {
		printf("FAIL: %s, -O%d --harden=%d%s: %s\n", w->what, w->v.level, w->v.harden,
		       w->v.untrusted ? " --untrusted" : "", why);
		filter_show(&w->p);
	}
}

static void check(struct native *t, const struct waiting *w, const struct run_job *job)
{
	char text[200];

	if (job->status) {
		fail(t, w, "it was not loaded");
		return;
	}
	for (u32 i = 0; i < w->n; i++) {
		const struct run_result *r = &w->out[i];

		if (!r->status && (u32)r->r0 == w->want[i] && r->r0 >> 32 == 0)
			continue;
		snprintf(text, sizeof(text), "packet %u: status %d, 0x%llx, expected 0x%x", i, r->status,
			 (unsigned long long)r->r0, w->want[i]);
		fail(t, w, text);
		return;
	}
	t->passed++;
	t->runs += w->n;
}

void native_finish(struct native *t)
{
	struct run_job jobs[QUEUE];

	for (u32 i = 0; i < t->n; i++) {
		struct waiting *w = &t->queue[i];

		jobs[i] = (struct run_job){ .program = { .engine = RUN_NATIVE, .code = w->code }, .in = w->in, .out = w->out, .n = w->n };
	}
	if (run_batch(t->guest, jobs, t->n))
		t->failed++;
	for (u32 i = 0; i < t->n; i++) {
		struct waiting *w = &t->queue[i];

		check(t, w, &jobs[i]);
		bpfc_code__free(w->code);
		run_results_free(w->out, w->n);
		free(w->in);
		free(w->out);
		free(w->p.insns);
	}
	bpfc_ctx__clear_messages(t->ctx);
	t->n = 0;
}

static const char *const types[] = { [CBPF_SOCKET] = "socket", [CBPF_SECCOMP] = "seccomp", [CBPF_FLAT] = "flat" };

/* P in the form of bytes, so that the whole way is gone. */
static struct code *compile(struct native *t, const struct cbpf_prog *p, const struct variant *v)
{
	struct bpfc_opts opts;
	struct prog *prog = NULL;
	struct code *code = NULL;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_CBPF;
	opts.type = types[p->type];
	opts.opt_level = v->level;
	opts.harden = v->harden;
	opts.untrusted = opts.cf_protection = opts.retpoline = v->untrusted;
	opts.has_seed = true;
	opts.seed = t->added;
	if (!bpfc_prog__load_mem(t->ctx, "random", p->insns, p->n * sizeof(*p->insns), &opts, &prog))
		bpfc_prog__compile(prog, &opts, &code);
	bpfc_prog__free(prog);
	return code;
}

static void put_input(struct run_input *in, const struct cbpf_case *c, enum cbpf_type type)
{
	*in = (struct run_input){ .data = c->bytes, .size = c->n, .repeat = 1 };
	switch (type) {
	case CBPF_FLAT:
		in->kind = RUN_FLAT;
		in->wire_len = c->env.len;
		break;
	case CBPF_SECCOMP:
		in->kind = RUN_CTX;
		break;
	case CBPF_SOCKET:
		in->kind = RUN_SKB;
		in->linear = c->env.size;
		in->cpu = c->env.cpu;
		in->random = c->env.random;
		in->has_random = true;
		in->ctx = &c->skb;
		in->ctx_size = sizeof(c->skb);
		break;
	}
}

static void add(struct native *t, const struct cbpf_prog *p, const struct cbpf_case *cases, const u32 *want, u32 n,
		const char *what, const struct variant *v)
{
	struct waiting *w = &t->queue[t->n];

	*w = (struct waiting){ .p = *p, .want = want, .n = n, .v = *v };
	snprintf(w->what, sizeof(w->what), "%s", what);
	w->code = compile(t, p, v);
	if (!w->code) {
		fail(t, w, bpfc_ctx__error(t->ctx));
		bpfc_ctx__clear_messages(t->ctx);
		return;
	}
	w->p.insns = malloc(p->n * sizeof(*p->insns));
	memcpy(w->p.insns, p->insns, p->n * sizeof(*p->insns));
	w->in = malloc(n * sizeof(*w->in));
	w->out = calloc(n, sizeof(*w->out));
	for (u32 i = 0; i < n; i++)
		put_input(&w->in[i], &cases[i], p->type);
	if (++t->n == QUEUE)
		native_finish(t);
}

void native_add(struct native *t, const struct cbpf_prog *p, const struct cbpf_case *cases, const u32 *want, u32 n,
		const char *what)
{
	for (size_t i = 0; i < ARRAY_SIZE(plain); i++)
		add(t, p, cases, want, n, what, &plain[i]);
	add(t, p, cases, want, n, what, &hardened[t->added++ % ARRAY_SIZE(hardened)]);
}

u64 native_passed(const struct native *t) { return t->passed; }

u64 native_failed(const struct native *t) { return t->failed; }

u64 native_runs(const struct native *t) { return t->runs; }

void native_free(struct native *t)
{
	run_stop(t->guest);
	bpfc_ctx__free(t->ctx);
	free(t);
}
