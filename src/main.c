/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpfc-ia32: reads the command line, has the library do the work in the order that was asked for, and turns what came
 * of it into messages and an exit status.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "audit.h"
#include "cli.h"
#include "code.h"
#include "maptype.h"
#include "out/out.h"
#include "prog.h"

static const char help[] =
	"Usage: bpfc-ia32 [options] FILE\n"
	"Compile BPF (an eBPF object, raw instructions or text) for 32-bit x86.\n"
	"\n"
	"Output:\n"
	"  -o FILE                         output (default: FILE with the format's suffix; - is standard output)\n"
	"  --emit=FORMAT                   obj: ELF32 relocatable object (default); bin: flat code; asm: listing;\n"
	"                                  bpf: BPF as text; cbpf: a classic filter as text; header: prototypes for C;\n"
	"                                  none: compile, write nothing; not yet: shared, html\n"
	"  --check                         check only, compile nothing\n"
	"  -l, --list                      what is in the input\n"
	"  --symbols=FILE, --base=ADDR     flat output: addresses of what is undefined, place of the code\n"
	"  --audit[=json]                  which bytes of the output the program's author controls\n"
	"  --stats[=json]                  sizes, counts and times\n";

enum { OPT_EMIT = CLI_OWN, OPT_CHECK, OPT_STATS, OPT_AUDIT, OPT_SYMBOLS, OPT_BASE };

static const struct option options[] = {
	{ "emit", required_argument, NULL, OPT_EMIT },
	{ "check", no_argument, NULL, OPT_CHECK },
	{ "list", no_argument, NULL, 'l' },
	{ "stats", optional_argument, NULL, OPT_STATS },
	{ "audit", optional_argument, NULL, OPT_AUDIT },
	{ "symbols", required_argument, NULL, OPT_SYMBOLS },
	{ "base", required_argument, NULL, OPT_BASE },
	{ 0 },
};

enum stats { STATS_NONE, STATS_TEXT, STATS_JSON };

struct driver {
	struct cli cli;
	const char *input, *output;
	enum bpfc_emit emit;
	bool check, list;
	enum stats stats, audit;
	u64 ns[4]; /* by enum step */
};

enum step { STEP_READ, STEP_CHECK, STEP_COMPILE, STEP_WRITE };

/* -- Options ---------------------------------------------------------------------------------------------- */

static int set_emit(struct driver *d)
{
	static const char *const later[] = { "shared", "html" };
	int f = out_format_by_name(d->cli.arg);

	for (size_t i = 0; i < ARRAY_SIZE(later); i++)
		if (!strcmp(d->cli.arg, later[i])) {
			cli_unsupported(&d->cli, arena_printf(&d->cli.arena, "--emit=%s", later[i]));
			return 0;
		}
	if (f < 0)
		return cli_usage(&d->cli, "--emit: there is no format '%s'", d->cli.arg);
	d->emit = (enum bpfc_emit)f;
	return 0;
}

static int set_stats(struct driver *d)
{
	if (d->cli.arg && strcmp(d->cli.arg, "json"))
		return cli_usage(&d->cli, "--stats=%s: expected --stats or --stats=json", d->cli.arg);
	d->stats = d->cli.arg ? STATS_JSON : STATS_TEXT;
	d->cli.opts.stats = true;
	return 0;
}

static int own_option(struct driver *d, int c)
{
	switch (c) {
	case 'o':
		d->output = d->cli.arg;
		return 0;
	case 'l':
		d->list = true;
		return 0;
	case OPT_EMIT:
		return set_emit(d);
	case OPT_CHECK:
		d->check = true;
		return 0;
	case OPT_STATS:
		return set_stats(d);
	case OPT_AUDIT:
		if (d->cli.arg && strcmp(d->cli.arg, "json"))
			return cli_usage(&d->cli, "--audit=%s: expected --audit or --audit=json", d->cli.arg);
		d->audit = d->cli.arg ? STATS_JSON : STATS_TEXT;
		return 0;
	case OPT_SYMBOLS:
		cli_unsupported(&d->cli, "--symbols");
		return 0;
	default:
		cli_unsupported(&d->cli, "--base");
		return 0;
	}
}

static bool same_file(const char *a, const char *b)
{
	struct stat x, y;

	return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* The input's name with the format's suffix in place of its own; ".bpf.o" is one suffix. */
static const char *default_output(struct driver *d)
{
	const char *in = d->input, *slash = strrchr(in, '/'), *base = slash ? slash + 1 : in, *dot;
	const char *double_suffix = ".bpf.o";
	size_t n = strlen(in), k = strlen(double_suffix);

	if (!strcmp(in, "-"))
		return "-";
	dot = strrchr(base, '.');
	if (n - (size_t)(base - in) > k && !strcmp(in + n - k, double_suffix))
		n -= k;
	else if (dot && dot > base)
		n = (size_t)(dot - in);
	return arena_printf(&d->cli.arena, "%.*s%s", (int)n, in, out_format_suffix(d->emit));
}

/* The function of a classic filter is called as its object, as far as C allows. */
static void name_filter(struct driver *d)
{
	const char *slash = strrchr(d->output, '/'), *base = slash ? slash + 1 : d->output;
	char *name = arena_printf(&d->cli.arena, "_%.*s", (int)strcspn(base, "."), base);

	if (d->cli.opts.name || !strcmp(d->output, "-") || !name[1])
		return;
	for (char *p = name; *p; p++)
		if (!strchr("_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", *p))
			*p = '_';
	d->cli.opts.name = name[1] >= '0' && name[1] <= '9' ? name : name + 1;
}

static int check_output(struct driver *d)
{
	bool writes = !d->check && !d->list && d->emit != BPFC_EMIT_NONE;

	if (!writes)
		return 0;
	if (d->output && !*d->output)
		return cli_usage(&d->cli, "-o: the output's name is empty");
	if (!d->output)
		d->output = default_output(d);
	name_filter(d);
	if (strcmp(d->output, "-") && strcmp(d->input, "-") && same_file(d->input, d->output))
		return cli_usage(&d->cli, "output '%s' would replace the input; give another name with -o", d->output);
	if (!strcmp(d->output, "-") && (d->emit == BPFC_EMIT_OBJ || d->emit == BPFC_EMIT_BIN) && isatty(STDOUT_FILENO))
		return cli_usage(&d->cli, "binary output is not written to a terminal; give a file with -o");
	return 0;
}

/* 0, or what cli_finish() takes. */
static int parse(struct driver *d)
{
	int c, err, left;

	while ((c = cli_next(&d->cli)) >= 0) {
		err = own_option(d, c);
		if (err)
			return err;
	}
	if (c != CLI_END)
		return c;
	left = d->cli.argc - d->cli.next;
	if (left > 1)
		cli_unsupported(&d->cli, "more than one input file");
	if (left < 1 && !d->cli.pcap)
		return cli_usage(&d->cli, "no input file");
	if (left > 0 && d->cli.pcap)
		return cli_usage(&d->cli, "--pcap takes no input file");
	if (cli_refused(&d->cli))
		return CLI_FAILED;
	d->input = d->cli.pcap ? "filter.pcap" : d->cli.argv[d->cli.next];
	return check_output(d);
}

/* -- What is in the input --------------------------------------------------------------------------------- */

static void list_data(const struct prog_data *d)
{
	static const char *const kinds[] = {
		[DATA_RODATA] = "constants", [DATA_DATA] = "variables", [DATA_BSS] = "zeroed variables"
	};

	printf("data        %-24s %u bytes of %s\n", d->name, d->size, kinds[d->kind]);
	for (u32 i = 0; i < d->syms.n; i++)
		printf("%-11s %-24s %u bytes at %u of %s\n", d->syms.p[i].is_global ? "global" : "static",
		       d->syms.p[i].name, d->syms.p[i].size, d->syms.p[i].offset, d->name);
}

static void list(const struct prog *p)
{
	for (u32 i = 0; i < p->subprogs.n; i++) {
		const struct subprog *s = &p->subprogs.p[i];

		printf("%-11s %-24s %u instructions", s->is_prog ? "program" : "subprogram", s->name, s->n);
		if (s->is_prog)
			printf(", type %s", prog_type_name(s->type));
		printf(s->section ? ", section %s\n" : "\n", s->section);
	}
	for (u32 i = 0; i < p->maps.n; i++) {
		const struct prog_map *m = &p->maps.p[i];

		printf("map         %-24s %s, key %u, value %u, at most %u\n", m->name,
		       maptype_name(m->type) ? maptype_name(m->type) : "unknown type", m->key_size, m->value_size,
		       m->max_entries);
	}
	for (u32 i = 0; i < p->datas.n; i++)
		list_data(&p->datas.p[i]);
	for (u32 i = 0; i < p->externs.n; i++) {
		const struct prog_extern *x = &p->externs.p[i];

		printf("extern      %-24s %s%s%s\n", x->name, x->is_weak ? "weak " : "",
		       x->is_func ? "function" : "variable", x->is_func && x->has_proto ? "" : ", without a type");
	}
	if (p->license)
		printf("license     %s\n", p->license);
}

/* -- Numbers ---------------------------------------------------------------------------------------------- */

static u64 now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (u64)t.tv_sec * 1000000000u + (u64)t.tv_nsec;
}

struct numbers {
	u32 programs, subprograms, text, rodata, data, bss, maps, fixups;
};

static void count(const struct prog *p, const struct code *c, struct numbers *n)
{
	*n = (struct numbers){ 0 };
	for (u32 i = 0; i < p->subprogs.n; i++)
		*(p->subprogs.p[i].is_prog ? &n->programs : &n->subprograms) += 1;
	for (u32 i = 0; c && i < c->sects.n; i++) {
		u32 size = code_size(c, i);

		switch ((enum code_sect_kind)c->sects.p[i].kind) {
		case CODE_TEXT:
			n->text += size;
			break;
		case CODE_RODATA:
			n->rodata += size;
			break;
		case CODE_DATA:
			n->data += size;
			break;
		case CODE_BSS:
			n->bss += size;
			break;
		case CODE_MAPS:
			n->maps += size;
			break;
		}
		n->fixups += c->sects.p[i].fixups.n;
	}
}

/* Passes in the order in which they first ran; times are sums over all functions. */
static void print_passes(FILE *f, const struct code *c, bool json)
{
	if (json)
		fprintf(f, ", \"passes\": [");
	for (u32 k = 0; c && k < c->passes.n; k++) {
		const struct code_pass *s = &c->passes.p[k];
		if (json)
			fprintf(f, "%s{\"name\": \"%s\", \"runs\": %llu, \"insns\": %llu, \"ns\": %llu}", k ? ", " : "", s->name,
				(unsigned long long)s->runs, (unsigned long long)s->insns, (unsigned long long)s->ns);
		else
			fprintf(f, "%12llu ns in pass %s: %llu runs, %llu instructions\n", (unsigned long long)s->ns, s->name,
				(unsigned long long)s->runs, (unsigned long long)s->insns);
	}
	if (json)
		fprintf(f, "]}\n");
}

/* Reports go to standard output, unless that is where the result went. */
static FILE *report_file(const struct driver *d)
{
	return d->output && !strcmp(d->output, "-") ? stderr : stdout;
}

static void print_stats(const struct driver *d, const struct prog *p, const struct code *c)
{
	FILE *f = report_file(d);
	struct numbers n;

	count(p, c, &n);
	const struct {
		const char *key, *text;
		u64 value;
	} rows[] = {
		{ "programs", "programs", n.programs },
		{ "subprograms", "subprograms", n.subprograms },
		{ "instructions", "BPF instructions", p->n_insns },
		{ "maps", "maps", p->maps.n },
		{ "externs", "externals", p->externs.n },
		{ "text_bytes", "bytes of code", n.text },
		{ "rodata_bytes", "bytes of constants", n.rodata },
		{ "data_bytes", "bytes of variables", n.data },
		{ "bss_bytes", "bytes of zeroed variables", n.bss },
		{ "map_bytes", "bytes of map descriptors", n.maps },
		{ "fixups", "relocations", n.fixups },
		{ "read_ns", "ns reading", d->ns[STEP_READ] },
		{ "check_ns", "ns checking", d->ns[STEP_CHECK] },
		{ "compile_ns", "ns compiling", d->ns[STEP_COMPILE] },
		{ "write_ns", "ns writing", d->ns[STEP_WRITE] },
	};
	for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
		if (d->stats == STATS_JSON)
			fprintf(f, "%s\"%s\": %llu", i ? ", " : "{", rows[i].key, (unsigned long long)rows[i].value);
		else
			fprintf(f, "%12llu %s\n", (unsigned long long)rows[i].value, rows[i].text);
	print_passes(f, c, d->stats == STATS_JSON);
}

/* -- The work --------------------------------------------------------------------------------------------- */

static int check_body(void *arg) { return prog_check(arg); }

static int compile_and_write(struct driver *d, struct prog *p, struct code **code)
{
	u64 start = now(), compiled;
	int err;

	d->cli.opts.flat = d->emit == BPFC_EMIT_BIN;
	err = bpfc_prog__compile(p, &d->cli.opts, code);
	compiled = now();
	d->ns[STEP_COMPILE] = compiled - start;
	if (!err && d->cli.verbose)
		out_jit_dump(*code, p, stderr);
	if (err || d->emit == BPFC_EMIT_NONE)
		return err;
	err = bpfc_code__write(*code, p, &d->cli.opts, d->emit, d->output);
	d->ns[STEP_WRITE] = now() - compiled;
	if (!err && d->cli.verbose)
		fprintf(stderr, "%s: note: wrote %s as %s\n", d->cli.program, d->output, out_format_name(d->emit));
	return err;
}

static int work(struct driver *d)
{
	struct prog *p = NULL;
	struct code *code = NULL;
	u64 start = now(), read;
	int err = d->cli.pcap ? bpfc_prog__load_pcap(d->cli.ctx, d->cli.pcap, &d->cli.opts, &p)
			      : bpfc_prog__load_file(d->cli.ctx, d->input, &d->cli.opts, &p);

	read = now();
	d->ns[STEP_READ] = read - start;
	if (!err && d->list) {
		list(p);
	} else if (!err) {
		if (d->cli.verbose)
			fprintf(stderr, "%s: note: %s has %u instructions in %u functions, %u maps, %u externals\n",
				d->cli.program, p->file, p->n_insns, p->subprogs.n, p->maps.n, p->externs.n);
		err = ctx_try(d->cli.ctx, check_body, p);
		d->ns[STEP_CHECK] = now() - read;
		if (!err && !d->check)
			err = compile_and_write(d, p, &code);
		if (!err && !d->check && d->audit)
			err = audit_report(p, &d->cli.opts, report_file(d), d->audit == STATS_JSON);
	}
	cli_messages(&d->cli);
	if (!err && d->stats)
		print_stats(d, p, code);
	bpfc_code__free(code);
	bpfc_prog__free(p);
	return err ? CLI_FAILED : CLI_OK;
}

int main(int argc, char **argv)
{
	struct driver d = {
		.cli = { .program = "bpfc-ia32", .help = help, .short_options = "o:l", .options = options }
	};
	int status;

	if (!cli_init(&d.cli, argc, argv))
		return CLI_FAILED;
	status = parse(&d);
	if (status == 0)
		status = work(&d);
	return cli_finish(&d.cli, status);
}
