/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Types for the object that fuzz_btf.c puts around them: `map`, `value` and `prog` are its symbols. */
typedef unsigned int u32;
typedef unsigned long long u64;

enum color { RED, GREEN = 1000 };
enum big { BIG = 0x123456789ULL };
struct node;
struct key {
	u32 a : 3, b : 29;
	enum color color;
};
union either {
	struct key key;
	const volatile u64 *restrict pointer;
	char text[12];
};
struct node {
	struct node *next;
	union either what;
	int (*call)(struct node *, enum big);
	double number;
};

struct {
	int (*type)[2];
	int (*max_entries)[4];
	u32 *key;
	struct node *value;
} map __attribute__((section(".maps"), used));
u64 value = 1;
static struct node nodes[3];

__attribute__((section("xdp"), used)) int prog(struct key *ctx)
{
	value = (u64)&map;
	return ctx->a + nodes[ctx->b & 1].what.text[2];
}
