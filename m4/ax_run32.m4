# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# AX_RUN32: how to run a 32-bit x86 program here. Needs AX_CC32.
#
# Sets RUN32 to the command that goes in front of it (empty: the kernel runs it) and ax_cv_run32 to "native", that
# command or "no". --with-run32=CMD overrides, --without-run32 means that there is none.
AC_DEFUN([AX_RUN32], [
AC_REQUIRE([AX_CC32])
AC_ARG_WITH([run32], [AS_HELP_STRING([--with-run32=CMD],
	[command in front of 32-bit programs @<:@default: nothing if the kernel runs them, else qemu-i386@:>@])],
	[], [with_run32=auto])
AC_CACHE_CHECK([how to run 32-bit x86 programs], [ax_cv_run32], [
	ax_cv_run32=no
	if test "x$ax_cv_cc32" != xno && test "x$with_run32" != xno; then
		AC_LANG_CONFTEST([AC_LANG_SOURCE([[
#include <stdio.h>
int main(void)
{
	return puts("runs") < 0;
}
]])])
		$CC32 -o conftest32 conftest.$ac_ext >&AS_MESSAGE_LOG_FD 2>&1
		case $with_run32 in
		auto|yes) ax_list="native qemu-i386 qemu-i386-static" ;;
		*) ax_list=own ;;
		esac
		for ax_try in $ax_list; do
			case $ax_try in
			native) ax_cmd= ;;
			own) ax_cmd=$with_run32; ax_try=$with_run32 ;;
			*) ax_cmd=$ax_try ;;
			esac
			if test "x`$ax_cmd ./conftest32 2>&AS_MESSAGE_LOG_FD`" = xruns; then
				ax_cv_run32=$ax_try
				break
			fi
		done
		rm -f conftest32 conftest.$ac_ext
	fi
])
case $ax_cv_run32 in
native|no) RUN32= ;;
*) RUN32=$ax_cv_run32 ;;
esac
case $with_run32 in
auto|yes|no) ;;
*) if test "x$ax_cv_run32" = xno; then
	AC_MSG_ERROR([--with-run32=$with_run32 does not run 32-bit programs])
   fi ;;
esac
AC_SUBST([RUN32])
])
