/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of the classic interpreters: results written down by hand for every kind of instruction and type of filter, in
 * both forms. selftests/cbpf_diff.c compares them with libpcap and the kernel.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "front/cbpf_read.h"
#include "interp/cinterp.h"

static const u8 packet[] = {
	0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0x45, 0xff,
	/* 16: netlink attributes, little-endian: type 1, 5 bytes; type 0x8002 (nested), 12 bytes: in it type 3, 8 bytes */
	5, 0, 1, 0, 0xee, 0, 0, 0, 12, 0, 2, 0x80, 8, 0, 3, 0, 1, 2, 3, 4,
};
static const u32 call[16] = { 60, 0xc000003e, 0x1000, 1, 0xaaaa, 0xbbbb, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0x12345678 };

static void base_env(struct cinterp_env *env, enum cbpf_type type)
{
	*env = (struct cinterp_env){ .data = packet, .size = sizeof(packet), .len = sizeof(packet) };
	if (type == CBPF_SECCOMP) {
		env->data = (const u8 *)call;
		env->size = env->len = sizeof(call);
	}
	if (type == CBPF_FLAT)
		env->len = 1500;
	env->mac = 2;
	env->network = 14;
	env->protocol = 0x800;
	env->pkttype = 4;
	env->ifindex = 77;
	env->mark = 0xdeadbeef;
	env->queue = 9;
	env->hatype = 772;
	env->rxhash = 0x55aa55aa;
	env->cpu = 3;
	env->vlan_tci = 0x2064;
	env->vlan_present = true;
	env->vlan_tpid = 0x8100;
	env->payload_offset = 54;
	env->random = 0xfedcba98;
}

static void expect(const char *text, enum cbpf_type type, const struct cinterp_env *env, u32 result)
{
	struct bpfc_ctx ctx;
	struct arena a;
	struct cbpf_prog c = { .ctx = &ctx, .file = "f", .type = type };

	ctx_init(&ctx);
	arena_init(&a, &ctx);
	if (cbpf_read(&c, &a, text, strlen(text)) || cbpf_check(&c, type)) {
		CU_FAIL("no filter");
		printf("%s: %s\n", text, ctx.first->text);
	} else {
		for (int form = CINTERP_SWITCH; form <= CINTERP_THREADED; form++) {
			u32 got = cinterp_run(cinterp_new(&a, &c, (enum cinterp_form)form), env);

			if (got == result)
				continue;
			CU_FAIL("result");
			printf("%s, type %d, form %d: 0x%x, expected 0x%x\n", text, type, form, got, result);
		}
	}
	arena_free(&a);
	ctx_fini(&ctx);
}

enum { S = 1 << CBPF_SOCKET, C = 1 << CBPF_SECCOMP, F = 1 << CBPF_FLAT };

static const struct {
	int types;
	const char *text;
	u32 result;
} rows[] = {
	/* loads */
	{ S | F, "ld [2] ret a", 0x22334455 },
	{ S | F, "ldh [2] ret a", 0x2233 },
	{ S | F, "ldb [11] ret a", 0xbb },
	{ S | F, "ld [32] ret a", 0x01020304 },
	{ S | F, "ld [33] ret #5", 0 },
	{ S | F, "ldh [34] ret a", 0x0304 },
	{ S | F, "ldh [35] ret #5", 0 },
	{ S | F, "ldb [35] ret a", 4 },
	{ S | F, "ldb [36] ret #5", 0 },
	{ S | F, "ld [0x7fffffff] ret #5", 0 },
	{ F, "ld [0xfff0000e] ret #5", 0 },
	{ F, "ld proto ret #5", 0 },
	{ S | F, "ldx #3 ld [x + 1] ret a", 0x44556677 },
	{ S | F, "ldx #3 ldh [x + 1] ret a", 0x4455 },
	{ S | F, "ldx #3 ldb [x + 1] ret a", 0x44 },
	{ S | F, "ldx #35 ldb [x + 1] ret #5", 0 },
	{ S, "ldx #0xffffffff ldb [x + 1] ret a", 0 },		  /* wraps: the first byte, 0x00 */
	{ S, "ldx #0xffffffff ldb [x + 2] add #1 ret a", 0x12 },  /* wraps */
	{ F, "ldx #0xffffffff ldb [x + 2] add #1 ret a", 0 },	  /* no such offset */
	{ F, "ldx #2 ldb [x + 0xffffffff] add #1 ret a", 0 },
	{ S, "ldx #2 ldb [x + 0xffffffff] add #1 ret a", 0x12 },
	{ S | F, "ld #9 ldxb 4*([14]&0xf) stx M[1] ldx M[1] add x ret a", 9 + 20 },
	{ S | F, "ldxb 4*([15]&0xf) txa ret a", 60 },
	{ S | F, "ldxb 4*([36]&0xf) ret #5", 0 },
	{ S, "ldxb 4*([0xfff00000]&0xf) txa ret a", 20 },
	{ S | F | C, "ld #0x87654321 ret a", 0x87654321 },
	{ S | F | C, "ldx #0x87654321 txa ret a", 0x87654321 },
	{ S, "ld len ldx len add x ret a", 72 },
	{ F, "ld len ret a", 1500 },
	{ C, "ld len ldx len add x ret a", 128 },
	{ C, "ld [0] ret a", 60 },
	{ C, "ld [4] ret a", 0xc000003e },
	{ C, "ld [60] ret a", 0x12345678 },
	/* offsets from headers */
	{ S, "ld [0xfff00000] ret a", 0x45ff0500 },
	{ S, "ldb [0xffe00000] ret a", 0x22 },
	{ S, "ldh [0xfff00014] ret a", 0x0304 },
	{ S, "ldh [0xfff00015] ret #5", 0 },
	{ S, "ldx #2 ldh [x + 0xfff00000] ret a", 0x0500 },
	{ S, "ldx #2 ldh [x + 0xffdffffe] ret a", 0x2233 },
	{ S, "ldx #1 ldh [x + 0xffdffffe] ret #5", 0 },
	{ S, "ld [0xffdfffff] ret #5", 0 },
	{ S, "ld [0x80000000] ret #5", 0 },
	/* ancillary data */
	{ S, "ld proto ret a", 0x800 },
	{ S, "ldh proto ret a", 0x800 },
	{ S, "ldb type ret a", 4 },
	{ S, "ld ifidx ret a", 77 },
	{ S, "ld mark ret a", 0xdeadbeef },
	{ S, "ld queue ret a", 9 },
	{ S, "ld hatype ret a", 772 },
	{ S, "ld rxhash ret a", 0x55aa55aa },
	{ S, "ld cpu ret a", 3 },
	{ S, "ld #0xf0 ldx #0x3c ld xor_x ret a", 0xcc },
	{ S, "ld vlan_tci ret a", 0x2064 },
	{ S, "ld vlan_avail ret a", 1 },
	{ S, "ld poff ret a", 54 },
	{ S, "ld rand ret a", 0xfedcba98 },
	{ S, "ld vlan_tpid ret a", 0x8100 },
	{ S, "ld #16 ldx #1 ld nla ret a", 16 },
	{ S, "ld #16 ldx #2 ld nla ret a", 24 },
	{ S, "ld #16 ldx #3 ld nla ret a", 0 },
	{ S, "ld #24 ldx #3 ld nlan ret a", 28 },
	{ S, "ld #24 ldx #1 ld nlan ret a", 0 },
	{ S, "ld #16 ldx #1 ld nlan ret a", 0 },
	{ S, "ld #33 ldx #1 ld nla ret a", 0 },
	{ S, "ld #0xfffffff0 ldx #1 ld nla ret a", 0 },
	{ S, "ld #0 ldx #1 ld nla ret a", 0 },
	/* scratch memory */
	{ S | F | C, "ld #7 st M[15] ldx #8 stx M[0] ld M[0] ldx M[15] sub x ret a", 1 },
	{ F, "ld #7 st M[1] ld M[0] ret a", 0 },
	/* arithmetic */
	{ S | F | C, "ld #0xffffffff add #3 ret a", 2 },
	{ S | F | C, "ld #1 ldx #2 sub x ret a", 0xffffffff },
	{ S | F | C, "ld #1 sub #3 ret a", 0xfffffffe },
	{ S | F | C, "ld #0x10001 mul #0x10001 ret a", 0x20001 },
	{ S | F | C, "ld #0x10001 ldx #0x10001 mul x ret a", 0x20001 },
	{ S | F | C, "ld #0xffffffff div #16 ret a", 0x0fffffff },
	{ S | F | C, "ld #0x80000000 ldx #0xffffffff div x ret a", 0 },
	{ S | F | C, "ld #5 div x ret #7", 0 },
	{ S | F, "ld #0xffffffff mod #16 ret a", 15 },
	{ S | F, "ld #5 ldx #3 mod x ret a", 2 },
	{ S | F, "ld #5 mod x ret #7", 0 },
	{ S | F | C, "ld #0xf3 and #0x3f ret a", 0x33 },
	{ S | F | C, "ld #0xf3 ldx #0x3f and x ret a", 0x33 },
	{ S | F | C, "ld #0xf0 or #0xf ret a", 0xff },
	{ S | F | C, "ld #0xf0 ldx #0xf or x ret a", 0xff },
	{ S | F | C, "ld #0xff xor #0xf ret a", 0xf0 },
	{ S | F | C, "ld #0xff ldx #0xf xor x ret a", 0xf0 },
	{ S | F | C, "ld #3 lsh #31 ret a", 0x80000000 },
	{ S | F | C, "ld #0x80000000 rsh #31 ret a", 1 },
	{ S | F | C, "ld #3 ldx #31 lsh x ret a", 0x80000000 },
	{ S | F | C, "ld #0x80000000 ldx #31 rsh x ret a", 1 },
	{ S | C, "ld #3 ldx #32 lsh x ret a", 3 },
	{ S | C, "ld #3 ldx #33 rsh x ret a", 1 },
	{ F, "ld #3 ldx #32 lsh x ret a", 0 },
	{ F, "ld #3 ldx #0x80000001 rsh x ret a", 0 },
	{ S | F | C, "ld #1 neg ret a", 0xffffffff },
	{ S | F | C, "ld #0x80000000 neg ret a", 0x80000000 },
	{ S | F | C, "ld #5 tax ld #6 txa ret a", 5 },
	/* jumps */
	{ S | F | C, "jmp aa ret #1 aa: ret #2", 2 },
	{ S | F | C, "ld #5 jeq #5, aa ret #1 aa: ret #2", 2 },
	{ S | F | C, "ld #5 jeq #6, aa, bb aa: ret #1 bb: ret #2", 2 },
	{ S | F | C, "ld #5 ldx #5 jeq x, aa, bb aa: ret #1 bb: ret #2", 1 },
	{ S | F | C, "ld #0xffffffff jgt #5, aa, bb aa: ret #1 bb: ret #2", 1 },
	{ S | F | C, "ld #5 jgt #5, aa, bb aa: ret #1 bb: ret #2", 2 },
	{ S | F | C, "ld #5 ldx #4 jgt x, aa, bb aa: ret #1 bb: ret #2", 1 },
	{ S | F | C, "ld #5 jge #5, aa, bb aa: ret #1 bb: ret #2", 1 },
	{ S | F | C, "ld #5 ldx #0x80000000 jge x, aa, bb aa: ret #1 bb: ret #2", 2 },
	{ S | F | C, "ld #6 jset #8, aa, bb aa: ret #1 bb: ret #2", 2 },
	{ S | F | C, "ld #6 ldx #4 jset x, aa, bb aa: ret #1 bb: ret #2", 1 },
	{ S | F | C, "ret a", 0 },
	{ S | F | C, "txa ret a", 0 },
};

static void test_rows(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
		for (int type = CBPF_SOCKET; type <= CBPF_FLAT; type++) {
			struct cinterp_env env;

			base_env(&env, (enum cbpf_type)type);
			if (rows[i].types >> type & 1)
				expect(rows[i].text, (enum cbpf_type)type, &env, rows[i].result);
		}
}

/* Bytes 30 and on are in fragments. */
static bool fragment(void *arg, u32 off, u32 size, u8 *out)
{
	++*(u32 *)arg;
	if (off > sizeof(packet) || sizeof(packet) - off < size)
		return false;
	memcpy(out, packet + off, size);
	return true;
}

static void test_fragments(void)
{
	struct cinterp_env env;
	u32 calls = 0;

	base_env(&env, CBPF_SOCKET);
	env.size = 30;
	expect("ld [26] ret a", CBPF_SOCKET, &env, 0x02800800);
	expect("ld [27] ret #5", CBPF_SOCKET, &env, 0);
	env.load = fragment;
	env.arg = &calls;
	expect("ld [26] ret a", CBPF_SOCKET, &env, 0x02800800);
	CU_ASSERT_EQUAL(calls, 0);
	expect("ld [27] ret a", CBPF_SOCKET, &env, 0x80080003);
	expect("ldx #30 ldh [x + 1] ret a", CBPF_SOCKET, &env, 0x0001);
	CU_ASSERT_EQUAL(calls, 4);
	expect("ldb [36] ret #5", CBPF_SOCKET, &env, 0);
	expect("ldb [0xfff00012] ret a", CBPF_SOCKET, &env, 1); /* from headers on, too */
	expect("ldh [0xffe0001c] ret a", CBPF_SOCKET, &env, 0x0300);
	expect("ldb [0xfff00016] ret #5", CBPF_SOCKET, &env, 0);
	expect("ld #16 ldx #1 ld nla ret a", CBPF_SOCKET, &env, 0);
}

/* The data starts behind the headers, as in a socket of a transport protocol. */
static void test_headroom(void)
{
	struct cinterp_env env;

	base_env(&env, CBPF_SOCKET);
	env.data += 16;
	env.size = env.len = sizeof(packet) - 16;
	env.headroom = 16;
	env.mac = -16;
	env.network = -2;
	expect("ldb [0] ret a", CBPF_SOCKET, &env, 5);
	expect("ld [0xfff00000] ret a", CBPF_SOCKET, &env, 0x45ff0500);
	expect("ldh [0xffe0000c] ret a", CBPF_SOCKET, &env, 0xccdd);
	env.headroom = 15;
	expect("ldh [0xffe00001] ret a", CBPF_SOCKET, &env, 0x1122);
	expect("ldh [0xffe00000] ret #5", CBPF_SOCKET, &env, 0);
	env.no_mac = true;
	expect("ldh [0xffe00001] ret #5", CBPF_SOCKET, &env, 0);
	expect("ldb [0xfff00001] ret a", CBPF_SOCKET, &env, 0xff);
}

/* What is left behind an attribute shrinks with its length and padding: an attribute that would reach too far is none. */
static void test_attributes(void)
{
	static const u8 at_end[] = { 8, 0, 1, 0, 4, 0, 5, 0, 4, 0, 9, 0 };
	static const u8 attributes[] = { 9, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 12, 0, 2, 0, 2, 2, 2, 2 };
	struct cinterp_env env = { .data = attributes, .size = sizeof(attributes), .len = sizeof(attributes) };

	expect("ldx #1 ld nla add #5 ret a", CBPF_SOCKET, &env, 5); /* it is the one at 0 */
	expect("ldx #2 ld nla add #5 ret a", CBPF_SOCKET, &env, 5); /* says 12 bytes, there are 8 */
	expect("ld #12 ldx #2 ld nla ret #7", CBPF_SOCKET, &env, 7);
	env.data = attributes + 12;
	env.size = env.len = 8;
	expect("ldx #2 ld nla ret a", CBPF_SOCKET, &env, 0);
	/* one in the last four bytes; one behind the end of what is searched */
	env.data = at_end;
	env.size = env.len = sizeof(at_end);
	expect("ld #8 ldx #9 ld nla ret a", CBPF_SOCKET, &env, 8);
	expect("ld #0 ldx #5 ld nlan ret a", CBPF_SOCKET, &env, 4);
	expect("ld #0 ldx #9 ld nlan ret a", CBPF_SOCKET, &env, 0);
}

/* Who asks for a device that is not there gets A. */
static void test_no_device(void)
{
	struct cinterp_env env;

	base_env(&env, CBPF_SOCKET);
	env.ifindex = 0;
	expect("ld #9 ld ifidx ret #5", CBPF_SOCKET, &env, 9);
	expect("ld #9 ldh hatype ret #5", CBPF_SOCKET, &env, 9);
	expect("ld hatype ret #5", CBPF_SOCKET, &env, 0);
	expect("ld #9 ld mark ret #5", CBPF_SOCKET, &env, 5);
	env.ifindex = 1;
	env.hatype = 0;
	expect("ld #9 ld hatype ret a", CBPF_SOCKET, &env, 0);
}

void suite_cinterp(void)
{
	CU_pSuite s = CU_add_suite("cinterp", NULL, NULL);

	CU_add_test(s, "every kind", test_rows);
	CU_add_test(s, "fragments", test_fragments);
	CU_add_test(s, "headroom", test_headroom);
	CU_add_test(s, "attributes", test_attributes);
	CU_add_test(s, "no device", test_no_device);
}
