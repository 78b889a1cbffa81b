# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== u8 at 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u8 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at a register and 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u8 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at 0
-- asm
r6 = r1
r0 = *(u8 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at a register and 0
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u8 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u8 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at a register and 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r0 = *(u8 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at 3
-- asm
r6 = r1
r0 = *(u8 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u8 at a register and 3
-- asm
r6 = r1
r7 = 1
r0 = *(u8 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u16 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at a register and 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at 0
-- asm
r6 = r1
r0 = *(u16 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at a register and 0
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u16 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at a register and 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r0 = *(u16 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at 3
-- asm
r6 = r1
r0 = *(u16 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u16 at a register and 3
-- asm
r6 = r1
r7 = 1
r0 = *(u16 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u32 at 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u32 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 905

== u32 at a register and 0, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 905

== u32 at 0
-- asm
r6 = r1
r0 = *(u32 *)skb[0]
r0 += 5
exit
-- mem
0000090000000007
-- result 905

== u32 at a register and 0
-- asm
r6 = r1
r7 = 1
r7 = 0
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0000090000000007
-- result 905

== u32 at 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r0 = *(u32 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u32 at a register and 3, in a buffer
-- type tc
-- input skb
-- asm
r6 = r1
r7 = 1
r0 = *(u32 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u32 at 3
-- asm
r6 = r1
r0 = *(u32 *)skb[3]
r0 += 5
exit
-- mem
0000090000000007
-- result 5

== u32 at a register and 3
-- asm
r6 = r1
r7 = 1
r0 = *(u32 *)skb[r7 + 2]
r0 += 5
exit
-- mem
0000090000000007
-- result 5
