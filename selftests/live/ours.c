/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See ours.h. The context of a program on an skb holds what a test run of the kernel puts there.
 */
#include "live/ours.h"

#include <string.h>

#include "bpfrt.h"
#include "live/kernel.h"

enum { ETH = 14 };

static bool is_skb(enum prog_type type)
{
	return type == PROG_SOCKET || type == PROG_TC || type == PROG_CGROUP_SKB;
}

/* What eth_type_trans() finds for the loopback device, whose own and broadcast addresses are all zero: PACKET_HOST,
 * PACKET_MULTICAST, PACKET_OTHERHOST. */
static u32 packet_type(const u8 *dest)
{
	static const u8 none[6];

	if (dest[0] & 1)
		return 2;
	return memcmp(dest, none, 6) ? 3 : 0;
}

static void fill_skb(struct bpfrt_skb *skb, const struct packet *p, enum prog_type type)
{
	u32 skipped = type == PROG_TC ? 0 : ETH;

	*skb = (struct bpfrt_skb){.pkt_type = packet_type(p->data),
				  .mark = KERNEL_MARK,
				  .priority = KERNEL_PRIORITY,
				  .protocol = p->data[12] | (u32)p->data[13] << 8,
				  .ifindex = KERNEL_IFINDEX,
				  .wire_len = p->size,
				  .mac_header = 0u - skipped,
				  .network_header = ETH - skipped};
	for (u32 i = 0; i < 5; i++)
		skb->cb[i] = KERNEL_CB + i;
}

/* Contexts of one subject's inputs. */
union context {
	struct bpfrt_xdp xdp;
	struct bpfrt_skb skb;
};

static struct run_input input_of(const struct subject *s, u32 i, union context *ctx)
{
	const struct packet *p = &s->inputs[i];
	struct run_input in = {.kind = RUN_MEM,
			       .data = p->data,
			       .size = p->size,
			       .repeat = 1,
			       .esp_offset = i % 4 * 4,
			       .timeout_ms = s->timeout_ms,
			       .fill_stack = s->has_poison,
			       .want_data = true};

	if (s->type == PROG_XDP) {
		ctx->xdp = (struct bpfrt_xdp){.ingress_ifindex = KERNEL_IFINDEX};
		in.kind = RUN_XDP;
		in.ctx = &ctx->xdp;
		in.ctx_size = sizeof ctx->xdp;
	} else if (is_skb(s->type)) {
		u32 skipped = s->type == PROG_TC ? 0 : ETH;

		fill_skb(&ctx->skb, p, s->type);
		in.kind = RUN_SKB;
		in.data = p->data + skipped;
		in.size = p->size - skipped;
		in.ctx = &ctx->skb;
		in.ctx_size = sizeof ctx->skb;
		in.want_ctx = true;
	}
	return in;
}

static void take_run(const struct subject *s, const struct run_result *r, struct snap_run *out)
{
	const struct bpfrt_skb *skb = (const struct bpfrt_skb *)(const void *)r->ctx;

	out->r0 = r->r0;
	snapshot_data(out, r->data, r->data_size);
	if (!is_skb(s->type) || r->ctx_size < offsetof(struct bpfrt_skb, head))
		return;
	out->has_ctx = true;
	out->mark = skb->mark;
	out->priority = skb->priority;
	memcpy(out->cb, skb->cb, sizeof out->cb);
}

static const char *error_of(const struct bpfc_ctx *ctx)
{
	const char *text = bpfc_ctx__error(ctx);

	return text ? text : "no message";
}

static bool run_inputs(struct run_guest *g, struct bpfc_ctx *ctx, const struct subject *s, struct snapshot *out)
{
	for (u32 i = 0; i < s->n_inputs; i++) {
		union context c;
		struct run_input in = input_of(s, i, &c);
		struct run_result r = {0};
		int err = run_exec(g, &in, &r);

		if (err)
			snapshot_fail(out, "input %u: %s", i, error_of(ctx));
		else
			take_run(s, &r, &out->runs[i]);
		run_results_free(&r, 1);
		if (err)
			return false;
	}
	return true;
}

static bool set_maps(struct run_guest *g, struct bpfc_ctx *ctx, const struct subject *s, struct snapshot *out)
{
	for (u32 i = 0; i < s->n_presets; i++)
		if (run_map_update(g, s->presets[i].map, s->presets[i].key, s->presets[i].value)) {
			snapshot_fail(out, "%s", error_of(ctx));
			return false;
		}
	return true;
}

/* Maps that the harness cannot show (no implementation, and the program does not use them) are left out. */
static void dump_maps(struct run_guest *g, struct snapshot *out)
{
	u32 n;
	const struct run_map *maps = run_maps(g, &n);

	for (u32 i = 0; i < n; i++) {
		bool records = run_map_is_records(&maps[i]);
		struct snap_map *m = snapshot_map(out, maps[i].name, records ? 4 : maps[i].key_size,
						  records ? SNAPSHOT_RECORD : maps[i].value_size);

		if (m && run_map_dump(g, maps[i].name, records ? snapshot_record : snapshot_entry, m))
			out->n_maps--;
	}
	snapshot_finish(out);
}

static bool load(struct run_guest *g, struct bpfc_ctx *guest_ctx, const struct subject *s, enum engine_id engine,
		 struct code **code, struct snapshot *out)
{
	struct run_program rp = {.prog = s->prog,
				 .entry = s->entry,
				 .max_insns = s->max_insns,
				 .has_poison = s->has_poison,
				 .poison = s->poison};
	struct bpfc_opts opts;

	rp.engine = engines[engine].how == ENGINE_INTERP ? RUN_INTERP : RUN_THREADED;
	if (engines[engine].how == ENGINE_NATIVE) {
		bpfc_opts__init(&opts);
		opts.programs = s->entry ? &s->entry : NULL;
		opts.n_programs = s->entry ? 1 : 0;
		engine_opts(engine, s->seed, s->harden_seed, &opts);
		opts.self_check = true;
		bpfc_ctx__clear_messages(s->prog->ctx);
		if (bpfc_prog__compile(s->prog, &opts, code)) {
			snapshot_fail(out, "%s", error_of(s->prog->ctx));
			return false;
		}
		rp.engine = RUN_NATIVE;
		rp.code = *code;
	}
	if (run_load(g, &rp))
		snapshot_fail(out, "%s", error_of(guest_ctx));
	return !out->error[0];
}

void ours_run(struct run_guest *g, struct bpfc_ctx *guest_ctx, const struct subject *s, enum engine_id engine,
	      struct snapshot *out)
{
	struct code *code = NULL;

	bpfc_ctx__clear_messages(guest_ctx);
	if (load(g, guest_ctx, s, engine, &code, out) && set_maps(g, guest_ctx, s, out) &&
	    run_inputs(g, guest_ctx, s, out))
		dump_maps(g, out);
	bpfc_code__free(code);
}
