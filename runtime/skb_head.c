/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Helpers that move the start of a packet: VLAN tags, room in front. The room is what the host left between `head` and
 * `data`; Linux would get more memory. Tags that programs see beside the packet are in vlan_present, vlan_proto and
 * vlan_tci, the outermost one; further ones are in the packet, behind the addresses.
 */
#include "rt.h"

enum {
	ADDRESSES = 12, ETH_HLEN = 14, TAG = 4, TAGGED_HLEN = ETH_HLEN + TAG,
	/* protocols, as they lie in the packet and in vlan_proto */
	P_8021Q = 0x0081, P_8021AD = 0xa888, P_802_3 = 0x0100, P_802_2 = 0x0400,
	MAX_LEN = 16064, /* of a packet that bpf_skb_change_head() makes: Linux's SKB_MAX_ALLOC with pages of 4 KiB */
};

static uint8_t *bytes(uint32_t addr)
{
	return (uint8_t *)(uintptr_t)addr;
}

/* A number as it lies in the packet. */
static uint32_t raw16(const uint8_t *p)
{
	return p[0] | (uint32_t)p[1] << 8;
}

static void put_raw16(uint8_t *p, uint32_t v)
{
	p[0] = (uint8_t)v;
	p[1] = (uint8_t)(v >> 8);
}

static uint32_t swap16(uint32_t v)
{
	return (v & 0xff) << 8 | (v >> 8 & 0xff);
}

/* Starts the packet N bytes earlier (later, if negative); metadata stay as far in front of it. */
static void move_data(struct bpfrt_skb *s, int32_t n)
{
	s->data -= (uint32_t)n;
	s->data_meta -= (uint32_t)n;
	s->len += (uint32_t)n;
}

static bool has_room(const struct bpfrt_skb *s, uint32_t n)
{
	uint32_t start = s->data_meta && s->data_meta < s->data ? s->data_meta : s->data;

	return s->head && s->head <= start && start - s->head >= n;
}

static bool is_vlan(uint32_t proto)
{
	return proto == P_8021Q || proto == P_8021AD;
}

/* -- Push --------------------------------------------------------------------------------------------------- */

/* The tag beside the packet goes into it. */
static int insert_tag(struct bpfrt_skb *s)
{
	uint8_t *p;

	if (s->data != s->mac_header)
		return -RT_EINVAL;
	if (!has_room(s, TAG) || s->data_end - s->data < ADDRESSES)
		return -RT_ENOMEM;
	move_data(s, TAG);
	p = bytes(s->data);
	__builtin_memmove(p, p + TAG, ADDRESSES);
	put_raw16(p + ADDRESSES, s->vlan_proto);
	put_raw16(p + ADDRESSES + 2, swap16(s->vlan_tci));
	s->mac_header = s->data;
	s->network_header -= TAG;
	s->protocol = s->vlan_proto;
	return 0;
}

int64_t bpfrt_skb_vlan_push(void *skb, uint32_t proto, uint32_t tci)
{
	struct bpfrt_skb *s = skb;
	int err = s->vlan_present ? insert_tag(s) : 0;

	if (err)
		return err;
	proto &= 0xffff;
	s->vlan_present = 1;
	s->vlan_proto = is_vlan(proto) ? proto : P_8021Q;
	s->vlan_tci = tci & 0xffff;
	return 0;
}

/* -- Pop ---------------------------------------------------------------------------------------------------- */

/* What stands in the packet behind its outermost tag, at NEXT (2 bytes more can be read if MORE). */
static uint32_t inner_protocol(const uint8_t *next, bool more)
{
	uint32_t proto = raw16(next);

	if (swap16(proto) >= 0x0600)
		return proto;
	return more && raw16(next + 2) == 0xffff ? P_802_3 : P_802_2;
}

/* Takes the outermost tag out of the packet. */
static int remove_tag(struct bpfrt_skb *s, uint32_t *tci)
{
	uint8_t *p = bytes(s->data);
	uint32_t linear = s->data_end - s->data;

	if (s->data != s->mac_header)
		return -RT_EINVAL;
	if (linear < TAGGED_HLEN)
		return -RT_ENOMEM;
	*tci = swap16(raw16(p + ETH_HLEN));
	s->protocol = inner_protocol(p + ETH_HLEN + 2, linear >= TAGGED_HLEN + 2);
	__builtin_memmove(p + TAG, p, ADDRESSES);
	move_data(s, -TAG);
	s->mac_header = s->data;
	if ((int32_t)(s->network_header - s->data) < ETH_HLEN)
		s->network_header = s->data + ETH_HLEN;
	return 0;
}

int64_t bpfrt_skb_vlan_pop(void *skb)
{
	struct bpfrt_skb *s = skb;
	uint32_t tci, proto;
	int err = 0;

	if (s->vlan_present)
		s->vlan_present = s->vlan_proto = s->vlan_tci = 0;
	else if (is_vlan(s->protocol))
		err = remove_tag(s, &tci);
	if (err || !is_vlan(s->protocol))
		return err;
	proto = s->protocol;
	err = remove_tag(s, &tci);
	if (err)
		return err;
	s->vlan_present = 1;
	s->vlan_proto = proto;
	s->vlan_tci = tci;
	return 0;
}

/* -- Room in front ------------------------------------------------------------------------------------------ */

int64_t bpfrt_skb_change_head(void *skb, uint32_t n, uint64_t flags)
{
	struct bpfrt_skb *s = skb;

	if (flags || (int32_t)n < 0 || s->len + n < s->len || (!s->gso_size && s->len + n > MAX_LEN))
		return -RT_EINVAL;
	if (!has_room(s, n))
		return -RT_ENOMEM;
	move_data(s, (int32_t)n);
	__builtin_memset(bytes(s->data), 0, n);
	s->mac_header = s->data;
	return 0;
}
