#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# examples/: embed-jit is built and prints what it should; the demo runs, without measuring, and gives the
# same with other versions of clang. Environment: srcdir, builddir, CC32, RUN32, BPF_CLANG.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
CC32=${CC32:-}
RUN32=${RUN32:-}
BPF_CLANG=${BPF_CLANG:-}
export CC32 RUN32 BPF_CLANG
passed=0 failed=0 skipped=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

# check NAME COMMAND...: the command succeeds.
check() {
	name=$1
	shift
	if "$@" >"$dir/log" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $name: $*"
		sed 's/^/    /' "$dir/log"
	fi
}

skip() {
	skipped=$((skipped + $1))
	echo "skipped $1: $2"
}

# runs STATUS WANT COMMAND...: exit status and output are these.
runs() {
	want_status=$1 want=$2
	shift 2
	got=$("$@" 2>&1)
	status=$?
	[ "$status:$got" = "$want_status:$want" ] || { echo "status $status"; echo "$got"; return 1; }
}

example_output='packet 0, protocol 6: r0 = 1
packet 1, protocol 17: r0 = 1
packet 2, protocol 6: r0 = 2
packet 3, protocol 1: r0 = 1
packet 4, protocol 6: r0 = 3
protocol 6: 3 packets
protocol 17: 1 packets
protocol 1: 1 packets
code is mapped r-x
the map'"'"'s descriptor is mapped rw-
0 mappings of this process are writable and executable'

length_output='packet 0, protocol 6: r0 = 18446744073709551554
packet 1, protocol 17: r0 = 18446744073709551554
packet 2, protocol 6: r0 = 18446744073709551554
packet 3, protocol 1: r0 = 18446744073709551554
packet 4, protocol 6: r0 = 18446744073709551554
code is mapped r-x
0 mappings of this process are writable and executable'

if [ -n "$CC32" ] && [ -f "$builddir/libbpfc-core32.a" ]; then
	echo 'r0 = 2; r0 -= r2; exit' | tr ';' '\n' >"$dir/length.s" # 2 - 64
	echo 'call bpf_skc_lookup_tcp; exit' | tr ';' '\n' >"$dir/unknown.s"
	check "compile embed-jit" $CC32 -std=gnu11 -Wall -Wextra -Werror -I"$srcdir/src" -I"$srcdir/runtime" \
		-o "$dir/embed-jit" "$srcdir/examples/embed-jit.c" "$builddir/libbpfc-core32.a" "$builddir/libbpfrt-ia32.a"
	check "embed-jit" runs 0 "$example_output" $RUN32 "$dir/embed-jit"
	check "embed-jit, a program of the user's" runs 0 "$length_output" $RUN32 "$dir/embed-jit" "$dir/length.s"
	check "embed-jit, a symbol without address" runs 1 \
		"embed-jit: it cannot be loaded: error: symbols without address: bpfrt_skc_lookup_tcp [UNDEFINED]" \
		$RUN32 "$dir/embed-jit" "$dir/unknown.s"
	check "embed-jit, no such file" runs 1 \
		"embed-jit: the program cannot be read: $dir/none.s: error: No such file or directory [OPEN]" \
		$RUN32 "$dir/embed-jit" "$dir/none.s"
else
	skip 5 "no 32-bit compiler"
fi

# A filter linked into C: libpcap's expression and the same instructions in numbers, against a count by tcpdump's filter.
web='20,40 0 0 12,21 0 6 34525,48 0 0 20,21 0 15 6,40 0 0 54,21 12 0 80,40 0 0 56,21 10 11 80,21 0 10 2048,48 0 0 23,21 0 8 6,40 0 0 20,69 6 0 8191,177 0 0 14,72 0 0 14,21 2 0 80,72 0 0 16,21 0 1 80,6 0 0 262144,6 0 0 0'
if [ -n "$CC32" ]; then
	printf '%s\n' "$web" >"$dir/web.cbpf"
	check "filter: object" "$builddir/bpfc-ia32" --type=flat --name=web -o "$dir/web.o" "$dir/web.cbpf"
	check "filter: header" "$builddir/bpfc-ia32" --type=flat --name=web --emit=header -o "$dir/web.h" "$dir/web.cbpf"
	check "filter: one by ld -r" ld -m elf_i386 -r -o "$dir/web2.o" "$dir/web.o"
	check "filter: linked" $CC32 -Wall -Wextra -Werror -I"$dir" -o "$dir/filter" "$srcdir/examples/filter.c" "$dir/web2.o"
	check "filter: header as C++ would read it" grep -q 'extern "C"' "$dir/web.h"
	want=$("$builddir/bpfrun-ia32" --engine=interp --type=flat --pcap-file="$srcdir/examples/loopback.pcap" "$dir/web.cbpf" 2>/dev/null |
		awk '$1 == "accept" { n = $2 } END { print n + 0 }')
	got=$($RUN32 "$dir/filter" <"$srcdir/examples/loopback.pcap" | awk '{ print $1 }')
	check "filter: counts $want packets" test "$want" = "$got"
else
	skip 6 "no 32-bit compiler"
fi

# The demo compares all that it runs; status 77: this build lacks something. Then the same from other compilers.
case ${BPFC_TEST_SCOPE:-normal} in
quick) others= ;;
normal) others="v1 v2" ;;
*) others="v1 v2 v3" ;;
esac
sh "$srcdir/examples/demo.sh" "$srcdir" "$builddir" --quick >"$dir/demo" 2>&1
case $? in
0)
	passed=$((passed + 1))
	for cpu in $others; do
		for clang in clang-14 clang-16 ${BPF_CLANG:+"$BPF_CLANG"}; do
			command -v $clang >/dev/null || continue
			check "the demo by $clang -mcpu=$cpu" env BPF_CLANG=$clang BPF_CPU=$cpu \
				sh "$srcdir/examples/demo.sh" "$srcdir" "$builddir" --quick
		done
	done
	;;
77)
	skip 1 "$(tail -n 1 "$dir/demo")"
	;;
*)
	failed=$((failed + 1))
	echo "FAIL the demo"
	sed 's/^/    /' "$dir/demo"
	;;
esac

echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
