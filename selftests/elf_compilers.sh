#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Objects of every BPF compiler that is installed, at every processor version: tests/elf must be read alike whoever made it.
# Compilers differ in how they write relocations: what is in the field and what is in the symbol, numbers, section symbols.

set -u
src=${srcdir:-.}/tests/elf
bin=${builddir:-.}/bpfc-ia32
run=${builddir:-.}/bpfrun-ia32
work=$(mktemp -d "${TMPDIR:-/tmp}/compilers.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0 skipped=0

result()
{
	if [ "$2" -eq 0 ]; then
		passed=$((passed + 1))
	else
		echo "FAIL: $1"
		[ -s "$work/err" ] && sed 's/^/    /' "$work/err"
		failed=$((failed + 1))
	fi
}

# Names and kinds of what is in the object, without what depends on the compiler.
things() { "$bin" -l ${2-} "$1" 2>"$work/err" | awk '{ print $1, $2 }' | grep -v '^data' | sort; }

# Every reference to data leads to where a variable begins.
references_hit()
{
	"$bin" -l "$1" >"$work/list" && "$bin" --emit=bpf -o "$work/text" "$1" 2>"$work/err" || return 1
	awk 'FNR == NR { if ($1 == "static" || $1 == "global") { name = $NF; at[name, $6] = 1 } next }
	     $2 == "=" && $NF == "ll" && $3 ~ /^\./ { n++; if (!(($3, $4 == "+" ? $5 : 0) in at)) { print; bad = 1 } }
	     END { exit bad || n < 5 }' "$work/list" "$work/text" >>"$work/err"
}

try()
{
	compiler=$1
	shift
	for name in calls data externs maps oldmaps; do
		option=
		[ $name = externs ] && option=--program=calls
		if ! "$@" -O2 -c -o "$work/$name.o" "$src/$name.c" >"$work/err" 2>&1; then
			skipped=$((skipped + 1))
			continue
		fi
		for level in 0 2; do
			"$bin" -O$level --self-check --emit=none $option "$work/$name.o" >"$work/err" 2>&1
			result "$compiler: $name.c at -O$level" $?
		done
		things "$work/$name.o" $option >"$work/$name.now"
		[ -s "$work/$name.now" ] || result "$compiler: list of $name.c" 1
		if [ -f "$work/$name.first" ]; then
			diff "$work/$name.first" "$work/$name.now" >>"$work/err"
			result "$compiler: $name.c is read as other compilers' is" $?
		else
			cp "$work/$name.now" "$work/$name.first"
		fi
		if [ $name = data ]; then
			references_hit "$work/$name.o"
			result "$compiler: references to data" $?
		fi
	done
	if "$@" -O2 -c -o "$work/tails.o" "$src/tails.c" >"$work/err" 2>&1 && [ -x "${builddir:-.}/bpfrun-ia32-guest" ]; then
		tail_calls
		result "$compiler: programs in a map" $?
	else
		skipped=$((skipped + 1))
	fi
}

# Initial values of a prog_array: of lengths 60 to 63 the last bits say what is called.
tail_calls()
{
	for n in 60 61 62 63; do
		head -c $n /dev/zero >"$work/packet"
		"$run" --program=start --data="$work/packet" "$work/tails.o" 2>>"$work/err" | sed -n 's/^r0 = 0x0*//p'
	done | tr '\n' ' ' >"$work/tails.out"
	[ "$(cat "$work/tails.out")" = "1 b 1 b " ]
}

for version in '' -14 -15 -16 -17 -18 -19 -20; do
	command -v clang$version >/dev/null && clang$version -print-targets 2>/dev/null | grep -q '^ *bpf ' || continue
	for cpu in v1 v2 v3 v4; do
		echo | clang$version -target bpf -mcpu=$cpu -c -x c -o /dev/null - 2>/dev/null || continue
		try "clang$version -mcpu=$cpu" clang$version -target bpf -mcpu=$cpu -g
	done
done
command -v bpf-gcc >/dev/null && try bpf-gcc bpf-gcc -gbtf

echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] || exit 1
[ $passed -gt 0 ] || exit 77
