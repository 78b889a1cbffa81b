/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Capture filter expressions: libpcap makes a classic filter of them. Receives the text, leaves the instructions.
 */
#include <pcap/pcap.h>
#include <string.h>

#include "front/cbpf_read.h"

enum { SNAPLEN = 262144 }; /* what tcpdump says if nobody asks: accepted packets are taken whole */

struct expression {
	pcap_t *handle;
	struct bpf_program program;
};

static void release(void *arg)
{
	struct expression *e = arg;

	pcap_freecode(&e->program);
	if (e->handle)
		pcap_close(e->handle);
}

static int link_type(const struct cbpf_prog *c, const char *name, int *out)
{
	static const char prefix[] = "DLT_";
	struct where w = WHERE_NONE;

	*out = DLT_EN10MB;
	if (!name)
		return 0;
	if (!strncmp(name, prefix, sizeof(prefix) - 1))
		name += sizeof(prefix) - 1;
	*out = pcap_datalink_name_to_val(name);
	if (*out >= 0)
		return 0;
	w.file = c->file;
	return diag_error(c->ctx, BPFC_EUSAGE, &w, "libpcap knows no link type '%s'", name);
}

static int compile(struct cbpf_prog *c, struct expression *e, const char *text, const struct bpfc_opts *opts)
{
	struct where w = WHERE_NONE;
	int type, err = link_type(c, opts->linktype, &type);

	w.file = c->file;
	if (err)
		return err;
	e->handle = pcap_open_dead(type, opts->snaplen ? (int)opts->snaplen : SNAPLEN);
	if (!e->handle)
		return diag_error(c->ctx, BPFC_ENOMEM, &w, "libpcap has no memory");
	if (pcap_compile(e->handle, &e->program, text, !opts->pcap_unoptimized, PCAP_NETMASK_UNKNOWN))
		return diag_error(c->ctx, BPFC_ESYNTAX, &w, "'%s': %s", text, pcap_geterr(e->handle));
	return 0;
}

int cbpf_read_pcap(struct cbpf_prog *c, struct arena *arena, const char *text, const struct bpfc_opts *opts)
{
	struct expression e = { .handle = NULL };
	int err;

	ctx_on_throw(c->ctx, release, &e);
	err = compile(c, &e, text, opts);
	if (!err) {
		c->n = e.program.bf_len;
		c->insns = arena_array(arena, c->n, sizeof(*c->insns));
		for (u32 i = 0; i < c->n; i++) {
			const struct bpf_insn *insn = &e.program.bf_insns[i];

			c->insns[i] = (struct cbpf_insn){ insn->code, insn->jt, insn->jf, insn->k };
		}
	}
	ctx_done(c->ctx);
	return err;
}
