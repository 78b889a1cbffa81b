/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Look-ups in maptype.def. Shared with runtime/: needs nothing but the compiler. */
#ifndef BPFC_MAPTYPE_H
#define BPFC_MAPTYPE_H

enum map_type {
	MAP_UNSPEC,
#define MAPTYPE(id, uapi, name, runtime) MAP_##id = uapi,
#include "maptype.def"
	MAP_NTYPES
};

/* "hash" ... or NULL. */
const char *maptype_name(unsigned type);
/* The number for a name, 0 if unknown. */
unsigned maptype_by_name(const char *name);

#endif
