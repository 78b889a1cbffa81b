/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the fuzz entry points share (fuzz.c). Each fuzz_NAME.c defines one LLVMFuzzerTestOneInput(), so that libFuzzer
 * can drive it (configure --enable-fuzz); else fuzz_main.c feeds it files.
 */
#ifndef BPFC_FUZZ_H
#define BPFC_FUZZ_H

#include "bpfc.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Read DATA as KIND (TYPE: as of --type, NULL: none is given), compile what is accepted at each level with the checkers on, write what was compiled. Whatever DATA is,
 * an error must come with a message and nothing may be left behind; aborts otherwise. */
void fuzz_compile(enum bpfc_input kind, const char *type, const uint8_t *data, size_t size);

#endif
