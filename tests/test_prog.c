/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The program model and its structural check: each error with the smallest programs that have it and the nearest that
 * do not, function cutting, references, call graph, and the readers of raw and text input.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "front/front.h"
#include "prog.h"
#include "test.h"

/* -- Programs that are right or wrong --------------------------------------------------------------------- */

#define OK "exit\n"
#define MAPS ".map m array 4 8 1 7\n"

static const struct {
	const char *text;
	int want;
	const char *place, *reason; /* of the message */
} cases[] = {
	{"exit", 0, 0, 0},
	{"", -BPFC_ENO_PROGRAM, "t: ", "no instructions"},
	/* codes */
	{".insn 0xff\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "code 0xff"},
	{"r0 = 1\n.insn 0\n" OK, -BPFC_EOPCODE, "t:prog+1: ", "code 0x00"},
	{".insn 0x8c\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "code 0x8c"},
	{".insn 0x00000000000201bf\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "off 2"},
	{".insn 0x000000e0fff81adb\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "imm 0xe0"},
	{".insn 0x0000000000007118\n.insn 0\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "src 7"},
	{".insn 0x0000000100003085\n" OK, -BPFC_EOPCODE, "t:prog+0: ", "src 3"},
	/* reserved fields */
	{".insn 0x0000000100012007\n" OK, -BPFC_ERESERVED,
	 "t:prog+0: ", "src must be 0, found dst 0, src 2, off 1, imm 1"},
	{".insn 0x0000000100010007\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "off must be 0"},
	{".insn 0x000000010000210f\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000000000195", -BPFC_ERESERVED, "t:prog+0: ", "dst must be 0"},
	{".insn 0x0000000100000095", -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000000010095", -BPFC_ERESERVED, "t:prog+0: ", "off must be 0"},
	{".insn 0x0000000000001095", -BPFC_ERESERVED, "t:prog+0: ", "src must be 0"},
	{".insn 0x0000000100000005\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000000010006\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "off must be 0"},
	{".insn 0x0000000000010085\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "off must be 0"},
	{".insn 0x000000050000028d\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000c0000008d\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000100000187\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x0000000100002171\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	/* registers */
	{"r10 += 1\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "r10 is read-only"},
	{"r10 = 0 ll\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "r10 is read-only"},
	{"r10 = *(u8 *)(r1 + 0)\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "r10 is read-only"},
	{"r10 = xchg_64(r1 + 0, r10)\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "src must be r0 to r9"},
	{"r1 = r10\n*(u8 *)(r1 + 0) = r10\nr0 = cmpxchg_64(r10 - 8, r0, r10)\n" OK, 0, 0, 0},
	{".insn 0x0000000000000bb7\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "r0 to r10, found dst r11"},
	{".insn 0x000000000000f1bf\n" OK, -BPFC_EBAD_REG, "t:prog+0: ", "found dst r1, src r15"},
	{"callx r10\n" OK, 0, 0, 0},
	/* 64-bit constants */
	{"r1 = 5 ll\n" OK, 0, 0, 0},
	{"exit\n.insn 0x0000000100000118", -BPFC_ELDIMM64, "t:prog+1: ", "missing"},
	{".insn 0x0000000100000118\n" OK, -BPFC_ELDIMM64, "t:prog+0: ", "found 0x95"},
	{".insn 0x0000000100000118\n.insn 0x100\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "dst of the second slot"},
	{".insn 0x0000000100000118\n.insn 0x1000\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "src of the second slot"},
	{".insn 0x0000000100000118\n.insn 0x10000\n" OK, -BPFC_ERESERVED, "t:prog+0: ", "off of the second slot"},
	{MAPS ".insn 0x0000000700001118\n.insn 0x0000000100000000\n" OK, -BPFC_ERESERVED,
	 "t:prog+0: ", "imm of the second"},
	/* jumps */
	{"goto +0\n" OK, 0, 0, 0},
	{"r0 = 0\ngoto -2\n", 0, 0, 0},
	{"goto +1\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction 2 of prog, which has 0 to 1"},
	{"goto -2\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction -1"},
	{"gotol +2147483647\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction 2147483648"},
	{"gotol -2147483648\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction -2147483647"},
	{"if r0 == 0 goto +1\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction 2"},
	{"may_goto +1\n" OK, -BPFC_EJUMP_RANGE, "t:prog+0: ", "instruction 2"},
	{"may_goto +0\n" OK, 0, 0, 0},
	{"goto +1\nr1 = 5 ll\n" OK, -BPFC_EJUMP_MIDDLE, "t:prog+0: ", "instruction 2, the second slot"},
	{"r1 = 5 ll\nif w0 < w1 goto -2\n" OK, -BPFC_EJUMP_MIDDLE, "t:prog+2: ", "second slot"},
	{"r1 = 5 ll\nif w0 < w1 goto -3\n" OK, 0, 0, 0},
	{"call f\ngoto +1\nexit\nf: r0 = 0\nexit\n", -BPFC_EJUMP_RANGE,
	 "t:prog+1: ", "instruction 3 of prog, which has 0 to 2"},
	{"call f\nexit\nf: r0 = 0\ngoto -4\nexit\n", -BPFC_EJUMP_RANGE, "t:f+1: ", "instruction -2 of f"},
	/* ends */
	{"r0 = 0", -BPFC_EFALL_THROUGH, "t:prog+0: ", "runs off the end of prog"},
	{"r1 = 5 ll", -BPFC_EFALL_THROUGH, "t:prog+0: ", "runs off"},
	{"goto +1\nl: exit\nif r0 == 0 goto l", -BPFC_EFALL_THROUGH, "t:prog+2: ", "runs off"},
	{"goto +1\nl: exit\nmay_goto l", -BPFC_EFALL_THROUGH, "t:prog+2: ", "runs off"},
	{"if r1 == 0 goto +1\nexit\ncall 5", -BPFC_EFALL_THROUGH, "t:prog+2: ", "runs off"},
	{"may_goto +1\nexit\nr0 = 0", -BPFC_EFALL_THROUGH, "t:prog+2: ", "runs off"},
	{"goto +2\nexit\nl: r0 = 0\ngoto +1\nexit\nif r0 == 0 goto l\nr0 = 1", -BPFC_EFALL_THROUGH, "t:prog+6: ", "runs off"},
	{"call f\nexit\nf: r0 = 0", -BPFC_EFALL_THROUGH, "t:f+0: ", "runs off the end of f"},
	/* ... which nothing leads to */
	{"exit\nr1 = 5 ll", 0, 0, 0},
	{"l: exit\nif r0 == 0 goto l", 0, 0, 0},
	{"l: exit\nmay_goto l", 0, 0, 0},
	{"exit\ncall 5", 0, 0, 0},
	{"goto +1\nr0 = 1\nexit\nr0 = 2", 0, 0, 0},
	{"call f\nexit\nr0 = 7\nf: exit\nr0 = 8", 0, 0, 0},
	/* the kernel's mark of a zero extension */
	{".insn 0x00000001000011bc\nexit", 0, 0, 0},
	{".insn 0x00000001000012bc\nexit", -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x00000002000011bc\nexit", -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{".insn 0x00000001000011bf\nexit", -BPFC_ERESERVED, "t:prog+0: ", "imm must be 0"},
	{"l: exit\ngoto l", 0, 0, 0},
	{"l: exit\ngotol l", 0, 0, 0},
	{"call f\nf: exit", -BPFC_EFALL_THROUGH, "t:prog+0: ", "runs off the end of prog"},
	/* calls */
	{"call f\nexit\nf: exit", 0, 0, 0},
	{"call pc+1\nexit\nexit", 0, 0, 0},
	{"call pc+1\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "instruction 2, allowed are 0 to 1"},
	{"call pc-2\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "instruction -1"},
	{"call pc+2147483647\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "instruction 2147483648"},
	{"call pc+2\nexit\nr1 = 5 ll\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "second slot"},
	{"call -1\nexit", -BPFC_EBAD_IMM, "t:prog+0: ", "helper number -1"},
	{"call 100000\nexit", 0, 0, 0},
	{"call kfunc 5\nexit", -BPFC_EEXTERN, "t:prog+0: ", "BTF id 5"},
	{"r1 = func pc+2 ll\nexit\nexit", 0, 0, 0},
	{"r1 = func pc+7 ll\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "instruction 8"},
	{"r1 = func pc+0 ll\nexit", -BPFC_ECALL_TARGET, "t:prog+0: ", "second slot"},
	/* circles */
	{"call pc-1\nexit", -BPFC_ERECURSION, "t:prog+0: ", "recursion: prog -> prog"},
	{"call f\nexit\nf: call g\nexit\ng: call f\nexit", -BPFC_ERECURSION, "t:g+0: ", "recursion: f -> g -> f"},
	{"call f\ncall g\nexit\nf: call g\nexit\ng: exit", 0, 0, 0},
	{"r1 = f ll\nexit\nf: r1 = f ll\nexit", 0, 0, 0},
	/* references */
	{MAPS "r1 = map 7 ll\nexit", 0, 0, 0},
	{MAPS "r1 = map_idx 7 ll\nexit", 0, 0, 0},
	{MAPS "r1 = map m ll\nexit", 0, 0, 0},
	{MAPS "r1 = map 8 ll\nexit", -BPFC_ENO_MAP, "t:prog+0: ", "map 8 is not defined"},
	{"r1 = map -1 ll\nexit", -BPFC_ENO_MAP, "t:prog+0: ", "map -1 is not defined"},
	{".map m array 4 8 1\nr1 = map -1 ll\nexit", -BPFC_ENO_MAP, "t:prog+0: ", "map -1 is not defined"},
	{MAPS "r1 = map_value 7, 0 ll\nexit", 0, 0, 0},
	{".map m array 4 8 1 5\nr1 = map_value 5, 7 ll\nexit", 0, 0, 0},
	{".map m array 4 8 1 5\nr1 = map_idx_value 5, 7 ll\nexit", 0, 0, 0},
	{".map m array 4 8 1 5\nr1 = map_value 5, 8 ll\nexit", -BPFC_EBAD_IMM, "t:prog+0: ", "which has 8 bytes"},
	{".map m array 4 8 1 5\nr1 = map_value 5, -1 ll\nexit", -BPFC_EBAD_IMM, "t:prog+0: ", "offset 4294967295"},
	{".map m array 4 8 2 5\nr1 = map_value 5, 0 ll\nexit", -BPFC_EUNSUPPORTED, "t:prog+0: ", "array of one"},
	{".map m hash 4 8 1 5\nr1 = map_value 5, 0 ll\nexit", -BPFC_EUNSUPPORTED, "t:prog+0: ", "array of one"},
	{".map m array 4 8 1 5\nr1 = map_value 6, 0 ll\nexit", -BPFC_ENO_MAP, "t:prog+0: ", "map 6"},
	{"r1 = btf_id 5, 0 ll\nexit", -BPFC_EEXTERN, "t:prog+0: ", "BTF id 5"},
};

static void test_cases(void)
{
	for (u32 i = 0; i < ARRAY_SIZE(cases); i++) {
		struct bpfc_ctx ctx;
		struct prog *p;
		int err;

		ctx_init(&ctx);
		p = prog_new(&ctx, "t");
		CU_ASSERT_EQUAL_FATAL(asm_parse(p, cases[i].text, strlen(cases[i].text)), 0);
		err = prog_check(p);
		CU_ASSERT_EQUAL(err, cases[i].want);
		CU_ASSERT_EQUAL(err != 0, ctx.first != NULL);
		if (ctx.first) {
			const char *text = ctx.first->text;
			bool ok = (!cases[i].place || strncmp(text, cases[i].place, strlen(cases[i].place)) == 0) &&
				  (!cases[i].reason || strstr(text, cases[i].reason));

			CU_ASSERT_PTR_NULL(ctx.first->next);
			CU_ASSERT_TRUE(ok && err == cases[i].want);
			if (!ok || err != cases[i].want)
				fprintf(stderr, "%s\n   gives %s\n", cases[i].text, text);
		} else if (cases[i].want) {
			fprintf(stderr, "%s\n   is accepted\n", cases[i].text);
		}
		prog_free(p);
		CU_ASSERT_EQUAL(ctx.mem_used, 0);
		ctx_fini(&ctx);
	}
}

/* -- What the check leaves behind ------------------------------------------------------------------------- */

static struct prog *checked(struct bpfc_ctx *ctx, const char *text)
{
	struct prog *p = prog_new(ctx, "t");

	CU_ASSERT_EQUAL_FATAL(asm_parse(p, text, strlen(text)), 0);
	CU_ASSERT_EQUAL_FATAL(prog_check(p), 0);
	return p;
}

static void test_facts(void)
{
	struct bpfc_ctx ctx;
	struct prog *p;
	u32 *order, place[4];

	ctx_init(&ctx);
	p = checked(&ctx, "r1 = 5 ll\nl: if r1 == 0 goto l\ncall a\nr2 = cb ll\nexit\n"
			  "a: call b\nexit\nb: call 12\nexit\ncb: exit\n");
	CU_ASSERT_EQUAL_FATAL(p->subprogs.n, 4);
	CU_ASSERT_TRUE(p->aux[0].target && !p->aux[0].second);
	CU_ASSERT_TRUE(!p->aux[1].target && p->aux[1].second);
	CU_ASSERT_TRUE(p->aux[2].target);
	CU_ASSERT_FALSE(p->aux[3].target);
	CU_ASSERT(p->aux[3].ref == REF_SUBPROG && p->aux[3].index == 1);
	CU_ASSERT(p->aux[4].ref == REF_SUBPROG && p->aux[4].index == 3);
	CU_ASSERT_TRUE(p->aux[7].target && p->aux[9].target && p->aux[11].target);
	CU_ASSERT_TRUE(p->subprogs.p[0].uses_tail_call && p->subprogs.p[1].uses_tail_call &&
		       p->subprogs.p[2].uses_tail_call);
	CU_ASSERT_FALSE(p->subprogs.p[3].uses_tail_call);
	CU_ASSERT_TRUE(p->subprogs.p[3].addr_taken);
	CU_ASSERT_FALSE(p->subprogs.p[1].addr_taken);
	CU_ASSERT_TRUE(p->subprogs.p[0].is_prog);
	CU_ASSERT_FALSE(p->subprogs.p[1].is_prog);
	order = prog_call_order(p);
	for (u32 k = 0; k < 4; k++)
		place[order[k]] = k;
	CU_ASSERT(place[2] < place[1] && place[1] < place[0]);
	CU_ASSERT_EQUAL(prog_subprog_of(p, 6), 0);
	CU_ASSERT_EQUAL(prog_subprog_of(p, 7), 1);
	CU_ASSERT_EQUAL(prog_subprog_of(p, 11), 3);
	CU_ASSERT_EQUAL(prog_subprog_by_name(p, "b"), 2);
	CU_ASSERT_EQUAL(prog_subprog_by_name(p, "c"), -1);
	CU_ASSERT_EQUAL(prog_check(p), 0); /* once more is no harm */
	prog_free(p);
	ctx_fini(&ctx);
}

/* A reader that knows functions and references: distances follow from them. */
static void test_reader_refs(void)
{
	struct bpfc_ctx ctx;
	struct prog *p;
	struct subprog *s;

	ctx_init(&ctx);
	p = prog_new(&ctx, "t");
	prog_set_insns(p, 6);
	p->insns[0] = (struct insn){.code = 0x85, .src = 1, .imm = -1};
	p->aux[0] = (struct insn_aux){.ref = REF_SUBPROG, .index = 1};
	p->insns[1] = (struct insn){.code = 0x18, .dst = 1};
	p->aux[1] = (struct insn_aux){.ref = REF_SUBPROG, .index = 1};
	p->insns[3] = (struct insn){.code = 0x85, .src = 1, .imm = -1};
	p->aux[3] = (struct insn_aux){.ref = REF_EXTERN, .index = 0};
	p->insns[4] = (struct insn){.code = 0x95};
	p->insns[5] = (struct insn){.code = 0x95};
	s = vec_add(&p->arena, &p->subprogs);
	*s = (struct subprog){.name = "x", .section = "tc", .start = 0, .n = 5, .is_prog = true};
	s = vec_add(&p->arena, &p->subprogs);
	*s = (struct subprog){.name = "y", .section = ".text", .start = 5, .n = 1};
	vec_add(&p->arena, &p->externs)->name = "kernel_function";
	CU_ASSERT_EQUAL(prog_check(p), 0);
	CU_ASSERT_EQUAL(p->insns[0].imm, 4);
	CU_ASSERT(p->insns[1].src == PSEUDO_FUNC && p->insns[1].imm == 3);
	CU_ASSERT_TRUE(p->subprogs.p[1].addr_taken);
	CU_ASSERT_EQUAL(p->insns[3].src, 2);
	/* A call into another function's middle. */
	p->aux[0].ref = REF_NONE;
	p->insns[0].imm = 3;
	CU_ASSERT_EQUAL(prog_check(p), -BPFC_ECALL_TARGET);
	CU_ASSERT_PTR_NOT_NULL_FATAL(ctx.first);
	CU_ASSERT(strncmp(ctx.first->text, "t:tc/x+0: ", 10) == 0);
	prog_free(p);
	ctx_fini(&ctx);
}

/* -- Size ------------------------------------------------------------------------------------------------- */

/* Function N calls N + 1, a hundred thousand deep; then the last calls the first. */
static void test_deep_calls(void)
{
	enum { DEPTH = 100000 };
	struct bpfc_ctx ctx;
	struct prog *p;

	ctx_init(&ctx);
	p = prog_new(&ctx, "t");
	prog_set_insns(p, 2 * DEPTH);
	for (u32 i = 0; i < DEPTH; i++) {
		p->insns[2 * i] = (struct insn){.code = 0x85, .src = 1, .imm = 1};
		p->insns[2 * i + 1] = (struct insn){.code = 0x95};
	}
	p->insns[2 * DEPTH - 2] = (struct insn){.code = 0x85, .imm = 12};
	CU_ASSERT_EQUAL(prog_check(p), 0);
	CU_ASSERT_EQUAL(p->subprogs.n, DEPTH);
	CU_ASSERT_TRUE(p->subprogs.p[0].uses_tail_call);
	CU_ASSERT_STRING_EQUAL(p->subprogs.p[DEPTH - 1].name, "sub99999");
	p->insns[2 * DEPTH - 2] = (struct insn){.code = 0x85, .src = 1, .imm = -2 * DEPTH + 1};
	CU_ASSERT_EQUAL(prog_check(p), -BPFC_ERECURSION);
	CU_ASSERT_PTR_NOT_NULL_FATAL(ctx.first);
	CU_ASSERT(strlen(ctx.first->text) < 300);
	prog_free(p);
	ctx_fini(&ctx);
}

/* -- Readers ---------------------------------------------------------------------------------------------- */

static int load(struct bpfc_ctx *ctx, const void *data, size_t size, const struct bpfc_opts *opts, struct prog **p)
{
	return front_load_mem(ctx, "t", data, size, opts, p);
}

static void test_readers(void)
{
	static const u8 raw[] = {0xb7, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f, 0x61, 0x21, 0xfc, 0xff,
				 0,    0, 0, 0, 0x95, 0,    0,	  0,	0,    0,    0,	  0};
	static const char text[] = "r1 = map 3 ll\nexit\n";
	struct bpfc_map_def maps[] = {{3, 2, 4, 8, 16}, {3, 2, 4, 8, 16}};
	struct bpfc_opts opts = {.type = "xdp"};
	struct bpfc_ctx ctx;
	struct prog *p;

	ctx_init(&ctx);
	CU_ASSERT_EQUAL_FATAL(load(&ctx, raw, sizeof(raw), &opts, &p), 0);
	CU_ASSERT_EQUAL(p->n_insns, 3);
	CU_ASSERT_EQUAL(p->insns[0].imm, 0x7fffffff);
	CU_ASSERT(p->insns[1].dst == 1 && p->insns[1].src == 2 && p->insns[1].off == -4);
	CU_ASSERT(p->subprogs.n == 1 && p->subprogs.p[0].type == PROG_XDP);
	CU_ASSERT_STRING_EQUAL(p->subprogs.p[0].name, "prog");
	prog_free(p);
	opts.maps = maps;
	opts.n_maps = 1;
	CU_ASSERT_EQUAL_FATAL(load(&ctx, text, strlen(text), &opts, &p), 0);
	CU_ASSERT_STRING_EQUAL(p->maps.p[0].name, "map3");
	CU_ASSERT_EQUAL(prog_check(p), 0);
	CU_ASSERT(p->aux[0].ref == REF_MAP && p->aux[0].index == 0 && p->maps.p[0].max_entries == 16);
	prog_free(p);
	opts.n_maps = 2;
	CU_ASSERT_EQUAL(load(&ctx, text, strlen(text), &opts, &p), -BPFC_EMAP_DEF);
	CU_ASSERT_PTR_NULL(p);
	opts.n_maps = 0;
	CU_ASSERT_EQUAL(load(&ctx, raw, 23, &opts, &p), -BPFC_EFORMAT);
	opts.input = BPFC_INPUT_RAW;
	CU_ASSERT_EQUAL(load(&ctx, raw, 23, &opts, &p), -BPFC_ERAW_SIZE);
	CU_ASSERT_EQUAL(load(&ctx, raw, 0, &opts, &p), -BPFC_ERAW_SIZE);
	opts.input = BPFC_INPUT_ASM;
	CU_ASSERT_EQUAL(load(&ctx, "# no", 4, &opts, &p), -BPFC_ENO_PROGRAM);
	CU_ASSERT_EQUAL(load(&ctx, raw, sizeof(raw), &opts, &p), -BPFC_ESYNTAX);
	opts.input = BPFC_INPUT_CBPF;
	CU_ASSERT_EQUAL(load(&ctx, raw, sizeof(raw), &opts, &p), -BPFC_EUSAGE); /* no such filter: xdp */
	opts.type = NULL;
	CU_ASSERT_EQUAL(load(&ctx, raw, sizeof(raw), &opts, &p), -BPFC_EOPCODE);
	opts.input = BPFC_INPUT_RAW;
	opts.type = "bogus";
	CU_ASSERT_EQUAL(load(&ctx, raw, sizeof(raw), &opts, &p), -BPFC_EUSAGE);
	CU_ASSERT_EQUAL(ctx.mem_used, 0);
	CU_ASSERT_EQUAL(front_load_file(&ctx, "/nonexistent/file", &opts, &p), -BPFC_EOPEN);
	CU_ASSERT_EQUAL(front_load_file(&ctx, "/", &opts, &p), -BPFC_EOPEN);
	CU_ASSERT_EQUAL(ctx.mem_used, 0);
	ctx_fini(&ctx);
}

/* Random instructions, most of them near to valid: the check ends with a verdict, and what it accepts decodes. */
static void test_random_programs(void)
{
	struct prng r;
	u32 accepted = 0;

	prng_seed(&r, 7);
	for (u32 round = 0; round < 20000; round++) {
		struct bpfc_ctx ctx;
		struct prog *p;
		u32 n = 1 + prng_below(&r, 12);
		int err;

		ctx_init(&ctx);
		p = prog_new(&ctx, "t");
		prog_set_insns(p, n);
		for (u32 i = 0; i < n; i++) {
			p->insns[i] = isa_template(1 + prng_below(&r, ISA_NIDS - 1));
			p->insns[i].dst |= prng_below(&r, 20) == 0;
			if (prng_below(&r, 4) == 0)
				p->insns[i].off = (s16)prng_below(&r, 8) - 4;
			if (prng_below(&r, 4) == 0)
				p->insns[i].imm = (s32)prng_below(&r, 8) - 4;
			if (i == n - 1 || prng_below(&r, 4) == 0)
				p->insns[i] = (struct insn){.code = 0x95};
		}
		err = prog_check(p);
		CU_ASSERT(err <= 0 && err > -BPFC_NERRORS);
		CU_ASSERT_EQUAL(err != 0, ctx.first != NULL);
		for (u32 i = 0; i < n && !err; i++) {
			struct isa_info info;

			CU_ASSERT(isa_decode(&p->insns[i], &info) || p->aux[i].second);
		}
		accepted += !err;
		prog_free(p);
		ctx_fini(&ctx);
	}
	CU_ASSERT(accepted > 1000 && accepted < 19000);
}

static void test_types(void)
{
	CU_ASSERT_EQUAL(prog_type_by_name("xdp"), PROG_XDP);
	CU_ASSERT_EQUAL(prog_type_by_name("bogus"), -1);
	CU_ASSERT_STRING_EQUAL(prog_type_name(PROG_TC), "tc");
	CU_ASSERT_EQUAL(prog_type_uapi(PROG_XDP), 6);
	CU_ASSERT_EQUAL(prog_type_uapi(PROG_SECCOMP), -1);
}

void suite_prog(void)
{
	CU_pSuite s = CU_add_suite("prog", NULL, NULL);

	CU_add_test(s, "right and wrong programs", test_cases);
	CU_add_test(s, "facts", test_facts);
	CU_add_test(s, "references from a reader", test_reader_refs);
	CU_add_test(s, "deep calls", test_deep_calls);
	CU_add_test(s, "readers", test_readers);
	CU_add_test(s, "random programs", test_random_programs);
	CU_add_test(s, "program types", test_types);
}
