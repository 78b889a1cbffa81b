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

== one of two ways needs a byte more than was asked for
-- cbpf
ldb [0]
jset #1, near
ldb [41]
add #1
ret a
near: ldb [40]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38
-- result 0

== the other one is content
-- cbpf
ldb [0]
jset #1, near, far
near: ldb [41]
ret #2
far: ldb [40]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38
-- result 38

== where two ways meet the smaller length is known
-- cbpf
ldb [1]
jset #1, near
ldb [0]
jmp both
near: ldb [39]
both: ldb [38]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 36

== where two ways meet the smaller length is known, short packet
-- cbpf
ldb [1]
jset #2, near
ldb [45]
jmp both
near: ldb [2]
both: ldb [44]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37
-- result 0

== where two ways meet the register counts too
-- cbpf
ldx #20
ldb [0]
jset #1, other
ldb [x + 9]
jmp both
other: ldx #60
ldb [0]
both: ldb [x + 8]
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 2c

== where two ways meet the register counts too, short packet
-- cbpf
ldx #20
ldb [0]
jset #0x10, other
ldb [x + 9]
jmp both
other: ldx #60
ldb [0]
both: ldb [x + 8]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== another register value behind the comparison
-- cbpf
ldx #1
ldb [x + 9]
tax
ldb [x + 60]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== far apart, the nearer one first
-- cbpf
ldb [2]
tax
ldb [63]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 61

== far apart, the packet ends between them
-- cbpf
ldb [2]
jeq #0x12, good
ldb [63]
good: ret #7
-- mem
10 11 12 13 14 15 16 17 18 19
-- result 7

== what is behind a register may not be enough
-- cbpf
ldx #21
ldb [x + 1]
jset #1, near
ldb [x + 43]
ret #1
near: ldb [x + 42]
ret #2
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== what is behind a register is enough
-- cbpf
ldx #21
ldb [x + 1]
jset #2, near
ldb [x + 43]
ret #1
near: ldb [x + 42]
ret #2
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 2

== only the other way has compared so much
-- cbpf
ldb [0]
jset #1, much
ldb [1]
jmp both
much: ldb [55]
both: ldb [60]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37
-- result 0

== only the other way has compared so much, behind a register
-- cbpf
ldx #1
ldb [x]
jset #2, much
ldb [x + 1]
jmp both
much: ldb [x + 55]
both: ldb [x + 60]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37
-- result 0

== a byte behind the end, then the last
-- cbpf
ldb [64]
ldb [63]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== a byte behind the end, then the last, behind a register
-- cbpf
ldx #3
ldb [x + 61]
ldb [x + 60]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== a sum that wraps to the end
-- cbpf
ldx #0xfffffff0
ldb [x + 15]
ldb [x + 14]
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0
