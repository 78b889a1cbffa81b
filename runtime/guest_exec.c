/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Running the loaded program on inputs: builds memory, packet and context of each between guard pages, runs it guarded,
 * and sends back the result and, where asked, memory and context as the program left them.
 */
#include "guest.h"

#include <stdio.h>
#include <time.h>

enum { HEADROOM = 256, DEFAULT_TIMEOUT_MS = 10000 };
enum kind { KIND_MEM, KIND_CTX, KIND_XDP, KIND_SKB, KIND_FLAT, KIND_NONE }; /* enum run_input_kind of src/run */

static struct area data_area, ctx_area;

struct input {
	u32 kind, flags, repeat, timeout_ms, esp_offset, wire_len, linear, cpu, random;
	const u8 *data, *ctx;
	u32 size, ctx_size;
	/* placed */
	u8 *data_at, *ctx_at;
	u32 ctx_room, uapi_size;
	u32 r1, r2, r3;
	u32 packet; /* where the program's packet is now */
};

/* What the run at hand is told instead of asking the machine: programs see the same in every engine. */
static struct {
	bool has_random;
	u32 cpu, random;
	struct input *input;
} fixed;

uint32_t bpfrt_host_cpu(void)
{
	return fixed.cpu;
}

uint32_t guest_random(void)
{
	return fixed.has_random ? fixed.random : bpfrt_get_prandom_u32();
}

/* The whole packet lies where the request is, the linear part a second time where programs see it. */
int bpfrt_host_skb_bytes(const struct bpfrt_skb *skb, uint32_t off, void *to, uint32_t size)
{
	if (!skb->rest)
		return -RT_EFAULT;
	memcpy(to, (const u8 *)skb->rest + off, size);
	return 0;
}

static void read_input(struct input *i, struct rp_in *in)
{
	*i = (struct input){0};
	i->kind = rp_u32(in);
	i->flags = rp_u32(in);
	i->repeat = rp_u32(in);
	i->timeout_ms = rp_u32(in);
	i->esp_offset = rp_u32(in) & 12;
	i->wire_len = rp_u32(in);
	i->linear = rp_u32(in);
	i->cpu = rp_u32(in);
	i->random = rp_u32(in);
	i->data = rp_block(in, &i->size);
	i->ctx = rp_block(in, &i->ctx_size);
	if (i->kind != KIND_SKB || !i->linear || i->linear > i->size)
		i->linear = i->size;
	if (!i->timeout_ms)
		i->timeout_ms = DEFAULT_TIMEOUT_MS;
	if (!i->repeat)
		i->repeat = 1;
}

/* Where helpers left the packet of an skb; where it was placed if the context says nothing sensible. */
static u32 packet_start(const struct input *i)
{
	u32 placed = (u32)(uintptr_t)i->data_at;
	const struct bpfrt_skb *s = (const struct bpfrt_skb *)i->ctx_at;

	if (i->kind != KIND_SKB || s->data_end != placed + i->linear || s->data > s->data_end ||
	    s->data < placed - HEADROOM)
		return placed;
	return s->data;
}

void guest_packet_moved(struct loaded *l)
{
	struct input *i = fixed.input;
	u32 now = packet_start(i);

	interp_move_region(l->interp, i->packet, now, (u32)(uintptr_t)i->data_at + i->linear - now);
	i->packet = now;
}

/* -- Placing --------------------------------------------------------------------------------------------------------
 */

static void fill_xdp(struct input *i)
{
	struct bpfrt_xdp *x = (struct bpfrt_xdp *)i->ctx_at;
	u32 data = (u32)(uintptr_t)i->data_at;

	x->data = x->data_meta = data;
	x->data_end = x->frame_end = data + i->size;
	x->hard_start = data - HEADROOM;
}

/* Where the host sent no context, the packet is an Ethernet frame. Header positions come as offsets. */
static void fill_skb(struct input *i)
{
	struct bpfrt_skb *s = (struct bpfrt_skb *)i->ctx_at;
	u32 data = (u32)(uintptr_t)i->data_at;

	if (!i->ctx_size) {
		s->wire_len = i->size;
		s->network_header = 14;
		if (i->size >= 14)
			s->protocol = i->data[12] | (u32)i->data[13] << 8;
	}
	s->len = i->size;
	s->data = s->data_meta = data;
	s->data_end = data + i->linear;
	s->rest = (void *)(uintptr_t)i->data;
	s->head = data - HEADROOM;
	s->mac_header += data;
	s->network_header += data;
}

static bool place_context(struct input *i, u32 room, u32 uapi_size)
{
	i->ctx_room = room;
	i->uapi_size = uapi_size;
	i->ctx_at = area_place(&ctx_area, room, 8);
	if (!i->ctx_at)
		return false;
	memset(i->ctx_at, 0, room);
	memcpy(i->ctx_at, i->ctx, MIN(i->ctx_size, room));
	i->r1 = (u32)(uintptr_t)i->ctx_at;
	return true;
}

static bool place_packet(struct input *i)
{
	u8 *p = i->size <= RP_MAX_FRAME ? area_place(&data_area, HEADROOM + i->linear, 1) : NULL;

	if (!p)
		return false;
	memset(p, 0, HEADROOM);
	i->data_at = p + HEADROOM;
	memcpy(i->data_at, i->data, i->linear);
	return true;
}

static bool place_memory(struct input *i, struct area *a)
{
	i->data_at = area_place(a, i->size, 8);
	if (!i->data_at)
		return false;
	memcpy(i->data_at, i->data, i->size);
	memset(i->data_at + i->size, 0, -i->size & 7);
	i->r1 = (u32)(uintptr_t)i->data_at;
	return true;
}

static bool place(struct input *i)
{
	switch ((enum kind)i->kind) {
	case KIND_MEM:
		i->r2 = i->size;
		return place_memory(i, &data_area);
	case KIND_CTX:
		return place_memory(i, &ctx_area);
	case KIND_XDP:
		if (!place_packet(i) ||
		    !place_context(i, sizeof(struct bpfrt_xdp), offsetof(struct bpfrt_xdp, hard_start)))
			return false;
		fill_xdp(i);
		return true;
	case KIND_SKB:
		if (!place_packet(i) || !place_context(i, sizeof(struct bpfrt_skb), offsetof(struct bpfrt_skb, head)))
			return false;
		fill_skb(i);
		return true;
	case KIND_FLAT:
		i->r2 = i->wire_len ? i->wire_len : i->size;
		i->r3 = i->size;
		if (!place_packet(i))
			return false;
		i->r1 = (u32)(uintptr_t)i->data_at;
		return true;
	case KIND_NONE:
		return true;
	}
	return false;
}

/* -- Running ----------------------------------------------------------------------------------------------------------
 */

struct run {
	struct loaded *l;
	const struct input *i;
	struct outcome *o;
	u64 insns, ns;
	bool bad; /* it came back, but not well */
};

static void run_native(void *arg)
{
	struct run *r = arg;
	if (r->i->flags & RP_FILL)
		guest_fill_stack();
	for (u32 k = 0; k < r->i->repeat && !r->bad; k++)
		r->bad = !guest_native(r->l->entry, r->i->r1, r->i->r2, r->i->r3, r->i->esp_offset, r->o);
	if (r->i->kind == KIND_FLAT)
		r->o->r0 = (u32)r->o->r0;
}

static bool load_rest(void *arg, u32 off, u32 size, u8 *out)
{
	const struct bpfrt_skb *s = arg;
	return off <= s->len && s->len - off >= size && !bpfrt_host_skb_bytes(s, off, out, size);
}

static u16 swap16(u32 v)
{
	return (u16)(v >> 8 | v << 8);
}

static struct cinterp_env skb_env(struct bpfrt_skb *s)
{
	return (struct cinterp_env){
		.data = (const u8 *)(uintptr_t)s->data, .size = s->data_end - s->data, .len = s->len,
		.headroom = s->data - s->head, .mac = (s32)(s->mac_header - s->data),
		.network = (s32)(s->network_header - s->data), .load = load_rest, .arg = s,
		.protocol = swap16(s->protocol), .pkttype = (u8)s->pkt_type, .ifindex = s->ifindex, .mark = s->mark,
		.queue = (u16)s->queue_mapping, .hatype = (u16)s->hatype, .rxhash = s->hash, .cpu = bpfrt_host_cpu(),
		.vlan_tci = (u16)s->vlan_tci, .vlan_present = s->vlan_present != 0, .vlan_tpid = swap16(s->vlan_proto),
		.payload_offset = bpfrt_skb_payload_offset(s), .random = guest_random(),
	};
}

static void run_classic(struct run *r)
{
	const struct input *i = r->i;
	struct cinterp_env env = {.data = i->data_at, .size = i->size, .len = i->kind == KIND_FLAT ? i->r2 : i->size};

	if (i->kind == KIND_SKB)
		env = skb_env((struct bpfrt_skb *)i->ctx_at);
	for (u32 k = 0; k < i->repeat; k++)
		r->o->r0 = cinterp_run(r->l->classic, &env);
}

static void run_interp(void *arg)
{
	struct run *r = arg;
	if (r->l->classic) {
		run_classic(r);
		return;
	}
	if (r->i->kind == KIND_FLAT)
		interp_set_caplen(r->l->interp, r->i->size);
	for (u32 k = 0; k < r->i->repeat && !r->o->status; k++)
		r->o->status = interp_run(r->l->interp, r->l->entry_subprog, r->i->r1, r->i->r2, &r->o->r0);
}

static int show_regions(struct loaded *l, const struct input *i)
{
	struct interp_region r[3];
	u32 n = 0;

	r[n++] = (struct interp_region){(uintptr_t)i->data_at, i->linear, true};
	if (i->ctx_at)
		r[n++] = (struct interp_region){(uintptr_t)i->ctx_at, i->uapi_size, true};
	if (i->kind == KIND_SKB) /* what classic filters read of the rest */
		r[n++] = (struct interp_region){(uintptr_t)i->ctx_at + offsetof(struct bpfrt_skb, hatype), 4, false};
	return guest_interp_regions(l, r, n);
}

static u64 now_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (u64)t.tv_sec * 1000000000u + (u64)t.tv_nsec;
}

static void reset(struct loaded *l)
{
	if (l->is_code)
		guest_reset_code(l);
	else
		guest_reset_prog(l);
	for (u32 k = 0; k < l->maps.n; k++)
		bpfrt_reset(l->maps.p[k].map);
	bpfrt_seed(0);
}

static void run_input(struct loaded *l, struct input *i, struct run *r)
{
	struct outcome *o = r->o;

	if (!l->ready) {
		o->status = -BPFC_ERUN;
		snprintf(o->text, sizeof o->text, "error: no program is loaded [RUN]");
		return;
	}
	if (i->flags & RP_RESET)
		reset(l);
	fixed.has_random = i->flags & RP_RANDOM;
	fixed.cpu = i->cpu;
	fixed.random = i->random;
	fixed.input = i;
	if (!place(i) || (!l->is_code && show_regions(l, i))) {
		o->status = -BPFC_ENOMEM;
		snprintf(o->text, sizeof o->text, "error: no memory for %u bytes of input [NOMEM]", i->size);
		return;
	}
	i->packet = (u32)(uintptr_t)i->data_at;
	guest_clock(true);
	u64 start = now_ns();
	guest_guarded(l->is_code ? run_native : run_interp, r, i->timeout_ms, l->is_code ? &l->text : NULL, !l->is_code,
		      o);
	r->ns = now_ns() - start;
	if (o->dirty)
		for (u32 k = 0; k < l->maps.n; k++)
			bpfrt_reset(l->maps.p[k].map);
	if (l->is_code)
		return;
	r->insns = l->classic ? 0 : interp_executed(l->interp);
	if (o->status && !o->text[0] && l->ctx.last)
		snprintf(o->text, sizeof o->text, "%s", l->ctx.last->text);
}

/* -- Answering --------------------------------------------------------------------------------------------------------
 */

/* Memory, or the linear part of the packet. */
static void put_data(const struct input *i, struct rp_out *out)
{
	u32 start;

	if (!(i->flags & RP_KEEP_DATA) || !i->data_at) {
		rp_put_block(out, "", 0);
		return;
	}
	start = packet_start(i);
	rp_put_block(out, (const void *)(uintptr_t)start, (u32)(uintptr_t)i->data_at + i->linear - start);
}

/* Addresses mean nothing to the host. */
static void put_context(const struct input *i, struct rp_out *out)
{
	union {
		struct bpfrt_xdp xdp;
		struct bpfrt_skb skb;
	} c;

	if (!(i->flags & RP_KEEP_CTX) || !i->ctx_at) {
		rp_put_block(out, "", 0);
		return;
	}
	memcpy(&c, i->ctx_at, i->ctx_room);
	if (i->kind == KIND_XDP)
		c.xdp.data = c.xdp.data_end = c.xdp.data_meta = 0;
	else
		c.skb.data = c.skb.data_end = c.skb.data_meta = 0;
	rp_put_block(out, &c, i->uapi_size);
}

void guest_exec(struct loaded *l, struct rp_in *in, struct rp_out *out)
{
	u32 n = rp_count(in, 44);

	rp_put_u32(out, n);
	for (; n; n--) {
		struct outcome o = {.fault_text = 0xffffffff};
		struct input i;
		struct run r = {.l = l, .i = &i, .o = &o};

		read_input(&i, in);
		run_input(l, &i, &r);
		rp_put_u32(out, (u32)o.status);
		rp_put_str(out, o.text);
		rp_put_u64(out, o.r0);
		rp_put_u64(out, r.ns);
		rp_put_u64(out, r.insns);
		rp_put_u32(out, o.fault_addr);
		rp_put_u32(out, o.fault_text);
		put_data(&i, out);
		put_context(&i, out);
	}
}
