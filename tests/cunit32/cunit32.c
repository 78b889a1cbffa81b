/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Registry and runner behind CUnit/CUnit.h of this folder: suites in the order in which they were added. */
#include <CUnit/CUnit.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

struct CU_Suite {
	const char *name;
	CU_InitializeFunc init;
	CU_CleanupFunc cleanup;
};

struct CU_Test {
	CU_pSuite suite;
	const char *name;
	CU_TestFunc fn;
};

enum { MAX_SUITES = 64, MAX_TESTS = 1024 };

static struct CU_Suite suites[MAX_SUITES];
static struct CU_Test tests[MAX_TESTS];
static struct CU_TestRegistry registry;
static unsigned n_suites, n_run, n_failed, n_suites_failed;
static unsigned failures; /* of the running test */
static jmp_buf end_of_test;

CU_ErrorCode CU_initialize_registry(void)
{
	registry.uiNumberOfTests = n_suites = n_run = n_failed = n_suites_failed = 0;
	return CUE_SUCCESS;
}

void CU_cleanup_registry(void) {}
CU_pTestRegistry CU_get_registry(void) { return &registry; }
CU_ErrorCode CU_get_error(void) { return CUE_SUCCESS; }
const char *CU_get_error_msg(void) { return ""; }
void CU_basic_set_mode(CU_BasicRunMode mode) { (void)mode; }
unsigned CU_get_number_of_tests_run(void) { return n_run; }
unsigned CU_get_number_of_tests_failed(void) { return n_failed; }
unsigned CU_get_number_of_suites_failed(void) { return n_suites_failed; }

CU_pSuite CU_add_suite(const char *name, CU_InitializeFunc init, CU_CleanupFunc cleanup)
{
	if (n_suites == MAX_SUITES)
		abort();
	suites[n_suites] = (struct CU_Suite){ name, init, cleanup };
	return &suites[n_suites++];
}

CU_pTest CU_add_test(CU_pSuite suite, const char *name, CU_TestFunc fn)
{
	if (registry.uiNumberOfTests == MAX_TESTS)
		abort();
	tests[registry.uiNumberOfTests] = (struct CU_Test){ suite, name, fn };
	return &tests[registry.uiNumberOfTests++];
}

void cunit32_assert(int ok, const char *what, const char *file, int line, int fatal)
{
	if (ok)
		return;
	failures++;
	printf("\n    %s:%d: %s", file, line, what);
	if (fatal)
		longjmp(end_of_test, 1);
}

static void run_test(const struct CU_Test *t)
{
	printf("  Test: %s ...", t->name);
	failures = 0;
	if (!setjmp(end_of_test))
		t->fn();
	n_run++;
	n_failed += failures > 0;
	printf(failures ? "\n  FAILED\n" : "passed\n");
}

CU_ErrorCode CU_basic_run_tests(void)
{
	for (unsigned s = 0; s < n_suites; s++) {
		printf("\nSuite: %s\n", suites[s].name);
		if (suites[s].init && suites[s].init()) {
			n_suites_failed++;
			continue;
		}
		for (unsigned t = 0; t < registry.uiNumberOfTests; t++)
			if (tests[t].suite == &suites[s])
				run_test(&tests[t]);
		if (suites[s].cleanup && suites[s].cleanup())
			n_suites_failed++;
	}
	return CUE_SUCCESS;
}
