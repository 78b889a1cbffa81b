# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 == 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 == r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 == 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 == 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 == r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 == 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 == 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 56b6be05e33f9fc

== eq64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 == r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 == 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 == 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 == r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 == -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 == 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 == r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result fcf76e635da8400

== eq64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 == 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 == -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 == r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 == 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 == 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 == r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 == 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 461d5fbf689a99e0

== eq32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 == 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 == w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 == 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 == 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 == w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 == 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 == 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result e72c216ec2f75990

== eq32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 == w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 == 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 == 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 == w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 == -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 == 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 == w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 44fc3e6476c51f92

== eq32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 == 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 == -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 == w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 == 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 == 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 == w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 == 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 7cd8634b86ef8be2

== ne64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 != 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 != r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 != 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 != 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 != r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 != 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 != 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 4df0d92e284f0692

== ne64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 != r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 != 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 != 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 != r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 != -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 != 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 != r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result e7264be001be0c7a

== ne64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 != 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 != -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 != r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 != 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 != 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 != r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 != 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 1722af4c5d143b4b

== ne32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 != 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 != w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 != 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 != 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 != w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 != 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 != 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 8c9c99f8707d031a

== ne32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 != w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 != 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 != 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 != w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 != -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 != 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 != w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result c2abd63ac01339b6

== ne32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 != 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 != -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 != w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 != 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 != 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 != w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 != 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 3cfdf2b7baaf0a53

== gt64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 > 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 > r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 > 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 > 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 > r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 > 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 > 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 34f800b90dbf7004

== gt64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 > r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 > 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 > 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 > r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 > -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 > 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 > r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result bafa443d893db89b

== gt64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 > 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 > -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 > r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 > 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 > 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 > r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 > 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result ce7018823a782433

== gt32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 > 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 > w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 > 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 > 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 > w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 > 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 > 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 43f7cf0fee55f0cc

== gt32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 > w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 > 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 > 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 > w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 > -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 > 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 > w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 53c54ff1c8fdc4af

== gt32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 > 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 > -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 > w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 > 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 > 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 > w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 > 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result f6fd10f8969518b

== ge64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 >= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 >= r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 >= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 >= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 >= r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 >= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 >= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result e9b2288893c812fc

== ge64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 >= r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 >= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 >= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 >= r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 >= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 >= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 >= r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result bafa443d893db89b

== ge64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 >= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 >= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 >= r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 >= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 >= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 >= r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 >= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result ce7018823a782433

== ge32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 >= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 >= w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 >= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 >= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 >= w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 >= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 >= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 9d8b9547deef3508

== ge32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 >= w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 >= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 >= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 >= w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 >= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 >= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 >= w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 53c54ff1c8fdc4af

== ge32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 >= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 >= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 >= w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 >= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 >= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 >= w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 >= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result f6fd10f8969518b

== lt64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 < 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 < r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 < 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 < 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 < r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 < 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 < 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result f570f78db2447066

== lt64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 < r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 < 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 < 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 < r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 < -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 < 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 < r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 18a7371fad111451

== lt64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 < 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 < -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 < r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 < 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 < 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 < r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 < 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 5196395ca6258ed6

== lt32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 < 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 < w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 < 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 < 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 < w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 < 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 < 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result d22ee51df707cffa

== lt32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 < w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 < 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 < 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 < w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 < -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 < 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 < w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b09d8c0e48a45123

== lt32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 < 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 < -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 < w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 < 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 < 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 < w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 < 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 4c37da8be71157d0

== le64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 <= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 <= r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 <= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 <= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 <= r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 <= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 <= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result f570f78db2447066

== le64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 <= r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 <= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 <= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 <= r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 <= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 <= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 <= r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 18a7371fad111451

== le64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 <= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 <= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 <= r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 <= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 <= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 <= r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 <= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 7c32cbc74020d106

== le32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 <= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 <= w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 <= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 <= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 <= w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 <= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 <= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result d22ee51df707cffa

== le32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 <= w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 <= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 <= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 <= w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 <= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 <= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 <= w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b09d8c0e48a45123

== le32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 <= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 <= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 <= w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 <= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 <= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 <= w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 <= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 52406de3c10c9a00

== sgt64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 s> 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 s> r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 s> 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 s> 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 s> r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 s> 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 s> 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result ba5c0f95bc757244

== sgt64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 s> r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 s> 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 s> 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 s> r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 s> -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 s> 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 s> r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 13aa95ccc5e73e7

== sgt64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 s> 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 s> -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 s> r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 s> 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 s> 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 s> r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 s> 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 5d7bd62c8ce3a369

== sgt32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 s> 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 s> w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 s> 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 s> 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 s> w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 s> 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 s> 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result e1a845b76324b7c1

== sgt32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 s> w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 s> 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 s> 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 s> w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 s> -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 s> 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 s> w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b3c6315d339304a8

== sgt32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 s> 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 s> -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 s> w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 s> 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 s> 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 s> w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 s> 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 7f2e0ef29daf20d9

== sge64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 s>= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 s>= r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 s>= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 s>= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 s>= r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 s>= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 s>= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result ba5c0f95bc757244

== sge64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 s>= r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 s>= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 s>= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 s>= r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 s>= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 s>= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 s>= r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 13aa95ccc5e73e7

== sge64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 s>= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 s>= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 s>= r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 s>= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 s>= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 s>= r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 s>= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 5d7bd62c8ce3a369

== sge32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 s>= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 s>= w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 s>= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 s>= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 s>= w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 s>= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 s>= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result e1a845b76324b7c1

== sge32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 s>= w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 s>= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 s>= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 s>= w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 s>= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 s>= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 s>= w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b3c6315d339304a8

== sge32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 s>= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 s>= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 s>= w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 s>= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 s>= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 s>= w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 s>= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 7f2e0ef29daf20d9

== slt64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 s< 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 s< r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 s< 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 s< 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 s< r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 s< 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 s< 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result ca5baeff0d60e15a

== slt64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 s< r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 s< 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 s< 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 s< r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 s< -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 s< 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 s< r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result c419c921a04a2a5

== slt64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 s< 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 s< -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 s< r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 s< 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 s< 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 s< r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 s< 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 4a4ee0c3105ce92a

== slt32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 s< 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 s< w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 s< 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 s< 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 s< w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 s< 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 s< 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result f8418efaf6925e5a

== slt32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 s< w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 s< 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 s< 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 s< w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 s< -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 s< 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 s< w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b487083426eb41d4

== slt32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 s< 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 s< -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 s< w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 s< 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 s< 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 s< w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 s< 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 576e79a2bbfc256c

== sle64, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out0
if r2 s<= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out1
if r2 s<= r7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out2
if r2 s<= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out3
if r2 s<= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out4
if r2 s<= r7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out5
if r2 s<= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 1
r3 -= 1
if r3 == 0 goto out6
if r2 s<= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 8ab95ed10fd3ea19

== sle64, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out0
if r2 s<= r7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out1
if r2 s<= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out2
if r2 s<= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out3
if r2 s<= r7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out4
if r2 s<= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out5
if r2 s<= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += -1
r3 -= 1
if r3 == 0 goto out6
if r2 s<= r7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result c419c921a04a2a5

== sle64, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
r2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out0
if r2 s<= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
r2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out1
if r2 s<= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
r2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out2
if r2 s<= r7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
r2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out3
if r2 s<= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
r2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out4
if r2 s<= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
r2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out5
if r2 s<= r7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
r2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
r2 += 3
r3 -= 1
if r3 == 0 goto out6
if r2 s<= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 94601bd4ab3a616c

== sle32, by 1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 255 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 255 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 256 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 256 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out0
if w2 s<= 256 goto loop0
out0:
r0 *= 3
if r2 > 255 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 255 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 256 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 256 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 19 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 19 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 20 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 20 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out1
if w2 s<= w7 goto loop1
out1:
r0 *= 3
if r2 > 19 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 19 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 20 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 20 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 127 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 127 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 128 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 128 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out2
if w2 s<= 128 goto loop2
out2:
r0 *= 3
if r2 > 127 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 127 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 128 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 128 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out3
if w2 s<= 0 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 19 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 19 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 20 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 20 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out4
if w2 s<= w7 goto loop4
out4:
r0 *= 3
if r2 > 19 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 19 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 20 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 20 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 2147483646 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 2147483646 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 2147483647 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 2147483647 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out5
if w2 s<= 2147483647 goto loop5
out5:
r0 *= 3
if r2 > 2147483646 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 2147483646 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 2147483647 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 2147483647 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 127 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 127 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 128 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 128 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 1
r3 -= 1
if r3 == 0 goto out6
if w2 s<= 128 goto loop6
out6:
r0 *= 3
if r2 > 127 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 127 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 128 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 128 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 7e41cfb8322697fd

== sle32, by -1
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 19 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 19 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 20 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 20 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out0
if w2 s<= w7 goto loop0
out0:
r0 *= 3
if r2 > 19 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 19 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 20 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 20 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > 7 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> 7 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > 8 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> 8 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out1
if w2 s<= 8 goto loop1
out1:
r0 *= 3
if r2 > 7 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> 7 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > 8 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> 8 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 2147483646 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 2147483646 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 2147483647 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 2147483647 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out2
if w2 s<= 2147483647 goto loop2
out2:
r0 *= 3
if r2 > 2147483646 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 2147483646 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 2147483647 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 2147483647 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 19 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 19 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 20 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 20 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out3
if w2 s<= w7 goto loop3
out3:
r0 *= 3
if r2 > 19 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 19 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 20 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 20 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > -2 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> -2 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > -1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> -1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out4
if w2 s<= -1 goto loop4
out4:
r0 *= 3
if r2 > -2 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> -2 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > -1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> -1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 7 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 7 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 8 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 8 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out5
if w2 s<= 8 goto loop5
out5:
r0 *= 3
if r2 > 7 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 7 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 8 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 8 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += -1
r3 -= 1
if r3 == 0 goto out6
if w2 s<= w7 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result b487083426eb41d4

== sle32, by 3
-- asm
r6 = *(u64 *)(r1 + 0)
r0 = 0
w2 = 0
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop0:
r0 *= 3
if r2 > 0 goto l0_0_0
r0 += 1
l0_0_0:
r0 *= 3
if r2 s> 0 goto l0_0_1
r0 += 1
l0_0_1:
r0 *= 3
if r2 > 1 goto l0_1_0
r0 += 1
l0_1_0:
r0 *= 3
if r2 s> 1 goto l0_1_1
r0 += 1
l0_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out0
if w2 s<= 1 goto loop0
out0:
r0 *= 3
if r2 > 0 goto o0_0_0
r0 += 1
o0_0_0:
r0 *= 3
if r2 s> 0 goto o0_0_1
r0 += 1
o0_0_1:
r0 *= 3
if r2 > 1 goto o0_1_0
r0 += 1
o0_1_0:
r0 *= 3
if r2 s> 1 goto o0_1_1
r0 += 1
o0_1_1:
r0 *= 1000003
r0 += r2
w2 = 1
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop1:
r0 *= 3
if r2 > -2 goto l1_0_0
r0 += 1
l1_0_0:
r0 *= 3
if r2 s> -2 goto l1_0_1
r0 += 1
l1_0_1:
r0 *= 3
if r2 > -1 goto l1_1_0
r0 += 1
l1_1_0:
r0 *= 3
if r2 s> -1 goto l1_1_1
r0 += 1
l1_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out1
if w2 s<= -1 goto loop1
out1:
r0 *= 3
if r2 > -2 goto o1_0_0
r0 += 1
o1_0_0:
r0 *= 3
if r2 s> -2 goto o1_0_1
r0 += 1
o1_0_1:
r0 *= 3
if r2 > -1 goto o1_1_0
r0 += 1
o1_1_0:
r0 *= 3
if r2 s> -1 goto o1_1_1
r0 += 1
o1_1_1:
r0 *= 1000003
r0 += r2
w2 = 5
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop2:
r0 *= 3
if r2 > 19 goto l2_0_0
r0 += 1
l2_0_0:
r0 *= 3
if r2 s> 19 goto l2_0_1
r0 += 1
l2_0_1:
r0 *= 3
if r2 > 20 goto l2_1_0
r0 += 1
l2_1_0:
r0 *= 3
if r2 s> 20 goto l2_1_1
r0 += 1
l2_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out2
if w2 s<= w7 goto loop2
out2:
r0 *= 3
if r2 > 19 goto o2_0_0
r0 += 1
o2_0_0:
r0 *= 3
if r2 s> 19 goto o2_0_1
r0 += 1
o2_0_1:
r0 *= 3
if r2 > 20 goto o2_1_0
r0 += 1
o2_1_0:
r0 *= 3
if r2 s> 20 goto o2_1_1
r0 += 1
o2_1_1:
r0 *= 1000003
r0 += r2
w2 = -3
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop3:
r0 *= 3
if r2 > 255 goto l3_0_0
r0 += 1
l3_0_0:
r0 *= 3
if r2 s> 255 goto l3_0_1
r0 += 1
l3_0_1:
r0 *= 3
if r2 > 256 goto l3_1_0
r0 += 1
l3_1_0:
r0 *= 3
if r2 s> 256 goto l3_1_1
r0 += 1
l3_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out3
if w2 s<= 256 goto loop3
out3:
r0 *= 3
if r2 > 255 goto o3_0_0
r0 += 1
o3_0_0:
r0 *= 3
if r2 s> 255 goto o3_0_1
r0 += 1
o3_0_1:
r0 *= 3
if r2 > 256 goto o3_1_0
r0 += 1
o3_1_0:
r0 *= 3
if r2 s> 256 goto o3_1_1
r0 += 1
o3_1_1:
r0 *= 1000003
r0 += r2
w2 = 2147483646
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop4:
r0 *= 3
if r2 > 0 goto l4_0_0
r0 += 1
l4_0_0:
r0 *= 3
if r2 s> 0 goto l4_0_1
r0 += 1
l4_0_1:
r0 *= 3
if r2 > 1 goto l4_1_0
r0 += 1
l4_1_0:
r0 *= 3
if r2 s> 1 goto l4_1_1
r0 += 1
l4_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out4
if w2 s<= 1 goto loop4
out4:
r0 *= 3
if r2 > 0 goto o4_0_0
r0 += 1
o4_0_0:
r0 *= 3
if r2 s> 0 goto o4_0_1
r0 += 1
o4_0_1:
r0 *= 3
if r2 > 1 goto o4_1_0
r0 += 1
o4_1_0:
r0 *= 3
if r2 s> 1 goto o4_1_1
r0 += 1
o4_1_1:
r0 *= 1000003
r0 += r2
w2 = -2147483648
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop5:
r0 *= 3
if r2 > 19 goto l5_0_0
r0 += 1
l5_0_0:
r0 *= 3
if r2 s> 19 goto l5_0_1
r0 += 1
l5_0_1:
r0 *= 3
if r2 > 20 goto l5_1_0
r0 += 1
l5_1_0:
r0 *= 3
if r2 s> 20 goto l5_1_1
r0 += 1
l5_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out5
if w2 s<= w7 goto loop5
out5:
r0 *= 3
if r2 > 19 goto o5_0_0
r0 += 1
o5_0_0:
r0 *= 3
if r2 s> 19 goto o5_0_1
r0 += 1
o5_0_1:
r0 *= 3
if r2 > 20 goto o5_1_0
r0 += 1
o5_1_0:
r0 *= 3
if r2 s> 20 goto o5_1_1
r0 += 1
o5_1_1:
r0 *= 1000003
r0 += r2
w2 = 250
r3 = 12
w7 = w6
w7 &= 15
w7 += 8
loop6:
r0 *= 3
if r2 > 19 goto l6_0_0
r0 += 1
l6_0_0:
r0 *= 3
if r2 s> 19 goto l6_0_1
r0 += 1
l6_0_1:
r0 *= 3
if r2 > 20 goto l6_1_0
r0 += 1
l6_1_0:
r0 *= 3
if r2 s> 20 goto l6_1_1
r0 += 1
l6_1_1:
r4 = r2
r4 = (s8)r4
r0 *= 1000003
r0 += r4
r4 = r2
r4 >>= 3
r0 ^= r4
w2 += 3
r3 -= 1
if r3 == 0 goto out6
if w2 s<= 0 goto loop6
out6:
r0 *= 3
if r2 > 19 goto o6_0_0
r0 += 1
o6_0_0:
r0 *= 3
if r2 s> 19 goto o6_0_1
r0 += 1
o6_0_1:
r0 *= 3
if r2 > 20 goto o6_1_0
r0 += 1
o6_1_0:
r0 *= 3
if r2 s> 20 goto o6_1_1
r0 += 1
o6_1_1:
r0 *= 1000003
r0 += r2
exit
-- mem
0900000000000000
-- result 79874afc75874c4a
