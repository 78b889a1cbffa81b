# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== zero == the address of a map, r
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if r3 == r2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map == zero in memory, r
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if r2 == r3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== zero != the address of a map, r
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if r3 != r2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== the address of a map != zero in memory, r
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if r2 != r3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== zero > the address of a map, r
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if r3 > r2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map > zero in memory, r
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if r2 > r3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== zero <= the address of a map, r
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if r3 <= r2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== the address of a map <= zero in memory, r
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if r2 <= r3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== zero & the address of a map, r
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if r3 & r2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map & zero in memory, r
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & r3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== zero == the address of a map, w
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if w3 == w2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map == zero in memory, w
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if w2 == w3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== zero != the address of a map, w
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if w3 != w2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== the address of a map != zero in memory, w
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if w2 != w3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== zero > the address of a map, w
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if w3 > w2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map > zero in memory, w
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if w2 > w3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== zero <= the address of a map, w
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if w3 <= w2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 1

== the address of a map <= zero in memory, w
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if w2 <= w3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== zero & the address of a map, w
-- map 1=array:4:8:1
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = map 1 ll
r0 = 1
if w3 & w2 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2

== the address of a map & zero in memory, w
-- map 1=array:4:8:1
-- asm
r2 = map 1 ll
r3 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & w3 goto +1
r0 = 2
exit
-- mem
0000000000000000
-- result 2
