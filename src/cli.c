/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Options that the compiler and the harness share, and how both speak to the user (cli.h).
 *
 * Options of functions that this version lacks are read as the manual says and then refused by name, so that nothing
 * that was asked for is left out in silence.
 */
#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "maptype.h"
#include "prog.h"

#ifndef PACKAGE_VERSION
#define PACKAGE_VERSION "(unknown version)"
#endif

enum {
	OPT_INPUT = 256,
	OPT_TYPE,
	OPT_MAP,
	OPT_HARDEN,
	OPT_UNTRUSTED,
	OPT_SEED,
	OPT_RETPOLINE,
	OPT_VERIFY,
	OPT_NO_VERIFY,
	OPT_BTF,
	OPT_KCONFIG,
	OPT_KERNEL_VERSION,
	OPT_SYMBOL_PREFIX,
	OPT_NAME,
	OPT_PCAP,
	OPT_LINKTYPE,
	OPT_SNAPLEN,
	OPT_NO_PCAP_OPTIMIZE,
	OPT_PROGRAM,
	OPT_COLOR,
	OPT_VERSION,
	OPT_DEBUG_SEED,
	OPT_SELF_CHECK,
};

static const char shared_short[] = "O::d:f:g::hqv";

static const struct option shared[] = {
	{ "input", required_argument, NULL, OPT_INPUT },
	{ "type", required_argument, NULL, OPT_TYPE },
	{ "map", required_argument, NULL, OPT_MAP },
	{ "harden", required_argument, NULL, OPT_HARDEN },
	{ "untrusted", no_argument, NULL, OPT_UNTRUSTED },
	{ "seed", required_argument, NULL, OPT_SEED },
	{ "retpoline", no_argument, NULL, OPT_RETPOLINE },
	{ "verify", no_argument, NULL, OPT_VERIFY },
	{ "no-verify", no_argument, NULL, OPT_NO_VERIFY },
	{ "btf", required_argument, NULL, OPT_BTF },
	{ "kconfig", required_argument, NULL, OPT_KCONFIG },
	{ "kernel-version", required_argument, NULL, OPT_KERNEL_VERSION },
	{ "symbol-prefix", required_argument, NULL, OPT_SYMBOL_PREFIX },
	{ "name", required_argument, NULL, OPT_NAME },
	{ "pcap", required_argument, NULL, OPT_PCAP },
	{ "linktype", required_argument, NULL, OPT_LINKTYPE },
	{ "snaplen", required_argument, NULL, OPT_SNAPLEN },
	{ "no-pcap-optimize", no_argument, NULL, OPT_NO_PCAP_OPTIMIZE },
	{ "program", required_argument, NULL, OPT_PROGRAM },
	{ "debug-seed", required_argument, NULL, OPT_DEBUG_SEED },
	{ "self-check", no_argument, NULL, OPT_SELF_CHECK },
	{ "color", required_argument, NULL, OPT_COLOR },
	{ "help", no_argument, NULL, 'h' },
	{ "version", no_argument, NULL, OPT_VERSION },
	{ 0 },
};

static const char help_compile[] =
	"Compiling:\n"
	"  --input=auto|elf|raw|asm|cbpf   what FILE is (default: by content)\n"
	"  --type=TYPE                     program type where no section name gives it: xdp, tc, socket, ...;\n"
	"                                  classic filters: socket (default), seccomp, flat\n"
	"  --pcap EXPRESSION               compile a capture filter of libpcap instead of FILE\n"
	"  --linktype=NAME, --snaplen=N    its link type (default: EN10MB) and what it accepts (262144)\n"
	"  --no-pcap-optimize              as it is before libpcap's optimizer\n"
	"  --name=NAME                     function of a classic filter (default: the output's name, or prog)\n"
	"  --map N=TYPE:KEY:VALUE:MAX      the map that a raw or text program means by N\n"
	"  --program=NAME                  only this program (repeatable)\n"
	"  -O0, -O1, -O2                   optimization: none, cheap, all (default)\n"
	"  --harden=0|1|2|3, --untrusted   constant blinding (default 0; 1 with --untrusted); the source is not trusted\n"
	"  --seed=N                        source of all randomness (default: the operating system's)\n"
	"  --retpoline                     no indirect jumps and calls that can be predicted\n"
	"  -fcf-protection=branch          endbr32 at entries and thunks\n"
	"  --verify, --no-verify           verify (default), or trust the input\n"
	"  --btf=FILE, --kconfig=FILE, --kernel-version=A.B.C\n"
	"                                  what the program is relocated against\n"
	"  --symbol-prefix=PREFIX          before every symbol that is defined\n"
	"  -fPIC                           position-independent output\n"
	"  -g, -g0                         debugging information (default: when the input has BTF), none\n"
	"  --debug-seed=N                  random choice of registers, to find faults\n"
	"  --self-check                    check the result of every pass\n"
	"  -d LETTERS                      show the program after passes, on standard error:\n";
static const char help_messages[] =
	"Messages:\n"
	"  -v, -q                          tell more; errors only\n"
	"  --color=auto|always|never       colours (default: on a terminal, unless NO_COLOR is set)\n"
	"  -h, --help, --version\n";

/* -- Messages --------------------------------------------------------------------------------------------- */

static bool colored(const struct cli *cli)
{
	const char *no = getenv("NO_COLOR");

	if (cli->color != COLOR_AUTO)
		return cli->color == COLOR_ALWAYS;
	return isatty(STDERR_FILENO) && !(no && *no);
}

/* The word of severity in colour, and what stands before it in bold. */
static void print_message(const struct cli *cli, int severity, const char *text)
{
	static const char *const words[] = { "error: ", "warning: ", "note: " };
	static const char *const colors[] = { "\033[1;31m", "\033[1;35m", "\033[1;36m" };
	const char *word = strstr(text, words[severity]);

	if (!word || !colored(cli)) {
		fprintf(stderr, "%s\n", text);
		return;
	}
	fprintf(stderr, "\033[1m%.*s%s%s\033[0m%s\n", (int)(word - text), text, colors[severity], words[severity],
		word + strlen(words[severity]));
}

static void print_one(void *arg, int severity, const char *text)
{
	const struct cli *cli = arg;

	if (severity == DIAG_ERROR || !cli->quiet)
		print_message(cli, severity, text);
}

void cli_messages(struct cli *cli)
{
	fflush(stdout);
	bpfc_ctx__messages(cli->ctx, print_one, cli);
	bpfc_ctx__clear_messages(cli->ctx);
}

static void say(struct cli *cli, enum bpfc_error id, const char *fmt, va_list ap)
{
	char text[1024];

	vsnprintf(text, sizeof(text), fmt, ap);
	fflush(stdout);
	print_message(cli, DIAG_ERROR,
		      arena_printf(&cli->arena, "%s: error: %s [%s]", cli->program, text, diag_id_name(id)));
}

int cli_usage(struct cli *cli, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	say(cli, BPFC_EUSAGE, fmt, ap);
	va_end(ap);
	fprintf(stderr, "Try '%s --help'.\n", cli->program);
	return CLI_BAD;
}

int cli_error(struct cli *cli, enum bpfc_error id, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	say(cli, id, fmt, ap);
	va_end(ap);
	return CLI_FAILED;
}

void cli_unsupported(struct cli *cli, const char *option)
{
	if (!cli->unsupported)
		cli->unsupported = option;
}

bool cli_refused(struct cli *cli)
{
	if (cli->unsupported)
		cli_error(cli, BPFC_EUNSUPPORTED, "%s is not supported yet", cli->unsupported);
	return cli->unsupported != NULL;
}

static void print_help(const struct cli *cli)
{
	static const struct {
		char letter;
		const char *what;
	} passes[] = {
#define PASS(letter, name, level, what) { letter, what },
#include "passes.def"
	};

	fputs(cli->help, stdout);
	fputs(help_compile, stdout);
	for (size_t i = 0; i < ARRAY_SIZE(passes); i++)
		printf("%36c  %s\n", passes[i].letter, passes[i].what);
	fputs(help_messages, stdout);
}

/* -- Values ----------------------------------------------------------------------------------------------- */

bool cli_number(const char *text, u64 max, u64 *out)
{
	unsigned long long v;
	char *end;

	if (*text < '0' || *text > '9') /* strtoull() takes signs and blanks */
		return false;
	errno = 0;
	v = strtoull(text, &end, 0);
	*out = v;
	return !errno && !*end && v <= max;
}

static int set_number(struct cli *cli, const char *option, u64 max, u64 *out)
{
	if (cli_number(cli->arg, max, out))
		return 0;
	return cli_usage(cli, "%s: '%s' is no number from 0 to %llu", option, cli->arg, (unsigned long long)max);
}

static int set_input(struct cli *cli)
{
	static const char *const names[] = { [BPFC_INPUT_AUTO] = "auto",
					     [BPFC_INPUT_ELF] = "elf",
					     [BPFC_INPUT_RAW] = "raw",
					     [BPFC_INPUT_ASM] = "asm",
					     [BPFC_INPUT_CBPF] = "cbpf" };

	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		if (!strcmp(cli->arg, names[i])) {
			cli->opts.input = (enum bpfc_input)i;
			return 0;
		}
	return cli_usage(cli, "--input: '%s' is none of auto, elf, raw, asm, cbpf", cli->arg);
}

static int set_type(struct cli *cli)
{
	cli->opts.type = cli->arg;
	if (prog_type_by_name(cli->arg) >= 0)
		return 0;
	return cli_usage(cli, "--type: there is no program type '%s'", cli->arg);
}

/* The number up to the next SEP of *P, which goes behind it. */
static bool take_field(struct cli *cli, const char **p, char sep, u32 *out)
{
	const char *end = sep ? strchr(*p, sep) : *p + strlen(*p);
	u64 v = 0;
	bool ok = end && cli_number(arena_strndup(&cli->arena, *p, (size_t)(end - *p)), UINT32_MAX, &v);

	*out = (u32)v;
	if (ok)
		*p = end + (sep != 0);
	return ok;
}

static int add_map(struct cli *cli)
{
	struct bpfc_map_def def = { 0 };
	const char *p = cli->arg, *colon;
	char *name;
	u32 id;

	if (!take_field(cli, &p, '=', &id) || id > INT32_MAX || !(colon = strchr(p, ':')))
		return cli_usage(cli, "--map: '%s' is not of the form N=TYPE:KEY:VALUE:MAX", cli->arg);
	name = arena_strndup(&cli->arena, p, (size_t)(colon - p));
	p = colon + 1;
	def.id = (s32)id;
	def.type = maptype_by_name(name);
	if (!def.type)
		return cli_usage(cli, "--map: there is no map type '%s'", name);
	if (!take_field(cli, &p, ':', &def.key_size) || !take_field(cli, &p, ':', &def.value_size) ||
	    !take_field(cli, &p, 0, &def.max_entries))
		return cli_usage(cli, "--map: '%s' is not of the form N=TYPE:KEY:VALUE:MAX", cli->arg);
	vec_push(&cli->arena, &cli->maps, def);
	cli->opts.maps = cli->maps.p;
	cli->opts.n_maps = cli->maps.n;
	return 0;
}

static int set_snaplen(struct cli *cli)
{
	u64 n = 0;
	int err = set_number(cli, "--snaplen", INT32_MAX, &n);

	cli->opts.snaplen = (uint32_t)n;
	if (!err && !n)
		return cli_usage(cli, "--snaplen: a filter that accepts 0 bytes accepts nothing");
	return err;
}

static int set_name(struct cli *cli)
{
	static const char letters[] = "_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
	size_t n = strspn(cli->arg, letters);

	if (!n || cli->arg[n] || (*cli->arg >= '0' && *cli->arg <= '9'))
		return cli_usage(cli, "--name: '%s' cannot be the name of a function", cli->arg);
	cli->opts.name = cli->arg;
	return 0;
}

static int set_dump(struct cli *cli)
{
	static const char letters[] = {
#define PASS(letter, name, level, what) letter,
#include "passes.def"
		0
	};

	for (const char *p = cli->arg; *p; p++)
		if (!strchr(letters, *p))
			return cli_usage(cli, "-d: no pass has the letter '%c'; there are %s", *p, letters);
	cli->opts.dump = cli->arg;
	cli->opts.dump_file = stderr;
	return 0;
}

static int set_color(struct cli *cli)
{
	static const char *const names[] = {
		[COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always", [COLOR_NEVER] = "never"
	};

	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		if (!strcmp(cli->arg, names[i])) {
			cli->color = (enum cli_color)i;
			return 0;
		}
	return cli_usage(cli, "--color: '%s' is none of auto, always, never", cli->arg);
}

static int set_level(struct cli *cli)
{
	const char *arg = cli->arg ? cli->arg : "1";

	if (strlen(arg) != 1 || *arg < '0' || *arg > '2')
		return cli_usage(cli, "-O%s: optimization levels are 0, 1 and 2", arg);
	cli->opts.opt_level = *arg - '0';
	return 0;
}

static int set_debug(struct cli *cli)
{
	if (cli->arg && strcmp(cli->arg, "0"))
		return cli_usage(cli, "-g%s: expected -g or -g0", cli->arg);
	cli->opts.debug_info = !cli->arg;
	return 0;
}

static int set_flag(struct cli *cli)
{
	if (!strcmp(cli->arg, "cf-protection=branch") || !strcmp(cli->arg, "cf-protection=none")) {
		cli->opts.cf_protection = !strcmp(cli->arg, "cf-protection=branch");
		return 0;
	}
	if (strcmp(cli->arg, "PIC"))
		return cli_usage(cli, "-f%s: expected -fPIC or -fcf-protection=branch|none", cli->arg);
	cli_unsupported(cli, "-fPIC");
	return 0;
}

static int set_seed(struct cli *cli)
{
	cli->opts.has_seed = true;
	return set_number(cli, "--seed", UINT64_MAX, &cli->opts.seed);
}

static int set_harden(struct cli *cli)
{
	u64 level = 0;
	int err = set_number(cli, "--harden", 3, &level);

	if (!err)
		cli->opts.harden = (int)level;
	return err;
}

static int add_program(struct cli *cli)
{
	vec_push(&cli->arena, &cli->programs, cli->arg);
	cli->opts.programs = cli->programs.p;
	cli->opts.n_programs = cli->programs.n;
	return 0;
}

/* -- Options ---------------------------------------------------------------------------------------------- */

static void set_switch(struct cli *cli, int c)
{
	switch (c) {
	case 'q':
		cli->quiet = true;
		break;
	case 'v':
		cli->verbose = true;
		break;
	case OPT_VERIFY:
		cli->opts.verify = true;
		break;
	case OPT_NO_VERIFY:
		cli->opts.verify = false;
		break;
	case OPT_SELF_CHECK:
		cli->opts.self_check = true;
		break;
	case OPT_RETPOLINE:
		cli->opts.retpoline = true;
		break;
	case OPT_UNTRUSTED:
		cli->opts.untrusted = true;
		break;
	case OPT_BTF:
		cli_unsupported(cli, "--btf");
		break;
	case OPT_KCONFIG:
		cli_unsupported(cli, "--kconfig");
		break;
	case OPT_KERNEL_VERSION:
		cli_unsupported(cli, "--kernel-version");
		break;
	case OPT_SYMBOL_PREFIX:
		cli->opts.symbol_prefix = cli->arg;
		break;
	case OPT_PCAP:
		cli->pcap = cli->arg;
		break;
	case OPT_LINKTYPE:
		cli->opts.linktype = cli->arg;
		break;
	case OPT_NO_PCAP_OPTIMIZE:
		cli->opts.pcap_unoptimized = true;
		break;
	default:
		break;
	}
}

/* A shared option: 0, or CLI_BAD or CLI_DONE. */
static int shared_option(struct cli *cli, int c)
{
	switch (c) {
	case 'O':
		return set_level(cli);
	case 'd':
		return set_dump(cli);
	case 'f':
		return set_flag(cli);
	case 'g':
		return set_debug(cli);
	case 'h':
		print_help(cli);
		return CLI_DONE;
	case OPT_VERSION:
		printf("%s %s\n", cli->program, PACKAGE_VERSION);
		return CLI_DONE;
	case OPT_INPUT:
		return set_input(cli);
	case OPT_TYPE:
		return set_type(cli);
	case OPT_MAP:
		return add_map(cli);
	case OPT_HARDEN:
		return set_harden(cli);
	case OPT_SEED:
		return set_seed(cli);
	case OPT_NAME:
		return set_name(cli);
	case OPT_SNAPLEN:
		return set_snaplen(cli);
	case OPT_PROGRAM:
		return add_program(cli);
	case OPT_COLOR:
		return set_color(cli);
	case OPT_DEBUG_SEED:
		return set_number(cli, "--debug-seed", UINT64_MAX, &cli->opts.debug_seed);
	default:
		set_switch(cli, c);
		return 0;
	}
}

static bool is_shared(int c)
{
	return (c >= OPT_INPUT && c <= OPT_SELF_CHECK) || (c != ':' && strchr(shared_short, c));
}

/* What getopt did not like, in our words. C is '?' or ':'. */
static int bad_option(struct cli *cli, int c)
{
	const char *what = cli->argv[optind > 0 ? optind - 1 : 0];

	if (optopt && optopt < 256) /* a short one, which may stand in the middle of a word */
		what = arena_printf(&cli->arena, "-%c", optopt);
	if (c == ':')
		return cli_usage(cli, "option '%s' needs an argument", what);
	if (optopt >= 256)
		return cli_usage(cli, "option '%s' takes no argument", what);
	return cli_usage(cli, "unknown or ambiguous option '%s'", what);
}

static int check_pcap(struct cli *cli)
{
	if (!cli->pcap && (cli->opts.linktype || cli->opts.snaplen || cli->opts.pcap_unoptimized))
		return cli_usage(cli, "--linktype, --snaplen and --no-pcap-optimize go with --pcap");
	return CLI_END;
}

int cli_next(struct cli *cli)
{
	for (;;) {
		int c, err;

		optopt = 0;
		c = getopt_long(cli->argc, cli->argv, cli->all_short, cli->all, NULL);
		cli->arg = optarg;
		cli->next = optind;
		if (c == -1)
			return check_pcap(cli);
		if (c == '?' || c == ':')
			return bad_option(cli, c);
		if (!is_shared(c))
			return c;
		err = shared_option(cli, c);
		if (err)
			return err;
	}
}

/* -- Life ------------------------------------------------------------------------------------------------- */

static void join_options(struct cli *cli)
{
	size_t own = 0;

	while (cli->options[own].name)
		own++;
	cli->all = arena_array(&cli->arena, own + ARRAY_SIZE(shared), sizeof(*cli->all));
	memcpy(cli->all, cli->options, own * sizeof(*cli->all));
	memcpy(cli->all + own, shared, sizeof(shared));
	cli->all_short = arena_printf(&cli->arena, ":%s%s", cli->short_options, shared_short);
	opterr = 0;
}

static void fini(struct cli *cli)
{
	arena_free(&cli->arena);
	bpfc_ctx__free(cli->ctx);
}

bool cli_init(struct cli *cli, int argc, char **argv)
{
	cli->ctx = bpfc_ctx__new();
	if (!cli->ctx) {
		fprintf(stderr, "%s: error: out of memory [NOMEM]\n", cli->program);
		return false;
	}
	arena_init(&cli->arena, cli->ctx);
	cli->argc = argc;
	cli->argv = argv;
	bpfc_opts__init(&cli->opts);
	join_options(cli);
	return true;
}

int cli_finish(struct cli *cli, int status)
{
	bool failed;

	cli_messages(cli);
	failed = fflush(stdout) || ferror(stdout);
	if (failed && (status == CLI_OK || status == CLI_DONE))
		status = cli_error(cli, BPFC_EWRITE, "standard output: %s", strerror(errno));
	fini(cli);
	if (status == CLI_DONE)
		return CLI_OK;
	return status == CLI_BAD ? CLI_USAGE : status;
}
