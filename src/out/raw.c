/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Flat output: code from its first byte on, then read-only and writable data, each on a page of its own, zeroed data
 * written out. It is made for address 0: position matters only where data or maps are reached.
 */
#include "code_image.h"
#include "out/out.h"

enum { PAGE = 4096, BASE = 0 };

int out_bin(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out)
{
	struct image im;
	u8 *mem;
	int err;

	(void)p, (void)opts;
	err = image_layout(c, PAGE, &im);
	if (err)
		return err;
	mem = arena_alloc(&c->arena, im.total);
	err = image_fill(c, &im, mem, BASE, NULL, NULL);
	if (err)
		return err;
	/* The caller looks whether the stream took it. */
	fwrite(mem, 1, im.total, out);
	return 0;
}
