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

/* -- Packets ------------------------------------------------------------------------------------------------------ */

static int set_field(struct bpfrun *b, const char *name, const char *value)
{
	s64 min, max;

	b->has_skb = true;
	switch (run_skb_set(&b->skb, name, value, &min, &max)) {
	case RUN_SKB_SET:
		break;
	case RUN_SKB_NO_FIELD:
		return cli_usage(&b->cli, "--skb: there is no field '%s'", name);
	case RUN_SKB_BAD_VALUE:
		if (!min)
			return cli_usage(&b->cli, "--skb %s=%s: expected a number up to %lld", name, value, (long long)max);
		return cli_usage(&b->cli, "--skb %s=%s: expected a number from %lld to %lld", name, value, (long long)min,
				 (long long)max);
	}
	return 0;
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

void packet_input(const struct bpfrun *b, const u8 *pkt, size_t size, u32 network_offset, u32 ethertype,
		  struct bpfrt_skb *ctx, struct run_input *in)
{
	*in = (struct run_input){.kind = takes_xdp(b->type) ? RUN_XDP : b->type == PROG_FLAT ? RUN_FLAT : RUN_SKB,
				 .data = pkt,
				 .size = size,
				 .repeat = b->repeat,
				 .timeout_ms = b->timeout_ms};
	run_skb_apply(&b->skb, network_offset, ethertype, ctx, in);
}
