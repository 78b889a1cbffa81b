/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Blinding: the generator against the vectors of RFC 8439; what happens to a constant of each kind when the pass is left
 * out (the encoder refuses it), and that it is hidden when the pass runs.
 */
#include <CUnit/CUnit.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "asm.h"
#include "blinding/blind.h"
#include "bpfc.h"
#include "test.h"
#include "x86_32/x86.h"

/* -- Random numbers --------------------------------------------------------------------------------------- */

static void test_stream(void)
{
	/* RFC 8439, A.1, vectors 1 and 2: all zero, blocks 0 and 1 */
	static const u32 first[] = {0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653};
	static const u32 second[] = {0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73};
	struct stream_key key = {{0}};
	struct stream s, t;
	u32 lowest = 100, highest = 0;

	stream_init(&s, &key, 0);
	for (u32 k = 0; k < 16; k++) {
		u32 v = stream_u32(&s);

		if (k < 4)
			CU_ASSERT_EQUAL(v, first[k]);
	}
	for (u32 k = 0; k < 4; k++)
		CU_ASSERT_EQUAL(stream_u32(&s), second[k]);
	stream_init(&t, &key, 1);
	CU_ASSERT_NOT_EQUAL(stream_u32(&t), first[0]);
	for (u32 k = 0; k < 2000; k++) {
		u32 v = stream_below(&s, 10);

		lowest = MIN(lowest, v);
		highest = MAX(highest, v);
	}
	CU_ASSERT(lowest == 0 && highest == 9);
}

/* Stands in for the C library's: what the system does may be bad. */
static enum { ENTROPY_FINE, ENTROPY_INTERRUPTED, ENTROPY_SHORT, ENTROPY_NONE } entropy;

ssize_t getrandom(void *p, size_t n, unsigned flags)
{
	if (entropy == ENTROPY_INTERRUPTED || entropy == ENTROPY_NONE) {
		errno = entropy == ENTROPY_NONE ? ENOSYS : EINTR;
		entropy = entropy == ENTROPY_NONE ? ENTROPY_NONE : ENTROPY_FINE;
		return -1;
	}
	return (ssize_t)syscall(SYS_getrandom, p, entropy == ENTROPY_SHORT ? MIN(n, (size_t)3) : n, flags);
}

static void test_entropy(void)
{
	struct stream_key a, b;

	entropy = ENTROPY_NONE;
	CU_ASSERT(!blind_entropy(&a));
	entropy = ENTROPY_INTERRUPTED;
	CU_ASSERT(blind_entropy(&a));
	entropy = ENTROPY_SHORT;
	memset(&b, 0, sizeof b);
	CU_ASSERT(blind_entropy(&b) && b.w[0] && b.w[4] && b.w[7]);
	entropy = ENTROPY_FINE;

	CU_ASSERT_FATAL(blind_entropy(&a) && blind_entropy(&b));
	CU_ASSERT_NOT_EQUAL(memcmp(&a, &b, sizeof a), 0);
	for (u32 k = 0; k < ARRAY_SIZE(a.w); k++) { /* all of it, however often one of 2^32 comes twice */
		u32 same = 0;

		for (u32 n = 0; n < 4; n++)
			same += blind_entropy(&b) && b.w[k] == a.w[k];
		CU_ASSERT(same < 2);
	}
	blind_seed(&a, 5);
	blind_seed(&b, 5);
	CU_ASSERT_EQUAL(memcmp(&a, &b, sizeof a), 0);
	blind_seed(&b, 6);
	CU_ASSERT_NOT_EQUAL(memcmp(&a, &b, sizeof a), 0);
	blind_seed(&b, 0x100000005);
	CU_ASSERT_NOT_EQUAL(memcmp(&a, &b, sizeof a), 0);
}

/* A program with a constant at level 2, in a process without entropy: an error, unless there is a seed. */
static void test_no_entropy(void)
{
	static const u64 code[] = {0x11223344000000b7, 0x95};
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct bpfc_opts opts;
	struct code *c = NULL;
	struct prog *p = NULL;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_RAW;
	opts.harden = 2;
	entropy = ENTROPY_NONE;
	CU_ASSERT_FATAL(!bpfc_prog__load_mem(ctx, "test", code, sizeof code, &opts, &p));
	CU_ASSERT(bpfc_prog__compile(p, &opts, &c) == -BPFC_EENTROPY && !c);
	CU_ASSERT_PTR_NOT_NULL(strstr(bpfc_ctx__error(ctx), "no random numbers"));
	opts.has_seed = true;
	CU_ASSERT_EQUAL(bpfc_prog__compile(p, &opts, &c), 0);
	entropy = ENTROPY_FINE;
	bpfc_code__free(c);
	bpfc_prog__free(p);
	bpfc_ctx__free(ctx);
}

/* -- Many -------------------------------------------------------------------------------------------------- */

/* 12,000 constants in one conditional jump: the distance needs all of its 16 bits before anything is blinded. */
static void test_far(void)
{
	enum { N = 12000 };
	static struct insn insns[N + 4];
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct bpfc_opts opts;
	struct prog *p = NULL;

	insns[0] = (struct insn){.code = 0xbf, .dst = 0, .src = 1};
	insns[1] = (struct insn){.code = 0x15, .dst = 1, .off = N, .imm = 0x12345678};
	for (s32 k = 0; k < N; k++)
		insns[2 + k] = (struct insn){.code = k & 1 ? 0x07 : 0xa7, .imm = (s32)(0x9e3779b1u * (u32)k)};
	insns[N + 2] = (struct insn){.code = 0x95};
	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_RAW;
	CU_ASSERT_FATAL(!bpfc_prog__load_mem(ctx, "far", insns, (N + 3) * sizeof insns[0], &opts, &p));
	for (int level = 2; level <= 3; level++)
		for (int opt = 0; opt <= 2; opt++) {
			struct code *c = NULL;

			opts.harden = level;
			opts.opt_level = opt;
			opts.self_check = true;
			CU_ASSERT(!bpfc_prog__compile(p, &opts, &c) && code_size(c, 0) > 12 * N);
			bpfc_code__free(c);
		}
	bpfc_prog__free(p);
	bpfc_ctx__free(ctx);
}

/* -- Without the pass ------------------------------------------------------------------------------------- */

/* One constant in a program of its own; the first level at which code must not contain it. */
static const struct constant {
	int level;
	const char *text;
} constants[] = {
	{2, "r0 = r1\nr0 += 0x1234567\nexit\n"},
	{2, "r0 = r1\nr0 ^= 5\nexit\n"},
	{2, "r0 = r1\nr0 &= 0x70\nexit\n"},
	{2, "r0 = r1\nr0 |= 7\nexit\n"},
	{2, "r0 = r1\nr0 *= 77\nexit\n"},
	{2, "r0 = r1\nr0 *= 8\nexit\n"},
	{2, "w0 = w1\nw0 /= 9\nexit\n"},
	{2, "w0 = w1\nw0 %= 16\nexit\n"},
	{2, "r0 = 1\nexit\n"},
	{2, "r0 = -1\nexit\n"},
	{2, "r0 = 0x1122334455667788 ll\nexit\n"},
	{2, "r0 = 0x1122334400000000 ll\nexit\n"},
	{2, "r0 = 0\nif r1 == 0x800 goto +1\nr0 = r1\nexit\n"},
	{2, "r0 = 0\nif w1 s< -3 goto +1\nr0 = r1\nexit\n"},
	{2, "r0 = 0\nif w1 & 4 goto +1\nr0 = r1\nexit\n"},
	{2, "r0 = 0\nif r1 > 0xffff goto +1\nr0 = r1\nexit\n"},
	{2, "r0 = 0\n*(u8 *)(r1 + 0) = 3\nexit\n"},
	{2, "r0 = 0\n*(u16 *)(r1 + 0) = 3\nexit\n"},
	{2, "r0 = 0\n*(u32 *)(r1 + 0) = 3\nexit\n"},
	{2, "r0 = 0\n*(u64 *)(r1 + 0) = -3\nexit\n"},
	{2, "r1 += 14\nr0 = *(u8 *)(r1 + 0)\nexit\n"},
	{2, "r2 = 3\nr0 = 0\nlock *(u32 *)(r1 + 0) += r2\nexit\n"},
	{2, "r1 = 5\ncall 100000\nexit\n"},
	{2, "r2 = r10\nr2 += -16\nr0 = r2\nexit\n"},
	{2, ".map m array 4 8 1 5\nr1 = map_value 5, 4 ll\nr0 = r1\nexit\n"},
	{3, "r0 = *(u32 *)(r1 + 4)\nexit\n"},
	{3, "r0 = r1\n*(u64 *)(r1 - 4000) = r1\nexit\n"},
	{3, "*(u64 *)(r10 - 8) = r1\nr0 = *(u64 *)(r10 - 8)\nexit\n"},
	{3, "r0 = r1\nw0 <<= 5\nexit\n"},
	{3, "r0 = *(u64 *)(r1 + 0)\nr0 >>= 7\nexit\n"},
	{3, "r0 = *(u64 *)(r1 + 0)\nr0 s>>= 37\nexit\n"},
};

struct fixture {
	struct bpfc_ctx ctx;
	const struct constant *k;
	struct code *code;
	struct prog *p;
	int level, opt;
	bool blind;
};

/* The pipeline of compile.c, with or without the pass. */
static int compile(void *arg)
{
	struct fixture *t = arg;
	struct stream rnd;
	struct x86_opts o = {.opt_level = t->opt, .harden = t->level, .rnd = &rnd, .check = true};
	struct ir_sig sigs[1] = {{0}};
	struct ir_func *f;
	struct x86_func *x;

	stream_init(&rnd, &(struct stream_key){{1}}, 0);
	t->p = prog_new(&t->ctx, "text");
	CHECK(&t->ctx, !asm_parse(t->p, t->k->text, strlen(t->k->text)) && !prog_check(t->p));
	t->code = code_new(&t->ctx);
	f = ir_build(&t->ctx, &t->code->arena, t->p, 0, sigs, (u8)t->level);
	if (t->opt) {
		ir_fold(f);
		ir_narrow(f);
		ir_fold(f);
		ir_dce(f);
	}
	f = ir_split(f, sigs);
	ir_cfg(f);
	if (t->opt) {
		ir_fold(f);
		ir_gvn(f);
		ir_dce(f);
		ir_cfg(f);
	}
	ir_signature(f);
	if (t->blind) {
		blind_func(f, &rnd, t->opt > 0);
		ir_check(f, "blind");
	}
	x = x86_isel(&t->ctx, &t->code->arena, f, sigs, &o);
	x86_regalloc(x, &o);
	x86_expand(x);
	x86_peep(x, &o);
	x86_abi(x, &o);
	if (t->level >= 3)
		x86_scatter(x, &o);
	x86_encode(x, t->code, code_sym(t->code, "f"), &o);
	return 0;
}

static int try(const struct constant *k, int level, int opt, bool blind)
{
	struct fixture t = {.k = k, .level = level, .opt = opt, .blind = blind};
	int err;

	ctx_init(&t.ctx);
	err = ctx_try(&t.ctx, compile, &t);
	code_free(t.code);
	prog_free(t.p);
	ctx_fini(&t.ctx);
	return err;
}

static void test_without(void)
{
	for (u32 k = 0; k < ARRAY_SIZE(constants); k++)
		for (int level = 0; level <= 3; level++)
			for (int opt = 0; opt <= 2; opt += 2) {
				bool refused = level >= constants[k].level;

				if (try(&constants[k], level, opt, false) != (refused ? -BPFC_EINTERNAL : 0) ||
				    (level >= 2 && try(&constants[k], level, opt, true))) {
					CU_FAIL("a constant is not refused, or does not compile");
					printf("level %d, -O%d: %s", level, opt, constants[k].text);
				}
			}
}

/* -- Addresses -------------------------------------------------------------------------------------------- */

struct address_test {
	struct bpfc_ctx ctx;
	struct prog *p;
	struct arena arena;
	u32 loads, wrong;
};

static int address_body(void *arg)
{
	static const char text[] = "r1 = 0x20000000\nr0 = *(u32 *)(r1 + 8)\nexit\n";
	struct address_test *t = arg;
	struct ir_sig sigs[1] = {{0}};
	struct stream rnd;
	struct ir_func *f;

	stream_init(&rnd, &(struct stream_key){{1}}, 0);
	t->p = prog_new(&t->ctx, "text");
	CHECK(&t->ctx, !asm_parse(t->p, text, strlen(text)) && !prog_check(t->p));
	f = ir_build(&t->ctx, &t->arena, t->p, 0, sigs, 2);
	f = ir_split(f, sigs);
	ir_cfg(f);
	ir_fold(f);
	ir_cfg(f);
	blind_func(f, &rnd, true);
	for (ir_ref r = 1; r < f->ins.n; r++) {
		const struct ir_ins *i = ir_at(f, r), *a = ir_at(f, i->args[0]);

		if (i->op != IR_LOAD)
			continue;
		t->loads++;
		t->wrong += a->op != IR_OPAQUE || (u32)((u64)a->imm + (u64)i->imm) != 0x20000008;
	}
	return 0;
}

/* A constant as address becomes one blinded number together with the displacement. */
static void test_address(void)
{
	struct address_test t = {.loads = 0};

	ctx_init(&t.ctx);
	arena_init(&t.arena, &t.ctx);
	CU_ASSERT_EQUAL(ctx_try(&t.ctx, address_body, &t), 0);
	CU_ASSERT(t.loads == 1 && !t.wrong);
	prog_free(t.p);
	arena_free(&t.arena);
	ctx_fini(&t.ctx);
}

/* -- Fences ----------------------------------------------------------------------------------------------- */

/* Fences behind stores that may go to the stack; none behind others, while no stack address is in other hands. */
static const struct fenced {
	u32 fences;
	const char *text;
} fenced[] = {
	{0, "*(u32 *)(r1 + 0) = 1\nr0 = 0\nexit\n"},
	{1, "*(u32 *)(r10 - 4) = 1\nr0 = 0\nexit\n"},
	{2, "*(u64 *)(r10 - 8) = r1\nr0 = 0\nexit\n"},
	{1, "*(u8 *)(r10 - 1) = 1\n*(u32 *)(r1 + 0) = 1\nr0 = 0\nexit\n"},
	{1, "r2 = 1\nlock *(u32 *)(r10 - 8) += r2\nr0 = 0\nexit\n"},
	{1, "r2 = 1\nlock *(u64 *)(r10 - 8) += r2\nr0 = 0\nexit\n"},
	{1, "r2 = *(u64 *)(r1 + 0)\nr2 = atomic_fetch_add((u64 *)(r10 - 8), r2)\nr0 = r2\nexit\n"},
	{1, "r2 = 1\nstore_release((u64 *)(r10 - 8), r2)\nr0 = 0\nexit\n"},
	{0, "r2 = 1\nlock *(u32 *)(r1 + 8) += r2\nr0 = 0\nexit\n"},
	/* a stack address stored: it may come back from anywhere */
	{3, "*(u64 *)(r1 + 0) = r10\n*(u8 *)(r1 + 8) = 1\nr0 = 0\nexit\n"},
	/* or computed with */
	{1, "r2 = r10\nr3 = *(u32 *)(r1 + 0)\nr2 -= r3\n*(u8 *)(r2 + 0) = 1\nr0 = 0\nexit\n"},
	/* or one of two */
	{1, "r2 = r10\nr3 = *(u32 *)(r1 + 0)\nif r3 != 0 goto +1\nr2 = r1\n*(u8 *)(r2 - 9) = 1\nr0 = 0\nexit\n"},
	/* a helper gives it back to nobody */
	{1, "r6 = r1\nr1 = r10\nr1 += -8\ncall 100000\n*(u8 *)(r6 + 0) = 1\n*(u8 *)(r10 - 8) = 1\nr0 = 0\nexit\n"},
};

struct fence_test {
	struct bpfc_ctx ctx;
	const struct fenced *t;
	struct prog *p;
	struct arena arena;
	u32 found, misplaced;
};

static bool is_store(u8 op)
{
	return op == IR_STORE || op == IR_ATOMIC || op == IR_ATOMIC8 || op == IR_STREL8;
}

static int fence_body(void *arg)
{
	struct fence_test *t = arg;
	struct ir_sig sigs[1] = {{0}};
	struct ir_func *f;

	t->p = prog_new(&t->ctx, "text");
	CHECK(&t->ctx, !asm_parse(t->p, t->t->text, strlen(t->t->text)) && !prog_check(t->p));
	f = ir_build(&t->ctx, &t->arena, t->p, 0, sigs, 0);
	CHECK(&t->ctx, f);
	f = ir_split(f, sigs);
	ir_cfg(f);
	ir_fold(f);
	ir_cfg(f);
	blind_fences(f);
	ir_check(f, "fences");
	for (u32 k = 0; k < f->n_order; k++)
		ir_foreach (f, f->order[k], r, next) {
			ir_ref before = ir_at(f, r)->prev;

			if (ir_at(f, r)->op != IR_FENCE)
				continue;
			t->found++;
			t->misplaced += ir_at(f, r)->sub != FENCE_SPECULATION;
			while (before && ir_at(f, before)->op == IR_HI)
				before = ir_at(f, before)->prev;
			t->misplaced += !before || !is_store(ir_at(f, before)->op) || ir_at(f, ir_at(f, r)->next)->op == IR_HI;
		}
	return 0;
}

static void test_fences(void)
{
	for (u32 k = 0; k < ARRAY_SIZE(fenced); k++) {
		struct fence_test t = {.t = &fenced[k]};

		ctx_init(&t.ctx);
		arena_init(&t.arena, &t.ctx);
		CU_ASSERT_EQUAL(ctx_try(&t.ctx, fence_body, &t), 0);
		CU_ASSERT_EQUAL(t.misplaced, 0);
		if (t.found != fenced[k].fences) {
			CU_FAIL("number of fences");
			fprintf(stderr, "%u, not %u: %s%s\n", t.found, fenced[k].fences, fenced[k].text,
				t.ctx.last ? t.ctx.last->text : "");
		}
		prog_free(t.p);
		arena_free(&t.arena);
		ctx_fini(&t.ctx);
	}
}

void suite_blind(void)
{
	CU_pSuite s = CU_add_suite("blind", NULL, NULL);

	CU_add_test(s, "generator", test_stream);
	CU_add_test(s, "entropy and seeds", test_entropy);
	CU_add_test(s, "no entropy", test_no_entropy);
	CU_add_test(s, "12,000 constants in one jump", test_far);
	CU_add_test(s, "constants without the pass", test_without);
	CU_add_test(s, "constant address", test_address);
	CU_add_test(s, "fences", test_fences);
}
