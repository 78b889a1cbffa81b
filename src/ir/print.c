/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The IR as text, for -d and for people: doc/ir.txt says how it reads. Floating values are written where they are
 * used, so what a line shows is all that it depends on.
 */
#include "ir/ir.h"

#include <inttypes.h>

static const char type_letter[] = {'v', 'i', 'l'};

static const char *const cond_names[COND_NCONDS] = {
	[COND_EQ] = "eq",   [COND_NE] = "ne",	[COND_GT] = "gt",   [COND_GE] = "ge",
	[COND_LT] = "lt",   [COND_LE] = "le",	[COND_SGT] = "sgt", [COND_SGE] = "sge",
	[COND_SLT] = "slt", [COND_SLE] = "sle", [COND_SET] = "set", [COND_NSET] = "nset",
};
static const char *const atomic_names[ATOMIC_NOPS] = {
	[ATOMIC_ADD] = "add", [ATOMIC_OR] = "or",     [ATOMIC_AND] = "and",
	[ATOMIC_XOR] = "xor", [ATOMIC_XCHG] = "xchg", [ATOMIC_CMPXCHG] = "cmpxchg",
};
static const char *const origin_names[] = {[ORIGIN_OWN] = "", [ORIGIN_OFF] = ".off", [ORIGIN_IMM] = ".imm"};

static const char *sym_name(const struct prog *p, u8 kind, u32 index)
{
	if (p && kind == SYM_MAP && index < p->maps.n)
		return p->maps.p[index].name;
	if (p && kind == SYM_DATA && index < p->datas.n)
		return p->datas.p[index].name;
	if (p && kind == SYM_FUNC && index < p->subprogs.n)
		return p->subprogs.p[index].name;
	if (p && kind == SYM_EXTERN && index < p->externs.n)
		return p->externs.p[index].name;
	return NULL;
}

static void print_sym(const struct ir_func *f, const struct ir_ins *i, FILE *out)
{
	static const char *const kinds[] = {
		[SYM_MAP] = "map", [SYM_DATA] = "data", [SYM_FUNC] = "func", [SYM_EXTERN] = "extern"};
	const char *name = sym_name(f->prog, i->sub, ir_sym_index(i));

	if (name)
		fprintf(out, "%s:%s", kinds[i->sub], name);
	else
		fprintf(out, "%s:%u", kinds[i->sub], ir_sym_index(i));
	if (ir_sym_addend(i))
		fprintf(out, "%+" PRId32 "%s", ir_sym_addend(i), origin_names[i->origin]);
}

static void print_value(const struct ir_func *f, ir_ref r, FILE *out)
{
	const struct ir_ins *i;

	if (!r || r >= f->ins.n) {
		fprintf(out, "%%%u?", r);
		return;
	}
	i = ir_at(f, r);
	if (i->op == IR_CONST)
		fprintf(out, "%" PRId64 ".%c%s", i->imm, type_letter[i->type], origin_names[i->origin]);
	else if (i->op == IR_SYM)
		print_sym(f, i, out);
	else if (i->op == IR_FRAME)
		fprintf(out, "frame%+" PRId64 "%s", i->imm, origin_names[i->origin]);
	else if (i->op == IR_UNDEF)
		fprintf(out, "undef.%c", type_letter[i->type]);
	else if (i->op == IR_ARG && i->imm == IR_ARG_COUNTER)
		fprintf(out, "counter");
	else if (i->op == IR_ARG)
		fprintf(out, "arg%" PRId64 ".%c", i->imm, type_letter[i->type]);
	else
		fprintf(out, "%%%u", r);
}

static void print_callee(const struct ir_func *f, const struct ir_ins *i, FILE *out)
{
	const struct helper *h;
	const char *name = NULL;

	switch ((enum ir_callee)i->sub) {
	case CALLEE_HELPER:
		h = helper_by_id((unsigned)i->imm);
		fprintf(out, " helper:");
		name = h ? h->name : NULL;
		break;
	case CALLEE_SUBPROG:
		fprintf(out, " sub:");
		name = sym_name(f->prog, SYM_FUNC, (u32)i->imm);
		break;
	case CALLEE_EXTERN:
		fprintf(out, " extern:");
		name = sym_name(f->prog, SYM_EXTERN, (u32)i->imm);
		break;
	case CALLEE_SUPPORT:
		fprintf(out, " support:");
		name = ir_support_name((enum ir_support)i->imm);
		break;
	case CALLEE_PTR:
		fprintf(out, " ptr");
		return;
	}
	if (name)
		fputs(name, out);
	else
		fprintf(out, "%" PRId64, i->imm);
}

/* Everything between the result and the arguments. */
static void print_operation(const struct ir_func *f, const struct ir_ins *i, FILE *out)
{
	fputs(ir_op_name((enum ir_op)i->op), out);
	if (i->op == IR_LOAD || i->op == IR_LOADSX || i->op == IR_STORE)
		fprintf(out, "%u", i->sub);
	if (i->op == IR_ATOMIC || i->op == IR_ATOMIC8)
		fprintf(out, ".%s", i->sub < ATOMIC_NOPS ? atomic_names[i->sub] : "?");
	if (i->op == IR_SET || i->op == IR_SEL || i->op == IR_SETX || i->op == IR_BR || i->op == IR_BRX)
		fprintf(out, ".%s", i->sub < COND_NCONDS ? cond_names[i->sub] : "?");
	if (i->type != IR_VOID)
		fprintf(out, ".%c", type_letter[i->type]);
	if (i->flags & IRF_FETCH)
		fputs(".fetch", out);
	if (i->flags & IRF_STACK)
		fputs(".stack", out);
	if (i->flags & IRF_CONSTMEM)
		fputs(".const", out);
	if (i->op == IR_CALL)
		print_callee(f, i, out);
	if (i->op == IR_OPAQUE)
		fprintf(out, " %" PRId32 "%s", (s32)i->imm, origin_names[i->origin]);
}

static void print_edge(struct ir_func *f, const struct ir_edge *e, FILE *out)
{
	u32 n = e->to < f->blocks.n ? ir_block(f, e->to)->nparams : 0;

	fprintf(out, "b%u", e->to);
	for (u32 k = 0; k < n; k++) {
		fputs(k ? ", " : "(", out);
		print_value(f, f->pool.p[e->args + k], out);
	}
	if (n)
		fputs(")", out);
}

static void print_ins(struct ir_func *f, ir_ref r, FILE *out)
{
	struct ir_ins *i = ir_at(f, r);
	const struct ir_block *b = ir_block(f, i->block);
	const ir_ref *args = ir_args(f, i);

	fputs("\t", out);
	if (i->type != IR_VOID || i->op == IR_CMPC)
		fprintf(out, "%%%u = ", r);
	print_operation(f, i, out);
	for (u32 k = 0; k < i->nargs; k++) {
		fputs(k ? ", " : " ", out);
		if (k || !ir_op_is_memory((enum ir_op)i->op)) {
			print_value(f, args[k], out);
			continue;
		}
		fputs("[", out);
		print_value(f, args[0], out);
		if (i->imm)
			fprintf(out, " %c %" PRId64 "%s", i->imm < 0 ? '-' : '+', i->imm < 0 ? -i->imm : i->imm,
				origin_names[i->dorigin]);
		fputs("]", out);
	}
	for (u32 k = 0; k < 2 && ir_is_term((enum ir_op)i->op) && b->succ[k].to; k++) {
		fputs(k ? ", " : i->nargs ? " -> " : " ", out);
		print_edge(f, &b->succ[k], out);
	}
	fputs("\n", out);
}

static void print_block(struct ir_func *f, u32 b, FILE *out)
{
	const struct ir_block *bl = ir_block(f, b);
	u32 insn = bl->insn;

	fprintf(out, "b%u:", b);
	if (bl->loop == b)
		fprintf(out, " loop");
	if (bl->depth)
		fprintf(out, " depth %u", bl->depth);
	if (bl->irreducible)
		fprintf(out, " irreducible");
	if (insn != ~0u)
		fprintf(out, " @%u", insn);
	fputs("\n", out);
	for (ir_ref r = bl->first; r; r = ir_at(f, r)->next) {
		if (ir_at(f, r)->insn != insn && ir_at(f, r)->insn != ~0u)
			fprintf(out, "  @%u\n", insn = ir_at(f, r)->insn);
		print_ins(f, r, out);
	}
}

void ir_print(struct ir_func *f, FILE *out)
{
	fprintf(out, "func %s level %d", f->name, f->level);
	if (f->sig.words)
		fprintf(out, " words 0x%x", f->sig.words);
	if (f->sig.counter)
		fprintf(out, " counter");
	if (f->sig.ret_hi_zero)
		fprintf(out, " ret_hi_zero");
	fputs("\n", out);
	for (u32 i = 0; i < f->n_order; i++)
		print_block(f, f->order[i], out);
	for (u32 b = 1; !f->n_order && b < f->blocks.n; b++)
		print_block(f, b, out);
}
