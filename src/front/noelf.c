/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Stands in for the ELF reader where libelf and libbpf are not to be had: the core built for ia32, and hosts without
 * them. Refuses every object by a message.
 */
#include "front/front.h"

int front_elf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;

	(void)data;
	(void)size;
	(void)opts;
	w.file = p->file;
	return diag_error(p->ctx, BPFC_EUNSUPPORTED, &w,
			  "this build reads no ELF objects (it was made without libelf and libbpf)");
}
