/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Symbols that are not here: kernel functions and variables, weak ones, and a configuration variable. */
#include "bpf.h"

struct task;

extern u32 kfunc_small(struct task *t, u32 flags, u64 big, s32 last) EXTERN(".ksyms");
extern void *kfunc_pointer(u8 byte) WEAK EXTERN(".ksyms");
extern s32 kfunc_signed(void) EXTERN(".ksyms");
extern s64 kfunc_big(void) EXTERN(".ksyms");
extern void kfunc_void(long x) EXTERN(".ksyms");
extern const int kernel_variable EXTERN(".ksyms");
extern u32 CONFIG_HZ EXTERN(".kconfig");
extern int other_object;

SEC("tc")
u64 calls(struct task *ctx)
{
	void *q = 0;

	if (kfunc_pointer)
		q = kfunc_pointer(3);
	kfunc_void(kfunc_big());
	return kfunc_small(ctx, 1, 2, 3) + kfunc_signed() + (u64)q + (u64)&kernel_variable;
}

SEC("xdp") int config(void *ctx) { return CONFIG_HZ; }
SEC("socket") int other(void *ctx) { return other_object; }
