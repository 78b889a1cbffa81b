/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fuzz entry: the types of an object. The input is a .BTF section and a .BTF.ext section, the length of the first in the first
 * two bytes; an object is put around them, with a program, a map that its types define, and data.
 */
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { S_NULL, S_STRTAB, S_SYMTAB, S_TEXT, S_REL, S_MAPS, S_DATA, S_LICENSE, S_BTF, S_EXT, N_SECTIONS };
enum { MAX_SIZE = 1 << 16, ABSOLUTE = 1 };

static const char names[] = "\0.strtab\0.symtab\0xdp\0.relxdp\0.maps\0.data\0license\0.BTF\0.BTF.ext\0prog\0map\0value";
enum { NAME_PROG = 63, NAME_MAP = 68, NAME_VALUE = 72 };
static const unsigned name_at[N_SECTIONS] = {0, 1, 9, 17, 21, 29, 35, 41, 49, 54};

/* r1 = map; r1 = value; r0 = 0 as often as there is room; exit. Long enough for line numbers of other programs. */
enum { TEXT = 80 * 8 };

static void make_text(uint8_t *text)
{
	memset(text, 0, TEXT);
	text[0] = text[16] = 0x18;
	text[1] = text[17] = 1;
	for (size_t i = 32; i < TEXT - 8; i += 8)
		text[i] = 0xb7;
	text[TEXT - 8] = 0x95;
}

static const Elf64_Sym syms[] = {
	{0},
	{NAME_PROG, ELF64_ST_INFO(STB_GLOBAL, STT_FUNC), 0, S_TEXT, 0, TEXT},
	{NAME_MAP, ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT), 0, S_MAPS, 0, 32},
	{NAME_VALUE, ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT), 0, S_DATA, 0, 8},
};
static const Elf64_Rel rels[] = {{0, ELF64_R_INFO(2, ABSOLUTE)}, {16, ELF64_R_INFO(3, ABSOLUTE)}};

struct image {
	uint8_t bytes[2 * MAX_SIZE];
	size_t n;
	Elf64_Shdr sections[N_SECTIONS];
};

static void put(struct image *im, unsigned section, unsigned type, unsigned flags, const void *data, size_t n)
{
	Elf64_Shdr *s = &im->sections[section];

	im->n = (im->n + 7) & ~(size_t)7;
	*s = (Elf64_Shdr){.sh_name = name_at[section],
			  .sh_type = type,
			  .sh_flags = flags,
			  .sh_offset = im->n,
			  .sh_size = n,
			  .sh_addralign = 8};
	if (n)
		memcpy(im->bytes + im->n, data, n);
	im->n += n;
}

static void make_object(struct image *im, const uint8_t *btf, size_t btf_size, const uint8_t *ext, size_t ext_size)
{
	static const uint8_t zeros[32];
	uint8_t text[TEXT];
	Elf64_Ehdr head = {.e_type = ET_REL,
			   .e_machine = EM_BPF,
			   .e_version = EV_CURRENT,
			   .e_ehsize = sizeof head,
			   .e_shentsize = sizeof(Elf64_Shdr),
			   .e_shnum = N_SECTIONS,
			   .e_shstrndx = S_STRTAB};

	make_text(text);
	memcpy(head.e_ident, ELFMAG, SELFMAG);
	head.e_ident[EI_CLASS] = ELFCLASS64;
	head.e_ident[EI_DATA] = ELFDATA2LSB;
	head.e_ident[EI_VERSION] = EV_CURRENT;
	im->n = sizeof head;
	put(im, S_STRTAB, SHT_STRTAB, 0, names, sizeof names);
	put(im, S_SYMTAB, SHT_SYMTAB, 0, syms, sizeof syms);
	im->sections[S_SYMTAB].sh_link = S_STRTAB;
	im->sections[S_SYMTAB].sh_info = 1;
	im->sections[S_SYMTAB].sh_entsize = sizeof syms[0];
	put(im, S_TEXT, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, text, sizeof text);
	put(im, S_REL, SHT_REL, 0, rels, sizeof rels);
	im->sections[S_REL].sh_link = S_SYMTAB;
	im->sections[S_REL].sh_info = S_TEXT;
	im->sections[S_REL].sh_entsize = sizeof rels[0];
	put(im, S_MAPS, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, zeros, 32);
	put(im, S_DATA, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, zeros, 8);
	put(im, S_LICENSE, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, "GPL", 4);
	put(im, S_BTF, SHT_PROGBITS, 0, btf, btf_size);
	put(im, S_EXT, SHT_PROGBITS, 0, ext, ext_size);
	im->n = (im->n + 7) & ~(size_t)7;
	head.e_shoff = im->n;
	memcpy(im->bytes, &head, sizeof head);
	memcpy(im->bytes + im->n, im->sections, sizeof im->sections);
	im->n += sizeof im->sections;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct image *im = calloc(1, sizeof *im);
	size_t btf = size >= 2 ? (size_t)data[0] | (size_t)data[1] << 8 : 0;

	if (im && size >= 2 && size < MAX_SIZE) {
		if (btf > size - 2)
			btf = size - 2;
		make_object(im, data + 2, btf, data + 2 + btf, size - 2 - btf);
		fuzz_compile(BPFC_INPUT_ELF, NULL, im->bytes, im->n);
	}
	free(im);
	return 0;
}
