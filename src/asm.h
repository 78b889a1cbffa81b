/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF assembler in LLVM's syntax, as the disassembler writes it, with labels and comments. */
#ifndef BPFC_ASM_H
#define BPFC_ASM_H

#include "prog.h"

/* Fills P (new, empty) from TEXT. One instruction a line; `name:` labels; `#`, `//`, `;` comments;
 * `r1 = map N ll` (or `map[N] ll`), `r1 = NAME ll` for function addresses, `call NAME|N`, `call pc+N`.
 * -BPFC_ESYNTAX with line and column. */
int asm_parse(struct prog *p, const char *text, size_t size);
/* One instruction without labels; 1 or 2 slots are filled (*N). For tests and tools. */
int asm_parse_insn(struct bpfc_ctx *ctx, const char *text, struct insn out[2], u32 *n);

#endif
