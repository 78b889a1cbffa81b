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
 *
 * Hardening level 3: the BPF stack has its full size whatever is used of it, spill slots lie in random order, a random
 * distance lies between them and the BPF stack, and the frame's size is a blinded constant.
 */
#include "x86_32/x86.h"

#define BPF_STACK_MAX 512

enum { GAP_UNITS = 16 /* of 16 bytes: how many the gap between slots and BPF stack may have */ };

struct frame {
	struct x86_func *f;
	struct stream *rnd; /* level 3, else NULL */
	u32 *slot;          /* level 3: where each slot lies */
	u32 saved[4], nsaved;
	u32 size;           /* bytes below the saved registers */
	u32 r10, slots;     /* offsets from ESP */
};

/* How much of the BPF stack is used: as deep as the accesses go, all of it if an address gets out of hand. */
static u32 bpf_stack(const struct x86_func *f, bool full)
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
	if (full && (lowest || escapes))
		return BPF_STACK_MAX;
	return escapes ? MAX(depth, BPF_STACK_MAX) : depth;
}

/* Sizes and offsets, once it is known what is saved. */
static void sizes(struct frame *fr)
{
	struct x86_func *f = fr->f;
	u32 stack = ALIGN_UP(bpf_stack(f, fr->rnd), 16u);

	f->bpf_stack = stack;
	fr->slots = 4 * f->out_words;
	fr->size = fr->slots + 4 * f->n_slots;
	if (fr->rnd)
		fr->size += 16 * (1 + stream_below(fr->rnd, GAP_UNITS));
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

static void layout(struct frame *fr)
{
	static const u32 order[] = { R_EBP, R_EBX, R_EDI, R_ESI };
	struct x86_func *f = fr->f;

	if (fr->rnd && !(f->used_regs & (M_EBP | M_EBX | M_EDI | M_ESI)))
		f->used_regs |= M_ESI; /* for esp_adjust() */
	for (u32 k = 0; k < ARRAY_SIZE(order); k++)
		if (f->used_regs >> order[k] & 1)
			fr->saved[fr->nsaved++] = order[k];
	sizes(fr);
}

static void shuffle_slots(struct frame *fr)
{
	u32 n = fr->f->n_slots;

	fr->slot = arena_array(fr->f->arena, n + 1, sizeof *fr->slot);
	for (u32 k = 0; k < n; k++)
		fr->slot[k] = k;
	for (u32 k = n; k > 1; k--) {
		u32 other = stream_below(fr->rnd, k), t = fr->slot[k - 1];

		fr->slot[k - 1] = fr->slot[other];
		fr->slot[other] = t;
	}
}

static void put_imm(struct x86_func *f, u32 b, u32 before, enum x86_form form, u32 reg, u32 imm, u8 origin)
{
	struct x86_ins *i = x86_insert_before(f, b, before, form);
	i->rm = reg;
	i->imm = (s32)imm;
	i->imm_origin = origin;
	i->insn = ~0u;
}

/* Level 3: through a register that was saved, or is about to be restored. */
static void esp_adjust(struct frame *fr, u32 b, u32 before, bool down)
{
	struct x86_func *f = fr->f;
	u32 part;

	if (!fr->rnd) {
		put_imm(f, b, before, down ? X86_SUB_RI : X86_ADD_RI, R_ESP, fr->size, ORIGIN_OFF);
		return;
	}
	part = stream_u32(fr->rnd);
	put_imm(f, b, before, X86_MOV_RI, fr->saved[0], fr->size ^ part, ORIGIN_MASKED);
	put_imm(f, b, before, X86_XOR_RI, fr->saved[0], part, ORIGIN_MASKED);
	struct x86_ins *i = x86_insert_before(f, b, before, down ? X86_SUB_RR : X86_ADD_RR);
	i->reg = R_ESP;
	i->rm = fr->saved[0];
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
		esp_adjust(fr, b, first, true);
}

static void epilogue(struct frame *fr, u32 b, u32 before)
{
	struct x86_func *f = fr->f;
	if (fr->size)
		esp_adjust(fr, b, before, false);
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
		if (fr->slot)
			i->disp = (s32)(4 * fr->slot[(u32)i->disp / 4]);
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

/* Indirect jumps and calls go through a function that leaves nothing to predict. */
static void retpolines(struct x86_func *f)
{
	for (u32 k = 0; k < f->n_order; k++)
		for (u32 n = f->blocks.p[f->order[k]].first; n; n = f->ins.p[n].next) {
			struct x86_ins *i = &f->ins.p[n];

			if (i->form != X86_JMP_R && i->form != X86_CALL_R)
				continue;
			i->form = i->form == X86_JMP_R ? X86_JMP_S : X86_CALL_S;
			i->imm_sym = XS_RETPOLINE;
			i->sym = i->rm;
			i->rm = R_NONE;
		}
}

void x86_abi(struct x86_func *f, const struct x86_opts *o)
{
	struct frame fr = { .f = f, .rnd = o->harden >= 3 ? o->rnd : NULL };
	layout(&fr);
	if (fr.rnd)
		shuffle_slots(&fr);
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];
		for (u32 n = f->blocks.p[b].first; n; n = f->ins.p[n].next) {
			resolve(&fr, &f->ins.p[n]);
			if (f->ins.p[n].form == X86_RET || f->ins.p[n].form == X86_JMP_R)
				epilogue(&fr, b, n);
		}
	}
	prologue(&fr);
	if (o->retpoline && !o->far)
		retpolines(f);
	if (o->cf_protection && (f->is_entry || f->is_tail_body))
		x86_insert_before(f, f->order[0], f->blocks.p[f->order[0]].first, X86_ENDBR32)->insn = ~0u;
}
