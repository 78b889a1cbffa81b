/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What test_verifier.c of a kernel tree calls of libbpf, from the interface of Linux 5.10 to that of 6.18: types as far
 * as their members are used. dump_verifier.c and stubs.c have the functions; nothing reaches a kernel.
 */
#ifndef UPSTREAM_BPF_H
#define UPSTREAM_BPF_H

#include <linux/bpf.h>
#include <linux/btf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef __u8 u8;
typedef __u16 u16;
typedef __u32 u32;
typedef __u64 u64;
typedef __s8 s8;
typedef __s16 s16;
typedef __s32 s32;
typedef __s64 s64;

#define LIBBPF_API
#define LIBBPF_OPTS(type, name, ...) struct type name = {.sz = sizeof(struct type), ##__VA_ARGS__}
#define DECLARE_LIBBPF_OPTS(...) LIBBPF_OPTS(__VA_ARGS__)

struct bpf_map_create_opts {
	size_t sz;
	__u32 btf_fd, btf_key_type_id, btf_value_type_id, btf_vmlinux_value_type_id, inner_map_fd, map_flags;
	__u64 map_extra;
	__u32 numa_node, map_ifindex;
	__s32 value_type_btf_obj_fd, token_fd;
};

struct bpf_prog_load_opts {
	size_t sz;
	int attempts;
	enum bpf_attach_type expected_attach_type;
	__u32 prog_btf_fd, prog_flags, prog_ifindex, kern_version, attach_btf_id, attach_prog_fd, attach_btf_obj_fd;
	const int *fd_array;
	const void *func_info;
	__u32 func_info_cnt, func_info_rec_size;
	const void *line_info;
	__u32 line_info_cnt, line_info_rec_size, log_level, log_size;
	char *log_buf;
	__u32 log_true_size, token_fd, fd_array_cnt;
};

struct bpf_test_run_opts {
	size_t sz;
	const void *data_in;
	void *data_out;
	__u32 data_size_in, data_size_out;
	const void *ctx_in;
	void *ctx_out;
	__u32 ctx_size_in, ctx_size_out, retval;
	int repeat;
	__u32 duration, flags, cpu, batch_size;
};

struct bpf_btf_load_opts {
	size_t sz;
	char *log_buf;
	__u32 log_level, log_size, log_true_size, btf_flags;
};

/* The interface before libbpf 1.0. */
struct bpf_load_program_attr {
	enum bpf_prog_type prog_type;
	enum bpf_attach_type expected_attach_type;
	const char *name;
	const struct bpf_insn *insns;
	size_t insns_cnt;
	const char *license;
	__u32 kern_version, prog_ifindex, attach_btf_id, attach_prog_fd, prog_btf_fd, func_info_rec_size;
	const void *func_info;
	__u32 func_info_cnt, line_info_rec_size;
	const void *line_info;
	__u32 line_info_cnt, log_level, prog_flags;
};

struct bpf_create_map_attr {
	const char *name;
	enum bpf_map_type map_type;
	__u32 map_flags, key_size, value_size, max_entries, numa_node, btf_fd, btf_key_type_id, btf_value_type_id;
	__u32 map_ifindex, inner_map_fd, btf_vmlinux_value_type_id;
};

int bpf_map_create(enum bpf_map_type type, const char *name, __u32 key_size, __u32 value_size, __u32 max_entries,
		   const struct bpf_map_create_opts *opts);
int bpf_map_update_elem(int fd, const void *key, const void *value, __u64 flags);
int bpf_prog_load(enum bpf_prog_type type, const char *name, const char *license, const struct bpf_insn *insns,
		  size_t n, struct bpf_prog_load_opts *opts);
int bpf_btf_load(const void *data, size_t size, struct bpf_btf_load_opts *opts);
int bpf_prog_test_run_opts(int fd, struct bpf_test_run_opts *opts);
int bpf_obj_get_info_by_fd(int fd, void *info, __u32 *size);
int bpf_prog_get_info_by_fd(int fd, struct bpf_prog_info *info, __u32 *size);
int bpf_btf_get_next_id(__u32 id, __u32 *next);
int bpf_btf_get_fd_by_id(__u32 id);

int bpf_create_map(enum bpf_map_type type, int key_size, int value_size, int max_entries, __u32 flags);
int bpf_create_map_in_map(enum bpf_map_type type, const char *name, int key_size, int inner, int max_entries,
			  __u32 flags);
int bpf_create_map_xattr(const struct bpf_create_map_attr *attr);
int bpf_load_program(enum bpf_prog_type type, const struct bpf_insn *insns, size_t n, const char *license,
		     __u32 version, char *log, size_t log_size);
int bpf_load_program_xattr(const struct bpf_load_program_attr *attr, char *log, size_t log_size);
int bpf_verify_program(enum bpf_prog_type type, const struct bpf_insn *insns, size_t n, __u32 flags,
		       const char *license, __u32 version, char *log, size_t log_size, int level);
int bpf_load_btf(const void *data, __u32 size, char *log, __u32 log_size, bool do_log);
int bpf_prog_test_run(int fd, int repeat, void *data, __u32 size, void *out, __u32 *out_size, __u32 *retval,
		      __u32 *duration);

#endif
