# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== r7 = -r7
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r8
r2 += r0
r7 = *(u64 *)(r2 + 0)
r7 = -r7
r9 *= 1000003
r9 += r7
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 14b76d83dbea3511

== r1 = -r1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r2 = r7
r2 += r9
r1 = *(u64 *)(r2 + 0)
r1 = -r1
r8 *= 1000003
r8 += r1
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 14b76d83dbea3511

== r4 = -r4
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
r4 = -r4
r8 *= 1000003
r8 += r4
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 14b76d83dbea3511

== w8 = -w8
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
w8 = -w8
r0 *= 1000003
r0 += r8
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 731ba608dbea3511

== w2 = -w2
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
w2 = -w2
r9 *= 1000003
r9 += r2
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 731ba608dbea3511

== w5 = -w5
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
w5 = -w5
r9 *= 1000003
r9 += r5
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 731ba608dbea3511

== r9 = be16 r9
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
r9 = be16 r9
r1 *= 1000003
r1 += r9
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r3 = be16 r3
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
r3 = be16 r3
r0 *= 1000003
r0 += r3
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r6 = be16 r6
-- asm
r9 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r9
r3 += r1
r6 = *(u64 *)(r3 + 0)
r6 = be16 r6
r0 *= 1000003
r0 += r6
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r0 = bswap16 r0
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r0 = *(u64 *)(r5 + 0)
r0 = bswap16 r0
r2 *= 1000003
r2 += r0
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r4 = bswap16 r4
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
r4 = bswap16 r4
r1 *= 1000003
r1 += r4
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r7 = bswap16 r7
-- asm
r0 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r0
r4 += r2
r7 = *(u64 *)(r4 + 0)
r7 = bswap16 r7
r1 *= 1000003
r1 += r7
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result f0f98ab5d127c9c6

== r1 = le16 r1
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
r1 = le16 r1
r3 *= 1000003
r3 += r1
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 9e80fd52834fcaef

== r5 = le16 r5
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r5 = le16 r5
r2 *= 1000003
r2 += r5
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 9e80fd52834fcaef

== r8 = le16 r8
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r1
r5 += r3
r8 = *(u64 *)(r5 + 0)
r8 = le16 r8
r2 *= 1000003
r2 += r8
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 9e80fd52834fcaef

== r2 = be32 r2
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
r2 = be32 r2
r4 *= 1000003
r4 += r2
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r6 = be32 r6
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
r6 = be32 r6
r3 *= 1000003
r3 += r6
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r9 = be32 r9
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
r9 = be32 r9
r3 *= 1000003
r3 += r9
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r3 = bswap32 r3
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
r3 = bswap32 r3
r5 *= 1000003
r5 += r3
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r7 = bswap32 r7
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
r7 = bswap32 r7
r4 *= 1000003
r4 += r7
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r0 = bswap32 r0
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
r0 = bswap32 r0
r4 *= 1000003
r4 += r0
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6db96b0268bcf5c6

== r4 = le32 r4
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
r4 = le32 r4
r6 *= 1000003
r6 += r4
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b15275a52415caef

== r8 = le32 r8
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
r8 = le32 r8
r5 *= 1000003
r5 += r8
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b15275a52415caef

== r1 = le32 r1
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
r1 = le32 r1
r5 *= 1000003
r5 += r1
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b15275a52415caef

== r5 = be64 r5
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
r5 = be64 r5
r7 *= 1000003
r7 += r5
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r9 = be64 r9
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
r9 = be64 r9
r6 *= 1000003
r6 += r9
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r2 = be64 r2
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r5
r9 += r7
r2 = *(u64 *)(r9 + 0)
r2 = be64 r2
r6 *= 1000003
r6 += r2
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r6 = bswap64 r6
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
r6 = bswap64 r6
r8 *= 1000003
r8 += r6
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r0 = bswap64 r0
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
r0 = bswap64 r0
r7 *= 1000003
r7 += r0
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r3 = bswap64 r3
-- asm
r6 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r6
r0 += r8
r3 = *(u64 *)(r0 + 0)
r3 = bswap64 r3
r7 *= 1000003
r7 += r3
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result b449211eeabae3d3

== r7 = le64 r7
-- asm
r8 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r8
r2 += r0
r7 = *(u64 *)(r2 + 0)
r7 = le64 r7
r9 *= 1000003
r9 += r7
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result eb48927c2415caef

== r1 = le64 r1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r2 = r7
r2 += r9
r1 = *(u64 *)(r2 + 0)
r1 = le64 r1
r8 *= 1000003
r8 += r1
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result eb48927c2415caef

== r4 = le64 r4
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
r4 = le64 r4
r8 *= 1000003
r8 += r4
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result eb48927c2415caef
