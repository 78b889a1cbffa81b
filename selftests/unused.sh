#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Rows that nobody uses: errors that no source reports, machine forms that nothing emits. Each row is one test.
#
# Machine forms are chosen by their place within a family (ADD_RR, ADD_RM ...) in several places, so there the family
# counts: the name without its last part.

set -eu
cd "${srcdir:-$(dirname "$0")/..}"
passed=0 failed=0

# rows DEF MACRO: the first column of each row.
rows()
{
	sed -n "s/^$2(\\([A-Za-z0-9_]*\\),.*/\\1/p" "$1"
}

# unused DEF MACRO PREFIX CUT FILE...: every row's PREFIX+name must be a word of one of the files, both after
# sed has applied CUT.
unused()
{
	def=$1 macro=$2 prefix=$3 cut=$4
	shift 4
	words=$(cat "$@" | tr -c 'A-Za-z0-9_' '\n' | grep "^$prefix" | sed "$cut" | sort -u)
	for row in $(rows "$def" "$macro"); do
		if printf '%s\n' "$words" | grep -qx "$(echo "$prefix$row" | sed "$cut")"; then
			passed=$((passed + 1))
		else
			failed=$((failed + 1))
			echo "$def: $row is used nowhere"
		fi
	done
}

unused src/errors.def ERR BPFC_E '' $(find src runtime -name '*.c')
unused src/x86_32/encode.def X86 X86_ 's/_[A-Z]*$//' $(find src/x86_32 -name '*.c')

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
