# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== u8 at 0
-- asm
r6 = r1
r0 = *(u8 *)skb[0]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91

== u8 at r7 + 0
-- asm
r6 = r1
r7 = 3
r7 = 0
r0 = *(u8 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91

== u8 at 1
-- asm
r6 = r1
r0 = *(u8 *)skb[1]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result ae

== u8 at r7 + 1
-- asm
r6 = r1
r7 = 3
r7 = 1
r0 = *(u8 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result ae

== u8 at 5
-- asm
r6 = r1
r0 = *(u8 *)skb[5]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 22

== u8 at r7 + 5
-- asm
r6 = r1
r7 = 3
r0 = *(u8 *)skb[r7 + 2]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 22

== u8 at 31
-- asm
r6 = r1
r0 = *(u8 *)skb[31]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 14

== u8 at r7 + 31
-- asm
r6 = r1
r7 = 3
r0 = *(u8 *)skb[r7 + 28]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 14

== u8 outside at 32
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[32]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 outside at 32
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[32]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 outside at 1000
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[1000]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 outside at 2147483647
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[2147483647]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 outside at -1
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[-1]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 outside at -2147483648
-- asm
r6 = r1
r0 = 5
r0 = *(u8 *)skb[-2147483648]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u8 at r1
-- asm
r6 = r1
r1 = 0x100000004 ll
r0 = *(u8 *)skb[r1 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r2
-- asm
r6 = r1
r2 = 0x100000004 ll
r0 = *(u8 *)skb[r2 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r3
-- asm
r6 = r1
r3 = 0x100000004 ll
r0 = *(u8 *)skb[r3 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r4
-- asm
r6 = r1
r4 = 0x100000004 ll
r0 = *(u8 *)skb[r4 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r5
-- asm
r6 = r1
r5 = 0x100000004 ll
r0 = *(u8 *)skb[r5 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r7
-- asm
r6 = r1
r7 = 0x100000004 ll
r0 = *(u8 *)skb[r7 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r8
-- asm
r6 = r1
r8 = 0x100000004 ll
r0 = *(u8 *)skb[r8 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 at r9
-- asm
r6 = r1
r9 = 0x100000004 ll
r0 = *(u8 *)skb[r9 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 79

== u8 kept across another
-- asm
r6 = r1
r0 = *(u8 *)skb[2]
r7 = r0
r0 = *(u8 *)skb[9]
r7 <<= 32
r0 |= r7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result cb00000096

== u16 at 0
-- asm
r6 = r1
r0 = *(u16 *)skb[0]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91ae

== u16 at r7 + 0
-- asm
r6 = r1
r7 = 3
r7 = 0
r0 = *(u16 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91ae

== u16 at 1
-- asm
r6 = r1
r0 = *(u16 *)skb[1]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result aecb

== u16 at r7 + 1
-- asm
r6 = r1
r7 = 3
r7 = 1
r0 = *(u16 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result aecb

== u16 at 5
-- asm
r6 = r1
r0 = *(u16 *)skb[5]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 223f

== u16 at r7 + 5
-- asm
r6 = r1
r7 = 3
r0 = *(u16 *)skb[r7 + 2]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 223f

== u16 at 30
-- asm
r6 = r1
r0 = *(u16 *)skb[30]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result f714

== u16 at r7 + 30
-- asm
r6 = r1
r7 = 3
r0 = *(u16 *)skb[r7 + 27]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result f714

== u16 outside at 31
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[31]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 outside at 32
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[32]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 outside at 1000
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[1000]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 outside at 2147483647
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[2147483647]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 outside at -1
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[-1]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 outside at -2147483648
-- asm
r6 = r1
r0 = 5
r0 = *(u16 *)skb[-2147483648]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u16 at r1
-- asm
r6 = r1
r1 = 0x100000004 ll
r0 = *(u16 *)skb[r1 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r2
-- asm
r6 = r1
r2 = 0x100000004 ll
r0 = *(u16 *)skb[r2 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r3
-- asm
r6 = r1
r3 = 0x100000004 ll
r0 = *(u16 *)skb[r3 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r4
-- asm
r6 = r1
r4 = 0x100000004 ll
r0 = *(u16 *)skb[r4 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r5
-- asm
r6 = r1
r5 = 0x100000004 ll
r0 = *(u16 *)skb[r5 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r7
-- asm
r6 = r1
r7 = 0x100000004 ll
r0 = *(u16 *)skb[r7 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r8
-- asm
r6 = r1
r8 = 0x100000004 ll
r0 = *(u16 *)skb[r8 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 at r9
-- asm
r6 = r1
r9 = 0x100000004 ll
r0 = *(u16 *)skb[r9 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996

== u16 kept across another
-- asm
r6 = r1
r0 = *(u16 *)skb[2]
r7 = r0
r0 = *(u16 *)skb[9]
r7 <<= 32
r0 |= r7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result cbe8000096b3

== u32 at 0
-- asm
r6 = r1
r0 = *(u32 *)skb[0]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91aecbe8

== u32 at r7 + 0
-- asm
r6 = r1
r7 = 3
r7 = 0
r0 = *(u32 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 91aecbe8

== u32 at 1
-- asm
r6 = r1
r0 = *(u32 *)skb[1]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result aecbe805

== u32 at r7 + 1
-- asm
r6 = r1
r7 = 3
r7 = 1
r0 = *(u32 *)skb[r7]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result aecbe805

== u32 at 5
-- asm
r6 = r1
r0 = *(u32 *)skb[5]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 223f5c79

== u32 at r7 + 5
-- asm
r6 = r1
r7 = 3
r0 = *(u32 *)skb[r7 + 2]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 223f5c79

== u32 at 28
-- asm
r6 = r1
r0 = *(u32 *)skb[28]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result bddaf714

== u32 at r7 + 28
-- asm
r6 = r1
r7 = 3
r0 = *(u32 *)skb[r7 + 25]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result bddaf714

== u32 outside at 29
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[29]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 outside at 32
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[32]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 outside at 1000
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[1000]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 outside at 2147483647
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[2147483647]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 outside at -1
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[-1]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 outside at -2147483648
-- asm
r6 = r1
r0 = 5
r0 = *(u32 *)skb[-2147483648]
r0 = 7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 0

== u32 at r1
-- asm
r6 = r1
r1 = 0x100000004 ll
r0 = *(u32 *)skb[r1 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r2
-- asm
r6 = r1
r2 = 0x100000004 ll
r0 = *(u32 *)skb[r2 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r3
-- asm
r6 = r1
r3 = 0x100000004 ll
r0 = *(u32 *)skb[r3 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r4
-- asm
r6 = r1
r4 = 0x100000004 ll
r0 = *(u32 *)skb[r4 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r5
-- asm
r6 = r1
r5 = 0x100000004 ll
r0 = *(u32 *)skb[r5 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r7
-- asm
r6 = r1
r7 = 0x100000004 ll
r0 = *(u32 *)skb[r7 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r8
-- asm
r6 = r1
r8 = 0x100000004 ll
r0 = *(u32 *)skb[r8 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 at r9
-- asm
r6 = r1
r9 = 0x100000004 ll
r0 = *(u32 *)skb[r9 + 4]
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 7996b3d0

== u32 kept across another
-- asm
r6 = r1
r0 = *(u32 *)skb[2]
r7 = r0
r0 = *(u32 *)skb[9]
r7 <<= 32
r0 |= r7
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result cbe8052296b3d0ed

== in a loop
-- asm
r6 = r1
r7 = 0
r8 = 0
loop:
r0 = *(u8 *)skb[r7]
r8 += r0
r7 += 1
if r7 < 32 goto loop
r0 = r8
exit
-- mem
91aecbe805223f5c7996b3d0ed0a2744617e9bb8d5f20f2c496683a0bddaf714
-- result 1050
