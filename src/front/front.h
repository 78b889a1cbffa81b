/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The door of the readers: any input to struct prog (not yet through prog_check). */
#ifndef BPFC_FRONT_H
#define BPFC_FRONT_H

#include "bpfc.h"
#include "prog.h"

/* By opts->input, else by content: ELF magic; text; else raw. */
int front_load_file(struct bpfc_ctx *ctx, const char *path, const struct bpfc_opts *opts, struct prog **out);
int front_load_mem(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size, const struct bpfc_opts *opts,
		   struct prog **out);

/* A libpcap expression. */
int front_load_pcap(struct bpfc_ctx *ctx, const char *text, const struct bpfc_opts *opts, struct prog **out);

/* The single readers. P is new; 0 or -BPFC_E*. elf: elf_read.c (libelf, libbpf); a build without them links
 * front/noelf.c instead, which refuses. */
int front_elf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts);
int front_raw(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts);
/* Classic filters in any form; the filter itself stays in P->cbpf. */
int front_pcap(struct prog *p, const char *text, const struct bpfc_opts *opts);
bool front_is_text(const void *data, size_t size);
/* DATA is a classic filter in one of its forms: a text that begins like one, or bytes that are one as a whole. */
bool front_is_cbpf(const void *data, size_t size);
int front_cbpf(struct prog *p, const void *data, size_t size, const struct bpfc_opts *opts);
int front_asm(struct prog *p, const char *text, size_t size, const struct bpfc_opts *opts);

#endif
