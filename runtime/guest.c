/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpfrun-ia32-guest: the 32-bit process of the harness. A server on standard input and output (runproto.h) that holds
 * one program at a time, with its maps, and runs it on the inputs that come. src/run is its only client; it trusts it
 * as far as content goes, not lengths.
 */
#include "guest.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "maptype.h"
#include "ring.h"

enum { READ_SIZE = 1 << 18, FLUSH_SIZE = 1 << 20 };

static struct loaded loaded;

void bpfrt_host_print(const char *text, uint32_t n)
{
	char line[1200];
	int len = snprintf(line, sizeof line, "%.*s%s", (int)n, text, n && text[n - 1] == '\n' ? "" : "\n");
	if (write(2, line, (size_t)len) < 0)
		return;
}

/* -- The loaded program ------------------------------------------------------------------------------------- */

void guest_open_map(struct loaded *l, const char *name, struct bpfrt_map *m, bool used)
{
	int err = bpfrt_open(m, &bpfrt_malloc);
	const char *type = maptype_name(m->type);
	struct guest_map *g;

	if (err == -EOPNOTSUPP && !used)
		return;
	if (err == -EOPNOTSUPP)
		ctx_throw(&l->ctx, BPFC_EUNSUPPORTED, "map %s: maps of type %s cannot be run here yet", name,
			  type ? type : arena_printf(&l->arena, "%u", m->type));
	if (err)
		ctx_throw(&l->ctx, err == -ENOMEM ? BPFC_ENOMEM : BPFC_EMAP_DEF, "map %s cannot be opened: %s", name,
			  strerror(-err));
	g = vec_add(&l->arena, &l->maps);
	g->name = name;
	g->map = m;
}

void guest_unload(struct loaded *l)
{
	for (u32 i = 0; i < l->maps.n; i++)
		bpfrt_close(l->maps.p[i].map, &bpfrt_malloc);
	if (l->code)
		code_free(l->code);
	guest_unload_prog(l);
	if (l->arena.ctx) {
		arena_free(&l->arena);
		ctx_fini(&l->ctx);
	}
	memset(l, 0, sizeof *l);
}

static struct bpfrt_map *map_by_name(struct loaded *l, const char *name)
{
	for (u32 i = 0; i < l->maps.n; i++)
		if (!strcmp(l->maps.p[i].name, name))
			return l->maps.p[i].map;
	return NULL;
}

/* -- Requests ----------------------------------------------------------------------------------------------- */

static void put_no_map(struct rp_out *out, const char *name)
{
	char text[200];
	snprintf(text, sizeof text, "error: the program has no map %s [NO_MAP]", name);
	rp_put_u32(out, (u32)-BPFC_ENO_MAP);
	rp_put_str(out, text);
}

/* Records, which stay where they are. */
static void dump_records(const struct bpfrt_map *m, struct rp_out *out)
{
	struct ring *r = m->impl;
	size_t count;
	u32 n = 0;

	rp_put_u32(out, 0);
	rp_put_str(out, "");
	rp_put_u32(out, m->key_size);
	rp_put_u32(out, RP_ANY_SIZE);
	count = rp_reserve(out);
	for (u32 at = r->consumer; at != r->producer;) {
		const struct ring_head *h = (const struct ring_head *)(r->data + (at & (r->size - 1)));

		if (h->len & RING_BUSY)
			break;
		at += bpfrt_ring_room(h->len);
		if (h->len & RING_DISCARDED)
			continue;
		rp_put_block(out, &h->info, m->key_size);
		rp_put_block(out, h + 1, h->len);
		n++;
	}
	rp_patch(out, count, n);
}

static bool holds_maps(const struct bpfrt_map *m)
{
	return m->type == MAP_ARRAY_OF_MAPS || m->type == MAP_HASH_OF_MAPS;
}

static const char *map_name(const struct loaded *l, const struct bpfrt_map *m)
{
	for (u32 i = 0; i < l->maps.n; i++)
		if (l->maps.p[i].map == m)
			return l->maps.p[i].name;
	return "";
}

static void put_value(const struct loaded *l, const struct bpfrt_map *m, const void *value, struct rp_out *out)
{
	if (holds_maps(m))
		rp_put_str(out, map_name(l, value));
	else
		rp_put_block(out, value, m->value_size);
}

static void dump(struct loaded *l, struct rp_in *in, struct rp_out *out)
{
	const char *name = rp_str(in);
	struct bpfrt_map *m = map_by_name(l, name);
	u8 *key;
	u32 n = 0;
	size_t count;

	if (!m) {
		put_no_map(out, name);
		return;
	}
	if (m->type == MAP_RINGBUF || m->type == MAP_PERF_EVENT_ARRAY) {
		dump_records(m, out);
		return;
	}
	key = malloc(m->key_size);
	rp_put_u32(out, key ? 0 : (u32)-BPFC_ENOMEM);
	rp_put_str(out, "");
	rp_put_u32(out, m->key_size);
	rp_put_u32(out, holds_maps(m) ? RP_ANY_SIZE : m->value_size);
	count = rp_reserve(out);
	if (!key)
		return;
	for (int err = bpfrt_map_next_key(m, NULL, key); !err; err = bpfrt_map_next_key(m, key, key)) {
		rp_put_block(out, key, m->key_size);
		put_value(l, m, bpfrt_map_lookup_elem(m, key), out);
		n++;
	}
	rp_patch(out, count, n);
	free(key);
}

static void update(struct loaded *l, struct rp_in *in, struct rp_out *out)
{
	u32 key_n, value_n, flags;
	const char *name = rp_str(in);
	const u8 *key = rp_block(in, &key_n), *value = rp_block(in, &value_n);
	struct bpfrt_map *m = map_by_name(l, name), *inner;

	flags = rp_u32(in);
	if (!m) {
		put_no_map(out, name);
		return;
	}
	if (holds_maps(m)) {
		inner = value_n && !value[value_n - 1] ? map_by_name(l, (const char *)value) : NULL;
		value = (const u8 *)&inner;
		value_n = sizeof inner;
	}
	rp_put_u32(out, key_n == m->key_size && value_n == m->value_size
				? (u32)bpfrt_map_update_elem(m, key, value, flags)
				: (u32)-EMSGSIZE);
	rp_put_str(out, "");
}

static void answer(u32 op, struct rp_in *in, struct rp_out *out)
{
	rp_begin(out, op);
	switch ((enum rp_op)op) {
	case RP_HELLO:
		rp_put_u32(out, RP_VERSION << 16 | BPFC_NERRORS);
		break;
	case RP_CODE:
		guest_load_code(&loaded, in, out);
		break;
	case RP_PROG:
		guest_load_prog(&loaded, in, out);
		break;
	case RP_EXEC:
		guest_exec(&loaded, in, out);
		break;
	case RP_DUMP:
		dump(&loaded, in, out);
		break;
	case RP_UPDATE:
		update(&loaded, in, out);
		break;
	case RP_NOPS:
		break;
	}
	rp_end(out);
	if (out->oom)
		_exit(6);
}

/* -- The loop ------------------------------------------------------------------------------------------------- */

static void flush(struct rp_out *out)
{
	size_t at = 0;
	while (at < out->n) {
		ssize_t n = write(1, out->p + at, out->n - at);
		if (n < 0 && errno != EINTR)
			_exit(2);
		at += n > 0 ? (size_t)n : 0;
	}
	out->n = 0;
}

/* Answers the complete frames of N bytes at P. How many bytes they take. */
static size_t answer_all(const u8 *p, size_t n, struct rp_out *out)
{
	size_t at = 0;
	struct rp_header h;
	while (n - at >= sizeof h) {
		memcpy(&h, p + at, sizeof h);
		if (h.op >= RP_NOPS || h.size > RP_MAX_FRAME)
			_exit(2);
		if (n - at - sizeof h < h.size)
			break;
		struct rp_in in = {.at = p + at + sizeof h};
		in.end = in.at + h.size;
		answer(h.op, &in, out);
		at += sizeof h + h.size;
		if (out->n > FLUSH_SIZE)
			flush(out);
	}
	return at;
}

int main(void)
{
	struct rp_out in = {0}, out = {0};
	area_shift(getenv("BPFC_RUN_SHIFT"));
	guest_call_init();
	for (;;) {
		u8 *p = rp_space(&in, READ_SIZE);
		if (!p)
			return 6;
		in.n -= READ_SIZE;
		ssize_t n = read(0, p, READ_SIZE);
		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return n < 0;
		in.n += (size_t)n;
		size_t used = answer_all(in.p, in.n, &out);
		guest_clock(false);
		flush(&out);
		memmove(in.p, in.p + used, in.n - used);
		in.n -= used;
	}
}
