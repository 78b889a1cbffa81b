/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Raw input: an array of struct bpf_insn, little-endian. Gives one program "prog" and the functions that it calls. */
#include "front/front.h"

enum { MAX_INSNS = 1 << 26 };

static struct insn read_insn(const u8 *b)
{
	return (struct insn){.code = b[0],
			     .dst = b[1] & 15,
			     .src = b[1] >> 4,
			     .off = (s16)(u16)(b[2] | b[3] << 8),
			     .imm = (s32)((u32)b[4] | (u32)b[5] << 8 | (u32)b[6] << 16 | (u32)b[7] << 24)};
}

int front_raw(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;

	(void)opts;
	w.file = p->file;
	if (size == 0)
		return diag_error(p->ctx, BPFC_ERAW_SIZE, &w, "the file is empty, expected 8-byte instructions");
	if (size % sizeof(struct insn))
		return diag_error(p->ctx, BPFC_ERAW_SIZE, &w, "%zu bytes, expected a multiple of 8", size);
	if (size / sizeof(struct insn) > MAX_INSNS)
		return diag_error(p->ctx, BPFC_ETOO_BIG, &w, "%zu instructions, allowed are %d",
				  size / sizeof(struct insn), (int)MAX_INSNS);
	prog_set_insns(p, (u32)(size / sizeof(struct insn)));
	for (u32 i = 0; i < p->n_insns; i++)
		p->insns[i] = read_insn((const u8 *)data + (size_t)i * sizeof(struct insn));
	prog_cut(p, NULL);
	return 0;
}
