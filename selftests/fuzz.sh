#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Any input through reader, checker, compiler and writers: the seeds of selftests/corpus as they are, cut off and
# damaged (make check); with FUZZ_SECONDS set and a build with --enable-fuzz, libFuzzer for so long (make fuzz).
#
# corpus/asm/*.s are texts; what fuzz_compile takes are numbers of programs; corpus/elf/*.c are compiled to BPF objects here, whose code also serves as raw input.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
corpus=$srcdir/selftests/corpus
dir=$builddir/fuzz-corpus
passed=0 failed=0 skipped=0

mkdir -p "$dir/asm" "$dir/compile" "$dir/elf" "$dir/raw"
cp "$corpus"/asm/*.s "$dir/asm"
chmod u+w "$dir"/asm/*
# numbers of programs, each with eight changes to begin with
for n in 1 2 3 4 5 6 7 8; do
	printf 'program%s................................' $n >"$dir/compile/$n"
done
for c in "$corpus"/elf/*.c; do
	o=$dir/elf/$(basename "$c" .c)
	if [ -z "$BPF_CLANG" ]; then
		skipped=$((skipped + 1))
		continue
	fi
	for cpu in v1 v3 v4; do
		"$BPF_CLANG" --target=bpf -mcpu=$cpu -O2 -g -c "$c" -o "$o-$cpu.o" || failed=$((failed + 1))
		objcopy -I elf64-little -O binary -j .text "$o-$cpu.o" "$dir/raw/$(basename "$o")-$cpu.bin" ||
			failed=$((failed + 1))
	done
done

# run KIND MUTATIONS
run()
{
	set -- "$1" "$2" "$dir/$1"/*
	kind=$1 mutations=$2
	shift 2
	if [ -n "$FUZZ_SECONDS" ]; then
		if "$builddir/fuzz_$kind" -max_total_time="$FUZZ_SECONDS" -timeout=20 -rss_limit_mb=2048 \
			-artifact_prefix="$dir/crash-$kind-" "$dir/$kind" >"$dir/$kind.log" 2>&1; then
			passed=$((passed + 1))
		else
			failed=$((failed + 1))
			tail -n 40 "$dir/$kind.log"
		fi
	elif "$builddir/fuzz_$kind" -help=1 2>/dev/null | grep -q libFuzzer; then # replay alone
		if "$builddir/fuzz_$kind" "$@" >"$dir/$kind.log" 2>&1; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
	elif "$builddir/fuzz_$kind" --mutate="$mutations" "$@" >"$dir/$kind.log" 2>&1; then
		passed=$((passed + $(sed -n 's/^\([0-9]*\) passed,.*/\1/p' "$dir/$kind.log")))
	else
		failed=$((failed + 1))
		tail -n 40 "$dir/$kind.log"
	fi
}

case ${BPFC_TEST_SCOPE:-normal} in
quick) n=100 ;;
full) n=20000 ;;
*) n=200 ;;
esac
for kind in asm compile elf raw; do
	[ -e "$dir/$kind" ] && run $kind $n
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
