# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Found by random filters: ir_guard() decided a comparison and wrote one half of it where the instructions had just been
# moved from. Whether they move there depends on their number.

== a decided comparison at the growth of an array
-- cbpf
16,128 0 0 0,20 0 0 286,53 7 3 9,40 0 0 1,96 0 0 11,40 0 0 4293918713,0 0 0 2172957847,1 0 0 172,53 4 0 104,148 0 0 243,45 4 0 55,116 0 0 31,32 0 0 16,0 0 0 138,0 0 0 8,6 0 0 82
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19
-- skb wire_len=400
-- result 52

== the same with a divisor that cannot be 0
-- cbpf
11,28 0 0 32,129 0 0 0,132 0 0 0,172 0 0 1,37 4 2 127,1 0 0 16,108 0 0 3,21 2 2 4278190080,1 0 0 2,156 0 0 32,6 0 0 7
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19
-- skb wire_len=200
-- result 7
