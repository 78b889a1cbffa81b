/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The pipeline. compile_function() is the compiler: its passes from BPF to bytes, in order. Around it: which functions are
 * wanted, data, map descriptors, entries. Needs a program that prog_check() accepted; leaves a product with everything
 * resolved that can be. Functions are compiled callees first, so that callers know what they take and give.
 */
#include "compile.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#include "blinding/blind.h"
#include "cbpf.h"
#include "disasm.h"
#include "ir/ir.h"
#include "x86_32/x86.h"

#include "bpfrt.h"

/* Streams of random numbers: each function has that of its number for constants and one for its layout, so that other
 * constants do not move the code about them; others have these. */
#define STREAM_SUPPORT 0x100000000u
#define STREAM_RETPOLINE 0x200000000u
#define STREAM_LAYOUT 0x300000000u

struct compile {
	struct bpfc_ctx *ctx;
	struct prog *p;
	const struct bpfc_opts *opts;
	struct x86_opts xopts;
	struct stream_key key;
	struct stream rnd; /* of the function in work */
	struct code *c;
	struct ir_sig *sigs;
	struct arena arena; /* of the function in work */
	bool *wanted;       /* by subprogram */
	bool *thunk;        /* by subprogram: its address is taken */
	u32 pass;           /* that runs now, 1 + index in c->passes, and since when; 0: none */
	u64 since;
};

/* -- Passes and what they take ------------------------------------------------------------------------------ */

static u64 now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (u64)t.tv_sec * 1000000000 + (u64)t.tv_nsec;
}

static void end_pass(struct compile *cc)
{
	if (cc->pass)
		cc->c->passes.p[cc->pass - 1].ns += now() - cc->since;
	cc->pass = 0;
}

/* NAME (a literal) begins and is given INSNS instructions; the pass before it ends, if it has not yet. */
static void begin_pass(struct compile *cc, const char *name, size_t insns)
{
	u32 k = 0;
	cc->ctx->phase = name;
	if (!cc->opts->stats)
		return;
	end_pass(cc);
	while (k < cc->c->passes.n && strcmp(cc->c->passes.p[k].name, name))
		k++;
	if (k == cc->c->passes.n)
		vec_push(&cc->c->arena, &cc->c->passes, ((struct code_pass){ .name = name }));
	cc->c->passes.p[k].runs++;
	cc->c->passes.p[k].insns += insns;
	cc->pass = k + 1;
	cc->since = now();
}

/* -- One function ------------------------------------------------------------------------------------------- */

static bool dumps(const struct compile *cc, char letter)
{
	return cc->opts->dump && cc->opts->dump_file && strchr(cc->opts->dump, letter);
}

static void after_ir(struct compile *cc, struct ir_func *f, const char *pass, char letter)
{
	end_pass(cc);
	cc->ctx->phase = pass;
	if (cc->opts->self_check)
		ir_check(f, pass);
	if (letter && dumps(cc, letter)) {
		fprintf(cc->opts->dump_file, "# after %s\n", pass);
		ir_print(f, cc->opts->dump_file);
	}
}

static void ir_pass(struct compile *cc, struct ir_func *f, const char *name, void (*pass)(struct ir_func *))
{
	begin_pass(cc, name, f->ins.n);
	pass(f);
	after_ir(cc, f, name, 0);
}

static void optimize(struct compile *cc, struct ir_func *f)
{
	int level = cc->opts->opt_level;
	if (level == 0)
		return;
	ir_cfg(f);
	ir_pass(cc, f, "fold", ir_fold);
	ir_pass(cc, f, "copy", ir_copy);
	if (level >= 2) {
		ir_pass(cc, f, "dce", ir_dce);
		ir_pass(cc, f, "gvn", ir_gvn);
		ir_pass(cc, f, "narrow", ir_narrow);
		ir_pass(cc, f, "fold", ir_fold);
		ir_pass(cc, f, "deref", ir_deref);
		ir_pass(cc, f, "gvn", ir_gvn);
		ir_pass(cc, f, "copy", ir_copy);
	}
	ir_pass(cc, f, "dce", ir_dce);
}

static void optimize_halves(struct compile *cc, struct ir_func *f)
{
	int level = cc->opts->opt_level;
	ir_cfg(f);
	if (level == 0)
		return;
	ir_pass(cc, f, "fold", ir_fold);
	if (level >= 2) {
		ir_cfg(f);
		ir_pass(cc, f, "copy", ir_copy);
		ir_pass(cc, f, "gvn", ir_gvn);
		ir_pass(cc, f, "guard", ir_guard);
		ir_pass(cc, f, "swap", ir_swap);
		ir_pass(cc, f, "fold", ir_fold);
		ir_pass(cc, f, "gvn", ir_gvn);
	}
	ir_pass(cc, f, "dce", ir_dce);
	ir_cfg(f);
}

static void dump_x86(struct compile *cc, struct x86_func *x, const char *pass, char letter)
{
	end_pass(cc);
	if (!dumps(cc, letter))
		return;
	fprintf(cc->opts->dump_file, "# after %s\n", pass);
	x86_print(x, cc->opts->dump_file);
}

static struct x86_func *snapshot(const struct x86_func *x)
{
	struct x86_func *s = arena_alloc(x->arena, sizeof *s);
	*s = *x;
	s->ins.p = arena_array(x->arena, x->ins.n, sizeof *x->ins.p);
	memcpy(s->ins.p, x->ins.p, x->ins.n * sizeof *x->ins.p);
	return s;
}

/* Level 2 IR to bytes behind symbol SYM. */
static void back_end(struct compile *cc, struct ir_func *f, u32 sym)
{
	begin_pass(cc, "isel", f->ins.n);
	struct x86_func *x = x86_isel(cc->ctx, &cc->arena, f, cc->sigs, &cc->xopts);
	dump_x86(cc, x, "isel", 'X');
	struct x86_func *before = cc->opts->self_check ? snapshot(x) : NULL;
	begin_pass(cc, "regalloc", x->ins.n);
	x86_regalloc(x, &cc->xopts);
	end_pass(cc);
	if (before)
		x86_ra_check(before, x);
	dump_x86(cc, x, "regalloc", 'R');
	begin_pass(cc, "expand", x->ins.n);
	x86_expand(x);
	begin_pass(cc, "peep", x->ins.n);
	x86_peep(x, &cc->xopts);
	begin_pass(cc, "abi", x->ins.n);
	x86_abi(x, &cc->xopts);
	dump_x86(cc, x, "abi", 'M');
	if (cc->xopts.harden >= 3) {
		begin_pass(cc, "scatter", x->ins.n);
		x86_scatter(x, &cc->xopts);
	}
	begin_pass(cc, "encode", x->ins.n);
	x86_encode(x, cc->c, sym, &cc->xopts);
	end_pass(cc);
}

static int compile_function(struct compile *cc, u32 sub)
{
	const struct subprog *s = &cc->p->subprogs.p[sub];
	stream_init(&cc->rnd, &cc->key, sub);
	cc->ctx->function = s->name;
	begin_pass(cc, "build", s->n);
	/* which comparisons fall away would follow from hidden constants */
	bool ways = cc->opts->opt_level >= 2 && cc->xopts.harden < 2;
	struct ir_func *f = (ways ? ir_build_ways : ir_build)(cc->ctx, &cc->arena, cc->p, sub, cc->sigs,
							      (u8)cc->xopts.harden);
	if (!f)
		return -BPFC_EUNSUPPORTED;
	f->sigs = cc->sigs;
	after_ir(cc, f, "build", 'I');
	optimize(cc, f);
	after_ir(cc, f, "optimize", 'O');
	begin_pass(cc, "split", f->ins.n);
	f = ir_split(f, cc->sigs);
	after_ir(cc, f, "split", 0);
	optimize_halves(cc, f);
	ir_signature(f);
	cc->sigs[sub] = f->sig;
	after_ir(cc, f, "optimize halves", 'S');
	if (cc->opts->untrusted)
		blind_fences(f);
	if (cc->xopts.harden >= 2) {
		begin_pass(cc, "blind", f->ins.n);
		blind_func(f, &cc->rnd, cc->opts->opt_level > 0);
		after_ir(cc, f, "blind", 'B');
		stream_init(&cc->rnd, &cc->key, STREAM_LAYOUT + sub);
	}
	back_end(cc, f, x86_symbol(cc->c, cc->p, XS_SUBPROG, sub));
	return 0;
}

/* -- What is wanted ----------------------------------------------------------------------------------------- */

static bool chosen(const struct compile *cc, const struct subprog *s)
{
	if (!s->is_prog || !cc->opts->programs)
		return s->is_prog;
	for (size_t k = 0; k < cc->opts->n_programs; k++)
		if (!strcmp(cc->opts->programs[k], s->name))
			return true;
	return false;
}

static void want(struct compile *cc, u32 sub, u32 *stack, u32 *n)
{
	if (cc->wanted[sub])
		return;
	cc->wanted[sub] = true;
	stack[(*n)++] = sub;
}

/* Functions that the chosen programs, the data and the maps reach. */
static int find_wanted(struct compile *cc)
{
	struct prog *p = cc->p;
	u32 n = 0, *stack = arena_array(&cc->c->arena, p->subprogs.n + 1, sizeof *stack);
	for (u32 s = 0; s < p->subprogs.n; s++)
		if (chosen(cc, &p->subprogs.p[s]))
			want(cc, s, stack, &n);
	if (!n)
		return diag_error(cc->ctx, BPFC_ENO_PROGRAM, &(struct where){ .file = p->file, .insn = -1, .line = -1, .column = -1 },
				  cc->opts->programs ? "no program has the name %s" : "there is no program in it%s",
				  cc->opts->programs && cc->opts->n_programs ? cc->opts->programs[0] : "");
	for (u32 d = 0; d < p->datas.n; d++)
		for (u32 k = 0; k < p->datas.p[d].refs.n; k++)
			if (p->datas.p[d].refs.p[k].ref == REF_SUBPROG) {
				cc->thunk[p->datas.p[d].refs.p[k].index] = true;
				want(cc, p->datas.p[d].refs.p[k].index, stack, &n);
			}
	for (u32 m = 0; m < p->maps.n; m++)
		for (u32 k = 0; k < p->maps.p[m].values.n; k++)
			if (p->maps.p[m].values.p[k].ref == REF_SUBPROG)
				want(cc, p->maps.p[m].values.p[k].index, stack, &n);
	while (n) {
		const struct subprog *s = &p->subprogs.p[stack[--n]];
		for (u32 i = s->start; i < s->start + s->n; i++) {
			if (p->aux[i].second || p->aux[i].ref != REF_SUBPROG)
				continue;
			struct isa_info info;
			isa_decode(&p->insns[i], &info);
			cc->thunk[p->aux[i].index] |= info.kind == ISA_LDIMM64;
			want(cc, p->aux[i].index, stack, &n);
		}
	}
	return 0;
}

/* -- Data and maps ------------------------------------------------------------------------------------------ */

static enum code_sect_kind data_sect(enum data_kind k)
{
	return k == DATA_RODATA ? CODE_RODATA : k == DATA_DATA ? CODE_DATA : CODE_BSS;
}

static int emit_data(struct compile *cc, u32 d, u32 *sect)
{
	const struct prog_data *pd = &cc->p->datas.p[d];
	struct code *c = cc->c;
	int err;
	*sect = code_add_section(c, pd->name, data_sect(pd->kind), MAX(pd->align, 1u));
	if (pd->kind == DATA_BSS)
		c->sects.p[*sect].size = pd->size;
	else
		code_bytes(c, *sect, pd->bytes, pd->size);
	err = code_define(c, x86_symbol(c, cc->p, XS_DATA, d), *sect, 0, pd->size, CODE_LOCAL, CODE_OBJECT);
	for (u32 k = 0; k < pd->syms.n && !err; k++) {
		const struct data_sym *s = &pd->syms.p[k];
		bool global = s->is_global || s->is_weak;
		err = code_define(c, global ? code_sym(c, s->name) : code_sym_local(c, s->name), *sect, s->offset, s->size,
				  s->is_weak ? CODE_WEAK : global ? CODE_GLOBAL : CODE_LOCAL, CODE_OBJECT);
	}
	return err;
}

static void put32(struct code *c, u32 sect, u32 offset, u32 v)
{
	CHECK(c->ctx, offset <= c->sects.p[sect].bytes.n && c->sects.p[sect].bytes.n - offset >= 4);
	for (u32 k = 0; k < 4; k++)
		c->sects.p[sect].bytes.p[offset + k] = (u8)(v >> 8 * k);
}

/* Pointers in data: the low word is relocated, a high word is zero. */
static void emit_data_refs(struct compile *cc, u32 d, u32 sect)
{
	static const u8 kind[] = { [REF_MAP] = XS_MAP, [REF_DATA] = XS_DATA, [REF_SUBPROG] = XS_FUNC, [REF_EXTERN] = XS_EXTERN };
	const struct prog_data *pd = &cc->p->datas.p[d];
	for (u32 k = 0; k < pd->refs.n; k++) {
		const struct data_ref *r = &pd->refs.p[k];
		if (r->ref == REF_NONE)
			continue;
		put32(cc->c, sect, r->offset, (u32)r->addend);
		if (r->size == 8)
			put32(cc->c, sect, r->offset + 4, 0);
		code_fixup_at(cc->c, sect, r->offset, FIXUP_ABS32,
			      x86_symbol(cc->c, cc->p, (enum x86_symkind)kind[r->ref], r->index), (s32)r->addend);
	}
}

/* The table of what the map holds at first, behind the descriptor in section SECT. */
static void emit_values(struct compile *cc, u32 sect, const struct prog_map *pm, u32 map_sym)
{
	struct code *c = cc->c;
	u32 start = c->sects.p[sect].bytes.n, at = offsetof(struct bpfrt_map, initial);

	for (u32 k = 0; k < pm->values.n; k++) {
		const struct map_value *v = &pm->values.p[k];
		struct bpfrt_initial entry = { .index = v->key };
		u32 sym = v->ref == REF_MAP ? x86_symbol(c, cc->p, XS_MAP, v->index)
					    : code_sym(c, arena_printf(&c->arena, "%s.tail", cc->p->subprogs.p[v->index].name));

		code_fixup_at(c, sect, c->sects.p[sect].bytes.n + offsetof(struct bpfrt_initial, value), FIXUP_ABS32, sym, 0);
		code_bytes(c, sect, &entry, sizeof entry);
	}
	put32(c, sect, at, start);
	code_fixup_at(c, sect, at, FIXUP_ABS32, map_sym, (s32)start);
}

/* A descriptor with the map's name behind it, in a section that linkers merge by that name. */
static int emit_map(struct compile *cc, u32 m)
{
	const struct prog_map *pm = &cc->p->maps.p[m];
	struct code *c = cc->c;
	struct bpfrt_map desc = { .version = BPFRT_MAP_VERSION, .type = pm->type, .key_size = pm->key_size,
				  .value_size = pm->value_size, .max_entries = pm->max_entries, .map_flags = pm->flags,
				  .btf_key_type_id = pm->btf_key, .btf_value_type_id = pm->btf_value,
				  .map_extra = (u32)pm->map_extra, .spin_lock = pm->spin_lock,
				  .n_initial = pm->values.n };
	u32 sect = code_add_section(c, ".bpfrt.maps", CODE_MAPS, 8), sym = x86_symbol(c, cc->p, XS_MAP, m);
	u32 name = offsetof(struct bpfrt_map, name);

	c->sects.p[sect].group = c->syms.p[sym].name;
	code_bytes(c, sect, &desc, sizeof desc);
	code_bytes(c, sect, pm->name, (u32)strlen(pm->name) + 1);
	code_align(c, sect, 8, 0);
	put32(c, sect, name, sizeof desc);
	code_fixup_at(c, sect, name, FIXUP_ABS32, sym, sizeof desc);
	if (pm->inner) {
		code_fixup_at(c, sect, offsetof(struct bpfrt_map, inner), FIXUP_ABS32,
			      x86_symbol(c, cc->p, XS_MAP, pm->inner - 1), 0);
	}
	if (pm->values.n)
		emit_values(cc, sect, pm, sym);
	return code_define(c, sym, sect, 0, sizeof desc, CODE_GLOBAL, CODE_OBJECT);
}

static int emit_all_data(struct compile *cc)
{
	struct prog *p = cc->p;
	u32 *sect = arena_array(&cc->c->arena, p->datas.n + 1, sizeof *sect);
	int err = 0;
	for (u32 d = 0; d < p->datas.n && !err; d++)
		err = emit_data(cc, d, &sect[d]);
	for (u32 m = 0; m < p->maps.n && !err; m++)
		err = emit_map(cc, m);
	for (u32 d = 0; d < p->datas.n && !err; d++)
		emit_data_refs(cc, d, sect[d]);
	return err;
}

/* -- Entries ------------------------------------------------------------------------------------------------ */

static void new_arena(struct compile *cc)
{
	arena_free(&cc->arena);
	arena_init(&cc->arena, cc->ctx);
}

static void emit_stubs(struct compile *cc, u32 sub)
{
	const struct subprog *s = &cc->p->subprogs.p[sub];
	struct code *c = cc->c;
	if (s->is_prog) {
		u32 entry = code_sym(c, s->name), tail = code_sym(c, arena_printf(&c->arena, "%s.tail", s->name));
		if (!subprog_is_entry(s)) {
			x86_stub_program(c, &cc->arena, cc->p, sub, &cc->sigs[sub], entry, false, &cc->xopts);
			x86_stub_program(c, &cc->arena, cc->p, sub, &cc->sigs[sub], tail, true, &cc->xopts);
		} else if (s->uses_tail_call)
			x86_stub_entry(c, &cc->arena, cc->p, sub, entry, &cc->xopts);
		else if (s->type != PROG_FLAT) /* that has no context to be handed on with a tail call */
			x86_stub_tail(c, &cc->arena, cc->p, sub, tail, &cc->xopts);
	}
	if (cc->thunk[sub])
		x86_stub_thunk(c, &cc->arena, cc->p, sub, &cc->sigs[sub], x86_symbol(c, cc->p, XS_FUNC, sub), &cc->xopts);
}

static void emit_retpolines(struct compile *cc)
{
	cc->ctx->function = "retpoline";
	for (u32 reg = 0; reg < 8 && reg < cc->c->ref_syms[XS_RETPOLINE].n; reg++) {
		if (!cc->c->ref_syms[XS_RETPOLINE].p[reg])
			continue;
		stream_init(&cc->rnd, &cc->key, STREAM_RETPOLINE + reg);
		for (u32 part = 0; part < 2; part++)
			x86_stub_retpoline(cc->c, &cc->arena, cc->p, reg, part,
					   x86_symbol(cc->c, cc->p, XS_RETPOLINE, reg + 8 * part), &cc->xopts);
	}
}

static void emit_support(struct compile *cc)
{
	for (u32 s = SUPPORT_UDIV64; s <= SUPPORT_SMOD64; s++) {
		if (s >= cc->c->ref_syms[XS_SUPPORT].n || !cc->c->ref_syms[XS_SUPPORT].p[s])
			continue;
		cc->ctx->function = ir_support_name((enum ir_support)s);
		stream_init(&cc->rnd, &cc->key, STREAM_SUPPORT + s);
		struct ir_func *f = ir_build_support(cc->ctx, &cc->arena, cc->p, (enum ir_support)s);
		optimize_halves(cc, f);
		back_end(cc, f, x86_symbol(cc->c, cc->p, XS_SUPPORT, s));
		new_arena(cc);
	}
}

static void prefix_symbols(struct compile *cc)
{
	struct code *c = cc->c;
	const char *prefix = cc->opts->symbol_prefix;
	for (u32 k = 0; prefix && *prefix && k < c->syms.n; k++)
		if (c->syms.p[k].sect != CODE_UNDEF && c->syms.p[k].bind != CODE_LOCAL)
			c->syms.p[k].name = arena_printf(&c->arena, "%s%s", prefix, c->syms.p[k].name);
	for (u32 k = 0; prefix && *prefix && k < c->sects.n; k++)
		if (c->sects.p[k].group)
			c->sects.p[k].group = arena_printf(&c->arena, "%s%s", prefix, c->sects.p[k].group);
}

static int compile_all(struct compile *cc)
{
	struct prog *p = cc->p;
	u32 *order = prog_call_order(p);
	int err = find_wanted(cc);
	if (!err)
		err = emit_all_data(cc);
	for (u32 k = 0; k < p->subprogs.n && !err; k++) {
		u32 s = order[k];
		if (!cc->wanted[s])
			continue;
		err = compile_function(cc, s);
		if (!err)
			emit_stubs(cc, s);
		new_arena(cc);
	}
	if (err)
		return err;
	emit_support(cc);
	emit_retpolines(cc);
	code_resolve_local(cc->c);
	prefix_symbols(cc);
	return 0;
}

static void release(void *arg)
{
	struct compile *cc = arg;
	arena_free(&cc->arena);
	if (cc->c)
		code_free(cc->c);
}

/* The level that is in force: 1 is 2 for sources that are not trusted, and nothing for others. */
static int harden_level(const struct bpfc_opts *opts)
{
	int level = opts->harden < 0 ? opts->untrusted : opts->harden;

	return level != 1 ? level : opts->untrusted ? 2 : 0;
}

int compile_prog(struct prog *p, const struct bpfc_opts *opts, struct code **out)
{
	struct compile cc = { .ctx = p->ctx, .p = p, .opts = opts };
	int err;
	cc.xopts = (struct x86_opts){ .opt_level = opts->opt_level, .debug_seed = opts->debug_seed,
				      .harden = harden_level(opts), .far = harden_level(opts) >= 3 && !opts->flat, .rnd = &cc.rnd, .check = opts->self_check,
				      .audit = opts->audit, .cf_protection = opts->cf_protection,
				      .retpoline = opts->retpoline };
	if (opts->has_seed)
		blind_seed(&cc.key, opts->seed);
	else if (cc.xopts.harden && !blind_entropy(&cc.key))
		return diag_error(p->ctx, BPFC_EENTROPY, NULL, "the operating system gives no random numbers: %s", strerror(errno));
	arena_init(&cc.arena, p->ctx);
	ctx_on_throw(p->ctx, release, &cc);
	cc.c = code_new(p->ctx);
	cc.c->harden = (u8)cc.xopts.harden;
	cc.c->far = cc.xopts.far;
	cc.sigs = arena_array(&cc.c->arena, p->subprogs.n + 1, sizeof *cc.sigs);
	cc.wanted = arena_array(&cc.c->arena, p->subprogs.n + 1, sizeof *cc.wanted);
	cc.thunk = arena_array(&cc.c->arena, p->subprogs.n + 1, sizeof *cc.thunk);
	if (dumps(&cc, 'C') && p->cbpf)
		cbpf_print(p->cbpf, opts->dump_file);
	if (dumps(&cc, 'E'))
		disasm_prog(p, opts->dump_file);
	err = compile_all(&cc);
	if (!err) {
		*out = cc.c;
		cc.c = NULL;
	}
	p->ctx->function = p->ctx->phase = NULL;
	ctx_done(p->ctx);
	return err;
}
