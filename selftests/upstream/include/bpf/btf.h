/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The part of libbpf's BTF functions that test_verifier.c names; see bpf.h. There is no BTF here: all give nothing. */
#ifndef UPSTREAM_BTF_H
#define UPSTREAM_BTF_H

#include <linux/btf.h>
#include <linux/types.h>

struct btf;

struct btf *btf__load_vmlinux_btf(void);
struct btf *btf__load_from_kernel_by_id_split(__u32 id, struct btf *base);
int btf__find_by_name_kind(const struct btf *btf, const char *name, __u32 kind);
void btf__free(struct btf *btf);
int btf__fd(const struct btf *btf);
void btf__set_fd(struct btf *btf, int fd);

#endif
