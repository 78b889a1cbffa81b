/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Case files: whole programs with what they shall give, as text. A file holds one case, or several that `== NAME` lines
 * begin. A case is made of sections; a line `-- WORD [REST]` begins one, the lines after it are its text:
 *
 *   -- asm | -- raw | -- elf    the program: BPF text, hexadecimal bytes, or C for BPF_CLANG
 *   -- cbpf                     the program: a classic filter in any of its forms
 *   -- mem                      hexadecimal bytes of the memory that r1 points to (r2 is its length)
 *   -- result HEX               r0; of a classic filter its verdict
 *   -- mem-out                  the memory afterwards
 *   -- map-out NAME             the elements of a map afterwards: key and value of each in hexadecimal, in any order
 *   -- error ID                 the program is refused, or its run ends, with this error of errors.def
 *   -- map N=TYPE:KEY:VALUE:MAX a map that the program refers to by number
 *   -- type TYPE                program type
 *   -- input mem|ctx|xdp|skb    what the bytes of -- mem are (mem); of a classic filter its type tells
 *   -- skb NAME=VALUE,...       what else is told of the packet, as in bpfrun-ia32 --skb
 *   -- aligned                  the stack is 16-aligned at the call (else at any of 0, 4, 8, 12)
 *   -- skip WHY                 not run
 *
 * HEX and ID may also stand on the next line. `#` at the start of a line outside of a program is a comment.
 */
#ifndef SELFTESTS_CASE_H
#define SELFTESTS_CASE_H

#include "bpfc.h"
#include "diag.h"
#include "util.h"

/* What a map shall hold in the end. */
struct case_map {
	const char *name;
	u8 *entries; /* key and value, one after another */
	size_t size;
};

struct test_case {
	const char *file, *name; /* name: "" where the file has one case only */
	u32 line;		 /* of its beginning, from 1 */
	enum bpfc_input input;	 /* ASM, RAW, ELF (text is C source), CBPF */
	const char *text;	 /* the program; RAW: bytes */
	size_t size;
	u8 *mem;
	size_t mem_size;
	u8 *mem_out; /* NULL: not looked at */
	size_t mem_out_size;
	bool has_result, aligned;
	u64 result;
	const char *error; /* NULL: shall run */
	const char *type;
	const char *kind; /* of input; NULL: mem */
	const char *skb;  /* NULL: nothing */
	const char *skip;
	VEC(struct bpfc_map_def) maps;
	VEC(struct case_map) maps_out;
};

struct case_file {
	VEC(struct test_case) cases;
};

/* Reads TEXT (SIZE bytes, from FILE) into OUT; memory comes from A. 0, or a diagnostic and -BPFC_ESYNTAX. */
int case_parse(struct bpfc_ctx *ctx, struct arena *a, const char *file, const char *text, size_t size,
	       struct case_file *out);
/* Reads a whole file; NULL if that fails. The result is terminated by a zero byte that SIZE does not count. */
char *case_read_file(struct arena *a, const char *path, size_t *size);

#endif
