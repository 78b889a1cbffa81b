	; Seed of the fuzzers: an instruction of each kind.
	r6 = r1
	r1 = 0x123456789abcdef0 ll
	r2 = 7
	w3 = -5
	r1 += r2
	r1 *= 3
	r1 /= r2
	r1 s%= 10
	w3 <<= 3
	r3 = (s8)r3
	r1 = bswap64 r1
	r1 = be16 r1
	*(u64 *)(r10 - 8) = r1
	*(u8 *)(r10 - 9) = 4
	r4 = *(u16 *)(r10 - 4)
	lock *(u64 *)(r10 - 8) += r2
	if r1 s> r2 goto +2
	if w3 & 4 goto +1
	goto +1
	r4 = -r4
	r0 = r4
	r0 += r1
	exit
