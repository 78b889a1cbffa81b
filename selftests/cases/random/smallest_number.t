# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Found by fuzz_run: what is known of a sum with the smallest number came from negating it, which C does not define.
== sum, compared at 32 bits
-- asm
	r0 = *(u32 *)(r1 + 0)
	r6 = 0x8000000000000000 ll
	r0 += r6
	if w2 <= w0 goto out
	w0 %= w2
	r6 = 5
	if w0 <= 2 goto out
	r0 += 1
out:
	exit
-- mem
3412000000000000
-- result 8000000000001234

== sum behind a comparison of what went in
-- asm
	r0 = *(u32 *)(r1 + 0)
	r6 = 0x8000000000000000 ll
	r3 = r0
	r0 += r6
	if r3 > 100 goto out
	if r0 > 9 goto more
	r0 &= 0xffff
more:
	r0 >>= 3
out:
	exit
-- mem
3412000000000000
-- result 8000000000001234

== sum in a loop
-- asm
	r0 = 0
	r2 = 3
	r3 = 0x8000000000000000 ll
again:
	r1 = r0
	r1 += r3
	if r1 > 9 goto more
	r0 += 100
more:
	r0 += 1
	if r0 > 50 goto done
	r2 += -1
	if r2 != 0 goto again
done:
	r0 += r1
	exit
-- result 8000000000000005
