# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== four values across call
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
call f
r0 = 0
r0 *= 1000003
r0 += r6
r0 *= 1000003
r0 += r7
r0 *= 1000003
r0 += r8
r0 *= 1000003
r0 += r9
exit
f:
r1 = 0x1111111122222222 ll
r2 = 5
r2 *= r1
r3 = r2
r3 /= 3
r0 = r3
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 890851daeaf01a30

== 1 narrow values across call
-- asm
r6 = *(u32 *)(r1 + 0)
call f
r0 += r6
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 1adcee7f8

== 2 narrow values across call
-- asm
r6 = *(u32 *)(r1 + 0)
r7 = *(u32 *)(r1 + 8)
call f
r0 += r6
r0 += r7
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 2397cb7e8

== 3 narrow values across call
-- asm
r6 = *(u32 *)(r1 + 0)
r7 = *(u32 *)(r1 + 8)
r8 = *(u32 *)(r1 + 16)
call f
r0 += r6
r0 += r7
r0 += r8
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 28b016fd0

== four values across callx
-- asm
r6 = *(u64 *)(r1 + 0)
r7 = *(u64 *)(r1 + 8)
r8 = *(u64 *)(r1 + 16)
r9 = *(u64 *)(r1 + 24)
r2 = f ll
callx r2
r0 = 0
r0 *= 1000003
r0 += r6
r0 *= 1000003
r0 += r7
r0 *= 1000003
r0 += r8
r0 *= 1000003
r0 += r9
exit
f:
r1 = 0x1111111122222222 ll
r2 = 5
r2 *= r1
r3 = r2
r3 /= 3
r0 = r3
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 890851daeaf01a30

== 1 narrow values across callx
-- asm
r6 = *(u32 *)(r1 + 0)
r2 = f ll
callx r2
r0 += r6
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 1adcee7f8

== 2 narrow values across callx
-- asm
r6 = *(u32 *)(r1 + 0)
r7 = *(u32 *)(r1 + 8)
r2 = f ll
callx r2
r0 += r6
r0 += r7
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 2397cb7e8

== 3 narrow values across callx
-- asm
r6 = *(u32 *)(r1 + 0)
r7 = *(u32 *)(r1 + 8)
r8 = *(u32 *)(r1 + 16)
r2 = f ll
callx r2
r0 += r6
r0 += r7
r0 += r8
exit
f:
w0 = *(u32 *)(r1 + 0)
w2 = *(u32 *)(r1 + 8)
w0 <<= w2
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result 28b016fd0

== an argument is kept beside its (s8)
-- asm
r1 = *(u64 *)(r1 + 0)
call f
exit
f:
w6 = w1
r7 = (s8)r1
call g
r0 += r6
r0 += r7
exit
g:
r0 = 1000
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result c5d6ebd8

== an argument is kept beside its (s16)
-- asm
r1 = *(u64 *)(r1 + 0)
call f
exit
f:
w6 = w1
r7 = (s16)r1
call g
r0 += r6
r0 += r7
exit
g:
r0 = 1000
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result c5d6d3d8

== an argument is kept beside its low half-word
-- asm
r1 = *(u64 *)(r1 + 0)
call f
exit
f:
w6 = w1
r7 = r1
r7 &= 0xffff
call g
r0 += r6
r0 += r7
exit
g:
r0 = 1000
exit
-- mem
f8e7d6c5b4a39281f0cfad8b69472503e8b784511eebb784e09f5b17d38e4a06
-- result c5d7d3d8

== a function gives back a negative constant
-- asm
call f
r0 += 1
exit
f:
r0 = -5
exit
-- result fffffffffffffffc

== callx of a function with a result of 32 bits
-- asm
r2 = *(u64 *)(r1 + 0)
r1 = r2
r3 = f ll
callx r3
r0 += 1
exit
f:
w0 = w1
w0 ^= w2
w0 ^= 1
exit
-- mem
f8e7d6c5b4a39281
-- result 2

== result of a function, rsh 4
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 >>= 4
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fedcba987654321

== result of a function, arsh 4
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 s>>= 4
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result ffedcba987654321

== result of a function, rsh 31
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 >>= 31
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result 1fdb97530

== result of a function, arsh 31
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 s>>= 31
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fffffffffdb97530

== result of a function, rsh 32
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 >>= 32
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fedcba98

== result of a function, arsh 32
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 s>>= 32
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fffffffffedcba98

== result of a function, rsh 40
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 >>= 40
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fedcba

== result of a function, arsh 40
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r0 s>>= 40
exit
f:
r0 = r1
r0 += 1
exit
-- mem
1032547698badcfe
-- result fffffffffffedcba

== result of a function, compared
-- asm
r1 = *(u64 *)(r1 + 0)
call f
r2 = r0
r0 = 1
if r2 > 0x7fffffff goto +1
r0 = 2
exit
f:
r0 = r1
r0 <<= 32
exit
-- mem
0500000000000000
-- result 1
