/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* In place of kernel.c where there is no libbpf. */
#include "live/kernel.h"

bool kernel_available(char *why, size_t n)
{
	snprintf(why, n, "built without libbpf: no kernel to compare with");
	return false;
}

bool kernel_load(struct kernel_prog *k, const struct prog *p, enum prog_type type, u32 mem_size)
{
	(void)k, (void)p, (void)type, (void)mem_size;
	return false;
}

bool kernel_load_object(struct kernel_prog *k, const void *data, size_t size, enum prog_type type, const char *name)
{
	(void)k, (void)data, (void)size, (void)type, (void)name;
	return false;
}

void kernel_unload(struct kernel_prog *k)
{
	(void)k;
}

int kernel_run(struct kernel_prog *k, struct kernel_run *run)
{
	(void)k, (void)run;
	return -1;
}

bool kernel_is_records(const struct kernel_map *m)
{
	(void)m;
	return false;
}

bool kernel_dump(const struct kernel_map *m, kernel_entry_fn fn, void *arg)
{
	(void)m, (void)fn, (void)arg;
	return false;
}

bool kernel_update(const struct kernel_map *m, const void *key, const void *value)
{
	(void)m, (void)key, (void)value;
	return false;
}
