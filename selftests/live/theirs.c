/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See theirs.h. */
#include "live/theirs.h"

#include <string.h>

#include "maptype.h"

static const struct kernel_map *map_by_name(const struct kernel_prog *k, const char *name)
{
	for (u32 m = 0; m < k->n_maps; m++)
		if (!strcmp(k->maps[m].name, name))
			return &k->maps[m];
	return NULL;
}

/* Maps that the program does not have are not set. */
static void set_map(const struct kernel_prog *k, const struct preset *p, struct snapshot *out)
{
	const struct kernel_map *m = map_by_name(k, p->map), *inner = p->inner ? map_by_name(k, p->inner) : NULL;

	if (m && ((p->inner && !inner) || !kernel_update(m, p->key, inner ? (const void *)&inner->fd : p->value)))
		snapshot_fail(out, "kernel: map %s cannot be set", m->name);
}

bool theirs_run(struct kernel_prog *k, const struct subject *s, struct snapshot *out)
{
	static u8 buffer[KERNEL_MAX_DATA];

	for (u32 i = 0; i < s->n_presets; i++)
		set_map(k, &s->presets[i], out);
	for (u32 i = 0; i < s->n_inputs; i++) {
		struct kernel_run run = {.data = s->inputs[i].data, .size = s->inputs[i].size, .out = buffer};
		struct snap_run *to = &out->runs[i];
		int err = kernel_run(k, &run);

		if (err)
			snapshot_fail(out, "kernel, input %u: %s", i, strerror(-err));
		to->r0 = run.r0;
		to->has_ctx = run.has_ctx;
		to->mark = run.mark;
		to->priority = run.priority;
		memcpy(to->cb, run.cb, sizeof to->cb);
		snapshot_data(to, buffer, err ? 0 : run.out_size);
	}
	for (u32 m = 0; m < k->n_maps; m++) {
		const struct kernel_map *from = &k->maps[m];
		bool records = kernel_is_records(from);
		struct snap_map *to = snapshot_map(out, from->name, records ? 4 : from->key_size,
						   records ? SNAPSHOT_RECORD : from->value_size);

		/* of maps in maps the kernel shows numbers of its own */
		if (to && (from->type == MAP_ARRAY_OF_MAPS || from->type == MAP_HASH_OF_MAPS))
			out->n_maps--;
		else if (to && !kernel_dump(from, records ? snapshot_record : snapshot_entry, to))
			out->n_maps--;
	}
	snapshot_finish(out);
	return !out->error[0];
}
