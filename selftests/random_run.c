/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The two sides of the differential test: references, and the engines that are compared with them. */
#include "random_run.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bpfc.h"
#include "diag.h"
#include "disasm.h"
#include "front/front.h"
#include "interp/interp.h"
#include "live/kernel.h"
#include "live/ours.h"
#include "live/theirs.h"
#include "random_sane.h"
#include "random_shrink.h"
#include "run/run.h"

enum { MAX_EXECUTED = 30000, MESSAGE = 400, COMPILE_SECONDS = 60, QUEUE = 160, TIMEOUT_MS = 2000 };
static const char other_addresses[] = "37";

/* Compiled code that waits for its run. */
struct queued {
	struct code *code;
	struct expected want;
	struct variant v;
	u64 seed;
	u8 mem[RANDOM_MAX_MEM];
	u32 mem_size;
	struct run_input in;
	struct run_result out;
};

struct tester {
	struct bpfc_ctx ctx, guest_ctx;
	struct run_guest *guest, *other; /* other: another layout of memory; started when it is needed */
	bool has_kernel;
	enum strict strict;
	u64 kernel_tried, kernel_accepted;
	enum isa_id fault;
	bool catches;
	u32 runs;
	bool crashed; /* the last compilation; its program cannot be freed */
	char message[MESSAGE];
	struct queued queue[QUEUE];
	u32 n_queued;
};

/* -- Frame ------------------------------------------------------------------------------------------------ */

static void say(struct tester *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void say(struct tester *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(t->message, sizeof t->message, fmt, ap);
	va_end(ap);
}

static const char *first_error(const struct bpfc_ctx *ctx)
{
	const char *text = bpfc_ctx__error(ctx);

	return text ? text : "no message";
}

/* A compiler that crashes or does not end is a difference like any other, which can be made smaller. What the attempt
 * held is lost. */
static sigjmp_buf compiler_crashed;
static volatile sig_atomic_t compiling;

static void on_crash(int sig)
{
	if (compiling)
		siglongjmp(compiler_crashed, sig);
	signal(sig, SIG_DFL);
	raise(sig);
}

/* What is caught is caught from here to there. */
static void watch(const struct tester *t, bool on)
{
	if (!t->catches)
		return;
	compiling = on;
	alarm(on ? COMPILE_SECONDS : 0);
}

static void catch_crashes(void)
{
	static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM};
	static char handler_stack[65536];
	stack_t ss = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
	struct sigaction sa = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK | SA_NODEFER};

	sigaltstack(&ss, NULL);
	for (u32 i = 0; i < ARRAY_SIZE(signals); i++)
		sigaction(signals[i], &sa, NULL);
}

static void start_other(struct tester *t)
{
	setenv("BPFC_RUN_SHIFT", other_addresses, 1);
	if (run_start(&t->guest_ctx, NULL, &t->other))
		t->other = NULL;
	unsetenv("BPFC_RUN_SHIFT");
}

struct tester *tester_new(u32 flags, enum isa_id fault)
{
	bool want_kernel = flags & TESTER_KERNEL;
	char why[200];
	struct tester *t = calloc(1, sizeof *t);

	if (!t)
		exit(1);
	ctx_init(&t->ctx);
	ctx_init(&t->guest_ctx);
	t->fault = fault;
	t->catches = flags & TESTER_CATCH;
	if (t->catches)
		catch_crashes();
	if (flags & TESTER_GUEST && run_start(&t->guest_ctx, NULL, &t->guest))
		printf("no 32-bit guest, compiled code is not run: %s\n", first_error(&t->guest_ctx));
	if (t->guest)
		start_other(t);
	t->has_kernel = want_kernel && kernel_available(why, sizeof why);
	if (want_kernel && !t->has_kernel)
		printf("%s\n", why);
	return t;
}

void tester_free(struct tester *t)
{
	if (t->guest)
		run_stop(t->guest);
	if (t->other)
		run_stop(t->other);
	ctx_fini(&t->guest_ctx);
	ctx_fini(&t->ctx);
	free(t);
}

bool tester_has_guest(const struct tester *t)
{
	return t->guest != NULL;
}
bool tester_has_kernel(const struct tester *t)
{
	return t->has_kernel;
}
void tester_kernel_counts(const struct tester *t, u64 *accepted, u64 *tried)
{
	*accepted = t->kernel_accepted;
	*tried = t->kernel_tried;
}
void expected_free(struct expected *want)
{
	if (want->maps)
		snapshot_free(want->maps);
	free(want->maps);
	want->maps = NULL;
}
const char *tester_message(const struct tester *t)
{
	return t->message;
}

struct load_args {
	struct tester *t;
	const struct random_program *p;
	struct prog *prog;
};

static int load_body(void *arg)
{
	struct load_args *l = arg;
	struct bpfc_opts opts;
	int err;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_RAW;
	opts.type = prog_type_name(l->p->type);
	opts.maps = l->p->maps;
	opts.n_maps = l->p->n_maps;
	err = front_load_mem(&l->t->ctx, "random", l->p->insns, l->p->n * sizeof l->p->insns[0], &opts, &l->prog);

	return err ? err : prog_check(l->prog);
}

/* NULL, with the message set, if P is refused. */
static struct prog *load(struct tester *t, const struct random_program *p)
{
	struct load_args l = {.t = t, .p = p};

	bpfc_ctx__clear_messages(&t->ctx);
	if (!ctx_try(&t->ctx, load_body, &l))
		return l.prog;
	say(t, "%s", first_error(&t->ctx));
	prog_free(l.prog);
	return NULL;
}

/* -- The interpreter's side ------------------------------------------------------------------------------- */

/* What a helper gives must not matter. */
static int give_poison(void *arg, u32 nr, const u64 a[5], u64 *r0)
{
	(void)nr;
	(void)a;
	*r0 = *(const u64 *)arg;
	return 0;
}

static int run_interp(struct tester *t, const struct prog *prog, const struct random_program *p, enum interp_form form,
		      u64 poison, struct expected *out)
{
	/* the second filling goes with another address, too */
	static _Alignas(4096) u8 area[8192 + RANDOM_MAX_MEM];
	u8 *mem = area + (poison & 1 ? 0 : 4096 + 96);
	struct interp_region region = {(uintptr_t)mem, p->mem_size, true};
	struct interp_env env = {.regions = &region,
				 .n_regions = 1,
				 .check = true,
				 .helper = give_poison,
				 .arg = &poison,
				 .max_insns = MAX_EXECUTED,
				 .has_poison = true,
				 .poison = poison};
	struct interp *in = interp_new(&t->ctx, prog, form, &env);
	int err;

	if (!in)
		return -BPFC_EINTERNAL;
	memcpy(mem, p->mem, p->mem_size);
	out->r0 = 0;
	err = interp_run(in, 0, (uintptr_t)mem, p->mem_size, &out->r0);
	memcpy(out->mem, mem, p->mem_size);
	interp_free(in);
	return err;
}

/* On memory alone. */
static bool is_plain(const struct random_program *p)
{
	return p->type == PROG_NONE && !p->n_maps;
}

/* What a program may not rely upon: different numbers, signs, small and large; the first two always. The first is what
 * stands in the stack when compiled code is entered (run_input.fill_stack). */
static const u64 fillings[] = {0x5b5b5b5b5b5b5b5b, 0xa4a4a4a4a4a4a4a4, 0, 1, 0xffffffff000000ff};

static u32 n_fillings(const struct tester *t)
{
	return t->strict != STRICT_NOT ? ARRAY_SIZE(fillings) : 2;
}

static enum reference plain_reference(struct tester *t, const struct prog *prog, const struct random_program *p,
				      struct expected *want)
{
	for (u32 i = 0; i < n_fillings(t); i++) {
		struct expected again = {0};
		int err = run_interp(t, prog, p, i % 2 ? INTERP_THREADED : INTERP_SWITCH, fillings[i],
				     i ? &again : want);

		if (err == -BPFC_ETIMEOUT)
			return REFERENCE_LONG;
		if (err) {
			say(t, "%s", first_error(&t->ctx));
			return REFERENCE_BAD;
		}
		if (i && (want->r0 != again.r0 || memcmp(want->mem, again.mem, p->mem_size))) {
			say(t, "the result depends on what is not defined");
			return REFERENCE_UNDEF;
		}
	}
	return REFERENCE_OK;
}

/* -- In general ------------------------------------------------------------------------------------------- */

static void run_general(struct tester *t, struct run_guest *g, struct prog *prog, const struct random_program *p,
			const struct variant *v, u64 poison, struct snapshot *out)
{
	const struct packet input = {(u8 *)p->mem, p->mem_size};
	struct subject s = {.name = "random",
			    .prog = prog,
			    .type = p->type,
			    .inputs = &input,
			    .n_inputs = 1,
			    .seed = v->seed,
			    .harden_seed = v->harden_seed,
			    .timeout_ms = TIMEOUT_MS,
			    .max_insns = MAX_EXECUTED,
			    .poison = poison,
			    .has_poison = true};

	snapshot_init(out, 1);
	ours_run(g, &t->guest_ctx, &s, v->engine, out);
	bpfc_ctx__clear_messages(&t->guest_ctx);
}

static enum reference outcome(struct tester *t, const struct snapshot *s)
{
	if (!s->error[0])
		return REFERENCE_OK;
	say(t, "%s", s->error);
	return strstr(s->error, "[TIMEOUT]") ? REFERENCE_LONG : REFERENCE_BAD;
}

/* Another run, in the guest with other addresses or with another filling, gives the same. */
static enum reference once_more(struct tester *t, u32 i, struct prog *prog, const struct random_program *p,
				const struct snapshot *want)
{
	struct variant v = {.engine = i % 2 ? E_THREADED : E_INTERP};
	struct snapshot again;
	enum reference result;

	run_general(t, i % 2 ? t->other : t->guest, prog, p, &v, fillings[i], &again);
	result = outcome(t, &again);
	if (result == REFERENCE_OK && !snapshot_same(want, &again, 64, t->message, sizeof t->message))
		result = REFERENCE_UNDEF;
	snapshot_free(&again);
	return result;
}

static enum reference general_reference(struct tester *t, struct prog *prog, const struct random_program *p,
					struct expected *want)
{
	enum reference result;

	if (!t->guest || !t->other)
		return REFERENCE_LONG; /* nothing to be had here */
	want->maps = calloc(1, sizeof *want->maps);
	if (!want->maps)
		exit(1);
	run_general(t, t->guest, prog, p, &(struct variant){.engine = E_INTERP}, fillings[0], want->maps);
	result = outcome(t, want->maps);
	for (u32 i = 1; i < n_fillings(t) && result == REFERENCE_OK; i++)
		result = once_more(t, i, prog, p, want->maps);
	want->r0 = want->maps->runs[0].r0;
	if (result == REFERENCE_OK && want->maps->runs[0].size)
		memcpy(want->mem, want->maps->runs[0].data, MIN(want->maps->runs[0].size, p->mem_size));
	else
		expected_free(want);
	return result;
}

static bool kernel_accepts(struct tester *t, const struct prog *prog, const struct random_program *p)
{
	struct kernel_prog *k = malloc(sizeof *k);
	bool ok = t->has_kernel && k && kernel_load(k, prog, p->type, p->type == PROG_NONE ? p->mem_size : 0);

	if (ok)
		kernel_unload(k);
	free(k);
	return ok;
}

void tester_strict(struct tester *t, enum strict strict)
{
	t->strict = strict;
}

enum reference tester_reference(struct tester *t, const struct random_program *p, struct expected *want)
{
	struct prog *prog = load(t, p);
	enum reference result;

	*want = (struct expected){0};
	if (!prog)
		return REFERENCE_BAD;
	if ((t->strict != STRICT_NOT && !sane_program(p)) ||
	    (t->strict == STRICT_VERIFIED && sane_needs_verifier(p) && !kernel_accepts(t, prog, p))) {
		say(t, "the result may depend on what is not defined, or on an address");
		result = REFERENCE_UNDEF;
	} else if (is_plain(p)) {
		result = plain_reference(t, prog, p, want);
	} else {
		result = general_reference(t, prog, p, want);
	}
	prog_free(prog);
	return result;
}

/* WANT as a snapshot; to be freed if it is not want->maps. */
static struct snapshot *as_snapshot(const struct random_program *p, const struct expected *want)
{
	struct snapshot *s;

	if (want->maps)
		return want->maps;
	s = calloc(1, sizeof *s);
	if (!s)
		exit(1);
	snapshot_init(s, 1);
	s->runs[0].r0 = want->r0;
	snapshot_data(&s->runs[0], want->mem, p->mem_size);
	return s;
}

static bool same_as(struct tester *t, const struct random_program *p, const struct expected *want,
		    const struct snapshot *got, u32 bits)
{
	struct snapshot *s = as_snapshot(p, want);
	bool same = snapshot_same(s, got, bits, t->message, sizeof t->message);

	if (s != want->maps) {
		snapshot_free(s);
		free(s);
	}
	return same;
}

/* The kernel ends a loop of may_goto by time. */
static bool loops_by_time(const struct random_program *p)
{
	for (u32 i = 0; i < p->n; i++)
		if (p->insns[i].code == 0xe5 && p->insns[i].off)
			return true;
	return false;
}

/* True also if it is refused. */
static bool kernel_agrees(struct tester *t, const struct random_program *p, const struct expected *want)
{
	const struct packet input = {(u8 *)p->mem, p->mem_size};
	struct prog *prog = t->has_kernel && !loops_by_time(p) && !sane_misleads_verifier(p) ? load(t, p) : NULL;
	struct subject s = {.name = "random", .prog = prog, .type = p->type, .inputs = &input, .n_inputs = 1};
	struct kernel_prog *k = malloc(sizeof *k);
	struct snapshot got;
	bool same = true;

	t->kernel_tried++;
	if (prog && k && kernel_load(k, prog, p->type, p->type == PROG_NONE ? p->mem_size : 0)) {
		snapshot_init(&got, 1);
		/* it runs no program on an skb that is cut within its IP header */
		if (theirs_run(k, &s, &got)) {
			t->kernel_accepted++;
			same = same_as(t, p, want, &got, k->wrapped ? 64 : 32);
		}
		snapshot_free(&got);
		kernel_unload(k);
	}
	free(k);
	prog_free(prog);
	return same;
}

/* -- The compiler's side ---------------------------------------------------------------------------------- */

static bool compare(struct tester *t, const struct expected *want, u32 mem_size, const struct run_result *got)
{
	if (got->r0 != want->r0) {
		say(t, "r0 is 0x%016llx, expected 0x%016llx", (unsigned long long)got->r0,
		    (unsigned long long)want->r0);
		return false;
	}
	for (u32 i = 0; got->data && i < mem_size && i < got->data_size; i++)
		if (got->data[i] != want->mem[i]) {
			say(t, "memory at %u is %02x, expected %02x", i, got->data[i], want->mem[i]);
			return false;
		}
	return true;
}

static struct run_input input_of(struct tester *t, const u8 *mem, u32 mem_size)
{
	return (struct run_input){.kind = RUN_MEM,
				  .data = mem,
				  .size = mem_size,
				  .repeat = 1,
				  .esp_offset = t->runs++ % 4 * 4,
				  .timeout_ms = TIMEOUT_MS,
				  .fill_stack = true,
				  .want_data = true};
}

static bool run_guest(struct tester *t, const struct run_program *rp, const struct random_program *p,
		      const struct expected *want)
{
	struct run_input in = input_of(t, p->mem, p->mem_size);
	struct run_result out = {0};
	int err = -BPFC_ERUN;
	bool same;

	/* a guest that dies once, for reasons of its own or the emulator's, is not the program's fault */
	for (u32 attempt = 0; attempt < 3 && err == -BPFC_ERUN; attempt++) {
		err = run_load(t->guest, rp);
		if (!err)
			err = run_exec(t->guest, &in, &out);
		if (!err)
			err = out.status;
	}
	if (err)
		say(t, "%s: %s", diag_id_name((enum bpfc_error) - err), first_error(&t->guest_ctx));
	same = !err && compare(t, want, p->mem_size, &out);
	free(out.data);
	bpfc_ctx__clear_messages(&t->guest_ctx);
	return same;
}

/* Does the interpreter give WANT with 32-bit addresses, too? If not, P's result depends on an address. */
static bool guest_interp_agrees(struct tester *t, const struct random_program *p, const struct expected *want)
{
	struct run_program rp = {.engine = RUN_INTERP};
	bool same;

	if (!t->guest)
		return true;
	rp.prog = load(t, p);
	if (!rp.prog)
		return false;
	same = run_guest(t, &rp, p, want);
	prog_free((struct prog *)rp.prog);
	return same;
}

static int compile(struct tester *t, struct prog *prog, const struct variant *v, struct code **code)
{
	struct bpfc_opts opts;
	int sig = sigsetjmp(compiler_crashed, 1), err;

	t->crashed = sig != 0;
	if (sig) {
		compiling = 0;
		alarm(0);
		ctx_init(&t->ctx);
		say(t, sig == SIGALRM ? "the compiler does not end" : "the compiler crashes");
		return -BPFC_EINTERNAL;
	}
	bpfc_opts__init(&opts);
	engine_opts(v->engine, v->seed, v->harden_seed, &opts);
	watch(t, true);
	err = bpfc_prog__compile(prog, &opts, code);
	watch(t, false);
	if (err)
		say(t, "%s", first_error(&t->ctx));
	return err;
}

/* P as the compiler gets it. */
static struct prog *load_for_compiler(struct tester *t, const struct random_program *p)
{
	struct random_program *q;
	struct prog *prog;

	if (t->fault == ISA_ID_INVALID)
		return load(t, p);
	q = malloc(sizeof *q);
	if (!q)
		exit(1);
	memcpy(q, p, sizeof *q);
	edit_fault(q, t->fault);
	prog = load(t, q);
	free(q);
	return prog;
}

static bool plain_agrees(struct tester *t, struct prog *prog, const struct random_program *p, const struct variant *v,
			 const struct expected *want)
{
	struct run_program rp = {.prog = prog, .max_insns = MAX_EXECUTED};
	bool same;

	rp.engine = engines[v->engine].how == ENGINE_NATIVE ? RUN_NATIVE
		    : v->engine == E_INTERP		    ? RUN_INTERP
							    : RUN_THREADED;
	if (rp.engine == RUN_NATIVE && compile(t, prog, v, &rp.code))
		return false;
	same = !t->guest || run_guest(t, &rp, p, want);
	if (rp.code)
		bpfc_code__free(rp.code);
	return same;
}

static bool general_agrees(struct tester *t, struct prog *prog, const struct random_program *p,
			   const struct variant *v, const struct expected *want)
{
	struct snapshot got;
	bool same;
	int sig = sigsetjmp(compiler_crashed, 1);

	t->crashed = sig != 0;
	if (sig) {
		compiling = 0;
		alarm(0);
		ctx_init(&t->ctx);
		say(t, sig == SIGALRM ? "the compiler does not end" : "the compiler crashes");
		return false;
	}
	if (!t->guest)
		return true;
	watch(t, true);
	run_general(t, t->guest, prog, p, v, 0, &got);
	watch(t, false);
	same = same_as(t, p, want, &got, 64);
	snapshot_free(&got);
	return same;
}

bool tester_agrees(struct tester *t, const struct random_program *p, const struct variant *v,
		   const struct expected *want)
{
	enum engine_how how = engines[v->engine].how;
	struct prog *prog;
	bool same;

	say(t, "no difference");
	t->crashed = false;
	if (how == ENGINE_KERNEL)
		return kernel_agrees(t, p, want);
	prog = how == ENGINE_NATIVE ? load_for_compiler(t, p) : load(t, p);
	if (!prog)
		return false;
	same = is_plain(p) ? plain_agrees(t, prog, p, v, want) : general_agrees(t, prog, p, v, want);
	if (!t->crashed)
		prog_free(prog);
	return same;
}

bool tester_can_queue(const struct random_program *p, const struct variant *v)
{
	return is_plain(p) && engines[v->engine].how == ENGINE_NATIVE;
}

bool tester_queue_full(const struct tester *t)
{
	return t->n_queued == QUEUE;
}

bool tester_queue(struct tester *t, const struct random_program *p, const struct variant *v,
		  const struct expected *want, u64 seed)
{
	struct queued *q = &t->queue[t->n_queued];
	struct prog *prog = load_for_compiler(t, p);
	bool compiled;

	if (!prog)
		return false;
	*q = (struct queued){.want = *want, .v = *v, .seed = seed, .mem_size = p->mem_size};
	memcpy(q->mem, p->mem, p->mem_size);
	compiled = !compile(t, prog, v, &q->code);
	if (compiled && t->guest)
		t->n_queued++;
	else if (compiled)
		bpfc_code__free(q->code);
	if (!t->crashed)
		prog_free(prog);
	return compiled;
}

void tester_flush(struct tester *t, void (*differs)(void *arg, u64 seed, const struct variant *v), void *arg)
{
	struct run_job jobs[QUEUE];
	u32 n = t->n_queued;
	int err;

	if (!n)
		return;
	for (u32 i = 0; i < n; i++) {
		struct queued *q = &t->queue[i];

		q->in = input_of(t, q->mem, q->mem_size);
		jobs[i] = (struct run_job){
			.program = {.engine = RUN_NATIVE, .code = q->code}, .in = &q->in, .out = &q->out, .n = 1};
	}
	err = run_batch(t->guest, jobs, n);
	t->n_queued = 0;
	for (u32 i = 0; i < n; i++) {
		struct queued *q = &t->queue[i];

		if (err || jobs[i].status || q->out.status || !compare(t, &q->want, q->mem_size, &q->out))
			differs(arg, q->seed, &q->v);
		run_results_free(&q->out, 1);
		bpfc_code__free(q->code);
	}
	bpfc_ctx__clear_messages(&t->guest_ctx);
}

bool tester_differs(struct tester *t, const struct random_program *p, const struct variant *v)
{
	struct expected want;
	bool differs;

	if (tester_reference(t, p, &want) != REFERENCE_OK)
		return false;
	differs = (!is_plain(p) || guest_interp_agrees(t, p, &want)) && !tester_agrees(t, p, v, &want);
	expected_free(&want);
	return differs;
}

void tester_print(struct tester *t, const struct random_program *p, FILE *out)
{
	struct prog *prog = load(t, p);

	if (prog)
		disasm_prog(prog, out);
	else
		fprintf(out, "# refused: %s\n", t->message);
	prog_free(prog);
}
