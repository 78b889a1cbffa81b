/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Small helpers: random numbers, clocks, the processor. */
#include "rt.h"

static uint32_t random_state;

void bpfrt_seed(uint32_t seed)
{
	__atomic_store_n(&random_state, seed, __ATOMIC_RELAXED);
}

/* A counter that steps by an odd constant, mixed: every thread takes its own step, so no lock is needed. */
uint32_t bpfrt_get_prandom_u32(void)
{
	uint32_t x = __atomic_add_fetch(&random_state, 0x9e3779b9u, __ATOMIC_RELAXED);
	x = (x ^ x >> 16) * 0x21f0aaadu;
	x = (x ^ x >> 15) * 0x735a2d97u;
	return x ^ x >> 15;
}

uint64_t bpfrt_ktime_get_ns(void)
{
	return bpfrt_host_time_ns();
}
uint64_t bpfrt_ktime_get_boot_ns(void)
{
	return bpfrt_host_time_ns();
}
uint64_t bpfrt_ktime_get_coarse_ns(void)
{
	return bpfrt_host_time_ns();
}
/* 4,000,000 = 256 * 15625 */
uint64_t bpfrt_jiffies64(void)
{
	uint64_t t = bpfrt_host_time_ns() >> 8;

	rt_divide(&t, 15625);
	return t;
}
int64_t bpfrt_get_numa_node_id(void)
{
	return 0;
}
uint32_t bpfrt_get_smp_processor_id(void)
{
	return bpfrt_host_cpu();
}
