/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ir_build(): the legacy packet access (LD_ABS, LD_IND). A packet that is plain memory is read in place, behind a check of
 * its length; so is the linear part of one in a socket buffer, while the rest of it and negative offsets are the
 * runtime's. Outside of the packet the function returns 0.
 *
 * Where the packet is, is a matter of the program's type: flat, at the first argument, as long as the third says; none,
 * the same with the second; those with a struct bpfrt_skb in r6.
 */
#include "ir/build.h"

#include "bpfrt.h"

enum { SKB_DATA = offsetof(struct bpfrt_skb, data), SKB_DATA_END = offsetof(struct bpfrt_skb, data_end) };

/* -- Where the packet is ---------------------------------------------------------------------------------- */

static bool is_skb(enum prog_type t)
{
	return t == PROG_SOCKET || t == PROG_TC || t == PROG_CGROUP_SKB;
}

/* By the type of the program, or of all programs that may call this function. */
static bool packet_in_skb(const struct build *b)
{
	if (b->sp->is_prog)
		return is_skb(b->sp->type);
	for (u32 s = 0; s < b->p->subprogs.n; s++)
		if (b->p->subprogs.p[s].is_prog && !is_skb(b->p->subprogs.p[s].type))
			return false;
	return true;
}

static void refuse(struct build *b, const char *why)
{
	struct where w = prog_where(b->p, b->i);

	diag_error(b->ctx, BPFC_EUNSUPPORTED, &w, "packet access by ld_abs or ld_ind: %s", why);
	b->refused = true;
}

/* -- Checks ----------------------------------------------------------------------------------------------- */

static ir_ref constant(struct build *b, u32 v)
{
	return ir_const(b->f, IR_I32, (s32)v, ORIGIN_IMM);
}

/* Returns 0 from the function if X and Y compare so; goes on else. */
static void leave_if(struct build *b, enum alu_cond c, ir_ref x, ir_ref y)
{
	u32 out = ir_block_new(b->f), go_on = ir_block_new(b->f);

	if (!b->fail) {
		ir_ref zero = imm_own(b->f, IR_I64, 0);

		b->fail = ir_block_new(b->f);
		ir_emit(b->f, b->fail, IR_RET, IR_VOID, 0, zero, 0, 0, 0);
	}
	ir_block(b->f, out)->cold = ir_block(b->f, go_on)->cold = b->slow;
	ir_br(b->f, b->cur, c, x, y, out, go_on);
	ir_jmp(b->f, out, b->fail, 0, NULL);
	b->cur = go_on;
}

/* Does X plus END, at most, stay a number of 32 bits? With hardening the answer may not follow from the value of a constant:
 * it is yes for whatever index of 16 bits and offset of 31, and no for a constant index (NOTES.md). */
static bool sum_fits(const struct build *b, ir_ref x, u64 end)
{
	u64 max = ir_umax(b->f, x);

	if (b->f->harden >= 2 && (ir_hidden(b->f, x) || max > 0xffff || end > INT32_MAX))
		return false;
	return end <= UINT32_MAX && max <= UINT32_MAX - end;
}

/* An access to bytes BELOW .. BELOW + SIZE, and X more with X not 0, of LEN bytes. WRAPS: X + BELOW is a number modulo
 * 2^32; else the access is outside if the sum does not fit. */
static void check_inside(struct build *b, ir_ref len, ir_ref x, u32 below, u32 size, bool wraps)
{
	u64 end = (u64)below + size;
	bool fits = end <= UINT32_MAX;

	if (x && sum_fits(b, x, end)) {
		x = build_op(b, IR_ADD, IR_I32, x, constant(b, (u32)end));
		leave_if(b, COND_LT, len, x);
	} else if (x && wraps) {
		ir_ref off = build_op(b, IR_ADD, IR_I32, x, constant(b, below)), k = ir_const(b->f, IR_I32, size, ORIGIN_OWN);

		leave_if(b, COND_LT, len, k);
		leave_if(b, COND_GT, off, build_op(b, IR_SUB, IR_I32, len, k));
	} else if (!fits) {
		leave_if(b, COND_EQ, len, len);
	} else {
		leave_if(b, COND_LT, len, constant(b, (u32)end));
		if (x)
			leave_if(b, COND_GT, x, build_op(b, IR_SUB, IR_I32, len, constant(b, (u32)end)));
	}
}

static ir_ref swap_bytes(struct build *b, ir_ref r, u32 size)
{
	return size == 1 ? r : build_op(b, size == 2 ? IR_BSWAP16 : IR_BSWAP, IR_I32, r, 0);
}

/* The big-endian number of SIZE bytes at ADDR + DISP. */
static ir_ref load_big_endian(struct build *b, ir_ref addr, u32 disp, u32 size)
{
	ir_ref r = ir_load(b->f, b->cur, IR_LOAD, IR_I32, (u8)size, addr, (s32)disp, ORIGIN_IMM);

	return swap_bytes(b, r, size);
}

/* -- Accesses --------------------------------------------------------------------------------------------- */

static ir_ref load_flat(struct build *b, ir_ref x, u32 k, u32 size)
{
	bool is_flat = b->sp->type == PROG_FLAT;
	ir_ref addr = ir_arg(b->f, IR_I32, 0), len = ir_arg(b->f, IR_I32, is_flat ? 2 : 1);

	check_inside(b, len, x, k, size, !is_flat);
	if (x)
		addr = build_op(b, IR_ADD, IR_I32, addr, x);
	return build_zext(b, load_big_endian(b, addr, k, size));
}

/* The runtime's word, as a number; the function returns 0 if the bytes are not to be had. */
static ir_ref load_by_call(struct build *b, ir_ref off, u32 size)
{
	ir_ref args[3] = {build_lo(b, b->var[6]), off, ir_const(b->f, IR_I32, size, ORIGIN_OWN)}, r;

	r = build_emit_call(b, CALLEE_SUPPORT, SUPPORT_LDPKT_SKB, IR_I64, 3, args);
	leave_if(b, COND_SLT, r, imm_own(b->f, IR_I64, 0));
	return r;
}

/* To block SLOW if X and Y compare so; goes on else. */
static void slow_if(struct build *b, enum alu_cond c, ir_ref x, ir_ref y, u32 slow)
{
	u32 out = ir_block_new(b->f), go_on = ir_block_new(b->f);

	ir_br(b->f, b->cur, c, x, y, out, go_on);
	ir_block(b->f, out)->cold = true;
	ir_jmp(b->f, out, slow, 0, NULL);
	b->cur = go_on;
}

/* In place where all bytes lie in the linear part; else, out of the way, by the runtime. Both bring the bytes as they are
 * stored: so the swap comes last, where a constant can do it. */
static ir_ref load_in_place(struct build *b, ir_ref x, u32 k, u32 size)
{
	ir_ref len = b->var[VAR_HEADLEN], addr = b->var[VAR_DATA], off = constant(b, k), fast, slow, n;
	u32 slow_block = ir_block_new(b->f), join = ir_block_new(b->f);
	u64 end = (u64)k + size;

	if (x && k)
		off = build_op(b, IR_ADD, IR_I32, x, off);
	else if (x)
		off = x;
	if (!x || (end <= INT32_MAX && sum_fits(b, x, end))) {
		n = constant(b, (u32)end);
		slow_if(b, COND_LT, len, x ? build_op(b, IR_ADD, IR_I32, x, n) : n, slow_block);
	} else {
		n = ir_const(b->f, IR_I32, size, ORIGIN_OWN);
		slow_if(b, COND_LT, len, n, slow_block);
		slow_if(b, COND_GT, off, build_op(b, IR_SUB, IR_I32, len, n), slow_block);
	}
	if (x)
		addr = build_op(b, IR_ADD, IR_I32, addr, x);
	fast = ir_load(b->f, b->cur, IR_LOAD, IR_I32, (u8)size, addr, (s32)k, ORIGIN_IMM);
	ir_jmp(b->f, b->cur, join, 1, &fast);
	b->cur = slow_block;
	ir_block(b->f, slow_block)->cold = true;
	slow = build_lo(b, load_by_call(b, off, size));
	ir_block(b->f, b->cur)->cold = true;
	slow = swap_bytes(b, slow, size);
	ir_jmp(b->f, b->cur, join, 1, &slow);
	b->cur = join;
	return build_zext(b, swap_bytes(b, ir_param(b->f, join, IR_I32), size));
}

/* In place, behind the comparison that says it is inside. */
static ir_ref load_sure(struct build *b, ir_ref x, u32 k, u32 size)
{
	ir_ref addr = b->var[VAR_DATA];

	if (x)
		addr = build_op(b, IR_ADD, IR_I32, addr, x);
	return build_zext(b, load_big_endian(b, addr, k, size));
}

static ir_ref load_skb(struct build *b, ir_ref x, u32 k, u32 size)
{
	const struct build_way *way = b->ways ? &b->ways[b->i - b->sp->start] : NULL;
	ir_ref off = constant(b, k);

	bool in_place = b->in_place && !b->slow && build_lo(b, b->var[6]) == ir_arg(b->f, IR_I32, 0);

	if (in_place && way && way->in_place)
		return load_sure(b, x, k, size);
	if (in_place && (x || k <= INT32_MAX - size))
		return load_in_place(b, x, k, size);
	if (x)
		off = k ? build_op(b, IR_ADD, IR_I32, x, off) : x;
	return load_by_call(b, off, size);
}

/* -- For build.c ------------------------------------------------------------------------------------------ */

void build_check_packet(struct build *b, u32 slow, u32 go_on)
{
	const struct insn *insn = &b->p->insns[b->i];
	ir_ref len = b->var[VAR_HEADLEN], end = constant(b, b->ways[b->i - b->sp->start].need);
	struct isa_info info;

	isa_decode(insn, &info);
	if (build_lo(b, b->var[6]) != ir_arg(b->f, IR_I32, 0)) { /* another packet than that of VAR_DATA? */
		len = end = imm_own(b->f, IR_I32, 0);
		ir_br(b->f, b->cur, COND_EQ, len, end, slow, go_on);
	} else if (!info.indirect) {
		ir_br(b->f, b->cur, COND_LT, len, end, slow, go_on);
	} else {
		ir_ref x = build_lo(b, build_reg(b, insn->src));

		if (ir_umax(b->f, x) <= UINT32_MAX - b->ways[b->i - b->sp->start].need) {
			end = build_op(b, IR_ADD, IR_I32, x, end);
		} else { /* without wrap */
			end = ir_const(b->f, IR_I64, b->ways[b->i - b->sp->start].need, ORIGIN_IMM);
			end = build_op(b, IR_ADD, IR_I64, build_zext(b, x), end);
			len = build_zext(b, len);
		}
		ir_br(b->f, b->cur, COND_LT, len, end, slow, go_on);
	}
}

void build_find_packet(struct build *b)
{
	for (u32 i = b->sp->start; i < b->sp->start + b->sp->n && !b->in_place; i++) {
		struct isa_info info;

		if (subprog_is_entry(b->sp) && is_skb(b->sp->type) && !b->p->aux[i].second &&
		    isa_decode(&b->p->insns[i], &info))
			b->in_place = info.kind == ISA_LDPKT;
	}
}

bool build_moves_packet(const struct build *b, u32 i, const struct isa_info *info)
{
	const struct insn_aux *aux = &b->p->aux[i];
	const struct helper *h;

	if (!b->in_place || (info->kind != ISA_CALL && info->kind != ISA_CALLX))
		return false;
	if (info->kind == ISA_CALLX || aux->ref != REF_NONE || info->call != CALL_HELPER)
		return true;
	h = helper_by_id((u32)b->p->insns[i].imm);
	return !h || h->effects & (HELPER_PKT | HELPER_NORETURN);
}

void build_load_packet(struct build *b)
{
	ir_ref ctx = ir_arg(b->f, IR_I32, 0), end;

	b->var[VAR_DATA] = ir_load(b->f, b->cur, IR_LOAD, IR_I32, 4, ctx, SKB_DATA, ORIGIN_OWN);
	end = ir_load(b->f, b->cur, IR_LOAD, IR_I32, 4, ctx, SKB_DATA_END, ORIGIN_OWN);
	b->var[VAR_HEADLEN] = build_op(b, IR_SUB, IR_I32, end, b->var[VAR_DATA]);
}

void build_ldpkt(struct build *b, const struct insn *insn, const struct isa_info *info)
{
	bool skb = packet_in_skb(b);
	ir_ref x = info->indirect ? build_lo(b, build_reg(b, insn->src)) : 0, r;

	if (!skb && !subprog_is_entry(b->sp)) {
		refuse(b, "only in the program itself, not in functions that are called, where the packet is plain "
			  "memory");
		return;
	}
	if (!skb && b->sp->type == PROG_XDP) {
		refuse(b, "not in programs of type xdp");
		return;
	}
	r = skb ? load_skb(b, x, (u32)insn->imm, info->size) : load_flat(b, x, (u32)insn->imm, info->size);
	b->var[0] = r;
	build_spoil_args(b);
}
