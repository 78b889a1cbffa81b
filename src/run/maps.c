/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Map contents from and to JSON, in the shape that bpftool prints: an array of {"key": BYTES, "value": BYTES}. Output
 * has BYTES as ["0x01","0x02",...] and, where types are known, "formatted" beside them. Input takes BYTES as an array
 * of numbers or such strings, as a string of hex digits, or as one number, which is stored little-endian.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "run/bpfrun.h"

/* -- Reading ------------------------------------------------------------------------------------------------------ */

static const struct run_map *map_by_name(const struct bpfrun *b, const char *name)
{
	u32 n;
	const struct run_map *m = run_maps(b->guest, &n);

	for (u32 i = 0; i < n; i++)
		if (!strcmp(m[i].name, name))
			return &m[i];
	return NULL;
}

/* A number that is in range for SIZE bytes, signed or unsigned. */
static bool number_bytes(const char *text, u8 *to, u32 size)
{
	char *end;
	bool negative = *text == '-';
	u64 v;

	errno = 0;
	v = negative ? (u64)strtoll(text, &end, 0) : strtoull(text, &end, 0);
	if (errno || end == text || *end)
		return false;
	if (size < 8 && (negative ? (s64)v < -(1ll << (8 * size - 1)) : v >> 8 * size))
		return false;
	for (u32 i = 0; i < size; i++)
		to[i] = i < 8 ? (u8)(v >> 8 * i) : negative ? 0xff : 0;
	return true;
}

static int digit(char c)
{
	static const char digits[] = "0123456789abcdef";
	const char *at = c ? strchr(digits, c >= 'A' && c <= 'F' ? c + 32 : c) : NULL;

	return at ? (int)(at - digits) : -1;
}

/* "0a 1b", "0x0a1b": exactly SIZE bytes. */
static bool string_bytes(const char *s, u8 *to, u32 size)
{
	u32 n = 0;

	if (s[0] == '0' && (s[1] | 32) == 'x')
		s += 2;
	while (*s) {
		if (*s == ' ' || *s == ':') {
			s++;
			continue;
		}
		int high = digit(s[0]), low = high < 0 ? -1 : digit(s[1]);
		if (low < 0 || n == size)
			return false;
		to[n++] = (u8)(high << 4 | low);
		s += 2;
	}
	return n == size;
}

static bool json_bytes(const struct json *j, u8 *to, u32 size)
{
	u32 n = 0;

	switch (j->kind) {
	case JSON_NUMBER:
		return number_bytes(j->text, to, size);
	case JSON_STRING:
		return string_bytes(j->text, to, size);
	case JSON_ARRAY:
		for (const struct json *e = j->first; e; e = e->next, n++)
			if (n == size || (e->kind != JSON_NUMBER && e->kind != JSON_STRING) ||
			    !number_bytes(e->text, to + n, 1))
				return false;
		return n == size;
	case JSON_NULL:
	case JSON_BOOL:
	case JSON_OBJECT:
		break;
	}
	return false;
}

static int fill_entry(struct bpfrun *b, const struct map_file *f, const struct run_map *m, const struct json *e,
		      u32 index)
{
	const struct json *key = json_member(e, "key"), *value = json_member(e, "value");
	u8 *bytes = arena_alloc(&b->cli.arena, (size_t)m->key_size + m->value_size);
	bool is_name = run_map_holds_maps(m);

	if (!key || !json_bytes(key, bytes, m->key_size))
		return cli_error(&b->cli, BPFC_EFORMAT, "%s: entry %u: \"key\" does not give %u bytes", f->file, index,
				 m->key_size);
	if (is_name && (!value || value->kind != JSON_STRING || !map_by_name(b, value->text)))
		return cli_error(&b->cli, BPFC_EFORMAT, "%s: entry %u: \"value\" is not the name of a map of the program",
				 f->file, index);
	if (!is_name && (!value || !json_bytes(value, bytes + m->key_size, m->value_size)))
		return cli_error(&b->cli, BPFC_EFORMAT, "%s: entry %u: \"value\" does not give %u bytes", f->file,
				 index, m->value_size);
	return run_map_update(b->guest, f->map, bytes, is_name ? (const void *)value->text : bytes + m->key_size)
		       ? CLI_FAILED
		       : 0;
}

static int fill_map(struct bpfrun *b, const struct map_file *f)
{
	const struct run_map *m = map_by_name(b, f->map);
	const char *error;
	struct blob text;
	struct json *j;
	u32 index = 0;
	int err;

	if (!m)
		return cli_error(&b->cli, BPFC_ENO_MAP, "--map-in: the program has no map '%s'", f->map);
	err = read_file(b, f->file, &text);
	if (err)
		return err;
	j = json_parse(&b->cli.arena, (const char *)text.p, text.n, &error);
	free(text.p);
	if (!j)
		return cli_error(&b->cli, BPFC_EFORMAT, "%s: %s", f->file, error);
	if (j->kind == JSON_OBJECT && json_member(j, f->map)) /* what --dump-maps prints */
		j = (struct json *)json_member(j, f->map);
	if (j->kind != JSON_ARRAY)
		return cli_error(&b->cli, BPFC_EFORMAT, "%s: an array of entries is expected", f->file);
	for (const struct json *e = j->first; e && !err; e = e->next)
		err = fill_entry(b, f, m, e, index++);
	return err;
}

int fill_maps(struct bpfrun *b)
{
	int err = 0;
	for (u32 i = 0; i < b->map_in.n && !err; i++)
		err = fill_map(b, &b->map_in.p[i]);
	return err;
}

/* -- Writing
 * ------------------------------------------------------------------------------------------------------------ */

struct dump {
	const struct run_map *m;
	const struct btf_types *types;
	const char *indent;
	u32 n;
};

static void print_bytes(const char *name, const u8 *p, u32 n)
{
	printf("\"%s\": [", name);
	for (u32 i = 0; i < n; i++)
		printf("%s\"0x%02x\"", i ? "," : "", p[i]);
	printf("]");
}

static void print_formatted(const struct dump *d, const void *key, const void *value)
{
	if (!d->types || !d->m->btf_value || run_map_is_records(d->m) || run_map_holds_maps(d->m))
		return;
	printf(", \"formatted\": {\"key\": ");
	if (!d->m->btf_key || !types_print(d->types, d->m->btf_key, key, d->m->key_size, stdout))
		printf("null");
	printf(", \"value\": ");
	if (!types_print(d->types, d->m->btf_value, value, d->m->value_size, stdout))
		printf("null");
	printf("}");
}

/* A record of a ringbuf has no key. */
static void print_entry(void *arg, const void *key, const void *value, u32 value_size)
{
	struct dump *d = arg;

	printf("%s\n%s\t\t{", d->n++ ? "," : "", d->indent);
	if (d->m->key_size) {
		print_bytes("key", key, d->m->key_size);
		printf(", ");
	}
	if (run_map_holds_maps(d->m)) {
		printf("\"value\": ");
		json_print_string(stdout, value);
	} else {
		print_bytes("value", value, value_size);
	}
	print_formatted(d, key, value);
	printf("}");
}

int dump_maps(struct bpfrun *b, const char *indent)
{
	struct btf_types *types = b->prog && b->prog->btf ? types_load(b->prog->btf, b->prog->btf_size) : NULL;
	u32 n;
	const struct run_map *m = run_maps(b->guest, &n);
	int err = 0;

	printf("{");
	for (u32 i = 0; i < n && !err; i++) {
		struct dump d = {&m[i], types, indent, 0};
		printf("%s\n%s\t", i ? "," : "", indent);
		json_print_string(stdout, m[i].name);
		printf(": [");
		err = run_map_dump(b->guest, m[i].name, print_entry, &d) ? CLI_FAILED : 0;
		if (d.n)
			printf("\n%s\t", indent);
		printf("]");
	}
	if (n)
		printf("\n%s", indent);
	printf("}");
	types_free(types);
	return err;
}
