# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== equations in 64 bits, 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r4 = r7
r4 += r9
r5 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r1
r6 = *(u64 *)(r4 + 0)
r0 = r5
r0 += 5
r8 *= 3
if r0 == 0 goto c0_0
r8 += 1
c0_0:
r8 *= 3
if r0 & 0 goto c0_1
r8 += 1
c0_1:
r8 *= 3
if r0 != 1 goto c0_2
r8 += 1
c0_2:
r8 *= 3
if r0 == 5 goto c0_3
r8 += 1
c0_3:
r8 *= 3
if r0 & 5 goto c0_4
r8 += 1
c0_4:
r8 *= 3
if r0 != -5 goto c0_5
r8 += 1
c0_5:
r8 *= 3
if r0 == 90 goto c0_6
r8 += 1
c0_6:
r8 *= 3
if r0 & 90 goto c0_7
r8 += 1
c0_7:
r8 *= 3
if r0 != -1 goto c0_8
r8 += 1
c0_8:
r8 *= 3
if r0 == 255 goto c0_9
r8 += 1
c0_9:
r8 *= 3
if r0 & 255 goto c0_10
r8 += 1
c0_10:
r8 *= 3
if r0 != 32768 goto c0_11
r8 += 1
c0_11:
r8 *= 3
if r0 == 2147483647 goto c0_12
r8 += 1
c0_12:
r8 *= 3
if r0 & 2147483647 goto c0_13
r8 += 1
c0_13:
r8 *= 3
if r0 != -2147483648 goto c0_14
r8 += 1
c0_14:
r0 = r5
r0 -= 5
r8 *= 3
if r0 != 0 goto c1_0
r8 += 1
c1_0:
r8 *= 3
if r0 == 1 goto c1_1
r8 += 1
c1_1:
r8 *= 3
if r0 & 1 goto c1_2
r8 += 1
c1_2:
r8 *= 3
if r0 != 5 goto c1_3
r8 += 1
c1_3:
r8 *= 3
if r0 == -5 goto c1_4
r8 += 1
c1_4:
r8 *= 3
if r0 & -5 goto c1_5
r8 += 1
c1_5:
r8 *= 3
if r0 != 90 goto c1_6
r8 += 1
c1_6:
r8 *= 3
if r0 == -1 goto c1_7
r8 += 1
c1_7:
r8 *= 3
if r0 & -1 goto c1_8
r8 += 1
c1_8:
r8 *= 3
if r0 != 255 goto c1_9
r8 += 1
c1_9:
r8 *= 3
if r0 == 32768 goto c1_10
r8 += 1
c1_10:
r8 *= 3
if r0 & 32768 goto c1_11
r8 += 1
c1_11:
r8 *= 3
if r0 != 2147483647 goto c1_12
r8 += 1
c1_12:
r8 *= 3
if r0 == -2147483648 goto c1_13
r8 += 1
c1_13:
r8 *= 3
if r0 & -2147483648 goto c1_14
r8 += 1
c1_14:
r0 = r5
r0 ^= 90
r8 *= 3
if r0 & 0 goto c2_0
r8 += 1
c2_0:
r8 *= 3
if r0 != 1 goto c2_1
r8 += 1
c2_1:
r8 *= 3
if r0 == 5 goto c2_2
r8 += 1
c2_2:
r8 *= 3
if r0 & 5 goto c2_3
r8 += 1
c2_3:
r8 *= 3
if r0 != -5 goto c2_4
r8 += 1
c2_4:
r8 *= 3
if r0 == 90 goto c2_5
r8 += 1
c2_5:
r8 *= 3
if r0 & 90 goto c2_6
r8 += 1
c2_6:
r8 *= 3
if r0 != -1 goto c2_7
r8 += 1
c2_7:
r8 *= 3
if r0 == 255 goto c2_8
r8 += 1
c2_8:
r8 *= 3
if r0 & 255 goto c2_9
r8 += 1
c2_9:
r8 *= 3
if r0 != 32768 goto c2_10
r8 += 1
c2_10:
r8 *= 3
if r0 == 2147483647 goto c2_11
r8 += 1
c2_11:
r8 *= 3
if r0 & 2147483647 goto c2_12
r8 += 1
c2_12:
r8 *= 3
if r0 != -2147483648 goto c2_13
r8 += 1
c2_13:
r0 = r5
r0 ^= -1
r8 *= 3
if r0 == 0 goto c3_0
r8 += 1
c3_0:
r8 *= 3
if r0 & 0 goto c3_1
r8 += 1
c3_1:
r8 *= 3
if r0 != 1 goto c3_2
r8 += 1
c3_2:
r8 *= 3
if r0 == 5 goto c3_3
r8 += 1
c3_3:
r8 *= 3
if r0 & 5 goto c3_4
r8 += 1
c3_4:
r8 *= 3
if r0 != -5 goto c3_5
r8 += 1
c3_5:
r8 *= 3
if r0 == 90 goto c3_6
r8 += 1
c3_6:
r8 *= 3
if r0 & 90 goto c3_7
r8 += 1
c3_7:
r8 *= 3
if r0 != -1 goto c3_8
r8 += 1
c3_8:
r8 *= 3
if r0 == 255 goto c3_9
r8 += 1
c3_9:
r8 *= 3
if r0 & 255 goto c3_10
r8 += 1
c3_10:
r8 *= 3
if r0 != 32768 goto c3_11
r8 += 1
c3_11:
r8 *= 3
if r0 == 2147483647 goto c3_12
r8 += 1
c3_12:
r8 *= 3
if r0 & 2147483647 goto c3_13
r8 += 1
c3_13:
r8 *= 3
if r0 != -2147483648 goto c3_14
r8 += 1
c3_14:
r0 = r5
r0 = -r0
r8 *= 3
if r0 != 0 goto c4_0
r8 += 1
c4_0:
r8 *= 3
if r0 == 1 goto c4_1
r8 += 1
c4_1:
r8 *= 3
if r0 & 1 goto c4_2
r8 += 1
c4_2:
r8 *= 3
if r0 != 5 goto c4_3
r8 += 1
c4_3:
r8 *= 3
if r0 == -5 goto c4_4
r8 += 1
c4_4:
r8 *= 3
if r0 & -5 goto c4_5
r8 += 1
c4_5:
r8 *= 3
if r0 != 90 goto c4_6
r8 += 1
c4_6:
r8 *= 3
if r0 == -1 goto c4_7
r8 += 1
c4_7:
r8 *= 3
if r0 & -1 goto c4_8
r8 += 1
c4_8:
r8 *= 3
if r0 != 255 goto c4_9
r8 += 1
c4_9:
r8 *= 3
if r0 == 32768 goto c4_10
r8 += 1
c4_10:
r8 *= 3
if r0 & 32768 goto c4_11
r8 += 1
c4_11:
r8 *= 3
if r0 != 2147483647 goto c4_12
r8 += 1
c4_12:
r8 *= 3
if r0 == -2147483648 goto c4_13
r8 += 1
c4_13:
r8 *= 3
if r0 & -2147483648 goto c4_14
r8 += 1
c4_14:
r0 = r5
r0 -= r6
r8 *= 3
if r0 & 0 goto c5_0
r8 += 1
c5_0:
r8 *= 3
if r0 != 1 goto c5_1
r8 += 1
c5_1:
r8 *= 3
if r0 == 5 goto c5_2
r8 += 1
c5_2:
r8 *= 3
if r0 & 5 goto c5_3
r8 += 1
c5_3:
r8 *= 3
if r0 != -5 goto c5_4
r8 += 1
c5_4:
r8 *= 3
if r0 == 90 goto c5_5
r8 += 1
c5_5:
r8 *= 3
if r0 & 90 goto c5_6
r8 += 1
c5_6:
r8 *= 3
if r0 != -1 goto c5_7
r8 += 1
c5_7:
r8 *= 3
if r0 == 255 goto c5_8
r8 += 1
c5_8:
r8 *= 3
if r0 & 255 goto c5_9
r8 += 1
c5_9:
r8 *= 3
if r0 != 32768 goto c5_10
r8 += 1
c5_10:
r8 *= 3
if r0 == 2147483647 goto c5_11
r8 += 1
c5_11:
r8 *= 3
if r0 & 2147483647 goto c5_12
r8 += 1
c5_12:
r8 *= 3
if r0 != -2147483648 goto c5_13
r8 += 1
c5_13:
r0 = r5
r0 ^= r6
r8 *= 3
if r0 == 0 goto c6_0
r8 += 1
c6_0:
r8 *= 3
if r0 & 0 goto c6_1
r8 += 1
c6_1:
r8 *= 3
if r0 != 1 goto c6_2
r8 += 1
c6_2:
r8 *= 3
if r0 == 5 goto c6_3
r8 += 1
c6_3:
r8 *= 3
if r0 & 5 goto c6_4
r8 += 1
c6_4:
r8 *= 3
if r0 != -5 goto c6_5
r8 += 1
c6_5:
r8 *= 3
if r0 == 90 goto c6_6
r8 += 1
c6_6:
r8 *= 3
if r0 & 90 goto c6_7
r8 += 1
c6_7:
r8 *= 3
if r0 != -1 goto c6_8
r8 += 1
c6_8:
r8 *= 3
if r0 == 255 goto c6_9
r8 += 1
c6_9:
r8 *= 3
if r0 & 255 goto c6_10
r8 += 1
c6_10:
r8 *= 3
if r0 != 32768 goto c6_11
r8 += 1
c6_11:
r8 *= 3
if r0 == 2147483647 goto c6_12
r8 += 1
c6_12:
r8 *= 3
if r0 & 2147483647 goto c6_13
r8 += 1
c6_13:
r8 *= 3
if r0 != -2147483648 goto c6_14
r8 += 1
c6_14:
r0 = r5
r0 &= r6
r8 *= 3
if r0 != 0 goto c7_0
r8 += 1
c7_0:
r8 *= 3
if r0 == 1 goto c7_1
r8 += 1
c7_1:
r8 *= 3
if r0 & 1 goto c7_2
r8 += 1
c7_2:
r8 *= 3
if r0 != 5 goto c7_3
r8 += 1
c7_3:
r8 *= 3
if r0 == -5 goto c7_4
r8 += 1
c7_4:
r8 *= 3
if r0 & -5 goto c7_5
r8 += 1
c7_5:
r8 *= 3
if r0 != 90 goto c7_6
r8 += 1
c7_6:
r8 *= 3
if r0 == -1 goto c7_7
r8 += 1
c7_7:
r8 *= 3
if r0 & -1 goto c7_8
r8 += 1
c7_8:
r8 *= 3
if r0 != 255 goto c7_9
r8 += 1
c7_9:
r8 *= 3
if r0 == 32768 goto c7_10
r8 += 1
c7_10:
r8 *= 3
if r0 & 32768 goto c7_11
r8 += 1
c7_11:
r8 *= 3
if r0 != 2147483647 goto c7_12
r8 += 1
c7_12:
r8 *= 3
if r0 == -2147483648 goto c7_13
r8 += 1
c7_13:
r8 *= 3
if r0 & -2147483648 goto c7_14
r8 += 1
c7_14:
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
-- result a9515ce153afe2fd

== equations in 64 bits, 2
-- asm
r4 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r4
r1 += r7
r5 = *(u64 *)(r1 + 0)
r1 = r4
r1 += r9
r8 = *(u64 *)(r1 + 0)
r0 = r5
r0 &= 65280
r6 *= 3
if r0 & 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if r0 != 1 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if r0 == 5 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if r0 & 5 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if r0 != -5 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if r0 == 90 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if r0 & 90 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if r0 != -1 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if r0 == 255 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if r0 & 255 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if r0 != 32768 goto c0_10
r6 += 1
c0_10:
r6 *= 3
if r0 == 2147483647 goto c0_11
r6 += 1
c0_11:
r6 *= 3
if r0 & 2147483647 goto c0_12
r6 += 1
c0_12:
r6 *= 3
if r0 != -2147483648 goto c0_13
r6 += 1
c0_13:
r0 = r5
r0 = be64 r0
r6 *= 3
if r0 == 0 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if r0 & 0 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if r0 != 1 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if r0 == 5 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if r0 & 5 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if r0 != -5 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if r0 == 90 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if r0 & 90 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if r0 != -1 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if r0 == 255 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if r0 & 255 goto c1_10
r6 += 1
c1_10:
r6 *= 3
if r0 != 32768 goto c1_11
r6 += 1
c1_11:
r6 *= 3
if r0 == 2147483647 goto c1_12
r6 += 1
c1_12:
r6 *= 3
if r0 & 2147483647 goto c1_13
r6 += 1
c1_13:
r6 *= 3
if r0 != -2147483648 goto c1_14
r6 += 1
c1_14:
r0 = r5
r0 &= 255
r6 *= 3
if r0 != 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if r0 == 1 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if r0 & 1 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if r0 != 5 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if r0 == -5 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if r0 & -5 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if r0 != 90 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if r0 == -1 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if r0 & -1 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if r0 != 255 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if r0 == 32768 goto c2_10
r6 += 1
c2_10:
r6 *= 3
if r0 & 32768 goto c2_11
r6 += 1
c2_11:
r6 *= 3
if r0 != 2147483647 goto c2_12
r6 += 1
c2_12:
r6 *= 3
if r0 == -2147483648 goto c2_13
r6 += 1
c2_13:
r6 *= 3
if r0 & -2147483648 goto c2_14
r6 += 1
c2_14:
r0 = r5
r0 = le16 r0
r6 *= 3
if r0 & 0 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if r0 != 1 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if r0 == 5 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if r0 & 5 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if r0 != -5 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if r0 == 90 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if r0 & 90 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if r0 != -1 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if r0 == 255 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if r0 & 255 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if r0 != 32768 goto c3_10
r6 += 1
c3_10:
r6 *= 3
if r0 == 2147483647 goto c3_11
r6 += 1
c3_11:
r6 *= 3
if r0 & 2147483647 goto c3_12
r6 += 1
c3_12:
r6 *= 3
if r0 != -2147483648 goto c3_13
r6 += 1
c3_13:
r0 = r5
r0 |= r8
r6 *= 3
if r0 == 0 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if r0 & 0 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if r0 != 1 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if r0 == 5 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if r0 & 5 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if r0 != -5 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if r0 == 90 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if r0 & 90 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if r0 != -1 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if r0 == 255 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if r0 & 255 goto c4_10
r6 += 1
c4_10:
r6 *= 3
if r0 != 32768 goto c4_11
r6 += 1
c4_11:
r6 *= 3
if r0 == 2147483647 goto c4_12
r6 += 1
c4_12:
r6 *= 3
if r0 & 2147483647 goto c4_13
r6 += 1
c4_13:
r6 *= 3
if r0 != -2147483648 goto c4_14
r6 += 1
c4_14:
r0 = r5
r0 = (s8)r0
r6 *= 3
if r0 != 0 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if r0 == 1 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if r0 & 1 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if r0 != 5 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if r0 == -5 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if r0 & -5 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if r0 != 90 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if r0 == -1 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if r0 & -1 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if r0 != 255 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if r0 == 32768 goto c5_10
r6 += 1
c5_10:
r6 *= 3
if r0 & 32768 goto c5_11
r6 += 1
c5_11:
r6 *= 3
if r0 != 2147483647 goto c5_12
r6 += 1
c5_12:
r6 *= 3
if r0 == -2147483648 goto c5_13
r6 += 1
c5_13:
r6 *= 3
if r0 & -2147483648 goto c5_14
r6 += 1
c5_14:
r0 = r5
r0 += r8
r6 *= 3
if r0 & 0 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if r0 != 1 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if r0 == 5 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if r0 & 5 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if r0 != -5 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if r0 == 90 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if r0 & 90 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if r0 != -1 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if r0 == 255 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if r0 & 255 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if r0 != 32768 goto c6_10
r6 += 1
c6_10:
r6 *= 3
if r0 == 2147483647 goto c6_11
r6 += 1
c6_11:
r6 *= 3
if r0 & 2147483647 goto c6_12
r6 += 1
c6_12:
r6 *= 3
if r0 != -2147483648 goto c6_13
r6 += 1
c6_13:
r0 = r5
r0 &= 4080
r0 &= r8
r6 *= 3
if r0 == 0 goto c7_0
r6 += 1
c7_0:
r6 *= 3
if r0 & 0 goto c7_1
r6 += 1
c7_1:
r6 *= 3
if r0 != 1 goto c7_2
r6 += 1
c7_2:
r6 *= 3
if r0 == 5 goto c7_3
r6 += 1
c7_3:
r6 *= 3
if r0 & 5 goto c7_4
r6 += 1
c7_4:
r6 *= 3
if r0 != -5 goto c7_5
r6 += 1
c7_5:
r6 *= 3
if r0 == 90 goto c7_6
r6 += 1
c7_6:
r6 *= 3
if r0 & 90 goto c7_7
r6 += 1
c7_7:
r6 *= 3
if r0 != -1 goto c7_8
r6 += 1
c7_8:
r6 *= 3
if r0 == 255 goto c7_9
r6 += 1
c7_9:
r6 *= 3
if r0 & 255 goto c7_10
r6 += 1
c7_10:
r6 *= 3
if r0 != 32768 goto c7_11
r6 += 1
c7_11:
r6 *= 3
if r0 == 2147483647 goto c7_12
r6 += 1
c7_12:
r6 *= 3
if r0 & 2147483647 goto c7_13
r6 += 1
c7_13:
r6 *= 3
if r0 != -2147483648 goto c7_14
r6 += 1
c7_14:
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
-- result 5bb8c3e70e8f31ba

== equations in 64 bits, 3
-- asm
r4 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r6
r5 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r5
r0 = be16 r0
r4 *= 3
if r0 != 0 goto c0_0
r4 += 1
c0_0:
r4 *= 3
if r0 == 1 goto c0_1
r4 += 1
c0_1:
r4 *= 3
if r0 & 1 goto c0_2
r4 += 1
c0_2:
r4 *= 3
if r0 != 5 goto c0_3
r4 += 1
c0_3:
r4 *= 3
if r0 == -5 goto c0_4
r4 += 1
c0_4:
r4 *= 3
if r0 & -5 goto c0_5
r4 += 1
c0_5:
r4 *= 3
if r0 != 90 goto c0_6
r4 += 1
c0_6:
r4 *= 3
if r0 == -1 goto c0_7
r4 += 1
c0_7:
r4 *= 3
if r0 & -1 goto c0_8
r4 += 1
c0_8:
r4 *= 3
if r0 != 255 goto c0_9
r4 += 1
c0_9:
r4 *= 3
if r0 == 32768 goto c0_10
r4 += 1
c0_10:
r4 *= 3
if r0 & 32768 goto c0_11
r4 += 1
c0_11:
r4 *= 3
if r0 != 2147483647 goto c0_12
r4 += 1
c0_12:
r4 *= 3
if r0 == -2147483648 goto c0_13
r4 += 1
c0_13:
r4 *= 3
if r0 & -2147483648 goto c0_14
r4 += 1
c0_14:
r0 = 9
r0 -= r5
r4 *= 3
if r0 & 0 goto c1_0
r4 += 1
c1_0:
r4 *= 3
if r0 != 1 goto c1_1
r4 += 1
c1_1:
r4 *= 3
if r0 == 5 goto c1_2
r4 += 1
c1_2:
r4 *= 3
if r0 & 5 goto c1_3
r4 += 1
c1_3:
r4 *= 3
if r0 != -5 goto c1_4
r4 += 1
c1_4:
r4 *= 3
if r0 == 90 goto c1_5
r4 += 1
c1_5:
r4 *= 3
if r0 & 90 goto c1_6
r4 += 1
c1_6:
r4 *= 3
if r0 != -1 goto c1_7
r4 += 1
c1_7:
r4 *= 3
if r0 == 255 goto c1_8
r4 += 1
c1_8:
r4 *= 3
if r0 & 255 goto c1_9
r4 += 1
c1_9:
r4 *= 3
if r0 != 32768 goto c1_10
r4 += 1
c1_10:
r4 *= 3
if r0 == 2147483647 goto c1_11
r4 += 1
c1_11:
r4 *= 3
if r0 & 2147483647 goto c1_12
r4 += 1
c1_12:
r4 *= 3
if r0 != -2147483648 goto c1_13
r4 += 1
c1_13:
r0 = r5
r0 ^= -1
r0 += 1
r4 *= 3
if r0 == 0 goto c2_0
r4 += 1
c2_0:
r4 *= 3
if r0 & 0 goto c2_1
r4 += 1
c2_1:
r4 *= 3
if r0 != 1 goto c2_2
r4 += 1
c2_2:
r4 *= 3
if r0 == 5 goto c2_3
r4 += 1
c2_3:
r4 *= 3
if r0 & 5 goto c2_4
r4 += 1
c2_4:
r4 *= 3
if r0 != -5 goto c2_5
r4 += 1
c2_5:
r4 *= 3
if r0 == 90 goto c2_6
r4 += 1
c2_6:
r4 *= 3
if r0 & 90 goto c2_7
r4 += 1
c2_7:
r4 *= 3
if r0 != -1 goto c2_8
r4 += 1
c2_8:
r4 *= 3
if r0 == 255 goto c2_9
r4 += 1
c2_9:
r4 *= 3
if r0 & 255 goto c2_10
r4 += 1
c2_10:
r4 *= 3
if r0 != 32768 goto c2_11
r4 += 1
c2_11:
r4 *= 3
if r0 == 2147483647 goto c2_12
r4 += 1
c2_12:
r4 *= 3
if r0 & 2147483647 goto c2_13
r4 += 1
c2_13:
r4 *= 3
if r0 != -2147483648 goto c2_14
r4 += 1
c2_14:
r0 = r5
r0 = (s16)r0
r4 *= 3
if r0 != 0 goto c3_0
r4 += 1
c3_0:
r4 *= 3
if r0 == 1 goto c3_1
r4 += 1
c3_1:
r4 *= 3
if r0 & 1 goto c3_2
r4 += 1
c3_2:
r4 *= 3
if r0 != 5 goto c3_3
r4 += 1
c3_3:
r4 *= 3
if r0 == -5 goto c3_4
r4 += 1
c3_4:
r4 *= 3
if r0 & -5 goto c3_5
r4 += 1
c3_5:
r4 *= 3
if r0 != 90 goto c3_6
r4 += 1
c3_6:
r4 *= 3
if r0 == -1 goto c3_7
r4 += 1
c3_7:
r4 *= 3
if r0 & -1 goto c3_8
r4 += 1
c3_8:
r4 *= 3
if r0 != 255 goto c3_9
r4 += 1
c3_9:
r4 *= 3
if r0 == 32768 goto c3_10
r4 += 1
c3_10:
r4 *= 3
if r0 & 32768 goto c3_11
r4 += 1
c3_11:
r4 *= 3
if r0 != 2147483647 goto c3_12
r4 += 1
c3_12:
r4 *= 3
if r0 == -2147483648 goto c3_13
r4 += 1
c3_13:
r4 *= 3
if r0 & -2147483648 goto c3_14
r4 += 1
c3_14:
r0 = r5
r0 = le16 r0
r0 &= 255
r4 *= 3
if r0 & 0 goto c4_0
r4 += 1
c4_0:
r4 *= 3
if r0 != 1 goto c4_1
r4 += 1
c4_1:
r4 *= 3
if r0 == 5 goto c4_2
r4 += 1
c4_2:
r4 *= 3
if r0 & 5 goto c4_3
r4 += 1
c4_3:
r4 *= 3
if r0 != -5 goto c4_4
r4 += 1
c4_4:
r4 *= 3
if r0 == 90 goto c4_5
r4 += 1
c4_5:
r4 *= 3
if r0 & 90 goto c4_6
r4 += 1
c4_6:
r4 *= 3
if r0 != -1 goto c4_7
r4 += 1
c4_7:
r4 *= 3
if r0 == 255 goto c4_8
r4 += 1
c4_8:
r4 *= 3
if r0 & 255 goto c4_9
r4 += 1
c4_9:
r4 *= 3
if r0 != 32768 goto c4_10
r4 += 1
c4_10:
r4 *= 3
if r0 == 2147483647 goto c4_11
r4 += 1
c4_11:
r4 *= 3
if r0 & 2147483647 goto c4_12
r4 += 1
c4_12:
r4 *= 3
if r0 != -2147483648 goto c4_13
r4 += 1
c4_13:
r0 = r5
r0 <<= 8
r4 *= 3
if r0 == 0 goto c5_0
r4 += 1
c5_0:
r4 *= 3
if r0 & 0 goto c5_1
r4 += 1
c5_1:
r4 *= 3
if r0 != 1 goto c5_2
r4 += 1
c5_2:
r4 *= 3
if r0 == 5 goto c5_3
r4 += 1
c5_3:
r4 *= 3
if r0 & 5 goto c5_4
r4 += 1
c5_4:
r4 *= 3
if r0 != -5 goto c5_5
r4 += 1
c5_5:
r4 *= 3
if r0 == 90 goto c5_6
r4 += 1
c5_6:
r4 *= 3
if r0 & 90 goto c5_7
r4 += 1
c5_7:
r4 *= 3
if r0 != -1 goto c5_8
r4 += 1
c5_8:
r4 *= 3
if r0 == 255 goto c5_9
r4 += 1
c5_9:
r4 *= 3
if r0 & 255 goto c5_10
r4 += 1
c5_10:
r4 *= 3
if r0 != 32768 goto c5_11
r4 += 1
c5_11:
r4 *= 3
if r0 == 2147483647 goto c5_12
r4 += 1
c5_12:
r4 *= 3
if r0 & 2147483647 goto c5_13
r4 += 1
c5_13:
r4 *= 3
if r0 != -2147483648 goto c5_14
r4 += 1
c5_14:
r0 = r5
r0 >>= 8
r4 *= 3
if r0 != 0 goto c6_0
r4 += 1
c6_0:
r4 *= 3
if r0 == 1 goto c6_1
r4 += 1
c6_1:
r4 *= 3
if r0 & 1 goto c6_2
r4 += 1
c6_2:
r4 *= 3
if r0 != 5 goto c6_3
r4 += 1
c6_3:
r4 *= 3
if r0 == -5 goto c6_4
r4 += 1
c6_4:
r4 *= 3
if r0 & -5 goto c6_5
r4 += 1
c6_5:
r4 *= 3
if r0 != 90 goto c6_6
r4 += 1
c6_6:
r4 *= 3
if r0 == -1 goto c6_7
r4 += 1
c6_7:
r4 *= 3
if r0 & -1 goto c6_8
r4 += 1
c6_8:
r4 *= 3
if r0 != 255 goto c6_9
r4 += 1
c6_9:
r4 *= 3
if r0 == 32768 goto c6_10
r4 += 1
c6_10:
r4 *= 3
if r0 & 32768 goto c6_11
r4 += 1
c6_11:
r4 *= 3
if r0 != 2147483647 goto c6_12
r4 += 1
c6_12:
r4 *= 3
if r0 == -2147483648 goto c6_13
r4 += 1
c6_13:
r4 *= 3
if r0 & -2147483648 goto c6_14
r4 += 1
c6_14:
r8 += 8
if r8 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result c1f6b76a501c3990

== results compared with zero in 64 bits, 1
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r4 = r7
r4 += r9
r5 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r1
r6 = *(u64 *)(r4 + 0)
r0 = r5
r0 += 1
r8 *= 3
if r0 == 0 goto c0_0
r8 += 1
c0_0:
r0 = r5
r0 += -1
r8 *= 3
if r0 == 0 goto c1_0
r8 += 1
c1_0:
r0 = r5
r0 ^= 1
r0 -= r6
r8 *= 3
if r0 == 0 goto c2_0
r8 += 1
c2_0:
r0 = r5
r0 ^= 20
r0 += r6
r8 *= 3
if r0 == 0 goto c3_0
r8 += 1
c3_0:
r0 = r5
r0 ^= 1
r0 = -r0
r8 *= 3
if r0 == 0 goto c4_0
r8 += 1
c4_0:
r0 = r5
r0 ^= 1
r0 &= r6
r8 *= 3
if r0 == 0 goto c5_0
r8 += 1
c5_0:
r0 = r5
r0 <<= 1
r8 *= 3
if r0 == 0 goto c6_0
r8 += 1
c6_0:
r0 = r5
r0 ^= 1
r0 s>>= 1
r8 *= 3
if r0 == 0 goto c7_0
r8 += 1
c7_0:
r0 = r5
r0 += 2
r8 *= 3
if r0 != 0 goto c8_0
r8 += 1
c8_0:
r0 = r5
r0 += -2
r8 *= 3
if r0 != 0 goto c9_0
r8 += 1
c9_0:
r0 = r5
r0 ^= 2
r0 -= r6
r8 *= 3
if r0 != 0 goto c10_0
r8 += 1
c10_0:
r0 = r5
r0 ^= 21
r0 += r6
r8 *= 3
if r0 != 0 goto c11_0
r8 += 1
c11_0:
r0 = r5
r0 ^= 2
r0 = -r0
r8 *= 3
if r0 != 0 goto c12_0
r8 += 1
c12_0:
r0 = r5
r0 ^= 2
r0 &= r6
r8 *= 3
if r0 != 0 goto c13_0
r8 += 1
c13_0:
r0 = r5
r0 <<= 2
r8 *= 3
if r0 != 0 goto c14_0
r8 += 1
c14_0:
r0 = r5
r0 ^= 2
r0 s>>= 1
r8 *= 3
if r0 != 0 goto c15_0
r8 += 1
c15_0:
r0 = r5
r0 += 3
r8 *= 3
if r0 > 0 goto c16_0
r8 += 1
c16_0:
r0 = r5
r0 += -3
r8 *= 3
if r0 > 0 goto c17_0
r8 += 1
c17_0:
r0 = r5
r0 ^= 3
r0 -= r6
r8 *= 3
if r0 > 0 goto c18_0
r8 += 1
c18_0:
r0 = r5
r0 ^= 22
r0 += r6
r8 *= 3
if r0 > 0 goto c19_0
r8 += 1
c19_0:
r0 = r5
r0 ^= 3
r0 = -r0
r8 *= 3
if r0 > 0 goto c20_0
r8 += 1
c20_0:
r0 = r5
r0 ^= 3
r0 &= r6
r8 *= 3
if r0 > 0 goto c21_0
r8 += 1
c21_0:
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
-- result e2144436b79405a5

== results compared with zero in 64 bits, 2
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
r0 = r3
r0 <<= 3
r9 *= 3
if r0 > 0 goto c0_0
r9 += 1
c0_0:
r0 = r3
r0 ^= 3
r0 s>>= 1
r9 *= 3
if r0 > 0 goto c1_0
r9 += 1
c1_0:
r0 = r3
r0 += 4
r9 *= 3
if r0 >= 0 goto c2_0
r9 += 1
c2_0:
r0 = r3
r0 += -4
r9 *= 3
if r0 >= 0 goto c3_0
r9 += 1
c3_0:
r0 = r3
r0 ^= 4
r0 -= r7
r9 *= 3
if r0 >= 0 goto c4_0
r9 += 1
c4_0:
r0 = r3
r0 ^= 23
r0 += r7
r9 *= 3
if r0 >= 0 goto c5_0
r9 += 1
c5_0:
r0 = r3
r0 ^= 4
r0 = -r0
r9 *= 3
if r0 >= 0 goto c6_0
r9 += 1
c6_0:
r0 = r3
r0 ^= 4
r0 &= r7
r9 *= 3
if r0 >= 0 goto c7_0
r9 += 1
c7_0:
r0 = r3
r0 <<= 4
r9 *= 3
if r0 >= 0 goto c8_0
r9 += 1
c8_0:
r0 = r3
r0 ^= 4
r0 s>>= 1
r9 *= 3
if r0 >= 0 goto c9_0
r9 += 1
c9_0:
r0 = r3
r0 += 5
r9 *= 3
if r0 < 0 goto c10_0
r9 += 1
c10_0:
r0 = r3
r0 += -5
r9 *= 3
if r0 < 0 goto c11_0
r9 += 1
c11_0:
r0 = r3
r0 ^= 5
r0 -= r7
r9 *= 3
if r0 < 0 goto c12_0
r9 += 1
c12_0:
r0 = r3
r0 ^= 24
r0 += r7
r9 *= 3
if r0 < 0 goto c13_0
r9 += 1
c13_0:
r0 = r3
r0 ^= 5
r0 = -r0
r9 *= 3
if r0 < 0 goto c14_0
r9 += 1
c14_0:
r0 = r3
r0 ^= 5
r0 &= r7
r9 *= 3
if r0 < 0 goto c15_0
r9 += 1
c15_0:
r0 = r3
r0 <<= 5
r9 *= 3
if r0 < 0 goto c16_0
r9 += 1
c16_0:
r0 = r3
r0 ^= 5
r0 s>>= 1
r9 *= 3
if r0 < 0 goto c17_0
r9 += 1
c17_0:
r0 = r3
r0 += 6
r9 *= 3
if r0 <= 0 goto c18_0
r9 += 1
c18_0:
r0 = r3
r0 += -6
r9 *= 3
if r0 <= 0 goto c19_0
r9 += 1
c19_0:
r0 = r3
r0 ^= 6
r0 -= r7
r9 *= 3
if r0 <= 0 goto c20_0
r9 += 1
c20_0:
r0 = r3
r0 ^= 25
r0 += r7
r9 *= 3
if r0 <= 0 goto c21_0
r9 += 1
c21_0:
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
-- result 670686e28ba3e1e8

== results compared with zero in 64 bits, 3
-- asm
r9 = r1
r1 = 0
r4 = 0
outer:
r6 = 0
inner:
r7 = r9
r7 += r4
r5 = *(u64 *)(r7 + 0)
r7 = r9
r7 += r6
r8 = *(u64 *)(r7 + 0)
r0 = r5
r0 ^= 6
r0 = -r0
r1 *= 3
if r0 <= 0 goto c0_0
r1 += 1
c0_0:
r0 = r5
r0 ^= 6
r0 &= r8
r1 *= 3
if r0 <= 0 goto c1_0
r1 += 1
c1_0:
r0 = r5
r0 <<= 6
r1 *= 3
if r0 <= 0 goto c2_0
r1 += 1
c2_0:
r0 = r5
r0 ^= 6
r0 s>>= 1
r1 *= 3
if r0 <= 0 goto c3_0
r1 += 1
c3_0:
r0 = r5
r0 += 7
r1 *= 3
if r0 s> 0 goto c4_0
r1 += 1
c4_0:
r0 = r5
r0 += -7
r1 *= 3
if r0 s> 0 goto c5_0
r1 += 1
c5_0:
r0 = r5
r0 ^= 7
r0 -= r8
r1 *= 3
if r0 s> 0 goto c6_0
r1 += 1
c6_0:
r0 = r5
r0 ^= 26
r0 += r8
r1 *= 3
if r0 s> 0 goto c7_0
r1 += 1
c7_0:
r0 = r5
r0 ^= 7
r0 = -r0
r1 *= 3
if r0 s> 0 goto c8_0
r1 += 1
c8_0:
r0 = r5
r0 ^= 7
r0 &= r8
r1 *= 3
if r0 s> 0 goto c9_0
r1 += 1
c9_0:
r0 = r5
r0 <<= 7
r1 *= 3
if r0 s> 0 goto c10_0
r1 += 1
c10_0:
r0 = r5
r0 ^= 7
r0 s>>= 1
r1 *= 3
if r0 s> 0 goto c11_0
r1 += 1
c11_0:
r0 = r5
r0 += 8
r1 *= 3
if r0 s>= 0 goto c12_0
r1 += 1
c12_0:
r0 = r5
r0 += -8
r1 *= 3
if r0 s>= 0 goto c13_0
r1 += 1
c13_0:
r0 = r5
r0 ^= 8
r0 -= r8
r1 *= 3
if r0 s>= 0 goto c14_0
r1 += 1
c14_0:
r0 = r5
r0 ^= 27
r0 += r8
r1 *= 3
if r0 s>= 0 goto c15_0
r1 += 1
c15_0:
r0 = r5
r0 ^= 8
r0 = -r0
r1 *= 3
if r0 s>= 0 goto c16_0
r1 += 1
c16_0:
r0 = r5
r0 ^= 8
r0 &= r8
r1 *= 3
if r0 s>= 0 goto c17_0
r1 += 1
c17_0:
r0 = r5
r0 <<= 8
r1 *= 3
if r0 s>= 0 goto c18_0
r1 += 1
c18_0:
r0 = r5
r0 ^= 8
r0 s>>= 1
r1 *= 3
if r0 s>= 0 goto c19_0
r1 += 1
c19_0:
r0 = r5
r0 += 9
r1 *= 3
if r0 s< 0 goto c20_0
r1 += 1
c20_0:
r0 = r5
r0 += -9
r1 *= 3
if r0 s< 0 goto c21_0
r1 += 1
c21_0:
r6 += 8
if r6 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r1
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 7158132eb24638f6

== results compared with zero in 64 bits, 4
-- asm
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r7
r3 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r6 = *(u64 *)(r9 + 0)
r0 = r3
r0 ^= 9
r0 -= r6
r5 *= 3
if r0 s< 0 goto c0_0
r5 += 1
c0_0:
r0 = r3
r0 ^= 28
r0 += r6
r5 *= 3
if r0 s< 0 goto c1_0
r5 += 1
c1_0:
r0 = r3
r0 ^= 9
r0 = -r0
r5 *= 3
if r0 s< 0 goto c2_0
r5 += 1
c2_0:
r0 = r3
r0 ^= 9
r0 &= r6
r5 *= 3
if r0 s< 0 goto c3_0
r5 += 1
c3_0:
r0 = r3
r0 <<= 9
r5 *= 3
if r0 s< 0 goto c4_0
r5 += 1
c4_0:
r0 = r3
r0 ^= 9
r0 s>>= 1
r5 *= 3
if r0 s< 0 goto c5_0
r5 += 1
c5_0:
r0 = r3
r0 += 10
r5 *= 3
if r0 s<= 0 goto c6_0
r5 += 1
c6_0:
r0 = r3
r0 += -10
r5 *= 3
if r0 s<= 0 goto c7_0
r5 += 1
c7_0:
r0 = r3
r0 ^= 10
r0 -= r6
r5 *= 3
if r0 s<= 0 goto c8_0
r5 += 1
c8_0:
r0 = r3
r0 ^= 29
r0 += r6
r5 *= 3
if r0 s<= 0 goto c9_0
r5 += 1
c9_0:
r0 = r3
r0 ^= 10
r0 = -r0
r5 *= 3
if r0 s<= 0 goto c10_0
r5 += 1
c10_0:
r0 = r3
r0 ^= 10
r0 &= r6
r5 *= 3
if r0 s<= 0 goto c11_0
r5 += 1
c11_0:
r0 = r3
r0 <<= 10
r5 *= 3
if r0 s<= 0 goto c12_0
r5 += 1
c12_0:
r0 = r3
r0 ^= 10
r0 s>>= 1
r5 *= 3
if r0 s<= 0 goto c13_0
r5 += 1
c13_0:
r0 = r3
r0 += 11
r5 *= 3
if r0 & -1 goto c14_0
r5 += 1
c14_0:
r0 = r3
r0 += -11
r5 *= 3
if r0 & -1 goto c15_0
r5 += 1
c15_0:
r0 = r3
r0 ^= 11
r0 -= r6
r5 *= 3
if r0 & -1 goto c16_0
r5 += 1
c16_0:
r0 = r3
r0 ^= 30
r0 += r6
r5 *= 3
if r0 & -1 goto c17_0
r5 += 1
c17_0:
r0 = r3
r0 ^= 11
r0 = -r0
r5 *= 3
if r0 & -1 goto c18_0
r5 += 1
c18_0:
r0 = r3
r0 ^= 11
r0 &= r6
r5 *= 3
if r0 & -1 goto c19_0
r5 += 1
c19_0:
r0 = r3
r0 <<= 11
r5 *= 3
if r0 & -1 goto c20_0
r5 += 1
c20_0:
r0 = r3
r0 ^= 11
r0 s>>= 1
r5 *= 3
if r0 & -1 goto c21_0
r5 += 1
c21_0:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 72a624778945229e

== orders in 64 bits
-- asm
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r1
r9 += r7
r4 = *(u64 *)(r9 + 0)
r9 = r1
r9 += r8
r6 = *(u64 *)(r9 + 0)
r0 = r4
r5 *= 3
if r0 == 0 goto c0_0
r5 += 1
c0_0:
r5 *= 3
if r0 != 0 goto c0_1
r5 += 1
c0_1:
r5 *= 3
if r0 > 0 goto c0_2
r5 += 1
c0_2:
r5 *= 3
if r0 >= 0 goto c0_3
r5 += 1
c0_3:
r5 *= 3
if r0 < 0 goto c0_4
r5 += 1
c0_4:
r5 *= 3
if r0 <= 0 goto c0_5
r5 += 1
c0_5:
r5 *= 3
if r0 s> 0 goto c0_6
r5 += 1
c0_6:
r5 *= 3
if r0 s>= 0 goto c0_7
r5 += 1
c0_7:
r5 *= 3
if r0 s< 0 goto c0_8
r5 += 1
c0_8:
r5 *= 3
if r0 s<= 0 goto c0_9
r5 += 1
c0_9:
r5 *= 3
if r0 & 0 goto c0_10
r5 += 1
c0_10:
r5 *= 3
if r0 == 1 goto c0_11
r5 += 1
c0_11:
r5 *= 3
if r0 != 1 goto c0_12
r5 += 1
c0_12:
r5 *= 3
if r0 > 1 goto c0_13
r5 += 1
c0_13:
r5 *= 3
if r0 >= 1 goto c0_14
r5 += 1
c0_14:
r5 *= 3
if r0 < 1 goto c0_15
r5 += 1
c0_15:
r5 *= 3
if r0 <= 1 goto c0_16
r5 += 1
c0_16:
r5 *= 3
if r0 s> 1 goto c0_17
r5 += 1
c0_17:
r5 *= 3
if r0 s>= 1 goto c0_18
r5 += 1
c0_18:
r5 *= 3
if r0 s< 1 goto c0_19
r5 += 1
c0_19:
r5 *= 3
if r0 s<= 1 goto c0_20
r5 += 1
c0_20:
r5 *= 3
if r0 & 1 goto c0_21
r5 += 1
c0_21:
r5 *= 3
if r0 == -1 goto c0_22
r5 += 1
c0_22:
r5 *= 3
if r0 != -1 goto c0_23
r5 += 1
c0_23:
r5 *= 3
if r0 > -1 goto c0_24
r5 += 1
c0_24:
r5 *= 3
if r0 >= -1 goto c0_25
r5 += 1
c0_25:
r5 *= 3
if r0 < -1 goto c0_26
r5 += 1
c0_26:
r5 *= 3
if r0 <= -1 goto c0_27
r5 += 1
c0_27:
r5 *= 3
if r0 s> -1 goto c0_28
r5 += 1
c0_28:
r5 *= 3
if r0 s>= -1 goto c0_29
r5 += 1
c0_29:
r5 *= 3
if r0 s< -1 goto c0_30
r5 += 1
c0_30:
r5 *= 3
if r0 s<= -1 goto c0_31
r5 += 1
c0_31:
r5 *= 3
if r0 & -1 goto c0_32
r5 += 1
c0_32:
r5 *= 3
if r0 == 2147483647 goto c0_33
r5 += 1
c0_33:
r5 *= 3
if r0 != 2147483647 goto c0_34
r5 += 1
c0_34:
r5 *= 3
if r0 > 2147483647 goto c0_35
r5 += 1
c0_35:
r5 *= 3
if r0 >= 2147483647 goto c0_36
r5 += 1
c0_36:
r5 *= 3
if r0 < 2147483647 goto c0_37
r5 += 1
c0_37:
r5 *= 3
if r0 <= 2147483647 goto c0_38
r5 += 1
c0_38:
r5 *= 3
if r0 s> 2147483647 goto c0_39
r5 += 1
c0_39:
r5 *= 3
if r0 s>= 2147483647 goto c0_40
r5 += 1
c0_40:
r5 *= 3
if r0 s< 2147483647 goto c0_41
r5 += 1
c0_41:
r5 *= 3
if r0 s<= 2147483647 goto c0_42
r5 += 1
c0_42:
r5 *= 3
if r0 & 2147483647 goto c0_43
r5 += 1
c0_43:
r5 *= 3
if r0 == -2147483648 goto c0_44
r5 += 1
c0_44:
r5 *= 3
if r0 != -2147483648 goto c0_45
r5 += 1
c0_45:
r5 *= 3
if r0 > -2147483648 goto c0_46
r5 += 1
c0_46:
r5 *= 3
if r0 >= -2147483648 goto c0_47
r5 += 1
c0_47:
r5 *= 3
if r0 < -2147483648 goto c0_48
r5 += 1
c0_48:
r5 *= 3
if r0 <= -2147483648 goto c0_49
r5 += 1
c0_49:
r5 *= 3
if r0 s> -2147483648 goto c0_50
r5 += 1
c0_50:
r5 *= 3
if r0 s>= -2147483648 goto c0_51
r5 += 1
c0_51:
r5 *= 3
if r0 s< -2147483648 goto c0_52
r5 += 1
c0_52:
r5 *= 3
if r0 s<= -2147483648 goto c0_53
r5 += 1
c0_53:
r5 *= 3
if r0 & -2147483648 goto c0_54
r5 += 1
c0_54:
r0 = r4
r0 = (s8)r0
r5 *= 3
if r0 == 0 goto c1_0
r5 += 1
c1_0:
r5 *= 3
if r0 != 0 goto c1_1
r5 += 1
c1_1:
r5 *= 3
if r0 > 0 goto c1_2
r5 += 1
c1_2:
r5 *= 3
if r0 >= 0 goto c1_3
r5 += 1
c1_3:
r5 *= 3
if r0 < 0 goto c1_4
r5 += 1
c1_4:
r5 *= 3
if r0 <= 0 goto c1_5
r5 += 1
c1_5:
r5 *= 3
if r0 s> 0 goto c1_6
r5 += 1
c1_6:
r5 *= 3
if r0 s>= 0 goto c1_7
r5 += 1
c1_7:
r5 *= 3
if r0 s< 0 goto c1_8
r5 += 1
c1_8:
r5 *= 3
if r0 s<= 0 goto c1_9
r5 += 1
c1_9:
r5 *= 3
if r0 & 0 goto c1_10
r5 += 1
c1_10:
r5 *= 3
if r0 == 1 goto c1_11
r5 += 1
c1_11:
r5 *= 3
if r0 != 1 goto c1_12
r5 += 1
c1_12:
r5 *= 3
if r0 > 1 goto c1_13
r5 += 1
c1_13:
r5 *= 3
if r0 >= 1 goto c1_14
r5 += 1
c1_14:
r5 *= 3
if r0 < 1 goto c1_15
r5 += 1
c1_15:
r5 *= 3
if r0 <= 1 goto c1_16
r5 += 1
c1_16:
r5 *= 3
if r0 s> 1 goto c1_17
r5 += 1
c1_17:
r5 *= 3
if r0 s>= 1 goto c1_18
r5 += 1
c1_18:
r5 *= 3
if r0 s< 1 goto c1_19
r5 += 1
c1_19:
r5 *= 3
if r0 s<= 1 goto c1_20
r5 += 1
c1_20:
r5 *= 3
if r0 & 1 goto c1_21
r5 += 1
c1_21:
r5 *= 3
if r0 == -1 goto c1_22
r5 += 1
c1_22:
r5 *= 3
if r0 != -1 goto c1_23
r5 += 1
c1_23:
r5 *= 3
if r0 > -1 goto c1_24
r5 += 1
c1_24:
r5 *= 3
if r0 >= -1 goto c1_25
r5 += 1
c1_25:
r5 *= 3
if r0 < -1 goto c1_26
r5 += 1
c1_26:
r5 *= 3
if r0 <= -1 goto c1_27
r5 += 1
c1_27:
r5 *= 3
if r0 s> -1 goto c1_28
r5 += 1
c1_28:
r5 *= 3
if r0 s>= -1 goto c1_29
r5 += 1
c1_29:
r5 *= 3
if r0 s< -1 goto c1_30
r5 += 1
c1_30:
r5 *= 3
if r0 s<= -1 goto c1_31
r5 += 1
c1_31:
r5 *= 3
if r0 & -1 goto c1_32
r5 += 1
c1_32:
r5 *= 3
if r0 == 2147483647 goto c1_33
r5 += 1
c1_33:
r5 *= 3
if r0 != 2147483647 goto c1_34
r5 += 1
c1_34:
r5 *= 3
if r0 > 2147483647 goto c1_35
r5 += 1
c1_35:
r5 *= 3
if r0 >= 2147483647 goto c1_36
r5 += 1
c1_36:
r5 *= 3
if r0 < 2147483647 goto c1_37
r5 += 1
c1_37:
r5 *= 3
if r0 <= 2147483647 goto c1_38
r5 += 1
c1_38:
r5 *= 3
if r0 s> 2147483647 goto c1_39
r5 += 1
c1_39:
r5 *= 3
if r0 s>= 2147483647 goto c1_40
r5 += 1
c1_40:
r5 *= 3
if r0 s< 2147483647 goto c1_41
r5 += 1
c1_41:
r5 *= 3
if r0 s<= 2147483647 goto c1_42
r5 += 1
c1_42:
r5 *= 3
if r0 & 2147483647 goto c1_43
r5 += 1
c1_43:
r5 *= 3
if r0 == -2147483648 goto c1_44
r5 += 1
c1_44:
r5 *= 3
if r0 != -2147483648 goto c1_45
r5 += 1
c1_45:
r5 *= 3
if r0 > -2147483648 goto c1_46
r5 += 1
c1_46:
r5 *= 3
if r0 >= -2147483648 goto c1_47
r5 += 1
c1_47:
r5 *= 3
if r0 < -2147483648 goto c1_48
r5 += 1
c1_48:
r5 *= 3
if r0 <= -2147483648 goto c1_49
r5 += 1
c1_49:
r5 *= 3
if r0 s> -2147483648 goto c1_50
r5 += 1
c1_50:
r5 *= 3
if r0 s>= -2147483648 goto c1_51
r5 += 1
c1_51:
r5 *= 3
if r0 s< -2147483648 goto c1_52
r5 += 1
c1_52:
r5 *= 3
if r0 s<= -2147483648 goto c1_53
r5 += 1
c1_53:
r5 *= 3
if r0 & -2147483648 goto c1_54
r5 += 1
c1_54:
r0 = r4
r0 &= 255
r5 *= 3
if r0 == 0 goto c2_0
r5 += 1
c2_0:
r5 *= 3
if r0 != 0 goto c2_1
r5 += 1
c2_1:
r5 *= 3
if r0 > 0 goto c2_2
r5 += 1
c2_2:
r5 *= 3
if r0 >= 0 goto c2_3
r5 += 1
c2_3:
r5 *= 3
if r0 < 0 goto c2_4
r5 += 1
c2_4:
r5 *= 3
if r0 <= 0 goto c2_5
r5 += 1
c2_5:
r5 *= 3
if r0 s> 0 goto c2_6
r5 += 1
c2_6:
r5 *= 3
if r0 s>= 0 goto c2_7
r5 += 1
c2_7:
r5 *= 3
if r0 s< 0 goto c2_8
r5 += 1
c2_8:
r5 *= 3
if r0 s<= 0 goto c2_9
r5 += 1
c2_9:
r5 *= 3
if r0 & 0 goto c2_10
r5 += 1
c2_10:
r5 *= 3
if r0 == 1 goto c2_11
r5 += 1
c2_11:
r5 *= 3
if r0 != 1 goto c2_12
r5 += 1
c2_12:
r5 *= 3
if r0 > 1 goto c2_13
r5 += 1
c2_13:
r5 *= 3
if r0 >= 1 goto c2_14
r5 += 1
c2_14:
r5 *= 3
if r0 < 1 goto c2_15
r5 += 1
c2_15:
r5 *= 3
if r0 <= 1 goto c2_16
r5 += 1
c2_16:
r5 *= 3
if r0 s> 1 goto c2_17
r5 += 1
c2_17:
r5 *= 3
if r0 s>= 1 goto c2_18
r5 += 1
c2_18:
r5 *= 3
if r0 s< 1 goto c2_19
r5 += 1
c2_19:
r5 *= 3
if r0 s<= 1 goto c2_20
r5 += 1
c2_20:
r5 *= 3
if r0 & 1 goto c2_21
r5 += 1
c2_21:
r5 *= 3
if r0 == -1 goto c2_22
r5 += 1
c2_22:
r5 *= 3
if r0 != -1 goto c2_23
r5 += 1
c2_23:
r5 *= 3
if r0 > -1 goto c2_24
r5 += 1
c2_24:
r5 *= 3
if r0 >= -1 goto c2_25
r5 += 1
c2_25:
r5 *= 3
if r0 < -1 goto c2_26
r5 += 1
c2_26:
r5 *= 3
if r0 <= -1 goto c2_27
r5 += 1
c2_27:
r5 *= 3
if r0 s> -1 goto c2_28
r5 += 1
c2_28:
r5 *= 3
if r0 s>= -1 goto c2_29
r5 += 1
c2_29:
r5 *= 3
if r0 s< -1 goto c2_30
r5 += 1
c2_30:
r5 *= 3
if r0 s<= -1 goto c2_31
r5 += 1
c2_31:
r5 *= 3
if r0 & -1 goto c2_32
r5 += 1
c2_32:
r5 *= 3
if r0 == 2147483647 goto c2_33
r5 += 1
c2_33:
r5 *= 3
if r0 != 2147483647 goto c2_34
r5 += 1
c2_34:
r5 *= 3
if r0 > 2147483647 goto c2_35
r5 += 1
c2_35:
r5 *= 3
if r0 >= 2147483647 goto c2_36
r5 += 1
c2_36:
r5 *= 3
if r0 < 2147483647 goto c2_37
r5 += 1
c2_37:
r5 *= 3
if r0 <= 2147483647 goto c2_38
r5 += 1
c2_38:
r5 *= 3
if r0 s> 2147483647 goto c2_39
r5 += 1
c2_39:
r5 *= 3
if r0 s>= 2147483647 goto c2_40
r5 += 1
c2_40:
r5 *= 3
if r0 s< 2147483647 goto c2_41
r5 += 1
c2_41:
r5 *= 3
if r0 s<= 2147483647 goto c2_42
r5 += 1
c2_42:
r5 *= 3
if r0 & 2147483647 goto c2_43
r5 += 1
c2_43:
r5 *= 3
if r0 == -2147483648 goto c2_44
r5 += 1
c2_44:
r5 *= 3
if r0 != -2147483648 goto c2_45
r5 += 1
c2_45:
r5 *= 3
if r0 > -2147483648 goto c2_46
r5 += 1
c2_46:
r5 *= 3
if r0 >= -2147483648 goto c2_47
r5 += 1
c2_47:
r5 *= 3
if r0 < -2147483648 goto c2_48
r5 += 1
c2_48:
r5 *= 3
if r0 <= -2147483648 goto c2_49
r5 += 1
c2_49:
r5 *= 3
if r0 s> -2147483648 goto c2_50
r5 += 1
c2_50:
r5 *= 3
if r0 s>= -2147483648 goto c2_51
r5 += 1
c2_51:
r5 *= 3
if r0 s< -2147483648 goto c2_52
r5 += 1
c2_52:
r5 *= 3
if r0 s<= -2147483648 goto c2_53
r5 += 1
c2_53:
r5 *= 3
if r0 & -2147483648 goto c2_54
r5 += 1
c2_54:
r0 = r4
r0 += 1
r5 *= 3
if r0 == 0 goto c3_0
r5 += 1
c3_0:
r5 *= 3
if r0 != 0 goto c3_1
r5 += 1
c3_1:
r5 *= 3
if r0 > 0 goto c3_2
r5 += 1
c3_2:
r5 *= 3
if r0 >= 0 goto c3_3
r5 += 1
c3_3:
r5 *= 3
if r0 < 0 goto c3_4
r5 += 1
c3_4:
r5 *= 3
if r0 <= 0 goto c3_5
r5 += 1
c3_5:
r5 *= 3
if r0 s> 0 goto c3_6
r5 += 1
c3_6:
r5 *= 3
if r0 s>= 0 goto c3_7
r5 += 1
c3_7:
r5 *= 3
if r0 s< 0 goto c3_8
r5 += 1
c3_8:
r5 *= 3
if r0 s<= 0 goto c3_9
r5 += 1
c3_9:
r5 *= 3
if r0 & 0 goto c3_10
r5 += 1
c3_10:
r5 *= 3
if r0 == 1 goto c3_11
r5 += 1
c3_11:
r5 *= 3
if r0 != 1 goto c3_12
r5 += 1
c3_12:
r5 *= 3
if r0 > 1 goto c3_13
r5 += 1
c3_13:
r5 *= 3
if r0 >= 1 goto c3_14
r5 += 1
c3_14:
r5 *= 3
if r0 < 1 goto c3_15
r5 += 1
c3_15:
r5 *= 3
if r0 <= 1 goto c3_16
r5 += 1
c3_16:
r5 *= 3
if r0 s> 1 goto c3_17
r5 += 1
c3_17:
r5 *= 3
if r0 s>= 1 goto c3_18
r5 += 1
c3_18:
r5 *= 3
if r0 s< 1 goto c3_19
r5 += 1
c3_19:
r5 *= 3
if r0 s<= 1 goto c3_20
r5 += 1
c3_20:
r5 *= 3
if r0 & 1 goto c3_21
r5 += 1
c3_21:
r5 *= 3
if r0 == -1 goto c3_22
r5 += 1
c3_22:
r5 *= 3
if r0 != -1 goto c3_23
r5 += 1
c3_23:
r5 *= 3
if r0 > -1 goto c3_24
r5 += 1
c3_24:
r5 *= 3
if r0 >= -1 goto c3_25
r5 += 1
c3_25:
r5 *= 3
if r0 < -1 goto c3_26
r5 += 1
c3_26:
r5 *= 3
if r0 <= -1 goto c3_27
r5 += 1
c3_27:
r5 *= 3
if r0 s> -1 goto c3_28
r5 += 1
c3_28:
r5 *= 3
if r0 s>= -1 goto c3_29
r5 += 1
c3_29:
r5 *= 3
if r0 s< -1 goto c3_30
r5 += 1
c3_30:
r5 *= 3
if r0 s<= -1 goto c3_31
r5 += 1
c3_31:
r5 *= 3
if r0 & -1 goto c3_32
r5 += 1
c3_32:
r5 *= 3
if r0 == 2147483647 goto c3_33
r5 += 1
c3_33:
r5 *= 3
if r0 != 2147483647 goto c3_34
r5 += 1
c3_34:
r5 *= 3
if r0 > 2147483647 goto c3_35
r5 += 1
c3_35:
r5 *= 3
if r0 >= 2147483647 goto c3_36
r5 += 1
c3_36:
r5 *= 3
if r0 < 2147483647 goto c3_37
r5 += 1
c3_37:
r5 *= 3
if r0 <= 2147483647 goto c3_38
r5 += 1
c3_38:
r5 *= 3
if r0 s> 2147483647 goto c3_39
r5 += 1
c3_39:
r5 *= 3
if r0 s>= 2147483647 goto c3_40
r5 += 1
c3_40:
r5 *= 3
if r0 s< 2147483647 goto c3_41
r5 += 1
c3_41:
r5 *= 3
if r0 s<= 2147483647 goto c3_42
r5 += 1
c3_42:
r5 *= 3
if r0 & 2147483647 goto c3_43
r5 += 1
c3_43:
r5 *= 3
if r0 == -2147483648 goto c3_44
r5 += 1
c3_44:
r5 *= 3
if r0 != -2147483648 goto c3_45
r5 += 1
c3_45:
r5 *= 3
if r0 > -2147483648 goto c3_46
r5 += 1
c3_46:
r5 *= 3
if r0 >= -2147483648 goto c3_47
r5 += 1
c3_47:
r5 *= 3
if r0 < -2147483648 goto c3_48
r5 += 1
c3_48:
r5 *= 3
if r0 <= -2147483648 goto c3_49
r5 += 1
c3_49:
r5 *= 3
if r0 s> -2147483648 goto c3_50
r5 += 1
c3_50:
r5 *= 3
if r0 s>= -2147483648 goto c3_51
r5 += 1
c3_51:
r5 *= 3
if r0 s< -2147483648 goto c3_52
r5 += 1
c3_52:
r5 *= 3
if r0 s<= -2147483648 goto c3_53
r5 += 1
c3_53:
r5 *= 3
if r0 & -2147483648 goto c3_54
r5 += 1
c3_54:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
ff00000000000000ffff00000000000000800000000000008000000000000000
ffffffffffffffff0000000000000080efcdab89674523011032547698badcfe
-- result 2c22e91cda0b20f8

== equations in 32 bits, 1
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r9
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r9
r8 += r6
r7 = *(u64 *)(r8 + 0)
w0 = w3
w0 += 5
r1 *= 3
if w0 == 0 goto c0_0
r1 += 1
c0_0:
r1 *= 3
if w0 & 0 goto c0_1
r1 += 1
c0_1:
r1 *= 3
if w0 != 1 goto c0_2
r1 += 1
c0_2:
r1 *= 3
if w0 == 5 goto c0_3
r1 += 1
c0_3:
r1 *= 3
if w0 & 5 goto c0_4
r1 += 1
c0_4:
r1 *= 3
if w0 != -5 goto c0_5
r1 += 1
c0_5:
r1 *= 3
if w0 == 90 goto c0_6
r1 += 1
c0_6:
r1 *= 3
if w0 & 90 goto c0_7
r1 += 1
c0_7:
r1 *= 3
if w0 != -1 goto c0_8
r1 += 1
c0_8:
r1 *= 3
if w0 == 255 goto c0_9
r1 += 1
c0_9:
r1 *= 3
if w0 & 255 goto c0_10
r1 += 1
c0_10:
r1 *= 3
if w0 != 32768 goto c0_11
r1 += 1
c0_11:
r1 *= 3
if w0 == 2147483647 goto c0_12
r1 += 1
c0_12:
r1 *= 3
if w0 & 2147483647 goto c0_13
r1 += 1
c0_13:
r1 *= 3
if w0 != -2147483648 goto c0_14
r1 += 1
c0_14:
w0 = w3
w0 -= 5
r1 *= 3
if w0 != 0 goto c1_0
r1 += 1
c1_0:
r1 *= 3
if w0 == 1 goto c1_1
r1 += 1
c1_1:
r1 *= 3
if w0 & 1 goto c1_2
r1 += 1
c1_2:
r1 *= 3
if w0 != 5 goto c1_3
r1 += 1
c1_3:
r1 *= 3
if w0 == -5 goto c1_4
r1 += 1
c1_4:
r1 *= 3
if w0 & -5 goto c1_5
r1 += 1
c1_5:
r1 *= 3
if w0 != 90 goto c1_6
r1 += 1
c1_6:
r1 *= 3
if w0 == -1 goto c1_7
r1 += 1
c1_7:
r1 *= 3
if w0 & -1 goto c1_8
r1 += 1
c1_8:
r1 *= 3
if w0 != 255 goto c1_9
r1 += 1
c1_9:
r1 *= 3
if w0 == 32768 goto c1_10
r1 += 1
c1_10:
r1 *= 3
if w0 & 32768 goto c1_11
r1 += 1
c1_11:
r1 *= 3
if w0 != 2147483647 goto c1_12
r1 += 1
c1_12:
r1 *= 3
if w0 == -2147483648 goto c1_13
r1 += 1
c1_13:
r1 *= 3
if w0 & -2147483648 goto c1_14
r1 += 1
c1_14:
w0 = w3
w0 ^= 90
r1 *= 3
if w0 & 0 goto c2_0
r1 += 1
c2_0:
r1 *= 3
if w0 != 1 goto c2_1
r1 += 1
c2_1:
r1 *= 3
if w0 == 5 goto c2_2
r1 += 1
c2_2:
r1 *= 3
if w0 & 5 goto c2_3
r1 += 1
c2_3:
r1 *= 3
if w0 != -5 goto c2_4
r1 += 1
c2_4:
r1 *= 3
if w0 == 90 goto c2_5
r1 += 1
c2_5:
r1 *= 3
if w0 & 90 goto c2_6
r1 += 1
c2_6:
r1 *= 3
if w0 != -1 goto c2_7
r1 += 1
c2_7:
r1 *= 3
if w0 == 255 goto c2_8
r1 += 1
c2_8:
r1 *= 3
if w0 & 255 goto c2_9
r1 += 1
c2_9:
r1 *= 3
if w0 != 32768 goto c2_10
r1 += 1
c2_10:
r1 *= 3
if w0 == 2147483647 goto c2_11
r1 += 1
c2_11:
r1 *= 3
if w0 & 2147483647 goto c2_12
r1 += 1
c2_12:
r1 *= 3
if w0 != -2147483648 goto c2_13
r1 += 1
c2_13:
w0 = w3
w0 ^= -1
r1 *= 3
if w0 == 0 goto c3_0
r1 += 1
c3_0:
r1 *= 3
if w0 & 0 goto c3_1
r1 += 1
c3_1:
r1 *= 3
if w0 != 1 goto c3_2
r1 += 1
c3_2:
r1 *= 3
if w0 == 5 goto c3_3
r1 += 1
c3_3:
r1 *= 3
if w0 & 5 goto c3_4
r1 += 1
c3_4:
r1 *= 3
if w0 != -5 goto c3_5
r1 += 1
c3_5:
r1 *= 3
if w0 == 90 goto c3_6
r1 += 1
c3_6:
r1 *= 3
if w0 & 90 goto c3_7
r1 += 1
c3_7:
r1 *= 3
if w0 != -1 goto c3_8
r1 += 1
c3_8:
r1 *= 3
if w0 == 255 goto c3_9
r1 += 1
c3_9:
r1 *= 3
if w0 & 255 goto c3_10
r1 += 1
c3_10:
r1 *= 3
if w0 != 32768 goto c3_11
r1 += 1
c3_11:
r1 *= 3
if w0 == 2147483647 goto c3_12
r1 += 1
c3_12:
r1 *= 3
if w0 & 2147483647 goto c3_13
r1 += 1
c3_13:
r1 *= 3
if w0 != -2147483648 goto c3_14
r1 += 1
c3_14:
w0 = w3
w0 = -w0
r1 *= 3
if w0 != 0 goto c4_0
r1 += 1
c4_0:
r1 *= 3
if w0 == 1 goto c4_1
r1 += 1
c4_1:
r1 *= 3
if w0 & 1 goto c4_2
r1 += 1
c4_2:
r1 *= 3
if w0 != 5 goto c4_3
r1 += 1
c4_3:
r1 *= 3
if w0 == -5 goto c4_4
r1 += 1
c4_4:
r1 *= 3
if w0 & -5 goto c4_5
r1 += 1
c4_5:
r1 *= 3
if w0 != 90 goto c4_6
r1 += 1
c4_6:
r1 *= 3
if w0 == -1 goto c4_7
r1 += 1
c4_7:
r1 *= 3
if w0 & -1 goto c4_8
r1 += 1
c4_8:
r1 *= 3
if w0 != 255 goto c4_9
r1 += 1
c4_9:
r1 *= 3
if w0 == 32768 goto c4_10
r1 += 1
c4_10:
r1 *= 3
if w0 & 32768 goto c4_11
r1 += 1
c4_11:
r1 *= 3
if w0 != 2147483647 goto c4_12
r1 += 1
c4_12:
r1 *= 3
if w0 == -2147483648 goto c4_13
r1 += 1
c4_13:
r1 *= 3
if w0 & -2147483648 goto c4_14
r1 += 1
c4_14:
w0 = w3
w0 -= w7
r1 *= 3
if w0 & 0 goto c5_0
r1 += 1
c5_0:
r1 *= 3
if w0 != 1 goto c5_1
r1 += 1
c5_1:
r1 *= 3
if w0 == 5 goto c5_2
r1 += 1
c5_2:
r1 *= 3
if w0 & 5 goto c5_3
r1 += 1
c5_3:
r1 *= 3
if w0 != -5 goto c5_4
r1 += 1
c5_4:
r1 *= 3
if w0 == 90 goto c5_5
r1 += 1
c5_5:
r1 *= 3
if w0 & 90 goto c5_6
r1 += 1
c5_6:
r1 *= 3
if w0 != -1 goto c5_7
r1 += 1
c5_7:
r1 *= 3
if w0 == 255 goto c5_8
r1 += 1
c5_8:
r1 *= 3
if w0 & 255 goto c5_9
r1 += 1
c5_9:
r1 *= 3
if w0 != 32768 goto c5_10
r1 += 1
c5_10:
r1 *= 3
if w0 == 2147483647 goto c5_11
r1 += 1
c5_11:
r1 *= 3
if w0 & 2147483647 goto c5_12
r1 += 1
c5_12:
r1 *= 3
if w0 != -2147483648 goto c5_13
r1 += 1
c5_13:
w0 = w3
w0 ^= w7
r1 *= 3
if w0 == 0 goto c6_0
r1 += 1
c6_0:
r1 *= 3
if w0 & 0 goto c6_1
r1 += 1
c6_1:
r1 *= 3
if w0 != 1 goto c6_2
r1 += 1
c6_2:
r1 *= 3
if w0 == 5 goto c6_3
r1 += 1
c6_3:
r1 *= 3
if w0 & 5 goto c6_4
r1 += 1
c6_4:
r1 *= 3
if w0 != -5 goto c6_5
r1 += 1
c6_5:
r1 *= 3
if w0 == 90 goto c6_6
r1 += 1
c6_6:
r1 *= 3
if w0 & 90 goto c6_7
r1 += 1
c6_7:
r1 *= 3
if w0 != -1 goto c6_8
r1 += 1
c6_8:
r1 *= 3
if w0 == 255 goto c6_9
r1 += 1
c6_9:
r1 *= 3
if w0 & 255 goto c6_10
r1 += 1
c6_10:
r1 *= 3
if w0 != 32768 goto c6_11
r1 += 1
c6_11:
r1 *= 3
if w0 == 2147483647 goto c6_12
r1 += 1
c6_12:
r1 *= 3
if w0 & 2147483647 goto c6_13
r1 += 1
c6_13:
r1 *= 3
if w0 != -2147483648 goto c6_14
r1 += 1
c6_14:
w0 = w3
w0 &= w7
r1 *= 3
if w0 != 0 goto c7_0
r1 += 1
c7_0:
r1 *= 3
if w0 == 1 goto c7_1
r1 += 1
c7_1:
r1 *= 3
if w0 & 1 goto c7_2
r1 += 1
c7_2:
r1 *= 3
if w0 != 5 goto c7_3
r1 += 1
c7_3:
r1 *= 3
if w0 == -5 goto c7_4
r1 += 1
c7_4:
r1 *= 3
if w0 & -5 goto c7_5
r1 += 1
c7_5:
r1 *= 3
if w0 != 90 goto c7_6
r1 += 1
c7_6:
r1 *= 3
if w0 == -1 goto c7_7
r1 += 1
c7_7:
r1 *= 3
if w0 & -1 goto c7_8
r1 += 1
c7_8:
r1 *= 3
if w0 != 255 goto c7_9
r1 += 1
c7_9:
r1 *= 3
if w0 == 32768 goto c7_10
r1 += 1
c7_10:
r1 *= 3
if w0 & 32768 goto c7_11
r1 += 1
c7_11:
r1 *= 3
if w0 != 2147483647 goto c7_12
r1 += 1
c7_12:
r1 *= 3
if w0 == -2147483648 goto c7_13
r1 += 1
c7_13:
r1 *= 3
if w0 & -2147483648 goto c7_14
r1 += 1
c7_14:
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
-- result 9ccb8e53c33dc411

== equations in 32 bits, 2
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r5 = r7
r5 += r9
r3 = *(u64 *)(r5 + 0)
r5 = r7
r5 += r1
r6 = *(u64 *)(r5 + 0)
w0 = w3
w0 &= 65280
r8 *= 3
if w0 & 0 goto c0_0
r8 += 1
c0_0:
r8 *= 3
if w0 != 1 goto c0_1
r8 += 1
c0_1:
r8 *= 3
if w0 == 5 goto c0_2
r8 += 1
c0_2:
r8 *= 3
if w0 & 5 goto c0_3
r8 += 1
c0_3:
r8 *= 3
if w0 != -5 goto c0_4
r8 += 1
c0_4:
r8 *= 3
if w0 == 90 goto c0_5
r8 += 1
c0_5:
r8 *= 3
if w0 & 90 goto c0_6
r8 += 1
c0_6:
r8 *= 3
if w0 != -1 goto c0_7
r8 += 1
c0_7:
r8 *= 3
if w0 == 255 goto c0_8
r8 += 1
c0_8:
r8 *= 3
if w0 & 255 goto c0_9
r8 += 1
c0_9:
r8 *= 3
if w0 != 32768 goto c0_10
r8 += 1
c0_10:
r8 *= 3
if w0 == 2147483647 goto c0_11
r8 += 1
c0_11:
r8 *= 3
if w0 & 2147483647 goto c0_12
r8 += 1
c0_12:
r8 *= 3
if w0 != -2147483648 goto c0_13
r8 += 1
c0_13:
w0 = w3
r0 = be32 r0
r8 *= 3
if w0 == 0 goto c1_0
r8 += 1
c1_0:
r8 *= 3
if w0 & 0 goto c1_1
r8 += 1
c1_1:
r8 *= 3
if w0 != 1 goto c1_2
r8 += 1
c1_2:
r8 *= 3
if w0 == 5 goto c1_3
r8 += 1
c1_3:
r8 *= 3
if w0 & 5 goto c1_4
r8 += 1
c1_4:
r8 *= 3
if w0 != -5 goto c1_5
r8 += 1
c1_5:
r8 *= 3
if w0 == 90 goto c1_6
r8 += 1
c1_6:
r8 *= 3
if w0 & 90 goto c1_7
r8 += 1
c1_7:
r8 *= 3
if w0 != -1 goto c1_8
r8 += 1
c1_8:
r8 *= 3
if w0 == 255 goto c1_9
r8 += 1
c1_9:
r8 *= 3
if w0 & 255 goto c1_10
r8 += 1
c1_10:
r8 *= 3
if w0 != 32768 goto c1_11
r8 += 1
c1_11:
r8 *= 3
if w0 == 2147483647 goto c1_12
r8 += 1
c1_12:
r8 *= 3
if w0 & 2147483647 goto c1_13
r8 += 1
c1_13:
r8 *= 3
if w0 != -2147483648 goto c1_14
r8 += 1
c1_14:
w0 = w3
w0 &= 255
r8 *= 3
if w0 != 0 goto c2_0
r8 += 1
c2_0:
r8 *= 3
if w0 == 1 goto c2_1
r8 += 1
c2_1:
r8 *= 3
if w0 & 1 goto c2_2
r8 += 1
c2_2:
r8 *= 3
if w0 != 5 goto c2_3
r8 += 1
c2_3:
r8 *= 3
if w0 == -5 goto c2_4
r8 += 1
c2_4:
r8 *= 3
if w0 & -5 goto c2_5
r8 += 1
c2_5:
r8 *= 3
if w0 != 90 goto c2_6
r8 += 1
c2_6:
r8 *= 3
if w0 == -1 goto c2_7
r8 += 1
c2_7:
r8 *= 3
if w0 & -1 goto c2_8
r8 += 1
c2_8:
r8 *= 3
if w0 != 255 goto c2_9
r8 += 1
c2_9:
r8 *= 3
if w0 == 32768 goto c2_10
r8 += 1
c2_10:
r8 *= 3
if w0 & 32768 goto c2_11
r8 += 1
c2_11:
r8 *= 3
if w0 != 2147483647 goto c2_12
r8 += 1
c2_12:
r8 *= 3
if w0 == -2147483648 goto c2_13
r8 += 1
c2_13:
r8 *= 3
if w0 & -2147483648 goto c2_14
r8 += 1
c2_14:
w0 = w3
r0 = le16 r0
r8 *= 3
if w0 & 0 goto c3_0
r8 += 1
c3_0:
r8 *= 3
if w0 != 1 goto c3_1
r8 += 1
c3_1:
r8 *= 3
if w0 == 5 goto c3_2
r8 += 1
c3_2:
r8 *= 3
if w0 & 5 goto c3_3
r8 += 1
c3_3:
r8 *= 3
if w0 != -5 goto c3_4
r8 += 1
c3_4:
r8 *= 3
if w0 == 90 goto c3_5
r8 += 1
c3_5:
r8 *= 3
if w0 & 90 goto c3_6
r8 += 1
c3_6:
r8 *= 3
if w0 != -1 goto c3_7
r8 += 1
c3_7:
r8 *= 3
if w0 == 255 goto c3_8
r8 += 1
c3_8:
r8 *= 3
if w0 & 255 goto c3_9
r8 += 1
c3_9:
r8 *= 3
if w0 != 32768 goto c3_10
r8 += 1
c3_10:
r8 *= 3
if w0 == 2147483647 goto c3_11
r8 += 1
c3_11:
r8 *= 3
if w0 & 2147483647 goto c3_12
r8 += 1
c3_12:
r8 *= 3
if w0 != -2147483648 goto c3_13
r8 += 1
c3_13:
w0 = w3
w0 |= w6
r8 *= 3
if w0 == 0 goto c4_0
r8 += 1
c4_0:
r8 *= 3
if w0 & 0 goto c4_1
r8 += 1
c4_1:
r8 *= 3
if w0 != 1 goto c4_2
r8 += 1
c4_2:
r8 *= 3
if w0 == 5 goto c4_3
r8 += 1
c4_3:
r8 *= 3
if w0 & 5 goto c4_4
r8 += 1
c4_4:
r8 *= 3
if w0 != -5 goto c4_5
r8 += 1
c4_5:
r8 *= 3
if w0 == 90 goto c4_6
r8 += 1
c4_6:
r8 *= 3
if w0 & 90 goto c4_7
r8 += 1
c4_7:
r8 *= 3
if w0 != -1 goto c4_8
r8 += 1
c4_8:
r8 *= 3
if w0 == 255 goto c4_9
r8 += 1
c4_9:
r8 *= 3
if w0 & 255 goto c4_10
r8 += 1
c4_10:
r8 *= 3
if w0 != 32768 goto c4_11
r8 += 1
c4_11:
r8 *= 3
if w0 == 2147483647 goto c4_12
r8 += 1
c4_12:
r8 *= 3
if w0 & 2147483647 goto c4_13
r8 += 1
c4_13:
r8 *= 3
if w0 != -2147483648 goto c4_14
r8 += 1
c4_14:
w0 = w3
w0 = (s8)w0
r8 *= 3
if w0 != 0 goto c5_0
r8 += 1
c5_0:
r8 *= 3
if w0 == 1 goto c5_1
r8 += 1
c5_1:
r8 *= 3
if w0 & 1 goto c5_2
r8 += 1
c5_2:
r8 *= 3
if w0 != 5 goto c5_3
r8 += 1
c5_3:
r8 *= 3
if w0 == -5 goto c5_4
r8 += 1
c5_4:
r8 *= 3
if w0 & -5 goto c5_5
r8 += 1
c5_5:
r8 *= 3
if w0 != 90 goto c5_6
r8 += 1
c5_6:
r8 *= 3
if w0 == -1 goto c5_7
r8 += 1
c5_7:
r8 *= 3
if w0 & -1 goto c5_8
r8 += 1
c5_8:
r8 *= 3
if w0 != 255 goto c5_9
r8 += 1
c5_9:
r8 *= 3
if w0 == 32768 goto c5_10
r8 += 1
c5_10:
r8 *= 3
if w0 & 32768 goto c5_11
r8 += 1
c5_11:
r8 *= 3
if w0 != 2147483647 goto c5_12
r8 += 1
c5_12:
r8 *= 3
if w0 == -2147483648 goto c5_13
r8 += 1
c5_13:
r8 *= 3
if w0 & -2147483648 goto c5_14
r8 += 1
c5_14:
w0 = w3
w0 += w6
r8 *= 3
if w0 & 0 goto c6_0
r8 += 1
c6_0:
r8 *= 3
if w0 != 1 goto c6_1
r8 += 1
c6_1:
r8 *= 3
if w0 == 5 goto c6_2
r8 += 1
c6_2:
r8 *= 3
if w0 & 5 goto c6_3
r8 += 1
c6_3:
r8 *= 3
if w0 != -5 goto c6_4
r8 += 1
c6_4:
r8 *= 3
if w0 == 90 goto c6_5
r8 += 1
c6_5:
r8 *= 3
if w0 & 90 goto c6_6
r8 += 1
c6_6:
r8 *= 3
if w0 != -1 goto c6_7
r8 += 1
c6_7:
r8 *= 3
if w0 == 255 goto c6_8
r8 += 1
c6_8:
r8 *= 3
if w0 & 255 goto c6_9
r8 += 1
c6_9:
r8 *= 3
if w0 != 32768 goto c6_10
r8 += 1
c6_10:
r8 *= 3
if w0 == 2147483647 goto c6_11
r8 += 1
c6_11:
r8 *= 3
if w0 & 2147483647 goto c6_12
r8 += 1
c6_12:
r8 *= 3
if w0 != -2147483648 goto c6_13
r8 += 1
c6_13:
w0 = w3
w0 &= 4080
w0 &= w6
r8 *= 3
if w0 == 0 goto c7_0
r8 += 1
c7_0:
r8 *= 3
if w0 & 0 goto c7_1
r8 += 1
c7_1:
r8 *= 3
if w0 != 1 goto c7_2
r8 += 1
c7_2:
r8 *= 3
if w0 == 5 goto c7_3
r8 += 1
c7_3:
r8 *= 3
if w0 & 5 goto c7_4
r8 += 1
c7_4:
r8 *= 3
if w0 != -5 goto c7_5
r8 += 1
c7_5:
r8 *= 3
if w0 == 90 goto c7_6
r8 += 1
c7_6:
r8 *= 3
if w0 & 90 goto c7_7
r8 += 1
c7_7:
r8 *= 3
if w0 != -1 goto c7_8
r8 += 1
c7_8:
r8 *= 3
if w0 == 255 goto c7_9
r8 += 1
c7_9:
r8 *= 3
if w0 & 255 goto c7_10
r8 += 1
c7_10:
r8 *= 3
if w0 != 32768 goto c7_11
r8 += 1
c7_11:
r8 *= 3
if w0 == 2147483647 goto c7_12
r8 += 1
c7_12:
r8 *= 3
if w0 & 2147483647 goto c7_13
r8 += 1
c7_13:
r8 *= 3
if w0 != -2147483648 goto c7_14
r8 += 1
c7_14:
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
-- result 17375a884627aaad

== equations in 32 bits, 3
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
w0 = w3
r0 = be16 r0
r6 *= 3
if w0 != 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if w0 == 1 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if w0 & 1 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if w0 != 5 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if w0 == -5 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if w0 & -5 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if w0 != 90 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if w0 == -1 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if w0 & -1 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if w0 != 255 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if w0 == 32768 goto c0_10
r6 += 1
c0_10:
r6 *= 3
if w0 & 32768 goto c0_11
r6 += 1
c0_11:
r6 *= 3
if w0 != 2147483647 goto c0_12
r6 += 1
c0_12:
r6 *= 3
if w0 == -2147483648 goto c0_13
r6 += 1
c0_13:
r6 *= 3
if w0 & -2147483648 goto c0_14
r6 += 1
c0_14:
w0 = 9
w0 -= w3
r6 *= 3
if w0 & 0 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if w0 != 1 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if w0 == 5 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if w0 & 5 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if w0 != -5 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if w0 == 90 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if w0 & 90 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if w0 != -1 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if w0 == 255 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if w0 & 255 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if w0 != 32768 goto c1_10
r6 += 1
c1_10:
r6 *= 3
if w0 == 2147483647 goto c1_11
r6 += 1
c1_11:
r6 *= 3
if w0 & 2147483647 goto c1_12
r6 += 1
c1_12:
r6 *= 3
if w0 != -2147483648 goto c1_13
r6 += 1
c1_13:
w0 = w3
w0 ^= -1
w0 += 1
r6 *= 3
if w0 == 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if w0 & 0 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if w0 != 1 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if w0 == 5 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if w0 & 5 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if w0 != -5 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if w0 == 90 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if w0 & 90 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if w0 != -1 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if w0 == 255 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if w0 & 255 goto c2_10
r6 += 1
c2_10:
r6 *= 3
if w0 != 32768 goto c2_11
r6 += 1
c2_11:
r6 *= 3
if w0 == 2147483647 goto c2_12
r6 += 1
c2_12:
r6 *= 3
if w0 & 2147483647 goto c2_13
r6 += 1
c2_13:
r6 *= 3
if w0 != -2147483648 goto c2_14
r6 += 1
c2_14:
w0 = w3
w0 = (s16)w0
r6 *= 3
if w0 != 0 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if w0 == 1 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if w0 & 1 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if w0 != 5 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if w0 == -5 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if w0 & -5 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if w0 != 90 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if w0 == -1 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if w0 & -1 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if w0 != 255 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if w0 == 32768 goto c3_10
r6 += 1
c3_10:
r6 *= 3
if w0 & 32768 goto c3_11
r6 += 1
c3_11:
r6 *= 3
if w0 != 2147483647 goto c3_12
r6 += 1
c3_12:
r6 *= 3
if w0 == -2147483648 goto c3_13
r6 += 1
c3_13:
r6 *= 3
if w0 & -2147483648 goto c3_14
r6 += 1
c3_14:
w0 = w3
r0 = le16 r0
w0 &= 255
r6 *= 3
if w0 & 0 goto c4_0
r6 += 1
c4_0:
r6 *= 3
if w0 != 1 goto c4_1
r6 += 1
c4_1:
r6 *= 3
if w0 == 5 goto c4_2
r6 += 1
c4_2:
r6 *= 3
if w0 & 5 goto c4_3
r6 += 1
c4_3:
r6 *= 3
if w0 != -5 goto c4_4
r6 += 1
c4_4:
r6 *= 3
if w0 == 90 goto c4_5
r6 += 1
c4_5:
r6 *= 3
if w0 & 90 goto c4_6
r6 += 1
c4_6:
r6 *= 3
if w0 != -1 goto c4_7
r6 += 1
c4_7:
r6 *= 3
if w0 == 255 goto c4_8
r6 += 1
c4_8:
r6 *= 3
if w0 & 255 goto c4_9
r6 += 1
c4_9:
r6 *= 3
if w0 != 32768 goto c4_10
r6 += 1
c4_10:
r6 *= 3
if w0 == 2147483647 goto c4_11
r6 += 1
c4_11:
r6 *= 3
if w0 & 2147483647 goto c4_12
r6 += 1
c4_12:
r6 *= 3
if w0 != -2147483648 goto c4_13
r6 += 1
c4_13:
w0 = w3
w0 <<= 8
r6 *= 3
if w0 == 0 goto c5_0
r6 += 1
c5_0:
r6 *= 3
if w0 & 0 goto c5_1
r6 += 1
c5_1:
r6 *= 3
if w0 != 1 goto c5_2
r6 += 1
c5_2:
r6 *= 3
if w0 == 5 goto c5_3
r6 += 1
c5_3:
r6 *= 3
if w0 & 5 goto c5_4
r6 += 1
c5_4:
r6 *= 3
if w0 != -5 goto c5_5
r6 += 1
c5_5:
r6 *= 3
if w0 == 90 goto c5_6
r6 += 1
c5_6:
r6 *= 3
if w0 & 90 goto c5_7
r6 += 1
c5_7:
r6 *= 3
if w0 != -1 goto c5_8
r6 += 1
c5_8:
r6 *= 3
if w0 == 255 goto c5_9
r6 += 1
c5_9:
r6 *= 3
if w0 & 255 goto c5_10
r6 += 1
c5_10:
r6 *= 3
if w0 != 32768 goto c5_11
r6 += 1
c5_11:
r6 *= 3
if w0 == 2147483647 goto c5_12
r6 += 1
c5_12:
r6 *= 3
if w0 & 2147483647 goto c5_13
r6 += 1
c5_13:
r6 *= 3
if w0 != -2147483648 goto c5_14
r6 += 1
c5_14:
w0 = w3
w0 >>= 8
r6 *= 3
if w0 != 0 goto c6_0
r6 += 1
c6_0:
r6 *= 3
if w0 == 1 goto c6_1
r6 += 1
c6_1:
r6 *= 3
if w0 & 1 goto c6_2
r6 += 1
c6_2:
r6 *= 3
if w0 != 5 goto c6_3
r6 += 1
c6_3:
r6 *= 3
if w0 == -5 goto c6_4
r6 += 1
c6_4:
r6 *= 3
if w0 & -5 goto c6_5
r6 += 1
c6_5:
r6 *= 3
if w0 != 90 goto c6_6
r6 += 1
c6_6:
r6 *= 3
if w0 == -1 goto c6_7
r6 += 1
c6_7:
r6 *= 3
if w0 & -1 goto c6_8
r6 += 1
c6_8:
r6 *= 3
if w0 != 255 goto c6_9
r6 += 1
c6_9:
r6 *= 3
if w0 == 32768 goto c6_10
r6 += 1
c6_10:
r6 *= 3
if w0 & 32768 goto c6_11
r6 += 1
c6_11:
r6 *= 3
if w0 != 2147483647 goto c6_12
r6 += 1
c6_12:
r6 *= 3
if w0 == -2147483648 goto c6_13
r6 += 1
c6_13:
r6 *= 3
if w0 & -2147483648 goto c6_14
r6 += 1
c6_14:
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
-- result 3ce1e4c78b9ffc28

== results compared with zero in 32 bits, 1
-- asm
r9 = r1
r1 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r9
r8 += r5
r3 = *(u64 *)(r8 + 0)
r8 = r9
r8 += r6
r7 = *(u64 *)(r8 + 0)
w0 = w3
w0 += 1
r1 *= 3
if w0 == 0 goto c0_0
r1 += 1
c0_0:
w0 = w3
w0 += -1
r1 *= 3
if w0 == 0 goto c1_0
r1 += 1
c1_0:
w0 = w3
w0 ^= 1
w0 -= w7
r1 *= 3
if w0 == 0 goto c2_0
r1 += 1
c2_0:
w0 = w3
w0 ^= 20
w0 += w7
r1 *= 3
if w0 == 0 goto c3_0
r1 += 1
c3_0:
w0 = w3
w0 ^= 1
w0 = -w0
r1 *= 3
if w0 == 0 goto c4_0
r1 += 1
c4_0:
w0 = w3
w0 ^= 1
w0 &= w7
r1 *= 3
if w0 == 0 goto c5_0
r1 += 1
c5_0:
w0 = w3
w0 <<= 1
r1 *= 3
if w0 == 0 goto c6_0
r1 += 1
c6_0:
w0 = w3
w0 ^= 1
w0 s>>= 1
r1 *= 3
if w0 == 0 goto c7_0
r1 += 1
c7_0:
w0 = w3
w0 += 2
r1 *= 3
if w0 != 0 goto c8_0
r1 += 1
c8_0:
w0 = w3
w0 += -2
r1 *= 3
if w0 != 0 goto c9_0
r1 += 1
c9_0:
w0 = w3
w0 ^= 2
w0 -= w7
r1 *= 3
if w0 != 0 goto c10_0
r1 += 1
c10_0:
w0 = w3
w0 ^= 21
w0 += w7
r1 *= 3
if w0 != 0 goto c11_0
r1 += 1
c11_0:
w0 = w3
w0 ^= 2
w0 = -w0
r1 *= 3
if w0 != 0 goto c12_0
r1 += 1
c12_0:
w0 = w3
w0 ^= 2
w0 &= w7
r1 *= 3
if w0 != 0 goto c13_0
r1 += 1
c13_0:
w0 = w3
w0 <<= 2
r1 *= 3
if w0 != 0 goto c14_0
r1 += 1
c14_0:
w0 = w3
w0 ^= 2
w0 s>>= 1
r1 *= 3
if w0 != 0 goto c15_0
r1 += 1
c15_0:
w0 = w3
w0 += 3
r1 *= 3
if w0 > 0 goto c16_0
r1 += 1
c16_0:
w0 = w3
w0 += -3
r1 *= 3
if w0 > 0 goto c17_0
r1 += 1
c17_0:
w0 = w3
w0 ^= 3
w0 -= w7
r1 *= 3
if w0 > 0 goto c18_0
r1 += 1
c18_0:
w0 = w3
w0 ^= 22
w0 += w7
r1 *= 3
if w0 > 0 goto c19_0
r1 += 1
c19_0:
w0 = w3
w0 ^= 3
w0 = -w0
r1 *= 3
if w0 > 0 goto c20_0
r1 += 1
c20_0:
w0 = w3
w0 ^= 3
w0 &= w7
r1 *= 3
if w0 > 0 goto c21_0
r1 += 1
c21_0:
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
-- result 6603795c0dd9ebd8

== results compared with zero in 32 bits, 2
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
w0 = w5
w0 <<= 3
r4 *= 3
if w0 > 0 goto c0_0
r4 += 1
c0_0:
w0 = w5
w0 ^= 3
w0 s>>= 1
r4 *= 3
if w0 > 0 goto c1_0
r4 += 1
c1_0:
w0 = w5
w0 += 4
r4 *= 3
if w0 >= 0 goto c2_0
r4 += 1
c2_0:
w0 = w5
w0 += -4
r4 *= 3
if w0 >= 0 goto c3_0
r4 += 1
c3_0:
w0 = w5
w0 ^= 4
w0 -= w8
r4 *= 3
if w0 >= 0 goto c4_0
r4 += 1
c4_0:
w0 = w5
w0 ^= 23
w0 += w8
r4 *= 3
if w0 >= 0 goto c5_0
r4 += 1
c5_0:
w0 = w5
w0 ^= 4
w0 = -w0
r4 *= 3
if w0 >= 0 goto c6_0
r4 += 1
c6_0:
w0 = w5
w0 ^= 4
w0 &= w8
r4 *= 3
if w0 >= 0 goto c7_0
r4 += 1
c7_0:
w0 = w5
w0 <<= 4
r4 *= 3
if w0 >= 0 goto c8_0
r4 += 1
c8_0:
w0 = w5
w0 ^= 4
w0 s>>= 1
r4 *= 3
if w0 >= 0 goto c9_0
r4 += 1
c9_0:
w0 = w5
w0 += 5
r4 *= 3
if w0 < 0 goto c10_0
r4 += 1
c10_0:
w0 = w5
w0 += -5
r4 *= 3
if w0 < 0 goto c11_0
r4 += 1
c11_0:
w0 = w5
w0 ^= 5
w0 -= w8
r4 *= 3
if w0 < 0 goto c12_0
r4 += 1
c12_0:
w0 = w5
w0 ^= 24
w0 += w8
r4 *= 3
if w0 < 0 goto c13_0
r4 += 1
c13_0:
w0 = w5
w0 ^= 5
w0 = -w0
r4 *= 3
if w0 < 0 goto c14_0
r4 += 1
c14_0:
w0 = w5
w0 ^= 5
w0 &= w8
r4 *= 3
if w0 < 0 goto c15_0
r4 += 1
c15_0:
w0 = w5
w0 <<= 5
r4 *= 3
if w0 < 0 goto c16_0
r4 += 1
c16_0:
w0 = w5
w0 ^= 5
w0 s>>= 1
r4 *= 3
if w0 < 0 goto c17_0
r4 += 1
c17_0:
w0 = w5
w0 += 6
r4 *= 3
if w0 <= 0 goto c18_0
r4 += 1
c18_0:
w0 = w5
w0 += -6
r4 *= 3
if w0 <= 0 goto c19_0
r4 += 1
c19_0:
w0 = w5
w0 ^= 6
w0 -= w8
r4 *= 3
if w0 <= 0 goto c20_0
r4 += 1
c20_0:
w0 = w5
w0 ^= 25
w0 += w8
r4 *= 3
if w0 <= 0 goto c21_0
r4 += 1
c21_0:
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
-- result 670686e28ba3e1e8

== results compared with zero in 32 bits, 3
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
w0 ^= 6
w0 = -w0
r7 *= 3
if w0 <= 0 goto c0_0
r7 += 1
c0_0:
w0 = w3
w0 ^= 6
w0 &= w6
r7 *= 3
if w0 <= 0 goto c1_0
r7 += 1
c1_0:
w0 = w3
w0 <<= 6
r7 *= 3
if w0 <= 0 goto c2_0
r7 += 1
c2_0:
w0 = w3
w0 ^= 6
w0 s>>= 1
r7 *= 3
if w0 <= 0 goto c3_0
r7 += 1
c3_0:
w0 = w3
w0 += 7
r7 *= 3
if w0 s> 0 goto c4_0
r7 += 1
c4_0:
w0 = w3
w0 += -7
r7 *= 3
if w0 s> 0 goto c5_0
r7 += 1
c5_0:
w0 = w3
w0 ^= 7
w0 -= w6
r7 *= 3
if w0 s> 0 goto c6_0
r7 += 1
c6_0:
w0 = w3
w0 ^= 26
w0 += w6
r7 *= 3
if w0 s> 0 goto c7_0
r7 += 1
c7_0:
w0 = w3
w0 ^= 7
w0 = -w0
r7 *= 3
if w0 s> 0 goto c8_0
r7 += 1
c8_0:
w0 = w3
w0 ^= 7
w0 &= w6
r7 *= 3
if w0 s> 0 goto c9_0
r7 += 1
c9_0:
w0 = w3
w0 <<= 7
r7 *= 3
if w0 s> 0 goto c10_0
r7 += 1
c10_0:
w0 = w3
w0 ^= 7
w0 s>>= 1
r7 *= 3
if w0 s> 0 goto c11_0
r7 += 1
c11_0:
w0 = w3
w0 += 8
r7 *= 3
if w0 s>= 0 goto c12_0
r7 += 1
c12_0:
w0 = w3
w0 += -8
r7 *= 3
if w0 s>= 0 goto c13_0
r7 += 1
c13_0:
w0 = w3
w0 ^= 8
w0 -= w6
r7 *= 3
if w0 s>= 0 goto c14_0
r7 += 1
c14_0:
w0 = w3
w0 ^= 27
w0 += w6
r7 *= 3
if w0 s>= 0 goto c15_0
r7 += 1
c15_0:
w0 = w3
w0 ^= 8
w0 = -w0
r7 *= 3
if w0 s>= 0 goto c16_0
r7 += 1
c16_0:
w0 = w3
w0 ^= 8
w0 &= w6
r7 *= 3
if w0 s>= 0 goto c17_0
r7 += 1
c17_0:
w0 = w3
w0 <<= 8
r7 *= 3
if w0 s>= 0 goto c18_0
r7 += 1
c18_0:
w0 = w3
w0 ^= 8
w0 s>>= 1
r7 *= 3
if w0 s>= 0 goto c19_0
r7 += 1
c19_0:
w0 = w3
w0 += 9
r7 *= 3
if w0 s< 0 goto c20_0
r7 += 1
c20_0:
w0 = w3
w0 += -9
r7 *= 3
if w0 s< 0 goto c21_0
r7 += 1
c21_0:
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
-- result 16ff99fab511a624

== results compared with zero in 32 bits, 4
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r4 = r6
r4 += r9
r5 = *(u64 *)(r4 + 0)
r4 = r6
r4 += r1
r7 = *(u64 *)(r4 + 0)
w0 = w5
w0 ^= 9
w0 -= w7
r8 *= 3
if w0 s< 0 goto c0_0
r8 += 1
c0_0:
w0 = w5
w0 ^= 28
w0 += w7
r8 *= 3
if w0 s< 0 goto c1_0
r8 += 1
c1_0:
w0 = w5
w0 ^= 9
w0 = -w0
r8 *= 3
if w0 s< 0 goto c2_0
r8 += 1
c2_0:
w0 = w5
w0 ^= 9
w0 &= w7
r8 *= 3
if w0 s< 0 goto c3_0
r8 += 1
c3_0:
w0 = w5
w0 <<= 9
r8 *= 3
if w0 s< 0 goto c4_0
r8 += 1
c4_0:
w0 = w5
w0 ^= 9
w0 s>>= 1
r8 *= 3
if w0 s< 0 goto c5_0
r8 += 1
c5_0:
w0 = w5
w0 += 10
r8 *= 3
if w0 s<= 0 goto c6_0
r8 += 1
c6_0:
w0 = w5
w0 += -10
r8 *= 3
if w0 s<= 0 goto c7_0
r8 += 1
c7_0:
w0 = w5
w0 ^= 10
w0 -= w7
r8 *= 3
if w0 s<= 0 goto c8_0
r8 += 1
c8_0:
w0 = w5
w0 ^= 29
w0 += w7
r8 *= 3
if w0 s<= 0 goto c9_0
r8 += 1
c9_0:
w0 = w5
w0 ^= 10
w0 = -w0
r8 *= 3
if w0 s<= 0 goto c10_0
r8 += 1
c10_0:
w0 = w5
w0 ^= 10
w0 &= w7
r8 *= 3
if w0 s<= 0 goto c11_0
r8 += 1
c11_0:
w0 = w5
w0 <<= 10
r8 *= 3
if w0 s<= 0 goto c12_0
r8 += 1
c12_0:
w0 = w5
w0 ^= 10
w0 s>>= 1
r8 *= 3
if w0 s<= 0 goto c13_0
r8 += 1
c13_0:
w0 = w5
w0 += 11
r8 *= 3
if w0 & -1 goto c14_0
r8 += 1
c14_0:
w0 = w5
w0 += -11
r8 *= 3
if w0 & -1 goto c15_0
r8 += 1
c15_0:
w0 = w5
w0 ^= 11
w0 -= w7
r8 *= 3
if w0 & -1 goto c16_0
r8 += 1
c16_0:
w0 = w5
w0 ^= 30
w0 += w7
r8 *= 3
if w0 & -1 goto c17_0
r8 += 1
c17_0:
w0 = w5
w0 ^= 11
w0 = -w0
r8 *= 3
if w0 & -1 goto c18_0
r8 += 1
c18_0:
w0 = w5
w0 ^= 11
w0 &= w7
r8 *= 3
if w0 & -1 goto c19_0
r8 += 1
c19_0:
w0 = w5
w0 <<= 11
r8 *= 3
if w0 & -1 goto c20_0
r8 += 1
c20_0:
w0 = w5
w0 ^= 11
w0 s>>= 1
r8 *= 3
if w0 & -1 goto c21_0
r8 += 1
c21_0:
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
-- result fab9f5875ce59fe0

== orders in 32 bits
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
w0 = w2
r6 *= 3
if w0 == 0 goto c0_0
r6 += 1
c0_0:
r6 *= 3
if w0 != 0 goto c0_1
r6 += 1
c0_1:
r6 *= 3
if w0 > 0 goto c0_2
r6 += 1
c0_2:
r6 *= 3
if w0 >= 0 goto c0_3
r6 += 1
c0_3:
r6 *= 3
if w0 < 0 goto c0_4
r6 += 1
c0_4:
r6 *= 3
if w0 <= 0 goto c0_5
r6 += 1
c0_5:
r6 *= 3
if w0 s> 0 goto c0_6
r6 += 1
c0_6:
r6 *= 3
if w0 s>= 0 goto c0_7
r6 += 1
c0_7:
r6 *= 3
if w0 s< 0 goto c0_8
r6 += 1
c0_8:
r6 *= 3
if w0 s<= 0 goto c0_9
r6 += 1
c0_9:
r6 *= 3
if w0 & 0 goto c0_10
r6 += 1
c0_10:
r6 *= 3
if w0 == 1 goto c0_11
r6 += 1
c0_11:
r6 *= 3
if w0 != 1 goto c0_12
r6 += 1
c0_12:
r6 *= 3
if w0 > 1 goto c0_13
r6 += 1
c0_13:
r6 *= 3
if w0 >= 1 goto c0_14
r6 += 1
c0_14:
r6 *= 3
if w0 < 1 goto c0_15
r6 += 1
c0_15:
r6 *= 3
if w0 <= 1 goto c0_16
r6 += 1
c0_16:
r6 *= 3
if w0 s> 1 goto c0_17
r6 += 1
c0_17:
r6 *= 3
if w0 s>= 1 goto c0_18
r6 += 1
c0_18:
r6 *= 3
if w0 s< 1 goto c0_19
r6 += 1
c0_19:
r6 *= 3
if w0 s<= 1 goto c0_20
r6 += 1
c0_20:
r6 *= 3
if w0 & 1 goto c0_21
r6 += 1
c0_21:
r6 *= 3
if w0 == -1 goto c0_22
r6 += 1
c0_22:
r6 *= 3
if w0 != -1 goto c0_23
r6 += 1
c0_23:
r6 *= 3
if w0 > -1 goto c0_24
r6 += 1
c0_24:
r6 *= 3
if w0 >= -1 goto c0_25
r6 += 1
c0_25:
r6 *= 3
if w0 < -1 goto c0_26
r6 += 1
c0_26:
r6 *= 3
if w0 <= -1 goto c0_27
r6 += 1
c0_27:
r6 *= 3
if w0 s> -1 goto c0_28
r6 += 1
c0_28:
r6 *= 3
if w0 s>= -1 goto c0_29
r6 += 1
c0_29:
r6 *= 3
if w0 s< -1 goto c0_30
r6 += 1
c0_30:
r6 *= 3
if w0 s<= -1 goto c0_31
r6 += 1
c0_31:
r6 *= 3
if w0 & -1 goto c0_32
r6 += 1
c0_32:
r6 *= 3
if w0 == 2147483647 goto c0_33
r6 += 1
c0_33:
r6 *= 3
if w0 != 2147483647 goto c0_34
r6 += 1
c0_34:
r6 *= 3
if w0 > 2147483647 goto c0_35
r6 += 1
c0_35:
r6 *= 3
if w0 >= 2147483647 goto c0_36
r6 += 1
c0_36:
r6 *= 3
if w0 < 2147483647 goto c0_37
r6 += 1
c0_37:
r6 *= 3
if w0 <= 2147483647 goto c0_38
r6 += 1
c0_38:
r6 *= 3
if w0 s> 2147483647 goto c0_39
r6 += 1
c0_39:
r6 *= 3
if w0 s>= 2147483647 goto c0_40
r6 += 1
c0_40:
r6 *= 3
if w0 s< 2147483647 goto c0_41
r6 += 1
c0_41:
r6 *= 3
if w0 s<= 2147483647 goto c0_42
r6 += 1
c0_42:
r6 *= 3
if w0 & 2147483647 goto c0_43
r6 += 1
c0_43:
r6 *= 3
if w0 == -2147483648 goto c0_44
r6 += 1
c0_44:
r6 *= 3
if w0 != -2147483648 goto c0_45
r6 += 1
c0_45:
r6 *= 3
if w0 > -2147483648 goto c0_46
r6 += 1
c0_46:
r6 *= 3
if w0 >= -2147483648 goto c0_47
r6 += 1
c0_47:
r6 *= 3
if w0 < -2147483648 goto c0_48
r6 += 1
c0_48:
r6 *= 3
if w0 <= -2147483648 goto c0_49
r6 += 1
c0_49:
r6 *= 3
if w0 s> -2147483648 goto c0_50
r6 += 1
c0_50:
r6 *= 3
if w0 s>= -2147483648 goto c0_51
r6 += 1
c0_51:
r6 *= 3
if w0 s< -2147483648 goto c0_52
r6 += 1
c0_52:
r6 *= 3
if w0 s<= -2147483648 goto c0_53
r6 += 1
c0_53:
r6 *= 3
if w0 & -2147483648 goto c0_54
r6 += 1
c0_54:
w0 = w2
w0 = (s8)w0
r6 *= 3
if w0 == 0 goto c1_0
r6 += 1
c1_0:
r6 *= 3
if w0 != 0 goto c1_1
r6 += 1
c1_1:
r6 *= 3
if w0 > 0 goto c1_2
r6 += 1
c1_2:
r6 *= 3
if w0 >= 0 goto c1_3
r6 += 1
c1_3:
r6 *= 3
if w0 < 0 goto c1_4
r6 += 1
c1_4:
r6 *= 3
if w0 <= 0 goto c1_5
r6 += 1
c1_5:
r6 *= 3
if w0 s> 0 goto c1_6
r6 += 1
c1_6:
r6 *= 3
if w0 s>= 0 goto c1_7
r6 += 1
c1_7:
r6 *= 3
if w0 s< 0 goto c1_8
r6 += 1
c1_8:
r6 *= 3
if w0 s<= 0 goto c1_9
r6 += 1
c1_9:
r6 *= 3
if w0 & 0 goto c1_10
r6 += 1
c1_10:
r6 *= 3
if w0 == 1 goto c1_11
r6 += 1
c1_11:
r6 *= 3
if w0 != 1 goto c1_12
r6 += 1
c1_12:
r6 *= 3
if w0 > 1 goto c1_13
r6 += 1
c1_13:
r6 *= 3
if w0 >= 1 goto c1_14
r6 += 1
c1_14:
r6 *= 3
if w0 < 1 goto c1_15
r6 += 1
c1_15:
r6 *= 3
if w0 <= 1 goto c1_16
r6 += 1
c1_16:
r6 *= 3
if w0 s> 1 goto c1_17
r6 += 1
c1_17:
r6 *= 3
if w0 s>= 1 goto c1_18
r6 += 1
c1_18:
r6 *= 3
if w0 s< 1 goto c1_19
r6 += 1
c1_19:
r6 *= 3
if w0 s<= 1 goto c1_20
r6 += 1
c1_20:
r6 *= 3
if w0 & 1 goto c1_21
r6 += 1
c1_21:
r6 *= 3
if w0 == -1 goto c1_22
r6 += 1
c1_22:
r6 *= 3
if w0 != -1 goto c1_23
r6 += 1
c1_23:
r6 *= 3
if w0 > -1 goto c1_24
r6 += 1
c1_24:
r6 *= 3
if w0 >= -1 goto c1_25
r6 += 1
c1_25:
r6 *= 3
if w0 < -1 goto c1_26
r6 += 1
c1_26:
r6 *= 3
if w0 <= -1 goto c1_27
r6 += 1
c1_27:
r6 *= 3
if w0 s> -1 goto c1_28
r6 += 1
c1_28:
r6 *= 3
if w0 s>= -1 goto c1_29
r6 += 1
c1_29:
r6 *= 3
if w0 s< -1 goto c1_30
r6 += 1
c1_30:
r6 *= 3
if w0 s<= -1 goto c1_31
r6 += 1
c1_31:
r6 *= 3
if w0 & -1 goto c1_32
r6 += 1
c1_32:
r6 *= 3
if w0 == 2147483647 goto c1_33
r6 += 1
c1_33:
r6 *= 3
if w0 != 2147483647 goto c1_34
r6 += 1
c1_34:
r6 *= 3
if w0 > 2147483647 goto c1_35
r6 += 1
c1_35:
r6 *= 3
if w0 >= 2147483647 goto c1_36
r6 += 1
c1_36:
r6 *= 3
if w0 < 2147483647 goto c1_37
r6 += 1
c1_37:
r6 *= 3
if w0 <= 2147483647 goto c1_38
r6 += 1
c1_38:
r6 *= 3
if w0 s> 2147483647 goto c1_39
r6 += 1
c1_39:
r6 *= 3
if w0 s>= 2147483647 goto c1_40
r6 += 1
c1_40:
r6 *= 3
if w0 s< 2147483647 goto c1_41
r6 += 1
c1_41:
r6 *= 3
if w0 s<= 2147483647 goto c1_42
r6 += 1
c1_42:
r6 *= 3
if w0 & 2147483647 goto c1_43
r6 += 1
c1_43:
r6 *= 3
if w0 == -2147483648 goto c1_44
r6 += 1
c1_44:
r6 *= 3
if w0 != -2147483648 goto c1_45
r6 += 1
c1_45:
r6 *= 3
if w0 > -2147483648 goto c1_46
r6 += 1
c1_46:
r6 *= 3
if w0 >= -2147483648 goto c1_47
r6 += 1
c1_47:
r6 *= 3
if w0 < -2147483648 goto c1_48
r6 += 1
c1_48:
r6 *= 3
if w0 <= -2147483648 goto c1_49
r6 += 1
c1_49:
r6 *= 3
if w0 s> -2147483648 goto c1_50
r6 += 1
c1_50:
r6 *= 3
if w0 s>= -2147483648 goto c1_51
r6 += 1
c1_51:
r6 *= 3
if w0 s< -2147483648 goto c1_52
r6 += 1
c1_52:
r6 *= 3
if w0 s<= -2147483648 goto c1_53
r6 += 1
c1_53:
r6 *= 3
if w0 & -2147483648 goto c1_54
r6 += 1
c1_54:
w0 = w2
w0 &= 255
r6 *= 3
if w0 == 0 goto c2_0
r6 += 1
c2_0:
r6 *= 3
if w0 != 0 goto c2_1
r6 += 1
c2_1:
r6 *= 3
if w0 > 0 goto c2_2
r6 += 1
c2_2:
r6 *= 3
if w0 >= 0 goto c2_3
r6 += 1
c2_3:
r6 *= 3
if w0 < 0 goto c2_4
r6 += 1
c2_4:
r6 *= 3
if w0 <= 0 goto c2_5
r6 += 1
c2_5:
r6 *= 3
if w0 s> 0 goto c2_6
r6 += 1
c2_6:
r6 *= 3
if w0 s>= 0 goto c2_7
r6 += 1
c2_7:
r6 *= 3
if w0 s< 0 goto c2_8
r6 += 1
c2_8:
r6 *= 3
if w0 s<= 0 goto c2_9
r6 += 1
c2_9:
r6 *= 3
if w0 & 0 goto c2_10
r6 += 1
c2_10:
r6 *= 3
if w0 == 1 goto c2_11
r6 += 1
c2_11:
r6 *= 3
if w0 != 1 goto c2_12
r6 += 1
c2_12:
r6 *= 3
if w0 > 1 goto c2_13
r6 += 1
c2_13:
r6 *= 3
if w0 >= 1 goto c2_14
r6 += 1
c2_14:
r6 *= 3
if w0 < 1 goto c2_15
r6 += 1
c2_15:
r6 *= 3
if w0 <= 1 goto c2_16
r6 += 1
c2_16:
r6 *= 3
if w0 s> 1 goto c2_17
r6 += 1
c2_17:
r6 *= 3
if w0 s>= 1 goto c2_18
r6 += 1
c2_18:
r6 *= 3
if w0 s< 1 goto c2_19
r6 += 1
c2_19:
r6 *= 3
if w0 s<= 1 goto c2_20
r6 += 1
c2_20:
r6 *= 3
if w0 & 1 goto c2_21
r6 += 1
c2_21:
r6 *= 3
if w0 == -1 goto c2_22
r6 += 1
c2_22:
r6 *= 3
if w0 != -1 goto c2_23
r6 += 1
c2_23:
r6 *= 3
if w0 > -1 goto c2_24
r6 += 1
c2_24:
r6 *= 3
if w0 >= -1 goto c2_25
r6 += 1
c2_25:
r6 *= 3
if w0 < -1 goto c2_26
r6 += 1
c2_26:
r6 *= 3
if w0 <= -1 goto c2_27
r6 += 1
c2_27:
r6 *= 3
if w0 s> -1 goto c2_28
r6 += 1
c2_28:
r6 *= 3
if w0 s>= -1 goto c2_29
r6 += 1
c2_29:
r6 *= 3
if w0 s< -1 goto c2_30
r6 += 1
c2_30:
r6 *= 3
if w0 s<= -1 goto c2_31
r6 += 1
c2_31:
r6 *= 3
if w0 & -1 goto c2_32
r6 += 1
c2_32:
r6 *= 3
if w0 == 2147483647 goto c2_33
r6 += 1
c2_33:
r6 *= 3
if w0 != 2147483647 goto c2_34
r6 += 1
c2_34:
r6 *= 3
if w0 > 2147483647 goto c2_35
r6 += 1
c2_35:
r6 *= 3
if w0 >= 2147483647 goto c2_36
r6 += 1
c2_36:
r6 *= 3
if w0 < 2147483647 goto c2_37
r6 += 1
c2_37:
r6 *= 3
if w0 <= 2147483647 goto c2_38
r6 += 1
c2_38:
r6 *= 3
if w0 s> 2147483647 goto c2_39
r6 += 1
c2_39:
r6 *= 3
if w0 s>= 2147483647 goto c2_40
r6 += 1
c2_40:
r6 *= 3
if w0 s< 2147483647 goto c2_41
r6 += 1
c2_41:
r6 *= 3
if w0 s<= 2147483647 goto c2_42
r6 += 1
c2_42:
r6 *= 3
if w0 & 2147483647 goto c2_43
r6 += 1
c2_43:
r6 *= 3
if w0 == -2147483648 goto c2_44
r6 += 1
c2_44:
r6 *= 3
if w0 != -2147483648 goto c2_45
r6 += 1
c2_45:
r6 *= 3
if w0 > -2147483648 goto c2_46
r6 += 1
c2_46:
r6 *= 3
if w0 >= -2147483648 goto c2_47
r6 += 1
c2_47:
r6 *= 3
if w0 < -2147483648 goto c2_48
r6 += 1
c2_48:
r6 *= 3
if w0 <= -2147483648 goto c2_49
r6 += 1
c2_49:
r6 *= 3
if w0 s> -2147483648 goto c2_50
r6 += 1
c2_50:
r6 *= 3
if w0 s>= -2147483648 goto c2_51
r6 += 1
c2_51:
r6 *= 3
if w0 s< -2147483648 goto c2_52
r6 += 1
c2_52:
r6 *= 3
if w0 s<= -2147483648 goto c2_53
r6 += 1
c2_53:
r6 *= 3
if w0 & -2147483648 goto c2_54
r6 += 1
c2_54:
w0 = w2
w0 += 1
r6 *= 3
if w0 == 0 goto c3_0
r6 += 1
c3_0:
r6 *= 3
if w0 != 0 goto c3_1
r6 += 1
c3_1:
r6 *= 3
if w0 > 0 goto c3_2
r6 += 1
c3_2:
r6 *= 3
if w0 >= 0 goto c3_3
r6 += 1
c3_3:
r6 *= 3
if w0 < 0 goto c3_4
r6 += 1
c3_4:
r6 *= 3
if w0 <= 0 goto c3_5
r6 += 1
c3_5:
r6 *= 3
if w0 s> 0 goto c3_6
r6 += 1
c3_6:
r6 *= 3
if w0 s>= 0 goto c3_7
r6 += 1
c3_7:
r6 *= 3
if w0 s< 0 goto c3_8
r6 += 1
c3_8:
r6 *= 3
if w0 s<= 0 goto c3_9
r6 += 1
c3_9:
r6 *= 3
if w0 & 0 goto c3_10
r6 += 1
c3_10:
r6 *= 3
if w0 == 1 goto c3_11
r6 += 1
c3_11:
r6 *= 3
if w0 != 1 goto c3_12
r6 += 1
c3_12:
r6 *= 3
if w0 > 1 goto c3_13
r6 += 1
c3_13:
r6 *= 3
if w0 >= 1 goto c3_14
r6 += 1
c3_14:
r6 *= 3
if w0 < 1 goto c3_15
r6 += 1
c3_15:
r6 *= 3
if w0 <= 1 goto c3_16
r6 += 1
c3_16:
r6 *= 3
if w0 s> 1 goto c3_17
r6 += 1
c3_17:
r6 *= 3
if w0 s>= 1 goto c3_18
r6 += 1
c3_18:
r6 *= 3
if w0 s< 1 goto c3_19
r6 += 1
c3_19:
r6 *= 3
if w0 s<= 1 goto c3_20
r6 += 1
c3_20:
r6 *= 3
if w0 & 1 goto c3_21
r6 += 1
c3_21:
r6 *= 3
if w0 == -1 goto c3_22
r6 += 1
c3_22:
r6 *= 3
if w0 != -1 goto c3_23
r6 += 1
c3_23:
r6 *= 3
if w0 > -1 goto c3_24
r6 += 1
c3_24:
r6 *= 3
if w0 >= -1 goto c3_25
r6 += 1
c3_25:
r6 *= 3
if w0 < -1 goto c3_26
r6 += 1
c3_26:
r6 *= 3
if w0 <= -1 goto c3_27
r6 += 1
c3_27:
r6 *= 3
if w0 s> -1 goto c3_28
r6 += 1
c3_28:
r6 *= 3
if w0 s>= -1 goto c3_29
r6 += 1
c3_29:
r6 *= 3
if w0 s< -1 goto c3_30
r6 += 1
c3_30:
r6 *= 3
if w0 s<= -1 goto c3_31
r6 += 1
c3_31:
r6 *= 3
if w0 & -1 goto c3_32
r6 += 1
c3_32:
r6 *= 3
if w0 == 2147483647 goto c3_33
r6 += 1
c3_33:
r6 *= 3
if w0 != 2147483647 goto c3_34
r6 += 1
c3_34:
r6 *= 3
if w0 > 2147483647 goto c3_35
r6 += 1
c3_35:
r6 *= 3
if w0 >= 2147483647 goto c3_36
r6 += 1
c3_36:
r6 *= 3
if w0 < 2147483647 goto c3_37
r6 += 1
c3_37:
r6 *= 3
if w0 <= 2147483647 goto c3_38
r6 += 1
c3_38:
r6 *= 3
if w0 s> 2147483647 goto c3_39
r6 += 1
c3_39:
r6 *= 3
if w0 s>= 2147483647 goto c3_40
r6 += 1
c3_40:
r6 *= 3
if w0 s< 2147483647 goto c3_41
r6 += 1
c3_41:
r6 *= 3
if w0 s<= 2147483647 goto c3_42
r6 += 1
c3_42:
r6 *= 3
if w0 & 2147483647 goto c3_43
r6 += 1
c3_43:
r6 *= 3
if w0 == -2147483648 goto c3_44
r6 += 1
c3_44:
r6 *= 3
if w0 != -2147483648 goto c3_45
r6 += 1
c3_45:
r6 *= 3
if w0 > -2147483648 goto c3_46
r6 += 1
c3_46:
r6 *= 3
if w0 >= -2147483648 goto c3_47
r6 += 1
c3_47:
r6 *= 3
if w0 < -2147483648 goto c3_48
r6 += 1
c3_48:
r6 *= 3
if w0 <= -2147483648 goto c3_49
r6 += 1
c3_49:
r6 *= 3
if w0 s> -2147483648 goto c3_50
r6 += 1
c3_50:
r6 *= 3
if w0 s>= -2147483648 goto c3_51
r6 += 1
c3_51:
r6 *= 3
if w0 s< -2147483648 goto c3_52
r6 += 1
c3_52:
r6 *= 3
if w0 s<= -2147483648 goto c3_53
r6 += 1
c3_53:
r6 *= 3
if w0 & -2147483648 goto c3_54
r6 += 1
c3_54:
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
-- result 3013fd66ff72b9b4
