# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# What filters are made of: swapped constants, masks, checks of the length that others decide, equal ends.

== u16 == constant: equal
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
w1 = w0
r0 = 1
if w1 == 2048 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 == constant: low bit
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
w1 = w0
r0 = 1
if w1 == 2049 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 == constant: high bit
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
w1 = w0
r0 = 1
if w1 == 34816 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16: swapped where it must be, compared where not
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
w7 = w0
if w0 == 2048 goto +2
r0 = 1
exit
if w7 > 2047 goto +2
r0 = 2
exit
w0 = w7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 800

== u32 == constant: equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 == -1091630591 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 == constant: low bit
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 == -1091630592 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 == constant: high bit
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 == 1055853057 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32: swapped where it must be, compared where not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w7 = w0
if w0 == -1091630591 goto +2
r0 = 1
exit
if w7 > -1091630592 goto +2
r0 = 2
exit
w0 = w7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result beef0a01

== u32 & ff000000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -16777216
w1 = w0
r0 = 1
if w1 == -1107296256 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ff000000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -16777216
w1 = w0
r0 = 1
if w1 == -1090519040 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & ff000000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -16777216 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ffff0000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -65536
w1 = w0
r0 = 1
if w1 == -1091633152 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ffff0000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -65536
w1 = w0
r0 = 1
if w1 == -1091698688 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & ffff0000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ffffff00 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -256
w1 = w0
r0 = 1
if w1 == -1091630592 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ffffff00 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -256
w1 = w0
r0 = 1
if w1 == -1091630336 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & ffffff00 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -256 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & fffff000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -4096
w1 = w0
r0 = 1
if w1 == -1091633152 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & fffff000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -4096
w1 = w0
r0 = 1
if w1 == -1091629056 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & fffff000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -4096 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ffff00 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16776960
w1 = w0
r0 = 1
if w1 == 15665664 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ffff00 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16776960
w1 = w0
r0 = 1
if w1 == 15665920 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 00ffff00 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 16776960 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 000000ff == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 255
w1 = w0
r0 = 1
if w1 == 1 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 000000ff == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 255
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 000000ff != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 255 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0000ffff == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 65535
w1 = w0
r0 = 1
if w1 == 2561 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0000ffff == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 65535
w1 = w0
r0 = 1
if w1 == 2560 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 0000ffff != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 65535 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ffffff == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16777215
w1 = w0
r0 = 1
if w1 == 15665665 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ffffff == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16777215
w1 = w0
r0 = 1
if w1 == 15665664 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 00ffffff != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 16777215 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & fffffff0 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -16
w1 = w0
r0 = 1
if w1 == -1091630592 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & fffffff0 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -16
w1 = w0
r0 = 1
if w1 == -1091630576 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & fffffff0 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -16 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ff0000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16711680
w1 = w0
r0 = 1
if w1 == 15663104 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 00ff0000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 16711680
w1 = w0
r0 = 1
if w1 == 15597568 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 00ff0000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 16711680 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0ff00000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 267386880
w1 = w0
r0 = 1
if w1 == 249561088 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0ff00000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 267386880
w1 = w0
r0 = 1
if w1 == 250609664 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 0ff00000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 267386880 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0000fff0 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 65520
w1 = w0
r0 = 1
if w1 == 2560 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 0000fff0 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 65520
w1 = w0
r0 = 1
if w1 == 2576 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 0000fff0 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 65520 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 80000001 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -2147483647
w1 = w0
r0 = 1
if w1 == -2147483647 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 80000001 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -2147483647
w1 = w0
r0 = 1
if w1 == -2147483648 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 80000001 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -2147483647 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 01fe0000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 33423360
w1 = w0
r0 = 1
if w1 == 15597568 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 01fe0000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 33423360
w1 = w0
r0 = 1
if w1 == 15466496 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 01fe0000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 33423360 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 000007ff == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 2047
w1 = w0
r0 = 1
if w1 == 513 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & 000007ff == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 2047
w1 = w0
r0 = 1
if w1 == 512 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & 000007ff != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & 2047 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ff800000 == : equal
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -8388608
w1 = w0
r0 = 1
if w1 == -1098907648 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u32 & ff800000 == : not
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= -8388608
w1 = w0
r0 = 1
if w1 == -1107296256 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u32 & ff800000 != 0
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w1 = w0
r0 = 1
if w1 & -8388608 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 1fff != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 8191 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 1fff == 0000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 8191
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 1fff == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 8191
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 4000 != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 16384 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 4000 == 4000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 16384
w1 = w0
r0 = 1
if w1 == 16384 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 4000 == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 16384
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 00ff != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 255 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 00ff == 0000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 255
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 00ff == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 255
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & ff00 != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 65280 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & ff00 == 4000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 65280
w1 = w0
r0 = 1
if w1 == 16384 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & ff00 == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 65280
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 0ff0 != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 4080 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 0ff0 == 0000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 4080
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 0ff0 == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 4080
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 2000 != 0
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 & 8192 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== u16 & 2000 == 0000
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 8192
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== u16 & 2000 == a bit outside
-- asm
r6 = r1
r0 = *(u16 *)skb[20]
w0 &= 8192
w1 = w0
r0 = 1
if w1 == 65536 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== mask with bits that or sets
-- asm
r6 = r1
r0 = *(u32 *)skb[24]
w0 &= 0xffff00
w0 |= 0x11000000
w1 = w0
r0 = 1
if w1 == 300878336 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== xor of swapped values
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
w0 ^= 0x0800
w1 = w0
r0 = 1
if w1 == 0 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== two fields equal
-- asm
r6 = r1
r0 = *(u16 *)skb[14]
w7 = w0
r0 = *(u16 *)skb[14]
w1 = w0
r0 = 1
if w1 == w7 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1

== two fields differ in one byte
-- asm
r6 = r1
r0 = *(u16 *)skb[16]
w7 = w0
r0 = *(u16 *)skb[20]
w1 = w0
r0 = 1
if w1 == w7 goto +1
r0 = 2
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 2

== one length for three loads, 0 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem

-- result 0

== growing offsets, 0 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem

-- result 0

== one length for three loads, 13 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff08
-- result 0

== growing offsets, 13 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff08
-- result 0

== one length for three loads, 14 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff0800
-- result 0

== growing offsets, 14 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff0800
-- result 0

== one length for three loads, 15 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045
-- result 0

== growing offsets, 15 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045
-- result 0

== one length for three loads, 29 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a0102
-- result 0

== growing offsets, 29 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a0102
-- result 840

== one length for three loads, 30 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203
-- result a010a48

== growing offsets, 30 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203
-- result 840

== one length for three loads, 31 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0
-- result a010a48

== growing offsets, 31 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0
-- result 840

== one length for three loads, 32 bytes
-- asm
r6 = r1
r0 = *(u32 *)skb[26]
r7 = r0
r0 = *(u16 *)skb[12]
r7 += r0
r0 = *(u8 *)skb[14]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result a010a48

== growing offsets, 32 bytes
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
r7 = r0
r0 = *(u8 *)skb[20]
r0 += r7
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 840

== header length, then ports, 15 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045
-- result 0

== header length, then ports, 33 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a800
-- result 0

== header length, then ports, 34 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a80050
-- result 0

== header length, then ports, 35 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8005001
-- result 0

== header length, then ports, 36 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8005001bb
-- result 0

== header length, then ports, 40 bytes
-- asm
r6 = r1
r0 = *(u8 *)skb[14]
w0 &= 15
w0 <<= 2
w7 = w0
r0 = *(u16 *)skb[r7 + 16]
r8 = r0
r0 = *(u16 *)skb[r7 + 14]
r0 += r8
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8005001bb09090909
-- result ac4

== offset 0xfffffffe, which wraps
-- asm
r6 = r1
w7 = -2
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 800

== offset 0xfffffff1, which wraps
-- asm
r6 = r1
w7 = -15
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 0

== offset 0xfffffff2, which wraps
-- asm
r6 = r1
w7 = -14
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1122

== offset 0x11, which wraps
-- asm
r6 = r1
w7 = 17
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 0

== offset 0x10, which wraps
-- asm
r6 = r1
w7 = 16
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result c0a8

== offset 0x7fffffff, which wraps
-- asm
r6 = r1
w7 = 2147483647
r0 = *(u16 *)skb[r7 + 14]
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 0

== equal compares on two ways
-- asm
r6 = r1
r0 = *(u16 *)skb[12]
if w0 == 0x800 goto ip
r0 = *(u32 *)skb[4]
w0 &= 0xffffff00
if w0 == 0x0a010200 goto yes
goto no
ip:
r0 = *(u32 *)skb[26]
w0 &= 0xffffff00
if w0 == 0x0a010200 goto yes
no:
r0 = 7
exit
yes:
r0 = 9
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 9

== equal ends of returns
-- asm
r0 = 5
if r2 > 31 goto a
if r2 > 8 goto b
r0 = 3
w0 *= 7
w0 += 1
exit
a:
r0 = 4
w0 *= 7
w0 += 1
exit
b:
r0 = 4
w0 *= 7
w0 += 1
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 1d

== a value between limits that others set
-- asm
r0 = 1
if r2 > 40 goto out
if r2 < 20 goto out
r0 = 2
if r2 > 50 goto out
r0 = 3
if r2 < 20 goto out
r0 = 4
if r2 == 60 goto out
r0 = 5
if r2 != 32 goto out
r0 = 6
if r2 < 32 goto out
r0 = 7
out:
exit
-- mem
112233445566aabbccddeeff080045000054123440004006beef0a010203c0a8
-- result 7
