/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Every row of encode.def with every register, displacement class, base, index, scale and edge immediate, read back by
 * a foreign disassembler: exactly one whole instruction, with the same mnemonic, prefix and operands; fixups where the
 * disassembler sees the field. Under hardening the length must not depend on the constants that are watched.
 */
#include <Zydis/Zydis.h>
#include <string.h>

#include "x86_32/x86.h"

static const s32 disps[] = {0, 1, -1, 127, 128, -128, -129, 0x7fffffff, -0x7fffffff - 1, 0x1234};
static const s32 imms32[] = {0, 1, -1, 2, 127, 128, -128, -129, 255, 0x1234, 0x7fffffff, -0x7fffffff - 1};
static const s32 imms16[] = {0, 1, -1, 127, 128, -128, -129, 255, 0x7fff, -0x8000, 0xff80, 0xffff};
static const s32 imms8[] = {0, 1, 2, 7, 31, -1, 127, -128, 128, 255};

enum { OPERAND_NONE, OPERAND_REG, OPERAND_MEM, OPERAND_IMM, OPERAND_CL };

struct gen {
	struct bpfc_ctx ctx;
	struct arena arena;
	struct x86_func *f;
	ZydisDecoder decoder;
	unsigned long passed, failed;
	ZydisDecodedInstruction insn;
	ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];
	u8 buf[32];
	u32 len;
	struct code_fixup fix;
};

static const char *const zydis_cc[] = {"o", "no", "b", "nb", "z", "nz", "be", "nbe",
				       "s", "ns", "p", "np", "l", "nl", "le", "nle"};

/* -- What an instruction should read back as -------------------------------------------------------------- */

static bool has_cc(const struct x86_row *row)
{
	return row->shape == SHAPE_CCR || row->shape == SHAPE_CCRR || row->shape == SHAPE_CCRM ||
	       row->shape == SHAPE_CCJ;
}

static bool mnemonic_ok(const struct gen *g, const struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];
	const char *want = row->mnemonic;
	bool lock = !strncmp(want, "lock ", 5), notrack = !strncmp(want, "notrack ", 8);
	char text[32];

	snprintf(text, sizeof text, "%s%s", want + (lock ? 5 : notrack ? 8 : 0), has_cc(row) ? zydis_cc[i->cc] : "");
	return !strcmp(text, ZydisMnemonicGetString(g->insn.mnemonic)) &&
	       lock == !!(g->insn.attributes & ZYDIS_ATTRIB_HAS_LOCK) &&
	       notrack == !!(g->insn.attributes & ZYDIS_ATTRIB_HAS_NOTRACK);
}

static bool reg_ok(const ZydisDecodedOperand *o, u32 r, int bytes)
{
	int first = bytes == 1 ? ZYDIS_REGISTER_AL : bytes == 2 ? ZYDIS_REGISTER_AX : ZYDIS_REGISTER_EAX;

	return o->type == ZYDIS_OPERAND_TYPE_REGISTER && (int)o->reg.value == first + (int)r;
}

static void add_coef(int coef[8], ZydisRegister r, int n)
{
	if (r != ZYDIS_REGISTER_NONE)
		coef[r - ZYDIS_REGISTER_EAX] += n;
}

/* Addresses are compared as sums: base and index may have changed places. */
static bool mem_ok(const ZydisDecodedOperand *o, const struct x86_ins *i)
{
	int want[8] = {0}, got[8] = {0};
	int bytes = x86_mem_bytes((enum x86_form)i->form);

	if (o->type != ZYDIS_OPERAND_TYPE_MEMORY || (bytes && o->size != 8 * bytes))
		return false;
	if (i->base != R_NONE)
		want[i->base]++;
	if (i->index != R_NONE)
		want[i->index] += 1 << i->scale;
	add_coef(got, o->mem.base, 1);
	if (o->mem.index != ZYDIS_REGISTER_NONE)
		add_coef(got, o->mem.index, o->mem.scale);
	return !memcmp(want, got, sizeof want) && (u32)o->mem.disp.value == (u32)i->disp;
}

static bool imm_ok(const ZydisDecodedOperand *o, const struct x86_ins *i, u32 bits)
{
	u32 mask = bits == 32 ? ~0u : (1u << bits) - 1;

	return o->type == ZYDIS_OPERAND_TYPE_IMMEDIATE && ((u32)o->imm.value.u & mask) == ((u32)i->imm & mask);
}

static bool operand_ok(const ZydisDecodedOperand *o, const struct x86_ins *i, char what)
{
	const struct x86_row *row = &x86_rows[i->form];
	int bytes = x86_mem_bytes((enum x86_form)i->form);
	bool extends = !strcmp(row->mnemonic, "movzx") || !strcmp(row->mnemonic, "movsx");

	switch (what) {
	case 'r':
		return reg_ok(o, i->reg, extends || bytes == 0 ? 4 : bytes);
	case 'm':
		return reg_ok(o, i->rm, bytes);
	case 'M':
		return mem_ok(o, i);
	case 'i':
		return imm_ok(o, i, row->imm);
	case 'c':
		return reg_ok(o, R_ECX, 1);
	default:
		return o->type == ZYDIS_OPERAND_TYPE_IMMEDIATE;
	}
}

static const char *const operands[] = {
	[SHAPE_NONE] = "",   [SHAPE_RR] = "rm", [SHAPE_RM] = "rM",   [SHAPE_MR] = "Mr",	  [SHAPE_RI] = "mi",
	[SHAPE_MI] = "Mi",   [SHAPE_OI] = "mi", [SHAPE_O] = "m",     [SHAPE_R] = "m",	  [SHAPE_M] = "M",
	[SHAPE_I] = "i",     [SHAPE_RC] = "mc", [SHAPE_RRI] = "rmi", [SHAPE_RMI] = "rMi", [SHAPE_MRI] = "mri",
	[SHAPE_MRC] = "mrc", [SHAPE_CCR] = "m", [SHAPE_CCRR] = "rm", [SHAPE_CCRM] = "rM", [SHAPE_CCJ] = "b",
	[SHAPE_J] = "b",     [SHAPE_S] = "s",
};

static bool operands_ok(const struct gen *g, const struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];
	const char *want = operands[row->shape];
	u32 n = (u32)strlen(want);
	bool same = true, swapped = n == 2;

	/* TEST and XCHG mean the same either way round. */
	swapped = swapped && (!strcmp(row->mnemonic, "test") || !strcmp(row->mnemonic, "xchg"));
	if (g->insn.operand_count_visible != n)
		return false;
	for (u32 k = 0; k < n; k++) {
		same = same && operand_ok(&g->ops[k], i, want[k]);
		swapped = swapped && operand_ok(&g->ops[n - 1 - k], i, want[k]);
	}
	return same || swapped;
}

static bool fixup_ok(const struct gen *g, const struct x86_ins *i)
{
	s32 want = i->disp_sym ? i->disp : x86_rows[i->form].shape == SHAPE_S ? i->imm - 4 : i->imm;
	u32 at = 0, v;

	if (i->disp_sym)
		at = g->insn.raw.disp.size == 32 ? g->insn.raw.disp.offset : 99;
	else if (i->imm_sym)
		at = g->insn.raw.imm[0].size == 32 ? g->insn.raw.imm[0].offset : 99;
	if (g->fix.offset != at)
		return false;
	if (!at)
		return true;
	memcpy(&v, g->buf + at, 4);
	return v == (u32)g->fix.addend && g->fix.addend == want;
}

/* -- Trying ----------------------------------------------------------------------------------------------- */

static void report(struct gen *g, const struct x86_ins *i, const char *what)
{
	g->failed++;
	if (g->failed > 20)
		return;
	printf("FAIL %s: %s: reg %d rm %d base %d index %d scale %u disp %d imm %d cc %u:", x86_rows[i->form].mnemonic,
	       what, (int)i->reg, (int)i->rm, (int)i->base, (int)i->index, i->scale, i->disp, i->imm, i->cc);
	for (u32 k = 0; k < g->len; k++)
		printf(" %02x", g->buf[k]);
	printf("\n");
}

static void try_ins(struct gen *g, const struct x86_ins *i, bool is_long)
{
	memset(g->buf, 0x90, sizeof g->buf);
	g->len = x86_encode_ins(g->f, i, g->buf, is_long, &g->fix);
	if (g->len > 15 || !ZYAN_SUCCESS(ZydisDecoderDecodeFull(&g->decoder, g->buf, sizeof g->buf, &g->insn, g->ops)))
		report(g, i, "cannot be decoded");
	else if (g->insn.length != g->len)
		report(g, i, "length");
	else if (!mnemonic_ok(g, i))
		report(g, i, "mnemonic");
	else if (!operands_ok(g, i))
		report(g, i, "operands");
	else if (!fixup_ok(g, i))
		report(g, i, "fixup");
	else
		g->passed++;
}

/* The same with a symbol in place of each constant, and hardened: then the length may not vary. */
static void try_constants(struct gen *g, struct x86_ins *i, bool has_imm)
{
	static const u8 reference = XS_MAP;
	u32 len;

	try_ins(g, i, false);
	if (x86_has_mem((enum x86_form)i->form) && (i->disp == 0 || i->disp == 127)) {
		i->disp_sym = reference;
		try_ins(g, i, false);
		i->disp_sym = XS_NONE;
	}
	if (!has_imm)
		return;
	if (x86_rows[i->form].imm == 32) {
		i->imm_sym = reference;
		try_ins(g, i, false);
		i->imm_sym = XS_NONE;
	}
	g->f->harden = 2;
	i->imm_origin = ORIGIN_IMM;
	try_ins(g, i, false);
	len = g->len;
	i->imm ^= 0x55;
	try_ins(g, i, false);
	if (g->len != len)
		report(g, i, "length depends on a watched constant");
	i->imm ^= 0x55;
	i->imm_origin = ORIGIN_OWN;
	g->f->harden = 0;
}

static void each_imm(struct gen *g, struct x86_ins *i)
{
	u32 bits = x86_rows[i->form].imm;
	const s32 *imms = bits == 32 ? imms32 : bits == 16 ? imms16 : imms8;
	u32 n = bits == 32 ? ARRAY_SIZE(imms32) : bits == 16 ? ARRAY_SIZE(imms16) : ARRAY_SIZE(imms8);

	if (!bits) {
		try_constants(g, i, false);
		return;
	}
	for (u32 k = 0; k < n; k++) {
		i->imm = imms[k];
		try_constants(g, i, true);
	}
}

static u32 reg_count(char role)
{
	return role == '-' ? 1 : role == 'R' || role == 'W' || role == 'X' ? 4 : 8;
}

static void each_address(struct gen *g, struct x86_ins *i)
{
	for (u32 base = 0; base <= 8; base++) {
		for (u32 index = 0; index < 1 + 8 * 4; index++) {
			i->base = base == 8 ? R_NONE : base;
			i->index = index ? (index - 1) / 4 : R_NONE;
			i->scale = index ? (u8)((index - 1) % 4) : 0;
			if (i->index == R_ESP)
				continue;
			for (u32 d = 0; d < ARRAY_SIZE(disps); d++) {
				i->disp = disps[d];
				each_imm(g, i);
			}
		}
	}
}

static void each_register(struct gen *g, struct x86_ins *i)
{
	const struct x86_row *row = &x86_rows[i->form];

	for (u32 reg = 0; reg < reg_count(row->reg); reg++) {
		i->reg = row->reg == '-' ? R_NONE : reg;
		if (x86_has_mem((enum x86_form)i->form)) {
			each_address(g, i);
			continue;
		}
		for (u32 rm = 0; rm < reg_count(row->rm); rm++) {
			/* xchg eax, eax is the same in bytes as another instruction only in 64-bit mode */
			i->rm = row->rm == '-' ? R_NONE : rm;
			each_imm(g, i);
		}
	}
}

static void try_row(struct gen *g, enum x86_form form)
{
	const struct x86_row *row = &x86_rows[form];
	struct x86_ins i = {.form = (u16)form, .reg = R_NONE, .rm = R_NONE, .base = R_NONE, .index = R_NONE};
	u32 n_cc = has_cc(row) ? 16 : 1;

	for (u32 cc = 0; cc < n_cc; cc++) {
		i.cc = (u8)cc;
		if (row->shape == SHAPE_J || row->shape == SHAPE_CCJ) {
			try_ins(g, &i, false);
			try_ins(g, &i, true);
		} else if (row->shape == SHAPE_S) {
			i.imm_sym = XS_HELPER;
			try_ins(g, &i, false);
			i.imm_sym = XS_SUBPROG;
			try_ins(g, &i, false);
		} else {
			each_register(g, &i);
		}
	}
}

/* Paddings of every length are whole instructions that change nothing. */
static void try_pads(struct gen *g)
{
	for (u32 n = 1; n <= 15; n++) {
		u8 buf[32] = {0};
		u32 at = 0;
		bool ok = true;

		x86_pad(buf, n);
		while (at < n && ok) {
			ok = ZYAN_SUCCESS(ZydisDecoderDecodeFull(&g->decoder, buf + at, n - at, &g->insn, g->ops)) &&
			     (g->insn.mnemonic == ZYDIS_MNEMONIC_NOP || reg_ok(&g->ops[0], R_ESI, 4));
			if (ok && g->insn.mnemonic == ZYDIS_MNEMONIC_LEA)
				ok = g->ops[1].mem.base == ZYDIS_REGISTER_ESI && !g->ops[1].mem.disp.value &&
				     g->ops[1].mem.index == ZYDIS_REGISTER_NONE;
			else if (ok && g->insn.mnemonic != ZYDIS_MNEMONIC_NOP)
				ok = g->insn.mnemonic == ZYDIS_MNEMONIC_MOV && reg_ok(&g->ops[1], R_ESI, 4);
			at += g->insn.length;
		}
		if (ok && at == n)
			g->passed++;
		else
			g->failed++;
	}
}

static int run(void *arg)
{
	struct gen *g = arg;

	g->f = x86_func_new(&g->ctx, &g->arena, NULL);
	for (u32 form = X86_NONE + 1; form < X86_NFORMS; form++)
		try_row(g, (enum x86_form)form);
	try_pads(g);
	return 0;
}

int main(void)
{
	static struct gen g;
	int err;

	ctx_init(&g.ctx);
	arena_init(&g.arena, &g.ctx);
	ZydisDecoderInit(&g.decoder, ZYDIS_MACHINE_MODE_LEGACY_32, ZYDIS_STACK_WIDTH_32);
	err = ctx_try(&g.ctx, run, &g);
	if (err) {
		printf("FAIL %s\n", g.ctx.first ? g.ctx.first->text : "?");
		g.failed++;
	}
	printf("%lu passed, %lu failed, 0 skipped\n", g.passed, g.failed);
	arena_free(&g.arena);
	ctx_fini(&g.ctx);
	return g.failed != 0;
}
