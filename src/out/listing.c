/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* --emit=asm: for people. Source lines where known, BPF instructions and the ia32 code that each became, decoded by a
 * foreign disassembler from the final bytes, with the symbols that fixups will fill in; then the data sections.
 */
#include <Zydis/Zydis.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "disasm.h"
#include "out/out.h"

struct listing {
	struct code *c;
	const struct prog *p; /* NULL: only code is known */
	FILE *out;
	ZydisDecoder decoder;
	ZydisFormatter formatter;
	u32 sect;
	u32 *fixups, *syms;	      /* of this section, by offset */
	u32 n_syms, fixup, sym, line; /* how far we are */
	u32 source;		      /* prog->lines index + 1 that was printed last */
};

/* Sorting needs the code; keys carry the offset in their high half, so plain numbers are compared. */
static int compare_keys(const void *a, const void *b)
{
	u64 x = *(const u64 *)a, y = *(const u64 *)b;

	return x < y ? -1 : x > y;
}

static void start_section(struct listing *l, u32 sect)
{
	struct code *c = l->c;
	const struct code_sect *s = &c->sects.p[sect];
	u64 *keys = arena_array(&c->arena, MAX(s->fixups.n, c->syms.n) + 1u, sizeof *keys);
	u32 n = 0;

	l->sect = sect;
	l->fixup = l->sym = 0;
	for (u32 k = 0; k < s->fixups.n; k++)
		keys[k] = (u64)s->fixups.p[k].offset << 32 | k;
	qsort(keys, s->fixups.n, sizeof *keys, compare_keys);
	l->fixups = arena_array(&c->arena, s->fixups.n + 1u, sizeof *l->fixups);
	for (u32 k = 0; k < s->fixups.n; k++)
		l->fixups[k] = (u32)keys[k];
	for (u32 i = 0; i < c->syms.n; i++)
		if (c->syms.p[i].sect == sect && c->syms.p[i].type != CODE_SECTION)
			keys[n++] = (u64)c->syms.p[i].value << 32 | i;
	qsort(keys, n, sizeof *keys, compare_keys);
	l->syms = arena_array(&c->arena, n + 1u, sizeof *l->syms);
	for (u32 k = 0; k < n; k++)
		l->syms[k] = (u32)keys[k];
	l->n_syms = n;
}

static void print_symbols(struct listing *l, u32 at)
{
	static const char *const bind[] = {[CODE_LOCAL] = "", [CODE_GLOBAL] = "\t; global", [CODE_WEAK] = "\t; weak"};

	for (; l->sym < l->n_syms; l->sym++) {
		const struct code_sym *s = &l->c->syms.p[l->syms[l->sym]];

		if (s->value > at)
			return;
		fprintf(l->out, "\n%s:%s\n", s->name, bind[s->bind]);
		l->source = 0;
	}
}

/* Where the address in slot SYM leads (x86_32/far.c). */
static void print_slot(const struct listing *l, const struct code_sym *sym)
{
	const struct code_sect *s = &l->c->sects.p[l->c->jump_sect];
	u32 k = s->fixups.n ? (sym->value - s->fixups.p[0].offset) / 4 : 0; /* one after the other */

	if (!l->c->jump_sect || sym->sect != l->c->jump_sect || k >= s->fixups.n)
		return;
	fprintf(l->out, " -> %s", l->c->syms.p[s->fixups.p[k].sym].name);
	if (s->fixups.p[k].addend)
		fprintf(l->out, "+%x", (u32)s->fixups.p[k].addend);
}

/* Fixups in the bytes from AT to END. */
static void print_fixups(struct listing *l, u32 end)
{
	static const char *const kind[] = {
		[FIXUP_ABS32] = "R_386_32", [FIXUP_PC32] = "R_386_PC32", [FIXUP_PLT32] = "R_386_PLT32"};
	const struct code_sect *s = &l->c->sects.p[l->sect];

	for (; l->fixup < s->fixups.n; l->fixup++) {
		const struct code_fixup *f = &s->fixups.p[l->fixups[l->fixup]];
		s32 addend = f->kind == FIXUP_ABS32 ? f->addend : f->addend + 4;

		if (f->offset >= end)
			return;
		fprintf(l->out, "\t; %s %s", kind[f->kind], l->c->syms.p[f->sym].name);
		if (addend)
			fprintf(l->out, "%+d", addend);
		print_slot(l, &l->c->syms.p[f->sym]);
	}
}

/* -- Code ------------------------------------------------------------------------------------------------- */

static void print_source(struct listing *l, u32 insn)
{
	const struct prog_line *line, *old;
	u32 n = l->p->aux[insn].line;

	if (!n || n > l->p->lines.n)
		return;
	line = &l->p->lines.p[n - 1];
	old = l->source ? &l->p->lines.p[l->source - 1] : NULL;
	l->source = n;
	/* columns differ more often than lines */
	if (old && old->line == line->line && !strcmp(old->file ? old->file : "", line->file ? line->file : ""))
		return;
	fprintf(l->out, "\t; %s:%u: %s\n", line->file ? line->file : "?", line->line, line->text ? line->text : "");
}

/* The BPF instructions whose code begins at AT. */
static void print_insns(struct listing *l, u32 at)
{
	char text[256];

	for (; l->line < l->c->lines.n && l->c->lines.p[l->line].offset <= at; l->line++) {
		u32 insn = l->c->lines.p[l->line].insn;

		if (!l->p || insn >= l->p->n_insns)
			continue;
		print_source(l, insn);
		disasm_at(l->p, insn, text, sizeof text);
		fprintf(l->out, "\t; %lld: %s\n", (long long)prog_where(l->p, insn).insn, text);
	}
}

/* What a call or jump within the section goes to, where a symbol stands there. */
static void print_target(struct listing *l, const ZydisDecodedInstruction *insn, const ZydisDecodedOperand *ops, u32 at)
{
	u32 lo = 0, hi = l->n_syms, target;

	if (!(insn->attributes & ZYDIS_ATTRIB_IS_RELATIVE) || !insn->operand_count_visible)
		return;
	target = at + insn->length + (u32)ops[0].imm.value.u;
	while (lo < hi) {
		u32 mid = lo + (hi - lo) / 2;

		if (l->c->syms.p[l->syms[mid]].value < target)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo < l->n_syms && l->c->syms.p[l->syms[lo]].value == target)
		fprintf(l->out, "\t; %s", l->c->syms.p[l->syms[lo]].name);
}

static u32 print_ins(struct listing *l, const u8 *bytes, u32 at, u32 n)
{
	ZydisDecodedInstruction insn;
	ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];
	bool good = ZYAN_SUCCESS(ZydisDecoderDecodeFull(&l->decoder, bytes + at, n - at, &insn, ops));
	u32 len = good ? insn.length : 1, before = l->fixup;
	char text[128] = "(bad)";

	if (good)
		ZydisFormatterFormatInstruction(&l->formatter, &insn, ops, insn.operand_count_visible, text,
						sizeof text, at, NULL);
	fprintf(l->out, "%6x:", at);
	for (u32 k = 0; k < len; k++)
		fprintf(l->out, " %02x", bytes[at + k]);
	fprintf(l->out, "%*s %s", len < 8 ? (int)(8 - len) * 3 : 0, "", text);
	print_fixups(l, at + len);
	if (good && before == l->fixup)
		print_target(l, &insn, ops, at);
	fputc('\n', l->out);
	return len;
}

/* Where the code that belongs to the newest symbol ends, if that is known and only padding follows. */
static u32 padding_end(const struct listing *l, u32 at)
{
	const struct code_sym *s = l->sym ? &l->c->syms.p[l->syms[l->sym - 1]] : NULL;

	if (!s || !s->size || at != s->value + s->size)
		return at;
	return l->sym < l->n_syms ? l->c->syms.p[l->syms[l->sym]].value : l->c->sects.p[l->sect].bytes.n;
}

static void print_code(struct listing *l)
{
	const struct code_sect *s = &l->c->sects.p[l->sect];

	for (u32 at = 0; at < s->bytes.n;) {
		at = padding_end(l, at);
		print_symbols(l, at);
		if (at >= s->bytes.n)
			break;
		if (l->sect == 0)
			print_insns(l, at);
		at += print_ins(l, s->bytes.p, at, s->bytes.n);
	}
}

/* -- Data ------------------------------------------------------------------------------------------------- */

static void print_bytes(struct listing *l, u32 at, u32 n)
{
	const u8 *p = l->c->sects.p[l->sect].bytes.p + at;

	fprintf(l->out, "%6x:", at);
	for (u32 k = 0; k < 16; k++) {
		if (k < n)
			fprintf(l->out, " %02x", p[k]);
		else
			fputs("   ", l->out);
	}
	fputs("  ", l->out);
	for (u32 k = 0; k < n; k++)
		fputc(p[k] < 127 && isprint(p[k]) ? p[k] : '.', l->out);
	print_fixups(l, at + n);
	fputc('\n', l->out);
}

static void print_data(struct listing *l)
{
	const struct code_sect *s = &l->c->sects.p[l->sect];
	u32 size = code_size(l->c, l->sect);

	for (u32 at = 0; at < size;) {
		u32 n = size - at;

		print_symbols(l, at);
		if (l->sym < l->n_syms)
			n = MIN(n, l->c->syms.p[l->syms[l->sym]].value - at);
		if (s->kind != CODE_BSS)
			n = MIN(n, 16u);
		if (s->kind == CODE_BSS)
			fprintf(l->out, "%6x: %u zero bytes\n", at, n);
		else
			print_bytes(l, at, n);
		at += n;
	}
}

int out_listing(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	static const char *const kind[] = {
		[CODE_TEXT] = "code", [CODE_RODATA] = "read-only data",
		[CODE_DATA] = "data", [CODE_BSS] = "zeroed data",
		[CODE_MAPS] = "map",
	};
	struct listing l = {.c = c, .p = p, .out = out};

	(void)opts;
	ZydisDecoderInit(&l.decoder, ZYDIS_MACHINE_MODE_LEGACY_32, ZYDIS_STACK_WIDTH_32);
	ZydisFormatterInit(&l.formatter, ZYDIS_FORMATTER_STYLE_INTEL);
	ZydisFormatterSetProperty(&l.formatter, ZYDIS_FORMATTER_PROP_ADDR_PADDING_ABSOLUTE, ZYDIS_PADDING_DISABLED);
	ZydisFormatterSetProperty(&l.formatter, ZYDIS_FORMATTER_PROP_DISP_PADDING, ZYDIS_PADDING_DISABLED);
	ZydisFormatterSetProperty(&l.formatter, ZYDIS_FORMATTER_PROP_IMM_PADDING, ZYDIS_PADDING_DISABLED);
	ZydisFormatterSetProperty(&l.formatter, ZYDIS_FORMATTER_PROP_HEX_UPPERCASE, ZYAN_FALSE);
	for (u32 k = 0; k < c->sects.n; k++) {
		const struct code_sect *s = &c->sects.p[k];

		if (!code_size(c, k))
			continue;
		fprintf(out, "%ssection %s, %s, %u bytes\n", k ? "\n" : "", s->name, kind[s->kind], code_size(c, k));
		start_section(&l, k);
		if (s->kind == CODE_TEXT)
			print_code(&l);
		else
			print_data(&l);
	}
	if (p && p->cbpf) {
		fputc('\n', out);
		out_jit_dump(c, p, out);
	}
	return 0;
}
