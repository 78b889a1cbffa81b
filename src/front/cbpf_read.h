/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of the classic reader share. cbpf.c tells the forms of a classic filter apart and hands what came out to
 * the check and the converter; cbpf_lex.c makes tokens; cbpf_num.c reads numbers (tcpdump -ddd and -dd, iptables'
 * list), cbpf_text.c mnemonics (bpf_asm, bpfc, tcpdump -d).
 */
#ifndef BPFC_FRONT_CBPF_READ_H
#define BPFC_FRONT_CBPF_READ_H

#include "bpfc.h"
#include "cbpf.h"
#include "prog.h"

/* -- Tokens -------------------------------------------------------------------------------------------------- */

enum lex_kind {
	LEX_END,
	LEX_NUMBER, /* without sign: that is a LEX_CHAR before it */
	LEX_WORD,
	LEX_CHAR, /* any other character, in value */
	LEX_BAD,  /* reported */
};

struct lex_token {
	enum lex_kind kind;
	const char *p; /* where it stands */
	u32 n, line, column;
	u64 value;
	bool first; /* nothing stands before it on its line */
};

struct lex {
	struct bpfc_ctx *ctx;
	const char *file, *p, *end, *line_start;
	u32 line;
	struct lex_token now; /* the next one to be taken */
	bool decimal;	      /* leading zeros mean nothing */
	int err;	      /* the first error; with no ctx nobody is told */
};

void lex_init(struct lex *l, struct bpfc_ctx *ctx, const char *file, const char *text, size_t size);
void lex_next(struct lex *l);
/* Records an error (the first one only) at the token T, or at the next one. Returns -BPFC_ESYNTAX. */
int lex_error_at(struct lex *l, const struct lex_token *t, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* What the next token is, for messages: "'word'", "the end". */
const char *lex_shown(const struct lex *l, char *buf, size_t size);
int lex_expected(struct lex *l, const char *what);
bool lex_is(const struct lex *l, char c);
/* Takes C if it comes next. */
bool lex_take(struct lex *l, char c);
int lex_need(struct lex *l, char c);
/* C comes after the next token. */
bool lex_follows(const struct lex *l, char c);
/* The word that comes next is WORD, in upper or lower case. */
bool lex_is_word(const struct lex *l, const char *word);
/* An unsigned number up to MAX. */
int lex_number(struct lex *l, const char *what, u64 max, u32 *out);
/* A constant of 32 bits, perhaps with a sign. */
int lex_constant(struct lex *l, const char *what, u32 *out);

/* -- Readers --------------------------------------------------------------------------------------------------- */

/* A filter that grows. */
struct cbpf_list {
	struct bpfc_ctx *ctx;
	const char *file;
	struct arena *arena;
	VEC(struct cbpf_insn) insns;
	VEC(u32) line;
	VEC(u32) column;
};

/* More than any filter has: a text that goes on longer is refused at once. */
enum { CBPF_READ_MAX = 1 << 20 };

int cbpf_add(struct cbpf_list *list, struct cbpf_insn insn, const struct lex_token *t);

/* The readers of one form. 0 or -BPFC_E* */
int cbpf_read_list(struct cbpf_list *list, const char *text, size_t size);  /* 4,48 0 0 9,... and tcpdump -ddd */
int cbpf_read_array(struct cbpf_list *list, const char *text, size_t size); /* { 0x28, 0, 0, 0xc }, ... */
int cbpf_read_text(struct cbpf_list *list, const char *text, size_t size);  /* mnemonics */
/* The next word is the mnemonic of an instruction. */
bool cbpf_is_mnemonic(const struct lex *l);

/* Any form: fills insns, n, line and column of C, whose ctx and file are set; memory from ARENA. */
int cbpf_read(struct cbpf_prog *c, struct arena *arena, const void *data, size_t size);

/* A libpcap expression, by opts->linktype, snaplen and pcap_unoptimized (pcap.c, nopcap.c). */
int cbpf_read_pcap(struct cbpf_prog *c, struct arena *arena, const char *text, const struct bpfc_opts *opts);

/* -- Conversion (cbpf_convert.c) ------------------------------------------------------------------------------- */

/* C, which passed cbpf_check() for TYPE, as the single program of P. */
int cbpf_convert(const struct cbpf_prog *c, enum cbpf_type type, struct prog *p);

#endif
