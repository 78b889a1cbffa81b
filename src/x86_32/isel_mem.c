/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instruction selection: addresses, loads, stores, atomics, and what may be a memory operand.
 *
 * A load becomes the operand of its only user when no other access stands between them (order and number of accesses
 * outside the stack are the program's). isel_load_folds() decides that once; who uses a folded load must take it.
 */
#include "x86_32/isel.h"

/* -- Addresses -------------------------------------------------------------------------------------------- */

bool isel_addr_only(const struct isel *is, ir_ref r)
{
	return is->uses[r] && !bits_test(is->other, r);
}

/* A folded shift that an index can do. */
static bool scaled(const struct isel *is, ir_ref r, ir_ref *what, u8 *scale, u8 *origin)
{
	const struct ir_ins *i = isel_at(is, r);
	s32 k;
	if (i->op != IR_SHL || !bits_test(is->folded, r) || !isel_const(is, i->args[1], &k, origin))
		return false;
	*what = i->args[0];
	*scale = (u8)k;
	return true;
}

static void add_reg(struct isel *is, struct amode *m, u32 reg)
{
	if (m->base == R_NONE)
		m->base = reg;
	else if (m->index == R_NONE && reg != R_BPF)
		m->index = reg;
	else {
		/* R_BPF has to be the base */
		CHECK(is->ctx, m->index == R_NONE);
		m->index = m->base;
		m->base = reg;
	}
}

static void add_term(struct isel *is, struct amode *m, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	s32 k;
	u8 o, scale;
	ir_ref z;

	if (isel_const(is, r, &k, &o)) {
		/* two random parts of one constant would give it away */
		CHECK(is->ctx, o != ORIGIN_MASKED || m->origin != ORIGIN_MASKED);
		m->disp = (s32)((u32)m->disp + (u32)k);
		m->origin = (u8)ORIGIN_JOIN(m->origin, o);
	} else if (i->op == IR_FRAME && m->base != R_BPF && (m->base == R_NONE || (m->index == R_NONE && !m->scale))) {
		m->disp = (s32)((u32)m->disp + (u32)i->imm);
		m->origin = (u8)ORIGIN_JOIN(m->origin, i->imm ? i->origin : ORIGIN_OWN);
		add_reg(is, m, R_BPF);
	} else if (i->op == IR_SYM && m->symkind == XS_NONE) {
		m->symkind = (u8)(XS_MAP + i->sub);
		m->sym = ir_sym_index(i);
		m->disp = (s32)((u32)m->disp + (u32)ir_sym_addend(i));
		m->origin = (u8)ORIGIN_JOIN(m->origin, i->origin);
	} else if (m->index == R_NONE && scaled(is, r, &z, &scale, &o)) {
		m->origin = (u8)ORIGIN_JOIN(m->origin, o);
		m->index = isel_use(is, z);
		m->scale = scale;
	} else {
		add_reg(is, m, isel_use(is, r));
	}
}

struct amode isel_addr(struct isel *is, ir_ref addr, s64 disp, u8 dorigin)
{
	struct amode m = { .base = R_NONE, .index = R_NONE, .disp = (s32)disp, .origin = dorigin };
	const struct ir_ins *i = isel_at(is, addr);

	if (i->op == IR_ADD && bits_test(is->folded, addr)) {
		/* the one with the scaled index first, so that what follows finds the base free */
		ir_ref x = i->args[0], y = i->args[1], z;
		u8 scale, o;
		if (scaled(is, y, &z, &scale, &o)) {
			ir_ref t = x;
			x = y;
			y = t;
		}
		add_term(is, &m, x);
		add_term(is, &m, y);
	} else {
		add_term(is, &m, addr);
	}
	return m;
}

void isel_set_mem(struct x86_ins *i, const struct amode *m)
{
	i->base = m->base;
	i->index = m->index;
	i->scale = m->scale;
	i->disp = m->disp;
	i->disp_origin = m->origin;
	if (m->symkind) {
		i->disp_sym = m->symkind;
		i->sym = m->sym;
	}
}

/* -- Memory operands -------------------------------------------------------------------------------------- */

static bool compare_takes(const struct isel *is, const struct ir_ins *u, ir_ref load, u32 bytes)
{
	ir_ref other = u->args[0] == load ? u->args[1] : u->args[0];
	s32 k;
	u8 o;
	if (u->args[0] == u->args[1])
		return false;
	if (bytes == 4)
		return true;
	/* the constant has to fit as it stands; the comparison is made without sign then */
	return isel_const(is, other, &k, &o) && o != ORIGIN_MASKED && k >= 0 && k <= (bytes == 1 ? 0xff : 0xffff);
}

bool isel_load_folds(const struct isel *is, ir_ref load)
{
	const struct ir_ins *l = isel_at(is, load);
	ir_ref ur = is->user[load];
	s32 k;
	u8 o;

	if (l->op != IR_LOAD || is->uses[load] != 1 || !ur || is->opts->opt_level == 0)
		return false;
	const struct ir_ins *u = isel_at(is, ur);
	if (u->block != l->block || is->epoch[ur] != is->epoch[load])
		return false;
	switch (u->op) {
	case IR_ADD:
		if (bits_test(is->folded, ur) || isel_addr_only(is, ur))
			return false;
		/* fall through */
	case IR_AND:
	case IR_OR:
	case IR_XOR:
	case IR_ADDC:
	case IR_ADDX:
		return l->sub == 4 && u->args[0] != u->args[1] &&
		       (u->args[1] == load ? !isel_const(is, u->args[0], &k, &o) : !isel_const(is, u->args[1], &k, &o));
	case IR_MUL:
		return l->sub == 4 && u->args[0] != u->args[1];
	case IR_SUB:
	case IR_SUBC:
	case IR_SUBX:
		return l->sub == 4 && u->args[1] == load && u->args[0] != load;
	case IR_BR:
		return compare_takes(is, u, load, l->sub);
	case IR_CMPC:
		return l->sub == 4 && u->args[0] != u->args[1];
	default:
		return false;
	}
}

struct src isel_src(struct isel *is, ir_ref r, ir_ref user, bool allow_mem)
{
	const struct ir_ins *i = isel_at(is, r);
	struct src s = { .kind = SRC_REG, .reg = R_NONE };
	s32 k;
	u8 o;

	if (isel_const(is, r, &k, &o)) {
		s.kind = SRC_IMM;
		s.imm = k;
		s.origin = o;
	} else if (i->op == IR_SYM) {
		s.kind = SRC_IMM;
		s.imm = ir_sym_addend(i);
		s.origin = i->origin;
		s.symkind = (u8)(XS_MAP + i->sub);
		s.sym = ir_sym_index(i);
	} else if (i->op == IR_LOAD && bits_test(is->folded, r)) {
		CHECK(is->ctx, allow_mem && is->user[r] == user);
		s.kind = SRC_MEM;
		s.mem = isel_addr(is, i->args[0], i->imm, i->dorigin);
		s.bytes = i->sub;
	} else {
		s.reg = isel_use(is, r);
	}
	return s;
}

/* -- Loads and stores ------------------------------------------------------------------------------------- */

void isel_load(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	enum x86_form form = X86_MOV_RM;
	bool sx = i->op == IR_LOADSX;

	if (i->sub == 1)
		form = sx ? X86_MOVSX8_RM : X86_MOVZX8_RM;
	else if (i->sub == 2)
		form = sx ? X86_MOVSX16_RM : X86_MOVZX16_RM;
	else
		CHECK(is->ctx, i->sub == 4);
	struct amode m = isel_addr(is, i->args[0], i->imm, i->dorigin);
	struct x86_ins *x = isel_ins(is, form);
	x->reg = isel_dst(is, r);
	isel_set_mem(x, &m);
}

void isel_store(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	u8 bytes = i->sub;
	static const u16 mi[] = { X86_NONE, X86_MOV8_MI, X86_MOV16_MI, X86_NONE, X86_MOV_MI };
	static const u16 mr[] = { X86_NONE, X86_MOV8_MR, X86_MOV16_MR, X86_NONE, X86_MOV_MR };
	struct amode m = isel_addr(is, i->args[0], i->imm, i->dorigin);
	struct src s = isel_src(is, isel_at(is, r)->args[1], r, false);
	u32 v = s.reg;

	if (s.kind == SRC_IMM && (bytes == 4 || !s.symkind) && (!s.symkind || !m.symkind)) {
		struct x86_ins *x = isel_ins(is, (enum x86_form)mi[bytes]);
		isel_set_mem(x, &m);
		x->imm = bytes == 1 ? (s8)s.imm : bytes == 2 ? (s16)s.imm : s.imm;
		x->imm_origin = s.origin;
		if (s.symkind) {
			x->imm_sym = s.symkind;
			x->sym = s.sym;
		}
		return;
	}
	if (s.kind == SRC_IMM)
		v = isel_use(is, isel_at(is, r)->args[1]);
	if (bytes == 1) {
		u32 t = isel_temp(is);
		isel_mov(is, t, v);
		v = t;
	}
	struct x86_ins *x = isel_ins(is, (enum x86_form)mr[bytes]);
	x->reg = v;
	isel_set_mem(x, &m);
}

/* -- Atomics ---------------------------------------------------------------------------------------------- */

static struct x86_ins *mem_ins(struct isel *is, enum x86_form form, u32 reg, const struct amode *m)
{
	struct x86_ins *x = isel_ins(is, form);
	x->reg = reg;
	isel_set_mem(x, m);
	return x;
}

/* Go round again if the flags say "not equal". The edge back has a block of its own, as it would be critical. */
static void loop_back(struct isel *is, u32 head)
{
	u32 at = is->b, back = isel_new_block(is);
	isel_ins(is, X86_JMP)->target = head;
	is->f->blocks.p[back].succ[0] = head;
	is->f->blocks.p[back].nsucc = 1;
	u32 after = isel_new_block(is);
	is->b = at;
	struct x86_ins *j = isel_ins(is, X86_JCC);
	j->cc = CC_E;
	j->target = after;
	is->b = after;
	struct x86_block *b = &is->f->blocks.p[at];
	b->succ[0] = after;
	b->succ[1] = back;
	b->nsucc = 2;
}

static u32 loop_head(struct isel *is)
{
	u32 at = is->b, head = isel_new_block(is);
	struct x86_block *b = &is->f->blocks.p[at];
	b->succ[b->nsucc++] = head;
	return head;
}

static const u16 lock_form[] = { [ATOMIC_ADD] = X86_LOCK_ADD_MR, [ATOMIC_OR] = X86_LOCK_OR_MR,
				 [ATOMIC_AND] = X86_LOCK_AND_MR, [ATOMIC_XOR] = X86_LOCK_XOR_MR };
static const u16 alu_form[] = { [ATOMIC_ADD] = X86_ADD_RR, [ATOMIC_OR] = X86_OR_RR, [ATOMIC_AND] = X86_AND_RR,
				[ATOMIC_XOR] = X86_XOR_RR };

/* old = memory; memory op= v, by comparing and exchanging until nobody came between. */
static void fetch_loop(struct isel *is, u32 old, enum atomic_op op, const struct src *v, const struct amode *m)
{
	mem_ins(is, X86_MOV_RM, old, m);
	u32 head = loop_head(is), t = isel_temp(is);
	isel_mov(is, R_EAX, old);
	isel_mov(is, t, old);
	isel_alu(is, alu_form[op], t, v);
	mem_ins(is, X86_LOCK_CMPXCHG_MR, t, m);
	isel_mov(is, old, R_EAX);
	loop_back(is, head);
}

void isel_atomic(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	const ir_ref *args = ir_args(is->ir, i);
	ir_ref val = args[1], expected = args[2];
	enum atomic_op op = (enum atomic_op)i->sub;
	struct amode m = isel_addr(is, args[0], i->imm, i->dorigin);
	struct src v = isel_src(is, val, r, false);
	u32 t;

	if (op == ATOMIC_CMPXCHG) {
		t = v.kind == SRC_REG ? v.reg : isel_use(is, val);
		isel_value(is, R_EAX, expected);
		mem_ins(is, X86_LOCK_CMPXCHG_MR, t, &m);
		isel_mov(is, isel_dst(is, r), R_EAX);
	} else if (op == ATOMIC_XCHG || (op == ATOMIC_ADD && is->uses[r])) {
		isel_value(is, isel_dst(is, r), val);
		mem_ins(is, op == ATOMIC_XCHG ? X86_XCHG_MR : X86_LOCK_XADD_MR, isel_dst(is, r), &m);
	} else if (is->uses[r]) {
		if (v.kind == SRC_IMM && v.symkind) {
			v.kind = SRC_REG;
			v.reg = isel_use(is, val);
		}
		fetch_loop(is, isel_dst(is, r), op, &v, &m);
	} else if (v.kind == SRC_IMM && !v.symkind) {
		struct x86_ins *x = mem_ins(is, (enum x86_form)(lock_form[op] + 1), R_NONE, &m);
		x->imm = v.imm;
		x->imm_origin = v.origin;
	} else {
		mem_ins(is, (enum x86_form)lock_form[op], v.kind == SRC_REG ? v.reg : isel_use(is, val), &m);
	}
}

/* The high half's second value, if anybody asks for it. */
static ir_ref hi_of(struct isel *is, ir_ref r)
{
	ir_ref n = isel_at(is, r)->next;
	return n && isel_at(is, n)->op == IR_HI && is->uses[n] ? n : 0;
}

static void new_value8(struct isel *is, enum atomic_op op, u32 lo, u32 hi, const struct src *vlo, const struct src *vhi,
		       const ir_ref *v)
{
	if (op == ATOMIC_XCHG) {
		isel_value(is, R_EBX, v[0]);
		isel_value(is, R_ECX, v[1]);
		return;
	}
	isel_mov(is, R_EBX, lo);
	isel_alu(is, alu_form[op], R_EBX, vlo);
	isel_mov(is, R_ECX, hi);
	isel_alu(is, op == ATOMIC_ADD ? X86_ADC_RR : alu_form[op], R_ECX, vhi);
}

/* One register (or frame memory) that four others leave room for. */
static struct amode single_reg(struct isel *is, struct amode m)
{
	if (m.index == R_NONE)
		return m;
	u32 t = isel_temp(is);
	mem_ins(is, X86_LEA, t, &m);
	return (struct amode){ .base = t, .index = R_NONE, .origin = ORIGIN_OWN };
}

static void result8(struct isel *is, ir_ref r)
{
	ir_ref h = hi_of(is, r);
	if (is->uses[r])
		isel_mov(is, isel_dst(is, r), R_EAX);
	if (h)
		isel_mov(is, isel_dst(is, h), R_EDX);
}

void isel_atomic8(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	const ir_ref *args = ir_args(is->ir, i);
	enum atomic_op op = i->op == IR_STREL8 ? ATOMIC_XCHG : (enum atomic_op)i->sub;
	struct amode m = single_reg(is, isel_addr(is, args[0], i->imm, i->dorigin)), m4 = m;
	ir_ref h = hi_of(is, r);

	m4.disp = (s32)((u32)m.disp + 4);
	if (i->op == IR_LDACQ8) {
		/* compare with 0 and put 0 there: what is there stays, and comes out whole */
		static const u32 zero[] = { R_EAX, R_EDX, R_EBX, R_ECX };
		for (int k = 0; k < 4; k++)
			isel_movi(is, zero[k], 0, ORIGIN_OWN);
		mem_ins(is, X86_LOCK_CMPXCHG8B_M, R_NONE, &m);
		result8(is, r);
		return;
	}
	if (op == ATOMIC_CMPXCHG) {
		isel_value(is, R_EBX, args[1]);
		isel_value(is, R_ECX, args[2]);
		isel_value(is, R_EAX, args[3]);
		isel_value(is, R_EDX, args[4]);
		mem_ins(is, X86_LOCK_CMPXCHG8B_M, R_NONE, &m);
		result8(is, r);
		return;
	}
	ir_ref v[2] = { args[1], args[2] };
	struct src vlo = isel_src(is, v[0], r, false), vhi = isel_src(is, v[1], r, false);
	u32 lo = i->op == IR_ATOMIC8 && is->uses[r] ? isel_dst(is, r) : isel_temp(is);
	u32 hi = h ? isel_dst(is, h) : isel_temp(is);
	mem_ins(is, X86_MOV_RM, lo, &m);
	mem_ins(is, X86_MOV_RM, hi, &m4);
	u32 head = loop_head(is);
	isel_mov(is, R_EAX, lo);
	isel_mov(is, R_EDX, hi);
	new_value8(is, op, lo, hi, &vlo, &vhi, v);
	mem_ins(is, X86_LOCK_CMPXCHG8B_M, R_NONE, &m);
	isel_mov(is, lo, R_EAX);
	isel_mov(is, hi, R_EDX);
	loop_back(is, head);
}
