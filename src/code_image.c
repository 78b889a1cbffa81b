/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Placing sections side by side and applying fixups: what a linker does, for the two uses that have no linker.
 */
#include "code_image.h"

#include <string.h>

enum { MAX_IMAGE = 1 << 28, MAX_NAMED = 8 };

static enum image_part part_of(const struct code_sect *s)
{
	switch ((enum code_sect_kind)s->kind) {
	case CODE_TEXT:
		return IMAGE_CODE;
	case CODE_RODATA:
		return IMAGE_RODATA;
	case CODE_DATA:
	case CODE_BSS:
	case CODE_MAPS:
		return IMAGE_DATA;
	}
	return IMAGE_DATA;
}

int image_layout(struct code *c, u32 page, struct image *im)
{
	u64 at = 0;

	memset(im, 0, sizeof *im);
	im->offsets = arena_array(&c->arena, c->sects.n, sizeof *im->offsets);
	for (u32 part = 0; part < IMAGE_NPARTS; part++) {
		at = ALIGN_UP(at, (u64)page);
		im->start[part] = (u32)at;
		for (u32 k = 0; k < c->sects.n; k++) {
			if (part_of(&c->sects.p[k]) != part)
				continue;
			at = ALIGN_UP(at, (u64)c->sects.p[k].align);
			im->offsets[k] = (u32)at;
			at += code_size(c, k);
			if (at > MAX_IMAGE || c->sects.p[k].align > page)
				return diag_error(c->ctx, BPFC_ELIMIT, NULL,
						  "section '%s' ends beyond %u bytes or is aligned to more than %u",
						  c->sects.p[k].name, (unsigned)MAX_IMAGE, page);
		}
		im->size[part] = (u32)at - im->start[part];
		if (im->size[part])
			im->total = (u32)at;
	}
	return 0;
}

bool image_symbol(const struct code *c, const struct image *im, u32 sym, u32 base, image_resolve_fn resolve, void *arg,
		  u32 *addr)
{
	const struct code_sym *s = &c->syms.p[sym];
	u64 v;

	if (s->sect != CODE_UNDEF) {
		*addr = base + im->offsets[s->sect] + s->value;
		return true;
	}
	v = resolve && s->bind != CODE_LOCAL ? resolve(arg, s->name) : 0;
	*addr = (u32)v;
	return (v && v <= 0xffffffffu) || s->bind == CODE_WEAK;
}

/* One diagnostic for all symbols that have no address. */
struct missing {
	u32 *seen; /* bit set over symbols */
	const char *text;
	u32 n;
};

static void note_missing(struct code *c, struct missing *m, u32 sym)
{
	if (bits_test(m->seen, sym))
		return;
	bits_set(m->seen, sym);
	if (++m->n <= MAX_NAMED)
		m->text = arena_printf(&c->arena, "%s%s%s", m->text, m->n > 1 ? ", " : "", c->syms.p[sym].name);
}

static void apply(const struct code *c, const struct code_fixup *f, u8 *at, u32 p, u32 s)
{
	u32 v = s + (u32)f->addend;

	CHECK(c->ctx, f->kind <= FIXUP_PLT32);
	if (f->kind != FIXUP_ABS32)
		v -= p;
	for (u32 k = 0; k < 4; k++)
		at[k] = (u8)(v >> 8 * k);
}

int image_fill(struct code *c, const struct image *im, u8 *mem, u32 base, image_resolve_fn resolve, void *arg)
{
	struct missing m = {.seen = bits_new(&c->arena, c->syms.n + 1), .text = ""};

	for (u32 k = 0; k < c->sects.n; k++) {
		const struct code_sect *s = &c->sects.p[k];

		if (s->bytes.n)
			memcpy(mem + im->offsets[k], s->bytes.p, s->bytes.n);
		for (u32 j = 0; j < s->fixups.n; j++) {
			const struct code_fixup *f = &s->fixups.p[j];
			u32 at = im->offsets[k] + f->offset, addr;

			CHECK(c->ctx, f->offset <= s->bytes.n && s->bytes.n - f->offset >= 4);
			if (image_symbol(c, im, f->sym, base, resolve, arg, &addr))
				apply(c, f, mem + at, base + at, addr);
			else
				note_missing(c, &m, f->sym);
		}
	}
	if (!m.n)
		return 0;
	if (m.n > MAX_NAMED)
		m.text = arena_printf(&c->arena, "%s and %u more", m.text, m.n - MAX_NAMED);
	return diag_error(c->ctx, BPFC_EUNDEFINED, NULL, "symbols without address: %s", m.text);
}
