/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The two sides of the differential test, and the search for a smaller program that still shows a difference. */
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
#include "run/run.h"

enum { MAX_EXECUTED = 30000, MESSAGE = 400, COMPILE_SECONDS = 60, QUEUE = 160 };

/* Compiled code that waits for its run. */
struct queued {
	struct code *code;
	struct expected want;
	struct variant v;
	u64 seed;
	u8 mem[RANDOM_MEM];
	struct run_input in;
	struct run_result out;
};

struct tester {
	struct bpfc_ctx ctx, guest_ctx;
	struct bpfc_opts opts;
	struct run_guest *guest;
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

struct tester *tester_new(bool want_guest)
{
	struct tester *t = calloc(1, sizeof *t);

	if (!t)
		exit(1);
	ctx_init(&t->ctx);
	ctx_init(&t->guest_ctx);
	bpfc_opts__init(&t->opts);
	t->opts.input = BPFC_INPUT_RAW;
	catch_crashes();
	if (want_guest && run_start(&t->guest_ctx, NULL, &t->guest))
		printf("no 32-bit guest, compiled code is not run: %s\n", first_error(&t->guest_ctx));
	return t;
}

void tester_free(struct tester *t)
{
	if (t->guest)
		run_stop(t->guest);
	ctx_fini(&t->guest_ctx);
	ctx_fini(&t->ctx);
	free(t);
}

bool tester_has_guest(const struct tester *t)
{
	return t->guest != NULL;
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
	int err = front_load_mem(&l->t->ctx, "random", l->p->insns, l->p->n * sizeof l->p->insns[0], &l->t->opts,
				 &l->prog);

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
	static _Alignas(4096) u8 area[8192 + RANDOM_MEM];
	u8 *mem = area + (poison & 1 ? 0 : 4096 + 96);
	struct interp_region region = {(uintptr_t)mem, RANDOM_MEM, true};
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
	memcpy(mem, p->mem, RANDOM_MEM);
	out->r0 = 0;
	err = interp_run(in, 0, (uintptr_t)mem, RANDOM_MEM, &out->r0);
	memcpy(out->mem, mem, RANDOM_MEM);
	interp_free(in);
	return err;
}

enum reference tester_reference(struct tester *t, const struct random_program *p, struct expected *want)
{
	struct prog *prog = load(t, p);
	struct expected again = {0};
	enum reference result = REFERENCE_BAD;
	int err;

	if (!prog)
		return REFERENCE_BAD;
	err = run_interp(t, prog, p, INTERP_SWITCH, 0x5b5b5b5b5b5b5b5b, want);
	if (err == -BPFC_ETIMEOUT)
		result = REFERENCE_LONG;
	else if (err || run_interp(t, prog, p, INTERP_THREADED, 0xa4a4a4a4a4a4a4a4, &again))
		say(t, "%s", first_error(&t->ctx));
	else if (want->r0 != again.r0 || memcmp(want->mem, again.mem, RANDOM_MEM))
		say(t, "the result depends on what is not defined");
	else
		result = REFERENCE_OK;
	prog_free(prog);
	return result;
}

/* -- The compiler's side ---------------------------------------------------------------------------------- */

static bool compare(struct tester *t, const struct expected *want, const struct run_result *got)
{
	if (got->r0 != want->r0) {
		say(t, "r0 is 0x%016llx, expected 0x%016llx", (unsigned long long)got->r0,
		    (unsigned long long)want->r0);
		return false;
	}
	for (u32 i = 0; got->data && i < RANDOM_MEM && i < got->data_size; i++)
		if (got->data[i] != want->mem[i]) {
			say(t, "memory at %u is %02x, expected %02x", i, got->data[i], want->mem[i]);
			return false;
		}
	return true;
}

static struct run_input input_of(struct tester *t, const u8 *mem)
{
	return (struct run_input){.kind = RUN_MEM,
				  .data = mem,
				  .size = RANDOM_MEM,
				  .repeat = 1,
				  .esp_offset = t->runs++ % 4 * 4,
				  .timeout_ms = 2000,
				  .want_data = true};
}

static bool run_guest(struct tester *t, const struct run_program *rp, const struct random_program *p,
		      const struct expected *want)
{
	struct run_input in = input_of(t, p->mem);
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
	same = !err && compare(t, want, &out);
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
	struct bpfc_opts opts = t->opts;
	int sig = sigsetjmp(compiler_crashed, 1), err;

	t->crashed = sig != 0;
	if (sig) {
		compiling = 0;
		alarm(0);
		ctx_init(&t->ctx);
		say(t, sig == SIGALRM ? "the compiler does not end" : "the compiler crashes");
		return -BPFC_EINTERNAL;
	}
	opts.opt_level = v->level;
	opts.debug_seed = v->seed;
	opts.self_check = v->seed != 0;
	opts.harden = v->harden;
	opts.seed = v->harden_seed;
	opts.has_seed = true;
	alarm(COMPILE_SECONDS);
	compiling = 1;
	err = bpfc_prog__compile(prog, &opts, code);
	compiling = 0;
	alarm(0);
	if (err)
		say(t, "%s", first_error(&t->ctx));
	return err;
}

bool tester_agrees(struct tester *t, const struct random_program *p, const struct variant *v,
		   const struct expected *want)
{
	struct prog *prog = load(t, p);
	struct code *code = NULL;
	bool same;

	if (!prog)
		return false;
	say(t, "no difference");
	same = !compile(t, prog, v, &code) &&
	       (!t->guest || run_guest(t, &(struct run_program){.engine = RUN_NATIVE, .code = code}, p, want));
	if (code)
		bpfc_code__free(code);
	if (!t->crashed)
		prog_free(prog);
	return same;
}

bool tester_queue_full(const struct tester *t)
{
	return t->n_queued == QUEUE;
}

bool tester_queue(struct tester *t, const struct random_program *p, const struct variant *v,
		  const struct expected *want, u64 seed)
{
	struct queued *q = &t->queue[t->n_queued];
	struct prog *prog = load(t, p);
	bool compiled;

	if (!prog)
		return false;
	*q = (struct queued){.want = *want, .v = *v, .seed = seed};
	memcpy(q->mem, p->mem, RANDOM_MEM);
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

		q->in = input_of(t, q->mem);
		jobs[i] = (struct run_job){
			.program = {.engine = RUN_NATIVE, .code = q->code}, .in = &q->in, .out = &q->out, .n = 1};
	}
	err = run_batch(t->guest, jobs, n);
	t->n_queued = 0;
	for (u32 i = 0; i < n; i++) {
		struct queued *q = &t->queue[i];

		if (err || jobs[i].status || q->out.status || !compare(t, &q->want, &q->out))
			differs(arg, q->seed, &q->v);
		run_results_free(&q->out, 1);
		bpfc_code__free(q->code);
	}
	bpfc_ctx__clear_messages(&t->guest_ctx);
}

/* -- Making programs smaller ------------------------------------------------------------------------------ */

/* P is still a proper program, and the compiled code still differs. */
static bool still_differs(struct tester *t, const struct random_program *p, const struct variant *v)
{
	struct expected want;

	return tester_reference(t, p, &want) == REFERENCE_OK && guest_interp_agrees(t, p, &want) &&
	       !tester_agrees(t, p, v, &want);
}

static s32 *distance_of(struct insn *insn, struct isa_info *info, s32 *copy)
{
	if (!isa_decode(insn, info))
		return NULL;
	if ((info->kind == ISA_CALL && info->call == CALL_LOCAL) ||
	    (info->kind == ISA_LDIMM64 && info->op == PSEUDO_FUNC) || (info->kind == ISA_JA && info->target_imm))
		return &insn->imm;
	if (info->kind != ISA_JA && info->kind != ISA_JCC && info->kind != ISA_MAYGOTO)
		return NULL;
	*copy = insn->off;
	return copy;
}

/* OUT: P without instructions FROM .. FROM + N - 1; jumps to them go to what follows. */
static void without(const struct random_program *p, u32 from, u32 n, struct random_program *out)
{
	out->n = 0;
	memcpy(out->mem, p->mem, RANDOM_MEM);
	for (u32 i = 0; i < p->n; i++) {
		struct insn insn = p->insns[i];
		struct isa_info info;
		s32 copy = 0, *distance = distance_of(&insn, &info, &copy);

		if (i >= from && i < from + n)
			continue;
		if (distance) {
			s32 target = (s32)i + 1 + *distance, at = (s32)i;

			target = target >= (s32)(from + n) ? target - (s32)n : target > (s32)from ? (s32)from : target;
			at = at >= (s32)from ? at - (s32)n : at;
			*distance = target - at - 1;
			if (distance == &copy)
				insn.off = (s16)copy;
		}
		out->insns[out->n++] = insn;
		/* the second slot has code 0 and must not be looked at on its own */
		if (info.kind == ISA_LDIMM64 && i + 1 < p->n)
			out->insns[out->n++] = p->insns[++i];
	}
}

static bool try_removal(struct tester *t, struct random_program *p, const struct variant *v, struct random_program *tmp,
			u32 from, u32 n)
{
	without(p, from, n, tmp);
	if (tmp->n >= p->n || !tmp->n || !still_differs(t, tmp, v))
		return false;
	memcpy(p, tmp, sizeof *p);
	return true;
}

static bool shrink_by_removal(struct tester *t, struct random_program *p, const struct variant *v,
			      struct random_program *tmp)
{
	bool any = false;

	for (u32 n = p->n / 2 ? p->n / 2 : 1; n; n = n > 8 ? n / 2 : n - 1)
		for (u32 from = 0; from + n <= p->n;)
			if (try_removal(t, p, v, tmp, from, n))
				any = true;
			else
				from += n > 8 ? n / 2 : 1;
	return any;
}

static bool shrink_numbers(struct tester *t, struct random_program *p, const struct variant *v,
			   struct random_program *tmp)
{
	bool any = false;

	for (u32 i = 0; i < p->n; i++) {
		struct isa_info info;

		if (!isa_decode(&p->insns[i], &info) || info.kind == ISA_ATOMIC || info.kind == ISA_CALL ||
		    info.kind == ISA_SWAP || info.kind == ISA_TRUNC || !p->insns[i].imm || p->insns[i].imm == 1)
			continue;
		for (s32 imm = 0; imm <= 1; imm++) {
			memcpy(tmp, p, sizeof *p);
			tmp->insns[i].imm = imm;
			if (!still_differs(t, tmp, v))
				continue;
			memcpy(p, tmp, sizeof *p);
			any = true;
			break;
		}
	}
	for (u32 i = 0; i < RANDOM_MEM; i += 8) {
		memcpy(tmp, p, sizeof *p);
		memset(tmp->mem + i, 0, 8);
		if (memcmp(tmp->mem, p->mem, RANDOM_MEM) && still_differs(t, tmp, v))
			memcpy(p, tmp, sizeof *p);
	}
	return any;
}

void tester_shrink(struct tester *t, struct random_program *p, const struct variant *v)
{
	struct random_program *tmp = malloc(sizeof *tmp);
	bool again = tmp != NULL;

	for (u32 round = 0; again && round < 10; round++) {
		again = shrink_by_removal(t, p, v, tmp);
		again |= shrink_numbers(t, p, v, tmp);
	}
	free(tmp);
}

/* -- Output ----------------------------------------------------------------------------------------------- */

void tester_print(struct tester *t, const struct random_program *p, FILE *out)
{
	struct prog *prog = load(t, p);

	if (prog)
		disasm_prog(prog, out);
	else
		fprintf(out, "# refused: %s\n", t->message);
	prog_free(prog);
}

static void print_bytes(const char *section, const u8 *bytes)
{
	printf("-- %s", section);
	for (u32 i = 0; i < RANDOM_MEM; i++)
		printf("%s%02x", i % 32 ? "" : "\n", bytes[i]);
	printf("\n");
}

void tester_report(struct tester *t, const struct random_program *p, const struct variant *v, u64 seed)
{
	struct expected want;

	if (tester_reference(t, p, &want) != REFERENCE_OK)
		return;
	tester_agrees(t, p, v, &want);
	printf("== random program %llu, -O%d, seed %u, hardening %d: %s\n-- asm\n", (unsigned long long)seed,
	       v->level, v->seed, v->harden, t->message);
	tester_print(t, p, stdout);
	print_bytes("mem", p->mem);
	printf("-- result %llx\n", (unsigned long long)want.r0);
	print_bytes("mem-out", want.mem);
	fflush(stdout);
}
