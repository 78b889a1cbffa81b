# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# AX_TRY_LINK_FLAG(FLAGS, IF-YES, IF-NO): do programs compile and link with FLAGS?
AC_DEFUN([AX_TRY_LINK_FLAG], [
AC_MSG_CHECKING([whether $CC links with $1])
ax_saved_cflags=$CFLAGS
CFLAGS="$CFLAGS $1"
AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])], [ax_ok=yes], [ax_ok=no])
CFLAGS=$ax_saved_cflags
AC_MSG_RESULT([$ax_ok])
if test $ax_ok = yes; then
	m4_default([$2], [:])
else
	m4_default([$3], [:])
fi
])

# AX_WARN_FLAGS(FLAG...): appends to WARN_CFLAGS what the compiler takes.
AC_DEFUN([AX_WARN_FLAGS], [
m4_foreach_w([ax_flag], [$1], [
	AC_MSG_CHECKING([whether $CC takes ]ax_flag)
	ax_saved_cflags=$CFLAGS
	CFLAGS="$CFLAGS -Werror ax_flag"
	AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])], [ax_ok=yes; WARN_CFLAGS="$WARN_CFLAGS ax_flag"], [ax_ok=no])
	CFLAGS=$ax_saved_cflags
	AC_MSG_RESULT([$ax_ok])
])
])
