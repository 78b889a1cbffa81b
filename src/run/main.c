/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpfrun-ia32: reads the command line, has the input compiled where that is needed, gives it to the 32-bit process, and
 * prints what came out of one run. Captures are capture.c's, maps are maps.c's.
 */
#include <stdlib.h>
#include <string.h>

#include "out/out.h"
#include "run/bpfrun.h"

static const char help[] =
	"Usage: bpfrun-ia32 [options] FILE [PROGRAM]\n"
	"Run a BPF program in 32-bit mode. FILE is a BPF object, raw instructions, text, or an object that\n"
	"bpfc-ia32 made; PROGRAM is one of it (default: the first).\n"
	"\n"
	"Running:\n"
	"  --engine=native|interp|threaded compiled code (default), interpreter by switch, by threaded code\n"
	"  --mem=FILE, --mem-out=FILE      r1 points to a copy of FILE, r2 is its length; write it back\n"
	"  --ctx=FILE, --ctx-out=FILE      the context struct as bytes; write it back\n"
	"  --data=FILE, --data-out=FILE    the packet; write it back\n"
	"  --skb NAME=VALUE,...            fields of __sk_buff: protocol, pkttype, ifindex, mark, queue, hash,\n"
	"                                  vlan_tci, vlan_present, vlan_proto, nethdr, hatype, cpu, random,\n"
	"                                  linear (bytes that are not in fragments), wire_len, ...\n"
	"  --pcap-file=FILE                every packet of a capture; with -v a line each\n"
	"  --write=FILE                    keep the packets that pass, as a capture\n"
	"  --map-in NAME=FILE              fill a map before the run (JSON)\n"
	"  --dump-maps                     print maps after the run (JSON)\n"
	"  --repeat=N                      run N times, print the time\n"
	"  --timeout=MS                    stop a program that runs longer (default: 10000)\n"
	"  --json                          the result as one JSON object\n";

enum {
	OPT_ENGINE = CLI_OWN,
	OPT_MEM,
	OPT_MEM_OUT,
	OPT_CTX,
	OPT_CTX_OUT,
	OPT_DATA,
	OPT_DATA_OUT,
	OPT_SKB,
	OPT_PCAP_FILE,
	OPT_WRITE,
	OPT_MAP_IN,
	OPT_DUMP_MAPS,
	OPT_REPEAT,
	OPT_TIMEOUT,
	OPT_JSON,
};

static const struct option options[] = {
	{"engine", required_argument, NULL, OPT_ENGINE},
	{"mem", required_argument, NULL, OPT_MEM},
	{"mem-out", required_argument, NULL, OPT_MEM_OUT},
	{"ctx", required_argument, NULL, OPT_CTX},
	{"ctx-out", required_argument, NULL, OPT_CTX_OUT},
	{"data", required_argument, NULL, OPT_DATA},
	{"data-out", required_argument, NULL, OPT_DATA_OUT},
	{"skb", required_argument, NULL, OPT_SKB},
	{"pcap-file", required_argument, NULL, OPT_PCAP_FILE},
	{"write", required_argument, NULL, OPT_WRITE},
	{"map-in", required_argument, NULL, OPT_MAP_IN},
	{"dump-maps", no_argument, NULL, OPT_DUMP_MAPS},
	{"repeat", required_argument, NULL, OPT_REPEAT},
	{"timeout", required_argument, NULL, OPT_TIMEOUT},
	{"json", no_argument, NULL, OPT_JSON},
	{0},
};

static const char *const engines[] = {[RUN_NATIVE] = "native", [RUN_INTERP] = "interp", [RUN_THREADED] = "threaded"};

/* -- Options ---------------------------------------------------------------------------------------------- */

static int set_engine(struct bpfrun *b)
{
	for (u32 i = 0; i < ARRAY_SIZE(engines); i++)
		if (!strcmp(b->cli.arg, engines[i])) {
			b->engine = (enum run_engine)i;
			return 0;
		}
	return cli_usage(&b->cli, "--engine: there is no engine '%s'", b->cli.arg);
}

static int set_map_in(struct bpfrun *b)
{
	const char *eq = strchr(b->cli.arg, '=');
	struct map_file *f;

	if (!eq || eq == b->cli.arg || !eq[1])
		return cli_usage(&b->cli, "--map-in %s: expected NAME=FILE", b->cli.arg);
	f = vec_add(&b->cli.arena, &b->map_in);
	f->map = arena_strndup(&b->cli.arena, b->cli.arg, (size_t)(eq - b->cli.arg));
	f->file = eq + 1;
	return 0;
}

static int set_number(struct bpfrun *b, const char *option, u32 *to)
{
	u64 v;

	if (!cli_number(b->cli.arg, 0xffffffff, &v) || v == 0)
		return cli_usage(&b->cli, "%s=%s: expected a number from 1 on", option, b->cli.arg);
	*to = (u32)v;
	return 0;
}

static int own_option(struct bpfrun *b, int c)
{
	switch (c) {
	case OPT_ENGINE:
		return set_engine(b);
	case OPT_MEM:
		b->mem_file = b->cli.arg;
		return 0;
	case OPT_MEM_OUT:
		b->mem_out = b->cli.arg;
		return 0;
	case OPT_CTX:
		b->ctx_file = b->cli.arg;
		return 0;
	case OPT_CTX_OUT:
		b->ctx_out = b->cli.arg;
		return 0;
	case OPT_DATA:
		b->data_file = b->cli.arg;
		return 0;
	case OPT_DATA_OUT:
		b->data_out = b->cli.arg;
		return 0;
	case OPT_SKB:
		return parse_skb(b, b->cli.arg);
	case OPT_PCAP_FILE:
		b->pcap_file = b->cli.arg;
		return 0;
	case OPT_WRITE:
		b->write_file = b->cli.arg;
		return 0;
	case OPT_MAP_IN:
		return set_map_in(b);
	case OPT_DUMP_MAPS:
		b->dump_maps = true;
		return 0;
	case OPT_REPEAT:
		return set_number(b, "--repeat", &b->repeat);
	case OPT_TIMEOUT:
		return set_number(b, "--timeout", &b->timeout_ms);
	default:
		b->json = true;
		return 0;
	}
}

/* Options that exclude each other or need each other, before anything is read. */
static int check_options(struct bpfrun *b)
{
	if (b->mem_file && (b->data_file || b->ctx_file || b->pcap_file || b->has_skb))
		return cli_usage(&b->cli, "--mem goes with none of --data, --ctx, --skb, --pcap-file");
	if (b->pcap_file && (b->data_file || b->ctx_file))
		return cli_usage(&b->cli, "--pcap-file goes with neither --data nor --ctx");
	if (b->write_file && !b->pcap_file)
		return cli_usage(&b->cli, "--write needs --pcap-file");
	if (b->mem_out && !b->mem_file)
		return cli_usage(&b->cli, "--mem-out needs --mem");
	if (b->data_out && !b->data_file)
		return cli_usage(&b->cli, "--data-out needs --data");
	if (b->has_skb && b->ctx_file)
		return cli_usage(&b->cli, "--skb and --ctx exclude each other");
	return 0;
}

static int parse(struct bpfrun *b)
{
	int c, err, left;

	while ((c = cli_next(&b->cli)) >= 0) {
		err = own_option(b, c);
		if (err)
			return err;
	}
	if (c != CLI_END)
		return c;
	left = b->cli.argc - b->cli.next;
	if (left < 1 && !b->cli.pcap)
		return cli_usage(&b->cli, "no input file");
	if (left > 0 && b->cli.pcap)
		return cli_usage(&b->cli, "--pcap takes no input file");
	if (left > 2)
		return cli_usage(&b->cli, "too many arguments: '%s'", b->cli.argv[b->cli.next + 2]);
	if (cli_refused(&b->cli))
		return CLI_FAILED;
	b->input = b->cli.pcap ? "<pcap>" : b->cli.argv[b->cli.next];
	b->program = left == 2 ? b->cli.argv[b->cli.next + 1] : NULL;
	if (b->program && b->cli.opts.n_programs)
		return cli_usage(&b->cli, "the program is named twice: by --program and as an argument");
	if (b->cli.opts.n_programs == 1)
		b->program = b->cli.opts.programs[0];
	if (b->cli.opts.n_programs > 1)
		return cli_usage(&b->cli, "only one program can be run at a time");
	return check_options(b);
}

/* -- What to run ------------------------------------------------------------------------------------------------ */

enum { ELF_HEADER = 20, MACHINE_AT = 18, MACHINE_386 = 3, MACHINE_BPF = 247 };

static bool is_ia32_elf(const struct blob *f)
{
	return f->n >= ELF_HEADER && !memcmp(f->p, "\177ELF", 4) && f->p[MACHINE_AT] == MACHINE_386 &&
	       !f->p[MACHINE_AT + 1];
}

struct read_args {
	struct bpfrun *b;
	const struct blob *f;
};

static int read_ia32_body(void *arg)
{
	struct read_args *a = arg;
	return elf32_read(a->b->cli.ctx, a->b->input, a->f->p, a->f->n, &a->b->code);
}

static int load_ia32(struct bpfrun *b, const struct blob *f)
{
	struct read_args a = {b, f};

	if (b->engine != RUN_NATIVE)
		return cli_error(&b->cli, BPFC_EUNSUPPORTED, "%s is compiled code: the interpreter cannot run it",
				 b->input);
	b->type = PROG_NONE;
	if (b->cli.opts.type)
		b->type = (enum prog_type)prog_type_by_name(b->cli.opts.type);
	b->name = b->program ? b->program : b->input;
	return ctx_try(b->cli.ctx, read_ia32_body, &a) ? CLI_FAILED : 0;
}

static int check_body(void *arg)
{
	return prog_check(arg);
}

/* The entry: the one asked for, or the first. */
static const struct subprog *find_entry(struct bpfrun *b)
{
	for (u32 i = 0; i < b->prog->subprogs.n; i++) {
		const struct subprog *s = &b->prog->subprogs.p[i];
		if (s->is_prog && (!b->program || !strcmp(s->name, b->program)))
			return s;
	}
	if (b->program)
		cli_error(&b->cli, BPFC_ENO_PROGRAM, "%s has no program '%s'", b->input, b->program);
	else
		cli_error(&b->cli, BPFC_ENO_PROGRAM, "%s has no program", b->input);
	return NULL;
}

/* F NULL: the filter of --pcap, for the link type of the capture if nothing else is said. */
static int load_bpf(struct bpfrun *b, const struct blob *f)
{
	const struct subprog *entry;
	int err;

	if (!f && b->pcap_file && !b->cli.opts.linktype)
		b->cli.opts.linktype = capture_linktype(b->pcap_file);
	err = f ? bpfc_prog__load_mem(b->cli.ctx, b->input, f->p, f->n, &b->cli.opts, &b->prog)
		: bpfc_prog__load_pcap(b->cli.ctx, b->cli.pcap, &b->cli.opts, &b->prog);
	if (err || ctx_try(b->cli.ctx, check_body, b->prog))
		return CLI_FAILED;
	entry = find_entry(b);
	if (!entry)
		return CLI_FAILED;
	b->type = entry->type;
	b->name = entry->name;
	if (b->engine != RUN_NATIVE)
		return 0;
	b->cli.opts.programs = &b->name;
	b->cli.opts.n_programs = 1;
	b->cli.opts.symbol_prefix = NULL; /* names of what runs here are nobody's matter */
	return bpfc_prog__compile(b->prog, &b->cli.opts, &b->code) ? CLI_FAILED : 0;
}

static int load(struct bpfrun *b)
{
	struct run_program p = {.engine = b->engine};
	struct blob f = {0};
	int err = b->cli.pcap ? 0 : read_file(b, b->input, &f);

	if (err)
		return err;
	if (b->cli.pcap)
		err = load_bpf(b, NULL);
	else
		err = is_ia32_elf(&f) ? load_ia32(b, &f) : load_bpf(b, &f);
	free(f.p);
	if (err)
		return err;
	p.code = b->code;
	p.prog = b->prog;
	p.classic = b->prog && b->prog->cbpf;
	p.entry = b->prog ? b->name : b->program;
	if (run_start(b->cli.ctx, NULL, &b->guest) || run_load(b->guest, &p))
		return CLI_FAILED;
	return fill_maps(b);
}

/* -- One run --------------------------------------------------------------------------------------------------------
 */

struct single {
	struct run_input in;
	struct run_result result;
	struct blob data, ctx;
	struct bpfrt_skb skb;
};

static int single_input(struct bpfrun *b, struct single *s)
{
	bool packet = takes_packet(b->type);
	const char *data = b->mem_file ? b->mem_file : b->data_file;
	int err = data ? read_file(b, data, &s->data) : 0;

	if (!err && b->ctx_file)
		err = read_file(b, b->ctx_file, &s->ctx);
	if (err)
		return err;
	if (packet && !b->mem_file) {
		u32 type = s->data.n >= 14 ? (u32)s->data.p[12] << 8 | s->data.p[13] : 0;
		packet_input(b, s->data.p, s->data.n, 14, type, &s->skb, &s->in);
		if (b->ctx_file) {
			s->in.ctx = s->ctx.p;
			s->in.ctx_size = s->ctx.n;
		}
	} else if (b->data_file || b->has_skb) {
		return cli_error(&b->cli, BPFC_EUSAGE,
				 "--data and --skb are for packets, but the program has type %s; say --type",
				 prog_type_name(b->type));
	} else {
		const struct blob *f = b->mem_file ? &s->data : &s->ctx;
		s->in = (struct run_input){.kind = b->ctx_file ? RUN_CTX : RUN_MEM,
					   .data = f->p,
					   .size = f->n,
					   .repeat = b->repeat,
					   .timeout_ms = b->timeout_ms};
	}
	s->in.want_data = s->in.want_ctx = true;
	return 0;
}

static void print_hex(const u8 *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		printf("%02x", p[i]);
}

static int print_json(struct bpfrun *b, const struct single *s)
{
	const struct run_result *r = &s->result;
	const char *verdict = verdict_name(b->type, r->r0);
	int err = 0;

	printf("{\n\t\"program\": ");
	json_print_string(stdout, b->name);
	printf(",\n\t\"type\": \"%s\",\n\t\"engine\": \"%s\",\n\t\"retval\": \"0x%016llx\"", prog_type_name(b->type),
	       engines[b->engine], (unsigned long long)r->r0);
	if (verdict)
		printf(",\n\t\"verdict\": \"%s\"", verdict);
	printf(",\n\t\"data_out\": \"");
	print_hex(r->data, r->data_size);
	if (r->ctx_size) {
		printf("\",\n\t\"ctx_out\": \"");
		print_hex(r->ctx, r->ctx_size);
	}
	printf("\",\n\t\"repeat\": %u,\n\t\"duration_ns\": %llu,\n\t\"ns_per_run\": %.1f", s->in.repeat,
	       (unsigned long long)r->ns, (double)r->ns / s->in.repeat);
	if (r->insns)
		printf(",\n\t\"instructions\": %llu", (unsigned long long)r->insns);
	if (b->dump_maps) {
		printf(",\n\t\"maps\": ");
		err = dump_maps(b, "\t");
	}
	printf("\n}\n");
	return err;
}

static int print_text(struct bpfrun *b, const struct single *s)
{
	const struct run_result *r = &s->result;
	const char *verdict = verdict_name(b->type, r->r0);

	printf("r0 = 0x%016llx\n", (unsigned long long)r->r0);
	if (verdict)
		printf("%s\n", verdict);
	if (s->in.repeat > 1)
		printf("%u runs, %.1f ns each\n", s->in.repeat, (double)r->ns / s->in.repeat);
	if (s->in.repeat > 1 && r->insns)
		printf("%llu BPF instructions a run\n", (unsigned long long)r->insns);
	return 0;
}

static int write_back(struct bpfrun *b, const struct single *s)
{
	const struct run_result *r = &s->result;
	const char *data = b->mem_out ? b->mem_out : b->data_out;
	int err = data ? write_file(b, data, r->data, r->data_size) : 0;

	if (err || !b->ctx_out)
		return err;
	return s->in.kind == RUN_CTX ? write_file(b, b->ctx_out, r->data, r->data_size)
				     : write_file(b, b->ctx_out, r->ctx, r->ctx_size);
}

static int run_single(struct bpfrun *b)
{
	struct single s = {0};
	int err = single_input(b, &s);

	if (!err)
		err = run_exec(b->guest, &s.in, &s.result) ? CLI_FAILED : 0;
	if (!err)
		err = b->json ? print_json(b, &s) : print_text(b, &s);
	if (!err)
		err = write_back(b, &s);
	run_results_free(&s.result, 1);
	free(s.data.p);
	free(s.ctx.p);
	return err;
}

/* -- The work
 * ---------------------------------------------------------------------------------------------------------- */

static int work(struct bpfrun *b)
{
	int err = load(b);

	cli_messages(&b->cli);
	if (!err && b->pcap_file && !takes_packet(b->type))
		err = cli_error(&b->cli, BPFC_EUSAGE,
				"--pcap-file is for packets, but the program has type %s; say --type",
				prog_type_name(b->type));
	else if (!err)
		err = b->pcap_file ? run_capture(b) : run_single(b);
	if (!err && b->dump_maps && !b->json) {
		err = dump_maps(b, "");
		printf("\n");
	}
	cli_messages(&b->cli);
	if (fflush(stdout) && !err)
		err = cli_error(&b->cli, BPFC_EWRITE, "cannot write to standard output");
	run_stop(b->guest);
	bpfc_code__free(b->code);
	bpfc_prog__free(b->prog);
	return err;
}

int main(int argc, char **argv)
{
	struct bpfrun b = {.cli = {.program = "bpfrun-ia32", .help = help, .short_options = "", .options = options},
			   .repeat = 1};
	int status;

	if (!cli_init(&b.cli, argc, argv))
		return CLI_FAILED;
	status = parse(&b);
	if (status == 0)
		status = work(&b);
	return cli_finish(&b.cli, status);
}
