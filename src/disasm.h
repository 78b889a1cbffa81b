/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF instructions to text in LLVM's syntax. */
#ifndef BPFC_DISASM_H
#define BPFC_DISASM_H

#include "prog.h"

/* Text of one instruction (two slots for ld_imm64; SECOND may be NULL then) without references resolved. BUF is always
 * terminated; at most 96 bytes are needed. Unknown codes give ".insn 0x%016llx". asm_parse_insn() reads it back. */
void disasm_insn(const struct insn *insn, const struct insn *second, char *buf, size_t size);
/* The whole program with labels, function and map names, as asm_parse() reads it. */
void disasm_prog(const struct prog *p, FILE *out);
/* Instruction I of P with names instead of numbers where aux has them. */
void disasm_at(const struct prog *p, u32 i, char *buf, size_t size);

#endif
