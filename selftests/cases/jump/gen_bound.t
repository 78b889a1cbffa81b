# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== bounds in 64 bits, 1
-- asm
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r3
r0 &= 255
r5 *= 3
if r0 == 0 goto c0_0
r5 += 1
c0_0:
r5 *= 3
if r0 < 255 goto c0_1
r5 += 1
c0_1:
r5 *= 3
if r0 == 0 goto c0_2
r5 += 1
c0_2:
r5 *= 3
if r0 s>= 255 goto c0_3
r5 += 1
c0_3:
r5 *= 3
if r0 s< 254 goto c0_4
r5 += 1
c0_4:
r5 *= 3
if r0 s< 1 goto c0_5
r5 += 1
c0_5:
r5 *= 3
if r0 != 1 goto c0_6
r5 += 1
c0_6:
r5 *= 3
if r0 s< 255 goto c0_7
r5 += 1
c0_7:
r5 *= 3
if r0 < 128 goto c0_8
r5 += 1
c0_8:
r5 *= 3
if r0 s> 255 goto c0_9
r5 += 1
c0_9:
r5 *= 3
if r0 >= -1 goto c0_10
r5 += 1
c0_10:
r0 = r3
r0 &= 48
r5 *= 3
if r0 == 0 goto c1_0
r5 += 1
c1_0:
r5 *= 3
if r0 < 48 goto c1_1
r5 += 1
c1_1:
r5 *= 3
if r0 == 0 goto c1_2
r5 += 1
c1_2:
r5 *= 3
if r0 != 0 goto c1_3
r5 += 1
c1_3:
r5 *= 3
if r0 s< 47 goto c1_4
r5 += 1
c1_4:
r5 *= 3
if r0 == 1 goto c1_5
r5 += 1
c1_5:
r5 *= 3
if r0 s> 128 goto c1_6
r5 += 1
c1_6:
r5 *= 3
if r0 > 48 goto c1_7
r5 += 1
c1_7:
r5 *= 3
if r0 <= 47 goto c1_8
r5 += 1
c1_8:
r5 *= 3
if r0 == 47 goto c1_9
r5 += 1
c1_9:
r5 *= 3
if r0 == 128 goto c1_10
r5 += 1
c1_10:
r0 = r3
r0 = le16 r0
r5 *= 3
if r0 == 0 goto c2_0
r5 += 1
c2_0:
r5 *= 3
if r0 < 65535 goto c2_1
r5 += 1
c2_1:
r5 *= 3
if r0 == 0 goto c2_2
r5 += 1
c2_2:
r5 *= 3
if r0 != 65536 goto c2_3
r5 += 1
c2_3:
r5 *= 3
if r0 s< 65535 goto c2_4
r5 += 1
c2_4:
r5 *= 3
if r0 == -1 goto c2_5
r5 += 1
c2_5:
r5 *= 3
if r0 < 65534 goto c2_6
r5 += 1
c2_6:
r5 *= 3
if r0 != -1 goto c2_7
r5 += 1
c2_7:
r5 *= 3
if r0 s>= 128 goto c2_8
r5 += 1
c2_8:
r5 *= 3
if r0 >= -1 goto c2_9
r5 += 1
c2_9:
r5 *= 3
if r0 < -1 goto c2_10
r5 += 1
c2_10:
r0 = r3
r0 %= 10
r5 *= 3
if r0 == 0 goto c3_0
r5 += 1
c3_0:
r5 *= 3
if r0 < 8 goto c3_1
r5 += 1
c3_1:
r5 *= 3
if r0 == 0 goto c3_2
r5 += 1
c3_2:
r5 *= 3
if r0 & 7 goto c3_3
r5 += 1
c3_3:
r5 *= 3
if r0 s> 8 goto c3_4
r5 += 1
c3_4:
r5 *= 3
if r0 s>= 1 goto c3_5
r5 += 1
c3_5:
r5 *= 3
if r0 == 1 goto c3_6
r5 += 1
c3_6:
r5 *= 3
if r0 >= 9 goto c3_7
r5 += 1
c3_7:
r5 *= 3
if r0 >= 127 goto c3_8
r5 += 1
c3_8:
r5 *= 3
if r0 s<= 5 goto c3_9
r5 += 1
c3_9:
r5 *= 3
if r0 == 127 goto c3_10
r5 += 1
c3_10:
r0 = r3
w0 = w0
r0 >>= 20
r5 *= 3
if r0 == 0 goto c4_0
r5 += 1
c4_0:
r5 *= 3
if r0 < 4095 goto c4_1
r5 += 1
c4_1:
r5 *= 3
if r0 == 0 goto c4_2
r5 += 1
c4_2:
r5 *= 3
if r0 < 4096 goto c4_3
r5 += 1
c4_3:
r5 *= 3
if r0 <= 2047 goto c4_4
r5 += 1
c4_4:
r5 *= 3
if r0 == 127 goto c4_5
r5 += 1
c4_5:
r5 *= 3
if r0 s>= 4094 goto c4_6
r5 += 1
c4_6:
r5 *= 3
if r0 < 128 goto c4_7
r5 += 1
c4_7:
r5 *= 3
if r0 >= -1 goto c4_8
r5 += 1
c4_8:
r5 *= 3
if r0 > 128 goto c4_9
r5 += 1
c4_9:
r5 *= 3
if r0 >= 2047 goto c4_10
r5 += 1
c4_10:
r0 = r3
r0 = be16 r0
r5 *= 3
if r0 == 0 goto c5_0
r5 += 1
c5_0:
r5 *= 3
if r0 < 65535 goto c5_1
r5 += 1
c5_1:
r5 *= 3
if r0 == 0 goto c5_2
r5 += 1
c5_2:
r5 *= 3
if r0 > 65534 goto c5_3
r5 += 1
c5_3:
r5 *= 3
if r0 s<= 1 goto c5_4
r5 += 1
c5_4:
r5 *= 3
if r0 < -1 goto c5_5
r5 += 1
c5_5:
r5 *= 3
if r0 s< 65534 goto c5_6
r5 += 1
c5_6:
r5 *= 3
if r0 < 128 goto c5_7
r5 += 1
c5_7:
r5 *= 3
if r0 s>= -1 goto c5_8
r5 += 1
c5_8:
r5 *= 3
if r0 & 128 goto c5_9
r5 += 1
c5_9:
r5 *= 3
if r0 != 65534 goto c5_10
r5 += 1
c5_10:
r0 = r3
r0 &= 2147483647
r5 *= 3
if r0 == 0 goto c6_0
r5 += 1
c6_0:
r5 *= 3
if r0 < 2147483647 goto c6_1
r5 += 1
c6_1:
r5 *= 3
if r0 == 0 goto c6_2
r5 += 1
c6_2:
r5 *= 3
if r0 <= 2147483646 goto c6_3
r5 += 1
c6_3:
r5 *= 3
if r0 >= 2147483647 goto c6_4
r5 += 1
c6_4:
r5 *= 3
if r0 != 128 goto c6_5
r5 += 1
c6_5:
r5 *= 3
if r0 == 32768 goto c6_6
r5 += 1
c6_6:
r5 *= 3
if r0 < 1 goto c6_7
r5 += 1
c6_7:
r5 *= 3
if r0 s>= 1 goto c6_8
r5 += 1
c6_8:
r5 *= 3
if r0 >= 128 goto c6_9
r5 += 1
c6_9:
r5 *= 3
if r0 & -1 goto c6_10
r5 += 1
c6_10:
r0 = r3
r0 &= 255
r2 = r7
r2 &= 255
r0 |= r2
r5 *= 3
if r0 == 0 goto c7_0
r5 += 1
c7_0:
r5 *= 3
if r0 < 255 goto c7_1
r5 += 1
c7_1:
r5 *= 3
if r0 == 0 goto c7_2
r5 += 1
c7_2:
r5 *= 3
if r0 s>= 255 goto c7_3
r5 += 1
c7_3:
r5 *= 3
if r0 <= 128 goto c7_4
r5 += 1
c7_4:
r5 *= 3
if r0 <= 127 goto c7_5
r5 += 1
c7_5:
r5 *= 3
if r0 == 0 goto c7_6
r5 += 1
c7_6:
r5 *= 3
if r0 s<= -1 goto c7_7
r5 += 1
c7_7:
r5 *= 3
if r0 == 128 goto c7_8
r5 += 1
c7_8:
r5 *= 3
if r0 >= 0 goto c7_9
r5 += 1
c7_9:
r5 *= 3
if r0 == 1 goto c7_10
r5 += 1
c7_10:
r0 = r3
r0 &= 255
r2 = r7
r2 &= 255
r0 ^= r2
r5 *= 3
if r0 == 0 goto c8_0
r5 += 1
c8_0:
r5 *= 3
if r0 < 255 goto c8_1
r5 += 1
c8_1:
r5 *= 3
if r0 == 0 goto c8_2
r5 += 1
c8_2:
r5 *= 3
if r0 s> 0 goto c8_3
r5 += 1
c8_3:
r5 *= 3
if r0 == 128 goto c8_4
r5 += 1
c8_4:
r5 *= 3
if r0 <= 254 goto c8_5
r5 += 1
c8_5:
r5 *= 3
if r0 s>= 0 goto c8_6
r5 += 1
c8_6:
r5 *= 3
if r0 s<= 0 goto c8_7
r5 += 1
c8_7:
r5 *= 3
if r0 >= 127 goto c8_8
r5 += 1
c8_8:
r5 *= 3
if r0 <= 0 goto c8_9
r5 += 1
c8_9:
r5 *= 3
if r0 == -1 goto c8_10
r5 += 1
c8_10:
r0 = r3
r0 &= 255
r2 = r7
r2 &= 255
r0 += r2
r5 *= 3
if r0 == 0 goto c9_0
r5 += 1
c9_0:
r5 *= 3
if r0 < 510 goto c9_1
r5 += 1
c9_1:
r5 *= 3
if r0 == 0 goto c9_2
r5 += 1
c9_2:
r5 *= 3
if r0 s>= 1 goto c9_3
r5 += 1
c9_3:
r5 *= 3
if r0 < 509 goto c9_4
r5 += 1
c9_4:
r5 *= 3
if r0 & 128 goto c9_5
r5 += 1
c9_5:
r5 *= 3
if r0 & 511 goto c9_6
r5 += 1
c9_6:
r5 *= 3
if r0 s> 239 goto c9_7
r5 += 1
c9_7:
r5 *= 3
if r0 < 0 goto c9_8
r5 += 1
c9_8:
r5 *= 3
if r0 < -1 goto c9_9
r5 += 1
c9_9:
r5 *= 3
if r0 <= 511 goto c9_10
r5 += 1
c9_10:
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
-- result 8060721a695ec3e7

== bounds in 64 bits, 2
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
r0 = r4
r0 &= 255
r2 = r8
r2 &= 255
r0 *= r2
r6 *= 3
if r0 == 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 < 65025 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 s< 127 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 != 1 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 s>= 1 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 == 65024 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 != 65025 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 <= 127 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 s<= 65025 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 != -1 goto c0_10
r6 += 1
c0_10:
r0 = r4
r0 &= 255
r2 = r8
r2 &= 255
r0 &= r2
r6 *= 3
if r0 == 0 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 < 255 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 s>= 127 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 <= 256 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 s< 254 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 s<= 0 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 <= 255 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 <= -1 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 s>= 1 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 s> 0 goto c1_10
r6 += 1
c1_10:
r0 = r4
r0 &= 255
r0 /= 3
r6 *= 3
if r0 == 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 < 85 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 <= 84 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 == 86 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 s>= 127 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 <= 128 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 > 42 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 s>= -1 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 <= 86 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 >= 127 goto c2_10
r6 += 1
c2_10:
r0 = r4
r0 &= 255
r0 <<= 4
r6 *= 3
if r0 == 0 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if r0 < 4080 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if r0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if r0 >= 4079 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if r0 >= 4080 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if r0 > 127 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if r0 == -1 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if r0 != 128 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if r0 == 127 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if r0 < 2048 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if r0 & 127 goto c3_10
r6 += 1
c3_10:
r0 = r4
r0 &= 255
r0 >>= 3
r6 *= 3
if r0 == 0 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if r0 < 31 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if r0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if r0 >= 128 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if r0 <= 16 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if r0 s< 1 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if r0 != 31 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if r0 > 128 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if r0 s< 128 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if r0 s<= 0 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if r0 s< 0 goto c4_10
r6 += 1
c4_10:
r0 = r4
r0 &= 255
r2 = r8
r2 &= 255
r0 -= r2
r6 *= 3
if r0 == -255 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if r0 < 255 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if r0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if r0 s>= 255 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if r0 >= 255 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if r0 >= 255 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if r0 <= -256 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if r0 & -1 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if r0 s<= 0 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if r0 >= 1 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if r0 >= -256 goto c5_10
r6 += 1
c5_10:
r0 = r4
r0 &= 255
r0 += 1
r6 *= 3
if r0 == 1 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if r0 < 256 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if r0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if r0 s>= 1 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if r0 == 257 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if r0 > 129 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if r0 s< 0 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if r0 s>= 255 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if r0 s> -1 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if r0 >= 257 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if r0 s< 255 goto c6_10
r6 += 1
c6_10:
r0 = r4
r0 &= 255
r0 = -r0
r6 *= 3
if r0 == -255 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if r0 < 0 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if r0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if r0 s<= 0 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if r0 > -255 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if r0 & 128 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if r0 s<= 1 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if r0 <= -16 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if r0 == 127 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if r0 < -255 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if r0 s< -255 goto c7_10
r6 += 1
c7_10:
r0 = r4
r0 &= 255
r0 ^= -1
r6 *= 3
if r0 == -256 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if r0 < -1 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if r0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if r0 != 128 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if r0 > -17 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if r0 s<= -17 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if r0 < 0 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if r0 & 0 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if r0 & 1 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if r0 s< -256 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if r0 s<= 128 goto c8_10
r6 += 1
c8_10:
r0 = r4
r0 &= 255
r0 -= 5
r6 *= 3
if r0 == -5 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if r0 < 250 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if r0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if r0 s>= 0 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if r0 s<= 123 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if r0 != 1 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if r0 < 1 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if r0 s< 123 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if r0 s<= 1 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if r0 == -6 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if r0 & 251 goto c9_10
r6 += 1
c9_10:
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
-- result bae067cef9f648df

== bounds in 64 bits, 3
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
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 |= r2
r7 *= 3
if r0 == 0 goto c0_0
r7 += 1
c0_0:
r7 *= 3
if r0 < 60 goto c0_1
r7 += 1
c0_1:
r7 *= 3
if r0 == 0 goto c0_2
r7 += 1
c0_2:
r7 *= 3
if r0 s>= 61 goto c0_3
r7 += 1
c0_3:
r7 *= 3
if r0 s< 128 goto c0_4
r7 += 1
c0_4:
r7 *= 3
if r0 s>= 61 goto c0_5
r7 += 1
c0_5:
r7 *= 3
if r0 != 0 goto c0_6
r7 += 1
c0_6:
r7 *= 3
if r0 s>= 1 goto c0_7
r7 += 1
c0_7:
r7 *= 3
if r0 < 59 goto c0_8
r7 += 1
c0_8:
r7 *= 3
if r0 s> 60 goto c0_9
r7 += 1
c0_9:
r7 *= 3
if r0 == 127 goto c0_10
r7 += 1
c0_10:
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 ^= r2
r7 *= 3
if r0 == 0 goto c1_0
r7 += 1
c1_0:
r7 *= 3
if r0 < 60 goto c1_1
r7 += 1
c1_1:
r7 *= 3
if r0 == 0 goto c1_2
r7 += 1
c1_2:
r7 *= 3
if r0 s< 1 goto c1_3
r7 += 1
c1_3:
r7 *= 3
if r0 == 1 goto c1_4
r7 += 1
c1_4:
r7 *= 3
if r0 s>= 0 goto c1_5
r7 += 1
c1_5:
r7 *= 3
if r0 s<= 61 goto c1_6
r7 += 1
c1_6:
r7 *= 3
if r0 s> 127 goto c1_7
r7 += 1
c1_7:
r7 *= 3
if r0 <= -1 goto c1_8
r7 += 1
c1_8:
r7 *= 3
if r0 > 32 goto c1_9
r7 += 1
c1_9:
r7 *= 3
if r0 == 61 goto c1_10
r7 += 1
c1_10:
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 += r2
r7 *= 3
if r0 == 0 goto c2_0
r7 += 1
c2_0:
r7 *= 3
if r0 < 60 goto c2_1
r7 += 1
c2_1:
r7 *= 3
if r0 == 0 goto c2_2
r7 += 1
c2_2:
r7 *= 3
if r0 != 32 goto c2_3
r7 += 1
c2_3:
r7 *= 3
if r0 == 127 goto c2_4
r7 += 1
c2_4:
r7 *= 3
if r0 s> 61 goto c2_5
r7 += 1
c2_5:
r7 *= 3
if r0 != 128 goto c2_6
r7 += 1
c2_6:
r7 *= 3
if r0 & 0 goto c2_7
r7 += 1
c2_7:
r7 *= 3
if r0 != 32 goto c2_8
r7 += 1
c2_8:
r7 *= 3
if r0 s>= 127 goto c2_9
r7 += 1
c2_9:
r7 *= 3
if r0 <= 1 goto c2_10
r7 += 1
c2_10:
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 *= r2
r7 *= 3
if r0 == 0 goto c3_0
r7 += 1
c3_0:
r7 *= 3
if r0 < 576 goto c3_1
r7 += 1
c3_1:
r7 *= 3
if r0 == 0 goto c3_2
r7 += 1
c3_2:
r7 *= 3
if r0 != 575 goto c3_3
r7 += 1
c3_3:
r7 *= 3
if r0 >= 576 goto c3_4
r7 += 1
c3_4:
r7 *= 3
if r0 < 575 goto c3_5
r7 += 1
c3_5:
r7 *= 3
if r0 == 127 goto c3_6
r7 += 1
c3_6:
r7 *= 3
if r0 < 576 goto c3_7
r7 += 1
c3_7:
r7 *= 3
if r0 > 384 goto c3_8
r7 += 1
c3_8:
r7 *= 3
if r0 > 0 goto c3_9
r7 += 1
c3_9:
r7 *= 3
if r0 s< 384 goto c3_10
r7 += 1
c3_10:
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 &= r2
r7 *= 3
if r0 == 0 goto c4_0
r7 += 1
c4_0:
r7 *= 3
if r0 < 0 goto c4_1
r7 += 1
c4_1:
r7 *= 3
if r0 == 0 goto c4_2
r7 += 1
c4_2:
r7 *= 3
if r0 & 1 goto c4_3
r7 += 1
c4_3:
r7 *= 3
if r0 & 127 goto c4_4
r7 += 1
c4_4:
r7 *= 3
if r0 != 127 goto c4_5
r7 += 1
c4_5:
r7 *= 3
if r0 s<= 0 goto c4_6
r7 += 1
c4_6:
r7 *= 3
if r0 s<= 128 goto c4_7
r7 += 1
c4_7:
r7 *= 3
if r0 <= 128 goto c4_8
r7 += 1
c4_8:
r7 *= 3
if r0 s>= -1 goto c4_9
r7 += 1
c4_9:
r7 *= 3
if r0 == -1 goto c4_10
r7 += 1
c4_10:
r0 = r5
r0 &= 48
r0 /= 3
r7 *= 3
if r0 == 0 goto c5_0
r7 += 1
c5_0:
r7 *= 3
if r0 < 16 goto c5_1
r7 += 1
c5_1:
r7 *= 3
if r0 == 0 goto c5_2
r7 += 1
c5_2:
r7 *= 3
if r0 & 1 goto c5_3
r7 += 1
c5_3:
r7 *= 3
if r0 s<= 15 goto c5_4
r7 += 1
c5_4:
r7 *= 3
if r0 s> -1 goto c5_5
r7 += 1
c5_5:
r7 *= 3
if r0 < 1 goto c5_6
r7 += 1
c5_6:
r7 *= 3
if r0 s>= 127 goto c5_7
r7 += 1
c5_7:
r7 *= 3
if r0 s> 128 goto c5_8
r7 += 1
c5_8:
r7 *= 3
if r0 s> 17 goto c5_9
r7 += 1
c5_9:
r7 *= 3
if r0 & 10 goto c5_10
r7 += 1
c5_10:
r0 = r5
r0 &= 48
r0 <<= 4
r7 *= 3
if r0 == 0 goto c6_0
r7 += 1
c6_0:
r7 *= 3
if r0 < 768 goto c6_1
r7 += 1
c6_1:
r7 *= 3
if r0 == 0 goto c6_2
r7 += 1
c6_2:
r7 *= 3
if r0 s> -1 goto c6_3
r7 += 1
c6_3:
r7 *= 3
if r0 == 767 goto c6_4
r7 += 1
c6_4:
r7 *= 3
if r0 != -1 goto c6_5
r7 += 1
c6_5:
r7 *= 3
if r0 < 127 goto c6_6
r7 += 1
c6_6:
r7 *= 3
if r0 >= 512 goto c6_7
r7 += 1
c6_7:
r7 *= 3
if r0 s<= 127 goto c6_8
r7 += 1
c6_8:
r7 *= 3
if r0 == 128 goto c6_9
r7 += 1
c6_9:
r7 *= 3
if r0 s< 1 goto c6_10
r7 += 1
c6_10:
r0 = r5
r0 &= 48
r0 >>= 3
r7 *= 3
if r0 == 0 goto c7_0
r7 += 1
c7_0:
r7 *= 3
if r0 < 6 goto c7_1
r7 += 1
c7_1:
r7 *= 3
if r0 == 0 goto c7_2
r7 += 1
c7_2:
r7 *= 3
if r0 == 7 goto c7_3
r7 += 1
c7_3:
r7 *= 3
if r0 < 128 goto c7_4
r7 += 1
c7_4:
r7 *= 3
if r0 s> 4 goto c7_5
r7 += 1
c7_5:
r7 *= 3
if r0 s> 128 goto c7_6
r7 += 1
c7_6:
r7 *= 3
if r0 != 7 goto c7_7
r7 += 1
c7_7:
r7 *= 3
if r0 < 128 goto c7_8
r7 += 1
c7_8:
r7 *= 3
if r0 s> 5 goto c7_9
r7 += 1
c7_9:
r7 *= 3
if r0 > -1 goto c7_10
r7 += 1
c7_10:
r0 = r5
r0 &= 48
r2 = r6
r2 &= 12
r0 -= r2
r7 *= 3
if r0 == -12 goto c8_0
r7 += 1
c8_0:
r7 *= 3
if r0 < 48 goto c8_1
r7 += 1
c8_1:
r7 *= 3
if r0 == 0 goto c8_2
r7 += 1
c8_2:
r7 *= 3
if r0 == -13 goto c8_3
r7 += 1
c8_3:
r7 *= 3
if r0 s< 0 goto c8_4
r7 += 1
c8_4:
r7 *= 3
if r0 s>= 1 goto c8_5
r7 += 1
c8_5:
r7 *= 3
if r0 != 127 goto c8_6
r7 += 1
c8_6:
r7 *= 3
if r0 s> -1 goto c8_7
r7 += 1
c8_7:
r7 *= 3
if r0 > 127 goto c8_8
r7 += 1
c8_8:
r7 *= 3
if r0 < 1 goto c8_9
r7 += 1
c8_9:
r7 *= 3
if r0 s> 127 goto c8_10
r7 += 1
c8_10:
r0 = r5
r0 &= 48
r0 += 1
r7 *= 3
if r0 == 1 goto c9_0
r7 += 1
c9_0:
r7 *= 3
if r0 < 49 goto c9_1
r7 += 1
c9_1:
r7 *= 3
if r0 == 0 goto c9_2
r7 += 1
c9_2:
r7 *= 3
if r0 >= 128 goto c9_3
r7 += 1
c9_3:
r7 *= 3
if r0 >= 49 goto c9_4
r7 += 1
c9_4:
r7 *= 3
if r0 & 0 goto c9_5
r7 += 1
c9_5:
r7 *= 3
if r0 s>= 127 goto c9_6
r7 += 1
c9_6:
r7 *= 3
if r0 != 128 goto c9_7
r7 += 1
c9_7:
r7 *= 3
if r0 & 50 goto c9_8
r7 += 1
c9_8:
r7 *= 3
if r0 >= 33 goto c9_9
r7 += 1
c9_9:
r7 *= 3
if r0 >= -1 goto c9_10
r7 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 29618f8c9e6798ce

== bounds in 64 bits, 4
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r2 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r7 = *(u64 *)(r1 + 0)
r0 = r2
r0 &= 48
r0 = -r0
r6 *= 3
if r0 == -48 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 < 0 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 < -48 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 > 1 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 s> 128 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 > 0 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 < 1 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 s< -49 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 == 128 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 <= 127 goto c0_10
r6 += 1
c0_10:
r0 = r2
r0 &= 48
r0 ^= -1
r6 *= 3
if r0 == -49 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 < -1 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 < -50 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 != -17 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 == 1 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 s< -50 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 & -17 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 s<= -1 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 == -1 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 <= -50 goto c1_10
r6 += 1
c1_10:
r0 = r2
r0 &= 48
r0 -= 5
r6 *= 3
if r0 == -5 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 < 43 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 > 43 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 <= -5 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 > -6 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 s< -6 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 s> 1 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 s>= 43 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 != 1 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 >= 1 goto c2_10
r6 += 1
c2_10:
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
r0 |= r3
r6 *= 3
if r0 == 0 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if r0 < 65535 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if r0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if r0 s< 128 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if r0 >= 128 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if r0 == 127 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if r0 s< 1 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if r0 > 65535 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if r0 s< 128 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if r0 s> 1 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if r0 & 128 goto c3_10
r6 += 1
c3_10:
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
r0 ^= r3
r6 *= 3
if r0 == 0 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if r0 < 65535 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if r0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if r0 s<= 32768 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if r0 s>= 32768 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if r0 < 0 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if r0 != 65534 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if r0 == 65536 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if r0 == 127 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if r0 s<= 65536 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if r0 s>= 32768 goto c4_10
r6 += 1
c4_10:
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
r0 += r3
r6 *= 3
if r0 == 0 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if r0 < 131070 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if r0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if r0 <= 131070 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if r0 >= 131071 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if r0 s< 127 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if r0 s< 1 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if r0 s>= 0 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if r0 s< 0 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if r0 != 131070 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if r0 >= 131070 goto c5_10
r6 += 1
c5_10:
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
r0 *= r3
r6 *= 3
if r0 == 0 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if r0 < 6748032 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if r0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if r0 >= 0 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if r0 s> 0 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if r0 <= -1 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if r0 & 0 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if r0 > 1 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if r0 <= 1 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if r0 > 6748032 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if r0 != -1 goto c6_10
r6 += 1
c6_10:
r0 = r2
r0 = le16 r0
r3 = r7
r3 = le16 r3
r0 &= r3
r6 *= 3
if r0 == 0 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if r0 < 65535 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if r0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if r0 == 65535 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if r0 s< 65534 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if r0 s> 255 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if r0 >= 65536 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if r0 <= 255 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if r0 != 255 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if r0 > -1 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if r0 != 65534 goto c7_10
r6 += 1
c7_10:
r0 = r2
r0 = le16 r0
r0 /= 3
r6 *= 3
if r0 == 0 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if r0 < 21845 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if r0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if r0 s< 1 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if r0 < 0 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if r0 & 4272 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if r0 > 0 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if r0 s> 128 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if r0 == 128 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if r0 != -1 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if r0 s>= 127 goto c8_10
r6 += 1
c8_10:
r0 = r2
r0 = le16 r0
r0 <<= 4
r6 *= 3
if r0 == 0 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if r0 < 1048560 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if r0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if r0 > 1048559 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if r0 > 128 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if r0 < 1048559 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if r0 s> 1048560 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if r0 > 1048560 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if r0 != 1048560 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if r0 > 0 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if r0 s>= 205056 goto c9_10
r6 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 7a3cda12920ed2f9

== bounds in 64 bits, 5
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
r0 = r3
r0 = le16 r0
r0 >>= 3
r6 *= 3
if r0 == 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 < 8191 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 <= -1 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 >= 128 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 < 1 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 & 127 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 > 128 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 s<= 1602 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 >= 1 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 < -1 goto c0_10
r6 += 1
c0_10:
r0 = r3
r0 = le16 r0
r2 = r8
r2 = le16 r2
r0 -= r2
r6 *= 3
if r0 == -65535 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 < 65535 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 >= 127 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 > 128 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 >= 1 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 <= 0 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 s> -1 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 > 128 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 > -65535 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 s> 1 goto c1_10
r6 += 1
c1_10:
r0 = r3
r0 = le16 r0
r0 += 1
r6 *= 3
if r0 == 1 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 < 65536 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 <= 127 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 s>= 1 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 & 12817 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 == 12817 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 != -1 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 s> 0 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 == -1 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 s< -1 goto c2_10
r6 += 1
c2_10:
r0 = r3
r0 = le16 r0
r0 = -r0
r6 *= 3
if r0 == -65535 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if r0 < 0 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if r0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if r0 != -65535 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if r0 >= 1 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if r0 & -1 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if r0 s> 128 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if r0 != 0 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if r0 & 127 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if r0 >= -65536 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if r0 >= 128 goto c3_10
r6 += 1
c3_10:
r0 = r3
r0 = le16 r0
r0 ^= -1
r6 *= 3
if r0 == -65536 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if r0 < -1 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if r0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if r0 s> 1 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if r0 >= 127 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if r0 s< 1 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if r0 < 128 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if r0 < 1 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if r0 == 1 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if r0 > -65536 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if r0 <= 1 goto c4_10
r6 += 1
c4_10:
r0 = r3
r0 = le16 r0
r0 -= 5
r6 *= 3
if r0 == -5 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if r0 < 65530 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if r0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if r0 & 128 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if r0 != -5 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if r0 > 65531 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if r0 > 0 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if r0 == 128 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if r0 s>= -6 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if r0 != -5 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if r0 != -5 goto c5_10
r6 += 1
c5_10:
r0 = r3
r0 %= 10
r2 = r8
r2 %= 7
r0 |= r2
r6 *= 3
if r0 == 0 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if r0 < 14 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if r0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if r0 s>= 128 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if r0 s> 13 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if r0 > -1 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if r0 >= 15 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if r0 >= 127 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if r0 <= 14 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if r0 > 0 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if r0 s<= 128 goto c6_10
r6 += 1
c6_10:
r0 = r3
r0 %= 10
r2 = r8
r2 %= 7
r0 ^= r2
r6 *= 3
if r0 == 0 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if r0 < 14 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if r0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if r0 & 14 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if r0 == 13 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if r0 s< 127 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if r0 >= 13 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if r0 < -1 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if r0 s<= 0 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if r0 s< 128 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if r0 != 15 goto c7_10
r6 += 1
c7_10:
r0 = r3
r0 %= 10
r2 = r8
r2 %= 7
r0 += r2
r6 *= 3
if r0 == 0 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if r0 < 14 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if r0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if r0 s<= 15 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if r0 != 1 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if r0 > 14 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if r0 & 0 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if r0 <= 128 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if r0 s>= 7 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if r0 == 128 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if r0 s< 14 goto c8_10
r6 += 1
c8_10:
r0 = r3
r0 %= 10
r2 = r8
r2 %= 7
r0 *= r2
r6 *= 3
if r0 == 0 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if r0 < 48 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if r0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if r0 < 10 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if r0 s> 47 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if r0 s> 48 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if r0 >= 1 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if r0 != 47 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if r0 & 1 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if r0 != 128 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if r0 >= 0 goto c9_10
r6 += 1
c9_10:
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
-- result 9db9a56f9e0bc18a

== bounds in 64 bits, 6
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r5 = r7
r5 += r9
r4 = *(u64 *)(r5 + 0)
r5 = r7
r5 += r1
r6 = *(u64 *)(r5 + 0)
r0 = r4
r0 %= 10
r2 = r6
r2 %= 7
r0 &= r2
r8 *= 3
if r0 == 0 goto c0_0
r8 += 1
c0_0:
r8 *= 3
if r0 < 6 goto c0_1
r8 += 1
c0_1:
r8 *= 3
if r0 == 0 goto c0_2
r8 += 1
c0_2:
r8 *= 3
if r0 == 6 goto c0_3
r8 += 1
c0_3:
r8 *= 3
if r0 < -1 goto c0_4
r8 += 1
c0_4:
r8 *= 3
if r0 & 0 goto c0_5
r8 += 1
c0_5:
r8 *= 3
if r0 < 7 goto c0_6
r8 += 1
c0_6:
r8 *= 3
if r0 s>= 127 goto c0_7
r8 += 1
c0_7:
r8 *= 3
if r0 <= 128 goto c0_8
r8 += 1
c0_8:
r8 *= 3
if r0 s>= 3 goto c0_9
r8 += 1
c0_9:
r8 *= 3
if r0 != 3 goto c0_10
r8 += 1
c0_10:
r0 = r4
r0 %= 10
r0 /= 3
r8 *= 3
if r0 == 0 goto c1_0
r8 += 1
c1_0:
r8 *= 3
if r0 < 2 goto c1_1
r8 += 1
c1_1:
r8 *= 3
if r0 == 0 goto c1_2
r8 += 1
c1_2:
r8 *= 3
if r0 & 3 goto c1_3
r8 += 1
c1_3:
r8 *= 3
if r0 s< 2 goto c1_4
r8 += 1
c1_4:
r8 *= 3
if r0 >= 1 goto c1_5
r8 += 1
c1_5:
r8 *= 3
if r0 < 1 goto c1_6
r8 += 1
c1_6:
r8 *= 3
if r0 s> 2 goto c1_7
r8 += 1
c1_7:
r8 *= 3
if r0 s> 0 goto c1_8
r8 += 1
c1_8:
r8 *= 3
if r0 s>= 0 goto c1_9
r8 += 1
c1_9:
r8 *= 3
if r0 != 3 goto c1_10
r8 += 1
c1_10:
r0 = r4
r0 %= 10
r0 <<= 4
r8 *= 3
if r0 == 0 goto c2_0
r8 += 1
c2_0:
r8 *= 3
if r0 < 128 goto c2_1
r8 += 1
c2_1:
r8 *= 3
if r0 == 0 goto c2_2
r8 += 1
c2_2:
r8 *= 3
if r0 s> -1 goto c2_3
r8 += 1
c2_3:
r8 *= 3
if r0 <= 129 goto c2_4
r8 += 1
c2_4:
r8 *= 3
if r0 >= 1 goto c2_5
r8 += 1
c2_5:
r8 *= 3
if r0 & 128 goto c2_6
r8 += 1
c2_6:
r8 *= 3
if r0 s<= 0 goto c2_7
r8 += 1
c2_7:
r8 *= 3
if r0 s>= 129 goto c2_8
r8 += 1
c2_8:
r8 *= 3
if r0 s>= 80 goto c2_9
r8 += 1
c2_9:
r8 *= 3
if r0 s<= 1 goto c2_10
r8 += 1
c2_10:
r0 = r4
r0 %= 10
r0 >>= 3
r8 *= 3
if r0 == 0 goto c3_0
r8 += 1
c3_0:
r8 *= 3
if r0 < 1 goto c3_1
r8 += 1
c3_1:
r8 *= 3
if r0 == 0 goto c3_2
r8 += 1
c3_2:
r8 *= 3
if r0 s<= 127 goto c3_3
r8 += 1
c3_3:
r8 *= 3
if r0 == 2 goto c3_4
r8 += 1
c3_4:
r8 *= 3
if r0 < 2 goto c3_5
r8 += 1
c3_5:
r8 *= 3
if r0 & 127 goto c3_6
r8 += 1
c3_6:
r8 *= 3
if r0 > -1 goto c3_7
r8 += 1
c3_7:
r8 *= 3
if r0 s> 127 goto c3_8
r8 += 1
c3_8:
r8 *= 3
if r0 s< 0 goto c3_9
r8 += 1
c3_9:
r8 *= 3
if r0 s>= 0 goto c3_10
r8 += 1
c3_10:
r0 = r4
r0 %= 10
r2 = r6
r2 %= 7
r0 -= r2
r8 *= 3
if r0 == -6 goto c4_0
r8 += 1
c4_0:
r8 *= 3
if r0 < 8 goto c4_1
r8 += 1
c4_1:
r8 *= 3
if r0 == 0 goto c4_2
r8 += 1
c4_2:
r8 *= 3
if r0 > 9 goto c4_3
r8 += 1
c4_3:
r8 *= 3
if r0 < -7 goto c4_4
r8 += 1
c4_4:
r8 *= 3
if r0 == 2 goto c4_5
r8 += 1
c4_5:
r8 *= 3
if r0 s> -1 goto c4_6
r8 += 1
c4_6:
r8 *= 3
if r0 s> 2 goto c4_7
r8 += 1
c4_7:
r8 *= 3
if r0 > 0 goto c4_8
r8 += 1
c4_8:
r8 *= 3
if r0 <= 0 goto c4_9
r8 += 1
c4_9:
r8 *= 3
if r0 <= 128 goto c4_10
r8 += 1
c4_10:
r0 = r4
r0 %= 10
r0 += 1
r8 *= 3
if r0 == 1 goto c5_0
r8 += 1
c5_0:
r8 *= 3
if r0 < 9 goto c5_1
r8 += 1
c5_1:
r8 *= 3
if r0 == 0 goto c5_2
r8 += 1
c5_2:
r8 *= 3
if r0 == 10 goto c5_3
r8 += 1
c5_3:
r8 *= 3
if r0 s< 6 goto c5_4
r8 += 1
c5_4:
r8 *= 3
if r0 == 10 goto c5_5
r8 += 1
c5_5:
r8 *= 3
if r0 != 10 goto c5_6
r8 += 1
c5_6:
r8 *= 3
if r0 s<= 6 goto c5_7
r8 += 1
c5_7:
r8 *= 3
if r0 s<= 9 goto c5_8
r8 += 1
c5_8:
r8 *= 3
if r0 s<= 10 goto c5_9
r8 += 1
c5_9:
r8 *= 3
if r0 == 127 goto c5_10
r8 += 1
c5_10:
r0 = r4
r0 %= 10
r0 = -r0
r8 *= 3
if r0 == -8 goto c6_0
r8 += 1
c6_0:
r8 *= 3
if r0 < 0 goto c6_1
r8 += 1
c6_1:
r8 *= 3
if r0 == 0 goto c6_2
r8 += 1
c6_2:
r8 *= 3
if r0 s< 127 goto c6_3
r8 += 1
c6_3:
r8 *= 3
if r0 != -8 goto c6_4
r8 += 1
c6_4:
r8 *= 3
if r0 s<= -5 goto c6_5
r8 += 1
c6_5:
r8 *= 3
if r0 & 127 goto c6_6
r8 += 1
c6_6:
r8 *= 3
if r0 <= 127 goto c6_7
r8 += 1
c6_7:
r8 *= 3
if r0 < -9 goto c6_8
r8 += 1
c6_8:
r8 *= 3
if r0 > 127 goto c6_9
r8 += 1
c6_9:
r8 *= 3
if r0 s>= 1 goto c6_10
r8 += 1
c6_10:
r0 = r4
r0 %= 10
r0 ^= -1
r8 *= 3
if r0 == -9 goto c7_0
r8 += 1
c7_0:
r8 *= 3
if r0 < -1 goto c7_1
r8 += 1
c7_1:
r8 *= 3
if r0 == 0 goto c7_2
r8 += 1
c7_2:
r8 *= 3
if r0 == 127 goto c7_3
r8 += 1
c7_3:
r8 *= 3
if r0 == 127 goto c7_4
r8 += 1
c7_4:
r8 *= 3
if r0 != -9 goto c7_5
r8 += 1
c7_5:
r8 *= 3
if r0 s< -6 goto c7_6
r8 += 1
c7_6:
r8 *= 3
if r0 s> 0 goto c7_7
r8 += 1
c7_7:
r8 *= 3
if r0 >= -1 goto c7_8
r8 += 1
c7_8:
r8 *= 3
if r0 s> -6 goto c7_9
r8 += 1
c7_9:
r8 *= 3
if r0 s>= 127 goto c7_10
r8 += 1
c7_10:
r0 = r4
r0 %= 10
r0 -= 5
r8 *= 3
if r0 == -5 goto c8_0
r8 += 1
c8_0:
r8 *= 3
if r0 < 3 goto c8_1
r8 += 1
c8_1:
r8 *= 3
if r0 == 0 goto c8_2
r8 += 1
c8_2:
r8 *= 3
if r0 == 0 goto c8_3
r8 += 1
c8_3:
r8 *= 3
if r0 s<= 1 goto c8_4
r8 += 1
c8_4:
r8 *= 3
if r0 s>= -6 goto c8_5
r8 += 1
c8_5:
r8 *= 3
if r0 > 1 goto c8_6
r8 += 1
c8_6:
r8 *= 3
if r0 != -5 goto c8_7
r8 += 1
c8_7:
r8 *= 3
if r0 s>= 127 goto c8_8
r8 += 1
c8_8:
r8 *= 3
if r0 s<= 128 goto c8_9
r8 += 1
c8_9:
r8 *= 3
if r0 & 128 goto c8_10
r8 += 1
c8_10:
r0 = r4
w0 = w0
r0 >>= 20
r2 = r6
r2 &= 1
r0 |= r2
r8 *= 3
if r0 == 0 goto c9_0
r8 += 1
c9_0:
r8 *= 3
if r0 < 4095 goto c9_1
r8 += 1
c9_1:
r8 *= 3
if r0 == 0 goto c9_2
r8 += 1
c9_2:
r8 *= 3
if r0 s< 4095 goto c9_3
r8 += 1
c9_3:
r8 *= 3
if r0 & 4094 goto c9_4
r8 += 1
c9_4:
r8 *= 3
if r0 != 127 goto c9_5
r8 += 1
c9_5:
r8 *= 3
if r0 < 4094 goto c9_6
r8 += 1
c9_6:
r8 *= 3
if r0 s< 127 goto c9_7
r8 += 1
c9_7:
r8 *= 3
if r0 < 0 goto c9_8
r8 += 1
c9_8:
r8 *= 3
if r0 s<= 1 goto c9_9
r8 += 1
c9_9:
r8 *= 3
if r0 s<= 0 goto c9_10
r8 += 1
c9_10:
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
-- result 6837d987afc01518

== bounds in 64 bits, 7
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r4 = 0
inner:
r6 = r8
r6 += r1
r5 = *(u64 *)(r6 + 0)
r6 = r8
r6 += r4
r7 = *(u64 *)(r6 + 0)
r0 = r5
w0 = w0
r0 >>= 20
r2 = r7
r2 &= 1
r0 ^= r2
r9 *= 3
if r0 == 0 goto c0_0
r9 += 1
c0_0:
r9 *= 3
if r0 < 4095 goto c0_1
r9 += 1
c0_1:
r9 *= 3
if r0 == 0 goto c0_2
r9 += 1
c0_2:
r9 *= 3
if r0 s>= 0 goto c0_3
r9 += 1
c0_3:
r9 *= 3
if r0 > 2047 goto c0_4
r9 += 1
c0_4:
r9 *= 3
if r0 <= 4095 goto c0_5
r9 += 1
c0_5:
r9 *= 3
if r0 != 127 goto c0_6
r9 += 1
c0_6:
r9 *= 3
if r0 & 128 goto c0_7
r9 += 1
c0_7:
r9 *= 3
if r0 s>= 2047 goto c0_8
r9 += 1
c0_8:
r9 *= 3
if r0 <= 0 goto c0_9
r9 += 1
c0_9:
r9 *= 3
if r0 >= -1 goto c0_10
r9 += 1
c0_10:
r0 = r5
w0 = w0
r0 >>= 20
r2 = r7
r2 &= 1
r0 += r2
r9 *= 3
if r0 == 0 goto c1_0
r9 += 1
c1_0:
r9 *= 3
if r0 < 4096 goto c1_1
r9 += 1
c1_1:
r9 *= 3
if r0 == 0 goto c1_2
r9 += 1
c1_2:
r9 *= 3
if r0 s< -1 goto c1_3
r9 += 1
c1_3:
r9 *= 3
if r0 <= 128 goto c1_4
r9 += 1
c1_4:
r9 *= 3
if r0 == -1 goto c1_5
r9 += 1
c1_5:
r9 *= 3
if r0 & 4096 goto c1_6
r9 += 1
c1_6:
r9 *= 3
if r0 != 0 goto c1_7
r9 += 1
c1_7:
r9 *= 3
if r0 s< 128 goto c1_8
r9 += 1
c1_8:
r9 *= 3
if r0 s<= 128 goto c1_9
r9 += 1
c1_9:
r9 *= 3
if r0 s>= 4097 goto c1_10
r9 += 1
c1_10:
r0 = r5
w0 = w0
r0 >>= 20
r2 = r7
r2 &= 1
r0 *= r2
r9 *= 3
if r0 == 0 goto c2_0
r9 += 1
c2_0:
r9 *= 3
if r0 < 4095 goto c2_1
r9 += 1
c2_1:
r9 *= 3
if r0 == 0 goto c2_2
r9 += 1
c2_2:
r9 *= 3
if r0 != 2047 goto c2_3
r9 += 1
c2_3:
r9 *= 3
if r0 s<= 0 goto c2_4
r9 += 1
c2_4:
r9 *= 3
if r0 & 4094 goto c2_5
r9 += 1
c2_5:
r9 *= 3
if r0 <= 0 goto c2_6
r9 += 1
c2_6:
r9 *= 3
if r0 > 127 goto c2_7
r9 += 1
c2_7:
r9 *= 3
if r0 > 4095 goto c2_8
r9 += 1
c2_8:
r9 *= 3
if r0 > 128 goto c2_9
r9 += 1
c2_9:
r9 *= 3
if r0 != 1 goto c2_10
r9 += 1
c2_10:
r0 = r5
w0 = w0
r0 >>= 20
r2 = r7
r2 &= 1
r0 &= r2
r9 *= 3
if r0 == 0 goto c3_0
r9 += 1
c3_0:
r9 *= 3
if r0 < 1 goto c3_1
r9 += 1
c3_1:
r9 *= 3
if r0 == 0 goto c3_2
r9 += 1
c3_2:
r9 *= 3
if r0 s> -1 goto c3_3
r9 += 1
c3_3:
r9 *= 3
if r0 s> 1 goto c3_4
r9 += 1
c3_4:
r9 *= 3
if r0 <= 2 goto c3_5
r9 += 1
c3_5:
r9 *= 3
if r0 < 127 goto c3_6
r9 += 1
c3_6:
r9 *= 3
if r0 >= 127 goto c3_7
r9 += 1
c3_7:
r9 *= 3
if r0 < 0 goto c3_8
r9 += 1
c3_8:
r9 *= 3
if r0 s< 128 goto c3_9
r9 += 1
c3_9:
r9 *= 3
if r0 <= -1 goto c3_10
r9 += 1
c3_10:
r0 = r5
w0 = w0
r0 >>= 20
r0 /= 3
r9 *= 3
if r0 == 0 goto c4_0
r9 += 1
c4_0:
r9 *= 3
if r0 < 1365 goto c4_1
r9 += 1
c4_1:
r9 *= 3
if r0 == 0 goto c4_2
r9 += 1
c4_2:
r9 *= 3
if r0 s> 1366 goto c4_3
r9 += 1
c4_3:
r9 *= 3
if r0 s< -1 goto c4_4
r9 += 1
c4_4:
r9 *= 3
if r0 >= 682 goto c4_5
r9 += 1
c4_5:
r9 *= 3
if r0 == 1 goto c4_6
r9 += 1
c4_6:
r9 *= 3
if r0 s>= 127 goto c4_7
r9 += 1
c4_7:
r9 *= 3
if r0 != 127 goto c4_8
r9 += 1
c4_8:
r9 *= 3
if r0 s<= 0 goto c4_9
r9 += 1
c4_9:
r9 *= 3
if r0 != 1 goto c4_10
r9 += 1
c4_10:
r0 = r5
w0 = w0
r0 >>= 20
r0 <<= 4
r9 *= 3
if r0 == 0 goto c5_0
r9 += 1
c5_0:
r9 *= 3
if r0 < 65520 goto c5_1
r9 += 1
c5_1:
r9 *= 3
if r0 == 0 goto c5_2
r9 += 1
c5_2:
r9 *= 3
if r0 == 32752 goto c5_3
r9 += 1
c5_3:
r9 *= 3
if r0 >= 65519 goto c5_4
r9 += 1
c5_4:
r9 *= 3
if r0 s<= 65520 goto c5_5
r9 += 1
c5_5:
r9 *= 3
if r0 >= 127 goto c5_6
r9 += 1
c5_6:
r9 *= 3
if r0 == 127 goto c5_7
r9 += 1
c5_7:
r9 *= 3
if r0 s<= 65521 goto c5_8
r9 += 1
c5_8:
r9 *= 3
if r0 == 128 goto c5_9
r9 += 1
c5_9:
r9 *= 3
if r0 < 65520 goto c5_10
r9 += 1
c5_10:
r0 = r5
w0 = w0
r0 >>= 20
r0 >>= 3
r9 *= 3
if r0 == 0 goto c6_0
r9 += 1
c6_0:
r9 *= 3
if r0 < 511 goto c6_1
r9 += 1
c6_1:
r9 *= 3
if r0 == 0 goto c6_2
r9 += 1
c6_2:
r9 *= 3
if r0 <= 511 goto c6_3
r9 += 1
c6_3:
r9 *= 3
if r0 s>= 512 goto c6_4
r9 += 1
c6_4:
r9 *= 3
if r0 >= -1 goto c6_5
r9 += 1
c6_5:
r9 *= 3
if r0 <= 0 goto c6_6
r9 += 1
c6_6:
r9 *= 3
if r0 != 127 goto c6_7
r9 += 1
c6_7:
r9 *= 3
if r0 s<= 255 goto c6_8
r9 += 1
c6_8:
r9 *= 3
if r0 <= 1 goto c6_9
r9 += 1
c6_9:
r9 *= 3
if r0 == -1 goto c6_10
r9 += 1
c6_10:
r0 = r5
w0 = w0
r0 >>= 20
r2 = r7
r2 &= 1
r0 -= r2
r9 *= 3
if r0 == -1 goto c7_0
r9 += 1
c7_0:
r9 *= 3
if r0 < 4095 goto c7_1
r9 += 1
c7_1:
r9 *= 3
if r0 == 0 goto c7_2
r9 += 1
c7_2:
r9 *= 3
if r0 >= 127 goto c7_3
r9 += 1
c7_3:
r9 *= 3
if r0 <= 2047 goto c7_4
r9 += 1
c7_4:
r9 *= 3
if r0 s> 1 goto c7_5
r9 += 1
c7_5:
r9 *= 3
if r0 != 1 goto c7_6
r9 += 1
c7_6:
r9 *= 3
if r0 s< 127 goto c7_7
r9 += 1
c7_7:
r9 *= 3
if r0 >= 0 goto c7_8
r9 += 1
c7_8:
r9 *= 3
if r0 s>= 2047 goto c7_9
r9 += 1
c7_9:
r9 *= 3
if r0 s>= 4095 goto c7_10
r9 += 1
c7_10:
r0 = r5
w0 = w0
r0 >>= 20
r0 += 1
r9 *= 3
if r0 == 1 goto c8_0
r9 += 1
c8_0:
r9 *= 3
if r0 < 4096 goto c8_1
r9 += 1
c8_1:
r9 *= 3
if r0 == 0 goto c8_2
r9 += 1
c8_2:
r9 *= 3
if r0 == 0 goto c8_3
r9 += 1
c8_3:
r9 *= 3
if r0 s< 4096 goto c8_4
r9 += 1
c8_4:
r9 *= 3
if r0 != 1 goto c8_5
r9 += 1
c8_5:
r9 *= 3
if r0 != 1 goto c8_6
r9 += 1
c8_6:
r9 *= 3
if r0 s<= 4095 goto c8_7
r9 += 1
c8_7:
r9 *= 3
if r0 s>= 128 goto c8_8
r9 += 1
c8_8:
r9 *= 3
if r0 & 4097 goto c8_9
r9 += 1
c8_9:
r9 *= 3
if r0 s< 127 goto c8_10
r9 += 1
c8_10:
r0 = r5
w0 = w0
r0 >>= 20
r0 = -r0
r9 *= 3
if r0 == -4095 goto c9_0
r9 += 1
c9_0:
r9 *= 3
if r0 < 0 goto c9_1
r9 += 1
c9_1:
r9 *= 3
if r0 == 0 goto c9_2
r9 += 1
c9_2:
r9 *= 3
if r0 <= 128 goto c9_3
r9 += 1
c9_3:
r9 *= 3
if r0 < -2047 goto c9_4
r9 += 1
c9_4:
r9 *= 3
if r0 < 127 goto c9_5
r9 += 1
c9_5:
r9 *= 3
if r0 s< -4095 goto c9_6
r9 += 1
c9_6:
r9 *= 3
if r0 > 1 goto c9_7
r9 += 1
c9_7:
r9 *= 3
if r0 s>= 128 goto c9_8
r9 += 1
c9_8:
r9 *= 3
if r0 < -4096 goto c9_9
r9 += 1
c9_9:
r9 *= 3
if r0 & 127 goto c9_10
r9 += 1
c9_10:
r4 += 8
if r4 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a7375b176938adc3

== bounds in 64 bits, 8
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r9
r7 += r5
r2 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r6
r8 = *(u64 *)(r7 + 0)
r0 = r2
w0 = w0
r0 >>= 20
r0 ^= -1
r1 *= 3
if r0 == -4096 goto c0_0
r1 += 1
c0_0:
r1 *= 3
if r0 < -1 goto c0_1
r1 += 1
c0_1:
r1 *= 3
if r0 == 0 goto c0_2
r1 += 1
c0_2:
r1 *= 3
if r0 s< -2048 goto c0_3
r1 += 1
c0_3:
r1 *= 3
if r0 s> -1 goto c0_4
r1 += 1
c0_4:
r1 *= 3
if r0 s<= -4097 goto c0_5
r1 += 1
c0_5:
r1 *= 3
if r0 == -4096 goto c0_6
r1 += 1
c0_6:
r1 *= 3
if r0 > 127 goto c0_7
r1 += 1
c0_7:
r1 *= 3
if r0 < 127 goto c0_8
r1 += 1
c0_8:
r1 *= 3
if r0 == -4097 goto c0_9
r1 += 1
c0_9:
r1 *= 3
if r0 <= 0 goto c0_10
r1 += 1
c0_10:
r0 = r2
w0 = w0
r0 >>= 20
r0 -= 5
r1 *= 3
if r0 == -5 goto c1_0
r1 += 1
c1_0:
r1 *= 3
if r0 < 4090 goto c1_1
r1 += 1
c1_1:
r1 *= 3
if r0 == 0 goto c1_2
r1 += 1
c1_2:
r1 *= 3
if r0 s> 1 goto c1_3
r1 += 1
c1_3:
r1 *= 3
if r0 > 4090 goto c1_4
r1 += 1
c1_4:
r1 *= 3
if r0 >= 127 goto c1_5
r1 += 1
c1_5:
r1 *= 3
if r0 == 4091 goto c1_6
r1 += 1
c1_6:
r1 *= 3
if r0 s> -6 goto c1_7
r1 += 1
c1_7:
r1 *= 3
if r0 != 4090 goto c1_8
r1 += 1
c1_8:
r1 *= 3
if r0 s>= 2042 goto c1_9
r1 += 1
c1_9:
r1 *= 3
if r0 < -1 goto c1_10
r1 += 1
c1_10:
r0 = r2
r0 = be16 r0
r3 = r8
r3 &= 255
r0 |= r3
r1 *= 3
if r0 == 0 goto c2_0
r1 += 1
c2_0:
r1 *= 3
if r0 < 65535 goto c2_1
r1 += 1
c2_1:
r1 *= 3
if r0 == 0 goto c2_2
r1 += 1
c2_2:
r1 *= 3
if r0 == 0 goto c2_3
r1 += 1
c2_3:
r1 *= 3
if r0 & 65536 goto c2_4
r1 += 1
c2_4:
r1 *= 3
if r0 s< 127 goto c2_5
r1 += 1
c2_5:
r1 *= 3
if r0 < 1 goto c2_6
r1 += 1
c2_6:
r1 *= 3
if r0 s>= 0 goto c2_7
r1 += 1
c2_7:
r1 *= 3
if r0 < 65536 goto c2_8
r1 += 1
c2_8:
r1 *= 3
if r0 != 65534 goto c2_9
r1 += 1
c2_9:
r1 *= 3
if r0 < -1 goto c2_10
r1 += 1
c2_10:
r0 = r2
r0 = be16 r0
r3 = r8
r3 &= 255
r0 ^= r3
r1 *= 3
if r0 == 0 goto c3_0
r1 += 1
c3_0:
r1 *= 3
if r0 < 65535 goto c3_1
r1 += 1
c3_1:
r1 *= 3
if r0 == 0 goto c3_2
r1 += 1
c3_2:
r1 *= 3
if r0 != 65536 goto c3_3
r1 += 1
c3_3:
r1 *= 3
if r0 >= 128 goto c3_4
r1 += 1
c3_4:
r1 *= 3
if r0 s> 65536 goto c3_5
r1 += 1
c3_5:
r1 *= 3
if r0 <= 65535 goto c3_6
r1 += 1
c3_6:
r1 *= 3
if r0 > 65535 goto c3_7
r1 += 1
c3_7:
r1 *= 3
if r0 s>= 127 goto c3_8
r1 += 1
c3_8:
r1 *= 3
if r0 > 65535 goto c3_9
r1 += 1
c3_9:
r1 *= 3
if r0 == 65536 goto c3_10
r1 += 1
c3_10:
r0 = r2
r0 = be16 r0
r3 = r8
r3 &= 255
r0 += r3
r1 *= 3
if r0 == 0 goto c4_0
r1 += 1
c4_0:
r1 *= 3
if r0 < 65790 goto c4_1
r1 += 1
c4_1:
r1 *= 3
if r0 == 0 goto c4_2
r1 += 1
c4_2:
r1 *= 3
if r0 <= 32768 goto c4_3
r1 += 1
c4_3:
r1 *= 3
if r0 s<= 65791 goto c4_4
r1 += 1
c4_4:
r1 *= 3
if r0 s> 65791 goto c4_5
r1 += 1
c4_5:
r1 *= 3
if r0 > 32768 goto c4_6
r1 += 1
c4_6:
r1 *= 3
if r0 s<= 128 goto c4_7
r1 += 1
c4_7:
r1 *= 3
if r0 s>= 128 goto c4_8
r1 += 1
c4_8:
r1 *= 3
if r0 s> 65790 goto c4_9
r1 += 1
c4_9:
r1 *= 3
if r0 >= -1 goto c4_10
r1 += 1
c4_10:
r0 = r2
r0 = be16 r0
r3 = r8
r3 &= 255
r0 *= r3
r1 *= 3
if r0 == 0 goto c5_0
r1 += 1
c5_0:
r1 *= 3
if r0 < 16711425 goto c5_1
r1 += 1
c5_1:
r1 *= 3
if r0 == 0 goto c5_2
r1 += 1
c5_2:
r1 *= 3
if r0 s>= 530688 goto c5_3
r1 += 1
c5_3:
r1 *= 3
if r0 < 16711425 goto c5_4
r1 += 1
c5_4:
r1 *= 3
if r0 s>= 127 goto c5_5
r1 += 1
c5_5:
r1 *= 3
if r0 s< 0 goto c5_6
r1 += 1
c5_6:
r1 *= 3
if r0 >= 16711425 goto c5_7
r1 += 1
c5_7:
r1 *= 3
if r0 >= -1 goto c5_8
r1 += 1
c5_8:
r1 *= 3
if r0 s< 16711426 goto c5_9
r1 += 1
c5_9:
r1 *= 3
if r0 s>= 0 goto c5_10
r1 += 1
c5_10:
r0 = r2
r0 = be16 r0
r3 = r8
r3 &= 255
r0 &= r3
r1 *= 3
if r0 == 0 goto c6_0
r1 += 1
c6_0:
r1 *= 3
if r0 < 255 goto c6_1
r1 += 1
c6_1:
r1 *= 3
if r0 == 0 goto c6_2
r1 += 1
c6_2:
r1 *= 3
if r0 >= 1 goto c6_3
r1 += 1
c6_3:
r1 *= 3
if r0 <= 50 goto c6_4
r1 += 1
c6_4:
r1 *= 3
if r0 s<= 256 goto c6_5
r1 += 1
c6_5:
r1 *= 3
if r0 == 128 goto c6_6
r1 += 1
c6_6:
r1 *= 3
if r0 > 0 goto c6_7
r1 += 1
c6_7:
r1 *= 3
if r0 s>= 1 goto c6_8
r1 += 1
c6_8:
r1 *= 3
if r0 > 256 goto c6_9
r1 += 1
c6_9:
r1 *= 3
if r0 >= 254 goto c6_10
r1 += 1
c6_10:
r0 = r2
r0 = be16 r0
r0 /= 3
r1 *= 3
if r0 == 0 goto c7_0
r1 += 1
c7_0:
r1 *= 3
if r0 < 21845 goto c7_1
r1 += 1
c7_1:
r1 *= 3
if r0 == 0 goto c7_2
r1 += 1
c7_2:
r1 *= 3
if r0 == 10922 goto c7_3
r1 += 1
c7_3:
r1 *= 3
if r0 > 1 goto c7_4
r1 += 1
c7_4:
r1 *= 3
if r0 s>= 21845 goto c7_5
r1 += 1
c7_5:
r1 *= 3
if r0 != 10922 goto c7_6
r1 += 1
c7_6:
r1 *= 3
if r0 < 10922 goto c7_7
r1 += 1
c7_7:
r1 *= 3
if r0 <= 10922 goto c7_8
r1 += 1
c7_8:
r1 *= 3
if r0 >= 128 goto c7_9
r1 += 1
c7_9:
r1 *= 3
if r0 > 21844 goto c7_10
r1 += 1
c7_10:
r0 = r2
r0 = be16 r0
r0 <<= 4
r1 *= 3
if r0 == 0 goto c8_0
r1 += 1
c8_0:
r1 *= 3
if r0 < 1048560 goto c8_1
r1 += 1
c8_1:
r1 *= 3
if r0 == 0 goto c8_2
r1 += 1
c8_2:
r1 *= 3
if r0 s> 1048559 goto c8_3
r1 += 1
c8_3:
r1 *= 3
if r0 s> 127 goto c8_4
r1 += 1
c8_4:
r1 *= 3
if r0 >= 1048560 goto c8_5
r1 += 1
c8_5:
r1 *= 3
if r0 <= 128 goto c8_6
r1 += 1
c8_6:
r1 *= 3
if r0 s>= 1048561 goto c8_7
r1 += 1
c8_7:
r1 *= 3
if r0 s< 1048560 goto c8_8
r1 += 1
c8_8:
r1 *= 3
if r0 s< 1 goto c8_9
r1 += 1
c8_9:
r1 *= 3
if r0 s<= 127 goto c8_10
r1 += 1
c8_10:
r0 = r2
r0 = be16 r0
r0 >>= 3
r1 *= 3
if r0 == 0 goto c9_0
r1 += 1
c9_0:
r1 *= 3
if r0 < 8191 goto c9_1
r1 += 1
c9_1:
r1 *= 3
if r0 == 0 goto c9_2
r1 += 1
c9_2:
r1 *= 3
if r0 s> 127 goto c9_3
r1 += 1
c9_3:
r1 *= 3
if r0 == 1 goto c9_4
r1 += 1
c9_4:
r1 *= 3
if r0 == 127 goto c9_5
r1 += 1
c9_5:
r1 *= 3
if r0 s> 0 goto c9_6
r1 += 1
c9_6:
r1 *= 3
if r0 & 8191 goto c9_7
r1 += 1
c9_7:
r1 *= 3
if r0 == 127 goto c9_8
r1 += 1
c9_8:
r1 *= 3
if r0 s> 128 goto c9_9
r1 += 1
c9_9:
r1 *= 3
if r0 != 0 goto c9_10
r1 += 1
c9_10:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result b8f3c3bfa84eb73e

== bounds in 64 bits, 9
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r9
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r9
r8 += r7
r6 = *(u64 *)(r8 + 0)
r0 = r3
r0 = be16 r0
r2 = r6
r2 &= 255
r0 -= r2
r1 *= 3
if r0 == -255 goto c0_0
r1 += 1
c0_0:
r1 *= 3
if r0 < 65535 goto c0_1
r1 += 1
c0_1:
r1 *= 3
if r0 == 0 goto c0_2
r1 += 1
c0_2:
r1 *= 3
if r0 & 0 goto c0_3
r1 += 1
c0_3:
r1 *= 3
if r0 s>= 128 goto c0_4
r1 += 1
c0_4:
r1 *= 3
if r0 s< 127 goto c0_5
r1 += 1
c0_5:
r1 *= 3
if r0 s<= 0 goto c0_6
r1 += 1
c0_6:
r1 *= 3
if r0 & 0 goto c0_7
r1 += 1
c0_7:
r1 *= 3
if r0 s> 127 goto c0_8
r1 += 1
c0_8:
r1 *= 3
if r0 s> 32513 goto c0_9
r1 += 1
c0_9:
r1 *= 3
if r0 & -255 goto c0_10
r1 += 1
c0_10:
r0 = r3
r0 = be16 r0
r0 += 1
r1 *= 3
if r0 == 1 goto c1_0
r1 += 1
c1_0:
r1 *= 3
if r0 < 65536 goto c1_1
r1 += 1
c1_1:
r1 *= 3
if r0 == 0 goto c1_2
r1 += 1
c1_2:
r1 *= 3
if r0 & 65536 goto c1_3
r1 += 1
c1_3:
r1 *= 3
if r0 == 65535 goto c1_4
r1 += 1
c1_4:
r1 *= 3
if r0 s>= 32769 goto c1_5
r1 += 1
c1_5:
r1 *= 3
if r0 s< 65535 goto c1_6
r1 += 1
c1_6:
r1 *= 3
if r0 <= 0 goto c1_7
r1 += 1
c1_7:
r1 *= 3
if r0 == 65537 goto c1_8
r1 += 1
c1_8:
r1 *= 3
if r0 s<= 128 goto c1_9
r1 += 1
c1_9:
r1 *= 3
if r0 s< -1 goto c1_10
r1 += 1
c1_10:
r0 = r3
r0 = be16 r0
r0 = -r0
r1 *= 3
if r0 == -65535 goto c2_0
r1 += 1
c2_0:
r1 *= 3
if r0 < 0 goto c2_1
r1 += 1
c2_1:
r1 *= 3
if r0 == 0 goto c2_2
r1 += 1
c2_2:
r1 *= 3
if r0 s< -1 goto c2_3
r1 += 1
c2_3:
r1 *= 3
if r0 == 127 goto c2_4
r1 += 1
c2_4:
r1 *= 3
if r0 > 127 goto c2_5
r1 += 1
c2_5:
r1 *= 3
if r0 s>= -65536 goto c2_6
r1 += 1
c2_6:
r1 *= 3
if r0 s>= -65536 goto c2_7
r1 += 1
c2_7:
r1 *= 3
if r0 < -65535 goto c2_8
r1 += 1
c2_8:
r1 *= 3
if r0 >= 1 goto c2_9
r1 += 1
c2_9:
r1 *= 3
if r0 != -1 goto c2_10
r1 += 1
c2_10:
r0 = r3
r0 = be16 r0
r0 ^= -1
r1 *= 3
if r0 == -65536 goto c3_0
r1 += 1
c3_0:
r1 *= 3
if r0 < -1 goto c3_1
r1 += 1
c3_1:
r1 *= 3
if r0 == 0 goto c3_2
r1 += 1
c3_2:
r1 *= 3
if r0 s<= -1 goto c3_3
r1 += 1
c3_3:
r1 *= 3
if r0 == -1 goto c3_4
r1 += 1
c3_4:
r1 *= 3
if r0 s<= 0 goto c3_5
r1 += 1
c3_5:
r1 *= 3
if r0 s>= 0 goto c3_6
r1 += 1
c3_6:
r1 *= 3
if r0 s< 1 goto c3_7
r1 += 1
c3_7:
r1 *= 3
if r0 s< 0 goto c3_8
r1 += 1
c3_8:
r1 *= 3
if r0 & -4147 goto c3_9
r1 += 1
c3_9:
r1 *= 3
if r0 s< 1 goto c3_10
r1 += 1
c3_10:
r0 = r3
r0 = be16 r0
r0 -= 5
r1 *= 3
if r0 == -5 goto c4_0
r1 += 1
c4_0:
r1 *= 3
if r0 < 65530 goto c4_1
r1 += 1
c4_1:
r1 *= 3
if r0 == 0 goto c4_2
r1 += 1
c4_2:
r1 *= 3
if r0 > 128 goto c4_3
r1 += 1
c4_3:
r1 *= 3
if r0 s>= -6 goto c4_4
r1 += 1
c4_4:
r1 *= 3
if r0 <= 65531 goto c4_5
r1 += 1
c4_5:
r1 *= 3
if r0 == 128 goto c4_6
r1 += 1
c4_6:
r1 *= 3
if r0 <= 65531 goto c4_7
r1 += 1
c4_7:
r1 *= 3
if r0 == 65531 goto c4_8
r1 += 1
c4_8:
r1 *= 3
if r0 s> 1 goto c4_9
r1 += 1
c4_9:
r1 *= 3
if r0 < -5 goto c4_10
r1 += 1
c4_10:
r0 = r3
r0 &= 2147483647
r2 = r6
r2 &= 12
r0 |= r2
r1 *= 3
if r0 == 0 goto c5_0
r1 += 1
c5_0:
r1 *= 3
if r0 < 2147483647 goto c5_1
r1 += 1
c5_1:
r1 *= 3
if r0 == 0 goto c5_2
r1 += 1
c5_2:
r1 *= 3
if r0 <= 2147483646 goto c5_3
r1 += 1
c5_3:
r1 *= 3
if r0 != 0 goto c5_4
r1 += 1
c5_4:
r1 *= 3
if r0 != 32768 goto c5_5
r1 += 1
c5_5:
r1 *= 3
if r0 s> -1 goto c5_6
r1 += 1
c5_6:
r1 *= 3
if r0 s<= 128 goto c5_7
r1 += 1
c5_7:
r1 *= 3
if r0 s>= 2147483646 goto c5_8
r1 += 1
c5_8:
r1 *= 3
if r0 != 2147483647 goto c5_9
r1 += 1
c5_9:
r1 *= 3
if r0 s< 32768 goto c5_10
r1 += 1
c5_10:
r0 = r3
r0 &= 2147483647
r2 = r6
r2 &= 12
r0 ^= r2
r1 *= 3
if r0 == 0 goto c6_0
r1 += 1
c6_0:
r1 *= 3
if r0 < 2147483647 goto c6_1
r1 += 1
c6_1:
r1 *= 3
if r0 == 0 goto c6_2
r1 += 1
c6_2:
r1 *= 3
if r0 s>= 0 goto c6_3
r1 += 1
c6_3:
r1 *= 3
if r0 <= 1 goto c6_4
r1 += 1
c6_4:
r1 *= 3
if r0 & 2147483647 goto c6_5
r1 += 1
c6_5:
r1 *= 3
if r0 s<= -1 goto c6_6
r1 += 1
c6_6:
r1 *= 3
if r0 == 32780 goto c6_7
r1 += 1
c6_7:
r1 *= 3
if r0 s>= 32780 goto c6_8
r1 += 1
c6_8:
r1 *= 3
if r0 >= 2147483647 goto c6_9
r1 += 1
c6_9:
r1 *= 3
if r0 & 127 goto c6_10
r1 += 1
c6_10:
r0 = r3
r0 &= 2147483647
r2 = r6
r2 &= 12
r0 += r2
r1 *= 3
if r0 == 0 goto c7_0
r1 += 1
c7_0:
r1 *= 3
if r0 < 32780 goto c7_1
r1 += 1
c7_1:
r1 *= 3
if r0 == 0 goto c7_2
r1 += 1
c7_2:
r1 *= 3
if r0 != 0 goto c7_3
r1 += 1
c7_3:
r1 *= 3
if r0 s> 0 goto c7_4
r1 += 1
c7_4:
r1 *= 3
if r0 >= 128 goto c7_5
r1 += 1
c7_5:
r1 *= 3
if r0 == 1 goto c7_6
r1 += 1
c7_6:
r1 *= 3
if r0 & 0 goto c7_7
r1 += 1
c7_7:
r1 *= 3
if r0 <= 0 goto c7_8
r1 += 1
c7_8:
r1 *= 3
if r0 & -1 goto c7_9
r1 += 1
c7_9:
r1 *= 3
if r0 >= 127 goto c7_10
r1 += 1
c7_10:
r0 = r3
r0 &= 2147483647
r2 = r6
r2 &= 12
r0 *= r2
r1 *= 3
if r0 == 0 goto c8_0
r1 += 1
c8_0:
r1 *= 3
if r0 < 393216 goto c8_1
r1 += 1
c8_1:
r1 *= 3
if r0 == 0 goto c8_2
r1 += 1
c8_2:
r1 *= 3
if r0 s> 1 goto c8_3
r1 += 1
c8_3:
r1 *= 3
if r0 >= 393216 goto c8_4
r1 += 1
c8_4:
r1 *= 3
if r0 s>= 1 goto c8_5
r1 += 1
c8_5:
r1 *= 3
if r0 s<= -1 goto c8_6
r1 += 1
c8_6:
r1 *= 3
if r0 s> -1 goto c8_7
r1 += 1
c8_7:
r1 *= 3
if r0 s>= 1 goto c8_8
r1 += 1
c8_8:
r1 *= 3
if r0 != 1 goto c8_9
r1 += 1
c8_9:
r1 *= 3
if r0 s> 0 goto c8_10
r1 += 1
c8_10:
r0 = r3
r0 &= 2147483647
r2 = r6
r2 &= 12
r0 &= r2
r1 *= 3
if r0 == 0 goto c9_0
r1 += 1
c9_0:
r1 *= 3
if r0 < 12 goto c9_1
r1 += 1
c9_1:
r1 *= 3
if r0 == 0 goto c9_2
r1 += 1
c9_2:
r1 *= 3
if r0 s>= 12 goto c9_3
r1 += 1
c9_3:
r1 *= 3
if r0 s<= 12 goto c9_4
r1 += 1
c9_4:
r1 *= 3
if r0 & 128 goto c9_5
r1 += 1
c9_5:
r1 *= 3
if r0 & -1 goto c9_6
r1 += 1
c9_6:
r1 *= 3
if r0 == 1 goto c9_7
r1 += 1
c9_7:
r1 *= 3
if r0 >= 0 goto c9_8
r1 += 1
c9_8:
r1 *= 3
if r0 s>= -1 goto c9_9
r1 += 1
c9_9:
r1 *= 3
if r0 s>= 12 goto c9_10
r1 += 1
c9_10:
r7 += 8
if r7 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 3add2b78e2775f82

== bounds in 64 bits, 10
-- asm
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r4 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r4
r0 &= 2147483647
r0 /= 3
r5 *= 3
if r0 == 0 goto c0_0
r5 += 1
c0_0:
r5 *= 3
if r0 < 715827882 goto c0_1
r5 += 1
c0_1:
r5 *= 3
if r0 == 0 goto c0_2
r5 += 1
c0_2:
r5 *= 3
if r0 != 21845 goto c0_3
r5 += 1
c0_3:
r5 *= 3
if r0 > 715827881 goto c0_4
r5 += 1
c0_4:
r5 *= 3
if r0 > 1 goto c0_5
r5 += 1
c0_5:
r5 *= 3
if r0 s> 128 goto c0_6
r5 += 1
c0_6:
r5 *= 3
if r0 >= 0 goto c0_7
r5 += 1
c0_7:
r5 *= 3
if r0 != 21845 goto c0_8
r5 += 1
c0_8:
r5 *= 3
if r0 > 0 goto c0_9
r5 += 1
c0_9:
r5 *= 3
if r0 < 715827883 goto c0_10
r5 += 1
c0_10:
r0 = r4
r0 &= 2147483647
r0 <<= 4
r5 *= 3
if r0 == 0 goto c1_0
r5 += 1
c1_0:
r5 *= 3
if r0 < 524288 goto c1_1
r5 += 1
c1_1:
r5 *= 3
if r0 == 0 goto c1_2
r5 += 1
c1_2:
r5 *= 3
if r0 s>= -1 goto c1_3
r5 += 1
c1_3:
r5 *= 3
if r0 < 1 goto c1_4
r5 += 1
c1_4:
r5 *= 3
if r0 != -1 goto c1_5
r5 += 1
c1_5:
r5 *= 3
if r0 s< -1 goto c1_6
r5 += 1
c1_6:
r5 *= 3
if r0 >= 0 goto c1_7
r5 += 1
c1_7:
r5 *= 3
if r0 & 127 goto c1_8
r5 += 1
c1_8:
r5 *= 3
if r0 s> 0 goto c1_9
r5 += 1
c1_9:
r5 *= 3
if r0 s< 1 goto c1_10
r5 += 1
c1_10:
r0 = r4
r0 &= 2147483647
r0 >>= 3
r5 *= 3
if r0 == 0 goto c2_0
r5 += 1
c2_0:
r5 *= 3
if r0 < 268435455 goto c2_1
r5 += 1
c2_1:
r5 *= 3
if r0 == 0 goto c2_2
r5 += 1
c2_2:
r5 *= 3
if r0 s> 128 goto c2_3
r5 += 1
c2_3:
r5 *= 3
if r0 & 8191 goto c2_4
r5 += 1
c2_4:
r5 *= 3
if r0 s>= -1 goto c2_5
r5 += 1
c2_5:
r5 *= 3
if r0 & 128 goto c2_6
r5 += 1
c2_6:
r5 *= 3
if r0 == 268435455 goto c2_7
r5 += 1
c2_7:
r5 *= 3
if r0 == 268435456 goto c2_8
r5 += 1
c2_8:
r5 *= 3
if r0 > -1 goto c2_9
r5 += 1
c2_9:
r5 *= 3
if r0 >= 268435454 goto c2_10
r5 += 1
c2_10:
r0 = r4
r0 &= 2147483647
r2 = r7
r2 &= 12
r0 -= r2
r5 *= 3
if r0 == -12 goto c3_0
r5 += 1
c3_0:
r5 *= 3
if r0 < 2147483647 goto c3_1
r5 += 1
c3_1:
r5 *= 3
if r0 == 0 goto c3_2
r5 += 1
c3_2:
r5 *= 3
if r0 >= 2147483647 goto c3_3
r5 += 1
c3_3:
r5 *= 3
if r0 s<= -13 goto c3_4
r5 += 1
c3_4:
r5 *= 3
if r0 s>= -12 goto c3_5
r5 += 1
c3_5:
r5 *= 3
if r0 >= 1 goto c3_6
r5 += 1
c3_6:
r5 *= 3
if r0 s>= -12 goto c3_7
r5 += 1
c3_7:
r5 *= 3
if r0 != 128 goto c3_8
r5 += 1
c3_8:
r5 *= 3
if r0 s< 1 goto c3_9
r5 += 1
c3_9:
r5 *= 3
if r0 >= 2147483647 goto c3_10
r5 += 1
c3_10:
r0 = r4
r0 &= 2147483647
r0 += 1
r5 *= 3
if r0 == 1 goto c4_0
r5 += 1
c4_0:
r5 *= 3
if r0 < 2147483647 goto c4_1
r5 += 1
c4_1:
r5 *= 3
if r0 == 0 goto c4_2
r5 += 1
c4_2:
r5 *= 3
if r0 s< 127 goto c4_3
r5 += 1
c4_3:
r5 *= 3
if r0 == 127 goto c4_4
r5 += 1
c4_4:
r5 *= 3
if r0 s> 128 goto c4_5
r5 += 1
c4_5:
r5 *= 3
if r0 s<= 128 goto c4_6
r5 += 1
c4_6:
r5 *= 3
if r0 s>= 127 goto c4_7
r5 += 1
c4_7:
r5 *= 3
if r0 != 2147483647 goto c4_8
r5 += 1
c4_8:
r5 *= 3
if r0 & 2147483647 goto c4_9
r5 += 1
c4_9:
r5 *= 3
if r0 >= 1 goto c4_10
r5 += 1
c4_10:
r0 = r4
r0 &= 2147483647
r0 = -r0
r5 *= 3
if r0 == -2147483647 goto c5_0
r5 += 1
c5_0:
r5 *= 3
if r0 < 0 goto c5_1
r5 += 1
c5_1:
r5 *= 3
if r0 == 0 goto c5_2
r5 += 1
c5_2:
r5 *= 3
if r0 s< 0 goto c5_3
r5 += 1
c5_3:
r5 *= 3
if r0 > 127 goto c5_4
r5 += 1
c5_4:
r5 *= 3
if r0 < -2147483647 goto c5_5
r5 += 1
c5_5:
r5 *= 3
if r0 < 0 goto c5_6
r5 += 1
c5_6:
r5 *= 3
if r0 s<= 127 goto c5_7
r5 += 1
c5_7:
r5 *= 3
if r0 s< 128 goto c5_8
r5 += 1
c5_8:
r5 *= 3
if r0 <= 128 goto c5_9
r5 += 1
c5_9:
r5 *= 3
if r0 == 0 goto c5_10
r5 += 1
c5_10:
r0 = r4
r0 &= 2147483647
r0 ^= -1
r5 *= 3
if r0 == -2147483648 goto c6_0
r5 += 1
c6_0:
r5 *= 3
if r0 < -1 goto c6_1
r5 += 1
c6_1:
r5 *= 3
if r0 == 0 goto c6_2
r5 += 1
c6_2:
r5 *= 3
if r0 <= -32769 goto c6_3
r5 += 1
c6_3:
r5 *= 3
if r0 != 1 goto c6_4
r5 += 1
c6_4:
r5 *= 3
if r0 s> 127 goto c6_5
r5 += 1
c6_5:
r5 *= 3
if r0 s>= -2147483648 goto c6_6
r5 += 1
c6_6:
r5 *= 3
if r0 >= 0 goto c6_7
r5 += 1
c6_7:
r5 *= 3
if r0 == 127 goto c6_8
r5 += 1
c6_8:
r5 *= 3
if r0 s< -1 goto c6_9
r5 += 1
c6_9:
r5 *= 3
if r0 <= -2147483648 goto c6_10
r5 += 1
c6_10:
r0 = r4
r0 &= 2147483647
r0 -= 5
r5 *= 3
if r0 == -5 goto c7_0
r5 += 1
c7_0:
r5 *= 3
if r0 < 2147483642 goto c7_1
r5 += 1
c7_1:
r5 *= 3
if r0 == 0 goto c7_2
r5 += 1
c7_2:
r5 *= 3
if r0 < 0 goto c7_3
r5 += 1
c7_3:
r5 *= 3
if r0 s< 128 goto c7_4
r5 += 1
c7_4:
r5 *= 3
if r0 == 2147483642 goto c7_5
r5 += 1
c7_5:
r5 *= 3
if r0 > -1 goto c7_6
r5 += 1
c7_6:
r5 *= 3
if r0 <= -5 goto c7_7
r5 += 1
c7_7:
r5 *= 3
if r0 s< -5 goto c7_8
r5 += 1
c7_8:
r5 *= 3
if r0 s<= 2147483642 goto c7_9
r5 += 1
c7_9:
r5 *= 3
if r0 s>= -6 goto c7_10
r5 += 1
c7_10:
r0 = r4
r0 %= 11
r0 <<= 30
r5 *= 3
if r0 == 0 goto c8_0
r5 += 1
c8_0:
r5 *= 3
if r0 < 128 goto c8_1
r5 += 1
c8_1:
r5 *= 3
if r0 == 0 goto c8_2
r5 += 1
c8_2:
r5 *= 3
if r0 s<= -1 goto c8_3
r5 += 1
c8_3:
r5 *= 3
if r0 s< 1 goto c8_4
r5 += 1
c8_4:
r5 *= 3
if r0 <= -1 goto c8_5
r5 += 1
c8_5:
r5 *= 3
if r0 <= 0 goto c8_6
r5 += 1
c8_6:
r5 *= 3
if r0 != -1 goto c8_7
r5 += 1
c8_7:
r5 *= 3
if r0 < -1 goto c8_8
r5 += 1
c8_8:
r5 *= 3
if r0 & 0 goto c8_9
r5 += 1
c8_9:
r5 *= 3
if r0 & 127 goto c8_10
r5 += 1
c8_10:
r0 = r4
r0 %= 11
r0 <<= 29
r5 *= 3
if r0 == 0 goto c9_0
r5 += 1
c9_0:
r5 *= 3
if r0 < 128 goto c9_1
r5 += 1
c9_1:
r5 *= 3
if r0 == 0 goto c9_2
r5 += 1
c9_2:
r5 *= 3
if r0 != 1 goto c9_3
r5 += 1
c9_3:
r5 *= 3
if r0 < 0 goto c9_4
r5 += 1
c9_4:
r5 *= 3
if r0 < 127 goto c9_5
r5 += 1
c9_5:
r5 *= 3
if r0 != 0 goto c9_6
r5 += 1
c9_6:
r5 *= 3
if r0 s> 128 goto c9_7
r5 += 1
c9_7:
r5 *= 3
if r0 > -1 goto c9_8
r5 += 1
c9_8:
r5 *= 3
if r0 <= 0 goto c9_9
r5 += 1
c9_9:
r5 *= 3
if r0 != 127 goto c9_10
r5 += 1
c9_10:
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
-- result 7da9347d499fd218

== bounds in 64 bits, 11
-- asm
r4 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r1
r9 += r6
r5 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r7
r8 = *(u64 *)(r9 + 0)
r0 = r5
r0 %= 11
r0 *= 429496729
r4 *= 3
if r0 == 0 goto c0_0
r4 += 1
c0_0:
r4 *= 3
if r0 < 2147483645 goto c0_1
r4 += 1
c0_1:
r4 *= 3
if r0 == 0 goto c0_2
r4 += 1
c0_2:
r4 *= 3
if r0 != 127 goto c0_3
r4 += 1
c0_3:
r4 *= 3
if r0 == 127 goto c0_4
r4 += 1
c0_4:
r4 *= 3
if r0 s>= 128 goto c0_5
r4 += 1
c0_5:
r4 *= 3
if r0 & 2147483645 goto c0_6
r4 += 1
c0_6:
r4 *= 3
if r0 >= -1 goto c0_7
r4 += 1
c0_7:
r4 *= 3
if r0 >= 128 goto c0_8
r4 += 1
c0_8:
r4 *= 3
if r0 != 0 goto c0_9
r4 += 1
c0_9:
r4 *= 3
if r0 s< 128 goto c0_10
r4 += 1
c0_10:
r0 = r5
r0 &= 255
r0 |= 16
r0 = -r0
r4 *= 3
if r0 == -255 goto c1_0
r4 += 1
c1_0:
r4 *= 3
if r0 < -16 goto c1_1
r4 += 1
c1_1:
r4 *= 3
if r0 == 0 goto c1_2
r4 += 1
c1_2:
r4 *= 3
if r0 != -255 goto c1_3
r4 += 1
c1_3:
r4 *= 3
if r0 s< -15 goto c1_4
r4 += 1
c1_4:
r4 *= 3
if r0 s<= 0 goto c1_5
r4 += 1
c1_5:
r4 *= 3
if r0 != -255 goto c1_6
r4 += 1
c1_6:
r4 *= 3
if r0 s> 128 goto c1_7
r4 += 1
c1_7:
r4 *= 3
if r0 s<= 128 goto c1_8
r4 += 1
c1_8:
r4 *= 3
if r0 <= -17 goto c1_9
r4 += 1
c1_9:
r4 *= 3
if r0 != -17 goto c1_10
r4 += 1
c1_10:
r0 = r5
r0 &= 255
r0 |= 16
r2 = r8
r2 &= 255
r2 |= 16
r0 ^= r2
r4 *= 3
if r0 == 0 goto c2_0
r4 += 1
c2_0:
r4 *= 3
if r0 < 239 goto c2_1
r4 += 1
c2_1:
r4 *= 3
if r0 == 0 goto c2_2
r4 += 1
c2_2:
r4 *= 3
if r0 > -1 goto c2_3
r4 += 1
c2_3:
r4 *= 3
if r0 != 0 goto c2_4
r4 += 1
c2_4:
r4 *= 3
if r0 s<= 239 goto c2_5
r4 += 1
c2_5:
r4 *= 3
if r0 == 240 goto c2_6
r4 += 1
c2_6:
r4 *= 3
if r0 >= 128 goto c2_7
r4 += 1
c2_7:
r4 *= 3
if r0 s< 128 goto c2_8
r4 += 1
c2_8:
r4 *= 3
if r0 >= 239 goto c2_9
r4 += 1
c2_9:
r4 *= 3
if r0 < 1 goto c2_10
r4 += 1
c2_10:
r0 = r5
r0 &= 255
r0 |= 16
r2 = r8
r2 &= 255
r2 |= 32
r0 &= r2
r4 *= 3
if r0 == 0 goto c3_0
r4 += 1
c3_0:
r4 *= 3
if r0 < 255 goto c3_1
r4 += 1
c3_1:
r4 *= 3
if r0 == 0 goto c3_2
r4 += 1
c3_2:
r4 *= 3
if r0 > 128 goto c3_3
r4 += 1
c3_3:
r4 *= 3
if r0 & 0 goto c3_4
r4 += 1
c3_4:
r4 *= 3
if r0 s< -1 goto c3_5
r4 += 1
c3_5:
r4 *= 3
if r0 < 48 goto c3_6
r4 += 1
c3_6:
r4 *= 3
if r0 <= 256 goto c3_7
r4 += 1
c3_7:
r4 *= 3
if r0 <= -1 goto c3_8
r4 += 1
c3_8:
r4 *= 3
if r0 s>= 48 goto c3_9
r4 += 1
c3_9:
r4 *= 3
if r0 s< 48 goto c3_10
r4 += 1
c3_10:
r0 = r5
r0 |= 65536
r2 = r8
r2 |= 65536
r0 *= r2
r4 *= 3
if r0 == -1 goto c4_0
r4 += 1
c4_0:
r4 *= 3
if r0 < 128 goto c4_1
r4 += 1
c4_1:
r4 *= 3
if r0 == 0 goto c4_2
r4 += 1
c4_2:
r4 *= 3
if r0 s>= -1 goto c4_3
r4 += 1
c4_3:
r4 *= 3
if r0 <= 1 goto c4_4
r4 += 1
c4_4:
r4 *= 3
if r0 s<= 1 goto c4_5
r4 += 1
c4_5:
r4 *= 3
if r0 >= -1 goto c4_6
r4 += 1
c4_6:
r4 *= 3
if r0 > 128 goto c4_7
r4 += 1
c4_7:
r4 *= 3
if r0 > 0 goto c4_8
r4 += 1
c4_8:
r4 *= 3
if r0 & 1 goto c4_9
r4 += 1
c4_9:
r4 *= 3
if r0 s< 0 goto c4_10
r4 += 1
c4_10:
r0 = r5
r0 = (s8)r0
r2 = r8
r2 = (s8)r2
r0 s/= r2
r0 = (s8)r0
r4 *= 3
if r0 == -128 goto c5_0
r4 += 1
c5_0:
r4 *= 3
if r0 < 17 goto c5_1
r4 += 1
c5_1:
r4 *= 3
if r0 == 0 goto c5_2
r4 += 1
c5_2:
r4 *= 3
if r0 < -128 goto c5_3
r4 += 1
c5_3:
r4 *= 3
if r0 s>= 17 goto c5_4
r4 += 1
c5_4:
r4 *= 3
if r0 s< -1 goto c5_5
r4 += 1
c5_5:
r4 *= 3
if r0 s>= 17 goto c5_6
r4 += 1
c5_6:
r4 *= 3
if r0 == 0 goto c5_7
r4 += 1
c5_7:
r4 *= 3
if r0 == -128 goto c5_8
r4 += 1
c5_8:
r4 *= 3
if r0 s>= 1 goto c5_9
r4 += 1
c5_9:
r4 *= 3
if r0 != -1 goto c5_10
r4 += 1
c5_10:
r0 = r5
r0 = (s16)r0
r2 = r8
r2 = (s16)r2
r0 s/= r2
r0 = (s16)r0
r4 *= 3
if r0 == -32768 goto c6_0
r4 += 1
c6_0:
r4 *= 3
if r0 < 12817 goto c6_1
r4 += 1
c6_1:
r4 *= 3
if r0 == 0 goto c6_2
r4 += 1
c6_2:
r4 *= 3
if r0 <= 1 goto c6_3
r4 += 1
c6_3:
r4 *= 3
if r0 & 12817 goto c6_4
r4 += 1
c6_4:
r4 *= 3
if r0 s> -32768 goto c6_5
r4 += 1
c6_5:
r4 *= 3
if r0 s<= -32768 goto c6_6
r4 += 1
c6_6:
r4 *= 3
if r0 >= -32768 goto c6_7
r4 += 1
c6_7:
r4 *= 3
if r0 >= -1 goto c6_8
r4 += 1
c6_8:
r4 *= 3
if r0 == -32768 goto c6_9
r4 += 1
c6_9:
r4 *= 3
if r0 <= 127 goto c6_10
r4 += 1
c6_10:
r0 = r5
r0 &= 255
r2 = r8
r2 &= 7
r0 <<= r2
r4 *= 3
if r0 == 0 goto c7_0
r4 += 1
c7_0:
r4 *= 3
if r0 < 32640 goto c7_1
r4 += 1
c7_1:
r4 *= 3
if r0 == 0 goto c7_2
r4 += 1
c7_2:
r4 *= 3
if r0 == 1 goto c7_3
r4 += 1
c7_3:
r4 *= 3
if r0 s< 128 goto c7_4
r4 += 1
c7_4:
r4 *= 3
if r0 > 32640 goto c7_5
r4 += 1
c7_5:
r4 *= 3
if r0 < -1 goto c7_6
r4 += 1
c7_6:
r4 *= 3
if r0 >= 32640 goto c7_7
r4 += 1
c7_7:
r4 *= 3
if r0 s> 32639 goto c7_8
r4 += 1
c7_8:
r4 *= 3
if r0 s> 255 goto c7_9
r4 += 1
c7_9:
r4 *= 3
if r0 s>= -1 goto c7_10
r4 += 1
c7_10:
r0 = r5
r0 = le16 r0
r2 = r8
r2 &= 31
r0 <<= r2
r4 *= 3
if r0 == 0 goto c8_0
r4 += 1
c8_0:
r4 *= 3
if r0 < 8355840 goto c8_1
r4 += 1
c8_1:
r4 *= 3
if r0 == 0 goto c8_2
r4 += 1
c8_2:
r4 *= 3
if r0 & 0 goto c8_3
r4 += 1
c8_3:
r4 *= 3
if r0 s<= 1 goto c8_4
r4 += 1
c8_4:
r4 *= 3
if r0 & 127 goto c8_5
r4 += 1
c8_5:
r4 *= 3
if r0 != 0 goto c8_6
r4 += 1
c8_6:
r4 *= 3
if r0 < 8355840 goto c8_7
r4 += 1
c8_7:
r4 *= 3
if r0 s> 8355840 goto c8_8
r4 += 1
c8_8:
r4 *= 3
if r0 s< 8355840 goto c8_9
r4 += 1
c8_9:
r4 *= 3
if r0 >= 127 goto c8_10
r4 += 1
c8_10:
r0 = r5
r0 = (s8)r0
r0 = -r0
r0 = (s8)r0
r4 *= 3
if r0 == -128 goto c9_0
r4 += 1
c9_0:
r4 *= 3
if r0 < 17 goto c9_1
r4 += 1
c9_1:
r4 *= 3
if r0 == 0 goto c9_2
r4 += 1
c9_2:
r4 *= 3
if r0 != -129 goto c9_3
r4 += 1
c9_3:
r4 *= 3
if r0 != 127 goto c9_4
r4 += 1
c9_4:
r4 *= 3
if r0 >= 18 goto c9_5
r4 += 1
c9_5:
r4 *= 3
if r0 <= 17 goto c9_6
r4 += 1
c9_6:
r4 *= 3
if r0 & 128 goto c9_7
r4 += 1
c9_7:
r4 *= 3
if r0 > 128 goto c9_8
r4 += 1
c9_8:
r4 *= 3
if r0 <= 17 goto c9_9
r4 += 1
c9_9:
r4 *= 3
if r0 > 18 goto c9_10
r4 += 1
c9_10:
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
-- result e9bba8924140eb03

== bounds in 64 bits, 12
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r2 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r6 = *(u64 *)(r1 + 0)
r0 = r2
r0 = (s16)r0
r3 = r6
r3 = (s16)r3
r0 -= r3
r0 = (s16)r0
r7 *= 3
if r0 == -32768 goto c0_0
r7 += 1
c0_0:
r7 *= 3
if r0 < 32767 goto c0_1
r7 += 1
c0_1:
r7 *= 3
if r0 == 0 goto c0_2
r7 += 1
c0_2:
r7 *= 3
if r0 s< -1 goto c0_3
r7 += 1
c0_3:
r7 *= 3
if r0 s< -32769 goto c0_4
r7 += 1
c0_4:
r7 *= 3
if r0 == 127 goto c0_5
r7 += 1
c0_5:
r7 *= 3
if r0 != 32767 goto c0_6
r7 += 1
c0_6:
r7 *= 3
if r0 s< 0 goto c0_7
r7 += 1
c0_7:
r7 *= 3
if r0 s<= -32768 goto c0_8
r7 += 1
c0_8:
r7 *= 3
if r0 <= -32769 goto c0_9
r7 += 1
c0_9:
r7 *= 3
if r0 == 32767 goto c0_10
r7 += 1
c0_10:
r0 = r2
r0 = (s8)r0
r3 = r6
r3 = (s8)r3
r0 += r3
r0 = (s8)r0
r7 *= 3
if r0 == -128 goto c1_0
r7 += 1
c1_0:
r7 *= 3
if r0 < 127 goto c1_1
r7 += 1
c1_1:
r7 *= 3
if r0 == 0 goto c1_2
r7 += 1
c1_2:
r7 *= 3
if r0 s<= 1 goto c1_3
r7 += 1
c1_3:
r7 *= 3
if r0 != 0 goto c1_4
r7 += 1
c1_4:
r7 *= 3
if r0 < -1 goto c1_5
r7 += 1
c1_5:
r7 *= 3
if r0 s<= 1 goto c1_6
r7 += 1
c1_6:
r7 *= 3
if r0 >= -1 goto c1_7
r7 += 1
c1_7:
r7 *= 3
if r0 < -129 goto c1_8
r7 += 1
c1_8:
r7 *= 3
if r0 == -128 goto c1_9
r7 += 1
c1_9:
r7 *= 3
if r0 == -1 goto c1_10
r7 += 1
c1_10:
r0 = r2
r0 = (s16)r0
r3 = r6
r3 = (s32)r3
r0 *= r3
r0 = (s32)r0
r7 *= 3
if r0 == -2147483647 goto c2_0
r7 += 1
c2_0:
r7 *= 3
if r0 < 2147483647 goto c2_1
r7 += 1
c2_1:
r7 *= 3
if r0 == 0 goto c2_2
r7 += 1
c2_2:
r7 *= 3
if r0 <= 2147483647 goto c2_3
r7 += 1
c2_3:
r7 *= 3
if r0 < 128 goto c2_4
r7 += 1
c2_4:
r7 *= 3
if r0 >= 0 goto c2_5
r7 += 1
c2_5:
r7 *= 3
if r0 == 0 goto c2_6
r7 += 1
c2_6:
r7 *= 3
if r0 >= 2147483647 goto c2_7
r7 += 1
c2_7:
r7 *= 3
if r0 >= 127 goto c2_8
r7 += 1
c2_8:
r7 *= 3
if r0 & 2147483647 goto c2_9
r7 += 1
c2_9:
r7 *= 3
if r0 >= -2147483647 goto c2_10
r7 += 1
c2_10:
r0 = r2
r0 &= 255
r3 = r6
r3 &= 255
r0 += r3
r0 &= 255
r7 *= 3
if r0 == 0 goto c3_0
r7 += 1
c3_0:
r7 *= 3
if r0 < 255 goto c3_1
r7 += 1
c3_1:
r7 *= 3
if r0 == 0 goto c3_2
r7 += 1
c3_2:
r7 *= 3
if r0 > 255 goto c3_3
r7 += 1
c3_3:
r7 *= 3
if r0 >= 127 goto c3_4
r7 += 1
c3_4:
r7 *= 3
if r0 <= 0 goto c3_5
r7 += 1
c3_5:
r7 *= 3
if r0 > 256 goto c3_6
r7 += 1
c3_6:
r7 *= 3
if r0 >= 128 goto c3_7
r7 += 1
c3_7:
r7 *= 3
if r0 s> -1 goto c3_8
r7 += 1
c3_8:
r7 *= 3
if r0 s> 127 goto c3_9
r7 += 1
c3_9:
r7 *= 3
if r0 s>= 127 goto c3_10
r7 += 1
c3_10:
r0 = r2
w0 = w0
r3 = r6
w3 = w3
r0 += r3
r7 *= 3
if r0 == 0 goto c4_0
r7 += 1
c4_0:
r7 *= 3
if r0 < 128 goto c4_1
r7 += 1
c4_1:
r7 *= 3
if r0 == 0 goto c4_2
r7 += 1
c4_2:
r7 *= 3
if r0 == 128 goto c4_3
r7 += 1
c4_3:
r7 *= 3
if r0 < 128 goto c4_4
r7 += 1
c4_4:
r7 *= 3
if r0 < -1 goto c4_5
r7 += 1
c4_5:
r7 *= 3
if r0 > 0 goto c4_6
r7 += 1
c4_6:
r7 *= 3
if r0 > 127 goto c4_7
r7 += 1
c4_7:
r7 *= 3
if r0 != 0 goto c4_8
r7 += 1
c4_8:
r7 *= 3
if r0 < 127 goto c4_9
r7 += 1
c4_9:
r7 *= 3
if r0 >= 1 goto c4_10
r7 += 1
c4_10:
r0 = r2
w0 = w0
r3 = r6
r3 = le16 r3
r0 *= r3
r7 *= 3
if r0 == 0 goto c5_0
r7 += 1
c5_0:
r7 *= 3
if r0 < 128 goto c5_1
r7 += 1
c5_1:
r7 *= 3
if r0 == 0 goto c5_2
r7 += 1
c5_2:
r7 *= 3
if r0 < 0 goto c5_3
r7 += 1
c5_3:
r7 *= 3
if r0 != 1 goto c5_4
r7 += 1
c5_4:
r7 *= 3
if r0 <= 127 goto c5_5
r7 += 1
c5_5:
r7 *= 3
if r0 > 127 goto c5_6
r7 += 1
c5_6:
r7 *= 3
if r0 >= 0 goto c5_7
r7 += 1
c5_7:
r7 *= 3
if r0 s>= 127 goto c5_8
r7 += 1
c5_8:
r7 *= 3
if r0 s<= 0 goto c5_9
r7 += 1
c5_9:
r7 *= 3
if r0 s> 0 goto c5_10
r7 += 1
c5_10:
r0 = r2
r0 = le16 r0
r0 |= 2147418112
r3 = r6
r3 = le16 r3
r0 += r3
r7 *= 3
if r0 == 2147418112 goto c6_0
r7 += 1
c6_0:
r7 *= 3
if r0 < 2147451008 goto c6_1
r7 += 1
c6_1:
r7 *= 3
if r0 == 0 goto c6_2
r7 += 1
c6_2:
r7 *= 3
if r0 >= 128 goto c6_3
r7 += 1
c6_3:
r7 *= 3
if r0 s<= 1 goto c6_4
r7 += 1
c6_4:
r7 *= 3
if r0 > 2147418111 goto c6_5
r7 += 1
c6_5:
r7 *= 3
if r0 < 1 goto c6_6
r7 += 1
c6_6:
r7 *= 3
if r0 >= 2147418111 goto c6_7
r7 += 1
c6_7:
r7 *= 3
if r0 s< 0 goto c6_8
r7 += 1
c6_8:
r7 *= 3
if r0 s<= -1 goto c6_9
r7 += 1
c6_9:
r7 *= 3
if r0 < 0 goto c6_10
r7 += 1
c6_10:
r0 = r2
r0 = (s8)r0
r7 *= 3
if r0 == -128 goto c7_0
r7 += 1
c7_0:
r7 *= 3
if r0 < 16 goto c7_1
r7 += 1
c7_1:
r7 *= 3
if r0 == 0 goto c7_2
r7 += 1
c7_2:
r7 *= 3
if r0 < 128 goto c7_3
r7 += 1
c7_3:
r7 *= 3
if r0 s> 16 goto c7_4
r7 += 1
c7_4:
r7 *= 3
if r0 s<= 17 goto c7_5
r7 += 1
c7_5:
r7 *= 3
if r0 > 0 goto c7_6
r7 += 1
c7_6:
r7 *= 3
if r0 <= -1 goto c7_7
r7 += 1
c7_7:
r7 *= 3
if r0 <= 17 goto c7_8
r7 += 1
c7_8:
r7 *= 3
if r0 s< 127 goto c7_9
r7 += 1
c7_9:
r7 *= 3
if r0 s> -1 goto c7_10
r7 += 1
c7_10:
r0 = r2
r0 = (s16)r0
r7 *= 3
if r0 == -32768 goto c8_0
r7 += 1
c8_0:
r7 *= 3
if r0 < 12816 goto c8_1
r7 += 1
c8_1:
r7 *= 3
if r0 == 0 goto c8_2
r7 += 1
c8_2:
r7 *= 3
if r0 > 1 goto c8_3
r7 += 1
c8_3:
r7 *= 3
if r0 >= -32769 goto c8_4
r7 += 1
c8_4:
r7 *= 3
if r0 >= 0 goto c8_5
r7 += 1
c8_5:
r7 *= 3
if r0 < 127 goto c8_6
r7 += 1
c8_6:
r7 *= 3
if r0 >= 0 goto c8_7
r7 += 1
c8_7:
r7 *= 3
if r0 <= 128 goto c8_8
r7 += 1
c8_8:
r7 *= 3
if r0 s<= 127 goto c8_9
r7 += 1
c8_9:
r7 *= 3
if r0 < 0 goto c8_10
r7 += 1
c8_10:
r0 = r2
r0 = (s8)r0
r0 s>>= 3
r7 *= 3
if r0 == -16 goto c9_0
r7 += 1
c9_0:
r7 *= 3
if r0 < 2 goto c9_1
r7 += 1
c9_1:
r7 *= 3
if r0 == 0 goto c9_2
r7 += 1
c9_2:
r7 *= 3
if r0 != 2 goto c9_3
r7 += 1
c9_3:
r7 *= 3
if r0 == -16 goto c9_4
r7 += 1
c9_4:
r7 *= 3
if r0 > -17 goto c9_5
r7 += 1
c9_5:
r7 *= 3
if r0 > -17 goto c9_6
r7 += 1
c9_6:
r7 *= 3
if r0 & -17 goto c9_7
r7 += 1
c9_7:
r7 *= 3
if r0 != -1 goto c9_8
r7 += 1
c9_8:
r7 *= 3
if r0 & -16 goto c9_9
r7 += 1
c9_9:
r7 *= 3
if r0 >= -1 goto c9_10
r7 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result fc555f8c6d9f65ae

== bounds in 64 bits, 13
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
r0 = r3
r0 = (s8)r0
r0 <<= 4
r6 *= 3
if r0 == -2048 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 < 256 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 != 257 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 <= -2049 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 s> 128 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 >= 127 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 != 127 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 s> 257 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 < 257 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 > -1 goto c0_10
r6 += 1
c0_10:
r0 = r3
r0 = (s16)r0
r0 <<= 16
r0 = (s32)r0
r6 *= 3
if r0 == -2147483648 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 < 839909376 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 != 1 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 >= 65536 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 == 0 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 s>= -1 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 s< 128 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 s> -1 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 >= -2147483648 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 s>= 128 goto c1_10
r6 += 1
c1_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 = (s8)r2
r0 += r2
r6 *= 3
if r0 == -256 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 < 32 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 s<= -1 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 s<= 128 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 > 1 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 == 32 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 s<= 1 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 <= 32 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 >= 128 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 s<= 32 goto c2_10
r6 += 1
c2_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 &= 255
r0 -= r2
r6 *= 3
if r0 == -383 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if r0 < 16 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if r0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if r0 >= -384 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if r0 s< -128 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if r0 s< 127 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if r0 > -128 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if r0 >= 128 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if r0 s< 17 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if r0 s< 17 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if r0 & 16 goto c3_10
r6 += 1
c3_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 = (s8)r2
r0 *= r2
r6 *= 3
if r0 == -2048 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if r0 < 16384 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if r0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if r0 s< 16384 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if r0 > 16384 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if r0 > 1 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if r0 s<= 128 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if r0 != 127 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if r0 s> 16384 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if r0 != -1 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if r0 s> 0 goto c4_10
r6 += 1
c4_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 = (s8)r2
r0 s/= r2
r6 *= 3
if r0 == -128 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if r0 < 128 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if r0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if r0 > 129 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if r0 s<= 128 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if r0 != 128 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if r0 s< 128 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if r0 == 127 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if r0 == 0 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if r0 s< -129 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if r0 > -1 goto c5_10
r6 += 1
c5_10:
r0 = r3
r0 = (s16)r0
r2 = r7
r2 = (s8)r2
r0 s%= r2
r6 *= 3
if r0 == -32768 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if r0 < 12816 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if r0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if r0 s> 12816 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if r0 == -32769 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if r0 > 0 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if r0 s> -32769 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if r0 s< 12816 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if r0 > -32769 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if r0 & 127 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if r0 == 12816 goto c6_10
r6 += 1
c6_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 = (s8)r2
r0 |= r2
r6 *= 3
if r0 == -128 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if r0 < 17 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if r0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if r0 < 1 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if r0 == -129 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if r0 == -1 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if r0 s< 18 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if r0 s<= 17 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if r0 & 127 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if r0 > -128 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if r0 < 17 goto c7_10
r6 += 1
c7_10:
r0 = r3
r0 = (s8)r0
r2 = r7
r2 = (s16)r2
r0 &= r2
r6 *= 3
if r0 == -32768 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if r0 < 12816 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if r0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if r0 & -32768 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if r0 == -32769 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if r0 <= -1 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if r0 s>= 127 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if r0 & -32768 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if r0 < -32769 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if r0 != 0 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if r0 s>= 127 goto c8_10
r6 += 1
c8_10:
r0 = r3
r0 = (s8)r0
r0 ^= -1
r6 *= 3
if r0 == -17 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if r0 < 127 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if r0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if r0 s>= 128 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if r0 s>= 127 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if r0 >= 1 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if r0 s< -1 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if r0 s< 1 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if r0 s< -17 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if r0 >= -18 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if r0 == 0 goto c9_10
r6 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result d6ceab4608031bf5

== bounds in 64 bits, 14
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
r0 = r4
r0 = (s8)r0
r0 = -r0
r6 *= 3
if r0 == -16 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 < 128 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 < -17 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 & 0 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 > 0 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 != 127 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 == 127 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 != 128 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 > -1 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 & -17 goto c0_10
r6 += 1
c0_10:
r0 = r4
r0 = le16 r0
r2 = r8
r2 &= 255
r0 %= r2
r6 *= 3
if r0 == 0 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 < 65535 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 > -1 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 s< -1 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 & 0 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 s< 0 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 < 1 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 & 0 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 s> 65536 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 s>= 1 goto c1_10
r6 += 1
c1_10:
r0 = r4
r0 = le16 r0
r2 = r8
r2 &= 255
r2 |= 16
r0 /= r2
r6 *= 3
if r0 == 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 < 4095 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 == 1 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 s>= 4096 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 s>= -1 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 s>= 4094 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 >= 127 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 s>= 128 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 >= 4095 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 s> 1 goto c2_10
r6 += 1
c2_10:
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
-- result 4935f8e46a330593

== bounds in 32 bits, 1
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r1 = 0
inner:
r4 = r6
r4 += r9
r5 = *(u64 *)(r4 + 0)
r4 = r6
r4 += r1
r8 = *(u64 *)(r4 + 0)
w0 = w5
w0 &= 255
r7 *= 3
if w0 == 0 goto c0_0
r7 += 1
c0_0:
r7 *= 3
if w0 < 255 goto c0_1
r7 += 1
c0_1:
r7 *= 3
if w0 == 0 goto c0_2
r7 += 1
c0_2:
r7 *= 3
if w0 < 127 goto c0_3
r7 += 1
c0_3:
r7 *= 3
if w0 s<= 255 goto c0_4
r7 += 1
c0_4:
r7 *= 3
if w0 s>= 1 goto c0_5
r7 += 1
c0_5:
r7 *= 3
if w0 < 254 goto c0_6
r7 += 1
c0_6:
r7 *= 3
if w0 s> 0 goto c0_7
r7 += 1
c0_7:
r7 *= 3
if w0 != 127 goto c0_8
r7 += 1
c0_8:
r7 *= 3
if w0 <= 128 goto c0_9
r7 += 1
c0_9:
r7 *= 3
if w0 s>= 1 goto c0_10
r7 += 1
c0_10:
w0 = w5
w0 &= 48
r7 *= 3
if w0 == 0 goto c1_0
r7 += 1
c1_0:
r7 *= 3
if w0 < 48 goto c1_1
r7 += 1
c1_1:
r7 *= 3
if w0 == 0 goto c1_2
r7 += 1
c1_2:
r7 *= 3
if w0 s>= 1 goto c1_3
r7 += 1
c1_3:
r7 *= 3
if w0 >= -1 goto c1_4
r7 += 1
c1_4:
r7 *= 3
if w0 < 1 goto c1_5
r7 += 1
c1_5:
r7 *= 3
if w0 > 1 goto c1_6
r7 += 1
c1_6:
r7 *= 3
if w0 s> 48 goto c1_7
r7 += 1
c1_7:
r7 *= 3
if w0 != 49 goto c1_8
r7 += 1
c1_8:
r7 *= 3
if w0 & -1 goto c1_9
r7 += 1
c1_9:
r7 *= 3
if w0 s>= 127 goto c1_10
r7 += 1
c1_10:
w0 = w5
r0 = le16 r0
r7 *= 3
if w0 == 0 goto c2_0
r7 += 1
c2_0:
r7 *= 3
if w0 < 65535 goto c2_1
r7 += 1
c2_1:
r7 *= 3
if w0 == 0 goto c2_2
r7 += 1
c2_2:
r7 *= 3
if w0 < 127 goto c2_3
r7 += 1
c2_3:
r7 *= 3
if w0 < 1 goto c2_4
r7 += 1
c2_4:
r7 *= 3
if w0 > 65535 goto c2_5
r7 += 1
c2_5:
r7 *= 3
if w0 > 12816 goto c2_6
r7 += 1
c2_6:
r7 *= 3
if w0 < 12816 goto c2_7
r7 += 1
c2_7:
r7 *= 3
if w0 > 127 goto c2_8
r7 += 1
c2_8:
r7 *= 3
if w0 <= 65535 goto c2_9
r7 += 1
c2_9:
r7 *= 3
if w0 > 12816 goto c2_10
r7 += 1
c2_10:
w0 = w5
w0 %= 10
r7 *= 3
if w0 == 0 goto c3_0
r7 += 1
c3_0:
r7 *= 3
if w0 < 8 goto c3_1
r7 += 1
c3_1:
r7 *= 3
if w0 == 0 goto c3_2
r7 += 1
c3_2:
r7 *= 3
if w0 & 7 goto c3_3
r7 += 1
c3_3:
r7 *= 3
if w0 < -1 goto c3_4
r7 += 1
c3_4:
r7 *= 3
if w0 < 9 goto c3_5
r7 += 1
c3_5:
r7 *= 3
if w0 != 128 goto c3_6
r7 += 1
c3_6:
r7 *= 3
if w0 s<= 7 goto c3_7
r7 += 1
c3_7:
r7 *= 3
if w0 == 9 goto c3_8
r7 += 1
c3_8:
r7 *= 3
if w0 s< 0 goto c3_9
r7 += 1
c3_9:
r7 *= 3
if w0 <= 0 goto c3_10
r7 += 1
c3_10:
w0 = w5
w0 = w0
w0 >>= 20
r7 *= 3
if w0 == 0 goto c4_0
r7 += 1
c4_0:
r7 *= 3
if w0 < 4095 goto c4_1
r7 += 1
c4_1:
r7 *= 3
if w0 == 0 goto c4_2
r7 += 1
c4_2:
r7 *= 3
if w0 s<= 4095 goto c4_3
r7 += 1
c4_3:
r7 *= 3
if w0 == -1 goto c4_4
r7 += 1
c4_4:
r7 *= 3
if w0 s> 128 goto c4_5
r7 += 1
c4_5:
r7 *= 3
if w0 == 127 goto c4_6
r7 += 1
c4_6:
r7 *= 3
if w0 s< 127 goto c4_7
r7 += 1
c4_7:
r7 *= 3
if w0 s< -1 goto c4_8
r7 += 1
c4_8:
r7 *= 3
if w0 s> 4094 goto c4_9
r7 += 1
c4_9:
r7 *= 3
if w0 s> 4096 goto c4_10
r7 += 1
c4_10:
w0 = w5
r0 = be16 r0
r7 *= 3
if w0 == 0 goto c5_0
r7 += 1
c5_0:
r7 *= 3
if w0 < 65535 goto c5_1
r7 += 1
c5_1:
r7 *= 3
if w0 == 0 goto c5_2
r7 += 1
c5_2:
r7 *= 3
if w0 <= 0 goto c5_3
r7 += 1
c5_3:
r7 *= 3
if w0 s>= 65535 goto c5_4
r7 += 1
c5_4:
r7 *= 3
if w0 s>= 65535 goto c5_5
r7 += 1
c5_5:
r7 *= 3
if w0 s>= 1 goto c5_6
r7 += 1
c5_6:
r7 *= 3
if w0 <= 128 goto c5_7
r7 += 1
c5_7:
r7 *= 3
if w0 & 32768 goto c5_8
r7 += 1
c5_8:
r7 *= 3
if w0 s<= -1 goto c5_9
r7 += 1
c5_9:
r7 *= 3
if w0 == 32768 goto c5_10
r7 += 1
c5_10:
w0 = w5
w0 &= 2147483647
r7 *= 3
if w0 == 0 goto c6_0
r7 += 1
c6_0:
r7 *= 3
if w0 < 2147483647 goto c6_1
r7 += 1
c6_1:
r7 *= 3
if w0 == 0 goto c6_2
r7 += 1
c6_2:
r7 *= 3
if w0 <= 127 goto c6_3
r7 += 1
c6_3:
r7 *= 3
if w0 s>= 2147483647 goto c6_4
r7 += 1
c6_4:
r7 *= 3
if w0 >= 32768 goto c6_5
r7 += 1
c6_5:
r7 *= 3
if w0 <= 0 goto c6_6
r7 += 1
c6_6:
r7 *= 3
if w0 s<= 2147483646 goto c6_7
r7 += 1
c6_7:
r7 *= 3
if w0 s< -1 goto c6_8
r7 += 1
c6_8:
r7 *= 3
if w0 > 1 goto c6_9
r7 += 1
c6_9:
r7 *= 3
if w0 s> 0 goto c6_10
r7 += 1
c6_10:
w0 = w5
w0 &= 255
w2 = w8
w2 &= 255
w0 |= w2
r7 *= 3
if w0 == 0 goto c7_0
r7 += 1
c7_0:
r7 *= 3
if w0 < 255 goto c7_1
r7 += 1
c7_1:
r7 *= 3
if w0 == 0 goto c7_2
r7 += 1
c7_2:
r7 *= 3
if w0 <= 256 goto c7_3
r7 += 1
c7_3:
r7 *= 3
if w0 s<= -1 goto c7_4
r7 += 1
c7_4:
r7 *= 3
if w0 s< 256 goto c7_5
r7 += 1
c7_5:
r7 *= 3
if w0 s>= 0 goto c7_6
r7 += 1
c7_6:
r7 *= 3
if w0 > 256 goto c7_7
r7 += 1
c7_7:
r7 *= 3
if w0 >= 256 goto c7_8
r7 += 1
c7_8:
r7 *= 3
if w0 s> 127 goto c7_9
r7 += 1
c7_9:
r7 *= 3
if w0 & 256 goto c7_10
r7 += 1
c7_10:
w0 = w5
w0 &= 255
w2 = w8
w2 &= 255
w0 ^= w2
r7 *= 3
if w0 == 0 goto c8_0
r7 += 1
c8_0:
r7 *= 3
if w0 < 255 goto c8_1
r7 += 1
c8_1:
r7 *= 3
if w0 == 0 goto c8_2
r7 += 1
c8_2:
r7 *= 3
if w0 < 255 goto c8_3
r7 += 1
c8_3:
r7 *= 3
if w0 s> 254 goto c8_4
r7 += 1
c8_4:
r7 *= 3
if w0 != 254 goto c8_5
r7 += 1
c8_5:
r7 *= 3
if w0 s<= 254 goto c8_6
r7 += 1
c8_6:
r7 *= 3
if w0 & 128 goto c8_7
r7 += 1
c8_7:
r7 *= 3
if w0 != 1 goto c8_8
r7 += 1
c8_8:
r7 *= 3
if w0 != 256 goto c8_9
r7 += 1
c8_9:
r7 *= 3
if w0 s<= 0 goto c8_10
r7 += 1
c8_10:
w0 = w5
w0 &= 255
w2 = w8
w2 &= 255
w0 += w2
r7 *= 3
if w0 == 0 goto c9_0
r7 += 1
c9_0:
r7 *= 3
if w0 < 510 goto c9_1
r7 += 1
c9_1:
r7 *= 3
if w0 == 0 goto c9_2
r7 += 1
c9_2:
r7 *= 3
if w0 <= 239 goto c9_3
r7 += 1
c9_3:
r7 *= 3
if w0 != 511 goto c9_4
r7 += 1
c9_4:
r7 *= 3
if w0 < 510 goto c9_5
r7 += 1
c9_5:
r7 *= 3
if w0 <= 510 goto c9_6
r7 += 1
c9_6:
r7 *= 3
if w0 < -1 goto c9_7
r7 += 1
c9_7:
r7 *= 3
if w0 <= 128 goto c9_8
r7 += 1
c9_8:
r7 *= 3
if w0 != 511 goto c9_9
r7 += 1
c9_9:
r7 *= 3
if w0 != 127 goto c9_10
r7 += 1
c9_10:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 6268aa89c4d8f416

== bounds in 32 bits, 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r5 = r7
r5 += r9
r2 = *(u64 *)(r5 + 0)
r5 = r7
r5 += r1
r6 = *(u64 *)(r5 + 0)
w0 = w2
w0 &= 255
w3 = w6
w3 &= 255
w0 *= w3
r8 *= 3
if w0 == 0 goto c0_0
r8 += 1
c0_0:
r8 *= 3
if w0 < 65025 goto c0_1
r8 += 1
c0_1:
r8 *= 3
if w0 == 0 goto c0_2
r8 += 1
c0_2:
r8 *= 3
if w0 > -1 goto c0_3
r8 += 1
c0_3:
r8 *= 3
if w0 s< 1 goto c0_4
r8 += 1
c0_4:
r8 *= 3
if w0 s> 65026 goto c0_5
r8 += 1
c0_5:
r8 *= 3
if w0 != 127 goto c0_6
r8 += 1
c0_6:
r8 *= 3
if w0 s< 128 goto c0_7
r8 += 1
c0_7:
r8 *= 3
if w0 > 65024 goto c0_8
r8 += 1
c0_8:
r8 *= 3
if w0 s> 3824 goto c0_9
r8 += 1
c0_9:
r8 *= 3
if w0 != 0 goto c0_10
r8 += 1
c0_10:
w0 = w2
w0 &= 255
w3 = w6
w3 &= 255
w0 &= w3
r8 *= 3
if w0 == 0 goto c1_0
r8 += 1
c1_0:
r8 *= 3
if w0 < 255 goto c1_1
r8 += 1
c1_1:
r8 *= 3
if w0 == 0 goto c1_2
r8 += 1
c1_2:
r8 *= 3
if w0 & 254 goto c1_3
r8 += 1
c1_3:
r8 *= 3
if w0 >= 128 goto c1_4
r8 += 1
c1_4:
r8 *= 3
if w0 != 0 goto c1_5
r8 += 1
c1_5:
r8 *= 3
if w0 s>= 0 goto c1_6
r8 += 1
c1_6:
r8 *= 3
if w0 >= 254 goto c1_7
r8 += 1
c1_7:
r8 *= 3
if w0 s<= 127 goto c1_8
r8 += 1
c1_8:
r8 *= 3
if w0 s<= 254 goto c1_9
r8 += 1
c1_9:
r8 *= 3
if w0 s<= 256 goto c1_10
r8 += 1
c1_10:
w0 = w2
w0 &= 255
w0 /= 3
r8 *= 3
if w0 == 0 goto c2_0
r8 += 1
c2_0:
r8 *= 3
if w0 < 85 goto c2_1
r8 += 1
c2_1:
r8 *= 3
if w0 == 0 goto c2_2
r8 += 1
c2_2:
r8 *= 3
if w0 s< 84 goto c2_3
r8 += 1
c2_3:
r8 *= 3
if w0 < 42 goto c2_4
r8 += 1
c2_4:
r8 *= 3
if w0 == 0 goto c2_5
r8 += 1
c2_5:
r8 *= 3
if w0 s>= 1 goto c2_6
r8 += 1
c2_6:
r8 *= 3
if w0 != 0 goto c2_7
r8 += 1
c2_7:
r8 *= 3
if w0 s<= 128 goto c2_8
r8 += 1
c2_8:
r8 *= 3
if w0 >= 1 goto c2_9
r8 += 1
c2_9:
r8 *= 3
if w0 s< 86 goto c2_10
r8 += 1
c2_10:
w0 = w2
w0 &= 255
w0 <<= 4
r8 *= 3
if w0 == 0 goto c3_0
r8 += 1
c3_0:
r8 *= 3
if w0 < 4080 goto c3_1
r8 += 1
c3_1:
r8 *= 3
if w0 == 0 goto c3_2
r8 += 1
c3_2:
r8 *= 3
if w0 < 1 goto c3_3
r8 += 1
c3_3:
r8 *= 3
if w0 & 127 goto c3_4
r8 += 1
c3_4:
r8 *= 3
if w0 <= -1 goto c3_5
r8 += 1
c3_5:
r8 *= 3
if w0 <= 1 goto c3_6
r8 += 1
c3_6:
r8 *= 3
if w0 s> 0 goto c3_7
r8 += 1
c3_7:
r8 *= 3
if w0 & 4079 goto c3_8
r8 += 1
c3_8:
r8 *= 3
if w0 s>= 0 goto c3_9
r8 += 1
c3_9:
r8 *= 3
if w0 & 4080 goto c3_10
r8 += 1
c3_10:
w0 = w2
w0 &= 255
w0 >>= 3
r8 *= 3
if w0 == 0 goto c4_0
r8 += 1
c4_0:
r8 *= 3
if w0 < 31 goto c4_1
r8 += 1
c4_1:
r8 *= 3
if w0 == 0 goto c4_2
r8 += 1
c4_2:
r8 *= 3
if w0 s<= 31 goto c4_3
r8 += 1
c4_3:
r8 *= 3
if w0 s> 30 goto c4_4
r8 += 1
c4_4:
r8 *= 3
if w0 s< -1 goto c4_5
r8 += 1
c4_5:
r8 *= 3
if w0 s< 32 goto c4_6
r8 += 1
c4_6:
r8 *= 3
if w0 & -1 goto c4_7
r8 += 1
c4_7:
r8 *= 3
if w0 >= 0 goto c4_8
r8 += 1
c4_8:
r8 *= 3
if w0 s>= 30 goto c4_9
r8 += 1
c4_9:
r8 *= 3
if w0 != 32 goto c4_10
r8 += 1
c4_10:
w0 = w2
w0 &= 255
w3 = w6
w3 &= 255
w0 -= w3
r8 *= 3
if w0 == -255 goto c5_0
r8 += 1
c5_0:
r8 *= 3
if w0 < 255 goto c5_1
r8 += 1
c5_1:
r8 *= 3
if w0 == 0 goto c5_2
r8 += 1
c5_2:
r8 *= 3
if w0 s<= -256 goto c5_3
r8 += 1
c5_3:
r8 *= 3
if w0 s< 128 goto c5_4
r8 += 1
c5_4:
r8 *= 3
if w0 == 255 goto c5_5
r8 += 1
c5_5:
r8 *= 3
if w0 == -1 goto c5_6
r8 += 1
c5_6:
r8 *= 3
if w0 >= -255 goto c5_7
r8 += 1
c5_7:
r8 *= 3
if w0 s> -256 goto c5_8
r8 += 1
c5_8:
r8 *= 3
if w0 > 127 goto c5_9
r8 += 1
c5_9:
r8 *= 3
if w0 s<= -256 goto c5_10
r8 += 1
c5_10:
w0 = w2
w0 &= 255
w0 += 1
r8 *= 3
if w0 == 1 goto c6_0
r8 += 1
c6_0:
r8 *= 3
if w0 < 256 goto c6_1
r8 += 1
c6_1:
r8 *= 3
if w0 == 0 goto c6_2
r8 += 1
c6_2:
r8 *= 3
if w0 s<= 129 goto c6_3
r8 += 1
c6_3:
r8 *= 3
if w0 < -1 goto c6_4
r8 += 1
c6_4:
r8 *= 3
if w0 s> 257 goto c6_5
r8 += 1
c6_5:
r8 *= 3
if w0 s>= 256 goto c6_6
r8 += 1
c6_6:
r8 *= 3
if w0 != 0 goto c6_7
r8 += 1
c6_7:
r8 *= 3
if w0 == 127 goto c6_8
r8 += 1
c6_8:
r8 *= 3
if w0 & 1 goto c6_9
r8 += 1
c6_9:
r8 *= 3
if w0 != -1 goto c6_10
r8 += 1
c6_10:
w0 = w2
w0 &= 255
w0 = -w0
r8 *= 3
if w0 == -255 goto c7_0
r8 += 1
c7_0:
r8 *= 3
if w0 < 0 goto c7_1
r8 += 1
c7_1:
r8 *= 3
if w0 == 0 goto c7_2
r8 += 1
c7_2:
r8 *= 3
if w0 != 1 goto c7_3
r8 += 1
c7_3:
r8 *= 3
if w0 != 127 goto c7_4
r8 += 1
c7_4:
r8 *= 3
if w0 != -1 goto c7_5
r8 += 1
c7_5:
r8 *= 3
if w0 <= 0 goto c7_6
r8 += 1
c7_6:
r8 *= 3
if w0 < -255 goto c7_7
r8 += 1
c7_7:
r8 *= 3
if w0 & -255 goto c7_8
r8 += 1
c7_8:
r8 *= 3
if w0 != -1 goto c7_9
r8 += 1
c7_9:
r8 *= 3
if w0 >= 128 goto c7_10
r8 += 1
c7_10:
w0 = w2
w0 &= 255
w0 ^= -1
r8 *= 3
if w0 == -256 goto c8_0
r8 += 1
c8_0:
r8 *= 3
if w0 < -1 goto c8_1
r8 += 1
c8_1:
r8 *= 3
if w0 == 0 goto c8_2
r8 += 1
c8_2:
r8 *= 3
if w0 >= 1 goto c8_3
r8 += 1
c8_3:
r8 *= 3
if w0 s<= -1 goto c8_4
r8 += 1
c8_4:
r8 *= 3
if w0 == -17 goto c8_5
r8 += 1
c8_5:
r8 *= 3
if w0 & -257 goto c8_6
r8 += 1
c8_6:
r8 *= 3
if w0 s> 128 goto c8_7
r8 += 1
c8_7:
r8 *= 3
if w0 == -1 goto c8_8
r8 += 1
c8_8:
r8 *= 3
if w0 != -257 goto c8_9
r8 += 1
c8_9:
r8 *= 3
if w0 == -256 goto c8_10
r8 += 1
c8_10:
w0 = w2
w0 &= 255
w0 -= 5
r8 *= 3
if w0 == -5 goto c9_0
r8 += 1
c9_0:
r8 *= 3
if w0 < 250 goto c9_1
r8 += 1
c9_1:
r8 *= 3
if w0 == 0 goto c9_2
r8 += 1
c9_2:
r8 *= 3
if w0 s>= -1 goto c9_3
r8 += 1
c9_3:
r8 *= 3
if w0 & 0 goto c9_4
r8 += 1
c9_4:
r8 *= 3
if w0 s> -6 goto c9_5
r8 += 1
c9_5:
r8 *= 3
if w0 >= 250 goto c9_6
r8 += 1
c9_6:
r8 *= 3
if w0 s>= 127 goto c9_7
r8 += 1
c9_7:
r8 *= 3
if w0 != -6 goto c9_8
r8 += 1
c9_8:
r8 *= 3
if w0 >= 1 goto c9_9
r8 += 1
c9_9:
r8 *= 3
if w0 s<= 123 goto c9_10
r8 += 1
c9_10:
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
-- result de3c4b7ab5e7c2fc

== bounds in 32 bits, 3
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r5 = 0
inner:
r6 = r8
r6 += r1
r3 = *(u64 *)(r6 + 0)
r6 = r8
r6 += r5
r7 = *(u64 *)(r6 + 0)
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 |= w2
r9 *= 3
if w0 == 0 goto c0_0
r9 += 1
c0_0:
r9 *= 3
if w0 < 60 goto c0_1
r9 += 1
c0_1:
r9 *= 3
if w0 == 0 goto c0_2
r9 += 1
c0_2:
r9 *= 3
if w0 != 59 goto c0_3
r9 += 1
c0_3:
r9 *= 3
if w0 < 0 goto c0_4
r9 += 1
c0_4:
r9 *= 3
if w0 s>= 0 goto c0_5
r9 += 1
c0_5:
r9 *= 3
if w0 <= 127 goto c0_6
r9 += 1
c0_6:
r9 *= 3
if w0 == 61 goto c0_7
r9 += 1
c0_7:
r9 *= 3
if w0 != 127 goto c0_8
r9 += 1
c0_8:
r9 *= 3
if w0 == 61 goto c0_9
r9 += 1
c0_9:
r9 *= 3
if w0 s>= 32 goto c0_10
r9 += 1
c0_10:
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 ^= w2
r9 *= 3
if w0 == 0 goto c1_0
r9 += 1
c1_0:
r9 *= 3
if w0 < 60 goto c1_1
r9 += 1
c1_1:
r9 *= 3
if w0 == 0 goto c1_2
r9 += 1
c1_2:
r9 *= 3
if w0 > 59 goto c1_3
r9 += 1
c1_3:
r9 *= 3
if w0 <= 32 goto c1_4
r9 += 1
c1_4:
r9 *= 3
if w0 > 61 goto c1_5
r9 += 1
c1_5:
r9 *= 3
if w0 == 127 goto c1_6
r9 += 1
c1_6:
r9 *= 3
if w0 <= 59 goto c1_7
r9 += 1
c1_7:
r9 *= 3
if w0 <= 127 goto c1_8
r9 += 1
c1_8:
r9 *= 3
if w0 & 60 goto c1_9
r9 += 1
c1_9:
r9 *= 3
if w0 s> 60 goto c1_10
r9 += 1
c1_10:
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 += w2
r9 *= 3
if w0 == 0 goto c2_0
r9 += 1
c2_0:
r9 *= 3
if w0 < 60 goto c2_1
r9 += 1
c2_1:
r9 *= 3
if w0 == 0 goto c2_2
r9 += 1
c2_2:
r9 *= 3
if w0 != 60 goto c2_3
r9 += 1
c2_3:
r9 *= 3
if w0 s< 32 goto c2_4
r9 += 1
c2_4:
r9 *= 3
if w0 s<= 128 goto c2_5
r9 += 1
c2_5:
r9 *= 3
if w0 s< 61 goto c2_6
r9 += 1
c2_6:
r9 *= 3
if w0 > 127 goto c2_7
r9 += 1
c2_7:
r9 *= 3
if w0 s<= 1 goto c2_8
r9 += 1
c2_8:
r9 *= 3
if w0 s>= 59 goto c2_9
r9 += 1
c2_9:
r9 *= 3
if w0 != 1 goto c2_10
r9 += 1
c2_10:
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 *= w2
r9 *= 3
if w0 == 0 goto c3_0
r9 += 1
c3_0:
r9 *= 3
if w0 < 576 goto c3_1
r9 += 1
c3_1:
r9 *= 3
if w0 == 0 goto c3_2
r9 += 1
c3_2:
r9 *= 3
if w0 & 384 goto c3_3
r9 += 1
c3_3:
r9 *= 3
if w0 s< 1 goto c3_4
r9 += 1
c3_4:
r9 *= 3
if w0 != 384 goto c3_5
r9 += 1
c3_5:
r9 *= 3
if w0 s<= 128 goto c3_6
r9 += 1
c3_6:
r9 *= 3
if w0 & 577 goto c3_7
r9 += 1
c3_7:
r9 *= 3
if w0 == 1 goto c3_8
r9 += 1
c3_8:
r9 *= 3
if w0 s>= 127 goto c3_9
r9 += 1
c3_9:
r9 *= 3
if w0 < 384 goto c3_10
r9 += 1
c3_10:
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 &= w2
r9 *= 3
if w0 == 0 goto c4_0
r9 += 1
c4_0:
r9 *= 3
if w0 < 0 goto c4_1
r9 += 1
c4_1:
r9 *= 3
if w0 == 0 goto c4_2
r9 += 1
c4_2:
r9 *= 3
if w0 > 128 goto c4_3
r9 += 1
c4_3:
r9 *= 3
if w0 >= 127 goto c4_4
r9 += 1
c4_4:
r9 *= 3
if w0 != 128 goto c4_5
r9 += 1
c4_5:
r9 *= 3
if w0 >= 0 goto c4_6
r9 += 1
c4_6:
r9 *= 3
if w0 > 128 goto c4_7
r9 += 1
c4_7:
r9 *= 3
if w0 <= 128 goto c4_8
r9 += 1
c4_8:
r9 *= 3
if w0 s<= -1 goto c4_9
r9 += 1
c4_9:
r9 *= 3
if w0 s>= 1 goto c4_10
r9 += 1
c4_10:
w0 = w3
w0 &= 48
w0 /= 3
r9 *= 3
if w0 == 0 goto c5_0
r9 += 1
c5_0:
r9 *= 3
if w0 < 16 goto c5_1
r9 += 1
c5_1:
r9 *= 3
if w0 == 0 goto c5_2
r9 += 1
c5_2:
r9 *= 3
if w0 == 0 goto c5_3
r9 += 1
c5_3:
r9 *= 3
if w0 s> 1 goto c5_4
r9 += 1
c5_4:
r9 *= 3
if w0 s<= -1 goto c5_5
r9 += 1
c5_5:
r9 *= 3
if w0 < 1 goto c5_6
r9 += 1
c5_6:
r9 *= 3
if w0 > 16 goto c5_7
r9 += 1
c5_7:
r9 *= 3
if w0 > 0 goto c5_8
r9 += 1
c5_8:
r9 *= 3
if w0 s< 15 goto c5_9
r9 += 1
c5_9:
r9 *= 3
if w0 >= -1 goto c5_10
r9 += 1
c5_10:
w0 = w3
w0 &= 48
w0 <<= 4
r9 *= 3
if w0 == 0 goto c6_0
r9 += 1
c6_0:
r9 *= 3
if w0 < 768 goto c6_1
r9 += 1
c6_1:
r9 *= 3
if w0 == 0 goto c6_2
r9 += 1
c6_2:
r9 *= 3
if w0 == -1 goto c6_3
r9 += 1
c6_3:
r9 *= 3
if w0 >= 127 goto c6_4
r9 += 1
c6_4:
r9 *= 3
if w0 s<= 128 goto c6_5
r9 += 1
c6_5:
r9 *= 3
if w0 > 1 goto c6_6
r9 += 1
c6_6:
r9 *= 3
if w0 s> 127 goto c6_7
r9 += 1
c6_7:
r9 *= 3
if w0 & 127 goto c6_8
r9 += 1
c6_8:
r9 *= 3
if w0 s>= -1 goto c6_9
r9 += 1
c6_9:
r9 *= 3
if w0 == 128 goto c6_10
r9 += 1
c6_10:
w0 = w3
w0 &= 48
w0 >>= 3
r9 *= 3
if w0 == 0 goto c7_0
r9 += 1
c7_0:
r9 *= 3
if w0 < 6 goto c7_1
r9 += 1
c7_1:
r9 *= 3
if w0 == 0 goto c7_2
r9 += 1
c7_2:
r9 *= 3
if w0 > 4 goto c7_3
r9 += 1
c7_3:
r9 *= 3
if w0 s< 0 goto c7_4
r9 += 1
c7_4:
r9 *= 3
if w0 == 1 goto c7_5
r9 += 1
c7_5:
r9 *= 3
if w0 >= 7 goto c7_6
r9 += 1
c7_6:
r9 *= 3
if w0 != 0 goto c7_7
r9 += 1
c7_7:
r9 *= 3
if w0 > -1 goto c7_8
r9 += 1
c7_8:
r9 *= 3
if w0 s>= 4 goto c7_9
r9 += 1
c7_9:
r9 *= 3
if w0 < 4 goto c7_10
r9 += 1
c7_10:
w0 = w3
w0 &= 48
w2 = w7
w2 &= 12
w0 -= w2
r9 *= 3
if w0 == -12 goto c8_0
r9 += 1
c8_0:
r9 *= 3
if w0 < 48 goto c8_1
r9 += 1
c8_1:
r9 *= 3
if w0 == 0 goto c8_2
r9 += 1
c8_2:
r9 *= 3
if w0 >= 0 goto c8_3
r9 += 1
c8_3:
r9 *= 3
if w0 s< -1 goto c8_4
r9 += 1
c8_4:
r9 *= 3
if w0 & 127 goto c8_5
r9 += 1
c8_5:
r9 *= 3
if w0 & -13 goto c8_6
r9 += 1
c8_6:
r9 *= 3
if w0 < -12 goto c8_7
r9 += 1
c8_7:
r9 *= 3
if w0 s<= 0 goto c8_8
r9 += 1
c8_8:
r9 *= 3
if w0 != 48 goto c8_9
r9 += 1
c8_9:
r9 *= 3
if w0 & -1 goto c8_10
r9 += 1
c8_10:
w0 = w3
w0 &= 48
w0 += 1
r9 *= 3
if w0 == 1 goto c9_0
r9 += 1
c9_0:
r9 *= 3
if w0 < 49 goto c9_1
r9 += 1
c9_1:
r9 *= 3
if w0 == 0 goto c9_2
r9 += 1
c9_2:
r9 *= 3
if w0 != -1 goto c9_3
r9 += 1
c9_3:
r9 *= 3
if w0 & 127 goto c9_4
r9 += 1
c9_4:
r9 *= 3
if w0 <= 49 goto c9_5
r9 += 1
c9_5:
r9 *= 3
if w0 != -1 goto c9_6
r9 += 1
c9_6:
r9 *= 3
if w0 != 127 goto c9_7
r9 += 1
c9_7:
r9 *= 3
if w0 s<= 0 goto c9_8
r9 += 1
c9_8:
r9 *= 3
if w0 >= 33 goto c9_9
r9 += 1
c9_9:
r9 *= 3
if w0 == 1 goto c9_10
r9 += 1
c9_10:
r5 += 8
if r5 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a095e46710fa27ac

== bounds in 32 bits, 4
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r9
r7 += r5
r4 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r6
r8 = *(u64 *)(r7 + 0)
w0 = w4
w0 &= 48
w0 = -w0
r1 *= 3
if w0 == -48 goto c0_0
r1 += 1
c0_0:
r1 *= 3
if w0 < 0 goto c0_1
r1 += 1
c0_1:
r1 *= 3
if w0 == 0 goto c0_2
r1 += 1
c0_2:
r1 *= 3
if w0 s> 127 goto c0_3
r1 += 1
c0_3:
r1 *= 3
if w0 s<= 127 goto c0_4
r1 += 1
c0_4:
r1 *= 3
if w0 <= 128 goto c0_5
r1 += 1
c0_5:
r1 *= 3
if w0 == 128 goto c0_6
r1 += 1
c0_6:
r1 *= 3
if w0 > -49 goto c0_7
r1 += 1
c0_7:
r1 *= 3
if w0 == 128 goto c0_8
r1 += 1
c0_8:
r1 *= 3
if w0 & 1 goto c0_9
r1 += 1
c0_9:
r1 *= 3
if w0 s< -49 goto c0_10
r1 += 1
c0_10:
w0 = w4
w0 &= 48
w0 ^= -1
r1 *= 3
if w0 == -49 goto c1_0
r1 += 1
c1_0:
r1 *= 3
if w0 < -1 goto c1_1
r1 += 1
c1_1:
r1 *= 3
if w0 == 0 goto c1_2
r1 += 1
c1_2:
r1 *= 3
if w0 == -49 goto c1_3
r1 += 1
c1_3:
r1 *= 3
if w0 < 128 goto c1_4
r1 += 1
c1_4:
r1 *= 3
if w0 s> -17 goto c1_5
r1 += 1
c1_5:
r1 *= 3
if w0 == 128 goto c1_6
r1 += 1
c1_6:
r1 *= 3
if w0 s<= -17 goto c1_7
r1 += 1
c1_7:
r1 *= 3
if w0 s< 127 goto c1_8
r1 += 1
c1_8:
r1 *= 3
if w0 s>= 1 goto c1_9
r1 += 1
c1_9:
r1 *= 3
if w0 <= 127 goto c1_10
r1 += 1
c1_10:
w0 = w4
w0 &= 48
w0 -= 5
r1 *= 3
if w0 == -5 goto c2_0
r1 += 1
c2_0:
r1 *= 3
if w0 < 43 goto c2_1
r1 += 1
c2_1:
r1 *= 3
if w0 == 0 goto c2_2
r1 += 1
c2_2:
r1 *= 3
if w0 s> 44 goto c2_3
r1 += 1
c2_3:
r1 *= 3
if w0 & 127 goto c2_4
r1 += 1
c2_4:
r1 *= 3
if w0 s<= 43 goto c2_5
r1 += 1
c2_5:
r1 *= 3
if w0 >= 44 goto c2_6
r1 += 1
c2_6:
r1 *= 3
if w0 & 128 goto c2_7
r1 += 1
c2_7:
r1 *= 3
if w0 s< 128 goto c2_8
r1 += 1
c2_8:
r1 *= 3
if w0 < 1 goto c2_9
r1 += 1
c2_9:
r1 *= 3
if w0 == 1 goto c2_10
r1 += 1
c2_10:
w0 = w4
r0 = le16 r0
w2 = w8
r2 = le16 r2
w0 |= w2
r1 *= 3
if w0 == 0 goto c3_0
r1 += 1
c3_0:
r1 *= 3
if w0 < 65535 goto c3_1
r1 += 1
c3_1:
r1 *= 3
if w0 == 0 goto c3_2
r1 += 1
c3_2:
r1 *= 3
if w0 s<= 1 goto c3_3
r1 += 1
c3_3:
r1 *= 3
if w0 s> -1 goto c3_4
r1 += 1
c3_4:
r1 *= 3
if w0 == 65534 goto c3_5
r1 += 1
c3_5:
r1 *= 3
if w0 == 65535 goto c3_6
r1 += 1
c3_6:
r1 *= 3
if w0 >= 65536 goto c3_7
r1 += 1
c3_7:
r1 *= 3
if w0 > 127 goto c3_8
r1 += 1
c3_8:
r1 *= 3
if w0 & 65534 goto c3_9
r1 += 1
c3_9:
r1 *= 3
if w0 >= 127 goto c3_10
r1 += 1
c3_10:
w0 = w4
r0 = le16 r0
w2 = w8
r2 = le16 r2
w0 ^= w2
r1 *= 3
if w0 == 0 goto c4_0
r1 += 1
c4_0:
r1 *= 3
if w0 < 65535 goto c4_1
r1 += 1
c4_1:
r1 *= 3
if w0 == 0 goto c4_2
r1 += 1
c4_2:
r1 *= 3
if w0 < 32768 goto c4_3
r1 += 1
c4_3:
r1 *= 3
if w0 != 127 goto c4_4
r1 += 1
c4_4:
r1 *= 3
if w0 & 65536 goto c4_5
r1 += 1
c4_5:
r1 *= 3
if w0 s>= 128 goto c4_6
r1 += 1
c4_6:
r1 *= 3
if w0 s> 0 goto c4_7
r1 += 1
c4_7:
r1 *= 3
if w0 s> 32768 goto c4_8
r1 += 1
c4_8:
r1 *= 3
if w0 s<= 65534 goto c4_9
r1 += 1
c4_9:
r1 *= 3
if w0 >= 65536 goto c4_10
r1 += 1
c4_10:
w0 = w4
r0 = le16 r0
w2 = w8
r2 = le16 r2
w0 += w2
r1 *= 3
if w0 == 0 goto c5_0
r1 += 1
c5_0:
r1 *= 3
if w0 < 131070 goto c5_1
r1 += 1
c5_1:
r1 *= 3
if w0 == 0 goto c5_2
r1 += 1
c5_2:
r1 *= 3
if w0 s> 32896 goto c5_3
r1 += 1
c5_3:
r1 *= 3
if w0 s>= 131069 goto c5_4
r1 += 1
c5_4:
r1 *= 3
if w0 < 128 goto c5_5
r1 += 1
c5_5:
r1 *= 3
if w0 != 0 goto c5_6
r1 += 1
c5_6:
r1 *= 3
if w0 s> 131069 goto c5_7
r1 += 1
c5_7:
r1 *= 3
if w0 != 0 goto c5_8
r1 += 1
c5_8:
r1 *= 3
if w0 s> 131069 goto c5_9
r1 += 1
c5_9:
r1 *= 3
if w0 s> 131070 goto c5_10
r1 += 1
c5_10:
w0 = w4
r0 = le16 r0
w2 = w8
r2 = le16 r2
w0 *= w2
r1 *= 3
if w0 == -1515674335 goto c6_0
r1 += 1
c6_0:
r1 *= 3
if w0 < 2147450880 goto c6_1
r1 += 1
c6_1:
r1 *= 3
if w0 == 0 goto c6_2
r1 += 1
c6_2:
r1 *= 3
if w0 <= 0 goto c6_3
r1 += 1
c6_3:
r1 *= 3
if w0 < 127 goto c6_4
r1 += 1
c6_4:
r1 *= 3
if w0 s> 2147450880 goto c6_5
r1 += 1
c6_5:
r1 *= 3
if w0 s> 0 goto c6_6
r1 += 1
c6_6:
r1 *= 3
if w0 < 127 goto c6_7
r1 += 1
c6_7:
r1 *= 3
if w0 s>= 128 goto c6_8
r1 += 1
c6_8:
r1 *= 3
if w0 s>= 0 goto c6_9
r1 += 1
c6_9:
r1 *= 3
if w0 s>= 2147450881 goto c6_10
r1 += 1
c6_10:
w0 = w4
r0 = le16 r0
w2 = w8
r2 = le16 r2
w0 &= w2
r1 *= 3
if w0 == 0 goto c7_0
r1 += 1
c7_0:
r1 *= 3
if w0 < 65535 goto c7_1
r1 += 1
c7_1:
r1 *= 3
if w0 == 0 goto c7_2
r1 += 1
c7_2:
r1 *= 3
if w0 s< 65536 goto c7_3
r1 += 1
c7_3:
r1 *= 3
if w0 >= -1 goto c7_4
r1 += 1
c7_4:
r1 *= 3
if w0 != 65536 goto c7_5
r1 += 1
c7_5:
r1 *= 3
if w0 & 65536 goto c7_6
r1 += 1
c7_6:
r1 *= 3
if w0 < 255 goto c7_7
r1 += 1
c7_7:
r1 *= 3
if w0 != 127 goto c7_8
r1 += 1
c7_8:
r1 *= 3
if w0 s> 128 goto c7_9
r1 += 1
c7_9:
r1 *= 3
if w0 <= 0 goto c7_10
r1 += 1
c7_10:
w0 = w4
r0 = le16 r0
w0 /= 3
r1 *= 3
if w0 == 0 goto c8_0
r1 += 1
c8_0:
r1 *= 3
if w0 < 21845 goto c8_1
r1 += 1
c8_1:
r1 *= 3
if w0 == 0 goto c8_2
r1 += 1
c8_2:
r1 *= 3
if w0 s< 128 goto c8_3
r1 += 1
c8_3:
r1 *= 3
if w0 s> -1 goto c8_4
r1 += 1
c8_4:
r1 *= 3
if w0 & -1 goto c8_5
r1 += 1
c8_5:
r1 *= 3
if w0 == 127 goto c8_6
r1 += 1
c8_6:
r1 *= 3
if w0 & 21844 goto c8_7
r1 += 1
c8_7:
r1 *= 3
if w0 s<= 0 goto c8_8
r1 += 1
c8_8:
r1 *= 3
if w0 s>= 0 goto c8_9
r1 += 1
c8_9:
r1 *= 3
if w0 != 21844 goto c8_10
r1 += 1
c8_10:
w0 = w4
r0 = le16 r0
w0 <<= 4
r1 *= 3
if w0 == 0 goto c9_0
r1 += 1
c9_0:
r1 *= 3
if w0 < 1048560 goto c9_1
r1 += 1
c9_1:
r1 *= 3
if w0 == 0 goto c9_2
r1 += 1
c9_2:
r1 *= 3
if w0 s>= 1048559 goto c9_3
r1 += 1
c9_3:
r1 *= 3
if w0 s< 127 goto c9_4
r1 += 1
c9_4:
r1 *= 3
if w0 s> 205056 goto c9_5
r1 += 1
c9_5:
r1 *= 3
if w0 s>= 1048559 goto c9_6
r1 += 1
c9_6:
r1 *= 3
if w0 != 1048559 goto c9_7
r1 += 1
c9_7:
r1 *= 3
if w0 >= 205056 goto c9_8
r1 += 1
c9_8:
r1 *= 3
if w0 s>= 1 goto c9_9
r1 += 1
c9_9:
r1 *= 3
if w0 <= 0 goto c9_10
r1 += 1
c9_10:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 7cd6a37112ea4fed

== bounds in 32 bits, 5
-- asm
r9 = r1
r1 = 0
r4 = 0
outer:
r7 = 0
inner:
r8 = r9
r8 += r4
r5 = *(u64 *)(r8 + 0)
r8 = r9
r8 += r7
r6 = *(u64 *)(r8 + 0)
w0 = w5
r0 = le16 r0
w0 >>= 3
r1 *= 3
if w0 == 0 goto c0_0
r1 += 1
c0_0:
r1 *= 3
if w0 < 8191 goto c0_1
r1 += 1
c0_1:
r1 *= 3
if w0 == 0 goto c0_2
r1 += 1
c0_2:
r1 *= 3
if w0 s>= 8192 goto c0_3
r1 += 1
c0_3:
r1 *= 3
if w0 >= 8192 goto c0_4
r1 += 1
c0_4:
r1 *= 3
if w0 < 128 goto c0_5
r1 += 1
c0_5:
r1 *= 3
if w0 < -1 goto c0_6
r1 += 1
c0_6:
r1 *= 3
if w0 != 1602 goto c0_7
r1 += 1
c0_7:
r1 *= 3
if w0 & 8190 goto c0_8
r1 += 1
c0_8:
r1 *= 3
if w0 <= 0 goto c0_9
r1 += 1
c0_9:
r1 *= 3
if w0 s>= 1602 goto c0_10
r1 += 1
c0_10:
w0 = w5
r0 = le16 r0
w2 = w6
r2 = le16 r2
w0 -= w2
r1 *= 3
if w0 == -65535 goto c1_0
r1 += 1
c1_0:
r1 *= 3
if w0 < 65535 goto c1_1
r1 += 1
c1_1:
r1 *= 3
if w0 == 0 goto c1_2
r1 += 1
c1_2:
r1 *= 3
if w0 s< -65535 goto c1_3
r1 += 1
c1_3:
r1 *= 3
if w0 s>= -65536 goto c1_4
r1 += 1
c1_4:
r1 *= 3
if w0 < 127 goto c1_5
r1 += 1
c1_5:
r1 *= 3
if w0 s> 65536 goto c1_6
r1 += 1
c1_6:
r1 *= 3
if w0 == 1 goto c1_7
r1 += 1
c1_7:
r1 *= 3
if w0 & 65536 goto c1_8
r1 += 1
c1_8:
r1 *= 3
if w0 s>= 65536 goto c1_9
r1 += 1
c1_9:
r1 *= 3
if w0 != 65536 goto c1_10
r1 += 1
c1_10:
w0 = w5
r0 = le16 r0
w0 += 1
r1 *= 3
if w0 == 1 goto c2_0
r1 += 1
c2_0:
r1 *= 3
if w0 < 65536 goto c2_1
r1 += 1
c2_1:
r1 *= 3
if w0 == 0 goto c2_2
r1 += 1
c2_2:
r1 *= 3
if w0 & 65537 goto c2_3
r1 += 1
c2_3:
r1 *= 3
if w0 > 65537 goto c2_4
r1 += 1
c2_4:
r1 *= 3
if w0 s<= 128 goto c2_5
r1 += 1
c2_5:
r1 *= 3
if w0 s<= 127 goto c2_6
r1 += 1
c2_6:
r1 *= 3
if w0 >= 127 goto c2_7
r1 += 1
c2_7:
r1 *= 3
if w0 & 65536 goto c2_8
r1 += 1
c2_8:
r1 *= 3
if w0 <= 12817 goto c2_9
r1 += 1
c2_9:
r1 *= 3
if w0 < 65535 goto c2_10
r1 += 1
c2_10:
w0 = w5
r0 = le16 r0
w0 = -w0
r1 *= 3
if w0 == -65535 goto c3_0
r1 += 1
c3_0:
r1 *= 3
if w0 < 0 goto c3_1
r1 += 1
c3_1:
r1 *= 3
if w0 == 0 goto c3_2
r1 += 1
c3_2:
r1 *= 3
if w0 s> -1 goto c3_3
r1 += 1
c3_3:
r1 *= 3
if w0 s>= -255 goto c3_4
r1 += 1
c3_4:
r1 *= 3
if w0 <= 128 goto c3_5
r1 += 1
c3_5:
r1 *= 3
if w0 s> 128 goto c3_6
r1 += 1
c3_6:
r1 *= 3
if w0 > -1 goto c3_7
r1 += 1
c3_7:
r1 *= 3
if w0 <= -65535 goto c3_8
r1 += 1
c3_8:
r1 *= 3
if w0 s> -1 goto c3_9
r1 += 1
c3_9:
r1 *= 3
if w0 s> 1 goto c3_10
r1 += 1
c3_10:
w0 = w5
r0 = le16 r0
w0 ^= -1
r1 *= 3
if w0 == -65536 goto c4_0
r1 += 1
c4_0:
r1 *= 3
if w0 < -1 goto c4_1
r1 += 1
c4_1:
r1 *= 3
if w0 == 0 goto c4_2
r1 += 1
c4_2:
r1 *= 3
if w0 >= -256 goto c4_3
r1 += 1
c4_3:
r1 *= 3
if w0 >= 128 goto c4_4
r1 += 1
c4_4:
r1 *= 3
if w0 == 1 goto c4_5
r1 += 1
c4_5:
r1 *= 3
if w0 != -1 goto c4_6
r1 += 1
c4_6:
r1 *= 3
if w0 < -65537 goto c4_7
r1 += 1
c4_7:
r1 *= 3
if w0 >= 0 goto c4_8
r1 += 1
c4_8:
r1 *= 3
if w0 >= 128 goto c4_9
r1 += 1
c4_9:
r1 *= 3
if w0 >= 128 goto c4_10
r1 += 1
c4_10:
w0 = w5
r0 = le16 r0
w0 -= 5
r1 *= 3
if w0 == -5 goto c5_0
r1 += 1
c5_0:
r1 *= 3
if w0 < 65530 goto c5_1
r1 += 1
c5_1:
r1 *= 3
if w0 == 0 goto c5_2
r1 += 1
c5_2:
r1 *= 3
if w0 s> 65531 goto c5_3
r1 += 1
c5_3:
r1 *= 3
if w0 > 1 goto c5_4
r1 += 1
c5_4:
r1 *= 3
if w0 s< -6 goto c5_5
r1 += 1
c5_5:
r1 *= 3
if w0 == -6 goto c5_6
r1 += 1
c5_6:
r1 *= 3
if w0 > 1 goto c5_7
r1 += 1
c5_7:
r1 *= 3
if w0 s<= 12811 goto c5_8
r1 += 1
c5_8:
r1 *= 3
if w0 s>= 127 goto c5_9
r1 += 1
c5_9:
r1 *= 3
if w0 s< 0 goto c5_10
r1 += 1
c5_10:
w0 = w5
w0 %= 10
w2 = w6
w2 %= 7
w0 |= w2
r1 *= 3
if w0 == 0 goto c6_0
r1 += 1
c6_0:
r1 *= 3
if w0 < 13 goto c6_1
r1 += 1
c6_1:
r1 *= 3
if w0 == 0 goto c6_2
r1 += 1
c6_2:
r1 *= 3
if w0 s>= 0 goto c6_3
r1 += 1
c6_3:
r1 *= 3
if w0 s<= 1 goto c6_4
r1 += 1
c6_4:
r1 *= 3
if w0 != 127 goto c6_5
r1 += 1
c6_5:
r1 *= 3
if w0 s> 1 goto c6_6
r1 += 1
c6_6:
r1 *= 3
if w0 > -1 goto c6_7
r1 += 1
c6_7:
r1 *= 3
if w0 s>= 7 goto c6_8
r1 += 1
c6_8:
r1 *= 3
if w0 < 128 goto c6_9
r1 += 1
c6_9:
r1 *= 3
if w0 != 14 goto c6_10
r1 += 1
c6_10:
w0 = w5
w0 %= 10
w2 = w6
w2 %= 7
w0 ^= w2
r1 *= 3
if w0 == 0 goto c7_0
r1 += 1
c7_0:
r1 *= 3
if w0 < 13 goto c7_1
r1 += 1
c7_1:
r1 *= 3
if w0 == 0 goto c7_2
r1 += 1
c7_2:
r1 *= 3
if w0 s<= -1 goto c7_3
r1 += 1
c7_3:
r1 *= 3
if w0 != 6 goto c7_4
r1 += 1
c7_4:
r1 *= 3
if w0 != 127 goto c7_5
r1 += 1
c7_5:
r1 *= 3
if w0 > 6 goto c7_6
r1 += 1
c7_6:
r1 *= 3
if w0 <= 128 goto c7_7
r1 += 1
c7_7:
r1 *= 3
if w0 s< -1 goto c7_8
r1 += 1
c7_8:
r1 *= 3
if w0 s>= 6 goto c7_9
r1 += 1
c7_9:
r1 *= 3
if w0 == 1 goto c7_10
r1 += 1
c7_10:
w0 = w5
w0 %= 10
w2 = w6
w2 %= 7
w0 += w2
r1 *= 3
if w0 == 0 goto c8_0
r1 += 1
c8_0:
r1 *= 3
if w0 < 13 goto c8_1
r1 += 1
c8_1:
r1 *= 3
if w0 == 0 goto c8_2
r1 += 1
c8_2:
r1 *= 3
if w0 s> 7 goto c8_3
r1 += 1
c8_3:
r1 *= 3
if w0 >= 128 goto c8_4
r1 += 1
c8_4:
r1 *= 3
if w0 >= 1 goto c8_5
r1 += 1
c8_5:
r1 *= 3
if w0 != 7 goto c8_6
r1 += 1
c8_6:
r1 *= 3
if w0 == 14 goto c8_7
r1 += 1
c8_7:
r1 *= 3
if w0 s> 127 goto c8_8
r1 += 1
c8_8:
r1 *= 3
if w0 < 128 goto c8_9
r1 += 1
c8_9:
r1 *= 3
if w0 < 7 goto c8_10
r1 += 1
c8_10:
w0 = w5
w0 %= 10
w2 = w6
w2 %= 7
w0 *= w2
r1 *= 3
if w0 == 0 goto c9_0
r1 += 1
c9_0:
r1 *= 3
if w0 < 40 goto c9_1
r1 += 1
c9_1:
r1 *= 3
if w0 == 0 goto c9_2
r1 += 1
c9_2:
r1 *= 3
if w0 != -1 goto c9_3
r1 += 1
c9_3:
r1 *= 3
if w0 & 41 goto c9_4
r1 += 1
c9_4:
r1 *= 3
if w0 != 128 goto c9_5
r1 += 1
c9_5:
r1 *= 3
if w0 s<= 127 goto c9_6
r1 += 1
c9_6:
r1 *= 3
if w0 s> 41 goto c9_7
r1 += 1
c9_7:
r1 *= 3
if w0 <= 40 goto c9_8
r1 += 1
c9_8:
r1 *= 3
if w0 < 40 goto c9_9
r1 += 1
c9_9:
r1 *= 3
if w0 > 40 goto c9_10
r1 += 1
c9_10:
r7 += 8
if r7 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 3249a9b241f1b7ee

== bounds in 32 bits, 6
-- asm
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r2 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
w0 = w2
w0 %= 10
w3 = w7
w3 %= 7
w0 &= w3
r5 *= 3
if w0 == 0 goto c0_0
r5 += 1
c0_0:
r5 *= 3
if w0 < 5 goto c0_1
r5 += 1
c0_1:
r5 *= 3
if w0 == 0 goto c0_2
r5 += 1
c0_2:
r5 *= 3
if w0 s>= 0 goto c0_3
r5 += 1
c0_3:
r5 *= 3
if w0 == -1 goto c0_4
r5 += 1
c0_4:
r5 *= 3
if w0 <= 128 goto c0_5
r5 += 1
c0_5:
r5 *= 3
if w0 > 4 goto c0_6
r5 += 1
c0_6:
r5 *= 3
if w0 != 127 goto c0_7
r5 += 1
c0_7:
r5 *= 3
if w0 s>= 1 goto c0_8
r5 += 1
c0_8:
r5 *= 3
if w0 <= 5 goto c0_9
r5 += 1
c0_9:
r5 *= 3
if w0 s< -1 goto c0_10
r5 += 1
c0_10:
w0 = w2
w0 %= 10
w0 /= 3
r5 *= 3
if w0 == 0 goto c1_0
r5 += 1
c1_0:
r5 *= 3
if w0 < 2 goto c1_1
r5 += 1
c1_1:
r5 *= 3
if w0 == 0 goto c1_2
r5 += 1
c1_2:
r5 *= 3
if w0 > 0 goto c1_3
r5 += 1
c1_3:
r5 *= 3
if w0 < 3 goto c1_4
r5 += 1
c1_4:
r5 *= 3
if w0 s>= 3 goto c1_5
r5 += 1
c1_5:
r5 *= 3
if w0 s<= 128 goto c1_6
r5 += 1
c1_6:
r5 *= 3
if w0 < 3 goto c1_7
r5 += 1
c1_7:
r5 *= 3
if w0 >= -1 goto c1_8
r5 += 1
c1_8:
r5 *= 3
if w0 s<= 2 goto c1_9
r5 += 1
c1_9:
r5 *= 3
if w0 > 127 goto c1_10
r5 += 1
c1_10:
w0 = w2
w0 %= 10
w0 <<= 4
r5 *= 3
if w0 == 0 goto c2_0
r5 += 1
c2_0:
r5 *= 3
if w0 < 128 goto c2_1
r5 += 1
c2_1:
r5 *= 3
if w0 == 0 goto c2_2
r5 += 1
c2_2:
r5 *= 3
if w0 > 1 goto c2_3
r5 += 1
c2_3:
r5 *= 3
if w0 != 128 goto c2_4
r5 += 1
c2_4:
r5 *= 3
if w0 s<= 0 goto c2_5
r5 += 1
c2_5:
r5 *= 3
if w0 s<= -1 goto c2_6
r5 += 1
c2_6:
r5 *= 3
if w0 s<= 129 goto c2_7
r5 += 1
c2_7:
r5 *= 3
if w0 s>= 0 goto c2_8
r5 += 1
c2_8:
r5 *= 3
if w0 >= 1 goto c2_9
r5 += 1
c2_9:
r5 *= 3
if w0 s>= 129 goto c2_10
r5 += 1
c2_10:
w0 = w2
w0 %= 10
w0 >>= 3
r5 *= 3
if w0 == 0 goto c3_0
r5 += 1
c3_0:
r5 *= 3
if w0 < 1 goto c3_1
r5 += 1
c3_1:
r5 *= 3
if w0 == 0 goto c3_2
r5 += 1
c3_2:
r5 *= 3
if w0 & 128 goto c3_3
r5 += 1
c3_3:
r5 *= 3
if w0 s>= 128 goto c3_4
r5 += 1
c3_4:
r5 *= 3
if w0 & 0 goto c3_5
r5 += 1
c3_5:
r5 *= 3
if w0 != -1 goto c3_6
r5 += 1
c3_6:
r5 *= 3
if w0 <= 2 goto c3_7
r5 += 1
c3_7:
r5 *= 3
if w0 < 127 goto c3_8
r5 += 1
c3_8:
r5 *= 3
if w0 s> 128 goto c3_9
r5 += 1
c3_9:
r5 *= 3
if w0 >= 127 goto c3_10
r5 += 1
c3_10:
w0 = w2
w0 %= 10
w3 = w7
w3 %= 7
w0 -= w3
r5 *= 3
if w0 == -5 goto c4_0
r5 += 1
c4_0:
r5 *= 3
if w0 < 8 goto c4_1
r5 += 1
c4_1:
r5 *= 3
if w0 == 0 goto c4_2
r5 += 1
c4_2:
r5 *= 3
if w0 s>= -6 goto c4_3
r5 += 1
c4_3:
r5 *= 3
if w0 s>= 8 goto c4_4
r5 += 1
c4_4:
r5 *= 3
if w0 s<= 127 goto c4_5
r5 += 1
c4_5:
r5 *= 3
if w0 != 1 goto c4_6
r5 += 1
c4_6:
r5 *= 3
if w0 >= 2 goto c4_7
r5 += 1
c4_7:
r5 *= 3
if w0 <= 2 goto c4_8
r5 += 1
c4_8:
r5 *= 3
if w0 s< 128 goto c4_9
r5 += 1
c4_9:
r5 *= 3
if w0 s<= 127 goto c4_10
r5 += 1
c4_10:
w0 = w2
w0 %= 10
w0 += 1
r5 *= 3
if w0 == 1 goto c5_0
r5 += 1
c5_0:
r5 *= 3
if w0 < 9 goto c5_1
r5 += 1
c5_1:
r5 *= 3
if w0 == 0 goto c5_2
r5 += 1
c5_2:
r5 *= 3
if w0 s>= 6 goto c5_3
r5 += 1
c5_3:
r5 *= 3
if w0 != 6 goto c5_4
r5 += 1
c5_4:
r5 *= 3
if w0 < 128 goto c5_5
r5 += 1
c5_5:
r5 *= 3
if w0 & 6 goto c5_6
r5 += 1
c5_6:
r5 *= 3
if w0 == 1 goto c5_7
r5 += 1
c5_7:
r5 *= 3
if w0 < 10 goto c5_8
r5 += 1
c5_8:
r5 *= 3
if w0 != 1 goto c5_9
r5 += 1
c5_9:
r5 *= 3
if w0 > 6 goto c5_10
r5 += 1
c5_10:
w0 = w2
w0 %= 10
w0 = -w0
r5 *= 3
if w0 == -8 goto c6_0
r5 += 1
c6_0:
r5 *= 3
if w0 < 0 goto c6_1
r5 += 1
c6_1:
r5 *= 3
if w0 == 0 goto c6_2
r5 += 1
c6_2:
r5 *= 3
if w0 >= -1 goto c6_3
r5 += 1
c6_3:
r5 *= 3
if w0 < -5 goto c6_4
r5 += 1
c6_4:
r5 *= 3
if w0 > -5 goto c6_5
r5 += 1
c6_5:
r5 *= 3
if w0 & -5 goto c6_6
r5 += 1
c6_6:
r5 *= 3
if w0 > -8 goto c6_7
r5 += 1
c6_7:
r5 *= 3
if w0 s< 128 goto c6_8
r5 += 1
c6_8:
r5 *= 3
if w0 >= 0 goto c6_9
r5 += 1
c6_9:
r5 *= 3
if w0 < 127 goto c6_10
r5 += 1
c6_10:
w0 = w2
w0 %= 10
w0 ^= -1
r5 *= 3
if w0 == -9 goto c7_0
r5 += 1
c7_0:
r5 *= 3
if w0 < -1 goto c7_1
r5 += 1
c7_1:
r5 *= 3
if w0 == 0 goto c7_2
r5 += 1
c7_2:
r5 *= 3
if w0 s>= 128 goto c7_3
r5 += 1
c7_3:
r5 *= 3
if w0 s>= -1 goto c7_4
r5 += 1
c7_4:
r5 *= 3
if w0 s< 1 goto c7_5
r5 += 1
c7_5:
r5 *= 3
if w0 s> -6 goto c7_6
r5 += 1
c7_6:
r5 *= 3
if w0 s> -1 goto c7_7
r5 += 1
c7_7:
r5 *= 3
if w0 s>= 127 goto c7_8
r5 += 1
c7_8:
r5 *= 3
if w0 != 1 goto c7_9
r5 += 1
c7_9:
r5 *= 3
if w0 != 0 goto c7_10
r5 += 1
c7_10:
w0 = w2
w0 %= 10
w0 -= 5
r5 *= 3
if w0 == -5 goto c8_0
r5 += 1
c8_0:
r5 *= 3
if w0 < 3 goto c8_1
r5 += 1
c8_1:
r5 *= 3
if w0 == 0 goto c8_2
r5 += 1
c8_2:
r5 *= 3
if w0 s>= 0 goto c8_3
r5 += 1
c8_3:
r5 *= 3
if w0 s< 3 goto c8_4
r5 += 1
c8_4:
r5 *= 3
if w0 != 1 goto c8_5
r5 += 1
c8_5:
r5 *= 3
if w0 >= 127 goto c8_6
r5 += 1
c8_6:
r5 *= 3
if w0 <= 1 goto c8_7
r5 += 1
c8_7:
r5 *= 3
if w0 s< -5 goto c8_8
r5 += 1
c8_8:
r5 *= 3
if w0 s<= -1 goto c8_9
r5 += 1
c8_9:
r5 *= 3
if w0 <= 127 goto c8_10
r5 += 1
c8_10:
w0 = w2
w0 = w0
w0 >>= 20
w3 = w7
w3 &= 1
w0 |= w3
r5 *= 3
if w0 == 0 goto c9_0
r5 += 1
c9_0:
r5 *= 3
if w0 < 4095 goto c9_1
r5 += 1
c9_1:
r5 *= 3
if w0 == 0 goto c9_2
r5 += 1
c9_2:
r5 *= 3
if w0 >= 2047 goto c9_3
r5 += 1
c9_3:
r5 *= 3
if w0 >= 2047 goto c9_4
r5 += 1
c9_4:
r5 *= 3
if w0 <= -1 goto c9_5
r5 += 1
c9_5:
r5 *= 3
if w0 == -1 goto c9_6
r5 += 1
c9_6:
r5 *= 3
if w0 s<= 4094 goto c9_7
r5 += 1
c9_7:
r5 *= 3
if w0 > 0 goto c9_8
r5 += 1
c9_8:
r5 *= 3
if w0 < 4094 goto c9_9
r5 += 1
c9_9:
r5 *= 3
if w0 & 1 goto c9_10
r5 += 1
c9_10:
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
-- result a8a99521221eb7e0

== bounds in 32 bits, 7
-- asm
r5 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r1
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r7
r8 = *(u64 *)(r9 + 0)
w0 = w3
w0 = w0
w0 >>= 20
w2 = w8
w2 &= 1
w0 ^= w2
r5 *= 3
if w0 == 0 goto c0_0
r5 += 1
c0_0:
r5 *= 3
if w0 < 4095 goto c0_1
r5 += 1
c0_1:
r5 *= 3
if w0 == 0 goto c0_2
r5 += 1
c0_2:
r5 *= 3
if w0 >= 4095 goto c0_3
r5 += 1
c0_3:
r5 *= 3
if w0 >= 0 goto c0_4
r5 += 1
c0_4:
r5 *= 3
if w0 < 1 goto c0_5
r5 += 1
c0_5:
r5 *= 3
if w0 <= 127 goto c0_6
r5 += 1
c0_6:
r5 *= 3
if w0 != 4095 goto c0_7
r5 += 1
c0_7:
r5 *= 3
if w0 s< 0 goto c0_8
r5 += 1
c0_8:
r5 *= 3
if w0 s<= -1 goto c0_9
r5 += 1
c0_9:
r5 *= 3
if w0 s>= 128 goto c0_10
r5 += 1
c0_10:
w0 = w3
w0 = w0
w0 >>= 20
w2 = w8
w2 &= 1
w0 += w2
r5 *= 3
if w0 == 0 goto c1_0
r5 += 1
c1_0:
r5 *= 3
if w0 < 4096 goto c1_1
r5 += 1
c1_1:
r5 *= 3
if w0 == 0 goto c1_2
r5 += 1
c1_2:
r5 *= 3
if w0 >= 2048 goto c1_3
r5 += 1
c1_3:
r5 *= 3
if w0 == 127 goto c1_4
r5 += 1
c1_4:
r5 *= 3
if w0 >= 4095 goto c1_5
r5 += 1
c1_5:
r5 *= 3
if w0 s< 4095 goto c1_6
r5 += 1
c1_6:
r5 *= 3
if w0 != 0 goto c1_7
r5 += 1
c1_7:
r5 *= 3
if w0 s< 4097 goto c1_8
r5 += 1
c1_8:
r5 *= 3
if w0 <= 4097 goto c1_9
r5 += 1
c1_9:
r5 *= 3
if w0 s>= 1 goto c1_10
r5 += 1
c1_10:
w0 = w3
w0 = w0
w0 >>= 20
w2 = w8
w2 &= 1
w0 *= w2
r5 *= 3
if w0 == 0 goto c2_0
r5 += 1
c2_0:
r5 *= 3
if w0 < 4095 goto c2_1
r5 += 1
c2_1:
r5 *= 3
if w0 == 0 goto c2_2
r5 += 1
c2_2:
r5 *= 3
if w0 & -1 goto c2_3
r5 += 1
c2_3:
r5 *= 3
if w0 < 1 goto c2_4
r5 += 1
c2_4:
r5 *= 3
if w0 s< 4096 goto c2_5
r5 += 1
c2_5:
r5 *= 3
if w0 & 4096 goto c2_6
r5 += 1
c2_6:
r5 *= 3
if w0 s< 4095 goto c2_7
r5 += 1
c2_7:
r5 *= 3
if w0 > 4095 goto c2_8
r5 += 1
c2_8:
r5 *= 3
if w0 s> 127 goto c2_9
r5 += 1
c2_9:
r5 *= 3
if w0 > -1 goto c2_10
r5 += 1
c2_10:
w0 = w3
w0 = w0
w0 >>= 20
w2 = w8
w2 &= 1
w0 &= w2
r5 *= 3
if w0 == 0 goto c3_0
r5 += 1
c3_0:
r5 *= 3
if w0 < 1 goto c3_1
r5 += 1
c3_1:
r5 *= 3
if w0 == 0 goto c3_2
r5 += 1
c3_2:
r5 *= 3
if w0 != 2 goto c3_3
r5 += 1
c3_3:
r5 *= 3
if w0 > 2 goto c3_4
r5 += 1
c3_4:
r5 *= 3
if w0 & 1 goto c3_5
r5 += 1
c3_5:
r5 *= 3
if w0 >= 0 goto c3_6
r5 += 1
c3_6:
r5 *= 3
if w0 <= -1 goto c3_7
r5 += 1
c3_7:
r5 *= 3
if w0 s<= -1 goto c3_8
r5 += 1
c3_8:
r5 *= 3
if w0 s< 0 goto c3_9
r5 += 1
c3_9:
r5 *= 3
if w0 <= 127 goto c3_10
r5 += 1
c3_10:
w0 = w3
w0 = w0
w0 >>= 20
w0 /= 3
r5 *= 3
if w0 == 0 goto c4_0
r5 += 1
c4_0:
r5 *= 3
if w0 < 1365 goto c4_1
r5 += 1
c4_1:
r5 *= 3
if w0 == 0 goto c4_2
r5 += 1
c4_2:
r5 *= 3
if w0 s>= 1364 goto c4_3
r5 += 1
c4_3:
r5 *= 3
if w0 s< 1 goto c4_4
r5 += 1
c4_4:
r5 *= 3
if w0 s>= 0 goto c4_5
r5 += 1
c4_5:
r5 *= 3
if w0 < -1 goto c4_6
r5 += 1
c4_6:
r5 *= 3
if w0 s>= 128 goto c4_7
r5 += 1
c4_7:
r5 *= 3
if w0 s< -1 goto c4_8
r5 += 1
c4_8:
r5 *= 3
if w0 <= 0 goto c4_9
r5 += 1
c4_9:
r5 *= 3
if w0 s< 128 goto c4_10
r5 += 1
c4_10:
w0 = w3
w0 = w0
w0 >>= 20
w0 <<= 4
r5 *= 3
if w0 == 0 goto c5_0
r5 += 1
c5_0:
r5 *= 3
if w0 < 65520 goto c5_1
r5 += 1
c5_1:
r5 *= 3
if w0 == 0 goto c5_2
r5 += 1
c5_2:
r5 *= 3
if w0 <= 127 goto c5_3
r5 += 1
c5_3:
r5 *= 3
if w0 <= 65519 goto c5_4
r5 += 1
c5_4:
r5 *= 3
if w0 > -1 goto c5_5
r5 += 1
c5_5:
r5 *= 3
if w0 s< 127 goto c5_6
r5 += 1
c5_6:
r5 *= 3
if w0 <= 65521 goto c5_7
r5 += 1
c5_7:
r5 *= 3
if w0 >= 65521 goto c5_8
r5 += 1
c5_8:
r5 *= 3
if w0 == 127 goto c5_9
r5 += 1
c5_9:
r5 *= 3
if w0 >= 127 goto c5_10
r5 += 1
c5_10:
w0 = w3
w0 = w0
w0 >>= 20
w0 >>= 3
r5 *= 3
if w0 == 0 goto c6_0
r5 += 1
c6_0:
r5 *= 3
if w0 < 511 goto c6_1
r5 += 1
c6_1:
r5 *= 3
if w0 == 0 goto c6_2
r5 += 1
c6_2:
r5 *= 3
if w0 s>= 510 goto c6_3
r5 += 1
c6_3:
r5 *= 3
if w0 s<= 128 goto c6_4
r5 += 1
c6_4:
r5 *= 3
if w0 & 512 goto c6_5
r5 += 1
c6_5:
r5 *= 3
if w0 s> -1 goto c6_6
r5 += 1
c6_6:
r5 *= 3
if w0 == 510 goto c6_7
r5 += 1
c6_7:
r5 *= 3
if w0 s> 255 goto c6_8
r5 += 1
c6_8:
r5 *= 3
if w0 == 0 goto c6_9
r5 += 1
c6_9:
r5 *= 3
if w0 <= 127 goto c6_10
r5 += 1
c6_10:
w0 = w3
w0 = w0
w0 >>= 20
w2 = w8
w2 &= 1
w0 -= w2
r5 *= 3
if w0 == -1 goto c7_0
r5 += 1
c7_0:
r5 *= 3
if w0 < 4095 goto c7_1
r5 += 1
c7_1:
r5 *= 3
if w0 == 0 goto c7_2
r5 += 1
c7_2:
r5 *= 3
if w0 s> 127 goto c7_3
r5 += 1
c7_3:
r5 *= 3
if w0 s<= 0 goto c7_4
r5 += 1
c7_4:
r5 *= 3
if w0 != -1 goto c7_5
r5 += 1
c7_5:
r5 *= 3
if w0 >= 2047 goto c7_6
r5 += 1
c7_6:
r5 *= 3
if w0 < 128 goto c7_7
r5 += 1
c7_7:
r5 *= 3
if w0 > 1 goto c7_8
r5 += 1
c7_8:
r5 *= 3
if w0 < 0 goto c7_9
r5 += 1
c7_9:
r5 *= 3
if w0 >= 2047 goto c7_10
r5 += 1
c7_10:
w0 = w3
w0 = w0
w0 >>= 20
w0 += 1
r5 *= 3
if w0 == 1 goto c8_0
r5 += 1
c8_0:
r5 *= 3
if w0 < 4096 goto c8_1
r5 += 1
c8_1:
r5 *= 3
if w0 == 0 goto c8_2
r5 += 1
c8_2:
r5 *= 3
if w0 s> 128 goto c8_3
r5 += 1
c8_3:
r5 *= 3
if w0 >= 4095 goto c8_4
r5 += 1
c8_4:
r5 *= 3
if w0 <= 1 goto c8_5
r5 += 1
c8_5:
r5 *= 3
if w0 s> 0 goto c8_6
r5 += 1
c8_6:
r5 *= 3
if w0 & 0 goto c8_7
r5 += 1
c8_7:
r5 *= 3
if w0 & 0 goto c8_8
r5 += 1
c8_8:
r5 *= 3
if w0 > 4096 goto c8_9
r5 += 1
c8_9:
r5 *= 3
if w0 < 127 goto c8_10
r5 += 1
c8_10:
w0 = w3
w0 = w0
w0 >>= 20
w0 = -w0
r5 *= 3
if w0 == -4095 goto c9_0
r5 += 1
c9_0:
r5 *= 3
if w0 < 0 goto c9_1
r5 += 1
c9_1:
r5 *= 3
if w0 == 0 goto c9_2
r5 += 1
c9_2:
r5 *= 3
if w0 == -4096 goto c9_3
r5 += 1
c9_3:
r5 *= 3
if w0 s> 127 goto c9_4
r5 += 1
c9_4:
r5 *= 3
if w0 s>= -2047 goto c9_5
r5 += 1
c9_5:
r5 *= 3
if w0 < -4095 goto c9_6
r5 += 1
c9_6:
r5 *= 3
if w0 >= 0 goto c9_7
r5 += 1
c9_7:
r5 *= 3
if w0 s> -4095 goto c9_8
r5 += 1
c9_8:
r5 *= 3
if w0 & -2047 goto c9_9
r5 += 1
c9_9:
r5 *= 3
if w0 >= -1 goto c9_10
r5 += 1
c9_10:
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result cda03e66ecf40aff

== bounds in 32 bits, 8
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r4 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r6 = *(u64 *)(r1 + 0)
w0 = w4
w0 = w0
w0 >>= 20
w0 ^= -1
r7 *= 3
if w0 == -4096 goto c0_0
r7 += 1
c0_0:
r7 *= 3
if w0 < -1 goto c0_1
r7 += 1
c0_1:
r7 *= 3
if w0 == 0 goto c0_2
r7 += 1
c0_2:
r7 *= 3
if w0 != 128 goto c0_3
r7 += 1
c0_3:
r7 *= 3
if w0 == -1 goto c0_4
r7 += 1
c0_4:
r7 *= 3
if w0 != -4096 goto c0_5
r7 += 1
c0_5:
r7 *= 3
if w0 == 1 goto c0_6
r7 += 1
c0_6:
r7 *= 3
if w0 s> -2048 goto c0_7
r7 += 1
c0_7:
r7 *= 3
if w0 s> 0 goto c0_8
r7 += 1
c0_8:
r7 *= 3
if w0 <= 127 goto c0_9
r7 += 1
c0_9:
r7 *= 3
if w0 >= 1 goto c0_10
r7 += 1
c0_10:
w0 = w4
w0 = w0
w0 >>= 20
w0 -= 5
r7 *= 3
if w0 == -5 goto c1_0
r7 += 1
c1_0:
r7 *= 3
if w0 < 4090 goto c1_1
r7 += 1
c1_1:
r7 *= 3
if w0 == 0 goto c1_2
r7 += 1
c1_2:
r7 *= 3
if w0 s< 0 goto c1_3
r7 += 1
c1_3:
r7 *= 3
if w0 s<= 128 goto c1_4
r7 += 1
c1_4:
r7 *= 3
if w0 < -5 goto c1_5
r7 += 1
c1_5:
r7 *= 3
if w0 < 127 goto c1_6
r7 += 1
c1_6:
r7 *= 3
if w0 & 0 goto c1_7
r7 += 1
c1_7:
r7 *= 3
if w0 s<= 0 goto c1_8
r7 += 1
c1_8:
r7 *= 3
if w0 == 0 goto c1_9
r7 += 1
c1_9:
r7 *= 3
if w0 s>= 2042 goto c1_10
r7 += 1
c1_10:
w0 = w4
r0 = be16 r0
w2 = w6
w2 &= 255
w0 |= w2
r7 *= 3
if w0 == 0 goto c2_0
r7 += 1
c2_0:
r7 *= 3
if w0 < 65535 goto c2_1
r7 += 1
c2_1:
r7 *= 3
if w0 == 0 goto c2_2
r7 += 1
c2_2:
r7 *= 3
if w0 < 127 goto c2_3
r7 += 1
c2_3:
r7 *= 3
if w0 s<= 128 goto c2_4
r7 += 1
c2_4:
r7 *= 3
if w0 s<= 127 goto c2_5
r7 += 1
c2_5:
r7 *= 3
if w0 & -1 goto c2_6
r7 += 1
c2_6:
r7 *= 3
if w0 s< 65536 goto c2_7
r7 += 1
c2_7:
r7 *= 3
if w0 & -1 goto c2_8
r7 += 1
c2_8:
r7 *= 3
if w0 s> -1 goto c2_9
r7 += 1
c2_9:
r7 *= 3
if w0 < 128 goto c2_10
r7 += 1
c2_10:
w0 = w4
r0 = be16 r0
w2 = w6
w2 &= 255
w0 ^= w2
r7 *= 3
if w0 == 0 goto c3_0
r7 += 1
c3_0:
r7 *= 3
if w0 < 65535 goto c3_1
r7 += 1
c3_1:
r7 *= 3
if w0 == 0 goto c3_2
r7 += 1
c3_2:
r7 *= 3
if w0 >= 128 goto c3_3
r7 += 1
c3_3:
r7 *= 3
if w0 != 65536 goto c3_4
r7 += 1
c3_4:
r7 *= 3
if w0 == 65535 goto c3_5
r7 += 1
c3_5:
r7 *= 3
if w0 < 65534 goto c3_6
r7 += 1
c3_6:
r7 *= 3
if w0 s>= 65534 goto c3_7
r7 += 1
c3_7:
r7 *= 3
if w0 & 128 goto c3_8
r7 += 1
c3_8:
r7 *= 3
if w0 < -1 goto c3_9
r7 += 1
c3_9:
r7 *= 3
if w0 >= 0 goto c3_10
r7 += 1
c3_10:
w0 = w4
r0 = be16 r0
w2 = w6
w2 &= 255
w0 += w2
r7 *= 3
if w0 == 0 goto c4_0
r7 += 1
c4_0:
r7 *= 3
if w0 < 65790 goto c4_1
r7 += 1
c4_1:
r7 *= 3
if w0 == 0 goto c4_2
r7 += 1
c4_2:
r7 *= 3
if w0 s< 127 goto c4_3
r7 += 1
c4_3:
r7 *= 3
if w0 > 65790 goto c4_4
r7 += 1
c4_4:
r7 *= 3
if w0 & -1 goto c4_5
r7 += 1
c4_5:
r7 *= 3
if w0 s> 0 goto c4_6
r7 += 1
c4_6:
r7 *= 3
if w0 s>= 65790 goto c4_7
r7 += 1
c4_7:
r7 *= 3
if w0 < 127 goto c4_8
r7 += 1
c4_8:
r7 *= 3
if w0 == 65789 goto c4_9
r7 += 1
c4_9:
r7 *= 3
if w0 s<= 65791 goto c4_10
r7 += 1
c4_10:
w0 = w4
r0 = be16 r0
w2 = w6
w2 &= 255
w0 *= w2
r7 *= 3
if w0 == 0 goto c5_0
r7 += 1
c5_0:
r7 *= 3
if w0 < 16711425 goto c5_1
r7 += 1
c5_1:
r7 *= 3
if w0 == 0 goto c5_2
r7 += 1
c5_2:
r7 *= 3
if w0 < -1 goto c5_3
r7 += 1
c5_3:
r7 *= 3
if w0 <= 128 goto c5_4
r7 += 1
c5_4:
r7 *= 3
if w0 s<= 16711425 goto c5_5
r7 += 1
c5_5:
r7 *= 3
if w0 > 127 goto c5_6
r7 += 1
c5_6:
r7 *= 3
if w0 == 0 goto c5_7
r7 += 1
c5_7:
r7 *= 3
if w0 s>= 16711425 goto c5_8
r7 += 1
c5_8:
r7 *= 3
if w0 != 16711424 goto c5_9
r7 += 1
c5_9:
r7 *= 3
if w0 s< 16711425 goto c5_10
r7 += 1
c5_10:
w0 = w4
r0 = be16 r0
w2 = w6
w2 &= 255
w0 &= w2
r7 *= 3
if w0 == 0 goto c6_0
r7 += 1
c6_0:
r7 *= 3
if w0 < 255 goto c6_1
r7 += 1
c6_1:
r7 *= 3
if w0 == 0 goto c6_2
r7 += 1
c6_2:
r7 *= 3
if w0 s<= 50 goto c6_3
r7 += 1
c6_3:
r7 *= 3
if w0 >= 1 goto c6_4
r7 += 1
c6_4:
r7 *= 3
if w0 == 50 goto c6_5
r7 += 1
c6_5:
r7 *= 3
if w0 >= -1 goto c6_6
r7 += 1
c6_6:
r7 *= 3
if w0 < 127 goto c6_7
r7 += 1
c6_7:
r7 *= 3
if w0 > 50 goto c6_8
r7 += 1
c6_8:
r7 *= 3
if w0 >= 0 goto c6_9
r7 += 1
c6_9:
r7 *= 3
if w0 == 256 goto c6_10
r7 += 1
c6_10:
w0 = w4
r0 = be16 r0
w0 /= 3
r7 *= 3
if w0 == 0 goto c7_0
r7 += 1
c7_0:
r7 *= 3
if w0 < 21845 goto c7_1
r7 += 1
c7_1:
r7 *= 3
if w0 == 0 goto c7_2
r7 += 1
c7_2:
r7 *= 3
if w0 s> 128 goto c7_3
r7 += 1
c7_3:
r7 *= 3
if w0 & 0 goto c7_4
r7 += 1
c7_4:
r7 *= 3
if w0 & 21846 goto c7_5
r7 += 1
c7_5:
r7 *= 3
if w0 s<= 21844 goto c7_6
r7 += 1
c7_6:
r7 *= 3
if w0 < 21846 goto c7_7
r7 += 1
c7_7:
r7 *= 3
if w0 s<= 21845 goto c7_8
r7 += 1
c7_8:
r7 *= 3
if w0 s<= 21846 goto c7_9
r7 += 1
c7_9:
r7 *= 3
if w0 == 21846 goto c7_10
r7 += 1
c7_10:
w0 = w4
r0 = be16 r0
w0 <<= 4
r7 *= 3
if w0 == 0 goto c8_0
r7 += 1
c8_0:
r7 *= 3
if w0 < 1048560 goto c8_1
r7 += 1
c8_1:
r7 *= 3
if w0 == 0 goto c8_2
r7 += 1
c8_2:
r7 *= 3
if w0 < 1 goto c8_3
r7 += 1
c8_3:
r7 *= 3
if w0 <= 1 goto c8_4
r7 += 1
c8_4:
r7 *= 3
if w0 != 0 goto c8_5
r7 += 1
c8_5:
r7 *= 3
if w0 s>= 0 goto c8_6
r7 += 1
c8_6:
r7 *= 3
if w0 s<= 0 goto c8_7
r7 += 1
c8_7:
r7 *= 3
if w0 <= 0 goto c8_8
r7 += 1
c8_8:
r7 *= 3
if w0 s< -1 goto c8_9
r7 += 1
c8_9:
r7 *= 3
if w0 s> -1 goto c8_10
r7 += 1
c8_10:
w0 = w4
r0 = be16 r0
w0 >>= 3
r7 *= 3
if w0 == 0 goto c9_0
r7 += 1
c9_0:
r7 *= 3
if w0 < 8191 goto c9_1
r7 += 1
c9_1:
r7 *= 3
if w0 == 0 goto c9_2
r7 += 1
c9_2:
r7 *= 3
if w0 s> 127 goto c9_3
r7 += 1
c9_3:
r7 *= 3
if w0 > 4096 goto c9_4
r7 += 1
c9_4:
r7 *= 3
if w0 >= 127 goto c9_5
r7 += 1
c9_5:
r7 *= 3
if w0 < 127 goto c9_6
r7 += 1
c9_6:
r7 *= 3
if w0 s<= -1 goto c9_7
r7 += 1
c9_7:
r7 *= 3
if w0 >= 128 goto c9_8
r7 += 1
c9_8:
r7 *= 3
if w0 > 127 goto c9_9
r7 += 1
c9_9:
r7 *= 3
if w0 s>= 127 goto c9_10
r7 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 176939feeeef9e92

== bounds in 32 bits, 9
-- asm
r4 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r4
r1 += r8
r5 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r9
r7 = *(u64 *)(r1 + 0)
w0 = w5
r0 = be16 r0
w2 = w7
w2 &= 255
w0 -= w2
r6 *= 3
if w0 == -255 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if w0 < 65535 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if w0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if w0 s<= 128 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if w0 s> 0 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if w0 == 127 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if w0 != 128 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if w0 s>= -1 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if w0 s<= -1 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if w0 < -255 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if w0 < -255 goto c0_10
r6 += 1
c0_10:
w0 = w5
r0 = be16 r0
w0 += 1
r6 *= 3
if w0 == 1 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if w0 < 65536 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if w0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if w0 <= 0 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if w0 <= 32769 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if w0 s> 32769 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if w0 == -1 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if w0 s> 65535 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if w0 s>= 65536 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if w0 < 65535 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if w0 s<= 1 goto c1_10
r6 += 1
c1_10:
w0 = w5
r0 = be16 r0
w0 = -w0
r6 *= 3
if w0 == -65535 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if w0 < 0 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if w0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if w0 & -65535 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if w0 s<= 128 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if w0 s> 127 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if w0 == 0 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if w0 >= -1 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if w0 s> 128 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if w0 == 0 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if w0 <= 1 goto c2_10
r6 += 1
c2_10:
w0 = w5
r0 = be16 r0
w0 ^= -1
r6 *= 3
if w0 == -65536 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if w0 < -1 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if w0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if w0 <= 0 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if w0 s<= 128 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if w0 s> -65537 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if w0 > 0 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if w0 s<= 0 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if w0 != 127 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if w0 <= 0 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if w0 s<= -1 goto c3_10
r6 += 1
c3_10:
w0 = w5
r0 = be16 r0
w0 -= 5
r6 *= 3
if w0 == -5 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if w0 < 65530 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if w0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if w0 s<= 128 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if w0 <= -6 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if w0 >= 65531 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if w0 == -6 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if w0 & 128 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if w0 <= 0 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if w0 s>= 65530 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if w0 s>= 128 goto c4_10
r6 += 1
c4_10:
w0 = w5
w0 &= 2147483647
w2 = w7
w2 &= 12
w0 |= w2
r6 *= 3
if w0 == 0 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if w0 < 2147483647 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if w0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if w0 >= 2147483647 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if w0 s<= 32768 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if w0 != 0 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if w0 == -1 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if w0 s<= 127 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if w0 > -1 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if w0 > 0 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if w0 == 1 goto c5_10
r6 += 1
c5_10:
w0 = w5
w0 &= 2147483647
w2 = w7
w2 &= 12
w0 ^= w2
r6 *= 3
if w0 == 0 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if w0 < 2147483647 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if w0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if w0 < 2147483646 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if w0 <= 1 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if w0 == -1 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if w0 >= 128 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if w0 >= 0 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if w0 < 127 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if w0 s> 32780 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if w0 s> 128 goto c6_10
r6 += 1
c6_10:
w0 = w5
w0 &= 2147483647
w2 = w7
w2 &= 12
w0 += w2
r6 *= 3
if w0 == -2147483637 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if w0 < 2147483647 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if w0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if w0 & 127 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if w0 <= -1 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if w0 >= 1 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if w0 s<= 0 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if w0 s<= -2147483638 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if w0 & 128 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if w0 > -2147483638 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if w0 s> 128 goto c7_10
r6 += 1
c7_10:
w0 = w5
w0 &= 2147483647
w2 = w7
w2 &= 12
w0 *= w2
r6 *= 3
if w0 == -1947051840 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if w0 < 1947051828 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if w0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if w0 <= 1536 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if w0 & -1947051841 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if w0 s<= 128 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if w0 s>= 128 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if w0 == 1947051829 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if w0 >= 1536 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if w0 s<= 1 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if w0 s>= 1947051828 goto c8_10
r6 += 1
c8_10:
w0 = w5
w0 &= 2147483647
w2 = w7
w2 &= 12
w0 &= w2
r6 *= 3
if w0 == 0 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if w0 < 12 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if w0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if w0 > 13 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if w0 >= 0 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if w0 & 11 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if w0 s<= -1 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if w0 s> 0 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if w0 == 12 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if w0 == 11 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if w0 <= 1 goto c9_10
r6 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 452278331010072e

== bounds in 32 bits, 10
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r7
r2 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r8 = *(u64 *)(r1 + 0)
w0 = w2
w0 &= 2147483647
w0 /= 3
r6 *= 3
if w0 == 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if w0 < 715827882 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if w0 == 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if w0 s< 128 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if w0 != 0 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if w0 s<= 715827881 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if w0 <= 715827883 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if w0 != 127 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if w0 != 21845 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if w0 == 715827883 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if w0 <= 0 goto c0_10
r6 += 1
c0_10:
w0 = w2
w0 &= 2147483647
w0 <<= 4
r6 *= 3
if w0 == -1698898192 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if w0 < 1698898176 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if w0 == 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if w0 s>= 1698898176 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if w0 & 0 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if w0 s<= -1698898193 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if w0 < 1698898176 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if w0 s> 1 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if w0 < -1698898193 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if w0 >= 1698898176 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if w0 == 128 goto c1_10
r6 += 1
c1_10:
w0 = w2
w0 &= 2147483647
w0 >>= 3
r6 *= 3
if w0 == 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if w0 < 268435455 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if w0 == 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if w0 & 128 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if w0 s> 268435454 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if w0 > 0 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if w0 < 128 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if w0 & 128 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if w0 <= 8191 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if w0 & 268435455 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if w0 > 128 goto c2_10
r6 += 1
c2_10:
w0 = w2
w0 &= 2147483647
w3 = w8
w3 &= 12
w0 -= w3
r6 *= 3
if w0 == -12 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if w0 < 2147483647 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if w0 == 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if w0 & 128 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if w0 & 1 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if w0 s>= 127 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if w0 == 32768 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if w0 == -13 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if w0 < -13 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if w0 <= 2147483647 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if w0 < -12 goto c3_10
r6 += 1
c3_10:
w0 = w2
w0 &= 2147483647
w0 += 1
r6 *= 3
if w0 == -2147483648 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if w0 < 1985229329 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if w0 == 0 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if w0 s> 1985229330 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if w0 s>= 1985229330 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if w0 s< 1985229329 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if w0 s< 128 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if w0 == 127 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if w0 <= 1985229329 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if w0 <= 1 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if w0 <= 1985229330 goto c4_10
r6 += 1
c4_10:
w0 = w2
w0 &= 2147483647
w0 = -w0
r6 *= 3
if w0 == -2147483647 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if w0 < 0 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if w0 == 0 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if w0 == 1 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if w0 < -1 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if w0 <= 127 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if w0 > -1 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if w0 s>= 127 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if w0 < -32768 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if w0 s> -2147483647 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if w0 s<= -32768 goto c5_10
r6 += 1
c5_10:
w0 = w2
w0 &= 2147483647
w0 ^= -1
r6 *= 3
if w0 == -2147483648 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if w0 < -1 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if w0 == 0 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if w0 < 127 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if w0 >= 128 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if w0 != -2147483648 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if w0 != 127 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if w0 >= -32769 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if w0 != -32769 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if w0 > 127 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if w0 s> -32769 goto c6_10
r6 += 1
c6_10:
w0 = w2
w0 &= 2147483647
w0 -= 5
r6 *= 3
if w0 == -5 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if w0 < 2147483642 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if w0 == 0 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if w0 != 2147483642 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if w0 <= 2147483643 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if w0 <= 128 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if w0 s>= 2147483643 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if w0 != 1 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if w0 < 1 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if w0 <= -1 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if w0 < 1 goto c7_10
r6 += 1
c7_10:
w0 = w2
w0 %= 11
w0 <<= 30
r6 *= 3
if w0 == -2147483648 goto c8_0
r6 += 1
c8_0:
r6 *= 3
if w0 < 1073741824 goto c8_1
r6 += 1
c8_1:
r6 *= 3
if w0 == 0 goto c8_2
r6 += 1
c8_2:
r6 *= 3
if w0 <= -2147483648 goto c8_3
r6 += 1
c8_3:
r6 *= 3
if w0 >= 1073741824 goto c8_4
r6 += 1
c8_4:
r6 *= 3
if w0 & 128 goto c8_5
r6 += 1
c8_5:
r6 *= 3
if w0 != 1 goto c8_6
r6 += 1
c8_6:
r6 *= 3
if w0 <= 0 goto c8_7
r6 += 1
c8_7:
r6 *= 3
if w0 & 1073741824 goto c8_8
r6 += 1
c8_8:
r6 *= 3
if w0 s< 1 goto c8_9
r6 += 1
c8_9:
r6 *= 3
if w0 == 127 goto c8_10
r6 += 1
c8_10:
w0 = w2
w0 %= 11
w0 <<= 29
r6 *= 3
if w0 == -1610612736 goto c9_0
r6 += 1
c9_0:
r6 *= 3
if w0 < 1610612736 goto c9_1
r6 += 1
c9_1:
r6 *= 3
if w0 == 0 goto c9_2
r6 += 1
c9_2:
r6 *= 3
if w0 > 536870912 goto c9_3
r6 += 1
c9_3:
r6 *= 3
if w0 < -1 goto c9_4
r6 += 1
c9_4:
r6 *= 3
if w0 >= -1610612736 goto c9_5
r6 += 1
c9_5:
r6 *= 3
if w0 < 1610612737 goto c9_6
r6 += 1
c9_6:
r6 *= 3
if w0 >= -1610612736 goto c9_7
r6 += 1
c9_7:
r6 *= 3
if w0 >= 0 goto c9_8
r6 += 1
c9_8:
r6 *= 3
if w0 & 127 goto c9_9
r6 += 1
c9_9:
r6 *= 3
if w0 < 1610612736 goto c9_10
r6 += 1
c9_10:
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
-- result c33d08ca0058ecbc

== bounds in 32 bits, 11
-- asm
r5 = r1
r7 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r3 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r6 = *(u64 *)(r1 + 0)
w0 = w3
w0 %= 11
w0 *= 429496729
r7 *= 3
if w0 == -1288490193 goto c0_0
r7 += 1
c0_0:
r7 *= 3
if w0 < 2147483645 goto c0_1
r7 += 1
c0_1:
r7 *= 3
if w0 == 0 goto c0_2
r7 += 1
c0_2:
r7 *= 3
if w0 s> 2147483646 goto c0_3
r7 += 1
c0_3:
r7 *= 3
if w0 & 1 goto c0_4
r7 += 1
c0_4:
r7 *= 3
if w0 >= -1 goto c0_5
r7 += 1
c0_5:
r7 *= 3
if w0 <= -1288490193 goto c0_6
r7 += 1
c0_6:
r7 *= 3
if w0 < 1 goto c0_7
r7 += 1
c0_7:
r7 *= 3
if w0 s<= 0 goto c0_8
r7 += 1
c0_8:
r7 *= 3
if w0 & 128 goto c0_9
r7 += 1
c0_9:
r7 *= 3
if w0 <= 128 goto c0_10
r7 += 1
c0_10:
w0 = w3
w0 &= 255
w0 |= 16
w0 = -w0
r7 *= 3
if w0 == -255 goto c1_0
r7 += 1
c1_0:
r7 *= 3
if w0 < -16 goto c1_1
r7 += 1
c1_1:
r7 *= 3
if w0 == 0 goto c1_2
r7 += 1
c1_2:
r7 *= 3
if w0 >= 127 goto c1_3
r7 += 1
c1_3:
r7 *= 3
if w0 <= 127 goto c1_4
r7 += 1
c1_4:
r7 *= 3
if w0 s> 0 goto c1_5
r7 += 1
c1_5:
r7 *= 3
if w0 >= -255 goto c1_6
r7 += 1
c1_6:
r7 *= 3
if w0 s>= 0 goto c1_7
r7 += 1
c1_7:
r7 *= 3
if w0 >= 1 goto c1_8
r7 += 1
c1_8:
r7 *= 3
if w0 & -15 goto c1_9
r7 += 1
c1_9:
r7 *= 3
if w0 == -1 goto c1_10
r7 += 1
c1_10:
w0 = w3
w0 &= 255
w0 |= 16
w2 = w6
w2 &= 255
w2 |= 16
w0 ^= w2
r7 *= 3
if w0 == 0 goto c2_0
r7 += 1
c2_0:
r7 *= 3
if w0 < 239 goto c2_1
r7 += 1
c2_1:
r7 *= 3
if w0 == 0 goto c2_2
r7 += 1
c2_2:
r7 *= 3
if w0 == 238 goto c2_3
r7 += 1
c2_3:
r7 *= 3
if w0 == 0 goto c2_4
r7 += 1
c2_4:
r7 *= 3
if w0 s<= 240 goto c2_5
r7 += 1
c2_5:
r7 *= 3
if w0 <= 127 goto c2_6
r7 += 1
c2_6:
r7 *= 3
if w0 s< -1 goto c2_7
r7 += 1
c2_7:
r7 *= 3
if w0 <= 1 goto c2_8
r7 += 1
c2_8:
r7 *= 3
if w0 != 128 goto c2_9
r7 += 1
c2_9:
r7 *= 3
if w0 < 127 goto c2_10
r7 += 1
c2_10:
w0 = w3
w0 &= 255
w0 |= 16
w2 = w6
w2 &= 255
w2 |= 32
w0 &= w2
r7 *= 3
if w0 == 0 goto c3_0
r7 += 1
c3_0:
r7 *= 3
if w0 < 255 goto c3_1
r7 += 1
c3_1:
r7 *= 3
if w0 == 0 goto c3_2
r7 += 1
c3_2:
r7 *= 3
if w0 <= 255 goto c3_3
r7 += 1
c3_3:
r7 *= 3
if w0 s> 254 goto c3_4
r7 += 1
c3_4:
r7 *= 3
if w0 & 1 goto c3_5
r7 += 1
c3_5:
r7 *= 3
if w0 s> 255 goto c3_6
r7 += 1
c3_6:
r7 *= 3
if w0 s<= 256 goto c3_7
r7 += 1
c3_7:
r7 *= 3
if w0 & 254 goto c3_8
r7 += 1
c3_8:
r7 *= 3
if w0 & 256 goto c3_9
r7 += 1
c3_9:
r7 *= 3
if w0 s< 48 goto c3_10
r7 += 1
c3_10:
w0 = w3
w0 |= 65536
w2 = w6
w2 |= 65536
w0 *= w2
r7 *= 3
if w0 == -2147483648 goto c4_0
r7 += 1
c4_0:
r7 *= 3
if w0 < 2147418111 goto c4_1
r7 += 1
c4_1:
r7 *= 3
if w0 == 0 goto c4_2
r7 += 1
c4_2:
r7 *= 3
if w0 s<= -2147483648 goto c4_3
r7 += 1
c4_3:
r7 *= 3
if w0 & 2147418112 goto c4_4
r7 += 1
c4_4:
r7 *= 3
if w0 s< 2147418112 goto c4_5
r7 += 1
c4_5:
r7 *= 3
if w0 & 2147418112 goto c4_6
r7 += 1
c4_6:
r7 *= 3
if w0 s> 2147418111 goto c4_7
r7 += 1
c4_7:
r7 *= 3
if w0 != 127 goto c4_8
r7 += 1
c4_8:
r7 *= 3
if w0 < -1 goto c4_9
r7 += 1
c4_9:
r7 *= 3
if w0 == 1 goto c4_10
r7 += 1
c4_10:
w0 = w3
w0 = (s8)w0
w2 = w6
w2 = (s8)w2
w0 s/= w2
w0 = (s8)w0
r7 *= 3
if w0 == -128 goto c5_0
r7 += 1
c5_0:
r7 *= 3
if w0 < 17 goto c5_1
r7 += 1
c5_1:
r7 *= 3
if w0 == 0 goto c5_2
r7 += 1
c5_2:
r7 *= 3
if w0 s>= 17 goto c5_3
r7 += 1
c5_3:
r7 *= 3
if w0 s< -129 goto c5_4
r7 += 1
c5_4:
r7 *= 3
if w0 == -129 goto c5_5
r7 += 1
c5_5:
r7 *= 3
if w0 & 17 goto c5_6
r7 += 1
c5_6:
r7 *= 3
if w0 s> -1 goto c5_7
r7 += 1
c5_7:
r7 *= 3
if w0 <= -129 goto c5_8
r7 += 1
c5_8:
r7 *= 3
if w0 == -1 goto c5_9
r7 += 1
c5_9:
r7 *= 3
if w0 < 0 goto c5_10
r7 += 1
c5_10:
w0 = w3
w0 = (s16)w0
w2 = w6
w2 = (s16)w2
w0 s/= w2
w0 = (s16)w0
r7 *= 3
if w0 == -32768 goto c6_0
r7 += 1
c6_0:
r7 *= 3
if w0 < 12817 goto c6_1
r7 += 1
c6_1:
r7 *= 3
if w0 == 0 goto c6_2
r7 += 1
c6_2:
r7 *= 3
if w0 > 12817 goto c6_3
r7 += 1
c6_3:
r7 *= 3
if w0 == -1 goto c6_4
r7 += 1
c6_4:
r7 *= 3
if w0 != 127 goto c6_5
r7 += 1
c6_5:
r7 *= 3
if w0 == -32768 goto c6_6
r7 += 1
c6_6:
r7 *= 3
if w0 != 12817 goto c6_7
r7 += 1
c6_7:
r7 *= 3
if w0 s< 0 goto c6_8
r7 += 1
c6_8:
r7 *= 3
if w0 s>= 1 goto c6_9
r7 += 1
c6_9:
r7 *= 3
if w0 > 12818 goto c6_10
r7 += 1
c6_10:
w0 = w3
w0 &= 255
w2 = w6
w2 &= 7
w0 <<= w2
r7 *= 3
if w0 == 0 goto c7_0
r7 += 1
c7_0:
r7 *= 3
if w0 < 32640 goto c7_1
r7 += 1
c7_1:
r7 *= 3
if w0 == 0 goto c7_2
r7 += 1
c7_2:
r7 *= 3
if w0 < 1 goto c7_3
r7 += 1
c7_3:
r7 *= 3
if w0 > 128 goto c7_4
r7 += 1
c7_4:
r7 *= 3
if w0 s< 32641 goto c7_5
r7 += 1
c7_5:
r7 *= 3
if w0 s<= 32640 goto c7_6
r7 += 1
c7_6:
r7 *= 3
if w0 s< 32639 goto c7_7
r7 += 1
c7_7:
r7 *= 3
if w0 & 1 goto c7_8
r7 += 1
c7_8:
r7 *= 3
if w0 > 0 goto c7_9
r7 += 1
c7_9:
r7 *= 3
if w0 s<= 32640 goto c7_10
r7 += 1
c7_10:
w0 = w3
r0 = le16 r0
w2 = w6
w2 &= 31
w0 <<= w2
r7 *= 3
if w0 == -2147483648 goto c8_0
r7 += 1
c8_0:
r7 *= 3
if w0 < 2147450880 goto c8_1
r7 += 1
c8_1:
r7 *= 3
if w0 == 0 goto c8_2
r7 += 1
c8_2:
r7 *= 3
if w0 != 52719 goto c8_3
r7 += 1
c8_3:
r7 *= 3
if w0 != -2147483648 goto c8_4
r7 += 1
c8_4:
r7 *= 3
if w0 <= -2147483648 goto c8_5
r7 += 1
c8_5:
r7 *= 3
if w0 s< 52719 goto c8_6
r7 += 1
c8_6:
r7 *= 3
if w0 s<= 127 goto c8_7
r7 += 1
c8_7:
r7 *= 3
if w0 s<= 0 goto c8_8
r7 += 1
c8_8:
r7 *= 3
if w0 >= 128 goto c8_9
r7 += 1
c8_9:
r7 *= 3
if w0 > 0 goto c8_10
r7 += 1
c8_10:
w0 = w3
w0 = (s8)w0
w0 = -w0
w0 = (s8)w0
r7 *= 3
if w0 == -128 goto c9_0
r7 += 1
c9_0:
r7 *= 3
if w0 < 17 goto c9_1
r7 += 1
c9_1:
r7 *= 3
if w0 == 0 goto c9_2
r7 += 1
c9_2:
r7 *= 3
if w0 s>= 0 goto c9_3
r7 += 1
c9_3:
r7 *= 3
if w0 != 1 goto c9_4
r7 += 1
c9_4:
r7 *= 3
if w0 == 128 goto c9_5
r7 += 1
c9_5:
r7 *= 3
if w0 < 1 goto c9_6
r7 += 1
c9_6:
r7 *= 3
if w0 != 17 goto c9_7
r7 += 1
c9_7:
r7 *= 3
if w0 & 17 goto c9_8
r7 += 1
c9_8:
r7 *= 3
if w0 <= 17 goto c9_9
r7 += 1
c9_9:
r7 *= 3
if w0 s< 128 goto c9_10
r7 += 1
c9_10:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r7
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 8a0b9fd344fa51e5

== bounds in 32 bits, 12
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r5 = r6
r5 += r9
r4 = *(u64 *)(r5 + 0)
r5 = r6
r5 += r1
r7 = *(u64 *)(r5 + 0)
w0 = w4
w0 = (s16)w0
w2 = w7
w2 = (s16)w2
w0 -= w2
w0 = (s16)w0
r8 *= 3
if w0 == -32768 goto c0_0
r8 += 1
c0_0:
r8 *= 3
if w0 < 32767 goto c0_1
r8 += 1
c0_1:
r8 *= 3
if w0 == 0 goto c0_2
r8 += 1
c0_2:
r8 *= 3
if w0 s< -32769 goto c0_3
r8 += 1
c0_3:
r8 *= 3
if w0 > 32768 goto c0_4
r8 += 1
c0_4:
r8 *= 3
if w0 > -32769 goto c0_5
r8 += 1
c0_5:
r8 *= 3
if w0 s< 32767 goto c0_6
r8 += 1
c0_6:
r8 *= 3
if w0 s<= 32767 goto c0_7
r8 += 1
c0_7:
r8 *= 3
if w0 s< 0 goto c0_8
r8 += 1
c0_8:
r8 *= 3
if w0 s< 0 goto c0_9
r8 += 1
c0_9:
r8 *= 3
if w0 <= 127 goto c0_10
r8 += 1
c0_10:
w0 = w4
w0 = (s8)w0
w2 = w7
w2 = (s8)w2
w0 += w2
w0 = (s8)w0
r8 *= 3
if w0 == -128 goto c1_0
r8 += 1
c1_0:
r8 *= 3
if w0 < 127 goto c1_1
r8 += 1
c1_1:
r8 *= 3
if w0 == 0 goto c1_2
r8 += 1
c1_2:
r8 *= 3
if w0 s< 1 goto c1_3
r8 += 1
c1_3:
r8 *= 3
if w0 == 128 goto c1_4
r8 += 1
c1_4:
r8 *= 3
if w0 s< 127 goto c1_5
r8 += 1
c1_5:
r8 *= 3
if w0 s<= -1 goto c1_6
r8 += 1
c1_6:
r8 *= 3
if w0 s>= 0 goto c1_7
r8 += 1
c1_7:
r8 *= 3
if w0 & 127 goto c1_8
r8 += 1
c1_8:
r8 *= 3
if w0 s<= -129 goto c1_9
r8 += 1
c1_9:
r8 *= 3
if w0 == 128 goto c1_10
r8 += 1
c1_10:
w0 = w4
w0 = (s16)w0
w2 = w7
r2 = (s32)r2
w0 *= w2
r0 = (s32)r0
r8 *= 3
if w0 == -2147483647 goto c2_0
r8 += 1
c2_0:
r8 *= 3
if w0 < 2147483647 goto c2_1
r8 += 1
c2_1:
r8 *= 3
if w0 == 0 goto c2_2
r8 += 1
c2_2:
r8 *= 3
if w0 != 1 goto c2_3
r8 += 1
c2_3:
r8 *= 3
if w0 > 2147483647 goto c2_4
r8 += 1
c2_4:
r8 *= 3
if w0 s< 0 goto c2_5
r8 += 1
c2_5:
r8 *= 3
if w0 s>= 128 goto c2_6
r8 += 1
c2_6:
r8 *= 3
if w0 s> -1 goto c2_7
r8 += 1
c2_7:
r8 *= 3
if w0 s<= 1 goto c2_8
r8 += 1
c2_8:
r8 *= 3
if w0 & 127 goto c2_9
r8 += 1
c2_9:
r8 *= 3
if w0 s<= 0 goto c2_10
r8 += 1
c2_10:
w0 = w4
w0 &= 255
w2 = w7
w2 &= 255
w0 += w2
w0 &= 255
r8 *= 3
if w0 == 0 goto c3_0
r8 += 1
c3_0:
r8 *= 3
if w0 < 255 goto c3_1
r8 += 1
c3_1:
r8 *= 3
if w0 == 0 goto c3_2
r8 += 1
c3_2:
r8 *= 3
if w0 & 256 goto c3_3
r8 += 1
c3_3:
r8 *= 3
if w0 == -1 goto c3_4
r8 += 1
c3_4:
r8 *= 3
if w0 <= 254 goto c3_5
r8 += 1
c3_5:
r8 *= 3
if w0 <= 255 goto c3_6
r8 += 1
c3_6:
r8 *= 3
if w0 s>= 127 goto c3_7
r8 += 1
c3_7:
r8 *= 3
if w0 > 127 goto c3_8
r8 += 1
c3_8:
r8 *= 3
if w0 s<= 254 goto c3_9
r8 += 1
c3_9:
r8 *= 3
if w0 > 0 goto c3_10
r8 += 1
c3_10:
w0 = w4
w0 = w0
w2 = w7
w2 = w2
w0 += w2
r8 *= 3
if w0 == -2147483648 goto c4_0
r8 += 1
c4_0:
r8 *= 3
if w0 < 2147483647 goto c4_1
r8 += 1
c4_1:
r8 *= 3
if w0 == 0 goto c4_2
r8 += 1
c4_2:
r8 *= 3
if w0 != 2147483647 goto c4_3
r8 += 1
c4_3:
r8 *= 3
if w0 == 128 goto c4_4
r8 += 1
c4_4:
r8 *= 3
if w0 >= 127 goto c4_5
r8 += 1
c4_5:
r8 *= 3
if w0 < 0 goto c4_6
r8 += 1
c4_6:
r8 *= 3
if w0 != -1 goto c4_7
r8 += 1
c4_7:
r8 *= 3
if w0 > 128 goto c4_8
r8 += 1
c4_8:
r8 *= 3
if w0 <= 0 goto c4_9
r8 += 1
c4_9:
r8 *= 3
if w0 & 1 goto c4_10
r8 += 1
c4_10:
w0 = w4
w0 = w0
w2 = w7
r2 = le16 r2
w0 *= w2
r8 *= 3
if w0 == -1985229329 goto c5_0
r8 += 1
c5_0:
r8 *= 3
if w0 < 2147483647 goto c5_1
r8 += 1
c5_1:
r8 *= 3
if w0 == 0 goto c5_2
r8 += 1
c5_2:
r8 *= 3
if w0 s< 1 goto c5_3
r8 += 1
c5_3:
r8 *= 3
if w0 >= -1985229330 goto c5_4
r8 += 1
c5_4:
r8 *= 3
if w0 s<= 127 goto c5_5
r8 += 1
c5_5:
r8 *= 3
if w0 < 1 goto c5_6
r8 += 1
c5_6:
r8 *= 3
if w0 == 65025 goto c5_7
r8 += 1
c5_7:
r8 *= 3
if w0 >= 1 goto c5_8
r8 += 1
c5_8:
r8 *= 3
if w0 == 2147483647 goto c5_9
r8 += 1
c5_9:
r8 *= 3
if w0 > -1985229330 goto c5_10
r8 += 1
c5_10:
w0 = w4
r0 = le16 r0
w0 |= 2147418112
w2 = w7
r2 = le16 r2
w0 += w2
r8 *= 3
if w0 == -2147483648 goto c6_0
r8 += 1
c6_0:
r8 *= 3
if w0 < 2147483647 goto c6_1
r8 += 1
c6_1:
r8 *= 3
if w0 == 0 goto c6_2
r8 += 1
c6_2:
r8 *= 3
if w0 >= 0 goto c6_3
r8 += 1
c6_3:
r8 *= 3
if w0 <= 0 goto c6_4
r8 += 1
c6_4:
r8 *= 3
if w0 == 128 goto c6_5
r8 += 1
c6_5:
r8 *= 3
if w0 s< 2147418495 goto c6_6
r8 += 1
c6_6:
r8 *= 3
if w0 >= -2147483648 goto c6_7
r8 += 1
c6_7:
r8 *= 3
if w0 s> 2147483647 goto c6_8
r8 += 1
c6_8:
r8 *= 3
if w0 s> 2147418495 goto c6_9
r8 += 1
c6_9:
r8 *= 3
if w0 s>= 0 goto c6_10
r8 += 1
c6_10:
w0 = w4
w0 = (s8)w0
r8 *= 3
if w0 == -128 goto c7_0
r8 += 1
c7_0:
r8 *= 3
if w0 < 16 goto c7_1
r8 += 1
c7_1:
r8 *= 3
if w0 == 0 goto c7_2
r8 += 1
c7_2:
r8 *= 3
if w0 s> 17 goto c7_3
r8 += 1
c7_3:
r8 *= 3
if w0 >= 17 goto c7_4
r8 += 1
c7_4:
r8 *= 3
if w0 >= 1 goto c7_5
r8 += 1
c7_5:
r8 *= 3
if w0 s< 128 goto c7_6
r8 += 1
c7_6:
r8 *= 3
if w0 >= -129 goto c7_7
r8 += 1
c7_7:
r8 *= 3
if w0 s>= 16 goto c7_8
r8 += 1
c7_8:
r8 *= 3
if w0 < -129 goto c7_9
r8 += 1
c7_9:
r8 *= 3
if w0 >= -129 goto c7_10
r8 += 1
c7_10:
w0 = w4
w0 = (s16)w0
r8 *= 3
if w0 == -32768 goto c8_0
r8 += 1
c8_0:
r8 *= 3
if w0 < 12816 goto c8_1
r8 += 1
c8_1:
r8 *= 3
if w0 == 0 goto c8_2
r8 += 1
c8_2:
r8 *= 3
if w0 s> 12816 goto c8_3
r8 += 1
c8_3:
r8 *= 3
if w0 & 12817 goto c8_4
r8 += 1
c8_4:
r8 *= 3
if w0 != 128 goto c8_5
r8 += 1
c8_5:
r8 *= 3
if w0 s> -1 goto c8_6
r8 += 1
c8_6:
r8 *= 3
if w0 <= 12816 goto c8_7
r8 += 1
c8_7:
r8 *= 3
if w0 s<= 127 goto c8_8
r8 += 1
c8_8:
r8 *= 3
if w0 s<= 127 goto c8_9
r8 += 1
c8_9:
r8 *= 3
if w0 s> 1 goto c8_10
r8 += 1
c8_10:
w0 = w4
w0 = (s8)w0
w0 s>>= 3
r8 *= 3
if w0 == -16 goto c9_0
r8 += 1
c9_0:
r8 *= 3
if w0 < 2 goto c9_1
r8 += 1
c9_1:
r8 *= 3
if w0 == 0 goto c9_2
r8 += 1
c9_2:
r8 *= 3
if w0 > 0 goto c9_3
r8 += 1
c9_3:
r8 *= 3
if w0 < 127 goto c9_4
r8 += 1
c9_4:
r8 *= 3
if w0 s> 3 goto c9_5
r8 += 1
c9_5:
r8 *= 3
if w0 s<= 1 goto c9_6
r8 += 1
c9_6:
r8 *= 3
if w0 & 0 goto c9_7
r8 += 1
c9_7:
r8 *= 3
if w0 < -1 goto c9_8
r8 += 1
c9_8:
r8 *= 3
if w0 <= -16 goto c9_9
r8 += 1
c9_9:
r8 *= 3
if w0 > -17 goto c9_10
r8 += 1
c9_10:
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
-- result 3901c13db20f29d3

== bounds in 32 bits, 13
-- asm
r7 = r1
r9 = 0
r1 = 0
outer:
r4 = 0
inner:
r6 = r7
r6 += r1
r5 = *(u64 *)(r6 + 0)
r6 = r7
r6 += r4
r8 = *(u64 *)(r6 + 0)
w0 = w5
w0 = (s8)w0
w0 <<= 4
r9 *= 3
if w0 == -2048 goto c0_0
r9 += 1
c0_0:
r9 *= 3
if w0 < 256 goto c0_1
r9 += 1
c0_1:
r9 *= 3
if w0 == 0 goto c0_2
r9 += 1
c0_2:
r9 *= 3
if w0 s< 127 goto c0_3
r9 += 1
c0_3:
r9 *= 3
if w0 != -1 goto c0_4
r9 += 1
c0_4:
r9 *= 3
if w0 s> 128 goto c0_5
r9 += 1
c0_5:
r9 *= 3
if w0 <= -2049 goto c0_6
r9 += 1
c0_6:
r9 *= 3
if w0 s>= -2049 goto c0_7
r9 += 1
c0_7:
r9 *= 3
if w0 s>= -2048 goto c0_8
r9 += 1
c0_8:
r9 *= 3
if w0 s< 256 goto c0_9
r9 += 1
c0_9:
r9 *= 3
if w0 <= -1 goto c0_10
r9 += 1
c0_10:
w0 = w5
w0 = (s16)w0
w0 <<= 16
r0 = (s32)r0
r9 *= 3
if w0 == -2147483648 goto c1_0
r9 += 1
c1_0:
r9 *= 3
if w0 < 839909376 goto c1_1
r9 += 1
c1_1:
r9 *= 3
if w0 == 0 goto c1_2
r9 += 1
c1_2:
r9 *= 3
if w0 s>= 839909377 goto c1_3
r9 += 1
c1_3:
r9 *= 3
if w0 s< 839909376 goto c1_4
r9 += 1
c1_4:
r9 *= 3
if w0 s<= -2147483648 goto c1_5
r9 += 1
c1_5:
r9 *= 3
if w0 > 0 goto c1_6
r9 += 1
c1_6:
r9 *= 3
if w0 > 127 goto c1_7
r9 += 1
c1_7:
r9 *= 3
if w0 s> 839909376 goto c1_8
r9 += 1
c1_8:
r9 *= 3
if w0 > 839909376 goto c1_9
r9 += 1
c1_9:
r9 *= 3
if w0 != 0 goto c1_10
r9 += 1
c1_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 = (s8)w2
w0 += w2
r9 *= 3
if w0 == -256 goto c2_0
r9 += 1
c2_0:
r9 *= 3
if w0 < 32 goto c2_1
r9 += 1
c2_1:
r9 *= 3
if w0 == 0 goto c2_2
r9 += 1
c2_2:
r9 *= 3
if w0 s<= 127 goto c2_3
r9 += 1
c2_3:
r9 *= 3
if w0 & 127 goto c2_4
r9 += 1
c2_4:
r9 *= 3
if w0 == -256 goto c2_5
r9 += 1
c2_5:
r9 *= 3
if w0 == 32 goto c2_6
r9 += 1
c2_6:
r9 *= 3
if w0 > 0 goto c2_7
r9 += 1
c2_7:
r9 *= 3
if w0 s> 128 goto c2_8
r9 += 1
c2_8:
r9 *= 3
if w0 > 1 goto c2_9
r9 += 1
c2_9:
r9 *= 3
if w0 == 32 goto c2_10
r9 += 1
c2_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 &= 255
w0 -= w2
r9 *= 3
if w0 == -383 goto c3_0
r9 += 1
c3_0:
r9 *= 3
if w0 < 16 goto c3_1
r9 += 1
c3_1:
r9 *= 3
if w0 == 0 goto c3_2
r9 += 1
c3_2:
r9 *= 3
if w0 != 127 goto c3_3
r9 += 1
c3_3:
r9 *= 3
if w0 != -383 goto c3_4
r9 += 1
c3_4:
r9 *= 3
if w0 s<= 127 goto c3_5
r9 += 1
c3_5:
r9 *= 3
if w0 s<= 0 goto c3_6
r9 += 1
c3_6:
r9 *= 3
if w0 s> 0 goto c3_7
r9 += 1
c3_7:
r9 *= 3
if w0 >= 16 goto c3_8
r9 += 1
c3_8:
r9 *= 3
if w0 < -384 goto c3_9
r9 += 1
c3_9:
r9 *= 3
if w0 & -128 goto c3_10
r9 += 1
c3_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 = (s8)w2
w0 *= w2
r9 *= 3
if w0 == -2048 goto c4_0
r9 += 1
c4_0:
r9 *= 3
if w0 < 16384 goto c4_1
r9 += 1
c4_1:
r9 *= 3
if w0 == 0 goto c4_2
r9 += 1
c4_2:
r9 *= 3
if w0 & -2049 goto c4_3
r9 += 1
c4_3:
r9 *= 3
if w0 s< 0 goto c4_4
r9 += 1
c4_4:
r9 *= 3
if w0 != -1 goto c4_5
r9 += 1
c4_5:
r9 *= 3
if w0 & 0 goto c4_6
r9 += 1
c4_6:
r9 *= 3
if w0 != 1 goto c4_7
r9 += 1
c4_7:
r9 *= 3
if w0 >= 1 goto c4_8
r9 += 1
c4_8:
r9 *= 3
if w0 s>= -2049 goto c4_9
r9 += 1
c4_9:
r9 *= 3
if w0 >= -1 goto c4_10
r9 += 1
c4_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 = (s8)w2
w0 s/= w2
r9 *= 3
if w0 == -128 goto c5_0
r9 += 1
c5_0:
r9 *= 3
if w0 < 128 goto c5_1
r9 += 1
c5_1:
r9 *= 3
if w0 == 0 goto c5_2
r9 += 1
c5_2:
r9 *= 3
if w0 s< -129 goto c5_3
r9 += 1
c5_3:
r9 *= 3
if w0 > 0 goto c5_4
r9 += 1
c5_4:
r9 *= 3
if w0 s> 0 goto c5_5
r9 += 1
c5_5:
r9 *= 3
if w0 & 127 goto c5_6
r9 += 1
c5_6:
r9 *= 3
if w0 != 127 goto c5_7
r9 += 1
c5_7:
r9 *= 3
if w0 <= 128 goto c5_8
r9 += 1
c5_8:
r9 *= 3
if w0 s> -1 goto c5_9
r9 += 1
c5_9:
r9 *= 3
if w0 & -129 goto c5_10
r9 += 1
c5_10:
w0 = w5
w0 = (s16)w0
w2 = w8
w2 = (s8)w2
w0 s%= w2
r9 *= 3
if w0 == -32768 goto c6_0
r9 += 1
c6_0:
r9 *= 3
if w0 < 12816 goto c6_1
r9 += 1
c6_1:
r9 *= 3
if w0 == 0 goto c6_2
r9 += 1
c6_2:
r9 *= 3
if w0 <= -32768 goto c6_3
r9 += 1
c6_3:
r9 *= 3
if w0 < -1 goto c6_4
r9 += 1
c6_4:
r9 *= 3
if w0 s< 0 goto c6_5
r9 += 1
c6_5:
r9 *= 3
if w0 > 1 goto c6_6
r9 += 1
c6_6:
r9 *= 3
if w0 >= 0 goto c6_7
r9 += 1
c6_7:
r9 *= 3
if w0 s<= 1 goto c6_8
r9 += 1
c6_8:
r9 *= 3
if w0 < -32768 goto c6_9
r9 += 1
c6_9:
r9 *= 3
if w0 s<= 12816 goto c6_10
r9 += 1
c6_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 = (s8)w2
w0 |= w2
r9 *= 3
if w0 == -128 goto c7_0
r9 += 1
c7_0:
r9 *= 3
if w0 < 17 goto c7_1
r9 += 1
c7_1:
r9 *= 3
if w0 == 0 goto c7_2
r9 += 1
c7_2:
r9 *= 3
if w0 == 0 goto c7_3
r9 += 1
c7_3:
r9 *= 3
if w0 s>= 18 goto c7_4
r9 += 1
c7_4:
r9 *= 3
if w0 & -129 goto c7_5
r9 += 1
c7_5:
r9 *= 3
if w0 == -128 goto c7_6
r9 += 1
c7_6:
r9 *= 3
if w0 < 18 goto c7_7
r9 += 1
c7_7:
r9 *= 3
if w0 s>= -129 goto c7_8
r9 += 1
c7_8:
r9 *= 3
if w0 s<= 17 goto c7_9
r9 += 1
c7_9:
r9 *= 3
if w0 == 1 goto c7_10
r9 += 1
c7_10:
w0 = w5
w0 = (s8)w0
w2 = w8
w2 = (s16)w2
w0 &= w2
r9 *= 3
if w0 == -32768 goto c8_0
r9 += 1
c8_0:
r9 *= 3
if w0 < 12816 goto c8_1
r9 += 1
c8_1:
r9 *= 3
if w0 == 0 goto c8_2
r9 += 1
c8_2:
r9 *= 3
if w0 >= 0 goto c8_3
r9 += 1
c8_3:
r9 *= 3
if w0 s> -32768 goto c8_4
r9 += 1
c8_4:
r9 *= 3
if w0 > 0 goto c8_5
r9 += 1
c8_5:
r9 *= 3
if w0 s< 128 goto c8_6
r9 += 1
c8_6:
r9 *= 3
if w0 >= -1 goto c8_7
r9 += 1
c8_7:
r9 *= 3
if w0 s> 12816 goto c8_8
r9 += 1
c8_8:
r9 *= 3
if w0 != -32769 goto c8_9
r9 += 1
c8_9:
r9 *= 3
if w0 <= -32769 goto c8_10
r9 += 1
c8_10:
w0 = w5
w0 = (s8)w0
w0 ^= -1
r9 *= 3
if w0 == -17 goto c9_0
r9 += 1
c9_0:
r9 *= 3
if w0 < 127 goto c9_1
r9 += 1
c9_1:
r9 *= 3
if w0 == 0 goto c9_2
r9 += 1
c9_2:
r9 *= 3
if w0 > 128 goto c9_3
r9 += 1
c9_3:
r9 *= 3
if w0 != 0 goto c9_4
r9 += 1
c9_4:
r9 *= 3
if w0 s> -17 goto c9_5
r9 += 1
c9_5:
r9 *= 3
if w0 <= -18 goto c9_6
r9 += 1
c9_6:
r9 *= 3
if w0 > -1 goto c9_7
r9 += 1
c9_7:
r9 *= 3
if w0 > 1 goto c9_8
r9 += 1
c9_8:
r9 *= 3
if w0 >= 127 goto c9_9
r9 += 1
c9_9:
r9 *= 3
if w0 s> -1 goto c9_10
r9 += 1
c9_10:
r4 += 8
if r4 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 75ea948f5e9c9bb3

== bounds in 32 bits, 14
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r5 = 0
inner:
r7 = r8
r7 += r1
r2 = *(u64 *)(r7 + 0)
r7 = r8
r7 += r5
r6 = *(u64 *)(r7 + 0)
w0 = w2
w0 = (s8)w0
w0 = -w0
r9 *= 3
if w0 == -16 goto c0_0
r9 += 1
c0_0:
r9 *= 3
if w0 < 128 goto c0_1
r9 += 1
c0_1:
r9 *= 3
if w0 == 0 goto c0_2
r9 += 1
c0_2:
r9 *= 3
if w0 != 128 goto c0_3
r9 += 1
c0_3:
r9 *= 3
if w0 == 1 goto c0_4
r9 += 1
c0_4:
r9 *= 3
if w0 > 0 goto c0_5
r9 += 1
c0_5:
r9 *= 3
if w0 != -16 goto c0_6
r9 += 1
c0_6:
r9 *= 3
if w0 <= -17 goto c0_7
r9 += 1
c0_7:
r9 *= 3
if w0 & 1 goto c0_8
r9 += 1
c0_8:
r9 *= 3
if w0 == -16 goto c0_9
r9 += 1
c0_9:
r9 *= 3
if w0 > -1 goto c0_10
r9 += 1
c0_10:
w0 = w2
r0 = le16 r0
w3 = w6
w3 &= 255
w0 %= w3
r9 *= 3
if w0 == 0 goto c1_0
r9 += 1
c1_0:
r9 *= 3
if w0 < 65535 goto c1_1
r9 += 1
c1_1:
r9 *= 3
if w0 == 0 goto c1_2
r9 += 1
c1_2:
r9 *= 3
if w0 & 0 goto c1_3
r9 += 1
c1_3:
r9 *= 3
if w0 s> 128 goto c1_4
r9 += 1
c1_4:
r9 *= 3
if w0 > 65534 goto c1_5
r9 += 1
c1_5:
r9 *= 3
if w0 & 0 goto c1_6
r9 += 1
c1_6:
r9 *= 3
if w0 >= 0 goto c1_7
r9 += 1
c1_7:
r9 *= 3
if w0 s>= 127 goto c1_8
r9 += 1
c1_8:
r9 *= 3
if w0 s< 0 goto c1_9
r9 += 1
c1_9:
r9 *= 3
if w0 s<= -1 goto c1_10
r9 += 1
c1_10:
w0 = w2
r0 = le16 r0
w3 = w6
w3 &= 255
w3 |= 16
w0 /= w3
r9 *= 3
if w0 == 0 goto c2_0
r9 += 1
c2_0:
r9 *= 3
if w0 < 4095 goto c2_1
r9 += 1
c2_1:
r9 *= 3
if w0 == 0 goto c2_2
r9 += 1
c2_2:
r9 *= 3
if w0 == 127 goto c2_3
r9 += 1
c2_3:
r9 *= 3
if w0 != -1 goto c2_4
r9 += 1
c2_4:
r9 *= 3
if w0 == 0 goto c2_5
r9 += 1
c2_5:
r9 *= 3
if w0 s<= 257 goto c2_6
r9 += 1
c2_6:
r9 *= 3
if w0 s< 1 goto c2_7
r9 += 1
c2_7:
r9 *= 3
if w0 s>= 4094 goto c2_8
r9 += 1
c2_8:
r9 *= 3
if w0 s<= 257 goto c2_9
r9 += 1
c2_9:
r9 *= 3
if w0 > 4095 goto c2_10
r9 += 1
c2_10:
r5 += 8
if r5 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result a1386bff0dc2c6d7
