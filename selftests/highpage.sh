#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Comparisons of packet pointers with the packet on the highest page that can be had (highpage_main.c).

. "${srcdir:-.}/selftests/host.sh"

# prog NAME K FORM VARIABLE TYPE [FIRST], code on stdin: writes a program that returns 1 where the code jumps to "in". In it r2
# is the packet's start, r3 its end, r4 = r2 + K, or r4 the word of the context if it is variable. With FIRST the
# code is preceded by an access to the byte in front of start + FIRST, behind a check that it is there.
prog()
{
	echo "PROG($1, $2, $3, $4, ${6:-0})" >>"$dir/highpage.inc"
	{
		printf '.prog %s %s\n%s:\n' "$1" "$5" "$1"
		printf 'r2 = *(u32 *)(r1 + 0)\nr3 = *(u32 *)(r1 + 4)\n'
		[ "$4" = 1 ] && printf 'r4 = *(u32 *)(r1 + 16)\n'
		[ -n "$6" ] && printf 'r5 = r2\nr5 += %s\nif r5 > r3 goto out_%s\nr5 = *(u8 *)(r2 + %s)\n' "$6" "$1" $(($6 - 1))
		sed "s/\<in\>/in_$1/; s/\<out\>/out_$1/"
		printf 'out_%s:\nr0 = 0\nexit\nin_%s:\nr0 = 1\nexit\n' "$1" "$1"
	} >>"$dir/highpage.s"
}

# all NAME K VARIABLE TYPE SUM [FIRST]: all forms; SUM is code that makes r4 = start + K.
all()
{
	printf '%s\nif r4 <= r3 goto in\n' "$5" | prog "$1_le" "$2" FITS "$3" "$4" "$6"
	printf '%s\nif r4 > r3 goto out\ngoto in\n' "$5" | prog "$1_gt" "$2" FITS "$3" "$4" "$6"
	printf '%s\nif r3 >= r4 goto in\n' "$5" | prog "$1_ge" "$2" FITS "$3" "$4" "$6"
	printf '%s\nif r3 < r4 goto out\ngoto in\n' "$5" | prog "$1_lt" "$2" FITS "$3" "$4" "$6"
	printf '%s\nif r4 < r3 goto in\n' "$5" | prog "$1_slt" "$2" FITS_STRICTLY "$3" "$4" "$6"
	printf '%s\nif r4 >= r3 goto out\ngoto in\n' "$5" | prog "$1_sge" "$2" FITS_STRICTLY "$3" "$4" "$6"
}

for type in xdp other; do
	for k in 0 1 14 64 4095 4096 4097 65535 65536 69631 69632 69633 2147483647 -1 -14 -4097 -2147483648; do
		name=${type}_$(echo "$k" | tr - m)
		all "$name" "$k" 0 "$type" "r4 = r2
r4 += $k"
		printf 'r5 = r3\nr5 -= r2\nif r5 >= %s goto in\n' "$k" | prog "${name}_len" "$k" LENGTH 0 "$type"
		printf 'r5 = r3\nr5 -= r2\nif r5 < %s goto out\ngoto in\n' "$k" | prog "${name}_short" "$k" LENGTH 0 "$type"
		printf 'r5 = r3\nr5 += %s\nif r5 >= r2 goto in\n' "$((-k))" |
			if [ "$k" = -2147483648 ]; then cat >/dev/null; else prog "${name}_below" "$k" BELOW 0 "$type"; fi
	done
	all "${type}_var" 0 1 "$type" "r4 += r2"
	for first in 1 14 4090; do
		for k in 0 1 4095 4096 4097 8191 8192 8193 8205 8206 12281 12282 12288 65535 65536 2147483647 -1 -4097 -65535; do
			name=${type}_${first}_$(echo "$k" | tr - m)
			all "$name" "$k" 0 "$type" "r4 = r2
r4 += $k" $first
		done
	done
	printf 'r5 = r3\nr5 -= r2\nif r5 >= r4 goto in\n' | prog "${type}_var_len" 0 LENGTH 1 "$type"
	printf 'r5 = r3\nr5 -= r4\nif r5 >= r2 goto in\n' | prog "${type}_var_below" 0 BELOW 1 "$type"
done
# the packet's bytes, upward until the pointers are equal, downward
cat >>"$dir/highpage.s" <<'END'
.prog sum_bytes xdp
sum_bytes:
r2 = *(u32 *)(r1 + 0)
r3 = *(u32 *)(r1 + 4)
r0 = 0
up:
r4 = r2
r4 += 1
if r4 > r3 goto up_out
r5 = *(u8 *)(r2 + 0)
r0 += r5
r2 = r4
goto up
up_out:
exit
.prog sum_bytes_down xdp
sum_bytes_down:
r2 = *(u32 *)(r1 + 0)
r3 = *(u32 *)(r1 + 4)
r0 = 0
down:
if r3 <= r2 goto down_out
r3 -= 1
r5 = *(u8 *)(r3 + 0)
r0 += r5
goto down
down_out:
exit
END

for options in -O0 -O1 -O2 "-O2 --debug-seed=1" "-O2 --harden=2 --seed=1" "-O2 --harden=3 --seed=2"; do
	run_host "$options" "$dir/highpage.s" "$srcdir/selftests/highpage_main.c" -std=gnu11 -I"$dir" \
		-I"$srcdir/runtime" "$builddir/libbpfrt-ia32.a"
done
summary
