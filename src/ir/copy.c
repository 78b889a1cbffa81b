/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Block parameters that are always the same value, or always equal to another parameter of their block.
 *
 * Needs: a well-formed function. Leaves: uses of such a parameter replaced; the parameters themselves are unused, for
 * ir_dce() to drop. Changes no other instruction and no edge between blocks.
 *
 * A cycle of parameters around loops is a copy if all that comes into it from outside is one value. So parameters are
 * looked at by strongly connected components of the graph "parameter to parameter it may be", inner values first
 * (Braun et al., 2013); a component that has two values from outside is looked at again without the parameters that
 * take them directly. That recursion is cut at a fixed depth, which keeps time near linear for any loop nest.
 */
#include "ir/cfg.h"
#include "ir/opt.h"

enum { MAX_ROUNDS = 6 };

struct copy {
	struct ir_func *f;
	struct arena *tmp;
	ir_ref *repl;
	u32 *in_off; /* PARAM -> its incoming arguments: in[in_off[p]] .. in[in_off[p] + in_n[p] - 1] */
	u32 *in_n;
	ir_ref *in;
	u32 *round; /* PARAM -> number of the set that is being looked at, in which it is */
	/* Tarjan's walk */
	u32 *num, *low; /* 0: not seen in this round */
	u32 *next_in;
	ir_ref *walk, *open;
	u32 n_walk, n_open, time;
	VEC(ir_ref) again; /* components that get another round, each ended by 0 */
};

/* -- Incoming arguments ------------------------------------------------------------------------------------- */

static void gather(struct copy *c)
{
	struct ir_func *f = c->f;
	u32 sum = 0;

	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (ir_ref p = b->first; p && ir_at(f, p)->op == IR_PARAM; p = ir_at(f, p)->next) {
			c->in_off[p] = sum;
			sum += b->npreds;
		}
	}
	c->in = arena_array(c->tmp, (size_t)sum + 1, sizeof *c->in);
	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (int s = 0; s < opt_nsucc((enum ir_op)ir_at(f, b->last)->op); s++) {
			ir_ref p = ir_block(f, b->succ[s].to)->first;

			for (u32 a = 0; a < ir_block(f, b->succ[s].to)->nparams; a++, p = ir_at(f, p)->next)
				c->in[c->in_off[p] + c->in_n[p]++] = f->pool.p[b->succ[s].args + a];
		}
	}
}

/* -- Components --------------------------------------------------------------------------------------------- */

/* The component is open[from ..]. One value from outside: all of it is that value. More: those without any of them from
 * outside may still be equal to each other's entries. */
static void close_component(struct copy *c, u32 from, u32 round)
{
	ir_ref value = 0;
	bool many = false;

	for (u32 k = from; k < c->n_open; k++)
		c->round[c->open[k]] = ~0u; /* of this component */
	for (u32 k = from; k < c->n_open; k++) {
		ir_ref p = c->open[k];

		for (u32 n = 0; n < c->in_n[p]; n++) {
			ir_ref v = opt_find(c->repl, c->f->ins.n, c->in[c->in_off[p] + n]);

			if (c->round[v] == ~0u)
				continue;
			many |= value && v != value;
			value = v;
			c->low[p] = 0; /* takes a value from outside */
		}
	}
	for (u32 k = from; k < c->n_open; k++) {
		ir_ref p = c->open[k];

		c->round[p] = 0;
		if (!many && value)
			c->repl[p] = value;
		else if (many && c->low[p] && round < MAX_ROUNDS)
			vec_push(c->tmp, &c->again, p);
	}
	if (c->again.n && c->again.p[c->again.n - 1])
		vec_push(c->tmp, &c->again, 0);
}

static void enter(struct copy *c, ir_ref p)
{
	c->num[p] = c->low[p] = ++c->time;
	c->next_in[p] = 0;
	c->walk[c->n_walk++] = p;
	c->open[c->n_open++] = p;
}

/* All components that P reaches within set ROUND-ID. */
static void components(struct copy *c, ir_ref root, u32 id, u32 start, u32 round)
{
	enter(c, root);
	while (c->n_walk) {
		ir_ref p = c->walk[c->n_walk - 1];

		if (c->next_in[p] < c->in_n[p]) {
			ir_ref v = opt_find(c->repl, c->f->ins.n, c->in[c->in_off[p] + c->next_in[p]++]);

			if (c->round[v] != id)
				continue;
			if (c->num[v] <= start)
				enter(c, v);
			else
				c->low[p] = MIN(c->low[p], c->num[v]);
			continue;
		}
		c->n_walk--;
		if (c->n_walk)
			c->low[c->walk[c->n_walk - 1]] = MIN(c->low[c->walk[c->n_walk - 1]], c->low[p]);
		if (c->low[p] != c->num[p])
			continue;
		u32 from = c->n_open;
		while (c->open[--from] != p)
			;
		close_component(c, from, round);
		c->n_open = from;
	}
}

/* One set of parameters. Members of closed components leave it, so that they count as values from outside. */
static void look_at(struct copy *c, const ir_ref *set, u32 n, u32 id, u32 round)
{
	u32 start = c->time;

	for (u32 k = 0; k < n; k++)
		c->round[set[k]] = id;
	for (u32 k = 0; k < n; k++)
		if (c->round[set[k]] == id && c->num[set[k]] <= start)
			components(c, set[k], id, start, round);
}

static void find_copies(struct copy *c)
{
	VEC(ir_ref) set = {0};
	u32 id = 1;

	for (u32 k = 0; k < c->f->n_order; k++)
		for (ir_ref p = ir_block(c->f, c->f->order[k])->first; p && ir_at(c->f, p)->op == IR_PARAM;
		     p = ir_at(c->f, p)->next)
			vec_push(c->tmp, &set, p);
	look_at(c, set.p, set.n, id++, 0);
	for (u32 round = 1; round <= MAX_ROUNDS && c->again.n; round++) {
		ir_ref *lists = c->again.p;
		u32 n = c->again.n;

		c->again.p = NULL;
		c->again.n = c->again.cap = 0;
		for (u32 at = 0, end; at < n; at = end + 1) {
			for (end = at; lists[end]; end++)
				;
			look_at(c, &lists[at], end - at, id++, round);
		}
	}
}

/* -- Equal parameters of one block ----------------------------------------------------------------------------- */

static u64 hash_param(struct copy *c, ir_ref p)
{
	u64 h = 1 + ir_at(c->f, p)->type;

	for (u32 n = 0; n < c->in_n[p]; n++) {
		ir_ref v = opt_find(c->repl, c->f->ins.n, c->in[c->in_off[p] + n]);

		h = (h ^ (v == p ? 0 : v)) * 0x9e3779b97f4a7c15u;
		h ^= h >> 29;
	}
	return h;
}

static bool equal_params(struct copy *c, ir_ref p, ir_ref q)
{
	if (ir_at(c->f, p)->type != ir_at(c->f, q)->type)
		return false;
	for (u32 n = 0; n < c->in_n[p]; n++) {
		ir_ref v = opt_find(c->repl, c->f->ins.n, c->in[c->in_off[p] + n]);
		ir_ref w = opt_find(c->repl, c->f->ins.n, c->in[c->in_off[q] + n]);

		if (v != w && !((v == p || v == q) && (w == p || w == q)))
			return false;
	}
	return true;
}

/* A parameter of BLOCK that is equal to P, or P after entering it into TABLE. */
static ir_ref first_equal(struct copy *c, ir_ref *table, u32 mask, ir_ref p)
{
	u32 at = (u32)hash_param(c, p) & mask;

	for (u32 tries = 0; table[at] && tries < 16; at = (at + 1) & mask, tries++)
		if (ir_at(c->f, table[at])->block == ir_at(c->f, p)->block && equal_params(c, table[at], p))
			return table[at];
	if (!table[at])
		table[at] = p;
	return p;
}

/* Blocks have few parameters as a rule (one for each BPF register), so a small table that is cleared will do. */
static void merge_equal(struct copy *c)
{
	ir_ref table[64];

	for (u32 k = 0; k < c->f->n_order; k++) {
		const struct ir_block *b = ir_block(c->f, c->f->order[k]);

		if (b->nparams < 2)
			continue;
		for (u32 n = 0; n < ARRAY_SIZE(table); n++)
			table[n] = 0;
		for (ir_ref p = b->first; p && ir_at(c->f, p)->op == IR_PARAM; p = ir_at(c->f, p)->next) {
			ir_ref q;

			if (c->repl[p])
				continue;
			q = first_equal(c, table, ARRAY_SIZE(table) - 1, p);
			if (q != p)
				c->repl[p] = q;
		}
	}
}

void ir_copy(struct ir_func *f)
{
	struct arena tmp;
	struct copy c = {.f = f, .tmp = &tmp};

	ir_cfg(f);
	ir_temp_begin(f->ctx, &tmp);
	c.repl = arena_array(&tmp, f->ins.n, sizeof *c.repl);
	c.in_off = arena_array(&tmp, f->ins.n, sizeof *c.in_off);
	c.in_n = arena_array(&tmp, f->ins.n, sizeof *c.in_n);
	c.round = arena_array(&tmp, f->ins.n, sizeof *c.round);
	c.num = arena_array(&tmp, f->ins.n, sizeof *c.num);
	c.low = arena_array(&tmp, f->ins.n, sizeof *c.low);
	c.next_in = arena_array(&tmp, f->ins.n, sizeof *c.next_in);
	c.walk = arena_array(&tmp, f->ins.n, sizeof *c.walk);
	c.open = arena_array(&tmp, f->ins.n, sizeof *c.open);
	gather(&c);
	find_copies(&c);
	merge_equal(&c);
	opt_apply(f, c.repl, f->ins.n);
	ir_temp_end(f->ctx);
}
