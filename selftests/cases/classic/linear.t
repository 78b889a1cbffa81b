# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== all in the linear part
-- cbpf
ld [16]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 20212223

== across its end
-- cbpf
ld [17]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 21222324

== behind it
-- cbpf
ld [20]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 24252627

== half word across
-- cbpf
ldh [19]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 2324

== indirect across
-- cbpf
ldx #9
ldh [x + 10]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 2324

== beyond the packet
-- cbpf
ld [61]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 0

== two that one comparison asks for, the second behind the end
-- cbpf
ldb [4]
tax
ldb [40]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 4c

== two of them, the first behind the end
-- cbpf
ldb [40]
tax
ldb [4]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 4c

== A and X and scratch memory come along to the second way
-- cbpf
ld #100
st M[0]
ldx #7
stx M[1]
ldb [60]
add x
tax
ld M[0]
add x
ldx M[1]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result be

== two ways that meet again
-- cbpf
ldb [2]
jset #1, odd
ldb [30]
jmp both
odd: ldb [31]
both: st M[2]
ldb [3]
tax
ld M[2]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 41

== the same in one piece
-- cbpf
ldb [2]
jset #1, odd
ldb [30]
jmp both
odd: ldb [31]
both: st M[2]
ldb [3]
tax
ld M[2]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 41

== two behind one register
-- cbpf
ldx #15
ldh [x + 2]
st M[0]
ldh [x + 8]
ldx M[0]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 484a

== the register changes between them
-- cbpf
ldx #4
ldb [x + 8]
st M[0]
ldx #50
ldb [x + 6]
ldx M[0]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 64

== a register that makes the sum wrap
-- cbpf
ldx #0xfffffffe
ldb [x + 5]
st M[0]
ldb [x + 7]
ldx M[0]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 28

== one way without loads
-- cbpf
ldb [1]
jeq #0x11, more
ret #5
more: ld [56]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 48494a4b

== length of all of it
-- cbpf
ld len
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 40

== header length across
-- cbpf
ldxb 4*([20]&0xf)
txa
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 10

== network header behind the linear part
-- cbpf
ldb [0xfff00010]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=20
-- result 2e

== linear part of one byte
-- cbpf
ld [0]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb linear=1
-- result 10111213
