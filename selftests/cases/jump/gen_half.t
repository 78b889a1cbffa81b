# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 r0, r1 of kinds 0, 0
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
taken:
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
-- result d13cd4afa402d7c8

== eq64 r1, r4 of kinds 3, 1
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
r3 *= 3
if r1 == r4 goto taken
r3 += 1
taken:
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
-- result 850178486989ac35

== eq64 r2, r7 of kinds 0, 2
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
r4 *= 3
if r2 == r7 goto taken
r4 += 1
taken:
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
-- result 50119f2d970dd014

== eq64 r3, r0 of kinds 3, 4
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
r5 *= 3
if r3 == r0 goto taken
r5 += 1
taken:
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
-- result d31883e175a3efa4

== eq64 r4, r3 of kinds 0, 5
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
r6 *= 3
if r4 == r3 goto taken
r6 += 1
taken:
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
-- result ba0f9fe3dd303429

== eq64 r5, r6 of kinds 3, 0
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
r8 *= 3
if r5 == r6 goto taken
r8 += 1
taken:
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
-- result 9879babcfcf20f61

== eq64 r6, r9 of kinds 0, 2
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
r8 *= 3
if r6 == r9 goto taken
r8 += 1
taken:
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
-- result 50119f2d970dd014

== eq32 r7, r2 of kinds 3, 3
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
r9 *= 3
if w7 == w2 goto taken
r9 += 1
taken:
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
-- result 0

== ne64 r8, r5 of kinds 2, 2
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
r8 = (s32)r8
r5 = (s32)r5
r0 *= 3
if r8 != r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 671c23fe5728d59c

== ne64 r9, r8 of kinds 5, 4
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
r9 = (s16)r9
r8 &= 255
r1 *= 3
if r9 != r8 goto taken
r1 += 1
taken:
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
-- result 721e1f8f8cc8c3d9

== ne64 r0, r1 of kinds 2, 5
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
r0 = (s32)r0
r1 = (s16)r1
r3 *= 3
if r0 != r1 goto taken
r3 += 1
taken:
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
-- result 8d6e261684990784

== ne64 r1, r4 of kinds 5, 0
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
r1 = (s16)r1
r3 *= 3
if r1 != r4 goto taken
r3 += 1
taken:
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
-- result 9338a70a369f1be7

== ne64 r2, r7 of kinds 2, 2
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
r2 = (s32)r2
r7 = (s32)r7
r4 *= 3
if r2 != r7 goto taken
r4 += 1
taken:
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
-- result 671c23fe5728d59c

== ne64 r3, r0 of kinds 5, 3
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
r3 = (s16)r3
r0 <<= 32
r5 *= 3
if r3 != r0 goto taken
r5 += 1
taken:
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
-- result f49c2afc76ca2e84

== ne64 r4, r3 of kinds 2, 4
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
r4 = (s32)r4
r3 &= 255
r6 *= 3
if r4 != r3 goto taken
r6 += 1
taken:
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
-- result fd33b11648ac4305

== ne32 r5, r6 of kinds 5, 0
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
r5 = (s16)r5
r8 *= 3
if w5 != w6 goto taken
r8 += 1
taken:
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
-- result 70a40debd702e0ee

== gt64 r6, r9 of kinds 4, 5
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
r6 &= 255
r9 = (s16)r9
r8 *= 3
if r6 > r9 goto taken
r8 += 1
taken:
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
-- result 2262e9e46404d241

== gt64 r7, r2 of kinds 1, 0
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
w7 = w7
r9 *= 3
if r7 > r2 goto taken
r9 += 1
taken:
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
-- result 1534fe5f10a2ffec

== gt64 r8, r5 of kinds 4, 2
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
r8 &= 255
r5 = (s32)r5
r0 *= 3
if r8 > r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2505d299619a3c19

== gt64 r9, r8 of kinds 1, 3
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
w9 = w9
r8 <<= 32
r1 *= 3
if r9 > r8 goto taken
r1 += 1
taken:
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
-- result be3d7e4740e429bf

== gt64 r0, r1 of kinds 4, 4
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
r0 &= 255
r1 &= 255
r3 *= 3
if r0 > r1 goto taken
r3 += 1
taken:
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
-- result c56178f501bb57c

== gt64 r1, r4 of kinds 1, 0
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
w1 = w1
r3 *= 3
if r1 > r4 goto taken
r3 += 1
taken:
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
-- result 1534fe5f10a2ffec

== gt64 r2, r7 of kinds 4, 1
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
r2 &= 255
w7 = w7
r4 *= 3
if r2 > r7 goto taken
r4 += 1
taken:
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
-- result 2505d299619a3c19

== gt32 r3, r0 of kinds 1, 2
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
w3 = w3
r0 = (s32)r0
r5 *= 3
if w3 > w0 goto taken
r5 += 1
taken:
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
-- result ab0c6526b63fb8cd

== ge64 r4, r3 of kinds 0, 2
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
r6 *= 3
if r4 >= r3 goto taken
r6 += 1
taken:
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
-- result a6e4c2e2772bc913

== ge64 r5, r6 of kinds 3, 3
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
r8 *= 3
if r5 >= r6 goto taken
r8 += 1
taken:
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
-- result 43f041285f16e331

== ge64 r6, r9 of kinds 0, 4
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
r8 *= 3
if r6 >= r9 goto taken
r8 += 1
taken:
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
-- result f6a21577898e537f

== ge64 r7, r2 of kinds 3, 0
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
r9 *= 3
if r7 >= r2 goto taken
r9 += 1
taken:
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
-- result 8c69fd71cf60e89

== ge64 r8, r5 of kinds 0, 1
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
r0 *= 3
if r8 >= r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 3cce65b2e24d2f04

== ge64 r9, r8 of kinds 3, 2
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
r1 *= 3
if r9 >= r8 goto taken
r1 += 1
taken:
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
-- result ff1d0642e40cc1a

== ge64 r0, r1 of kinds 0, 4
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
r3 *= 3
if r0 >= r1 goto taken
r3 += 1
taken:
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
-- result f6a21577898e537f

== ge32 r1, r4 of kinds 3, 5
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
r3 *= 3
if w1 >= w4 goto taken
r3 += 1
taken:
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
-- result f773556b95fe3830

== lt64 r2, r7 of kinds 2, 4
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
r2 = (s32)r2
r7 &= 255
r4 *= 3
if r2 < r7 goto taken
r4 += 1
taken:
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
-- result e3fabbfa89675259

== lt64 r3, r0 of kinds 5, 0
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
r3 = (s16)r3
r5 *= 3
if r3 < r0 goto taken
r5 += 1
taken:
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
-- result 565878f8d5ab9c5f

== lt64 r4, r3 of kinds 2, 1
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
r4 = (s32)r4
w3 = w3
r6 *= 3
if r4 < r3 goto taken
r6 += 1
taken:
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
-- result 22aa3e4718d67af8

== lt64 r5, r6 of kinds 5, 2
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
r5 = (s16)r5
r6 = (s32)r6
r8 *= 3
if r5 < r6 goto taken
r8 += 1
taken:
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
-- result f2d66e35134aeef

== lt64 r6, r9 of kinds 2, 4
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
r6 = (s32)r6
r9 &= 255
r8 *= 3
if r6 < r9 goto taken
r8 += 1
taken:
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
-- result e3fabbfa89675259

== lt64 r7, r2 of kinds 5, 5
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
r7 = (s16)r7
r2 = (s16)r2
r9 *= 3
if r7 < r2 goto taken
r9 += 1
taken:
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
-- result 351d54683c26edb4

== lt64 r8, r5 of kinds 2, 0
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
r8 = (s32)r8
r0 *= 3
if r8 < r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8a6264f6d5aa6a33

== lt32 r9, r8 of kinds 5, 2
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
r9 = (s16)r9
r8 = (s32)r8
r1 *= 3
if w9 < w8 goto taken
r1 += 1
taken:
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
-- result f2d66e35134aeef

== le64 r0, r1 of kinds 4, 1
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
r0 &= 255
w1 = w1
r3 *= 3
if r0 <= r1 goto taken
r3 += 1
taken:
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
-- result 28f3a9d07dfbac87

== le64 r1, r4 of kinds 1, 2
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
w1 = w1
r4 = (s32)r4
r3 *= 3
if r1 <= r4 goto taken
r3 += 1
taken:
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
-- result 8d7f32ae4149d6f0

== le64 r2, r7 of kinds 4, 4
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
r2 &= 255
r7 &= 255
r4 *= 3
if r2 <= r7 goto taken
r4 += 1
taken:
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
-- result 41a364da8f7a3324

== le64 r3, r0 of kinds 1, 5
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
w3 = w3
r0 = (s16)r0
r5 *= 3
if r3 <= r0 goto taken
r5 += 1
taken:
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
-- result 5aea8eafdaa6a4ec

== le64 r4, r3 of kinds 4, 0
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
r4 &= 255
r6 *= 3
if r4 <= r3 goto taken
r6 += 1
taken:
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
-- result 9a6773cd1c4e5d17

== le64 r5, r6 of kinds 1, 2
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
w5 = w5
r6 = (s32)r6
r8 *= 3
if r5 <= r6 goto taken
r8 += 1
taken:
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
-- result 8d7f32ae4149d6f0

== le64 r6, r9 of kinds 4, 3
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
r6 &= 255
r9 <<= 32
r8 *= 3
if r6 <= r9 goto taken
r8 += 1
taken:
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
-- result 6417d7479df3ccc8

== le32 r7, r2 of kinds 1, 4
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
w7 = w7
r2 &= 255
r9 *= 3
if w7 <= w2 goto taken
r9 += 1
taken:
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
-- result e6c70ae440bb0f54

== sgt64 r8, r5 of kinds 0, 4
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
r0 *= 3
if r8 s> r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8ab1fb8e233139bc

== sgt64 r9, r8 of kinds 3, 5
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
r1 *= 3
if r9 s> r8 goto taken
r1 += 1
taken:
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
-- result c261120cbc31948f

== sgt64 r0, r1 of kinds 0, 0
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
if r0 s> r1 goto taken
r3 += 1
taken:
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
-- result 4d2dcf8bd609f014

== sgt64 r1, r4 of kinds 3, 2
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
r3 *= 3
if r1 s> r4 goto taken
r3 += 1
taken:
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
-- result 2632fadaa3fd0db1

== sgt64 r2, r7 of kinds 0, 3
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
r4 *= 3
if r2 s> r7 goto taken
r4 += 1
taken:
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
-- result 9a7541902f4a9241

== sgt64 r3, r0 of kinds 3, 4
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
r5 *= 3
if r3 s> r0 goto taken
r5 += 1
taken:
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
-- result c1089fe4610d8bb0

== sgt64 r4, r3 of kinds 0, 0
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
if r4 s> r3 goto taken
r6 += 1
taken:
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
-- result 4d2dcf8bd609f014

== sgt32 r5, r6 of kinds 3, 1
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
r8 *= 3
if w5 s> w6 goto taken
r8 += 1
taken:
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
-- result 1754501646413584

== sge64 r6, r9 of kinds 2, 0
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
r6 = (s32)r6
r8 *= 3
if r6 s>= r9 goto taken
r8 += 1
taken:
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
-- result 93144c0d2ce6011d

== sge64 r7, r2 of kinds 5, 2
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
r7 = (s16)r7
r2 = (s32)r2
r9 *= 3
if r7 s>= r2 goto taken
r9 += 1
taken:
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
-- result db42825042afc75d

== sge64 r8, r5 of kinds 2, 3
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
r8 = (s32)r8
r5 <<= 32
r0 *= 3
if r8 s>= r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ecbfae874c987027

== sge64 r9, r8 of kinds 5, 4
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
r9 = (s16)r9
r8 &= 255
r1 *= 3
if r9 s>= r8 goto taken
r1 += 1
taken:
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
-- result ebf7c11b97cfffb3

== sge64 r0, r1 of kinds 2, 0
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
r0 = (s32)r0
r3 *= 3
if r0 s>= r1 goto taken
r3 += 1
taken:
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
-- result 93144c0d2ce6011d

== sge64 r1, r4 of kinds 5, 1
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
r1 = (s16)r1
w4 = w4
r3 *= 3
if r1 s>= r4 goto taken
r3 += 1
taken:
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
-- result 11e7aea1529673aa

== sge64 r2, r7 of kinds 2, 2
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
r2 = (s32)r2
r7 = (s32)r7
r4 *= 3
if r2 s>= r7 goto taken
r4 += 1
taken:
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
-- result 9139677d5ec6e85d

== sge32 r3, r0 of kinds 5, 4
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
r3 = (s16)r3
r0 &= 255
r5 *= 3
if w3 s>= w0 goto taken
r5 += 1
taken:
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
-- result ebf7c11b97cfffb3

== slt64 r4, r3 of kinds 4, 3
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
r4 &= 255
r3 <<= 32
r6 *= 3
if r4 s< r3 goto taken
r6 += 1
taken:
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
-- result 8f592e97ae12ae68

== slt64 r5, r6 of kinds 1, 4
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
w5 = w5
r6 &= 255
r8 *= 3
if r5 s< r6 goto taken
r8 += 1
taken:
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
-- result e3fabbfa89675259

== slt64 r6, r9 of kinds 4, 0
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
r6 &= 255
r8 *= 3
if r6 s< r9 goto taken
r8 += 1
taken:
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
-- result 4b1d480fedaeafc4

== slt64 r7, r2 of kinds 1, 1
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
w7 = w7
w2 = w2
r9 *= 3
if r7 s< r2 goto taken
r9 += 1
taken:
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
-- result a093b41807f056f

== slt64 r8, r5 of kinds 4, 2
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
r8 &= 255
r5 = (s32)r5
r0 *= 3
if r8 s< r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d687b9ae6cd4d830

== slt64 r9, r8 of kinds 1, 4
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
w9 = w9
r8 &= 255
r1 *= 3
if r9 s< r8 goto taken
r1 += 1
taken:
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
-- result e3fabbfa89675259

== slt64 r0, r1 of kinds 4, 5
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
r0 &= 255
r1 = (s16)r1
r3 *= 3
if r0 s< r1 goto taken
r3 += 1
taken:
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
-- result cffe27dd0b61f79c

== slt32 r1, r4 of kinds 1, 0
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
w1 = w1
r3 *= 3
if w1 s< w4 goto taken
r3 += 1
taken:
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
-- result bcc014ec80cf0043

== sle64 r2, r7 of kinds 0, 0
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
if r2 s<= r7 goto taken
r4 += 1
taken:
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
-- result cbacde098bf88c

== sle64 r3, r0 of kinds 3, 1
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
r5 *= 3
if r3 s<= r0 goto taken
r5 += 1
taken:
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
-- result 8cf0dc857e885cf0

== sle64 r4, r3 of kinds 0, 2
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
r6 *= 3
if r4 s<= r3 goto taken
r6 += 1
taken:
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
-- result 82bd6f45e22721bd

== sle64 r5, r6 of kinds 3, 4
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
r8 *= 3
if r5 s<= r6 goto taken
r8 += 1
taken:
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
-- result 8cf0dc857e885cf0

== sle64 r6, r9 of kinds 0, 5
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
r8 *= 3
if r6 s<= r9 goto taken
r8 += 1
taken:
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
-- result 5aa4bd43d353f69f

== sle64 r7, r2 of kinds 3, 0
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
r9 *= 3
if r7 s<= r2 goto taken
r9 += 1
taken:
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
-- result c035e64bbd017e28

== sle64 r8, r5 of kinds 0, 2
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
r0 *= 3
if r8 s<= r5 goto taken
r0 += 1
taken:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 82bd6f45e22721bd

== sle32 r9, r8 of kinds 3, 3
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
r1 *= 3
if w9 s<= w8 goto taken
r1 += 1
taken:
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

== set64 r0, r1 of kinds 2, 2
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
r0 = (s32)r0
r1 = (s32)r1
r3 *= 3
if r0 & r1 goto taken
r3 += 1
taken:
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
-- result 906d96635b2ab6f3

== set64 r1, r4 of kinds 5, 4
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
r1 = (s16)r1
r4 &= 255
r3 *= 3
if r1 & r4 goto taken
r3 += 1
taken:
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
-- result 288de02c4c9bde8a

== set64 r2, r7 of kinds 2, 5
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
r2 = (s32)r2
r7 = (s16)r7
r4 *= 3
if r2 & r7 goto taken
r4 += 1
taken:
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
-- result 341a064e7396c39f

== set64 r3, r0 of kinds 5, 0
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
r3 = (s16)r3
r5 *= 3
if r3 & r0 goto taken
r5 += 1
taken:
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
-- result 4a33890c276c3b

== set64 r4, r3 of kinds 2, 2
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
r4 = (s32)r4
r3 = (s32)r3
r6 *= 3
if r4 & r3 goto taken
r6 += 1
taken:
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
-- result 906d96635b2ab6f3

== set64 r5, r6 of kinds 5, 3
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
r5 = (s16)r5
r6 <<= 32
r8 *= 3
if r5 & r6 goto taken
r8 += 1
taken:
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
-- result 19d2d055f86b7837

== set64 r6, r9 of kinds 2, 4
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
r6 = (s32)r6
r9 &= 255
r8 *= 3
if r6 & r9 goto taken
r8 += 1
taken:
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
-- result 288de02c4c9bde8a

== set32 r7, r2 of kinds 5, 0
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
r7 = (s16)r7
r9 *= 3
if w7 & w2 goto taken
r9 += 1
taken:
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
-- result 50aba8f7d2889d5d
