/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A 32-bit program that has xdp_firewall.bpf.c linked into it: no kernel support for BPF, no compiler and no
 * interpreter are on the machine where this runs. To build it:
 *
 *     clang-19 --target=bpf -mcpu=v3 -O2 -g -c xdp_firewall.bpf.c
 *     bpfc-ia32 -O2 -o xdp_firewall.o xdp_firewall.bpf.o
 *     gcc -m32 -no-pie -z separate-code -o host host.c xdp_firewall.o -lbpfrt-ia32
 *
 *     ./host CAPTURE.pcap [RULE]...     RULE: SOURCE,DESTINATION,PORT to block; - stands for any
 */
#include <arpa/inet.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bpfrt.h"
#include "xdp_firewall.h"

/* What the object file has: the program is a function, each map a descriptor of its name. */
uint64_t xdp_firewall(void *ctx, uint32_t len);
extern struct bpfrt_map traffic, verdicts, blocklist;

/* What it returns: enum xdp_action of <linux/bpf.h>. */
enum { ABORTED, DROP, PASS, NVERDICTS };
static const char *const verdict_names[] = {"XDP_ABORTED", "XDP_DROP", "XDP_PASS"};

static const char *const traffic_names[] = {"other",	      "ARP",	    "TCP/IPv4", "UDP/IPv4", "ICMP/IPv4",
					    "fragments/IPv4", "other/IPv4", "TCP/IPv6", "UDP/IPv6", "ICMP/IPv6",
					    "fragments/IPv6", "other/IPv6"};
static const char *const reason_names[] = {"passed", "blocked", "source-routed", "cut off", "malformed"};

static void die(const char *what, const char *arg)
{
	fprintf(stderr, "host: %s%s\n", what, arg);
	exit(1);
}

/* -- Maps ---------------------------------------------------------------------------------------------------------- */

static void open_maps(void)
{
	if (bpfrt_open(&traffic, &bpfrt_malloc) || bpfrt_open(&verdicts, &bpfrt_malloc) ||
	    bpfrt_open(&blocklist, &bpfrt_malloc))
		die("maps cannot be opened", "");
}

static void close_maps(void)
{
	bpfrt_close(&traffic, &bpfrt_malloc);
	bpfrt_close(&verdicts, &bpfrt_malloc);
	bpfrt_close(&blocklist, &bpfrt_malloc);
}

static void block(const char *rule)
{
	char src[32], dst[32], port[8], *end;
	struct block_key key = {0};
	struct block none = {0, 0};

	if (sscanf(rule, "%31[^,],%31[^,],%7[^,]", src, dst, port) != 3)
		die("a rule is SOURCE,DESTINATION,PORT: ", rule);
	if (strcmp(src, "-") && inet_pton(AF_INET, src, &key.src) != 1)
		die("no IPv4 address: ", src);
	if (strcmp(dst, "-") && inet_pton(AF_INET, dst, &key.dst) != 1)
		die("no IPv4 address: ", dst);
	if (strcmp(port, "-")) {
		unsigned long n = strtoul(port, &end, 10);
		if (*end || !n || n > 0xffff)
			die("no port: ", rule);
		key.port = htons((uint16_t)n);
	}
	if (bpfrt_map_update_elem(&blocklist, &key, &none, BPFRT_ANY))
		die("the block list is full: ", rule);
}

static void print_counters(const char *title, struct bpfrt_map *map, const char *const *names, uint32_t n)
{
	printf("%-24s %10s %12s\n", title, "packets", "bytes");
	for (uint32_t key = 0; key < n; key++) {
		const struct counter *c = bpfrt_map_lookup_elem(map, &key);
		if (c && c->packets)
			printf("%-24s %10" PRIu64 " %12" PRIu64 "\n", names[key], (uint64_t)c->packets,
			       (uint64_t)c->bytes);
	}
}

/* -- Packets ------------------------------------------------------------------------------------------------------- */

enum { PCAP_MAGIC = 0xa1b2c3d4, HEADROOM = 256, MAX_PACKET = 65536 };

struct pcap_file {
	uint32_t magic;
	uint16_t major, minor;
	uint32_t zone, accuracy, snaplen, linktype;
};

struct pcap_packet {
	uint32_t seconds, micros, captured, length;
};

/* One packet: the context is what a network driver would make of it. */
static uint64_t filter(uint8_t *packet, uint32_t size)
{
	struct bpfrt_xdp xdp = {0};
	uint64_t verdict;

	xdp.data = xdp.data_meta = (uint32_t)(uintptr_t)packet;
	xdp.data_end = xdp.data + size;
	xdp.hard_start = xdp.data - HEADROOM;
	xdp.frame_end = xdp.data_end;
	if (bpfrt_run_xdp(xdp_firewall, &xdp, &verdict))
		die("the packet lies where no packet may be", "");
	return verdict;
}

int main(int argc, char **argv)
{
	static uint8_t buffer[HEADROOM + MAX_PACKET];
	struct counter sums[NVERDICTS] = {0};
	struct pcap_file head;
	struct pcap_packet p;
	FILE *f;

	if (argc < 2)
		die("usage: host CAPTURE.pcap [SOURCE,DESTINATION,PORT]...", "");
	f = fopen(argv[1], "rb");
	if (!f || fread(&head, sizeof head, 1, f) != 1 || head.magic != PCAP_MAGIC)
		die("no pcap file: ", argv[1]);
	open_maps();
	for (int i = 2; i < argc; i++)
		block(argv[i]);
	while (fread(&p, sizeof p, 1, f) == 1) {
		uint64_t verdict;
		if (p.captured > MAX_PACKET || fread(buffer + HEADROOM, 1, p.captured, f) != p.captured)
			die("cut off or damaged: ", argv[1]);
		verdict = filter(buffer + HEADROOM, p.captured);
		if (verdict >= NVERDICTS)
			die("an unknown verdict", "");
		sums[verdict].packets++;
		sums[verdict].bytes += p.captured;
	}
	fclose(f);
	printf("%-24s %10s %12s\n", "verdict", "packets", "bytes");
	for (int i = NVERDICTS - 1; i >= 0; i--)
		printf("%-24s %10" PRIu64 " %12" PRIu64 "\n", verdict_names[i], (uint64_t)sums[i].packets,
		       (uint64_t)sums[i].bytes);
	print_counters("traffic", &traffic, traffic_names, NTRAFFIC);
	print_counters("reason", &verdicts, reason_names, NREASON);
	close_maps();
	return 0;
}
