/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See CUnit.h beside it. */
#ifndef BPFC_CUNIT32_BASIC_H
#define BPFC_CUNIT32_BASIC_H

#include <CUnit/CUnit.h>

#endif
