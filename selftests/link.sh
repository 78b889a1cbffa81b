#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Objects as other tools see them: readelf and eu-elflint have nothing to say; ld, gcc -m32 and lld link two of them with a
# C program, equal map definitions become one and different ones are refused; the result runs. Then the in-process JIT
# as a 32-bit program. Environment: srcdir, builddir, CC32, RUN32.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
CC32=${CC32:-}
RUN32=${RUN32:-}
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

have() { command -v "$1" >/dev/null 2>&1; }
refuses() { ! "$@"; }
silent() { "$@" >/dev/null 2>"$dir/err" && ! grep . "$dir/err"; }

# What the linked program must print: 3 * 10000 + 16 * 100000 + 1000 + 200 + 30 + 1; `second` has no spare of its own
# that anybody stored to, so 30 less.
prints() {
	want="00000007 1631231 00000007 1651201 flows"
	got=$($RUN32 "$@")
	[ "$got" = "$want" ] || { echo "got '$got', not '$want'"; return 1; }
}

for o in first second other numbers; do
	check "write $o" "$builddir/link_obj" $o obj "$dir/$o.o"
	if have readelf; then check "readelf $o" silent readelf -a -W "$dir/$o.o"; else skip 1 "no readelf"; fi
	if have eu-elflint; then
		check "elflint $o" eu-elflint --quiet "$dir/$o.o"
		check "elflint $o" eu-elflint --quiet --gnu-ld "$dir/$o.o"
	else
		skip 2 "no eu-elflint"
	fi
done

if have ld && ld -V 2>/dev/null | grep -q elf_i386; then
	check "ld -r" silent ld -m elf_i386 -z noexecstack -r -o "$dir/both.o" "$dir/first.o" "$dir/second.o"
	check "ld refuses different maps" refuses ld -m elf_i386 -r -o "$dir/x.o" "$dir/first.o" "$dir/other.o"
	check "ld gives a shared object" silent ld -m elf_i386 -shared -z notext -z separate-code -o "$dir/x.so" "$dir/numbers.o"
else
	skip 3 "no ld for i386"
fi

if [ -n "$CC32" ]; then
	check "compile" $CC32 -fno-pie -c -o "$dir/main.o" "$srcdir/selftests/link_main.c"
	check "gcc" silent $CC32 -no-pie -o "$dir/gcc" "$dir/main.o" "$dir/first.o" "$dir/second.o"
	check "run what gcc linked" prints "$dir/gcc"
	check "gcc, static" silent $CC32 -static -o "$dir/static" "$dir/main.o" "$dir/second.o" "$dir/first.o"
	check "run what gcc linked statically" prints "$dir/static"
	if [ -f "$dir/both.o" ]; then
		check "gcc, after ld -r" silent $CC32 -no-pie -o "$dir/joined" "$dir/main.o" "$dir/both.o"
		check "run what ld -r joined" prints "$dir/joined"
	else
		skip 2 "no ld for i386"
	fi
	check "gcc refuses different maps" refuses $CC32 -no-pie -o "$dir/x" "$dir/main.o" "$dir/first.o" "$dir/second.o" \
		"$dir/other.o"
	if have ld.lld; then
		check "lld" silent $CC32 -no-pie -fuse-ld=lld -o "$dir/lld" "$dir/main.o" "$dir/first.o" "$dir/second.o"
		check "run what lld linked" prints "$dir/lld"
	else
		skip 2 "no lld"
	fi
	check "compile the JIT check" $CC32 -std=gnu11 -I"$srcdir/src" -I"$srcdir/runtime" -I"$srcdir/tests" \
		-o "$dir/jit_check" "$srcdir/selftests/jit_check.c" "$srcdir/tests/sample_code.c" \
		"$builddir/libbpfc-core32.a"
	check "run the JIT check" $RUN32 "$dir/jit_check"
else
	skip 12 "no 32-bit compiler"
fi

# The compiler's own objects: text to object to program, with a helper from C and a local 64-bit division.
if [ -n "$CC32" ] && [ -x "$builddir/bpfc-ia32" ]; then
	cat >"$dir/p.s" <<-END
		r6 = *(u32 *)(r1 + 0)
		call 7
		r0 += r6
		r1 = r6
		r1 <<= 33
		r0 |= r1
		r0 /= 3
		exit
	END
	cat >"$dir/p.c" <<-END
		#include <stdio.h>
		unsigned long long pre_prog(void *);
		unsigned bpfrt_get_prandom_u32(void);
		unsigned bpfrt_get_prandom_u32(void) { return 4000000000u; }
		int main(void) { unsigned c[4] = { 11 }; printf("%llx\n", pre_prog(c)); return 0; }
	END
	for level in 0 1 2; do
		check "compile text at -O$level" silent "$builddir/bpfc-ia32" --input=asm -O$level --symbol-prefix=pre_ \
			-o "$dir/p.o" "$dir/p.s"
		check "elflint of it" eu-elflint --quiet --gnu-ld "$dir/p.o"
		check "link it" silent $CC32 -no-pie -o "$dir/p" "$dir/p.c" "$dir/p.o"
		# (4000000011 | 11 << 33) / 3
		check "run it" test "$($RUN32 "$dir/p")" = "$(printf %x $(((4000000011 | 11 << 33) / 3)))"
	done
	check "no flat code without addresses" refuses "$builddir/bpfc-ia32" --input=asm --emit=bin -o "$dir/p.bin" "$dir/p.s"
	check "nothing is left of it" test ! -e "$dir/p.bin"
	printf 'r0 = 7\nexit\n' >"$dir/seven.s"
	check "flat code" "$builddir/bpfc-ia32" --input=asm --emit=bin -o "$dir/p.bin" "$dir/seven.s"
	check "no padding behind it" test "$(wc -c <"$dir/p.bin")" -le 64
	printf '.prog exit xdp\nexit:\nr0 = 7\nexit\n' >"$dir/exit.s"
	check "program named exit" sh -c '"$1" -o "$2.o" "$2" 2>"$2.err"' - "$builddir/bpfc-ia32" "$dir/exit.s"
	check "a warning about that" grep -q "warning: 'exit' is a name of C's library" "$dir/exit.s.err"
	check "none with a prefix" silent "$builddir/bpfc-ia32" --symbol-prefix=my_ -o "$dir/exit.o" "$dir/exit.s"
	check "statistics" sh -c '"$1" --stats -o "$2.o" "$2" >"$2.stats"' - "$builddir/bpfc-ia32" "$dir/seven.s"
	check "passes in it" grep -q 'ns in pass regalloc: 1 runs' "$dir/seven.s.stats"
	check "as JSON" sh -c '"$1" --stats=json -o "$2.o" "$2" | python3 -m json.tool >"$2.stats"' - "$builddir/bpfc-ia32" \
		"$dir/seven.s"
	check "listing" "$builddir/bpfc-ia32" --input=asm --emit=asm -o "$dir/p.lst" "$dir/p.s"
	check "names in it" grep -q 'R_386_PLT32 bpfrt_get_prandom_u32' "$dir/p.lst"
	check "BPF in it" grep -q 'r6 = \*(u32 \*)(r1 + 0)' "$dir/p.lst"
else
	skip 25 "no 32-bit compiler, or bpfc-ia32 is not built"
fi

# With the runtime: a host that reads records, and what is linked of the library.
lib=$builddir/libbpfrt-ia32.a
if [ -n "$CC32" ] && [ -x "$builddir/bpfc-ia32" ] && [ -f "$lib" ] && have nm; then
	cat >"$dir/rec.s" <<-END
		.map events ringbuf 0 0 4096
		.prog log_it xdp
		log_it:
		r2 = *(u32 *)(r1 + 0)
		r2 = *(u32 *)(r2 + 0)
		*(u64 *)(r10 - 8) = r2
		r1 = map events ll
		r2 = r10
		r2 += -8
		r3 = 5
		r4 = 0
		call 130
		exit
	END
	cat >"$dir/rec.c" <<-END
		#include <stdio.h>
		#include <string.h>
		#include "bpfrt.h"
		uint64_t log_it(void *ctx);
		extern struct bpfrt_map events;
		int main(void)
		{
			static uint8_t packet[4];
			struct bpfrt_xdp xdp = { .data = (uint32_t)packet, .data_meta = (uint32_t)packet,
						 .data_end = (uint32_t)packet + 4 };
			struct bpfrt_record r;
			uint64_t r0 = 1;
			if (bpfrt_open(&events, &bpfrt_malloc))
				return 1;
			for (int i = 0; i < 3; i++) {
				memset(packet, 'a' + i, 4);
				if (bpfrt_run_xdp((bpfrt_prog)log_it, &xdp, &r0) || r0)
					return 2;
			}
			while (bpfrt_record_next(&events, &r) == 1) {
				printf("%u%.4s ", r.size, (const char *)r.data);
				bpfrt_record_done(&events);
			}
			return 0;
		}
	END
	cat >"$dir/few.s" <<-END
		.map counts array 4 8 4
		.prog few xdp
		few:
		*(u32 *)(r10 - 4) = 1
		r2 = r10
		r2 += -4
		r1 = map counts ll
		call 1
		exit
	END
	cat >"$dir/few.c" <<-END
		#include "bpfrt.h"
		uint64_t few(void *ctx);
		extern struct bpfrt_map counts;
		int main(void) { return bpfrt_open(&counts, &bpfrt_malloc) || !few(&counts); }
	END
	for p in rec few; do
		check "compile $p" "$builddir/bpfc-ia32" --input=asm -o "$dir/$p.o" "$dir/$p.s"
		check "link $p" silent $CC32 -no-pie -I"$srcdir/runtime" -o "$dir/$p" "$dir/$p.c" "$dir/$p.o" "$lib"
	done
	check "records" test "$($RUN32 "$dir/rec")" = "5aaaa 5bbbb 5cccc "
	check "an array" $RUN32 "$dir/few"
	nm "$dir/few" >"$dir/few.nm"
	check "the array is linked" grep -q ' bpfrt_array_ops$' "$dir/few.nm"
	check "no rings, no helpers that nobody calls" refuses grep -q \
		' [^Uvw] bpfrt_\(ring\|perf\|csum\|strto\|skb\|call_helper\)' "$dir/few.nm"
else
	skip 8 "no 32-bit compiler, no library, or no nm"
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
