/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Writers: struct code to a stream. Each gets what it needs, never IR. */
#ifndef BPFC_OUT_H
#define BPFC_OUT_H

#include "bpfc.h"
#include "code.h"
#include "prog.h"

/* enum bpfc_emit to its writer, name ("obj") and suffix (".o"), from out.def. */
const char *out_format_name(enum bpfc_emit f);
int out_format_by_name(const char *name); /* -1 unknown */
const char *out_format_suffix(enum bpfc_emit f);

/* PATH "-" is standard output. A file is written beside its place and renamed when complete; on error nothing is left. */
int out_write(struct code *c, const struct prog *p, const struct bpfc_opts *opts, enum bpfc_emit f, const char *path);

int out_elf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);     /* elf_write.c */
int out_bin(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);     /* raw.c */
int out_listing(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out); /* listing.c */
int out_bpf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);     /* text of the program */
int out_cbpf(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);    /* the classic filter */
int out_header(struct code *c, const struct prog *p, const struct bpfc_opts *opts, FILE *out);  /* header.c */

/* The code of a classic filter in the kernel's format for bpf_jit_disasm (jitdump.c); nothing for other programs. P may be
 * NULL. */
void out_jit_dump(const struct code *c, const struct prog *p, FILE *out);

/* An i386 ELF object (ours, or linked -r from several) back to struct code (elf32_read.c). */
int elf32_read(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size, struct code **out);

#endif
