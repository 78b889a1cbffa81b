/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See ir_run.h. Memory lies as [program's memory][4 KiB that nobody may touch][stack]. Thunks and map descriptors have
 * addresses without memory behind them.
 */
#include "ir_run.h"

#include <string.h>

enum { GAP = 4096, FUNC_ADDR = 0x08048000, MAP_ADDR = 0x0a000000 };

static u32 *addresses(struct arena *a, u32 n, u32 base)
{
	u32 *t = arena_array(a, n + 1, sizeof *t);

	for (u32 i = 0; i < n; i++)
		t[i] = base + 64 * i;
	return t;
}

bool ir_run_build(struct ir_run *r, struct bpfc_ctx *ctx, struct arena *a, struct prog *p, ir_run_pass *pass)
{
	u32 n = p->subprogs.n, *order = prog_call_order(p);

	*r = (struct ir_run){.p = p};
	r->funcs = arena_array(a, n, sizeof *r->funcs);
	r->sigs = arena_array(a, n, sizeof *r->sigs);
	for (u32 i = 0; i < n; i++) {
		u32 s = order[i];
		struct ir_func *f = ir_build(ctx, a, p, s, r->sigs, 0);

		if (!f)
			return false;
		ir_check(f, "build");
		if (pass) {
			f = pass(f, r->sigs);
			ir_check(f, "pass");
		}
		r->funcs[s] = f;
	}
	r->e = (struct ir_eval){
		.ctx = ctx,
		.base = IR_RUN_MEM,
		.funcs = r->funcs,
		.n_funcs = n,
		.func_addr = addresses(a, n, FUNC_ADDR),
		.map_addr = addresses(a, p->maps.n, MAP_ADDR),
		.undef = 0x5eed,
	};
	return true;
}

enum ir_eval_end ir_run(struct ir_run *r, const void *mem, u32 size, u64 *r0)
{
	u64 args[EVAL_NARGS] = {IR_RUN_MEM, size}, regs[5] = {IR_RUN_MEM, size};
	struct arena a;
	enum ir_eval_end end;
	u32 stack_at = ALIGN_UP(size, 4096u) + GAP;

	arena_init(&a, r->e.ctx);
	r->e.size = stack_at + IR_RUN_STACK;
	r->e.mem = arena_alloc(&a, r->e.size);
	r->e.stack = IR_RUN_MEM + r->e.size;
	if (size)
		memcpy(r->e.mem, mem, size);
	if (!subprog_is_entry(&r->p->subprogs.p[0]))
		ir_eval_sub_args(r->funcs[0], regs, args);
	end = ir_eval(&r->e, r->funcs[0], args, r0);
	if (r->mem && r->mem_size >= size && size)
		memcpy(r->mem, r->e.mem, size);
	arena_free(&a);
	return end;
}
