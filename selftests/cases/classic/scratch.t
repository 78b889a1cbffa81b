# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Registers of the filter, scratch words and the length, which lie in registers of the machine or on the stack.
== the length stays what it is, whatever scratch words there are
-- cbpf
ld #5
st M[0]
st M[1]
st M[2]
ld len
st M[3]
ld #7
st M[0]
ld len
ldx M[3]
sub x
ldx M[0]
add x
ret a
-- type flat
-- mem
1011121314
-- result 7

== words that were not written are 0
-- cbpf
ld M[3]
ldx M[14]
add x
add #1
ret a
-- type flat
-- mem
10
-- result 1

== word that one way alone has written
-- cbpf
ldb [0]
jeq #0x10, go, set
set: ld #9
st M[7]
go: ld M[7]
add #1
ret a
-- type flat
-- mem
10
-- result 1

== X is 0 at first
-- cbpf
ld #3
add x
ret a
-- type flat
-- mem
10
-- result 3

== load at X, up to the last byte
-- cbpf
ldx #2
ldh [x + 0]
ret a
-- type flat
-- mem
10111213
-- result 1213

== load at a computed X, up to the last byte
-- cbpf
ldb [0]
tax
ldb [x + 0xfffffff3]
ret a
-- type flat
-- mem
10111213
-- result 0

== load at X from a word of the packet, up to the last byte
-- cbpf
ld [0]
tax
ldb [x + 1]
ret a
-- type flat
-- mem
0000000405060708
-- result 6

== load at X from a word of the packet, the last byte
-- cbpf
ld [0]
tax
ldb [x + 3]
ret a
-- type flat
-- mem
0000000405060708
-- result 8

== load at X from a word of the packet, the last word
-- cbpf
ld [0]
tax
ld [x + 0]
ret a
-- type flat
-- mem
0000000405060708
-- result 5060708
