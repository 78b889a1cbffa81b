# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== add64 r0, r1 of kinds 0, 0, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r0 += r1
w0 = w0
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6ae04f42a33f8954

== add64 r1, r4 of kinds 3, 1, use 1
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
w4 = w4
r1 += r4
r1 >>= 32
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6b6eab501cde5558

== add64 r2, r7 of kinds 0, 2, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 = (s32)r7
r2 += r7
r2 s>>= 63
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5155ab6279f38157

== add64 r3, r0 of kinds 3, 4, use 0
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 &= 255
r3 += r0
w3 = w3
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 31a232c4282a03fc

== add64 r4, r3 of kinds 0, 5, use 1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 = (s16)r3
r4 += r3
r4 >>= 32
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 85773439576ff3f

== add64 r5, r6 of kinds 3, 0, use 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r5 += r6
r5 s>>= 63
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e8245ad9f221eb75

== add64 r6, r9 of kinds 0, 2, use 0
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 = (s32)r9
r6 += r9
w6 = w6
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6ae04f42a33f8954

== add64 r7, r2 of kinds 3, 3, use 1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 <<= 32
r7 += r2
r7 >>= 32
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6ae04f42a33f8954

== add64 r8, r5 of kinds 0, 4, use 2
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 &= 255
r8 += r5
r8 s>>= 63
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e35e868ab756106b

== sub64 r9, r8 of kinds 3, 3, use 0
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 <<= 32
r9 -= r8
w9 = w9
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== sub64 r0, r1 of kinds 0, 4, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r0 -= r1
r0 >>= 32
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a871866cf05c9d09

== sub64 r1, r4 of kinds 3, 5, use 2
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 = (s16)r4
r1 -= r4
r1 s>>= 63
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4cb74d5a0ae238a6

== sub64 r2, r7 of kinds 0, 1, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
w7 = w7
r2 -= r7
w2 = w2
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bc2ff3f1967d215c

== sub64 r3, r0 of kinds 3, 2, use 1
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 = (s32)r0
r3 -= r0
r3 >>= 32
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 82d29b89734de520

== sub64 r4, r3 of kinds 0, 3, use 2
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 <<= 32
r4 -= r3
r4 s>>= 63
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 545c67720094019e

== sub64 r5, r6 of kinds 3, 5, use 0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 = (s16)r6
r5 -= r6
w5 = w5
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 63f558f7acdacc04

== sub64 r6, r9 of kinds 0, 0, use 1
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r6 -= r9
r6 >>= 32
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f5c4d8c4b90d8b4f

== sub64 r7, r2 of kinds 3, 1, use 2
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
w2 = w2
r7 -= r2
r7 s>>= 63
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e8e889221c88181a

== mul64 r8, r5 of kinds 0, 0, use 0
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r8 *= r5
w8 = w8
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 373a56cf97bf2501

== mul64 r9, r8 of kinds 3, 1, use 1
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
w8 = w8
r9 *= r8
r9 >>= 32
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 373a56cf97bf2501

== mul64 r0, r1 of kinds 0, 2, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 = (s32)r1
r0 *= r1
r0 s>>= 63
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c0f182fe14df70ac

== mul64 r1, r4 of kinds 3, 4, use 0
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 &= 255
r1 *= r4
w1 = w1
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mul64 r2, r7 of kinds 0, 5, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 = (s16)r7
r2 *= r7
r2 >>= 32
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result cb76c07b56c4e3fe

== mul64 r3, r0 of kinds 3, 0, use 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r3 *= r0
r3 s>>= 63
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 993e99a8ee79635d

== mul64 r4, r3 of kinds 0, 2, use 0
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 = (s32)r3
r4 *= r3
w4 = w4
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 373a56cf97bf2501

== mul64 r5, r6 of kinds 3, 3, use 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 <<= 32
r5 *= r6
r5 >>= 32
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mul64 r6, r9 of kinds 0, 4, use 2
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 &= 255
r6 *= r9
r6 s>>= 63
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7426c4ec341d0b1e

== div64 r7, r2 of kinds 3, 3, use 0
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 <<= 32
r7 /= r2
w7 = w7
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 1eb00d0673aceba3

== div64 r8, r5 of kinds 0, 4, use 1
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 &= 255
r8 /= r5
r8 >>= 32
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c11a1f08974fa43a

== div64 r9, r8 of kinds 3, 5, use 2
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 = (s16)r8
r9 /= r8
r9 s>>= 63
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bb1755823408c331

== div64 r0, r1 of kinds 0, 1, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
w1 = w1
r0 /= r1
w0 = w0
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2f1a6a093f43e9f6

== div64 r1, r4 of kinds 3, 2, use 1
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 = (s32)r4
r1 /= r4
r1 >>= 32
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result df3f09f61b346f39

== div64 r2, r7 of kinds 0, 3, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 <<= 32
r2 /= r7
r2 s>>= 63
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== div64 r3, r0 of kinds 3, 5, use 0
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 = (s16)r0
r3 /= r0
w3 = w3
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== div64 r4, r3 of kinds 0, 0, use 1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r4 /= r3
r4 >>= 32
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b6da38049c2ef9fb

== div64 r5, r6 of kinds 3, 1, use 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
w6 = w6
r5 /= r6
r5 s>>= 63
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bb1755823408c331

== sdiv64 r6, r9 of kinds 0, 0, use 0
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r6 s/= r9
w6 = w6
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 26f7d567cadd893f

== sdiv64 r7, r2 of kinds 3, 1, use 1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
w2 = w2
r7 s/= r2
r7 >>= 32
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d77348f392ef9e73

== sdiv64 r8, r5 of kinds 0, 2, use 2
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 = (s32)r5
r8 s/= r5
r8 s>>= 63
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 82a0b6a16437dc7b

== sdiv64 r9, r8 of kinds 3, 4, use 0
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 &= 255
r9 s/= r8
w9 = w9
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b9e6604aad3a7243

== sdiv64 r0, r1 of kinds 0, 5, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 = (s16)r1
r0 s/= r1
r0 >>= 32
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 356de540d237b09f

== sdiv64 r1, r4 of kinds 3, 0, use 2
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s/= r4
r1 s>>= 63
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c3558b4fb6829d5f

== sdiv64 r2, r7 of kinds 0, 2, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 = (s32)r7
r2 s/= r7
w2 = w2
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dc73cbb9f655c097

== sdiv64 r3, r0 of kinds 3, 3, use 1
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 <<= 32
r3 s/= r0
r3 >>= 32
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 434a36a30553d5d0

== sdiv64 r4, r3 of kinds 0, 4, use 2
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 &= 255
r4 s/= r3
r4 s>>= 63
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 655f361f1ad27846

== mod64 r5, r6 of kinds 3, 3, use 0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 <<= 32
r5 %= r6
w5 = w5
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mod64 r6, r9 of kinds 0, 4, use 1
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 &= 255
r6 %= r9
r6 >>= 32
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4027d7d8af2eedf8

== mod64 r7, r2 of kinds 3, 5, use 2
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 = (s16)r2
r7 %= r2
r7 s>>= 63
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5a092a670cf1de07

== mod64 r8, r5 of kinds 0, 1, use 0
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
w5 = w5
r8 %= r5
w8 = w8
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 18ea901cbad9a978

== mod64 r9, r8 of kinds 3, 2, use 1
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 = (s32)r8
r9 %= r8
r9 >>= 32
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 82d14501908ead66

== mod64 r0, r1 of kinds 0, 3, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 <<= 32
r0 %= r1
r0 s>>= 63
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f04b3594d0dcf098

== mod64 r1, r4 of kinds 3, 5, use 0
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 = (s16)r4
r1 %= r4
w1 = w1
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mod64 r2, r7 of kinds 0, 0, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r2 %= r7
r2 >>= 32
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 39634a68831a2b90

== mod64 r3, r0 of kinds 3, 1, use 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
w0 = w0
r3 %= r0
r3 s>>= 63
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c2a08143e32b5d1

== smod64 r4, r3 of kinds 0, 0, use 0
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r4 s%= r3
w4 = w4
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 758fd85b8af796f3

== smod64 r5, r6 of kinds 3, 1, use 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
w6 = w6
r5 s%= r6
r5 >>= 32
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 367682814986b8c0

== smod64 r6, r9 of kinds 0, 2, use 2
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 = (s32)r9
r6 s%= r9
r6 s>>= 63
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 48026401a8ac5dfa

== smod64 r7, r2 of kinds 3, 4, use 0
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 &= 255
r7 s%= r2
w7 = w7
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 866fd92d8981cedb

== smod64 r8, r5 of kinds 0, 5, use 1
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 = (s16)r5
r8 s%= r5
r8 >>= 32
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b739c26bd187423b

== smod64 r9, r8 of kinds 3, 0, use 2
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r9 s%= r8
r9 s>>= 63
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c7b8e91cab8fedbc

== smod64 r0, r1 of kinds 0, 2, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 = (s32)r1
r0 s%= r1
w0 = w0
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7d14b4080b669ae0

== smod64 r1, r4 of kinds 3, 3, use 1
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 <<= 32
r1 s%= r4
r1 >>= 32
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 3571894ee1f7063

== smod64 r2, r7 of kinds 0, 4, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 &= 255
r2 s%= r7
r2 s>>= 63
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 141c3ba44bbaa0b4

== or64 r3, r0 of kinds 3, 3, use 0
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 <<= 32
r3 |= r0
w3 = w3
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== or64 r4, r3 of kinds 0, 4, use 1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 &= 255
r4 |= r3
r4 >>= 32
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7a66d40df7f07dd0

== or64 r5, r6 of kinds 3, 5, use 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 = (s16)r6
r5 |= r6
r5 s>>= 63
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 33ab0779f0696b81

== or64 r6, r9 of kinds 0, 1, use 0
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
w9 = w9
r6 |= r9
w6 = w6
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2a6bd2976c6edd3d

== or64 r7, r2 of kinds 3, 2, use 1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 = (s32)r2
r7 |= r2
r7 >>= 32
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c40fc8548302c43

== or64 r8, r5 of kinds 0, 3, use 2
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 <<= 32
r8 |= r5
r8 s>>= 63
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9ab3f14d3970cbc8

== or64 r9, r8 of kinds 3, 5, use 0
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 = (s16)r8
r9 |= r8
w9 = w9
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bc38f338532533fc

== or64 r0, r1 of kinds 0, 0, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r0 |= r1
r0 >>= 32
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6a0b27157b77c5ea

== or64 r1, r4 of kinds 3, 1, use 2
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
w4 = w4
r1 |= r4
r1 s>>= 63
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 15207fe940faa138

== and64 r2, r7 of kinds 0, 0, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r2 &= r7
w2 = w2
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 53a9d4836d0ac17

== and64 r3, r0 of kinds 3, 1, use 1
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
w0 = w0
r3 &= r0
r3 >>= 32
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== and64 r4, r3 of kinds 0, 2, use 2
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 = (s32)r3
r4 &= r3
r4 s>>= 63
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f39247e3c6bd71bc

== and64 r5, r6 of kinds 3, 4, use 0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 &= 255
r5 &= r6
w5 = w5
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== and64 r6, r9 of kinds 0, 5, use 1
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 = (s16)r9
r6 &= r9
r6 >>= 32
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 3674bbb7178a702

== and64 r7, r2 of kinds 3, 0, use 2
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r7 &= r2
r7 s>>= 63
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 51c50d01389a07a2

== and64 r8, r5 of kinds 0, 2, use 0
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 = (s32)r5
r8 &= r5
w8 = w8
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 53a9d4836d0ac17

== and64 r9, r8 of kinds 3, 3, use 1
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 <<= 32
r9 &= r8
r9 >>= 32
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 53a9d4836d0ac17

== and64 r0, r1 of kinds 0, 4, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r0 &= r1
r0 s>>= 63
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== xor64 r1, r4 of kinds 3, 3, use 0
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 <<= 32
r1 ^= r4
w1 = w1
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== xor64 r2, r7 of kinds 0, 4, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 &= 255
r2 ^= r7
r2 >>= 32
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7a66d40df7f07dd0

== xor64 r3, r0 of kinds 3, 5, use 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 = (s16)r0
r3 ^= r0
r3 s>>= 63
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 1bb37eda68f0eb2e

== xor64 r4, r3 of kinds 0, 1, use 0
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
w3 = w3
r4 ^= r3
w4 = w4
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2531354f359e3126

== xor64 r5, r6 of kinds 3, 2, use 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 = (s32)r6
r5 ^= r6
r5 >>= 32
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2f6731b879afb74a

== xor64 r6, r9 of kinds 0, 3, use 2
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 <<= 32
r6 ^= r9
r6 s>>= 63
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a721a96972b35a0c

== xor64 r7, r2 of kinds 3, 5, use 0
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 = (s16)r2
r7 ^= r2
w7 = w7
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bc38f338532533fc

== xor64 r8, r5 of kinds 0, 0, use 1
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r8 ^= r5
r8 >>= 32
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dbcd55efd51528b4

== xor64 r9, r8 of kinds 3, 1, use 2
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
w8 = w8
r9 ^= r8
r9 s>>= 63
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 15207fe940faa138

== lsh64 r0, r1 of kinds 0, 0, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r0 <<= r1
w0 = w0
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7a2bea43b1ad08fe

== lsh64 r1, r4 of kinds 3, 1, use 1
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
w4 = w4
r1 <<= r4
r1 >>= 32
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7a2bea43b1ad08fe

== lsh64 r2, r7 of kinds 0, 2, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 = (s32)r7
r2 <<= r7
r2 s>>= 63
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dbbca0d7f97fd98

== lsh64 r3, r0 of kinds 3, 4, use 0
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 &= 255
r3 <<= r0
w3 = w3
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== lsh64 r4, r3 of kinds 0, 5, use 1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 = (s16)r3
r4 <<= r3
r4 >>= 32
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4ba4499afd3cfc73

== lsh64 r5, r6 of kinds 3, 0, use 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r5 <<= r6
r5 s>>= 63
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5abe2c82aba4019e

== lsh64 r6, r9 of kinds 0, 2, use 0
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 = (s32)r9
r6 <<= r9
w6 = w6
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7a2bea43b1ad08fe

== lsh64 r7, r2 of kinds 3, 3, use 1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
r2 <<= 32
r7 <<= r2
r7 >>= 32
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6b6eab501cde5558

== lsh64 r8, r5 of kinds 0, 4, use 2
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r5 &= 255
r8 <<= r5
r8 s>>= 63
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dbbca0d7f97fd98

== lsh64 imm, kind 0, use 0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = *(u64 *)(r5 + 0)
r0 <<= 0
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 1
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 8
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 16
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 31
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 32
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 33
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 48
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 63
w0 = w0
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4f85d4e204e3ebcb

== lsh64 imm, kind 0, use 1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 = *(u64 *)(r5 + 0)
r1 <<= 0
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 1
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 8
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 16
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 31
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 32
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 33
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 48
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 <<= 63
r1 >>= 32
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5eef8a10a68d94af

== lsh64 imm, kind 0, use 2
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r2 = *(u64 *)(r5 + 0)
r2 = *(u64 *)(r5 + 0)
r2 <<= 0
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 1
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 8
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 16
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 31
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 32
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 33
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 48
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 <<= 63
r2 s>>= 63
r1 *= 1000003
r1 += r2
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result debe34bb1808720e

== lsh64 imm, kind 1, use 0
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r3 = *(u64 *)(r6 + 0)
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 0
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 1
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 8
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 16
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 31
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 32
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 33
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 48
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 <<= 63
w3 = w3
r2 *= 1000003
r2 += r3
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4f85d4e204e3ebcb

== lsh64 imm, kind 1, use 1
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 0
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 1
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 8
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 16
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 31
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 32
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 33
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 48
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 <<= 63
r4 >>= 32
r2 *= 1000003
r2 += r4
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 69f71066e4401aab

== lsh64 imm, kind 1, use 2
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 0
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 1
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 8
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 16
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 31
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 32
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 33
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 48
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 <<= 63
r5 s>>= 63
r2 *= 1000003
r2 += r5
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e124d6cbe6688b9b

== lsh64 imm, kind 2, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r2
r7 += r4
r6 = *(u64 *)(r7 + 0)
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 0
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 1
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 8
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 16
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 31
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 32
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 33
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 48
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 <<= 63
w6 = w6
r3 *= 1000003
r3 += r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4f85d4e204e3ebcb

== lsh64 imm, kind 2, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r7 = *(u64 *)(r6 + 0)
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 0
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 1
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 8
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 16
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 31
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 32
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 33
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 48
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 <<= 63
r7 >>= 32
r3 *= 1000003
r3 += r7
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 55b14e6ea4be9bd8

== lsh64 imm, kind 2, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r8 = *(u64 *)(r6 + 0)
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 0
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 1
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 8
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 16
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 31
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 32
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 33
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 48
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 <<= 63
r8 s>>= 63
r3 *= 1000003
r3 += r8
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f2da99e05e9d9c6e

== lsh64 imm, kind 3, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r9 = *(u64 *)(r7 + 0)
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 0
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 1
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 8
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 16
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 31
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 32
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 33
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 48
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 <<= 63
w9 = w9
r4 *= 1000003
r4 += r9
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== lsh64 imm, kind 3, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r0 = *(u64 *)(r7 + 0)
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 0
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 1
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 8
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 16
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 31
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 32
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 33
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 48
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 <<= 63
r0 >>= 32
r4 *= 1000003
r4 += r0
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4f85d4e204e3ebcb

== lsh64 imm, kind 3, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r1 = *(u64 *)(r7 + 0)
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 0
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 1
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 8
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 16
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 31
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 32
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 33
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 48
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 <<= 63
r1 s>>= 63
r4 *= 1000003
r4 += r1
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 329ff8711b407fc6

== rsh64 r9, r8 of kinds 3, 3, use 0
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
r8 <<= 32
r9 >>= r8
w9 = w9
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== rsh64 r0, r1 of kinds 0, 4, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r0 >>= r1
r0 >>= 32
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6042035651f369d9

== rsh64 r1, r4 of kinds 3, 5, use 2
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 = (s16)r4
r1 >>= r4
r1 s>>= 63
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4211a1c785795db4

== rsh64 r2, r7 of kinds 0, 1, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
w7 = w7
r2 >>= r7
w2 = w2
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 22cc3ff02bb642a

== rsh64 r3, r0 of kinds 3, 2, use 1
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r0 = (s32)r0
r3 >>= r0
r3 >>= 32
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result da37ff64cf98e0bb

== rsh64 r4, r3 of kinds 0, 3, use 2
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 <<= 32
r4 >>= r3
r4 s>>= 63
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 16c7d14b065bf1a0

== rsh64 r5, r6 of kinds 3, 5, use 0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 = (s16)r6
r5 >>= r6
w5 = w5
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b693f0f6b2e1dadc

== rsh64 r6, r9 of kinds 0, 0, use 1
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r6 >>= r9
r6 >>= 32
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6042035651f369d9

== rsh64 r7, r2 of kinds 3, 1, use 2
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r7 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r2 = *(u64 *)(r3 + 0)
r7 <<= 32
w2 = w2
r7 >>= r2
r7 s>>= 63
r9 *= 1000003
r9 += r7
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4211a1c785795db4

== rsh64 imm, kind 0, use 0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = *(u64 *)(r5 + 0)
r0 >>= 0
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 1
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 8
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 16
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 31
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 32
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 33
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 48
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 >>= 63
w0 = w0
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d1a4132336a5b6f5

== rsh64 imm, kind 0, use 1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 = *(u64 *)(r5 + 0)
r1 >>= 0
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 1
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 8
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 16
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 31
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 32
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 33
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 48
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 >>= 63
r1 >>= 32
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6b248608a32dd8cb

== rsh64 imm, kind 0, use 2
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r2 = *(u64 *)(r5 + 0)
r2 = *(u64 *)(r5 + 0)
r2 >>= 0
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 1
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 8
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 16
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 31
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 32
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 33
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 48
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 >>= 63
r2 s>>= 63
r1 *= 1000003
r1 += r2
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 3ebc94f6e1ed524e

== rsh64 imm, kind 1, use 0
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r3 = *(u64 *)(r6 + 0)
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 0
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 1
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 8
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 16
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 31
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 32
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 33
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 48
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 >>= 63
w3 = w3
r2 *= 1000003
r2 += r3
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6326cf3d963e8193

== rsh64 imm, kind 1, use 1
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 0
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 1
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 8
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 16
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 31
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 32
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 33
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 48
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 >>= 63
r4 >>= 32
r2 *= 1000003
r2 += r4
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== rsh64 imm, kind 1, use 2
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 0
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 1
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 8
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 16
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 31
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 32
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 33
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 48
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 >>= 63
r5 s>>= 63
r2 *= 1000003
r2 += r5
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== rsh64 imm, kind 2, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r2
r7 += r4
r6 = *(u64 *)(r7 + 0)
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 0
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 1
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 8
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 16
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 31
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 32
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 33
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 48
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 >>= 63
w6 = w6
r3 *= 1000003
r3 += r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7c567ae27dd9472b

== rsh64 imm, kind 2, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r7 = *(u64 *)(r6 + 0)
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 0
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 1
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 8
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 16
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 31
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 32
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 33
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 48
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 >>= 63
r7 >>= 32
r3 *= 1000003
r3 += r7
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8abd915555604c7d

== rsh64 imm, kind 2, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r8 = *(u64 *)(r6 + 0)
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 0
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 1
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 8
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 16
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 31
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 32
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 33
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 48
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 >>= 63
r8 s>>= 63
r3 *= 1000003
r3 += r8
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8498c56b802f809b

== rsh64 imm, kind 3, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r9 = *(u64 *)(r7 + 0)
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 0
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 1
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 8
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 16
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 31
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 32
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 33
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 48
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 >>= 63
w9 = w9
r4 *= 1000003
r4 += r9
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 74ebcbc7a673b5a1

== rsh64 imm, kind 3, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r0 = *(u64 *)(r7 + 0)
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 0
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 1
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 8
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 16
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 31
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 32
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 33
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 48
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 >>= 63
r0 >>= 32
r4 *= 1000003
r4 += r0
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6326cf3d963e8193

== rsh64 imm, kind 3, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r1 = *(u64 *)(r7 + 0)
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 0
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 1
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 8
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 16
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 31
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 32
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 33
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 48
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 >>= 63
r1 s>>= 63
r4 *= 1000003
r4 += r1
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8498c56b802f809b

== arsh64 r8, r5 of kinds 0, 0, use 0
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r8 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r5 = *(u64 *)(r3 + 0)
r8 s>>= r5
w8 = w8
r0 *= 1000003
r0 += r8
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 573822c6d6f13f52

== arsh64 r9, r8 of kinds 3, 1, use 1
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r9 = *(u64 *)(r4 + 0)
r4 = r0
r4 += r3
r8 = *(u64 *)(r4 + 0)
r9 <<= 32
w8 = w8
r9 s>>= r8
r9 >>= 32
r1 *= 1000003
r1 += r9
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 50b2a618d711610e

== arsh64 r0, r1 of kinds 0, 2, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r0 = *(u64 *)(r6 + 0)
r6 = r2
r6 += r5
r1 = *(u64 *)(r6 + 0)
r1 = (s32)r1
r0 s>>= r1
r0 s>>= 63
r3 *= 1000003
r3 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 16c7d14b065bf1a0

== arsh64 r1, r4 of kinds 3, 4, use 0
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r1 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r4 = *(u64 *)(r7 + 0)
r1 <<= 32
r4 &= 255
r1 s>>= r4
w1 = w1
r3 *= 1000003
r3 += r1
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e4fe2dec25ca123a

== arsh64 r2, r7 of kinds 0, 5, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r6
r7 = *(u64 *)(r8 + 0)
r7 = (s16)r7
r2 s>>= r7
r2 >>= 32
r4 *= 1000003
r4 += r2
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 817bafa9635d259d

== arsh64 r3, r0 of kinds 3, 0, use 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r8 = r4
r8 += r7
r0 = *(u64 *)(r8 + 0)
r3 <<= 32
r3 s>>= r0
r3 s>>= 63
r5 *= 1000003
r5 += r3
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 15207fe940faa138

== arsh64 r4, r3 of kinds 0, 2, use 0
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r5
r9 += r8
r3 = *(u64 *)(r9 + 0)
r3 = (s32)r3
r4 s>>= r3
w4 = w4
r6 *= 1000003
r6 += r4
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 573822c6d6f13f52

== arsh64 r5, r6 of kinds 3, 3, use 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r5 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r5 <<= 32
r6 <<= 32
r5 s>>= r6
r5 >>= 32
r8 *= 1000003
r8 += r5
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6b6eab501cde5558

== arsh64 r6, r9 of kinds 0, 4, use 2
-- asm
r7 = r1
r8 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r6 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r9 = *(u64 *)(r2 + 0)
r9 &= 255
r6 s>>= r9
r6 s>>= 63
r8 *= 1000003
r8 += r6
r1 += 8
if r1 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 16c7d14b065bf1a0

== arsh64 imm, kind 0, use 0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = *(u64 *)(r5 + 0)
r0 s>>= 0
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 1
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 8
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 16
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 31
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 32
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 33
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 48
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 s>>= 63
w0 = w0
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8cb468ef87e28611

== arsh64 imm, kind 0, use 1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 = *(u64 *)(r5 + 0)
r1 s>>= 0
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 1
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 8
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 16
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 31
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 32
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 33
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 48
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
r1 s>>= 63
r1 >>= 32
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4037ed257f5f51d7

== arsh64 imm, kind 0, use 2
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r2 = *(u64 *)(r5 + 0)
r2 = *(u64 *)(r5 + 0)
r2 s>>= 0
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 1
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 8
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 16
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 31
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 32
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 33
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 48
r2 s>>= 63
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 s>>= 63
r2 s>>= 63
r1 *= 1000003
r1 += r2
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5dc5dc1ddd4cbbae

== arsh64 imm, kind 1, use 0
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r3 = *(u64 *)(r6 + 0)
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 0
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 1
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 8
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 16
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 31
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 32
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 33
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 48
w3 = w3
r2 *= 1000003
r2 += r3
r3 = *(u64 *)(r6 + 0)
w3 = w3
r3 s>>= 63
w3 = w3
r2 *= 1000003
r2 += r3
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6326cf3d963e8193

== arsh64 imm, kind 1, use 1
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 0
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 1
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 8
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 16
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 31
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 32
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 33
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 48
r4 >>= 32
r2 *= 1000003
r2 += r4
r4 = *(u64 *)(r6 + 0)
w4 = w4
r4 s>>= 63
r4 >>= 32
r2 *= 1000003
r2 += r4
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== arsh64 imm, kind 1, use 2
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 0
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 1
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 8
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 16
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 31
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 32
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 33
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 48
r5 s>>= 63
r2 *= 1000003
r2 += r5
r5 = *(u64 *)(r6 + 0)
w5 = w5
r5 s>>= 63
r5 s>>= 63
r2 *= 1000003
r2 += r5
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== arsh64 imm, kind 2, use 0
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r2
r7 += r4
r6 = *(u64 *)(r7 + 0)
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 0
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 1
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 8
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 16
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 31
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 32
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 33
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 48
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 s>>= 63
w6 = w6
r3 *= 1000003
r3 += r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 28d8ee64179294a1

== arsh64 imm, kind 2, use 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r7 = *(u64 *)(r6 + 0)
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 0
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 1
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 8
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 16
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 31
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 32
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 33
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 48
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 = (s32)r7
r7 s>>= 63
r7 >>= 32
r3 *= 1000003
r3 += r7
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 506fb07bd6b45f8b

== arsh64 imm, kind 2, use 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r8 = *(u64 *)(r6 + 0)
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 0
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 1
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 8
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 16
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 31
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 32
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 33
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 48
r8 s>>= 63
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 = (s32)r8
r8 s>>= 63
r8 s>>= 63
r3 *= 1000003
r3 += r8
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 27241006d6b45f8b

== arsh64 imm, kind 3, use 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r9 = *(u64 *)(r7 + 0)
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 0
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 1
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 8
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 16
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 31
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 32
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 33
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 48
w9 = w9
r4 *= 1000003
r4 += r9
r9 = *(u64 *)(r7 + 0)
r9 <<= 32
r9 s>>= 63
w9 = w9
r4 *= 1000003
r4 += r9
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 216e3f49402d0317

== arsh64 imm, kind 3, use 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r0 = *(u64 *)(r7 + 0)
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 0
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 1
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 8
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 16
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 31
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 32
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 33
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 48
r0 >>= 32
r4 *= 1000003
r4 += r0
r0 = *(u64 *)(r7 + 0)
r0 <<= 32
r0 s>>= 63
r0 >>= 32
r4 *= 1000003
r4 += r0
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 28d8ee64179294a1

== arsh64 imm, kind 3, use 2
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r1 = *(u64 *)(r7 + 0)
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 0
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 1
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 8
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 16
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 31
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 32
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 33
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 48
r1 s>>= 63
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 <<= 32
r1 s>>= 63
r1 s>>= 63
r4 *= 1000003
r4 += r1
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 27241006d6b45f8b

== r0 = -r0 of kind 0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = *(u64 *)(r5 + 0)
r0 = -r0
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 = -r0
r0 >>= 32
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 = -r0
r0 s>>= 63
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8c81ffee523c0f5c

== r1 = -r1 of kind 1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 = *(u64 *)(r5 + 0)
w1 = w1
r1 = -r1
w1 = w1
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
w1 = w1
r1 = -r1
r1 >>= 32
r2 *= 1000003
r2 += r1
r1 = *(u64 *)(r5 + 0)
w1 = w1
r1 = -r1
r1 s>>= 63
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d9a7057cff0efd3f

== r2 = -r2 of kind 2
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r2 = *(u64 *)(r5 + 0)
r2 = *(u64 *)(r5 + 0)
r2 = (s32)r2
r2 = -r2
w2 = w2
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 = (s32)r2
r2 = -r2
r2 >>= 32
r1 *= 1000003
r1 += r2
r2 = *(u64 *)(r5 + 0)
r2 = (s32)r2
r2 = -r2
r2 s>>= 63
r1 *= 1000003
r1 += r2
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dac3fb0b5084ff3

== r3 = -r3 of kind 3
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r2
r3 = *(u64 *)(r5 + 0)
r3 = *(u64 *)(r5 + 0)
r3 <<= 32
r3 = -r3
w3 = w3
r1 *= 1000003
r1 += r3
r3 = *(u64 *)(r5 + 0)
r3 <<= 32
r3 = -r3
r3 >>= 32
r1 *= 1000003
r1 += r3
r3 = *(u64 *)(r5 + 0)
r3 <<= 32
r3 = -r3
r3 s>>= 63
r1 *= 1000003
r1 += r3
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result dc80022375c1637c

== r4 = -r4 of kind 4
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r5 = r0
r5 += r2
r4 = *(u64 *)(r5 + 0)
r4 = *(u64 *)(r5 + 0)
r4 &= 255
r4 = -r4
w4 = w4
r1 *= 1000003
r1 += r4
r4 = *(u64 *)(r5 + 0)
r4 &= 255
r4 = -r4
r4 >>= 32
r1 *= 1000003
r1 += r4
r4 = *(u64 *)(r5 + 0)
r4 &= 255
r4 = -r4
r4 s>>= 63
r1 *= 1000003
r1 += r4
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8280f6df8d122bcb

== r5 = -r5 of kind 5
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r5 = *(u64 *)(r4 + 0)
r5 = *(u64 *)(r4 + 0)
r5 = (s16)r5
r5 = -r5
w5 = w5
r1 *= 1000003
r1 += r5
r5 = *(u64 *)(r4 + 0)
r5 = (s16)r5
r5 = -r5
r5 >>= 32
r1 *= 1000003
r1 += r5
r5 = *(u64 *)(r4 + 0)
r5 = (s16)r5
r5 = -r5
r5 s>>= 63
r1 *= 1000003
r1 += r5
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ea8511f9f5c435b7

== r7 = be64 r7 of kind 0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r7 = *(u64 *)(r5 + 0)
r7 = *(u64 *)(r5 + 0)
r7 = be64 r7
w7 = w7
r2 *= 1000003
r2 += r7
r7 = *(u64 *)(r5 + 0)
r7 = be64 r7
r7 >>= 32
r2 *= 1000003
r2 += r7
r7 = *(u64 *)(r5 + 0)
r7 = be64 r7
r7 s>>= 63
r2 *= 1000003
r2 += r7
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4c4540c887f2f620

== r8 = be64 r8 of kind 1
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r8 = *(u64 *)(r5 + 0)
r8 = *(u64 *)(r5 + 0)
w8 = w8
r8 = be64 r8
w8 = w8
r2 *= 1000003
r2 += r8
r8 = *(u64 *)(r5 + 0)
w8 = w8
r8 = be64 r8
r8 >>= 32
r2 *= 1000003
r2 += r8
r8 = *(u64 *)(r5 + 0)
w8 = w8
r8 = be64 r8
r8 s>>= 63
r2 *= 1000003
r2 += r8
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9abcfa4d1885efa5

== r9 = be64 r9 of kind 2
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r9 = *(u64 *)(r5 + 0)
r9 = *(u64 *)(r5 + 0)
r9 = (s32)r9
r9 = be64 r9
w9 = w9
r2 *= 1000003
r2 += r9
r9 = *(u64 *)(r5 + 0)
r9 = (s32)r9
r9 = be64 r9
r9 >>= 32
r2 *= 1000003
r2 += r9
r9 = *(u64 *)(r5 + 0)
r9 = (s32)r9
r9 = be64 r9
r9 s>>= 63
r2 *= 1000003
r2 += r9
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 15e605162f35a4e0

== r0 = be64 r0 of kind 3
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = *(u64 *)(r5 + 0)
r0 <<= 32
r0 = be64 r0
w0 = w0
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 32
r0 = be64 r0
r0 >>= 32
r2 *= 1000003
r2 += r0
r0 = *(u64 *)(r5 + 0)
r0 <<= 32
r0 = be64 r0
r0 s>>= 63
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b9328e2410f39ad0

== r1 = be64 r1 of kind 4
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r1 = *(u64 *)(r6 + 0)
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r1 = be64 r1
w1 = w1
r3 *= 1000003
r3 += r1
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r1 = be64 r1
r1 >>= 32
r3 *= 1000003
r3 += r1
r1 = *(u64 *)(r6 + 0)
r1 &= 255
r1 = be64 r1
r1 s>>= 63
r3 *= 1000003
r3 += r1
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b695bf596bc31ab5

== r2 = be64 r2 of kind 5
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
r2 = *(u64 *)(r6 + 0)
r2 = (s16)r2
r2 = be64 r2
w2 = w2
r3 *= 1000003
r3 += r2
r2 = *(u64 *)(r6 + 0)
r2 = (s16)r2
r2 = be64 r2
r2 >>= 32
r3 *= 1000003
r3 += r2
r2 = *(u64 *)(r6 + 0)
r2 = (s16)r2
r2 = be64 r2
r2 s>>= 63
r3 *= 1000003
r3 += r2
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ac9c8335ab780df1

== r4 = be32 r4 of kind 0
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r4 = *(u64 *)(r7 + 0)
r4 = *(u64 *)(r7 + 0)
r4 = be32 r4
w4 = w4
r3 *= 1000003
r3 += r4
r4 = *(u64 *)(r7 + 0)
r4 = be32 r4
r4 >>= 32
r3 *= 1000003
r3 += r4
r4 = *(u64 *)(r7 + 0)
r4 = be32 r4
r4 s>>= 63
r3 *= 1000003
r3 += r4
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b9328e2410f39ad0

== r5 = be32 r5 of kind 1
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r4
r5 = *(u64 *)(r7 + 0)
r5 = *(u64 *)(r7 + 0)
w5 = w5
r5 = be32 r5
w5 = w5
r3 *= 1000003
r3 += r5
r5 = *(u64 *)(r7 + 0)
w5 = w5
r5 = be32 r5
r5 >>= 32
r3 *= 1000003
r3 += r5
r5 = *(u64 *)(r7 + 0)
w5 = w5
r5 = be32 r5
r5 s>>= 63
r3 *= 1000003
r3 += r5
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b9328e2410f39ad0

== r6 = be32 r6 of kind 2
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r2
r7 += r4
r6 = *(u64 *)(r7 + 0)
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 = be32 r6
w6 = w6
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 = be32 r6
r6 >>= 32
r3 *= 1000003
r3 += r6
r6 = *(u64 *)(r7 + 0)
r6 = (s32)r6
r6 = be32 r6
r6 s>>= 63
r3 *= 1000003
r3 += r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b9328e2410f39ad0

== r7 = be32 r7 of kind 3
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r7 = *(u64 *)(r6 + 0)
r7 = *(u64 *)(r6 + 0)
r7 <<= 32
r7 = be32 r7
w7 = w7
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 <<= 32
r7 = be32 r7
r7 >>= 32
r3 *= 1000003
r3 += r7
r7 = *(u64 *)(r6 + 0)
r7 <<= 32
r7 = be32 r7
r7 s>>= 63
r3 *= 1000003
r3 += r7
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r8 = be32 r8 of kind 4
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r8 = *(u64 *)(r6 + 0)
r8 = *(u64 *)(r6 + 0)
r8 &= 255
r8 = be32 r8
w8 = w8
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 &= 255
r8 = be32 r8
r8 >>= 32
r3 *= 1000003
r3 += r8
r8 = *(u64 *)(r6 + 0)
r8 &= 255
r8 = be32 r8
r8 s>>= 63
r3 *= 1000003
r3 += r8
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 71742e6925000000

== r9 = be32 r9 of kind 5
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r2
r6 += r4
r9 = *(u64 *)(r6 + 0)
r9 = *(u64 *)(r6 + 0)
r9 = (s16)r9
r9 = be32 r9
w9 = w9
r3 *= 1000003
r3 += r9
r9 = *(u64 *)(r6 + 0)
r9 = (s16)r9
r9 = be32 r9
r9 >>= 32
r3 *= 1000003
r3 += r9
r9 = *(u64 *)(r6 + 0)
r9 = (s16)r9
r9 = be32 r9
r9 s>>= 63
r3 *= 1000003
r3 += r9
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6ea24a2c36214bdd

== r1 = bswap16 r1 of kind 0
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r1 = *(u64 *)(r7 + 0)
r1 = *(u64 *)(r7 + 0)
r1 = bswap16 r1
w1 = w1
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 = bswap16 r1
r1 >>= 32
r4 *= 1000003
r4 += r1
r1 = *(u64 *)(r7 + 0)
r1 = bswap16 r1
r1 s>>= 63
r4 *= 1000003
r4 += r1
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 13b18b572bd34534

== r2 = bswap16 r2 of kind 1
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r2 = *(u64 *)(r7 + 0)
r2 = *(u64 *)(r7 + 0)
w2 = w2
r2 = bswap16 r2
w2 = w2
r4 *= 1000003
r4 += r2
r2 = *(u64 *)(r7 + 0)
w2 = w2
r2 = bswap16 r2
r2 >>= 32
r4 *= 1000003
r4 += r2
r2 = *(u64 *)(r7 + 0)
w2 = w2
r2 = bswap16 r2
r2 s>>= 63
r4 *= 1000003
r4 += r2
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 13b18b572bd34534

== r3 = bswap16 r3 of kind 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r3 = *(u64 *)(r8 + 0)
r3 = (s32)r3
r3 = bswap16 r3
w3 = w3
r5 *= 1000003
r5 += r3
r3 = *(u64 *)(r8 + 0)
r3 = (s32)r3
r3 = bswap16 r3
r3 >>= 32
r5 *= 1000003
r5 += r3
r3 = *(u64 *)(r8 + 0)
r3 = (s32)r3
r3 = bswap16 r3
r3 s>>= 63
r5 *= 1000003
r5 += r3
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 13b18b572bd34534

== r4 = bswap16 r4 of kind 3
-- asm
r3 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r6
r4 = *(u64 *)(r8 + 0)
r4 = *(u64 *)(r8 + 0)
r4 <<= 32
r4 = bswap16 r4
w4 = w4
r5 *= 1000003
r5 += r4
r4 = *(u64 *)(r8 + 0)
r4 <<= 32
r4 = bswap16 r4
r4 >>= 32
r5 *= 1000003
r5 += r4
r4 = *(u64 *)(r8 + 0)
r4 <<= 32
r4 = bswap16 r4
r4 s>>= 63
r5 *= 1000003
r5 += r4
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r5 = bswap16 r5 of kind 4
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r6
r5 = *(u64 *)(r8 + 0)
r5 = *(u64 *)(r8 + 0)
r5 &= 255
r5 = bswap16 r5
w5 = w5
r4 *= 1000003
r4 += r5
r5 = *(u64 *)(r8 + 0)
r5 &= 255
r5 = bswap16 r5
r5 >>= 32
r4 *= 1000003
r4 += r5
r5 = *(u64 *)(r8 + 0)
r5 &= 255
r5 = bswap16 r5
r5 s>>= 63
r4 *= 1000003
r4 += r5
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 439e71742e692500

== r6 = bswap16 r6 of kind 5
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r5
r6 = *(u64 *)(r8 + 0)
r6 = *(u64 *)(r8 + 0)
r6 = (s16)r6
r6 = bswap16 r6
w6 = w6
r4 *= 1000003
r4 += r6
r6 = *(u64 *)(r8 + 0)
r6 = (s16)r6
r6 = bswap16 r6
r6 >>= 32
r4 *= 1000003
r4 += r6
r6 = *(u64 *)(r8 + 0)
r6 = (s16)r6
r6 = bswap16 r6
r6 s>>= 63
r4 *= 1000003
r4 += r6
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 13b18b572bd34534

== r8 = (s8)r8 of kind 0
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r4
r9 += r6
r8 = *(u64 *)(r9 + 0)
r8 = *(u64 *)(r9 + 0)
r8 = (s8)r8
w8 = w8
r5 *= 1000003
r5 += r8
r8 = *(u64 *)(r9 + 0)
r8 = (s8)r8
r8 >>= 32
r5 *= 1000003
r5 += r8
r8 = *(u64 *)(r9 + 0)
r8 = (s8)r8
r8 s>>= 63
r5 *= 1000003
r5 += r8
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result aa5d86cc1fcb0839

== r9 = (s8)r9 of kind 1
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r9 = *(u64 *)(r8 + 0)
r9 = *(u64 *)(r8 + 0)
w9 = w9
r9 = (s8)r9
w9 = w9
r5 *= 1000003
r5 += r9
r9 = *(u64 *)(r8 + 0)
w9 = w9
r9 = (s8)r9
r9 >>= 32
r5 *= 1000003
r5 += r9
r9 = *(u64 *)(r8 + 0)
w9 = w9
r9 = (s8)r9
r9 s>>= 63
r5 *= 1000003
r5 += r9
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result aa5d86cc1fcb0839

== r0 = (s8)r0 of kind 2
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r0 = *(u64 *)(r8 + 0)
r0 = *(u64 *)(r8 + 0)
r0 = (s32)r0
r0 = (s8)r0
w0 = w0
r5 *= 1000003
r5 += r0
r0 = *(u64 *)(r8 + 0)
r0 = (s32)r0
r0 = (s8)r0
r0 >>= 32
r5 *= 1000003
r5 += r0
r0 = *(u64 *)(r8 + 0)
r0 = (s32)r0
r0 = (s8)r0
r0 s>>= 63
r5 *= 1000003
r5 += r0
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result aa5d86cc1fcb0839

== r1 = (s8)r1 of kind 3
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r1 = *(u64 *)(r8 + 0)
r1 = *(u64 *)(r8 + 0)
r1 <<= 32
r1 = (s8)r1
w1 = w1
r5 *= 1000003
r5 += r1
r1 = *(u64 *)(r8 + 0)
r1 <<= 32
r1 = (s8)r1
r1 >>= 32
r5 *= 1000003
r5 += r1
r1 = *(u64 *)(r8 + 0)
r1 <<= 32
r1 = (s8)r1
r1 s>>= 63
r5 *= 1000003
r5 += r1
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r2 = (s8)r2 of kind 4
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r2 = *(u64 *)(r8 + 0)
r2 = *(u64 *)(r8 + 0)
r2 &= 255
r2 = (s8)r2
w2 = w2
r5 *= 1000003
r5 += r2
r2 = *(u64 *)(r8 + 0)
r2 &= 255
r2 = (s8)r2
r2 >>= 32
r5 *= 1000003
r5 += r2
r2 = *(u64 *)(r8 + 0)
r2 &= 255
r2 = (s8)r2
r2 s>>= 63
r5 *= 1000003
r5 += r2
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result aa5d86cc1fcb0839

== r3 = (s8)r3 of kind 5
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r4
r8 += r6
r3 = *(u64 *)(r8 + 0)
r3 = *(u64 *)(r8 + 0)
r3 = (s16)r3
r3 = (s8)r3
w3 = w3
r5 *= 1000003
r5 += r3
r3 = *(u64 *)(r8 + 0)
r3 = (s16)r3
r3 = (s8)r3
r3 >>= 32
r5 *= 1000003
r5 += r3
r3 = *(u64 *)(r8 + 0)
r3 = (s16)r3
r3 = (s8)r3
r3 s>>= 63
r5 *= 1000003
r5 += r3
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result aa5d86cc1fcb0839
