#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# The programs of the bench set on all their inputs, through BPF and this compiler at each level, hardened too, and for
# two processor versions: what they return and leave in memory is what the same source gives when clang compiles it for ia32 directly.
# Environment: srcdir, builddir, BPF_CLANG, CC32, RUN32.

srcdir=$(cd "${srcdir:-.}" && pwd)
builddir=${builddir:-.}
bench=$srcdir/bench

skip() {
	echo "$1"
	echo "0 passed, 0 failed, 1 skipped"
	exit 77
}

[ -n "$BPF_CLANG" ] && [ -n "$CC32" ] || skip "no clang for BPF, or no 32-bit compiler"
command -v python3 >/dev/null 2>&1 && command -v objcopy >/dev/null 2>&1 || skip "no python3 or objcopy"
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
flags="-O2 -ffreestanding -fno-builtin -fno-strict-aliasing"

python3 -B "$bench/inputs.py" "$dir" 6 || exit 1
programs=
for f in "$bench"/progs/*.c; do
	name=$(basename "$f" .c)
	echo "#include \"$f\"" >>"$dir/all.c"
	echo "$name bench_$name" >>"$dir/names"
	programs="$programs P($name)"
done

# link ENGINE: NAME.o becomes a program that runs all inputs, and its output a file.
link() {
	objcopy --redefine-syms="$dir/names" "$dir/$1.o" "$dir/$1.renamed.o" &&
		$CC32 -no-pie -z noexecstack -o "$dir/$1" "$dir/host.o" "$dir/$1.renamed.o" "$builddir/libbpfrt-ia32.a" &&
		$RUN32 "$dir/$1" "$dir/all.bin" >"$dir/$1.out"
}

$CC32 -std=gnu11 -O2 -fno-pie -I"$srcdir/runtime" "-DPROGRAMS=$programs" -c -o "$dir/host.o" "$bench/host.c" &&
	"$BPF_CLANG" -m32 $flags -fno-pic -c -o "$dir/clang.o" "$dir/all.c" &&
	link clang || exit 1
total=$(wc -l <"$dir/clang.out")
[ "$total" -eq $((6 * $(wc -l <"$dir/names"))) ] || { echo "the reference ran $total inputs only"; exit 1; }

passed=0 failed=0
for cpu in v3 v4; do
	"$BPF_CLANG" -target bpf -mcpu=$cpu -g $flags -c -o "$dir/$cpu.o" "$dir/all.c" || exit 1
	for options in -O0 -O1 -O2 '-O2 --harden=2 --seed=1' '-O2 --harden=3 --seed=2' '-O0 --harden=3 --seed=3'; do
		engine=$cpu$(echo "$options" | tr -d ' =')
		if ! "$builddir/bpfc-ia32" --no-verify -q $options -o "$dir/$engine.o" "$dir/$cpu.o" || ! link "$engine"; then
			echo "FAIL $engine does not compile, link or run"
			failed=$((failed + total))
			continue
		fi
		different=$(diff "$dir/clang.out" "$dir/$engine.out" | grep -c '^<')
		if [ "$different" -gt 0 ]; then
			echo "FAIL $engine: program, result, hash of memory and context; < is right"
			diff "$dir/clang.out" "$dir/$engine.out" | grep '^[<>]'
		fi
		failed=$((failed + different))
		passed=$((passed + total - different))
	done
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
