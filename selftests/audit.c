/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Attacks on hardening: programs whose every field was chosen to look like instructions, of each kind that carries a
 * constant, are compiled under many seeds; their constants must not show (src/audit.h). What level 0 makes of the same
 * programs must be caught, so that the test can fail.
 *
 *   audit [--seeds=N] [--programs=N] [--match=TEXT] [-v]
 *
 * Also: every constant under its own seed differs from run to run, equal seeds give equal bytes, and over many generated
 * programs the chosen strings occur in code as often as others in their place do (5 sigma).
 */
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "audit.h"
#include "isa.h"

enum { MAX_INSNS = 5000 };

struct attack {
	struct insn insns[MAX_INSNS];
	u32 n;
	struct prng rng;
	bool small; /* few instructions, for many programs */
	const char *classic; /* these are classic instructions, of this type of filter */
};

struct kind {
	const char *name;
	void (*make)(struct attack *a);
	bool offsets; /* has some that level 2 lets through */
	bool constants; /* has some that level 2 hides */
	bool indirect;  /* level 0 does not show them as they are: offsets in the stack count from ESP, folding moves others */
	const char *classic; /* the type of a classic filter */
};

struct test {
	u32 seeds, programs, passed, failed, skipped;
	const char *match;
	bool verbose;
};

/* -- Programs ----------------------------------------------------------------------------------------------- */

/* Bytes that an attacker would like: system calls, jumps through registers, returns, stack pivots, no-op slides. */
static u32 chosen(struct attack *a)
{
	static const u32 words[] = {
		0x80cd80cd, 0xc3c3c3c3, 0xe4ffe4ff, 0x90909090, 0x340f340f, 0xc358c358, 0xd0ffd0ff, 0x050f050f, 0x0b0f340f,
		0x80cdc031, 0xc3905ab1, 0xe0ff9090, 0x6e69622f, 0x7fcd80eb, 0x5d5e5f5b, 0x1a2b3c4d, 0x3cb03cb0,
	};

	return words[prng_below(&a->rng, ARRAY_SIZE(words))] ^ (prng_below(&a->rng, 4) ? 0 : prng_below(&a->rng, 0xffff) << 8);
}

static void put(struct attack *a, u8 code, u8 dst, u8 src, s16 off, s32 imm)
{
	if (a->n < MAX_INSNS)
		a->insns[a->n++] = (struct insn){.code = code, .dst = dst & 15, .src = src & 15, .off = off, .imm = imm};
}

enum { ALU32 = 4, ALU64 = 7, JMP64 = 5, JMP32 = 6, K = 0, X = 8, EXIT = 0x95 };

static void start(struct attack *a)
{
	a->n = 0;
	put(a, 0xbf, 6, 1, 0, 0);
	for (u8 r = 0; r < 6; r++)
		put(a, 0x79, r, 6, (s16)(8 * r), 0); /* r = *(u64 *)(r6 + 8r): r6 stays the context */
}

static void finish(struct attack *a)
{
	for (u8 r = 1; r < 6; r++)
		put(a, ALU64 | X | 0xa0, 0, r, 0, 0);
	put(a, EXIT, 0, 0, 0, 0);
}

static u32 rounds(const struct attack *a, u32 n)
{
	return a->small ? 1 : n;
}

static u8 any_reg(struct attack *a)
{
	return (u8)prng_below(&a->rng, 6);
}

static void make_alu(struct attack *a)
{
	static const u8 ops[] = {0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x90, 0xa0};

	start(a);
	for (u32 n = 0; n < rounds(a, 6); n++)
		for (u32 k = 0; k < ARRAY_SIZE(ops); k++)
			put(a, (u8)((k + n) & 1 ? ALU64 | ops[k] : ALU32 | ops[k]), any_reg(a), 0,
			    (s16)((ops[k] == 0x30 || ops[k] == 0x90) && n & 2), (s32)chosen(a));
	finish(a);
}

static void make_mov(struct attack *a)
{
	start(a);
	for (u32 n = 0; n < rounds(a, 8); n++) {
		put(a, 0xb7, 3, 0, 0, (s32)chosen(a));
		put(a, 0xb4, 4, 0, 0, (s32)chosen(a));
		put(a, ALU64 | X | 0xa0, 0, 3, 0, 0);
		put(a, ALU64 | X | 0x20, 0, 4, 0, 0);
		put(a, 0x18, 5, 0, 0, (s32)chosen(a));
		put(a, 0, 0, 0, 0, (s32)chosen(a));
		put(a, ALU64 | X | 0xa0, 0, 5, 0, 0);
	}
	finish(a);
}

static void make_jump(struct attack *a)
{
	static const u8 ops[] = {0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0xa0, 0xb0, 0xc0, 0xd0};

	start(a);
	for (u32 n = 0; n < rounds(a, 4); n++)
		for (u32 k = 0; k < ARRAY_SIZE(ops); k++) {
			put(a, (u8)((k + n) & 1 ? JMP64 | ops[k] : JMP32 | ops[k]), any_reg(a), 0, 1, (s32)chosen(a));
			put(a, ALU64 | X | 0xa0, 0, any_reg(a), 0, 0);
		}
	finish(a);
}

static void make_store(struct attack *a)
{
	static const u8 codes[] = {0x62, 0x6a, 0x72, 0x7a};

	start(a);
	for (u32 n = 0; n < rounds(a, 6); n++)
		for (u32 k = 0; k < 4; k++) {
			put(a, codes[k], 6, 0, (s16)(64 + 8 * prng_below(&a->rng, 20)), (s32)chosen(a));
			put(a, codes[k], 10, 0, (s16)(-8 * (1 + (int)prng_below(&a->rng, 20))), (s32)chosen(a));
		}
	put(a, 0x79, 0, 10, -8, 0);
	finish(a);
}

/* Offsets at both ends of 16 bits, and such as look like instructions. */
static void make_offset(struct attack *a)
{
	static const s16 offs[] = {32767, -32768, (s16)0x80cd, (s16)0xe4ff, (s16)0xc3c3, 0x340f, 0x58c3, 0x5a5b, -1234, 4321};

	start(a);
	for (u32 n = 0; n < rounds(a, 3); n++)
		for (u32 k = 0; k < ARRAY_SIZE(offs); k++) {
			put(a, (u8)(0x61 | (k & 3) << 3), 0, 6, offs[k], 0);
			put(a, (u8)(0x63 | ((k + n) & 3) << 3), 6, 1, offs[(k + 3) % ARRAY_SIZE(offs)], 0);
			put(a, 0xdb, 6, 2, offs[(k + 5) % ARRAY_SIZE(offs)], 0);
		}
	finish(a);
}

static void make_stack(struct attack *a)
{
	start(a);
	for (u32 n = 0; n < rounds(a, 24); n++) {
		s16 off = (s16)(-8 * (1 + (int)prng_below(&a->rng, 64)));

		put(a, 0x7b, 10, any_reg(a), off, 0);
		put(a, 0x79, any_reg(a), 10, off, 0);
		put(a, 0xbf, 7, 10, 0, 0);
		put(a, 0x07, 7, 0, 0, off);
		put(a, 0x7b, 7, 0, 0, 0);
	}
	finish(a);
}

static void make_shift(struct attack *a)
{
	static const u8 ops[] = {0x60, 0x70, 0xc0};

	start(a);
	for (u32 n = 0; n < rounds(a, 8); n++)
		for (u32 k = 0; k < 3; k++) {
			bool wide = (n + k) & 1;

			put(a, (u8)((wide ? ALU64 : ALU32) | ops[k]), any_reg(a), 0, 0, (s32)prng_below(&a->rng, wide ? 64 : 32));
			put(a, ALU64 | 0xa0, any_reg(a), 0, 0, (s32)chosen(a));
		}
	finish(a);
}

static void make_call(struct attack *a)
{
	start(a);
	for (u32 n = 0; n < rounds(a, 5); n++) {
		for (u8 r = 1; r < 6; r++)
			put(a, 0xb7, r, 0, 0, (s32)chosen(a));
		put(a, 0x85, 0, 0, 0, 100000 + (s32)n); /* a helper that nobody has: five words */
		put(a, 0x7b, 6, 0, 128, 0);
	}
	put(a, EXIT, 0, 0, 0, 0);
}

/* Constants that a loop keeps, and that folding makes of others. */
static void make_loop(struct attack *a)
{
	start(a);
	put(a, 0xb7, 7, 0, 0, 100);
	for (u32 n = 0; n < rounds(a, 6); n++) {
		put(a, 0x07, 0, 0, 0, (s32)chosen(a));
		put(a, 0xa7, 0, 0, 0, (s32)chosen(a));
		put(a, 0x27, 0, 0, 0, (s32)chosen(a));
		put(a, 0x55, 1, 0, 1, (s32)chosen(a));
		put(a, 0x0f, 0, 2, 0, 0);
	}
	put(a, 0x07, 7, 0, 0, -1);
	put(a, 0x55, 7, 0, (s16)(-5 * (s32)rounds(a, 6) - 2), 0);
	finish(a);
}

/* As long as a classic filter may be. */
static void make_long(struct attack *a)
{
	start(a);
	for (u32 n = 0; n < rounds(a, 1350); n++) {
		put(a, (u8)(n & 1 ? 0x07 : 0xa7), (u8)(n % 3), 0, 0, (s32)chosen(a));
		put(a, 0x16, (u8)(n % 3), 0, 1, (s32)chosen(a));
		put(a, 0x0f, 0, (u8)(1 + n % 5), 0, 0);
	}
	finish(a);
}

/* -- Classic filters ----------------------------------------------------------------------------------------- */

static void put_classic(struct attack *a, u16 code, u8 jt, u8 jf, u32 k)
{
	const struct {
		u16 code;
		u8 jt, jf;
		u32 k;
	} insn = {code, jt, jf, k};

	if (a->n < MAX_INSNS)
		memcpy(&a->insns[a->n++], &insn, sizeof insn);
}

/* A constant, with the sign bit clear where it has to stay an offset in the packet. */
static u32 place(struct attack *a)
{
	return chosen(a) & 0x3fffffff;
}

/* As long as a filter may be: loads, arithmetic, comparisons and results of chosen constants. What is compared is a word of
 * which nothing is known: a comparison that is always true would end the filter there; and never with what was added
 * before, as zero is no secret (NOTES.md). */
static void make_filter(struct attack *a)
{
	static const u16 loads[] = {0x20, 0x28, 0x30, 0x40, 0x48, 0x50}; /* ld, ldh, ldb of [k], of [x + k] */
	static const u16 alu[] = {0x04, 0x14, 0xa4}, jump[] = {0x15, 0x25, 0x35, 0x45};
	bool seccomp = !strcmp(a->classic, "seccomp");
	u32 end = a->small ? 16 : 4096;

	a->n = 0;
	put_classic(a, 0x20, 0, 0, 0); /* ld [0] */
	put_classic(a, 0x02, 0, 0, 0); /* st M[0] */
	while (a->n + 8 < end) {
		put_classic(a, 0x01, 0, 0, chosen(a)); /* ldx #k */
		if (seccomp)
			put_classic(a, 0x20, 0, 0, 4 * prng_below(&a->rng, 16));
		else
			put_classic(a, loads[prng_below(&a->rng, ARRAY_SIZE(loads))], 0, 0, place(a));
		put_classic(a, 0xac, 0, 0, 0); /* xor x */
		put_classic(a, 0x61, 0, 0, 0); /* ldx M[0] */
		put_classic(a, 0x0c, 0, 0, 0); /* add x */
		put_classic(a, alu[prng_below(&a->rng, ARRAY_SIZE(alu))], 0, 0, chosen(a));
		put_classic(a, jump[prng_below(&a->rng, ARRAY_SIZE(jump))], 0, 1, ~chosen(a));
		put_classic(a, 0x06, 0, 0, seccomp ? 0x7ff00000 | (chosen(a) & 0xffff) : chosen(a)); /* ret #k */
	}
	put_classic(a, 0x16, 0, 0, 0); /* ret a */
}

static const struct kind kinds[] = {
	{"arithmetic", make_alu, false, true, false, NULL},
	{"constants", make_mov, false, true, false, NULL},
	{"jumps", make_jump, false, true, false, NULL},
	{"stores", make_store, true, true, false, NULL},
	{"offsets", make_offset, true, false, false, NULL},
	{"stack", make_stack, true, true, true, NULL},
	{"shifts", make_shift, false, true, true, NULL},
	{"arguments", make_call, false, true, false, NULL},
	{"loops", make_loop, false, true, false, NULL},
	{"4096 instructions", make_long, false, true, false, NULL},
	{"4096 of a packet filter", make_filter, false, true, false, "flat"},
	{"4096 of a socket filter", make_filter, false, true, false, "socket"},
	{"4096 of a seccomp filter", make_filter, false, true, false, "seccomp"},
};

/* -- Results ------------------------------------------------------------------------------------------------ */

static void verdict(struct test *t, bool ok, const char *kind, int level, const char *what)
{
	*(ok ? &t->passed : &t->failed) += 1;
	if (!ok || t->verbose)
		printf("%s: %s, level %d: %s\n", ok ? "PASS" : "FAIL", kind, level, what);
}

static struct prog *load(struct bpfc_ctx *ctx, const struct attack *a)
{
	struct bpfc_opts opts;
	struct prog *p = NULL;

	bpfc_opts__init(&opts);
	opts.input = a->classic ? BPFC_INPUT_CBPF : BPFC_INPUT_RAW;
	opts.type = a->classic;
	if (bpfc_prog__load_mem(ctx, "attack", a->insns, a->n * sizeof a->insns[0], &opts, &p))
		printf("%s\n", bpfc_ctx__error(ctx));
	return p;
}

static struct bpfc_opts level_opts(int level, int opt, u64 seed)
{
	struct bpfc_opts opts;

	bpfc_opts__init(&opts);
	opts.harden = level;
	opts.opt_level = opt;
	opts.seed = seed;
	opts.has_seed = true;
	opts.audit = true;
	return opts;
}

/* Bytes of distances lie alone: none of a branch of more than 8 bits. */
static bool distances_are_short(const struct audit_map *m)
{
	for (u32 k = 0; k < m->runs.n; k++)
		if (m->runs.p[k].kind == BYTE_BRANCH && m->runs.p[k].n > 1)
			return false;
	return true;
}

/* What the encoder's book must say at LEVEL. */
static bool map_is_clean(const struct code *code, int level)
{
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct audit_map m;
	struct arena a;
	bool ok;

	arena_init(&a, ctx);
	audit_map(code, &a, &m);
	ok = m.total && !m.bytes[BYTE_IMM] && (level < 3 || (!m.bytes[BYTE_OFF] && !m.bytes[BYTE_COUNT] && distances_are_short(&m)));
	arena_free(&a);
	bpfc_ctx__free(ctx);
	return ok;
}

static bool same_bytes(const struct code *a, const struct code *b)
{
	u32 n = code_size(a, 0);

	return n == code_size(b, 0) && !memcmp(a->sects.p[0].bytes.p, b->sects.p[0].bytes.p, n);
}

static void check_seeds(struct test *t, const struct kind *k, struct prog *p, int level)
{
	struct bpfc_opts one = level_opts(level, 2, 1), two = level_opts(level, 2, 2);
	struct code *a = NULL, *b = NULL, *c = NULL;
	bool ok = !bpfc_prog__compile(p, &one, &a) && !bpfc_prog__compile(p, &one, &b) && !bpfc_prog__compile(p, &two, &c);

	verdict(t, ok && same_bytes(a, b), k->name, level, "equal seeds give equal bytes");
	verdict(t, ok && same_bytes(a, c) == (level == 2 && !k->constants), k->name, level, "other seeds give others");
	verdict(t, ok && map_is_clean(a, level), k->name, level, "no byte of a constant by the encoder's book");
	bpfc_code__free(a);
	bpfc_code__free(b);
	bpfc_code__free(c);
}

static void check_kind(struct test *t, const struct kind *k)
{
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct attack *a = calloc(1, sizeof *a);
	struct audit_stat st;
	struct prog *p;

	if (!ctx || !a)
		abort();
	prng_seed(&a->rng, 7);
	a->classic = k->classic;
	k->make(a);
	p = load(ctx, a);
	for (int level = 0; p && level <= 3; level += level ? 1 : 2) {
		for (int opt = 0; opt <= 2; opt += 2) {
			struct bpfc_opts opts = level_opts(level, opt, 0);
			bool has = level == 2 ? k->constants : k->constants || k->offsets;
			/* the long one takes its time */
			u32 seeds = a->n > 1000 ? MAX(t->seeds / 8, 4u) : t->seeds;
			int err = audit_stat(p, &opts, 1, seeds, level != 2, &st);
			char what[200];

			if (!has || (level == 0 && k->indirect))
				continue;
			snprintf(what, sizeof what, "-O%d: %u constants, %u seeds, %u strings show, %llu and %llu occurrences: %.1f sigma%s%s",
				 opt, st.constants, st.seeds, st.n_hits, (unsigned long long)st.total,
				 (unsigned long long)st.total_other, st.sigmas, err ? ": " : "", err ? bpfc_ctx__error(ctx) : "");
			verdict(t, !err && st.constants && audit_stat_passed(&st) == (level > 0), k->name, level, what);
			for (u32 h = 0; level && h < MIN(st.n_hits, (u32)ARRAY_SIZE(st.hits)); h++)
				printf("  %02x %02x %02x %02x, the first %u, at %u from instruction %u: %u seeds, %u with another constant\n",
				       st.hits[h].bytes[0], st.hits[h].bytes[1], st.hits[h].bytes[2], st.hits[h].bytes[3], st.hits[h].n,
				       st.hits[h].distance, st.hits[h].insn, st.hits[h].found, st.hits[h].other);
		}
		if (level)
			check_seeds(t, k, p, level);
	}
	verdict(t, p, k->name, 0, "is read");
	bpfc_prog__free(p);
	bpfc_ctx__free(ctx);
	free(a);
}

/* Occurrences over many programs, each with a seed of its own. */
static void check_many(struct test *t, int level)
{
	struct attack *a = calloc(1, sizeof *a);
	u64 total = 0, other = 0;
	double difference;
	char what[160];
	int err = 0;

	if (!a)
		abort();
	a->small = true;
	prng_seed(&a->rng, (u64)level);
	for (u32 n = 0; n < t->programs && !err; n++) {
		struct bpfc_ctx *ctx = bpfc_ctx__new();
		const struct kind *k = &kinds[n % ARRAY_SIZE(kinds)];
		struct bpfc_opts opts = level_opts(level, n / ARRAY_SIZE(kinds) % 2 ? 2 : 0, 0);
		struct audit_stat st;
		struct prog *p;

		a->classic = k->classic;
		k->make(a);
		p = load(ctx, a);
		err = p ? audit_stat(p, &opts, n, 1, level == 3, &st) : -1;
		if (!err) {
			total += st.total;
			other += st.total_other;
		}
		bpfc_prog__free(p);
		bpfc_ctx__free(ctx);
	}
	difference = (double)total - (double)other;
	snprintf(what, sizeof what, "%u programs, %llu occurrences of chosen strings, %llu with other constants", t->programs,
		 (unsigned long long)total, (unsigned long long)other);
	verdict(t, !err && difference * difference <= 25 * (double)(total + other), "many programs", level, what);
	free(a);
}

/* -- Distances of branches ---------------------------------------------------------------------------------- */

enum { BRANCH = 7, OVER = 3600 };

/* Is V, read at AT, the distance from behind it to where code of instruction TARGET begins? */
static bool is_distance(const struct code *code, u32 at, u32 v, u32 target)
{
	for (u32 k = 0; k < code->lines.n; k++)
		if (code->lines.p[k].insn == target && at + 4 + v == code->lines.p[k].offset)
			return true;
	return false;
}

/* How often four bytes in the code of the branch are the distance to what it jumps to, whatever instruction they are in. */
static u32 distances(const struct code *code)
{
	const u8 *text = code->sects.p[0].bytes.p;
	u32 found = 0;

	for (u32 k = 0; k < code->lines.n; k++) {
		u32 from = code->lines.p[k].offset;
		u32 to = k + 1 < code->lines.n ? code->lines.p[k + 1].offset : code_size(code, 0);

		for (u32 at = from; code->lines.p[k].insn == BRANCH && at + 4 <= to; at++)
			found += is_distance(code, at,
					     text[at] | (u32)text[at + 1] << 8 | (u32)text[at + 2] << 16 |
						     (u32)text[at + 3] << 24,
					     BRANCH + 1 + OVER);
	}
	return found;
}

/* A branch over 32 KiB of code, for the distance to be any two bytes that one likes. At level 3 it stands nowhere, but in
 * FLAT code, which nobody relocates. */
static void check_distance(struct test *t, int level, int opt, bool flat)
{
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct attack *a = calloc(1, sizeof *a);
	u32 seeds = MIN(t->seeds, 64u), found = 0, compiled = 0;
	bool clean = true;
	struct prog *p;
	char what[120];

	if (!ctx || !a)
		abort();
	prng_seed(&a->rng, 3);
	start(a);
	put(a, 0x15, 1, 0, OVER, 0);
	for (u32 n = 0; n < OVER; n++)
		put(a, (u8)(n & 1 ? 0x07 : 0xa7), 0, 0, 0, (s32)chosen(a));
	finish(a);
	p = load(ctx, a);
	for (u32 s = 0; p && s < seeds; s++) {
		struct bpfc_opts opts = level_opts(level, opt, s);
		struct code *code = NULL;

		opts.flat = flat;
		if (!bpfc_prog__compile(p, &opts, &code)) {
			compiled++;
			found += distances(code) > 0;
			clean &= level < 3 || flat || map_is_clean(code, level);
		}
		bpfc_code__free(code);
	}
	snprintf(what, sizeof what, "-O%d%s: a branch over %d instructions: its distance in %u of %u codes", opt,
		 flat ? ", flat" : "", OVER, found, compiled);
	verdict(t, compiled == seeds && clean && found == (level == 3 && !flat ? 0 : compiled), "distances", level, what);
	bpfc_prog__free(p);
	bpfc_ctx__free(ctx);
	free(a);
}

static const char *option(const char *arg, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(arg, name, n) && arg[n] == '=' ? arg + n + 1 : NULL;
}

int main(int argc, char **argv)
{
	const char *scope = getenv("BPFC_TEST_SCOPE");
	bool quick = scope && !strcmp(scope, "quick"), full = scope && !strcmp(scope, "full");
	struct test t = {.seeds = quick ? 24 : AUDIT_SEEDS, .programs = quick ? 300 : full ? 100000 : 10000};

	for (int i = 1; i < argc; i++) {
		const char *v;

		if ((v = option(argv[i], "--seeds")))
			t.seeds = (u32)strtoul(v, NULL, 0);
		else if ((v = option(argv[i], "--programs")))
			t.programs = (u32)strtoul(v, NULL, 0);
		else if ((v = option(argv[i], "--match")))
			t.match = v;
		else if (!strcmp(argv[i], "-v"))
			t.verbose = true;
	}
	for (u32 k = 0; k < ARRAY_SIZE(kinds); k++)
		if (!t.match || strstr(kinds[k].name, t.match))
			check_kind(&t, &kinds[k]);
	for (int level = 2; level <= 3 && !t.match; level++)
		check_many(&t, level);
	for (int level = 0; level <= 3; level += 3)
		for (int opt = 0; opt <= 2 && (!t.match || strstr("distances", t.match)); opt += 2)
			for (int flat = 0; flat <= (level == 3); flat++)
				check_distance(&t, level, opt, flat);
	printf("%u passed, %u failed, %u skipped\n", t.passed, t.failed, t.skipped);
	return t.failed || !t.passed;
}
