	r1 = 3
	call +2
	r0 += 1
	exit
	r0 = r1
	r0 *= 2
	exit
