/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Blinded constants become what is encoded: after allocation, so that nobody computes with them before. Where flags are
 * dead, mov r, k ^ x; xor r, x; else, as XOR would destroy them, mov r, k - x; lea r, [r + x]. Both parts always have
 * 32 bits.
 *
 * Needs: real registers. Leaves: no instruction with `blind`; the encoder refuses any that is left.
 */
#include "x86_32/x86.h"

static void expand(struct x86_func *f, u32 b, u32 n, bool flags_live)
{
	struct x86_ins *i = &f->ins.p[n], *x;
	u32 r = i->rm, part = (u32)i->disp, insn = i->insn, next = i->next;

	i->imm = (s32)(flags_live ? (u32)i->imm - part : (u32)i->imm ^ part);
	i->imm_origin = ORIGIN_MASKED;
	i->disp = 0;
	i->blind = false;
	x = x86_insert_before(f, b, next, flags_live ? X86_LEA : X86_XOR_RI);
	x->insn = insn;
	if (flags_live) {
		x->reg = x->base = r;
		x->disp = (s32)part;
		x->disp_origin = ORIGIN_MASKED;
	} else {
		x->rm = r;
		x->imm = (s32)part;
		x->imm_origin = ORIGIN_MASKED;
	}
}

void x86_expand(struct x86_func *f)
{
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k], prev;
		bool live = false; /* flags, behind instruction n */

		for (u32 n = f->blocks.p[b].last; n; n = prev) {
			char flags = x86_rows[f->ins.p[n].form].flags;

			prev = f->ins.p[n].prev;
			if (f->ins.p[n].blind) {
				CHECK(f->ctx, f->ins.p[n].form == X86_MOV_RI);
				expand(f, b, n, live);
				continue;
			}
			live = flags == 'r' || flags == 'x' || (live && flags != 'w');
		}
	}
}
