/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of libbpfrt-ia32, which exists in the 32-bit unit program only: array and hash maps with the kernel's results
 * in every case of flags and fullness, several threads on one map, formats of bpf_trace_printk, packet loads at every
 * edge, tail calls, helpers by number, regions near the ends of the address space.
 */
#include <CUnit/CUnit.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bpfrt.h"
#include "maptype.h"
#include "test.h"

/* -- What the runtime asks for, in place of its hosted part -------------------------------------------------------- */

static char printed[2048];
static uint32_t printed_n, print_calls;

void bpfrt_host_print(const char *text, uint32_t n)
{
	memcpy(printed, text, n);
	printed[n] = 0;
	printed_n = n;
	print_calls++;
}

uint64_t bpfrt_host_time_ns(void)
{
	return 0x123456789abcdefull;
}
uint32_t bpfrt_host_cpu(void)
{
	return 0x80000003u;
}

static struct bpfrt_map map_of(uint32_t type, uint32_t key, uint32_t value, uint32_t max)
{
	return (struct bpfrt_map){
		.version = BPFRT_MAP_VERSION, .type = type, .key_size = key, .value_size = value, .max_entries = max};
}

/* -- Opening --------------------------------------------------------------------------------------------------------
 */

static void test_open(void)
{
	static uint8_t mem[4096] __attribute__((aligned(16)));
	struct bpfrt_arena arena;
	struct bpfrt_map m = map_of(MAP_ARRAY, 4, 12, 3);
	uint32_t key = 0;

	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, mem, 0), -EBADF);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -EBADF);
	CU_ASSERT_EQUAL(bpfrt_storage(&m), 48);
	memset(mem, 0xff, sizeof mem);
	bpfrt_arena_init(&arena, mem + 1, 16 + 48 - 1);
	CU_ASSERT_EQUAL(bpfrt_open(&m, &arena.alloc), 0);
	CU_ASSERT_EQUAL(bpfrt_open(&m, &arena.alloc), -EBUSY);
	CU_ASSERT_PTR_EQUAL(m.values, mem + 16);
	for (int i = 0; i < 48; i++)
		CU_ASSERT_EQUAL(m.values[i], 0);
	CU_ASSERT_EQUAL(mem[64], 0xff);
	bpfrt_close(&m, &arena.alloc);
	CU_ASSERT_EQUAL(m.init, 0);
	/* one byte less is too little */
	bpfrt_arena_init(&arena, mem + 1, 16 + 48 - 2);
	CU_ASSERT_EQUAL(bpfrt_open(&m, &arena.alloc), -ENOMEM);
	CU_ASSERT_EQUAL(m.init, 0);
}

static void test_definitions(void)
{
	static const struct {
		uint32_t type, key, value, max;
		int want;
	} rows[] = {
		{MAP_ARRAY, 4, 1, 0, -EINVAL},		{MAP_ARRAY, 8, 1, 1, -EINVAL},
		{MAP_ARRAY, 4, 0, 1, -EINVAL},		{MAP_ARRAY, 4, 0x80000000, 1, -E2BIG},
		{MAP_ARRAY, 4, 0x7fffffff, 2, -E2BIG},	{MAP_ARRAY, 4, 0x10000000, 0x10000001, -E2BIG},
		{MAP_ARRAY, 4, 8, 0xffffffff, -E2BIG},	{MAP_HASH, 0, 1, 1, -EINVAL},
		{MAP_HASH, 1, 0, 1, -EINVAL},		{MAP_HASH, 1, 1, 0, -EINVAL},
		{MAP_HASH, 0xffffffff, 1, 1, -E2BIG},	{MAP_HASH, 1, 0xffffffff, 1, -E2BIG},
		{MAP_HASH, 1, 1, 0xffffffff, -E2BIG},	{MAP_HASH, 0x20000000, 0x20000000, 0x04000000, -E2BIG},
		{MAP_BLOOM_FILTER, 0, 4, 4, -EOPNOTSUPP}, {999, 4, 4, 4, -EOPNOTSUPP},
		{MAP_RINGBUF, 4, 0, 4096, -EINVAL},	{MAP_RINGBUF, 0, 4, 4096, -EINVAL},
		{MAP_RINGBUF, 0, 0, 2048, -EINVAL},	{MAP_RINGBUF, 0, 0, 12288, -EINVAL},
		{MAP_RINGBUF, 0, 0, 0x20000000, -E2BIG}, {MAP_RINGBUF, 0, 0, 0x80000000, -E2BIG},
		{MAP_PERF_EVENT_ARRAY, 8, 4, 1, -EINVAL}, {MAP_PERF_EVENT_ARRAY, 4, 8, 1, -EINVAL},
		{MAP_ARRAY_OF_MAPS, 4, 8, 1, -EINVAL},	{MAP_ARRAY_OF_MAPS, 8, 4, 1, -EINVAL},
		{MAP_ARRAY_OF_MAPS, 4, 4, 0, -EINVAL},	{MAP_ARRAY_OF_MAPS, 4, 4, 0x10000000, -E2BIG},
		{MAP_HASH_OF_MAPS, 4, 8, 1, -EINVAL},	{MAP_HASH_OF_MAPS, 0, 4, 1, -EINVAL},
		{MAP_CGROUP_STORAGE, 4, 4, 0, -EINVAL}, {MAP_CGROUP_STORAGE, 8, 0, 0, -EINVAL},
		{MAP_CGROUP_STORAGE, 8, 4, 1, -EINVAL}, {MAP_CGROUP_STORAGE, 8, 0xffffffff, 0, -E2BIG},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct bpfrt_map m = map_of(rows[i].type, rows[i].key, rows[i].value, rows[i].max);
		CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), rows[i].want);
		CU_ASSERT_EQUAL(bpfrt_storage(&m), 0);
	}
	struct bpfrt_map m = map_of(MAP_ARRAY, 4, 4, 1);
	m.version++;
	CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
}

/* -- Array ------------------------------------------------------------------------------------------------------------
 */

static void test_array(void)
{
	struct bpfrt_map m = map_of(MAP_ARRAY, 4, 5, 3);
	uint32_t key;
	uint8_t value[8] = {1, 2, 3, 4, 5, 6}, *at;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	for (key = 0; key < 3; key++) {
		at = bpfrt_map_lookup_elem(&m, &key);
		CU_ASSERT_PTR_EQUAL(at, m.values + 8 * key);
	}
	static const uint32_t outside[] = {3, 4, 0x20000000, 0x7fffffff, 0x80000000, 0xffffffff};
	for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++) {
		CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &outside[i]));
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &outside[i], value, 0), -E2BIG);
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &outside[i]), -EINVAL);
	}
	key = 1;
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, BPFRT_NOEXIST), -EEXIST);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, 3), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, 4), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, 1ull << 32), -EINVAL);
	CU_ASSERT_EQUAL(m.values[8], 0);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, value, BPFRT_EXIST), 0);
	/* five bytes, and nothing before or behind */
	CU_ASSERT(!memcmp(m.values, "\0\0\0\0\0\0\0\0\1\2\3\4\5\0\0\0\0\0\0\0\0\0\0\0", 24));
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -EINVAL);
	uint32_t next = 9;
	CU_ASSERT(bpfrt_map_next_key(&m, NULL, &next) == 0 && next == 0);
	CU_ASSERT(bpfrt_map_next_key(&m, &next, &next) == 0 && next == 1);
	key = 7;
	CU_ASSERT(bpfrt_map_next_key(&m, &key, &next) == 0 && next == 0);
	key = 2;
	CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, &key, &next), -ENOENT);
	bpfrt_reset(&m);
	CU_ASSERT_EQUAL(m.values[8], 0);
	bpfrt_close(&m, &bpfrt_malloc);
}

/* -- Programs ---------------------------------------------------------------------------------------------------------
 */

static void test_prog_array(void)
{
	struct bpfrt_map m = map_of(MAP_PROG_ARRAY, 4, 4, 3);
	uint32_t key = 2, next = 7, counter = 0;
	void *entry = &m, *none = NULL, **at;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
	CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, NULL, &next), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &entry, BPFRT_EXIST), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &entry, BPFRT_ANY), 0);
	CU_ASSERT_PTR_EQUAL(bpfrt_tail_target(NULL, &m, 2, &counter), entry);
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 1, &counter));
	at = bpfrt_map_lookup_elem(&m, &key);
	CU_ASSERT(at && *at == entry);
	CU_ASSERT(bpfrt_map_next_key(&m, NULL, &next) == 0 && next == 2);
	CU_ASSERT_EQUAL(bpfrt_map_next_key(&m, &next, &next), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), 0);
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 2, &counter));
	key = 3;
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &entry, BPFRT_ANY), -E2BIG);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), -E2BIG);
	key = 0;
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &none, BPFRT_ANY), 0); /* as good as a deletion */
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &entry, BPFRT_ANY), 0);
	bpfrt_reset(&m);
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, &key));
	bpfrt_close(&m, &bpfrt_malloc);
	m = map_of(MAP_PROG_ARRAY, 4, 8, 3);
	CU_ASSERT_EQUAL(bpfrt_open(&m, &bpfrt_malloc), -EINVAL);
}

/* -- Hash
 * --------------------------------------------------------------------------------------------------------------- */

static void test_hash(void)
{
	struct bpfrt_map m = map_of(MAP_HASH, 3, 4, 2);
	uint32_t one = 1, two = 2, *a, *b;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, "abc"));
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, "abc"), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &one, BPFRT_EXIST), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &one, 3), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &one, 1ull << 63), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &one, BPFRT_NOEXIST), 0);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &two, BPFRT_NOEXIST), -EEXIST);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abd", &two, BPFRT_ANY), 0);
	a = bpfrt_map_lookup_elem(&m, "abc");
	b = bpfrt_map_lookup_elem(&m, "abd");
	CU_ASSERT_FATAL(a && b && a != b && (uintptr_t)a % 8 == 0 && (uintptr_t)b % 8 == 0);
	CU_ASSERT(*a == 1 && *b == 2);
	/* full: new keys are refused, old ones can be updated */
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "xyz", &two, BPFRT_ANY), -E2BIG);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "xyz", &two, BPFRT_EXIST), -ENOENT);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abc", &two, BPFRT_EXIST), 0);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "abd", &one, BPFRT_ANY), 0);
	/* pointers from before see the values from before: the update before last still stands in its element */
	CU_ASSERT_EQUAL(*b, 2);
	a = bpfrt_map_lookup_elem(&m, "abc");
	b = bpfrt_map_lookup_elem(&m, "abd");
	CU_ASSERT(*a == 2 && *b == 1);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, "abc"), 0);
	CU_ASSERT_EQUAL(*a, 2);
	CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, "abc"), -ENOENT);
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, "abc"));
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, "xyz", &two, BPFRT_ANY), 0);
	bpfrt_reset(&m);
	CU_ASSERT_PTR_NULL(bpfrt_map_lookup_elem(&m, "xyz"));
	bpfrt_close(&m, &bpfrt_malloc);
}

enum { MANY = 1000 };

/* Many keys in long chains: each is found, found once by iteration, and gone when deleted. */
static void test_hash_many(void)
{
	struct bpfrt_map m = map_of(MAP_HASH, 4, 8, MANY);
	static uint8_t seen[MANY];
	uint32_t key, n = 0;
	uint64_t value, *at;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	for (key = 0; key < MANY; key++) {
		value = key * 0x100000001ull;
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &value, 0), 0);
	}
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, &value, 0), -E2BIG);
	for (int err = bpfrt_map_next_key(&m, NULL, &key); !err; err = bpfrt_map_next_key(&m, &key, &key)) {
		CU_ASSERT_FATAL(key < MANY && !seen[key] && n <= MANY);
		seen[key] = 1;
		n++;
	}
	CU_ASSERT_EQUAL(n, MANY);
	for (key = 0; key < MANY; key += 2)
		CU_ASSERT_EQUAL(bpfrt_map_delete_elem(&m, &key), 0);
	for (key = 0; key < MANY; key++) {
		at = bpfrt_map_lookup_elem(&m, &key);
		CU_ASSERT(key % 2 ? at && *at == key * 0x100000001ull : !at);
	}
	bpfrt_close(&m, &bpfrt_malloc);
}

enum { THREADS = 3, ROUNDS = 4000, KEYS = 6, PLACES = 4 };

struct worker {
	struct bpfrt_map *m;
	uint32_t seed, bad;
};

/* Values are their key twice, so that a value of another key, or half of one, is noticed. */
static void *work(void *arg)
{
	struct worker *w = arg;

	for (uint32_t i = 0; i < ROUNDS; i++) {
		w->seed = w->seed * 1664525u + 1013904223u;
		uint32_t key = (w->seed >> 16) % KEYS, value[2] = {key, key};
		int64_t r = 0;
		uint32_t *at;
		switch (w->seed >> 28 & 3) {
		case 0:
			r = bpfrt_map_delete_elem(w->m, &key);
			w->bad += r && r != -ENOENT;
			break;
		case 1:
			at = bpfrt_map_lookup_elem(w->m, &key);
			w->bad += at && (at[0] >= KEYS || at[1] >= KEYS);
			break;
		default:
			r = bpfrt_map_update_elem(w->m, &key, value, 0);
			w->bad += r && r != -E2BIG;
		}
	}
	return NULL;
}

static void test_threads(void)
{
	struct bpfrt_map m = map_of(MAP_HASH, 4, 8, PLACES);
	pthread_t t[THREADS];
	struct worker w[THREADS];
	uint32_t key, n = 0, *at;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	for (uint32_t i = 0; i < THREADS; i++) {
		w[i] = (struct worker){&m, i * 77 + 1, 0};
		CU_ASSERT_EQUAL_FATAL(pthread_create(&t[i], NULL, work, &w[i]), 0);
	}
	for (uint32_t i = 0; i < THREADS; i++) {
		pthread_join(t[i], NULL);
		CU_ASSERT_EQUAL(w[i].bad, 0);
	}
	for (key = 0; key < KEYS; key++) {
		at = bpfrt_map_lookup_elem(&m, &key);
		CU_ASSERT(!at || (at[0] == key && at[1] == key));
		n += at != NULL;
	}
	CU_ASSERT(n <= PLACES);
	/* nothing was lost: it can be filled again */
	for (key = 0; key < KEYS; key++)
		bpfrt_map_delete_elem(&m, &key);
	for (key = 0; key < PLACES; key++)
		CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, (uint32_t[2]){0}, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_map_update_elem(&m, &key, (uint32_t[2]){0}, 0), -E2BIG);
	bpfrt_close(&m, &bpfrt_malloc);
}

/* -- bpf_trace_printk -------------------------------------------------------------------------------------------------
 */

static void test_printk(void)
{
	static const uint8_t ip[16] = {10, 0, 200, 3, 0xfe, 0x80, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
	const uint64_t minus = (uint64_t)-5, big = 0xfedcba9876543210ull, s = (uintptr_t) "text", at = (uintptr_t)ip;
	const struct {
		const char *fmt;
		uint64_t a, b, c;
		const char *want;
	} rows[] = {
		{"plain 100%%\n", 0, 0, 0, "plain 100%\n"},
		{"%d %i %u", minus, 0x1ffffffffull, minus, "-5 -1 4294967291"},
		{"%x %X", 0xabcdef12345678ull, 0xff, 0, "12345678 FF"},
		{"%ld %lu %lx", minus, big, big, "-5 18364758544493064720 fedcba9876543210"},
		{"%lld %llu %llx", 1ull << 63, UINT64_MAX, 1, "-9223372036854775808 18446744073709551615 1"},
		{"[%5d|%-5d|%05d]", 42, 42, minus, "[   42|42   |-0005]"},
		{"[%+d|% d|%+5d]", 7, 7, 7, "[+7| 7|   +7]"},
		{"[%s|%8s|%-6s]", s, s, s, "[text|    text|text  ]"},
		{"[%s|%s]", 0, 100, 0, "[|]"},
		{"%c%c%3c", 'a', 'b' + 256, 'c', "ab  c"},
		{"%p %px,%pK", 0x1234, 0xffffffff0000abcdull, 0, "00001234 0000abcd,00000000"},
		{"%pks %pus.", s, s, 0, "text text."},
		{"%pI4 %pi4", at, at, 0, "10.0.200.3 010.000.200.003"},
		{"%pI6 %pi6", at, at, 0, "0a00:c803:fe80:0708:090a:0b0c:0d0e:0f10 0a00c803fe800708090a0b0c0d0e0f10"},
		{"%d%d%d", 1, 2, 3, "123"},
		{"", 0, 0, 0, ""},
		{"%lX %llX", big, 0, 0, "FEDCBA9876543210 0"},
		{"\xc3\xa4", 0, 0, 0, "\xc3\xa4"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		int64_t r = bpfrt_trace_printk(rows[i].fmt, (uint32_t)strlen(rows[i].fmt) + 1, rows[i].a, rows[i].b,
					       rows[i].c);
		CU_ASSERT_EQUAL(r, (int64_t)strlen(rows[i].want));
		if (strcmp(printed, rows[i].want))
			fprintf(stderr, "%s: '%s', not '%s'\n", rows[i].fmt, printed, rows[i].want);
		CU_ASSERT(!strcmp(printed, rows[i].want));
	}
}

static void test_printk_refused(void)
{
	static const char *const bad[] = {"%",	    "%5",  "%y",   "%hd",   "%lld%lld%d%d", "%lls", "%f",
					  "%sx",    "%pz", "%pI5", "%pksx", "%*d",	    "%.3d", "%#x",
					  "a\001b", "%n",  "\x7f", "%l",    "%ll"};
	uint32_t before = print_calls;

	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		int64_t r =
			bpfrt_trace_printk(bad[i], (uint32_t)strlen(bad[i]) + 1, (uint64_t)0, (uint64_t)0, (uint64_t)0);
		if (r != -EINVAL)
			fprintf(stderr, "'%s' was accepted\n", bad[i]);
		CU_ASSERT_EQUAL(r, -EINVAL);
	}
	CU_ASSERT_EQUAL(bpfrt_trace_printk("abc", 3), -EINVAL);
	CU_ASSERT_EQUAL(bpfrt_trace_printk("abc", 0), -EINVAL);
	CU_ASSERT_EQUAL(print_calls, before);
}

/* The text is cut, the result is its full length. */
static void test_printk_long(void)
{
	static char s[400];

	memset(s, 'x', sizeof s - 1);
	CU_ASSERT_EQUAL(
		bpfrt_trace_printk("%s%s%s", 7, (uint64_t)(uintptr_t)s, (uint64_t)(uintptr_t)s, (uint64_t)(uintptr_t)s),
		1197);
	CU_ASSERT_EQUAL(printed_n, 1023);
	CU_ASSERT_EQUAL(bpfrt_trace_printk("%99999d", 8, (uint64_t)1), 99999);
	CU_ASSERT_EQUAL(printed_n, 1023);
}

/* -- Packets
 * ------------------------------------------------------------------------------------------------------------ */

static void test_ldpkt_skb(void)
{
	static uint8_t buf[64];
	struct bpfrt_skb skb = {.len = 32};
	enum { AT = 20 };

	for (int i = 0; i < 64; i++)
		buf[i] = (uint8_t)i;
	skb.head = (uint32_t)(uintptr_t)buf;
	skb.data = skb.head + AT;
	skb.data_end = skb.data + 32;
	skb.mac_header = skb.data - 14;
	skb.network_header = skb.data;
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0, 1), AT);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 31, 1), AT + 31);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 32, 1), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0x7fffffff, 4), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xfff00000u + 3, 1), AT + 3);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xfff00000u + 31, 2), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffe00000u, 2), (AT - 14) << 8 | (AT - 13));
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffe00000u + 45, 1), AT + 31);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffe00000u + 46, 1), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffdfffffu, 1), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0x80000000u, 1), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffffffffu, 1), -1);
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xfffff000u, 4), -1); /* ancillary data of classic BPF */
	uint8_t to[8] = {0xff, 0xff, 0xff, 0xff};
	CU_ASSERT_EQUAL(bpfrt_skb_load_bytes(&skb, 29, to, 3), 0);
	CU_ASSERT(!memcmp(to, "\x31\x32\x33\xff", 4));
	CU_ASSERT_EQUAL(bpfrt_skb_load_bytes(&skb, 30, to, 3), -EFAULT);
	CU_ASSERT(!memcmp(to, "\0\0\0\xff", 4));
	CU_ASSERT_EQUAL(bpfrt_skb_load_bytes(&skb, 0xfffffffeu, to, 3), -EFAULT);
	skb.len = 64; /* nobody has what lies behind */
	CU_ASSERT_EQUAL(bpfrt_skb_load_bytes(&skb, 30, to, 3), -EFAULT);
	skb.len = 32;
	skb.mac_header = skb.head - 1;
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xffe00001u, 1), -1);
	skb.network_header = skb.data_end + 1;
	CU_ASSERT_EQUAL(bpfrt_ldpkt_skb(&skb, 0xfff00000u, 1), -1);
}

/* -- Tail calls, numbers, regions -------------------------------------------------------------------------------------
 */

static void test_tail(void)
{
	static void *slots[3 * 2]; /* 8 bytes apart */
	int target;
	struct bpfrt_map m = map_of(MAP_PROG_ARRAY, 4, 4, 3);
	uint32_t counter = 0;

	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 0, &counter));
	m.init = 1;
	m.values = (uint8_t *)slots;
	slots[2] = &target;
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 0, &counter));
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 3, &counter));
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 0xffffffff, &counter));
	CU_ASSERT_EQUAL(counter, 0);
	for (uint32_t i = 1; i <= 33; i++) {
		CU_ASSERT_PTR_EQUAL(bpfrt_tail_target(NULL, &m, 1, &counter), &target);
		CU_ASSERT_EQUAL(counter, i);
	}
	CU_ASSERT_PTR_NULL(bpfrt_tail_target(NULL, &m, 1, &counter));
	CU_ASSERT_EQUAL(counter, 33);
}

static void test_by_number(void)
{
	struct bpfrt_map m = map_of(MAP_ARRAY, 4, 8, 2);
	uint32_t key = 1;
	uint64_t value = 7, map = (uintptr_t)&m, k = (uintptr_t)&key, v = (uintptr_t)&value;

	CU_ASSERT_EQUAL_FATAL(bpfrt_open(&m, &bpfrt_malloc), 0);
	CU_ASSERT_EQUAL(bpfrt_call_helper(1, map, k, 0, 0, 0), (uintptr_t)(m.values + 8));
	CU_ASSERT_EQUAL(bpfrt_call_helper(2, map, k, v, 0, 0), 0);
	CU_ASSERT_EQUAL(m.values[8], 7);
	CU_ASSERT_EQUAL(bpfrt_call_helper(2, map, k, v, 1ull << 32, 0), (uint64_t)-EINVAL);
	CU_ASSERT_EQUAL(bpfrt_call_helper(3, map, k, 0, 0, 0), (uint64_t)-EINVAL);
	CU_ASSERT_EQUAL(bpfrt_call_helper(5, 0, 0, 0, 0, 0), 0x123456789abcdefull);
	CU_ASSERT_EQUAL(bpfrt_call_helper(6, (uintptr_t) "%d %lx", 7, 5, 1ull << 40, 0), 13);
	CU_ASSERT(!strcmp(printed, "5 10000000000"));
	CU_ASSERT_EQUAL(bpfrt_call_helper(8, 0, 0, 0, 0, 0), 0x80000003u); /* u32: no sign */
	CU_ASSERT_EQUAL(bpfrt_call_helper(42, 0, 0, 0, 0, 0), 0);
	CU_ASSERT_EQUAL(bpfrt_call_helper(118, 0, 0, 0, 0, 0), 0x123456789abcdefull / 4000000); /* jiffies */
	CU_ASSERT_EQUAL(bpfrt_call_helper(125, 0, 0, 0, 0, 0), 0x123456789abcdefull);
	CU_ASSERT_EQUAL(bpfrt_call_helper(160, 0, 0, 0, 0, 0), 0x123456789abcdefull);
	CU_ASSERT_EQUAL(bpfrt_call_helper(0, 0, 0, 0, 0, 0), (uint64_t)-EOPNOTSUPP);
	CU_ASSERT_EQUAL(bpfrt_call_helper(4, 0, 0, 0, 0, 0), (uint64_t)-EOPNOTSUPP);
	CU_ASSERT_EQUAL(bpfrt_call_helper(0xffffffff, 0, 0, 0, 0, 0), (uint64_t)-EOPNOTSUPP);
	bpfrt_close(&m, &bpfrt_malloc);
}

static void test_random(void)
{
	uint32_t first[64], ones = 0, zeros = 0;

	bpfrt_seed(1);
	for (int i = 0; i < 64; i++) {
		first[i] = bpfrt_get_prandom_u32();
		ones |= first[i];
		zeros |= ~first[i];
	}
	CU_ASSERT(ones == 0xffffffff && zeros == 0xffffffff);
	bpfrt_seed(1);
	for (int i = 0; i < 64; i++)
		CU_ASSERT_EQUAL(bpfrt_get_prandom_u32(), first[i]);
}

static uint64_t echo(void *ctx, uint32_t len)
{
	return (uintptr_t)ctx + ((uint64_t)len << 32);
}

static void test_regions(void)
{
	static uint8_t mem[16];
	uint64_t r0 = 1;
	static const struct {
		uint32_t at, size;
		int ok;
	} rows[] = {
		{0x10000, 1, 1},
		{0xffff, 1, 0},
		{0, 0, 1},
		{0, 1, 0},
		{0xffff0000, 1, 1},
		{0xffffefff, 1, 1},
		{0xffffefff, 2, 0},
		{0xfffff000, 0, 1},
		{0xfffff000, 1, 0},
		{0xfffff000, 4096, 0},
		{0x10000, 0xfffef000, 1},
		{0x10000, 0xfffef001, 0},
		{0x80000000, 0xffffffff, 0},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		CU_ASSERT_EQUAL(bpfrt_region_ok((void *)(uintptr_t)rows[i].at, rows[i].size), rows[i].ok);
	CU_ASSERT_EQUAL(bpfrt_run_mem(echo, mem, 16, &r0), 0);
	CU_ASSERT_EQUAL(r0, (uintptr_t)mem + (16ull << 32));
	r0 = 1;
	CU_ASSERT_EQUAL(bpfrt_run_mem(echo, (void *)0xfffff000u, 64, &r0), -EFAULT);
	CU_ASSERT_EQUAL(r0, 1);
	struct bpfrt_xdp x = {.data = 0xffffff00u, .data_end = 0xffffffffu};
	x.data_meta = x.data;
	CU_ASSERT_EQUAL(bpfrt_run_xdp(echo, &x, &r0), -EFAULT);
	x.data = x.data_meta = (uint32_t)(uintptr_t)mem;
	x.data_end = x.data - 1;
	CU_ASSERT_EQUAL(bpfrt_run_xdp(echo, &x, &r0), -EINVAL);
	x.data_end = x.data + 16;
	CU_ASSERT_EQUAL(bpfrt_run_xdp(echo, &x, &r0), 0);
	CU_ASSERT_EQUAL(r0, (uintptr_t)&x);
	struct bpfrt_skb s = {.data = x.data, .data_end = x.data_end};
	CU_ASSERT_EQUAL(bpfrt_run_skb(echo, &s, &r0), 0);
	s.head = s.data + 1;
	CU_ASSERT_EQUAL(bpfrt_run_skb(echo, &s, &r0), -EINVAL);
}

void suite_runtime(void)
{
	CU_pSuite s = CU_add_suite("runtime", NULL, NULL);

	CU_add_test(s, "open and close", test_open);
	CU_add_test(s, "wrong definitions", test_definitions);
	CU_add_test(s, "array", test_array);
	CU_add_test(s, "prog_array", test_prog_array);
	CU_add_test(s, "hash", test_hash);
	CU_add_test(s, "hash with many elements", test_hash_many);
	CU_add_test(s, "threads", test_threads);
	CU_add_test(s, "trace_printk", test_printk);
	CU_add_test(s, "formats that are refused", test_printk_refused);
	CU_add_test(s, "long text", test_printk_long);
	CU_add_test(s, "packet loads by header", test_ldpkt_skb);
	CU_add_test(s, "tail calls", test_tail);
	CU_add_test(s, "helpers by number", test_by_number);
	CU_add_test(s, "random numbers", test_random);
	CU_add_test(s, "regions", test_regions);
}
