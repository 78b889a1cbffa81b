/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Reading the records of a ringbuf or perf_event_array map of the running kernel. */
#ifndef SELFTESTS_LIVE_RECORDS_H
#define SELFTESTS_LIVE_RECORDS_H

#include "live/kernel.h"

/* A reader, to be there before programs write. NULL: it cannot be had. */
void *records_open(u32 type, int fd);
/* Calls FN for each record, without a key. */
bool records_read(u32 type, void *reader, kernel_entry_fn fn, void *arg);
void records_close(u32 type, void *reader);

#endif
