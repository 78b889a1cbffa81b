# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== fetch_add with source r0
-- asm
r0 = 5
r0 = atomic_fetch_add((u64 *)(r1 + 0), r0)
exit
-- mem
0700000000000000
-- result 7
-- mem-out
0c00000000000000

== fetch_add32 with source r0
-- asm
r0 = -1
w0 = atomic_fetch_add((u32 *)(r1 + 0), w0)
exit
-- mem
00000080ffffffff
-- result 80000000
-- mem-out
ffffff7fffffffff

== fetch_and with source r0
-- asm
r0 = 0x13
r0 = atomic_fetch_and((u64 *)(r1 + 0), r0)
r2 = *(u64 *)(r1 + 0)
r0 <<= 8
r0 |= r2
exit
-- mem
3400000000000000
-- result 3410
-- mem-out
1000000000000000

== fetch_or with source r0
-- asm
r0 = 0x13
r0 = atomic_fetch_or((u64 *)(r1 + 0), r0)
r2 = *(u64 *)(r1 + 0)
r0 <<= 8
r0 |= r2
exit
-- mem
3400000000000000
-- result 3437
-- mem-out
3700000000000000

== fetch_xor with source r0
-- asm
r0 = 0x13
r0 = atomic_fetch_xor((u64 *)(r1 + 0), r0)
r2 = *(u64 *)(r1 + 0)
r0 <<= 8
r0 |= r2
exit
-- mem
3400000000000000
-- result 3427
-- mem-out
2700000000000000

== xchg with source r0
-- asm
r0 = 5
r0 = xchg_64(r1 + 0, r0)
exit
-- mem
0700000000000000
-- result 7
-- mem-out
0500000000000000

== cmpxchg32 zero-extends r0 on success
-- asm
r0 = 0xaaaaaaaa00000007 ll
w2 = 9
w0 = cmpxchg32_32(r1 + 0, w0, w2)
exit
-- mem
0700000000000000
-- result 7
-- mem-out
0900000000000000

== cmpxchg32 zero-extends r0 on failure
-- asm
r0 = 0xaaaaaaaa00000008 ll
w2 = 9
w0 = cmpxchg32_32(r1 + 0, w0, w2)
exit
-- mem
21436587ffffffff
-- result 87654321
-- mem-out
21436587ffffffff

== 64 bits at 4-byte alignment, offset 4
-- asm
r2 = 0x100000001 ll
r2 = atomic_fetch_add((u64 *)(r1 + 4), r2)
r0 = r2
exit
-- mem
010000000000000002000000000000000300000000000000
-- result 200000000
-- mem-out
010000000100000003000000000000000300000000000000

== 64 bits at 4-byte alignment, offset 12
-- asm
r2 = 0x100000001 ll
r2 = atomic_fetch_add((u64 *)(r1 + 12), r2)
r0 = r2
exit
-- mem
010000000000000002000000000000000300000000000000
-- result 300000000
-- mem-out
010000000000000002000000010000000400000000000000

== carry across the halves
-- asm
r2 = 1
lock *(u64 *)(r1 + 0) += r2
r0 = *(u64 *)(r1 + 0)
exit
-- mem
ffffffff00000000
-- result 100000000
-- mem-out
0000000001000000

== on the stack
-- asm
*(u64 *)(r10 - 8) = 40
r1 = 2
lock *(u64 *)(r10 - 8) += r1
r2 = 0x100000000 ll
r2 = atomic_fetch_or((u64 *)(r10 - 8), r2)
r0 = *(u64 *)(r10 - 8)
r0 += r2
exit
-- result 100000054

== fetch_add base r0
-- asm
r0 = r1
r1 = 3
r1 = atomic_fetch_add((u64 *)(r0 + 8), r1)
r0 = r1
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r1
-- asm
r2 = 3
r2 = atomic_fetch_add((u64 *)(r1 + 8), r2)
r0 = r2
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r2
-- asm
r2 = r1
r3 = 3
r3 = atomic_fetch_add((u64 *)(r2 + 8), r3)
r0 = r3
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r3
-- asm
r3 = r1
r4 = 3
r4 = atomic_fetch_add((u64 *)(r3 + 8), r4)
r0 = r4
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r4
-- asm
r4 = r1
r5 = 3
r5 = atomic_fetch_add((u64 *)(r4 + 8), r5)
r0 = r5
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r5
-- asm
r5 = r1
r6 = 3
r6 = atomic_fetch_add((u64 *)(r5 + 8), r6)
r0 = r6
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r6
-- asm
r6 = r1
r7 = 3
r7 = atomic_fetch_add((u64 *)(r6 + 8), r7)
r0 = r7
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r7
-- asm
r7 = r1
r8 = 3
r8 = atomic_fetch_add((u64 *)(r7 + 8), r8)
r0 = r8
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r8
-- asm
r8 = r1
r9 = 3
r9 = atomic_fetch_add((u64 *)(r8 + 8), r9)
r0 = r9
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add base r9
-- asm
r9 = r1
r0 = 3
r0 = atomic_fetch_add((u64 *)(r9 + 8), r0)
exit
-- mem
01000000000000000200000000000000
-- result 2
-- mem-out
01000000000000000500000000000000

== fetch_add at a variable index
-- asm
r2 = *(u64 *)(r1 + 0)
r2 <<= 3
r3 = r1
r3 += r2
r6 = 0x700000001 ll
r7 = r6
r6 = atomic_fetch_add((u64 *)(r3 + 8), r6)
r0 = r6
r0 += r2
r7 += r0
r0 = r7
exit
-- mem
020000000000000001000000000000000200000000000000ffffffff00000000
0400000000000000
-- result 800000010
-- mem-out
0200000000000000010000000000000002000000000000000000000008000000
0400000000000000

== fetch_xor at a variable index
-- asm
r2 = *(u64 *)(r1 + 0)
r2 <<= 3
r3 = r1
r3 += r2
r6 = 0x700000001 ll
r7 = r6
r6 = atomic_fetch_xor((u64 *)(r3 + 8), r6)
r0 = r6
r0 += r2
r7 += r0
r0 = r7
exit
-- mem
020000000000000001000000000000000200000000000000ffffffff00000000
0400000000000000
-- result 800000010
-- mem-out
020000000000000001000000000000000200000000000000feffffff07000000
0400000000000000
