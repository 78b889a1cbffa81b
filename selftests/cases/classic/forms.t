# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== tcpdump -ddd
-- cbpf
3
40 0 0 12
22 0 0 0
6 0 0 1
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 1c1d

== iptables
-- cbpf
2,40 0 0 12,22 0 0 0
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 1c1d

== C initializer
-- cbpf
{ 0x28, 0, 0, 0x0000000c },
{ 0x16, 0, 0, 0x00000000 },
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 1c1d

== tcpdump -d
-- cbpf
(000) ldh      [12]
(001) jeq      #0x1c1d          jt 2	jf 3
(002) ret      #262144
(003) ret      #0
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result 40000

== labels and comments
-- cbpf
; a comment
# another one
start: ldh [12] ; behind an instruction
/* and
   one more */ jne #0x1c1d, drop
	ret #-1 // of C++
drop:	ret #0
-- mem
10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f
20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f
30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f
-- result ffffffff

== characters, binary and octal numbers
-- cbpf
	ldi 'a'
	add #0b101
	sub #010
	LDX #'\n'
	add %x
	ret %a
-- result 68
