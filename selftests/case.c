/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The parser of case files; case.h describes the form. */
#include "case.h"

#include <stdlib.h>
#include <string.h>

#include "maptype.h"

enum section {
	SECT_NONE,
	SECT_ASM,
	SECT_RAW,
	SECT_ELF,
	SECT_MEM,
	SECT_RESULT,
	SECT_MEM_OUT,
	SECT_MAP_OUT,
	SECT_ERROR,
	SECT_MAP,
	SECT_TYPE,
	SECT_INPUT,
	SECT_SKIP,
	SECT_ALIGNED,
	SECT_CBPF,
	SECT_SKB,
};

static const struct {
	const char *word;
	enum section section;
} words[] = {
	{"asm", SECT_ASM},	 {"raw", SECT_RAW},	    {"elf", SECT_ELF},	   {"mem", SECT_MEM},
	{"result", SECT_RESULT}, {"mem-out", SECT_MEM_OUT}, {"error", SECT_ERROR}, {"map", SECT_MAP},
	{"map-out", SECT_MAP_OUT}, {"cbpf", SECT_CBPF},	    {"skb", SECT_SKB},
	{"type", SECT_TYPE},	 {"input", SECT_INPUT},	    {"skip", SECT_SKIP},   {"aligned", SECT_ALIGNED},
};

struct parser {
	struct bpfc_ctx *ctx;
	struct arena *a;
	const char *file;
	u32 line; /* of the text that is looked at */
	struct case_file *out;
	struct test_case *current;
	/* the section that is being gathered */
	enum section section;
	u32 section_line;
	const char *rest; /* behind the word */
	const char *body; /* the lines after it */
	size_t body_size;
};

char *case_read_file(struct arena *a, const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	char *text = NULL;
	long n;

	if (!f)
		return NULL;
	if (!fseek(f, 0, SEEK_END) && (n = ftell(f)) >= 0 && !fseek(f, 0, SEEK_SET)) {
		text = arena_alloc(a, (size_t)n + 1);
		*size = fread(text, 1, (size_t)n, f);
		text[*size] = 0;
	}
	fclose(f);
	return text;
}

static int fail(struct parser *p, const char *what)
{
	struct where w = WHERE_NONE;

	w.file = p->file;
	w.line = p->section ? p->section_line : p->line;
	return diag_error(p->ctx, BPFC_ESYNTAX, &w, "case file: %s", what);
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c = (char)(c | 32);
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Pairs of digits, blanks and lines between them as wished; # to the end of a line is a comment. */
static int parse_hex(struct parser *p, u8 **bytes, size_t *size)
{
	u8 *out = arena_alloc(p->a, p->body_size / 2 + 1);
	size_t n = 0;
	int high = -1;

	for (size_t i = 0; i < p->body_size; i++) {
		char c = p->body[i];
		int digit = hex_digit(c);

		if (c == '#') {
			while (i < p->body_size && p->body[i] != '\n')
				i++;
		} else if (digit >= 0) {
			if (high >= 0)
				out[n++] = (u8)(high << 4 | digit);
			high = high >= 0 ? -1 : digit;
		} else if (!strchr(" \t\r\n", c) || high >= 0) {
			return fail(p, "bytes are pairs of hexadecimal digits");
		}
	}
	if (high >= 0)
		return fail(p, "odd number of hexadecimal digits");
	*bytes = out;
	*size = n;
	return 0;
}

/* The rest of the section's first line, or the one line after it, without blanks around it. */
static char *argument(struct parser *p)
{
	const char *s = *p->rest ? p->rest : p->body;
	size_t n = *p->rest ? strlen(p->rest) : p->body_size;

	while (n && strchr(" \t\r\n", *s))
		s++, n--;
	while (n && strchr(" \t\r\n", s[n - 1]))
		n--;
	return arena_strndup(p->a, s, n);
}

static int parse_result(struct parser *p)
{
	char *text = argument(p), *end;

	p->current->result = strtoull(text, &end, 16);
	p->current->has_result = true;
	return *text && !*end ? 0 : fail(p, "a result is one hexadecimal number");
}

static int parse_map(struct parser *p)
{
	struct bpfc_map_def *m;
	char type[32];
	int id, used = 0;
	u32 key, value, max;
	const char *text = argument(p);

	if (sscanf(text, "%d=%31[a-z_]:%u:%u:%u%n", &id, type, &key, &value, &max, &used) != 5 || text[used])
		return fail(p, "a map is N=TYPE:KEY:VALUE:MAX");
	m = vec_add(p->a, &p->current->maps);
	*m = (struct bpfc_map_def){id, maptype_by_name(type), key, value, max};
	return m->type ? 0 : fail(p, "unknown type of map");
}

static int parse_map_out(struct parser *p)
{
	struct case_map *m = vec_add(p->a, &p->current->maps_out);

	*m = (struct case_map){.name = arena_strdup(p->a, p->rest)};
	return *m->name ? parse_hex(p, &m->entries, &m->size) : fail(p, "-- map-out wants the name of a map");
}

static int program(struct parser *p, enum bpfc_input input)
{
	if (p->current->text)
		return fail(p, "a case has one program");
	p->current->input = input;
	if (input == BPFC_INPUT_RAW) {
		u8 *bytes;
		int err = parse_hex(p, &bytes, &p->current->size);

		p->current->text = (const char *)bytes;
		return err;
	}
	p->current->text = arena_strndup(p->a, p->body, p->body_size);
	p->current->size = p->body_size;
	return 0;
}

static int section_end(struct parser *p)
{
	struct test_case *c = p->current;

	switch (p->section) {
	case SECT_NONE:
		return 0;
	case SECT_ASM:
		return program(p, BPFC_INPUT_ASM);
	case SECT_RAW:
		return program(p, BPFC_INPUT_RAW);
	case SECT_ELF:
		return program(p, BPFC_INPUT_ELF);
	case SECT_CBPF:
		return program(p, BPFC_INPUT_CBPF);
	case SECT_SKB:
		c->skb = argument(p);
		return 0;
	case SECT_MEM:
		return parse_hex(p, &c->mem, &c->mem_size);
	case SECT_MEM_OUT:
		return parse_hex(p, &c->mem_out, &c->mem_out_size);
	case SECT_MAP_OUT:
		return parse_map_out(p);
	case SECT_RESULT:
		return parse_result(p);
	case SECT_MAP:
		return parse_map(p);
	case SECT_ERROR:
		c->error = argument(p);
		return 0;
	case SECT_TYPE:
		c->type = argument(p);
		return 0;
	case SECT_INPUT:
		c->kind = argument(p);
		return 0;
	case SECT_ALIGNED:
		c->aligned = true;
		return 0;
	case SECT_SKIP:
		c->skip = argument(p);
		return 0;
	}
	return 0;
}

static int case_end(struct parser *p)
{
	struct test_case *c = p->current;

	if (!c)
		return 0;
	if (!c->text)
		return fail(p, "a case without a program");
	if (!c->has_result && !c->error && !c->mem_out && !c->maps_out.n && !c->skip)
		return fail(p, "a case without -- result, -- mem-out or -- error");
	return 0;
}

static void case_begin(struct parser *p, const char *name)
{
	p->current = vec_add(p->a, &p->out->cases);
	*p->current = (struct test_case){.file = p->file, .name = name, .line = p->line};
}

/* A section's first line: "-- WORD [REST]". False: an ordinary line. */
static bool section_begin(struct parser *p, const char *line)
{
	const char *word;
	size_t n;

	if (strncmp(line, "-- ", 3))
		return false;
	word = line + 3;
	n = strcspn(word, " \t\r");
	for (u32 i = 0; i < ARRAY_SIZE(words); i++)
		if (strlen(words[i].word) == n && !strncmp(words[i].word, word, n)) {
			p->section = words[i].section;
			p->section_line = p->line;
			p->rest = word + n + strspn(word + n, " \t\r");
			p->body_size = 0;
			return true;
		}
	return false;
}

static int parse_line(struct parser *p, const char *line, const char *next)
{
	bool is_case = !strncmp(line, "== ", 3);
	bool is_section = !is_case && !strncmp(line, "-- ", 3);
	int err;

	if (!is_case && !is_section) {
		if (p->section)
			p->body_size = (size_t)(next - p->body);
		else if (*line && *line != '#')
			return fail(p, "text before the first section");
		return 0;
	}
	err = section_end(p);
	p->section = SECT_NONE;
	if (!err && is_case) {
		err = case_end(p);
		case_begin(p, line + 3);
		return err;
	}
	if (!p->current)
		case_begin(p, "");
	if (!err && !section_begin(p, line))
		err = fail(p, "unknown section");
	p->body = next;
	return err;
}

int case_parse(struct bpfc_ctx *ctx, struct arena *a, const char *file, const char *text, size_t size,
	       struct case_file *out)
{
	struct parser p = {.ctx = ctx, .a = a, .file = file, .out = out, .rest = "", .body = text};
	const char *at = text, *end = text + size;
	int err = 0;

	while (at < end && !err) {
		const char *newline = memchr(at, '\n', (size_t)(end - at));
		const char *next = newline ? newline + 1 : end;

		p.line++;
		err = parse_line(&p, arena_strndup(a, at, (size_t)((newline ? newline : end) - at)), next);
		at = next;
	}
	if (!err)
		err = section_end(&p);
	p.section = SECT_NONE;
	return err ? err : case_end(&p);
}
