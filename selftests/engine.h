/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The ways to run a program that differential tests compare (engine.def), for `random` and `live`. */
#ifndef SELFTESTS_ENGINE_H
#define SELFTESTS_ENGINE_H

#include "bpfc.h"
#include "util.h"

enum engine_how { ENGINE_INTERP, ENGINE_THREADED, ENGINE_NATIVE, ENGINE_KERNEL };

enum engine_id {
#define ENGINE(id, name, how, level, harden, often) E_##id,
#include "engine.def"
	N_ENGINES
};

struct engine {
	const char *name;
	enum engine_how how;
	int level, harden;
	bool often;
};

extern const struct engine engines[N_ENGINES];

/* Does the compiler know the engine's hardening level? True for engines that do not compile. */
bool engine_present(enum engine_id id);
/* Fills in what the engine asks of the compiler; SEED: of register allocation, 0: as always; HARDEN_SEED: of blinding. */
void engine_opts(enum engine_id id, u64 seed, u64 harden_seed, struct bpfc_opts *opts);

#endif
