/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic BPF to eBPF. Receives a program that cbpf_check() accepted for TYPE; leaves one program of that type in a struct
 * prog, with a line for each classic instruction.
 *
 *   r0  A            r7  X            r9  kept over packet loads, which spoil r1 to r5
 *   r6  context; flat: length on the wire       r8, flat also r6 if the length is not asked for: busiest words of M[]
 *   r10 - 64 ...     the other words of M[]
 *
 * Everything is 32 bits wide, so the upper halves of A and X are zero throughout. One function, convert_insn(), says what
 * becomes of an instruction; it runs twice, to learn where everything goes and to store it. A word of M[] that a flat
 * filter may read before it has written it starts as 0, as A and X always do.
 */
#include "front/cbpf_read.h"

#include "helper.h"

#include <string.h>

#include "bpfrt.h"

enum { A = 0, CTX = 6, X = 7, KEPT = 9, LEN = 6 /* flat */ };
enum { ON_STACK = 0xff };

#define FIELD(name) ((s32)offsetof(struct bpfrt_skb, name))

enum external { EXT_NLATTR, EXT_NLATTR_NEST, EXT_PAYLOAD_OFFSET, EXT_N };
static const struct {
	const char *name;
	u8 nargs;
} externals[EXT_N] = {
	[EXT_NLATTR] = { "bpfrt_skb_nlattr", 3 },
	[EXT_NLATTR_NEST] = { "bpfrt_skb_nlattr_nest", 3 },
	[EXT_PAYLOAD_OFFSET] = { "bpfrt_skb_payload_offset", 1 },
};

struct convert {
	const struct cbpf_prog *c;
	enum cbpf_type type;
	struct prog *p;
	bool store;              /* the last pass */
	u32 at, i;               /* eBPF instruction to be made, classic one it is for */
	u32 *start;              /* by classic instruction; [n]: the end */
	u8 mem[CBPF_MEMWORDS];   /* register or ON_STACK */
	u32 external[EXT_N];     /* index into p->externs plus 1 */
};

/* -- eBPF ------------------------------------------------------------------------------------------------- */

static u32 emit(struct convert *cv, enum isa_id id, u32 dst, u32 src, s32 off, u32 imm)
{
	if (cv->store) {
		struct insn *insn = &cv->p->insns[cv->at];

		*insn = isa_template(id);
		insn->dst = dst & 15;
		insn->src = src & 15;
		insn->off = (s16)(insn->off + off);
		insn->imm = (s32)imm;
		cv->p->aux[cv->at].line = cv->c->line ? cv->i + 1 : 0;
	}
	return cv->at++;
}

static void mov(struct convert *cv, u32 dst, u32 src)
{
	if (dst != src)
		emit(cv, ISA_ID_MOV32_REG, dst, src, 0, 0);
}

static void mov_imm(struct convert *cv, u32 dst, u32 k)
{
	emit(cv, ISA_ID_MOV32_IMM, dst, 0, 0, k);
}

static void load_field(struct convert *cv, u32 dst, s32 off)
{
	emit(cv, ISA_ID_LOAD32, dst, CTX, off, 0);
}

/* The program ends with result 0. */
static void give_up(struct convert *cv)
{
	mov_imm(cv, A, 0);
	emit(cv, ISA_ID_EXIT, 0, 0, 0, 0);
}

/* Ends the program if REG is zero. */
static void give_up_if_zero(struct convert *cv, u32 reg)
{
	emit(cv, ISA_ID_JNE32_IMM, reg, 0, 2, 0);
	give_up(cv);
}

static void call_external(struct convert *cv, enum external e)
{
	u32 at = emit(cv, ISA_ID_CALL_KFUNC, 0, CALL_KFUNC, 0, 0);
	struct prog_extern *x;

	if (!cv->store)
		return;
	if (!cv->external[e]) {
		x = vec_add(&cv->p->arena, &cv->p->externs);
		*x = (struct prog_extern){ .name = externals[e].name, .is_func = true, .nargs = externals[e].nargs,
					   .arg_words = { 1, 1, 1 }, .ret = RET_U32, .has_proto = true };
		cv->external[e] = cv->p->externs.n;
	}
	cv->p->aux[at].ref = REF_EXTERN;
	cv->p->aux[at].index = cv->external[e] - 1;
}

/* -- Loads ------------------------------------------------------------------------------------------------ */

static void load_packet(struct convert *cv, const struct cbpf_info *info, u32 k)
{
	bool ind = info->kind == CBPF_KIND_IND;
	enum isa_id id = info->size == 1   ? (ind ? ISA_ID_LDIND8 : ISA_ID_LDABS8)
			 : info->size == 2 ? (ind ? ISA_ID_LDIND16 : ISA_ID_LDABS16)
					   : (ind ? ISA_ID_LDIND32 : ISA_ID_LDABS32);

	if (cv->type == CBPF_SECCOMP)
		load_field(cv, A, (s32)k);
	else
		emit(cv, id, 0, ind ? X : 0, 0, k);
}

/* X = 4 * (packet[k] & 15), without touching A */
static void load_header_length(struct convert *cv, u32 k)
{
	mov(cv, KEPT, A);
	emit(cv, ISA_ID_LDABS8, 0, 0, 0, k);
	emit(cv, ISA_ID_AND32_IMM, A, 0, 0, 15);
	emit(cv, ISA_ID_LSH32_IMM, A, 0, 0, 2);
	mov(cv, X, A);
	mov(cv, A, KEPT);
}

static void load_length(struct convert *cv, u32 dst)
{
	switch (cv->type) {
	case CBPF_SOCKET:
		load_field(cv, dst, FIELD(len));
		break;
	case CBPF_SECCOMP:
		mov_imm(cv, dst, CBPF_SECCOMP_DATA);
		break;
	case CBPF_FLAT:
		mov(cv, dst, LEN);
		break;
	}
}

static s32 slot(u32 word)
{
	return -4 * (s32)(CBPF_MEMWORDS - word);
}

static void load_mem(struct convert *cv, u32 dst, u32 word)
{
	if (cv->mem[word] == ON_STACK)
		emit(cv, ISA_ID_LOAD32, dst, BPF_FP, slot(word), 0);
	else
		mov(cv, dst, cv->mem[word]);
}

static void store_mem(struct convert *cv, u32 word, u32 src)
{
	if (cv->mem[word] == ON_STACK)
		emit(cv, ISA_ID_STORE32_REG, BPF_FP, src, slot(word), 0);
	else
		mov(cv, cv->mem[word], src);
}

/* Calls FN(skb, A, X). */
static void call_with_registers(struct convert *cv, enum external e)
{
	mov(cv, 2, A);
	mov(cv, 3, X);
	emit(cv, ISA_ID_MOV64_REG, 1, CTX, 0, 0);
	call_external(cv, e);
}

static void load_big_endian(struct convert *cv, s32 off)
{
	load_field(cv, A, off);
	emit(cv, ISA_ID_BE16, A, 0, 0, 16);
}

/* Without a device the filter ends, and A is the verdict, as in Linux since 3.15. */
static void need_device(struct convert *cv)
{
	load_field(cv, KEPT, FIELD(ifindex));
	emit(cv, ISA_ID_JNE32_IMM, KEPT, 0, 1, 0);
	emit(cv, ISA_ID_EXIT, 0, 0, 0, 0);
}

static void load_ancillary(struct convert *cv, enum cbpf_op op)
{
	switch ((int)op) {
	case CBPF_OP_ANC_PROTOCOL:
		load_big_endian(cv, FIELD(protocol));
		break;
	case CBPF_OP_ANC_PKTTYPE:
		load_field(cv, A, FIELD(pkt_type));
		break;
	case CBPF_OP_ANC_IFINDEX:
		need_device(cv);
		mov(cv, A, KEPT);
		break;
	case CBPF_OP_ANC_NLATTR:
		call_with_registers(cv, EXT_NLATTR);
		break;
	case CBPF_OP_ANC_NLATTR_NEST:
		call_with_registers(cv, EXT_NLATTR_NEST);
		break;
	case CBPF_OP_ANC_MARK:
		load_field(cv, A, FIELD(mark));
		break;
	case CBPF_OP_ANC_QUEUE:
		load_field(cv, A, FIELD(queue_mapping));
		break;
	case CBPF_OP_ANC_HATYPE:
		need_device(cv);
		load_field(cv, A, FIELD(hatype));
		break;
	case CBPF_OP_ANC_RXHASH:
		load_field(cv, A, FIELD(hash));
		break;
	case CBPF_OP_ANC_CPU:
		emit(cv, ISA_ID_CALL_HELPER, 0, 0, 0, HELPER_get_smp_processor_id);
		break;
	case CBPF_OP_ANC_ALU_XOR_X:
		emit(cv, ISA_ID_XOR32_REG, A, X, 0, 0);
		break;
	case CBPF_OP_ANC_VLAN_TAG:
		load_field(cv, A, FIELD(vlan_tci));
		break;
	case CBPF_OP_ANC_VLAN_PRESENT:
		load_field(cv, A, FIELD(vlan_present));
		break;
	case CBPF_OP_ANC_PAY_OFFSET:
		emit(cv, ISA_ID_MOV64_REG, 1, CTX, 0, 0);
		call_external(cv, EXT_PAYLOAD_OFFSET);
		break;
	case CBPF_OP_ANC_RANDOM:
		emit(cv, ISA_ID_CALL_HELPER, 0, 0, 0, HELPER_get_prandom_u32);
		break;
	case CBPF_OP_ANC_VLAN_TPID:
		load_big_endian(cv, FIELD(vlan_proto));
		break;
	default:
		CHECK(cv->p->ctx, !"ancillary load");
	}
}

/* -- Arithmetic ------------------------------------------------------------------------------------------- */

static const u16 alu_forms[ALU_NOPS][2] = { /* with X, with K */
	[ALU_ADD] = { ISA_ID_ADD32_REG, ISA_ID_ADD32_IMM }, [ALU_SUB] = { ISA_ID_SUB32_REG, ISA_ID_SUB32_IMM },
	[ALU_MUL] = { ISA_ID_MUL32_REG, ISA_ID_MUL32_IMM }, [ALU_DIV] = { ISA_ID_DIV32_REG, ISA_ID_DIV32_IMM },
	[ALU_MOD] = { ISA_ID_MOD32_REG, ISA_ID_MOD32_IMM }, [ALU_OR] = { ISA_ID_OR32_REG, ISA_ID_OR32_IMM },
	[ALU_AND] = { ISA_ID_AND32_REG, ISA_ID_AND32_IMM }, [ALU_XOR] = { ISA_ID_XOR32_REG, ISA_ID_XOR32_IMM },
	[ALU_LSH] = { ISA_ID_LSH32_REG, ISA_ID_LSH32_IMM }, [ALU_RSH] = { ISA_ID_RSH32_REG, ISA_ID_RSH32_IMM },
};

static void arithmetic(struct convert *cv, const struct cbpf_info *info, u32 k)
{
	bool by_k = info->src == CBPF_K, shift = info->op == ALU_LSH || info->op == ALU_RSH;
	enum isa_id id = (enum isa_id)alu_forms[info->op][by_k];

	if (!by_k && (info->op == ALU_DIV || info->op == ALU_MOD))
		give_up_if_zero(cv, X);
	if (!by_k && shift && cv->type == CBPF_FLAT) { /* all bits are shifted out; eBPF masks the count */
		emit(cv, ISA_ID_JLT32_IMM, X, 0, 1, 32);
		mov_imm(cv, A, 0);
	}
	if (by_k)
		emit(cv, id, A, 0, 0, k);
	else
		emit(cv, id, A, X, 0, 0);
}

/* -- Jumps ------------------------------------------------------------------------------------------------ */

/* Distance to the classic instruction that is DISTANCE behind the next one, from the eBPF instruction to be made. */
static s32 far_to(const struct convert *cv, u32 distance)
{
	return (s32)cv->start[cv->i + 1 + distance] - (s32)cv->at - 1;
}

static void go_to(struct convert *cv, u32 distance)
{
	s32 d = far_to(cv, distance);

	if (!distance)
		return;
	if (d == (s16)d)
		emit(cv, ISA_ID_JA, 0, 0, d, 0);
	else
		emit(cv, ISA_ID_JA32, 0, 0, 0, (u32)d);
}

static u32 jump_form(enum alu_cond c, bool by_k)
{
	switch ((int)c) {
	case COND_EQ:
		return by_k ? ISA_ID_JEQ32_IMM : ISA_ID_JEQ32_REG;
	case COND_NE:
		return by_k ? ISA_ID_JNE32_IMM : ISA_ID_JNE32_REG;
	case COND_GT:
		return by_k ? ISA_ID_JGT32_IMM : ISA_ID_JGT32_REG;
	case COND_GE:
		return by_k ? ISA_ID_JGE32_IMM : ISA_ID_JGE32_REG;
	case COND_LT:
		return by_k ? ISA_ID_JLT32_IMM : ISA_ID_JLT32_REG;
	case COND_LE:
		return by_k ? ISA_ID_JLE32_IMM : ISA_ID_JLE32_REG;
	default:
		return by_k ? ISA_ID_JSET32_IMM : ISA_ID_JSET32_REG;
	}
}

static void branch(struct convert *cv, const struct cbpf_info *info, const struct cbpf_insn *insn)
{
	enum alu_cond c = (enum alu_cond)info->op;
	bool by_k = info->src == CBPF_K, turn = insn->jt == 0 && c != COND_SET;
	u32 yes = turn ? insn->jf : insn->jt, no = turn ? insn->jt : insn->jf;

	if (insn->jt == insn->jf) {
		go_to(cv, insn->jt);
		return;
	}
	if (turn)
		c = cond_negate(c);
	emit(cv, (enum isa_id)jump_form(c, by_k), A, by_k ? 0 : X, far_to(cv, yes), by_k ? insn->k : 0);
	go_to(cv, no);
}

/* -- Instructions ----------------------------------------------------------------------------------------- */

static u32 reg_of(const struct cbpf_info *info, bool dst)
{
	return (dst ? info->dst : info->src) == CBPF_X ? X : A;
}

static void convert_insn(struct convert *cv)
{
	const struct cbpf_insn *insn = &cv->c->insns[cv->i];
	enum cbpf_op op = cbpf_decode(insn, cv->type);
	const struct cbpf_info *info = cbpf_row(op);

	switch ((enum cbpf_kind)info->kind) {
	case CBPF_KIND_ABS:
	case CBPF_KIND_IND:
		load_packet(cv, info, insn->k);
		break;
	case CBPF_KIND_MSH:
		load_header_length(cv, insn->k);
		break;
	case CBPF_KIND_IMM:
		mov_imm(cv, reg_of(info, true), insn->k);
		break;
	case CBPF_KIND_LEN:
		load_length(cv, reg_of(info, true));
		break;
	case CBPF_KIND_MEM:
		load_mem(cv, reg_of(info, true), insn->k);
		break;
	case CBPF_KIND_STORE:
		store_mem(cv, insn->k, reg_of(info, false));
		break;
	case CBPF_KIND_MOVE:
		mov(cv, reg_of(info, true), reg_of(info, false));
		break;
	case CBPF_KIND_ALU:
		arithmetic(cv, info, insn->k);
		break;
	case CBPF_KIND_NEG:
		emit(cv, ISA_ID_NEG32, A, 0, 0, 0);
		break;
	case CBPF_KIND_JA:
		go_to(cv, insn->k);
		break;
	case CBPF_KIND_JCC:
		branch(cv, info, insn);
		break;
	case CBPF_KIND_RET:
		if (info->src == CBPF_K)
			mov_imm(cv, A, insn->k);
		emit(cv, ISA_ID_EXIT, 0, 0, 0, 0);
		break;
	case CBPF_KIND_ANC:
		load_ancillary(cv, op);
		break;
	}
}

/* -- The whole -------------------------------------------------------------------------------------------- */

/* The words of M[] that are used most get the registers that are free. */
static void place_mem(struct convert *cv)
{
	u32 uses[CBPF_MEMWORDS] = { 0 }, n = 0;
	u8 free_regs[2];
	bool len = false;

	for (u32 i = 0; i < cv->c->n; i++) {
		const struct cbpf_insn *insn = &cv->c->insns[i];
		const struct cbpf_info *info = cbpf_row(cbpf_decode(insn, cv->type));

		len |= info->kind == CBPF_KIND_LEN;
		if (info->kind == CBPF_KIND_MEM || info->kind == CBPF_KIND_STORE)
			uses[insn->k]++;
	}
	free_regs[n++] = 8;
	if (cv->type == CBPF_FLAT && !len)
		free_regs[n++] = LEN;
	memset(cv->mem, ON_STACK, sizeof cv->mem);
	while (n) {
		u32 best = 0;

		for (u32 k = 1; k < CBPF_MEMWORDS; k++)
			if (uses[k] > uses[best])
				best = k;
		if (!uses[best])
			break;
		cv->mem[best] = free_regs[--n];
		uses[best] = 0;
	}
}

static void prologue(struct convert *cv, u32 unset)
{
	cv->i = 0;
	if (cv->type == CBPF_FLAT)
		emit(cv, ISA_ID_MOV32_REG, LEN, 2, 0, 0);
	else
		emit(cv, ISA_ID_MOV64_REG, CTX, 1, 0, 0);
	mov_imm(cv, A, 0);
	mov_imm(cv, X, 0);
	for (u32 k = 0; k < CBPF_MEMWORDS; k++)
		if (unset >> k & 1)
			store_mem(cv, k, A);
}

/* One pass. Sizes do not depend on distances, so the second one knows where everything is. */
static void pass(struct convert *cv, u32 unset)
{
	cv->at = 0;
	prologue(cv, unset);
	for (cv->i = 0; cv->i < cv->c->n; cv->i++) {
		cv->start[cv->i] = cv->at;
		convert_insn(cv);
	}
	cv->start[cv->i] = cv->at;
}

static void note_lines(struct convert *cv)
{
	for (u32 i = 0; cv->c->line && i < cv->c->n; i++)
		vec_push(&cv->p->arena, &cv->p->lines,
			 ((struct prog_line){ .file = arena_strdup(&cv->p->arena, cv->c->file), .line = cv->c->line[i],
					      .column = cv->c->column[i] }));
}

int cbpf_convert(const struct cbpf_prog *c, enum cbpf_type type, struct prog *p)
{
	static const u8 types[] = { [CBPF_SOCKET] = PROG_SOCKET, [CBPF_SECCOMP] = PROG_SECCOMP, [CBPF_FLAT] = PROG_FLAT };
	struct convert cv = { .c = c, .type = type, .p = p };
	u32 unset = type == CBPF_FLAT ? cbpf_mem_unset(c) : 0;

	cv.start = arena_array(&p->arena, c->n + 1, sizeof *cv.start);
	place_mem(&cv);
	pass(&cv, unset);
	prog_set_insns(p, cv.at);
	note_lines(&cv);
	cv.store = true;
	pass(&cv, unset);
	CHECK(p->ctx, cv.at == p->n_insns);
	prog_cut(p, NULL);
	p->subprogs.p[0].type = (enum prog_type)types[type];
	return 0;
}
