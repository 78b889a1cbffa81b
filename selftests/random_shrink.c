/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See random_shrink.h. */
#include "random_shrink.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 10 };

struct shrink {
	struct random_program *p, *tmp; /* what shows the fault; the next try */
	bool (*differs)(void *arg, const struct random_program *p);
	void *arg;
};

static void begin(struct shrink *s)
{
	memcpy(s->tmp, s->p, sizeof *s->p);
}

/* Keeps the try if it shows the fault too. */
static bool keep(struct shrink *s)
{
	struct random_program *was = s->p;

	if (!s->differs(s->arg, s->tmp))
		return false;
	s->p = s->tmp;
	s->tmp = was;
	return true;
}

static bool try_removal(struct shrink *s, u32 from, u32 n)
{
	edit_remove(s->p, from, n, s->tmp);
	return s->tmp->n < s->p->n && s->tmp->n && keep(s);
}

static bool remove_insns(struct shrink *s)
{
	bool any = false;

	for (u32 n = s->p->n / 2 ? s->p->n / 2 : 1; n; n = n > 8 ? n / 2 : n - 1)
		for (u32 from = 0; from + n <= s->p->n;)
			if (try_removal(s, from, n))
				any = true;
			else
				from += n > 8 ? n / 2 : 1;
	return any;
}

/* -- Simpler instructions --------------------------------------------------------------------------------------- */

/* The register that an instruction computes and does nothing else; -1 if it is not of that sort. */
static int computes(const struct insn *insn, const struct isa_info *info)
{
	switch ((enum isa_kind)info->kind) {
	case ISA_ALU:
	case ISA_MOV:
	case ISA_NEG:
	case ISA_SWAP:
	case ISA_TRUNC:
	case ISA_LDIMM64:
	case ISA_LOAD:
	case ISA_LDACQ:
		return insn->dst;
	case ISA_CALL:
	case ISA_CALLX:
	case ISA_LDPKT:
		return 0;
	case ISA_INVALID:
	case ISA_STORE:
	case ISA_ATOMIC:
	case ISA_STREL:
	case ISA_JA:
	case ISA_JCC:
	case ISA_MAYGOTO:
	case ISA_EXIT:
	case ISA_ASCAST:
	case ISA_NKINDS:
		return -1;
	}
	return -1;
}

static bool put_constant(struct shrink *s, u32 i, u32 reg, s32 value)
{
	struct insn mov = isa_template(ISA_ID_MOV64_IMM);

	mov.dst = reg & 15;
	mov.imm = value;
	if (edit_slots(s->p, i) == 2)
		edit_remove(s->p, i + 1, 1, s->tmp);
	else
		begin(s);
	s->tmp->insns[i] = mov;
	return keep(s);
}

static bool simplify_insns(struct shrink *s)
{
	bool any = false;

	for (u32 i = 0; i < s->p->n; i += edit_slots(s->p, i)) {
		struct insn *insn = &s->p->insns[i];
		struct isa_info info;
		int reg;

		if (!isa_decode(insn, &info))
			continue;
		reg = computes(insn, &info);
		if (info.id == ISA_ID_MOV64_IMM) {
			continue;
		} else if (reg >= 0) {
			any |= put_constant(s, i, (u32)reg, 0) || put_constant(s, i, (u32)reg, 1);
		} else if (info.kind == ISA_JCC) {
			begin(s);
			s->tmp->insns[i] = isa_template(ISA_ID_JA);
			s->tmp->insns[i].off = insn->off;
			any |= keep(s);
		}
	}
	return any;
}

static bool try_imm(struct shrink *s, u32 i, s32 imm)
{
	begin(s);
	s->tmp->insns[i].imm = imm;
	return keep(s);
}

static bool has_number(const struct insn *insn, const struct isa_info *info)
{
	return isa_row((enum isa_id)info->id)->imm.rule == FIELD_ANY && insn->imm && insn->imm != 1 &&
	       info->kind != ISA_CALL && info->kind != ISA_JA && info->kind != ISA_ASCAST &&
	       (info->kind != ISA_LDIMM64 || info->op == PSEUDO_CONST);
}

static bool simplify_numbers(struct shrink *s)
{
	bool any = false;

	for (u32 i = 0; i < s->p->n; i += edit_slots(s->p, i)) {
		struct isa_info info;

		if (!isa_decode(&s->p->insns[i], &info))
			continue;
		if (has_number(&s->p->insns[i], &info)) {
			bool done = try_imm(s, i, 0) || try_imm(s, i, 1);

			/* half of it, as often as it can be had */
			while (!done && s->p->insns[i].imm / 2 && try_imm(s, i, s->p->insns[i].imm / 2))
				any = true;
			any |= done;
		}
		if (info.id == ISA_ID_LDIMM64_CONST && i + 1 < s->p->n && s->p->insns[i + 1].imm)
			any |= try_imm(s, i + 1, 0);
	}
	return any;
}

/* -- Memory, maps ----------------------------------------------------------------------------------------------- */

static bool clear_memory(struct shrink *s, u32 from, u32 n)
{
	begin(s);
	memset(s->tmp->mem + from, 0, MIN(n, s->p->mem_size - from));
	return memcmp(s->tmp->mem, s->p->mem, s->p->mem_size) && keep(s);
}

static void simplify_memory(struct shrink *s)
{
	clear_memory(s, 0, s->p->mem_size);
	for (u32 i = 0; i < s->p->mem_size; i += 8)
		clear_memory(s, i, 8);
	for (u32 size = s->p->type == PROG_NONE ? 0 : 16; size < s->p->mem_size; size = size ? size * 2 : 8) {
		begin(s);
		s->tmp->mem_size = size;
		if (keep(s))
			break;
	}
}

static void drop_maps(struct shrink *s)
{
	for (u32 i = s->p->n_maps; i-- > 0;) {
		begin(s);
		memmove(&s->tmp->maps[i], &s->tmp->maps[i + 1], (s->p->n_maps - i - 1) * sizeof s->p->maps[0]);
		s->tmp->n_maps--;
		keep(s);
	}
}

void random_shrink(struct random_program *p, bool (*differs)(void *arg, const struct random_program *p), void *arg)
{
	struct random_program *a = malloc(sizeof *a), *b = malloc(sizeof *b);
	struct shrink s = {.p = a, .tmp = b, .differs = differs, .arg = arg};
	bool again = true;

	if (!a || !b)
		exit(1);
	memcpy(a, p, sizeof *p);
	for (u32 round = 0; again && round < ROUNDS; round++) {
		again = remove_insns(&s);
		again |= simplify_insns(&s);
		again |= simplify_numbers(&s);
	}
	simplify_memory(&s);
	drop_maps(&s);
	memcpy(p, s.p, sizeof *p);
	free(a);
	free(b);
}

/* -- Case files ------------------------------------------------------------------------------------------------- */

static void print_bytes(FILE *out, const char *section, const u8 *bytes, u32 n)
{
	fprintf(out, "-- %s", section);
	for (u32 i = 0; i < n; i++)
		fprintf(out, "%s%02x", i % 32 ? "" : "\n", bytes[i]);
	fprintf(out, "\n");
}

void random_case(struct tester *t, const struct random_program *p, const struct expected *want, const char *title,
		 FILE *out)
{
	fprintf(out, "# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause\n== %s\n-- asm\n", title);
	tester_print(t, p, out);
	if (p->type != PROG_NONE)
		fprintf(out, "-- type %s\n-- input %s\n", prog_type_name(p->type), p->type == PROG_XDP ? "xdp" : "skb");
	if (p->mem_size)
		print_bytes(out, "mem", p->mem, p->mem_size);
	fprintf(out, "-- result %llx\n", (unsigned long long)want->r0);
	if (p->mem_size)
		print_bytes(out, "mem-out", want->mem, p->mem_size);
	for (u32 i = 0; want->maps && i < want->maps->n_maps; i++) {
		const struct snap_map *m = &want->maps->maps[i];

		fprintf(out, "-- map-out %s", m->name);
		for (u32 k = 0; k < m->n * (m->key_size + m->value_size); k++)
			fprintf(out, "%s%02x", k % (m->key_size + m->value_size) ? "" : "\n", m->entries[k]);
		fprintf(out, "\n");
	}
	fflush(out);
}
