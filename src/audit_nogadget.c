/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* In the place of audit_gadget.c where there is no Zydis. */
#include "audit.h"

bool audit_gadgets(const struct code *code, const struct audit_map *m, struct audit_gadgets *g)
{
	(void)code, (void)m;
	*g = (struct audit_gadgets){{0}, {0}, {0}};
	return false;
}
