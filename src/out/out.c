/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Chooses the writer and sees to the file: a new file appears under its name only when it is complete. What is there
 * already and is no plain file (a device, a pipe) is written to in place.
 */
#include "out/out.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cbpf.h"
#include "disasm.h"

static int out_none(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	(void)c, (void)p, (void)opts, (void)out;
	return 0;
}

static const struct format {
	const char *name, *suffix;
	int (*write)(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);
} formats[] = {
#define FORMAT(id, name, suffix, writer) [BPFC_EMIT_##id] = {name, suffix, writer},
#include "out/out.def"
};

const char *out_format_name(enum bpfc_emit f)
{
	return (u32)f < ARRAY_SIZE(formats) ? formats[f].name : NULL;
}

const char *out_format_suffix(enum bpfc_emit f)
{
	return (u32)f < ARRAY_SIZE(formats) ? formats[f].suffix : NULL;
}

int out_format_by_name(const char *name)
{
	for (u32 f = 0; f < ARRAY_SIZE(formats); f++)
		if (!strcmp(formats[f].name, name))
			return (int)f;
	return -1;
}

int out_bpf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	(void)opts;
	if (!p)
		return diag_error(c->ctx, BPFC_EUNSUPPORTED, NULL,
				  "there is no BPF to write: the input is compiled code");
	disasm_prog(p, out);
	return 0;
}

int out_cbpf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	struct where w = WHERE_NONE;

	(void)opts;
	w.file = p ? p->file : NULL;
	if (!p || !p->cbpf)
		return diag_error(c->ctx, BPFC_EUNSUPPORTED, &w, "the input is no classic filter");
	cbpf_print(p->cbpf, out);
	return 0;
}

/* -- Files ------------------------------------------------------------------------------------------------ */

struct target {
	struct bpfc_ctx *ctx;
	const char *path; /* as the user gave it */
	char *real;	  /* where it leads, from realpath(), or NULL */
	char temp[PATH_MAX];
	int fd;
	FILE *memory; /* what the writer sees */
	char *text;
	size_t size;
};

static int write_error(const struct target *t, int err)
{
	struct where w = WHERE_NONE;

	w.file = t->path;
	return diag_error(t->ctx, BPFC_EWRITE, &w, "cannot be written: %s", strerror(err));
}

/* Also runs when a writer throws: nothing incomplete stays. */
static void target_drop(void *arg)
{
	struct target *t = arg;

	if (t->memory)
		fclose(t->memory);
	free(t->text);
	if (t->fd > STDOUT_FILENO)
		close(t->fd);
	if (t->temp[0])
		unlink(t->temp);
	free(t->real);
}

/* A new file beside the target, with the mode that the target has or would get. */
static int open_beside(struct target *t, const char *path, const struct stat *old)
{
	for (u32 k = 0; k < 1000 && t->fd < 0; k++) {
		int n = snprintf(t->temp, sizeof t->temp, "%s.%ld-%u.tmp", path, (long)getpid(), k);

		if (n < 0 || (size_t)n >= sizeof t->temp) {
			t->temp[0] = 0;
			return write_error(t, ENAMETOOLONG);
		}
		t->fd = open(t->temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
		if (t->fd < 0 && errno != EEXIST)
			break;
	}
	if (t->fd < 0) {
		t->temp[0] = 0;
		return write_error(t, errno);
	}
	if (old && fchmod(t->fd, old->st_mode & 0777) && errno != EPERM)
		return write_error(t, errno);
	return 0;
}

static int target_open(struct target *t)
{
	struct stat st;

	if (!strcmp(t->path, "-")) {
		t->path = "standard output";
		fflush(stdout);
		t->fd = STDOUT_FILENO;
		return 0;
	}
	if (stat(t->path, &st))
		return errno == ENOENT && *t->path ? open_beside(t, t->path, NULL) : write_error(t, errno);
	if (!S_ISREG(st.st_mode)) {
		t->fd = open(t->path, O_WRONLY | O_CLOEXEC);
		return t->fd < 0 ? write_error(t, errno) : 0;
	}
	if (access(t->path, W_OK) || !(t->real = realpath(t->path, NULL)))
		return write_error(t, errno);
	return open_beside(t, t->real, &st);
}

/* All bytes at once, then the name. */
static int target_finish(struct target *t)
{
	const char *p = t->text, *end = p + t->size;

	while (p < end) {
		ssize_t n = write(t->fd, p, (size_t)(end - p));

		if (n < 0 && errno != EINTR)
			return write_error(t, errno);
		p += n > 0 ? n : 0;
	}
	if (!t->temp[0])
		return 0;
	if (close(t->fd)) {
		t->fd = -1;
		return write_error(t, errno);
	}
	t->fd = -1;
	if (rename(t->temp, t->real ? t->real : t->path))
		return write_error(t, errno);
	t->temp[0] = 0;
	return 0;
}

static int target_write(struct target *t, struct code *c, const struct prog *p, const struct bpfc_opts *opts,
			const struct format *fmt)
{
	int err;

	t->memory = open_memstream(&t->text, &t->size);
	if (!t->memory)
		return write_error(t, errno);
	err = fmt->write(c, p, opts, t->memory);
	if (!err && (fflush(t->memory) || ferror(t->memory)))
		err = write_error(t, ENOMEM);
	if (!err)
		err = target_open(t);
	if (!err)
		err = target_finish(t);
	return err;
}

int out_write(struct code *c, const struct prog *p, const struct bpfc_opts *opts, enum bpfc_emit f, const char *path)
{
	struct target t = {.ctx = c->ctx, .path = path, .fd = -1};
	int err;

	if ((u32)f >= ARRAY_SIZE(formats))
		return diag_error(c->ctx, BPFC_EUSAGE, NULL, "unknown output format %d", (int)f);
	if (f == BPFC_EMIT_NONE)
		return 0;
	ctx_on_throw(c->ctx, target_drop, &t);
	err = target_write(&t, c, p, opts, &formats[f]);
	ctx_done(c->ctx);
	return err;
}
