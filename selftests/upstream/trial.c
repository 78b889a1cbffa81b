/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* One test of the kernel's suites under one way of compiling: a struct prog from its instructions, its maps and the
 * programs that its prog_array maps hold; compiled; inputs as the suite's runner would give them; results compared.
 */
#include "upstream/upstream.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "bpfrt.h"

/* TIMEOUT_MS: megabytes of code under an emulator on a busy machine. */
enum { ETH_HLEN = 14, LOOPBACK = 1, CHECKED_INSNS = 5000, TIMEOUT_MS = 120000 };

/* -- The program ----------------------------------------------------------------------------------------------- */

static u32 count_insns(const struct vec_test *t)
{
	u32 n = t->insns.n;

	for (u32 i = 0; i < t->progs.n; i++)
		n += t->progs.p[i].n;
	return n / (u32)sizeof(struct insn);
}

static const char *map_name(struct arena *a, u32 id)
{
	return arena_printf(a, "map%u", id);
}

static void add_maps(struct prog *p, const struct vec_test *t)
{
	for (u32 i = 0; i < t->maps.n; i++) {
		const struct vec_map *m = &t->maps.p[i];

		*vec_add(&p->arena, &p->maps) = (struct prog_map){.name = map_name(&p->arena, m->id),
								  .type = m->type,
								  .key_size = m->key_size,
								  .value_size = m->value_size,
								  .max_entries = m->max_entries,
								  .flags = m->flags,
								  .inner = m->inner,
								  .id = (s32)m->id};
	}
}

static const char *prog_name(struct arena *a, u32 i)
{
	return arena_printf(a, "tail%u", i);
}

/* The test's program is "prog"; the others, behind it, "tail0" ... */
static void add_insns(struct prog *p, const struct vec_test *t)
{
	u32 *starts, at = t->insns.n / (u32)sizeof(struct insn), k = 0;

	prog_set_insns(p, count_insns(t));
	starts = bits_new(&p->arena, p->n_insns + 1);
	memcpy(p->insns, t->insns.p, t->insns.n);
	for (u32 i = 0; i < t->progs.n; i++) {
		memcpy(p->insns + at, t->progs.p[i].p, t->progs.p[i].n);
		bits_set(starts, at);
		at += t->progs.p[i].n / (u32)sizeof(struct insn);
	}
	prog_cut(p, starts);
	at = t->insns.n / (u32)sizeof(struct insn);
	for (u32 s = 0; s < p->subprogs.n; s++) {
		struct subprog *sub = &p->subprogs.p[s];

		sub->type = fate_type(t->type);
		if (t->suite != VEC_VERIFIER && (!t->runs.n || t->runs.p[0].kind != VEC_SKB))
			sub->type = PROG_NONE;
		if (k < t->progs.n && sub->start == at) {
			sub->is_prog = true;
			sub->is_static = false;
			sub->name = prog_name(&p->arena, k);
			at += t->progs.p[k++].n / (u32)sizeof(struct insn);
		}
	}
}

struct compile_args {
	struct bpfc_ctx *ctx;
	struct trial *tr;
	struct prog *prog;
};

static int check_body(void *arg)
{
	return prog_check(((struct compile_args *)arg)->prog);
}

static int load_body(void *arg)
{
	struct compile_args *c = arg;

	c->prog = prog_new(c->ctx, "test");
	add_maps(c->prog, c->tr->test);
	add_insns(c->prog, c->tr->test);
	return prog_check(c->prog);
}

/* As anybody would hand over a filter. */
static int load_classic(struct compile_args *c)
{
	const struct vec_test *t = c->tr->test;
	struct bpfc_opts opts;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_CBPF;
	opts.type = "socket";
	return bpfc_prog__load_mem(c->ctx, "test", t->insns.p, t->insns.n, &opts, &c->prog);
}

static int load(struct compile_args *c)
{
	int err = c->tr->test->flags & VEC_CLASSIC ? load_classic(c) : ctx_try(c->ctx, load_body, c);

	return err || !(c->tr->test->flags & VEC_CLASSIC) ? err : ctx_try(c->ctx, check_body, c);
}

static void fail(struct trial *tr, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void fail(struct trial *tr, const char *fmt, ...)
{
	va_list ap;

	if (tr->failed)
		return;
	tr->failed = true;
	va_start(ap, fmt);
	vsnprintf(tr->text, sizeof(tr->text), fmt, ap);
	va_end(ap);
}

static const char *first_error(const struct bpfc_ctx *ctx)
{
	const char *text = bpfc_ctx__error(ctx);

	return text ? text : "no message";
}

/* The kernel's runner is content with a refusal that has the right number; ours are all -EINVAL. */
static void judge_refusal(struct trial *tr, int err)
{
	if (!err)
		fail(tr, "UNEXPECTED_PASS");
	else if (tr->test->err != -EINVAL)
		fail(tr, "FAIL: to be refused with error %d", tr->test->err);
	else
		tr->refused = true;
}

void trial_compile(struct bpfc_ctx *ctx, struct trial *tr)
{
	struct compile_args c = {.ctx = ctx, .tr = tr};
	struct bpfc_opts opts;
	int err;

	bpfc_opts__init(&opts);
	opts.opt_level = tr->variant->level;
	opts.harden = tr->variant->harden;
	opts.has_seed = true;
	opts.seed = tr->test->index;
	opts.debug_seed = tr->variant->seed;
	tr->n_insns = count_insns(tr->test);
	opts.self_check = tr->n_insns < CHECKED_INSNS;
	bpfc_ctx__clear_messages(ctx);
	err = load(&c);
	if (tr->test->flags & VEC_REFUSED && !fate_accepted(tr->test)) {
		judge_refusal(tr, err);
	} else {
		if (!err)
			err = bpfc_prog__compile(c.prog, &opts, &tr->code);
		/* Code that writes r10 is accepted where it is never come to, which only the verifier knows. */
		tr->dead_code = err == -BPFC_EBAD_REG && tr->test->suite == VEC_VERIFIER;
		if (err)
			fail(tr, "FAIL to compile: %s", first_error(ctx));
		tr->compiled = !err;
	}
	prog_free(c.prog);
}

/* -- Inputs ------------------------------------------------------------------------------------------------------ */

static void skb_input(struct arena *a, const struct vec_run *r, struct run_input *in)
{
	struct bpfrt_skb *s = arena_alloc(a, sizeof(*s));
	u8 *data = arena_alloc(a, r->data.n + r->frag.n + 1);

	memcpy(data, r->data.p, r->data.n);
	memcpy(data + r->data.n, r->frag.p, r->frag.n);
	s->protocol = r->skb.protocol;
	s->pkt_type = r->skb.pkt_type;
	s->mark = r->skb.mark;
	s->hash = r->skb.hash;
	s->queue_mapping = r->skb.queue_mapping;
	s->vlan_tci = r->skb.vlan_tci;
	s->vlan_present = r->skb.vlan_present;
	s->vlan_proto = r->skb.vlan_proto;
	s->ifindex = r->skb.ifindex;
	s->hatype = r->skb.hatype;
	s->mac_header = r->skb.mac_header;
	s->network_header = r->skb.network_header;
	in->kind = RUN_SKB;
	in->data = data;
	in->size = r->data.n + r->frag.n;
	in->linear = r->data.n;
	in->ctx = s;
	in->ctx_size = sizeof(*s);
}

/* What bpf_prog_test_run_xdp() and bpf_prog_test_run_skb() make: packets of the loopback device, number 1. The Ethernet
 * header belongs to the packet for programs of tc alone; all others see what comes behind it. */
static void test_run_input(struct arena *a, const struct vec_test *t, const struct vec_run *r, struct run_input *in)
{
	enum prog_type type = fate_type(t->type);
	u32 pulled = type != PROG_TC && r->data.n >= ETH_HLEN ? ETH_HLEN : 0;
	struct bpfrt_xdp *x;
	struct bpfrt_skb *s;

	in->data = r->data.p;
	in->size = r->data.n;
	if (type == PROG_XDP) {
		in->kind = RUN_XDP;
		in->ctx = x = arena_alloc(a, sizeof(*x));
		in->ctx_size = sizeof(*x);
		x->ingress_ifindex = LOOPBACK;
		return;
	}
	in->kind = RUN_SKB;
	in->ctx = s = arena_alloc(a, sizeof(*s));
	in->ctx_size = sizeof(*s);
	s->ifindex = LOOPBACK;
	s->protocol = r->data.p[12] | (u32)r->data.p[13] << 8;
	s->mac_header = -pulled;
	s->network_header = ETH_HLEN - pulled;
	in->data = r->data.p + pulled;
	in->size = r->data.n - pulled;
}

static void make_input(struct arena *a, const struct trial *tr, u32 k, u32 max_repeat)
{
	const struct vec_test *t = tr->test;
	const struct vec_run *r = &t->runs.p[k];
	struct run_input *in = &tr->in[k];

	/* Every stack alignment; but thousands of 8-byte atomics across cache lines take an emulator seconds. */
	*in = (struct run_input){.repeat = MIN(r->repeat, max_repeat),
				 .timeout_ms = TIMEOUT_MS,
				 .esp_offset = tr->n_insns < CHECKED_INSNS ? (t->index + k) % 4 * 4 : 0};
	switch ((enum vec_input)r->kind) {
	case VEC_NONE:
		in->kind = RUN_NONE;
		break;
	case VEC_STATE:
		in->repeat = r->repeat;
		in->want_data = true;
		/* fall through */
	case VEC_MEM:
		in->kind = RUN_MEM;
		in->data = r->data.p;
		in->size = r->data.n;
		break;
	case VEC_SKB:
		skb_input(a, r, in);
		break;
	case VEC_TEST_RUN:
		test_run_input(a, t, r, in);
		break;
	}
}

static void make_fills(struct arena *a, struct trial *tr, struct run_program *p)
{
	const struct vec_test *t = tr->test;

	tr->fills = arena_array(a, t->fills.n, sizeof(*tr->fills));
	for (u32 m = 0; m < t->maps.n; m++)
		for (u32 i = 0; i < t->maps.p[m].n; i++) {
			const struct vec_fill *f = &t->fills.p[t->maps.p[m].first + i];

			tr->fills[p->n_fills++] = (struct run_fill){
				.map = map_name(a, t->maps.p[m].id),
				.key = f->key.p,
				.key_size = f->key.n,
				.value = f->value.p,
				.value_size = f->value.n,
				.program = f->program ? prog_name(a, f->program - 1) : NULL,
			};
		}
	p->fills = tr->fills;
}

void trial_job(struct arena *a, struct trial *tr, u32 max_repeat, struct run_job *job)
{
	tr->n = tr->test->runs.n;
	tr->in = arena_array(a, tr->n, sizeof(*tr->in));
	tr->out = arena_array(a, tr->n, sizeof(*tr->out));
	for (u32 k = 0; k < tr->n; k++)
		make_input(a, tr, k, max_repeat);
	*job = (struct run_job){
		.program = {.engine = RUN_NATIVE, .code = tr->code, .entry = "prog", .lenient = true},
		.in = tr->in,
		.out = tr->out,
		.n = tr->n,
	};
	make_fills(a, tr, &job->program);
}

/* -- Results ----------------------------------------------------------------------------------------------------- */

void trial_judge(struct trial *tr, const struct run_job *job)
{
	const struct vec_test *t = tr->test;

	if (job->status)
		fail(tr, "FAIL to load: %s", diag_id_name((enum bpfc_error) - job->status));
	for (u32 k = 0; k < tr->n && !job->status; k++) {
		const struct run_result *r = &tr->out[k];
		u32 ret = (u32)r->r0;

		if (r->status == -BPFC_ENO_HELPER) {
			tr->called = true;
			continue;
		}
		if (r->status) {
			fail(tr, "FAIL to run: %s at address 0x%x, .text+0x%x",
			     diag_id_name((enum bpfc_error) - r->status), r->fault_addr, r->fault_text);
			continue;
		}
		if (t->runs.p[k].kind == VEC_STATE) {
			ret = 0;
			memcpy(&ret, r->data, MIN(r->data_size, sizeof(ret)));
		}
		if (ret != t->runs.p[k].result && !(t->flags & VEC_ANY_RESULT))
			fail(tr, "ret %d != %d FAIL (run %u of %u)", (s32)ret, (s32)t->runs.p[k].result, k + 1, tr->n);
	}
}
