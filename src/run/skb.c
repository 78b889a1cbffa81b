/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What is told about a packet by name: fields of its context, and what belongs to it otherwise. The only list of these names;
 * bpfrun-ia32 --skb and the case files of the tests have them.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "run/run.h"

enum { LOOPBACK = 1 }; /* index of the device if only its type is given: 0 would be none */

#define FIELD(name) offsetof(struct run_skb, name)
#define FLAG(name) offsetof(struct run_skb, has_##name)

static const struct {
	const char *name;
	size_t offset, flag; /* where the value goes; where it says that it is there, or 0 */
	s64 min, max;
	bool big_endian; /* 16 bits */
} fields[] = {
	{"protocol", FIELD(ctx.protocol), FLAG(protocol), 0, 0xffff, true},
	{"pkttype", FIELD(ctx.pkt_type), 0, 0, 7, false},
	{"ifindex", FIELD(ctx.ifindex), 0, 0, 0xffffffff, false},
	{"ingress_ifindex", FIELD(ctx.ingress_ifindex), 0, 0, 0xffffffff, false},
	{"mark", FIELD(ctx.mark), 0, 0, 0xffffffff, false},
	{"queue", FIELD(ctx.queue_mapping), 0, 0, 0xffff, false},
	{"hash", FIELD(ctx.hash), 0, 0, 0xffffffff, false},
	{"priority", FIELD(ctx.priority), 0, 0, 0xffffffff, false},
	{"vlan_tci", FIELD(ctx.vlan_tci), 0, 0, 0xffff, false},
	{"vlan_present", FIELD(ctx.vlan_present), 0, 0, 1, false},
	{"vlan_proto", FIELD(ctx.vlan_proto), 0, 0, 0xffff, true},
	{"tc_index", FIELD(ctx.tc_index), 0, 0, 0xffff, false},
	{"tc_classid", FIELD(ctx.tc_classid), 0, 0, 0xffffffff, false},
	{"napi_id", FIELD(ctx.napi_id), 0, 0, 0xffffffff, false},
	{"gso_segs", FIELD(ctx.gso_segs), 0, 0, 0xffff, false},
	{"gso_size", FIELD(ctx.gso_size), 0, 0, 0xffff, false},
	{"wire_len", FIELD(ctx.wire_len), 0, 0, 0xffffffff, false},
	{"nethdr", FIELD(ctx.network_header), FLAG(nethdr), -256, 0xffff, false},
	{"machdr", FIELD(ctx.mac_header), 0, -256, 0xffff, false},
	{"hatype", FIELD(ctx.hatype), 0, 0, 0xffff, false},
	{"linear", FIELD(linear), 0, 0, 0xffffffff, false},
	{"cpu", FIELD(cpu), 0, 0, 0xffffffff, false},
	{"random", FIELD(random), FLAG(random), 0, 0xffffffff, false},
};

enum run_skb_status run_skb_set(struct run_skb *s, const char *name, const char *value, s64 *min, s64 *max)
{
	for (size_t i = 0; i < ARRAY_SIZE(fields); i++) {
		long long v;
		char *end;
		u32 word;

		if (strcmp(fields[i].name, name))
			continue;
		*min = fields[i].min;
		*max = fields[i].max;
		errno = 0;
		v = strtoll(value, &end, 0);
		if (errno || *end || !strchr("-0123456789", *value) || !*value || v < *min || v > *max)
			return RUN_SKB_BAD_VALUE;
		word = fields[i].big_endian ? (u32)((v & 0xff) << 8 | v >> 8) : (u32)v;
		memcpy((u8 *)s + fields[i].offset, &word, sizeof(word));
		if (fields[i].flag)
			*(bool *)((u8 *)s + fields[i].flag) = true;
		return RUN_SKB_SET;
	}
	return RUN_SKB_NO_FIELD;
}

void run_skb_apply(const struct run_skb *s, u32 network_offset, u32 ethertype, struct bpfrt_skb *ctx, struct run_input *in)
{
	in->wire_len = s->ctx.wire_len;
	in->linear = s->linear;
	in->cpu = s->cpu;
	in->has_random = s->has_random;
	in->random = s->random;
	if (in->kind != RUN_SKB)
		return;
	*ctx = s->ctx;
	if (!s->has_nethdr)
		ctx->network_header = network_offset;
	if (!s->has_protocol)
		ctx->protocol = (ethertype & 0xff) << 8 | ethertype >> 8;
	if (ctx->hatype && !ctx->ifindex)
		ctx->ifindex = LOOPBACK;
	if (!ctx->wire_len)
		ctx->wire_len = (u32)in->size;
	in->ctx = ctx;
	in->ctx_size = sizeof *ctx;
}
