# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== eq64 constants r1, r3
-- asm
r0 = 0
r1 = 0x0 ll
r3 = 0x0 ll
r0 *= 3
if r1 == r3 goto t0
r0 += 1
t0:
r1 = 0xffffffff ll
r3 = 0xffffffff00000000 ll
r0 *= 3
if r1 == r3 goto t1
r0 += 1
t1:
r1 = 0x80000000ffffffff ll
r3 = 0x7fffffff80000000 ll
r0 *= 3
if r1 == r3 goto t2
r0 += 1
t2:
r1 = 0xfedcba9876543210 ll
r3 = 0x80000000ffffffff ll
r0 *= 3
if r1 == r3 goto t3
r0 += 1
t3:
r1 = 0x5555555555555555 ll
r3 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r1 == r3 goto t4
r0 += 1
t4:
r1 = 0xffffffffffffffff ll
r3 = 0x7fffffffffffffff ll
r0 *= 3
if r1 == r3 goto t5
r0 += 1
t5:
r1 = 0x1ffffffff ll
r3 = 0x5555555555555555 ll
r0 *= 3
if r1 == r3 goto t6
r0 += 1
t6:
r1 = 0xfffffffffffffffe ll
r3 = 0x8000000000000000 ll
r0 *= 3
if r1 == r3 goto t7
r0 += 1
t7:
r1 = 0x80 ll
r3 = 0xffff7fff ll
r0 *= 3
if r1 == r3 goto t8
r0 += 1
t8:
r1 = 0x7fffffff80000000 ll
r3 = 0x1ffffffff ll
r0 *= 3
if r1 == r3 goto t9
r0 += 1
t9:
r1 = 0x80000000 ll
r3 = 0x8000 ll
r0 *= 3
if r1 == r3 goto t10
r0 += 1
t10:
r1 = 0x7fffffffffffffff ll
r3 = 0x100000000 ll
r0 *= 3
if r1 == r3 goto t11
r0 += 1
t11:
r1 = 0x123456789abcdef0 ll
r3 = 0x80 ll
r0 *= 3
if r1 == r3 goto t12
r0 += 1
t12:
r1 = 0xffff7fff ll
r3 = 0xffffffff ll
r0 *= 3
if r1 == r3 goto t13
r0 += 1
t13:
r1 = 0x1 ll
r3 = 0x2 ll
r0 *= 3
if r1 == r3 goto t14
r0 += 1
t14:
r1 = 0x100000000 ll
r3 = 0x80000000 ll
r0 *= 3
if r1 == r3 goto t15
r0 += 1
t15:
r1 = 0xffffffff00000000 ll
r3 = 0xfedcba9876543210 ll
r0 *= 3
if r1 == r3 goto t16
r0 += 1
t16:
r1 = 0x2 ll
r3 = 0x7fffffff ll
r0 *= 3
if r1 == r3 goto t17
r0 += 1
t17:
r1 = 0xaaaaaaaaaaaaaaaa ll
r3 = 0x123456789abcdef0 ll
r0 *= 3
if r1 == r3 goto t18
r0 += 1
t18:
r1 = 0x7fffffff ll
r3 = 0xffffffffffffffff ll
r0 *= 3
if r1 == r3 goto t19
r0 += 1
t19:
exit
-- result 22a359ed

== eq32 constants r2, r0
-- asm
r1 = 0
r2 = 0x1 ll
r0 = 0xffffffffffffffff ll
r1 *= 3
if w2 == w0 goto t0
r1 += 1
t0:
r2 = 0x100000000 ll
r0 = 0xffffffff80000000 ll
r1 *= 3
if w2 == w0 goto t1
r1 += 1
t1:
r2 = 0xffffffff00000000 ll
r0 = 0x1 ll
r1 *= 3
if w2 == w0 goto t2
r1 += 1
t2:
r2 = 0x2 ll
r0 = 0xfffffffffffffffe ll
r1 *= 3
if w2 == w0 goto t3
r1 += 1
t3:
r2 = 0xaaaaaaaaaaaaaaaa ll
r0 = 0x0 ll
r1 *= 3
if w2 == w0 goto t4
r1 += 1
t4:
r2 = 0x7fffffff ll
r0 = 0xffffffff00000000 ll
r1 *= 3
if w2 == w0 goto t5
r1 += 1
t5:
r2 = 0x8000000000000000 ll
r0 = 0x7fffffff80000000 ll
r1 *= 3
if w2 == w0 goto t6
r1 += 1
t6:
r2 = 0xffffffff80000000 ll
r0 = 0x80000000ffffffff ll
r1 *= 3
if w2 == w0 goto t7
r1 += 1
t7:
r2 = 0x8000 ll
r0 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if w2 == w0 goto t8
r1 += 1
t8:
r2 = 0x0 ll
r0 = 0x7fffffffffffffff ll
r1 *= 3
if w2 == w0 goto t9
r1 += 1
t9:
r2 = 0xffffffff ll
r0 = 0x5555555555555555 ll
r1 *= 3
if w2 == w0 goto t10
r1 += 1
t10:
r2 = 0x80000000ffffffff ll
r0 = 0x8000000000000000 ll
r1 *= 3
if w2 == w0 goto t11
r1 += 1
t11:
r2 = 0xfedcba9876543210 ll
r0 = 0xffff7fff ll
r1 *= 3
if w2 == w0 goto t12
r1 += 1
t12:
r2 = 0x5555555555555555 ll
r0 = 0x1ffffffff ll
r1 *= 3
if w2 == w0 goto t13
r1 += 1
t13:
r2 = 0xffffffffffffffff ll
r0 = 0x8000 ll
r1 *= 3
if w2 == w0 goto t14
r1 += 1
t14:
r2 = 0x1ffffffff ll
r0 = 0x100000000 ll
r1 *= 3
if w2 == w0 goto t15
r1 += 1
t15:
r2 = 0xfffffffffffffffe ll
r0 = 0x80 ll
r1 *= 3
if w2 == w0 goto t16
r1 += 1
t16:
r2 = 0x80 ll
r0 = 0xffffffff ll
r1 *= 3
if w2 == w0 goto t17
r1 += 1
t17:
r2 = 0x7fffffff80000000 ll
r0 = 0x2 ll
r1 *= 3
if w2 == w0 goto t18
r1 += 1
t18:
r2 = 0x80000000 ll
r0 = 0x80000000 ll
r1 *= 3
if w2 == w0 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result 67ea0dc7

== ne64 constants r3, r7
-- asm
r0 = 0
r3 = 0xffffffffffffffff ll
r7 = 0x80000000 ll
r0 *= 3
if r3 != r7 goto t0
r0 += 1
t0:
r3 = 0x1ffffffff ll
r7 = 0xfedcba9876543210 ll
r0 *= 3
if r3 != r7 goto t1
r0 += 1
t1:
r3 = 0xfffffffffffffffe ll
r7 = 0x7fffffff ll
r0 *= 3
if r3 != r7 goto t2
r0 += 1
t2:
r3 = 0x80 ll
r7 = 0x123456789abcdef0 ll
r0 *= 3
if r3 != r7 goto t3
r0 += 1
t3:
r3 = 0x7fffffff80000000 ll
r7 = 0xffffffffffffffff ll
r0 *= 3
if r3 != r7 goto t4
r0 += 1
t4:
r3 = 0x80000000 ll
r7 = 0xffffffff80000000 ll
r0 *= 3
if r3 != r7 goto t5
r0 += 1
t5:
r3 = 0x7fffffffffffffff ll
r7 = 0x1 ll
r0 *= 3
if r3 != r7 goto t6
r0 += 1
t6:
r3 = 0x123456789abcdef0 ll
r7 = 0xfffffffffffffffe ll
r0 *= 3
if r3 != r7 goto t7
r0 += 1
t7:
r3 = 0xffff7fff ll
r7 = 0x0 ll
r0 *= 3
if r3 != r7 goto t8
r0 += 1
t8:
r3 = 0x1 ll
r7 = 0xffffffff00000000 ll
r0 *= 3
if r3 != r7 goto t9
r0 += 1
t9:
r3 = 0x100000000 ll
r7 = 0x7fffffff80000000 ll
r0 *= 3
if r3 != r7 goto t10
r0 += 1
t10:
r3 = 0xffffffff00000000 ll
r7 = 0x80000000ffffffff ll
r0 *= 3
if r3 != r7 goto t11
r0 += 1
t11:
r3 = 0x2 ll
r7 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r3 != r7 goto t12
r0 += 1
t12:
r3 = 0xaaaaaaaaaaaaaaaa ll
r7 = 0x7fffffffffffffff ll
r0 *= 3
if r3 != r7 goto t13
r0 += 1
t13:
r3 = 0x7fffffff ll
r7 = 0x5555555555555555 ll
r0 *= 3
if r3 != r7 goto t14
r0 += 1
t14:
r3 = 0x8000000000000000 ll
r7 = 0x8000000000000000 ll
r0 *= 3
if r3 != r7 goto t15
r0 += 1
t15:
r3 = 0xffffffff80000000 ll
r7 = 0xffff7fff ll
r0 *= 3
if r3 != r7 goto t16
r0 += 1
t16:
r3 = 0x8000 ll
r7 = 0x1ffffffff ll
r0 *= 3
if r3 != r7 goto t17
r0 += 1
t17:
r3 = 0x0 ll
r7 = 0x8000 ll
r0 *= 3
if r3 != r7 goto t18
r0 += 1
t18:
r3 = 0xffffffff ll
r7 = 0x100000000 ll
r0 *= 3
if r3 != r7 goto t19
r0 += 1
t19:
exit
-- result 51

== ne32 constants r4, r5
-- asm
r0 = 0
r4 = 0x7fffffff ll
r5 = 0x100000000 ll
r0 *= 3
if w4 != w5 goto t0
r0 += 1
t0:
r4 = 0x8000000000000000 ll
r5 = 0x80 ll
r0 *= 3
if w4 != w5 goto t1
r0 += 1
t1:
r4 = 0xffffffff80000000 ll
r5 = 0xffffffff ll
r0 *= 3
if w4 != w5 goto t2
r0 += 1
t2:
r4 = 0x8000 ll
r5 = 0x2 ll
r0 *= 3
if w4 != w5 goto t3
r0 += 1
t3:
r4 = 0x0 ll
r5 = 0x80000000 ll
r0 *= 3
if w4 != w5 goto t4
r0 += 1
t4:
r4 = 0xffffffff ll
r5 = 0xfedcba9876543210 ll
r0 *= 3
if w4 != w5 goto t5
r0 += 1
t5:
r4 = 0x80000000ffffffff ll
r5 = 0x7fffffff ll
r0 *= 3
if w4 != w5 goto t6
r0 += 1
t6:
r4 = 0xfedcba9876543210 ll
r5 = 0x123456789abcdef0 ll
r0 *= 3
if w4 != w5 goto t7
r0 += 1
t7:
r4 = 0x5555555555555555 ll
r5 = 0xffffffffffffffff ll
r0 *= 3
if w4 != w5 goto t8
r0 += 1
t8:
r4 = 0xffffffffffffffff ll
r5 = 0xffffffff80000000 ll
r0 *= 3
if w4 != w5 goto t9
r0 += 1
t9:
r4 = 0x1ffffffff ll
r5 = 0x1 ll
r0 *= 3
if w4 != w5 goto t10
r0 += 1
t10:
r4 = 0xfffffffffffffffe ll
r5 = 0xfffffffffffffffe ll
r0 *= 3
if w4 != w5 goto t11
r0 += 1
t11:
r4 = 0x80 ll
r5 = 0x0 ll
r0 *= 3
if w4 != w5 goto t12
r0 += 1
t12:
r4 = 0x7fffffff80000000 ll
r5 = 0xffffffff00000000 ll
r0 *= 3
if w4 != w5 goto t13
r0 += 1
t13:
r4 = 0x80000000 ll
r5 = 0x7fffffff80000000 ll
r0 *= 3
if w4 != w5 goto t14
r0 += 1
t14:
r4 = 0x7fffffffffffffff ll
r5 = 0x80000000ffffffff ll
r0 *= 3
if w4 != w5 goto t15
r0 += 1
t15:
r4 = 0x123456789abcdef0 ll
r5 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w4 != w5 goto t16
r0 += 1
t16:
r4 = 0xffff7fff ll
r5 = 0x7fffffffffffffff ll
r0 *= 3
if w4 != w5 goto t17
r0 += 1
t17:
r4 = 0x1 ll
r5 = 0x5555555555555555 ll
r0 *= 3
if w4 != w5 goto t18
r0 += 1
t18:
r4 = 0x100000000 ll
r5 = 0x8000000000000000 ll
r0 *= 3
if w4 != w5 goto t19
r0 += 1
t19:
exit
-- result 1ae6

== gt64 constants r5, r1
-- asm
r0 = 0
r5 = 0x80000000 ll
r1 = 0x8000000000000000 ll
r0 *= 3
if r5 > r1 goto t0
r0 += 1
t0:
r5 = 0x7fffffffffffffff ll
r1 = 0xffff7fff ll
r0 *= 3
if r5 > r1 goto t1
r0 += 1
t1:
r5 = 0x123456789abcdef0 ll
r1 = 0x1ffffffff ll
r0 *= 3
if r5 > r1 goto t2
r0 += 1
t2:
r5 = 0xffff7fff ll
r1 = 0x8000 ll
r0 *= 3
if r5 > r1 goto t3
r0 += 1
t3:
r5 = 0x1 ll
r1 = 0x100000000 ll
r0 *= 3
if r5 > r1 goto t4
r0 += 1
t4:
r5 = 0x100000000 ll
r1 = 0x80 ll
r0 *= 3
if r5 > r1 goto t5
r0 += 1
t5:
r5 = 0xffffffff00000000 ll
r1 = 0xffffffff ll
r0 *= 3
if r5 > r1 goto t6
r0 += 1
t6:
r5 = 0x2 ll
r1 = 0x2 ll
r0 *= 3
if r5 > r1 goto t7
r0 += 1
t7:
r5 = 0xaaaaaaaaaaaaaaaa ll
r1 = 0x80000000 ll
r0 *= 3
if r5 > r1 goto t8
r0 += 1
t8:
r5 = 0x7fffffff ll
r1 = 0xfedcba9876543210 ll
r0 *= 3
if r5 > r1 goto t9
r0 += 1
t9:
r5 = 0x8000000000000000 ll
r1 = 0x7fffffff ll
r0 *= 3
if r5 > r1 goto t10
r0 += 1
t10:
r5 = 0xffffffff80000000 ll
r1 = 0x123456789abcdef0 ll
r0 *= 3
if r5 > r1 goto t11
r0 += 1
t11:
r5 = 0x8000 ll
r1 = 0xffffffffffffffff ll
r0 *= 3
if r5 > r1 goto t12
r0 += 1
t12:
r5 = 0x0 ll
r1 = 0xffffffff80000000 ll
r0 *= 3
if r5 > r1 goto t13
r0 += 1
t13:
r5 = 0xffffffff ll
r1 = 0x1 ll
r0 *= 3
if r5 > r1 goto t14
r0 += 1
t14:
r5 = 0x80000000ffffffff ll
r1 = 0xfffffffffffffffe ll
r0 *= 3
if r5 > r1 goto t15
r0 += 1
t15:
r5 = 0xfedcba9876543210 ll
r1 = 0x0 ll
r0 *= 3
if r5 > r1 goto t16
r0 += 1
t16:
r5 = 0x5555555555555555 ll
r1 = 0xffffffff00000000 ll
r0 *= 3
if r5 > r1 goto t17
r0 += 1
t17:
r5 = 0xffffffffffffffff ll
r1 = 0x7fffffff80000000 ll
r0 *= 3
if r5 > r1 goto t18
r0 += 1
t18:
r5 = 0x1ffffffff ll
r1 = 0x80000000ffffffff ll
r0 *= 3
if r5 > r1 goto t19
r0 += 1
t19:
exit
-- result 462ab49f

== gt32 constants r6, r8
-- asm
r0 = 0
r6 = 0xffffffff ll
r8 = 0x80000000ffffffff ll
r0 *= 3
if w6 > w8 goto t0
r0 += 1
t0:
r6 = 0x80000000ffffffff ll
r8 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w6 > w8 goto t1
r0 += 1
t1:
r6 = 0xfedcba9876543210 ll
r8 = 0x7fffffffffffffff ll
r0 *= 3
if w6 > w8 goto t2
r0 += 1
t2:
r6 = 0x5555555555555555 ll
r8 = 0x5555555555555555 ll
r0 *= 3
if w6 > w8 goto t3
r0 += 1
t3:
r6 = 0xffffffffffffffff ll
r8 = 0x8000000000000000 ll
r0 *= 3
if w6 > w8 goto t4
r0 += 1
t4:
r6 = 0x1ffffffff ll
r8 = 0xffff7fff ll
r0 *= 3
if w6 > w8 goto t5
r0 += 1
t5:
r6 = 0xfffffffffffffffe ll
r8 = 0x1ffffffff ll
r0 *= 3
if w6 > w8 goto t6
r0 += 1
t6:
r6 = 0x80 ll
r8 = 0x8000 ll
r0 *= 3
if w6 > w8 goto t7
r0 += 1
t7:
r6 = 0x7fffffff80000000 ll
r8 = 0x100000000 ll
r0 *= 3
if w6 > w8 goto t8
r0 += 1
t8:
r6 = 0x80000000 ll
r8 = 0x80 ll
r0 *= 3
if w6 > w8 goto t9
r0 += 1
t9:
r6 = 0x7fffffffffffffff ll
r8 = 0xffffffff ll
r0 *= 3
if w6 > w8 goto t10
r0 += 1
t10:
r6 = 0x123456789abcdef0 ll
r8 = 0x2 ll
r0 *= 3
if w6 > w8 goto t11
r0 += 1
t11:
r6 = 0xffff7fff ll
r8 = 0x80000000 ll
r0 *= 3
if w6 > w8 goto t12
r0 += 1
t12:
r6 = 0x1 ll
r8 = 0xfedcba9876543210 ll
r0 *= 3
if w6 > w8 goto t13
r0 += 1
t13:
r6 = 0x100000000 ll
r8 = 0x7fffffff ll
r0 *= 3
if w6 > w8 goto t14
r0 += 1
t14:
r6 = 0xffffffff00000000 ll
r8 = 0x123456789abcdef0 ll
r0 *= 3
if w6 > w8 goto t15
r0 += 1
t15:
r6 = 0x2 ll
r8 = 0xffffffffffffffff ll
r0 *= 3
if w6 > w8 goto t16
r0 += 1
t16:
r6 = 0xaaaaaaaaaaaaaaaa ll
r8 = 0xffffffff80000000 ll
r0 *= 3
if w6 > w8 goto t17
r0 += 1
t17:
r6 = 0x7fffffff ll
r8 = 0x1 ll
r0 *= 3
if w6 > w8 goto t18
r0 += 1
t18:
r6 = 0x8000000000000000 ll
r8 = 0xfffffffffffffffe ll
r0 *= 3
if w6 > w8 goto t19
r0 += 1
t19:
exit
-- result 4faad1bf

== ge64 constants r7, r5
-- asm
r0 = 0
r7 = 0x100000000 ll
r5 = 0xfffffffffffffffe ll
r0 *= 3
if r7 >= r5 goto t0
r0 += 1
t0:
r7 = 0xffffffff00000000 ll
r5 = 0x0 ll
r0 *= 3
if r7 >= r5 goto t1
r0 += 1
t1:
r7 = 0x2 ll
r5 = 0xffffffff00000000 ll
r0 *= 3
if r7 >= r5 goto t2
r0 += 1
t2:
r7 = 0xaaaaaaaaaaaaaaaa ll
r5 = 0x7fffffff80000000 ll
r0 *= 3
if r7 >= r5 goto t3
r0 += 1
t3:
r7 = 0x7fffffff ll
r5 = 0x80000000ffffffff ll
r0 *= 3
if r7 >= r5 goto t4
r0 += 1
t4:
r7 = 0x8000000000000000 ll
r5 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r7 >= r5 goto t5
r0 += 1
t5:
r7 = 0xffffffff80000000 ll
r5 = 0x7fffffffffffffff ll
r0 *= 3
if r7 >= r5 goto t6
r0 += 1
t6:
r7 = 0x8000 ll
r5 = 0x5555555555555555 ll
r0 *= 3
if r7 >= r5 goto t7
r0 += 1
t7:
r7 = 0x0 ll
r5 = 0x8000000000000000 ll
r0 *= 3
if r7 >= r5 goto t8
r0 += 1
t8:
r7 = 0xffffffff ll
r5 = 0xffff7fff ll
r0 *= 3
if r7 >= r5 goto t9
r0 += 1
t9:
r7 = 0x80000000ffffffff ll
r5 = 0x1ffffffff ll
r0 *= 3
if r7 >= r5 goto t10
r0 += 1
t10:
r7 = 0xfedcba9876543210 ll
r5 = 0x8000 ll
r0 *= 3
if r7 >= r5 goto t11
r0 += 1
t11:
r7 = 0x5555555555555555 ll
r5 = 0x100000000 ll
r0 *= 3
if r7 >= r5 goto t12
r0 += 1
t12:
r7 = 0xffffffffffffffff ll
r5 = 0x80 ll
r0 *= 3
if r7 >= r5 goto t13
r0 += 1
t13:
r7 = 0x1ffffffff ll
r5 = 0xffffffff ll
r0 *= 3
if r7 >= r5 goto t14
r0 += 1
t14:
r7 = 0xfffffffffffffffe ll
r5 = 0x2 ll
r0 *= 3
if r7 >= r5 goto t15
r0 += 1
t15:
r7 = 0x80 ll
r5 = 0x80000000 ll
r0 *= 3
if r7 >= r5 goto t16
r0 += 1
t16:
r7 = 0x7fffffff80000000 ll
r5 = 0xfedcba9876543210 ll
r0 *= 3
if r7 >= r5 goto t17
r0 += 1
t17:
r7 = 0x80000000 ll
r5 = 0x7fffffff ll
r0 *= 3
if r7 >= r5 goto t18
r0 += 1
t18:
r7 = 0x7fffffffffffffff ll
r5 = 0x123456789abcdef0 ll
r0 *= 3
if r7 >= r5 goto t19
r0 += 1
t19:
exit
-- result 4e27f792

== ge32 constants r8, r2
-- asm
r0 = 0
r8 = 0x1ffffffff ll
r2 = 0x123456789abcdef0 ll
r0 *= 3
if w8 >= w2 goto t0
r0 += 1
t0:
r8 = 0xfffffffffffffffe ll
r2 = 0xffffffffffffffff ll
r0 *= 3
if w8 >= w2 goto t1
r0 += 1
t1:
r8 = 0x80 ll
r2 = 0xffffffff80000000 ll
r0 *= 3
if w8 >= w2 goto t2
r0 += 1
t2:
r8 = 0x7fffffff80000000 ll
r2 = 0x1 ll
r0 *= 3
if w8 >= w2 goto t3
r0 += 1
t3:
r8 = 0x80000000 ll
r2 = 0xfffffffffffffffe ll
r0 *= 3
if w8 >= w2 goto t4
r0 += 1
t4:
r8 = 0x7fffffffffffffff ll
r2 = 0x0 ll
r0 *= 3
if w8 >= w2 goto t5
r0 += 1
t5:
r8 = 0x123456789abcdef0 ll
r2 = 0xffffffff00000000 ll
r0 *= 3
if w8 >= w2 goto t6
r0 += 1
t6:
r8 = 0xffff7fff ll
r2 = 0x7fffffff80000000 ll
r0 *= 3
if w8 >= w2 goto t7
r0 += 1
t7:
r8 = 0x1 ll
r2 = 0x80000000ffffffff ll
r0 *= 3
if w8 >= w2 goto t8
r0 += 1
t8:
r8 = 0x100000000 ll
r2 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w8 >= w2 goto t9
r0 += 1
t9:
r8 = 0xffffffff00000000 ll
r2 = 0x7fffffffffffffff ll
r0 *= 3
if w8 >= w2 goto t10
r0 += 1
t10:
r8 = 0x2 ll
r2 = 0x5555555555555555 ll
r0 *= 3
if w8 >= w2 goto t11
r0 += 1
t11:
r8 = 0xaaaaaaaaaaaaaaaa ll
r2 = 0x8000000000000000 ll
r0 *= 3
if w8 >= w2 goto t12
r0 += 1
t12:
r8 = 0x7fffffff ll
r2 = 0xffff7fff ll
r0 *= 3
if w8 >= w2 goto t13
r0 += 1
t13:
r8 = 0x8000000000000000 ll
r2 = 0x1ffffffff ll
r0 *= 3
if w8 >= w2 goto t14
r0 += 1
t14:
r8 = 0xffffffff80000000 ll
r2 = 0x8000 ll
r0 *= 3
if w8 >= w2 goto t15
r0 += 1
t15:
r8 = 0x8000 ll
r2 = 0x100000000 ll
r0 *= 3
if w8 >= w2 goto t16
r0 += 1
t16:
r8 = 0x0 ll
r2 = 0x80 ll
r0 *= 3
if w8 >= w2 goto t17
r0 += 1
t17:
r8 = 0xffffffff ll
r2 = 0xffffffff ll
r0 *= 3
if w8 >= w2 goto t18
r0 += 1
t18:
r8 = 0x80000000ffffffff ll
r2 = 0x2 ll
r0 *= 3
if w8 >= w2 goto t19
r0 += 1
t19:
exit
-- result 1fa90e74

== lt64 constants r9, r0
-- asm
r1 = 0
r9 = 0x8000000000000000 ll
r0 = 0x2 ll
r1 *= 3
if r9 < r0 goto t0
r1 += 1
t0:
r9 = 0xffffffff80000000 ll
r0 = 0x80000000 ll
r1 *= 3
if r9 < r0 goto t1
r1 += 1
t1:
r9 = 0x8000 ll
r0 = 0xfedcba9876543210 ll
r1 *= 3
if r9 < r0 goto t2
r1 += 1
t2:
r9 = 0x0 ll
r0 = 0x7fffffff ll
r1 *= 3
if r9 < r0 goto t3
r1 += 1
t3:
r9 = 0xffffffff ll
r0 = 0x123456789abcdef0 ll
r1 *= 3
if r9 < r0 goto t4
r1 += 1
t4:
r9 = 0x80000000ffffffff ll
r0 = 0xffffffffffffffff ll
r1 *= 3
if r9 < r0 goto t5
r1 += 1
t5:
r9 = 0xfedcba9876543210 ll
r0 = 0xffffffff80000000 ll
r1 *= 3
if r9 < r0 goto t6
r1 += 1
t6:
r9 = 0x5555555555555555 ll
r0 = 0x1 ll
r1 *= 3
if r9 < r0 goto t7
r1 += 1
t7:
r9 = 0xffffffffffffffff ll
r0 = 0xfffffffffffffffe ll
r1 *= 3
if r9 < r0 goto t8
r1 += 1
t8:
r9 = 0x1ffffffff ll
r0 = 0x0 ll
r1 *= 3
if r9 < r0 goto t9
r1 += 1
t9:
r9 = 0xfffffffffffffffe ll
r0 = 0xffffffff00000000 ll
r1 *= 3
if r9 < r0 goto t10
r1 += 1
t10:
r9 = 0x80 ll
r0 = 0x7fffffff80000000 ll
r1 *= 3
if r9 < r0 goto t11
r1 += 1
t11:
r9 = 0x7fffffff80000000 ll
r0 = 0x80000000ffffffff ll
r1 *= 3
if r9 < r0 goto t12
r1 += 1
t12:
r9 = 0x80000000 ll
r0 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if r9 < r0 goto t13
r1 += 1
t13:
r9 = 0x7fffffffffffffff ll
r0 = 0x7fffffffffffffff ll
r1 *= 3
if r9 < r0 goto t14
r1 += 1
t14:
r9 = 0x123456789abcdef0 ll
r0 = 0x5555555555555555 ll
r1 *= 3
if r9 < r0 goto t15
r1 += 1
t15:
r9 = 0xffff7fff ll
r0 = 0x8000000000000000 ll
r1 *= 3
if r9 < r0 goto t16
r1 += 1
t16:
r9 = 0x1 ll
r0 = 0xffff7fff ll
r1 *= 3
if r9 < r0 goto t17
r1 += 1
t17:
r9 = 0x100000000 ll
r0 = 0x1ffffffff ll
r1 *= 3
if r9 < r0 goto t18
r1 += 1
t18:
r9 = 0xffffffff00000000 ll
r0 = 0x8000 ll
r1 *= 3
if r9 < r0 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result 5c6a4990

== lt32 constants r0, r6
-- asm
r1 = 0
r0 = 0x7fffffffffffffff ll
r6 = 0x8000 ll
r1 *= 3
if w0 < w6 goto t0
r1 += 1
t0:
r0 = 0x123456789abcdef0 ll
r6 = 0x100000000 ll
r1 *= 3
if w0 < w6 goto t1
r1 += 1
t1:
r0 = 0xffff7fff ll
r6 = 0x80 ll
r1 *= 3
if w0 < w6 goto t2
r1 += 1
t2:
r0 = 0x1 ll
r6 = 0xffffffff ll
r1 *= 3
if w0 < w6 goto t3
r1 += 1
t3:
r0 = 0x100000000 ll
r6 = 0x2 ll
r1 *= 3
if w0 < w6 goto t4
r1 += 1
t4:
r0 = 0xffffffff00000000 ll
r6 = 0x80000000 ll
r1 *= 3
if w0 < w6 goto t5
r1 += 1
t5:
r0 = 0x2 ll
r6 = 0xfedcba9876543210 ll
r1 *= 3
if w0 < w6 goto t6
r1 += 1
t6:
r0 = 0xaaaaaaaaaaaaaaaa ll
r6 = 0x7fffffff ll
r1 *= 3
if w0 < w6 goto t7
r1 += 1
t7:
r0 = 0x7fffffff ll
r6 = 0x123456789abcdef0 ll
r1 *= 3
if w0 < w6 goto t8
r1 += 1
t8:
r0 = 0x8000000000000000 ll
r6 = 0xffffffffffffffff ll
r1 *= 3
if w0 < w6 goto t9
r1 += 1
t9:
r0 = 0xffffffff80000000 ll
r6 = 0xffffffff80000000 ll
r1 *= 3
if w0 < w6 goto t10
r1 += 1
t10:
r0 = 0x8000 ll
r6 = 0x1 ll
r1 *= 3
if w0 < w6 goto t11
r1 += 1
t11:
r0 = 0x0 ll
r6 = 0xfffffffffffffffe ll
r1 *= 3
if w0 < w6 goto t12
r1 += 1
t12:
r0 = 0xffffffff ll
r6 = 0x0 ll
r1 *= 3
if w0 < w6 goto t13
r1 += 1
t13:
r0 = 0x80000000ffffffff ll
r6 = 0xffffffff00000000 ll
r1 *= 3
if w0 < w6 goto t14
r1 += 1
t14:
r0 = 0xfedcba9876543210 ll
r6 = 0x7fffffff80000000 ll
r1 *= 3
if w0 < w6 goto t15
r1 += 1
t15:
r0 = 0x5555555555555555 ll
r6 = 0x80000000ffffffff ll
r1 *= 3
if w0 < w6 goto t16
r1 += 1
t16:
r0 = 0xffffffffffffffff ll
r6 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if w0 < w6 goto t17
r1 += 1
t17:
r0 = 0x1ffffffff ll
r6 = 0x7fffffffffffffff ll
r1 *= 3
if w0 < w6 goto t18
r1 += 1
t18:
r0 = 0xfffffffffffffffe ll
r6 = 0x5555555555555555 ll
r1 *= 3
if w0 < w6 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result 64195135

== le64 constants r1, r3
-- asm
r0 = 0
r1 = 0x80000000ffffffff ll
r3 = 0x5555555555555555 ll
r0 *= 3
if r1 <= r3 goto t0
r0 += 1
t0:
r1 = 0xfedcba9876543210 ll
r3 = 0x8000000000000000 ll
r0 *= 3
if r1 <= r3 goto t1
r0 += 1
t1:
r1 = 0x5555555555555555 ll
r3 = 0xffff7fff ll
r0 *= 3
if r1 <= r3 goto t2
r0 += 1
t2:
r1 = 0xffffffffffffffff ll
r3 = 0x1ffffffff ll
r0 *= 3
if r1 <= r3 goto t3
r0 += 1
t3:
r1 = 0x1ffffffff ll
r3 = 0x8000 ll
r0 *= 3
if r1 <= r3 goto t4
r0 += 1
t4:
r1 = 0xfffffffffffffffe ll
r3 = 0x100000000 ll
r0 *= 3
if r1 <= r3 goto t5
r0 += 1
t5:
r1 = 0x80 ll
r3 = 0x80 ll
r0 *= 3
if r1 <= r3 goto t6
r0 += 1
t6:
r1 = 0x7fffffff80000000 ll
r3 = 0xffffffff ll
r0 *= 3
if r1 <= r3 goto t7
r0 += 1
t7:
r1 = 0x80000000 ll
r3 = 0x2 ll
r0 *= 3
if r1 <= r3 goto t8
r0 += 1
t8:
r1 = 0x7fffffffffffffff ll
r3 = 0x80000000 ll
r0 *= 3
if r1 <= r3 goto t9
r0 += 1
t9:
r1 = 0x123456789abcdef0 ll
r3 = 0xfedcba9876543210 ll
r0 *= 3
if r1 <= r3 goto t10
r0 += 1
t10:
r1 = 0xffff7fff ll
r3 = 0x7fffffff ll
r0 *= 3
if r1 <= r3 goto t11
r0 += 1
t11:
r1 = 0x1 ll
r3 = 0x123456789abcdef0 ll
r0 *= 3
if r1 <= r3 goto t12
r0 += 1
t12:
r1 = 0x100000000 ll
r3 = 0xffffffffffffffff ll
r0 *= 3
if r1 <= r3 goto t13
r0 += 1
t13:
r1 = 0xffffffff00000000 ll
r3 = 0xffffffff80000000 ll
r0 *= 3
if r1 <= r3 goto t14
r0 += 1
t14:
r1 = 0x2 ll
r3 = 0x1 ll
r0 *= 3
if r1 <= r3 goto t15
r0 += 1
t15:
r1 = 0xaaaaaaaaaaaaaaaa ll
r3 = 0xfffffffffffffffe ll
r0 *= 3
if r1 <= r3 goto t16
r0 += 1
t16:
r1 = 0x7fffffff ll
r3 = 0x0 ll
r0 *= 3
if r1 <= r3 goto t17
r0 += 1
t17:
r1 = 0x8000000000000000 ll
r3 = 0xffffffff00000000 ll
r0 *= 3
if r1 <= r3 goto t18
r0 += 1
t18:
r1 = 0xffffffff80000000 ll
r3 = 0x7fffffff80000000 ll
r0 *= 3
if r1 <= r3 goto t19
r0 += 1
t19:
exit
-- result 67d1609d

== le32 constants r2, r0
-- asm
r1 = 0
r2 = 0xffffffff00000000 ll
r0 = 0x7fffffff80000000 ll
r1 *= 3
if w2 <= w0 goto t0
r1 += 1
t0:
r2 = 0x2 ll
r0 = 0x80000000ffffffff ll
r1 *= 3
if w2 <= w0 goto t1
r1 += 1
t1:
r2 = 0xaaaaaaaaaaaaaaaa ll
r0 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if w2 <= w0 goto t2
r1 += 1
t2:
r2 = 0x7fffffff ll
r0 = 0x7fffffffffffffff ll
r1 *= 3
if w2 <= w0 goto t3
r1 += 1
t3:
r2 = 0x8000000000000000 ll
r0 = 0x5555555555555555 ll
r1 *= 3
if w2 <= w0 goto t4
r1 += 1
t4:
r2 = 0xffffffff80000000 ll
r0 = 0x8000000000000000 ll
r1 *= 3
if w2 <= w0 goto t5
r1 += 1
t5:
r2 = 0x8000 ll
r0 = 0xffff7fff ll
r1 *= 3
if w2 <= w0 goto t6
r1 += 1
t6:
r2 = 0x0 ll
r0 = 0x1ffffffff ll
r1 *= 3
if w2 <= w0 goto t7
r1 += 1
t7:
r2 = 0xffffffff ll
r0 = 0x8000 ll
r1 *= 3
if w2 <= w0 goto t8
r1 += 1
t8:
r2 = 0x80000000ffffffff ll
r0 = 0x100000000 ll
r1 *= 3
if w2 <= w0 goto t9
r1 += 1
t9:
r2 = 0xfedcba9876543210 ll
r0 = 0x80 ll
r1 *= 3
if w2 <= w0 goto t10
r1 += 1
t10:
r2 = 0x5555555555555555 ll
r0 = 0xffffffff ll
r1 *= 3
if w2 <= w0 goto t11
r1 += 1
t11:
r2 = 0xffffffffffffffff ll
r0 = 0x2 ll
r1 *= 3
if w2 <= w0 goto t12
r1 += 1
t12:
r2 = 0x1ffffffff ll
r0 = 0x80000000 ll
r1 *= 3
if w2 <= w0 goto t13
r1 += 1
t13:
r2 = 0xfffffffffffffffe ll
r0 = 0xfedcba9876543210 ll
r1 *= 3
if w2 <= w0 goto t14
r1 += 1
t14:
r2 = 0x80 ll
r0 = 0x7fffffff ll
r1 *= 3
if w2 <= w0 goto t15
r1 += 1
t15:
r2 = 0x7fffffff80000000 ll
r0 = 0x123456789abcdef0 ll
r1 *= 3
if w2 <= w0 goto t16
r1 += 1
t16:
r2 = 0x80000000 ll
r0 = 0xffffffffffffffff ll
r1 *= 3
if w2 <= w0 goto t17
r1 += 1
t17:
r2 = 0x7fffffffffffffff ll
r0 = 0xffffffff80000000 ll
r1 *= 3
if w2 <= w0 goto t18
r1 += 1
t18:
r2 = 0x123456789abcdef0 ll
r0 = 0x1 ll
r1 *= 3
if w2 <= w0 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result 4cef5b

== sgt64 constants r3, r7
-- asm
r0 = 0
r3 = 0xfffffffffffffffe ll
r7 = 0x1 ll
r0 *= 3
if r3 s> r7 goto t0
r0 += 1
t0:
r3 = 0x80 ll
r7 = 0xfffffffffffffffe ll
r0 *= 3
if r3 s> r7 goto t1
r0 += 1
t1:
r3 = 0x7fffffff80000000 ll
r7 = 0x0 ll
r0 *= 3
if r3 s> r7 goto t2
r0 += 1
t2:
r3 = 0x80000000 ll
r7 = 0xffffffff00000000 ll
r0 *= 3
if r3 s> r7 goto t3
r0 += 1
t3:
r3 = 0x7fffffffffffffff ll
r7 = 0x7fffffff80000000 ll
r0 *= 3
if r3 s> r7 goto t4
r0 += 1
t4:
r3 = 0x123456789abcdef0 ll
r7 = 0x80000000ffffffff ll
r0 *= 3
if r3 s> r7 goto t5
r0 += 1
t5:
r3 = 0xffff7fff ll
r7 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r3 s> r7 goto t6
r0 += 1
t6:
r3 = 0x1 ll
r7 = 0x7fffffffffffffff ll
r0 *= 3
if r3 s> r7 goto t7
r0 += 1
t7:
r3 = 0x100000000 ll
r7 = 0x5555555555555555 ll
r0 *= 3
if r3 s> r7 goto t8
r0 += 1
t8:
r3 = 0xffffffff00000000 ll
r7 = 0x8000000000000000 ll
r0 *= 3
if r3 s> r7 goto t9
r0 += 1
t9:
r3 = 0x2 ll
r7 = 0xffff7fff ll
r0 *= 3
if r3 s> r7 goto t10
r0 += 1
t10:
r3 = 0xaaaaaaaaaaaaaaaa ll
r7 = 0x1ffffffff ll
r0 *= 3
if r3 s> r7 goto t11
r0 += 1
t11:
r3 = 0x7fffffff ll
r7 = 0x8000 ll
r0 *= 3
if r3 s> r7 goto t12
r0 += 1
t12:
r3 = 0x8000000000000000 ll
r7 = 0x100000000 ll
r0 *= 3
if r3 s> r7 goto t13
r0 += 1
t13:
r3 = 0xffffffff80000000 ll
r7 = 0x80 ll
r0 *= 3
if r3 s> r7 goto t14
r0 += 1
t14:
r3 = 0x8000 ll
r7 = 0xffffffff ll
r0 *= 3
if r3 s> r7 goto t15
r0 += 1
t15:
r3 = 0x0 ll
r7 = 0x2 ll
r0 *= 3
if r3 s> r7 goto t16
r0 += 1
t16:
r3 = 0xffffffff ll
r7 = 0x80000000 ll
r0 *= 3
if r3 s> r7 goto t17
r0 += 1
t17:
r3 = 0x80000000ffffffff ll
r7 = 0xfedcba9876543210 ll
r0 *= 3
if r3 s> r7 goto t18
r0 += 1
t18:
r3 = 0xfedcba9876543210 ll
r7 = 0x7fffffff ll
r0 *= 3
if r3 s> r7 goto t19
r0 += 1
t19:
exit
-- result 4551ee87

== sgt32 constants r4, r5
-- asm
r0 = 0
r4 = 0xffffffff80000000 ll
r5 = 0x7fffffff ll
r0 *= 3
if w4 s> w5 goto t0
r0 += 1
t0:
r4 = 0x8000 ll
r5 = 0x123456789abcdef0 ll
r0 *= 3
if w4 s> w5 goto t1
r0 += 1
t1:
r4 = 0x0 ll
r5 = 0xffffffffffffffff ll
r0 *= 3
if w4 s> w5 goto t2
r0 += 1
t2:
r4 = 0xffffffff ll
r5 = 0xffffffff80000000 ll
r0 *= 3
if w4 s> w5 goto t3
r0 += 1
t3:
r4 = 0x80000000ffffffff ll
r5 = 0x1 ll
r0 *= 3
if w4 s> w5 goto t4
r0 += 1
t4:
r4 = 0xfedcba9876543210 ll
r5 = 0xfffffffffffffffe ll
r0 *= 3
if w4 s> w5 goto t5
r0 += 1
t5:
r4 = 0x5555555555555555 ll
r5 = 0x0 ll
r0 *= 3
if w4 s> w5 goto t6
r0 += 1
t6:
r4 = 0xffffffffffffffff ll
r5 = 0xffffffff00000000 ll
r0 *= 3
if w4 s> w5 goto t7
r0 += 1
t7:
r4 = 0x1ffffffff ll
r5 = 0x7fffffff80000000 ll
r0 *= 3
if w4 s> w5 goto t8
r0 += 1
t8:
r4 = 0xfffffffffffffffe ll
r5 = 0x80000000ffffffff ll
r0 *= 3
if w4 s> w5 goto t9
r0 += 1
t9:
r4 = 0x80 ll
r5 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w4 s> w5 goto t10
r0 += 1
t10:
r4 = 0x7fffffff80000000 ll
r5 = 0x7fffffffffffffff ll
r0 *= 3
if w4 s> w5 goto t11
r0 += 1
t11:
r4 = 0x80000000 ll
r5 = 0x5555555555555555 ll
r0 *= 3
if w4 s> w5 goto t12
r0 += 1
t12:
r4 = 0x7fffffffffffffff ll
r5 = 0x8000000000000000 ll
r0 *= 3
if w4 s> w5 goto t13
r0 += 1
t13:
r4 = 0x123456789abcdef0 ll
r5 = 0xffff7fff ll
r0 *= 3
if w4 s> w5 goto t14
r0 += 1
t14:
r4 = 0xffff7fff ll
r5 = 0x1ffffffff ll
r0 *= 3
if w4 s> w5 goto t15
r0 += 1
t15:
r4 = 0x1 ll
r5 = 0x8000 ll
r0 *= 3
if w4 s> w5 goto t16
r0 += 1
t16:
r4 = 0x100000000 ll
r5 = 0x100000000 ll
r0 *= 3
if w4 s> w5 goto t17
r0 += 1
t17:
r4 = 0xffffffff00000000 ll
r5 = 0x80 ll
r0 *= 3
if w4 s> w5 goto t18
r0 += 1
t18:
r4 = 0x2 ll
r5 = 0xffffffff ll
r0 *= 3
if w4 s> w5 goto t19
r0 += 1
t19:
exit
-- result 462acf50

== sge64 constants r5, r1
-- asm
r0 = 0
r5 = 0x123456789abcdef0 ll
r1 = 0xffffffff ll
r0 *= 3
if r5 s>= r1 goto t0
r0 += 1
t0:
r5 = 0xffff7fff ll
r1 = 0x2 ll
r0 *= 3
if r5 s>= r1 goto t1
r0 += 1
t1:
r5 = 0x1 ll
r1 = 0x80000000 ll
r0 *= 3
if r5 s>= r1 goto t2
r0 += 1
t2:
r5 = 0x100000000 ll
r1 = 0xfedcba9876543210 ll
r0 *= 3
if r5 s>= r1 goto t3
r0 += 1
t3:
r5 = 0xffffffff00000000 ll
r1 = 0x7fffffff ll
r0 *= 3
if r5 s>= r1 goto t4
r0 += 1
t4:
r5 = 0x2 ll
r1 = 0x123456789abcdef0 ll
r0 *= 3
if r5 s>= r1 goto t5
r0 += 1
t5:
r5 = 0xaaaaaaaaaaaaaaaa ll
r1 = 0xffffffffffffffff ll
r0 *= 3
if r5 s>= r1 goto t6
r0 += 1
t6:
r5 = 0x7fffffff ll
r1 = 0xffffffff80000000 ll
r0 *= 3
if r5 s>= r1 goto t7
r0 += 1
t7:
r5 = 0x8000000000000000 ll
r1 = 0x1 ll
r0 *= 3
if r5 s>= r1 goto t8
r0 += 1
t8:
r5 = 0xffffffff80000000 ll
r1 = 0xfffffffffffffffe ll
r0 *= 3
if r5 s>= r1 goto t9
r0 += 1
t9:
r5 = 0x8000 ll
r1 = 0x0 ll
r0 *= 3
if r5 s>= r1 goto t10
r0 += 1
t10:
r5 = 0x0 ll
r1 = 0xffffffff00000000 ll
r0 *= 3
if r5 s>= r1 goto t11
r0 += 1
t11:
r5 = 0xffffffff ll
r1 = 0x7fffffff80000000 ll
r0 *= 3
if r5 s>= r1 goto t12
r0 += 1
t12:
r5 = 0x80000000ffffffff ll
r1 = 0x80000000ffffffff ll
r0 *= 3
if r5 s>= r1 goto t13
r0 += 1
t13:
r5 = 0xfedcba9876543210 ll
r1 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r5 s>= r1 goto t14
r0 += 1
t14:
r5 = 0x5555555555555555 ll
r1 = 0x7fffffffffffffff ll
r0 *= 3
if r5 s>= r1 goto t15
r0 += 1
t15:
r5 = 0xffffffffffffffff ll
r1 = 0x5555555555555555 ll
r0 *= 3
if r5 s>= r1 goto t16
r0 += 1
t16:
r5 = 0x1ffffffff ll
r1 = 0x8000000000000000 ll
r0 *= 3
if r5 s>= r1 goto t17
r0 += 1
t17:
r5 = 0xfffffffffffffffe ll
r1 = 0xffff7fff ll
r0 *= 3
if r5 s>= r1 goto t18
r0 += 1
t18:
r5 = 0x80 ll
r1 = 0x1ffffffff ll
r0 *= 3
if r5 s>= r1 goto t19
r0 += 1
t19:
exit
-- result 8f26b19

== sge32 constants r6, r8
-- asm
r0 = 0
r6 = 0xfedcba9876543210 ll
r8 = 0x1ffffffff ll
r0 *= 3
if w6 s>= w8 goto t0
r0 += 1
t0:
r6 = 0x5555555555555555 ll
r8 = 0x8000 ll
r0 *= 3
if w6 s>= w8 goto t1
r0 += 1
t1:
r6 = 0xffffffffffffffff ll
r8 = 0x100000000 ll
r0 *= 3
if w6 s>= w8 goto t2
r0 += 1
t2:
r6 = 0x1ffffffff ll
r8 = 0x80 ll
r0 *= 3
if w6 s>= w8 goto t3
r0 += 1
t3:
r6 = 0xfffffffffffffffe ll
r8 = 0xffffffff ll
r0 *= 3
if w6 s>= w8 goto t4
r0 += 1
t4:
r6 = 0x80 ll
r8 = 0x2 ll
r0 *= 3
if w6 s>= w8 goto t5
r0 += 1
t5:
r6 = 0x7fffffff80000000 ll
r8 = 0x80000000 ll
r0 *= 3
if w6 s>= w8 goto t6
r0 += 1
t6:
r6 = 0x80000000 ll
r8 = 0xfedcba9876543210 ll
r0 *= 3
if w6 s>= w8 goto t7
r0 += 1
t7:
r6 = 0x7fffffffffffffff ll
r8 = 0x7fffffff ll
r0 *= 3
if w6 s>= w8 goto t8
r0 += 1
t8:
r6 = 0x123456789abcdef0 ll
r8 = 0x123456789abcdef0 ll
r0 *= 3
if w6 s>= w8 goto t9
r0 += 1
t9:
r6 = 0xffff7fff ll
r8 = 0xffffffffffffffff ll
r0 *= 3
if w6 s>= w8 goto t10
r0 += 1
t10:
r6 = 0x1 ll
r8 = 0xffffffff80000000 ll
r0 *= 3
if w6 s>= w8 goto t11
r0 += 1
t11:
r6 = 0x100000000 ll
r8 = 0x1 ll
r0 *= 3
if w6 s>= w8 goto t12
r0 += 1
t12:
r6 = 0xffffffff00000000 ll
r8 = 0xfffffffffffffffe ll
r0 *= 3
if w6 s>= w8 goto t13
r0 += 1
t13:
r6 = 0x2 ll
r8 = 0x0 ll
r0 *= 3
if w6 s>= w8 goto t14
r0 += 1
t14:
r6 = 0xaaaaaaaaaaaaaaaa ll
r8 = 0xffffffff00000000 ll
r0 *= 3
if w6 s>= w8 goto t15
r0 += 1
t15:
r6 = 0x7fffffff ll
r8 = 0x7fffffff80000000 ll
r0 *= 3
if w6 s>= w8 goto t16
r0 += 1
t16:
r6 = 0x8000000000000000 ll
r8 = 0x80000000ffffffff ll
r0 *= 3
if w6 s>= w8 goto t17
r0 += 1
t17:
r6 = 0xffffffff80000000 ll
r8 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w6 s>= w8 goto t18
r0 += 1
t18:
r6 = 0x8000 ll
r8 = 0x7fffffffffffffff ll
r0 *= 3
if w6 s>= w8 goto t19
r0 += 1
t19:
exit
-- result b29751d

== slt64 constants r7, r5
-- asm
r0 = 0
r7 = 0x2 ll
r5 = 0x7fffffffffffffff ll
r0 *= 3
if r7 s< r5 goto t0
r0 += 1
t0:
r7 = 0xaaaaaaaaaaaaaaaa ll
r5 = 0x5555555555555555 ll
r0 *= 3
if r7 s< r5 goto t1
r0 += 1
t1:
r7 = 0x7fffffff ll
r5 = 0x8000000000000000 ll
r0 *= 3
if r7 s< r5 goto t2
r0 += 1
t2:
r7 = 0x8000000000000000 ll
r5 = 0xffff7fff ll
r0 *= 3
if r7 s< r5 goto t3
r0 += 1
t3:
r7 = 0xffffffff80000000 ll
r5 = 0x1ffffffff ll
r0 *= 3
if r7 s< r5 goto t4
r0 += 1
t4:
r7 = 0x8000 ll
r5 = 0x8000 ll
r0 *= 3
if r7 s< r5 goto t5
r0 += 1
t5:
r7 = 0x0 ll
r5 = 0x100000000 ll
r0 *= 3
if r7 s< r5 goto t6
r0 += 1
t6:
r7 = 0xffffffff ll
r5 = 0x80 ll
r0 *= 3
if r7 s< r5 goto t7
r0 += 1
t7:
r7 = 0x80000000ffffffff ll
r5 = 0xffffffff ll
r0 *= 3
if r7 s< r5 goto t8
r0 += 1
t8:
r7 = 0xfedcba9876543210 ll
r5 = 0x2 ll
r0 *= 3
if r7 s< r5 goto t9
r0 += 1
t9:
r7 = 0x5555555555555555 ll
r5 = 0x80000000 ll
r0 *= 3
if r7 s< r5 goto t10
r0 += 1
t10:
r7 = 0xffffffffffffffff ll
r5 = 0xfedcba9876543210 ll
r0 *= 3
if r7 s< r5 goto t11
r0 += 1
t11:
r7 = 0x1ffffffff ll
r5 = 0x7fffffff ll
r0 *= 3
if r7 s< r5 goto t12
r0 += 1
t12:
r7 = 0xfffffffffffffffe ll
r5 = 0x123456789abcdef0 ll
r0 *= 3
if r7 s< r5 goto t13
r0 += 1
t13:
r7 = 0x80 ll
r5 = 0xffffffffffffffff ll
r0 *= 3
if r7 s< r5 goto t14
r0 += 1
t14:
r7 = 0x7fffffff80000000 ll
r5 = 0xffffffff80000000 ll
r0 *= 3
if r7 s< r5 goto t15
r0 += 1
t15:
r7 = 0x80000000 ll
r5 = 0x1 ll
r0 *= 3
if r7 s< r5 goto t16
r0 += 1
t16:
r7 = 0x7fffffffffffffff ll
r5 = 0xfffffffffffffffe ll
r0 *= 3
if r7 s< r5 goto t17
r0 += 1
t17:
r7 = 0x123456789abcdef0 ll
r5 = 0x0 ll
r0 *= 3
if r7 s< r5 goto t18
r0 += 1
t18:
r7 = 0xffff7fff ll
r5 = 0xffffffff00000000 ll
r0 *= 3
if r7 s< r5 goto t19
r0 += 1
t19:
exit
-- result 8040da8

== slt32 constants r8, r2
-- asm
r0 = 0
r8 = 0x80 ll
r2 = 0xffffffff00000000 ll
r0 *= 3
if w8 s< w2 goto t0
r0 += 1
t0:
r8 = 0x7fffffff80000000 ll
r2 = 0x7fffffff80000000 ll
r0 *= 3
if w8 s< w2 goto t1
r0 += 1
t1:
r8 = 0x80000000 ll
r2 = 0x80000000ffffffff ll
r0 *= 3
if w8 s< w2 goto t2
r0 += 1
t2:
r8 = 0x7fffffffffffffff ll
r2 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if w8 s< w2 goto t3
r0 += 1
t3:
r8 = 0x123456789abcdef0 ll
r2 = 0x7fffffffffffffff ll
r0 *= 3
if w8 s< w2 goto t4
r0 += 1
t4:
r8 = 0xffff7fff ll
r2 = 0x5555555555555555 ll
r0 *= 3
if w8 s< w2 goto t5
r0 += 1
t5:
r8 = 0x1 ll
r2 = 0x8000000000000000 ll
r0 *= 3
if w8 s< w2 goto t6
r0 += 1
t6:
r8 = 0x100000000 ll
r2 = 0xffff7fff ll
r0 *= 3
if w8 s< w2 goto t7
r0 += 1
t7:
r8 = 0xffffffff00000000 ll
r2 = 0x1ffffffff ll
r0 *= 3
if w8 s< w2 goto t8
r0 += 1
t8:
r8 = 0x2 ll
r2 = 0x8000 ll
r0 *= 3
if w8 s< w2 goto t9
r0 += 1
t9:
r8 = 0xaaaaaaaaaaaaaaaa ll
r2 = 0x100000000 ll
r0 *= 3
if w8 s< w2 goto t10
r0 += 1
t10:
r8 = 0x7fffffff ll
r2 = 0x80 ll
r0 *= 3
if w8 s< w2 goto t11
r0 += 1
t11:
r8 = 0x8000000000000000 ll
r2 = 0xffffffff ll
r0 *= 3
if w8 s< w2 goto t12
r0 += 1
t12:
r8 = 0xffffffff80000000 ll
r2 = 0x2 ll
r0 *= 3
if w8 s< w2 goto t13
r0 += 1
t13:
r8 = 0x8000 ll
r2 = 0x80000000 ll
r0 *= 3
if w8 s< w2 goto t14
r0 += 1
t14:
r8 = 0x0 ll
r2 = 0xfedcba9876543210 ll
r0 *= 3
if w8 s< w2 goto t15
r0 += 1
t15:
r8 = 0xffffffff ll
r2 = 0x7fffffff ll
r0 *= 3
if w8 s< w2 goto t16
r0 += 1
t16:
r8 = 0x80000000ffffffff ll
r2 = 0x123456789abcdef0 ll
r0 *= 3
if w8 s< w2 goto t17
r0 += 1
t17:
r8 = 0xfedcba9876543210 ll
r2 = 0xffffffffffffffff ll
r0 *= 3
if w8 s< w2 goto t18
r0 += 1
t18:
r8 = 0x5555555555555555 ll
r2 = 0xffffffff80000000 ll
r0 *= 3
if w8 s< w2 goto t19
r0 += 1
t19:
exit
-- result 5f126350

== sle64 constants r9, r0
-- asm
r1 = 0
r9 = 0x8000 ll
r0 = 0xffffffff80000000 ll
r1 *= 3
if r9 s<= r0 goto t0
r1 += 1
t0:
r9 = 0x0 ll
r0 = 0x1 ll
r1 *= 3
if r9 s<= r0 goto t1
r1 += 1
t1:
r9 = 0xffffffff ll
r0 = 0xfffffffffffffffe ll
r1 *= 3
if r9 s<= r0 goto t2
r1 += 1
t2:
r9 = 0x80000000ffffffff ll
r0 = 0x0 ll
r1 *= 3
if r9 s<= r0 goto t3
r1 += 1
t3:
r9 = 0xfedcba9876543210 ll
r0 = 0xffffffff00000000 ll
r1 *= 3
if r9 s<= r0 goto t4
r1 += 1
t4:
r9 = 0x5555555555555555 ll
r0 = 0x7fffffff80000000 ll
r1 *= 3
if r9 s<= r0 goto t5
r1 += 1
t5:
r9 = 0xffffffffffffffff ll
r0 = 0x80000000ffffffff ll
r1 *= 3
if r9 s<= r0 goto t6
r1 += 1
t6:
r9 = 0x1ffffffff ll
r0 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if r9 s<= r0 goto t7
r1 += 1
t7:
r9 = 0xfffffffffffffffe ll
r0 = 0x7fffffffffffffff ll
r1 *= 3
if r9 s<= r0 goto t8
r1 += 1
t8:
r9 = 0x80 ll
r0 = 0x5555555555555555 ll
r1 *= 3
if r9 s<= r0 goto t9
r1 += 1
t9:
r9 = 0x7fffffff80000000 ll
r0 = 0x8000000000000000 ll
r1 *= 3
if r9 s<= r0 goto t10
r1 += 1
t10:
r9 = 0x80000000 ll
r0 = 0xffff7fff ll
r1 *= 3
if r9 s<= r0 goto t11
r1 += 1
t11:
r9 = 0x7fffffffffffffff ll
r0 = 0x1ffffffff ll
r1 *= 3
if r9 s<= r0 goto t12
r1 += 1
t12:
r9 = 0x123456789abcdef0 ll
r0 = 0x8000 ll
r1 *= 3
if r9 s<= r0 goto t13
r1 += 1
t13:
r9 = 0xffff7fff ll
r0 = 0x100000000 ll
r1 *= 3
if r9 s<= r0 goto t14
r1 += 1
t14:
r9 = 0x1 ll
r0 = 0x80 ll
r1 *= 3
if r9 s<= r0 goto t15
r1 += 1
t15:
r9 = 0x100000000 ll
r0 = 0xffffffff ll
r1 *= 3
if r9 s<= r0 goto t16
r1 += 1
t16:
r9 = 0xffffffff00000000 ll
r0 = 0x2 ll
r1 *= 3
if r9 s<= r0 goto t17
r1 += 1
t17:
r9 = 0x2 ll
r0 = 0x80000000 ll
r1 *= 3
if r9 s<= r0 goto t18
r1 += 1
t18:
r9 = 0xaaaaaaaaaaaaaaaa ll
r0 = 0xfedcba9876543210 ll
r1 *= 3
if r9 s<= r0 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result 4d1a01c4

== sle32 constants r0, r6
-- asm
r1 = 0
r0 = 0xffff7fff ll
r6 = 0xfedcba9876543210 ll
r1 *= 3
if w0 s<= w6 goto t0
r1 += 1
t0:
r0 = 0x1 ll
r6 = 0x7fffffff ll
r1 *= 3
if w0 s<= w6 goto t1
r1 += 1
t1:
r0 = 0x100000000 ll
r6 = 0x123456789abcdef0 ll
r1 *= 3
if w0 s<= w6 goto t2
r1 += 1
t2:
r0 = 0xffffffff00000000 ll
r6 = 0xffffffffffffffff ll
r1 *= 3
if w0 s<= w6 goto t3
r1 += 1
t3:
r0 = 0x2 ll
r6 = 0xffffffff80000000 ll
r1 *= 3
if w0 s<= w6 goto t4
r1 += 1
t4:
r0 = 0xaaaaaaaaaaaaaaaa ll
r6 = 0x1 ll
r1 *= 3
if w0 s<= w6 goto t5
r1 += 1
t5:
r0 = 0x7fffffff ll
r6 = 0xfffffffffffffffe ll
r1 *= 3
if w0 s<= w6 goto t6
r1 += 1
t6:
r0 = 0x8000000000000000 ll
r6 = 0x0 ll
r1 *= 3
if w0 s<= w6 goto t7
r1 += 1
t7:
r0 = 0xffffffff80000000 ll
r6 = 0xffffffff00000000 ll
r1 *= 3
if w0 s<= w6 goto t8
r1 += 1
t8:
r0 = 0x8000 ll
r6 = 0x7fffffff80000000 ll
r1 *= 3
if w0 s<= w6 goto t9
r1 += 1
t9:
r0 = 0x0 ll
r6 = 0x80000000ffffffff ll
r1 *= 3
if w0 s<= w6 goto t10
r1 += 1
t10:
r0 = 0xffffffff ll
r6 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if w0 s<= w6 goto t11
r1 += 1
t11:
r0 = 0x80000000ffffffff ll
r6 = 0x7fffffffffffffff ll
r1 *= 3
if w0 s<= w6 goto t12
r1 += 1
t12:
r0 = 0xfedcba9876543210 ll
r6 = 0x5555555555555555 ll
r1 *= 3
if w0 s<= w6 goto t13
r1 += 1
t13:
r0 = 0x5555555555555555 ll
r6 = 0x8000000000000000 ll
r1 *= 3
if w0 s<= w6 goto t14
r1 += 1
t14:
r0 = 0xffffffffffffffff ll
r6 = 0xffff7fff ll
r1 *= 3
if w0 s<= w6 goto t15
r1 += 1
t15:
r0 = 0x1ffffffff ll
r6 = 0x1ffffffff ll
r1 *= 3
if w0 s<= w6 goto t16
r1 += 1
t16:
r0 = 0xfffffffffffffffe ll
r6 = 0x8000 ll
r1 *= 3
if w0 s<= w6 goto t17
r1 += 1
t17:
r0 = 0x80 ll
r6 = 0x100000000 ll
r1 *= 3
if w0 s<= w6 goto t18
r1 += 1
t18:
r0 = 0x7fffffff80000000 ll
r6 = 0x80 ll
r1 *= 3
if w0 s<= w6 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result b37f48f

== set64 constants r1, r3
-- asm
r0 = 0
r1 = 0x5555555555555555 ll
r3 = 0x80 ll
r0 *= 3
if r1 & r3 goto t0
r0 += 1
t0:
r1 = 0xffffffffffffffff ll
r3 = 0xffffffff ll
r0 *= 3
if r1 & r3 goto t1
r0 += 1
t1:
r1 = 0x1ffffffff ll
r3 = 0x2 ll
r0 *= 3
if r1 & r3 goto t2
r0 += 1
t2:
r1 = 0xfffffffffffffffe ll
r3 = 0x80000000 ll
r0 *= 3
if r1 & r3 goto t3
r0 += 1
t3:
r1 = 0x80 ll
r3 = 0xfedcba9876543210 ll
r0 *= 3
if r1 & r3 goto t4
r0 += 1
t4:
r1 = 0x7fffffff80000000 ll
r3 = 0x7fffffff ll
r0 *= 3
if r1 & r3 goto t5
r0 += 1
t5:
r1 = 0x80000000 ll
r3 = 0x123456789abcdef0 ll
r0 *= 3
if r1 & r3 goto t6
r0 += 1
t6:
r1 = 0x7fffffffffffffff ll
r3 = 0xffffffffffffffff ll
r0 *= 3
if r1 & r3 goto t7
r0 += 1
t7:
r1 = 0x123456789abcdef0 ll
r3 = 0xffffffff80000000 ll
r0 *= 3
if r1 & r3 goto t8
r0 += 1
t8:
r1 = 0xffff7fff ll
r3 = 0x1 ll
r0 *= 3
if r1 & r3 goto t9
r0 += 1
t9:
r1 = 0x1 ll
r3 = 0xfffffffffffffffe ll
r0 *= 3
if r1 & r3 goto t10
r0 += 1
t10:
r1 = 0x100000000 ll
r3 = 0x0 ll
r0 *= 3
if r1 & r3 goto t11
r0 += 1
t11:
r1 = 0xffffffff00000000 ll
r3 = 0xffffffff00000000 ll
r0 *= 3
if r1 & r3 goto t12
r0 += 1
t12:
r1 = 0x2 ll
r3 = 0x7fffffff80000000 ll
r0 *= 3
if r1 & r3 goto t13
r0 += 1
t13:
r1 = 0xaaaaaaaaaaaaaaaa ll
r3 = 0x80000000ffffffff ll
r0 *= 3
if r1 & r3 goto t14
r0 += 1
t14:
r1 = 0x7fffffff ll
r3 = 0xaaaaaaaaaaaaaaaa ll
r0 *= 3
if r1 & r3 goto t15
r0 += 1
t15:
r1 = 0x8000000000000000 ll
r3 = 0x7fffffffffffffff ll
r0 *= 3
if r1 & r3 goto t16
r0 += 1
t16:
r1 = 0xffffffff80000000 ll
r3 = 0x5555555555555555 ll
r0 *= 3
if r1 & r3 goto t17
r0 += 1
t17:
r1 = 0x8000 ll
r3 = 0x8000000000000000 ll
r0 *= 3
if r1 & r3 goto t18
r0 += 1
t18:
r1 = 0x0 ll
r3 = 0xffff7fff ll
r0 *= 3
if r1 & r3 goto t19
r0 += 1
t19:
exit
-- result 466b0b3b

== set32 constants r2, r0
-- asm
r1 = 0
r2 = 0xaaaaaaaaaaaaaaaa ll
r0 = 0xffff7fff ll
r1 *= 3
if w2 & w0 goto t0
r1 += 1
t0:
r2 = 0x7fffffff ll
r0 = 0x1ffffffff ll
r1 *= 3
if w2 & w0 goto t1
r1 += 1
t1:
r2 = 0x8000000000000000 ll
r0 = 0x8000 ll
r1 *= 3
if w2 & w0 goto t2
r1 += 1
t2:
r2 = 0xffffffff80000000 ll
r0 = 0x100000000 ll
r1 *= 3
if w2 & w0 goto t3
r1 += 1
t3:
r2 = 0x8000 ll
r0 = 0x80 ll
r1 *= 3
if w2 & w0 goto t4
r1 += 1
t4:
r2 = 0x0 ll
r0 = 0xffffffff ll
r1 *= 3
if w2 & w0 goto t5
r1 += 1
t5:
r2 = 0xffffffff ll
r0 = 0x2 ll
r1 *= 3
if w2 & w0 goto t6
r1 += 1
t6:
r2 = 0x80000000ffffffff ll
r0 = 0x80000000 ll
r1 *= 3
if w2 & w0 goto t7
r1 += 1
t7:
r2 = 0xfedcba9876543210 ll
r0 = 0xfedcba9876543210 ll
r1 *= 3
if w2 & w0 goto t8
r1 += 1
t8:
r2 = 0x5555555555555555 ll
r0 = 0x7fffffff ll
r1 *= 3
if w2 & w0 goto t9
r1 += 1
t9:
r2 = 0xffffffffffffffff ll
r0 = 0x123456789abcdef0 ll
r1 *= 3
if w2 & w0 goto t10
r1 += 1
t10:
r2 = 0x1ffffffff ll
r0 = 0xffffffffffffffff ll
r1 *= 3
if w2 & w0 goto t11
r1 += 1
t11:
r2 = 0xfffffffffffffffe ll
r0 = 0xffffffff80000000 ll
r1 *= 3
if w2 & w0 goto t12
r1 += 1
t12:
r2 = 0x80 ll
r0 = 0x1 ll
r1 *= 3
if w2 & w0 goto t13
r1 += 1
t13:
r2 = 0x7fffffff80000000 ll
r0 = 0xfffffffffffffffe ll
r1 *= 3
if w2 & w0 goto t14
r1 += 1
t14:
r2 = 0x80000000 ll
r0 = 0x0 ll
r1 *= 3
if w2 & w0 goto t15
r1 += 1
t15:
r2 = 0x7fffffffffffffff ll
r0 = 0xffffffff00000000 ll
r1 *= 3
if w2 & w0 goto t16
r1 += 1
t16:
r2 = 0x123456789abcdef0 ll
r0 = 0x7fffffff80000000 ll
r1 *= 3
if w2 & w0 goto t17
r1 += 1
t17:
r2 = 0xffff7fff ll
r0 = 0x80000000ffffffff ll
r1 *= 3
if w2 & w0 goto t18
r1 += 1
t18:
r2 = 0x1 ll
r0 = 0xaaaaaaaaaaaaaaaa ll
r1 *= 3
if w2 & w0 goto t19
r1 += 1
t19:
r0 = r1
exit
-- result b674e2e
