# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# ld_imm64 with the address of an array's value (BPF_PSEUDO_MAP_VALUE), with offsets, by both numbers.
== store and load through two addresses
-- asm
.map m array 4 24 1 5
prog:
	r1 = map_value 5, 8 ll
	r2 = 0x1122334455667788 ll
	*(u64 *)(r1 + 8) = r2
	r3 = map_idx_value 5, 23 ll
	r0 = *(u8 *)(r3 + 0)
	r4 = map_value 5, 0 ll
	r5 = *(u64 *)(r4 + 16)
	r0 <<= 8
	r5 &= 0xff
	r0 |= r5
	r1 -= r4
	r1 <<= 16
	r0 |= r1
	exit
-- result 0x81188

== the same element as a lookup finds, and its address fits 32 bits
-- asm
.map m array 4 16 1 3
prog:
	r6 = map_value 3, 12 ll
	*(u32 *)(r6 + 0) = 77
	*(u32 *)(r10 - 4) = 0
	r2 = r10
	r2 += -4
	r1 = map 3 ll
	call bpf_map_lookup_elem
	if r0 == 0 goto +8
	r1 = r6
	r1 -= r0
	r2 = r6
	r2 >>= 32
	r3 = *(u32 *)(r0 + 12)
	r0 = r1
	r0 += r2
	r0 += r3
	exit
-- result 0x59
