/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A capture filter linked into a program for 32-bit x86: bpf_filter() without its first argument, no interpreter, no
 * library. Counts what passes of a capture file (pcap of this machine's byte order) on standard input.
 *
 *     bpfc-ia32 --pcap 'tcp port 80' --type=flat --name=web -o web.o
 *     bpfc-ia32 --pcap 'tcp port 80' --type=flat --name=web --emit=header -o web.h
 *     gcc -m32 -o filter filter.c web.o
 *     ./filter < loopback.pcap
 */
#include <stdint.h>
#include <stdio.h>

#include "web.h"

struct packet {
	uint32_t seconds, micros, caplen, wirelen;
};

int main(void)
{
	static uint8_t header[24], bytes[65536];
	unsigned seen = 0, passed = 0;
	struct packet p;

	if (fread(header, sizeof header, 1, stdin) != 1)
		return 1;
	for (; fread(&p, sizeof p, 1, stdin) == 1; seen++) {
		if (p.caplen > sizeof bytes || fread(bytes, 1, p.caplen, stdin) != p.caplen)
			return 1;
		passed += web(bytes, p.wirelen, p.caplen) != 0;
	}
	printf("%u of %u packets\n", passed, seen);
	return 0;
}
