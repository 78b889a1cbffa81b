/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Construction of the IR: instructions, blocks, edges, and the floating values, which are found again by their content
 * so that two equal ones are one. Nothing here folds or checks; ir_check() does the latter.
 */
#include "ir/ir.h"

#include <string.h>

const struct ir_op_row ir_op_rows[IR_NOPS] = {
	[IR_NONE] = {"none", "-", 'v', 'P', 0, false},
#define IROP(op, name, res, args, level, eff, comm) [IR_##op] = {name, args, res, eff, level, comm},
#include "ir/ops.def"
};

/* The ranges that ir_is_floating() and ir_is_term() rely on. */
_Static_assert(IR_CONST == 1 && IR_SYM == 2 && IR_FRAME == 3 && IR_UNDEF == 4 && IR_ARG == 5, "floating operations");
_Static_assert(IR_NOPS - IR_JMP == 6 && IR_TRAP == IR_NOPS - 1, "terminators end the list");

const char *ir_op_name(enum ir_op op)
{
	return ir_op_rows[op].name;
}
char ir_op_effect(enum ir_op op)
{
	return ir_op_rows[op].effect;
}
bool ir_op_commutes(enum ir_op op)
{
	return ir_op_rows[op].commutes;
}
bool ir_op_has_list(enum ir_op op)
{
	return ir_op_rows[op].args[0] == '*';
}
u32 ir_nargs(const struct ir_ins *i)
{
	return i->nargs;
}

bool ir_is_narrow(const struct ir_func *f)
{
	return f->subprog != ~0u && subprog_is_narrow(&f->prog->subprogs.p[f->subprog]);
}

const char *ir_support_name(enum ir_support s)
{
	switch (s) {
	case SUPPORT_UDIV64:
		return "bpfrt_udiv64";
	case SUPPORT_UMOD64:
		return "bpfrt_umod64";
	case SUPPORT_SDIV64:
		return "bpfrt_sdiv64";
	case SUPPORT_SMOD64:
		return "bpfrt_smod64";
	case SUPPORT_LDPKT_SKB:
		return "bpfrt_ldpkt_skb";
	case SUPPORT_TAIL:
		return "bpfrt_tail_target";
	case SUPPORT_HELPER_NR:
		return "bpfrt_call_helper";
	case SUPPORT_N:
		break;
	}
	return NULL;
}

struct ir_func *ir_func_new(struct bpfc_ctx *ctx, struct arena *a, const struct prog *prog, u32 subprog, int level)
{
	struct ir_func *f = arena_alloc(a, sizeof *f);

	f->ctx = ctx;
	f->arena = a;
	f->prog = prog;
	f->subprog = subprog;
	f->name = prog && subprog < prog->subprogs.n ? prog->subprogs.p[subprog].name : "";
	f->level = level;
	f->cur_insn = ~0u;
	(void)vec_add(a, &f->ins);
	(void)vec_add(a, &f->blocks);
	vec_push(a, &f->pool, 0);
	return f;
}

u32 ir_block_new(struct ir_func *f)
{
	struct ir_block *b = vec_add(f->arena, &f->blocks);

	b->rpo = IR_UNREACHED;
	b->insn = f->cur_insn;
	return f->blocks.n - 1;
}

/* -- Floating values -------------------------------------------------------------------------------------- */

static bool same_content(const struct ir_ins *a, const struct ir_ins *b)
{
	return a->op == b->op && a->type == b->type && a->sub == b->sub && a->origin == b->origin && a->imm == b->imm;
}

static u32 hash_content(const struct ir_ins *i)
{
	u64 h = (u64)i->op | (u64)i->type << 8 | (u64)i->sub << 16 | (u64)i->origin << 24;

	h = (h + 0x9e3779b97f4a7c15u) ^ (u64)i->imm * 0xff51afd7ed558ccdu;
	h ^= h >> 33;
	h *= 0xc4ceb9fe1a85ec53u;
	return (u32)(h >> 32);
}

/* Where in the hash LIKE is, or where it would go. */
static u32 *uniq_slot(const struct ir_func *f, const struct ir_ins *like)
{
	u32 mask = f->uniq_cap - 1, at = hash_content(like) & mask;

	while (f->uniq[at] && !same_content(&f->ins.p[f->uniq[at]], like))
		at = (at + 1) & mask;
	return &f->uniq[at];
}

static void uniq_grow(struct ir_func *f)
{
	u32 *old = f->uniq, n = f->uniq_cap;

	f->uniq_cap = n ? n * 2 : 64;
	f->uniq = arena_array(f->arena, f->uniq_cap, sizeof *f->uniq);
	for (u32 i = 0; i < n; i++)
		if (old[i])
			*uniq_slot(f, &f->ins.p[old[i]]) = old[i];
}

static ir_ref floating(struct ir_func *f, enum ir_op op, enum ir_type t, u8 sub, s64 imm, enum origin o)
{
	struct ir_ins like = {.op = op, .type = t, .sub = sub, .origin = o, .imm = imm, .insn = ~0u};
	u32 *slot;

	if (f->uniq_n * 2 >= f->uniq_cap)
		uniq_grow(f);
	slot = uniq_slot(f, &like);
	if (!*slot) {
		vec_push(f->arena, &f->ins, like);
		*slot = f->ins.n - 1;
		f->uniq_n++;
	}
	return *slot;
}

ir_ref ir_const(struct ir_func *f, enum ir_type t, s64 imm, enum origin o)
{
	return floating(f, IR_CONST, t, 0, t == IR_I32 ? (s32)(u32)(u64)imm : imm, o);
}

ir_ref ir_sym(struct ir_func *f, enum ir_symkind kind, u32 index, s32 addend, enum origin o)
{
	return floating(f, IR_SYM, IR_I32, kind, (s64)((u64)index << 32 | (u32)addend), o);
}

ir_ref ir_frame_from(struct ir_func *f, s32 off, enum origin o)
{
	return floating(f, IR_FRAME, IR_I32, 0, off, o);
}
ir_ref ir_frame(struct ir_func *f, s32 off)
{
	return ir_frame_from(f, off, off ? ORIGIN_OFF : ORIGIN_OWN);
}
ir_ref ir_undef(struct ir_func *f, enum ir_type t)
{
	return floating(f, IR_UNDEF, t, 0, 0, ORIGIN_OWN);
}
ir_ref ir_arg(struct ir_func *f, enum ir_type t, u32 n)
{
	return floating(f, IR_ARG, t, 0, n, ORIGIN_OWN);
}

/* -- Lists ------------------------------------------------------------------------------------------------ */

void ir_insert_before(struct ir_func *f, ir_ref pos, ir_ref r)
{
	struct ir_ins *i = ir_at(f, r), *at = ir_at(f, pos);

	i->block = at->block;
	i->prev = at->prev;
	i->next = pos;
	if (at->prev)
		ir_at(f, at->prev)->next = r;
	else
		ir_block(f, at->block)->first = r;
	at->prev = r;
}

void ir_insert_after(struct ir_func *f, ir_ref pos, ir_ref r)
{
	struct ir_ins *i = ir_at(f, r), *at = ir_at(f, pos);

	i->block = at->block;
	i->prev = pos;
	i->next = at->next;
	if (at->next)
		ir_at(f, at->next)->prev = r;
	else
		ir_block(f, at->block)->last = r;
	at->next = r;
}

/* At the end of block B, but before a terminator. */
static void append(struct ir_func *f, u32 b, ir_ref r)
{
	struct ir_block *bl = ir_block(f, b);

	if (!bl->last) {
		bl->first = bl->last = r;
		ir_at(f, r)->block = b;
	} else if (ir_is_term((enum ir_op)ir_at(f, bl->last)->op)) {
		ir_insert_before(f, bl->last, r);
	} else {
		ir_insert_after(f, bl->last, r);
	}
}

void ir_remove(struct ir_func *f, ir_ref r)
{
	struct ir_ins *i = ir_at(f, r);
	struct ir_block *b = ir_block(f, i->block);

	if (i->prev)
		ir_at(f, i->prev)->next = i->next;
	else
		b->first = i->next;
	if (i->next)
		ir_at(f, i->next)->prev = i->prev;
	else
		b->last = i->prev;
	*i = (struct ir_ins){.op = IR_NONE, .insn = ~0u};
}

u32 ir_pool_add(struct ir_func *f, u32 n, const ir_ref *refs)
{
	u32 at = f->pool.n;

	CHECK(f->ctx, n <= 0x7fffffffu - at);
	vec_reserve(f->arena, &f->pool, at + n);
	f->pool.n += n;
	if (refs && n)
		memcpy(&f->pool.p[at], refs, n * sizeof *refs);
	else if (n)
		memset(&f->pool.p[at], 0, n * sizeof *refs);
	return at;
}

/* -- Instructions in blocks ------------------------------------------------------------------------------- */

static ir_ref ins_new(struct ir_func *f, enum ir_op op, enum ir_type t, u8 sub)
{
	struct ir_ins *i = vec_add(f->arena, &f->ins);

	i->op = op;
	i->type = t;
	i->sub = sub;
	i->dorigin = ORIGIN_OWN;
	i->insn = f->cur_insn;
	return f->ins.n - 1;
}

ir_ref ir_emit_list(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 sub, u32 n, const ir_ref *args)
{
	ir_ref r = ins_new(f, op, t, sub);
	struct ir_ins *i;

	CHECK(f->ctx, n <= 0xffff);
	if (n > 4 || ir_op_has_list(op)) {
		u32 at = ir_pool_add(f, n, args);

		i = ir_at(f, r);
		i->args[0] = at;
	} else {
		i = ir_at(f, r);
		for (u32 k = 0; k < n; k++)
			i->args[k] = args[k];
	}
	i->nargs = (u16)n;
	append(f, b, r);
	return r;
}

ir_ref ir_emit(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2,
	       ir_ref a3)
{
	ir_ref args[4] = {a0, a1, a2, a3};
	u32 n = 0;

	while (n < 4 && args[n])
		n++;
	return ir_emit_list(f, b, op, t, sub, n, args);
}

ir_ref ir_load(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 bytes, ir_ref addr, s32 disp, enum origin o)
{
	ir_ref r = ir_emit(f, b, op, t, bytes, addr, 0, 0, 0);

	ir_at(f, r)->imm = disp;
	ir_at(f, r)->dorigin = o;
	return r;
}

ir_ref ir_store(struct ir_func *f, u32 b, u8 bytes, ir_ref addr, s32 disp, enum origin o, ir_ref val)
{
	ir_ref r = ir_emit(f, b, IR_STORE, IR_VOID, bytes, addr, val, 0, 0);

	ir_at(f, r)->imm = disp;
	ir_at(f, r)->dorigin = o;
	return r;
}

ir_ref ir_param(struct ir_func *f, u32 b, enum ir_type t)
{
	ir_ref r = ins_new(f, IR_PARAM, t, 0), pos = 0;
	struct ir_block *bl = ir_block(f, b);

	ir_at(f, r)->imm = bl->nparams++;
	for (ir_ref i = bl->first; i && ir_at(f, i)->op == IR_PARAM; i = ir_at(f, i)->next)
		pos = i;
	if (pos)
		ir_insert_after(f, pos, r);
	else if (bl->first)
		ir_insert_before(f, bl->first, r);
	else
		append(f, b, r);
	return r;
}

void ir_jmp(struct ir_func *f, u32 b, u32 to, u32 nargs, const ir_ref *args)
{
	u32 at = nargs ? ir_pool_add(f, nargs, args) : 0;

	ir_emit(f, b, IR_JMP, IR_VOID, 0, 0, 0, 0, 0);
	ir_block(f, b)->succ[0] = (struct ir_edge){.to = to, .args = at};
	ir_block(f, b)->succ[1] = (struct ir_edge){0};
}

void ir_br(struct ir_func *f, u32 b, enum alu_cond c, ir_ref x, ir_ref y, u32 yes, u32 no)
{
	ir_emit(f, b, IR_BR, IR_VOID, c, x, y, 0, 0);
	ir_block(f, b)->succ[0] = (struct ir_edge){.to = yes};
	ir_block(f, b)->succ[1] = (struct ir_edge){.to = no};
}
