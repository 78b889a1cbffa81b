/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of the ELF reader share: sections, symbols, relocations, functions and maps of one object, as they are
 * before only what is used becomes struct prog.
 *
 * Steps, each in one file: elf_read.c opens and checks tables; elf_func.c cuts code into functions and says which are
 * programs; elf_map.c understands map definitions; elf_reloc.c follows references from the programs, numbers what they
 * reach and lays it out; btf.c answers questions about types, lines and CO-RE.
 */
#ifndef BPFC_FRONT_ELF_READ_H
#define BPFC_FRONT_ELF_READ_H

#include "bpfc.h"
#include "prog.h"

enum { INSN_SIZE = 8, NO_INDEX = -1 };

enum elf_role {
	ROLE_NONE, /* nothing that a program can refer to: debugging information, tables */
	ROLE_CODE,
	ROLE_DATA,
	ROLE_BTF_MAPS, /* .maps */
	ROLE_OLD_MAPS, /* maps: struct bpf_map_def */
	ROLE_STRUCT_OPS,
	ROLE_ARENA,
};

struct elf_rel {
	u64 offset;
	u32 type, sym;
	s64 addend;  /* RELA's; what lies in the field itself is added by elf_locate() */
	u32 section; /* the relocation section, for messages */
};

struct elf_sect {
	const char *name; /* printable */
	u32 type;	  /* SHT_* */
	u32 link, info;
	u64 flags, size, entsize, align;
	const u8 *bytes;	  /* NULL: SHT_NOBITS */
	u8 role;		  /* enum elf_role */
	u8 data_kind;		  /* enum data_kind of ROLE_DATA */
	bool by_default;	  /* data that goes out even if nobody refers to it */
	bool has_func;		  /* there is an STT_FUNC symbol in it */
	bool same_name;		  /* another section has this name */
	VEC(struct elf_rel) rels; /* sorted by offset */
	/* code, by instruction; index plus 1, or 0 */
	u32 n_insns;
	u32 *rel_at, *func_at, *line_at;
	u32 *starts; /* bits: a function begins */
	/* data */
	bool used;
	u32 index; /* into prog->datas */
};

struct elf_sym {
	const char *name;
	u64 value, size;
	u32 sect; /* index of its section; 0: undefined */
	u8 type, bind;
	bool is_abs, is_common;
	bool used;    /* undefined and used */
	u32 index;    /* into prog->externs */
	bool is_func; /* undefined: called, or a function by BTF */
};

struct elf_func {
	const char *name;
	u32 sect, start, n; /* instructions of the section */
	bool is_global, is_weak, has_symbol, is_prog, used;
	bool referenced; /* somebody else calls it or takes its address */
	bool in_map;	 /* is an initial value of a map */
	u32 index;	 /* into prog->subprogs */
	enum prog_type type;
};

struct elf_map {
	const char *name;
	u32 sect;
	u64 offset, size;
	bool used;
	bool made; /* entered into prog */
	bool followed; /* its initial values were */
	u32 index; /* into prog->maps */
	u32 first_rel, n_rels; /* initial values: relocations of its section */
};

struct elf_btf;

struct elf {
	struct prog *p;
	struct bpfc_ctx *ctx;
	struct arena scratch; /* gone when the reader returns; names lie in the program's arena */
	const struct bpfc_opts *opts;
	void *elf; /* Elf of libelf */
	u64 size;  /* of the file */
	struct elf_sect *sects;
	u32 n_sects;
	u32 strtab_names; /* section that holds section names */
	struct elf_sym *syms;
	u32 n_syms, symtab;
	bool gas;	     /* made by an assembler that adds the symbol's value to the field (binutils before 2.42) */
	struct elf_btf *btf; /* NULL: no .BTF */
	u32 btf_ext;	     /* section, 0: none */
	VEC(struct elf_func) funcs; /* by section and start; copies under other names come last */
	u32 n_plain;		    /* functions before the copies */
	VEC(struct elf_map) maps;   /* by section and offset */
};

struct where elf_where(const struct elf *e, u32 sect);
struct where elf_where_insn(const struct elf *e, const struct elf_func *f, u32 insn /* of the section */);
/* One diagnostic about section SECT (0: the file). */
int elf_fail(const struct elf *e, enum bpfc_error id, u32 sect, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* S as it may stand in a message: control characters become '?'. In the program's arena. */
const char *elf_printable(struct elf *e, const char *s);
bool elf_has_prefix(const char *s, const char *prefix);
/* For messages: the symbol's name, or its section's. */
const char *elf_sym_name(const struct elf *e, u32 sym);
struct insn elf_insn(const struct elf_sect *s, u32 i);

/* -- Places: what a relocation points at (elf_reloc.c) ------------------------------------------------------- */

struct elf_place {
	u32 sect; /* 0: undefined symbol SYM */
	u32 sym;
	s64 off; /* within the section, or from the symbol */
};
/* Relocation R of section SECT, checked against the field that it patches; W for messages. */
int elf_locate(struct elf *e, u32 sect, const struct elf_rel *r, const struct where *w, struct elf_place *out);

/* -- Steps --------------------------------------------------------------------------------------------------- */

int elf_find_funcs(struct elf *e); /* elf_func.c */
int elf_select(struct elf *e);	   /* elf_func.c: which functions are programs, and which of them are wanted */
enum prog_type elf_section_type(const char *name, bool *known);
int elf_find_maps(struct elf *e);			/* elf_map.c */
int elf_make_maps(struct elf *e);			/* elf_map.c: those used to prog->maps */
int elf_map_value(struct elf *e, u32 sect, u32 rel, u32 *ref, u32 *index); /* elf_reloc.c: REF_MAP or REF_SUBPROG, before they are numbered */
s64 elf_map_at(const struct elf *e, u32 sect, s64 off); /* index into e->maps, or -1 */
int elf_follow(struct elf *e);				/* elf_reloc.c: marks what is used */
int elf_lay_out(struct elf *e);				/* elf_reloc.c: used things to prog */

/* -- Types (btf.c) -------------------------------------------------------------------------------------------- */

int elf_btf_load(struct elf *e, u32 sect);
void elf_btf_free(struct elf *e);
/* Id of the function of that name, 0 if there is none. */
u32 elf_btf_func(const struct elf *e, const char *name);
/* Section that type information gives for the variable or function NAME (".kconfig"), NULL if none. */
const char *elf_btf_section_of(const struct elf *e, const char *name);
bool elf_btf_is_func(const struct elf *e, const char *name);
/* Fills the prototype of an external function from its type; -BPFC_EEXTERN if it cannot be called. */
int elf_btf_proto(struct elf *e, struct prog_extern *x, const struct where *w);
/* Fills M from the definition of variable NAME in .maps, section SECT. INNER: set to the template's definition if there
 * is one, its name is NULL otherwise. */
/* *VALUES: offset of the initial values in the definition. */
int elf_btf_map(struct elf *e, u32 sect, const char *name, struct prog_map *m, struct prog_map *inner, u32 *values);
/* Line records of .BTF.ext: fills line_at of code sections with indices into prog->lines plus 1. */
int elf_btf_lines(struct elf *e);
/* Refuses CO-RE relocations in functions that are used. */
int elf_btf_core(struct elf *e);

#endif
