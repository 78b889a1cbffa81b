# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Symbols without type, as old compilers left them; a section without any symbol; calls by distance and to a place that has no symbol.
	.section	filter,"ax",@progbits
	.globl	entry
entry:
	r1 = 5
	call local
	if r0 != 0 goto label
	r0 = 9
label:
	exit
	.globl	local
local:
	r0 = r1
	exit

	.section	nameless,"ax",@progbits
	r1 = 7
	r0 = r1
	exit

	.section	caller,"ax",@progbits
	.globl	cutter
	.type	cutter,@function
cutter:
	.long 0x00001085, 1	# call the second instruction from here
	exit
	.size	cutter, 16
	r0 = 3
	exit
