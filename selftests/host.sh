# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# For tests that link compiled programs with a C host of 32 bits and run that; included. A host ends its output with
# "N passed, N failed, 0 skipped". Environment: srcdir, builddir, CC32, RUN32.

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

# run_host OPTIONS SOURCE.s HOST.c FLAGS...: compile SOURCE with OPTIONS, link it with HOST, run, add up.
run_host()
{
	options=$1 source=$2 host=$3
	shift 3
	if ! "$builddir/bpfc-ia32" $options --input=asm -o "$dir/prog.o" "$source" ||
		! $CC32 -O1 -static -o "$dir/host" "$host" "$dir/prog.o" "$@" -Wl,-z,noexecstack; then
		echo "FAIL building $(basename "$host") with $options"
		failed=$((failed + 1))
		return
	fi
	$RUN32 "$dir/host" >"$dir/log" 2>&1
	grep FAIL "$dir/log" | sed "s/^/$options: /"
	set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, .*/\1 \2/p' "$dir/log")
	if [ $# -ne 2 ]; then
		echo "FAIL $options: the host program did not finish"
		cat "$dir/log"
		failed=$((failed + 1))
		return
	fi
	passed=$((passed + $1)) failed=$((failed + $2))
}

# The last line, and how it went.
summary()
{
	echo "$passed passed, $failed failed, 0 skipped"
	[ "$failed" -eq 0 ]
}
