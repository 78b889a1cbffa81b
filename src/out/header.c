/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* --emit=header: what C needs to call the programs of an object and to reach its maps. Prototypes follow the types of the
 * programs; contexts are those of bpfrt.h, which is included if one of them is needed.
 */
#include "out/out.h"

#include <ctype.h>
#include <string.h>

static const char *const contexts[] = {
#define PROGTYPE(id, name, uapi, ctx) [PROG_##id] = ctx,
#include "progtype.def"
};

/* A name that C takes. */
static bool is_identifier(const char *s)
{
	if (!isalpha((u8)*s) && *s != '_')
		return false;
	while (isalnum((u8)*s) || *s == '_')
		s++;
	return !*s;
}

static bool is_chosen(const struct bpfc_opts *opts, const struct subprog *s)
{
	bool chosen = s->is_prog && !opts->programs;

	for (size_t k = 0; s->is_prog && opts->programs && k < opts->n_programs; k++)
		chosen |= !strcmp(opts->programs[k], s->name);
	return chosen;
}

static void put_program(const struct bpfc_opts *opts, const struct subprog *s, FILE *out)
{
	const char *prefix = opts->symbol_prefix ? opts->symbol_prefix : "";

	if (!is_identifier(s->name)) {
		fprintf(out, "/* %s%s is no name in C */\n", prefix, s->name);
		return;
	}
	if (s->type == PROG_FLAT)
		fprintf(out, "uint32_t %s%s(const uint8_t *pkt, uint32_t wirelen, uint32_t caplen);\n", prefix, s->name);
	else if (s->type == PROG_NONE)
		fprintf(out, "uint64_t %s%s(void *mem, uint32_t size);\n", prefix, s->name);
	else if (contexts[s->type])
		fprintf(out, "uint64_t %s%s(struct %s *ctx);\n", prefix, s->name, contexts[s->type]);
	else
		fprintf(out, "uint64_t %s%s(void *ctx);\n", prefix, s->name);
}

static void put_guard(const struct bpfc_opts *opts, const struct prog *p, FILE *out)
{
	for (u32 s = 0; s < p->subprogs.n; s++) {
		if (!is_chosen(opts, &p->subprogs.p[s]))
			continue;
		for (const char *c = p->subprogs.p[s].name; *c; c++)
			fputc(isalnum((u8)*c) ? toupper((u8)*c) : '_', out);
		break;
	}
	fputs("_H\n", out);
}

int out_header(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	bool needs_runtime;

	if (!p)
		return diag_error(c->ctx, BPFC_EUNSUPPORTED, NULL,
				  "there is no BPF to write a header for: the input is compiled code");
	needs_runtime = p->maps.n != 0;
	for (u32 s = 0; s < p->subprogs.n; s++)
		needs_runtime |= is_chosen(opts, &p->subprogs.p[s]) && contexts[p->subprogs.p[s].type];
	fputs("/* Made by bpfc-ia32: for C programs of 32-bit x86 that link the object. */\n#ifndef BPFC_", out);
	put_guard(opts, p, out);
	fputs("#define BPFC_", out);
	put_guard(opts, p, out);
	fprintf(out, "\n#include <stdint.h>\n%s\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
		needs_runtime ? "#include \"bpfrt.h\"\n" : "");
	for (u32 m = 0; m < p->maps.n; m++)
		if (is_identifier(p->maps.p[m].name))
			fprintf(out, "extern struct bpfrt_map %s%s;\n", opts->symbol_prefix ? opts->symbol_prefix : "",
				p->maps.p[m].name);
	for (u32 s = 0; s < p->subprogs.n; s++)
		if (is_chosen(opts, &p->subprogs.p[s]))
			put_program(opts, &p->subprogs.p[s], out);
	fputs("\n#ifdef __cplusplus\n}\n#endif\n#endif\n", out);
	return 0;
}
