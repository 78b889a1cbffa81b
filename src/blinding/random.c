/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The only reader of the operating system's entropy. There is no weaker source to fall back on: no entropy is an error
 * of the compilation.
 */
#include <errno.h>
#include <string.h>
#include <sys/random.h>

#include "blinding/blind.h"

bool blind_entropy(struct stream_key *key)
{
	u8 *p = (u8 *)key->w;
	size_t n = 0;

	while (n < sizeof key->w) {
		ssize_t got = getrandom(p + n, sizeof key->w - n, 0);

		if (got > 0)
			n += (size_t)got;
		else if (errno != EINTR)
			return false;
	}
	return true;
}

void blind_seed(struct stream_key *key, u64 seed)
{
	*key = (struct stream_key){{(u32)seed, (u32)(seed >> 32)}};
}
