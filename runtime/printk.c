/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpf_trace_printk: the conversions that the kernel takes, refused where it refuses them. Arguments are 64-bit; a
 * conversion without l uses the low half, as `int` does. Needs neither libc nor 64-bit division.
 */
#include <stdarg.h>

#include "rt.h"

enum { TEXT_MAX = 1024, STRING_MAX = 511, ARGS_MAX = 3 };

struct text {
	char buf[TEXT_MAX];
	uint32_t n; /* what the text would take; the buffer holds its beginning */
};

struct spec {
	bool left, zero, plus, space;
	uint32_t width;
};

static void put(struct text *t, char c)
{
	if (t->n < TEXT_MAX - 1)
		t->buf[t->n] = c;
	t->n++;
}

static void pad(struct text *t, char c, uint32_t n)
{
	for (uint32_t i = 0; i < n && t->n + i < TEXT_MAX - 1; i++)
		t->buf[t->n + i] = c;
	t->n += n;
}

static void put_padded(struct text *t, const struct spec *s, const char *sign, const char *body, uint32_t n)
{
	uint32_t n_sign = sign[0] != 0, fill = s->width > n + n_sign ? s->width - n - n_sign : 0;
	if (!s->left && !s->zero)
		pad(t, ' ', fill);
	if (n_sign)
		put(t, sign[0]);
	if (!s->left && s->zero)
		pad(t, '0', fill);
	for (uint32_t i = 0; i < n; i++)
		put(t, body[i]);
	if (s->left)
		pad(t, ' ', fill);
}

static void put_number(struct text *t, const struct spec *s, uint64_t v, uint32_t base, bool is_signed,
		       const char *digits)
{
	char buf[24], *at = buf + sizeof buf;
	const char *sign = "";
	if (is_signed) {
		sign = s->plus ? "+" : s->space ? " " : "";
		if ((int64_t)v < 0) {
			sign = "-";
			v = -v;
		}
	}
	do
		*--at = digits[rt_divide(&v, base)];
	while (v);
	put_padded(t, s, sign, at, (uint32_t)(buf + sizeof buf - at));
}

static const char lower[] = "0123456789abcdef", upper[] = "0123456789ABCDEF";

static void put_string(struct text *t, const struct spec *s, uint32_t addr)
{
	const char *p = (const char *)(uintptr_t)addr;
	uint32_t n = 0;
	struct spec plain = *s;
	plain.zero = false;
	if (addr >= 4096)
		while (n < STRING_MAX && p[n])
			n++;
	put_padded(t, &plain, "", p, n);
}

/* %pI4 1.2.3.4, %pi4 001.002.003.004, %pI6 with colons, %pi6 without. */
static void put_ip(struct text *t, char form, char version, uint32_t addr)
{
	const uint8_t *p = (const uint8_t *)(uintptr_t)addr;
	struct spec dec = {.zero = true, .width = form == 'i' ? 3 : 0}, hex = {.zero = true, .width = 2};
	uint32_t n = version == '4' ? 4 : 16;
	for (uint32_t i = 0; i < n; i++) {
		if (version == '4' && i)
			put(t, '.');
		if (version == '6' && form == 'I' && i && i % 2 == 0)
			put(t, ':');
		uint32_t byte = addr >= 4096 ? p[i] : 0;
		put_number(t, version == '4' ? &dec : &hex, byte, version == '4' ? 10 : 16, false, lower);
	}
}

static bool is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}
static bool is_punct(char c)
{
	return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}
static bool ends(char c)
{
	return c == 0 || is_space(c) || is_punct(c);
}

static const char *parse_flags(const char *f, struct spec *s)
{
	for (;; f++) {
		if (*f == '0')
			s->zero = true;
		else if (*f == '+')
			s->plus = true;
		else if (*f == '-')
			s->left = true;
		else if (*f == ' ')
			s->space = true;
		else
			break;
	}
	for (; *f >= '0' && *f <= '9'; f++)
		s->width = s->width < 100000 ? s->width * 10 + (uint32_t)(*f - '0') : s->width;
	return f;
}

/* A %p conversion; F stands on the p. Returns its last character, or NULL if it is none. */
static const char *pointer(struct text *t, struct spec *s, const char *f, uint32_t arg)
{
	if ((f[1] == 'k' || f[1] == 'u') && f[2] == 's' && ends(f[3])) {
		put_string(t, s, arg);
		return f + 2;
	}
	if ((f[1] == 'i' || f[1] == 'I') && (f[2] == '4' || f[2] == '6')) {
		put_ip(t, f[1], f[2], arg);
		return f + 2;
	}
	if (!ends(f[1])) {
		if (f[1] != 'K' && f[1] != 'x' && f[1] != 's' && f[1] != 'S' && f[1] != 'B')
			return NULL;
		f++;
	}
	if (s->width < 8) {
		s->width = 8;
		s->zero = true;
	}
	put_number(t, s, arg, 16, false, lower);
	return f;
}

/* An integer conversion; F stands behind flags and width. Returns its last character, or NULL if it is none. */
static const char *integer(struct text *t, const struct spec *s, const char *f, uint64_t arg)
{
	bool wide = *f == 'l';
	if (*f == 'l')
		f++;
	if (*f == 'l')
		f++;
	switch (*f) {
	case 'd':
	case 'i':
		put_number(t, s, wide ? arg : (uint64_t)(int64_t)(int32_t)arg, 10, true, lower);
		return f;
	case 'u':
		put_number(t, s, wide ? arg : (uint32_t)arg, 10, false, lower);
		return f;
	case 'x':
		put_number(t, s, wide ? arg : (uint32_t)arg, 16, false, lower);
		return f;
	case 'X':
		put_number(t, s, wide ? arg : (uint32_t)arg, 16, false, upper);
		return f;
	default:
		return NULL;
	}
}

/* One conversion, F behind the %. Returns its last character, or NULL if the kernel refuses it. */
static const char *conversion(struct text *t, const char *f, uint64_t arg)
{
	struct spec s = {0};
	char c = (char)arg;
	f = parse_flags(f, &s);
	switch (*f) {
	case 'p':
		return pointer(t, &s, f, (uint32_t)arg);
	case 's':
		if (!ends(f[1]))
			return NULL;
		put_string(t, &s, (uint32_t)arg);
		return f;
	case 'c':
		s.zero = false;
		put_padded(t, &s, "", &c, 1);
		return f;
	default:
		return integer(t, &s, f, arg);
	}
}

static bool terminated(const char *fmt, uint32_t size)
{
	for (uint32_t i = 0; i < size; i++)
		if (!fmt[i])
			return true;
	return false;
}

int64_t bpfrt_trace_printk(const char *fmt, uint32_t fmt_size, ...)
{
	struct text t;
	uint32_t used = 0;
	va_list ap;
	t.n = 0;
	if (!terminated(fmt, fmt_size))
		return -RT_EINVAL;
	va_start(ap, fmt_size);
	const char *f = fmt;
	for (; f && *f; f++) {
		unsigned char c = (unsigned char)*f;
		if ((c < ' ' && !is_space(*f)) || c == 0x7f) {
			f = NULL;
			break;
		}
		if (*f == '%' && f[1] == '%') {
			put(&t, *f++);
		} else if (*f == '%') {
			f = used++ < ARGS_MAX ? conversion(&t, f + 1, va_arg(ap, uint64_t)) : NULL;
			if (!f)
				break;
		} else {
			put(&t, *f);
		}
	}
	va_end(ap);
	if (!f)
		return -RT_EINVAL;
	bpfrt_host_print(t.buf, t.n < TEXT_MAX - 1 ? t.n : TEXT_MAX - 1);
	return t.n;
}
