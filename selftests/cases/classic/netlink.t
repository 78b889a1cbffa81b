# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== the first
-- cbpf
ld #0
ldx #1
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== behind one with padding
-- cbpf
ld #0
ldx #2
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3f0

== none of that type
-- cbpf
ld #0
ldx #3
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== the last, without content
-- cbpf
ld #0
ldx #9
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3fc

== from an offset on
-- cbpf
ld #8
ldx #2
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3f0

== not before the offset
-- cbpf
ld #8
ldx #1
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== no room for a header
-- cbpf
ld #21
ldx #9
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== offset beyond the packet
-- cbpf
ld #25
ldx #1
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== nested
-- cbpf
ld #8
ldx #3
ld nlan
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3f4

== nested, the wrong type
-- cbpf
ld #8
ldx #1
ld nlan
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== in one without content
-- cbpf
ld #20
ldx #9
ld nlan
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== nested in one that is too long
-- cbpf
ld #0
ldx #3
ld nlan
add #1000
ret a
-- mem
c8 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== length below its own header
-- cbpf
ld #0
ldx #2
ld nla
add #1000
ret a
-- mem
03 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8

== packet that is not linear
-- cbpf
ld #0
ldx #2
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- skb linear=20
-- result 3e8

== flags are no part of the type
-- cbpf
ld #0
ldx #32770
ld nla
add #1000
ret a
-- mem
05 00 01 00 ee 00 00 00 0c 00 02 80 08 00 03 00
01 02 03 04 04 00 09 00
-- result 3e8
