/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* struct code as one stretch of memory: code, read-only data and writable data each begin on a page of their own, so
 * that each can have its protection. Flat output and the in-process JIT are this image at an address.
 */
#ifndef BPFC_CODE_IMAGE_H
#define BPFC_CODE_IMAGE_H

#include "code.h"

enum image_part { IMAGE_CODE, IMAGE_RODATA, IMAGE_DATA, IMAGE_NPARTS };

struct image {
	u32 *offsets; /* by section, from the start of the image; in the product's arena */
	u32 start[IMAGE_NPARTS], size[IMAGE_NPARTS]; /* starts are multiples of the page; sizes as used */
	u32 total; /* up to the end of the last part that is not empty */
};

/* Address of the undefined symbol NAME; 0 if there is none. */
typedef u64 (*image_resolve_fn)(void *arg, const char *name);

/* Gives every section its place. -BPFC_ELIMIT if the whole is unreasonably large. */
int image_layout(struct code *c, u32 page, struct image *im);
/* Where symbol SYM is when the image begins at BASE; undefined ones by RESOLVE (may be NULL). False if nobody knows it;
 * weak symbols that nobody knows are at 0. */
bool image_symbol(const struct code *c, const struct image *im, u32 sym, u32 base, image_resolve_fn resolve, void *arg,
		  u32 *addr);
/* Copies all bytes to MEM (im->total zeroed bytes) and fills in what the fixups ask for, as seen at BASE.
 * -BPFC_EUNDEFINED, with the names in the message, if a symbol has no address. */
int image_fill(struct code *c, const struct image *im, u8 *mem, u32 base, image_resolve_fn resolve, void *arg);

#endif
