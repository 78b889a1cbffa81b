/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The ring of records behind ringbuf and perf_event_array maps. Any number of writers, one reader.
 *
 * Positions count bytes from the start, modulo 2^32; a record begins at its position modulo the ring's size, 8-aligned,
 * with a struct ring_head, and goes on without a break: the storage is twice the size, so that one that begins before
 * the end has room behind it. A writer takes room under the lock and fills it without; the reader stops at a record
 * that is still busy. As in Linux at most size - 1 bytes are in use.
 */
#ifndef BPFRT_RING_H
#define BPFRT_RING_H

#include "rt.h"

#define RING_BUSY 0x80000000u
#define RING_DISCARDED 0x40000000u
#define RING_MAX_RECORD 0x3fffffffu

struct ring_head {
	uint32_t len;  /* of the data, and RING_BUSY, RING_DISCARDED */
	uint32_t info; /* ringbuf: distance of this head from the struct ring; perf_event_array: the index */
};

struct ring {
	uint32_t lock;
	uint32_t size; /* power of two */
	uint32_t consumer, producer;
	uint32_t lost; /* records that there was no room for */
	BPFRT_PTR(struct bpfrt_map) map;
	uint32_t pad[2];
	uint8_t data[];
};

int64_t bpfrt_ring_storage(uint32_t size);
void bpfrt_ring_init(struct bpfrt_map *map, uint32_t size);
/* Room for SIZE bytes, behind a head that is busy; NULL: there is none. */
struct ring_head *bpfrt_ring_reserve(struct ring *r, uint64_t size);
/* The record may be read, or (RING_DISCARDED) passed over. Whether the reader had read all before it. */
bool bpfrt_ring_commit(struct ring *r, struct ring_head *h, uint32_t discarded);
/* Bytes that the record of this head takes in the ring. */
uint32_t bpfrt_ring_room(uint32_t len);

/* Operations of such maps towards hosts: there are no elements. */
void *bpfrt_ring_lookup(struct bpfrt_map *map, const void *key);
int bpfrt_ring_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags);
int bpfrt_ring_delete(struct bpfrt_map *map, const void *key);
int bpfrt_ring_next_key(struct bpfrt_map *map, const void *key, void *next);

#endif
