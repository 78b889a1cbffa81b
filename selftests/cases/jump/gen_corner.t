# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 == r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 0

== eq64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 == r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 0

== eq64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 == r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 0

== eq64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 == r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 0

== ne64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 != r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== ne64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 != r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== ne64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 != r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== ne64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 != r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== gt64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 > r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 0

== gt64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 > r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== gt64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 > r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== gt64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 > r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 0

== ge64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 >= r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 0

== ge64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 >= r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== ge64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 >= r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== ge64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 >= r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 0

== lt64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 < r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== lt64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 < r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 0

== lt64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 < r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 0

== lt64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 < r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== le64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 <= r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== le64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 <= r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 0

== le64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 <= r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 0

== le64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 <= r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== sgt64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s> r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 0

== sgt64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s> r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== sgt64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s> r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== sgt64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s> r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 0

== sge64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s>= r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 0

== sge64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s>= r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== sge64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s>= r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== sge64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s>= r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 0

== slt64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s< r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== slt64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s< r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 0

== slt64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s< r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 0

== slt64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s< r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== sle64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s<= r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== sle64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s<= r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 0

== sle64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s<= r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 0

== sle64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 s<= r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== set64 equal high halves 500000001 5ffffffff
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 & r3 goto +1
r0 = 0
exit
-- mem
0100000005000000ffffffff05000000
-- result 1

== set64 equal high halves fffffff5ffffffff fffffff500000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 & r3 goto +1
r0 = 0
exit
-- mem
fffffffff5ffffff01000000f5ffffff
-- result 1

== set64 equal high halves ffffffffffffffff fffffffffffffffe
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 & r3 goto +1
r0 = 0
exit
-- mem
fffffffffffffffffeffffffffffffff
-- result 1

== set64 equal high halves 7fffffff00000000 7fffffff80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if r2 & r3 goto +1
r0 = 0
exit
-- mem
00000000ffffff7f00000080ffffff7f
-- result 1

== set32 ffffffff00000000 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 1 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set64 ffffffff00000000 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 1 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set32 8000000080000000 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 1 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set64 8000000080000000 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 1 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set32 fffffffe 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 1 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 0

== set64 fffffffe 1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 1 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 0

== set32 ffffffff00000000 -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -1 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set64 ffffffff00000000 -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -1 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 1

== set32 8000000080000000 -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -1 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 1

== set64 8000000080000000 -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -1 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 1

== set32 fffffffe -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -1 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set64 fffffffe -1
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -1 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set32 ffffffff00000000 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 2147483647 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set64 ffffffff00000000 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 2147483647 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set32 8000000080000000 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 2147483647 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set64 8000000080000000 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 2147483647 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set32 fffffffe 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 2147483647 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set64 fffffffe 2147483647
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 2147483647 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set32 ffffffff00000000 -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -2147483648 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set64 ffffffff00000000 -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -2147483648 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 1

== set32 8000000080000000 -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -2147483648 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 1

== set64 8000000080000000 -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -2147483648 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 1

== set32 fffffffe -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & -2147483648 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set64 fffffffe -2147483648
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & -2147483648 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 1

== set32 ffffffff00000000 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 0 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set64 ffffffff00000000 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 0 goto +1
r0 = 0
exit
-- mem
00000000ffffffff
-- result 0

== set32 8000000080000000 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 0 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set64 8000000080000000 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 0 goto +1
r0 = 0
exit
-- mem
0000008000000080
-- result 0

== set32 fffffffe 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if w2 & 0 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 0

== set64 fffffffe 0
-- asm
r2 = *(u64 *)(r1 + 0)
r0 = 1
if r2 & 0 goto +1
r0 = 0
exit
-- mem
feffffff00000000
-- result 0

== set32 of registers with other high halves ffffffff00000000 ffffffff00000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if w2 & w3 goto +1
r0 = 0
exit
-- mem
00000000ffffffff01000000ffffffff
-- result 0

== set32 of registers with other high halves 100000002 ffffffff00000001
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if w2 & w3 goto +1
r0 = 0
exit
-- mem
020000000100000001000000ffffffff
-- result 0

== set32 of registers with other high halves deadbeef80000000 deadbeef80000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if w2 & w3 goto +1
r0 = 0
exit
-- mem
00000080efbeadde00000080efbeadde
-- result 1

== set32 of registers with other high halves 100000000 100000000
-- asm
r2 = *(u64 *)(r1 + 0)
r3 = *(u64 *)(r1 + 8)
r0 = 1
if w2 & w3 goto +1
r0 = 0
exit
-- mem
00000000010000000000000001000000
-- result 0
