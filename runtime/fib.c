/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpf_fib_lookup(): the checks are here, the routes are the host's. */
#include "rt.h"

/* A host without routes need not have it. */
#pragma weak bpfrt_host_fib_lookup

enum {
	PARAMS_SIZE = 64, /* struct bpf_fib_lookup of <linux/bpf.h>, which begins with the address family */
	FLAGS = 0x3f, FAMILY_INET = 2, FAMILY_INET6 = 10,
	NOT_FORWARDED = 4, /* BPF_FIB_LKUP_RET_NOT_FWDED */
};

int64_t bpfrt_fib_lookup(void *ctx, void *params, uint32_t size, uint32_t flags)
{
	uint8_t family;

	if (size < PARAMS_SIZE || flags & ~(uint32_t)FLAGS)
		return -RT_EINVAL;
	__builtin_memcpy(&family, params, 1);
	if (family != FAMILY_INET && family != FAMILY_INET6)
		return -RT_EAFNOSUPPORT;
	return bpfrt_host_fib_lookup ? bpfrt_host_fib_lookup(ctx, params, flags) : NOT_FORWARDED;
}
