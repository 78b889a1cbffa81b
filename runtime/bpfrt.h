/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* libbpfrt-ia32: the runtime of compiled BPF programs. Installed; also read by the compiler, which writes descriptors
 * of this layout. Everything has i386 layout on every host: pointers are 4 bytes (BPFRT_PTR).
 */
#ifndef BPFRT_H
#define BPFRT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if UINTPTR_MAX == 0xffffffffu
#define BPFRT_PTR(type) type *
#else
#define BPFRT_PTR(type) uint32_t
#endif

/* -- Maps ------------------------------------------------------------------------------------------------- */

#define BPFRT_MAP_VERSION 1u

struct bpfrt_map_ops;

/* The descriptor that an object has for each map, in section .bpfrt.maps, under the map's name. The compiler fills the
 * first part; the rest is the runtime's. A host may change max_entries before bpfrt_open(). 64 bytes. */
struct bpfrt_map {
	uint32_t version;     /* BPFRT_MAP_VERSION */
	uint32_t type;        /* enum bpf_map_type */
	uint32_t key_size, value_size, max_entries, map_flags;
	BPFRT_PTR(const char) name;
	uint32_t btf_key_type_id, btf_value_type_id;
	uint32_t map_extra;
	BPFRT_PTR(struct bpfrt_map) inner; /* template of the inner map, or NULL */
	/* runtime */
	BPFRT_PTR(uint8_t) values; /* array maps: element 0; elements are value_size rounded up to 8 apart */
	uint32_t init;             /* 0: not open, 1: open */
	BPFRT_PTR(const struct bpfrt_map_ops) ops;
	BPFRT_PTR(void) impl;
	uint32_t reserved;
};
_Static_assert(sizeof(struct bpfrt_map) == 64, "layout that the compiler writes");

#ifdef __cplusplus
}
#endif
#endif
