# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause

== number of the call
-- cbpf
ld [0]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result 3c

== architecture
-- cbpf
ld [4]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result c000003e

== address, both halves
-- cbpf
ld [8]
tax
ld [12]
xor x
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result 444444cc

== last argument, upper half
-- cbpf
ld [60]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result fedcba98

== length
-- cbpf
ld len
ldx len
add x
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result 80

== a usual filter, allowed
-- cbpf
ld [4]
jeq #0xc000003e, good, bad
good: ld [0]
jeq #60, allow
jeq #231, allow
bad: ret #0
allow: ret #0x7fff0000
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result 7fff0000

== a usual filter, refused
-- cbpf
ld [4]
jeq #0x40000003, good, bad
good: ld [0]
jeq #60, allow
bad: ret #0x50001
allow: ret #0x7fff0000
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- result 50001

== behind the end
-- cbpf
ld [64]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error BAD_IMM

== not aligned
-- cbpf
ld [6]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error BAD_IMM

== half word
-- cbpf
ldh [0]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error OPCODE

== byte
-- cbpf
ldb [0]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error OPCODE

== indirect
-- cbpf
ld [x + 0]
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error OPCODE

== header length
-- cbpf
ldxb 4*([0]&0xf)
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error OPCODE

== modulo
-- cbpf
mod #3
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error OPCODE

== ancillary data
-- cbpf
ld cpu
ret a
-- type seccomp
-- mem
3c 00 00 00 3e 00 00 c0 88 77 66 55 44 33 22 11
01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00
03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
05 00 00 00 00 00 00 00 10 32 54 76 98 ba dc fe
-- error BAD_IMM
