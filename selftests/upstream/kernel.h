/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What lib/test_bpf.c of a kernel tree needs to be an ordinary program: types, macros, and functions that do as much of
 * what the kernel's do as its tables and their generators ask for. Packets are one buffer and at most one fragment.
 * Things that only its runner uses (segmentation, module parameters) exist in name.
 *
 * Names and members cover Linux 5.10 to 6.18. The tree's own UAPI headers come first on the include path.
 */
#ifndef UPSTREAM_KERNEL_H
#define UPSTREAM_KERNEL_H

#include <arpa/inet.h>
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <linux/bpf.h>
#include <linux/bpf_common.h>
#include <linux/filter.h>
#include <linux/if_ether.h>
#include <linux/types.h>

#include "insns.h"

/* Constants in libc, answers in the kernel. The target is little-endian, and so is the host (configure sees to it). */
#undef __BIG_ENDIAN
#define CONFIG_32BIT 1

typedef __u8 u8;
typedef __u16 u16;
typedef __u32 u32;
typedef __u64 u64;
typedef __s8 s8;
typedef __s16 s16;
typedef __s32 s32;
typedef __s64 s64;
typedef unsigned int gfp_t;
typedef u64 netdev_features_t;

#define U8_MAX UINT8_MAX
#define U16_MAX UINT16_MAX
#define U32_MAX UINT32_MAX
#define U64_MAX UINT64_MAX
#define S8_MAX INT8_MAX
#define S8_MIN INT8_MIN
#define S16_MAX INT16_MAX
#define S16_MIN INT16_MIN
#define S32_MAX INT32_MAX
#define S32_MIN INT32_MIN
#define S64_MAX INT64_MAX
#define S64_MIN INT64_MIN

#define __init
#define __exit
#define __initdata
#define __initconst
#define __maybe_unused __attribute__((unused))
#define fallthrough __attribute__((fallthrough))
#define noinline __attribute__((noinline))

#define BIT(n) (1UL << (n))
#define BIT_ULL(n) (1ULL << (n))
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define likely(x) (x)
#define unlikely(x) (x)
#define swap(a, b)                    \
	do {                          \
		typeof(a) was_ = (a); \
		(a) = (b);            \
		(b) = was_;           \
	} while (0)
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define min_t(type, a, b) min((type)(a), (type)(b))
#define max_t(type, a, b) max((type)(a), (type)(b))
#define BUG_ON(x)       \
	do {            \
		if (x)  \
			abort(); \
	} while (0)
#define WARN_ON(x) (x)
#define WARN_ON_ONCE(x) (x)
#define BUILD_BUG_ON(x) ((void)sizeof(char[1 - 2 * !!(x)]))
#define IS_ERR(p) ((unsigned long)(p) >= -4095UL)
#define PTR_ERR(p) ((long)(p))
#define ERR_PTR(e) ((void *)(long)(e))
#define READ_ONCE(x) (*(volatile typeof(x) *)&(x))
#define do_div(n, base)                       \
	({                                    \
		u32 rest_ = (u32)((n) % (base)); \
		(n) /= (base);                \
		rest_;                        \
	})

static inline u64 div64_u64(u64 a, u64 b)
{
	return a / b;
}
static inline u64 div64_u64_rem(u64 a, u64 b, u64 *rest)
{
	*rest = a % b;
	return a / b;
}
static inline s64 div64_s64(s64 a, s64 b)
{
	return a / b;
}
#define div_u64(a, b) div64_u64(a, b)
#define div_s64(a, b) div64_s64(a, b)

#define cpu_to_le16(x) ((u16)(x))
#define cpu_to_le32(x) ((u32)(x))
#define cpu_to_le64(x) ((u64)(x))
#define cpu_to_be16(x) ((u16)((u16)(x) << 8 | (u16)(x) >> 8))
#define cpu_to_be32(x) ((u32)((u32)cpu_to_be16(x) << 16 | cpu_to_be16((u32)(x) >> 16)))
#define cpu_to_be64(x) ((u64)((u64)cpu_to_be32(x) << 32 | cpu_to_be32((u64)(x) >> 32)))
#define be16_to_cpu(x) cpu_to_be16(x)
#define be32_to_cpu(x) cpu_to_be32(x)
#define le16_to_cpu(x) ((u16)(x))
#define le32_to_cpu(x) ((u32)(x))

#define KBUILD_MODNAME "test_bpf"
#define module_init(fn)
#define module_exit(fn)
#define module_param(...)
#define module_param_array(...)
#define module_param_string(...)
#define MODULE_LICENSE(text)
#define MODULE_DESCRIPTION(text)
#define pr_cont(...) ((void)0)
#define pr_info(...) ((void)0)
#define pr_err(...) ((void)0)
#define cond_resched() ((void)0)
#define migrate_disable() ((void)0)
#define migrate_enable() ((void)0)
#define preempt_disable() ((void)0)
#define preempt_enable() ((void)0)

/* -- Memory -------------------------------------------------------------------------------------------------- */

#define GFP_KERNEL 0u
#define kmalloc(n, gfp) calloc(1, n) /* the same bytes on each run */
#define kzalloc(n, gfp) calloc(1, n)
#define kcalloc(n, size, gfp) calloc(n, size)
#define kmalloc_array(n, size, gfp) calloc(n, size)
#define vmalloc(n) calloc(1, n)
#define kfree(p) free(p)
#define vfree(p) free(p)
#define struct_size(p, member, n) (sizeof(*(p)) + sizeof(*(p)->member) * (n))
#define kzalloc_flex(obj, member, n) calloc(1, struct_size(&(obj), member, n))

#define strscpy(to, from, size) ((void)snprintf(to, size, "%s", from))

/* -- Random numbers ---------------------------------------------------------------------------------------- */

/* LFSR113 (L'Ecuyer, Tables of maximally equidistributed combined LFSR generators, 1999), seeded as the kernel does: results
 * of generated programs in the tables come from it. */
struct rnd_state {
	u32 s[4];
};

static const struct {
	u32 least; /* a seed below it would be no seed */
	u8 left, right, by;
} lfsr113[4] = {{2, 6, 13, 18}, {8, 2, 27, 2}, {16, 13, 21, 7}, {128, 3, 12, 13}};

static inline void prandom_seed_state(struct rnd_state *r, u64 seed)
{
	u32 word = (u32)(seed >> 32 ^ seed << 10 ^ seed);

	for (int i = 0; i < 4; i++)
		r->s[i] = word < lfsr113[i].least ? word + lfsr113[i].least : word;
}

static inline u32 prandom_u32_state(struct rnd_state *r)
{
	u32 all = 0;

	for (int i = 0; i < 4; i++) {
		u32 s = r->s[i];

		r->s[i] = (s & -lfsr113[i].least) << lfsr113[i].by ^ (s << lfsr113[i].left ^ s) >> lfsr113[i].right;
		all ^= r->s[i];
	}
	return all;
}

#define prandom_u32() 4u
#define get_random_u32() 4u

/* -- Packets ------------------------------------------------------------------------------------------------- */

struct net {
	int unused;
};
static struct net init_net __attribute__((unused));

struct net_device {
	int ifindex;
	unsigned short type;
};
#define dev_net_set(dev, net) ((void)(net))

struct page {
	u8 bytes[4096];
};
#define alloc_page(gfp) ((struct page *)calloc(1, sizeof(struct page)))
#define __free_page(page) free(page)
#define kmap(page) ((void *)(page)->bytes)
#define kunmap(page) ((void)(page))
#define kmap_local_page(page) ((void *)(page)->bytes)
#define kunmap_local(p) ((void)(p))
#define page_address(page) ((void *)(page)->bytes)

struct skb_shared_info {
	unsigned short gso_size, gso_segs;
	unsigned int gso_type;
	struct sk_buff *frag_list;
	struct {
		s64 hwtstamp;
	} hwtstamps;
};

struct sk_buff {
	unsigned int len, data_len, truesize;
	__be16 protocol;
	u8 pkt_type, vlan_present;
	u32 mark, hash;
	u16 queue_mapping;
	union {
		u32 vlan_all;
		struct {
			__be16 vlan_proto;
			u16 vlan_tci;
		};
	};
	struct net_device *dev;
	u8 *head, *data;
	u32 mac_header, network_header; /* offsets from head */
	const u8 *frag;
	unsigned int frag_size;
	struct skb_shared_info shinfo;
};

#define skb_shinfo(skb) (&(skb)->shinfo)

static inline struct sk_buff *alloc_skb(unsigned int size, gfp_t gfp)
{
	struct sk_buff *skb = calloc(1, sizeof(*skb));

	(void)gfp;
	if (skb)
		skb->head = skb->data = calloc(1, size + 1);
	return skb;
}

#define dev_alloc_skb(size) alloc_skb(size, GFP_KERNEL)
#define skb_reserve(skb, n) ((void)((skb)->data += (n)))
#define skb_reset_mac_header(skb) ((void)((skb)->mac_header = (u32)((skb)->data - (skb)->head)))
#define skb_set_mac_header(skb, off) ((void)((skb)->mac_header = (u32)((skb)->data - (skb)->head + (off))))
#define skb_reset_network_header(skb) ((void)((skb)->network_header = (u32)((skb)->data - (skb)->head)))
#define skb_set_network_header(skb, off) ((void)((skb)->network_header = (u32)((skb)->data - (skb)->head + (off))))

static inline void *skb_put(struct sk_buff *skb, unsigned int n)
{
	u8 *p = skb->data + skb->len - skb->data_len;

	skb->len += n;
	return p;
}

static inline void __skb_put_data(struct sk_buff *skb, const void *data, unsigned int n)
{
	memcpy(skb_put(skb, n), data, n);
}

static inline void *__skb_pull(struct sk_buff *skb, unsigned int n)
{
	skb->len -= n;
	return skb->data += n;
}

static inline void skb_add_rx_frag(struct sk_buff *skb, int i, struct page *page, int off, int size, unsigned int room)
{
	(void)i;
	skb->frag = page->bytes + off;
	skb->frag_size = (unsigned int)size;
	skb->len += (unsigned int)size;
	skb->data_len += (unsigned int)size;
	skb->truesize += room;
}

#define kfree_skb(skb) ((void)(skb))
#define kfree_skb_list(skb) ((void)(skb))
#define consume_skb(skb) ((void)(skb))

#define NET_SKB_PAD 64
#define NET_IP_ALIGN 2
enum { SKB_GSO_TCPV4 = 1, SKB_GSO_DODGY = 2, SKB_GSO_TCPV6 = 4 };
#define NETIF_F_SG 0
#define NETIF_F_GSO 0
#define NETIF_F_GRO 0
#define NETIF_F_LLTX 0
#define NETIF_F_FRAGLIST 0
#define NETIF_F_GSO_PARTIAL 0
#define NETIF_F_IP_CSUM 0
#define NETIF_F_IPV6_CSUM 0
#define NETIF_F_RXCSUM 0
#define NETIF_F_HW_VLAN_CTAG_TX 0
#define NETIF_F_HW_VLAN_STAG_TX 0
static inline struct sk_buff *skb_segment(struct sk_buff *skb, netdev_features_t features)
{
	(void)features;
	return skb;
}

/* -- Programs ------------------------------------------------------------------------------------------------ */

#define MAX_BPF_STACK 512
#define MAX_TAIL_CALL_CNT 33

struct sock_fprog_kern {
	u16 len;
	struct sock_filter *filter;
};

struct bpf_prog_aux {
	u32 stack_depth;
	bool verifier_zext, tail_call_reachable;
};

struct bpf_prog {
	u32 len, type;
	bool jited;
	struct bpf_prog_aux *aux;
	struct bpf_prog_aux own_aux;
	struct bpf_insn insnsi[];
};

struct bpf_map {
	u32 max_entries;
};

struct bpf_array {
	struct bpf_map map;
	void *ptrs[];
};

static inline struct bpf_prog *new_prog(size_t size)
{
	struct bpf_prog *p = calloc(1, size);

	if (p)
		p->aux = &p->own_aux;
	return p;
}

#define bpf_prog_size(n) (sizeof(struct bpf_prog) + (n) * sizeof(struct bpf_insn))
#define bpf_prog_alloc(size, gfp) new_prog(size)
#define bpf_prog_free(p) ((void)(p))
#define bpf_prog_destroy(p) ((void)(p))
#define bpf_prog_select_runtime(p, err) (*(err) = 0, (p))
#define bpf_prog_create(p, fprog) ((void)(p), (void)(fprog), -EINVAL)
#define bpf_prog_run(p, ctx) ((void)(p), (void)(ctx), 0u)
#define BPF_PROG_RUN(p, ctx) bpf_prog_run(p, ctx)

/* Calls are distances from here. */
extern char call_base[];
#define __bpf_call_base call_base
#define BPF_EMIT_CALL(fn) BPF_RAW_INSN(BPF_JMP | BPF_CALL, 0, 0, 0, (s32)((long)(fn) - (long)call_base))
#define BPF_CALL_1(name, type, arg) \
	static u64 name(u64 arg);   \
	static u64 name(u64 arg)

/* What programs call has an address, and never runs here. */
int numa_node_id(void);
u64 ktime_get_ns(void), ktime_get_boot_fast_ns(void), ktime_get_coarse_ns(void), get_jiffies_64(void);
static inline unsigned int raw_smp_processor_id(void)
{
	return 0;
}

#endif
