/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of the 32-bit guest share: the loaded program, memory areas between guard pages, the guarded call.
 */
#ifndef BPFRT_GUEST_H
#define BPFRT_GUEST_H

#include "code.h"
#include "interp/cinterp.h"
#include "interp/interp.h"
#include "prog.h"
#include "rt.h"
#include "runproto.h"

/* -- Memory (guest_mem.c) --------------------------------------------------------------------------------- */

/* Pages with unmapped ones around them. What is placed there ends at the end of the last page; pages below its start
 * cannot be accessed. */
struct area {
	u8 *base; /* first page after the lower guard */
	u32 cap;  /* bytes up to the upper guard */
	u32 open; /* bytes at the end that can be accessed */
};

/* Place SIZE bytes so that they end at the guard, but begin at a multiple of ALIGN. NULL: no memory. */
u8 *area_place(struct area *a, u32 size, u32 align);
/* CAP bytes, all accessible, between guards. */
bool area_new(struct area *a, u32 cap);
/* What is allocated from now on lies elsewhere than it would; PAGES: a number as text, NULL is 0. */
void area_shift(const char *pages);

/* -- Guarded calls (guest_call.c) --------------------------------------------------------------------------- */

/* How a run ended. `signal` 0: regularly. */
struct outcome {
	int status; /* 0 or -BPFC_E* */
	char text[320];
	u64 r0;
	u32 fault_addr, fault_text;
	bool dirty; /* it was cut off within the runtime: maps may be in disorder */
};

/* Code addresses in which a run may be cut off at any time, and what offsets in messages are relative to. */
struct text_range {
	u32 start, size;
};

void guest_call_init(void);
/* Time passes for guest_call() only while the clock runs. */
void guest_clock(bool on);
/* Run FN(ARG) up to TIMEOUT_MS; faults and lack of time end it. Fills OUT unless it ended well. INTERPRETER: it may
 * be cut off anywhere except between guest_enter_runtime() and guest_leave_runtime(). */
bool guest_guarded(void (*fn)(void *arg), void *arg, u32 timeout_ms, const struct text_range *text, bool interpreter,
		   struct outcome *out);
/* Ends the run: what was called is not there. */
void guest_no_helper(void) __attribute__((noreturn));
void guest_enter_runtime(void);
void guest_leave_runtime(void);

/* Bytes 0x5b where the next call's frames will be, 16 KiB of them. */
void guest_fill_stack(void);
/* Call compiled code on a stack of its own with r1, r2 and a third argument, ESP lowered by ESP_OFFSET. False, with words in OUT: it did
 * not keep to the calling convention. For use within guest_guarded(). */
bool guest_native(u32 fn, u32 r1, u32 r2, u32 r3, u32 esp_offset, struct outcome *out);

/* -- The loaded program ------------------------------------------------------------------------------------- */

struct guest_map {
	const char *name;
	struct bpfrt_map *map;
};

struct loaded {
	struct bpfc_ctx ctx; /* of this load */
	bool is_code, ready;
	VEC(struct guest_map) maps; /* open ones */
	struct arena arena;	    /* names, tables */
	/* compiled code */
	struct code *code;
	struct text_range text;
	u32 entry;	      /* address */
	u8 *data, *data_copy; /* writable part of the image, and its content after loading */
	u32 data_size;
	/* interpreted */
	struct prog *prog;
	struct interp *interp;
	u32 entry_subprog;
	struct cinterp *classic; /* runs in place of interp, or NULL */
	VEC(struct interp_region) regions; /* n_fixed of data and maps, then those of the input */
	u32 n_fixed;
	struct places *places; /* guest_prog.c */
};

/* Each answers one request: reads IN, writes status and text to OUT. */
void guest_load_code(struct loaded *l, struct rp_in *in, struct rp_out *out); /* guest_code.c */
void guest_load_prog(struct loaded *l, struct rp_in *in, struct rp_out *out); /* guest_prog.c */
void guest_exec(struct loaded *l, struct rp_in *in, struct rp_out *out);      /* guest_exec.c */
void guest_unload(struct loaded *l);					      /* guest.c */

/* Opens M, which the program calls NAME, and enters it. Throws, but leaves a map closed whose type is not implemented
 * if the program does not use it (guest.c). */
void guest_open_map(struct loaded *l, const char *name, struct bpfrt_map *m, bool used);
/* Data sections as they were after loading (guest_code.c, guest_prog.c). */
void guest_reset_code(struct loaded *l);
void guest_reset_prog(struct loaded *l);
void guest_unload_prog(struct loaded *l);
/* What the runtime has under NAME for programs to call, NULL: nothing (guest_code.c). */
void (*guest_runtime_symbol(const char *name))(void);
/* What the host said for this run, or a number of bpfrt_get_prandom_u32() (guest_exec.c). */
uint32_t guest_random(void);
/* A helper may have moved the packet of the run (guest_exec.c). */
void guest_packet_moved(struct loaded *l);
/* What the interpreter may access besides data and maps in the next runs. */
int guest_interp_regions(struct loaded *l, const struct interp_region *input, u32 n);

#endif
