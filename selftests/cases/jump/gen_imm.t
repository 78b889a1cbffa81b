# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 r4, imm
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
r1 *= 3
if r4 == 0 goto taken0
r1 += 1
taken0:
r1 *= 3
if r4 == 1 goto taken1
r1 += 1
taken1:
r1 *= 3
if r4 == -1 goto taken2
r1 += 1
taken2:
r1 *= 3
if r4 == 2 goto taken3
r1 += 1
taken3:
r1 *= 3
if r4 == -2 goto taken4
r1 += 1
taken4:
r1 *= 3
if r4 == 127 goto taken5
r1 += 1
taken5:
r1 *= 3
if r4 == 128 goto taken6
r1 += 1
taken6:
r1 *= 3
if r4 == 2147483647 goto taken7
r1 += 1
taken7:
r1 *= 3
if r4 == -2147483648 goto taken8
r1 += 1
taken8:
r1 *= 3
if r4 == 305419896 goto taken9
r1 += 1
taken9:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 247e345d78bc4328

== eq32 r5, imm
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r2 *= 3
if w5 == 0 goto taken0
r2 += 1
taken0:
r2 *= 3
if w5 == 1 goto taken1
r2 += 1
taken1:
r2 *= 3
if w5 == -1 goto taken2
r2 += 1
taken2:
r2 *= 3
if w5 == 2 goto taken3
r2 += 1
taken3:
r2 *= 3
if w5 == -2 goto taken4
r2 += 1
taken4:
r2 *= 3
if w5 == 127 goto taken5
r2 += 1
taken5:
r2 *= 3
if w5 == 128 goto taken6
r2 += 1
taken6:
r2 *= 3
if w5 == 2147483647 goto taken7
r2 += 1
taken7:
r2 *= 3
if w5 == -2147483648 goto taken8
r2 += 1
taken8:
r2 *= 3
if w5 == 305419896 goto taken9
r2 += 1
taken9:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 72ed8be05256a8f0

== ne64 r6, imm
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
r3 *= 3
if r6 != 0 goto taken0
r3 += 1
taken0:
r3 *= 3
if r6 != 1 goto taken1
r3 += 1
taken1:
r3 *= 3
if r6 != -1 goto taken2
r3 += 1
taken2:
r3 *= 3
if r6 != 2 goto taken3
r3 += 1
taken3:
r3 *= 3
if r6 != -2 goto taken4
r3 += 1
taken4:
r3 *= 3
if r6 != 127 goto taken5
r3 += 1
taken5:
r3 *= 3
if r6 != 128 goto taken6
r3 += 1
taken6:
r3 *= 3
if r6 != 2147483647 goto taken7
r3 += 1
taken7:
r3 *= 3
if r6 != -2147483648 goto taken8
r3 += 1
taken8:
r3 *= 3
if r6 != 305419896 goto taken9
r3 += 1
taken9:
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result bfa4a185fbadf08

== ne32 r7, imm
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
r4 *= 3
if w7 != 0 goto taken0
r4 += 1
taken0:
r4 *= 3
if w7 != 1 goto taken1
r4 += 1
taken1:
r4 *= 3
if w7 != -1 goto taken2
r4 += 1
taken2:
r4 *= 3
if w7 != 2 goto taken3
r4 += 1
taken3:
r4 *= 3
if w7 != -2 goto taken4
r4 += 1
taken4:
r4 *= 3
if w7 != 127 goto taken5
r4 += 1
taken5:
r4 *= 3
if w7 != 128 goto taken6
r4 += 1
taken6:
r4 *= 3
if w7 != 2147483647 goto taken7
r4 += 1
taken7:
r4 *= 3
if w7 != -2147483648 goto taken8
r4 += 1
taken8:
r4 *= 3
if w7 != 305419896 goto taken9
r4 += 1
taken9:
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result bd8af29586207940

== gt64 r8, imm
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
r5 *= 3
if r8 > 0 goto taken0
r5 += 1
taken0:
r5 *= 3
if r8 > 1 goto taken1
r5 += 1
taken1:
r5 *= 3
if r8 > -1 goto taken2
r5 += 1
taken2:
r5 *= 3
if r8 > 2 goto taken3
r5 += 1
taken3:
r5 *= 3
if r8 > -2 goto taken4
r5 += 1
taken4:
r5 *= 3
if r8 > 127 goto taken5
r5 += 1
taken5:
r5 *= 3
if r8 > 128 goto taken6
r5 += 1
taken6:
r5 *= 3
if r8 > 2147483647 goto taken7
r5 += 1
taken7:
r5 *= 3
if r8 > -2147483648 goto taken8
r5 += 1
taken8:
r5 *= 3
if r8 > 305419896 goto taken9
r5 += 1
taken9:
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 6bc95a3979ff0ea

== gt32 r9, imm
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
r6 *= 3
if w9 > 0 goto taken0
r6 += 1
taken0:
r6 *= 3
if w9 > 1 goto taken1
r6 += 1
taken1:
r6 *= 3
if w9 > -1 goto taken2
r6 += 1
taken2:
r6 *= 3
if w9 > 2 goto taken3
r6 += 1
taken3:
r6 *= 3
if w9 > -2 goto taken4
r6 += 1
taken4:
r6 *= 3
if w9 > 127 goto taken5
r6 += 1
taken5:
r6 *= 3
if w9 > 128 goto taken6
r6 += 1
taken6:
r6 *= 3
if w9 > 2147483647 goto taken7
r6 += 1
taken7:
r6 *= 3
if w9 > -2147483648 goto taken8
r6 += 1
taken8:
r6 *= 3
if w9 > 305419896 goto taken9
r6 += 1
taken9:
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 53b374c3571aa05b

== ge64 r0, imm
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
r7 *= 3
if r0 >= 0 goto taken0
r7 += 1
taken0:
r7 *= 3
if r0 >= 1 goto taken1
r7 += 1
taken1:
r7 *= 3
if r0 >= -1 goto taken2
r7 += 1
taken2:
r7 *= 3
if r0 >= 2 goto taken3
r7 += 1
taken3:
r7 *= 3
if r0 >= -2 goto taken4
r7 += 1
taken4:
r7 *= 3
if r0 >= 127 goto taken5
r7 += 1
taken5:
r7 *= 3
if r0 >= 128 goto taken6
r7 += 1
taken6:
r7 *= 3
if r0 >= 2147483647 goto taken7
r7 += 1
taken7:
r7 *= 3
if r0 >= -2147483648 goto taken8
r7 += 1
taken8:
r7 *= 3
if r0 >= 305419896 goto taken9
r7 += 1
taken9:
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result fac24b8b37e511e2

== ge32 r1, imm
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
r8 *= 3
if w1 >= 0 goto taken0
r8 += 1
taken0:
r8 *= 3
if w1 >= 1 goto taken1
r8 += 1
taken1:
r8 *= 3
if w1 >= -1 goto taken2
r8 += 1
taken2:
r8 *= 3
if w1 >= 2 goto taken3
r8 += 1
taken3:
r8 *= 3
if w1 >= -2 goto taken4
r8 += 1
taken4:
r8 *= 3
if w1 >= 127 goto taken5
r8 += 1
taken5:
r8 *= 3
if w1 >= 128 goto taken6
r8 += 1
taken6:
r8 *= 3
if w1 >= 2147483647 goto taken7
r8 += 1
taken7:
r8 *= 3
if w1 >= -2147483648 goto taken8
r8 += 1
taken8:
r8 *= 3
if w1 >= 305419896 goto taken9
r8 += 1
taken9:
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 9628822dd0fa271b

== lt64 r2, imm
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
r9 *= 3
if r2 < 0 goto taken0
r9 += 1
taken0:
r9 *= 3
if r2 < 1 goto taken1
r9 += 1
taken1:
r9 *= 3
if r2 < -1 goto taken2
r9 += 1
taken2:
r9 *= 3
if r2 < 2 goto taken3
r9 += 1
taken3:
r9 *= 3
if r2 < -2 goto taken4
r9 += 1
taken4:
r9 *= 3
if r2 < 127 goto taken5
r9 += 1
taken5:
r9 *= 3
if r2 < 128 goto taken6
r9 += 1
taken6:
r9 *= 3
if r2 < 2147483647 goto taken7
r9 += 1
taken7:
r9 *= 3
if r2 < -2147483648 goto taken8
r9 += 1
taken8:
r9 *= 3
if r2 < 305419896 goto taken9
r9 += 1
taken9:
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 35b632eaa092104e

== lt32 r3, imm
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
r0 *= 3
if w3 < 0 goto taken0
r0 += 1
taken0:
r0 *= 3
if w3 < 1 goto taken1
r0 += 1
taken1:
r0 *= 3
if w3 < -1 goto taken2
r0 += 1
taken2:
r0 *= 3
if w3 < 2 goto taken3
r0 += 1
taken3:
r0 *= 3
if w3 < -2 goto taken4
r0 += 1
taken4:
r0 *= 3
if w3 < 127 goto taken5
r0 += 1
taken5:
r0 *= 3
if w3 < 128 goto taken6
r0 += 1
taken6:
r0 *= 3
if w3 < 2147483647 goto taken7
r0 += 1
taken7:
r0 *= 3
if w3 < -2147483648 goto taken8
r0 += 1
taken8:
r0 *= 3
if w3 < 305419896 goto taken9
r0 += 1
taken9:
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 9a4ffc48077cfb15

== le64 r4, imm
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
r1 *= 3
if r4 <= 0 goto taken0
r1 += 1
taken0:
r1 *= 3
if r4 <= 1 goto taken1
r1 += 1
taken1:
r1 *= 3
if r4 <= -1 goto taken2
r1 += 1
taken2:
r1 *= 3
if r4 <= 2 goto taken3
r1 += 1
taken3:
r1 *= 3
if r4 <= -2 goto taken4
r1 += 1
taken4:
r1 *= 3
if r4 <= 127 goto taken5
r1 += 1
taken5:
r1 *= 3
if r4 <= 128 goto taken6
r1 += 1
taken6:
r1 *= 3
if r4 <= 2147483647 goto taken7
r1 += 1
taken7:
r1 *= 3
if r4 <= -2147483648 goto taken8
r1 += 1
taken8:
r1 *= 3
if r4 <= 305419896 goto taken9
r1 += 1
taken9:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 29bbe8d240d73146

== le32 r5, imm
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r2 *= 3
if w5 <= 0 goto taken0
r2 += 1
taken0:
r2 *= 3
if w5 <= 1 goto taken1
r2 += 1
taken1:
r2 *= 3
if w5 <= -1 goto taken2
r2 += 1
taken2:
r2 *= 3
if w5 <= 2 goto taken3
r2 += 1
taken3:
r2 *= 3
if w5 <= -2 goto taken4
r2 += 1
taken4:
r2 *= 3
if w5 <= 127 goto taken5
r2 += 1
taken5:
r2 *= 3
if w5 <= 128 goto taken6
r2 += 1
taken6:
r2 *= 3
if w5 <= 2147483647 goto taken7
r2 += 1
taken7:
r2 *= 3
if w5 <= -2147483648 goto taken8
r2 += 1
taken8:
r2 *= 3
if w5 <= 305419896 goto taken9
r2 += 1
taken9:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result dcc509b2815c81d5

== sgt64 r6, imm
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
r3 *= 3
if r6 s> 0 goto taken0
r3 += 1
taken0:
r3 *= 3
if r6 s> 1 goto taken1
r3 += 1
taken1:
r3 *= 3
if r6 s> -1 goto taken2
r3 += 1
taken2:
r3 *= 3
if r6 s> 2 goto taken3
r3 += 1
taken3:
r3 *= 3
if r6 s> -2 goto taken4
r3 += 1
taken4:
r3 *= 3
if r6 s> 127 goto taken5
r3 += 1
taken5:
r3 *= 3
if r6 s> 128 goto taken6
r3 += 1
taken6:
r3 *= 3
if r6 s> 2147483647 goto taken7
r3 += 1
taken7:
r3 *= 3
if r6 s> -2147483648 goto taken8
r3 += 1
taken8:
r3 *= 3
if r6 s> 305419896 goto taken9
r3 += 1
taken9:
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 8d60d48b4f7d77e

== sgt32 r7, imm
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
r4 *= 3
if w7 s> 0 goto taken0
r4 += 1
taken0:
r4 *= 3
if w7 s> 1 goto taken1
r4 += 1
taken1:
r4 *= 3
if w7 s> -1 goto taken2
r4 += 1
taken2:
r4 *= 3
if w7 s> 2 goto taken3
r4 += 1
taken3:
r4 *= 3
if w7 s> -2 goto taken4
r4 += 1
taken4:
r4 *= 3
if w7 s> 127 goto taken5
r4 += 1
taken5:
r4 *= 3
if w7 s> 128 goto taken6
r4 += 1
taken6:
r4 *= 3
if w7 s> 2147483647 goto taken7
r4 += 1
taken7:
r4 *= 3
if w7 s> -2147483648 goto taken8
r4 += 1
taken8:
r4 *= 3
if w7 s> 305419896 goto taken9
r4 += 1
taken9:
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result e0bb9ac944d7797

== sge64 r8, imm
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
r5 *= 3
if r8 s>= 0 goto taken0
r5 += 1
taken0:
r5 *= 3
if r8 s>= 1 goto taken1
r5 += 1
taken1:
r5 *= 3
if r8 s>= -1 goto taken2
r5 += 1
taken2:
r5 *= 3
if r8 s>= 2 goto taken3
r5 += 1
taken3:
r5 *= 3
if r8 s>= -2 goto taken4
r5 += 1
taken4:
r5 *= 3
if r8 s>= 127 goto taken5
r5 += 1
taken5:
r5 *= 3
if r8 s>= 128 goto taken6
r5 += 1
taken6:
r5 *= 3
if r8 s>= 2147483647 goto taken7
r5 += 1
taken7:
r5 *= 3
if r8 s>= -2147483648 goto taken8
r5 += 1
taken8:
r5 *= 3
if r8 s>= 305419896 goto taken9
r5 += 1
taken9:
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result fcdbc330553cf876

== sge32 r9, imm
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
r6 *= 3
if w9 s>= 0 goto taken0
r6 += 1
taken0:
r6 *= 3
if w9 s>= 1 goto taken1
r6 += 1
taken1:
r6 *= 3
if w9 s>= -1 goto taken2
r6 += 1
taken2:
r6 *= 3
if w9 s>= 2 goto taken3
r6 += 1
taken3:
r6 *= 3
if w9 s>= -2 goto taken4
r6 += 1
taken4:
r6 *= 3
if w9 s>= 127 goto taken5
r6 += 1
taken5:
r6 *= 3
if w9 s>= 128 goto taken6
r6 += 1
taken6:
r6 *= 3
if w9 s>= 2147483647 goto taken7
r6 += 1
taken7:
r6 *= 3
if w9 s>= -2147483648 goto taken8
r6 += 1
taken8:
r6 *= 3
if w9 s>= 305419896 goto taken9
r6 += 1
taken9:
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 5080c7170e2cfe57

== slt64 r0, imm
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
r7 *= 3
if r0 s< 0 goto taken0
r7 += 1
taken0:
r7 *= 3
if r0 s< 1 goto taken1
r7 += 1
taken1:
r7 *= 3
if r0 s< -1 goto taken2
r7 += 1
taken2:
r7 *= 3
if r0 s< 2 goto taken3
r7 += 1
taken3:
r7 *= 3
if r0 s< -2 goto taken4
r7 += 1
taken4:
r7 *= 3
if r0 s< 127 goto taken5
r7 += 1
taken5:
r7 *= 3
if r0 s< 128 goto taken6
r7 += 1
taken6:
r7 *= 3
if r0 s< 2147483647 goto taken7
r7 += 1
taken7:
r7 *= 3
if r0 s< -2147483648 goto taken8
r7 += 1
taken8:
r7 *= 3
if r0 s< 305419896 goto taken9
r7 += 1
taken9:
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 339cbb45833a29ba

== slt32 r1, imm
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
r8 *= 3
if w1 s< 0 goto taken0
r8 += 1
taken0:
r8 *= 3
if w1 s< 1 goto taken1
r8 += 1
taken1:
r8 *= 3
if w1 s< -1 goto taken2
r8 += 1
taken2:
r8 *= 3
if w1 s< 2 goto taken3
r8 += 1
taken3:
r8 *= 3
if w1 s< -2 goto taken4
r8 += 1
taken4:
r8 *= 3
if w1 s< 127 goto taken5
r8 += 1
taken5:
r8 *= 3
if w1 s< 128 goto taken6
r8 += 1
taken6:
r8 *= 3
if w1 s< 2147483647 goto taken7
r8 += 1
taken7:
r8 *= 3
if w1 s< -2147483648 goto taken8
r8 += 1
taken8:
r8 *= 3
if w1 s< 305419896 goto taken9
r8 += 1
taken9:
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result dff7b75eca4a23d9

== sle64 r2, imm
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
r9 *= 3
if r2 s<= 0 goto taken0
r9 += 1
taken0:
r9 *= 3
if r2 s<= 1 goto taken1
r9 += 1
taken1:
r9 *= 3
if r2 s<= -1 goto taken2
r9 += 1
taken2:
r9 *= 3
if r2 s<= 2 goto taken3
r9 += 1
taken3:
r9 *= 3
if r2 s<= -2 goto taken4
r9 += 1
taken4:
r9 *= 3
if r2 s<= 127 goto taken5
r9 += 1
taken5:
r9 *= 3
if r2 s<= 128 goto taken6
r9 += 1
taken6:
r9 *= 3
if r2 s<= 2147483647 goto taken7
r9 += 1
taken7:
r9 *= 3
if r2 s<= -2147483648 goto taken8
r9 += 1
taken8:
r9 *= 3
if r2 s<= 305419896 goto taken9
r9 += 1
taken9:
r0 += 8
if r0 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 27a2712d237f4ab2

== sle32 r3, imm
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
r0 *= 3
if w3 s<= 0 goto taken0
r0 += 1
taken0:
r0 *= 3
if w3 s<= 1 goto taken1
r0 += 1
taken1:
r0 *= 3
if w3 s<= -1 goto taken2
r0 += 1
taken2:
r0 *= 3
if w3 s<= 2 goto taken3
r0 += 1
taken3:
r0 *= 3
if w3 s<= -2 goto taken4
r0 += 1
taken4:
r0 *= 3
if w3 s<= 127 goto taken5
r0 += 1
taken5:
r0 *= 3
if w3 s<= 128 goto taken6
r0 += 1
taken6:
r0 *= 3
if w3 s<= 2147483647 goto taken7
r0 += 1
taken7:
r0 *= 3
if w3 s<= -2147483648 goto taken8
r0 += 1
taken8:
r0 *= 3
if w3 s<= 305419896 goto taken9
r0 += 1
taken9:
r1 += 8
if r1 != 96 goto outer
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result 226cc4c94429aa99

== set64 r4, imm
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
r1 *= 3
if r4 & 0 goto taken0
r1 += 1
taken0:
r1 *= 3
if r4 & 1 goto taken1
r1 += 1
taken1:
r1 *= 3
if r4 & -1 goto taken2
r1 += 1
taken2:
r1 *= 3
if r4 & 2 goto taken3
r1 += 1
taken3:
r1 *= 3
if r4 & -2 goto taken4
r1 += 1
taken4:
r1 *= 3
if r4 & 127 goto taken5
r1 += 1
taken5:
r1 *= 3
if r4 & 128 goto taken6
r1 += 1
taken6:
r1 *= 3
if r4 & 2147483647 goto taken7
r1 += 1
taken7:
r1 *= 3
if r4 & -2147483648 goto taken8
r1 += 1
taken8:
r1 *= 3
if r4 & 305419896 goto taken9
r1 += 1
taken9:
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result daaf1c04850f3a5b

== set32 r5, imm
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r2 *= 3
if w5 & 0 goto taken0
r2 += 1
taken0:
r2 *= 3
if w5 & 1 goto taken1
r2 += 1
taken1:
r2 *= 3
if w5 & -1 goto taken2
r2 += 1
taken2:
r2 *= 3
if w5 & 2 goto taken3
r2 += 1
taken3:
r2 *= 3
if w5 & -2 goto taken4
r2 += 1
taken4:
r2 *= 3
if w5 & 127 goto taken5
r2 += 1
taken5:
r2 *= 3
if w5 & 128 goto taken6
r2 += 1
taken6:
r2 *= 3
if w5 & 2147483647 goto taken7
r2 += 1
taken7:
r2 *= 3
if w5 & -2147483648 goto taken8
r2 += 1
taken8:
r2 *= 3
if w5 & 305419896 goto taken9
r2 += 1
taken9:
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
0000000000000080ffffffffffffff7fffffffff0000008000000000ffffffff
-- result a5b5e977f8e6735e
