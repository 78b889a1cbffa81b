#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# A representative part of the tests under valgrind (memcheck): reads of memory that nobody wrote are what the sanitizers
# do not see. `make valgrind`; scripts/check --full runs it, in a build without sanitizers.
# Environment: srcdir, builddir.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
if ! command -v valgrind >/dev/null; then
	echo "no valgrind"
	echo "0 passed, 0 failed, 1 skipped"
	exit 77
fi
passed=0 failed=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
export srcdir

# memcheck WHAT COMMAND...
memcheck()
{
	what=$1
	shift
	if (cd "$builddir" && BPFC_TEST_SCOPE=quick valgrind -q --error-exitcode=99 --exit-on-first-error=no --track-origins=no \
		--log-file="$dir/errors" "$@") >"$dir/out" 2>&1 && [ ! -s "$dir/errors" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $what"
		head -n 40 "$dir/errors"
		tail -n 5 "$dir/out"
	fi
}

for suite in util diag alu isa prog asm code interp check cfg build support split opt guard swap tails encode blind expand far out; do
	memcheck "unit $suite" ./unit $suite
done
for folder in "$srcdir"/selftests/cases/*/; do
	memcheck "cases $(basename "$folder")" ./run --no-guest --seeds=1 --harden-seeds=1 "$folder"
done
memcheck "random programs" ./random --no-guest --no-kernel --count=300 --every=20 --seeds=1
for f in "$srcdir"/selftests/abi.s "$srcdir"/selftests/threads.s; do
	for level in 0 1 2; do
		memcheck "bpfc-ia32 -O$level $(basename "$f")" ./bpfc-ia32 -O$level --input=asm -o "$dir/x.o" "$f"
	done
done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
