/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* bpf_strtol() and bpf_strtoul(): numbers from text that need not end in a zero byte. */
#include "rt.h"

enum { BASE_MASK = 0x1f, TEXT_MAX = 63 /* characters behind spaces and sign that are looked at */ };

/* White space as the kernel has it: Latin-1's no-break space too. */
static bool is_space(uint8_t c)
{
	return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xa0;
}

/* The value of a digit; more than any base for what is none. */
static uint32_t digit(uint8_t c)
{
	uint8_t lower = c | 0x20;

	return c >= '0' && c <= '9' ? c - (uint32_t)'0' : lower >= 'a' && lower <= 'f' ? lower - (uint32_t)'a' + 10 : 99;
}

static bool has_hex_prefix(const uint8_t *p, const uint8_t *end)
{
	return end - p >= 2 && p[0] == '0' && (p[1] | 0x20) == 'x';
}

/* The base that the number says, if none is asked for. */
static uint32_t base_of(const uint8_t *p, const uint8_t *end)
{
	if (p == end || *p != '0')
		return 10;
	return has_hex_prefix(p, end) && end - p >= 3 && digit(p[2]) < 16 ? 16 : 8;
}

/* *V = *V * base + d. Whether it fits. */
static bool append(uint64_t *v, uint32_t base, uint32_t d)
{
	uint64_t low = (uint64_t)(uint32_t)*v * base + d, high = (*v >> 32) * base + (low >> 32);

	*v = high << 32 | (uint32_t)low;
	return !(high >> 32);
}

/* How many bytes the number takes, or a negative errno. */
static int64_t parse(const char *buf, uint64_t size, uint64_t flags, uint64_t *out, bool *negative)
{
	const uint8_t *start = (const uint8_t *)buf, *p = start, *end, *digits;
	uint32_t base = flags & BASE_MASK;
	bool fits = true;

	if (!buf || !size || size > UINT32_MAX || (base && base != 8 && base != 10 && base != 16) ||
	    flags & ~(uint64_t)BASE_MASK)
		return -RT_EINVAL;
	end = start + (uint32_t)size;
	while (p != end && is_space(*p))
		p++;
	*negative = p != end && *p == '-';
	p += *negative;
	if (p == end)
		return -RT_EINVAL;
	if (end - p > TEXT_MAX)
		end = p + TEXT_MAX;
	if (!base)
		base = base_of(p, end);
	if (base == 16 && has_hex_prefix(p, end))
		p += 2;
	digits = p;
	for (*out = 0; p != end && digit(*p) < base; p++)
		fits &= append(out, base, digit(*p));
	return p == digits ? -RT_EINVAL : fits ? p - start : -RT_ERANGE;
}

int64_t bpfrt_strtol(const char *buf, uint64_t size, uint64_t flags, int64_t *res)
{
	bool negative;
	uint64_t v;
	int64_t n;

	*res = 0;
	n = parse(buf, size, flags, &v, &negative);
	if (n < 0)
		return n;
	if (negative)
		v = -v;
	if (negative ? (int64_t)v > 0 : (int64_t)v < 0)
		return -RT_ERANGE;
	*res = (int64_t)v;
	return n;
}

int64_t bpfrt_strtoul(const char *buf, uint64_t size, uint64_t flags, uint64_t *res)
{
	bool negative;
	uint64_t v;
	int64_t n;

	*res = 0;
	n = parse(buf, size, flags, &v, &negative);
	if (n < 0)
		return n;
	if (negative)
		return -RT_EINVAL;
	*res = v;
	return n;
}
