# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== load u8 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(u8 *)(r0 + 0)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(u8 *)(r3 + 5)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(u8 *)(r1 + 11)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(u8 *)(r4 + 16)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(u8 *)(r2 + 22)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(u8 *)(r5 + 27)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(u8 *)(r3 + 33)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(u8 *)(r6 + 38)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(u8 *)(r4 + 44)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(u8 *)(r7 + 49)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(u8 *)(r5 + 5)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(u8 *)(r0 + 10)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(u8 *)(r6 + 16)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(u8 *)(r1 + 21)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(u8 *)(r7 + 27)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(u8 *)(r2 + 32)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result f4d2faf24de825e0

== load u8 r8 from r8
-- asm
r8 = r1
r8 = *(u8 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d2

== load u8 r9 from r9
-- asm
r9 = r1
r9 = *(u8 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d2

== load u8 r8 from r9
-- asm
r9 = r1
r8 = *(u8 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d2

== load u8 r9 from r8
-- asm
r8 = r1
r9 = *(u8 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d2

== load u16 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(u16 *)(r0 + 30)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(u16 *)(r3 + 35)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(u16 *)(r1 + 41)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(u16 *)(r4 + 46)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(u16 *)(r2 + 2)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(u16 *)(r5 + 7)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(u16 *)(r3 + 13)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(u16 *)(r6 + 18)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(u16 *)(r4 + 24)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(u16 *)(r7 + 29)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(u16 *)(r5 + 35)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(u16 *)(r0 + 40)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(u16 *)(r6 + 46)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(u16 *)(r1 + 1)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(u16 *)(r7 + 7)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(u16 *)(r2 + 12)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 2eefa4d0626d1ef6

== load u16 r8 from r8
-- asm
r8 = r1
r8 = *(u16 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result f7d2

== load u16 r9 from r9
-- asm
r9 = r1
r9 = *(u16 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result f7d2

== load u16 r8 from r9
-- asm
r9 = r1
r8 = *(u16 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result f7d2

== load u16 r9 from r8
-- asm
r8 = r1
r9 = *(u16 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result f7d2

== load u32 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(u32 *)(r0 + 10)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(u32 *)(r3 + 15)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(u32 *)(r1 + 21)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(u32 *)(r4 + 26)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(u32 *)(r2 + 32)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(u32 *)(r5 + 37)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(u32 *)(r3 + 43)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(u32 *)(r6 + 48)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(u32 *)(r4 + 4)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(u32 *)(r7 + 9)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(u32 *)(r5 + 15)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(u32 *)(r0 + 20)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(u32 *)(r6 + 26)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(u32 *)(r1 + 31)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(u32 *)(r7 + 37)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(u32 *)(r2 + 42)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 6e2394c704e8dbf8

== load u32 r8 from r8
-- asm
r8 = r1
r8 = *(u32 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load u32 r9 from r9
-- asm
r9 = r1
r9 = *(u32 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load u32 r8 from r9
-- asm
r9 = r1
r8 = *(u32 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load u32 r9 from r8
-- asm
r8 = r1
r9 = *(u32 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load u64 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(u64 *)(r0 + 40)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(u64 *)(r3 + 45)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(u64 *)(r1 + 1)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(u64 *)(r4 + 6)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(u64 *)(r2 + 12)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(u64 *)(r5 + 17)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(u64 *)(r3 + 23)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(u64 *)(r6 + 28)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(u64 *)(r4 + 34)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(u64 *)(r7 + 39)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(u64 *)(r5 + 45)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(u64 *)(r0 + 0)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(u64 *)(r6 + 6)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(u64 *)(r1 + 11)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(u64 *)(r7 + 17)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(u64 *)(r2 + 22)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 231919c42b1bd256

== load u64 r8 from r8
-- asm
r8 = r1
r8 = *(u64 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d5b08b66411cf7d2

== load u64 r9 from r9
-- asm
r9 = r1
r9 = *(u64 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d5b08b66411cf7d2

== load u64 r8 from r9
-- asm
r9 = r1
r8 = *(u64 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d5b08b66411cf7d2

== load u64 r9 from r8
-- asm
r8 = r1
r9 = *(u64 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result d5b08b66411cf7d2

== load s8 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(s8 *)(r0 + 20)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(s8 *)(r3 + 25)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(s8 *)(r1 + 31)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(s8 *)(r4 + 36)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(s8 *)(r2 + 42)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(s8 *)(r5 + 47)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(s8 *)(r3 + 3)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(s8 *)(r6 + 8)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(s8 *)(r4 + 14)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(s8 *)(r7 + 19)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(s8 *)(r5 + 25)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(s8 *)(r0 + 30)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(s8 *)(r6 + 36)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(s8 *)(r1 + 41)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(s8 *)(r7 + 47)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(s8 *)(r2 + 2)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 4ca447b34b24a196

== load s8 r8 from r8
-- asm
r8 = r1
r8 = *(s8 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result ffffffffffffffd2

== load s8 r9 from r9
-- asm
r9 = r1
r9 = *(s8 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result ffffffffffffffd2

== load s8 r8 from r9
-- asm
r9 = r1
r8 = *(s8 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result ffffffffffffffd2

== load s8 r9 from r8
-- asm
r8 = r1
r9 = *(s8 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result ffffffffffffffd2

== load s16 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(s16 *)(r0 + 0)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(s16 *)(r3 + 5)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(s16 *)(r1 + 11)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(s16 *)(r4 + 16)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(s16 *)(r2 + 22)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(s16 *)(r5 + 27)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(s16 *)(r3 + 33)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(s16 *)(r6 + 38)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(s16 *)(r4 + 44)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(s16 *)(r7 + 49)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(s16 *)(r5 + 5)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(s16 *)(r0 + 10)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(s16 *)(r6 + 16)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(s16 *)(r1 + 21)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(s16 *)(r7 + 27)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(s16 *)(r2 + 32)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 64161c30ebfa25e0

== load s16 r8 from r8
-- asm
r8 = r1
r8 = *(s16 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result fffffffffffff7d2

== load s16 r9 from r9
-- asm
r9 = r1
r9 = *(s16 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result fffffffffffff7d2

== load s16 r8 from r9
-- asm
r9 = r1
r8 = *(s16 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result fffffffffffff7d2

== load s16 r9 from r8
-- asm
r8 = r1
r9 = *(s16 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result fffffffffffff7d2

== load s32 into r0..r7, base the same or another
-- asm
r9 = r1
r8 = 0
r0 = r9
r0 = *(s32 *)(r0 + 30)
r8 *= 1000003
r8 += r0
r3 = r9
r0 = *(s32 *)(r3 + 35)
r8 *= 1000003
r8 += r0
r1 = r9
r1 = *(s32 *)(r1 + 41)
r8 *= 1000003
r8 += r1
r4 = r9
r1 = *(s32 *)(r4 + 46)
r8 *= 1000003
r8 += r1
r2 = r9
r2 = *(s32 *)(r2 + 2)
r8 *= 1000003
r8 += r2
r5 = r9
r2 = *(s32 *)(r5 + 7)
r8 *= 1000003
r8 += r2
r3 = r9
r3 = *(s32 *)(r3 + 13)
r8 *= 1000003
r8 += r3
r6 = r9
r3 = *(s32 *)(r6 + 18)
r8 *= 1000003
r8 += r3
r4 = r9
r4 = *(s32 *)(r4 + 24)
r8 *= 1000003
r8 += r4
r7 = r9
r4 = *(s32 *)(r7 + 29)
r8 *= 1000003
r8 += r4
r5 = r9
r5 = *(s32 *)(r5 + 35)
r8 *= 1000003
r8 += r5
r0 = r9
r5 = *(s32 *)(r0 + 40)
r8 *= 1000003
r8 += r5
r6 = r9
r6 = *(s32 *)(r6 + 46)
r8 *= 1000003
r8 += r6
r1 = r9
r6 = *(s32 *)(r1 + 1)
r8 *= 1000003
r8 += r6
r7 = r9
r7 = *(s32 *)(r7 + 7)
r8 *= 1000003
r8 += r7
r2 = r9
r7 = *(s32 *)(r2 + 12)
r8 *= 1000003
r8 += r7
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result a2bc44d447a31ef6

== load s32 r8 from r8
-- asm
r8 = r1
r8 = *(s32 *)(r8 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load s32 r9 from r9
-- asm
r9 = r1
r9 = *(s32 *)(r9 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load s32 r8 from r9
-- asm
r9 = r1
r8 = *(s32 *)(r9 + 9)
r0 = r8
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2

== load s32 r9 from r8
-- asm
r8 = r1
r9 = *(s32 *)(r8 + 9)
r0 = r9
exit
-- mem
85aacff4193e6388add2f71c41668bb0d5fa1f44698eb3d8fd22476c91b6db00
254a6f94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0
-- result 411cf7d2
