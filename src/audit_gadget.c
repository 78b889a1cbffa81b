/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Decodes code from every byte offset and counts the instructions with which an attacker's sequence could end (audit.h). */
#include <Zydis/Zydis.h>

#include "audit.h"

enum { LEAD = 15 /* bytes before an end that count as leading there */ };

static int end_of(const ZydisDecodedInstruction *i, const ZydisDecodedOperand *ops)
{
	bool direct = i->operand_count_visible && ops[0].type == ZYDIS_OPERAND_TYPE_IMMEDIATE;

	switch ((int)i->mnemonic) {
	case ZYDIS_MNEMONIC_RET:
	case ZYDIS_MNEMONIC_IRETD:
		return END_RET;
	case ZYDIS_MNEMONIC_JMP:
		return direct ? -1 : END_JMP;
	case ZYDIS_MNEMONIC_CALL:
		return direct ? -1 : END_CALL;
	case ZYDIS_MNEMONIC_INT:
		return END_INT;
	case ZYDIS_MNEMONIC_SYSENTER:
	case ZYDIS_MNEMONIC_SYSCALL:
		return END_SYSENTER;
	default:
		return -1;
	}
}

static bool any_chosen(const struct code *code, u32 from, u32 to)
{
	for (u32 k = from; k < to && k < code->byte_map.n; k++)
		if (code->byte_map.p[k] >= BYTE_COUNT)
			return true;
	return false;
}

bool audit_gadgets(const struct code *code, const struct audit_map *m, struct audit_gadgets *g)
{
	const struct code_sect *text = &code->sects.p[0];
	ZydisDecoder decoder;
	ZydisDecodedInstruction insn;
	ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];
	u32 next = 0; /* where the instruction begins that the compiler wrote */

	(void)m;
	*g = (struct audit_gadgets){{0}, {0}, {0}};
	if (ZYAN_FAILED(ZydisDecoderInit(&decoder, ZYDIS_MACHINE_MODE_LEGACY_32, ZYDIS_STACK_WIDTH_32)))
		return false;
	for (u32 at = 0; at < text->bytes.n; at++) {
		bool good = ZYAN_SUCCESS(ZydisDecoderDecodeFull(&decoder, text->bytes.p + at, text->bytes.n - at, &insn, ops));
		bool written = at == next;
		int end = good ? end_of(&insn, ops) : -1;

		if (written)
			next = at + (good ? insn.length : 1u);
		if (end < 0)
			continue;
		g->ends[end]++;
		g->intended[end] += written;
		g->chosen[end] += any_chosen(code, at < LEAD ? 0 : at - LEAD, at + insn.length);
	}
	return true;
}
