# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Offsets of socket filters that are below the packet, as numbers or sums, must not be taken for ones near its end.
== one byte below
-- cbpf
ldx #0xffffffff
ldb [x + 0]
ret #1
-- mem
10111213
-- result 0

== a word that ends in the packet
-- cbpf
ldb [0]
sub #0x13
tax
ld [x + 0]
ret #1
-- mem
10111213
-- result 0
