/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The reader of classic filters in all their forms: finds out the form, has it read, checks the filter by the rules of
 * its type, keeps it in the program (for those who show or interpret it) and has it converted.
 */
#include "front/cbpf_read.h"

#include <string.h>

#include "front/front.h"

int cbpf_add(struct cbpf_list *list, struct cbpf_insn insn, const struct lex_token *t)
{
	struct where w = WHERE_NONE;

	if (list->insns.n >= CBPF_READ_MAX) {
		w.file = list->file;
		return diag_error(list->ctx, BPFC_ETOO_BIG, &w, "more than %d instructions, a classic filter has at most %d",
				  CBPF_READ_MAX, CBPF_MAXINSNS);
	}
	vec_push(list->arena, &list->insns, insn);
	if (t) {
		vec_push(list->arena, &list->line, t->line);
		vec_push(list->arena, &list->column, t->column);
	}
	return 0;
}

/* -- Forms ------------------------------------------------------------------------------------------------------- */

enum form {
	FORM_NONE, /* no classic filter */
	FORM_LIST,
	FORM_ARRAY,
	FORM_TEXT,
};

/* By the first tokens. A text of eBPF begins with other words. */
static enum form find_form(const char *text, size_t size)
{
	struct lex l;

	lex_init(&l, NULL, NULL, text, size);
	while (l.now.kind == LEX_WORD && lex_follows(&l, ':')) {
		lex_next(&l);
		lex_next(&l);
	}
	if (cbpf_is_mnemonic(&l))
		return FORM_TEXT;
	if (l.now.kind == LEX_NUMBER)
		return lex_follows(&l, ':') ? FORM_NONE : FORM_LIST;
	if (lex_is_word(&l, "static") || lex_is_word(&l, "const") || lex_is_word(&l, "struct"))
		return FORM_ARRAY;
	if (lex_take(&l, '{'))
		return l.now.kind == LEX_NUMBER || lex_is(&l, '{') ? FORM_ARRAY : FORM_NONE;
	if (lex_take(&l, '(') && l.now.kind == LEX_NUMBER) {
		lex_next(&l);
		return lex_take(&l, ')') && cbpf_is_mnemonic(&l) ? FORM_TEXT : FORM_NONE;
	}
	return FORM_NONE;
}

/* -- struct sock_filter ---------------------------------------------------------------------------------------- */

static struct cbpf_insn raw_insn(const u8 *b, bool big)
{
	struct cbpf_insn insn = { .jt = b[2], .jf = b[3] };

	insn.code = (u16)(big ? b[0] << 8 | b[1] : b[1] << 8 | b[0]);
	insn.k = big ? (u32)b[4] << 24 | (u32)b[5] << 16 | (u32)b[6] << 8 | b[7]
		     : (u32)b[7] << 24 | (u32)b[6] << 16 | (u32)b[5] << 8 | b[4];
	return insn;
}

/* Classic codes fill one byte of two: the other byte tells the byte order. */
static bool is_big_endian(const u8 *data, size_t n)
{
	size_t little = 0, big = 0;

	for (size_t i = 0; i < n; i++) {
		little += data[i * 8 + 1] == 0;
		big += data[i * 8] == 0;
	}
	return big > little;
}

/* Nothing but classic instructions, the last one a return. As eBPF that would be a program without an exit. */
static bool is_raw(const u8 *data, size_t size)
{
	struct cbpf_insn insn = { .code = 0 };
	bool big = is_big_endian(data, size / 8);

	for (size_t i = 0; i < size; i += 8) {
		insn = raw_insn(data + i, big);
		if (insn.code > 0xff || cbpf_decode(&insn, CBPF_FLAT) == CBPF_NOPS)
			return false;
	}
	return size && cbpf_row(cbpf_decode(&insn, CBPF_FLAT))->kind == CBPF_KIND_RET;
}

bool front_is_cbpf(const void *data, size_t size)
{
	if (!front_is_text(data, size))
		return size % 8 == 0 && is_raw(data, size);
	return find_form(data, size) != FORM_NONE;
}

static int read_raw(struct cbpf_list *list, const u8 *data, size_t size)
{
	struct where w = WHERE_NONE;
	bool big = is_big_endian(data, size / 8);
	int err = 0;

	w.file = list->file;
	if (size % 8)
		return diag_error(list->ctx, BPFC_ERAW_SIZE, &w, "%zu bytes, expected a multiple of 8", size);
	for (size_t i = 0; !err && i < size; i += 8)
		err = cbpf_add(list, raw_insn(data + i, big), NULL);
	return err;
}

/* -- The whole --------------------------------------------------------------------------------------------------- */

static int read_any(struct cbpf_list *list, const void *data, size_t size)
{
	if (!front_is_text(data, size))
		return read_raw(list, data, size);
	switch (find_form(data, size)) {
	case FORM_LIST:
		return cbpf_read_list(list, data, size);
	case FORM_ARRAY:
		return cbpf_read_array(list, data, size);
	case FORM_TEXT:
	case FORM_NONE: /* it says what is wrong */
		break;
	}
	return cbpf_read_text(list, data, size);
}

int cbpf_read(struct cbpf_prog *c, struct arena *arena, const void *data, size_t size)
{
	struct cbpf_list list = { .ctx = c->ctx, .file = c->file, .arena = arena };
	int err = read_any(&list, data, size);

	c->insns = list.insns.p;
	c->n = list.insns.n;
	c->line = list.line.p;
	c->column = list.column.p;
	return err;
}

/* The kind of filter that --type asks for; the kernel's on packets if it does not say. */
static int filter_type(struct prog *p, const struct bpfc_opts *opts, enum cbpf_type *type)
{
	struct where w = WHERE_NONE;
	int t = opts->type ? prog_type_by_name(opts->type) : PROG_SOCKET;

	*type = t == PROG_SECCOMP ? CBPF_SECCOMP : t == PROG_FLAT ? CBPF_FLAT : CBPF_SOCKET;
	if (t == PROG_SOCKET || t == PROG_SECCOMP || t == PROG_FLAT)
		return 0;
	w.file = p->file;
	return diag_error(p->ctx, BPFC_EUSAGE, &w,
			  "a classic filter is of type socket, seccomp or flat, not %s", opts->type);
}

static int start(struct prog *p, const struct bpfc_opts *opts, struct cbpf_prog **out)
{
	struct cbpf_prog *c = arena_alloc(&p->arena, sizeof(*c));

	c->ctx = p->ctx;
	c->file = p->file;
	p->cbpf = *out = c;
	return filter_type(p, opts, &c->type);
}

static int finish(struct prog *p, const struct cbpf_prog *c, const struct bpfc_opts *opts)
{
	int err = cbpf_check(c, c->type);

	if (!err)
		err = cbpf_convert(c, c->type, p);
	if (!err && opts->name)
		p->subprogs.p[0].name = arena_strdup(&p->arena, opts->name);
	return err;
}

int front_cbpf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct cbpf_prog *c;
	int err = start(p, opts, &c);

	if (!err)
		err = cbpf_read(c, &p->arena, data, size);
	return err ? err : finish(p, c, opts);
}

int front_pcap(struct prog *p, const char *text, const struct bpfc_opts *opts)
{
	struct cbpf_prog *c;
	int err = start(p, opts, &c);

	if (!err)
		err = cbpf_read_pcap(c, &p->arena, text, opts);
	return err ? err : finish(p, c, opts);
}
