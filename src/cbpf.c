/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tables of the classic instructions (cbpf.def) and what an instruction of a program means by them. */
#include "cbpf.h"

enum { S = 1 << CBPF_SOCKET, C = 1 << CBPF_SECCOMP, F = 1 << CBPF_FLAT };

static const struct cbpf_info rows[CBPF_NOPS] = {
#define CBPF(id, code, kind, op, size, dst, src, types, name, text) \
	[CBPF_OP_##id] = { name, text, code, CBPF_KIND_##kind, op, size, CBPF_##dst, CBPF_##src, types },
#include "cbpf.def"
};

const struct cbpf_info *cbpf_row(enum cbpf_op op) { return &rows[op]; }

static bool is_abs(u16 code)
{
	return code == rows[CBPF_OP_LD_W_ABS].code || code == rows[CBPF_OP_LD_H_ABS].code ||
	       code == rows[CBPF_OP_LD_B_ABS].code;
}

static enum cbpf_op by_code(u16 code)
{
	switch ((u32)code) {
/* Ancillary loads have the code of an absolute load: their labels are out of the way of all codes. */
#define CODE(kind, code, op) (CBPF_KIND_##kind == CBPF_KIND_ANC ? 0x10000 + (op) : (code))
#define CBPF(id, code, kind, op, size, dst, src, types, name, text) \
	case CODE(kind, code, op):                                   \
		return CBPF_OP_##id;
#include "cbpf.def"
	}
	return CBPF_NOPS;
}

static enum cbpf_op by_ancillary(u32 k)
{
	for (int i = 0; i < CBPF_NOPS; i++)
		if (rows[i].kind == CBPF_KIND_ANC && k == CBPF_AD_OFF + rows[i].op)
			return (enum cbpf_op)i;
	return CBPF_NOPS;
}

enum cbpf_op cbpf_decode(const struct cbpf_insn *insn, enum cbpf_type type)
{
	enum cbpf_op op = CBPF_NOPS;

	if (type == CBPF_SOCKET && insn->k >= CBPF_AD_OFF && is_abs(insn->code))
		op = by_ancillary(insn->k);
	if (op == CBPF_NOPS)
		op = by_code(insn->code);
	return op != CBPF_NOPS && rows[op].types >> type & 1 ? op : CBPF_NOPS;
}

struct where cbpf_where(const struct cbpf_prog *p, u32 i)
{
	struct where w = WHERE_NONE;

	w.file = p->file;
	if (p->line) {
		w.line = p->line[i];
		w.column = p->column[i];
	} else {
		w.insn = i;
	}
	return w;
}
