# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== add64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x0 ll
lock *(u64 *)(r3 + 0) += r0
r8 *= 1000003
r8 += r0
r1 = 0x80000000 ll
lock *(u64 *)(r9 + 8) += r1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x8000000000000000 ll
lock *(u64 *)(r5 + 16) += r2
r8 *= 1000003
r8 += r2
r3 = 0xfffffffffffffffe ll
lock *(u64 *)(r9 + 24) += r3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x2 ll
lock *(u64 *)(r7 + 32) += r4
r8 *= 1000003
r8 += r4
r5 = 0x5555555555555555 ll
lock *(u64 *)(r9 + 40) += r5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x1 ll
lock *(u64 *)(r1 + 48) += r6
r8 *= 1000003
r8 += r6
r7 = 0xffffffff ll
lock *(u64 *)(r9 + 56) += r7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result f486d78ec8c780d3
-- mem-out
00000000000000000100008000000000ffffffffffffff7ffdffff7f00000000
020000800000000054555555565555550100000001000000feffffff02000000

== fetch add64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x1 ll
r0 = atomic_fetch_add((u64 *)(r3 + 0), r0)
r8 *= 1000003
r8 += r0
r1 = 0xffffffff ll
r1 = atomic_fetch_add((u64 *)(r9 + 8), r1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x7fffffffffffffff ll
r2 = atomic_fetch_add((u64 *)(r5 + 16), r2)
r8 *= 1000003
r8 += r2
r3 = 0xffffffff80000000 ll
r3 = atomic_fetch_add((u64 *)(r9 + 24), r3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x80 ll
r4 = atomic_fetch_add((u64 *)(r7 + 32), r4)
r8 *= 1000003
r8 += r4
r5 = 0xaaaaaaaaaaaaaaaa ll
r5 = atomic_fetch_add((u64 *)(r9 + 40), r5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xffffffffffffffff ll
r6 = atomic_fetch_add((u64 *)(r1 + 48), r6)
r8 *= 1000003
r8 += r6
r7 = 0x100000000 ll
r7 = atomic_fetch_add((u64 *)(r9 + 56), r7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result a09bbecbf9e9a24b
-- mem-out
01000000000000000000000001000000feffffffffffff7fffffffffffffffff
8000008000000000a9aaaaaaabaaaaaaffffffff00000000ffffffff02000000

== or64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xffffffffffffffff ll
lock *(u64 *)(r3 + 0) |= r0
r8 *= 1000003
r8 += r0
r1 = 0x100000000 ll
lock *(u64 *)(r9 + 8) |= r1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x80000000ffffffff ll
lock *(u64 *)(r5 + 16) |= r2
r8 *= 1000003
r8 += r2
r3 = 0x123456789abcdef0 ll
lock *(u64 *)(r9 + 24) |= r3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x8000 ll
lock *(u64 *)(r7 + 32) |= r4
r8 *= 1000003
r8 += r4
r5 = 0x7fffffff80000000 ll
lock *(u64 *)(r9 + 40) |= r5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x7fffffff ll
lock *(u64 *)(r1 + 48) |= r6
r8 *= 1000003
r8 += r6
r7 = 0x1ffffffff ll
lock *(u64 *)(r9 + 56) |= r7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result b278a9c51216552e
-- mem-out
ffffffffffffffff0100000001000000ffffffffffffffffffffffff78563412
0080008000000000ffffffffffffff7fffffff7f01000000ffffffff01000000

== fetch or64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x7fffffff ll
r0 = atomic_fetch_or((u64 *)(r3 + 0), r0)
r8 *= 1000003
r8 += r0
r1 = 0x1ffffffff ll
r1 = atomic_fetch_or((u64 *)(r9 + 8), r1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xffffffff00000000 ll
r2 = atomic_fetch_or((u64 *)(r5 + 16), r2)
r8 *= 1000003
r8 += r2
r3 = 0xfedcba9876543210 ll
r3 = atomic_fetch_or((u64 *)(r9 + 24), r3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0xffff7fff ll
r4 = atomic_fetch_or((u64 *)(r7 + 32), r4)
r8 *= 1000003
r8 += r4
r5 = 0x0 ll
r5 = atomic_fetch_or((u64 *)(r9 + 40), r5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x80000000 ll
r6 = atomic_fetch_or((u64 *)(r1 + 48), r6)
r8 *= 1000003
r8 += r6
r7 = 0x8000000000000000 ll
r7 = atomic_fetch_or((u64 *)(r9 + 56), r7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result a09bbecbf9e9a24b
-- mem-out
ffffff7f00000000ffffffff01000000ffffffffffffffffffffff7f98badcfe
ff7fffff00000000ffffffff000000000000008001000000ffffffff01000080

== and64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x80000000 ll
lock *(u64 *)(r3 + 0) &= r0
r8 *= 1000003
r8 += r0
r1 = 0x8000000000000000 ll
lock *(u64 *)(r9 + 8) &= r1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xfffffffffffffffe ll
lock *(u64 *)(r5 + 16) &= r2
r8 *= 1000003
r8 += r2
r3 = 0x2 ll
lock *(u64 *)(r9 + 24) &= r3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x5555555555555555 ll
lock *(u64 *)(r7 + 32) &= r4
r8 *= 1000003
r8 += r4
r5 = 0x1 ll
lock *(u64 *)(r9 + 40) &= r5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xffffffff ll
lock *(u64 *)(r1 + 48) &= r6
r8 *= 1000003
r8 += r6
r7 = 0x7fffffffffffffff ll
lock *(u64 *)(r9 + 56) &= r7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result e43afdd287ca1d38
-- mem-out
00000000000000000000000000000000feffffffffffffff0200000000000000
000000000000000001000000000000000000000000000000ffffffff01000000

== fetch and64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xffffffff ll
r0 = atomic_fetch_and((u64 *)(r3 + 0), r0)
r8 *= 1000003
r8 += r0
r1 = 0x7fffffffffffffff ll
r1 = atomic_fetch_and((u64 *)(r9 + 8), r1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xffffffff80000000 ll
r2 = atomic_fetch_and((u64 *)(r5 + 16), r2)
r8 *= 1000003
r8 += r2
r3 = 0x80 ll
r3 = atomic_fetch_and((u64 *)(r9 + 24), r3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0xaaaaaaaaaaaaaaaa ll
r4 = atomic_fetch_and((u64 *)(r7 + 32), r4)
r8 *= 1000003
r8 += r4
r5 = 0xffffffffffffffff ll
r5 = atomic_fetch_and((u64 *)(r9 + 40), r5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x100000000 ll
r6 = atomic_fetch_and((u64 *)(r1 + 48), r6)
r8 *= 1000003
r8 += r6
r7 = 0x80000000ffffffff ll
r7 = atomic_fetch_and((u64 *)(r9 + 56), r7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result a09bbecbf9e9a24b
-- mem-out
0000000000000000010000000000000000000080ffffffff8000000000000000
0000008000000000ffffffff000000000000000001000000ffffffff00000000

== xor64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x100000000 ll
lock *(u64 *)(r3 + 0) ^= r0
r8 *= 1000003
r8 += r0
r1 = 0x80000000ffffffff ll
lock *(u64 *)(r9 + 8) ^= r1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x123456789abcdef0 ll
lock *(u64 *)(r5 + 16) ^= r2
r8 *= 1000003
r8 += r2
r3 = 0x8000 ll
lock *(u64 *)(r9 + 24) ^= r3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x7fffffff80000000 ll
lock *(u64 *)(r7 + 32) ^= r4
r8 *= 1000003
r8 += r4
r5 = 0x7fffffff ll
lock *(u64 *)(r9 + 40) ^= r5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x1ffffffff ll
lock *(u64 *)(r1 + 48) ^= r6
r8 *= 1000003
r8 += r6
r7 = 0xffffffff00000000 ll
lock *(u64 *)(r9 + 56) ^= r7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result d828894a691fc6ab
-- mem-out
0000000001000000feffffff000000800f21436587a9cbedff7fff7f00000000
00000000ffffff7f0000008000000000ffffffff00000000fffffffffeffffff

== fetch xor64
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x1ffffffff ll
r0 = atomic_fetch_xor((u64 *)(r3 + 0), r0)
r8 *= 1000003
r8 += r0
r1 = 0xffffffff00000000 ll
r1 = atomic_fetch_xor((u64 *)(r9 + 8), r1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xfedcba9876543210 ll
r2 = atomic_fetch_xor((u64 *)(r5 + 16), r2)
r8 *= 1000003
r8 += r2
r3 = 0xffff7fff ll
r3 = atomic_fetch_xor((u64 *)(r9 + 24), r3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x0 ll
r4 = atomic_fetch_xor((u64 *)(r7 + 32), r4)
r8 *= 1000003
r8 += r4
r5 = 0x80000000 ll
r5 = atomic_fetch_xor((u64 *)(r9 + 40), r5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x8000000000000000 ll
r6 = atomic_fetch_xor((u64 *)(r1 + 48), r6)
r8 *= 1000003
r8 += r6
r7 = 0xfffffffffffffffe ll
r7 = atomic_fetch_xor((u64 *)(r9 + 56), r7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result a09bbecbf9e9a24b
-- mem-out
ffffffff0100000001000000ffffffffefcdab89674523010080008000000000
0000008000000000ffffff7f00000000000000000100008001000000feffffff

== xchg64
-- asm
r9 = r1
r8 = 0
r0 = 0x8000 ll
r0 = xchg_64(r9 + 0, r0)
r8 *= 1000003
r8 += r0
r1 = 0xffff7fff ll
r1 = xchg_64(r9 + 8, r1)
r8 *= 1000003
r8 += r1
r2 = 0x5555555555555555 ll
r2 = xchg_64(r9 + 16, r2)
r8 *= 1000003
r8 += r2
r3 = 0xaaaaaaaaaaaaaaaa ll
r3 = xchg_64(r9 + 24, r3)
r8 *= 1000003
r8 += r3
r4 = 0x7fffffff80000000 ll
r4 = xchg_64(r9 + 32, r4)
r8 *= 1000003
r8 += r4
r5 = 0x0 ll
r5 = xchg_64(r9 + 40, r5)
r8 *= 1000003
r8 += r5
r6 = 0x1 ll
r6 = xchg_64(r9 + 48, r6)
r8 *= 1000003
r8 += r6
r7 = 0xffffffffffffffff ll
r7 = xchg_64(r9 + 56, r7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result a09bbecbf9e9a24b
-- mem-out
0080000000000000ff7fffff000000005555555555555555aaaaaaaaaaaaaaaa
00000080ffffff7f00000000000000000100000000000000ffffffffffffffff

== add32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x8000000000000000 ll
lock *(u32 *)(r3 + 0) += w0
r8 *= 1000003
r8 += r0
r1 = 0xfffffffffffffffe ll
lock *(u32 *)(r9 + 8) += w1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x2 ll
lock *(u32 *)(r5 + 16) += w2
r8 *= 1000003
r8 += r2
r3 = 0x5555555555555555 ll
lock *(u32 *)(r9 + 24) += w3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x1 ll
lock *(u32 *)(r7 + 32) += w4
r8 *= 1000003
r8 += r4
r5 = 0xffffffff ll
lock *(u32 *)(r9 + 40) += w5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x7fffffffffffffff ll
lock *(u32 *)(r1 + 48) += w6
r8 *= 1000003
r8 += r6
r7 = 0xffffffff80000000 ll
lock *(u32 *)(r9 + 56) += w7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 5966da225bb615a8
-- mem-out
0000000000000000ffffffff0000000001000000ffffffff545555d500000000
0100008000000000feffffff00000000ffffffff01000000ffffff7f01000000

== fetch add32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x7fffffffffffffff ll
w0 = atomic_fetch_add((u32 *)(r3 + 0), w0)
r8 *= 1000003
r8 += r0
r1 = 0xffffffff80000000 ll
w1 = atomic_fetch_add((u32 *)(r9 + 8), w1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x80 ll
w2 = atomic_fetch_add((u32 *)(r5 + 16), w2)
r8 *= 1000003
r8 += r2
r3 = 0xaaaaaaaaaaaaaaaa ll
w3 = atomic_fetch_add((u32 *)(r9 + 24), w3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0xffffffffffffffff ll
w4 = atomic_fetch_add((u32 *)(r7 + 32), w4)
r8 *= 1000003
r8 += r4
r5 = 0x100000000 ll
w5 = atomic_fetch_add((u32 *)(r9 + 40), w5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x80000000ffffffff ll
w6 = atomic_fetch_add((u32 *)(r1 + 48), w6)
r8 *= 1000003
r8 += r6
r7 = 0x123456789abcdef0 ll
w7 = atomic_fetch_add((u32 *)(r9 + 56), w7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 86ef2cbaf9e9a24b
-- mem-out
ffffffff0000000001000080000000007f000000ffffffffa9aaaa2a00000000
ffffff7f00000000ffffffff00000000ffffffff01000000efdebc9a01000000

== or32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x80000000ffffffff ll
lock *(u32 *)(r3 + 0) |= w0
r8 *= 1000003
r8 += r0
r1 = 0x123456789abcdef0 ll
lock *(u32 *)(r9 + 8) |= w1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x8000 ll
lock *(u32 *)(r5 + 16) |= w2
r8 *= 1000003
r8 += r2
r3 = 0x7fffffff80000000 ll
lock *(u32 *)(r9 + 24) |= w3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x7fffffff ll
lock *(u32 *)(r7 + 32) |= w4
r8 *= 1000003
r8 += r4
r5 = 0x1ffffffff ll
lock *(u32 *)(r9 + 40) |= w5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xffffffff00000000 ll
lock *(u32 *)(r1 + 48) |= w6
r8 *= 1000003
r8 += r6
r7 = 0xfedcba9876543210 ll
lock *(u32 *)(r9 + 56) |= w7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 229a6167cee246d1
-- mem-out
ffffffff00000000f1debc9a00000000ffffffffffffffffffffffff00000000
ffffffff00000000ffffffff000000000000000001000000ffffffff01000000

== fetch or32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xffffffff00000000 ll
w0 = atomic_fetch_or((u32 *)(r3 + 0), w0)
r8 *= 1000003
r8 += r0
r1 = 0xfedcba9876543210 ll
w1 = atomic_fetch_or((u32 *)(r9 + 8), w1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xffff7fff ll
w2 = atomic_fetch_or((u32 *)(r5 + 16), w2)
r8 *= 1000003
r8 += r2
r3 = 0x0 ll
w3 = atomic_fetch_or((u32 *)(r9 + 24), w3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x80000000 ll
w4 = atomic_fetch_or((u32 *)(r7 + 32), w4)
r8 *= 1000003
r8 += r4
r5 = 0x8000000000000000 ll
w5 = atomic_fetch_or((u32 *)(r9 + 40), w5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xfffffffffffffffe ll
w6 = atomic_fetch_or((u32 *)(r1 + 48), w6)
r8 *= 1000003
r8 += r6
r7 = 0x2 ll
w7 = atomic_fetch_or((u32 *)(r9 + 56), w7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 86ef2cbaf9e9a24b
-- mem-out
00000000000000001132547600000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff00000000feffffff01000000ffffffff01000000

== and32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xfffffffffffffffe ll
lock *(u32 *)(r3 + 0) &= w0
r8 *= 1000003
r8 += r0
r1 = 0x2 ll
lock *(u32 *)(r9 + 8) &= w1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x5555555555555555 ll
lock *(u32 *)(r5 + 16) &= w2
r8 *= 1000003
r8 += r2
r3 = 0x1 ll
lock *(u32 *)(r9 + 24) &= w3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0xffffffff ll
lock *(u32 *)(r7 + 32) &= w4
r8 *= 1000003
r8 += r4
r5 = 0x7fffffffffffffff ll
lock *(u32 *)(r9 + 40) &= w5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xffffffff80000000 ll
lock *(u32 *)(r1 + 48) &= w6
r8 *= 1000003
r8 += r6
r7 = 0x80 ll
lock *(u32 *)(r9 + 56) &= w7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 322b524e3714fb78
-- mem-out
0000000000000000000000000000000055555555ffffffff0100000000000000
0000008000000000ffffffff0000000000000000010000008000000001000000

== fetch and32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xffffffff80000000 ll
w0 = atomic_fetch_and((u32 *)(r3 + 0), w0)
r8 *= 1000003
r8 += r0
r1 = 0x80 ll
w1 = atomic_fetch_and((u32 *)(r9 + 8), w1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0xaaaaaaaaaaaaaaaa ll
w2 = atomic_fetch_and((u32 *)(r5 + 16), w2)
r8 *= 1000003
r8 += r2
r3 = 0xffffffffffffffff ll
w3 = atomic_fetch_and((u32 *)(r9 + 24), w3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x100000000 ll
w4 = atomic_fetch_and((u32 *)(r7 + 32), w4)
r8 *= 1000003
r8 += r4
r5 = 0x80000000ffffffff ll
w5 = atomic_fetch_and((u32 *)(r9 + 40), w5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x123456789abcdef0 ll
w6 = atomic_fetch_and((u32 *)(r1 + 48), w6)
r8 *= 1000003
r8 += r6
r7 = 0x8000 ll
w7 = atomic_fetch_and((u32 *)(r9 + 56), w7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 86ef2cbaf9e9a24b
-- mem-out
00000000000000000000000000000000aaaaaaaaffffffffffffff7f00000000
0000000000000000ffffffff0000000000000000010000000080000001000000

== xor32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0x123456789abcdef0 ll
lock *(u32 *)(r3 + 0) ^= w0
r8 *= 1000003
r8 += r0
r1 = 0x8000 ll
lock *(u32 *)(r9 + 8) ^= w1
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x7fffffff80000000 ll
lock *(u32 *)(r5 + 16) ^= w2
r8 *= 1000003
r8 += r2
r3 = 0x7fffffff ll
lock *(u32 *)(r9 + 24) ^= w3
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x1ffffffff ll
lock *(u32 *)(r7 + 32) ^= w4
r8 *= 1000003
r8 += r4
r5 = 0xffffffff00000000 ll
lock *(u32 *)(r9 + 40) ^= w5
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0xfedcba9876543210 ll
lock *(u32 *)(r1 + 48) ^= w6
r8 *= 1000003
r8 += r6
r7 = 0xffff7fff ll
lock *(u32 *)(r9 + 56) ^= w7
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 373cfde28f588a53
-- mem-out
f0debc9a000000000180000000000000ffffff7fffffffff0000000000000000
ffffff7f00000000ffffffff0000000010325476010000000080000001000000

== fetch xor32
-- asm
r9 = r1
r8 = 0
r3 = r9
r0 = 0xfedcba9876543210 ll
w0 = atomic_fetch_xor((u32 *)(r3 + 0), w0)
r8 *= 1000003
r8 += r0
r1 = 0xffff7fff ll
w1 = atomic_fetch_xor((u32 *)(r9 + 8), w1)
r8 *= 1000003
r8 += r1
r5 = r9
r2 = 0x0 ll
w2 = atomic_fetch_xor((u32 *)(r5 + 16), w2)
r8 *= 1000003
r8 += r2
r3 = 0x80000000 ll
w3 = atomic_fetch_xor((u32 *)(r9 + 24), w3)
r8 *= 1000003
r8 += r3
r7 = r9
r4 = 0x8000000000000000 ll
w4 = atomic_fetch_xor((u32 *)(r7 + 32), w4)
r8 *= 1000003
r8 += r4
r5 = 0xfffffffffffffffe ll
w5 = atomic_fetch_xor((u32 *)(r9 + 40), w5)
r8 *= 1000003
r8 += r5
r1 = r9
r6 = 0x2 ll
w6 = atomic_fetch_xor((u32 *)(r1 + 48), w6)
r8 *= 1000003
r8 += r6
r7 = 0x5555555555555555 ll
w7 = atomic_fetch_xor((u32 *)(r9 + 56), w7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 86ef2cbaf9e9a24b
-- mem-out
1032547600000000fe7fffff00000000ffffffffffffffffffffffff00000000
000000800000000001000000000000000200000001000000aaaaaaaa01000000

== xchg32
-- asm
r9 = r1
r8 = 0
r0 = 0xffffffff80000000 ll
w0 = xchg32_32(r9 + 0, w0)
r8 *= 1000003
r8 += r0
r1 = 0x123456789abcdef0 ll
w1 = xchg32_32(r9 + 8, w1)
r8 *= 1000003
r8 += r1
r2 = 0xfedcba9876543210 ll
w2 = xchg32_32(r9 + 16, w2)
r8 *= 1000003
r8 += r2
r3 = 0x2 ll
w3 = xchg32_32(r9 + 24, w3)
r8 *= 1000003
r8 += r3
r4 = 0x80 ll
w4 = xchg32_32(r9 + 32, w4)
r8 *= 1000003
r8 += r4
r5 = 0x8000 ll
w5 = xchg32_32(r9 + 40, w5)
r8 *= 1000003
r8 += r5
r6 = 0xffff7fff ll
w6 = xchg32_32(r9 + 48, w6)
r8 *= 1000003
r8 += r6
r7 = 0x5555555555555555 ll
w7 = xchg32_32(r9 + 56, w7)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
00000000000000000100000000000000ffffffffffffffffffffff7f00000000
0000008000000000ffffffff000000000000000001000000ffffffff01000000
-- result 86ef2cbaf9e9a24b
-- mem-out
0000008000000000f0debc9a0000000010325476ffffffff0200000000000000
80000000000000000080000000000000ff7fffff010000005555555501000000
