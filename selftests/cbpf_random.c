/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Random classic filters that pass cbpf_check(), every row of cbpf.def among them, and damage for those that shall not.
 */
#include <stdio.h>
#include <string.h>

#include "cbpf_test.h"

static const u32 corners[] = { 0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 127, 128, 255, 256, 0x7fff, 0x8000, 0xffff, 0x10000,
			       0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0xff000000, 0xf0f0f0f0, 0x800, 0x806 };

enum { SHOWN = 60 }; /* instructions of a report */

struct gen {
	struct prng *r;
	const struct random_rules *rules;
	struct cbpf_insn *insns;
	u32 n; /* in all, the epilogue included */
	u32 body;
};

static u32 constant(struct gen *g)
{
	switch (prng_below(g->r, 4)) {
	case 0:
		return (u32)prng_next(g->r);
	case 1:
		return prng_below(g->r, 300);
	default:
		return corners[prng_below(g->r, ARRAY_SIZE(corners))];
	}
}

/* Of a packet load. */
static u32 offset(struct gen *g)
{
	u32 k = prng_below(g->r, g->rules->packet + 1);

	if (g->rules->type == CBPF_SECCOMP)
		return prng_below(g->r, CBPF_SECCOMP_DATA / 4) * 4;
	switch (prng_below(g->r, 40)) {
	case 0:
		k = constant(g);
		break;
	case 1:
		k = 0u - prng_below(g->r, 16);
		break;
	case 2:
	case 3:
		k = CBPF_NET_OFF + prng_below(g->r, 70) - 8;
		break;
	case 4:
	case 5:
		k = CBPF_LL_OFF + prng_below(g->r, 70) - 8;
		break;
	default:
		break;
	}
	/* there is no ancillary data at most of these */
	return g->rules->type == CBPF_SOCKET && k >= CBPF_AD_OFF ? k & 0xffff : k;
}

static u32 distance(struct gen *g, u32 i, u32 max)
{
	u32 room = (g->body == g->n ? g->n - 1 : g->body) - i - 1;

	if (room > max)
		room = max;
	return prng_below(g->r, prng_below(g->r, 2) ? MIN(room, 4u) + 1 : room + 1);
}

static enum cbpf_op pick_row(struct gen *g)
{
	for (;;) {
		enum cbpf_op op = (enum cbpf_op)prng_below(g->r, CBPF_NOPS);
		const struct cbpf_info *row = cbpf_row(op);

		if (!(row->types >> g->rules->type & 1) || (g->rules->no && g->rules->no[op]))
			continue;
		if (row->kind == CBPF_KIND_RET && prng_below(g->r, 4))
			continue; /* or most would end early */
		return op;
	}
}

/* Often X gets a value just before instruction I that makes its case a corner: sums that wrap into the packet, shifts at
 * the limit, divisors of 0, operands that are equal to the constant. */
static void set_x(struct gen *g, u32 i, const struct cbpf_info *row, u32 k)
{
	u32 x;

	if (!i || prng_below(g->r, 3) == 0 || row->src != CBPF_X || (g->rules->no && g->rules->no[CBPF_OP_LDX_IMM]))
		return;
	if (row->kind == CBPF_KIND_IND)
		x = (prng_below(g->r, 4) ? prng_below(g->r, g->rules->packet + 1) : offset(g)) - k;
	else if (row->kind == CBPF_KIND_ALU && (row->op == ALU_LSH || row->op == ALU_RSH))
		x = prng_below(g->r, 5) ? prng_below(g->r, 36) : constant(g);
	else if (row->kind == CBPF_KIND_ALU)
		x = prng_below(g->r, 8) ? constant(g) : prng_below(g->r, 3);
	else if (row->kind == CBPF_KIND_ANC)
		x = prng_below(g->r, 5);
	else
		return;
	g->insns[i - 1] = (struct cbpf_insn){ .code = cbpf_row(CBPF_OP_LDX_IMM)->code, .k = x };
}

/* Instruction I of the body. */
static void emit(struct gen *g, u32 i, u32 *written)
{
	enum cbpf_op op = pick_row(g);
	const struct cbpf_info *row = cbpf_row(op);
	struct cbpf_insn *insn = &g->insns[i];

	*insn = (struct cbpf_insn){ .code = row->code };
	switch ((enum cbpf_kind)row->kind) {
	case CBPF_KIND_ABS:
	case CBPF_KIND_MSH:
		insn->k = offset(g);
		break;
	case CBPF_KIND_IND:
		insn->k = prng_below(g->r, 3) ? prng_below(g->r, 16) : prng_below(g->r, 2) ? constant(g) : offset(g);
		break;
	case CBPF_KIND_MEM:
	case CBPF_KIND_STORE:
		insn->k = prng_below(g->r, CBPF_MEMWORDS);
		if (row->kind == CBPF_KIND_STORE)
			*written |= 1u << insn->k;
		break;
	case CBPF_KIND_ALU:
		insn->k = constant(g);
		if (row->op == ALU_LSH || row->op == ALU_RSH)
			insn->k %= 32;
		if ((row->op == ALU_DIV || row->op == ALU_MOD) && !insn->k)
			insn->k = 1;
		break;
	case CBPF_KIND_JA:
		insn->k = distance(g, i, 0xffffffff);
		break;
	case CBPF_KIND_JCC:
		insn->k = constant(g);
		insn->jt = (u8)distance(g, i, 255);
		insn->jf = (u8)distance(g, i, 255);
		break;
	case CBPF_KIND_ANC:
		insn->k = CBPF_AD_OFF + row->op;
		insn->code = (u16)(row->code + 8 * prng_below(g->r, 3));
		break;
	case CBPF_KIND_RET:
		insn->k = constant(g);
		if (g->body != g->n) /* the verdict passes through the epilogue */
			*insn = (struct cbpf_insn){ .code = 0x05, .k = g->body - i - 1 };
		break;
	case CBPF_KIND_IMM:
		insn->k = constant(g);
		break;
	case CBPF_KIND_LEN:
	case CBPF_KIND_MOVE:
	case CBPF_KIND_NEG:
		break;
	}
	set_x(g, i, row, insn->k);
}

/* The words that are read without having been written on every way there become constants. */
static void settle_memory(struct gen *g, struct cbpf_prog *p)
{
	for (int rounds = 0; rounds < CBPF_MEMWORDS + 1; rounds++) {
		u32 unset = cbpf_mem_unset(p);

		if (!unset)
			return;
		for (u32 i = 0; i < g->n; i++)
			if ((p->insns[i].code == 0x60 || p->insns[i].code == 0x61) && unset >> p->insns[i].k & 1) {
				p->insns[i].code &= 1;
				p->insns[i].k = constant(g);
			}
	}
}

static u32 epilogue_size(const struct random_rules *rules)
{
	return rules->result_byte >= 0 ? 4 : rules->result_mask ? 3 : 0;
}

static void epilogue(struct gen *g)
{
	struct cbpf_insn *at = &g->insns[g->body];
	const struct random_rules *rules = g->rules;

	if (rules->result_byte >= 0) {
		*at++ = (struct cbpf_insn){ .code = 0x74, .k = (u32)rules->result_byte * 8 }; /* rsh */
		*at++ = (struct cbpf_insn){ .code = 0x54, .k = 0xff };			      /* and */
		*at++ = (struct cbpf_insn){ .code = 0x04, .k = 1 };			      /* add */
	} else {
		*at++ = (struct cbpf_insn){ .code = 0x54, .k = rules->result_mask };
		*at++ = (struct cbpf_insn){ .code = 0x44, .k = rules->result_or };
	}
	*at = (struct cbpf_insn){ .code = 0x16 };
}

void random_filter(struct prng *r, struct arena *a, const struct random_rules *rules, struct cbpf_prog *out)
{
	struct gen g = { .r = r, .rules = rules };
	u32 written = 0;

	g.body = 1 + prng_below(r, rules->max);
	g.n = g.body + epilogue_size(rules);
	g.insns = arena_array(a, g.n, sizeof(*g.insns));
	for (u32 i = 0; i < g.body; i++)
		if (i + 1 < g.n)
			emit(&g, i, &written);
		else
			g.insns[i] = (struct cbpf_insn){ .code = prng_below(r, 4) ? 0x16 : 0x06, .k = constant(&g) };
	if (g.body != g.n)
		epilogue(&g);
	out->insns = g.insns;
	out->n = g.n;
	out->type = rules->type;
	if (!rules->unset)
		settle_memory(&g, out);
}

void random_damage(struct prng *r, struct cbpf_prog *p)
{
	for (u32 k = 1 + prng_below(r, 2); k; k--) {
		struct cbpf_insn *insn = &p->insns[prng_below(r, p->n)];

		switch (prng_below(r, 8)) {
		case 0:
			insn->code = (u16)prng_below(r, prng_below(r, 8) ? 256 : 65536);
			break;
		case 1:
			insn->code ^= (u16)(1u << prng_below(r, 8));
			break;
		case 2:
			insn->k = corners[prng_below(r, ARRAY_SIZE(corners))];
			break;
		case 3:
			insn->k = CBPF_AD_OFF + prng_below(r, 80);
			break;
		case 4:
			insn->jt = (u8)prng_next(r);
			break;
		case 5:
			insn->jf = (u8)prng_next(r);
			break;
		case 6:
			insn->code = (u16)cbpf_row((enum cbpf_op)prng_below(r, CBPF_NOPS))->code;
			break;
		default:
			insn->k = 0u - prng_below(r, 20);
			break;
		}
	}
}

void filter_show(const struct cbpf_prog *p)
{
	printf("%u", p->n);
	for (u32 i = 0; i < p->n && i < SHOWN; i++)
		printf(",%u %u %u %u", p->insns[i].code, p->insns[i].jt, p->insns[i].jf, p->insns[i].k);
	printf(p->n > SHOWN ? " ...\n" : "\n");
}
