/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of libbpfrt-ia32's further maps and helpers, in the 32-bit unit program only: checksums, numbers in text, VLAN
 * tags and room in front of packets, flow numbers, locks in values, records, maps in maps, cgroup storage. What Linux
 * gives for the same was also compared by selftests/live.
 */
#include <CUnit/CUnit.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "bpfrt.h"
#include "maptype.h"
#include "test.h"

enum { LINUX_ENOTSUPP = 524 };

static struct bpfrt_map map_of(uint32_t type, uint32_t key, uint32_t value, uint32_t max)
{
	return (struct bpfrt_map){
		.version = BPFRT_MAP_VERSION, .type = type, .key_size = key, .value_size = value, .max_entries = max};
}

/* -- Checksums ---------------------------------------------------------------------------------------------------- */

static void test_csum(void)
{
	/* RFC 1071, section 3: the sum is ddf2 */
	static const uint8_t rfc[] = {0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7}, zeros[8], ones[8] = {
		0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
	struct bpfrt_skb skb = {.csum = 0xfffffff0};

	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, rfc, 8, 0), 0xf2dd);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(rfc, 8, NULL, 0, 0), 0x0d22);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(rfc, 8, rfc, 8, 0), 0xffff);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(zeros, 8, rfc, 8, 0), 0xf2dd);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, rfc, 8, 1), 0xf2de);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, rfc, 8, 0xf2dd0000), 0xe5bb); /* f2dd + f2dd, the carry added */
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, rfc, 3, 0), 0x01f2);	       /* as if zeros followed */
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, rfc, 1, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, zeros, 8, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, ones, 8, 0), 0xffff);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(ones, 8, zeros, 8, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_csum_diff(NULL, 0, NULL, 0, 0x00010001), 2);
	CU_ASSERT_EQUAL(bpfrt_csum_update(&skb, 1), -LINUX_ENOTSUPP);
	skb.csum_complete = 1;
	CU_ASSERT_EQUAL(bpfrt_csum_update(&skb, 0x11), 2);
	CU_ASSERT_EQUAL(skb.csum, 2);
	skb.csum = 0x80000000;
	CU_ASSERT_EQUAL(bpfrt_csum_update(&skb, 5), 0x80000005ll); /* no sign */
}

/* -- Numbers in text ----------------------------------------------------------------------------------------------- */

static void test_strto(void)
{
	static const struct {
		const char *text;
		uint32_t size; /* 0: all of it */
		uint64_t flags;
		int64_t n, v; /* bpf_strtol() */
		int64_t un;
		uint64_t u; /* bpf_strtoul() */
	} rows[] = {
		{"42x", 0, 0, 2, 42, 2, 42},
		{"42x", 1, 0, 1, 4, 1, 4},
		{"\t -42", 0, 10, 5, -42, -EINVAL, 0},
		{"\xa0" "7", 0, 10, 2, 7, 2, 7},
		{"\x1f" "7", 0, 10, -EINVAL, 0, -EINVAL, 0},
		{"0x1F", 0, 0, 4, 31, 4, 31},
		{"0x1F", 0, 16, 4, 31, 4, 31},
		{"0x1F", 0, 10, 1, 0, 1, 0},
		{"0x", 0, 0, 1, 0, 1, 0},
		{"0x", 0, 16, -EINVAL, 0, -EINVAL, 0},
		{"0x1F", 2, 0, 1, 0, 1, 0},
		{"017", 0, 0, 3, 15, 3, 15},
		{"089", 0, 0, 1, 0, 1, 0},
		{"fF", 0, 16, 2, 255, 2, 255},
		{"f", 0, 0, -EINVAL, 0, -EINVAL, 0},
		{"", 1, 0, -EINVAL, 0, -EINVAL, 0},
		{"-", 0, 0, -EINVAL, 0, -EINVAL, 0},
		{"+1", 0, 0, -EINVAL, 0, -EINVAL, 0},
		{"1", 0, 2, -EINVAL, 0, -EINVAL, 0},
		{"1", 0, 32, -EINVAL, 0, -EINVAL, 0},
		{"1", 0, 1ull << 32, -EINVAL, 0, -EINVAL, 0},
		{"9223372036854775807", 0, 0, 19, INT64_MAX, 19, INT64_MAX},
		{"9223372036854775808", 0, 0, -ERANGE, 0, 19, 1ull << 63},
		{"-9223372036854775808", 0, 0, 20, INT64_MIN, -EINVAL, 0},
		{"-9223372036854775809", 0, 0, -ERANGE, 0, -EINVAL, 0},
		{"18446744073709551615", 0, 0, -ERANGE, 0, 20, UINT64_MAX},
		{"18446744073709551616", 0, 0, -ERANGE, 0, -ERANGE, 0},
		{"0x10000000000000000", 0, 0, -ERANGE, 0, -ERANGE, 0},
		{"01777777777777777777777", 0, 0, -ERANGE, 0, 23, UINT64_MAX},
		/* 63 characters are looked at */
		{"000000000000000000000000000000000000000000000000000000000000000012", 0, 10, 63, 0, 63, 0},
		{" 0000000000000000000000000000000000000000000000000000000000000012", 0, 10, 64, 1, 64, 1},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint32_t size = rows[i].size ? rows[i].size : (uint32_t)strlen(rows[i].text);
		int64_t v = 99;
		uint64_t u = 98;

		CU_ASSERT_EQUAL(bpfrt_strtol(rows[i].text, size, rows[i].flags, &v), rows[i].n);
		CU_ASSERT_EQUAL(v, rows[i].v);
		CU_ASSERT_EQUAL(bpfrt_strtoul(rows[i].text, size, rows[i].flags, &u), rows[i].un);
		CU_ASSERT_EQUAL(u, rows[i].u);
	}
}

/* -- Packets ------------------------------------------------------------------------------------------------------- */

struct frame {
	uint8_t room[16], packet[24];
};

static const uint8_t plain[24] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 8, 0, 0x45, 1, 2, 3, 4, 5, 6, 7, 8, 9};

static struct bpfrt_skb skb_of(struct frame *f)
{
	uint32_t at = (uint32_t)(uintptr_t)f->packet;

	memset(f->room, 0xee, sizeof f->room);
	memcpy(f->packet, plain, sizeof plain);
	return (struct bpfrt_skb){.len = 24, .protocol = 8, .data = at, .data_end = at + 24, .data_meta = at,
				  .head = at - 16, .mac_header = at, .network_header = at + 14};
}

static const uint8_t *at(const struct bpfrt_skb *s)
{
	return (const uint8_t *)(uintptr_t)s->data;
}

static void test_vlan(void)
{
	static const uint8_t tagged[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0x81, 0, 0xf1, 0x23, 8, 0, 0x45, 1};
	struct frame f;
	struct bpfrt_skb s = skb_of(&f);

	/* the first tag stands beside the packet */
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_push(&s, 0x1234, 0xf123), 0);
	CU_ASSERT(s.vlan_present == 1 && s.vlan_proto == 0x0081 && s.vlan_tci == 0xf123 && s.len == 24 && s.protocol == 8);
	CU_ASSERT(!memcmp(f.packet, plain, 24));
	/* the second one sends it into the packet */
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_push(&s, 0xa888, 7), 0);
	CU_ASSERT(s.vlan_proto == 0xa888 && s.vlan_tci == 7 && s.len == 28 && s.protocol == 0x0081);
	CU_ASSERT_EQUAL(s.data, (uint32_t)(uintptr_t)f.packet - 4);
	CU_ASSERT(s.mac_header == s.data && s.data_meta == s.data && s.network_header == s.data + 14);
	CU_ASSERT(!memcmp(at(&s), tagged, sizeof tagged));
	for (int i = 0; i < 3; i++)
		CU_ASSERT_EQUAL(bpfrt_skb_vlan_push(&s, 0x0081, 8), 0);
	CU_ASSERT_EQUAL(s.data, s.head);
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_push(&s, 0x0081, 9), -ENOMEM);
	CU_ASSERT_EQUAL(s.vlan_tci, 8);
	for (int i = 0; i < 5; i++)
		CU_ASSERT_EQUAL(bpfrt_skb_vlan_pop(&s), 0);
	CU_ASSERT(!s.vlan_present && !s.vlan_tci && !s.vlan_proto && s.len == 24 && s.protocol == 8);
	CU_ASSERT(s.data == (uint32_t)(uintptr_t)f.packet && !memcmp(at(&s), plain, 24));
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_pop(&s), 0); /* nothing to do */
	/* not at the link-layer header; cut within the tag */
	s.protocol = 0x0081;
	s.mac_header--;
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_pop(&s), -EINVAL);
	s.mac_header++;
	s.data_end = s.data + 17;
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_pop(&s), -ENOMEM);
	/* a length behind the tag: 802.2, or 802.3 of old */
	s = skb_of(&f);
	s.protocol = 0x0081;
	f.packet[16] = 5;
	CU_ASSERT(bpfrt_skb_vlan_pop(&s) == 0 && s.protocol == 0x0400);
	s = skb_of(&f);
	s.protocol = 0x0081;
	f.packet[16] = 5;
	f.packet[18] = f.packet[19] = 0xff;
	CU_ASSERT(bpfrt_skb_vlan_pop(&s) == 0 && s.protocol == 0x0100);
	/* no room is known of */
	s = skb_of(&f);
	s.head = 0;
	s.vlan_present = 1;
	CU_ASSERT_EQUAL(bpfrt_skb_vlan_push(&s, 0x0081, 9), -ENOMEM);
}

static void test_change_head(void)
{
	struct frame f;
	struct bpfrt_skb s = skb_of(&f);

	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 4, 1), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 0x80000000, 0), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 16064 - 23, 0), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 17, 0), -ENOMEM);
	CU_ASSERT(s.len == 24 && f.room[15] == 0xee);
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 10, 0), 0);
	CU_ASSERT(s.len == 34 && s.data == (uint32_t)(uintptr_t)f.packet - 10 && s.mac_header == s.data);
	CU_ASSERT_EQUAL(s.network_header, (uint32_t)(uintptr_t)f.packet + 14);
	for (int i = 0; i < 10; i++)
		CU_ASSERT_EQUAL(at(&s)[i], 0);
	CU_ASSERT(f.room[5] == 0xee && !memcmp(f.packet, plain, 24));
	/* metadata in front of the packet needs the room */
	s.data_meta = s.data - 4;
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 3, 0), -ENOMEM);
	CU_ASSERT_EQUAL(bpfrt_skb_change_head(&s, 2, 0), 0);
	CU_ASSERT_EQUAL(s.data_meta, s.head);
}

static void test_flow(void)
{
	uint8_t p[40] = {0x45, 0, 0, 40, 0, 0, 0, 0, 64, 6, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2, 0x12, 0x34, 0, 80};
	uint32_t data = (uint32_t)(uintptr_t)p, there, back;
	struct bpfrt_skb s = {.len = 40, .data = data, .data_end = data + 40, .head = data, .network_header = data,
			      .protocol = 8, .classid = 0x10001};

	there = bpfrt_get_hash_recalc(&s);
	CU_ASSERT(there && s.hash == there && bpfrt_get_hash_recalc(&s) == there);
	memcpy(p + 12, (uint8_t[]){10, 0, 0, 2, 10, 0, 0, 1, 0, 80, 0x12, 0x34}, 12);
	CU_ASSERT_EQUAL(bpfrt_get_hash_recalc(&s), there); /* until it is forgotten */
	s.hash = 0;
	back = bpfrt_get_hash_recalc(&s);
	CU_ASSERT_EQUAL(back, there);
	p[21]++;
	s.hash = 0;
	CU_ASSERT_NOT_EQUAL(bpfrt_get_hash_recalc(&s), there);
	/* ports do not count in fragments */
	p[6] = 0x20;
	s.hash = 0;
	there = bpfrt_get_hash_recalc(&s);
	p[21]++;
	s.hash = 0;
	CU_ASSERT_EQUAL(bpfrt_get_hash_recalc(&s), there);
	/* a packet that is cut off, one of another protocol */
	s.data_end = data + 5;
	s.len = 5;
	s.hash = 0;
	CU_ASSERT_NOT_EQUAL(bpfrt_get_hash_recalc(&s), 0);
	s.protocol = 0x0608;
	s.hash = 0;
	CU_ASSERT_NOT_EQUAL(bpfrt_get_hash_recalc(&s), 0);
	CU_ASSERT_EQUAL(bpfrt_get_cgroup_classid(&s), 0x10001);
}

/* A host that knows one route. */
int64_t bpfrt_host_fib_lookup(void *ctx, void *params, uint32_t flags)
{
	((uint8_t *)params)[8] = (uint8_t)flags;
	return ctx ? 0 : 7;
}

static void test_fib(void)
{
	uint8_t params[64] = {2}, ctx[1];

	CU_ASSERT_EQUAL(bpfrt_fib_lookup(ctx, params, 63, 0), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_fib_lookup(ctx, params, 64, 0x40), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_fib_lookup(ctx, params, 64, 5), 0);
	CU_ASSERT_EQUAL(params[8], 5);
	params[0] = 10;
	CU_ASSERT_EQUAL(bpfrt_fib_lookup(NULL, params, 64, 0), 7);
	params[0] = 1;
	CU_ASSERT_EQUAL(bpfrt_fib_lookup(ctx, params, 64, 0), -EAFNOSUPPORT);
}

/* -- Locks in values ----------------------------------------------------------------------------------------------- */

struct locked {
	uint32_t before, lock, after;
};

static void test_lock(void)
{
	static const uint32_t types[] = {MAP_ARRAY, MAP_HASH};
	struct locked v = {1, 0xdead, 2}, *p;
	uint32_t key = 1;

	for (int t = 0; t < 2; t++) {
		struct bpfrt_map m = map_of(types[t], 4, sizeof v, 2);

		v.after = 2;
		m.spin_lock = 4 + 1;
		CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, 0), 0);
		p = bpfrt_map_lookup_elem(&m, &key);
		CU_ASSERT(p->before == 1 && p->lock == 0 && p->after == 2);
		CU_ASSERT_EQUAL(bpfrt_spin_lock(&p->lock), 0);
		CU_ASSERT_EQUAL(p->lock, 1);
		v.after = 3;
		/* of an array the same element, of a hash map a new one */
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, BPFRT_EXIST), 0);
		CU_ASSERT_EQUAL(p->lock, 1);
		CU_ASSERT_EQUAL(bpfrt_spin_unlock(&p->lock), 0);
		p = bpfrt_map_lookup_elem(&m, &key);
		CU_ASSERT(p->lock == 0 && p->after == 3);
		v.after = 4;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, BPFRT_F_LOCK), 0);
		CU_ASSERT(p->before == 1 && p->lock == 0 && p->after == 4);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, BPFRT_F_LOCK | BPFRT_NOEXIST), -EEXIST);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, BPFRT_F_LOCK | 3), -EINVAL);
		bpfrt_close(&m, &bpfrt_malloc);
		m.spin_lock = 0;
		CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &v, BPFRT_F_LOCK), -EINVAL);
		bpfrt_close(&m, &bpfrt_malloc);
		/* not within the value, not aligned */
		m.spin_lock = 12 + 1;
		CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
		m.spin_lock = 2 + 1;
		CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
	}
}

static struct locked shared;

static void *add_locked(void *arg)
{
	for (int i = 0; i < 3000; i++) {
		bpfrt_spin_lock(&shared.lock);
		*(volatile uint32_t *)&shared.before += 1;
		*(volatile uint32_t *)&shared.after -= 1;
		bpfrt_spin_unlock(&shared.lock);
		if (i % 100 == 0)
			sched_yield();
	}
	return arg;
}

static void test_lock_threads(void)
{
	pthread_t threads[3];

	for (int i = 0; i < 3; i++)
		CU_ASSERT_EQUAL_FATAL(pthread_create(&threads[i], NULL, add_locked, NULL), 0);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	CU_ASSERT(shared.before == 9000 && shared.after == 0u - 9000 && shared.lock == 0);
}

/* -- Records ------------------------------------------------------------------------------------------------------- */

static struct bpfrt_map *woken;
static uint32_t wakeups;

void bpfrt_host_wakeup(struct bpfrt_map *map)
{
	woken = map;
	wakeups++;
}

static void expect_record(struct bpfrt_map *m, const void *data, uint32_t size, uint32_t index)
{
	struct bpfrt_record r = {0};

	CU_ASSERT_EQUAL(bpfrt_record_next(m, &r), 1);
	CU_ASSERT(r.size == size && r.index == index && !memcmp(r.data, data, size) && (uintptr_t)r.data % 8 == 0);
	CU_ASSERT_EQUAL(bpfrt_record_done(m), 1);
}

static void test_ringbuf(void)
{
	struct bpfrt_map m = map_of(MAP_RINGBUF, 0, 0, 4096);
	struct bpfrt_record r;
	uint8_t *a, *b, *c;

	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), -EINVAL);
	CU_ASSERT_PTR_NULL(bpfrt_ringbuf_reserve(&m, 8, 0));
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	wakeups = 0;
	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), 0);
	CU_ASSERT_EQUAL(bpfrt_record_done(&m), 0);
	CU_ASSERT_PTR_NULL(bpfrt_ringbuf_reserve(&m, 8, 1));
	CU_ASSERT_PTR_NULL(bpfrt_ringbuf_reserve(&m, 4089, 0));
	CU_ASSERT_PTR_NULL(bpfrt_ringbuf_reserve(&m, 0x100000008ull, 0));
	/* done in another order than begun */
	a = bpfrt_ringbuf_reserve(&m, 3, 0);
	b = bpfrt_ringbuf_reserve(&m, 0, 0);
	c = bpfrt_ringbuf_reserve(&m, 9, 0);
	CU_ASSERT(a && b == a + 16 && c == b + 8);
	memcpy(a, "abc", 3);
	memcpy(c, "123456789", 9);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 0), 16 + 8 + 24);
	bpfrt_ringbuf_submit(c, 0);
	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), 0);
	CU_ASSERT_EQUAL(wakeups, 0);
	bpfrt_ringbuf_submit(a, 0);
	CU_ASSERT(wakeups == 1 && woken == &m);
	bpfrt_ringbuf_discard(b, 1 /* BPF_RB_NO_WAKEUP */);
	expect_record(&m, "abc", 3, 0);
	expect_record(&m, "123456789", 9, 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 1), 4096);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 2), 48);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 3), 48);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 4), 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, "x", 1, 4), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, "x", 1, 1), 0);
	CU_ASSERT_EQUAL(wakeups, 1);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, "y", 1, 2), 0);
	CU_ASSERT_EQUAL(wakeups, 2);
	/* it holds no elements */
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &r));
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &r, &r, 0), -LINUX_ENOTSUPP);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &r), -LINUX_ENOTSUPP);
	CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, NULL, &r), -ENOENT);
	bpfrt_reset(&m);
	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), 0);
	CU_ASSERT_EQUAL(bpfrt_records_lost(&m), 0);
	bpfrt_close(&m, &bpfrt_malloc);
	m = map_of(MAP_ARRAY, 4, 8, 1);
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_records_lost(&m), 0);
	bpfrt_close(&m, &bpfrt_malloc);
}

/* Full to the last byte but one; records across the end lie in one piece; positions beyond 2^32 bytes. */
static void test_ring_wrap(void)
{
	struct bpfrt_map m = map_of(MAP_RINGBUF, 0, 0, 4096);
	uint8_t data[4000];
	uint32_t lost;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, 4088, 0), -EAGAIN); /* 4096 with its head */
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, 4000, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, 80, 0), -EAGAIN);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, 72, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 0), 4088);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, 0, 0), -EAGAIN);
	CU_ASSERT_EQUAL(bpfrt_records_lost(&m), 3);
	CU_ASSERT(bpfrt_record_done(&m) == 1 && bpfrt_record_done(&m) == 1 && bpfrt_record_done(&m) == 0);
	for (uint32_t i = 0; i < 2000; i++) {
		uint32_t n = 1 + i * 37 % 4000;

		for (uint32_t k = 0; k < n; k++)
			data[k] = (uint8_t)(i + k * 3);
		CU_ASSERT_EQUAL(bpfrt_ringbuf_output(&m, data, n, 0), 0);
		expect_record(&m, data, n, 0);
	}
	lost = bpfrt_records_lost(&m);
	for (uint32_t i = 0; i < 0x108000 && lost == 3; i++) { /* 4008 bytes each */
		void *p = bpfrt_ringbuf_reserve(&m, 4000, 0);

		if (p)
			bpfrt_ringbuf_submit(p, 0);
		if (!p || bpfrt_record_done(&m) != 1)
			lost = i;
	}
	CU_ASSERT_EQUAL(lost, 3);
	CU_ASSERT_EQUAL(bpfrt_ringbuf_query(&m, 2), bpfrt_ringbuf_query(&m, 3));
	expect_record((bpfrt_ringbuf_output(&m, "end", 3, 0), &m), "end", 3, 0);
	bpfrt_close(&m, &bpfrt_malloc);
}

struct writer {
	struct bpfrt_map *map;
	uint32_t id;
};

enum { WRITERS = 3, EACH = 5000 };

static void *write_records(void *arg)
{
	struct writer *w = arg;
	uint32_t n = 0;

	while (n < EACH) {
		uint32_t size = 8 + n % 61, *p = bpfrt_ringbuf_reserve(w->map, size, 0);

		if (!p) {
			sched_yield();
			continue;
		}
		memset(p, (int)(w->id + n), size);
		p[0] = w->id;
		p[1] = n++;
		if (n % 5 == 1)
			bpfrt_ringbuf_discard(p, 0);
		else
			bpfrt_ringbuf_submit(p, 0);
	}
	return NULL;
}

static bool good_record(const struct bpfrt_record *r, uint32_t next[WRITERS])
{
	const uint32_t *p = r->data;
	uint32_t id = p[0], n = p[1];

	if (id >= WRITERS || r->size != 8 + n % 61 || n % 5 == 0)
		return false;
	for (uint32_t i = 8; i < r->size; i++)
		if (((const uint8_t *)r->data)[i] != (uint8_t)(id + n))
			return false;
	next[id] += next[id] % 5 == 0;
	return next[id]++ == n;
}

static void test_ring_threads(void)
{
	struct bpfrt_map m = map_of(MAP_RINGBUF, 0, 0, 4096);
	struct writer w[WRITERS];
	pthread_t threads[WRITERS];
	uint32_t next[WRITERS] = {0}, bad = 0;
	struct bpfrt_record r;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	for (uint32_t i = 0; i < WRITERS; i++) {
		w[i] = (struct writer){&m, i};
		CU_ASSERT_EQUAL_FATAL(pthread_create(&threads[i], NULL, write_records, &w[i]), 0);
	}
	for (uint32_t n = 0; n < WRITERS * EACH / 5 * 4;) {
		if (bpfrt_record_next(&m, &r) != 1) {
			sched_yield();
			continue;
		}
		bad += !good_record(&r, next);
		bpfrt_record_done(&m);
		n++;
	}
	for (uint32_t i = 0; i < WRITERS; i++) {
		pthread_join(threads[i], NULL);
		CU_ASSERT_EQUAL(next[i], EACH);
	}
	CU_ASSERT_EQUAL(bad, 0);
	CU_ASSERT_EQUAL(bpfrt_record_next(&m, &r), 0);
	bpfrt_close(&m, &bpfrt_malloc);
}

static void test_perf(void)
{
	struct bpfrt_map m = map_of(MAP_PERF_EVENT_ARRAY, 4, 4, 3);
	static uint8_t packet[16] = "0123456789abcdef";
	uint32_t data = (uint32_t)(uintptr_t)packet;
	struct bpfrt_xdp x = {.data = data, .data_end = data + 16};
	struct bpfrt_skb s = {.len = 20, .pkt_type = 7, .data = data, .data_end = data + 16};
	const uint64_t length = 1ull << 32;

	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 0, "a", 1), -ENOENT);
	m.map_extra = 4095;
	CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
	m.map_extra = 4096;
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 2, "abc", 3), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 3, "abc", 3), -E2BIG);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 1ull << 52, "abc", 3), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 0xffffffff, "abc", 3), -E2BIG); /* processor 0x80000003 */
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 1, "", 0), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&x, &m, 16 * length, "<", 1), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&x, &m, 17 * length, "<", 1), -EFAULT);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 4 * length, "<", 1), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 21 * length, "<", 1), -EFAULT);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 17 * length, "<", 1), -EFAULT); /* behind the linear part */
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 0, "last", 4), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 0, packet, 5000), -ENOSPC);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(&s, &m, 0, packet, 1ull << 40), -ENOSPC);
	expect_record(&m, "abc", 3, 2);
	expect_record(&m, "", 0, 1);
	expect_record(&m, "<0123456789abcdef", 17, 0);
	expect_record(&m, "<0123", 5, 0);
	expect_record(&m, "last", 4, 0);
	CU_ASSERT_EQUAL(bpfrt_record_done(&m), 0);
	bpfrt_close(&m, &bpfrt_malloc);
	m.max_entries = m.map_extra = 0;
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL(bpfrt_perf_event_output(NULL, &m, 0xffffffff, "abc", 3), 0);
	expect_record(&m, "abc", 3, 0x80000003);
	bpfrt_close(&m, &bpfrt_malloc);
}

/* -- Maps in maps, storage ------------------------------------------------------------------------------------------- */

static void test_map_in_map(void)
{
	static const uint32_t types[] = {MAP_ARRAY_OF_MAPS, MAP_HASH_OF_MAPS};
	struct bpfrt_map a = map_of(MAP_ARRAY, 4, 8, 2), b = a, like = a, wide = map_of(MAP_ARRAY, 4, 16, 2), *p;
	uint32_t key = 1, next;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&a, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&wide, &bpfrt_malloc), 0);
	for (int t = 0; t < 2; t++) {
		struct bpfrt_map m = map_of(types[t], 4, 4, 2);

		m.inner = &like;
		CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
		CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
		p = &b; /* not open yet */
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), 0);
		CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(bpfrt_map_lookup_elem(&m, &key), &key));
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), 0);
		p = &wide;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), -EINVAL);
		p = &m; /* no maps of maps of maps */
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), -EINVAL);
		p = NULL;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), -EINVAL);
		p = &a;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), 0);
		CU_ASSERT_PTR_EQUAL(bpfrt_map_lookup_elem(&m, &key), &a);
		CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, NULL, &next), 0);
		CU_ASSERT_EQUAL(next, 1);
		CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, &key, &next), -ENOENT);
		/* arrays of another length only if the template says so */
		like.max_entries = 5;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), -EINVAL);
		like.map_flags = a.map_flags = 0x1000;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), 0);
		like.max_entries = 2;
		like.map_flags = a.map_flags = 0;
		m.inner = NULL;
		p = &wide;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), 0);
		CU_ASSERT_PTR_EQUAL(bpfrt_map_lookup_elem(&m, &key), &wide);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 4), -EINVAL);
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), 0);
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -ENOENT);
		CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
		key = 2;
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), t ? -ENOENT : -E2BIG);
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &p, 0), t ? 0 : -E2BIG);
		key = 1;
		bpfrt_close(&m, &bpfrt_malloc);
	}
	bpfrt_close(&a, &bpfrt_malloc);
	bpfrt_close(&wide, &bpfrt_malloc);
}

static void test_initial(void)
{
	static const uint32_t types[] = {MAP_PROG_ARRAY, MAP_ARRAY_OF_MAPS, MAP_HASH_OF_MAPS};
	struct bpfrt_map a = map_of(MAP_ARRAY, 4, 8, 2), b = a, *at;
	struct bpfrt_initial init[] = {{0, &a}, {2, &b}};
	uint32_t keys[] = {0, 1, 2};

	for (int t = 0; t < 3; t++) {
		struct bpfrt_map m = map_of(types[t], 4, 4, 3);

		m.initial = init;
		m.n_initial = 2;
		CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
		for (int again = 0; again < 2; again++) {
			for (int i = 0; i < 3; i++) {
				at = bpfrt_map_lookup_elem(&m, &keys[i]);
				if (types[t] == MAP_PROG_ARRAY && at)
					at = *(struct bpfrt_map **)(void *)at;
				CU_ASSERT_PTR_EQUAL(at, i == 0 ? &a : i == 2 ? &b : NULL);
			}
			CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &keys[0]), 0);
			CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &keys[0]));
			bpfrt_reset(&m);
		}
		bpfrt_close(&m, &bpfrt_malloc);
	}
	for (int t = 0; t < 2; t++) { /* there is no index 2 */
		struct bpfrt_map m = map_of(types[t], 4, 4, 2);

		m.initial = init;
		m.n_initial = 2;
		CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -E2BIG);
		CU_ASSERT(m.init == 0 && m.values == NULL);
	}
	a.initial = init;
	a.n_initial = 1;
	CU_ASSERT_EQUAL(bpfrt_open(&a, &bpfrt_malloc), -EINVAL);
}

static void test_storage(void)
{
	struct bpfrt_map m = map_of(MAP_CGROUP_STORAGE, 8, 12, 0);
	uint64_t key = 77, next;
	uint32_t value[3] = {1, 2, 3}, *p;

	CU_ASSERT_PTR_NULL(bpfrt_get_local_storage(&m, 0));
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	p = bpfrt_get_local_storage(&m, 0);
	CU_ASSERT(p && !p[0] && !p[2]);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, 0), 0);
	CU_ASSERT(p[0] == 1 && p[2] == 3 && bpfrt_map_lookup_elem(&m, &key) == p);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, BPFRT_NOEXIST), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, BPFRT_F_LOCK), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -EINVAL);
	CU_ASSERT(bpfrt_map_next_key(&m, NULL, &next) == 0 && next == 0);
	CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, &next, &next), -ENOENT);
	bpfrt_close(&m, &bpfrt_malloc);
	m.max_entries = 1;
	CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
	/* one for each of two processors; this is number 0x80000003 */
	m = map_of(MAP_PERCPU_CGROUP_STORAGE, 16, 8, 2);
	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_PTR_EQUAL(bpfrt_get_local_storage(&m, 0), m.values + 8);
	key = 2;
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, 0), -ENOENT);
	bpfrt_close(&m, &bpfrt_malloc);
}

void suite_helpers(void)
{
	CU_pSuite s = CU_add_suite("helpers", NULL, NULL);

	CU_add_test(s, "checksums", test_csum);
	CU_add_test(s, "numbers in text", test_strto);
	CU_add_test(s, "VLAN tags", test_vlan);
	CU_add_test(s, "room in front of a packet", test_change_head);
	CU_add_test(s, "flows", test_flow);
	CU_add_test(s, "routes", test_fib);
	CU_add_test(s, "locks in values", test_lock);
	CU_add_test(s, "locks and threads", test_lock_threads);
	CU_add_test(s, "ringbuf", test_ringbuf);
	CU_add_test(s, "ringbuf across its end", test_ring_wrap);
	CU_add_test(s, "ringbuf and threads", test_ring_threads);
	CU_add_test(s, "perf_event_array", test_perf);
	CU_add_test(s, "maps in maps", test_map_in_map);
	CU_add_test(s, "initial values", test_initial);
	CU_add_test(s, "cgroup storage", test_storage);
}
