/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* run.h on top of the guest process: loads, runs, batches, map contents, and the guest's reports as diagnostics. When
 * the guest dies (compiled code can destroy it), the input at fault gets an error and the rest goes on with a new one.
 */
#include "run/guest.h"

#include <stdlib.h>

#include "bpfrt.h"
#include "maptype.h"

enum {
	LOAD_MS = 60000,
	SLACK_MS = 20000,
	DEFAULT_TIMEOUT_MS = 10000, /* of an input, run.h */
	MAX_INPUT = 1 << 28,
	FRAME_BYTES = 1 << 22, /* inputs of about so many bytes go into one frame */
	BATCH_BYTES = 1 << 24,
};

/* -- Reports of the guest -------------------------------------------------------------------------------------------
 */

/* TEXT is "WHERE: error: WORDS [ID]", in which WHERE may be missing, or just WORDS. */
static int report(struct run_guest *g, int status, const char *text)
{
	struct where w = WHERE_NONE;
	const char *mark = strstr(text, "error: "), *words = mark ? mark + 7 : text, *end = strrchr(words, '[');
	char *where = NULL;
	size_t n = mark && end && end > words && end[-1] == ' ' ? (size_t)(end - words) - 1 : strlen(words);

	if (status >= 0 || -status >= BPFC_NERRORS)
		status = -BPFC_ERUN;
	if (mark && mark > text + 2) {
		where = strndup(text, (size_t)(mark - text) - 2);
		w.file = where;
	} else {
		w.function = g->entry;
	}
	if (!n) {
		words = diag_id_meaning((enum bpfc_error) - status);
		n = strlen(words);
	}
	status = diag_error(g->ctx, (enum bpfc_error) - status, &w, "%.*s", (int)n, words);
	free(where);
	return status;
}

static int died(struct run_guest *g)
{
	struct where w = WHERE_NONE;
	w.function = g->entry;
	return diag_error(g->ctx, BPFC_ERUN, &w, "the 32-bit process died or did not answer");
}

static int take_load(struct run_guest *g, enum rp_op op)
{
	struct rp_in in;
	int status;
	const char *text;

	if (!guest_reply(g, op, &in))
		return died(g);
	status = (int)rp_u32(&in);
	text = rp_str(&in);
	if (in.bad)
		return died(g);
	return status ? report(g, status, text) : 0;
}

static u8 *take_bytes(struct rp_in *in, size_t *size)
{
	u32 n;
	const u8 *p = rp_block(in, &n);
	u8 *copy = n ? malloc(n) : NULL;

	*size = copy ? n : 0;
	if (copy)
		memcpy(copy, p, n);
	return copy;
}

/* LOADED: the status of loading; if the program could not be loaded, that was reported already. */
static void take_result(struct run_guest *g, struct rp_in *in, int loaded, struct run_result *r)
{
	const char *text;

	memset(r, 0, sizeof *r);
	r->status = (int)rp_u32(in);
	text = rp_str(in);
	r->r0 = rp_u64(in);
	r->ns = rp_u64(in);
	r->insns = rp_u64(in);
	r->fault_addr = rp_u32(in);
	r->fault_text = rp_u32(in);
	r->data = take_bytes(in, &r->data_size);
	r->ctx = take_bytes(in, &r->ctx_size);
	if (in->bad)
		r->status = died(g);
	else if (loaded)
		r->status = loaded;
	else if (r->status)
		r->status = report(g, r->status, text);
}

/* -- Requests ---------------------------------------------------------------------------------------------------------
 */

static enum rp_op load_op(const struct run_program *p)
{
	return p->engine == RUN_NATIVE ? RP_CODE : RP_PROG;
}

static int put_load(struct run_guest *g, const struct run_program *p)
{
	int err = encode_program(g, &g->requests, p);
	if (!err)
		g->n_requests++;
	return err;
}

/* How many of N inputs go into one frame. */
static u32 frame_inputs(const struct run_input *in, u32 n)
{
	size_t bytes = 0;
	u32 k = 0;
	while (k < n && (k == 0 || bytes + in[k].size + in[k].ctx_size < FRAME_BYTES)) {
		bytes += in[k].size + in[k].ctx_size + 64;
		k++;
	}
	return k;
}

/* Frames for N inputs; how long they may take goes to *MS. */
static void put_inputs(struct run_guest *g, const struct run_input *in, u32 n, u64 *ms)
{
	for (u32 k = 0; k < n; k++)
		*ms += in[k].timeout_ms ? in[k].timeout_ms : DEFAULT_TIMEOUT_MS;
	while (n) {
		u32 k = frame_inputs(in, n);
		encode_inputs(&g->requests, in, k);
		g->n_requests++;
		in += k;
		n -= k;
	}
}

/* Results of the frames that put_inputs() made, as far as they came. How many. */
static u32 take_results(struct run_guest *g, int loaded, struct run_result *out, u32 n)
{
	u32 done = 0;
	while (done < n) {
		struct rp_in in;
		u32 k;
		if (!guest_reply(g, RP_EXEC, &in))
			break;
		for (k = rp_u32(&in); k && done < n && !in.bad; k--)
			take_result(g, &in, loaded, &out[done++]);
		if (in.bad || k)
			break;
	}
	return done;
}

static int check_inputs(struct run_guest *g, const struct run_input *in, u32 n)
{
	for (u32 k = 0; k < n; k++)
		if (in[k].size > MAX_INPUT || in[k].ctx_size > MAX_INPUT)
			return diag_error(g->ctx, BPFC_ETOO_BIG, NULL, "an input of %zu bytes is larger than %d",
					  in[k].size > MAX_INPUT ? in[k].size : in[k].ctx_size, MAX_INPUT);
	return 0;
}

static void add_map(struct run_guest *g, const struct run_map *m)
{
	struct run_map *p = realloc(g->maps, (g->n_maps + 1) * sizeof *p);
	char *name = p ? strdup(m->name) : NULL;

	g->maps = p ? p : g->maps;
	if (!name)
		return;
	p[g->n_maps] = *m;
	p[g->n_maps++].name = name;
}

static void add_code_maps(struct run_guest *g, const struct code *c)
{
	for (u32 i = 0; i < c->syms.n; i++) {
		const struct code_sym *s = &c->syms.p[i];
		const struct code_sect *sect = s->sect == CODE_UNDEF ? NULL : &c->sects.p[s->sect];
		struct bpfrt_map d;

		if (!sect || sect->kind != CODE_MAPS || s->bind == CODE_LOCAL || s->value > sect->bytes.n ||
		    sect->bytes.n - s->value < sizeof d)
			continue;
		memcpy(&d, sect->bytes.p + s->value, sizeof d);
		add_map(g, &(struct run_map){s->name, d.type, d.key_size, d.value_size, d.max_entries,
					     d.btf_key_type_id, d.btf_value_type_id});
	}
}

static void add_prog_maps(struct run_guest *g, const struct prog *p)
{
	for (u32 i = 0; i < p->maps.n; i++) {
		const struct prog_map *m = &p->maps.p[i];
		add_map(g, &(struct run_map){m->name, m->type, m->key_size, m->value_size, m->max_entries, m->btf_key,
					     m->btf_value});
	}
}

void guest_forget(struct run_guest *g)
{
	for (u32 i = 0; i < g->n_maps; i++)
		free((char *)g->maps[i].name);
	free(g->maps);
	free(g->entry);
	g->maps = NULL;
	g->n_maps = 0;
	g->entry = NULL;
}

static void remember(struct run_guest *g, const struct run_program *p)
{
	const char *name = encode_entry_name(p);

	guest_forget(g);
	g->entry = name ? strdup(name) : NULL;
	if (p->engine == RUN_NATIVE)
		add_code_maps(g, p->code);
	else
		add_prog_maps(g, p->prog);
}

/* -- One program ------------------------------------------------------------------------------------------------------
 */

int run_load(struct run_guest *g, const struct run_program *p)
{
	int err = guest_ensure(g);

	remember(g, p);
	g->loaded = false;
	if (!err)
		err = put_load(g, p);
	if (err)
		return err;
	guest_exchange(g, LOAD_MS);
	err = take_load(g, load_op(p));
	g->loaded = !err;
	return err;
}

static int fail_all(struct run_result *out, u32 n, int err)
{
	for (u32 k = 0; k < n; k++)
		out[k] = (struct run_result){.status = err};
	return err;
}

int run_exec_many(struct run_guest *g, const struct run_input *in, struct run_result *out, u32 n)
{
	u64 ms = SLACK_MS;
	u32 done;
	int err = check_inputs(g, in, n);

	if (!err && (!g->pid || !g->loaded))
		err = diag_error(g->ctx, BPFC_ERUN, NULL, "no program is loaded");
	if (err)
		return fail_all(out, n, err);
	put_inputs(g, in, n, &ms);
	guest_exchange(g, ms);
	done = take_results(g, 0, out, n);
	if (done < n)
		return fail_all(out + done, n - done, died(g));
	return 0;
}

int run_exec(struct run_guest *g, const struct run_input *in, struct run_result *out)
{
	int err = run_exec_many(g, in, out, 1);
	return err ? err : out->status;
}

void run_results_free(struct run_result *r, u32 n)
{
	for (; n; n--, r++) {
		free(r->data);
		free(r->ctx);
		r->data = r->ctx = NULL;
	}
}

/* -- Many programs
 * ------------------------------------------------------------------------------------------------------- */

/* One job, by itself. */
static void run_job(struct run_guest *g, struct run_job *j)
{
	j->status = run_load(g, &j->program);
	if (j->status)
		fail_all(j->out, j->n, j->status);
	else
		run_exec_many(g, j->in, j->out, j->n);
}

/* Takes the replies for N jobs, jobs that could not be encoded aside. How many jobs are done with. */
static u32 take_jobs(struct run_guest *g, struct run_job *jobs, u32 n)
{
	for (u32 k = 0; k < n; k++) {
		struct run_job *j = &jobs[k];
		size_t taken = g->taken;
		struct rp_in in;
		if (j->status) {
			fail_all(j->out, j->n, j->status);
			continue;
		}
		if (!guest_reply(g, load_op(&j->program), &in))
			return k;
		g->taken = taken;
		remember(g, &j->program);
		j->status = take_load(g, load_op(&j->program));
		u32 done = take_results(g, j->status, j->out, j->n);
		if (done < j->n) {
			run_results_free(j->out, done);
			return k;
		}
		g->loaded = !j->status;
	}
	return n;
}

int run_batch(struct run_guest *g, struct run_job *jobs, u32 n)
{
	while (n) {
		u64 ms = SLACK_MS;
		u32 k = 0;
		int err = guest_ensure(g);
		if (err)
			return err;
		for (; k < n && g->requests.n < BATCH_BYTES; k++) {
			struct run_job *j = &jobs[k];
			j->status = check_inputs(g, j->in, j->n);
			if (!j->status)
				j->status = put_load(g, &j->program);
			if (j->status)
				continue;
			ms += LOAD_MS / 100;
			put_inputs(g, j->in, j->n, &ms);
		}
		guest_exchange(g, ms);
		u32 done = take_jobs(g, jobs, k);
		/* The guest died on a job at or after this one (replies come in blocks): find out alone. */
		if (done < k)
			run_job(g, &jobs[done++]);
		jobs += done;
		n -= done;
	}
	return 0;
}

/* -- Maps
 * --------------------------------------------------------------------------------------------------------------- */

/* Sends the request that was begun. STATUS: the guest's word, where it gives no text. */
static int ask(struct run_guest *g, enum rp_op op, struct rp_in *in, int *status)
{
	const char *text;

	rp_end(&g->requests);
	g->n_requests++;
	if (!g->pid || !g->loaded) {
		g->requests.n = g->n_requests = 0;
		return diag_error(g->ctx, BPFC_ERUN, NULL, "no program is loaded");
	}
	guest_exchange(g, LOAD_MS);
	if (!guest_reply(g, op, in))
		return died(g);
	*status = (int)rp_u32(in);
	text = rp_str(in);
	if (in->bad)
		return died(g);
	return text[0] ? report(g, *status, text) : 0;
}

bool run_map_is_records(const struct run_map *m)
{
	return m->type == MAP_RINGBUF || m->type == MAP_PERF_EVENT_ARRAY;
}

bool run_map_holds_maps(const struct run_map *m)
{
	return m->type == MAP_ARRAY_OF_MAPS || m->type == MAP_HASH_OF_MAPS;
}

int run_map_dump(struct run_guest *g, const char *map, run_entry_fn fn, void *arg)
{
	struct rp_in in;
	u32 key_size, value_size, n;
	int err, status;

	rp_begin(&g->requests, RP_DUMP);
	rp_put_str(&g->requests, map);
	err = ask(g, RP_DUMP, &in, &status);
	if (err)
		return err;
	if (status)
		return diag_error(g->ctx, BPFC_ENOMEM, NULL, "map %s: no memory to read it", map);
	key_size = rp_u32(&in);
	value_size = rp_u32(&in);
	for (n = rp_count(&in, 8); n; n--) {
		u32 key_n, value_n;
		const u8 *key = rp_block(&in, &key_n), *value = rp_block(&in, &value_n);
		if (in.bad || key_n != key_size || (value_size != RP_ANY_SIZE && value_n != value_size))
			break;
		fn(arg, key, value, value_n);
	}
	return in.bad || n ? died(g) : 0;
}

const struct run_map *run_maps(const struct run_guest *g, u32 *n)
{
	*n = g->n_maps;
	return g->maps;
}

int run_map_update(struct run_guest *g, const char *map, const void *key, const void *value)
{
	const struct run_map *m = NULL;
	struct rp_in in;
	int err, status;

	for (u32 i = 0; i < g->n_maps && !m; i++)
		if (!strcmp(g->maps[i].name, map))
			m = &g->maps[i];
	if (!m)
		return diag_error(g->ctx, BPFC_ENO_MAP, NULL, "the program has no map %s", map);
	rp_begin(&g->requests, RP_UPDATE);
	rp_put_str(&g->requests, map);
	rp_put_block(&g->requests, key, m->key_size);
	rp_put_block(&g->requests, value, run_map_holds_maps(m) ? (u32)strlen(value) + 1 : m->value_size);
	rp_put_u32(&g->requests, 0);
	err = ask(g, RP_UPDATE, &in, &status);
	if (!err && status)
		err = diag_error(g->ctx, BPFC_ERUN, NULL, "map %s cannot be updated: %s", map, strerror(-status));
	return err;
}
