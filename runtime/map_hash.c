/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* BPF_MAP_TYPE_HASH: chained buckets over elements that are all allocated when the map is opened, one more than
 * max_entries: an update of an existing key links a new element in and takes the old one out, so that pointers to the
 * old value keep seeing it until the element is used again (as in the kernel).
 *
 * Storage: struct hash | buckets (offsets) | elements. Links are element numbers plus 1. A chain ends in a number above
 * LAST that names its bucket: a lookup, which takes no lock, that was led astray to another chain by an element that
 * was deleted and used again under its feet notices it there and starts over. Writers hold the lock to change links;
 * keys and values are read before, so a fault in them leaves nothing locked.
 */
#include "rt.h"

#define LAST 0x80000000u

struct hash {
	uint32_t lock;
	uint32_t n_buckets; /* power of two */
	uint32_t elem_size, value_off;
	uint32_t count;
	uint32_t free; /* list of unused elements through `free_next`, last in first out; 0: empty */
	uint32_t *buckets;
	uint8_t *elems;
};

struct elem {
	uint32_t next; /* read by lookups without lock, also after the element was taken out */
	uint32_t free_next;
	uint8_t key[]; /* value: value_off bytes from the element's start, 8-aligned */
};

static uint32_t bucket_count(const struct bpfrt_map *map)
{
	uint32_t n = 1;
	while (n < map->max_entries)
		n *= 2;
	return n;
}

static uint64_t elem_size(const struct bpfrt_map *map)
{
	return sizeof(struct elem) + (uint64_t)rt_round8(map->key_size) + rt_round8(map->value_size);
}

static uint64_t head_size(const struct bpfrt_map *map)
{
	return sizeof(struct hash) + (((uint64_t)bucket_count(map) * 4 + 7) & ~7ull);
}
_Static_assert(sizeof(struct hash) % 8 == 0 && sizeof(struct elem) % 8 == 0, "values are 8-aligned");

static int64_t hash_storage(const struct bpfrt_map *map)
{
	if (map->max_entries == 0 || map->key_size == 0 || map->value_size == 0)
		return -RT_EINVAL;
	if (map->max_entries > RT_MAX_STORAGE / 16 || map->key_size > RT_MAX_STORAGE ||
	    map->value_size > RT_MAX_STORAGE)
		return -RT_E2BIG;
	return (int64_t)(head_size(map) + ((uint64_t)map->max_entries + 1) * elem_size(map));
}

static struct elem *elem_at(const struct hash *h, uint32_t link)
{
	return (struct elem *)(h->elems + (link - 1) * h->elem_size);
}

static void hash_init(struct bpfrt_map *map)
{
	struct hash *h = map->impl;
	uint32_t n = bucket_count(map);
	*h = (struct hash){.n_buckets = n, .elem_size = (uint32_t)elem_size(map)};
	h->value_off = sizeof(struct elem) + rt_round8(map->key_size);
	h->buckets = (uint32_t *)(h + 1);
	h->elems = (uint8_t *)map->impl + (size_t)head_size(map);
	for (uint32_t i = 0; i < n; i++)
		h->buckets[i] = LAST | i;
	__builtin_memset(h->elems, 0, (map->max_entries + 1) * h->elem_size);
	for (uint32_t i = map->max_entries + 1; i > 0; i--) {
		elem_at(h, i)->free_next = h->free;
		h->free = i;
	}
}

/* FNV-1a with a final mix; the order of elements is not part of any contract. */
static uint32_t bucket_of(const struct bpfrt_map *map, const struct hash *h, const uint8_t *key)
{
	uint32_t x = 2166136261u;
	for (uint32_t i = 0; i < map->key_size; i++)
		x = (x ^ key[i]) * 16777619u;
	x ^= x >> 15;
	return x & (h->n_buckets - 1);
}

/* Link of the element with KEY in bucket B, 0 if there is none. *PREV (if wanted; under the lock): what links to it. */
static uint32_t find(const struct bpfrt_map *map, struct hash *h, uint32_t b, const void *key, uint32_t **prev)
{
	for (;;) {
		uint32_t *at = &h->buckets[b];
		uint32_t link = __atomic_load_n(at, __ATOMIC_ACQUIRE);
		while (!(link & LAST)) {
			struct elem *e = elem_at(h, link);
			if (!__builtin_memcmp(e->key, key, map->key_size)) {
				if (prev)
					*prev = at;
				return link;
			}
			at = &e->next;
			link = __atomic_load_n(at, __ATOMIC_ACQUIRE);
		}
		if (link == (LAST | b))
			return 0;
	}
}

static void *hash_lookup(struct bpfrt_map *map, const void *key)
{
	struct hash *h = map->impl;
	uint32_t link = find(map, h, bucket_of(map, h, key), key, NULL);
	return link ? (uint8_t *)elem_at(h, link) + h->value_off : NULL;
}

static uint32_t take_free(struct hash *h)
{
	rt_lock(&h->lock);
	uint32_t link = h->free;
	if (link)
		h->free = elem_at(h, link)->free_next;
	rt_unlock(&h->lock);
	return link;
}

static void give_free(struct hash *h, uint32_t link)
{
	elem_at(h, link)->free_next = h->free;
	h->free = link;
}

/* Links the filled element FRESH in place of one with its key, or as a new one. Under the lock. */
static int put(struct bpfrt_map *map, struct hash *h, uint32_t b, uint32_t fresh, uint64_t flags)
{
	struct elem *e = elem_at(h, fresh);
	uint32_t *prev, old = find(map, h, b, e->key, &prev);
	if (old && flags == BPFRT_NOEXIST)
		return -RT_EEXIST;
	if (!old && flags == BPFRT_EXIST)
		return -RT_ENOENT;
	if (!old && h->count == map->max_entries)
		return -RT_E2BIG;
	/* A lookup finds the new element from here on; the old one behind it is taken out afterwards. */
	e->next = h->buckets[b];
	__atomic_store_n(&h->buckets[b], fresh, __ATOMIC_RELEASE);
	if (!old) {
		h->count++;
		return 0;
	}
	if (prev == &h->buckets[b])
		prev = &e->next;
	__atomic_store_n(prev, elem_at(h, old)->next, __ATOMIC_RELEASE);
	give_free(h, old);
	return 0;
}

/* Flags decide without an element to spare, which is the case while other threads are between take_free() and put(). */
static int refuse(struct bpfrt_map *map, struct hash *h, const void *key, uint64_t flags)
{
	bool have = find(map, h, bucket_of(map, h, key), key, NULL) != 0;
	if (have && flags == BPFRT_NOEXIST)
		return -RT_EEXIST;
	if (!have && flags == BPFRT_EXIST)
		return -RT_ENOENT;
	return have || __atomic_load_n(&h->count, __ATOMIC_RELAXED) < map->max_entries ? 0 : -RT_E2BIG;
}

/* BPF_F_LOCK: an element that is there is changed in place. 1: that was done; 0: there is none; or a negative errno. */
static int change(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	uint8_t *at;
	if (!map->spin_lock)
		return -RT_EINVAL;
	at = hash_lookup(map, key);
	if (!at)
		return 0;
	if (flags == BPFRT_NOEXIST)
		return -RT_EEXIST;
	rt_copy_locked(map, at, value);
	return 1;
}

static int hash_update(struct bpfrt_map *map, const void *key, const void *value, uint64_t flags)
{
	struct hash *h = map->impl;
	uint32_t link;
	bool locked = flags & BPFRT_F_LOCK;
	flags &= ~(uint64_t)BPFRT_F_LOCK;
	if (flags > BPFRT_EXIST)
		return -RT_EINVAL;
	int changed = locked ? change(map, key, value, flags) : 0;
	if (changed)
		return changed < 0 ? changed : 0;
	uint32_t b = bucket_of(map, h, key);
	rt_probe(value, map->value_size);
	while (!(link = take_free(h))) {
		int err = refuse(map, h, key, flags);
		if (err)
			return err;
		__builtin_ia32_pause();
	}
	struct elem *e = elem_at(h, link);
	__builtin_memcpy(e->key, key, map->key_size);
	uint8_t *to = (uint8_t *)e + h->value_off;
	rt_copy_value(map, to, value);
	if (map->spin_lock)
		rt_unlock(rt_value_lock(map, to));
	rt_lock(&h->lock);
	int err = put(map, h, b, link, flags);
	if (err)
		give_free(h, link);
	rt_unlock(&h->lock);
	return err;
}

static int hash_delete(struct bpfrt_map *map, const void *key)
{
	struct hash *h = map->impl;
	uint32_t b = bucket_of(map, h, key), *prev;
	rt_lock(&h->lock);
	uint32_t link = find(map, h, b, key, &prev);
	if (link) {
		__atomic_store_n(prev, elem_at(h, link)->next, __ATOMIC_RELEASE);
		give_free(h, link);
		h->count--;
	}
	rt_unlock(&h->lock);
	return link ? 0 : -RT_ENOENT;
}

static int hash_next_key(struct bpfrt_map *map, const void *key, void *next)
{
	struct hash *h = map->impl;
	uint32_t b = 0, link = LAST;
	if (key) {
		uint32_t at = bucket_of(map, h, key), found = find(map, h, at, key, NULL);
		if (found) {
			link = elem_at(h, found)->next;
			b = at + 1;
		}
	}
	for (; link & LAST; b++) {
		if (b >= h->n_buckets)
			return -RT_ENOENT;
		link = h->buckets[b];
	}
	__builtin_memcpy(next, elem_at(h, link)->key, map->key_size);
	return 0;
}

const struct bpfrt_map_ops bpfrt_hash_ops = {
	.storage = hash_storage,
	.init = hash_init,
	.lookup = hash_lookup,
	.update = hash_update,
	.delete = hash_delete,
	.next_key = hash_next_key,
};
