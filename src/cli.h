/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The part of the command line that bpfc-ia32 and bpfrun-ia32 share: compiler options, messages, exit codes.
 *
 * A program fills struct cli's first members, calls cli_init(), and then cli_next() until it returns -1; what
 * cli_next() returns besides are the program's own options, from the tables it gave. Shared options never come out:
 *
 *     struct cli cli = { .program = "bpfrun-ia32", .help = help_text, .short_options = "", .options = my_options };
 *     if (!cli_init(&cli, argc, argv)) return CLI_FAILED;
 *     while ((c = cli_next(&cli)) >= 0)
 *             switch (c) { case OPT_MEM: mem = cli.arg; break; ... }
 *     if (c != CLI_END) return cli_finish(&cli, c);       usage error, or --help and --version done
 *     files are argv[cli.next] to argv[argc - 1]; options for the library in cli.opts; its context is cli.ctx
 *     err = bpfc_prog__load_file(cli.ctx, argv[cli.next], &cli.opts, &prog);
 *     cli_messages(&cli);                                 prints and forgets what the library has said
 *     return cli_finish(&cli, err ? CLI_FAILED : CLI_OK);
 *
 * Values of own options start at CLI_OWN; short options are their characters. Own long options may repeat no shared
 * one.
 */
#ifndef BPFC_CLI_H
#define BPFC_CLI_H

#include <getopt.h>

#include "bpfc.h"
#include "diag.h"

enum { CLI_OWN = 1000 };
/* What cli_next() returns when there is nothing more: arguments are done, or the program shall end. */
enum { CLI_END = -1, CLI_DONE = -2, CLI_BAD = -3 };
/* Exit statuses. */
enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

enum cli_color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

struct cli {
	/* the program's */
	const char *program, *help;   /* help: text of --help, up to the shared options, which cli.c knows */
	const char *short_options;    /* as for getopt, without the shared ones */
	const struct option *options; /* ends with a zero row */
	/* cli_init()'s */
	int argc;
	char **argv;
	struct bpfc_ctx *ctx;
	struct bpfc_opts opts;
	struct arena arena;
	struct option *all;
	char *all_short;
	VEC(const char *) programs;
	VEC(struct bpfc_map_def) maps;
	/* cli_next()'s */
	const char *arg; /* of the option that was returned, or NULL */
	int next;	 /* index of the first argument that is no option */
	const char *pcap; /* the expression that stands in for a file, or NULL */
	bool verbose, quiet;
	enum cli_color color;
	const char *unsupported; /* the first option given whose function this version lacks, NULL: none */
};

/* False, after a message, if there is no memory. */
bool cli_init(struct cli *cli, int argc, char **argv);
int cli_next(struct cli *cli);
/* Prints the text as an error of usage, with a pointer to --help. Returns CLI_BAD. */
int cli_usage(struct cli *cli, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* An error that stands for the whole run ("nothing to write"); returns CLI_FAILED. */
int cli_error(struct cli *cli, enum bpfc_error id, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Remember that OPTION cannot be obeyed; cli_refused() turns it into an error once all options are read. */
void cli_unsupported(struct cli *cli, const char *option);
/* True, after a message, if an option was given that cannot be obeyed. */
bool cli_refused(struct cli *cli);
/* Prints what the library has recorded, as -q and --color ask, and forgets it. */
void cli_messages(struct cli *cli);
/* Release everything. STATUS is an exit status, or CLI_DONE or CLI_BAD; returns the exit status. */
int cli_finish(struct cli *cli, int status);
/* A number in C's notation that fills TEXT and is at most MAX. */
bool cli_number(const char *text, u64 max, u64 *out);

#endif
