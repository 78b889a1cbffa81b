/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The calls of CUnit that our suites use, for their 32-bit build: a CUnit library for i386 cannot be counted on where
 * gcc -m32 can. Same names and meanings; cunit32.c has the rest. One that is missing here is a line to add.
 */
#ifndef BPFC_CUNIT32_H
#define BPFC_CUNIT32_H

#include <string.h>

typedef struct CU_Suite *CU_pSuite;
typedef struct CU_Test *CU_pTest;
typedef struct CU_TestRegistry {
	unsigned uiNumberOfTests;
} *CU_pTestRegistry;
typedef int (*CU_InitializeFunc)(void);
typedef int (*CU_CleanupFunc)(void);
typedef void (*CU_TestFunc)(void);
typedef enum { CUE_SUCCESS } CU_ErrorCode;
typedef enum { CU_BRM_NORMAL, CU_BRM_SILENT, CU_BRM_VERBOSE } CU_BasicRunMode;

CU_ErrorCode CU_initialize_registry(void);
void CU_cleanup_registry(void);
CU_pTestRegistry CU_get_registry(void);
CU_ErrorCode CU_get_error(void);
const char *CU_get_error_msg(void);
CU_pSuite CU_add_suite(const char *name, CU_InitializeFunc init, CU_CleanupFunc cleanup);
CU_pTest CU_add_test(CU_pSuite suite, const char *name, CU_TestFunc fn);
void CU_basic_set_mode(CU_BasicRunMode mode);
CU_ErrorCode CU_basic_run_tests(void);
unsigned CU_get_number_of_tests_run(void);
unsigned CU_get_number_of_tests_failed(void);
unsigned CU_get_number_of_suites_failed(void);

/* OK as it is; a failure is printed, and if FATAL ends the test. */
void cunit32_assert(int ok, const char *what, const char *file, int line, int fatal);

#define CU_ADD_TEST(suite, test) CU_add_test(suite, #test, (CU_TestFunc)test)
#define CUNIT32(cond, what, fatal) cunit32_assert(!!(cond), what, __FILE__, __LINE__, fatal)

#define CU_PASS(msg) CUNIT32(1, msg, 0)
#define CU_FAIL(msg) CUNIT32(0, msg, 0)
#define CU_FAIL_FATAL(msg) CUNIT32(0, msg, 1)
#define CU_ASSERT(x) CUNIT32(x, #x, 0)
#define CU_ASSERT_FATAL(x) CUNIT32(x, #x, 1)
#define CU_ASSERT_TRUE(x) CUNIT32(x, #x, 0)
#define CU_ASSERT_TRUE_FATAL(x) CUNIT32(x, #x, 1)
#define CU_ASSERT_FALSE(x) CUNIT32(!(x), "not " #x, 0)
#define CU_ASSERT_FALSE_FATAL(x) CUNIT32(!(x), "not " #x, 1)
#define CU_ASSERT_EQUAL(a, b) CUNIT32((a) == (b), #a " == " #b, 0)
#define CU_ASSERT_EQUAL_FATAL(a, b) CUNIT32((a) == (b), #a " == " #b, 1)
#define CU_ASSERT_NOT_EQUAL(a, b) CUNIT32((a) != (b), #a " != " #b, 0)
#define CU_ASSERT_NOT_EQUAL_FATAL(a, b) CUNIT32((a) != (b), #a " != " #b, 1)
#define CU_ASSERT_PTR_EQUAL(a, b) CUNIT32((const void *)(a) == (const void *)(b), #a " == " #b, 0)
#define CU_ASSERT_PTR_NOT_EQUAL(a, b) CUNIT32((const void *)(a) != (const void *)(b), #a " != " #b, 0)
#define CU_ASSERT_PTR_NULL(p) CUNIT32((const void *)(p) == NULL, #p " == NULL", 0)
#define CU_ASSERT_PTR_NULL_FATAL(p) CUNIT32((const void *)(p) == NULL, #p " == NULL", 1)
#define CU_ASSERT_PTR_NOT_NULL(p) CUNIT32((const void *)(p) != NULL, #p " != NULL", 0)
#define CU_ASSERT_PTR_NOT_NULL_FATAL(p) CUNIT32((const void *)(p) != NULL, #p " != NULL", 1)
#define CU_ASSERT_STRING_EQUAL(a, b) CUNIT32(!strcmp(a, b), #a " equals " #b, 0)
#define CU_ASSERT_STRING_EQUAL_FATAL(a, b) CUNIT32(!strcmp(a, b), #a " equals " #b, 1)
#define CU_ASSERT_STRING_NOT_EQUAL(a, b) CUNIT32(strcmp(a, b), #a " differs from " #b, 0)
#define CU_ASSERT_NSTRING_EQUAL(a, b, n) CUNIT32(!strncmp(a, b, n), #a " equals " #b, 0)

#endif
