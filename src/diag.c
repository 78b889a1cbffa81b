/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Collects diagnostics in the context and carries failures that no caller tests to their landing (diag.h).
 *
 * This file uses malloc, not an arena: a diagnostic must be recorded when the arenas have reached their limit.
 */
#include "diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	const char *name, *meaning;
} errors[BPFC_NERRORS] = {
	[BPFC_OK] = { "OK", "no error" },
#define ERR(id, meaning) [BPFC_E##id] = { #id, meaning },
#include "errors.def"
};

const char *diag_id_name(enum bpfc_error id)
{
	return (unsigned)id < BPFC_NERRORS ? errors[id].name : "UNKNOWN";
}

const char *diag_id_meaning(enum bpfc_error id)
{
	return (unsigned)id < BPFC_NERRORS ? errors[id].meaning : "unknown error";
}

void ctx_init(struct bpfc_ctx *ctx)
{
	*ctx = (struct bpfc_ctx){ 0 };
}

void ctx_clear(struct bpfc_ctx *ctx)
{
	struct diag *d, *next;

	for (d = ctx->first; d; d = next) {
		next = d->next;
		free(d->text);
		free(d);
	}
	ctx->first = ctx->last = NULL;
	ctx->oom = false;
}

void ctx_fini(struct bpfc_ctx *ctx)
{
	ctx_clear(ctx);
	free(ctx->cleanups.p);
	ctx_init(ctx);
}

struct bpfc_ctx *ctx_new(void)
{
	struct bpfc_ctx *ctx = malloc(sizeof *ctx);

	if (ctx)
		ctx_init(ctx);
	return ctx;
}

void ctx_free(struct bpfc_ctx *ctx)
{
	if (ctx)
		ctx_fini(ctx);
	free(ctx);
}

/* -- Messages --------------------------------------------------------------------------------------------- */

/* Text that grows; once memory has failed it stays as it is and says so. */
struct text {
	char *p;
	size_t n, cap;
	bool oom;
};

static void text_vadd(struct text *t, const char *fmt, va_list ap)
{
	va_list again;
	size_t cap;
	char *p;
	int n;

	va_copy(again, ap);
	n = vsnprintf(NULL, 0, fmt, again);
	va_end(again);
	if (n < 0 || t->oom)
		return;
	if (t->n + (size_t)n + 1 > t->cap) {
		cap = MAX(t->cap * 2, t->n + (size_t)n + 1);
		p = realloc(t->p, cap);
		if (!p) {
			t->oom = true;
			return;
		}
		t->p = p;
		t->cap = cap;
	}
	vsnprintf(t->p + t->n, t->cap - t->n, fmt, ap);
	t->n += (size_t)n;
}

__attribute__((format(printf, 2, 3))) static void text_add(struct text *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	text_vadd(t, fmt, ap);
	va_end(ap);
}

/* "FILE:LINE:COLUMN: " or "FILE:SECTION/FUNCTION+INSN: ", without what is not known. */
static void text_add_where(struct text *t, const struct where *w)
{
	bool place = w->section || w->function || w->insn >= 0;

	if (w->file)
		text_add(t, "%s:", w->file);
	if (w->line >= 0)
		text_add(t, "%lld:", (long long)w->line);
	if (w->line >= 0 && w->column >= 0)
		text_add(t, "%lld:", (long long)w->column);
	if (w->section)
		text_add(t, "%s", w->section);
	if (w->section && w->function)
		text_add(t, "/");
	if (w->function)
		text_add(t, "%s", w->function);
	if (w->insn >= 0)
		text_add(t, "+%lld", (long long)w->insn);
	if (place)
		text_add(t, ":");
	if (t->n)
		text_add(t, " ");
}

/* The source line on a line of its own, without the blanks before it. */
static void text_add_source(struct text *t, const struct where *w)
{
	const char *s = w->source;

	while (s && (*s == ' ' || *s == '\t'))
		s++;
	if (w->source_file && s && *s)
		text_add(t, "\n    %s:%u: %s", w->source_file, w->source_line, s);
}

static void diag_add(struct bpfc_ctx *ctx, enum bpfc_error id, enum diag_severity sev, const struct where *w,
		     const char *fmt, va_list ap)
{
	static const char *const words[] = { "error", "warning", "note" };
	struct diag *d = calloc(1, sizeof *d);
	struct text t = { 0 };

	if (w)
		text_add_where(&t, w);
	text_add(&t, "%s: ", words[sev]);
	text_vadd(&t, fmt, ap);
	if (id != BPFC_OK)
		text_add(&t, " [%s]", diag_id_name(id));
	if (w)
		text_add_source(&t, w);
	if (!d || !t.p || t.oom) {
		ctx->oom = true;
		free(d);
		free(t.p);
		return;
	}
	*d = (struct diag){ .id = id, .severity = sev, .text = t.p };
	if (ctx->last)
		ctx->last->next = d;
	else
		ctx->first = d;
	ctx->last = d;
}

int diag_error(struct bpfc_ctx *ctx, enum bpfc_error id, const struct where *w, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	diag_add(ctx, id, DIAG_ERROR, w, fmt, ap);
	va_end(ap);
	return -(int)id;
}

void diag_warn(struct bpfc_ctx *ctx, enum bpfc_error id, const struct where *w, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	diag_add(ctx, id, DIAG_WARNING, w, fmt, ap);
	va_end(ap);
}

/* -- Landing ---------------------------------------------------------------------------------------------- */

/* What ctx->landing points into: the jump buffer comes first, so the address of one is that of the other. */
struct landing {
	jmp_buf buf;
	u32 base; /* cleanups registered before it */
};

static void run_cleanups(struct bpfc_ctx *ctx, u32 base)
{
	struct ctx_cleanup c;

	while (ctx->cleanups.n > base) {
		c = ctx->cleanups.p[--ctx->cleanups.n];
		c.fn(c.arg);
	}
}

void ctx_throw(struct bpfc_ctx *ctx, enum bpfc_error id, const char *fmt, ...)
{
	struct where w = WHERE_NONE;
	struct landing *l = (struct landing *)(void *)ctx->landing;
	va_list ap;

	w.section = ctx->phase;
	w.function = ctx->function;
	va_start(ap, fmt);
	diag_add(ctx, id, DIAG_ERROR, &w, fmt, ap);
	va_end(ap);
	if (!l) {
		fprintf(stderr, "%s\n", ctx->last ? ctx->last->text : "error without a landing");
		abort();
	}
	/* Here, not in ctx_try(): what cleanups refer to may be on the stack that the jump leaves. */
	run_cleanups(ctx, l->base);
	longjmp(l->buf, (int)id);
}

void ctx_on_throw(struct bpfc_ctx *ctx, void (*fn)(void *), void *arg)
{
	u32 cap = ctx->cleanups.cap;
	void *p;

	if (ctx->cleanups.n == cap) {
		cap = MAX(cap * 2, 8u);
		p = realloc(ctx->cleanups.p, cap * sizeof(struct ctx_cleanup));
		if (!p) {
			fn(arg);
			ctx_throw(ctx, BPFC_ENOMEM, "out of memory");
		}
		ctx->cleanups.p = p;
		ctx->cleanups.cap = cap;
	}
	ctx->cleanups.p[ctx->cleanups.n++] = (struct ctx_cleanup){ fn, arg };
}

void ctx_done(struct bpfc_ctx *ctx)
{
	CHECK(ctx, ctx->cleanups.n > 0);
	run_cleanups(ctx, ctx->cleanups.n - 1);
}

int ctx_try(struct bpfc_ctx *ctx, int (*body)(void *arg), void *arg)
{
	jmp_buf *volatile outer = ctx->landing;
	const char *volatile phase = ctx->phase;
	const char *volatile function = ctx->function;
	struct landing l;
	int r;

	l.base = ctx->cleanups.n;
	ctx->landing = &l.buf;
	r = setjmp(l.buf);
	if (r)
		r = -r;
	else
		r = body(arg);
	ctx->landing = outer;
	ctx->phase = phase;
	ctx->function = function;
	return r;
}
