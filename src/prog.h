/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The program model: what every front end makes and everything after it reads. One prog is one input (an object with
 * all its programs, or a single raw program). Functions lie one after another in one instruction array, so that local
 * calls are distances within it. Facts about an instruction lie beside it, in aux.
 */
#ifndef BPFC_PROG_H
#define BPFC_PROG_H

#include "diag.h"
#include "isa.h"
#include "util.h"

enum prog_type {
#define PROGTYPE(id, name, uapi, ctx) PROG_##id,
#include "progtype.def"
	PROG_NTYPES
};
const char *prog_type_name(enum prog_type t);
/* -1 if there is none of that name. */
int prog_type_by_name(const char *name);
int prog_type_uapi(enum prog_type t);

/* What an instruction (ld_imm64, call) or a word of data refers to. */
enum ref_kind {
	REF_NONE,
	REF_MAP,     /* index: prog->maps; address of the descriptor */
	REF_MAP_VALUE, /* index: prog->maps; address of the first value, plus addend; in ld_imm64 alone */
	REF_DATA,    /* index: prog->datas, plus addend */
	REF_SUBPROG, /* index: prog->subprogs; from data and ld_imm64: its thunk */
	REF_EXTERN,  /* index: prog->externs, plus addend */
};

struct insn_aux {
	u8 ref;      /* enum ref_kind */
	bool target; /* a jump goes here, or a function starts (set by prog_check) */
	bool second; /* second slot of ld_imm64 (set by prog_check) */
	u32 index;   /* what ref says */
	s64 addend;
	u32 line;    /* index into prog->lines plus 1; 0: unknown */
};

struct subprog {
	const char *name;    /* symbol; "prog" for a raw program, "subN" for functions found by calls alone */
	const char *section; /* NULL for raw and text input */
	u32 start, n;        /* instructions */
	u32 sect_insn;       /* index of its first instruction within its section, for messages */
	bool is_prog;        /* an entry: gets NAME and NAME.tail */
	bool is_static;      /* local symbol in the input */
	bool is_called;      /* something calls it (set by prog_check); a program then has the convention of a subprogram inside */
	bool addr_taken;     /* needs a thunk (set by prog_check) */
	bool uses_tail_call; /* itself or something it calls (set by prog_check) */
	enum prog_type type; /* of an entry */
	u32 btf_id;
};

/* A flat program gives back 32 bits; all others 64. */
static inline bool subprog_is_narrow(const struct subprog *s) { return s->is_prog && s->type == PROG_FLAT && !s->is_called && !s->addr_taken; }

/* The body is entered from C, with the context only; nothing else calls it. */
static inline bool subprog_is_entry(const struct subprog *s) { return s->is_prog && !s->is_called && !s->addr_taken; }

/* What a map holds at first: a map (REF_MAP) or a program (REF_SUBPROG). */
struct map_value {
	u32 key;
	u8 ref;
	u32 index;
};

struct prog_map {
	const char *name;
	u32 type, key_size, value_size, max_entries, flags; /* type: enum map_type */
	s32 id;              /* N of --map, or -1 */
	u32 btf_key, btf_value; /* ids in prog->btf, 0 if unknown */
	u32 inner;           /* index of the inner map's template plus 1, or 0 */
	u64 map_extra;
	u32 spin_lock;       /* offset of the struct bpf_spin_lock in a value plus 1, or 0 */
	u32 pinning, numa_node;
	VEC(struct map_value) values;
};

enum data_kind { DATA_RODATA, DATA_DATA, DATA_BSS };

struct data_sym {
	const char *name;
	u32 offset, size;
	bool is_global, is_weak;
};

/* A pointer stored in data. */
struct data_ref {
	u32 offset;
	u8 size; /* 4 or 8 */
	u8 ref;  /* enum ref_kind */
	u32 index;
	s64 addend;
};

/* One .rodata*, .data* or .bss* section. */
struct prog_data {
	const char *name;
	enum data_kind kind;
	u8 *bytes; /* NULL for DATA_BSS */
	u32 size, align;
	VEC(struct data_sym) syms;
	VEC(struct data_ref) refs;
};

/* An undefined symbol: kfunc, ksym, extern function. */
struct prog_extern {
	const char *name;
	bool is_func, is_weak;
	u32 btf_id;
	u8 nargs;      /* functions with BTF: their arguments as words per argument (1 or 2) */
	u8 arg_words[5];
	u8 ret;        /* enum helper_ret */
	bool has_proto;
};

struct prog_line {
	const char *file, *text; /* source file and the line's text, may be NULL */
	u32 line, column;
};

struct cbpf_prog;

struct prog {
	struct bpfc_ctx *ctx;
	struct arena arena; /* owns everything below */
	const char *file;   /* input name for messages */
	bool is_elf;
	struct insn *insns;
	struct insn_aux *aux; /* parallel to insns */
	u32 n_insns;
	VEC(struct subprog) subprogs; /* ordered by start, without gaps */
	VEC(struct prog_map) maps;
	VEC(struct prog_data) datas;
	VEC(struct prog_extern) externs;
	VEC(struct prog_line) lines;
	const char *license;
	const struct cbpf_prog *cbpf; /* the classic filter that it was made from, or NULL */
	u8 *btf; /* raw .BTF bytes or NULL, for those who print types */
	u32 btf_size;
};

struct prog *prog_new(struct bpfc_ctx *ctx, const char *file);
void prog_free(struct prog *p);

/* Allocate N zeroed instructions with their aux. */
void prog_set_insns(struct prog *p, u32 n);
/* The function that instruction I belongs to. */
u32 prog_subprog_of(const struct prog *p, u32 i);
/* Position for messages: file, section, function, index of instruction I within its function. */
struct where prog_where(const struct prog *p, u32 i);
int prog_map_by_id(const struct prog *p, s32 id);      /* index or -1 */
int prog_map_by_name(const struct prog *p, const char *name);
int prog_subprog_by_name(const struct prog *p, const char *name);

/* Jump or call distance of instruction I as an index into insns (no range check). */
s64 prog_target(const struct prog *p, u32 i, const struct isa_info *info);

/* Cut instructions without function boundaries into subprograms at the targets of local calls and function addresses,
 * and at the instructions whose bit is set in STARTS (may be NULL); the first is "prog", an entry, the others "sub1"
 * ... by their order. Broken input is cut as far as it makes sense. */
void prog_cut(struct prog *p, const u32 *starts);

/* Structural check (prog_check.c): opcodes, reserved fields, registers, ld_imm64 pairs, jumps within the function, call
 * targets, no fall-through off the end, no recursion, references present where src_reg asks for one. Input without
 * function boundaries (raw, text) is cut into subprograms at call and function-address targets first. Sets the aux and
 * subprog members that say so. 0 or -BPFC_E*, with one diagnostic. Linear time. */
int prog_check(struct prog *p);

/* Bottom-up order over the call graph (callees first): subprog indices, p->subprogs.n of them, in p's arena. */
u32 *prog_call_order(struct prog *p);

#endif
