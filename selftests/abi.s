# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Programs for selftests/abi_main.c: tail calls from programs and from functions, function addresses, helpers.
.map progs prog_array 4 4 8
.prog hop other
hop:
r2 = *(u64 *)(r1 + 0)
r2 += 1
*(u64 *)(r1 + 0) = r2
r2 = map progs ll
r3 = 0
call bpf_tail_call
r0 = 100
exit
.prog last other
last:
r2 = *(u64 *)(r1 + 0)
*(u64 *)(r10 - 64) = r2
r0 = *(u64 *)(r10 - 64)
r0 += 1000
exit
.prog below other
below:
r6 = r1
call jumper
r0 += 1
r1 = *(u64 *)(r6 + 8)
r0 += r1
exit
.prog twice other
twice:
r6 = r1
call jumper
r7 = r0
r1 = r6
call jumper
r0 += r7
exit
.prog pointer other
pointer:
r6 = *(u64 *)(r1 + 0)
r1 = r6
r2 = 2
r3 = 3
r4 = 4
r5 = 5
r7 = mix ll
callx r7
exit
.prog aligned other
aligned:
r1 = 0x1122334455667788 ll
call 4242
exit
.prog gives_int other
gives_int:
call bpf_get_retval
r0 += 1
exit
.func jumper
jumper:
r2 = *(u64 *)(r1 + 8)
r2 += 10000
*(u64 *)(r1 + 8) = r2
r2 = map progs ll
r3 = 1
call bpf_tail_call
r0 = 500
exit
.func mix
mix:
r0 = r1
r0 *= 3
r0 ^= r5
r2 <<= 33
r0 += r2
r3 <<= 16
r0 += r3
r4 <<= 40
r0 += r4
exit
