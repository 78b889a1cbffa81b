/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Shared by btf.c and btf_ext.c: the types of the object that is being read. */
#ifndef BPFC_FRONT_BTF_H
#define BPFC_FRONT_BTF_H

#include "front/elf_read.h"

struct btf;

struct btf_name {
	const char *name;
	u32 id;
};

struct elf_btf {
	struct btf *btf;
	u32 n;			    /* types, void included */
	VEC(struct btf_name) names; /* functions and variables, sorted */
	u32 *datasec_of;	    /* by id of a variable or function: DATASEC or 0 */
};

/* ID without typedefs, qualifiers and tags; 0 (void) if they go in a circle. */
u32 btf_skip(const struct btf *btf, u32 id);

#endif
