/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters to eBPF. */
#include "front/cbpf_read.h"

int cbpf_convert(const struct cbpf_prog *c, enum cbpf_type type, struct prog *p)
{
	struct where w = WHERE_NONE;

	(void)type;
	(void)p;
	w.file = c->file;
	return diag_error(c->ctx, BPFC_EUNSUPPORTED, &w, "classic filters are not converted yet");
}
