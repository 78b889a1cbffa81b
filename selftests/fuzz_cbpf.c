/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fuzz entry: classic filters in any form (mnemonics, numbers, bytes). The first byte chooses the type; what is accepted
 * runs by both classic interpreters, which must agree, and is compiled.
 */
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "front/front.h"
#include "fuzz.h"
#include "interp/cinterp.h"

static const char *const types[] = {"socket", "seccomp", "flat"};

struct job {
	struct bpfc_ctx ctx;
	const uint8_t *data;
	size_t size;
	const char *type;
	struct prog *prog;
};

static void run_both(struct job *j)
{
	const struct cbpf_prog *c = j->prog->cbpf;
	uint8_t packet[CBPF_SECCOMP_DATA];
	struct cinterp_env env = {.data = packet, .size = sizeof packet, .len = sizeof packet, .network = 14, .ifindex = 1};
	u32 got[2];

	for (size_t i = 0; i < sizeof packet; i++)
		packet[i] = j->size ? j->data[i % j->size] : (uint8_t)i;
	for (int form = 0; form < 2; form++)
		got[form] = cinterp_run(cinterp_new(&j->prog->arena, c, form ? CINTERP_THREADED : CINTERP_SWITCH), &env);
	if (got[0] != got[1])
		abort();
}

static int body(void *arg)
{
	struct job *j = arg;
	struct bpfc_opts opts;
	int err;

	bpfc_opts__init(&opts);
	opts.input = BPFC_INPUT_CBPF;
	opts.type = j->type;
	err = front_load_mem(&j->ctx, "input", j->data, j->size, &opts, &j->prog);
	if (!err)
		run_both(j);
	return err;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct job *j = calloc(1, sizeof *j);

	if (!j)
		abort();
	if (size) {
		ctx_init(&j->ctx);
		j->type = types[data[0] % 3];
		j->data = data + 1;
		j->size = size - 1;
		ctx_try(&j->ctx, body, j);
		prog_free(j->prog);
		ctx_fini(&j->ctx);
		fuzz_compile(BPFC_INPUT_CBPF, j->type, j->data, j->size);
	}
	free(j);
	return 0;
}
