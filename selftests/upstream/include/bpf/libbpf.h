/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The part of libbpf proper that test_verifier.c names; see bpf.h. */
#ifndef UPSTREAM_LIBBPF_H
#define UPSTREAM_LIBBPF_H

#include "bpf.h"
#include "btf.h"

enum { LIBBPF_STRICT_ALL = -1 };

int libbpf_set_strict_mode(int mode);
int libbpf_probe_bpf_map_type(enum bpf_map_type type, const void *opts);
int libbpf_probe_bpf_prog_type(enum bpf_prog_type type, const void *opts);
int libbpf_find_vmlinux_btf_id(const char *name, enum bpf_attach_type type);
int libbpf_num_possible_cpus(void);
bool bpf_probe_map_type(enum bpf_map_type type, __u32 ifindex);
bool bpf_probe_prog_type(enum bpf_prog_type type, __u32 ifindex);

#endif
