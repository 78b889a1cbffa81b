/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fuzz entry: compile, run in the 32-bit guest, compare with the interpreter. The first 8 bytes are the number of a program
 * of random_gen.c, the ninth what it is made of and how it is compiled, each further 5 change it: position (2 bytes), what
 * (constant, register, operation, offset, memory), value (2). Programs whose result is not defined are left alone. Without
 * a guest they are only compiled.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "random_edit.h"
#include "random_run.h"
#include "random_shrink.h"

enum { HEAD = 9, CHANGE = 5 };

/* How a constant is changed by 16 bits. */
static s32 number(s32 was, u32 v)
{
	switch (v & 3) {
	case 0:
		return (s32)((u32)was + (u32)(s8)(v >> 8));
	case 1:
		return (s32)((u32)was ^ 1u << (v >> 8 & 31));
	case 2:
		return (s16)(v & 0xfffc);
	}
	return (s32)(v << 16 | (v >> 8));
}

static void change(struct random_program *p, const uint8_t *c)
{
	u32 i = ((u32)c[0] | (u32)c[1] << 8) % p->n, v = (u32)c[3] | (u32)c[4] << 8;
	struct insn *insn = &p->insns[i];
	struct isa_info info;
	const struct isa_row *row;

	if (!isa_decode(insn, &info))
		return;
	row = isa_row((enum isa_id)info.id);
	switch (c[2] % 6) {
	case 0:
		if (row->imm.rule == FIELD_ANY && info.kind != ISA_CALL && info.kind != ISA_JA &&
		    (info.kind != ISA_LDIMM64 || info.op == PSEUDO_CONST))
			insn->imm = number(insn->imm, v);
		return;
	case 1:
		if (row->dst.rule != FIELD_ZERO && row->dst.rule != FIELD_IS)
			insn->dst = v % 10 & 15;
		return;
	case 2:
		if (row->src.rule == FIELD_READ || row->src.rule == FIELD_RW)
			insn->src = v % 11 & 15;
		return;
	case 3:
		if (info.kind != ISA_CALL && info.kind != ISA_LDIMM64)
			edit_set_row(insn, (enum isa_id)info.id, edit_similar((enum isa_id)info.id, v & 63));
		return;
	case 4:
		if (row->off.rule == FIELD_ANY)
			insn->off = (s16)(insn->off + (s8)v);
		return;
	case 5:
		p->mem[v % p->mem_size] ^= c[2];
		return;
	}
}

static void compare(struct tester *t, const struct random_program *p, u32 how)
{
	static const enum engine_id chosen[] = {E_O0, E_O1, E_O2, E_O2_H2, E_O2_H3, E_O0_H3, E_O0_H2, E_O2};
	struct variant v = {.engine = chosen[how & 7], .seed = how >> 3 & 3, .harden_seed = how};
	struct expected want;

	if (tester_reference(t, p, &want) != REFERENCE_OK)
		return;
	if (!tester_agrees(t, p, &v, &want)) {
		fprintf(stderr, "fuzz: %s, seed %u: %s\n", engines[v.engine].name, v.seed, tester_message(t));
		random_case(t, p, &want, "found by fuzz_run", stderr);
		abort();
	}
	expected_free(&want);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct tester *t;
	struct random_program *p = malloc(sizeof *p);
	uint64_t seed = 0;

	if (!t) {
		t = tester_new(TESTER_GUEST, ISA_ID_INVALID);
		tester_strict(t, STRICT_CLOSE);
	}
	if (!p || size < HEAD) {
		free(p);
		return 0;
	}
	memcpy(&seed, data, sizeof seed);
	if (data[8] & 0x80)
		random_mixed(p, seed, RANDOM_GRAPH);
	else
		random_program(p, seed);
	for (size_t i = HEAD; i + CHANGE <= size; i += CHANGE)
		change(p, data + i);
	compare(t, p, data[8]);
	free(p);
	return 0;
}
