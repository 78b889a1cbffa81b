# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Programs for threads_main.c, each run by two threads at once on one word. Context, all u64: address of the word, number
# of rounds, operand, result. They return the number of errors they saw. What they do with 8 bytes comes first, the same
# with 4 bytes behind it.
.prog add8 other
add8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
loop_add8:
lock *(u64 *)(r6 + 0) += r8
r7 -= 1
if r7 != 0 goto loop_add8
r0 = 0
exit
# the sum of what was there before
.prog fetch_add8 other
fetch_add8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
loop_fetch_add8:
r2 = r8
r2 = atomic_fetch_add((u64 *)(r6 + 0), r2)
r9 += r2
r7 -= 1
if r7 != 0 goto loop_fetch_add8
*(u64 *)(r1 + 24) = r9
r0 = 0
exit
# puts values with equal halves there; all that was put in, is taken out once
.prog xchg8 other
xchg8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
r0 = 0
r5 = 0x100000001 ll
loop_xchg8:
r8 += r5
r2 = r8
r2 = xchg_64(r6 + 0, r2)
r9 += r2
w3 = w2
r2 >>= 32
if r2 == r3 goto whole_xchg8
r0 += 1
whole_xchg8:
r7 -= 1
if r7 != 0 goto loop_xchg8
*(u64 *)(r1 + 24) = r9
*(u64 *)(r1 + 16) = r8
exit
.prog cmpxchg8 other
cmpxchg8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r0 = *(u64 *)(r6 + 0)
loop_cmpxchg8:
r2 = r0
r2 += r8
r3 = r0
r0 = cmpxchg_64(r6 + 0, r0, r2)
if r0 != r3 goto loop_cmpxchg8
r7 -= 1
if r7 != 0 goto loop_cmpxchg8
r0 = 0
exit
# each thread has bits of its own, which nobody else may change
.prog fetch_bits8 other
fetch_bits8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = r8
r9 ^= -1
r0 = 0
loop_fetch_bits8:
r2 = r8
r2 = atomic_fetch_or((u64 *)(r6 + 0), r2)
r2 &= r8
if r2 == 0 goto one_fetch_bits8
r0 += 1
one_fetch_bits8:
r2 = r8
r2 = atomic_fetch_xor((u64 *)(r6 + 0), r2)
r2 &= r8
if r2 == r8 goto two_fetch_bits8
r0 += 1
two_fetch_bits8:
r2 = r8
r2 = atomic_fetch_xor((u64 *)(r6 + 0), r2)
r2 &= r8
if r2 == 0 goto three_fetch_bits8
r0 += 1
three_fetch_bits8:
r2 = r9
r2 = atomic_fetch_and((u64 *)(r6 + 0), r2)
r2 &= r8
if r2 == r8 goto four_fetch_bits8
r0 += 1
four_fetch_bits8:
r7 -= 1
if r7 != 0 goto loop_fetch_bits8
exit
.prog fetch_mix8 other
fetch_mix8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r9 = 0
loop_fetch_mix8:
r2 = r7
r2 <<= 32
r2 |= r7
r2 = atomic_fetch_xor((u64 *)(r6 + 0), r2)
r9 ^= r2
r7 -= 1
if r7 != 0 goto loop_fetch_mix8
*(u64 *)(r1 + 24) = r9
r0 = 0
exit
.prog bits8 other
bits8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = r8
r9 ^= -1
r0 = 0
loop_bits8:
lock *(u64 *)(r6 + 0) |= r8
r2 = *(u64 *)(r6 + 0)
r2 &= r8
if r2 == r8 goto one_bits8
r0 += 1
one_bits8:
lock *(u64 *)(r6 + 0) ^= r8
r2 = *(u64 *)(r6 + 0)
r2 &= r8
if r2 == 0 goto two_bits8
r0 += 1
two_bits8:
lock *(u64 *)(r6 + 0) ^= r8
lock *(u64 *)(r6 + 0) &= r9
r2 = *(u64 *)(r6 + 0)
r2 &= r8
if r2 == 0 goto three_bits8
r0 += 1
three_bits8:
r7 -= 1
if r7 != 0 goto loop_bits8
exit
# writes values with equal halves and looks at each time whether what is there has equal halves
.prog release8 other
release8:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r0 = 0
r5 = 0x100000001 ll
loop_release8:
r8 += r5
store_release((u64 *)(r6 + 0), r8)
r2 = load_acquire((u64 *)(r6 + 0))
w3 = w2
r2 >>= 32
if r2 == r3 goto whole_release8
r0 += 1
whole_release8:
r7 -= 1
if r7 != 0 goto loop_release8
exit
.prog add4 other
add4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
loop_add4:
lock *(u32 *)(r6 + 0) += w8
r7 -= 1
if r7 != 0 goto loop_add4
r0 = 0
exit
.prog fetch_add4 other
fetch_add4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
loop_fetch_add4:
r2 = r8
w2 = atomic_fetch_add((u32 *)(r6 + 0), w2)
r9 += r2
r7 -= 1
if r7 != 0 goto loop_fetch_add4
*(u64 *)(r1 + 24) = r9
r0 = 0
exit
.prog xchg4 other
xchg4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
r0 = 0
loop_xchg4:
r8 += 1
w2 = w8
w2 = xchg32_32(r6 + 0, w2)
r9 += r2
r7 -= 1
if r7 != 0 goto loop_xchg4
*(u64 *)(r1 + 24) = r9
*(u64 *)(r1 + 16) = r8
exit
.prog cmpxchg4 other
cmpxchg4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
w0 = *(u32 *)(r6 + 0)
loop_cmpxchg4:
w2 = w0
w2 += w8
w3 = w0
w0 = cmpxchg32_32(r6 + 0, w0, w2)
if w0 != w3 goto loop_cmpxchg4
r7 -= 1
if r7 != 0 goto loop_cmpxchg4
r0 = 0
exit
.prog fetch_bits4 other
fetch_bits4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
w8 = *(u32 *)(r1 + 16)
w9 = w8
w9 ^= -1
r0 = 0
loop_fetch_bits4:
w2 = w8
w2 = atomic_fetch_or((u32 *)(r6 + 0), w2)
w2 &= w8
if w2 == 0 goto one_fetch_bits4
r0 += 1
one_fetch_bits4:
w2 = w8
w2 = atomic_fetch_xor((u32 *)(r6 + 0), w2)
w2 &= w8
if w2 == w8 goto two_fetch_bits4
r0 += 1
two_fetch_bits4:
w2 = w9
w2 = atomic_fetch_and((u32 *)(r6 + 0), w2)
w2 &= w8
if w2 == 0 goto three_fetch_bits4
r0 += 1
three_fetch_bits4:
r7 -= 1
if r7 != 0 goto loop_fetch_bits4
exit
.prog fetch_mix4 other
fetch_mix4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r9 = 0
loop_fetch_mix4:
r2 = r7
r2 <<= 32
r2 |= r7
w2 = atomic_fetch_xor((u32 *)(r6 + 0), w2)
r9 ^= r2
r7 -= 1
if r7 != 0 goto loop_fetch_mix4
*(u64 *)(r1 + 24) = r9
r0 = 0
exit
.prog bits4 other
bits4:
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
w8 = *(u32 *)(r1 + 16)
w9 = w8
w9 ^= -1
r0 = 0
loop_bits4:
lock *(u32 *)(r6 + 0) |= w8
w2 = *(u32 *)(r6 + 0)
w2 &= w8
if w2 == w8 goto one_bits4
r0 += 1
one_bits4:
lock *(u32 *)(r6 + 0) ^= w8
w2 = *(u32 *)(r6 + 0)
w2 &= w8
if w2 == 0 goto two_bits4
r0 += 1
two_bits4:
lock *(u32 *)(r6 + 0) |= w8
lock *(u32 *)(r6 + 0) &= w9
w2 = *(u32 *)(r6 + 0)
w2 &= w8
if w2 == 0 goto three_bits4
r0 += 1
three_bits4:
r7 -= 1
if r7 != 0 goto loop_bits4
exit
