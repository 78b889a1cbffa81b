/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A BPF function to level 1 IR in SSA form. Receives a function that prog_check() accepted; leaves one block a leader,
 * critical edges split, and ir_cfg() done.
 *
 * The variables are r0 to r9 and the counter of may_goto. All jumps are known from the start, so the graph comes first,
 * without instructions: its dominators and the live variables tell where a variable needs a block parameter (joins in
 * the iterated dominance frontier of its definitions, where it is live). Then the blocks are filled in reverse
 * postorder: a variable without a parameter has the value that it had at the end of the immediate dominator. This gives
 * minimal pruned SSA for every graph, irreducible ones too, in time linear in the function, with no walk on the C
 * stack.
 */
#include "ir/build.h"

#include <string.h>

enum { MAY_GOTO_LOOPS = 8388608 /* what Linux allows */ };

/* -- Blocks ----------------------------------------------------------------------------------------------- */

static u32 decode(const struct build *b, u32 i, struct isa_info *info)
{
	CHECK(b->ctx, isa_decode(&b->p->insns[i], info));
	return info->kind == ISA_LDIMM64 ? 2 : 1;
}

static bool ends_block(const struct isa_info *info)
{
	return info->kind == ISA_JA || info->kind == ISA_JCC || info->kind == ISA_MAYGOTO || info->kind == ISA_EXIT;
}

static void find_leaders(struct build *b)
{
	u32 start = b->sp->start, end = start + b->sp->n;

	b->leader[0] = 1;
	for (u32 i = start; i < end;) {
		struct isa_info info;
		u32 next = i + decode(b, i, &info);

		if (ends_block(&info) && next < end)
			b->leader[next - start] = 1;
		if (ends_block(&info) && info.kind != ISA_EXIT) {
			s64 target = prog_target(b->p, i, &info);

			CHECK(b->ctx, target >= start && target < end);
			b->leader[target - start] = 1;
			b->loops_to_start = b->loops_to_start || target == start;
		}
		i = next;
	}
}

static u32 new_block(struct build *b, u32 insn)
{
	u32 n;

	b->f->cur_insn = insn;
	n = ir_block_new(b->f);
	vec_reserve(b->tmp, &b->blocks, n + 1);
	b->blocks.n = n + 1;
	return n;
}

static u32 new_leader(struct build *b, u32 k)
{
	u32 n = new_block(b, b->sp->start + k);

	b->blocks.p[n].start = b->sp->start + k;
	return n;
}

/* The blocks of the second way. */
static void make_slow_blocks(struct build *b)
{
	u32 at = 0;

	for (u32 k = 0; k < b->sp->n; k++) {
		if (b->leader[k] && !b->ways[k].loads) {
			at = 0;
		} else if (b->leader[k]) {
			at = b->ways[k].slow = new_leader(b, k);
			b->blocks.p[at].slow = true;
			ir_block(b->f, at)->cold = true;
		}
		if (at)
			b->blocks.p[at].n++;
	}
}

/* Turns the marks in leader into block numbers. The entry is a block of its own if a jump leads to instruction 0; so is
 * the comparison before a load, where there are two ways. */
static void make_blocks(struct build *b)
{
	u32 at = 0;

	if (b->loops_to_start)
		new_block(b, b->sp->start);
	for (u32 k = 0; k < b->sp->n; k++) {
		if (b->leader[k]) {
			at = b->leader[k] = new_leader(b, k);
			if (b->ways && b->ways[k].need) {
				b->blocks.p[at].check = true;
				at = new_leader(b, k);
			}
		}
		b->blocks.p[at].n++;
	}
	if (b->ways)
		make_slow_blocks(b);
	if (b->loops_to_start)
		ir_block(b->f, 1)->succ[0].to = 2;
}

/* The block at instruction K, seen from block N. */
static u32 leader_of(const struct build *b, u32 n, u32 k)
{
	return b->blocks.p[n].slow && b->ways[k].loads ? b->ways[k].slow : b->leader[k];
}

/* What the last instruction of block N leads to. */
static void set_succs(struct build *b, u32 n, u32 last, const struct isa_info *info)
{
	u32 start = b->sp->start, next = b->blocks.p[n].start + b->blocks.p[n].n - start;
	u32 fall = next < b->sp->n ? leader_of(b, n, next) : 0, to = fall;

	if (info->kind == ISA_EXIT)
		return;
	if (ends_block(info))
		to = leader_of(b, n, (u32)prog_target(b->p, last, info) - start);
	if (info->kind == ISA_JA || to == fall) {
		ir_block(b->f, n)->succ[0].to = to;
		return;
	}
	if (info->kind == ISA_MAYGOTO) {
		u32 count = new_block(b, last);

		b->blocks.p[count].count_down = true;
		ir_block(b->f, count)->succ[0].to = fall;
		fall = count;
	}
	ir_block(b->f, n)->succ[0].to = to;
	ir_block(b->f, n)->succ[1].to = fall;
}

/* Variables that an instruction reads and writes, r10 left out. */
static void note_uses(struct build *b, u32 n, u32 i, const struct isa_info *info)
{
	struct build_block *bl = &b->blocks.p[n];
	bool call = info->kind == ISA_CALL || info->kind == ISA_CALLX;
	u32 reads = call ? build_call_reads(b, i, info) : isa_reads(&b->p->insns[i], info);

	reads &= (1u << BPF_FP) - 1;
	if (info->kind == ISA_MAYGOTO)
		reads |= 1u << VAR_LOOPS;
	if (info->kind == ISA_LDPKT && b->in_place && !bl->slow)
		reads |= 1u << VAR_DATA | 1u << VAR_HEADLEN;
	bl->use |= reads & ~bl->def;
	bl->def |= isa_writes(&b->p->insns[i], info) & ((1u << BPF_FP) - 1);
	if (build_moves_packet(b, i, info))
		bl->def |= 1u << VAR_DATA | 1u << VAR_HEADLEN;
}

/* Block N, which compares what the load of the block behind it needs. */
static void connect_check(struct build *b, u32 n)
{
	struct build_block *bl = &b->blocks.p[n];
	struct isa_info info;

	decode(b, bl->start, &info);
	note_uses(b, n, bl->start, &info);
	bl->def = 0;
	ir_block(b->f, n)->succ[0].to = b->ways[bl->start - b->sp->start].slow;
	ir_block(b->f, n)->succ[1].to = n + 1;
}

static void connect(struct build *b)
{
	u32 n_leaders = b->blocks.n;

	for (u32 n = 1; n < n_leaders; n++) {
		u32 i = b->blocks.p[n].start, end = i + b->blocks.p[n].n, last = i;
		struct isa_info info = {.kind = ISA_INVALID};

		while (i < end) {
			last = i;
			i += decode(b, i, &info);
			note_uses(b, n, last, &info);
		}
		if (b->blocks.p[n].check)
			connect_check(b, n);
		else if (b->blocks.p[n].n)
			set_succs(b, n, last, &info);
	}
	for (u32 n = n_leaders; n < b->blocks.n; n++)
		b->blocks.p[n].use = b->blocks.p[n].def = 1u << VAR_LOOPS; /* those that count down */
}

/* -- Where parameters are --------------------------------------------------------------------------------- */

static void find_live(struct build *b)
{
	struct ir_func *f = b->f;
	u32 *stack = arena_array(b->tmp, f->blocks.n, sizeof *stack), *queued = bits_new(b->tmp, f->blocks.n), n = 0;

	for (u32 i = 0; i < f->n_order; i++) {
		stack[n++] = f->order[i];
		bits_set(queued, f->order[i]);
	}
	while (n) {
		u32 at = stack[--n];
		struct ir_block *bl = ir_block(f, at);
		struct build_block *bb = &b->blocks.p[at];
		u32 out = b->blocks.p[bl->succ[0].to].live | b->blocks.p[bl->succ[1].to].live;
		u16 live = (u16)(bb->use | (out & ~(u32)bb->def));

		bits_clear(queued, at);
		if (live == bb->live)
			continue;
		bb->live = live;
		for (u32 k = 0; k < bl->npreds; k++) {
			u32 pred = f->pred_pool[bl->preds + k];

			if (bits_test(queued, pred))
				continue;
			bits_set(queued, pred);
			stack[n++] = pred;
		}
	}
}

/* The dominator tree as lists of children; returns the number of its levels. */
static u32 make_tree(struct build *b)
{
	u32 levels = 1;

	for (u32 i = 1; i < b->f->n_order; i++) {
		u32 n = b->f->order[i], dom = ir_block(b->f, n)->idom;

		b->blocks.p[n].level = b->blocks.p[dom].level + 1;
		b->blocks.p[n].sibling = b->blocks.p[dom].child;
		b->blocks.p[dom].child = n;
		levels = MAX(levels, b->blocks.p[n].level + 1);
	}
	return levels;
}

/* Blocks that define a variable, by level of the dominator tree, as lists. */
struct bank {
	u32 *first, *next, *seen, *stack;
};

static void bank_add(struct build *b, struct bank *k, u32 n)
{
	u32 *first = &k->first[b->blocks.p[n].level];

	k->next[n] = *first;
	*first = n;
}

/* Looks from ROOT down its dominator tree for edges that leave it upward: a definition in ROOT meets others there.
 * Subtrees that were looked through from deeper roots have nothing new. */
static void place_from(struct build *b, struct bank *k, u32 root, u32 var)
{
	u32 level = b->blocks.p[root].level, n = 0;

	k->stack[n++] = root;
	k->seen[root] = var + 1;
	while (n) {
		u32 at = k->stack[--n];

		for (u32 e = 0; e < 2; e++) {
			u32 to = ir_block(b->f, at)->succ[e].to;
			struct build_block *t = &b->blocks.p[to];

			if (!to || ir_block(b->f, to)->idom == at || t->level > level || (t->params >> var & 1) ||
			    !(t->live >> var & 1))
				continue;
			t->params |= 1u << var;
			if (!(t->def >> var & 1))
				bank_add(b, k, to);
		}
		for (u32 c = b->blocks.p[at].child; c; c = b->blocks.p[c].sibling) {
			if (k->seen[c] == var + 1)
				continue;
			k->seen[c] = var + 1;
			k->stack[n++] = c;
		}
	}
}

/* Sreedhar and Gao's method, a variable at a time: roots from the deepest level up. */
static void place_params(struct build *b)
{
	u32 n = b->blocks.n, levels = make_tree(b), joins = 0;
	struct bank k = {arena_array(b->tmp, levels, 4), arena_array(b->tmp, n, 4), arena_array(b->tmp, n, 4),
			 arena_array(b->tmp, n, 4)};

	for (u32 i = 0; i < b->f->n_order; i++)
		if (ir_block(b->f, b->f->order[i])->npreds > 1)
			joins |= b->blocks.p[b->f->order[i]].live;
	for (u32 var = 0; var < NVARS; var++) {
		if (!(joins >> var & 1))
			continue;
		for (u32 i = 0; i < b->f->n_order; i++)
			if (b->blocks.p[b->f->order[i]].def >> var & 1)
				bank_add(b, &k, b->f->order[i]);
		for (u32 level = levels; level--;) {
			while (k.first[level]) {
				u32 root = k.first[level];

				k.first[level] = k.next[root];
				place_from(b, &k, root, var);
			}
		}
	}
}

/* -- Instructions ----------------------------------------------------------------------------------------- */

static void entry_values(struct build *b)
{
	struct ir_func *f = b->f;

	for (u32 r = 0; r < BPF_FP; r++)
		b->var[r] = ir_undef(f, IR_I64);
	b->var[VAR_LOOPS] = imm_own(f, IR_I32, MAY_GOTO_LOOPS);
	b->var[VAR_DATA] = b->var[VAR_HEADLEN] = ir_undef(f, IR_I32);
	if (b->in_place)
		build_load_packet(b);
	b->fp = build_zext(b, ir_frame(f, 0));
	if (!subprog_is_entry(b->sp)) {
		for (u32 k = 0; k < 5; k++)
			b->var[1 + k] = ir_arg(f, IR_I64, k);
		return;
	}
	b->var[1] = build_zext(b, ir_arg(f, IR_I32, 0));
	if (b->sp->type == PROG_NONE || b->sp->type == PROG_FLAT)
		b->var[2] = build_zext(b, ir_arg(f, IR_I32, 1));
}

static void branch(struct build *b, const struct insn *insn, const struct isa_info *info, u32 yes, u32 no)
{
	enum ir_type t = info->width == 64 ? IR_I64 : IR_I32;
	ir_ref x = build_reg(b, insn->dst), y;

	if (info->src_is_imm)
		y = ir_const(b->f, t, insn->imm, ORIGIN_IMM);
	else
		y = t == IR_I64 ? build_reg(b, insn->src) : build_lo(b, build_reg(b, insn->src));
	if (t == IR_I32)
		x = build_lo(b, x);
	ir_br(b->f, b->cur, (enum alu_cond)info->op, x, y, yes, no);
}

static void translate(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	switch ((enum isa_kind)info->kind) {
	case ISA_ALU:
	case ISA_NEG:
		build_alu(b, insn, info);
		break;
	case ISA_MOV:
		build_mov(b, insn, info);
		break;
	case ISA_SWAP:
	case ISA_TRUNC:
		build_swap(b, insn, info);
		break;
	case ISA_LDIMM64:
		build_ldimm64(b, insn);
		break;
	case ISA_LOAD:
		build_load(b, insn, info);
		break;
	case ISA_STORE:
		build_store(b, insn, info);
		break;
	case ISA_ATOMIC:
		build_atomic(b, insn, info);
		break;
	case ISA_LDACQ:
		build_ldacq(b, insn, info);
		break;
	case ISA_STREL:
		build_strel(b, insn, info);
		break;
	case ISA_LDPKT:
		build_ldpkt(b, insn, info);
		break;
	case ISA_CALL:
		build_call(b, insn, info);
		break;
	case ISA_CALLX:
		build_callx(b, info);
		break;
	case ISA_ASCAST: /* one address space: a pointer stays what it is, without what is above 32 bits */
		b->var[insn->dst] = build_zext(b, build_lo(b, build_reg(b, insn->src)));
		break;
	case ISA_JA:
	case ISA_JCC:
	case ISA_MAYGOTO:
	case ISA_EXIT:
		break; /* terminate() */
	case ISA_INVALID:
	case ISA_NKINDS:
		CHECK(b->ctx, false);
	}
}

/* Ends what was made of a block with the ways out that the graph had for it: YES, and NO or 0. */
static void terminate(struct build *b, u32 last, const struct isa_info *info, u32 yes, u32 no)
{
	if (info->kind == ISA_EXIT)
		ir_emit(b->f, b->cur, IR_RET, IR_VOID, 0, b->var[0], 0, 0, 0);
	else if (!no)
		ir_jmp(b->f, b->cur, yes, 0, NULL);
	else if (info->kind == ISA_MAYGOTO)
		ir_br(b->f, b->cur, COND_EQ, b->var[VAR_LOOPS], imm_own(b->f, IR_I32, 0), yes, no);
	else
		branch(b, &b->p->insns[last], info, yes, no);
}

static void enter_block(struct build *b, u32 n)
{
	if (n == 1)
		entry_values(b);
	else
		memcpy(b->var, b->blocks.p[ir_block(b->f, n)->idom].out, sizeof b->var);
	for (u32 v = 0; v < NVARS; v++)
		if (b->blocks.p[n].params >> v & 1)
			b->var[v] = ir_param(b->f, n, v >= VAR_LOOPS ? IR_I32 : IR_I64);
}

static void fill_block(struct build *b, u32 n)
{
	u32 end = b->blocks.p[n].start + b->blocks.p[n].n, last = b->blocks.p[n].start;
	struct isa_info info = {.kind = ISA_INVALID};
	u32 yes = ir_block(b->f, n)->succ[0].to, no = ir_block(b->f, n)->succ[1].to;
	bool ready = ir_block(b->f, n)->last; /* stands on a critical edge */

	b->cur = n;
	b->f->cur_insn = ir_block(b->f, n)->insn;
	b->slow = b->blocks.p[n].slow;
	enter_block(b, n);
	for (u32 i = b->blocks.p[n].start; i < end && !b->refused;) {
		u32 slots = decode(b, i, &info);

		b->i = b->f->cur_insn = last = i;
		translate(b, &b->p->insns[i], &info);
		if (build_moves_packet(b, i, &info))
			build_load_packet(b);
		i += slots;
	}
	if (b->blocks.p[n].count_down)
		b->var[VAR_LOOPS] = build_op(b, IR_SUB, IR_I32, b->var[VAR_LOOPS], imm_own(b->f, IR_I32, 1));
	if (b->blocks.p[n].check) {
		b->i = b->blocks.p[n].start;
		build_check_packet(b, yes, no);
	} else if (!ready)
		terminate(b, last, &info, yes, no);
	b->blocks.p[n].tail = b->cur;
	memcpy(b->blocks.p[n].out, b->var, sizeof b->var);
}

/* Arguments of the edges, now that all blocks have their values at the end. */
static void fill_edges(struct build *b)
{
	for (u32 i = 0; i < b->f->n_order; i++) {
		const struct build_block *from = &b->blocks.p[b->f->order[i]];

		for (u32 k = 0; k < 2; k++) {
			struct ir_edge *e = &ir_block(b->f, from->tail)->succ[k];
			u32 params = e->to < b->blocks.n ? b->blocks.p[e->to].params : 0, n = 0;
			ir_ref args[NVARS];

			for (u32 v = 0; v < NVARS; v++)
				if (params >> v & 1)
					args[n++] = from->out[v];
			if (n)
				e->args = ir_pool_add(b->f, n, args);
		}
	}
}

static void make_graph(struct build *b, bool ways)
{
	u32 n;

	build_find_packet(b);
	b->leader = arena_array(b->tmp, b->sp->n, sizeof *b->leader);
	vec_reserve(b->tmp, &b->blocks, 2);
	b->blocks.n = 1;
	find_leaders(b);
	if (ways)
		build_plan_ways(b);
	if (b->ways)
		build_mark_ways(b);
	make_blocks(b);
	connect(b);
	ir_cfg(b->f);
	n = b->f->blocks.n;
	ir_split_critical(b->f);
	if (b->f->blocks.n != n)
		ir_cfg(b->f);
	vec_reserve(b->tmp, &b->blocks, b->f->blocks.n);
	b->blocks.n = b->f->blocks.n;
}

static struct ir_func *build(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, u32 subprog,
			     struct ir_sig *sigs, u8 harden, bool ways)
{
	struct arena tmp;
	struct build b = {.ctx = ctx, .p = p, .sp = &p->subprogs.p[subprog], .sigs = sigs, .tmp = &tmp};
	struct ir_func *f = ir_func_new(ctx, a, p, subprog, 1);

	b.f = f;
	f->harden = harden;
	f->sigs = sigs;
	f->sig.counter = b.sp->uses_tail_call;
	ir_temp_begin(ctx, &tmp);
	make_graph(&b, ways);
	find_live(&b);
	place_params(&b);
	for (u32 i = 0; i < f->n_order && !b.refused; i++)
		fill_block(&b, f->order[i]);
	if (!b.refused) {
		fill_edges(&b);
		ir_cfg(f);
	}
	ir_temp_end(ctx);
	f->cur_insn = ~0u;
	return b.refused ? NULL : f;
}

struct ir_func *ir_build(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, u32 subprog, struct ir_sig *sigs,
			 u8 harden)
{
	return build(ctx, a, p, subprog, sigs, harden, false);
}

struct ir_func *ir_build_ways(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, u32 subprog, struct ir_sig *sigs,
			      u8 harden)
{
	return build(ctx, a, p, subprog, sigs, harden, true);
}
