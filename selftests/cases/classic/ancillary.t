# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== proto
-- cbpf
ld #3
ld proto
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb protocol=0x86dd
-- result 86dd

== proto as byte and half word
-- cbpf
ldb proto
tax
ldh proto
sub x
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb protocol=0x86dd
-- result 86dd

== type
-- cbpf
ld #3
ld type
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb pkttype=4
-- result 4

== type as byte and half word
-- cbpf
ldb type
tax
ldh type
sub x
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb pkttype=4
-- result 4

== ifidx
-- cbpf
ld #3
ld ifidx
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb ifindex=7
-- result 7

== mark
-- cbpf
ld #3
ld mark
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb mark=0xdeadbeef
-- result deadbeef

== queue
-- cbpf
ld #3
ld queue
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb queue=0xffff
-- result ffff

== queue as byte and half word
-- cbpf
ldb queue
tax
ldh queue
sub x
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb queue=0xffff
-- result ffff

== hatype
-- cbpf
ld #3
ld hatype
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb hatype=772,ifindex=3
-- result 304

== rxhash
-- cbpf
ld #3
ld rxhash
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb hash=0x89abcdef
-- result 89abcdef

== cpu
-- cbpf
ld #3
ld cpu
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb cpu=41
-- result 29

== vlan_tci
-- cbpf
ld #3
ld vlan_tci
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb vlan_tci=0xefff
-- result efff

== vlan_avail
-- cbpf
ld #3
ld vlan_avail
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb vlan_present=1
-- result 1

== vlan_tpid
-- cbpf
ld #3
ld vlan_tpid
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb vlan_proto=0x88a8
-- result 88a8

== rand
-- cbpf
ld #3
ld rand
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb random=0xfedcba98
-- result fedcba98

== no tag of a VLAN
-- cbpf
ld vlan_avail
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0

== proto comes from the frame
-- cbpf
ld proto
ret a
-- mem
00 00 00 00 00 01 00 00 00 00 00 02 08 00 00 00
00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
00 00
-- result 800

== proto compared, the constant is not swapped twice
-- cbpf
ld proto
jeq #0x800, ip, no
ip: ret #1
no: ret #2
-- mem
00 00 00 00 00 01 00 00 00 00 00 02 08 00 00 00
00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
00 00
-- result 1

== exclusive or with X
-- cbpf
ld #0xf0f0f0f0
ldx #0xff00ff00
ld xor_x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result ff00ff0

== X stays over ancillary loads
-- cbpf
ldx #0x1234
ld cpu
ld rand
ld mark
txa
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 1234

== scratch memory and X stay over the calls
-- cbpf
ldx #5
ld #9
st M[3]
ld poff
ld rand
ld cpu
ld M[3]
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result e

== index without a device ends with A
-- cbpf
ld #9
ld ifidx
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 9

== type without a device ends with A
-- cbpf
ld #9
ldh hatype
ret #1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb ifindex=0,hatype=0
-- result 9

== type 0 of a device
-- cbpf
ld #9
ld hatype
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- skb ifindex=1
-- result 0

== length
-- cbpf
ld len
ldx len
add x
ret a
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 80

== no such data
-- cbpf
ld [0xfffff040]
ret a
-- error BAD_IMM

== between two of them
-- cbpf
ld [0xfffff002]
ret a
-- error BAD_IMM

== none in a flat filter, the load is far outside
-- cbpf
ld proto
ret #1
-- type flat
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 0
