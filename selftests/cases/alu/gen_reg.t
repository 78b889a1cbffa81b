# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== add64 r0, r1
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
r0 += r1
r3 *= 1000003
r3 += r0
r3 ^= r1
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
-- result bf73e8bb6c9fab94

== add64 r2, r5
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
r2 += r5
r1 *= 1000003
r1 += r2
r1 ^= r5
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
-- result bf73e8bb6c9fab94

== add64 r1, r1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 += r1
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 44f8a6c37cee389a

== add32 r1, r4
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
w1 += w4
r3 *= 1000003
r3 += r1
r3 ^= r4
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
-- result a42c96a6c9fab94

== add32 r9, r6
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
w9 += w6
r2 *= 1000003
r2 += r9
r2 ^= r6
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
-- result a42c96a6c9fab94

== add32 r2, r2
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
w2 += w2
r3 *= 1000003
r3 += r2
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 302899667cee389a

== sub64 r2, r7
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
r2 -= r7
r4 *= 1000003
r4 += r2
r4 ^= r7
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
-- result 6cf9bebbdb570ae4

== sub64 r6, r7
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
r6 -= r7
r3 *= 1000003
r3 += r6
r3 ^= r7
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
-- result 6cf9bebbdb570ae4

== sub64 r3, r3
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r3 = *(u64 *)(r7 + 0)
r3 -= r3
r4 *= 1000003
r4 += r3
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== sub32 r3, r0
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
w3 -= w0
r5 *= 1000003
r5 += r3
r5 ^= r0
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
-- result cb7ff024db570ae4

== sub32 r3, r8
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
w3 -= w8
r5 *= 1000003
r5 += r3
r5 ^= r8
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
-- result cb7ff024db570ae4

== sub32 r4, r4
-- asm
r3 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r6
r4 = *(u64 *)(r8 + 0)
w4 -= w4
r5 *= 1000003
r5 += r4
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mul64 r4, r3
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
r4 *= r3
r6 *= 1000003
r6 += r4
r6 ^= r3
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
-- result a358b908106afd1d

== mul64 r0, r9
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
r0 *= r9
r5 *= 1000003
r5 += r0
r5 ^= r9
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
-- result a358b908106afd1d

== mul64 r5, r5
-- asm
r4 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r5 = *(u64 *)(r9 + 0)
r5 *= r5
r6 *= 1000003
r6 += r5
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result cb2345c7da1016f3

== mul32 r5, r6
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
w5 *= w6
r8 *= 1000003
r8 += r5
r8 ^= r6
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
-- result a434ce4d106afd1d

== mul32 r7, r0
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
w7 *= w0
r6 *= 1000003
r6 += r7
r6 ^= r0
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
-- result a434ce4d106afd1d

== mul32 r6, r6
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r8
r6 = *(u64 *)(r0 + 0)
w6 *= w6
r7 *= 1000003
r7 += r6
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result e9400a2cda1016f3

== div64 r6, r9
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
r6 /= r9
r8 *= 1000003
r8 += r6
r8 ^= r9
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
-- result ffc91bf46105b52c

== div64 r4, r1
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
r4 /= r1
r7 *= 1000003
r7 += r4
r7 ^= r1
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
-- result ffc91bf46105b52c

== div64 r7, r7
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r9
r7 = *(u64 *)(r1 + 0)
r7 /= r7
r8 *= 1000003
r8 += r7
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 731261be2d9e58bd

== div32 r7, r2
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
w7 /= w2
r9 *= 1000003
r9 += r7
r9 ^= r2
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
-- result 997ce851ee7221ad

== div32 r1, r2
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
w1 /= w2
r8 *= 1000003
r8 += r1
r8 ^= r2
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
-- result 997ce851ee7221ad

== div32 r8, r8
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r8 = *(u64 *)(r2 + 0)
w8 /= w8
r9 *= 1000003
r9 += r8
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9c9d824b246e1baf

== sdiv64 r8, r5
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
r8 s/= r5
r0 *= 1000003
r0 += r8
r0 ^= r5
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 475d1bc3bcb18037

== sdiv64 r8, r3
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
r8 s/= r3
r0 *= 1000003
r0 += r8
r0 ^= r3
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 475d1bc3bcb18037

== sdiv64 r9, r9
-- asm
r8 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r9 = *(u64 *)(r3 + 0)
r9 s/= r9
r0 *= 1000003
r0 += r9
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 731261be2d9e58bd

== sdiv32 r9, r8
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
w9 s/= w8
r1 *= 1000003
r1 += r9
r1 ^= r8
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
-- result a0915c7a93c53d79

== sdiv32 r5, r4
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
w5 s/= w4
r0 *= 1000003
r0 += r5
r0 ^= r4
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a0915c7a93c53d79

== sdiv32 r0, r0
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r9
r4 += r2
r0 = *(u64 *)(r4 + 0)
w0 s/= w0
r1 *= 1000003
r1 += r0
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 9c9d824b246e1baf

== mod64 r0, r1
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
r0 %= r1
r3 *= 1000003
r3 += r0
r3 ^= r1
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
-- result 35a65fb8f970afc9

== mod64 r2, r5
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
r2 %= r5
r1 *= 1000003
r1 += r2
r1 ^= r5
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
-- result 35a65fb8f970afc9

== mod64 r1, r1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 %= r1
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== mod32 r1, r4
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
w1 %= w4
r3 *= 1000003
r3 += r1
r3 ^= r4
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
-- result 592a008d32eaa76c

== mod32 r9, r6
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
w9 %= w6
r2 *= 1000003
r2 += r9
r2 ^= r6
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
-- result 592a008d32eaa76c

== mod32 r2, r2
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
w2 %= w2
r3 *= 1000003
r3 += r2
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== smod64 r2, r7
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
r2 s%= r7
r4 *= 1000003
r4 += r2
r4 ^= r7
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
-- result 4e7c3e6c31c201cd

== smod64 r6, r7
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
r6 s%= r7
r3 *= 1000003
r3 += r6
r3 ^= r7
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
-- result 4e7c3e6c31c201cd

== smod64 r3, r3
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r3 = *(u64 *)(r7 + 0)
r3 s%= r3
r4 *= 1000003
r4 += r3
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== smod32 r3, r0
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
w3 s%= w0
r5 *= 1000003
r5 += r3
r5 ^= r0
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
-- result f412ad392fe406bb

== smod32 r3, r8
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
w3 s%= w8
r5 *= 1000003
r5 += r3
r5 ^= r8
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
-- result f412ad392fe406bb

== smod32 r4, r4
-- asm
r3 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r6
r4 = *(u64 *)(r8 + 0)
w4 s%= w4
r5 *= 1000003
r5 += r4
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== or64 r4, r3
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
r4 |= r3
r6 *= 1000003
r6 += r4
r6 ^= r3
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
-- result f5a08490ea0e6711

== or64 r0, r9
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
r0 |= r9
r5 *= 1000003
r5 += r0
r5 ^= r9
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
-- result f5a08490ea0e6711

== or64 r5, r5
-- asm
r4 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r5 = *(u64 *)(r9 + 0)
r5 |= r5
r6 *= 1000003
r6 += r5
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a27c5361be771c4d

== or32 r5, r6
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
w5 |= w6
r8 *= 1000003
r8 += r5
r8 ^= r6
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
-- result 253f94feea0e6711

== or32 r7, r0
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
w7 |= w0
r6 *= 1000003
r6 += r7
r6 ^= r0
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
-- result 253f94feea0e6711

== or32 r6, r6
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r8
r6 = *(u64 *)(r0 + 0)
w6 |= w6
r7 *= 1000003
r7 += r6
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b15275a5be771c4d

== and64 r6, r9
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
r6 &= r9
r8 *= 1000003
r8 += r6
r8 ^= r9
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
-- result af2432d915224423

== and64 r4, r1
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
r4 &= r1
r7 *= 1000003
r7 += r4
r7 ^= r1
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
-- result af2432d915224423

== and64 r7, r7
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r0 = 0
inner:
r1 = r6
r1 += r9
r7 = *(u64 *)(r1 + 0)
r7 &= r7
r8 *= 1000003
r8 += r7
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a27c5361be771c4d

== and32 r7, r2
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
w7 &= w2
r9 *= 1000003
r9 += r7
r9 ^= r2
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
-- result c0e7c70715224423

== and32 r1, r2
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
w1 &= w2
r8 *= 1000003
r8 += r1
r8 ^= r2
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
-- result c0e7c70715224423

== and32 r8, r8
-- asm
r7 = r1
r9 = 0
r0 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r0
r8 = *(u64 *)(r2 + 0)
w8 &= w8
r9 *= 1000003
r9 += r8
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b15275a5be771c4d

== xor64 r8, r5
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
r8 ^= r5
r0 *= 1000003
r0 += r8
r0 ^= r5
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 383d4b3f15b392b6

== xor64 r8, r3
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
r8 ^= r3
r0 *= 1000003
r0 += r8
r0 ^= r3
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 383d4b3f15b392b6

== xor64 r9, r9
-- asm
r8 = r1
r0 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r9 = *(u64 *)(r3 + 0)
r9 ^= r9
r0 *= 1000003
r0 += r9
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== xor32 r9, r8
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
w9 ^= w8
r1 *= 1000003
r1 += r9
r1 ^= r8
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
-- result ef4dc07f15b392b6

== xor32 r5, r4
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
w5 ^= w4
r0 *= 1000003
r0 += r5
r0 ^= r4
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ef4dc07f15b392b6

== xor32 r0, r0
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r9
r4 += r2
r0 = *(u64 *)(r4 + 0)
w0 ^= w0
r1 *= 1000003
r1 += r0
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 0

== lsh64 r0, r1
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
r0 <<= r1
r3 *= 1000003
r3 += r0
r3 ^= r1
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
-- result e09db272e6a6fb9a

== lsh64 r2, r5
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
r2 <<= r5
r1 *= 1000003
r1 += r2
r1 ^= r5
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
-- result e09db272e6a6fb9a

== lsh64 r1, r1
-- asm
r0 = r1
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r0
r5 += r3
r1 = *(u64 *)(r5 + 0)
r1 <<= r1
r2 *= 1000003
r2 += r1
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 4c78a09a88a45452

== lsh32 r1, r4
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
w1 <<= w4
r3 *= 1000003
r3 += r1
r3 ^= r4
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
-- result e68d12efa63bfb9a

== lsh32 r9, r6
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
w9 <<= w6
r2 *= 1000003
r2 += r9
r2 ^= r6
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
-- result e68d12efa63bfb9a

== lsh32 r2, r2
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
w2 <<= w2
r3 *= 1000003
r3 += r2
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a14aeb873d945452

== rsh64 r2, r7
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
r2 >>= r7
r4 *= 1000003
r4 += r2
r4 ^= r7
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
-- result 187ea16a35015aac

== rsh64 r6, r7
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
r6 >>= r7
r3 *= 1000003
r3 += r6
r3 ^= r7
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
-- result 187ea16a35015aac

== rsh64 r3, r3
-- asm
r2 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r3 = *(u64 *)(r7 + 0)
r3 >>= r3
r4 *= 1000003
r4 += r3
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result fb1c136494e08de5

== rsh32 r3, r0
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
w3 >>= w0
r5 *= 1000003
r5 += r3
r5 ^= r0
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
-- result 7113273f141a381f

== rsh32 r3, r8
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
w3 >>= w8
r5 *= 1000003
r5 += r3
r5 ^= r8
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
-- result 7113273f141a381f

== rsh32 r4, r4
-- asm
r3 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r6
r4 = *(u64 *)(r8 + 0)
w4 >>= w4
r5 *= 1000003
r5 += r4
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2c5182f17a1ff74f

== arsh64 r4, r3
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
r4 s>>= r3
r6 *= 1000003
r6 += r4
r6 ^= r3
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
-- result 64293eec8b05c80

== arsh64 r0, r9
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
r0 s>>= r9
r5 *= 1000003
r5 += r0
r5 ^= r9
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
-- result 64293eec8b05c80

== arsh64 r5, r5
-- asm
r4 = r1
r6 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r5 = *(u64 *)(r9 + 0)
r5 s>>= r5
r6 *= 1000003
r6 += r5
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 1188df4c72a2337d

== arsh32 r5, r6
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
w5 s>>= w6
r8 *= 1000003
r8 += r5
r8 ^= r6
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
-- result 67874a257b3d25f5

== arsh32 r7, r0
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
w7 s>>= w0
r6 *= 1000003
r6 += r7
r6 ^= r0
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
-- result 67874a257b3d25f5

== arsh32 r6, r6
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r0 = r5
r0 += r8
r6 = *(u64 *)(r0 + 0)
w6 s>>= w6
r7 *= 1000003
r7 += r6
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 62acef38d62db23
