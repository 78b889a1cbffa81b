#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# From C to BPF to 32-bit x86: compiles xdp_firewall.bpf.c with clang, its object with bpfc-ia32, filters a capture with
# it in 32-bit mode by interpreter and by compiled code, and links it into a C program. Fails if any two of them differ,
# or if verdicts and counters are not those of loopback.expected, which are also what Linux answers (kernel.py).
#
#   examples/demo.sh SOURCE BUILD [--quick]     the source tree, a build directory of it; --quick: no time to measure
#
# scripts/demo builds and then calls it. BPF_CLANG, CC32 and RUN32 from the environment go before what BUILD was
# configured with; BPF_CPU says for which BPF processor clang compiles (v3). What it makes lies in BUILD/demo.dir. Exit
# status 77: this build lacks something that the demo needs.

set -eu
src=$(cd "$1" && pwd)/examples
build=$(cd "$2" && pwd)
repeat=1000
[ "${3-}" != --quick ] || repeat=10
out=$build/demo.dir
mkdir -p "$out"
cd "$out"

# configured NAME: what the build directory was configured with.
configured() { sed -n "s/^$1 = *//p" "$build/Makefile"; }
BPF_CLANG=${BPF_CLANG-$(configured BPF_CLANG)}
CC32=${CC32-$(configured CC32)}
RUN32=${RUN32-$(configured RUN32)}

lacks() { echo "demo: $*" >&2; exit 77; }
fail() { echo "demo: $*" >&2; exit 1; }
say() { printf '\n== %s\n\n' "$*"; }
tell() { printf '$ %s\n' "$*"; }

[ -n "$BPF_CLANG" ] || lacks "there is no clang with the BPF target"
[ -n "$(configured ELF_LIBS)" ] && [ -n "$(configured BPF_LIBS)" ] || lacks "built without libelf or libbpf"
[ -n "$(configured PCAP_LIBS)" ] || lacks "built without libpcap"
[ -n "$CC32" ] || lacks "there is no 32-bit C compiler"
[ -f "$build/bpfrun-ia32-guest" ] || lacks "32-bit programs were not built"

bpf=xdp_firewall.bpf.o
object=xdp_firewall.o
capture=loopback.pcap
cpu=${BPF_CPU-v3}
cp -f "$src/$capture" "$src/loopback.pcapng" "$src/block.json" .

# -- C to BPF to ia32 ------------------------------------------------------------------------------------------

say "C to BPF, by $BPF_CLANG"
# <linux/types.h> wants <asm/types.h>, which is where only compilers for this machine look.
tell "$BPF_CLANG --target=bpf -mcpu=$cpu -O2 -g -c xdp_firewall.bpf.c"
$BPF_CLANG --target=bpf -mcpu=$cpu -O2 -g -Wall -idirafter /usr/include/x86_64-linux-gnu \
	-idirafter /usr/include/i386-linux-gnu -c -o $bpf "$src/xdp_firewall.bpf.c"
tell "bpfc-ia32 --list $bpf"
"$build/bpfc-ia32" --list $bpf

say "BPF to 32-bit x86, by bpfc-ia32"
"$build/bpfc-ia32" -O0 --stats -o xdp_firewall.O0.o $bpf >O0.stats 2>&1
"$build/bpfc-ia32" -O2 --stats -o $object $bpf >O2.stats 2>&1
tell "bpfc-ia32 -O2 -o $object $bpf"
# code_size FILE: from the output of --stats.
code_size() { sed -n 's/^ *\([0-9]*\) bytes of code$/\1/p' "$1"; }
instructions=$(sed -n 's/^ *\([0-9]*\) BPF instructions$/\1/p' O2.stats)
printf 'code: %d bytes of BPF (%d instructions), %d bytes of ia32 at -O2, %d at -O0\n' $((instructions * 8)) \
	"$instructions" "$(code_size O2.stats)" "$(code_size O0.stats)"
if "$build/bpfc-ia32" -O2 --emit=asm -o listing $bpf 2>listing.err; then
	tell "bpfc-ia32 -O2 --emit=asm -o - $bpf"
	echo "..."
	# Where the program reads the EtherType.
	awk '/type = eth->type;/ { from = from ? from : NR } from && NR < from + 10' listing |
		sed 's|; /.*/\([^/]*:[0-9]*:\)|; \1|'
	echo "..."
else
	echo "(no listing: built without Zydis)"
fi

# -- The capture, by every engine ------------------------------------------------------------------------------

# by ENGINE-OR-LEVEL: the options that mean it.
by() {
	case $1 in
	switch) echo --engine=interp ;;
	threaded) echo --engine=threaded ;;
	*) echo "-$1" ;;
	esac
}

# tables FILE: the table of verdicts as bpfrun-ia32 prints it; then maps `traffic` and `verdicts` as tables, from JSON.
tables() {
	awk '
	BEGIN {
		split("other ARP TCP/IPv4 UDP/IPv4 ICMP/IPv4 fragments/IPv4 other/IPv4 TCP/IPv6 UDP/IPv6 ICMP/IPv6 " \
			"fragments/IPv6 other/IPv6", name_traffic, " ")
		split("passed,blocked,source-routed,cut off,malformed", name_verdicts, ",")
	}
	function number(field,    rest) {
		rest = $0
		sub(".*\"" field "\": ", "", rest)
		return rest + 0
	}
	function row(name) {
		if (number("packets"))
			printf "%-24s %10d %12d\n", name, number("packets"), number("bytes")
	}
	function formatted_key(    rest) {
		rest = $0
		sub(/.*"formatted": \{"key": /, "", rest)
		return rest + 0
	}
	/^verdict / { in_table = 1 }
	/ ns a packet$/ { in_table = 0 }
	in_table { print }
	/^\t"[a-z]*": \[/ {
		map = $1
		gsub(/[":]/, "", map)
		if (map != "blocklist")
			printf "%-24s %10s %12s\n", map == "verdicts" ? "reason" : map, "packets", "bytes"
	}
	/"formatted"/ && map == "traffic" { row(name_traffic[formatted_key() + 1]) }
	/"formatted"/ && map == "verdicts" { row(name_verdicts[formatted_key() + 1]) }' "$1"
}

run="$build/bpfrun-ia32 --map-in blocklist=block.json"
say "$capture in 32-bit mode${RUN32:+, under $RUN32}"
tell "bpfrun-ia32 -O2 --pcap-file=$capture --map-in blocklist=block.json --dump-maps $bpf"
for how in switch threaded O0 O2; do
	$run $(by $how) -v --dump-maps --pcap-file=$capture $bpf >$how.out
	grep -v ' ns a packet$' $how.out >$how.facts
done
tables O2.out | tee O2.tables

say "Time of a packet (mean of $repeat runs of each${RUN32:+; under $RUN32, times are those of an emulator})"
for how in switch threaded O0 O2; do
	ns=$($run $(by $how) --repeat=$repeat --pcap-file=$capture $bpf | sed -n 's/^.* packets, \(.*\) ns a packet$/\1/p')
	case $how in
	switch) what="interpreter, switch" ;;
	threaded) what="interpreter, threaded" ;;
	*) what="compiled, -$how" ;;
	esac
	printf '%-24s %10s ns\n' "$what" "$ns"
done

# -- In a C program --------------------------------------------------------------------------------------------

say "Linked into a C program"
tell "gcc -m32 -no-pie -z separate-code -o host host.c $object -lbpfrt-ia32"
$CC32 -std=gnu11 -O2 -no-pie -Wl,-z,separate-code -I"$src/../runtime" -o host "$src/host.c" $object \
	"$build/libbpfrt-ia32.a"
tell "${RUN32:+$RUN32 }./host $capture 127.0.0.9,-,- -,127.0.0.66,- -,127.0.0.1,8080 127.0.0.1,127.0.0.53,53"
$RUN32 ./host $capture 127.0.0.9,-,- -,127.0.0.66,- -,127.0.0.1,8080 127.0.0.1,127.0.0.53,53 >host.tables
sed 4q host.tables
echo ...

# -- All the same? ---------------------------------------------------------------------------------------------

say "Comparing"
for how in threaded O0 O2; do
	cmp switch.facts $how.facts || fail "interpreter and $how differ"
done
echo "interpreters, -O0, -O2: same verdict for each packet, same maps afterwards"
for level in O0 O2; do
	o=$object
	[ $level = O2 ] || o=xdp_firewall.$level.o
	# An object that is compiled has no BTF, so that its maps have bytes only.
	$run --type=xdp -v --dump-maps --pcap-file=$capture $o xdp_firewall | sed '/ ns a packet$/d' >object.facts
	sed 's/, "formatted": .*}}}/}/' switch.facts | cmp - object.facts || fail "the object file of -$level differs"
done
echo "object files of bpfc-ia32, in bpfrun-ia32: the same"
$run -v --dump-maps --pcap-file=loopback.pcapng $bpf | grep -v ' ns a packet$' | cmp switch.facts - ||
	fail "the capture as pcapng differs"
echo "loopback.pcapng: the same"
cmp O2.tables host.tables || fail "the C program counts otherwise"
echo "C program: the same"
cmp "$src/loopback.expected" O2.tables || fail "not what is expected"
echo "loopback.expected: the same"
