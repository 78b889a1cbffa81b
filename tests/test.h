/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What unit suites share beside CUnit itself. */
#ifndef BPFC_TEST_H
#define BPFC_TEST_H

/* Count the running test as skipped, with the reason in the log. The test returns afterwards. */
void test_skip(const char *why);

#define SUITE(name) void suite_##name(void);
#include "suites.def"

#endif
