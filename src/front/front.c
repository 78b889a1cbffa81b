/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Reads a file, finds out what it is, and hands it to the reader of its kind. Leaves a prog that prog_check() has not
 * yet seen, or nothing: whatever was made is released when a reader fails or throws.
 */
#include "front/front.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_FILE ((size_t)512 << 20)

/* -- Bytes ------------------------------------------------------------------------------------------------ */

struct input {
	struct arena arena;
	FILE *file;
	u8 *bytes;
	size_t n, cap;
};

static void input_release(void *arg)
{
	struct input *in = arg;

	if (in->file && in->file != stdin)
		fclose(in->file);
	in->file = NULL;
	arena_free(&in->arena);
}

static int file_error(struct bpfc_ctx *ctx, const char *name, enum bpfc_error id, const char *what)
{
	struct where w = WHERE_NONE;

	w.file = name;
	return diag_error(ctx, id, &w, "%s", what);
}

/* A first guess of the size: a file's is known, a pipe's is not. One byte more, so that the end is met. */
static size_t guess_size(FILE *f)
{
	struct stat st;

	if (fstat(fileno(f), &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 && st.st_size < (off_t)MAX_FILE)
		return (size_t)st.st_size + 1;
	return 4096;
}

static int read_all(struct bpfc_ctx *ctx, const char *name, struct input *in)
{
	in->cap = guess_size(in->file);
	in->bytes = arena_alloc(&in->arena, in->cap);
	for (;;) {
		size_t got = fread(in->bytes + in->n, 1, in->cap - in->n, in->file);

		in->n += got;
		if (ferror(in->file))
			return file_error(ctx, name, BPFC_EOPEN, strerror(errno));
		if (in->n > MAX_FILE)
			return file_error(ctx, name, BPFC_ETOO_BIG, "more than 512 MiB");
		if (in->n < in->cap)
			return 0;
		in->bytes = arena_grow(&in->arena, in->bytes, in->cap, in->cap * 2);
		in->cap *= 2;
	}
}

int front_load_file(struct bpfc_ctx *ctx, const char *path, const struct bpfc_opts *opts, struct prog **out)
{
	bool is_stdin = strcmp(path, "-") == 0;
	const char *name = is_stdin ? "<stdin>" : path;
	struct input in = {.n = 0};
	int err;

	*out = NULL;
	arena_init(&in.arena, ctx);
	in.file = is_stdin ? stdin : fopen(path, "rbe");
	if (!in.file)
		return file_error(ctx, name, BPFC_EOPEN, strerror(errno));
	ctx_on_throw(ctx, input_release, &in);
	err = read_all(ctx, name, &in);
	if (!err)
		err = front_load_mem(ctx, name, in.bytes, in.n, opts, out);
	ctx_done(ctx);
	return err;
}

/* -- Kinds ------------------------------------------------------------------------------------------------ */

static bool is_elf(const u8 *p, size_t n)
{
	return n >= 4 && memcmp(p, "\177ELF", 4) == 0;
}

/* No control characters but those of text: instructions without a zero byte in some of the first ones are not met. */
bool front_is_text(const void *data, size_t n)
{
	enum { LOOKED_AT = 65536 };
	const u8 *p = data;

	for (size_t i = 0; i < n && i < LOOKED_AT; i++)
		if (p[i] < 32 && p[i] != '\n' && p[i] != '\t' && p[i] != '\r' && p[i] != '\f')
			return false;
	return n > 0;
}

static enum bpfc_input find_kind(const void *data, size_t size)
{
	if (is_elf(data, size))
		return BPFC_INPUT_ELF;
	if (front_is_cbpf(data, size))
		return BPFC_INPUT_CBPF;
	return front_is_text(data, size) ? BPFC_INPUT_ASM : BPFC_INPUT_RAW;
}

static int enter_maps(struct prog *p, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;

	w.file = p->file;
	for (size_t i = 0; i < opts->n_maps; i++) {
		const struct bpfc_map_def *def = &opts->maps[i];
		struct prog_map *map;

		if (def->id < 0)
			return diag_error(p->ctx, BPFC_EMAP_DEF, &w, "map number %d, allowed are 0 and up", def->id);
		if (prog_map_by_id(p, def->id) >= 0)
			return diag_error(p->ctx, BPFC_EMAP_DEF, &w, "map %d is defined twice", def->id);
		map = vec_add(&p->arena, &p->maps);
		map->name = arena_printf(&p->arena, "map%d", def->id);
		map->type = def->type;
		map->key_size = def->key_size;
		map->value_size = def->value_size;
		map->max_entries = def->max_entries;
		map->id = def->id;
	}
	return 0;
}

/* --type, where the input does not say. */
static int set_type(struct prog *p, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;
	int type;

	if (!opts->type)
		return 0;
	type = prog_type_by_name(opts->type);
	if (type < 0)
		return diag_error(p->ctx, BPFC_EUSAGE, &w, "unknown program type %s", opts->type);
	for (u32 s = 0; s < p->subprogs.n; s++)
		if (p->subprogs.p[s].is_prog && p->subprogs.p[s].type == PROG_NONE)
			p->subprogs.p[s].type = (enum prog_type)type;
	return 0;
}

static int load_plain(struct prog *p, enum bpfc_input kind, const void *data, size_t size, const struct bpfc_opts *opts)
{
	int err = enter_maps(p, opts);

	if (!err && kind == BPFC_INPUT_ASM)
		err = front_asm(p, data, size, opts);
	else if (!err)
		err = front_raw(p, data, size, opts);
	return err ? err : set_type(p, opts);
}

static int load(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;
	enum bpfc_input kind = opts->input;

	w.file = p->file;
	if (kind == BPFC_INPUT_AUTO) {
		kind = find_kind(data, size);
		if (kind == BPFC_INPUT_RAW && size % sizeof(struct insn))
			return diag_error(p->ctx, BPFC_EFORMAT, &w,
					  "neither ELF nor text, and %zu bytes are no array of 8-byte instructions",
					  size);
	}
	switch (kind) {
	case BPFC_INPUT_ELF:
		return front_elf(p, data, size, opts);
	case BPFC_INPUT_RAW:
	case BPFC_INPUT_ASM:
		return load_plain(p, kind, data, size, opts);
	case BPFC_INPUT_CBPF:
		return front_cbpf(p, data, size, opts);
	case BPFC_INPUT_AUTO:
		break;
	}
	return 0;
}

/* Frees the program that is being read, unless it was taken. */
static void drop_prog(void *arg)
{
	struct prog **p = arg;

	prog_free(*p);
	*p = NULL;
}

int front_load_pcap(struct bpfc_ctx *ctx, const char *text, const struct bpfc_opts *opts, struct prog **out)
{
	struct prog *p = NULL;
	int err;

	*out = NULL;
	ctx_on_throw(ctx, drop_prog, &p);
	p = prog_new(ctx, "<pcap>");
	err = front_pcap(p, text, opts);
	if (!err) {
		*out = p;
		p = NULL;
	}
	ctx_done(ctx);
	return err;
}

int front_load_mem(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size, const struct bpfc_opts *opts,
		   struct prog **out)
{
	struct prog *p = NULL;
	int err;

	*out = NULL;
	ctx_on_throw(ctx, drop_prog, &p);
	p = prog_new(ctx, name);
	err = load(p, data, size, opts);
	if (!err) {
		*out = p;
		p = NULL;
	}
	ctx_done(ctx);
	return err;
}
