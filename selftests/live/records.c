/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See records.h; libbpf does the work. */
#include "live/records.h"

#include <bpf/libbpf.h>
#include <linux/bpf.h>
#include <stdlib.h>

enum { PAGES = 64 };

struct reader {
	struct ring_buffer *ring;
	struct perf_buffer *perf;
	kernel_entry_fn fn;
	void *arg;
};

static int on_record(void *ctx, void *data, size_t size)
{
	struct reader *r = ctx;

	r->fn(r->arg, "", data, (u32)size);
	return 0;
}

static void on_sample(void *ctx, int cpu, void *data, u32 size)
{
	(void)cpu;
	on_record(ctx, data, size);
}

void *records_open(u32 type, int fd)
{
	struct reader *r = calloc(1, sizeof *r);

	if (r && type == BPF_MAP_TYPE_RINGBUF)
		r->ring = ring_buffer__new(fd, on_record, r, NULL);
	else if (r)
		r->perf = perf_buffer__new(fd, PAGES, on_sample, NULL, r, NULL);
	if (r && !r->ring && !r->perf) {
		free(r);
		return NULL;
	}
	return r;
}

bool records_read(u32 type, void *reader, kernel_entry_fn fn, void *arg)
{
	struct reader *r = reader;

	r->fn = fn;
	r->arg = arg;
	return (type == BPF_MAP_TYPE_RINGBUF ? ring_buffer__consume(r->ring) : perf_buffer__consume(r->perf)) >= 0;
}

void records_close(u32 type, void *reader)
{
	struct reader *r = reader;

	if (r && type == BPF_MAP_TYPE_RINGBUF)
		ring_buffer__free(r->ring);
	else if (r)
		perf_buffer__free(r->perf);
	free(r);
}
