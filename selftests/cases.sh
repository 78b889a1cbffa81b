#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# All case files through all checkers (selftests/run.c).

case ${BPFC_TEST_SCOPE:-normal} in
quick) seeds=2 ;;
*) seeds=20 ;;
esac
exec "${builddir:-.}/run" --seeds=$seeds "${srcdir:-.}/selftests/cases"
