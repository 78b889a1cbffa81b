# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== add64 r0, r1 and copies
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r2
r8 += r5
r0 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r7
r1 = *(u64 *)(r8 + 0)
r9 = r0
r9 += r1
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r9 = r6
r6 = r3
r6 += r9
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r6 += r3
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r9 = r3
r3 += r9
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r3 += r3
r6 = r1
r6 += r3
r3 += r6
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r3 += r1
r3 += r3
r3 += r0
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r0
r4 *= 1000003
r4 += r1
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
-- result a1f995bd7e8b4834

== add32 r1, r4 and copies
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r2
r9 += r6
r1 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r8
r4 = *(u64 *)(r9 + 0)
r3 = r1
w3 += w4
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
r3 = r0
r0 = r7
w0 += w3
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
w0 += w7
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
r3 = r7
w7 += w3
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
w7 += w7
r0 = r4
w0 += w7
w7 += w0
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
w7 += w4
w7 += w7
w7 += w1
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r1
r5 *= 1000003
r5 += r4
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
-- result f7b4230c7e8b4834

== sub64 r2, r7 and copies
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r9 = 0
inner:
r0 = r3
r0 += r6
r2 = *(u64 *)(r0 + 0)
r0 = r3
r0 += r9
r7 = *(u64 *)(r0 + 0)
r1 = r2
r1 -= r7
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r1 = r8
r8 = r5
r8 -= r1
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r8 -= r5
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r1 = r5
r5 -= r1
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r5 -= r5
r8 = r7
r8 -= r5
r5 -= r8
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r5 -= r7
r5 -= r5
r5 -= r2
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r2
r4 *= 1000003
r4 += r7
r9 += 8
if r9 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 511d8e8aca799764

== sub32 r3, r0 and copies
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r1 = r4
r1 += r7
r3 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r8
r0 = *(u64 *)(r1 + 0)
r2 = r3
w2 -= w0
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
r2 = r9
r9 = r6
w9 -= w2
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
w9 -= w6
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
r2 = r6
w6 -= w2
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
w6 -= w6
r9 = r0
w9 -= w6
w6 -= w9
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
w6 -= w0
w6 -= w6
w6 -= w3
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r3
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
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5e5d6eddca799764

== mul64 r4, r3 and copies
-- asm
r5 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r5
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r5
r2 += r1
r3 = *(u64 *)(r2 + 0)
r6 = r4
r6 *= r3
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r6 = r0
r0 = r7
r0 *= r6
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r0 *= r7
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r6 = r7
r7 *= r6
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r7 *= r7
r0 = r3
r0 *= r7
r7 *= r0
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r7 *= r3
r7 *= r7
r7 *= r4
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r4
r8 *= 1000003
r8 += r3
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result effc2746ef9c3fa0

== mul32 r5, r6 and copies
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r2 = 0
inner:
r3 = r7
r3 += r0
r5 = *(u64 *)(r3 + 0)
r3 = r7
r3 += r2
r6 = *(u64 *)(r3 + 0)
r4 = r5
w4 *= w6
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
r4 = r1
r1 = r8
w1 *= w4
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
w1 *= w8
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
r4 = r8
w8 *= w4
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
w8 *= w8
r1 = r6
w1 *= w8
w8 *= w1
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
w8 *= w6
w8 *= w8
w8 *= w5
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r5
r9 *= 1000003
r9 += r6
r2 += 8
if r2 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 34519bf4ef9c3fa0

== div64 r6, r9 and copies
-- asm
r7 = r1
r0 = 0
r1 = 0
outer:
r3 = 0
inner:
r4 = r7
r4 += r1
r6 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r3
r9 = *(u64 *)(r4 + 0)
r8 = r6
r8 /= r9
r0 *= 1000003
r0 += r8
r2 = r6
r5 = r9
r8 = r5
r5 = r2
r5 /= r8
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r8
r2 = r6
r5 = r9
r5 /= r2
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r2 = r6
r8 = r2
r2 /= r8
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r8
r2 = r6
r2 /= r2
r5 = r9
r5 /= r2
r2 /= r5
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r2 = r6
r2 /= r9
r2 /= r2
r2 /= r6
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r6
r0 *= 1000003
r0 += r9
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c31ddb5a779760dd

== div32 r7, r2 and copies
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r4 = 0
inner:
r5 = r8
r5 += r1
r7 = *(u64 *)(r5 + 0)
r5 = r8
r5 += r4
r2 = *(u64 *)(r5 + 0)
r6 = r7
w6 /= w2
r9 *= 1000003
r9 += r6
r0 = r7
r3 = r2
r6 = r3
r3 = r0
w3 /= w6
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r6
r0 = r7
r3 = r2
w3 /= w0
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r0 = r7
r6 = r0
w0 /= w6
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r6
r0 = r7
w0 /= w0
r3 = r2
w3 /= w0
w0 /= w3
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r0 = r7
w0 /= w2
w0 /= w0
w0 /= w7
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r7
r9 *= 1000003
r9 += r2
r4 += 8
if r4 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result bfbae496d5ccde26

== sdiv64 r8, r5 and copies
-- asm
r9 = r1
r0 = 0
r2 = 0
outer:
r3 = 0
inner:
r6 = r9
r6 += r2
r8 = *(u64 *)(r6 + 0)
r6 = r9
r6 += r3
r5 = *(u64 *)(r6 + 0)
r7 = r8
r7 s/= r5
r0 *= 1000003
r0 += r7
r1 = r8
r4 = r5
r7 = r4
r4 = r1
r4 s/= r7
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r7
r1 = r8
r4 = r5
r4 s/= r1
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r1 = r8
r7 = r1
r1 s/= r7
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r7
r1 = r8
r1 s/= r1
r4 = r5
r4 s/= r1
r1 s/= r4
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r1 = r8
r1 s/= r5
r1 s/= r1
r1 s/= r8
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r8
r0 *= 1000003
r0 += r5
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a2f796e749b4660a

== sdiv32 r9, r8 and copies
-- asm
r0 = r1
r3 = 0
r4 = 0
outer:
r6 = 0
inner:
r7 = r0
r7 += r4
r9 = *(u64 *)(r7 + 0)
r7 = r0
r7 += r6
r8 = *(u64 *)(r7 + 0)
r1 = r9
w1 s/= w8
r3 *= 1000003
r3 += r1
r2 = r9
r5 = r8
r1 = r5
r5 = r2
w5 s/= w1
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r1
r2 = r9
r5 = r8
w5 s/= w2
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r2 = r9
r1 = r2
w2 s/= w1
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r1
r2 = r9
w2 s/= w2
r5 = r8
w5 s/= w2
w2 s/= w5
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r2 = r9
w2 s/= w8
w2 s/= w2
w2 s/= w9
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r9
r3 *= 1000003
r3 += r8
r6 += 8
if r6 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c99e78ae29f57666

== mod64 r0, r1 and copies
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r2
r8 += r5
r0 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r7
r1 = *(u64 *)(r8 + 0)
r9 = r0
r9 %= r1
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r9 = r6
r6 = r3
r6 %= r9
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r6 %= r3
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r9 = r3
r3 %= r9
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r3 %= r3
r6 = r1
r6 %= r3
r3 %= r6
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r3 %= r1
r3 %= r3
r3 %= r0
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r0
r4 *= 1000003
r4 += r1
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
-- result 8a503314d3ae55bf

== mod32 r1, r4 and copies
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r2
r9 += r6
r1 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r8
r4 = *(u64 *)(r9 + 0)
r3 = r1
w3 %= w4
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
r3 = r0
r0 = r7
w0 %= w3
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
w0 %= w7
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
r3 = r7
w7 %= w3
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
w7 %= w7
r0 = r4
w0 %= w7
w7 %= w0
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
w7 %= w4
w7 %= w7
w7 %= w1
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r1
r5 *= 1000003
r5 += r4
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
-- result e8fcfad7339b549e

== smod64 r2, r7 and copies
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r9 = 0
inner:
r0 = r3
r0 += r6
r2 = *(u64 *)(r0 + 0)
r0 = r3
r0 += r9
r7 = *(u64 *)(r0 + 0)
r1 = r2
r1 s%= r7
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r1 = r8
r8 = r5
r8 s%= r1
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r8 s%= r5
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r1 = r5
r5 s%= r1
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r5 s%= r5
r8 = r7
r8 s%= r5
r5 s%= r8
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r5 s%= r7
r5 s%= r5
r5 s%= r2
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r2
r4 *= 1000003
r4 += r7
r9 += 8
if r9 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 561b954423a7f025

== smod32 r3, r0 and copies
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r1 = r4
r1 += r7
r3 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r8
r0 = *(u64 *)(r1 + 0)
r2 = r3
w2 s%= w0
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
r2 = r9
r9 = r6
w9 s%= w2
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
w9 s%= w6
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
r2 = r6
w6 s%= w2
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
w6 s%= w6
r9 = r0
w9 s%= w6
w6 s%= w9
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
w6 s%= w0
w6 s%= w6
w6 s%= w3
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r3
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
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 455d51b378465afd

== or64 r4, r3 and copies
-- asm
r5 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r5
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r5
r2 += r1
r3 = *(u64 *)(r2 + 0)
r6 = r4
r6 |= r3
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r6 = r0
r0 = r7
r0 |= r6
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r0 |= r7
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r6 = r7
r7 |= r6
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r7 |= r7
r0 = r3
r0 |= r7
r7 |= r0
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r7 |= r3
r7 |= r7
r7 |= r4
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r4
r8 *= 1000003
r8 += r3
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ed98616171005a92

== or32 r5, r6 and copies
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r2 = 0
inner:
r3 = r7
r3 += r0
r5 = *(u64 *)(r3 + 0)
r3 = r7
r3 += r2
r6 = *(u64 *)(r3 + 0)
r4 = r5
w4 |= w6
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
r4 = r1
r1 = r8
w1 |= w4
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
w1 |= w8
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
r4 = r8
w8 |= w4
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
w8 |= w8
r1 = r6
w1 |= w8
w8 |= w1
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
w8 |= w6
w8 |= w8
w8 |= w5
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r5
r9 *= 1000003
r9 += r6
r2 += 8
if r2 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 7eee187d71005a92

== and64 r6, r9 and copies
-- asm
r7 = r1
r0 = 0
r1 = 0
outer:
r3 = 0
inner:
r4 = r7
r4 += r1
r6 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r3
r9 = *(u64 *)(r4 + 0)
r8 = r6
r8 &= r9
r0 *= 1000003
r0 += r8
r2 = r6
r5 = r9
r8 = r5
r5 = r2
r5 &= r8
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r8
r2 = r6
r5 = r9
r5 &= r2
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r2 = r6
r8 = r2
r2 &= r8
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r8
r2 = r6
r2 &= r2
r5 = r9
r5 &= r2
r2 &= r5
r0 *= 1000003
r0 += r5
r0 *= 1000003
r0 += r2
r2 = r6
r2 &= r9
r2 &= r2
r2 &= r6
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r6
r0 *= 1000003
r0 += r9
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 21140069d28be206

== and32 r7, r2 and copies
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r4 = 0
inner:
r5 = r8
r5 += r1
r7 = *(u64 *)(r5 + 0)
r5 = r8
r5 += r4
r2 = *(u64 *)(r5 + 0)
r6 = r7
w6 &= w2
r9 *= 1000003
r9 += r6
r0 = r7
r3 = r2
r6 = r3
r3 = r0
w3 &= w6
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r6
r0 = r7
r3 = r2
w3 &= w0
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r0 = r7
r6 = r0
w0 &= w6
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r6
r0 = r7
w0 &= w0
r3 = r2
w3 &= w0
w0 &= w3
r9 *= 1000003
r9 += r3
r9 *= 1000003
r9 += r0
r0 = r7
w0 &= w2
w0 &= w0
w0 &= w7
r9 *= 1000003
r9 += r0
r9 *= 1000003
r9 += r7
r9 *= 1000003
r9 += r2
r4 += 8
if r4 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 26989dedd28be206

== xor64 r8, r5 and copies
-- asm
r9 = r1
r0 = 0
r2 = 0
outer:
r3 = 0
inner:
r6 = r9
r6 += r2
r8 = *(u64 *)(r6 + 0)
r6 = r9
r6 += r3
r5 = *(u64 *)(r6 + 0)
r7 = r8
r7 ^= r5
r0 *= 1000003
r0 += r7
r1 = r8
r4 = r5
r7 = r4
r4 = r1
r4 ^= r7
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r7
r1 = r8
r4 = r5
r4 ^= r1
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r1 = r8
r7 = r1
r1 ^= r7
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r7
r1 = r8
r1 ^= r1
r4 = r5
r4 ^= r1
r1 ^= r4
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r1
r1 = r8
r1 ^= r5
r1 ^= r1
r1 ^= r8
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r8
r0 *= 1000003
r0 += r5
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6bd6134aec2df876

== xor32 r9, r8 and copies
-- asm
r0 = r1
r3 = 0
r4 = 0
outer:
r6 = 0
inner:
r7 = r0
r7 += r4
r9 = *(u64 *)(r7 + 0)
r7 = r0
r7 += r6
r8 = *(u64 *)(r7 + 0)
r1 = r9
w1 ^= w8
r3 *= 1000003
r3 += r1
r2 = r9
r5 = r8
r1 = r5
r5 = r2
w5 ^= w1
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r1
r2 = r9
r5 = r8
w5 ^= w2
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r2 = r9
r1 = r2
w2 ^= w1
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r1
r2 = r9
w2 ^= w2
r5 = r8
w5 ^= w2
w2 ^= w5
r3 *= 1000003
r3 += r5
r3 *= 1000003
r3 += r2
r2 = r9
w2 ^= w8
w2 ^= w2
w2 ^= w9
r3 *= 1000003
r3 += r2
r3 *= 1000003
r3 += r9
r3 *= 1000003
r3 += r8
r6 += 8
if r6 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e2e23256ec2df876

== lsh64 r0, r1 and copies
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r2
r8 += r5
r0 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r7
r1 = *(u64 *)(r8 + 0)
r9 = r0
r9 <<= r1
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r9 = r6
r6 = r3
r6 <<= r9
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r6 = r1
r6 <<= r3
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r9 = r3
r3 <<= r9
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r9
r3 = r0
r3 <<= r3
r6 = r1
r6 <<= r3
r3 <<= r6
r4 *= 1000003
r4 += r6
r4 *= 1000003
r4 += r3
r3 = r0
r3 <<= r1
r3 <<= r3
r3 <<= r0
r4 *= 1000003
r4 += r3
r4 *= 1000003
r4 += r0
r4 *= 1000003
r4 += r1
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
-- result c9d039efaa9397e7

== lsh32 r1, r4 and copies
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r2
r9 += r6
r1 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r8
r4 = *(u64 *)(r9 + 0)
r3 = r1
w3 <<= w4
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
r3 = r0
r0 = r7
w0 <<= w3
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
r0 = r4
w0 <<= w7
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
r3 = r7
w7 <<= w3
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r3
r7 = r1
w7 <<= w7
r0 = r4
w0 <<= w7
w7 <<= w0
r5 *= 1000003
r5 += r0
r5 *= 1000003
r5 += r7
r7 = r1
w7 <<= w4
w7 <<= w7
w7 <<= w1
r5 *= 1000003
r5 += r7
r5 *= 1000003
r5 += r1
r5 *= 1000003
r5 += r4
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
-- result ca6ed2713e465c07

== rsh64 r2, r7 and copies
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r9 = 0
inner:
r0 = r3
r0 += r6
r2 = *(u64 *)(r0 + 0)
r0 = r3
r0 += r9
r7 = *(u64 *)(r0 + 0)
r1 = r2
r1 >>= r7
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r1 = r8
r8 = r5
r8 >>= r1
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r8 = r7
r8 >>= r5
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r1 = r5
r5 >>= r1
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r1
r5 = r2
r5 >>= r5
r8 = r7
r8 >>= r5
r5 >>= r8
r4 *= 1000003
r4 += r8
r4 *= 1000003
r4 += r5
r5 = r2
r5 >>= r7
r5 >>= r5
r5 >>= r2
r4 *= 1000003
r4 += r5
r4 *= 1000003
r4 += r2
r4 *= 1000003
r4 += r7
r9 += 8
if r9 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b2b30affd5745f5d

== rsh32 r3, r0 and copies
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r1 = r4
r1 += r7
r3 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r8
r0 = *(u64 *)(r1 + 0)
r2 = r3
w2 >>= w0
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
r2 = r9
r9 = r6
w9 >>= w2
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
r9 = r0
w9 >>= w6
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
r2 = r6
w6 >>= w2
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r2
r6 = r3
w6 >>= w6
r9 = r0
w9 >>= w6
w6 >>= w9
r5 *= 1000003
r5 += r9
r5 *= 1000003
r5 += r6
r6 = r3
w6 >>= w0
w6 >>= w6
w6 >>= w3
r5 *= 1000003
r5 += r6
r5 *= 1000003
r5 += r3
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
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2fe22c53a63e365

== arsh64 r4, r3 and copies
-- asm
r5 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r5
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r5
r2 += r1
r3 = *(u64 *)(r2 + 0)
r6 = r4
r6 s>>= r3
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r6 = r0
r0 = r7
r0 s>>= r6
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r0 = r3
r0 s>>= r7
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r6 = r7
r7 s>>= r6
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r6
r7 = r4
r7 s>>= r7
r0 = r3
r0 s>>= r7
r7 s>>= r0
r8 *= 1000003
r8 += r0
r8 *= 1000003
r8 += r7
r7 = r4
r7 s>>= r3
r7 s>>= r7
r7 s>>= r4
r8 *= 1000003
r8 += r7
r8 *= 1000003
r8 += r4
r8 *= 1000003
r8 += r3
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a177da1d13f94cf8

== arsh32 r5, r6 and copies
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r2 = 0
inner:
r3 = r7
r3 += r0
r5 = *(u64 *)(r3 + 0)
r3 = r7
r3 += r2
r6 = *(u64 *)(r3 + 0)
r4 = r5
w4 s>>= w6
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
r4 = r1
r1 = r8
w1 s>>= w4
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
r1 = r6
w1 s>>= w8
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
r4 = r8
w8 s>>= w4
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r4
r8 = r5
w8 s>>= w8
r1 = r6
w1 s>>= w8
w8 s>>= w1
r9 *= 1000003
r9 += r1
r9 *= 1000003
r9 += r8
r8 = r5
w8 s>>= w6
w8 s>>= w8
w8 s>>= w5
r9 *= 1000003
r9 += r8
r9 *= 1000003
r9 += r5
r9 *= 1000003
r9 += r6
r2 += 8
if r2 != 96 goto inner
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result df73f66718e5d911
