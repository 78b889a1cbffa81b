/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The compiler inside a 32-bit process: a BPF program comes as text (or from a file, as text or raw instructions), is
 * compiled in memory, linked with the runtime of this process, and run on packets. Links with the 32-bit core and the
 * runtime, and needs nothing else:
 *
 *     gcc -m32 -o embed-jit embed-jit.c libbpfc-core32.a libbpfrt-ia32.a
 *
 *     ./embed-jit [PROGRAM]     r1 points to the packet, r2 is its length
 *
 * Code that we make is never writable and executable at once; at the end /proc/self/maps shows it.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bpfc.h"
#include "bpfrt.h"

/* Counts IPv4 packets by protocol in a map; the result is how many there have been of this one. */
static const char example[] = ".map protocols hash 4 8 64\n"
			      ".prog count\n"
			      "count:\n"
			      "	if r2 < 34 goto other\n"
			      "	r3 = *(u16 *)(r1 + 12)\n"
			      "	if r3 != 8 goto other\n" /* 0x0800, little-endian */
			      "	r3 = *(u8 *)(r1 + 23)\n"
			      "	*(u32 *)(r10 - 4) = r3\n"
			      "	r1 = map protocols ll\n"
			      "	r2 = r10\n"
			      "	r2 += -4\n"
			      "	call bpf_map_lookup_elem\n"
			      "	if r0 == 0 goto first\n"
			      "	r1 = 1\n"
			      "	r1 = atomic_fetch_add((u64 *)(r0 + 0), r1)\n"
			      "	r0 = r1\n"
			      "	r0 += 1\n"
			      "	exit\n"
			      "first:\n"
			      "	*(u64 *)(r10 - 16) = 1\n"
			      "	r1 = map protocols ll\n"
			      "	r2 = r10\n"
			      "	r2 += -4\n"
			      "	r3 = r10\n"
			      "	r3 += -16\n"
			      "	r4 = 0\n"
			      "	call bpf_map_update_elem\n"
			      "	r0 = 1\n"
			      "	exit\n"
			      "other:\n"
			      "	r0 = 0\n"
			      "	exit\n";

static void die(struct bpfc_ctx *ctx, const char *what)
{
	const char *why = ctx ? bpfc_ctx__error(ctx) : NULL;

	fprintf(stderr, "embed-jit: %s%s%s\n", what, why ? ": " : "", why ? why : "");
	exit(1);
}

/* -- What compiled code may call ----------------------------------------------------------------------------------- */

static uintptr_t resolve(void *arg, const char *name)
{
	static const struct {
		const char *name;
		uintptr_t address;
	} known[] = {
		{"bpfrt_map_lookup_elem", (uintptr_t)bpfrt_map_lookup_elem},
		{"bpfrt_map_update_elem", (uintptr_t)bpfrt_map_update_elem},
		{"bpfrt_map_delete_elem", (uintptr_t)bpfrt_map_delete_elem},
		{"bpfrt_ktime_get_ns", (uintptr_t)bpfrt_ktime_get_ns},
		{"bpfrt_trace_printk", (uintptr_t)bpfrt_trace_printk},
		{"bpfrt_get_prandom_u32", (uintptr_t)bpfrt_get_prandom_u32},
		{"bpfrt_get_smp_processor_id", (uintptr_t)bpfrt_get_smp_processor_id},
		{"bpfrt_call_helper", (uintptr_t)bpfrt_call_helper},
	};

	(void)arg;
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (!strcmp(known[i].name, name))
			return known[i].address;
	return 0;
}

/* -- From text to a function --------------------------------------------------------------------------------------- */

struct loaded {
	struct bpfc_jit *jit;
	bpfrt_prog prog;
	struct bpfrt_map *protocols; /* NULL: a program of the user's */
};

static struct loaded compile(struct bpfc_ctx *ctx, const char *file)
{
	struct loaded l = {0};
	struct bpfc_opts opts;
	struct prog *prog;
	struct code *code;
	int err;

	bpfc_opts__init(&opts);
	opts.opt_level = 2;
	if (file) {
		err = bpfc_prog__load_file(ctx, file, &opts, &prog);
	} else {
		opts.input = BPFC_INPUT_ASM;
		err = bpfc_prog__load_mem(ctx, "example", example, strlen(example), &opts, &prog);
	}
	if (err)
		die(ctx, "the program cannot be read");
	if (bpfc_prog__compile(prog, &opts, &code))
		die(ctx, "it cannot be compiled");
	if (bpfc_jit__load(ctx, code, resolve, NULL, &l.jit))
		die(ctx, "it cannot be loaded");
	bpfc_prog__free(prog); /* what is loaded needs neither */
	bpfc_code__free(code);
	l.prog = (bpfrt_prog)(uintptr_t)bpfc_jit__symbol(l.jit, file ? "prog" : "count");
	if (!l.prog)
		die(NULL, "there is no program of the name that is expected");
	if (!file) {
		l.protocols = bpfc_jit__symbol(l.jit, "protocols");
		if (!l.protocols || bpfrt_open(l.protocols, &bpfrt_malloc))
			die(NULL, "the map cannot be opened");
	}
	return l;
}

static void print_map(struct bpfrt_map *map)
{
	uint32_t key, *previous = NULL;

	while (!bpfrt_map_next_key(map, previous, &key)) {
		const uint64_t *value = bpfrt_map_lookup_elem(map, &key);
		printf("protocol %" PRIu32 ": %" PRIu64 " packets\n", key, value ? *value : 0);
		previous = &key;
	}
}

/* -- Memory -------------------------------------------------------------------------------------------------------- */

/* Lines of /proc/self/maps: how many are writable and executable; how ADDRESS is mapped, as "rwx". */
static int look_at_memory(const void *address, char access[4])
{
	FILE *f = fopen("/proc/self/maps", "r");
	char line[512];
	int both = 0;

	memcpy(access, "???", 4);
	if (!f)
		die(NULL, "/proc/self/maps cannot be read");
	while (fgets(line, sizeof line, f)) {
		unsigned long long from, to;
		char mode[5];
		if (sscanf(line, "%llx-%llx %4s", &from, &to, mode) != 3)
			continue;
		both += mode[1] == 'w' && mode[2] == 'x';
		if ((uintptr_t)address >= from && (uintptr_t)address < to)
			memcpy(access, mode, 3);
	}
	fclose(f);
	return both;
}

static int show_memory(const struct loaded *l)
{
	char code[4], data[4];
	int both = look_at_memory((const void *)(uintptr_t)l->prog, code);

	printf("code is mapped %s\n", code);
	if (l->protocols) {
		look_at_memory(l->protocols, data);
		printf("the map's descriptor is mapped %s\n", data);
	}
	printf("%d mappings of this process are writable and executable\n", both);
	return both || strcmp(code, "r-x");
}

int main(int argc, char **argv)
{
	static uint8_t packets[5][64];
	static const uint8_t protocols[5] = {6, 17, 6, 1, 6};
	struct bpfc_ctx *ctx = bpfc_ctx__new();
	struct loaded l;
	int bad;

	if (!ctx)
		die(NULL, "no memory");
	l = compile(ctx, argc > 1 ? argv[1] : NULL);
	for (int i = 0; i < 5; i++) {
		uint64_t r0;
		packets[i][12] = 8; /* Ethernet: 0x0800; IPv4: version, protocol */
		packets[i][14] = 0x45;
		packets[i][23] = protocols[i];
		if (bpfrt_run_mem(l.prog, packets[i], sizeof packets[i], &r0))
			die(NULL, "the packet lies where no packet may be");
		printf("packet %d, protocol %d: r0 = %" PRIu64 "\n", i, protocols[i], r0);
	}
	if (l.protocols)
		print_map(l.protocols);
	bad = show_memory(&l);
	if (l.protocols)
		bpfrt_close(l.protocols, &bpfrt_malloc);
	bpfc_jit__free(l.jit);
	bpfc_ctx__free(ctx);
	return bad;
}
