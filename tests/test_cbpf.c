/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of classic filters up to the check: one filter in every form in which it may come, every row of cbpf.def there and
 * back, spellings, messages with their places, and what passes the check for which type.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/cbpf_read.h"
#include "front/front.h"

struct fixture {
	struct bpfc_ctx ctx;
	struct arena arena;
	struct cbpf_prog c;
};

static void fixture_init(struct fixture *f, enum cbpf_type type)
{
	ctx_init(&f->ctx);
	arena_init(&f->arena, &f->ctx);
	f->c = (struct cbpf_prog){ .ctx = &f->ctx, .file = "f", .type = type };
}

static void fixture_free(struct fixture *f)
{
	arena_free(&f->arena);
	CU_ASSERT_EQUAL(f->ctx.mem_used, 0);
	ctx_fini(&f->ctx);
}

static int read_text(struct fixture *f, const char *text)
{
	return cbpf_read(&f->c, &f->arena, text, strlen(text));
}

static bool same_insn(const struct cbpf_insn *a, const struct cbpf_insn *b)
{
	return a->code == b->code && a->jt == b->jt && a->jf == b->jf && a->k == b->k;
}

static const char *message(const struct fixture *f) { return f->ctx.first ? f->ctx.first->text : ""; }

/* -- Forms ------------------------------------------------------------------------------------------------------- */

/* "tcp dst port 80" without IPv6, and what it may be written as. */
static const struct cbpf_insn web[] = {
	{ 0x28, 0, 0, 12 },	{ 0x15, 0, 8, 0x800 }, { 0x30, 0, 0, 23 }, { 0x15, 0, 6, 6 },
	{ 0x28, 0, 0, 20 },	{ 0x45, 4, 0, 0x1fff }, { 0xb1, 0, 0, 14 }, { 0x48, 0, 0, 16 },
	{ 0x15, 0, 1, 80 },	{ 0x06, 0, 0, 262144 }, { 0x06, 0, 0, 0 },
};

static const char *const web_forms[] = {
	/* tcpdump -ddd */
	"11\n40 0 0 12\n21 0 8 2048\n48 0 0 23\n21 0 6 6\n40 0 0 20\n69 4 0 8191\n177 0 0 14\n72 0 0 16\n21 0 1 80\n"
	"6 0 0 262144\n6 0 0 0\n",
	/* iptables, bpf_asm */
	"11,40 0 0 12,21 0 8 2048,48 0 0 23,21 0 6 6,40 0 0 20,69 4 0 8191,177 0 0 14,72 0 0 16,21 0 1 80,6 0 0 262144,"
	"6 0 0 0,\n",
	/* tcpdump -dd */
	"{ 0x28, 0, 0, 0x0000000c },\n{ 0x15, 0, 8, 0x00000800 },\n{ 0x30, 0, 0, 0x00000017 },\n"
	"{ 0x15, 0, 6, 0x00000006 },\n{ 0x28, 0, 0, 0x00000014 },\n{ 0x45, 4, 0, 0x00001fff },\n"
	"{ 0xb1, 0, 0, 0x0000000e },\n{ 0x48, 0, 0, 0x00000010 },\n{ 0x15, 0, 1, 0x00000050 },\n"
	"{ 0x6, 0, 0, 0x00040000 },\n{ 0x6, 0, 0, 0x00000000 },\n",
	/* the same in its declaration */
	"static const struct sock_filter code[11] = {\n\t{ 0x28, 0, 0, 12 }, { 0x15, 0, 8, 0x800, }, { 0x30, 0, 0, 23 },\n"
	"{ 0x15, 0, 6, 6 }, /* tcp */ { 0x28, 0, 0, 20 }, { 0x45, 4, 0, 0x1fff }, // no fragment\n{ 0xb1, 0, 0, 14 },"
	"{ 0x48, 0, 0, 16 }, { 0x15, 0, 1, 80 }, { 6, 0, 0, 262144 }, { 6, 0, 0, 0 }\n};\n",
	/* tcpdump -d */
	"(000) ldh      [12]\n(001) jeq      #0x800           jt 2\tjf 10\n(002) ldb      [23]\n"
	"(003) jeq      #0x6             jt 4\tjf 10\n(004) ldh      [20]\n(005) jset     #0x1fff          jt 10\tjf 6\n"
	"(006) ldxb     4*([14]&0xf)\n(007) ldh      [x + 16]\n(008) jeq      #0x50            jt 9\tjf 10\n"
	"(009) ret      #262144\n(010) ret      #0\n",
	/* bpf_asm */
	"; web\n# a comment\nldh [12]\njne #0x800, drop\nldb [23]\njneq #6, drop\nldh [20]\njset #0x1fff, drop\n"
	"ldxb 4 * ([14] & 0xf)\nldh [x + 16]\njeq #80, pass, drop\npass: ret #0x40000\ndrop: ret #0\n",
	/* bpfc, in all its ways */
	"start:LDH [014] JEQ #0X800, aa, zz aa: ldb [0b10111] jne #06,zz\nldh [ 20 ]\njset #8191, zz, bb\n"
	"bb: ldx 4*([14]&15) ldh [%x+16] jneq #'P', zz ret #262144\nzz:\n\n ret #0",
};

static void expect_web(struct fixture *f, const char *what)
{
	if (f->c.n != ARRAY_SIZE(web)) {
		CU_FAIL("number of instructions");
		printf("%s: %u instructions, %s\n", what, f->c.n, message(f));
		return;
	}
	for (u32 i = 0; i < ARRAY_SIZE(web); i++)
		if (!same_insn(&f->c.insns[i], &web[i])) {
			CU_FAIL("instruction");
			printf("%s: %u is %x %u %u %x\n", what, i, f->c.insns[i].code, f->c.insns[i].jt,
			       f->c.insns[i].jf, f->c.insns[i].k);
		}
	CU_ASSERT_EQUAL(cbpf_check(&f->c, f->c.type), 0);
}

static void test_forms(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(web_forms); i++) {
		struct fixture f;

		fixture_init(&f, CBPF_FLAT);
		CU_ASSERT_EQUAL(read_text(&f, web_forms[i]), 0);
		expect_web(&f, web_forms[i]);
		CU_ASSERT(front_is_cbpf(web_forms[i], strlen(web_forms[i])));
		fixture_free(&f);
	}
}

static void test_bytes(void)
{
	for (int big = 0; big < 2; big++) {
		u8 bytes[sizeof(web)];
		struct fixture f;

		for (u32 i = 0; i < ARRAY_SIZE(web); i++)
			for (int k = 0; k < 8; k++) {
				u64 le = web[i].code | (u64)web[i].jt << 16 | (u64)web[i].jf << 24 |
					 (u64)web[i].k << 32;
				int at = !big || k == 2 || k == 3 ? k : k < 2 ? 1 - k : 11 - k;

				bytes[8 * i + (u32)k] = (u8)(le >> 8 * at);
			}
		fixture_init(&f, CBPF_SOCKET);
		CU_ASSERT_EQUAL(cbpf_read(&f.c, &f.arena, bytes, sizeof(bytes)), 0);
		CU_ASSERT_PTR_NULL(f.c.line);
		expect_web(&f, big ? "big-endian bytes" : "little-endian bytes");
		CU_ASSERT_EQUAL(cbpf_read(&f.c, &f.arena, bytes, sizeof(bytes) - 1), -BPFC_ERAW_SIZE);
		fixture_free(&f);
	}
}

/* Texts of eBPF are none of ours. */
static void test_detection(void)
{
	static const char *const no[] = { "r0 = 0\nexit\n", "# c\nloop:\nr1 += 1\ngoto loop\n", ".prog a xdp\na:\n", "call 5\n",
					  "w0 = w1", "lock *(u64 *)(r1 + 0) += r2", "0: r0 = 1", "(b7) r0 = 0",
					  "{ \"name\": 1 }", "", "if r0 == 1 goto +1", "(7) r0 = 0" };
	static const char *const yes[] = { "/* a */ ret #0", "a: b: ld [0]", "1\n6 0 0 0", "(000) ret #0",
					   "{ 6, 0, 0, 0 }", "{{6,0,0,0}}", "ld", "3" };

	for (size_t i = 0; i < ARRAY_SIZE(no); i++)
		CU_ASSERT(!front_is_cbpf(no[i], strlen(no[i])));
	for (size_t i = 0; i < ARRAY_SIZE(yes); i++)
		CU_ASSERT(front_is_cbpf(yes[i], strlen(yes[i])));
}

/* Bytes are one or the other as a whole. */
static void test_detection_of_bytes(void)
{
	static const u8 little[] = { 0x28, 0, 0, 0, 12, 0, 0, 0, 6, 0, 0, 0, 0xff, 0xff, 0xff, 0xff };
	static const u8 big[] = { 0, 0x28, 0, 0, 0, 0, 0, 12, 0, 0x16, 0, 0, 0, 0, 0, 0 };
	static const u8 extended[] = { 4, 0, 0, 0, 1, 0, 0, 0, 0x95, 0, 0, 0, 0, 0, 0, 0 };
	static const u8 backward[] = { 4, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0xfe, 0xff, 0, 0, 0, 0 };
	static const u8 registers[] = { 4, 1, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0xfd, 0xff, 0xff, 0xff };

	CU_ASSERT(front_is_cbpf(little, sizeof(little)));
	CU_ASSERT(front_is_cbpf(big, sizeof(big)));
	CU_ASSERT(!front_is_cbpf(little, sizeof(little) - 1));
	CU_ASSERT(!front_is_cbpf(little, sizeof(little) - 8));
	CU_ASSERT(!front_is_cbpf(extended, sizeof(extended)));
	CU_ASSERT(!front_is_cbpf(backward, sizeof(backward)));
	CU_ASSERT(!front_is_cbpf(registers, sizeof(registers)));
}

/* -- Every row --------------------------------------------------------------------------------------------------- */

/* The filter as cbpf_print() writes it, malloc'ed. */
static char *printed(const struct cbpf_prog *c)
{
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);

	cbpf_print(c, f);
	fclose(f);
	return text;
}

/* All rows, and half word and byte loads of ancillary data, each with that K, jumps to several distances. */
static u32 all_rows(struct cbpf_insn *out, u32 k, bool ancillary)
{
	u32 n = 0;

	for (int op = 0; op < CBPF_NOPS; op++) {
		const struct cbpf_info *row = cbpf_row((enum cbpf_op)op);
		struct cbpf_insn insn = { .code = row->code };

		if (row->kind == CBPF_KIND_ANC) {
			for (u16 size = 0; ancillary && size < 3; size++)
				out[n++] = (struct cbpf_insn){ (u16)(row->code + 8 * size), 0, 0, CBPF_AD_OFF + row->op };
			continue;
		}
		if (row->kind == CBPF_KIND_MEM || row->kind == CBPF_KIND_STORE)
			insn.k = k % CBPF_MEMWORDS;
		else if (row->kind == CBPF_KIND_IND || (row->src == CBPF_K && row->kind != CBPF_KIND_JA))
			insn.k = k;
		if (row->kind == CBPF_KIND_JA)
			insn.k = k % 7;
		if (row->kind == CBPF_KIND_JCC) {
			insn.jt = (u8)(k % 5);
			insn.jf = (u8)(k % 3);
		}
		out[n++] = insn;
	}
	for (; n < 150; n++)
		out[n] = (struct cbpf_insn){ 0x06, 0, 0, n };
	return n;
}

static void round_trip(enum cbpf_type type, u32 k)
{
	struct cbpf_insn insns[256];
	struct fixture f;
	char *text, *again;
	u32 n = all_rows(insns, k, type == CBPF_SOCKET);

	fixture_init(&f, type);
	f.c.insns = insns;
	f.c.n = n;
	text = printed(&f.c);
	CU_ASSERT_EQUAL(read_text(&f, text), 0);
	CU_ASSERT_EQUAL(f.c.n, n);
	for (u32 i = 0; i < n && i < f.c.n; i++)
		if (!same_insn(&f.c.insns[i], &insns[i])) {
			CU_FAIL("round trip");
			printf("%u: code %x k %x became %x %x\n", i, insns[i].code, insns[i].k, f.c.insns[i].code,
			       f.c.insns[i].k);
		}
	if (f.ctx.first)
		printf("%s\n", message(&f));
	again = printed(&f.c);
	CU_ASSERT_STRING_EQUAL(text, again);
	free(text);
	free(again);
	fixture_free(&f);
}

static void test_round_trip(void)
{
	static const u32 values[] = { 0, 1, 2, 5, 14, 31, 255, 0x800, 0x1fff, 65535, 0x7fffffff, 0x80000000, 0xffffffff };

	for (size_t i = 0; i < ARRAY_SIZE(values); i++) {
		round_trip(CBPF_SOCKET, values[i]);
		round_trip(CBPF_FLAT, values[i]);
	}
	round_trip(CBPF_SOCKET, CBPF_NET_OFF + 9);
	round_trip(CBPF_SOCKET, CBPF_LL_OFF + 12);
	round_trip(CBPF_FLAT, CBPF_AD_OFF + 4);
}

static void test_tables(void)
{
	u32 by_code[256] = { 0 };

	for (int op = 0; op < CBPF_NOPS; op++) {
		const struct cbpf_info *row = cbpf_row((enum cbpf_op)op);
		struct cbpf_insn insn = { .code = row->code };

		if (row->kind == CBPF_KIND_ANC)
			insn.k = CBPF_AD_OFF + row->op;
		else
			by_code[row->code]++;
		CU_ASSERT_EQUAL((int)cbpf_decode(&insn, CBPF_SOCKET), op);
		insn.code |= 0x100;
		CU_ASSERT_EQUAL(cbpf_decode(&insn, CBPF_SOCKET), CBPF_NOPS);
	}
	for (u16 code = 0; code < 256; code++) {
		struct cbpf_insn insn = { .code = code };

		CU_ASSERT(by_code[code] <= 1);
		CU_ASSERT_EQUAL(cbpf_decode(&insn, CBPF_FLAT) != CBPF_NOPS, by_code[code] == 1);
	}
}

/* -- Spellings ----------------------------------------------------------------------------------------------------- */

static const struct {
	const char *text;
	struct cbpf_insn insn;
} spellings[] = {
	{ "ld #len", { 0x80, 0, 0, 0 } },
	{ "ld pktlen", { 0x80, 0, 0, 0 } },
	{ "ldx len", { 0x81, 0, 0, 0 } },
	{ "ldx #pktlen", { 0x81, 0, 0, 0 } },
	{ "ld #proto", { 0x20, 0, 0, 0xfffff000 } },
	{ "ld pto", { 0x20, 0, 0, 0xfffff000 } },
	{ "ldh proto", { 0x28, 0, 0, 0xfffff000 } },
	{ "ldb #type", { 0x30, 0, 0, 0xfffff004 } },
	{ "ld [type]", { 0x20, 0, 0, 0xfffff004 } },
	{ "ld ifx", { 0x20, 0, 0, 0xfffff008 } },
	{ "ld ifidx", { 0x20, 0, 0, 0xfffff008 } },
	{ "ld #nla", { 0x20, 0, 0, 0xfffff00c } },
	{ "ld nlan", { 0x20, 0, 0, 0xfffff010 } },
	{ "ld mark", { 0x20, 0, 0, 0xfffff014 } },
	{ "ld que", { 0x20, 0, 0, 0xfffff018 } },
	{ "ld #Q", { 0x20, 0, 0, 0xfffff018 } },
	{ "ld hat", { 0x20, 0, 0, 0xfffff01c } },
	{ "ld rxh", { 0x20, 0, 0, 0xfffff020 } },
	{ "ld #cpu", { 0x20, 0, 0, 0xfffff024 } },
	{ "ld [xor_x]", { 0x20, 0, 0, 0xfffff028 } },
	{ "ld vlant", { 0x20, 0, 0, 0xfffff02c } },
	{ "ld vlan_tci", { 0x20, 0, 0, 0xfffff02c } },
	{ "ldb [vlanp]", { 0x30, 0, 0, 0xfffff030 } },
	{ "ld vlan_pr", { 0x20, 0, 0, 0xfffff030 } },
	{ "ld #vlan_avail", { 0x20, 0, 0, 0xfffff030 } },
	{ "ld vlana", { 0x20, 0, 0, 0xfffff030 } },
	{ "ld vlan_acc", { 0x20, 0, 0, 0xfffff030 } },
	{ "ld poff", { 0x20, 0, 0, 0xfffff034 } },
	{ "ld [random]", { 0x20, 0, 0, 0xfffff038 } },
	{ "ld rand", { 0x20, 0, 0, 0xfffff038 } },
	{ "ld vlan_tpid", { 0x20, 0, 0, 0xfffff03c } },
	{ "ldi #5", { 0x00, 0, 0, 5 } },
	{ "ldi 5", { 0x00, 0, 0, 5 } },
	{ "ldxi #-5", { 0x01, 0, 0, 0xfffffffb } },
	{ "ldxi 0x5", { 0x01, 0, 0, 5 } },
	{ "ld #'a'", { 0x00, 0, 0, 97 } },
	{ "ld #'\\n'", { 0x00, 0, 0, 10 } },
	{ "ld #0b1111", { 0x00, 0, 0, 15 } },
	{ "ld #017", { 0x00, 0, 0, 15 } },
	{ "ld #0xFFffFFff", { 0x00, 0, 0, 0xffffffff } },
	{ "ld #4294967295", { 0x00, 0, 0, 0xffffffff } },
	{ "ld #-2147483648", { 0x00, 0, 0, 0x80000000 } },
	{ "ld #+7", { 0x00, 0, 0, 7 } },
	{ "ld [-1048576]", { 0x20, 0, 0, 0xfff00000 } },
	{ "ld [x]", { 0x40, 0, 0, 0 } },
	{ "ldb [%x + 0x4]", { 0x50, 0, 0, 4 } },
	{ "ldb [X+-4]", { 0x50, 0, 0, 0xfffffffc } },
	{ "ldb [x - 4]", { 0x50, 0, 0, 0xfffffffc } },
	{ "ld M[15]", { 0x60, 0, 0, 15 } },
	{ "ldx m [ 0 ]", { 0x61, 0, 0, 0 } },
	{ "st M[+15]", { 0x02, 0, 0, 15 } },
	{ "st M[3]", { 0x02, 0, 0, 3 } },
	{ "stx M[3]", { 0x03, 0, 0, 3 } },
	{ "ldxb 4*([14]&0xf)", { 0xb1, 0, 0, 14 } },
	{ "ldx 0x4 * ( [ 14 ] & 017 )", { 0xb1, 0, 0, 14 } },
	{ "add %x", { 0x0c, 0, 0, 0 } },
	{ "NEG", { 0x84, 0, 0, 0 } },
	{ "mod #3", { 0x94, 0, 0, 3 } },
	{ "xor X", { 0xac, 0, 0, 0 } },
	{ "jmp e", { 0x05, 0, 0, 0 } },
	{ "ja e", { 0x05, 0, 0, 0 } },
	{ "jeq #1, e", { 0x15, 0, 0, 1 } },
	{ "jeq x, e, f", { 0x1d, 0, 1, 0 } },
	{ "jeq %x, f", { 0x1d, 1, 0, 0 } },
	{ "jne #1, f", { 0x15, 0, 1, 1 } },
	{ "jneq x, f", { 0x1d, 0, 1, 0 } },
	{ "jlt #1, f", { 0x35, 0, 1, 1 } },
	{ "jlt %x, f", { 0x3d, 0, 1, 0 } },
	{ "jle #1, f", { 0x25, 0, 1, 1 } },
	{ "jle x, f, e", { 0x2d, 0, 1, 0 } },
	{ "jgt #1, f, e", { 0x25, 1, 0, 1 } },
	{ "jge x, f", { 0x3d, 1, 0, 0 } },
	{ "jset #'A', f, f", { 0x45, 1, 1, 65 } },
	{ "ret a", { 0x16, 0, 0, 0 } },
	{ "ret %A", { 0x16, 0, 0, 0 } },
	{ "ret", { 0x16, 0, 0, 0 } },
	{ "ret #-1", { 0x06, 0, 0, 0xffffffff } },
	{ "tax ; moves", { 0x07, 0, 0, 0 } },
	{ "txa // back", { 0x87, 0, 0, 0 } },
	{ "txa /* back\n */", { 0x87, 0, 0, 0 } },
};

static void test_spellings(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(spellings); i++) {
		struct fixture f;
		char text[200];

		fixture_init(&f, CBPF_SOCKET);
		snprintf(text, sizeof(text), "%s\ne: ret #0\nf: ret #1\n", spellings[i].text);
		if (read_text(&f, text) || f.c.n != 3 || !same_insn(&f.c.insns[0], &spellings[i].insn)) {
			CU_FAIL("spelling");
			printf("%s: %s\n", spellings[i].text, message(&f));
		}
		fixture_free(&f);
	}
}

/* -- Messages ------------------------------------------------------------------------------------------------------ */

static const struct {
	const char *text, *place;
} wrong[] = {
	{ "", "f: error: there are no instructions" },
	{ "ldh 12\n", "f:1:1: error: there is no instruction ldh" },
	{ "ret #0\n  foo #1\n", "f:2:3: error: expected an instruction, found 'foo'" },
	{ "ld [12\n", "f:2:1: error: expected ']', found the end" },
	{ "ld #5x", "f:1:5: error: '5x' is no number" },
	{ "ld #0x", "f:1:5: error: '0x' is no number" },
	{ "ld #08", "f:1:5: error: '08' is no number" },
	{ "ld #4294967296", "f:1:5: error: a constant is 4294967296, allowed are 0 to 4294967295" },
	{ "ld #-2147483649", "f:1:6: error: a constant is 2147483649" },
	{ "ld #99999999999999999999999999", "f:1:5: error: a constant is 99999999999999999999999999, allowed" },
	{ "ld #''", "f:1:5: error: expected a character between quotes" },
	{ "ld #'ab'", "f:1:5: error: expected a character between quotes" },
	{ "ld #'\\q'", "f:1:5: error: expected a character between quotes" },
	{ "ld M[x]", "f:1:6: error: expected the scratch word, found 'x'" },
	{ "ldxb 5*([14]&0xf)", "f:1:6: error: there is only 4*([k]&0xf)" },
	{ "ldx 4*([14]&0x1f)", "f:1:5: error: there is only 4*([k]&0xf)" },
	{ "ldxb [4]", "f:1:1: error: there is no instruction ldxb" },
	{ "st [4]", "f:1:1: error: there is no instruction st" },
	{ "ret x\n", "f:1:1: error: there is no instruction ret" },
	{ "ldi [4]\n", "f:1:1: error: there is no instruction ldi" },
	{ "jeq #1", "f:1:7: error: expected ','" },
	{ "jeq #1, 5\nret #0", "f:1:9: error: expected a label, found '5'" },
	{ "jeq #1, aa\nret #0", "f:1:9: error: there is no label aa" },
	{ "aa: ret #0\naa: ret #1", "f:2:1: error: label aa is defined twice, first in line 1" },
	{ "aa: ld [0]\njeq #1, aa\nret #0", "f:2:9: error: a conditional jump cannot go back (from 1 to 0)" },
	{ "jmp aa\nret #0\naa:", "f:1:5: error: the target is instruction 2, the last one is 1" },
	{ "ret #0 /* no end", "f:1:8: error: the comment has no end" },
	{ "ret #0\n@", "f:2:1: error: expected an instruction, found '@'" },
	{ "ret #0\n\xc3\xa4", "f:2:1: error: expected an instruction, found character 0xc3" },
	{ "(000) ldh [12]\n(002) ret #0", "f:2:1: error: this is instruction 1, not 2" },
	{ "(000) jeq #1 jt 1\n(001) ret #0", "f:2:1: error: expected jf, found '('" },
	{ "(000) jeq #1 jt 1 jf 9\n(001) ret #0", "f:1:22: error: the target is instruction 9, the last one is 1" },
	{ "(000) ja x\n(001) ret #0", "f:1:10: error: expected the number of an instruction" },
	{ "(000) unimp 0x81\n(001) ret #0", "f:1:7: error: expected an instruction, found 'unimp'" },
	{ "2\n6 0 0 0\n", "f:1:1: error: 2 instructions are announced, there are 1" },
	{ "1,6 0 0 0,6 0 0 0\n", "f:1:1: error: 1 instructions are announced, there are 2" },
	{ "1\n6 0 0\n", "f:3:1: error: expected k, found the end" },
	{ "1\n6 0 256 0\n", "f:2:5: error: jf is 256, allowed are 0 to 255" },
	{ "1\n65536 0 0 0\n", "f:2:1: error: the instruction code is 65536" },
	{ "1\n6 0 0 0 0\n", "f:2:9: error: expected ',' or a new line, found '0'" },
	{ "99999999999\n6 0 0 0\n", "f:1:1: error: the number of instructions is 99999999999" },
	{ "{ 0x6, 0, 0 },", "f:1:13: error: expected ',', found '}'" },
	{ "{ 0x6, 0, 0, 0 ", "f:1:16: error: expected '}', found the end" },
	{ "{ 0x6, 0, 0, 0 } x", "f:1:18: error: expected ',' or the end, found 'x'" },
	{ "struct sock_filter c[] = { { 0x6, 0, 0, 0 }", "f:1:44: error: expected '}', found the end" },
	/* from the check */
	{ "ld [0]\nst M[16]\nret #0", "f:2:1: error: scratch word M[16], there are M[0] to M[15]" },
	{ "ld M[1]\nret #0", "f:1:1: error: scratch word M[1] is read before it is written" },
	{ "ld M[1]\nld M[2]\nret #0", "f:1:1: error: scratch word M[1] is read before it is written" },
	{ "  div #0\nret #0", "f:1:3: error: division by zero" },
	{ "mod #0\nret #0", "f:1:1: error: division by zero" },
	{ "lsh #32\nret #0", "f:1:1: error: shift by 32, allowed are 0 to 31" },
	{ "ld [0]", "f:1:1: error: the last instruction is no return" },
	{ "ld [-4032]\nret #0", "f:1:1: error: there is no ancillary data at offset 64" },
	{ "aa: ld [0]\njmp aa\nret #0", "f:2:1: error: jump back by 2 instructions: classic filters only jump forward" },
	{ "2\n5 0 0 1\n6 0 0 0", "f:2:1: error: jump to instruction 2, there are 2" },
	{ "2\n21 0 1 0\n6 0 0 0", "f:2:1: error: jump to instruction 2, there are 2" },
	{ "2\n21 1 0 0\n6 0 0 0", "f:2:1: error: jump to instruction 2, there are 2" },
	{ "1\n14 0 0 0", "f:2:1: error: unknown instruction 0x0e" },
	{ "1\n262 0 0 0", "f:2:1: error: unknown instruction 0x106" },
};

static void test_messages(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(wrong); i++) {
		struct fixture f;
		int err;

		fixture_init(&f, CBPF_SOCKET);
		err = read_text(&f, wrong[i].text);
		if (!err)
			err = cbpf_check(&f.c, CBPF_SOCKET);
		if (err >= 0 || strncmp(message(&f), wrong[i].place, strlen(wrong[i].place))) {
			CU_FAIL("message");
			printf("%s\n  expected %s\n  got      %s\n", wrong[i].text, wrong[i].place, message(&f));
		}
		CU_ASSERT(!f.ctx.first || !f.ctx.first->next);
		fixture_free(&f);
	}
}

/* Jumps of 255 instructions are the longest; labels may stand in any number. */
static void test_distances(void)
{
	for (int more = 0; more < 2; more++) {
		struct fixture f;
		char text[16384];
		int n = snprintf(text, sizeof(text), "jeq #1, far, near\nnear: ");

		for (int i = 0; i < 254 + more; i++)
			n += snprintf(text + n, sizeof(text) - (size_t)n, "l%d: ld #%d\n", i, i);
		snprintf(text + n, sizeof(text) - (size_t)n, "ret #0\nfar: ret #1");
		fixture_init(&f, CBPF_FLAT);
		CU_ASSERT_EQUAL(read_text(&f, text), more ? -BPFC_ESYNTAX : 0);
		if (more) {
			CU_ASSERT_STRING_EQUAL(message(&f), "f:1:9: error: a conditional jump over 256 instructions, "
							    "at most 255 are possible [SYNTAX]");
		} else {
			CU_ASSERT_EQUAL(f.c.insns[0].jt, 255);
		}
		fixture_free(&f);
	}
}

/* -- Check --------------------------------------------------------------------------------------------------------- */

enum { S = 1 << CBPF_SOCKET, C = 1 << CBPF_SECCOMP, F = 1 << CBPF_FLAT };

static const struct {
	const char *text;
	int types; /* that accept it */
} verdicts[] = {
	{ "ret #0", S | C | F },
	{ "ld [0] ret a", S | C | F },
	{ "ld [60] ret a", S | C | F },
	{ "ld [64] ret a", S | F },
	{ "ld [2] ret a", S | F },
	{ "ldh [0] ret a", S | F },
	{ "ldb [0] ret a", S | F },
	{ "ld [x+0] ret a", S | F },
	{ "ldx 4*([0]&0xf) ret #1", S | F },
	{ "ld proto ret a", S | F }, /* flat: a load from far outside */
	{ "ld [0xfffff001] ret a", F },
	{ "ld [0xfffff040] ret a", F },
	{ "ld [0xffffffff] ret a", F },
	{ "ld [0xffffefff] ret a", S | F },
	{ "ld [x + 0xfffff040] ret a", S | F },
	{ "ld len ldx len ret a", S | C | F },
	{ "mod #3 ret a", S | F },
	{ "mod x ret a", S | F },
	{ "xor #3 xor x ret a", S | C | F },
	{ "ld M[3] ret a", F },
	{ "st M[3] ld M[3] ret a", S | C | F },
	{ "stx M[3] ldx M[3] ret #0", S | C | F },
	{ "jeq #1, aa st M[0] aa: ld M[0] ret a", F },
	{ "jeq #1, aa st M[0] jmp bb aa: stx M[0] bb: ld M[0] ret a", S | C | F },
	{ "jmp aa ld M[0] aa: ret a", S | C | F },	 /* nobody comes by */
	{ "ret #1 ld M[0] ret a", F },			 /* the kernel does not see that */
	{ "st M[0] ret #1 ld M[0] ret a", S | C | F },
	{ "lsh #31 rsh #31 ret a", S | C | F },
	{ "rsh #32 ret a", 0 },
	{ "st M[16] ret a", 0 },
	{ "ldx M[4294967295] ret a", 0 },
	{ "ret #0 ld #0", 0 },
	{ "neg tax txa ret a", S | C | F },
};

static void test_verdicts(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(verdicts); i++)
		for (int type = CBPF_SOCKET; type <= CBPF_FLAT; type++) {
			struct fixture f;
			bool accepted;

			fixture_init(&f, (enum cbpf_type)type);
			CU_ASSERT_EQUAL(read_text(&f, verdicts[i].text), 0);
			accepted = cbpf_check(&f.c, f.c.type) == 0;
			if (accepted != (verdicts[i].types >> type & 1)) {
				CU_FAIL("verdict");
				printf("%s, type %d: %s\n", verdicts[i].text, type, message(&f));
			}
			fixture_free(&f);
		}
}

static void test_unset(void)
{
	struct fixture f;

	fixture_init(&f, CBPF_FLAT);
	CU_ASSERT_EQUAL(read_text(&f, "ld M[3] st M[1] jeq #1, aa ldx M[5] st M[2] aa: ld M[1] ldx M[2] ret a"), 0);
	CU_ASSERT_EQUAL(cbpf_check(&f.c, CBPF_FLAT), 0);
	CU_ASSERT_EQUAL(cbpf_mem_unset(&f.c), 1u << 3 | 1u << 5 | 1u << 2);
	fixture_free(&f);
}

static void test_size(void)
{
	static struct cbpf_insn many[CBPF_MAXINSNS + 1];
	struct fixture f;

	for (u32 i = 0; i <= CBPF_MAXINSNS; i++)
		many[i] = (struct cbpf_insn){ .code = 6 };
	fixture_init(&f, CBPF_SOCKET);
	f.c.insns = many;
	f.c.n = CBPF_MAXINSNS;
	CU_ASSERT_EQUAL(cbpf_check(&f.c, CBPF_SOCKET), 0);
	f.c.n++;
	CU_ASSERT_EQUAL(cbpf_check(&f.c, CBPF_SOCKET), -BPFC_ETOO_BIG);
	f.c.n = 0;
	CU_ASSERT_EQUAL(cbpf_check(&f.c, CBPF_SOCKET), -BPFC_ENO_PROGRAM);
	fixture_free(&f);
}

/* Any bytes: a message or a filter, never more than one message. */
static void test_random_bytes(void)
{
	static const char *const words[] = { "ld", "ldh ", "[", "]", "x", "+", "#", "12", "0x", "jeq", ",", "aa", ":", "\n", "M[",
					     "4*([", "]&0xf)", "(000)", "{", "}", "jt", "jf", "ret", "'", "/*", "*/", ";", "%",
					     "1,6 0 0 0", " ", "-1", "\xff" };
	struct prng r;

	prng_seed(&r, 11);
	for (int i = 0; i < 20000; i++) {
		struct fixture f;
		char text[400];
		size_t n = 0;

		for (u32 k = prng_below(&r, 24); k; k--)
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%s", words[prng_below(&r, ARRAY_SIZE(words))]);
		fixture_init(&f, CBPF_SOCKET);
		if (cbpf_read(&f.c, &f.arena, text, n))
			CU_ASSERT(f.ctx.first && !f.ctx.first->next);
		fixture_free(&f);
	}
}

/* A and X are 0 before the filter's first instruction, whatever a machine's registers hold. */
static void test_first_values(void)
{
	for (int type = CBPF_SOCKET; type <= CBPF_FLAT; type++) {
		u32 a = 0, x = 0;
		struct fixture f;
		struct prog *p;

		fixture_init(&f, (enum cbpf_type)type);
		CU_ASSERT_EQUAL(read_text(&f, "txa\nadd x\nret a"), 0);
		p = prog_new(&f.ctx, "f");
		CU_ASSERT_EQUAL(cbpf_convert(&f.c, (enum cbpf_type)type, p), 0);
		for (u32 i = 1; i < p->n_insns && p->insns[i].code == 0xb4; i++) { /* the first one keeps an argument */
			a += p->insns[i].code == 0xb4 && p->insns[i].dst == 0 && p->insns[i].imm == 0;
			x += p->insns[i].code == 0xb4 && p->insns[i].dst == 7 && p->insns[i].imm == 0;
		}
		CU_ASSERT(a == 1 && x == 1);
		prog_free(p);
		fixture_free(&f);
	}
}

void suite_cbpf(void)
{
	CU_pSuite s = CU_add_suite("cbpf", NULL, NULL);

	CU_add_test(s, "forms", test_forms);
	CU_add_test(s, "bytes", test_bytes);
	CU_add_test(s, "detection", test_detection);
	CU_add_test(s, "detection of bytes", test_detection_of_bytes);
	CU_add_test(s, "round trip", test_round_trip);
	CU_add_test(s, "tables", test_tables);
	CU_add_test(s, "spellings", test_spellings);
	CU_add_test(s, "first values", test_first_values);
	CU_add_test(s, "messages", test_messages);
	CU_add_test(s, "distances", test_distances);
	CU_add_test(s, "verdicts", test_verdicts);
	CU_add_test(s, "scratch memory", test_unset);
	CU_add_test(s, "size", test_size);
	CU_add_test(s, "random bytes", test_random_bytes);
}
