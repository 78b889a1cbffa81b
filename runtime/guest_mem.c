/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Memory between guard pages, for what programs are given and for their stack. */
#define _GNU_SOURCE
#include "guest.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096 };

bool area_new(struct area *a, u32 cap)
{
	u8 *p;

	if (a->base)
		munmap(a->base - PAGE, a->cap + 2 * PAGE);
	a->base = NULL;
	a->cap = a->open = 0;
	if (cap > 0x40000000)
		return false;
	cap = ALIGN_UP(cap, PAGE);
	p = mmap(NULL, cap + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return false;
	if (!bpfrt_region_ok(p, cap + 2 * PAGE) || mprotect(p + PAGE, cap, PROT_READ | PROT_WRITE)) {
		munmap(p, cap + 2 * PAGE);
		return false;
	}
	a->base = p + PAGE;
	a->cap = a->open = cap;
	return true;
}

u8 *area_place(struct area *a, u32 size, u32 align)
{
	u32 room, open;

	if (size > 0x40000000)
		return NULL;
	room = ALIGN_UP(size, align);
	if ((!a->base || room > a->cap) && !area_new(a, MAX(room, 0x100000u)))
		return NULL;
	open = ALIGN_UP(MAX(room, 1u), PAGE);
	if (open != a->open) {
		u8 *start = a->base + a->cap - open;

		if ((start > a->base && mprotect(a->base, (size_t)(start - a->base), PROT_NONE)) ||
		    mprotect(start, open, PROT_READ | PROT_WRITE))
			return NULL;
		a->open = open;
	}
	return a->base + a->cap - room;
}

void area_shift(const char *pages)
{
	size_t n = pages ? strtoul(pages, NULL, 0) % 1024 : 0;

	if (n && (mmap(NULL, n * 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ||
		  !malloc(n * 16) || !malloc(n * 4096 + 200000)))
		_exit(6);
}
