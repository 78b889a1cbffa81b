/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Dumps of struct x86_func (-d X, R, M) in Intel syntax, at every stage: virtual registers are v0, v1 ...; frame
 * memory is [bpf-8], [slot+4], [argin+0], [argout+0] until abi.c has resolved it. Symbols print as kind and index.
 */
#include "x86_32/x86.h"

static const char *const cc_name[] = {"o", "no", "b", "ae", "e", "ne", "be", "a",
				      "s", "ns", "p", "np", "l", "ge", "le", "g"};

static void print_reg(FILE *out, u32 r, int bytes)
{
	if (r == R_NONE)
		fputs("none", out);
	else if (r < X86_FIRST_VREG)
		fputs(x86_reg_name(r, bytes), out);
	else if (bytes == 4)
		fprintf(out, "v%u", r - X86_FIRST_VREG);
	else
		fprintf(out, "v%u.%d", r - X86_FIRST_VREG, bytes * 8);
}

static void print_sym(FILE *out, const struct x86_func *f, u8 kind, u32 sym)
{
	static const char *const word[] = {"", "map", "data", "func", "extern", "subprog", "helper", "support"};

	if (kind == XS_SUPPORT)
		fputs(ir_support_name((enum ir_support)sym), out);
	else if (kind == XS_MAP && f->prog && sym < f->prog->maps.n)
		fprintf(out, "map:%s", f->prog->maps.p[sym].name);
	else
		fprintf(out, "%s:%u", kind < ARRAY_SIZE(word) ? word[kind] : "?", sym);
}

static void print_num(FILE *out, s32 v, bool plus)
{
	if (v < 0)
		fprintf(out, "-%lld", -(long long)v);
	else
		fprintf(out, "%s%d", plus ? "+" : "", v);
}

static void print_mem(FILE *out, const struct x86_func *f, const struct x86_ins *i)
{
	static const char *const size[] = {"", "byte ", "word ", "", "dword ", "", "", "", "qword "};
	bool any = false;

	fprintf(out, "%s[", size[x86_mem_bytes((enum x86_form)i->form)]);
	if (i->disp_sym) {
		print_sym(out, f, i->disp_sym, i->sym);
		any = true;
	}
	if (i->base != R_NONE) {
		fputs(any ? "+" : "", out);
		print_reg(out, i->base, 4);
		any = true;
	}
	if (i->index != R_NONE) {
		fputs(any ? "+" : "", out);
		print_reg(out, i->index, 4);
		if (i->scale)
			fprintf(out, "*%u", 1u << i->scale);
		any = true;
	}
	if (i->disp || !any)
		print_num(out, i->disp, any);
	fputs("]", out);
}

static void print_imm(FILE *out, const struct x86_func *f, const struct x86_ins *i)
{
	if (i->imm_sym) {
		print_sym(out, f, i->imm_sym, i->sym);
		if (i->imm)
			print_num(out, i->imm, true);
	} else {
		print_num(out, i->imm, false);
	}
}

/* What stands between the mnemonic and the end of the line: a letter an operand. r reg, m rm, M memory, i immediate,
 * c CL, b block, s symbol. */
static const char *const operands[] = {
	[SHAPE_NONE] = "",   [SHAPE_RR] = "rm", [SHAPE_RM] = "rM",   [SHAPE_MR] = "Mr",	  [SHAPE_RI] = "mi",
	[SHAPE_MI] = "Mi",   [SHAPE_OI] = "mi", [SHAPE_O] = "m",     [SHAPE_R] = "m",	  [SHAPE_M] = "M",
	[SHAPE_I] = "i",     [SHAPE_RC] = "mc", [SHAPE_RRI] = "rmi", [SHAPE_RMI] = "rMi", [SHAPE_MRI] = "mri",
	[SHAPE_MRC] = "mrc", [SHAPE_CCR] = "m", [SHAPE_CCRR] = "rm", [SHAPE_CCRM] = "rM", [SHAPE_CCJ] = "b",
	[SHAPE_J] = "b",     [SHAPE_S] = "i",
};

static void print_operand(FILE *out, const struct x86_func *f, const struct x86_ins *i, char what)
{
	const struct x86_row *row = &x86_rows[i->form];
	int bytes = x86_mem_bytes((enum x86_form)i->form);
	bool extends = row->shape == SHAPE_RR && row->reg == 'w' && bytes < 4; /* movzx, movsx */

	switch (what) {
	case 'r':
		print_reg(out, i->reg, row->prefix & P66 ? 2 : row->reg == 'R' || row->reg == 'X' ? 1 : 4);
		break;
	case 'm':
		print_reg(out, i->rm, row->prefix & P66 || extends ? bytes : row->rm == 'R' || row->rm == 'X' ? 1 : 4);
		break;
	case 'M':
		print_mem(out, f, i);
		break;
	case 'i':
		print_imm(out, f, i);
		break;
	case 'c':
		fputs("cl", out);
		break;
	default:
		fprintf(out, "@%u", i->target);
		break;
	}
}

static void print_ins(FILE *out, const struct x86_func *f, const struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];
	bool cc = row->shape == SHAPE_CCR || row->shape == SHAPE_CCRR || row->shape == SHAPE_CCRM ||
		  row->shape == SHAPE_CCJ;
	const char *sep = "\t";

	if (i->insn != ~0u)
		fprintf(out, "%6u", i->insn);
	fprintf(out, "\t%s%s", row->mnemonic, cc ? cc_name[i->cc & 15] : "");
	for (const char *o = operands[row->shape]; *o; o++) {
		fputs(sep, out);
		print_operand(out, f, i, *o);
		sep = ", ";
	}
	fputc('\n', out);
}

static void print_block(FILE *out, const struct x86_func *f, u32 b)
{
	const struct x86_block *blk = &f->blocks.p[b];

	fprintf(out, "@%u:", b);
	if (blk->depth)
		fprintf(out, " depth %u", blk->depth);
	if (blk->align)
		fprintf(out, " align %u", 1u << blk->align);
	for (u32 s = 0; s < blk->nsucc; s++)
		fprintf(out, "%s@%u", s ? " " : "\t-> ", blk->succ[s]);
	fputc('\n', out);
	for (u32 n = blk->first; n; n = f->ins.p[n].next)
		print_ins(out, f, &f->ins.p[n]);
}

void x86_print(const struct x86_func *f, FILE *out)
{
	fprintf(out, "function %s: slots %u, bpf stack %u, arguments out %u, frame %u\n", f->name, f->n_slots,
		f->bpf_stack, f->out_words, f->frame_size);
	if (f->n_order) {
		for (u32 k = 0; k < f->n_order; k++)
			print_block(out, f, f->order[k]);
	} else {
		for (u32 b = 1; b < f->blocks.n; b++)
			print_block(out, f, b);
	}
	fputc('\n', out);
}
