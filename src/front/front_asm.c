/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Text input: the assembler does it all. */
#include "asm.h"
#include "front/front.h"

int front_asm(struct prog *p, const char *text, size_t size, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;
	int err = asm_parse(p, text, size);

	(void)opts;
	w.file = p->file;
	if (!err && !p->n_insns)
		err = diag_error(p->ctx, BPFC_ENO_PROGRAM, &w, "there are no instructions");
	return err;
}
