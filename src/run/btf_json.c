/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Values as JSON by their BTF type: integers, enums (by name where there is one), pointers, floats, arrays (of char: a
 * string), structs and unions with bit fields. Types come from the program's object and are checked for every byte that
 * they would read: a type that does not fit the data prints nothing.
 */
#include <bpf/btf.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "run/bpfrun.h"

enum { MAX_DEPTH = 32, MAX_CHAIN = 64 };

struct btf_types {
	struct btf *btf;
};

struct btf_types *types_load(const void *data, u32 size)
{
	struct btf_types *t = malloc(sizeof *t);
	struct btf *btf = t ? btf__new(data, size) : NULL;

	if (!btf) {
		free(t);
		return NULL;
	}
	t->btf = btf;
	return t;
}

void types_free(struct btf_types *t)
{
	if (!t)
		return;
	btf__free(t->btf);
	free(t);
}

/* Past typedefs and qualifiers. NULL: there is no such type. */
static const struct btf_type *resolve(const struct btf *btf, u32 id)
{
	for (int i = 0; i < MAX_CHAIN; i++) {
		const struct btf_type *t = btf__type_by_id(btf, id);
		if (!t || (!btf_is_mod(t) && !btf_is_typedef(t) && !btf_is_type_tag(t)))
			return t;
		id = t->type;
	}
	return NULL;
}

/* NBITS bits from bit OFF of DATA, little-endian. */
static u64 get_bits(const u8 *data, u32 off, u32 nbits)
{
	u64 v = 0;
	for (u32 i = 0; i < nbits; i++)
		v |= (u64)(data[(off + i) / 8] >> (off + i) % 8 & 1) << i;
	return v;
}

static s64 sign(u64 v, u32 nbits)
{
	return nbits >= 64 ? (s64)v : (s64)(v << (64 - nbits)) >> (64 - nbits);
}

static bool print_int(const struct btf_type *t, const u8 *data, u32 size, u32 off, u32 nbits, FILE *out)
{
	u8 encoding = btf_int_encoding(t);

	if (!nbits)
		nbits = btf_int_bits(t);
	if (!nbits || nbits > 128 || off + nbits > size * 8)
		return false;
	if (nbits > 64) {
		fprintf(out, "\"0x%" PRIx64 "%016" PRIx64 "\"", get_bits(data, off + 64, nbits - 64),
			get_bits(data, off, 64));
		return true;
	}
	u64 v = get_bits(data, off, nbits);
	if (encoding & BTF_INT_BOOL)
		fprintf(out, "%s", v ? "true" : "false");
	else if (encoding & BTF_INT_SIGNED)
		fprintf(out, "%" PRId64, sign(v, nbits));
	else
		fprintf(out, "%" PRIu64, v);
	return true;
}

static bool print_enum(const struct btf *btf, const struct btf_type *t, const u8 *data, u32 size, u32 off, u32 nbits,
		       FILE *out)
{
	bool is_signed = btf_kflag(t);

	if (!nbits)
		nbits = t->size * 8;
	if (!nbits || nbits > 64 || off + nbits > size * 8)
		return false;
	u64 v = get_bits(data, off, nbits);
	if (is_signed)
		v = (u64)sign(v, nbits);
	for (u32 i = 0; i < btf_vlen(t); i++) {
		u64 e = btf_is_enum(t) ? (is_signed ? (u64)(s64)btf_enum(t)[i].val : (u32)btf_enum(t)[i].val)
				       : btf_enum64_value(&btf_enum64(t)[i]);
		u32 name = btf_is_enum(t) ? btf_enum(t)[i].name_off : btf_enum64(t)[i].name_off;
		const char *s = e == v ? btf__name_by_offset(btf, name) : NULL;
		if (s) {
			json_print_string(out, s);
			return true;
		}
	}
	fprintf(out, is_signed ? "%" PRId64 : "%" PRIu64, v);
	return true;
}

static bool print_value(const struct btf *btf, u32 id, const u8 *data, u32 size, u32 off, u32 nbits, int depth,
			FILE *out);

static bool is_char(const struct btf *btf, u32 id)
{
	const struct btf_type *t = resolve(btf, id);
	const char *name = t && btf_is_int(t) && t->size == 1 ? btf__name_by_offset(btf, t->name_off) : NULL;

	return name && !strcmp(name, "char");
}

/* An array of char that is text up to a zero byte. */
static bool print_text(const u8 *p, u32 n, FILE *out)
{
	u32 len = 0;
	char *s;

	while (len < n && p[len] >= ' ' && p[len] < 0x7f)
		len++;
	for (u32 i = len; i < n; i++)
		if (p[i])
			return false;
	s = strndup((const char *)p, len);
	json_print_string(out, s ? s : "");
	free(s);
	return true;
}

static bool print_array(const struct btf *btf, const struct btf_type *t, const u8 *data, u32 size, u32 off, int depth,
			FILE *out)
{
	const struct btf_array *a = btf_array(t);
	s64 each = btf__resolve_size(btf, a->type);

	if (each < 0 || off % 8 || (u64)each * a->nelems > size - off / 8)
		return false;
	if (is_char(btf, a->type) && print_text(data + off / 8, a->nelems, out))
		return true;
	putc('[', out);
	for (u32 i = 0; i < a->nelems; i++) {
		if (i)
			putc(',', out);
		if (!print_value(btf, a->type, data, size, off + i * (u32)each * 8, 0, depth, out))
			fputs("null", out);
	}
	putc(']', out);
	return true;
}

static bool print_struct(const struct btf *btf, const struct btf_type *t, const u8 *data, u32 size, u32 off, int depth,
			 FILE *out)
{
	const struct btf_member *m = btf_members(t);
	u32 n = 0;

	if (off % 8 || t->size > size - off / 8)
		return false;
	putc('{', out);
	for (u32 i = 0; i < btf_vlen(t); i++) {
		const char *name = btf__name_by_offset(btf, m[i].name_off);
		u32 at = btf_member_bit_offset(t, i), nbits = btf_member_bitfield_size(t, i);
		const struct btf_type *mt = resolve(btf, m[i].type);
		if (!mt || at > t->size * 8 || (!*name && !btf_is_composite(mt)))
			continue;
		fputs(n++ ? ", " : "", out);
		json_print_string(out, *name ? name : "(anon)");
		fputs(": ", out);
		if (!print_value(btf, m[i].type, data, size, off + at, nbits, depth, out))
			fputs("null", out);
	}
	putc('}', out);
	return true;
}

static bool print_float(const struct btf_type *t, const u8 *data, u32 size, u32 off, FILE *out)
{
	double d;
	float f;

	if (off % 8 || t->size > size - off / 8)
		return false;
	if (t->size == 8) {
		memcpy(&d, data + off / 8, 8);
	} else if (t->size == 4) {
		memcpy(&f, data + off / 8, 4);
		d = (double)f;
	} else {
		return false;
	}
	if (d != d || d - d != 0)
		fprintf(out, "\"%g\"", d);
	else
		fprintf(out, "%.17g", d);
	return true;
}

/* The value of type ID at bit OFF; NBITS: width of a bit field, or 0. */
static bool print_value(const struct btf *btf, u32 id, const u8 *data, u32 size, u32 off, u32 nbits, int depth,
			FILE *out)
{
	const struct btf_type *t = resolve(btf, id);

	if (!t || depth > MAX_DEPTH || off > size * 8)
		return false;
	if (btf_is_int(t))
		return print_int(t, data, size, off, nbits, out);
	if (btf_is_any_enum(t))
		return print_enum(btf, t, data, size, off, nbits, out);
	if (btf_is_array(t))
		return print_array(btf, t, data, size, off, depth + 1, out);
	if (btf_is_composite(t))
		return print_struct(btf, t, data, size, off, depth + 1, out);
	if (btf_is_float(t))
		return print_float(t, data, size, off, out);
	if (btf_is_ptr(t) && off + 64 <= size * 8) {
		fprintf(out, "\"0x%" PRIx64 "\"", get_bits(data, off, 64));
		return true;
	}
	return false;
}

bool types_print(const struct btf_types *t, u32 id, const u8 *data, u32 size, FILE *out)
{
	return print_value(t->btf, id, data, size, 0, 0, 0, out);
}
