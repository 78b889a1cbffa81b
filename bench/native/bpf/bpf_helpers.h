/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Stands before the header of this name when a BPF source is compiled for ia32 directly: helpers are the runtime's
 * functions, and maps are plain variables, which the linker replaces by the descriptors of the same names.
 */
#ifndef BENCH_BPF_HELPERS_H
#define BENCH_BPF_HELPERS_H

#include <linux/types.h>

#define SEC(name)
#define __uint(name, value) int(*name)[value]
#define __type(name, type) type *name
#undef __always_inline
#define __always_inline inline __attribute__((always_inline))
#undef __noinline
#define __noinline __attribute__((noinline))
#define barrier() __asm__ volatile("" : : : "memory")

void *bpfrt_map_lookup_elem(void *map, const void *key);
__s64 bpfrt_skb_set_tunnel_key(void *skb, const void *key, __u32 size, __u64 flags);
__s64 bpfrt_redirect(__u32 ifindex, __u64 flags);
__s64 bpfrt_xdp_adjust_head(void *xdp, int delta);

#define bpf_map_lookup_elem bpfrt_map_lookup_elem
#define bpf_skb_set_tunnel_key bpfrt_skb_set_tunnel_key
#define bpf_redirect bpfrt_redirect
#define bpf_xdp_adjust_head bpfrt_xdp_adjust_head

#endif
