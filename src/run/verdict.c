/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What results of programs mean: names and effects, by program type (values of <linux/bpf.h>, <linux/pkt_cls.h>).
 */
#include "run/bpfrun.h"

static const char *const xdp_names[] = {"XDP_ABORTED", "XDP_DROP", "XDP_PASS", "XDP_TX", "XDP_REDIRECT"};
static const char *const tc_names[] = {"TC_ACT_UNSPEC",	  "TC_ACT_OK",	   "TC_ACT_RECLASSIFY", "TC_ACT_SHOT",
				       "TC_ACT_PIPE",	  "TC_ACT_STOLEN", "TC_ACT_QUEUED",	"TC_ACT_REPEAT",
				       "TC_ACT_REDIRECT", "TC_ACT_TRAP"};
enum { XDP_VERDICT_PASS = 2, TC_VERDICT_OK = 0, TC_VERDICT_RECLASSIFY = 1, TC_VERDICT_PIPE = 3 };

const char *verdict_name(enum prog_type type, u64 r0)
{
	u32 v = (u32)r0;

	if (type == PROG_XDP)
		return v < ARRAY_SIZE(xdp_names) ? xdp_names[v] : "XDP_ABORTED (unknown)";
	if (type == PROG_TC)
		return v + 1 < ARRAY_SIZE(tc_names) ? tc_names[v + 1] : "TC_ACT_UNSPEC (unknown)";
	if (type == PROG_SOCKET || type == PROG_FLAT)
		return v ? "accept" : "drop";
	if (type == PROG_CGROUP_SKB)
		return v & 1 ? "pass" : "drop";
	return NULL;
}

size_t verdict_passes(enum prog_type type, u64 r0, size_t size)
{
	u32 v = (u32)r0;

	if (type == PROG_XDP)
		return v == XDP_VERDICT_PASS ? size : 0;
	if (type == PROG_TC)
		return v == TC_VERDICT_OK || v == TC_VERDICT_RECLASSIFY || v == TC_VERDICT_PIPE || v + 1 == 0 ||
				       v + 1 >= ARRAY_SIZE(tc_names)
			       ? size
			       : 0;
	if (type == PROG_SOCKET || type == PROG_FLAT)
		return MIN((size_t)v, size);
	return v & 1 ? size : 0;
}
