/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Reads an eBPF object: opens it with libelf, checks header, sections, symbols and relocation tables, and has the other
 * files of the reader (elf_read.h) make struct prog of it.
 *
 * Nothing in the file is believed: every offset, link, count and entry size is checked here once, so that the later
 * steps may index without looking again. Debugging sections are bounds-checked and otherwise left alone.
 */
#define _GNU_SOURCE
#include <bpf/libbpf.h>
#include <gelf.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "front/elf_read.h"
#include "front/front.h"

#ifndef EM_BPF
#define EM_BPF 247
#endif

enum { SYM_SIZE = 24, REL_SIZE = 16, RELA_SIZE = 24 };
/* More than this is no program: addresses are 32 bits wide. */
#define DATA_MAX ((u64)1 << 30)

/* -- Messages --------------------------------------------------------------------------------------------- */

struct where elf_where(const struct elf *e, u32 sect)
{
	struct where w = WHERE_NONE;

	w.file = e->p->file;
	if (sect && sect < e->n_sects)
		w.section = e->sects[sect].name;
	return w;
}

struct where elf_where_insn(const struct elf *e, const struct elf_func *f, u32 insn)
{
	struct where w = elf_where(e, f->sect);

	w.function = f->name;
	w.insn = (s64)insn - f->start;
	if (e->sects[f->sect].line_at && e->sects[f->sect].line_at[insn]) {
		const struct prog_line *line = &e->p->lines.p[e->sects[f->sect].line_at[insn] - 1];

		w.source = line->text;
		w.source_file = line->file;
		w.source_line = line->line;
	}
	return w;
}

int elf_fail(const struct elf *e, enum bpfc_error id, u32 sect, const char *fmt, ...)
{
	struct where w = elf_where(e, sect);
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return diag_error(e->ctx, id, &w, "%s", text);
}

const char *elf_printable(struct elf *e, const char *s)
{
	char *copy = arena_strdup(&e->p->arena, s);

	for (char *c = copy; *c; c++)
		if ((unsigned char)*c < ' ' || *c == 127)
			*c = *c == '\t' ? ' ' : '?';
	return copy;
}

bool elf_has_prefix(const char *s, const char *prefix) { return strncmp(s, prefix, strlen(prefix)) == 0; }

const char *elf_sym_name(const struct elf *e, u32 sym)
{
	const struct elf_sym *s = &e->syms[sym];

	if (s->name[0])
		return s->name;
	return s->sect ? e->sects[s->sect].name : "(no name)";
}

struct insn elf_insn(const struct elf_sect *s, u32 i)
{
	struct insn insn;

	memcpy(&insn, s->bytes + (size_t)i * INSN_SIZE, sizeof(insn));
	return insn;
}

/* -- Header and sections ---------------------------------------------------------------------------------- */

static int check_ident(struct elf *e, const u8 *image)
{
	if (e->size < EI_NIDENT || memcmp(image, ELFMAG, SELFMAG) != 0)
		return elf_fail(e, BPFC_EELF, 0, "not an ELF file");
	if (image[EI_CLASS] != ELFCLASS64)
		return elf_fail(e, BPFC_EELF, 0, "ELF class is %u, expected 2 (64-bit)", image[EI_CLASS]);
	if (image[EI_DATA] != ELFDATA2LSB)
		return elf_fail(e, BPFC_EELF, 0, "byte order is %u, expected 1 (little-endian)", image[EI_DATA]);
	if (e->size < sizeof(Elf64_Ehdr))
		return elf_fail(e, BPFC_EELF, 0, "file of %llu bytes is shorter than an ELF header",
				(unsigned long long)e->size);
	return 0;
}

static int check_header(struct elf *e, GElf_Ehdr *h)
{
	size_t n, names;

	if (elf_kind(e->elf) != ELF_K_ELF || !gelf_getehdr(e->elf, h))
		return elf_fail(e, BPFC_EELF, 0, "ELF header is damaged: %s", elf_errmsg(-1));
	if (h->e_machine != EM_BPF && h->e_machine != EM_NONE)
		return elf_fail(e, BPFC_EELF, 0, "machine is %u, expected 247 (BPF)", h->e_machine);
	if (h->e_type != ET_REL)
		return elf_fail(e, BPFC_EELF, 0, "file type is %u, expected 1 (relocatable)", h->e_type);
	if (h->e_shoff == 0)
		return elf_fail(e, BPFC_EELF, 0, "there are no sections");
	if (h->e_shentsize != sizeof(Elf64_Shdr))
		return elf_fail(e, BPFC_EELF, 0, "section headers are %u bytes large, expected %zu", h->e_shentsize,
				sizeof(Elf64_Shdr));
	if (h->e_shoff > e->size || elf_getshdrnum(e->elf, &n) || n == 0 ||
	    n > (e->size - h->e_shoff) / sizeof(Elf64_Shdr))
		return elf_fail(e, BPFC_EELF, 0,
				"section headers at offset %llu reach beyond the %llu bytes of the file",
				(unsigned long long)h->e_shoff, (unsigned long long)e->size);
	if (elf_getshdrstrndx(e->elf, &names) || names == 0 || names >= n)
		return elf_fail(e, BPFC_EELF, 0, "index of the section with names is out of range (there are %zu)", n);
	e->n_sects = (u32)n;
	e->strtab_names = (u32)names;
	return 0;
}

/* The string at OFFSET of string table SECT; NULL if it does not lie within it. */
static const char *string_at(const struct elf *e, u32 sect, u64 offset)
{
	const struct elf_sect *s = &e->sects[sect];

	if (s->type != SHT_STRTAB || offset >= s->size || !memchr(s->bytes + offset, 0, s->size - offset))
		return NULL;
	return (const char *)s->bytes + offset;
}

static int read_section(struct elf *e, u32 i, const u8 *image)
{
	struct elf_sect *s = &e->sects[i];
	GElf_Shdr h;

	if (!gelf_getshdr(elf_getscn(e->elf, i), &h))
		return elf_fail(e, BPFC_EELF_SECTION, 0, "header of section %u is damaged: %s", i, elf_errmsg(-1));
	s->name = ""; /* until all are known */
	s->type = h.sh_type;
	s->link = h.sh_link;
	s->info = h.sh_info;
	s->flags = h.sh_flags;
	s->size = h.sh_size;
	s->entsize = h.sh_entsize;
	s->align = h.sh_addralign ? h.sh_addralign : 1;
	if (s->type == SHT_NOBITS || s->type == SHT_NULL)
		return 0;
	if (h.sh_offset > e->size || s->size > e->size - h.sh_offset)
		return elf_fail(e, BPFC_EELF_SECTION, 0,
				"section %u at offset %llu with %llu bytes reaches beyond the %llu bytes of the file",
				i, (unsigned long long)h.sh_offset, (unsigned long long)s->size,
				(unsigned long long)e->size);
	s->bytes = image + h.sh_offset;
	return 0;
}

static int read_sections(struct elf *e, const u8 *image)
{
	int err;

	e->sects = arena_array(&e->scratch, (size_t)e->n_sects + 1, sizeof(*e->sects)); /* one more for common data */
	e->sects[0].name = "";
	for (u32 i = 1; i < e->n_sects; i++) {
		err = read_section(e, i, image);
		if (err)
			return err;
	}
	for (u32 i = 1; i < e->n_sects; i++) {
		GElf_Shdr h;
		const char *name = NULL;

		if (gelf_getshdr(elf_getscn(e->elf, i), &h))
			name = string_at(e, e->strtab_names, h.sh_name);
		if (!name)
			return elf_fail(e, BPFC_EELF_SECTION, 0, "name of section %u lies outside of the string table",
					i);
		e->sects[i].name = elf_printable(e, name);
	}
	return 0;
}

/* -- What a section is for -------------------------------------------------------------------------------- */

static bool is_metadata(const struct elf_sect *s)
{
	static const char *const prefixes[] = { ".debug", ".BTF", ".eh_frame", ".llvm", ".comment", ".note", ".gcc" };

	for (size_t i = 0; i < ARRAY_SIZE(prefixes); i++)
		if (elf_has_prefix(s->name, prefixes[i]))
			return true;
	return !strcmp(s->name, "version");
}

static bool name_is(const char *name, const char *section)
{
	size_t n = strlen(section);

	return !strncmp(name, section, n) && (name[n] == 0 || name[n] == '.');
}

static void classify(struct elf_sect *s)
{
	bool nobits = s->type == SHT_NOBITS;

	s->role = ROLE_NONE;
	if ((s->type != SHT_PROGBITS && !nobits) || is_metadata(s))
		return;
	if (s->flags & SHF_EXECINSTR) {
		if (!nobits)
			s->role = ROLE_CODE;
	} else if (!strcmp(s->name, ".maps")) {
		s->role = ROLE_BTF_MAPS;
	} else if (!strcmp(s->name, "maps") || elf_has_prefix(s->name, "maps/")) {
		s->role = ROLE_OLD_MAPS;
	} else if (name_is(s->name, ".struct_ops")) {
		s->role = ROLE_STRUCT_OPS;
	} else if (elf_has_prefix(s->name, ".addr_space.")) {
		s->role = ROLE_ARENA;
	} else if (s->flags & SHF_ALLOC) {
		bool rodata = name_is(s->name, ".rodata"), data = name_is(s->name, ".data"),
		     bss = name_is(s->name, ".bss");

		s->role = ROLE_DATA;
		s->by_default = rodata || data || bss;
		if (nobits)
			s->data_kind = DATA_BSS;
		else if (rodata || !(data || bss || s->flags & SHF_WRITE))
			s->data_kind = DATA_RODATA;
		else
			s->data_kind = DATA_DATA;
	}
}

static int check_role(struct elf *e, u32 i)
{
	struct elf_sect *s = &e->sects[i];

	if (s->role == ROLE_NONE)
		return 0;
	if (s->flags & SHF_COMPRESSED)
		return elf_fail(e, BPFC_EUNSUPPORTED, i, "section is compressed");
	if (s->size > DATA_MAX)
		return elf_fail(e, BPFC_ETOO_BIG, i, "section has %llu bytes, allowed are %llu",
				(unsigned long long)s->size, (unsigned long long)DATA_MAX);
	if (s->role != ROLE_BTF_MAPS && s->role != ROLE_OLD_MAPS && (s->align > 4096 || (s->align & (s->align - 1))))
		return elf_fail(e, BPFC_EELF_SECTION, i, "alignment is %llu, expected a power of two up to 4096",
				(unsigned long long)s->align);
	if (s->role != ROLE_CODE)
		return 0;
	if (s->size % INSN_SIZE)
		return elf_fail(e, BPFC_EELF_SECTION, i, "code has %llu bytes, expected a multiple of 8",
				(unsigned long long)s->size);
	s->n_insns = (u32)(s->size / INSN_SIZE);
	s->rel_at = arena_array(&e->scratch, s->n_insns, sizeof(u32));
	s->func_at = arena_array(&e->scratch, s->n_insns, sizeof(u32));
	s->starts = bits_new(&e->scratch, s->n_insns);
	return 0;
}

static void mark_same_names(struct elf *e)
{
	u32 cap = 16, *hash;

	while (cap < e->n_sects * 2)
		cap *= 2;
	hash = arena_array(&e->scratch, cap, sizeof(u32));
	for (u32 i = 1; i < e->n_sects; i++) {
		u32 h = (u32)hash_bytes(e->sects[i].name, strlen(e->sects[i].name)) & (cap - 1);

		while (hash[h] && strcmp(e->sects[hash[h]].name, e->sects[i].name))
			h = (h + 1) & (cap - 1);
		if (hash[h])
			e->sects[i].same_name = e->sects[hash[h]].same_name = true;
		else
			hash[h] = i;
	}
}

static int read_license(struct elf *e, u32 i)
{
	const struct elf_sect *s = &e->sects[i];

	if (s->bytes && s->size && s->size < 4096)
		e->p->license = elf_printable(e, arena_strndup(&e->scratch, (const char *)s->bytes, (size_t)s->size));
	return 0;
}

static int sort_sections(struct elf *e)
{
	u32 btf = 0;
	int err = 0;

	for (u32 i = 1; i < e->n_sects && !err; i++) {
		struct elf_sect *s = &e->sects[i];

		classify(s);
		err = check_role(e, i);
		if (!strcmp(s->name, "license"))
			read_license(e, i);
		if (s->type != SHT_PROGBITS)
			continue;
		if (!strcmp(s->name, ".BTF"))
			btf = i;
		else if (!strcmp(s->name, ".BTF.ext"))
			e->btf_ext = i;
	}
	mark_same_names(e);
	if (!err && btf)
		err = elf_btf_load(e, btf);
	return err;
}

/* -- Symbols ---------------------------------------------------------------------------------------------- */

/* The entries of table section I, as libelf translates them; NULL with a diagnostic. */
static Elf_Data *table(struct elf *e, u32 i, u64 entsize)
{
	const struct elf_sect *s = &e->sects[i];
	Elf_Data *d;

	if (s->entsize != entsize || s->size % entsize) {
		elf_fail(e, BPFC_EELF_SECTION, i, "table has %llu bytes in entries of %llu, expected entries of %llu",
			 (unsigned long long)s->size, (unsigned long long)s->entsize, (unsigned long long)entsize);
		return NULL;
	}
	d = elf_getdata(elf_getscn(e->elf, i), NULL);
	if (!d || d->d_size != s->size || (s->size && !d->d_buf)) {
		elf_fail(e, BPFC_EELF_SECTION, i, "table is damaged: %s", elf_errmsg(-1));
		return NULL;
	}
	return d;
}

static int check_symbol(struct elf *e, u32 n, const struct elf_sym *s, u32 shndx)
{
	const struct elf_sect *sect = &e->sects[s->sect];
	u64 size = s->type == STT_SECTION ? 0 : s->size;

	if (!s->sect && shndx >= SHN_LORESERVE && shndx <= SHN_HIRESERVE && !s->is_abs && !s->is_common)
		return elf_fail(e, BPFC_EELF_SYMBOL, 0, "symbol %u '%s' is in section 0x%x, expected 0 to %u", n,
				s->name, shndx, e->n_sects - 1);
	if (sect->role == ROLE_NONE)
		return 0;
	if (s->value > sect->size || size > sect->size - s->value)
		return elf_fail(e, BPFC_EELF_SYMBOL, s->sect,
				"symbol '%s' at %llu with %llu bytes lies outside of its section, which has %llu",
				s->name, (unsigned long long)s->value, (unsigned long long)s->size,
				(unsigned long long)sect->size);
	return 0;
}

static int read_symbol(struct elf *e, u32 n, Elf_Data *d, Elf_Data *xndx)
{
	struct elf_sym *s = &e->syms[n];
	const char *name;
	Elf32_Word shndx = 0;
	GElf_Sym g;

	if (!gelf_getsymshndx(d, xndx, (int)n, &g, &shndx))
		return elf_fail(e, BPFC_EELF_SYMBOL, 0, "symbol %u is damaged: %s", n, elf_errmsg(-1));
	name = string_at(e, e->sects[e->symtab].link, g.st_name);
	if (!name)
		return elf_fail(e, BPFC_EELF_SYMBOL, 0, "name of symbol %u lies outside of the string table", n);
	s->name = elf_printable(e, name);
	s->value = g.st_value;
	s->size = g.st_size;
	s->type = GELF_ST_TYPE(g.st_info);
	s->bind = GELF_ST_BIND(g.st_info);
	s->is_abs = g.st_shndx == SHN_ABS;
	s->is_common = g.st_shndx == SHN_COMMON;
	if (g.st_shndx != SHN_XINDEX)
		shndx = g.st_shndx;
	else if (!xndx || shndx >= e->n_sects)
		return elf_fail(e, BPFC_EELF_SYMBOL, 0, "extended section index of symbol %u '%s' is out of range", n,
				s->name);
	if (g.st_shndx == SHN_XINDEX || shndx < SHN_LORESERVE) {
		if (shndx >= e->n_sects)
			return elf_fail(e, BPFC_EELF_SYMBOL, 0, "symbol %u '%s' is in section %u, expected 0 to %u", n,
					s->name, shndx, e->n_sects - 1);
		s->sect = shndx;
	}
	return check_symbol(e, n, s, g.st_shndx == SHN_XINDEX ? 0 : shndx);
}

/* Symbols without a section yet get their place at the end of .bss, which is made if there is none. */
static int place_common(struct elf *e)
{
	u32 bss = 0;

	for (u32 i = 1; i < e->n_syms; i++) {
		struct elf_sym *s = &e->syms[i];
		struct elf_sect *b;
		u64 align = s->value ? s->value : 1;

		if (!s->is_common)
			continue;
		for (u32 k = 1; k < e->n_sects && !bss; k++)
			if (e->sects[k].role == ROLE_DATA && e->sects[k].data_kind == DATA_BSS &&
			    !strcmp(e->sects[k].name, ".bss"))
				bss = k;
		if (!bss) {
			bss = e->n_sects++;
			e->sects[bss] = (struct elf_sect){ .name = ".bss",
							   .type = SHT_NOBITS,
							   .role = ROLE_DATA,
							   .data_kind = DATA_BSS,
							   .by_default = true,
							   .align = 1 };
		}
		b = &e->sects[bss];
		if (align > 4096 || (align & (align - 1)) || s->size > DATA_MAX)
			return elf_fail(e, BPFC_EELF_SYMBOL, 0, "common symbol '%s' has alignment %llu and %llu bytes",
					s->name, (unsigned long long)align, (unsigned long long)s->size);
		s->value = ALIGN_UP(b->size, align);
		s->sect = bss;
		b->size = s->value + s->size;
		b->align = MAX(b->align, align);
		if (b->size > DATA_MAX)
			return elf_fail(e, BPFC_ETOO_BIG, bss, "data has more than %llu bytes",
					(unsigned long long)DATA_MAX);
	}
	return 0;
}

static int read_symbols(struct elf *e)
{
	Elf_Data *d, *xndx = NULL;
	int err = 0;

	for (u32 i = 1; i < e->n_sects; i++) {
		if (e->sects[i].type != SHT_SYMTAB)
			continue;
		if (e->symtab)
			return elf_fail(e, BPFC_EELF_SECTION, i, "there are two symbol tables");
		e->symtab = i;
	}
	if (!e->symtab)
		return 0;
	d = table(e, e->symtab, SYM_SIZE);
	if (!d)
		return -BPFC_EELF_SECTION;
	if (e->sects[e->symtab].link >= e->n_sects || e->sects[e->sects[e->symtab].link].type != SHT_STRTAB)
		return elf_fail(e, BPFC_EELF_SECTION, e->symtab, "section link is %u, expected a string table",
				e->sects[e->symtab].link);
	for (u32 i = 1; i < e->n_sects && !xndx; i++)
		if (e->sects[i].type == SHT_SYMTAB_SHNDX && e->sects[i].link == e->symtab) {
			xndx = table(e, i, sizeof(Elf32_Word));
			if (!xndx)
				return -BPFC_EELF_SECTION;
		}
	e->n_syms = (u32)(d->d_size / SYM_SIZE);
	e->syms = arena_array(&e->scratch, e->n_syms, sizeof(*e->syms));
	for (u32 i = 0; i < e->n_syms && !err; i++)
		err = read_symbol(e, i, d, xndx);
	return err ? err : place_common(e);
}

/* -- Relocations ------------------------------------------------------------------------------------------ */

static int compare_rels(const void *a, const void *b)
{
	const struct elf_rel *x = a, *y = b;

	return (x->offset > y->offset) - (x->offset < y->offset);
}

static int read_rel(struct elf *e, u32 i, Elf_Data *d, u32 n, struct elf_sect *target)
{
	struct elf_rel *r = vec_add(&e->scratch, &target->rels);
	GElf_Rela g = { 0 };
	bool ok;

	if (e->sects[i].type == SHT_RELA) {
		ok = gelf_getrela(d, (int)n, &g);
	} else {
		GElf_Rel plain = { 0 };

		ok = gelf_getrel(d, (int)n, &plain);
		g.r_offset = plain.r_offset;
		g.r_info = plain.r_info;
	}
	if (!ok)
		return elf_fail(e, BPFC_EELF_RELOC, i, "relocation %u is damaged: %s", n, elf_errmsg(-1));
	*r = (struct elf_rel){ .offset = g.r_offset,
			       .type = (u32)GELF_R_TYPE(g.r_info),
			       .sym = (u32)GELF_R_SYM(g.r_info),
			       .addend = g.r_addend,
			       .section = i };
	if (GELF_R_SYM(g.r_info) >= e->n_syms)
		return elf_fail(e, BPFC_EELF_RELOC, i, "relocation %u uses symbol %u, expected 0 to %d", n, r->sym,
				(int)e->n_syms - 1);
	if (r->offset >= target->size)
		return elf_fail(e, BPFC_EELF_RELOC, i,
				"relocation %u at offset %llu lies outside of %s, which has %llu bytes", n,
				(unsigned long long)r->offset, target->name, (unsigned long long)target->size);
	if (target->role == ROLE_CODE && r->offset % INSN_SIZE)
		return elf_fail(e, BPFC_EELF_RELOC, i, "relocation %u at offset %llu of %s, expected a multiple of 8",
				n, (unsigned long long)r->offset, target->name);
	return 0;
}

static int read_rels(struct elf *e, u32 i)
{
	struct elf_sect *s = &e->sects[i], *target;
	Elf_Data *d;
	int err = 0;

	if (s->type != SHT_REL && s->type != SHT_RELA)
		return 0;
	if (s->info == 0 || s->info >= e->n_sects)
		return elf_fail(e, BPFC_EELF_SECTION, i, "relocations are for section %u, expected 1 to %u", s->info,
				e->n_sects - 1);
	target = &e->sects[s->info];
	if (target->role == ROLE_NONE)
		return 0;
	if (!e->symtab || s->link != e->symtab)
		return elf_fail(e, BPFC_EELF_SECTION, i, "section link is %u, expected the symbol table (%u)", s->link,
				e->symtab);
	d = table(e, i, s->type == SHT_RELA ? RELA_SIZE : REL_SIZE);
	if (!d)
		return -BPFC_EELF_SECTION;
	vec_reserve(&e->scratch, &target->rels, target->rels.n + (u32)(s->size / s->entsize));
	for (u32 n = 0; n < s->size / s->entsize && !err; n++)
		err = read_rel(e, i, d, n, target);
	return err;
}

/* Sorts the relocations of section I and enters those of code by instruction. */
static int index_rels(struct elf *e, u32 i)
{
	struct elf_sect *s = &e->sects[i];

	if (!s->rels.n)
		return 0;
	qsort(s->rels.p, s->rels.n, sizeof(*s->rels.p), compare_rels);
	for (u32 n = 0; n < s->rels.n; n++) {
		const struct elf_rel *r = &s->rels.p[n];

		if (n && r->offset == s->rels.p[n - 1].offset)
			return elf_fail(e, BPFC_EELF_RELOC, r->section, "two relocations at offset %llu",
					(unsigned long long)r->offset);
		if (s->role == ROLE_CODE)
			s->rel_at[r->offset / INSN_SIZE] = n + 1;
	}
	return 0;
}

/* Does the object come from an assembler that leaves the symbol's value in the field? Such ones give no processor
 * version in e_flags, and say who they are by .comment or by their relocation numbers. */
static bool made_by_old_gas(const struct elf *e, const GElf_Ehdr *h)
{
	static const char tag[] = "GCC:";

	if (h->e_flags)
		return false;
	for (u32 i = 1; i < e->n_sects; i++) {
		const struct elf_sect *s = &e->sects[i];

		if (!strcmp(s->name, ".comment") && s->bytes && memmem(s->bytes, s->size, tag, sizeof(tag) - 1))
			return true;
		for (u32 n = 0; n < s->rels.n; n++)
			if (s->rels.p[n].type > 10 && s->rels.p[n].type < 14)
				return true;
	}
	return false;
}

static int read_relocations(struct elf *e)
{
	int err = 0;

	for (u32 i = 1; i < e->n_sects && !err; i++)
		err = read_rels(e, i);
	for (u32 i = 1; i < e->n_sects && !err; i++)
		err = index_rels(e, i);
	return err;
}

/* -- The whole -------------------------------------------------------------------------------------------- */

static int read_tables(struct elf *e, const u8 *image)
{
	GElf_Ehdr h;
	int err;

	err = check_header(e, &h);
	if (!err)
		err = read_sections(e, image);
	if (!err)
		err = sort_sections(e);
	if (!err)
		err = read_symbols(e);
	if (!err)
		err = read_relocations(e);
	if (!err)
		e->gas = made_by_old_gas(e, &h);
	return err;
}

static int read_object(struct elf *e, const u8 *image)
{
	int err = read_tables(e, image);

	if (!err)
		err = elf_find_maps(e);
	if (!err)
		err = elf_find_funcs(e);
	if (!err)
		err = elf_select(e);
	if (!err && e->btf_ext)
		err = elf_btf_lines(e);
	if (!err)
		err = elf_follow(e);
	if (!err && e->btf_ext)
		err = elf_btf_core(e);
	if (!err)
		err = elf_make_maps(e);
	if (!err)
		err = elf_lay_out(e);
	return err;
}

static void release(void *arg)
{
	struct elf *e = arg;

	elf_btf_free(e);
	if (e->elf)
		elf_end(e->elf);
	arena_free(&e->scratch);
}

static void init_libraries(void)
{
	elf_version(EV_CURRENT);
	libbpf_set_print(NULL); /* its errors are our return values */
}

int front_elf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	struct elf *e = arena_alloc(&p->arena, sizeof(*e));
	u8 *image;
	int err;

	pthread_once(&once, init_libraries);
	p->is_elf = true;
	e->p = p;
	e->ctx = p->ctx;
	e->opts = opts;
	e->size = size;
	arena_init(&e->scratch, p->ctx);
	ctx_on_throw(p->ctx, release, e);
	err = check_ident(e, data);
	if (!err) {
		/* A copy: aligned, and libelf takes what it may write to. */
		image = arena_alloc(&e->scratch, size);
		memcpy(image, data, size);
		e->elf = elf_memory((char *)image, size);
		err = e->elf ? read_object(e, image)
			     : elf_fail(e, BPFC_EELF, 0, "libelf cannot read the file: %s", elf_errmsg(-1));
	}
	ctx_done(p->ctx);
	return err;
}
