# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Sums with pointers (ir/deref.c): 32 bits only where an access has shown that they cannot wrap.
== loop up to an end pointer
-- asm
	r3 = r1
	r3 += r2
	r0 = 0
.L1:
	r4 = *(u8 *)(r1 + 0)
	r0 += r4
	r1 += 1
	if r1 < r3 goto .L1
	exit
-- mem
000102030405060708090a0b0c0d0e0f
-- result
0x78
== loop down to a start pointer
-- asm
	r3 = r1
	r1 += r2
	r0 = 0
.L1:
	r4 = *(u8 *)(r1 - 1)
	r0 <<= 1
	r0 += r4
	r1 += -1
	if r1 > r3 goto .L1
	exit
-- mem
0101010101010101
-- result
0xff
== a number is no pointer: the sum needs 33 bits
-- asm
	r6 = *(u32 *)(r1 + 0)
	r7 = r6
	r7 += 32
	r0 = 1
	if r7 > r6 goto .L1
	r0 = 2
.L1:
	exit
-- mem
f0ffffff
-- result
0x1
== the access is on another way
-- asm
	r6 = *(u32 *)(r1 + 0)
	r7 = r6
	if r2 < 5 goto .L1
	r0 = *(u8 *)(r6 + 0)
	r7 += 32
	if r7 > r6 goto .L2
	r0 += 1
	exit
.L1:
	r7 += 32
	r0 = 3
	if r7 > r6 goto .L2
	r0 = 4
.L2:
	exit
-- mem
f0ffffff
-- result
0x3
== the access comes behind the sum
-- asm
	r6 = *(u32 *)(r1 + 0)
	r7 = r6
	r7 += 32
	r0 = 3
	if r7 > r6 goto .L2
	r0 = *(u8 *)(r6 + 0)
.L2:
	exit
-- mem
f0ffffff
-- result
0x3
== too far from the access
-- asm
	r0 = *(u8 *)(r1 + 0)
	w1 = w1
	r1 += 0x7ffffff0
	r1 += 0x7ffffff0
	r1 >>= 32
	r0 += r1
	exit
-- mem
07
-- result
0x8
== copies on the way back of a loop, old value wanted behind it
-- asm
	r3 = 0
	r4 = 5
	r0 = 0
.L1:
	r5 = r3
	r3 = r4
	r4 = r5
	r0 += r3
	r2 += -1
	if r2 != 0 goto .L1
	r0 <<= 8
	r0 += r3
	r0 <<= 8
	r0 += r4
	exit
-- mem
000000
-- result
0xa0500
