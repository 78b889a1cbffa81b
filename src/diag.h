/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The context of one use of the library: diagnostics, the landing for failures that no caller tests, and what must
 * be released when one happens.
 *
 * Functions of layers 0 to 7 return 0 or a negative enum bpfc_error and record one diagnostic with diag_error().
 * Memory exhaustion and failed internal checks do not return: ctx_throw() goes to the landing that the public
 * function set by ctx_try(), after it ran the cleanups registered since.
 */
#ifndef BPFC_DIAG_H
#define BPFC_DIAG_H

#include <setjmp.h>
#include <stdio.h>

#include "util.h"

enum bpfc_error {
	BPFC_OK,
#define ERR(id, meaning) BPFC_E##id,
#include "errors.def"
	BPFC_NERRORS
};

enum diag_severity { DIAG_ERROR, DIAG_WARNING, DIAG_NOTE };

/* Where something is. NULL and negative members are left out of the message. */
struct where {
	const char *file;     /* input file name as the user gave it */
	const char *section;  /* ELF section */
	const char *function; /* program or subprogram */
	s64 insn;             /* index within the function, or -1 */
	s64 line, column;     /* of a text input, from 1, or -1 */
	const char *source, *source_file; /* the line of source that an instruction comes from, NULL: unknown */
	u32 source_line;
};
#define WHERE_NONE ((struct where){ .insn = -1, .line = -1, .column = -1 })

struct diag {
	enum bpfc_error id;
	enum diag_severity severity;
	char *text; /* "FILE:SECTION/FUNCTION+INSN: error: text [ID]", then "\n    FILE:LINE: source" where it is known */
	struct diag *next;
};

struct ctx_cleanup {
	void (*fn)(void *arg);
	void *arg;
};

struct bpfc_ctx {
	struct diag *first, *last; /* in the order in which they came */
	jmp_buf *landing;
	VEC(struct ctx_cleanup) cleanups; /* malloc'ed, grows by ctx_on_throw() */
	size_t mem_limit;                 /* bytes that all arenas together may take; 0: no limit */
	size_t mem_used;
	const char *phase;    /* what runs now, for internal errors */
	const char *function; /* and on which function */
	bool oom;             /* the diagnostic itself found no memory */
};

/* A context of its own memory, NULL if there is none; and one in memory of the caller. */
struct bpfc_ctx *ctx_new(void);
void ctx_free(struct bpfc_ctx *ctx);
void ctx_init(struct bpfc_ctx *ctx);
void ctx_fini(struct bpfc_ctx *ctx);
/* Forget the diagnostics so far. */
void ctx_clear(struct bpfc_ctx *ctx);

/* Record a diagnostic. Returns -ID. */
int diag_error(struct bpfc_ctx *ctx, enum bpfc_error id, const struct where *w, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
void diag_warn(struct bpfc_ctx *ctx, enum bpfc_error id, const struct where *w, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
const char *diag_id_name(enum bpfc_error id);
const char *diag_id_meaning(enum bpfc_error id);

/* Leave to the landing with -ID; records a diagnostic first. Without a landing the process is aborted (a bug). */
_Noreturn void ctx_throw(struct bpfc_ctx *ctx, enum bpfc_error id, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* FN(ARG) runs when ctx_throw() passes; ctx_done() takes the newest registration back and runs it. */
void ctx_on_throw(struct bpfc_ctx *ctx, void (*fn)(void *), void *arg);
void ctx_done(struct bpfc_ctx *ctx);
/* Calls BODY(ARG) under a landing; returns what it returned, or the error that was thrown. */
int ctx_try(struct bpfc_ctx *ctx, int (*body)(void *arg), void *arg);

/* A condition that only a bug of ours can break. */
#define CHECK(ctx, cond)                                                                                   \
	((cond) ? (void)0 : ctx_throw((ctx), BPFC_EINTERNAL, "%s:%d: check failed: %s", __FILE__, __LINE__, #cond))

#endif
