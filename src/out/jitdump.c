/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The code of a classic filter as the kernel prints what its JIT made (net.core.bpf_jit_enable=2), so that bpf_jit_disasm
 * and what else reads such logs reads ours: a line with lengths, then 16 bytes a line. The address is 0, and fields that a
 * linker has to fill in are as they are in the object.
 */
#include <string.h>

#include "cbpf.h"
#include "out/out.h"

enum { PER_LINE = 16 };

/* The filter's function: the first global one of the code. */
static const struct code_sym *find_function(const struct code *c)
{
	const struct code_sym *best = NULL;

	for (u32 i = 0; i < c->syms.n; i++) {
		const struct code_sym *s = &c->syms.p[i];

		if (s->sect != CODE_UNDEF && c->sects.p[s->sect].kind == CODE_TEXT && s->bind == CODE_GLOBAL &&
		    s->type == CODE_FUNC && s->size && (!best || s->value < best->value))
			best = s;
	}
	return best;
}

void out_jit_dump(const struct code *c, const struct prog *p, FILE *out)
{
	const struct code_sym *s = p && p->cbpf ? find_function(c) : NULL;
	const u8 *bytes;

	if (!s)
		return;
	bytes = c->sects.p[s->sect].bytes.p + s->value;
	fprintf(out, "flen=%u proglen=%u pass=1 image=%08x from=bpfc-ia32 pid=0\n", p->cbpf->n, s->size, 0u);
	for (u32 i = 0; i < s->size; i++) {
		if (i % PER_LINE == 0)
			fprintf(out, "JIT code: %08x:", i);
		fprintf(out, " %02x%s", bytes[i], i % PER_LINE == PER_LINE - 1 || i + 1 == s->size ? "\n" : "");
	}
}
