#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Bad input from outside, through bpfc-ia32: each kind must give the right exit status and exactly one message with the
# right identifier, print nothing else, and leave no output file. At the end, good input with the same checks turned round.

set -u
bin=${builddir:-.}/bpfc-ia32
objects=${builddir:-.}/tests/elf
work=$(mktemp -d "${TMPDIR:-/tmp}/badinput.XXXXXX") || exit 1
trap 'chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
passed=0 failed=0 skipped=0

fail()
{
	echo "FAIL: $1: $2"
	[ -s "$work/err" ] && sed 's/^/    /' "$work/err"
	failed=$((failed + 1))
}

# check NAME STATUS ID ARGUMENT...: run, with nothing expected on standard output.
check()
{
	name=$1 status=$2 id=$3
	shift 3
	rm -rf "$work/out.o"
	"$bin" "$@" >"$work/stdout" 2>"$work/err" </dev/null
	got=$?
	errors=$(grep -c 'error: ' "$work/err")
	if [ "$got" -ne "$status" ]; then
		fail "$name" "exit status $got, expected $status"
	elif [ "$errors" -ne 1 ]; then
		fail "$name" "$errors messages, expected 1"
	elif ! grep -q "\[$id\]\$" "$work/err"; then
		fail "$name" "no message with [$id]"
	elif [ -s "$work/stdout" ]; then
		fail "$name" "there is something on standard output"
	elif [ -e "$work/out.o" ] || ls "$work" | grep -q '\.tmp$'; then
		fail "$name" "there is an output file"
	else
		passed=$((passed + 1))
	fi
}

# refuse NAME ID FILE [OPTION...]: compile FILE, which must fail.
refuse()
{
	name=$1 id=$2 file=$3
	shift 3
	check "$name" 1 "$id" "$@" -o "$work/out.o" "$file"
}

# raw NAME ID BYTES: instructions in octal, for printf.
raw()
{
	printf "$3" >"$work/in.bin"
	refuse "$1" "$2" "$work/in.bin" --input=raw
}

# text NAME ID LINE...
text()
{
	name=$1 id=$2
	shift 2
	printf '%s\n' "$@" >"$work/in.s"
	refuse "$name" "$id" "$work/in.s" --input=asm
}

# patch FILE OFFSET BYTES: bytes in octal.
patch() { printf "$3" | dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null; }

exit_='\225\0\0\0\0\0\0\0'
r0_='\267\0\0\0\0\0\0\0'

# -- Raw instructions --
: >"$work/empty"
refuse 'empty file' RAW_SIZE "$work/empty" --input=raw
raw 'odd length' RAW_SIZE "${r0_}${exit_}\\0"
raw 'half an instruction' RAW_SIZE '\225\0\0\0'
raw 'unknown opcode' OPCODE "\\377\\0\\0\\0\\0\\0\\0\\0$exit_"
raw 'opcode 0' OPCODE "\\0\\0\\0\\0\\0\\0\\0\\0$exit_"
raw 'reserved field of exit' RESERVED "$r0_\\225\\0\\0\\0\\1\\0\\0\\0"
raw 'reserved offset of add' RESERVED "\\7\\0\\1\\0\\1\\0\\0\\0$exit_"
raw 'register 11' BAD_REG "\\267\\13\\0\\0\\0\\0\\0\\0$exit_"
raw 'frame pointer written' BAD_REG "\\267\\12\\0\\0\\0\\0\\0\\0$exit_"
raw 'jump beyond the end' JUMP_RANGE "\\5\\0\\7\\0\\0\\0\\0\\0$exit_"
raw 'jump before the start' JUMP_RANGE "\\5\\0\\376\\377\\0\\0\\0\\0$exit_"
raw 'jump into a 64-bit constant' JUMP_MIDDLE "\\5\\0\\1\\0\\0\\0\\0\\0\\30\\0\\0\\0\\1\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0$exit_"
raw '64-bit constant cut off' LDIMM64 "$r0_\\30\\0\\0\\0\\1\\0\\0\\0"
raw '64-bit constant with a second opcode' LDIMM64 "\\30\\0\\0\\0\\1\\0\\0\\0$r0_$exit_"
raw 'fall through the end' FALL_THROUGH "$r0_"
raw 'conditional jump as the end' FALL_THROUGH "$r0_\\25\\0\\376\\377\\0\\0\\0\\0"
raw 'call beyond the end' CALL_TARGET "\\205\\20\\0\\0\\11\\0\\0\\0$exit_"
raw 'recursion' RECURSION "\\205\\20\\0\\0\\377\\377\\377\\377$exit_"
raw 'helper number negative' BAD_IMM "\\205\\0\\0\\0\\377\\377\\377\\377$exit_"
raw 'undefined map' NO_MAP "\\30\\21\\0\\0\\5\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0$exit_"

# -- Text --
text 'syntax' SYNTAX 'r0 = = 1' 'exit'
text 'unknown label' SYNTAX 'goto nowhere' 'exit'
text 'register in text' SYNTAX 'r12 = 1' 'exit'
printf 'r0 = 1\0\1\2' >"$work/in.bin"
refuse 'no format' FORMAT "$work/in.bin"
refuse 'classic filter cut off' RAW_SIZE "$work/in.bin" --input=cbpf

# -- Classic filters: a text, with its place in the message, by the rules of a type --
# classic NAME ID PLACE TEXT [OPTION...]
classic()
{
	cname=$1 cid=$2 place=$3
	printf "$4" >"$work/in.cbpf"
	shift 4
	refuse "$cname" "$cid" "$work/in.cbpf" "$@"
	if grep -q "in.cbpf:${place}: error" "$work/err"; then
		passed=$((passed + 1))
	else
		fail "$cname" "no message at $place"
	fi
}
classic 'unknown mnemonic' SYNTAX 2:1 'ld [0]\nlod [4]\n'
classic 'no such label' SYNTAX 1:9 'jeq #1, there\nret #0\n'
classic 'count of -ddd' SYNTAX 1:1 '3\n40 0 0 12\n6 0 0 0\n'
classic 'field of -ddd' SYNTAX 2:4 '2\n40 256 0 12\n6 0 0 0\n'
classic 'brace of -dd' SYNTAX 2:13 '{ 0x28, 0, 0, 12 },\n{ 0x6, 0, 0 },\n'
classic 'list of iptables' SYNTAX 1:12 '2,40 0 0 12:6 0 0 0'
classic 'target of -d' SYNTAX 1:17 '(000) jeq #1 jt 2 jf 1\n(001) ret #0\n'
classic 'unknown opcode' OPCODE 2:1 '1\n14 0 0 0\n'
classic 'scratch word' BAD_IMM 1:1 'st M[16]\nret #0\n'
classic 'scratch word unset' MEM_UNSET 3:5 'jeq #1, aa\nst M[3]\naa: ld M[3]\nret a\n'
classic 'division by zero' BAD_IMM 1:1 'div #0\nret a\n'
classic 'long shift' BAD_IMM 1:1 'rsh #32\nret a\n'
classic 'long shift, flat' BAD_IMM 1:1 'rsh #32\nret a\n' --type=flat
classic 'no return' FALL_THROUGH 1:1 'ld [0]\n'
classic 'jump back' JUMP_RANGE 2:1 'aa: ld [0]\njmp aa\nret #0\n'
classic 'jump outside' JUMP_RANGE 2:1 '2\n5 0 0 1\n6 0 0 0\n'
classic 'no ancillary data' BAD_IMM 1:1 'ld [0xfffff040]\nret a\n'
classic 'seccomp: alignment' BAD_IMM 1:1 'ld [2]\nret a\n' --type=seccomp
classic 'seccomp: outside' BAD_IMM 1:1 'ld [64]\nret a\n' --type=seccomp
classic 'seccomp: half word' OPCODE 1:1 'ldh [0]\nret a\n' --type=seccomp
classic 'seccomp: modulo' OPCODE 1:1 'mod #3\nret a\n' --type=seccomp
printf 'ret #0\n' >"$work/in.cbpf"
refuse 'no type of classic filters' USAGE "$work/in.cbpf" --type=xdp
printf 'r0 = 0\nexit\n' >"$work/in.s"
refuse 'eBPF as classic' SYNTAX "$work/in.s" --input=cbpf
awk 'BEGIN { print 4097; for (i = 0; i < 4097; i++) print "6 0 0 0" }' >"$work/in.cbpf"
refuse '4097 instructions' TOO_BIG "$work/in.cbpf"
if "$bin" --check --pcap tcp 2>&1 | grep -q 'libpcap is missing'; then
	skipped=$((skipped + 4))
else
	check 'expression' 1 SYNTAX --pcap 'tcp portt 80' -o "$work/out.o"
	check 'empty set of packets' 1 SYNTAX --pcap 'ip and ip6' -o "$work/out.o"
	check 'protochain jumps back' 1 JUMP_RANGE --pcap 'ip6 protochain 6' -o "$work/out.o"
	check 'link type' 1 USAGE --pcap tcp --linktype=NONSENSE -o "$work/out.o"
fi

# -- Files --
printf "$r0_$exit_" >"$work/good.bin"
check 'no such file' 1 OPEN -o "$work/out.o" "$work/nothing"
check 'a directory' 1 OPEN -o "$work/out.o" "$work"
if [ "$(id -u)" -ne 0 ]; then
	cp "$work/good.bin" "$work/locked"
	chmod 000 "$work/locked"
	check 'unreadable file' 1 OPEN -o "$work/out.o" "$work/locked"
	mkdir "$work/readonly" && chmod 555 "$work/readonly"
	check 'unwritable directory' 1 WRITE -o "$work/readonly/out.o" "$work/good.bin"
fi
check 'output in no directory' 1 WRITE -o "$work/no/out.o" "$work/good.bin"
check 'output is a directory' 1 WRITE -o "$work" "$work/good.bin"
if [ -w /dev/full ]; then
	check 'output is full' 1 WRITE -o /dev/full "$work/good.bin"
	"$bin" --emit=bpf -o - "$work/good.bin" >/dev/full 2>"$work/err"
	[ $? -eq 1 ] && [ "$(grep -c 'error: ' "$work/err")" -eq 1 ] && passed=$((passed + 1)) || fail 'standard output is full' 'no error'
fi

# -- Use --
check 'no file' 2 USAGE
check 'unknown option' 2 USAGE --nonsense "$work/good.bin"
check 'option without argument' 2 USAGE --type
check 'argument without need' 2 USAGE --verify=1 "$work/good.bin"
check 'unknown format' 2 USAGE --emit=elf "$work/good.bin"
check 'unknown input' 2 USAGE --input=coff "$work/good.bin"
check 'unknown type' 2 USAGE --type=nonsense "$work/good.bin"
check 'unknown map type' 2 USAGE --map 1=nonsense:4:4:1 "$work/good.bin"
check 'map without sizes' 2 USAGE --map 1=hash:4 "$work/good.bin"
check 'level 3' 2 USAGE -O3 "$work/good.bin"
check 'level 4' 2 USAGE --harden=4 "$work/good.bin"
check 'seed' 2 USAGE --seed=12x "$work/good.bin"
check 'pass' 2 USAGE -d Q "$work/good.bin"
check 'colour' 2 USAGE --color=blue "$work/good.bin"
check 'output is the input' 2 USAGE -o "$work/good.bin" "$work/good.bin"
for option in --emit=shared --emit=html --btf=x --kconfig=x --kernel-version=6.1.0 \
	--symbols=x --base=0x1000 -fPIC; do
	check "$option" 1 UNSUPPORTED $option -o "$work/out.o" "$work/good.bin"
done
check 'expression and file' 2 USAGE --pcap tcp "$work/good.bin"
check 'link type of a file' 2 USAGE --linktype=RAW "$work/good.bin"
check 'snapshot length 0' 2 USAGE --pcap tcp --snaplen=0
check 'name of a function' 2 USAGE --pcap tcp --name=a-b
check 'several files' 1 UNSUPPORTED -o "$work/out.o" "$work/good.bin" "$work/good.bin"

# -- Objects --
native=$work/native.o
echo 'int f(int x) { return x; }' >"$work/native.c"
if ${CC:-cc} -c -o "$native" "$work/native.c" 2>/dev/null; then
	refuse "the host's object" ELF "$native"
	ar rc "$work/lib.a" "$native" 2>/dev/null && refuse 'archive as ELF' ELF "$work/lib.a" --input=elf
else
	skipped=$((skipped + 1))
fi
refuse 'text as ELF' ELF "$work/native.c" --input=elf
refuse 'nothing as ELF' ELF "$work/empty" --input=elf

object=$objects/maps.v1.o
if [ -f "$object" ]; then
	size=$(wc -c <"$object")
	for part in 4 16 40 63 64 100; do
		head -c $part "$object" >"$work/in.o"
		refuse "first $part bytes" ELF "$work/in.o"
	done
	for eighth in 1 2 3 4 5 6 7; do
		head -c $((size * eighth / 8)) "$object" >"$work/in.o"
		refuse "first $eighth eighths" ELF "$work/in.o"
	done
	head -c $((size - 1)) "$object" >"$work/in.o"
	refuse 'all but the last byte' ELF "$work/in.o"

	# header: offset, bytes, identifier
	while read -r name offset bytes id; do
		cp "$object" "$work/in.o"
		patch "$work/in.o" "$offset" "$bytes"
		refuse "$name" "$id" "$work/in.o"
	done <<-'END'
		32-bit-class 4 \1 ELF
		big-endian 5 \2 ELF
		executable 16 \2 ELF
		i386 18 \3 ELF
		no-sections 40 \0\0\0\0\0\0\0\0 ELF
		section-headers-outside 40 \377\377\377\177 ELF
		section-header-size 58 \1 ELF
		section-count 60 \377\177 ELF
		names-index 62 \377\177 ELF
	END

	# section NAME: offset of its contents; header NAME: offset of its section header
	shoff=$(readelf -hW "$object" | sed -n 's/.*Start of section headers: *\([0-9]*\).*/\1/p')
	column() { readelf -SW "$object" | sed 's/^ *\[ *//; s/\]//' | awk -v n="$1" -v c="$2" '$2 == n { print $c }'; }
	section() { printf '%d' "0x$(column "$1" 5)"; }
	header() { echo $((shoff + 64 * $(column "$1" 1))); }
	damage()
	{
		cp "$object" "$work/in.o"
		patch "$work/in.o" "$3" "$4"
		refuse "$1" "$2" "$work/in.o"
	}
	damage 'section offset' ELF_SECTION $(($(header xdp) + 24)) '\377\377\377\377\377'
	damage 'section size' ELF_SECTION $(($(header xdp) + 32)) '\377\377\377\377\377\377\377\377'
	damage 'section name' ELF_SECTION "$(header xdp)" '\377\377\377\377'
	damage 'code of odd length' ELF_SECTION $(($(header xdp) + 32)) '\11\0'
	damage 'symbol table link' ELF_SECTION $(($(header .symtab) + 40)) '\377\377'
	damage 'symbol table entries' ELF_SECTION $(($(header .symtab) + 56)) '\0'
	damage 'symbol of no section' ELF_SYMBOL $(($(section .symtab) + 24 + 6)) '\0\20'
	damage 'symbol name' ELF_SYMBOL $(($(section .symtab) + 24)) '\377\377\377\177'
	damage 'relocation target' ELF_SECTION $(($(header .relxdp) + 44)) '\377\377'
	damage 'relocation entries' ELF_SECTION $(($(header .relxdp) + 56)) '\3'
	damage 'relocation offset' ELF_RELOC "$(section .relxdp)" '\0\377\377'
	damage 'relocation on no constant' ELF_RELOC "$(section .relxdp)" '\0\0'
	damage 'relocation type' ELF_RELOC $(($(section .relxdp) + 8)) '\115'
	damage 'relocation symbol' ELF_RELOC $(($(section .relxdp) + 12)) '\377\377\377\177'
	damage 'type magic' BTF "$(section .BTF)" '\0'
	damage 'type length' BTF $(($(section .BTF) + 12)) '\377\377\377\177'
	damage 'line records' BTF $(($(section .BTF.ext) + 20)) '\377\377\377\177'
	damage 'opcode in an object' OPCODE "$(section xdp)" '\377'
	damage 'fall through in an object' FALL_THROUGH $(($(section xdp) + $(printf '%d' "0x$(column xdp 6)") - 8)) '\277\0'

	refuse 'kernel configuration' EXTERN "$objects/externs.v1.o"
	refuse 'CO-RE' CORE "$objects/core.v1.o"
	refuse 'no such program' NO_PROGRAM "$object" --program=nobody

	# Changed at random: whatever comes, a message and no output, or an output and no message.
	if command -v od >/dev/null; then
		seed=7 wrong=0
		for n in $(seq 60); do
			cp "$object" "$work/in.o"
			for k in 1 2 3; do
				seed=$(((seed * 1103515245 + 12345) % 2147483648))
				offset=$((seed / 8 % size))
				[ $k -eq 1 ] && offset=$((offset % 64))
				[ $k -eq 2 ] && offset=$((shoff + offset % (size - shoff)))
				patch "$work/in.o" $offset "\\$(printf %o $((seed / 64 % 256)))"
			done
			rm -f "$work/out.o"
			"$bin" -o "$work/out.o" "$work/in.o" >/dev/null 2>"$work/err"
			got=$?
			errors=$(grep -c 'error: ' "$work/err")
			if [ $got -eq 0 ] && [ "$errors" -eq 0 ] && [ -f "$work/out.o" ]; then
				:
			elif [ $got -eq 1 ] && [ "$errors" -eq 1 ] && [ ! -e "$work/out.o" ]; then
				:
			else
				wrong=$((wrong + 1))
				cp "$work/err" "$work/err.wrong"
			fi
		done
		if [ $wrong -eq 0 ]; then
			passed=$((passed + 1))
		else
			mv "$work/err.wrong" "$work/err"
			fail 'changed at random' "$wrong of 60"
		fi
	fi
	"$bin" -o "$work/out.o" "$object" 2>"$work/err" && [ -s "$work/out.o" ] && [ ! -s "$work/err" ] && passed=$((passed + 1)) ||
		fail 'good object' 'refused'
else
	skipped=$((skipped + 1))
fi

rm -f "$work/out.o"
"$bin" --input=raw -o "$work/out.o" "$work/good.bin" 2>"$work/err" && [ -s "$work/out.o" ] && [ ! -s "$work/err" ] &&
	passed=$((passed + 1)) || fail 'good instructions' 'refused'
"$bin" --help >"$work/stdout" 2>&1 && grep -q -- '--symbol-prefix' "$work/stdout" && passed=$((passed + 1)) || fail '--help' 'failed'
"$bin" --version >"$work/stdout" 2>&1 && grep -q '^bpfc-ia32 [0-9]' "$work/stdout" && passed=$((passed + 1)) ||
	fail '--version' 'failed'

echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
