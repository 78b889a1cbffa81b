# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# AX_CC32: how to compile and link C for 32-bit x86.
#
# Sets CC32 to a command ("gcc -m32") and ax_cv_cc32 to it or "no". The candidate must compile, link against a C library
# and bring the 64-bit division routines of its compiler library. The user may set CC32 in the environment.
AC_DEFUN([AX_CC32], [
AC_ARG_VAR([CC32], [C compiler command for 32-bit x86 @<:@default: the C compiler with -m32@:>@])
AC_CACHE_CHECK([for a compiler of 32-bit x86 programs], [ax_cv_cc32], [
	ax_cv_cc32=no
	AC_LANG_CONFTEST([AC_LANG_SOURCE([[
#include <stdint.h>
#include <stdio.h>
_Static_assert(sizeof(void *) == 4, "32 bits");
#ifndef __i386__
#error "not 32-bit x86"
#endif
int main(int argc, char **argv)
{
	uint64_t n = (uint64_t)argc << 40;

	(void)argv;
	return printf("%d\n", (int)(n / (uint64_t)(argc + 2))) < 0;
}
]])])
	for ax_try in "${CC32-$CC -m32}" "gcc -m32" "clang -m32" "i686-linux-gnu-gcc"; do
		rm -f conftest32
		if $ax_try -std=gnu11 -o conftest32 conftest.$ac_ext >&AS_MESSAGE_LOG_FD 2>&1 && test -s conftest32; then
			ax_cv_cc32=$ax_try
			break
		fi
	done
	rm -f conftest32 conftest.$ac_ext
])
if test "x$ax_cv_cc32" != xno; then CC32=$ax_cv_cc32; fi
])
