/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Loading compiled code: rebuilds struct code from a request, gives it an image whose code can be executed but not
 * written, whose constants can only be read, and links it with the runtime that this process contains. A symbol that
 * the runtime does not have is an error that names it.
 */
#define _GNU_SOURCE
#include "guest.h"

#include <sys/mman.h>

#include "code_image.h"

enum { PAGE = 4096, MAX_IMAGE = 0x10000000 };

/* -- A function for tests --------------------------------------------------------------------------------------- */

/* RP_TEST_HELPER: overwrites all registers that the convention lets it, the argument area above its return address
 * and much stack below it. Gives the sum of its arguments. */
static uint64_t __attribute__((noinline)) test_helper(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e)
{
	volatile uint64_t args[5] = {a, b, c, d, e};
	volatile uint32_t below[256];
	uint64_t sum = a + b + c + d + e;
	uint64_t volatile *own[] = {&a, &b, &c, &d, &e};

	for (size_t i = 0; i < ARRAY_SIZE(below); i++)
		below[i] = 0xdeadbeef;
	for (size_t i = 0; i < ARRAY_SIZE(own); i++)
		*own[i] = args[i] ^ 0x5a5a5a5a5a5a5a5au;
	__asm__ volatile("movl $0xc1c1c1c1, %%ecx\n\tcmpl %%ecx, %%ecx" : : : "ecx", "cc", "memory");
	return sum;
}
/* Sockets: there are none. For programs of tests alone; whoever has sockets defines these functions. */
static void *no_socket(void *ctx, void *tuple, uint32_t size, uint64_t netns, uint64_t flags)
{
	(void)ctx, (void)tuple, (void)size, (void)netns, (void)flags;
	return NULL;
}
static const char *const socket_lookups[] = {"bpfrt_sk_lookup_tcp", "bpfrt_sk_lookup_udp", "bpfrt_skc_lookup_tcp"};

_Static_assert(RP_TEST_HELPER == 65536, "its symbol is bpfrt_helper_65536");

/* -- What compiled code may refer to --------------------------------------------------------------------------- */

#define SYM_0(name)
#define SYM_1(name) {"bpfrt_" #name, (void (*)(void))bpfrt_##name},
#define HELPER(id, name, ret, a1, a2, a3, a4, a5, effects, runtime) SYM_##runtime(name)

static const struct {
	const char *name;
	void (*fn)(void);
} runtime_symbols[] = {
#include "helper.def"
	{"bpfrt_ldpkt_skb", (void (*)(void))bpfrt_ldpkt_skb},
	{"bpfrt_tail_target", (void (*)(void))bpfrt_tail_target},
	{"bpfrt_call_helper", (void (*)(void))bpfrt_call_helper},
	{"bpfrt_skb_nlattr", (void (*)(void))bpfrt_skb_nlattr},
	{"bpfrt_skb_nlattr_nest", (void (*)(void))bpfrt_skb_nlattr_nest},
	{"bpfrt_skb_payload_offset", (void (*)(void))bpfrt_skb_payload_offset},
	{"bpfrt_helper_65536", (void (*)(void))test_helper},
};

void (*guest_runtime_symbol(const char *name))(void)
{
	if (!strcmp(name, "bpfrt_get_prandom_u32"))
		return (void (*)(void))guest_random;
	for (size_t i = 0; i < ARRAY_SIZE(runtime_symbols); i++)
		if (!strcmp(runtime_symbols[i].name, name))
			return runtime_symbols[i].fn;
	return NULL;
}

/* ARG: whether a helper that is not there is an error only when it is called. */
static u64 resolve(void *arg, const char *name)
{
	void (*fn)(void) = guest_runtime_symbol(name);

	if (fn || !*(const bool *)arg)
		return (uintptr_t)fn;
	for (size_t i = 0; i < ARRAY_SIZE(socket_lookups); i++)
		if (!strcmp(socket_lookups[i], name))
			return (uintptr_t)no_socket;
	if (!strncmp(name, "bpfrt_", 6))
		fn = (void (*)(void))guest_no_helper;
	return (uintptr_t)fn;
}

/* -- Reading the request ----------------------------------------------------------------------------------------- */

static void read_section(struct code *c, struct rp_in *in)
{
	u32 n, kind = rp_u32(in), align = rp_u32(in), size = rp_u32(in);
	const u8 *bytes = rp_block(in, &n);
	u32 k = kind == CODE_TEXT && c->sects.n == 1 && !c->sects.p[0].bytes.n
			? 0
			: code_add_section(c, "", (enum code_sect_kind)kind, align);
	struct code_sect *s = &c->sects.p[k];

	s->align = align;
	s->size = size;
	code_bytes(c, k, bytes, n);
	n = rp_count(in, 16);
	vec_reserve(&c->arena, &s->fixups, n);
	for (; n; n--) {
		struct code_fixup *f = vec_add(&c->arena, &s->fixups);
		f->offset = rp_u32(in);
		f->sym = rp_u32(in);
		f->addend = (s32)rp_u32(in);
		f->kind = (u8)rp_u32(in);
	}
}

static void read_symbol(struct code *c, struct rp_in *in)
{
	struct code_sym *s = vec_add(&c->arena, &c->syms);

	s->name = arena_strdup(&c->arena, rp_str(in));
	s->sect = rp_u32(in);
	s->value = rp_u32(in);
	s->size = rp_u32(in);
	s->bind = (u8)rp_u32(in);
	s->type = CODE_NOTYPE;
}

static void check_code(struct loaded *l, const struct code *c)
{
	for (u32 i = 0; i < c->syms.n; i++)
		CHECK(&l->ctx, c->syms.p[i].sect == CODE_UNDEF || c->syms.p[i].sect < c->sects.n);
	for (u32 k = 0; k < c->sects.n; k++) {
		const struct code_sect *s = &c->sects.p[k];
		CHECK(&l->ctx, s->kind <= CODE_MAPS && s->align && !(s->align & (s->align - 1)) && s->align <= PAGE);
		for (u32 i = 0; i < s->fixups.n; i++)
			CHECK(&l->ctx, s->fixups.p[i].sym < c->syms.n);
	}
}

/* -- The image ------------------------------------------------------------------------------------------------------
 */

/* Kept from program to program; grows. */
static struct area image_area;

static u8 *image_memory(struct loaded *l, u32 total)
{
	u32 need = ALIGN_UP(total, PAGE);

	if (total > MAX_IMAGE)
		ctx_throw(&l->ctx, BPFC_ELIMIT, "the program takes %u bytes, more than can be run here", total);
	if (need <= image_area.cap) {
		if (mprotect(image_area.base, image_area.cap, PROT_READ | PROT_WRITE))
			ctx_throw(&l->ctx, BPFC_ENOMEM, "memory cannot be made writable");
	} else if (!area_new(&image_area, MAX(need, 0x40000u))) {
		ctx_throw(&l->ctx, BPFC_ENOMEM, "no memory for the program");
	}
	memset(image_area.base, 0, need);
	return image_area.base;
}

static void protect(struct loaded *l, u8 *base, const struct image *im, enum image_part part, int prot)
{
	u32 size = ALIGN_UP(im->size[part], PAGE);

	if (size && mprotect(base + im->start[part], size, prot))
		ctx_throw(&l->ctx, BPFC_ENOMEM, "memory cannot be made executable or read-only");
}

/* By symbol: something but a map refers to it. */
static bool *used_symbols(struct loaded *l, const struct code *c)
{
	bool *used = arena_array(&l->arena, c->syms.n, sizeof *used);

	for (u32 k = 0; k < c->sects.n; k++)
		for (u32 i = 0; c->sects.p[k].kind != CODE_MAPS && i < c->sects.p[k].fixups.n; i++)
			used[c->sects.p[k].fixups.p[i].sym] = true;
	return used;
}

/* LENIENT: maps without implementation are left closed even if the program uses them; they are then empty. */
static void open_maps(struct loaded *l, const struct image *im, u8 *base, bool lenient)
{
	const struct code *c = l->code;
	const bool *used = used_symbols(l, c);

	for (u32 i = 0; i < c->syms.n; i++) {
		const struct code_sym *s = &c->syms.p[i];
		if (s->sect == CODE_UNDEF || c->sects.p[s->sect].kind != CODE_MAPS || !s->name[0])
			continue;
		CHECK(&l->ctx, s->value <= code_size(c, s->sect) &&
				       code_size(c, s->sect) - s->value >= sizeof(struct bpfrt_map));
		guest_open_map(l, s->name, (struct bpfrt_map *)(base + im->offsets[s->sect] + s->value),
			       used[i] && !lenient);
	}
}

/* What maps hold at first. */
static void read_fill(struct loaded *l, const struct image *im, u32 at, struct rp_in *in)
{
	u32 key_n, value_n, sym, entry;
	const char *name = rp_str(in);
	const u8 *key = rp_block(in, &key_n), *value = rp_block(in, &value_n);
	struct bpfrt_map *m = NULL;
	int err;

	sym = rp_u32(in);
	for (u32 i = 0; i < l->maps.n && !m; i++)
		if (!strcmp(l->maps.p[i].name, name))
			m = l->maps.p[i].map;
	if (!m)
		return; /* one that cannot be opened, and is not used */
	if (sym) {
		CHECK(&l->ctx, sym <= l->code->syms.n && m->ops == &bpfrt_prog_array_ops);
		image_symbol(l->code, im, sym - 1, at, NULL, NULL, &entry);
		value = (const u8 *)&entry;
		value_n = sizeof entry;
	}
	CHECK(&l->ctx, key_n == m->key_size && value_n == m->value_size);
	err = (int)bpfrt_map_update_elem(m, key, value, BPFRT_ANY);
	if (err)
		ctx_throw(&l->ctx, BPFC_ERUN, "map %s cannot be filled: %s", name, strerror(-err));
}

struct load {
	struct loaded *l;
	struct rp_in *in;
};

static int load_body(void *arg)
{
	struct load *load = arg;
	struct loaded *l = load->l;
	struct rp_in *in = load->in;
	struct code *c = l->code = code_new(&l->ctx);
	struct image im;
	u32 entry;
	bool lenient;

	for (u32 n = rp_count(in, 20); n; n--)
		read_section(c, in);
	for (u32 n = rp_count(in, 20); n; n--)
		read_symbol(c, in);
	entry = rp_u32(in);
	lenient = rp_u32(in) != 0;
	CHECK(&l->ctx, !in->bad && entry < c->syms.n && c->syms.p[entry].sect != CODE_UNDEF);
	check_code(l, c);
	int err = image_layout(c, PAGE, &im);
	if (err)
		return err;
	u8 *base = image_memory(l, im.total);
	u32 at = (u32)(uintptr_t)base;
	err = image_fill(c, &im, base, at, resolve, &lenient);
	if (err)
		return err;
	protect(l, base, &im, IMAGE_CODE, PROT_READ | PROT_EXEC);
	protect(l, base, &im, IMAGE_RODATA, PROT_READ);
	l->text = (struct text_range){at + im.start[IMAGE_CODE], im.size[IMAGE_CODE]};
	image_symbol(c, &im, entry, at, NULL, NULL, &l->entry);
	open_maps(l, &im, base, lenient);
	for (u32 n = rp_count(in, 16); n; n--)
		read_fill(l, &im, at, in);
	CHECK(&l->ctx, !in->bad);
	l->data = base + im.start[IMAGE_DATA];
	l->data_size = im.size[IMAGE_DATA];
	l->data_copy = arena_alloc(&l->arena, l->data_size + 1);
	memcpy(l->data_copy, l->data, l->data_size);
	return 0;
}

void guest_load_code(struct loaded *l, struct rp_in *in, struct rp_out *out)
{
	struct load load = {l, in};

	guest_unload(l);
	ctx_init(&l->ctx);
	arena_init(&l->arena, &l->ctx);
	l->is_code = true;
	int err = ctx_try(&l->ctx, load_body, &load);
	l->ready = !err;
	rp_put_u32(out, (u32)err);
	rp_put_str(out, l->ctx.first ? l->ctx.first->text : "");
}

void guest_reset_code(struct loaded *l)
{
	memcpy(l->data, l->data_copy, l->data_size);
}
