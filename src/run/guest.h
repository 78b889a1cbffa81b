/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The two halves of the host's side: guest.c keeps the process and moves frames, run.c and encode.c know what they say.
 */
#ifndef BPFC_RUN_GUEST_H
#define BPFC_RUN_GUEST_H

#include "run/run.h"
#include "runproto.h"

#include <sys/types.h>

struct run_guest {
	struct bpfc_ctx *ctx;
	char *path;
	char **argv; /* wrapper and path, for execve */
	pid_t pid;   /* 0: not running */
	int fd;
	struct rp_out requests; /* frames not sent yet */
	u32 n_requests;
	struct rp_out replies; /* bytes received */
	size_t taken;	       /* of them already given out */
	bool loaded;
	char *entry;	      /* name of the loaded program's entry, for messages */
	struct run_map *maps; /* of the loaded program */
	u32 n_maps;
};

/* Start the process if it does not run. */
int guest_ensure(struct run_guest *g);
void guest_kill(struct run_guest *g);
/* Send all requests and wait until each has its reply, at most for TIMEOUT_MS. How many replies came; fewer than
 * n_requests if the guest died or had to be killed. */
u32 guest_exchange(struct run_guest *g, u64 timeout_ms);
/* The next reply of the last exchange; its operation must be OP. False (IN is empty and bad) if there is none. */
bool guest_reply(struct run_guest *g, u32 op, struct rp_in *in);

/* Drop what is known of the loaded program (run.c). */
void guest_forget(struct run_guest *g);

/* encode.c: request frames. -BPFC_E* with a diagnostic if there is no such entry. */
int encode_program(struct run_guest *g, struct rp_out *out, const struct run_program *p);
void encode_inputs(struct rp_out *out, const struct run_input *in, u32 n);
/* Name of the entry that P means. */
const char *encode_entry_name(const struct run_program *p);

#endif
