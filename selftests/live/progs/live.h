/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the programs of this folder share: UAPI types, libbpf's macros, headers of packets. They give nothing that
 * depends on an address, on time or on chance, and every one must be accepted by the kernel's verifier.
 */
#ifndef LIVE_PROGS_LIVE_H
#define LIVE_PROGS_LIVE_H

#include <linux/bpf.h>

#include <bpf/bpf_endian.h>
#include <bpf/bpf_helpers.h>

typedef __u8 u8;
typedef __u16 u16;
typedef __u32 u32;
typedef __u64 u64;
typedef __s8 s8;
typedef __s16 s16;
typedef __s32 s32;
typedef __s64 s64;

#define NOINLINE static __attribute__((noinline))
#define INLINE static inline __attribute__((always_inline))
/* A value that the compiler cannot see through. */
#define OPAQUE(x) ({ __typeof__(x) x_ = (x); __asm__ volatile("" : "+r"(x_)); x_; })

struct eth {
	u8 dst[6], src[6];
	u16 type;
};

struct ip4 {
	u8 version_ihl, tos;
	u16 size, id, frag;
	u8 ttl, protocol;
	u16 check;
	u32 src, dst;
};

struct ports {
	u16 src, dst;
};

#define ARRAY_MAP(name, value_type, max)                                                                               \
	struct {                                                                                                       \
		__uint(type, BPF_MAP_TYPE_ARRAY);                                                                      \
		__uint(max_entries, max);                                                                              \
		__type(key, u32);                                                                                      \
		__type(value, value_type);                                                                             \
	} name SEC(".maps")
#define HASH_MAP(name, key_type, value_type, max)                                                                      \
	struct {                                                                                                       \
		__uint(type, BPF_MAP_TYPE_HASH);                                                                       \
		__uint(max_entries, max);                                                                              \
		__type(key, key_type);                                                                                 \
		__type(value, value_type);                                                                             \
	} name SEC(".maps")

INLINE u64 mix(u64 h, u64 v)
{
	h = (h ^ v) * 0x9e3779b97f4a7c15ull;
	return h ^ h >> 29;
}

char gpl[] SEC("license") = "GPL";

#endif
