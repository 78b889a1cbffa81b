/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The encoder's book about bytes of code, summed up (audit.h). */
#include "audit.h"

const char *audit_byte_name(enum code_byte k)
{
	static const char *const names[] = {
		[BYTE_OWN] = "compiler",     [BYTE_CHOICE] = "instruction", [BYTE_MASKED] = "masked",
		[BYTE_RELOC] = "relocation", [BYTE_COUNT] = "shift count",  [BYTE_BRANCH] = "branch",
		[BYTE_OFF] = "offset",	     [BYTE_IMM] = "immediate",
	};

	return k < BYTE_N ? names[k] : "?";
}

/* The BPF instruction that code at AT belongs to; *LINE goes along. */
static u32 insn_at(const struct code *code, u32 at, u32 *line)
{
	while (*line < code->lines.n && code->lines.p[*line].offset <= at)
		++*line;
	return *line ? code->lines.p[*line - 1].insn : ~0u;
}

void audit_map(const struct code *code, struct arena *a, struct audit_map *m)
{
	u32 line = 0, run = 0;

	*m = (struct audit_map){.total = code_size(code, 0)};
	for (u32 at = 0; at < m->total; at++) {
		u8 kind = at < code->byte_map.n ? code->byte_map.p[at] : (u8)BYTE_OWN;
		u32 insn = insn_at(code, at, &line);
		struct audit_run *last = m->runs.n ? &m->runs.p[m->runs.n - 1] : NULL;

		m->bytes[kind]++;
		run = kind >= BYTE_COUNT ? run + 1 : 0;
		m->longest = MAX(m->longest, run);
		if (kind < BYTE_COUNT)
			continue;
		if (last && last->kind == kind && last->offset + last->n == at && last->insn == insn)
			last->n++;
		else
			vec_push(a, &m->runs, ((struct audit_run){.offset = at, .n = 1, .insn = insn, .kind = kind}));
	}
}
