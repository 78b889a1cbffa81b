/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See random_edit.h. */
#include "random_edit.h"

#include <string.h>

s32 *edit_distance(struct insn *insn, struct isa_info *info, s32 *copy)
{
	if (!isa_decode(insn, info)) {
		info->kind = ISA_INVALID;
		return NULL;
	}
	if ((info->kind == ISA_CALL && info->call == CALL_LOCAL) ||
	    (info->kind == ISA_LDIMM64 && info->op == PSEUDO_FUNC) || (info->kind == ISA_JA && info->target_imm))
		return &insn->imm;
	if (info->kind != ISA_JA && info->kind != ISA_JCC && info->kind != ISA_MAYGOTO)
		return NULL;
	*copy = insn->off;
	return copy;
}

bool edit_set_distance(struct insn *insn, s32 distance)
{
	struct isa_info info;
	s32 copy, *at = edit_distance(insn, &info, &copy);

	if (!at || (at == &copy && (distance < -32768 || distance > 32767)))
		return false;
	*at = distance;
	if (at == &copy)
		insn->off = (s16)copy;
	return true;
}

u32 edit_slots(const struct random_program *p, u32 i)
{
	struct isa_info info;

	return isa_decode(&p->insns[i], &info) && info.kind == ISA_LDIMM64 && i + 1 < p->n ? 2 : 1;
}

void edit_remove(const struct random_program *p, u32 from, u32 n, struct random_program *out)
{
	memcpy(out, p, sizeof *out);
	out->n = 0;
	for (u32 i = 0; i < p->n; i++) {
		struct insn insn = p->insns[i];
		struct isa_info info;
		s32 copy = 0, *distance = edit_distance(&insn, &info, &copy);

		if (i >= from && i < from + n)
			continue;
		if (distance) {
			s32 target = (s32)i + 1 + *distance, at = (s32)i;

			target = target >= (s32)(from + n) ? target - (s32)n : target > (s32)from ? (s32)from : target;
			at = at >= (s32)from ? at - (s32)n : at;
			*distance = target - at - 1;
			if (distance == &copy)
				insn.off = (s16)copy;
		}
		out->insns[out->n++] = insn;
		/* the second slot has code 0 and must not be looked at on its own */
		if (info.kind == ISA_LDIMM64 && i + 1 < p->n)
			out->insns[out->n++] = p->insns[++i];
	}
}

bool edit_insert(struct random_program *p, u32 at, struct insn insn)
{
	if (p->n == RANDOM_MAX_INSNS)
		return false;
	for (u32 i = 0; i < p->n; i += edit_slots(p, i)) {
		struct isa_info info;
		s32 copy, *distance = edit_distance(&p->insns[i], &info, &copy);
		s32 target = distance ? (s32)i + 1 + *distance : 0;

		if (!distance)
			continue;
		if (i < at && target > (s32)at && !edit_set_distance(&p->insns[i], *distance + 1))
			return false;
		if (i >= at && target <= (s32)at && !edit_set_distance(&p->insns[i], *distance - 1))
			return false;
	}
	memmove(&p->insns[at + 1], &p->insns[at], (p->n - at) * sizeof insn);
	p->insns[at] = insn;
	p->n++;
	return true;
}

/* -- Faults on purpose ---------------------------------------------------------------------------------------- */

static bool same_fields(const struct isa_row *a, const struct isa_row *b)
{
	return a->info.kind == b->info.kind && a->dst.rule == b->dst.rule && a->src.rule == b->src.rule &&
	       (a->imm.rule == b->imm.rule || (a->imm.rule == FIELD_IS && b->imm.rule == FIELD_IS));
}

enum isa_id edit_similar(enum isa_id id, u32 n)
{
	const struct isa_row *row = isa_row(id);
	enum isa_id at = id;

	for (u32 tries = 0; n && tries < 2 * ISA_NIDS; tries++) {
		at = (enum isa_id)((u32)at % (ISA_NIDS - 1) + 1);
		if (same_fields(row, isa_row(at)))
			n--;
	}
	return n ? id : at; /* few or none of its kind: as it was */
}

void edit_set_row(struct insn *insn, enum isa_id id, enum isa_id to)
{
	struct insn t = isa_template(to);

	insn->code = t.code;
	if (isa_row(to)->imm.rule == FIELD_IS)
		insn->imm = t.imm;
	if (isa_row(to)->off.rule == FIELD_IS || isa_row(id)->off.rule == FIELD_IS)
		insn->off = t.off;
}

void edit_fault(struct random_program *p, enum isa_id id)
{
	for (u32 i = 0; i < p->n; i += edit_slots(p, i)) {
		struct isa_info info;

		if (isa_decode(&p->insns[i], &info) && info.id == id)
			edit_set_row(&p->insns[i], id, edit_similar(id, 1));
	}
}
