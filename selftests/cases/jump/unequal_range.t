# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# "Not equal" to a value of which only the range is known says nothing of the ends of the other's range: the ranges 0 to 3
# and 3 to 7 have 3 in common, and 3 is unequal to 7.
== highest value, other one above it
-- asm
	r2 = *(u32 *)(r1 + 0)
	r3 = *(u32 *)(r1 + 4)
	r2 &= 3
	r3 &= 4
	r3 += 3
	r0 = 0
	if r2 != r3 goto join
	r2 = 1
join:
	if r2 > 2 goto more
	exit
more:
	r0 = 1
	exit
-- mem
0300000004000000
-- result 1

== lowest value, other one below it
-- asm
	r2 = *(u32 *)(r1 + 0)
	r3 = *(u32 *)(r1 + 4)
	r2 &= 3
	r2 += 4
	r3 &= 4
	r3 += 4
	r0 = 0
	if r3 != r2 goto join
	r2 = 6
join:
	if r2 < 5 goto less
	exit
less:
	r0 = 1
	exit
-- mem
0000000004000000
-- result 1

== 32 bits
-- asm
	w2 = *(u32 *)(r1 + 0)
	w3 = *(u32 *)(r1 + 4)
	w2 &= 3
	w3 &= 4
	w3 += 3
	r0 = 0
	if w2 != w3 goto join
	w2 = 1
join:
	if w2 > 2 goto more
	exit
more:
	r0 = 1
	exit
-- mem
0300000004000000
-- result 1
