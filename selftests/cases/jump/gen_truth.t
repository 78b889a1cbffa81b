# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 as a number
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
r7 = r2
r7 += r6
r8 = *(u64 *)(r7 + 0)
r0 = 1
if r4 == r8 goto y0
r0 = 0
y0:
r3 *= 31
r3 += r0
if r0 == 0 goto z0
r3 += 1
z0:
r0 = 1
if r4 == r8 goto y1
r0 = 0
y1:
r3 *= 31
r3 += r0
if r0 != 0 goto z1
r3 += 1
z1:
r0 = 0
if r4 == r8 goto y2
r0 = 1
y2:
r3 *= 31
r3 += r0
if r0 == 0 goto z2
r3 += 1
z2:
r0 = 0
if r4 == r8 goto y3
r0 = 1
y3:
r3 *= 31
r3 += r0
if r0 != 1 goto z3
r3 += 1
z3:
r0 = 1
if r4 == r8 goto y4
r0 = 0
y4:
r3 *= 31
r3 += r0
if r0 == 1 goto z4
r3 += 1
z4:
r0 = 7
if r4 == r8 goto y5
r0 = 3
y5:
r3 *= 31
r3 += r0
if r0 > 5 goto z5
r3 += 1
z5:
r0 = 1
if r4 == r8 goto y6
r0 = 0
y6:
r3 *= 31
r3 += r0
if r0 s> 0 goto z6
r3 += 1
z6:
r0 = -1
if r4 == r8 goto y7
r0 = 0
y7:
r3 *= 31
r3 += r0
if r0 s< 0 goto z7
r3 += 1
z7:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 4b7308d98dcaaab2

== ne64 as a number
-- asm
r3 = r1
r4 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r3
r9 += r7
r5 = *(u64 *)(r9 + 0)
r9 = r3
r9 += r8
r6 = *(u64 *)(r9 + 0)
r0 = 1
if r5 != r6 goto y0
r0 = 0
y0:
r4 *= 31
r4 += r0
if r0 == 0 goto z0
r4 += 1
z0:
r0 = 1
if r5 != r6 goto y1
r0 = 0
y1:
r4 *= 31
r4 += r0
if r0 != 0 goto z1
r4 += 1
z1:
r0 = 0
if r5 != r6 goto y2
r0 = 1
y2:
r4 *= 31
r4 += r0
if r0 == 0 goto z2
r4 += 1
z2:
r0 = 0
if r5 != r6 goto y3
r0 = 1
y3:
r4 *= 31
r4 += r0
if r0 != 1 goto z3
r4 += 1
z3:
r0 = 1
if r5 != r6 goto y4
r0 = 0
y4:
r4 *= 31
r4 += r0
if r0 == 1 goto z4
r4 += 1
z4:
r0 = 7
if r5 != r6 goto y5
r0 = 3
y5:
r4 *= 31
r4 += r0
if r0 > 5 goto z5
r4 += 1
z5:
r0 = 1
if r5 != r6 goto y6
r0 = 0
y6:
r4 *= 31
r4 += r0
if r0 s> 0 goto z6
r4 += 1
z6:
r0 = -1
if r5 != r6 goto y7
r0 = 0
y7:
r4 *= 31
r4 += r0
if r0 s< 0 goto z7
r4 += 1
z7:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 12093a56f33add3e

== gt64 as a number
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r2 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = 1
if r2 > r7 goto y0
r0 = 0
y0:
r5 *= 31
r5 += r0
if r0 == 0 goto z0
r5 += 1
z0:
r0 = 1
if r2 > r7 goto y1
r0 = 0
y1:
r5 *= 31
r5 += r0
if r0 != 0 goto z1
r5 += 1
z1:
r0 = 0
if r2 > r7 goto y2
r0 = 1
y2:
r5 *= 31
r5 += r0
if r0 == 0 goto z2
r5 += 1
z2:
r0 = 0
if r2 > r7 goto y3
r0 = 1
y3:
r5 *= 31
r5 += r0
if r0 != 1 goto z3
r5 += 1
z3:
r0 = 1
if r2 > r7 goto y4
r0 = 0
y4:
r5 *= 31
r5 += r0
if r0 == 1 goto z4
r5 += 1
z4:
r0 = 7
if r2 > r7 goto y5
r0 = 3
y5:
r5 *= 31
r5 += r0
if r0 > 5 goto z5
r5 += 1
z5:
r0 = 1
if r2 > r7 goto y6
r0 = 0
y6:
r5 *= 31
r5 += r0
if r0 s> 0 goto z6
r5 += 1
z6:
r0 = -1
if r2 > r7 goto y7
r0 = 0
y7:
r5 *= 31
r5 += r0
if r0 s< 0 goto z7
r5 += 1
z7:
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
-- result b5a83f7aa799b8bf

== ge64 as a number
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
r0 = 1
if r3 >= r8 goto y0
r0 = 0
y0:
r6 *= 31
r6 += r0
if r0 == 0 goto z0
r6 += 1
z0:
r0 = 1
if r3 >= r8 goto y1
r0 = 0
y1:
r6 *= 31
r6 += r0
if r0 != 0 goto z1
r6 += 1
z1:
r0 = 0
if r3 >= r8 goto y2
r0 = 1
y2:
r6 *= 31
r6 += r0
if r0 == 0 goto z2
r6 += 1
z2:
r0 = 0
if r3 >= r8 goto y3
r0 = 1
y3:
r6 *= 31
r6 += r0
if r0 != 1 goto z3
r6 += 1
z3:
r0 = 1
if r3 >= r8 goto y4
r0 = 0
y4:
r6 *= 31
r6 += r0
if r0 == 1 goto z4
r6 += 1
z4:
r0 = 7
if r3 >= r8 goto y5
r0 = 3
y5:
r6 *= 31
r6 += r0
if r0 > 5 goto z5
r6 += 1
z5:
r0 = 1
if r3 >= r8 goto y6
r0 = 0
y6:
r6 *= 31
r6 += r0
if r0 s> 0 goto z6
r6 += 1
z6:
r0 = -1
if r3 >= r8 goto y7
r0 = 0
y7:
r6 *= 31
r6 += r0
if r0 s< 0 goto z7
r6 += 1
z7:
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
-- result 1603f38c391d131

== lt64 as a number
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r6 = *(u64 *)(r2 + 0)
r0 = 1
if r4 < r6 goto y0
r0 = 0
y0:
r8 *= 31
r8 += r0
if r0 == 0 goto z0
r8 += 1
z0:
r0 = 1
if r4 < r6 goto y1
r0 = 0
y1:
r8 *= 31
r8 += r0
if r0 != 0 goto z1
r8 += 1
z1:
r0 = 0
if r4 < r6 goto y2
r0 = 1
y2:
r8 *= 31
r8 += r0
if r0 == 0 goto z2
r8 += 1
z2:
r0 = 0
if r4 < r6 goto y3
r0 = 1
y3:
r8 *= 31
r8 += r0
if r0 != 1 goto z3
r8 += 1
z3:
r0 = 1
if r4 < r6 goto y4
r0 = 0
y4:
r8 *= 31
r8 += r0
if r0 == 1 goto z4
r8 += 1
z4:
r0 = 7
if r4 < r6 goto y5
r0 = 3
y5:
r8 *= 31
r8 += r0
if r0 > 5 goto z5
r8 += 1
z5:
r0 = 1
if r4 < r6 goto y6
r0 = 0
y6:
r8 *= 31
r8 += r0
if r0 s> 0 goto z6
r8 += 1
z6:
r0 = -1
if r4 < r6 goto y7
r0 = 0
y7:
r8 *= 31
r8 += r0
if r0 s< 0 goto z7
r8 += 1
z7:
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
-- result 5c1c03f7bd73b6bf

== le64 as a number
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r5 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r2
r7 = *(u64 *)(r3 + 0)
r0 = 1
if r5 <= r7 goto y0
r0 = 0
y0:
r9 *= 31
r9 += r0
if r0 == 0 goto z0
r9 += 1
z0:
r0 = 1
if r5 <= r7 goto y1
r0 = 0
y1:
r9 *= 31
r9 += r0
if r0 != 0 goto z1
r9 += 1
z1:
r0 = 0
if r5 <= r7 goto y2
r0 = 1
y2:
r9 *= 31
r9 += r0
if r0 == 0 goto z2
r9 += 1
z2:
r0 = 0
if r5 <= r7 goto y3
r0 = 1
y3:
r9 *= 31
r9 += r0
if r0 != 1 goto z3
r9 += 1
z3:
r0 = 1
if r5 <= r7 goto y4
r0 = 0
y4:
r9 *= 31
r9 += r0
if r0 == 1 goto z4
r9 += 1
z4:
r0 = 7
if r5 <= r7 goto y5
r0 = 3
y5:
r9 *= 31
r9 += r0
if r0 > 5 goto z5
r9 += 1
z5:
r0 = 1
if r5 <= r7 goto y6
r0 = 0
y6:
r9 *= 31
r9 += r0
if r0 s> 0 goto z6
r9 += 1
z6:
r0 = -1
if r5 <= r7 goto y7
r0 = 0
y7:
r9 *= 31
r9 += r0
if r0 s< 0 goto z7
r9 += 1
z7:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a7d403b5d96bcf31

== sgt64 as a number
-- asm
r9 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r9
r5 += r3
r2 = *(u64 *)(r5 + 0)
r5 = r9
r5 += r4
r8 = *(u64 *)(r5 + 0)
r0 = 1
if r2 s> r8 goto y0
r0 = 0
y0:
r1 *= 31
r1 += r0
if r0 == 0 goto z0
r1 += 1
z0:
r0 = 1
if r2 s> r8 goto y1
r0 = 0
y1:
r1 *= 31
r1 += r0
if r0 != 0 goto z1
r1 += 1
z1:
r0 = 0
if r2 s> r8 goto y2
r0 = 1
y2:
r1 *= 31
r1 += r0
if r0 == 0 goto z2
r1 += 1
z2:
r0 = 0
if r2 s> r8 goto y3
r0 = 1
y3:
r1 *= 31
r1 += r0
if r0 != 1 goto z3
r1 += 1
z3:
r0 = 1
if r2 s> r8 goto y4
r0 = 0
y4:
r1 *= 31
r1 += r0
if r0 == 1 goto z4
r1 += 1
z4:
r0 = 7
if r2 s> r8 goto y5
r0 = 3
y5:
r1 *= 31
r1 += r0
if r0 > 5 goto z5
r1 += 1
z5:
r0 = 1
if r2 s> r8 goto y6
r0 = 0
y6:
r1 *= 31
r1 += r0
if r0 s> 0 goto z6
r1 += 1
z6:
r0 = -1
if r2 s> r8 goto y7
r0 = 0
y7:
r1 *= 31
r1 += r0
if r0 s< 0 goto z7
r1 += 1
z7:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a6e613cbe207d8bf

== sge64 as a number
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r4 = 0
inner:
r5 = r9
r5 += r2
r3 = *(u64 *)(r5 + 0)
r5 = r9
r5 += r4
r6 = *(u64 *)(r5 + 0)
r0 = 1
if r3 s>= r6 goto y0
r0 = 0
y0:
r1 *= 31
r1 += r0
if r0 == 0 goto z0
r1 += 1
z0:
r0 = 1
if r3 s>= r6 goto y1
r0 = 0
y1:
r1 *= 31
r1 += r0
if r0 != 0 goto z1
r1 += 1
z1:
r0 = 0
if r3 s>= r6 goto y2
r0 = 1
y2:
r1 *= 31
r1 += r0
if r0 == 0 goto z2
r1 += 1
z2:
r0 = 0
if r3 s>= r6 goto y3
r0 = 1
y3:
r1 *= 31
r1 += r0
if r0 != 1 goto z3
r1 += 1
z3:
r0 = 1
if r3 s>= r6 goto y4
r0 = 0
y4:
r1 *= 31
r1 += r0
if r0 == 1 goto z4
r1 += 1
z4:
r0 = 7
if r3 s>= r6 goto y5
r0 = 3
y5:
r1 *= 31
r1 += r0
if r0 > 5 goto z5
r1 += 1
z5:
r0 = 1
if r3 s>= r6 goto y6
r0 = 0
y6:
r1 *= 31
r1 += r0
if r0 s> 0 goto z6
r1 += 1
z6:
r0 = -1
if r3 s>= r6 goto y7
r0 = 0
y7:
r1 *= 31
r1 += r0
if r0 s< 0 goto z7
r1 += 1
z7:
r4 += 8
if r4 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result f29e1389fdfff131

== slt64 as a number
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r7 = *(u64 *)(r6 + 0)
r0 = 1
if r4 s< r7 goto y0
r0 = 0
y0:
r2 *= 31
r2 += r0
if r0 == 0 goto z0
r2 += 1
z0:
r0 = 1
if r4 s< r7 goto y1
r0 = 0
y1:
r2 *= 31
r2 += r0
if r0 != 0 goto z1
r2 += 1
z1:
r0 = 0
if r4 s< r7 goto y2
r0 = 1
y2:
r2 *= 31
r2 += r0
if r0 == 0 goto z2
r2 += 1
z2:
r0 = 0
if r4 s< r7 goto y3
r0 = 1
y3:
r2 *= 31
r2 += r0
if r0 != 1 goto z3
r2 += 1
z3:
r0 = 1
if r4 s< r7 goto y4
r0 = 0
y4:
r2 *= 31
r2 += r0
if r0 == 1 goto z4
r2 += 1
z4:
r0 = 7
if r4 s< r7 goto y5
r0 = 3
y5:
r2 *= 31
r2 += r0
if r0 > 5 goto z5
r2 += 1
z5:
r0 = 1
if r4 s< r7 goto y6
r0 = 0
y6:
r2 *= 31
r2 += r0
if r0 s> 0 goto z6
r2 += 1
z6:
r0 = -1
if r4 s< r7 goto y7
r0 = 0
y7:
r2 *= 31
r2 += r0
if r0 s< 0 goto z7
r2 += 1
z7:
r5 += 8
if r5 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 6ade2fa6830596bf

== sle64 as a number
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
r0 = 1
if r5 s<= r8 goto y0
r0 = 0
y0:
r2 *= 31
r2 += r0
if r0 == 0 goto z0
r2 += 1
z0:
r0 = 1
if r5 s<= r8 goto y1
r0 = 0
y1:
r2 *= 31
r2 += r0
if r0 != 0 goto z1
r2 += 1
z1:
r0 = 0
if r5 s<= r8 goto y2
r0 = 1
y2:
r2 *= 31
r2 += r0
if r0 == 0 goto z2
r2 += 1
z2:
r0 = 0
if r5 s<= r8 goto y3
r0 = 1
y3:
r2 *= 31
r2 += r0
if r0 != 1 goto z3
r2 += 1
z3:
r0 = 1
if r5 s<= r8 goto y4
r0 = 0
y4:
r2 *= 31
r2 += r0
if r0 == 1 goto z4
r2 += 1
z4:
r0 = 7
if r5 s<= r8 goto y5
r0 = 3
y5:
r2 *= 31
r2 += r0
if r0 > 5 goto z5
r2 += 1
z5:
r0 = 1
if r5 s<= r8 goto y6
r0 = 0
y6:
r2 *= 31
r2 += r0
if r0 s> 0 goto z6
r2 += 1
z6:
r0 = -1
if r5 s<= r8 goto y7
r0 = 0
y7:
r2 *= 31
r2 += r0
if r0 s< 0 goto z7
r2 += 1
z7:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result b6962f649efdaf31

== set64 as a number
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
r0 = 1
if r2 & r6 goto y0
r0 = 0
y0:
r4 *= 31
r4 += r0
if r0 == 0 goto z0
r4 += 1
z0:
r0 = 1
if r2 & r6 goto y1
r0 = 0
y1:
r4 *= 31
r4 += r0
if r0 != 0 goto z1
r4 += 1
z1:
r0 = 0
if r2 & r6 goto y2
r0 = 1
y2:
r4 *= 31
r4 += r0
if r0 == 0 goto z2
r4 += 1
z2:
r0 = 0
if r2 & r6 goto y3
r0 = 1
y3:
r4 *= 31
r4 += r0
if r0 != 1 goto z3
r4 += 1
z3:
r0 = 1
if r2 & r6 goto y4
r0 = 0
y4:
r4 *= 31
r4 += r0
if r0 == 1 goto z4
r4 += 1
z4:
r0 = 7
if r2 & r6 goto y5
r0 = 3
y5:
r4 *= 31
r4 += r0
if r0 > 5 goto z5
r4 += 1
z5:
r0 = 1
if r2 & r6 goto y6
r0 = 0
y6:
r4 *= 31
r4 += r0
if r0 s> 0 goto z6
r4 += 1
z6:
r0 = -1
if r2 & r6 goto y7
r0 = 0
y7:
r4 *= 31
r4 += r0
if r0 s< 0 goto z7
r4 += 1
z7:
r7 += 8
if r7 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result e47e64b2c54b2225

== eq32 as a number
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
r0 = 1
if w3 == w7 goto y0
r0 = 0
y0:
r5 *= 31
r5 += r0
if r0 == 0 goto z0
r5 += 1
z0:
r0 = 1
if w3 == w7 goto y1
r0 = 0
y1:
r5 *= 31
r5 += r0
if r0 != 0 goto z1
r5 += 1
z1:
r0 = 0
if w3 == w7 goto y2
r0 = 1
y2:
r5 *= 31
r5 += r0
if r0 == 0 goto z2
r5 += 1
z2:
r0 = 0
if w3 == w7 goto y3
r0 = 1
y3:
r5 *= 31
r5 += r0
if r0 != 1 goto z3
r5 += 1
z3:
r0 = 1
if w3 == w7 goto y4
r0 = 0
y4:
r5 *= 31
r5 += r0
if r0 == 1 goto z4
r5 += 1
z4:
r0 = 7
if w3 == w7 goto y5
r0 = 3
y5:
r5 *= 31
r5 += r0
if r0 > 5 goto z5
r5 += 1
z5:
r0 = 1
if w3 == w7 goto y6
r0 = 0
y6:
r5 *= 31
r5 += r0
if r0 s> 0 goto z6
r5 += 1
z6:
r0 = -1
if w3 == w7 goto y7
r0 = 0
y7:
r5 *= 31
r5 += r0
if r0 s< 0 goto z7
r5 += 1
z7:
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
-- result 9078ae6670c5ad30

== ne32 as a number
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
r0 = 1
if w4 != w8 goto y0
r0 = 0
y0:
r6 *= 31
r6 += r0
if r0 == 0 goto z0
r6 += 1
z0:
r0 = 1
if w4 != w8 goto y1
r0 = 0
y1:
r6 *= 31
r6 += r0
if r0 != 0 goto z1
r6 += 1
z1:
r0 = 0
if w4 != w8 goto y2
r0 = 1
y2:
r6 *= 31
r6 += r0
if r0 == 0 goto z2
r6 += 1
z2:
r0 = 0
if w4 != w8 goto y3
r0 = 1
y3:
r6 *= 31
r6 += r0
if r0 != 1 goto z3
r6 += 1
z3:
r0 = 1
if w4 != w8 goto y4
r0 = 0
y4:
r6 *= 31
r6 += r0
if r0 == 1 goto z4
r6 += 1
z4:
r0 = 7
if w4 != w8 goto y5
r0 = 3
y5:
r6 *= 31
r6 += r0
if r0 > 5 goto z5
r6 += 1
z5:
r0 = 1
if w4 != w8 goto y6
r0 = 0
y6:
r6 *= 31
r6 += r0
if r0 s> 0 goto z6
r6 += 1
z6:
r0 = -1
if w4 != w8 goto y7
r0 = 0
y7:
r6 *= 31
r6 += r0
if r0 s< 0 goto z7
r6 += 1
z7:
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
-- result cd0394ca103fdac0

== gt32 as a number
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r5 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r6 = *(u64 *)(r2 + 0)
r0 = 1
if w5 > w6 goto y0
r0 = 0
y0:
r8 *= 31
r8 += r0
if r0 == 0 goto z0
r8 += 1
z0:
r0 = 1
if w5 > w6 goto y1
r0 = 0
y1:
r8 *= 31
r8 += r0
if r0 != 0 goto z1
r8 += 1
z1:
r0 = 0
if w5 > w6 goto y2
r0 = 1
y2:
r8 *= 31
r8 += r0
if r0 == 0 goto z2
r8 += 1
z2:
r0 = 0
if w5 > w6 goto y3
r0 = 1
y3:
r8 *= 31
r8 += r0
if r0 != 1 goto z3
r8 += 1
z3:
r0 = 1
if w5 > w6 goto y4
r0 = 0
y4:
r8 *= 31
r8 += r0
if r0 == 1 goto z4
r8 += 1
z4:
r0 = 7
if w5 > w6 goto y5
r0 = 3
y5:
r8 *= 31
r8 += r0
if r0 > 5 goto z5
r8 += 1
z5:
r0 = 1
if w5 > w6 goto y6
r0 = 0
y6:
r8 *= 31
r8 += r0
if r0 s> 0 goto z6
r8 += 1
z6:
r0 = -1
if w5 > w6 goto y7
r0 = 0
y7:
r8 *= 31
r8 += r0
if r0 s< 0 goto z7
r8 += 1
z7:
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
-- result 6f915bdc9c3aed00

== ge32 as a number
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r3 = r6
r3 += r9
r2 = *(u64 *)(r3 + 0)
r3 = r6
r3 += r1
r7 = *(u64 *)(r3 + 0)
r0 = 1
if w2 >= w7 goto y0
r0 = 0
y0:
r8 *= 31
r8 += r0
if r0 == 0 goto z0
r8 += 1
z0:
r0 = 1
if w2 >= w7 goto y1
r0 = 0
y1:
r8 *= 31
r8 += r0
if r0 != 0 goto z1
r8 += 1
z1:
r0 = 0
if w2 >= w7 goto y2
r0 = 1
y2:
r8 *= 31
r8 += r0
if r0 == 0 goto z2
r8 += 1
z2:
r0 = 0
if w2 >= w7 goto y3
r0 = 1
y3:
r8 *= 31
r8 += r0
if r0 != 1 goto z3
r8 += 1
z3:
r0 = 1
if w2 >= w7 goto y4
r0 = 0
y4:
r8 *= 31
r8 += r0
if r0 == 1 goto z4
r8 += 1
z4:
r0 = 7
if w2 >= w7 goto y5
r0 = 3
y5:
r8 *= 31
r8 += r0
if r0 > 5 goto z5
r8 += 1
z5:
r0 = 1
if w2 >= w7 goto y6
r0 = 0
y6:
r8 *= 31
r8 += r0
if r0 s> 0 goto z6
r8 += 1
z6:
r0 = -1
if w2 >= w7 goto y7
r0 = 0
y7:
r8 *= 31
r8 += r0
if r0 s< 0 goto z7
r8 += 1
z7:
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
-- result 4f01279b2e07f0

== lt32 as a number
-- asm
r7 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r7
r4 += r1
r3 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r2
r8 = *(u64 *)(r4 + 0)
r0 = 1
if w3 < w8 goto y0
r0 = 0
y0:
r9 *= 31
r9 += r0
if r0 == 0 goto z0
r9 += 1
z0:
r0 = 1
if w3 < w8 goto y1
r0 = 0
y1:
r9 *= 31
r9 += r0
if r0 != 0 goto z1
r9 += 1
z1:
r0 = 0
if w3 < w8 goto y2
r0 = 1
y2:
r9 *= 31
r9 += r0
if r0 == 0 goto z2
r9 += 1
z2:
r0 = 0
if w3 < w8 goto y3
r0 = 1
y3:
r9 *= 31
r9 += r0
if r0 != 1 goto z3
r9 += 1
z3:
r0 = 1
if w3 < w8 goto y4
r0 = 0
y4:
r9 *= 31
r9 += r0
if r0 == 1 goto z4
r9 += 1
z4:
r0 = 7
if w3 < w8 goto y5
r0 = 3
y5:
r9 *= 31
r9 += r0
if r0 > 5 goto z5
r9 += 1
z5:
r0 = 1
if w3 < w8 goto y6
r0 = 0
y6:
r9 *= 31
r9 += r0
if r0 s> 0 goto z6
r9 += 1
z6:
r0 = -1
if w3 < w8 goto y7
r0 = 0
y7:
r9 *= 31
r9 += r0
if r0 s< 0 goto z7
r9 += 1
z7:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 5d2d4208e5d78000

== le32 as a number
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r4 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r2
r6 = *(u64 *)(r3 + 0)
r0 = 1
if w4 <= w6 goto y0
r0 = 0
y0:
r9 *= 31
r9 += r0
if r0 == 0 goto z0
r9 += 1
z0:
r0 = 1
if w4 <= w6 goto y1
r0 = 0
y1:
r9 *= 31
r9 += r0
if r0 != 0 goto z1
r9 += 1
z1:
r0 = 0
if w4 <= w6 goto y2
r0 = 1
y2:
r9 *= 31
r9 += r0
if r0 == 0 goto z2
r9 += 1
z2:
r0 = 0
if w4 <= w6 goto y3
r0 = 1
y3:
r9 *= 31
r9 += r0
if r0 != 1 goto z3
r9 += 1
z3:
r0 = 1
if w4 <= w6 goto y4
r0 = 0
y4:
r9 *= 31
r9 += r0
if r0 == 1 goto z4
r9 += 1
z4:
r0 = 7
if w4 <= w6 goto y5
r0 = 3
y5:
r9 *= 31
r9 += r0
if r0 > 5 goto z5
r9 += 1
z5:
r0 = 1
if w4 <= w6 goto y6
r0 = 0
y6:
r9 *= 31
r9 += r0
if r0 s> 0 goto z6
r9 += 1
z6:
r0 = -1
if w4 <= w6 goto y7
r0 = 0
y7:
r9 *= 31
r9 += r0
if r0 s< 0 goto z7
r9 += 1
z7:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result edeae753e4ca9af0

== sgt32 as a number
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r9
r4 += r2
r5 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r3
r7 = *(u64 *)(r4 + 0)
r0 = 1
if w5 s> w7 goto y0
r0 = 0
y0:
r1 *= 31
r1 += r0
if r0 == 0 goto z0
r1 += 1
z0:
r0 = 1
if w5 s> w7 goto y1
r0 = 0
y1:
r1 *= 31
r1 += r0
if r0 != 0 goto z1
r1 += 1
z1:
r0 = 0
if w5 s> w7 goto y2
r0 = 1
y2:
r1 *= 31
r1 += r0
if r0 == 0 goto z2
r1 += 1
z2:
r0 = 0
if w5 s> w7 goto y3
r0 = 1
y3:
r1 *= 31
r1 += r0
if r0 != 1 goto z3
r1 += 1
z3:
r0 = 1
if w5 s> w7 goto y4
r0 = 0
y4:
r1 *= 31
r1 += r0
if r0 == 1 goto z4
r1 += 1
z4:
r0 = 7
if w5 s> w7 goto y5
r0 = 3
y5:
r1 *= 31
r1 += r0
if r0 > 5 goto z5
r1 += 1
z5:
r0 = 1
if w5 s> w7 goto y6
r0 = 0
y6:
r1 *= 31
r1 += r0
if r0 s> 0 goto z6
r1 += 1
z6:
r0 = -1
if w5 s> w7 goto y7
r0 = 0
y7:
r1 *= 31
r1 += r0
if r0 s< 0 goto z7
r1 += 1
z7:
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result f892285f00ac1b00

== sge32 as a number
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r8 = *(u64 *)(r6 + 0)
r0 = 1
if w2 s>= w8 goto y0
r0 = 0
y0:
r3 *= 31
r3 += r0
if r0 == 0 goto z0
r3 += 1
z0:
r0 = 1
if w2 s>= w8 goto y1
r0 = 0
y1:
r3 *= 31
r3 += r0
if r0 != 0 goto z1
r3 += 1
z1:
r0 = 0
if w2 s>= w8 goto y2
r0 = 1
y2:
r3 *= 31
r3 += r0
if r0 == 0 goto z2
r3 += 1
z2:
r0 = 0
if w2 s>= w8 goto y3
r0 = 1
y3:
r3 *= 31
r3 += r0
if r0 != 1 goto z3
r3 += 1
z3:
r0 = 1
if w2 s>= w8 goto y4
r0 = 0
y4:
r3 *= 31
r3 += r0
if r0 == 1 goto z4
r3 += 1
z4:
r0 = 7
if w2 s>= w8 goto y5
r0 = 3
y5:
r3 *= 31
r3 += r0
if r0 > 5 goto z5
r3 += 1
z5:
r0 = 1
if w2 s>= w8 goto y6
r0 = 0
y6:
r3 *= 31
r3 += r0
if r0 s> 0 goto z6
r3 += 1
z6:
r0 = -1
if w2 s>= w8 goto y7
r0 = 0
y7:
r3 *= 31
r3 += r0
if r0 s< 0 goto z7
r3 += 1
z7:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 894fcda9ff9f35f0

== slt32 as a number
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
r0 = 1
if w3 s< w6 goto y0
r0 = 0
y0:
r2 *= 31
r2 += r0
if r0 == 0 goto z0
r2 += 1
z0:
r0 = 1
if w3 s< w6 goto y1
r0 = 0
y1:
r2 *= 31
r2 += r0
if r0 != 0 goto z1
r2 += 1
z1:
r0 = 0
if w3 s< w6 goto y2
r0 = 1
y2:
r2 *= 31
r2 += r0
if r0 == 0 goto z2
r2 += 1
z2:
r0 = 0
if w3 s< w6 goto y3
r0 = 1
y3:
r2 *= 31
r2 += r0
if r0 != 1 goto z3
r2 += 1
z3:
r0 = 1
if w3 s< w6 goto y4
r0 = 0
y4:
r2 *= 31
r2 += r0
if r0 == 1 goto z4
r2 += 1
z4:
r0 = 7
if w3 s< w6 goto y5
r0 = 3
y5:
r2 *= 31
r2 += r0
if r0 > 5 goto z5
r2 += 1
z5:
r0 = 1
if w3 s< w6 goto y6
r0 = 0
y6:
r2 *= 31
r2 += r0
if r0 s> 0 goto z6
r2 += 1
z6:
r0 = -1
if w3 s< w6 goto y7
r0 = 0
y7:
r2 *= 31
r2 += r0
if r0 s< 0 goto z7
r2 += 1
z7:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result d42c758681665200

== sle32 as a number
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
r0 = 1
if w4 s<= w7 goto y0
r0 = 0
y0:
r3 *= 31
r3 += r0
if r0 == 0 goto z0
r3 += 1
z0:
r0 = 1
if w4 s<= w7 goto y1
r0 = 0
y1:
r3 *= 31
r3 += r0
if r0 != 0 goto z1
r3 += 1
z1:
r0 = 0
if w4 s<= w7 goto y2
r0 = 1
y2:
r3 *= 31
r3 += r0
if r0 == 0 goto z2
r3 += 1
z2:
r0 = 0
if w4 s<= w7 goto y3
r0 = 1
y3:
r3 *= 31
r3 += r0
if r0 != 1 goto z3
r3 += 1
z3:
r0 = 1
if w4 s<= w7 goto y4
r0 = 0
y4:
r3 *= 31
r3 += r0
if r0 == 1 goto z4
r3 += 1
z4:
r0 = 7
if w4 s<= w7 goto y5
r0 = 3
y5:
r3 *= 31
r3 += r0
if r0 > 5 goto z5
r3 += 1
z5:
r0 = 1
if w4 s<= w7 goto y6
r0 = 0
y6:
r3 *= 31
r3 += r0
if r0 s> 0 goto z6
r3 += 1
z6:
r0 = -1
if w4 s<= w7 goto y7
r0 = 0
y7:
r3 *= 31
r3 += r0
if r0 s< 0 goto z7
r3 += 1
z7:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 64ea1ad180596cf0

== set32 as a number
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
r0 = 1
if w5 & w8 goto y0
r0 = 0
y0:
r4 *= 31
r4 += r0
if r0 == 0 goto z0
r4 += 1
z0:
r0 = 1
if w5 & w8 goto y1
r0 = 0
y1:
r4 *= 31
r4 += r0
if r0 != 0 goto z1
r4 += 1
z1:
r0 = 0
if w5 & w8 goto y2
r0 = 1
y2:
r4 *= 31
r4 += r0
if r0 == 0 goto z2
r4 += 1
z2:
r0 = 0
if w5 & w8 goto y3
r0 = 1
y3:
r4 *= 31
r4 += r0
if r0 != 1 goto z3
r4 += 1
z3:
r0 = 1
if w5 & w8 goto y4
r0 = 0
y4:
r4 *= 31
r4 += r0
if r0 == 1 goto z4
r4 += 1
z4:
r0 = 7
if w5 & w8 goto y5
r0 = 3
y5:
r4 *= 31
r4 += r0
if r0 > 5 goto z5
r4 += 1
z5:
r0 = 1
if w5 & w8 goto y6
r0 = 0
y6:
r4 *= 31
r4 += r0
if r0 s> 0 goto z6
r4 += 1
z6:
r0 = -1
if w5 & w8 goto y7
r0 = 0
y7:
r4 *= 31
r4 += r0
if r0 s< 0 goto z7
r4 += 1
z7:
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 5964d643c2ba3cec
