# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# A frame address that loses its register between the instruction that makes it and the one that reads it is made again, in
# the register that is read then.
== frame address plus a value
-- asm
	r5 = *(u64 *)(r1 + 0)
	r5 += r10
	r0 = r5
	r0 -= r10
	exit
-- mem
0100000001000000
-- result 100000001

== differences of two frame addresses and a value
-- asm
	r5 = *(u64 *)(r1 + 0)
	r2 = r10
	r2 += -24
	r3 = r10
	r3 += -64
	r5 += r2
	r0 = r5
	r0 -= r3
	r4 = r10
	w5 = w5
	w4 = w4
	if w4 > w5 goto out
	r0 = 0
out:
	exit
-- mem
0100000000000000
-- result 29

== constant and frame address
-- asm
	r5 = 1
	r5 &= 1
	r5 += r10
	w0 = w5
	w1 = w10
	w0 -= w1
	exit
-- result 1
