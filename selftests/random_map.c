/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Maps in random programs: lookups whose values are read, changed and updated atomically, updates with all flags, and
 * deletions. Keys are few, so that elements are met again, and some are too many for the map. What a helper returns
 * is a number like others; the address of a value never is.
 */
#include "random_emit.h"

enum { HASH = 1, ARRAY = 2, LOOKUP = 1, UPDATE = 2, DELETE = 3, KEYS = 12, VALUE_SIZE = 16, SAVED = 0x3c0 };

void gen_define_maps(struct gen *g)
{
	struct random_program *out = g->out;

	out->n_maps = 2;
	out->maps[0] = (struct bpfc_map_def){1, ARRAY, 4, VALUE_SIZE, 4 + below(g, 4)};
	out->maps[1] = (struct bpfc_map_def){2, HASH, chance(g, 50) ? 4 : 8, VALUE_SIZE, 4 + below(g, 8)};
}

/* A small number at the key's place, constant or made of a register. */
static void gen_key(struct gen *g, const struct bpfc_map_def *m)
{
	u32 from, r;

	if (!(g->defined & (u16)~1u) || chance(g, 50)) {
		emit_op(g, m->key_size == 8 ? ISA_ID_STORE64_IMM : ISA_ID_STORE32_IMM, BPF_FP, 0,
			g->window - KEY_SLOT, (s32)below(g, KEYS));
		return;
	}
	from = pick(g, g->defined);
	r = target(g, false);
	emit_op(g, ISA_ID_MOV64_REG, r, from, 0, 0);
	emit_op(g, ISA_ID_AND64_IMM, r, 0, 0, 7);
	g->defined |= (u16)(1u << r);
	emit_op(g, m->key_size == 8 ? ISA_ID_STORE64_REG : ISA_ID_STORE32_REG, BPF_FP, r, g->window - KEY_SLOT, 0);
}

static void gen_value(struct gen *g)
{
	for (s32 i = 0; i < VALUE_SIZE; i += 8)
		if (g->defined && chance(g, 60))
			emit_op(g, ISA_ID_STORE64_REG, BPF_FP, pick(g, g->defined), g->window - VALUE_SLOT + i, 0);
		else
			emit_op(g, ISA_ID_STORE64_IMM, BPF_FP, 0, g->window - VALUE_SLOT + i, imm32(g));
}

/* r1 = the map, r2 = address of the key */
static void gen_arguments(struct gen *g, const struct bpfc_map_def *m)
{
	emit_op(g, ISA_ID_LDIMM64_MAP_FD, 1, 0, 0, m->id);
	emit(g, (struct insn){0});
	emit_op(g, ISA_ID_MOV64_REG, 2, BPF_FP, 0, 0);
	emit_op(g, ISA_ID_ADD64_IMM, 2, 0, 0, g->window - KEY_SLOT);
}

/* Some accesses to the value that r0 points to. */
static void gen_accesses(struct gen *g)
{
	u16 saved = writable(g) & SAVED & g->defined;

	for (u32 n = 1 + below(g, 3); n; n--) {
		enum isa_kind kind = (enum isa_kind[]){ISA_LOAD, ISA_LOAD, ISA_STORE, ISA_ATOMIC}[below(g, 4)];
		const struct isa_row *row = row_of(g, kind);
		s32 off = (s32)below(g, VALUE_SIZE / row->info.size) * row->info.size;
		u32 dst;

		if (kind == ISA_STORE) {
			bool reg = row->src.rule == FIELD_READ;

			if (!reg || g->defined & SAVED)
				emit_op(g, (enum isa_id)row->info.id, 0, reg ? pick(g, g->defined & SAVED) : 0, off,
					reg ? 0 : imm32(g));
			continue;
		}
		/* r0 is not free, and compare-and-exchange wants it */
		if (!saved || row->info.op == ATOMIC_CMPXCHG)
			continue;
		dst = pick(g, saved);
		if (kind == ISA_LOAD)
			emit_op(g, (enum isa_id)row->info.id, dst, 0, off, 0);
		else
			emit_op(g, (enum isa_id)row->info.id, 0, dst, off, 0);
	}
}

static void gen_lookup(struct gen *g, const struct bpfc_map_def *m)
{
	u16 wanted = writable(g) & SAVED;
	u32 jump;

	/* what is loaded goes where a number was before */
	if (wanted)
		define_all(g, (u16)(1u << pick(g, wanted)));
	gen_arguments(g, m);
	emit_op(g, ISA_ID_CALL_HELPER, 0, 0, 0, LOOKUP);
	g->defined &= (u16)~CALLER_SAVED;
	jump = emit_op(g, ISA_ID_JEQ64_IMM, 0, 0, 0, 0);
	gen_accesses(g);
	land(g, jump);
}

void gen_map(struct gen *g)
{
	const struct bpfc_map_def *m = &g->out->maps[below(g, g->out->n_maps)];
	u32 what = below(g, 10);

	if (writable(g) == 0)
		return;
	gen_key(g, m);
	if (what < 5) {
		gen_lookup(g, m);
		return;
	}
	if (what < 8)
		gen_value(g);
	gen_arguments(g, m);
	if (what < 8) {
		emit_op(g, ISA_ID_MOV64_REG, 3, BPF_FP, 0, 0);
		emit_op(g, ISA_ID_ADD64_IMM, 3, 0, 0, g->window - VALUE_SLOT);
		emit_op(g, ISA_ID_MOV64_IMM, 4, 0, 0, (s32)below(g, 3));
	}
	emit_op(g, ISA_ID_CALL_HELPER, 0, 0, 0, what < 8 ? UPDATE : DELETE);
	g->defined &= (u16)~CALLER_SAVED;
	g->defined |= 1;
}
