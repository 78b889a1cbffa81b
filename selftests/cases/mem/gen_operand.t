# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== u8, store to the same place, add64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
r6 += r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 102030405060800
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, add32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 5060800
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, sub64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
r6 -= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 102030405060610
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, sub32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
w6 -= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 5060610
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, xor64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
r6 ^= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 1020304050607f0
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, xor32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
w6 ^= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 50607f0
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, mul64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
r6 *= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result f9f2ebe4ddd6cfc0
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, mul32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
w6 *= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result ddd6cfc0
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, store to the same place, comparison
-- asm
r4 = 0x1122334455667788 ll
r2 = *(u8 *)(r1 + 0)
*(u8 *)(r1 + 0) = r4
r0 = 1
if r2 == 136 goto +1
r0 = 2
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 2
-- mem-out
88e7d6c5b4a392810807060504030201

== u8, atomic exchange in between
-- asm
r6 = 5
r4 = 9
w2 = *(u8 *)(r1 + 0)
w4 = xchg32_32(r1 + 0, w4)
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result fd
-- mem-out
09000000b4a392810807060504030201

== u16, store to the same place, add64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
r6 += r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 10203040506ef00
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, add32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 506ef00
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, sub64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
r6 -= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 102030405051f10
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, sub32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
w6 -= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 5051f10
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, xor64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
r6 ^= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 10203040506e0f0
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, xor32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
w6 ^= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 506e0f0
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, mul64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
r6 *= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result caab8c6d4e2f07c0
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, mul32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
w6 *= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 4e2f07c0
-- mem-out
8877d6c5b4a392810807060504030201

== u16, store to the same place, comparison
-- asm
r4 = 0x1122334455667788 ll
r2 = *(u16 *)(r1 + 0)
*(u16 *)(r1 + 0) = r4
r0 = 1
if r2 == 30600 goto +1
r0 = 2
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 2
-- mem-out
8877d6c5b4a392810807060504030201

== u16, atomic exchange in between
-- asm
r6 = 5
r4 = 9
w2 = *(u16 *)(r1 + 0)
w4 = xchg32_32(r1 + 0, w4)
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result e7fd
-- mem-out
09000000b4a392810807060504030201

== u32, store to the same place, add64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
r6 += r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 1020304cadcef00
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, add32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result cadcef00
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, sub64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
r6 -= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 10203033f2f1f10
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, sub32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
w6 -= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 3f2f1f10
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, xor64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
r6 ^= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 1020304c0d0e0f0
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, xor32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
w6 ^= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result c0d0e0f0
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, mul64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
r6 *= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 67e562e056df07c0
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, mul32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
w6 *= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 56df07c0
-- mem-out
88776655b4a392810807060504030201

== u32, store to the same place, comparison
-- asm
r4 = 0x1122334455667788 ll
r2 = *(u32 *)(r1 + 0)
*(u32 *)(r1 + 0) = r4
r0 = 1
if r2 == 1432778632 goto +1
r0 = 2
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 2
-- mem-out
88776655b4a392810807060504030201

== u32, atomic exchange in between
-- asm
r6 = 5
r4 = 9
w2 = *(u32 *)(r1 + 0)
w4 = xchg32_32(r1 + 0, w4)
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result c5d6e7fd
-- mem-out
09000000b4a392810807060504030201

== u64, store to the same place, add64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
r6 += r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 8294a6b8cadcef00
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, add32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result cadcef00
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, sub64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
r6 -= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 7f6f5f4f3f2f1f10
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, sub32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
w6 -= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 3f2f1f10
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, xor64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
r6 ^= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 8090a0b0c0d0e0f0
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, xor32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
w6 ^= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result c0d0e0f0
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, mul64
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
r6 *= r2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result d12c6c8056df07c0
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, mul32
-- asm
r6 = *(u64 *)(r1 + 8)
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
w6 *= w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 56df07c0
-- mem-out
88776655443322110807060504030201

== u64, store to the same place, comparison
-- asm
r4 = 0x1122334455667788 ll
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r1 + 0) = r4
r0 = 1
if r2 == 1432778632 goto +1
r0 = 2
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result 2
-- mem-out
88776655443322110807060504030201

== u64, atomic exchange in between
-- asm
r6 = 5
r4 = 9
w2 = *(u32 *)(r1 + 0)
w4 = xchg32_32(r1 + 0, w4)
w6 += w2
r0 = r6
exit
-- mem
f8e7d6c5b4a392810807060504030201
-- result c5d6e7fd
-- mem-out
09000000b4a392810807060504030201
