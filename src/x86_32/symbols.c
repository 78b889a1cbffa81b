/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Names of the symbols that code refers to, as bpfc-abi(7) has them, and the end of distances within .text.
 * A thing referred to gets one symbol, found again by kind and index, so that equal names of different static functions
 * do not meet. Maps, helpers and externs are known by name; the rest is local to the object.
 */
#include "x86_32/x86.h"

#include <string.h>

/* Helper numbers above this are not remembered by index, only found by name: hostile input may have any. */
#define MAX_CACHED 65536

static u32 helper_symbol(struct code *c, u32 nr)
{
	const struct helper *h = helper_by_id(nr);

	if (h)
		return code_sym(c, arena_printf(&c->arena, "bpfrt_%s", h->name));
	return code_sym(c, arena_printf(&c->arena, "bpfrt_helper_%u", nr));
}

static u32 extern_symbol(struct code *c, const struct prog_extern *e)
{
	u32 sym = code_sym(c, e->name);

	if (e->is_weak && c->syms.p[sym].sect == CODE_UNDEF)
		c->syms.p[sym].bind = CODE_WEAK;
	return sym;
}

static u32 support_symbol(struct code *c, enum ir_support s)
{
	switch (s) {
	case SUPPORT_UDIV64:
	case SUPPORT_UMOD64:
	case SUPPORT_SDIV64:
	case SUPPORT_SMOD64:
		return code_sym_local(c, ir_support_name(s));
	case SUPPORT_LDPKT_SKB:
	case SUPPORT_TAIL:
	case SUPPORT_HELPER_NR:
		return code_sym(c, ir_support_name(s));
	case SUPPORT_N:
		break;
	}
	CHECK(c->ctx, !"support routine");
	return 0;
}

/* The body of a program is its C entry, or its .tail entry if it tail-calls; of one that other functions call, beside
 * these. */
static u32 subprog_symbol(struct code *c, const struct subprog *s)
{
	if (s->is_prog && !subprog_is_entry(s))
		return code_sym_local(c, arena_printf(&c->arena, "%s.body", s->name));
	if (s->is_prog)
		return code_sym(c, s->uses_tail_call ? arena_printf(&c->arena, "%s.tail", s->name) : s->name);
	return code_sym_local(c, s->name);
}

bool x86_symbol_is_local(enum x86_symkind kind, u32 index)
{
	return kind == XS_SUBPROG || kind == XS_FUNC || kind == XS_RETPOLINE ||
	       (kind == XS_SUPPORT && index <= SUPPORT_SMOD64);
}

static u32 new_symbol(struct code *c, const struct prog *p, enum x86_symkind kind, u32 index)
{
	switch (kind) {
	case XS_MAP:
		CHECK(c->ctx, index < p->maps.n);
		return code_sym(c, p->maps.p[index].name);
	case XS_DATA:
		CHECK(c->ctx, index < p->datas.n);
		return code_sym_local(c, p->datas.p[index].name);
	case XS_FUNC:
		CHECK(c->ctx, index < p->subprogs.n);
		return code_sym_local(c, arena_printf(&c->arena, "%s.thunk", p->subprogs.p[index].name));
	case XS_EXTERN:
		CHECK(c->ctx, index < p->externs.n);
		return extern_symbol(c, &p->externs.p[index]);
	case XS_SUBPROG:
		CHECK(c->ctx, index < p->subprogs.n);
		return subprog_symbol(c, &p->subprogs.p[index]);
	case XS_HELPER:
		return helper_symbol(c, index);
	case XS_SUPPORT:
		return support_symbol(c, (enum ir_support)index);
	case XS_RETPOLINE:
		return code_sym_local(c, arena_printf(&c->arena, "bpfc_retpoline_%s%s", x86_reg_name(index & 7, 4), index < 8 ? "" : ".go"));
	case XS_NONE:
		break;
	}
	CHECK(c->ctx, !"symbol kind");
	return 0;
}

u32 x86_symbol(struct code *c, const struct prog *p, enum x86_symkind kind, u32 index)
{
	u32 sym, old;

	CHECK(c->ctx, kind != XS_NONE && kind < ARRAY_SIZE(c->ref_syms));
	if (index >= MAX_CACHED && kind == XS_HELPER)
		return new_symbol(c, p, kind, index);
	if (index < c->ref_syms[kind].n && c->ref_syms[kind].p[index])
		return c->ref_syms[kind].p[index] - 1;
	sym = new_symbol(c, p, kind, index);
	old = c->ref_syms[kind].n;
	if (index >= old) {
		vec_reserve(&c->arena, &c->ref_syms[kind], index + 1);
		memset(c->ref_syms[kind].p + old, 0, (index + 1 - old) * sizeof(u32));
		c->ref_syms[kind].n = index + 1;
	}
	c->ref_syms[kind].p[index] = sym + 1;
	return sym;
}

void code_resolve_local(struct code *c)
{
	struct code_sect *text = &c->sects.p[0];
	u32 kept = 0;

	for (u32 i = 0; i < text->fixups.n; i++) {
		struct code_fixup f = text->fixups.p[i];
		const struct code_sym *s = &c->syms.p[f.sym];
		u32 v;

		CHECK(c->ctx, !c->far || f.kind == FIXUP_ABS32 || s->sect != 0);
		if (f.kind == FIXUP_ABS32 || s->sect != 0 || s->bind != CODE_LOCAL) {
			text->fixups.p[kept++] = f;
			continue;
		}
		CHECK(c->ctx, f.offset <= text->bytes.n && text->bytes.n - f.offset >= 4);
		v = s->value + (u32)f.addend - f.offset;
		for (u32 k = 0; k < 4; k++)
			text->bytes.p[f.offset + k] = (u8)(v >> 8 * k);
	}
	text->fixups.n = kept;
}
