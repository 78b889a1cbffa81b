/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Look-ups in maptype.def. */
#include <stddef.h>
#include <string.h>

#include "maptype.h"

static const char *const names[MAP_NTYPES] = {
#define MAPTYPE(id, uapi, name, runtime) [uapi] = name,
#include "maptype.def"
};

const char *maptype_name(unsigned type)
{
	return type < MAP_NTYPES ? names[type] : NULL;
}

unsigned maptype_by_name(const char *name)
{
	for (unsigned i = 1; i < MAP_NTYPES; i++)
		if (names[i] && strcmp(names[i], name) == 0)
			return i;
	return MAP_UNSPEC;
}
