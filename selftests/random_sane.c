/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See random_sane.h. Kinds of values flow through the program until nothing changes: a state before each instruction, of
 * registers and of stack slots that a pointer may have been put into.
 */
#include "random_sane.h"

#include <stdlib.h>
#include <string.h>

#include "helper.h"

enum kind {
	NEW, /* no way leads here yet */
	UNDEF,
	NUMBER,
	ADDRESS,
	CONTEXT,
	MIXED, /* one thing on one way, another on the other */
};

enum { SLOTS = 64, MAP_LOOKUP = 1 };

struct state {
	u8 reg[BPF_NREGS], slot[SLOTS]; /* enum kind */
	u8 written[SLOTS]; /* bytes of each slot that were written: bit 0 is the one next to r10 */
	bool reached;
};

struct sane {
	const struct random_program *p;
	struct state *at; /* by instruction */
	u32 *work, n_work;
	bool *queued, bad, misleads;
};

static u8 join_kind(u8 a, u8 b)
{
	if (a == b || b == NEW)
		return a;
	if (a == NEW)
		return b;
	return a == UNDEF || b == UNDEF ? UNDEF : MIXED;
}

/* A way from STATE to instruction I. */
static void flow(struct sane *s, u32 i, const struct state *state)
{
	struct state *to, was;

	if (i >= s->p->n) {
		s->bad = true;
		return;
	}
	to = &s->at[i];
	was = *to;
	for (u32 r = 0; r < BPF_NREGS; r++)
		to->reg[r] = to->reached ? join_kind(to->reg[r], state->reg[r]) : state->reg[r];
	for (u32 k = 0; k < SLOTS; k++)
		to->slot[k] = to->reached ? join_kind(to->slot[k], state->slot[k]) : state->slot[k];
	for (u32 k = 0; k < SLOTS; k++)
		to->written[k] = to->reached ? to->written[k] & state->written[k] : state->written[k];
	to->reached = true;
	if (memcmp(to, &was, sizeof was) && !s->queued[i]) {
		s->queued[i] = true;
		s->work[s->n_work++] = i;
	}
}

/* The slot that an access of SIZE bytes at r10 + OFF is; -1: none of its own. */
static int slot_of(u32 base, s32 off, u32 size)
{
	if (base != BPF_FP || off >= 0 || off < -8 * SLOTS || size != 8 || off % 8)
		return -1;
	return -off / 8 - 1;
}

/* Does an access at r10 + OFF that is no slot of its own touch a slot with more than a number in it? */
static bool cuts_slot(const struct state *st, u32 base, s32 off, u32 size)
{
	if (base != BPF_FP || slot_of(base, off, size) >= 0)
		return false;
	for (s32 at = off; at < off + (s32)size; at++)
		if (at < 0 && at >= -8 * SLOTS && st->slot[(-at - 1) / 8] != NUMBER)
			return true;
	return false;
}

static void note_written(struct state *st, u32 base, s32 off, u32 size)
{
	for (s32 at = off; base == BPF_FP && at < off + (s32)size; at++)
		if (at < 0 && at >= -8 * SLOTS)
			st->written[(-at - 1) / 8] |= (u8)(1 << (-at - 1) % 8);
}

/* Does an access at r10 + OFF touch bytes of the stack that nobody wrote, as far as stores through r10 tell? */
static bool reads_rubbish(const struct state *st, u32 base, s32 off, u32 size)
{
	for (s32 at = off; base == BPF_FP && at < off + (s32)size; at++)
		if (at < 0 && at >= -8 * SLOTS && !(st->written[(-at - 1) / 8] >> (-at - 1) % 8 & 1))
			return true;
	return false;
}

/* What is at an address where DATA, DATA_END ... of the context stand. */
static u8 context_field(const struct random_program *p, s32 off, u32 size)
{
	bool xdp = p->type == PROG_XDP;

	return size == 4 && (xdp ? off >= 0 && off <= 8 : off == 76 || off == 80 || off == 140) ? ADDRESS : NUMBER;
}

static void load(struct sane *s, const struct insn *insn, const struct isa_info *info, struct state *st)
{
	u8 base = st->reg[insn->src];
	int slot = slot_of(insn->src, insn->off, info->size);

	if ((base != ADDRESS && base != CONTEXT) || cuts_slot(st, insn->src, insn->off, info->size) ||
	    reads_rubbish(st, insn->src, insn->off, info->size))
		s->bad = true;
	st->reg[insn->dst] = base == CONTEXT ? context_field(s->p, insn->off, info->size)
			     : slot >= 0     ? st->slot[slot]
					     : NUMBER;
}

static void store(struct sane *s, const struct insn *insn, const struct isa_info *info, struct state *st, bool has_src)
{
	int slot = slot_of(insn->dst, insn->off, info->size);
	u8 value = has_src ? st->reg[insn->src] : NUMBER;

	if ((st->reg[insn->dst] != ADDRESS && st->reg[insn->dst] != CONTEXT) ||
	    cuts_slot(st, insn->dst, insn->off, info->size))
		s->bad = true;
	/* addresses go to slots of their own only */
	if (value != NUMBER && (value != ADDRESS || slot < 0))
		s->bad = true;
	if (info->kind == ISA_ATOMIC && reads_rubbish(st, insn->dst, insn->off, info->size))
		s->bad = true;
	note_written(st, insn->dst, insn->off, info->size);
	if (slot >= 0)
		st->slot[slot] = value;
}

static void alu(struct sane *s, const struct insn *insn, const struct isa_info *info, struct state *st)
{
	u8 dst = st->reg[insn->dst], src = info->src_is_imm ? NUMBER : st->reg[insn->src];
	bool plus = info->width == 64 && info->op == ALU_ADD, minus = info->width == 64 && info->op == ALU_SUB;

	if (dst == NUMBER && src == NUMBER)
		return;
	if (plus && dst == NUMBER && src == ADDRESS) {
		st->reg[insn->dst] = ADDRESS;
		s->misleads |= s->p->type == PROG_NONE || insn->src == BPF_FP;
	} else if (minus && dst == ADDRESS && src == ADDRESS) {
		st->reg[insn->dst] = NUMBER;
	} else if (!(plus || minus) || dst != ADDRESS || src != NUMBER) {
		s->bad = true;
	}
}

static void condition(struct sane *s, const struct insn *insn, const struct isa_info *info, const struct state *st)
{
	u8 dst = st->reg[insn->dst], src = info->src_is_imm ? NUMBER : st->reg[insn->src];
	bool null = info->src_is_imm && !insn->imm && (info->op == COND_EQ || info->op == COND_NE);

	if (dst == NUMBER && src == NUMBER)
		return;
	if (info->width != 64 || dst != ADDRESS || !(src == ADDRESS || null))
		s->bad = true;
	if (src == ADDRESS && info->op >= COND_SGT)
		s->bad = true;
}

/* Function AT is entered with the arguments of ST. */
static void enter_function(struct sane *s, u32 at, const struct state *st)
{
	struct state entry = {.reg = {[BPF_FP] = ADDRESS}};

	for (u32 r = 0; r < BPF_FP; r++)
		entry.reg[r] = r >= 1 && r <= 5 ? st->reg[r] : UNDEF;
	memset(entry.slot, NUMBER, sizeof entry.slot);
	flow(s, at, &entry);
}

/* Through a register: any function whose address is taken. */
static void call_any(struct sane *s, const struct state *st)
{
	for (u32 i = 0; i + 1 < s->p->n; i++) {
		struct isa_info info;

		if (!isa_decode(&s->p->insns[i], &info) || info.kind != ISA_LDIMM64)
			continue;
		if (info.op == PSEUDO_FUNC)
			enter_function(s, (u32)((s32)i + 1 + s->p->insns[i].imm), st);
		i++;
	}
}

static void spoil_arguments(struct state *st)
{
	for (u32 r = 1; r <= 5; r++)
		st->reg[r] = UNDEF;
}

static void call(struct sane *s, u32 i, const struct insn *insn, const struct isa_info *info, struct state *st)
{
	bool lookup = info->call == CALL_HELPER && insn->imm == MAP_LOOKUP;

	if (info->call == CALL_LOCAL)
		enter_function(s, (u32)((s32)i + 1 + insn->imm), st);
	else if (info->call == CALL_KFUNC)
		s->bad = true;
	/* whoever is given an address may write there */
	for (u32 r = 1; r <= 5; r++)
		if (st->reg[r] == ADDRESS)
			memset(st->written, 0xff, sizeof st->written);
	spoil_arguments(st);
	st->reg[0] = lookup ? ADDRESS : NUMBER;
}

/* One instruction: ST, from before to after it. True: the next one follows. */
static bool step(struct sane *s, u32 i, struct state *st)
{
	const struct insn *insn = &s->p->insns[i];
	struct isa_info info;
	u16 reads;

	if (!isa_decode(insn, &info)) {
		s->bad = true;
		return false;
	}
	/* legacy loads of programs on memory do not look at r6 */
	reads = info.kind == ISA_CALL || info.kind == ISA_CALLX || info.kind == ISA_LDPKT ? 0 : isa_reads(insn, &info);
	for (u32 r = 0; r < BPF_NREGS; r++)
		if (reads >> r & 1 && (st->reg[r] == UNDEF || st->reg[r] == MIXED))
			s->bad = true;
	switch ((enum isa_kind)info.kind) {
	case ISA_ALU:
		alu(s, insn, &info, st);
		return true;
	case ISA_MOV:
		st->reg[insn->dst] = info.src_is_imm ? NUMBER : st->reg[insn->src];
		if (st->reg[insn->dst] != NUMBER && (info.width != 64 || info.bits != 64))
			s->bad = true;
		return true;
	case ISA_NEG:
	case ISA_SWAP:
	case ISA_TRUNC:
		s->bad |= st->reg[insn->dst] != NUMBER;
		return true;
	case ISA_LDIMM64:
		st->reg[insn->dst] = info.op == PSEUDO_CONST ? NUMBER : ADDRESS;
		flow(s, i + 2, st);
		return false;
	case ISA_LOAD:
	case ISA_LDACQ:
		load(s, insn, &info, st);
		return true;
	case ISA_STORE:
	case ISA_STREL:
		store(s, insn, &info, st, !info.src_is_imm);
		return true;
	case ISA_ATOMIC:
		store(s, insn, &info, st, true);
		s->bad |= st->reg[insn->src] != NUMBER || (info.op == ATOMIC_CMPXCHG && st->reg[0] != NUMBER);
		return true;
	case ISA_LDPKT:
		s->bad |= info.indirect && st->reg[insn->src] != NUMBER;
		spoil_arguments(st);
		st->reg[0] = NUMBER;
		return true;
	case ISA_JA:
		flow(s, (u32)((s32)i + 1 + (info.target_imm ? insn->imm : insn->off)), st);
		return false;
	case ISA_JCC:
		condition(s, insn, &info, st);
		flow(s, (u32)((s32)i + 1 + insn->off), st);
		return true;
	case ISA_MAYGOTO:
		flow(s, (u32)((s32)i + 1 + insn->off), st);
		return true;
	case ISA_CALL:
		call(s, i, insn, &info, st);
		return true;
	case ISA_EXIT:
		s->bad |= st->reg[0] != NUMBER;
		return false;
	case ISA_CALLX:
		s->bad |= st->reg[info.callx_reg] != ADDRESS;
		call_any(s, st);
		spoil_arguments(st);
		st->reg[0] = NUMBER;
		return true;
	case ISA_ASCAST:
	case ISA_INVALID:
	case ISA_NKINDS:
		s->bad = true;
		return false;
	}
	return false;
}

static void enter(struct sane *s)
{
	struct state st = {.reg = {[BPF_FP] = ADDRESS}};

	memset(st.reg, UNDEF, BPF_FP);
	memset(st.slot, NUMBER, sizeof st.slot);
	st.reg[1] = s->p->type == PROG_NONE ? ADDRESS : CONTEXT;
	if (s->p->type == PROG_NONE)
		st.reg[2] = NUMBER;
	flow(s, 0, &st);
}

static struct sane examine(const struct random_program *p)
{
	struct sane s = {.p = p,
			 .at = calloc(p->n + 1u, sizeof *s.at),
			 .work = malloc((p->n + 1u) * sizeof *s.work),
			 .queued = calloc(p->n + 1u, sizeof *s.queued)};

	if (!s.at || !s.work || !s.queued)
		exit(1);
	enter(&s);
	while (s.n_work && !s.bad) {
		u32 i = s.work[--s.n_work];
		struct state st = s.at[i];

		s.queued[i] = false;
		if (step(&s, i, &st))
			flow(&s, i + 1, &st);
	}
	free(s.at);
	free(s.work);
	free(s.queued);
	return s;
}

bool sane_program(const struct random_program *p)
{
	return !examine(p).bad;
}

bool sane_misleads_verifier(const struct random_program *p)
{
	struct sane s = examine(p);

	return s.bad || s.misleads;
}

bool sane_needs_verifier(const struct random_program *p)
{
	for (u32 i = 0; i < p->n; i++) {
		struct isa_info info;

		if (!isa_decode(&p->insns[i], &info))
			continue;
		if (info.kind == ISA_LDPKT && p->type != PROG_NONE)
			return true;
		if (info.kind == ISA_CALL && info.call == CALL_HELPER) {
			const struct helper *h = helper_by_id((u32)p->insns[i].imm);

			for (u32 a = 0; !h || a < 5; a++)
				if (!h || h->arg[a] == ARG_PTR)
					return true;
		}
		if (info.kind == ISA_LDIMM64)
			i++;
	}
	return false;
}
