# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 == r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 == r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 == r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 == r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 == r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 == r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 == r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 == r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 == r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 156c7d77606dc379

== eq64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 == r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 == r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 == r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 == r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 == r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 == r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 == r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 == r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 == r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 156c7d77606dc379

== eq64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 == -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 == -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 == -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 == 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 == 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 == 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result f1a00b4001b1739c

== ne64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 != r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 != r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 != r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 != r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 != r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 != r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 != r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 != r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 != r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result eeaffd3c22dedd13

== ne64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 != r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 != r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 != r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 != r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 != r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 != r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 != r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 != r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 != r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result eeaffd3c22dedd13

== ne64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 != -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 != -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 != -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 != 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 != 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 != 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 5c597129dde47504

== gt64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 > r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 > r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 > r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 > r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 > r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 > r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 > r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 > r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 > r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 48f1b437ac08edab

== gt64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 > r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 > r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 > r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 > r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 > r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 > r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 > r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 > r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 > r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result a9dac3b7fa228ff4

== gt64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 > -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 > -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 > -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 > 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 > 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 > 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result af411971e75e62d7

== ge64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 >= r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 >= r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 >= r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 >= r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 >= r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 >= r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 >= r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 >= r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 >= r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 5a41b6fb892a1098

== ge64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 >= r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 >= r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 >= r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 >= r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 >= r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 >= r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 >= r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 >= r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 >= r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result bb2ac67bd743b2e1

== ge64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 >= -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 >= -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 >= -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 >= 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 >= 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 >= 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 52e7a8480979edd3

== lt64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 < r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 < r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 < r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 < r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 < r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 < r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 < r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 < r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 < r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result a9dac3b7fa228ff4

== lt64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 < r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 < r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 < r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 < r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 < r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 < r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 < r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 < r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 < r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 48f1b437ac08edab

== lt64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 < -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 < -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 < -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 < 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 < 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 < 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result fb11d421d61bfacd

== le64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 <= r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 <= r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 <= r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 <= r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 <= r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 <= r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 <= r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 <= r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 <= r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result bb2ac67bd743b2e1

== le64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 <= r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 <= r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 <= r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 <= r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 <= r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 <= r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 <= r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 <= r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 <= r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 5a41b6fb892a1098

== le64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 <= -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 <= -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 <= -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 <= 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 <= 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 <= 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 9eb862f7f83785c9

== sgt64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 s> r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 s> r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 s> r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 s> r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 s> r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 s> r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 s> r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 s> r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 s> r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 507b631a450318ec

== sgt64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 s> r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 s> r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 s> r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 s> r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 s> r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 s> r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 s> r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 s> r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 s> r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result a25114d5612864b3

== sgt64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 s> -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 s> -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 s> -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 s> 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 s> 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 s> 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 17d69acb46a2d01f

== sge64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 s>= r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 s>= r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 s>= r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 s>= r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 s>= r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 s>= r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 s>= r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 s>= r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 s>= r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 61cb65de22243bd9

== sge64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 s>= r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 s>= r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 s>= r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 s>= r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 s>= r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 s>= r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 s>= r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 s>= r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 s>= r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result b3a117993e4987a0

== sge64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 s>= -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 s>= -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 s>= -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 s>= 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 s>= 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 s>= 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result bb7d29a168be5b1b

== slt64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 s< r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 s< r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 s< r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 s< r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 s< r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 s< r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 s< r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 s< r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 s< r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result a25114d5612864b3

== slt64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 s< r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 s< r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 s< r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 s< r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 s< r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 s< r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 s< r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 s< r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 s< r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 507b631a450318ec

== slt64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 s< -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 s< -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 s< -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 s< 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 s< 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 s< 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 927c52c876d78d85

== sle64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 s<= r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 s<= r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 s<= r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 s<= r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 s<= r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 s<= r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 s<= r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 s<= r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 s<= r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result b3a117993e4987a0

== sle64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 s<= r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 s<= r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 s<= r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 s<= r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 s<= r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 s<= r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 s<= r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 s<= r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 s<= r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 61cb65de22243bd9

== sle64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 s<= -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 s<= -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 s<= -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 s<= 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 s<= 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 s<= 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 3622e19e98f31881

== set64, 64-bit constants at the right
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r2 & r3 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r2 & r3 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r2 & r3 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r2 & r3 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r2 & r3 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r2 & r3 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r2 & r3 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r2 & r3 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r2 & r3 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 9d6667ebe91ab228

== set64, 64-bit constants at the left
-- asm
r6 = r1
r7 = r1
r7 += 304
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
r3 = 0x100000000 ll
if r3 & r2 goto t0
r8 += 1
t0:
r8 *= 3
r3 = 0xffffffff ll
if r3 & r2 goto t1
r8 += 1
t1:
r8 *= 3
r3 = 0x80000000 ll
if r3 & r2 goto t2
r8 += 1
t2:
r8 *= 3
r3 = 0x123456789abcdef0 ll
if r3 & r2 goto t3
r8 += 1
t3:
r8 *= 3
r3 = 0x8000000000000000 ll
if r3 & r2 goto t4
r8 += 1
t4:
r8 *= 3
r3 = 0x7fffffffffffffff ll
if r3 & r2 goto t5
r8 += 1
t5:
r8 *= 3
r3 = 0xffffffff00000000 ll
if r3 & r2 goto t6
r8 += 1
t6:
r8 *= 3
r3 = 0x7fffffff80000000 ll
if r3 & r2 goto t7
r8 += 1
t7:
r8 *= 3
r3 = 0xffffffff7fffffff ll
if r3 & r2 goto t8
r8 += 1
t8:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
0000000000000000ffffff7f0000000000000080000000000100008000000000
feffffff00000000ffffffff0000000000000000010000000100000001000000
0000008001000000ffffffff01000000f0debc1a78563412efdebc9a78563412
f0debc9a78563412f1debc9a78563412f0debc9a7956341200000080feffff7f
fffffffffeffff7f00000000ffffff7fffffff7fffffff7f00000080ffffff7f
01000080ffffff7ffeffffffffffff7fffffffffffffff7f0000000000000080
01000000000000800000008000000080ffffffff000000800000000001000080
f0debc9a7856349200000000feffffffffffff7ffefffffffffffffffeffffff
00000000ffffffff01000000fffffffffeffff7fffffffffffffff7fffffffff
00000080ffffffffffffffffffffffff
-- result 9d6667ebe91ab228

== set64, immediates, equal high halves
-- asm
r6 = r1
r7 = r1
r7 += 192
r8 = 0
loop:
r2 = *(u64 *)(r6 + 0)
r8 *= 3
if r2 & -1 goto t0
r8 += 1
t0:
r8 *= 3
if r2 & -2 goto t1
r8 += 1
t1:
r8 *= 3
if r2 & -2147483648 goto t2
r8 += 1
t2:
r8 *= 3
if r2 & 0 goto t3
r8 += 1
t3:
r8 *= 3
if r2 & 1 goto t4
r8 += 1
t4:
r8 *= 3
if r2 & 2147483647 goto t5
r8 += 1
t5:
r6 += 8
if r6 != r7 goto loop
r0 = r8
exit
-- mem
000000000000000001000000000000000200000000000000feffff7f00000000
ffffff7f0000000000000080000000000100008000000000feffffff00000000
ffffffff0000000000000000010000000100000001000000ffffff7f01000000
00000080fefffffffefffffffefffffffffffffffeffffff00000000ffffffff
01000000fffffffffeffff7fffffffffffffff7fffffffff00000080ffffffff
01000080fffffffffdfffffffffffffffeffffffffffffffffffffffffffffff
-- result 64829d7db643f9c6
