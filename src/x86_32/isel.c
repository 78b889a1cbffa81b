/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instruction selection: level 2 IR (ir_cfg done, critical edges split) to ia32 instructions on virtual registers.
 *
 * Blocks are walked in layout order, instructions forward. A pass before that counts uses, so that constants, addresses
 * and loads can become part of the instruction that uses them. Two-address forms get a copy in front; the allocator
 * makes it vanish where the operand dies. Block parameters become virtual registers that the copies at the end of each
 * predecessor define, so what leaves here is not SSA. Flags never live across blocks, and only MOV, LEA and what is
 * chained stands between an instruction that sets flags and the one that reads them.
 */
#include "x86_32/isel.h"

/* -- Values ----------------------------------------------------------------------------------------------- */

u32 isel_temp(struct isel *is)
{
	return x86_vreg_new(is->f);
}

struct x86_ins *isel_ins(struct isel *is, enum x86_form form)
{
	return x86_emit(is->f, is->b, form);
}

void isel_mov(struct isel *is, u32 dst, u32 src)
{
	struct x86_ins *i = isel_ins(is, X86_MOV_RR);
	i->reg = dst;
	i->rm = src;
}

void isel_movi(struct isel *is, u32 dst, s32 imm, u8 origin)
{
	struct x86_ins *i = isel_ins(is, X86_MOV_RI);
	i->rm = dst;
	i->imm = imm;
	i->imm_origin = origin;
}

bool isel_const(const struct isel *is, ir_ref r, s32 *imm, u8 *origin)
{
	const struct ir_ins *i = isel_at(is, r);
	if (i->op == IR_UNDEF) {
		*imm = 0;
		*origin = ORIGIN_OWN;
		return true;
	}
	if (i->op != IR_CONST)
		return false;
	*imm = (s32)i->imm;
	*origin = i->origin;
	return true;
}

static void frame_address(struct isel *is, u32 dst, const struct ir_ins *i)
{
	struct x86_ins *x = isel_ins(is, X86_LEA);
	x->reg = dst;
	x->base = R_BPF;
	x->disp = (s32)i->imm;
	x->disp_origin = i->imm ? i->origin : ORIGIN_OWN;
}

void isel_value(struct isel *is, u32 dst, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	s32 imm;
	u8 origin;

	if (isel_const(is, r, &imm, &origin)) {
		isel_movi(is, dst, imm, origin);
	} else if (i->op == IR_SYM) {
		struct x86_ins *x = isel_ins(is, X86_MOV_RI);
		x->rm = dst;
		x->imm = ir_sym_addend(i);
		x->imm_origin = i->origin;
		x->imm_sym = (u8)(XS_MAP + i->sub);
		x->sym = ir_sym_index(i);
	} else if (i->op == IR_FRAME) {
		frame_address(is, dst, i);
	} else {
		isel_mov(is, dst, isel_use(is, r));
	}
}

u32 isel_dst(struct isel *is, ir_ref r)
{
	if (!is->vreg[r])
		is->vreg[r] = isel_temp(is);
	return is->vreg[r];
}

u32 isel_use(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	if (ir_is_floating((enum ir_op)i->op) && i->op != IR_ARG) {
		u32 t = isel_temp(is);
		isel_value(is, t, r);
		return t;
	}
	return isel_dst(is, r);
}

u32 isel_new_block(struct isel *is)
{
	struct x86_block *b = vec_add(is->arena, &is->f->blocks);
	u32 n = is->f->blocks.n - 1;
	b->depth = (u16)MIN(ir_block(is->ir, is->irb)->depth, 1000);
	vec_push(is->arena, &is->order, n);
	is->b = n;
	return n;
}

/* -- Uses ------------------------------------------------------------------------------------------------- */

static bool is_address_arg(const struct ir_ins *i, u32 n)
{
	return n == 0 && (i->op == IR_LOAD || i->op == IR_LOADSX || i->op == IR_STORE);
}

static void count_use(struct isel *is, ir_ref user, ir_ref r, bool address)
{
	is->uses[r]++;
	is->user[r] = user;
	if (!address)
		bits_set(is->other, r);
}

static void count_block(struct isel *is, u32 b)
{
	struct ir_func *ir = is->ir;
	u32 epoch = 0;

	ir_foreach (ir, b, r, nxt) {
		struct ir_ins *i = ir_at(ir, r);
		char eff = ir_op_effect((enum ir_op)i->op);
		const ir_ref *args = ir_args(ir, i);
		u32 n = ir_nargs(i);
		if (eff == 'R' || eff == 'W')
			epoch++;
		is->epoch[r] = epoch;
		for (u32 k = 0; k < n; k++)
			count_use(is, r, args[k], is_address_arg(i, k));
	}
	for (int s = 0; s < 2; s++) {
		const struct ir_edge *e = &ir_block(ir, b)->succ[s];
		u32 n = e->to ? ir_block(ir, e->to)->nparams : 0;
		for (u32 k = 0; k < n; k++)
			count_use(is, 0, ir->pool.p[e->args + k], false);
	}
}

/* x << 1..3 used by one folded ADD alone becomes the scale of its index. */
static bool shift_folds(const struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	s32 k;
	u8 o;
	return i->op == IR_SHL && is->uses[r] == 1 && isel_const(is, i->args[1], &k, &o) && k >= 1 && k <= 3 &&
	       (is->ir->harden < 2 || o == ORIGIN_OWN);
}

static void fold_add(struct isel *is, ir_ref r)
{
	const struct ir_ins *i = isel_at(is, r);
	bits_set(is->folded, r);
	if (shift_folds(is, i->args[1]))
		bits_set(is->folded, i->args[1]);
	else if (shift_folds(is, i->args[0]))
		bits_set(is->folded, i->args[0]);
}

/* An ADD whose uses are all addresses is computed by the addressing mode; what it is made of is then used by the
 * accesses. One that is made of others of its kind keeps them as registers: only two registers fit. */
static void mark_folded(struct isel *is)
{
	struct ir_func *ir = is->ir;
	if (is->opts->opt_level == 0)
		return;
	for (u32 k = 0; k < ir->n_order; k++) {
		ir_foreach (ir, ir->order[k], r, nxt) {
			enum ir_op op = (enum ir_op)ir_at(ir, r)->op;
			if (op == IR_ADD && isel_addr_only(is, r) && !(ir_at(ir, r)->flags & IRF_APART))
				fold_add(is, r);
			else if (op == IR_LOAD && isel_load_folds(is, r))
				bits_set(is->folded, r);
		}
	}
}

/* -- Edges ------------------------------------------------------------------------------------------------ */

struct copy {
	u32 dst, src; /* src R_NONE: value r is no register */
	ir_ref r;
};

/* Copies that happen at once, one after another: a copy whose target nobody still needs goes first; when only circles
 * are left, one target is saved. Sources that are no registers go last. */
static void parallel_copies(struct isel *is, struct copy *c, u32 n)
{
	u32 left = 0;
	for (u32 k = 0; k < n; k++) {
		if (c[k].src != R_NONE && c[k].dst != c[k].src)
			left++;
		else if (c[k].src != R_NONE)
			c[k].dst = R_NONE;
	}
	while (left) {
		bool moved = false;
		for (u32 k = 0; k < n; k++) {
			if (c[k].dst == R_NONE || c[k].src == R_NONE)
				continue;
			bool needed = false;
			for (u32 m = 0; m < n && !needed; m++)
				needed = m != k && c[m].dst != R_NONE && c[m].src == c[k].dst;
			if (needed)
				continue;
			isel_mov(is, c[k].dst, c[k].src);
			c[k].dst = R_NONE;
			left--;
			moved = true;
		}
		if (moved)
			continue;
		for (u32 k = 0; k < n; k++) {
			if (c[k].dst == R_NONE || c[k].src == R_NONE)
				continue;
			u32 t = isel_temp(is), old = c[k].dst;
			isel_mov(is, t, old);
			for (u32 m = 0; m < n; m++)
				if (c[m].dst != R_NONE && c[m].src == old)
					c[m].src = t;
			break;
		}
	}
	for (u32 k = 0; k < n; k++)
		if (c[k].dst != R_NONE)
			isel_value(is, c[k].dst, c[k].r);
}

static void edge_copies(struct isel *is, const struct ir_edge *e)
{
	struct ir_func *ir = is->ir;
	u32 n = ir_block(ir, e->to)->nparams, m = 0;
	if (!n)
		return;
	struct copy *c = arena_array(is->arena, n, sizeof *c);
	ir_ref p = ir_block(ir, e->to)->first;
	for (u32 k = 0; k < n; k++, p = ir_at(ir, p)->next) {
		ir_ref a = ir->pool.p[e->args + k];
		if (!is->uses[p])
			continue;
		bool fixed = ir_is_floating((enum ir_op)ir_at(ir, a)->op) && ir_at(ir, a)->op != IR_ARG;
		u32 dst = isel_dst(is, p);
		u32 src = fixed ? R_NONE : isel_dst(is, a);
		c[m++] = (struct copy){ .dst = dst, .src = src, .r = a };
	}
	parallel_copies(is, c, m);
}

/* -- Terminators ------------------------------------------------------------------------------------------ */

static void add_succ(struct isel *is, u32 xb)
{
	struct x86_block *b = &is->f->blocks.p[is->b];
	b->succ[b->nsucc++] = xb;
}

static void jump_to(struct isel *is, u32 irb)
{
	add_succ(is, is->xblock[irb]);
	if (irb == is->next)
		return;
	struct x86_ins *i = isel_ins(is, X86_JMP);
	i->target = is->xblock[irb];
}

static void branch(struct isel *is, enum alu_cond c, const struct ir_block *b)
{
	u32 yes = b->succ[0].to, no = b->succ[1].to;
	if (yes == no) {
		jump_to(is, yes);
		return;
	}
	if (yes == is->next) {
		u32 t = yes;
		yes = no;
		no = t;
		c = cond_negate(c);
	}
	struct x86_ins *i = isel_ins(is, X86_JCC);
	i->cc = (u8)isel_cc(c);
	i->target = is->xblock[yes];
	add_succ(is, is->xblock[yes]);
	jump_to(is, no);
}

static void terminator(struct isel *is, ir_ref r)
{
	struct ir_func *ir = is->ir;
	struct ir_ins *i = ir_at(ir, r);
	const struct ir_block *b = ir_block(ir, is->irb);

	switch (i->op) {
	case IR_JMP:
		edge_copies(is, &b->succ[0]);
		jump_to(is, b->succ[0].to);
		break;
	case IR_BR: {
		enum alu_cond c = isel_compare(is, r, (enum alu_cond)i->sub, i->args[0], i->args[1]);
		branch(is, c, b);
		break;
	}
	case IR_BRX:
		isel_borrow(is, i->args[0], i->args[1]);
		branch(is, (enum alu_cond)i->sub, b);
		break;
	case IR_RET:
		isel_ret(is, r);
		break;
	case IR_TAILJMP:
		isel_tailjmp(is, r);
		break;
	default:
		CHECK(is->ctx, i->op == IR_TRAP);
		isel_ins(is, X86_UD2);
		break;
	}
}

/* -- Blocks ----------------------------------------------------------------------------------------------- */

static void select_ins(struct isel *is, ir_ref r)
{
	struct ir_ins *i = isel_at(is, r);
	is->f->cur_insn = i->insn;
	if (bits_test(is->folded, r))
		return;
	switch (i->op) {
	case IR_PARAM:
	case IR_HI:
		break; /* copies at the edges; made with its owner */
	case IR_LOAD:
	case IR_LOADSX:
		isel_load(is, r);
		break;
	case IR_STORE:
		isel_store(is, r);
		break;
	case IR_ATOMIC:
		isel_atomic(is, r);
		break;
	case IR_ATOMIC8:
	case IR_LDACQ8:
	case IR_STREL8:
		isel_atomic8(is, r);
		break;
	case IR_CALL:
		isel_call(is, r);
		break;
	case IR_FENCE: {
		if (i->sub == FENCE_SPECULATION) {
			isel_ins(is, X86_LFENCE);
			break;
		}
		struct x86_ins *x = isel_ins(is, X86_LOCK_OR_MI);
		x->base = R_ESP;
		break;
	}
	default:
		if (ir_is_term((enum ir_op)i->op))
			terminator(is, r);
		else
			isel_arith(is, r);
		break;
	}
}

/* A block with one predecessor whose edge carries arguments gets the copies at its head (the predecessor may end in a
 * two-way branch). */
static void head_copies(struct isel *is, u32 irb)
{
	struct ir_func *ir = is->ir;
	const struct ir_block *b = ir_block(ir, irb);
	if (b->npreds != 1 || !b->nparams)
		return;
	const struct ir_block *p = ir_block(ir, ir->pred_pool[b->preds]);
	if (!p->succ[1].to)
		return;
	edge_copies(is, &p->succ[p->succ[0].to == irb ? 0 : 1]);
}

static void select_block(struct isel *is, u32 k)
{
	struct ir_func *ir = is->ir;
	u32 b = is->layout[k];
	is->irb = b;
	is->next = k + 1 < ir->n_order ? is->layout[k + 1] : 0;
	is->b = is->xblock[b];
	vec_push(is->arena, &is->order, is->b);
	is->f->cur_insn = ir_block(ir, b)->insn;
	if (k == 0)
		isel_entry_args(is);
	head_copies(is, b);
	ir_foreach (ir, b, r, nxt)
		select_ins(is, r);
}

static void order_blocks(struct isel *is)
{
	struct ir_func *ir = is->ir;
	u32 n = 0;

	is->layout = arena_array(is->arena, ir->n_order, sizeof *is->layout);
	for (int cold = 0; cold < 2; cold++)
		for (u32 k = 0; k < ir->n_order; k++)
			if ((k && ir_block(ir, ir->order[k])->cold) == cold)
				is->layout[n++] = ir->order[k];
}

struct x86_func *x86_isel(struct bpfc_ctx *ctx, struct arena *a, struct ir_func *ir, struct ir_sig *sigs,
			  const struct x86_opts *o)
{
	struct isel *is = arena_alloc(a, sizeof *is);
	u32 n = ir->ins.n;

	*is = (struct isel){ .ctx = ctx, .arena = a, .ir = ir, .sigs = sigs, .opts = o };
	is->f = x86_func_new(ctx, a, ir->prog);
	is->f->subprog = ir->subprog;
	is->f->name = ir->name;
	is->f->sig = ir->sig;
	if (ir->subprog != ~0u && subprog_is_entry(&ir->prog->subprogs.p[ir->subprog])) {
		is->f->is_tail_body = ir->prog->subprogs.p[ir->subprog].uses_tail_call;
		is->f->is_entry = !is->f->is_tail_body;
	}
	is->uses = arena_array(a, n, sizeof *is->uses);
	is->user = arena_array(a, n, sizeof *is->user);
	is->vreg = arena_array(a, n, sizeof *is->vreg);
	is->epoch = arena_array(a, n, sizeof *is->epoch);
	is->other = bits_new(a, n);
	is->folded = bits_new(a, n);
	is->xblock = arena_array(a, ir->blocks.n, sizeof *is->xblock);
	for (u32 k = 0; k < ir->n_order; k++) {
		u32 b = ir->order[k];
		struct x86_block *x = vec_add(a, &is->f->blocks);
		x->depth = (u16)MIN(ir_block(ir, b)->depth, 1000);
		is->xblock[b] = is->f->blocks.n - 1;
		count_block(is, b);
	}
	mark_folded(is);
	order_blocks(is);
	for (u32 k = 0; k < ir->n_order; k++)
		select_block(is, k);
	is->f->order = is->order.p;
	is->f->n_order = is->order.n;
	x86_preds(is->f);
	return is->f;
}
