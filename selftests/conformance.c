/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpfc-ia32-conformance: the plugin that the public bpf_conformance suite calls for each of its cases. The program
 * comes on standard input as base16 (raw instructions, or an ELF object with --elf), the memory as base16 in the first
 * argument, which is left out or empty when there is none; all others are options of the compiler. It compiles, runs
 * in 32-bit mode with r1 = memory and r2 = its length, and prints r0 in hexadecimal. Nothing is interpreted.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "prog.h"
#include "run/run.h"

static const char help[] = "Usage: bpfc-ia32-conformance [MEMORY] [options] <PROGRAM\n"
			   "Run one case of the bpf_conformance suite: PROGRAM and MEMORY are base16.\n"
			   "\n"
			   "  --elf                           PROGRAM is an ELF object\n"
			   "  --debug                         accepted for the suite's sake\n";

enum { OPT_ELF = CLI_OWN, OPT_DEBUG, MAX_INPUT = 1 << 26, MAX_ARGS = 64 };

static const struct option options[] = {
	{"elf", no_argument, NULL, OPT_ELF},
	{"debug", no_argument, NULL, OPT_DEBUG},
	{0},
};

struct bytes {
	u8 *p;
	size_t n;
};

static int nibble(int c)
{
	return isdigit(c) ? c - '0' : isxdigit(c) ? tolower(c) - 'a' + 10 : -1;
}

/* Base16 with any white space between bytes. False if it is something else, or odd. */
static bool decode(const char *text, size_t n, struct bytes *out)
{
	out->n = 0;
	out->p = malloc(n / 2 + 1);
	if (!out->p)
		return false;
	for (size_t i = 0; i < n; i += 2) {
		int high, low;
		while (i < n && isspace((u8)text[i]))
			i++;
		if (i == n)
			break;
		high = nibble((u8)text[i]);
		low = i + 1 < n ? nibble((u8)text[i + 1]) : -1;
		if (high < 0 || low < 0)
			return false;
		out->p[out->n++] = (u8)(high << 4 | low);
	}
	return true;
}

/* All of standard input; malloc'ed. */
static char *read_input(size_t *n)
{
	size_t cap = 65536, got;
	char *text = malloc(cap);

	*n = 0;
	while (text && (got = fread(text + *n, 1, cap - *n, stdin)) > 0) {
		char *p;
		*n += got;
		if (*n < cap)
			continue;
		p = cap < MAX_INPUT ? realloc(text, cap *= 2) : NULL;
		if (!p)
			free(text);
		text = p;
	}
	return text;
}

/* The suite may hand over several options in one argument. MEMORY is taken out. New argv, malloc'ed, or NULL. */
static char **split_arguments(int argc, char **argv, const char **memory, int *n)
{
	char **out = calloc(MAX_ARGS + 1, sizeof *out);
	int i = 1;

	*n = 0;
	*memory = "";
	if (!out)
		return NULL;
	out[(*n)++] = argv[0];
	if (argc > 1 && argv[1][0] != '-') {
		*memory = argv[1];
		i = 2;
	}
	for (; i < argc; i++)
		for (char *word = strtok(argv[i], " \t\n"); word && *n < MAX_ARGS; word = strtok(NULL, " \t\n"))
			out[(*n)++] = word;
	return out;
}

static int check_body(void *arg)
{
	return prog_check(arg);
}

static int run_case(struct cli *cli, const struct bytes *program, const struct bytes *memory)
{
	struct run_input in = {.kind = RUN_MEM, .data = memory->p, .size = memory->n, .repeat = 1};
	struct run_program p = {.engine = RUN_NATIVE};
	struct run_result r = {0};
	struct run_guest *g = NULL;
	struct prog *prog = NULL;
	int err = bpfc_prog__load_mem(cli->ctx, "case", program->p, program->n, &cli->opts, &prog);

	if (!err)
		err = ctx_try(cli->ctx, check_body, prog);
	if (!err)
		err = bpfc_prog__compile(prog, &cli->opts, &p.code);
	for (u32 i = 0; !err && i < prog->subprogs.n; i++)
		if (prog->subprogs.p[i].is_prog && prog->subprogs.p[i].type == PROG_XDP)
			in.kind = RUN_XDP;
	if (!err)
		err = run_start(cli->ctx, NULL, &g);
	if (!err)
		err = run_load(g, &p);
	if (!err)
		err = run_exec(g, &in, &r);
	cli_messages(cli);
	if (!err)
		printf("%llx\n", (unsigned long long)r.r0);
	run_results_free(&r, 1);
	run_stop(g);
	bpfc_code__free(p.code);
	bpfc_prog__free(prog);
	return err ? CLI_FAILED : CLI_OK;
}

static int parse(struct cli *cli)
{
	int c;

	cli->opts.input = BPFC_INPUT_RAW;
	while ((c = cli_next(cli)) >= 0)
		if (c == OPT_ELF)
			cli->opts.input = BPFC_INPUT_ELF;
	if (c != CLI_END)
		return c;
	if (cli->next < cli->argc)
		return cli_usage(cli, "unexpected argument '%s'", cli->argv[cli->next]);
	return cli_refused(cli) ? CLI_FAILED : 0;
}

static int work(struct cli *cli, const char *memory_text)
{
	struct bytes program = {0}, memory = {0};
	size_t n;
	char *text = read_input(&n);
	int status;

	if (!text)
		status = cli_error(cli, BPFC_ETOO_BIG, "standard input cannot be held in memory");
	else if (!decode(text, n, &program))
		status = cli_error(cli, BPFC_EFORMAT, "standard input is not base16");
	else if (!decode(memory_text, strlen(memory_text), &memory))
		status = cli_error(cli, BPFC_EFORMAT, "the first argument is not base16");
	else
		status = run_case(cli, &program, &memory);
	free(program.p);
	free(memory.p);
	free(text);
	return status;
}

int main(int argc, char **argv)
{
	struct cli cli = {.program = "bpfc-ia32-conformance", .help = help, .short_options = "", .options = options};
	const char *memory;
	int n, status;
	char **args = split_arguments(argc, argv, &memory, &n);

	if (!args || !cli_init(&cli, n, args))
		return CLI_FAILED;
	status = parse(&cli);
	if (status == 0)
		status = work(&cli, memory);
	status = cli_finish(&cli, status);
	free(args);
	return status;
}
