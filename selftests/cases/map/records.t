# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Records of ringbuf and perf_event_array; what is compared afterwards is their contents in order, behind the index for
# a perf_event_array.

== ringbuf: output of 5 bytes, then a reserved record that is written and submitted
-- map 1=ringbuf:0:0:4096
-- asm
r2 = 0x0807060504030201 ll
*(u64 *)(r10 - 8) = r2
r1 = map 1 ll
r2 = r10
r2 += -8
r3 = 5
r4 = 0
call 130
r6 = r0
r1 = map 1 ll
r2 = 16
r3 = 0
call 131
if r0 == 0 goto none
*(u64 *)(r0 + 0) = 0x11
*(u64 *)(r0 + 8) = -2
r1 = r0
r2 = 0
call 132
r1 = map 1 ll
r2 = 3
call 134
r0 += r6
exit
none:
r0 = -1
exit
-- result 28
-- map-out map1
01 02 03 04 05 1100000000000000 feffffffffffffff

== ringbuf: a discarded record is not there; result of a void helper is 0
-- map 1=ringbuf:0:0:4096
-- asm
r1 = map 1 ll
r2 = 8
r3 = 0
call 131
if r0 == 0 goto none
*(u64 *)(r0 + 0) = 1
r1 = r0
r2 = 0
call 133
exit
none:
r0 = -1
exit
-- result 0
-- map-out map1

== ringbuf: full, -EAGAIN
-- map 1=ringbuf:0:0:4096
-- asm
r7 = 0
again:
*(u64 *)(r10 - 8) = r7
r1 = map 1 ll
r2 = r10
r2 += -8
r3 = 0
r4 = 0
call 130
if r0 != 0 goto out
r7 += 1
if r7 < 1000 goto again
out:
r7 <<= 32
r0 += r7
exit
-- result 000001fefffffff5

== ringbuf: flags that there are not, -EINVAL
-- map 1=ringbuf:0:0:4096
-- asm
*(u64 *)(r10 - 8) = 1
r1 = map 1 ll
r2 = r10
r2 += -8
r3 = 8
r4 = 4
call 130
exit
-- result ffffffffffffffea

== perf_event_array: two records under index 2
-- map 1=perf_event_array:4:4:4
-- asm
r6 = r1
*(u64 *)(r10 - 8) = 0x7f
r2 = map 1 ll
r3 = 2
r4 = r10
r4 += -8
r5 = 8
call 25
r7 = r0
r1 = r6
r2 = map 1 ll
r3 = 2
r4 = r10
r4 += -8
r5 = 1
call 25
r0 |= r7
exit
-- mem
00
-- result 0
-- map-out map1
02000000 7f00000000000000 02000000 7f

== perf_event_array: an index too large, -E2BIG
-- map 1=perf_event_array:4:4:4
-- asm
*(u64 *)(r10 - 8) = 0x7f
r2 = map 1 ll
r3 = 4
r4 = r10
r4 += -8
r5 = 8
call 25
exit
-- mem
00
-- result fffffffffffffff9
