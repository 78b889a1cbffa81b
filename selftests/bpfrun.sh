#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# bpfrun-ia32 and the conformance plugin as users call them: output, exit status and messages of each option, with every
# engine where that matters. The runtime's core is linked into a program without libc.
# Environment: builddir, srcdir, CC, CC32, RUN32.

set -u
builddir=${builddir:-.}
srcdir=${srcdir:-.}
RUN32=${RUN32:-}
run=$builddir/bpfrun-ia32
plugin=$builddir/bpfc-ia32-conformance
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0 skipped=0

finish()
{
	echo "$passed passed, $failed failed, $skipped skipped"
	[ "$failed" -eq 0 ] || exit 1
	exit "${1:-0}"
}

if ! [ -x "$builddir/bpfrun-ia32-guest" ]; then
	echo "skipped: no 32-bit process was built"
	skipped=1
	finish 77
fi

pass() { passed=$((passed + 1)); }
fail()
{
	failed=$((failed + 1))
	echo "FAIL $1: $2"
	sed 's/^/    /' "$dir/out" "$dir/err"
}

# gives NAME WANTED COMMAND...: success, this standard output, no message.
gives()
{
	name=$1 want=$2
	shift 2
	if ! "$@" >"$dir/out" 2>"$dir/err"; then
		fail "$name" "exit status is not 0"
	elif [ "$(cat "$dir/out")" != "$want" ]; then
		fail "$name" "expected '$want'"
	elif [ -s "$dir/err" ]; then
		fail "$name" "there are messages"
	else
		pass
	fi
}

# refuses NAME STATUS TEXT COMMAND...: this exit status, a message with TEXT, nothing else.
refuses()
{
	name=$1 status=$2 text=$3
	shift 3
	"$@" >"$dir/out" 2>"$dir/err"
	got=$?
	if [ "$got" -ne "$status" ]; then
		fail "$name" "exit status $got, expected $status"
	elif ! grep -qF -- "$text" "$dir/err"; then
		fail "$name" "no message with '$text'"
	elif [ -s "$dir/out" ]; then
		fail "$name" "there is something on standard output"
	else
		pass
	fi
}

# contains NAME PATTERN FILE
contains()
{
	if grep -Eq -- "$2" "$3"; then
		pass
	else
		cp "$3" "$dir/out"
		: >"$dir/err"
		fail "$1" "nothing matches '$2'"
	fi
}

# -- Memory ------------------------------------------------------------------------------------------------------

printf 'r0 = *(u8 *)(r1 + 0)\nr0 <<= 32\nr0 |= r2\n*(u8 *)(r1 + 2) = 0x7a\nexit\n' >"$dir/mem.s"
printf 'abcde' >"$dir/five"
printf 'abzde' >"$dir/five.want"
for engine in native interp threaded; do
	rm -f "$dir/five.out"
	gives "memory, $engine" "r0 = 0x0000006100000005" \
		"$run" --engine=$engine --mem="$dir/five" --mem-out="$dir/five.out" "$dir/mem.s"
	gives "memory comes back, $engine" "" cmp "$dir/five.out" "$dir/five.want"
done
gives "-O0" "r0 = 0x0000006100000005" "$run" -O0 --mem="$dir/five" "$dir/mem.s"
printf 'r0 = *(u32 *)(r1 + 8)\nexit\n' >"$dir/over.s"
refuses "overrun, compiled" 1 "prog: error: access to 0x" "$run" --mem="$dir/five" "$dir/over.s"
refuses "overrun, interpreted" 1 "over.s:prog+0: error: access to 4 bytes" "$run" --engine=interp --mem="$dir/five" "$dir/over.s"
printf 'r0 = 0\ngoto -2\nexit\n' >"$dir/loop.s"
for engine in native threaded; do
	refuses "endless loop, $engine" 1 "[TIMEOUT]" "$run" --engine=$engine --timeout=50 "$dir/loop.s"
done

# -- Contexts and packets ------------------------------------------------------------------------------------------

# 20 bytes: an IPv6 frame's head.
printf '\377\377\377\377\377\377\002\000\000\000\000\001\206\335\140\000\000\000\000\024' >"$dir/pkt"
printf 'r2 = *(u32 *)(r1 + 0)\nr3 = *(u32 *)(r1 + 4)\nr3 -= r2\nr0 = *(u8 *)(r2 + 14)\nr3 <<= 8\nr0 |= r3\n*(u8 *)(r2 + 0) = 1\nexit\n' >"$dir/xdp.s"
for engine in native interp; do
	gives "XDP packet, $engine" "r0 = 0x0000000000001460
XDP_ABORTED (unknown)" "$run" --engine=$engine --type=xdp --data="$dir/pkt" --data-out="$dir/pkt.out" "$dir/xdp.s"
	gives "packet comes back, $engine" "$(printf '\001')" head -c 1 "$dir/pkt.out"
done
printf 'r6 = r1\nr0 = *(u32 *)(r6 + 16)\nr0 <<= 16\nr1 = *(u32 *)(r6 + 8)\nr0 |= r1\nexit\n' >"$dir/skb.s"
gives "protocol from the packet" "r0 = 0x00000000dd860000
TC_ACT_UNSPEC (unknown)" "$run" --type=tc --data="$dir/pkt" "$dir/skb.s"
gives "fields of --skb" "r0 = 0x0000000000081234
TC_ACT_UNSPEC (unknown)" "$run" --type=tc --skb mark=0x1234,protocol=0x0800 --data="$dir/pkt" "$dir/skb.s"
printf 'r6 = r1\nr0 = *(u16 *)skb[12]\nexit\n' >"$dir/ld.s"
for engine in native interp threaded; do
	gives "legacy load of a packet, $engine" "r0 = 0x00000000000086dd
accept" "$run" --engine=$engine --type=socket --data="$dir/pkt" "$dir/ld.s"
done
gives "legacy load of memory" "r0 = 0x00000000000086dd" "$run" --mem="$dir/pkt" "$dir/ld.s"
printf '\001\002\003\004\005\006\007\010' >"$dir/ctx"
printf 'r0 = *(u64 *)(r1 + 0)\nr2 = 9\n*(u8 *)(r1 + 0) = r2\nexit\n' >"$dir/ctx.s"
gives "context" "r0 = 0x0807060504030201" "$run" --ctx="$dir/ctx" --ctx-out="$dir/ctx.out" "$dir/ctx.s"
gives "context comes back" "$(printf '\011\002')" head -c 2 "$dir/ctx.out"

# -- Captures --------------------------------------------------------------------------------------------------------

# A capture of the frame above and of one that is an ARP frame, then a damaged one.
{
	printf '\324\303\262\241\002\000\004\000\000\000\000\000\000\000\000\000\377\377\000\000\001\000\000\000'
	printf '\001\000\000\000\000\000\000\000\024\000\000\000\024\000\000\000'
	cat "$dir/pkt"
	printf '\002\000\000\000\000\000\000\000\016\000\000\000\074\000\000\000'
	printf '\377\377\377\377\377\377\002\000\000\000\000\001\010\006'
} >"$dir/two.pcap"
printf 'r2 = *(u32 *)(r1 + 0)\nr0 = *(u8 *)(r2 + 12)\nif r0 == 8 goto +2\nr0 = 2\nexit\nr0 = 1\nexit\n' >"$dir/pass.s"
if "$run" --type=xdp --pcap-file="$dir/two.pcap" "$dir/pass.s" 2>&1 | grep -q 'without libpcap'; then
	skipped=$((skipped + 1))
	echo "skipped: built without libpcap"
else
	for engine in native threaded; do
		"$run" --engine=$engine --type=xdp --pcap-file="$dir/two.pcap" --write="$dir/kept.pcap" -v "$dir/pass.s" \
			>"$dir/table" 2>&1
		contains "line of a packet, $engine" '^1 20 XDP_PASS 0x2$' "$dir/table"
		contains "line of another, $engine" '^2 14 XDP_DROP 0x1$' "$dir/table"
		contains "verdict, $engine" '^XDP_PASS +1 +20$' "$dir/table"
		contains "sum, $engine" '^2 packets, ' "$dir/table"
		gives "what passed is kept, $engine" 60 sh -c "wc -c <'$dir/kept.pcap'"
	done
	"$run" --type=xdp --pcap-file="$dir/two.pcap" --json "$dir/pass.s" >"$dir/table"
	contains "capture as JSON" '"XDP_DROP": \{"packets": 1, "bytes": 14\}' "$dir/table"
	printf 'xyz' >"$dir/no.pcap"
	refuses "no capture" 1 "[CAPTURE]" "$run" --type=xdp --pcap-file="$dir/no.pcap" "$dir/pass.s"
	head -c 65 "$dir/two.pcap" >"$dir/cut.pcap"
	rm -f "$dir/kept.pcap"
	refuses "truncated capture" 1 "[CAPTURE]" "$run" --type=xdp --pcap-file="$dir/cut.pcap" --write="$dir/kept.pcap" "$dir/pass.s"
	refuses "nothing is left of it" 2 "No such file" ls "$dir/kept.pcap"
	refuses "capture for no packet program" 1 "say --type" "$run" --pcap-file="$dir/two.pcap" "$dir/pass.s"
fi

# -- Maps --------------------------------------------------------------------------------------------------------------

# r0 = map_lookup(map1, 5) ? ++*value : 0, in raw form: ld_imm64 with source 1 names the map.
hex()
{
	for byte in "$@"; do
		# shellcheck disable=SC2059
		printf "\\$(printf %03o "0x$byte")"
	done
}
hex 62 0a fc ff 05 00 00 00 18 11 00 00 01 00 00 00 00 00 00 00 00 00 00 00 bf a2 00 00 00 00 00 00 \
	07 02 00 00 fc ff ff ff 85 00 00 00 01 00 00 00 15 00 04 00 00 00 00 00 79 01 00 00 00 00 00 00 \
	07 01 00 00 01 00 00 00 7b 10 00 00 00 00 00 00 bf 10 00 00 00 00 00 00 95 00 00 00 00 00 00 00 >"$dir/map.bin"
for form in '[{"key": 5, "value": 41}]' '[{"key": ["0x05",0,0,0], "value": "2900000000000000"}]' \
	'[{"key": "0x05 00 00 00", "value": [41,0,0,0,0,0,0,0]}, {"key": 4294967295, "value": -1}]'; do
	printf '%s' "$form" >"$dir/in.json"
	for engine in native interp threaded; do
		"$run" --engine=$engine --map 1=hash:4:8:10 --map-in map1="$dir/in.json" --dump-maps "$dir/map.bin" \
			>"$dir/maps" 2>&1
		contains "map counts, $engine" '^r0 = 0x000000000000002a$' "$dir/maps"
		contains "map afterwards, $engine" '"key": \["0x05","0x00","0x00","0x00"\], "value": \["0x2a",' "$dir/maps"
	done
done
# What --dump-maps prints can be read again.
sed 1d "$dir/maps" >"$dir/again.json"
"$run" --map 1=hash:4:8:10 --map-in map1="$dir/again.json" "$dir/map.bin" >"$dir/maps" 2>&1
contains "maps from a dump" '^r0 = 0x000000000000002b$' "$dir/maps"
# A map in a map is told by name; records are dumped in their order.
cat >"$dir/inner.txt" <<'END'
*(u32 *)(r10 - 4) = 1
r2 = r10
r2 += -4
r1 = map 1 ll
call 1
if r0 == 0 goto none
r1 = r0
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r1 = map 3 ll
r2 = r0
r6 = *(u64 *)(r0 + 0)
r3 = 2
r4 = 0
call 130
r0 += r6
none:
exit
END
printf '[{"key": 1, "value": "map2"}]' >"$dir/outer.json"
printf '[{"key": 1, "value": 4660}]' >"$dir/in.json"
for engine in native interp threaded; do
	for outer in array_of_maps hash_of_maps; do
		"$run" --engine=$engine --map 1=$outer:4:4:2 --map 2=array:4:8:2 --map 3=ringbuf:0:0:4096 --input=asm \
			--map-in map1="$dir/outer.json" --map-in map2="$dir/in.json" --dump-maps "$dir/inner.txt" \
			>"$dir/maps" 2>&1
		contains "$outer, $engine" '^r0 = 0x0000000000001234$' "$dir/maps"
		contains "$outer afterwards, $engine" '"key": \["0x01","0x00","0x00","0x00"\], "value": "map2"' "$dir/maps"
		contains "record, $engine" '{"value": \["0x34","0x12"\]}' "$dir/maps"
	done
done
sed 1d "$dir/maps" >"$dir/again.json"
"$run" --map 1=hash_of_maps:4:4:2 --map 2=array:4:8:2 --map 3=ringbuf:0:0:4096 --input=asm --map-in map1="$dir/again.json" \
	--map-in map2="$dir/again.json" "$dir/inner.txt" >"$dir/maps" 2>&1
contains "maps in maps from a dump" '^r0 = 0x0000000000001234$' "$dir/maps"
printf '[{"key": 1, "value": "map4"}]' >"$dir/outer.json"
refuses "a map that is not there" 1 "not the name of a map" "$run" --map 1=array_of_maps:4:4:2 --map 2=array:4:8:2 \
	--map 3=ringbuf:0:0:4096 --input=asm --map-in map1="$dir/outer.json" "$dir/inner.txt"
gives "no entry" "r0 = 0x0000000000000000" "$run" --map 1=hash:4:8:10 "$dir/map.bin"
bad_json()
{
	printf '%s' "$2" >"$dir/in.json"
	refuses "$1" 1 "$3" "$run" --map 1=hash:4:8:10 --map-in map1="$dir/in.json" "$dir/map.bin"
}
bad_json "JSON that ends" '[{"key": 5, ' "line 1: "
bad_json "JSON, then more" '[] []' "something follows"
bad_json "JSON of another shape" '{"a": 1}' "an array of entries"
bad_json "key too long" '[{"key": [1,2,3,4,5], "value": 1}]' '"key" does not give 4 bytes'
bad_json "key too large" '[{"key": 4294967296, "value": 1}]' '"key" does not give 4 bytes'
bad_json "no value" '[{"key": 1}]' '"value" does not give 8 bytes'
bad_json "nested too deep" "$(printf '%0200d' 0 | tr 0 '[')" "nested too deep"
refuses "unknown map" 1 "no map 'other'" "$run" --map 1=hash:4:8:10 --map-in other="$dir/in.json" "$dir/map.bin"
refuses "map type that cannot be run" 1 "of type queue cannot be run" "$run" --map 1=queue:0:8:10 "$dir/map.bin"

# -- Compiled objects, JSON, usage -----------------------------------------------------------------------------------

if "$builddir/bpfc-ia32" -o "$dir/mem.o" "$dir/mem.s" 2>"$dir/err"; then
	gives "compiled object" "r0 = 0x0000006100000005" "$run" --mem="$dir/five" "$dir/mem.o"
	gives "its program by name" "r0 = 0x0000006100000005" "$run" --mem="$dir/five" "$dir/mem.o" prog
	refuses "interpreter and compiled code" 1 "the interpreter cannot run it" "$run" --engine=interp "$dir/mem.o"
	refuses "program that is not there" 1 "[NO_PROGRAM]" "$run" "$dir/mem.o" other
else
	skipped=$((skipped + 1))
	echo "skipped compiled objects: $(cat "$dir/err")"
fi
"$run" --json --repeat=3 --mem="$dir/five" "$dir/mem.s" >"$dir/json" 2>&1
contains "JSON result" '"retval": "0x0000006100000005"' "$dir/json"
contains "JSON data" '"data_out": "61627a6465"' "$dir/json"
contains "JSON repeat" '"repeat": 3' "$dir/json"
"$run" --repeat=1000 --mem="$dir/five" "$dir/mem.s" >"$dir/json" 2>&1
contains "time" '^1000 runs, [0-9.]+ ns each$' "$dir/json"
refuses "no file" 2 "no input file" "$run"
refuses "three files" 2 "too many arguments" "$run" a b c
refuses "unknown engine" 2 "no engine 'jit'" "$run" --engine=jit "$dir/mem.s"
refuses "no runs" 2 "--repeat=0" "$run" --repeat=0 "$dir/mem.s"
refuses "options that exclude each other" 2 "--mem goes with none" "$run" --mem=a --data=b "$dir/mem.s"
refuses "field that is not there" 2 "no field 'colour'" "$run" --skb colour=1 "$dir/mem.s"
refuses "field out of range" 2 "up to 65535" "$run" --skb protocol=65536 "$dir/mem.s"
refuses "file that is not there" 1 "[OPEN]" "$run" --mem="$dir/none" "$dir/mem.s"
refuses "output that cannot be written" 1 "[WRITE]" sh -c "'$run' --mem='$dir/five' --mem-out='$dir/no/dir' '$dir/mem.s' >/dev/null"
refuses "32-bit process that is not there" 1 "[RUN]" env BPFC_RUN_GUEST="$dir/none" "$run" "$dir/mem.s"
refuses "32-bit process that is none" 1 "[RUN]" env BPFC_RUN_GUEST=/bin/true BPFC_RUN_WRAPPER= "$run" "$dir/mem.s"

# -- The conformance plugin --------------------------------------------------------------------------------------------

plugin_gives()
{
	printf '%s\n' "$3" >"$dir/base16"
	name=$1 want=$2
	shift 3
	gives "$name" "$want" sh -c '"$@" <"$0"' "$dir/base16" "$plugin" "$@"
}
imm64='18 00 00 00 88 77 66 55 00 00 00 00 44 33 22 11 95 00 00 00 00 00 00 00'
load='71 10 01 00 00 00 00 00 0f 20 00 00 00 00 00 00 95 00 00 00 00 00 00 00'
plugin_gives "plugin: 64 bits" 1122334455667788 "$imm64"
plugin_gives "plugin: without spaces" 1122334455667788 "$(echo "$imm64" | tr -d ' ')"
plugin_gives "plugin: double spaces, memory" be "$(echo "$load" | sed 's/ /  /g')" 'aa  bb  cc '
plugin_gives "plugin: empty memory, option" 1122334455667788 "$imm64" '' -O0
plugin_gives "plugin: options in one argument" be "$load" 'aabbcc' '-O0 --debug'
plugin_gives "plugin: callx of a helper" 2 \
	'b7 01 00 00 ff ff ff ff b7 02 00 00 05 00 00 00 8d 02 00 00 00 00 00 00 b7 00 00 00 02 00 00 00 95 00 00 00 00 00 00 00'
plugin_gives "plugin: packet" bbcc '28 00 00 00 01 00 00 00 95 00 00 00 00 00 00 00' 'aa bb cc'
printf 'b7 0\n' >"$dir/base16"
refuses "plugin: half a byte" 1 "not base16" sh -c '"$1" <"$0"' "$dir/base16" "$plugin"
printf '00 00 00 00 00 00 00 00\n' >"$dir/base16"
refuses "plugin: no instruction" 1 "[OPCODE]" sh -c '"$1" <"$0"' "$dir/base16" "$plugin"

# -- The runtime's core without libc ----------------------------------------------------------------------------------

cat >"$dir/bare.c" <<'END'
#include "bpfrt.h"
uint64_t bpfrt_host_time_ns(void) { return 0; }
void bpfrt_host_print(const char *text, uint32_t n) { (void)text, (void)n; }
uint32_t bpfrt_host_cpu(void) { return 0; }
void *memcpy(void *d, const void *s, size_t n) { for (size_t i = 0; i < n; i++) ((volatile char *)d)[i] = ((const char *)s)[i]; return d; }
void *memmove(void *d, const void *s, size_t n) { return memcpy(d, s, n); }
void *memset(void *d, int c, size_t n) { for (size_t i = 0; i < n; i++) ((volatile char *)d)[i] = c; return d; }
int memcmp(const void *a, const void *b, size_t n) { const unsigned char *x = a, *y = b; for (; n; n--, x++, y++) if (*x != *y) return *x - *y; return 0; }
static char mem[4096];
static struct bpfrt_map map = { .version = BPFRT_MAP_VERSION, .type = 1, .key_size = 4, .value_size = 8, .max_entries = 4 };
void _start(void)
{
	struct bpfrt_arena arena;
	uint32_t key = 3;
	uint64_t value = 38, *at;
	bpfrt_arena_init(&arena, mem, sizeof mem);
	int r = bpfrt_open(&map, &arena.alloc);
	if (!r && !bpfrt_map_update_elem(&map, &key, &value, 0) && (at = bpfrt_map_lookup_elem(&map, &key)))
		r = (int)*at + (int)bpfrt_trace_printk("%d %llu", 8, 5ull, 7ull) + (bpfrt_call_helper(5, 0, 0, 0, 0, 0) == 0);
	__asm__ volatile("int $0x80" : : "a"(1), "b"(r));
}
END
if [ -n "${CC32:-}" ] && [ -f "$builddir/libbpfrt-ia32.a" ]; then
	if $CC32 -ffreestanding -fno-stack-protector -fno-pie -O1 -I"$srcdir/runtime" -nostdlib -static -no-pie -o "$dir/bare" \
		"$dir/bare.c" "$builddir/libbpfrt-ia32.a" >"$dir/out" 2>"$dir/err"; then
		$RUN32 "$dir/bare" >"$dir/out" 2>"$dir/err"
		got=$?
		if [ "$got" -eq 42 ]; then
			pass
		else
			fail "runtime without libc" "exit status $got, expected 42"
		fi
	else
		fail "runtime without libc" "it cannot be linked"
	fi
else
	skipped=$((skipped + 1))
fi

# 12,000 blinded constants in one conditional jump: rewriting bytecode would make the jump too long
{
	echo 'r0 = r1'
	echo 'r0 &= 7'
	echo 'if r0 == 3 goto far'
	awk 'BEGIN { for (k = 0; k < 12000; k++) print(k % 2 ? "r0 += " : "r0 ^= ", 305419896 - 1234 * k) }'
	printf 'far:\nr0 += 1\nexit\n'
} >"$dir/far.s"
want=$("$run" --engine=interp "$dir/far.s")
for options in "-O0 --harden=2" "-O2 --harden=2" "-O0 --harden=3" "-O2 --harden=3"; do
	gives "12,000 constants in a jump, $options" "$want" "$run" $options "$dir/far.s"
done

finish
