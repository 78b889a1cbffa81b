/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the programs of the bench set include, and nothing else. The same text compiles for BPF and for ia32: the entry
 * is `u64 NAME(struct ctx *)`, the context and what it points to are plain memory, and addresses are 32-bit numbers in
 * it. bench/inputs.py prepares that memory; `a` and `b` are what each program says.
 */
#ifndef BENCH_H
#define BENCH_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef long long s64;

struct ctx {
	u32 data, data_end, a, b;
};

#ifdef __bpf__
#define SECTION(name) __attribute__((section(name), used))
#else
#define SECTION(name)
#endif
/* A section name that stands for no kind of program: the context is opaque memory. */
#define BENCH SECTION("bench")
#define NOINLINE __attribute__((noinline))
#define INLINE static inline __attribute__((always_inline))
#define PTR(type, address) ((type *)(unsigned long)(address))

INLINE u16 swap16(u16 x)
{
	return __builtin_bswap16(x);
}

INLINE u32 swap32(u32 x)
{
	return __builtin_bswap32(x);
}

INLINE u32 rol32(u32 x, u32 n)
{
	return x << n | x >> (32 - n);
}

INLINE u64 rol64(u64 x, u32 n)
{
	return x << n | x >> (64 - n);
}

/* -- Maps and helpers, of the runtime on both sides --------------------------------------------------------- */

enum { MAP_HASH = 1, MAP_ARRAY = 2 };

#ifdef __bpf__
#define MAP(name, kind, key_type, value_type, max)                                                                     \
	struct {                                                                                                       \
		int (*type)[kind];                                                                                     \
		key_type *key;                                                                                         \
		value_type *value;                                                                                     \
		int (*max_entries)[max];                                                                               \
	} name SECTION(".maps")
static void *(*const map_lookup)(void *map, const void *key) = (void *)1;
static long (*const map_update)(void *map, const void *key, const void *value, u64 flags) = (void *)2;
#else
/* The descriptor of runtime/bpfrt.h. */
#define MAP(name, kind, key_type, value_type, max) u32 name[18] = {2, kind, sizeof(key_type), sizeof(value_type), max}
void *bpfrt_map_lookup_elem(void *map, const void *key);
s64 bpfrt_map_update_elem(void *map, const void *key, const void *value, u64 flags);
#define map_lookup bpfrt_map_lookup_elem
#define map_update bpfrt_map_update_elem
#endif

#endif
