/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Small helpers, and calling a helper by its number, which is expanded from helper.def: a row whose runtime column is
 * set needs a function bpfrt_NAME() of the types in its columns, or this file does not compile.
 */
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

/* -- By number -------------------------------------------------------------------------------------------- */

/* Arguments are joined with leading commas; ARGS() drops the first, which is a dummy. */
#define A_NONE(r)
#define A_PTR(r) , (void *)(uintptr_t)(r)
#define A_I32(r) , (uint32_t)(r)
#define A_I64(r) , (r)
#define A_VA(r) , r3, r4, r5 /* formats stand in r1, their arguments from r3 on */
#define ARGS_(dummy, ...) (__VA_ARGS__)
#define ARGS(...) ARGS_(__VA_ARGS__)

#define R_VOID(call) ((call), 0)
#define R_INT(call) ((uint64_t)(int64_t)(int32_t)(call))
#define R_U32(call) ((uint64_t)(uint32_t)(call))
#define R_PTR(call) ((uint64_t)(uintptr_t)(call))
#define R_I64(call) ((uint64_t)(call))

#define CASE_0(id, name, ret, a1, a2, a3, a4, a5)
#define CASE_1(id, name, ret, a1, a2, a3, a4, a5)                                                                      \
	case id:                                                                                                       \
		return R_##ret(bpfrt_##name ARGS(0 A_##a1(r1) A_##a2(r2) A_##a3(r3) A_##a4(r4) A_##a5(r5)));
#define HELPER(id, name, ret, a1, a2, a3, a4, a5, effects, runtime) CASE_##runtime(id, name, ret, a1, a2, a3, a4, a5)

uint64_t bpfrt_call_helper(uint32_t nr, uint64_t r1, uint64_t r2, uint64_t r3, uint64_t r4, uint64_t r5)
{
	switch (nr) {
#include "helper.def"
	default:
		return (uint64_t)-RT_EOPNOTSUPP;
	}
}
