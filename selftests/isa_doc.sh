#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# doc/isa.txt says what isa.def says. `selftests/isa_doc.sh rebase` writes it anew.
set -eu

doc=${srcdir:-.}/doc/isa.txt
if [ "${1:-}" = rebase ]; then
	"${builddir:-.}/isa_doc" >"$doc"
	exit
fi
if "${builddir:-.}/isa_doc" | diff "$doc" -; then
	echo "1 passed, 0 failed, 0 skipped"
else
	echo "0 passed, 1 failed, 0 skipped"
	exit 1
fi
