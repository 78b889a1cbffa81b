/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The frame: prologue, epilogue, and frame references turned into addresses from ESP.
 *
 *      higher   incoming stack words            R_ARGIN + 0 ...
 *               return address
 *               saved EBP EBX EDI ESI           those that are used
 *      r10 ->   (16-aligned if the caller's ESP was)
 *               BPF stack                       R_BPF - n
 *               spill slots                     R_SLOT
 *      ESP ->   outgoing words                  R_ARGOUT + 0 ...
 *
 * ESP stays where the prologue puts it. Assumes ESP + 4 a multiple of 16 at entry and keeps that for callees; any
 * multiple of 4 works too. Runs after the peephole pass; leaves nothing for the encoder but real registers.
 */
#include "x86_32/x86.h"

#define BPF_STACK_MAX 512

struct frame {
	struct x86_func *f;
	u32 saved[4], nsaved;
	u32 size;           /* bytes below the saved registers */
	u32 r10, slots;     /* offsets from ESP */
};

/* How much of the BPF stack is used: as deep as the accesses go, all of it if an address gets out of hand. */
static u32 bpf_stack(const struct x86_func *f)
{
	s32 lowest = 0;
	bool escapes = false;
	for (u32 k = 0; k < f->n_order; k++) {
		for (u32 n = f->blocks.p[f->order[k]].first; n; n = f->ins.p[n].next) {
			const struct x86_ins *i = &f->ins.p[n];
			if (i->base != R_BPF)
				continue;
			lowest = MIN(lowest, i->disp);
			escapes |= i->form == X86_LEA || i->index != R_NONE;
		}
	}
	u32 depth = (u32)-(s64)lowest;
	return escapes ? MAX(depth, BPF_STACK_MAX) : depth;
}

static void layout(struct frame *fr)
{
	static const u32 order[] = { R_EBP, R_EBX, R_EDI, R_ESI };
	struct x86_func *f = fr->f;
	u32 stack = ALIGN_UP(bpf_stack(f), 16u);

	for (u32 k = 0; k < ARRAY_SIZE(order); k++)
		if (f->used_regs >> order[k] & 1)
			fr->saved[fr->nsaved++] = order[k];
	f->bpf_stack = stack;
	fr->slots = 4 * f->out_words;
	fr->size = fr->slots + 4 * f->n_slots;
	if (stack) {
		fr->r10 = ALIGN_UP(fr->size + stack, 16u);
		fr->size = fr->r10;
	}
	if (stack || f->makes_calls) {
		/* entry: ESP = 12 mod 16 */
		u32 above = 4 + 4 * fr->nsaved;
		fr->size = ALIGN_UP(fr->size + above, 16u) - above;
	}
	f->frame_size = fr->size;
}

static void esp_adjust(struct x86_func *f, u32 b, u32 before, enum x86_form form, u32 size)
{
	struct x86_ins *i = x86_insert_before(f, b, before, form);
	i->rm = R_ESP;
	i->imm = (s32)size;
	i->imm_origin = ORIGIN_OFF;
	i->insn = ~0u;
}

static void prologue(struct frame *fr)
{
	struct x86_func *f = fr->f;
	u32 b = f->order[0], first = f->blocks.p[b].first;
	for (u32 k = 0; k < fr->nsaved; k++) {
		struct x86_ins *i = x86_insert_before(f, b, first, X86_PUSH_R);
		i->rm = fr->saved[k];
		i->insn = ~0u;
	}
	if (fr->size)
		esp_adjust(f, b, first, X86_SUB_RI, fr->size);
}

static void epilogue(struct frame *fr, u32 b, u32 before)
{
	struct x86_func *f = fr->f;
	if (fr->size)
		esp_adjust(f, b, before, X86_ADD_RI, fr->size);
	for (u32 k = fr->nsaved; k-- > 0;) {
		struct x86_ins *i = x86_insert_before(f, b, before, X86_POP_R);
		i->rm = fr->saved[k];
		i->insn = ~0u;
	}
}

static void resolve(struct frame *fr, struct x86_ins *i)
{
	u32 add;
	switch (i->base) {
	case R_BPF:
		add = fr->r10;
		break;
	case R_SLOT:
		add = fr->slots;
		break;
	case R_ARGIN:
		add = fr->size + 4 * fr->nsaved + 4;
		break;
	case R_ARGOUT:
		add = 0;
		break;
	default:
		return;
	}
	i->base = R_ESP;
	i->disp = (s32)((u32)i->disp + add);
}

void x86_abi(struct x86_func *f, const struct x86_opts *o)
{
	struct frame fr = { .f = f };
	(void)o;
	layout(&fr);
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];
		for (u32 n = f->blocks.p[b].first; n; n = f->ins.p[n].next) {
			resolve(&fr, &f->ins.p[n]);
			if (f->ins.p[n].form == X86_RET || f->ins.p[n].form == X86_JMP_R)
				epilogue(&fr, b, n);
		}
	}
	prologue(&fr);
}
