/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* From any bytes through reader, checker and compiler to every writer, by the public functions. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

/* Enough for any sane input of a fuzzer, and so little that a bad length in one shows. */
enum { MEMORY_LIMIT = 256 << 20 };

static void require(int ok, const char *what)
{
	if (ok)
		return;
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

static void compile_at(struct bpfc_ctx *ctx, struct prog *prog, struct bpfc_opts *opts)
{
	static const enum bpfc_emit formats[] = { BPFC_EMIT_OBJ, BPFC_EMIT_BIN, BPFC_EMIT_ASM, BPFC_EMIT_BPF };
	struct code *code = NULL;
	int err = bpfc_prog__compile(prog, opts, &code);

	require(err <= 0 && !err == !!code, "no product without error, or one with an error");
	require(!err || bpfc_ctx__error(ctx), "an error without a message");
	for (size_t i = 0; code && i < sizeof formats / sizeof formats[0]; i++)
		bpfc_code__write(code, prog, opts, formats[i], "/dev/null");
	bpfc_code__free(code);
	bpfc_ctx__clear_messages(ctx);
}

void fuzz_compile(enum bpfc_input kind, const char *type, const uint8_t *data, size_t size)
{
	struct bpfc_map_def map = { .id = 1, .type = 2, .key_size = 4, .value_size = 8, .max_entries = 4 };
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct prog *prog = NULL;
	struct bpfc_opts opts;
	int err;

	require(ctx != NULL, "no context");
	bpfc_ctx__set_memory_limit(ctx, MEMORY_LIMIT);
	bpfc_opts__init(&opts);
	opts.input = kind;
	opts.type = type;
	opts.self_check = true;
	opts.maps = &map;
	opts.n_maps = 1;
	err = bpfc_prog__load_mem(ctx, "input", data, size, &opts, &prog);
	require(err <= 0 && !err == !!prog, "no program without error, or one with an error");
	require(!err || bpfc_ctx__error(ctx), "an error without a message");
	for (opts.opt_level = 0; prog && opts.opt_level <= 2; opts.opt_level++)
		compile_at(ctx, prog, &opts);
	opts.has_seed = true;
	for (opts.harden = 2; prog && opts.harden <= 3; opts.harden++)
		for (opts.opt_level = 0; opts.opt_level <= 2; opts.opt_level += 2)
			compile_at(ctx, prog, &opts);
	bpfc_prog__free(prog);
	bpfc_ctx__free(ctx);
}
