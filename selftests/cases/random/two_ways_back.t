# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Found by fuzz_run: a loop within a loop, both with copies on their ways back. The outer one's were moved in front of the branch of the
# inner one, whose copies stood there already, and destroyed what they had made (x86_32/rotate.c).
== a loop within a loop, copies on both ways back
-- asm
.prog prog none
prog:
	r9 = r1
	*(u64 *)(r10 - 72) = -2147483648
	*(u64 *)(r10 - 64) = 405612729
	*(u64 *)(r10 - 56) = 65536
	*(u64 *)(r10 - 48) = r2
	*(u64 *)(r10 - 40) = r2
	*(u64 *)(r10 - 32) = 3
	*(u64 *)(r10 - 24) = r2
	*(u64 *)(r10 - 16) = 32
	r0 = 0xffffffff00000000 ll
	r1 = *(u64 *)(r9 + 32)
	r3 = *(u64 *)(r9 + 48)
	r4 = r3
	r6 = *(u64 *)(r9 + 56)
	r7 = (s8)r3
	r1 = r9
	r1 += -104
	*(u32 *)(r1 + 152) = 65535
	w4 s%= 31
	r1 = r6
	r1 &= 124
	r1 += r9
	r1 += 104
	*(u32 *)(r1 - 56) = -1785018473
	w6 s/= w7
	r0 = 3
	r0 = *(u32 *)skb[r0 + 61]
	r2 = 0x57f971557d5f ll
	w0 ^= 443589025
	r2 = bswap64 r2
	*(u8 *)(r10 - 48) = r2
	r0 = *(s32 *)(r10 - 48)
	r8 = r9
	r8 += -196
	r1 = *(u8 *)(r8 + 399)
	if w0 != 7 goto .L40
	r1 = (s16)r1
	r4 = *(u64 *)(r10 - 32)
.L40:
	w2 -= 127
	r7 = 3
	*(u64 *)(r10 - 80) = r7
.L43:
	r3 = *(u64 *)(r10 - 16)
	r4 = *(u64 *)(r9 + 16)
	r5 = *(u64 *)(r9 + 208)
	r2 = 0xfffffffffffffffb ll
	call sub3
	r4 = *(u32 *)(r9 + 211)
	r1 = 0x1823e87d6 ll
	r2 = 0xd9808d5355ab0e43 ll
	r7 = *(u64 *)(r10 - 80)
	w7 += -1
	*(u64 *)(r10 - 80) = r7
	if w7 != 0 goto .L43
	w7 |= w1
	r2 s%= -1
	r6 = be32 r6
	r2 = -r2
	r4 -= 0
	r2 = -r2
	r6 = r9
	r6 += -185
	w6 = load_acquire((u8 *)(r6 + 253))
	*(u32 *)(r9 + 131) = 1613738908
	r0 = 7
	r7 = be16 r7
	r0 = 0
	r6 s%= r6
	r7 = bswap64 r7
	if r7 & r7 goto .L77
	*(u64 *)(r10 - 57) = 63
	r7 = 33
	goto .L84
.L77:
	r1 = *(u64 *)(r9 + 176)
	r2 = *(u64 *)(r9 + 48)
	w3 = 32
	r4 = 0
	r5 = 0x2a74ef581e9b ll
	call sub1
.L84:
	w0 = (s8)w6
	if w7 == 0 goto .L101
	lock *(u32 *)(r9 + 236) ^= w7
	if r6 & 798126747 goto .L99
	if r0 & r0 goto .L95
	if w6 > 128 goto .L92
	r0 = r7
	exit
.L92:
	r1 = -6
	w8 = (s8)w1
	goto .L99
.L95:
	r1 = load_acquire((u64 *)(r9 + 192))
	w1 /= w1
	w7 s%= 2
	r0 += -1
.L99:
	r7 = xchg_64(r9 + 160, r7)
	r7 = (s32)r6
.L101:
	w0 = cmpxchg32_32(r10 - 48, w0, w7)
	r1 = (s8)r7
	r0 *= r6
	r0 = bswap32 r0
	r3 = *(s32 *)(r10 - 33)
	w5 = w1
	r5 &= 124
	r5 += r9
	r5 += -250
	r2 = *(u64 *)(r5 + 322)
	r2 >>= -1
	*(u64 *)(r5 + 322) = r2
	lock *(u32 *)(r9 + 80) ^= w2
	w6 = w3
	if w2 s> w3 goto .L118
	r0 = r7
	exit
.L118:
	if r7 <= r3 goto .L126
	w3 = -6
	if r3 s>= r3 goto .L125
	r3 = r6
	w3 &= 124
	r3 += r9
	r3 = *(s32 *)(r3 + 16)
.L125:
	r2 = le16 r2
.L126:
	r7 = bswap64 r7
	w0 <<= 47
	r6 = 1
	if r7 != r3 goto .L131
	w6 = 0
.L131:
	w2 <<= 43
	r8 = r3
	r8 &= 28
	r8 += r10
	*(u8 *)(r8 - 53) = -7864274
	r3 = (s16)r3
	if r6 & 63 goto .L140
	r2 = (s32)r6
	goto .L169
.L140:
	w2 = -1
	if r0 == 256 goto .L169
	r2 = 1
	*(u64 *)(r10 - 96) = r2
	if r2 >= -2147483647 goto .L151
.L145:
	r7 = r7
	r5 = r7
	w7 <<= 6
	w5 >>= 6
	r7 |= r5
	w2 = w1
.L151:
	r2 = 8
	if w1 < w3 goto .L160
	r1 = (s8)r0
	if w0 == w1 goto .L156
	exit
.L156:
	w2 = (s16)w0
	if r0 s<= r1 goto .L160
	r0 = r7
	exit
.L160:
	r2 = *(u64 *)(r10 - 96)
	w2 += -1
	*(u64 *)(r10 - 96) = r2
	if w2 s> 0 goto .L145
	r1 = r9
	r1 += -31688
	*(u32 *)(r1 + 31916) = r7
	r6 = -r6
	r6 = -r6
.L169:
	w3 s/= w3
	w6 = w6
	w6 &= 28
	r6 += r10
	r6 += -113
	lock *(u64 *)(r6 + 53) |= r3
	if r2 <= -1953438008 goto .L182
	w3 -= -683813023
	r0 = le16 r0
	r2 %= r2
	r4 = r9
	r4 += 220
	r0 = xchg_64(r4 - 200, r0)
.L182:
	w7 = -w7
	r5 = 3
	*(u64 *)(r10 - 80) = r5
.L185:
	r2 /= r5
	w7 = w2
	r5 = *(u64 *)(r10 - 80)
	r5 += -1
	*(u64 *)(r10 - 80) = r5
	if w5 != 0 goto .L185
	w2 = w3
	w2 &= 28
	r2 += r10
	r2 += -83
	*(u8 *)(r2 + 12) = 32
	if w3 s> w7 goto .L202
	r4 = r9
	r4 += -120
	lock *(u64 *)(r4 + 328) &= r0
	r0 = (s32)r3
	r7 = le64 r7
.L202:
	*(u32 *)(r10 - 12) = r0
	r6 = r0
	w6 &= 4
	if r6 == 2 goto .L207
	r0 ^= r6
.L207:
	r1 = *(s32 *)(r10 - 48)
	w8 = w1
	if r0 > r5 goto .L221
	r7 = 982
	r5 = r7
	r7 s/= 0
	r5 s%= 0
	r3 = *(s32 *)(r10 - 37)
	r2 = *(u64 *)(r9 + 160)
	r4 = *(u64 *)(r9 + 224)
	r7 = sub3 ll
	callx r7
	goto .L225
.L221:
	r3 = r10
	r3 += -31677
	w6 = atomic_fetch_xor((u32 *)(r3 + 31613), w6)
	*(u8 *)(r10 - 35) = r6
.L225:
	*(u64 *)(r10 - 32) = r8
	r3 = *(u8 *)(r10 - 30)
	w8 s>>= w3
	r5 = r3
	r3 s/= -1085739418
	r5 s%= -1085739418
	r0 = 32768
	w8 *= w3
	r0 /= -1360628834
	if r3 s<= r3 goto .L240
	if w8 s>= 10 goto .L237
	r5 = 0
.L237:
	r4 = r5
	w5 = atomic_fetch_add((u32 *)(r9 + 236), w5)
	goto .L244
.L240:
	r0 = r5
	w0 &= 124
	r0 += r9
	r3 = *(u8 *)(r0 + 96)
.L244:
	r8 = le16 r8
	r5 = r9
	w8 = xchg32_32(r5 + 228, w8)
	w7 = w8
	w7 &= 28
	r7 += r10
	r7 += -58
	r7 = *(s32 *)(r7 - 6)
	w6 s%= w6
	if w3 == w8 goto .L255
	r0 = *(u16 *)skb[197]
.L255:
	r0 = *(u16 *)(r10 - 46)
	r0 *= 65536
	*(u16 *)(r10 - 46) = r0
	r6 = 5
	*(u64 *)(r10 - 80) = r6
.L260:
	r8 = (s32)r8
	r5 = (s16)r7
	r6 = *(u64 *)(r10 - 80)
	r6 += -1
	*(u64 *)(r10 - 80) = r6
	if r6 != 0 goto .L260
	r5 = r9
	r5 += -192
	*(u64 *)(r5 + 240) = 8
	if w7 s< 1170682280 goto .L282
	*(u32 *)(r9 + 132) = r7
	r5 = r9
	*(u32 *)(r5 + 196) = r8
	r1 = *(u64 *)(r9 + 128)
	r2 = *(u64 *)(r9 + 136)
	r3 = 0x8000000000000000 ll
	r4 = 0x5fddba48e2a0d166 ll
	r5 = *(u64 *)(r9 + 96)
	call sub3
	r0 = *(u8 *)skb[187]
.L282:
	r8 <<= 19
	r8 s>>= 19
	w7 /= 80
	lock *(u32 *)(r10 - 44) ^= w8
	r7 &= 0
	if r8 != 286995932 goto .L296
	r6 -= 11
	r7 = r9
	r7 += -200
	*(u8 *)(r7 + 201) = -3
	r8 >>= r8
	r2 = 0xffffffff00000000 ll
	goto .L299
.L296:
	if r6 s<= r7 goto .L299
	r8 *= 15
	*(u16 *)(r10 - 22) = -198320428
.L299:
	w6 <<= 41
	r6 ^= r8
	r1 = r9
	r1 += 32255
	w6 = atomic_fetch_and((u32 *)(r1 - 32223), w6)
	r6 = r8
	r4 = r6
	r6 <<= 23
	r4 >>= 41
	r6 |= r4
	r6 = be16 r6
	r4 = -r4
	*(u64 *)(r10 - 48) = -2147483647
	r5 = r10
	r5 += -38
	*(u16 *)(r5 - 14) = r8
	if w6 s< w4 goto .L317
	r0 = r6
.L317:
	r6 = 3
.L318:
	r3 = *(u32 *)(r9 + 248)
	if w4 s< w4 goto .L325
	r4 /= 6
	r0 = le32 r0
	w7 = w8
	r4 <<= 34
	r4 >>= 57
.L325:
	r6 += -1
	if r6 > 0 goto .L318
	if r3 s< r8 goto .L329
	r3 = r0
.L329:
	r6 = le64 r6
	w3 = atomic_fetch_add((u32 *)(r10 - 16), w3)
	w0 %= w6
	r5 = *(u64 *)(r9 + 16)
	w5 /= w4
	*(u64 *)(r9 + 16) = r5
	r4 >>= 22
	r1 = (s8)r6
	w2 = w8
	r3 = r2
	w3 &= 33554432
	if r3 == 1 goto .L342
	r6 = le32 r6
.L342:
	w4 = w5
	w4 &= 124
	r4 += r9
	r4 += -115
	lock *(u32 *)(r4 + 163) ^= w5
	r0 = 0x123456789abcdef0 ll
	w8 = -w8
	r7 = *(s16 *)(r9 + 60)
	r3 /= r3
	r6 |= 997313254
	r8 = *(s16 *)(r10 - 70)
	*(u32 *)(r9 + 62) = r6
	r4 = (s8)r5
	if r0 s> r3 goto .L359
	r0 = r3
	exit
.L359:
	r7 = *(s16 *)(r10 - 56)
	*(u8 *)(r10 - 29) = r6
	r1 = *(u8 *)(r10 - 26)
	r0 += r5
	r7 = (s8)r8
	r8 = *(u32 *)(r9 + 167)
	r1 = atomic_fetch_or((u64 *)(r9 + 232), r1)
	w2 = w1
	r2 &= 124
	r2 += r9
	r2 += 106
	*(u16 *)(r2 - 38) = 128
	r6 = 1
	if w8 < 8537434 goto .L374
	w6 = 2
.L374:
	r4 /= r7
	*(u32 *)(r9 + 216) = r5
	if w6 != -14 goto .L379
	r4 = le64 r4
	goto .L399
.L379:
	if r1 <= 256 goto .L389
	if w6 s>= w7 goto .L388
	r1 = be32 r1
	if w7 != 902244927 goto .L385
	r0 = r3
	exit
.L385:
	r6 <<= 3
	r6 >>= 3
	r4 s>>= 12
.L388:
	r2 = (s32)r4
.L389:
	r6 = 3
	*(u64 *)(r10 - 88) = r6
.L391:
	*(u8 *)(r10 - 51) = 408605444
	r3 = le64 r3
	r8 s/= 934840842
	*(u32 *)(r9 + 32) = r3
	r6 = *(u64 *)(r10 - 88)
	w6 += -1
	*(u64 *)(r10 - 88) = r6
	if w6 s> 0 goto .L391
.L399:
	w3 = -w3
	*(u8 *)(r9 + 87) = r0
	if r1 != r6 goto .L407
	w6 ^= w0
	w0 = -w0
	r1 >>= r7
	w8 = -w8
	goto .L410
.L407:
	r2 = 0x6d33f ll
	w7 *= 229920
.L410:
	w4 = w4
	r0 = *(s32 *)(r9 + 220)
	w3 = w6
	r3 &= 124
	r3 += r9
	r3 += 165
	r4 = xchg_64(r3 - 85, r4)
	if w6 <= -948588891 goto .L441
	r6 = (s32)r6
	w0 >>= 36
	if w0 == -258501448 goto .L435
	r5 = r5
	w5 &= 524287
	if r5 == 1 goto .L425
	w4 += -15
.L425:
	r3 = r5
	r3 &= 28
	r3 += r10
	r3 += -209
	*(u16 *)(r3 + 149) = 7
	r7 = r6
	r6 /= 4
	r7 %= 4
	w5 = -w5
	goto .L440
.L435:
	r2 = *(u8 *)(r10 - 66)
	may_goto .L437
.L437:
	r0 = (s16)r8
	r3 = 2
	call sub2
.L440:
	w7 s/= 33
.L441:
	r2 = *(u32 *)(r9 + 24)
	r0 = be16 r0
	r5 = 0x123456789abcdef0 ll
	w7 /= w7
	w0 = -w0
	r0 = atomic_fetch_and((u64 *)(r10 - 48), r0)
	store_release((u32 *)(r9 + 72), w6)
	r5 = le16 r5
	if w6 s>= -20174104 goto .L460
	*(u32 *)(r10 - 12) = 0
	r7 = 0xfffffffffffffff1 ll
	r0 = r9
	r4 = *(u32 *)(r0 + 180)
	w4 += w7
	*(u32 *)(r0 + 180) = r4
	r3 = 1
	gotol .L466
.L460:
	r4 = r7
	r4 &= 28
	r4 += r10
	r4 += -164
	r5 = xchg_64(r4 + 96, r5)
	w0 |= w0
.L466:
	w5 <<= w8
	r2 = r7
	r8 = r2
	w2 <<= 17
	w8 >>= 15
	r2 |= r8
	r6 = -r6
	r8 = 4
.L474:
	if w7 s>= 0 goto .L481
	r5 *= -483199346
	w2 = w5
	r2 &= 28
	r2 += r10
	r2 += 234
	*(u16 *)(r2 - 280) = 65536
.L481:
	r5 = -1248870783
	r2 = 65535
	r8 += -1
	if r8 > 0 goto .L474
	r8 = r5
	r8 &= 124
	r8 += r9
	r8 += 61
	r8 = *(s16 *)(r8 + 31)
	r6 = r6
	r6 &= 124
	r6 += r9
	r6 += 32112
	r8 = atomic_fetch_or((u64 *)(r6 - 32096), r8)
	w0 = w7
	r0 &= 124
	r0 += r9
	r6 = *(u16 *)(r0 + 88)
	r6 <<= 7547004
	*(u16 *)(r0 + 88) = r6
	if w7 == w6 goto .L507
	r2 = r8
	r2 &= 2048
	if r2 == 2 goto .L506
	w6 = -w6
.L506:
	goto .L520
.L507:
	w8 ^= w7
	if w8 s<= w8 goto .L520
	r4 = r6
	r7 = r4
	w4 <<= 18
	w7 >>= 14
	r4 |= r7
	w2 &= w5
	if w7 s> w6 goto .L520
	r4 = 1
	if w7 <= w4 goto .L519
	r4 = r2
.L519:
	r7 = be64 r7
.L520:
	r6 s>>= r7
	r0 = 1
	if w8 s>= 72645 goto .L545
	lock *(u32 *)(r9 + 24) ^= w8
	r1 = r9
	r1 += -26
	r6 = *(u16 *)(r1 + 214)
	w6 ^= 527
	*(u16 *)(r1 + 214) = r6
	r8 = 1
	*(u64 *)(r10 - 88) = r8
.L531:
	r2 = r7
	r2 &= 28
	r2 += r10
	r2 += -210
	*(u64 *)(r2 + 154) = r6
	*(u16 *)(r10 - 16) = r8
	r0 = *(s16 *)(r10 - 17)
	w7 = 7
	r6 = le32 r6
	r8 = *(u64 *)(r10 - 88)
	r8 += -1
	*(u64 *)(r10 - 88) = r8
	if w8 != 0 goto .L531
	goto .L546
.L545:
	w8 = (s8)w8
.L546:
	w8 = atomic_fetch_and((u32 *)(r9 + 68), w8)
	r1 = r7
	r0 = r9
	r0 += -36
	r8 = *(u64 *)(r0 + 284)
	r0 = r1
	w1 /= -4
	w0 %= -4
	if r8 s> r0 goto .L557
	r4 = *(s8 *)(r10 - 62)
	goto .L589
.L557:
	if w1 != w7 goto .L570
	w5 = -2147483648
	w1 = atomic_fetch_or((u32 *)(r10 - 48), w1)
	r5 = le16 r5
	r5 = 4
	*(u64 *)(r10 - 96) = r5
.L563:
	r6 = *(s32 *)(r10 - 12)
	r1 = -r1
	*(u16 *)(r9 + 168) = r5
	r5 = *(u64 *)(r10 - 96)
	w5 += -1
	*(u64 *)(r10 - 96) = r5
	if w5 s> 0 goto .L563
.L570:
	if w8 == w0 goto .L580
	if w8 < 64 goto .L578
	r6 = 17
	r8 ^= r8
	r6 = r10
	r6 += -256
	lock *(u32 *)(r6 + 196) |= w1
	w0 -= w8
.L578:
	r7 = le32 r7
	goto .L589
.L580:
	w6 *= 739257943
	r2 = *(u64 *)(r9 + 176)
	r3 = r2
	r4 = 5144148
	r5 = 0xe0c24385280fb84d ll
	call sub1
	if r0 == 905243702 goto .L589
	exit
.L589:
	w0 = (s16)w7
	*(u64 *)(r9 + 216) = 1218023055
	*(u32 *)(r10 - 51) = -1736734064
	w4 = w8
	w4 &= 28
	r4 += r10
	r4 += 119
	r4 = *(s16 *)(r4 - 190)
	r0 = 17
	if w4 != w0 goto .L640
	r5 = r10
	r5 = *(s16 *)(r5 - 48)
	r8 = (s32)r5
	if w0 > w4 goto .L639
	if w7 > w5 goto .L608
	if w5 <= w8 goto .L606
	r8 = r7
.L606:
	r6 = *(s32 *)(r9 + 104)
	goto .L637
.L608:
	if w0 s<= -1210892170 goto .L614
	w8 s%= 0
	*(u8 *)(r10 - 54) = 207239
	if r8 s<= 489096351 goto .L613
	exit
.L613:
	gotol .L618
.L614:
	r8 = *(u64 *)(r9 + 248)
	*(u16 *)(r10 - 72) = r5
	r0 = *(s32 *)(r10 - 70)
	r0 = 7
.L618:
	if r7 s<= 558228329 goto .L624
	w7 = w7
	w7 &= 124
	r7 += r9
	r5 = *(u32 *)(r7 + 66)
	r0 = 0
.L624:
	r1 = r8
	r2 = *(u64 *)(r9 + 32)
	r3 = 0xff00ff00ff00ff ll
	r4 = 0x9ba59f4b247ad708 ll
	r5 = r1
	call sub3
	r1 = r8
	r7 = r1
	r1 <<= 6
	r7 >>= 58
	r1 |= r7
.L637:
	r8 = le32 r8
	r0 = le64 r0
.L639:
	gotol .L643
.L640:
	if r7 s< r0 goto .L643
	r0 = r7
	exit
.L643:
	r8 = -r8
	r2 = (s8)r0
	r7 = r0
	r7 &= 28
	r7 += r10
	r0 = *(s8 *)(r7 - 61)
	r2 s/= 79
	r7 = *(u8 *)(r9 + 113)
	r7 = le16 r7
	r0 = r7
	r4 = r0
	w0 <<= 27
	w4 >>= 5
	r0 |= r4
	r1 = r4
	r0 = r1
	w1 <<= 12
	w0 >>= 20
	r1 |= r0
	r1 = r7
	w1 &= 124
	r1 += r9
	r8 = atomic_fetch_and((u64 *)(r1 + 60), r8)
	r6 = r10
	r6 += -167
	*(u16 *)(r6 + 123) = -1454868503
	if r0 <= -2147483648 goto .L698
	r4 = r2
	w2 /= -1
	w4 %= -1
	if r2 >= 0 goto .L688
	r1 = *(u64 *)(r9 + 32)
	r3 = 2816113
	r5 = r3
	r4 = *(u64 *)(r9 + 128)
	call sub3
	if w8 s> w0 goto .L686
	r2 = r9
	r2 += -169
	*(u8 *)(r2 + 277) = 571392983
	*(u64 *)(r9 + 200) = 3
	*(u16 *)(r9 + 96) = 1661672712
	r7 = le32 r7
.L686:
	r0 s>>= 65
	gotol .L692
.L688:
	r4 /= 127
	r8 = r9
	r8 += -45
	store_release((u8 *)(r8 + 261), w2)
.L692:
	r3 = (s16)r0
	r2 = r7
	w2 &= 134217727
	if w2 != 2 goto .L697
	r0 = le32 r0
.L697:
	goto .L700
.L698:
	r5 = (s32)r0
	r6 = *(u32 *)(r9 + 20)
.L700:
	r4 = 0x7fffffffffffffff ll
	r0 -= 15
	r7 /= 67289
	r8 = *(u64 *)(r9 + 176)
	w8 += w7
	*(u64 *)(r9 + 176) = r8
	r8 = *(s32 *)(r9 + 195)
	r8 = -r8
	w7 %= 275649314
	r1 = *(u32 *)(r9 + 172)
	w4 >>= w2
	r7 = r9
	r7 += -56
	r7 = *(s8 *)(r7 + 288)
	w2 = w4
	w2 &= 28
	r2 += r10
	r2 += 32038
	*(u8 *)(r2 - 32091) = -8
	may_goto .L721
.L721:
	w5 = w7
	if w0 == w8 goto .L724
	w7 = -w7
.L724:
	r2 = *(u8 *)(r9 + 11)
	r1 = r0
	w1 &= 28
	r1 += r10
	*(u32 *)(r1 - 57) = -18
	w0 |= w5
	if w4 <= 0 goto .L759
	if w2 == 65535 goto .L747
	if w2 s< w5 goto .L735
	r5 = (s8)r5
	goto .L737
.L735:
	*(u16 *)(r9 + 233) = 16
	r3 = (s32)r7
.L737:
	r8 = r5
	r8 &= 124
	r8 += r9
	*(u8 *)(r8 + 31) = r4
	r8 = 0x9e02ffd158870f26 ll
	r7 = r9
	r7 += -50
	*(u8 *)(r7 + 95) = -2
	goto .L753
.L747:
	r3 = *(u8 *)(r10 - 36)
	r3 += r0
	*(u8 *)(r10 - 36) = r3
	r4 = r9
	*(u64 *)(r4 + 144) = r0
	r2 = 4
.L753:
	if w8 s< w5 goto .L759
	r3 = 256
	w0 /= w5
	r1 = r8
	*(u16 *)(r10 - 72) = r0
	r2 = *(u64 *)(r10 - 72)
.L759:
	r8 = 1
.L760:
	r0 = *(u32 *)(r9 + 148)
	if r8 > r0 goto .L764
	r2 += r0
	*(u32 *)(r10 - 41) = 16711935
.L764:
	if r0 & 63 goto .L768
	r0 = le16 r0
	r0 = be32 r0
	w5 += w0
.L768:
	r2 -= r0
	r8 += -1
	if r8 > 0 goto .L760
	r0 = 7
	lock *(u32 *)(r9 + 252) += w8
	r6 = r8
	r2 = r6
	w6 <<= 26
	w2 >>= 6
	w6 ^= w2
	r2 = r2
	r8 = r2
	w2 <<= 18
	w8 >>= 14
	r2 |= r8
	if w2 <= 459 goto .L786
	r0 = r6
	exit
.L786:
	r7 = r8
	r7 &= 28
	r7 += r10
	r7 = *(s8 *)(r7 - 49)
	if r8 != 2147483647 goto .L793
	lock *(u64 *)(r9 + 36) &= r2
	goto .L809
.L793:
	r6 = *(u8 *)(r10 - 21)
	if w8 s>= w2 goto .L802
	if w6 >= 8 goto .L800
	r2 <<= r2
	if r8 & 0 goto .L800
	r0 = r7
	exit
.L800:
	r5 = *(s32 *)(r10 - 62)
	gotol .L808
.L802:
	r6 = r8
	w6 &= 124
	r6 += r9
	r2 = xchg_64(r6 + 4, r2)
	r2 <<= 32
	r2 >>= 32
.L808:
	w7 = 5
.L809:
	r8 = *(s8 *)(r10 - 48)
	w7 /= w8
	w8 = -w8
	r0 = r8
	w0 = cmpxchg32_32(r9 + 120, w0, w7)
	r1 = *(u64 *)(r9 + 192)
	r3 = *(u64 *)(r9 + 160)
	r4 = *(u64 *)(r9 + 8)
	r5 = *(u64 *)(r9 + 176)
	r3 = r5
	call sub3
	r0 *= 16777619
	r0 += r7
	r0 *= 16777619
	r0 += r8
	r1 = *(u64 *)(r10 - 72)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 64)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 40)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 32)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 24)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 16)
	r0 *= 16777619
	r0 += r1
	exit
.func sub1
sub1:
	*(u64 *)(r10 - 80) = 32767
	*(u64 *)(r10 - 72) = r1
	*(u64 *)(r10 - 64) = r4
	*(u64 *)(r10 - 56) = 64
	*(u64 *)(r10 - 48) = 7
	*(u64 *)(r10 - 40) = 0
	*(u64 *)(r10 - 32) = -1556404037
	*(u64 *)(r10 - 24) = 32767
	r0 = r1
	r6 = r5
	r7 = 14
	r8 = 33
	r4 = *(s16 *)(r10 - 50)
	r6 = r10
	r6 += 32023
	*(u8 *)(r6 - 32085) = -16
	w7 = 1796
	r0 = r10
	r0 += 60
	lock *(u64 *)(r0 - 112) |= r3
	w8 %= -1001524100
	r6 = r3
	w6 &= 28
	r6 += r10
	r6 += 32116
	r6 = *(s8 *)(r6 - 32177)
	r9 = r1
	r9 &= 28
	r9 += r10
	r9 += 50
	r0 = *(u32 *)(r9 - 102)
	if w5 >= 212570 goto .L877
	r0 = r4
	exit
.L877:
	r8 = le16 r8
	r7 = (s16)r3
	r5 -= 111791797
	if w1 s> w7 goto .L883
	r0 = r6
	exit
.L883:
	if r7 == r6 goto .L889
	store_release((u64 *)(r10 - 32), r0)
	*(u8 *)(r10 - 74) = 2054861557
	w2 = 5605
	call sub3
	r0 = 7
.L889:
	w6 = atomic_fetch_add((u32 *)(r10 - 80), w6)
	r6 = 1
	if r8 s>= 16711935 goto .L893
	r6 = r6
.L893:
	r6 = le16 r6
	r0 = 0xffffffff00000000 ll
	r5 = r10
	r5 += -40
	w0 = cmpxchg32_32(r5 - 12, w0, w8)
	w7 = w6
	r7 &= 28
	r7 += r10
	lock *(u64 *)(r7 - 68) |= r6
	if r8 s>= 10 goto .L906
	r0 = r8
	exit
.L906:
	r8 = le64 r8
	w8 = load_acquire((u8 *)(r10 - 36))
	r3 = r0
	w3 &= 2
	if r3 == 0 goto .L912
	r9 = (s16)r8
.L912:
	r0 = 7
	w6 |= w6
	r1 = *(s8 *)(r10 - 42)
	*(u16 *)(r10 - 70) = -918798985
	w8 ^= 17
	r8 = 4
	if r8 & r8 goto .L928
.L919:
	r0 = 7
	r0 = *(u32 *)(r10 - 72)
	w0 = cmpxchg32_32(r10 - 72, w0, w8)
	r6 = 3
.L923:
	r3 = 65535
	w0 ^= w1
	r6 += -1
	if r6 s> 0 goto .L923
	w2 = w0
.L928:
	r1 = bswap16 r1
	r8 += -1
	if r8 s> 0 goto .L919
	if r6 >= r1 goto .L941
	r5 = r6
	w5 &= 8388608
	if r5 == 1 goto .L936
	r5 = be64 r5
.L936:
	w1 ^= -1460772644
	r6 = r10
	r6 += -74
	r6 = *(u16 *)(r6 + 52)
	goto .L996
.L941:
	if r6 & -7 goto .L988
	r5 = r6
	r5 &= 28
	r5 += r10
	r5 += 29
	store_release((u64 *)(r5 - 105), r1)
	if r1 s>= r1 goto .L977
	if r1 < -1 goto .L960
	r6 = r10
	r6 = *(s16 *)(r6 - 78)
	r6 = r10
	r6 += -254
	r9 = *(u64 *)(r6 + 183)
	r9 /= r8
	*(u64 *)(r6 + 183) = r9
	if r1 >= 0 goto .L959
	r0 = r8
	exit
.L959:
	gotol .L974
.L960:
	r7 = r8
	w8 s/= -1
	w7 s%= -1
	r6 = -r6
	if w6 != 32768 goto .L967
	r0 = r1
	exit
.L967:
	r0 = 0x8000000000000000 ll
	r8 = r8
	r8 &= 28
	r8 += r10
	r8 += -218
	r0 = cmpxchg_64(r8 + 154, r0, r1)
.L974:
	w1 >>= 59
	*(u8 *)(r10 - 43) = -1800412105
	goto .L986
.L977:
	if r1 s<= -2147483648 goto .L982
	r1 <<= 32
	r1 s>>= 32
	r1 = le16 r1
	goto .L985
.L982:
	r7 = *(s8 *)(r10 - 45)
	r0 = 1
	r8 = *(u64 *)(r10 - 65)
.L985:
	r6 |= r8
.L986:
	r2 = 15794
	w2 -= w2
.L988:
	r7 = 0x5aa992b1acfdc59f ll
	r5 = r7
	r5 &= 1073741824
	if r5 == 2 goto .L994
	r5 = le16 r5
.L994:
	r5 = *(s16 *)(r10 - 72)
	r5 = (s32)r5
.L996:
	w5 = -w5
	if r5 s>= -1469372052 goto .L1000
	r2 = r5
	r4 = *(u32 *)(r10 - 48)
.L1000:
	r6 = r5
	r6 &= 28
	r6 += r10
	lock *(u64 *)(r6 - 76) |= r5
	r3 = r5
	if r3 & r3 goto .L1018
	if r3 & -824189039 goto .L1009
	*(u16 *)(r10 - 62) = 1964215820
	goto .L1015
.L1009:
	*(u8 *)(r10 - 72) = r5
	r2 = *(u16 *)(r10 - 68)
	r5 <<= 32
	r5 s>>= 32
	w2 %= 426116215
	r2 += 0
.L1015:
	r8 = 366
	r6 = 0x2b685007183d845 ll
.L1018:
	r5 *= r3
	r0 = 7
	r3 = 14
	r3 *= r3
	r8 = (s8)r3
	r8 %= 1204288
	r3 <<= 9
	r3 >>= 9
	r7 = r10
	r7 += -237
	r8 = atomic_fetch_xor((u64 *)(r7 + 189), r8)
	r2 = *(u32 *)(r10 - 64)
	if r8 > r3 goto .L1040
	r2 s/= r3
	r8 = 3
.L1033:
	if w3 <= w2 goto .L1039
	r9 = r10
	r9 += 32266
	r7 = *(u64 *)(r9 - 32342)
	r8 += -1
	if w8 != 0 goto .L1033
.L1039:
	gotol .L1060
.L1040:
	r3 = -r3
	if w8 <= w3 goto .L1060
	w8 = -w8
	if w2 s> -1435489293 goto .L1057
	if w8 < w3 goto .L1047
	r0 = r3
	exit
.L1047:
	r9 = (s32)r2
	if w8 >= w2 goto .L1051
	r2 %= -412366030
	goto .L1056
.L1051:
	w9 s>>= w8
	if w9 < -2116168039 goto .L1055
	r0 = r8
	exit
.L1055:
	r4 = (s8)r3
.L1056:
	goto .L1060
.L1057:
	if r3 s>= -470883363 goto .L1060
	r0 = r3
	exit
.L1060:
	r0 = 0xe282f2746bb51027 ll
	r0 *= 16777619
	r0 += r2
	r0 *= 16777619
	r0 += r3
	r0 *= 16777619
	r0 += r8
	r1 = *(u64 *)(r10 - 80)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 64)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 56)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 40)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 32)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 24)
	r0 *= 16777619
	r0 += r1
	exit
.func sub2
sub2:
	*(u64 *)(r10 - 64) = -11
	*(u64 *)(r10 - 56) = r3
	*(u64 *)(r10 - 48) = -1522889390
	*(u64 *)(r10 - 40) = r4
	*(u64 *)(r10 - 32) = 35865
	*(u64 *)(r10 - 24) = r4
	*(u64 *)(r10 - 16) = 2116514817
	*(u64 *)(r10 - 8) = r3
	r0 = -3
	r6 = 2147483647
	r7 = r4
	r8 = 15
	r3 = r8
	w3 &= 28
	r3 += r10
	r3 += -8
	w2 = atomic_fetch_and((u32 *)(r3 - 36), w2)
	r2 = r10
	r2 += -172
	*(u32 *)(r2 + 168) = r5
	r7 = r1
	r7 &= 1048576
	if r7 == 1 goto .L1111
	r1 = (s16)r1
.L1111:
	r8 = 1
	if r1 > 2147483647 goto .L1114
	r8 = r8
.L1114:
	if w4 > 16 goto .L1124
	r8 = 3
.L1116:
	r4 s%= -16
	r0 = *(u32 *)(r10 - 12)
	w0 = cmpxchg32_32(r10 - 12, w0, w0)
	r7 s/= r5
	r8 += -1
	if w8 s> 0 goto .L1116
	r8 -= 32
	w5 = atomic_fetch_or((u32 *)(r10 - 36), w5)
.L1124:
	w8 ^= w1
	r6 s%= r0
	if r5 > r0 goto .L1147
	r4 = be32 r4
	if w6 s> 1689797906 goto .L1146
	w7 = (s16)w0
	if r6 == 32768 goto .L1137
	w4 /= -2147483647
	r7 = be16 r7
	r7 = *(u32 *)(r10 - 48)
	r7 -= 1794181
	*(u32 *)(r10 - 48) = r7
	goto .L1142
.L1137:
	w5 = w4
	r5 &= 28
	r5 += r10
	r5 += -230
	r5 = *(u8 *)(r5 + 169)
.L1142:
	if w4 == w7 goto .L1145
	r0 = r8
	exit
.L1145:
	r1 = *(s16 *)(r10 - 12)
.L1146:
	goto .L1148
.L1147:
	r4 = le32 r4
.L1148:
	if w8 == 63 goto .L1150
	r9 = 127
.L1150:
	if r0 == -1 goto .L1158
	if w0 & 18258253 goto .L1154
	r0 = r1
	exit
.L1154:
	r4 = r8
	r4 &= 28
	r4 += r10
	*(u16 *)(r4 - 54) = 127
.L1158:
	r0 = 0
	r4 = 0x258981fda1 ll
	r4 = be64 r4
	r4 <<= 49
	r4 s>>= 49
	r6 = *(u8 *)(r10 - 34)
	r8 s/= r7
	r8 = -r8
	r3 = r4
	r3 &= 28
	r3 += r10
	*(u8 *)(r3 - 48) = r4
	if w6 == 10 goto .L1181
	if r4 <= 16711935 goto .L1180
	if w6 >= w8 goto .L1180
	if r4 < -1 goto .L1176
	r6 &= 16711935
.L1176:
	if r7 s< -20 goto .L1179
	r0 = r6
	exit
.L1179:
	goto .L1180
.L1180:
	gotol .L1181
.L1181:
	r0 = 17
	r0 *= 16777619
	r0 += r4
	r0 *= 16777619
	r0 += r6
	r0 *= 16777619
	r0 += r7
	r0 *= 16777619
	r0 += r8
	r1 = *(u64 *)(r10 - 56)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 32)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 24)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 16)
	r0 *= 16777619
	r0 += r1
	exit
.func sub3
sub3:
	*(u64 *)(r10 - 304) = r5
	*(u64 *)(r10 - 296) = r4
	*(u64 *)(r10 - 288) = r4
	*(u64 *)(r10 - 280) = r4
	*(u64 *)(r10 - 272) = r3
	*(u64 *)(r10 - 264) = r1
	*(u64 *)(r10 - 256) = 2
	*(u64 *)(r10 - 248) = r3
	r0 = 0x100000000 ll
	r0 /= r4
	if r4 >= r3 goto .L1217
	r0 = r1
	exit
.L1217:
	r1 = *(u64 *)(r10 - 291)
	r0 = 1
	r7 = 14
	r7 %= r7
	r7 >>= r7
	if r7 > 6 goto .L1225
	r0 = r7
	exit
.L1225:
	r7 *= 10
	r1 = r10
	r1 += -75
	*(u64 *)(r1 - 189) = -2
	r3 = r7
	w3 &= 28
	r3 += r10
	r3 += 8
	r8 = *(u8 *)(r3 - 289)
	r5 = 4
	*(u64 *)(r10 - 312) = r5
.L1236:
	*(u64 *)(r10 - 256) = r8
	r5 = *(u64 *)(r10 - 312)
	r5 += -1
	*(u64 *)(r10 - 312) = r5
	if r5 s> 0 goto .L1236
	r9 = r7
	r9 &= 268435455
	if r9 == 1 goto .L1245
	r9 %= r9
.L1245:
	r7 s/= r5
	r8 = 3
.L1247:
	r7 = -r7
	w9 = atomic_fetch_and((u32 *)(r10 - 276), w9)
	r9 ^= r5
	if w7 s>= w9 goto .L1253
	r0 = r8
	exit
.L1253:
	r8 += -1
	if w8 s> 0 goto .L1247
	r7 = *(u16 *)(r10 - 280)
	w7 /= -922682031
	*(u16 *)(r10 - 280) = r7
	r5 s%= r9
	if r9 >= r5 goto .L1262
	r0 = r7
	exit
.L1262:
	r9 = r7
	r9 &= 8191
	if r9 == 2 goto .L1266
	r9 = be16 r9
.L1266:
	w5 = w5
	w7 |= w9
	r9 = 0xc49b0aa22c5361a6 ll
	r7 = 4
.L1271:
	w5 = -w5
	w5 = -w5
	w7 += -1
	if r7 s> 0 goto .L1271
	r5 = r10
	r5 += -31775
	*(u64 *)(r5 + 31489) = r9
	r8 = bswap16 r8
	w7 = -1653791096
	store_release((u8 *)(r10 - 288), w7)
	lock *(u64 *)(r10 - 280) ^= r7
	w0 = (s8)w9
	may_goto .L1284
.L1284:
	lock *(u64 *)(r10 - 268) &= r0
	r6 = r9
	r4 = r6
	r6 <<= 7
	r4 >>= 57
	r6 |= r4
	r4 = 0xd33b4a710cbd4471 ll
	may_goto .L1293
.L1293:
	r6 = 5
.L1294:
	r7 = r10
	r7 += -84
	r7 = *(s8 *)(r7 - 218)
	r6 += -1
	if w6 != 0 goto .L1294
	may_goto .L1300
.L1300:
	if r8 != r6 goto .L1303
	r0 = r9
	exit
.L1303:
	r7 = *(s8 *)(r10 - 272)
	r9 = r7
	r9 &= 28
	r9 += r10
	*(u8 *)(r9 - 297) = r7
	r9 = 5
.L1309:
	w6 s%= 9
	r0 s/= -219923865
	w5 = w0
	w9 += -1
	if r9 > 0 goto .L1309
	r2 = r10
	*(u32 *)(r2 - 264) = 31
	r1 = r10
	r1 += -148
	*(u64 *)(r1 - 140) = 2
	r7 = 3
.L1320:
	r4 = -r4
	r9 = (s8)r5
	r7 += -1
	if w7 s> 0 goto .L1320
	lock *(u32 *)(r10 - 280) &= w8
	r1 = r5
	w9 s/= w7
	r5 &= 323355280
	*(u32 *)(r10 - 280) = 597127894
	w0 = (s16)w0
	r3 = load_acquire((u64 *)(r10 - 296))
	*(u64 *)(r10 - 248) = r8
	w9 = w0
	r9 = atomic_fetch_or((u64 *)(r10 - 264), r9)
	r8 = 3
.L1335:
	if w0 != w4 goto .L1342
	r4 = r10
	r4 += -1
	r9 = *(s16 *)(r4 - 249)
	r4 = 180855
	r8 += -1
	if r8 s> 0 goto .L1335
.L1342:
	r3 <<= r7
	if w1 > 1150705335 goto .L1346
	r0 = r5
	exit
.L1346:
	r9 = -1
	if w5 s< 64 goto .L1350
	r0 = r4
	exit
.L1350:
	r3 = le16 r3
	store_release((u64 *)(r10 - 272), r0)
	*(u8 *)(r10 - 287) = -2094987735
	*(u32 *)(r10 - 276) = r9
	r3 = -r3
	r2 = 17
	w4 <<= 55
	if r7 s< r7 goto .L1360
	r3 = *(u32 *)(r10 - 280)
	goto .L1362
.L1360:
	r3 <<= 48
	store_release((u32 *)(r10 - 264), w6)
.L1362:
	w9 /= -91125589
	w2 -= w1
	if r8 s< -14 goto .L1376
	r6 |= r1
	w7 = w4
	w7 &= 28
	r7 += r10
	r2 = xchg_64(r7 - 292, r2)
	r5 = r5
	r5 &= 28
	r5 += r10
	r5 += -159
	r5 = *(s8 *)(r5 - 123)
	goto .L1377
.L1376:
	w9 s>>= 18
.L1377:
	r4 = (s8)r1
	r0 /= 0
	r2 += r1
	r3 = r10
	*(u64 *)(r3 - 256) = 2086902062
	if r1 != r8 goto .L1385
	r0 = r2
	exit
.L1385:
	r6 = bswap16 r6
	r4 = r4
	w4 &= 3
	if w4 != 1 goto .L1390
	r7 = (s16)r9
.L1390:
	r2 = -r2
	r6 = 0x55a61387b0429f03 ll
	w6 = w4
	if r1 == -7 goto .L1397
	r0 = r6
	exit
.L1397:
	r6 = 0xa00b01a4a382fd2e ll
	r4 <<= 32
	r4 s>>= 32
	r5 = r8
	w5 &= -2147483648
	if r5 == 0 goto .L1405
	r1 = -r1
.L1405:
	w2 = w4
	w2 &= 28
	r2 += r10
	r2 += 142
	r7 = *(s8 *)(r2 - 430)
	r6 = le64 r6
	r6 = 2
.L1412:
	r8 = 16
	r0 = 517827
	r5 = r10
	r5 += 32207
	*(u8 *)(r5 - 32451) = 1
	r5 = r0
	r6 += -1
	if r6 > 0 goto .L1412
	r7 = le16 r7
	r8 = r10
	r8 += 155
	r6 = *(u8 *)(r8 - 446)
	w6 *= -1
	*(u8 *)(r8 - 446) = r6
	r9 = -r9
	r9 <<= 0
	r9 >>= 0
	*(u32 *)(r10 - 296) = 3
	w5 = -w5
	if r6 < -3 goto .L1438
	if w7 > w4 goto .L1435
	r0 = r5
	exit
.L1435:
	r3 = -9
	r3 -= 2147483647
	w0 /= w3
.L1438:
	w7 /= w6
	w6 /= w9
	w6 = atomic_fetch_add((u32 *)(r10 - 296), w6)
	w1 = w7
	r1 &= 28
	r1 += r10
	r1 += -31683
	*(u8 *)(r1 + 31406) = r5
	w9 s%= 6595
	r3 = r0
	w3 &= 28
	r3 += r10
	r3 = *(s32 *)(r3 - 276)
	w9 = w7
	w9 &= 28
	r9 += r10
	r9 += 89
	r7 = *(s16 *)(r9 - 377)
	r0 = 7
	w0 = w7
	r7 <<= 13
	r7 >>= 13
	if r6 < r0 goto .L1463
	r0 = le32 r0
	r7 = le16 r7
.L1463:
	store_release((u16 *)(r10 - 296), w0)
	r6 &= 110272509
	r9 = *(u64 *)(r10 - 248)
	r9 s/= r0
	*(u64 *)(r10 - 248) = r9
	w7 -= 16181
	r0 = 0x7fffffffffffffff ll
	r9 = 1
.L1472:
	w6 = -w6
	r9 += -1
	if r9 != 0 goto .L1472
	r1 = r10
	r1 += -225
	r9 = *(s8 *)(r1 - 42)
	r5 = 2
	*(u64 *)(r10 - 312) = r5
.L1480:
	if r6 <= -18 goto .L1501
	if r5 == 256 goto .L1488
	r5 = 0x0 ll
	if w5 != -61195090 goto .L1487
	r0 = r7
	exit
.L1487:
	goto .L1492
.L1488:
	if r6 s< r5 goto .L1490
	r0 = 7
.L1490:
	if w9 & w9 goto .L1492
	lock *(u64 *)(r10 - 300) ^= r7
.L1492:
	r0 = r10
	r0 += 100
	store_release((u64 *)(r0 - 388), r7)
	r0 = 128
	r5 = 3
	r5 = *(u64 *)(r10 - 312)
	r5 += -1
	*(u64 *)(r10 - 312) = r5
	if w5 != 0 goto .L1480
.L1501:
	r0 = 1
	r6 %= r9
	*(u64 *)(r10 - 296) = r6
	r6 = le32 r6
	r5 = r7
	w5 &= 3
	if r5 == 1 goto .L1509
	r5 = bswap32 r5
.L1509:
	r0 = 7
	r1 = 2
	*(u64 *)(r10 - 312) = r1
.L1512:
	r3 = *(s16 *)(r10 - 261)
	r0 = 1
	r4 = r6
	r4 &= 256
	if r4 == 1 goto .L1518
	r7 s>>= r4
.L1518:
	r1 = 0x81b4225476f ll
	r1 = *(u64 *)(r10 - 312)
	r1 += -1
	*(u64 *)(r10 - 312) = r1
	if r1 s> 0 goto .L1512
	r9 = 1612657
	r9 = *(u16 *)(r10 - 245)
	r9 >>= r6
	*(u16 *)(r10 - 245) = r9
	r2 = r9
	w2 &= 28
	r2 += r10
	r2 += 172
	*(u32 *)(r2 - 448) = r4
	r5 = 0xffffffffffffffec ll
	r4 = le16 r4
	r6 = *(u16 *)(r10 - 278)
	w5 = -2147483648
	r7 = -r7
	w1 s>>= w5
	w6 = -w6
	if w7 s<= 8 goto .L1555
	if r7 <= 278 goto .L1545
	r9 = -2147483648
	goto .L1554
.L1545:
	r7 = r9
	r3 = r7
	w7 <<= 26
	w3 >>= 6
	w7 ^= w3
	if w3 >= -2 goto .L1553
	r0 = r3
	exit
.L1553:
	r1 = (s16)r6
.L1554:
	goto .L1556
.L1555:
	r7 = (s16)r7
.L1556:
	*(u16 *)(r10 - 284) = -1
	r1 = bswap32 r1
	r5 <<= 28
	r5 s>>= 28
	r7 = 4
.L1561:
	w6 = 969353856
	r7 += -1
	if r7 > 0 goto .L1561
	r6 = (s8)r9
	if w6 < 102 goto .L1570
	r7 = 0x7c589ddcb9b859c4 ll
	r6 s>>= 58
	goto .L1576
.L1570:
	w5 s%= w7
	r7 = *(s8 *)(r10 - 302)
	w1 /= 65535
	r2 = r5
	r5 /= -1
	r2 %= -1
.L1576:
	r3 = 3
	*(u64 *)(r10 - 312) = r3
.L1578:
	w1 |= 16
	lock *(u64 *)(r10 - 304) |= r3
	r9 |= r7
	r3 = *(u64 *)(r10 - 312)
	r3 += -1
	*(u64 *)(r10 - 312) = r3
	if w3 != 0 goto .L1578
	r1 <<= 2
	r1 >>= 2
	r5 = 1
	if w5 s>= -901100128 goto .L1590
	r5 = r6
.L1590:
	r2 = 0x1cbe6d63c0a ll
	*(u32 *)(r10 - 248) = r7
	r4 = *(u64 *)(r10 - 250)
	if w5 s<= w9 goto .L1597
	r0 = r9
	exit
.L1597:
	r4 s%= -1109071501
	r4 <<= 32
	r4 >>= 44
	r6 ^= r1
	w5 <<= w5
	r9 = *(u32 *)(r10 - 278)
	r9 -= r9
	*(u32 *)(r10 - 278) = r9
	r0 = -20
	r0 *= 16777619
	r0 += r1
	r0 *= 16777619
	r0 += r2
	r0 *= 16777619
	r0 += r3
	r0 *= 16777619
	r0 += r4
	r0 *= 16777619
	r0 += r5
	r0 *= 16777619
	r0 += r6
	r0 *= 16777619
	r0 += r7
	r0 *= 16777619
	r0 += r9
	r1 = *(u64 *)(r10 - 296)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 288)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 280)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 264)
	r0 *= 16777619
	r0 += r1
	r1 = *(u64 *)(r10 - 256)
	r0 *= 16777619
	r0 += r1
	exit
-- mem
57a57405c55412a905000000000000002b22a34fce01e6b80800000000000000
ae3d000000000000595d1588d4df02fcfd8366a4a443c20f831401301fc40100
6333a45ce9e7c7fc070000000000000012000000000000000200000000000000
ffffffff00000000273437b99b194b81e3205b3f1ce2d36a0300000000000000
effffffffffffffff40a000000000000ff000000000000000400000000000000
f7ffffffffffffffffffffff00000000d810d5703a8798a600000100000000bf
0300000000000000ffffffff01000000e3a502000000000002dd74be7a740300
ff00ff00ff00ff0046cfad2a47543000bf201f306c2944b5ffffffffffffff7f
-- result 87d6000000000000
-- mem-out
57a57405c55412a905000000000000002b22a34fce01e6b80800000000000000
ae3d000000000000595d1588d4df02fc97c79a95a443c20f831401301fc40100
6333a45ce9e7c7fc000000000000000012000000000000000200000000000000
ffffffff00000000273437b99b194b81e3205b3f1ce2d36a0300000000000000
efffff9cb32f60fff40a000000000000ff000000000000000400000000000000
f7ffffffffffffffffffffff00000000d810d5703a8798a600000100000000bf
0300000000000000ffffffff01000000e3a502000000000002dd74be7a740300
ff00ff00ff00ff0046cfad2a47543000bf201f306c2944b5ffffffffffffff7f
