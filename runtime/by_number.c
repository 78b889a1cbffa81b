/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Calling a helper by its number, expanded from helper.def: a row whose runtime column is set needs a function
 * bpfrt_NAME() of the types in its columns, or this file does not compile. It brings all helpers along, so it stands
 * alone: only programs that call helpers through a register are linked with it.
 */
#include "rt.h"

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
