/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The public functions of bpfc.h, but for the JIT's: each sets the landing under which readers, checks, compiler and
 * writers run, so that nothing they throw leaves the library, and refuses options that this version cannot act on.
 */
#include "bpfc.h"

#include <string.h>

#include "code.h"
#include "compile.h"
#include "front/front.h"
#include "out/out.h"
#include "prog.h"

/* -- Context ---------------------------------------------------------------------------------------------- */

struct bpfc_ctx *bpfc_ctx__new(void) { return ctx_new(); }

void bpfc_ctx__free(struct bpfc_ctx *ctx) { ctx_free(ctx); }

void bpfc_ctx__set_memory_limit(struct bpfc_ctx *ctx, size_t bytes) { ctx->mem_limit = bytes; }

void bpfc_ctx__messages(struct bpfc_ctx *ctx, void (*fn)(void *arg, int severity, const char *text), void *arg)
{
	for (const struct diag *d = ctx->first; d; d = d->next)
		fn(arg, d->severity, d->text);
	if (ctx->oom)
		fn(arg, DIAG_ERROR, "error: out of memory [NOMEM]");
}

const char *bpfc_ctx__error(const struct bpfc_ctx *ctx)
{
	for (const struct diag *d = ctx->first; d; d = d->next)
		if (d->severity == DIAG_ERROR)
			return d->text;
	return ctx->oom ? "error: out of memory [NOMEM]" : NULL;
}

void bpfc_ctx__clear_messages(struct bpfc_ctx *ctx) { ctx_clear(ctx); }

const char *bpfc_error_name(int err) { return diag_id_name((enum bpfc_error)(err < 0 ? -err : err)); }

/* -- Options ---------------------------------------------------------------------------------------------- */

void bpfc_opts__init(struct bpfc_opts *opts)
{
	*opts = (struct bpfc_opts){ .size = sizeof(*opts), .opt_level = 2, .verify = true, .debug_info = -1, .harden = -1 };
}

/* The caller's options as this version knows them; those of an older caller are shorter. */
static int take_opts(struct bpfc_ctx *ctx, const struct bpfc_opts *opts, struct bpfc_opts *out)
{
	bpfc_opts__init(out);
	if (!opts)
		return 0;
	if (opts->size < offsetof(struct bpfc_opts, opt_level))
		return diag_error(ctx, BPFC_EUSAGE, NULL, "options were not initialized: size is %zu", opts->size);
	memcpy(out, opts, opts->size < sizeof(*out) ? opts->size : sizeof(*out));
	out->size = sizeof(*out);
	if (out->type && prog_type_by_name(out->type) < 0)
		return diag_error(ctx, BPFC_EUSAGE, NULL, "there is no program type '%s'", out->type);
	return 0;
}

static int check_opts(struct bpfc_ctx *ctx, const struct bpfc_opts *opts)
{
	if (opts->opt_level < 0 || opts->opt_level > 2)
		return diag_error(ctx, BPFC_EUSAGE, NULL, "optimization level is %d, expected 0, 1 or 2",
				  opts->opt_level);
	if (opts->harden < -1 || opts->harden > 3)
		return diag_error(ctx, BPFC_EUSAGE, NULL, "hardening level is %d, expected 0 to 3", opts->harden);
	if (opts->pic)
		return diag_error(ctx, BPFC_EUNSUPPORTED, NULL, "position-independent output is not supported yet");
	return 0;
}

/* -- Programs --------------------------------------------------------------------------------------------- */

/* Arguments and results of one call, for the body under the landing. */
struct job {
	struct bpfc_ctx *ctx;
	const char *name; /* path, or what stands in messages */
	const void *data; /* NULL: a file, or an expression */
	bool is_expression;
	size_t size;
	struct bpfc_opts opts;
	struct prog *prog;
	struct code *code;
	enum bpfc_emit format;
};

static int load_body(void *arg)
{
	struct job *j = arg;

	if (j->is_expression)
		return front_load_pcap(j->ctx, j->name, &j->opts, &j->prog);
	if (j->data)
		return front_load_mem(j->ctx, j->name, j->data, j->size, &j->opts, &j->prog);
	return front_load_file(j->ctx, j->name, &j->opts, &j->prog);
}

static int load(struct job *j, const struct bpfc_opts *opts, struct prog **out)
{
	int err = take_opts(j->ctx, opts, &j->opts);

	*out = NULL;
	if (!err)
		err = ctx_try(j->ctx, load_body, j);
	if (!err)
		*out = j->prog;
	return err;
}

int bpfc_prog__load_file(struct bpfc_ctx *ctx, const char *path, const struct bpfc_opts *opts, struct prog **out)
{
	struct job j = { .ctx = ctx, .name = path };

	return load(&j, opts, out);
}

int bpfc_prog__load_mem(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size,
			const struct bpfc_opts *opts, struct prog **out)
{
	struct job j = { .ctx = ctx, .name = name, .data = data ? data : "", .size = data ? size : 0 };

	return load(&j, opts, out);
}

int bpfc_prog__load_pcap(struct bpfc_ctx *ctx, const char *expression, const struct bpfc_opts *opts, struct prog **out)
{
	struct job j = { .ctx = ctx, .name = expression, .is_expression = true };

	return load(&j, opts, out);
}

void bpfc_prog__free(struct prog *prog) { prog_free(prog); }

/* -- Compiling -------------------------------------------------------------------------------------------- */

static int compile_body(void *arg)
{
	struct job *j = arg;
	int err = prog_check(j->prog);

	return err ? err : compile_prog(j->prog, &j->opts, &j->code);
}

int bpfc_prog__compile(struct prog *prog, const struct bpfc_opts *opts, struct code **out)
{
	struct job j = { .ctx = prog->ctx, .prog = prog };
	int err = take_opts(j.ctx, opts, &j.opts);

	*out = NULL;
	if (!err)
		err = check_opts(j.ctx, &j.opts);
	if (!err)
		err = ctx_try(j.ctx, compile_body, &j);
	if (!err)
		*out = j.code;
	return err;
}

void bpfc_code__free(struct code *code) { code_free(code); }

static int write_body(void *arg)
{
	struct job *j = arg;

	return out_write(j->code, j->prog, &j->opts, j->format, j->name);
}

int bpfc_code__write(struct code *code, struct prog *prog, const struct bpfc_opts *opts, enum bpfc_emit format,
		     const char *path)
{
	struct job j = { .ctx = code->ctx, .name = path, .prog = prog, .code = code, .format = format };
	int err = take_opts(j.ctx, opts, &j.opts);

	return err ? err : ctx_try(j.ctx, write_body, &j);
}
