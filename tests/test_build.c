/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of ir/build*.c: what is built gives, when evaluated, what the case files say and what the interpreter gives for
 * random programs; and it has the form that later passes count on: few parameters, origins, marks, types of calls.
 */
#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "case.h"
#include "front/front.h"
#include "interp/interp.h"
#include "ir_run.h"
#include "random_gen.h"
#include "test.h"

enum {
	MAX_STEPS = 3000000,
	LONG = 100000, /* BPF instructions: a program that may need more steps than that */
#ifdef __i386__
	RANDOM = 60, /* emulated */
#else
	RANDOM = 600,
#endif
};

/* -- Results ---------------------------------------------------------------------------------------------- */

/* A program on the way through interpreter and evaluator. */
struct trial {
	struct bpfc_ctx *ctx;
	struct prog *p;
	const u8 *mem;
	u32 size;
	u8 *mem_ir, *mem_interp; /* afterwards */
	u64 r0_ir, r0_interp, executed;
	enum ir_eval_end end;
	int interp_error;
	const char *why;
};

static void trial_ir(struct trial *t, struct arena *a)
{
	struct ir_run r;

	if (!ir_run_build(&r, t->ctx, a, t->p, NULL)) {
		t->end = EVAL_BAD;
		t->why = "refused";
		return;
	}
	r.e.max_steps = MAX_STEPS;
	r.mem = t->mem_ir;
	r.mem_size = t->size;
	t->end = ir_run(&r, t->mem, t->size, &t->r0_ir);
	t->why = r.e.why;
}

static void trial_interp(struct trial *t)
{
	struct interp_region region = {(uintptr_t)t->mem_interp, t->size, true};
	struct interp_env env = {.regions = &region, .n_regions = 1, .check = true};
	struct interp *in = interp_new(t->ctx, t->p, INTERP_SWITCH, &env);

	if (t->size)
		memcpy(t->mem_interp, t->mem, t->size);
	t->interp_error = interp_run(in, 0, (uintptr_t)t->mem_interp, t->size, &t->r0_interp);
	t->executed = interp_executed(in);
	interp_free(in);
}

static void trial_run(struct trial *t)
{
	struct arena a;

	arena_init(&a, t->ctx);
	t->mem_ir = arena_alloc(&t->p->arena, t->size + 1u);
	t->mem_interp = arena_alloc(&t->p->arena, t->size + 1u);
	trial_interp(t);
	trial_ir(t, &a);
	arena_free(&a);
}

struct case_job {
	struct bpfc_ctx ctx;
	const struct test_case *c;
	struct prog *p;
	u32 run;
};

static void case_fail(const struct test_case *c, const char *what, u64 found, u64 wanted)
{
	printf("\n%s:%u: %s: %s: 0x%llx, expected 0x%llx", c->file, c->line, c->name, what, (unsigned long long)found,
	       (unsigned long long)wanted);
	CU_FAIL("case");
}

static int case_body(void *arg)
{
	struct case_job *j = arg;
	const struct test_case *c = j->c;
	struct bpfc_opts opts = {.input = c->input, .type = c->type};
	struct trial t = {.ctx = &j->ctx, .mem = c->mem, .size = (u32)c->mem_size};
	int err = front_load_mem(&j->ctx, c->file, c->text, c->size, &opts, &j->p);

	if (!err)
		err = prog_check(j->p);
	if (err)
		return err;
	t.p = j->p;
	trial_run(&t);
	if (t.end == EVAL_STEPS && t.executed > LONG)
		return 0;
	j->run++;
	if (t.end != EVAL_OK) {
		printf("\n%s", t.why ? t.why : "");
		case_fail(c, "end of the run", t.end, EVAL_OK);
	} else if (c->has_result && t.r0_ir != c->result) {
		case_fail(c, "r0", t.r0_ir, c->result);
	} else if (c->mem_out && memcmp(c->mem_out, t.mem_ir, c->mem_size)) {
		case_fail(c, "memory", 0, 0);
	}
	return 0;
}

/* Cases on plain memory that shall run; the others say nothing about what is built. */
static u32 run_case(const struct test_case *c)
{
	struct case_job j = {.c = c};

	if (c->skip || c->error || c->maps.n || c->input == BPFC_INPUT_ELF || (c->kind && strcmp(c->kind, "mem")))
		return 0;
	ctx_init(&j.ctx);
	if (ctx_try(&j.ctx, case_body, &j))
		case_fail(c, j.ctx.first ? j.ctx.first->text : "error", 0, 0);
	if (j.p)
		prog_free(j.p);
	ctx_fini(&j.ctx);
	return j.run;
}

static u32 run_file(const char *path)
{
	struct bpfc_ctx ctx;
	struct arena a;
	struct case_file cases = {.cases = {.n = 0}};
	size_t size = 0;
	u32 run = 0;
	char *text;

	ctx_init(&ctx);
	arena_init(&a, &ctx);
	text = case_read_file(&a, path, &size);
	CU_ASSERT_FATAL(text && !case_parse(&ctx, &a, path, text, size, &cases));
	for (u32 i = 0; i < cases.cases.n; i++)
		run += run_case(&cases.cases.p[i]);
	arena_free(&a);
	ctx_fini(&ctx);
	return run;
}

static u32 run_folder(const char *path)
{
	DIR *d = opendir(path);
	const struct dirent *e;
	char name[1536];
	u32 run = 0;

	while (d && (e = readdir(d))) {
		size_t n = strlen(e->d_name);

		snprintf(name, sizeof name, "%s/%s", path, e->d_name);
		if (n > 2 && !strcmp(e->d_name + n - 2, ".t"))
			run += run_file(name);
	}
	if (d)
		closedir(d);
	return run;
}

static void test_cases(void)
{
	static const char *const folders[] = {"alu", "atomic", "call", "jump", "mem", "packet"};
	const char *src = getenv("srcdir");
	char path[1024];

	for (u32 i = 0; i < ARRAY_SIZE(folders); i++) {
		snprintf(path, sizeof path, "%s/selftests/cases/%s", src ? src : ".", folders[i]);
		CU_ASSERT(run_folder(path) > 0);
	}
}

/* Helpers have no meaning here; programs that call them are run by selftests/random. */
static bool calls_helper(const struct random_program *rp)
{
	for (u32 i = 0; i < rp->n; i++) {
		struct isa_info info;

		if (isa_decode(&rp->insns[i], &info) && info.kind == ISA_CALL && info.call == CALL_HELPER)
			return true;
		i += info.kind == ISA_LDIMM64;
	}
	return false;
}

/* Sets j->run to 0 if the program was not one for this test. */
static int random_body(void *arg)
{
	struct case_job *j = arg;
	struct random_program *rp = malloc(sizeof *rp);
	struct trial t = {.ctx = &j->ctx, .size = RANDOM_MEM};

	random_program(rp, j->run);
	if (calls_helper(rp)) {
		free(rp);
		j->run = 0;
		return 0;
	}
	j->p = prog_new(&j->ctx, "random");
	prog_set_insns(j->p, rp->n);
	memcpy(j->p->insns, rp->insns, rp->n * sizeof *rp->insns);
	t.mem = memcpy(arena_alloc(&j->p->arena, RANDOM_MEM), rp->mem, RANDOM_MEM);
	free(rp);
	CU_ASSERT_EQUAL_FATAL(prog_check(j->p), 0);
	t.p = j->p;
	trial_run(&t);
	if (t.executed > LONG)
		return 0;
	if (t.interp_error || t.end != EVAL_OK || t.r0_ir != t.r0_interp ||
	    memcmp(t.mem_ir, t.mem_interp, RANDOM_MEM)) {
		printf("\nseed %u: end %d %s, r0 0x%llx, interpreter 0x%llx", j->run, t.end, t.why ? t.why : "",
		       (unsigned long long)t.r0_ir, (unsigned long long)t.r0_interp);
		CU_FAIL("random program");
	}
	return 0;
}

static void test_random(void)
{
	u32 ran = 0;

	for (u32 seed = 1; ran < RANDOM && seed < 10 * RANDOM; seed++) {
		struct case_job j = {.run = seed};

		ctx_init(&j.ctx);
		CU_ASSERT_EQUAL(ctx_try(&j.ctx, random_body, &j), 0);
		ran += j.run != 0;
		if (j.p)
			prog_free(j.p);
		ctx_fini(&j.ctx);
	}
	CU_ASSERT_EQUAL(ran, RANDOM);
}

/* -- Form ------------------------------------------------------------------------------------------------- */

/* One function built from text. */
struct fixture {
	struct bpfc_ctx ctx;
	struct arena a;
	const char *text;
	bool (*setup)(struct fixture *x);
	u32 subprog;
	struct ir_sig sigs[4];
	struct prog *p;
	struct ir_func *f; /* NULL: refused */
};

static int build_body(void *arg)
{
	struct fixture *x = arg;
	int err;

	x->p = prog_new(&x->ctx, "test");
	err = asm_parse(x->p, x->text, strlen(x->text));
	if (!err)
		err = prog_check(x->p);
	if (err)
		return err;
	if (x->setup)
		x->setup(x);
	x->f = ir_build(&x->ctx, &x->a, x->p, x->subprog, x->sigs, 0);
	if (x->f)
		ir_check(x->f, "build");
	return 0;
}

/* X holds what is to be set beforehand. */
static struct ir_func *build(struct fixture *x, const char *text)
{
	x->text = text;
	ctx_init(&x->ctx);
	arena_init(&x->a, &x->ctx);
	CU_ASSERT_EQUAL_FATAL(ctx_try(&x->ctx, build_body, x), 0);
	return x->f;
}

static void end(struct fixture *x)
{
	prog_free(x->p);
	arena_free(&x->a);
	ctx_fini(&x->ctx);
}

static u32 count(const struct ir_func *f, enum ir_op op)
{
	u32 n = 0;

	for (ir_ref r = 1; r < f->ins.n; r++)
		n += ir_at(f, r)->op == op;
	return n;
}

/* The N'th instruction of OP, in the order in which they were made. */
static struct ir_ins *nth(const struct ir_func *f, enum ir_op op, u32 n)
{
	for (ir_ref r = 1; r < f->ins.n; r++)
		if (ir_at(f, r)->op == op && !n--)
			return ir_at(f, r);
	CU_FAIL_FATAL("no such instruction");
	return NULL;
}

static void test_params(void)
{
	struct fixture x = {.subprog = 0};
	/* r3 is the same all the way, r2 changes in the loop, r4 is dead at the join */
	struct ir_func *f =
		build(&x, "r3 = r2\nr4 = 1\nloop:\nr2 -= r3\nr4 = r2\nif r2 != 0 goto loop\nr0 = r3\nexit\n");

	CU_ASSERT_EQUAL(count(f, IR_PARAM), 1);
	end(&x);
	x = (struct fixture){.subprog = 0};
	f = build(&x, "r0 = 1\nif r1 == 0 goto out\nr0 = 2\nif r2 == 0 goto out\nr0 = 3\nout:\nexit\n");
	CU_ASSERT_EQUAL(count(f, IR_PARAM), 1);
	end(&x);
	x = (struct fixture){.subprog = 0};
	f = build(&x, "start:\nr0 = 1\nif r1 == 0 goto start\nif r1 == 1 goto start\nexit\n");
	CU_ASSERT_EQUAL(ir_block(f, 1)->npreds, 0);
	CU_ASSERT_EQUAL(count(f, IR_PARAM), 0);
	end(&x);
	x = (struct fixture){.subprog = 0};
	f = build(&x, "r0 = 1\nif r1 == 0 goto +0\nexit\n");
	CU_ASSERT_EQUAL(count(f, IR_BR), 0);
	end(&x);
}

static void test_division(void)
{
	struct fixture x = {.subprog = 0};
	struct ir_func *f = build(&x, "r0 = r1\nr0 /= 3\nr0 s/= 7\nw0 %= 5\nr0 s%= -2\nexit\n");

	CU_ASSERT_EQUAL(count(f, IR_BR), 0);
	CU_ASSERT_EQUAL(count(f, IR_UDIV) + count(f, IR_SDIV) + count(f, IR_UMOD) + count(f, IR_SMOD), 4);
	end(&x);
	x = (struct fixture){.subprog = 0};
	f = build(&x, "r0 = r1\nr0 /= 0\nr0 s/= -1\nr0 s%= -1\nw0 %= 0\nexit\n");
	CU_ASSERT_EQUAL(count(f, IR_BR), 0);
	CU_ASSERT_EQUAL(count(f, IR_UDIV) + count(f, IR_SDIV) + count(f, IR_UMOD) + count(f, IR_SMOD), 0);
	end(&x);
	x = (struct fixture){.subprog = 0};
	f = build(&x, "r0 = r1\nr0 /= r2\nr0 s%= r2\nexit\n");
	CU_ASSERT_EQUAL(count(f, IR_BR), 2);
	for (ir_ref r = 1; r < f->ins.n; r++) /* no constant of the input, so none may seem to be */
		CU_ASSERT(ir_at(f, r)->op != IR_CONST || ir_at(f, r)->origin == ORIGIN_OWN);
	end(&x);
}

static void test_origins(void)
{
	struct fixture x = {.subprog = 0};
	struct ir_func *f =
		build(&x, "r0 = r1\nr0 += 77\n*(u32 *)(r1 + 4) = 5\n*(u64 *)(r1 + 0) = r0\n"
			  "r3 = r10\nr3 += -24\n*(u8 *)(r3 + 0) = w0\nr4 = 0x123456789 ll\nr0 ^= r4\nexit\n");
	struct ir_ins *i = nth(f, IR_ADD, 0);

	CU_ASSERT_EQUAL(ir_at(f, i->args[1])->origin, ORIGIN_IMM);
	i = nth(f, IR_STORE, 0);
	CU_ASSERT(i->imm == 4 && i->dorigin == ORIGIN_OFF && i->sub == 4);
	CU_ASSERT_EQUAL(ir_at(f, i->args[1])->origin, ORIGIN_IMM);
	CU_ASSERT_EQUAL(nth(f, IR_STORE, 1)->dorigin, ORIGIN_OWN);
	i = ir_at(f, nth(f, IR_STORE, 2)->args[0]);
	CU_ASSERT(i->op == IR_FRAME && i->imm == -24 && i->origin == ORIGIN_IMM);
	i = ir_at(f, nth(f, IR_XOR, 0)->args[1]);
	CU_ASSERT(i->op == IR_CONST && i->imm == 0x123456789 && i->origin == ORIGIN_IMM);
	CU_ASSERT_EQUAL(nth(f, IR_ADD, 0)->insn, 1);
	end(&x);
}

static void test_stack(void)
{
	struct fixture x = {.subprog = 0};
	struct ir_func *f = build(&x, "r0 = *(u64 *)(r10 - 8)\nr0 = *(u64 *)(r10 - 4)\nr0 = *(u8 *)(r10 + 0)\n"
				      "r0 = *(u32 *)(r10 - 512)\nr0 = *(u32 *)(r10 - 513)\nr2 = r10\nr2 += -16\n"
				      "r0 = *(u32 *)(r2 + 12)\nr0 = *(u32 *)(r2 + 13)\nr0 = *(u32 *)(r1 - 8)\nexit\n");
	static const bool in_stack[] = {true, false, false, true, false, true, false, false};

	for (u32 i = 0; i < ARRAY_SIZE(in_stack); i++)
		CU_ASSERT_EQUAL((nth(f, IR_LOAD, i)->flags & IRF_STACK) != 0, in_stack[i]);
	end(&x);
}

/* Types of the arguments of the N'th call, as letters. */
static const char *call_types(struct ir_func *f, u32 n, char *buf)
{
	struct ir_ins *i = nth(f, IR_CALL, n);
	u32 k = 0;

	for (; k < i->nargs; k++)
		buf[k] = ir_at(f, ir_args(f, i)[k])->type == IR_I64 ? 'l' : 'i';
	buf[k] = 0;
	return buf;
}

static void test_calls(void)
{
	struct fixture x = {.sigs = {[1] = {.ret_hi_zero = true}}};
	struct ir_func *f = build(&x, "call 6\ncall 8\ncall 9999\ncall sub\nr0 += r9\nexit\nsub:\nr0 = 0\nexit\n");
	struct ir_ins *i;
	char buf[16];

	CU_ASSERT_STRING_EQUAL(call_types(f, 0, buf), "iilll");
	CU_ASSERT_EQUAL(nth(f, IR_CALL, 0)->type, IR_I64);
	CU_ASSERT_STRING_EQUAL(call_types(f, 1, buf), "");
	CU_ASSERT_EQUAL(nth(f, IR_CALL, 1)->type, IR_I32);
	CU_ASSERT_STRING_EQUAL(call_types(f, 2, buf), "lllll");
	i = nth(f, IR_CALL, 3);
	CU_ASSERT(i->sub == CALLEE_SUBPROG && i->imm == 1 && i->type == IR_I64);
	CU_ASSERT_EQUAL(ir_at(f, nth(f, IR_ADD, 0)->args[0])->op, IR_ZEXT);
	end(&x);
	x = (struct fixture){.subprog = 1};
	f = build(&x, "call sub\nexit\nsub:\nr0 = r5\nexit\n");
	i = ir_at(f, nth(f, IR_RET, 0)->nargs ? ir_args(f, nth(f, IR_RET, 0))[0] : 0);
	CU_ASSERT(i->op == IR_ARG && i->imm == 4 && i->type == IR_I64);
	end(&x);
}

static void test_tail_call(void)
{
	struct fixture x = {.subprog = 0};
	struct ir_func *f = build(&x, "r2 = 0\nr3 = 5\ncall 12\nr0 = 1\nexit\n");
	struct ir_ins *i = nth(f, IR_TAILJMP, 0);

	CU_ASSERT(f->sig.counter);
	CU_ASSERT_EQUAL(ir_at(f, i->args[0])->op, IR_CALL);
	CU_ASSERT(ir_at(f, i->args[1])->op == IR_ARG && ir_at(f, i->args[1])->imm == 0);
	CU_ASSERT(ir_at(f, i->args[2])->op == IR_ARG && ir_at(f, i->args[2])->imm == IR_ARG_COUNTER);
	i = nth(f, IR_CALL, 0);
	CU_ASSERT(i->sub == CALLEE_SUPPORT && i->imm == SUPPORT_TAIL && i->nargs == 4);
	end(&x);
}

static bool make_skb(struct fixture *x)
{
	x->p->subprogs.p[0].type = PROG_SOCKET;
	return true;
}

static void test_packet(void)
{
	const char *text = "call sub\nexit\nsub:\nr6 = r1\nr0 = *(u8 *)skb[3]\nexit\n";
	struct fixture x = {.subprog = 1};
	struct ir_func *f = build(&x, text);

	CU_ASSERT_PTR_NULL(f);
	CU_ASSERT_FATAL(x.ctx.first != NULL);
	CU_ASSERT_EQUAL(x.ctx.first->id, BPFC_EUNSUPPORTED);
	end(&x);
	x = (struct fixture){.subprog = 1, .setup = make_skb};
	f = build(&x, text);
	CU_ASSERT_PTR_NOT_NULL_FATAL(f);
	CU_ASSERT_EQUAL(nth(f, IR_CALL, 0)->imm, SUPPORT_LDPKT_SKB);
	CU_ASSERT_EQUAL(count(f, IR_RET), 2);
	end(&x);
}

static void test_callx(void)
{
	struct fixture x = {.subprog = 0};
	struct ir_func *f =
		build(&x, "r0 = 6\ncallx r0\nr0 = func sub ll\ncallx r0\nr0 = *(u64 *)(r6 + 0)\ncallx r0\nexit\n"
			  "sub:\nr0 = 0\nexit\n");

	CU_ASSERT(nth(f, IR_CALL, 0)->sub == CALLEE_HELPER && nth(f, IR_CALL, 0)->imm == 6);
	CU_ASSERT_EQUAL(nth(f, IR_CALL, 1)->sub, CALLEE_PTR);
	CU_ASSERT_EQUAL(nth(f, IR_CALL, 2)->sub, CALLEE_PTR);
	CU_ASSERT(nth(f, IR_CALL, 3)->sub == CALLEE_SUPPORT && nth(f, IR_CALL, 3)->imm == SUPPORT_HELPER_NR);
	end(&x);
}

void suite_build(void)
{
	CU_pSuite s = CU_add_suite("build", NULL, NULL);

	CU_add_test(s, "case files, evaluated", test_cases);
	CU_add_test(s, "random programs, evaluated", test_random);
	CU_add_test(s, "block parameters", test_params);
	CU_add_test(s, "divisions", test_division);
	CU_add_test(s, "origins", test_origins);
	CU_add_test(s, "stack accesses", test_stack);
	CU_add_test(s, "calls", test_calls);
	CU_add_test(s, "tail call", test_tail_call);
	CU_add_test(s, "packet access", test_packet);
	CU_add_test(s, "calls through a register", test_callx);
}
