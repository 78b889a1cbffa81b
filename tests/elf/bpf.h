/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the sources of the ELF tests need; they are compiled for BPF and include nothing else. */
#ifndef BPFC_TESTS_BPF_H
#define BPFC_TESTS_BPF_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int s32;
typedef long long s64;

#define SEC(name) __attribute__((section(name), used))
#define EXTERN(name) __attribute__((section(name)))
#define NOINLINE __attribute__((noinline))
#define WEAK __attribute__((weak))

#define __uint(name, value) int(*name)[value]
#define __type(name, type) type *name
#define __ulong(name, value) enum { value_of_##name = value } name
#define __array(name, type) type *name[]

/* A value that the compiler cannot see through. */
#define OPAQUE(x) ({ __typeof__(x) x_ = (x); __asm__ volatile("" : "+r"(x_)); x_; })

#ifdef __clang__
static void *(*bpf_map_lookup_elem)(void *map, const void *key) = (void *)1;
static long (*bpf_for_each_map_elem)(void *map, void *callback, void *ctx, u64 flags) = (void *)164;
#else
void *bpf_map_lookup_elem(void *map, const void *key) __attribute__((kernel_helper(1)));
long bpf_for_each_map_elem(void *map, void *callback, void *ctx, u64 flags) __attribute__((kernel_helper(164)));
#endif

#endif
