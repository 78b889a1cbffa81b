/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What may run: the rules of the kernel's bpf_check_classic() for all, those of seccomp_check_filter() for seccomp. What
 * libpcap's bpf_validate() accepts passes as a flat filter, but for jumps back, opcodes that bpf_filter() does not know
 * and more than 4096 instructions. All of it looks at each instruction once.
 */
#include "cbpf.h"

static const char *const users[] = {
	[CBPF_SOCKET] = "a socket filter", [CBPF_SECCOMP] = "a seccomp filter", [CBPF_FLAT] = "a flat filter"
};

/* Is there such an instruction in any kind of filter? */
static bool known(const struct cbpf_insn *insn)
{
	return cbpf_decode(insn, CBPF_SOCKET) != CBPF_NOPS || cbpf_decode(insn, CBPF_FLAT) != CBPF_NOPS;
}

static int check_opcode(const struct cbpf_prog *p, u32 i, enum cbpf_type type)
{
	const struct cbpf_insn *insn = &p->insns[i];
	struct where w = cbpf_where(p, i);

	if (known(insn))
		return diag_error(p->ctx, BPFC_EOPCODE, &w, "instruction 0x%02x is not allowed in %s", insn->code,
				  users[type]);
	return diag_error(p->ctx, BPFC_EOPCODE, &w, "unknown instruction 0x%02x", insn->code);
}

static int check_load(const struct cbpf_prog *p, u32 i, enum cbpf_type type)
{
	struct where w = cbpf_where(p, i);
	u32 k = p->insns[i].k;

	if (type == CBPF_SECCOMP && k % 4)
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "load from %u, seccomp's loads are at multiples of 4", k);
	if (type == CBPF_SECCOMP && k >= CBPF_SECCOMP_DATA)
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "load from %u, struct seccomp_data has %d bytes", k,
				  CBPF_SECCOMP_DATA);
	if (type == CBPF_SOCKET && k >= CBPF_AD_OFF)
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "there is no ancillary data at offset %d",
				  (int)(k - CBPF_AD_OFF));
	return 0;
}

static int check_constant(const struct cbpf_prog *p, u32 i, const struct cbpf_info *info)
{
	struct where w = cbpf_where(p, i);
	u32 k = p->insns[i].k;

	if (info->src != CBPF_K)
		return 0;
	if ((info->op == ALU_DIV || info->op == ALU_MOD) && k == 0)
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "division by zero");
	if ((info->op == ALU_LSH || info->op == ALU_RSH) && k >= 32)
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "shift by %u, allowed are 0 to 31", k);
	return 0;
}

/* Distances count from the next instruction, and every jump target must exist: falling off the end is caught by the rule
 * about the last instruction. */
static int check_jump(const struct cbpf_prog *p, u32 i, u32 distance)
{
	struct where w = cbpf_where(p, i);
	u32 room = p->n - i - 1;

	if (distance < room)
		return 0;
	if (distance >= 0x80000000u)
		return diag_error(p->ctx, BPFC_EJUMP_RANGE, &w,
				  "jump back by %u instructions: classic filters only jump forward, so that they end%s",
				  -distance, " (tcpdump's protochain makes such loops)");
	return diag_error(p->ctx, BPFC_EJUMP_RANGE, &w, "jump to instruction %llu, there are %u",
			  (unsigned long long)i + 1 + distance, p->n);
}

static int check_insn(const struct cbpf_prog *p, u32 i, enum cbpf_type type)
{
	const struct cbpf_insn *insn = &p->insns[i];
	enum cbpf_op op = cbpf_decode(insn, type);
	const struct cbpf_info *info = cbpf_row(op);
	struct where w = cbpf_where(p, i);
	int err;

	if (op == CBPF_NOPS)
		return check_opcode(p, i, type);
	switch ((enum cbpf_kind)info->kind) {
	case CBPF_KIND_ABS:
		return check_load(p, i, type);
	case CBPF_KIND_ALU:
		return check_constant(p, i, info);
	case CBPF_KIND_MEM:
	case CBPF_KIND_STORE:
		if (insn->k < CBPF_MEMWORDS)
			return 0;
		return diag_error(p->ctx, BPFC_EBAD_IMM, &w, "scratch word M[%u], there are M[0] to M[%d]", insn->k,
				  CBPF_MEMWORDS - 1);
	case CBPF_KIND_JA:
		return check_jump(p, i, insn->k);
	case CBPF_KIND_JCC:
		err = check_jump(p, i, insn->jt);
		return err ? err : check_jump(p, i, insn->jf);
	case CBPF_KIND_IND:
	case CBPF_KIND_MSH:
	case CBPF_KIND_IMM:
	case CBPF_KIND_LEN:
	case CBPF_KIND_MOVE:
	case CBPF_KIND_NEG:
	case CBPF_KIND_RET:
	case CBPF_KIND_ANC:
		break;
	}
	return 0;
}

/* -- Scratch memory ------------------------------------------------------------------------------------------ */

enum { ALL_WORDS = (1 << CBPF_MEMWORDS) - 1 };

/* What of M[] is written on every way to the instruction at hand; jumps go forward, so one pass sees all ways. After a
 * return the kernel goes on with what was written before it, and so does this. */
struct written {
	u32 now;
	u32 *at; /* by instruction */
};

static void written_step(const struct cbpf_prog *p, u32 i, const struct cbpf_info *info, struct written *w)
{
	const struct cbpf_insn *insn = &p->insns[i];

	if (info->kind == CBPF_KIND_STORE) {
		w->now |= 1u << insn->k;
	} else if (info->kind == CBPF_KIND_JA) {
		w->at[i + 1 + insn->k] &= w->now;
		w->now = ALL_WORDS;
	} else if (info->kind == CBPF_KIND_JCC) {
		w->at[i + 1 + insn->jt] &= w->now;
		w->at[i + 1 + insn->jf] &= w->now;
		w->now = ALL_WORDS;
	}
}

static void release(void *arena) { arena_free(arena); }

/* The first instruction that may read a word too early, or p->n; UNSET collects those words. */
static u32 find_unset(const struct cbpf_prog *p, u32 *unset)
{
	struct written w = { .now = 0 };
	struct arena scratch;
	u32 first = p->n;

	*unset = 0;
	arena_init(&scratch, p->ctx);
	ctx_on_throw(p->ctx, release, &scratch);
	w.at = arena_array(&scratch, p->n, sizeof(*w.at));
	for (u32 i = 0; i < p->n; i++)
		w.at[i] = ALL_WORDS;
	for (u32 i = 0; i < p->n; i++) {
		const struct cbpf_info *info = cbpf_row(cbpf_decode(&p->insns[i], CBPF_FLAT));

		w.now &= w.at[i];
		if (info->kind == CBPF_KIND_MEM && !(w.now >> p->insns[i].k & 1)) {
			*unset |= 1u << p->insns[i].k;
			first = MIN(first, i);
		}
		written_step(p, i, info, &w);
	}
	ctx_done(p->ctx);
	return first;
}

u32 cbpf_mem_unset(const struct cbpf_prog *p)
{
	u32 unset;

	find_unset(p, &unset);
	return unset;
}

/* -- The whole ------------------------------------------------------------------------------------------------- */

int cbpf_check(const struct cbpf_prog *p, enum cbpf_type type)
{
	struct where w = WHERE_NONE;
	u32 first, unset;
	int err;

	w.file = p->file;
	if (!p->n)
		return diag_error(p->ctx, BPFC_ENO_PROGRAM, &w, "there are no instructions");
	if (p->n > CBPF_MAXINSNS)
		return diag_error(p->ctx, BPFC_ETOO_BIG, &w, "%u instructions, a classic filter has at most %d", p->n,
				  CBPF_MAXINSNS);
	for (u32 i = 0; i < p->n; i++) {
		err = check_insn(p, i, type);
		if (err)
			return err;
	}
	w = cbpf_where(p, p->n - 1);
	if (cbpf_row(cbpf_decode(&p->insns[p->n - 1], type))->kind != CBPF_KIND_RET)
		return diag_error(p->ctx, BPFC_EFALL_THROUGH, &w, "the last instruction is no return");
	if (type == CBPF_FLAT)
		return 0;
	first = find_unset(p, &unset);
	if (first == p->n)
		return 0;
	w = cbpf_where(p, first);
	return diag_error(p->ctx, BPFC_EMEM_UNSET, &w, "scratch word M[%u] is read before it is written",
			  p->insns[first].k);
}
