/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The host's side of the 32-bit harness: starts the i386 guest process (natively or under qemu-i386), hands it jobs
 * over a pipe and takes results. The guest loads a job's code or BPF instructions, links it with libbpfrt-ia32 that it
 * contains, runs it on the given inputs, survives faults and endless loops of the program, and is used again for the
 * next job. runtime/runproto.h is the protocol.
 */
#ifndef BPFC_RUN_H
#define BPFC_RUN_H

#include "bpfrt.h"
#include "code.h"
#include "prog.h"

enum run_engine { RUN_NATIVE, RUN_INTERP, RUN_THREADED };

struct run_guest;

/* What to load. Kept in the guest until the next load. */
struct run_program {
	enum run_engine engine;
	struct code *code;	 /* RUN_NATIVE */
	const struct prog *prog; /* RUN_INTERP, RUN_THREADED; checked by prog_check */
	bool classic;		 /* RUN_INTERP, RUN_THREADED: the classic filter that prog was made of runs itself */
	const char *entry;	 /* name of the program; NULL: the first one */
	/* interpreters: as in struct interp_env */
	u64 max_insns, poison;
	bool has_poison;
	const struct run_fill *fills; /* RUN_NATIVE: what maps hold after loading */
	u32 n_fills;
	bool lenient; /* RUN_NATIVE: helpers that the runtime lacks stop a run that calls them, not the loading */
};

/* One element of a map: VALUE, or the .tail entry of PROGRAM in a prog_array. */
struct run_fill {
	const char *map;
	const void *key, *value;
	u32 key_size, value_size;
	const char *program; /* NULL: VALUE */
};

enum run_input_kind {
	RUN_MEM, /* r1: copy of the bytes (start aligned to 8, their end at most 7 bytes before a guard page), r2:
		    length */
	RUN_CTX, /* r1: the bytes as the context struct */
	RUN_XDP, /* r1: a struct bpfrt_xdp built around the bytes as packet */
	RUN_SKB, /* r1: a struct bpfrt_skb built around the bytes as packet */
	RUN_FLAT, /* the arguments of a flat program: the bytes, wire_len, their length */
	RUN_NONE, /* r1 and r2: 0 */
};

struct run_input {
	enum run_input_kind kind;
	const void *data;
	size_t size;
	u32 repeat;	/* at least 1 */
	u32 timeout_ms; /* 0: 10 s */
	u32 esp_offset; /* 0, 4, 8, 12: stack misalignment at the call, for tests */
	u32 wire_len;	/* RUN_FLAT: 0: as many as there are */
	u32 linear;	/* RUN_SKB: so many bytes lie between data and data_end, the rest elsewhere; 0: all */
	u32 cpu, random; /* what the processor's number is, and, with has_random, each random number */
	bool has_random;
	bool want_data; /* bring memory, context or packet (its linear part) back */
	/* RUN_XDP, RUN_SKB: what the context holds at first, up to a whole struct bpfrt_xdp or bpfrt_skb; addresses in
	 * it are filled in, but mac_header and network_header are given as offsets in the packet. NULL: an Ethernet
	 * frame. */
	const void *ctx;
	size_t ctx_size;
	bool want_ctx;	 /* bring the context back: the UAPI struct, addresses zeroed */
	bool reset_maps; /* zero maps and data sections before the run */
	bool fill_stack; /* RUN_NATIVE: what the program's frame contains before it is written is 0x5b, for tests */
};

/* What is told about a packet, in words such as "mark=7" (skb.c). */
struct run_skb {
	struct bpfrt_skb ctx; /* header positions as offsets */
	u32 linear, cpu, random;
	bool has_nethdr, has_protocol, has_random;
};

enum run_skb_status { RUN_SKB_SET, RUN_SKB_NO_FIELD, RUN_SKB_BAD_VALUE };
/* Field NAME to VALUE, a number in C's notation; of one that is out of range, MIN and MAX say what it may be. */
enum run_skb_status run_skb_set(struct run_skb *s, const char *name, const char *value, s64 *min, s64 *max);
/* Into IN, whose kind, data and size are set, and which CTX becomes part of. What S does not say follows from the packet:
 * where the network layer begins, and its EtherType. */
void run_skb_apply(const struct run_skb *s, u32 network_offset, u32 ethertype, struct bpfrt_skb *ctx,
		   struct run_input *in);

struct run_result {
	int status; /* 0, or -BPFC_EFAULT, -BPFC_ETIMEOUT, -BPFC_ENO_HELPER ... (text: diagnostic in ctx) */
	u64 r0;
	u8 *data; /* want_data: malloc'ed, the caller frees */
	size_t data_size;
	u8 *ctx; /* want_ctx: malloc'ed, the caller frees */
	size_t ctx_size;
	u64 ns;		/* time of all repeats together */
	u64 insns;	/* interpreter: instructions of the last repeat; else 0 */
	u32 fault_addr; /* EFAULT: address and EIP's offset into .text */
	u32 fault_text;
};

/* GUEST_PATH NULL: where it is installed, or beside this executable in a build tree; BPFC_RUN_GUEST overrides, and
 * BPFC_RUN_WRAPPER the command in front ("qemu-i386"). BPFC_RUN_SHIFT=N in the environment: memory, maps and stacks lie
 * elsewhere than with another N, so that what depends on addresses shows. */
int run_start(struct bpfc_ctx *ctx, const char *guest_path, struct run_guest **out);
void run_stop(struct run_guest *g);
int run_load(struct run_guest *g, const struct run_program *p);
int run_exec(struct run_guest *g, const struct run_input *in, struct run_result *out);
/* Several inputs in one exchange (random tests, captures): N results. */
int run_exec_many(struct run_guest *g, const struct run_input *in, struct run_result *out, u32 n);
/* A program with its inputs, for run_batch(). */
struct run_job {
	struct run_program program;
	const struct run_input *in;
	struct run_result *out;
	u32 n;
	int status; /* of loading; results are valid if 0 */
};
/* Many programs in one exchange; 0 even when single ones fail. The last one stays loaded. */
int run_batch(struct run_guest *g, struct run_job *jobs, u32 n);
/* Frees what results own. */
void run_results_free(struct run_result *r, u32 n);

/* Maps of the loaded program. */
struct run_map {
	const char *name;
	u32 type, key_size, value_size, max_entries, btf_key, btf_value;
};
const struct run_map *run_maps(const struct run_guest *g, u32 *n);
/* Whether it holds records (ringbuf, perf_event_array), of any size each and in their order. */
bool run_map_is_records(const struct run_map *m);
/* Map contents: calls FN for each entry, or record that nobody took out, which has no key (ringbuf) or its index. */
/* Whether it holds maps: values are then their names, as strings. */
bool run_map_holds_maps(const struct run_map *m);
typedef void (*run_entry_fn)(void *arg, const void *key, const void *value, u32 value_size);
int run_map_dump(struct run_guest *g, const char *map, run_entry_fn fn, void *arg);
int run_map_update(struct run_guest *g, const char *map, const void *key, const void *value);

#endif
