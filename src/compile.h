/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The pipeline: a checked program to machine code with its data and map descriptors. */
#ifndef BPFC_COMPILE_H
#define BPFC_COMPILE_H

#include "bpfc.h"
#include "code.h"
#include "prog.h"

/* Throws; public callers go through bpfc_prog__compile(). */
int compile_prog(struct prog *p, const struct bpfc_opts *opts, struct code **out);

#endif
