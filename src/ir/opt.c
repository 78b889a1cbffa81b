/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Use lists, replacement maps and instruction rewriting for the passes over the IR (see opt.h). */
#include "ir/opt.h"

#include <string.h>

static void count_or_put(struct opt_uses *u, ir_ref val, ir_ref user)
{
	if (user)
		u->user[--u->off[val]] = user;
	else
		u->off[val]++;
}

/* One walk over all arguments: counts uses (PUT false) or stores them. */
static void walk_uses(struct ir_func *f, struct opt_uses *u, bool put)
{
	for (u32 k = 0; k < f->n_order; k++) {
		u32 b = f->order[k];
		for (ir_ref r = ir_block(f, b)->first; r; r = ir_at(f, r)->next) {
			struct ir_ins *i = ir_at(f, r);
			const ir_ref *args = ir_args(f, i);
			for (u32 a = 0; a < i->nargs; a++)
				count_or_put(u, args[a], put ? r : 0);
		}
		for (int s = 0; s < opt_nsucc(ir_at(f, ir_block(f, b)->last)->op); s++) {
			const struct ir_edge *e = &ir_block(f, b)->succ[s];
			ir_ref p = ir_block(f, e->to)->first;
			for (u32 a = 0; a < ir_block(f, e->to)->nparams; a++, p = ir_at(f, p)->next)
				count_or_put(u, f->pool.p[e->args + a], put ? p : 0);
		}
	}
}

void opt_uses(struct ir_func *f, struct arena *a, struct opt_uses *u)
{
	u->off = arena_array(a, (size_t)f->ins.n + 1, sizeof *u->off);
	walk_uses(f, u, false);
	u32 sum = 0;
	for (u32 r = 0; r < f->ins.n; r++) {
		sum += u->off[r];
		u->off[r] = sum;
	}
	u->off[f->ins.n] = sum;
	u->user = arena_array(a, (size_t)sum + 1, sizeof *u->user);
	walk_uses(f, u, true);
}

static void set_args(struct ir_ins *i, ir_ref a0, ir_ref a1, ir_ref a2)
{
	i->args[0] = a0;
	i->args[1] = a1;
	i->args[2] = a2;
	i->args[3] = 0;
	i->nargs = a2 ? 3 : a1 ? 2 : a0 ? 1 : 0;
}

ir_ref opt_new(struct ir_func *f, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2)
{
	struct ir_ins *i = vec_add(f->arena, &f->ins);
	i->op = (u8)op;
	i->type = (u8)t;
	i->sub = sub;
	i->insn = f->cur_insn;
	set_args(i, a0, a1, a2);
	return f->ins.n - 1;
}

void opt_set(struct ir_func *f, ir_ref r, enum ir_op op, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2)
{
	struct ir_ins *i = ir_at(f, r);
	i->op = (u8)op;
	i->sub = sub;
	i->flags = 0;
	i->imm = 0;
	i->origin = i->dorigin = 0;
	set_args(i, a0, a1, a2);
}

ir_ref opt_body(struct ir_func *f, u32 b)
{
	ir_ref r = ir_block(f, b)->first;
	while (ir_at(f, r)->op == IR_PARAM)
		r = ir_at(f, r)->next;
	return r;
}

ir_ref opt_find(ir_ref *repl, u32 n, ir_ref r)
{
	ir_ref end = r;

	while (end < n && repl[end])
		end = repl[end];
	while (r < n && repl[r]) {
		ir_ref next = repl[r];
		repl[r] = end;
		r = next;
	}
	return end;
}

static void apply_list(ir_ref *repl, u32 n, u32 nargs, ir_ref *args)
{
	for (u32 a = 0; a < nargs; a++)
		args[a] = opt_find(repl, n, args[a]);
}

void opt_apply(struct ir_func *f, ir_ref *repl, u32 n)
{
	for (u32 k = 0; k < f->n_order; k++) {
		const struct ir_block *b = ir_block(f, f->order[k]);

		for (ir_ref r = b->first; r; r = ir_at(f, r)->next)
			apply_list(repl, n, ir_at(f, r)->nargs, ir_args(f, ir_at(f, r)));
		for (int s = 0; s < opt_nsucc(ir_at(f, b->last)->op); s++)
			apply_list(repl, n, ir_block(f, b->succ[s].to)->nparams, &f->pool.p[b->succ[s].args]);
	}
}
