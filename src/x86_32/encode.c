/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* struct x86_ins with real registers and resolved frame references to bytes. Opcodes come from encode.def; each
 * operand shape has one emitter, and the rules of ModRM, SIB and displacement stand in put_mem() alone.
 *
 * Where several encodings mean the same, the shortest is taken, but a constant that hardening watches must not decide:
 * from level 2 only the compiler's own constants choose between forms of an immediate, and an immediate or displacement
 * of the input is a fault of ours (level 3: one from offsets too). (layout.c tests for that). Which branches are long
 * is layout.c's matter too.
 */
#include "x86_32/x86.h"

/* Variants of the rows' opcodes: bits and short forms that the manual gives beside them. */
enum {
	OP_SIGNED8 = 0x02,  /* arithmetic group, PUSH, IMUL: imm8 is sign-extended */
	OP_SHIFT1 = 0x10,   /* shift group: once, instead of imm8 */
	OP_ACC = 0x04,	    /* arithmetic group: opcode ext * 8 + this, byte; + 1 dword: EAX */
	OP_TEST_ACC = 0xa8, /* TEST AL, imm8; + 1: EAX, imm32 */
	OP_LOAD_ACC = 0xa0, /* MOV AL, [disp32]; + 1: EAX */
	OP_STORE_ACC = 0xa2,
	OP_XCHG_ACC = 0x90,
	OP_JCC_LONG = 0x10, /* behind 0f: opcode + this */
	OP_JMP_LONG = 0x02, /* eb to e9 */
	/* rows that have variants */
	OP_ARITH = 0x80,
	OP_SHIFT = 0xc1,
	OP_TEST = 0xf6,
	OP_LOAD = 0x8b,
	OP_STORE8 = 0x88,
	OP_STORE = 0x89,
};

enum { BYTE_LOCK = 0xf0, BYTE_NOTRACK = 0x3e, BYTE_REP = 0xf3, BYTE_66 = 0x66, BYTE_0F = 0x0f };

enum { MOD_MEM0 = 0, MOD_MEM8 = 1, MOD_MEM32 = 2, MOD_REG = 3 };

struct enc {
	const struct x86_func *f;
	const struct x86_ins *i;
	const struct x86_row *row;
	struct code_fixup *fix;
	struct x86_parts *parts;
	u8 *buf;
	u32 n;
};

static void put8(struct enc *e, u32 v)
{
	e->buf[e->n++] = (u8)v;
}

static void put16(struct enc *e, u32 v)
{
	put8(e, v);
	put8(e, v >> 8);
}

static void put32(struct enc *e, u32 v)
{
	put16(e, v);
	put16(e, v >> 16);
}

static void put_fixup(struct enc *e, enum code_fixup_kind kind, s32 addend)
{
	e->fix->offset = e->n;
	e->fix->kind = (u8)kind;
	e->fix->addend = addend;
	put32(e, (u32)addend);
}

static bool fits8(s32 v)
{
	return v >= -128 && v <= 127;
}

/* May the value of the immediate decide on an encoding? */
static bool imm_decides(const struct enc *e)
{
	return !e->i->imm_sym && (e->f->harden < 2 || e->i->imm_origin == ORIGIN_OWN);
}

static bool imm_is8(const struct enc *e)
{
	s32 v = e->row->imm == 16 ? (s16)e->i->imm : e->i->imm;

	return imm_decides(e) && fits8(v);
}

/* -- Pieces ----------------------------------------------------------------------------------------------- */

static void put_opcode_ext(struct enc *e, u32 opcode)
{
	u8 prefix = e->row->prefix;

	if (prefix & PLOCK)
		put8(e, BYTE_LOCK);
	if (prefix & PREP)
		put8(e, BYTE_REP);
	if (prefix & PNOTRACK)
		put8(e, BYTE_NOTRACK);
	if (prefix & P66)
		put8(e, BYTE_66);
	if (prefix & P0F)
		put8(e, BYTE_0F);
	put8(e, opcode);
}

static void put_modrm(struct enc *e, u32 mod, u32 reg, u32 rm)
{
	put8(e, mod << 6 | reg << 3 | rm);
}

/* A register operand of the given role. */
static u32 check_reg(const struct enc *e, u32 r, char role)
{
	CHECK(e->f->ctx, r <= R_EDI);
	CHECK(e->f->ctx, r <= R_EBX || (role != 'R' && role != 'W' && role != 'X'));
	return r;
}

static u32 reg_of(const struct enc *e)
{
	return e->row->ext >= 0 ? (u32)e->row->ext : check_reg(e, e->i->reg, e->row->reg);
}

static u32 rm_of(const struct enc *e)
{
	return check_reg(e, e->i->rm, e->row->rm);
}

static void put_disp32(struct enc *e)
{
	if (e->i->disp_sym)
		put_fixup(e, FIXUP_ABS32, e->i->disp);
	else
		put32(e, (u32)e->i->disp);
}

/* ModRM, SIB and displacement of the memory operand. The rules: rm 4 means SIB, so ESP as base needs one; base 5
 * without displacement means disp32 alone, so EBP needs a displacement of 8 bits at least; ESP cannot be an index. */
static void put_mem(struct enc *e, u32 reg)
{
	const struct x86_ins *i = e->i;
	u32 base = i->base, index = i->index, scale = i->scale, mod, t;
	bool free_choice = e->f->harden < 2 || i->disp_origin == ORIGIN_OWN;
	bool whole = i->disp_sym || i->disp_origin == ORIGIN_MASKED, none = !whole && !i->disp;

	CHECK(e->f->ctx, base <= R_EDI || base == R_NONE);
	CHECK(e->f->ctx, (index <= R_EDI && index != R_ESP) || index == R_NONE);
	CHECK(e->f->ctx, scale <= 3 && (!scale || index != R_NONE));
	if (base == R_NONE && index != R_NONE && scale <= 1 && free_choice) {
		base = index;
		index = scale ? index : R_NONE;
		scale = 0;
	}
	if (base == R_EBP && index != R_NONE && index != R_EBP && !scale && none) {
		t = base;
		base = index;
		index = t;
	}
	if (base == R_NONE || (none && base != R_EBP))
		mod = MOD_MEM0;
	else
		mod = fits8(i->disp) && !whole ? MOD_MEM8 : MOD_MEM32;
	if (index != R_NONE || base == R_ESP) {
		put_modrm(e, mod, reg, R_ESP);
		put_modrm(e, scale, index == R_NONE ? R_ESP : index, base == R_NONE ? R_EBP : base);
	} else {
		put_modrm(e, mod, reg, base == R_NONE ? R_EBP : base);
	}
	e->parts->disp_at = (u8)e->n;
	if (mod == MOD_MEM32 || base == R_NONE)
		put_disp32(e);
	else if (mod == MOD_MEM8)
		put8(e, (u32)i->disp);
	e->parts->disp_n = (u8)(e->n - e->parts->disp_at);
}

/* The operand that ModRM.rm names: memory or register by shape. */
static void put_rm(struct enc *e, u32 reg, bool mem)
{
	if (mem)
		put_mem(e, reg);
	else
		put_modrm(e, MOD_REG, reg, rm_of(e));
}

static void put_imm(struct enc *e, u32 bits)
{
	e->parts->imm_at = (u8)e->n;
	e->parts->imm_n = (u8)(bits / 8);
	if (e->i->imm_sym) {
		CHECK(e->f->ctx, bits == 32 && !e->i->disp_sym);
		put_fixup(e, FIXUP_ABS32, e->i->imm);
		return;
	}
	if (bits == 32) {
		put32(e, (u32)e->i->imm);
	} else if (bits == 16) {
		CHECK(e->f->ctx, e->i->imm >= -0x8000 && e->i->imm <= 0xffff);
		put16(e, (u32)e->i->imm);
	} else {
		CHECK(e->f->ctx, e->i->imm >= -0x80 && e->i->imm <= 0xff);
		put8(e, (u32)e->i->imm);
	}
}

static void put_imm8(struct enc *e)
{
	e->parts->imm_at = (u8)e->n;
	e->parts->imm_n = 1;
	put8(e, (u32)e->i->imm);
}

/* -- One emitter a shape ---------------------------------------------------------------------------------- */

static void emit_reg_rm(struct enc *e)
{
	u32 reg = reg_of(e);

	if (e->i->form == X86_XCHG_RR && reg != e->i->rm && (reg == R_EAX || e->i->rm == R_EAX)) {
		put_opcode_ext(e, OP_XCHG_ACC + (reg == R_EAX ? rm_of(e) : reg));
		return;
	}
	put_opcode_ext(e, e->row->opcode);
	put_rm(e, reg, false);
}

static void emit_reg_mem(struct enc *e)
{
	u32 reg = reg_of(e), op = e->row->opcode;

	if (reg == R_EAX && e->i->base == R_NONE && e->i->index == R_NONE && !(e->row->prefix & (P0F | PLOCK)) &&
	    (op == OP_LOAD || op == OP_STORE || op == OP_STORE8)) {
		put_opcode_ext(e, (op == OP_LOAD ? OP_LOAD_ACC : OP_STORE_ACC) + (op & 1));
		e->parts->disp_at = (u8)e->n;
		e->parts->disp_n = 4;
		put_disp32(e);
		return;
	}
	put_opcode_ext(e, op);
	put_mem(e, reg);
}

static void emit_rm_imm(struct enc *e, bool mem)
{
	u32 op = e->row->opcode, ext = (u32)e->row->ext, w = op & 1;

	if (op == OP_SHIFT && imm_decides(e) && e->i->imm == 1) {
		put_opcode_ext(e, op | OP_SHIFT1);
		put_rm(e, ext, mem);
		return;
	}
	if (op == (OP_ARITH | 1) && imm_is8(e)) {
		put_opcode_ext(e, op | OP_SIGNED8);
		put_rm(e, ext, mem);
		put_imm8(e);
		return;
	}
	if (!mem && rm_of(e) == R_EAX && (op & ~1u) == OP_ARITH) {
		put_opcode_ext(e, ext << 3 | OP_ACC | w);
	} else if (!mem && rm_of(e) == R_EAX && (op & ~1u) == OP_TEST) {
		put_opcode_ext(e, OP_TEST_ACC | w);
	} else {
		put_opcode_ext(e, op);
		put_rm(e, ext, mem);
	}
	put_imm(e, e->row->imm);
}

static void emit_imul_imm(struct enc *e, bool mem)
{
	bool small = imm_is8(e);

	put_opcode_ext(e, e->row->opcode | (small ? OP_SIGNED8 : 0));
	put_rm(e, reg_of(e), mem);
	if (small)
		put_imm8(e);
	else
		put_imm(e, e->row->imm);
}

static void emit_push_imm(struct enc *e)
{
	bool small = imm_is8(e);

	put_opcode_ext(e, e->row->opcode | (small ? OP_SIGNED8 : 0));
	if (small)
		put_imm8(e);
	else
		put_imm(e, e->row->imm);
}

static void emit_opcode_reg(struct enc *e)
{
	put_opcode_ext(e, e->row->opcode + rm_of(e));
	if (e->row->imm)
		put_imm(e, e->row->imm);
}

/* Extension or register in ModRM.reg, the rest in ModRM.rm; a condition in the low bits of the opcode. */
static void emit_plain(struct enc *e, bool mem, bool cc)
{
	CHECK(e->f->ctx, e->i->cc < 16);
	put_opcode_ext(e, e->row->opcode + (cc ? e->i->cc : 0u));
	put_rm(e, reg_of(e), mem);
}

static void emit_branch(struct enc *e, bool is_long)
{
	const struct x86_row *row = e->row;
	bool cc = row->shape == SHAPE_CCJ;

	CHECK(e->f->ctx, e->i->cc < 16);
	if (!is_long) {
		put8(e, row->opcode + (cc ? e->i->cc : 0u));
		put8(e, 0);
	} else {
		if (cc)
			put8(e, BYTE_0F);
		put8(e, cc ? row->opcode + OP_JCC_LONG + e->i->cc : row->opcode ^ OP_JMP_LONG);
		put32(e, 0);
	}
}

static void emit_to_symbol(struct enc *e)
{
	bool local = x86_symbol_is_local((enum x86_symkind)e->i->imm_sym, e->i->sym);

	CHECK(e->f->ctx, e->i->imm_sym != XS_NONE);
	put_opcode_ext(e, e->row->opcode);
	put_fixup(e, local ? FIXUP_PC32 : FIXUP_PLT32, e->i->imm - 4);
}

u32 x86_encode_parts(const struct x86_func *f, const struct x86_ins *i, u8 *buf, bool long_branch, struct code_fixup *fix,
		     struct x86_parts *parts)
{
	struct enc e = {.f = f, .i = i, .row = &x86_rows[i->form], .fix = fix, .parts = parts, .buf = buf};
	enum x86_shape shape;

	CHECK(f->ctx, i->form > X86_NONE && i->form < X86_NFORMS);
	shape = (enum x86_shape)e.row->shape;
	fix->offset = 0;
	*parts = (struct x86_parts){0};
	switch (shape) {
	case SHAPE_NONE:
		put_opcode_ext(&e, e.row->opcode);
		if (e.row->ext >= 0)
			put_modrm(&e, MOD_REG, (u32)e.row->ext, e.row->imm);
		break;
	case SHAPE_RR:
		emit_reg_rm(&e);
		break;
	case SHAPE_RM:
	case SHAPE_MR:
		emit_reg_mem(&e);
		break;
	case SHAPE_RI:
	case SHAPE_MI:
		emit_rm_imm(&e, shape == SHAPE_MI);
		break;
	case SHAPE_OI:
	case SHAPE_O:
		emit_opcode_reg(&e);
		break;
	case SHAPE_R:
	case SHAPE_M:
		emit_plain(&e, shape == SHAPE_M, false);
		break;
	case SHAPE_I:
		emit_push_imm(&e);
		break;
	case SHAPE_RC:
	case SHAPE_MRC:
		emit_plain(&e, false, false);
		break;
	case SHAPE_RRI:
	case SHAPE_RMI:
		emit_imul_imm(&e, shape == SHAPE_RMI);
		break;
	case SHAPE_MRI:
		emit_plain(&e, false, false);
		put_imm(&e, e.row->imm);
		break;
	case SHAPE_CCR:
	case SHAPE_CCRR:
	case SHAPE_CCRM:
		emit_plain(&e, shape == SHAPE_CCRM, true);
		break;
	case SHAPE_CCJ:
	case SHAPE_J:
		emit_branch(&e, long_branch);
		break;
	case SHAPE_S:
		emit_to_symbol(&e);
		break;
	}
	if (!parts->imm_n && (shape == SHAPE_CCJ || shape == SHAPE_J || shape == SHAPE_S)) {
		parts->imm_n = shape == SHAPE_S || long_branch ? 4 : 1;
		parts->imm_at = (u8)(e.n - parts->imm_n);
	}
	return e.n;
}

u32 x86_encode_ins(const struct x86_func *f, const struct x86_ins *i, u8 *buf, bool long_branch, struct code_fixup *fix)
{
	struct x86_parts parts;

	return x86_encode_parts(f, i, buf, long_branch, fix, &parts);
}

/* No-ops that every 32-bit processor has: NOP, MOV ESI, ESI and LEA ESI, [ESI + 0] of several lengths. */
void x86_pad(u8 *buf, u32 n)
{
	struct enc e = {.buf = buf};

	while (e.n < n) {
		u32 left = n - e.n;
		bool wide = left >= 6, sib = left >= 7 || left == 4 || left == 5;

		if (left == 1) {
			put8(&e, x86_rows[X86_NOP].opcode);
			continue;
		}
		put8(&e, left == 2 ? x86_rows[X86_MOV_RR].opcode : x86_rows[X86_LEA].opcode);
		if (left == 2) {
			put_modrm(&e, MOD_REG, R_ESI, R_ESI);
			continue;
		}
		put_modrm(&e, wide ? MOD_MEM32 : MOD_MEM8, R_ESI, sib ? R_ESP : R_ESI);
		if (sib)
			put_modrm(&e, 0, R_ESP, R_ESI);
		if (wide)
			put32(&e, 0);
		else
			put8(&e, 0);
	}
}
