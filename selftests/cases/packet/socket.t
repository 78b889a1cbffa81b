# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Packet loads of socket programs: negative offsets are none near the end of the numbers, and the packet is that of the context
# in r6, whichever that is.
== byte at -1
-- type socket
-- input skb
-- asm
	r6 = r1
	r0 = *(u8 *)skb[-1]
	r0 = 1
	exit
-- mem
00112233445566778899aabbccddeeff0011
-- result 0

== word at -2
-- type socket
-- input skb
-- asm
	r6 = r1
	r0 = *(u32 *)skb[-2]
	r0 = 1
	exit
-- mem
00112233445566778899aabbccddeeff0011
-- result 0

== at a sum that wraps
-- type socket
-- input skb
-- asm
	r6 = r1
	r2 = *(u32 *)(r1 + 0)
	w2 = -w2
	r0 = *(u8 *)skb[r2 + 17]
	r0 = 1
	exit
-- mem
00112233445566778899aabbccddeeff0011
-- result 0

== context from elsewhere
-- type socket
-- input skb
-- asm
	*(u64 *)(r10 - 8) = r1
	r6 = *(u64 *)(r10 - 8)
	r0 = *(u8 *)skb[2]
	exit
-- mem
00112233445566778899aabbccddeeff0011
-- result 22

== a helper moves the packet
-- type tc
-- input skb
-- asm
	r6 = r1
	r0 = *(u8 *)skb[16]
	r7 = r0
	r1 = r6
	r2 = 14
	r3 = 0
	call bpf_skb_change_head
	r8 = r0
	r0 = *(u8 *)skb[16]
	r0 <<= 8
	r0 |= r7
	r8 <<= 16
	r0 |= r8
	exit
-- mem
00112233445566778899aabbccddeeff4211
-- result 2242

== a function moves the packet
-- type tc
-- input skb
-- asm
	r6 = r1
	r0 = *(u8 *)skb[16]
	r7 = r0
	r1 = r6
	call move
	r8 = r0
	r0 = *(u8 *)skb[16]
	r0 <<= 8
	r0 |= r7
	r8 <<= 16
	r0 |= r8
	exit
move:
	r2 = 14
	r3 = 0
	call bpf_skb_change_head
	exit
-- mem
00112233445566778899aabbccddeeff4211
-- result 2242
