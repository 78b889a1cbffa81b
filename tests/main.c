/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Runs the unit suites of suites.def, or those named on the command line, and ends with the line that scripts/check adds
 * up: "N passed, N failed, N skipped".
 */
#include <CUnit/Basic.h>
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

static const struct {
	const char *name;
	void (*add)(void);
} suites[] = {
#define SUITE(name) { #name, suite_##name },
#include "suites.def"
};

static unsigned skipped;

void test_skip(const char *why)
{
	printf(" (skipped: %s) ", why);
	skipped++;
}

static int wanted(const char *name, int argc, char **argv)
{
	if (argc < 2)
		return 1;
	for (int i = 1; i < argc; i++)
		if (!strcmp(argv[i], name))
			return 1;
	return 0;
}

int main(int argc, char **argv)
{
	unsigned run, failed;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (CU_initialize_registry() != CUE_SUCCESS)
		return EXIT_FAILURE;
	for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++)
		if (wanted(suites[i].name, argc, argv))
			suites[i].add();
	if (CU_get_error() != CUE_SUCCESS || !CU_get_registry()->uiNumberOfTests) {
		fprintf(stderr, "no tests: %s\n", CU_get_error_msg());
		return EXIT_FAILURE;
	}
	CU_basic_set_mode(CU_BRM_VERBOSE);
	CU_basic_run_tests();
	run = CU_get_number_of_tests_run();
	failed = CU_get_number_of_tests_failed() + CU_get_number_of_suites_failed();
	CU_cleanup_registry();
	printf("\n%u passed, %u failed, %u skipped\n", run - failed - skipped, failed, skipped);
	return failed || !run ? EXIT_FAILURE : EXIT_SUCCESS;
}
