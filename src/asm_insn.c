/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Reads one instruction: tries the formats of isa.def, and of the few other spellings below, that begin as the text
 * does. The format that got furthest says what was wrong when none fits.
 */
#include "asm_insn.h"

#include <string.h>

/* Spellings that are understood but never written. */
static const struct spelling {
	u16 id;
	const char *text;
} spellings[] = {
	{ISA_ID_LOAD8, "%d = *(u8 *)(%S%o)"},
	{ISA_ID_LOAD16, "%d = *(u16 *)(%S%o)"},
	{ISA_ID_LOAD32, "%d = *(u32 *)(%S%o)"},
	{ISA_ID_STORE8_REG, "*(u8 *)(%D%o) = %s"},
	{ISA_ID_STORE16_REG, "*(u16 *)(%D%o) = %s"},
	{ISA_ID_STORE32_REG, "*(u32 *)(%D%o) = %s"},
	{ISA_ID_ATOMIC_ADD32, "lock *(u32 *)(%D%o) += %S"},
	{ISA_ID_ATOMIC_OR32, "lock *(u32 *)(%D%o) |= %S"},
	{ISA_ID_ATOMIC_AND32, "lock *(u32 *)(%D%o) &= %S"},
	{ISA_ID_ATOMIC_XOR32, "lock *(u32 *)(%D%o) ^= %S"},
	{ISA_ID_LDACQ8, "%D = load_acquire((u8 *)(%S%o))"},
	{ISA_ID_LDACQ16, "%D = load_acquire((u16 *)(%S%o))"},
	{ISA_ID_LDACQ32, "%D = load_acquire((u32 *)(%S%o))"},
	{ISA_ID_STREL8, "store_release((u8 *)(%D%o), %S)"},
	{ISA_ID_STREL16, "store_release((u16 *)(%D%o), %S)"},
	{ISA_ID_STREL32, "store_release((u32 *)(%D%o), %S)"},
	{ISA_ID_LDIMM64_MAP_FD, "%D = map %m ll"},
	{ISA_ID_LDIMM64_MAP_FD, "%D = map[%i] ll"},
	{ISA_ID_LDIMM64_MAP_FD, "%D = map[%m] ll"},
	{ISA_ID_LDIMM64_FUNC, "%D = %f ll"},
};

enum { NFORMS = ISA_NIDS - 1 + ARRAY_SIZE(spellings) };

struct form {
	u16 id;
	char first, next; /* 'r', 'w' or a literal; after a register what follows it, else 0 */
	const char *text;
};

struct asm_forms {
	struct form form[NFORMS];
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

bool asm_is_name(char c, bool first)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$' ||
	       (!first && is_digit(c));
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static struct form form_of(u16 id, const char *text)
{
	struct form f = {.id = id, .text = text, .first = text[0]};

	if (text[0] == '%')
		f.first = text[1] == 'd' || text[1] == 's' ? 'w' : 'r';
	if (text[0] == '%' || is_digit(text[1])) /* behind "%D " or "r0 " */
		f.next = text[3] == '%' ? text[4] : text[3];
	return f;
}

const struct asm_forms *asm_forms_new(struct arena *a)
{
	struct asm_forms *forms = arena_alloc(a, sizeof(*forms));
	u32 n = 0;

	for (u32 id = 1; id < ISA_NIDS; id++)
		forms->form[n++] = form_of((u16)id, isa_row(id)->text);
	for (u32 k = 0; k < ARRAY_SIZE(spellings); k++)
		forms->form[n++] = form_of(spellings[k].id, spellings[k].text);
	return forms;
}

/* -- Pieces of text --------------------------------------------------------------------------------------- */

bool asm_number(const char *text, u32 n, u32 *at, bool *negative, u64 *value)
{
	u32 i = *at, digits = 0;
	unsigned base = 10;
	u64 v = 0;

	*negative = false;
	if (i < n && (text[i] == '-' || text[i] == '+'))
		*negative = text[i++] == '-';
	if (i + 1 < n && text[i] == '0' && (text[i + 1] | 32) == 'x') {
		base = 16;
		i += 2;
	}
	for (; i < n; i++, digits++) {
		char c = text[i] | 32;
		unsigned d;

		if (is_digit(text[i]))
			d = (unsigned)(text[i] - '0');
		else if (base == 16 && c >= 'a' && c <= 'f')
			d = (unsigned)(c - 'a') + 10;
		else
			break;
		if (__builtin_mul_overflow(v, base, &v) || __builtin_add_overflow(v, d, &v))
			return false;
	}
	if (!digits || (i < n && asm_is_name(text[i], false)))
		return false;
	*at = i;
	*value = v;
	return true;
}

/* One attempt: a format against the text. */
struct attempt {
	const char *text;
	u32 n, at;
	struct asm_match *m; /* takes the best error */
	struct insn insn, second;
	bool has_dst, has_src;
	enum asm_ref ref;
	u32 name_at, name_len;
};

static bool miss(struct attempt *t, u32 at, const char *why)
{
	if (!t->m->error || (!t->m->is_value && at > t->m->error_at)) {
		t->m->error = why;
		t->m->error_at = at;
	}
	return false;
}

/* The right kind of thing with a wrong value: says more than any other format's complaint. */
static bool bad_value(struct attempt *t, u32 at, const char *why)
{
	if (!t->m->is_value || at > t->m->error_at) {
		t->m->is_value = true;
		t->m->error = why;
		t->m->error_at = at;
	}
	return false;
}

static void skip_space(struct attempt *t)
{
	while (t->at < t->n && is_space(t->text[t->at]))
		t->at++;
}

/* A number of LOW .. HIGH. */
static bool read_number(struct attempt *t, s64 low, u64 high, const char *range, s64 *out)
{
	u32 start = t->at;
	bool negative;
	u64 v;

	if (!asm_number(t->text, t->n, &t->at, &negative, &v))
		return miss(t, start, "expected a number");
	if (negative ? v > 0 - (u64)low : v > high) {
		t->at = start;
		return bad_value(t, start, range);
	}
	*out = (s64)(negative ? 0 - v : v);
	return true;
}

static bool read_imm(struct attempt *t, s32 *out)
{
	s64 v;

	if (!read_number(t, INT32_MIN, UINT32_MAX, "number out of range, allowed are -2147483648 to 4294967295", &v))
		return false;
	*out = (s32)(u32)v;
	return true;
}

static bool read_off(struct attempt *t, s16 *out)
{
	s64 v;

	if (!read_number(t, INT16_MIN, INT16_MAX, "number out of range, allowed are -32768 to 32767", &v))
		return false;
	*out = (s16)v;
	return true;
}

/* "+ 4", "- 4", "+ -4" or nothing. */
static bool read_displacement(struct attempt *t, s64 low, s64 high, const char *range, s64 *out)
{
	s64 v;
	bool minus;

	*out = 0;
	skip_space(t);
	if (t->at >= t->n || (t->text[t->at] != '+' && t->text[t->at] != '-'))
		return true;
	minus = t->text[t->at++] == '-';
	skip_space(t);
	if (!read_number(t, minus ? -high : low, (u64)(minus ? -low : high), range, &v))
		return false;
	*out = minus ? -v : v;
	return true;
}

static bool read_reg(struct attempt *t, char letter, bool *known, u32 *reg)
{
	u32 start = t->at, v = 0, i = t->at + 1;

	if (t->at >= t->n || t->text[t->at] != letter || i >= t->n || !is_digit(t->text[i]))
		return miss(t, start,
			    letter == 'r' ? "expected a register r0 to r10" : "expected a register w0 to w10");
	for (; i < t->n && is_digit(t->text[i]) && v < 100; i++)
		v = v * 10 + (u32)(t->text[i] - '0');
	if (v >= BPF_NREGS || (t->text[start + 1] == '0' && i > start + 2) ||
	    (i < t->n && asm_is_name(t->text[i], false)))
		return bad_value(t, start, "no such register, there are 0 to 10");
	if (*known && v != *reg)
		return bad_value(t, start, "expected the same register as before");
	*known = true;
	*reg = v;
	t->at = i;
	return true;
}

static bool read_name(struct attempt *t, enum asm_ref ref)
{
	u32 i = t->at;

	if (i >= t->n || !asm_is_name(t->text[i], true))
		return miss(t, i, "expected a name");
	while (i < t->n && asm_is_name(t->text[i], false))
		i++;
	t->ref = ref;
	t->name_at = t->at;
	t->name_len = i - t->at;
	t->at = i;
	return true;
}

static bool at_name(const struct attempt *t)
{
	return t->at < t->n && asm_is_name(t->text[t->at], true);
}

/* "pc+5" or a name. */
static bool read_callee(struct attempt *t, enum asm_ref ref)
{
	if (t->at + 2 < t->n && memcmp(t->text + t->at, "pc", 2) == 0 &&
	    (t->text[t->at + 2] == '+' || t->text[t->at + 2] == '-')) {
		t->at += 2;
		return read_imm(t, &t->insn.imm);
	}
	return read_name(t, ref);
}

static bool read_half(struct attempt *t, unsigned shift)
{
	s64 v;

	if (!read_number(t, 0, 0xffff, "number out of range, allowed are 0 to 65535", &v))
		return false;
	t->insn.imm = (s32)((u32)t->insn.imm | (u32)v << shift);
	return true;
}

static bool read_wide(struct attempt *t)
{
	s64 v;

	if (!read_number(t, INT64_MIN, UINT64_MAX, "number out of range, allowed are 64 bits", &v))
		return false;
	t->insn.imm = (s32)(u32)(u64)v;
	t->second.imm = (s32)(u32)((u64)v >> 32);
	return true;
}

static bool read_dst(struct attempt *t, char letter)
{
	u32 reg = t->insn.dst;
	bool ok = read_reg(t, letter, &t->has_dst, &reg);

	t->insn.dst = reg & 15;
	return ok;
}

static bool read_src(struct attempt *t, char letter)
{
	u32 reg = t->insn.src;
	bool ok = read_reg(t, letter, &t->has_src, &reg);

	t->insn.src = reg & 15;
	return ok;
}

static bool read_field(struct attempt *t, char what)
{
	s64 v;

	switch (what) {
	case 'D':
		return read_dst(t, 'r');
	case 'd':
		return read_dst(t, 'w');
	case 'S':
		return read_src(t, 'r');
	case 's':
		return read_src(t, 'w');
	case 'i':
		return read_imm(t, &t->insn.imm);
	case 'n':
		return read_imm(t, &t->second.imm);
	case 'I':
		return read_wide(t);
	case 'o':
		if (!read_displacement(t, INT16_MIN, INT16_MAX, "offset out of range, allowed are -32768 to 32767", &v))
			return false;
		t->insn.off = (s16)v;
		return true;
	case 'p':
		if (!read_displacement(t, INT32_MIN, INT32_MAX, "offset out of range, allowed are 32 bits", &v))
			return false;
		t->insn.imm = (s32)v;
		return true;
	case 'J':
		return at_name(t) ? read_name(t, ASM_JUMP16) : read_off(t, &t->insn.off);
	case 'j':
		return at_name(t) ? read_name(t, ASM_JUMP32) : read_imm(t, &t->insn.imm);
	case 'c':
		return read_callee(t, t->insn.code == isa_row(ISA_ID_LDIMM64_FUNC)->code ? ASM_FUNC : ASM_CALL);
	case 'f':
		return read_name(t, ASM_FUNC);
	case 'm':
		return read_name(t, ASM_MAP);
	case 'h':
		return read_half(t, 16);
	case 'l':
		return read_half(t, 0);
	default:
		return false;
	}
}

/* Space may stand around these without changing the meaning. */
static bool is_bracket(char c)
{
	return c == '(' || c == ')' || c == '[' || c == ']' || c == ',' || c == '*';
}

/* What stood before in the format: a character, or this. */
enum { AFTER_FIELD = 0 };

static bool read_literal(struct attempt *t, char before, char c)
{
	if (is_bracket(c) || is_bracket(before) || before == AFTER_FIELD)
		skip_space(t);
	if (t->at >= t->n || t->text[t->at] != c)
		return miss(t, t->at, t->at >= t->n ? "the instruction is incomplete" : "unknown instruction");
	t->at++;
	return true;
}

/* Whether the space of a format, between C and the text, is there or not needed. */
static bool read_space(struct attempt *t, char before)
{
	u32 start = t->at;

	skip_space(t);
	return t->at > start || t->at >= t->n || before == AFTER_FIELD || !asm_is_name(before, false) ||
	       !asm_is_name(t->text[t->at], false) || miss(t, start, "unknown instruction");
}

static bool try_form(struct attempt *t, const struct form *form)
{
	struct isa_info info;
	char before = ' ';

	t->insn = isa_template(form->id);
	for (const char *f = form->text; *f; f++) {
		bool ok;

		if (*f == '%' && f[1] != '%') {
			if (before != ' ')
				skip_space(t);
			ok = read_field(t, *++f);
			before = AFTER_FIELD;
		} else if (*f == ' ') {
			ok = read_space(t, before);
			before = ' ';
		} else {
			f += *f == '%';
			ok = read_literal(t, before, *f);
			before = *f;
		}
		if (!ok)
			return false;
	}
	skip_space(t);
	if (t->at < t->n)
		return miss(t, t->at, "unexpected text after the instruction");
	if (!isa_decode(&t->insn, &info) || info.id != form->id)
		return bad_value(t, t->at - 1, "number out of range for this instruction");
	return true;
}

/* ".insn NUMBER" */
static bool match_raw(const char *text, u32 n, struct asm_match *m)
{
	u32 at = 5;
	bool negative;
	u64 v;

	while (at < n && is_space(text[at]))
		at++;
	if (at == 5 || !asm_number(text, n, &at, &negative, &v) || negative) {
		m->error = "expected a number of 64 bits";
		m->error_at = at;
		return false;
	}
	while (at < n && is_space(text[at]))
		at++;
	if (at < n) {
		m->error = "unexpected text after the number";
		m->error_at = at;
		return false;
	}
	m->insn[0] = (struct insn){.code = v & 255,
				   .dst = v >> 8 & 15,
				   .src = v >> 12 & 15,
				   .off = (s16)(u16)(v >> 16),
				   .imm = (s32)(u32)(v >> 32)};
	m->n = 1;
	return true;
}

static void accept(const struct attempt *t, struct asm_match *m)
{
	m->insn[0] = t->insn;
	m->insn[1] = t->second;
	m->n = t->insn.code == isa_row(ISA_ID_LDIMM64_CONST)->code ? 2 : 1;
	m->ref = t->ref;
	m->name = t->ref == ASM_NONE ? NULL : t->text + t->name_at;
	m->name_at = t->name_at;
	m->name_len = t->name_len;
}

bool asm_match(const struct asm_forms *forms, const char *text, u32 n, struct asm_match *m)
{
	char first = n ? text[0] : 0, next = 0;
	u32 i = 1;

	*m = (struct asm_match){0};
	if (n >= 5 && memcmp(text, ".insn", 5) == 0)
		return match_raw(text, n, m);
	if ((first == 'r' || first == 'w') && n > 1 && is_digit(text[1])) {
		while (i < n && (is_digit(text[i]) || is_space(text[i])))
			i++;
		next = i < n ? text[i] : 0;
	}
	for (u32 k = 0; k < NFORMS; k++) {
		const struct form *form = &forms->form[k];
		struct attempt t = {.text = text, .n = n, .m = m};

		if (form->first != first || form->next != next)
			continue;
		if (try_form(&t, form)) {
			accept(&t, m);
			return true;
		}
	}
	if (!m->error)
		m->error = "unknown instruction";
	return false;
}
