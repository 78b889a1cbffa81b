/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Between asm.c, which knows programs (lines, labels, directives), and asm_insn.c, which reads one instruction by the
 * formats of isa.def.
 */
#ifndef BPFC_ASM_INSN_H
#define BPFC_ASM_INSN_H

#include "isa.h"
#include "util.h"

/* What a name in an instruction stands for. */
enum asm_ref {
	ASM_NONE,
	ASM_JUMP16, /* distance to a label, into off */
	ASM_JUMP32, /* likewise, into imm */
	ASM_CALL,   /* function or helper */
	ASM_FUNC,   /* address of a function */
	ASM_MAP,
};

struct asm_match {
	struct insn insn[2];
	u32 n;         /* slots */
	enum asm_ref ref;
	const char *name; /* in the text, not terminated; NULL with ASM_NONE */
	u32 name_len, name_at;
	const char *error; /* after a failure: the reason at the place up to which the text made sense */
	u32 error_at;
	bool is_value; /* a value is wrong, not the form */
};

struct asm_forms;
/* All formats, ready to be searched. */
const struct asm_forms *asm_forms_new(struct arena *a);
/* TEXT[0..N) is one instruction without label and comment. */
bool asm_match(const struct asm_forms *forms, const char *text, u32 n, struct asm_match *m);

bool asm_is_name(char c, bool first);
/* Decimal or 0x number with optional sign from *AT on; false if there is none or it has more than 64 bits. */
bool asm_number(const char *text, u32 n, u32 *at, bool *negative, u64 *value);

#endif
