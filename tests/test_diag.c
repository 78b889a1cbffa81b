/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The form of messages, and what happens between ctx_throw() and its landing. */
#include <CUnit/CUnit.h>
#include <string.h>

#include "diag.h"
#include "test.h"

static const char *last_text(const struct bpfc_ctx *ctx)
{
	return ctx->last ? ctx->last->text : "";
}

static void test_forms(void)
{
	struct bpfc_ctx ctx;
	struct where w = { "a.o", "xdp", "prog", 12, -1, -1, NULL, NULL, 0 };

	ctx_init(&ctx);
	CU_ASSERT_EQUAL(diag_error(&ctx, BPFC_EOPCODE, &w, "unknown code 0x%02x", 255), -BPFC_EOPCODE);
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o:xdp/prog+12: error: unknown code 0xff [OPCODE]");
	w.insn = 0;
	diag_warn(&ctx, BPFC_ESYMBOL_CLASH, &w, "w");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o:xdp/prog+0: warning: w [SYMBOL_CLASH]");
	CU_ASSERT_EQUAL(ctx.last->severity, DIAG_WARNING);
	w.insn = -1;
	diag_error(&ctx, BPFC_EELF, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o:xdp/prog: error: e [ELF]");
	w.section = NULL;
	diag_error(&ctx, BPFC_EELF, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o:prog: error: e [ELF]");
	w = (struct where){ "a.o", "xdp", NULL, -1, -1, -1, NULL, NULL, 0 };
	diag_error(&ctx, BPFC_EELF, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o:xdp: error: e [ELF]");
	w = (struct where){ "a.o", NULL, NULL, -1, -1, -1, NULL, NULL, 0 };
	diag_error(&ctx, BPFC_EELF, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.o: error: e [ELF]");
	w = (struct where){ "a.s", NULL, NULL, -1, 7, 3, NULL, NULL, 0 };
	diag_error(&ctx, BPFC_ESYNTAX, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.s:7:3: error: e [SYNTAX]");
	w.column = -1;
	diag_error(&ctx, BPFC_ESYNTAX, &w, "e");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "a.s:7: error: e [SYNTAX]");
	w = WHERE_NONE;
	diag_error(&ctx, BPFC_EUSAGE, &w, "%s", "%s");
	CU_ASSERT_STRING_EQUAL(last_text(&ctx), "error: %s [USAGE]");
	diag_error(&ctx, BPFC_EUSAGE, NULL, "%400d", 1);
	CU_ASSERT_EQUAL(strlen(last_text(&ctx)), 400 + strlen("error:  [USAGE]"));
	CU_ASSERT_EQUAL(ctx.first->id, BPFC_EOPCODE); /* oldest first */
	ctx_fini(&ctx);
	CU_ASSERT_PTR_NULL(ctx.first);
}

static void test_names(void)
{
	for (int i = 0; i < BPFC_NERRORS; i++) {
		CU_ASSERT_PTR_NOT_NULL_FATAL(diag_id_name(i));
		CU_ASSERT(diag_id_name(i)[0] && diag_id_meaning(i)[0]);
	}
	CU_ASSERT_STRING_EQUAL(diag_id_name(BPFC_ENOMEM), "NOMEM");
	CU_ASSERT_STRING_EQUAL(diag_id_name((enum bpfc_error)BPFC_NERRORS), "UNKNOWN");
	CU_ASSERT_STRING_EQUAL(diag_id_name((enum bpfc_error)-1), "UNKNOWN");
}

struct trace {
	struct bpfc_ctx *ctx;
	char log[16];
};

static void note(struct trace *t, char c)
{
	t->log[strlen(t->log)] = c;
}

static void note_a(void *arg) { note(arg, 'a'); }
static void note_b(void *arg) { note(arg, 'b'); }

/* A cleanup may refer to the frame that the jump leaves: it must still be there. */
struct on_stack {
	struct trace *t;
	char c;
};

static void note_on_stack(void *arg)
{
	struct on_stack *s = arg;

	note(s->t, s->c);
}

static int body_inner(void *arg)
{
	struct trace *t = arg;
	struct on_stack here = { t, 'i' };

	ctx_on_throw(t->ctx, note_on_stack, &here);
	ctx_throw(t->ctx, BPFC_ELIMIT, "%s", "too much");
}

static int body_outer(void *arg)
{
	struct trace *t = arg;
	int r;

	ctx_on_throw(t->ctx, note_a, t);
	r = ctx_try(t->ctx, body_inner, t);
	CU_ASSERT_EQUAL(r, -BPFC_ELIMIT);
	CU_ASSERT_STRING_EQUAL(t->log, "i"); /* ours not yet */
	ctx_on_throw(t->ctx, note_b, t);
	ctx_done(t->ctx);
	CU_ASSERT_STRING_EQUAL(t->log, "ib");
	for (int i = 0; i < 3; i++)
		ctx_on_throw(t->ctx, i == 1 ? note_b : note_a, t);
	CHECK(t->ctx, t->log[0] != 'i');
	return 0;
}

static int body_value(void *arg)
{
	return *(int *)arg;
}

static void test_landing(void)
{
	struct bpfc_ctx ctx;
	struct trace t = { &ctx, "" };
	int seven = -7;

	ctx_init(&ctx);
	CU_ASSERT_EQUAL(ctx_try(&ctx, body_value, &seven), -7);
	ctx.phase = "isel";
	ctx.function = "prog";
	CU_ASSERT_EQUAL(ctx_try(&ctx, body_outer, &t), -BPFC_EINTERNAL);
	CU_ASSERT_STRING_EQUAL(t.log, "ibabaa");
	CU_ASSERT_EQUAL(ctx.cleanups.n, 0);
	CU_ASSERT_PTR_NULL(ctx.landing);
	CU_ASSERT_EQUAL(ctx.first->id, BPFC_ELIMIT);
	CU_ASSERT_STRING_EQUAL(ctx.first->text, "isel/prog: error: too much [LIMIT]");
	CU_ASSERT_PTR_NOT_NULL(strstr(last_text(&ctx), "check failed: t->log[0] != 'i' [INTERNAL]"));
	ctx_fini(&ctx);
}

static int body_many(void *arg)
{
	struct trace *t = arg;
	static const struct where none = { .insn = -1, .line = -1, .column = -1 };

	for (int i = 0; i < 100; i++)
		ctx_on_throw(t->ctx, note_a, t);
	for (int i = 0; i < 95; i++)
		t->log[0] = 0, ctx_done(t->ctx);
	t->log[0] = 0;
	return diag_error(t->ctx, BPFC_ERUN, &none, "ordinary");
}

/* Registrations of a body that returns belong to its caller. */
static void test_many(void)
{
	struct bpfc_ctx ctx;
	struct trace t = { &ctx, "" };

	ctx_init(&ctx);
	CU_ASSERT_EQUAL(ctx_try(&ctx, body_many, &t), -BPFC_ERUN);
	CU_ASSERT_EQUAL(ctx.cleanups.n, 5);
	while (ctx.cleanups.n)
		ctx_done(&ctx);
	CU_ASSERT_STRING_EQUAL(t.log, "aaaaa");
	ctx_fini(&ctx);
}

void suite_diag(void)
{
	CU_pSuite s = CU_add_suite("diag", NULL, NULL);

	CU_ADD_TEST(s, test_forms);
	CU_ADD_TEST(s, test_names);
	CU_ADD_TEST(s, test_landing);
	CU_ADD_TEST(s, test_many);
}
