/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The C program that link.sh links with the objects of link_obj: both programs see one map, data is where it should be.
 */
#include <stdint.h>
#include <stdio.h>

uint64_t first(void *ctx), second(void *ctx);
extern struct {
	uint32_t word[16];
} flows;
extern uint32_t spare;

void *bpfrt_map_lookup_elem(void *map, const void *key);

/* Any pointer will do: the sum shows that both arguments came. */
void *bpfrt_map_lookup_elem(void *map, const void *key)
{
	return (void *)(map == &flows ? (uintptr_t)key * 10000 + flows.word[4] * 100000 : 0);
}

int main(void)
{
	uint64_t a, b;

	spare = 30;
	a = first((void *)3);
	b = second((void *)5);
	printf("%08x %u %08x %u %.5s\n", (unsigned)(a >> 32), (unsigned)a, (unsigned)(b >> 32), (unsigned)b,
	       (const char *)(uintptr_t)flows.word[6]);
	return 0;
}
