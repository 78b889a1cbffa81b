/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tokens of the texts that a classic filter may come as. They have in common: words, numbers in C's notation, 0b1010 and
 * 'c', comments (from ; or // to the end of the line, between slash-star and star-slash, lines that begin with #).
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "front/cbpf_read.h"

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* -- Errors ---------------------------------------------------------------------------------------------------- */

int lex_error_at(struct lex *l, const struct lex_token *t, const char *fmt, ...)
{
	struct where w = WHERE_NONE;
	char text[512];
	va_list ap;

	if (l->err || !l->ctx) {
		if (!l->err)
			l->err = -BPFC_ESYNTAX;
		return l->err;
	}
	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	if (!t)
		t = &l->now;
	w.file = l->file;
	w.line = t->line;
	w.column = t->column;
	l->err = diag_error(l->ctx, BPFC_ESYNTAX, &w, "%s", text);
	return l->err;
}

const char *lex_shown(const struct lex *l, char *buf, size_t size)
{
	const struct lex_token *t = &l->now;

	if (t->kind == LEX_END)
		snprintf(buf, size, "the end");
	else if (t->kind == LEX_CHAR && ((u8)*t->p < 32 || (u8)*t->p > 126))
		snprintf(buf, size, "character 0x%02x", (u8)*t->p);
	else
		snprintf(buf, size, "'%.*s'", (int)MIN(t->n, 40u), t->p);
	return buf;
}

int lex_expected(struct lex *l, const char *what)
{
	char buf[64];

	return lex_error_at(l, NULL, "expected %s, found %s", what, lex_shown(l, buf, sizeof(buf)));
}

/* -- Tokens ---------------------------------------------------------------------------------------------------- */

static void new_line(struct lex *l)
{
	l->line++;
	l->line_start = l->p;
}

static void skip_line(struct lex *l)
{
	while (l->p < l->end && *l->p != '\n')
		l->p++;
}

/* Between the slash and star at P and its end. */
static void skip_block(struct lex *l)
{
	struct lex_token t = { .line = l->line, .column = (u32)(l->p - l->line_start) + 1 };

	for (l->p += 2; l->p < l->end; l->p++) {
		if (*l->p == '\n') {
			l->line++;
			l->line_start = l->p + 1;
		} else if (*l->p == '*' && l->p + 1 < l->end && l->p[1] == '/') {
			l->p += 2;
			return;
		}
	}
	lex_error_at(l, &t, "the comment has no end");
}

/* Blanks and comments; true if a line was begun. */
static bool skip_blanks(struct lex *l)
{
	bool first = l->p == l->line_start;

	while (l->p < l->end) {
		char c = *l->p, d = l->p + 1 < l->end ? l->p[1] : 0;

		if (c == '\n') {
			l->p++;
			new_line(l);
			first = true;
		} else if (c == ' ' || c == '\t' || c == '\r' || c == '\f') {
			l->p++;
		} else if (c == ';' || (c == '/' && d == '/') || (c == '#' && first)) {
			skip_line(l);
		} else if (c == '/' && d == '*') {
			skip_block(l);
		} else {
			break;
		}
	}
	return first;
}

static int digit_value(char c)
{
	if (is_digit(c))
		return c - '0';
	c = lower(c);
	return c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
}

/* 10, 0x1f, 017, 0b101. Larger than 64 bits stays the largest number. */
static void take_number(struct lex *l)
{
	const char *p = l->p;
	int base = 10;
	bool digits = false;

	if (*p == '0' && p + 1 < l->end && lower(p[1]) == 'x') {
		base = 16;
		p += 2;
	} else if (*p == '0' && p + 1 < l->end && lower(p[1]) == 'b') {
		base = 2;
		p += 2;
	} else if (*p == '0' && !l->decimal) {
		base = 8;
	}
	for (; p < l->end && digit_value(*p) < base; p++) {
		digits = true;
		if (l->now.value > (UINT64_MAX - 64) / 16)
			l->now.value = UINT64_MAX;
		else
			l->now.value = l->now.value * (u64)base + (u64)digit_value(*p);
	}
	l->now.kind = LEX_NUMBER;
	if (!digits || (p < l->end && (is_digit(*p) || is_letter(*p)))) {
		while (p < l->end && (is_digit(*p) || is_letter(*p)))
			p++;
		l->now.kind = LEX_BAD;
		lex_error_at(l, NULL, "'%.*s' is no number", (int)MIN(p - l->p, 40), l->p);
	}
	l->p = p;
}

/* 'c' or one of C's short escapes. */
static void take_character(struct lex *l)
{
	static const char escapes[] = "n\nt\tr\r0\0\\\\''\"\"a\ab\bf\fv\v";
	const char *p = l->p + 1;

	if (p + 1 < l->end && *p == '\\') {
		for (size_t i = 0; i + 1 < sizeof(escapes); i += 2)
			if (p[1] == escapes[i]) {
				l->now.value = (u8)escapes[i + 1];
				l->now.kind = LEX_NUMBER;
			}
		p += 2;
	} else if (p < l->end && *p != '\n' && *p != '\'') {
		l->now.value = (u8)*p++;
		l->now.kind = LEX_NUMBER;
	}
	if (l->now.kind != LEX_NUMBER || p >= l->end || *p != '\'') {
		l->now.kind = LEX_BAD;
		lex_error_at(l, NULL, "expected a character between quotes, like 'a' or '\\n'");
		l->p++;
		return;
	}
	l->p = p + 1;
}

void lex_next(struct lex *l)
{
	bool first = skip_blanks(l);

	l->now = (struct lex_token){ .p = l->p, .line = l->line, .first = first };
	l->now.column = (u32)(l->p - l->line_start) + 1;
	if (l->p >= l->end)
		return;
	if (is_digit(*l->p)) {
		take_number(l);
	} else if (*l->p == '\'') {
		take_character(l);
	} else if (is_letter(*l->p)) {
		while (l->p < l->end && (is_letter(*l->p) || is_digit(*l->p)))
			l->p++;
		l->now.kind = LEX_WORD;
	} else {
		l->now.kind = LEX_CHAR;
		l->now.value = (u8)*l->p++;
	}
	l->now.n = (u32)(l->p - l->now.p);
}

void lex_init(struct lex *l, struct bpfc_ctx *ctx, const char *file, const char *text, size_t size)
{
	*l = (struct lex){ .ctx = ctx, .file = file, .p = text, .end = text + size, .line_start = text, .line = 1 };
	lex_next(l);
}

/* -- What the readers ask for ------------------------------------------------------------------------------------ */

bool lex_is(const struct lex *l, char c) { return l->now.kind == LEX_CHAR && *l->now.p == c; }

bool lex_follows(const struct lex *l, char c)
{
	struct lex ahead = *l;

	ahead.ctx = NULL;
	lex_next(&ahead);
	return lex_is(&ahead, c);
}

bool lex_take(struct lex *l, char c)
{
	if (!lex_is(l, c))
		return false;
	lex_next(l);
	return true;
}

int lex_need(struct lex *l, char c)
{
	char what[] = { '\'', c, '\'', 0 };

	return lex_take(l, c) ? 0 : lex_expected(l, what);
}

bool lex_is_word(const struct lex *l, const char *word)
{
	u32 i;

	if (l->now.kind != LEX_WORD)
		return false;
	for (i = 0; i < l->now.n; i++)
		if (lower(l->now.p[i]) != lower(word[i]))
			return false;
	return !word[i];
}

int lex_number(struct lex *l, const char *what, u64 max, u32 *out)
{
	*out = 0;
	if (l->now.kind != LEX_NUMBER)
		return lex_expected(l, what);
	if (l->now.value > max)
		return lex_error_at(l, NULL, "%s is %.*s, allowed are 0 to %llu", what, (int)MIN(l->now.n, 40u),
				    l->now.p, (unsigned long long)max);
	*out = (u32)l->now.value;
	lex_next(l);
	return l->err;
}

int lex_constant(struct lex *l, const char *what, u32 *out)
{
	bool minus = lex_take(l, '-');

	if (!minus)
		lex_take(l, '+');
	if (!minus)
		return lex_number(l, what, UINT32_MAX, out);
	lex_number(l, what, 0x80000000u, out);
	*out = -*out;
	return l->err;
}
