# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== store u8, register
-- asm
r6 = r1
r6 += 132
r0 = 0
r3 = 0x1122334455667788 ll
*(u8 *)(r6 - 132) = r3
r2 = *(u8 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r3 = 0x1223344556677889 ll
*(u8 *)(r6 - 129) = r3
r2 = *(u8 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r3 = 0x132435465768798a ll
*(u8 *)(r6 - 128) = r3
r2 = *(u8 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r3 = 0x1425364758697a8b ll
*(u8 *)(r6 - 127) = r3
r2 = *(u8 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r3 = 0x15263748596a7b8c ll
*(u8 *)(r6 - 124) = r3
r2 = *(u8 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r3 = 0x162738495a6b7c8d ll
*(u8 *)(r6 - 4) = r3
r2 = *(u8 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r3 = 0x1728394a5b6c7d8e ll
*(u8 *)(r6 - 1) = r3
r2 = *(u8 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r3 = 0x18293a4b5c6d7e8f ll
*(u8 *)(r6 + 0) = r3
r2 = *(u8 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r3 = 0x192a3b4c5d6e7f90 ll
*(u8 *)(r6 + 4) = r3
r2 = *(u8 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r3 = 0x1a2b3c4d5e6f8091 ll
*(u8 *)(r6 + 120) = r3
r2 = *(u8 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r3 = 0x1b2c3d4e5f708192 ll
*(u8 *)(r6 + 123) = r3
r2 = *(u8 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r3 = 0x1c2d3e4f60718293 ll
*(u8 *)(r6 + 124) = r3
r2 = *(u8 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r3 = 0x1d2e3f5061728394 ll
*(u8 *)(r6 + 127) = r3
r2 = *(u8 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r3 = 0x1e2f405162738495 ll
*(u8 *)(r6 + 128) = r3
r2 = *(u8 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result a372eae75576aab7
-- mem-out
88549d898a8bc10a8c9ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8dd41d8e8ff8418a901c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e91307992
93549d949578c10a539ce52e77c009529be42d76bf08519a

== store u8, constant
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u8 *)(r6 - 132) = -2
r2 = *(u8 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 129) = -3
r2 = *(u8 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 128) = -4
r2 = *(u8 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 127) = -5
r2 = *(u8 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 124) = -6
r2 = *(u8 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 4) = -7
r2 = *(u8 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 1) = -8
r2 = *(u8 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 0) = -9
r2 = *(u8 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 4) = -10
r2 = *(u8 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 120) = -11
r2 = *(u8 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 123) = -12
r2 = *(u8 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 124) = -13
r2 = *(u8 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 127) = -14
r2 = *(u8 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 128) = -15
r2 = *(u8 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 8dcd07de74267031
-- mem-out
fe549dfdfcfbc10afa9ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
f9d41df8f7f8418af61c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ef53079f4
f3549df2f178c10a539ce52e77c009529be42d76bf08519a

== store u8, zero
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u8 *)(r6 - 132) = 0
r2 = *(u8 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 129) = 0
r2 = *(u8 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 128) = 0
r2 = *(u8 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 127) = 0
r2 = *(u8 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 124) = 0
r2 = *(u8 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 4) = 0
r2 = *(u8 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 - 1) = 0
r2 = *(u8 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 0) = 0
r2 = *(u8 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 4) = 0
r2 = *(u8 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 120) = 0
r2 = *(u8 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 123) = 0
r2 = *(u8 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 124) = 0
r2 = *(u8 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 127) = 0
r2 = *(u8 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u8 *)(r6 + 128) = 0
r2 = *(u8 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 0
-- mem-out
00549d000000c10a009ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
00d41d0000f8418a001c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e00307900
00549d000078c10a539ce52e77c009529be42d76bf08519a

== load s8
-- asm
r6 = r1
r6 += 132
r0 = 0
r2 = *(s8 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r2 = *(s8 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 21ebd69ac1e1b8bb

== add64 of a loaded u8
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u8 *)(r6 - 132)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 129)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 128)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 1)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 0)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 120)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 123)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 128)
r0 += r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result bc4

== sub64 of a loaded u8
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u8 *)(r6 - 132)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 129)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 1)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 0)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 120)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 123)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result fffffffffffffa0a

== and64 of a loaded u8
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u8 *)(r6 - 132)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 129)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 1)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 0)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 120)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 123)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 5a5a5a52

== xor64 of a loaded u8
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u8 *)(r6 - 132)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 129)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 1)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 0)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 120)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 123)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 9e

== mul64 of a loaded u8
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u8 *)(r6 - 132)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 129)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 - 1)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 0)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 120)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 123)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u8 *)(r6 + 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result ce6923888c1d18b4

== store u16, register
-- asm
r6 = r1
r6 += 132
r0 = 0
r3 = 0x1122334455667788 ll
*(u16 *)(r6 - 132) = r3
r2 = *(u16 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r3 = 0x1223344556677889 ll
*(u16 *)(r6 - 129) = r3
r2 = *(u16 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r3 = 0x132435465768798a ll
*(u16 *)(r6 - 128) = r3
r2 = *(u16 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r3 = 0x1425364758697a8b ll
*(u16 *)(r6 - 127) = r3
r2 = *(u16 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r3 = 0x15263748596a7b8c ll
*(u16 *)(r6 - 124) = r3
r2 = *(u16 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r3 = 0x162738495a6b7c8d ll
*(u16 *)(r6 - 4) = r3
r2 = *(u16 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r3 = 0x1728394a5b6c7d8e ll
*(u16 *)(r6 - 1) = r3
r2 = *(u16 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r3 = 0x18293a4b5c6d7e8f ll
*(u16 *)(r6 + 0) = r3
r2 = *(u16 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r3 = 0x192a3b4c5d6e7f90 ll
*(u16 *)(r6 + 4) = r3
r2 = *(u16 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r3 = 0x1a2b3c4d5e6f8091 ll
*(u16 *)(r6 + 120) = r3
r2 = *(u16 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r3 = 0x1b2c3d4e5f708192 ll
*(u16 *)(r6 + 123) = r3
r2 = *(u16 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r3 = 0x1c2d3e4f60718293 ll
*(u16 *)(r6 + 124) = r3
r2 = *(u16 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r3 = 0x1d2e3f5061728394 ll
*(u16 *)(r6 + 127) = r3
r2 = *(u16 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r3 = 0x1e2f405162738495 ll
*(u16 *)(r6 + 128) = r3
r2 = *(u16 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 27ed7ec903a425b7
-- mem-out
88779d898a8b7a0a8c7be52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8d7c1d8e8f7e418a907f65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e91807992
93829d949584c10a539ce52e77c009529be42d76bf08519a

== store u16, constant
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u16 *)(r6 - 132) = -2
r2 = *(u16 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 129) = -3
r2 = *(u16 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 128) = -4
r2 = *(u16 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 127) = -5
r2 = *(u16 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 124) = -6
r2 = *(u16 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 4) = -7
r2 = *(u16 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 1) = -8
r2 = *(u16 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 0) = -9
r2 = *(u16 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 4) = -10
r2 = *(u16 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 120) = -11
r2 = *(u16 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 123) = -12
r2 = *(u16 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 124) = -13
r2 = *(u16 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 127) = -14
r2 = *(u16 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 128) = -15
r2 = *(u16 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 8661eba7337cf431
-- mem-out
feff9dfdfcfbff0afaffe52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
f9ff1df8f7ff418af6ff65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ef5ff79f4
f3ff9df2f1ffc10a539ce52e77c009529be42d76bf08519a

== store u16, zero
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u16 *)(r6 - 132) = 0
r2 = *(u16 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 129) = 0
r2 = *(u16 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 128) = 0
r2 = *(u16 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 127) = 0
r2 = *(u16 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 124) = 0
r2 = *(u16 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 4) = 0
r2 = *(u16 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 - 1) = 0
r2 = *(u16 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 0) = 0
r2 = *(u16 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 4) = 0
r2 = *(u16 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 120) = 0
r2 = *(u16 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 123) = 0
r2 = *(u16 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 124) = 0
r2 = *(u16 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 127) = 0
r2 = *(u16 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u16 *)(r6 + 128) = 0
r2 = *(u16 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 0
-- mem-out
00009d000000000a0000e52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
00001d000000418a000065aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e00007900
00009d000000c10a539ce52e77c009529be42d76bf08519a

== load s16
-- asm
r6 = r1
r6 += 132
r0 = 0
r2 = *(s16 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r2 = *(s16 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result ca81f5e2a11e5cbb

== add64 of a loaded u16
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u16 *)(r6 - 132)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 129)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 128)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 1)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 0)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 120)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 123)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 128)
r0 += r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 4ecc4

== sub64 of a loaded u16
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u16 *)(r6 - 132)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 129)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 1)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 0)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 120)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 123)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result fffffffffffbdd0a

== and64 of a loaded u16
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u16 *)(r6 - 132)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 129)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 1)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 0)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 120)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 123)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 5a5a0a52

== xor64 of a loaded u16
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u16 *)(r6 - 132)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 129)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 1)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 0)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 120)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 123)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result f99e

== mul64 of a loaded u16
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u16 *)(r6 - 132)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 129)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 - 1)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 0)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 120)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 123)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u16 *)(r6 + 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 389c0881f45564b4

== store u32, register
-- asm
r6 = r1
r6 += 132
r0 = 0
r3 = 0x1122334455667788 ll
*(u32 *)(r6 - 132) = r3
r2 = *(u32 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r3 = 0x1223344556677889 ll
*(u32 *)(r6 - 129) = r3
r2 = *(u32 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r3 = 0x132435465768798a ll
*(u32 *)(r6 - 128) = r3
r2 = *(u32 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r3 = 0x1425364758697a8b ll
*(u32 *)(r6 - 127) = r3
r2 = *(u32 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r3 = 0x15263748596a7b8c ll
*(u32 *)(r6 - 124) = r3
r2 = *(u32 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r3 = 0x162738495a6b7c8d ll
*(u32 *)(r6 - 4) = r3
r2 = *(u32 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r3 = 0x1728394a5b6c7d8e ll
*(u32 *)(r6 - 1) = r3
r2 = *(u32 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r3 = 0x18293a4b5c6d7e8f ll
*(u32 *)(r6 + 0) = r3
r2 = *(u32 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r3 = 0x192a3b4c5d6e7f90 ll
*(u32 *)(r6 + 4) = r3
r2 = *(u32 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r3 = 0x1a2b3c4d5e6f8091 ll
*(u32 *)(r6 + 120) = r3
r2 = *(u32 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r3 = 0x1b2c3d4e5f708192 ll
*(u32 *)(r6 + 123) = r3
r2 = *(u32 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r3 = 0x1c2d3e4f60718293 ll
*(u32 *)(r6 + 124) = r3
r2 = *(u32 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r3 = 0x1d2e3f5061728394 ll
*(u32 *)(r6 + 127) = r3
r2 = *(u32 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r3 = 0x1e2f405162738495 ll
*(u32 *)(r6 + 128) = r3
r2 = *(u32 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 1f2809e1b6e325b7
-- mem-out
887766898a8b7a698c7b6a5977c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8d7c6b8e8f7e6d5c907f6e5df74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e91806f92
9382719495847362539ce52e77c009529be42d76bf08519a

== store u32, constant
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u32 *)(r6 - 132) = -2
r2 = *(u32 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 129) = -3
r2 = *(u32 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 128) = -4
r2 = *(u32 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 127) = -5
r2 = *(u32 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 124) = -6
r2 = *(u32 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 4) = -7
r2 = *(u32 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 1) = -8
r2 = *(u32 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 0) = -9
r2 = *(u32 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 4) = -10
r2 = *(u32 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 120) = -11
r2 = *(u32 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 123) = -12
r2 = *(u32 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 124) = -13
r2 = *(u32 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 127) = -14
r2 = *(u32 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 128) = -15
r2 = *(u32 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result ff0e73bd0e00f431
-- mem-out
fefffffdfcfbfffffaffffff77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
f9fffff8f7fffffff6fffffff74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ef5fffff4
f3fffff2f1ffffff539ce52e77c009529be42d76bf08519a

== store u32, zero
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u32 *)(r6 - 132) = 0
r2 = *(u32 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 129) = 0
r2 = *(u32 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 128) = 0
r2 = *(u32 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 127) = 0
r2 = *(u32 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 124) = 0
r2 = *(u32 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 4) = 0
r2 = *(u32 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 - 1) = 0
r2 = *(u32 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 0) = 0
r2 = *(u32 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 4) = 0
r2 = *(u32 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 120) = 0
r2 = *(u32 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 123) = 0
r2 = *(u32 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 124) = 0
r2 = *(u32 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 127) = 0
r2 = *(u32 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u32 *)(r6 + 128) = 0
r2 = *(u32 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 0
-- mem-out
00000000000000000000000077c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
000000000000000000000000f74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e00000000
0000000000000000539ce52e77c009529be42d76bf08519a

== load s32
-- asm
r6 = r1
r6 += 132
r0 = 0
r2 = *(s32 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r2 = *(s32 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 9981dc3749225cbb

== add64 of a loaded u32
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u32 *)(r6 - 132)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 129)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 128)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 1)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 0)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 120)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 123)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 128)
r0 += r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 7adf7ecc4

== sub64 of a loaded u32
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u32 *)(r6 - 132)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 129)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 1)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 0)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 120)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 123)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result fffffff85208dd0a

== and64 of a loaded u32
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u32 *)(r6 - 132)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 129)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 1)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 0)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 120)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 123)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 505a0a52

== xor64 of a loaded u32
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u32 *)(r6 - 132)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 129)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 1)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 0)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 120)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 123)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 2103f99e

== mul64 of a loaded u32
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u32 *)(r6 - 132)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 129)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 - 1)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 0)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 120)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 123)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u32 *)(r6 + 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result a2d66f42990764b4

== store u64, register
-- asm
r6 = r1
r6 += 132
r0 = 0
r3 = 0x1122334455667788 ll
*(u64 *)(r6 - 132) = r3
r2 = *(u64 *)(r6 - 132)
r0 *= 1000003
r0 += r2
r3 = 0x1223344556677889 ll
*(u64 *)(r6 - 129) = r3
r2 = *(u64 *)(r6 - 129)
r0 *= 1000003
r0 += r2
r3 = 0x132435465768798a ll
*(u64 *)(r6 - 128) = r3
r2 = *(u64 *)(r6 - 128)
r0 *= 1000003
r0 += r2
r3 = 0x1425364758697a8b ll
*(u64 *)(r6 - 127) = r3
r2 = *(u64 *)(r6 - 127)
r0 *= 1000003
r0 += r2
r3 = 0x15263748596a7b8c ll
*(u64 *)(r6 - 124) = r3
r2 = *(u64 *)(r6 - 124)
r0 *= 1000003
r0 += r2
r3 = 0x162738495a6b7c8d ll
*(u64 *)(r6 - 4) = r3
r2 = *(u64 *)(r6 - 4)
r0 *= 1000003
r0 += r2
r3 = 0x1728394a5b6c7d8e ll
*(u64 *)(r6 - 1) = r3
r2 = *(u64 *)(r6 - 1)
r0 *= 1000003
r0 += r2
r3 = 0x18293a4b5c6d7e8f ll
*(u64 *)(r6 + 0) = r3
r2 = *(u64 *)(r6 + 0)
r0 *= 1000003
r0 += r2
r3 = 0x192a3b4c5d6e7f90 ll
*(u64 *)(r6 + 4) = r3
r2 = *(u64 *)(r6 + 4)
r0 *= 1000003
r0 += r2
r3 = 0x1a2b3c4d5e6f8091 ll
*(u64 *)(r6 + 120) = r3
r2 = *(u64 *)(r6 + 120)
r0 *= 1000003
r0 += r2
r3 = 0x1b2c3d4e5f708192 ll
*(u64 *)(r6 + 123) = r3
r2 = *(u64 *)(r6 + 123)
r0 *= 1000003
r0 += r2
r3 = 0x1c2d3e4f60718293 ll
*(u64 *)(r6 + 124) = r3
r2 = *(u64 *)(r6 + 124)
r0 *= 1000003
r0 += r2
r3 = 0x1d2e3f5061728394 ll
*(u64 *)(r6 + 127) = r3
r2 = *(u64 *)(r6 + 127)
r0 *= 1000003
r0 += r2
r3 = 0x1e2f405162738495 ll
*(u64 *)(r6 + 128) = r3
r2 = *(u64 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 44aa8b6e325b7
-- mem-out
887766898a8b7a698c7b6a59483726159be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8d7c6b8e8f7e6d5c907f6e5d4c3b2a191b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e91806f92
938271949584736251402f1e77c009529be42d76bf08519a

== store u64, constant
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u64 *)(r6 - 132) = -2
r2 = *(u64 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 129) = -3
r2 = *(u64 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 128) = -4
r2 = *(u64 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 127) = -5
r2 = *(u64 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 124) = -6
r2 = *(u64 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 4) = -7
r2 = *(u64 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 1) = -8
r2 = *(u64 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 0) = -9
r2 = *(u64 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 4) = -10
r2 = *(u64 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 120) = -11
r2 = *(u64 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 123) = -12
r2 = *(u64 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 124) = -13
r2 = *(u64 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 127) = -14
r2 = *(u64 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 128) = -15
r2 = *(u64 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 61a84e410e00f431
-- mem-out
fefffffdfcfbfffffaffffffffffffff9be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
f9fffff8f7fffffff6ffffffffffffff1b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ef5fffff4
f3fffff2f1ffffffffffffff77c009529be42d76bf08519a

== store u64, zero
-- asm
r6 = r1
r6 += 132
r0 = 0
*(u64 *)(r6 - 132) = 0
r2 = *(u64 *)(r6 - 132)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 129) = 0
r2 = *(u64 *)(r6 - 129)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 128) = 0
r2 = *(u64 *)(r6 - 128)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 127) = 0
r2 = *(u64 *)(r6 - 127)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 124) = 0
r2 = *(u64 *)(r6 - 124)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 4) = 0
r2 = *(u64 *)(r6 - 4)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 - 1) = 0
r2 = *(u64 *)(r6 - 1)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 0) = 0
r2 = *(u64 *)(r6 + 0)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 4) = 0
r2 = *(u64 *)(r6 + 4)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 120) = 0
r2 = *(u64 *)(r6 + 120)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 123) = 0
r2 = *(u64 *)(r6 + 123)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 124) = 0
r2 = *(u64 *)(r6 + 124)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 127) = 0
r2 = *(u64 *)(r6 + 127)
r0 *= 1000003
r0 += r2
*(u64 *)(r6 + 128) = 0
r2 = *(u64 *)(r6 + 128)
r0 *= 1000003
r0 += r2
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 0
-- mem-out
000000000000000000000000000000009be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
000000000000000000000000000000001b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e00000000
00000000000000000000000077c009529be42d76bf08519a

== add64 of a loaded u64
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u64 *)(r6 - 132)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 129)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 128)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 1)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 0)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 4)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 120)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 123)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 124)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 127)
r0 += r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 128)
r0 += r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 20222326adf7ecc4

== sub64 of a loaded u64
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u64 *)(r6 - 132)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 129)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 1)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 0)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 4)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 120)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 123)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 124)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 127)
r0 -= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 128)
r0 -= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result dfdddcd95208dd0a

== and64 of a loaded u64
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u64 *)(r6 - 132)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 129)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 1)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 0)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 4)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 120)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 123)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 124)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 127)
r0 &= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 128)
r0 &= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 505a0a52

== xor64 of a loaded u64
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u64 *)(r6 - 132)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 129)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 1)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 0)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 4)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 120)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 123)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 124)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 127)
r0 ^= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 128)
r0 ^= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 917329072103f99e

== mul64 of a loaded u64
-- asm
r6 = r1
r6 += 132
r0 = 1
r2 = *(u64 *)(r6 - 132)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 129)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 - 1)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 0)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 4)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 120)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 123)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 124)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 127)
r0 *= r2
r0 ^= 0x5a5a5a5a
r2 = *(u64 *)(r6 + 128)
r0 *= r2
r0 ^= 0x5a5a5a5a
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 46e8f19c990764b4

== atomic operations u64
-- asm
r6 = r1
r6 += 132
r5 = 0
r2 = 0x1122334455667788 ll
r2 = atomic_fetch_add((u64 *)(r6 - 132), r2)
r5 *= 1000003
r5 += r2
r3 = 0x1122334455667788 ll
r0 = 0x1be3ab743c03cb93 ll
r0 = cmpxchg_64(r6 - 132, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xeeddccbbaa998877 ll
r4 = xchg_64(r6 - 132, r4)
r5 *= 1000003
r5 += r4
r2 = 0x1223344556677889 ll
r2 = atomic_fetch_or((u64 *)(r6 - 128), r2)
r5 *= 1000003
r5 += r2
r3 = 0x1223344556677889 ll
r0 = 0x3ee7bc57fefffcbb ll
r0 = cmpxchg_64(r6 - 128, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xeddccbbaa9988776 ll
r4 = xchg_64(r6 - 128, r4)
r5 *= 1000003
r5 += r4
r2 = 0x132435465768798a ll
r2 = atomic_fetch_and((u64 *)(r6 - 124), r2)
r5 *= 1000003
r5 += r2
r3 = 0x132435465768798a ll
r0 = 0x120000464548498a ll
r0 = cmpxchg_64(r6 - 124, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xecdbcab9a8978675 ll
r4 = xchg_64(r6 - 124, r4)
r5 *= 1000003
r5 += r4
r2 = 0x1425364758697a8b ll
r2 = atomic_fetch_xor((u64 *)(r6 - 4), r2)
r5 *= 1000003
r5 += r2
r3 = 0x1425364758697a8b ll
r0 = 0x9e64cee83e74ae00 ll
r0 = cmpxchg_64(r6 - 4, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xebdac9b8a7968574 ll
r4 = xchg_64(r6 - 4, r4)
r5 *= 1000003
r5 += r4
r2 = 0x15263748596a7b8c ll
r2 = atomic_fetch_add((u64 *)(r6 + 0), r2)
r5 *= 1000003
r5 += r2
r3 = 0x15263748596a7b8c ll
r0 = 0xc38b541c45454544 ll
r0 = cmpxchg_64(r6 + 0, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xead9c8b7a6958473 ll
r4 = xchg_64(r6 + 0, r4)
r5 *= 1000003
r5 += r4
r2 = 0x162738495a6b7c8d ll
r2 = atomic_fetch_or((u64 *)(r6 + 4), r2)
r5 *= 1000003
r5 += r2
r3 = 0x162738495a6b7c8d ll
r0 = 0xd6af78fffafbfcbf ll
r0 = cmpxchg_64(r6 + 4, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xe9d8c7b6a5948372 ll
r4 = xchg_64(r6 + 4, r4)
r5 *= 1000003
r5 += r4
r2 = 0x1728394a5b6c7d8e ll
r2 = atomic_fetch_and((u64 *)(r6 + 120), r2)
r5 *= 1000003
r5 += r2
r3 = 0x1728394a5b6c7d8e ll
r0 = 0x608100a42683086 ll
r0 = cmpxchg_64(r6 + 120, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xe8d7c6b5a4938271 ll
r4 = xchg_64(r6 + 120, r4)
r5 *= 1000003
r5 += r4
r2 = 0x18293a4b5c6d7e8f ll
r2 = atomic_fetch_xor((u64 *)(r6 + 124), r2)
r5 *= 1000003
r5 += r2
r3 = 0x18293a4b5c6d7e8f ll
r0 = 0x12e84264b4bab83a ll
r0 = cmpxchg_64(r6 + 124, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xe7d6c5b4a3928170 ll
r4 = xchg_64(r6 + 124, r4)
r5 *= 1000003
r5 += r4
r2 = 0x192a3b4c5d6e7f90 ll
r2 = atomic_fetch_add((u64 *)(r6 + 128), r2)
r5 *= 1000003
r5 += r2
r3 = 0x192a3b4c5d6e7f90 ll
r0 = 0x480fd7a045454544 ll
r0 = cmpxchg_64(r6 + 128, r0, r3)
r5 *= 1000003
r5 += r0
r4 = 0xe6d5c4b3a291806f ll
r4 = xchg_64(r6 + 128, r4)
r5 *= 1000003
r5 += r4
r0 = r5
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result 88cd7a6fbb09eb27
-- mem-out
778899aa768798a9758697a8b9cadbec9be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
748596a7738495a6728394a5b6c7d8e91b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e718293a4
708192a36f8091a2b3c4d5e677c009529be42d76bf08519a

== atomic operations u32
-- asm
r6 = r1
r6 += 132
r5 = 0
r2 = 0x1122334455667788 ll
w2 = atomic_fetch_add((u32 *)(r6 - 132), w2)
r5 *= 1000003
r5 += r2
r3 = 0x1122334455667788 ll
r0 = 0x3c03cb93 ll
w0 = cmpxchg32_32(r6 - 132, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xeeddccbbaa998877 ll
w4 = xchg32_32(r6 - 132, w4)
r5 *= 1000003
r5 += r4
r2 = 0x1223344556677889 ll
w2 = atomic_fetch_or((u32 *)(r6 - 128), w2)
r5 *= 1000003
r5 += r2
r3 = 0x1223344556677889 ll
r0 = 0x5ee778af ll
w0 = cmpxchg32_32(r6 - 128, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xeddccbbaa9988776 ll
w4 = xchg32_32(r6 - 128, w4)
r5 *= 1000003
r5 += r4
r2 = 0x132435465768798a ll
w2 = atomic_fetch_and((u32 *)(r6 - 124), w2)
r5 *= 1000003
r5 += r2
r3 = 0x132435465768798a ll
r0 = 0x6601802 ll
w0 = cmpxchg32_32(r6 - 124, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xecdbcab9a8978675 ll
w4 = xchg32_32(r6 - 124, w4)
r5 *= 1000003
r5 += r4
r2 = 0x1425364758697a8b ll
w2 = atomic_fetch_xor((u32 *)(r6 - 4), w2)
r5 *= 1000003
r5 += r2
r3 = 0x1425364758697a8b ll
r0 = 0x3e74ae00 ll
w0 = cmpxchg32_32(r6 - 4, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xebdac9b8a7968574 ll
w4 = xchg32_32(r6 - 4, w4)
r5 *= 1000003
r5 += r4
r2 = 0x15263748596a7b8c ll
w2 = atomic_fetch_add((u32 *)(r6 + 0), w2)
r5 *= 1000003
r5 += r2
r3 = 0x15263748596a7b8c ll
r0 = 0xe3ac743b ll
w0 = cmpxchg32_32(r6 + 0, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xead9c8b7a6958473 ll
w4 = xchg32_32(r6 + 0, w4)
r5 *= 1000003
r5 += r4
r2 = 0x162738495a6b7c8d ll
w2 = atomic_fetch_or((u32 *)(r6 + 4), w2)
r5 *= 1000003
r5 += r2
r3 = 0x162738495a6b7c8d ll
r0 = 0xfe6f7cdf ll
w0 = cmpxchg32_32(r6 + 4, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xe9d8c7b6a5948372 ll
w4 = xchg32_32(r6 + 4, w4)
r5 *= 1000003
r5 += r4
r2 = 0x1728394a5b6c7d8e ll
w2 = atomic_fetch_and((u32 *)(r6 + 120), w2)
r5 *= 1000003
r5 += r2
r3 = 0x1728394a5b6c7d8e ll
r0 = 0x42683086 ll
w0 = cmpxchg32_32(r6 + 120, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xe8d7c6b5a4938271 ll
w4 = xchg32_32(r6 + 120, w4)
r5 *= 1000003
r5 += r4
r2 = 0x18293a4b5c6d7e8f ll
w2 = atomic_fetch_xor((u32 *)(r6 + 124), w2)
r5 *= 1000003
r5 += r2
r3 = 0x18293a4b5c6d7e8f ll
r0 = 0xbaf02a84 ll
w0 = cmpxchg32_32(r6 + 124, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xe7d6c5b4a3928170 ll
w4 = xchg32_32(r6 + 124, w4)
r5 *= 1000003
r5 += r4
r2 = 0x192a3b4c5d6e7f90 ll
w2 = atomic_fetch_add((u32 *)(r6 + 128), w2)
r5 *= 1000003
r5 += r2
r3 = 0x192a3b4c5d6e7f90 ll
r0 = 0x682ff7bf ll
w0 = cmpxchg32_32(r6 + 128, w0, w3)
r5 *= 1000003
r5 += r0
r4 = 0xe6d5c4b3a291806f ll
w4 = xchg32_32(r6 + 128, w4)
r5 *= 1000003
r5 += r4
r0 = r5
exit
-- mem
0b549de62f78c10a539ce52e77c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
8bd41d66aff8418ad31c65aef74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559ee73079c2
0b549de62f78c10a539ce52e77c009529be42d76bf08519a
-- result ce1745fa6569d200
-- mem-out
778899aa768798a9758697a877c009529be42d76bf08519ae32c75be075099e2
2b74bd064f98e12a73bc054e97e02972bb044d96df2871ba034c95de2770b902
4b94dd266fb8014a93dc256eb7004992db246db6ff4891da236cb5fe4790d922
6bb4fd468fd8216ab3fc458ed72069b2fb448dd61f68b1fa438cd51e67b0f942
748596a7738495a6728394a5f74089d21b64adf63f88d11a63acf53e87d01962
abf43d86cf1861aaf33c85ce1760a9f23b84cd165fa8f13a83cc155ea7f03982
cb145da6ef3881ca135ca5ee3780c9125ba4ed367fc8115aa3ec357ec71059a2
eb347dc60f58a1ea337cc50e57a0e9327bc40d569fe8317ac30c559e718293a4
708192a36f8091a2539ce52e77c009529be42d76bf08519a
