/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The ELF reader on what clang makes of tests/elf, for several processor versions; on objects with damage of each kind
 * that it looks for; and on objects with bytes changed and ends cut off at random.
 */
#include <CUnit/CUnit.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "front/front.h"
#include "helper.h"
#include "maptype.h"
#include "test.h"

/* -- Reading ---------------------------------------------------------------------------------------------- */

struct file {
	u8 *bytes;
	size_t size;
};

/* What one reading came to. */
struct reading {
	struct bpfc_ctx ctx;
	struct bpfc_opts opts;
	const char *program, *name;
	struct file file;
	struct prog *p;
	int err;
};

#if defined(HAVE_ELF) && defined(HAVE_BPF)
static const bool with_elf = true;
#else
static const bool with_elf = false; /* the build refuses all objects */
#endif

static const char *const versions[] = { "v1", "v2", "v3" };

/* False, and the test is skipped, if there is no clang that made the objects. */
static bool read_file(const char *name, struct file *f)
{
	const char *dir = getenv("builddir");
	char path[512];
	FILE *in;
	long size = 0;

	snprintf(path, sizeof(path), "%s/tests/elf/%s.o", dir ? dir : ".", name);
	*f = (struct file){ NULL, 0 };
	in = with_elf ? fopen(path, "rb") : NULL;
	if (!in)
		return false;
	CU_ASSERT_FATAL(!fseek(in, 0, SEEK_END) && (size = ftell(in)) > 0 && !fseek(in, 0, SEEK_SET));
	f->bytes = malloc((size_t)size);
	f->size = fread(f->bytes, 1, (size_t)size, in);
	fclose(in);
	return true;
}

static int read_body(void *arg)
{
	struct reading *r = arg;
	int err = front_load_mem(&r->ctx, r->name, r->file.bytes, r->file.size, &r->opts, &r->p);

	return err ? err : prog_check(r->p);
}

static void read_bytes(struct reading *r, const char *name, struct file f, const char *program)
{
	*r = (struct reading){ .file = f, .program = program, .name = name };
	ctx_init(&r->ctx);
	r->opts = (struct bpfc_opts){ .size = sizeof(r->opts), .input = BPFC_INPUT_ELF, .programs = &r->program,
				      .n_programs = program != NULL };
	r->err = ctx_try(&r->ctx, read_body, r);
}

static void done(struct reading *r)
{
	prog_free(r->p);
	ctx_fini(&r->ctx);
}

/* Exactly one error if and only if reading failed. */
static bool one_message(const struct reading *r)
{
	u32 n = 0;

	for (const struct diag *d = r->ctx.first; d; d = d->next)
		n += d->severity == DIAG_ERROR;
	return n == (r->err != 0);
}

/* NAME for processor version V, which must be accepted. False if there is no object. */
static bool accept(struct reading *r, const char *name, const char *version, const char *program)
{
	char file[64];
	struct file f;

	snprintf(file, sizeof(file), "%s.%s", name, version);
	if (!read_file(file, &f)) {
		test_skip("no objects: there is no clang for BPF, or no libelf");
		return false;
	}
	read_bytes(r, name, f, program);
	if (r->err)
		fprintf(stderr, "%s\n", r->ctx.first ? r->ctx.first->text : "no message");
	CU_ASSERT_EQUAL_FATAL(r->err, 0);
	CU_ASSERT_PTR_NULL(r->ctx.first);
	return true;
}

static void finish(struct reading *r)
{
	free(r->file.bytes);
	done(r);
}

/* -- Looking things up ------------------------------------------------------------------------------------ */

static const struct subprog *func(const struct reading *r, const char *name)
{
	int i = prog_subprog_by_name(r->p, name);

	if (i < 0)
		CU_FAIL_FATAL("a function is missing");
	return &r->p->subprogs.p[i];
}

static const struct prog_map *map(const struct reading *r, const char *name)
{
	int i = prog_map_by_name(r->p, name);

	if (i < 0)
		CU_FAIL_FATAL("a map is missing");
	return &r->p->maps.p[i];
}

static u32 data(const struct reading *r, const char *name)
{
	for (u32 i = 0; i < r->p->datas.n; i++)
		if (!strcmp(r->p->datas.p[i].name, name))
			return i;
	CU_FAIL_FATAL("a data section is missing");
	return 0;
}

static const struct data_sym *data_sym(const struct reading *r, const char *section, const char *name)
{
	const struct prog_data *d = &r->p->datas.p[data(r, section)];

	for (u32 i = 0; i < d->syms.n; i++)
		if (!strcmp(d->syms.p[i].name, name))
			return &d->syms.p[i];
	CU_FAIL_FATAL("a variable is missing");
	return NULL;
}

static const struct prog_extern *external(const struct reading *r, const char *name)
{
	for (u32 i = 0; i < r->p->externs.n; i++)
		if (!strcmp(r->p->externs.p[i].name, name))
			return &r->p->externs.p[i];
	CU_FAIL_FATAL("an external symbol is missing");
	return NULL;
}

/* Does FROM call (CALL) or take the address of TO? */
static bool refers(const struct reading *r, const char *from, const char *to, bool call)
{
	const struct subprog *f = func(r, from);

	for (u32 i = f->start; i < f->start + f->n; i++) {
		struct isa_info info;

		if (r->p->aux[i].ref != REF_SUBPROG || !isa_decode(&r->p->insns[i], &info))
			continue;
		if ((info.kind == ISA_CALL) != call)
			continue;
		if (!strcmp(r->p->subprogs.p[r->p->aux[i].index].name, to))
			return true;
	}
	return false;
}

static bool calls(const struct reading *r, const char *from, const char *to) { return refers(r, from, to, true); }

/* Does F refer to OFFSET of data section SECTION? */
static bool uses_data(const struct reading *r, const char *f, const char *section, s64 offset)
{
	const struct subprog *s = func(r, f);
	u32 d = data(r, section);

	for (u32 i = s->start; i < s->start + s->n; i++)
		if (r->p->aux[i].ref == REF_DATA && r->p->aux[i].index == d && r->p->aux[i].addend == offset)
			return true;
	return false;
}

/* -- Functions and programs ------------------------------------------------------------------------------- */

static void test_calls(void)
{
	for (size_t v = 0; v < ARRAY_SIZE(versions); v++) {
		struct reading r;

		if (!accept(&r, "calls", versions[v], NULL))
			return;
		CU_ASSERT_EQUAL(r.p->subprogs.n, 11);
		CU_ASSERT(func(&r, "one")->is_prog && func(&r, "one")->type == PROG_TC);
		CU_ASSERT(func(&r, "two")->is_prog && func(&r, "two")->type == PROG_TC);
		CU_ASSERT(func(&r, "three")->is_prog && func(&r, "three")->type == PROG_XDP);
		CU_ASSERT(func(&r, "four")->is_prog && func(&r, "four")->type == PROG_OTHER);
		/* static: called by another is a subprogram, called by nobody a program */
		CU_ASSERT(func(&r, "tail")->is_prog && func(&r, "tail")->is_static);
		CU_ASSERT_EQUAL(func(&r, "tail")->type, PROG_TC);
		CU_ASSERT(!func(&r, "beside")->is_prog && func(&r, "beside")->is_static);
		CU_ASSERT(!func(&r, "global")->is_prog && !func(&r, "global")->is_static);
		CU_ASSERT_EQUAL(prog_subprog_by_name(r.p, "unused"), -1);
		CU_ASSERT(calls(&r, "one", "beside") && calls(&r, "one", "global"));
		CU_ASSERT(calls(&r, "two", "second") && calls(&r, "two", "weak"));
		CU_ASSERT(calls(&r, "second", "first"));
		CU_ASSERT(calls(&r, "global", "second") && calls(&r, "global", "first"));
		CU_ASSERT(calls(&r, "four", "first") && !calls(&r, "four", "second"));
		CU_ASSERT(refers(&r, "three", "each", false));
		CU_ASSERT(func(&r, "each")->addr_taken && !func(&r, "first")->addr_taken);
		CU_ASSERT_STRING_EQUAL(func(&r, "second")->section, ".text");
		CU_ASSERT_STRING_EQUAL(func(&r, "two")->section, "tc");
		CU_ASSERT(func(&r, "two")->sect_insn >= func(&r, "one")->n);
		CU_ASSERT(func(&r, "one")->btf_id > 0);
		finish(&r);
	}
}

static void test_selection(void)
{
	struct reading r;

	if (!accept(&r, "calls", "v3", "four"))
		return;
	CU_ASSERT_EQUAL(r.p->subprogs.n, 2);
	CU_ASSERT(func(&r, "four")->is_prog && !func(&r, "first")->is_prog);
	CU_ASSERT_EQUAL(r.p->maps.n, 0);
	finish(&r);
	/* a subprogram by name becomes a program */
	if (!accept(&r, "calls", "v3", "unused"))
		return;
	CU_ASSERT(r.p->subprogs.n == 1 && func(&r, "unused")->is_prog);
	finish(&r);
}

static void test_lines(void)
{
	struct reading r;
	struct where w;

	if (!accept(&r, "calls", "v3", NULL))
		return;
	w = prog_where(r.p, func(&r, "four")->start);
	CU_ASSERT_PTR_NOT_NULL_FATAL(w.source);
	CU_ASSERT_PTR_NOT_NULL(strstr(w.source, "return first(*ctx)"));
	CU_ASSERT_PTR_NOT_NULL(strstr(w.source_file, "calls.c"));
	CU_ASSERT(w.source_line > 20);
	CU_ASSERT_STRING_EQUAL(w.section, "my_section");
	CU_ASSERT_EQUAL(w.insn, 0);
	finish(&r);
}

static void test_plain(void)
{
	struct reading r;

	if (!accept(&r, "plain", "v1", NULL))
		return;
	CU_ASSERT_EQUAL(r.p->subprogs.n, 5);
	CU_ASSERT(func(&r, "entry")->is_prog && func(&r, "entry")->n == 5);
	CU_ASSERT(func(&r, "local")->is_prog && func(&r, "local")->n == 2 && calls(&r, "entry", "local"));
	CU_ASSERT(func(&r, "nameless")->is_prog && func(&r, "nameless")->n == 3);
	CU_ASSERT(func(&r, "cutter")->n == 2 && calls(&r, "cutter", "sub2"));
	CU_ASSERT(!func(&r, "sub2")->is_prog && func(&r, "sub2")->n == 2);
	finish(&r);
}

/* -- Maps ------------------------------------------------------------------------------------------------- */

static void check_map(const struct prog_map *m, u32 type, u32 key, u32 value, u32 max)
{
	CU_ASSERT_EQUAL(m->type, type);
	CU_ASSERT_EQUAL(m->key_size, key);
	CU_ASSERT_EQUAL(m->value_size, value);
	CU_ASSERT_EQUAL(m->max_entries, max);
}

static void test_maps(void)
{
	for (size_t v = 0; v < ARRAY_SIZE(versions); v++) {
		const struct prog_map *m;
		struct reading r;

		if (!accept(&r, "maps", versions[v], NULL))
			return;
		CU_ASSERT_EQUAL(r.p->maps.n, 5);
		check_map(map(&r, "counters"), MAP_ARRAY, 4, 24, 256);
		m = map(&r, "blocked");
		check_map(m, MAP_HASH, 12, 8, 65536);
		CU_ASSERT(m->flags == 1 && m->pinning == 1 && m->numa_node == 3 && m->map_extra == 0x1234);
		CU_ASSERT(m->btf_key && !m->btf_value && m->id == -1);
		m = map(&r, "outer");
		check_map(m, MAP_ARRAY_OF_MAPS, 4, 4, 8);
		CU_ASSERT_FATAL(m->inner > 0 && m->inner <= r.p->maps.n);
		CU_ASSERT_STRING_EQUAL(r.p->maps.p[m->inner - 1].name, "outer.inner");
		check_map(&r.p->maps.p[m->inner - 1], MAP_ARRAY, 4, 8, 4);
		check_map(map(&r, "ring"), MAP_RINGBUF, 0, 0, 4096);
		CU_ASSERT_STRING_EQUAL(r.p->license, "Dual BSD/GPL");
		CU_ASSERT(r.p->btf && r.p->btf_size > 24);
		finish(&r);
	}
}

static void test_old_maps(void)
{
	struct reading r;

	if (!accept(&r, "oldmaps", "v1", NULL))
		return;
	CU_ASSERT_EQUAL(r.p->maps.n, 3);
	check_map(map(&r, "first"), MAP_HASH, 4, 8, 100);
	CU_ASSERT_EQUAL(map(&r, "first")->flags, 1);
	check_map(map(&r, "second"), MAP_ARRAY, 4, 16, 10);
	CU_ASSERT_EQUAL(map(&r, "second")->numa_node, 2);
	check_map(map(&r, "nested"), MAP_ARRAY_OF_MAPS, 4, 4, 5);
	CU_ASSERT_FATAL(map(&r, "nested")->inner > 0);
	CU_ASSERT_PTR_EQUAL(&r.p->maps.p[map(&r, "nested")->inner - 1], map(&r, "second"));
	finish(&r);
	/* one program: its maps, and the template of an inner map */
	if (!accept(&r, "oldmaps", "v1", "look"))
		return;
	CU_ASSERT_EQUAL(r.p->maps.n, 3);
	finish(&r);
}

/* -- Data ------------------------------------------------------------------------------------------------- */

static s32 word_at(const struct reading *r, const char *section, const char *name)
{
	const struct data_sym *s = data_sym(r, section, name);
	s32 v;

	memcpy(&v, r->p->datas.p[data(r, section)].bytes + s->offset, sizeof(v));
	return v;
}

/* The reference that variable NAME of .data holds, N words further on. */
static const struct data_ref *ref_in(const struct reading *r, const char *name, u32 n)
{
	const struct prog_data *d = &r->p->datas.p[data(r, ".data")];
	u32 offset = data_sym(r, ".data", name)->offset + n * 8;

	for (u32 i = 0; i < d->refs.n; i++)
		if (d->refs.p[i].offset == offset)
			return &d->refs.p[i];
	CU_FAIL_FATAL("a pointer in data is missing");
	return NULL;
}

static void test_data(void)
{
	for (size_t v = 0; v < ARRAY_SIZE(versions); v++) {
		const struct data_ref *ref;
		struct reading r;

		if (!accept(&r, "data", versions[v], NULL))
			return;
		CU_ASSERT_EQUAL(r.p->datas.n, 5);
		CU_ASSERT_EQUAL(r.p->datas.p[data(&r, ".data")].kind, DATA_DATA);
		CU_ASSERT_EQUAL(r.p->datas.p[data(&r, ".data.custom")].kind, DATA_DATA);
		CU_ASSERT_EQUAL(r.p->datas.p[data(&r, ".rodata")].kind, DATA_RODATA);
		CU_ASSERT_EQUAL(r.p->datas.p[data(&r, ".rodata.fixed")].kind, DATA_RODATA);
		CU_ASSERT_EQUAL(r.p->datas.p[data(&r, ".bss")].kind, DATA_BSS);
		CU_ASSERT_PTR_NULL(r.p->datas.p[data(&r, ".bss")].bytes);
		CU_ASSERT(r.p->datas.p[data(&r, ".bss")].size >= 28 && r.p->datas.p[data(&r, ".bss")].align == 8);
		CU_ASSERT_EQUAL(word_at(&r, ".data", "variable"), 42);
		CU_ASSERT_EQUAL(word_at(&r, ".data", "hidden"), 43);
		CU_ASSERT_EQUAL(word_at(&r, ".data.custom", "custom"), 44);
		CU_ASSERT_EQUAL(word_at(&r, ".rodata.fixed", "fixed"), 45);
		CU_ASSERT(data_sym(&r, ".data", "variable")->is_global && !data_sym(&r, ".data", "hidden")->is_global);
		CU_ASSERT_EQUAL(data_sym(&r, ".bss", "zeroes")->size, 24);
		/* by symbol, and by section with an offset */
		CU_ASSERT(uses_data(&r, "use", ".data", data_sym(&r, ".data", "variable")->offset));
		CU_ASSERT(uses_data(&r, "use", ".data", data_sym(&r, ".data", "hidden")->offset));
		CU_ASSERT(uses_data(&r, "callee", ".data", data_sym(&r, ".data", "hidden")->offset));
		CU_ASSERT(uses_data(&r, "use", ".bss", data_sym(&r, ".bss", "hidden_zero")->offset));
		CU_ASSERT(uses_data(&r, "use", ".rodata", data_sym(&r, ".rodata", "constant")->offset));
		ref = ref_in(&r, "pointer", 0);
		CU_ASSERT(ref->size == 8 && ref->ref == REF_DATA && ref->index == data(&r, ".bss"));
		CU_ASSERT_EQUAL(ref->addend, data_sym(&r, ".bss", "zeroes")->offset + 16);
		ref = ref_in(&r, "words", 1);
		CU_ASSERT(ref->ref == REF_DATA && ref->index == data(&r, ".rodata"));
		CU_ASSERT_EQUAL(ref->addend, data_sym(&r, ".rodata", "text")->offset + 3);
		CU_ASSERT_EQUAL(word_at(&r, ".data", "words"), 0); /* what was in the field is in the addend */
		ref = ref_in(&r, "function", 0);
		CU_ASSERT(ref->ref == REF_SUBPROG && ref->addend == 0);
		CU_ASSERT_STRING_EQUAL(r.p->subprogs.p[ref->index].name, "callee");
		finish(&r);
	}
}

/* -- Externals -------------------------------------------------------------------------------------------- */

static void check_proto(const struct prog_extern *x, u32 ret, u32 nargs, const u8 *words)
{
	CU_ASSERT(x->is_func && x->has_proto && x->btf_id);
	CU_ASSERT_EQUAL(x->ret, ret);
	CU_ASSERT_EQUAL_FATAL(x->nargs, nargs);
	CU_ASSERT(!nargs || !memcmp(x->arg_words, words, nargs));
}

static void test_externs(void)
{
	struct reading r;

	if (!accept(&r, "externs", "v3", "calls"))
		return;
	CU_ASSERT_EQUAL(r.p->externs.n, 6);
	check_proto(external(&r, "kfunc_small"), RET_U32, 4, (const u8[]){ 1, 1, 2, 1 });
	check_proto(external(&r, "kfunc_pointer"), RET_PTR, 1, (const u8[]){ 1 });
	CU_ASSERT(external(&r, "kfunc_pointer")->is_weak && !external(&r, "kfunc_small")->is_weak);
	check_proto(external(&r, "kfunc_signed"), RET_INT, 0, NULL);
	check_proto(external(&r, "kfunc_big"), RET_I64, 0, NULL);
	check_proto(external(&r, "kfunc_void"), RET_VOID, 1, (const u8[]){ 2 });
	CU_ASSERT(!external(&r, "kernel_variable")->is_func);
	finish(&r);
	if (!accept(&r, "externs", "v3", "other"))
		return;
	CU_ASSERT(r.p->externs.n == 1 && !external(&r, "other_object")->is_func);
	finish(&r);
}

/* NAME is refused with ID, and the message holds PART. */
static void refuse(const char *name, const char *program, enum bpfc_error id, const char *part)
{
	struct reading r;
	struct file f;

	if (!read_file(name, &f)) {
		test_skip("no objects: there is no clang for BPF, or no libelf");
		return;
	}
	read_bytes(&r, name, f, program);
	CU_ASSERT_EQUAL(r.err, -(int)id);
	CU_ASSERT(one_message(&r));
	if (r.ctx.first && !strstr(r.ctx.first->text, part))
		fprintf(stderr, "'%s' is not in: %s\n", part, r.ctx.first->text);
	CU_ASSERT(r.ctx.first && strstr(r.ctx.first->text, part));
	finish(&r);
}

static void test_refused(void)
{
	struct reading r;

	refuse("externs.v3", NULL, BPFC_EEXTERN, "xdp/config+0: error: kernel configuration variable 'CONFIG_HZ'");
	refuse("core.v3", NULL, BPFC_ECORE, "state.sub.id[2]");
	refuse("core.v3", "relocated", BPFC_ECORE, "kprobe/x/relocated+0");
	refuse("core.v3", "nobody", BPFC_ENO_PROGRAM, "there are: relocated, plain");
	if (!accept(&r, "core", "v3", "plain"))
		return;
	CU_ASSERT_EQUAL(r.p->subprogs.n, 1);
	finish(&r);
}

/* -- Damage ----------------------------------------------------------------------------------------------- */

/* A change of one field and what must come of it. */
struct damage {
	void (*change)(struct file *f);
	enum bpfc_error id;
	const char *part;
};

static Elf64_Ehdr *header(struct file *f) { return (Elf64_Ehdr *)(void *)f->bytes; }

static Elf64_Shdr *section(struct file *f, const char *name)
{
	Elf64_Shdr *s = (Elf64_Shdr *)(void *)(f->bytes + header(f)->e_shoff);
	const char *names = (const char *)f->bytes + s[header(f)->e_shstrndx].sh_offset;

	for (u32 i = 1; i < header(f)->e_shnum; i++)
		if (!strcmp(names + s[i].sh_name, name))
			return &s[i];
	CU_FAIL_FATAL("a section is missing");
	return NULL;
}

static void *contents(struct file *f, const char *name) { return f->bytes + section(f, name)->sh_offset; }

static Elf64_Sym *symbol(struct file *f, const char *name)
{
	Elf64_Sym *s = contents(f, ".symtab");
	const Elf64_Shdr *sections = (const Elf64_Shdr *)(const void *)(f->bytes + header(f)->e_shoff);
	const char *names = (const char *)f->bytes + sections[section(f, ".symtab")->sh_link].sh_offset;

	for (u32 i = 1; i < section(f, ".symtab")->sh_size / sizeof(*s); i++)
		if (!strcmp(names + s[i].st_name, name))
			return &s[i];
	CU_FAIL_FATAL("a symbol is missing");
	return NULL;
}

static Elf64_Rel *rel(struct file *f) { return contents(f, ".relxdp"); }

static void d_class(struct file *f) { header(f)->e_ident[EI_CLASS] = ELFCLASS32; }
static void d_order(struct file *f) { header(f)->e_ident[EI_DATA] = ELFDATA2MSB; }
static void d_machine(struct file *f) { header(f)->e_machine = EM_386; }
static void d_type(struct file *f) { header(f)->e_type = ET_EXEC; }
static void d_shoff(struct file *f) { header(f)->e_shoff = f->size - 63; }
static void d_shoff_zero(struct file *f) { header(f)->e_shoff = 0; }
static void d_shnum(struct file *f) { header(f)->e_shnum = 0x8000; }
static void d_shentsize(struct file *f) { header(f)->e_shentsize = 40; }
static void d_shstrndx(struct file *f) { header(f)->e_shstrndx = 0x4000; }
static void d_cut(struct file *f) { f->size = 40; }
static void d_sect_name(struct file *f) { section(f, "xdp")->sh_name = 0x7fffffff; }
static void d_sect_offset(struct file *f) { section(f, "xdp")->sh_offset = f->size; }
static void d_sect_size(struct file *f) { section(f, ".BTF")->sh_size = ~(u64)0 - 7; }
static void d_code_size(struct file *f) { section(f, "xdp")->sh_size -= 4; }
static void d_bss_size(struct file *f)
{
	section(f, "license")->sh_type = SHT_NOBITS;
	section(f, "license")->sh_size = (u64)1 << 40;
}
static void d_align(struct file *f) { section(f, "xdp")->sh_addralign = 24; }
static void d_symtab_link(struct file *f) { section(f, ".symtab")->sh_link = 0xffff; }
static void d_symtab_entsize(struct file *f) { section(f, ".symtab")->sh_entsize = 0; }
static void d_symtab_size(struct file *f) { section(f, ".symtab")->sh_size -= 1; }
static void d_sym_name(struct file *f) { symbol(f, "count")->st_name = 0x10000000; }
static void d_sym_section(struct file *f) { symbol(f, "count")->st_shndx = 0x1000; }
static void d_sym_reserved(struct file *f) { symbol(f, "count")->st_shndx = 0xff10; }
static void d_sym_value(struct file *f) { symbol(f, "count")->st_value = 4, symbol(f, "count")->st_size = 8; }
static void d_sym_outside(struct file *f) { symbol(f, "count")->st_value = ~(u64)0; }
static void d_sym_size(struct file *f) { symbol(f, "count")->st_size += 8; }
static void d_rel_link(struct file *f) { section(f, ".relxdp")->sh_link = 1; }
static void d_rel_info(struct file *f) { section(f, ".relxdp")->sh_info = 0x10000; }
static void d_rel_entsize(struct file *f) { section(f, ".relxdp")->sh_entsize = 8; }
static void d_rel_type(struct file *f) { rel(f)->r_info = ELF64_R_INFO(ELF64_R_SYM(rel(f)->r_info), 77); }
static void d_rel_data_type(struct file *f) { rel(f)->r_info = ELF64_R_INFO(ELF64_R_SYM(rel(f)->r_info), 2); }
static void d_rel_symbol(struct file *f) { rel(f)->r_info = ELF64_R_INFO(0xfffff, 1); }
static void d_rel_no_symbol(struct file *f) { rel(f)->r_info = ELF64_R_INFO(0, 1); }
static void d_rel_offset(struct file *f) { rel(f)->r_offset = 0x100000; }
static void d_rel_odd(struct file *f) { rel(f)->r_offset += 4; }
static void d_rel_insn(struct file *f) { rel(f)->r_offset = 0; }
static void d_rel_twice(struct file *f) { rel(f)[1].r_offset = rel(f)->r_offset; }
static void d_map_middle(struct file *f) { symbol(f, "counters")->st_value += 8, symbol(f, "counters")->st_size -= 8; }
static void d_btf_magic(struct file *f) { *(u16 *)contents(f, ".BTF") = 0; }
static void d_btf_length(struct file *f) { ((u32 *)contents(f, ".BTF"))[3] += 0x1000; }
static void d_btf_kind(struct file *f) { ((u32 *)contents(f, ".BTF"))[7] = 0x1f000000; }
static void d_btf_reference(struct file *f)
{
	((u32 *)contents(f, ".BTF"))[7] = 0x02000000;
	((u32 *)contents(f, ".BTF"))[8] = 1 << 20;
}
static void d_ext_magic(struct file *f) { *(u16 *)contents(f, ".BTF.ext") = 0; }
static void d_ext_length(struct file *f) { ((u32 *)contents(f, ".BTF.ext"))[5] = 0x7fffffff; }
static void d_opcode(struct file *f) { *(u8 *)contents(f, "xdp") = 0xff; }

static const struct damage damages[] = {
	{ d_class, BPFC_EELF, "class is 1, expected 2" },
	{ d_order, BPFC_EELF, "byte order is 2" },
	{ d_machine, BPFC_EELF, "machine is 3, expected 247" },
	{ d_type, BPFC_EELF, "file type is 2, expected 1" },
	{ d_shoff, BPFC_EELF, "section headers" },
	{ d_shoff_zero, BPFC_EELF, "no sections" },
	{ d_shnum, BPFC_EELF, "section headers" },
	{ d_shentsize, BPFC_EELF, "40 bytes large, expected 64" },
	{ d_shstrndx, BPFC_EELF, "section with names" },
	{ d_cut, BPFC_EELF, "shorter than an ELF header" },
	{ d_sect_name, BPFC_EELF_SECTION, "outside of the string table" },
	{ d_sect_offset, BPFC_EELF_SECTION, "beyond the" },
	{ d_sect_size, BPFC_EELF_SECTION, "beyond the" },
	{ d_code_size, BPFC_EELF_SECTION, "multiple of 8" },
	{ d_bss_size, BPFC_ETOO_BIG, "1099511627776 bytes" },
	{ d_align, BPFC_EELF_SECTION, "alignment is 24" },
	{ d_symtab_link, BPFC_EELF_SECTION, "expected a string table" },
	{ d_symtab_entsize, BPFC_EELF_SECTION, "entries of 0, expected entries of 24" },
	{ d_symtab_size, BPFC_EELF_SECTION, "expected entries of 24" },
	{ d_sym_name, BPFC_EELF_SYMBOL, "outside of the string table" },
	{ d_sym_section, BPFC_EELF_SYMBOL, "'count' is in section 4096" },
	{ d_sym_reserved, BPFC_EELF_SYMBOL, "'count' is in section 0xff10" },
	{ d_sym_value, BPFC_EELF_SYMBOL, "begins at offset 4, expected a multiple of 8" },
	{ d_sym_outside, BPFC_EELF_SYMBOL, "lies outside of its section" },
	{ d_sym_size, BPFC_EELF_SYMBOL, "lies outside of its section" },
	{ d_rel_link, BPFC_EELF_SECTION, "expected the symbol table" },
	{ d_rel_info, BPFC_EELF_SECTION, "relocations are for section 65536" },
	{ d_rel_entsize, BPFC_EELF_SECTION, "expected entries of 16" },
	{ d_rel_type, BPFC_EELF_RELOC, "unknown type 77 for 'counters'" },
	{ d_rel_data_type, BPFC_EELF_RELOC, "R_BPF_64_ABS64 cannot be in code" },
	{ d_rel_symbol, BPFC_EELF_RELOC, "uses symbol 1048575" },
	{ d_rel_no_symbol, BPFC_EELF_RELOC, "for no symbol" },
	{ d_rel_offset, BPFC_EELF_RELOC, "lies outside of xdp" },
	{ d_rel_odd, BPFC_EELF_RELOC, "expected a multiple of 8" },
	{ d_rel_insn, BPFC_EELF_RELOC, "expected a 64-bit constant" },
	{ d_rel_twice, BPFC_EELF_RELOC, "two relocations" },
	{ d_map_middle, BPFC_OK, "" },
	{ d_btf_magic, BPFC_EBTF, "magic 0x0" },
	{ d_btf_length, BPFC_EBTF, "beyond the" },
	{ d_btf_kind, BPFC_EBTF, "type 1 is damaged" },
	{ d_btf_reference, BPFC_EBTF, "type 1 is damaged" },
	{ d_ext_magic, BPFC_EBTF, "no header" },
	{ d_ext_length, BPFC_EBTF, "beyond its bounds" },
	{ d_opcode, BPFC_EOPCODE, "code 0xff" },
};

static void test_damage(void)
{
	struct file whole;

	if (!read_file("maps.v3", &whole)) {
		test_skip("no objects: there is no clang for BPF, or no libelf");
		return;
	}
	for (size_t i = 0; i < ARRAY_SIZE(damages); i++) {
		struct file f = { malloc(whole.size), whole.size };
		struct reading r;
		bool right;

		memcpy(f.bytes, whole.bytes, whole.size);
		damages[i].change(&f);
		read_bytes(&r, "damaged.o", f, NULL);
		right = one_message(&r) && r.err == -(int)damages[i].id &&
			(!r.err || strstr(r.ctx.first->text, damages[i].part));
		if (!right)
			fprintf(stderr, "damage %zu: %d, %s\n", i, r.err, r.ctx.first ? r.ctx.first->text : "accepted");
		CU_ASSERT(right);
		finish(&r);
	}
	free(whole.bytes);
}

/* -- Chance ----------------------------------------------------------------------------------------------- */

static void mutate(struct prng *rng, struct file *f)
{
	u32 n = 1 + prng_below(rng, 4);

	if (prng_below(rng, 8) == 0)
		f->size = prng_below(rng, (u32)f->size);
	while (n-- && f->size) {
		u32 at = prng_below(rng, (u32)f->size);
		/* tables at the end and headers matter most */
		if (prng_below(rng, 3) == 0)
			at = (u32)f->size - 1 - prng_below(rng, MIN((u32)f->size, 4096u));
		switch (prng_below(rng, 4)) {
		case 0:
			f->bytes[at] ^= (u8)(1u << prng_below(rng, 8));
			break;
		case 1:
			f->bytes[at] = 0xff;
			break;
		case 2:
			f->bytes[at] = 0;
			break;
		default:
			f->bytes[at] = (u8)prng_next(rng);
			break;
		}
	}
}

/* BPFC_MUTATIONS: how many for each object. */
static void test_chance(void)
{
	static const char *const names[] = { "maps.v3", "oldmaps.v1", "data.v2", "calls.v3",
					     "externs.v3", "core.v3", "plain.v1" };
	const char *wanted = getenv("BPFC_MUTATIONS");
	u32 count = wanted ? (u32)strtoul(wanted, NULL, 10) : 400, refused = 0, wrong = 0;
	struct prng rng;

	prng_seed(&rng, 20251130);
	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		struct file whole;

		if (!read_file(names[i], &whole)) {
			test_skip("no objects: there is no clang for BPF, or no libelf");
			return;
		}
		for (u32 k = 0; k < count; k++) {
			struct file f = { malloc(whole.size), whole.size };
			struct reading r;

			memcpy(f.bytes, whole.bytes, whole.size);
			mutate(&rng, &f);
			f.bytes = realloc(f.bytes, f.size ? f.size : 1);
			read_bytes(&r, names[i], f, NULL);
			refused += r.err != 0;
			wrong += !one_message(&r) || r.err == -BPFC_EINTERNAL;
			finish(&r);
		}
		free(whole.bytes);
	}
	CU_ASSERT_EQUAL(wrong, 0);
	CU_ASSERT(refused > count);
}

/* Memory that runs out at any point is an error, and nothing stays behind. */
static void test_memory(void)
{
	struct reading r;
	struct file f;
	int err = -BPFC_ENOMEM;

	if (!read_file("maps.v3", &f)) {
		test_skip("no objects: there is no clang for BPF, or no libelf");
		return;
	}
	for (size_t limit = 1; err; limit += limit / 8 + 1000) {
		r = (struct reading){ .file = f, .name = "maps.o" };
		ctx_init(&r.ctx);
		r.ctx.mem_limit = limit;
		r.opts = (struct bpfc_opts){ .size = sizeof(r.opts), .input = BPFC_INPUT_ELF };
		err = r.err = ctx_try(&r.ctx, read_body, &r);
		CU_ASSERT(err == 0 || err == -BPFC_ENOMEM);
		CU_ASSERT(one_message(&r));
		prog_free(r.p);
		CU_ASSERT_EQUAL(r.ctx.mem_used, 0);
		CU_ASSERT_EQUAL(r.ctx.cleanups.n, 0);
		ctx_fini(&r.ctx);
		CU_ASSERT_FATAL(limit < (size_t)64 << 20);
	}
	free(f.bytes);
}

void suite_elf(void)
{
	CU_pSuite s = CU_add_suite("elf", NULL, NULL);

	CU_add_test(s, "functions and programs", test_calls);
	CU_add_test(s, "one program", test_selection);
	CU_add_test(s, "source lines", test_lines);
	CU_add_test(s, "symbols without type", test_plain);
	CU_add_test(s, "maps by type", test_maps);
	CU_add_test(s, "maps by definition", test_old_maps);
	CU_add_test(s, "data", test_data);
	CU_add_test(s, "externals", test_externs);
	CU_add_test(s, "what is refused", test_refused);
	CU_add_test(s, "damage", test_damage);
	CU_add_test(s, "chance", test_chance);
	CU_add_test(s, "memory runs out", test_memory);
}
