/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* x86_encode(): a function to bytes in .text. Blocks follow each other in f->order; branches start short and only grow,
 * so sizing ends by itself.
 *
 * A short branch spans at most 128 bytes, so when one grows only its neighbours can lose their reach: each growth
 * looks at the branches within that distance, and the whole is linear. Padding before an aligned block counts with its
 * maximum while sizes are not known; what is short then stays short.
 */
#include <string.h>

#include "x86_32/x86.h"

enum { SHORT_BRANCH = 2, REACH = 128, FUNC_ALIGN = 16, MAX_PAD = 256 };

struct branch {
	u32 ins;
	u32 at;	    /* end of the branch with all branches short and all padding there */
	u32 target; /* block */
	s32 slack;  /* bytes by which the distance may still grow; < 0: long */
	bool forward, is_long;
};

struct place {
	u32 at;	    /* start, as branch.at */
	u32 first;  /* first branch in it or behind it */
	u32 size;   /* bytes without branches */
	u32 offset; /* final, from the start of the function */
	u32 slot;   /* symbol + 1 of where its address is, for branches that are far */
};

struct layout {
	struct x86_func *f;
	struct code *c;
	const struct x86_opts *o;
	struct place *places;	     /* by block */
	VEC(struct branch) branches; /* in the order of code */
	VEC(u32) work;		     /* branches that became long */
	u32 growth[2];		     /* of a long JMP, of a long JCC */
};

static bool is_branch(const struct x86_ins *i)
{
	return i->form == X86_JMP || i->form == X86_JCC;
}

static u32 encode(const struct layout *l, const struct x86_ins *i, bool is_long, u8 *buf, struct code_fixup *fix,
		  struct x86_parts *parts)
{
	return x86_is_far(i, l->o, is_long) ? x86_far(l->f, i, l->o, buf, fix, parts)
					    : x86_encode_parts(l->f, i, buf, is_long, fix, parts);
}

static u32 branch_growth(const struct layout *l, const struct branch *b)
{
	return l->growth[l->f->ins.p[b->ins].form == X86_JCC];
}

static void measure_growth(struct layout *l)
{
	for (u32 cc = 0; cc < 2; cc++) {
		struct x86_ins i = {.form = cc ? X86_JCC : X86_JMP};
		struct code_fixup fix;
		struct x86_parts parts;
		u8 buf[X86_MAX_SEQ];
		u32 least = encode(l, &i, false, buf, &fix, &parts);

		l->growth[cc] = encode(l, &i, true, buf, &fix, &parts) - least;
	}
}

/* Constants of the input do not get through where blinding should have replaced them. */
static void check_origin(const struct layout *l, const struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];
	u8 allowed = l->o->harden >= 3 ? ORIGIN_OWN : l->o->harden == 2 ? ORIGIN_OFF : ORIGIN_IMM;

	if (i->blind || (row->imm && i->imm_origin > allowed && (i->imm_origin != ORIGIN_MASKED || i->imm_sym) &&
			 !(l->o->harden == 2 && x86_imm_is_count((enum x86_form)i->form))))
		ctx_throw(l->f->ctx, BPFC_EINTERNAL, "%s: immediate of '%s' escaped blinding", l->f->name,
			  row->mnemonic);
	if (x86_has_mem((enum x86_form)i->form) && i->disp_origin > allowed &&
	    (i->disp_origin != ORIGIN_MASKED || i->disp_sym))
		ctx_throw(l->f->ctx, BPFC_EINTERNAL, "%s: displacement of '%s' escaped blinding", l->f->name,
			  row->mnemonic);
}

/* Sizes of all but branches. Blocks in the order of their numbers: instructions of neighbours lie near each other, while
 * the layout of level 3 is random. */
static void measure_blocks(struct layout *l)
{
	struct x86_func *f = l->f;
	u8 buf[X86_MAX_SEQ];
	struct code_fixup fix;
	struct x86_parts parts;

	for (u32 b = 1; b < f->blocks.n; b++) {
		bool branches = false;

		if (f->blocks.p[b].order == ~0u)
			continue;
		for (u32 n = f->blocks.p[b].first; n; n = f->ins.p[n].next) {
			const struct x86_ins *i = &f->ins.p[n];

			check_origin(l, i);
			CHECK(f->ctx, is_branch(i) || !branches);
			branches |= is_branch(i);
			if (!branches)
				l->places[b].size += encode(l, i, false, buf, &fix, &parts);
			CHECK(f->ctx, l->places[b].size < 1u << 30);
		}
	}
}

/* Branches, and places as if all of them were short. */
static void find_branches(struct layout *l)
{
	struct x86_func *f = l->f;
	u32 at = 0;

	for (u32 k = 0; k < f->n_order; k++) {
		const struct x86_block *blk = &f->blocks.p[f->order[k]];
		struct place *pl = &l->places[f->order[k]];
		u32 n = blk->last, first = 0;

		at += blk->pad + (1u << blk->align) - 1;
		pl->at = at;
		pl->first = l->branches.n;
		at += pl->size;
		CHECK(f->ctx, at < 1u << 30);
		for (; n && is_branch(&f->ins.p[n]); n = f->ins.p[n].prev)
			first = n;
		for (n = first; n; n = f->ins.p[n].next) {
			at += SHORT_BRANCH;
			vec_push(f->arena, &l->branches,
				 ((struct branch){.ins = n, .at = at, .target = f->ins.p[n].target}));
		}
	}
}

static void lengthen(struct layout *l, struct branch *b)
{
	b->is_long = true;
	vec_push(l->f->arena, &l->work, (u32)(b - l->branches.p));
}

static void take_slack(struct layout *l, struct branch *b, u32 n)
{
	if (b->is_long)
		return;
	b->slack -= (s32)n;
	if (b->slack < 0)
		lengthen(l, b);
}

/* The branch numbered G grew by N bytes: so did the distance of each branch that jumps over it. */
static void grow_around(struct layout *l, u32 g, u32 n)
{
	const struct branch *grown = &l->branches.p[g];

	for (u32 j = g; j-- > 0 && grown->at - l->branches.p[j].at <= REACH;) {
		struct branch *b = &l->branches.p[j];

		if (b->forward && l->places[b->target].first > g)
			take_slack(l, b, n);
	}
	for (u32 j = g + 1; j < l->branches.n && l->branches.p[j].at - grown->at <= REACH; j++) {
		struct branch *b = &l->branches.p[j];

		if (!b->forward && l->places[b->target].first <= g)
			take_slack(l, b, n);
	}
}

static void size_branches(struct layout *l)
{
	for (u32 j = 0; j < l->branches.n; j++) {
		struct branch *b = &l->branches.p[j];
		s32 distance;

		CHECK(l->f->ctx,
		      b->target && b->target < l->f->blocks.n && l->f->blocks.p[b->target].order < l->f->n_order);
		distance = (s32)(l->places[b->target].at - b->at);
		b->forward = l->places[b->target].first > j;
		b->slack = b->forward ? 127 - distance : 128 + distance;
		if (b->slack < 0)
			lengthen(l, b);
	}
	for (u32 w = 0; w < l->work.n; w++) {
		u32 g = l->work.p[w];

		grow_around(l, g, branch_growth(l, &l->branches.p[g]));
	}
}

/* Level 3: slots for the blocks that far branches go to, in random order. */
static void assign_slots(struct layout *l)
{
	VEC(u32) targets = {0};

	for (u32 j = 0; l->o->far && j < l->branches.n; j++) {
		const struct branch *b = &l->branches.p[j];

		if (!b->is_long || l->places[b->target].slot)
			continue;
		l->places[b->target].slot = 1;
		vec_push(l->f->arena, &targets, b->target);
	}
	for (u32 k = targets.n; k > 0; k--) {
		u32 other = stream_below(l->o->rnd, k), t = targets.p[other];

		targets.p[other] = targets.p[k - 1];
		l->places[t].slot = x86_slot_of_text(l->c, l->o, code_size(l->c, 0) + l->places[t].offset) + 1;
	}
}

/* Final offsets of blocks; the function starts at a multiple of FUNC_ALIGN. */
static u32 place_blocks(struct layout *l)
{
	u32 at = 0, j = 0;

	for (u32 k = 0; k < l->f->n_order; k++) {
		const struct x86_block *blk = &l->f->blocks.p[l->f->order[k]];
		struct place *pl = &l->places[l->f->order[k]];
		u32 end = k + 1 < l->f->n_order ? l->places[l->f->order[k + 1]].first : l->branches.n;

		at = ALIGN_UP(at, 1u << blk->align) + (k ? blk->pad : 0u);
		pl->offset = at;
		at += pl->size;
		for (; j < end; j++)
			at += SHORT_BRANCH + (l->branches.p[j].is_long ? branch_growth(l, &l->branches.p[j]) : 0);
	}
	return at;
}

/* Bytes of code up to here that nobody has entered are ours. */
static void map_to(struct code *c, u32 end, u8 kind)
{
	while (c->byte_map.n < end)
		vec_push(&c->arena, &c->byte_map, kind);
}

static u8 byte_kind(u8 origin, u8 symkind)
{
	static const u8 kinds[] = {[ORIGIN_OWN] = BYTE_OWN, [ORIGIN_OFF] = BYTE_OFF, [ORIGIN_IMM] = BYTE_IMM,
				   [ORIGIN_MASKED] = BYTE_MASKED};

	return symkind && origin == ORIGIN_OWN ? (u8)BYTE_RELOC : kinds[origin];
}

/* N bytes at AT are instruction I, with PARTS in it. */
static void map_ins(struct layout *l, u32 at, u32 n, const struct x86_ins *i, const struct x86_parts *parts, bool far)
{
	struct code *c = l->c;
	u8 imm = is_branch(i) ? (u8)BYTE_BRANCH : byte_kind(i->imm_origin, i->imm_sym);
	u8 disp = far ? (u8)BYTE_RELOC : byte_kind(i->disp_origin, i->disp_sym);

	if (!is_branch(i) && i->imm_origin != ORIGIN_OWN && x86_imm_is_count((enum x86_form)i->form))
		imm = BYTE_COUNT;
	map_to(c, at, BYTE_OWN);
	map_to(c, at + n, i->insn == ~0u ? BYTE_OWN : BYTE_CHOICE);
	memset(c->byte_map.p + at + parts->disp_at, disp, parts->disp_n);
	memset(c->byte_map.p + at + parts->imm_at, imm, parts->imm_n);
}

/* What the fixup of instruction I refers to. */
static u32 fixup_symbol(struct layout *l, const struct x86_ins *i, bool far)
{
	u32 sym;

	if (is_branch(i)) {
		CHECK(l->c->ctx, l->places[i->target].slot);
		return l->places[i->target].slot - 1;
	}
	sym = x86_symbol(l->c, l->f->prog, (enum x86_symkind)(i->imm_sym ? i->imm_sym : i->disp_sym), i->sym);
	return far ? x86_slot_of_symbol(l->c, l->o, sym) : sym;
}

static void emit_ins(struct layout *l, u32 start, const struct x86_ins *i, bool is_long)
{
	struct code *c = l->c;
	u32 at = code_size(c, 0), n;
	bool far = x86_is_far(i, l->o, is_long);
	struct code_fixup fix;
	struct x86_parts parts;
	u8 buf[X86_MAX_SEQ];

	n = encode(l, i, is_long, buf, &fix, &parts);
	if (l->o->audit)
		map_ins(l, at, n, i, &parts, far);
	if (is_branch(i) && !far) {
		u32 d = start + l->places[i->target].offset - (at + n);

		CHECK(c->ctx, is_long || (s32)d == (s8)d);
		buf[is_long ? n - 4 : n - 1] = (u8)d;
		for (u32 k = 1; is_long && k < 4; k++)
			buf[n - 4 + k] = (u8)(d >> 8 * k);
	} else if (fix.offset) {
		code_fixup_at(c, 0, at + fix.offset, (enum code_fixup_kind)fix.kind, fixup_symbol(l, i, far),
			      fix.addend);
	}
	code_bytes(c, 0, buf, n);
}

static void line_at(struct code *c, s64 *current, u32 insn)
{
	struct code_line *line;

	if (*current == insn)
		return;
	*current = insn;
	line = vec_add(&c->arena, &c->lines);
	line->offset = code_size(c, 0);
	line->insn = insn;
}

static void emit_blocks(struct layout *l, u32 start)
{
	s64 line = -1;
	u32 j = 0;
	u8 pad[MAX_PAD];

	for (u32 k = 0; k < l->f->n_order; k++) {
		u32 b = l->f->order[k], want = start + l->places[b].offset, at = code_size(l->c, 0);

		CHECK(l->c->ctx, want >= at && want - at < sizeof pad);
		if (l->f->blocks.p[b].pad)
			memset(pad, x86_rows[X86_INT3].opcode, want - at);
		else
			x86_pad(pad, want - at);
		code_bytes(l->c, 0, pad, want - at);
		for (u32 n = l->f->blocks.p[b].first; n; n = l->f->ins.p[n].next) {
			const struct x86_ins *i = &l->f->ins.p[n];

			line_at(l->c, &line, i->insn);
			emit_ins(l, start, i, is_branch(i) && l->branches.p[j++].is_long);
		}
	}
}

/* Control that runs off the end of a block goes to the next one: it has to be a successor. */
static void check_fall_through(const struct layout *l)
{
	const struct x86_func *f = l->f;

	for (u32 k = 0; k < f->n_order; k++) {
		const struct x86_block *blk = &f->blocks.p[f->order[k]];
		u32 form = blk->last ? f->ins.p[blk->last].form : X86_NONE, next, s;

		if (form == X86_JMP || form == X86_JMP_R || form == X86_JMP_S || form == X86_RET || form == X86_UD2)
			continue;
		CHECK(f->ctx, k + 1 < f->n_order);
		next = f->order[k + 1];
		for (s = 0; s < blk->nsucc && blk->succ[s] != next; s++)
			;
		CHECK(f->ctx, s < blk->nsucc);
	}
}

/* The first block's gap lies before the function. Level 3: functions start anywhere. */
static void start_function(struct layout *l)
{
	u32 pad = l->f->blocks.p[l->f->order[0]].pad;

	if (l->o->harden >= 3 && !pad)
		pad = stream_below(l->o->rnd, FUNC_ALIGN);
	if (l->o->harden < 3)
		code_align(l->c, 0, FUNC_ALIGN, x86_rows[X86_INT3].opcode);
	while (pad--)
		code_u8(l->c, 0, x86_rows[X86_INT3].opcode);
}

void x86_encode(struct x86_func *f, struct code *c, u32 sym, const struct x86_opts *o)
{
	struct layout l = {.f = f, .c = c, .o = o};
	enum code_bind bind = (enum code_bind)c->syms.p[sym].bind;
	u32 start, size;

	f->harden = (u8)o->harden;
	CHECK(f->ctx, f->n_order && f->order[0] == 1);
	for (u32 b = 0; b < f->blocks.n; b++)
		f->blocks.p[b].order = ~0u;
	for (u32 k = 0; k < f->n_order; k++) {
		f->blocks.p[f->order[k]].order = k;
		CHECK(f->ctx, 1u << f->blocks.p[f->order[k]].align <= FUNC_ALIGN);
	}
	if (o->check)
		check_fall_through(&l);
	l.places = arena_array(f->arena, f->blocks.n, sizeof *l.places);
	measure_growth(&l);
	measure_blocks(&l);
	find_branches(&l);
	size_branches(&l);
	size = place_blocks(&l);
	start_function(&l);
	start = code_size(c, 0);
	assign_slots(&l);
	emit_blocks(&l, start);
	CHECK(f->ctx, code_size(c, 0) == start + size);
	if (code_define(c, sym, 0, start, size, bind, CODE_FUNC))
		ctx_throw(c->ctx, BPFC_ESYMBOL_CLASH, "function '%s' cannot be defined", c->syms.p[sym].name);
}
