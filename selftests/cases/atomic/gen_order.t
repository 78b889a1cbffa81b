# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== load_acquire u8
-- asm
r9 = r1
r8 = 0
r0 = r9
w0 = load_acquire((u8 *)(r0 + 0))
r8 *= 1000003
r8 += r0
r1 = r9
w1 = load_acquire((u8 *)(r1 + 0))
r8 *= 1000003
r8 += r1
r2 = r9
w2 = load_acquire((u8 *)(r2 + 0))
r8 *= 1000003
r8 += r2
r3 = r9
w3 = load_acquire((u8 *)(r3 + 0))
r8 *= 1000003
r8 += r3
r4 = r9
w4 = load_acquire((u8 *)(r4 + 0))
r8 *= 1000003
r8 += r4
r5 = r9
w5 = load_acquire((u8 *)(r5 + 0))
r8 *= 1000003
r8 += r5
r6 = r9
w6 = load_acquire((u8 *)(r6 + 0))
r8 *= 1000003
r8 += r6
r7 = r9
w7 = load_acquire((u8 *)(r7 + 0))
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result a3f59a4504cba180

== store_release u8
-- asm
r9 = r1
r0 = 0xf1e2d3c4b5a69788 ll
store_release((u8 *)(r9 + 0), w0)
r1 = 0xf1e2d3c4b5a69789 ll
store_release((u8 *)(r9 + 8), w1)
r2 = 0xf1e2d3c4b5a6978a ll
store_release((u8 *)(r9 + 16), w2)
r3 = 0xf1e2d3c4b5a6978b ll
store_release((u8 *)(r9 + 24), w3)
r4 = 0xf1e2d3c4b5a6978c ll
store_release((u8 *)(r9 + 32), w4)
r5 = 0xf1e2d3c4b5a6978d ll
store_release((u8 *)(r9 + 40), w5)
r6 = 0xf1e2d3c4b5a6978e ll
store_release((u8 *)(r9 + 48), w6)
r7 = 0xf1e2d3c4b5a6978f ll
store_release((u8 *)(r9 + 56), w7)
r8 = 0xf1e2d3c4b5a69790 ll
store_release((u8 *)(r9 + 64), w8)
r0 = 0
exit
-- mem
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
-- result 0
-- mem-out
88a5a5a5a5a5a5a589a5a5a5a5a5a5a58aa5a5a5a5a5a5a58ba5a5a5a5a5a5a5
8ca5a5a5a5a5a5a58da5a5a5a5a5a5a58ea5a5a5a5a5a5a58fa5a5a5a5a5a5a5
90a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5

== load_acquire u16
-- asm
r9 = r1
r8 = 0
r0 = r9
w0 = load_acquire((u16 *)(r0 + 0))
r8 *= 1000003
r8 += r0
r1 = r9
w1 = load_acquire((u16 *)(r1 + 0))
r8 *= 1000003
r8 += r1
r2 = r9
w2 = load_acquire((u16 *)(r2 + 0))
r8 *= 1000003
r8 += r2
r3 = r9
w3 = load_acquire((u16 *)(r3 + 0))
r8 *= 1000003
r8 += r3
r4 = r9
w4 = load_acquire((u16 *)(r4 + 0))
r8 *= 1000003
r8 += r4
r5 = r9
w5 = load_acquire((u16 *)(r5 + 0))
r8 *= 1000003
r8 += r5
r6 = r9
w6 = load_acquire((u16 *)(r6 + 0))
r8 *= 1000003
r8 += r6
r7 = r9
w7 = load_acquire((u16 *)(r7 + 0))
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result b72d8e2b8cca5180

== store_release u16
-- asm
r9 = r1
r0 = 0xf1e2d3c4b5a69788 ll
store_release((u16 *)(r9 + 0), w0)
r1 = 0xf1e2d3c4b5a69789 ll
store_release((u16 *)(r9 + 8), w1)
r2 = 0xf1e2d3c4b5a6978a ll
store_release((u16 *)(r9 + 16), w2)
r3 = 0xf1e2d3c4b5a6978b ll
store_release((u16 *)(r9 + 24), w3)
r4 = 0xf1e2d3c4b5a6978c ll
store_release((u16 *)(r9 + 32), w4)
r5 = 0xf1e2d3c4b5a6978d ll
store_release((u16 *)(r9 + 40), w5)
r6 = 0xf1e2d3c4b5a6978e ll
store_release((u16 *)(r9 + 48), w6)
r7 = 0xf1e2d3c4b5a6978f ll
store_release((u16 *)(r9 + 56), w7)
r8 = 0xf1e2d3c4b5a69790 ll
store_release((u16 *)(r9 + 64), w8)
r0 = 0
exit
-- mem
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
-- result 0
-- mem-out
8897a5a5a5a5a5a58997a5a5a5a5a5a58a97a5a5a5a5a5a58b97a5a5a5a5a5a5
8c97a5a5a5a5a5a58d97a5a5a5a5a5a58e97a5a5a5a5a5a58f97a5a5a5a5a5a5
9097a5a5a5a5a5a5a5a5a5a5a5a5a5a5

== load_acquire u32
-- asm
r9 = r1
r8 = 0
r0 = r9
w0 = load_acquire((u32 *)(r0 + 0))
r8 *= 1000003
r8 += r0
r1 = r9
w1 = load_acquire((u32 *)(r1 + 0))
r8 *= 1000003
r8 += r1
r2 = r9
w2 = load_acquire((u32 *)(r2 + 0))
r8 *= 1000003
r8 += r2
r3 = r9
w3 = load_acquire((u32 *)(r3 + 0))
r8 *= 1000003
r8 += r3
r4 = r9
w4 = load_acquire((u32 *)(r4 + 0))
r8 *= 1000003
r8 += r4
r5 = r9
w5 = load_acquire((u32 *)(r5 + 0))
r8 *= 1000003
r8 += r5
r6 = r9
w6 = load_acquire((u32 *)(r6 + 0))
r8 *= 1000003
r8 += r6
r7 = r9
w7 = load_acquire((u32 *)(r7 + 0))
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result de7a5728f8aa5180

== store_release u32
-- asm
r9 = r1
r0 = 0xf1e2d3c4b5a69788 ll
store_release((u32 *)(r9 + 0), w0)
r1 = 0xf1e2d3c4b5a69789 ll
store_release((u32 *)(r9 + 8), w1)
r2 = 0xf1e2d3c4b5a6978a ll
store_release((u32 *)(r9 + 16), w2)
r3 = 0xf1e2d3c4b5a6978b ll
store_release((u32 *)(r9 + 24), w3)
r4 = 0xf1e2d3c4b5a6978c ll
store_release((u32 *)(r9 + 32), w4)
r5 = 0xf1e2d3c4b5a6978d ll
store_release((u32 *)(r9 + 40), w5)
r6 = 0xf1e2d3c4b5a6978e ll
store_release((u32 *)(r9 + 48), w6)
r7 = 0xf1e2d3c4b5a6978f ll
store_release((u32 *)(r9 + 56), w7)
r8 = 0xf1e2d3c4b5a69790 ll
store_release((u32 *)(r9 + 64), w8)
r0 = 0
exit
-- mem
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
-- result 0
-- mem-out
8897a6b5a5a5a5a58997a6b5a5a5a5a58a97a6b5a5a5a5a58b97a6b5a5a5a5a5
8c97a6b5a5a5a5a58d97a6b5a5a5a5a58e97a6b5a5a5a5a58f97a6b5a5a5a5a5
9097a6b5a5a5a5a5a5a5a5a5a5a5a5a5

== load_acquire u64
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = load_acquire((u64 *)(r0 + 0))
r8 *= 1000003
r8 += r0
r1 = r9
r1 = load_acquire((u64 *)(r1 + 0))
r8 *= 1000003
r8 += r1
r2 = r9
r2 = load_acquire((u64 *)(r2 + 0))
r8 *= 1000003
r8 += r2
r3 = r9
r3 = load_acquire((u64 *)(r3 + 0))
r8 *= 1000003
r8 += r3
r4 = r9
r4 = load_acquire((u64 *)(r4 + 0))
r8 *= 1000003
r8 += r4
r5 = r9
r5 = load_acquire((u64 *)(r5 + 0))
r8 *= 1000003
r8 += r5
r6 = r9
r6 = load_acquire((u64 *)(r6 + 0))
r8 *= 1000003
r8 += r6
r7 = r9
r7 = load_acquire((u64 *)(r7 + 0))
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 844add68f8aa5180

== store_release u64
-- asm
r9 = r1
r0 = 0xf1e2d3c4b5a69788 ll
store_release((u64 *)(r9 + 0), r0)
r1 = 0xf1e2d3c4b5a69789 ll
store_release((u64 *)(r9 + 8), r1)
r2 = 0xf1e2d3c4b5a6978a ll
store_release((u64 *)(r9 + 16), r2)
r3 = 0xf1e2d3c4b5a6978b ll
store_release((u64 *)(r9 + 24), r3)
r4 = 0xf1e2d3c4b5a6978c ll
store_release((u64 *)(r9 + 32), r4)
r5 = 0xf1e2d3c4b5a6978d ll
store_release((u64 *)(r9 + 40), r5)
r6 = 0xf1e2d3c4b5a6978e ll
store_release((u64 *)(r9 + 48), r6)
r7 = 0xf1e2d3c4b5a6978f ll
store_release((u64 *)(r9 + 56), r7)
r8 = 0xf1e2d3c4b5a69790 ll
store_release((u64 *)(r9 + 64), r8)
r0 = 0
exit
-- mem
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
-- result 0
-- mem-out
8897a6b5c4d3e2f18997a6b5c4d3e2f18a97a6b5c4d3e2f18b97a6b5c4d3e2f1
8c97a6b5c4d3e2f18d97a6b5c4d3e2f18e97a6b5c4d3e2f18f97a6b5c4d3e2f1
9097a6b5c4d3e2f1a5a5a5a5a5a5a5a5

== load_acquire of 0 changes nothing
-- asm
r2 = -1
r3 = -2
r4 = -3
r6 = r1
r0 = load_acquire((u64 *)(r6 + 8))
r2 += r3
exit
-- mem
070000000000000000000000000000000900000000000000
-- result 0
-- mem-out
070000000000000000000000000000000900000000000000

== load_acquire of 1 changes nothing
-- asm
r2 = -1
r3 = -2
r4 = -3
r6 = r1
r0 = load_acquire((u64 *)(r6 + 8))
r2 += r3
exit
-- mem
070000000000000001000000000000000900000000000000
-- result 1
-- mem-out
070000000000000001000000000000000900000000000000

== load_acquire of 100000000 changes nothing
-- asm
r2 = -1
r3 = -2
r4 = -3
r6 = r1
r0 = load_acquire((u64 *)(r6 + 8))
r2 += r3
exit
-- mem
070000000000000000000000010000000900000000000000
-- result 100000000
-- mem-out
070000000000000000000000010000000900000000000000

== load_acquire of ffffffffffffffff changes nothing
-- asm
r2 = -1
r3 = -2
r4 = -3
r6 = r1
r0 = load_acquire((u64 *)(r6 + 8))
r2 += r3
exit
-- mem
0700000000000000ffffffffffffffff0900000000000000
-- result ffffffffffffffff
-- mem-out
0700000000000000ffffffffffffffff0900000000000000
