/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpf_spin_lock() and bpf_spin_unlock() on a word in the value of a map: 0 is free, 1 is taken. */
#include "rt.h"

int64_t bpfrt_spin_lock(void *lock)
{
	rt_lock(lock);
	return 0;
}

int64_t bpfrt_spin_unlock(void *lock)
{
	rt_unlock(lock);
	return 0;
}
