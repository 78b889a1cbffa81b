/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Decoding and checking of single instructions, all of it expanded from isa.def. A code leads to the first of its
 * rows; the rows that follow with the same code are told apart by their selecting fields.
 */
#include "isa.h"

/* clang-format off */
#define Z { FIELD_ZERO, 0 }
#define R { FIELD_READ, 0 }
#define W { FIELD_WRITE, 0 }
#define RW { FIELD_RW, 0 }
#define ANY { FIELD_ANY, 0 }
#define IS(n) { FIELD_IS, n }
#define REGNO { FIELD_REGNO, 0 }
/* clang-format on */

enum { IMM = 1, SX = 2, FETCH = 4, IND = 8, FAR = 16 };

static const struct isa_row rows[ISA_NIDS] = {
#define ISA(id_, code_, nth, kind_, op_, width_, bits_, size_, flags, dst_, src_, off_, imm_, text_)                   \
	[ISA_ID_##id_] = {.name = #id_,                                                                                \
			  .text = text_,                                                                               \
			  .code = code_,                                                                               \
			  .dst = dst_,                                                                                 \
			  .src = src_,                                                                                 \
			  .off = off_,                                                                                 \
			  .imm = imm_,                                                                                 \
			  .info = {.id = ISA_ID_##id_,                                                                 \
				   .kind = ISA_##kind_,                                                                \
				   .op = op_,                                                                          \
				   .width = width_,                                                                    \
				   .bits = bits_,                                                                      \
				   .size = size_,                                                                      \
				   .src_is_imm = ((flags)&IMM) != 0,                                                   \
				   .sx = ((flags)&SX) != 0,                                                            \
				   .fetch = ((flags)&FETCH) != 0,                                                      \
				   .indirect = ((flags)&IND) != 0,                                                     \
				   .target_imm = ((flags)&FAR) != 0,                                                   \
				   .call = ISA_##kind_ == ISA_CALL ? op_ : 0}},
#include "isa.def"
};

/* The compiler warns where two rows of one code are both FIRST. */
static const u8 first_row[256] = {
#define FIRST_OF_FIRST(code, id) [code] = ISA_ID_##id,
#define FIRST_OF_NEXT(code, id)
#define ISA(id, code, nth, ...) FIRST_OF_##nth(code, id)
#include "isa.def"
};

_Static_assert(ISA_NIDS <= 256, "first_row holds bytes");
_Static_assert(sizeof(struct insn) == 8, "instructions are read as they lie in files");

static bool selects(const struct isa_field *f, s32 v)
{
	if (f->rule == FIELD_IS)
		return v == f->value;
	return f->rule != FIELD_REGNO || (v >= 1 && v <= 9);
}

bool isa_decode(const struct insn *insn, struct isa_info *out)
{
	u32 id = first_row[insn->code];

	for (; id && id < ISA_NIDS && rows[id].code == insn->code; id++) {
		const struct isa_row *row = &rows[id];

		if (!selects(&row->dst, insn->dst) || !selects(&row->src, insn->src) ||
		    !selects(&row->off, insn->off) || !selects(&row->imm, insn->imm))
			continue;
		*out = row->info;
		if (row->info.kind == ISA_CALLX)
			out->callx_reg = row->info.src_is_imm ? (u8)insn->imm : insn->dst;
		return true;
	}
	*out = (struct isa_info){.id = ISA_ID_INVALID, .kind = ISA_INVALID};
	return false;
}

const struct isa_row *isa_row(enum isa_id id)
{
	return id > ISA_ID_INVALID && id < ISA_NIDS ? &rows[id] : NULL;
}

static s32 template_value(const struct isa_field *f)
{
	return f->rule == FIELD_IS ? f->value : f->rule == FIELD_REGNO ? 1 : 0;
}

struct insn isa_template(enum isa_id id)
{
	const struct isa_row *row = &rows[id];

	return (struct insn){.code = row->code,
			     .dst = (u8)template_value(&row->dst) & 15,
			     .src = (u8)template_value(&row->src) & 15,
			     .off = (s16)template_value(&row->off),
			     .imm = template_value(&row->imm)};
}

static bool is_reg(const struct isa_field *f)
{
	return f->rule == FIELD_READ || f->rule == FIELD_WRITE || f->rule == FIELD_RW;
}

static bool is_written(const struct isa_field *f)
{
	return f->rule == FIELD_WRITE || f->rule == FIELD_RW;
}

const char *isa_check(const struct insn *insn, const struct isa_info *info, bool *bad_reg)
{
	const struct isa_row *row = &rows[info->id];

	*bad_reg = false;
	if (row->dst.rule == FIELD_ZERO && insn->dst)
		return "dst must be 0";
	if (row->src.rule == FIELD_ZERO && insn->src)
		return "src must be 0";
	if (row->off.rule == FIELD_ZERO && insn->off)
		return "off must be 0";
	if (row->imm.rule == FIELD_ZERO && insn->imm)
		return "imm must be 0";
	*bad_reg = true;
	if (is_reg(&row->dst) && insn->dst >= BPF_NREGS)
		return "dst must be r0 to r10";
	if (is_reg(&row->src) && insn->src >= BPF_NREGS)
		return "src must be r0 to r10";
	if (is_written(&row->dst) && insn->dst == BPF_FP)
		return "r10 is read-only, dst must be r0 to r9";
	if (is_written(&row->src) && insn->src == BPF_FP)
		return "r10 is read-only, src must be r0 to r9";
	*bad_reg = false;
	return NULL;
}

const char *isa_check_second(const struct insn *second)
{
	if (second->code)
		return "the second slot of a 64-bit constant must have code 0";
	if (second->dst)
		return "dst of the second slot must be 0";
	if (second->src)
		return "src of the second slot must be 0";
	if (second->off)
		return "off of the second slot must be 0";
	return NULL;
}

const char *isa_id_name(enum isa_id id)
{
	return id > ISA_ID_INVALID && id < ISA_NIDS ? rows[id].name : "INVALID";
}

enum { CALLER_SAVED = 0x3f /* r0..r5 */, CALL_ARGS = 0x3e /* r1..r5 */ };

u16 isa_reads(const struct insn *insn, const struct isa_info *info)
{
	const struct isa_row *row = &rows[info->id];
	u32 mask = 0;

	if (row->dst.rule == FIELD_READ || row->dst.rule == FIELD_RW)
		mask |= 1u << insn->dst;
	if (row->src.rule == FIELD_READ || row->src.rule == FIELD_RW)
		mask |= 1u << insn->src;
	if (info->kind == ISA_LDPKT)
		mask |= 1u << 6;
	if (info->kind == ISA_EXIT || (info->kind == ISA_ATOMIC && info->op == ATOMIC_CMPXCHG))
		mask |= 1u << 0;
	if (info->kind == ISA_CALL || info->kind == ISA_CALLX)
		mask |= CALL_ARGS;
	if (info->kind == ISA_CALLX)
		mask |= 1u << info->callx_reg;
	return (u16)mask;
}

u16 isa_writes(const struct insn *insn, const struct isa_info *info)
{
	const struct isa_row *row = &rows[info->id];
	u32 mask = 0;

	if (is_written(&row->dst))
		mask |= 1u << insn->dst;
	if (is_written(&row->src))
		mask |= 1u << insn->src;
	if (info->kind == ISA_CALL || info->kind == ISA_CALLX || info->kind == ISA_LDPKT)
		mask |= CALLER_SAVED;
	if (info->kind == ISA_ATOMIC && info->op == ATOMIC_CMPXCHG)
		mask |= 1u << 0;
	return (u16)mask;
}

enum alu_cond cond_negate(enum alu_cond c)
{
	static const u8 negated[COND_NCONDS] = {
		[COND_EQ] = COND_NE,   [COND_NE] = COND_EQ,   [COND_GT] = COND_LE,    [COND_GE] = COND_LT,
		[COND_LT] = COND_GE,   [COND_LE] = COND_GT,   [COND_SGT] = COND_SLE,  [COND_SGE] = COND_SLT,
		[COND_SLT] = COND_SGE, [COND_SLE] = COND_SGT, [COND_SET] = COND_NSET, [COND_NSET] = COND_SET,
	};

	return negated[c];
}

enum alu_cond cond_swap(enum alu_cond c)
{
	static const u8 swapped[COND_NCONDS] = {
		[COND_EQ] = COND_EQ,   [COND_NE] = COND_NE,   [COND_GT] = COND_LT,   [COND_GE] = COND_LE,
		[COND_LT] = COND_GT,   [COND_LE] = COND_GE,   [COND_SGT] = COND_SLT, [COND_SGE] = COND_SLE,
		[COND_SLT] = COND_SGT, [COND_SLE] = COND_SGE, [COND_SET] = COND_SET, [COND_NSET] = COND_NSET,
	};

	return swapped[c];
}
