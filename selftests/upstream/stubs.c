/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Functions that test_verifier.c of some kernel tree names or calls on the way to its programs, and that give nothing. They
 * stand apart because the tree's own headers declare them, in types that differ from version to version.
 */
#include <errno.h>
#include <stddef.h>

#define FAILS(name)        \
	int name(void);    \
	int name(void)     \
	{                  \
		errno = ENOENT; \
		return -1; \
	}
#define ZERO(name)         \
	long name(void);   \
	long name(void)    \
	{                  \
		return 0;  \
	}
#define ONE(name)          \
	long name(void);   \
	long name(void)    \
	{                  \
		return 1;  \
	}

FAILS(bpf_btf_get_next_id)
FAILS(bpf_btf_get_fd_by_id)
FAILS(bpf_obj_get_info_by_fd)
FAILS(bpf_prog_get_info_by_fd)
FAILS(bpf_prog_test_run)
FAILS(bpf_prog_test_run_opts)
FAILS(btf__find_by_name_kind)
FAILS(btf__fd)

ONE(libbpf_find_vmlinux_btf_id)
ONE(libbpf_num_possible_cpus)
ONE(libbpf_probe_bpf_map_type)
ONE(libbpf_probe_bpf_prog_type)
ONE(bpf_probe_map_type)
ONE(bpf_probe_prog_type)
ONE(is_jit_enabled)

ZERO(libbpf_set_strict_mode)
ZERO(btf__load_vmlinux_btf)
ZERO(btf__load_from_kernel_by_id_split)
ZERO(libbpf_find_kernel_btf)
ZERO(btf__free)
ZERO(btf__set_fd)
ZERO(cap_enable_effective)
ZERO(cap_disable_effective)
ZERO(cap_get_proc)
ZERO(cap_set_proc)
ZERO(cap_clear)
ZERO(cap_free)
ZERO(cap_set_flag)
ZERO(cap_get_flag)
ZERO(get_unpriv_disabled)
ZERO(testing_prog_flags)
ZERO(load_bpf_testmod)
ZERO(unload_bpf_testmod)
ZERO(compare_map_keys)
ZERO(get_xlated_program)
