# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# AX_LIBRARY(NAME, HEADER, FUNCTION, LIBRARY, [OTHER-LIBS])
#
# Looks for a library by a header and a function, without the help of other tools. Sets NAME_LIBS, have_NAME (yes or no) and the
# Automake conditional HAVE_NAME, and defines HAVE_NAME. LIBS stays as it was. --without-NAME (in lower case) leaves it out.
AC_DEFUN([AX_LIBRARY], [
AC_ARG_WITH(m4_tolower([$1]), [AS_HELP_STRING([--without-]m4_tolower([$1]), [do without $1])], [],
	[AS_VAR_SET([with_]m4_tolower([$1]), [yes])])
AS_VAR_COPY([ax_want], [with_]m4_tolower([$1]))
have_$1=no
$1_LIBS=
if test "x$ax_want" != xno; then
	AC_CHECK_HEADER([$2], [AC_CHECK_LIB([$4], [$3], [have_$1=yes; $1_LIBS="-l$4 $5"], [], [$5])])
fi
if test "$have_$1" = yes; then
	AC_DEFINE([HAVE_]m4_toupper([$1]), [1], [Define to 1 if $1 is there.])
fi
AC_SUBST([$1_LIBS])
AM_CONDITIONAL([HAVE_]m4_toupper([$1]), [test "$have_$1" = yes])
])
