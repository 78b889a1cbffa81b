/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* In place of capture.c where there is no libpcap. */
#include "run/bpfrun.h"

int run_capture(struct bpfrun *b)
{
	return cli_error(&b->cli, BPFC_EUNSUPPORTED, "--pcap-file: built without libpcap");
}

const char *capture_linktype(const char *path)
{
	(void)path;
	return NULL;
}
