/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A 32-bit program that uses the in-process JIT on the hand-made product of tests/sample_code.c: it runs, memory is
 * never writable and executable at once, what is missing is an error. Run by link.sh.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bpfc.h"
#include "sample_code.h"

static int failures;

static void expect(bool good, const char *what)
{
	if (good)
		return;
	printf("FAIL %s\n", what);
	failures++;
}

static void *lookup(void *map, const void *key)
{
	return (void *)((uintptr_t)key * 10000 + (*(u32 *)map == 1 ? 100000 : 0));
}

static uintptr_t resolve(void *arg, const char *name)
{
	(void)arg;
	return strcmp(name, "bpfrt_map_lookup_elem") ? 0 : (uintptr_t)lookup;
}

/* Does a store to, or a call of, P kill a process? */
static bool dies(u8 *p, bool call)
{
	int status = 0;
	pid_t pid = fork();

	if (!pid) {
		signal(SIGSEGV, SIG_DFL);
		if (call)
			((void (*)(void))(uintptr_t)p)();
		else
			*(volatile u8 *)p = 0xc3;
		_exit(0);
	}
	waitpid(pid, &status, 0);
	return WIFSIGNALED(status);
}

/* Hardened at level 3 the same code lies somewhere else each time. */
static void at_random(struct bpfc_ctx *ctx, struct code *c)
{
	u8 *at[4] = {NULL};
	struct bpfc_jit *jit[4] = {NULL};
	bool works = true;
	int apart = 0;

	c->harden = 3;
	for (int k = 0; k < 4; k++) {
		if (bpfc_jit__load(ctx, c, resolve, NULL, &jit[k]))
			break;
		at[k] = bpfc_jit__symbol(jit[k], "first");
		works = works && at[k] && ((u64(*)(void *))(uintptr_t)at[k])((void *)3) >> 32 == 7;
	}
	/* one after the other, the operating system puts them side by side; by chance two may be so, too */
	for (int k = 1; k < 4; k++)
		apart += (uintptr_t)MAX(at[k], at[k - 1]) - (uintptr_t)MIN(at[k], at[k - 1]) > 0x100000;
	expect(works && at[3], "code at a random place works");
	expect(apart >= 2, "places are random");
	expect(at[3] && dies(at[3], false) && dies(at[3] - 1, false), "and sealed");
	for (int k = 0; k < 4; k++)
		bpfc_jit__free(jit[k]);
	c->harden = 0;
}

static int body(void *arg)
{
	struct bpfc_ctx *ctx = arg;
	struct code *c = sample_code(ctx, SAMPLE_FIRST);
	struct bpfc_jit *jit = NULL;
	u64 (*first)(void *);
	u8 *text, *spare;

	expect(bpfc_jit__load(ctx, c, NULL, NULL, &jit) == -BPFC_EUNDEFINED && !jit, "undefined symbols");
	expect(ctx->last && strstr(ctx->last->text, "bpfrt_map_lookup_elem"), "their names");
	expect(bpfc_jit__load(ctx, c, resolve, NULL, &jit) == 0 && jit, "loading");
	at_random(ctx, c);
	code_free(c);
	if (!jit)
		return 0;
	text = bpfc_jit__symbol(jit, "first");
	spare = bpfc_jit__symbol(jit, "spare");
	expect(text && spare && bpfc_jit__symbol(jit, "flows") && bpfc_jit__symbol(jit, "one"), "symbols");
	expect(!bpfc_jit__symbol(jit, "bpfrt_map_lookup_elem") && !bpfc_jit__symbol(jit, "nobody"), "no symbols");
	*(u32 *)(void *)spare = 30;
	first = (u64(*)(void *))(uintptr_t)text;
	expect(first((void *)3) == (7ull << 32 | (30000 + 100000 + 1231)), "the program's result");
	expect(dies(text, false), "code is not writable");
	expect(dies(spare, true), "data is not executable");
	expect(dies(text - 1, false), "a guard page stands before");
	bpfc_jit__free(jit);
	bpfc_jit__free(NULL);
	return 0;
}

int main(void)
{
	struct bpfc_ctx ctx;

	ctx_init(&ctx);
	expect(ctx_try(&ctx, body, &ctx) == 0, "no throw");
	expect(ctx.mem_used == 0, "no leak");
	ctx_fini(&ctx);
	return failures != 0;
}
