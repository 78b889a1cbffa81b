#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Our disassembly of every row of isa.def, assembled by LLVM, must give the same bytes. Needs an llvm-mc that knows
# -mcpu=v4 (LLVM 18 or later); skipped without one.
set -eu

mc=
for tool in ${LLVM_MC:-} llvm-mc-22 llvm-mc-21 llvm-mc-20 llvm-mc-19 llvm-mc-18 llvm-mc; do
	if echo 'may_goto +1' | "$tool" -triple bpfel -mcpu=v4 -filetype=null >/dev/null 2>&1; then
		mc=$tool
		break
	fi
done
if [ -z "$mc" ]; then
	echo "no llvm-mc that knows -mcpu=v4"
	echo "0 passed, 0 failed, 1 skipped"
	exit 77
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
ordered=
if echo 'r1 = load_acquire((u64 *)(r2 + 0))' | "$mc" -triple bpfel -mcpu=v4 -filetype=null >/dev/null 2>&1; then
	ordered=ordered
fi
"${builddir:-.}/asm_dump" $ordered >"$dir/dump"
cut -f2 "$dir/dump" >"$dir/text.s"
if ! "$mc" -triple bpfel -mcpu=v4 -show-encoding "$dir/text.s" >"$dir/out" 2>"$dir/errors"; then
	head -20 "$dir/errors"
	echo "0 passed, 1 failed, 0 skipped"
	exit 1
fi

# The encoding stands in a comment behind each instruction: [0x07,0x00,...].
sed -n 's/.*encoding: \[\([^]]*\)\].*/\1/p' "$dir/out" | sed 's/0x//g; s/,//g' >"$dir/theirs"
cut -f1 "$dir/dump" >"$dir/ours"
paste "$dir/ours" "$dir/theirs" "$dir/text.s" | awk -F '\t' '
	$1 != $2 { if (bad++ < 20) print $3 ": ours " $1 ", LLVM " $2 }
	END { printf "%d passed, %d failed, 0 skipped\n", NR - bad, bad; exit bad || !NR }'
