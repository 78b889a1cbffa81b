/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Wildcard match (* and ?) of the text at data, which ends with a zero, with the `b` patterns at the address in `a`, 32
 * bytes each: bit N is set when pattern N matches.
 */
#include "../bench.h"

INLINE int match(const u8 *p, const u8 *s)
{
	const u8 *star = 0, *from = 0;

	while (*s) {
		if (*p == '*') {
			star = ++p;
			from = s;
		} else if (*p == '?' || *p == *s) {
			p++;
			s++;
		} else if (star) {
			p = star;
			s = ++from;
		} else {
			return 0;
		}
	}
	while (*p == '*')
		p++;
	return !*p;
}

BENCH u64 glob(struct ctx *ctx)
{
	const u8 *text = PTR(const u8, ctx->data), *pattern = PTR(const u8, ctx->a);
	u32 n = ctx->b;
	u64 set = 0;

	for (u32 i = 0; i < n; i++, pattern += 32)
		set |= (u64)match(pattern, text) << i;
	return set;
}
