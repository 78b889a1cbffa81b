/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* libbpfc: BPF to ia32 as a library. The only installed header of the compiler.
 *
 * A context serves one thread; contexts are independent. Functions return 0 or a negative number that
 * bpfc_error_name() names; the text of what went wrong is in the context. Nothing here prints, exits or aborts.
 */
#ifndef BPFC_H
#define BPFC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

struct bpfc_ctx;
struct prog;
struct code;
struct bpfc_jit;

/* -- Context ---------------------------------------------------------------------------------------------- */

/* A new context, NULL if there is no memory. Freed with bpfc_ctx__free(), after all that was made with it. */
struct bpfc_ctx *bpfc_ctx__new(void);
void bpfc_ctx__free(struct bpfc_ctx *ctx);
/* Bytes that the library may take for this context; 0 (the default): no limit. */
void bpfc_ctx__set_memory_limit(struct bpfc_ctx *ctx, size_t bytes);
/* Calls FN for each message so far, oldest first; SEVERITY 0 error, 1 warning, 2 note. TEXT lives as long as CTX. */
void bpfc_ctx__messages(struct bpfc_ctx *ctx, void (*fn)(void *arg, int severity, const char *text), void *arg);
/* Text of the first error, NULL if there was none. */
const char *bpfc_ctx__error(const struct bpfc_ctx *ctx);
void bpfc_ctx__clear_messages(struct bpfc_ctx *ctx);
/* "OPCODE" ... for the negative number that a function returned. */
const char *bpfc_error_name(int err);

/* -- Options ---------------------------------------------------------------------------------------------- */

enum bpfc_input { BPFC_INPUT_AUTO, BPFC_INPUT_ELF, BPFC_INPUT_RAW, BPFC_INPUT_ASM, BPFC_INPUT_CBPF };
enum bpfc_emit {
	BPFC_EMIT_OBJ,  /* ELF32 relocatable */
	BPFC_EMIT_BIN,  /* flat code */
	BPFC_EMIT_ASM,  /* listing */
	BPFC_EMIT_BPF,  /* BPF as text */
	BPFC_EMIT_CBPF, /* a classic filter as text */
	BPFC_EMIT_HEADER, /* prototypes for C */
	BPFC_EMIT_NONE, /* check only */
};

/* A map that raw or text input refers to by number. */
struct bpfc_map_def {
	int32_t id;
	uint32_t type; /* enum bpf_map_type */
	uint32_t key_size, value_size, max_entries;
};

struct bpfc_opts {
	size_t size; /* sizeof(struct bpfc_opts), set by bpfc_opts__init() */
	enum bpfc_input input;
	int opt_level;           /* 0, 1, 2 */
	int harden;              /* 0 .. 3; -1 (initially): 1 if the source is not trusted, else 0 */
	bool untrusted, verify;
	uint64_t seed;           /* of all randomness; without has_seed the operating system's */
	bool has_seed;
	const char *type;        /* --type, NULL: from section names */
	const struct bpfc_map_def *maps;
	size_t n_maps;
	const char *const *programs; /* only these, NULL: all */
	size_t n_programs;
	const char *symbol_prefix;
	uint64_t debug_seed;     /* random register choices, to find faults; 0: off */
	const char *dump;        /* letters of passes whose result goes to dump_file */
	FILE *dump_file;
	bool self_check;         /* run the checkers between passes */
	bool pic;
	int debug_info;          /* -1: when the input has BTF */
	bool stats;
	const char *name;        /* of a classic filter's function, NULL: prog */
	const char *linktype;    /* of bpfc_prog__load_pcap(): "EN10MB" (NULL), "RAW", ... */
	uint32_t snaplen;        /* ... what its filter returns for packets that it accepts; 0: 262144 */
	bool pcap_unoptimized;   /* ... as libpcap has it before its optimizer */
	bool audit;              /* remember who chose each byte of code */
	bool cf_protection;      /* endbr32 at entries and thunks */
	bool retpoline;          /* no indirect jumps and calls that can be predicted */
	bool flat;               /* for BPFC_EMIT_BIN, code that nobody relocates: at level 3 branches keep their distances */
};
void bpfc_opts__init(struct bpfc_opts *opts);

/* -- Programs --------------------------------------------------------------------------------------------- */

/* Read a file ("-": standard input) or memory; NAME stands in messages. The program is owned by the caller until
 * bpfc_prog__free() and refers to CTX. */
int bpfc_prog__load_file(struct bpfc_ctx *ctx, const char *path, const struct bpfc_opts *opts, struct prog **out);
int bpfc_prog__load_mem(struct bpfc_ctx *ctx, const char *name, const void *data, size_t size,
			const struct bpfc_opts *opts, struct prog **out);
/* A capture filter expression of libpcap, of opts->type socket (NULL), seccomp or flat. */
int bpfc_prog__load_pcap(struct bpfc_ctx *ctx, const char *expression, const struct bpfc_opts *opts, struct prog **out);
void bpfc_prog__free(struct prog *prog);

/* -- Compiling -------------------------------------------------------------------------------------------- */

/* Check and compile. The product is independent of PROG's lifetime. */
int bpfc_prog__compile(struct prog *prog, const struct bpfc_opts *opts, struct code **out);
void bpfc_code__free(struct code *code);
/* Write to PATH ("-": standard output); a file is complete or absent. PROG may be NULL where the format needs no BPF. */
int bpfc_code__write(struct code *code, struct prog *prog, const struct bpfc_opts *opts, enum bpfc_emit format,
		     const char *path);

/* -- In-process JIT (useful on 32-bit hosts only) ---------------------------------------------------------- */

/* Address of an undefined symbol (bpfrt_map_lookup_elem ...), 0 if unknown. */
typedef uintptr_t (*bpfc_resolve_fn)(void *arg, const char *name);
/* Map CODE into memory that is first writable, then sealed: code executable and read-only, data writable and not
 * executable. Fails with an error where a protection cannot be had. */
int bpfc_jit__load(struct bpfc_ctx *ctx, struct code *code, bpfc_resolve_fn resolve, void *arg, struct bpfc_jit **out);
/* Address of a defined symbol, NULL if there is none. */
void *bpfc_jit__symbol(struct bpfc_jit *jit, const char *name);
void bpfc_jit__free(struct bpfc_jit *jit);

#ifdef __cplusplus
}
#endif
#endif
