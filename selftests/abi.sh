#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Calling conventions: programs of abi.s, compiled at each level, under a C host that plays the runtime (abi_main.c).
# Environment: srcdir, builddir, CC32, RUN32.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
if [ -z "$CC32" ] || [ "$CC32" = no ] || [ "$RUN32" = no ]; then
	echo "no 32-bit compiler, or no way to run 32-bit programs"
	echo "0 passed, 0 failed, 1 skipped"
	exit 77
fi
passed=0 failed=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
for options in -O0 -O1 -O2 "-O2 --debug-seed=1" "-O2 --debug-seed=2" "-O0 --debug-seed=3" "-O2 --debug-seed=4"; do
	if ! "$builddir/bpfc-ia32" $options --input=asm -o "$dir/abi.o" "$srcdir/selftests/abi.s" ||
		! $CC32 -O1 -static -o "$dir/abi" "$srcdir/selftests/abi_main.c" "$dir/abi.o" -Wl,-z,noexecstack; then
		echo "FAIL building with $options"
		failed=$((failed + 1))
		continue
	fi
	$RUN32 "$dir/abi" >"$dir/log" 2>&1
	grep FAIL "$dir/log" | sed "s/^/$options: /"
	set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, .*/\1 \2/p' "$dir/log")
	if [ $# -ne 2 ]; then
		echo "FAIL $options: the host program did not finish"
		cat "$dir/log"
		failed=$((failed + 1))
		continue
	fi
	passed=$((passed + $1)) failed=$((failed + $2))
done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
