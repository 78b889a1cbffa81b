/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Fuzz entry: eBPF objects. */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_compile(BPFC_INPUT_ELF, NULL, data, size);
	return 0;
}
