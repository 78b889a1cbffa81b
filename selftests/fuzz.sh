#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Any input through reader, checker, compiler and writers: the seeds of selftests/corpus as they are, cut off and
# damaged (make check); with FUZZ_SECONDS set and a build with --enable-fuzz, libFuzzer for so long (make fuzz).
#
# KIND.tar.xz is what libFuzzer found worth keeping (make fuzz-corpus-pack); corpus/KIND/* are seeds by hand: texts for asm
# and cbpf, C for elf and btf, whose objects' code also serves raw. What compile and run take begins with numbers of programs.
# FUZZ_KINDS: only these.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
corpus=$srcdir/selftests/corpus
dir=$builddir/fuzz-corpus
passed=0 failed=0 skipped=0

kinds=${FUZZ_KINDS:-asm btf cbpf compile elf raw run}
for kind in $kinds; do
	mkdir -p "$dir/$kind" "$dir/$kind.found"
	if [ -e "$corpus/$kind.tar.xz" ]; then
		xz -dc "$corpus/$kind.tar.xz" | (cd "$dir/$kind.found" && tar xf -) || failed=$((failed + 1))
	fi
done
mkdir -p "$dir/asm" "$dir/btf" "$dir/cbpf" "$dir/compile" "$dir/elf" "$dir/raw" "$dir/run"
cp "$corpus"/asm/*.s "$dir/asm"
cp "$corpus"/cbpf/*.txt "$dir/cbpf"
chmod -R u+w "$dir"
# numbers of programs, each with eight changes to begin with
for n in 1 2 3 4 5 6 7 8; do
	printf 'program%s................................' $n >"$dir/compile/$n"
	printf 'program%s%s........................................' $n $n >"$dir/run/$n"
done

# little N: two bytes
little()
{
	printf "\\$(printf %o $(($1 % 256)))\\$(printf %o $(($1 / 256)))"
}

# types OBJECT NAME: what fuzz_btf takes
types()
{
	objcopy -I elf64-little -O binary -j .BTF --set-section-flags .BTF=alloc,load "$1" "$dir/btf1" &&
		objcopy -I elf64-little -O binary -j .BTF.ext --set-section-flags .BTF.ext=alloc,load "$1" "$dir/btf2" &&
		{ little "$(wc -c <"$dir/btf1")"; cat "$dir/btf1" "$dir/btf2"; } >"$dir/btf/$2" || failed=$((failed + 1))
	rm -f "$dir/btf1" "$dir/btf2"
}

for c in "$corpus"/elf/*.c "$corpus"/btf/*.c; do
	name=$(basename "$c" .c)
	if [ -z "$BPF_CLANG" ]; then
		skipped=$((skipped + 1))
		continue
	fi
	for cpu in v1 v3 v4; do
		o=$dir/elf/$name-$cpu.o
		"$BPF_CLANG" --target=bpf -mcpu=$cpu -O2 -g -c "$c" -o "$o" || failed=$((failed + 1))
		types "$o" $name-$cpu
		[ "$name" = types ] || objcopy -I elf64-little -O binary -j .text "$o" "$dir/raw/$name-$cpu.bin" ||
			failed=$((failed + 1))
	done
done

# run KIND MUTATIONS FILE...: each file and so many damaged forms of it; libFuzzer takes the folders
run()
{
	kind=$1 mutations=$2
	shift 2
	[ -e "$1" ] || return
	if [ -n "$FUZZ_SECONDS" ]; then
		if "$builddir/fuzz_$kind" -max_total_time="$FUZZ_SECONDS" -timeout=60 -rss_limit_mb=2048 \
			-artifact_prefix="$dir/crash-$kind-" "$dir/$kind" "$dir/$kind.found" >"$dir/$kind.log" 2>&1; then
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
[ -n "$FUZZ_PACK" ] || for kind in $kinds; do
	run $kind $n "$dir/$kind"/*
	[ -n "$FUZZ_SECONDS" ] || run $kind 0 "$dir/$kind.found"/*
done

# FUZZ_PACK=DIR: what of the corpora reaches something of its own goes to DIR/KIND.tar.xz, the same for the same files
[ -z "$FUZZ_PACK" ] || for kind in $kinds; do
	rm -rf "$dir/merged"
	mkdir -p "$dir/merged"
	"$builddir/fuzz_$kind" -merge=1 -max_len=${FUZZ_PACK_MAX:-20000} "$dir/merged" "$dir/$kind" "$dir/$kind.found" \
		>"$dir/$kind.log" 2>&1 &&
		(cd "$dir/merged" && tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf - ./*) |
		xz -9e >"$FUZZ_PACK/$kind.tar.xz" && passed=$((passed + 1)) || failed=$((failed + 1))
	echo "$kind: $(ls "$dir/merged" | wc -l) files"
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
