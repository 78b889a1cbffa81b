/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs case files: walks over the folders and files of its command line and puts every case through every checker:
 * text to instructions and back, structural check, both forms of the interpreter (here and in the 32-bit guest), and
 * compiled code at -O0, -O1, -O2 with 21 seeds of the register allocator in the guest, then the hardened levels with
 * several seeds of theirs. All must give what the case says.
 *
 *   run [--seeds=N] [--harden-seeds=N] [--no-guest] [--no-self-check] [--stop] [--match=TEXT] [-v] PATH...
 *
 * Exit status: 0 all passed, 1 some failed, 77 passed as far as could be run, but there is no 32-bit guest.
 */
#include <dirent.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "asm.h"
#include "case.h"
#include "cbpf.h"
#include "compile.h"
#include "disasm.h"
#include "front/front.h"
#include "interp/interp.h"
#include "run/run.h"

enum { SEEDS = 20, HARDEN_SEEDS = 3, MAX_SEEDS = 100, MAX_LEVEL = 2 };
/* Of a program of at least so many instructions, fewer seeds: it holds many allocations already. */
enum { LARGE = 120, LARGE_SEEDS = 3 };
enum { HARDEN_FIRST = 2, HARDEN_LAST = 3, N_HARDEN = HARDEN_LAST - HARDEN_FIRST + 1 };
enum { MAX_ATTEMPTS = (MAX_LEVEL + 1) * (MAX_SEEDS + 1) * (1 + N_HARDEN) + 4 };
enum { MAX_INSNS = 100000000, NETWORK = 14 /* behind Ethernet's header */ };

struct runner {
	struct bpfc_ctx ctx; /* of one case */
	struct arena arena;  /* names and cases; until the end */
	struct bpfc_ctx arena_ctx, guest_ctx;
	struct run_guest *guest; /* NULL: none */
	u32 seeds, harden_seeds;
	const char *match;
	bool verbose, self_check, stop; /* stop at the first failure */
	u32 passed, failed, skipped;
	u64 compiled, runs;
	VEC(const char *) files;
};

/* One way to run a case in the guest. */
struct attempt {
	char name[48];
	struct run_program program;
	struct run_input in;
	struct run_result out;
};

/* One case on its way through the checkers. */
struct job {
	struct run_skb skb;
	struct bpfrt_skb ctx;
	struct runner *r;
	const struct test_case *c;
	struct bpfc_opts opts;
	bool failed;
	u32 n_attempts;
	struct attempt attempts[MAX_ATTEMPTS];
};

/* Elements of a map as bytes. */
struct entry {
	const u8 *bytes;
	u32 size;
};

struct entries {
	struct arena *arena;
	const struct run_map *map;
	VEC(struct entry) list;
};

/* -- Messages --------------------------------------------------------------------------------------------- */

static void job_fail(struct job *j, const char *checker, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

static void job_fail(struct job *j, const char *checker, const char *fmt, ...)
{
	va_list ap;

	printf("%s:%u: %s%s%s: ", j->c->file, j->c->line, j->c->name, *j->c->name ? ": " : "", checker);
	va_start(ap, fmt);
	vprintf(fmt, ap);
	va_end(ap);
	printf("\n");
	fflush(stdout);
	j->failed = true;
}

static const char *first_error(const struct bpfc_ctx *ctx)
{
	for (const struct diag *d = ctx->first; d; d = d->next)
		if (d->severity == DIAG_ERROR)
			return d->text;
	return "no message";
}

/* Compares how a run ended with what the case asks for. MEM NULL: not known. */
static void check_outcome(struct job *j, const char *checker, int err, u64 r0, const u8 *mem, size_t mem_size,
			  const char *message)
{
	const struct test_case *c = j->c;

	if (c->error) {
		if (!err || strcmp(diag_id_name((enum bpfc_error) - err), c->error))
			job_fail(j, checker, "expected error %s, got %s", c->error,
				 err ? diag_id_name((enum bpfc_error) - err) : "none");
		return;
	}
	if (err) {
		job_fail(j, checker, "%s: %s", diag_id_name((enum bpfc_error) - err), message);
		return;
	}
	if (c->has_result && r0 != c->result)
		job_fail(j, checker, "r0 is 0x%016llx, expected 0x%016llx", (unsigned long long)r0,
			 (unsigned long long)c->result);
	if (!c->mem_out || !mem)
		return;
	if (mem_size != c->mem_out_size) {
		job_fail(j, checker, "memory of %zu bytes, expected %zu", mem_size, c->mem_out_size);
		return;
	}
	for (size_t i = 0; i < mem_size; i++)
		if (mem[i] != c->mem_out[i]) {
			job_fail(j, checker, "memory at %zu is %02x, expected %02x", i, mem[i], c->mem_out[i]);
			return;
		}
}

/* -- Loading ---------------------------------------------------------------------------------------------- */

/* C source to an object by BPF_CLANG; false with a reason. */
static bool compile_source(struct job *j, char **object, size_t *size, const char **why)
{
	const char *clang = getenv("BPF_CLANG"), *tmp = getenv("TMPDIR");
	char *dir = arena_printf(&j->r->arena, "%s/bpfc-case-XXXXXX", tmp && *tmp ? tmp : "/tmp");
	char *source, *out;
	FILE *f;

	*object = NULL;
	*why = "BPF_CLANG is not set";
	if (!clang || !*clang || !mkdtemp(dir))
		return false;
	source = arena_printf(&j->r->arena, "%s/case.c", dir);
	out = arena_printf(&j->r->arena, "%s/case.o", dir);
	f = fopen(source, "w");
	if (f) {
		fwrite(j->c->text, 1, j->c->size, f);
		fclose(f);
		if (!system(arena_printf(&j->r->arena, "%s -target bpf -O2 -g -c -o %s %s", clang, out, source)))
			*object = case_read_file(&j->r->arena, out, size);
	}
	unlink(source);
	unlink(out);
	rmdir(dir);
	*why = "BPF_CLANG fails on the source";
	return *object != NULL;
}

struct load_args {
	struct job *j;
	const void *data;
	size_t size;
	struct prog *prog;
};

static int load_body(void *arg)
{
	struct load_args *l = arg;
	int err = front_load_mem(&l->j->r->ctx, l->j->c->file, l->data, l->size, &l->j->opts, &l->prog);

	return err ? err : prog_check(l->prog);
}

/* The case's program, read and checked. NULL: refused, *ERR says why. */
static struct prog *load(struct job *j, const void *data, size_t size, int *err)
{
	struct load_args l = {.j = j, .data = data, .size = size};

	*err = ctx_try(&j->r->ctx, load_body, &l);
	if (*err && l.prog)
		prog_free(l.prog);
	return *err ? NULL : l.prog;
}

/* -- Checkers --------------------------------------------------------------------------------------------- */

/* Maps have other numbers in the text, so their index counts. */
static bool same_insn(const struct prog *p, const struct prog *q, u32 i)
{
	struct insn a = p->insns[i], b = q->insns[i];

	if (p->aux[i].ref == REF_MAP && q->aux[i].ref == REF_MAP && p->aux[i].index == q->aux[i].index)
		a.imm = b.imm;
	return !memcmp(&a, &b, sizeof a);
}

static void compare_progs(struct job *j, const struct prog *p, const struct prog *q)
{
	if (q->n_insns != p->n_insns) {
		job_fail(j, "round trip", "%u instructions became %u", p->n_insns, q->n_insns);
		return;
	}
	for (u32 i = 0; i < p->n_insns; i++) {
		char was[96], is[96];

		if (same_insn(p, q, i))
			continue;
		disasm_insn(&p->insns[i], i + 1 < p->n_insns ? &p->insns[i + 1] : NULL, was, sizeof was);
		disasm_insn(&q->insns[i], i + 1 < p->n_insns ? &q->insns[i + 1] : NULL, is, sizeof is);
		job_fail(j, "round trip", "instruction %u: \"%s\" became \"%s\"", i, was, is);
		return;
	}
}

static void check_round_trip(struct job *j, const struct prog *p)
{
	char *text = NULL;
	size_t size = 0;
	FILE *f = open_memstream(&text, &size);
	struct bpfc_opts opts = j->opts;
	struct prog *q;
	int err;

	disasm_prog(p, f);
	fclose(f);
	j->opts.input = BPFC_INPUT_ASM;
	j->opts.maps = NULL; /* the text defines them */
	j->opts.n_maps = 0;
	q = load(j, text, size, &err);
	j->opts = opts;
	if (q)
		compare_progs(j, p, q);
	else
		job_fail(j, "round trip", "%s", first_error(&j->r->ctx));
	prog_free(q);
	free(text);
}

static void check_classic_round_trip(struct job *j, const struct prog *p)
{
	const struct cbpf_prog *c = p->cbpf;
	char *text = NULL;
	size_t size = 0;
	FILE *f = open_memstream(&text, &size);
	struct prog *q;
	int err;

	cbpf_print(c, f);
	fclose(f);
	q = load(j, text, size, &err);
	if (!q)
		job_fail(j, "round trip", "%s", first_error(&j->r->ctx));
	else if (q->cbpf->n != c->n || q->n_insns != p->n_insns || memcmp(q->insns, p->insns, p->n_insns * sizeof *p->insns))
		job_fail(j, "round trip", "another filter comes back");
	prog_free(q);
	free(text);
}

static int no_helper(void *arg, u32 nr, const u64 a[5], u64 *r0)
{
	(void)arg, (void)nr, (void)a, (void)r0;
	return -BPFC_ENO_HELPER;
}

/* On this host: for programs on plain memory. What needs maps and helpers runs in the guest's interpreter. */
static void check_interp(struct job *j, const struct prog *p, enum interp_form form)
{
	const char *name = form == INTERP_SWITCH ? "interpreter" : "threaded interpreter";
	u8 *mem = arena_alloc(&j->r->arena, j->c->mem_size + 1);
	struct interp_region region = {(uintptr_t)mem, j->c->mem_size, true};
	struct interp_env env = {
		.regions = &region, .n_regions = 1, .check = true, .helper = no_helper, .max_insns = MAX_INSNS};
	struct interp *in = interp_new(&j->r->ctx, p, form, &env);
	u64 r0 = 0;
	int err;

	if (!in) {
		job_fail(j, name, "%s", first_error(&j->r->ctx));
		return;
	}
	if (j->c->mem_size)
		memcpy(mem, j->c->mem, j->c->mem_size);
	err = interp_run(in, 0, (uintptr_t)mem, j->c->mem_size, &r0);
	check_outcome(j, name, err, r0, mem, j->c->mem_size, first_error(&j->r->ctx));
	interp_free(in);
}

static enum run_input_kind input_kind(const struct test_case *c)
{
	if (c->input == BPFC_INPUT_CBPF)
		return !c->type || !strcmp(c->type, "socket") ? RUN_SKB : !strcmp(c->type, "flat") ? RUN_FLAT : RUN_CTX;
	if (!c->kind || !strcmp(c->kind, "mem"))
		return RUN_MEM;
	return !strcmp(c->kind, "ctx") ? RUN_CTX : !strcmp(c->kind, "xdp") ? RUN_XDP : RUN_SKB;
}

/* As an Ethernet frame has it. */
static u32 ethertype(const struct test_case *c)
{
	return c->mem_size >= NETWORK ? (u32)c->mem[NETWORK - 2] << 8 | c->mem[NETWORK - 1] : 0;
}

static void enqueue(struct job *j, const char *name, const struct run_program *program)
{
	struct attempt *at = &j->attempts[j->n_attempts++];

	*at = (struct attempt){.program = *program,
			       .in = {.kind = input_kind(j->c),
				      .data = j->c->mem,
				      .size = j->c->mem_size,
				      .repeat = 1,
				      .esp_offset = j->c->aligned ? 0 : j->n_attempts % 4 * 4,
				      .want_data = true}};
	if (j->c->input == BPFC_INPUT_CBPF || j->c->skb)
		run_skb_apply(&j->skb, NETWORK, ethertype(j->c), &j->ctx, &at->in);
	snprintf(at->name, sizeof at->name, "%s", name);
}

/* A guest that dies once, for reasons of its own or the emulator's, is not the program's fault: once more. */
static int run_again(struct job *j, struct attempt *at)
{
	int err = run_load(j->r->guest, &at->program);

	run_results_free(&at->out, 1);
	at->out = (struct run_result){0};
	if (!err)
		err = run_exec(j->r->guest, &at->in, &at->out);
	return err ? err : at->out.status;
}

static int by_bytes(const void *a, const void *b)
{
	return memcmp(((const struct entry *)a)->bytes, ((const struct entry *)b)->bytes, ((const struct entry *)a)->size);
}

static void add_entry(void *arg, const void *key, const void *value, u32 value_size)
{
	struct entries *e = arg;
	u8 *bytes = arena_alloc(e->arena, (size_t)e->map->key_size + value_size);

	memcpy(bytes, key, e->map->key_size);
	memcpy(bytes + e->map->key_size, value, value_size);
	vec_push(e->arena, &e->list, ((struct entry){bytes, e->map->key_size + value_size}));
}

/* Keys and contents of all records one behind the other. */
static void check_records(struct job *j, const struct attempt *at, const struct run_map *map, const struct case_map *want)
{
	struct entries is = {.arena = &j->r->arena, .map = map};
	size_t n = 0;

	run_map_dump(j->r->guest, map->name, add_entry, &is);
	for (u32 i = 0; i < is.list.n; n += is.list.p[i++].size)
		if (is.list.p[i].size > want->size - n || memcmp(is.list.p[i].bytes, want->entries + n, is.list.p[i].size)) {
			job_fail(j, at->name, "map %s: record %u is not the expected one", map->name, i);
			return;
		}
	if (n != want->size)
		job_fail(j, at->name, "map %s: records of %zu bytes, expected %zu", map->name, n, want->size);
}

static void check_map(struct job *j, const struct attempt *at, const struct run_map *map, const struct case_map *want)
{
	u32 size = map->key_size + map->value_size;
	struct entries is = {.arena = &j->r->arena, .map = map}, shall = {.arena = &j->r->arena, .map = map};

	if (run_map_is_records(map)) {
		check_records(j, at, map, want);
		return;
	}
	run_map_dump(j->r->guest, map->name, add_entry, &is);
	for (size_t i = 0; i + size <= want->size; i += size)
		add_entry(&shall, want->entries + i, want->entries + i + map->key_size, map->value_size);
	if (is.list.n)
		qsort(is.list.p, is.list.n, sizeof *is.list.p, by_bytes);
	if (shall.list.n)
		qsort(shall.list.p, shall.list.n, sizeof *shall.list.p, by_bytes);
	if (want->size % size || is.list.n != shall.list.n) {
		job_fail(j, at->name, "map %s: %u elements, expected %zu", map->name, is.list.n, want->size / size);
		return;
	}
	for (u32 i = 0; i < is.list.n; i++)
		if (memcmp(is.list.p[i].bytes, shall.list.p[i].bytes, size)) {
			job_fail(j, at->name, "map %s: element %u by value is not the expected one", map->name, i);
			return;
		}
}

/* The maps as an attempt leaves them; it runs once more, alone. */
static void check_maps(struct job *j, struct attempt *at)
{
	const struct run_map *maps;
	u32 n;

	if (!j->c->maps_out.n || j->failed)
		return;
	if (run_again(j, at)) {
		job_fail(j, at->name, "a second run fails: %s", first_error(&j->r->guest_ctx));
		return;
	}
	maps = run_maps(j->r->guest, &n);
	for (u32 k = 0; k < j->c->maps_out.n; k++) {
		u32 i = 0;

		while (i < n && strcmp(maps[i].name, j->c->maps_out.p[k].name))
			i++;
		if (i == n)
			job_fail(j, at->name, "there is no map %s", j->c->maps_out.p[k].name);
		else
			check_map(j, at, &maps[i], &j->c->maps_out.p[k]);
	}
}

/* Runs all attempts in the guest and looks at what they gave. */
static void check_attempts(struct job *j)
{
	struct run_job jobs[MAX_ATTEMPTS];
	int err;

	for (u32 i = 0; i < j->n_attempts; i++)
		jobs[i] = (struct run_job){.program = j->attempts[i].program,
					   .in = &j->attempts[i].in,
					   .out = &j->attempts[i].out,
					   .n = 1};
	err = run_batch(j->r->guest, jobs, j->n_attempts);
	for (u32 i = 0; i < j->n_attempts; i++) {
		struct attempt *at = &j->attempts[i];
		int status = err ? err : jobs[i].status ? jobs[i].status : at->out.status;

		for (u32 again = 0; again < 2 && status == -BPFC_ERUN; again++)
			status = run_again(j, at);
		if (!j->failed)
			check_outcome(j, at->name, status, at->out.r0, at->out.data, at->out.data_size,
				      first_error(&j->r->guest_ctx));
		check_maps(j, at);
		run_results_free(&at->out, 1);
		bpfc_code__free(at->program.code);
	}
	j->n_attempts = 0;
	bpfc_ctx__clear_messages(&j->r->guest_ctx);
}

static bool same_code(const struct code *a, const struct code *b)
{
	if (a->sects.n != b->sects.n || a->syms.n != b->syms.n)
		return false;
	for (u32 i = 0; i < a->sects.n; i++) {
		const struct code_sect *x = &a->sects.p[i], *y = &b->sects.p[i];

		if (x->bytes.n != y->bytes.n || x->fixups.n != y->fixups.n ||
		    (x->bytes.n && memcmp(x->bytes.p, y->bytes.p, x->bytes.n)))
			return false;
	}
	return true;
}

/* What equals an earlier attempt is not run again. */
static bool is_new(const struct job *j, const struct code *code)
{
	for (u32 i = 0; i < j->n_attempts; i++)
		if (j->attempts[i].program.code && same_code(j->attempts[i].program.code, code))
			return false;
	return true;
}

/* Hardened code is made with allocation seeds too, but for the first. */
static void compile_variant(struct job *j, struct prog *p, int level, int harden, u32 seed)
{
	struct bpfc_opts opts = j->opts;
	struct code *code = NULL;
	char name[48];
	int err;

	snprintf(name, sizeof name, "-O%d, level %d, seed %u", level, harden, seed);
	opts.opt_level = level;
	opts.harden = harden;
	opts.has_seed = true;
	opts.seed = seed;
	/* what else protects, in other hardened variants each */
	opts.untrusted = opts.cf_protection = harden && seed & 1;
	opts.retpoline = harden && (seed & 3) % 3 == 0;
	opts.debug_seed = seed;
	opts.self_check = j->r->self_check;
	err = bpfc_prog__compile(p, &opts, &code);
	j->r->compiled++;
	if (err)
		check_outcome(j, name, err, 0, NULL, 0, first_error(&j->r->ctx));
	else if (j->r->guest && is_new(j, code))
		enqueue(j, name, &(struct run_program){.engine = RUN_NATIVE, .code = code});
	else
		bpfc_code__free(code);
}

static void run_checkers(struct job *j, struct prog *p)
{
	struct runner *r = j->r;
	bool large = p->n_insns >= LARGE;
	u32 seeds = large ? MIN(r->seeds, (u32)LARGE_SEEDS) : r->seeds;
	u32 harden_seeds = large ? MIN(r->harden_seeds, 1u) : r->harden_seeds;

	if (p->cbpf)
		check_classic_round_trip(j, p);
	else if (j->opts.input != BPFC_INPUT_ELF)
		check_round_trip(j, p);
	if (!p->cbpf && j->opts.input != BPFC_INPUT_ELF && !p->maps.n && input_kind(j->c) == RUN_MEM) {
		check_interp(j, p, INTERP_SWITCH);
		check_interp(j, p, INTERP_THREADED);
	}
	if (r->guest && p->cbpf) {
		enqueue(j, "classic interpreter", &(struct run_program){.engine = RUN_INTERP, .prog = p, .classic = true});
		enqueue(j, "threaded classic interpreter",
			&(struct run_program){.engine = RUN_THREADED, .prog = p, .classic = true});
	}
	if (r->guest) {
		enqueue(j, "guest's interpreter", &(struct run_program){.engine = RUN_INTERP, .prog = p});
		enqueue(j, "guest's threaded interpreter", &(struct run_program){.engine = RUN_THREADED, .prog = p});
	}
	for (int level = 0; level <= MAX_LEVEL && !j->failed; level++)
		for (u32 seed = 0; seed <= seeds && !j->failed; seed++)
			compile_variant(j, p, level, 0, seed);
	for (int harden = HARDEN_FIRST; harden <= HARDEN_LAST; harden++)
		for (int level = 0; level <= MAX_LEVEL; level++)
			for (u32 seed = 0; seed < harden_seeds && !j->failed; seed++)
				compile_variant(j, p, level, harden, seed);
	if (r->guest) {
		r->runs += j->n_attempts;
		check_attempts(j);
	}
}

/* -- Cases and files -------------------------------------------------------------------------------------- */

static void job_opts(struct job *j)
{
	bpfc_opts__init(&j->opts);
	j->opts.input = j->c->input;
	j->opts.type = j->c->type;
	j->opts.maps = j->c->maps.p;
	j->opts.n_maps = j->c->maps.n;
}

/* The words of -- skb; false with a message. */
static bool read_skb(struct job *j)
{
	char *copy = arena_strdup(&j->r->arena, j->c->skb ? j->c->skb : ""), *save = NULL;
	s64 min, max;

	for (char *word = strtok_r(copy, ",", &save); word; word = strtok_r(NULL, ",", &save)) {
		char *eq = strchr(word, '=');

		if (eq)
			*eq = 0;
		if (!eq || run_skb_set(&j->skb, word, eq + 1, &min, &max) != RUN_SKB_SET) {
			job_fail(j, "-- skb", "'%s' is no field, or has another range", word);
			return false;
		}
	}
	return true;
}

static const char *run_job(struct job *j)
{
	const void *data = j->c->text;
	size_t size = j->c->size;
	const char *why;
	struct prog *p;
	char *object;
	int err;

	if (j->c->skip)
		return j->c->skip;
	if (!read_skb(j))
		return NULL;
	if (j->c->input == BPFC_INPUT_ELF) {
		if (!compile_source(j, &object, &size, &why))
			return why;
		data = object;
	}
	p = load(j, data, size, &err);
	if (!p) {
		check_outcome(j, "load", err, 0, NULL, 0, first_error(&j->r->ctx));
		return NULL;
	}
	run_checkers(j, p);
	prog_free(p);
	return NULL;
}

static void run_case(struct runner *r, const struct test_case *c)
{
	struct job j = {.r = r, .c = c};
	const char *why;

	if (r->match && !strstr(c->name, r->match) && !strstr(c->file, r->match))
		return;
	ctx_init(&r->ctx);
	job_opts(&j);
	why = run_job(&j);
	if (why)
		r->skipped++;
	else if (j.failed)
		r->failed++;
	else
		r->passed++;
	if (why || (r->verbose && !j.failed))
		printf("%s:%u: %s: %s %s\n", c->file, c->line, c->name, why ? "skipped:" : "passed", why ? why : "");
	ctx_fini(&r->ctx);
}

static void run_file(struct runner *r, const char *path)
{
	struct case_file cases = {0};
	size_t size = 0;
	char *text = case_read_file(&r->arena, path, &size);
	u32 failed = r->failed;
	struct bpfc_ctx ctx;

	ctx_init(&ctx);
	if (!text || case_parse(&ctx, &r->arena, path, text, size, &cases)) {
		printf("%s: %s\n", path, text ? first_error(&ctx) : "cannot be read");
		r->failed++;
	} else {
		for (u32 i = 0; i < cases.cases.n && !(r->stop && r->failed); i++)
			run_case(r, &cases.cases.p[i]);
	}
	if (r->verbose)
		printf("%s: %u cases, %u failed\n", path, cases.cases.n, r->failed - failed);
	ctx_fini(&ctx);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Adds PATH, or the *.t files below it, to the list. */
static void gather(struct runner *r, const char *path, bool named)
{
	size_t n = strlen(path);
	struct dirent *e;
	DIR *dir = opendir(path);

	if (!dir) {
		if (named || (n > 2 && !strcmp(path + n - 2, ".t")))
			vec_push(&r->arena, &r->files, arena_strdup(&r->arena, path));
		return;
	}
	while ((e = readdir(dir)))
		if (e->d_name[0] != '.')
			gather(r, arena_printf(&r->arena, "%s/%s", path, e->d_name), false);
	closedir(dir);
}

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

int main(int argc, char **argv)
{
	struct runner r = {.seeds = SEEDS, .harden_seeds = HARDEN_SEEDS, .self_check = true};
	bool want_guest = true;

	ctx_init(&r.arena_ctx);
	ctx_init(&r.guest_ctx);
	arena_init(&r.arena, &r.arena_ctx);
	for (int i = 1; i < argc; i++) {
		const char *value;

		if ((value = option(argv[i], "--seeds")))
			r.seeds = MIN((u32)strtoul(value, NULL, 0), MAX_SEEDS);
		else if ((value = option(argv[i], "--harden-seeds")))
			r.harden_seeds = MIN((u32)strtoul(value, NULL, 0), MAX_SEEDS);
		else if ((value = option(argv[i], "--match")))
			r.match = value;
		else if (!strcmp(argv[i], "--no-guest"))
			want_guest = false;
		else if (!strcmp(argv[i], "--no-self-check"))
			r.self_check = false;
		else if (!strcmp(argv[i], "--stop"))
			r.stop = true;
		else if (!strcmp(argv[i], "-v"))
			r.verbose = true;
		else
			gather(&r, argv[i], true);
	}
	qsort(r.files.p, r.files.n, sizeof *r.files.p, by_name);
	if (want_guest && run_start(&r.guest_ctx, NULL, &r.guest))
		printf("no 32-bit guest, compiled code is not run: %s\n", first_error(&r.guest_ctx));
	for (u32 i = 0; i < r.files.n && !(r.stop && r.failed); i++)
		run_file(&r, r.files.p[i]);
	if (r.guest)
		run_stop(r.guest);
	printf("%llu compilations, %llu runs in the guest\n", (unsigned long long)r.compiled,
	       (unsigned long long)r.runs);
	printf("%u passed, %u failed, %u skipped\n", r.passed, r.failed, r.skipped);
	arena_free(&r.arena);
	ctx_fini(&r.guest_ctx);
	ctx_fini(&r.arena_ctx);
	return r.failed || !r.passed ? 1 : want_guest && !r.guest ? 77 : 0;
}
