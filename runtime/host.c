/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The hosted part: what the core asks of its surroundings, by libc. Each function gives way to one of the same name in
 * the program that is linked.
 */
#define _GNU_SOURCE /* sched_getcpu */
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "rt.h"

__attribute__((weak)) uint64_t bpfrt_host_time_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

__attribute__((weak)) void bpfrt_host_print(const char *text, uint32_t n)
{
	fwrite(text, 1, n, stderr);
	if (!n || text[n - 1] != '\n')
		fputc('\n', stderr);
}

__attribute__((weak)) uint32_t bpfrt_host_cpu(void)
{
	int cpu = sched_getcpu();
	return cpu < 0 ? 0 : (uint32_t)cpu;
}

static void *malloc_get(struct bpfrt_alloc *a, size_t size)
{
	(void)a;
	void *p;
	return posix_memalign(&p, 16, size) ? NULL : p;
}

static void malloc_put(struct bpfrt_alloc *a, void *p, size_t size)
{
	(void)a;
	(void)size;
	free(p);
}

struct bpfrt_alloc bpfrt_malloc = {malloc_get, malloc_put};
