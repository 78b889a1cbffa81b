# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Programs that the kernel's test_bpf has and its verifier would not let pass; they have a meaning all the same.
== end that nothing leads to
-- asm
prog:
	r0 = 0x4711
	exit
	r0 = 0x4712
-- result 0x4711

== condition at the end that nothing leads to
-- asm
prog:
	r0 = 1
	goto +1
l:
	exit
	if r0 == 0 goto l2
	goto l
l2:
	if r0 == 1 goto l
	r0 = 3
	exit
	if r0 == 1 goto l
-- result 1

== zero extension with the kernel's mark
-- raw
18 00 00 00 ff ff ff ff 00 00 00 00 ff ff ff ff
bc 00 00 00 01 00 00 00
95 00 00 00 00 00 00 00
-- result 0xffffffff
