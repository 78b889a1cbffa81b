/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See sample_code.h. */
#include "sample_code.h"

#include "x86_32/x86.h"

static const char *const prog_names[] = {"first", "second", "other", "numbers"};

static struct x86_func *func_new(struct code *c, const struct prog *p)
{
	struct x86_func *f = x86_func_new(c->ctx, &c->arena, p);

	vec_add(f->arena, &f->blocks);
	f->order = arena_array(f->arena, 1, sizeof *f->order);
	f->order[0] = 1;
	f->n_order = 1;
	return f;
}

static void memory(struct x86_func *f, enum x86_form form, u32 reg, u32 base, s32 disp, u8 kind, u32 sym)
{
	struct x86_ins *i = x86_emit(f, 1, form);

	i->reg = reg;
	i->base = base;
	i->disp = disp;
	i->disp_sym = kind;
	i->sym = sym;
}

static void immediate(struct x86_func *f, enum x86_form form, u32 rm, s32 imm, u8 kind, u32 sym)
{
	struct x86_ins *i = x86_emit(f, 1, form);

	i->rm = rm;
	i->imm = imm;
	i->imm_sym = kind;
	i->sym = sym;
}

static void make_code(struct code *c, const struct prog *p, enum sample which)
{
	struct x86_opts o = {.check = true};
	struct x86_func *f = func_new(c, p);

	if (which != SAMPLE_NUMBERS) {
		memory(f, X86_PUSH_M, R_NONE, R_ESP, 4, XS_NONE, 0);
		immediate(f, X86_PUSH_I, R_NONE, 0, XS_MAP, 0);
		immediate(f, X86_CALL_S, R_NONE, 0, XS_HELPER, HELPER_map_lookup_elem);
		immediate(f, X86_ADD_RI, R_ESP, 8, XS_NONE, 0);
	} else {
		immediate(f, X86_MOV_RI, R_EAX, 0, XS_NONE, 0);
	}
	memory(f, X86_ADD_RM, R_EAX, R_NONE, 4, XS_DATA, 0);
	memory(f, X86_ADD_RM, R_EAX, R_NONE, 0, XS_DATA, 1);
	memory(f, X86_ADD_RM, R_EAX, R_NONE, 8, XS_DATA, 2);
	immediate(f, X86_CALL_S, R_NONE, 0, XS_SUBPROG, 0);
	immediate(f, X86_MOV_RI, R_EDX, 7, XS_NONE, 0);
	x86_emit(f, 1, X86_RET);
	x86_encode(f, c, code_sym(c, prog_names[which]), &o);
	f = func_new(c, p);
	immediate(f, X86_ADD_RI, R_EAX, 1, XS_NONE, 0);
	x86_emit(f, 1, X86_RET);
	x86_encode(f, c, x86_symbol(c, p, XS_SUBPROG, 0), &o);
	code_resolve_local(c);
}

static void make_data(struct code *c, const struct prog *p, enum sample which)
{
	u32 ro = code_add_section(c, ".rodata", CODE_RODATA, 8), data = code_add_section(c, ".data", CODE_DATA, 4);
	u32 bss = code_add_section(c, ".bss", CODE_BSS, 16);

	code_define(c, x86_symbol(c, p, XS_DATA, 0), ro, 0, 0, CODE_LOCAL, CODE_SECTION);
	code_define(c, x86_symbol(c, p, XS_DATA, 1), data, 0, 0, CODE_LOCAL, CODE_SECTION);
	code_define(c, x86_symbol(c, p, XS_DATA, 2), bss, 0, 0, CODE_LOCAL, CODE_SECTION);
	code_u32(c, ro, 0xffffffff);
	code_u32(c, ro, 1000);
	/* a pointer of 8 bytes, as BPF has them */
	code_fixup_at(c, ro, 8, FIXUP_ABS32, code_sym(c, prog_names[which]), 0);
	code_u32(c, ro, 0);
	code_u32(c, ro, 0);
	code_u32(c, data, 200);
	code_bytes(c, bss, NULL, 12);
	if (which == SAMPLE_FIRST || which == SAMPLE_NUMBERS)
		code_define(c, code_sym(c, "spare"), bss, 8, 4, CODE_GLOBAL, CODE_OBJECT);
}

static void make_map(struct code *c, const struct prog *p, enum sample which)
{
	u32 sect = code_add_section(c, ".bpfrt.maps", CODE_MAPS, 4), sym = x86_symbol(c, p, XS_MAP, 0);
	u32 max = which == SAMPLE_OTHER ? 32 : 16;

	c->sects.p[sect].group = "flows";
	for (u32 k = 0; k < 16; k++)
		code_u32(c, sect, k == 0 || k == 1 ? 1 : k == 4 ? max : k == 6 ? 64 : 0);
	code_bytes(c, sect, "flows", 6);
	code_fixup_at(c, sect, 24, FIXUP_ABS32, sym, 64);
	code_define(c, sym, sect, 0, 64, CODE_GLOBAL, CODE_OBJECT);
}

struct code *sample_code(struct bpfc_ctx *ctx, enum sample which)
{
	struct code *c = code_new(ctx);
	struct prog p = {.ctx = ctx};

	*vec_add(&c->arena, &p.maps) = (struct prog_map){.name = "flows"};
	*vec_add(&c->arena, &p.subprogs) = (struct subprog){.name = "one", .is_static = true};
	*vec_add(&c->arena, &p.datas) = (struct prog_data){.name = ".rodata"};
	*vec_add(&c->arena, &p.datas) = (struct prog_data){.name = ".data"};
	*vec_add(&c->arena, &p.datas) = (struct prog_data){.name = ".bss"};
	make_code(c, &p, which);
	make_data(c, &p, which);
	if (which != SAMPLE_NUMBERS)
		make_map(c, &p, which);
	return c;
}
