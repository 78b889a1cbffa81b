/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Sections, symbols and fixups of struct code. */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "code.h"
#include "test.h"

struct fixture {
	struct bpfc_ctx ctx;
	struct code *c;
	int (*body)(struct fixture *f);
};

static int fixture_body(void *arg)
{
	struct fixture *f = arg;

	f->c = code_new(&f->ctx);
	return f->body ? f->body(f) : 0;
}

static int run(struct fixture *f, int (*body)(struct fixture *))
{
	ctx_init(&f->ctx);
	f->c = NULL;
	f->body = body;
	return ctx_try(&f->ctx, fixture_body, f);
}

static void drop(struct fixture *f)
{
	code_free(f->c);
	CU_ASSERT_EQUAL(f->ctx.mem_used, 0);
	CU_ASSERT_EQUAL(f->ctx.cleanups.n, 0);
	ctx_fini(&f->ctx);
}

static void test_sections(void)
{
	static const u8 want[] = { 0xc3, 0x78, 0x56, 0x34, 0x12, 1, 2, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90 };
	struct fixture f;
	u32 bss;

	CU_ASSERT_EQUAL_FATAL(run(&f, NULL), 0);
	CU_ASSERT_EQUAL(f.c->sects.n, 1);
	CU_ASSERT_STRING_EQUAL(f.c->sects.p[0].name, ".text");
	CU_ASSERT_EQUAL(code_size(f.c, 0), 0);
	code_u8(f.c, 0, 0xc3);
	code_u32(f.c, 0, 0x12345678);
	code_bytes(f.c, 0, "\1\2", 2);
	code_bytes(f.c, 0, NULL, 0);
	code_align(f.c, 0, 16, 0x90);
	code_align(f.c, 0, 16, 0x90);
	CU_ASSERT_EQUAL(code_size(f.c, 0), sizeof want);
	CU_ASSERT_EQUAL(f.c->sects.p[0].size, sizeof want);
	CU_ASSERT_EQUAL(memcmp(f.c->sects.p[0].bytes.p, want, sizeof want), 0);
	bss = code_add_section(f.c, ".bss", CODE_BSS, 4);
	code_bytes(f.c, bss, NULL, 10);
	code_align(f.c, bss, 8, 0);
	CU_ASSERT_EQUAL(code_size(f.c, bss), 16);
	CU_ASSERT_EQUAL(f.c->sects.p[bss].bytes.n, 0);
	CU_ASSERT_EQUAL(f.c->sects.p[bss].align, 8);
	drop(&f);
	code_free(NULL);
}

static void test_symbols(void)
{
	struct fixture f;
	u32 first[200], sym;
	char name[16];

	CU_ASSERT_EQUAL_FATAL(run(&f, NULL), 0);
	for (u32 i = 0; i < ARRAY_SIZE(first); i++) {
		snprintf(name, sizeof name, "sym%u", i);
		first[i] = code_sym(f.c, name);
		CU_ASSERT_NOT_EQUAL(code_sym_local(f.c, name), first[i]);
	}
	for (u32 i = 0; i < ARRAY_SIZE(first); i++) {
		snprintf(name, sizeof name, "sym%u", i);
		CU_ASSERT_EQUAL(code_sym(f.c, name), first[i]);
	}
	CU_ASSERT_EQUAL(f.c->syms.n, 2 * ARRAY_SIZE(first));
	sym = first[3];
	CU_ASSERT_STRING_EQUAL(f.c->syms.p[sym].name, "sym3");
	CU_ASSERT_EQUAL(f.c->syms.p[sym].sect, CODE_UNDEF);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].bind, CODE_GLOBAL);
	CU_ASSERT_EQUAL(code_define(f.c, sym, 0, 8, 4, CODE_WEAK, CODE_FUNC), 0);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].value, 8);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].size, 4);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].bind, CODE_WEAK);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].type, CODE_FUNC);
	CU_ASSERT_EQUAL(code_define(f.c, sym, 0, 9, 4, CODE_GLOBAL, CODE_FUNC), -BPFC_ESYMBOL_CLASH);
	CU_ASSERT_EQUAL(f.c->syms.p[sym].value, 8);
	CU_ASSERT_EQUAL(code_sym(f.c, "sym3"), sym);
	drop(&f);
}

static void test_fixups(void)
{
	struct fixture f;
	u32 data;

	CU_ASSERT_EQUAL_FATAL(run(&f, NULL), 0);
	data = code_add_section(f.c, ".data", CODE_DATA, 4);
	code_u32(f.c, data, 5);
	code_fixup_at(f.c, data, 0, FIXUP_ABS32, code_sym(f.c, "map"), 5);
	code_fixup_at(f.c, data, 0, FIXUP_PLT32, code_sym(f.c, "f"), -4);
	CU_ASSERT_EQUAL(f.c->sects.p[0].fixups.n, 0);
	CU_ASSERT_EQUAL_FATAL(f.c->sects.p[data].fixups.n, 2);
	CU_ASSERT_EQUAL(f.c->sects.p[data].fixups.p[1].sym, code_sym(f.c, "f"));
	CU_ASSERT_EQUAL(f.c->sects.p[data].fixups.p[1].addend, -4);
	CU_ASSERT_EQUAL(f.c->sects.p[data].fixups.p[0].kind, FIXUP_ABS32);
	drop(&f);
}

static int use_bad_section(struct fixture *f)
{
	code_u8(f->c, 1, 0);
	return 0;
}

static int use_bad_symbol(struct fixture *f)
{
	code_fixup_at(f->c, 0, 0, FIXUP_ABS32, 0, 0);
	return 0;
}

static int bss_too_big(struct fixture *f)
{
	u32 bss = code_add_section(f->c, ".bss", CODE_BSS, 1);

	code_bytes(f->c, bss, NULL, 0x7fffffff);
	CU_ASSERT_EQUAL(code_size(f->c, bss), 0x7fffffff);
	code_bytes(f->c, bss, NULL, 1);
	return 0;
}

static void test_misuse(void)
{
	struct fixture f;

	CU_ASSERT_EQUAL(run(&f, use_bad_section), -BPFC_EINTERNAL);
	drop(&f);
	CU_ASSERT_EQUAL(run(&f, use_bad_symbol), -BPFC_EINTERNAL);
	drop(&f);
	CU_ASSERT_EQUAL(run(&f, bss_too_big), -BPFC_ELIMIT);
	drop(&f);
}

static int new_code(void *arg)
{
	struct fixture *f = arg;

	f->c = code_new(&f->ctx);
	return 0;
}

/* At whatever point memory runs out, nothing is left behind. */
static void test_no_memory(void)
{
	struct fixture f;
	int r = -1;

	for (size_t limit = 1; r && limit < 100000; limit += 128) {
		ctx_init(&f.ctx);
		f.c = NULL;
		f.ctx.mem_limit = limit;
		r = ctx_try(&f.ctx, new_code, &f);
		CU_ASSERT(r == 0 || r == -BPFC_ENOMEM);
		if (r)
			CU_ASSERT_EQUAL(f.ctx.mem_used, 0);
		drop(&f);
	}
	CU_ASSERT_EQUAL(r, 0);
}

void suite_code(void)
{
	CU_pSuite s = CU_add_suite("code", NULL, NULL);

	CU_ADD_TEST(s, test_sections);
	CU_ADD_TEST(s, test_symbols);
	CU_ADD_TEST(s, test_fixups);
	CU_ADD_TEST(s, test_misuse);
	CU_ADD_TEST(s, test_no_memory);
}
