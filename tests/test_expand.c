/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What becomes of a blinded constant after allocation (x86_32/expand.c): its two parts, and which second instruction stands
 * in front of what reads flags, writes them, or does neither. Layout of level 3 (x86_32/scatter.c): order and gaps. A block that only jumps
 * (x86_32/tails.c).
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "bpfc.h"
#include "code.h"
#include "stream.h"
#include "test.h"
#include "x86_32/x86.h"

/* What stands behind the constant, with dead flags behind that, and whether flags live at the constant. */
static const struct behind {
	u16 forms[3];
	bool live;
} behinds[] = {
	{{X86_NONE}, false},
	{{X86_MOV_RR}, false},
	{{X86_SETCC_R}, true},
	{{X86_JCC}, true},
	{{X86_MOV_RR, X86_JCC}, true},
	{{X86_LEA, X86_MOV_RR, X86_CMOV_RR}, true},
	{{X86_CMP_RR, X86_JCC}, false},
	{{X86_ADD_RR, X86_ADC_RR}, false},
	{{X86_ADC_RR}, true},
	{{X86_SBB_RR, X86_JCC}, true},
	{{X86_INC_R}, false},
	{{X86_INC_R, X86_ADC_RR}, true}, /* carry goes through */
	{{X86_SHL_RC}, false},
	{{X86_CALL_S, X86_JCC}, false},
};

struct expansion {
	struct bpfc_ctx ctx;
	struct arena arena;
	struct x86_func *f;
};

static void one_block(struct expansion *e)
{
	ctx_init(&e->ctx);
	arena_init(&e->arena, &e->ctx);
	e->f = x86_func_new(&e->ctx, &e->arena, NULL);
	vec_add(&e->arena, &e->f->blocks);
	e->f->order = arena_array(&e->arena, 1, sizeof *e->f->order);
	e->f->order[0] = 1;
	e->f->n_order = 1;
}

static struct x86_ins *put(struct x86_func *f, enum x86_form form)
{
	struct x86_ins *i = x86_emit(f, 1, form);

	i->reg = R_ECX;
	i->rm = R_EDX;
	return i;
}

static void check_behind(const struct behind *b, u32 k, u32 part, u32 reg)
{
	struct expansion e;
	const struct x86_ins *first, *second;
	struct x86_ins *i;

	one_block(&e);
	put(e.f, X86_CMP_RR);
	e.f->cur_insn = 5;
	i = put(e.f, X86_MOV_RI);
	i->rm = reg;
	i->imm = (s32)k;
	i->imm_origin = ORIGIN_IMM;
	i->disp = (s32)part;
	i->blind = true;
	e.f->cur_insn = 6;
	for (u32 n = 0; n < ARRAY_SIZE(b->forms) && b->forms[n]; n++)
		put(e.f, (enum x86_form)b->forms[n]);
	x86_expand(e.f);
	first = &e.f->ins.p[e.f->ins.p[e.f->blocks.p[1].first].next];
	second = &e.f->ins.p[first->next];
	CU_ASSERT(first->form == X86_MOV_RI && !first->blind && first->rm == reg && first->imm_origin == ORIGIN_MASKED && !first->disp);
	CU_ASSERT_EQUAL(second->form, b->live ? X86_LEA : X86_XOR_RI);
	if (second->form == X86_LEA) {
		CU_ASSERT(second->reg == reg && second->base == reg && second->index == R_NONE);
		CU_ASSERT(second->disp_origin == ORIGIN_MASKED && (u32)first->imm + (u32)second->disp == k);
		CU_ASSERT_EQUAL((u32)second->disp, part);
	} else {
		CU_ASSERT(second->rm == reg && second->imm_origin == ORIGIN_MASKED);
		CU_ASSERT_EQUAL((u32)first->imm ^ (u32)second->imm, k);
		CU_ASSERT_EQUAL((u32)second->imm, part);
	}
	CU_ASSERT(first->insn == 5 && second->insn == 5);
	CU_ASSERT_EQUAL(e.f->ins.p[second->next].form, b->forms[0]);
	arena_free(&e.arena);
	ctx_fini(&e.ctx);
}

static void test_expand(void)
{
	static const u32 values[][2] = {{0, 0}, {0x12345678, 0x9abcdef0}, {0xffffffff, 1}, {5, 0x80000000}, {0x80cd80cd, 0xff}};

	for (u32 b = 0; b < ARRAY_SIZE(behinds); b++)
		for (u32 v = 0; v < ARRAY_SIZE(values); v++)
			check_behind(&behinds[b], values[v][0], values[v][1], v & 1 ? R_ESI : R_EBX);
}

/* -- Layout -------------------------------------------------------------------------------------------------- */

/* A block of adds, one after the other, by its numbers. */
static struct expansion adds(u32 n, u32 depth)
{
	struct expansion e;

	one_block(&e);
	e.f->blocks.p[1].depth = (u16)depth;
	for (u32 k = 0; k < n; k++) {
		e.f->cur_insn = k;
		put(e.f, X86_ADD_RR);
	}
	e.f->cur_insn = n;
	put(e.f, X86_RET);
	return e;
}

struct layouts {
	u32 falls, gaps, longest, shortest, entry; /* places where numbers fall, gaps, instructions of a piece, first gap */
};

/* All instructions are there, pieces go on where they were cut, and only the entry stays in its place. */
static void look(const struct x86_func *f, u32 n, struct layouts *l)
{
	u32 seen = 0, before = 0;

	CU_ASSERT_EQUAL(f->order[0], 1);
	for (u32 k = 0; k < f->n_order; k++) {
		const struct x86_block *b = &f->blocks.p[f->order[k]];
		const struct x86_ins *last = &f->ins.p[b->last];
		u32 in_piece = 0;

		for (u32 i = b->first; i; i = f->ins.p[i].next)
			in_piece += f->ins.p[i].form == X86_ADD_RR;
		seen += in_piece;
		l->falls += k && f->ins.p[b->first].insn < before;
		before = f->ins.p[b->first].insn;
		l->gaps += b->pad > 0;
		CU_ASSERT(b->pad < (k ? 64 : 256) && !b->align);
		l->longest = MAX(l->longest, in_piece);
		if (last->form == X86_RET)
			continue;
		l->shortest = MIN(l->shortest, in_piece);
		CU_ASSERT_FATAL(last->form == X86_JMP && last->target < f->blocks.n);
		CU_ASSERT_EQUAL(f->ins.p[f->blocks.p[last->target].first].insn, f->ins.p[last->prev].insn + 1);
	}
	l->entry += f->blocks.p[1].pad;
	CU_ASSERT_EQUAL(seen, n);
}

static void scatter(u32 depth, u32 shortest, u32 longest)
{
	enum { N = 6000, SEEDS = 20 };
	struct layouts l = {.shortest = N};
	struct stream_key key = {{9}};
	struct stream rnd;
	struct x86_opts o = {.harden = 3, .rnd = &rnd};

	stream_init(&rnd, &key, 1);
	for (u32 k = 0; k < SEEDS; k++) {
		struct expansion e = adds(N, depth);

		x86_scatter(e.f, &o);
		look(e.f, N, &l);
		CU_ASSERT(e.f->n_order > N / longest);
		arena_free(&e.arena);
		ctx_fini(&e.ctx);
	}
	CU_ASSERT(l.longest > longest * 7 / 8 && l.longest <= longest && l.shortest >= shortest && l.shortest < shortest * 3 / 2);
	CU_ASSERT(l.falls > SEEDS * (N / longest) / 3 && l.gaps > SEEDS * (N / longest));
	CU_ASSERT(l.entry > SEEDS * 70 && l.entry < SEEDS * 190);
}

static void test_scatter(void)
{
	scatter(0, 8, 32);
	scatter(1, 24, 96);
}

/* -- Jumps taken in ----------------------------------------------------------------------------------------- */

/* Blocks: 1 branches to 3 or goes on to 2, which only jumps to 4; 3 jumps to 4 or, if SEVERAL ways lead there, to 2. */
static void check_taken(bool several)
{
	static const u32 succ[5][2] = {{0}, {3, 2}, {4}, {4}, {0}};
	struct expansion e;
	u32 n = 0, last;

	one_block(&e);
	e.f->order = arena_array(&e.arena, 4, sizeof *e.f->order);
	e.f->n_order = 4;
	for (u32 b = 1; b <= 4; b++) {
		if (b > 1)
			vec_add(&e.arena, &e.f->blocks);
		e.f->order[b - 1] = b;
		e.f->blocks.p[b].nsucc = b == 1 ? 2 : b == 4 ? 0 : 1;
		e.f->blocks.p[b].succ[0] = b == 3 && several ? 2 : succ[b][0];
		e.f->blocks.p[b].succ[1] = succ[b][1];
	}
	put(e.f, X86_CMP_RR);
	put(e.f, X86_JCC)->target = 3;
	x86_emit(e.f, 2, X86_JMP)->target = 4;
	x86_emit(e.f, 3, X86_CDQ);
	x86_emit(e.f, 3, X86_JMP)->target = several ? 2 : 4;
	x86_emit(e.f, 4, X86_RET);
	x86_preds(e.f);
	x86_tails(e.f);
	for (u32 k = 0; k < e.f->n_order; k++)
		n += e.f->order[k] == 2;
	last = e.f->ins.p[e.f->blocks.p[1].last].form;
	CU_ASSERT(several ? n == 1 && last == X86_JCC && e.f->blocks.p[2].first : n == 0 && last == X86_JMP);
	arena_free(&e.arena);
	ctx_fini(&e.ctx);
}

static void test_taken(void)
{
	check_taken(false);
	check_taken(true);
}

void suite_expand(void)
{
	CU_pSuite s = CU_add_suite("expand", NULL, NULL);

	CU_add_test(s, "two parts and flags", test_expand);
	CU_add_test(s, "pieces in random order", test_scatter);
	CU_add_test(s, "blocks that only jump", test_taken);
}
