/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The in-process JIT: a product becomes memory of this process. While it is filled the memory is writable and not
 * executable; then code becomes executable and read-only, read-only data read-only, and only data stays writable. A
 * page that cannot be accessed stands before and behind. An error of any step takes all of it back. What was hardened at
 * level 3 lies at a random place, which the operating system's entropy chooses.
 */
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "blinding/blind.h"
#include "bpfc.h"
#include "code_image.h"

#if defined(__i386__)
enum { HOST_RUNS_IA32 = 1 };
#else
enum { HOST_RUNS_IA32 = 0 };
#endif

/* No memory of a program lies this close to either end of the address space (bpfc-abi(7)). */
#define EDGE 0x10000u

struct bpfc_jit {
	struct arena arena; /* this record itself, and the names */
	const struct code_sym *syms;
	u32 *addrs; /* by symbol, 0: undefined */
	u32 n_syms;
	u8 *map;
	size_t map_size;
};

struct loader {
	struct bpfc_ctx *ctx;
	struct code *c;
	bpfc_resolve_fn resolve;
	void *arg;
	struct bpfc_jit *jit;
};

static int os_error(struct bpfc_ctx *ctx, const char *what)
{
	return diag_error(ctx, BPFC_EUNSUPPORTED, NULL, "memory for compiled code: %s: %s", what, strerror(errno));
}

static u64 resolve_symbol(void *arg, const char *name)
{
	const struct loader *l = arg;

	return l->resolve ? l->resolve(l->arg, name) : 0;
}

static struct bpfc_jit *jit_new(struct bpfc_ctx *ctx)
{
	struct arena a;
	struct bpfc_jit *jit;

	arena_init(&a, ctx);
	jit = arena_alloc(&a, sizeof *jit);
	jit->arena = a;
	return jit;
}

void bpfc_jit__free(struct bpfc_jit *jit)
{
	struct arena a;

	if (!jit)
		return;
	if (jit->map)
		munmap(jit->map, jit->map_size);
	a = jit->arena; /* the record lies in it */
	arena_free(&a);
}

/* Seal each part of the image that lies at BASE. */
static int protect(struct loader *l, const struct image *im, u8 *base, u32 page)
{
	static const int prot[] = {[IMAGE_CODE] = PROT_READ | PROT_EXEC,
				   [IMAGE_RODATA] = PROT_READ,
				   [IMAGE_DATA] = PROT_READ | PROT_WRITE};

	for (u32 part = 0; part < IMAGE_NPARTS; part++) {
		size_t n = ALIGN_UP((size_t)im->size[part], (size_t)page);

		if (n && mprotect(base + im->start[part], n, prot[part]))
			return os_error(l->ctx, "protection");
	}
	return 0;
}

/* Addresses of defined symbols, with names that outlive the product. */
static void keep_symbols(struct loader *l, const struct image *im, u32 base)
{
	struct bpfc_jit *jit = l->jit;
	const struct code *c = l->c;
	struct code_sym *syms = arena_array(&jit->arena, c->syms.n, sizeof *syms);

	jit->addrs = arena_array(&jit->arena, c->syms.n, sizeof *jit->addrs);
	for (u32 i = 0; i < c->syms.n; i++) {
		syms[i] = c->syms.p[i];
		syms[i].name = arena_strdup(&jit->arena, c->syms.p[i].name);
		if (syms[i].sect != CODE_UNDEF)
			jit->addrs[i] = base + im->offsets[syms[i].sect] + syms[i].value;
	}
	jit->syms = syms;
	jit->n_syms = c->syms.n;
}

/* N bytes that cannot be accessed, at a random page of the middle of the address space. */
static void *reserve_at_random(size_t n, u32 page)
{
	enum { TRIES = 64 };
	const u32 lowest = 0x10000000, span = 0xa0000000;
	struct stream_key key;
	struct stream rnd;

	if (!blind_entropy(&key)) {
		errno = ENOSYS;
		return MAP_FAILED;
	}
	stream_init(&rnd, &key, 0);
	for (int k = 0; k < TRIES; k++) {
		u32 at = lowest + stream_below(&rnd, span) / page * page;
		void *want = (void *)(uintptr_t)at, *got;

		got = mmap(want, n, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		if (got == want || got == MAP_FAILED)
			return got;
		munmap(got, n); /* something is there already */
	}
	errno = EEXIST;
	return MAP_FAILED;
}

static int load(void *arg)
{
	struct loader *l = arg;
	u32 page = (u32)sysconf(_SC_PAGESIZE), base;
	struct image im;
	size_t n;
	int err;

	err = image_layout(l->c, page, &im);
	if (err)
		return err;
	l->jit = jit_new(l->ctx);
	n = ALIGN_UP((size_t)im.total, (size_t)page);
	l->jit->map_size = n + 2 * (size_t)page;
	l->jit->map = l->c->harden >= 3 ? reserve_at_random(l->jit->map_size, page)
					: mmap(NULL, l->jit->map_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (l->jit->map == MAP_FAILED) {
		l->jit->map = NULL;
		return os_error(l->ctx, "reservation");
	}
	base = (u32)(uintptr_t)l->jit->map + page;
	if (base < EDGE || base + n > -EDGE)
		return diag_error(l->ctx, BPFC_EUNSUPPORTED, NULL,
				  "memory for compiled code lies at the end of the address space");
	if (n && mprotect(l->jit->map + page, n, PROT_READ | PROT_WRITE))
		return os_error(l->ctx, "making it writable");
	err = image_fill(l->c, &im, l->jit->map + page, base, resolve_symbol, l);
	if (!err)
		err = protect(l, &im, l->jit->map + page, page);
	if (!err)
		keep_symbols(l, &im, base);
	return err;
}

int bpfc_jit__load(struct bpfc_ctx *ctx, struct code *code, bpfc_resolve_fn resolve, void *arg, struct bpfc_jit **out)
{
	struct loader l = {.ctx = ctx, .c = code, .resolve = resolve, .arg = arg};
	int err;

	*out = NULL;
	if (!HOST_RUNS_IA32)
		return diag_error(ctx, BPFC_EUNSUPPORTED, NULL, "compiled code runs in 32-bit x86 processes only");
	err = ctx_try(ctx, load, &l);
	if (err) {
		bpfc_jit__free(l.jit);
		return err;
	}
	*out = l.jit;
	return 0;
}

void *bpfc_jit__symbol(struct bpfc_jit *jit, const char *name)
{
	void *local = NULL;

	for (u32 i = 0; i < jit->n_syms; i++) {
		if (!jit->addrs[i] || strcmp(jit->syms[i].name, name))
			continue;
		if (jit->syms[i].bind != CODE_LOCAL)
			return (void *)(uintptr_t)jit->addrs[i];
		if (!local)
			local = (void *)(uintptr_t)jit->addrs[i];
	}
	return local;
}
