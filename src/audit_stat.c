/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Do constants of a program show up in its code? Found out without trust in any book: the program is compiled under many
 * seeds, as it is and with other constants of the same sizes, and code is searched for the constants (audit.h).
 *
 * A test is one string of 2 to 4 bytes of one constant (as it lies in memory, and swapped) at one distance from where the
 * code of its instruction begins. With the constant hidden, the string stands there for no other reason than with another
 * constant in its place, or by chance. Of n = found + other seeds that show it, found would be binomial with 1/2; where
 * the other program never shows it, chance is taken as 1/256: all bytes but one may be opcodes that stand there anyway.
 * The threshold is 1 % over all tests together.
 */
#include "audit.h"

#include <string.h>

#include "isa.h"

enum { STRINGS = 12, DISTANCES = 48 };

/* A word that the author chose. */
struct constant {
	u32 insn;
	bool offset; /* of a load or store, 16 bits */
	s32 value, other;
	u32 first;   /* of its strings */
	u32 n;
};

struct string {
	u32 constant;
	u8 n, bytes[4];
};

struct stat_run {
	struct prog *p;
	struct audit_stat *st;
	u64 first;
	struct bpfc_opts opts;
	struct arena arena;
	bool offsets;
	VEC(struct constant) constants;
	VEC(struct string) strings;
	VEC(u32) by_insn; /* instruction -> its first constant + 1 */
	u16 *found, *other; /* by string and distance */
	u32 *seen;          /* the same: seed + 1 of the last sighting */
	u32 *heads;         /* strings by their first two bytes: list */
	u32 *chain;
};

/* -- What there is to look for ------------------------------------------------------------------------------ */

/* Another number of the same sign and size. */
static s32 other_value(s32 v, struct prng *rng)
{
	u32 magnitude = v < 0 ? ~(u32)v : (u32)v, low = 1, other;

	while (magnitude / 2 >= low)
		low *= 2;
	if (low < 4)
		return v; /* too small for others */
	do
		other = low + prng_below(rng, low);
	while (other == magnitude || other == 0xff || other == 0xffff);
	return v < 0 ? (s32)~other : (s32)other;
}

static bool imm_is_constant(const struct prog *p, u32 i, const struct isa_info *info)
{
	if (p->aux[i].ref != REF_NONE)
		return false;
	switch ((int)info->kind) {
	case ISA_ALU:
		return info->src_is_imm && info->op != ALU_LSH && info->op != ALU_RSH && info->op != ALU_ARSH;
	case ISA_MOV:
	case ISA_JCC:
		return info->src_is_imm;
	case ISA_LDIMM64:
	case ISA_LDPKT:
		return true;
	case ISA_STORE:
		return info->src_is_imm && info->size >= 4;
	default:
		return false;
	}
}

static bool off_is_constant(const struct isa_info *info)
{
	return info->kind == ISA_LOAD || info->kind == ISA_STORE || info->kind == ISA_ATOMIC;
}

/* All bytes zero or all ones are everywhere, and say nothing. */
static bool tells(const u8 *b, u32 n)
{
	for (u32 k = 0; k < n; k++)
		if (b[k] != 0 && b[k] != 0xff)
			return true;
	return false;
}

static void add_string(struct stat_run *r, const u8 *b, u32 n)
{
	struct string s = {.constant = r->constants.n - 1, .n = (u8)n};
	struct constant *c = &r->constants.p[r->constants.n - 1];

	memcpy(s.bytes, b, n);
	for (u32 k = 0; k < c->n; k++)
		if (r->strings.p[c->first + k].n == n && !memcmp(r->strings.p[c->first + k].bytes, b, n))
			return;
	if (!tells(b, n))
		return;
	vec_push(&r->arena, &r->strings, s);
	c->n++;
}

static void add_constant(struct stat_run *r, u32 insn, bool offset, s32 v, struct prng *rng)
{
	struct constant c = {.insn = insn, .offset = offset, .value = v, .other = other_value(v, rng), .first = r->strings.n};
	u32 size = offset ? 2 : 4;
	u8 b[2][4];

	if (c.other == v)
		return;
	vec_push(&r->arena, &r->constants, c);
	for (u32 k = 0; k < size; k++)
		b[0][k] = b[1][size - 1 - k] = (u8)((u32)v >> 8 * k);
	for (u32 way = 0; way < 2; way++)
		for (u32 n = 2; n <= size; n++)
			for (u32 at = 0; at + n <= size; at++)
				add_string(r, &b[way][at], n);
	if (!r->by_insn.p[insn])
		r->by_insn.p[insn] = r->constants.n;
}

static void find_constants(struct stat_run *r)
{
	struct prng rng;

	prng_seed(&rng, 1);
	for (u32 i = 0; i <= r->p->n_insns; i++)
		vec_push(&r->arena, &r->by_insn, 0);
	for (u32 i = 0; i < r->p->n_insns; i++) {
		const struct insn *insn = &r->p->insns[i];
		struct isa_info info;

		if (r->p->aux[i].second || !isa_decode(insn, &info))
			continue;
		if (imm_is_constant(r->p, i, &info))
			add_constant(r, i, false, insn->imm, &rng);
		if (info.kind == ISA_LDIMM64 && imm_is_constant(r->p, i, &info))
			add_constant(r, i + 1, false, insn[1].imm, &rng);
		if (r->offsets && off_is_constant(&info) && insn->off != (s16)other_value(insn->off, &rng))
			add_constant(r, i, true, insn->off, &rng);
	}
	r->found = arena_array(&r->arena, (size_t)r->strings.n * DISTANCES + 1, sizeof *r->found);
	r->other = arena_array(&r->arena, (size_t)r->strings.n * DISTANCES + 1, sizeof *r->other);
	r->seen = arena_array(&r->arena, (size_t)r->strings.n * DISTANCES + 1, sizeof *r->seen);
	r->heads = arena_array(&r->arena, 0x10000, sizeof *r->heads);
	r->chain = arena_array(&r->arena, r->strings.n + 1, sizeof *r->chain);
	for (u32 s = 0; s < r->strings.n; s++) {
		const struct string *str = &r->strings.p[s];
		u32 *head = &r->heads[str->bytes[0] | str->bytes[1] << 8], same = *head;

		/* anywhere in code, a string of several constants counts once */
		while (same && (r->strings.p[same - 1].n != str->n || memcmp(r->strings.p[same - 1].bytes, str->bytes, str->n)))
			same = r->chain[same - 1];
		if (same)
			continue;
		r->chain[s] = *head;
		*head = s + 1;
	}
}

static void put_constants(struct stat_run *r, bool other)
{
	for (u32 k = 0; k < r->constants.n; k++) {
		const struct constant *c = &r->constants.p[k];
		struct insn *insn = &r->p->insns[c->insn];

		if (c->offset)
			insn->off = (s16)(other ? c->other : c->value);
		else
			insn->imm = other ? c->other : c->value;
	}
}

/* -- Looking ------------------------------------------------------------------------------------------------ */

static void look_at(struct stat_run *r, const u8 *text, u32 from, u32 to, u32 insn, u32 run, u16 *counts)
{
	for (u32 k = r->by_insn.p[insn]; k && k <= r->constants.n && r->constants.p[k - 1].insn == insn; k++) {
		const struct constant *c = &r->constants.p[k - 1];

		for (u32 s = c->first; s < c->first + c->n; s++)
			for (u32 d = 0; d < DISTANCES && from + d + r->strings.p[s].n <= to; d++) {
				size_t at = (size_t)s * DISTANCES + d;

				if (memcmp(text + from + d, r->strings.p[s].bytes, r->strings.p[s].n) || r->seen[at] == run)
					continue;
				r->seen[at] = run;
				counts[at]++;
			}
	}
}

/* One product: strings near their instructions into COUNTS; returns how many stand anywhere. */
static u64 look(struct stat_run *r, const struct code *code, u32 run, u16 *counts)
{
	const u8 *text = code->sects.p[0].bytes.p;
	u32 n = code_size(code, 0);
	u64 total = 0;

	for (u32 k = 0; k < code->lines.n; k++) {
		const struct code_line *line = &code->lines.p[k];
		u32 to = MIN(n, line->offset + DISTANCES + 4);

		if (line->insn >= r->p->n_insns)
			continue;
		look_at(r, text, line->offset, to, line->insn, run, counts);
		if (r->p->aux[line->insn + 1 < r->p->n_insns ? line->insn + 1 : line->insn].second)
			look_at(r, text, line->offset, to, line->insn + 1, run, counts);
	}
	for (u32 at = 0; at + 2 <= n; at++)
		for (u32 s = r->heads[text[at] | text[at + 1] << 8]; s; s = r->chain[s - 1]) {
			const struct string *str = &r->strings.p[s - 1];

			total += at + str->n <= n && !memcmp(text + at, str->bytes, str->n);
		}
	return total;
}

static int compile_once(struct stat_run *r, u64 seed, u32 run, u16 *counts, u64 *total)
{
	struct code *code = NULL;
	int err;

	r->opts.seed = seed;
	r->opts.has_seed = true;
	err = bpfc_prog__compile(r->p, &r->opts, &code);
	if (!err)
		*total += look(r, code, run, counts);
	bpfc_code__free(code);
	return err;
}

/* -- What is too often -------------------------------------------------------------------------------------- */

/* P(X >= k) where X is binomial of N with probability Q. */
static double tail(u32 n, u32 k, double q)
{
	double term = 1, sum = 0;

	/* term of i: C(n, i) q^i (1-q)^(n-i), from i = 0 up; n is 512 at most */
	for (u32 i = 0; i < n; i++)
		term *= 1 - q;
	for (u32 i = 0; i <= n; i++) {
		if (i >= k)
			sum += term;
		term *= (double)(n - i) / (i + 1) * (q / (1 - q));
	}
	return sum;
}

static double root(double v)
{
	double x = v > 1 ? v : 1;

	for (int k = 0; k < 60; k++)
		x = (x + v / x) / 2;
	return x;
}

static void judge(struct stat_run *r, struct audit_stat *st)
{
	st->tests = (u64)r->strings.n * DISTANCES;
	st->alpha = st->tests ? 0.01 / (double)st->tests : 0.01;
	for (u32 s = 0; s < r->strings.n; s++)
		for (u32 d = 0; d < DISTANCES; d++) {
			u32 f = r->found[(size_t)s * DISTANCES + d], o = r->other[(size_t)s * DISTANCES + d];
			const struct string *str = &r->strings.p[s];
			double p = 1;

			if (f > o)
				p = o ? tail(f + o, f, 0.5) : tail(st->seeds, f, 1.0 / 256);
			if (p >= st->alpha)
				continue;
			if (st->n_hits < ARRAY_SIZE(st->hits)) {
				struct audit_hit *h = &st->hits[st->n_hits];

				*h = (struct audit_hit){.insn = r->constants.p[str->constant].insn,
							.distance = d,
							.n = str->n,
							.found = f,
							.other = o};
				memcpy(h->bytes, str->bytes, 4);
			}
			st->n_hits++;
		}
	st->sigmas = st->total + st->total_other ? ((double)st->total - (double)st->total_other) /
							   root((double)(st->total + st->total_other))
						 : 0;
}

bool audit_stat_passed(const struct audit_stat *st)
{
	return !st->n_hits && st->sigmas < 5 && st->sigmas > -5;
}

static int body(void *arg)
{
	struct stat_run *r = arg;
	struct audit_stat *st = r->st;
	int err = 0;

	find_constants(r);
	st->constants = r->constants.n;
	for (u32 k = 0; k < st->seeds && !err; k++)
		err = compile_once(r, r->first + k, 2 * k + 1, r->found, &st->total);
	put_constants(r, true);
	for (u32 k = 0; k < st->seeds && !err; k++)
		err = compile_once(r, r->first + k, 2 * k + 2, r->other, &st->total_other);
	if (!err)
		judge(r, st);
	return err;
}

int audit_stat(struct prog *p, const struct bpfc_opts *opts, u64 first, u32 seeds, bool offsets, struct audit_stat *st)
{
	struct stat_run r = {.p = p, .opts = *opts, .offsets = offsets, .first = first, .st = st};
	int err;

	*st = (struct audit_stat){.seeds = seeds};
	r.opts.audit = r.opts.stats = false;
	r.opts.dump = NULL;
	arena_init(&r.arena, p->ctx);
	err = ctx_try(p->ctx, body, &r);
	put_constants(&r, false);
	arena_free(&r.arena);
	return err;
}
