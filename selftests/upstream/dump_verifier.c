/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Writes the tests of tools/testing/selftests/bpf/verifier of a kernel tree as vectors to standard output. The tree's
 * test_verifier.c (TEST_VERIFIER_FILE) is a part of this program, with the tables that verifier/tests.h names: its own code
 * prepares each test, makes the maps and programs that the test refers to, and loads it; the functions of libbpf that it
 * calls are those below, which take down what they get. Loading always fails, so that it goes no further.
 */
#define main test_verifier_main
#include TEST_VERIFIER_FILE
#undef main

#include "insns.h"
#include "vectors.h"

/* Numbers that no file descriptor has, since test_verifier.c closes them. */
enum { FIRST_MAP = 100000, FIRST_PROG = 200000, MAX_MAPS = 64, MAX_PROGS = 64, MAX_FILLS = 64 };

struct map {
	__u32 type, key_size, value_size, max_entries, flags;
	__u32 inner; /* index + 1 of the one that those in it are like; 0: none */
};

struct fill {
	int map, program; /* index; -1: the value */
	unsigned char key[64], value[256];
};

static struct {
	struct bpf_test *test;
	unsigned int index;
	struct map maps[MAX_MAPS];
	struct fill fills[MAX_FILLS];
	struct {
		struct bpf_insn *insns;
		__u32 n;
	} progs[MAX_PROGS];
	unsigned int n_maps, n_fills, n_progs;
	bool done;
} now;

static struct rp_out out;
static FILE *vectors;

/* -- Vectors --------------------------------------------------------------------------------------------------- */

static enum vec_verdict verdict(int result)
{
	return result == ACCEPT	  ? VEC_ACCEPT
	       : result == REJECT ? VEC_REJECT
	       : result == UNDEF  ? VEC_UNDEF
				  : VEC_VERBOSE_ACCEPT;
}

static void put_inputs(const struct bpf_test *test)
{
	static const struct vec_skb none;
	int n = test->runs < 0 ? 0 : test->runs ? test->runs : 1;

	rp_put_u32(&out, (__u32)n);
	for (int i = 0; i < n; i++) {
		rp_put_u32(&out, VEC_TEST_RUN);
		rp_put_u32(&out, test->retvals[i].retval);
		rp_put_u32(&out, 1);
		rp_put_block(&out, test->retvals[i].data, sizeof(test->retvals[i].data));
		rp_put_block(&out, "", 0);
		rp_put_block(&out, &none, sizeof(none));
	}
}

static void put_map(unsigned int m)
{
	const struct map *map = &now.maps[m];
	const __u32 words[] = {FIRST_MAP + m,	 map->type,  map->key_size, map->value_size,
			       map->max_entries, map->flags, map->inner};
	__u32 n = 0;

	for (unsigned int i = 0; i < sizeof(words) / sizeof(*words); i++)
		rp_put_u32(&out, words[i]);
	for (unsigned int i = 0; i < now.n_fills; i++)
		n += now.fills[i].map == (int)m;
	rp_put_u32(&out, n);
	for (unsigned int i = 0; i < now.n_fills; i++) {
		const struct fill *f = &now.fills[i];

		if (f->map != (int)m)
			continue;
		rp_put_block(&out, f->key, map->key_size);
		rp_put_block(&out, f->value, f->program < 0 ? map->value_size : 0);
		rp_put_u32(&out, (__u32)(f->program + 1));
	}
}

static void put_test(int type, int attach, __u32 flags, const struct bpf_insn *insns, size_t n)
{
	struct bpf_test *test = now.test;
	__u32 own = 0;

	if (test->retval == (__u32)POINTER_VALUE)
		own |= VEC_ANY_RESULT;
	if (flags & BPF_F_STRICT_ALIGNMENT)
		own |= VEC_STRICT_ALIGN;
	if (test->runs < 0)
		own |= VEC_NO_RUN;
	rp_begin(&out, 0);
	rp_put_u32(&out, VEC_VERIFIER);
	rp_put_u32(&out, now.index);
	rp_put_str(&out, test->descr);
	rp_put_u32(&out, own | (n ? 0 : VEC_NO_PROGRAM));
	rp_put_u32(&out, 0);
	rp_put_u32(&out, (__u32)type);
	rp_put_u32(&out, (__u32)attach);
	rp_put_u32(&out, 0);
	rp_put_block(&out, insns, (__u32)(n * sizeof(*insns)));
	put_inputs(test);
	rp_put_u32(&out, now.n_maps);
	for (unsigned int m = 0; m < now.n_maps; m++)
		put_map(m);
	rp_put_u32(&out, now.n_progs);
	for (unsigned int i = 0; i < now.n_progs; i++)
		rp_put_block(&out, now.progs[i].insns, now.progs[i].n * (__u32)sizeof(*insns));
	rp_put_u32(&out, verdict(test->result));
	rp_put_u32(&out, verdict(test->result_unpriv));
	rp_put_str(&out, test->errstr ? test->errstr : "");
	rp_put_str(&out, test->errstr_unpriv ? test->errstr_unpriv : "");
	vec_write(&out, vectors);
	now.done = true;
}

/* -- libbpf ---------------------------------------------------------------------------------------------------- */

static int fail(int number)
{
	errno = number;
	return -1;
}

/* INNER: descriptor of the inner map, or what is none. */
static int new_map(__u32 type, __u32 key_size, __u32 value_size, __u32 max_entries, __u32 flags, int inner)
{
	bool has_inner = inner >= FIRST_MAP && inner < FIRST_MAP + (int)now.n_maps;

	if (now.n_maps == MAX_MAPS)
		return fail(EMFILE);
	now.maps[now.n_maps] = (struct map){type, key_size, value_size, max_entries, flags,
					    has_inner ? (__u32)(inner - FIRST_MAP) + 1 : 0};
	return FIRST_MAP + (int)now.n_maps++;
}

/* The program under test is known by its place; all others are kept, for prog_array maps. */
static int load(int type, int attach, __u32 flags, const struct bpf_insn *insns, size_t n)
{
	if (insns == now.test->insns || insns == now.test->fill_insns) {
		put_test(type, attach, flags, insns, n);
		return fail(EINVAL);
	}
	if (now.n_progs == MAX_PROGS)
		return fail(EMFILE);
	now.progs[now.n_progs].insns = memcpy(malloc(n * sizeof(*insns)), insns, n * sizeof(*insns));
	now.progs[now.n_progs].n = (__u32)n;
	return FIRST_PROG + (int)now.n_progs++;
}

int bpf_map_create(enum bpf_map_type type, const char *name, __u32 key_size, __u32 value_size, __u32 max_entries,
		   const struct bpf_map_create_opts *opts)
{
	return new_map(type, key_size, value_size, max_entries, opts ? opts->map_flags : 0,
		       opts ? (int)opts->inner_map_fd : 0);
}

int bpf_create_map(enum bpf_map_type type, int key_size, int value_size, int max_entries, __u32 flags)
{
	return new_map(type, (__u32)key_size, (__u32)value_size, (__u32)max_entries, flags, 0);
}

int bpf_create_map_in_map(enum bpf_map_type type, const char *name, int key_size, int inner, int max_entries, __u32 flags)
{
	return new_map(type, (__u32)key_size, 4, (__u32)max_entries, flags, inner);
}

int bpf_create_map_xattr(const struct bpf_create_map_attr *attr)
{
	return new_map(attr->map_type, attr->key_size, attr->value_size, attr->max_entries, attr->map_flags, attr->inner_map_fd);
}

int bpf_map_update_elem(int fd, const void *key, const void *value, __u64 flags)
{
	struct fill *f = &now.fills[now.n_fills];
	const struct map *map = &now.maps[fd - FIRST_MAP];
	int program;

	if (fd < FIRST_MAP || fd >= FIRST_MAP + (int)now.n_maps)
		return fail(EBADF);
	if (now.n_fills == MAX_FILLS || map->key_size > sizeof(f->key) || map->value_size > sizeof(f->value))
		return fail(E2BIG);
	f->map = fd - FIRST_MAP;
	f->program = -1;
	memcpy(f->key, key, map->key_size);
	memcpy(f->value, value, map->value_size);
	memcpy(&program, value, sizeof(program));
	if (map->type == BPF_MAP_TYPE_PROG_ARRAY)
		f->program = program - FIRST_PROG;
	now.n_fills++;
	return 0;
}

int bpf_prog_load(enum bpf_prog_type type, const char *name, const char *license, const struct bpf_insn *insns, size_t n,
		  struct bpf_prog_load_opts *opts)
{
	return load(type, opts ? (int)opts->expected_attach_type : 0, opts ? opts->prog_flags : 0, insns, n);
}

int bpf_load_program(enum bpf_prog_type type, const struct bpf_insn *insns, size_t n, const char *license, __u32 version,
		     char *log, size_t log_size)
{
	return load(type, 0, 0, insns, n);
}

int bpf_load_program_xattr(const struct bpf_load_program_attr *attr, char *log, size_t log_size)
{
	return load(attr->prog_type, attr->expected_attach_type, attr->prog_flags, attr->insns, attr->insns_cnt);
}

int bpf_verify_program(enum bpf_prog_type type, const struct bpf_insn *insns, size_t n, __u32 flags, const char *license,
		       __u32 version, char *log, size_t log_size, int level)
{
	return load(type, 0, flags, insns, n);
}

int bpf_btf_load(const void *data, size_t size, struct bpf_btf_load_opts *opts)
{
	return FIRST_MAP - 1;
}

int bpf_load_btf(const void *data, __u32 size, char *log, __u32 log_size, bool do_log)
{
	return FIRST_MAP - 1;
}

/* -- All tests --------------------------------------------------------------------------------------------------- */

static void dump_test(unsigned int i)
{
	int passes = 0, errors = 0;

	memset(&now, 0, sizeof(now));
	now.test = &tests[i];
	now.index = i;
	do_test_single(&tests[i], false, &passes, &errors);
	if (!now.done)
		put_test(tests[i].prog_type, 0, 0, NULL, 0);
	for (unsigned int k = 0; k < now.n_progs; k++)
		free(now.progs[k].insns);
}

int main(void)
{
	vectors = fdopen(dup(1), "w");
	if (!vectors || !freopen("/dev/null", "w", stdout))
		return 1;
	bpf_semi_rand_init();
	for (size_t i = 0; i < sizeof(tests) / sizeof(*tests); i++)
		dump_test((unsigned int)i);
	return fclose(vectors) ? 1 : 0;
}
