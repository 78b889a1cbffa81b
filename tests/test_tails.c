/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What moves allocated code: shared ends and empty blocks (tails.c), ways back of loops (rotate.c). Random flow graphs of
 * a few machine forms, many of whose blocks end alike or nearly so, run before and after by an evaluator of those forms.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "test.h"
#include "x86_32/x86.h"

/* -- Running ---------------------------------------------------------------------------------------------- */

struct machine {
	u32 r[8];
	bool z, c, s, o;
	u64 trace; /* of all that was executed but branches */
	u32 steps;
};

enum { MOST_STEPS = 400 };

static void set_flags(struct machine *m, u32 v, bool c, bool o)
{
	m->z = v == 0;
	m->s = v >> 31;
	m->c = c;
	m->o = o;
}

static bool holds(const struct machine *m, u8 cc)
{
	bool yes = false;

	switch (cc >> 1) {
	case CC_B >> 1:
		yes = m->c;
		break;
	case CC_E >> 1:
		yes = m->z;
		break;
	case CC_BE >> 1:
		yes = m->c || m->z;
		break;
	case CC_L >> 1:
		yes = m->s != m->o;
		break;
	default:
		CU_FAIL("condition");
	}
	return yes != (cc & 1);
}

static u32 immediate(const struct x86_ins *i)
{
	return (u32)i->imm + (i->imm_sym ? 0x1000 + i->sym * 0x100 : 0);
}

static void execute(struct machine *m, const struct x86_ins *i)
{
	u32 a;

	switch ((int)i->form) {
	case X86_MOV_RR:
		m->r[i->reg] = m->r[i->rm];
		break;
	case X86_MOV_RI:
		m->r[i->rm] = immediate(i);
		break;
	case X86_LEA:
		a = (u32)i->disp;
		a += i->base == R_NONE ? 0 : m->r[i->base];
		a += i->index == R_NONE ? 0 : m->r[i->index] << i->scale;
		m->r[i->reg] = a;
		break;
	case X86_ADD_RR:
	case X86_ADD_RI:
		a = i->form == X86_ADD_RR ? m->r[i->rm] : immediate(i);
		{
			u32 *d = &m->r[i->form == X86_ADD_RR ? i->reg : i->rm], v = *d + a;

			set_flags(m, v, v < a, (~(*d ^ a) & (*d ^ v)) >> 31);
			*d = v;
		}
		break;
	case X86_XOR_RR:
		m->r[i->reg] ^= m->r[i->rm];
		set_flags(m, m->r[i->reg], false, false);
		break;
	case X86_CMP_RI:
		a = m->r[i->rm] - immediate(i);
		set_flags(m, a, m->r[i->rm] < immediate(i), ((m->r[i->rm] ^ immediate(i)) & (m->r[i->rm] ^ a)) >> 31);
		break;
	case X86_CMOV_RR:
		if (holds(m, i->cc))
			m->r[i->reg] = m->r[i->rm];
		break;
	case X86_MUL_R: {
		u64 v = (u64)m->r[R_EAX] * m->r[i->rm];

		m->r[R_EAX] = (u32)v;
		m->r[R_EDX] = (u32)(v >> 32);
		set_flags(m, 1, v >> 32, v >> 32);
		break;
	}
	case X86_CALL_S: /* reads what `uses` says, spoils the rest of what a call may */
		a = (i->uses & M_EAX ? m->r[R_EAX] : 0) + (i->uses & M_ECX ? m->r[R_ECX] * 3 : 0);
		m->r[R_EAX] = a * 5 + i->sym;
		m->r[R_ECX] = m->r[R_EDX] = 0xdead;
		set_flags(m, a, false, false);
		break;
	default:
		CU_FAIL("form");
	}
}

static void trace(struct machine *m, const struct x86_ins *i)
{
	u32 what[] = {i->form, i->cc,  i->reg,	     i->rm,	   i->base,    i->index, i->scale, (u32)i->disp,
		      (u32)i->imm, i->imm_sym, i->sym, i->uses, i->imm_origin, i->disp_origin};

	m->trace = m->trace * 0x9e3779b97f4a7c15u + hash_bytes(what, sizeof what);
}

/* From the first block in the layout; false: no end within so many steps. */
static bool run(const struct x86_func *f, struct machine *m, u32 most)
{
	u32 k = 0;

	while (k < f->n_order) {
		const struct x86_block *b = &f->blocks.p[f->order[k]];
		u32 to = 0;

		for (u32 n = b->first; n && !to; n = f->ins.p[n].next) {
			const struct x86_ins *i = &f->ins.p[n];

			if (m->steps++ > most)
				return false;
			if (i->form == X86_JMP || (i->form == X86_JCC && holds(m, i->cc))) {
				to = i->target;
			} else if (i->form == X86_RET || i->form == X86_JMP_R) {
				trace(m, i);
				return true;
			} else if (i->form != X86_JCC) {
				trace(m, i);
				execute(m, i);
			}
		}
		if (m->steps++ > most)
			return false;
		if (!to) {
			k++;
			continue;
		}
		for (k = 0; k < f->n_order && f->order[k] != to; k++)
			;
	}
	CU_FAIL("control leaves the function");
	return false;
}

/* Do successors say what the branches do? */
static bool successors_fit(const struct x86_func *f)
{
	for (u32 k = 0; k < f->n_order; k++) {
		const struct x86_block *b = &f->blocks.p[f->order[k]];
		u32 to[3], n = 0, last = b->last ? f->ins.p[b->last].form : X86_NONE;

		for (u32 i = b->first; i; i = f->ins.p[i].next)
			if (f->ins.p[i].form == X86_JCC || f->ins.p[i].form == X86_JMP)
				to[n++] = f->ins.p[i].target;
		if (last != X86_JMP && last != X86_RET && last != X86_JMP_R) {
			if (k + 1 == f->n_order)
				return false;
			to[n++] = f->order[k + 1];
		}
		if (n != b->nsucc && !(n == 2 && to[0] == to[1] && b->nsucc == 1))
			return false;
		for (u32 s = 0; s < b->nsucc; s++)
			if (b->succ[s] != to[0] && (n < 2 || b->succ[s] != to[1]))
				return false;
	}
	return true;
}

/* -- Random graphs ---------------------------------------------------------------------------------------- */

enum { N_TEMPLATES = 3, LONGEST = 10 };

struct gen {
	struct bpfc_ctx ctx;
	struct arena arena;
	struct prng rng;
	struct x86_func *f;
	struct x86_ins templates[N_TEMPLATES][LONGEST];
	u32 length[N_TEMPLATES];
	struct {
		u32 kind, to, other;
		u8 cc;
	} ends[2];
	u32 n; /* blocks 1 .. n, in this order */
	bool loop;   /* blocks 2 and 3 are one */
	bool copies; /* many blocks of copies alone, as on ways back */
};

static u32 below(struct gen *g, u32 n)
{
	return prng_below(&g->rng, n);
}

static u32 reg(struct gen *g)
{
	static const u8 regs[] = {R_EAX, R_ECX, R_EDX, R_EBX, R_ESI};

	return regs[below(g, ARRAY_SIZE(regs))];
}

static u8 cc(struct gen *g)
{
	static const u8 ccs[] = {CC_B, CC_AE, CC_E, CC_NE, CC_BE, CC_A, CC_L, CC_GE};

	return ccs[below(g, ARRAY_SIZE(ccs))];
}

static struct x86_ins instruction(struct gen *g, bool copy)
{
	static const u16 forms[] = {X86_MOV_RR, X86_LEA,    X86_MOV_RI, X86_ADD_RR, X86_ADD_RI,
				    X86_XOR_RR, X86_CMP_RI, X86_CMOV_RR, X86_MUL_R, X86_CALL_S};
	struct x86_ins i = {.form = forms[below(g, copy ? 2 : ARRAY_SIZE(forms))], .reg = R_NONE, .rm = R_NONE, .base = R_NONE,
			    .index = R_NONE, .insn = ~0u};
	const struct x86_row *row = &x86_rows[i.form];

	if (row->reg != '-')
		i.reg = reg(g);
	if (row->rm != '-')
		i.rm = reg(g);
	if (row->imm) {
		i.imm = (s32)below(g, 4);
		i.imm_origin = below(g, 4) ? ORIGIN_IMM : ORIGIN_OWN;
		if (i.form == X86_MOV_RI && below(g, 4) == 0) {
			i.imm_sym = XS_MAP;
			i.sym = below(g, 2);
		}
	}
	if (i.form == X86_CMOV_RR)
		i.cc = cc(g);
	if (i.form == X86_CALL_S) {
		i.uses = (u8)(below(g, 2) ? M_EAX : M_EAX | M_ECX);
		i.sym = below(g, 2);
		i.imm_sym = XS_HELPER;
	}
	if (i.form == X86_LEA) {
		i.base = below(g, 5) ? reg(g) : R_NONE;
		i.index = below(g, 2) || i.base == R_NONE ? reg(g) : R_NONE;
		i.scale = i.index == R_NONE ? 0 : (u8)below(g, 3);
		i.disp = (s32)below(g, 3);
		i.disp_origin = ORIGIN_OFF;
	}
	return i;
}

/* One operand of I is another. */
static void change(struct gen *g, struct x86_ins *i)
{
	switch ((int)i->form) {
	case X86_LEA:
		switch (below(g, 5)) {
		case 0:
			i->reg = reg(g);
			break;
		case 1:
			i->base = i->base == R_NONE ? R_NONE : reg(g);
			break;
		case 2:
			i->index = i->index == R_NONE ? R_NONE : reg(g);
			break;
		case 3:
			i->scale = i->index == R_NONE ? 0 : (u8)below(g, 3);
			break;
		default:
			i->disp = (s32)below(g, 3);
			break;
		}
		break;
	case X86_CALL_S:
		if (below(g, 2))
			i->uses ^= M_ECX;
		else
			i->sym ^= 1;
		break;
	case X86_MOV_RI:
		if (i->imm_sym && below(g, 2)) {
			i->sym ^= 1;
			break;
		}
		if (below(g, 4) == 0) {
			i->imm_origin = i->imm_origin == ORIGIN_IMM ? ORIGIN_OWN : ORIGIN_IMM;
			break;
		} /* fall through */
	case X86_ADD_RI:
	case X86_CMP_RI:
		if (below(g, 2))
			i->imm = (s32)below(g, 4);
		else
			i->rm = reg(g);
		break;
	case X86_MUL_R:
		i->rm = reg(g);
		break;
	case X86_CMOV_RR:
		if (below(g, 2)) {
			i->cc = cc(g);
			break;
		} /* fall through */
	default:
		if (below(g, 3) == 0 && (i->form == X86_ADD_RR || i->form == X86_XOR_RR))
			i->form = i->form == X86_ADD_RR ? X86_XOR_RR : X86_ADD_RR;
		else if (below(g, 2))
			i->reg = reg(g);
		else
			i->rm = reg(g);
		break;
	}
}

static void put(struct gen *g, u32 b, struct x86_ins x)
{
	struct x86_ins *i = x86_emit(g->f, b, (enum x86_form)x.form);

	x.prev = i->prev;
	x.next = i->next;
	*i = x;
}

static void body(struct gen *g, u32 b)
{
	u32 t = below(g, N_TEMPLATES), n = below(g, 3), from = below(g, g->length[t]);

	if (g->copies && below(g, 2)) {
		for (n = below(g, 3); n--;)
			put(g, b, instruction(g, true));
		return;
	}
	if (!g->copies && b > 1 && below(g, 8) == 0)
		return; /* empty */
	while (n--)
		put(g, b, instruction(g, false));
	if (below(g, 3) == 0)
		from = 0;
	for (u32 k = from; k < g->length[t]; k++) {
		struct x86_ins x = g->templates[t][k];

		if (below(g, 9) == 0)
			change(g, &x);
		put(g, b, x);
	}
}

/* The first block is no target; of a way back only the loop is its own. */
static u32 target(struct gen *g)
{
	u32 t = 2 + below(g, below(g, 3) ? MIN(g->n - 1, 3u) : g->n - 1);

	return g->loop && t == 3 && below(g, 10) ? 4 : t;
}

static void jump(struct gen *g, u32 b, u32 to)
{
	struct x86_block *blk = &g->f->blocks.p[b];

	x86_emit(g->f, b, X86_JMP)->target = to;
	blk = &g->f->blocks.p[b];
	blk->succ[blk->nsucc++] = to;
}

/* Kinds: 0 return, 1 indirect jump, 2 jump, 3 branch and jump, 4 branch and on, 5 on. */
static void end_block(struct gen *g, u32 b)
{
	u32 t = below(g, 2), kind = g->ends[t].kind, to = g->ends[t].to, other = g->ends[t].other;
	u8 c = g->ends[t].cc;
	struct x86_ins *j;

	switch (below(g, 16)) { /* near, or the same said otherwise */
	case 0:
		kind = below(g, 6);
		break;
	case 1:
		to = target(g);
		break;
	case 2:
		other = target(g);
		break;
	case 3:
		c = below(g, 2) ? c ^ 1 : cc(g);
		break;
	case 4:
	case 5:
		if (kind == 3) {
			c ^= 1;
			to = g->ends[t].other;
			other = g->ends[t].to;
		}
		break;
	case 6:
		kind = kind ? 0 : 1;
		break;
	default:
		break;
	}
	if (kind > 3 && b == g->n)
		kind = 0;
	if (kind < 2) {
		j = x86_emit(g->f, b, kind ? X86_JMP_R : X86_RET);
		if (kind)
			j->rm = reg(g);
		return;
	}
	if (kind == 3 && to == other)
		kind = 2;
	if (kind == 4 && to == b + 1)
		kind = 5;
	if (kind == 3 || kind == 4) {
		j = x86_emit(g->f, b, X86_JCC);
		j->target = to;
		j->cc = c;
		g->f->blocks.p[b].succ[g->f->blocks.p[b].nsucc++] = to;
	}
	if (kind < 4)
		jump(g, b, other);
	else
		g->f->blocks.p[b].succ[g->f->blocks.p[b].nsucc++] = b + 1;
}

/* Block 2 counts and leaves or goes on to 3, which copies and goes back; what comes then reads some of it. */
static void make_loop(struct gen *g)
{
	struct x86_ins i = {.form = X86_ADD_RI, .reg = R_NONE, .rm = R_EDI, .base = R_NONE, .index = R_NONE, .imm = 1};
	u32 order = below(g, 3);

	body(g, 1);
	g->f->blocks.p[1].succ[g->f->blocks.p[1].nsucc++] = 2;
	body(g, 2);
	put(g, 2, i);
	i.form = X86_CMP_RI;
	i.imm = (s32)below(g, 6);
	put(g, 2, i);
	x86_emit(g->f, 2, X86_JCC);
	g->f->ins.p[g->f->blocks.p[2].last].cc = order ? CC_B : CC_AE;
	g->f->ins.p[g->f->blocks.p[2].last].target = order ? 3 : 4;
	g->f->blocks.p[2].succ[0] = order ? 3 : 4;
	g->f->blocks.p[2].succ[1] = order ? 4 : 3;
	g->f->blocks.p[2].nsucc = 2;
	if (order)
		x86_emit(g->f, 2, X86_JMP)->target = 4;
	for (u32 n = 1 + below(g, 3); n--;)
		put(g, 3, instruction(g, below(g, 6) != 0));
	jump(g, 3, 2);
}

static void make(struct gen *g, u64 seed, bool loop)
{
	ctx_init(&g->ctx);
	arena_init(&g->arena, &g->ctx);
	prng_seed(&g->rng, seed);
	g->loop = loop;
	g->copies = loop && below(g, 4) == 0;
	g->f = x86_func_new(&g->ctx, &g->arena, NULL);
	for (u32 t = 0; t < N_TEMPLATES; t++) {
		g->length[t] = 1 + below(g, LONGEST);
		for (u32 k = 0; k < g->length[t]; k++)
			g->templates[t][k] = instruction(g, false);
	}
	g->n = 4 + below(g, 7);
	for (u32 t = 0; t < 2; t++) {
		g->ends[t].kind = below(g, 6);
		g->ends[t].to = target(g);
		g->ends[t].other = target(g);
		g->ends[t].cc = cc(g);
	}
	for (u32 b = 1; b <= g->n; b++) {
		struct x86_block *blk = vec_add(&g->arena, &g->f->blocks);

		blk->depth = (u16)(loop || below(g, 6) == 0);
	}
	g->f->order = arena_array(&g->arena, g->n + 1, sizeof *g->f->order);
	for (u32 b = 1; b <= g->n; b++)
		g->f->order[b - 1] = b;
	if (loop)
		make_loop(g);
	for (u32 b = loop ? 4 : 1; b <= g->n; b++) {
		body(g, b);
		end_block(g, b);
	}
	g->f->n_order = g->n;
	x86_preds(g->f);
}

static void start(struct machine *m, u64 seed, u32 k)
{
	struct prng rng;

	prng_seed(&rng, seed * 16 + k);
	*m = (struct machine){.z = k & 1, .c = k & 2, .s = k & 4, .o = k & 2};
	for (u32 r = 0; r < 7; r++)
		m->r[r] = prng_below(&rng, 3) ? prng_below(&rng, 5) : (u32)prng_next(&rng);
}

enum { N_SEEDS = 12000, N_TAILS = 20000, N_INPUTS = 6 };
enum pass { COMPACT, TAILS, ROTATE };

static void apply(struct x86_func *f, enum pass pass)
{
	if (pass == ROTATE) {
		x86_rotate(f);
		return;
	}
	x86_compact(f);
	for (u32 round = 0; pass == TAILS && round < 3 && x86_tails(f); round++)
		x86_compact(f);
}

/* Does the function come out the same? *CHANGED counts functions that a pass did something about. */
static bool agrees(u64 seed, enum pass pass, u32 *changed)
{
	struct machine want[N_INPUTS], got;
	bool ends[N_INPUTS], ok = true;
	u32 blocks, n_order, way_back;
	struct gen g;

	make(&g, seed, pass == ROTATE);
	for (u32 k = 0; k < N_INPUTS; k++) {
		start(&want[k], seed, k);
		ends[k] = run(g.f, &want[k], MOST_STEPS);
	}
	blocks = g.f->blocks.n;
	n_order = g.f->n_order;
	way_back = g.f->blocks.p[3].first;
	apply(g.f, pass);
	*changed += g.f->blocks.n != blocks || g.f->n_order != n_order || (pass == ROTATE && g.f->blocks.p[3].first != way_back);
	ok = successors_fit(g.f);
	for (u32 k = 0; k < N_INPUTS && ok; k++) {
		start(&got, seed, k);
		if (!ends[k])
			continue;
		ok = run(g.f, &got, 20 * MOST_STEPS) && got.r[R_EAX] == want[k].r[R_EAX] && got.r[R_EDX] == want[k].r[R_EDX];
		ok = ok && (pass == ROTATE || got.trace == want[k].trace);
	}
	if (!ok)
		fprintf(stderr, "pass %d, seed %llu\n", (int)pass, (unsigned long long)seed);
	arena_free(&g.arena);
	ctx_fini(&g.ctx);
	return ok;
}

static u32 random_graphs(enum pass pass, u32 *changed)
{
	u32 bad = 0;

	*changed = 0;
	for (u64 seed = 1; seed <= (pass == TAILS ? N_TAILS : N_SEEDS); seed++)
		bad += !agrees(seed, pass, changed);
	return bad;
}

static void test_compact(void)
{
	u32 changed;

	CU_ASSERT_EQUAL(random_graphs(COMPACT, &changed), 0);
	CU_ASSERT(changed > 100);
}

static void test_tails(void)
{
	u32 changed;

	CU_ASSERT_EQUAL(random_graphs(TAILS, &changed), 0);
	CU_ASSERT(changed > 500);
}

static void test_rotate(void)
{
	u32 changed;

	CU_ASSERT_EQUAL(random_graphs(ROTATE, &changed), 0);
	CU_ASSERT(changed > 500);
}

/* -- Two ends --------------------------------------------------------------------------------------------- */

/* Blocks 2 and 3, to which block 1 branches, are A, a move of IMM and an end: a return (HOW 0), a jump to block 4 (1), a
 * branch by CC2 or CC3 to block 4, else to 5 (2). */
static struct x86_func *two(struct gen *g, const struct x86_ins *a, const struct x86_ins *b, u32 imm, u32 how, u8 cc2, u8 cc3)
{
	struct x86_ins move = {.form = X86_MOV_RI, .reg = R_NONE, .rm = R_EAX, .base = R_NONE, .index = R_NONE, .imm = (s32)imm};

	ctx_init(&g->ctx);
	arena_init(&g->arena, &g->ctx);
	g->f = x86_func_new(&g->ctx, &g->arena, NULL);
	g->f->order = arena_array(&g->arena, 5, sizeof *g->f->order);
	for (u32 n = 1; n <= 5; n++) {
		vec_add(&g->arena, &g->f->blocks);
		g->f->order[n - 1] = n;
	}
	g->f->n_order = 5;
	x86_emit(g->f, 1, X86_JCC)->target = 3;
	g->f->blocks.p[1].nsucc = 2;
	g->f->blocks.p[1].succ[0] = 3;
	g->f->blocks.p[1].succ[1] = 2;
	for (u32 n = 2; n < 4; n++) {
		put(g, n, n == 2 ? *a : *b);
		put(g, n, move);
		if (how == 2) {
			x86_emit(g->f, n, X86_JCC)->target = 4;
			g->f->ins.p[g->f->blocks.p[n].last].cc = n == 2 ? cc2 : cc3;
			g->f->blocks.p[n].succ[g->f->blocks.p[n].nsucc++] = 4;
		}
		if (how)
			jump(g, n, how == 1 ? 4 : 5);
		else
			x86_emit(g->f, n, X86_RET);
	}
	for (u32 n = 4; n < 6; n++) {
		x86_emit(g->f, n, X86_MOV_RI)->rm = n == 4 ? R_ECX : R_EDX;
		x86_emit(g->f, n, X86_RET);
	}
	x86_preds(g->f);
	return g->f;
}

static bool shared(const struct x86_ins *a, const struct x86_ins *b, u32 imm, u32 how, u8 cc2, u8 cc3)
{
	struct gen g;
	bool yes = x86_tails(two(&g, a, b, imm, how, cc2, cc3));

	CU_ASSERT(!yes || successors_fit(g.f));
	arena_free(&g.arena);
	ctx_fini(&g.ctx);
	return yes;
}

static void expect_different(const struct x86_ins *a, struct x86_ins b, const char *field)
{
	if (!shared(a, a, 1, 0, 0, 0) || shared(a, &b, 1, 0, 0, 0)) {
		CU_FAIL("a field that is not compared, or equal ends that are two");
		fprintf(stderr, "%s of %s\n", field, x86_rows[a->form].mnemonic);
	}
}

static void test_fields(void)
{
	struct x86_ins none = {.reg = R_NONE, .rm = R_NONE, .base = R_NONE, .index = R_NONE}, i, j;

#define DIFFERENT(field, value) \
	do {                    \
		j = i;          \
		j.field = value; \
		expect_different(&i, j, #field); \
	} while (0)
	i = none;
	i.form = X86_LEA;
	i.reg = R_EBX;
	i.base = i.index = R_ECX;
	DIFFERENT(reg, R_ESI);
	DIFFERENT(base, R_ESI);
	DIFFERENT(index, R_ESI);
	DIFFERENT(scale, 2);
	DIFFERENT(disp, 4);
	DIFFERENT(disp_origin, ORIGIN_IMM);
	i.disp_sym = XS_DATA;
	DIFFERENT(sym, 1);
	DIFFERENT(disp_sym, XS_MAP);
	i = none;
	i.form = X86_CMOV_RR;
	i.cc = CC_E;
	i.reg = i.rm = R_EBX;
	DIFFERENT(cc, CC_NE);
	DIFFERENT(reg, R_ESI);
	DIFFERENT(rm, R_ESI);
	i.form = X86_ADD_RR;
	i.cc = 0;
	DIFFERENT(form, X86_XOR_RR);
	i = none;
	i.form = X86_CALL_S;
	i.imm_sym = XS_HELPER;
	i.uses = M_EAX;
	DIFFERENT(uses, M_EAX | M_ECX);
	DIFFERENT(sym, 2);
	DIFFERENT(imm_sym, XS_SUPPORT);
	i = none;
	i.form = X86_MOV_RI;
	i.rm = R_EBX;
	DIFFERENT(imm, 5);
	DIFFERENT(imm_origin, ORIGIN_IMM);
	DIFFERENT(blind, true);
#undef DIFFERENT
}

/* Equal jumps and branches are shared, those by other conditions are not, wherever they lie in the hash table. */
static void test_ends(void)
{
	struct x86_ins i = {.form = X86_ADD_RR, .reg = R_EBX, .rm = R_ECX, .base = R_NONE, .index = R_NONE};
	u32 bad = 0;

	for (u32 imm = 0; imm < 3000; imm++) {
		bad += !shared(&i, &i, imm, 1, 0, 0);
		for (u32 c = CC_B; c <= CC_G; c++) {
			bad += imm < 60 && !shared(&i, &i, imm, 2, (u8)c, (u8)c);
			bad += shared(&i, &i, imm, 2, (u8)c, CC_O);
			bad += shared(&i, &i, imm, 2, (u8)c, (u8)(c ^ 1));
		}
	}
	CU_ASSERT_EQUAL(bad, 0);
}

/* -- One loop --------------------------------------------------------------------------------------------- */

/* Block 1 leads to the loop of blocks 2 and 3 and, if ENTERED, into its way back, block 3, too; block 2 ends the loop by a
 * branch to block 4 or, with JUMP, by one to block 3 and a jump. */
static void one_loop(struct gen *g, bool entered, bool jump)
{
	static const u32 succ[5][2] = {{0}, {2, 3}, {4, 3}, {2}, {0}};
	struct x86_ins *i;

	ctx_init(&g->ctx);
	arena_init(&g->arena, &g->ctx);
	g->f = x86_func_new(&g->ctx, &g->arena, NULL);
	g->f->order = arena_array(&g->arena, 4, sizeof *g->f->order);
	for (u32 b = 1; b <= 4; b++) {
		struct x86_block *blk = vec_add(&g->arena, &g->f->blocks);

		blk->depth = b == 2 || b == 3;
		blk->nsucc = b == 2 || (b == 1 && entered) ? 2 : b == 4 ? 0 : 1;
		blk->succ[0] = succ[b][0];
		blk->succ[1] = succ[b][1];
		g->f->order[b - 1] = b;
	}
	g->f->n_order = 4;
	if (entered)
		x86_emit(g->f, 1, X86_JCC)->target = 3;
	i = x86_emit(g->f, 2, X86_CMP_RI);
	i->rm = R_EBX;
	i->imm = 7;
	i = x86_emit(g->f, 2, X86_JCC);
	i->cc = jump ? CC_NE : CC_E;
	i->target = jump ? 3 : 4;
	if (jump)
		x86_emit(g->f, 2, X86_JMP)->target = 4;
}

/* A loop whose way back has copies: they move in front of the branch, unless what they overwrite is wanted where the loop
 * ends, or another way leads to them. */
static void test_way_back(void)
{
	for (u32 n = 0; n < 16; n++) {
		bool wanted = n & 1, sum = n & 2, jump = n & 4, entered = n & 8, stays = wanted || entered;
		struct gen g;
		struct x86_ins *i;
		u32 at;

		one_loop(&g, entered, jump);
		i = x86_emit(g.f, 3, sum ? X86_LEA : X86_MOV_RR);
		i->reg = wanted ? R_EAX : R_ECX;
		i->rm = sum ? R_NONE : R_EBX;
		i->base = sum ? R_EBX : R_NONE;
		x86_emit(g.f, 3, X86_JMP)->target = 2;
		x86_emit(g.f, 4, X86_RET);
		x86_rotate(g.f);
		i = &g.f->ins.p[g.f->blocks.p[3].first];
		CU_ASSERT_EQUAL(i->form, stays ? (sum ? X86_LEA : X86_MOV_RR) : X86_JMP);
		for (at = g.f->blocks.p[2].last; g.f->ins.p[at].form != X86_JCC;)
			at = g.f->ins.p[at].prev;
		i = &g.f->ins.p[g.f->ins.p[at].prev];
		CU_ASSERT_EQUAL(i->form, stays ? X86_CMP_RI : sum ? X86_LEA : X86_MOV_RR);
		arena_free(&g.arena);
		ctx_fini(&g.ctx);
	}
}

void suite_tails(void)
{
	CU_pSuite s = CU_add_suite("tails", NULL, NULL);

	CU_add_test(s, "empty blocks", test_compact);
	CU_add_test(s, "equal ends", test_tails);
	CU_add_test(s, "ends with one difference", test_fields);
	CU_add_test(s, "ends with branches", test_ends);
	CU_add_test(s, "ways back, random", test_rotate);
	CU_add_test(s, "way back of a loop", test_way_back);
}
