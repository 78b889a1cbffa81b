# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 == r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 == r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 988bbfe8b02d9df8

== eq64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 == r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 == r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a6f4d2c5d5f02b8

== eq64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 == r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 == r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c492b1ac643791ac

== ne64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 != r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 != r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5d1be589ca42fb48

== ne64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 != r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 != r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result eb3858461d119688

== ne64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 != r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 != r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 3114f3c616390794

== gt64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 > r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 > r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 25681f3c9bcfc456

== gt64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 > r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 > r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4504fd2063e7e168

== gt64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 > r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 > r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ff6e2f5818a30f57

== ge64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 >= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 >= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c84c39b2d18cc90e

== ge64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 >= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 >= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 59cca4da46d64ae0

== ge64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 >= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 >= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ce593b92026a07c3

== lt64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 < r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 < r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2d5b6bbfa8e3d032

== lt64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 < r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 < r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9bdb0098339a4e60

== lt64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 < r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 < r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 274e69e07806917d

== le64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 <= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 <= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result d03f8635dea0d4ea

== le64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 <= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 <= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b0a2a8521688b7d8

== le64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 <= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 <= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f639761a61cd89e9

== sgt64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 s> r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 s> r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result edab14652691ea76

== sgt64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 s> r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 s> r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 42cfee8d834d7c70

== sgt64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 s> r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 s> r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c7b12480a3653577

== sge64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 s>= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 s>= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 908f2edb5c4eef2e

== sge64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 s>= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 s>= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 57979647663be5e8

== sge64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 s>= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 s>= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 969c30ba8d2c2de3

== slt64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 s< r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 s< r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 651876971e21aa12

== slt64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 s< r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 s< r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9e100f2b1434b358

== slt64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 s< r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 s< r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5f0b74b7ed446b5d

== sle64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 s<= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 s<= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7fc910d53deaeca

== sle64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 s<= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 s<= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b2d7b6e4f7231cd0

== sle64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 s<= r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 s<= r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2df680f1d70b63c9

== set64 of a register and u32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r2 & r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u32 *)(r5 + 0)
r8 *= 3
if r3 & r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6a010d1285e266f4

== set64 of a register and s32 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r2 & r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(s32 *)(r5 + 0)
r8 *= 3
if r3 & r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f47f6ada9d82fd7c

== set64 of a register and u8 from memory
-- asm
r6 = r1
r7 = r1
r7 += 96
r8 = 0
outer:
r5 = r1
inner:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r2 & r3 goto c0
r8 += 1
c0:
r3 = *(u64 *)(r6 + 0)
r2 = *(u8 *)(r5 + 0)
r8 *= 3
if r3 & r2 goto c1
r8 += 1
c1:
r5 += 8
if r5 != r7 goto inner
r6 += 8
if r6 != r7 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e3d941751ea9988

== loads u8 in 64 bits
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
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 == 0 goto c0_0
r5 += 1
c0_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 == 1 goto c0_1
r5 += 1
c0_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 != 127 goto c1_0
r5 += 1
c1_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 != 128 goto c1_1
r5 += 1
c1_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 > 255 goto c2_0
r5 += 1
c2_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 > 256 goto c2_1
r5 += 1
c2_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 >= -1 goto c3_0
r5 += 1
c3_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 >= -128 goto c3_1
r5 += 1
c3_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 < -129 goto c4_0
r5 += 1
c4_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 < 0 goto c4_1
r5 += 1
c4_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 <= 1 goto c5_0
r5 += 1
c5_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 <= 127 goto c5_1
r5 += 1
c5_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s> 128 goto c6_0
r5 += 1
c6_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s> 255 goto c6_1
r5 += 1
c6_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s>= 256 goto c7_0
r5 += 1
c7_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s>= -1 goto c7_1
r5 += 1
c7_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s< -128 goto c8_0
r5 += 1
c8_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s< -129 goto c8_1
r5 += 1
c8_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s<= 0 goto c9_0
r5 += 1
c9_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 s<= 1 goto c9_1
r5 += 1
c9_1:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 & 127 goto c10_0
r5 += 1
c10_0:
r2 = *(u8 *)(r9 + 0)
r5 *= 3
if r2 & 128 goto c10_1
r5 += 1
c10_1:
r2 = *(u8 *)(r9 + 0)
r7 = *(u8 *)(r9 + 2)
r2 += r7
r5 *= 1000003
r5 += r2
r5 *= 3
if r2 > 255 goto over
r5 += 1
over:
r7 *= r7
r5 *= 1000003
r5 += r7
r2 = *(u8 *)(r9 + 1)
r2 = (s8)r2
r2 += 1
r5 *= 1000003
r5 += r2
r2 = *(u8 *)(r9 + 1)
r2 = (s16)r2
r5 *= 1000003
r5 += r2
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
-- result 8b219be3049a6838

== loads u8 in 32 bits
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
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 == 0 goto c0_0
r6 += 1
c0_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 == 1 goto c0_1
r6 += 1
c0_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 != 127 goto c1_0
r6 += 1
c1_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 != 128 goto c1_1
r6 += 1
c1_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 > 255 goto c2_0
r6 += 1
c2_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 > 256 goto c2_1
r6 += 1
c2_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 >= -1 goto c3_0
r6 += 1
c3_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 >= -128 goto c3_1
r6 += 1
c3_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 < -129 goto c4_0
r6 += 1
c4_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 < 0 goto c4_1
r6 += 1
c4_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 <= 1 goto c5_0
r6 += 1
c5_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 <= 127 goto c5_1
r6 += 1
c5_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s> 128 goto c6_0
r6 += 1
c6_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s> 255 goto c6_1
r6 += 1
c6_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s>= 256 goto c7_0
r6 += 1
c7_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s>= -1 goto c7_1
r6 += 1
c7_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s< -128 goto c8_0
r6 += 1
c8_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s< -129 goto c8_1
r6 += 1
c8_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s<= 0 goto c9_0
r6 += 1
c9_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 s<= 1 goto c9_1
r6 += 1
c9_1:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 & 127 goto c10_0
r6 += 1
c10_0:
r3 = *(u8 *)(r0 + 0)
r6 *= 3
if w3 & 128 goto c10_1
r6 += 1
c10_1:
r3 = *(u8 *)(r0 + 0)
r8 = *(u8 *)(r0 + 2)
w3 += w8
r6 *= 1000003
r6 += r3
r6 *= 3
if w3 > 255 goto over
r6 += 1
over:
w8 *= w8
r6 *= 1000003
r6 += r8
r3 = *(u8 *)(r0 + 1)
w3 = (s8)w3
w3 += 1
r6 *= 1000003
r6 += r3
r3 = *(u8 *)(r0 + 1)
w3 = (s16)w3
r6 *= 1000003
r6 += r3
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
-- result 52a17ee7049a6838

== loads s8 in 64 bits
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
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 == 0 goto c0_0
r8 += 1
c0_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 == 1 goto c0_1
r8 += 1
c0_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 != 127 goto c1_0
r8 += 1
c1_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 != 128 goto c1_1
r8 += 1
c1_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 > 255 goto c2_0
r8 += 1
c2_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 > 256 goto c2_1
r8 += 1
c2_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 >= -1 goto c3_0
r8 += 1
c3_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 >= -128 goto c3_1
r8 += 1
c3_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 < -129 goto c4_0
r8 += 1
c4_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 < 0 goto c4_1
r8 += 1
c4_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 <= 1 goto c5_0
r8 += 1
c5_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 <= 127 goto c5_1
r8 += 1
c5_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s> 128 goto c6_0
r8 += 1
c6_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s> 255 goto c6_1
r8 += 1
c6_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s>= 256 goto c7_0
r8 += 1
c7_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s>= -1 goto c7_1
r8 += 1
c7_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s< -128 goto c8_0
r8 += 1
c8_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s< -129 goto c8_1
r8 += 1
c8_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s<= 0 goto c9_0
r8 += 1
c9_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 s<= 1 goto c9_1
r8 += 1
c9_1:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 & 127 goto c10_0
r8 += 1
c10_0:
r4 = *(s8 *)(r1 + 0)
r8 *= 3
if r4 & 128 goto c10_1
r8 += 1
c10_1:
r4 = *(s8 *)(r1 + 0)
r6 = *(s8 *)(r1 + 2)
r4 += r6
r8 *= 1000003
r8 += r4
r8 *= 3
if r4 > 255 goto over
r8 += 1
over:
r6 *= r6
r8 *= 1000003
r8 += r6
r4 = *(s8 *)(r1 + 1)
r4 = (s8)r4
r4 += 1
r8 *= 1000003
r8 += r4
r4 = *(s8 *)(r1 + 1)
r4 = (s16)r4
r8 *= 1000003
r8 += r4
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
-- result d69514b6f69d26b0

== loads s8 in 32 bits
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
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 == 0 goto c0_0
r9 += 1
c0_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 == 1 goto c0_1
r9 += 1
c0_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 != 127 goto c1_0
r9 += 1
c1_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 != 128 goto c1_1
r9 += 1
c1_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 > 255 goto c2_0
r9 += 1
c2_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 > 256 goto c2_1
r9 += 1
c2_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 >= -1 goto c3_0
r9 += 1
c3_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 >= -128 goto c3_1
r9 += 1
c3_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 < -129 goto c4_0
r9 += 1
c4_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 < 0 goto c4_1
r9 += 1
c4_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 <= 1 goto c5_0
r9 += 1
c5_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 <= 127 goto c5_1
r9 += 1
c5_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s> 128 goto c6_0
r9 += 1
c6_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s> 255 goto c6_1
r9 += 1
c6_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s>= 256 goto c7_0
r9 += 1
c7_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s>= -1 goto c7_1
r9 += 1
c7_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s< -128 goto c8_0
r9 += 1
c8_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s< -129 goto c8_1
r9 += 1
c8_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s<= 0 goto c9_0
r9 += 1
c9_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 s<= 1 goto c9_1
r9 += 1
c9_1:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 & 127 goto c10_0
r9 += 1
c10_0:
r5 = *(s8 *)(r2 + 0)
r9 *= 3
if w5 & 128 goto c10_1
r9 += 1
c10_1:
r5 = *(s8 *)(r2 + 0)
r7 = *(s8 *)(r2 + 2)
w5 += w7
r9 *= 1000003
r9 += r5
r9 *= 3
if w5 > 255 goto over
r9 += 1
over:
w7 *= w7
r9 *= 1000003
r9 += r7
r5 = *(s8 *)(r2 + 1)
w5 = (s8)w5
w5 += 1
r9 *= 1000003
r9 += r5
r5 = *(s8 *)(r2 + 1)
w5 = (s16)w5
r9 *= 1000003
r9 += r5
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
-- result 2947eec2f69d26b0

== loads u16 in 64 bits
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
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 == 0 goto c0_0
r0 += 1
c0_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 == 1 goto c0_1
r0 += 1
c0_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 != 32767 goto c1_0
r0 += 1
c1_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 != 32768 goto c1_1
r0 += 1
c1_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 > 65535 goto c2_0
r0 += 1
c2_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 > 65536 goto c2_1
r0 += 1
c2_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 >= -1 goto c3_0
r0 += 1
c3_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 >= -32768 goto c3_1
r0 += 1
c3_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 < -32769 goto c4_0
r0 += 1
c4_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 < 0 goto c4_1
r0 += 1
c4_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 <= 1 goto c5_0
r0 += 1
c5_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 <= 32767 goto c5_1
r0 += 1
c5_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s> 32768 goto c6_0
r0 += 1
c6_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s> 65535 goto c6_1
r0 += 1
c6_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s>= 65536 goto c7_0
r0 += 1
c7_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s>= -1 goto c7_1
r0 += 1
c7_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s< -32768 goto c8_0
r0 += 1
c8_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s< -32769 goto c8_1
r0 += 1
c8_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s<= 0 goto c9_0
r0 += 1
c9_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 s<= 1 goto c9_1
r0 += 1
c9_1:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 & 32767 goto c10_0
r0 += 1
c10_0:
r2 = *(u16 *)(r4 + 0)
r0 *= 3
if r2 & 32768 goto c10_1
r0 += 1
c10_1:
r2 = *(u16 *)(r4 + 0)
r8 = *(u16 *)(r4 + 2)
r2 += r8
r0 *= 1000003
r0 += r2
r0 *= 3
if r2 > 65535 goto over
r0 += 1
over:
r8 *= r8
r0 *= 1000003
r0 += r8
r2 = *(u16 *)(r4 + 1)
r2 = (s8)r2
r2 += 1
r0 *= 1000003
r0 += r2
r2 = *(u16 *)(r4 + 1)
r2 = (s16)r2
r0 *= 1000003
r0 += r2
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result fcea9110fa096038

== loads u16 in 32 bits
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
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 == 0 goto c0_0
r0 += 1
c0_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 == 1 goto c0_1
r0 += 1
c0_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 != 32767 goto c1_0
r0 += 1
c1_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 != 32768 goto c1_1
r0 += 1
c1_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 > 65535 goto c2_0
r0 += 1
c2_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 > 65536 goto c2_1
r0 += 1
c2_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 >= -1 goto c3_0
r0 += 1
c3_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 >= -32768 goto c3_1
r0 += 1
c3_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 < -32769 goto c4_0
r0 += 1
c4_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 < 0 goto c4_1
r0 += 1
c4_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 <= 1 goto c5_0
r0 += 1
c5_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 <= 32767 goto c5_1
r0 += 1
c5_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s> 32768 goto c6_0
r0 += 1
c6_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s> 65535 goto c6_1
r0 += 1
c6_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s>= 65536 goto c7_0
r0 += 1
c7_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s>= -1 goto c7_1
r0 += 1
c7_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s< -32768 goto c8_0
r0 += 1
c8_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s< -32769 goto c8_1
r0 += 1
c8_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s<= 0 goto c9_0
r0 += 1
c9_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 s<= 1 goto c9_1
r0 += 1
c9_1:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 & 32767 goto c10_0
r0 += 1
c10_0:
r3 = *(u16 *)(r4 + 0)
r0 *= 3
if w3 & 32768 goto c10_1
r0 += 1
c10_1:
r3 = *(u16 *)(r4 + 0)
r6 = *(u16 *)(r4 + 2)
w3 += w6
r0 *= 1000003
r0 += r3
r0 *= 3
if w3 > 65535 goto over
r0 += 1
over:
w6 *= w6
r0 *= 1000003
r0 += r6
r3 = *(u16 *)(r4 + 1)
w3 = (s8)w3
w3 += 1
r0 *= 1000003
r0 += r3
r3 = *(u16 *)(r4 + 1)
w3 = (s16)w3
r0 *= 1000003
r0 += r3
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2188cf78fa096038

== loads s16 in 64 bits
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
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 == 0 goto c0_0
r1 += 1
c0_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 == 1 goto c0_1
r1 += 1
c0_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 != 32767 goto c1_0
r1 += 1
c1_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 != 32768 goto c1_1
r1 += 1
c1_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 > 65535 goto c2_0
r1 += 1
c2_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 > 65536 goto c2_1
r1 += 1
c2_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 >= -1 goto c3_0
r1 += 1
c3_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 >= -32768 goto c3_1
r1 += 1
c3_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 < -32769 goto c4_0
r1 += 1
c4_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 < 0 goto c4_1
r1 += 1
c4_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 <= 1 goto c5_0
r1 += 1
c5_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 <= 32767 goto c5_1
r1 += 1
c5_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s> 32768 goto c6_0
r1 += 1
c6_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s> 65535 goto c6_1
r1 += 1
c6_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s>= 65536 goto c7_0
r1 += 1
c7_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s>= -1 goto c7_1
r1 += 1
c7_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s< -32768 goto c8_0
r1 += 1
c8_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s< -32769 goto c8_1
r1 += 1
c8_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s<= 0 goto c9_0
r1 += 1
c9_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 s<= 1 goto c9_1
r1 += 1
c9_1:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 & 32767 goto c10_0
r1 += 1
c10_0:
r4 = *(s16 *)(r5 + 0)
r1 *= 3
if r4 & 32768 goto c10_1
r1 += 1
c10_1:
r4 = *(s16 *)(r5 + 0)
r7 = *(s16 *)(r5 + 2)
r4 += r7
r1 *= 1000003
r1 += r4
r1 *= 3
if r4 > 65535 goto over
r1 += 1
over:
r7 *= r7
r1 *= 1000003
r1 += r7
r4 = *(s16 *)(r5 + 1)
r4 = (s8)r4
r4 += 1
r1 *= 1000003
r1 += r4
r4 = *(s16 *)(r5 + 1)
r4 = (s16)r4
r1 *= 1000003
r1 += r4
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
-- result fc4c845cf138c9a8

== loads s16 in 32 bits
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
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 == 0 goto c0_0
r2 += 1
c0_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 == 1 goto c0_1
r2 += 1
c0_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 != 32767 goto c1_0
r2 += 1
c1_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 != 32768 goto c1_1
r2 += 1
c1_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 > 65535 goto c2_0
r2 += 1
c2_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 > 65536 goto c2_1
r2 += 1
c2_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 >= -1 goto c3_0
r2 += 1
c3_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 >= -32768 goto c3_1
r2 += 1
c3_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 < -32769 goto c4_0
r2 += 1
c4_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 < 0 goto c4_1
r2 += 1
c4_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 <= 1 goto c5_0
r2 += 1
c5_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 <= 32767 goto c5_1
r2 += 1
c5_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s> 32768 goto c6_0
r2 += 1
c6_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s> 65535 goto c6_1
r2 += 1
c6_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s>= 65536 goto c7_0
r2 += 1
c7_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s>= -1 goto c7_1
r2 += 1
c7_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s< -32768 goto c8_0
r2 += 1
c8_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s< -32769 goto c8_1
r2 += 1
c8_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s<= 0 goto c9_0
r2 += 1
c9_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 s<= 1 goto c9_1
r2 += 1
c9_1:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 & 32767 goto c10_0
r2 += 1
c10_0:
r5 = *(s16 *)(r6 + 0)
r2 *= 3
if w5 & 32768 goto c10_1
r2 += 1
c10_1:
r5 = *(s16 *)(r6 + 0)
r8 = *(s16 *)(r6 + 2)
w5 += w8
r2 *= 1000003
r2 += r5
r2 *= 3
if w5 > 65535 goto over
r2 += 1
over:
w8 *= w8
r2 *= 1000003
r2 += r8
r5 = *(s16 *)(r6 + 1)
w5 = (s8)w5
w5 += 1
r2 *= 1000003
r2 += r5
r5 = *(s16 *)(r6 + 1)
w5 = (s16)w5
r2 *= 1000003
r2 += r5
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
-- result 56c37180f138c9a8

== loads u32 in 64 bits
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
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 == 0 goto c0_0
r4 += 1
c0_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 == 1 goto c0_1
r4 += 1
c0_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 != 2147483647 goto c1_0
r4 += 1
c1_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 != -1 goto c1_1
r4 += 1
c1_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 > -2147483648 goto c2_0
r4 += 1
c2_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 > 0 goto c2_1
r4 += 1
c2_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 >= 1 goto c3_0
r4 += 1
c3_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 >= 2147483647 goto c3_1
r4 += 1
c3_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 < -1 goto c4_0
r4 += 1
c4_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 < -2147483648 goto c4_1
r4 += 1
c4_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 <= 0 goto c5_0
r4 += 1
c5_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 <= 1 goto c5_1
r4 += 1
c5_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s> 2147483647 goto c6_0
r4 += 1
c6_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s> -1 goto c6_1
r4 += 1
c6_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s>= -2147483648 goto c7_0
r4 += 1
c7_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s>= 0 goto c7_1
r4 += 1
c7_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s< 1 goto c8_0
r4 += 1
c8_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s< 2147483647 goto c8_1
r4 += 1
c8_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s<= -1 goto c9_0
r4 += 1
c9_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 s<= -2147483648 goto c9_1
r4 += 1
c9_1:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 & 0 goto c10_0
r4 += 1
c10_0:
r2 = *(u32 *)(r8 + 0)
r4 *= 3
if r2 & 1 goto c10_1
r4 += 1
c10_1:
r2 = *(u32 *)(r8 + 0)
r6 = *(u32 *)(r8 + 2)
r2 += r6
r4 *= 1000003
r4 += r2
r4 *= 3
if r2 > -2147483648 goto over
r4 += 1
over:
r6 *= r6
r4 *= 1000003
r4 += r6
r2 = *(u32 *)(r8 + 1)
r2 = (s8)r2
r2 += 1
r4 *= 1000003
r4 += r2
r2 = *(u32 *)(r8 + 1)
r2 = (s16)r2
r4 *= 1000003
r4 += r2
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
-- result 6eb758a5bc7eeab0

== loads u32 in 32 bits
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
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 == 0 goto c0_0
r5 += 1
c0_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 == 1 goto c0_1
r5 += 1
c0_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 != 2147483647 goto c1_0
r5 += 1
c1_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 != -1 goto c1_1
r5 += 1
c1_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 > -2147483648 goto c2_0
r5 += 1
c2_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 > 0 goto c2_1
r5 += 1
c2_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 >= 1 goto c3_0
r5 += 1
c3_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 >= 2147483647 goto c3_1
r5 += 1
c3_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 < -1 goto c4_0
r5 += 1
c4_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 < -2147483648 goto c4_1
r5 += 1
c4_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 <= 0 goto c5_0
r5 += 1
c5_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 <= 1 goto c5_1
r5 += 1
c5_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s> 2147483647 goto c6_0
r5 += 1
c6_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s> -1 goto c6_1
r5 += 1
c6_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s>= -2147483648 goto c7_0
r5 += 1
c7_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s>= 0 goto c7_1
r5 += 1
c7_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s< 1 goto c8_0
r5 += 1
c8_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s< 2147483647 goto c8_1
r5 += 1
c8_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s<= -1 goto c9_0
r5 += 1
c9_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 s<= -2147483648 goto c9_1
r5 += 1
c9_1:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 & 0 goto c10_0
r5 += 1
c10_0:
r3 = *(u32 *)(r9 + 0)
r5 *= 3
if w3 & 1 goto c10_1
r5 += 1
c10_1:
r3 = *(u32 *)(r9 + 0)
r7 = *(u32 *)(r9 + 2)
w3 += w7
r5 *= 1000003
r5 += r3
r5 *= 3
if w3 > -2147483648 goto over
r5 += 1
over:
w7 *= w7
r5 *= 1000003
r5 += r7
r3 = *(u32 *)(r9 + 1)
w3 = (s8)w3
w3 += 1
r5 *= 1000003
r5 += r3
r3 = *(u32 *)(r9 + 1)
w3 = (s16)w3
r5 *= 1000003
r5 += r3
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
-- result b14fc00029871b68

== loads s32 in 64 bits
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
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 == 0 goto c0_0
r6 += 1
c0_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 == 1 goto c0_1
r6 += 1
c0_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 != 2147483647 goto c1_0
r6 += 1
c1_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 != -1 goto c1_1
r6 += 1
c1_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 > -2147483648 goto c2_0
r6 += 1
c2_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 > 0 goto c2_1
r6 += 1
c2_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 >= 1 goto c3_0
r6 += 1
c3_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 >= 2147483647 goto c3_1
r6 += 1
c3_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 < -1 goto c4_0
r6 += 1
c4_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 < -2147483648 goto c4_1
r6 += 1
c4_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 <= 0 goto c5_0
r6 += 1
c5_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 <= 1 goto c5_1
r6 += 1
c5_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s> 2147483647 goto c6_0
r6 += 1
c6_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s> -1 goto c6_1
r6 += 1
c6_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s>= -2147483648 goto c7_0
r6 += 1
c7_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s>= 0 goto c7_1
r6 += 1
c7_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s< 1 goto c8_0
r6 += 1
c8_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s< 2147483647 goto c8_1
r6 += 1
c8_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s<= -1 goto c9_0
r6 += 1
c9_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 s<= -2147483648 goto c9_1
r6 += 1
c9_1:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 & 0 goto c10_0
r6 += 1
c10_0:
r4 = *(s32 *)(r0 + 0)
r6 *= 3
if r4 & 1 goto c10_1
r6 += 1
c10_1:
r4 = *(s32 *)(r0 + 0)
r8 = *(s32 *)(r0 + 2)
r4 += r8
r6 *= 1000003
r6 += r4
r6 *= 3
if r4 > -2147483648 goto over
r6 += 1
over:
r8 *= r8
r6 *= 1000003
r6 += r8
r4 = *(s32 *)(r0 + 1)
r4 = (s8)r4
r4 += 1
r6 *= 1000003
r6 += r4
r4 = *(s32 *)(r0 + 1)
r4 = (s16)r4
r6 *= 1000003
r6 += r4
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
-- result e31b23b7b380880c

== loads s32 in 32 bits
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
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 == 0 goto c0_0
r8 += 1
c0_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 == 1 goto c0_1
r8 += 1
c0_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 != 2147483647 goto c1_0
r8 += 1
c1_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 != -1 goto c1_1
r8 += 1
c1_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 > -2147483648 goto c2_0
r8 += 1
c2_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 > 0 goto c2_1
r8 += 1
c2_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 >= 1 goto c3_0
r8 += 1
c3_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 >= 2147483647 goto c3_1
r8 += 1
c3_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 < -1 goto c4_0
r8 += 1
c4_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 < -2147483648 goto c4_1
r8 += 1
c4_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 <= 0 goto c5_0
r8 += 1
c5_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 <= 1 goto c5_1
r8 += 1
c5_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s> 2147483647 goto c6_0
r8 += 1
c6_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s> -1 goto c6_1
r8 += 1
c6_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s>= -2147483648 goto c7_0
r8 += 1
c7_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s>= 0 goto c7_1
r8 += 1
c7_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s< 1 goto c8_0
r8 += 1
c8_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s< 2147483647 goto c8_1
r8 += 1
c8_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s<= -1 goto c9_0
r8 += 1
c9_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 s<= -2147483648 goto c9_1
r8 += 1
c9_1:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 & 0 goto c10_0
r8 += 1
c10_0:
r5 = *(s32 *)(r1 + 0)
r8 *= 3
if w5 & 1 goto c10_1
r8 += 1
c10_1:
r5 = *(s32 *)(r1 + 0)
r6 = *(s32 *)(r1 + 2)
w5 += w6
r8 *= 1000003
r8 += r5
r8 *= 3
if w5 > -2147483648 goto over
r8 += 1
over:
w6 *= w6
r8 *= 1000003
r8 += r6
r5 = *(s32 *)(r1 + 1)
w5 = (s8)w5
w5 += 1
r8 *= 1000003
r8 += r5
r5 = *(s32 *)(r1 + 1)
w5 = (s16)w5
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
-- result b14fc00029871b68
