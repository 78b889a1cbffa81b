/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Seed of the fuzzers: an object with a bit of everything that the ELF reader knows, and code in .text. */
typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

#define SEC(name) __attribute__((section(name), used))

struct {
	int (*type)[2]; /* array */
	u32 (*max_entries)[4];
	u32 *key;
	u64 *value;
} counters SEC(".maps");

static void *(*map_lookup)(void *map, const void *key) = (void *)1;

static const u8 weights[16] = { 1, 2, 3, 5, 8, 13, 21, 34 };
static volatile u64 total;
u64 scale = 3;

struct ctx {
	u32 data, data_end, a, b;
};

static __attribute__((noinline)) u64 mix(u64 a, u64 b, u32 n)
{
	for (u32 i = 0; i < n; i++) {
		a = (a << 5 | a >> 59) ^ b;
		b += a * weights[i & 15];
	}
	return a + b;
}

u64 plain(struct ctx *c)
{
	u64 x = c->a, y = c->b, pad[8];

	for (u32 i = 0; i < 8; i++)
		pad[i] = x * i + y;
	x = pad[c->a & 7] / (y | 1) + pad[c->b & 7] % 10;
	return x + __builtin_bswap32(c->a) + ((long long)y >> (c->b & 63)) + mix(x, y, c->a & 15);
}

SEC("xdp") int count(struct ctx *c)
{
	u32 key = c->a & 3;
	u64 *value = map_lookup(&counters, &key);

	if (value)
		__sync_fetch_and_add(value, mix(c->a, scale, 4));
	total += key;
	return value ? 2 : 1;
}

SEC("xdp/second") int second(struct ctx *c)
{
	return plain(c) > total;
}
