# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== r0 = r0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = r0
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
-- result a27c5361be771c4d

== r2 = r1
-- asm
r0 = r1
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r0
r6 += r4
r1 = *(u64 *)(r6 + 0)
r2 = r1
r3 *= 1000003
r3 += r2
r3 ^= r1
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r4 = r2
-- asm
r0 = r1
r1 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r0
r6 += r3
r2 = *(u64 *)(r6 + 0)
r4 = r2
r1 *= 1000003
r1 += r4
r1 ^= r2
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r6 = r3
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
r6 = r3
r1 *= 1000003
r1 += r6
r1 ^= r3
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== r8 = r4
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
r8 = r4
r1 *= 1000003
r1 += r8
r1 ^= r4
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== w1 = w1
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
w1 = w1
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
-- result b15275a5be771c4d

== w3 = w2
-- asm
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r1
r7 += r5
r2 = *(u64 *)(r7 + 0)
w3 = w2
r4 *= 1000003
r4 += r3
r4 ^= r2
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ae05378800000000

== w5 = w3
-- asm
r2 = 0
r4 = 0
outer:
r6 = 0
inner:
r7 = r1
r7 += r4
r3 = *(u64 *)(r7 + 0)
w5 = w3
r2 *= 1000003
r2 += r5
r2 ^= r3
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ae05378800000000

== w7 = w4
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
w7 = w4
r2 *= 1000003
r2 += r7
r2 ^= r4
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ae05378800000000

== w9 = w5
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
w9 = w5
r2 *= 1000003
r2 += r9
r2 ^= r5
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ae05378800000000

== r2 = (s8)r2
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
r2 = (s8)r2
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
-- result a7f61d1623ba3d4d

== r4 = (s8)r3
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r2
r8 += r6
r3 = *(u64 *)(r8 + 0)
r4 = (s8)r3
r5 *= 1000003
r5 += r4
r5 ^= r3
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465432100

== r6 = (s8)r4
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r2
r8 += r5
r4 = *(u64 *)(r8 + 0)
r6 = (s8)r4
r3 *= 1000003
r3 += r6
r3 ^= r4
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465432100

== r8 = (s8)r5
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
r8 = (s8)r5
r3 *= 1000003
r3 += r8
r3 ^= r5
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465432100

== r0 = (s8)r6
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
r0 = (s8)r6
r3 *= 1000003
r3 += r0
r3 ^= r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465432100

== r3 = (s16)r3
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
r3 = (s16)r3
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
-- result a7f61d1623ba1c4d

== r5 = (s16)r4
-- asm
r3 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r3
r9 += r7
r4 = *(u64 *)(r9 + 0)
r5 = (s16)r4
r6 *= 1000003
r6 += r5
r6 ^= r4
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465430000

== r7 = (s16)r5
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r3
r9 += r6
r5 = *(u64 *)(r9 + 0)
r7 = (s16)r5
r4 *= 1000003
r4 += r7
r4 ^= r5
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465430000

== r9 = (s16)r6
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
r9 = (s16)r6
r4 *= 1000003
r4 += r9
r4 ^= r6
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465430000

== r1 = (s16)r7
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r3
r8 += r5
r7 = *(u64 *)(r8 + 0)
r1 = (s16)r7
r4 *= 1000003
r4 += r1
r4 ^= r7
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59a765465430000

== r4 = (s32)r4
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
r4 = (s32)r4
r6 *= 1000003
r6 += r4
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7ed623c0be771c4d

== r6 = (s32)r5
-- asm
r4 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r4
r0 += r8
r5 = *(u64 *)(r0 + 0)
r6 = (s32)r5
r7 *= 1000003
r7 += r6
r7 ^= r5
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a967d14500000000

== r8 = (s32)r6
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r9 = 0
inner:
r0 = r4
r0 += r7
r6 = *(u64 *)(r0 + 0)
r8 = (s32)r6
r5 *= 1000003
r5 += r8
r5 ^= r6
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a967d14500000000

== r0 = (s32)r7
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
r0 = (s32)r7
r5 *= 1000003
r5 += r0
r5 ^= r7
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a967d14500000000

== r2 = (s32)r8
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
r2 = (s32)r8
r5 *= 1000003
r5 += r2
r5 ^= r8
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a967d14500000000

== w5 = (s8)w5
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r6
r0 += r8
r5 = *(u64 *)(r0 + 0)
w5 = (s8)w5
r7 *= 1000003
r7 += r5
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 88327c5123ba3d4d

== w7 = (s8)w6
-- asm
r5 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r5
r1 += r9
r6 = *(u64 *)(r1 + 0)
w7 = (s8)w6
r8 *= 1000003
r8 += r7
r8 ^= r6
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965432100

== w9 = (s8)w7
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r0 = 0
inner:
r1 = r5
r1 += r8
r7 = *(u64 *)(r1 + 0)
w9 = (s8)w7
r6 *= 1000003
r6 += r9
r6 ^= r7
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965432100

== w1 = (s8)w8
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
w1 = (s8)w8
r6 *= 1000003
r6 += r1
r6 ^= r8
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965432100

== w3 = (s8)w9
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r0 = r5
r0 += r7
r9 = *(u64 *)(r0 + 0)
w3 = (s8)w9
r6 *= 1000003
r6 += r3
r6 ^= r9
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965432100

== w6 = (s16)w6
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r7
r1 += r9
r6 = *(u64 *)(r1 + 0)
w6 = (s16)w6
r8 *= 1000003
r8 += r6
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 88327c5123ba1c4d

== w8 = (s16)w7
-- asm
r6 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r6
r2 += r0
r7 = *(u64 *)(r2 + 0)
w8 = (s16)w7
r9 *= 1000003
r9 += r8
r9 ^= r7
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965430000

== w0 = (s16)w8
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r6
r2 += r9
r8 = *(u64 *)(r2 + 0)
w0 = (s16)w8
r7 *= 1000003
r7 += r0
r7 ^= r8
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965430000

== w2 = (s16)w9
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
w2 = (s16)w9
r7 *= 1000003
r7 += r2
r7 ^= r9
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965430000

== w4 = (s16)w0
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r6
r1 += r8
r0 = *(u64 *)(r1 + 0)
w4 = (s16)w0
r7 *= 1000003
r7 += r4
r7 ^= r0
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4de29f7965430000
