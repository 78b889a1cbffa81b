/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Files in and out, the fields of --skb, and the context that goes with a packet.
 */
#include "run/bpfrun.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FILE = 1 << 28 };

bool takes_xdp(enum prog_type type)
{
	return type == PROG_XDP;
}
bool takes_skb(enum prog_type type)
{
	return type == PROG_TC || type == PROG_SOCKET || type == PROG_CGROUP_SKB;
}

bool takes_packet(enum prog_type type)
{
	return takes_xdp(type) || takes_skb(type) || type == PROG_FLAT;
}

/* -- Files ---------------------------------------------------------------------------------------------------- */

static int read_stream(struct bpfrun *b, const char *path, FILE *f, struct blob *out)
{
	size_t cap = 0, n;

	do {
		if (cap - out->n < 4096) {
			u8 *p = realloc(out->p, cap = cap ? cap * 2 : 65536);
			if (!p)
				return cli_error(&b->cli, BPFC_ENOMEM, "no memory for '%s'", path);
			out->p = p;
		}
		n = fread(out->p + out->n, 1, cap - out->n, f);
		out->n += n;
		if (out->n > MAX_FILE)
			return cli_error(&b->cli, BPFC_ETOO_BIG, "'%s' is larger than %d bytes", path, MAX_FILE);
	} while (n);
	return ferror(f) ? cli_error(&b->cli, BPFC_EOPEN, "cannot read '%s': %s", path, strerror(errno)) : 0;
}

int read_file(struct bpfrun *b, const char *path, struct blob *out)
{
	bool is_stdin = !strcmp(path, "-");
	FILE *f = is_stdin ? stdin : fopen(path, "rb");
	int err;

	*out = (struct blob){0};
	if (!f)
		return cli_error(&b->cli, BPFC_EOPEN, "cannot open '%s': %s", path, strerror(errno));
	err = read_stream(b, path, f, out);
	if (!is_stdin)
		fclose(f);
	if (err) {
		free(out->p);
		out->p = NULL;
	}
	return err;
}

int write_file(struct bpfrun *b, const char *path, const void *data, size_t n)
{
	bool is_stdout = !strcmp(path, "-");
	FILE *f = is_stdout ? stdout : fopen(path, "wb");
	bool ok = f && (!n || fwrite(data, 1, n, f) == n);

	if (f && (is_stdout ? fflush(f) : fclose(f)))
		ok = false;
	return ok ? 0 : cli_error(&b->cli, BPFC_EWRITE, "cannot write '%s': %s", path, strerror(errno));
}

/* -- Fields of --skb -------------------------------------------------------------------------------------------- */

enum { PLAIN, BIG_ENDIAN_16, MORE };
enum { LOOPBACK = 1 }; /* index of the device if only its type is given: 0 would be none */

static const struct {
	const char *name;
	size_t offset;
	u64 max;
	u8 how;
} fields[] = {
	{"protocol", offsetof(struct bpfrt_skb, protocol), 0xffff, BIG_ENDIAN_16},
	{"pkttype", offsetof(struct bpfrt_skb, pkt_type), 7, PLAIN},
	{"ifindex", offsetof(struct bpfrt_skb, ifindex), 0xffffffff, PLAIN},
	{"ingress_ifindex", offsetof(struct bpfrt_skb, ingress_ifindex), 0xffffffff, PLAIN},
	{"mark", offsetof(struct bpfrt_skb, mark), 0xffffffff, PLAIN},
	{"queue", offsetof(struct bpfrt_skb, queue_mapping), 0xffff, PLAIN},
	{"hash", offsetof(struct bpfrt_skb, hash), 0xffffffff, PLAIN},
	{"priority", offsetof(struct bpfrt_skb, priority), 0xffffffff, PLAIN},
	{"vlan_tci", offsetof(struct bpfrt_skb, vlan_tci), 0xffff, PLAIN},
	{"vlan_present", offsetof(struct bpfrt_skb, vlan_present), 1, PLAIN},
	{"vlan_proto", offsetof(struct bpfrt_skb, vlan_proto), 0xffff, BIG_ENDIAN_16},
	{"tc_index", offsetof(struct bpfrt_skb, tc_index), 0xffff, PLAIN},
	{"tc_classid", offsetof(struct bpfrt_skb, tc_classid), 0xffffffff, PLAIN},
	{"napi_id", offsetof(struct bpfrt_skb, napi_id), 0xffffffff, PLAIN},
	{"gso_segs", offsetof(struct bpfrt_skb, gso_segs), 0xffff, PLAIN},
	{"gso_size", offsetof(struct bpfrt_skb, gso_size), 0xffff, PLAIN},
	{"wire_len", offsetof(struct bpfrt_skb, wire_len), 0xffffffff, PLAIN},
	{"nethdr", offsetof(struct bpfrt_skb, network_header), 0xffff, PLAIN},
	{"hatype", offsetof(struct bpfrt_skb, hatype), 0xffff, PLAIN},
	{"linear", offsetof(struct skb_more, linear), 0xffffffff, MORE},
	{"cpu", offsetof(struct skb_more, cpu), 0xffffffff, MORE},
	{"random", offsetof(struct skb_more, random), 0xffffffff, MORE},
};

static int set_field(struct bpfrun *b, const char *name, const char *value)
{
	for (size_t i = 0; i < ARRAY_SIZE(fields); i++) {
		u64 v;
		u32 word;
		if (strcmp(fields[i].name, name))
			continue;
		if (!cli_number(value, fields[i].max, &v))
			return cli_usage(&b->cli, "--skb %s=%s: expected a number up to %llu", name, value,
					 (unsigned long long)fields[i].max);
		word = fields[i].how == BIG_ENDIAN_16 ? (u32)((v & 0xff) << 8 | v >> 8) : (u32)v;
		memcpy((fields[i].how == MORE ? (u8 *)&b->skb_more : (u8 *)&b->skb) + fields[i].offset, &word, 4);
		b->has_nethdr |= !strcmp(name, "nethdr");
		b->has_protocol |= !strcmp(name, "protocol");
		b->has_random |= !strcmp(name, "random");
		b->has_skb = true;
		return 0;
	}
	return cli_usage(&b->cli, "--skb: there is no field '%s'", name);
}

int parse_skb(struct bpfrun *b, const char *text)
{
	char *copy = arena_strdup(&b->cli.arena, text), *save = NULL;

	for (char *word = strtok_r(copy, ",", &save); word; word = strtok_r(NULL, ",", &save)) {
		char *eq = strchr(word, '=');
		int err;
		if (!eq)
			return cli_usage(&b->cli, "--skb %s: expected NAME=VALUE", word);
		*eq = 0;
		err = set_field(b, word, eq + 1);
		if (err)
			return err;
	}
	return 0;
}

/* -- Packets ---------------------------------------------------------------------------------------------------------
 */

void packet_input(const struct bpfrun *b, const u8 *pkt, size_t size, u32 network_offset, u32 ethertype,
		  struct bpfrt_skb *ctx, struct run_input *in)
{
	*in = (struct run_input){.kind = takes_xdp(b->type) ? RUN_XDP : b->type == PROG_FLAT ? RUN_FLAT : RUN_SKB,
				 .wire_len = b->skb.wire_len,
				 .linear = b->skb_more.linear,
				 .cpu = b->skb_more.cpu,
				 .has_random = b->has_random,
				 .random = b->skb_more.random,
				 .data = pkt,
				 .size = size,
				 .repeat = b->repeat,
				 .timeout_ms = b->timeout_ms};
	if (in->kind != RUN_SKB)
		return;
	*ctx = b->skb;
	if (!b->has_nethdr)
		ctx->network_header = network_offset;
	if (!b->has_protocol)
		ctx->protocol = (ethertype & 0xff) << 8 | ethertype >> 8;
	if (ctx->hatype && !ctx->ifindex)
		ctx->ifindex = LOOPBACK;
	if (!ctx->wire_len)
		ctx->wire_len = (u32)size;
	in->ctx = ctx;
	in->ctx_size = sizeof *ctx;
}
