/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What stands in for a C library where the interpreters run without one: memory from a block, and nothing that only
 * errors need. No headers, whose prototypes are others.
 */
#include <stddef.h>
#include <stdint.h>

static uint8_t heap[1 << 20];
static size_t used;

void *malloc(size_t n)
{
	void *p = heap + used;

	used += (n + 15) & ~(size_t)15;
	return used <= sizeof heap ? p : NULL;
}
void *calloc(size_t n, size_t size)
{
	return malloc(n * size);
}
void *realloc(void *p, size_t n)
{
	(void)p;
	return malloc(n);
}
void free(void *p)
{
	(void)p;
}
void abort(void)
{
	for (;;)
		__asm__ volatile("ud2");
}
void *memcpy(void *to, const void *from, size_t n)
{
	for (size_t i = 0; i < n; i++)
		((volatile uint8_t *)to)[i] = ((const uint8_t *)from)[i];
	return to;
}
void *memset(void *to, int c, size_t n)
{
	for (size_t i = 0; i < n; i++)
		((volatile uint8_t *)to)[i] = (uint8_t)c;
	return to;
}
#define NEVER(name)                                                                                                    \
	void name(void)                                                                                                \
	{                                                                                                              \
		abort();                                                                                               \
	}
NEVER(fprintf) NEVER(longjmp) NEVER(strlen) NEVER(strnlen) NEVER(vsnprintf)
int _setjmp(void *buf)
{
	(void)buf;
	return 0;
}
void *stderr;
