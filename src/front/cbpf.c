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

static int read_any(struct cbpf_list *list, const char *text, size_t size)
{
	struct lex l;

	lex_init(&l, list->ctx, list->file, text, size);
	if (l.err)
		return l.err;
	if (l.now.kind == LEX_NUMBER)
		return cbpf_read_list(list, text, size);
	return cbpf_read_array(list, text, size);
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

int front_cbpf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct cbpf_prog *c = arena_alloc(&p->arena, sizeof(*c));
	int err = filter_type(p, opts, &c->type);

	c->ctx = p->ctx;
	c->file = p->file;
	if (!err)
		err = cbpf_read(c, &p->arena, data, size);
	if (!err)
		err = cbpf_check(c, c->type);
	p->cbpf = c;
	return err ? err : cbpf_convert(c, c->type, p);
}
