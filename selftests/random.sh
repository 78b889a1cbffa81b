#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Bounded runs of the differential test (random.c), always the same programs: those on memory alone, mixed ones, those that
# Linux accepts, and mutants of case files, of selftests/live/progs and of the bench set. BPFC_RANDOM_SECONDS: how long
# together (30). Environment: srcdir, builddir, BPF_CLANG.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
seconds=${BPFC_RANDOM_SECONDS:-30}
passed=0 failed=0 skipped=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

# objects CLANG_OPTION... -- SOURCE...: into $dir
objects()
{
	options=
	while [ "$1" != -- ]; do
		options="$options $1"
		shift
	done
	shift
	for c; do
		"$BPF_CLANG" --target=bpf -O2 $options -c "$c" -o "$dir/$(basename "$c" .c).o" || failed=$((failed + 1))
	done
}

# run PERCENT OPTION...
run()
{
	part=$((seconds * $1 / 100))
	shift
	[ "$part" -gt 0 ] || part=1
	"$builddir/random" --count=1000000000 --seconds=$part --every=100 "$@" >"$dir/out" 2>&1
	status=$?
	cat "$dir/out"
	set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' "$dir/out" | tail -n 1)
	passed=$((passed + ${1:-0})) failed=$((failed + ${2:-1})) skipped=$((skipped + ${3:-0}))
	case $status in
	0) ;;
	77) exit 77 ;;
	*) [ "${2:-0}" -gt 0 ] || failed=$((failed + 1)) ;;
	esac
}

run 40
run 20 --mode=mixed
run 20 --mode=verifiable --min-accepted=80
if [ -n "$BPF_CLANG" ]; then
	include=/usr/include/$(uname -m)-linux-gnu # Debian keeps <asm/types.h> there
	[ -d "$include" ] || include=/usr/include
	objects -g -mcpu=v3 -isystem "$include" -- "$srcdir"/selftests/live/progs/*.c "$srcdir"/examples/*.bpf.c
	objects -g -mcpu=v3 -ffreestanding -fno-builtin -fno-strict-aliasing -- "$srcdir"/bench/progs/*.c
fi
sources=
for f in "$srcdir"/selftests/cases/*/*.t "$dir"/*.o; do
	[ -e "$f" ] && sources="$sources --from=$f"
done
run 20 --mode=mutants $sources

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
