/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of src/interp: results written down by hand, both dispatch forms alike, memory checks at every edge, limits of
 * depth, instructions, tail calls and loops, references and callbacks.
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "interp/interp.h"
#include "prog.h"

#define MEM_SIZE 64

/* A program under test with its memory. */
struct fixture {
	struct bpfc_ctx ctx;
	struct prog *p;
	struct interp *in;
	struct interp_env env;
	struct interp_region region;
	u8 mem[MEM_SIZE];
	/* what the callbacks saw and shall give */
	u32 helper_nr;
	u64 helper_args[5], helper_result;
	int helper_error;
	s64 tail_target;
	u32 tail_index;
};

static struct insn insn(u8 code, u8 dst, u8 src, s16 off, s32 imm)
{
	return (struct insn){.code = code, .dst = dst & 15, .src = src & 15, .off = off, .imm = imm};
}

#define MOV(dst, imm) insn(0xb7, dst, 0, 0, imm)
#define MOVR(dst, src) insn(0xbf, dst, src, 0, 0)
#define ADD(dst, imm) insn(0x07, dst, 0, 0, imm)
#define ADDR(dst, src) insn(0x0f, dst, src, 0, 0)
#define LD64(dst, src, off) insn(0x79, dst, src, off, 0)
#define ST64(dst, off, src) insn(0x7b, dst, src, off, 0)
#define CALLH(nr) insn(0x85, 0, 0, 0, nr)
#define CALLL(distance) insn(0x85, 0, 1, 0, distance)
#define JEQ(dst, imm, off) insn(0x15, dst, 0, off, imm)
#define JNE(dst, imm, off) insn(0x55, dst, 0, off, imm)
#define JA(off) insn(0x05, 0, 0, off, 0)
#define EXIT insn(0x95, 0, 0, 0, 0)

static int helper(void *arg, u32 nr, const u64 a[5], u64 *r0)
{
	struct fixture *f = arg;

	f->helper_nr = nr;
	memcpy(f->helper_args, a, sizeof f->helper_args);
	*r0 = f->helper_result;
	return f->helper_error;
}

static s64 tail_call(void *arg, u64 ctx, u64 map, u32 index)
{
	struct fixture *f = arg;

	(void)ctx, (void)map;
	f->tail_index = index;
	return f->tail_target;
}

static int load_body(void *arg)
{
	return prog_check(((struct fixture *)arg)->p);
}

static void fixture_load(struct fixture *f, const struct insn *insns, u32 n)
{
	memset(f, 0, sizeof *f);
	ctx_init(&f->ctx);
	f->p = prog_new(&f->ctx, "test");
	prog_set_insns(f->p, n);
	memcpy(f->p->insns, insns, n * sizeof *insns);
	CU_ASSERT_EQUAL_FATAL(ctx_try(&f->ctx, load_body, f), 0);
	f->region = (struct interp_region){(uintptr_t)f->mem, MEM_SIZE, true};
	f->env = (struct interp_env){.regions = &f->region,
				     .n_regions = 1,
				     .check = true,
				     .helper = helper,
				     .arg = f,
				     .max_insns = 30000000,
				     .tail_call = tail_call};
}

static void fixture_free(struct fixture *f)
{
	interp_free(f->in);
	prog_free(f->p);
	ctx_fini(&f->ctx);
}

static int run_form(struct fixture *f, enum interp_form form, u64 *r0)
{
	int err;

	interp_free(f->in);
	f->in = interp_new(&f->ctx, f->p, form, &f->env);
	CU_ASSERT_PTR_NOT_NULL_FATAL(f->in);
	for (u32 i = 0; i < MEM_SIZE; i++)
		f->mem[i] = (u8)(i * 3 + 0x81);
	err = interp_run(f->in, 0, (uintptr_t)f->mem, MEM_SIZE, r0);
	return err;
}

/* Both forms end with ERR, and with R0 if that is 0. */
static void expect_loaded(struct fixture *f, int err, u64 r0)
{
	for (int form = INTERP_SWITCH; form <= INTERP_THREADED; form++) {
		u64 got = ~r0;

		CU_ASSERT_EQUAL(run_form(f, (enum interp_form)form, &got), err);
		if (!err)
			CU_ASSERT_EQUAL(got, r0);
		if (err) {
			CU_ASSERT_PTR_NOT_NULL_FATAL(f->ctx.last);
			CU_ASSERT_EQUAL(f->ctx.last->id, (enum bpfc_error) - err);
		}
	}
}

static void expect_run(const struct insn *insns, u32 n, int err, u64 r0)
{
	struct fixture f;

	fixture_load(&f, insns, n);
	expect_loaded(&f, err, r0);
	fixture_free(&f);
}

#define EXPECT(err, r0, ...)                                                                                           \
	do {                                                                                                           \
		const struct insn insns_[] = {__VA_ARGS__};                                                            \
		expect_run(insns_, ARRAY_SIZE(insns_), err, r0);                                                       \
	} while (0)

/* r0 = A; r2 = B; r0 OP= r2 */
static void expect_alu(u8 code, s16 off, u64 a, u64 b, u64 result)
{
	EXPECT(0, result, insn(0x18, 0, 0, 0, (s32)a), insn(0, 0, 0, 0, (s32)(a >> 32)), insn(0x18, 2, 0, 0, (s32)b),
	       insn(0, 0, 0, 0, (s32)(b >> 32)), insn(code, 0, 2, off, 0), EXIT);
}

static void test_alu(void)
{
	expect_alu(0x0f, 0, 0xffffffffffffffff, 2, 1);
	expect_alu(0x0c, 0, 0xffffffff, 2, 1);
	expect_alu(0x1f, 0, 1, 2, 0xffffffffffffffff);
	expect_alu(0x1c, 0, 1, 2, 0xffffffff);
	expect_alu(0x2f, 0, 0x100000001, 0x100000001, 0x200000001);
	expect_alu(0x2c, 0, 0x10001, 0x10001, 0x20001);
	expect_alu(0x3f, 0, 100, 7, 14);
	expect_alu(0x3f, 0, 100, 0, 0);
	expect_alu(0x3f, 1, (u64)-100, 7, (u64)-14);
	expect_alu(0x3f, 1, 1ull << 63, (u64)-1, 1ull << 63);
	expect_alu(0x3c, 1, 0x80000000, 0xffffffff, 0x80000000);
	expect_alu(0x9f, 0, 100, 0, 100);
	expect_alu(0x9c, 0, 0xffffffff00000064, 0, 100);
	expect_alu(0x9f, 1, (u64)-100, 7, (u64)-2);
	expect_alu(0x9c, 1, 0x80000000, 0xffffffff, 0);
	expect_alu(0x4f, 0, 0xf0, 0x0f, 0xff);
	expect_alu(0x4c, 0, 0xff000000f0, 0x0f, 0xff);
	expect_alu(0x5f, 0, 0xff0000000f, 0xf0000000ff, 0xf00000000f);
	expect_alu(0xaf, 0, ~0ull, 1, ~1ull);
	expect_alu(0x6f, 0, 1, 63, 1ull << 63);
	expect_alu(0x6f, 0, 1, 64, 1);
	expect_alu(0x6c, 0, 1, 32, 1);
	expect_alu(0x7f, 0, 1ull << 63, 63, 1);
	expect_alu(0x7c, 0, 0xffffffff80000000, 31, 1);
	expect_alu(0xcf, 0, 1ull << 63, 63, ~0ull);
	expect_alu(0xcc, 0, 0x80000000, 31, 0xffffffff);
	expect_alu(0xbf, 0, 1, 0x123456789, 0x123456789);
	expect_alu(0xbc, 0, 1, 0x123456789, 0x23456789);
	expect_alu(0xbf, 8, 1, 0x80, 0xffffffffffffff80);
	expect_alu(0xbc, 16, 1, 0x8000, 0xffff8000);
	expect_alu(0xbf, 32, 1, 0x80000000, 0xffffffff80000000);
}

static void test_single_operand(void)
{
	EXPECT(0, (u64)-5, MOV(0, 5), insn(0x87, 0, 0, 0, 0), EXIT);
	EXPECT(0, 0xfffffffb, MOV(0, 5), insn(0x84, 0, 0, 0, 0), EXIT);
	EXPECT(0, 0x3412, MOV(0, 0x71234), insn(0xdc, 0, 0, 0, 16), EXIT);
	EXPECT(0, 0x78563412, MOV(0, 0x12345678), insn(0xd7, 0, 0, 0, 32), EXIT);
	EXPECT(0, 0x7856341200000000, MOV(0, 0x12345678), insn(0xdc, 0, 0, 0, 64), EXIT);
	EXPECT(0, 0x5678, MOV(0, 0x12345678), insn(0xd4, 0, 0, 0, 16), EXIT);
	EXPECT(0, 0xffffffff, MOV(0, -1), insn(0xd4, 0, 0, 0, 32), EXIT);
	EXPECT(0, ~0ull, MOV(0, -1), insn(0xd4, 0, 0, 0, 64), EXIT);
	EXPECT(0, 0xffffffff, MOV(2, -1), insn(0xbf, 0, 2, 1, 0x10000), EXIT);
}

/* Each condition: 1 if the jump is taken with r0 = A and r2 = B. */
static u32 taken(u8 code, u64 a, u64 b)
{
	const struct insn insns[] = {insn(0x18, 3, 0, 0, (s32)a),
				     insn(0, 0, 0, 0, (s32)(a >> 32)),
				     insn(0x18, 2, 0, 0, (s32)b),
				     insn(0, 0, 0, 0, (s32)(b >> 32)),
				     MOV(0, 1),
				     insn(code, 3, 2, 1, 0),
				     MOV(0, 0),
				     EXIT};
	struct fixture f;
	u64 r0 = 7, threaded = 8;

	fixture_load(&f, insns, ARRAY_SIZE(insns));
	CU_ASSERT_EQUAL(run_form(&f, INTERP_SWITCH, &r0), 0);
	CU_ASSERT_EQUAL(run_form(&f, INTERP_THREADED, &threaded), 0);
	CU_ASSERT_EQUAL(r0, threaded);
	fixture_free(&f);
	return (u32)r0;
}

static void test_conditions(void)
{
	/* code of the 64-bit register form; the answers for less, equal and greater, unsigned and then signed */
	static const struct {
		u8 code, u[3], s[3];
	} rows[] = {
		{0x1d, {0, 1, 0}, {0, 1, 0}}, {0x5d, {1, 0, 1}, {1, 0, 1}}, {0x2d, {0, 0, 1}, {1, 0, 0}},
		{0x3d, {0, 1, 1}, {1, 1, 0}}, {0xad, {1, 0, 0}, {0, 0, 1}}, {0xbd, {1, 1, 0}, {0, 1, 1}},
		{0x6d, {0, 0, 1}, {0, 0, 1}}, {0x7d, {0, 1, 1}, {0, 1, 1}}, {0xcd, {1, 0, 0}, {1, 0, 0}},
		{0xdd, {1, 1, 0}, {1, 1, 0}},
	};

	for (u32 i = 0; i < ARRAY_SIZE(rows); i++) {
		u8 c = rows[i].code, c32 = c + 1;

		CU_ASSERT_EQUAL(taken(c, 5, 6), rows[i].u[0]);
		CU_ASSERT_EQUAL(taken(c, 6, 6), rows[i].u[1]);
		CU_ASSERT_EQUAL(taken(c, 1ull << 32, 6), rows[i].u[2]);
		CU_ASSERT_EQUAL(taken(c, (u64)-1, 6), rows[i].s[0]);
		CU_ASSERT_EQUAL(taken(c, (u64)-1, (u64)-1), rows[i].s[1]);
		CU_ASSERT_EQUAL(taken(c, 6, (u64)-1), rows[i].s[2]);
		CU_ASSERT_EQUAL(taken(c32, 0xff00000005, 6), rows[i].u[0]);
		CU_ASSERT_EQUAL(taken(c32, 0xff00000006, 6), rows[i].u[1]);
		CU_ASSERT_EQUAL(taken(c32, 7, 0xff00000006), rows[i].u[2]);
		CU_ASSERT_EQUAL(taken(c32, 0x80000000, 6), rows[i].s[0]);
		CU_ASSERT_EQUAL(taken(c32, 6, 0xffffffff), rows[i].s[2]);
	}
	CU_ASSERT_EQUAL(taken(0x4d, 5, 4), 1);
	CU_ASSERT_EQUAL(taken(0x4d, 5, 2), 0);
	CU_ASSERT_EQUAL(taken(0x4d, 1ull << 40, 1ull << 40), 1);
	CU_ASSERT_EQUAL(taken(0x4e, 1ull << 40, 1ull << 40), 0);
}

static void test_memory(void)
{
	/* memory byte i is i * 3 + 0x81 */
	EXPECT(0, 0x84, insn(0x71, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0xffffffffffffff84, insn(0x91, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0x8784, insn(0x69, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0xffffffffffff8784, insn(0x89, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0x8d8a8784, insn(0x61, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0xffffffff8d8a8784, insn(0x81, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0x999693908d8a8784, insn(0x79, 0, 1, 1, 0), EXIT);
	EXPECT(0, 0x99969390ffffff84, insn(0x62, 1, 0, 2, -1), insn(0x6a, 1, 0, 4, -1), insn(0x61, 0, 1, 1, 0),
	       insn(0x79, 0, 1, 1, 0), insn(0xa4, 2, 0, 0, 0), insn(0x72, 1, 0, 5, 0x90), insn(0x79, 0, 1, 1, 0), EXIT);
	EXPECT(0, (u64)-2, insn(0x7a, 10, 0, -8, -2), LD64(0, 10, -8), EXIT);
	EXPECT(0, 0x84, insn(0xd3, 0, 1, 1, 0x100), EXIT);
	EXPECT(0, 0x8784, insn(0xcb, 0, 1, 1, 0x100), EXIT);
	EXPECT(0, 0x8d8a8784, insn(0xc3, 0, 1, 1, 0x100), EXIT);
	EXPECT(0, 0x999693908d8a8784, insn(0xdb, 0, 1, 1, 0x100), EXIT);
	EXPECT(0, 77, MOV(2, 77), insn(0xdb, 1, 2, 1, 0x110), LD64(0, 1, 1), EXIT);
}

static void test_bounds(void)
{
	EXPECT(-BPFC_EFAULT, 0, LD64(0, 1, MEM_SIZE - 7), EXIT);
	EXPECT(-BPFC_EFAULT, 0, insn(0x71, 0, 1, MEM_SIZE, 0), EXIT);
	EXPECT(-BPFC_EFAULT, 0, insn(0x71, 0, 1, -1, 0), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOV(1, 0), insn(0x71, 0, 1, 0, 0), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOV(1, -1), LD64(0, 1, 0), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOV(0, 1), ST64(1, MEM_SIZE - 4, 0), EXIT);
	/* the stack: 512 bytes below r10, nothing above */
	EXPECT(0, 3, MOV(0, 3), ST64(10, -512, 0), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOVR(2, 10), insn(0x0f, 2, 3, 0, 0), ADD(2, -256), LD64(0, 2, -257), EXIT);
	EXPECT(-BPFC_EFAULT, 0, LD64(0, 10, -7), EXIT);
	EXPECT(-BPFC_EFAULT, 0, LD64(0, 10, 0), EXIT);
	/* a frame that was left is nobody's */
	EXPECT(-BPFC_EFAULT, 0, CALLL(2), LD64(0, 0, 0), EXIT, MOVR(0, 10), ADD(0, -8), EXIT);
	/* high half of an address counts */
	EXPECT(-BPFC_EFAULT, 0, MOV(2, 1), insn(0x67, 2, 0, 0, 62), ADDR(1, 2), LD64(0, 1, 0), EXIT);
}

static void test_read_only(void)
{
	const struct insn insns[] = {LD64(0, 1, 0), ST64(1, 0, 0), EXIT};
	struct fixture f;

	fixture_load(&f, insns, ARRAY_SIZE(insns));
	f.region.writable = false;
	expect_loaded(&f, -BPFC_EFAULT, 0);
	CU_ASSERT_PTR_NOT_NULL(strstr(f.ctx.last->text, "+1"));
	CU_ASSERT_EQUAL(interp_add_region(f.in, (uintptr_t)f.mem, 8, true), 0);
	CU_ASSERT_EQUAL(interp_run(f.in, 0, (uintptr_t)f.mem, 8, &(u64){0}), 0);
	fixture_free(&f);
}

static void test_large_frame(void)
{
	EXPECT(0, 9, MOV(0, 9), ST64(10, -4096, 0), MOV(0, 1), LD64(0, 10, -4096), EXIT);
	EXPECT(0, 9, MOVR(6, 10), ADD(6, -20000), MOV(0, 9), ST64(6, 0, 0), LD64(0, 6, 0), EXIT);
}

static void test_calls(void)
{
	/* f(20, 22), r6 and the frame are the caller's */
	EXPECT(0, 47, MOV(6, 5), MOV(1, 20), MOV(2, 22), ST64(10, -8, 6), CALLL(3), LD64(6, 10, -8), ADDR(0, 6), EXIT,
	       MOV(6, 1), ST64(10, -8, 6), MOVR(0, 1), ADDR(0, 2), EXIT);
	/* callx of a function's address, by register and by the older form */
	EXPECT(0, 11, insn(0x18, 3, 4, 0, 3), insn(0, 0, 0, 0, 0), insn(0x8d, 3, 0, 0, 0), EXIT, MOV(0, 11), EXIT);
	EXPECT(0, 11, insn(0x18, 3, 4, 0, 3), insn(0, 0, 0, 0, 0), insn(0x8d, 0, 0, 0, 3), EXIT, MOV(0, 11), EXIT);
	EXPECT(-BPFC_EFAULT, 0, insn(0x18, 3, 4, 0, 4), insn(0, 0, 0, 0, 0), ADD(3, 1), insn(0x8d, 3, 0, 0, 0), EXIT,
	       MOV(0, 11), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOV(3, -1), insn(0x8d, 3, 0, 0, 0), EXIT);
}

/* r1 counts down in a function that calls itself through its address, which no structural check can see. */
static void expect_depth(s32 calls, int err)
{
	EXPECT(err, (u64)calls, MOV(1, calls), CALLL(1), EXIT,
	       /* f */ MOV(0, 1), JEQ(1, 1, 5), ADD(1, -1), insn(0x18, 3, 4, 0, -4), insn(0, 0, 0, 0, 0),
	       insn(0x8d, 3, 0, 0, 0), ADD(0, 1), EXIT);
}

static void test_depth(void)
{
	expect_depth(1, 0);
	expect_depth(63, 0);
	expect_depth(64, -BPFC_ECALL_DEPTH);
}

static void test_helpers(void)
{
	const struct insn insns[] = {MOV(1, 1), MOV(2, 2), MOV(3, 3), MOV(4, 4), MOV(5, -5), CALLH(77), EXIT};
	const struct insn by_number[] = {MOV(3, 6), insn(0x8d, 3, 0, 0, 0), EXIT};
	struct fixture f;

	fixture_load(&f, insns, ARRAY_SIZE(insns));
	f.helper_result = 0x123456789abcdef0;
	expect_loaded(&f, 0, 0x123456789abcdef0);
	CU_ASSERT_EQUAL(f.helper_nr, 77);
	CU_ASSERT_EQUAL(f.helper_args[0], 1);
	CU_ASSERT_EQUAL(f.helper_args[4], (u64)-5);
	f.helper_error = -BPFC_ENO_HELPER;
	expect_loaded(&f, -BPFC_ENO_HELPER, 0);
	f.env.helper = NULL;
	expect_loaded(&f, -BPFC_ENO_HELPER, 0);
	fixture_free(&f);
	fixture_load(&f, by_number, ARRAY_SIZE(by_number));
	f.helper_result = 8;
	expect_loaded(&f, 0, 8);
	CU_ASSERT_EQUAL(f.helper_nr, 6);
	fixture_free(&f);
}

static void test_tail_call(void)
{
	/* r0 counts how often it is entered, in memory */
	const struct insn insns[] = {LD64(6, 1, 0), ADD(6, 1), ST64(1, 0, 6), MOVR(7, 1),
				     MOV(3, 9),	    CALLH(12), LD64(0, 7, 0), EXIT};
	struct fixture f;
	u64 r0;

	fixture_load(&f, insns, ARRAY_SIZE(insns));
	f.tail_target = -1;
	for (int form = INTERP_SWITCH; form <= INTERP_THREADED; form++) {
		u64 first;

		f.tail_target = -1;
		CU_ASSERT_EQUAL(run_form(&f, (enum interp_form)form, &first), 0);
		CU_ASSERT_EQUAL(f.tail_index, 9);
		f.tail_target = 0;
		CU_ASSERT_EQUAL(run_form(&f, (enum interp_form)form, &r0), 0);
		CU_ASSERT_EQUAL(r0 - first, 33);
	}
	fixture_free(&f);
}

static void test_limits(void)
{
	const struct insn loop[] = {MOV(0, 0), ADD(0, 1), JNE(0, 100, -2), EXIT};
	struct fixture f;
	u64 r0;

	EXPECT(-BPFC_ETIMEOUT, 0, JA(-1), EXIT);
	EXPECT(0, 8388608, MOV(0, 0), insn(0xe5, 0, 0, 2, 0), ADD(0, 1), JA(-3), EXIT);
	fixture_load(&f, loop, ARRAY_SIZE(loop));
	CU_ASSERT_EQUAL(run_form(&f, INTERP_SWITCH, &r0), 0);
	CU_ASSERT_EQUAL(interp_executed(f.in), 202);
	CU_ASSERT_EQUAL(run_form(&f, INTERP_THREADED, &r0), 0);
	CU_ASSERT_EQUAL(interp_executed(f.in), 202);
	f.env.max_insns = 202;
	expect_loaded(&f, 0, 100);
	f.env.max_insns = 201;
	expect_loaded(&f, -BPFC_ETIMEOUT, 0);
	f.env.max_insns = 0;
	expect_loaded(&f, 0, 100);
	fixture_free(&f);
}

static bool give_packet(void *arg, u64 ctx, u32 off, u32 size, u8 *out)
{
	(void)arg;
	if (ctx != 42 || off == 1000)
		return false;
	for (u32 i = 0; i < size; i++)
		out[i] = (u8)(off + i);
	return true;
}

static void test_packet(void)
{
	const struct insn insns[] = {MOV(6, 42), insn(0x20, 0, 0, 0, 16), EXIT};
	const struct insn outside[] = {MOV(6, 42), MOV(7, 999), insn(0x50, 0, 7, 0, 1), MOV(0, 5), EXIT};
	struct fixture f;

	/* memory byte i is i * 3 + 0x81; big-endian */
	EXPECT(0, 0x84, insn(0x30, 0, 0, 0, 1), EXIT);
	EXPECT(0, 0x8487, insn(0x28, 0, 0, 0, 1), EXIT);
	EXPECT(0, 0x84878a8d, MOV(7, 3), insn(0x40, 0, 7, 0, -2), EXIT);
	EXPECT(0, 0x3e, insn(0x30, 0, 0, 0, MEM_SIZE - 1), EXIT);
	EXPECT(0, 0, insn(0x30, 0, 0, 0, MEM_SIZE), MOV(0, 1), EXIT);
	EXPECT(0, 0, insn(0x28, 0, 0, 0, MEM_SIZE - 1), MOV(0, 1), EXIT);
	EXPECT(0, 0, insn(0x20, 0, 0, 0, -1), MOV(0, 1), EXIT);
	fixture_load(&f, insns, ARRAY_SIZE(insns));
	f.env.load_packet = give_packet;
	expect_loaded(&f, 0, 0x10111213);
	fixture_free(&f);
	fixture_load(&f, outside, ARRAY_SIZE(outside));
	f.env.load_packet = give_packet;
	expect_loaded(&f, 0, 0);
	fixture_free(&f);
}

static void test_atomics(void)
{
	EXPECT(0, 12, insn(0x7a, 10, 0, -8, 5), MOV(2, 7), insn(0xdb, 10, 2, -8, 0), LD64(0, 10, -8), EXIT);
	EXPECT(0, 5, insn(0x7a, 10, 0, -8, 5), MOV(0, 7), insn(0xdb, 10, 0, -8, 1), EXIT);
	EXPECT(0, 0xffffffff, insn(0x7a, 10, 0, -8, -1), MOV(0, 7), insn(0xc3, 10, 0, -8, 0x51), EXIT);
	EXPECT(0, 0xffffffff00000007, insn(0x7a, 10, 0, -8, -1), MOV(0, 7), insn(0xc3, 10, 0, -8, 0xe1),
	       LD64(0, 10, -8), EXIT);
	/* cmpxchg: success and failure give the old value, 32 bits zero-extended */
	EXPECT(0, 5, insn(0x7a, 10, 0, -8, 5), MOV(0, 5), MOV(2, 9), insn(0xdb, 10, 2, -8, 0xf1), EXIT);
	EXPECT(0, 9, insn(0x7a, 10, 0, -8, 5), MOV(0, 5), MOV(2, 9), insn(0xdb, 10, 2, -8, 0xf1), LD64(0, 10, -8),
	       EXIT);
	EXPECT(0, 5, insn(0x7a, 10, 0, -8, 5), MOV(0, 4), MOV(2, 9), insn(0xdb, 10, 2, -8, 0xf1), EXIT);
	EXPECT(0, 0xfffffffe, insn(0x7a, 10, 0, -8, -2), MOV(0, -2), MOV(2, 9), insn(0xc3, 10, 2, -8, 0xf1), EXIT);
	/* across an odd address */
	EXPECT(0, 8, insn(0x7a, 10, 0, -15, 5), MOV(2, 3), insn(0xdb, 10, 2, -15, 0), LD64(0, 10, -15), EXIT);
	EXPECT(-BPFC_EFAULT, 0, MOV(2, 3), insn(0xdb, 10, 2, -4, 0), EXIT);
}

static void test_references(void)
{
	const struct insn insns[] = {insn(0x18, 2, 1, 0, 5), insn(0, 0, 0, 0, 0), LD64(0, 2, 0), EXIT};
	struct fixture f;
	u64 value = 0xfeedface12345678;
	const uintptr_t addr[] = {(uintptr_t)&value};
	const struct interp_region region = {(uintptr_t)&value, sizeof value, false};

	memset(&f, 0, sizeof f);
	ctx_init(&f.ctx);
	f.p = prog_new(&f.ctx, "test");
	prog_set_insns(f.p, ARRAY_SIZE(insns));
	memcpy(f.p->insns, insns, sizeof insns);
	vec_push(
		&f.p->arena, &f.p->maps,
		((struct prog_map){.name = "m", .type = 2, .key_size = 4, .value_size = 8, .max_entries = 1, .id = 5}));
	CU_ASSERT_EQUAL_FATAL(ctx_try(&f.ctx, load_body, &f), 0);
	CU_ASSERT_PTR_NULL(interp_new(&f.ctx, f.p, INTERP_SWITCH, &f.env));
	CU_ASSERT_PTR_NOT_NULL(f.ctx.last);
	f.env = (struct interp_env){.regions = &region, .n_regions = 1, .check = true, .map_addr = addr};
	expect_loaded(&f, 0, value);
	fixture_free(&f);
}

void suite_interp(void)
{
	CU_pSuite s = CU_add_suite("interp", NULL, NULL);

	CU_add_test(s, "arithmetic", test_alu);
	CU_add_test(s, "single operands", test_single_operand);
	CU_add_test(s, "conditions", test_conditions);
	CU_add_test(s, "memory", test_memory);
	CU_add_test(s, "memory bounds", test_bounds);
	CU_add_test(s, "read-only memory", test_read_only);
	CU_add_test(s, "large frames", test_large_frame);
	CU_add_test(s, "calls", test_calls);
	CU_add_test(s, "depth of calls", test_depth);
	CU_add_test(s, "helpers", test_helpers);
	CU_add_test(s, "tail calls", test_tail_call);
	CU_add_test(s, "limits", test_limits);
	CU_add_test(s, "packet access", test_packet);
	CU_add_test(s, "atomics", test_atomics);
	CU_add_test(s, "references", test_references);
}
