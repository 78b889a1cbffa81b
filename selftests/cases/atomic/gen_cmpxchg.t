# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== cmpxchg64 r0
-- asm
r9 = r1
r7 = 0
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r0)
r7 *= 1000003
r7 += r0
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r0)
r7 *= 1000003
r7 += r0
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r0)
r7 *= 1000003
r7 += r0
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r0)
r7 *= 1000003
r7 += r0
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r0)
r7 *= 1000003
r7 += r0
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r0)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r1
-- asm
r9 = r1
r7 = 0
r1 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r1)
r7 *= 1000003
r7 += r0
r1 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r1)
r7 *= 1000003
r7 += r0
r1 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r1)
r7 *= 1000003
r7 += r0
r1 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r1)
r7 *= 1000003
r7 += r0
r1 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r1)
r7 *= 1000003
r7 += r0
r1 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r1)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r2
-- asm
r9 = r1
r7 = 0
r2 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r2)
r7 *= 1000003
r7 += r0
r2 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r2)
r7 *= 1000003
r7 += r0
r2 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r2)
r7 *= 1000003
r7 += r0
r2 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r2)
r7 *= 1000003
r7 += r0
r2 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r2)
r7 *= 1000003
r7 += r0
r2 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r2)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r3
-- asm
r9 = r1
r7 = 0
r3 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r3)
r7 *= 1000003
r7 += r0
r3 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r3)
r7 *= 1000003
r7 += r0
r3 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r3)
r7 *= 1000003
r7 += r0
r3 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r3)
r7 *= 1000003
r7 += r0
r3 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r3)
r7 *= 1000003
r7 += r0
r3 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r3)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r4
-- asm
r9 = r1
r7 = 0
r4 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r4)
r7 *= 1000003
r7 += r0
r4 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r4)
r7 *= 1000003
r7 += r0
r4 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r4)
r7 *= 1000003
r7 += r0
r4 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r4)
r7 *= 1000003
r7 += r0
r4 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r4)
r7 *= 1000003
r7 += r0
r4 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r4)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r5
-- asm
r9 = r1
r7 = 0
r5 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r5)
r7 *= 1000003
r7 += r0
r5 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r5)
r7 *= 1000003
r7 += r0
r5 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r5)
r7 *= 1000003
r7 += r0
r5 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r5)
r7 *= 1000003
r7 += r0
r5 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r5)
r7 *= 1000003
r7 += r0
r5 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r5)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r6
-- asm
r9 = r1
r7 = 0
r6 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r6)
r7 *= 1000003
r7 += r0
r6 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r6)
r7 *= 1000003
r7 += r0
r6 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r6)
r7 *= 1000003
r7 += r0
r6 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r6)
r7 *= 1000003
r7 += r0
r6 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r6)
r7 *= 1000003
r7 += r0
r6 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r6)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r7
-- asm
r9 = r1
r6 = 0
r7 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r7)
r6 *= 1000003
r6 += r0
r7 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r7)
r6 *= 1000003
r6 += r0
r7 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r7)
r6 *= 1000003
r6 += r0
r7 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r7)
r6 *= 1000003
r6 += r0
r7 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r7)
r6 *= 1000003
r6 += r0
r7 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r7)
r6 *= 1000003
r6 += r0
r0 = r6
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r8
-- asm
r9 = r1
r7 = 0
r8 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r9 + 0, r0, r8)
r7 *= 1000003
r7 += r0
r8 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r9 + 8, r0, r8)
r7 *= 1000003
r7 += r0
r8 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r9 + 16, r0, r8)
r7 *= 1000003
r7 += r0
r8 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r9 + 24, r0, r8)
r7 *= 1000003
r7 += r0
r8 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r9 + 32, r0, r8)
r7 *= 1000003
r7 += r0
r8 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r9 + 40, r0, r8)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg64 r9
-- asm
r8 = r1
r7 = 0
r9 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
r0 = cmpxchg_64(r8 + 0, r0, r9)
r7 *= 1000003
r7 += r0
r9 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
r0 = cmpxchg_64(r8 + 8, r0, r9)
r7 *= 1000003
r7 += r0
r9 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
r0 = cmpxchg_64(r8 + 16, r0, r9)
r7 *= 1000003
r7 += r0
r9 = 0x4444444488888888 ll
r0 = 0x76543210 ll
r0 = cmpxchg_64(r8 + 24, r0, r9)
r7 *= 1000003
r7 += r0
r9 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
r0 = cmpxchg_64(r8 + 32, r0, r9)
r7 *= 1000003
r7 += r0
r9 = 0x66666666cccccccc ll
r0 = 0x0 ll
r0 = cmpxchg_64(r8 + 40, r0, r9)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result ac6e1c5c516f9ac0
-- mem-out
22222222111111111032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg32 r0
-- asm
r9 = r1
r7 = 0
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w0)
r7 *= 1000003
r7 += r0
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w0)
r7 *= 1000003
r7 += r0
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w0)
r7 *= 1000003
r7 += r0
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w0)
r7 *= 1000003
r7 += r0
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w0)
r7 *= 1000003
r7 += r0
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w0)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe

== cmpxchg32 r1
-- asm
r9 = r1
r7 = 0
r1 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w1)
r7 *= 1000003
r7 += r0
r1 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w1)
r7 *= 1000003
r7 += r0
r1 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w1)
r7 *= 1000003
r7 += r0
r1 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w1)
r7 *= 1000003
r7 += r0
r1 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w1)
r7 *= 1000003
r7 += r0
r1 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w1)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r2
-- asm
r9 = r1
r7 = 0
r2 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w2)
r7 *= 1000003
r7 += r0
r2 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w2)
r7 *= 1000003
r7 += r0
r2 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w2)
r7 *= 1000003
r7 += r0
r2 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w2)
r7 *= 1000003
r7 += r0
r2 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w2)
r7 *= 1000003
r7 += r0
r2 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w2)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r3
-- asm
r9 = r1
r7 = 0
r3 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w3)
r7 *= 1000003
r7 += r0
r3 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w3)
r7 *= 1000003
r7 += r0
r3 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w3)
r7 *= 1000003
r7 += r0
r3 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w3)
r7 *= 1000003
r7 += r0
r3 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w3)
r7 *= 1000003
r7 += r0
r3 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w3)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r4
-- asm
r9 = r1
r7 = 0
r4 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w4)
r7 *= 1000003
r7 += r0
r4 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w4)
r7 *= 1000003
r7 += r0
r4 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w4)
r7 *= 1000003
r7 += r0
r4 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w4)
r7 *= 1000003
r7 += r0
r4 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w4)
r7 *= 1000003
r7 += r0
r4 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w4)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r5
-- asm
r9 = r1
r7 = 0
r5 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w5)
r7 *= 1000003
r7 += r0
r5 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w5)
r7 *= 1000003
r7 += r0
r5 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w5)
r7 *= 1000003
r7 += r0
r5 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w5)
r7 *= 1000003
r7 += r0
r5 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w5)
r7 *= 1000003
r7 += r0
r5 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w5)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r6
-- asm
r9 = r1
r7 = 0
r6 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w6)
r7 *= 1000003
r7 += r0
r6 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w6)
r7 *= 1000003
r7 += r0
r6 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w6)
r7 *= 1000003
r7 += r0
r6 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w6)
r7 *= 1000003
r7 += r0
r6 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w6)
r7 *= 1000003
r7 += r0
r6 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w6)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r7
-- asm
r9 = r1
r6 = 0
r7 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w7)
r6 *= 1000003
r6 += r0
r7 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w7)
r6 *= 1000003
r6 += r0
r7 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w7)
r6 *= 1000003
r6 += r0
r7 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w7)
r6 *= 1000003
r6 += r0
r7 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w7)
r6 *= 1000003
r6 += r0
r7 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w7)
r6 *= 1000003
r6 += r0
r0 = r6
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r8
-- asm
r9 = r1
r7 = 0
r8 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r9 + 0, w0, w8)
r7 *= 1000003
r7 += r0
r8 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r9 + 8, w0, w8)
r7 *= 1000003
r7 += r0
r8 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r9 + 16, w0, w8)
r7 *= 1000003
r7 += r0
r8 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r9 + 24, w0, w8)
r7 *= 1000003
r7 += r0
r8 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r9 + 32, w0, w8)
r7 *= 1000003
r7 += r0
r8 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r9 + 40, w0, w8)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe

== cmpxchg32 r9
-- asm
r8 = r1
r7 = 0
r9 = 0x1111111122222222 ll
r0 = 0xfedcba9876543210 ll
w0 = cmpxchg32_32(r8 + 0, w0, w9)
r7 *= 1000003
r7 += r0
r9 = 0x2222222244444444 ll
r0 = 0xfedcba9876543211 ll
w0 = cmpxchg32_32(r8 + 8, w0, w9)
r7 *= 1000003
r7 += r0
r9 = 0x3333333366666666 ll
r0 = 0x7edcba9876543210 ll
w0 = cmpxchg32_32(r8 + 16, w0, w9)
r7 *= 1000003
r7 += r0
r9 = 0x4444444488888888 ll
r0 = 0x76543210 ll
w0 = cmpxchg32_32(r8 + 24, w0, w9)
r7 *= 1000003
r7 += r0
r9 = 0x55555555aaaaaaaa ll
r0 = 0xffffffff76543210 ll
w0 = cmpxchg32_32(r8 + 32, w0, w9)
r7 *= 1000003
r7 += r0
r9 = 0x66666666cccccccc ll
r0 = 0x0 ll
w0 = cmpxchg32_32(r8 + 40, w0, w9)
r7 *= 1000003
r7 += r0
r0 = r7
exit
-- mem
1032547698badcfe1032547698badcfe1032547698badcfe1032547698badcfe
1032547698badcfe1032547698badcfe
-- result bdc38a3c516f9ac0
-- mem-out
2222222298badcfe1032547698badcfe6666666698badcfe8888888898badcfe
aaaaaaaa98badcfe1032547698badcfe
