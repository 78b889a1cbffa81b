/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Our side of a comparison: a program by one engine of engine.def in the 32-bit guest. */
#ifndef SELFTESTS_LIVE_OURS_H
#define SELFTESTS_LIVE_OURS_H

#include "engine.h"
#include "live/packets.h"
#include "live/snapshot.h"
#include "prog.h"
#include "run/run.h"

/* An element to be put into a map before the first run. */
struct preset {
	const char *map;
	const u8 *key, *value;
	const char *inner; /* the name of a map, in place of a value */
	u32 key_size, value_size;
};

struct subject {
	const char *name;  /* for messages */
	const char *entry; /* program of an object; NULL: the first */
	struct prog *prog; /* through prog_check() */
	enum prog_type type; /* NONE: inputs are memory, else packets as the kernel shows them to the type */
	const struct packet *inputs;
	u32 n_inputs;
	const struct preset *presets;
	u32 n_presets;
	u64 seed, harden_seed; /* of register allocation; of blinding */
	u32 timeout_ms; /* 0: as the harness has it */
	/* interpreters: see struct interp_env */
	u64 max_insns, poison;
	bool has_poison;
};

/* Runs SUBJECT by ENGINE (not KERNEL) into OUT, which is initialized; an error is in out->error. CTX: the prog's. */
void ours_run(struct run_guest *g, struct bpfc_ctx *guest_ctx, const struct subject *s, enum engine_id engine,
	      struct snapshot *out);

#endif
