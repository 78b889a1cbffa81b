/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What test_verifier.c of trees before 5.18 names of libcap; nothing of it is called. */
#ifndef UPSTREAM_CAPABILITY_H
#define UPSTREAM_CAPABILITY_H

#include <linux/capability.h>
#include <linux/types.h>

typedef struct cap_set *cap_t;
typedef int cap_value_t;
typedef enum { CAP_EFFECTIVE, CAP_PERMITTED, CAP_INHERITABLE } cap_flag_t;
typedef enum { CAP_CLEAR, CAP_SET } cap_flag_value_t;

#define CAP_IS_SUPPORTED(cap) 1

cap_t cap_get_proc(void);
int cap_set_proc(cap_t caps);
int cap_clear(cap_t caps);
int cap_free(void *caps);
int cap_set_flag(cap_t caps, cap_flag_t flag, int n, const cap_value_t *values, cap_flag_value_t value);
int cap_get_flag(cap_t caps, cap_value_t value, cap_flag_t flag, cap_flag_value_t *out);

#endif
