# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 of halves that are known late
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
r0 |= 1
r3 = r6
r3 <<= 32
r3 |= 2
r5 *= 3
if r0 == r3 goto c0
r5 += 1
c0:
r0 = r2
r0 <<= 32
r0 |= 2
r3 = r6
r3 <<= 32
r3 |= 1
r5 *= 3
if r0 == r3 goto c1
r5 += 1
c1:
r0 = r2
r0 <<= 32
r0 |= 3
r3 = r6
r3 <<= 32
r3 |= 3
r5 *= 3
if r0 == r3 goto c2
r5 += 1
c2:
r0 = r2
r0 <<= 32
r0 |= 2147483647
r3 = r6
r3 <<= 32
r4 = 0x80000000 ll
r3 |= r4
r5 *= 3
if r0 == r3 goto c3
r5 += 1
c3:
r0 = r2
r3 = r2
r4 = 0xffffffff00000000 ll
r3 &= r4
r4 = r6
w4 = w4
r3 |= r4
r5 *= 3
if r0 == r3 goto c4
r5 += 1
c4:
r0 = r2
r3 = 0xffffffff00000000 ll
r0 &= r3
r3 = r6
w3 = w3
r0 |= r3
r3 = r2
r5 *= 3
if r0 == r3 goto c5
r5 += 1
c5:
r0 = r2
r0 = (s32)r0
r3 = r6
r3 = (s32)r3
r5 *= 3
if r0 == r3 goto c6
r5 += 1
c6:
r0 = r2
r0 = (s32)r0
r3 = r6
r5 *= 3
if r0 == r3 goto c7
r5 += 1
c7:
r0 = r2
w0 = w0
r3 = r6
r3 = (s32)r3
r5 *= 3
if r0 == r3 goto c8
r5 += 1
c8:
r0 = r2
r0 s>>= 32
r3 = r6
r3 s>>= 32
r5 *= 3
if r0 == r3 goto c9
r5 += 1
c9:
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
-- result 65eb9b962e87992b

== ne64 of halves that are known late
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
r0 |= 1
r2 = r7
r2 <<= 32
r2 |= 2
r5 *= 3
if r0 != r2 goto c0
r5 += 1
c0:
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r5 *= 3
if r0 != r2 goto c1
r5 += 1
c1:
r0 = r3
r0 <<= 32
r0 |= 3
r2 = r7
r2 <<= 32
r2 |= 3
r5 *= 3
if r0 != r2 goto c2
r5 += 1
c2:
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r4 = 0x80000000 ll
r2 |= r4
r5 *= 3
if r0 != r2 goto c3
r5 += 1
c3:
r0 = r3
r2 = r3
r4 = 0xffffffff00000000 ll
r2 &= r4
r4 = r7
w4 = w4
r2 |= r4
r5 *= 3
if r0 != r2 goto c4
r5 += 1
c4:
r0 = r3
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r7
w2 = w2
r0 |= r2
r2 = r3
r5 *= 3
if r0 != r2 goto c5
r5 += 1
c5:
r0 = r3
r0 = (s32)r0
r2 = r7
r2 = (s32)r2
r5 *= 3
if r0 != r2 goto c6
r5 += 1
c6:
r0 = r3
r0 = (s32)r0
r2 = r7
r5 *= 3
if r0 != r2 goto c7
r5 += 1
c7:
r0 = r3
w0 = w0
r2 = r7
r2 = (s32)r2
r5 *= 3
if r0 != r2 goto c8
r5 += 1
c8:
r0 = r3
r0 s>>= 32
r2 = r7
r2 s>>= 32
r5 *= 3
if r0 != r2 goto c9
r5 += 1
c9:
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
-- result 4caed9460a9aa515

== gt64 of halves that are known late
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
r0 |= 1
r2 = r8
r2 <<= 32
r2 |= 2
r6 *= 3
if r0 > r2 goto c0
r6 += 1
c0:
r0 = r4
r0 <<= 32
r0 |= 2
r2 = r8
r2 <<= 32
r2 |= 1
r6 *= 3
if r0 > r2 goto c1
r6 += 1
c1:
r0 = r4
r0 <<= 32
r0 |= 3
r2 = r8
r2 <<= 32
r2 |= 3
r6 *= 3
if r0 > r2 goto c2
r6 += 1
c2:
r0 = r4
r0 <<= 32
r0 |= 2147483647
r2 = r8
r2 <<= 32
r3 = 0x80000000 ll
r2 |= r3
r6 *= 3
if r0 > r2 goto c3
r6 += 1
c3:
r0 = r4
r2 = r4
r3 = 0xffffffff00000000 ll
r2 &= r3
r3 = r8
w3 = w3
r2 |= r3
r6 *= 3
if r0 > r2 goto c4
r6 += 1
c4:
r0 = r4
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r8
w2 = w2
r0 |= r2
r2 = r4
r6 *= 3
if r0 > r2 goto c5
r6 += 1
c5:
r0 = r4
r0 = (s32)r0
r2 = r8
r2 = (s32)r2
r6 *= 3
if r0 > r2 goto c6
r6 += 1
c6:
r0 = r4
r0 = (s32)r0
r2 = r8
r6 *= 3
if r0 > r2 goto c7
r6 += 1
c7:
r0 = r4
w0 = w0
r2 = r8
r2 = (s32)r2
r6 *= 3
if r0 > r2 goto c8
r6 += 1
c8:
r0 = r4
r0 s>>= 32
r2 = r8
r2 s>>= 32
r6 *= 3
if r0 > r2 goto c9
r6 += 1
c9:
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
-- result f1c2a34a71227da1

== ge64 of halves that are known late
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
r0 |= 1
r2 = r6
r2 <<= 32
r2 |= 2
r7 *= 3
if r0 >= r2 goto c0
r7 += 1
c0:
r0 = r5
r0 <<= 32
r0 |= 2
r2 = r6
r2 <<= 32
r2 |= 1
r7 *= 3
if r0 >= r2 goto c1
r7 += 1
c1:
r0 = r5
r0 <<= 32
r0 |= 3
r2 = r6
r2 <<= 32
r2 |= 3
r7 *= 3
if r0 >= r2 goto c2
r7 += 1
c2:
r0 = r5
r0 <<= 32
r0 |= 2147483647
r2 = r6
r2 <<= 32
r3 = 0x80000000 ll
r2 |= r3
r7 *= 3
if r0 >= r2 goto c3
r7 += 1
c3:
r0 = r5
r2 = r5
r3 = 0xffffffff00000000 ll
r2 &= r3
r3 = r6
w3 = w3
r2 |= r3
r7 *= 3
if r0 >= r2 goto c4
r7 += 1
c4:
r0 = r5
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r6
w2 = w2
r0 |= r2
r2 = r5
r7 *= 3
if r0 >= r2 goto c5
r7 += 1
c5:
r0 = r5
r0 = (s32)r0
r2 = r6
r2 = (s32)r2
r7 *= 3
if r0 >= r2 goto c6
r7 += 1
c6:
r0 = r5
r0 = (s32)r0
r2 = r6
r7 *= 3
if r0 >= r2 goto c7
r7 += 1
c7:
r0 = r5
w0 = w0
r2 = r6
r2 = (s32)r2
r7 *= 3
if r0 >= r2 goto c8
r7 += 1
c8:
r0 = r5
r0 s>>= 32
r2 = r6
r2 s>>= 32
r7 *= 3
if r0 >= r2 goto c9
r7 += 1
c9:
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
-- result a513ca046687d88c

== lt64 of halves that are known late
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
r0 |= 1
r3 = r7
r3 <<= 32
r3 |= 2
r6 *= 3
if r0 < r3 goto c0
r6 += 1
c0:
r0 = r2
r0 <<= 32
r0 |= 2
r3 = r7
r3 <<= 32
r3 |= 1
r6 *= 3
if r0 < r3 goto c1
r6 += 1
c1:
r0 = r2
r0 <<= 32
r0 |= 3
r3 = r7
r3 <<= 32
r3 |= 3
r6 *= 3
if r0 < r3 goto c2
r6 += 1
c2:
r0 = r2
r0 <<= 32
r0 |= 2147483647
r3 = r7
r3 <<= 32
r4 = 0x80000000 ll
r3 |= r4
r6 *= 3
if r0 < r3 goto c3
r6 += 1
c3:
r0 = r2
r3 = r2
r4 = 0xffffffff00000000 ll
r3 &= r4
r4 = r7
w4 = w4
r3 |= r4
r6 *= 3
if r0 < r3 goto c4
r6 += 1
c4:
r0 = r2
r3 = 0xffffffff00000000 ll
r0 &= r3
r3 = r7
w3 = w3
r0 |= r3
r3 = r2
r6 *= 3
if r0 < r3 goto c5
r6 += 1
c5:
r0 = r2
r0 = (s32)r0
r3 = r7
r3 = (s32)r3
r6 *= 3
if r0 < r3 goto c6
r6 += 1
c6:
r0 = r2
r0 = (s32)r0
r3 = r7
r6 *= 3
if r0 < r3 goto c7
r6 += 1
c7:
r0 = r2
w0 = w0
r3 = r7
r3 = (s32)r3
r6 *= 3
if r0 < r3 goto c8
r6 += 1
c8:
r0 = r2
r0 s>>= 32
r3 = r7
r3 s>>= 32
r6 *= 3
if r0 < r3 goto c9
r6 += 1
c9:
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
-- result d86aad7d29a65b4

== le64 of halves that are known late
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
r0 |= 1
r2 = r8
r2 <<= 32
r2 |= 2
r6 *= 3
if r0 <= r2 goto c0
r6 += 1
c0:
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r8
r2 <<= 32
r2 |= 1
r6 *= 3
if r0 <= r2 goto c1
r6 += 1
c1:
r0 = r3
r0 <<= 32
r0 |= 3
r2 = r8
r2 <<= 32
r2 |= 3
r6 *= 3
if r0 <= r2 goto c2
r6 += 1
c2:
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r8
r2 <<= 32
r4 = 0x80000000 ll
r2 |= r4
r6 *= 3
if r0 <= r2 goto c3
r6 += 1
c3:
r0 = r3
r2 = r3
r4 = 0xffffffff00000000 ll
r2 &= r4
r4 = r8
w4 = w4
r2 |= r4
r6 *= 3
if r0 <= r2 goto c4
r6 += 1
c4:
r0 = r3
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r8
w2 = w2
r0 |= r2
r2 = r3
r6 *= 3
if r0 <= r2 goto c5
r6 += 1
c5:
r0 = r3
r0 = (s32)r0
r2 = r8
r2 = (s32)r2
r6 *= 3
if r0 <= r2 goto c6
r6 += 1
c6:
r0 = r3
r0 = (s32)r0
r2 = r8
r6 *= 3
if r0 <= r2 goto c7
r6 += 1
c7:
r0 = r3
w0 = w0
r2 = r8
r2 = (s32)r2
r6 *= 3
if r0 <= r2 goto c8
r6 += 1
c8:
r0 = r3
r0 s>>= 32
r2 = r8
r2 s>>= 32
r6 *= 3
if r0 <= r2 goto c9
r6 += 1
c9:
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
-- result c0d7d191c7ffc09f

== sgt64 of halves that are known late
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r5 = r7
r5 += r9
r4 = *(u64 *)(r5 + 0)
r5 = r7
r5 += r1
r6 = *(u64 *)(r5 + 0)
r0 = r4
r0 <<= 32
r0 |= 1
r2 = r6
r2 <<= 32
r2 |= 2
r8 *= 3
if r0 s> r2 goto c0
r8 += 1
c0:
r0 = r4
r0 <<= 32
r0 |= 2
r2 = r6
r2 <<= 32
r2 |= 1
r8 *= 3
if r0 s> r2 goto c1
r8 += 1
c1:
r0 = r4
r0 <<= 32
r0 |= 3
r2 = r6
r2 <<= 32
r2 |= 3
r8 *= 3
if r0 s> r2 goto c2
r8 += 1
c2:
r0 = r4
r0 <<= 32
r0 |= 2147483647
r2 = r6
r2 <<= 32
r3 = 0x80000000 ll
r2 |= r3
r8 *= 3
if r0 s> r2 goto c3
r8 += 1
c3:
r0 = r4
r2 = r4
r3 = 0xffffffff00000000 ll
r2 &= r3
r3 = r6
w3 = w3
r2 |= r3
r8 *= 3
if r0 s> r2 goto c4
r8 += 1
c4:
r0 = r4
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r6
w2 = w2
r0 |= r2
r2 = r4
r8 *= 3
if r0 s> r2 goto c5
r8 += 1
c5:
r0 = r4
r0 = (s32)r0
r2 = r6
r2 = (s32)r2
r8 *= 3
if r0 s> r2 goto c6
r8 += 1
c6:
r0 = r4
r0 = (s32)r0
r2 = r6
r8 *= 3
if r0 s> r2 goto c7
r8 += 1
c7:
r0 = r4
w0 = w0
r2 = r6
r2 = (s32)r2
r8 *= 3
if r0 s> r2 goto c8
r8 += 1
c8:
r0 = r4
r0 s>>= 32
r2 = r6
r2 s>>= 32
r8 *= 3
if r0 s> r2 goto c9
r8 += 1
c9:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result f3f0329789e81809

== sge64 of halves that are known late
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r4 = 0
inner:
r6 = r8
r6 += r1
r5 = *(u64 *)(r6 + 0)
r6 = r8
r6 += r4
r7 = *(u64 *)(r6 + 0)
r0 = r5
r0 <<= 32
r0 |= 1
r2 = r7
r2 <<= 32
r2 |= 2
r9 *= 3
if r0 s>= r2 goto c0
r9 += 1
c0:
r0 = r5
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r9 *= 3
if r0 s>= r2 goto c1
r9 += 1
c1:
r0 = r5
r0 <<= 32
r0 |= 3
r2 = r7
r2 <<= 32
r2 |= 3
r9 *= 3
if r0 s>= r2 goto c2
r9 += 1
c2:
r0 = r5
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r3 = 0x80000000 ll
r2 |= r3
r9 *= 3
if r0 s>= r2 goto c3
r9 += 1
c3:
r0 = r5
r2 = r5
r3 = 0xffffffff00000000 ll
r2 &= r3
r3 = r7
w3 = w3
r2 |= r3
r9 *= 3
if r0 s>= r2 goto c4
r9 += 1
c4:
r0 = r5
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r7
w2 = w2
r0 |= r2
r2 = r5
r9 *= 3
if r0 s>= r2 goto c5
r9 += 1
c5:
r0 = r5
r0 = (s32)r0
r2 = r7
r2 = (s32)r2
r9 *= 3
if r0 s>= r2 goto c6
r9 += 1
c6:
r0 = r5
r0 = (s32)r0
r2 = r7
r9 *= 3
if r0 s>= r2 goto c7
r9 += 1
c7:
r0 = r5
w0 = w0
r2 = r7
r2 = (s32)r2
r9 *= 3
if r0 s>= r2 goto c8
r9 += 1
c8:
r0 = r5
r0 s>>= 32
r2 = r7
r2 s>>= 32
r9 *= 3
if r0 s>= r2 goto c9
r9 += 1
c9:
r4 += 8
if r4 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a74159517f4d72f4

== slt64 of halves that are known late
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r9
r7 += r5
r2 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r6
r8 = *(u64 *)(r7 + 0)
r0 = r2
r0 <<= 32
r0 |= 1
r3 = r8
r3 <<= 32
r3 |= 2
r1 *= 3
if r0 s< r3 goto c0
r1 += 1
c0:
r0 = r2
r0 <<= 32
r0 |= 2
r3 = r8
r3 <<= 32
r3 |= 1
r1 *= 3
if r0 s< r3 goto c1
r1 += 1
c1:
r0 = r2
r0 <<= 32
r0 |= 3
r3 = r8
r3 <<= 32
r3 |= 3
r1 *= 3
if r0 s< r3 goto c2
r1 += 1
c2:
r0 = r2
r0 <<= 32
r0 |= 2147483647
r3 = r8
r3 <<= 32
r4 = 0x80000000 ll
r3 |= r4
r1 *= 3
if r0 s< r3 goto c3
r1 += 1
c3:
r0 = r2
r3 = r2
r4 = 0xffffffff00000000 ll
r3 &= r4
r4 = r8
w4 = w4
r3 |= r4
r1 *= 3
if r0 s< r3 goto c4
r1 += 1
c4:
r0 = r2
r3 = 0xffffffff00000000 ll
r0 &= r3
r3 = r8
w3 = w3
r0 |= r3
r3 = r2
r1 *= 3
if r0 s< r3 goto c5
r1 += 1
c5:
r0 = r2
r0 = (s32)r0
r3 = r8
r3 = (s32)r3
r1 *= 3
if r0 s< r3 goto c6
r1 += 1
c6:
r0 = r2
r0 = (s32)r0
r3 = r8
r1 *= 3
if r0 s< r3 goto c7
r1 += 1
c7:
r0 = r2
w0 = w0
r3 = r8
r3 = (s32)r3
r1 *= 3
if r0 s< r3 goto c8
r1 += 1
c8:
r0 = r2
r0 s>>= 32
r3 = r8
r3 s>>= 32
r1 *= 3
if r0 s< r3 goto c9
r1 += 1
c9:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result b591b8ab9d4cb4c

== sle64 of halves that are known late
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r9
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r9
r8 += r7
r6 = *(u64 *)(r8 + 0)
r0 = r3
r0 <<= 32
r0 |= 1
r2 = r6
r2 <<= 32
r2 |= 2
r1 *= 3
if r0 s<= r2 goto c0
r1 += 1
c0:
r0 = r3
r0 <<= 32
r0 |= 2
r2 = r6
r2 <<= 32
r2 |= 1
r1 *= 3
if r0 s<= r2 goto c1
r1 += 1
c1:
r0 = r3
r0 <<= 32
r0 |= 3
r2 = r6
r2 <<= 32
r2 |= 3
r1 *= 3
if r0 s<= r2 goto c2
r1 += 1
c2:
r0 = r3
r0 <<= 32
r0 |= 2147483647
r2 = r6
r2 <<= 32
r4 = 0x80000000 ll
r2 |= r4
r1 *= 3
if r0 s<= r2 goto c3
r1 += 1
c3:
r0 = r3
r2 = r3
r4 = 0xffffffff00000000 ll
r2 &= r4
r4 = r6
w4 = w4
r2 |= r4
r1 *= 3
if r0 s<= r2 goto c4
r1 += 1
c4:
r0 = r3
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r6
w2 = w2
r0 |= r2
r2 = r3
r1 *= 3
if r0 s<= r2 goto c5
r1 += 1
c5:
r0 = r3
r0 = (s32)r0
r2 = r6
r2 = (s32)r2
r1 *= 3
if r0 s<= r2 goto c6
r1 += 1
c6:
r0 = r3
r0 = (s32)r0
r2 = r6
r1 *= 3
if r0 s<= r2 goto c7
r1 += 1
c7:
r0 = r3
w0 = w0
r2 = r6
r2 = (s32)r2
r1 *= 3
if r0 s<= r2 goto c8
r1 += 1
c8:
r0 = r3
r0 s>>= 32
r2 = r6
r2 s>>= 32
r1 *= 3
if r0 s<= r2 goto c9
r1 += 1
c9:
r7 += 8
if r7 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result beaa4244af3a2637

== set64 of halves that are known late
-- asm
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r4 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r4
r0 <<= 32
r0 |= 1
r2 = r7
r2 <<= 32
r2 |= 2
r5 *= 3
if r0 & r2 goto c0
r5 += 1
c0:
r0 = r4
r0 <<= 32
r0 |= 2
r2 = r7
r2 <<= 32
r2 |= 1
r5 *= 3
if r0 & r2 goto c1
r5 += 1
c1:
r0 = r4
r0 <<= 32
r0 |= 3
r2 = r7
r2 <<= 32
r2 |= 3
r5 *= 3
if r0 & r2 goto c2
r5 += 1
c2:
r0 = r4
r0 <<= 32
r0 |= 2147483647
r2 = r7
r2 <<= 32
r3 = 0x80000000 ll
r2 |= r3
r5 *= 3
if r0 & r2 goto c3
r5 += 1
c3:
r0 = r4
r2 = r4
r3 = 0xffffffff00000000 ll
r2 &= r3
r3 = r7
w3 = w3
r2 |= r3
r5 *= 3
if r0 & r2 goto c4
r5 += 1
c4:
r0 = r4
r2 = 0xffffffff00000000 ll
r0 &= r2
r2 = r7
w2 = w2
r0 |= r2
r2 = r4
r5 *= 3
if r0 & r2 goto c5
r5 += 1
c5:
r0 = r4
r0 = (s32)r0
r2 = r7
r2 = (s32)r2
r5 *= 3
if r0 & r2 goto c6
r5 += 1
c6:
r0 = r4
r0 = (s32)r0
r2 = r7
r5 *= 3
if r0 & r2 goto c7
r5 += 1
c7:
r0 = r4
w0 = w0
r2 = r7
r2 = (s32)r2
r5 *= 3
if r0 & r2 goto c8
r5 += 1
c8:
r0 = r4
r0 s>>= 32
r2 = r7
r2 s>>= 32
r5 *= 3
if r0 & r2 goto c9
r5 += 1
c9:
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
-- result 6ce705b79956aa2b
