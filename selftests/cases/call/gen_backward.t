# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Written by selftests/gen_cases.py: change that.

== function at the end of the program, goto
-- asm
r1 = 9
call f
exit
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
goto top
-- result 2d

== function between others, goto
-- asm
r1 = 9
call f
r6 = r0
r1 = 3
call g
r0 += r6
exit
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
goto top
g:
r0 = r1
r0 *= 7
exit
-- result 42

== program and function, goto
-- asm
r6 = 0
r7 = 4
goto in
back:
r1 = r7
call f
r6 += r0
r7 -= 1
in:
if r7 != 0 goto on
r0 = r6
exit
on:
goto back
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
goto top
-- result 14

== function at the end of the program, gotol
-- asm
r1 = 9
call f
exit
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
gotol top
-- result 2d

== function between others, gotol
-- asm
r1 = 9
call f
r6 = r0
r1 = 3
call g
r0 += r6
exit
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
gotol top
g:
r0 = r1
r0 *= 7
exit
-- result 42

== program and function, gotol
-- asm
r6 = 0
r7 = 4
goto in
back:
r1 = r7
call f
r6 += r0
r7 -= 1
in:
if r7 != 0 goto on
r0 = r6
exit
on:
gotol back
f:
r0 = 0
goto enter
top:
r0 += r1
r1 -= 1
enter:
if r1 != 0 goto body
exit
body:
gotol top
-- result 14

== endless by itself, left by exit in the middle
-- asm
call f
exit
f:
r0 = 1
w1 = 0
loop:
r0 <<= 1
w1 += 1
if w1 s< 40 goto next
exit
next:
r0 |= 1
goto loop
-- result 1fffffffffe

== jump back to the function's first instruction
-- asm
r1 = 5
r2 = 0
call f
exit
f:
r2 += r1
r1 -= 1
if r1 s> 0 goto next
r0 = r2
exit
next:
goto f
-- result f
