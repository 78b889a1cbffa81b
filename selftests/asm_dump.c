/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Prints instructions of isa.def with many field values, one a line: the bytes in hexadecimal, a tab, the text. For
 * asm_llvm.sh. Left out is what LLVM has no text for: references by number, calls by distance, kernel functions, the
 * old form of callx; and, without the argument "ordered", load-acquire and store-release (LLVM 20).
 */
#include <stdio.h>
#include <string.h>

#include "disasm.h"
#include "isa.h"

static const s32 imms[] = {0, 1, -1, 255, INT32_MAX, INT32_MIN, 0x12345678};
static const s16 offs[] = {0, 1, -1, 100, -128, INT16_MAX, INT16_MIN};

static bool in_llvm(const struct isa_info *info, bool ordered)
{
	switch ((enum isa_kind)info->kind) {
	case ISA_LDIMM64:
		return info->op == PSEUDO_CONST;
	case ISA_CALL:
		return info->call == CALL_HELPER;
	case ISA_CALLX:
		return !info->src_is_imm;
	case ISA_LDACQ:
	case ISA_STREL:
		return ordered;
	case ISA_INVALID:
	case ISA_NKINDS:
		return false;
	case ISA_ALU:
	case ISA_MOV:
	case ISA_NEG:
	case ISA_SWAP:
	case ISA_TRUNC:
	case ISA_LOAD:
	case ISA_STORE:
	case ISA_ATOMIC:
	case ISA_LDPKT:
	case ISA_JA:
	case ISA_JCC:
	case ISA_MAYGOTO:
	case ISA_EXIT:
	case ISA_ASCAST:
		return true;
	}
	return false;
}

static bool is_free(const struct isa_field *f)
{
	return f->rule >= FIELD_READ && f->rule <= FIELD_ANY;
}

static void print_slot(const struct insn *i)
{
	printf("%02x%02x%04x%08x", i->code, i->src << 4 | i->dst, __builtin_bswap16((u16)i->off),
	       __builtin_bswap32((u32)i->imm));
}

static void print_insn(const struct isa_row *row, u32 k)
{
	struct insn insn[2] = {isa_template(row->info.id)};
	u32 n_dst = row->dst.rule == FIELD_READ ? 11 : 10, n_src = row->src.rule == FIELD_READ ? 11 : 10;
	bool wide = row->info.kind == ISA_LDIMM64;
	char text[96];

	if (is_free(&row->dst))
		insn[0].dst = k % n_dst & 15;
	if (is_free(&row->src))
		insn[0].src = (k / 3 + 5) % n_src & 15;
	if (is_free(&row->off))
		insn[0].off = offs[k % ARRAY_SIZE(offs)];
	/* LLVM has no offset in indirect packet access. */
	if (is_free(&row->imm) && row->info.kind != ISA_LDPKT)
		insn[0].imm = imms[(k + k / 7) % ARRAY_SIZE(imms)];
	if (row->info.kind == ISA_LDPKT && !row->info.indirect)
		insn[0].imm = (s32)k;
	if (row->info.target_imm) /* as a number, LLVM takes 16 bits */
		insn[0].imm = offs[k % ARRAY_SIZE(offs)];
	if (wide)
		insn[1].imm = imms[k % ARRAY_SIZE(imms)];
	disasm_insn(&insn[0], &insn[1], text, sizeof(text));
	print_slot(&insn[0]);
	if (wide)
		print_slot(&insn[1]);
	printf("\t%s\n", text);
}

int main(int argc, char **argv)
{
	bool ordered = argc > 1 && strcmp(argv[1], "ordered") == 0;

	for (u32 id = 1; id < ISA_NIDS; id++) {
		const struct isa_row *row = isa_row(id);

		if (!in_llvm(&row->info, ordered))
			continue;
		for (u32 k = 0; k < 77; k++)
			print_insn(row, k);
	}
	return 0;
}
