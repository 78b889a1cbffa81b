# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== array: update, then look up
-- map 1=array:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = *(u64 *)(r0 + 0)
exit
none:
r0 = -1
exit
-- result 4d

== array: look up what is not there
-- map 1=array:4:8:8
-- asm
*(u32 *)(r10 - 4) = 8
r2 = r10
r2 += -4
r1 = map 1 ll
call 1
if r0 == 0 goto none
r0 = 1
exit
none:
r0 = 2
exit
-- result 2

== array: atomic add through the value
-- map 1=array:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r1 = 5
lock *(u64 *)(r0 + 0) += r1
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = *(u64 *)(r0 + 0)
exit
none:
r0 = -1
exit
-- result 52

== array: delete
-- map 1=array:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 3
r6 = r0
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = r6
exit
none:
r0 = 100
r0 += r6
exit
-- result ffffffffffffffea

== hash: update, then look up
-- map 1=hash:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = *(u64 *)(r0 + 0)
exit
none:
r0 = -1
exit
-- result 4d

== hash: look up what is not there
-- map 1=hash:4:8:8
-- asm
*(u32 *)(r10 - 4) = 8
r2 = r10
r2 += -4
r1 = map 1 ll
call 1
if r0 == 0 goto none
r0 = 1
exit
none:
r0 = 2
exit
-- result 2

== hash: atomic add through the value
-- map 1=hash:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r1 = 5
lock *(u64 *)(r0 + 0) += r1
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = *(u64 *)(r0 + 0)
exit
none:
r0 = -1
exit
-- result 52

== hash: delete
-- map 1=hash:4:8:8
-- asm
*(u64 *)(r10 - 16) = 77
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 3
r6 = r0
r1 = map 1 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r0 = r6
exit
none:
r0 = 100
r0 += r6
exit
-- result 64

== hash: update of an absent entry with BPF_EXIST
-- map 5=hash:4:8:4
-- asm
*(u64 *)(r10 - 16) = 1
r1 = map 5 ll
*(u32 *)(r10 - 4) = 3
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 2
call 2
exit
-- result fffffffffffffffe

== hash: full
-- map 5=hash:4:8:4
-- asm
r6 = 0
loop:
*(u32 *)(r10 - 4) = r6
*(u64 *)(r10 - 16) = r6
r1 = map 5 ll
r2 = r10
r2 += -4
r3 = r10
r3 += -16
r4 = 0
call 2
if r0 != 0 goto out
r6 += 1
if r6 < 100 goto loop
out:
r0 <<= 32
r0 >>= 32
r0 += r6
exit
-- result fffffffd

== two maps
-- map 1=array:4:8:1
-- map 2=array:4:8:1
-- asm
*(u32 *)(r10 - 4) = 0
r1 = map 1 ll
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
*(u64 *)(r0 + 0) = 11
r1 = map 2 ll
r2 = r10
r2 += -4
call 1
if r0 == 0 goto none
r1 = *(u64 *)(r0 + 0)
r0 = r1
r0 += 5
exit
none:
r0 = -1
exit
-- result 5
