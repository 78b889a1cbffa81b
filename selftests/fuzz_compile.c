/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fuzz entry: damaged random programs. The first 8 bytes are the number of a program of random_gen.c, each further 4
 * change it: position (2 bytes), byte within the instruction, new value. So most inputs get past the structural check.
 * Beside the compiler both forms of the interpreter run it, which must stay within the memory that is the
 * program's.
 */
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "front/front.h"
#include "fuzz.h"
#include "interp/interp.h"
#include "random_gen.h"

enum { EDIT = 4, MAX_EXECUTED = 100000 };

struct interp_job {
	struct bpfc_ctx ctx;
	const struct random_program *p;
	struct prog *prog;
};

static int no_helper(void *arg, u32 nr, const u64 a[5], u64 *r0)
{
	(void)arg;
	(void)a;
	*r0 = nr;
	return nr % 2 ? 0 : -BPFC_ENO_HELPER;
}

static void run_form(struct interp_job *j, enum interp_form form)
{
	static _Alignas(16) u8 mem[RANDOM_MEM];
	struct interp_region region = {(uintptr_t)mem, RANDOM_MEM, true};
	struct interp_env env = {
		.regions = &region, .n_regions = 1, .check = true, .helper = no_helper, .max_insns = MAX_EXECUTED};
	struct interp *in = interp_new(&j->ctx, j->prog, form, &env);
	u64 r0;

	if (!in)
		return;
	memcpy(mem, j->p->mem, RANDOM_MEM);
	interp_run(in, 0, (uintptr_t)mem, RANDOM_MEM, &r0);
	interp_free(in);
}

static int interp_body(void *arg)
{
	struct interp_job *j = arg;
	struct bpfc_opts opts;
	int err;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_RAW;
	err = front_load_mem(&j->ctx, "input", j->p->insns, j->p->n * sizeof j->p->insns[0], &opts, &j->prog);
	if (!err)
		err = prog_check(j->prog);
	if (err)
		return err;
	run_form(j, INTERP_SWITCH);
	run_form(j, INTERP_THREADED);
	return 0;
}

/* The stacks of the two have different addresses, so a damaged program may well give two results; what it must not do is
 * reach memory of others, which the sanitizers see. */
static void interpret(const struct random_program *p)
{
	struct interp_job *j = calloc(1, sizeof *j);

	if (!j)
		abort();
	ctx_init(&j->ctx);
	j->p = p;
	ctx_try(&j->ctx, interp_body, j);
	prog_free(j->prog);
	ctx_fini(&j->ctx);
	free(j);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct random_program *p = malloc(sizeof *p);
	uint64_t seed = 0;

	if (!p || size < sizeof seed) {
		free(p);
		return 0;
	}
	memcpy(&seed, data, sizeof seed);
	random_program(p, seed);
	for (size_t i = sizeof seed; i + EDIT <= size; i += EDIT) {
		uint8_t *insn = (uint8_t *)&p->insns[(data[i] | (unsigned)data[i + 1] << 8) % p->n];

		insn[data[i + 2] % sizeof p->insns[0]] = data[i + 3];
	}
	interpret(p);
	fuzz_compile(BPFC_INPUT_RAW, NULL, (const uint8_t *)p->insns, p->n * sizeof p->insns[0]);
	free(p);
	return 0;
}
