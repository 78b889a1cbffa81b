/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Loading a BPF program for the interpreter: rebuilds struct prog from a request, checks it once more (that fills in
 * what is not sent), and gives data sections and maps their memory. Helpers are those of the runtime, by number.
 */
#include "guest.h"

#include "helper.h"
#include "maptype.h"

/* -- Reading the request ----------------------------------------------------------------------------------------- */

static void read_insns(struct prog *p, struct rp_in *in)
{
	u32 n, n_aux;
	const u8 *bytes = rp_block(in, &n), *aux = rp_block(in, &n_aux);

	CHECK(p->ctx, n % sizeof(struct insn) == 0 && n_aux == n / sizeof(struct insn) * 16);
	prog_set_insns(p, n / sizeof(struct insn));
	memcpy(p->insns, bytes, n);
	struct rp_in words = {.at = aux, .end = aux + n_aux};
	for (u32 i = 0; i < p->n_insns; i++) {
		p->aux[i].ref = (u8)rp_u32(&words);
		p->aux[i].index = rp_u32(&words);
		p->aux[i].addend = (s64)rp_u64(&words);
	}
}

static const char *read_name(struct prog *p, struct rp_in *in)
{
	return arena_strdup(&p->arena, rp_str(in));
}

static void read_subprog(struct prog *p, struct rp_in *in)
{
	struct subprog *s = vec_add(&p->arena, &p->subprogs);

	s->name = read_name(p, in);
	s->section = read_name(p, in);
	if (!s->section[0])
		s->section = NULL;
	s->start = rp_u32(in);
	s->n = rp_u32(in);
	s->sect_insn = rp_u32(in);
	s->is_prog = rp_u32(in) != 0;
	s->type = (enum prog_type)rp_u32(in);
}

static void read_map(struct prog *p, struct rp_in *in)
{
	struct prog_map *m = vec_add(&p->arena, &p->maps);

	m->name = read_name(p, in);
	m->type = rp_u32(in);
	m->key_size = rp_u32(in);
	m->value_size = rp_u32(in);
	m->max_entries = rp_u32(in);
	m->flags = rp_u32(in);
	m->id = (s32)rp_u32(in);
	m->spin_lock = rp_u32(in);
	for (u32 n = rp_count(in, 12); n; n--) {
		struct map_value *v = vec_add(&p->arena, &m->values);
		v->key = rp_u32(in);
		v->ref = (u8)rp_u32(in);
		v->index = rp_u32(in);
	}
}

static void read_data(struct prog *p, struct rp_in *in)
{
	struct prog_data *d = vec_add(&p->arena, &p->datas);
	const u8 *bytes;
	u32 n;

	d->name = read_name(p, in);
	d->kind = (enum data_kind)rp_u32(in);
	d->align = rp_u32(in);
	d->size = rp_u32(in);
	bytes = rp_block(in, &n);
	CHECK(p->ctx, n == 0 || n == d->size);
	if (n) {
		d->bytes = arena_alloc(&p->arena, n);
		memcpy(d->bytes, bytes, n);
	}
	for (n = rp_count(in, 24); n; n--) {
		struct data_ref *r = vec_add(&p->arena, &d->refs);
		r->offset = rp_u32(in);
		r->size = (u8)rp_u32(in);
		r->ref = (u8)rp_u32(in);
		r->index = rp_u32(in);
		r->addend = (s64)rp_u64(in);
		CHECK(p->ctx, r->size <= 8 && r->offset <= d->size && d->size - r->offset >= r->size);
	}
}

static void read_extern(struct prog *p, struct rp_in *in)
{
	struct prog_extern *e = vec_add(&p->arena, &p->externs);
	u32 flags;

	e->name = read_name(p, in);
	flags = rp_u32(in);
	e->is_func = flags & 1;
	e->is_weak = flags & 2;
}

static void read_prog(struct prog *p, struct rp_in *in)
{
	read_insns(p, in);
	for (u32 n = rp_count(in, 28); n; n--)
		read_subprog(p, in);
	for (u32 n = rp_count(in, 36); n; n--)
		read_map(p, in);
	for (u32 n = rp_count(in, 24); n; n--)
		read_data(p, in);
	for (u32 n = rp_count(in, 8); n; n--)
		read_extern(p, in);
}

/* -- What the entry reaches -------------------------------------------------------------------------------------------
 */

struct reach {
	const struct prog *p;
	u32 *subprogs, *maps, *datas; /* bit sets */
	u32 *work, n;		      /* functions to look at */
};

static void reach_ref(struct reach *r, u32 ref, u32 index)
{
	if ((ref == REF_MAP || ref == REF_MAP_VALUE) && index < r->p->maps.n)
		bits_set(r->maps, index);
	if (ref == REF_SUBPROG && index < r->p->subprogs.n && !bits_test(r->subprogs, index)) {
		bits_set(r->subprogs, index);
		r->work[r->n++] = index;
	}
	if (ref != REF_DATA || index >= r->p->datas.n || bits_test(r->datas, index))
		return;
	bits_set(r->datas, index);
	for (u32 i = 0; i < r->p->datas.p[index].refs.n; i++)
		reach_ref(r, r->p->datas.p[index].refs.p[i].ref, r->p->datas.p[index].refs.p[i].index);
}

/* Maps that the entry uses, itself or in what it calls, as a bit set. */
static u32 *used_maps(struct loaded *l, const struct prog *p)
{
	struct reach r = {.p = p,
			  .subprogs = bits_new(&l->arena, p->subprogs.n + 1),
			  .maps = bits_new(&l->arena, p->maps.n + 1),
			  .datas = bits_new(&l->arena, p->datas.n + 1),
			  .work = arena_array(&l->arena, p->subprogs.n + 1, sizeof(u32))};

	reach_ref(&r, REF_SUBPROG, l->entry_subprog);
	while (r.n) {
		const struct subprog *s = &p->subprogs.p[r.work[--r.n]];
		for (u32 i = s->start; i < s->start + s->n; i++) {
			struct isa_info info;
			reach_ref(&r, p->aux[i].ref, p->aux[i].index);
			if (!p->aux[i].second && isa_decode(&p->insns[i], &info) && info.kind == ISA_CALL &&
			    info.call == CALL_LOCAL)
				reach_ref(&r, REF_SUBPROG, prog_subprog_of(p, (u32)prog_target(p, i, &info)));
		}
	}
	return r.maps;
}

/* -- Memory ------------------------------------------------------------------------------------------------------- */

/* Addresses by index of prog->maps and prog->datas. */
struct places {
	uintptr_t *maps, *values, *datas, *externs;
};

static void add_region(struct loaded *l, uintptr_t base, size_t size, bool writable)
{
	vec_push(&l->arena, &l->regions, ((struct interp_region){base, size, writable}));
}

/* The interpreter has no addresses of programs that a prog_array could hold. */
static void set_initial(struct loaded *l, const struct prog *p, const struct prog_map *pm, const struct places *at,
			struct bpfrt_map *m, bool used)
{
	struct bpfrt_initial *init = arena_array(&l->arena, pm->values.n + 1, sizeof *init);

	for (u32 i = 0; i < pm->values.n; i++) {
		const struct map_value *v = &pm->values.p[i];
		if (v->ref != REF_MAP && used)
			ctx_throw(&l->ctx, BPFC_EUNSUPPORTED, "map %s: programs in maps cannot be interpreted yet", pm->name);
		if (v->ref != REF_MAP)
			continue;
		CHECK(&l->ctx, v->index < p->maps.n);
		init[m->n_initial].index = v->key;
		init[m->n_initial++].value = (void *)at->maps[v->index];
	}
	m->initial = init;
}

static struct places make_places(struct loaded *l, struct prog *p)
{
	struct arena *a = &l->arena;
	struct places at = {arena_array(a, p->maps.n + 1, sizeof(uintptr_t)),
			    arena_array(a, p->maps.n + 1, sizeof(uintptr_t)),
			    arena_array(a, p->datas.n + 1, sizeof(uintptr_t)),
			    arena_array(a, p->externs.n + 1, sizeof(uintptr_t))};

	const u32 *used = used_maps(l, p);
	for (u32 i = 0; i < p->maps.n; i++)
		at.maps[i] = (uintptr_t)arena_alloc(a, sizeof(struct bpfrt_map));
	for (u32 i = 0; i < p->maps.n; i++) {
		const struct prog_map *pm = &p->maps.p[i];
		struct bpfrt_map *m = (struct bpfrt_map *)at.maps[i];
		*m = (struct bpfrt_map){.version = BPFRT_MAP_VERSION,
					.type = pm->type,
					.key_size = pm->key_size,
					.value_size = pm->value_size,
					.max_entries = pm->max_entries,
					.map_flags = pm->flags,
					.spin_lock = pm->spin_lock,
					.name = pm->name};
		set_initial(l, p, pm, &at, m, bits_test(used, i));
		guest_open_map(l, pm->name, m, bits_test(used, i));
		at.values[i] = (uintptr_t)m->values;
		if (m->init)
			add_region(l, (uintptr_t)m->impl, bpfrt_storage(m), true);
	}
	for (u32 i = 0; i < p->datas.n; i++) {
		const struct prog_data *d = &p->datas.p[i];
		u32 align = MAX(d->align, 16u);
		CHECK(&l->ctx, !(align & (align - 1)) && align <= 65536);
		at.datas[i] = ALIGN_UP((uintptr_t)arena_alloc(a, (size_t)d->size + align), align);
		add_region(l, at.datas[i], d->size, d->kind != DATA_RODATA);
	}
	return at;
}

static u64 ref_value(struct loaded *l, const struct data_ref *r)
{
	const struct prog *p = l->prog;
	const struct places *at = l->places;

	switch ((enum ref_kind)r->ref) {
	case REF_MAP:
		CHECK(&l->ctx, r->index < p->maps.n);
		return at->maps[r->index] + (u64)r->addend;
	case REF_DATA:
		CHECK(&l->ctx, r->index < p->datas.n);
		return at->datas[r->index] + (u64)r->addend;
	case REF_SUBPROG:
		CHECK(&l->ctx, r->index < p->subprogs.n);
		return interp_func_addr(l->interp, r->index);
	case REF_MAP_VALUE:
	case REF_EXTERN:
	case REF_NONE:
		break;
	}
	return 0;
}

/* Data sections with their first content. */
static void fill_data(struct loaded *l)
{
	for (u32 i = 0; i < l->prog->datas.n; i++) {
		const struct prog_data *d = &l->prog->datas.p[i];
		u8 *to = (u8 *)l->places->datas[i];
		if (d->bytes)
			memcpy(to, d->bytes, d->size);
		else
			memset(to, 0, d->size);
		for (u32 k = 0; k < d->refs.n; k++) {
			u64 v = (u32)ref_value(l, &d->refs.p[k]);
			memcpy(to + d->refs.p[k].offset, &v, d->refs.p[k].size);
		}
	}
}

/* -- What the interpreter asks for ------------------------------------------------------------------------------------
 */

/* The runtime's functions for ancillary data, which classic filters call by name. */
static int call_ancillary(struct loaded *l, u32 index, const u64 a[5], u64 *r0)
{
	static const char prefix[] = "bpfrt_skb_";
	const char *name = index < l->prog->externs.n ? l->prog->externs.p[index].name : "";
	void (*fn)(void) = strncmp(name, prefix, sizeof prefix - 1) ? NULL : guest_runtime_symbol(name);

	if (!fn)
		return -BPFC_ENO_HELPER;
	*r0 = ((uint32_t(*)(const void *, uint32_t, uint32_t))fn)((const void *)(uintptr_t)a[0], (uint32_t)a[1],
								   (uint32_t)a[2]);
	return 0;
}

static int call_helper(void *arg, u32 nr, const u64 a[5], u64 *r0)
{
	const struct helper *h = helper_by_id(nr);

	if (nr & 0x80000000u)
		return call_ancillary(arg, nr & 0x7fffffffu, a, r0);
	if (!h || !h->runtime)
		return -BPFC_ENO_HELPER;
	guest_enter_runtime();
	if (nr == HELPER_get_prandom_u32)
		*r0 = guest_random();
	else
		*r0 = bpfrt_call_helper(nr, a[0], a[1], a[2], a[3], a[4]);
	if (h->effects & HELPER_PKT)
		guest_packet_moved(arg);
	guest_leave_runtime();
	return 0;
}

/* The bytes as they are stored: a big-endian number again. */
static bool load_packet(void *arg, u64 ctx, u32 off, u32 size, u8 *out)
{
	(void)arg;
	if (!ctx)
		return false;
	int64_t v = bpfrt_ldpkt_skb((void *)(uintptr_t)ctx, off, size);
	for (u32 i = 0; i < size; i++)
		out[i] = (u8)(v >> 8 * (size - 1 - i));
	return v >= 0;
}

/* -- Loading
 * ------------------------------------------------------------------------------------------------------------ */

/* The classic filter that P was made of, if it shall run itself. The host has checked it; a wrong one must not get in. */
static void read_classic(struct loaded *l, struct rp_in *in, enum cinterp_form form)
{
	u32 n, type = rp_u32(in);
	const u8 *bytes = rp_block(in, &n);
	struct cbpf_prog c = {.ctx = &l->ctx, .file = "classic filter", .type = (enum cbpf_type)type};

	CHECK(&l->ctx, !in->bad && n % sizeof *c.insns == 0 && type <= CBPF_FLAT);
	c.n = n / (u32)sizeof *c.insns;
	if (!c.n)
		return;
	c.insns = arena_array(&l->arena, c.n, sizeof *c.insns);
	memcpy(c.insns, bytes, n);
	CHECK(&l->ctx, !cbpf_check(&c, c.type));
	l->classic = cinterp_new(&l->arena, &c, form);
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
	u32 form = rp_u32(in);
	u64 max_insns = rp_u64(in);
	bool has_poison = rp_u32(in);
	u64 poison = rp_u64(in);
	struct prog *p = l->prog = prog_new(&l->ctx, rp_str(in));

	read_prog(p, in);
	l->entry_subprog = rp_u32(in);
	CHECK(&l->ctx, !in->bad && l->entry_subprog < p->subprogs.n);
	int err = prog_check(p);
	if (err)
		return err;
	l->places = arena_alloc(&l->arena, sizeof *l->places);
	*l->places = make_places(l, p);
	l->n_fixed = l->regions.n;
	enum prog_type type = p->subprogs.p[l->entry_subprog].type;
	struct interp_env env = {
		.regions = l->regions.p,
		.n_regions = l->regions.n,
		.check = true,
		.map_addr = l->places->maps,
		.map_value_addr = l->places->values,
		.data_addr = l->places->datas,
		.extern_addr = l->places->externs,
		.helper = call_helper,
		.arg = l,
		.max_insns = max_insns,
		.has_poison = has_poison,
		.poison = poison,
		.load_packet = type == PROG_SOCKET || type == PROG_TC || type == PROG_CGROUP_SKB ? load_packet : NULL,
	};
	read_classic(l, in, form ? CINTERP_THREADED : CINTERP_SWITCH);
	l->interp = interp_new(&l->ctx, p, form ? INTERP_THREADED : INTERP_SWITCH, &env);
	if (!l->interp)
		return l->ctx.last ? -(int)l->ctx.last->id : -BPFC_ENOMEM;
	fill_data(l);
	return 0;
}

void guest_load_prog(struct loaded *l, struct rp_in *in, struct rp_out *out)
{
	struct load load = {l, in};

	guest_unload(l);
	ctx_init(&l->ctx);
	arena_init(&l->arena, &l->ctx);
	int err = ctx_try(&l->ctx, load_body, &load);
	l->ready = !err;
	rp_put_u32(out, (u32)err);
	rp_put_str(out, l->ctx.first ? l->ctx.first->text : "");
}

void guest_unload_prog(struct loaded *l)
{
	interp_free(l->interp);
	prog_free(l->prog);
}

void guest_reset_prog(struct loaded *l)
{
	fill_data(l);
}

struct region_args {
	struct loaded *l;
	const struct interp_region *input;
	u32 n;
};

static int regions_body(void *arg)
{
	struct region_args *a = arg;
	a->l->regions.n = a->l->n_fixed;
	for (u32 i = 0; i < a->n; i++)
		vec_push(&a->l->arena, &a->l->regions, a->input[i]);
	return 0;
}

int guest_interp_regions(struct loaded *l, const struct interp_region *input, u32 n)
{
	struct region_args a = {l, input, n};
	int err = ctx_try(&l->ctx, regions_body, &a);
	return err ? err : interp_set_regions(l->interp, l->regions.p, l->regions.n);
}
