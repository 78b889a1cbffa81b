/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The compiler's product: sections of bytes, symbols, fixups and the map from code bytes back to BPF instructions.
 * Filled by x86_32 (layer 5) and by compile (data, map descriptors), read by out and jit. Also what
 * out/elf32_read makes of an i386 object file that was written earlier.
 */
#ifndef BPFC_CODE_H
#define BPFC_CODE_H

#include "diag.h"
#include "util.h"

enum code_sect_kind {
	CODE_TEXT,   /* .text: PROGBITS, AX */
	CODE_RODATA, /* PROGBITS, A */
	CODE_DATA,   /* PROGBITS, WA */
	CODE_BSS,    /* NOBITS, WA */
	CODE_MAPS,   /* .bpfrt.maps: PROGBITS, WA; one section, and COMDAT group, a map */
};

enum code_fixup_kind {
	FIXUP_ABS32, /* R_386_32:    S + A      */
	FIXUP_PC32,  /* R_386_PC32:  S + A - P  */
	FIXUP_PLT32, /* R_386_PLT32: the same, for calls */
};

/* REL: the addend is in the section's bytes as well as here; both must agree. For PC32/PLT32 it is what the linker
 * expects (-4 for a plain call). 8-byte fields in data: ABS32 on the low word, high word zero. */
struct code_fixup {
	u32 offset;
	u32 sym; /* index into code->syms */
	s32 addend;
	u8 kind; /* enum code_fixup_kind */
};

enum code_bind { CODE_LOCAL, CODE_GLOBAL, CODE_WEAK };
enum code_symtype { CODE_NOTYPE, CODE_FUNC, CODE_OBJECT, CODE_SECTION };

/* Who chose a byte of code, for the audit. */
enum code_byte {
	BYTE_OWN,    /* the compiler: its literals, gaps, what stands around the program's code */
	BYTE_CHOICE, /* opcode, ModRM, SIB: the program's instruction chose them, not its constants */
	BYTE_MASKED, /* random, alone */
	BYTE_RELOC,  /* an address or distance that the linker fills in, with an addend of the compiler */
	BYTE_COUNT,  /* a shift's count */
	BYTE_BRANCH, /* the distance of a branch */
	BYTE_OFF,    /* an offset of the input */
	BYTE_IMM,    /* any other constant of the input */
	BYTE_N
};

#define CODE_UNDEF 0xffffffffu

struct code_sym {
	const char *name;
	u32 sect; /* index into code->sects, or CODE_UNDEF */
	u32 value, size;
	u8 bind, type;
};

/* Byte offset in .text where code of a BPF instruction begins. Sorted by offset. */
struct code_line {
	u32 offset;
	u32 insn; /* index into prog->insns, or 0xffffffff: ours (prologue, thunk, support routine) */
};

struct code_sect {
	const char *name;
	u8 kind;   /* enum code_sect_kind */
	u32 align; /* power of two */
	VEC(u8) bytes;
	u32 size;          /* CODE_BSS: bytes; else bytes.n */
	const char *group; /* COMDAT: the name of what it defines, or NULL; equal definitions are kept once when linked */
	VEC(struct code_fixup) fixups;
};

/* What one pass of the compiler took, over all functions (--stats). */
struct code_pass {
	const char *name;
	u64 ns, runs, insns; /* insns: records of BPF, IR or ia32 instructions that it was given */
};

struct code {
	struct bpfc_ctx *ctx;
	struct arena arena; /* owns everything below */
	VEC(struct code_sect) sects; /* 0 is .text */
	VEC(struct code_sym) syms;
	VEC(struct code_line) lines;
	u8 harden; /* level in force */
	bool far; /* no distance to code of its own stands in code (x86_32/far.c) */
	u32 text_sym, jump_sect; /* level 3 (x86_32/far.c): symbol of .text + 1, section of slots; 0: none yet */
	VEC(u32) slots; /* by symbol: that of the slot with its address + 1 */
	VEC(u8) byte_map; /* audit: enum code_byte of each byte of .text; else empty */
	u32 *sym_hash; /* name -> index, code.c */
	u32 sym_hash_cap;
	VEC(u32) ref_syms[9]; /* by enum x86_symkind: index of what is referred to -> symbol + 1 (x86_32/symbols.c) */
	VEC(struct code_pass) passes; /* in the order in which they ran first; empty unless opts->stats */
};

/* A new product with an empty .text as section 0. Throws on lack of memory. */
struct code *code_new(struct bpfc_ctx *ctx);
void code_free(struct code *c);

u32 code_add_section(struct code *c, const char *name, enum code_sect_kind kind, u32 align);
/* Index of symbol NAME; enters it undefined (global) if it is new. Name is copied. */
u32 code_sym(struct code *c, const char *name);
/* Like code_sym(), but always a new local symbol (local names may repeat). */
u32 code_sym_local(struct code *c, const char *name);
/* Define a symbol; -BPFC_ESYMBOL_CLASH if it already is. */
int code_define(struct code *c, u32 sym, u32 sect, u32 value, u32 size, enum code_bind bind, enum code_symtype type);

void code_bytes(struct code *c, u32 sect, const void *p, u32 n);
void code_u8(struct code *c, u32 sect, u8 v);
void code_u32(struct code *c, u32 sect, u32 v);
void code_align(struct code *c, u32 sect, u32 align, u8 fill);
void code_fixup_at(struct code *c, u32 sect, u32 offset, enum code_fixup_kind kind, u32 sym, s32 addend);
u32 code_size(const struct code *c, u32 sect);

#endif
