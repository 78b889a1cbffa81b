/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* struct code as an ELF32 relocatable object for i386, through libelf, which lays the file out. Order: null, then for
 * each section its COMDAT group (if it has one), itself and its REL section; .note.GNU-stack, .symtab, .strtab,
 * .shstrtab. Local symbols come first. Undefined symbols that nothing refers to are left out. Bytes follow from the
 * product alone.
 */
#include <elf.h>
#include <errno.h>
#include <libelf.h>
#include <string.h>
#include <unistd.h>

#include "bpfrt.h"
#include "out/out.h"

struct strings {
	VEC(char) text;
	u32 last; /* offset of the newest string: section names come in runs */
};

/* A section of the code with what belongs to it. */
struct piece {
	Elf_Scn *group, *scn, *rel;
	u32 signature; /* ELF symbol */
};

struct writer {
	struct code *c;
	Elf *elf;
	FILE *file; /* where libelf writes */
	struct strings names, shnames;
	struct piece *pieces;
	u32 *elf_sym; /* code symbol -> ELF symbol, 0: left out */
	u32 n_local, n_syms;
	size_t symtab;
};

static int elf_failed(const struct writer *w, const char *what)
{
	return diag_error(w->c->ctx, BPFC_EWRITE, NULL, "cannot make the object: %s: %s", what, elf_errmsg(-1));
}

static u32 string_add(struct arena *a, struct strings *s, const char *text)
{
	size_t n = strlen(text) + 1;

	if (!s->text.n)
		vec_push(a, &s->text, 0);
	if (!*text)
		return 0;
	if (s->last && !strcmp(s->text.p + s->last, text))
		return s->last;
	vec_reserve(a, &s->text, s->text.n + (u32)n);
	memcpy(s->text.p + s->text.n, text, n);
	s->last = s->text.n;
	s->text.n += (u32)n;
	return s->last;
}

/* A new section with one block of data, which stays in place until the file is written. */
static Elf_Scn *section_new(struct writer *w, const char *name, u32 type, u32 flags, u32 align)
{
	Elf_Scn *scn = elf_newscn(w->elf);
	Elf32_Shdr *sh = scn ? elf32_getshdr(scn) : NULL;

	if (!sh)
		return NULL;
	sh->sh_name = string_add(&w->c->arena, &w->shnames, name);
	sh->sh_type = type;
	sh->sh_flags = flags;
	sh->sh_addralign = align;
	return scn;
}

static bool section_data(Elf_Scn *scn, void *p, size_t n, Elf_Type type, u32 align)
{
	Elf_Data *d = scn ? elf_newdata(scn) : NULL;

	if (!d)
		return false;
	d->d_buf = p;
	d->d_size = n;
	d->d_type = type;
	d->d_align = align;
	d->d_version = EV_CURRENT;
	return true;
}

/* -- Symbols ---------------------------------------------------------------------------------------------- */

/* Groups of equal signature are kept once when linked. So that only equal definitions are one, and different ones
 * of one name meet as a name defined twice, contents are a part of the signature, save for numbers of BTF types: each
 * object counts its own. The signature is a local symbol. */
static const char *group_signature(struct code *c, u32 k)
{
	const struct code_sect *s = &c->sects.p[k];
	struct bpfrt_map desc = {0};
	u64 h;

	memcpy(&desc, s->bytes.p, MIN(s->bytes.n, sizeof desc));
	desc.btf_key_type_id = desc.btf_value_type_id = 0;
	h = hash_bytes(&desc, sizeof desc);
	if (s->bytes.n > sizeof desc)
		h = h * 31 + hash_bytes(s->bytes.p + sizeof desc, s->bytes.n - sizeof desc);
	for (u32 j = 0; j < s->fixups.n; j++) {
		const char *name = c->syms.p[s->fixups.p[j].sym].name;

		h = h * 31 + s->fixups.p[j].offset + hash_bytes(name, strlen(name));
	}
	return arena_printf(&c->arena, "%s.%08x%08x", s->group, (u32)(h >> 32), (u32)h);
}

/* A global symbol that would take the place of one of C's library draws a warning. */
static void warn_name(struct code *c, const struct code_sym *s)
{
	static const char *const names[] = {
#define CNAME(name) #name,
#include "out/cname.def"
	};

	if (s->sect == CODE_UNDEF || s->bind == CODE_LOCAL)
		return;
	for (size_t k = 0; k < ARRAY_SIZE(names); k++)
		if (!strcmp(names[k], s->name))
			diag_warn(c->ctx, BPFC_ESYMBOL_CLASH, NULL,
				  "'%s' is a name of C's library, whose place it takes where both are linked: "
				  "--symbol-prefix= helps",
				  s->name);
}

/* Numbers for all symbols that go into the file: local ones first, signatures last of them. */
static int number_symbols(struct writer *w)
{
	struct code *c = w->c;
	u32 *used = bits_new(&c->arena, c->syms.n + 1), next = 1;

	for (u32 k = 0; k < c->sects.n; k++)
		for (u32 j = 0; j < c->sects.p[k].fixups.n; j++)
			bits_set(used, c->sects.p[k].fixups.p[j].sym);
	w->elf_sym = arena_array(&c->arena, c->syms.n + 1, sizeof *w->elf_sym);
	for (int local = 1; local >= 0; local--) {
		for (u32 i = 0; i < c->syms.n; i++) {
			const struct code_sym *s = &c->syms.p[i];

			if ((s->bind == CODE_LOCAL) != local || (s->sect == CODE_UNDEF && !bits_test(used, i)))
				continue;
			CHECK(c->ctx, s->bind != CODE_LOCAL || s->sect != CODE_UNDEF);
			w->elf_sym[i] = next++;
			warn_name(c, s);
		}
		for (u32 k = 0; k < c->sects.n && local; k++)
			if (c->sects.p[k].group)
				w->pieces[k].signature = next++;
		if (local)
			w->n_local = next;
	}
	w->n_syms = next;
	return next < 1u << 24 ? 0
			       : diag_error(c->ctx, BPFC_ELIMIT, NULL, "an i386 object has at most 16777215 symbols");
}

static u8 symbol_info(const struct code_sym *s)
{
	static const u8 bind[] = {[CODE_LOCAL] = STB_LOCAL, [CODE_GLOBAL] = STB_GLOBAL, [CODE_WEAK] = STB_WEAK};
	static const u8 type[] = {[CODE_NOTYPE] = STT_NOTYPE,
				  [CODE_FUNC] = STT_FUNC,
				  [CODE_OBJECT] = STT_OBJECT,
				  [CODE_SECTION] = STT_SECTION};

	return ELF32_ST_INFO(bind[s->bind], s->sect == CODE_UNDEF ? STT_NOTYPE : type[s->type]);
}

static int write_symbols(struct writer *w)
{
	struct code *c = w->c;
	Elf32_Sym *syms = arena_array(&c->arena, w->n_syms, sizeof *syms);
	Elf_Scn *scn = section_new(w, ".symtab", SHT_SYMTAB, 0, 4);
	Elf_Scn *str = section_new(w, ".strtab", SHT_STRTAB, 0, 1);

	if (!scn || !str)
		return elf_failed(w, ".symtab");
	string_add(&c->arena, &w->names, "");
	for (u32 i = 0; i < c->syms.n; i++) {
		const struct code_sym *s = &c->syms.p[i];
		Elf32_Sym *e = &syms[w->elf_sym[i]];
		bool section = s->type == CODE_SECTION && s->sect != CODE_UNDEF && s->bind == CODE_LOCAL;

		if (!w->elf_sym[i])
			continue;
		e->st_name = section ? 0 : string_add(&c->arena, &w->names, s->name);
		e->st_value = s->value;
		e->st_size = s->size;
		e->st_info = symbol_info(s);
		e->st_other = STV_DEFAULT;
		e->st_shndx = s->sect == CODE_UNDEF ? SHN_UNDEF : (Elf32_Section)elf_ndxscn(w->pieces[s->sect].scn);
	}
	for (u32 k = 0; k < c->sects.n; k++) {
		Elf32_Sym *e = &syms[w->pieces[k].signature];

		if (!c->sects.p[k].group)
			continue;
		e->st_name = string_add(&c->arena, &w->names, group_signature(c, k));
		e->st_info = ELF32_ST_INFO(STB_LOCAL, STT_NOTYPE);
		e->st_shndx = (Elf32_Section)elf_ndxscn(w->pieces[k].group);
	}
	elf32_getshdr(scn)->sh_link = (u32)elf_ndxscn(str);
	elf32_getshdr(scn)->sh_info = w->n_local;
	elf32_getshdr(scn)->sh_entsize = sizeof(Elf32_Sym);
	w->symtab = elf_ndxscn(scn);
	if (!section_data(scn, syms, w->n_syms * sizeof *syms, ELF_T_SYM, 4) ||
	    !section_data(str, w->names.text.p, w->names.text.n, ELF_T_BYTE, 1))
		return elf_failed(w, ".symtab");
	return 0;
}

/* -- Sections of the code --------------------------------------------------------------------------------- */

static const struct {
	u32 type, flags;
} sect_kind[] = {
	[CODE_TEXT] = {SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR}, [CODE_RODATA] = {SHT_PROGBITS, SHF_ALLOC},
	[CODE_DATA] = {SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},	 [CODE_BSS] = {SHT_NOBITS, SHF_ALLOC | SHF_WRITE},
	[CODE_MAPS] = {SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
};

static int write_rel(struct writer *w, struct code_sect *s, Elf_Scn *rel)
{
	static const u8 type[] = {[FIXUP_ABS32] = R_386_32, [FIXUP_PC32] = R_386_PC32, [FIXUP_PLT32] = R_386_PLT32};
	struct code *c = w->c;
	Elf32_Rel *r = arena_array(&c->arena, s->fixups.n, sizeof *r);

	for (u32 j = 0; j < s->fixups.n; j++) {
		const struct code_fixup *f = &s->fixups.p[j];

		CHECK(c->ctx, f->kind < ARRAY_SIZE(type) && w->elf_sym[f->sym]);
		CHECK(c->ctx, f->offset <= s->bytes.n && s->bytes.n - f->offset >= 4);
		r[j].r_offset = f->offset;
		r[j].r_info = ELF32_R_INFO(w->elf_sym[f->sym], type[f->kind]);
		/* REL: the addend that counts is in the bytes */
		for (u32 k = 0; k < 4; k++)
			s->bytes.p[f->offset + k] = (u8)((u32)f->addend >> 8 * k);
	}
	return section_data(rel, r, s->fixups.n * sizeof *r, ELF_T_REL, 4) ? 0 : elf_failed(w, s->name);
}

/* Headers and bytes; REL and group contents need symbol numbers, but nothing else. */
static int write_section(struct writer *w, u32 k)
{
	struct code_sect *s = &w->c->sects.p[k];
	struct piece *pc = &w->pieces[k];
	u32 in_group = s->group ? SHF_GROUP : 0;
	bool ok;

	if (s->group && !(pc->group = section_new(w, ".group", SHT_GROUP, 0, 4)))
		return elf_failed(w, s->name);
	pc->scn = section_new(w, s->name, sect_kind[s->kind].type, sect_kind[s->kind].flags | in_group, s->align);
	if (!pc->scn)
		return elf_failed(w, s->name);
	if (s->kind == CODE_BSS)
		ok = section_data(pc->scn, NULL, s->size, ELF_T_BYTE, s->align);
	else
		ok = section_data(pc->scn, s->bytes.p, s->bytes.n, ELF_T_BYTE, s->align);
	if (!ok)
		return elf_failed(w, s->name);
	if (!s->fixups.n)
		return 0;
	pc->rel = section_new(w, arena_printf(&w->c->arena, ".rel%s", s->name), SHT_REL, SHF_INFO_LINK | in_group, 4);
	if (!pc->rel)
		return elf_failed(w, s->name);
	elf32_getshdr(pc->rel)->sh_info = (u32)elf_ndxscn(pc->scn);
	elf32_getshdr(pc->rel)->sh_entsize = sizeof(Elf32_Rel);
	return write_rel(w, s, pc->rel);
}

static int write_group(struct writer *w, u32 k)
{
	struct code *c = w->c;
	struct code_sect *s = &c->sects.p[k];
	struct piece *pc = &w->pieces[k];
	u32 n = 0, *words;

	words = arena_array(&c->arena, 3, sizeof *words);
	words[n++] = GRP_COMDAT;
	words[n++] = (u32)elf_ndxscn(pc->scn);
	if (pc->rel)
		words[n++] = (u32)elf_ndxscn(pc->rel);
	elf32_getshdr(pc->group)->sh_link = (u32)w->symtab;
	elf32_getshdr(pc->group)->sh_info = pc->signature;
	elf32_getshdr(pc->group)->sh_entsize = sizeof *words;
	return section_data(pc->group, words, n * sizeof *words, ELF_T_WORD, 4) ? 0 : elf_failed(w, s->name);
}

static int write_all(struct writer *w)
{
	struct code *c = w->c;
	Elf32_Ehdr *eh = elf32_newehdr(w->elf);
	Elf_Scn *scn;
	int err;

	if (!eh)
		return elf_failed(w, "header");
	eh->e_ident[EI_DATA] = ELFDATA2LSB;
	eh->e_ident[EI_OSABI] = ELFOSABI_NONE;
	eh->e_type = ET_REL;
	eh->e_machine = EM_386;
	eh->e_version = EV_CURRENT;
	err = number_symbols(w);
	for (u32 k = 0; k < c->sects.n && !err; k++)
		err = write_section(w, k);
	if (err)
		return err;
	if (!section_data(section_new(w, ".note.GNU-stack", SHT_PROGBITS, 0, 1), NULL, 0, ELF_T_BYTE, 1))
		return elf_failed(w, ".note.GNU-stack");
	err = write_symbols(w);
	for (u32 k = 0; k < c->sects.n && !err; k++) {
		if (w->pieces[k].rel)
			elf32_getshdr(w->pieces[k].rel)->sh_link = (u32)w->symtab;
		if (w->pieces[k].group)
			err = write_group(w, k);
	}
	if (err)
		return err;
	scn = section_new(w, ".shstrtab", SHT_STRTAB, 0, 1);
	if (!section_data(scn, w->shnames.text.p, w->shnames.text.n, ELF_T_BYTE, 1))
		return elf_failed(w, ".shstrtab");
	elf32_getehdr(w->elf)->e_shstrndx = (Elf32_Half)elf_ndxscn(scn);
	if (elf_update(w->elf, ELF_C_NULL) < 0 || elf_update(w->elf, ELF_C_WRITE) < 0)
		return elf_failed(w, "writing");
	return 0;
}

static void writer_drop(void *arg)
{
	struct writer *w = arg;

	if (w->elf)
		elf_end(w->elf);
	if (w->file)
		fclose(w->file);
}

/* libelf writes to file descriptors only; the stream may be memory or a pipe. */
static int copy_out(struct writer *w, FILE *out)
{
	char buf[16384];
	size_t n;

	rewind(w->file);
	while ((n = fread(buf, 1, sizeof buf, w->file)))
		if (fwrite(buf, 1, n, out) != n)
			return 0; /* the caller looks at the stream */
	return ferror(w->file) ? diag_error(w->c->ctx, BPFC_EWRITE, NULL, "temporary file: %s", strerror(errno)) : 0;
}

int out_elf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	struct writer w = {.c = c};
	u32 n_sections = 5;
	int err;

	(void)p, (void)opts;
	for (u32 k = 0; k < c->sects.n; k++)
		n_sections += 1u + (c->sects.p[k].group != NULL) + (c->sects.p[k].fixups.n != 0);
	if (n_sections >= SHN_LORESERVE)
		return diag_error(c->ctx, BPFC_ELIMIT, NULL,
				  "the object would need %u sections, at most %u are possible", n_sections,
				  SHN_LORESERVE - 1);
	w.pieces = arena_array(&c->arena, c->sects.n, sizeof *w.pieces);
	ctx_on_throw(c->ctx, writer_drop, &w);
	elf_version(EV_CURRENT);
	w.file = tmpfile();
	if (!w.file)
		err = diag_error(c->ctx, BPFC_EWRITE, NULL, "temporary file: %s", strerror(errno));
	else if (!(w.elf = elf_begin(fileno(w.file), ELF_C_WRITE, NULL)))
		err = elf_failed(&w, "start");
	else
		err = write_all(&w);
	if (!err)
		err = copy_out(&w, out);
	ctx_done(c->ctx);
	return err;
}
