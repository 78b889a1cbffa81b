#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# All case files through all checkers (selftests/run.c).

case ${BPFC_TEST_SCOPE:-normal} in
quick) seeds="1 --harden-seeds=1" ;;
*) seeds=20 ;;
esac
# the generated ones are what the generator writes
if command -v python3 >/dev/null; then
	PYTHONDONTWRITEBYTECODE=1 python3 "${srcdir:-.}/selftests/gen_cases.py" --check "${srcdir:-.}/selftests/cases" || exit 1
fi
exec "${builddir:-.}/run" --seeds=$seeds "${srcdir:-.}/selftests/cases"
