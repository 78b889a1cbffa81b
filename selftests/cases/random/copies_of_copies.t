# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Found by selftests/random: a chain of copies in one slot has more names than the proof of the allocation keeps, and it
# dropped the one that counts.
== seven names of one value
-- asm
.prog prog xdp
prog:
	r0 = 0
	goto .L3
	call sub1
.L3:
	exit
.func sub1
sub1:
.L4:
	r4 = 0
.L5:
	if w6 != 0 goto .L7
	goto .L4
.L7:
	if r3 s< r0 goto .L12
.L8:
	w0 &= 0
	if w8 < 0 goto .L13
	if w1 s<= w7 goto .L12
	goto .L5
.L12:
	if r4 <= 0 goto .L14
.L13:
	goto .L8
.L14:
	goto .L7
-- type xdp
-- input xdp
-- mem
00000000000000000000000000000000
-- result 0
-- mem-out
00000000000000000000000000000000
