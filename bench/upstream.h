/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Surroundings of the kernel's programs (upstream.py), a part of bare.c: helpers that the runtime does not have, and
 * the entry, which fills the maps at its first call. ENTRY is the program. Layouts of keys and values are the
 * programs'.
 */
#ifndef BENCH_UPSTREAM_H
#define BENCH_UPSTREAM_H

#define WEAK __attribute__((weak))

extern WEAK struct bpfrt_map vip_map, ch_rings, reals, stats, ctl_array, rxcnt, vip2tnl;
uint64_t ENTRY(void *ctx), bare_upstream(void *ctx);
WEAK int64_t bpfrt_skb_set_tunnel_key(void *skb, const void *key, uint32_t size, uint64_t flags);
WEAK int64_t bpfrt_redirect(uint32_t ifindex, uint64_t flags);
WEAK int64_t bpfrt_xdp_adjust_head(void *xdp, int32_t delta);

struct vip {
	uint32_t address[4];
	uint16_t port, family;
	uint8_t protocol, pad[3];
};

struct tunnel {
	uint32_t from[4], to[4];
	uint16_t family;
	uint8_t mac[6];
};

enum { VIP = 0x0100000a, PORT = 0x5000, TCP = 6, INET = 2 }; /* 10.0.0.1, 80, in network order */

/* Of the tunnel's key, the address; it shows in the result. */
static uint32_t remote;

int64_t bpfrt_skb_set_tunnel_key(void *skb, const void *key, uint32_t size, uint64_t flags)
{
	(void)skb;
	remote = ((const uint32_t *)key)[1] + size + (uint32_t)flags;
	return 0;
}

int64_t bpfrt_redirect(uint32_t ifindex, uint64_t flags)
{
	return (int32_t)((ifindex << 8) ^ remote ^ (uint32_t)flags);
}

int64_t bpfrt_xdp_adjust_head(void *xdp, int32_t delta)
{
	*(uint32_t *)xdp += (uint32_t)delta;
	return 0;
}

static void fill_l4lb(void)
{
	struct vip key = {{VIP}, PORT, 0, TCP, {0}};
	uint32_t meta[2] = {0, 3};

	open_map(&vip_map);
	open_map(&ch_rings);
	open_map(&reals);
	open_map(&stats);
	open_map(&ctl_array);
	bpfrt_map_update_elem(&vip_map, &key, meta, 0);
	for (uint32_t i = 0; i < 24; i++) {
		uint32_t real = i % 5;

		bpfrt_map_update_elem(&ch_rings, &i, &real, 0);
	}
	for (uint32_t i = 0; i < 5; i++) {
		uint32_t real[5] = {0x0a00000a + (i << 24)};

		bpfrt_map_update_elem(&reals, &i, real, 0);
	}
	for (uint32_t i = 0; i < 3; i++) {
		uint32_t control[2] = {4 + i};

		bpfrt_map_update_elem(&ctl_array, &i, control, 0);
	}
}

static void fill_xdp(void)
{
	struct vip key = {{VIP}, PORT, INET, TCP, {0}};
	struct tunnel to = {{0x0100a8c0}, {0x0200a8c0}, INET, {2, 3, 5, 7, 11, 13}};

	open_map(&rxcnt);
	open_map(&vip2tnl);
	bpfrt_map_update_elem(&vip2tnl, &key, &to, 0);
}

uint64_t bare_upstream(void *ctx)
{
	static int ready;

	if (!ready) {
		ready = 1;
		if (&vip_map)
			fill_l4lb();
		if (&vip2tnl)
			fill_xdp();
	}
	return (uint32_t)ENTRY(ctx);
}

#endif
