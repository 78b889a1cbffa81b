/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* --audit: the report on one program, as text or JSON (audit.h). */
#include "audit.h"

#include <inttypes.h>
#include <string.h>

enum { LIST_MAX = 40 /* runs that the text names */ };

struct report {
	struct prog *p;
	const struct bpfc_opts *opts;
	FILE *out;
	struct arena arena;
	struct code *code; /* as asked for */
	struct audit_map map;
	struct audit_stat stat;
	struct audit_gadgets gadgets[3]; /* levels 0, 2, 3 */
	bool has_gadgets;
};

static const int gadget_levels[] = {0, 2, 3};

static int compile_at(struct report *r, int level, struct code **out)
{
	struct bpfc_opts opts = *r->opts;

	opts.audit = true;
	if (level >= 0) {
		opts.harden = level;
		opts.dump = NULL;
	}
	return bpfc_prog__compile(r->p, &opts, out);
}

static int gadgets(struct report *r)
{
	for (u32 k = 0; k < ARRAY_SIZE(gadget_levels); k++) {
		struct code *code = NULL;
		struct audit_map m;
		int err = compile_at(r, gadget_levels[k], &code);

		if (err)
			return err;
		audit_map(code, &r->arena, &m);
		r->has_gadgets = audit_gadgets(code, &m, &r->gadgets[k]);
		bpfc_code__free(code);
	}
	return 0;
}

/* -- Text --------------------------------------------------------------------------------------------------- */

static const char *function_of(const struct report *r, u32 insn, u32 *at)
{
	const struct subprog *s = &r->p->subprogs.p[prog_subprog_of(r->p, insn)];

	*at = insn - s->start;
	return s->name;
}

static const struct prog_line *line_of(const struct report *r, u32 insn)
{
	u32 n = r->p->aux[insn].line;

	return n && n <= r->p->lines.n ? &r->p->lines.p[n - 1] : NULL;
}

static void print_place(struct report *r, u32 insn)
{
	const struct prog_line *line;
	u32 at;

	if (insn >= r->p->n_insns) {
		fputs("(compiler)", r->out);
		return;
	}
	fputs(function_of(r, insn, &at), r->out);
	fprintf(r->out, "+%u", at);
	line = line_of(r, insn);
	if (line)
		fprintf(r->out, " (%s:%u)", line->file ? line->file : "?", line->line);
}

static void text_map(struct report *r)
{
	const u8 *text = r->code->sects.p[0].bytes.p;

	fprintf(r->out, "Who chose the %u bytes of code:\n", r->map.total);
	for (u32 k = 0; k < BYTE_N; k++)
		fprintf(r->out, "%10u %s\n", r->map.bytes[k], audit_byte_name((enum code_byte)k));
	fprintf(r->out, "Longest run of bytes that constants of the input chose: %u\n", r->map.longest);
	for (u32 k = 0; k < r->map.runs.n && k < LIST_MAX; k++) {
		const struct audit_run *run = &r->map.runs.p[k];

		fprintf(r->out, "%8x %-11s", run->offset, audit_byte_name((enum code_byte)run->kind));
		for (u32 b = 0; b < run->n && b < 8; b++)
			fprintf(r->out, " %02x", text[run->offset + b]);
		fputs("  ", r->out);
		print_place(r, run->insn);
		fputc('\n', r->out);
	}
	if (r->map.runs.n > LIST_MAX)
		fprintf(r->out, "         and %u more (all with --audit=json)\n", r->map.runs.n - LIST_MAX);
}

static void text_stat(struct report *r)
{
	const struct audit_stat *s = &r->stat;

	fprintf(r->out,
		"By experiment: %u constants, %" PRIu64 " tests, %u seeds, each as it is and with other constants\n"
		"%10u strings of constants stand near their instruction more often than by chance (1 %% over all tests)\n"
		"%10" PRIu64 " occurrences anywhere in code, %" PRIu64 " with other constants: %.1f standard deviations\n",
		s->constants, s->tests, s->seeds, s->n_hits, s->total, s->total_other, s->sigmas);
	for (u32 k = 0; k < MIN(s->n_hits, (u32)ARRAY_SIZE(s->hits)); k++) {
		const struct audit_hit *h = &s->hits[k];

		fputs("          ", r->out);
		for (u32 b = 0; b < h->n; b++)
			fprintf(r->out, " %02x", h->bytes[b]);
		fprintf(r->out, " at %u from ", h->distance);
		print_place(r, h->insn);
		fprintf(r->out, ": %u of %u seeds, %u with another constant\n", h->found, s->seeds, h->other);
	}
	fprintf(r->out, "%10s constants %s hidden\n", "", audit_stat_passed(s) ? "are" : "are NOT");
}

static void text_gadgets(struct report *r)
{
	if (!r->has_gadgets) {
		fputs("Ends of gadgets: this build has no disassembler\n", r->out);
		return;
	}
	fputs("Ends of gadgets, decoded from every byte: all / written by the compiler / with bytes near that constants chose\n",
	      r->out);
	for (u32 e = 0; e < END_N; e++) {
		fprintf(r->out, "%10s", audit_end_name((enum audit_end)e));
		for (u32 k = 0; k < ARRAY_SIZE(gadget_levels); k++)
			fprintf(r->out, "   level %d: %u/%u/%u", gadget_levels[k], r->gadgets[k].ends[e],
				r->gadgets[k].intended[e], r->gadgets[k].chosen[e]);
		fputc('\n', r->out);
	}
}

const char *audit_end_name(enum audit_end e)
{
	static const char *const names[] = {
		[END_RET] = "ret", [END_JMP] = "jmp", [END_CALL] = "call", [END_INT] = "int", [END_SYSENTER] = "sysenter"};

	return e < END_N ? names[e] : "?";
}

/* -- JSON --------------------------------------------------------------------------------------------------- */

static void json_string(FILE *f, const char *s)
{
	fputc('"', f);
	for (; s && *s; s++) {
		if (*s == '"' || *s == '\\' || (unsigned char)*s < 0x20)
			fprintf(f, "\\u%04x", (unsigned char)*s);
		else
			fputc(*s, f);
	}
	fputc('"', f);
}

static void json_place(struct report *r, u32 insn)
{
	const struct prog_line *line;
	u32 at = 0;

	if (insn >= r->p->n_insns)
		return;
	fputs(", \"function\": ", r->out);
	json_string(r->out, function_of(r, insn, &at));
	fprintf(r->out, ", \"insn\": %u", at);
	line = line_of(r, insn);
	if (!line)
		return;
	fputs(", \"file\": ", r->out);
	json_string(r->out, line->file);
	fprintf(r->out, ", \"line\": %u", line->line);
}

static void json_map(struct report *r)
{
	const u8 *text = r->code->sects.p[0].bytes.p;

	fprintf(r->out, "{\"code_bytes\": %u, \"bytes\": {", r->map.total);
	for (u32 k = 0; k < BYTE_N; k++)
		fprintf(r->out, "%s\"%s\": %u", k ? ", " : "", audit_byte_name((enum code_byte)k), r->map.bytes[k]);
	fprintf(r->out, "}, \"longest\": %u,\n \"map\": \"", r->map.longest);
	for (u32 at = 0; at < r->map.total; at++)
		fputc("oimrcbfI"[at < r->code->byte_map.n ? r->code->byte_map.p[at] : BYTE_OWN], r->out);
	fputs("\",\n \"runs\": [", r->out);
	for (u32 k = 0; k < r->map.runs.n; k++) {
		const struct audit_run *run = &r->map.runs.p[k];

		fprintf(r->out, "%s\n  {\"offset\": %u, \"kind\": \"%s\", \"bytes\": \"", k ? "," : "", run->offset,
			audit_byte_name((enum code_byte)run->kind));
		for (u32 b = 0; b < run->n; b++)
			fprintf(r->out, "%02x", text[run->offset + b]);
		fputc('"', r->out);
		json_place(r, run->insn);
		fputc('}', r->out);
	}
	fputs("],\n", r->out);
}

static void json_stat(struct report *r)
{
	const struct audit_stat *s = &r->stat;

	fprintf(r->out,
		" \"experiment\": {\"seeds\": %u, \"constants\": %u, \"tests\": %" PRIu64 ", \"threshold\": %g, \"hits\": %u, "
		"\"occurrences\": %" PRIu64 ", \"with_other_constants\": %" PRIu64 ", \"sigmas\": %.3f, \"hidden\": %s,\n  \"found\": [",
		s->seeds, s->constants, s->tests, s->alpha, s->n_hits, s->total, s->total_other, s->sigmas,
		audit_stat_passed(s) ? "true" : "false");
	for (u32 k = 0; k < MIN(s->n_hits, (u32)ARRAY_SIZE(s->hits)); k++) {
		const struct audit_hit *h = &s->hits[k];

		fprintf(r->out, "%s{\"bytes\": \"", k ? ", " : "");
		for (u32 b = 0; b < h->n; b++)
			fprintf(r->out, "%02x", h->bytes[b]);
		fprintf(r->out, "\", \"distance\": %u, \"seeds\": %u, \"with_other\": %u", h->distance, h->found, h->other);
		json_place(r, h->insn);
		fputc('}', r->out);
	}
	fputs("]},\n", r->out);
}

static void json_gadgets(struct report *r)
{
	fputs(" \"gadgets\": [", r->out);
	for (u32 k = 0; r->has_gadgets && k < ARRAY_SIZE(gadget_levels); k++) {
		fprintf(r->out, "%s\n  {\"level\": %d", k ? "," : "", gadget_levels[k]);
		for (u32 e = 0; e < END_N; e++)
			fprintf(r->out, ", \"%s\": {\"all\": %u, \"written\": %u, \"chosen\": %u}", audit_end_name((enum audit_end)e),
				r->gadgets[k].ends[e], r->gadgets[k].intended[e], r->gadgets[k].chosen[e]);
		fputc('}', r->out);
	}
	fputs("]}\n", r->out);
}

/* -- All of it ---------------------------------------------------------------------------------------------- */

static int make(void *arg)
{
	struct report *r = arg;
	int err = compile_at(r, -1, &r->code);

	if (!err)
		audit_map(r->code, &r->arena, &r->map);
	if (!err)
		err = gadgets(r);
	if (!err)
		err = audit_stat(r->p, r->opts, r->opts->has_seed ? r->opts->seed : 0, AUDIT_SEEDS, r->opts->harden >= 3,
				 &r->stat);
	return err;
}

int audit_report(struct prog *p, const struct bpfc_opts *opts, FILE *out, bool json)
{
	struct report r = {.p = p, .opts = opts, .out = out};
	int err;

	arena_init(&r.arena, p->ctx);
	err = ctx_try(p->ctx, make, &r);
	if (!err && json) {
		json_map(&r);
		json_stat(&r);
		json_gadgets(&r);
	} else if (!err) {
		text_map(&r);
		text_stat(&r);
		text_gadgets(&r);
	}
	bpfc_code__free(r.code);
	arena_free(&r.arena);
	return err;
}
