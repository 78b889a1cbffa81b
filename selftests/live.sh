#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# The running kernel as oracle (selftests/live): case files, the programs of selftests/live/progs for each processor
# version, the example, and some random programs, by BPF_PROG_TEST_RUN and by our engines in 32-bit mode. Needs the right to
# load programs.
# Environment: srcdir, builddir, BPF_CLANG, BPFC_TEST_SCOPE.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
passed=0 failed=0 skipped=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

case ${BPFC_TEST_SCOPE:-normal} in
quick) cpus=v3 every=10 min=70 ;;
*) cpus="v1 v2 v3 v4" every=1 min=700 ;;
esac

# live WHAT PROGRAM OPTION_OR_FILE...: one run; the first that cannot be done ends the test.
live()
{
	what=$1 program=$2
	shift 2
	"$builddir/$program" "$@" >"$dir/out" 2>&1
	status=$?
	if [ $status = 77 ]; then
		cat "$dir/out"
		exit 77
	fi
	echo "$what:"
	cat "$dir/out"
	set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' "$dir/out" | tail -n 1)
	passed=$((passed + ${1:-0})) failed=$((failed + ${2:-1})) skipped=$((skipped + ${3:-0}))
	[ $status = 0 ] || [ "${2:-0}" -gt 0 ] || failed=$((failed + 1))
}

live "case files" live --every=$every --min=$min $(find "$srcdir/selftests/cases" -name '*.t' | sort)

# as many as the verifier takes; random.sh runs more of them
live "random programs" random --mode=verifiable --count=100 --every=0 --min-accepted=80

if [ -z "$BPF_CLANG" ]; then
	echo "no clang with the BPF target: no objects"
	skipped=$((skipped + 1))
else
	include=/usr/include/$(uname -m)-linux-gnu # Debian keeps <asm/types.h> there
	[ -d "$include" ] || include=/usr/include
	n=0
	for cpu in $cpus; do
		for c in "$srcdir"/selftests/live/progs/*.c "$srcdir/examples/xdp_firewall.bpf.c"; do
			name=$(basename "$c" .c)
			# atomic operations that give back what was there are new in v3
			case $name$cpu in atomicsv[12]) continue ;; esac
			if ! "$BPF_CLANG" --target=bpf -mcpu=$cpu -O2 -g -Wall -Werror -isystem "$include" -c "$c" \
				-o "$dir/$name-$cpu.o" 2>"$dir/err"; then
				if [ $cpu = v4 ] && grep -q v4 "$dir/err"; then continue; fi # an older clang
				cat "$dir/err"
				failed=$((failed + 1))
			fi
		done
		n=$((n + 33))
	done
	example=$(ls "$dir"/xdp_firewall.bpf-*.o)
	live "the example on its capture" live --min=1 --packets="$srcdir/examples/loopback.pcap" \
		--set=blocklist:7f0000090000000000000000:00000000000000000000000000000000 \
		--set=blocklist:000000007f00004200000000:00000000000000000000000000000000 $example
	live "maps in maps" live --min=1 --set=by_number:01000000:@low --set=by_number:05000000:@high \
		--set=by_key:01000000:@low --set=by_key:05000000:@high "$dir"/inner-*.o
	live "objects" live --min=$n "$dir"/*.o
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
