/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* See kernel.h. What uses maps with a value for each processor runs on the first one, so that they show what it left. */
#define _GNU_SOURCE
#include "live/kernel.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "live/records.h"
#include "maptype.h"

enum { WRAPPER = 16, MAX_CPUS = 1024, LINK_HEADER = 14 };

/* -- What can be had ---------------------------------------------------------------------------------------- */

static void quiet(void)
{
	libbpf_set_print(NULL);
}

bool kernel_available(char *why, size_t n)
{
	static const struct bpf_insn insns[] = {{.code = 0xb7, .imm = 42}, {.code = 0x95}};
	LIBBPF_OPTS(bpf_test_run_opts, run);
	u8 packet[64] = {0};
	int fd, err;

	quiet();
	fd = bpf_prog_load(BPF_PROG_TYPE_XDP, "live", "GPL", insns, ARRAY_SIZE(insns), NULL);
	if (fd < 0) {
		snprintf(why, n, "the kernel loads no BPF program for us (%s)", strerror(-fd));
		return false;
	}
	run.data_in = packet;
	run.data_size_in = sizeof packet;
	run.repeat = 1;
	err = bpf_prog_test_run_opts(fd, &run);
	close(fd);
	if (err || run.retval != 42)
		snprintf(why, n, "the kernel has no BPF_PROG_TEST_RUN for us (%s)", strerror(-err));
	return !err && run.retval == 42;
}

static enum bpf_prog_type uapi_type(enum prog_type type)
{
	int uapi = prog_type_uapi(type);

	return uapi < 0 ? BPF_PROG_TYPE_XDP : (enum bpf_prog_type)uapi;
}

/* -- Raw programs ------------------------------------------------------------------------------------------- */

static bool refuse(struct kernel_prog *k, const char *why)
{
	snprintf(k->log, sizeof k->log, "%s", why);
	return false;
}

/* The program writes records to rings that somebody has opened. */
static bool open_reader(struct kernel_map *m)
{
	if (kernel_is_records(m))
		m->reader = records_open(m->type, m->fd);
	return m->reader || !kernel_is_records(m);
}

static int add_map(struct kernel_prog *k, const char *name, u32 type, u32 key, u32 value, u32 max, u32 flags)
{
	struct kernel_map *m = &k->maps[k->n_maps];
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = flags);
	int fd;

	if (k->n_maps == KERNEL_MAX_MAPS)
		return -1;
	fd = bpf_map_create((enum bpf_map_type)type, NULL, key, value, max, &opts);
	if (fd < 0)
		return -1;
	*m = (struct kernel_map){.type = type, .key_size = key, .value_size = value, .max_entries = max, .fd = fd};
	snprintf(m->name, sizeof m->name, "%s", name);
	k->n_maps++;
	return open_reader(m) ? fd : -1;
}

static bool add_maps(struct kernel_prog *k, const struct prog *p)
{
	for (u32 i = 0; i < p->maps.n; i++) {
		const struct prog_map *m = &p->maps.p[i];

		if (add_map(k, m->name, m->type, m->key_size, m->value_size, m->max_entries, m->flags) < 0)
			return refuse(k, "a map cannot be made");
	}
	return true;
}

static struct bpf_insn ld_map(u32 dst, u32 src, int fd)
{
	return (struct bpf_insn){.code = 0x18, .dst_reg = dst & 15, .src_reg = src & 15, .imm = fd};
}

/* r1 = memory, r2 = size (or r1 = context); call; the result map gets r0. How many instructions. */
static u32 put_wrapper(const struct kernel_prog *k, struct bpf_insn *out)
{
	u32 n = 0, call;

	if (k->mem_fd >= 0) {
		out[n++] = ld_map(1, BPF_PSEUDO_MAP_VALUE, k->mem_fd);
		out[n++] = (struct bpf_insn){0};
		out[n++] = (struct bpf_insn){.code = 0xb7, .dst_reg = 2, .imm = (s32)k->mem_size};
	} else if (k->type == PROG_NONE) {
		out[n++] = (struct bpf_insn){.code = 0xb7, .dst_reg = 1};
		out[n++] = (struct bpf_insn){.code = 0xb7, .dst_reg = 2};
	}
	call = n++;
	out[call] = (struct bpf_insn){.code = 0x85, .src_reg = BPF_PSEUDO_CALL};
	out[n++] = ld_map(1, BPF_PSEUDO_MAP_VALUE, k->result_fd);
	out[n++] = (struct bpf_insn){0};
	out[n++] = (struct bpf_insn){.code = 0x7b, .dst_reg = 1};
	out[n++] = (struct bpf_insn){.code = 0x95};
	out[call].imm = (s32)(n - call - 1);
	return n;
}

static bool put_program(struct kernel_prog *k, const struct prog *p, struct bpf_insn *out)
{
	memcpy(out, p->insns, p->n_insns * sizeof *out);
	for (u32 i = 0; i < p->n_insns; i++) {
		const struct insn_aux *aux = &p->aux[i];

		if (aux->second || out[i].code != 0x18 || aux->ref == REF_NONE || aux->ref == REF_SUBPROG)
			continue;
		if (aux->ref != REF_MAP)
			return refuse(k, "refers to data or externs");
		out[i].src_reg = out[i].src_reg == BPF_PSEUDO_MAP_IDX_VALUE || out[i].src_reg == BPF_PSEUDO_MAP_VALUE
					 ? BPF_PSEUDO_MAP_VALUE
					 : BPF_PSEUDO_MAP_FD;
		out[i].imm = k->maps[aux->index].fd;
	}
	return true;
}

static bool load_insns(struct kernel_prog *k, const struct bpf_insn *insns, u32 n)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .log_buf = k->log, .log_size = sizeof k->log, .log_level = 4);

	/* without room for a log first: the verifier is faster, and a log that overflows is an error */
	opts.log_level = 0;
	opts.log_buf = NULL;
	opts.log_size = 0;
	k->fd = bpf_prog_load(uapi_type(k->type), "live", "GPL", insns, n, &opts);
	return k->fd >= 0;
}

/* Of the verifier's log, the last line before the one that counts instructions. */
static void keep_reason(struct kernel_prog *k, char *log)
{
	char *end = strstr(log, "\nprocessed "), *line;

	if (!end) {
		snprintf(k->log, sizeof k->log, "%s", strerror(errno));
		return;
	}
	*end = 0;
	line = strrchr(log, '\n') ? strrchr(log, '\n') + 1 : log;
	memmove(k->log, line, MIN(strlen(line) + 1, sizeof k->log - 1));
}

/* Once more, for the reason. */
static void ask_why(struct kernel_prog *k, const struct bpf_insn *insns, u32 n)
{
	enum { LOG = 1 << 20 };
	char *log = calloc(1, LOG);
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .log_buf = log, .log_size = LOG, .log_level = 1);
	int fd = bpf_prog_load(uapi_type(k->type), "live", "GPL", insns, n, &opts);

	if (fd >= 0)
		close(fd);
	if (log)
		keep_reason(k, log);
	free(log);
}

static bool load_as(struct kernel_prog *k, const struct prog *p, struct bpf_insn *insns, bool wrapped)
{
	u32 at = wrapped ? put_wrapper(k, insns) : 0;

	k->wrapped = wrapped;
	return put_program(k, p, insns + at) && load_insns(k, insns, at + p->n_insns);
}

bool kernel_load(struct kernel_prog *k, const struct prog *p, enum prog_type type, u32 mem_size)
{
	struct bpf_insn *insns = calloc(p->n_insns + WRAPPER, sizeof *insns);
	bool ok;

	*k = (struct kernel_prog){.fd = -1, .result_fd = -1, .mem_fd = -1, .type = type, .mem_size = mem_size};
	quiet();
	k->result_fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, NULL, 4, 8, 1, NULL);
	if (type == PROG_NONE && mem_size)
		k->mem_fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, NULL, 4, mem_size, 1, NULL);
	ok = insns && k->result_fd >= 0 && (type != PROG_NONE || !mem_size || k->mem_fd >= 0) && add_maps(k, p);
	if (ok && !load_as(k, p, insns, true) && (type == PROG_NONE || !load_as(k, p, insns, false))) {
		if (!k->log[0])
			ask_why(k, insns, p->n_insns + (type == PROG_NONE ? put_wrapper(k, insns) : 0));
		ok = false;
	}
	free(insns);
	if (!ok) {
		char log[KERNEL_LOG];

		memcpy(log, k->log, sizeof log);
		kernel_unload(k);
		memcpy(k->log, log, sizeof log);
	}
	return ok;
}

/* -- Objects ------------------------------------------------------------------------------------------------ */

static bool open_maps(struct kernel_prog *k, struct bpf_object *obj)
{
	struct bpf_map *m;

	bpf_object__for_each_map(m, obj) {
		const char *name = bpf_map__name(m), *dot = strchr(name, '.');
		struct kernel_map *to = &k->maps[k->n_maps];

		if (k->n_maps == KERNEL_MAX_MAPS)
			return refuse(k, "too many maps");
		*to = (struct kernel_map){.type = bpf_map__type(m),
					  .key_size = bpf_map__key_size(m),
					  .value_size = bpf_map__value_size(m),
					  .max_entries = bpf_map__max_entries(m),
					  .fd = bpf_map__fd(m)};
		/* sections of data: the section's name, without the object's before it */
		snprintf(to->name, sizeof to->name, "%s", bpf_map__is_internal(m) && dot ? dot : name);
		k->n_maps++;
		if (!open_reader(to))
			return refuse(k, "records of a map cannot be read");
	}
	return true;
}

bool kernel_load_object(struct kernel_prog *k, const void *data, size_t size, enum prog_type type, const char *name)
{
	LIBBPF_OPTS(bpf_object_open_opts, opts, .object_name = "live");
	struct bpf_program *prog;
	struct bpf_object *obj;

	*k = (struct kernel_prog){.fd = -1, .result_fd = -1, .mem_fd = -1, .type = type};
	quiet();
	obj = bpf_object__open_mem(data, size, &opts);
	if (!obj)
		return refuse(k, "libbpf does not read it");
	bpf_object__for_each_program(prog, obj) {
		bpf_program__set_autoload(prog, !strcmp(bpf_program__name(prog), name));
		bpf_program__set_log_buf(prog, k->log, sizeof k->log);
	}
	if (bpf_object__load(obj)) {
		keep_reason(k, k->log);
		bpf_object__close(obj);
		return false;
	}
	k->object = obj;
	prog = bpf_object__find_program_by_name(obj, name);
	k->fd = prog ? bpf_program__fd(prog) : -1;
	return k->fd >= 0 && open_maps(k, obj);
}

void kernel_unload(struct kernel_prog *k)
{
	for (u32 i = 0; i < k->n_maps; i++)
		records_close(k->maps[i].type, k->maps[i].reader);
	if (k->object) {
		bpf_object__close(k->object);
	} else {
		for (u32 i = 0; i < k->n_maps; i++)
			close(k->maps[i].fd);
		if (k->fd >= 0)
			close(k->fd);
	}
	if (k->result_fd >= 0)
		close(k->result_fd);
	if (k->mem_fd >= 0)
		close(k->mem_fd);
	*k = (struct kernel_prog){.fd = -1, .result_fd = -1, .mem_fd = -1};
}

/* -- Running ------------------------------------------------------------------------------------------------ */

static bool is_skb(enum prog_type type)
{
	return type == PROG_SOCKET || type == PROG_TC || type == PROG_CGROUP_SKB;
}

static int run_packet(struct kernel_prog *k, struct kernel_run *r)
{
	struct __sk_buff in = {.mark = KERNEL_MARK, .priority = KERNEL_PRIORITY}, out = {0};
	LIBBPF_OPTS(bpf_test_run_opts, run, .data_in = r->data, .data_size_in = (u32)r->size, .data_out = r->out,
		    .data_size_out = KERNEL_MAX_DATA, .repeat = 1);
	int err;

	for (u32 i = 0; i < 5; i++)
		in.cb[i] = KERNEL_CB + i;
	if (is_skb(k->type)) {
		run.ctx_in = &in;
		run.ctx_size_in = sizeof in;
		run.ctx_out = &out;
		run.ctx_size_out = sizeof out;
	}
	err = bpf_prog_test_run_opts(k->fd, &run);
	r->retval = run.retval;
	r->out_size = run.data_size_out;
	/* what programs are shown without a link-layer header comes back with one of zeros */
	if (!err && (k->type == PROG_SOCKET || k->type == PROG_CGROUP_SKB) && r->out_size >= LINK_HEADER) {
		r->out_size -= LINK_HEADER;
		memmove(r->out, r->out + LINK_HEADER, r->out_size);
	}
	r->has_ctx = is_skb(k->type);
	r->mark = out.mark;
	r->priority = out.priority;
	memcpy(r->cb, out.cb, sizeof r->cb);
	return err;
}

static int run_memory(struct kernel_prog *k, struct kernel_run *r)
{
	u8 packet[64] = {0};
	LIBBPF_OPTS(bpf_test_run_opts, run, .data_in = packet, .data_size_in = sizeof packet, .repeat = 1);
	u32 zero = 0;
	int err = k->mem_fd >= 0 ? bpf_map_update_elem(k->mem_fd, &zero, r->data, 0) : 0;

	if (!err)
		err = bpf_prog_test_run_opts(k->fd, &run);
	r->retval = run.retval;
	r->out_size = k->mem_size;
	if (!err && k->mem_fd >= 0)
		err = bpf_map_lookup_elem(k->mem_fd, &zero, r->out);
	return err;
}

static bool is_percpu(u32 type)
{
	return type == BPF_MAP_TYPE_PERCPU_HASH || type == BPF_MAP_TYPE_PERCPU_ARRAY ||
	       type == BPF_MAP_TYPE_LRU_PERCPU_HASH || type == BPF_MAP_TYPE_PERF_EVENT_ARRAY;
}

static int run_on_first(struct kernel_prog *k, struct kernel_run *r)
{
	cpu_set_t was, first;
	int err;

	CPU_ZERO(&first);
	CPU_SET(0, &first);
	sched_getaffinity(0, sizeof was, &was);
	sched_setaffinity(0, sizeof first, &first);
	err = k->type == PROG_NONE ? run_memory(k, r) : run_packet(k, r);
	sched_setaffinity(0, sizeof was, &was);
	return err;
}

int kernel_run(struct kernel_prog *k, struct kernel_run *r)
{
	bool percpu = false;
	u32 zero = 0;
	int err;

	for (u32 i = 0; i < k->n_maps; i++)
		percpu |= is_percpu(k->maps[i].type);
	if (percpu)
		err = run_on_first(k, r);
	else
		err = k->type == PROG_NONE ? run_memory(k, r) : run_packet(k, r);
	r->r0 = r->retval;
	if (!err && k->wrapped)
		err = bpf_map_lookup_elem(k->result_fd, &zero, &r->r0);
	return err;
}

/* -- Maps --------------------------------------------------------------------------------------------------- */

bool kernel_is_records(const struct kernel_map *m)
{
	return m->type == BPF_MAP_TYPE_RINGBUF || m->type == BPF_MAP_TYPE_PERF_EVENT_ARRAY;
}

bool kernel_dump(const struct kernel_map *m, kernel_entry_fn fn, void *arg)
{
	if (m->reader)
		return records_read(m->type, m->reader, fn, arg);

	size_t room = is_percpu(m->type) ? ALIGN_UP((size_t)m->value_size, 8) * MAX_CPUS : m->value_size;
	u8 *key = calloc(2, m->key_size + 1u), *next = key ? key + m->key_size : NULL, *value = malloc(room + 1);
	bool first = true, ok = key && value;

	while (ok && !bpf_map_get_next_key(m->fd, first ? NULL : key, next)) {
		memcpy(key, next, m->key_size);
		first = false;
		ok = !bpf_map_lookup_elem(m->fd, key, value);
		if (ok)
			fn(arg, key, value, m->value_size);
	}
	free(key);
	free(value);
	return ok;
}

bool kernel_update(const struct kernel_map *m, const void *key, const void *value)
{
	return !bpf_map_update_elem(m->fd, key, value, 0);
}
