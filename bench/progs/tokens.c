/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A state machine that counts words, numbers, strings and punctuation in data .. data_end (128 bytes). */
#include "../bench.h"

enum state { SPACE, WORD, NUMBER, STRING, ESCAPE };

BENCH u64 tokens(struct ctx *ctx)
{
	u8 *at = PTR(u8, ctx->data), *end = PTR(u8, ctx->data_end);
	u32 words = 0, numbers = 0, strings = 0, others = 0;
	enum state state = SPACE;

	for (; at < end; at++) {
		u8 c = *at;

		if (state == ESCAPE) {
			state = STRING;
			continue;
		}
		if (state == STRING) {
			if (c == '\\')
				state = ESCAPE;
			else if (c == '"')
				state = SPACE;
			continue;
		}
		if (c == '"') {
			strings++;
			state = STRING;
		} else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_') {
			if (state != WORD)
				words++;
			state = WORD;
		} else if (c >= '0' && c <= '9') {
			if (state == SPACE) {
				numbers++;
				state = NUMBER;
			}
		} else {
			if (c != ' ' && c != '\n' && c != '\t')
				others++;
			state = SPACE;
		}
	}
	return (u64)(words << 16 | numbers) << 32 | strings << 16 | others;
}
