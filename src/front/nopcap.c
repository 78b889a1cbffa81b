/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Stands in for pcap.c where there is no libpcap (the core on ia32): expressions are refused by name. */
#include "front/cbpf_read.h"

int cbpf_read_pcap(struct cbpf_prog *c, struct arena *arena, const char *text, const struct bpfc_opts *opts)
{
	(void)arena, (void)text, (void)opts;
	return diag_error(c->ctx, BPFC_EUNSUPPORTED, NULL, "this build compiles no capture filters (libpcap is missing)");
}
