/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The running kernel as oracle: programs are loaded into it and run by BPF_PROG_TEST_RUN, and by the engines of
 * engine.def in the 32-bit guest, on the same inputs. Results, packets or memory, and maps must be equal.
 *
 *   live [-v] [--min=N] [--every=N] [--type=TYPE] [--packets=FILE.pcap] [--set=MAP:KEY:VALUE] FILE...
 *
 * FILE: an object (each program of type xdp, tc, socket or cgroup_skb runs on packets), case files (*.t; each case on
 * its own input), else a raw program or text, on packets if --type is given, else on memory. --set: an element of a map
 * before the first input, key and value in hexadecimal, or @ and the name of a map for one that holds maps. --min=N: at least N programs must be accepted by the kernel.
 * --every=N: of case files each N'th case only.
 *
 * Exit status: 0, 1 if something differs or too little could be compared, 77 if the kernel or the guest is not to be had.
 */
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "front/front.h"
#include "live/kernel.h"
#include "live/ours.h"
#include "live/theirs.h"

enum { MAX_PRESETS = 64, MEMORY = 256, MIN_PACKET = 14 };

struct live {
	struct bpfc_ctx ctx, guest_ctx, names_ctx;
	struct arena names; /* for the whole run */
	struct run_guest *guest;
	struct packets packets;
	struct packet *usable; /* those that the program can be given */
	const char *type;
	struct preset presets[MAX_PRESETS];
	u32 n_presets, min, every, n_cases;
	bool verbose, present[N_ENGINES];
	u32 passed, failed, refused, other;
};

/* -- One program -------------------------------------------------------------------------------------------- */

static bool compare_engine(struct live *l, const struct subject *s, const struct snapshot *want, u32 bits,
			   enum engine_id id)
{
	struct snapshot got;
	char message[500];
	bool same;

	snapshot_init(&got, s->n_inputs);
	ours_run(l->guest, &l->guest_ctx, s, id, &got);
	same = snapshot_same(want, &got, bits, message, sizeof message);
	if (!same)
		printf("%s%s%s: %s: %s\n", s->name, s->entry ? ": " : "", s->entry ? s->entry : "", engines[id].name,
		       message);
	snapshot_free(&got);
	return same;
}

/* K: the loaded program; unloaded here. */
static void compare(struct live *l, const struct subject *s, struct kernel_prog *k)
{
	struct snapshot want;
	bool ok;

	snapshot_init(&want, s->n_inputs);
	ok = theirs_run(k, s, &want);
	if (!ok)
		printf("%s: %s\n", s->name, want.error);
	for (int id = 0; id < N_ENGINES && ok; id++)
		if (engines[id].how != ENGINE_KERNEL && l->present[id])
			ok = compare_engine(l, s, &want, k->wrapped ? 64 : 32, (enum engine_id)id);
	if (l->verbose)
		printf("%s%s%s: %s, %u inputs, %u maps\n", s->name, s->entry ? ": " : "", s->entry ? s->entry : "",
		       ok ? "same" : "differs", s->n_inputs, want.n_maps);
	*(ok ? &l->passed : &l->failed) += 1;
	snapshot_free(&want);
	kernel_unload(k);
}

static void refused(struct live *l, const struct subject *s, const struct kernel_prog *k)
{
	l->refused++;
	if (l->verbose)
		printf("%s%s%s: refused by the kernel: %s\n", s->name, s->entry ? ": " : "", s->entry ? s->entry : "",
		       k->log);
}

/* A test run of the kernel takes no packet that is cut within its IP header as an skb. */
static bool takes_packet(const struct packet *p, enum prog_type type)
{
	u32 ether_type = p->size < MIN_PACKET ? 0 : (u32)p->data[12] << 8 | p->data[13];
	u32 need = ether_type == 0x0800 ? 20 : ether_type == 0x86dd ? 40 : 0;

	return p->size >= MIN_PACKET && (type == PROG_XDP || p->size >= MIN_PACKET + need);
}

static u32 packets_for(const struct live *l, enum prog_type type, struct packet *out)
{
	u32 n = 0;

	for (u32 i = 0; i < l->packets.n; i++)
		if (takes_packet(&l->packets.p[i], type))
			out[n++] = l->packets.p[i];
	return n;
}

/* Does P have an instruction of this kind (may_goto: one that goes anywhere)? */
static bool has_kind(const struct prog *p, enum isa_kind kind)
{
	for (u32 i = 0; i < p->n_insns; i++) {
		struct isa_info info;

		if (!p->aux[i].second && isa_decode(&p->insns[i], &info) && info.kind == kind &&
		    (kind != ISA_MAYGOTO || p->insns[i].off))
			return true;
	}
	return false;
}

/* Memory is the packet for legacy loads; the kernel has those in the main function of programs on an skb. */
static bool load_memory_as_packet(struct kernel_prog *k, const struct subject *s)
{
	return s->type == PROG_NONE && has_kind(s->prog, ISA_LDPKT) && takes_packet(&s->inputs[0], PROG_TC) &&
	       kernel_load(k, s->prog, PROG_TC, 0);
}

static void test_raw(struct live *l, const struct subject *s, u32 mem_size)
{
	struct kernel_prog *k = calloc(1, sizeof *k);

	/* the kernel ends a loop of may_goto by time, we by count: what it computes cannot be compared */
	if (has_kind(s->prog, ISA_MAYGOTO))
		l->other++;
	else if (k && (kernel_load(k, s->prog, s->type, mem_size) || load_memory_as_packet(k, s)))
		compare(l, s, k);
	else if (k)
		refused(l, s, k);
	free(k);
}

/* -- Files -------------------------------------------------------------------------------------------------- */

struct load_args {
	struct live *l;
	const char *name;
	const void *data;
	size_t size;
	const struct bpfc_opts *opts;
	struct prog *prog;
};

static int load_body(void *arg)
{
	struct load_args *a = arg;
	int err = front_load_mem(&a->l->ctx, a->name, a->data, a->size, a->opts, &a->prog);

	return err ? err : prog_check(a->prog);
}

/* NULL: we refuse it. */
static struct prog *load(struct live *l, const char *name, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct load_args a = {.l = l, .name = name, .data = data, .size = size, .opts = opts};

	if (!ctx_try(&l->ctx, load_body, &a))
		return a.prog;
	prog_free(a.prog);
	return NULL;
}

static bool runs_on_packets(enum prog_type type)
{
	return type == PROG_XDP || type == PROG_TC || type == PROG_SOCKET || type == PROG_CGROUP_SKB;
}

static void test_object(struct live *l, const char *path, const void *data, size_t size, const struct prog *p)
{
	for (u32 i = 0; i < p->subprogs.n; i++) {
		const struct subprog *sub = &p->subprogs.p[i];
		struct subject s = {.name = path,
				    .entry = sub->name,
				    .prog = (struct prog *)p,
				    .type = sub->type,
				    .inputs = l->usable,
				    .presets = l->presets,
				    .n_presets = l->n_presets};
		struct kernel_prog *k;

		if (!sub->is_prog || !runs_on_packets(sub->type))
			continue;
		s.n_inputs = packets_for(l, s.type, l->usable);
		k = calloc(1, sizeof *k);
		if (k && kernel_load_object(k, data, size, sub->type, sub->name))
			compare(l, &s, k);
		else if (k)
			refused(l, &s, k);
		free(k);
	}
}

/* An object, a raw program or text. */
static void test_file(struct live *l, const char *path, const void *data, size_t size)
{
	u8 memory[MEMORY];
	struct packet mem = {memory, sizeof memory};
	struct subject s = {.name = path, .type = PROG_NONE, .inputs = &mem, .n_inputs = 1};
	struct bpfc_opts opts;

	bpfc_opts__init(&opts);
	opts.type = l->type;
	s.prog = load(l, path, data, size, &opts);
	if (!s.prog) {
		printf("%s: %s\n", path, bpfc_ctx__error(&l->ctx));
		l->failed++;
		return;
	}
	for (u32 i = 0; i < MEMORY; i++)
		memory[i] = (u8)(i * 37 + 1);
	if (s.prog->is_elf) {
		test_object(l, path, data, size, s.prog);
	} else {
		int type = l->type ? prog_type_by_name(l->type) : PROG_NONE;

		if (type > 0 && runs_on_packets((enum prog_type)type)) {
			s.type = (enum prog_type)type;
			s.inputs = l->usable;
			s.n_inputs = packets_for(l, s.type, l->usable);
		}
		test_raw(l, &s, s.type == PROG_NONE ? MEMORY : 0);
	}
	prog_free(s.prog);
}

/* The program type that a case's input asks for; -1: none that the kernel runs. */
static int case_type(const struct test_case *c)
{
	int type = c->type ? prog_type_by_name(c->type) : -1;

	if (!c->kind || !strcmp(c->kind, "mem"))
		return PROG_NONE;
	if (!strcmp(c->kind, "xdp"))
		return PROG_XDP;
	if (strcmp(c->kind, "skb"))
		return -1;
	return type > 0 && runs_on_packets((enum prog_type)type) && type != PROG_XDP ? type : PROG_TC;
}

/* Cases of runs that end well. What the case says is looked at by selftests/run.c. */
static void test_case(struct live *l, const struct test_case *c)
{
	char name[200];
	struct packet input = {c->mem, (u32)c->mem_size};
	struct subject s = {.name = name, .inputs = &input, .n_inputs = 1};
	struct bpfc_opts opts;
	int type = case_type(c);

	if (c->error || c->skip || c->input == BPFC_INPUT_ELF || c->input == BPFC_INPUT_CBPF || type < 0 ||
	    (type != PROG_NONE && !takes_packet(&input, (enum prog_type)type))) {
		l->other++;
		return;
	}
	snprintf(name, sizeof name, "%s:%u: %s", c->file, c->line, c->name);
	bpfc_opts__init(&opts);
	opts.input = c->input;
	opts.type = c->type;
	opts.maps = c->maps.p;
	opts.n_maps = c->maps.n;
	s.type = (enum prog_type)type;
	s.prog = load(l, c->file, c->text, c->size, &opts);
	if (s.prog)
		test_raw(l, &s, s.type == PROG_NONE ? (u32)c->mem_size : 0);
	else
		l->other++;
	prog_free(s.prog);
}

static void test_cases(struct live *l, const char *path, const char *text, size_t size)
{
	struct bpfc_ctx ctx;
	struct arena arena;
	struct case_file cases = {0};

	ctx_init(&ctx);
	arena_init(&arena, &ctx);
	if (case_parse(&ctx, &arena, path, text, size, &cases)) {
		printf("%s: %s\n", path, bpfc_ctx__error(&ctx));
		l->failed++;
	}
	for (u32 i = 0; i < cases.cases.n; i++) {
		if (l->every && l->n_cases++ % l->every)
			continue;
		ctx_init(&l->ctx);
		test_case(l, &cases.cases.p[i]);
		ctx_fini(&l->ctx);
	}
	arena_free(&arena);
	ctx_fini(&ctx);
}

static void test_path(struct live *l, const char *path)
{
	size_t size = 0, n = strlen(path);
	char *data = case_read_file(&l->names, path, &size);

	if (!data) {
		printf("%s: cannot be read\n", path);
		l->failed++;
	} else if (n > 2 && !strcmp(path + n - 2, ".t")) {
		test_cases(l, path, data, size);
	} else {
		ctx_init(&l->ctx);
		test_file(l, path, data, size);
		ctx_fini(&l->ctx);
	}
}

/* -- Command line ------------------------------------------------------------------------------------------- */

static const u8 *parse_hex(struct live *l, const char *text, size_t n, u32 *size)
{
	u8 *out = arena_alloc(&l->names, n / 2 + 1);

	for (*size = 0; *size < n / 2; ++*size) {
		unsigned byte;

		if (sscanf(text + *size * 2, "%2x", &byte) != 1)
			return NULL;
		out[*size] = (u8)byte;
	}
	return n % 2 ? NULL : out;
}

/* MAP:KEY:VALUE */
static bool parse_preset(struct live *l, const char *text)
{
	struct preset *p = &l->presets[l->n_presets];
	const char *key = strchr(text, ':'), *value = key ? strchr(key + 1, ':') : NULL;

	if (!value || l->n_presets == MAX_PRESETS)
		return false;
	p->map = arena_strndup(&l->names, text, (size_t)(key - text));
	p->key = parse_hex(l, key + 1, (size_t)(value - key - 1), &p->key_size);
	if (value[1] == '@')
		p->value = (const u8 *)(p->inner = value + 2);
	else
		p->value = parse_hex(l, value + 1, strlen(value + 1), &p->value_size);
	l->n_presets++;
	return p->key && p->value;
}

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

/* An option; false if it is none, or a wrong one. */
static bool parse_option(struct live *l, const char *arg)
{
	const char *v;

	if (!strcmp(arg, "-v"))
		return l->verbose = true;
	if ((v = option(arg, "--min")))
		return (l->min = (u32)strtoul(v, NULL, 0)) > 0;
	if ((v = option(arg, "--every")))
		return (l->every = (u32)strtoul(v, NULL, 0)) > 0;
	if ((v = option(arg, "--type")))
		return (l->type = v) && prog_type_by_name(v) >= 0;
	if ((v = option(arg, "--packets"))) {
		packets_free(&l->packets);
		return packets_read(&l->packets, v);
	}
	return (v = option(arg, "--set")) && parse_preset(l, v);
}

static int start(struct live *l)
{
	char why[200];

	for (int id = 0; id < N_ENGINES; id++) {
		l->present[id] = engine_present((enum engine_id)id);
		if (!l->present[id])
			printf("%s: not supported by the compiler yet, left out\n", engines[id].name);
	}
	if (!kernel_available(why, sizeof why)) {
		printf("%s\n0 passed, 0 failed, 1 skipped\n", why);
		return 77;
	}
	if (run_start(&l->guest_ctx, NULL, &l->guest)) {
		printf("no 32-bit guest: %s\n0 passed, 0 failed, 1 skipped\n", bpfc_ctx__error(&l->guest_ctx));
		return 77;
	}
	return 0;
}

static void finish(struct live *l)
{
	u32 compared = l->passed + l->failed;

	printf("%u programs compared with the kernel, %u that its verifier refuses, %u not for it\n", compared,
	       l->refused, l->other);
	if (compared < l->min) {
		printf("at least %u should have been compared\n", l->min);
		l->failed++;
	}
	printf("%u passed, %u failed, 0 skipped\n", l->passed, l->failed);
}

int main(int argc, char **argv)
{
	static struct live l;
	int status;

	ctx_init(&l.guest_ctx);
	ctx_init(&l.names_ctx);
	arena_init(&l.names, &l.names_ctx);
	packets_make(&l.packets);
	for (int i = 1; i < argc; i++)
		if (argv[i][0] == '-' && !parse_option(&l, argv[i])) {
			fprintf(stderr, "live: wrong option %s\n", argv[i]);
			return 2;
		}
	l.usable = calloc(l.packets.n, sizeof *l.usable);
	status = l.usable ? start(&l) : 1;
	for (int i = 1; i < argc && !status; i++)
		if (argv[i][0] != '-')
			test_path(&l, argv[i]);
	if (!status)
		finish(&l);
	if (l.guest)
		run_stop(l.guest);
	packets_free(&l.packets);
	free(l.usable);
	arena_free(&l.names);
	ctx_fini(&l.names_ctx);
	ctx_fini(&l.guest_ctx);
	return status ? status : l.failed || !l.passed;
}
