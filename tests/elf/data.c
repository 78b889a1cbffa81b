/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Data of every kind, pointers in data, and references to them by symbol and by section. */
#include "bpf.h"

int variable = 42;
static volatile int hidden = 43;
u64 zeroes[3];
static volatile u32 hidden_zero;
const volatile u64 constant = 0x1122334455667788ull;
const char text[] = "hello";
int custom SEC(".data.custom") = 44;
const volatile int fixed SEC(".rodata.fixed") = 45;

static NOINLINE int callee(int x) { return x + hidden; }

u64 *pointer = &zeroes[2];
const char *words[2] = { text, text + 3 };
int (*function)(int) = callee;

SEC("socket")
u64 use(int *ctx)
{
	hidden += *ctx;
	hidden_zero++;
	return variable + zeroes[1] + constant + text[*ctx & 3] + custom + fixed + *pointer + (u64)words[*ctx & 1] +
	       (u64)function + callee(3);
}
