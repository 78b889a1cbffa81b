/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Encoder and layout: known bytes, branch sizes at their limits, lines, fixups, hardening. Bytes were written down from
 * the manual's tables; selftests/encode_gen.c tries all forms against a disassembler.
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "test.h"
#include "x86_32/x86.h"

struct fixture {
	struct bpfc_ctx ctx;
	struct code *c;
	struct x86_func *f;
	struct x86_opts o;
	void (*body)(struct fixture *f);
};

static int fixture_body(void *arg)
{
	struct fixture *t = arg;

	t->c = code_new(&t->ctx);
	t->f = x86_func_new(&t->ctx, &t->c->arena, NULL);
	t->o.check = true;
	t->body(t);
	return 0;
}

static int run(struct fixture *t, void (*body)(struct fixture *))
{
	memset(t, 0, sizeof *t);
	ctx_init(&t->ctx);
	t->body = body;
	return ctx_try(&t->ctx, fixture_body, t);
}

static void drop(struct fixture *t)
{
	code_free(t->c);
	CU_ASSERT_EQUAL(t->ctx.mem_used, 0);
	ctx_fini(&t->ctx);
}

static void run_ok(void (*body)(struct fixture *))
{
	struct fixture t;

	CU_ASSERT_EQUAL(run(&t, body), 0);
	if (t.ctx.first)
		CU_FAIL(t.ctx.first->text);
	drop(&t);
}

/* -- Single instructions ---------------------------------------------------------------------------------- */

struct vector {
	struct x86_ins i;
	u8 n, bytes[12];
};

#define RM_(b, x, s, d) .base = (b), .index = (x), .scale = (s), .disp = (d)
#define NO R_NONE

static const struct vector vectors[] = {
	/* the arithmetic group: imm8, EAX, imm32 */
	{{.form = X86_ADD_RI, .rm = R_EAX, .imm = 5}, 3, {0x83, 0xc0, 0x05}},
	{{.form = X86_ADD_RI, .rm = R_EAX, .imm = 128}, 5, {0x05, 0x80, 0, 0, 0}},
	{{.form = X86_SUB_RI, .rm = R_EAX, .imm = -129}, 5, {0x2d, 0x7f, 0xff, 0xff, 0xff}},
	{{.form = X86_CMP_RI, .rm = R_ECX, .imm = -128}, 3, {0x83, 0xf9, 0x80}},
	{{.form = X86_CMP_RI, .rm = R_ECX, .imm = 1000}, 6, {0x81, 0xf9, 0xe8, 0x03, 0, 0}},
	{{.form = X86_SUB_RR, .reg = R_EBX, .rm = R_ESI}, 2, {0x2b, 0xde}},
	{{.form = X86_CMP8_RI, .rm = R_EAX, .imm = 0x7f}, 2, {0x3c, 0x7f}},
	{{.form = X86_CMP8_RI, .rm = R_EBX, .imm = 0xff}, 3, {0x80, 0xfb, 0xff}},
	{{.form = X86_TEST_RI, .rm = R_EAX, .imm = 1}, 5, {0xa9, 1, 0, 0, 0}},
	{{.form = X86_TEST8_RI, .rm = R_EAX, .imm = 1}, 2, {0xa8, 1}},
	{{.form = X86_TEST8_RI, .rm = R_EDX, .imm = 1}, 3, {0xf6, 0xc2, 1}},
	/* addresses: ESP needs SIB, EBP a displacement, none disp32 */
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(R_EAX, NO, 0, 0)}, 2, {0x8b, 0x08}},
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(R_ESP, NO, 0, 0)}, 3, {0x8b, 0x0c, 0x24}},
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(R_ESP, NO, 0, 8)}, 4, {0x8b, 0x4c, 0x24, 0x08}},
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(R_EBP, NO, 0, 0)}, 3, {0x8b, 0x4d, 0x00}},
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(R_EBP, NO, 0, 128)}, 6, {0x8b, 0x8d, 0x80, 0, 0, 0}},
	{{.form = X86_MOV_RM, .reg = R_ECX, RM_(NO, NO, 0, 0x1234)}, 6, {0x8b, 0x0d, 0x34, 0x12, 0, 0}},
	{{.form = X86_MOV_RM, .reg = R_EAX, RM_(NO, NO, 0, 0x1234)}, 5, {0xa1, 0x34, 0x12, 0, 0}},
	{{.form = X86_MOV_MR, .reg = R_EAX, RM_(NO, NO, 0, 0x1234)}, 5, {0xa3, 0x34, 0x12, 0, 0}},
	{{.form = X86_MOV8_MR, .reg = R_EAX, RM_(NO, NO, 0, 0x1234)}, 5, {0xa2, 0x34, 0x12, 0, 0}},
	{{.form = X86_MOV16_MR, .reg = R_EAX, RM_(NO, NO, 0, 0x1234)}, 6, {0x66, 0xa3, 0x34, 0x12, 0, 0}},
	{{.form = X86_LEA, .reg = R_EAX, RM_(R_ECX, R_EDX, 2, 4)}, 4, {0x8d, 0x44, 0x91, 0x04}},
	{{.form = X86_LEA, .reg = R_EAX, RM_(NO, R_EDX, 3, 0)}, 7, {0x8d, 0x04, 0xd5, 0, 0, 0, 0}},
	{{.form = X86_LEA, .reg = R_EAX, RM_(NO, R_EDX, 1, 0)}, 3, {0x8d, 0x04, 0x12}},
	{{.form = X86_LEA, .reg = R_EAX, RM_(R_EBP, R_ECX, 0, 0)}, 3, {0x8d, 0x04, 0x29}},
	/* moves and the rest */
	{{.form = X86_MOV_RI, .rm = R_EDI, .imm = 1}, 5, {0xbf, 1, 0, 0, 0}},
	{{.form = X86_MOV8_MR, .reg = R_EBX, RM_(R_EDI, NO, 0, -1)}, 3, {0x88, 0x5f, 0xff}},
	{{.form = X86_MOV16_MI, RM_(R_EAX, NO, 0, 2), .imm = 0x1234}, 6, {0x66, 0xc7, 0x40, 0x02, 0x34, 0x12}},
	{{.form = X86_MOVZX8_RR, .reg = R_ESI, .rm = R_EBX}, 3, {0x0f, 0xb6, 0xf3}},
	{{.form = X86_MOVSX16_RM, .reg = R_EDX, RM_(R_ECX, NO, 0, 1)}, 4, {0x0f, 0xbf, 0x51, 0x01}},
	{{.form = X86_XCHG_RR, .reg = R_EAX, .rm = R_EDI}, 1, {0x97}},
	{{.form = X86_XCHG_RR, .reg = R_ECX, .rm = R_EDI}, 2, {0x87, 0xcf}},
	{{.form = X86_PUSH_I, .imm = -1}, 2, {0x6a, 0xff}},
	{{.form = X86_PUSH_I, .imm = 256}, 5, {0x68, 0, 1, 0, 0}},
	{{.form = X86_PUSH_R, .rm = R_EBP}, 1, {0x55}},
	{{.form = X86_INC_R, .rm = R_ESI}, 1, {0x46}},
	{{.form = X86_BSWAP_R, .rm = R_EBX}, 2, {0x0f, 0xcb}},
	{{.form = X86_IMUL_RRI, .reg = R_EAX, .rm = R_ECX, .imm = 10}, 3, {0x6b, 0xc1, 0x0a}},
	{{.form = X86_IMUL_RRI, .reg = R_EAX, .rm = R_ECX, .imm = 1000}, 6, {0x69, 0xc1, 0xe8, 0x03, 0, 0}},
	{{.form = X86_MUL_R, .rm = R_ECX}, 2, {0xf7, 0xe1}},
	{{.form = X86_SHL_RI, .rm = R_EDX, .imm = 1}, 2, {0xd1, 0xe2}},
	{{.form = X86_SAR_RI, .rm = R_EDX, .imm = 31}, 3, {0xc1, 0xfa, 0x1f}},
	{{.form = X86_SHR_RC, .rm = R_EDX}, 2, {0xd3, 0xea}},
	{{.form = X86_ROL16_RI, .rm = R_ECX, .imm = 8}, 4, {0x66, 0xc1, 0xc1, 0x08}},
	{{.form = X86_SHLD_RRI, .rm = R_EDX, .reg = R_EAX, .imm = 5}, 4, {0x0f, 0xa4, 0xc2, 0x05}},
	{{.form = X86_SHRD_RRC, .rm = R_EAX, .reg = R_EDX}, 3, {0x0f, 0xad, 0xd0}},
	{{.form = X86_SETCC_R, .cc = CC_A, .rm = R_ECX}, 3, {0x0f, 0x97, 0xc1}},
	{{.form = X86_CMOV_RR, .cc = CC_LE, .reg = R_EAX, .rm = R_EBP}, 3, {0x0f, 0x4e, 0xc5}},
	{{.form = X86_CALL_R, .rm = R_EAX}, 2, {0xff, 0xd0}},
	{{.form = X86_LOCK_XADD_MR, .reg = R_EAX, RM_(R_ECX, NO, 0, 0)}, 4, {0xf0, 0x0f, 0xc1, 0x01}},
	{{.form = X86_LOCK_CMPXCHG8B_M, RM_(R_ESI, NO, 0, 8)}, 5, {0xf0, 0x0f, 0xc7, 0x4e, 0x08}},
	{{.form = X86_LOCK_ADD_MI, RM_(R_ESI, NO, 0, 0), .imm = 1}, 4, {0xf0, 0x83, 0x06, 0x01}},
};

static void body_vectors(struct fixture *t)
{
	for (u32 k = 0; k < ARRAY_SIZE(vectors); k++) {
		struct x86_ins i = vectors[k].i;
		struct code_fixup fix;
		u8 buf[16];
		u32 n;

		if (!x86_has_mem((enum x86_form)i.form))
			i.base = i.index = R_NONE;
		n = x86_encode_ins(t->f, &i, buf, false, &fix);
		CU_ASSERT_EQUAL(n, vectors[k].n);
		CU_ASSERT_EQUAL(memcmp(buf, vectors[k].bytes, vectors[k].n), 0);
		CU_ASSERT_EQUAL(fix.offset, 0);
	}
}

static void test_vectors(void)
{
	run_ok(body_vectors);
}

/* What must never reach the encoder is an internal error, not wrong bytes. */
static const struct x86_ins refused[] = {
	{.form = X86_MOV8_MR, .reg = R_ESI, RM_(R_EAX, NO, 0, 0)},
	{.form = X86_SETCC_R, .rm = R_EDI, .base = NO, .index = NO},
	{.form = X86_MOVZX8_RR, .reg = R_EAX, .rm = R_EBP, .base = NO, .index = NO},
	{.form = X86_MOV_RM, .reg = R_EAX, RM_(R_BPF, NO, 0, -8)},
	{.form = X86_MOV_RM, .reg = R_EAX, RM_(R_SLOT, NO, 0, 0)},
	{.form = X86_MOV_RM, .reg = R_EAX, RM_(R_EAX, R_ESP, 0, 0)},
	{.form = X86_MOV_RM, .reg = X86_FIRST_VREG, RM_(R_EAX, NO, 0, 0)},
	{.form = X86_MOV_RR, .reg = R_EAX, .rm = R_NONE, .base = NO, .index = NO},
	{.form = X86_MOV8_MI, RM_(R_EAX, NO, 0, 0), .imm = 256},
	{.form = X86_CALL_S, .base = NO, .index = NO},
	{.form = X86_NONE, .base = NO, .index = NO},
	{.form = X86_NFORMS, .base = NO, .index = NO},
};
static u32 refused_case;

static void body_refused(struct fixture *t)
{
	struct code_fixup fix;
	u8 buf[16];

	x86_encode_ins(t->f, &refused[refused_case], buf, false, &fix);
}

static void test_refused(void)
{
	for (refused_case = 0; refused_case < ARRAY_SIZE(refused); refused_case++) {
		struct fixture t;

		CU_ASSERT_EQUAL(run(&t, body_refused), -BPFC_EINTERNAL);
		drop(&t);
	}
}

/* -- Functions -------------------------------------------------------------------------------------------- */

/* N blocks in order 1 .. N, each falling through to the next, the last one with RET. */
static void make_blocks(struct fixture *t, u32 n)
{
	struct x86_func *f = t->f;

	f->order = arena_array(f->arena, n, sizeof *f->order);
	f->n_order = n;
	for (u32 b = 1; b <= n; b++) {
		struct x86_block *blk = vec_add(f->arena, &f->blocks);

		f->order[b - 1] = b;
		if (b < n) {
			blk->succ[0] = b + 1;
			blk->nsucc = 1;
		}
	}
}

static void nops(struct fixture *t, u32 b, u32 n)
{
	while (n--)
		x86_emit(t->f, b, X86_NOP);
}

static void branch(struct fixture *t, u32 b, enum x86_form form, u32 to)
{
	struct x86_ins *i = x86_emit(t->f, b, form);
	struct x86_block *blk = &t->f->blocks.p[b];

	i->target = to;
	i->cc = CC_NE;
	if (form == X86_JMP)
		blk->nsucc = 0;
	blk->succ[blk->nsucc++] = to;
}

static u32 encode(struct fixture *t)
{
	u32 sym = code_sym(t->c, "f");

	x86_encode(t->f, t->c, sym, &t->o);
	CU_ASSERT_EQUAL(t->c->syms.p[sym].sect, 0);
	CU_ASSERT_EQUAL(t->c->syms.p[sym].bind, CODE_GLOBAL);
	CU_ASSERT_EQUAL(t->c->syms.p[sym].type, CODE_FUNC);
	CU_ASSERT_EQUAL(t->c->syms.p[sym].size, code_size(t->c, 0) - t->c->syms.p[sym].value);
	return t->c->syms.p[sym].value;
}

static s32 rel32(const u8 *p)
{
	s32 v;

	memcpy(&v, p, 4);
	return v;
}

static u32 limit_n;
static enum x86_form limit_form;

/* Forward over limit_n bytes. */
static void body_forward(struct fixture *t)
{
	const u8 *p;

	make_blocks(t, 3);
	branch(t, 1, limit_form, 3);
	nops(t, 2, limit_n);
	x86_emit(t->f, 3, X86_RET);
	encode(t);
	p = t->c->sects.p[0].bytes.p;
	if (limit_n <= 127) {
		CU_ASSERT_EQUAL(p[0], limit_form == X86_JCC ? 0x75 : 0xeb);
		CU_ASSERT_EQUAL(p[1], limit_n);
		CU_ASSERT_EQUAL(code_size(t->c, 0), 2 + limit_n + 1);
	} else if (limit_form == X86_JCC) {
		CU_ASSERT_TRUE(p[0] == 0x0f && p[1] == 0x85 && rel32(p + 2) == (s32)limit_n);
		CU_ASSERT_EQUAL(code_size(t->c, 0), 6 + limit_n + 1);
	} else {
		CU_ASSERT_TRUE(p[0] == 0xe9 && rel32(p + 1) == (s32)limit_n);
		CU_ASSERT_EQUAL(code_size(t->c, 0), 5 + limit_n + 1);
	}
}

/* Backward over limit_n bytes and the branch itself. */
static void body_backward(struct fixture *t)
{
	const u8 *p;

	make_blocks(t, 3);
	x86_emit(t->f, 1, X86_NOP);
	nops(t, 2, limit_n);
	branch(t, 2, limit_form, 2);
	x86_emit(t->f, 3, X86_RET);
	encode(t);
	p = t->c->sects.p[0].bytes.p + 1 + limit_n;
	if (limit_n + 2 <= 128) {
		CU_ASSERT_EQUAL(p[0], limit_form == X86_JCC ? 0x75 : 0xeb);
		CU_ASSERT_EQUAL((s8)p[1], -(s32)(limit_n + 2));
	} else if (limit_form == X86_JCC) {
		CU_ASSERT_TRUE(p[0] == 0x0f && p[1] == 0x85 && rel32(p + 2) == -(s32)(limit_n + 6));
	} else {
		CU_ASSERT_TRUE(p[0] == 0xe9 && rel32(p + 1) == -(s32)(limit_n + 5));
	}
}

static void test_branch_limits(void)
{
	for (limit_n = 0; limit_n <= 140; limit_n += limit_n == 1 ? 115 : 1) {
		for (int k = 0; k < 2; k++) {
			limit_form = k ? X86_JCC : X86_JMP;
			run_ok(body_forward);
			run_ok(body_backward);
		}
	}
}

/* Follow every branch of the bytes of a function whose code is NOP, JCC and JMP only. */
static void walk(struct fixture *t, u32 n_branches, u32 *n_long)
{
	const u8 *p = t->c->sects.p[0].bytes.p;
	u32 size = code_size(t->c, 0), at = 0, seen = 0, order = 0;
	u32 *starts = arena_array(&t->c->arena, size + 1, sizeof *starts);
	u32 b = 0, left = 0, n = 0;

	*n_long = 0;
	/* where blocks begin follows from the instructions in order */
	for (u32 k = 0; k < t->f->n_order; k++) {
		b = t->f->order[k];
		starts[b] = at;
		for (n = t->f->blocks.p[b].first; n; n = t->f->ins.p[n].next) {
			if (p[at] == 0x90 || p[at] == 0xc3)
				at += 1;
			else if (p[at] == 0xeb || p[at] == 0x75)
				at += 2;
			else
				at += p[at] == 0xe9 ? 5 : 6;
		}
	}
	CU_ASSERT_EQUAL(at, size);
	at = left;
	for (u32 k = 0; k < t->f->n_order; k++) {
		b = t->f->order[k];
		for (n = t->f->blocks.p[b].first; n; n = t->f->ins.p[n].next, order++) {
			u32 len = 1;
			s32 d = 0;

			if (p[at] == 0xeb || p[at] == 0x75) {
				len = 2;
				d = (s8)p[at + 1];
			} else if (p[at] == 0xe9 || p[at] == 0x0f) {
				len = p[at] == 0xe9 ? 5 : 6;
				d = rel32(p + at + len - 4);
				++*n_long;
			}
			at += len;
			if (len == 1)
				continue;
			seen++;
			CU_ASSERT_EQUAL(at + (u32)d, starts[t->f->ins.p[n].target]);
			/* long ones are needed: even with a short encoding of itself it would not reach */
			if (len > 2)
				CU_ASSERT_TRUE(d > 127 || d + (s32)len - 2 < -128);
		}
	}
	CU_ASSERT_EQUAL(seen, n_branches);
}

enum { CHAIN = 200 };
static u32 chain_gap;

/* Block b jumps to block b + span over branches that are at their limit too: one that grows makes the others grow. */
static void body_chain(struct fixture *t)
{
	u32 n_long;

	make_blocks(t, CHAIN + 70);
	for (u32 b = 1; b <= CHAIN; b++)
		branch(t, b, X86_JCC, b + 64);
	nops(t, CHAIN + 63, chain_gap);
	x86_emit(t->f, CHAIN + 70, X86_RET);
	encode(t);
	walk(t, CHAIN, &n_long);
	/* Up to 63 branches of 2 bytes are jumped over: all reach. When the last one has to be long, the first that
	 * jumps over 62 others is number 138, and all before it follow. */
	CU_ASSERT_EQUAL(n_long, chain_gap ? 138 + 1 : 0);
}

static void test_branch_chain(void)
{
	chain_gap = 0;
	run_ok(body_chain);
	chain_gap = 128;
	run_ok(body_chain);
}

static u64 random_seed;

static void body_random(struct fixture *t)
{
	struct prng r;
	u32 n = 300, n_long;

	prng_seed(&r, random_seed);
	make_blocks(t, n);
	for (u32 b = 1; b < n; b++) {
		u32 near = b > 40 ? b - 40 + prng_below(&r, 80) : 1 + prng_below(&r, 80);

		nops(t, b, prng_below(&r, 6));
		branch(t, b, X86_JCC, near < n ? near : n);
	}
	x86_emit(t->f, n, X86_RET);
	encode(t);
	walk(t, n - 1, &n_long);
	CU_ASSERT_TRUE(n_long > 0 && n_long < n);
}

static void test_branch_random(void)
{
	for (random_seed = 1; random_seed <= 30; random_seed++)
		run_ok(body_random);
}

/* A block that asks for alignment gets it, padding does nothing, and short branches over it still reach. */
static void body_align(struct fixture *t)
{
	u32 start;

	code_u8(t->c, 0, 0xc3);
	make_blocks(t, 4);
	branch(t, 1, X86_JCC, 4);
	x86_emit(t->f, 2, X86_NOP);
	t->f->blocks.p[3].align = 4;
	nops(t, 3, 100);
	branch(t, 3, X86_JCC, 3);
	x86_emit(t->f, 4, X86_RET);
	start = encode(t);
	CU_ASSERT_EQUAL(start, 16);
	CU_ASSERT_EQUAL(t->c->sects.p[0].bytes.p[1], 0xcc);
	CU_ASSERT_EQUAL(t->c->sects.p[0].bytes.p[16], 0x75);
	CU_ASSERT_EQUAL(t->c->sects.p[0].bytes.p[17], 14 + 100 + 2);
	CU_ASSERT_EQUAL(t->c->sects.p[0].bytes.p[32], 0x90);
	CU_ASSERT_EQUAL((s8)t->c->sects.p[0].bytes.p[133], -102);
}

static void test_align(void)
{
	run_ok(body_align);
}

static void body_lines(struct fixture *t)
{
	struct x86_ins *i;

	make_blocks(t, 1);
	x86_emit(t->f, 1, X86_NOP);
	for (u32 k = 0; k < 4; k++) {
		i = x86_emit(t->f, 1, X86_NOP);
		i->insn = 7 + k / 2;
	}
	x86_emit(t->f, 1, X86_RET);
	encode(t);
	CU_ASSERT_EQUAL_FATAL(t->c->lines.n, 4);
	CU_ASSERT_TRUE(t->c->lines.p[0].offset == 0 && t->c->lines.p[0].insn == ~0u);
	CU_ASSERT_TRUE(t->c->lines.p[1].offset == 1 && t->c->lines.p[1].insn == 7);
	CU_ASSERT_TRUE(t->c->lines.p[2].offset == 3 && t->c->lines.p[2].insn == 8);
	CU_ASSERT_TRUE(t->c->lines.p[3].offset == 5 && t->c->lines.p[3].insn == ~0u);
}

static void test_lines(void)
{
	run_ok(body_lines);
}

/* -- Symbols ---------------------------------------------------------------------------------------------- */

static void body_symbols(struct fixture *t)
{
	struct prog p = {0};
	struct x86_ins *i;
	const struct code_sect *text;
	u32 thunk;

	*vec_add(&t->c->arena, &p.subprogs) = (struct subprog){.name = "twin", .is_static = true};
	*vec_add(&t->c->arena, &p.subprogs) = (struct subprog){.name = "twin", .is_static = true};
	*vec_add(&t->c->arena, &p.maps) = (struct prog_map){.name = "flows"};
	*vec_add(&t->c->arena, &p.externs) = (struct prog_extern){.name = "maybe", .is_func = true, .is_weak = true};
	t->f->prog = &p;
	make_blocks(t, 1);
	i = x86_emit(t->f, 1, X86_MOV_RI);
	i->rm = R_ECX, i->imm_sym = XS_MAP, i->imm = 12;
	i = x86_emit(t->f, 1, X86_MOV_RM);
	i->reg = R_ECX, i->disp_sym = XS_MAP, i->disp = 16, i->base = R_EDX;
	i = x86_emit(t->f, 1, X86_CALL_S);
	i->imm_sym = XS_HELPER, i->sym = HELPER_map_lookup_elem;
	i = x86_emit(t->f, 1, X86_CALL_S);
	i->imm_sym = XS_HELPER, i->sym = 4000000000u;
	i = x86_emit(t->f, 1, X86_CALL_S);
	i->imm_sym = XS_SUBPROG, i->sym = 1;
	i = x86_emit(t->f, 1, X86_JMP_S);
	i->imm_sym = XS_EXTERN;
	encode(t);
	CU_ASSERT_NOT_EQUAL(x86_symbol(t->c, &p, XS_SUBPROG, 0), x86_symbol(t->c, &p, XS_SUBPROG, 1));
	CU_ASSERT_EQUAL(x86_symbol(t->c, &p, XS_MAP, 0), code_sym(t->c, "flows"));
	CU_ASSERT_EQUAL(x86_symbol(t->c, &p, XS_HELPER, 1), code_sym(t->c, "bpfrt_map_lookup_elem"));
	CU_ASSERT_EQUAL(t->c->syms.p[code_sym(t->c, "maybe")].bind, CODE_WEAK);
	thunk = x86_symbol(t->c, &p, XS_FUNC, 0);
	CU_ASSERT_STRING_EQUAL(t->c->syms.p[thunk].name, "twin.thunk");
	text = &t->c->sects.p[0];
	CU_ASSERT_EQUAL_FATAL(text->fixups.n, 6);
	CU_ASSERT_TRUE(text->fixups.p[0].kind == FIXUP_ABS32 && text->fixups.p[0].offset == 1 &&
		       text->fixups.p[0].addend == 12);
	CU_ASSERT_TRUE(text->fixups.p[1].kind == FIXUP_ABS32 && text->fixups.p[1].offset == 7 &&
		       text->fixups.p[1].addend == 16);
	CU_ASSERT_EQUAL(rel32(text->bytes.p + 7), 16);
	CU_ASSERT_TRUE(text->fixups.p[2].kind == FIXUP_PLT32 && text->fixups.p[2].offset == 12 &&
		       text->fixups.p[2].addend == -4);
	CU_ASSERT_EQUAL(text->fixups.p[3].sym, code_sym(t->c, "bpfrt_helper_4000000000"));
	CU_ASSERT_EQUAL(text->fixups.p[4].kind, FIXUP_PC32);
	/* the local one is resolved when it is defined */
	CU_ASSERT_EQUAL(code_define(t->c, x86_symbol(t->c, &p, XS_SUBPROG, 1), 0, 0, 4, CODE_LOCAL, CODE_FUNC), 0);
	code_resolve_local(t->c);
	CU_ASSERT_EQUAL(text->fixups.n, 5);
	CU_ASSERT_EQUAL(rel32(text->bytes.p + 22), -26);
}

static void test_symbols(void)
{
	run_ok(body_symbols);
}

/* -- Hardening -------------------------------------------------------------------------------------------- */

static int harden_level;
static enum origin harden_origin;
static bool harden_disp;

static void body_harden(struct fixture *t)
{
	static struct stream rnd;
	struct x86_ins *i;
	u32 size, wanted;
	bool whole = harden_origin == ORIGIN_MASKED;

	make_blocks(t, 1);
	stream_init(&rnd, &(struct stream_key){{1}}, 0);
	t->o.rnd = &rnd;
	i = x86_emit(t->f, 1, harden_disp ? X86_MOV_RM : X86_ADD_RI);
	if (harden_disp)
		i->reg = R_EAX, i->base = R_ECX, i->disp = 4, i->disp_origin = (u8)harden_origin;
	else
		i->rm = R_EAX, i->imm = 4, i->imm_origin = (u8)harden_origin;
	x86_emit(t->f, 1, X86_RET);
	t->o.harden = harden_level;
	encode(t);
	size = t->c->syms.p[t->c->syms.n - 1].size - 1;
	/* the short form of an immediate only for what may decide; a part with a random number has none at all */
	if (harden_disp)
		wanted = whole ? 6 : 3;
	else
		wanted = harden_level < 2 || harden_origin == ORIGIN_OWN ? 3 : 5;
	CU_ASSERT_EQUAL(size, wanted);
}

static void test_harden(void)
{
	static const enum origin origins[] = {ORIGIN_OWN, ORIGIN_OFF, ORIGIN_IMM, ORIGIN_MASKED};

	for (harden_level = 0; harden_level <= 3; harden_level++) {
		for (u32 k = 0; k < 2 * ARRAY_SIZE(origins); k++) {
			bool refuse;
			struct fixture t;

			harden_origin = origins[k / 2];
			harden_disp = k % 2;
			refuse = (harden_origin == ORIGIN_IMM && harden_level >= 2) ||
				 (harden_origin == ORIGIN_OFF && harden_level == 3);
			CU_ASSERT_EQUAL(run(&t, body_harden), refuse ? -BPFC_EINTERNAL : 0);
			drop(&t);
		}
	}
}

/* -- Lists and predecessors ------------------------------------------------------------------------------- */

static void body_lists(struct fixture *t)
{
	struct x86_func *f = t->f;
	u32 a, b;

	make_blocks(t, 3);
	x86_emit(f, 1, X86_RET);
	a = f->blocks.p[1].last;
	x86_insert_before(f, 1, a, X86_NOP);
	b = f->blocks.p[1].first;
	x86_insert_before(f, 1, a, X86_CDQ);
	CU_ASSERT_EQUAL(f->ins.p[f->ins.p[b].next].form, X86_CDQ);
	CU_ASSERT_EQUAL(f->ins.p[f->ins.p[a].prev].form, X86_CDQ);
	x86_remove(f, 1, f->ins.p[b].next);
	CU_ASSERT_TRUE(f->ins.p[b].next == a && f->ins.p[a].prev == b);
	x86_remove(f, 1, b);
	CU_ASSERT_TRUE(f->blocks.p[1].first == a && f->ins.p[a].prev == 0);
	x86_remove(f, 1, a);
	CU_ASSERT_TRUE(!f->blocks.p[1].first && !f->blocks.p[1].last);
	CU_ASSERT_EQUAL(x86_vreg_new(f), X86_FIRST_VREG);
	CU_ASSERT_EQUAL(x86_vreg_new(f), X86_FIRST_VREG + 1);
	branch(t, 1, X86_JCC, 3);
	x86_preds(f);
	CU_ASSERT_EQUAL(f->blocks.p[1].npreds, 0);
	CU_ASSERT_EQUAL(f->blocks.p[2].npreds, 1);
	CU_ASSERT_EQUAL(f->blocks.p[3].npreds, 2);
	CU_ASSERT_EQUAL(f->pred_pool[f->blocks.p[3].preds], 1);
	CU_ASSERT_EQUAL(f->pred_pool[f->blocks.p[3].preds + 1], 2);
	CU_ASSERT_EQUAL(f->blocks.p[3].order, 2);
}

static void test_lists(void)
{
	run_ok(body_lists);
}

void suite_encode(void)
{
	CU_pSuite s = CU_add_suite("encode", NULL, NULL);

	CU_add_test(s, "known bytes", test_vectors);
	CU_add_test(s, "what must not get here", test_refused);
	CU_add_test(s, "branches at the limits of their reach", test_branch_limits);
	CU_add_test(s, "branches that push each other", test_branch_chain);
	CU_add_test(s, "random branches", test_branch_random);
	CU_add_test(s, "alignment", test_align);
	CU_add_test(s, "lines", test_lines);
	CU_add_test(s, "symbols and fixups", test_symbols);
	CU_add_test(s, "constants that hardening watches", test_harden);
	CU_add_test(s, "lists and predecessors", test_lists);
}
