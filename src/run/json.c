/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A small JSON reader (RFC 8259) for --map-in: the whole text becomes a tree in an arena. Numbers stay text, so that 64
 * bits survive. Strings may not hold zero bytes. And quoting for output.
 */
#include <string.h>

#include "run/bpfrun.h"

enum { MAX_DEPTH = 64 };

struct parser {
	struct arena *a;
	const char *at, *end;
	const char *error;
	u32 line, depth;
};

static struct json *parse_value(struct parser *p);

static void *fail(struct parser *p, const char *what)
{
	if (!p->error)
		p->error = arena_printf(p->a, "line %u: %s", p->line, what);
	return NULL;
}

static void skip_space(struct parser *p)
{
	for (; p->at < p->end && strchr(" \t\r\n", *p->at) && *p->at; p->at++)
		if (*p->at == '\n')
			p->line++;
}

static bool take(struct parser *p, char c)
{
	skip_space(p);
	if (p->at == p->end || *p->at != c)
		return false;
	p->at++;
	return true;
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 32;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Four digits behind \u; -1 if they are none. */
static int hex4(struct parser *p)
{
	int v = 0;
	for (int i = 0; i < 4; i++) {
		int d = p->at < p->end ? hex_digit(*p->at++) : -1;
		if (d < 0)
			return -1;
		v = v << 4 | d;
	}
	return v;
}

static u32 put_utf8(char *to, u32 c)
{
	if (c < 0x80) {
		to[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		to[0] = (char)(0xc0 | c >> 6);
		to[1] = (char)(0x80 | (c & 63));
		return 2;
	}
	if (c < 0x10000) {
		to[0] = (char)(0xe0 | c >> 12);
		to[1] = (char)(0x80 | (c >> 6 & 63));
		to[2] = (char)(0x80 | (c & 63));
		return 3;
	}
	to[0] = (char)(0xf0 | c >> 18);
	to[1] = (char)(0x80 | (c >> 12 & 63));
	to[2] = (char)(0x80 | (c >> 6 & 63));
	to[3] = (char)(0x80 | (c & 63));
	return 4;
}

/* What stands behind a backslash, to TO. Bytes written; 0: it is no escape. */
static u32 escape(struct parser *p, char *to)
{
	static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
	char c = p->at < p->end ? *p->at++ : 0;
	const char *hit = c ? strchr(from, c) : NULL;
	int v, low;

	if (hit) {
		*to = into[hit - from];
		return 1;
	}
	if (c != 'u' || (v = hex4(p)) <= 0)
		return 0;
	if (v < 0xd800 || v > 0xdfff)
		return put_utf8(to, (u32)v);
	if (v > 0xdbff || p->end - p->at < 6 || p->at[0] != '\\' || p->at[1] != 'u')
		return 0;
	p->at += 2;
	low = hex4(p);
	if (low < 0xdc00 || low > 0xdfff)
		return 0;
	return put_utf8(to, 0x10000u + (((u32)v & 0x3ff) << 10) + ((u32)low & 0x3ff));
}

/* Behind the opening quote. */
static const char *parse_string(struct parser *p)
{
	const char *end = p->at;
	char *s, *to;

	while (end < p->end && *end != '"')
		end += *end == '\\' ? 2 : 1;
	if (end >= p->end)
		return fail(p, "a string does not end");
	s = to = arena_alloc(p->a, (size_t)(end - p->at) + 1);
	while (*p->at != '"') {
		if ((u8)*p->at < ' ')
			return fail(p, "a control character in a string");
		if (*p->at != '\\') {
			*to++ = *p->at++;
			continue;
		}
		p->at++;
		u32 n = escape(p, to);
		if (!n)
			return fail(p, "an invalid escape in a string");
		to += n;
	}
	p->at++;
	return s;
}

static struct json *node(struct parser *p, enum json_kind kind)
{
	struct json *j = arena_alloc(p->a, sizeof *j);
	j->kind = kind;
	return j;
}

static u32 digits(struct parser *p)
{
	u32 n = 0;
	for (; p->at < p->end && *p->at >= '0' && *p->at <= '9'; p->at++)
		n++;
	return n;
}

static struct json *parse_number(struct parser *p)
{
	struct json *j = node(p, JSON_NUMBER);
	const char *start = p->at;
	u32 n;

	if (*p->at == '-')
		p->at++;
	bool zero = p->at < p->end && *p->at == '0';
	n = digits(p);
	if (!n || (zero && n > 1))
		return fail(p, "a value is expected");
	if (p->at < p->end && *p->at == '.') {
		p->at++;
		if (!digits(p))
			return fail(p, "a number lacks digits");
	}
	if (p->at < p->end && (*p->at | 32) == 'e') {
		p->at++;
		if (p->at < p->end && (*p->at == '+' || *p->at == '-'))
			p->at++;
		if (!digits(p))
			return fail(p, "a number lacks digits");
	}
	j->text = arena_strndup(p->a, start, (size_t)(p->at - start));
	return j;
}

static struct json *parse_word(struct parser *p, const char *word, enum json_kind kind)
{
	size_t n = strlen(word);
	struct json *j;

	if ((size_t)(p->end - p->at) < n || memcmp(p->at, word, n))
		return fail(p, "a value is expected");
	p->at += n;
	j = node(p, kind);
	j->text = word;
	return j;
}

static struct json *parse_list(struct parser *p, enum json_kind kind, char close)
{
	struct json *list = node(p, kind), **tail = &list->first;

	if (take(p, close))
		return list;
	do {
		const char *name = NULL;
		if (kind == JSON_OBJECT) {
			if (!take(p, '"'))
				return fail(p, "a member's name is expected");
			name = parse_string(p);
			if (!name)
				return NULL;
			if (!take(p, ':'))
				return fail(p, "':' is expected");
		}
		*tail = parse_value(p);
		if (!*tail)
			return NULL;
		(*tail)->name = name;
		tail = &(*tail)->next;
	} while (take(p, ','));
	if (!take(p, close))
		return fail(p, kind == JSON_OBJECT ? "',' or '}' is expected" : "',' or ']' is expected");
	return list;
}

static struct json *parse_value(struct parser *p)
{
	struct json *j;

	skip_space(p);
	if (p->at == p->end)
		return fail(p, "the text ends too early");
	if (++p->depth > MAX_DEPTH)
		return fail(p, "it is nested too deep");
	switch (*p->at) {
	case '{':
		p->at++;
		j = parse_list(p, JSON_OBJECT, '}');
		break;
	case '[':
		p->at++;
		j = parse_list(p, JSON_ARRAY, ']');
		break;
	case '"':
		p->at++;
		j = node(p, JSON_STRING);
		j->text = parse_string(p);
		j = j->text ? j : NULL;
		break;
	case 't':
		j = parse_word(p, "true", JSON_BOOL);
		break;
	case 'f':
		j = parse_word(p, "false", JSON_BOOL);
		break;
	case 'n':
		j = parse_word(p, "null", JSON_NULL);
		break;
	default:
		j = parse_number(p);
	}
	p->depth--;
	return j;
}

struct json *json_parse(struct arena *a, const char *text, size_t n, const char **error)
{
	struct parser p = {.a = a, .at = text, .end = text + n, .line = 1};
	struct json *j = parse_value(&p);

	skip_space(&p);
	if (j && p.at < p.end)
		j = fail(&p, "something follows the value");
	*error = p.error;
	return j;
}

const struct json *json_member(const struct json *object, const char *name)
{
	if (object->kind != JSON_OBJECT)
		return NULL;
	for (const struct json *j = object->first; j; j = j->next)
		if (!strcmp(j->name, name))
			return j;
	return NULL;
}

void json_print_string(FILE *out, const char *s)
{
	putc('"', out);
	for (; *s; s++) {
		if (*s == '"' || *s == '\\')
			fprintf(out, "\\%c", *s);
		else if ((u8)*s < ' ' || *s == 0x7f)
			fprintf(out, "\\u%04x", (u8)*s);
		else
			putc(*s, out);
	}
	putc('"', out);
}
