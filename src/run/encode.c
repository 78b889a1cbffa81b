/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Programs and inputs as request frames (runproto.h); runtime/guest_code.c and guest_prog.c read them.
 */
#include "cbpf.h"
#include "run/guest.h"

/* -- Compiled code ---------------------------------------------------------------------------------------------- */

static bool is_tail(const char *name)
{
	size_t n = strlen(name);
	return n > 5 && !strcmp(name + n - 5, ".tail");
}

static bool is_function(const struct code *c, u32 sym)
{
	const struct code_sym *s = &c->syms.p[sym];
	return s->sect != CODE_UNDEF && c->sects.p[s->sect].kind == CODE_TEXT;
}

/* Index of the entry's symbol, or -1. NULL: the global function that comes first in the code. */
static s64 code_entry(const struct code *c, const char *name)
{
	s64 best = -1;
	for (u32 i = 0; i < c->syms.n; i++) {
		const struct code_sym *s = &c->syms.p[i];
		if (!is_function(c, i))
			continue;
		if (name && s->bind != CODE_LOCAL && !strcmp(s->name, name))
			return i;
		if (name || s->bind == CODE_LOCAL || s->type != CODE_FUNC || is_tail(s->name))
			continue;
		if (best < 0 || s->sect < c->syms.p[best].sect ||
		    (s->sect == c->syms.p[best].sect && s->value < c->syms.p[best].value))
			best = i;
	}
	return best;
}

/* Index of the symbol PROGRAM.tail, or -1. */
static s64 tail_entry(const struct code *c, const char *program)
{
	size_t n = strlen(program);

	for (u32 i = 0; i < c->syms.n; i++) {
		const char *name = c->syms.p[i].name;
		if (is_function(c, i) && c->syms.p[i].bind != CODE_LOCAL && !strncmp(name, program, n) &&
		    !strcmp(name + n, ".tail"))
			return i;
	}
	return -1;
}

static void put_section(struct rp_out *out, const struct code_sect *s)
{
	rp_put_u32(out, s->kind);
	rp_put_u32(out, s->align ? s->align : 1);
	rp_put_u32(out, s->size);
	rp_put_block(out, s->bytes.p, s->bytes.n);
	rp_put_u32(out, s->fixups.n);
	for (u32 i = 0; i < s->fixups.n; i++) {
		const struct code_fixup *f = &s->fixups.p[i];
		rp_put_u32(out, f->offset);
		rp_put_u32(out, f->sym);
		rp_put_u32(out, (u32)f->addend);
		rp_put_u32(out, f->kind);
	}
}

/* Names matter for what the guest must find, and for maps. */
static void put_symbol(struct rp_out *out, const struct code *c, const struct code_sym *s)
{
	bool named = s->sect == CODE_UNDEF || (c->sects.p[s->sect].kind == CODE_MAPS && s->bind != CODE_LOCAL);
	rp_put_str(out, named && s->name ? s->name : "");
	rp_put_u32(out, s->sect);
	rp_put_u32(out, s->value);
	rp_put_u32(out, s->size);
	rp_put_u32(out, s->bind);
}

/* Without a program: the value. Its name is known to be there (check_fills()). */
static void put_fill(struct rp_out *out, const struct code *c, const struct run_fill *f)
{
	rp_put_str(out, f->map);
	rp_put_block(out, f->key, f->key_size);
	rp_put_block(out, f->value, f->program ? 0 : f->value_size);
	rp_put_u32(out, f->program ? (u32)(tail_entry(c, f->program) + 1) : 0);
}

static void put_code(struct rp_out *out, const struct run_program *p, u32 entry)
{
	const struct code *c = p->code;


	rp_begin(out, RP_CODE);
	rp_put_u32(out, c->sects.n);
	for (u32 i = 0; i < c->sects.n; i++)
		put_section(out, &c->sects.p[i]);
	rp_put_u32(out, c->syms.n);
	for (u32 i = 0; i < c->syms.n; i++)
		put_symbol(out, c, &c->syms.p[i]);
	rp_put_u32(out, entry);
	rp_put_u32(out, p->lenient);
	rp_put_u32(out, p->n_fills);
	for (u32 i = 0; i < p->n_fills; i++)
		put_fill(out, c, &p->fills[i]);
	rp_end(out);
}

/* -- BPF programs ------------------------------------------------------------------------------------------------- */

static s64 prog_entry(const struct prog *p, const char *name)
{
	for (u32 i = 0; i < p->subprogs.n; i++)
		if (name ? !strcmp(p->subprogs.p[i].name, name) : p->subprogs.p[i].is_prog)
			return i;
	return -1;
}

static void put_insns(struct rp_out *out, const struct prog *p)
{
	rp_put_block(out, p->insns, p->n_insns * (u32)sizeof *p->insns);
	rp_put_u32(out, p->n_insns * 16);
	for (u32 i = 0; i < p->n_insns; i++) {
		rp_put_u32(out, p->aux[i].ref);
		rp_put_u32(out, p->aux[i].index);
		rp_put_u64(out, (u64)p->aux[i].addend);
	}
}

static void put_subprogs(struct rp_out *out, const struct prog *p)
{
	rp_put_u32(out, p->subprogs.n);
	for (u32 i = 0; i < p->subprogs.n; i++) {
		const struct subprog *s = &p->subprogs.p[i];
		rp_put_str(out, s->name);
		rp_put_str(out, s->section ? s->section : "");
		rp_put_u32(out, s->start);
		rp_put_u32(out, s->n);
		rp_put_u32(out, s->sect_insn);
		rp_put_u32(out, s->is_prog);
		rp_put_u32(out, s->type);
	}
}

static void put_maps(struct rp_out *out, const struct prog *p)
{
	rp_put_u32(out, p->maps.n);
	for (u32 i = 0; i < p->maps.n; i++) {
		const struct prog_map *m = &p->maps.p[i];
		rp_put_str(out, m->name);
		rp_put_u32(out, m->type);
		rp_put_u32(out, m->key_size);
		rp_put_u32(out, m->value_size);
		rp_put_u32(out, m->max_entries);
		rp_put_u32(out, m->flags);
		rp_put_u32(out, (u32)m->id);
		rp_put_u32(out, m->spin_lock);
		rp_put_u32(out, m->values.n);
		for (u32 k = 0; k < m->values.n; k++) {
			rp_put_u32(out, m->values.p[k].key);
			rp_put_u32(out, m->values.p[k].ref);
			rp_put_u32(out, m->values.p[k].index);
		}
	}
}

static void put_data(struct rp_out *out, const struct prog_data *d)
{
	rp_put_str(out, d->name);
	rp_put_u32(out, d->kind);
	rp_put_u32(out, d->align ? d->align : 1);
	rp_put_u32(out, d->size);
	rp_put_block(out, d->bytes, d->bytes ? d->size : 0);
	rp_put_u32(out, d->refs.n);
	for (u32 i = 0; i < d->refs.n; i++) {
		const struct data_ref *r = &d->refs.p[i];
		rp_put_u32(out, r->offset);
		rp_put_u32(out, r->size);
		rp_put_u32(out, r->ref);
		rp_put_u32(out, r->index);
		rp_put_u64(out, (u64)r->addend);
	}
}

static void put_prog(struct rp_out *out, const struct run_program *rp, u32 entry)
{
	const struct prog *p = rp->prog;
	const struct cbpf_prog *classic = rp->classic ? p->cbpf : NULL;

	rp_begin(out, RP_PROG);
	rp_put_u32(out, rp->engine == RUN_THREADED);
	rp_put_u64(out, rp->max_insns);
	rp_put_u32(out, rp->has_poison);
	rp_put_u64(out, rp->poison);
	rp_put_str(out, p->file ? p->file : "");
	put_insns(out, p);
	put_subprogs(out, p);
	put_maps(out, p);
	rp_put_u32(out, p->datas.n);
	for (u32 i = 0; i < p->datas.n; i++)
		put_data(out, &p->datas.p[i]);
	rp_put_u32(out, p->externs.n);
	for (u32 i = 0; i < p->externs.n; i++) {
		rp_put_str(out, p->externs.p[i].name);
		rp_put_u32(out, p->externs.p[i].is_func | (u32)p->externs.p[i].is_weak << 1);
	}
	rp_put_u32(out, entry);
	rp_put_u32(out, classic ? classic->type : 0);
	rp_put_block(out, classic ? classic->insns : NULL, classic ? classic->n * (u32)sizeof *classic->insns : 0);
	rp_end(out);
}

/* -- Both -------------------------------------------------------------------------------------------------------------
 */

static s64 entry_of(const struct run_program *p)
{
	return p->engine == RUN_NATIVE ? code_entry(p->code, p->entry) : prog_entry(p->prog, p->entry);
}

const char *encode_entry_name(const struct run_program *p)
{
	s64 e = entry_of(p);
	if (e < 0)
		return NULL;
	return p->engine == RUN_NATIVE ? p->code->syms.p[e].name : p->prog->subprogs.p[e].name;
}

int encode_program(struct run_guest *g, struct rp_out *out, const struct run_program *p)
{
	s64 e = entry_of(p);

	if (e < 0 && p->entry)
		return diag_error(g->ctx, BPFC_ENO_PROGRAM, NULL, "there is no program '%s'", p->entry);
	if (e < 0)
		return diag_error(g->ctx, BPFC_ENO_PROGRAM, NULL, "there is no program");
	for (u32 i = 0; i < p->n_fills; i++)
		if (p->engine != RUN_NATIVE || (p->fills[i].program && tail_entry(p->code, p->fills[i].program) < 0))
			return diag_error(g->ctx, BPFC_ENO_PROGRAM, NULL, "map %s cannot be filled with program '%s'",
					  p->fills[i].map, p->fills[i].program ? p->fills[i].program : "");
	if (p->engine == RUN_NATIVE)
		put_code(out, p, (u32)e);
	else
		put_prog(out, p, (u32)e);
	return 0;
}

void encode_inputs(struct rp_out *out, const struct run_input *in, u32 n)
{
	rp_begin(out, RP_EXEC);
	rp_put_u32(out, n);
	for (; n; n--, in++) {
		rp_put_u32(out, in->kind);
		rp_put_u32(out, (in->want_data ? RP_KEEP_DATA : 0) | (in->want_ctx ? RP_KEEP_CTX : 0) |
					(in->reset_maps ? RP_RESET : 0) | (in->has_random ? RP_RANDOM : 0) |
					(in->fill_stack ? RP_FILL : 0));
		rp_put_u32(out, in->repeat);
		rp_put_u32(out, in->timeout_ms);
		rp_put_u32(out, in->esp_offset);
		rp_put_u32(out, in->wire_len);
		rp_put_u32(out, in->linear);
		rp_put_u32(out, in->cpu);
		rp_put_u32(out, in->random);
		rp_put_block(out, in->data, (u32)in->size);
		rp_put_block(out, in->ctx, (u32)in->ctx_size);
	}
	rp_end(out);
}
