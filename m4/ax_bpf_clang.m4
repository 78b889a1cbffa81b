# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# AX_BPF_CLANG: a clang with the BPF target.
#
# clang-19 is what the suites were written for; else the newest that works. Sets BPF_CLANG, ax_cv_bpf_clang (or "no") and
# ax_cv_bpf_v4, whether it knows -mcpu=v4.
AC_DEFUN([AX_BPF_CLANG], [
AC_ARG_VAR([BPF_CLANG], [clang for BPF objects @<:@default: clang-19, else the newest that works@:>@])
AC_CACHE_CHECK([for a clang with the BPF target], [ax_cv_bpf_clang], [
	ax_cv_bpf_clang=no
	echo 'int f(int *p) { return *p + 1; }' >conftest.c
	for ax_try in ${BPF_CLANG-clang-19 clang-23 clang-22 clang-21 clang-20 clang-18 clang-17 clang-16 clang-15 clang-14 clang}; do
		rm -f conftest.bpf.o
		if $ax_try --target=bpf -mcpu=v3 -O2 -g -c conftest.c -o conftest.bpf.o >&AS_MESSAGE_LOG_FD 2>&1 &&
			test -s conftest.bpf.o; then
			ax_cv_bpf_clang=$ax_try
			break
		fi
	done
	rm -f conftest.bpf.o conftest.c
])
AC_CACHE_CHECK([whether it knows -mcpu=v4], [ax_cv_bpf_v4], [
	ax_cv_bpf_v4=no
	if test "x$ax_cv_bpf_clang" != xno; then
		echo 'int f(int *p) { return *p + 1; }' >conftest.c
		if $ax_cv_bpf_clang --target=bpf -mcpu=v4 -O2 -c conftest.c -o conftest.bpf.o >conftest.err 2>&1 &&
			! grep v4 conftest.err >/dev/null; then
			ax_cv_bpf_v4=yes
		fi
		cat conftest.err >&AS_MESSAGE_LOG_FD
		rm -f conftest.bpf.o conftest.c conftest.err
	fi
])
if test "x$ax_cv_bpf_clang" != xno; then BPF_CLANG=$ax_cv_bpf_clang; else BPF_CLANG=; fi
])
