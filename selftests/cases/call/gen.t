# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== 1 arguments
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = 0
r0 *= 1000003
r0 += r1
exit
-- result 102030405060708

== 1 arguments, low halves only
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
w0 = 0
w0 *= 31
w0 += w1
exit
-- result 5060708

== argument 1 alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r1
exit
-- result 102030405060708

== argument 1, high half alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r1
r0 >>= 32
exit
-- result 1020304

== 2 arguments
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = 0
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r2
exit
-- result f78e24bb51e7f528

== 2 arguments, low halves only
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
w0 = 0
w0 *= 31
w0 += w1
w0 *= 31
w0 += w2
exit
-- result a5c6e808

== argument 2 alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r2
exit
-- result 20406080a0c0e10

== argument 2, high half alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r2
r0 >>= 32
exit
-- result 2040608

== 3 arguments
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = 0
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r3
exit
-- result 99abbdc7a9538e90

== 3 arguments, low halves only
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
w0 = 0
w0 *= 31
w0 += w1
w0 *= 31
w0 += w2
w0 *= 31
w0 += w3
exit
-- result 22282e10

== argument 3 alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r3
exit
-- result 306090c0f121518

== argument 3, high half alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r3
r0 >>= 32
exit
-- result 306090c

== 4 arguments
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = 0
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r3
r0 *= 1000003
r0 += r4
exit
-- result a19b1cde4a278bd0

== 4 arguments, low halves only
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
w0 = 0
w0 *= 31
w0 += w1
w0 *= 31
w0 += w2
w0 *= 31
w0 += w3
w0 *= 31
w0 += w4
exit
-- result 36f5b010

== argument 4 alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r4
exit
-- result 4080c1014181c20

== argument 4, high half alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r4
r0 >>= 32
exit
-- result 4080c10

== 5 arguments
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = 0
r0 *= 1000003
r0 += r1
r0 *= 1000003
r0 += r2
r0 *= 1000003
r0 += r3
r0 *= 1000003
r0 += r4
r0 *= 1000003
r0 += r5
exit
-- result ff1a44b0e4b35a98

== 5 arguments, low halves only
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
w0 = 0
w0 *= 31
w0 += w1
w0 *= 31
w0 += w2
w0 *= 31
w0 += w3
w0 *= 31
w0 += w4
w0 *= 31
w0 += w5
exit
-- result c0de7518

== argument 5 alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r5
exit
-- result 50a0f14191e2328

== argument 5, high half alone
-- asm
r1 = 0x102030405060708 ll
r2 = 0x20406080a0c0e10 ll
r3 = 0x306090c0f121518 ll
r4 = 0x4080c1014181c20 ll
r5 = 0x50a0f14191e2328 ll
call f
exit
f:
r0 = r5
r0 >>= 32
exit
-- result 50a0f14

== r6 to r9 are preserved
-- asm
r6 = 0x102030405060708 ll
r7 = 0x20406080a0c0e10 ll
r8 = 0x306090c0f121518 ll
r9 = 0x4080c1014181c20 ll
call f
r0 = 0
r0 *= 1000003
r0 += r6
r0 *= 1000003
r0 += r7
r0 *= 1000003
r0 += r8
r0 *= 1000003
r0 += r9
exit
f:
r6 = 1
r7 = 2
r8 = 3
r9 = 4
r0 = 9
exit
-- result a19b1cde4a278bd0

== each call has its own frame
-- asm
*(u64 *)(r10 - 8) = 5
call f
r1 = *(u64 *)(r10 - 8)
r0 += r1
exit
f:
*(u64 *)(r10 - 8) = 70
*(u64 *)(r10 - 512) = 30
r0 = *(u64 *)(r10 - 8)
r2 = *(u64 *)(r10 - 512)
r0 += r2
exit
-- result 69

== pointer to the caller's frame
-- asm
*(u64 *)(r10 - 8) = 5
r1 = r10
r1 += -8
call f
r0 = *(u64 *)(r10 - 8)
exit
f:
r2 = *(u64 *)(r1 + 0)
r2 *= 3
*(u64 *)(r1 + 0) = r2
r0 = 0
exit
-- result f

== eight frames
-- asm
r1 = 1
call f1
exit
f1:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f2
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f2:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f3
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f3:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f4
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f4:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f5
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f5:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f6
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f6:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
call f7
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
f7:
r6 = r1
r1 += 1
*(u64 *)(r10 - 8) = r6
r0 = 0
r2 = *(u64 *)(r10 - 8)
r0 += r2
r0 += r6
exit
-- result 38

== function that is called twice and calls
-- asm
r1 = 3
call f
r6 = r0
r1 = 4
call f
r0 += r6
exit
f:
r6 = r1
call g
r0 += r6
exit
g:
r1 *= r1
r0 = r1
exit
-- result 20

== result as a 64-bit value
-- asm
call f
r0 += 1
exit
f:
r0 = 0xffffffff ll
exit
-- result 100000000

== callx
-- asm
r1 = 20
r2 = f ll
callx r2
exit
f:
r0 = r1
r0 += 22
exit
-- result 2a

== callx r1
-- asm
r1 = f ll
callx r1
exit
f:
r0 = 17
exit
-- result 11

== callx r2
-- asm
r2 = f ll
r1 = 4
callx r2
exit
f:
r0 = 17
exit
-- result 11

== callx r3
-- asm
r3 = f ll
r1 = 4
callx r3
exit
f:
r0 = 17
exit
-- result 11

== callx r4
-- asm
r4 = f ll
r1 = 4
callx r4
exit
f:
r0 = 17
exit
-- result 11

== callx r5
-- asm
r5 = f ll
r1 = 4
callx r5
exit
f:
r0 = 17
exit
-- result 11

== callx r6
-- asm
r6 = f ll
r1 = 4
callx r6
exit
f:
r0 = 17
exit
-- result 11

== callx r7
-- asm
r7 = f ll
r1 = 4
callx r7
exit
f:
r0 = 17
exit
-- result 11

== callx r8
-- asm
r8 = f ll
r1 = 4
callx r8
exit
f:
r0 = 17
exit
-- result 11

== callx r9
-- asm
r9 = f ll
r1 = 4
callx r9
exit
f:
r0 = 17
exit
-- result 11

== callx by a choice
-- asm
r3 = f ll
r4 = *(u64 *)(r1 + 0)
if r4 == 1 goto +2
r3 = g ll
r1 = 1
r2 = 2
r5 = 3
r4 = 7
callx r3
exit
f:
r0 = 1
exit
g:
r0 = 2
r0 += r4
exit
-- mem
0500000000000000
-- result 9

== call in a loop
-- asm
r6 = 0
r7 = 10
loop:
r1 = r7
r2 = r6
call f
r6 = r0
r7 -= 1
if r7 != 0 goto loop
r0 = r6
exit
f:
r0 = r2
r0 *= 3
r0 += r1
exit
-- result 447a3
