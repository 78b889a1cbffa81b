/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* libbpfrt-ia32: the runtime of compiled BPF programs. Installed; also read by the compiler, which writes map
 * descriptors of this layout, and by the harness. Everything has i386 layout on every host: pointers are 4 bytes
 * (BPFRT_PTR), 64-bit fields of contexts are 8-aligned. Functions exist on i386 alone.
 *
 * The library has two parts. The core needs no libc, only the memcpy, memset, memmove and memcmp that every C compiler
 * asks for. The hosted part is the malloc allocator and the default bpfrt_host_*() functions; whoever has no libc
 * defines those functions, and the hosted part is not linked.
 *
 * Numbers that functions return for failures are negated Linux errno values, as the kernel's helpers return them.
 */
#ifndef BPFRT_H
#define BPFRT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define BPFRT_STATIC_ASSERT static_assert
#else
#define BPFRT_STATIC_ASSERT _Static_assert
#endif

#if UINTPTR_MAX == 0xffffffffu
#define BPFRT_PTR(type) type *
#else
#define BPFRT_PTR(type) uint32_t
#endif

typedef uint64_t bpfrt_u64 __attribute__((aligned(8)));

/* -- Maps ------------------------------------------------------------------------------------------------- */

#define BPFRT_MAP_VERSION 2u

struct bpfrt_map_ops;

/* What a prog_array, an array_of_maps or a hash_of_maps holds when it is opened or emptied. */
struct bpfrt_initial {
	uint32_t index;
	BPFRT_PTR(void) value; /* a .tail entry, or a map */
};

/* The descriptor that an object has for each map, in section .bpfrt.maps, under the map's name. The compiler fills the
 * first part; the rest is the runtime's. A host may change max_entries before bpfrt_open(). 72 bytes. */
struct bpfrt_map {
	uint32_t version; /* BPFRT_MAP_VERSION */
	uint32_t type;	  /* enum bpf_map_type */
	uint32_t key_size, value_size, max_entries, map_flags;
	BPFRT_PTR(const char) name;
	uint32_t btf_key_type_id, btf_value_type_id;
	uint32_t map_extra;
	BPFRT_PTR(struct bpfrt_map) inner; /* template of the inner map, or NULL */
	/* runtime */
	BPFRT_PTR(uint8_t) values; /* array maps: element 0; elements are value_size rounded up to 8 apart */
	uint32_t init;		   /* 0: not open, 1: open */
	BPFRT_PTR(const struct bpfrt_map_ops) ops;
	BPFRT_PTR(void) impl;
	/* the compiler's again: where a value has its struct bpf_spin_lock, plus 1; 0: nowhere */
	uint32_t spin_lock;
	uint32_t n_initial;
	BPFRT_PTR(const struct bpfrt_initial) initial;
};
BPFRT_STATIC_ASSERT(sizeof(struct bpfrt_map) == 72, "layout that the compiler writes");

/* -- Contexts --------------------------------------------------------------------------------------------- */

/* What an XDP program gets: struct xdp_md of <linux/bpf.h>, field for field, then what the runtime keeps for the
 * context helpers. `data` up to `data_end` is the packet; the program reads both as 32-bit addresses. */
struct bpfrt_xdp {
	uint32_t data, data_end;
	uint32_t data_meta; /* == data: no metadata */
	uint32_t ingress_ifindex, rx_queue_index, egress_ifindex;
	/* private */
	uint32_t hard_start; /* lowest address that bpf_xdp_adjust_head() may go to */
	uint32_t frame_end;  /* first byte behind the buffer */
	uint32_t priv[8];    /* zero */
};

/* What tc, socket and cgroup_skb programs get, classic socket filters among them: struct __sk_buff of <linux/bpf.h>, then
 * the runtime's fields. `len` is the length of the whole packet, of which data .. data_end can be accessed directly; if
 * that is less, the packet is not linear, and bpfrt_host_skb_bytes() is asked for the rest.
 *
 * Where classic filters find their data: loads from `data` on; SKF_LL_OFF and SKF_NET_OFF from mac_header and
 * network_header, also behind the linear part; "len" in len; ancillary data in protocol, pkt_type, ifindex, mark,
 * queue_mapping, hatype, hash, vlan_tci, vlan_present, vlan_proto; the processor by bpfrt_host_cpu(), random numbers by
 * bpfrt_get_prandom_u32(). With ifindex 0 there is no device, and a filter that loads "ifidx" or "hatype" ends there with
 * the verdict A, as in Linux. Compiled code keeps data and data_end in registers: only helpers may change them while a
 * program runs. */
struct bpfrt_skb {
	uint32_t len, pkt_type, mark, queue_mapping;
	uint32_t protocol; /* big-endian in the low half, as the kernel gives it */
	uint32_t vlan_present, vlan_tci, vlan_proto, priority;
	uint32_t ingress_ifindex, ifindex, tc_index;
	uint32_t cb[5];
	uint32_t hash, tc_classid;
	uint32_t data, data_end;
	uint32_t napi_id, family, remote_ip4, local_ip4, remote_ip6[4], local_ip6[4], remote_port, local_port;
	uint32_t data_meta;
	bpfrt_u64 flow_keys; /* pointer, high half zero */
	bpfrt_u64 tstamp;
	uint32_t wire_len, gso_segs;
	bpfrt_u64 sk; /* pointer, high half zero */
	uint32_t gso_size;
	uint32_t tstamp_type; /* low 8 bits */
	bpfrt_u64 hwtstamp;
	/* private */
	uint32_t head;		 /* first byte of the buffer; negative offsets never reach below it */
	uint32_t mac_header;	 /* address: what SKF_LL_OFF counts from */
	uint32_t network_header; /* address: what SKF_NET_OFF counts from */
	uint32_t hatype;	 /* ARPHRD_* of the device (SKF_AD_HATYPE), if ifindex is not 0 */
	BPFRT_PTR(void) rest;	 /* for bpfrt_host_skb_bytes() alone: where a host has the bytes behind data_end */
	uint32_t csum_complete;	 /* not 0: `csum` is the sum over the packet, which bpf_csum_update() may change */
	uint32_t csum;
	uint32_t classid; /* net_cls class of who sends it: bpf_get_cgroup_classid() */
};
BPFRT_STATIC_ASSERT(offsetof(struct bpfrt_xdp, hard_start) == 24, "struct xdp_md");
BPFRT_STATIC_ASSERT(offsetof(struct bpfrt_skb, head) == 192, "struct __sk_buff");

#if UINTPTR_MAX == 0xffffffffu

/* -- Memory of maps --------------------------------------------------------------------------------------- */

/* Where maps get their storage. `get` returns SIZE bytes aligned to 16, of any content, or NULL; `put` takes back what
 * `get` gave. */
struct bpfrt_alloc {
	void *(*get)(struct bpfrt_alloc *a, size_t size);
	void (*put)(struct bpfrt_alloc *a, void *p, size_t size);
};

/* A block of the caller's that is handed out from its start; only what was handed out last is taken back. */
struct bpfrt_arena {
	struct bpfrt_alloc alloc; /* pass &arena.alloc to bpfrt_open() */
	uint8_t *at, *end;
};
void bpfrt_arena_init(struct bpfrt_arena *arena, void *mem, size_t size);

/* Hosted part: malloc and free. */
extern struct bpfrt_alloc bpfrt_malloc;

/* Check the definition, get storage, make the map empty (arrays: all zero) but for what `initial` says. 0; -EINVAL: the definition is wrong or of
 * another version; -E2BIG: it is too large; -EOPNOTSUPP: map type without implementation; -ENOMEM; -EBUSY: it is open
 * already; -EFAULT: the storage is no bpfrt_region_ok(). Not for use by several
 * threads on one map. */
int bpfrt_open(struct bpfrt_map *map, struct bpfrt_alloc *alloc);
/* Give the storage back. No program may be running that uses the map. */
void bpfrt_close(struct bpfrt_map *map, struct bpfrt_alloc *alloc);
/* Bytes that bpfrt_open() will ask for, or 0 if it would fail. */
size_t bpfrt_storage(const struct bpfrt_map *map);
/* Empty an open map. No program may be running that uses it. */
void bpfrt_reset(struct bpfrt_map *map);
/* The key behind KEY (NULL or not present: the first) into NEXT. 0, or -ENOENT at the end. */
int bpfrt_map_next_key(struct bpfrt_map *map, const void *key, void *next);

/* -- Records ------------------------------------------------------------------------------------------------ */

/* Maps of types ringbuf and perf_event_array hold records, which programs write and the host takes out in their order.
 * A ringbuf has max_entries bytes, a power of two and at least 4096, with 8 bytes in front of each record. A
 * perf_event_array has one ring for all indexes; a host may set map_extra to its size before bpfrt_open() (0: 65536);
 * with max_entries 0 it takes any index. Their storage is twice that. bpfrt_open() knows these types (and cgroup
 * storage) where something that is linked calls one of their helpers. */
struct bpfrt_record {
	const void *data; /* 8-aligned */
	uint32_t size;
	uint32_t index; /* perf_event_array: what the program gave it to: the processor, as a rule */
};

/* The oldest record that was not taken out. 1: *REC is it, its memory stays until bpfrt_record_done(); 0: there is none,
 * or a program is not done with it; -EINVAL: MAP holds no records, or is not open. One thread at a time may read a map,
 * programs may run meanwhile. */
int bpfrt_record_next(struct bpfrt_map *map, struct bpfrt_record *rec);
/* Take out the record that bpfrt_record_next() gives. 1, 0 or -EINVAL as it. */
int bpfrt_record_done(struct bpfrt_map *map);
/* How many records did not find room since the map was opened, modulo 2^32. */
uint32_t bpfrt_records_lost(const struct bpfrt_map *map);

/* -- Helpers: what programs call; see bpf-helpers(7) ------------------------------------------------------- */

enum { BPFRT_ANY, BPFRT_NOEXIST, BPFRT_EXIST, BPFRT_F_LOCK = 4 }; /* flags of bpfrt_map_update_elem(), F_LOCK beside others */

/* Usable by several threads at once. Lookups take no lock. Updates and deletions of a hash map take a spin lock: a
 * program that does either must not run in an interrupt handler that can interrupt another one that does. A map that
 * is not open has no elements and refuses updates with -EBADF. Memory of an element that was deleted or replaced keeps
 * its content until an update uses it again. */
void *bpfrt_map_lookup_elem(struct bpfrt_map *map, const void *key);
int64_t bpfrt_map_update_elem(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags);
int64_t bpfrt_map_delete_elem(struct bpfrt_map *map, const void *key);
/* Maps in maps: hosts put open maps into an array_of_maps or a hash_of_maps by bpfrt_map_update_elem(), a pointer as the
 * value, and take them out by bpfrt_map_delete_elem(); a lookup gives the inner map, which has no elements until it is open. -EINVAL for one that is not like
 * `inner` of the outer map, if that is there: type, sizes, flags, of arrays also max_entries unless `inner` has the
 * flag BPF_F_INNER_MAP (0x1000). */

/* Values with a struct bpf_spin_lock: an update leaves the lock as it is; with F_LOCK it changes a present element in
 * place, under the lock. */
int64_t bpfrt_spin_lock(void *lock);
int64_t bpfrt_spin_unlock(void *lock);
/* The value of a map of type cgroup_storage, which has one for all programs. Of percpu_cgroup_storage it has as many as
 * the host set in max_entries (0: one), and the processor's number modulo that says which. */
void *bpfrt_get_local_storage(struct bpfrt_map *map, uint64_t flags);
/* Records. NULL or an error where there is no room: -EAGAIN of bpfrt_ringbuf_output(), -ENOSPC of
 * bpfrt_perf_event_output(), which also copies bytes of the packet if its flags say so: then CTX is a struct bpfrt_xdp
 * or a struct bpfrt_skb. */
void *bpfrt_ringbuf_reserve(struct bpfrt_map *map, uint64_t size, uint64_t flags);
void bpfrt_ringbuf_submit(void *record, uint64_t flags);
void bpfrt_ringbuf_discard(void *record, uint64_t flags);
int64_t bpfrt_ringbuf_output(struct bpfrt_map *map, const void *data, uint64_t size, uint64_t flags);
int64_t bpfrt_ringbuf_query(struct bpfrt_map *map, uint64_t what);
int64_t bpfrt_perf_event_output(void *ctx, struct bpfrt_map *map, uint64_t flags, const void *data, uint64_t size);
/* The three clocks are one, bpfrt_host_time_ns(); a jiffy is 4 ms of it. */
uint64_t bpfrt_ktime_get_ns(void);
uint64_t bpfrt_ktime_get_boot_ns(void);
uint64_t bpfrt_ktime_get_coarse_ns(void);
uint64_t bpfrt_jiffies64(void);
/* Of a struct bpfrt_skb. -EFAULT, and zeros, if the bytes are not all in the packet. */
int64_t bpfrt_skb_load_bytes(const void *skb, uint32_t off, void *to, uint32_t size);
/* Of a struct bpfrt_skb. Room in front of the packet is what there is between `head` and `data` (-ENOMEM if that is too
 * little; `head` 0: none); the first three may move `data`. A VLAN tag beside the packet is in vlan_present, vlan_proto,
 * vlan_tci. */
int64_t bpfrt_skb_vlan_push(void *skb, uint32_t proto, uint32_t tci);
int64_t bpfrt_skb_vlan_pop(void *skb);
int64_t bpfrt_skb_change_head(void *skb, uint32_t n, uint64_t flags);
/* `hash`; if that is 0, it becomes a number for the addresses, protocol and ports of the packet, never 0 and the same in
 * both directions, but not the kernel's. */
uint32_t bpfrt_get_hash_recalc(void *skb);
uint32_t bpfrt_get_cgroup_classid(const void *skb); /* `classid` */
int64_t bpfrt_csum_update(void *skb, uint32_t csum); /* -ENOTSUPP (524) unless csum_complete */
/* Of any sizes, the result folded to 16 bits, as since Linux 6.13. */
int64_t bpfrt_csum_diff(const void *from, uint32_t from_size, const void *to, uint32_t to_size, uint32_t seed);
/* -EINVAL, -EAFNOSUPPORT, or what bpfrt_host_fib_lookup() says; 4 (BPF_FIB_LKUP_RET_NOT_FWDED) without it. */
int64_t bpfrt_fib_lookup(void *ctx, void *params, uint32_t size, uint32_t flags);
int64_t bpfrt_strtol(const char *buf, uint64_t size, uint64_t flags, int64_t *res);
int64_t bpfrt_strtoul(const char *buf, uint64_t size, uint64_t flags, uint64_t *res);
/* Up to three arguments, each a uint64_t. The text goes to bpfrt_host_print(). Its length, or -EINVAL for a format that
 * the kernel refuses too. */
int64_t bpfrt_trace_printk(const char *fmt, uint32_t fmt_size, ...);
/* A generator that follows from bpfrt_seed(), shared by all threads; no source of secrets. */
uint32_t bpfrt_get_prandom_u32(void);
uint32_t bpfrt_get_smp_processor_id(void);
int64_t bpfrt_get_numa_node_id(void); /* 0 */

void bpfrt_seed(uint32_t seed);

/* -- What compiled code calls besides helpers --------------------------------------------------------------- */

/* The big-endian number of SIZE (1, 2, 4) bytes at OFF of the packet of a struct bpfrt_skb, or -1 if they are not all to
 * be had; offsets from SKF_LL_OFF and SKF_NET_OFF upwards count from those headers. */
int64_t bpfrt_ldpkt_skb(void *skb, uint32_t off, uint32_t size);
/* Classic filters. Where the payload begins (SKF_AD_PAY_OFFSET): behind the transport header, as an offset from data, as
 * far as the headers are known; 0 if they are not. The headers begin at network_header, with `protocol`. */
uint32_t bpfrt_skb_payload_offset(const struct bpfrt_skb *skb);
/* Offset of the netlink attribute of TYPE among those from offset A on (SKF_AD_NLATTR), or within the one at A
 * (SKF_AD_NLATTR_NEST); 0 if there is none or the packet is not linear. */
uint32_t bpfrt_skb_nlattr(const struct bpfrt_skb *skb, uint32_t a, uint32_t type);
uint32_t bpfrt_skb_nlattr_nest(const struct bpfrt_skb *skb, uint32_t a, uint32_t type);
/* Hosts put the addresses of .tail entries into a prog_array by bpfrt_map_update_elem(), a pointer as the value, and take
 * them out by bpfrt_map_delete_elem().
 * The .tail entry that element INDEX of the prog_array MAP holds, or NULL when there is none or *COUNTER, which counts
 * the tail calls of one run, has reached the limit. */
void *bpfrt_tail_target(void *ctx, struct bpfrt_map *map, uint32_t index, uint32_t *counter);
#define BPFRT_MAX_TAIL_CALLS 33
/* Helper NR with r1 .. r5 as arguments; -EOPNOTSUPP if this library has none of that number. */
uint64_t bpfrt_call_helper(uint32_t nr, uint64_t r1, uint64_t r2, uint64_t r3, uint64_t r4, uint64_t r5);

/* -- Running ------------------------------------------------------------------------------------------------ */

/* No memory given to a program may lie in so many bytes at the bottom and at the top of the address space: the program
 * may compute addresses a little outside of its memory, and those must not wrap. Linux gives no process the last page. */
#define BPFRT_MARGIN_LOW 0x10000u
#define BPFRT_MARGIN_HIGH 0x1000u

/* Whether SIZE bytes at P may be given to a program. */
int bpfrt_region_ok(const void *p, size_t size);

/* A compiled program. LEN is for programs of no particular type alone (r2); others ignore it. */
typedef uint64_t (*bpfrt_prog)(void *ctx, uint32_t len);

/* Run PROG; r0 goes to *R0. -EFAULT: a region lies too near to an end of the address space (nothing was run);
 * -EINVAL: data pointers of the context are out of order. bpfrt_run_mem() passes MEM and SIZE as r1 and r2. */
int bpfrt_run_xdp(bpfrt_prog prog, struct bpfrt_xdp *xdp, uint64_t *r0);
int bpfrt_run_skb(bpfrt_prog prog, struct bpfrt_skb *skb, uint64_t *r0);
int bpfrt_run_mem(bpfrt_prog prog, void *mem, uint32_t size, uint64_t *r0);

/* -- What the surroundings provide --------------------------------------------------------------------------- */

/* Nanoseconds since some start. Hosted: CLOCK_MONOTONIC. */
uint64_t bpfrt_host_time_ns(void);
/* A line of bpf_trace_printk(), N bytes, not terminated. Hosted: to standard error. */
void bpfrt_host_print(const char *text, uint32_t n);
/* The number of the processor. Hosted: sched_getcpu(). */
uint32_t bpfrt_host_cpu(void);
/* SIZE bytes (1, 2, 4; for bpf_skb_load_bytes() any number) at OFF of the packet, counted from `data`, which do not all lie
 * before data_end but before `len`: copies them to TO. 0, or a negative number if they cannot be had. Nobody has to define
 * it: without it they never can. */
int bpfrt_host_skb_bytes(const struct bpfrt_skb *skb, uint32_t off, void *to, uint32_t size);
/* A record was written to MAP, and whoever reads it should look: the ring was empty before, or the program's flags ask for
 * it. Called by the thread that runs the program. Nobody has to define it. */
void bpfrt_host_wakeup(struct bpfrt_map *map);
/* The route for PARAMS, a struct bpf_fib_lookup of 64 bytes, into it: the result of bpf_fib_lookup(). Nobody has to define
 * it: without it there are no routes. */
int64_t bpfrt_host_fib_lookup(void *ctx, void *params, uint32_t flags);

#endif

#ifdef __cplusplus
}
#endif
#endif
