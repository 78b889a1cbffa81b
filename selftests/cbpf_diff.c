/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters, everybody against everybody: both interpreters, libpcap's bpf_filter() (flat filters), compiled code at
 * all levels in the 32-bit process.
 *
 *   cbpf_diff expressions [OPTIONS]   filters of selftests/cbpf_expr.txt for all link types that take them, as libpcap's
 *                                     optimizer leaves them and as it finds them
 *   cbpf_diff random [OPTIONS]        random filters of the three types; what bpf_validate() says of damaged ones
 *
 *   --packets=N --native=N --links=N  packets a filter; of them for compiled code, 0: none; link types, 1: Ethernet alone
 *   --count=N --seconds=N --seed=N    random filters; how long; where the generator starts
 *   --file=FILE --capture=FILE        expressions; Ethernet packets to begin with
 */
#include <errno.h>
#include <getopt.h>
#include <pcap/pcap.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "cbpf_test.h"

enum { MAX_LINE = 32768, MAX_DLT = 320, SNAPLEN = 262144, HEADROOM = 256 };

struct diff {
	struct bpfc_ctx ctx;
	struct prng r;
	struct native *native;
	u32 packets, native_packets, links;
	u64 count, seconds, seed;
	const char *file, *capture;
	time_t end;
	/* sums */
	u64 passed, failed, filters, runs, both;
	u32 expressions, link_types, too_long, refused;
};

static void fail(struct diff *d, const struct cbpf_prog *p, const char *what, const char *why)
{
	if (d->failed++ < 10) {
		printf("FAIL: %s: %s\n", what, why);
		filter_show(p);
	}
}

static bool over(const struct diff *d) { return d->end && time(NULL) >= d->end; }

/* -- Cases --------------------------------------------------------------------------------------------------------- */

/* What a packet is to a flat filter. */
static struct cbpf_case *flat_cases(const struct packet *packets, u32 n)
{
	struct cbpf_case *c = calloc(n, sizeof(*c));

	for (u32 i = 0; i < n; i++) {
		c[i].env = (struct cinterp_env){ .data = packets[i].bytes, .size = packets[i].caplen, .len = packets[i].len };
		c[i].bytes = packets[i].bytes;
		c[i].n = packets[i].caplen;
	}
	return c;
}

static bool fragment(void *arg, u32 off, u32 size, u8 *out)
{
	const struct cbpf_case *c = arg;

	if (off > c->n || c->n - off < size)
		return false;
	memcpy(out, c->bytes + off, size);
	return true;
}

/* As an skb: behind headroom of zeros, perhaps only its beginning linear, with random fields. */
static void skb_case(struct prng *r, const struct packet *p, struct cbpf_case *c)
{
	u8 *buffer = calloc(1, HEADROOM + p->caplen);
	struct cinterp_env *e = &c->env;

	memcpy(buffer + HEADROOM, p->bytes, p->caplen);
	*e = (struct cinterp_env){ .data = buffer + HEADROOM, .size = p->caplen, .len = p->caplen, .headroom = HEADROOM };
	c->bytes = buffer + HEADROOM;
	c->n = p->caplen;
	if (p->caplen > 1 && prng_below(r, 3) == 0) {
		e->size = 1 + prng_below(r, p->caplen - 1);
		e->load = fragment;
		e->arg = c;
	}
	e->mac = prng_below(r, 4) ? 0 : (s32)prng_below(r, 100) - 50;
	e->network = prng_below(r, 4) ? 14 : (s32)prng_below(r, 100) - 50;
	e->protocol = (u16)(prng_below(r, 2) ? 0x800 : prng_next(r));
	e->queue = (u16)prng_next(r);
	e->hatype = (u16)prng_next(r);
	e->vlan_tci = (u16)prng_next(r);
	e->vlan_tpid = (u16)prng_next(r);
	e->pkttype = (u8)prng_below(r, 8);
	e->vlan_present = prng_below(r, 2);
	e->ifindex = prng_below(r, 8) ? 1 + prng_below(r, 1000) : 0;
	e->mark = (u32)prng_next(r);
	e->rxhash = (u32)prng_next(r);
	e->cpu = prng_below(r, 64);
	e->random = (u32)prng_next(r);
	c->skb = (struct bpfrt_skb){
		.pkt_type = e->pkttype, .mark = e->mark, .queue_mapping = e->queue, .ifindex = e->ifindex, .hash = e->rxhash,
		.protocol = (u32)(e->protocol & 0xff) << 8 | e->protocol >> 8, .hatype = e->hatype,
		.vlan_present = e->vlan_present, .vlan_tci = e->vlan_tci,
		.vlan_proto = (u32)(e->vlan_tpid & 0xff) << 8 | e->vlan_tpid >> 8, .mac_header = (u32)e->mac,
		.network_header = (u32)e->network,
	};
}

static struct cbpf_case *skb_cases(struct prng *r, const struct packet *packets, u32 n)
{
	struct cbpf_case *c = calloc(n, sizeof(*c));

	for (u32 i = 0; i < n; i++)
		skb_case(r, &packets[i], &c[i]);
	return c;
}

static struct cbpf_case *seccomp_cases(struct prng *r, u32 n)
{
	struct cbpf_case *c = calloc(n, sizeof(*c));

	for (u32 i = 0; i < n; i++) {
		u32 *data = malloc(CBPF_SECCOMP_DATA);

		for (int k = 0; k < CBPF_SECCOMP_DATA / 4; k++)
			data[k] = (u32)prng_next(r) >> prng_below(r, 32);
		c[i].env = (struct cinterp_env){ .data = (u8 *)data, .size = CBPF_SECCOMP_DATA, .len = CBPF_SECCOMP_DATA };
		c[i].bytes = (u8 *)data;
		c[i].n = CBPF_SECCOMP_DATA;
	}
	return c;
}

static void cases_free(struct cbpf_case *c, u32 n, u32 headroom)
{
	for (u32 i = 0; i < n; i++)
		free((u8 *)c[i].bytes - headroom);
	free(c);
}

/* -- One filter ---------------------------------------------------------------------------------------------------- */

/* Both interpreters, and libpcap's if the filter is flat. WANT gets the results. */
static bool interpret(struct diff *d, const struct cbpf_prog *p, const struct cbpf_case *cases, u32 n, u32 *want,
		      const char *what)
{
	struct bpf_insn *insns = calloc(p->n, sizeof(*insns));
	struct cinterp *forms[2];
	struct arena a;
	u32 accepted = 0, i;
	char text[160];

	arena_init(&a, &d->ctx);
	forms[0] = cinterp_new(&a, p, CINTERP_SWITCH);
	forms[1] = cinterp_new(&a, p, CINTERP_THREADED);
	for (u32 k = 0; k < p->n; k++)
		insns[k] = (struct bpf_insn){ p->insns[k].code, p->insns[k].jt, p->insns[k].jf, p->insns[k].k };
	for (i = 0; i < n; i++) {
		const struct cinterp_env *e = &cases[i].env;
		u32 threaded = cinterp_run(forms[1], e), other;

		want[i] = cinterp_run(forms[0], e);
		other = p->type == CBPF_FLAT ? bpf_filter(insns, e->data, e->len, e->size) : want[i];
		accepted += want[i] != 0;
		if (threaded == want[i] && other == want[i])
			continue;
		snprintf(text, sizeof(text), "packet %u: switch 0x%x, threaded 0x%x, libpcap 0x%x", i, want[i], threaded, other);
		fail(d, p, what, text);
		break;
	}
	free(insns);
	arena_free(&a);
	d->filters++;
	d->runs += n;
	d->both += accepted && accepted < n;
	d->passed += i == n;
	return i == n;
}

static bool linux_refuses(const struct cbpf_prog *p)
{
	struct bpf_insn *insns = calloc(p->n, sizeof(*insns)); /* as struct sock_filter */
	struct {
		unsigned short n;
		struct bpf_insn *insns;
	} filter = { (unsigned short)p->n, insns };
	int fd = socket(AF_UNIX, SOCK_DGRAM, 0), err;

	for (u32 k = 0; k < p->n; k++)
		insns[k] = (struct bpf_insn){ p->insns[k].code, p->insns[k].jt, p->insns[k].jf, p->insns[k].k };
	err = setsockopt(fd, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof(filter)) ? errno : 0;
	close(fd);
	free(insns);
	return err == EINVAL;
}

static void compare(struct diff *d, const struct cbpf_prog *p, const struct cbpf_case *cases, u32 n, u32 *want,
		    const char *what)
{
	int err = cbpf_check(p, p->type);

	if (err == -BPFC_ETOO_BIG) { /* what libpcap makes of long lists before its optimizer */
		d->too_long++;
		ctx_clear(&d->ctx);
	} else if (err && p->type == CBPF_SOCKET && linux_refuses(p)) { /* such as libpcap's "geneve" */
		d->refused++;
		ctx_clear(&d->ctx);
	} else if (err) {
		fail(d, p, what, d->ctx.first->text);
		ctx_clear(&d->ctx);
	} else if (interpret(d, p, cases, n, want, what) && d->native && d->native_packets) {
		native_add(d->native, p, cases, want, MIN(n, d->native_packets), what);
	}
}

/* -- Expressions --------------------------------------------------------------------------------------------------- */

/* Packets of a link type as both users of filters see them. */
struct views {
	struct cbpf_case *flat, *skb;
};

/* LINE for link type DLT, if libpcap takes it. True if it did. What its optimizer leaves also runs as a filter of a socket. */
static bool expression(struct diff *d, int dlt, const char *line, const struct views *views, u32 *want)
{
	bool taken = false;

	for (int optimize = 1; optimize >= 0; optimize--) {
		pcap_t *handle = pcap_open_dead(dlt, SNAPLEN);
		struct bpf_program program;
		char what[80];

		if (!pcap_compile(handle, &program, line, optimize, PCAP_NETMASK_UNKNOWN)) {
			struct cbpf_prog p = { .ctx = &d->ctx, .file = "f", .n = program.bf_len, .type = CBPF_FLAT };

			p.insns = calloc(p.n, sizeof(*p.insns));
			for (u32 i = 0; i < p.n; i++)
				p.insns[i] = (struct cbpf_insn){ program.bf_insns[i].code, program.bf_insns[i].jt,
								 program.bf_insns[i].jf, program.bf_insns[i].k };
			snprintf(what, sizeof(what), "%s: %.50s", pcap_datalink_val_to_name(dlt), line);
			compare(d, &p, views->flat, d->packets, want, what);
			p.type = CBPF_SOCKET;
			if (d->native)
				native_finish(d->native); /* want is used again */
			if (optimize) {
				snprintf(what, sizeof(what), "socket, %s: %.50s", pcap_datalink_val_to_name(dlt), line);
				compare(d, &p, views->skb, d->packets, want, what);
			}
			if (d->native)
				native_finish(d->native);
			free(p.insns);
			pcap_freecode(&program);
			taken = true;
		}
		pcap_close(handle);
	}
	return taken;
}

/* Lines of the file, malloc'ed. */
static char **read_lines(const char *file, u32 *n)
{
	static char line[MAX_LINE];
	FILE *f = fopen(file, "r");
	char **lines = NULL;

	*n = 0;
	if (!f) {
		perror(file);
		exit(EXIT_FAILURE);
	}
	while (fgets(line, sizeof(line), f)) {
		line[strcspn(line, "\n")] = 0;
		if (!*line || *line == '#')
			continue;
		lines = realloc(lines, (*n + 1) * sizeof(*lines));
		lines[(*n)++] = strdup(line);
	}
	fclose(f);
	return lines;
}

static void link_type(struct diff *d, int dlt, char **lines, bool *used, u32 n)
{
	struct packet *packets = packets_make(&d->r, dlt, d->capture, d->packets);
	struct views views = { flat_cases(packets, d->packets), skb_cases(&d->r, packets, d->packets) };
	u32 *want = malloc(d->packets * sizeof(*want));
	u64 before = d->filters;

	for (u32 i = 0; i < n && !over(d); i++)
		if (expression(d, dlt, lines[i], &views, want)) {
			d->expressions += !used[i];
			used[i] = true;
		}
	d->link_types += d->filters > before;
	free(want);
	free(views.flat);
	cases_free(views.skb, d->packets, HEADROOM);
	packets_free(packets, d->packets);
}

static void expressions(struct diff *d)
{
	u32 n;
	char **lines = read_lines(d->file, &n);
	bool *used = calloc(n, sizeof(*used));

	link_type(d, DLT_EN10MB, lines, used, n);
	for (int dlt = 0; dlt < MAX_DLT && d->link_types < d->links && !over(d); dlt++)
		if (dlt != DLT_EN10MB && pcap_datalink_val_to_name(dlt))
			link_type(d, dlt, lines, used, n);
	for (u32 i = 0; i < n; i++) {
		if (!used[i] && d->links > 1000 && !over(d)) {
			printf("FAIL: no link type takes: %s\n", lines[i]);
			d->failed++;
		}
		free(lines[i]);
	}
	free(lines);
	free(used);
	printf("%u expressions, %u link types, %llu filters, %llu of them both accept and refuse packets; %u more have over "
	       "%d instructions, %u are none for sockets, says the kernel, too\n",
	       d->expressions, d->link_types, (unsigned long long)d->filters, (unsigned long long)d->both, d->too_long,
	       CBPF_MAXINSNS, d->refused);
}

/* -- Random filters ------------------------------------------------------------------------------------------------ */

/* What bpf_validate() says and what we say of P, which may be anything. We refuse more: opcodes that bpf_filter() does not
 * know, jumps back, shifts of 32 or more. */
static void validate(struct diff *d, const struct cbpf_prog *p)
{
	struct bpf_insn *insns = calloc(p->n, sizeof(*insns));
	int err = cbpf_check(p, CBPF_FLAT);
	bool theirs, ours = !err, explained = false;

	ctx_clear(&d->ctx);
	for (u32 i = 0; i < p->n; i++) {
		const struct cbpf_insn *insn = &p->insns[i];

		insns[i] = (struct bpf_insn){ insn->code, insn->jt, insn->jf, insn->k };
		explained |= cbpf_decode(insn, CBPF_FLAT) == CBPF_NOPS;
		explained |= insn->code == 0x05 && insn->k >= 0x80000000u;
		explained |= (insn->code == 0x64 || insn->code == 0x74) && insn->k >= 32;
	}
	theirs = bpf_validate(insns, (int)p->n);
	free(insns);
	if (ours == theirs || (theirs && explained))
		d->passed++;
	else
		fail(d, p, "bpf_validate()", theirs ? "accepts, we do not" : "refuses, we do not");
}

/* A group of filters of one type on the same packets. */
static void random_group(struct diff *d, enum cbpf_type type, u64 group)
{
	static const u8 no_poff[CBPF_NOPS] = { [CBPF_OP_ANC_PAY_OFFSET] = 1 }; /* the environment has to know it */
	struct random_rules rules = { .type = type, .max = prng_below(&d->r, 8) ? 30 : 400, .packet = 80, .result_byte = -1,
				      .no = no_poff };
	enum { FILTERS = 8 };
	struct packet *packets = packets_make(&d->r, DLT_EN10MB, d->capture, d->packets);
	struct cbpf_case *cases = type == CBPF_FLAT	 ? flat_cases(packets, d->packets)
				  : type == CBPF_SOCKET ? skb_cases(&d->r, packets, d->packets)
							: seccomp_cases(&d->r, d->packets);
	u32 *want = malloc(FILTERS * d->packets * sizeof(*want));
	struct arena a;
	char what[60];

	arena_init(&a, &d->ctx);
	for (u32 i = 0; i < FILTERS; i++) {
		struct cbpf_prog p = { .ctx = &d->ctx, .file = "f" };

		random_filter(&d->r, &a, &rules, &p);
		snprintf(what, sizeof(what), "random filter %llu.%u of type %d", (unsigned long long)group, i, type);
		compare(d, &p, cases, d->packets, want + i * d->packets, what);
		if (type == CBPF_FLAT) {
			random_damage(&d->r, &p);
			validate(d, &p);
		}
	}
	if (d->native)
		native_finish(d->native);
	arena_free(&a);
	free(want);
	if (type == CBPF_FLAT)
		free(cases);
	else
		cases_free(cases, d->packets, type == CBPF_SOCKET ? HEADROOM : 0);
	packets_free(packets, d->packets);
}

static void random_filters(struct diff *d)
{
	u64 group = 0;

	for (; d->filters < d->count && !over(d) && d->failed < 10; group++) {
		prng_seed(&d->r, d->seed + group);
		random_group(d, (enum cbpf_type)(group % 3), d->seed + group);
	}
	printf("%llu random filters from %llu on, %llu of them both accept and refuse\n", (unsigned long long)d->filters,
	       (unsigned long long)d->seed, (unsigned long long)d->both);
}

/* -- The whole ----------------------------------------------------------------------------------------------------- */

static int usage(void)
{
	fprintf(stderr, "usage: cbpf_diff expressions|random [--packets=N] [--native=N] [--links=N] [--count=N] [--seconds=N]\n"
			"       [--seed=N] [--file=FILE] [--capture=FILE]\n");
	return 2;
}

static bool parse(struct diff *d, int argc, char **argv)
{
	static const struct option options[] = {
		{ "packets", required_argument, NULL, 'p' }, { "native", required_argument, NULL, 'n' },
		{ "links", required_argument, NULL, 'l' },   { "count", required_argument, NULL, 'c' },
		{ "seconds", required_argument, NULL, 's' }, { "seed", required_argument, NULL, 'e' },
		{ "file", required_argument, NULL, 'f' },    { "capture", required_argument, NULL, 'r' }, { 0 },
	};
	int c;

	while ((c = getopt_long(argc, argv, "", options, NULL)) != -1) {
		u64 v = optarg ? strtoull(optarg, NULL, 0) : 0;

		if (c == 'p')
			d->packets = v ? (u32)v : 1;
		else if (c == 'n')
			d->native_packets = (u32)v;
		else if (c == 'l')
			d->links = (u32)v;
		else if (c == 'c')
			d->count = v;
		else if (c == 's')
			d->seconds = v;
		else if (c == 'e')
			d->seed = v;
		else if (c == 'f')
			d->file = optarg;
		else if (c == 'r')
			d->capture = optarg;
		else
			return false;
	}
	return optind == argc - 1;
}

int main(int argc, char **argv)
{
	struct diff d = { .packets = 2000, .links = 9999, .count = 1000, .seed = 1, .file = "cbpf_expr.txt" };
	u64 runs = 0;
	u32 skipped;

	if (!parse(&d, argc, argv))
		return usage();
	ctx_init(&d.ctx);
	prng_seed(&d.r, d.seed);
	if (d.native_packets)
		d.native = native_new();
	skipped = d.native_packets && !d.native;
	d.end = d.seconds ? time(NULL) + (time_t)d.seconds : 0;
	if (!strcmp(argv[optind], "expressions"))
		expressions(&d);
	else if (!strcmp(argv[optind], "random"))
		random_filters(&d);
	else
		return usage();
	if (d.native) {
		native_finish(d.native);
		d.passed += native_passed(d.native);
		d.failed += native_failed(d.native);
		runs = native_runs(d.native);
		native_free(d.native);
	}
	printf("%llu runs of each interpreter, %llu of compiled code\n", (unsigned long long)d.runs, (unsigned long long)runs);
	printf("%llu passed, %llu failed, %u skipped\n", (unsigned long long)d.passed, (unsigned long long)d.failed, skipped);
	ctx_fini(&d.ctx);
	return d.failed || !d.passed;
}
