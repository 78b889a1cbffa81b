# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 r0, r1
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
r3 *= 3
if r0 == r1 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result cab624241b28f978

== eq64 r2, r5
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r0
r6 += r3
r2 = *(u64 *)(r6 + 0)
r6 = r0
r6 += r4
r5 = *(u64 *)(r6 + 0)
r1 *= 3
if r2 == r5 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
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
-- result cab624241b28f978

== eq64 r3, r3
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
r1 *= 3
if r3 == r3 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== eq32 r1, r4
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
r3 *= 3
if w1 == w4 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result b515a06836bebe3c

== eq32 r9, r6
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r9 = *(u64 *)(r5 + 0)
r5 = r1
r5 += r4
r6 = *(u64 *)(r5 + 0)
r2 *= 3
if w9 == w6 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
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
-- result b515a06836bebe3c

== eq32 r4, r4
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r2 *= 3
if w4 == w4 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== ne64 r2, r7
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
r4 *= 3
if r2 != r7 goto taken
r4 += 1
goto next
taken:
r4 += 2
next:
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
-- result 1f3651198398c068

== ne64 r6, r7
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r8 = r2
r8 += r4
r6 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r5
r7 = *(u64 *)(r8 + 0)
r3 *= 3
if r6 != r7 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result 1f3651198398c068

== ne64 r5, r5
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
r3 *= 3
if r5 != r5 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== ne32 r3, r0
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
r5 *= 3
if w3 != w0 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result 34d6d4d56802fba4

== ne32 r3, r8
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r4
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r7
r8 = *(u64 *)(r9 + 0)
r5 *= 3
if w3 != w8 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result 34d6d4d56802fba4

== ne32 r6, r6
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
r4 *= 3
if w6 != w6 goto taken
r4 += 1
goto next
taken:
r4 += 2
next:
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== gt64 r4, r3
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
r6 *= 3
if r4 > r3 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
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
-- result f768a4924a2743f4

== gt64 r0, r9
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
r8 = r4
r8 += r7
r9 = *(u64 *)(r8 + 0)
r5 *= 3
if r0 > r9 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result f768a4924a2743f4

== gt64 r7, r7
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r7 = *(u64 *)(r9 + 0)
r5 *= 3
if r7 > r7 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== gt32 r5, r6
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
if w5 > w6 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result f0e693ad08ec1873

== gt32 r7, r0
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r7 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r0 = *(u64 *)(r1 + 0)
r6 *= 3
if w7 > w0 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
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
-- result f0e693ad08ec1873

== gt32 r8, r8
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r7
r8 = *(u64 *)(r0 + 0)
r6 *= 3
if w8 > w8 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== ge64 r6, r9
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
r8 *= 3
if r6 >= r9 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result 74254c4c85ba54cc

== ge64 r4, r1
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r6
r0 += r8
r4 = *(u64 *)(r0 + 0)
r0 = r6
r0 += r9
r1 = *(u64 *)(r0 + 0)
r7 *= 3
if r4 >= r1 goto taken
r7 += 1
goto next
taken:
r7 += 2
next:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 74254c4c85ba54cc

== ge64 r9, r9
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r8
r9 = *(u64 *)(r1 + 0)
r7 *= 3
if r9 >= r9 goto taken
r7 += 1
goto next
taken:
r7 += 2
next:
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== ge32 r7, r2
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
r9 *= 3
if w7 >= w2 goto taken
r9 += 1
goto next
taken:
r9 += 2
next:
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
-- result 5802b7ab6014ee0f

== ge32 r1, r2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r3 = r7
r3 += r9
r1 = *(u64 *)(r3 + 0)
r3 = r7
r3 += r0
r2 = *(u64 *)(r3 + 0)
r8 *= 3
if w1 >= w2 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result 5802b7ab6014ee0f

== ge32 r0, r0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r0 = *(u64 *)(r2 + 0)
r8 *= 3
if w0 >= w0 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== lt64 r8, r5
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
r0 *= 3
if r8 < r5 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 75c728f119076514

== lt64 r8, r3
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r9
r4 += r1
r8 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r2
r3 = *(u64 *)(r4 + 0)
r0 *= 3
if r8 < r3 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 75c728f119076514

== lt64 r1, r1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r0
r1 = *(u64 *)(r3 + 0)
r9 *= 3
if r1 < r1 goto taken
r9 += 1
goto next
taken:
r9 += 2
next:
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== lt32 r9, r8
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
r1 *= 3
if w9 < w8 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
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
-- result 91e9bd923eaccbd1

== lt32 r5, r4
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
r4 = *(u64 *)(r3 + 0)
r0 *= 3
if w5 < w4 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 91e9bd923eaccbd1

== lt32 r2, r2
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
r0 *= 3
if w2 < w2 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== le64 r0, r1
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
r3 *= 3
if r0 <= r1 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result f283d0ab549a75ec

== le64 r2, r5
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r0
r6 += r3
r2 = *(u64 *)(r6 + 0)
r6 = r0
r6 += r4
r5 = *(u64 *)(r6 + 0)
r1 *= 3
if r2 <= r5 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
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
-- result f283d0ab549a75ec

== le64 r3, r3
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
r1 *= 3
if r3 <= r3 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== le32 r1, r4
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
r3 *= 3
if w1 <= w4 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result f905e19095d5a16d

== le32 r9, r6
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r9 = *(u64 *)(r5 + 0)
r5 = r1
r5 += r4
r6 = *(u64 *)(r5 + 0)
r2 *= 3
if w9 <= w6 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
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
-- result f905e19095d5a16d

== le32 r4, r4
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r2 *= 3
if w4 <= w4 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== sgt64 r2, r7
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
r4 *= 3
if r2 s> r7 goto taken
r4 += 1
goto next
taken:
r4 += 2
next:
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
-- result 4ec52947e921e12c

== sgt64 r6, r7
-- asm
r2 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r8 = r2
r8 += r4
r6 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r5
r7 = *(u64 *)(r8 + 0)
r3 *= 3
if r6 s> r7 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result 4ec52947e921e12c

== sgt64 r5, r5
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
r3 *= 3
if r5 s> r5 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== sgt32 r3, r0
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
r5 *= 3
if w3 s> w0 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result a39d6d58093c1347

== sgt32 r3, r8
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r4
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r7
r8 = *(u64 *)(r9 + 0)
r5 *= 3
if w3 s> w8 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result a39d6d58093c1347

== sgt32 r6, r6
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
r4 *= 3
if w6 s> w6 goto taken
r4 += 1
goto next
taken:
r4 += 2
next:
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== sge64 r4, r3
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
r6 *= 3
if r4 s>= r3 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
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
-- result cb81d10224b4f204

== sge64 r0, r9
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
r8 = r4
r8 += r7
r9 = *(u64 *)(r8 + 0)
r5 *= 3
if r0 s>= r9 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
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
-- result cb81d10224b4f204

== sge64 r7, r7
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r7 = *(u64 *)(r9 + 0)
r5 *= 3
if r7 s>= r7 goto taken
r5 += 1
goto next
taken:
r5 += 2
next:
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== sge32 r5, r6
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
if w5 s>= w6 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result ab991566064e8e3

== sge32 r7, r0
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r7 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r0 = *(u64 *)(r1 + 0)
r6 *= 3
if w7 s>= w0 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
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
-- result ab991566064e8e3

== sge32 r8, r8
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r7
r8 = *(u64 *)(r0 + 0)
r6 *= 3
if w8 s>= w8 goto taken
r6 += 1
goto next
taken:
r6 += 2
next:
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== slt64 r6, r9
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
r8 *= 3
if r6 s< r9 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result 1e6aa43b7a0cc7dc

== slt64 r4, r1
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r6
r0 += r8
r4 = *(u64 *)(r0 + 0)
r0 = r6
r0 += r9
r1 = *(u64 *)(r0 + 0)
r7 *= 3
if r4 s< r1 goto taken
r7 += 1
goto next
taken:
r7 += 2
next:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 1e6aa43b7a0cc7dc

== slt64 r9, r9
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r8
r9 = *(u64 *)(r1 + 0)
r7 *= 3
if r9 s< r9 goto taken
r7 += 1
goto next
taken:
r7 += 2
next:
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== slt32 r7, r2
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
r9 *= 3
if w7 s< w2 goto taken
r9 += 1
goto next
taken:
r9 += 2
next:
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
-- result df32e3e73e5cd0fd

== slt32 r1, r2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r3 = r7
r3 += r9
r1 = *(u64 *)(r3 + 0)
r3 = r7
r3 += r0
r2 = *(u64 *)(r3 + 0)
r8 *= 3
if w1 s< w2 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
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
-- result df32e3e73e5cd0fd

== slt32 r0, r0
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r0 = *(u64 *)(r2 + 0)
r8 *= 3
if w0 s< w0 goto taken
r8 += 1
goto next
taken:
r8 += 2
next:
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 40df8

== sle64 r8, r5
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
r0 *= 3
if r8 s<= r5 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9b274bf5b59fd8b4

== sle64 r8, r3
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r9
r4 += r1
r8 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r2
r3 = *(u64 *)(r4 + 0)
r0 *= 3
if r8 s<= r3 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9b274bf5b59fd8b4

== sle64 r1, r1
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r0
r1 = *(u64 *)(r3 + 0)
r9 *= 3
if r1 s<= r1 goto taken
r9 += 1
goto next
taken:
r9 += 2
next:
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== sle32 r9, r8
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
r1 *= 3
if w9 s<= w8 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
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
-- result 464f07e59585a699

== sle32 r5, r4
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
r4 = *(u64 *)(r3 + 0)
r0 *= 3
if w5 s<= w4 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 464f07e59585a699

== sle32 r2, r2
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
r0 *= 3
if w2 s<= w2 goto taken
r0 += 1
goto next
taken:
r0 += 2
next:
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 81bf0

== set64 r0, r1
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
r3 *= 3
if r0 & r1 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result 322e4c8bae4113cb

== set64 r2, r5
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r0
r6 += r3
r2 = *(u64 *)(r6 + 0)
r6 = r0
r6 += r4
r5 = *(u64 *)(r6 + 0)
r1 *= 3
if r2 & r5 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
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
-- result 322e4c8bae4113cb

== set64 r3, r3
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
r1 *= 3
if r3 & r3 goto taken
r1 += 1
goto next
taken:
r1 += 2
next:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 567f5

== set32 r1, r4
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
r3 *= 3
if w1 & w4 goto taken
r3 += 1
goto next
taken:
r3 += 2
next:
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
-- result b85627064011a4d

== set32 r9, r6
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r9 = *(u64 *)(r5 + 0)
r5 = r1
r5 += r4
r6 = *(u64 *)(r5 + 0)
r2 *= 3
if w9 & w6 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
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
-- result b85627064011a4d

== set32 r4, r4
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r2 *= 3
if w4 & w4 goto taken
r2 += 1
goto next
taken:
r2 += 2
next:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 566e7
