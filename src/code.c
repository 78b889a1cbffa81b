/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Building of struct code: sections grow by bytes, symbols are found by name through an open hash table, fixups say
 * what a linker has still to add. Everything lies in the product's own arena.
 */
#include "code.h"

#include <string.h>

static void free_guarded(void *arg)
{
	struct code **c = arg;

	code_free(*c);
}

struct code *code_new(struct bpfc_ctx *ctx)
{
	struct arena a;
	struct code *c, *guard;

	arena_init(&a, ctx);
	guard = c = arena_alloc(&a, sizeof *c);
	c->ctx = ctx;
	c->arena = a;
	ctx_on_throw(ctx, free_guarded, &guard);
	code_add_section(c, ".text", CODE_TEXT, 16);
	guard = NULL;
	ctx_done(ctx);
	return c;
}

void code_free(struct code *c)
{
	struct arena a;

	if (!c)
		return;
	a = c->arena; /* C itself lies in it */
	arena_free(&a);
}

u32 code_add_section(struct code *c, const char *name, enum code_sect_kind kind, u32 align)
{
	struct code_sect *s;

	CHECK(c->ctx, align && !(align & (align - 1)));
	s = vec_add(&c->arena, &c->sects);
	s->name = arena_strdup(&c->arena, name);
	s->kind = (u8)kind;
	s->align = align;
	return c->sects.n - 1;
}

/* -- Symbols ---------------------------------------------------------------------------------------------- */

/* The slot that holds NAME, or the free one where it belongs. Slots are symbol index + 1; 0 is free. */
static u32 *hash_slot(struct code *c, const char *name)
{
	u32 i = (u32)hash_bytes(name, strlen(name));

	for (;; i++) {
		u32 *slot = &c->sym_hash[i & (c->sym_hash_cap - 1)];

		if (!*slot || !strcmp(c->syms.p[*slot - 1].name, name))
			return slot;
	}
}

static void hash_grow(struct code *c)
{
	u32 old_cap = c->sym_hash_cap, *old = c->sym_hash;
	u32 cap = old_cap ? old_cap * 2 : 32;

	c->sym_hash = arena_array(&c->arena, cap, sizeof *c->sym_hash);
	c->sym_hash_cap = cap;
	for (u32 i = 0; i < old_cap; i++)
		if (old[i])
			*hash_slot(c, c->syms.p[old[i] - 1].name) = old[i];
}

static u32 sym_new(struct code *c, const char *name, enum code_bind bind)
{
	struct code_sym *s = vec_add(&c->arena, &c->syms);

	s->name = arena_strdup(&c->arena, name);
	s->sect = CODE_UNDEF;
	s->bind = (u8)bind;
	return c->syms.n - 1;
}

u32 code_sym(struct code *c, const char *name)
{
	u32 *slot, i;

	/* Local symbols count too, though they are not in the table: it is never more than half full. */
	if (c->syms.n * 2 >= c->sym_hash_cap)
		hash_grow(c);
	slot = hash_slot(c, name);
	if (*slot)
		return *slot - 1;
	i = sym_new(c, name, CODE_GLOBAL);
	*slot = i + 1;
	return i;
}

u32 code_sym_local(struct code *c, const char *name)
{
	return sym_new(c, name, CODE_LOCAL);
}

int code_define(struct code *c, u32 sym, u32 sect, u32 value, u32 size, enum code_bind bind, enum code_symtype type)
{
	struct code_sym *s = &c->syms.p[sym];

	CHECK(c->ctx, sym < c->syms.n && sect < c->sects.n);
	if (s->sect != CODE_UNDEF)
		return diag_error(c->ctx, BPFC_ESYMBOL_CLASH, NULL, "symbol '%s' is defined twice", s->name);
	s->sect = sect;
	s->value = value;
	s->size = size;
	s->bind = (u8)bind;
	s->type = (u8)type;
	return 0;
}

/* -- Bytes ------------------------------------------------------------------------------------------------ */

/* N bytes more in section SECT, zeroed; NULL for CODE_BSS, which has none. */
static u8 *extend(struct code *c, u32 sect, u32 n)
{
	struct code_sect *s = &c->sects.p[sect];
	u32 at;

	CHECK(c->ctx, sect < c->sects.n);
	at = s->kind == CODE_BSS ? s->size : s->bytes.n;
	if (n > 0x7fffffffu - at)
		ctx_throw(c->ctx, BPFC_ELIMIT, "section '%s' is larger than 2 GiB", s->name);
	s->size = at + n;
	if (s->kind == CODE_BSS)
		return NULL;
	vec_reserve(&c->arena, &s->bytes, at + n);
	s->bytes.n = at + n;
	return s->bytes.p ? s->bytes.p + at : NULL; /* of nothing there may be no place */
}

void code_bytes(struct code *c, u32 sect, const void *p, u32 n)
{
	u8 *to = extend(c, sect, n);

	CHECK(c->ctx, !to == !p || !n);
	if (to && n)
		memcpy(to, p, n);
}

void code_u8(struct code *c, u32 sect, u8 v)
{
	code_bytes(c, sect, &v, 1);
}

void code_u32(struct code *c, u32 sect, u32 v)
{
	u8 b[4] = { (u8)v, (u8)(v >> 8), (u8)(v >> 16), (u8)(v >> 24) };

	code_bytes(c, sect, b, sizeof b);
}

void code_align(struct code *c, u32 sect, u32 align, u8 fill)
{
	u32 size = code_size(c, sect), pad = -size & (align - 1);
	u8 *to;

	CHECK(c->ctx, align && !(align & (align - 1)));
	to = extend(c, sect, pad);
	if (to && pad)
		memset(to, fill, pad);
	if (c->sects.p[sect].align < align)
		c->sects.p[sect].align = align;
}

void code_fixup_at(struct code *c, u32 sect, u32 offset, enum code_fixup_kind kind, u32 sym, s32 addend)
{
	struct code_sect *s = &c->sects.p[sect];
	struct code_fixup *f;

	CHECK(c->ctx, sect < c->sects.n && sym < c->syms.n);
	f = vec_add(&c->arena, &s->fixups);
	*f = (struct code_fixup){ .offset = offset, .sym = sym, .addend = addend, .kind = (u8)kind };
}

u32 code_size(const struct code *c, u32 sect)
{
	const struct code_sect *s = &c->sects.p[sect];

	return s->kind == CODE_BSS ? s->size : s->bytes.n;
}
