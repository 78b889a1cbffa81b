/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A program on every packet of a capture (pcap or pcapng, by libpcap): verdicts counted in a table or told one by one,
 * packets that pass kept in a new capture. Packets go to the guest in groups.
 */
#include <errno.h>
#include <pcap/pcap.h>
#include <stdlib.h>
#include <string.h>

#include "run/bpfrun.h"

enum { GROUP = 256, GROUP_BYTES = 1 << 22, MAX_MESSAGES = 10 };

struct tally {
	const char *name; /* NULL: by number */
	u64 r0, packets, bytes;
};

struct capture {
	struct bpfrun *b;
	pcap_t *in;
	pcap_dumper_t *out;
	int linktype;
	/* the group in work */
	u32 n;
	size_t bytes;
	struct pcap_pkthdr hdr[GROUP];
	struct run_input inputs[GROUP];
	struct run_result results[GROUP];
	struct bpfrt_skb ctx[GROUP];
	/* sums */
	VEC(struct tally) tallies;
	u64 packets, ns, failed, insns;
};

/* -- What link layers tell ----------------------------------------------------------------------------------------- */

static u32 be16(const u8 *p, size_t size, u32 off)
{
	return off + 2 <= size ? (u32)p[off] << 8 | p[off + 1] : 0;
}

/* Where the network header is, and its EtherType. */
static void link_layer(int linktype, const u8 *p, size_t size, u32 *offset, u32 *type)
{
	switch (linktype) {
	case DLT_RAW:
		*offset = 0;
		*type = size && p[0] >> 4 == 6 ? 0x86dd : 0x0800;
		return;
	case DLT_LINUX_SLL:
		*offset = 16;
		*type = be16(p, size, 14);
		return;
#ifdef DLT_LINUX_SLL2
	case DLT_LINUX_SLL2:
		*offset = 20;
		*type = be16(p, size, 0);
		return;
#endif
	case DLT_NULL:
	case DLT_LOOP:
		*offset = 4;
		*type = size > 4 && p[4] >> 4 == 6 ? 0x86dd : 0x0800;
		return;
	default:
		*offset = 14;
		*type = be16(p, size, 12);
	}
}

/* -- One group -------------------------------------------------------------------------------------------------------
 */

static void count(struct capture *c, const char *name, u64 r0, u32 bytes)
{
	struct tally *t = NULL;

	for (u32 i = 0; i < c->tallies.n && !t; i++)
		if (name ? c->tallies.p[i].name && !strcmp(c->tallies.p[i].name, name)
			 : !c->tallies.p[i].name && c->tallies.p[i].r0 == r0)
			t = &c->tallies.p[i];
	if (!t) {
		t = vec_add(&c->b->cli.arena, &c->tallies);
		t->name = name;
		t->r0 = r0;
	}
	t->packets++;
	t->bytes += bytes;
}

static void keep(struct capture *c, const struct pcap_pkthdr *hdr, const struct run_result *r)
{
	struct pcap_pkthdr h = *hdr;
	size_t n = verdict_passes(c->b->type, r->r0, r->data_size);

	if (!n || !c->out)
		return;
	h.caplen = (bpf_u_int32)n;
	if (h.len < h.caplen || r->data_size != hdr->caplen)
		h.len = h.caplen;
	pcap_dump((u_char *)c->out, &h, r->data);
}

static void tell(const struct capture *c, u32 bytes, const char *name, u64 r0)
{
	if (c->b->cli.verbose && !c->b->json)
		printf("%llu %u %s 0x%llx\n", (unsigned long long)c->packets, bytes, name ? name : "-",
		       (unsigned long long)r0);
}

static int run_group(struct capture *c)
{
	struct bpfrun *b = c->b;
	int err = c->n ? run_exec_many(b->guest, c->inputs, c->results, c->n) : 0;

	for (u32 i = 0; i < c->n; i++) {
		const struct run_result *r = &c->results[i];
		const char *name = r->status ? "(failed)" : verdict_name(b->type, r->r0);
		c->packets++;
		c->ns += r->ns;
		c->insns += r->insns;
		c->failed += r->status != 0;
		count(c, name, r->r0, c->hdr[i].caplen);
		tell(c, c->hdr[i].caplen, name, r->r0);
		if (!r->status)
			keep(c, &c->hdr[i], r);
		free((void *)c->inputs[i].data);
	}
	run_results_free(c->results, c->n);
	c->n = 0;
	c->bytes = 0;
	if (c->failed <= MAX_MESSAGES || err)
		cli_messages(&b->cli);
	else
		bpfc_ctx__clear_messages(b->cli.ctx);
	return err ? CLI_FAILED : 0;
}

static int add_packet(struct capture *c, const struct pcap_pkthdr *hdr, const u8 *bytes)
{
	u32 offset, type;
	u8 *copy = malloc(hdr->caplen ? hdr->caplen : 1);

	if (!copy)
		return cli_error(&c->b->cli, BPFC_ENOMEM, "no memory for a packet");
	memcpy(copy, bytes, hdr->caplen);
	link_layer(c->linktype, copy, hdr->caplen, &offset, &type);
	packet_input(c->b, copy, hdr->caplen, offset, type, &c->ctx[c->n], &c->inputs[c->n]);
	if (!c->inputs[c->n].wire_len)
		c->inputs[c->n].wire_len = hdr->len;
	c->inputs[c->n].want_data = c->out != NULL;
	c->hdr[c->n++] = *hdr;
	c->bytes += hdr->caplen;
	return c->n == GROUP || c->bytes > GROUP_BYTES ? run_group(c) : 0;
}

/* -- The whole
 * --------------------------------------------------------------------------------------------------------- */

static int by_packets(const void *x, const void *y)
{
	const struct tally *a = x, *b = y;
	return a->packets == b->packets ? 0 : a->packets < b->packets ? 1 : -1;
}

static void print_table(const struct capture *c)
{
	u64 runs = c->packets * c->b->repeat;

	printf("%-24s %10s %12s\n", "verdict", "packets", "bytes");
	for (u32 i = 0; i < c->tallies.n; i++) {
		const struct tally *t = &c->tallies.p[i];
		char number[24];
		snprintf(number, sizeof number, "0x%llx", (unsigned long long)t->r0);
		printf("%-24s %10llu %12llu\n", t->name ? t->name : number, (unsigned long long)t->packets,
		       (unsigned long long)t->bytes);
	}
	printf("%llu packets, %.1f ns a packet\n", (unsigned long long)c->packets,
	       runs ? (double)c->ns / (double)runs : 0);
}

static int print_json(const struct capture *c)
{
	struct bpfrun *b = c->b;
	u64 runs = c->packets * b->repeat;
	int err = 0;

	printf("{\n\t\"program\": ");
	json_print_string(stdout, b->name);
	printf(",\n\t\"packets\": %llu,\n\t\"verdicts\": {", (unsigned long long)c->packets);
	for (u32 i = 0; i < c->tallies.n; i++) {
		const struct tally *t = &c->tallies.p[i];
		char number[24];
		snprintf(number, sizeof number, "0x%llx", (unsigned long long)t->r0);
		printf("%s\n\t\t\"%s\": {\"packets\": %llu, \"bytes\": %llu}", i ? "," : "", t->name ? t->name : number,
		       (unsigned long long)t->packets, (unsigned long long)t->bytes);
	}
	printf("\n\t},\n\t\"repeat\": %u,\n\t\"duration_ns\": %llu,\n\t\"ns_per_packet\": %.1f", b->repeat,
	       (unsigned long long)c->ns, runs ? (double)c->ns / (double)runs : 0);
	if (b->dump_maps) {
		printf(",\n\t\"maps\": ");
		err = dump_maps(b, "\t");
	}
	printf("\n}\n");
	return err;
}

static int run_packets(struct capture *c)
{
	struct pcap_pkthdr *hdr;
	const u_char *bytes;
	int got, err = 0;

	while (!err && (got = pcap_next_ex(c->in, &hdr, &bytes)) == 1)
		err = add_packet(c, hdr, bytes);
	if (!err)
		err = run_group(c);
	for (u32 i = 0; i < c->n; i++)
		free((void *)c->inputs[i].data);
	if (!err && got == PCAP_ERROR)
		err = cli_error(&c->b->cli, BPFC_ECAPTURE, "%s: %s", c->b->pcap_file, pcap_geterr(c->in));
	return err;
}

static int finish_output(struct capture *c, int err)
{
	bool ok;

	if (!c->out)
		return err;
	ok = !pcap_dump_flush(c->out);
	pcap_dump_close(c->out);
	if (!ok && !err)
		err = cli_error(&c->b->cli, BPFC_EWRITE, "cannot write '%s': %s", c->b->write_file, strerror(errno));
	if (err && strcmp(c->b->write_file, "-"))
		remove(c->b->write_file);
	return err;
}

static int open_capture(struct capture *c)
{
	char error[PCAP_ERRBUF_SIZE] = "";
	struct bpfrun *b = c->b;

	c->in = pcap_open_offline_with_tstamp_precision(b->pcap_file, PCAP_TSTAMP_PRECISION_NANO, error);
	if (!c->in)
		return cli_error(&b->cli, BPFC_ECAPTURE, "cannot read '%s': %s", b->pcap_file, error);
	c->linktype = pcap_datalink(c->in);
	if (b->write_file)
		c->out = pcap_dump_open(c->in, b->write_file);
	if (b->write_file && !c->out)
		return cli_error(&b->cli, BPFC_EWRITE, "cannot write '%s': %s", b->write_file, pcap_geterr(c->in));
	return 0;
}

const char *capture_linktype(const char *path)
{
	char error[PCAP_ERRBUF_SIZE];
	const char *name = NULL;
	pcap_t *in = strcmp(path, "-") ? pcap_open_offline(path, error) : NULL;

	if (in) {
		name = pcap_datalink_val_to_name(pcap_datalink(in));
		pcap_close(in);
	}
	return name;
}

int run_capture(struct bpfrun *b)
{
	struct capture *c = calloc(1, sizeof *c);
	int err;

	if (!c)
		return cli_error(&b->cli, BPFC_ENOMEM, "no memory for the capture");
	c->b = b;
	err = open_capture(c);
	if (!err)
		err = run_packets(c);
	err = finish_output(c, err);
	if (!err) {
		if (c->tallies.n)
			qsort(c->tallies.p, c->tallies.n, sizeof *c->tallies.p, by_packets);
		if (b->json)
			err = print_json(c);
		else
			print_table(c);
	}
	if (c->in)
		pcap_close(c->in);
	if (!err && c->failed)
		err = cli_error(&b->cli, BPFC_ERUN, "the program failed on %llu of %llu packets",
				(unsigned long long)c->failed, (unsigned long long)c->packets);
	free(c);
	return err;
}
