/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instruction selection: arithmetic, comparisons, and the halves of 64-bit operations.
 *
 * Between an instruction of a carry chain and the next only MOV is emitted, which leaves the flags alone.
 */
#include "x86_32/isel.h"

/* The five forms of an operation of the arithmetic group lie one behind the other. */
enum { ALU_RR, ALU_RM, ALU_MR, ALU_RI, ALU_MI };
_Static_assert(X86_ADD_RR + ALU_MI == X86_ADD_MI && X86_CMP_RR + ALU_MI == X86_CMP_MI, "order of encode.def");
_Static_assert(X86_SBB_RR + ALU_MI == X86_SBB_MI && X86_XOR_RR + ALU_RI == X86_XOR_RI, "order of encode.def");

static void set_imm(struct x86_ins *i, const struct src *s)
{
	i->imm = s->imm;
	i->imm_origin = s->origin;
	if (s->symkind) {
		i->imm_sym = s->symkind;
		i->sym = s->sym;
	}
}

void isel_alu(struct isel *is, u32 base_form, u32 dst, const struct src *s)
{
	struct x86_ins *i;
	switch (s->kind) {
	case SRC_REG:
		i = isel_ins(is, (enum x86_form)(base_form + ALU_RR));
		i->reg = dst;
		i->rm = s->reg;
		break;
	case SRC_IMM:
		i = isel_ins(is, (enum x86_form)(base_form + ALU_RI));
		i->rm = dst;
		set_imm(i, s);
		break;
	case SRC_MEM:
		i = isel_ins(is, (enum x86_form)(base_form + ALU_RM));
		i->reg = dst;
		isel_set_mem(i, &s->mem);
		break;
	}
}

/* -- Two operands ----------------------------------------------------------------------------------------- */

static bool is_folded_load(const struct isel *is, ir_ref r)
{
	return isel_at(is, r)->op == IR_LOAD && bits_test(is->folded, r);
}

/* Which operand is copied and then changed: of two that may be exchanged, not the constant, not the load that becomes
 * an operand, rather the one that is not needed afterwards. */
static bool should_swap(const struct isel *is, ir_ref a, ir_ref b)
{
	s32 k;
	u8 o;
	if (is_folded_load(is, a))
		return true;
	if (is_folded_load(is, b) || isel_const(is, b, &k, &o))
		return false;
	if (isel_const(is, a, &k, &o) || isel_at(is, a)->op == IR_SYM)
		return true;
	return is->uses[a] > 1 && is->uses[b] == 1 && !ir_is_floating((enum ir_op)isel_at(is, b)->op);
}

static void binary(struct isel *is, ir_ref r, u32 form)
{
	const struct ir_ins *i = isel_at(is, r);
	ir_ref a = i->args[0], b = i->args[1];
	if (ir_op_commutes((enum ir_op)i->op) && should_swap(is, a, b)) {
		ir_ref t = a;
		a = b;
		b = t;
	}
	u32 d = isel_dst(is, r);
	struct src s = isel_src(is, b, r, true);
	isel_value(is, d, a);
	isel_alu(is, form, d, &s);
}

static void multiply(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	ir_ref a = i->args[0], b = i->args[1];
	s32 k;
	u8 o;
	if (should_swap(is, a, b)) {
		ir_ref t = a;
		a = b;
		b = t;
	}
	u32 d = isel_dst(is, r);
	if (isel_const(is, b, &k, &o)) {
		struct src s = isel_src(is, a, r, true);
		struct x86_ins *x;
		if (s.kind == SRC_MEM) {
			x = isel_ins(is, X86_IMUL_RMI);
			isel_set_mem(x, &s.mem);
		} else {
			u32 v = s.kind == SRC_REG ? s.reg : isel_use(is, a);
			x = isel_ins(is, X86_IMUL_RRI);
			x->rm = v;
		}
		x->reg = d;
		x->imm = k;
		x->imm_origin = o;
		return;
	}
	struct src s = isel_src(is, b, r, true);
	isel_value(is, d, a);
	if (s.kind == SRC_IMM) {
		s.kind = SRC_REG;
		s.reg = isel_use(is, b);
	}
	struct x86_ins *x = isel_ins(is, s.kind == SRC_MEM ? X86_IMUL_RM : X86_IMUL_RR);
	x->reg = d;
	if (s.kind == SRC_MEM)
		isel_set_mem(x, &s.mem);
	else
		x->rm = s.reg;
}

static ir_ref hi_of(const struct isel *is, ir_ref r)
{
	ir_ref n = isel_at(is, r)->next;
	return n && isel_at(is, n)->op == IR_HI && is->uses[n] ? n : 0;
}

static void one_reg(struct isel *is, enum x86_form form, u32 rm)
{
	struct x86_ins *x = isel_ins(is, form);
	x->rm = rm;
}

/* EDX:EAX = a * b */
static void multiply_wide(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	ir_ref a = i->args[0], b = i->args[1], h = hi_of(is, r);
	if (!h) {
		multiply(is, r);
		return;
	}
	if (should_swap(is, a, b)) {
		ir_ref t = a;
		a = b;
		b = t;
	}
	u32 v = isel_use(is, b);
	isel_value(is, R_EAX, a);
	one_reg(is, X86_MUL_R, v);
	if (is->uses[r])
		isel_mov(is, isel_dst(is, r), R_EAX);
	isel_mov(is, isel_dst(is, h), R_EDX);
}

static void divide(struct isel *is, ir_ref r, bool is_signed, u32 result)
{
	const struct ir_ins *i = isel_at(is, r);
	u32 v = isel_use(is, i->args[1]);
	isel_value(is, R_EAX, i->args[0]);
	if (is_signed)
		isel_ins(is, X86_CDQ);
	else
		isel_movi(is, R_EDX, 0, ORIGIN_OWN);
	one_reg(is, is_signed ? X86_IDIV_R : X86_DIV_R, v);
	isel_mov(is, isel_dst(is, r), result);
}

/* EDX:EAX / divisor; the caller knows that the quotient fits */
static void divide_wide(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	ir_ref h = hi_of(is, r);
	u32 v = isel_use(is, i->args[2]);
	isel_value(is, R_EDX, i->args[0]);
	isel_value(is, R_EAX, i->args[1]);
	one_reg(is, X86_DIV_R, v);
	if (is->uses[r])
		isel_mov(is, isel_dst(is, r), R_EAX);
	if (h)
		isel_mov(is, isel_dst(is, h), R_EDX);
}

/* -- Shifts ----------------------------------------------------------------------------------------------- */

/* FORM is the one with an immediate; the one with CL follows it. */
static void shift(struct isel *is, ir_ref r, enum x86_form form)
{
	const struct ir_ins *i = isel_at(is, r);
	u32 d = isel_dst(is, r);
	s32 k;
	u8 o;
	if (isel_const(is, i->args[1], &k, &o)) {
		isel_value(is, d, i->args[0]);
		struct x86_ins *x = isel_ins(is, form);
		x->rm = d;
		x->imm = k & 31;
		x->imm_origin = o;
		return;
	}
	isel_value(is, d, i->args[0]);
	isel_value(is, R_ECX, i->args[1]);
	one_reg(is, (enum x86_form)(form + 1), d);
}
_Static_assert(X86_SHL_RI + 1 == X86_SHL_RC && X86_SAR_RI + 1 == X86_SAR_RC && X86_ROL_RI + 1 == X86_ROL_RC, "order");
_Static_assert(X86_SHLD_RRI + 1 == X86_SHLD_RRC && X86_SHRD_RRI + 1 == X86_SHRD_RRC, "order");

static void double_shift(struct isel *is, ir_ref r, enum x86_form form)
{
	const struct ir_ins *i = isel_at(is, r);
	u32 d = isel_dst(is, r);
	s32 k;
	u8 o;
	bool imm = isel_const(is, i->args[2], &k, &o);
	u32 v = isel_use(is, i->args[1]);
	isel_value(is, d, i->args[0]);
	if (!imm)
		isel_value(is, R_ECX, i->args[2]);
	struct x86_ins *x = isel_ins(is, imm ? form : (enum x86_form)(form + 1));
	x->rm = d;
	x->reg = v;
	if (imm) {
		x->imm = k & 31;
		x->imm_origin = o;
	}
}

/* -- Comparisons ------------------------------------------------------------------------------------------ */

enum x86_cc isel_cc(enum alu_cond c)
{
	static const u8 cc[] = { [COND_EQ] = CC_E,   [COND_NE] = CC_NE,	  [COND_GT] = CC_A,   [COND_GE] = CC_AE,
				 [COND_LT] = CC_B,   [COND_LE] = CC_BE,	  [COND_SGT] = CC_G,  [COND_SGE] = CC_GE,
				 [COND_SLT] = CC_L,  [COND_SLE] = CC_LE,  [COND_SET] = CC_NE, [COND_NSET] = CC_E };
	return (enum x86_cc)cc[c];
}

static enum alu_cond unsigned_of(enum alu_cond c)
{
	return c >= COND_SGT && c <= COND_SLE ? (enum alu_cond)(c - COND_SGT + COND_GT) : c;
}
_Static_assert(COND_SLE - COND_SGT == COND_LE - COND_GT, "signed conditions in the order of the unsigned");

static s32 narrow_imm(s32 imm, u8 bytes)
{
	return bytes == 1 ? (s8)imm : bytes == 2 ? (s16)imm : imm;
}

static void compare_mem_imm(struct isel *is, bool test, const struct src *m, const struct src *k)
{
	enum x86_form form = m->bytes == 1   ? (test ? X86_TEST8_MI : X86_CMP8_MI)
			     : m->bytes == 2 ? (test ? X86_TEST16_MI : X86_CMP16_MI)
					     : (test ? X86_TEST_MI : X86_CMP_MI);
	struct x86_ins *x = isel_ins(is, form);
	isel_set_mem(x, &m->mem);
	x->imm = narrow_imm(k->imm, m->bytes);
	x->imm_origin = k->origin;
}

/* A value of 16 bits and a constant of 16 bits that does not fit 8: the operation of that width is shorter. */
static bool compares16(const struct isel *is, bool test, ir_ref x, const struct src *k)
{
	if (is->opts->opt_level == 0 || k->kind != SRC_IMM || k->symkind || k->imm < 0 || k->imm > 0xffff ||
	    k->origin == ORIGIN_MASKED)
		return false;
	if (test)
		return k->imm > 0xff;
	return k->imm > 0x7f && ir_umax(is->ir, x) <= 0xffff;
}

static void compare_regs(struct isel *is, bool test, u32 a, const struct src *b)
{
	struct x86_ins *x;
	bool zero = b->kind == SRC_IMM && !b->symkind && b->imm == 0 && b->origin != ORIGIN_MASKED;
	if (zero && !test) {
		x = isel_ins(is, X86_TEST_RR);
		x->reg = a;
		x->rm = a;
	} else if (!test) {
		isel_alu(is, X86_CMP_RR, a, b);
	} else if (b->kind == SRC_IMM) {
		x = isel_ins(is, X86_TEST_RI);
		x->rm = a;
		set_imm(x, b);
	} else if (b->kind == SRC_MEM) {
		x = isel_ins(is, X86_TEST_RM);
		x->reg = a;
		isel_set_mem(x, &b->mem);
	} else {
		x = isel_ins(is, X86_TEST_RR);
		x->reg = a;
		x->rm = b->reg;
	}
}

enum alu_cond isel_compare(struct isel *is, ir_ref user, enum alu_cond c, ir_ref x, ir_ref y)
{
	s32 k;
	u8 o;
	bool test = c == COND_SET || c == COND_NSET;

	if (isel_const(is, x, &k, &o) || (is_folded_load(is, y) && !is_folded_load(is, x) && test)) {
		ir_ref t = x;
		x = y;
		y = t;
		c = cond_swap(c);
	}
	struct src a = isel_src(is, x, user, true), b = isel_src(is, y, user, true);
	if (a.kind == SRC_MEM && a.bytes < 4) {
		CHECK(is->ctx, b.kind == SRC_IMM);
		compare_mem_imm(is, test, &a, &b);
		return unsigned_of(c);
	}
	if (b.kind == SRC_MEM && b.bytes < 4) {
		CHECK(is->ctx, a.kind == SRC_IMM);
		compare_mem_imm(is, test, &b, &a);
		return unsigned_of(cond_swap(c));
	}
	if (a.kind == SRC_MEM && b.kind == SRC_IMM && !(b.symkind && a.mem.symkind) && !b.symkind) {
		compare_mem_imm(is, test, &a, &b);
	} else if (a.kind == SRC_MEM) {
		u32 v = b.kind == SRC_REG ? b.reg : isel_use(is, y);
		struct x86_ins *i = isel_ins(is, test ? X86_TEST_RM : X86_CMP_MR);
		i->reg = v;
		isel_set_mem(i, &a.mem);
	} else if (a.kind == SRC_REG && compares16(is, test, x, &b)) {
		struct x86_ins *i = isel_ins(is, test ? X86_TEST16_RI : X86_CMP16_RI);
		i->rm = a.reg;
		i->imm = narrow_imm(b.imm, 2);
		i->imm_origin = b.origin;
		return unsigned_of(c);
	} else {
		compare_regs(is, test, a.kind == SRC_REG ? a.reg : isel_use(is, x), &b);
	}
	return c;
}

void isel_borrow(struct isel *is, ir_ref ahi, ir_ref bhi)
{
	u32 t = isel_temp(is);
	struct src s = isel_src(is, bhi, 0, false);
	isel_value(is, t, ahi);
	isel_alu(is, X86_SBB_RR, t, &s);
}

static void compare_low(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	struct src a = isel_src(is, i->args[0], r, true), b = isel_src(is, i->args[1], r, true);
	if (a.kind == SRC_MEM) {
		struct x86_ins *x;
		if (b.kind == SRC_IMM && !b.symkind) {
			x = isel_ins(is, X86_CMP_MI);
			set_imm(x, &b);
		} else {
			u32 v = b.kind == SRC_REG ? b.reg : isel_use(is, i->args[1]);
			x = isel_ins(is, X86_CMP_MR);
			x->reg = v;
		}
		isel_set_mem(x, &a.mem);
		return;
	}
	u32 v = a.kind == SRC_REG ? a.reg : isel_use(is, i->args[0]);
	isel_alu(is, X86_CMP_RR, v, &b);
}

static void set_cond(struct isel *is, u32 d, enum alu_cond c)
{
	u32 t = isel_temp(is);
	isel_movi(is, t, 0, ORIGIN_OWN);
	struct x86_ins *x = isel_ins(is, X86_SETCC_R);
	x->rm = t;
	x->cc = (u8)isel_cc(c);
	isel_mov(is, d, t);
}

static void set_value(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	u32 d = isel_dst(is, r);
	if (i->op == IR_SETX) {
		isel_borrow(is, i->args[0], i->args[1]);
		set_cond(is, d, (enum alu_cond)i->sub);
		return;
	}
	enum alu_cond c = isel_compare(is, r, (enum alu_cond)i->sub, i->args[0], i->args[1]);
	set_cond(is, d, c);
}

static void select_value(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	ir_ref c3 = i->args[2], d3 = i->args[3];
	enum alu_cond c = (enum alu_cond)i->sub;
	s32 k;
	u8 o;
	if (isel_const(is, c3, &k, &o) && !isel_const(is, d3, &k, &o)) {
		ir_ref t = c3;
		c3 = d3;
		d3 = t;
		c = cond_negate(c);
	}
	u32 d = isel_dst(is, r), v = isel_use(is, c3);
	c = isel_compare(is, r, c, i->args[0], i->args[1]);
	isel_value(is, d, d3);
	struct x86_ins *x = isel_ins(is, X86_CMOV_RR);
	x->cc = (u8)isel_cc(c);
	x->reg = d;
	x->rm = v;
}

/* -- One operand ------------------------------------------------------------------------------------------ */

static void in_place(struct isel *is, ir_ref r, enum x86_form form)
{
	u32 d = isel_dst(is, r);
	isel_value(is, d, isel_at(is, r)->args[0]);
	one_reg(is, form, d);
}

static void extend(struct isel *is, ir_ref r, enum x86_form form)
{
	u32 d = isel_dst(is, r), s = isel_use(is, isel_at(is, r)->args[0]), t = s;
	if (x86_rows[form].rm == 'R') { /* wants a register with a byte name for a moment */
		t = isel_temp(is);
		isel_mov(is, t, s);
	}
	struct x86_ins *x = isel_ins(is, form);
	x->reg = d;
	x->rm = t;
}

/* Zero-extension of a byte does without a byte register: AND. The peephole pass makes MOVZX of it where that is shorter. */
static void zext8(struct isel *is, ir_ref r)
{
	u32 d = isel_dst(is, r);
	isel_value(is, d, isel_at(is, r)->args[0]);
	struct x86_ins *x = isel_ins(is, X86_AND_RI);
	x->rm = d;
	x->imm = 255;
	x->imm_origin = ORIGIN_OWN;
}

static void swap16(struct isel *is, ir_ref r)
{
	bool clean = ir_umax(is->ir, isel_at(is, r)->args[0]) <= 0xffff;
	u32 d = isel_dst(is, r), t = clean ? d : isel_temp(is);
	isel_value(is, t, isel_at(is, r)->args[0]);
	struct x86_ins *x = isel_ins(is, X86_ROL16_RI);
	x->rm = t;
	x->imm = 8;
	x->imm_origin = ORIGIN_OWN;
	if (clean) /* nothing above that the rotation would have to clear */
		return;
	x = isel_ins(is, X86_MOVZX16_RR);
	x->reg = d;
	x->rm = t;
}

static void opaque(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	struct x86_ins *x;
	u32 d = isel_dst(is, r);

	isel_movi(is, d, (s32)(u32)(u64)i->imm, i->origin);
	x = &is->f->ins.p[is->f->blocks.p[is->b].last];
	x->blind = true;
	x->disp = (s32)(u32)((u64)i->imm >> 32);
}

void isel_arith(struct isel *is, ir_ref r)
{
	switch (isel_at(is, r)->op) {
	case IR_ADD:
	case IR_ADDC: binary(is, r, X86_ADD_RR); break;
	case IR_ADDX: binary(is, r, X86_ADC_RR); break;
	case IR_SUB:
	case IR_SUBC: binary(is, r, X86_SUB_RR); break;
	case IR_SUBX: binary(is, r, X86_SBB_RR); break;
	case IR_AND:  binary(is, r, X86_AND_RR); break;
	case IR_OR:   binary(is, r, X86_OR_RR); break;
	case IR_XOR:  binary(is, r, X86_XOR_RR); break;
	case IR_MUL:  multiply(is, r); break;
	case IR_MULW: multiply_wide(is, r); break;
	case IR_UDIV: divide(is, r, false, R_EAX); break;
	case IR_UMOD: divide(is, r, false, R_EDX); break;
	case IR_SDIV: divide(is, r, true, R_EAX); break;
	case IR_SMOD: divide(is, r, true, R_EDX); break;
	case IR_DIVW: divide_wide(is, r); break;
	case IR_BSR:  extend(is, r, X86_BSR_RR); break;
	case IR_SHL:  shift(is, r, X86_SHL_RI); break;
	case IR_SHR:  shift(is, r, X86_SHR_RI); break;
	case IR_SAR:  shift(is, r, X86_SAR_RI); break;
	case IR_ROL:  shift(is, r, X86_ROL_RI); break;
	case IR_SHLD: double_shift(is, r, X86_SHLD_RRI); break;
	case IR_SHRD: double_shift(is, r, X86_SHRD_RRI); break;
	case IR_NEG:  in_place(is, r, X86_NEG_R); break;
	case IR_NOT:  in_place(is, r, X86_NOT_R); break;
	case IR_BSWAP: in_place(is, r, X86_BSWAP_R); break;
	case IR_BSWAP16: swap16(is, r); break;
	case IR_ZEXT8: zext8(is, r); break;
	case IR_ZEXT16: extend(is, r, X86_MOVZX16_RR); break;
	case IR_SEXT8: extend(is, r, X86_MOVSX8_RR); break;
	case IR_SEXT16: extend(is, r, X86_MOVSX16_RR); break;
	case IR_SET:
	case IR_SETX: set_value(is, r); break;
	case IR_SEL:  select_value(is, r); break;
	case IR_CMPC: compare_low(is, r); break;
	case IR_OPAQUE: opaque(is, r); break;
	default:
		ctx_throw(is->ctx, BPFC_EINTERNAL, "no selection for IR operation %s", ir_op_name((enum ir_op)isel_at(is, r)->op));
	}
}
