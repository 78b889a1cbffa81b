/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Look-ups in helper.def. Numbers are dense from 1, so that a number is an index; names are searched. */
#include <string.h>

#include "helper.h"

enum {
	READS = HELPER_READS,
	RDWR = HELPER_READS | HELPER_WRITES,
	PKT = RDWR | HELPER_PKT,
	TAIL = PKT | HELPER_NORETURN,
};

static const struct helper helpers[] = {
#define HELPER(id_, name_, ret_, a1, a2, a3, a4, a5, effects_, runtime_)                                               \
	{id_, #name_, {ARG_##a1, ARG_##a2, ARG_##a3, ARG_##a4, ARG_##a5}, RET_##ret_, effects_, runtime_},
#include "helper.def"
};

enum { NHELPERS = sizeof(helpers) / sizeof(helpers[0]) };

const struct helper *helper_by_id(unsigned id)
{
	return id >= 1 && id <= NHELPERS && helpers[id - 1].id == id ? &helpers[id - 1] : NULL;
}

const struct helper *helper_by_name(const char *name)
{
	for (unsigned i = 0; i < NHELPERS; i++)
		if (strcmp(helpers[i].name, name) == 0)
			return &helpers[i];
	return NULL;
}

const struct helper *helper_row(unsigned i)
{
	return i < NHELPERS ? &helpers[i] : NULL;
}
