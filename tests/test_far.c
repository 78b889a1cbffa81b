/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Branches and calls at level 3 (x86_32/far.c): which bytes stand where a distance would, where slots lead, that their
 * order is random, and that a distance which gets through is an error.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "bpfc.h"
#include "code.h"
#include "test.h"
#include "x86_32/x86.h"

enum { INT3 = 0xcc, NOTRACK = 0x3e };

/* Branches over much code, both ways; calls of a function and of a routine for division. */
static const char *program(void)
{
	static char text[16384];
	size_t n = 0;

	n += (size_t)snprintf(text + n, sizeof text - n, ".prog prog none\nprog:\nr6 = r1\nr0 = *(u64 *)(r6 + 0)\nr8 = 3\n.L0:\n");
	for (int k = 0; k < 40; k++)
		n += (size_t)snprintf(text + n, sizeof text - n,
				      "if r0 == %d goto .L1\nr2 = *(u64 *)(r6 + %d)\nr0 += r2\nr0 ^= r8\n", 1000 + k, 8 * k);
	snprintf(text + n, sizeof text - n,
		 "r7 = *(u64 *)(r6 + 8)\nr0 /= r7\nr1 = r0\ncall sub\n.L1:\nr8 += -1\nif r8 s> 0 goto .L0\nexit\n"
		 "sub:\nr0 = r1\nr0 *= r1\nexit\n");
	return text;
}

struct made {
	struct bpfc_ctx *ctx;
	struct bpfc_opts opts;
	struct prog *p;
	struct code *c;
};

static struct made make(int opt, u64 seed)
{
	struct made m = {.ctx = bpfc_ctx__new()};
	const char *text = program();

	bpfc_opts__init(&m.opts);
	m.opts.input = BPFC_INPUT_ASM;
	m.opts.opt_level = opt;
	m.opts.harden = 3;
	m.opts.has_seed = true;
	m.opts.seed = seed;
	m.opts.self_check = true;
	CU_ASSERT_FATAL(!bpfc_prog__load_mem(m.ctx, "far", text, strlen(text), &m.opts, &m.p));
	return m;
}

static const u8 *compile(struct made *m)
{
	CU_ASSERT_FATAL(!bpfc_prog__compile(m->p, &m->opts, &m->c));
	return m->c->sects.p[0].bytes.p;
}

static void drop(struct made *m)
{
	bpfc_code__free(m->c);
	bpfc_prog__free(m->p);
	bpfc_ctx__free(m->ctx);
}

/* What stands before the address of a slot at AT, and behind it. */
static bool sequence_ok(const struct bpfc_opts *o, const u8 *text, u32 at)
{
	static const u8 retpoline[] = {0xe8, 7, 0, 0, 0, 0xf3, 0x90, 0x0f, 0xae, 0xe8, 0xeb, 0xf9, 0x8d, 0x64, 0x24, 4, 0xff, 0x35};
	static const u8 over_jump[] = {0xe8, 2, 0, 0, 0, 0xeb, sizeof retpoline + 5}; /* before that, of a call */
	const u8 *p = text + at;

	if (o->retpoline)
		return at >= sizeof retpoline && !memcmp(p - sizeof retpoline, retpoline, sizeof retpoline) && p[4] == 0xc3 &&
		       (p[-(int)sizeof retpoline - 2] != over_jump[5] ||
			!memcmp(p - sizeof retpoline - sizeof over_jump, over_jump, sizeof over_jump));
	if (at < 3 || p[-2] != 0xff || (p[-1] != 0x25 && p[-1] != 0x15))
		return false;
	return !o->cf_protection || p[-3] == NOTRACK;
}

/* Where the slot of symbol S leads: an offset in code, or ~0. */
static u32 target(const struct code *c, const struct code_sym *s)
{
	const struct code_sect *slots = &c->sects.p[c->jump_sect];

	for (u32 k = 0; k < slots->fixups.n; k++) {
		const struct code_fixup *f = &slots->fixups.p[k];

		if (f->offset == s->value)
			return f->kind == FIXUP_ABS32 && c->syms.p[f->sym].sect == 0 ? c->syms.p[f->sym].value + (u32)f->addend : ~0u;
	}
	return ~0u;
}

/* A place that a gap precedes, that code begins at or that a jump skips to: no gap itself. */
static bool is_code(const struct code *c, u32 at)
{
	return at < code_size(c, 0) && c->sects.p[0].bytes.p[at] != INT3;
}

static void check_sequences(int opt, bool cf, bool retpoline)
{
	struct made m = make(opt, 1 + (u64)opt);
	u32 wrong = 0, n = 0, calls = 0, prefixes = 0;
	const u8 *text;

	m.opts.cf_protection = cf;
	m.opts.retpoline = retpoline;
	text = compile(&m);
	CU_ASSERT(m.c->jump_sect && m.c->sects.p[m.c->jump_sect].kind == CODE_RODATA);
	for (u32 k = 0; k < m.c->sects.p[0].fixups.n; k++) {
		const struct code_fixup *f = &m.c->sects.p[0].fixups.p[k];
		const struct code_sym *s = &m.c->syms.p[f->sym];
		static const u8 zero[4];

		wrong += s->sect == 0; /* within code */
		if (s->sect != m.c->jump_sect)
			continue;
		n++;
		calls += text[f->offset - 1] == 0x15;
		prefixes += text[f->offset - 3] == NOTRACK; /* or another byte of that value */
		wrong += f->kind != FIXUP_ABS32 || f->addend || memcmp(text + f->offset, zero, 4);
		wrong += !sequence_ok(&m.opts, text, f->offset) || !is_code(m.c, target(m.c, s));
	}
	CU_ASSERT(!wrong && n > 40);
	CU_ASSERT(cf || prefixes < n / 4);
	CU_ASSERT(retpoline || calls >= 3); /* of sub, of the division, of the program by its .tail entry */
	drop(&m);
}

static void test_sequences(void)
{
	for (int opt = 0; opt <= 2; opt++)
		for (int k = 0; k < 4; k++)
			check_sequences(opt, k & 1, k & 2);
}

/* A branch that is not taken goes on behind its jump, and that jump leads elsewhere. */
static void test_condition(void)
{
	struct made m = make(2, 5);
	const u8 *text = compile(&m);
	u32 n = 0;

	for (u32 k = 0; k < m.c->sects.p[0].fixups.n; k++) {
		const struct code_fixup *f = &m.c->sects.p[0].fixups.p[k];
		const u8 *p = text + f->offset;

		if (m.c->syms.p[f->sym].sect != m.c->jump_sect || f->offset < 4 || (p[-4] & 0xf0) != 0x70 ||
		    p[-3] != 6)
			continue;
		n++;
		CU_ASSERT(is_code(m.c, f->offset + 4));
	}
	CU_ASSERT(n >= 10);
	drop(&m);
}

/* Where code first refers to the slot at OFFSET. */
static u32 first_use(const struct code *c, u32 offset)
{
	for (u32 k = 0; k < c->sects.p[0].fixups.n; k++) {
		const struct code_fixup *f = &c->sects.p[0].fixups.p[k];

		if (c->syms.p[f->sym].sect == c->jump_sect && c->syms.p[f->sym].value == offset)
			return f->offset;
	}
	return ~0u;
}

/* How often a slot is used, or leads, to a place before that of the slot before it. */
static void count_falls(const struct code *c, u32 *uses, u32 *targets)
{
	const struct code_sect *slots = &c->sects.p[c->jump_sect];
	u32 use = 0, target = 0;

	*uses = *targets = 0;
	for (u32 k = 0; k < slots->fixups.n; k++) {
		u32 at = first_use(c, slots->fixups.p[k].offset), to = (u32)slots->fixups.p[k].addend;

		CU_ASSERT_NOT_EQUAL(at, ~0u);
		*uses += at < use;
		*targets += to < target;
		use = at;
		target = to;
	}
}

/* A branch's place, or its target's, does not say which slot it takes. */
static void test_order(void)
{
	enum { SEEDS = 16 };
	u32 starts = 0, sorted = 0, last = ~0u;

	for (u64 seed = 1; seed <= SEEDS; seed++) {
		struct made m = make(2, seed);
		const struct code_sect *slots;
		u32 uses, targets;

		compile(&m);
		slots = &m.c->sects.p[m.c->jump_sect];
		starts += slots->fixups.p[0].offset != last;
		last = slots->fixups.p[0].offset;
		count_falls(m.c, &uses, &targets);
		sorted += MIN(uses, targets) < slots->fixups.n / 4 || MAX(uses, targets) > slots->fixups.n * 3 / 4;
		drop(&m);
	}
	CU_ASSERT(starts > SEEDS / 2);
	CU_ASSERT_EQUAL(sorted, 0);
}

static void test_flat(void)
{
	struct made m = make(2, 5);

	m.opts.flat = true;
	compile(&m);
	CU_ASSERT(!m.c->jump_sect && !m.c->far);
	drop(&m);
	m = make(2, 5);
	m.opts.harden = 2;
	compile(&m);
	CU_ASSERT(!m.c->jump_sect && !m.c->far);
	drop(&m);
}

static int resolve(void *c)
{
	code_resolve_local(c);
	return 0;
}

/* A distance within code that nobody has taken out. */
static void test_escaped(void)
{
	for (int far = 0; far < 2; far++) {
		struct bpfc_ctx ctx;
		struct code *c;
		u32 sym;

		ctx_init(&ctx);
		c = code_new(&ctx);
		code_u32(c, 0, 0);
		sym = code_sym_local(c, "f");
		code_define(c, sym, 0, 0, 4, CODE_LOCAL, CODE_FUNC);
		code_fixup_at(c, 0, 0, FIXUP_PC32, sym, -4);
		c->far = far;
		CU_ASSERT_EQUAL(ctx_try(&ctx, resolve, c), far ? -BPFC_EINTERNAL : 0);
		code_free(c);
		ctx_fini(&ctx);
	}
}

void suite_far(void)
{
	CU_pSuite s = CU_add_suite("far", NULL, NULL);

	CU_add_test(s, "sequences", test_sequences);
	CU_add_test(s, "conditions", test_condition);
	CU_add_test(s, "order of slots", test_order);
	CU_add_test(s, "not at other levels", test_flat);
	CU_add_test(s, "a distance that escaped", test_escaped);
}
