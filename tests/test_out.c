/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Writers, the file that they leave or do not leave, and the reader of what was written. Whether other tools accept the
 * objects is selftests/link.sh's matter.
 */
#include <CUnit/CUnit.h>
#include <dirent.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "code_image.h"
#include "out/out.h"
#include "sample_code.h"
#include "test.h"

struct fixture {
	struct bpfc_ctx ctx;
	struct code *c;
	void (*body)(struct fixture *t);
	char dir[512];
};

static int fixture_body(void *arg)
{
	struct fixture *t = arg;

	t->body(t);
	return 0;
}

/* Builds without libelf or Zydis refuse a format by name; tests that need it are skipped then. */
static int body_probe(void *arg)
{
	struct fixture *t = arg;
	int err = 0;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	for (int f = BPFC_EMIT_OBJ; f <= BPFC_EMIT_ASM && !err; f++)
		if (f != BPFC_EMIT_BIN)
			err = out_write(t->c, NULL, NULL, (enum bpfc_emit)f, "/dev/null");
	return err;
}

static bool all_writers(void)
{
	struct fixture t = {0};
	int err;

	ctx_init(&t.ctx);
	err = ctx_try(&t.ctx, body_probe, &t);
	code_free(t.c);
	ctx_fini(&t.ctx);
	if (err == -BPFC_EUNSUPPORTED)
		test_skip("built without libelf or Zydis");
	else
		CU_ASSERT_EQUAL(err, 0);
	return !err;
}

static void run(void (*body)(struct fixture *))
{
	struct fixture t = {.body = body};
	const char *tmp = getenv("TMPDIR");
	char command[600];

	ctx_init(&t.ctx);
	snprintf(t.dir, sizeof t.dir, "%s/bpfc-test-XXXXXX", tmp && *tmp ? tmp : "/tmp");
	CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(t.dir));
	CU_ASSERT_EQUAL(ctx_try(&t.ctx, fixture_body, &t), 0);
	code_free(t.c);
	CU_ASSERT_EQUAL(t.ctx.mem_used, 0);
	ctx_fini(&t.ctx);
	snprintf(command, sizeof command, "rm -rf '%s'", t.dir);
	CU_ASSERT_EQUAL(system(command), 0);
}

static const char *path(struct fixture *t, const char *name)
{
	return arena_printf(&t->c->arena, "%s/%s", t->dir, name);
}

static u8 *slurp(struct fixture *t, const char *file, size_t *size)
{
	FILE *f = fopen(file, "rb");
	u8 *p;

	*size = 0;
	if (!f)
		return NULL;
	p = arena_alloc(&t->c->arena, 1 << 16);
	*size = fread(p, 1, 1 << 16, f);
	fclose(f);
	return p;
}

static u32 files_in(const char *dir)
{
	DIR *d = opendir(dir);
	u32 n = 0;

	while (readdir(d))
		n++;
	closedir(d);
	return n - 2;
}

static const char *last_error(const struct fixture *t)
{
	return t->ctx.last ? t->ctx.last->text : "";
}

/* -- Files ------------------------------------------------------------------------------------------------ */

static void body_files(struct fixture *t)
{
	struct stat st;
	size_t n, n2;
	u8 *p, *p2;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "a.o")), 0);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "b.o")), 0);
	p = slurp(t, path(t, "a.o"), &n);
	p2 = slurp(t, path(t, "b.o"), &n2);
	CU_ASSERT_TRUE(n > 500 && n == n2 && !memcmp(p, p2, n));
	CU_ASSERT_EQUAL(files_in(t->dir), 2);
	/* what is there is replaced, its mode and a link to it stay */
	CU_ASSERT_EQUAL(chmod(path(t, "a.o"), 0640), 0);
	CU_ASSERT_EQUAL(symlink("a.o", path(t, "link.o")), 0);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_ASM, path(t, "link.o")), 0);
	CU_ASSERT_EQUAL(lstat(path(t, "link.o"), &st), 0);
	CU_ASSERT_TRUE(S_ISLNK(st.st_mode));
	CU_ASSERT_EQUAL(stat(path(t, "a.o"), &st), 0);
	CU_ASSERT_EQUAL(st.st_mode & 0777, 0640);
	p2 = slurp(t, path(t, "a.o"), &n2);
	CU_ASSERT_PTR_NOT_NULL(strstr((char *)p2, "section .text"));
	CU_ASSERT_EQUAL(files_in(t->dir), 3);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, "/dev/null"), 0);
	CU_ASSERT_EQUAL(stat("/dev/null", &st), 0);
	CU_ASSERT_TRUE(S_ISCHR(st.st_mode));
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_NONE, path(t, "none")), 0);
	CU_ASSERT_EQUAL(files_in(t->dir), 3);
}

static void body_bad_files(struct fixture *t)
{
	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "no/such/dir.o")), -BPFC_EWRITE);
	CU_ASSERT_PTR_NOT_NULL(strstr(last_error(t), "no/such/dir.o"));
	CU_ASSERT_PTR_NOT_NULL(strstr(last_error(t), "No such file"));
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, t->dir), -BPFC_EWRITE);
	CU_ASSERT_PTR_NOT_NULL(strstr(last_error(t), "directory"));
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, ""), -BPFC_EWRITE);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, "/dev/full"), -BPFC_EWRITE);
	CU_ASSERT_PTR_NOT_NULL(strstr(last_error(t), "No space"));
	/* refused by the writer: nothing is left */
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_BIN, path(t, "x.bin")), -BPFC_EUNDEFINED);
	CU_ASSERT_PTR_NOT_NULL(strstr(last_error(t), "bpfrt_map_lookup_elem"));
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_BPF, path(t, "x.s")), -BPFC_EUNSUPPORTED);
	CU_ASSERT_EQUAL(files_in(t->dir), 0);
}

static void test_files(void)
{
	if (!all_writers())
		return;
	run(body_files);
	run(body_bad_files);
}

static void test_formats(void)
{
	CU_ASSERT_EQUAL(out_format_by_name("obj"), BPFC_EMIT_OBJ);
	CU_ASSERT_EQUAL(out_format_by_name("none"), BPFC_EMIT_NONE);
	CU_ASSERT_EQUAL(out_format_by_name("elf"), -1);
	CU_ASSERT_STRING_EQUAL(out_format_name(BPFC_EMIT_BIN), "bin");
	CU_ASSERT_STRING_EQUAL(out_format_suffix(BPFC_EMIT_OBJ), ".o");
	CU_ASSERT_PTR_NULL(out_format_name((enum bpfc_emit)99));
}

/* -- Flat output ------------------------------------------------------------------------------------------ */

static u32 word(const u8 *p)
{
	return p[0] | (u32)p[1] << 8 | (u32)p[2] << 16 | (u32)p[3] << 24;
}

static void body_flat(struct fixture *t)
{
	size_t n;
	u8 *p;

	t->c = sample_code(&t->ctx, SAMPLE_NUMBERS);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_BIN, path(t, "x.bin")), 0);
	p = slurp(t, path(t, "x.bin"), &n);
	/* code at 0, .rodata on the second page, .data and .bss (16-aligned) on the third */
	CU_ASSERT_EQUAL_FATAL(n, 8192 + 16 + 12);
	CU_ASSERT_EQUAL(p[0], 0xb8);
	CU_ASSERT_EQUAL(word(p + 4096 + 4), 1000);
	CU_ASSERT_EQUAL(word(p + 4096 + 8), 0);
	CU_ASSERT_EQUAL(word(p + 8192), 200);
	/* mov eax, imm32; add eax, [.rodata + 4]; add eax, [.data]; add eax, [.bss + 8] */
	CU_ASSERT_EQUAL(word(p + 7), 4096 + 4);
	CU_ASSERT_EQUAL(word(p + 13), 8192);
	CU_ASSERT_EQUAL(word(p + 19), 8192 + 16 + 8);
}

static u64 resolve_fixed(void *arg, const char *name)
{
	return !strcmp(name, "bpfrt_map_lookup_elem") ? *(u64 *)arg : 0;
}

static void body_image(struct fixture *t)
{
	struct image im;
	u64 helper = 0xf0001000;
	u8 *mem;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(image_layout(t->c, 4096, &im), 0);
	CU_ASSERT_TRUE(im.start[IMAGE_RODATA] % 4096 == 0 && im.start[IMAGE_DATA] % 4096 == 0);
	mem = arena_alloc(&t->c->arena, im.total);
	CU_ASSERT_EQUAL(image_fill(t->c, &im, mem, 0x08048000, resolve_fixed, &helper), 0);
	/* push [esp + 4]; push flows; call helper */
	CU_ASSERT_EQUAL(word(mem + 5), 0x08048000 + im.offsets[4]);
	CU_ASSERT_EQUAL(word(mem + 10), 0xf0001000 - 0x08048000 - 14);
	CU_ASSERT_EQUAL(word(mem + im.offsets[4] + 24), 0x08048000 + im.offsets[4] + 64);
	CU_ASSERT_EQUAL(word(mem + im.offsets[1] + 8), 0x08048000);
	helper = 0;
	CU_ASSERT_EQUAL(image_fill(t->c, &im, mem, 0x08048000, resolve_fixed, &helper), -BPFC_EUNDEFINED);
	t->c->syms.p[code_sym(t->c, "bpfrt_map_lookup_elem")].bind = CODE_WEAK;
	CU_ASSERT_EQUAL(image_fill(t->c, &im, mem, 0x08048000, NULL, NULL), 0);
}

static void test_flat(void)
{
	run(body_flat);
	run(body_image);
}

/* -- Objects ---------------------------------------------------------------------------------------------- */

static void body_elf(struct fixture *t)
{
	const Elf32_Ehdr *eh;
	const Elf32_Shdr *sh;
	const Elf32_Sym *sym;
	const char *names;
	bool global = false, stack = false;
	size_t n;
	u8 *p;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "a.o")), 0);
	p = slurp(t, path(t, "a.o"), &n);
	eh = (void *)p;
	CU_ASSERT_EQUAL_FATAL(memcmp(p, "\177ELF\1\1\1\0", 8), 0);
	CU_ASSERT_TRUE(eh->e_type == ET_REL && eh->e_machine == EM_386 && !eh->e_flags);
	sh = (void *)(p + eh->e_shoff);
	names = (char *)p + sh[eh->e_shstrndx].sh_offset;
	for (u32 k = 0; k < eh->e_shnum; k++) {
		if (!strcmp(names + sh[k].sh_name, ".note.GNU-stack")) {
			stack = true;
			CU_ASSERT_TRUE(sh[k].sh_type == SHT_PROGBITS && !sh[k].sh_flags && !sh[k].sh_size);
		}
		if (sh[k].sh_type == SHT_GROUP)
			CU_ASSERT_TRUE(word(p + sh[k].sh_offset) == GRP_COMDAT && sh[k].sh_size == 12);
		if (sh[k].sh_type != SHT_SYMTAB)
			continue;
		sym = (void *)(p + sh[k].sh_offset);
		for (u32 i = 1; i < sh[k].sh_size / sizeof *sym; i++) {
			bool is_global = ELF32_ST_BIND(sym[i].st_info) != STB_LOCAL;

			CU_ASSERT_TRUE(is_global || !global);
			CU_ASSERT_EQUAL(is_global, i >= sh[k].sh_info);
			global = is_global;
		}
	}
	CU_ASSERT_TRUE(stack && global);
}

/* The signature of a map's group. */
static const char *signature(struct fixture *t, enum sample which, u32 offset, u8 value)
{
	struct code *c = sample_code(&t->ctx, which), *r = NULL;
	const char *s = "";
	size_t n;
	u8 *p;

	if (!t->c)
		t->c = sample_code(&t->ctx, which);
	for (u32 k = 0; k < c->sects.n && value; k++)
		if (c->sects.p[k].kind == CODE_MAPS)
			c->sects.p[k].bytes.p[offset] = value;
	CU_ASSERT_EQUAL(out_write(c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "a.o")), 0);
	p = slurp(t, path(t, "a.o"), &n);
	CU_ASSERT_EQUAL_FATAL(elf32_read(&t->ctx, "a.o", p, n, &r), 0);
	for (u32 k = 0; k < r->sects.n; k++)
		if (r->sects.p[k].group)
			s = arena_strdup(&t->c->arena, r->sects.p[k].group);
	code_free(r);
	code_free(c);
	return s;
}

/* Equal definitions are one, whatever their types' numbers; all else makes them different. */
static void body_signature(struct fixture *t)
{
	const char *s = signature(t, SAMPLE_FIRST, 0, 0);

	CU_ASSERT_TRUE(!strncmp(s, "flows.", 6));
	CU_ASSERT_STRING_EQUAL(s, signature(t, SAMPLE_SECOND, 0, 0));
	CU_ASSERT_STRING_EQUAL(s, signature(t, SAMPLE_SECOND, 28, 5));
	CU_ASSERT_STRING_EQUAL(s, signature(t, SAMPLE_SECOND, 32, 5));
	CU_ASSERT_STRING_NOT_EQUAL(s, signature(t, SAMPLE_OTHER, 0, 0));
	CU_ASSERT_STRING_NOT_EQUAL(s, signature(t, SAMPLE_SECOND, 8, 5));
	CU_ASSERT_STRING_NOT_EQUAL(s, signature(t, SAMPLE_SECOND, 21, 5));
}

static const struct code_sym *find_sym(const struct code *c, const char *name)
{
	for (u32 i = 0; i < c->syms.n; i++)
		if (!strcmp(c->syms.p[i].name, name))
			return &c->syms.p[i];
	return NULL;
}

static void body_read(struct fixture *t)
{
	const struct code_sym *s;
	struct code *r;
	size_t n;
	u8 *p;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "a.o")), 0);
	p = slurp(t, path(t, "a.o"), &n);
	CU_ASSERT_EQUAL_FATAL(elf32_read(&t->ctx, "a.o", p, n, &r), 0);
	CU_ASSERT_EQUAL_FATAL(r->sects.n, t->c->sects.n);
	for (u32 k = 0; k < r->sects.n; k++) {
		const struct code_sect *a = &t->c->sects.p[k], *b = &r->sects.p[k];

		CU_ASSERT_STRING_EQUAL(a->name, b->name);
		CU_ASSERT_TRUE(a->kind == b->kind && a->align == b->align && code_size(t->c, k) == code_size(r, k));
		CU_ASSERT_TRUE(a->bytes.n == b->bytes.n &&
			       (!a->bytes.n || !memcmp(a->bytes.p, b->bytes.p, a->bytes.n)));
		CU_ASSERT_TRUE(!a->group == !b->group && (!a->group || !strncmp(a->group, b->group, strlen(a->group))));
		CU_ASSERT_EQUAL_FATAL(a->fixups.n, b->fixups.n);
		for (u32 j = 0; j < a->fixups.n; j++) {
			const struct code_fixup *x = &a->fixups.p[j], *y = &b->fixups.p[j];

			CU_ASSERT_TRUE(x->offset == y->offset && x->kind == y->kind && x->addend == y->addend);
			CU_ASSERT_STRING_EQUAL(t->c->syms.p[x->sym].name, r->syms.p[y->sym].name);
		}
	}
	s = find_sym(r, "first");
	CU_ASSERT_TRUE(s && s->sect == 0 && s->value == 0 && s->bind == CODE_GLOBAL && s->type == CODE_FUNC &&
		       s->size > 30);
	s = find_sym(r, "one");
	CU_ASSERT_TRUE(s && s->sect == 0 && s->bind == CODE_LOCAL);
	s = find_sym(r, "spare");
	CU_ASSERT_TRUE(s && s->value == 8 && s->size == 4 && s->type == CODE_OBJECT);
	code_free(r);
}

/* Every truncation, and many mutations: an error or a product, never a crash or a leak. */
static void body_hostile(struct fixture *t)
{
	u32 good = 0, refused = 0;
	struct prng rng;
	u8 *p, *copy;
	size_t n;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_OBJ, path(t, "a.o")), 0);
	p = slurp(t, path(t, "a.o"), &n);
	prng_seed(&rng, 1);
	for (u32 k = 0; k < n + 6000; k++) {
		size_t size = k < n ? k : n;
		struct code *r;
		int err;

		copy = malloc(size + 1); /* its own block, so that a sanitizer sees its end */
		memcpy(copy, p, size);
		for (u32 m = k < n ? 0 : 1 + k % 4; m; m--)
			copy[prng_below(&rng, (u32)size)] = (u8)(k % 3 ? prng_next(&rng) : 0xff);
		err = elf32_read(&t->ctx, "a.o", copy, size, &r);
		CU_ASSERT_TRUE((err == 0) == (r != NULL));
		good += err == 0;
		refused += err != 0;
		CU_ASSERT_TRUE(err != -BPFC_EINTERNAL);
		code_free(r);
		free(copy);
	}
	CU_ASSERT_TRUE(good > 100 && refused > n);
}

static void test_elf(void)
{
	if (!all_writers())
		return;
	run(body_elf);
	run(body_read);
	run(body_signature);
	run(body_hostile);
}

/* -- Listing ---------------------------------------------------------------------------------------------- */

static void body_listing(struct fixture *t)
{
	static const char *const wanted[] = {"first:\t; global\n",
					     "\none:\n",
					     "ret\n",
					     "R_386_PLT32 bpfrt_map_lookup_elem\n",
					     "R_386_32 .rodata+4\n",
					     "call 0x",
					     "; one\n",
					     "8 zero bytes",
					     "flows."};
	size_t n;
	char *p;

	t->c = sample_code(&t->ctx, SAMPLE_FIRST);
	CU_ASSERT_EQUAL(out_write(t->c, NULL, NULL, BPFC_EMIT_ASM, path(t, "a.lst")), 0);
	p = (char *)slurp(t, path(t, "a.lst"), &n);
	for (u32 k = 0; k < ARRAY_SIZE(wanted); k++)
		CU_ASSERT_PTR_NOT_NULL(strstr(p, wanted[k]));
}

static void test_listing(void)
{
	if (!all_writers())
		return;
	run(body_listing);
}

void suite_out(void)
{
	CU_pSuite s = CU_add_suite("out", NULL, NULL);

	CU_add_test(s, "formats", test_formats);
	CU_add_test(s, "files complete or absent", test_files);
	CU_add_test(s, "flat images", test_flat);
	CU_add_test(s, "objects written, read, damaged", test_elf);
	CU_add_test(s, "listing", test_listing);
}
