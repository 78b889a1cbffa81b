# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== halves that are known late, 1
-- asm
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r7
r2 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r6 = *(u64 *)(r9 + 0)
r0 = r2
r0 <<= 32
r3 = 0x80000000 ll
r0 |= r3
r3 = r6
r3 <<= 32
r4 = 0x80000001 ll
r3 |= r4
r0 += r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 1
r3 = r6
r3 <<= 32
r3 |= 2
r0 += r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 2
r3 = r6
r3 <<= 32
r3 |= 1
r0 += r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 2147483647
r3 = r6
r3 <<= 32
r3 |= 2147483647
r0 += r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r3 = 0xffffffff ll
r0 |= r3
r3 = r6
r3 <<= 32
r3 |= 1
r0 += r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r3 = 0x80000000 ll
r0 |= r3
r3 = r6
r3 <<= 32
r4 = 0x80000001 ll
r3 |= r4
r0 -= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 1
r3 = r6
r3 <<= 32
r3 |= 2
r0 -= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 2
r3 = r6
r3 <<= 32
r3 |= 1
r0 -= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 2147483647
r3 = r6
r3 <<= 32
r3 |= 2147483647
r0 -= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r3 = 0xffffffff ll
r0 |= r3
r3 = r6
r3 <<= 32
r3 |= 1
r0 -= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r3 = 0x80000000 ll
r0 |= r3
r3 = r6
r3 <<= 32
r4 = 0x80000001 ll
r3 |= r4
r0 *= r3
r5 *= 1000003
r5 += r0
r0 = r2
r0 <<= 32
r0 |= 1
r3 = r6
r3 <<= 32
r3 |= 2
r0 *= r3
r5 *= 1000003
r5 += r0
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 5fcc5cba6055fb20

== halves that are known late, 2
-- asm
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r0 *= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r2 |= 2147483647
r0 *= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r2 = 0xffffffff ll
r0 |= r2
r2 = r7
r2 <<= 32
r2 |= 1
r0 *= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r2 = 0x80000000 ll
r0 |= r2
r2 = r7
r2 <<= 32
r4 = 0x80000001 ll
r2 |= r4
r0 &= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 1
r2 = r7
r2 <<= 32
r2 |= 2
r0 &= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r0 &= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r2 |= 2147483647
r0 &= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r2 = 0xffffffff ll
r0 |= r2
r2 = r7
r2 <<= 32
r2 |= 1
r0 &= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r2 = 0x80000000 ll
r0 |= r2
r2 = r7
r2 <<= 32
r4 = 0x80000001 ll
r2 |= r4
r0 |= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 1
r2 = r7
r2 <<= 32
r2 |= 2
r0 |= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r0 |= r2
r5 *= 1000003
r5 += r0
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r2 |= 2147483647
r0 |= r2
r5 *= 1000003
r5 += r0
r8 += 8
if r8 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result f0627924caa39580

== halves that are known late, 3
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r7
r4 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r8 = *(u64 *)(r1 + 0)
r0 = r4
r0 <<= 32
r2 = 0xffffffff ll
r0 |= r2
r2 = r8
r2 <<= 32
r2 |= 1
r0 |= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = 0x80000000 ll
r0 |= r2
r2 = r8
r2 <<= 32
r3 = 0x80000001 ll
r2 |= r3
r0 ^= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r0 |= 1
r2 = r8
r2 <<= 32
r2 |= 2
r0 ^= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r0 |= 2
r2 = r8
r2 <<= 32
r2 |= 1
r0 ^= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r0 |= 2147483647
r2 = r8
r2 <<= 32
r2 |= 2147483647
r0 ^= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = 0xffffffff ll
r0 |= r2
r2 = r8
r2 <<= 32
r2 |= 1
r0 ^= r2
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r0 |= 1
r0 = -r0
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = 0x80000000 ll
r0 |= r2
r0 = -r0
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = r4
w2 = w2
r0 |= r2
r0 <<= 1
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = r4
w2 = w2
r0 |= r2
r0 <<= 5
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = r4
w2 = w2
r0 |= r2
r0 <<= 8
r6 *= 1000003
r6 += r0
r0 = r4
r0 <<= 32
r2 = r4
w2 = w2
r0 |= r2
r0 <<= 13
r6 *= 1000003
r6 += r0
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 78ac320a818bdde8

== halves that are known late, 4
-- asm
r4 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r4
r1 += r8
r5 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r9
r6 = *(u64 *)(r1 + 0)
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 <<= 31
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 <<= 32
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 <<= 40
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 1
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 5
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 8
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 13
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 31
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 32
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 >>= 40
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 s>>= 1
r7 *= 1000003
r7 += r0
r0 = r5
r0 <<= 32
r2 = r5
w2 = w2
r0 |= r2
r0 s>>= 5
r7 *= 1000003
r7 += r0
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result cb25697a54a4627c

== halves that are known late, 5
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r2 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r7 = *(u64 *)(r1 + 0)
r0 = r2
r0 <<= 32
r3 = r2
w3 = w3
r0 |= r3
r0 s>>= 8
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r3 = r2
w3 = w3
r0 |= r3
r0 s>>= 13
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r3 = r2
w3 = w3
r0 |= r3
r0 s>>= 31
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r3 = r2
w3 = w3
r0 |= r3
r0 s>>= 32
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r3 = r2
w3 = w3
r0 |= r3
r0 s>>= 40
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 <<= 1
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 <<= 5
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 <<= 31
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 >>= 1
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 >>= 5
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 >>= 31
r6 *= 1000003
r6 += r0
r0 = r2
r0 <<= 32
r0 |= 305419896
r0 s>>= 1
r6 *= 1000003
r6 += r0
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result e97e7c0d09d210fc

== halves that are known late, 6
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r7
r3 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r8 = *(u64 *)(r1 + 0)
r0 = r3
r0 <<= 32
r0 |= 305419896
r0 s>>= 5
r6 *= 1000003
r6 += r0
r0 = r3
r0 <<= 32
r0 |= 305419896
r0 s>>= 31
r6 *= 1000003
r6 += r0
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result e2d815b8e90f64b8
