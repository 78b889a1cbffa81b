# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# A frame address is shifted by a variable: it is written to a register, which it loses while the count goes into CL, and is
# written again by the shift. Both writes have to reach its place in memory.
== 32 bits
-- asm
	r3 = *(u32 *)(r1 + 0)
	r2 = r10
	w2 <<= w3
	r4 = r10
	w4 <<= 3
	r0 = *(u32 *)(r1 + 4)
	w0 += w2
	w0 -= w4
	exit
-- mem
0300000005000000
-- result 5

== 64 bits, both ways
-- asm
	r3 = *(u32 *)(r1 + 0)
	r2 = r10
	r2 += -8
	r5 = r2
	r2 <<= r3
	r2 >>= r3
	r2 -= r5
	r5 = r10
	r5 s>>= r3
	r4 = r10
	r4 s>>= 3
	r5 -= r4
	r0 = *(u32 *)(r1 + 4)
	r0 += r2
	r0 += r5
	exit
-- mem
0300000005000000
-- result 5
