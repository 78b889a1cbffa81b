#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Classic filters as users have them, through the tools: every form to the same code and back, and everybody against
# everybody: interpreters, libpcap, the running kernel, compiled code (cbpf_diff, cbpf_kernel; long with
# BPFC_TEST_SCOPE=full).

set -u
build=${builddir:-.}
src=${srcdir:-$(dirname "$0")/..}
bin=$build/bpfc-ia32
dir=$(mktemp -d "${TMPDIR:-/tmp}/cbpf.XXXXXX") || exit 1
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0 skipped=0

ok()
{
	name=$1
	shift
	if "$@" >"$dir/log" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL: $name"
		head -n 20 "$dir/log"
	fi
}

# same NAME FILE FILE: one content.
same() { ok "$1" cmp "$2" "$3"; }

# -- Forms: one filter in each of them gives one text -------------------------------------------------------------
cat >"$dir/web.cbpf" <<'END'
	ldh [12]
	jeq #0x800, L2, L10
L2:	ldb [23]
	jeq #0x6, L4, L10
L4:	ldh [20]
	jset #0x1fff, L10
	ldxb 4*([14]&0xf)
	ldh [x + 16]
	jeq #0x50, L9, L10
L9:	ret #262144
L10:	ret #0
END
cat >"$dir/web.ddd" <<'END'
11
40 0 0 12
21 0 8 2048
48 0 0 23
21 0 6 6
40 0 0 20
69 4 0 8191
177 0 0 14
72 0 0 16
21 0 1 80
6 0 0 262144
6 0 0 0
END
tr '\n' , <"$dir/web.ddd" >"$dir/web.list"
awk 'NR > 1 { printf "{ 0x%x, %d, %d, 0x%08x },\n", $1, $2, $3, $4 }' "$dir/web.ddd" >"$dir/web.dd"
# struct sock_filter in both byte orders
awk -v big=0 'function byte(v) { printf "\\%03o", v % 256 }
	NR > 1 { byte($1); byte(0); byte($2); byte($3); for (i = 0; i < 4; i++) { byte(int($4 / 256 ^ i)) } }' \
	"$dir/web.ddd" >"$dir/octal"
printf "$(cat "$dir/octal")" >"$dir/web.le"
awk 'function byte(v) { printf "\\%03o", v % 256 }
	NR > 1 { byte(0); byte($1); byte($2); byte($3); for (i = 3; i >= 0; i--) { byte(int($4 / 256 ^ i)) } }' \
	"$dir/web.ddd" >"$dir/octal"
printf "$(cat "$dir/octal")" >"$dir/web.be"
for form in cbpf ddd list dd; do
	"$bin" --emit=cbpf -o "$dir/out" "$dir/web.$form" 2>"$dir/err"
	same "form $form" "$dir/out" "$dir/web.cbpf"
done
for form in le be; do
	"$bin" --input=cbpf --emit=cbpf -o "$dir/out" "$dir/web.$form" 2>"$dir/err"
	same "bytes $form, said to be classic" "$dir/out" "$dir/web.cbpf"
	"$bin" --emit=cbpf -o "$dir/out" "$dir/web.$form" 2>"$dir/err"
	same "bytes $form" "$dir/out" "$dir/web.cbpf"
done
"$bin" --emit=cbpf -o - - <"$dir/web.ddd" >"$dir/out" 2>"$dir/err"
same "standard input and output" "$dir/out" "$dir/web.cbpf"
"$bin" -d C --emit=none "$dir/web.ddd" 2>"$dir/out"
same "-d C" "$dir/out" "$dir/web.cbpf"
for level in 0 1 2; do
	for type in socket flat; do
		for form in cbpf ddd list dd; do
			"$bin" -O$level --type=$type --name=web -g0 -o "$dir/$form.o" "$dir/web.$form" 2>"$dir/err"
		done
		ok "-O$level --type=$type" test -s "$dir/cbpf.o"
		for form in ddd list dd; do
			same "code of $form, -O$level --type=$type" "$dir/cbpf.o" "$dir/$form.o"
		done
	done
done

# The function is called as the object is.
for pair in f.o:f block-list.o:block_list 3com.o:_3com; do
	"$bin" --type=flat -o "$dir/${pair%:*}" "$dir/web.ddd" 2>"$dir/err"
	ok "name of the function in ${pair%:*}" grep -aq "${pair#*:}" "$dir/${pair%:*}"
done

# -- The kernel's dump of code, by the rules of bpf_jit_disasm --------------------------------------------------------
# dumped FILE: the bytes that the last dump in FILE has, in hexadecimal, if there are as many as it says
dumped()
{
	awk '/flen=[0-9a-zA-Z]+ proglen=[0-9]+ pass=[0-9]+ image=[0-9a-fA-F]+/ {
			n = 0; bytes = ""
			match($0, /proglen=[0-9]+/); len = substr($0, RSTART + 8, RLENGTH - 8) + 0
			match($0, /flen=[0-9]+/); flen = substr($0, RSTART + 5, RLENGTH - 5) + 0
		}
		/JIT code/ { sub(/.*:/, ""); k = split($0, b, " "); for (i = 1; i <= k; i++) { bytes = bytes b[i] }; n += k }
		END { if (n && n == len) { print flen, bytes } }' "$1"
}
"$bin" --type=flat --emit=bin -o "$dir/flat.bin" "$dir/web.ddd" 2>"$dir/err"
echo "11 $(od -An -v -tx1 "$dir/flat.bin" | tr -d ' \n')" >"$dir/want"
"$bin" -v --type=flat --emit=none "$dir/web.ddd" 2>"$dir/dump"
dumped "$dir/dump" >"$dir/out"
same "dump of -v" "$dir/out" "$dir/want"
if "$bin" --type=flat --emit=asm -o "$dir/dump" "$dir/web.ddd" 2>"$dir/err"; then
	dumped "$dir/dump" >"$dir/out"
	same "dump in the listing" "$dir/out" "$dir/want"
elif grep -q 'Zydis is missing' "$dir/err"; then
	skipped=$((skipped + 1))
else
	ok "listing" false
fi

# -- libpcap --------------------------------------------------------------------------------------------------------
if "$bin" --check --pcap tcp 2>&1 | grep -q 'libpcap is missing'; then
	echo "skipped: built without libpcap"
	skipped=$((skipped + 1))
	echo "$passed passed, $failed failed, $skipped skipped"
	[ $failed -eq 0 ]
	exit
fi
"$bin" --pcap 'ip and tcp dst port 80' --emit=cbpf -o "$dir/out" 2>"$dir/err"
same "expression" "$dir/out" "$dir/web.cbpf"
"$bin" --pcap 'tcp dst port 80' --linktype=RAW --snaplen=96 --emit=cbpf -o "$dir/out" 2>"$dir/err"
ok "link type and snapshot length" grep -q 'ret #96$' "$dir/out"
"$bin" --pcap 'ip and tcp dst port 80' --no-pcap-optimize --emit=cbpf -o "$dir/out" 2>"$dir/err"
ok "unoptimized" test "$(wc -l <"$dir/out")" -gt 11
if command -v tcpdump >/dev/null; then
	for form in d dd ddd; do
		tcpdump -y EN10MB -$form 'ip and tcp dst port 80' >"$dir/t.$form" 2>/dev/null
		"$bin" --emit=cbpf -o "$dir/out" "$dir/t.$form" 2>"$dir/err"
		same "tcpdump -$form" "$dir/out" "$dir/web.cbpf"
	done
else
	echo "skipped: no tcpdump"
	skipped=$((skipped + 1))
fi

# -- Running ---------------------------------------------------------------------------------------------------------
run=$build/bpfrun-ia32
if "$run" --type=flat "$dir/web.ddd" --data="$dir/web.ddd" 2>&1 | grep -q '\[RUN\]'; then
	echo "skipped: 32-bit programs do not run"
	skipped=$((skipped + 1))
else
	cat >"$dir/ancillary.cbpf" <<'END'
	ld mark
	st M[0]
	ld proto
	xor #0x800
	jne #0, bad
	ld type
	jne #4, bad
	ld ifidx
	jne #3, bad
	ld queue
	jne #5, bad
	ld hatype
	jne #772, bad
	ld rxhash
	jne #0x12345678, bad
	ld cpu
	jne #41, bad
	ld rand
	jne #99, bad
	ld vlan_avail
	jne #1, bad
	ld vlan_tci
	jne #100, bad
	ld vlan_tpid
	jne #0x88a8, bad
	ldb [0xfff00001]	; of the network header
	ldx M[0]
	add x
	ret a
bad:	ret #0
END
	printf 'abcdefghijklmnopqrstuvwxyz' >"$dir/packet"
	# nr, arch, address, six arguments
	{ printf '\001\002\0\0\076\0\0\300'; head -c 56 /dev/zero | tr '\0' 'Z'; } >"$dir/call"
	printf 'ld [4]\njeq #0xc000003e, good\nret #0\ngood: ld [0]\ntax\nld len\nadd x\nret a\n' >"$dir/call.cbpf"
	for engine in native interp threaded; do
		for type in socket flat; do
			"$run" --engine=$engine --type=$type --pcap 'tcp or udp port 53' --pcap-file="$src/examples/loopback.pcap" -v \
				2>&1 | grep -v ' ns a packet' >"$dir/$engine.$type"
			ok "capture, $engine, $type" test "$(wc -l <"$dir/$engine.$type")" -gt 111
			same "capture by $engine as $type" "$dir/native.$type" "$dir/$engine.$type"
		done
		"$run" --engine=$engine --data="$dir/packet" --skb mark=1000,protocol=0x800,pkttype=4,ifindex=3,queue=5,hatype=772 \
			--skb hash=0x12345678,cpu=41,random=99,vlan_present=1,vlan_tci=100,vlan_proto=0x88a8,nethdr=2 \
			"$dir/ancillary.cbpf" >"$dir/out" 2>&1
		ok "ancillary data, $engine" grep -q '^r0 = 0x000000000000044c$' "$dir/out" # 1000 + "d"
		printf 'ld len\nret a\n' | "$run" --engine=$engine --type=flat --data="$dir/packet" --skb wire_len=1500 - >"$dir/out" 2>&1
		ok "length on the wire, $engine" grep -q '^r0 = 0x00000000000005dc$' "$dir/out"
		"$run" --engine=$engine --type=seccomp --ctx="$dir/call" "$dir/call.cbpf" >"$dir/out" 2>&1
		ok "seccomp, $engine" grep -q '^r0 = 0x0000000000000241$' "$dir/out"
	done
fi

# -- Everybody against everybody ------------------------------------------------------------------------------------
# sum PROGRAM ARGUMENT...: adds its last line to ours
sum()
{
	"$@" >"$dir/log" 2>&1
	status=$?
	sed '$d' "$dir/log"
	line=$(tail -n 1 "$dir/log")
	set -- $line
	if [ "${6-}" = skipped ]; then
		passed=$((passed + $1)) failed=$((failed + $3)) skipped=$((skipped + $5))
		[ $status -eq 0 ] || [ "$3" -gt 0 ] && return
	fi
	echo "FAIL: status $status: $line"
	failed=$((failed + 1))
}
files="--file=$src/selftests/cbpf_expr.txt --capture=$src/examples/loopback.pcap"
case ${BPFC_TEST_SCOPE:-normal} in
quick)
	sum "$build/cbpf_diff" expressions $files --links=4 --packets=40 --native=0
	sum "$build/cbpf_diff" random $files --count=240 --packets=40 --native=40 --seconds=10
	sum "$build/cbpf_kernel" --count=60
	;;
full)
	sum "$build/cbpf_diff" expressions $files --packets=2000 --native=2000
	sum "$build/cbpf_diff" random $files --count=1000000 --packets=500 --native=500 --seconds=600
	sum "$build/cbpf_kernel" --count=6000
	;;
*)
	sum "$build/cbpf_diff" expressions $files --links=1 --packets=2000 --native=200
	sum "$build/cbpf_diff" expressions $files --packets=40 --native=0
	sum "$build/cbpf_diff" random $files --count=4000 --packets=200 --native=200 --seconds=12
	sum "$build/cbpf_kernel" --count=300
	;;
esac

echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
