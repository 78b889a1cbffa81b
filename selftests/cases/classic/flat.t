# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== length on the wire
-- cbpf
ld len
ret a
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb wire_len=1500
-- result 5dc

== but loads see what was captured
-- cbpf
ld len
jgt #1000, on
ret #2
on: ldb [64]
ret #1
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb wire_len=1500
-- result 0

== length of all
-- cbpf
ld len
ret a
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 40

== empty packet
-- cbpf
ldb [0]
ret #1
-- type flat
-- result 0

== empty packet, no load
-- cbpf
ld len
add #5
ret a
-- type flat
-- result 5

== offsets of headers are unsigned
-- cbpf
ldb [0xfff00000]
ret #1
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0
