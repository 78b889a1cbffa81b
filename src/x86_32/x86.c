/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The records of ia32 code: rows of encode.def as data, functions, blocks and their instruction lists. Knows nothing
 * of how code is chosen, allocated or encoded.
 */
#include "x86_32/x86.h"

const struct x86_row x86_rows[X86_NFORMS] = {
	[X86_NONE] = {.mnemonic = "none", .shape = SHAPE_NONE, .ext = -1, .reg = '-', .rm = '-', .flags = '-'},
#define X86(id, mnemonic, shape, prefix, opcode, ext, imm, reg, rm, in, out, flags)                                    \
	[X86_##id] = {mnemonic, SHAPE_##shape, prefix, opcode, ext, imm, reg, rm, in, out, flags},
#include "x86_32/encode.def"
};

const char *x86_reg_name(u32 r, int bytes)
{
	static const char *const name32[] = {"eax", "ecx", "edx", "ebx",  "esp",   "ebp",
					     "esi", "edi", "bpf", "slot", "argin", "argout"};
	static const char *const name16[] = {"ax", "cx", "dx", "bx", "sp", "bp", "si", "di"};
	static const char *const name8[] = {"al", "cl", "dl", "bl"};

	if (bytes == 1)
		return r < ARRAY_SIZE(name8) ? name8[r] : "?";
	if (bytes == 2)
		return r < ARRAY_SIZE(name16) ? name16[r] : "?";
	return r < ARRAY_SIZE(name32) ? name32[r] : "?";
}

bool x86_has_mem(enum x86_form form)
{
	enum x86_shape s = (enum x86_shape)x86_rows[form].shape;

	return s == SHAPE_RM || s == SHAPE_MR || s == SHAPE_MI || s == SHAPE_M || s == SHAPE_RMI || s == SHAPE_CCRM;
}

int x86_mem_bytes(enum x86_form form)
{
	const struct x86_row *row = &x86_rows[form];
	bool extends = form >= X86_MOVZX8_RR && form <= X86_MOVSX16_RM;

	_Static_assert(X86_MOVSX16_RM - X86_MOVZX8_RR == 7, "MOVZX and MOVSX stand together");

	if (form == X86_LEA)
		return 0;
	if (form == X86_LOCK_CMPXCHG8B_M)
		return 8;
	if (form == X86_SETCC_R)
		return 1;
	if (extends)
		return row->opcode & 1 ? 2 : 1;
	if (row->prefix & P66)
		return 2;
	if (row->prefix & P0F || row->shape == SHAPE_O || row->shape == SHAPE_OI)
		return 4;
	return row->opcode & 1 ? 4 : 1; /* the w bit of the one-byte map */
}

bool x86_imm_is_count(enum x86_form form)
{
	const struct x86_row *row = &x86_rows[form];

	return row->imm == 8 && (row->shape == SHAPE_MRI || row->opcode == x86_rows[X86_SHL_RI].opcode);
}

struct x86_func *x86_func_new(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p)
{
	struct x86_func *f = arena_alloc(a, sizeof *f);

	f->ctx = ctx;
	f->arena = a;
	f->prog = p;
	f->subprog = ~0u;
	f->cur_insn = ~0u;
	f->name = "";
	vec_add(a, &f->ins);
	vec_add(a, &f->blocks);
	return f;
}

static u32 ins_new(struct x86_func *f, enum x86_form form)
{
	struct x86_ins *i = vec_add(f->arena, &f->ins);

	i->form = (u16)form;
	i->reg = i->rm = i->base = i->index = R_NONE;
	i->insn = f->cur_insn;
	return f->ins.n - 1;
}

struct x86_ins *x86_emit(struct x86_func *f, u32 b, enum x86_form form)
{
	u32 n = ins_new(f, form);
	struct x86_block *blk = &f->blocks.p[b];

	f->ins.p[n].prev = blk->last;
	if (blk->last)
		f->ins.p[blk->last].next = n;
	else
		blk->first = n;
	blk->last = n;
	return &f->ins.p[n];
}

struct x86_ins *x86_insert_before(struct x86_func *f, u32 b, u32 pos, enum x86_form form)
{
	u32 n, prev;

	if (!pos)
		return x86_emit(f, b, form);
	n = ins_new(f, form);
	prev = f->ins.p[pos].prev;
	f->ins.p[n].prev = prev;
	f->ins.p[n].next = pos;
	f->ins.p[pos].prev = n;
	if (prev)
		f->ins.p[prev].next = n;
	else
		f->blocks.p[b].first = n;
	return &f->ins.p[n];
}

void x86_remove(struct x86_func *f, u32 b, u32 pos)
{
	struct x86_ins *i = &f->ins.p[pos];
	struct x86_block *blk = &f->blocks.p[b];

	if (i->prev)
		f->ins.p[i->prev].next = i->next;
	else
		blk->first = i->next;
	if (i->next)
		f->ins.p[i->next].prev = i->prev;
	else
		blk->last = i->prev;
	i->prev = i->next = 0;
	i->form = X86_NONE;
}

u32 x86_vreg_new(struct x86_func *f)
{
	return X86_FIRST_VREG + f->n_vregs++;
}

void x86_preds(struct x86_func *f)
{
	u32 total = 0;

	for (u32 b = 0; b < f->blocks.n; b++) {
		f->blocks.p[b].npreds = 0;
		f->blocks.p[b].order = ~0u;
	}
	for (u32 k = 0; k < f->n_order; k++) {
		struct x86_block *blk = &f->blocks.p[f->order[k]];

		blk->order = k;
		for (u32 s = 0; s < blk->nsucc; s++, total++)
			f->blocks.p[blk->succ[s]].npreds++;
	}
	f->pred_pool = arena_array(f->arena, total + 1, sizeof *f->pred_pool);
	total = 0;
	for (u32 b = 0; b < f->blocks.n; b++) {
		f->blocks.p[b].preds = total;
		total += f->blocks.p[b].npreds;
		f->blocks.p[b].npreds = 0;
	}
	for (u32 k = 0; k < f->n_order; k++) {
		struct x86_block *blk = &f->blocks.p[f->order[k]];

		for (u32 s = 0; s < blk->nsucc; s++) {
			struct x86_block *t = &f->blocks.p[blk->succ[s]];

			f->pred_pool[t->preds + t->npreds++] = f->order[k];
		}
	}
}
