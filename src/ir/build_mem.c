/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_build(): constants and references, loads, stores, atomics. An address is the low half of its register; the
 * displacement stays in the instruction with origin OFF. Places in the stack frame and read-only data are marked.
 */
#include "ir/build.h"

#include "bpfrt.h"

enum { BPF_STACK = 512 };

/* Where values begin stands in the descriptor: the host gives maps their storage. */
static ir_ref map_value(struct build *b, const struct insn_aux *aux)
{
	ir_ref sym = ir_sym(b->f, SYM_MAP, aux->index, 0, ORIGIN_OWN);
	ir_ref values = ir_load(b->f, b->cur, IR_LOAD, IR_I32, 4, sym, offsetof(struct bpfrt_map, values), ORIGIN_OWN);

	values = build_zext(b, values);
	if (!aux->addend)
		return values;
	return ir_emit(b->f, b->cur, IR_ADD, IR_I64, 0, values, ir_const(b->f, IR_I64, aux->addend, ORIGIN_IMM), 0, 0);
}

void build_ldimm64(struct build *b, const struct insn *insn)
{
	const struct insn_aux *aux = &b->p->aux[b->i];
	enum origin o = aux->addend ? ORIGIN_IMM : ORIGIN_OWN;
	s32 addend = (s32)aux->addend;
	ir_ref sym = 0;

	switch ((enum ref_kind)aux->ref) {
	case REF_NONE:
		b->var[insn->dst] = ir_const(b->f, IR_I64, isa_imm64(insn), ORIGIN_IMM);
		return;
	case REF_MAP:
		sym = ir_sym(b->f, SYM_MAP, aux->index, 0, ORIGIN_OWN);
		break;
	case REF_MAP_VALUE:
		b->var[insn->dst] = map_value(b, aux);
		return;
	case REF_DATA:
		sym = ir_sym(b->f, SYM_DATA, aux->index, addend, o);
		break;
	case REF_SUBPROG:
		sym = ir_sym(b->f, SYM_FUNC, aux->index, 0, ORIGIN_OWN);
		break;
	case REF_EXTERN:
		sym = ir_sym(b->f, SYM_EXTERN, aux->index, addend, o);
		break;
	}
	b->var[insn->dst] = build_zext(b, sym);
}

/* -- Addresses -------------------------------------------------------------------------------------------- */

/* Does an access of SIZE bytes at OFF from ADDR stay in read-only data? */
static bool is_rodata(const struct build *b, const struct ir_ins *addr, s32 off, u32 size)
{
	const struct prog_data *d;
	s64 at = (s64)ir_sym_addend(addr) + off;

	if (addr->op != IR_SYM || addr->sub != SYM_DATA)
		return false;
	d = &b->p->datas.p[ir_sym_index(addr)];
	return d->kind == DATA_RODATA && at >= 0 && at + size <= d->size;
}

/* Flags of a memory access of SIZE bytes at OFF from ADDR. */
static u8 mem_flags(const struct build *b, ir_ref addr, s32 off, u32 size, bool load)
{
	const struct ir_ins *i = ir_at(b->f, addr);
	s64 at = i->imm + off;

	if (i->op == IR_FRAME && at >= -BPF_STACK && at + size <= 0)
		return IRF_STACK;
	return load && is_rodata(b, i, off, size) ? IRF_CONSTMEM : 0;
}

/* Gives memory instruction R its displacement. */
static ir_ref displace(struct build *b, ir_ref r, s32 off, u8 flags)
{
	struct ir_ins *i = ir_at(b->f, r);

	i->imm = off;
	i->dorigin = off ? ORIGIN_OFF : ORIGIN_OWN;
	i->flags |= flags;
	return r;
}

/* -- Loads and stores ------------------------------------------------------------------------------------- */

void build_load(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	ir_ref addr = build_lo(b, build_reg(b, insn->src)), r;
	bool narrow_sx = info->sx && info->size < 4;
	enum ir_type t = info->size == 8 ? IR_I64 : IR_I32;

	r = ir_emit(b->f, b->cur, narrow_sx ? IR_LOADSX : IR_LOAD, t, info->size, addr, 0, 0, 0);
	displace(b, r, insn->off, mem_flags(b, addr, insn->off, info->size, true));
	if (t == IR_I32)
		r = info->sx ? build_op(b, IR_SEXT, IR_I64, r, 0) : build_zext(b, r);
	b->var[insn->dst] = r;
}

void build_store(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	enum ir_type t = info->size == 8 ? IR_I64 : IR_I32;
	ir_ref addr = build_lo(b, build_reg(b, insn->dst)), v;

	if (info->src_is_imm)
		v = ir_const(b->f, t, insn->imm, ORIGIN_IMM);
	else
		v = t == IR_I64 ? build_reg(b, insn->src) : build_lo(b, build_reg(b, insn->src));
	displace(b, ir_emit(b->f, b->cur, IR_STORE, IR_VOID, info->size, addr, v, 0, 0), insn->off,
		 mem_flags(b, addr, insn->off, info->size, false));
}

/* -- Atomics ---------------------------------------------------------------------------------------------- */

void build_atomic(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	bool wide = info->size == 8, cmpxchg = info->op == ATOMIC_CMPXCHG;
	ir_ref args[3], r;
	u8 flags;

	args[0] = build_lo(b, build_reg(b, insn->dst));
	args[1] = build_reg(b, insn->src);
	args[2] = build_reg(b, 0);
	if (!wide) {
		args[1] = build_lo(b, args[1]);
		if (cmpxchg)
			args[2] = build_lo(b, args[2]);
	}
	flags = mem_flags(b, args[0], insn->off, info->size, false);
	if (info->fetch || cmpxchg)
		flags |= IRF_FETCH;
	r = ir_emit_list(b->f, b->cur, wide ? IR_ATOMIC8 : IR_ATOMIC, wide ? IR_I64 : IR_I32, info->op, cmpxchg ? 3 : 2,
			 args);
	displace(b, r, insn->off, flags);
	if (flags & IRF_FETCH)
		b->var[cmpxchg ? 0 : insn->src] = wide ? r : build_zext(b, r);
}

/* Every ia32 load acquires and every store releases; what is left is that 8 bytes are one access. */
void build_ldacq(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	ir_ref addr = 0;
	u8 flags = 0;

	if (info->size == 8) {
		addr = build_lo(b, build_reg(b, insn->src));
		flags = mem_flags(b, addr, insn->off, 8, true);
	}
	if (!addr || flags & IRF_CONSTMEM) /* what cannot change needs no single access, which might have to write */
		build_load(b, insn, info);
	else
		b->var[insn->dst] =
			displace(b, ir_emit(b->f, b->cur, IR_LDACQ8, IR_I64, 8, addr, 0, 0, 0), insn->off, flags);
}

void build_strel(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	ir_ref addr;

	if (info->size < 8) {
		build_store(b, insn, info);
		return;
	}
	addr = build_lo(b, build_reg(b, insn->dst));
	displace(b, ir_emit(b->f, b->cur, IR_STREL8, IR_VOID, 8, addr, build_reg(b, insn->src), 0, 0), insn->off,
		 mem_flags(b, addr, insn->off, 8, false));
}
