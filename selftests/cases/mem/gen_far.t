# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== 0x7ffc in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32764
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
fc7f000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
fc7f000000000000f8e7d6c5b4a39281a8070605040302011817161514131211

== 0x7ffc in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32764
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
fc7f000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
fc7f000000000000f8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== 0x7ffc in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32764
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
fc7f000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
fc7f000000000000f8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== 0x8000 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32768
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
0080000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
0080000000000000f8e7d6c5b4a39281a8070605040302011817161514131211

== 0x8000 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32768
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
0080000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
0080000000000000f8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== 0x8000 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 32768
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
0080000000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
0080000000000000f8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== 0x11178 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 70008
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
7811010000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
7811010000000000f8e7d6c5b4a39281a8070605040302011817161514131211

== 0x11178 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 70008
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
7811010000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
7811010000000000f8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== 0x11178 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 70008
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
7811010000000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
7811010000000000f8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== -0x11178 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -70008
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
88eefefffffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
88eefefffffffffff8e7d6c5b4a39281a8070605040302011817161514131211

== -0x11178 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -70008
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
88eefefffffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
88eefefffffffffff8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== -0x11178 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -70008
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
88eefefffffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
88eefefffffffffff8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== 0x12345678 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 305419896
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
7856341200000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
7856341200000000f8e7d6c5b4a39281a8070605040302011817161514131211

== 0x12345678 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 305419896
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
7856341200000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
7856341200000000f8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== 0x12345678 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 305419896
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
7856341200000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
7856341200000000f8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== -0x12345678 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -305419896
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
88a9cbedfffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
88a9cbedfffffffff8e7d6c5b4a39281a8070605040302011817161514131211

== -0x12345678 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -305419896
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
88a9cbedfffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
88a9cbedfffffffff8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== -0x12345678 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -305419896
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
88a9cbedfffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
88a9cbedfffffffff8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== 0x7ffffff0 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 2147483632
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
f0ffff7f00000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
f0ffff7f00000000f8e7d6c5b4a39281a8070605040302011817161514131211

== 0x7ffffff0 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 2147483632
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
f0ffff7f00000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
f0ffff7f00000000f8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== 0x7ffffff0 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += 2147483632
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
f0ffff7f00000000f8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
f0ffff7f00000000f8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211

== -0x80000000 in the address, u8
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -2147483648
r0 = *(u8 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u8 *)(r2 + 16) = r4
exit
-- mem
00000080fffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result f8
-- mem-out
00000080fffffffff8e7d6c5b4a39281a8070605040302011817161514131211

== -0x80000000 in the address, u32
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -2147483648
r0 = *(u32 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u32 *)(r2 + 16) = r4
exit
-- mem
00000080fffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result c5d6e7f8
-- mem-out
00000080fffffffff8e7d6c5b4a39281a8a7a6a5040302011817161514131211

== -0x80000000 in the address, u64
-- asm
r3 = *(u64 *)(r1 + 0)
r2 = r1
r2 -= r3
r2 += -2147483648
r0 = *(u64 *)(r2 + 8)
r4 = 0xa1a2a3a4a5a6a7a8 ll
*(u64 *)(r2 + 16) = r4
exit
-- mem
00000080fffffffff8e7d6c5b4a3928108070605040302011817161514131211
-- result 8192a3b4c5d6e7f8
-- mem-out
00000080fffffffff8e7d6c5b4a39281a8a7a6a5a4a3a2a11817161514131211
