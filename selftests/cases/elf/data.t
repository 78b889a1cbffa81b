# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Data of an object: symbols with offsets and with indexes.

== element of a table at a variable index, behind other data
-- elf
static volatile int first[3] = { 1, 2, 3 };
static volatile int table[8] = { 10, 20, 30, 40, 50, 60, 70, 80 };
static volatile unsigned char bytes[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
__attribute__((section("socket"), used)) int prog(const unsigned char *mem)
{
	unsigned i = mem[0] & 7;
	table[i + 0] += 1;
	return table[i] + 1000 * first[2] + 100000 * bytes[i + 3] + 10000000 * table[(i + 2) & 7];
}
-- mem
05 00 00 00 00 00 00 00
-- result 2fbccf95

== address of an element as a value
-- elf
static volatile int table[8] = { 10, 20, 30, 40, 50, 60, 70, 80 };
__attribute__((section("socket"), used)) int prog(const unsigned char *mem)
{
	volatile int *p = &table[3], *q = &table[mem[0] & 7];

	asm volatile("" : "+r"(p));
	return (int)(q - p) + p[1] + *q;
}
-- mem
05 00 00 00 00 00 00 00
-- result 70
