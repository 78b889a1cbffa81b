/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See engine.h. */
#include "engine.h"

#include <string.h>

#include "isa.h"

const struct engine engines[N_ENGINES] = {
#define ENGINE(id, name, how, level, harden, often) {name, ENGINE_##how, level, harden, often},
#include "engine.def"
};

void engine_opts(enum engine_id id, u64 seed, u64 harden_seed, struct bpfc_opts *opts)
{
	opts->opt_level = engines[id].level;
	opts->harden = engines[id].harden;
	opts->untrusted = engines[id].harden == 1;
	opts->verify = false;
	opts->debug_seed = seed;
	opts->self_check = seed != 0;
	opts->seed = harden_seed;
	opts->has_seed = true;
}

bool engine_present(enum engine_id id)
{
	const struct insn insns[] = {isa_template(ISA_ID_MOV64_IMM), isa_template(ISA_ID_EXIT)};
	struct bpfc_ctx *ctx;
	struct prog *p = NULL;
	struct code *code = NULL;
	struct bpfc_opts opts;
	int err;

	if (engines[id].how != ENGINE_NATIVE || !engines[id].harden)
		return true;
	ctx = bpfc_ctx__new();
	if (!ctx)
		return false;
	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_RAW;
	engine_opts(id, 0, 0, &opts);
	err = bpfc_prog__load_mem(ctx, "probe", insns, sizeof insns, &opts, &p);
	if (!err)
		err = bpfc_prog__compile(p, &opts, &code);
	bpfc_code__free(code);
	bpfc_prog__free(p);
	bpfc_ctx__free(ctx);
	/* any other failure is for the tests to find */
	return strcmp(err ? bpfc_error_name(err) : "", "UNSUPPORTED");
}
