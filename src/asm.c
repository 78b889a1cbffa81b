/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Text to a program: lines, comments, labels and directives; single instructions are asm_insn.c's matter. Names are
 * resolved after the last line. Functions begin where a call or function address leads, and at .prog and .func.
 *
 *   .prog NAME [TYPE]                    label NAME starts a program of the given type
 *   .func NAME                           label NAME starts a function
 *   .map NAME TYPE KEY VALUE MAX [N]     a map; N is its number for `map N`
 *   .insn NUMBER                         eight bytes as a little-endian number
 *   .text .globl .type .size .p2align    read over, as compilers write them
 */
#include "asm.h"

#include <string.h>

#include "asm_insn.h"
#include "helper.h"
#include "maptype.h"

struct label {
	const char *name;
	u32 len, insn;
	u32 line;
	bool starts_function; /* called, its address taken, or named in .prog or .func */
	bool is_jumped_to;
};

/* A name in an instruction, to be resolved. */
struct name_use {
	const char *name;
	u32 len, insn, line, column;
	u8 ref; /* enum asm_ref */
};

struct entry_def {
	const char *name;
	u32 len, line, column;
	bool is_prog;
	enum prog_type type;
};

struct asm_state {
	struct prog *p;
	struct arena *a;
	const struct asm_forms *forms;
	const char *text; /* start of the current line */
	u32 line;
	VEC(struct insn) insns;
	VEC(struct label) labels;
	VEC(struct name_use) uses;
	VEC(struct entry_def) entries;
	u32 *hash; /* label index plus 1 */
	u32 hash_size;
};

enum { MAX_INSNS = 1 << 27, SHOWN_NAME = 64 };

static int error_at(const struct asm_state *s, u32 line, u32 column, const char *text)
{
	struct where w = WHERE_NONE;

	w.file = s->p->file;
	w.line = line;
	w.column = column;
	return diag_error(s->p->ctx, BPFC_ESYNTAX, &w, "%s", text);
}

#define ERROR_AT(s, line, column, ...) error_at((s), (line), (column), arena_printf((s)->a, __VA_ARGS__))

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == ',';
}

static bool same_name(const char *a, u32 na, const char *b, u32 nb)
{
	return na == nb && memcmp(a, b, na) == 0;
}

/* -- Labels ----------------------------------------------------------------------------------------------- */

/* The slot of the hash where NAME is or would be. */
static u32 *label_slot(const struct asm_state *s, const char *name, u32 len)
{
	u32 mask = s->hash_size - 1, i = (u32)hash_bytes(name, len) & mask;

	while (s->hash[i]) {
		const struct label *l = &s->labels.p[s->hash[i] - 1];

		if (same_name(l->name, l->len, name, len))
			break;
		i = (i + 1) & mask;
	}
	return &s->hash[i];
}

static struct label *label_find(const struct asm_state *s, const char *name, u32 len)
{
	u32 index = *label_slot(s, name, len);

	return index ? &s->labels.p[index - 1] : NULL;
}

static void grow_hash(struct asm_state *s)
{
	s->hash_size = s->hash_size ? s->hash_size * 2 : 64;
	s->hash = arena_array(s->a, s->hash_size, sizeof(u32));
	for (u32 i = 0; i < s->labels.n; i++)
		*label_slot(s, s->labels.p[i].name, s->labels.p[i].len) = i + 1;
}

static int add_label(struct asm_state *s, const char *name, u32 len, u32 column)
{
	struct label *old;

	if ((s->labels.n + 1) * 2 > s->hash_size)
		grow_hash(s);
	old = label_find(s, name, len);
	if (old)
		return ERROR_AT(s, s->line, column, "label %.*s is defined twice, first in line %u",
				(int)MIN(len, SHOWN_NAME), name, old->line);
	*label_slot(s, name, len) = s->labels.n + 1;
	*vec_add(s->a, &s->labels) = (struct label){name, len, s->insns.n, s->line, false, false};
	return 0;
}

/* -- Directives ------------------------------------------------------------------------------------------- */

struct word {
	const char *p;
	u32 n, column;
};

enum { MAX_WORDS = 8 };

/* Up to MAX_WORDS words; more are counted as one too many. */
static u32 split(const struct asm_state *s, u32 at, u32 end, struct word *words)
{
	u32 n = 0;

	while (at < end && n < MAX_WORDS) {
		u32 start;

		while (at < end && is_space(s->text[at]))
			at++;
		start = at;
		while (at < end && !is_space(s->text[at]))
			at++;
		if (at > start)
			words[n++] = (struct word){s->text + start, at - start, start + 1};
	}
	return n;
}

static bool is_word(const struct word *w, const char *name)
{
	return same_name(w->p, w->n, name, (u32)strlen(name));
}

static bool is_name(const struct word *w)
{
	for (u32 i = 0; i < w->n; i++)
		if (!asm_is_name(w->p[i], i == 0))
			return false;
	return true;
}

static bool word_number(const struct word *w, u64 max, u64 *out)
{
	u32 at = 0;
	bool negative;

	return asm_number(w->p, w->n, &at, &negative, out) && at == w->n && !negative && *out <= max;
}

static int map_directive(struct asm_state *s, const struct word *w, u32 n)
{
	struct prog_map map = {.id = -1};
	u32 *const fields[] = {&map.key_size, &map.value_size, &map.max_entries};
	u64 v;

	if (n < 6 || n > 7)
		return ERROR_AT(s, s->line, w[0].column, "expected .map NAME TYPE KEY VALUE MAX [N]");
	map.name = arena_strndup(&s->p->arena, w[1].p, w[1].n);
	if (!is_name(&w[1]) || prog_map_by_name(s->p, map.name) >= 0)
		return ERROR_AT(s, s->line, w[1].column, "expected the name of a new map");
	map.type = maptype_by_name(arena_strndup(s->a, w[2].p, w[2].n));
	if (!map.type && word_number(&w[2], UINT32_MAX, &v))
		map.type = (u32)v;
	if (!map.type)
		return ERROR_AT(s, s->line, w[2].column, "unknown map type %.*s", (int)MIN(w[2].n, SHOWN_NAME), w[2].p);
	for (u32 i = 0; i < ARRAY_SIZE(fields); i++) {
		if (!word_number(&w[3 + i], UINT32_MAX, &v))
			return ERROR_AT(s, s->line, w[3 + i].column, "expected a number of 32 bits");
		*fields[i] = (u32)v;
	}
	if (n == 7) {
		if (!word_number(&w[6], INT32_MAX, &v) || prog_map_by_id(s->p, (s32)v) >= 0)
			return ERROR_AT(s, s->line, w[6].column, "expected a map number that is not taken");
		map.id = (s32)v;
	}
	vec_push(&s->p->arena, &s->p->maps, map);
	return 0;
}

static int entry_directive(struct asm_state *s, const struct word *w, u32 n, bool is_prog)
{
	struct entry_def e = {.line = s->line, .is_prog = is_prog, .type = PROG_NONE};

	if (n < 2 || n > (is_prog ? 3 : 2) || !is_name(&w[1]))
		return ERROR_AT(s, s->line, w[0].column,
				is_prog ? "expected .prog NAME [TYPE]" : "expected .func NAME");
	e.name = w[1].p;
	e.len = w[1].n;
	e.column = w[1].column;
	if (n == 3) {
		int type = prog_type_by_name(arena_strndup(s->a, w[2].p, w[2].n));

		if (type < 0)
			return ERROR_AT(s, s->line, w[2].column, "unknown program type %.*s",
					(int)MIN(w[2].n, SHOWN_NAME), w[2].p);
		e.type = (enum prog_type)type;
	}
	vec_push(s->a, &s->entries, e);
	return 0;
}

static int directive(struct asm_state *s, u32 at, u32 end)
{
	static const char *const ignored[] = {".text", ".globl", ".global", ".type", ".size", ".p2align", ".file"};
	struct word w[MAX_WORDS];
	u32 n = split(s, at, end, w);

	if (is_word(&w[0], ".map"))
		return map_directive(s, w, n);
	if (is_word(&w[0], ".prog"))
		return entry_directive(s, w, n, true);
	if (is_word(&w[0], ".func"))
		return entry_directive(s, w, n, false);
	for (u32 i = 0; i < ARRAY_SIZE(ignored); i++)
		if (is_word(&w[0], ignored[i]))
			return 0;
	return ERROR_AT(s, s->line, w[0].column, "unknown directive %.*s", (int)MIN(w[0].n, SHOWN_NAME), w[0].p);
}

/* -- Lines ------------------------------------------------------------------------------------------------ */

static int instruction(struct asm_state *s, u32 at, u32 end)
{
	struct asm_match m;

	if (!asm_match(s->forms, s->text + at, end - at, &m))
		return ERROR_AT(s, s->line, at + m.error_at + 1, "%s", m.error);
	if (s->insns.n + m.n > MAX_INSNS)
		return ERROR_AT(s, s->line, at + 1, "more than %u instructions", (u32)MAX_INSNS);
	if (m.ref != ASM_NONE)
		*vec_add(s->a, &s->uses) =
			(struct name_use){m.name, m.name_len, s->insns.n, s->line, at + m.name_at + 1, m.ref};
	for (u32 k = 0; k < m.n; k++)
		vec_push(s->a, &s->insns, m.insn[k]);
	return 0;
}

/* Where the comment begins, or N. */
static u32 comment_start(const char *text, u32 n)
{
	for (u32 i = 0; i < n; i++)
		if (text[i] == '#' || text[i] == ';' || (text[i] == '/' && i + 1 < n && text[i + 1] == '/'))
			return i;
	return n;
}

static int line(struct asm_state *s, u32 n)
{
	u32 end = comment_start(s->text, n), at = 0;

	for (;;) {
		u32 name_end, colon;
		int err;

		while (at < end && is_space(s->text[at]))
			at++;
		while (end > at && is_space(s->text[end - 1]))
			end--;
		if (at == end)
			return 0;
		for (name_end = at; name_end < end && asm_is_name(s->text[name_end], name_end == at); name_end++)
			;
		for (colon = name_end; colon < end && is_space(s->text[colon]); colon++)
			;
		if (name_end == at || colon == end || s->text[colon] != ':')
			break;
		err = add_label(s, s->text + at, name_end - at, at + 1);
		if (err)
			return err;
		at = colon + 1;
	}
	if (s->text[at] == '.' && !(end - at > 5 && memcmp(s->text + at, ".insn", 5) == 0 && is_space(s->text[at + 5])))
		return directive(s, at, end);
	return instruction(s, at, end);
}

/* -- Names ------------------------------------------------------------------------------------------------ */

static int undefined(const struct asm_state *s, const struct name_use *u, const char *what)
{
	return ERROR_AT(s, u->line, u->column, "%s %.*s is not defined", what, (int)MIN(u->len, SHOWN_NAME), u->name);
}

static int resolve_map(struct asm_state *s, const struct name_use *u)
{
	int map = prog_map_by_name(s->p, arena_strndup(s->a, u->name, u->len));

	if (map < 0)
		return undefined(s, u, "map");
	if (s->p->maps.p[map].id >= 0)
		s->p->insns[u->insn].imm = s->p->maps.p[map].id;
	s->p->aux[u->insn].ref = REF_MAP;
	s->p->aux[u->insn].index = (u32)map;
	return 0;
}

/* bpf_X where no label is called so. */
static bool resolve_helper(struct asm_state *s, const struct name_use *u)
{
	const struct helper *h;

	if (u->len <= 4 || memcmp(u->name, "bpf_", 4) != 0)
		return false;
	h = helper_by_name(arena_strndup(s->a, u->name + 4, u->len - 4));
	if (!h)
		return false;
	s->p->insns[u->insn] = isa_template(ISA_ID_CALL_HELPER);
	s->p->insns[u->insn].imm = h->id;
	return true;
}

static int resolve_jump(const struct asm_state *s, const struct name_use *u, s64 distance)
{
	if (u->ref == ASM_JUMP32) {
		s->p->insns[u->insn].imm = (s32)distance;
		return 0;
	}
	if (distance < INT16_MIN || distance > INT16_MAX)
		return ERROR_AT(s, u->line, u->column,
				"label %.*s is %lld instructions away, allowed are -32768 to 32767",
				(int)MIN(u->len, SHOWN_NAME), u->name, (long long)distance);
	s->p->insns[u->insn].off = (s16)distance;
	return 0;
}

static int resolve(struct asm_state *s, const struct name_use *u)
{
	struct label *l;
	s64 distance;

	if (u->ref == ASM_MAP)
		return resolve_map(s, u);
	l = label_find(s, u->name, u->len);
	if (!l && u->ref == ASM_CALL && resolve_helper(s, u))
		return 0;
	if (!l)
		return undefined(s, u, u->ref == ASM_CALL || u->ref == ASM_FUNC ? "function" : "label");
	if (l->insn >= s->insns.n)
		return ERROR_AT(s, u->line, u->column, "nothing follows label %.*s", (int)MIN(u->len, SHOWN_NAME),
				u->name);
	distance = (s64)l->insn - u->insn - 1;
	if (u->ref == ASM_JUMP16 || u->ref == ASM_JUMP32) {
		l->is_jumped_to = true;
		return resolve_jump(s, u, distance);
	}
	l->starts_function = true;
	s->p->insns[u->insn].imm = (s32)distance;
	return 0;
}

/* -- Functions -------------------------------------------------------------------------------------------- */

static int find_entries(struct asm_state *s, u32 *starts)
{
	for (u32 i = 0; i < s->entries.n; i++) {
		const struct entry_def *e = &s->entries.p[i];
		struct label *l = label_find(s, e->name, e->len);

		if (!l || l->insn >= s->insns.n)
			return ERROR_AT(s, e->line, e->column, "label %.*s is not defined, or nothing follows it",
					(int)MIN(e->len, SHOWN_NAME), e->name);
		l->starts_function = true;
		bits_set(starts, l->insn);
	}
	return 0;
}

/* Whether a label at the start of a function is its name rather than a place to jump to. */
static bool names_function(const struct label *l)
{
	return l->starts_function || (!l->is_jumped_to && l->name[0] != '.');
}

/* Names of functions, and which are programs. The first function is one unless .func says otherwise. */
static void name_functions(struct asm_state *s)
{
	struct prog *p = s->p;

	for (u32 i = 0; i < s->labels.n; i++) {
		const struct label *l = &s->labels.p[i];
		struct subprog *sub;

		if (l->insn >= s->insns.n)
			continue;
		sub = &p->subprogs.p[prog_subprog_of(p, l->insn)];
		if (sub->start == l->insn && names_function(l))
			sub->name = arena_strndup(&p->arena, l->name, l->len);
	}
	for (u32 i = 0; i < s->entries.n; i++) {
		const struct entry_def *e = &s->entries.p[i];
		const struct label *l = label_find(s, e->name, e->len);
		struct subprog *sub = &p->subprogs.p[prog_subprog_of(p, l->insn)];

		sub->name = arena_strndup(&p->arena, e->name, e->len);
		sub->is_prog = e->is_prog;
		sub->is_static = !e->is_prog;
		sub->type = e->type;
	}
}

static int finish(struct asm_state *s)
{
	struct prog *p = s->p;
	u32 *starts;
	int err = 0;

	if (!s->hash_size)
		grow_hash(s);
	prog_set_insns(p, s->insns.n);
	if (s->insns.n)
		memcpy(p->insns, s->insns.p, s->insns.n * sizeof(*p->insns));
	for (u32 i = 0; i < s->uses.n && !err; i++)
		err = resolve(s, &s->uses.p[i]);
	starts = bits_new(s->a, s->insns.n + 1);
	if (!err)
		err = find_entries(s, starts);
	if (err || !s->insns.n)
		return err;
	prog_cut(p, starts);
	name_functions(s);
	return 0;
}

static int parse_lines(struct asm_state *s, const char *text, size_t size)
{
	while (size) {
		const char *end = memchr(text, '\n', size);
		size_t n = end ? (size_t)(end - text) : size;
		int err;

		s->text = text;
		s->line++;
		if (n > INT16_MAX)
			return ERROR_AT(s, s->line, 1, "line of %zu characters, allowed are %d", n, INT16_MAX);
		err = line(s, (u32)n);
		if (err)
			return err;
		text += n + (end != NULL);
		size -= n + (end != NULL);
	}
	return 0;
}

static void free_scratch(void *arg)
{
	arena_free(arg);
}

int asm_parse(struct prog *p, const char *text, size_t size)
{
	struct arena scratch;
	struct asm_state s = {.p = p, .a = &scratch};
	int err;

	arena_init(&scratch, p->ctx);
	ctx_on_throw(p->ctx, free_scratch, &scratch);
	s.forms = asm_forms_new(s.a);
	err = parse_lines(&s, text, size);
	if (!err)
		err = finish(&s);
	ctx_done(p->ctx);
	return err;
}

int asm_parse_insn(struct bpfc_ctx *ctx, const char *text, struct insn out[2], u32 *n)
{
	size_t size = strlen(text);
	struct where w = WHERE_NONE;
	struct asm_match m = {0};
	struct arena scratch;
	bool ok;

	arena_init(&scratch, ctx);
	ok = asm_match(asm_forms_new(&scratch), text, (u32)MIN(size, (size_t)INT16_MAX), &m);
	arena_free(&scratch);
	if (ok && m.ref != ASM_NONE) {
		ok = false;
		m.error = "names have no meaning here, expected a number";
		m.error_at = m.name_at;
	}
	if (!ok) {
		w.column = (s64)m.error_at + 1;
		return diag_error(ctx, BPFC_ESYNTAX, &w, "%s", m.error);
	}
	memcpy(out, m.insn, sizeof(m.insn));
	*n = m.n;
	return 0;
}
