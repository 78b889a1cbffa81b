# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64, u32
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r4
r2 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
w2 = w2
r0 = r2
if r0 == 1 goto y0
r0 = 0
y0:
r3 *= 3
if r0 > -1 goto p0_0_0
r3 += 1
p0_0_0:
r3 *= 3
if r0 s> -1 goto p0_0_1
r3 += 1
p0_0_1:
r3 *= 3
if r0 > 0 goto p0_1_0
r3 += 1
p0_1_0:
r3 *= 3
if r0 s> 0 goto p0_1_1
r3 += 1
p0_1_1:
r3 *= 3
if r0 > 1 goto p0_2_0
r3 += 1
p0_2_0:
r3 *= 3
if r0 s> 1 goto p0_2_1
r3 += 1
p0_2_1:
r3 *= 3
if r0 > 2 goto p0_3_0
r3 += 1
p0_3_0:
r3 *= 3
if r0 s> 2 goto p0_3_1
r3 += 1
p0_3_1:
r0 = 1
if r2 == 1 goto n0
r0 = r2
n0:
r3 *= 3
if r0 > -1 goto q0_0_0
r3 += 1
q0_0_0:
r3 *= 3
if r0 s> -1 goto q0_0_1
r3 += 1
q0_0_1:
r3 *= 3
if r0 > 0 goto q0_1_0
r3 += 1
q0_1_0:
r3 *= 3
if r0 s> 0 goto q0_1_1
r3 += 1
q0_1_1:
r3 *= 3
if r0 > 1 goto q0_2_0
r3 += 1
q0_2_0:
r3 *= 3
if r0 s> 1 goto q0_2_1
r3 += 1
q0_2_1:
r3 *= 3
if r0 > 2 goto q0_3_0
r3 += 1
q0_3_0:
r3 *= 3
if r0 s> 2 goto q0_3_1
r3 += 1
q0_3_1:
r0 = r2
if r0 == 10 goto y1
r0 = 9
y1:
r3 *= 3
if r0 > 8 goto p1_0_0
r3 += 1
p1_0_0:
r3 *= 3
if r0 s> 8 goto p1_0_1
r3 += 1
p1_0_1:
r3 *= 3
if r0 > 9 goto p1_1_0
r3 += 1
p1_1_0:
r3 *= 3
if r0 s> 9 goto p1_1_1
r3 += 1
p1_1_1:
r3 *= 3
if r0 > 10 goto p1_2_0
r3 += 1
p1_2_0:
r3 *= 3
if r0 s> 10 goto p1_2_1
r3 += 1
p1_2_1:
r3 *= 3
if r0 > 11 goto p1_3_0
r3 += 1
p1_3_0:
r3 *= 3
if r0 s> 11 goto p1_3_1
r3 += 1
p1_3_1:
r0 = 10
if r2 == 10 goto n1
r0 = r2
n1:
r3 *= 3
if r0 > 8 goto q1_0_0
r3 += 1
q1_0_0:
r3 *= 3
if r0 s> 8 goto q1_0_1
r3 += 1
q1_0_1:
r3 *= 3
if r0 > 9 goto q1_1_0
r3 += 1
q1_1_0:
r3 *= 3
if r0 s> 9 goto q1_1_1
r3 += 1
q1_1_1:
r3 *= 3
if r0 > 10 goto q1_2_0
r3 += 1
q1_2_0:
r3 *= 3
if r0 s> 10 goto q1_2_1
r3 += 1
q1_2_1:
r3 *= 3
if r0 > 11 goto q1_3_0
r3 += 1
q1_3_0:
r3 *= 3
if r0 s> 11 goto q1_3_1
r3 += 1
q1_3_1:
r0 = r2
if r0 == 128 goto y2
r0 = 127
y2:
r3 *= 3
if r0 > 126 goto p2_0_0
r3 += 1
p2_0_0:
r3 *= 3
if r0 s> 126 goto p2_0_1
r3 += 1
p2_0_1:
r3 *= 3
if r0 > 127 goto p2_1_0
r3 += 1
p2_1_0:
r3 *= 3
if r0 s> 127 goto p2_1_1
r3 += 1
p2_1_1:
r3 *= 3
if r0 > 128 goto p2_2_0
r3 += 1
p2_2_0:
r3 *= 3
if r0 s> 128 goto p2_2_1
r3 += 1
p2_2_1:
r3 *= 3
if r0 > 129 goto p2_3_0
r3 += 1
p2_3_0:
r3 *= 3
if r0 s> 129 goto p2_3_1
r3 += 1
p2_3_1:
r0 = 128
if r2 == 128 goto n2
r0 = r2
n2:
r3 *= 3
if r0 > 126 goto q2_0_0
r3 += 1
q2_0_0:
r3 *= 3
if r0 s> 126 goto q2_0_1
r3 += 1
q2_0_1:
r3 *= 3
if r0 > 127 goto q2_1_0
r3 += 1
q2_1_0:
r3 *= 3
if r0 s> 127 goto q2_1_1
r3 += 1
q2_1_1:
r3 *= 3
if r0 > 128 goto q2_2_0
r3 += 1
q2_2_0:
r3 *= 3
if r0 s> 128 goto q2_2_1
r3 += 1
q2_2_1:
r3 *= 3
if r0 > 129 goto q2_3_0
r3 += 1
q2_3_0:
r3 *= 3
if r0 s> 129 goto q2_3_1
r3 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r2
if r0 == r6 goto yv
r0 = 100
yv:
r3 *= 3
if r0 > 15 goto pv0_0
r3 += 1
pv0_0:
r3 *= 3
if r0 s> 15 goto pv0_1
r3 += 1
pv0_1:
r3 *= 3
if r0 > 16 goto pv1_0
r3 += 1
pv1_0:
r3 *= 3
if r0 s> 16 goto pv1_1
r3 += 1
pv1_1:
r3 *= 3
if r0 > 30 goto pv2_0
r3 += 1
pv2_0:
r3 *= 3
if r0 s> 30 goto pv2_1
r3 += 1
pv2_1:
r3 *= 3
if r0 > 31 goto pv3_0
r3 += 1
pv3_0:
r3 *= 3
if r0 s> 31 goto pv3_1
r3 += 1
pv3_1:
r0 = 20
if r6 == r2 goto nv
r0 = r2
nv:
r3 *= 3
if r0 > 15 goto qv0_0
r3 += 1
qv0_0:
r3 *= 3
if r0 s> 15 goto qv0_1
r3 += 1
qv0_1:
r3 *= 3
if r0 > 16 goto qv1_0
r3 += 1
qv1_0:
r3 *= 3
if r0 s> 16 goto qv1_1
r3 += 1
qv1_1:
r3 *= 3
if r0 > 30 goto qv2_0
r3 += 1
qv2_0:
r3 *= 3
if r0 s> 30 goto qv2_1
r3 += 1
qv2_1:
r3 *= 3
if r0 > 31 goto qv3_0
r3 += 1
qv3_0:
r3 *= 3
if r0 s> 31 goto qv3_1
r3 += 1
qv3_1:
r3 ^= r0
r0 = r2
if r0 == r6 goto zv
r0 = 0
zv:
r3 *= 3
if r0 > 15 goto rv0_0
r3 += 1
rv0_0:
r3 *= 3
if r0 s> 15 goto rv0_1
r3 += 1
rv0_1:
r3 *= 3
if r0 > 16 goto rv1_0
r3 += 1
rv1_0:
r3 *= 3
if r0 s> 16 goto rv1_1
r3 += 1
rv1_1:
r3 *= 3
if r0 > 30 goto rv2_0
r3 += 1
rv2_0:
r3 *= 3
if r0 s> 30 goto rv2_1
r3 += 1
rv2_1:
r3 *= 3
if r0 > 31 goto rv3_0
r3 += 1
rv3_0:
r3 *= 3
if r0 s> 31 goto rv3_1
r3 += 1
rv3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 == 1 goto s0
r0 = 0
s0:
r3 *= 3
if r0 > -5 goto r0_0_0
r3 += 1
r0_0_0:
r3 *= 3
if r0 s> -5 goto r0_0_1
r3 += 1
r0_0_1:
r3 *= 3
if r0 > -4 goto r0_1_0
r3 += 1
r0_1_0:
r3 *= 3
if r0 s> -4 goto r0_1_1
r3 += 1
r0_1_1:
r3 *= 3
if r0 > 1 goto r0_2_0
r3 += 1
r0_2_0:
r3 *= 3
if r0 s> 1 goto r0_2_1
r3 += 1
r0_2_1:
r3 *= 3
if r0 > 200 goto r0_3_0
r3 += 1
r0_3_0:
r3 *= 3
if r0 s> 200 goto r0_3_1
r3 += 1
r0_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 == 10 goto s1
r0 = 0
s1:
r3 *= 3
if r0 > 4 goto r1_0_0
r3 += 1
r1_0_0:
r3 *= 3
if r0 s> 4 goto r1_0_1
r3 += 1
r1_0_1:
r3 *= 3
if r0 > 5 goto r1_1_0
r3 += 1
r1_1_0:
r3 *= 3
if r0 s> 5 goto r1_1_1
r3 += 1
r1_1_1:
r3 *= 3
if r0 > 10 goto r1_2_0
r3 += 1
r1_2_0:
r3 *= 3
if r0 s> 10 goto r1_2_1
r3 += 1
r1_2_1:
r3 *= 3
if r0 > 200 goto r1_3_0
r3 += 1
r1_3_0:
r3 *= 3
if r0 s> 200 goto r1_3_1
r3 += 1
r1_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 == 128 goto s2
r0 = 0
s2:
r3 *= 3
if r0 > 122 goto r2_0_0
r3 += 1
r2_0_0:
r3 *= 3
if r0 s> 122 goto r2_0_1
r3 += 1
r2_0_1:
r3 *= 3
if r0 > 123 goto r2_1_0
r3 += 1
r2_1_0:
r3 *= 3
if r0 s> 123 goto r2_1_1
r3 += 1
r2_1_1:
r3 *= 3
if r0 > 128 goto r2_2_0
r3 += 1
r2_2_0:
r3 *= 3
if r0 s> 128 goto r2_2_1
r3 += 1
r2_2_1:
r3 *= 3
if r0 > 200 goto r2_3_0
r3 += 1
r2_3_0:
r3 *= 3
if r0 s> 200 goto r2_3_1
r3 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 4d66d76c7ad1d6c5

== eq64, s8
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r3 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r7 = *(u64 *)(r6 + 0)
r3 = (s8)r3
r0 = r3
if r0 == 127 goto y0
r0 = 126
y0:
r2 *= 3
if r0 > 125 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> 125 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 126 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 126 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 127 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 127 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 128 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 128 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 127
if r3 == 127 goto n0
r0 = r3
n0:
r2 *= 3
if r0 > 125 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> 125 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 126 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 126 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 127 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 127 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 128 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 128 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r3
if r0 == 65535 goto y1
r0 = 65534
y1:
r2 *= 3
if r0 > 65533 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 65533 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 65534 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 65534 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 65535 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 65535 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 65536 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 65536 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 65535
if r3 == 65535 goto n1
r0 = r3
n1:
r2 *= 3
if r0 > 65533 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 65533 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 65534 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 65534 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 65535 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 65535 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 65536 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 65536 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r3
if r0 == 2 goto y2
r0 = 1
y2:
r2 *= 3
if r0 > 0 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 0 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 1 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 1 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 2 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 2 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 3 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 3 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 2
if r3 == 2 goto n2
r0 = r3
n2:
r2 *= 3
if r0 > 0 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 0 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 1 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 1 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 2 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 2 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 3 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 3 goto q2_3_1
r2 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r3
if r0 == r7 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r7 == r3 goto nv
r0 = r3
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r3
if r0 == r7 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 == 127 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > 121 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> 121 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > 122 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> 122 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 127 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 127 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 == 65535 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 65529 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 65529 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 65530 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 65530 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 65535 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 65535 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 == 2 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > -4 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> -4 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > -3 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> -3 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 2 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 2 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 42d801d69313ccd5

== eq64, bit 4
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r2
r7 += r5
r4 = *(u64 *)(r7 + 0)
r7 = r2
r7 += r6
r8 = *(u64 *)(r7 + 0)
r4 &= 16
r0 = r4
if r0 == 1 goto y0
r0 = 0
y0:
r3 *= 3
if r0 > -1 goto p0_0_0
r3 += 1
p0_0_0:
r3 *= 3
if r0 s> -1 goto p0_0_1
r3 += 1
p0_0_1:
r3 *= 3
if r0 > 0 goto p0_1_0
r3 += 1
p0_1_0:
r3 *= 3
if r0 s> 0 goto p0_1_1
r3 += 1
p0_1_1:
r3 *= 3
if r0 > 1 goto p0_2_0
r3 += 1
p0_2_0:
r3 *= 3
if r0 s> 1 goto p0_2_1
r3 += 1
p0_2_1:
r3 *= 3
if r0 > 2 goto p0_3_0
r3 += 1
p0_3_0:
r3 *= 3
if r0 s> 2 goto p0_3_1
r3 += 1
p0_3_1:
r0 = 1
if r4 == 1 goto n0
r0 = r4
n0:
r3 *= 3
if r0 > -1 goto q0_0_0
r3 += 1
q0_0_0:
r3 *= 3
if r0 s> -1 goto q0_0_1
r3 += 1
q0_0_1:
r3 *= 3
if r0 > 0 goto q0_1_0
r3 += 1
q0_1_0:
r3 *= 3
if r0 s> 0 goto q0_1_1
r3 += 1
q0_1_1:
r3 *= 3
if r0 > 1 goto q0_2_0
r3 += 1
q0_2_0:
r3 *= 3
if r0 s> 1 goto q0_2_1
r3 += 1
q0_2_1:
r3 *= 3
if r0 > 2 goto q0_3_0
r3 += 1
q0_3_0:
r3 *= 3
if r0 s> 2 goto q0_3_1
r3 += 1
q0_3_1:
r0 = r4
if r0 == 10 goto y1
r0 = 9
y1:
r3 *= 3
if r0 > 8 goto p1_0_0
r3 += 1
p1_0_0:
r3 *= 3
if r0 s> 8 goto p1_0_1
r3 += 1
p1_0_1:
r3 *= 3
if r0 > 9 goto p1_1_0
r3 += 1
p1_1_0:
r3 *= 3
if r0 s> 9 goto p1_1_1
r3 += 1
p1_1_1:
r3 *= 3
if r0 > 10 goto p1_2_0
r3 += 1
p1_2_0:
r3 *= 3
if r0 s> 10 goto p1_2_1
r3 += 1
p1_2_1:
r3 *= 3
if r0 > 11 goto p1_3_0
r3 += 1
p1_3_0:
r3 *= 3
if r0 s> 11 goto p1_3_1
r3 += 1
p1_3_1:
r0 = 10
if r4 == 10 goto n1
r0 = r4
n1:
r3 *= 3
if r0 > 8 goto q1_0_0
r3 += 1
q1_0_0:
r3 *= 3
if r0 s> 8 goto q1_0_1
r3 += 1
q1_0_1:
r3 *= 3
if r0 > 9 goto q1_1_0
r3 += 1
q1_1_0:
r3 *= 3
if r0 s> 9 goto q1_1_1
r3 += 1
q1_1_1:
r3 *= 3
if r0 > 10 goto q1_2_0
r3 += 1
q1_2_0:
r3 *= 3
if r0 s> 10 goto q1_2_1
r3 += 1
q1_2_1:
r3 *= 3
if r0 > 11 goto q1_3_0
r3 += 1
q1_3_0:
r3 *= 3
if r0 s> 11 goto q1_3_1
r3 += 1
q1_3_1:
r0 = r4
if r0 == 128 goto y2
r0 = 127
y2:
r3 *= 3
if r0 > 126 goto p2_0_0
r3 += 1
p2_0_0:
r3 *= 3
if r0 s> 126 goto p2_0_1
r3 += 1
p2_0_1:
r3 *= 3
if r0 > 127 goto p2_1_0
r3 += 1
p2_1_0:
r3 *= 3
if r0 s> 127 goto p2_1_1
r3 += 1
p2_1_1:
r3 *= 3
if r0 > 128 goto p2_2_0
r3 += 1
p2_2_0:
r3 *= 3
if r0 s> 128 goto p2_2_1
r3 += 1
p2_2_1:
r3 *= 3
if r0 > 129 goto p2_3_0
r3 += 1
p2_3_0:
r3 *= 3
if r0 s> 129 goto p2_3_1
r3 += 1
p2_3_1:
r0 = 128
if r4 == 128 goto n2
r0 = r4
n2:
r3 *= 3
if r0 > 126 goto q2_0_0
r3 += 1
q2_0_0:
r3 *= 3
if r0 s> 126 goto q2_0_1
r3 += 1
q2_0_1:
r3 *= 3
if r0 > 127 goto q2_1_0
r3 += 1
q2_1_0:
r3 *= 3
if r0 s> 127 goto q2_1_1
r3 += 1
q2_1_1:
r3 *= 3
if r0 > 128 goto q2_2_0
r3 += 1
q2_2_0:
r3 *= 3
if r0 s> 128 goto q2_2_1
r3 += 1
q2_2_1:
r3 *= 3
if r0 > 129 goto q2_3_0
r3 += 1
q2_3_0:
r3 *= 3
if r0 s> 129 goto q2_3_1
r3 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r4
if r0 == r8 goto yv
r0 = 100
yv:
r3 *= 3
if r0 > 15 goto pv0_0
r3 += 1
pv0_0:
r3 *= 3
if r0 s> 15 goto pv0_1
r3 += 1
pv0_1:
r3 *= 3
if r0 > 16 goto pv1_0
r3 += 1
pv1_0:
r3 *= 3
if r0 s> 16 goto pv1_1
r3 += 1
pv1_1:
r3 *= 3
if r0 > 30 goto pv2_0
r3 += 1
pv2_0:
r3 *= 3
if r0 s> 30 goto pv2_1
r3 += 1
pv2_1:
r3 *= 3
if r0 > 31 goto pv3_0
r3 += 1
pv3_0:
r3 *= 3
if r0 s> 31 goto pv3_1
r3 += 1
pv3_1:
r0 = 20
if r8 == r4 goto nv
r0 = r4
nv:
r3 *= 3
if r0 > 15 goto qv0_0
r3 += 1
qv0_0:
r3 *= 3
if r0 s> 15 goto qv0_1
r3 += 1
qv0_1:
r3 *= 3
if r0 > 16 goto qv1_0
r3 += 1
qv1_0:
r3 *= 3
if r0 s> 16 goto qv1_1
r3 += 1
qv1_1:
r3 *= 3
if r0 > 30 goto qv2_0
r3 += 1
qv2_0:
r3 *= 3
if r0 s> 30 goto qv2_1
r3 += 1
qv2_1:
r3 *= 3
if r0 > 31 goto qv3_0
r3 += 1
qv3_0:
r3 *= 3
if r0 s> 31 goto qv3_1
r3 += 1
qv3_1:
r3 ^= r0
r0 = r4
if r0 == r8 goto zv
r0 = 0
zv:
r3 *= 3
if r0 > 15 goto rv0_0
r3 += 1
rv0_0:
r3 *= 3
if r0 s> 15 goto rv0_1
r3 += 1
rv0_1:
r3 *= 3
if r0 > 16 goto rv1_0
r3 += 1
rv1_0:
r3 *= 3
if r0 s> 16 goto rv1_1
r3 += 1
rv1_1:
r3 *= 3
if r0 > 30 goto rv2_0
r3 += 1
rv2_0:
r3 *= 3
if r0 s> 30 goto rv2_1
r3 += 1
rv2_1:
r3 *= 3
if r0 > 31 goto rv3_0
r3 += 1
rv3_0:
r3 *= 3
if r0 s> 31 goto rv3_1
r3 += 1
rv3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 == 1 goto s0
r0 = 0
s0:
r3 *= 3
if r0 > -5 goto r0_0_0
r3 += 1
r0_0_0:
r3 *= 3
if r0 s> -5 goto r0_0_1
r3 += 1
r0_0_1:
r3 *= 3
if r0 > -4 goto r0_1_0
r3 += 1
r0_1_0:
r3 *= 3
if r0 s> -4 goto r0_1_1
r3 += 1
r0_1_1:
r3 *= 3
if r0 > 1 goto r0_2_0
r3 += 1
r0_2_0:
r3 *= 3
if r0 s> 1 goto r0_2_1
r3 += 1
r0_2_1:
r3 *= 3
if r0 > 200 goto r0_3_0
r3 += 1
r0_3_0:
r3 *= 3
if r0 s> 200 goto r0_3_1
r3 += 1
r0_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 == 10 goto s1
r0 = 0
s1:
r3 *= 3
if r0 > 4 goto r1_0_0
r3 += 1
r1_0_0:
r3 *= 3
if r0 s> 4 goto r1_0_1
r3 += 1
r1_0_1:
r3 *= 3
if r0 > 5 goto r1_1_0
r3 += 1
r1_1_0:
r3 *= 3
if r0 s> 5 goto r1_1_1
r3 += 1
r1_1_1:
r3 *= 3
if r0 > 10 goto r1_2_0
r3 += 1
r1_2_0:
r3 *= 3
if r0 s> 10 goto r1_2_1
r3 += 1
r1_2_1:
r3 *= 3
if r0 > 200 goto r1_3_0
r3 += 1
r1_3_0:
r3 *= 3
if r0 s> 200 goto r1_3_1
r3 += 1
r1_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 == 128 goto s2
r0 = 0
s2:
r3 *= 3
if r0 > 122 goto r2_0_0
r3 += 1
r2_0_0:
r3 *= 3
if r0 s> 122 goto r2_0_1
r3 += 1
r2_0_1:
r3 *= 3
if r0 > 123 goto r2_1_0
r3 += 1
r2_1_0:
r3 *= 3
if r0 s> 123 goto r2_1_1
r3 += 1
r2_1_1:
r3 *= 3
if r0 > 128 goto r2_2_0
r3 += 1
r2_2_0:
r3 *= 3
if r0 s> 128 goto r2_2_1
r3 += 1
r2_2_1:
r3 *= 3
if r0 > 200 goto r2_3_0
r3 += 1
r2_3_0:
r3 *= 3
if r0 s> 200 goto r2_3_1
r3 += 1
r2_3_1:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 8192fa4fdaaa50f0

== ne64, s32
-- asm
r3 = r1
r4 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r3
r9 += r7
r5 = *(u64 *)(r9 + 0)
r9 = r3
r9 += r8
r6 = *(u64 *)(r9 + 0)
r5 = (s32)r5
r0 = r5
if r0 != 127 goto y0
r0 = 126
y0:
r4 *= 3
if r0 > 125 goto p0_0_0
r4 += 1
p0_0_0:
r4 *= 3
if r0 s> 125 goto p0_0_1
r4 += 1
p0_0_1:
r4 *= 3
if r0 > 126 goto p0_1_0
r4 += 1
p0_1_0:
r4 *= 3
if r0 s> 126 goto p0_1_1
r4 += 1
p0_1_1:
r4 *= 3
if r0 > 127 goto p0_2_0
r4 += 1
p0_2_0:
r4 *= 3
if r0 s> 127 goto p0_2_1
r4 += 1
p0_2_1:
r4 *= 3
if r0 > 128 goto p0_3_0
r4 += 1
p0_3_0:
r4 *= 3
if r0 s> 128 goto p0_3_1
r4 += 1
p0_3_1:
r0 = 127
if r5 != 127 goto n0
r0 = r5
n0:
r4 *= 3
if r0 > 125 goto q0_0_0
r4 += 1
q0_0_0:
r4 *= 3
if r0 s> 125 goto q0_0_1
r4 += 1
q0_0_1:
r4 *= 3
if r0 > 126 goto q0_1_0
r4 += 1
q0_1_0:
r4 *= 3
if r0 s> 126 goto q0_1_1
r4 += 1
q0_1_1:
r4 *= 3
if r0 > 127 goto q0_2_0
r4 += 1
q0_2_0:
r4 *= 3
if r0 s> 127 goto q0_2_1
r4 += 1
q0_2_1:
r4 *= 3
if r0 > 128 goto q0_3_0
r4 += 1
q0_3_0:
r4 *= 3
if r0 s> 128 goto q0_3_1
r4 += 1
q0_3_1:
r0 = r5
if r0 != 65535 goto y1
r0 = 65534
y1:
r4 *= 3
if r0 > 65533 goto p1_0_0
r4 += 1
p1_0_0:
r4 *= 3
if r0 s> 65533 goto p1_0_1
r4 += 1
p1_0_1:
r4 *= 3
if r0 > 65534 goto p1_1_0
r4 += 1
p1_1_0:
r4 *= 3
if r0 s> 65534 goto p1_1_1
r4 += 1
p1_1_1:
r4 *= 3
if r0 > 65535 goto p1_2_0
r4 += 1
p1_2_0:
r4 *= 3
if r0 s> 65535 goto p1_2_1
r4 += 1
p1_2_1:
r4 *= 3
if r0 > 65536 goto p1_3_0
r4 += 1
p1_3_0:
r4 *= 3
if r0 s> 65536 goto p1_3_1
r4 += 1
p1_3_1:
r0 = 65535
if r5 != 65535 goto n1
r0 = r5
n1:
r4 *= 3
if r0 > 65533 goto q1_0_0
r4 += 1
q1_0_0:
r4 *= 3
if r0 s> 65533 goto q1_0_1
r4 += 1
q1_0_1:
r4 *= 3
if r0 > 65534 goto q1_1_0
r4 += 1
q1_1_0:
r4 *= 3
if r0 s> 65534 goto q1_1_1
r4 += 1
q1_1_1:
r4 *= 3
if r0 > 65535 goto q1_2_0
r4 += 1
q1_2_0:
r4 *= 3
if r0 s> 65535 goto q1_2_1
r4 += 1
q1_2_1:
r4 *= 3
if r0 > 65536 goto q1_3_0
r4 += 1
q1_3_0:
r4 *= 3
if r0 s> 65536 goto q1_3_1
r4 += 1
q1_3_1:
r0 = r5
if r0 != 2 goto y2
r0 = 1
y2:
r4 *= 3
if r0 > 0 goto p2_0_0
r4 += 1
p2_0_0:
r4 *= 3
if r0 s> 0 goto p2_0_1
r4 += 1
p2_0_1:
r4 *= 3
if r0 > 1 goto p2_1_0
r4 += 1
p2_1_0:
r4 *= 3
if r0 s> 1 goto p2_1_1
r4 += 1
p2_1_1:
r4 *= 3
if r0 > 2 goto p2_2_0
r4 += 1
p2_2_0:
r4 *= 3
if r0 s> 2 goto p2_2_1
r4 += 1
p2_2_1:
r4 *= 3
if r0 > 3 goto p2_3_0
r4 += 1
p2_3_0:
r4 *= 3
if r0 s> 3 goto p2_3_1
r4 += 1
p2_3_1:
r0 = 2
if r5 != 2 goto n2
r0 = r5
n2:
r4 *= 3
if r0 > 0 goto q2_0_0
r4 += 1
q2_0_0:
r4 *= 3
if r0 s> 0 goto q2_0_1
r4 += 1
q2_0_1:
r4 *= 3
if r0 > 1 goto q2_1_0
r4 += 1
q2_1_0:
r4 *= 3
if r0 s> 1 goto q2_1_1
r4 += 1
q2_1_1:
r4 *= 3
if r0 > 2 goto q2_2_0
r4 += 1
q2_2_0:
r4 *= 3
if r0 s> 2 goto q2_2_1
r4 += 1
q2_2_1:
r4 *= 3
if r0 > 3 goto q2_3_0
r4 += 1
q2_3_0:
r4 *= 3
if r0 s> 3 goto q2_3_1
r4 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r5
if r0 != r6 goto yv
r0 = 100
yv:
r4 *= 3
if r0 > 15 goto pv0_0
r4 += 1
pv0_0:
r4 *= 3
if r0 s> 15 goto pv0_1
r4 += 1
pv0_1:
r4 *= 3
if r0 > 16 goto pv1_0
r4 += 1
pv1_0:
r4 *= 3
if r0 s> 16 goto pv1_1
r4 += 1
pv1_1:
r4 *= 3
if r0 > 30 goto pv2_0
r4 += 1
pv2_0:
r4 *= 3
if r0 s> 30 goto pv2_1
r4 += 1
pv2_1:
r4 *= 3
if r0 > 31 goto pv3_0
r4 += 1
pv3_0:
r4 *= 3
if r0 s> 31 goto pv3_1
r4 += 1
pv3_1:
r0 = 20
if r6 != r5 goto nv
r0 = r5
nv:
r4 *= 3
if r0 > 15 goto qv0_0
r4 += 1
qv0_0:
r4 *= 3
if r0 s> 15 goto qv0_1
r4 += 1
qv0_1:
r4 *= 3
if r0 > 16 goto qv1_0
r4 += 1
qv1_0:
r4 *= 3
if r0 s> 16 goto qv1_1
r4 += 1
qv1_1:
r4 *= 3
if r0 > 30 goto qv2_0
r4 += 1
qv2_0:
r4 *= 3
if r0 s> 30 goto qv2_1
r4 += 1
qv2_1:
r4 *= 3
if r0 > 31 goto qv3_0
r4 += 1
qv3_0:
r4 *= 3
if r0 s> 31 goto qv3_1
r4 += 1
qv3_1:
r4 ^= r0
r0 = r5
if r0 != r6 goto zv
r0 = 0
zv:
r4 *= 3
if r0 > 15 goto rv0_0
r4 += 1
rv0_0:
r4 *= 3
if r0 s> 15 goto rv0_1
r4 += 1
rv0_1:
r4 *= 3
if r0 > 16 goto rv1_0
r4 += 1
rv1_0:
r4 *= 3
if r0 s> 16 goto rv1_1
r4 += 1
rv1_1:
r4 *= 3
if r0 > 30 goto rv2_0
r4 += 1
rv2_0:
r4 *= 3
if r0 s> 30 goto rv2_1
r4 += 1
rv2_1:
r4 *= 3
if r0 > 31 goto rv3_0
r4 += 1
rv3_0:
r4 *= 3
if r0 s> 31 goto rv3_1
r4 += 1
rv3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 != 127 goto s0
r0 = 0
s0:
r4 *= 3
if r0 > 121 goto r0_0_0
r4 += 1
r0_0_0:
r4 *= 3
if r0 s> 121 goto r0_0_1
r4 += 1
r0_0_1:
r4 *= 3
if r0 > 122 goto r0_1_0
r4 += 1
r0_1_0:
r4 *= 3
if r0 s> 122 goto r0_1_1
r4 += 1
r0_1_1:
r4 *= 3
if r0 > 127 goto r0_2_0
r4 += 1
r0_2_0:
r4 *= 3
if r0 s> 127 goto r0_2_1
r4 += 1
r0_2_1:
r4 *= 3
if r0 > 200 goto r0_3_0
r4 += 1
r0_3_0:
r4 *= 3
if r0 s> 200 goto r0_3_1
r4 += 1
r0_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 != 65535 goto s1
r0 = 0
s1:
r4 *= 3
if r0 > 65529 goto r1_0_0
r4 += 1
r1_0_0:
r4 *= 3
if r0 s> 65529 goto r1_0_1
r4 += 1
r1_0_1:
r4 *= 3
if r0 > 65530 goto r1_1_0
r4 += 1
r1_1_0:
r4 *= 3
if r0 s> 65530 goto r1_1_1
r4 += 1
r1_1_1:
r4 *= 3
if r0 > 65535 goto r1_2_0
r4 += 1
r1_2_0:
r4 *= 3
if r0 s> 65535 goto r1_2_1
r4 += 1
r1_2_1:
r4 *= 3
if r0 > 200 goto r1_3_0
r4 += 1
r1_3_0:
r4 *= 3
if r0 s> 200 goto r1_3_1
r4 += 1
r1_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 != 2 goto s2
r0 = 0
s2:
r4 *= 3
if r0 > -4 goto r2_0_0
r4 += 1
r2_0_0:
r4 *= 3
if r0 s> -4 goto r2_0_1
r4 += 1
r2_0_1:
r4 *= 3
if r0 > -3 goto r2_1_0
r4 += 1
r2_1_0:
r4 *= 3
if r0 s> -3 goto r2_1_1
r4 += 1
r2_1_1:
r4 *= 3
if r0 > 2 goto r2_2_0
r4 += 1
r2_2_0:
r4 *= 3
if r0 s> 2 goto r2_2_1
r4 += 1
r2_2_1:
r4 *= 3
if r0 > 200 goto r2_3_0
r4 += 1
r2_3_0:
r4 *= 3
if r0 s> 200 goto r2_3_1
r4 += 1
r2_3_1:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r4
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result c717e6f01fbf940d

== ne64, all bits
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r2 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r7 = *(u64 *)(r9 + 0)
r0 = r2
if r0 != 1 goto y0
r0 = 0
y0:
r5 *= 3
if r0 > -1 goto p0_0_0
r5 += 1
p0_0_0:
r5 *= 3
if r0 s> -1 goto p0_0_1
r5 += 1
p0_0_1:
r5 *= 3
if r0 > 0 goto p0_1_0
r5 += 1
p0_1_0:
r5 *= 3
if r0 s> 0 goto p0_1_1
r5 += 1
p0_1_1:
r5 *= 3
if r0 > 1 goto p0_2_0
r5 += 1
p0_2_0:
r5 *= 3
if r0 s> 1 goto p0_2_1
r5 += 1
p0_2_1:
r5 *= 3
if r0 > 2 goto p0_3_0
r5 += 1
p0_3_0:
r5 *= 3
if r0 s> 2 goto p0_3_1
r5 += 1
p0_3_1:
r0 = 1
if r2 != 1 goto n0
r0 = r2
n0:
r5 *= 3
if r0 > -1 goto q0_0_0
r5 += 1
q0_0_0:
r5 *= 3
if r0 s> -1 goto q0_0_1
r5 += 1
q0_0_1:
r5 *= 3
if r0 > 0 goto q0_1_0
r5 += 1
q0_1_0:
r5 *= 3
if r0 s> 0 goto q0_1_1
r5 += 1
q0_1_1:
r5 *= 3
if r0 > 1 goto q0_2_0
r5 += 1
q0_2_0:
r5 *= 3
if r0 s> 1 goto q0_2_1
r5 += 1
q0_2_1:
r5 *= 3
if r0 > 2 goto q0_3_0
r5 += 1
q0_3_0:
r5 *= 3
if r0 s> 2 goto q0_3_1
r5 += 1
q0_3_1:
r0 = r2
if r0 != 10 goto y1
r0 = 9
y1:
r5 *= 3
if r0 > 8 goto p1_0_0
r5 += 1
p1_0_0:
r5 *= 3
if r0 s> 8 goto p1_0_1
r5 += 1
p1_0_1:
r5 *= 3
if r0 > 9 goto p1_1_0
r5 += 1
p1_1_0:
r5 *= 3
if r0 s> 9 goto p1_1_1
r5 += 1
p1_1_1:
r5 *= 3
if r0 > 10 goto p1_2_0
r5 += 1
p1_2_0:
r5 *= 3
if r0 s> 10 goto p1_2_1
r5 += 1
p1_2_1:
r5 *= 3
if r0 > 11 goto p1_3_0
r5 += 1
p1_3_0:
r5 *= 3
if r0 s> 11 goto p1_3_1
r5 += 1
p1_3_1:
r0 = 10
if r2 != 10 goto n1
r0 = r2
n1:
r5 *= 3
if r0 > 8 goto q1_0_0
r5 += 1
q1_0_0:
r5 *= 3
if r0 s> 8 goto q1_0_1
r5 += 1
q1_0_1:
r5 *= 3
if r0 > 9 goto q1_1_0
r5 += 1
q1_1_0:
r5 *= 3
if r0 s> 9 goto q1_1_1
r5 += 1
q1_1_1:
r5 *= 3
if r0 > 10 goto q1_2_0
r5 += 1
q1_2_0:
r5 *= 3
if r0 s> 10 goto q1_2_1
r5 += 1
q1_2_1:
r5 *= 3
if r0 > 11 goto q1_3_0
r5 += 1
q1_3_0:
r5 *= 3
if r0 s> 11 goto q1_3_1
r5 += 1
q1_3_1:
r0 = r2
if r0 != 128 goto y2
r0 = 127
y2:
r5 *= 3
if r0 > 126 goto p2_0_0
r5 += 1
p2_0_0:
r5 *= 3
if r0 s> 126 goto p2_0_1
r5 += 1
p2_0_1:
r5 *= 3
if r0 > 127 goto p2_1_0
r5 += 1
p2_1_0:
r5 *= 3
if r0 s> 127 goto p2_1_1
r5 += 1
p2_1_1:
r5 *= 3
if r0 > 128 goto p2_2_0
r5 += 1
p2_2_0:
r5 *= 3
if r0 s> 128 goto p2_2_1
r5 += 1
p2_2_1:
r5 *= 3
if r0 > 129 goto p2_3_0
r5 += 1
p2_3_0:
r5 *= 3
if r0 s> 129 goto p2_3_1
r5 += 1
p2_3_1:
r0 = 128
if r2 != 128 goto n2
r0 = r2
n2:
r5 *= 3
if r0 > 126 goto q2_0_0
r5 += 1
q2_0_0:
r5 *= 3
if r0 s> 126 goto q2_0_1
r5 += 1
q2_0_1:
r5 *= 3
if r0 > 127 goto q2_1_0
r5 += 1
q2_1_0:
r5 *= 3
if r0 s> 127 goto q2_1_1
r5 += 1
q2_1_1:
r5 *= 3
if r0 > 128 goto q2_2_0
r5 += 1
q2_2_0:
r5 *= 3
if r0 s> 128 goto q2_2_1
r5 += 1
q2_2_1:
r5 *= 3
if r0 > 129 goto q2_3_0
r5 += 1
q2_3_0:
r5 *= 3
if r0 s> 129 goto q2_3_1
r5 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r2
if r0 != r7 goto yv
r0 = 100
yv:
r5 *= 3
if r0 > 15 goto pv0_0
r5 += 1
pv0_0:
r5 *= 3
if r0 s> 15 goto pv0_1
r5 += 1
pv0_1:
r5 *= 3
if r0 > 16 goto pv1_0
r5 += 1
pv1_0:
r5 *= 3
if r0 s> 16 goto pv1_1
r5 += 1
pv1_1:
r5 *= 3
if r0 > 30 goto pv2_0
r5 += 1
pv2_0:
r5 *= 3
if r0 s> 30 goto pv2_1
r5 += 1
pv2_1:
r5 *= 3
if r0 > 31 goto pv3_0
r5 += 1
pv3_0:
r5 *= 3
if r0 s> 31 goto pv3_1
r5 += 1
pv3_1:
r0 = 20
if r7 != r2 goto nv
r0 = r2
nv:
r5 *= 3
if r0 > 15 goto qv0_0
r5 += 1
qv0_0:
r5 *= 3
if r0 s> 15 goto qv0_1
r5 += 1
qv0_1:
r5 *= 3
if r0 > 16 goto qv1_0
r5 += 1
qv1_0:
r5 *= 3
if r0 s> 16 goto qv1_1
r5 += 1
qv1_1:
r5 *= 3
if r0 > 30 goto qv2_0
r5 += 1
qv2_0:
r5 *= 3
if r0 s> 30 goto qv2_1
r5 += 1
qv2_1:
r5 *= 3
if r0 > 31 goto qv3_0
r5 += 1
qv3_0:
r5 *= 3
if r0 s> 31 goto qv3_1
r5 += 1
qv3_1:
r5 ^= r0
r0 = r2
if r0 != r7 goto zv
r0 = 0
zv:
r5 *= 3
if r0 > 15 goto rv0_0
r5 += 1
rv0_0:
r5 *= 3
if r0 s> 15 goto rv0_1
r5 += 1
rv0_1:
r5 *= 3
if r0 > 16 goto rv1_0
r5 += 1
rv1_0:
r5 *= 3
if r0 s> 16 goto rv1_1
r5 += 1
rv1_1:
r5 *= 3
if r0 > 30 goto rv2_0
r5 += 1
rv2_0:
r5 *= 3
if r0 s> 30 goto rv2_1
r5 += 1
rv2_1:
r5 *= 3
if r0 > 31 goto rv3_0
r5 += 1
rv3_0:
r5 *= 3
if r0 s> 31 goto rv3_1
r5 += 1
rv3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 != 1 goto s0
r0 = 0
s0:
r5 *= 3
if r0 > -5 goto r0_0_0
r5 += 1
r0_0_0:
r5 *= 3
if r0 s> -5 goto r0_0_1
r5 += 1
r0_0_1:
r5 *= 3
if r0 > -4 goto r0_1_0
r5 += 1
r0_1_0:
r5 *= 3
if r0 s> -4 goto r0_1_1
r5 += 1
r0_1_1:
r5 *= 3
if r0 > 1 goto r0_2_0
r5 += 1
r0_2_0:
r5 *= 3
if r0 s> 1 goto r0_2_1
r5 += 1
r0_2_1:
r5 *= 3
if r0 > 200 goto r0_3_0
r5 += 1
r0_3_0:
r5 *= 3
if r0 s> 200 goto r0_3_1
r5 += 1
r0_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 != 10 goto s1
r0 = 0
s1:
r5 *= 3
if r0 > 4 goto r1_0_0
r5 += 1
r1_0_0:
r5 *= 3
if r0 s> 4 goto r1_0_1
r5 += 1
r1_0_1:
r5 *= 3
if r0 > 5 goto r1_1_0
r5 += 1
r1_1_0:
r5 *= 3
if r0 s> 5 goto r1_1_1
r5 += 1
r1_1_1:
r5 *= 3
if r0 > 10 goto r1_2_0
r5 += 1
r1_2_0:
r5 *= 3
if r0 s> 10 goto r1_2_1
r5 += 1
r1_2_1:
r5 *= 3
if r0 > 200 goto r1_3_0
r5 += 1
r1_3_0:
r5 *= 3
if r0 s> 200 goto r1_3_1
r5 += 1
r1_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 != 128 goto s2
r0 = 0
s2:
r5 *= 3
if r0 > 122 goto r2_0_0
r5 += 1
r2_0_0:
r5 *= 3
if r0 s> 122 goto r2_0_1
r5 += 1
r2_0_1:
r5 *= 3
if r0 > 123 goto r2_1_0
r5 += 1
r2_1_0:
r5 *= 3
if r0 s> 123 goto r2_1_1
r5 += 1
r2_1_1:
r5 *= 3
if r0 > 128 goto r2_2_0
r5 += 1
r2_2_0:
r5 *= 3
if r0 s> 128 goto r2_2_1
r5 += 1
r2_2_1:
r5 *= 3
if r0 > 200 goto r2_3_0
r5 += 1
r2_3_0:
r5 *= 3
if r0 s> 200 goto r2_3_1
r5 += 1
r2_3_1:
r8 += 8
if r8 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 24656a55c55f8dd

== ne64, bit 4
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r7
r3 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r8 = *(u64 *)(r1 + 0)
r3 &= 16
r0 = r3
if r0 != 127 goto y0
r0 = 126
y0:
r6 *= 3
if r0 > 125 goto p0_0_0
r6 += 1
p0_0_0:
r6 *= 3
if r0 s> 125 goto p0_0_1
r6 += 1
p0_0_1:
r6 *= 3
if r0 > 126 goto p0_1_0
r6 += 1
p0_1_0:
r6 *= 3
if r0 s> 126 goto p0_1_1
r6 += 1
p0_1_1:
r6 *= 3
if r0 > 127 goto p0_2_0
r6 += 1
p0_2_0:
r6 *= 3
if r0 s> 127 goto p0_2_1
r6 += 1
p0_2_1:
r6 *= 3
if r0 > 128 goto p0_3_0
r6 += 1
p0_3_0:
r6 *= 3
if r0 s> 128 goto p0_3_1
r6 += 1
p0_3_1:
r0 = 127
if r3 != 127 goto n0
r0 = r3
n0:
r6 *= 3
if r0 > 125 goto q0_0_0
r6 += 1
q0_0_0:
r6 *= 3
if r0 s> 125 goto q0_0_1
r6 += 1
q0_0_1:
r6 *= 3
if r0 > 126 goto q0_1_0
r6 += 1
q0_1_0:
r6 *= 3
if r0 s> 126 goto q0_1_1
r6 += 1
q0_1_1:
r6 *= 3
if r0 > 127 goto q0_2_0
r6 += 1
q0_2_0:
r6 *= 3
if r0 s> 127 goto q0_2_1
r6 += 1
q0_2_1:
r6 *= 3
if r0 > 128 goto q0_3_0
r6 += 1
q0_3_0:
r6 *= 3
if r0 s> 128 goto q0_3_1
r6 += 1
q0_3_1:
r0 = r3
if r0 != 65535 goto y1
r0 = 65534
y1:
r6 *= 3
if r0 > 65533 goto p1_0_0
r6 += 1
p1_0_0:
r6 *= 3
if r0 s> 65533 goto p1_0_1
r6 += 1
p1_0_1:
r6 *= 3
if r0 > 65534 goto p1_1_0
r6 += 1
p1_1_0:
r6 *= 3
if r0 s> 65534 goto p1_1_1
r6 += 1
p1_1_1:
r6 *= 3
if r0 > 65535 goto p1_2_0
r6 += 1
p1_2_0:
r6 *= 3
if r0 s> 65535 goto p1_2_1
r6 += 1
p1_2_1:
r6 *= 3
if r0 > 65536 goto p1_3_0
r6 += 1
p1_3_0:
r6 *= 3
if r0 s> 65536 goto p1_3_1
r6 += 1
p1_3_1:
r0 = 65535
if r3 != 65535 goto n1
r0 = r3
n1:
r6 *= 3
if r0 > 65533 goto q1_0_0
r6 += 1
q1_0_0:
r6 *= 3
if r0 s> 65533 goto q1_0_1
r6 += 1
q1_0_1:
r6 *= 3
if r0 > 65534 goto q1_1_0
r6 += 1
q1_1_0:
r6 *= 3
if r0 s> 65534 goto q1_1_1
r6 += 1
q1_1_1:
r6 *= 3
if r0 > 65535 goto q1_2_0
r6 += 1
q1_2_0:
r6 *= 3
if r0 s> 65535 goto q1_2_1
r6 += 1
q1_2_1:
r6 *= 3
if r0 > 65536 goto q1_3_0
r6 += 1
q1_3_0:
r6 *= 3
if r0 s> 65536 goto q1_3_1
r6 += 1
q1_3_1:
r0 = r3
if r0 != 2 goto y2
r0 = 1
y2:
r6 *= 3
if r0 > 0 goto p2_0_0
r6 += 1
p2_0_0:
r6 *= 3
if r0 s> 0 goto p2_0_1
r6 += 1
p2_0_1:
r6 *= 3
if r0 > 1 goto p2_1_0
r6 += 1
p2_1_0:
r6 *= 3
if r0 s> 1 goto p2_1_1
r6 += 1
p2_1_1:
r6 *= 3
if r0 > 2 goto p2_2_0
r6 += 1
p2_2_0:
r6 *= 3
if r0 s> 2 goto p2_2_1
r6 += 1
p2_2_1:
r6 *= 3
if r0 > 3 goto p2_3_0
r6 += 1
p2_3_0:
r6 *= 3
if r0 s> 3 goto p2_3_1
r6 += 1
p2_3_1:
r0 = 2
if r3 != 2 goto n2
r0 = r3
n2:
r6 *= 3
if r0 > 0 goto q2_0_0
r6 += 1
q2_0_0:
r6 *= 3
if r0 s> 0 goto q2_0_1
r6 += 1
q2_0_1:
r6 *= 3
if r0 > 1 goto q2_1_0
r6 += 1
q2_1_0:
r6 *= 3
if r0 s> 1 goto q2_1_1
r6 += 1
q2_1_1:
r6 *= 3
if r0 > 2 goto q2_2_0
r6 += 1
q2_2_0:
r6 *= 3
if r0 s> 2 goto q2_2_1
r6 += 1
q2_2_1:
r6 *= 3
if r0 > 3 goto q2_3_0
r6 += 1
q2_3_0:
r6 *= 3
if r0 s> 3 goto q2_3_1
r6 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r3
if r0 != r8 goto yv
r0 = 100
yv:
r6 *= 3
if r0 > 15 goto pv0_0
r6 += 1
pv0_0:
r6 *= 3
if r0 s> 15 goto pv0_1
r6 += 1
pv0_1:
r6 *= 3
if r0 > 16 goto pv1_0
r6 += 1
pv1_0:
r6 *= 3
if r0 s> 16 goto pv1_1
r6 += 1
pv1_1:
r6 *= 3
if r0 > 30 goto pv2_0
r6 += 1
pv2_0:
r6 *= 3
if r0 s> 30 goto pv2_1
r6 += 1
pv2_1:
r6 *= 3
if r0 > 31 goto pv3_0
r6 += 1
pv3_0:
r6 *= 3
if r0 s> 31 goto pv3_1
r6 += 1
pv3_1:
r0 = 20
if r8 != r3 goto nv
r0 = r3
nv:
r6 *= 3
if r0 > 15 goto qv0_0
r6 += 1
qv0_0:
r6 *= 3
if r0 s> 15 goto qv0_1
r6 += 1
qv0_1:
r6 *= 3
if r0 > 16 goto qv1_0
r6 += 1
qv1_0:
r6 *= 3
if r0 s> 16 goto qv1_1
r6 += 1
qv1_1:
r6 *= 3
if r0 > 30 goto qv2_0
r6 += 1
qv2_0:
r6 *= 3
if r0 s> 30 goto qv2_1
r6 += 1
qv2_1:
r6 *= 3
if r0 > 31 goto qv3_0
r6 += 1
qv3_0:
r6 *= 3
if r0 s> 31 goto qv3_1
r6 += 1
qv3_1:
r6 ^= r0
r0 = r3
if r0 != r8 goto zv
r0 = 0
zv:
r6 *= 3
if r0 > 15 goto rv0_0
r6 += 1
rv0_0:
r6 *= 3
if r0 s> 15 goto rv0_1
r6 += 1
rv0_1:
r6 *= 3
if r0 > 16 goto rv1_0
r6 += 1
rv1_0:
r6 *= 3
if r0 s> 16 goto rv1_1
r6 += 1
rv1_1:
r6 *= 3
if r0 > 30 goto rv2_0
r6 += 1
rv2_0:
r6 *= 3
if r0 s> 30 goto rv2_1
r6 += 1
rv2_1:
r6 *= 3
if r0 > 31 goto rv3_0
r6 += 1
rv3_0:
r6 *= 3
if r0 s> 31 goto rv3_1
r6 += 1
rv3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 != 127 goto s0
r0 = 0
s0:
r6 *= 3
if r0 > 121 goto r0_0_0
r6 += 1
r0_0_0:
r6 *= 3
if r0 s> 121 goto r0_0_1
r6 += 1
r0_0_1:
r6 *= 3
if r0 > 122 goto r0_1_0
r6 += 1
r0_1_0:
r6 *= 3
if r0 s> 122 goto r0_1_1
r6 += 1
r0_1_1:
r6 *= 3
if r0 > 127 goto r0_2_0
r6 += 1
r0_2_0:
r6 *= 3
if r0 s> 127 goto r0_2_1
r6 += 1
r0_2_1:
r6 *= 3
if r0 > 200 goto r0_3_0
r6 += 1
r0_3_0:
r6 *= 3
if r0 s> 200 goto r0_3_1
r6 += 1
r0_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 != 65535 goto s1
r0 = 0
s1:
r6 *= 3
if r0 > 65529 goto r1_0_0
r6 += 1
r1_0_0:
r6 *= 3
if r0 s> 65529 goto r1_0_1
r6 += 1
r1_0_1:
r6 *= 3
if r0 > 65530 goto r1_1_0
r6 += 1
r1_1_0:
r6 *= 3
if r0 s> 65530 goto r1_1_1
r6 += 1
r1_1_1:
r6 *= 3
if r0 > 65535 goto r1_2_0
r6 += 1
r1_2_0:
r6 *= 3
if r0 s> 65535 goto r1_2_1
r6 += 1
r1_2_1:
r6 *= 3
if r0 > 200 goto r1_3_0
r6 += 1
r1_3_0:
r6 *= 3
if r0 s> 200 goto r1_3_1
r6 += 1
r1_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 != 2 goto s2
r0 = 0
s2:
r6 *= 3
if r0 > -4 goto r2_0_0
r6 += 1
r2_0_0:
r6 *= 3
if r0 s> -4 goto r2_0_1
r6 += 1
r2_0_1:
r6 *= 3
if r0 > -3 goto r2_1_0
r6 += 1
r2_1_0:
r6 *= 3
if r0 s> -3 goto r2_1_1
r6 += 1
r2_1_1:
r6 *= 3
if r0 > 2 goto r2_2_0
r6 += 1
r2_2_0:
r6 *= 3
if r0 s> 2 goto r2_2_1
r6 += 1
r2_2_1:
r6 *= 3
if r0 > 200 goto r2_3_0
r6 += 1
r2_3_0:
r6 *= 3
if r0 s> 200 goto r2_3_1
r6 += 1
r2_3_1:
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 4a5c1b030c14dbe8

== gt64, u32
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r6 = *(u64 *)(r2 + 0)
w4 = w4
r0 = r4
if r0 > 1 goto y0
r0 = 0
y0:
r8 *= 3
if r0 > -1 goto p0_0_0
r8 += 1
p0_0_0:
r8 *= 3
if r0 s> -1 goto p0_0_1
r8 += 1
p0_0_1:
r8 *= 3
if r0 > 0 goto p0_1_0
r8 += 1
p0_1_0:
r8 *= 3
if r0 s> 0 goto p0_1_1
r8 += 1
p0_1_1:
r8 *= 3
if r0 > 1 goto p0_2_0
r8 += 1
p0_2_0:
r8 *= 3
if r0 s> 1 goto p0_2_1
r8 += 1
p0_2_1:
r8 *= 3
if r0 > 2 goto p0_3_0
r8 += 1
p0_3_0:
r8 *= 3
if r0 s> 2 goto p0_3_1
r8 += 1
p0_3_1:
r0 = 1
if r4 > 1 goto n0
r0 = r4
n0:
r8 *= 3
if r0 > -1 goto q0_0_0
r8 += 1
q0_0_0:
r8 *= 3
if r0 s> -1 goto q0_0_1
r8 += 1
q0_0_1:
r8 *= 3
if r0 > 0 goto q0_1_0
r8 += 1
q0_1_0:
r8 *= 3
if r0 s> 0 goto q0_1_1
r8 += 1
q0_1_1:
r8 *= 3
if r0 > 1 goto q0_2_0
r8 += 1
q0_2_0:
r8 *= 3
if r0 s> 1 goto q0_2_1
r8 += 1
q0_2_1:
r8 *= 3
if r0 > 2 goto q0_3_0
r8 += 1
q0_3_0:
r8 *= 3
if r0 s> 2 goto q0_3_1
r8 += 1
q0_3_1:
r0 = r4
if r0 > 10 goto y1
r0 = 9
y1:
r8 *= 3
if r0 > 8 goto p1_0_0
r8 += 1
p1_0_0:
r8 *= 3
if r0 s> 8 goto p1_0_1
r8 += 1
p1_0_1:
r8 *= 3
if r0 > 9 goto p1_1_0
r8 += 1
p1_1_0:
r8 *= 3
if r0 s> 9 goto p1_1_1
r8 += 1
p1_1_1:
r8 *= 3
if r0 > 10 goto p1_2_0
r8 += 1
p1_2_0:
r8 *= 3
if r0 s> 10 goto p1_2_1
r8 += 1
p1_2_1:
r8 *= 3
if r0 > 11 goto p1_3_0
r8 += 1
p1_3_0:
r8 *= 3
if r0 s> 11 goto p1_3_1
r8 += 1
p1_3_1:
r0 = 10
if r4 > 10 goto n1
r0 = r4
n1:
r8 *= 3
if r0 > 8 goto q1_0_0
r8 += 1
q1_0_0:
r8 *= 3
if r0 s> 8 goto q1_0_1
r8 += 1
q1_0_1:
r8 *= 3
if r0 > 9 goto q1_1_0
r8 += 1
q1_1_0:
r8 *= 3
if r0 s> 9 goto q1_1_1
r8 += 1
q1_1_1:
r8 *= 3
if r0 > 10 goto q1_2_0
r8 += 1
q1_2_0:
r8 *= 3
if r0 s> 10 goto q1_2_1
r8 += 1
q1_2_1:
r8 *= 3
if r0 > 11 goto q1_3_0
r8 += 1
q1_3_0:
r8 *= 3
if r0 s> 11 goto q1_3_1
r8 += 1
q1_3_1:
r0 = r4
if r0 > 128 goto y2
r0 = 127
y2:
r8 *= 3
if r0 > 126 goto p2_0_0
r8 += 1
p2_0_0:
r8 *= 3
if r0 s> 126 goto p2_0_1
r8 += 1
p2_0_1:
r8 *= 3
if r0 > 127 goto p2_1_0
r8 += 1
p2_1_0:
r8 *= 3
if r0 s> 127 goto p2_1_1
r8 += 1
p2_1_1:
r8 *= 3
if r0 > 128 goto p2_2_0
r8 += 1
p2_2_0:
r8 *= 3
if r0 s> 128 goto p2_2_1
r8 += 1
p2_2_1:
r8 *= 3
if r0 > 129 goto p2_3_0
r8 += 1
p2_3_0:
r8 *= 3
if r0 s> 129 goto p2_3_1
r8 += 1
p2_3_1:
r0 = 128
if r4 > 128 goto n2
r0 = r4
n2:
r8 *= 3
if r0 > 126 goto q2_0_0
r8 += 1
q2_0_0:
r8 *= 3
if r0 s> 126 goto q2_0_1
r8 += 1
q2_0_1:
r8 *= 3
if r0 > 127 goto q2_1_0
r8 += 1
q2_1_0:
r8 *= 3
if r0 s> 127 goto q2_1_1
r8 += 1
q2_1_1:
r8 *= 3
if r0 > 128 goto q2_2_0
r8 += 1
q2_2_0:
r8 *= 3
if r0 s> 128 goto q2_2_1
r8 += 1
q2_2_1:
r8 *= 3
if r0 > 129 goto q2_3_0
r8 += 1
q2_3_0:
r8 *= 3
if r0 s> 129 goto q2_3_1
r8 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r4
if r0 > r6 goto yv
r0 = 100
yv:
r8 *= 3
if r0 > 15 goto pv0_0
r8 += 1
pv0_0:
r8 *= 3
if r0 s> 15 goto pv0_1
r8 += 1
pv0_1:
r8 *= 3
if r0 > 16 goto pv1_0
r8 += 1
pv1_0:
r8 *= 3
if r0 s> 16 goto pv1_1
r8 += 1
pv1_1:
r8 *= 3
if r0 > 30 goto pv2_0
r8 += 1
pv2_0:
r8 *= 3
if r0 s> 30 goto pv2_1
r8 += 1
pv2_1:
r8 *= 3
if r0 > 31 goto pv3_0
r8 += 1
pv3_0:
r8 *= 3
if r0 s> 31 goto pv3_1
r8 += 1
pv3_1:
r0 = 20
if r6 > r4 goto nv
r0 = r4
nv:
r8 *= 3
if r0 > 15 goto qv0_0
r8 += 1
qv0_0:
r8 *= 3
if r0 s> 15 goto qv0_1
r8 += 1
qv0_1:
r8 *= 3
if r0 > 16 goto qv1_0
r8 += 1
qv1_0:
r8 *= 3
if r0 s> 16 goto qv1_1
r8 += 1
qv1_1:
r8 *= 3
if r0 > 30 goto qv2_0
r8 += 1
qv2_0:
r8 *= 3
if r0 s> 30 goto qv2_1
r8 += 1
qv2_1:
r8 *= 3
if r0 > 31 goto qv3_0
r8 += 1
qv3_0:
r8 *= 3
if r0 s> 31 goto qv3_1
r8 += 1
qv3_1:
r8 ^= r0
r0 = r4
if r0 > r6 goto zv
r0 = 0
zv:
r8 *= 3
if r0 > 15 goto rv0_0
r8 += 1
rv0_0:
r8 *= 3
if r0 s> 15 goto rv0_1
r8 += 1
rv0_1:
r8 *= 3
if r0 > 16 goto rv1_0
r8 += 1
rv1_0:
r8 *= 3
if r0 s> 16 goto rv1_1
r8 += 1
rv1_1:
r8 *= 3
if r0 > 30 goto rv2_0
r8 += 1
rv2_0:
r8 *= 3
if r0 s> 30 goto rv2_1
r8 += 1
rv2_1:
r8 *= 3
if r0 > 31 goto rv3_0
r8 += 1
rv3_0:
r8 *= 3
if r0 s> 31 goto rv3_1
r8 += 1
rv3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 > 1 goto s0
r0 = 0
s0:
r8 *= 3
if r0 > -5 goto r0_0_0
r8 += 1
r0_0_0:
r8 *= 3
if r0 s> -5 goto r0_0_1
r8 += 1
r0_0_1:
r8 *= 3
if r0 > -4 goto r0_1_0
r8 += 1
r0_1_0:
r8 *= 3
if r0 s> -4 goto r0_1_1
r8 += 1
r0_1_1:
r8 *= 3
if r0 > 1 goto r0_2_0
r8 += 1
r0_2_0:
r8 *= 3
if r0 s> 1 goto r0_2_1
r8 += 1
r0_2_1:
r8 *= 3
if r0 > 200 goto r0_3_0
r8 += 1
r0_3_0:
r8 *= 3
if r0 s> 200 goto r0_3_1
r8 += 1
r0_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 > 10 goto s1
r0 = 0
s1:
r8 *= 3
if r0 > 4 goto r1_0_0
r8 += 1
r1_0_0:
r8 *= 3
if r0 s> 4 goto r1_0_1
r8 += 1
r1_0_1:
r8 *= 3
if r0 > 5 goto r1_1_0
r8 += 1
r1_1_0:
r8 *= 3
if r0 s> 5 goto r1_1_1
r8 += 1
r1_1_1:
r8 *= 3
if r0 > 10 goto r1_2_0
r8 += 1
r1_2_0:
r8 *= 3
if r0 s> 10 goto r1_2_1
r8 += 1
r1_2_1:
r8 *= 3
if r0 > 200 goto r1_3_0
r8 += 1
r1_3_0:
r8 *= 3
if r0 s> 200 goto r1_3_1
r8 += 1
r1_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 > 128 goto s2
r0 = 0
s2:
r8 *= 3
if r0 > 122 goto r2_0_0
r8 += 1
r2_0_0:
r8 *= 3
if r0 s> 122 goto r2_0_1
r8 += 1
r2_0_1:
r8 *= 3
if r0 > 123 goto r2_1_0
r8 += 1
r2_1_0:
r8 *= 3
if r0 s> 123 goto r2_1_1
r8 += 1
r2_1_1:
r8 *= 3
if r0 > 128 goto r2_2_0
r8 += 1
r2_2_0:
r8 *= 3
if r0 s> 128 goto r2_2_1
r8 += 1
r2_2_1:
r8 *= 3
if r0 > 200 goto r2_3_0
r8 += 1
r2_3_0:
r8 *= 3
if r0 s> 200 goto r2_3_1
r8 += 1
r2_3_1:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result d7f2feeba98041b8

== gt64, s8
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r5 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r2
r7 = *(u64 *)(r3 + 0)
r5 = (s8)r5
r0 = r5
if r0 > 127 goto y0
r0 = 126
y0:
r9 *= 3
if r0 > 125 goto p0_0_0
r9 += 1
p0_0_0:
r9 *= 3
if r0 s> 125 goto p0_0_1
r9 += 1
p0_0_1:
r9 *= 3
if r0 > 126 goto p0_1_0
r9 += 1
p0_1_0:
r9 *= 3
if r0 s> 126 goto p0_1_1
r9 += 1
p0_1_1:
r9 *= 3
if r0 > 127 goto p0_2_0
r9 += 1
p0_2_0:
r9 *= 3
if r0 s> 127 goto p0_2_1
r9 += 1
p0_2_1:
r9 *= 3
if r0 > 128 goto p0_3_0
r9 += 1
p0_3_0:
r9 *= 3
if r0 s> 128 goto p0_3_1
r9 += 1
p0_3_1:
r0 = 127
if r5 > 127 goto n0
r0 = r5
n0:
r9 *= 3
if r0 > 125 goto q0_0_0
r9 += 1
q0_0_0:
r9 *= 3
if r0 s> 125 goto q0_0_1
r9 += 1
q0_0_1:
r9 *= 3
if r0 > 126 goto q0_1_0
r9 += 1
q0_1_0:
r9 *= 3
if r0 s> 126 goto q0_1_1
r9 += 1
q0_1_1:
r9 *= 3
if r0 > 127 goto q0_2_0
r9 += 1
q0_2_0:
r9 *= 3
if r0 s> 127 goto q0_2_1
r9 += 1
q0_2_1:
r9 *= 3
if r0 > 128 goto q0_3_0
r9 += 1
q0_3_0:
r9 *= 3
if r0 s> 128 goto q0_3_1
r9 += 1
q0_3_1:
r0 = r5
if r0 > 65535 goto y1
r0 = 65534
y1:
r9 *= 3
if r0 > 65533 goto p1_0_0
r9 += 1
p1_0_0:
r9 *= 3
if r0 s> 65533 goto p1_0_1
r9 += 1
p1_0_1:
r9 *= 3
if r0 > 65534 goto p1_1_0
r9 += 1
p1_1_0:
r9 *= 3
if r0 s> 65534 goto p1_1_1
r9 += 1
p1_1_1:
r9 *= 3
if r0 > 65535 goto p1_2_0
r9 += 1
p1_2_0:
r9 *= 3
if r0 s> 65535 goto p1_2_1
r9 += 1
p1_2_1:
r9 *= 3
if r0 > 65536 goto p1_3_0
r9 += 1
p1_3_0:
r9 *= 3
if r0 s> 65536 goto p1_3_1
r9 += 1
p1_3_1:
r0 = 65535
if r5 > 65535 goto n1
r0 = r5
n1:
r9 *= 3
if r0 > 65533 goto q1_0_0
r9 += 1
q1_0_0:
r9 *= 3
if r0 s> 65533 goto q1_0_1
r9 += 1
q1_0_1:
r9 *= 3
if r0 > 65534 goto q1_1_0
r9 += 1
q1_1_0:
r9 *= 3
if r0 s> 65534 goto q1_1_1
r9 += 1
q1_1_1:
r9 *= 3
if r0 > 65535 goto q1_2_0
r9 += 1
q1_2_0:
r9 *= 3
if r0 s> 65535 goto q1_2_1
r9 += 1
q1_2_1:
r9 *= 3
if r0 > 65536 goto q1_3_0
r9 += 1
q1_3_0:
r9 *= 3
if r0 s> 65536 goto q1_3_1
r9 += 1
q1_3_1:
r0 = r5
if r0 > 2 goto y2
r0 = 1
y2:
r9 *= 3
if r0 > 0 goto p2_0_0
r9 += 1
p2_0_0:
r9 *= 3
if r0 s> 0 goto p2_0_1
r9 += 1
p2_0_1:
r9 *= 3
if r0 > 1 goto p2_1_0
r9 += 1
p2_1_0:
r9 *= 3
if r0 s> 1 goto p2_1_1
r9 += 1
p2_1_1:
r9 *= 3
if r0 > 2 goto p2_2_0
r9 += 1
p2_2_0:
r9 *= 3
if r0 s> 2 goto p2_2_1
r9 += 1
p2_2_1:
r9 *= 3
if r0 > 3 goto p2_3_0
r9 += 1
p2_3_0:
r9 *= 3
if r0 s> 3 goto p2_3_1
r9 += 1
p2_3_1:
r0 = 2
if r5 > 2 goto n2
r0 = r5
n2:
r9 *= 3
if r0 > 0 goto q2_0_0
r9 += 1
q2_0_0:
r9 *= 3
if r0 s> 0 goto q2_0_1
r9 += 1
q2_0_1:
r9 *= 3
if r0 > 1 goto q2_1_0
r9 += 1
q2_1_0:
r9 *= 3
if r0 s> 1 goto q2_1_1
r9 += 1
q2_1_1:
r9 *= 3
if r0 > 2 goto q2_2_0
r9 += 1
q2_2_0:
r9 *= 3
if r0 s> 2 goto q2_2_1
r9 += 1
q2_2_1:
r9 *= 3
if r0 > 3 goto q2_3_0
r9 += 1
q2_3_0:
r9 *= 3
if r0 s> 3 goto q2_3_1
r9 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r5
if r0 > r7 goto yv
r0 = 100
yv:
r9 *= 3
if r0 > 15 goto pv0_0
r9 += 1
pv0_0:
r9 *= 3
if r0 s> 15 goto pv0_1
r9 += 1
pv0_1:
r9 *= 3
if r0 > 16 goto pv1_0
r9 += 1
pv1_0:
r9 *= 3
if r0 s> 16 goto pv1_1
r9 += 1
pv1_1:
r9 *= 3
if r0 > 30 goto pv2_0
r9 += 1
pv2_0:
r9 *= 3
if r0 s> 30 goto pv2_1
r9 += 1
pv2_1:
r9 *= 3
if r0 > 31 goto pv3_0
r9 += 1
pv3_0:
r9 *= 3
if r0 s> 31 goto pv3_1
r9 += 1
pv3_1:
r0 = 20
if r7 > r5 goto nv
r0 = r5
nv:
r9 *= 3
if r0 > 15 goto qv0_0
r9 += 1
qv0_0:
r9 *= 3
if r0 s> 15 goto qv0_1
r9 += 1
qv0_1:
r9 *= 3
if r0 > 16 goto qv1_0
r9 += 1
qv1_0:
r9 *= 3
if r0 s> 16 goto qv1_1
r9 += 1
qv1_1:
r9 *= 3
if r0 > 30 goto qv2_0
r9 += 1
qv2_0:
r9 *= 3
if r0 s> 30 goto qv2_1
r9 += 1
qv2_1:
r9 *= 3
if r0 > 31 goto qv3_0
r9 += 1
qv3_0:
r9 *= 3
if r0 s> 31 goto qv3_1
r9 += 1
qv3_1:
r9 ^= r0
r0 = r5
if r0 > r7 goto zv
r0 = 0
zv:
r9 *= 3
if r0 > 15 goto rv0_0
r9 += 1
rv0_0:
r9 *= 3
if r0 s> 15 goto rv0_1
r9 += 1
rv0_1:
r9 *= 3
if r0 > 16 goto rv1_0
r9 += 1
rv1_0:
r9 *= 3
if r0 s> 16 goto rv1_1
r9 += 1
rv1_1:
r9 *= 3
if r0 > 30 goto rv2_0
r9 += 1
rv2_0:
r9 *= 3
if r0 s> 30 goto rv2_1
r9 += 1
rv2_1:
r9 *= 3
if r0 > 31 goto rv3_0
r9 += 1
rv3_0:
r9 *= 3
if r0 s> 31 goto rv3_1
r9 += 1
rv3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 > 127 goto s0
r0 = 0
s0:
r9 *= 3
if r0 > 121 goto r0_0_0
r9 += 1
r0_0_0:
r9 *= 3
if r0 s> 121 goto r0_0_1
r9 += 1
r0_0_1:
r9 *= 3
if r0 > 122 goto r0_1_0
r9 += 1
r0_1_0:
r9 *= 3
if r0 s> 122 goto r0_1_1
r9 += 1
r0_1_1:
r9 *= 3
if r0 > 127 goto r0_2_0
r9 += 1
r0_2_0:
r9 *= 3
if r0 s> 127 goto r0_2_1
r9 += 1
r0_2_1:
r9 *= 3
if r0 > 200 goto r0_3_0
r9 += 1
r0_3_0:
r9 *= 3
if r0 s> 200 goto r0_3_1
r9 += 1
r0_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 > 65535 goto s1
r0 = 0
s1:
r9 *= 3
if r0 > 65529 goto r1_0_0
r9 += 1
r1_0_0:
r9 *= 3
if r0 s> 65529 goto r1_0_1
r9 += 1
r1_0_1:
r9 *= 3
if r0 > 65530 goto r1_1_0
r9 += 1
r1_1_0:
r9 *= 3
if r0 s> 65530 goto r1_1_1
r9 += 1
r1_1_1:
r9 *= 3
if r0 > 65535 goto r1_2_0
r9 += 1
r1_2_0:
r9 *= 3
if r0 s> 65535 goto r1_2_1
r9 += 1
r1_2_1:
r9 *= 3
if r0 > 200 goto r1_3_0
r9 += 1
r1_3_0:
r9 *= 3
if r0 s> 200 goto r1_3_1
r9 += 1
r1_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 > 2 goto s2
r0 = 0
s2:
r9 *= 3
if r0 > -4 goto r2_0_0
r9 += 1
r2_0_0:
r9 *= 3
if r0 s> -4 goto r2_0_1
r9 += 1
r2_0_1:
r9 *= 3
if r0 > -3 goto r2_1_0
r9 += 1
r2_1_0:
r9 *= 3
if r0 s> -3 goto r2_1_1
r9 += 1
r2_1_1:
r9 *= 3
if r0 > 2 goto r2_2_0
r9 += 1
r2_2_0:
r9 *= 3
if r0 s> 2 goto r2_2_1
r9 += 1
r2_2_1:
r9 *= 3
if r0 > 200 goto r2_3_0
r9 += 1
r2_3_0:
r9 *= 3
if r0 s> 200 goto r2_3_1
r9 += 1
r2_3_1:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result d69e2e189e123130

== gt64, bit 4
-- asm
r9 = r1
r1 = 0
r3 = 0
outer:
r4 = 0
inner:
r5 = r9
r5 += r3
r2 = *(u64 *)(r5 + 0)
r5 = r9
r5 += r4
r8 = *(u64 *)(r5 + 0)
r2 &= 16
r0 = r2
if r0 > 1 goto y0
r0 = 0
y0:
r1 *= 3
if r0 > -1 goto p0_0_0
r1 += 1
p0_0_0:
r1 *= 3
if r0 s> -1 goto p0_0_1
r1 += 1
p0_0_1:
r1 *= 3
if r0 > 0 goto p0_1_0
r1 += 1
p0_1_0:
r1 *= 3
if r0 s> 0 goto p0_1_1
r1 += 1
p0_1_1:
r1 *= 3
if r0 > 1 goto p0_2_0
r1 += 1
p0_2_0:
r1 *= 3
if r0 s> 1 goto p0_2_1
r1 += 1
p0_2_1:
r1 *= 3
if r0 > 2 goto p0_3_0
r1 += 1
p0_3_0:
r1 *= 3
if r0 s> 2 goto p0_3_1
r1 += 1
p0_3_1:
r0 = 1
if r2 > 1 goto n0
r0 = r2
n0:
r1 *= 3
if r0 > -1 goto q0_0_0
r1 += 1
q0_0_0:
r1 *= 3
if r0 s> -1 goto q0_0_1
r1 += 1
q0_0_1:
r1 *= 3
if r0 > 0 goto q0_1_0
r1 += 1
q0_1_0:
r1 *= 3
if r0 s> 0 goto q0_1_1
r1 += 1
q0_1_1:
r1 *= 3
if r0 > 1 goto q0_2_0
r1 += 1
q0_2_0:
r1 *= 3
if r0 s> 1 goto q0_2_1
r1 += 1
q0_2_1:
r1 *= 3
if r0 > 2 goto q0_3_0
r1 += 1
q0_3_0:
r1 *= 3
if r0 s> 2 goto q0_3_1
r1 += 1
q0_3_1:
r0 = r2
if r0 > 10 goto y1
r0 = 9
y1:
r1 *= 3
if r0 > 8 goto p1_0_0
r1 += 1
p1_0_0:
r1 *= 3
if r0 s> 8 goto p1_0_1
r1 += 1
p1_0_1:
r1 *= 3
if r0 > 9 goto p1_1_0
r1 += 1
p1_1_0:
r1 *= 3
if r0 s> 9 goto p1_1_1
r1 += 1
p1_1_1:
r1 *= 3
if r0 > 10 goto p1_2_0
r1 += 1
p1_2_0:
r1 *= 3
if r0 s> 10 goto p1_2_1
r1 += 1
p1_2_1:
r1 *= 3
if r0 > 11 goto p1_3_0
r1 += 1
p1_3_0:
r1 *= 3
if r0 s> 11 goto p1_3_1
r1 += 1
p1_3_1:
r0 = 10
if r2 > 10 goto n1
r0 = r2
n1:
r1 *= 3
if r0 > 8 goto q1_0_0
r1 += 1
q1_0_0:
r1 *= 3
if r0 s> 8 goto q1_0_1
r1 += 1
q1_0_1:
r1 *= 3
if r0 > 9 goto q1_1_0
r1 += 1
q1_1_0:
r1 *= 3
if r0 s> 9 goto q1_1_1
r1 += 1
q1_1_1:
r1 *= 3
if r0 > 10 goto q1_2_0
r1 += 1
q1_2_0:
r1 *= 3
if r0 s> 10 goto q1_2_1
r1 += 1
q1_2_1:
r1 *= 3
if r0 > 11 goto q1_3_0
r1 += 1
q1_3_0:
r1 *= 3
if r0 s> 11 goto q1_3_1
r1 += 1
q1_3_1:
r0 = r2
if r0 > 128 goto y2
r0 = 127
y2:
r1 *= 3
if r0 > 126 goto p2_0_0
r1 += 1
p2_0_0:
r1 *= 3
if r0 s> 126 goto p2_0_1
r1 += 1
p2_0_1:
r1 *= 3
if r0 > 127 goto p2_1_0
r1 += 1
p2_1_0:
r1 *= 3
if r0 s> 127 goto p2_1_1
r1 += 1
p2_1_1:
r1 *= 3
if r0 > 128 goto p2_2_0
r1 += 1
p2_2_0:
r1 *= 3
if r0 s> 128 goto p2_2_1
r1 += 1
p2_2_1:
r1 *= 3
if r0 > 129 goto p2_3_0
r1 += 1
p2_3_0:
r1 *= 3
if r0 s> 129 goto p2_3_1
r1 += 1
p2_3_1:
r0 = 128
if r2 > 128 goto n2
r0 = r2
n2:
r1 *= 3
if r0 > 126 goto q2_0_0
r1 += 1
q2_0_0:
r1 *= 3
if r0 s> 126 goto q2_0_1
r1 += 1
q2_0_1:
r1 *= 3
if r0 > 127 goto q2_1_0
r1 += 1
q2_1_0:
r1 *= 3
if r0 s> 127 goto q2_1_1
r1 += 1
q2_1_1:
r1 *= 3
if r0 > 128 goto q2_2_0
r1 += 1
q2_2_0:
r1 *= 3
if r0 s> 128 goto q2_2_1
r1 += 1
q2_2_1:
r1 *= 3
if r0 > 129 goto q2_3_0
r1 += 1
q2_3_0:
r1 *= 3
if r0 s> 129 goto q2_3_1
r1 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r2
if r0 > r8 goto yv
r0 = 100
yv:
r1 *= 3
if r0 > 15 goto pv0_0
r1 += 1
pv0_0:
r1 *= 3
if r0 s> 15 goto pv0_1
r1 += 1
pv0_1:
r1 *= 3
if r0 > 16 goto pv1_0
r1 += 1
pv1_0:
r1 *= 3
if r0 s> 16 goto pv1_1
r1 += 1
pv1_1:
r1 *= 3
if r0 > 30 goto pv2_0
r1 += 1
pv2_0:
r1 *= 3
if r0 s> 30 goto pv2_1
r1 += 1
pv2_1:
r1 *= 3
if r0 > 31 goto pv3_0
r1 += 1
pv3_0:
r1 *= 3
if r0 s> 31 goto pv3_1
r1 += 1
pv3_1:
r0 = 20
if r8 > r2 goto nv
r0 = r2
nv:
r1 *= 3
if r0 > 15 goto qv0_0
r1 += 1
qv0_0:
r1 *= 3
if r0 s> 15 goto qv0_1
r1 += 1
qv0_1:
r1 *= 3
if r0 > 16 goto qv1_0
r1 += 1
qv1_0:
r1 *= 3
if r0 s> 16 goto qv1_1
r1 += 1
qv1_1:
r1 *= 3
if r0 > 30 goto qv2_0
r1 += 1
qv2_0:
r1 *= 3
if r0 s> 30 goto qv2_1
r1 += 1
qv2_1:
r1 *= 3
if r0 > 31 goto qv3_0
r1 += 1
qv3_0:
r1 *= 3
if r0 s> 31 goto qv3_1
r1 += 1
qv3_1:
r1 ^= r0
r0 = r2
if r0 > r8 goto zv
r0 = 0
zv:
r1 *= 3
if r0 > 15 goto rv0_0
r1 += 1
rv0_0:
r1 *= 3
if r0 s> 15 goto rv0_1
r1 += 1
rv0_1:
r1 *= 3
if r0 > 16 goto rv1_0
r1 += 1
rv1_0:
r1 *= 3
if r0 s> 16 goto rv1_1
r1 += 1
rv1_1:
r1 *= 3
if r0 > 30 goto rv2_0
r1 += 1
rv2_0:
r1 *= 3
if r0 s> 30 goto rv2_1
r1 += 1
rv2_1:
r1 *= 3
if r0 > 31 goto rv3_0
r1 += 1
rv3_0:
r1 *= 3
if r0 s> 31 goto rv3_1
r1 += 1
rv3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 > 1 goto s0
r0 = 0
s0:
r1 *= 3
if r0 > -5 goto r0_0_0
r1 += 1
r0_0_0:
r1 *= 3
if r0 s> -5 goto r0_0_1
r1 += 1
r0_0_1:
r1 *= 3
if r0 > -4 goto r0_1_0
r1 += 1
r0_1_0:
r1 *= 3
if r0 s> -4 goto r0_1_1
r1 += 1
r0_1_1:
r1 *= 3
if r0 > 1 goto r0_2_0
r1 += 1
r0_2_0:
r1 *= 3
if r0 s> 1 goto r0_2_1
r1 += 1
r0_2_1:
r1 *= 3
if r0 > 200 goto r0_3_0
r1 += 1
r0_3_0:
r1 *= 3
if r0 s> 200 goto r0_3_1
r1 += 1
r0_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 > 10 goto s1
r0 = 0
s1:
r1 *= 3
if r0 > 4 goto r1_0_0
r1 += 1
r1_0_0:
r1 *= 3
if r0 s> 4 goto r1_0_1
r1 += 1
r1_0_1:
r1 *= 3
if r0 > 5 goto r1_1_0
r1 += 1
r1_1_0:
r1 *= 3
if r0 s> 5 goto r1_1_1
r1 += 1
r1_1_1:
r1 *= 3
if r0 > 10 goto r1_2_0
r1 += 1
r1_2_0:
r1 *= 3
if r0 s> 10 goto r1_2_1
r1 += 1
r1_2_1:
r1 *= 3
if r0 > 200 goto r1_3_0
r1 += 1
r1_3_0:
r1 *= 3
if r0 s> 200 goto r1_3_1
r1 += 1
r1_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 > 128 goto s2
r0 = 0
s2:
r1 *= 3
if r0 > 122 goto r2_0_0
r1 += 1
r2_0_0:
r1 *= 3
if r0 s> 122 goto r2_0_1
r1 += 1
r2_0_1:
r1 *= 3
if r0 > 123 goto r2_1_0
r1 += 1
r2_1_0:
r1 *= 3
if r0 s> 123 goto r2_1_1
r1 += 1
r2_1_1:
r1 *= 3
if r0 > 128 goto r2_2_0
r1 += 1
r2_2_0:
r1 *= 3
if r0 s> 128 goto r2_2_1
r1 += 1
r2_2_1:
r1 *= 3
if r0 > 200 goto r2_3_0
r1 += 1
r2_3_0:
r1 *= 3
if r0 s> 200 goto r2_3_1
r1 += 1
r2_3_1:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r1
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result b5e2e1b34d27ac90

== ge64, s32
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r4 = 0
inner:
r5 = r9
r5 += r2
r3 = *(u64 *)(r5 + 0)
r5 = r9
r5 += r4
r6 = *(u64 *)(r5 + 0)
r3 = (s32)r3
r0 = r3
if r0 >= 127 goto y0
r0 = 126
y0:
r1 *= 3
if r0 > 125 goto p0_0_0
r1 += 1
p0_0_0:
r1 *= 3
if r0 s> 125 goto p0_0_1
r1 += 1
p0_0_1:
r1 *= 3
if r0 > 126 goto p0_1_0
r1 += 1
p0_1_0:
r1 *= 3
if r0 s> 126 goto p0_1_1
r1 += 1
p0_1_1:
r1 *= 3
if r0 > 127 goto p0_2_0
r1 += 1
p0_2_0:
r1 *= 3
if r0 s> 127 goto p0_2_1
r1 += 1
p0_2_1:
r1 *= 3
if r0 > 128 goto p0_3_0
r1 += 1
p0_3_0:
r1 *= 3
if r0 s> 128 goto p0_3_1
r1 += 1
p0_3_1:
r0 = 127
if r3 >= 127 goto n0
r0 = r3
n0:
r1 *= 3
if r0 > 125 goto q0_0_0
r1 += 1
q0_0_0:
r1 *= 3
if r0 s> 125 goto q0_0_1
r1 += 1
q0_0_1:
r1 *= 3
if r0 > 126 goto q0_1_0
r1 += 1
q0_1_0:
r1 *= 3
if r0 s> 126 goto q0_1_1
r1 += 1
q0_1_1:
r1 *= 3
if r0 > 127 goto q0_2_0
r1 += 1
q0_2_0:
r1 *= 3
if r0 s> 127 goto q0_2_1
r1 += 1
q0_2_1:
r1 *= 3
if r0 > 128 goto q0_3_0
r1 += 1
q0_3_0:
r1 *= 3
if r0 s> 128 goto q0_3_1
r1 += 1
q0_3_1:
r0 = r3
if r0 >= 65535 goto y1
r0 = 65534
y1:
r1 *= 3
if r0 > 65533 goto p1_0_0
r1 += 1
p1_0_0:
r1 *= 3
if r0 s> 65533 goto p1_0_1
r1 += 1
p1_0_1:
r1 *= 3
if r0 > 65534 goto p1_1_0
r1 += 1
p1_1_0:
r1 *= 3
if r0 s> 65534 goto p1_1_1
r1 += 1
p1_1_1:
r1 *= 3
if r0 > 65535 goto p1_2_0
r1 += 1
p1_2_0:
r1 *= 3
if r0 s> 65535 goto p1_2_1
r1 += 1
p1_2_1:
r1 *= 3
if r0 > 65536 goto p1_3_0
r1 += 1
p1_3_0:
r1 *= 3
if r0 s> 65536 goto p1_3_1
r1 += 1
p1_3_1:
r0 = 65535
if r3 >= 65535 goto n1
r0 = r3
n1:
r1 *= 3
if r0 > 65533 goto q1_0_0
r1 += 1
q1_0_0:
r1 *= 3
if r0 s> 65533 goto q1_0_1
r1 += 1
q1_0_1:
r1 *= 3
if r0 > 65534 goto q1_1_0
r1 += 1
q1_1_0:
r1 *= 3
if r0 s> 65534 goto q1_1_1
r1 += 1
q1_1_1:
r1 *= 3
if r0 > 65535 goto q1_2_0
r1 += 1
q1_2_0:
r1 *= 3
if r0 s> 65535 goto q1_2_1
r1 += 1
q1_2_1:
r1 *= 3
if r0 > 65536 goto q1_3_0
r1 += 1
q1_3_0:
r1 *= 3
if r0 s> 65536 goto q1_3_1
r1 += 1
q1_3_1:
r0 = r3
if r0 >= 2 goto y2
r0 = 1
y2:
r1 *= 3
if r0 > 0 goto p2_0_0
r1 += 1
p2_0_0:
r1 *= 3
if r0 s> 0 goto p2_0_1
r1 += 1
p2_0_1:
r1 *= 3
if r0 > 1 goto p2_1_0
r1 += 1
p2_1_0:
r1 *= 3
if r0 s> 1 goto p2_1_1
r1 += 1
p2_1_1:
r1 *= 3
if r0 > 2 goto p2_2_0
r1 += 1
p2_2_0:
r1 *= 3
if r0 s> 2 goto p2_2_1
r1 += 1
p2_2_1:
r1 *= 3
if r0 > 3 goto p2_3_0
r1 += 1
p2_3_0:
r1 *= 3
if r0 s> 3 goto p2_3_1
r1 += 1
p2_3_1:
r0 = 2
if r3 >= 2 goto n2
r0 = r3
n2:
r1 *= 3
if r0 > 0 goto q2_0_0
r1 += 1
q2_0_0:
r1 *= 3
if r0 s> 0 goto q2_0_1
r1 += 1
q2_0_1:
r1 *= 3
if r0 > 1 goto q2_1_0
r1 += 1
q2_1_0:
r1 *= 3
if r0 s> 1 goto q2_1_1
r1 += 1
q2_1_1:
r1 *= 3
if r0 > 2 goto q2_2_0
r1 += 1
q2_2_0:
r1 *= 3
if r0 s> 2 goto q2_2_1
r1 += 1
q2_2_1:
r1 *= 3
if r0 > 3 goto q2_3_0
r1 += 1
q2_3_0:
r1 *= 3
if r0 s> 3 goto q2_3_1
r1 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r3
if r0 >= r6 goto yv
r0 = 100
yv:
r1 *= 3
if r0 > 15 goto pv0_0
r1 += 1
pv0_0:
r1 *= 3
if r0 s> 15 goto pv0_1
r1 += 1
pv0_1:
r1 *= 3
if r0 > 16 goto pv1_0
r1 += 1
pv1_0:
r1 *= 3
if r0 s> 16 goto pv1_1
r1 += 1
pv1_1:
r1 *= 3
if r0 > 30 goto pv2_0
r1 += 1
pv2_0:
r1 *= 3
if r0 s> 30 goto pv2_1
r1 += 1
pv2_1:
r1 *= 3
if r0 > 31 goto pv3_0
r1 += 1
pv3_0:
r1 *= 3
if r0 s> 31 goto pv3_1
r1 += 1
pv3_1:
r0 = 20
if r6 >= r3 goto nv
r0 = r3
nv:
r1 *= 3
if r0 > 15 goto qv0_0
r1 += 1
qv0_0:
r1 *= 3
if r0 s> 15 goto qv0_1
r1 += 1
qv0_1:
r1 *= 3
if r0 > 16 goto qv1_0
r1 += 1
qv1_0:
r1 *= 3
if r0 s> 16 goto qv1_1
r1 += 1
qv1_1:
r1 *= 3
if r0 > 30 goto qv2_0
r1 += 1
qv2_0:
r1 *= 3
if r0 s> 30 goto qv2_1
r1 += 1
qv2_1:
r1 *= 3
if r0 > 31 goto qv3_0
r1 += 1
qv3_0:
r1 *= 3
if r0 s> 31 goto qv3_1
r1 += 1
qv3_1:
r1 ^= r0
r0 = r3
if r0 >= r6 goto zv
r0 = 0
zv:
r1 *= 3
if r0 > 15 goto rv0_0
r1 += 1
rv0_0:
r1 *= 3
if r0 s> 15 goto rv0_1
r1 += 1
rv0_1:
r1 *= 3
if r0 > 16 goto rv1_0
r1 += 1
rv1_0:
r1 *= 3
if r0 s> 16 goto rv1_1
r1 += 1
rv1_1:
r1 *= 3
if r0 > 30 goto rv2_0
r1 += 1
rv2_0:
r1 *= 3
if r0 s> 30 goto rv2_1
r1 += 1
rv2_1:
r1 *= 3
if r0 > 31 goto rv3_0
r1 += 1
rv3_0:
r1 *= 3
if r0 s> 31 goto rv3_1
r1 += 1
rv3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 >= 127 goto s0
r0 = 0
s0:
r1 *= 3
if r0 > 121 goto r0_0_0
r1 += 1
r0_0_0:
r1 *= 3
if r0 s> 121 goto r0_0_1
r1 += 1
r0_0_1:
r1 *= 3
if r0 > 122 goto r0_1_0
r1 += 1
r0_1_0:
r1 *= 3
if r0 s> 122 goto r0_1_1
r1 += 1
r0_1_1:
r1 *= 3
if r0 > 127 goto r0_2_0
r1 += 1
r0_2_0:
r1 *= 3
if r0 s> 127 goto r0_2_1
r1 += 1
r0_2_1:
r1 *= 3
if r0 > 200 goto r0_3_0
r1 += 1
r0_3_0:
r1 *= 3
if r0 s> 200 goto r0_3_1
r1 += 1
r0_3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 >= 65535 goto s1
r0 = 0
s1:
r1 *= 3
if r0 > 65529 goto r1_0_0
r1 += 1
r1_0_0:
r1 *= 3
if r0 s> 65529 goto r1_0_1
r1 += 1
r1_0_1:
r1 *= 3
if r0 > 65530 goto r1_1_0
r1 += 1
r1_1_0:
r1 *= 3
if r0 s> 65530 goto r1_1_1
r1 += 1
r1_1_1:
r1 *= 3
if r0 > 65535 goto r1_2_0
r1 += 1
r1_2_0:
r1 *= 3
if r0 s> 65535 goto r1_2_1
r1 += 1
r1_2_1:
r1 *= 3
if r0 > 200 goto r1_3_0
r1 += 1
r1_3_0:
r1 *= 3
if r0 s> 200 goto r1_3_1
r1 += 1
r1_3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 >= 2 goto s2
r0 = 0
s2:
r1 *= 3
if r0 > -4 goto r2_0_0
r1 += 1
r2_0_0:
r1 *= 3
if r0 s> -4 goto r2_0_1
r1 += 1
r2_0_1:
r1 *= 3
if r0 > -3 goto r2_1_0
r1 += 1
r2_1_0:
r1 *= 3
if r0 s> -3 goto r2_1_1
r1 += 1
r2_1_1:
r1 *= 3
if r0 > 2 goto r2_2_0
r1 += 1
r2_2_0:
r1 *= 3
if r0 s> 2 goto r2_2_1
r1 += 1
r2_2_1:
r1 *= 3
if r0 > 200 goto r2_3_0
r1 += 1
r2_3_0:
r1 *= 3
if r0 s> 200 goto r2_3_1
r1 += 1
r2_3_1:
r4 += 8
if r4 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 8005c0802bbce135

== ge64, all bits
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r3
r4 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r7 = *(u64 *)(r6 + 0)
r0 = r4
if r0 >= 1 goto y0
r0 = 0
y0:
r2 *= 3
if r0 > -1 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> -1 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 0 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 0 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 1 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 1 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 2 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 2 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 1
if r4 >= 1 goto n0
r0 = r4
n0:
r2 *= 3
if r0 > -1 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> -1 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 0 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 0 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 1 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 1 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 2 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 2 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r4
if r0 >= 10 goto y1
r0 = 9
y1:
r2 *= 3
if r0 > 8 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 8 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 9 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 9 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 10 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 10 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 11 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 11 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 10
if r4 >= 10 goto n1
r0 = r4
n1:
r2 *= 3
if r0 > 8 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 8 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 9 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 9 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 10 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 10 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 11 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 11 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r4
if r0 >= 128 goto y2
r0 = 127
y2:
r2 *= 3
if r0 > 126 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 126 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 127 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 127 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 128 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 128 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 129 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 129 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 128
if r4 >= 128 goto n2
r0 = r4
n2:
r2 *= 3
if r0 > 126 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 126 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 127 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 127 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 128 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 128 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 129 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 129 goto q2_3_1
r2 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r4
if r0 >= r7 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r7 >= r4 goto nv
r0 = r4
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r4
if r0 >= r7 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 >= 1 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > -5 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> -5 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > -4 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> -4 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 1 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 1 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 >= 10 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 4 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 4 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 5 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 5 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 10 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 10 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 >= 128 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > 122 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> 122 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > 123 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> 123 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 128 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 128 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 2f9809556d67da0d

== ge64, bit 4
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r4
r8 = *(u64 *)(r6 + 0)
r5 &= 16
r0 = r5
if r0 >= 127 goto y0
r0 = 126
y0:
r2 *= 3
if r0 > 125 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> 125 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 126 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 126 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 127 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 127 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 128 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 128 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 127
if r5 >= 127 goto n0
r0 = r5
n0:
r2 *= 3
if r0 > 125 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> 125 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 126 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 126 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 127 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 127 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 128 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 128 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r5
if r0 >= 65535 goto y1
r0 = 65534
y1:
r2 *= 3
if r0 > 65533 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 65533 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 65534 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 65534 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 65535 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 65535 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 65536 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 65536 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 65535
if r5 >= 65535 goto n1
r0 = r5
n1:
r2 *= 3
if r0 > 65533 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 65533 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 65534 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 65534 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 65535 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 65535 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 65536 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 65536 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r5
if r0 >= 2 goto y2
r0 = 1
y2:
r2 *= 3
if r0 > 0 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 0 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 1 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 1 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 2 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 2 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 3 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 3 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 2
if r5 >= 2 goto n2
r0 = r5
n2:
r2 *= 3
if r0 > 0 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 0 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 1 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 1 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 2 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 2 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 3 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 3 goto q2_3_1
r2 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r5
if r0 >= r8 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r8 >= r5 goto nv
r0 = r5
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r5
if r0 >= r8 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 >= 127 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > 121 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> 121 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > 122 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> 122 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 127 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 127 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 >= 65535 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 65529 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 65529 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 65530 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 65530 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 65535 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 65535 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 >= 2 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > -4 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> -4 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > -3 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> -3 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 2 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 2 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result c175a062ce1254b0

== lt64, u32
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r7 = 0
inner:
r8 = r3
r8 += r5
r2 = *(u64 *)(r8 + 0)
r8 = r3
r8 += r7
r6 = *(u64 *)(r8 + 0)
w2 = w2
r0 = r2
if r0 < 1 goto y0
r0 = 0
y0:
r4 *= 3
if r0 > -1 goto p0_0_0
r4 += 1
p0_0_0:
r4 *= 3
if r0 s> -1 goto p0_0_1
r4 += 1
p0_0_1:
r4 *= 3
if r0 > 0 goto p0_1_0
r4 += 1
p0_1_0:
r4 *= 3
if r0 s> 0 goto p0_1_1
r4 += 1
p0_1_1:
r4 *= 3
if r0 > 1 goto p0_2_0
r4 += 1
p0_2_0:
r4 *= 3
if r0 s> 1 goto p0_2_1
r4 += 1
p0_2_1:
r4 *= 3
if r0 > 2 goto p0_3_0
r4 += 1
p0_3_0:
r4 *= 3
if r0 s> 2 goto p0_3_1
r4 += 1
p0_3_1:
r0 = 1
if r2 < 1 goto n0
r0 = r2
n0:
r4 *= 3
if r0 > -1 goto q0_0_0
r4 += 1
q0_0_0:
r4 *= 3
if r0 s> -1 goto q0_0_1
r4 += 1
q0_0_1:
r4 *= 3
if r0 > 0 goto q0_1_0
r4 += 1
q0_1_0:
r4 *= 3
if r0 s> 0 goto q0_1_1
r4 += 1
q0_1_1:
r4 *= 3
if r0 > 1 goto q0_2_0
r4 += 1
q0_2_0:
r4 *= 3
if r0 s> 1 goto q0_2_1
r4 += 1
q0_2_1:
r4 *= 3
if r0 > 2 goto q0_3_0
r4 += 1
q0_3_0:
r4 *= 3
if r0 s> 2 goto q0_3_1
r4 += 1
q0_3_1:
r0 = r2
if r0 < 10 goto y1
r0 = 9
y1:
r4 *= 3
if r0 > 8 goto p1_0_0
r4 += 1
p1_0_0:
r4 *= 3
if r0 s> 8 goto p1_0_1
r4 += 1
p1_0_1:
r4 *= 3
if r0 > 9 goto p1_1_0
r4 += 1
p1_1_0:
r4 *= 3
if r0 s> 9 goto p1_1_1
r4 += 1
p1_1_1:
r4 *= 3
if r0 > 10 goto p1_2_0
r4 += 1
p1_2_0:
r4 *= 3
if r0 s> 10 goto p1_2_1
r4 += 1
p1_2_1:
r4 *= 3
if r0 > 11 goto p1_3_0
r4 += 1
p1_3_0:
r4 *= 3
if r0 s> 11 goto p1_3_1
r4 += 1
p1_3_1:
r0 = 10
if r2 < 10 goto n1
r0 = r2
n1:
r4 *= 3
if r0 > 8 goto q1_0_0
r4 += 1
q1_0_0:
r4 *= 3
if r0 s> 8 goto q1_0_1
r4 += 1
q1_0_1:
r4 *= 3
if r0 > 9 goto q1_1_0
r4 += 1
q1_1_0:
r4 *= 3
if r0 s> 9 goto q1_1_1
r4 += 1
q1_1_1:
r4 *= 3
if r0 > 10 goto q1_2_0
r4 += 1
q1_2_0:
r4 *= 3
if r0 s> 10 goto q1_2_1
r4 += 1
q1_2_1:
r4 *= 3
if r0 > 11 goto q1_3_0
r4 += 1
q1_3_0:
r4 *= 3
if r0 s> 11 goto q1_3_1
r4 += 1
q1_3_1:
r0 = r2
if r0 < 128 goto y2
r0 = 127
y2:
r4 *= 3
if r0 > 126 goto p2_0_0
r4 += 1
p2_0_0:
r4 *= 3
if r0 s> 126 goto p2_0_1
r4 += 1
p2_0_1:
r4 *= 3
if r0 > 127 goto p2_1_0
r4 += 1
p2_1_0:
r4 *= 3
if r0 s> 127 goto p2_1_1
r4 += 1
p2_1_1:
r4 *= 3
if r0 > 128 goto p2_2_0
r4 += 1
p2_2_0:
r4 *= 3
if r0 s> 128 goto p2_2_1
r4 += 1
p2_2_1:
r4 *= 3
if r0 > 129 goto p2_3_0
r4 += 1
p2_3_0:
r4 *= 3
if r0 s> 129 goto p2_3_1
r4 += 1
p2_3_1:
r0 = 128
if r2 < 128 goto n2
r0 = r2
n2:
r4 *= 3
if r0 > 126 goto q2_0_0
r4 += 1
q2_0_0:
r4 *= 3
if r0 s> 126 goto q2_0_1
r4 += 1
q2_0_1:
r4 *= 3
if r0 > 127 goto q2_1_0
r4 += 1
q2_1_0:
r4 *= 3
if r0 s> 127 goto q2_1_1
r4 += 1
q2_1_1:
r4 *= 3
if r0 > 128 goto q2_2_0
r4 += 1
q2_2_0:
r4 *= 3
if r0 s> 128 goto q2_2_1
r4 += 1
q2_2_1:
r4 *= 3
if r0 > 129 goto q2_3_0
r4 += 1
q2_3_0:
r4 *= 3
if r0 s> 129 goto q2_3_1
r4 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r2
if r0 < r6 goto yv
r0 = 100
yv:
r4 *= 3
if r0 > 15 goto pv0_0
r4 += 1
pv0_0:
r4 *= 3
if r0 s> 15 goto pv0_1
r4 += 1
pv0_1:
r4 *= 3
if r0 > 16 goto pv1_0
r4 += 1
pv1_0:
r4 *= 3
if r0 s> 16 goto pv1_1
r4 += 1
pv1_1:
r4 *= 3
if r0 > 30 goto pv2_0
r4 += 1
pv2_0:
r4 *= 3
if r0 s> 30 goto pv2_1
r4 += 1
pv2_1:
r4 *= 3
if r0 > 31 goto pv3_0
r4 += 1
pv3_0:
r4 *= 3
if r0 s> 31 goto pv3_1
r4 += 1
pv3_1:
r0 = 20
if r6 < r2 goto nv
r0 = r2
nv:
r4 *= 3
if r0 > 15 goto qv0_0
r4 += 1
qv0_0:
r4 *= 3
if r0 s> 15 goto qv0_1
r4 += 1
qv0_1:
r4 *= 3
if r0 > 16 goto qv1_0
r4 += 1
qv1_0:
r4 *= 3
if r0 s> 16 goto qv1_1
r4 += 1
qv1_1:
r4 *= 3
if r0 > 30 goto qv2_0
r4 += 1
qv2_0:
r4 *= 3
if r0 s> 30 goto qv2_1
r4 += 1
qv2_1:
r4 *= 3
if r0 > 31 goto qv3_0
r4 += 1
qv3_0:
r4 *= 3
if r0 s> 31 goto qv3_1
r4 += 1
qv3_1:
r4 ^= r0
r0 = r2
if r0 < r6 goto zv
r0 = 0
zv:
r4 *= 3
if r0 > 15 goto rv0_0
r4 += 1
rv0_0:
r4 *= 3
if r0 s> 15 goto rv0_1
r4 += 1
rv0_1:
r4 *= 3
if r0 > 16 goto rv1_0
r4 += 1
rv1_0:
r4 *= 3
if r0 s> 16 goto rv1_1
r4 += 1
rv1_1:
r4 *= 3
if r0 > 30 goto rv2_0
r4 += 1
rv2_0:
r4 *= 3
if r0 s> 30 goto rv2_1
r4 += 1
rv2_1:
r4 *= 3
if r0 > 31 goto rv3_0
r4 += 1
rv3_0:
r4 *= 3
if r0 s> 31 goto rv3_1
r4 += 1
rv3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 < 1 goto s0
r0 = 0
s0:
r4 *= 3
if r0 > -5 goto r0_0_0
r4 += 1
r0_0_0:
r4 *= 3
if r0 s> -5 goto r0_0_1
r4 += 1
r0_0_1:
r4 *= 3
if r0 > -4 goto r0_1_0
r4 += 1
r0_1_0:
r4 *= 3
if r0 s> -4 goto r0_1_1
r4 += 1
r0_1_1:
r4 *= 3
if r0 > 1 goto r0_2_0
r4 += 1
r0_2_0:
r4 *= 3
if r0 s> 1 goto r0_2_1
r4 += 1
r0_2_1:
r4 *= 3
if r0 > 200 goto r0_3_0
r4 += 1
r0_3_0:
r4 *= 3
if r0 s> 200 goto r0_3_1
r4 += 1
r0_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 < 10 goto s1
r0 = 0
s1:
r4 *= 3
if r0 > 4 goto r1_0_0
r4 += 1
r1_0_0:
r4 *= 3
if r0 s> 4 goto r1_0_1
r4 += 1
r1_0_1:
r4 *= 3
if r0 > 5 goto r1_1_0
r4 += 1
r1_1_0:
r4 *= 3
if r0 s> 5 goto r1_1_1
r4 += 1
r1_1_1:
r4 *= 3
if r0 > 10 goto r1_2_0
r4 += 1
r1_2_0:
r4 *= 3
if r0 s> 10 goto r1_2_1
r4 += 1
r1_2_1:
r4 *= 3
if r0 > 200 goto r1_3_0
r4 += 1
r1_3_0:
r4 *= 3
if r0 s> 200 goto r1_3_1
r4 += 1
r1_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 < 128 goto s2
r0 = 0
s2:
r4 *= 3
if r0 > 122 goto r2_0_0
r4 += 1
r2_0_0:
r4 *= 3
if r0 s> 122 goto r2_0_1
r4 += 1
r2_0_1:
r4 *= 3
if r0 > 123 goto r2_1_0
r4 += 1
r2_1_0:
r4 *= 3
if r0 s> 123 goto r2_1_1
r4 += 1
r2_1_1:
r4 *= 3
if r0 > 128 goto r2_2_0
r4 += 1
r2_2_0:
r4 *= 3
if r0 s> 128 goto r2_2_1
r4 += 1
r2_2_1:
r4 *= 3
if r0 > 200 goto r2_3_0
r4 += 1
r2_3_0:
r4 *= 3
if r0 s> 200 goto r2_3_1
r4 += 1
r2_3_1:
r7 += 8
if r7 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 4ece58d296fbfd9d

== lt64, s8
-- asm
r4 = r1
r5 = 0
r6 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r6
r3 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r7 = *(u64 *)(r9 + 0)
r3 = (s8)r3
r0 = r3
if r0 < 127 goto y0
r0 = 126
y0:
r5 *= 3
if r0 > 125 goto p0_0_0
r5 += 1
p0_0_0:
r5 *= 3
if r0 s> 125 goto p0_0_1
r5 += 1
p0_0_1:
r5 *= 3
if r0 > 126 goto p0_1_0
r5 += 1
p0_1_0:
r5 *= 3
if r0 s> 126 goto p0_1_1
r5 += 1
p0_1_1:
r5 *= 3
if r0 > 127 goto p0_2_0
r5 += 1
p0_2_0:
r5 *= 3
if r0 s> 127 goto p0_2_1
r5 += 1
p0_2_1:
r5 *= 3
if r0 > 128 goto p0_3_0
r5 += 1
p0_3_0:
r5 *= 3
if r0 s> 128 goto p0_3_1
r5 += 1
p0_3_1:
r0 = 127
if r3 < 127 goto n0
r0 = r3
n0:
r5 *= 3
if r0 > 125 goto q0_0_0
r5 += 1
q0_0_0:
r5 *= 3
if r0 s> 125 goto q0_0_1
r5 += 1
q0_0_1:
r5 *= 3
if r0 > 126 goto q0_1_0
r5 += 1
q0_1_0:
r5 *= 3
if r0 s> 126 goto q0_1_1
r5 += 1
q0_1_1:
r5 *= 3
if r0 > 127 goto q0_2_0
r5 += 1
q0_2_0:
r5 *= 3
if r0 s> 127 goto q0_2_1
r5 += 1
q0_2_1:
r5 *= 3
if r0 > 128 goto q0_3_0
r5 += 1
q0_3_0:
r5 *= 3
if r0 s> 128 goto q0_3_1
r5 += 1
q0_3_1:
r0 = r3
if r0 < 65535 goto y1
r0 = 65534
y1:
r5 *= 3
if r0 > 65533 goto p1_0_0
r5 += 1
p1_0_0:
r5 *= 3
if r0 s> 65533 goto p1_0_1
r5 += 1
p1_0_1:
r5 *= 3
if r0 > 65534 goto p1_1_0
r5 += 1
p1_1_0:
r5 *= 3
if r0 s> 65534 goto p1_1_1
r5 += 1
p1_1_1:
r5 *= 3
if r0 > 65535 goto p1_2_0
r5 += 1
p1_2_0:
r5 *= 3
if r0 s> 65535 goto p1_2_1
r5 += 1
p1_2_1:
r5 *= 3
if r0 > 65536 goto p1_3_0
r5 += 1
p1_3_0:
r5 *= 3
if r0 s> 65536 goto p1_3_1
r5 += 1
p1_3_1:
r0 = 65535
if r3 < 65535 goto n1
r0 = r3
n1:
r5 *= 3
if r0 > 65533 goto q1_0_0
r5 += 1
q1_0_0:
r5 *= 3
if r0 s> 65533 goto q1_0_1
r5 += 1
q1_0_1:
r5 *= 3
if r0 > 65534 goto q1_1_0
r5 += 1
q1_1_0:
r5 *= 3
if r0 s> 65534 goto q1_1_1
r5 += 1
q1_1_1:
r5 *= 3
if r0 > 65535 goto q1_2_0
r5 += 1
q1_2_0:
r5 *= 3
if r0 s> 65535 goto q1_2_1
r5 += 1
q1_2_1:
r5 *= 3
if r0 > 65536 goto q1_3_0
r5 += 1
q1_3_0:
r5 *= 3
if r0 s> 65536 goto q1_3_1
r5 += 1
q1_3_1:
r0 = r3
if r0 < 2 goto y2
r0 = 1
y2:
r5 *= 3
if r0 > 0 goto p2_0_0
r5 += 1
p2_0_0:
r5 *= 3
if r0 s> 0 goto p2_0_1
r5 += 1
p2_0_1:
r5 *= 3
if r0 > 1 goto p2_1_0
r5 += 1
p2_1_0:
r5 *= 3
if r0 s> 1 goto p2_1_1
r5 += 1
p2_1_1:
r5 *= 3
if r0 > 2 goto p2_2_0
r5 += 1
p2_2_0:
r5 *= 3
if r0 s> 2 goto p2_2_1
r5 += 1
p2_2_1:
r5 *= 3
if r0 > 3 goto p2_3_0
r5 += 1
p2_3_0:
r5 *= 3
if r0 s> 3 goto p2_3_1
r5 += 1
p2_3_1:
r0 = 2
if r3 < 2 goto n2
r0 = r3
n2:
r5 *= 3
if r0 > 0 goto q2_0_0
r5 += 1
q2_0_0:
r5 *= 3
if r0 s> 0 goto q2_0_1
r5 += 1
q2_0_1:
r5 *= 3
if r0 > 1 goto q2_1_0
r5 += 1
q2_1_0:
r5 *= 3
if r0 s> 1 goto q2_1_1
r5 += 1
q2_1_1:
r5 *= 3
if r0 > 2 goto q2_2_0
r5 += 1
q2_2_0:
r5 *= 3
if r0 s> 2 goto q2_2_1
r5 += 1
q2_2_1:
r5 *= 3
if r0 > 3 goto q2_3_0
r5 += 1
q2_3_0:
r5 *= 3
if r0 s> 3 goto q2_3_1
r5 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r3
if r0 < r7 goto yv
r0 = 100
yv:
r5 *= 3
if r0 > 15 goto pv0_0
r5 += 1
pv0_0:
r5 *= 3
if r0 s> 15 goto pv0_1
r5 += 1
pv0_1:
r5 *= 3
if r0 > 16 goto pv1_0
r5 += 1
pv1_0:
r5 *= 3
if r0 s> 16 goto pv1_1
r5 += 1
pv1_1:
r5 *= 3
if r0 > 30 goto pv2_0
r5 += 1
pv2_0:
r5 *= 3
if r0 s> 30 goto pv2_1
r5 += 1
pv2_1:
r5 *= 3
if r0 > 31 goto pv3_0
r5 += 1
pv3_0:
r5 *= 3
if r0 s> 31 goto pv3_1
r5 += 1
pv3_1:
r0 = 20
if r7 < r3 goto nv
r0 = r3
nv:
r5 *= 3
if r0 > 15 goto qv0_0
r5 += 1
qv0_0:
r5 *= 3
if r0 s> 15 goto qv0_1
r5 += 1
qv0_1:
r5 *= 3
if r0 > 16 goto qv1_0
r5 += 1
qv1_0:
r5 *= 3
if r0 s> 16 goto qv1_1
r5 += 1
qv1_1:
r5 *= 3
if r0 > 30 goto qv2_0
r5 += 1
qv2_0:
r5 *= 3
if r0 s> 30 goto qv2_1
r5 += 1
qv2_1:
r5 *= 3
if r0 > 31 goto qv3_0
r5 += 1
qv3_0:
r5 *= 3
if r0 s> 31 goto qv3_1
r5 += 1
qv3_1:
r5 ^= r0
r0 = r3
if r0 < r7 goto zv
r0 = 0
zv:
r5 *= 3
if r0 > 15 goto rv0_0
r5 += 1
rv0_0:
r5 *= 3
if r0 s> 15 goto rv0_1
r5 += 1
rv0_1:
r5 *= 3
if r0 > 16 goto rv1_0
r5 += 1
rv1_0:
r5 *= 3
if r0 s> 16 goto rv1_1
r5 += 1
rv1_1:
r5 *= 3
if r0 > 30 goto rv2_0
r5 += 1
rv2_0:
r5 *= 3
if r0 s> 30 goto rv2_1
r5 += 1
rv2_1:
r5 *= 3
if r0 > 31 goto rv3_0
r5 += 1
rv3_0:
r5 *= 3
if r0 s> 31 goto rv3_1
r5 += 1
rv3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 < 127 goto s0
r0 = 0
s0:
r5 *= 3
if r0 > 121 goto r0_0_0
r5 += 1
r0_0_0:
r5 *= 3
if r0 s> 121 goto r0_0_1
r5 += 1
r0_0_1:
r5 *= 3
if r0 > 122 goto r0_1_0
r5 += 1
r0_1_0:
r5 *= 3
if r0 s> 122 goto r0_1_1
r5 += 1
r0_1_1:
r5 *= 3
if r0 > 127 goto r0_2_0
r5 += 1
r0_2_0:
r5 *= 3
if r0 s> 127 goto r0_2_1
r5 += 1
r0_2_1:
r5 *= 3
if r0 > 200 goto r0_3_0
r5 += 1
r0_3_0:
r5 *= 3
if r0 s> 200 goto r0_3_1
r5 += 1
r0_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 < 65535 goto s1
r0 = 0
s1:
r5 *= 3
if r0 > 65529 goto r1_0_0
r5 += 1
r1_0_0:
r5 *= 3
if r0 s> 65529 goto r1_0_1
r5 += 1
r1_0_1:
r5 *= 3
if r0 > 65530 goto r1_1_0
r5 += 1
r1_1_0:
r5 *= 3
if r0 s> 65530 goto r1_1_1
r5 += 1
r1_1_1:
r5 *= 3
if r0 > 65535 goto r1_2_0
r5 += 1
r1_2_0:
r5 *= 3
if r0 s> 65535 goto r1_2_1
r5 += 1
r1_2_1:
r5 *= 3
if r0 > 200 goto r1_3_0
r5 += 1
r1_3_0:
r5 *= 3
if r0 s> 200 goto r1_3_1
r5 += 1
r1_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 < 2 goto s2
r0 = 0
s2:
r5 *= 3
if r0 > -4 goto r2_0_0
r5 += 1
r2_0_0:
r5 *= 3
if r0 s> -4 goto r2_0_1
r5 += 1
r2_0_1:
r5 *= 3
if r0 > -3 goto r2_1_0
r5 += 1
r2_1_0:
r5 *= 3
if r0 s> -3 goto r2_1_1
r5 += 1
r2_1_1:
r5 *= 3
if r0 > 2 goto r2_2_0
r5 += 1
r2_2_0:
r5 *= 3
if r0 s> 2 goto r2_2_1
r5 += 1
r2_2_1:
r5 *= 3
if r0 > 200 goto r2_3_0
r5 += 1
r2_3_0:
r5 *= 3
if r0 s> 200 goto r2_3_1
r5 += 1
r2_3_1:
r8 += 8
if r8 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r5
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 3f582b23f1216d1d

== lt64, bit 4
-- asm
r5 = r1
r6 = 0
r7 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r7
r4 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r8 = *(u64 *)(r1 + 0)
r4 &= 16
r0 = r4
if r0 < 1 goto y0
r0 = 0
y0:
r6 *= 3
if r0 > -1 goto p0_0_0
r6 += 1
p0_0_0:
r6 *= 3
if r0 s> -1 goto p0_0_1
r6 += 1
p0_0_1:
r6 *= 3
if r0 > 0 goto p0_1_0
r6 += 1
p0_1_0:
r6 *= 3
if r0 s> 0 goto p0_1_1
r6 += 1
p0_1_1:
r6 *= 3
if r0 > 1 goto p0_2_0
r6 += 1
p0_2_0:
r6 *= 3
if r0 s> 1 goto p0_2_1
r6 += 1
p0_2_1:
r6 *= 3
if r0 > 2 goto p0_3_0
r6 += 1
p0_3_0:
r6 *= 3
if r0 s> 2 goto p0_3_1
r6 += 1
p0_3_1:
r0 = 1
if r4 < 1 goto n0
r0 = r4
n0:
r6 *= 3
if r0 > -1 goto q0_0_0
r6 += 1
q0_0_0:
r6 *= 3
if r0 s> -1 goto q0_0_1
r6 += 1
q0_0_1:
r6 *= 3
if r0 > 0 goto q0_1_0
r6 += 1
q0_1_0:
r6 *= 3
if r0 s> 0 goto q0_1_1
r6 += 1
q0_1_1:
r6 *= 3
if r0 > 1 goto q0_2_0
r6 += 1
q0_2_0:
r6 *= 3
if r0 s> 1 goto q0_2_1
r6 += 1
q0_2_1:
r6 *= 3
if r0 > 2 goto q0_3_0
r6 += 1
q0_3_0:
r6 *= 3
if r0 s> 2 goto q0_3_1
r6 += 1
q0_3_1:
r0 = r4
if r0 < 10 goto y1
r0 = 9
y1:
r6 *= 3
if r0 > 8 goto p1_0_0
r6 += 1
p1_0_0:
r6 *= 3
if r0 s> 8 goto p1_0_1
r6 += 1
p1_0_1:
r6 *= 3
if r0 > 9 goto p1_1_0
r6 += 1
p1_1_0:
r6 *= 3
if r0 s> 9 goto p1_1_1
r6 += 1
p1_1_1:
r6 *= 3
if r0 > 10 goto p1_2_0
r6 += 1
p1_2_0:
r6 *= 3
if r0 s> 10 goto p1_2_1
r6 += 1
p1_2_1:
r6 *= 3
if r0 > 11 goto p1_3_0
r6 += 1
p1_3_0:
r6 *= 3
if r0 s> 11 goto p1_3_1
r6 += 1
p1_3_1:
r0 = 10
if r4 < 10 goto n1
r0 = r4
n1:
r6 *= 3
if r0 > 8 goto q1_0_0
r6 += 1
q1_0_0:
r6 *= 3
if r0 s> 8 goto q1_0_1
r6 += 1
q1_0_1:
r6 *= 3
if r0 > 9 goto q1_1_0
r6 += 1
q1_1_0:
r6 *= 3
if r0 s> 9 goto q1_1_1
r6 += 1
q1_1_1:
r6 *= 3
if r0 > 10 goto q1_2_0
r6 += 1
q1_2_0:
r6 *= 3
if r0 s> 10 goto q1_2_1
r6 += 1
q1_2_1:
r6 *= 3
if r0 > 11 goto q1_3_0
r6 += 1
q1_3_0:
r6 *= 3
if r0 s> 11 goto q1_3_1
r6 += 1
q1_3_1:
r0 = r4
if r0 < 128 goto y2
r0 = 127
y2:
r6 *= 3
if r0 > 126 goto p2_0_0
r6 += 1
p2_0_0:
r6 *= 3
if r0 s> 126 goto p2_0_1
r6 += 1
p2_0_1:
r6 *= 3
if r0 > 127 goto p2_1_0
r6 += 1
p2_1_0:
r6 *= 3
if r0 s> 127 goto p2_1_1
r6 += 1
p2_1_1:
r6 *= 3
if r0 > 128 goto p2_2_0
r6 += 1
p2_2_0:
r6 *= 3
if r0 s> 128 goto p2_2_1
r6 += 1
p2_2_1:
r6 *= 3
if r0 > 129 goto p2_3_0
r6 += 1
p2_3_0:
r6 *= 3
if r0 s> 129 goto p2_3_1
r6 += 1
p2_3_1:
r0 = 128
if r4 < 128 goto n2
r0 = r4
n2:
r6 *= 3
if r0 > 126 goto q2_0_0
r6 += 1
q2_0_0:
r6 *= 3
if r0 s> 126 goto q2_0_1
r6 += 1
q2_0_1:
r6 *= 3
if r0 > 127 goto q2_1_0
r6 += 1
q2_1_0:
r6 *= 3
if r0 s> 127 goto q2_1_1
r6 += 1
q2_1_1:
r6 *= 3
if r0 > 128 goto q2_2_0
r6 += 1
q2_2_0:
r6 *= 3
if r0 s> 128 goto q2_2_1
r6 += 1
q2_2_1:
r6 *= 3
if r0 > 129 goto q2_3_0
r6 += 1
q2_3_0:
r6 *= 3
if r0 s> 129 goto q2_3_1
r6 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r4
if r0 < r8 goto yv
r0 = 100
yv:
r6 *= 3
if r0 > 15 goto pv0_0
r6 += 1
pv0_0:
r6 *= 3
if r0 s> 15 goto pv0_1
r6 += 1
pv0_1:
r6 *= 3
if r0 > 16 goto pv1_0
r6 += 1
pv1_0:
r6 *= 3
if r0 s> 16 goto pv1_1
r6 += 1
pv1_1:
r6 *= 3
if r0 > 30 goto pv2_0
r6 += 1
pv2_0:
r6 *= 3
if r0 s> 30 goto pv2_1
r6 += 1
pv2_1:
r6 *= 3
if r0 > 31 goto pv3_0
r6 += 1
pv3_0:
r6 *= 3
if r0 s> 31 goto pv3_1
r6 += 1
pv3_1:
r0 = 20
if r8 < r4 goto nv
r0 = r4
nv:
r6 *= 3
if r0 > 15 goto qv0_0
r6 += 1
qv0_0:
r6 *= 3
if r0 s> 15 goto qv0_1
r6 += 1
qv0_1:
r6 *= 3
if r0 > 16 goto qv1_0
r6 += 1
qv1_0:
r6 *= 3
if r0 s> 16 goto qv1_1
r6 += 1
qv1_1:
r6 *= 3
if r0 > 30 goto qv2_0
r6 += 1
qv2_0:
r6 *= 3
if r0 s> 30 goto qv2_1
r6 += 1
qv2_1:
r6 *= 3
if r0 > 31 goto qv3_0
r6 += 1
qv3_0:
r6 *= 3
if r0 s> 31 goto qv3_1
r6 += 1
qv3_1:
r6 ^= r0
r0 = r4
if r0 < r8 goto zv
r0 = 0
zv:
r6 *= 3
if r0 > 15 goto rv0_0
r6 += 1
rv0_0:
r6 *= 3
if r0 s> 15 goto rv0_1
r6 += 1
rv0_1:
r6 *= 3
if r0 > 16 goto rv1_0
r6 += 1
rv1_0:
r6 *= 3
if r0 s> 16 goto rv1_1
r6 += 1
rv1_1:
r6 *= 3
if r0 > 30 goto rv2_0
r6 += 1
rv2_0:
r6 *= 3
if r0 s> 30 goto rv2_1
r6 += 1
rv2_1:
r6 *= 3
if r0 > 31 goto rv3_0
r6 += 1
rv3_0:
r6 *= 3
if r0 s> 31 goto rv3_1
r6 += 1
rv3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 < 1 goto s0
r0 = 0
s0:
r6 *= 3
if r0 > -5 goto r0_0_0
r6 += 1
r0_0_0:
r6 *= 3
if r0 s> -5 goto r0_0_1
r6 += 1
r0_0_1:
r6 *= 3
if r0 > -4 goto r0_1_0
r6 += 1
r0_1_0:
r6 *= 3
if r0 s> -4 goto r0_1_1
r6 += 1
r0_1_1:
r6 *= 3
if r0 > 1 goto r0_2_0
r6 += 1
r0_2_0:
r6 *= 3
if r0 s> 1 goto r0_2_1
r6 += 1
r0_2_1:
r6 *= 3
if r0 > 200 goto r0_3_0
r6 += 1
r0_3_0:
r6 *= 3
if r0 s> 200 goto r0_3_1
r6 += 1
r0_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 < 10 goto s1
r0 = 0
s1:
r6 *= 3
if r0 > 4 goto r1_0_0
r6 += 1
r1_0_0:
r6 *= 3
if r0 s> 4 goto r1_0_1
r6 += 1
r1_0_1:
r6 *= 3
if r0 > 5 goto r1_1_0
r6 += 1
r1_1_0:
r6 *= 3
if r0 s> 5 goto r1_1_1
r6 += 1
r1_1_1:
r6 *= 3
if r0 > 10 goto r1_2_0
r6 += 1
r1_2_0:
r6 *= 3
if r0 s> 10 goto r1_2_1
r6 += 1
r1_2_1:
r6 *= 3
if r0 > 200 goto r1_3_0
r6 += 1
r1_3_0:
r6 *= 3
if r0 s> 200 goto r1_3_1
r6 += 1
r1_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 < 128 goto s2
r0 = 0
s2:
r6 *= 3
if r0 > 122 goto r2_0_0
r6 += 1
r2_0_0:
r6 *= 3
if r0 s> 122 goto r2_0_1
r6 += 1
r2_0_1:
r6 *= 3
if r0 > 123 goto r2_1_0
r6 += 1
r2_1_0:
r6 *= 3
if r0 s> 123 goto r2_1_1
r6 += 1
r2_1_1:
r6 *= 3
if r0 > 128 goto r2_2_0
r6 += 1
r2_2_0:
r6 *= 3
if r0 s> 128 goto r2_2_1
r6 += 1
r2_2_1:
r6 *= 3
if r0 > 200 goto r2_3_0
r6 += 1
r2_3_0:
r6 *= 3
if r0 s> 200 goto r2_3_1
r6 += 1
r2_3_1:
r9 += 8
if r9 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r6
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 23e81f445b7342c8

== le64, s32
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r5 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r6 = *(u64 *)(r2 + 0)
r5 = (s32)r5
r0 = r5
if r0 <= 127 goto y0
r0 = 126
y0:
r8 *= 3
if r0 > 125 goto p0_0_0
r8 += 1
p0_0_0:
r8 *= 3
if r0 s> 125 goto p0_0_1
r8 += 1
p0_0_1:
r8 *= 3
if r0 > 126 goto p0_1_0
r8 += 1
p0_1_0:
r8 *= 3
if r0 s> 126 goto p0_1_1
r8 += 1
p0_1_1:
r8 *= 3
if r0 > 127 goto p0_2_0
r8 += 1
p0_2_0:
r8 *= 3
if r0 s> 127 goto p0_2_1
r8 += 1
p0_2_1:
r8 *= 3
if r0 > 128 goto p0_3_0
r8 += 1
p0_3_0:
r8 *= 3
if r0 s> 128 goto p0_3_1
r8 += 1
p0_3_1:
r0 = 127
if r5 <= 127 goto n0
r0 = r5
n0:
r8 *= 3
if r0 > 125 goto q0_0_0
r8 += 1
q0_0_0:
r8 *= 3
if r0 s> 125 goto q0_0_1
r8 += 1
q0_0_1:
r8 *= 3
if r0 > 126 goto q0_1_0
r8 += 1
q0_1_0:
r8 *= 3
if r0 s> 126 goto q0_1_1
r8 += 1
q0_1_1:
r8 *= 3
if r0 > 127 goto q0_2_0
r8 += 1
q0_2_0:
r8 *= 3
if r0 s> 127 goto q0_2_1
r8 += 1
q0_2_1:
r8 *= 3
if r0 > 128 goto q0_3_0
r8 += 1
q0_3_0:
r8 *= 3
if r0 s> 128 goto q0_3_1
r8 += 1
q0_3_1:
r0 = r5
if r0 <= 65535 goto y1
r0 = 65534
y1:
r8 *= 3
if r0 > 65533 goto p1_0_0
r8 += 1
p1_0_0:
r8 *= 3
if r0 s> 65533 goto p1_0_1
r8 += 1
p1_0_1:
r8 *= 3
if r0 > 65534 goto p1_1_0
r8 += 1
p1_1_0:
r8 *= 3
if r0 s> 65534 goto p1_1_1
r8 += 1
p1_1_1:
r8 *= 3
if r0 > 65535 goto p1_2_0
r8 += 1
p1_2_0:
r8 *= 3
if r0 s> 65535 goto p1_2_1
r8 += 1
p1_2_1:
r8 *= 3
if r0 > 65536 goto p1_3_0
r8 += 1
p1_3_0:
r8 *= 3
if r0 s> 65536 goto p1_3_1
r8 += 1
p1_3_1:
r0 = 65535
if r5 <= 65535 goto n1
r0 = r5
n1:
r8 *= 3
if r0 > 65533 goto q1_0_0
r8 += 1
q1_0_0:
r8 *= 3
if r0 s> 65533 goto q1_0_1
r8 += 1
q1_0_1:
r8 *= 3
if r0 > 65534 goto q1_1_0
r8 += 1
q1_1_0:
r8 *= 3
if r0 s> 65534 goto q1_1_1
r8 += 1
q1_1_1:
r8 *= 3
if r0 > 65535 goto q1_2_0
r8 += 1
q1_2_0:
r8 *= 3
if r0 s> 65535 goto q1_2_1
r8 += 1
q1_2_1:
r8 *= 3
if r0 > 65536 goto q1_3_0
r8 += 1
q1_3_0:
r8 *= 3
if r0 s> 65536 goto q1_3_1
r8 += 1
q1_3_1:
r0 = r5
if r0 <= 2 goto y2
r0 = 1
y2:
r8 *= 3
if r0 > 0 goto p2_0_0
r8 += 1
p2_0_0:
r8 *= 3
if r0 s> 0 goto p2_0_1
r8 += 1
p2_0_1:
r8 *= 3
if r0 > 1 goto p2_1_0
r8 += 1
p2_1_0:
r8 *= 3
if r0 s> 1 goto p2_1_1
r8 += 1
p2_1_1:
r8 *= 3
if r0 > 2 goto p2_2_0
r8 += 1
p2_2_0:
r8 *= 3
if r0 s> 2 goto p2_2_1
r8 += 1
p2_2_1:
r8 *= 3
if r0 > 3 goto p2_3_0
r8 += 1
p2_3_0:
r8 *= 3
if r0 s> 3 goto p2_3_1
r8 += 1
p2_3_1:
r0 = 2
if r5 <= 2 goto n2
r0 = r5
n2:
r8 *= 3
if r0 > 0 goto q2_0_0
r8 += 1
q2_0_0:
r8 *= 3
if r0 s> 0 goto q2_0_1
r8 += 1
q2_0_1:
r8 *= 3
if r0 > 1 goto q2_1_0
r8 += 1
q2_1_0:
r8 *= 3
if r0 s> 1 goto q2_1_1
r8 += 1
q2_1_1:
r8 *= 3
if r0 > 2 goto q2_2_0
r8 += 1
q2_2_0:
r8 *= 3
if r0 s> 2 goto q2_2_1
r8 += 1
q2_2_1:
r8 *= 3
if r0 > 3 goto q2_3_0
r8 += 1
q2_3_0:
r8 *= 3
if r0 s> 3 goto q2_3_1
r8 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r5
if r0 <= r6 goto yv
r0 = 100
yv:
r8 *= 3
if r0 > 15 goto pv0_0
r8 += 1
pv0_0:
r8 *= 3
if r0 s> 15 goto pv0_1
r8 += 1
pv0_1:
r8 *= 3
if r0 > 16 goto pv1_0
r8 += 1
pv1_0:
r8 *= 3
if r0 s> 16 goto pv1_1
r8 += 1
pv1_1:
r8 *= 3
if r0 > 30 goto pv2_0
r8 += 1
pv2_0:
r8 *= 3
if r0 s> 30 goto pv2_1
r8 += 1
pv2_1:
r8 *= 3
if r0 > 31 goto pv3_0
r8 += 1
pv3_0:
r8 *= 3
if r0 s> 31 goto pv3_1
r8 += 1
pv3_1:
r0 = 20
if r6 <= r5 goto nv
r0 = r5
nv:
r8 *= 3
if r0 > 15 goto qv0_0
r8 += 1
qv0_0:
r8 *= 3
if r0 s> 15 goto qv0_1
r8 += 1
qv0_1:
r8 *= 3
if r0 > 16 goto qv1_0
r8 += 1
qv1_0:
r8 *= 3
if r0 s> 16 goto qv1_1
r8 += 1
qv1_1:
r8 *= 3
if r0 > 30 goto qv2_0
r8 += 1
qv2_0:
r8 *= 3
if r0 s> 30 goto qv2_1
r8 += 1
qv2_1:
r8 *= 3
if r0 > 31 goto qv3_0
r8 += 1
qv3_0:
r8 *= 3
if r0 s> 31 goto qv3_1
r8 += 1
qv3_1:
r8 ^= r0
r0 = r5
if r0 <= r6 goto zv
r0 = 0
zv:
r8 *= 3
if r0 > 15 goto rv0_0
r8 += 1
rv0_0:
r8 *= 3
if r0 s> 15 goto rv0_1
r8 += 1
rv0_1:
r8 *= 3
if r0 > 16 goto rv1_0
r8 += 1
rv1_0:
r8 *= 3
if r0 s> 16 goto rv1_1
r8 += 1
rv1_1:
r8 *= 3
if r0 > 30 goto rv2_0
r8 += 1
rv2_0:
r8 *= 3
if r0 s> 30 goto rv2_1
r8 += 1
rv2_1:
r8 *= 3
if r0 > 31 goto rv3_0
r8 += 1
rv3_0:
r8 *= 3
if r0 s> 31 goto rv3_1
r8 += 1
rv3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 <= 127 goto s0
r0 = 0
s0:
r8 *= 3
if r0 > 121 goto r0_0_0
r8 += 1
r0_0_0:
r8 *= 3
if r0 s> 121 goto r0_0_1
r8 += 1
r0_0_1:
r8 *= 3
if r0 > 122 goto r0_1_0
r8 += 1
r0_1_0:
r8 *= 3
if r0 s> 122 goto r0_1_1
r8 += 1
r0_1_1:
r8 *= 3
if r0 > 127 goto r0_2_0
r8 += 1
r0_2_0:
r8 *= 3
if r0 s> 127 goto r0_2_1
r8 += 1
r0_2_1:
r8 *= 3
if r0 > 200 goto r0_3_0
r8 += 1
r0_3_0:
r8 *= 3
if r0 s> 200 goto r0_3_1
r8 += 1
r0_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 <= 65535 goto s1
r0 = 0
s1:
r8 *= 3
if r0 > 65529 goto r1_0_0
r8 += 1
r1_0_0:
r8 *= 3
if r0 s> 65529 goto r1_0_1
r8 += 1
r1_0_1:
r8 *= 3
if r0 > 65530 goto r1_1_0
r8 += 1
r1_1_0:
r8 *= 3
if r0 s> 65530 goto r1_1_1
r8 += 1
r1_1_1:
r8 *= 3
if r0 > 65535 goto r1_2_0
r8 += 1
r1_2_0:
r8 *= 3
if r0 s> 65535 goto r1_2_1
r8 += 1
r1_2_1:
r8 *= 3
if r0 > 200 goto r1_3_0
r8 += 1
r1_3_0:
r8 *= 3
if r0 s> 200 goto r1_3_1
r8 += 1
r1_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 <= 2 goto s2
r0 = 0
s2:
r8 *= 3
if r0 > -4 goto r2_0_0
r8 += 1
r2_0_0:
r8 *= 3
if r0 s> -4 goto r2_0_1
r8 += 1
r2_0_1:
r8 *= 3
if r0 > -3 goto r2_1_0
r8 += 1
r2_1_0:
r8 *= 3
if r0 s> -3 goto r2_1_1
r8 += 1
r2_1_1:
r8 *= 3
if r0 > 2 goto r2_2_0
r8 += 1
r2_2_0:
r8 *= 3
if r0 s> 2 goto r2_2_1
r8 += 1
r2_2_1:
r8 *= 3
if r0 > 200 goto r2_3_0
r8 += 1
r2_3_0:
r8 *= 3
if r0 s> 200 goto r2_3_1
r8 += 1
r2_3_1:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result c64f085e9e5ef910

== le64, all bits
-- asm
r6 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r3 = r6
r3 += r9
r2 = *(u64 *)(r3 + 0)
r3 = r6
r3 += r1
r7 = *(u64 *)(r3 + 0)
r0 = r2
if r0 <= 1 goto y0
r0 = 0
y0:
r8 *= 3
if r0 > -1 goto p0_0_0
r8 += 1
p0_0_0:
r8 *= 3
if r0 s> -1 goto p0_0_1
r8 += 1
p0_0_1:
r8 *= 3
if r0 > 0 goto p0_1_0
r8 += 1
p0_1_0:
r8 *= 3
if r0 s> 0 goto p0_1_1
r8 += 1
p0_1_1:
r8 *= 3
if r0 > 1 goto p0_2_0
r8 += 1
p0_2_0:
r8 *= 3
if r0 s> 1 goto p0_2_1
r8 += 1
p0_2_1:
r8 *= 3
if r0 > 2 goto p0_3_0
r8 += 1
p0_3_0:
r8 *= 3
if r0 s> 2 goto p0_3_1
r8 += 1
p0_3_1:
r0 = 1
if r2 <= 1 goto n0
r0 = r2
n0:
r8 *= 3
if r0 > -1 goto q0_0_0
r8 += 1
q0_0_0:
r8 *= 3
if r0 s> -1 goto q0_0_1
r8 += 1
q0_0_1:
r8 *= 3
if r0 > 0 goto q0_1_0
r8 += 1
q0_1_0:
r8 *= 3
if r0 s> 0 goto q0_1_1
r8 += 1
q0_1_1:
r8 *= 3
if r0 > 1 goto q0_2_0
r8 += 1
q0_2_0:
r8 *= 3
if r0 s> 1 goto q0_2_1
r8 += 1
q0_2_1:
r8 *= 3
if r0 > 2 goto q0_3_0
r8 += 1
q0_3_0:
r8 *= 3
if r0 s> 2 goto q0_3_1
r8 += 1
q0_3_1:
r0 = r2
if r0 <= 10 goto y1
r0 = 9
y1:
r8 *= 3
if r0 > 8 goto p1_0_0
r8 += 1
p1_0_0:
r8 *= 3
if r0 s> 8 goto p1_0_1
r8 += 1
p1_0_1:
r8 *= 3
if r0 > 9 goto p1_1_0
r8 += 1
p1_1_0:
r8 *= 3
if r0 s> 9 goto p1_1_1
r8 += 1
p1_1_1:
r8 *= 3
if r0 > 10 goto p1_2_0
r8 += 1
p1_2_0:
r8 *= 3
if r0 s> 10 goto p1_2_1
r8 += 1
p1_2_1:
r8 *= 3
if r0 > 11 goto p1_3_0
r8 += 1
p1_3_0:
r8 *= 3
if r0 s> 11 goto p1_3_1
r8 += 1
p1_3_1:
r0 = 10
if r2 <= 10 goto n1
r0 = r2
n1:
r8 *= 3
if r0 > 8 goto q1_0_0
r8 += 1
q1_0_0:
r8 *= 3
if r0 s> 8 goto q1_0_1
r8 += 1
q1_0_1:
r8 *= 3
if r0 > 9 goto q1_1_0
r8 += 1
q1_1_0:
r8 *= 3
if r0 s> 9 goto q1_1_1
r8 += 1
q1_1_1:
r8 *= 3
if r0 > 10 goto q1_2_0
r8 += 1
q1_2_0:
r8 *= 3
if r0 s> 10 goto q1_2_1
r8 += 1
q1_2_1:
r8 *= 3
if r0 > 11 goto q1_3_0
r8 += 1
q1_3_0:
r8 *= 3
if r0 s> 11 goto q1_3_1
r8 += 1
q1_3_1:
r0 = r2
if r0 <= 128 goto y2
r0 = 127
y2:
r8 *= 3
if r0 > 126 goto p2_0_0
r8 += 1
p2_0_0:
r8 *= 3
if r0 s> 126 goto p2_0_1
r8 += 1
p2_0_1:
r8 *= 3
if r0 > 127 goto p2_1_0
r8 += 1
p2_1_0:
r8 *= 3
if r0 s> 127 goto p2_1_1
r8 += 1
p2_1_1:
r8 *= 3
if r0 > 128 goto p2_2_0
r8 += 1
p2_2_0:
r8 *= 3
if r0 s> 128 goto p2_2_1
r8 += 1
p2_2_1:
r8 *= 3
if r0 > 129 goto p2_3_0
r8 += 1
p2_3_0:
r8 *= 3
if r0 s> 129 goto p2_3_1
r8 += 1
p2_3_1:
r0 = 128
if r2 <= 128 goto n2
r0 = r2
n2:
r8 *= 3
if r0 > 126 goto q2_0_0
r8 += 1
q2_0_0:
r8 *= 3
if r0 s> 126 goto q2_0_1
r8 += 1
q2_0_1:
r8 *= 3
if r0 > 127 goto q2_1_0
r8 += 1
q2_1_0:
r8 *= 3
if r0 s> 127 goto q2_1_1
r8 += 1
q2_1_1:
r8 *= 3
if r0 > 128 goto q2_2_0
r8 += 1
q2_2_0:
r8 *= 3
if r0 s> 128 goto q2_2_1
r8 += 1
q2_2_1:
r8 *= 3
if r0 > 129 goto q2_3_0
r8 += 1
q2_3_0:
r8 *= 3
if r0 s> 129 goto q2_3_1
r8 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r2
if r0 <= r7 goto yv
r0 = 100
yv:
r8 *= 3
if r0 > 15 goto pv0_0
r8 += 1
pv0_0:
r8 *= 3
if r0 s> 15 goto pv0_1
r8 += 1
pv0_1:
r8 *= 3
if r0 > 16 goto pv1_0
r8 += 1
pv1_0:
r8 *= 3
if r0 s> 16 goto pv1_1
r8 += 1
pv1_1:
r8 *= 3
if r0 > 30 goto pv2_0
r8 += 1
pv2_0:
r8 *= 3
if r0 s> 30 goto pv2_1
r8 += 1
pv2_1:
r8 *= 3
if r0 > 31 goto pv3_0
r8 += 1
pv3_0:
r8 *= 3
if r0 s> 31 goto pv3_1
r8 += 1
pv3_1:
r0 = 20
if r7 <= r2 goto nv
r0 = r2
nv:
r8 *= 3
if r0 > 15 goto qv0_0
r8 += 1
qv0_0:
r8 *= 3
if r0 s> 15 goto qv0_1
r8 += 1
qv0_1:
r8 *= 3
if r0 > 16 goto qv1_0
r8 += 1
qv1_0:
r8 *= 3
if r0 s> 16 goto qv1_1
r8 += 1
qv1_1:
r8 *= 3
if r0 > 30 goto qv2_0
r8 += 1
qv2_0:
r8 *= 3
if r0 s> 30 goto qv2_1
r8 += 1
qv2_1:
r8 *= 3
if r0 > 31 goto qv3_0
r8 += 1
qv3_0:
r8 *= 3
if r0 s> 31 goto qv3_1
r8 += 1
qv3_1:
r8 ^= r0
r0 = r2
if r0 <= r7 goto zv
r0 = 0
zv:
r8 *= 3
if r0 > 15 goto rv0_0
r8 += 1
rv0_0:
r8 *= 3
if r0 s> 15 goto rv0_1
r8 += 1
rv0_1:
r8 *= 3
if r0 > 16 goto rv1_0
r8 += 1
rv1_0:
r8 *= 3
if r0 s> 16 goto rv1_1
r8 += 1
rv1_1:
r8 *= 3
if r0 > 30 goto rv2_0
r8 += 1
rv2_0:
r8 *= 3
if r0 s> 30 goto rv2_1
r8 += 1
rv2_1:
r8 *= 3
if r0 > 31 goto rv3_0
r8 += 1
rv3_0:
r8 *= 3
if r0 s> 31 goto rv3_1
r8 += 1
rv3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 <= 1 goto s0
r0 = 0
s0:
r8 *= 3
if r0 > -5 goto r0_0_0
r8 += 1
r0_0_0:
r8 *= 3
if r0 s> -5 goto r0_0_1
r8 += 1
r0_0_1:
r8 *= 3
if r0 > -4 goto r0_1_0
r8 += 1
r0_1_0:
r8 *= 3
if r0 s> -4 goto r0_1_1
r8 += 1
r0_1_1:
r8 *= 3
if r0 > 1 goto r0_2_0
r8 += 1
r0_2_0:
r8 *= 3
if r0 s> 1 goto r0_2_1
r8 += 1
r0_2_1:
r8 *= 3
if r0 > 200 goto r0_3_0
r8 += 1
r0_3_0:
r8 *= 3
if r0 s> 200 goto r0_3_1
r8 += 1
r0_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 <= 10 goto s1
r0 = 0
s1:
r8 *= 3
if r0 > 4 goto r1_0_0
r8 += 1
r1_0_0:
r8 *= 3
if r0 s> 4 goto r1_0_1
r8 += 1
r1_0_1:
r8 *= 3
if r0 > 5 goto r1_1_0
r8 += 1
r1_1_0:
r8 *= 3
if r0 s> 5 goto r1_1_1
r8 += 1
r1_1_1:
r8 *= 3
if r0 > 10 goto r1_2_0
r8 += 1
r1_2_0:
r8 *= 3
if r0 s> 10 goto r1_2_1
r8 += 1
r1_2_1:
r8 *= 3
if r0 > 200 goto r1_3_0
r8 += 1
r1_3_0:
r8 *= 3
if r0 s> 200 goto r1_3_1
r8 += 1
r1_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 <= 128 goto s2
r0 = 0
s2:
r8 *= 3
if r0 > 122 goto r2_0_0
r8 += 1
r2_0_0:
r8 *= 3
if r0 s> 122 goto r2_0_1
r8 += 1
r2_0_1:
r8 *= 3
if r0 > 123 goto r2_1_0
r8 += 1
r2_1_0:
r8 *= 3
if r0 s> 123 goto r2_1_1
r8 += 1
r2_1_1:
r8 *= 3
if r0 > 128 goto r2_2_0
r8 += 1
r2_2_0:
r8 *= 3
if r0 s> 128 goto r2_2_1
r8 += 1
r2_2_1:
r8 *= 3
if r0 > 200 goto r2_3_0
r8 += 1
r2_3_0:
r8 *= 3
if r0 s> 200 goto r2_3_1
r8 += 1
r2_3_1:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result d58c3a1499fc9ab0

== le64, bit 4
-- asm
r7 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r4 = r7
r4 += r1
r3 = *(u64 *)(r4 + 0)
r4 = r7
r4 += r2
r8 = *(u64 *)(r4 + 0)
r3 &= 16
r0 = r3
if r0 <= 127 goto y0
r0 = 126
y0:
r9 *= 3
if r0 > 125 goto p0_0_0
r9 += 1
p0_0_0:
r9 *= 3
if r0 s> 125 goto p0_0_1
r9 += 1
p0_0_1:
r9 *= 3
if r0 > 126 goto p0_1_0
r9 += 1
p0_1_0:
r9 *= 3
if r0 s> 126 goto p0_1_1
r9 += 1
p0_1_1:
r9 *= 3
if r0 > 127 goto p0_2_0
r9 += 1
p0_2_0:
r9 *= 3
if r0 s> 127 goto p0_2_1
r9 += 1
p0_2_1:
r9 *= 3
if r0 > 128 goto p0_3_0
r9 += 1
p0_3_0:
r9 *= 3
if r0 s> 128 goto p0_3_1
r9 += 1
p0_3_1:
r0 = 127
if r3 <= 127 goto n0
r0 = r3
n0:
r9 *= 3
if r0 > 125 goto q0_0_0
r9 += 1
q0_0_0:
r9 *= 3
if r0 s> 125 goto q0_0_1
r9 += 1
q0_0_1:
r9 *= 3
if r0 > 126 goto q0_1_0
r9 += 1
q0_1_0:
r9 *= 3
if r0 s> 126 goto q0_1_1
r9 += 1
q0_1_1:
r9 *= 3
if r0 > 127 goto q0_2_0
r9 += 1
q0_2_0:
r9 *= 3
if r0 s> 127 goto q0_2_1
r9 += 1
q0_2_1:
r9 *= 3
if r0 > 128 goto q0_3_0
r9 += 1
q0_3_0:
r9 *= 3
if r0 s> 128 goto q0_3_1
r9 += 1
q0_3_1:
r0 = r3
if r0 <= 65535 goto y1
r0 = 65534
y1:
r9 *= 3
if r0 > 65533 goto p1_0_0
r9 += 1
p1_0_0:
r9 *= 3
if r0 s> 65533 goto p1_0_1
r9 += 1
p1_0_1:
r9 *= 3
if r0 > 65534 goto p1_1_0
r9 += 1
p1_1_0:
r9 *= 3
if r0 s> 65534 goto p1_1_1
r9 += 1
p1_1_1:
r9 *= 3
if r0 > 65535 goto p1_2_0
r9 += 1
p1_2_0:
r9 *= 3
if r0 s> 65535 goto p1_2_1
r9 += 1
p1_2_1:
r9 *= 3
if r0 > 65536 goto p1_3_0
r9 += 1
p1_3_0:
r9 *= 3
if r0 s> 65536 goto p1_3_1
r9 += 1
p1_3_1:
r0 = 65535
if r3 <= 65535 goto n1
r0 = r3
n1:
r9 *= 3
if r0 > 65533 goto q1_0_0
r9 += 1
q1_0_0:
r9 *= 3
if r0 s> 65533 goto q1_0_1
r9 += 1
q1_0_1:
r9 *= 3
if r0 > 65534 goto q1_1_0
r9 += 1
q1_1_0:
r9 *= 3
if r0 s> 65534 goto q1_1_1
r9 += 1
q1_1_1:
r9 *= 3
if r0 > 65535 goto q1_2_0
r9 += 1
q1_2_0:
r9 *= 3
if r0 s> 65535 goto q1_2_1
r9 += 1
q1_2_1:
r9 *= 3
if r0 > 65536 goto q1_3_0
r9 += 1
q1_3_0:
r9 *= 3
if r0 s> 65536 goto q1_3_1
r9 += 1
q1_3_1:
r0 = r3
if r0 <= 2 goto y2
r0 = 1
y2:
r9 *= 3
if r0 > 0 goto p2_0_0
r9 += 1
p2_0_0:
r9 *= 3
if r0 s> 0 goto p2_0_1
r9 += 1
p2_0_1:
r9 *= 3
if r0 > 1 goto p2_1_0
r9 += 1
p2_1_0:
r9 *= 3
if r0 s> 1 goto p2_1_1
r9 += 1
p2_1_1:
r9 *= 3
if r0 > 2 goto p2_2_0
r9 += 1
p2_2_0:
r9 *= 3
if r0 s> 2 goto p2_2_1
r9 += 1
p2_2_1:
r9 *= 3
if r0 > 3 goto p2_3_0
r9 += 1
p2_3_0:
r9 *= 3
if r0 s> 3 goto p2_3_1
r9 += 1
p2_3_1:
r0 = 2
if r3 <= 2 goto n2
r0 = r3
n2:
r9 *= 3
if r0 > 0 goto q2_0_0
r9 += 1
q2_0_0:
r9 *= 3
if r0 s> 0 goto q2_0_1
r9 += 1
q2_0_1:
r9 *= 3
if r0 > 1 goto q2_1_0
r9 += 1
q2_1_0:
r9 *= 3
if r0 s> 1 goto q2_1_1
r9 += 1
q2_1_1:
r9 *= 3
if r0 > 2 goto q2_2_0
r9 += 1
q2_2_0:
r9 *= 3
if r0 s> 2 goto q2_2_1
r9 += 1
q2_2_1:
r9 *= 3
if r0 > 3 goto q2_3_0
r9 += 1
q2_3_0:
r9 *= 3
if r0 s> 3 goto q2_3_1
r9 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r3
if r0 <= r8 goto yv
r0 = 100
yv:
r9 *= 3
if r0 > 15 goto pv0_0
r9 += 1
pv0_0:
r9 *= 3
if r0 s> 15 goto pv0_1
r9 += 1
pv0_1:
r9 *= 3
if r0 > 16 goto pv1_0
r9 += 1
pv1_0:
r9 *= 3
if r0 s> 16 goto pv1_1
r9 += 1
pv1_1:
r9 *= 3
if r0 > 30 goto pv2_0
r9 += 1
pv2_0:
r9 *= 3
if r0 s> 30 goto pv2_1
r9 += 1
pv2_1:
r9 *= 3
if r0 > 31 goto pv3_0
r9 += 1
pv3_0:
r9 *= 3
if r0 s> 31 goto pv3_1
r9 += 1
pv3_1:
r0 = 20
if r8 <= r3 goto nv
r0 = r3
nv:
r9 *= 3
if r0 > 15 goto qv0_0
r9 += 1
qv0_0:
r9 *= 3
if r0 s> 15 goto qv0_1
r9 += 1
qv0_1:
r9 *= 3
if r0 > 16 goto qv1_0
r9 += 1
qv1_0:
r9 *= 3
if r0 s> 16 goto qv1_1
r9 += 1
qv1_1:
r9 *= 3
if r0 > 30 goto qv2_0
r9 += 1
qv2_0:
r9 *= 3
if r0 s> 30 goto qv2_1
r9 += 1
qv2_1:
r9 *= 3
if r0 > 31 goto qv3_0
r9 += 1
qv3_0:
r9 *= 3
if r0 s> 31 goto qv3_1
r9 += 1
qv3_1:
r9 ^= r0
r0 = r3
if r0 <= r8 goto zv
r0 = 0
zv:
r9 *= 3
if r0 > 15 goto rv0_0
r9 += 1
rv0_0:
r9 *= 3
if r0 s> 15 goto rv0_1
r9 += 1
rv0_1:
r9 *= 3
if r0 > 16 goto rv1_0
r9 += 1
rv1_0:
r9 *= 3
if r0 s> 16 goto rv1_1
r9 += 1
rv1_1:
r9 *= 3
if r0 > 30 goto rv2_0
r9 += 1
rv2_0:
r9 *= 3
if r0 s> 30 goto rv2_1
r9 += 1
rv2_1:
r9 *= 3
if r0 > 31 goto rv3_0
r9 += 1
rv3_0:
r9 *= 3
if r0 s> 31 goto rv3_1
r9 += 1
rv3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 <= 127 goto s0
r0 = 0
s0:
r9 *= 3
if r0 > 121 goto r0_0_0
r9 += 1
r0_0_0:
r9 *= 3
if r0 s> 121 goto r0_0_1
r9 += 1
r0_0_1:
r9 *= 3
if r0 > 122 goto r0_1_0
r9 += 1
r0_1_0:
r9 *= 3
if r0 s> 122 goto r0_1_1
r9 += 1
r0_1_1:
r9 *= 3
if r0 > 127 goto r0_2_0
r9 += 1
r0_2_0:
r9 *= 3
if r0 s> 127 goto r0_2_1
r9 += 1
r0_2_1:
r9 *= 3
if r0 > 200 goto r0_3_0
r9 += 1
r0_3_0:
r9 *= 3
if r0 s> 200 goto r0_3_1
r9 += 1
r0_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 <= 65535 goto s1
r0 = 0
s1:
r9 *= 3
if r0 > 65529 goto r1_0_0
r9 += 1
r1_0_0:
r9 *= 3
if r0 s> 65529 goto r1_0_1
r9 += 1
r1_0_1:
r9 *= 3
if r0 > 65530 goto r1_1_0
r9 += 1
r1_1_0:
r9 *= 3
if r0 s> 65530 goto r1_1_1
r9 += 1
r1_1_1:
r9 *= 3
if r0 > 65535 goto r1_2_0
r9 += 1
r1_2_0:
r9 *= 3
if r0 s> 65535 goto r1_2_1
r9 += 1
r1_2_1:
r9 *= 3
if r0 > 200 goto r1_3_0
r9 += 1
r1_3_0:
r9 *= 3
if r0 s> 200 goto r1_3_1
r9 += 1
r1_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 <= 2 goto s2
r0 = 0
s2:
r9 *= 3
if r0 > -4 goto r2_0_0
r9 += 1
r2_0_0:
r9 *= 3
if r0 s> -4 goto r2_0_1
r9 += 1
r2_0_1:
r9 *= 3
if r0 > -3 goto r2_1_0
r9 += 1
r2_1_0:
r9 *= 3
if r0 s> -3 goto r2_1_1
r9 += 1
r2_1_1:
r9 *= 3
if r0 > 2 goto r2_2_0
r9 += 1
r2_2_0:
r9 *= 3
if r0 s> 2 goto r2_2_1
r9 += 1
r2_2_1:
r9 *= 3
if r0 > 200 goto r2_3_0
r9 += 1
r2_3_0:
r9 *= 3
if r0 s> 200 goto r2_3_1
r9 += 1
r2_3_1:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result b693944fd1a74a18

== sgt64, u32
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r2 = 0
inner:
r3 = r8
r3 += r1
r4 = *(u64 *)(r3 + 0)
r3 = r8
r3 += r2
r6 = *(u64 *)(r3 + 0)
w4 = w4
r0 = r4
if r0 s> 1 goto y0
r0 = 0
y0:
r9 *= 3
if r0 > -1 goto p0_0_0
r9 += 1
p0_0_0:
r9 *= 3
if r0 s> -1 goto p0_0_1
r9 += 1
p0_0_1:
r9 *= 3
if r0 > 0 goto p0_1_0
r9 += 1
p0_1_0:
r9 *= 3
if r0 s> 0 goto p0_1_1
r9 += 1
p0_1_1:
r9 *= 3
if r0 > 1 goto p0_2_0
r9 += 1
p0_2_0:
r9 *= 3
if r0 s> 1 goto p0_2_1
r9 += 1
p0_2_1:
r9 *= 3
if r0 > 2 goto p0_3_0
r9 += 1
p0_3_0:
r9 *= 3
if r0 s> 2 goto p0_3_1
r9 += 1
p0_3_1:
r0 = 1
if r4 s> 1 goto n0
r0 = r4
n0:
r9 *= 3
if r0 > -1 goto q0_0_0
r9 += 1
q0_0_0:
r9 *= 3
if r0 s> -1 goto q0_0_1
r9 += 1
q0_0_1:
r9 *= 3
if r0 > 0 goto q0_1_0
r9 += 1
q0_1_0:
r9 *= 3
if r0 s> 0 goto q0_1_1
r9 += 1
q0_1_1:
r9 *= 3
if r0 > 1 goto q0_2_0
r9 += 1
q0_2_0:
r9 *= 3
if r0 s> 1 goto q0_2_1
r9 += 1
q0_2_1:
r9 *= 3
if r0 > 2 goto q0_3_0
r9 += 1
q0_3_0:
r9 *= 3
if r0 s> 2 goto q0_3_1
r9 += 1
q0_3_1:
r0 = r4
if r0 s> 10 goto y1
r0 = 9
y1:
r9 *= 3
if r0 > 8 goto p1_0_0
r9 += 1
p1_0_0:
r9 *= 3
if r0 s> 8 goto p1_0_1
r9 += 1
p1_0_1:
r9 *= 3
if r0 > 9 goto p1_1_0
r9 += 1
p1_1_0:
r9 *= 3
if r0 s> 9 goto p1_1_1
r9 += 1
p1_1_1:
r9 *= 3
if r0 > 10 goto p1_2_0
r9 += 1
p1_2_0:
r9 *= 3
if r0 s> 10 goto p1_2_1
r9 += 1
p1_2_1:
r9 *= 3
if r0 > 11 goto p1_3_0
r9 += 1
p1_3_0:
r9 *= 3
if r0 s> 11 goto p1_3_1
r9 += 1
p1_3_1:
r0 = 10
if r4 s> 10 goto n1
r0 = r4
n1:
r9 *= 3
if r0 > 8 goto q1_0_0
r9 += 1
q1_0_0:
r9 *= 3
if r0 s> 8 goto q1_0_1
r9 += 1
q1_0_1:
r9 *= 3
if r0 > 9 goto q1_1_0
r9 += 1
q1_1_0:
r9 *= 3
if r0 s> 9 goto q1_1_1
r9 += 1
q1_1_1:
r9 *= 3
if r0 > 10 goto q1_2_0
r9 += 1
q1_2_0:
r9 *= 3
if r0 s> 10 goto q1_2_1
r9 += 1
q1_2_1:
r9 *= 3
if r0 > 11 goto q1_3_0
r9 += 1
q1_3_0:
r9 *= 3
if r0 s> 11 goto q1_3_1
r9 += 1
q1_3_1:
r0 = r4
if r0 s> 128 goto y2
r0 = 127
y2:
r9 *= 3
if r0 > 126 goto p2_0_0
r9 += 1
p2_0_0:
r9 *= 3
if r0 s> 126 goto p2_0_1
r9 += 1
p2_0_1:
r9 *= 3
if r0 > 127 goto p2_1_0
r9 += 1
p2_1_0:
r9 *= 3
if r0 s> 127 goto p2_1_1
r9 += 1
p2_1_1:
r9 *= 3
if r0 > 128 goto p2_2_0
r9 += 1
p2_2_0:
r9 *= 3
if r0 s> 128 goto p2_2_1
r9 += 1
p2_2_1:
r9 *= 3
if r0 > 129 goto p2_3_0
r9 += 1
p2_3_0:
r9 *= 3
if r0 s> 129 goto p2_3_1
r9 += 1
p2_3_1:
r0 = 128
if r4 s> 128 goto n2
r0 = r4
n2:
r9 *= 3
if r0 > 126 goto q2_0_0
r9 += 1
q2_0_0:
r9 *= 3
if r0 s> 126 goto q2_0_1
r9 += 1
q2_0_1:
r9 *= 3
if r0 > 127 goto q2_1_0
r9 += 1
q2_1_0:
r9 *= 3
if r0 s> 127 goto q2_1_1
r9 += 1
q2_1_1:
r9 *= 3
if r0 > 128 goto q2_2_0
r9 += 1
q2_2_0:
r9 *= 3
if r0 s> 128 goto q2_2_1
r9 += 1
q2_2_1:
r9 *= 3
if r0 > 129 goto q2_3_0
r9 += 1
q2_3_0:
r9 *= 3
if r0 s> 129 goto q2_3_1
r9 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r4
if r0 s> r6 goto yv
r0 = 100
yv:
r9 *= 3
if r0 > 15 goto pv0_0
r9 += 1
pv0_0:
r9 *= 3
if r0 s> 15 goto pv0_1
r9 += 1
pv0_1:
r9 *= 3
if r0 > 16 goto pv1_0
r9 += 1
pv1_0:
r9 *= 3
if r0 s> 16 goto pv1_1
r9 += 1
pv1_1:
r9 *= 3
if r0 > 30 goto pv2_0
r9 += 1
pv2_0:
r9 *= 3
if r0 s> 30 goto pv2_1
r9 += 1
pv2_1:
r9 *= 3
if r0 > 31 goto pv3_0
r9 += 1
pv3_0:
r9 *= 3
if r0 s> 31 goto pv3_1
r9 += 1
pv3_1:
r0 = 20
if r6 s> r4 goto nv
r0 = r4
nv:
r9 *= 3
if r0 > 15 goto qv0_0
r9 += 1
qv0_0:
r9 *= 3
if r0 s> 15 goto qv0_1
r9 += 1
qv0_1:
r9 *= 3
if r0 > 16 goto qv1_0
r9 += 1
qv1_0:
r9 *= 3
if r0 s> 16 goto qv1_1
r9 += 1
qv1_1:
r9 *= 3
if r0 > 30 goto qv2_0
r9 += 1
qv2_0:
r9 *= 3
if r0 s> 30 goto qv2_1
r9 += 1
qv2_1:
r9 *= 3
if r0 > 31 goto qv3_0
r9 += 1
qv3_0:
r9 *= 3
if r0 s> 31 goto qv3_1
r9 += 1
qv3_1:
r9 ^= r0
r0 = r4
if r0 s> r6 goto zv
r0 = 0
zv:
r9 *= 3
if r0 > 15 goto rv0_0
r9 += 1
rv0_0:
r9 *= 3
if r0 s> 15 goto rv0_1
r9 += 1
rv0_1:
r9 *= 3
if r0 > 16 goto rv1_0
r9 += 1
rv1_0:
r9 *= 3
if r0 s> 16 goto rv1_1
r9 += 1
rv1_1:
r9 *= 3
if r0 > 30 goto rv2_0
r9 += 1
rv2_0:
r9 *= 3
if r0 s> 30 goto rv2_1
r9 += 1
rv2_1:
r9 *= 3
if r0 > 31 goto rv3_0
r9 += 1
rv3_0:
r9 *= 3
if r0 s> 31 goto rv3_1
r9 += 1
rv3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 s> 1 goto s0
r0 = 0
s0:
r9 *= 3
if r0 > -5 goto r0_0_0
r9 += 1
r0_0_0:
r9 *= 3
if r0 s> -5 goto r0_0_1
r9 += 1
r0_0_1:
r9 *= 3
if r0 > -4 goto r0_1_0
r9 += 1
r0_1_0:
r9 *= 3
if r0 s> -4 goto r0_1_1
r9 += 1
r0_1_1:
r9 *= 3
if r0 > 1 goto r0_2_0
r9 += 1
r0_2_0:
r9 *= 3
if r0 s> 1 goto r0_2_1
r9 += 1
r0_2_1:
r9 *= 3
if r0 > 200 goto r0_3_0
r9 += 1
r0_3_0:
r9 *= 3
if r0 s> 200 goto r0_3_1
r9 += 1
r0_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 s> 10 goto s1
r0 = 0
s1:
r9 *= 3
if r0 > 4 goto r1_0_0
r9 += 1
r1_0_0:
r9 *= 3
if r0 s> 4 goto r1_0_1
r9 += 1
r1_0_1:
r9 *= 3
if r0 > 5 goto r1_1_0
r9 += 1
r1_1_0:
r9 *= 3
if r0 s> 5 goto r1_1_1
r9 += 1
r1_1_1:
r9 *= 3
if r0 > 10 goto r1_2_0
r9 += 1
r1_2_0:
r9 *= 3
if r0 s> 10 goto r1_2_1
r9 += 1
r1_2_1:
r9 *= 3
if r0 > 200 goto r1_3_0
r9 += 1
r1_3_0:
r9 *= 3
if r0 s> 200 goto r1_3_1
r9 += 1
r1_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 s> 128 goto s2
r0 = 0
s2:
r9 *= 3
if r0 > 122 goto r2_0_0
r9 += 1
r2_0_0:
r9 *= 3
if r0 s> 122 goto r2_0_1
r9 += 1
r2_0_1:
r9 *= 3
if r0 > 123 goto r2_1_0
r9 += 1
r2_1_0:
r9 *= 3
if r0 s> 123 goto r2_1_1
r9 += 1
r2_1_1:
r9 *= 3
if r0 > 128 goto r2_2_0
r9 += 1
r2_2_0:
r9 *= 3
if r0 s> 128 goto r2_2_1
r9 += 1
r2_2_1:
r9 *= 3
if r0 > 200 goto r2_3_0
r9 += 1
r2_3_0:
r9 *= 3
if r0 s> 200 goto r2_3_1
r9 += 1
r2_3_1:
r2 += 8
if r2 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result d7f2feeba98041b8

== sgt64, s8
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r3 = 0
inner:
r4 = r9
r4 += r2
r5 = *(u64 *)(r4 + 0)
r4 = r9
r4 += r3
r7 = *(u64 *)(r4 + 0)
r5 = (s8)r5
r0 = r5
if r0 s> 127 goto y0
r0 = 126
y0:
r1 *= 3
if r0 > 125 goto p0_0_0
r1 += 1
p0_0_0:
r1 *= 3
if r0 s> 125 goto p0_0_1
r1 += 1
p0_0_1:
r1 *= 3
if r0 > 126 goto p0_1_0
r1 += 1
p0_1_0:
r1 *= 3
if r0 s> 126 goto p0_1_1
r1 += 1
p0_1_1:
r1 *= 3
if r0 > 127 goto p0_2_0
r1 += 1
p0_2_0:
r1 *= 3
if r0 s> 127 goto p0_2_1
r1 += 1
p0_2_1:
r1 *= 3
if r0 > 128 goto p0_3_0
r1 += 1
p0_3_0:
r1 *= 3
if r0 s> 128 goto p0_3_1
r1 += 1
p0_3_1:
r0 = 127
if r5 s> 127 goto n0
r0 = r5
n0:
r1 *= 3
if r0 > 125 goto q0_0_0
r1 += 1
q0_0_0:
r1 *= 3
if r0 s> 125 goto q0_0_1
r1 += 1
q0_0_1:
r1 *= 3
if r0 > 126 goto q0_1_0
r1 += 1
q0_1_0:
r1 *= 3
if r0 s> 126 goto q0_1_1
r1 += 1
q0_1_1:
r1 *= 3
if r0 > 127 goto q0_2_0
r1 += 1
q0_2_0:
r1 *= 3
if r0 s> 127 goto q0_2_1
r1 += 1
q0_2_1:
r1 *= 3
if r0 > 128 goto q0_3_0
r1 += 1
q0_3_0:
r1 *= 3
if r0 s> 128 goto q0_3_1
r1 += 1
q0_3_1:
r0 = r5
if r0 s> 65535 goto y1
r0 = 65534
y1:
r1 *= 3
if r0 > 65533 goto p1_0_0
r1 += 1
p1_0_0:
r1 *= 3
if r0 s> 65533 goto p1_0_1
r1 += 1
p1_0_1:
r1 *= 3
if r0 > 65534 goto p1_1_0
r1 += 1
p1_1_0:
r1 *= 3
if r0 s> 65534 goto p1_1_1
r1 += 1
p1_1_1:
r1 *= 3
if r0 > 65535 goto p1_2_0
r1 += 1
p1_2_0:
r1 *= 3
if r0 s> 65535 goto p1_2_1
r1 += 1
p1_2_1:
r1 *= 3
if r0 > 65536 goto p1_3_0
r1 += 1
p1_3_0:
r1 *= 3
if r0 s> 65536 goto p1_3_1
r1 += 1
p1_3_1:
r0 = 65535
if r5 s> 65535 goto n1
r0 = r5
n1:
r1 *= 3
if r0 > 65533 goto q1_0_0
r1 += 1
q1_0_0:
r1 *= 3
if r0 s> 65533 goto q1_0_1
r1 += 1
q1_0_1:
r1 *= 3
if r0 > 65534 goto q1_1_0
r1 += 1
q1_1_0:
r1 *= 3
if r0 s> 65534 goto q1_1_1
r1 += 1
q1_1_1:
r1 *= 3
if r0 > 65535 goto q1_2_0
r1 += 1
q1_2_0:
r1 *= 3
if r0 s> 65535 goto q1_2_1
r1 += 1
q1_2_1:
r1 *= 3
if r0 > 65536 goto q1_3_0
r1 += 1
q1_3_0:
r1 *= 3
if r0 s> 65536 goto q1_3_1
r1 += 1
q1_3_1:
r0 = r5
if r0 s> 2 goto y2
r0 = 1
y2:
r1 *= 3
if r0 > 0 goto p2_0_0
r1 += 1
p2_0_0:
r1 *= 3
if r0 s> 0 goto p2_0_1
r1 += 1
p2_0_1:
r1 *= 3
if r0 > 1 goto p2_1_0
r1 += 1
p2_1_0:
r1 *= 3
if r0 s> 1 goto p2_1_1
r1 += 1
p2_1_1:
r1 *= 3
if r0 > 2 goto p2_2_0
r1 += 1
p2_2_0:
r1 *= 3
if r0 s> 2 goto p2_2_1
r1 += 1
p2_2_1:
r1 *= 3
if r0 > 3 goto p2_3_0
r1 += 1
p2_3_0:
r1 *= 3
if r0 s> 3 goto p2_3_1
r1 += 1
p2_3_1:
r0 = 2
if r5 s> 2 goto n2
r0 = r5
n2:
r1 *= 3
if r0 > 0 goto q2_0_0
r1 += 1
q2_0_0:
r1 *= 3
if r0 s> 0 goto q2_0_1
r1 += 1
q2_0_1:
r1 *= 3
if r0 > 1 goto q2_1_0
r1 += 1
q2_1_0:
r1 *= 3
if r0 s> 1 goto q2_1_1
r1 += 1
q2_1_1:
r1 *= 3
if r0 > 2 goto q2_2_0
r1 += 1
q2_2_0:
r1 *= 3
if r0 s> 2 goto q2_2_1
r1 += 1
q2_2_1:
r1 *= 3
if r0 > 3 goto q2_3_0
r1 += 1
q2_3_0:
r1 *= 3
if r0 s> 3 goto q2_3_1
r1 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r5
if r0 s> r7 goto yv
r0 = 100
yv:
r1 *= 3
if r0 > 15 goto pv0_0
r1 += 1
pv0_0:
r1 *= 3
if r0 s> 15 goto pv0_1
r1 += 1
pv0_1:
r1 *= 3
if r0 > 16 goto pv1_0
r1 += 1
pv1_0:
r1 *= 3
if r0 s> 16 goto pv1_1
r1 += 1
pv1_1:
r1 *= 3
if r0 > 30 goto pv2_0
r1 += 1
pv2_0:
r1 *= 3
if r0 s> 30 goto pv2_1
r1 += 1
pv2_1:
r1 *= 3
if r0 > 31 goto pv3_0
r1 += 1
pv3_0:
r1 *= 3
if r0 s> 31 goto pv3_1
r1 += 1
pv3_1:
r0 = 20
if r7 s> r5 goto nv
r0 = r5
nv:
r1 *= 3
if r0 > 15 goto qv0_0
r1 += 1
qv0_0:
r1 *= 3
if r0 s> 15 goto qv0_1
r1 += 1
qv0_1:
r1 *= 3
if r0 > 16 goto qv1_0
r1 += 1
qv1_0:
r1 *= 3
if r0 s> 16 goto qv1_1
r1 += 1
qv1_1:
r1 *= 3
if r0 > 30 goto qv2_0
r1 += 1
qv2_0:
r1 *= 3
if r0 s> 30 goto qv2_1
r1 += 1
qv2_1:
r1 *= 3
if r0 > 31 goto qv3_0
r1 += 1
qv3_0:
r1 *= 3
if r0 s> 31 goto qv3_1
r1 += 1
qv3_1:
r1 ^= r0
r0 = r5
if r0 s> r7 goto zv
r0 = 0
zv:
r1 *= 3
if r0 > 15 goto rv0_0
r1 += 1
rv0_0:
r1 *= 3
if r0 s> 15 goto rv0_1
r1 += 1
rv0_1:
r1 *= 3
if r0 > 16 goto rv1_0
r1 += 1
rv1_0:
r1 *= 3
if r0 s> 16 goto rv1_1
r1 += 1
rv1_1:
r1 *= 3
if r0 > 30 goto rv2_0
r1 += 1
rv2_0:
r1 *= 3
if r0 s> 30 goto rv2_1
r1 += 1
rv2_1:
r1 *= 3
if r0 > 31 goto rv3_0
r1 += 1
rv3_0:
r1 *= 3
if r0 s> 31 goto rv3_1
r1 += 1
rv3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 s> 127 goto s0
r0 = 0
s0:
r1 *= 3
if r0 > 121 goto r0_0_0
r1 += 1
r0_0_0:
r1 *= 3
if r0 s> 121 goto r0_0_1
r1 += 1
r0_0_1:
r1 *= 3
if r0 > 122 goto r0_1_0
r1 += 1
r0_1_0:
r1 *= 3
if r0 s> 122 goto r0_1_1
r1 += 1
r0_1_1:
r1 *= 3
if r0 > 127 goto r0_2_0
r1 += 1
r0_2_0:
r1 *= 3
if r0 s> 127 goto r0_2_1
r1 += 1
r0_2_1:
r1 *= 3
if r0 > 200 goto r0_3_0
r1 += 1
r0_3_0:
r1 *= 3
if r0 s> 200 goto r0_3_1
r1 += 1
r0_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 s> 65535 goto s1
r0 = 0
s1:
r1 *= 3
if r0 > 65529 goto r1_0_0
r1 += 1
r1_0_0:
r1 *= 3
if r0 s> 65529 goto r1_0_1
r1 += 1
r1_0_1:
r1 *= 3
if r0 > 65530 goto r1_1_0
r1 += 1
r1_1_0:
r1 *= 3
if r0 s> 65530 goto r1_1_1
r1 += 1
r1_1_1:
r1 *= 3
if r0 > 65535 goto r1_2_0
r1 += 1
r1_2_0:
r1 *= 3
if r0 s> 65535 goto r1_2_1
r1 += 1
r1_2_1:
r1 *= 3
if r0 > 200 goto r1_3_0
r1 += 1
r1_3_0:
r1 *= 3
if r0 s> 200 goto r1_3_1
r1 += 1
r1_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 s> 2 goto s2
r0 = 0
s2:
r1 *= 3
if r0 > -4 goto r2_0_0
r1 += 1
r2_0_0:
r1 *= 3
if r0 s> -4 goto r2_0_1
r1 += 1
r2_0_1:
r1 *= 3
if r0 > -3 goto r2_1_0
r1 += 1
r2_1_0:
r1 *= 3
if r0 s> -3 goto r2_1_1
r1 += 1
r2_1_1:
r1 *= 3
if r0 > 2 goto r2_2_0
r1 += 1
r2_2_0:
r1 *= 3
if r0 s> 2 goto r2_2_1
r1 += 1
r2_2_1:
r1 *= 3
if r0 > 200 goto r2_3_0
r1 += 1
r2_3_0:
r1 *= 3
if r0 s> 200 goto r2_3_1
r1 += 1
r2_3_1:
r3 += 8
if r3 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result f432b2d1cdae5808

== sgt64, bit 4
-- asm
r3 = 0
r4 = 0
outer:
r5 = 0
inner:
r6 = r1
r6 += r4
r2 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r5
r8 = *(u64 *)(r6 + 0)
r2 &= 16
r0 = r2
if r0 s> 1 goto y0
r0 = 0
y0:
r3 *= 3
if r0 > -1 goto p0_0_0
r3 += 1
p0_0_0:
r3 *= 3
if r0 s> -1 goto p0_0_1
r3 += 1
p0_0_1:
r3 *= 3
if r0 > 0 goto p0_1_0
r3 += 1
p0_1_0:
r3 *= 3
if r0 s> 0 goto p0_1_1
r3 += 1
p0_1_1:
r3 *= 3
if r0 > 1 goto p0_2_0
r3 += 1
p0_2_0:
r3 *= 3
if r0 s> 1 goto p0_2_1
r3 += 1
p0_2_1:
r3 *= 3
if r0 > 2 goto p0_3_0
r3 += 1
p0_3_0:
r3 *= 3
if r0 s> 2 goto p0_3_1
r3 += 1
p0_3_1:
r0 = 1
if r2 s> 1 goto n0
r0 = r2
n0:
r3 *= 3
if r0 > -1 goto q0_0_0
r3 += 1
q0_0_0:
r3 *= 3
if r0 s> -1 goto q0_0_1
r3 += 1
q0_0_1:
r3 *= 3
if r0 > 0 goto q0_1_0
r3 += 1
q0_1_0:
r3 *= 3
if r0 s> 0 goto q0_1_1
r3 += 1
q0_1_1:
r3 *= 3
if r0 > 1 goto q0_2_0
r3 += 1
q0_2_0:
r3 *= 3
if r0 s> 1 goto q0_2_1
r3 += 1
q0_2_1:
r3 *= 3
if r0 > 2 goto q0_3_0
r3 += 1
q0_3_0:
r3 *= 3
if r0 s> 2 goto q0_3_1
r3 += 1
q0_3_1:
r0 = r2
if r0 s> 10 goto y1
r0 = 9
y1:
r3 *= 3
if r0 > 8 goto p1_0_0
r3 += 1
p1_0_0:
r3 *= 3
if r0 s> 8 goto p1_0_1
r3 += 1
p1_0_1:
r3 *= 3
if r0 > 9 goto p1_1_0
r3 += 1
p1_1_0:
r3 *= 3
if r0 s> 9 goto p1_1_1
r3 += 1
p1_1_1:
r3 *= 3
if r0 > 10 goto p1_2_0
r3 += 1
p1_2_0:
r3 *= 3
if r0 s> 10 goto p1_2_1
r3 += 1
p1_2_1:
r3 *= 3
if r0 > 11 goto p1_3_0
r3 += 1
p1_3_0:
r3 *= 3
if r0 s> 11 goto p1_3_1
r3 += 1
p1_3_1:
r0 = 10
if r2 s> 10 goto n1
r0 = r2
n1:
r3 *= 3
if r0 > 8 goto q1_0_0
r3 += 1
q1_0_0:
r3 *= 3
if r0 s> 8 goto q1_0_1
r3 += 1
q1_0_1:
r3 *= 3
if r0 > 9 goto q1_1_0
r3 += 1
q1_1_0:
r3 *= 3
if r0 s> 9 goto q1_1_1
r3 += 1
q1_1_1:
r3 *= 3
if r0 > 10 goto q1_2_0
r3 += 1
q1_2_0:
r3 *= 3
if r0 s> 10 goto q1_2_1
r3 += 1
q1_2_1:
r3 *= 3
if r0 > 11 goto q1_3_0
r3 += 1
q1_3_0:
r3 *= 3
if r0 s> 11 goto q1_3_1
r3 += 1
q1_3_1:
r0 = r2
if r0 s> 128 goto y2
r0 = 127
y2:
r3 *= 3
if r0 > 126 goto p2_0_0
r3 += 1
p2_0_0:
r3 *= 3
if r0 s> 126 goto p2_0_1
r3 += 1
p2_0_1:
r3 *= 3
if r0 > 127 goto p2_1_0
r3 += 1
p2_1_0:
r3 *= 3
if r0 s> 127 goto p2_1_1
r3 += 1
p2_1_1:
r3 *= 3
if r0 > 128 goto p2_2_0
r3 += 1
p2_2_0:
r3 *= 3
if r0 s> 128 goto p2_2_1
r3 += 1
p2_2_1:
r3 *= 3
if r0 > 129 goto p2_3_0
r3 += 1
p2_3_0:
r3 *= 3
if r0 s> 129 goto p2_3_1
r3 += 1
p2_3_1:
r0 = 128
if r2 s> 128 goto n2
r0 = r2
n2:
r3 *= 3
if r0 > 126 goto q2_0_0
r3 += 1
q2_0_0:
r3 *= 3
if r0 s> 126 goto q2_0_1
r3 += 1
q2_0_1:
r3 *= 3
if r0 > 127 goto q2_1_0
r3 += 1
q2_1_0:
r3 *= 3
if r0 s> 127 goto q2_1_1
r3 += 1
q2_1_1:
r3 *= 3
if r0 > 128 goto q2_2_0
r3 += 1
q2_2_0:
r3 *= 3
if r0 s> 128 goto q2_2_1
r3 += 1
q2_2_1:
r3 *= 3
if r0 > 129 goto q2_3_0
r3 += 1
q2_3_0:
r3 *= 3
if r0 s> 129 goto q2_3_1
r3 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r2
if r0 s> r8 goto yv
r0 = 100
yv:
r3 *= 3
if r0 > 15 goto pv0_0
r3 += 1
pv0_0:
r3 *= 3
if r0 s> 15 goto pv0_1
r3 += 1
pv0_1:
r3 *= 3
if r0 > 16 goto pv1_0
r3 += 1
pv1_0:
r3 *= 3
if r0 s> 16 goto pv1_1
r3 += 1
pv1_1:
r3 *= 3
if r0 > 30 goto pv2_0
r3 += 1
pv2_0:
r3 *= 3
if r0 s> 30 goto pv2_1
r3 += 1
pv2_1:
r3 *= 3
if r0 > 31 goto pv3_0
r3 += 1
pv3_0:
r3 *= 3
if r0 s> 31 goto pv3_1
r3 += 1
pv3_1:
r0 = 20
if r8 s> r2 goto nv
r0 = r2
nv:
r3 *= 3
if r0 > 15 goto qv0_0
r3 += 1
qv0_0:
r3 *= 3
if r0 s> 15 goto qv0_1
r3 += 1
qv0_1:
r3 *= 3
if r0 > 16 goto qv1_0
r3 += 1
qv1_0:
r3 *= 3
if r0 s> 16 goto qv1_1
r3 += 1
qv1_1:
r3 *= 3
if r0 > 30 goto qv2_0
r3 += 1
qv2_0:
r3 *= 3
if r0 s> 30 goto qv2_1
r3 += 1
qv2_1:
r3 *= 3
if r0 > 31 goto qv3_0
r3 += 1
qv3_0:
r3 *= 3
if r0 s> 31 goto qv3_1
r3 += 1
qv3_1:
r3 ^= r0
r0 = r2
if r0 s> r8 goto zv
r0 = 0
zv:
r3 *= 3
if r0 > 15 goto rv0_0
r3 += 1
rv0_0:
r3 *= 3
if r0 s> 15 goto rv0_1
r3 += 1
rv0_1:
r3 *= 3
if r0 > 16 goto rv1_0
r3 += 1
rv1_0:
r3 *= 3
if r0 s> 16 goto rv1_1
r3 += 1
rv1_1:
r3 *= 3
if r0 > 30 goto rv2_0
r3 += 1
rv2_0:
r3 *= 3
if r0 s> 30 goto rv2_1
r3 += 1
rv2_1:
r3 *= 3
if r0 > 31 goto rv3_0
r3 += 1
rv3_0:
r3 *= 3
if r0 s> 31 goto rv3_1
r3 += 1
rv3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 s> 1 goto s0
r0 = 0
s0:
r3 *= 3
if r0 > -5 goto r0_0_0
r3 += 1
r0_0_0:
r3 *= 3
if r0 s> -5 goto r0_0_1
r3 += 1
r0_0_1:
r3 *= 3
if r0 > -4 goto r0_1_0
r3 += 1
r0_1_0:
r3 *= 3
if r0 s> -4 goto r0_1_1
r3 += 1
r0_1_1:
r3 *= 3
if r0 > 1 goto r0_2_0
r3 += 1
r0_2_0:
r3 *= 3
if r0 s> 1 goto r0_2_1
r3 += 1
r0_2_1:
r3 *= 3
if r0 > 200 goto r0_3_0
r3 += 1
r0_3_0:
r3 *= 3
if r0 s> 200 goto r0_3_1
r3 += 1
r0_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 s> 10 goto s1
r0 = 0
s1:
r3 *= 3
if r0 > 4 goto r1_0_0
r3 += 1
r1_0_0:
r3 *= 3
if r0 s> 4 goto r1_0_1
r3 += 1
r1_0_1:
r3 *= 3
if r0 > 5 goto r1_1_0
r3 += 1
r1_1_0:
r3 *= 3
if r0 s> 5 goto r1_1_1
r3 += 1
r1_1_1:
r3 *= 3
if r0 > 10 goto r1_2_0
r3 += 1
r1_2_0:
r3 *= 3
if r0 s> 10 goto r1_2_1
r3 += 1
r1_2_1:
r3 *= 3
if r0 > 200 goto r1_3_0
r3 += 1
r1_3_0:
r3 *= 3
if r0 s> 200 goto r1_3_1
r3 += 1
r1_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 s> 128 goto s2
r0 = 0
s2:
r3 *= 3
if r0 > 122 goto r2_0_0
r3 += 1
r2_0_0:
r3 *= 3
if r0 s> 122 goto r2_0_1
r3 += 1
r2_0_1:
r3 *= 3
if r0 > 123 goto r2_1_0
r3 += 1
r2_1_0:
r3 *= 3
if r0 s> 123 goto r2_1_1
r3 += 1
r2_1_1:
r3 *= 3
if r0 > 128 goto r2_2_0
r3 += 1
r2_2_0:
r3 *= 3
if r0 s> 128 goto r2_2_1
r3 += 1
r2_2_1:
r3 *= 3
if r0 > 200 goto r2_3_0
r3 += 1
r2_3_0:
r3 *= 3
if r0 s> 200 goto r2_3_1
r3 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r3
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result b5e2e1b34d27ac90

== sge64, s32
-- asm
r2 = 0
r4 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r4
r3 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
r3 = (s32)r3
r0 = r3
if r0 s>= 127 goto y0
r0 = 126
y0:
r2 *= 3
if r0 > 125 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> 125 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 126 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 126 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 127 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 127 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 128 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 128 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 127
if r3 s>= 127 goto n0
r0 = r3
n0:
r2 *= 3
if r0 > 125 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> 125 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 126 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 126 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 127 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 127 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 128 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 128 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r3
if r0 s>= 65535 goto y1
r0 = 65534
y1:
r2 *= 3
if r0 > 65533 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 65533 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 65534 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 65534 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 65535 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 65535 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 65536 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 65536 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 65535
if r3 s>= 65535 goto n1
r0 = r3
n1:
r2 *= 3
if r0 > 65533 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 65533 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 65534 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 65534 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 65535 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 65535 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 65536 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 65536 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r3
if r0 s>= 2 goto y2
r0 = 1
y2:
r2 *= 3
if r0 > 0 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 0 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 1 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 1 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 2 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 2 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 3 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 3 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 2
if r3 s>= 2 goto n2
r0 = r3
n2:
r2 *= 3
if r0 > 0 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 0 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 1 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 1 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 2 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 2 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 3 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 3 goto q2_3_1
r2 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r3
if r0 s>= r6 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r6 s>= r3 goto nv
r0 = r3
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r3
if r0 s>= r6 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 s>= 127 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > 121 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> 121 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > 122 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> 122 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 127 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 127 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 s>= 65535 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 65529 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 65529 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 65530 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 65530 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 65535 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 65535 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r6 = r3
r6 += 5
r0 = r3
if r6 s>= 2 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > -4 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> -4 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > -3 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> -3 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 2 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 2 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r4 += 8
if r4 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result b4fd975f27726a2d

== sge64, all bits
-- asm
r2 = r1
r3 = 0
r5 = 0
outer:
r6 = 0
inner:
r8 = r2
r8 += r5
r4 = *(u64 *)(r8 + 0)
r8 = r2
r8 += r6
r7 = *(u64 *)(r8 + 0)
r0 = r4
if r0 s>= 1 goto y0
r0 = 0
y0:
r3 *= 3
if r0 > -1 goto p0_0_0
r3 += 1
p0_0_0:
r3 *= 3
if r0 s> -1 goto p0_0_1
r3 += 1
p0_0_1:
r3 *= 3
if r0 > 0 goto p0_1_0
r3 += 1
p0_1_0:
r3 *= 3
if r0 s> 0 goto p0_1_1
r3 += 1
p0_1_1:
r3 *= 3
if r0 > 1 goto p0_2_0
r3 += 1
p0_2_0:
r3 *= 3
if r0 s> 1 goto p0_2_1
r3 += 1
p0_2_1:
r3 *= 3
if r0 > 2 goto p0_3_0
r3 += 1
p0_3_0:
r3 *= 3
if r0 s> 2 goto p0_3_1
r3 += 1
p0_3_1:
r0 = 1
if r4 s>= 1 goto n0
r0 = r4
n0:
r3 *= 3
if r0 > -1 goto q0_0_0
r3 += 1
q0_0_0:
r3 *= 3
if r0 s> -1 goto q0_0_1
r3 += 1
q0_0_1:
r3 *= 3
if r0 > 0 goto q0_1_0
r3 += 1
q0_1_0:
r3 *= 3
if r0 s> 0 goto q0_1_1
r3 += 1
q0_1_1:
r3 *= 3
if r0 > 1 goto q0_2_0
r3 += 1
q0_2_0:
r3 *= 3
if r0 s> 1 goto q0_2_1
r3 += 1
q0_2_1:
r3 *= 3
if r0 > 2 goto q0_3_0
r3 += 1
q0_3_0:
r3 *= 3
if r0 s> 2 goto q0_3_1
r3 += 1
q0_3_1:
r0 = r4
if r0 s>= 10 goto y1
r0 = 9
y1:
r3 *= 3
if r0 > 8 goto p1_0_0
r3 += 1
p1_0_0:
r3 *= 3
if r0 s> 8 goto p1_0_1
r3 += 1
p1_0_1:
r3 *= 3
if r0 > 9 goto p1_1_0
r3 += 1
p1_1_0:
r3 *= 3
if r0 s> 9 goto p1_1_1
r3 += 1
p1_1_1:
r3 *= 3
if r0 > 10 goto p1_2_0
r3 += 1
p1_2_0:
r3 *= 3
if r0 s> 10 goto p1_2_1
r3 += 1
p1_2_1:
r3 *= 3
if r0 > 11 goto p1_3_0
r3 += 1
p1_3_0:
r3 *= 3
if r0 s> 11 goto p1_3_1
r3 += 1
p1_3_1:
r0 = 10
if r4 s>= 10 goto n1
r0 = r4
n1:
r3 *= 3
if r0 > 8 goto q1_0_0
r3 += 1
q1_0_0:
r3 *= 3
if r0 s> 8 goto q1_0_1
r3 += 1
q1_0_1:
r3 *= 3
if r0 > 9 goto q1_1_0
r3 += 1
q1_1_0:
r3 *= 3
if r0 s> 9 goto q1_1_1
r3 += 1
q1_1_1:
r3 *= 3
if r0 > 10 goto q1_2_0
r3 += 1
q1_2_0:
r3 *= 3
if r0 s> 10 goto q1_2_1
r3 += 1
q1_2_1:
r3 *= 3
if r0 > 11 goto q1_3_0
r3 += 1
q1_3_0:
r3 *= 3
if r0 s> 11 goto q1_3_1
r3 += 1
q1_3_1:
r0 = r4
if r0 s>= 128 goto y2
r0 = 127
y2:
r3 *= 3
if r0 > 126 goto p2_0_0
r3 += 1
p2_0_0:
r3 *= 3
if r0 s> 126 goto p2_0_1
r3 += 1
p2_0_1:
r3 *= 3
if r0 > 127 goto p2_1_0
r3 += 1
p2_1_0:
r3 *= 3
if r0 s> 127 goto p2_1_1
r3 += 1
p2_1_1:
r3 *= 3
if r0 > 128 goto p2_2_0
r3 += 1
p2_2_0:
r3 *= 3
if r0 s> 128 goto p2_2_1
r3 += 1
p2_2_1:
r3 *= 3
if r0 > 129 goto p2_3_0
r3 += 1
p2_3_0:
r3 *= 3
if r0 s> 129 goto p2_3_1
r3 += 1
p2_3_1:
r0 = 128
if r4 s>= 128 goto n2
r0 = r4
n2:
r3 *= 3
if r0 > 126 goto q2_0_0
r3 += 1
q2_0_0:
r3 *= 3
if r0 s> 126 goto q2_0_1
r3 += 1
q2_0_1:
r3 *= 3
if r0 > 127 goto q2_1_0
r3 += 1
q2_1_0:
r3 *= 3
if r0 s> 127 goto q2_1_1
r3 += 1
q2_1_1:
r3 *= 3
if r0 > 128 goto q2_2_0
r3 += 1
q2_2_0:
r3 *= 3
if r0 s> 128 goto q2_2_1
r3 += 1
q2_2_1:
r3 *= 3
if r0 > 129 goto q2_3_0
r3 += 1
q2_3_0:
r3 *= 3
if r0 s> 129 goto q2_3_1
r3 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r4
if r0 s>= r7 goto yv
r0 = 100
yv:
r3 *= 3
if r0 > 15 goto pv0_0
r3 += 1
pv0_0:
r3 *= 3
if r0 s> 15 goto pv0_1
r3 += 1
pv0_1:
r3 *= 3
if r0 > 16 goto pv1_0
r3 += 1
pv1_0:
r3 *= 3
if r0 s> 16 goto pv1_1
r3 += 1
pv1_1:
r3 *= 3
if r0 > 30 goto pv2_0
r3 += 1
pv2_0:
r3 *= 3
if r0 s> 30 goto pv2_1
r3 += 1
pv2_1:
r3 *= 3
if r0 > 31 goto pv3_0
r3 += 1
pv3_0:
r3 *= 3
if r0 s> 31 goto pv3_1
r3 += 1
pv3_1:
r0 = 20
if r7 s>= r4 goto nv
r0 = r4
nv:
r3 *= 3
if r0 > 15 goto qv0_0
r3 += 1
qv0_0:
r3 *= 3
if r0 s> 15 goto qv0_1
r3 += 1
qv0_1:
r3 *= 3
if r0 > 16 goto qv1_0
r3 += 1
qv1_0:
r3 *= 3
if r0 s> 16 goto qv1_1
r3 += 1
qv1_1:
r3 *= 3
if r0 > 30 goto qv2_0
r3 += 1
qv2_0:
r3 *= 3
if r0 s> 30 goto qv2_1
r3 += 1
qv2_1:
r3 *= 3
if r0 > 31 goto qv3_0
r3 += 1
qv3_0:
r3 *= 3
if r0 s> 31 goto qv3_1
r3 += 1
qv3_1:
r3 ^= r0
r0 = r4
if r0 s>= r7 goto zv
r0 = 0
zv:
r3 *= 3
if r0 > 15 goto rv0_0
r3 += 1
rv0_0:
r3 *= 3
if r0 s> 15 goto rv0_1
r3 += 1
rv0_1:
r3 *= 3
if r0 > 16 goto rv1_0
r3 += 1
rv1_0:
r3 *= 3
if r0 s> 16 goto rv1_1
r3 += 1
rv1_1:
r3 *= 3
if r0 > 30 goto rv2_0
r3 += 1
rv2_0:
r3 *= 3
if r0 s> 30 goto rv2_1
r3 += 1
rv2_1:
r3 *= 3
if r0 > 31 goto rv3_0
r3 += 1
rv3_0:
r3 *= 3
if r0 s> 31 goto rv3_1
r3 += 1
rv3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 s>= 1 goto s0
r0 = 0
s0:
r3 *= 3
if r0 > -5 goto r0_0_0
r3 += 1
r0_0_0:
r3 *= 3
if r0 s> -5 goto r0_0_1
r3 += 1
r0_0_1:
r3 *= 3
if r0 > -4 goto r0_1_0
r3 += 1
r0_1_0:
r3 *= 3
if r0 s> -4 goto r0_1_1
r3 += 1
r0_1_1:
r3 *= 3
if r0 > 1 goto r0_2_0
r3 += 1
r0_2_0:
r3 *= 3
if r0 s> 1 goto r0_2_1
r3 += 1
r0_2_1:
r3 *= 3
if r0 > 200 goto r0_3_0
r3 += 1
r0_3_0:
r3 *= 3
if r0 s> 200 goto r0_3_1
r3 += 1
r0_3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 s>= 10 goto s1
r0 = 0
s1:
r3 *= 3
if r0 > 4 goto r1_0_0
r3 += 1
r1_0_0:
r3 *= 3
if r0 s> 4 goto r1_0_1
r3 += 1
r1_0_1:
r3 *= 3
if r0 > 5 goto r1_1_0
r3 += 1
r1_1_0:
r3 *= 3
if r0 s> 5 goto r1_1_1
r3 += 1
r1_1_1:
r3 *= 3
if r0 > 10 goto r1_2_0
r3 += 1
r1_2_0:
r3 *= 3
if r0 s> 10 goto r1_2_1
r3 += 1
r1_2_1:
r3 *= 3
if r0 > 200 goto r1_3_0
r3 += 1
r1_3_0:
r3 *= 3
if r0 s> 200 goto r1_3_1
r3 += 1
r1_3_1:
r7 = r4
r7 += 5
r0 = r4
if r7 s>= 128 goto s2
r0 = 0
s2:
r3 *= 3
if r0 > 122 goto r2_0_0
r3 += 1
r2_0_0:
r3 *= 3
if r0 s> 122 goto r2_0_1
r3 += 1
r2_0_1:
r3 *= 3
if r0 > 123 goto r2_1_0
r3 += 1
r2_1_0:
r3 *= 3
if r0 s> 123 goto r2_1_1
r3 += 1
r2_1_1:
r3 *= 3
if r0 > 128 goto r2_2_0
r3 += 1
r2_2_0:
r3 *= 3
if r0 s> 128 goto r2_2_1
r3 += 1
r2_2_1:
r3 *= 3
if r0 > 200 goto r2_3_0
r3 += 1
r2_3_0:
r3 *= 3
if r0 s> 200 goto r2_3_1
r3 += 1
r2_3_1:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r3
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result c9bbe85cbfbf9b6d

== sge64, bit 4
-- asm
r3 = r1
r4 = 0
r6 = 0
outer:
r7 = 0
inner:
r9 = r3
r9 += r6
r5 = *(u64 *)(r9 + 0)
r9 = r3
r9 += r7
r8 = *(u64 *)(r9 + 0)
r5 &= 16
r0 = r5
if r0 s>= 127 goto y0
r0 = 126
y0:
r4 *= 3
if r0 > 125 goto p0_0_0
r4 += 1
p0_0_0:
r4 *= 3
if r0 s> 125 goto p0_0_1
r4 += 1
p0_0_1:
r4 *= 3
if r0 > 126 goto p0_1_0
r4 += 1
p0_1_0:
r4 *= 3
if r0 s> 126 goto p0_1_1
r4 += 1
p0_1_1:
r4 *= 3
if r0 > 127 goto p0_2_0
r4 += 1
p0_2_0:
r4 *= 3
if r0 s> 127 goto p0_2_1
r4 += 1
p0_2_1:
r4 *= 3
if r0 > 128 goto p0_3_0
r4 += 1
p0_3_0:
r4 *= 3
if r0 s> 128 goto p0_3_1
r4 += 1
p0_3_1:
r0 = 127
if r5 s>= 127 goto n0
r0 = r5
n0:
r4 *= 3
if r0 > 125 goto q0_0_0
r4 += 1
q0_0_0:
r4 *= 3
if r0 s> 125 goto q0_0_1
r4 += 1
q0_0_1:
r4 *= 3
if r0 > 126 goto q0_1_0
r4 += 1
q0_1_0:
r4 *= 3
if r0 s> 126 goto q0_1_1
r4 += 1
q0_1_1:
r4 *= 3
if r0 > 127 goto q0_2_0
r4 += 1
q0_2_0:
r4 *= 3
if r0 s> 127 goto q0_2_1
r4 += 1
q0_2_1:
r4 *= 3
if r0 > 128 goto q0_3_0
r4 += 1
q0_3_0:
r4 *= 3
if r0 s> 128 goto q0_3_1
r4 += 1
q0_3_1:
r0 = r5
if r0 s>= 65535 goto y1
r0 = 65534
y1:
r4 *= 3
if r0 > 65533 goto p1_0_0
r4 += 1
p1_0_0:
r4 *= 3
if r0 s> 65533 goto p1_0_1
r4 += 1
p1_0_1:
r4 *= 3
if r0 > 65534 goto p1_1_0
r4 += 1
p1_1_0:
r4 *= 3
if r0 s> 65534 goto p1_1_1
r4 += 1
p1_1_1:
r4 *= 3
if r0 > 65535 goto p1_2_0
r4 += 1
p1_2_0:
r4 *= 3
if r0 s> 65535 goto p1_2_1
r4 += 1
p1_2_1:
r4 *= 3
if r0 > 65536 goto p1_3_0
r4 += 1
p1_3_0:
r4 *= 3
if r0 s> 65536 goto p1_3_1
r4 += 1
p1_3_1:
r0 = 65535
if r5 s>= 65535 goto n1
r0 = r5
n1:
r4 *= 3
if r0 > 65533 goto q1_0_0
r4 += 1
q1_0_0:
r4 *= 3
if r0 s> 65533 goto q1_0_1
r4 += 1
q1_0_1:
r4 *= 3
if r0 > 65534 goto q1_1_0
r4 += 1
q1_1_0:
r4 *= 3
if r0 s> 65534 goto q1_1_1
r4 += 1
q1_1_1:
r4 *= 3
if r0 > 65535 goto q1_2_0
r4 += 1
q1_2_0:
r4 *= 3
if r0 s> 65535 goto q1_2_1
r4 += 1
q1_2_1:
r4 *= 3
if r0 > 65536 goto q1_3_0
r4 += 1
q1_3_0:
r4 *= 3
if r0 s> 65536 goto q1_3_1
r4 += 1
q1_3_1:
r0 = r5
if r0 s>= 2 goto y2
r0 = 1
y2:
r4 *= 3
if r0 > 0 goto p2_0_0
r4 += 1
p2_0_0:
r4 *= 3
if r0 s> 0 goto p2_0_1
r4 += 1
p2_0_1:
r4 *= 3
if r0 > 1 goto p2_1_0
r4 += 1
p2_1_0:
r4 *= 3
if r0 s> 1 goto p2_1_1
r4 += 1
p2_1_1:
r4 *= 3
if r0 > 2 goto p2_2_0
r4 += 1
p2_2_0:
r4 *= 3
if r0 s> 2 goto p2_2_1
r4 += 1
p2_2_1:
r4 *= 3
if r0 > 3 goto p2_3_0
r4 += 1
p2_3_0:
r4 *= 3
if r0 s> 3 goto p2_3_1
r4 += 1
p2_3_1:
r0 = 2
if r5 s>= 2 goto n2
r0 = r5
n2:
r4 *= 3
if r0 > 0 goto q2_0_0
r4 += 1
q2_0_0:
r4 *= 3
if r0 s> 0 goto q2_0_1
r4 += 1
q2_0_1:
r4 *= 3
if r0 > 1 goto q2_1_0
r4 += 1
q2_1_0:
r4 *= 3
if r0 s> 1 goto q2_1_1
r4 += 1
q2_1_1:
r4 *= 3
if r0 > 2 goto q2_2_0
r4 += 1
q2_2_0:
r4 *= 3
if r0 s> 2 goto q2_2_1
r4 += 1
q2_2_1:
r4 *= 3
if r0 > 3 goto q2_3_0
r4 += 1
q2_3_0:
r4 *= 3
if r0 s> 3 goto q2_3_1
r4 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r5
if r0 s>= r8 goto yv
r0 = 100
yv:
r4 *= 3
if r0 > 15 goto pv0_0
r4 += 1
pv0_0:
r4 *= 3
if r0 s> 15 goto pv0_1
r4 += 1
pv0_1:
r4 *= 3
if r0 > 16 goto pv1_0
r4 += 1
pv1_0:
r4 *= 3
if r0 s> 16 goto pv1_1
r4 += 1
pv1_1:
r4 *= 3
if r0 > 30 goto pv2_0
r4 += 1
pv2_0:
r4 *= 3
if r0 s> 30 goto pv2_1
r4 += 1
pv2_1:
r4 *= 3
if r0 > 31 goto pv3_0
r4 += 1
pv3_0:
r4 *= 3
if r0 s> 31 goto pv3_1
r4 += 1
pv3_1:
r0 = 20
if r8 s>= r5 goto nv
r0 = r5
nv:
r4 *= 3
if r0 > 15 goto qv0_0
r4 += 1
qv0_0:
r4 *= 3
if r0 s> 15 goto qv0_1
r4 += 1
qv0_1:
r4 *= 3
if r0 > 16 goto qv1_0
r4 += 1
qv1_0:
r4 *= 3
if r0 s> 16 goto qv1_1
r4 += 1
qv1_1:
r4 *= 3
if r0 > 30 goto qv2_0
r4 += 1
qv2_0:
r4 *= 3
if r0 s> 30 goto qv2_1
r4 += 1
qv2_1:
r4 *= 3
if r0 > 31 goto qv3_0
r4 += 1
qv3_0:
r4 *= 3
if r0 s> 31 goto qv3_1
r4 += 1
qv3_1:
r4 ^= r0
r0 = r5
if r0 s>= r8 goto zv
r0 = 0
zv:
r4 *= 3
if r0 > 15 goto rv0_0
r4 += 1
rv0_0:
r4 *= 3
if r0 s> 15 goto rv0_1
r4 += 1
rv0_1:
r4 *= 3
if r0 > 16 goto rv1_0
r4 += 1
rv1_0:
r4 *= 3
if r0 s> 16 goto rv1_1
r4 += 1
rv1_1:
r4 *= 3
if r0 > 30 goto rv2_0
r4 += 1
rv2_0:
r4 *= 3
if r0 s> 30 goto rv2_1
r4 += 1
rv2_1:
r4 *= 3
if r0 > 31 goto rv3_0
r4 += 1
rv3_0:
r4 *= 3
if r0 s> 31 goto rv3_1
r4 += 1
rv3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 s>= 127 goto s0
r0 = 0
s0:
r4 *= 3
if r0 > 121 goto r0_0_0
r4 += 1
r0_0_0:
r4 *= 3
if r0 s> 121 goto r0_0_1
r4 += 1
r0_0_1:
r4 *= 3
if r0 > 122 goto r0_1_0
r4 += 1
r0_1_0:
r4 *= 3
if r0 s> 122 goto r0_1_1
r4 += 1
r0_1_1:
r4 *= 3
if r0 > 127 goto r0_2_0
r4 += 1
r0_2_0:
r4 *= 3
if r0 s> 127 goto r0_2_1
r4 += 1
r0_2_1:
r4 *= 3
if r0 > 200 goto r0_3_0
r4 += 1
r0_3_0:
r4 *= 3
if r0 s> 200 goto r0_3_1
r4 += 1
r0_3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 s>= 65535 goto s1
r0 = 0
s1:
r4 *= 3
if r0 > 65529 goto r1_0_0
r4 += 1
r1_0_0:
r4 *= 3
if r0 s> 65529 goto r1_0_1
r4 += 1
r1_0_1:
r4 *= 3
if r0 > 65530 goto r1_1_0
r4 += 1
r1_1_0:
r4 *= 3
if r0 s> 65530 goto r1_1_1
r4 += 1
r1_1_1:
r4 *= 3
if r0 > 65535 goto r1_2_0
r4 += 1
r1_2_0:
r4 *= 3
if r0 s> 65535 goto r1_2_1
r4 += 1
r1_2_1:
r4 *= 3
if r0 > 200 goto r1_3_0
r4 += 1
r1_3_0:
r4 *= 3
if r0 s> 200 goto r1_3_1
r4 += 1
r1_3_1:
r8 = r5
r8 += 5
r0 = r5
if r8 s>= 2 goto s2
r0 = 0
s2:
r4 *= 3
if r0 > -4 goto r2_0_0
r4 += 1
r2_0_0:
r4 *= 3
if r0 s> -4 goto r2_0_1
r4 += 1
r2_0_1:
r4 *= 3
if r0 > -3 goto r2_1_0
r4 += 1
r2_1_0:
r4 *= 3
if r0 s> -3 goto r2_1_1
r4 += 1
r2_1_1:
r4 *= 3
if r0 > 2 goto r2_2_0
r4 += 1
r2_2_0:
r4 *= 3
if r0 s> 2 goto r2_2_1
r4 += 1
r2_2_1:
r4 *= 3
if r0 > 200 goto r2_3_0
r4 += 1
r2_3_0:
r4 *= 3
if r0 s> 200 goto r2_3_1
r4 += 1
r2_3_1:
r7 += 8
if r7 != 96 goto inner
r6 += 8
if r6 != 96 goto outer
r0 = r4
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result c175a062ce1254b0

== slt64, u32
-- asm
r4 = r1
r5 = 0
r7 = 0
outer:
r8 = 0
inner:
r9 = r4
r9 += r7
r2 = *(u64 *)(r9 + 0)
r9 = r4
r9 += r8
r6 = *(u64 *)(r9 + 0)
w2 = w2
r0 = r2
if r0 s< 1 goto y0
r0 = 0
y0:
r5 *= 3
if r0 > -1 goto p0_0_0
r5 += 1
p0_0_0:
r5 *= 3
if r0 s> -1 goto p0_0_1
r5 += 1
p0_0_1:
r5 *= 3
if r0 > 0 goto p0_1_0
r5 += 1
p0_1_0:
r5 *= 3
if r0 s> 0 goto p0_1_1
r5 += 1
p0_1_1:
r5 *= 3
if r0 > 1 goto p0_2_0
r5 += 1
p0_2_0:
r5 *= 3
if r0 s> 1 goto p0_2_1
r5 += 1
p0_2_1:
r5 *= 3
if r0 > 2 goto p0_3_0
r5 += 1
p0_3_0:
r5 *= 3
if r0 s> 2 goto p0_3_1
r5 += 1
p0_3_1:
r0 = 1
if r2 s< 1 goto n0
r0 = r2
n0:
r5 *= 3
if r0 > -1 goto q0_0_0
r5 += 1
q0_0_0:
r5 *= 3
if r0 s> -1 goto q0_0_1
r5 += 1
q0_0_1:
r5 *= 3
if r0 > 0 goto q0_1_0
r5 += 1
q0_1_0:
r5 *= 3
if r0 s> 0 goto q0_1_1
r5 += 1
q0_1_1:
r5 *= 3
if r0 > 1 goto q0_2_0
r5 += 1
q0_2_0:
r5 *= 3
if r0 s> 1 goto q0_2_1
r5 += 1
q0_2_1:
r5 *= 3
if r0 > 2 goto q0_3_0
r5 += 1
q0_3_0:
r5 *= 3
if r0 s> 2 goto q0_3_1
r5 += 1
q0_3_1:
r0 = r2
if r0 s< 10 goto y1
r0 = 9
y1:
r5 *= 3
if r0 > 8 goto p1_0_0
r5 += 1
p1_0_0:
r5 *= 3
if r0 s> 8 goto p1_0_1
r5 += 1
p1_0_1:
r5 *= 3
if r0 > 9 goto p1_1_0
r5 += 1
p1_1_0:
r5 *= 3
if r0 s> 9 goto p1_1_1
r5 += 1
p1_1_1:
r5 *= 3
if r0 > 10 goto p1_2_0
r5 += 1
p1_2_0:
r5 *= 3
if r0 s> 10 goto p1_2_1
r5 += 1
p1_2_1:
r5 *= 3
if r0 > 11 goto p1_3_0
r5 += 1
p1_3_0:
r5 *= 3
if r0 s> 11 goto p1_3_1
r5 += 1
p1_3_1:
r0 = 10
if r2 s< 10 goto n1
r0 = r2
n1:
r5 *= 3
if r0 > 8 goto q1_0_0
r5 += 1
q1_0_0:
r5 *= 3
if r0 s> 8 goto q1_0_1
r5 += 1
q1_0_1:
r5 *= 3
if r0 > 9 goto q1_1_0
r5 += 1
q1_1_0:
r5 *= 3
if r0 s> 9 goto q1_1_1
r5 += 1
q1_1_1:
r5 *= 3
if r0 > 10 goto q1_2_0
r5 += 1
q1_2_0:
r5 *= 3
if r0 s> 10 goto q1_2_1
r5 += 1
q1_2_1:
r5 *= 3
if r0 > 11 goto q1_3_0
r5 += 1
q1_3_0:
r5 *= 3
if r0 s> 11 goto q1_3_1
r5 += 1
q1_3_1:
r0 = r2
if r0 s< 128 goto y2
r0 = 127
y2:
r5 *= 3
if r0 > 126 goto p2_0_0
r5 += 1
p2_0_0:
r5 *= 3
if r0 s> 126 goto p2_0_1
r5 += 1
p2_0_1:
r5 *= 3
if r0 > 127 goto p2_1_0
r5 += 1
p2_1_0:
r5 *= 3
if r0 s> 127 goto p2_1_1
r5 += 1
p2_1_1:
r5 *= 3
if r0 > 128 goto p2_2_0
r5 += 1
p2_2_0:
r5 *= 3
if r0 s> 128 goto p2_2_1
r5 += 1
p2_2_1:
r5 *= 3
if r0 > 129 goto p2_3_0
r5 += 1
p2_3_0:
r5 *= 3
if r0 s> 129 goto p2_3_1
r5 += 1
p2_3_1:
r0 = 128
if r2 s< 128 goto n2
r0 = r2
n2:
r5 *= 3
if r0 > 126 goto q2_0_0
r5 += 1
q2_0_0:
r5 *= 3
if r0 s> 126 goto q2_0_1
r5 += 1
q2_0_1:
r5 *= 3
if r0 > 127 goto q2_1_0
r5 += 1
q2_1_0:
r5 *= 3
if r0 s> 127 goto q2_1_1
r5 += 1
q2_1_1:
r5 *= 3
if r0 > 128 goto q2_2_0
r5 += 1
q2_2_0:
r5 *= 3
if r0 s> 128 goto q2_2_1
r5 += 1
q2_2_1:
r5 *= 3
if r0 > 129 goto q2_3_0
r5 += 1
q2_3_0:
r5 *= 3
if r0 s> 129 goto q2_3_1
r5 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r2
if r0 s< r6 goto yv
r0 = 100
yv:
r5 *= 3
if r0 > 15 goto pv0_0
r5 += 1
pv0_0:
r5 *= 3
if r0 s> 15 goto pv0_1
r5 += 1
pv0_1:
r5 *= 3
if r0 > 16 goto pv1_0
r5 += 1
pv1_0:
r5 *= 3
if r0 s> 16 goto pv1_1
r5 += 1
pv1_1:
r5 *= 3
if r0 > 30 goto pv2_0
r5 += 1
pv2_0:
r5 *= 3
if r0 s> 30 goto pv2_1
r5 += 1
pv2_1:
r5 *= 3
if r0 > 31 goto pv3_0
r5 += 1
pv3_0:
r5 *= 3
if r0 s> 31 goto pv3_1
r5 += 1
pv3_1:
r0 = 20
if r6 s< r2 goto nv
r0 = r2
nv:
r5 *= 3
if r0 > 15 goto qv0_0
r5 += 1
qv0_0:
r5 *= 3
if r0 s> 15 goto qv0_1
r5 += 1
qv0_1:
r5 *= 3
if r0 > 16 goto qv1_0
r5 += 1
qv1_0:
r5 *= 3
if r0 s> 16 goto qv1_1
r5 += 1
qv1_1:
r5 *= 3
if r0 > 30 goto qv2_0
r5 += 1
qv2_0:
r5 *= 3
if r0 s> 30 goto qv2_1
r5 += 1
qv2_1:
r5 *= 3
if r0 > 31 goto qv3_0
r5 += 1
qv3_0:
r5 *= 3
if r0 s> 31 goto qv3_1
r5 += 1
qv3_1:
r5 ^= r0
r0 = r2
if r0 s< r6 goto zv
r0 = 0
zv:
r5 *= 3
if r0 > 15 goto rv0_0
r5 += 1
rv0_0:
r5 *= 3
if r0 s> 15 goto rv0_1
r5 += 1
rv0_1:
r5 *= 3
if r0 > 16 goto rv1_0
r5 += 1
rv1_0:
r5 *= 3
if r0 s> 16 goto rv1_1
r5 += 1
rv1_1:
r5 *= 3
if r0 > 30 goto rv2_0
r5 += 1
rv2_0:
r5 *= 3
if r0 s> 30 goto rv2_1
r5 += 1
rv2_1:
r5 *= 3
if r0 > 31 goto rv3_0
r5 += 1
rv3_0:
r5 *= 3
if r0 s> 31 goto rv3_1
r5 += 1
rv3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 s< 1 goto s0
r0 = 0
s0:
r5 *= 3
if r0 > -5 goto r0_0_0
r5 += 1
r0_0_0:
r5 *= 3
if r0 s> -5 goto r0_0_1
r5 += 1
r0_0_1:
r5 *= 3
if r0 > -4 goto r0_1_0
r5 += 1
r0_1_0:
r5 *= 3
if r0 s> -4 goto r0_1_1
r5 += 1
r0_1_1:
r5 *= 3
if r0 > 1 goto r0_2_0
r5 += 1
r0_2_0:
r5 *= 3
if r0 s> 1 goto r0_2_1
r5 += 1
r0_2_1:
r5 *= 3
if r0 > 200 goto r0_3_0
r5 += 1
r0_3_0:
r5 *= 3
if r0 s> 200 goto r0_3_1
r5 += 1
r0_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 s< 10 goto s1
r0 = 0
s1:
r5 *= 3
if r0 > 4 goto r1_0_0
r5 += 1
r1_0_0:
r5 *= 3
if r0 s> 4 goto r1_0_1
r5 += 1
r1_0_1:
r5 *= 3
if r0 > 5 goto r1_1_0
r5 += 1
r1_1_0:
r5 *= 3
if r0 s> 5 goto r1_1_1
r5 += 1
r1_1_1:
r5 *= 3
if r0 > 10 goto r1_2_0
r5 += 1
r1_2_0:
r5 *= 3
if r0 s> 10 goto r1_2_1
r5 += 1
r1_2_1:
r5 *= 3
if r0 > 200 goto r1_3_0
r5 += 1
r1_3_0:
r5 *= 3
if r0 s> 200 goto r1_3_1
r5 += 1
r1_3_1:
r6 = r2
r6 += 5
r0 = r2
if r6 s< 128 goto s2
r0 = 0
s2:
r5 *= 3
if r0 > 122 goto r2_0_0
r5 += 1
r2_0_0:
r5 *= 3
if r0 s> 122 goto r2_0_1
r5 += 1
r2_0_1:
r5 *= 3
if r0 > 123 goto r2_1_0
r5 += 1
r2_1_0:
r5 *= 3
if r0 s> 123 goto r2_1_1
r5 += 1
r2_1_1:
r5 *= 3
if r0 > 128 goto r2_2_0
r5 += 1
r2_2_0:
r5 *= 3
if r0 s> 128 goto r2_2_1
r5 += 1
r2_2_1:
r5 *= 3
if r0 > 200 goto r2_3_0
r5 += 1
r2_3_0:
r5 *= 3
if r0 s> 200 goto r2_3_1
r5 += 1
r2_3_1:
r8 += 8
if r8 != 96 goto inner
r7 += 8
if r7 != 96 goto outer
r0 = r5
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 4ece58d296fbfd9d

== slt64, s8
-- asm
r5 = r1
r6 = 0
r8 = 0
outer:
r9 = 0
inner:
r1 = r5
r1 += r8
r3 = *(u64 *)(r1 + 0)
r1 = r5
r1 += r9
r7 = *(u64 *)(r1 + 0)
r3 = (s8)r3
r0 = r3
if r0 s< 127 goto y0
r0 = 126
y0:
r6 *= 3
if r0 > 125 goto p0_0_0
r6 += 1
p0_0_0:
r6 *= 3
if r0 s> 125 goto p0_0_1
r6 += 1
p0_0_1:
r6 *= 3
if r0 > 126 goto p0_1_0
r6 += 1
p0_1_0:
r6 *= 3
if r0 s> 126 goto p0_1_1
r6 += 1
p0_1_1:
r6 *= 3
if r0 > 127 goto p0_2_0
r6 += 1
p0_2_0:
r6 *= 3
if r0 s> 127 goto p0_2_1
r6 += 1
p0_2_1:
r6 *= 3
if r0 > 128 goto p0_3_0
r6 += 1
p0_3_0:
r6 *= 3
if r0 s> 128 goto p0_3_1
r6 += 1
p0_3_1:
r0 = 127
if r3 s< 127 goto n0
r0 = r3
n0:
r6 *= 3
if r0 > 125 goto q0_0_0
r6 += 1
q0_0_0:
r6 *= 3
if r0 s> 125 goto q0_0_1
r6 += 1
q0_0_1:
r6 *= 3
if r0 > 126 goto q0_1_0
r6 += 1
q0_1_0:
r6 *= 3
if r0 s> 126 goto q0_1_1
r6 += 1
q0_1_1:
r6 *= 3
if r0 > 127 goto q0_2_0
r6 += 1
q0_2_0:
r6 *= 3
if r0 s> 127 goto q0_2_1
r6 += 1
q0_2_1:
r6 *= 3
if r0 > 128 goto q0_3_0
r6 += 1
q0_3_0:
r6 *= 3
if r0 s> 128 goto q0_3_1
r6 += 1
q0_3_1:
r0 = r3
if r0 s< 65535 goto y1
r0 = 65534
y1:
r6 *= 3
if r0 > 65533 goto p1_0_0
r6 += 1
p1_0_0:
r6 *= 3
if r0 s> 65533 goto p1_0_1
r6 += 1
p1_0_1:
r6 *= 3
if r0 > 65534 goto p1_1_0
r6 += 1
p1_1_0:
r6 *= 3
if r0 s> 65534 goto p1_1_1
r6 += 1
p1_1_1:
r6 *= 3
if r0 > 65535 goto p1_2_0
r6 += 1
p1_2_0:
r6 *= 3
if r0 s> 65535 goto p1_2_1
r6 += 1
p1_2_1:
r6 *= 3
if r0 > 65536 goto p1_3_0
r6 += 1
p1_3_0:
r6 *= 3
if r0 s> 65536 goto p1_3_1
r6 += 1
p1_3_1:
r0 = 65535
if r3 s< 65535 goto n1
r0 = r3
n1:
r6 *= 3
if r0 > 65533 goto q1_0_0
r6 += 1
q1_0_0:
r6 *= 3
if r0 s> 65533 goto q1_0_1
r6 += 1
q1_0_1:
r6 *= 3
if r0 > 65534 goto q1_1_0
r6 += 1
q1_1_0:
r6 *= 3
if r0 s> 65534 goto q1_1_1
r6 += 1
q1_1_1:
r6 *= 3
if r0 > 65535 goto q1_2_0
r6 += 1
q1_2_0:
r6 *= 3
if r0 s> 65535 goto q1_2_1
r6 += 1
q1_2_1:
r6 *= 3
if r0 > 65536 goto q1_3_0
r6 += 1
q1_3_0:
r6 *= 3
if r0 s> 65536 goto q1_3_1
r6 += 1
q1_3_1:
r0 = r3
if r0 s< 2 goto y2
r0 = 1
y2:
r6 *= 3
if r0 > 0 goto p2_0_0
r6 += 1
p2_0_0:
r6 *= 3
if r0 s> 0 goto p2_0_1
r6 += 1
p2_0_1:
r6 *= 3
if r0 > 1 goto p2_1_0
r6 += 1
p2_1_0:
r6 *= 3
if r0 s> 1 goto p2_1_1
r6 += 1
p2_1_1:
r6 *= 3
if r0 > 2 goto p2_2_0
r6 += 1
p2_2_0:
r6 *= 3
if r0 s> 2 goto p2_2_1
r6 += 1
p2_2_1:
r6 *= 3
if r0 > 3 goto p2_3_0
r6 += 1
p2_3_0:
r6 *= 3
if r0 s> 3 goto p2_3_1
r6 += 1
p2_3_1:
r0 = 2
if r3 s< 2 goto n2
r0 = r3
n2:
r6 *= 3
if r0 > 0 goto q2_0_0
r6 += 1
q2_0_0:
r6 *= 3
if r0 s> 0 goto q2_0_1
r6 += 1
q2_0_1:
r6 *= 3
if r0 > 1 goto q2_1_0
r6 += 1
q2_1_0:
r6 *= 3
if r0 s> 1 goto q2_1_1
r6 += 1
q2_1_1:
r6 *= 3
if r0 > 2 goto q2_2_0
r6 += 1
q2_2_0:
r6 *= 3
if r0 s> 2 goto q2_2_1
r6 += 1
q2_2_1:
r6 *= 3
if r0 > 3 goto q2_3_0
r6 += 1
q2_3_0:
r6 *= 3
if r0 s> 3 goto q2_3_1
r6 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r3
if r0 s< r7 goto yv
r0 = 100
yv:
r6 *= 3
if r0 > 15 goto pv0_0
r6 += 1
pv0_0:
r6 *= 3
if r0 s> 15 goto pv0_1
r6 += 1
pv0_1:
r6 *= 3
if r0 > 16 goto pv1_0
r6 += 1
pv1_0:
r6 *= 3
if r0 s> 16 goto pv1_1
r6 += 1
pv1_1:
r6 *= 3
if r0 > 30 goto pv2_0
r6 += 1
pv2_0:
r6 *= 3
if r0 s> 30 goto pv2_1
r6 += 1
pv2_1:
r6 *= 3
if r0 > 31 goto pv3_0
r6 += 1
pv3_0:
r6 *= 3
if r0 s> 31 goto pv3_1
r6 += 1
pv3_1:
r0 = 20
if r7 s< r3 goto nv
r0 = r3
nv:
r6 *= 3
if r0 > 15 goto qv0_0
r6 += 1
qv0_0:
r6 *= 3
if r0 s> 15 goto qv0_1
r6 += 1
qv0_1:
r6 *= 3
if r0 > 16 goto qv1_0
r6 += 1
qv1_0:
r6 *= 3
if r0 s> 16 goto qv1_1
r6 += 1
qv1_1:
r6 *= 3
if r0 > 30 goto qv2_0
r6 += 1
qv2_0:
r6 *= 3
if r0 s> 30 goto qv2_1
r6 += 1
qv2_1:
r6 *= 3
if r0 > 31 goto qv3_0
r6 += 1
qv3_0:
r6 *= 3
if r0 s> 31 goto qv3_1
r6 += 1
qv3_1:
r6 ^= r0
r0 = r3
if r0 s< r7 goto zv
r0 = 0
zv:
r6 *= 3
if r0 > 15 goto rv0_0
r6 += 1
rv0_0:
r6 *= 3
if r0 s> 15 goto rv0_1
r6 += 1
rv0_1:
r6 *= 3
if r0 > 16 goto rv1_0
r6 += 1
rv1_0:
r6 *= 3
if r0 s> 16 goto rv1_1
r6 += 1
rv1_1:
r6 *= 3
if r0 > 30 goto rv2_0
r6 += 1
rv2_0:
r6 *= 3
if r0 s> 30 goto rv2_1
r6 += 1
rv2_1:
r6 *= 3
if r0 > 31 goto rv3_0
r6 += 1
rv3_0:
r6 *= 3
if r0 s> 31 goto rv3_1
r6 += 1
rv3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 s< 127 goto s0
r0 = 0
s0:
r6 *= 3
if r0 > 121 goto r0_0_0
r6 += 1
r0_0_0:
r6 *= 3
if r0 s> 121 goto r0_0_1
r6 += 1
r0_0_1:
r6 *= 3
if r0 > 122 goto r0_1_0
r6 += 1
r0_1_0:
r6 *= 3
if r0 s> 122 goto r0_1_1
r6 += 1
r0_1_1:
r6 *= 3
if r0 > 127 goto r0_2_0
r6 += 1
r0_2_0:
r6 *= 3
if r0 s> 127 goto r0_2_1
r6 += 1
r0_2_1:
r6 *= 3
if r0 > 200 goto r0_3_0
r6 += 1
r0_3_0:
r6 *= 3
if r0 s> 200 goto r0_3_1
r6 += 1
r0_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 s< 65535 goto s1
r0 = 0
s1:
r6 *= 3
if r0 > 65529 goto r1_0_0
r6 += 1
r1_0_0:
r6 *= 3
if r0 s> 65529 goto r1_0_1
r6 += 1
r1_0_1:
r6 *= 3
if r0 > 65530 goto r1_1_0
r6 += 1
r1_1_0:
r6 *= 3
if r0 s> 65530 goto r1_1_1
r6 += 1
r1_1_1:
r6 *= 3
if r0 > 65535 goto r1_2_0
r6 += 1
r1_2_0:
r6 *= 3
if r0 s> 65535 goto r1_2_1
r6 += 1
r1_2_1:
r6 *= 3
if r0 > 200 goto r1_3_0
r6 += 1
r1_3_0:
r6 *= 3
if r0 s> 200 goto r1_3_1
r6 += 1
r1_3_1:
r7 = r3
r7 += 5
r0 = r3
if r7 s< 2 goto s2
r0 = 0
s2:
r6 *= 3
if r0 > -4 goto r2_0_0
r6 += 1
r2_0_0:
r6 *= 3
if r0 s> -4 goto r2_0_1
r6 += 1
r2_0_1:
r6 *= 3
if r0 > -3 goto r2_1_0
r6 += 1
r2_1_0:
r6 *= 3
if r0 s> -3 goto r2_1_1
r6 += 1
r2_1_1:
r6 *= 3
if r0 > 2 goto r2_2_0
r6 += 1
r2_2_0:
r6 *= 3
if r0 s> 2 goto r2_2_1
r6 += 1
r2_2_1:
r6 *= 3
if r0 > 200 goto r2_3_0
r6 += 1
r2_3_0:
r6 *= 3
if r0 s> 200 goto r2_3_1
r6 += 1
r2_3_1:
r9 += 8
if r9 != 96 goto inner
r8 += 8
if r8 != 96 goto outer
r0 = r6
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result d208839cdf6111f5

== slt64, bit 4
-- asm
r6 = r1
r7 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r6
r2 += r9
r4 = *(u64 *)(r2 + 0)
r2 = r6
r2 += r1
r8 = *(u64 *)(r2 + 0)
r4 &= 16
r0 = r4
if r0 s< 1 goto y0
r0 = 0
y0:
r7 *= 3
if r0 > -1 goto p0_0_0
r7 += 1
p0_0_0:
r7 *= 3
if r0 s> -1 goto p0_0_1
r7 += 1
p0_0_1:
r7 *= 3
if r0 > 0 goto p0_1_0
r7 += 1
p0_1_0:
r7 *= 3
if r0 s> 0 goto p0_1_1
r7 += 1
p0_1_1:
r7 *= 3
if r0 > 1 goto p0_2_0
r7 += 1
p0_2_0:
r7 *= 3
if r0 s> 1 goto p0_2_1
r7 += 1
p0_2_1:
r7 *= 3
if r0 > 2 goto p0_3_0
r7 += 1
p0_3_0:
r7 *= 3
if r0 s> 2 goto p0_3_1
r7 += 1
p0_3_1:
r0 = 1
if r4 s< 1 goto n0
r0 = r4
n0:
r7 *= 3
if r0 > -1 goto q0_0_0
r7 += 1
q0_0_0:
r7 *= 3
if r0 s> -1 goto q0_0_1
r7 += 1
q0_0_1:
r7 *= 3
if r0 > 0 goto q0_1_0
r7 += 1
q0_1_0:
r7 *= 3
if r0 s> 0 goto q0_1_1
r7 += 1
q0_1_1:
r7 *= 3
if r0 > 1 goto q0_2_0
r7 += 1
q0_2_0:
r7 *= 3
if r0 s> 1 goto q0_2_1
r7 += 1
q0_2_1:
r7 *= 3
if r0 > 2 goto q0_3_0
r7 += 1
q0_3_0:
r7 *= 3
if r0 s> 2 goto q0_3_1
r7 += 1
q0_3_1:
r0 = r4
if r0 s< 10 goto y1
r0 = 9
y1:
r7 *= 3
if r0 > 8 goto p1_0_0
r7 += 1
p1_0_0:
r7 *= 3
if r0 s> 8 goto p1_0_1
r7 += 1
p1_0_1:
r7 *= 3
if r0 > 9 goto p1_1_0
r7 += 1
p1_1_0:
r7 *= 3
if r0 s> 9 goto p1_1_1
r7 += 1
p1_1_1:
r7 *= 3
if r0 > 10 goto p1_2_0
r7 += 1
p1_2_0:
r7 *= 3
if r0 s> 10 goto p1_2_1
r7 += 1
p1_2_1:
r7 *= 3
if r0 > 11 goto p1_3_0
r7 += 1
p1_3_0:
r7 *= 3
if r0 s> 11 goto p1_3_1
r7 += 1
p1_3_1:
r0 = 10
if r4 s< 10 goto n1
r0 = r4
n1:
r7 *= 3
if r0 > 8 goto q1_0_0
r7 += 1
q1_0_0:
r7 *= 3
if r0 s> 8 goto q1_0_1
r7 += 1
q1_0_1:
r7 *= 3
if r0 > 9 goto q1_1_0
r7 += 1
q1_1_0:
r7 *= 3
if r0 s> 9 goto q1_1_1
r7 += 1
q1_1_1:
r7 *= 3
if r0 > 10 goto q1_2_0
r7 += 1
q1_2_0:
r7 *= 3
if r0 s> 10 goto q1_2_1
r7 += 1
q1_2_1:
r7 *= 3
if r0 > 11 goto q1_3_0
r7 += 1
q1_3_0:
r7 *= 3
if r0 s> 11 goto q1_3_1
r7 += 1
q1_3_1:
r0 = r4
if r0 s< 128 goto y2
r0 = 127
y2:
r7 *= 3
if r0 > 126 goto p2_0_0
r7 += 1
p2_0_0:
r7 *= 3
if r0 s> 126 goto p2_0_1
r7 += 1
p2_0_1:
r7 *= 3
if r0 > 127 goto p2_1_0
r7 += 1
p2_1_0:
r7 *= 3
if r0 s> 127 goto p2_1_1
r7 += 1
p2_1_1:
r7 *= 3
if r0 > 128 goto p2_2_0
r7 += 1
p2_2_0:
r7 *= 3
if r0 s> 128 goto p2_2_1
r7 += 1
p2_2_1:
r7 *= 3
if r0 > 129 goto p2_3_0
r7 += 1
p2_3_0:
r7 *= 3
if r0 s> 129 goto p2_3_1
r7 += 1
p2_3_1:
r0 = 128
if r4 s< 128 goto n2
r0 = r4
n2:
r7 *= 3
if r0 > 126 goto q2_0_0
r7 += 1
q2_0_0:
r7 *= 3
if r0 s> 126 goto q2_0_1
r7 += 1
q2_0_1:
r7 *= 3
if r0 > 127 goto q2_1_0
r7 += 1
q2_1_0:
r7 *= 3
if r0 s> 127 goto q2_1_1
r7 += 1
q2_1_1:
r7 *= 3
if r0 > 128 goto q2_2_0
r7 += 1
q2_2_0:
r7 *= 3
if r0 s> 128 goto q2_2_1
r7 += 1
q2_2_1:
r7 *= 3
if r0 > 129 goto q2_3_0
r7 += 1
q2_3_0:
r7 *= 3
if r0 s> 129 goto q2_3_1
r7 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r4
if r0 s< r8 goto yv
r0 = 100
yv:
r7 *= 3
if r0 > 15 goto pv0_0
r7 += 1
pv0_0:
r7 *= 3
if r0 s> 15 goto pv0_1
r7 += 1
pv0_1:
r7 *= 3
if r0 > 16 goto pv1_0
r7 += 1
pv1_0:
r7 *= 3
if r0 s> 16 goto pv1_1
r7 += 1
pv1_1:
r7 *= 3
if r0 > 30 goto pv2_0
r7 += 1
pv2_0:
r7 *= 3
if r0 s> 30 goto pv2_1
r7 += 1
pv2_1:
r7 *= 3
if r0 > 31 goto pv3_0
r7 += 1
pv3_0:
r7 *= 3
if r0 s> 31 goto pv3_1
r7 += 1
pv3_1:
r0 = 20
if r8 s< r4 goto nv
r0 = r4
nv:
r7 *= 3
if r0 > 15 goto qv0_0
r7 += 1
qv0_0:
r7 *= 3
if r0 s> 15 goto qv0_1
r7 += 1
qv0_1:
r7 *= 3
if r0 > 16 goto qv1_0
r7 += 1
qv1_0:
r7 *= 3
if r0 s> 16 goto qv1_1
r7 += 1
qv1_1:
r7 *= 3
if r0 > 30 goto qv2_0
r7 += 1
qv2_0:
r7 *= 3
if r0 s> 30 goto qv2_1
r7 += 1
qv2_1:
r7 *= 3
if r0 > 31 goto qv3_0
r7 += 1
qv3_0:
r7 *= 3
if r0 s> 31 goto qv3_1
r7 += 1
qv3_1:
r7 ^= r0
r0 = r4
if r0 s< r8 goto zv
r0 = 0
zv:
r7 *= 3
if r0 > 15 goto rv0_0
r7 += 1
rv0_0:
r7 *= 3
if r0 s> 15 goto rv0_1
r7 += 1
rv0_1:
r7 *= 3
if r0 > 16 goto rv1_0
r7 += 1
rv1_0:
r7 *= 3
if r0 s> 16 goto rv1_1
r7 += 1
rv1_1:
r7 *= 3
if r0 > 30 goto rv2_0
r7 += 1
rv2_0:
r7 *= 3
if r0 s> 30 goto rv2_1
r7 += 1
rv2_1:
r7 *= 3
if r0 > 31 goto rv3_0
r7 += 1
rv3_0:
r7 *= 3
if r0 s> 31 goto rv3_1
r7 += 1
rv3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 s< 1 goto s0
r0 = 0
s0:
r7 *= 3
if r0 > -5 goto r0_0_0
r7 += 1
r0_0_0:
r7 *= 3
if r0 s> -5 goto r0_0_1
r7 += 1
r0_0_1:
r7 *= 3
if r0 > -4 goto r0_1_0
r7 += 1
r0_1_0:
r7 *= 3
if r0 s> -4 goto r0_1_1
r7 += 1
r0_1_1:
r7 *= 3
if r0 > 1 goto r0_2_0
r7 += 1
r0_2_0:
r7 *= 3
if r0 s> 1 goto r0_2_1
r7 += 1
r0_2_1:
r7 *= 3
if r0 > 200 goto r0_3_0
r7 += 1
r0_3_0:
r7 *= 3
if r0 s> 200 goto r0_3_1
r7 += 1
r0_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 s< 10 goto s1
r0 = 0
s1:
r7 *= 3
if r0 > 4 goto r1_0_0
r7 += 1
r1_0_0:
r7 *= 3
if r0 s> 4 goto r1_0_1
r7 += 1
r1_0_1:
r7 *= 3
if r0 > 5 goto r1_1_0
r7 += 1
r1_1_0:
r7 *= 3
if r0 s> 5 goto r1_1_1
r7 += 1
r1_1_1:
r7 *= 3
if r0 > 10 goto r1_2_0
r7 += 1
r1_2_0:
r7 *= 3
if r0 s> 10 goto r1_2_1
r7 += 1
r1_2_1:
r7 *= 3
if r0 > 200 goto r1_3_0
r7 += 1
r1_3_0:
r7 *= 3
if r0 s> 200 goto r1_3_1
r7 += 1
r1_3_1:
r8 = r4
r8 += 5
r0 = r4
if r8 s< 128 goto s2
r0 = 0
s2:
r7 *= 3
if r0 > 122 goto r2_0_0
r7 += 1
r2_0_0:
r7 *= 3
if r0 s> 122 goto r2_0_1
r7 += 1
r2_0_1:
r7 *= 3
if r0 > 123 goto r2_1_0
r7 += 1
r2_1_0:
r7 *= 3
if r0 s> 123 goto r2_1_1
r7 += 1
r2_1_1:
r7 *= 3
if r0 > 128 goto r2_2_0
r7 += 1
r2_2_0:
r7 *= 3
if r0 s> 128 goto r2_2_1
r7 += 1
r2_2_1:
r7 *= 3
if r0 > 200 goto r2_3_0
r7 += 1
r2_3_0:
r7 *= 3
if r0 s> 200 goto r2_3_1
r7 += 1
r2_3_1:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r7
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 23e81f445b7342c8

== sle64, s32
-- asm
r7 = r1
r8 = 0
r9 = 0
outer:
r1 = 0
inner:
r2 = r7
r2 += r9
r5 = *(u64 *)(r2 + 0)
r2 = r7
r2 += r1
r6 = *(u64 *)(r2 + 0)
r5 = (s32)r5
r0 = r5
if r0 s<= 127 goto y0
r0 = 126
y0:
r8 *= 3
if r0 > 125 goto p0_0_0
r8 += 1
p0_0_0:
r8 *= 3
if r0 s> 125 goto p0_0_1
r8 += 1
p0_0_1:
r8 *= 3
if r0 > 126 goto p0_1_0
r8 += 1
p0_1_0:
r8 *= 3
if r0 s> 126 goto p0_1_1
r8 += 1
p0_1_1:
r8 *= 3
if r0 > 127 goto p0_2_0
r8 += 1
p0_2_0:
r8 *= 3
if r0 s> 127 goto p0_2_1
r8 += 1
p0_2_1:
r8 *= 3
if r0 > 128 goto p0_3_0
r8 += 1
p0_3_0:
r8 *= 3
if r0 s> 128 goto p0_3_1
r8 += 1
p0_3_1:
r0 = 127
if r5 s<= 127 goto n0
r0 = r5
n0:
r8 *= 3
if r0 > 125 goto q0_0_0
r8 += 1
q0_0_0:
r8 *= 3
if r0 s> 125 goto q0_0_1
r8 += 1
q0_0_1:
r8 *= 3
if r0 > 126 goto q0_1_0
r8 += 1
q0_1_0:
r8 *= 3
if r0 s> 126 goto q0_1_1
r8 += 1
q0_1_1:
r8 *= 3
if r0 > 127 goto q0_2_0
r8 += 1
q0_2_0:
r8 *= 3
if r0 s> 127 goto q0_2_1
r8 += 1
q0_2_1:
r8 *= 3
if r0 > 128 goto q0_3_0
r8 += 1
q0_3_0:
r8 *= 3
if r0 s> 128 goto q0_3_1
r8 += 1
q0_3_1:
r0 = r5
if r0 s<= 65535 goto y1
r0 = 65534
y1:
r8 *= 3
if r0 > 65533 goto p1_0_0
r8 += 1
p1_0_0:
r8 *= 3
if r0 s> 65533 goto p1_0_1
r8 += 1
p1_0_1:
r8 *= 3
if r0 > 65534 goto p1_1_0
r8 += 1
p1_1_0:
r8 *= 3
if r0 s> 65534 goto p1_1_1
r8 += 1
p1_1_1:
r8 *= 3
if r0 > 65535 goto p1_2_0
r8 += 1
p1_2_0:
r8 *= 3
if r0 s> 65535 goto p1_2_1
r8 += 1
p1_2_1:
r8 *= 3
if r0 > 65536 goto p1_3_0
r8 += 1
p1_3_0:
r8 *= 3
if r0 s> 65536 goto p1_3_1
r8 += 1
p1_3_1:
r0 = 65535
if r5 s<= 65535 goto n1
r0 = r5
n1:
r8 *= 3
if r0 > 65533 goto q1_0_0
r8 += 1
q1_0_0:
r8 *= 3
if r0 s> 65533 goto q1_0_1
r8 += 1
q1_0_1:
r8 *= 3
if r0 > 65534 goto q1_1_0
r8 += 1
q1_1_0:
r8 *= 3
if r0 s> 65534 goto q1_1_1
r8 += 1
q1_1_1:
r8 *= 3
if r0 > 65535 goto q1_2_0
r8 += 1
q1_2_0:
r8 *= 3
if r0 s> 65535 goto q1_2_1
r8 += 1
q1_2_1:
r8 *= 3
if r0 > 65536 goto q1_3_0
r8 += 1
q1_3_0:
r8 *= 3
if r0 s> 65536 goto q1_3_1
r8 += 1
q1_3_1:
r0 = r5
if r0 s<= 2 goto y2
r0 = 1
y2:
r8 *= 3
if r0 > 0 goto p2_0_0
r8 += 1
p2_0_0:
r8 *= 3
if r0 s> 0 goto p2_0_1
r8 += 1
p2_0_1:
r8 *= 3
if r0 > 1 goto p2_1_0
r8 += 1
p2_1_0:
r8 *= 3
if r0 s> 1 goto p2_1_1
r8 += 1
p2_1_1:
r8 *= 3
if r0 > 2 goto p2_2_0
r8 += 1
p2_2_0:
r8 *= 3
if r0 s> 2 goto p2_2_1
r8 += 1
p2_2_1:
r8 *= 3
if r0 > 3 goto p2_3_0
r8 += 1
p2_3_0:
r8 *= 3
if r0 s> 3 goto p2_3_1
r8 += 1
p2_3_1:
r0 = 2
if r5 s<= 2 goto n2
r0 = r5
n2:
r8 *= 3
if r0 > 0 goto q2_0_0
r8 += 1
q2_0_0:
r8 *= 3
if r0 s> 0 goto q2_0_1
r8 += 1
q2_0_1:
r8 *= 3
if r0 > 1 goto q2_1_0
r8 += 1
q2_1_0:
r8 *= 3
if r0 s> 1 goto q2_1_1
r8 += 1
q2_1_1:
r8 *= 3
if r0 > 2 goto q2_2_0
r8 += 1
q2_2_0:
r8 *= 3
if r0 s> 2 goto q2_2_1
r8 += 1
q2_2_1:
r8 *= 3
if r0 > 3 goto q2_3_0
r8 += 1
q2_3_0:
r8 *= 3
if r0 s> 3 goto q2_3_1
r8 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r5
if r0 s<= r6 goto yv
r0 = 100
yv:
r8 *= 3
if r0 > 15 goto pv0_0
r8 += 1
pv0_0:
r8 *= 3
if r0 s> 15 goto pv0_1
r8 += 1
pv0_1:
r8 *= 3
if r0 > 16 goto pv1_0
r8 += 1
pv1_0:
r8 *= 3
if r0 s> 16 goto pv1_1
r8 += 1
pv1_1:
r8 *= 3
if r0 > 30 goto pv2_0
r8 += 1
pv2_0:
r8 *= 3
if r0 s> 30 goto pv2_1
r8 += 1
pv2_1:
r8 *= 3
if r0 > 31 goto pv3_0
r8 += 1
pv3_0:
r8 *= 3
if r0 s> 31 goto pv3_1
r8 += 1
pv3_1:
r0 = 20
if r6 s<= r5 goto nv
r0 = r5
nv:
r8 *= 3
if r0 > 15 goto qv0_0
r8 += 1
qv0_0:
r8 *= 3
if r0 s> 15 goto qv0_1
r8 += 1
qv0_1:
r8 *= 3
if r0 > 16 goto qv1_0
r8 += 1
qv1_0:
r8 *= 3
if r0 s> 16 goto qv1_1
r8 += 1
qv1_1:
r8 *= 3
if r0 > 30 goto qv2_0
r8 += 1
qv2_0:
r8 *= 3
if r0 s> 30 goto qv2_1
r8 += 1
qv2_1:
r8 *= 3
if r0 > 31 goto qv3_0
r8 += 1
qv3_0:
r8 *= 3
if r0 s> 31 goto qv3_1
r8 += 1
qv3_1:
r8 ^= r0
r0 = r5
if r0 s<= r6 goto zv
r0 = 0
zv:
r8 *= 3
if r0 > 15 goto rv0_0
r8 += 1
rv0_0:
r8 *= 3
if r0 s> 15 goto rv0_1
r8 += 1
rv0_1:
r8 *= 3
if r0 > 16 goto rv1_0
r8 += 1
rv1_0:
r8 *= 3
if r0 s> 16 goto rv1_1
r8 += 1
rv1_1:
r8 *= 3
if r0 > 30 goto rv2_0
r8 += 1
rv2_0:
r8 *= 3
if r0 s> 30 goto rv2_1
r8 += 1
rv2_1:
r8 *= 3
if r0 > 31 goto rv3_0
r8 += 1
rv3_0:
r8 *= 3
if r0 s> 31 goto rv3_1
r8 += 1
rv3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 s<= 127 goto s0
r0 = 0
s0:
r8 *= 3
if r0 > 121 goto r0_0_0
r8 += 1
r0_0_0:
r8 *= 3
if r0 s> 121 goto r0_0_1
r8 += 1
r0_0_1:
r8 *= 3
if r0 > 122 goto r0_1_0
r8 += 1
r0_1_0:
r8 *= 3
if r0 s> 122 goto r0_1_1
r8 += 1
r0_1_1:
r8 *= 3
if r0 > 127 goto r0_2_0
r8 += 1
r0_2_0:
r8 *= 3
if r0 s> 127 goto r0_2_1
r8 += 1
r0_2_1:
r8 *= 3
if r0 > 200 goto r0_3_0
r8 += 1
r0_3_0:
r8 *= 3
if r0 s> 200 goto r0_3_1
r8 += 1
r0_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 s<= 65535 goto s1
r0 = 0
s1:
r8 *= 3
if r0 > 65529 goto r1_0_0
r8 += 1
r1_0_0:
r8 *= 3
if r0 s> 65529 goto r1_0_1
r8 += 1
r1_0_1:
r8 *= 3
if r0 > 65530 goto r1_1_0
r8 += 1
r1_1_0:
r8 *= 3
if r0 s> 65530 goto r1_1_1
r8 += 1
r1_1_1:
r8 *= 3
if r0 > 65535 goto r1_2_0
r8 += 1
r1_2_0:
r8 *= 3
if r0 s> 65535 goto r1_2_1
r8 += 1
r1_2_1:
r8 *= 3
if r0 > 200 goto r1_3_0
r8 += 1
r1_3_0:
r8 *= 3
if r0 s> 200 goto r1_3_1
r8 += 1
r1_3_1:
r6 = r5
r6 += 5
r0 = r5
if r6 s<= 2 goto s2
r0 = 0
s2:
r8 *= 3
if r0 > -4 goto r2_0_0
r8 += 1
r2_0_0:
r8 *= 3
if r0 s> -4 goto r2_0_1
r8 += 1
r2_0_1:
r8 *= 3
if r0 > -3 goto r2_1_0
r8 += 1
r2_1_0:
r8 *= 3
if r0 s> -3 goto r2_1_1
r8 += 1
r2_1_1:
r8 *= 3
if r0 > 2 goto r2_2_0
r8 += 1
r2_2_0:
r8 *= 3
if r0 s> 2 goto r2_2_1
r8 += 1
r2_2_1:
r8 *= 3
if r0 > 200 goto r2_3_0
r8 += 1
r2_3_0:
r8 *= 3
if r0 s> 200 goto r2_3_1
r8 += 1
r2_3_1:
r1 += 8
if r1 != 96 goto inner
r9 += 8
if r9 != 96 goto outer
r0 = r8
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 94eb067ebc936d88

== sle64, all bits
-- asm
r8 = r1
r9 = 0
r1 = 0
outer:
r3 = 0
inner:
r4 = r8
r4 += r1
r2 = *(u64 *)(r4 + 0)
r4 = r8
r4 += r3
r7 = *(u64 *)(r4 + 0)
r0 = r2
if r0 s<= 1 goto y0
r0 = 0
y0:
r9 *= 3
if r0 > -1 goto p0_0_0
r9 += 1
p0_0_0:
r9 *= 3
if r0 s> -1 goto p0_0_1
r9 += 1
p0_0_1:
r9 *= 3
if r0 > 0 goto p0_1_0
r9 += 1
p0_1_0:
r9 *= 3
if r0 s> 0 goto p0_1_1
r9 += 1
p0_1_1:
r9 *= 3
if r0 > 1 goto p0_2_0
r9 += 1
p0_2_0:
r9 *= 3
if r0 s> 1 goto p0_2_1
r9 += 1
p0_2_1:
r9 *= 3
if r0 > 2 goto p0_3_0
r9 += 1
p0_3_0:
r9 *= 3
if r0 s> 2 goto p0_3_1
r9 += 1
p0_3_1:
r0 = 1
if r2 s<= 1 goto n0
r0 = r2
n0:
r9 *= 3
if r0 > -1 goto q0_0_0
r9 += 1
q0_0_0:
r9 *= 3
if r0 s> -1 goto q0_0_1
r9 += 1
q0_0_1:
r9 *= 3
if r0 > 0 goto q0_1_0
r9 += 1
q0_1_0:
r9 *= 3
if r0 s> 0 goto q0_1_1
r9 += 1
q0_1_1:
r9 *= 3
if r0 > 1 goto q0_2_0
r9 += 1
q0_2_0:
r9 *= 3
if r0 s> 1 goto q0_2_1
r9 += 1
q0_2_1:
r9 *= 3
if r0 > 2 goto q0_3_0
r9 += 1
q0_3_0:
r9 *= 3
if r0 s> 2 goto q0_3_1
r9 += 1
q0_3_1:
r0 = r2
if r0 s<= 10 goto y1
r0 = 9
y1:
r9 *= 3
if r0 > 8 goto p1_0_0
r9 += 1
p1_0_0:
r9 *= 3
if r0 s> 8 goto p1_0_1
r9 += 1
p1_0_1:
r9 *= 3
if r0 > 9 goto p1_1_0
r9 += 1
p1_1_0:
r9 *= 3
if r0 s> 9 goto p1_1_1
r9 += 1
p1_1_1:
r9 *= 3
if r0 > 10 goto p1_2_0
r9 += 1
p1_2_0:
r9 *= 3
if r0 s> 10 goto p1_2_1
r9 += 1
p1_2_1:
r9 *= 3
if r0 > 11 goto p1_3_0
r9 += 1
p1_3_0:
r9 *= 3
if r0 s> 11 goto p1_3_1
r9 += 1
p1_3_1:
r0 = 10
if r2 s<= 10 goto n1
r0 = r2
n1:
r9 *= 3
if r0 > 8 goto q1_0_0
r9 += 1
q1_0_0:
r9 *= 3
if r0 s> 8 goto q1_0_1
r9 += 1
q1_0_1:
r9 *= 3
if r0 > 9 goto q1_1_0
r9 += 1
q1_1_0:
r9 *= 3
if r0 s> 9 goto q1_1_1
r9 += 1
q1_1_1:
r9 *= 3
if r0 > 10 goto q1_2_0
r9 += 1
q1_2_0:
r9 *= 3
if r0 s> 10 goto q1_2_1
r9 += 1
q1_2_1:
r9 *= 3
if r0 > 11 goto q1_3_0
r9 += 1
q1_3_0:
r9 *= 3
if r0 s> 11 goto q1_3_1
r9 += 1
q1_3_1:
r0 = r2
if r0 s<= 128 goto y2
r0 = 127
y2:
r9 *= 3
if r0 > 126 goto p2_0_0
r9 += 1
p2_0_0:
r9 *= 3
if r0 s> 126 goto p2_0_1
r9 += 1
p2_0_1:
r9 *= 3
if r0 > 127 goto p2_1_0
r9 += 1
p2_1_0:
r9 *= 3
if r0 s> 127 goto p2_1_1
r9 += 1
p2_1_1:
r9 *= 3
if r0 > 128 goto p2_2_0
r9 += 1
p2_2_0:
r9 *= 3
if r0 s> 128 goto p2_2_1
r9 += 1
p2_2_1:
r9 *= 3
if r0 > 129 goto p2_3_0
r9 += 1
p2_3_0:
r9 *= 3
if r0 s> 129 goto p2_3_1
r9 += 1
p2_3_1:
r0 = 128
if r2 s<= 128 goto n2
r0 = r2
n2:
r9 *= 3
if r0 > 126 goto q2_0_0
r9 += 1
q2_0_0:
r9 *= 3
if r0 s> 126 goto q2_0_1
r9 += 1
q2_0_1:
r9 *= 3
if r0 > 127 goto q2_1_0
r9 += 1
q2_1_0:
r9 *= 3
if r0 s> 127 goto q2_1_1
r9 += 1
q2_1_1:
r9 *= 3
if r0 > 128 goto q2_2_0
r9 += 1
q2_2_0:
r9 *= 3
if r0 s> 128 goto q2_2_1
r9 += 1
q2_2_1:
r9 *= 3
if r0 > 129 goto q2_3_0
r9 += 1
q2_3_0:
r9 *= 3
if r0 s> 129 goto q2_3_1
r9 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r2
if r0 s<= r7 goto yv
r0 = 100
yv:
r9 *= 3
if r0 > 15 goto pv0_0
r9 += 1
pv0_0:
r9 *= 3
if r0 s> 15 goto pv0_1
r9 += 1
pv0_1:
r9 *= 3
if r0 > 16 goto pv1_0
r9 += 1
pv1_0:
r9 *= 3
if r0 s> 16 goto pv1_1
r9 += 1
pv1_1:
r9 *= 3
if r0 > 30 goto pv2_0
r9 += 1
pv2_0:
r9 *= 3
if r0 s> 30 goto pv2_1
r9 += 1
pv2_1:
r9 *= 3
if r0 > 31 goto pv3_0
r9 += 1
pv3_0:
r9 *= 3
if r0 s> 31 goto pv3_1
r9 += 1
pv3_1:
r0 = 20
if r7 s<= r2 goto nv
r0 = r2
nv:
r9 *= 3
if r0 > 15 goto qv0_0
r9 += 1
qv0_0:
r9 *= 3
if r0 s> 15 goto qv0_1
r9 += 1
qv0_1:
r9 *= 3
if r0 > 16 goto qv1_0
r9 += 1
qv1_0:
r9 *= 3
if r0 s> 16 goto qv1_1
r9 += 1
qv1_1:
r9 *= 3
if r0 > 30 goto qv2_0
r9 += 1
qv2_0:
r9 *= 3
if r0 s> 30 goto qv2_1
r9 += 1
qv2_1:
r9 *= 3
if r0 > 31 goto qv3_0
r9 += 1
qv3_0:
r9 *= 3
if r0 s> 31 goto qv3_1
r9 += 1
qv3_1:
r9 ^= r0
r0 = r2
if r0 s<= r7 goto zv
r0 = 0
zv:
r9 *= 3
if r0 > 15 goto rv0_0
r9 += 1
rv0_0:
r9 *= 3
if r0 s> 15 goto rv0_1
r9 += 1
rv0_1:
r9 *= 3
if r0 > 16 goto rv1_0
r9 += 1
rv1_0:
r9 *= 3
if r0 s> 16 goto rv1_1
r9 += 1
rv1_1:
r9 *= 3
if r0 > 30 goto rv2_0
r9 += 1
rv2_0:
r9 *= 3
if r0 s> 30 goto rv2_1
r9 += 1
rv2_1:
r9 *= 3
if r0 > 31 goto rv3_0
r9 += 1
rv3_0:
r9 *= 3
if r0 s> 31 goto rv3_1
r9 += 1
rv3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 s<= 1 goto s0
r0 = 0
s0:
r9 *= 3
if r0 > -5 goto r0_0_0
r9 += 1
r0_0_0:
r9 *= 3
if r0 s> -5 goto r0_0_1
r9 += 1
r0_0_1:
r9 *= 3
if r0 > -4 goto r0_1_0
r9 += 1
r0_1_0:
r9 *= 3
if r0 s> -4 goto r0_1_1
r9 += 1
r0_1_1:
r9 *= 3
if r0 > 1 goto r0_2_0
r9 += 1
r0_2_0:
r9 *= 3
if r0 s> 1 goto r0_2_1
r9 += 1
r0_2_1:
r9 *= 3
if r0 > 200 goto r0_3_0
r9 += 1
r0_3_0:
r9 *= 3
if r0 s> 200 goto r0_3_1
r9 += 1
r0_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 s<= 10 goto s1
r0 = 0
s1:
r9 *= 3
if r0 > 4 goto r1_0_0
r9 += 1
r1_0_0:
r9 *= 3
if r0 s> 4 goto r1_0_1
r9 += 1
r1_0_1:
r9 *= 3
if r0 > 5 goto r1_1_0
r9 += 1
r1_1_0:
r9 *= 3
if r0 s> 5 goto r1_1_1
r9 += 1
r1_1_1:
r9 *= 3
if r0 > 10 goto r1_2_0
r9 += 1
r1_2_0:
r9 *= 3
if r0 s> 10 goto r1_2_1
r9 += 1
r1_2_1:
r9 *= 3
if r0 > 200 goto r1_3_0
r9 += 1
r1_3_0:
r9 *= 3
if r0 s> 200 goto r1_3_1
r9 += 1
r1_3_1:
r7 = r2
r7 += 5
r0 = r2
if r7 s<= 128 goto s2
r0 = 0
s2:
r9 *= 3
if r0 > 122 goto r2_0_0
r9 += 1
r2_0_0:
r9 *= 3
if r0 s> 122 goto r2_0_1
r9 += 1
r2_0_1:
r9 *= 3
if r0 > 123 goto r2_1_0
r9 += 1
r2_1_0:
r9 *= 3
if r0 s> 123 goto r2_1_1
r9 += 1
r2_1_1:
r9 *= 3
if r0 > 128 goto r2_2_0
r9 += 1
r2_2_0:
r9 *= 3
if r0 s> 128 goto r2_2_1
r9 += 1
r2_2_1:
r9 *= 3
if r0 > 200 goto r2_3_0
r9 += 1
r2_3_0:
r9 *= 3
if r0 s> 200 goto r2_3_1
r9 += 1
r2_3_1:
r3 += 8
if r3 != 96 goto inner
r1 += 8
if r1 != 96 goto outer
r0 = r9
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 610ede0e437703f0

== sle64, bit 4
-- asm
r9 = r1
r1 = 0
r2 = 0
outer:
r4 = 0
inner:
r5 = r9
r5 += r2
r3 = *(u64 *)(r5 + 0)
r5 = r9
r5 += r4
r8 = *(u64 *)(r5 + 0)
r3 &= 16
r0 = r3
if r0 s<= 127 goto y0
r0 = 126
y0:
r1 *= 3
if r0 > 125 goto p0_0_0
r1 += 1
p0_0_0:
r1 *= 3
if r0 s> 125 goto p0_0_1
r1 += 1
p0_0_1:
r1 *= 3
if r0 > 126 goto p0_1_0
r1 += 1
p0_1_0:
r1 *= 3
if r0 s> 126 goto p0_1_1
r1 += 1
p0_1_1:
r1 *= 3
if r0 > 127 goto p0_2_0
r1 += 1
p0_2_0:
r1 *= 3
if r0 s> 127 goto p0_2_1
r1 += 1
p0_2_1:
r1 *= 3
if r0 > 128 goto p0_3_0
r1 += 1
p0_3_0:
r1 *= 3
if r0 s> 128 goto p0_3_1
r1 += 1
p0_3_1:
r0 = 127
if r3 s<= 127 goto n0
r0 = r3
n0:
r1 *= 3
if r0 > 125 goto q0_0_0
r1 += 1
q0_0_0:
r1 *= 3
if r0 s> 125 goto q0_0_1
r1 += 1
q0_0_1:
r1 *= 3
if r0 > 126 goto q0_1_0
r1 += 1
q0_1_0:
r1 *= 3
if r0 s> 126 goto q0_1_1
r1 += 1
q0_1_1:
r1 *= 3
if r0 > 127 goto q0_2_0
r1 += 1
q0_2_0:
r1 *= 3
if r0 s> 127 goto q0_2_1
r1 += 1
q0_2_1:
r1 *= 3
if r0 > 128 goto q0_3_0
r1 += 1
q0_3_0:
r1 *= 3
if r0 s> 128 goto q0_3_1
r1 += 1
q0_3_1:
r0 = r3
if r0 s<= 65535 goto y1
r0 = 65534
y1:
r1 *= 3
if r0 > 65533 goto p1_0_0
r1 += 1
p1_0_0:
r1 *= 3
if r0 s> 65533 goto p1_0_1
r1 += 1
p1_0_1:
r1 *= 3
if r0 > 65534 goto p1_1_0
r1 += 1
p1_1_0:
r1 *= 3
if r0 s> 65534 goto p1_1_1
r1 += 1
p1_1_1:
r1 *= 3
if r0 > 65535 goto p1_2_0
r1 += 1
p1_2_0:
r1 *= 3
if r0 s> 65535 goto p1_2_1
r1 += 1
p1_2_1:
r1 *= 3
if r0 > 65536 goto p1_3_0
r1 += 1
p1_3_0:
r1 *= 3
if r0 s> 65536 goto p1_3_1
r1 += 1
p1_3_1:
r0 = 65535
if r3 s<= 65535 goto n1
r0 = r3
n1:
r1 *= 3
if r0 > 65533 goto q1_0_0
r1 += 1
q1_0_0:
r1 *= 3
if r0 s> 65533 goto q1_0_1
r1 += 1
q1_0_1:
r1 *= 3
if r0 > 65534 goto q1_1_0
r1 += 1
q1_1_0:
r1 *= 3
if r0 s> 65534 goto q1_1_1
r1 += 1
q1_1_1:
r1 *= 3
if r0 > 65535 goto q1_2_0
r1 += 1
q1_2_0:
r1 *= 3
if r0 s> 65535 goto q1_2_1
r1 += 1
q1_2_1:
r1 *= 3
if r0 > 65536 goto q1_3_0
r1 += 1
q1_3_0:
r1 *= 3
if r0 s> 65536 goto q1_3_1
r1 += 1
q1_3_1:
r0 = r3
if r0 s<= 2 goto y2
r0 = 1
y2:
r1 *= 3
if r0 > 0 goto p2_0_0
r1 += 1
p2_0_0:
r1 *= 3
if r0 s> 0 goto p2_0_1
r1 += 1
p2_0_1:
r1 *= 3
if r0 > 1 goto p2_1_0
r1 += 1
p2_1_0:
r1 *= 3
if r0 s> 1 goto p2_1_1
r1 += 1
p2_1_1:
r1 *= 3
if r0 > 2 goto p2_2_0
r1 += 1
p2_2_0:
r1 *= 3
if r0 s> 2 goto p2_2_1
r1 += 1
p2_2_1:
r1 *= 3
if r0 > 3 goto p2_3_0
r1 += 1
p2_3_0:
r1 *= 3
if r0 s> 3 goto p2_3_1
r1 += 1
p2_3_1:
r0 = 2
if r3 s<= 2 goto n2
r0 = r3
n2:
r1 *= 3
if r0 > 0 goto q2_0_0
r1 += 1
q2_0_0:
r1 *= 3
if r0 s> 0 goto q2_0_1
r1 += 1
q2_0_1:
r1 *= 3
if r0 > 1 goto q2_1_0
r1 += 1
q2_1_0:
r1 *= 3
if r0 s> 1 goto q2_1_1
r1 += 1
q2_1_1:
r1 *= 3
if r0 > 2 goto q2_2_0
r1 += 1
q2_2_0:
r1 *= 3
if r0 s> 2 goto q2_2_1
r1 += 1
q2_2_1:
r1 *= 3
if r0 > 3 goto q2_3_0
r1 += 1
q2_3_0:
r1 *= 3
if r0 s> 3 goto q2_3_1
r1 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r3
if r0 s<= r8 goto yv
r0 = 100
yv:
r1 *= 3
if r0 > 15 goto pv0_0
r1 += 1
pv0_0:
r1 *= 3
if r0 s> 15 goto pv0_1
r1 += 1
pv0_1:
r1 *= 3
if r0 > 16 goto pv1_0
r1 += 1
pv1_0:
r1 *= 3
if r0 s> 16 goto pv1_1
r1 += 1
pv1_1:
r1 *= 3
if r0 > 30 goto pv2_0
r1 += 1
pv2_0:
r1 *= 3
if r0 s> 30 goto pv2_1
r1 += 1
pv2_1:
r1 *= 3
if r0 > 31 goto pv3_0
r1 += 1
pv3_0:
r1 *= 3
if r0 s> 31 goto pv3_1
r1 += 1
pv3_1:
r0 = 20
if r8 s<= r3 goto nv
r0 = r3
nv:
r1 *= 3
if r0 > 15 goto qv0_0
r1 += 1
qv0_0:
r1 *= 3
if r0 s> 15 goto qv0_1
r1 += 1
qv0_1:
r1 *= 3
if r0 > 16 goto qv1_0
r1 += 1
qv1_0:
r1 *= 3
if r0 s> 16 goto qv1_1
r1 += 1
qv1_1:
r1 *= 3
if r0 > 30 goto qv2_0
r1 += 1
qv2_0:
r1 *= 3
if r0 s> 30 goto qv2_1
r1 += 1
qv2_1:
r1 *= 3
if r0 > 31 goto qv3_0
r1 += 1
qv3_0:
r1 *= 3
if r0 s> 31 goto qv3_1
r1 += 1
qv3_1:
r1 ^= r0
r0 = r3
if r0 s<= r8 goto zv
r0 = 0
zv:
r1 *= 3
if r0 > 15 goto rv0_0
r1 += 1
rv0_0:
r1 *= 3
if r0 s> 15 goto rv0_1
r1 += 1
rv0_1:
r1 *= 3
if r0 > 16 goto rv1_0
r1 += 1
rv1_0:
r1 *= 3
if r0 s> 16 goto rv1_1
r1 += 1
rv1_1:
r1 *= 3
if r0 > 30 goto rv2_0
r1 += 1
rv2_0:
r1 *= 3
if r0 s> 30 goto rv2_1
r1 += 1
rv2_1:
r1 *= 3
if r0 > 31 goto rv3_0
r1 += 1
rv3_0:
r1 *= 3
if r0 s> 31 goto rv3_1
r1 += 1
rv3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 s<= 127 goto s0
r0 = 0
s0:
r1 *= 3
if r0 > 121 goto r0_0_0
r1 += 1
r0_0_0:
r1 *= 3
if r0 s> 121 goto r0_0_1
r1 += 1
r0_0_1:
r1 *= 3
if r0 > 122 goto r0_1_0
r1 += 1
r0_1_0:
r1 *= 3
if r0 s> 122 goto r0_1_1
r1 += 1
r0_1_1:
r1 *= 3
if r0 > 127 goto r0_2_0
r1 += 1
r0_2_0:
r1 *= 3
if r0 s> 127 goto r0_2_1
r1 += 1
r0_2_1:
r1 *= 3
if r0 > 200 goto r0_3_0
r1 += 1
r0_3_0:
r1 *= 3
if r0 s> 200 goto r0_3_1
r1 += 1
r0_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 s<= 65535 goto s1
r0 = 0
s1:
r1 *= 3
if r0 > 65529 goto r1_0_0
r1 += 1
r1_0_0:
r1 *= 3
if r0 s> 65529 goto r1_0_1
r1 += 1
r1_0_1:
r1 *= 3
if r0 > 65530 goto r1_1_0
r1 += 1
r1_1_0:
r1 *= 3
if r0 s> 65530 goto r1_1_1
r1 += 1
r1_1_1:
r1 *= 3
if r0 > 65535 goto r1_2_0
r1 += 1
r1_2_0:
r1 *= 3
if r0 s> 65535 goto r1_2_1
r1 += 1
r1_2_1:
r1 *= 3
if r0 > 200 goto r1_3_0
r1 += 1
r1_3_0:
r1 *= 3
if r0 s> 200 goto r1_3_1
r1 += 1
r1_3_1:
r8 = r3
r8 += 5
r0 = r3
if r8 s<= 2 goto s2
r0 = 0
s2:
r1 *= 3
if r0 > -4 goto r2_0_0
r1 += 1
r2_0_0:
r1 *= 3
if r0 s> -4 goto r2_0_1
r1 += 1
r2_0_1:
r1 *= 3
if r0 > -3 goto r2_1_0
r1 += 1
r2_1_0:
r1 *= 3
if r0 s> -3 goto r2_1_1
r1 += 1
r2_1_1:
r1 *= 3
if r0 > 2 goto r2_2_0
r1 += 1
r2_2_0:
r1 *= 3
if r0 s> 2 goto r2_2_1
r1 += 1
r2_2_1:
r1 *= 3
if r0 > 200 goto r2_3_0
r1 += 1
r2_3_0:
r1 *= 3
if r0 s> 200 goto r2_3_1
r1 += 1
r2_3_1:
r4 += 8
if r4 != 96 goto inner
r2 += 8
if r2 != 96 goto outer
r0 = r1
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result b693944fd1a74a18

== set64, u32
-- asm
r2 = 0
r3 = 0
outer:
r5 = 0
inner:
r7 = r1
r7 += r3
r4 = *(u64 *)(r7 + 0)
r7 = r1
r7 += r5
r6 = *(u64 *)(r7 + 0)
w4 = w4
r0 = r4
if r0 & 1 goto y0
r0 = 0
y0:
r2 *= 3
if r0 > -1 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> -1 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 0 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 0 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 1 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 1 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 2 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 2 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 1
if r4 & 1 goto n0
r0 = r4
n0:
r2 *= 3
if r0 > -1 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> -1 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 0 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 0 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 1 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 1 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 2 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 2 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r4
if r0 & 10 goto y1
r0 = 9
y1:
r2 *= 3
if r0 > 8 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 8 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 9 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 9 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 10 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 10 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 11 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 11 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 10
if r4 & 10 goto n1
r0 = r4
n1:
r2 *= 3
if r0 > 8 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 8 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 9 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 9 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 10 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 10 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 11 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 11 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r4
if r0 & 128 goto y2
r0 = 127
y2:
r2 *= 3
if r0 > 126 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 126 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 127 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 127 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 128 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 128 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 129 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 129 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 128
if r4 & 128 goto n2
r0 = r4
n2:
r2 *= 3
if r0 > 126 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 126 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 127 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 127 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 128 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 128 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 129 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 129 goto q2_3_1
r2 += 1
q2_3_1:
r6 &= 31
r6 |= 16
r0 = r4
if r0 & r6 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r6 & r4 goto nv
r0 = r4
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r4
if r0 & r6 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 & 1 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > -5 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> -5 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > -4 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> -4 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 1 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 1 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 & 10 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 4 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 4 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 5 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 5 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 10 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 10 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r6 = r4
r6 += 5
r0 = r4
if r6 & 128 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > 122 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> 122 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > 123 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> 123 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 128 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 128 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r5 += 8
if r5 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 542ed9905e1f8c40

== set64, s8
-- asm
r2 = 0
r3 = 0
outer:
r4 = 0
inner:
r6 = r1
r6 += r3
r5 = *(u64 *)(r6 + 0)
r6 = r1
r6 += r4
r7 = *(u64 *)(r6 + 0)
r5 = (s8)r5
r0 = r5
if r0 & 127 goto y0
r0 = 126
y0:
r2 *= 3
if r0 > 125 goto p0_0_0
r2 += 1
p0_0_0:
r2 *= 3
if r0 s> 125 goto p0_0_1
r2 += 1
p0_0_1:
r2 *= 3
if r0 > 126 goto p0_1_0
r2 += 1
p0_1_0:
r2 *= 3
if r0 s> 126 goto p0_1_1
r2 += 1
p0_1_1:
r2 *= 3
if r0 > 127 goto p0_2_0
r2 += 1
p0_2_0:
r2 *= 3
if r0 s> 127 goto p0_2_1
r2 += 1
p0_2_1:
r2 *= 3
if r0 > 128 goto p0_3_0
r2 += 1
p0_3_0:
r2 *= 3
if r0 s> 128 goto p0_3_1
r2 += 1
p0_3_1:
r0 = 127
if r5 & 127 goto n0
r0 = r5
n0:
r2 *= 3
if r0 > 125 goto q0_0_0
r2 += 1
q0_0_0:
r2 *= 3
if r0 s> 125 goto q0_0_1
r2 += 1
q0_0_1:
r2 *= 3
if r0 > 126 goto q0_1_0
r2 += 1
q0_1_0:
r2 *= 3
if r0 s> 126 goto q0_1_1
r2 += 1
q0_1_1:
r2 *= 3
if r0 > 127 goto q0_2_0
r2 += 1
q0_2_0:
r2 *= 3
if r0 s> 127 goto q0_2_1
r2 += 1
q0_2_1:
r2 *= 3
if r0 > 128 goto q0_3_0
r2 += 1
q0_3_0:
r2 *= 3
if r0 s> 128 goto q0_3_1
r2 += 1
q0_3_1:
r0 = r5
if r0 & 65535 goto y1
r0 = 65534
y1:
r2 *= 3
if r0 > 65533 goto p1_0_0
r2 += 1
p1_0_0:
r2 *= 3
if r0 s> 65533 goto p1_0_1
r2 += 1
p1_0_1:
r2 *= 3
if r0 > 65534 goto p1_1_0
r2 += 1
p1_1_0:
r2 *= 3
if r0 s> 65534 goto p1_1_1
r2 += 1
p1_1_1:
r2 *= 3
if r0 > 65535 goto p1_2_0
r2 += 1
p1_2_0:
r2 *= 3
if r0 s> 65535 goto p1_2_1
r2 += 1
p1_2_1:
r2 *= 3
if r0 > 65536 goto p1_3_0
r2 += 1
p1_3_0:
r2 *= 3
if r0 s> 65536 goto p1_3_1
r2 += 1
p1_3_1:
r0 = 65535
if r5 & 65535 goto n1
r0 = r5
n1:
r2 *= 3
if r0 > 65533 goto q1_0_0
r2 += 1
q1_0_0:
r2 *= 3
if r0 s> 65533 goto q1_0_1
r2 += 1
q1_0_1:
r2 *= 3
if r0 > 65534 goto q1_1_0
r2 += 1
q1_1_0:
r2 *= 3
if r0 s> 65534 goto q1_1_1
r2 += 1
q1_1_1:
r2 *= 3
if r0 > 65535 goto q1_2_0
r2 += 1
q1_2_0:
r2 *= 3
if r0 s> 65535 goto q1_2_1
r2 += 1
q1_2_1:
r2 *= 3
if r0 > 65536 goto q1_3_0
r2 += 1
q1_3_0:
r2 *= 3
if r0 s> 65536 goto q1_3_1
r2 += 1
q1_3_1:
r0 = r5
if r0 & 2 goto y2
r0 = 1
y2:
r2 *= 3
if r0 > 0 goto p2_0_0
r2 += 1
p2_0_0:
r2 *= 3
if r0 s> 0 goto p2_0_1
r2 += 1
p2_0_1:
r2 *= 3
if r0 > 1 goto p2_1_0
r2 += 1
p2_1_0:
r2 *= 3
if r0 s> 1 goto p2_1_1
r2 += 1
p2_1_1:
r2 *= 3
if r0 > 2 goto p2_2_0
r2 += 1
p2_2_0:
r2 *= 3
if r0 s> 2 goto p2_2_1
r2 += 1
p2_2_1:
r2 *= 3
if r0 > 3 goto p2_3_0
r2 += 1
p2_3_0:
r2 *= 3
if r0 s> 3 goto p2_3_1
r2 += 1
p2_3_1:
r0 = 2
if r5 & 2 goto n2
r0 = r5
n2:
r2 *= 3
if r0 > 0 goto q2_0_0
r2 += 1
q2_0_0:
r2 *= 3
if r0 s> 0 goto q2_0_1
r2 += 1
q2_0_1:
r2 *= 3
if r0 > 1 goto q2_1_0
r2 += 1
q2_1_0:
r2 *= 3
if r0 s> 1 goto q2_1_1
r2 += 1
q2_1_1:
r2 *= 3
if r0 > 2 goto q2_2_0
r2 += 1
q2_2_0:
r2 *= 3
if r0 s> 2 goto q2_2_1
r2 += 1
q2_2_1:
r2 *= 3
if r0 > 3 goto q2_3_0
r2 += 1
q2_3_0:
r2 *= 3
if r0 s> 3 goto q2_3_1
r2 += 1
q2_3_1:
r7 &= 31
r7 |= 16
r0 = r5
if r0 & r7 goto yv
r0 = 100
yv:
r2 *= 3
if r0 > 15 goto pv0_0
r2 += 1
pv0_0:
r2 *= 3
if r0 s> 15 goto pv0_1
r2 += 1
pv0_1:
r2 *= 3
if r0 > 16 goto pv1_0
r2 += 1
pv1_0:
r2 *= 3
if r0 s> 16 goto pv1_1
r2 += 1
pv1_1:
r2 *= 3
if r0 > 30 goto pv2_0
r2 += 1
pv2_0:
r2 *= 3
if r0 s> 30 goto pv2_1
r2 += 1
pv2_1:
r2 *= 3
if r0 > 31 goto pv3_0
r2 += 1
pv3_0:
r2 *= 3
if r0 s> 31 goto pv3_1
r2 += 1
pv3_1:
r0 = 20
if r7 & r5 goto nv
r0 = r5
nv:
r2 *= 3
if r0 > 15 goto qv0_0
r2 += 1
qv0_0:
r2 *= 3
if r0 s> 15 goto qv0_1
r2 += 1
qv0_1:
r2 *= 3
if r0 > 16 goto qv1_0
r2 += 1
qv1_0:
r2 *= 3
if r0 s> 16 goto qv1_1
r2 += 1
qv1_1:
r2 *= 3
if r0 > 30 goto qv2_0
r2 += 1
qv2_0:
r2 *= 3
if r0 s> 30 goto qv2_1
r2 += 1
qv2_1:
r2 *= 3
if r0 > 31 goto qv3_0
r2 += 1
qv3_0:
r2 *= 3
if r0 s> 31 goto qv3_1
r2 += 1
qv3_1:
r2 ^= r0
r0 = r5
if r0 & r7 goto zv
r0 = 0
zv:
r2 *= 3
if r0 > 15 goto rv0_0
r2 += 1
rv0_0:
r2 *= 3
if r0 s> 15 goto rv0_1
r2 += 1
rv0_1:
r2 *= 3
if r0 > 16 goto rv1_0
r2 += 1
rv1_0:
r2 *= 3
if r0 s> 16 goto rv1_1
r2 += 1
rv1_1:
r2 *= 3
if r0 > 30 goto rv2_0
r2 += 1
rv2_0:
r2 *= 3
if r0 s> 30 goto rv2_1
r2 += 1
rv2_1:
r2 *= 3
if r0 > 31 goto rv3_0
r2 += 1
rv3_0:
r2 *= 3
if r0 s> 31 goto rv3_1
r2 += 1
rv3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 & 127 goto s0
r0 = 0
s0:
r2 *= 3
if r0 > 121 goto r0_0_0
r2 += 1
r0_0_0:
r2 *= 3
if r0 s> 121 goto r0_0_1
r2 += 1
r0_0_1:
r2 *= 3
if r0 > 122 goto r0_1_0
r2 += 1
r0_1_0:
r2 *= 3
if r0 s> 122 goto r0_1_1
r2 += 1
r0_1_1:
r2 *= 3
if r0 > 127 goto r0_2_0
r2 += 1
r0_2_0:
r2 *= 3
if r0 s> 127 goto r0_2_1
r2 += 1
r0_2_1:
r2 *= 3
if r0 > 200 goto r0_3_0
r2 += 1
r0_3_0:
r2 *= 3
if r0 s> 200 goto r0_3_1
r2 += 1
r0_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 & 65535 goto s1
r0 = 0
s1:
r2 *= 3
if r0 > 65529 goto r1_0_0
r2 += 1
r1_0_0:
r2 *= 3
if r0 s> 65529 goto r1_0_1
r2 += 1
r1_0_1:
r2 *= 3
if r0 > 65530 goto r1_1_0
r2 += 1
r1_1_0:
r2 *= 3
if r0 s> 65530 goto r1_1_1
r2 += 1
r1_1_1:
r2 *= 3
if r0 > 65535 goto r1_2_0
r2 += 1
r1_2_0:
r2 *= 3
if r0 s> 65535 goto r1_2_1
r2 += 1
r1_2_1:
r2 *= 3
if r0 > 200 goto r1_3_0
r2 += 1
r1_3_0:
r2 *= 3
if r0 s> 200 goto r1_3_1
r2 += 1
r1_3_1:
r7 = r5
r7 += 5
r0 = r5
if r7 & 2 goto s2
r0 = 0
s2:
r2 *= 3
if r0 > -4 goto r2_0_0
r2 += 1
r2_0_0:
r2 *= 3
if r0 s> -4 goto r2_0_1
r2 += 1
r2_0_1:
r2 *= 3
if r0 > -3 goto r2_1_0
r2 += 1
r2_1_0:
r2 *= 3
if r0 s> -3 goto r2_1_1
r2 += 1
r2_1_1:
r2 *= 3
if r0 > 2 goto r2_2_0
r2 += 1
r2_2_0:
r2 *= 3
if r0 s> 2 goto r2_2_1
r2 += 1
r2_2_1:
r2 *= 3
if r0 > 200 goto r2_3_0
r2 += 1
r2_3_0:
r2 *= 3
if r0 s> 200 goto r2_3_1
r2 += 1
r2_3_1:
r4 += 8
if r4 != 96 goto inner
r3 += 8
if r3 != 96 goto outer
r0 = r2
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 401641209365ca28

== set64, bit 4
-- asm
r3 = r1
r4 = 0
r5 = 0
outer:
r6 = 0
inner:
r7 = r3
r7 += r5
r2 = *(u64 *)(r7 + 0)
r7 = r3
r7 += r6
r8 = *(u64 *)(r7 + 0)
r2 &= 16
r0 = r2
if r0 & 1 goto y0
r0 = 0
y0:
r4 *= 3
if r0 > -1 goto p0_0_0
r4 += 1
p0_0_0:
r4 *= 3
if r0 s> -1 goto p0_0_1
r4 += 1
p0_0_1:
r4 *= 3
if r0 > 0 goto p0_1_0
r4 += 1
p0_1_0:
r4 *= 3
if r0 s> 0 goto p0_1_1
r4 += 1
p0_1_1:
r4 *= 3
if r0 > 1 goto p0_2_0
r4 += 1
p0_2_0:
r4 *= 3
if r0 s> 1 goto p0_2_1
r4 += 1
p0_2_1:
r4 *= 3
if r0 > 2 goto p0_3_0
r4 += 1
p0_3_0:
r4 *= 3
if r0 s> 2 goto p0_3_1
r4 += 1
p0_3_1:
r0 = 1
if r2 & 1 goto n0
r0 = r2
n0:
r4 *= 3
if r0 > -1 goto q0_0_0
r4 += 1
q0_0_0:
r4 *= 3
if r0 s> -1 goto q0_0_1
r4 += 1
q0_0_1:
r4 *= 3
if r0 > 0 goto q0_1_0
r4 += 1
q0_1_0:
r4 *= 3
if r0 s> 0 goto q0_1_1
r4 += 1
q0_1_1:
r4 *= 3
if r0 > 1 goto q0_2_0
r4 += 1
q0_2_0:
r4 *= 3
if r0 s> 1 goto q0_2_1
r4 += 1
q0_2_1:
r4 *= 3
if r0 > 2 goto q0_3_0
r4 += 1
q0_3_0:
r4 *= 3
if r0 s> 2 goto q0_3_1
r4 += 1
q0_3_1:
r0 = r2
if r0 & 10 goto y1
r0 = 9
y1:
r4 *= 3
if r0 > 8 goto p1_0_0
r4 += 1
p1_0_0:
r4 *= 3
if r0 s> 8 goto p1_0_1
r4 += 1
p1_0_1:
r4 *= 3
if r0 > 9 goto p1_1_0
r4 += 1
p1_1_0:
r4 *= 3
if r0 s> 9 goto p1_1_1
r4 += 1
p1_1_1:
r4 *= 3
if r0 > 10 goto p1_2_0
r4 += 1
p1_2_0:
r4 *= 3
if r0 s> 10 goto p1_2_1
r4 += 1
p1_2_1:
r4 *= 3
if r0 > 11 goto p1_3_0
r4 += 1
p1_3_0:
r4 *= 3
if r0 s> 11 goto p1_3_1
r4 += 1
p1_3_1:
r0 = 10
if r2 & 10 goto n1
r0 = r2
n1:
r4 *= 3
if r0 > 8 goto q1_0_0
r4 += 1
q1_0_0:
r4 *= 3
if r0 s> 8 goto q1_0_1
r4 += 1
q1_0_1:
r4 *= 3
if r0 > 9 goto q1_1_0
r4 += 1
q1_1_0:
r4 *= 3
if r0 s> 9 goto q1_1_1
r4 += 1
q1_1_1:
r4 *= 3
if r0 > 10 goto q1_2_0
r4 += 1
q1_2_0:
r4 *= 3
if r0 s> 10 goto q1_2_1
r4 += 1
q1_2_1:
r4 *= 3
if r0 > 11 goto q1_3_0
r4 += 1
q1_3_0:
r4 *= 3
if r0 s> 11 goto q1_3_1
r4 += 1
q1_3_1:
r0 = r2
if r0 & 128 goto y2
r0 = 127
y2:
r4 *= 3
if r0 > 126 goto p2_0_0
r4 += 1
p2_0_0:
r4 *= 3
if r0 s> 126 goto p2_0_1
r4 += 1
p2_0_1:
r4 *= 3
if r0 > 127 goto p2_1_0
r4 += 1
p2_1_0:
r4 *= 3
if r0 s> 127 goto p2_1_1
r4 += 1
p2_1_1:
r4 *= 3
if r0 > 128 goto p2_2_0
r4 += 1
p2_2_0:
r4 *= 3
if r0 s> 128 goto p2_2_1
r4 += 1
p2_2_1:
r4 *= 3
if r0 > 129 goto p2_3_0
r4 += 1
p2_3_0:
r4 *= 3
if r0 s> 129 goto p2_3_1
r4 += 1
p2_3_1:
r0 = 128
if r2 & 128 goto n2
r0 = r2
n2:
r4 *= 3
if r0 > 126 goto q2_0_0
r4 += 1
q2_0_0:
r4 *= 3
if r0 s> 126 goto q2_0_1
r4 += 1
q2_0_1:
r4 *= 3
if r0 > 127 goto q2_1_0
r4 += 1
q2_1_0:
r4 *= 3
if r0 s> 127 goto q2_1_1
r4 += 1
q2_1_1:
r4 *= 3
if r0 > 128 goto q2_2_0
r4 += 1
q2_2_0:
r4 *= 3
if r0 s> 128 goto q2_2_1
r4 += 1
q2_2_1:
r4 *= 3
if r0 > 129 goto q2_3_0
r4 += 1
q2_3_0:
r4 *= 3
if r0 s> 129 goto q2_3_1
r4 += 1
q2_3_1:
r8 &= 31
r8 |= 16
r0 = r2
if r0 & r8 goto yv
r0 = 100
yv:
r4 *= 3
if r0 > 15 goto pv0_0
r4 += 1
pv0_0:
r4 *= 3
if r0 s> 15 goto pv0_1
r4 += 1
pv0_1:
r4 *= 3
if r0 > 16 goto pv1_0
r4 += 1
pv1_0:
r4 *= 3
if r0 s> 16 goto pv1_1
r4 += 1
pv1_1:
r4 *= 3
if r0 > 30 goto pv2_0
r4 += 1
pv2_0:
r4 *= 3
if r0 s> 30 goto pv2_1
r4 += 1
pv2_1:
r4 *= 3
if r0 > 31 goto pv3_0
r4 += 1
pv3_0:
r4 *= 3
if r0 s> 31 goto pv3_1
r4 += 1
pv3_1:
r0 = 20
if r8 & r2 goto nv
r0 = r2
nv:
r4 *= 3
if r0 > 15 goto qv0_0
r4 += 1
qv0_0:
r4 *= 3
if r0 s> 15 goto qv0_1
r4 += 1
qv0_1:
r4 *= 3
if r0 > 16 goto qv1_0
r4 += 1
qv1_0:
r4 *= 3
if r0 s> 16 goto qv1_1
r4 += 1
qv1_1:
r4 *= 3
if r0 > 30 goto qv2_0
r4 += 1
qv2_0:
r4 *= 3
if r0 s> 30 goto qv2_1
r4 += 1
qv2_1:
r4 *= 3
if r0 > 31 goto qv3_0
r4 += 1
qv3_0:
r4 *= 3
if r0 s> 31 goto qv3_1
r4 += 1
qv3_1:
r4 ^= r0
r0 = r2
if r0 & r8 goto zv
r0 = 0
zv:
r4 *= 3
if r0 > 15 goto rv0_0
r4 += 1
rv0_0:
r4 *= 3
if r0 s> 15 goto rv0_1
r4 += 1
rv0_1:
r4 *= 3
if r0 > 16 goto rv1_0
r4 += 1
rv1_0:
r4 *= 3
if r0 s> 16 goto rv1_1
r4 += 1
rv1_1:
r4 *= 3
if r0 > 30 goto rv2_0
r4 += 1
rv2_0:
r4 *= 3
if r0 s> 30 goto rv2_1
r4 += 1
rv2_1:
r4 *= 3
if r0 > 31 goto rv3_0
r4 += 1
rv3_0:
r4 *= 3
if r0 s> 31 goto rv3_1
r4 += 1
rv3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 & 1 goto s0
r0 = 0
s0:
r4 *= 3
if r0 > -5 goto r0_0_0
r4 += 1
r0_0_0:
r4 *= 3
if r0 s> -5 goto r0_0_1
r4 += 1
r0_0_1:
r4 *= 3
if r0 > -4 goto r0_1_0
r4 += 1
r0_1_0:
r4 *= 3
if r0 s> -4 goto r0_1_1
r4 += 1
r0_1_1:
r4 *= 3
if r0 > 1 goto r0_2_0
r4 += 1
r0_2_0:
r4 *= 3
if r0 s> 1 goto r0_2_1
r4 += 1
r0_2_1:
r4 *= 3
if r0 > 200 goto r0_3_0
r4 += 1
r0_3_0:
r4 *= 3
if r0 s> 200 goto r0_3_1
r4 += 1
r0_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 & 10 goto s1
r0 = 0
s1:
r4 *= 3
if r0 > 4 goto r1_0_0
r4 += 1
r1_0_0:
r4 *= 3
if r0 s> 4 goto r1_0_1
r4 += 1
r1_0_1:
r4 *= 3
if r0 > 5 goto r1_1_0
r4 += 1
r1_1_0:
r4 *= 3
if r0 s> 5 goto r1_1_1
r4 += 1
r1_1_1:
r4 *= 3
if r0 > 10 goto r1_2_0
r4 += 1
r1_2_0:
r4 *= 3
if r0 s> 10 goto r1_2_1
r4 += 1
r1_2_1:
r4 *= 3
if r0 > 200 goto r1_3_0
r4 += 1
r1_3_0:
r4 *= 3
if r0 s> 200 goto r1_3_1
r4 += 1
r1_3_1:
r8 = r2
r8 += 5
r0 = r2
if r8 & 128 goto s2
r0 = 0
s2:
r4 *= 3
if r0 > 122 goto r2_0_0
r4 += 1
r2_0_0:
r4 *= 3
if r0 s> 122 goto r2_0_1
r4 += 1
r2_0_1:
r4 *= 3
if r0 > 123 goto r2_1_0
r4 += 1
r2_1_0:
r4 *= 3
if r0 s> 123 goto r2_1_1
r4 += 1
r2_1_1:
r4 *= 3
if r0 > 128 goto r2_2_0
r4 += 1
r2_2_0:
r4 *= 3
if r0 s> 128 goto r2_2_1
r4 += 1
r2_2_1:
r4 *= 3
if r0 > 200 goto r2_3_0
r4 += 1
r2_3_0:
r4 *= 3
if r0 s> 200 goto r2_3_1
r4 += 1
r2_3_1:
r6 += 8
if r6 != 96 goto inner
r5 += 8
if r5 != 96 goto outer
r0 = r4
exit
-- mem
0000000000000000010000000000000010000000000000001100000000000000
140000000000000019000000000000001f000000000000008000000000000000
ffffffffffffffff00000080000000000000000000000080fdffffffffffffff
-- result 10c8e12a8c0f3770
