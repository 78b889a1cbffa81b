/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Stands in for elf_write.c where there is no libelf (the core on ia32): the format is refused by name. */
#include "out/out.h"

int out_elf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	(void)p, (void)opts, (void)out;
	return diag_error(c->ctx, BPFC_EUNSUPPORTED, NULL, "this build writes no ELF objects (libelf is missing)");
}
