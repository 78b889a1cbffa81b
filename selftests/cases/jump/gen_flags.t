# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== add64 imm and zero 0x1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r7
r3 = *(u64 *)(r0 + 0)
r0 = r5
r0 += r9
r8 = *(u64 *)(r0 + 0)
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 == 0 goto c0
r6 += 1
c0:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 != 0 goto c1
r6 += 1
c1:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 > 0 goto c2
r6 += 1
c2:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 >= 0 goto c3
r6 += 1
c3:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 < 0 goto c4
r6 += 1
c4:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 <= 0 goto c5
r6 += 1
c5:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 s> 0 goto c6
r6 += 1
c6:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 s>= 0 goto c7
r6 += 1
c7:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 s< 0 goto c8
r6 += 1
c8:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 s<= 0 goto c9
r6 += 1
c9:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
r3 += 1
if r3 & -1 goto c10
r6 += 1
c10:
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e9e341496c3641c

== add64 imm and zero 0x12345
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r4 = *(u64 *)(r1 + 0)
r1 = r7
r1 += r0
r6 = *(u64 *)(r1 + 0)
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 == 0 goto c0
r8 += 1
c0:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 != 0 goto c1
r8 += 1
c1:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 > 0 goto c2
r8 += 1
c2:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 >= 0 goto c3
r8 += 1
c3:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 < 0 goto c4
r8 += 1
c4:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 <= 0 goto c5
r8 += 1
c5:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 s> 0 goto c6
r8 += 1
c6:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 s>= 0 goto c7
r8 += 1
c7:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 s< 0 goto c8
r8 += 1
c8:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 s<= 0 goto c9
r8 += 1
c9:
r8 *= 3
r4 = *(u64 *)(r1 + 0)
r4 += 74565
if r4 & -1 goto c10
r8 += 1
c10:
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
-- result 49602cf1b3f24ee0

== sub64 imm and zero 0x1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r8
r2 += r0
r5 = *(u64 *)(r2 + 0)
r2 = r8
r2 += r1
r7 = *(u64 *)(r2 + 0)
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 == 0 goto c0
r9 += 1
c0:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 != 0 goto c1
r9 += 1
c1:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 > 0 goto c2
r9 += 1
c2:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 >= 0 goto c3
r9 += 1
c3:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 < 0 goto c4
r9 += 1
c4:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 <= 0 goto c5
r9 += 1
c5:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 s> 0 goto c6
r9 += 1
c6:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 s>= 0 goto c7
r9 += 1
c7:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 s< 0 goto c8
r9 += 1
c8:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 s<= 0 goto c9
r9 += 1
c9:
r9 *= 3
r5 = *(u64 *)(r2 + 0)
r5 -= 1
if r5 & -1 goto c10
r9 += 1
c10:
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
-- result ef26b2738ee016b4

== sub64 and zero
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r3 = 0
inner:
r4 = r9
r4 += r1
r2 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r3
r8 = *(u64 *)(r4 + 0)
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 == 0 goto c0
r0 += 1
c0:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 != 0 goto c1
r0 += 1
c1:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 > 0 goto c2
r0 += 1
c2:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 >= 0 goto c3
r0 += 1
c3:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 < 0 goto c4
r0 += 1
c4:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 <= 0 goto c5
r0 += 1
c5:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 s> 0 goto c6
r0 += 1
c6:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 s>= 0 goto c7
r0 += 1
c7:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 s< 0 goto c8
r0 += 1
c8:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 s<= 0 goto c9
r0 += 1
c9:
r0 *= 3
r2 = *(u64 *)(r4 + 0)
r2 -= r8
if r2 & -1 goto c10
r0 += 1
c10:
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result be8b813c8dce500

== add64 and zero
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r9
r4 += r1
r3 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r2
r6 = *(u64 *)(r4 + 0)
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 == 0 goto c0
r0 += 1
c0:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 != 0 goto c1
r0 += 1
c1:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 > 0 goto c2
r0 += 1
c2:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 >= 0 goto c3
r0 += 1
c3:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 < 0 goto c4
r0 += 1
c4:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 <= 0 goto c5
r0 += 1
c5:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 s> 0 goto c6
r0 += 1
c6:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 s>= 0 goto c7
r0 += 1
c7:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 s< 0 goto c8
r0 += 1
c8:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 s<= 0 goto c9
r0 += 1
c9:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
r3 += r6
if r3 & -1 goto c10
r0 += 1
c10:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c947b3ae116d3618

== and64 and zero
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
r5 = r0
r5 += r3
r7 = *(u64 *)(r5 + 0)
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 == 0 goto c0
r1 += 1
c0:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 != 0 goto c1
r1 += 1
c1:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 > 0 goto c2
r1 += 1
c2:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 >= 0 goto c3
r1 += 1
c3:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 < 0 goto c4
r1 += 1
c4:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 <= 0 goto c5
r1 += 1
c5:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 s> 0 goto c6
r1 += 1
c6:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 s>= 0 goto c7
r1 += 1
c7:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 s< 0 goto c8
r1 += 1
c8:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 s<= 0 goto c9
r1 += 1
c9:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
r4 &= r7
if r4 & -1 goto c10
r1 += 1
c10:
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
-- result b5f79f111e9c7ebc

== or64 and zero
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r4
r8 = *(u64 *)(r6 + 0)
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 == 0 goto c0
r2 += 1
c0:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 != 0 goto c1
r2 += 1
c1:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 > 0 goto c2
r2 += 1
c2:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 >= 0 goto c3
r2 += 1
c3:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 < 0 goto c4
r2 += 1
c4:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 <= 0 goto c5
r2 += 1
c5:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 s> 0 goto c6
r2 += 1
c6:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 s>= 0 goto c7
r2 += 1
c7:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 s< 0 goto c8
r2 += 1
c8:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 s<= 0 goto c9
r2 += 1
c9:
r2 *= 3
r5 = *(u64 *)(r6 + 0)
r5 |= r8
if r5 & -1 goto c10
r2 += 1
c10:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b5f79f111e9c7ebc

== xor64 and zero
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r7
r6 = *(u64 *)(r8 + 0)
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 == 0 goto c0
r4 += 1
c0:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 != 0 goto c1
r4 += 1
c1:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 > 0 goto c2
r4 += 1
c2:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 >= 0 goto c3
r4 += 1
c3:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 < 0 goto c4
r4 += 1
c4:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 <= 0 goto c5
r4 += 1
c5:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 s> 0 goto c6
r4 += 1
c6:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 s>= 0 goto c7
r4 += 1
c7:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 s< 0 goto c8
r4 += 1
c8:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 s<= 0 goto c9
r4 += 1
c9:
r4 *= 3
r2 = *(u64 *)(r8 + 0)
r2 ^= r6
if r2 & -1 goto c10
r4 += 1
c10:
r7 += 8
if r7 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result be8b813c8dce500

== and64 imm and zero -0x7fffffff
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r7 = *(u64 *)(r9 + 0)
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 == 0 goto c0
r5 += 1
c0:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 != 0 goto c1
r5 += 1
c1:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 > 0 goto c2
r5 += 1
c2:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 >= 0 goto c3
r5 += 1
c3:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 < 0 goto c4
r5 += 1
c4:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 <= 0 goto c5
r5 += 1
c5:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 s> 0 goto c6
r5 += 1
c6:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 s>= 0 goto c7
r5 += 1
c7:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 s< 0 goto c8
r5 += 1
c8:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 s<= 0 goto c9
r5 += 1
c9:
r5 *= 3
r3 = *(u64 *)(r9 + 0)
r3 &= -2147483647
if r3 & -1 goto c10
r5 += 1
c10:
r8 += 8
if r8 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b5f79f111e9c7ebc

== lsh64 imm and zero 0x1
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r7
r4 = *(u64 *)(r0 + 0)
r0 = r5
r0 += r9
r8 = *(u64 *)(r0 + 0)
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 == 0 goto c0
r6 += 1
c0:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 != 0 goto c1
r6 += 1
c1:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 > 0 goto c2
r6 += 1
c2:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 >= 0 goto c3
r6 += 1
c3:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 < 0 goto c4
r6 += 1
c4:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 <= 0 goto c5
r6 += 1
c5:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 s> 0 goto c6
r6 += 1
c6:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 s>= 0 goto c7
r6 += 1
c7:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 s< 0 goto c8
r6 += 1
c8:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 s<= 0 goto c9
r6 += 1
c9:
r6 *= 3
r4 = *(u64 *)(r0 + 0)
r4 <<= 1
if r4 & -1 goto c10
r6 += 1
c10:
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c947b3ae116d3618

== arsh64 imm and zero 0x1
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
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 == 0 goto c0
r8 += 1
c0:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 != 0 goto c1
r8 += 1
c1:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 > 0 goto c2
r8 += 1
c2:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 >= 0 goto c3
r8 += 1
c3:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 < 0 goto c4
r8 += 1
c4:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 <= 0 goto c5
r8 += 1
c5:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 s> 0 goto c6
r8 += 1
c6:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 s>= 0 goto c7
r8 += 1
c7:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 s< 0 goto c8
r8 += 1
c8:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 s<= 0 goto c9
r8 += 1
c9:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
r5 s>>= 1
if r5 & -1 goto c10
r8 += 1
c10:
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
-- result 74f9b87781cb7810

== neg64 and zero
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r9
r2 = *(u64 *)(r1 + 0)
r1 = r6
r1 += r0
r7 = *(u64 *)(r1 + 0)
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 == 0 goto c0
r8 += 1
c0:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 != 0 goto c1
r8 += 1
c1:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 > 0 goto c2
r8 += 1
c2:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 >= 0 goto c3
r8 += 1
c3:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 < 0 goto c4
r8 += 1
c4:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 <= 0 goto c5
r8 += 1
c5:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 s> 0 goto c6
r8 += 1
c6:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 s>= 0 goto c7
r8 += 1
c7:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 s< 0 goto c8
r8 += 1
c8:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 s<= 0 goto c9
r8 += 1
c9:
r8 *= 3
r2 = *(u64 *)(r1 + 0)
r2 = -r2
if r2 & -1 goto c10
r8 += 1
c10:
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
-- result 5241393581e148bc

== xor64 imm and zero -0x1
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r3 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r8 = *(u64 *)(r2 + 0)
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 == 0 goto c0
r9 += 1
c0:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 != 0 goto c1
r9 += 1
c1:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 > 0 goto c2
r9 += 1
c2:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 >= 0 goto c3
r9 += 1
c3:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 < 0 goto c4
r9 += 1
c4:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 <= 0 goto c5
r9 += 1
c5:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 s> 0 goto c6
r9 += 1
c6:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 s>= 0 goto c7
r9 += 1
c7:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 s< 0 goto c8
r9 += 1
c8:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 s<= 0 goto c9
r9 += 1
c9:
r9 *= 3
r3 = *(u64 *)(r2 + 0)
r3 ^= -1
if r3 & -1 goto c10
r9 += 1
c10:
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
-- result b98d0b773a27bf1c

== add32 imm and zero 0x1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r8
r2 += r0
r4 = *(u64 *)(r2 + 0)
r2 = r8
r2 += r1
r6 = *(u64 *)(r2 + 0)
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 == 0 goto c0
r9 += 1
c0:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 != 0 goto c1
r9 += 1
c1:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 > 0 goto c2
r9 += 1
c2:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 >= 0 goto c3
r9 += 1
c3:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 < 0 goto c4
r9 += 1
c4:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 <= 0 goto c5
r9 += 1
c5:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 s> 0 goto c6
r9 += 1
c6:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 s>= 0 goto c7
r9 += 1
c7:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 s< 0 goto c8
r9 += 1
c8:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 s<= 0 goto c9
r9 += 1
c9:
r9 *= 3
r4 = *(u64 *)(r2 + 0)
w4 += 1
if w4 & -1 goto c10
r9 += 1
c10:
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
-- result debda7ed5eb9fc38

== add32 imm and zero 0x12345
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r5 = *(u64 *)(r3 + 0)
r3 = r9
r3 += r2
r7 = *(u64 *)(r3 + 0)
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 == 0 goto c0
r0 += 1
c0:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 != 0 goto c1
r0 += 1
c1:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 > 0 goto c2
r0 += 1
c2:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 >= 0 goto c3
r0 += 1
c3:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 < 0 goto c4
r0 += 1
c4:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 <= 0 goto c5
r0 += 1
c5:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 s> 0 goto c6
r0 += 1
c6:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 s>= 0 goto c7
r0 += 1
c7:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 s< 0 goto c8
r0 += 1
c8:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 s<= 0 goto c9
r0 += 1
c9:
r0 *= 3
r5 = *(u64 *)(r3 + 0)
w5 += 74565
if w5 & -1 goto c10
r0 += 1
c10:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ff0d5be9080da2e0

== sub32 imm and zero 0x1
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
r5 = r0
r5 += r4
r8 = *(u64 *)(r5 + 0)
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 == 0 goto c0
r1 += 1
c0:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 != 0 goto c1
r1 += 1
c1:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 > 0 goto c2
r1 += 1
c2:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 >= 0 goto c3
r1 += 1
c3:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 < 0 goto c4
r1 += 1
c4:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 <= 0 goto c5
r1 += 1
c5:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 s> 0 goto c6
r1 += 1
c6:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 s>= 0 goto c7
r1 += 1
c7:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 s< 0 goto c8
r1 += 1
c8:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 s<= 0 goto c9
r1 += 1
c9:
r1 *= 3
r2 = *(u64 *)(r5 + 0)
w2 -= 1
if w2 & -1 goto c10
r1 += 1
c10:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 77d969511c580f34

== sub32 and zero
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r4
r3 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 == 0 goto c0
r2 += 1
c0:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 != 0 goto c1
r2 += 1
c1:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 > 0 goto c2
r2 += 1
c2:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 >= 0 goto c3
r2 += 1
c3:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 < 0 goto c4
r2 += 1
c4:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 <= 0 goto c5
r2 += 1
c5:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 s> 0 goto c6
r2 += 1
c6:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 s>= 0 goto c7
r2 += 1
c7:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 s< 0 goto c8
r2 += 1
c8:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 s<= 0 goto c9
r2 += 1
c9:
r2 *= 3
r3 = *(u64 *)(r7 + 0)
w3 -= w6
if w3 & -1 goto c10
r2 += 1
c10:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result be8b813c8dce500

== add32 and zero
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r2
r8 += r5
r4 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r6
r7 = *(u64 *)(r8 + 0)
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 == 0 goto c0
r3 += 1
c0:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 != 0 goto c1
r3 += 1
c1:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 > 0 goto c2
r3 += 1
c2:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 >= 0 goto c3
r3 += 1
c3:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 < 0 goto c4
r3 += 1
c4:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 <= 0 goto c5
r3 += 1
c5:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 s> 0 goto c6
r3 += 1
c6:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 s>= 0 goto c7
r3 += 1
c7:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 s< 0 goto c8
r3 += 1
c8:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 s<= 0 goto c9
r3 += 1
c9:
r3 *= 3
r4 = *(u64 *)(r8 + 0)
w4 += w7
if w4 & -1 goto c10
r3 += 1
c10:
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
-- result 10668ae1ef6b9a30

== and32 and zero
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r3
r9 += r6
r5 = *(u64 *)(r9 + 0)
r9 = r3
r9 += r7
r8 = *(u64 *)(r9 + 0)
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 == 0 goto c0
r4 += 1
c0:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 != 0 goto c1
r4 += 1
c1:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 > 0 goto c2
r4 += 1
c2:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 >= 0 goto c3
r4 += 1
c3:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 < 0 goto c4
r4 += 1
c4:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 <= 0 goto c5
r4 += 1
c5:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 s> 0 goto c6
r4 += 1
c6:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 s>= 0 goto c7
r4 += 1
c7:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 s< 0 goto c8
r4 += 1
c8:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 s<= 0 goto c9
r4 += 1
c9:
r4 *= 3
r5 = *(u64 *)(r9 + 0)
w5 &= w8
if w5 & -1 goto c10
r4 += 1
c10:
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8c264d49118e5694

== or32 and zero
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r2 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r6 = *(u64 *)(r9 + 0)
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 == 0 goto c0
r5 += 1
c0:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 != 0 goto c1
r5 += 1
c1:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 > 0 goto c2
r5 += 1
c2:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 >= 0 goto c3
r5 += 1
c3:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 < 0 goto c4
r5 += 1
c4:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 <= 0 goto c5
r5 += 1
c5:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 s> 0 goto c6
r5 += 1
c6:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 s>= 0 goto c7
r5 += 1
c7:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 s< 0 goto c8
r5 += 1
c8:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 s<= 0 goto c9
r5 += 1
c9:
r5 *= 3
r2 = *(u64 *)(r9 + 0)
w2 |= w6
if w2 & -1 goto c10
r5 += 1
c10:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8c264d49118e5694

== xor32 and zero
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r8
r3 = *(u64 *)(r0 + 0)
r0 = r5
r0 += r9
r7 = *(u64 *)(r0 + 0)
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 == 0 goto c0
r6 += 1
c0:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 != 0 goto c1
r6 += 1
c1:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 > 0 goto c2
r6 += 1
c2:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 >= 0 goto c3
r6 += 1
c3:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 < 0 goto c4
r6 += 1
c4:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 <= 0 goto c5
r6 += 1
c5:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 s> 0 goto c6
r6 += 1
c6:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 s>= 0 goto c7
r6 += 1
c7:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 s< 0 goto c8
r6 += 1
c8:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 s<= 0 goto c9
r6 += 1
c9:
r6 *= 3
r3 = *(u64 *)(r0 + 0)
w3 ^= w7
if w3 & -1 goto c10
r6 += 1
c10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result be8b813c8dce500

== and32 imm and zero -0x7fffffff
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r9
r4 = *(u64 *)(r1 + 0)
r1 = r6
r1 += r0
r8 = *(u64 *)(r1 + 0)
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 == 0 goto c0
r7 += 1
c0:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 != 0 goto c1
r7 += 1
c1:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 > 0 goto c2
r7 += 1
c2:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 >= 0 goto c3
r7 += 1
c3:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 < 0 goto c4
r7 += 1
c4:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 <= 0 goto c5
r7 += 1
c5:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 s> 0 goto c6
r7 += 1
c6:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 s>= 0 goto c7
r7 += 1
c7:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 s< 0 goto c8
r7 += 1
c8:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 s<= 0 goto c9
r7 += 1
c9:
r7 *= 3
r4 = *(u64 *)(r1 + 0)
w4 &= -2147483647
if w4 & -1 goto c10
r7 += 1
c10:
r0 += 8
if r0 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8c264d49118e5694

== lsh32 imm and zero 0x1
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
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 == 0 goto c0
r8 += 1
c0:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 != 0 goto c1
r8 += 1
c1:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 > 0 goto c2
r8 += 1
c2:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 >= 0 goto c3
r8 += 1
c3:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 < 0 goto c4
r8 += 1
c4:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 <= 0 goto c5
r8 += 1
c5:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 s> 0 goto c6
r8 += 1
c6:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 s>= 0 goto c7
r8 += 1
c7:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 s< 0 goto c8
r8 += 1
c8:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 s<= 0 goto c9
r8 += 1
c9:
r8 *= 3
r5 = *(u64 *)(r1 + 0)
w5 <<= 1
if w5 & -1 goto c10
r8 += 1
c10:
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
-- result 10668ae1ef6b9a30

== arsh32 imm and zero 0x1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r3 = r8
r3 += r0
r2 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r1
r7 = *(u64 *)(r3 + 0)
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 == 0 goto c0
r9 += 1
c0:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 != 0 goto c1
r9 += 1
c1:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 > 0 goto c2
r9 += 1
c2:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 >= 0 goto c3
r9 += 1
c3:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 < 0 goto c4
r9 += 1
c4:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 <= 0 goto c5
r9 += 1
c5:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 s> 0 goto c6
r9 += 1
c6:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 s>= 0 goto c7
r9 += 1
c7:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 s< 0 goto c8
r9 += 1
c8:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 s<= 0 goto c9
r9 += 1
c9:
r9 *= 3
r2 = *(u64 *)(r3 + 0)
w2 s>>= 1
if w2 & -1 goto c10
r9 += 1
c10:
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
-- result 4b2866af74bd4fe8

== neg32 and zero
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r9
r4 += r1
r3 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r2
r8 = *(u64 *)(r4 + 0)
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 == 0 goto c0
r0 += 1
c0:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 != 0 goto c1
r0 += 1
c1:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 > 0 goto c2
r0 += 1
c2:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 >= 0 goto c3
r0 += 1
c3:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 < 0 goto c4
r0 += 1
c4:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 <= 0 goto c5
r0 += 1
c5:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 s> 0 goto c6
r0 += 1
c6:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 s>= 0 goto c7
r0 += 1
c7:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 s< 0 goto c8
r0 += 1
c8:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 s<= 0 goto c9
r0 += 1
c9:
r0 *= 3
r3 = *(u64 *)(r4 + 0)
w3 = -w3
if w3 & -1 goto c10
r0 += 1
c10:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d02c92aa3f95ae94

== xor32 imm and zero -0x1
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
r5 = r0
r5 += r3
r6 = *(u64 *)(r5 + 0)
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 == 0 goto c0
r1 += 1
c0:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 != 0 goto c1
r1 += 1
c1:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 > 0 goto c2
r1 += 1
c2:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 >= 0 goto c3
r1 += 1
c3:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 < 0 goto c4
r1 += 1
c4:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 <= 0 goto c5
r1 += 1
c5:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 s> 0 goto c6
r1 += 1
c6:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 s>= 0 goto c7
r1 += 1
c7:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 s< 0 goto c8
r1 += 1
c8:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 s<= 0 goto c9
r1 += 1
c9:
r1 *= 3
r4 = *(u64 *)(r5 + 0)
w4 ^= -1
if w4 & -1 goto c10
r1 += 1
c10:
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
-- result 46eb273063d89b8
