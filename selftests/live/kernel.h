/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The running kernel as an engine: loads a program by bpf(2), runs it with BPF_PROG_TEST_RUN, shows its maps. Needs the
 * right to do so (CAP_BPF and what the program type wants).
 *
 * A program that works on plain memory (r1 its address, r2 its length) is called as a subprogram by one of ours, which
 * hands it the value of an array map. So its memory can be seen afterwards and R0 with all 64 bits; a test run as such
 * gives 32. Programs on packets are called in the same way where the verifier allows it.
 */
#ifndef SELFTESTS_LIVE_KERNEL_H
#define SELFTESTS_LIVE_KERNEL_H

#include "prog.h"

enum { KERNEL_MAX_MAPS = 32, KERNEL_LOG = 4096, KERNEL_MAX_DATA = 1 << 16 };

struct kernel_map {
	char name[64]; /* as the program's source calls it */
	u32 type, key_size, value_size, max_entries;
	int fd;
	void *reader; /* of records */
};

struct kernel_prog {
	int fd;
	enum prog_type type; /* NONE: plain memory */
	bool wrapped;	     /* R0 is known with all bits */
	int result_fd, mem_fd;
	u32 mem_size;
	struct kernel_map maps[KERNEL_MAX_MAPS];
	u32 n_maps;
	void *object; /* of libbpf */
	char log[KERNEL_LOG]; /* why it was refused */
};

struct kernel_run {
	const void *data;
	size_t size;
	/* results */
	u32 retval;
	u64 r0; /* equals retval where the program is not wrapped */
	u8 *out; /* memory or packet: KERNEL_MAX_DATA bytes of the caller's */
	size_t out_size;
	bool has_ctx;
	u32 mark, priority, cb[5]; /* of the context afterwards, programs on an skb */
};

/* Context fields that a test run starts with; the harness is given the same. */
enum { KERNEL_MARK = 0x12345678, KERNEL_PRIORITY = 7, KERNEL_CB = 0x01020304, KERNEL_IFINDEX = 1 /* loopback */ };

/* May we, can it? False with a reason. */
bool kernel_available(char *why, size_t n);
/* P's program of the given type; NONE: on MEM_SIZE bytes of memory. False: refused, k->log says why; nothing is left. */
bool kernel_load(struct kernel_prog *k, const struct prog *p, enum prog_type type, u32 mem_size);
/* A program of an object, through libbpf. */
bool kernel_load_object(struct kernel_prog *k, const void *data, size_t size, enum prog_type type, const char *name);
void kernel_unload(struct kernel_prog *k);
/* One run. 0, or negative errno. */
int kernel_run(struct kernel_prog *k, struct kernel_run *run);
/* Whether it holds records (ringbuf, perf_event_array). */
bool kernel_is_records(const struct kernel_map *m);
/* Calls FN for each element; of maps with a value for each processor the first processor's; or for each record, which is
 * then taken out. False: cannot be read. */
typedef void (*kernel_entry_fn)(void *arg, const void *key, const void *value, u32 value_size);
bool kernel_dump(const struct kernel_map *m, kernel_entry_fn fn, void *arg);
bool kernel_update(const struct kernel_map *m, const void *key, const void *value);

#endif
