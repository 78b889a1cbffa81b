# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== lsh64 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 0
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== lsh64 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 31
exit
-- mem
efcdab8967452381
-- result c4d5e6f780000000

== lsh64 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 32
exit
-- mem
efcdab8967452381
-- result 89abcdef00000000

== lsh64 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 33
exit
-- mem
efcdab8967452381
-- result 13579bde00000000

== lsh64 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 63
exit
-- mem
efcdab8967452381
-- result 8000000000000000

== lsh64 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 64
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== lsh64 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 <<= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result da3b2f8f9399d0b9

== lsh64 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 0
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== lsh64 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 31
exit
-- mem
1032547698badc7e
-- result 3b2a190800000000

== lsh64 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 32
exit
-- mem
1032547698badc7e
-- result 7654321000000000

== lsh64 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 33
exit
-- mem
1032547698badc7e
-- result eca8642000000000

== lsh64 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 63
exit
-- mem
1032547698badc7e
-- result 0

== lsh64 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 <<= 64
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== lsh64 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 <<= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result af1f1fe578db3b70

== lsh32 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 0
exit
-- mem
efcdab8967452381
-- result 89abcdef

== lsh32 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 31
exit
-- mem
efcdab8967452381
-- result 80000000

== lsh32 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 32
exit
-- mem
efcdab8967452381
-- result 89abcdef

== lsh32 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 33
exit
-- mem
efcdab8967452381
-- result 13579bde

== lsh32 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 63
exit
-- mem
efcdab8967452381
-- result 80000000

== lsh32 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 64
exit
-- mem
efcdab8967452381
-- result 89abcdef

== lsh32 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 <<= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result 271a49efc8652707

== lsh32 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 0
exit
-- mem
1032547698badc7e
-- result 76543210

== lsh32 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 31
exit
-- mem
1032547698badc7e
-- result 0

== lsh32 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 32
exit
-- mem
1032547698badc7e
-- result 76543210

== lsh32 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 33
exit
-- mem
1032547698badc7e
-- result eca86420

== lsh32 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 63
exit
-- mem
1032547698badc7e
-- result 0

== lsh32 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 <<= 64
exit
-- mem
1032547698badc7e
-- result 76543210

== lsh32 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 <<= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result a6eac3d33bfd8890

== rsh64 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 0
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== rsh64 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 31
exit
-- mem
efcdab8967452381
-- result 102468acf

== rsh64 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 32
exit
-- mem
efcdab8967452381
-- result 81234567

== rsh64 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 33
exit
-- mem
efcdab8967452381
-- result 4091a2b3

== rsh64 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 63
exit
-- mem
efcdab8967452381
-- result 1

== rsh64 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 64
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== rsh64 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 >>= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result 3683242ae1fcc06

== rsh64 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 0
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== rsh64 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 31
exit
-- mem
1032547698badc7e
-- result fdb97530

== rsh64 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 32
exit
-- mem
1032547698badc7e
-- result 7edcba98

== rsh64 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 33
exit
-- mem
1032547698badc7e
-- result 3f6e5d4c

== rsh64 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 63
exit
-- mem
1032547698badc7e
-- result 0

== rsh64 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 >>= 64
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== rsh64 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 >>= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result 32f1d8101ae6c1e2

== rsh32 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 0
exit
-- mem
efcdab8967452381
-- result 89abcdef

== rsh32 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 31
exit
-- mem
efcdab8967452381
-- result 1

== rsh32 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 32
exit
-- mem
efcdab8967452381
-- result 89abcdef

== rsh32 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 33
exit
-- mem
efcdab8967452381
-- result 44d5e6f7

== rsh32 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 63
exit
-- mem
efcdab8967452381
-- result 1

== rsh32 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 64
exit
-- mem
efcdab8967452381
-- result 89abcdef

== rsh32 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 >>= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result 7e6f8003171b348c

== rsh32 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 0
exit
-- mem
1032547698badc7e
-- result 76543210

== rsh32 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 31
exit
-- mem
1032547698badc7e
-- result 0

== rsh32 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 32
exit
-- mem
1032547698badc7e
-- result 76543210

== rsh32 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 33
exit
-- mem
1032547698badc7e
-- result 3b2a1908

== rsh32 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 63
exit
-- mem
1032547698badc7e
-- result 0

== rsh32 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 >>= 64
exit
-- mem
1032547698badc7e
-- result 76543210

== rsh32 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 >>= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result c7274447693d3c88

== arsh64 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 0
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== arsh64 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 31
exit
-- mem
efcdab8967452381
-- result ffffffff02468acf

== arsh64 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 32
exit
-- mem
efcdab8967452381
-- result ffffffff81234567

== arsh64 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 33
exit
-- mem
efcdab8967452381
-- result ffffffffc091a2b3

== arsh64 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 63
exit
-- mem
efcdab8967452381
-- result ffffffffffffffff

== arsh64 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 64
exit
-- mem
efcdab8967452381
-- result 8123456789abcdef

== arsh64 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 s>>= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result 8c4f99ca3d5946da

== arsh64 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 0
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== arsh64 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 31
exit
-- mem
1032547698badc7e
-- result fdb97530

== arsh64 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 32
exit
-- mem
1032547698badc7e
-- result 7edcba98

== arsh64 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 33
exit
-- mem
1032547698badc7e
-- result 3f6e5d4c

== arsh64 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 63
exit
-- mem
1032547698badc7e
-- result 0

== arsh64 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s>>= 64
exit
-- mem
1032547698badc7e
-- result 7edcba9876543210

== arsh64 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
r0 s>>= r7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result 32f1d8101ae6c1e2

== arsh32 imm 0 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 0
exit
-- mem
efcdab8967452381
-- result 89abcdef

== arsh32 imm 31 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 31
exit
-- mem
efcdab8967452381
-- result ffffffff

== arsh32 imm 32 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 32
exit
-- mem
efcdab8967452381
-- result 89abcdef

== arsh32 imm 33 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 33
exit
-- mem
efcdab8967452381
-- result c4d5e6f7

== arsh32 imm 63 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 63
exit
-- mem
efcdab8967452381
-- result ffffffff

== arsh32 imm 64 of 8123456789abcdef
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 64
exit
-- mem
efcdab8967452381
-- result 89abcdef

== arsh32 reg 0..129 of 8123456789abcdef
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 s>>= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
efcdab8967452381
-- result 9fda24d6ef02cc34

== arsh32 imm 0 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 0
exit
-- mem
1032547698badc7e
-- result 76543210

== arsh32 imm 31 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 31
exit
-- mem
1032547698badc7e
-- result 0

== arsh32 imm 32 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 32
exit
-- mem
1032547698badc7e
-- result 76543210

== arsh32 imm 33 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 33
exit
-- mem
1032547698badc7e
-- result 3b2a1908

== arsh32 imm 63 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 63
exit
-- mem
1032547698badc7e
-- result 0

== arsh32 imm 64 of 7edcba9876543210
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s>>= 64
exit
-- mem
1032547698badc7e
-- result 76543210

== arsh32 reg 0..129 of 7edcba9876543210
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = 0
r5 = 0
loop:
r0 = r6
w0 s>>= w7
r5 *= 1000003
r5 += r0
r7 += 1
if r7 != 130 goto loop
r0 = r5
exit
-- mem
1032547698badc7e
-- result c7274447693d3c88

== sdiv64 minimum by -1
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s/= r2
exit
-- mem
0000000000000080ffffffffffffffff
-- result 8000000000000000

== sdiv64 minimum by -1, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s/= -1
exit
-- mem
0000000000000080
-- result 8000000000000000

== sdiv32 minimum by -1
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s/= w2
exit
-- mem
00000080ffffffffffffffffffffffff
-- result 80000000

== sdiv32 minimum by -1, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s/= -1
exit
-- mem
00000080ffffffff
-- result 80000000

== smod64 minimum by -1
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s%= r2
exit
-- mem
0000000000000080ffffffffffffffff
-- result 0

== smod64 minimum by -1, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s%= -1
exit
-- mem
0000000000000080
-- result 0

== smod32 minimum by -1
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s%= w2
exit
-- mem
00000080ffffffffffffffffffffffff
-- result 0

== smod32 minimum by -1, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s%= -1
exit
-- mem
00000080ffffffff
-- result 0

== div64 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 /= 0
exit
-- mem
1032547698badcfe
-- result 0

== div64 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 /= r2
exit
-- mem
1032547698badcfe0000000000000000
-- result 0

== div64 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 /= r2
exit
-- mem
1032547698badcfe0000000005000000
-- result 32f8f21e

== div32 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 /= 0
exit
-- mem
1032547698badcfe
-- result 0

== div32 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 /= w2
exit
-- mem
1032547698badcfe0000000000000000
-- result 0

== div32 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 /= w2
exit
-- mem
1032547698badcfe0000000005000000
-- result 0

== mod64 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 %= 0
exit
-- mem
1032547698badcfe
-- result fedcba9876543210

== mod64 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 %= r2
exit
-- mem
1032547698badcfe0000000000000000
-- result fedcba9876543210

== mod64 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 %= r2
exit
-- mem
1032547698badcfe0000000005000000
-- result 276543210

== mod32 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 %= 0
exit
-- mem
1032547698badcfe
-- result 76543210

== mod32 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 %= w2
exit
-- mem
1032547698badcfe0000000000000000
-- result 76543210

== mod32 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 %= w2
exit
-- mem
1032547698badcfe0000000005000000
-- result 76543210

== sdiv64 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s/= 0
exit
-- mem
1032547698badcfe
-- result 0

== sdiv64 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s/= r2
exit
-- mem
1032547698badcfe0000000000000000
-- result 0

== sdiv64 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s/= r2
exit
-- mem
1032547698badcfe0000000005000000
-- result ffffffffffc5beec

== sdiv32 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s/= 0
exit
-- mem
1032547698badcfe
-- result 0

== sdiv32 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s/= w2
exit
-- mem
1032547698badcfe0000000000000000
-- result 0

== sdiv32 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s/= w2
exit
-- mem
1032547698badcfe0000000005000000
-- result 0

== smod64 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
r0 s%= 0
exit
-- mem
1032547698badcfe
-- result fedcba9876543210

== smod64 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s%= r2
exit
-- mem
1032547698badcfe0000000000000000
-- result fedcba9876543210

== smod64 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
r0 s%= r2
exit
-- mem
1032547698badcfe0000000005000000
-- result fffffffc76543210

== smod32 by zero, imm
-- asm
r0 = *(u64 *)(r1 + 0)
w0 s%= 0
exit
-- mem
1032547698badcfe
-- result 76543210

== smod32 by zero, reg
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s%= w2
exit
-- mem
1032547698badcfe0000000000000000
-- result 76543210

== smod32 by zero in the low half only
-- asm
r0 = *(u64 *)(r1 + 0)
r2 = *(u64 *)(r1 + 8)
w0 s%= w2
exit
-- mem
1032547698badcfe0000000005000000
-- result 76543210

== borrow of neg64 0
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0000000000000000
-- result 0

== borrow of neg64 1
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0100000000000000
-- result ffffffffffffffff

== borrow of neg64 100000000
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0000000001000000
-- result ffffffff00000000

== borrow of neg64 ffffffff
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
ffffffff00000000
-- result ffffffff00000001

== borrow of neg64 8000000000000000
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0000000000000080
-- result 8000000000000000

== borrow of neg64 8000000000000001
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0100000000000080
-- result 7fffffffffffffff

== borrow of neg64 100000001
-- asm
r0 = *(u64 *)(r1 + 0)
r0 = -r0
exit
-- mem
0100000001000000
-- result fffffffeffffffff
