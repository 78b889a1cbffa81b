/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* An i386 relocatable object back to struct code: ours, one from gcc -m32 -fno-pie, or several linked by ld -r. The
 * file is read here byte by byte, not through libelf, because every offset, count and index of it may be a lie. What is
 * loaded at run time and not understood is refused; what is not loaded (debug information, notes) is left out.
 */
#include <elf.h>
#include <stdarg.h>
#include <string.h>

#include "out/out.h"

enum { MAX_ALIGN = 4096, MAX_BSS = 1 << 28 };

struct reader {
	struct bpfc_ctx *ctx;
	const char *name;
	const u8 *data;
	size_t size;
	struct code *c;
	Elf32_Shdr *sh;
	u32 n_sh, shstr, symtab; /* symtab 0: none */
	u32 *sect_of;		 /* ELF section -> code section, CODE_UNDEF: not loaded */
	u32 *sym_of;		 /* ELF symbol -> code symbol, CODE_UNDEF: none */
	u32 n_syms;
	u64 bss;
};

static const char *section_name(const struct reader *r, u32 k);

static __attribute__((format(printf, 4, 5))) int bad(const struct reader *r, enum bpfc_error id, u32 section,
						     const char *fmt, ...)
{
	struct where w = WHERE_NONE;
	char text[256];
	va_list ap;

	w.file = r->name;
	w.section = section ? section_name(r, section) : NULL;
	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	return diag_error(r->ctx, id, &w, "%s", text);
}

static bool inside(const struct reader *r, u64 offset, u64 size)
{
	return offset <= r->size && size <= r->size - offset;
}

/* -- Headers ---------------------------------------------------------------------------------------------- */

static int read_headers(struct reader *r)
{
	Elf32_Ehdr eh;
	Elf32_Shdr first;

	if (r->size < sizeof eh)
		return bad(r, BPFC_EELF, 0, "the file is shorter than an ELF header");
	memcpy(&eh, r->data, sizeof eh);
	if (memcmp(eh.e_ident, ELFMAG, SELFMAG) || eh.e_ident[EI_CLASS] != ELFCLASS32 ||
	    eh.e_ident[EI_DATA] != ELFDATA2LSB || eh.e_machine != EM_386 || eh.e_type != ET_REL)
		return bad(r, BPFC_EELF, 0, "not a relocatable ELF object for i386");
	if (eh.e_shentsize != sizeof first || !inside(r, eh.e_shoff, sizeof first) || !eh.e_shoff)
		return bad(r, BPFC_EELF, 0, "the table of sections is damaged");
	memcpy(&first, r->data + eh.e_shoff, sizeof first);
	r->n_sh = eh.e_shnum ? eh.e_shnum : first.sh_size;
	r->shstr = eh.e_shstrndx == SHN_XINDEX ? first.sh_link : eh.e_shstrndx;
	if (!r->n_sh || !inside(r, eh.e_shoff, (u64)r->n_sh * sizeof first) || r->shstr >= r->n_sh)
		return bad(r, BPFC_EELF, 0, "the table of sections is damaged");
	r->sh = arena_array(&r->c->arena, r->n_sh, sizeof *r->sh);
	memcpy(r->sh, r->data + eh.e_shoff, r->n_sh * sizeof *r->sh);
	for (u32 k = 1; k < r->n_sh; k++) {
		if (r->sh[k].sh_type == SHT_NOBITS || r->sh[k].sh_type == SHT_NULL)
			continue;
		if (!inside(r, r->sh[k].sh_offset, r->sh[k].sh_size))
			return bad(r, BPFC_EELF_SECTION, 0, "section %u lies outside of the file", k);
	}
	return 0;
}

/* The string at OFFSET of string table SECTION; NULL if it is not whole. */
static const char *string_at(const struct reader *r, u32 section, u32 offset)
{
	const Elf32_Shdr *sh = section < r->n_sh ? &r->sh[section] : NULL;
	const char *s;

	if (!sh || sh->sh_type != SHT_STRTAB || offset >= sh->sh_size)
		return NULL;
	s = (const char *)r->data + sh->sh_offset + offset;
	return memchr(s, 0, sh->sh_size - offset) ? s : NULL;
}

static const char *section_name(const struct reader *r, u32 k)
{
	const char *s = string_at(r, r->shstr, r->sh[k].sh_name);

	return s ? s : "?";
}

/* -- Sections --------------------------------------------------------------------------------------------- */

static int section_kind(const struct reader *r, u32 k, enum code_sect_kind *kind)
{
	const Elf32_Shdr *sh = &r->sh[k];
	bool nobits = sh->sh_type == SHT_NOBITS;

	if (sh->sh_type != SHT_PROGBITS && !nobits)
		return bad(r, BPFC_EUNSUPPORTED, k, "section type %u is not supported", sh->sh_type);
	if (sh->sh_flags & SHF_TLS)
		return bad(r, BPFC_EUNSUPPORTED, k, "thread-local data is not supported");
	if (sh->sh_flags & SHF_EXECINSTR && (sh->sh_flags & SHF_WRITE || nobits))
		return bad(r, BPFC_EELF_SECTION, k, "code that is writable or has no bytes");
	if (sh->sh_flags & SHF_EXECINSTR)
		*kind = CODE_TEXT;
	else if (nobits)
		*kind = CODE_BSS;
	else if (!strcmp(section_name(r, k), ".bpfrt.maps"))
		*kind = CODE_MAPS;
	else
		*kind = sh->sh_flags & SHF_WRITE ? CODE_DATA : CODE_RODATA;
	return 0;
}

static int read_section(struct reader *r, u32 k)
{
	const Elf32_Shdr *sh = &r->sh[k];
	u32 align = sh->sh_addralign ? sh->sh_addralign : 1;
	enum code_sect_kind kind = CODE_RODATA;
	int err = section_kind(r, k, &kind);

	if (err)
		return err;
	if (align & (align - 1) || align > MAX_ALIGN)
		return bad(r, BPFC_EELF_SECTION, k, "alignment %u is no power of two up to %u", align, MAX_ALIGN);
	if (kind == CODE_BSS && (r->bss += sh->sh_size) > MAX_BSS)
		return bad(r, BPFC_ELIMIT, k, "more than %u bytes of zeroed data", MAX_BSS);
	if (kind == CODE_TEXT && !code_size(r->c, 0) && !strcmp(section_name(r, k), ".text")) {
		r->sect_of[k] = 0;
		code_align(r->c, 0, align, 0);
	} else {
		r->sect_of[k] = code_add_section(r->c, section_name(r, k), kind, align);
	}
	code_bytes(r->c, r->sect_of[k], kind == CODE_BSS ? NULL : r->data + sh->sh_offset, sh->sh_size);
	return 0;
}

static int read_sections(struct reader *r)
{
	r->sect_of = arena_array(&r->c->arena, r->n_sh, sizeof *r->sect_of);
	for (u32 k = 0; k < r->n_sh; k++) {
		const Elf32_Shdr *sh = &r->sh[k];
		int err;

		r->sect_of[k] = CODE_UNDEF;
		if (!k || sh->sh_type == SHT_NULL)
			continue;
		if (sh->sh_type == SHT_SYMTAB && r->symtab)
			return bad(r, BPFC_EELF_SECTION, k, "a second symbol table");
		if (sh->sh_type == SHT_SYMTAB)
			r->symtab = k;
		if (!(sh->sh_flags & SHF_ALLOC) || sh->sh_type == SHT_NOTE)
			continue;
		err = read_section(r, k);
		if (err)
			return err;
	}
	return 0;
}

/* -- Symbols ---------------------------------------------------------------------------------------------- */

static int symbol_types(const struct reader *r, const Elf32_Sym *s, u32 i, enum code_bind *bind,
			enum code_symtype *type)
{
	static const enum code_bind binds[] = {
		[STB_LOCAL] = CODE_LOCAL, [STB_GLOBAL] = CODE_GLOBAL, [STB_WEAK] = CODE_WEAK};
	static const enum code_symtype types[] = {
		[STT_NOTYPE] = CODE_NOTYPE,   [STT_OBJECT] = CODE_OBJECT, [STT_FUNC] = CODE_FUNC,
		[STT_SECTION] = CODE_SECTION, [STT_FILE] = CODE_NOTYPE,	  [STT_COMMON] = CODE_OBJECT,
	};
	u32 b = ELF32_ST_BIND(s->st_info), t = ELF32_ST_TYPE(s->st_info);

	if (b >= ARRAY_SIZE(binds) || t >= ARRAY_SIZE(types))
		return bad(r, BPFC_EUNSUPPORTED, r->symtab, "symbol %u has binding %u and type %u", i, b, t);
	*bind = binds[b];
	*type = types[t];
	return 0;
}

/* Uninitialized data that the linker would place. */
static int place_common(struct reader *r, const Elf32_Sym *s, u32 i, u32 sym)
{
	u32 sect, at, align = s->st_value ? s->st_value : 1;

	if (align & (align - 1) || align > MAX_ALIGN || (r->bss += s->st_size) > MAX_BSS)
		return bad(r, BPFC_EELF_SYMBOL, r->symtab, "common symbol %u has a wrong size or alignment", i);
	sect = code_add_section(r->c, ".bss", CODE_BSS, align);
	at = code_size(r->c, sect);
	code_bytes(r->c, sect, NULL, s->st_size);
	return code_define(r->c, sym, sect, at, s->st_size, CODE_GLOBAL, CODE_OBJECT);
}

static int define_symbol(struct reader *r, const Elf32_Sym *s, u32 i, const char *name, enum code_bind bind,
			 enum code_symtype type)
{
	struct code *c = r->c;
	u32 sect = r->sect_of[s->st_shndx];
	u32 sym = bind == CODE_LOCAL ? code_sym_local(c, name) : code_sym(c, name);

	if (s->st_value > code_size(c, sect) || s->st_size > code_size(c, sect) - s->st_value)
		return bad(r, BPFC_EELF_SYMBOL, r->symtab, "symbol %u ('%s') lies outside of its section", i, name);
	r->sym_of[i] = sym;
	return code_define(c, sym, sect, s->st_value, s->st_size, bind, type);
}

static int read_symbol(struct reader *r, u32 i)
{
	enum code_bind bind = CODE_LOCAL;
	enum code_symtype type = CODE_NOTYPE;
	const char *name;
	Elf32_Sym s;
	int err;

	memcpy(&s, r->data + r->sh[r->symtab].sh_offset + i * sizeof s, sizeof s);
	err = symbol_types(r, &s, i, &bind, &type);
	if (err || ELF32_ST_TYPE(s.st_info) == STT_FILE || s.st_shndx == SHN_ABS)
		return err;
	name = string_at(r, r->sh[r->symtab].sh_link, s.st_name);
	if (!name)
		return bad(r, BPFC_EELF_SYMBOL, r->symtab, "symbol %u has no name", i);
	if (type == CODE_SECTION && s.st_shndx < r->n_sh)
		name = section_name(r, s.st_shndx);
	if (s.st_shndx == SHN_UNDEF || s.st_shndx == SHN_COMMON) {
		if (bind == CODE_LOCAL || !*name)
			return bad(r, BPFC_EELF_SYMBOL, r->symtab, "symbol %u is undefined, but local or without name",
				   i);
		r->sym_of[i] = code_sym(r->c, name);
		if (s.st_shndx == SHN_COMMON)
			return place_common(r, &s, i, r->sym_of[i]);
		if (bind == CODE_WEAK && r->c->syms.p[r->sym_of[i]].sect == CODE_UNDEF)
			r->c->syms.p[r->sym_of[i]].bind = CODE_WEAK;
		return 0;
	}
	if (s.st_shndx >= r->n_sh)
		return bad(r, BPFC_EELF_SYMBOL, r->symtab, "symbol %u is in section %u, which there is not", i,
			   s.st_shndx);
	if (r->sect_of[s.st_shndx] == CODE_UNDEF)
		return 0;
	return define_symbol(r, &s, i, name, bind, type);
}

static int read_symbols(struct reader *r)
{
	const Elf32_Shdr *sh = &r->sh[r->symtab];

	if (!r->symtab)
		return 0;
	if (sh->sh_entsize != sizeof(Elf32_Sym) || sh->sh_size % sizeof(Elf32_Sym))
		return bad(r, BPFC_EELF_SECTION, r->symtab, "entries of the symbol table have a wrong size");
	r->n_syms = sh->sh_size / sizeof(Elf32_Sym);
	r->sym_of = arena_array(&r->c->arena, r->n_syms + 1u, sizeof *r->sym_of);
	for (u32 i = 0; i < r->n_syms; i++) {
		int err;

		r->sym_of[i] = CODE_UNDEF;
		err = i ? read_symbol(r, i) : 0;
		if (err)
			return err;
	}
	return 0;
}

/* -- Groups and relocations ------------------------------------------------------------------------------- */

/* Only maps keep their group: code that is read is run or shown, not linked with more. */
static int read_group(struct reader *r, u32 k)
{
	const Elf32_Shdr *sh = &r->sh[k];
	const char *signature;
	u32 flags, member;
	Elf32_Sym sym;

	if (sh->sh_size < 4 || sh->sh_size % 4 || sh->sh_link != r->symtab || sh->sh_info >= r->n_syms)
		return bad(r, BPFC_EELF_SECTION, k, "the section group is damaged");
	memcpy(&flags, r->data + sh->sh_offset, 4);
	memcpy(&sym, r->data + r->sh[r->symtab].sh_offset + sh->sh_info * sizeof sym, sizeof sym);
	signature = string_at(r, r->sh[r->symtab].sh_link, sym.st_name);
	if (!signature)
		return bad(r, BPFC_EELF_SYMBOL, k, "the signature of the section group has no name");
	for (u32 at = 4; at < sh->sh_size; at += 4) {
		struct code_sect *s;

		memcpy(&member, r->data + sh->sh_offset + at, 4);
		if (member >= r->n_sh)
			return bad(r, BPFC_EELF_SECTION, k, "the group has section %u, which there is not", member);
		if (r->sect_of[member] == CODE_UNDEF || !(flags & GRP_COMDAT))
			continue;
		s = &r->c->sects.p[r->sect_of[member]];
		if (s->kind == CODE_MAPS && *signature)
			s->group = arena_strdup(&r->c->arena, signature);
	}
	return 0;
}

static int read_rel(struct reader *r, u32 k, const Elf32_Rel *rel)
{
	u32 target = r->sect_of[r->sh[k].sh_info], sym = ELF32_R_SYM(rel->r_info), type = ELF32_R_TYPE(rel->r_info);
	const struct code_sect *s = &r->c->sects.p[target];
	enum code_fixup_kind kind;
	s32 addend;

	if (type == R_386_NONE)
		return 0;
	if (type != R_386_32 && type != R_386_PC32 && type != R_386_PLT32)
		return bad(r, BPFC_EELF_RELOC, k, "relocation type %u is not supported; compile with -fno-pie", type);
	kind = type == R_386_32 ? FIXUP_ABS32 : type == R_386_PC32 ? FIXUP_PC32 : FIXUP_PLT32;
	if (rel->r_offset > s->bytes.n || s->bytes.n - rel->r_offset < 4)
		return bad(r, BPFC_EELF_RELOC, k, "a relocation at offset %#x lies outside of its section",
			   rel->r_offset);
	if (sym >= r->n_syms || r->sym_of[sym] == CODE_UNDEF)
		return bad(r, BPFC_EELF_RELOC, k, "a relocation refers to symbol %u, which is not loaded", sym);
	memcpy(&addend, s->bytes.p + rel->r_offset, 4);
	code_fixup_at(r->c, target, rel->r_offset, kind, r->sym_of[sym], addend);
	return 0;
}

static int read_rels(struct reader *r, u32 k)
{
	const Elf32_Shdr *sh = &r->sh[k];

	if (sh->sh_info >= r->n_sh || !sh->sh_info)
		return bad(r, BPFC_EELF_SECTION, k, "relocations for section %u, which there is not", sh->sh_info);
	if (r->sect_of[sh->sh_info] == CODE_UNDEF)
		return 0;
	if (sh->sh_type == SHT_RELA)
		return bad(r, BPFC_EUNSUPPORTED, k, "i386 objects do not have relocations with addend");
	if (sh->sh_link != r->symtab || sh->sh_entsize != sizeof(Elf32_Rel) || sh->sh_size % sizeof(Elf32_Rel))
		return bad(r, BPFC_EELF_SECTION, k, "the relocation section is damaged");
	for (u32 at = 0; at < sh->sh_size; at += sizeof(Elf32_Rel)) {
		Elf32_Rel rel;
		int err;

		memcpy(&rel, r->data + sh->sh_offset + at, sizeof rel);
		err = read_rel(r, k, &rel);
		if (err)
			return err;
	}
	return 0;
}

static int read_all(struct reader *r)
{
	int err = read_headers(r);

	if (!err)
		err = read_sections(r);
	if (!err)
		err = read_symbols(r);
	for (u32 k = 1; k < r->n_sh && !err; k++) {
		if (r->sh[k].sh_type == SHT_GROUP)
			err = read_group(r, k);
		else if (r->sh[k].sh_type == SHT_REL || r->sh[k].sh_type == SHT_RELA)
			err = read_rels(r, k);
	}
	return err;
}

static void reader_drop(void *arg)
{
	struct reader *r = arg;

	code_free(r->c);
}

int elf32_read(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size, struct code **out)
{
	struct reader r = {.ctx = ctx, .name = name, .data = data, .size = size};
	int err;

	*out = NULL;
	ctx_on_throw(ctx, reader_drop, &r);
	r.c = code_new(ctx);
	err = read_all(&r);
	if (!err) {
		*out = r.c;
		r.c = NULL;
	}
	ctx_done(ctx);
	return err;
}
