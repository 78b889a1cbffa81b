/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* What the files of bpfrun-ia32 share. main.c reads the command line and decides; the others do one thing each.
 */
#ifndef BPFC_RUN_BPFRUN_H
#define BPFC_RUN_BPFRUN_H

#include "bpfrt.h"
#include "cli.h"
#include "prog.h"
#include "run/run.h"

/* A file in memory; malloc'ed. */
struct blob {
	u8 *p;
	size_t n;
};

struct map_file {
	const char *map, *file;
};

struct bpfrun {
	struct cli cli;
	/* from the command line */
	const char *input, *program;
	enum run_engine engine;
	const char *mem_file, *mem_out, *ctx_file, *ctx_out, *data_file, *data_out, *pcap_file, *write_file;
	VEC(struct map_file) map_in;
	bool dump_maps, json;
	u32 repeat, timeout_ms;
	struct run_skb skb; /* --skb */
	bool has_skb;
	/* what came of it */
	struct prog *prog; /* NULL: the input was compiled already */
	struct code *code; /* RUN_NATIVE */
	enum prog_type type;
	const char *name; /* of the program, for output */
	struct run_guest *guest;
};

/* -- input.c ---------------------------------------------------------------------------------------------- */

/* PATH "-" is standard input. 0 or an exit status, after a message. */
int read_file(struct bpfrun *b, const char *path, struct blob *out);
int write_file(struct bpfrun *b, const char *path, const void *data, size_t n);
/* NAME=VALUE,... into b->skb. 0 or CLI_BAD. */
int parse_skb(struct bpfrun *b, const char *text);
/* The input for packet PKT: fields of --skb, or what its bytes say. CTX is where the context may lie. */
void packet_input(const struct bpfrun *b, const u8 *pkt, size_t size, u32 network_offset, u32 ethertype,
		  struct bpfrt_skb *ctx, struct run_input *in);
bool takes_xdp(enum prog_type type);
bool takes_skb(enum prog_type type);
bool takes_packet(enum prog_type type); /* one of these, or flat */

/* -- verdict.c -------------------------------------------------------------------------------------------- */

/* What R0 means for a program of TYPE: "XDP_PASS", or NULL if it is a plain number. */
const char *verdict_name(enum prog_type type, u64 r0);
/* Bytes of a packet of SIZE bytes that go on; 0: none. */
size_t verdict_passes(enum prog_type type, u64 r0, size_t size);

/* -- capture.c, nocapture.c ------------------------------------------------------------------------------- */

int run_capture(struct bpfrun *b);
/* Name of the link type of the capture PATH; NULL if that cannot be told (run_capture() says why). */
const char *capture_linktype(const char *path);

/* -- maps.c ------------------------------------------------------------------------------------------------- */

int fill_maps(struct bpfrun *b);
/* {"NAME": [{"key": [...], "value": [...], "formatted": ...}, ...], ...}, each line indented by INDENT. */
int dump_maps(struct bpfrun *b, const char *indent);

/* -- btf_json.c, nobtf.c ------------------------------------------------------------------------------------ */

struct btf_types;
/* NULL if there are none. */
struct btf_types *types_load(const void *btf, u32 size);
void types_free(struct btf_types *t);
/* The bytes at DATA as JSON by type ID. False (nothing printed) if the type does not fit them. */
bool types_print(const struct btf_types *t, u32 id, const u8 *data, u32 size, FILE *out);

/* -- json.c --------------------------------------------------------------------------------------------------- */

enum json_kind { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json {
	enum json_kind kind;
	const char *text;	   /* STRING: without quotes, escapes undone; NUMBER, BOOL: as written */
	const char *name;	   /* member of an object */
	struct json *first, *next; /* elements, and the next element of what it is in */
};

/* Parse all of TEXT. NULL, with a message that has the line in *ERROR, if it is no JSON. */
struct json *json_parse(struct arena *a, const char *text, size_t n, const char **error);
const struct json *json_member(const struct json *object, const char *name);
void json_print_string(FILE *out, const char *s);

#endif
