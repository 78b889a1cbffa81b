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

== u16 at a register that is 0, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0500
-- result 505

== u16 at a register that is 1, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0600
-- result 0

== u16 at a register that is 2, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0700
-- result 0

== u16 at a register that is -1, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0400
-- result 0

== u16 at a register that is -3, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
0200
-- result 0

== u32 at a register that is 0, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0500
-- result 0

== u32 at a register that is 1, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0600
-- result 0

== u32 at a register that is 2, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0700
-- result 0

== u32 at a register that is -1, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0400
-- result 0

== u32 at a register that is -3, 2 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
0200
-- result 0

== u16 at a register that is 0, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
050009
-- result 505

== u16 at a register that is 1, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
060009
-- result e

== u16 at a register that is 2, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
070009
-- result 0

== u16 at a register that is -1, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
040009
-- result 0

== u16 at a register that is -3, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u16 *)skb[r7]
r0 += 5
exit
-- mem
020009
-- result 0

== u32 at a register that is 0, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
050009
-- result 0

== u32 at a register that is 1, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
060009
-- result 0

== u32 at a register that is 2, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
070009
-- result 0

== u32 at a register that is -1, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
040009
-- result 0

== u32 at a register that is -3, 3 bytes
-- asm
r6 = r1
r7 = *(u8 *)(r1 + 0)
r7 -= 5
r0 = *(u32 *)skb[r7]
r0 += 5
exit
-- mem
020009
-- result 0
