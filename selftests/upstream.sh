#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# The kernel's own BPF suites on compiled code: lib/test_bpf.c and the tables of test_verifier, taken as they are from a
# kernel tree, built with the headers of selftests/upstream/ into programs that write vectors, which `upstream` compiles
# and runs in the 32-bit guest.
#
#   KERNEL_SRC       tree or archive; without it the Debian package linux-source-6.1, if it is installed
#   UPSTREAM_FLAGS   for upstream: -v, --match=TEXT, --seeds=N, --repeat=N
#   BPFC_TEST_SCOPE  all: everything in every way of variants.def (`make check-upstream`)
#
# What is not run stands in upstream.dir/not-run.txt, each test with its reason. Files of the tree that do not compile
# with these headers count as one failed test each.

set -eu

: "${srcdir:=.}" "${builddir:=.}" "${CC:=cc}"
package=/usr/src/linux-source-6.1.tar.xz
bpf=tools/testing/selftests/bpf
dir=$builddir/upstream.dir
shims=$srcdir/selftests/upstream
failed=0
mkdir -p "$dir"
dir=$(cd "$dir" && pwd) # the compiler is given names of files to include

# skip TEXT
skip()
{
	echo "skipped: $1"
	echo "0 passed, 0 failed, 1 skipped"
	exit 77
}

# refuse TEXT: what was asked for is not there.
refuse()
{
	echo "$1"
	echo "0 passed, 1 failed, 0 skipped"
	exit 1
}

if [ -n "${KERNEL_SRC-}" ]; then
	[ -e "$KERNEL_SRC" ] || refuse "KERNEL_SRC: there is no $KERNEL_SRC"
else
	[ -e "$package" ] || skip "no KERNEL_SRC, and the package linux-source-6.1 is not installed"
	KERNEL_SRC=$package
fi
[ -x "$builddir/bpfrun-ia32-guest" ] || skip "no 32-bit guest"

# -- The few files that are needed ------------------------------------------------------------------------------

# Headers of the tree's UAPI come apart from its other ones, which want the whole tree.
files="Makefile lib/test_bpf.c tools/include/linux/filter.h $bpf/test_verifier.c"
patterns="$bpf/*.h $bpf/verifier/*.c $bpf/progs/verifier_*.c"
for h in bpf bpf_common btf filter; do
	files="$files tools/include/uapi/linux/$h.h"
done

# The same archive is unpacked once in a build tree.
identity=$(cd "$(dirname "$KERNEL_SRC")" && pwd)/$(basename "$KERNEL_SRC")
identity="$identity $(stat -c '%s %Y' "$KERNEL_SRC" 2>/dev/null || echo unknown)"
tree=$dir/tree
if [ -d "$KERNEL_SRC" ]; then
	rm -rf "$tree" "$dir/identity"
	mkdir -p "$tree"
	(
		cd "$KERNEL_SRC"
		for f in $files $patterns; do
			[ ! -f "$f" ] || echo "$f"
		done | tar -cf - -T -
	) | tar -xf - -C "$tree"
elif [ "$(cat "$dir/identity" 2>/dev/null)" != "$identity" ]; then
	rm -rf "$tree" "$dir/identity"
	mkdir -p "$tree"
	set --
	set -f
	for f in $files $patterns; do
		set -- "$@" "*/$f"
	done
	set +f
	# Trees of other versions lack some of these: what is missing shows below.
	tar -xf "$KERNEL_SRC" -C "$tree" --strip-components=1 --wildcards --no-wildcards-match-slash "$@" 2>"$dir/tar.log" || true
	echo "$identity" >"$dir/identity"
fi
[ -f "$tree/lib/test_bpf.c" ] || [ -f "$tree/$bpf/test_verifier.c" ] || {
	rm -f "$dir/identity"
	refuse "$KERNEL_SRC holds neither lib/test_bpf.c nor $bpf/test_verifier.c"
}
version=$(sed -n -e 's/^VERSION = //p' -e 's/^PATCHLEVEL = /./p' "$tree/Makefile" 2>/dev/null | tr -d '\n')
echo "kernel sources: $KERNEL_SRC (Linux ${version:-of unknown version})"

# -- Programs that write vectors --------------------------------------------------------------------------------

# Headers that nobody has: empty ones, looked at last. What they would have declared comes from kernel.h.
mkdir -p "$dir/empty" "$dir/uapi"
find "$tree/lib" "$tree/$bpf" -maxdepth 1 -name '*.[ch]' -exec sed -n 's/^#[ \t]*include <\([a-z0-9_-]*\/[a-z0-9_-]*\.h\)>.*/\1/p' {} + |
	sort -u | while read -r h; do
		mkdir -p "$dir/empty/$(dirname "$h")"
		: >"$dir/empty/$h"
	done
rm -rf "$dir/uapi/linux"
[ ! -d "$tree/tools/include/uapi/linux" ] || cp -R "$tree/tools/include/uapi/linux" "$dir/uapi/linux"

# What is not declared is looked for by the linker; other types of an argument are no reason to stop.
lenient='-Wno-error=implicit-function-declaration -Wno-error=int-conversion -Wno-error=incompatible-pointer-types'
cc="$CC -std=gnu11 -O1 $lenient -I$shims -I$shims/include -I$srcdir/runtime -I$tree/$bpf -I$dir/uapi -idirafter $dir/empty"

# failed_file FILE LOG: one failed test, with what the compiler said.
failed_file()
{
	failed=$((failed + 1))
	echo "$1: FAIL: it does not compile with the headers of selftests/upstream:"
	grep -e 'error' -e 'undefined' -e 'implicit declaration' "$2" | sed -n 1,4p
}

# dump PROGRAM FILE: runs it.
dump()
{
	if "$dir/$1" >"$dir/$1.vectors"; then
		vectors="$vectors $dir/$1.vectors"
	else
		failed=$((failed + 1))
		echo "$2: FAIL: its tables cannot be written"
	fi
}

vectors=
if [ ! -f "$tree/lib/test_bpf.c" ]; then
	echo "lib/test_bpf.c: not in this tree"
elif $cc -DTEST_BPF_FILE="\"$tree/lib/test_bpf.c\"" -o "$dir/test_bpf" "$shims/dump_test_bpf.c" >"$dir/cc.log" 2>&1; then
	dump test_bpf lib/test_bpf.c
else
	failed_file lib/test_bpf.c "$dir/cc.log"
fi

# tables FILE...: what test_verifier.c includes.
tables()
{
	echo '#ifdef FILL_ARRAY'
	for f; do
		echo "#include \"$(basename "$f")\""
	done
	echo '#endif'
}

# build_verifier OPTION...: with the tables in tests.h.
build_verifier()
{
	$cc -DTEST_VERIFIER_FILE="\"$tree/$bpf/test_verifier.c\"" "$@" "$shims/dump_verifier.c" >"$dir/cc.log" 2>&1
}

link="-Wl,--unresolved-symbols=ignore-in-object-files -o $dir/test_verifier $shims/stubs.c"
if [ ! -f "$tree/$bpf/test_verifier.c" ]; then
	echo "$bpf/test_verifier.c: not in this tree"
else
	mkdir -p "$tree/$bpf/verifier"
	set -- "$tree/$bpf"/verifier/*.c
	[ -f "$1" ] || set --
	tables "$@" >"$tree/$bpf/verifier/tests.h"
	good=true
	if ! build_verifier $link; then
		# Which of them?
		n=$#
		while [ "$n" -gt 0 ]; do
			f=$1
			shift
			tables "$f" >"$tree/$bpf/verifier/tests.h"
			if build_verifier -fsyntax-only; then
				set -- "$@" "$f"
			else
				failed_file "$bpf/verifier/$(basename "$f")" "$dir/cc.log"
			fi
			n=$((n - 1))
		done
		tables "$@" >"$tree/$bpf/verifier/tests.h"
		build_verifier $link || {
			good=false
			failed_file "$bpf/test_verifier.c" "$dir/cc.log"
		}
	fi
	! $good || dump test_verifier "$bpf/test_verifier.c"
fi

# -- Running ----------------------------------------------------------------------------------------------------

case ${BPFC_TEST_SCOPE:-normal} in
quick) scope=--quick ;;
full) scope='--repeat=100 --seeds=3' ;;
all) scope= ;;
*) scope=--short ;;
esac
status=0
"$builddir/upstream" $scope --list="$dir/not-run.txt" ${UPSTREAM_FLAGS-} $vectors >"$dir/upstream.log" || status=$?
rm -f $vectors
sed '$d' "$dir/upstream.log"
[ "$status" != 77 ] || skip "no 32-bit guest"

# Newer trees have many of the verifier's tests as C programs with expected messages; they are for the verifier.
set -- "$tree/$bpf"/progs/verifier_*.c
if [ -f "$1" ]; then
	n=$(cat "$@" | grep -c '^__description(' || true)
	echo "test_verifier: $n tests in $# files $bpf/progs/verifier_*.c are C programs: not run"
	for f; do
		echo "test_verifier: $bpf/progs/$(basename "$f"): not run: a C program" >>"$dir/not-run.txt"
	done
fi
echo "names and reasons of what is not run: $dir/not-run.txt"

last=$(sed -n '$p' "$dir/upstream.log")
case $last in
*' passed, '*' failed, '*' skipped') ;;
*) echo "upstream ended early: $last"; last='0 passed, 1 failed, 0 skipped' ;;
esac
echo "$last" | {
	read -r passed _ wrong _
	failed=$((failed + wrong))
	echo "$passed passed, $failed failed, 0 skipped"
	[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
}
