# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== u8 or u8
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r4
r2 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
if r2 > r6 goto a0
r0 = r2
r0 &= 255
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r3 *= 3
if r0 == 0 goto c0
r3 += 1
c0:
r0 += 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a1
r0 = r2
r0 &= 255
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r3 *= 3
if r0 != 127 goto c1
r3 += 1
c1:
r0 -= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a2
r0 = r2
r0 &= 255
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r3 *= 3
if r0 > -1 goto c2
r3 += 1
c2:
r0 *= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a3
r0 = r2
r0 &= 255
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r3 *= 3
if r0 >= 2147483647 goto c3
r3 += 1
c3:
r0 /= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a4
r0 = r2
r0 &= 255
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r3 *= 3
if r0 < 0 goto c4
r3 += 1
c4:
r0 s/= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a5
r0 = r2
r0 &= 255
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r3 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r3 += 1
c5:
r0 %= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a6
r0 = r2
r0 &= 255
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r3 *= 3
if r0 s> -1 goto c6
r3 += 1
c6:
r0 s%= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a7
r0 = r2
r0 &= 255
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r3 *= 3
if r0 s>= 2147483647 goto c7
r3 += 1
c7:
r0 |= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a8
r0 = r2
r0 &= 255
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r3 *= 3
if r0 s< 0 goto c8
r3 += 1
c8:
r0 &= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a9
r0 = r2
r0 &= 255
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r3 *= 3
if r0 s<= 127 goto c9
r3 += 1
c9:
r0 ^= 77
r3 *= 1000003
r3 += r0
if r2 > r6 goto a10
r0 = r2
r0 &= 255
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r3 *= 3
if r0 & -1 goto c10
r3 += 1
c10:
r0 <<= 3
r3 *= 1000003
r3 += r0
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
-- result 8f3230194a80edb1

== u8 or s8
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r3 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r7 = *(u64 *)(r6 + 0)
if r3 > r7 goto a0
r0 = r3
r0 &= 255
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 -= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a1
r0 = r3
r0 &= 255
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 *= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a2
r0 = r3
r0 &= 255
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 /= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a3
r0 = r3
r0 &= 255
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 s/= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a4
r0 = r3
r0 &= 255
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 %= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a5
r0 = r3
r0 &= 255
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r2 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r2 += 1
c5:
r0 s%= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a6
r0 = r3
r0 &= 255
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 |= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a7
r0 = r3
r0 &= 255
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 &= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a8
r0 = r3
r0 &= 255
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 ^= 77
r2 *= 1000003
r2 += r0
if r3 > r7 goto a9
r0 = r3
r0 &= 255
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 <<= 3
r2 *= 1000003
r2 += r0
if r3 > r7 goto a10
r0 = r3
r0 &= 255
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 >>= 3
r2 *= 1000003
r2 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6604fbf3c7b78a16

== u8 or u16
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
if r4 > r8 goto a0
r0 = r4
r0 &= 255
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r3 *= 3
if r0 == 0 goto c0
r3 += 1
c0:
r0 *= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a1
r0 = r4
r0 &= 255
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r3 *= 3
if r0 != 127 goto c1
r3 += 1
c1:
r0 /= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a2
r0 = r4
r0 &= 255
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r3 *= 3
if r0 > -1 goto c2
r3 += 1
c2:
r0 s/= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a3
r0 = r4
r0 &= 255
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r3 *= 3
if r0 >= 2147483647 goto c3
r3 += 1
c3:
r0 %= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a4
r0 = r4
r0 &= 255
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r3 *= 3
if r0 < 0 goto c4
r3 += 1
c4:
r0 s%= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a5
r0 = r4
r0 &= 255
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r3 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r3 += 1
c5:
r0 |= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a6
r0 = r4
r0 &= 255
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r3 *= 3
if r0 s> -1 goto c6
r3 += 1
c6:
r0 &= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a7
r0 = r4
r0 &= 255
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r3 *= 3
if r0 s>= 2147483647 goto c7
r3 += 1
c7:
r0 ^= 77
r3 *= 1000003
r3 += r0
if r4 > r8 goto a8
r0 = r4
r0 &= 255
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r3 *= 3
if r0 s< 0 goto c8
r3 += 1
c8:
r0 <<= 3
r3 *= 1000003
r3 += r0
if r4 > r8 goto a9
r0 = r4
r0 &= 255
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r3 *= 3
if r0 s<= 127 goto c9
r3 += 1
c9:
r0 >>= 3
r3 *= 1000003
r3 += r0
if r4 > r8 goto a10
r0 = r4
r0 &= 255
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r3 *= 3
if r0 & -1 goto c10
r3 += 1
c10:
r0 s>>= 3
r3 *= 1000003
r3 += r0
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
-- result 6ea0cc7c907b715b

== u8 or s16
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
if r5 > r6 goto a0
r0 = r5
r0 &= 255
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r4 *= 3
if r0 == 0 goto c0
r4 += 1
c0:
r0 /= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a1
r0 = r5
r0 &= 255
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r4 *= 3
if r0 != 127 goto c1
r4 += 1
c1:
r0 s/= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a2
r0 = r5
r0 &= 255
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r4 *= 3
if r0 > -1 goto c2
r4 += 1
c2:
r0 %= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a3
r0 = r5
r0 &= 255
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r4 *= 3
if r0 >= 2147483647 goto c3
r4 += 1
c3:
r0 s%= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a4
r0 = r5
r0 &= 255
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r4 *= 3
if r0 < 0 goto c4
r4 += 1
c4:
r0 |= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a5
r0 = r5
r0 &= 255
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r4 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r4 += 1
c5:
r0 &= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a6
r0 = r5
r0 &= 255
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r4 *= 3
if r0 s> -1 goto c6
r4 += 1
c6:
r0 ^= 77
r4 *= 1000003
r4 += r0
if r5 > r6 goto a7
r0 = r5
r0 &= 255
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r4 *= 3
if r0 s>= 2147483647 goto c7
r4 += 1
c7:
r0 <<= 3
r4 *= 1000003
r4 += r0
if r5 > r6 goto a8
r0 = r5
r0 &= 255
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r4 *= 3
if r0 s< 0 goto c8
r4 += 1
c8:
r0 >>= 3
r4 *= 1000003
r4 += r0
if r5 > r6 goto a9
r0 = r5
r0 &= 255
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r4 *= 3
if r0 s<= 127 goto c9
r4 += 1
c9:
r0 s>>= 3
r4 *= 1000003
r4 += r0
if r5 > r6 goto a10
r0 = r5
r0 &= 255
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r4 *= 3
if r0 & -1 goto c10
r4 += 1
c10:
r0 += 77
r4 *= 1000003
r4 += r0
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8e5ca4bcdb7ef9e5

== u8 or u32
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
if r2 > r7 goto a0
r0 = r2
r0 &= 255
goto b0
a0:
r0 = r7
w0 = w0
b0:
r5 *= 3
if r0 == 0 goto c0
r5 += 1
c0:
r0 s/= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a1
r0 = r2
r0 &= 255
goto b1
a1:
r0 = r7
w0 = w0
b1:
r5 *= 3
if r0 != 127 goto c1
r5 += 1
c1:
r0 %= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a2
r0 = r2
r0 &= 255
goto b2
a2:
r0 = r7
w0 = w0
b2:
r5 *= 3
if r0 > -1 goto c2
r5 += 1
c2:
r0 s%= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a3
r0 = r2
r0 &= 255
goto b3
a3:
r0 = r7
w0 = w0
b3:
r5 *= 3
if r0 >= 2147483647 goto c3
r5 += 1
c3:
r0 |= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a4
r0 = r2
r0 &= 255
goto b4
a4:
r0 = r7
w0 = w0
b4:
r5 *= 3
if r0 < 0 goto c4
r5 += 1
c4:
r0 &= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a5
r0 = r2
r0 &= 255
goto b5
a5:
r0 = r7
w0 = w0
b5:
r5 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r5 += 1
c5:
r0 ^= 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a6
r0 = r2
r0 &= 255
goto b6
a6:
r0 = r7
w0 = w0
b6:
r5 *= 3
if r0 s> -1 goto c6
r5 += 1
c6:
r0 <<= 3
r5 *= 1000003
r5 += r0
if r2 > r7 goto a7
r0 = r2
r0 &= 255
goto b7
a7:
r0 = r7
w0 = w0
b7:
r5 *= 3
if r0 s>= 2147483647 goto c7
r5 += 1
c7:
r0 >>= 3
r5 *= 1000003
r5 += r0
if r2 > r7 goto a8
r0 = r2
r0 &= 255
goto b8
a8:
r0 = r7
w0 = w0
b8:
r5 *= 3
if r0 s< 0 goto c8
r5 += 1
c8:
r0 s>>= 3
r5 *= 1000003
r5 += r0
if r2 > r7 goto a9
r0 = r2
r0 &= 255
goto b9
a9:
r0 = r7
w0 = w0
b9:
r5 *= 3
if r0 s<= 127 goto c9
r5 += 1
c9:
r0 += 77
r5 *= 1000003
r5 += r0
if r2 > r7 goto a10
r0 = r2
r0 &= 255
goto b10
a10:
r0 = r7
w0 = w0
b10:
r5 *= 3
if r0 & -1 goto c10
r5 += 1
c10:
r0 -= 77
r5 *= 1000003
r5 += r0
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
-- result ed5a9bf4edf059dd

== u8 or s32
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
if r3 > r8 goto a0
r0 = r3
r0 &= 255
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r6 *= 3
if r0 == 0 goto c0
r6 += 1
c0:
r0 %= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a1
r0 = r3
r0 &= 255
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r6 *= 3
if r0 != 127 goto c1
r6 += 1
c1:
r0 s%= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a2
r0 = r3
r0 &= 255
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r6 *= 3
if r0 > -1 goto c2
r6 += 1
c2:
r0 |= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a3
r0 = r3
r0 &= 255
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r6 *= 3
if r0 >= 2147483647 goto c3
r6 += 1
c3:
r0 &= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a4
r0 = r3
r0 &= 255
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r6 *= 3
if r0 < 0 goto c4
r6 += 1
c4:
r0 ^= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a5
r0 = r3
r0 &= 255
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r6 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r6 += 1
c5:
r0 <<= 3
r6 *= 1000003
r6 += r0
if r3 > r8 goto a6
r0 = r3
r0 &= 255
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r6 *= 3
if r0 s> -1 goto c6
r6 += 1
c6:
r0 >>= 3
r6 *= 1000003
r6 += r0
if r3 > r8 goto a7
r0 = r3
r0 &= 255
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r6 *= 3
if r0 s>= 2147483647 goto c7
r6 += 1
c7:
r0 s>>= 3
r6 *= 1000003
r6 += r0
if r3 > r8 goto a8
r0 = r3
r0 &= 255
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r6 *= 3
if r0 s< 0 goto c8
r6 += 1
c8:
r0 += 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a9
r0 = r3
r0 &= 255
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r6 *= 3
if r0 s<= 127 goto c9
r6 += 1
c9:
r0 -= 77
r6 *= 1000003
r6 += r0
if r3 > r8 goto a10
r0 = r3
r0 &= 255
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r6 *= 3
if r0 & -1 goto c10
r6 += 1
c10:
r0 *= 77
r6 *= 1000003
r6 += r0
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
-- result 7f25cac66d979c5c

== s8 or u8
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
if r4 > r6 goto a0
r0 = r4
r0 = (s8)r0
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r8 *= 3
if r0 == 0 goto c0
r8 += 1
c0:
r0 s%= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a1
r0 = r4
r0 = (s8)r0
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r8 *= 3
if r0 != 127 goto c1
r8 += 1
c1:
r0 |= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a2
r0 = r4
r0 = (s8)r0
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r8 *= 3
if r0 > -1 goto c2
r8 += 1
c2:
r0 &= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a3
r0 = r4
r0 = (s8)r0
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r8 *= 3
if r0 >= 2147483647 goto c3
r8 += 1
c3:
r0 ^= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a4
r0 = r4
r0 = (s8)r0
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r8 *= 3
if r0 < 0 goto c4
r8 += 1
c4:
r0 <<= 3
r8 *= 1000003
r8 += r0
if r4 > r6 goto a5
r0 = r4
r0 = (s8)r0
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r8 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r8 += 1
c5:
r0 >>= 3
r8 *= 1000003
r8 += r0
if r4 > r6 goto a6
r0 = r4
r0 = (s8)r0
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r8 *= 3
if r0 s> -1 goto c6
r8 += 1
c6:
r0 s>>= 3
r8 *= 1000003
r8 += r0
if r4 > r6 goto a7
r0 = r4
r0 = (s8)r0
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r8 *= 3
if r0 s>= 2147483647 goto c7
r8 += 1
c7:
r0 += 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a8
r0 = r4
r0 = (s8)r0
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r8 *= 3
if r0 s< 0 goto c8
r8 += 1
c8:
r0 -= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a9
r0 = r4
r0 = (s8)r0
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r8 *= 3
if r0 s<= 127 goto c9
r8 += 1
c9:
r0 *= 77
r8 *= 1000003
r8 += r0
if r4 > r6 goto a10
r0 = r4
r0 = (s8)r0
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r8 *= 3
if r0 & -1 goto c10
r8 += 1
c10:
r0 /= 77
r8 *= 1000003
r8 += r0
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
-- result 3d79ef341a901e98

== s8 or s8
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
if r5 > r7 goto a0
r0 = r5
r0 = (s8)r0
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r9 *= 3
if r0 == 0 goto c0
r9 += 1
c0:
r0 |= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a1
r0 = r5
r0 = (s8)r0
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r9 *= 3
if r0 != 127 goto c1
r9 += 1
c1:
r0 &= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a2
r0 = r5
r0 = (s8)r0
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r9 *= 3
if r0 > -1 goto c2
r9 += 1
c2:
r0 ^= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a3
r0 = r5
r0 = (s8)r0
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r9 *= 3
if r0 >= 2147483647 goto c3
r9 += 1
c3:
r0 <<= 3
r9 *= 1000003
r9 += r0
if r5 > r7 goto a4
r0 = r5
r0 = (s8)r0
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r9 *= 3
if r0 < 0 goto c4
r9 += 1
c4:
r0 >>= 3
r9 *= 1000003
r9 += r0
if r5 > r7 goto a5
r0 = r5
r0 = (s8)r0
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r9 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r9 += 1
c5:
r0 s>>= 3
r9 *= 1000003
r9 += r0
if r5 > r7 goto a6
r0 = r5
r0 = (s8)r0
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r9 *= 3
if r0 s> -1 goto c6
r9 += 1
c6:
r0 += 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a7
r0 = r5
r0 = (s8)r0
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r9 *= 3
if r0 s>= 2147483647 goto c7
r9 += 1
c7:
r0 -= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a8
r0 = r5
r0 = (s8)r0
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r9 *= 3
if r0 s< 0 goto c8
r9 += 1
c8:
r0 *= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a9
r0 = r5
r0 = (s8)r0
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r9 *= 3
if r0 s<= 127 goto c9
r9 += 1
c9:
r0 /= 77
r9 *= 1000003
r9 += r0
if r5 > r7 goto a10
r0 = r5
r0 = (s8)r0
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r9 *= 3
if r0 & -1 goto c10
r9 += 1
c10:
r0 s/= 77
r9 *= 1000003
r9 += r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ee77ad8af3861889

== s8 or u16
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
if r2 > r8 goto a0
r0 = r2
r0 = (s8)r0
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r1 *= 3
if r0 == 0 goto c0
r1 += 1
c0:
r0 &= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a1
r0 = r2
r0 = (s8)r0
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r1 *= 3
if r0 != 127 goto c1
r1 += 1
c1:
r0 ^= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a2
r0 = r2
r0 = (s8)r0
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r1 *= 3
if r0 > -1 goto c2
r1 += 1
c2:
r0 <<= 3
r1 *= 1000003
r1 += r0
if r2 > r8 goto a3
r0 = r2
r0 = (s8)r0
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r1 *= 3
if r0 >= 2147483647 goto c3
r1 += 1
c3:
r0 >>= 3
r1 *= 1000003
r1 += r0
if r2 > r8 goto a4
r0 = r2
r0 = (s8)r0
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r1 *= 3
if r0 < 0 goto c4
r1 += 1
c4:
r0 s>>= 3
r1 *= 1000003
r1 += r0
if r2 > r8 goto a5
r0 = r2
r0 = (s8)r0
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r1 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r1 += 1
c5:
r0 += 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a6
r0 = r2
r0 = (s8)r0
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r1 *= 3
if r0 s> -1 goto c6
r1 += 1
c6:
r0 -= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a7
r0 = r2
r0 = (s8)r0
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r1 *= 3
if r0 s>= 2147483647 goto c7
r1 += 1
c7:
r0 *= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a8
r0 = r2
r0 = (s8)r0
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r1 *= 3
if r0 s< 0 goto c8
r1 += 1
c8:
r0 /= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a9
r0 = r2
r0 = (s8)r0
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r1 *= 3
if r0 s<= 127 goto c9
r1 += 1
c9:
r0 s/= 77
r1 *= 1000003
r1 += r0
if r2 > r8 goto a10
r0 = r2
r0 = (s8)r0
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r1 *= 3
if r0 & -1 goto c10
r1 += 1
c10:
r0 %= 77
r1 *= 1000003
r1 += r0
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
-- result e6eb695c678f4f2e

== s8 or s16
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
if r3 > r6 goto a0
r0 = r3
r0 = (s8)r0
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r1 *= 3
if r0 == 0 goto c0
r1 += 1
c0:
r0 ^= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a1
r0 = r3
r0 = (s8)r0
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r1 *= 3
if r0 != 127 goto c1
r1 += 1
c1:
r0 <<= 3
r1 *= 1000003
r1 += r0
if r3 > r6 goto a2
r0 = r3
r0 = (s8)r0
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r1 *= 3
if r0 > -1 goto c2
r1 += 1
c2:
r0 >>= 3
r1 *= 1000003
r1 += r0
if r3 > r6 goto a3
r0 = r3
r0 = (s8)r0
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r1 *= 3
if r0 >= 2147483647 goto c3
r1 += 1
c3:
r0 s>>= 3
r1 *= 1000003
r1 += r0
if r3 > r6 goto a4
r0 = r3
r0 = (s8)r0
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r1 *= 3
if r0 < 0 goto c4
r1 += 1
c4:
r0 += 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a5
r0 = r3
r0 = (s8)r0
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r1 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r1 += 1
c5:
r0 -= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a6
r0 = r3
r0 = (s8)r0
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r1 *= 3
if r0 s> -1 goto c6
r1 += 1
c6:
r0 *= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a7
r0 = r3
r0 = (s8)r0
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r1 *= 3
if r0 s>= 2147483647 goto c7
r1 += 1
c7:
r0 /= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a8
r0 = r3
r0 = (s8)r0
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r1 *= 3
if r0 s< 0 goto c8
r1 += 1
c8:
r0 s/= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a9
r0 = r3
r0 = (s8)r0
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r1 *= 3
if r0 s<= 127 goto c9
r1 += 1
c9:
r0 %= 77
r1 *= 1000003
r1 += r0
if r3 > r6 goto a10
r0 = r3
r0 = (s8)r0
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r1 *= 3
if r0 & -1 goto c10
r1 += 1
c10:
r0 s%= 77
r1 *= 1000003
r1 += r0
r4 += 8
if r4 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result cec9ce9c23030b68

== s8 or u32
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
if r4 > r7 goto a0
r0 = r4
r0 = (s8)r0
goto b0
a0:
r0 = r7
w0 = w0
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 <<= 3
r2 *= 1000003
r2 += r0
if r4 > r7 goto a1
r0 = r4
r0 = (s8)r0
goto b1
a1:
r0 = r7
w0 = w0
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 >>= 3
r2 *= 1000003
r2 += r0
if r4 > r7 goto a2
r0 = r4
r0 = (s8)r0
goto b2
a2:
r0 = r7
w0 = w0
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 s>>= 3
r2 *= 1000003
r2 += r0
if r4 > r7 goto a3
r0 = r4
r0 = (s8)r0
goto b3
a3:
r0 = r7
w0 = w0
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 += 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a4
r0 = r4
r0 = (s8)r0
goto b4
a4:
r0 = r7
w0 = w0
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 -= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a5
r0 = r4
r0 = (s8)r0
goto b5
a5:
r0 = r7
w0 = w0
b5:
r2 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r2 += 1
c5:
r0 *= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a6
r0 = r4
r0 = (s8)r0
goto b6
a6:
r0 = r7
w0 = w0
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 /= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a7
r0 = r4
r0 = (s8)r0
goto b7
a7:
r0 = r7
w0 = w0
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 s/= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a8
r0 = r4
r0 = (s8)r0
goto b8
a8:
r0 = r7
w0 = w0
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 %= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a9
r0 = r4
r0 = (s8)r0
goto b9
a9:
r0 = r7
w0 = w0
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 s%= 77
r2 *= 1000003
r2 += r0
if r4 > r7 goto a10
r0 = r4
r0 = (s8)r0
goto b10
a10:
r0 = r7
w0 = w0
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 |= 77
r2 *= 1000003
r2 += r0
r5 += 8
if r5 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f4e78ac74ad24e39

== s8 or s32
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
if r5 > r8 goto a0
r0 = r5
r0 = (s8)r0
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 >>= 3
r2 *= 1000003
r2 += r0
if r5 > r8 goto a1
r0 = r5
r0 = (s8)r0
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 s>>= 3
r2 *= 1000003
r2 += r0
if r5 > r8 goto a2
r0 = r5
r0 = (s8)r0
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 += 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a3
r0 = r5
r0 = (s8)r0
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 -= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a4
r0 = r5
r0 = (s8)r0
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 *= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a5
r0 = r5
r0 = (s8)r0
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r2 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r2 += 1
c5:
r0 /= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a6
r0 = r5
r0 = (s8)r0
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 s/= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a7
r0 = r5
r0 = (s8)r0
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 %= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a8
r0 = r5
r0 = (s8)r0
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 s%= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a9
r0 = r5
r0 = (s8)r0
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 |= 77
r2 *= 1000003
r2 += r0
if r5 > r8 goto a10
r0 = r5
r0 = (s8)r0
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 &= 77
r2 *= 1000003
r2 += r0
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
-- result c3afaf8112e97649

== u16 or u8
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
if r2 > r6 goto a0
r0 = r2
r0 = le16 r0
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r4 *= 3
if r0 == 0 goto c0
r4 += 1
c0:
r0 s>>= 3
r4 *= 1000003
r4 += r0
if r2 > r6 goto a1
r0 = r2
r0 = le16 r0
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r4 *= 3
if r0 != 127 goto c1
r4 += 1
c1:
r0 += 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a2
r0 = r2
r0 = le16 r0
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r4 *= 3
if r0 > -1 goto c2
r4 += 1
c2:
r0 -= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a3
r0 = r2
r0 = le16 r0
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r4 *= 3
if r0 >= 2147483647 goto c3
r4 += 1
c3:
r0 *= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a4
r0 = r2
r0 = le16 r0
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r4 *= 3
if r0 < 0 goto c4
r4 += 1
c4:
r0 /= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a5
r0 = r2
r0 = le16 r0
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r4 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r4 += 1
c5:
r0 s/= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a6
r0 = r2
r0 = le16 r0
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r4 *= 3
if r0 s> -1 goto c6
r4 += 1
c6:
r0 %= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a7
r0 = r2
r0 = le16 r0
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r4 *= 3
if r0 s>= 2147483647 goto c7
r4 += 1
c7:
r0 s%= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a8
r0 = r2
r0 = le16 r0
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r4 *= 3
if r0 s< 0 goto c8
r4 += 1
c8:
r0 |= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a9
r0 = r2
r0 = le16 r0
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r4 *= 3
if r0 s<= 127 goto c9
r4 += 1
c9:
r0 &= 77
r4 *= 1000003
r4 += r0
if r2 > r6 goto a10
r0 = r2
r0 = le16 r0
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r4 *= 3
if r0 & -1 goto c10
r4 += 1
c10:
r0 ^= 77
r4 *= 1000003
r4 += r0
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
-- result 7f284c35e26ee9ed

== u16 or s8
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
if r3 > r7 goto a0
r0 = r3
r0 = le16 r0
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r5 *= 3
if r0 == 0 goto c0
r5 += 1
c0:
r0 += 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a1
r0 = r3
r0 = le16 r0
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r5 *= 3
if r0 != 127 goto c1
r5 += 1
c1:
r0 -= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a2
r0 = r3
r0 = le16 r0
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r5 *= 3
if r0 > -1 goto c2
r5 += 1
c2:
r0 *= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a3
r0 = r3
r0 = le16 r0
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r5 *= 3
if r0 >= 2147483647 goto c3
r5 += 1
c3:
r0 /= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a4
r0 = r3
r0 = le16 r0
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r5 *= 3
if r0 < 0 goto c4
r5 += 1
c4:
r0 s/= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a5
r0 = r3
r0 = le16 r0
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r5 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r5 += 1
c5:
r0 %= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a6
r0 = r3
r0 = le16 r0
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r5 *= 3
if r0 s> -1 goto c6
r5 += 1
c6:
r0 s%= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a7
r0 = r3
r0 = le16 r0
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r5 *= 3
if r0 s>= 2147483647 goto c7
r5 += 1
c7:
r0 |= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a8
r0 = r3
r0 = le16 r0
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r5 *= 3
if r0 s< 0 goto c8
r5 += 1
c8:
r0 &= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a9
r0 = r3
r0 = le16 r0
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r5 *= 3
if r0 s<= 127 goto c9
r5 += 1
c9:
r0 ^= 77
r5 *= 1000003
r5 += r0
if r3 > r7 goto a10
r0 = r3
r0 = le16 r0
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r5 *= 3
if r0 & -1 goto c10
r5 += 1
c10:
r0 <<= 3
r5 *= 1000003
r5 += r0
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
-- result f0efd35dbf297c6f

== u16 or u16
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
if r4 > r8 goto a0
r0 = r4
r0 = le16 r0
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r6 *= 3
if r0 == 0 goto c0
r6 += 1
c0:
r0 -= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a1
r0 = r4
r0 = le16 r0
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r6 *= 3
if r0 != 127 goto c1
r6 += 1
c1:
r0 *= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a2
r0 = r4
r0 = le16 r0
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r6 *= 3
if r0 > -1 goto c2
r6 += 1
c2:
r0 /= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a3
r0 = r4
r0 = le16 r0
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r6 *= 3
if r0 >= 2147483647 goto c3
r6 += 1
c3:
r0 s/= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a4
r0 = r4
r0 = le16 r0
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r6 *= 3
if r0 < 0 goto c4
r6 += 1
c4:
r0 %= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a5
r0 = r4
r0 = le16 r0
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r6 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r6 += 1
c5:
r0 s%= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a6
r0 = r4
r0 = le16 r0
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r6 *= 3
if r0 s> -1 goto c6
r6 += 1
c6:
r0 |= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a7
r0 = r4
r0 = le16 r0
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r6 *= 3
if r0 s>= 2147483647 goto c7
r6 += 1
c7:
r0 &= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a8
r0 = r4
r0 = le16 r0
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r6 *= 3
if r0 s< 0 goto c8
r6 += 1
c8:
r0 ^= 77
r6 *= 1000003
r6 += r0
if r4 > r8 goto a9
r0 = r4
r0 = le16 r0
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r6 *= 3
if r0 s<= 127 goto c9
r6 += 1
c9:
r0 <<= 3
r6 *= 1000003
r6 += r0
if r4 > r8 goto a10
r0 = r4
r0 = le16 r0
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r6 *= 3
if r0 & -1 goto c10
r6 += 1
c10:
r0 >>= 3
r6 *= 1000003
r6 += r0
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
-- result 877cb9dccd4d99fe

== u16 or s16
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
if r5 > r6 goto a0
r0 = r5
r0 = le16 r0
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r8 *= 3
if r0 == 0 goto c0
r8 += 1
c0:
r0 *= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a1
r0 = r5
r0 = le16 r0
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r8 *= 3
if r0 != 127 goto c1
r8 += 1
c1:
r0 /= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a2
r0 = r5
r0 = le16 r0
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r8 *= 3
if r0 > -1 goto c2
r8 += 1
c2:
r0 s/= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a3
r0 = r5
r0 = le16 r0
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r8 *= 3
if r0 >= 2147483647 goto c3
r8 += 1
c3:
r0 %= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a4
r0 = r5
r0 = le16 r0
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r8 *= 3
if r0 < 0 goto c4
r8 += 1
c4:
r0 s%= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a5
r0 = r5
r0 = le16 r0
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r8 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r8 += 1
c5:
r0 |= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a6
r0 = r5
r0 = le16 r0
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r8 *= 3
if r0 s> -1 goto c6
r8 += 1
c6:
r0 &= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a7
r0 = r5
r0 = le16 r0
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r8 *= 3
if r0 s>= 2147483647 goto c7
r8 += 1
c7:
r0 ^= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a8
r0 = r5
r0 = le16 r0
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r8 *= 3
if r0 s< 0 goto c8
r8 += 1
c8:
r0 <<= 3
r8 *= 1000003
r8 += r0
if r5 > r6 goto a9
r0 = r5
r0 = le16 r0
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r8 *= 3
if r0 s<= 127 goto c9
r8 += 1
c9:
r0 >>= 3
r8 *= 1000003
r8 += r0
if r5 > r6 goto a10
r0 = r5
r0 = le16 r0
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r8 *= 3
if r0 & -1 goto c10
r8 += 1
c10:
r0 s>>= 3
r8 *= 1000003
r8 += r0
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
-- result 47675735023782d7

== u16 or u32
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
if r2 > r7 goto a0
r0 = r2
r0 = le16 r0
goto b0
a0:
r0 = r7
w0 = w0
b0:
r8 *= 3
if r0 == 0 goto c0
r8 += 1
c0:
r0 /= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a1
r0 = r2
r0 = le16 r0
goto b1
a1:
r0 = r7
w0 = w0
b1:
r8 *= 3
if r0 != 127 goto c1
r8 += 1
c1:
r0 s/= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a2
r0 = r2
r0 = le16 r0
goto b2
a2:
r0 = r7
w0 = w0
b2:
r8 *= 3
if r0 > -1 goto c2
r8 += 1
c2:
r0 %= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a3
r0 = r2
r0 = le16 r0
goto b3
a3:
r0 = r7
w0 = w0
b3:
r8 *= 3
if r0 >= 2147483647 goto c3
r8 += 1
c3:
r0 s%= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a4
r0 = r2
r0 = le16 r0
goto b4
a4:
r0 = r7
w0 = w0
b4:
r8 *= 3
if r0 < 0 goto c4
r8 += 1
c4:
r0 |= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a5
r0 = r2
r0 = le16 r0
goto b5
a5:
r0 = r7
w0 = w0
b5:
r8 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r8 += 1
c5:
r0 &= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a6
r0 = r2
r0 = le16 r0
goto b6
a6:
r0 = r7
w0 = w0
b6:
r8 *= 3
if r0 s> -1 goto c6
r8 += 1
c6:
r0 ^= 77
r8 *= 1000003
r8 += r0
if r2 > r7 goto a7
r0 = r2
r0 = le16 r0
goto b7
a7:
r0 = r7
w0 = w0
b7:
r8 *= 3
if r0 s>= 2147483647 goto c7
r8 += 1
c7:
r0 <<= 3
r8 *= 1000003
r8 += r0
if r2 > r7 goto a8
r0 = r2
r0 = le16 r0
goto b8
a8:
r0 = r7
w0 = w0
b8:
r8 *= 3
if r0 s< 0 goto c8
r8 += 1
c8:
r0 >>= 3
r8 *= 1000003
r8 += r0
if r2 > r7 goto a9
r0 = r2
r0 = le16 r0
goto b9
a9:
r0 = r7
w0 = w0
b9:
r8 *= 3
if r0 s<= 127 goto c9
r8 += 1
c9:
r0 s>>= 3
r8 *= 1000003
r8 += r0
if r2 > r7 goto a10
r0 = r2
r0 = le16 r0
goto b10
a10:
r0 = r7
w0 = w0
b10:
r8 *= 3
if r0 & -1 goto c10
r8 += 1
c10:
r0 += 77
r8 *= 1000003
r8 += r0
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
-- result 8771958589e281c3

== u16 or s32
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
if r3 > r8 goto a0
r0 = r3
r0 = le16 r0
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r9 *= 3
if r0 == 0 goto c0
r9 += 1
c0:
r0 s/= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a1
r0 = r3
r0 = le16 r0
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r9 *= 3
if r0 != 127 goto c1
r9 += 1
c1:
r0 %= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a2
r0 = r3
r0 = le16 r0
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r9 *= 3
if r0 > -1 goto c2
r9 += 1
c2:
r0 s%= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a3
r0 = r3
r0 = le16 r0
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r9 *= 3
if r0 >= 2147483647 goto c3
r9 += 1
c3:
r0 |= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a4
r0 = r3
r0 = le16 r0
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r9 *= 3
if r0 < 0 goto c4
r9 += 1
c4:
r0 &= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a5
r0 = r3
r0 = le16 r0
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r9 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r9 += 1
c5:
r0 ^= 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a6
r0 = r3
r0 = le16 r0
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r9 *= 3
if r0 s> -1 goto c6
r9 += 1
c6:
r0 <<= 3
r9 *= 1000003
r9 += r0
if r3 > r8 goto a7
r0 = r3
r0 = le16 r0
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r9 *= 3
if r0 s>= 2147483647 goto c7
r9 += 1
c7:
r0 >>= 3
r9 *= 1000003
r9 += r0
if r3 > r8 goto a8
r0 = r3
r0 = le16 r0
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r9 *= 3
if r0 s< 0 goto c8
r9 += 1
c8:
r0 s>>= 3
r9 *= 1000003
r9 += r0
if r3 > r8 goto a9
r0 = r3
r0 = le16 r0
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r9 *= 3
if r0 s<= 127 goto c9
r9 += 1
c9:
r0 += 77
r9 *= 1000003
r9 += r0
if r3 > r8 goto a10
r0 = r3
r0 = le16 r0
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r9 *= 3
if r0 & -1 goto c10
r9 += 1
c10:
r0 -= 77
r9 *= 1000003
r9 += r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 696be4c1d9c52a30

== s16 or u8
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
if r4 > r6 goto a0
r0 = r4
r0 = (s16)r0
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r9 *= 3
if r0 == 0 goto c0
r9 += 1
c0:
r0 %= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a1
r0 = r4
r0 = (s16)r0
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r9 *= 3
if r0 != 127 goto c1
r9 += 1
c1:
r0 s%= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a2
r0 = r4
r0 = (s16)r0
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r9 *= 3
if r0 > -1 goto c2
r9 += 1
c2:
r0 |= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a3
r0 = r4
r0 = (s16)r0
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r9 *= 3
if r0 >= 2147483647 goto c3
r9 += 1
c3:
r0 &= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a4
r0 = r4
r0 = (s16)r0
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r9 *= 3
if r0 < 0 goto c4
r9 += 1
c4:
r0 ^= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a5
r0 = r4
r0 = (s16)r0
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r9 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r9 += 1
c5:
r0 <<= 3
r9 *= 1000003
r9 += r0
if r4 > r6 goto a6
r0 = r4
r0 = (s16)r0
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r9 *= 3
if r0 s> -1 goto c6
r9 += 1
c6:
r0 >>= 3
r9 *= 1000003
r9 += r0
if r4 > r6 goto a7
r0 = r4
r0 = (s16)r0
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r9 *= 3
if r0 s>= 2147483647 goto c7
r9 += 1
c7:
r0 s>>= 3
r9 *= 1000003
r9 += r0
if r4 > r6 goto a8
r0 = r4
r0 = (s16)r0
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r9 *= 3
if r0 s< 0 goto c8
r9 += 1
c8:
r0 += 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a9
r0 = r4
r0 = (s16)r0
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r9 *= 3
if r0 s<= 127 goto c9
r9 += 1
c9:
r0 -= 77
r9 *= 1000003
r9 += r0
if r4 > r6 goto a10
r0 = r4
r0 = (s16)r0
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r9 *= 3
if r0 & -1 goto c10
r9 += 1
c10:
r0 *= 77
r9 *= 1000003
r9 += r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result ad61094497110ac1

== s16 or s8
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
if r5 > r7 goto a0
r0 = r5
r0 = (s16)r0
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r1 *= 3
if r0 == 0 goto c0
r1 += 1
c0:
r0 s%= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a1
r0 = r5
r0 = (s16)r0
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r1 *= 3
if r0 != 127 goto c1
r1 += 1
c1:
r0 |= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a2
r0 = r5
r0 = (s16)r0
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r1 *= 3
if r0 > -1 goto c2
r1 += 1
c2:
r0 &= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a3
r0 = r5
r0 = (s16)r0
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r1 *= 3
if r0 >= 2147483647 goto c3
r1 += 1
c3:
r0 ^= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a4
r0 = r5
r0 = (s16)r0
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r1 *= 3
if r0 < 0 goto c4
r1 += 1
c4:
r0 <<= 3
r1 *= 1000003
r1 += r0
if r5 > r7 goto a5
r0 = r5
r0 = (s16)r0
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r1 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r1 += 1
c5:
r0 >>= 3
r1 *= 1000003
r1 += r0
if r5 > r7 goto a6
r0 = r5
r0 = (s16)r0
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r1 *= 3
if r0 s> -1 goto c6
r1 += 1
c6:
r0 s>>= 3
r1 *= 1000003
r1 += r0
if r5 > r7 goto a7
r0 = r5
r0 = (s16)r0
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r1 *= 3
if r0 s>= 2147483647 goto c7
r1 += 1
c7:
r0 += 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a8
r0 = r5
r0 = (s16)r0
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r1 *= 3
if r0 s< 0 goto c8
r1 += 1
c8:
r0 -= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a9
r0 = r5
r0 = (s16)r0
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r1 *= 3
if r0 s<= 127 goto c9
r1 += 1
c9:
r0 *= 77
r1 *= 1000003
r1 += r0
if r5 > r7 goto a10
r0 = r5
r0 = (s16)r0
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r1 *= 3
if r0 & -1 goto c10
r1 += 1
c10:
r0 /= 77
r1 *= 1000003
r1 += r0
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
-- result 5a966f5794c963c

== s16 or u16
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
if r2 > r8 goto a0
r0 = r2
r0 = (s16)r0
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r3 *= 3
if r0 == 0 goto c0
r3 += 1
c0:
r0 |= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a1
r0 = r2
r0 = (s16)r0
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r3 *= 3
if r0 != 127 goto c1
r3 += 1
c1:
r0 &= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a2
r0 = r2
r0 = (s16)r0
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r3 *= 3
if r0 > -1 goto c2
r3 += 1
c2:
r0 ^= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a3
r0 = r2
r0 = (s16)r0
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r3 *= 3
if r0 >= 2147483647 goto c3
r3 += 1
c3:
r0 <<= 3
r3 *= 1000003
r3 += r0
if r2 > r8 goto a4
r0 = r2
r0 = (s16)r0
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r3 *= 3
if r0 < 0 goto c4
r3 += 1
c4:
r0 >>= 3
r3 *= 1000003
r3 += r0
if r2 > r8 goto a5
r0 = r2
r0 = (s16)r0
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r3 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r3 += 1
c5:
r0 s>>= 3
r3 *= 1000003
r3 += r0
if r2 > r8 goto a6
r0 = r2
r0 = (s16)r0
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r3 *= 3
if r0 s> -1 goto c6
r3 += 1
c6:
r0 += 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a7
r0 = r2
r0 = (s16)r0
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r3 *= 3
if r0 s>= 2147483647 goto c7
r3 += 1
c7:
r0 -= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a8
r0 = r2
r0 = (s16)r0
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r3 *= 3
if r0 s< 0 goto c8
r3 += 1
c8:
r0 *= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a9
r0 = r2
r0 = (s16)r0
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r3 *= 3
if r0 s<= 127 goto c9
r3 += 1
c9:
r0 /= 77
r3 *= 1000003
r3 += r0
if r2 > r8 goto a10
r0 = r2
r0 = (s16)r0
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r3 *= 3
if r0 & -1 goto c10
r3 += 1
c10:
r0 s/= 77
r3 *= 1000003
r3 += r0
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
-- result a8936bc9d0e7f40c

== s16 or s16
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
if r3 > r6 goto a0
r0 = r3
r0 = (s16)r0
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 &= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a1
r0 = r3
r0 = (s16)r0
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 ^= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a2
r0 = r3
r0 = (s16)r0
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 <<= 3
r2 *= 1000003
r2 += r0
if r3 > r6 goto a3
r0 = r3
r0 = (s16)r0
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 >>= 3
r2 *= 1000003
r2 += r0
if r3 > r6 goto a4
r0 = r3
r0 = (s16)r0
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 s>>= 3
r2 *= 1000003
r2 += r0
if r3 > r6 goto a5
r0 = r3
r0 = (s16)r0
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r2 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r2 += 1
c5:
r0 += 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a6
r0 = r3
r0 = (s16)r0
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 -= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a7
r0 = r3
r0 = (s16)r0
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 *= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a8
r0 = r3
r0 = (s16)r0
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 /= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a9
r0 = r3
r0 = (s16)r0
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 s/= 77
r2 *= 1000003
r2 += r0
if r3 > r6 goto a10
r0 = r3
r0 = (s16)r0
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 %= 77
r2 *= 1000003
r2 += r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 5ae65385a9c1a9f9

== s16 or u32
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
if r4 > r7 goto a0
r0 = r4
r0 = (s16)r0
goto b0
a0:
r0 = r7
w0 = w0
b0:
r3 *= 3
if r0 == 0 goto c0
r3 += 1
c0:
r0 ^= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a1
r0 = r4
r0 = (s16)r0
goto b1
a1:
r0 = r7
w0 = w0
b1:
r3 *= 3
if r0 != 127 goto c1
r3 += 1
c1:
r0 <<= 3
r3 *= 1000003
r3 += r0
if r4 > r7 goto a2
r0 = r4
r0 = (s16)r0
goto b2
a2:
r0 = r7
w0 = w0
b2:
r3 *= 3
if r0 > -1 goto c2
r3 += 1
c2:
r0 >>= 3
r3 *= 1000003
r3 += r0
if r4 > r7 goto a3
r0 = r4
r0 = (s16)r0
goto b3
a3:
r0 = r7
w0 = w0
b3:
r3 *= 3
if r0 >= 2147483647 goto c3
r3 += 1
c3:
r0 s>>= 3
r3 *= 1000003
r3 += r0
if r4 > r7 goto a4
r0 = r4
r0 = (s16)r0
goto b4
a4:
r0 = r7
w0 = w0
b4:
r3 *= 3
if r0 < 0 goto c4
r3 += 1
c4:
r0 += 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a5
r0 = r4
r0 = (s16)r0
goto b5
a5:
r0 = r7
w0 = w0
b5:
r3 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r3 += 1
c5:
r0 -= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a6
r0 = r4
r0 = (s16)r0
goto b6
a6:
r0 = r7
w0 = w0
b6:
r3 *= 3
if r0 s> -1 goto c6
r3 += 1
c6:
r0 *= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a7
r0 = r4
r0 = (s16)r0
goto b7
a7:
r0 = r7
w0 = w0
b7:
r3 *= 3
if r0 s>= 2147483647 goto c7
r3 += 1
c7:
r0 /= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a8
r0 = r4
r0 = (s16)r0
goto b8
a8:
r0 = r7
w0 = w0
b8:
r3 *= 3
if r0 s< 0 goto c8
r3 += 1
c8:
r0 s/= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a9
r0 = r4
r0 = (s16)r0
goto b9
a9:
r0 = r7
w0 = w0
b9:
r3 *= 3
if r0 s<= 127 goto c9
r3 += 1
c9:
r0 %= 77
r3 *= 1000003
r3 += r0
if r4 > r7 goto a10
r0 = r4
r0 = (s16)r0
goto b10
a10:
r0 = r7
w0 = w0
b10:
r3 *= 3
if r0 & -1 goto c10
r3 += 1
c10:
r0 s%= 77
r3 *= 1000003
r3 += r0
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
-- result b6496305eb2e1ae6

== s16 or s32
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
if r5 > r8 goto a0
r0 = r5
r0 = (s16)r0
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r4 *= 3
if r0 == 0 goto c0
r4 += 1
c0:
r0 <<= 3
r4 *= 1000003
r4 += r0
if r5 > r8 goto a1
r0 = r5
r0 = (s16)r0
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r4 *= 3
if r0 != 127 goto c1
r4 += 1
c1:
r0 >>= 3
r4 *= 1000003
r4 += r0
if r5 > r8 goto a2
r0 = r5
r0 = (s16)r0
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r4 *= 3
if r0 > -1 goto c2
r4 += 1
c2:
r0 s>>= 3
r4 *= 1000003
r4 += r0
if r5 > r8 goto a3
r0 = r5
r0 = (s16)r0
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r4 *= 3
if r0 >= 2147483647 goto c3
r4 += 1
c3:
r0 += 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a4
r0 = r5
r0 = (s16)r0
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r4 *= 3
if r0 < 0 goto c4
r4 += 1
c4:
r0 -= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a5
r0 = r5
r0 = (s16)r0
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r4 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r4 += 1
c5:
r0 *= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a6
r0 = r5
r0 = (s16)r0
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r4 *= 3
if r0 s> -1 goto c6
r4 += 1
c6:
r0 /= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a7
r0 = r5
r0 = (s16)r0
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r4 *= 3
if r0 s>= 2147483647 goto c7
r4 += 1
c7:
r0 s/= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a8
r0 = r5
r0 = (s16)r0
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r4 *= 3
if r0 s< 0 goto c8
r4 += 1
c8:
r0 %= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a9
r0 = r5
r0 = (s16)r0
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r4 *= 3
if r0 s<= 127 goto c9
r4 += 1
c9:
r0 s%= 77
r4 *= 1000003
r4 += r0
if r5 > r8 goto a10
r0 = r5
r0 = (s16)r0
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r4 *= 3
if r0 & -1 goto c10
r4 += 1
c10:
r0 |= 77
r4 *= 1000003
r4 += r0
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b7fc01e8d6592a75

== u32 or u8
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r2 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r6 = *(u64 *)(r9 + 0)
if r2 > r6 goto a0
r0 = r2
w0 = w0
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r5 *= 3
if r0 == 0 goto c0
r5 += 1
c0:
r0 >>= 3
r5 *= 1000003
r5 += r0
if r2 > r6 goto a1
r0 = r2
w0 = w0
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r5 *= 3
if r0 != 127 goto c1
r5 += 1
c1:
r0 s>>= 3
r5 *= 1000003
r5 += r0
if r2 > r6 goto a2
r0 = r2
w0 = w0
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r5 *= 3
if r0 > -1 goto c2
r5 += 1
c2:
r0 += 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a3
r0 = r2
w0 = w0
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r5 *= 3
if r0 >= 2147483647 goto c3
r5 += 1
c3:
r0 -= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a4
r0 = r2
w0 = w0
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r5 *= 3
if r0 < 0 goto c4
r5 += 1
c4:
r0 *= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a5
r0 = r2
w0 = w0
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r5 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r5 += 1
c5:
r0 /= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a6
r0 = r2
w0 = w0
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r5 *= 3
if r0 s> -1 goto c6
r5 += 1
c6:
r0 s/= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a7
r0 = r2
w0 = w0
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r5 *= 3
if r0 s>= 2147483647 goto c7
r5 += 1
c7:
r0 %= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a8
r0 = r2
w0 = w0
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r5 *= 3
if r0 s< 0 goto c8
r5 += 1
c8:
r0 s%= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a9
r0 = r2
w0 = w0
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r5 *= 3
if r0 s<= 127 goto c9
r5 += 1
c9:
r0 |= 77
r5 *= 1000003
r5 += r0
if r2 > r6 goto a10
r0 = r2
w0 = w0
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r5 *= 3
if r0 & -1 goto c10
r5 += 1
c10:
r0 &= 77
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
-- result 4a58589455d09dc8

== u32 or s8
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r3 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r7 = *(u64 *)(r1 + 0)
if r3 > r7 goto a0
r0 = r3
w0 = w0
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r6 *= 3
if r0 == 0 goto c0
r6 += 1
c0:
r0 s>>= 3
r6 *= 1000003
r6 += r0
if r3 > r7 goto a1
r0 = r3
w0 = w0
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r6 *= 3
if r0 != 127 goto c1
r6 += 1
c1:
r0 += 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a2
r0 = r3
w0 = w0
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r6 *= 3
if r0 > -1 goto c2
r6 += 1
c2:
r0 -= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a3
r0 = r3
w0 = w0
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r6 *= 3
if r0 >= 2147483647 goto c3
r6 += 1
c3:
r0 *= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a4
r0 = r3
w0 = w0
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r6 *= 3
if r0 < 0 goto c4
r6 += 1
c4:
r0 /= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a5
r0 = r3
w0 = w0
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r6 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r6 += 1
c5:
r0 s/= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a6
r0 = r3
w0 = w0
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r6 *= 3
if r0 s> -1 goto c6
r6 += 1
c6:
r0 %= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a7
r0 = r3
w0 = w0
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r6 *= 3
if r0 s>= 2147483647 goto c7
r6 += 1
c7:
r0 s%= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a8
r0 = r3
w0 = w0
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r6 *= 3
if r0 s< 0 goto c8
r6 += 1
c8:
r0 |= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a9
r0 = r3
w0 = w0
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r6 *= 3
if r0 s<= 127 goto c9
r6 += 1
c9:
r0 &= 77
r6 *= 1000003
r6 += r0
if r3 > r7 goto a10
r0 = r3
w0 = w0
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r6 *= 3
if r0 & -1 goto c10
r6 += 1
c10:
r0 ^= 77
r6 *= 1000003
r6 += r0
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
-- result 51ec5df19714b703

== u32 or u16
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r6
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r6
r2 += r1
r8 = *(u64 *)(r2 + 0)
if r4 > r8 goto a0
r0 = r4
w0 = w0
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r7 *= 3
if r0 == 0 goto c0
r7 += 1
c0:
r0 += 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a1
r0 = r4
w0 = w0
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r7 *= 3
if r0 != 127 goto c1
r7 += 1
c1:
r0 -= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a2
r0 = r4
w0 = w0
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r7 *= 3
if r0 > -1 goto c2
r7 += 1
c2:
r0 *= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a3
r0 = r4
w0 = w0
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r7 *= 3
if r0 >= 2147483647 goto c3
r7 += 1
c3:
r0 /= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a4
r0 = r4
w0 = w0
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r7 *= 3
if r0 < 0 goto c4
r7 += 1
c4:
r0 s/= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a5
r0 = r4
w0 = w0
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r7 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r7 += 1
c5:
r0 %= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a6
r0 = r4
w0 = w0
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r7 *= 3
if r0 s> -1 goto c6
r7 += 1
c6:
r0 s%= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a7
r0 = r4
w0 = w0
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r7 *= 3
if r0 s>= 2147483647 goto c7
r7 += 1
c7:
r0 |= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a8
r0 = r4
w0 = w0
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r7 *= 3
if r0 s< 0 goto c8
r7 += 1
c8:
r0 &= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a9
r0 = r4
w0 = w0
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r7 *= 3
if r0 s<= 127 goto c9
r7 += 1
c9:
r0 ^= 77
r7 *= 1000003
r7 += r0
if r4 > r8 goto a10
r0 = r4
w0 = w0
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r7 *= 3
if r0 & -1 goto c10
r7 += 1
c10:
r0 <<= 3
r7 *= 1000003
r7 += r0
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8eb506d666a5d22b

== u32 or s16
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
if r5 > r6 goto a0
r0 = r5
w0 = w0
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r8 *= 3
if r0 == 0 goto c0
r8 += 1
c0:
r0 -= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a1
r0 = r5
w0 = w0
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r8 *= 3
if r0 != 127 goto c1
r8 += 1
c1:
r0 *= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a2
r0 = r5
w0 = w0
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r8 *= 3
if r0 > -1 goto c2
r8 += 1
c2:
r0 /= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a3
r0 = r5
w0 = w0
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r8 *= 3
if r0 >= 2147483647 goto c3
r8 += 1
c3:
r0 s/= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a4
r0 = r5
w0 = w0
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r8 *= 3
if r0 < 0 goto c4
r8 += 1
c4:
r0 %= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a5
r0 = r5
w0 = w0
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r8 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r8 += 1
c5:
r0 s%= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a6
r0 = r5
w0 = w0
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r8 *= 3
if r0 s> -1 goto c6
r8 += 1
c6:
r0 |= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a7
r0 = r5
w0 = w0
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r8 *= 3
if r0 s>= 2147483647 goto c7
r8 += 1
c7:
r0 &= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a8
r0 = r5
w0 = w0
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r8 *= 3
if r0 s< 0 goto c8
r8 += 1
c8:
r0 ^= 77
r8 *= 1000003
r8 += r0
if r5 > r6 goto a9
r0 = r5
w0 = w0
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r8 *= 3
if r0 s<= 127 goto c9
r8 += 1
c9:
r0 <<= 3
r8 *= 1000003
r8 += r0
if r5 > r6 goto a10
r0 = r5
w0 = w0
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r8 *= 3
if r0 & -1 goto c10
r8 += 1
c10:
r0 >>= 3
r8 *= 1000003
r8 += r0
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
-- result 528cb55e958cc4d8

== u32 or u32
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r3 = 0
inner:
r4 = r8
r4 += r1
r2 = *(u64 *)(r4 + 0)
r4 = r8
r4 += r3
r7 = *(u64 *)(r4 + 0)
if r2 > r7 goto a0
r0 = r2
w0 = w0
goto b0
a0:
r0 = r7
w0 = w0
b0:
r9 *= 3
if r0 == 0 goto c0
r9 += 1
c0:
r0 *= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a1
r0 = r2
w0 = w0
goto b1
a1:
r0 = r7
w0 = w0
b1:
r9 *= 3
if r0 != 127 goto c1
r9 += 1
c1:
r0 /= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a2
r0 = r2
w0 = w0
goto b2
a2:
r0 = r7
w0 = w0
b2:
r9 *= 3
if r0 > -1 goto c2
r9 += 1
c2:
r0 s/= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a3
r0 = r2
w0 = w0
goto b3
a3:
r0 = r7
w0 = w0
b3:
r9 *= 3
if r0 >= 2147483647 goto c3
r9 += 1
c3:
r0 %= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a4
r0 = r2
w0 = w0
goto b4
a4:
r0 = r7
w0 = w0
b4:
r9 *= 3
if r0 < 0 goto c4
r9 += 1
c4:
r0 s%= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a5
r0 = r2
w0 = w0
goto b5
a5:
r0 = r7
w0 = w0
b5:
r9 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r9 += 1
c5:
r0 |= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a6
r0 = r2
w0 = w0
goto b6
a6:
r0 = r7
w0 = w0
b6:
r9 *= 3
if r0 s> -1 goto c6
r9 += 1
c6:
r0 &= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a7
r0 = r2
w0 = w0
goto b7
a7:
r0 = r7
w0 = w0
b7:
r9 *= 3
if r0 s>= 2147483647 goto c7
r9 += 1
c7:
r0 ^= 77
r9 *= 1000003
r9 += r0
if r2 > r7 goto a8
r0 = r2
w0 = w0
goto b8
a8:
r0 = r7
w0 = w0
b8:
r9 *= 3
if r0 s< 0 goto c8
r9 += 1
c8:
r0 <<= 3
r9 *= 1000003
r9 += r0
if r2 > r7 goto a9
r0 = r2
w0 = w0
goto b9
a9:
r0 = r7
w0 = w0
b9:
r9 *= 3
if r0 s<= 127 goto c9
r9 += 1
c9:
r0 >>= 3
r9 *= 1000003
r9 += r0
if r2 > r7 goto a10
r0 = r2
w0 = w0
goto b10
a10:
r0 = r7
w0 = w0
b10:
r9 *= 3
if r0 & -1 goto c10
r9 += 1
c10:
r0 s>>= 3
r9 *= 1000003
r9 += r0
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result fa0e2ad28218e513

== u32 or s32
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
r8 = *(u64 *)(r5 + 0)
if r3 > r8 goto a0
r0 = r3
w0 = w0
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r1 *= 3
if r0 == 0 goto c0
r1 += 1
c0:
r0 /= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a1
r0 = r3
w0 = w0
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r1 *= 3
if r0 != 127 goto c1
r1 += 1
c1:
r0 s/= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a2
r0 = r3
w0 = w0
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r1 *= 3
if r0 > -1 goto c2
r1 += 1
c2:
r0 %= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a3
r0 = r3
w0 = w0
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r1 *= 3
if r0 >= 2147483647 goto c3
r1 += 1
c3:
r0 s%= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a4
r0 = r3
w0 = w0
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r1 *= 3
if r0 < 0 goto c4
r1 += 1
c4:
r0 |= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a5
r0 = r3
w0 = w0
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r1 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r1 += 1
c5:
r0 &= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a6
r0 = r3
w0 = w0
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r1 *= 3
if r0 s> -1 goto c6
r1 += 1
c6:
r0 ^= 77
r1 *= 1000003
r1 += r0
if r3 > r8 goto a7
r0 = r3
w0 = w0
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r1 *= 3
if r0 s>= 2147483647 goto c7
r1 += 1
c7:
r0 <<= 3
r1 *= 1000003
r1 += r0
if r3 > r8 goto a8
r0 = r3
w0 = w0
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r1 *= 3
if r0 s< 0 goto c8
r1 += 1
c8:
r0 >>= 3
r1 *= 1000003
r1 += r0
if r3 > r8 goto a9
r0 = r3
w0 = w0
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r1 *= 3
if r0 s<= 127 goto c9
r1 += 1
c9:
r0 s>>= 3
r1 *= 1000003
r1 += r0
if r3 > r8 goto a10
r0 = r3
w0 = w0
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r1 *= 3
if r0 & -1 goto c10
r1 += 1
c10:
r0 += 77
r1 *= 1000003
r1 += r0
r4 += 8
if r4 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c55539a01ee632bd

== s32 or u8
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r3
r4 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
if r4 > r6 goto a0
r0 = r4
r0 = (s32)r0
goto b0
a0:
r0 = r6
r0 &= 255
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 s/= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a1
r0 = r4
r0 = (s32)r0
goto b1
a1:
r0 = r6
r0 &= 255
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 %= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a2
r0 = r4
r0 = (s32)r0
goto b2
a2:
r0 = r6
r0 &= 255
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 s%= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a3
r0 = r4
r0 = (s32)r0
goto b3
a3:
r0 = r6
r0 &= 255
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 |= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a4
r0 = r4
r0 = (s32)r0
goto b4
a4:
r0 = r6
r0 &= 255
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 &= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a5
r0 = r4
r0 = (s32)r0
goto b5
a5:
r0 = r6
r0 &= 255
b5:
r2 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r2 += 1
c5:
r0 ^= 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a6
r0 = r4
r0 = (s32)r0
goto b6
a6:
r0 = r6
r0 &= 255
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 <<= 3
r2 *= 1000003
r2 += r0
if r4 > r6 goto a7
r0 = r4
r0 = (s32)r0
goto b7
a7:
r0 = r6
r0 &= 255
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 >>= 3
r2 *= 1000003
r2 += r0
if r4 > r6 goto a8
r0 = r4
r0 = (s32)r0
goto b8
a8:
r0 = r6
r0 &= 255
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 s>>= 3
r2 *= 1000003
r2 += r0
if r4 > r6 goto a9
r0 = r4
r0 = (s32)r0
goto b9
a9:
r0 = r6
r0 &= 255
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 += 77
r2 *= 1000003
r2 += r0
if r4 > r6 goto a10
r0 = r4
r0 = (s32)r0
goto b10
a10:
r0 = r6
r0 &= 255
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 -= 77
r2 *= 1000003
r2 += r0
r5 += 8
if r5 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result a21bce74acce312e

== s32 or s8
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
r7 = *(u64 *)(r6 + 0)
if r5 > r7 goto a0
r0 = r5
r0 = (s32)r0
goto b0
a0:
r0 = r7
r0 = (s8)r0
b0:
r2 *= 3
if r0 == 0 goto c0
r2 += 1
c0:
r0 %= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a1
r0 = r5
r0 = (s32)r0
goto b1
a1:
r0 = r7
r0 = (s8)r0
b1:
r2 *= 3
if r0 != 127 goto c1
r2 += 1
c1:
r0 s%= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a2
r0 = r5
r0 = (s32)r0
goto b2
a2:
r0 = r7
r0 = (s8)r0
b2:
r2 *= 3
if r0 > -1 goto c2
r2 += 1
c2:
r0 |= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a3
r0 = r5
r0 = (s32)r0
goto b3
a3:
r0 = r7
r0 = (s8)r0
b3:
r2 *= 3
if r0 >= 2147483647 goto c3
r2 += 1
c3:
r0 &= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a4
r0 = r5
r0 = (s32)r0
goto b4
a4:
r0 = r7
r0 = (s8)r0
b4:
r2 *= 3
if r0 < 0 goto c4
r2 += 1
c4:
r0 ^= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a5
r0 = r5
r0 = (s32)r0
goto b5
a5:
r0 = r7
r0 = (s8)r0
b5:
r2 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r2 += 1
c5:
r0 <<= 3
r2 *= 1000003
r2 += r0
if r5 > r7 goto a6
r0 = r5
r0 = (s32)r0
goto b6
a6:
r0 = r7
r0 = (s8)r0
b6:
r2 *= 3
if r0 s> -1 goto c6
r2 += 1
c6:
r0 >>= 3
r2 *= 1000003
r2 += r0
if r5 > r7 goto a7
r0 = r5
r0 = (s32)r0
goto b7
a7:
r0 = r7
r0 = (s8)r0
b7:
r2 *= 3
if r0 s>= 2147483647 goto c7
r2 += 1
c7:
r0 s>>= 3
r2 *= 1000003
r2 += r0
if r5 > r7 goto a8
r0 = r5
r0 = (s32)r0
goto b8
a8:
r0 = r7
r0 = (s8)r0
b8:
r2 *= 3
if r0 s< 0 goto c8
r2 += 1
c8:
r0 += 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a9
r0 = r5
r0 = (s32)r0
goto b9
a9:
r0 = r7
r0 = (s8)r0
b9:
r2 *= 3
if r0 s<= 127 goto c9
r2 += 1
c9:
r0 -= 77
r2 *= 1000003
r2 += r0
if r5 > r7 goto a10
r0 = r5
r0 = (s32)r0
goto b10
a10:
r0 = r7
r0 = (s8)r0
b10:
r2 *= 3
if r0 & -1 goto c10
r2 += 1
c10:
r0 *= 77
r2 *= 1000003
r2 += r0
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
-- result 211f2eb7dbccda3f

== s32 or u16
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
r7 = r3
r7 += r6
r8 = *(u64 *)(r7 + 0)
if r2 > r8 goto a0
r0 = r2
r0 = (s32)r0
goto b0
a0:
r0 = r8
r0 = le16 r0
b0:
r4 *= 3
if r0 == 0 goto c0
r4 += 1
c0:
r0 s%= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a1
r0 = r2
r0 = (s32)r0
goto b1
a1:
r0 = r8
r0 = le16 r0
b1:
r4 *= 3
if r0 != 127 goto c1
r4 += 1
c1:
r0 |= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a2
r0 = r2
r0 = (s32)r0
goto b2
a2:
r0 = r8
r0 = le16 r0
b2:
r4 *= 3
if r0 > -1 goto c2
r4 += 1
c2:
r0 &= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a3
r0 = r2
r0 = (s32)r0
goto b3
a3:
r0 = r8
r0 = le16 r0
b3:
r4 *= 3
if r0 >= 2147483647 goto c3
r4 += 1
c3:
r0 ^= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a4
r0 = r2
r0 = (s32)r0
goto b4
a4:
r0 = r8
r0 = le16 r0
b4:
r4 *= 3
if r0 < 0 goto c4
r4 += 1
c4:
r0 <<= 3
r4 *= 1000003
r4 += r0
if r2 > r8 goto a5
r0 = r2
r0 = (s32)r0
goto b5
a5:
r0 = r8
r0 = le16 r0
b5:
r4 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r4 += 1
c5:
r0 >>= 3
r4 *= 1000003
r4 += r0
if r2 > r8 goto a6
r0 = r2
r0 = (s32)r0
goto b6
a6:
r0 = r8
r0 = le16 r0
b6:
r4 *= 3
if r0 s> -1 goto c6
r4 += 1
c6:
r0 s>>= 3
r4 *= 1000003
r4 += r0
if r2 > r8 goto a7
r0 = r2
r0 = (s32)r0
goto b7
a7:
r0 = r8
r0 = le16 r0
b7:
r4 *= 3
if r0 s>= 2147483647 goto c7
r4 += 1
c7:
r0 += 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a8
r0 = r2
r0 = (s32)r0
goto b8
a8:
r0 = r8
r0 = le16 r0
b8:
r4 *= 3
if r0 s< 0 goto c8
r4 += 1
c8:
r0 -= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a9
r0 = r2
r0 = (s32)r0
goto b9
a9:
r0 = r8
r0 = le16 r0
b9:
r4 *= 3
if r0 s<= 127 goto c9
r4 += 1
c9:
r0 *= 77
r4 *= 1000003
r4 += r0
if r2 > r8 goto a10
r0 = r2
r0 = (s32)r0
goto b10
a10:
r0 = r8
r0 = le16 r0
b10:
r4 *= 3
if r0 & -1 goto c10
r4 += 1
c10:
r0 /= 77
r4 *= 1000003
r4 += r0
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
-- result 3ea022eac6f7b8ad

== s32 or s16
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r3 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r6 = *(u64 *)(r9 + 0)
if r3 > r6 goto a0
r0 = r3
r0 = (s32)r0
goto b0
a0:
r0 = r6
r0 = (s16)r0
b0:
r5 *= 3
if r0 == 0 goto c0
r5 += 1
c0:
r0 |= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a1
r0 = r3
r0 = (s32)r0
goto b1
a1:
r0 = r6
r0 = (s16)r0
b1:
r5 *= 3
if r0 != 127 goto c1
r5 += 1
c1:
r0 &= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a2
r0 = r3
r0 = (s32)r0
goto b2
a2:
r0 = r6
r0 = (s16)r0
b2:
r5 *= 3
if r0 > -1 goto c2
r5 += 1
c2:
r0 ^= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a3
r0 = r3
r0 = (s32)r0
goto b3
a3:
r0 = r6
r0 = (s16)r0
b3:
r5 *= 3
if r0 >= 2147483647 goto c3
r5 += 1
c3:
r0 <<= 3
r5 *= 1000003
r5 += r0
if r3 > r6 goto a4
r0 = r3
r0 = (s32)r0
goto b4
a4:
r0 = r6
r0 = (s16)r0
b4:
r5 *= 3
if r0 < 0 goto c4
r5 += 1
c4:
r0 >>= 3
r5 *= 1000003
r5 += r0
if r3 > r6 goto a5
r0 = r3
r0 = (s32)r0
goto b5
a5:
r0 = r6
r0 = (s16)r0
b5:
r5 *= 3
r6 = (s32)r6
if r0 <= 127 goto c5
r5 += 1
c5:
r0 s>>= 3
r5 *= 1000003
r5 += r0
if r3 > r6 goto a6
r0 = r3
r0 = (s32)r0
goto b6
a6:
r0 = r6
r0 = (s16)r0
b6:
r5 *= 3
if r0 s> -1 goto c6
r5 += 1
c6:
r0 += 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a7
r0 = r3
r0 = (s32)r0
goto b7
a7:
r0 = r6
r0 = (s16)r0
b7:
r5 *= 3
if r0 s>= 2147483647 goto c7
r5 += 1
c7:
r0 -= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a8
r0 = r3
r0 = (s32)r0
goto b8
a8:
r0 = r6
r0 = (s16)r0
b8:
r5 *= 3
if r0 s< 0 goto c8
r5 += 1
c8:
r0 *= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a9
r0 = r3
r0 = (s32)r0
goto b9
a9:
r0 = r6
r0 = (s16)r0
b9:
r5 *= 3
if r0 s<= 127 goto c9
r5 += 1
c9:
r0 /= 77
r5 *= 1000003
r5 += r0
if r3 > r6 goto a10
r0 = r3
r0 = (s32)r0
goto b10
a10:
r0 = r6
r0 = (s16)r0
b10:
r5 *= 3
if r0 & -1 goto c10
r5 += 1
c10:
r0 s/= 77
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
-- result f939130f9b9656

== s32 or u32
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r4 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r7 = *(u64 *)(r1 + 0)
if r4 > r7 goto a0
r0 = r4
r0 = (s32)r0
goto b0
a0:
r0 = r7
w0 = w0
b0:
r6 *= 3
if r0 == 0 goto c0
r6 += 1
c0:
r0 &= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a1
r0 = r4
r0 = (s32)r0
goto b1
a1:
r0 = r7
w0 = w0
b1:
r6 *= 3
if r0 != 127 goto c1
r6 += 1
c1:
r0 ^= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a2
r0 = r4
r0 = (s32)r0
goto b2
a2:
r0 = r7
w0 = w0
b2:
r6 *= 3
if r0 > -1 goto c2
r6 += 1
c2:
r0 <<= 3
r6 *= 1000003
r6 += r0
if r4 > r7 goto a3
r0 = r4
r0 = (s32)r0
goto b3
a3:
r0 = r7
w0 = w0
b3:
r6 *= 3
if r0 >= 2147483647 goto c3
r6 += 1
c3:
r0 >>= 3
r6 *= 1000003
r6 += r0
if r4 > r7 goto a4
r0 = r4
r0 = (s32)r0
goto b4
a4:
r0 = r7
w0 = w0
b4:
r6 *= 3
if r0 < 0 goto c4
r6 += 1
c4:
r0 s>>= 3
r6 *= 1000003
r6 += r0
if r4 > r7 goto a5
r0 = r4
r0 = (s32)r0
goto b5
a5:
r0 = r7
w0 = w0
b5:
r6 *= 3
r7 = (s32)r7
if r0 <= 127 goto c5
r6 += 1
c5:
r0 += 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a6
r0 = r4
r0 = (s32)r0
goto b6
a6:
r0 = r7
w0 = w0
b6:
r6 *= 3
if r0 s> -1 goto c6
r6 += 1
c6:
r0 -= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a7
r0 = r4
r0 = (s32)r0
goto b7
a7:
r0 = r7
w0 = w0
b7:
r6 *= 3
if r0 s>= 2147483647 goto c7
r6 += 1
c7:
r0 *= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a8
r0 = r4
r0 = (s32)r0
goto b8
a8:
r0 = r7
w0 = w0
b8:
r6 *= 3
if r0 s< 0 goto c8
r6 += 1
c8:
r0 /= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a9
r0 = r4
r0 = (s32)r0
goto b9
a9:
r0 = r7
w0 = w0
b9:
r6 *= 3
if r0 s<= 127 goto c9
r6 += 1
c9:
r0 s/= 77
r6 *= 1000003
r6 += r0
if r4 > r7 goto a10
r0 = r4
r0 = (s32)r0
goto b10
a10:
r0 = r7
w0 = w0
b10:
r6 *= 3
if r0 & -1 goto c10
r6 += 1
c10:
r0 %= 77
r6 *= 1000003
r6 += r0
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
-- result ffdf8cfd926a6673

== s32 or s32
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r6
r2 += r9
r5 = *(u64 *)(r2 + 0)
r2 = r6
r2 += r1
r8 = *(u64 *)(r2 + 0)
if r5 > r8 goto a0
r0 = r5
r0 = (s32)r0
goto b0
a0:
r0 = r8
r0 = (s32)r0
b0:
r7 *= 3
if r0 == 0 goto c0
r7 += 1
c0:
r0 ^= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a1
r0 = r5
r0 = (s32)r0
goto b1
a1:
r0 = r8
r0 = (s32)r0
b1:
r7 *= 3
if r0 != 127 goto c1
r7 += 1
c1:
r0 <<= 3
r7 *= 1000003
r7 += r0
if r5 > r8 goto a2
r0 = r5
r0 = (s32)r0
goto b2
a2:
r0 = r8
r0 = (s32)r0
b2:
r7 *= 3
if r0 > -1 goto c2
r7 += 1
c2:
r0 >>= 3
r7 *= 1000003
r7 += r0
if r5 > r8 goto a3
r0 = r5
r0 = (s32)r0
goto b3
a3:
r0 = r8
r0 = (s32)r0
b3:
r7 *= 3
if r0 >= 2147483647 goto c3
r7 += 1
c3:
r0 s>>= 3
r7 *= 1000003
r7 += r0
if r5 > r8 goto a4
r0 = r5
r0 = (s32)r0
goto b4
a4:
r0 = r8
r0 = (s32)r0
b4:
r7 *= 3
if r0 < 0 goto c4
r7 += 1
c4:
r0 += 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a5
r0 = r5
r0 = (s32)r0
goto b5
a5:
r0 = r8
r0 = (s32)r0
b5:
r7 *= 3
r8 = (s32)r8
if r0 <= 127 goto c5
r7 += 1
c5:
r0 -= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a6
r0 = r5
r0 = (s32)r0
goto b6
a6:
r0 = r8
r0 = (s32)r0
b6:
r7 *= 3
if r0 s> -1 goto c6
r7 += 1
c6:
r0 *= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a7
r0 = r5
r0 = (s32)r0
goto b7
a7:
r0 = r8
r0 = (s32)r0
b7:
r7 *= 3
if r0 s>= 2147483647 goto c7
r7 += 1
c7:
r0 /= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a8
r0 = r5
r0 = (s32)r0
goto b8
a8:
r0 = r8
r0 = (s32)r0
b8:
r7 *= 3
if r0 s< 0 goto c8
r7 += 1
c8:
r0 s/= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a9
r0 = r5
r0 = (s32)r0
goto b9
a9:
r0 = r8
r0 = (s32)r0
b9:
r7 *= 3
if r0 s<= 127 goto c9
r7 += 1
c9:
r0 %= 77
r7 *= 1000003
r7 += r0
if r5 > r8 goto a10
r0 = r5
r0 = (s32)r0
goto b10
a10:
r0 = r8
r0 = (s32)r0
b10:
r7 *= 3
if r0 & -1 goto c10
r7 += 1
c10:
r0 s%= 77
r7 *= 1000003
r7 += r0
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f76c6c614a386b4

== eq64 of two values of u32
-- asm
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r1
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r7
r6 = *(u64 *)(r8 + 0)
if r2 s> r6 goto a
r0 = r2
w0 = w0
r3 = r6
w3 = w3
goto b
a:
r0 = r6
r0 >>= 7
w0 = w0
r3 = r2
r3 ^= -1
w3 = w3
b:
r4 *= 3
if r0 == r3 goto c
r4 += 1
c:
r4 ^= r0
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
-- result de4ab16a4220f1b

== eq64 of two values of s32
-- asm
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r1
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r7
r6 = *(u64 *)(r8 + 0)
if r2 s> r6 goto a
r0 = r2
r0 = (s32)r0
r3 = r6
r3 = (s32)r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = (s32)r0
r3 = r2
r3 ^= -1
r3 = (s32)r3
b:
r4 *= 3
if r0 == r3 goto c
r4 += 1
c:
r4 ^= r0
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
-- result 5db7c3c2a4220f1b

== eq64 of two values of u16
-- asm
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r1
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r7
r6 = *(u64 *)(r8 + 0)
if r2 s> r6 goto a
r0 = r2
r0 = le16 r0
r3 = r6
r3 = le16 r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = le16 r0
r3 = r2
r3 ^= -1
r3 = le16 r3
b:
r4 *= 3
if r0 == r3 goto c
r4 += 1
c:
r4 ^= r0
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
-- result d383ac3eb18f5d84

== ne64 of two values of u32
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r3 s> r7 goto a
r0 = r3
w0 = w0
r4 = r7
w4 = w4
goto b
a:
r0 = r7
r0 >>= 7
w0 = w0
r4 = r3
r4 ^= -1
w4 = w4
b:
r2 *= 3
if r0 != r4 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8dbeb0cde3ea3f85

== ne64 of two values of s32
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r3 s> r7 goto a
r0 = r3
r0 = (s32)r0
r4 = r7
r4 = (s32)r4
goto b
a:
r0 = r7
r0 >>= 7
r0 = (s32)r0
r4 = r3
r4 ^= -1
r4 = (s32)r4
b:
r2 *= 3
if r0 != r4 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b19985e5e3ea3f85

== ne64 of two values of u16
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r3 s> r7 goto a
r0 = r3
r0 = le16 r0
r4 = r7
r4 = le16 r4
goto b
a:
r0 = r7
r0 >>= 7
r0 = le16 r0
r4 = r3
r4 ^= -1
r4 = le16 r4
b:
r2 *= 3
if r0 != r4 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 73069c0a0679a144

== gt64 of two values of u32
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r2
r9 += r6
r4 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r7
r8 = *(u64 *)(r9 + 0)
if r4 s> r8 goto a
r0 = r4
w0 = w0
r3 = r8
w3 = w3
goto b
a:
r0 = r8
r0 >>= 7
w0 = w0
r3 = r4
r3 ^= -1
w3 = w3
b:
r5 *= 3
if r0 > r3 goto c
r5 += 1
c:
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
-- result 6c9201dfae4ed494

== gt64 of two values of s32
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r2
r9 += r6
r4 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r7
r8 = *(u64 *)(r9 + 0)
if r4 s> r8 goto a
r0 = r4
r0 = (s32)r0
r3 = r8
r3 = (s32)r3
goto b
a:
r0 = r8
r0 >>= 7
r0 = (s32)r0
r3 = r4
r3 ^= -1
r3 = (s32)r3
b:
r5 *= 3
if r0 > r3 goto c
r5 += 1
c:
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
-- result f9f51c3fae4ed494

== gt64 of two values of u16
-- asm
r2 = r1
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r2
r9 += r6
r4 = *(u64 *)(r9 + 0)
r9 = r2
r9 += r7
r8 = *(u64 *)(r9 + 0)
if r4 s> r8 goto a
r0 = r4
r0 = le16 r0
r3 = r8
r3 = le16 r3
goto b
a:
r0 = r8
r0 >>= 7
r0 = le16 r0
r3 = r4
r3 ^= -1
r3 = le16 r3
b:
r5 *= 3
if r0 > r3 goto c
r5 += 1
c:
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
-- result 7e2d6094d7d03f3b

== ge64 of two values of u32
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
if r5 s> r6 goto a
r0 = r5
w0 = w0
r3 = r6
w3 = w3
goto b
a:
r0 = r6
r0 >>= 7
w0 = w0
r3 = r5
r3 ^= -1
w3 = w3
b:
r7 *= 3
if r0 >= r3 goto c
r7 += 1
c:
r7 ^= r0
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
-- result 98c6993d4d4dc857

== ge64 of two values of s32
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
if r5 s> r6 goto a
r0 = r5
r0 = (s32)r0
r3 = r6
r3 = (s32)r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = (s32)r0
r3 = r5
r3 ^= -1
r3 = (s32)r3
b:
r7 *= 3
if r0 >= r3 goto c
r7 += 1
c:
r7 ^= r0
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
-- result f83e63cf4d4dc857

== ge64 of two values of u16
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
if r5 s> r6 goto a
r0 = r5
r0 = le16 r0
r3 = r6
r3 = le16 r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = le16 r0
r3 = r5
r3 ^= -1
r3 = le16 r3
b:
r7 *= 3
if r0 >= r3 goto c
r7 += 1
c:
r7 ^= r0
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
-- result c9fdd8c289db254f

== lt64 of two values of u32
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
if r2 s> r7 goto a
r0 = r2
w0 = w0
r3 = r7
w3 = w3
goto b
a:
r0 = r7
r0 >>= 7
w0 = w0
r3 = r2
r3 ^= -1
w3 = w3
b:
r5 *= 3
if r0 < r3 goto c
r5 += 1
c:
r5 ^= r0
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
-- result 55ecbd190d6104a5

== lt64 of two values of s32
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
if r2 s> r7 goto a
r0 = r2
r0 = (s32)r0
r3 = r7
r3 = (s32)r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = (s32)r0
r3 = r2
r3 ^= -1
r3 = (s32)r3
b:
r5 *= 3
if r0 < r3 goto c
r5 += 1
c:
r5 ^= r0
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
-- result c026e890d6104a5

== lt64 of two values of u16
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
if r2 s> r7 goto a
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = le16 r0
r3 = r2
r3 ^= -1
r3 = le16 r3
b:
r5 *= 3
if r0 < r3 goto c
r5 += 1
c:
r5 ^= r0
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
-- result 118567bd4858b5d1

== le64 of two values of u32
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
if r3 s> r8 goto a
r0 = r3
w0 = w0
r4 = r8
w4 = w4
goto b
a:
r0 = r8
r0 >>= 7
w0 = w0
r4 = r3
r4 ^= -1
w4 = w4
b:
r6 *= 3
if r0 <= r4 goto c
r6 += 1
c:
r6 ^= r0
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
-- result 6ea361ecb055f0e8

== le64 of two values of s32
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
if r3 s> r8 goto a
r0 = r3
r0 = (s32)r0
r4 = r8
r4 = (s32)r4
goto b
a:
r0 = r8
r0 >>= 7
r0 = (s32)r0
r4 = r3
r4 ^= -1
r4 = (s32)r4
b:
r6 *= 3
if r0 <= r4 goto c
r6 += 1
c:
r6 ^= r0
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
-- result 442bf15cb055f0e8

== le64 of two values of u16
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
if r3 s> r8 goto a
r0 = r3
r0 = le16 r0
r4 = r8
r4 = le16 r4
goto b
a:
r0 = r8
r0 >>= 7
r0 = le16 r0
r4 = r3
r4 ^= -1
r4 = le16 r4
b:
r6 *= 3
if r0 <= r4 goto c
r6 += 1
c:
r6 ^= r0
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
-- result 6092f553c8844db5

== sgt64 of two values of u32
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
if r4 s> r6 goto a
r0 = r4
w0 = w0
r3 = r6
w3 = w3
goto b
a:
r0 = r6
r0 >>= 7
w0 = w0
r3 = r4
r3 ^= -1
w3 = w3
b:
r8 *= 3
if r0 s> r3 goto c
r8 += 1
c:
r8 ^= r0
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
-- result 6c9201dfae4ed494

== sgt64 of two values of s32
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
if r4 s> r6 goto a
r0 = r4
r0 = (s32)r0
r3 = r6
r3 = (s32)r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = (s32)r0
r3 = r4
r3 ^= -1
r3 = (s32)r3
b:
r8 *= 3
if r0 s> r3 goto c
r8 += 1
c:
r8 ^= r0
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
-- result 6c102b17ed4a1681

== sgt64 of two values of u16
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
if r4 s> r6 goto a
r0 = r4
r0 = le16 r0
r3 = r6
r3 = le16 r3
goto b
a:
r0 = r6
r0 >>= 7
r0 = le16 r0
r3 = r4
r3 ^= -1
r3 = le16 r3
b:
r8 *= 3
if r0 s> r3 goto c
r8 += 1
c:
r8 ^= r0
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
-- result 7e2d6094d7d03f3b

== sge64 of two values of u32
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r8
r4 += r1
r5 = *(u64 *)(r4 + 0)
r4 = r8
r4 += r2
r7 = *(u64 *)(r4 + 0)
if r5 s> r7 goto a
r0 = r5
w0 = w0
r3 = r7
w3 = w3
goto b
a:
r0 = r7
r0 >>= 7
w0 = w0
r3 = r5
r3 ^= -1
w3 = w3
b:
r9 *= 3
if r0 s>= r3 goto c
r9 += 1
c:
r9 ^= r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 98c6993d4d4dc857

== sge64 of two values of s32
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r8
r4 += r1
r5 = *(u64 *)(r4 + 0)
r4 = r8
r4 += r2
r7 = *(u64 *)(r4 + 0)
if r5 s> r7 goto a
r0 = r5
r0 = (s32)r0
r3 = r7
r3 = (s32)r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = (s32)r0
r3 = r5
r3 ^= -1
r3 = (s32)r3
b:
r9 *= 3
if r0 s>= r3 goto c
r9 += 1
c:
r9 ^= r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 2a57f71dbdb1a43c

== sge64 of two values of u16
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r8
r4 += r1
r5 = *(u64 *)(r4 + 0)
r4 = r8
r4 += r2
r7 = *(u64 *)(r4 + 0)
if r5 s> r7 goto a
r0 = r5
r0 = le16 r0
r3 = r7
r3 = le16 r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = le16 r0
r3 = r5
r3 ^= -1
r3 = le16 r3
b:
r9 *= 3
if r0 s>= r3 goto c
r9 += 1
c:
r9 ^= r0
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result c9fdd8c289db254f

== slt64 of two values of u32
-- asm
r9 = r1
r1 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r9
r6 += r4
r2 = *(u64 *)(r6 + 0)
r6 = r9
r6 += r5
r8 = *(u64 *)(r6 + 0)
if r2 s> r8 goto a
r0 = r2
w0 = w0
r3 = r8
w3 = w3
goto b
a:
r0 = r8
r0 >>= 7
w0 = w0
r3 = r2
r3 ^= -1
w3 = w3
b:
r1 *= 3
if r0 s< r3 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 55ecbd190d6104a5

== slt64 of two values of s32
-- asm
r9 = r1
r1 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r9
r6 += r4
r2 = *(u64 *)(r6 + 0)
r6 = r9
r6 += r5
r8 = *(u64 *)(r6 + 0)
if r2 s> r8 goto a
r0 = r2
r0 = (s32)r0
r3 = r8
r3 = (s32)r3
goto b
a:
r0 = r8
r0 >>= 7
r0 = (s32)r0
r3 = r2
r3 ^= -1
r3 = (s32)r3
b:
r1 *= 3
if r0 s< r3 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 15204c73674bab80

== slt64 of two values of u16
-- asm
r9 = r1
r1 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r9
r6 += r4
r2 = *(u64 *)(r6 + 0)
r6 = r9
r6 += r5
r8 = *(u64 *)(r6 + 0)
if r2 s> r8 goto a
r0 = r2
r0 = le16 r0
r3 = r8
r3 = le16 r3
goto b
a:
r0 = r8
r0 >>= 7
r0 = le16 r0
r3 = r2
r3 ^= -1
r3 = le16 r3
b:
r1 *= 3
if r0 s< r3 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 118567bd4858b5d1

== sle64 of two values of u32
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r5 = 0
inner:
r7 = r9
r7 += r2
r3 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r5
r6 = *(u64 *)(r7 + 0)
if r3 s> r6 goto a
r0 = r3
w0 = w0
r4 = r6
w4 = w4
goto b
a:
r0 = r6
r0 >>= 7
w0 = w0
r4 = r3
r4 ^= -1
w4 = w4
b:
r1 *= 3
if r0 s<= r4 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6ea361ecb055f0e8

== sle64 of two values of s32
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r5 = 0
inner:
r7 = r9
r7 += r2
r3 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r5
r6 = *(u64 *)(r7 + 0)
if r3 s> r6 goto a
r0 = r3
r0 = (s32)r0
r4 = r6
r4 = (s32)r4
goto b
a:
r0 = r6
r0 >>= 7
r0 = (s32)r0
r4 = r3
r4 ^= -1
r4 = (s32)r4
b:
r1 *= 3
if r0 s<= r4 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f1a263c370571ee3

== sle64 of two values of u16
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r5 = 0
inner:
r7 = r9
r7 += r2
r3 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r5
r6 = *(u64 *)(r7 + 0)
if r3 s> r6 goto a
r0 = r3
r0 = le16 r0
r4 = r6
r4 = le16 r4
goto b
a:
r0 = r6
r0 >>= 7
r0 = le16 r0
r4 = r3
r4 ^= -1
r4 = le16 r4
b:
r1 *= 3
if r0 s<= r4 goto c
r1 += 1
c:
r1 ^= r0
r5 += 8
if r5 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 6092f553c8844db5

== set64 of two values of u32
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r4 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r4 s> r7 goto a
r0 = r4
w0 = w0
r3 = r7
w3 = w3
goto b
a:
r0 = r7
r0 >>= 7
w0 = w0
r3 = r4
r3 ^= -1
w3 = w3
b:
r2 *= 3
if r0 & r3 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result f974cbbfbd620ac5

== set64 of two values of s32
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r4 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r4 s> r7 goto a
r0 = r4
r0 = (s32)r0
r3 = r7
r3 = (s32)r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = (s32)r0
r3 = r4
r3 ^= -1
r3 = (s32)r3
b:
r2 *= 3
if r0 & r3 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result b3f79f3dbd620ac5

== set64 of two values of u16
-- asm
r2 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r1
r8 += r5
r4 = *(u64 *)(r8 + 0)
r8 = r1
r8 += r6
r7 = *(u64 *)(r8 + 0)
if r4 s> r7 goto a
r0 = r4
r0 = le16 r0
r3 = r7
r3 = le16 r3
goto b
a:
r0 = r7
r0 >>= 7
r0 = le16 r0
r3 = r4
r3 ^= -1
r3 = le16 r3
b:
r2 *= 3
if r0 & r3 goto c
r2 += 1
c:
r2 ^= r0
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r2
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff00000080
0000000000000080ffffffffffffff7ff9fffffffffffffff0debc9a78563412
-- result 8695e69441c5cb06
