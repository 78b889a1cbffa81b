/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Which tests of the kernel's suites can be compiled and run, which wait for a part of the compiler, and which need what a
 * program outside of the kernel does not have. Every test that is not run gets a reason with a name in it.
 */
#include "upstream/upstream.h"

#include <string.h>

#include "helper.h"
#include "maptype.h"

/* <linux/bpf.h>: types that BPF_PROG_TEST_RUN gives an skb. */
enum { UAPI_TC_ACTION = 4, UAPI_LWT_IN = 10, UAPI_LWT_OUT, UAPI_LWT_XMIT, UAPI_LWT_SEG6 = 19 };

enum prog_type fate_type(u32 uapi)
{
	if (uapi == UAPI_TC_ACTION || (uapi >= UAPI_LWT_IN && uapi <= UAPI_LWT_XMIT) || uapi == UAPI_LWT_SEG6)
		return PROG_TC;
	for (int t = 0; t < PROG_NTYPES; t++)
		if (prog_type_uapi((enum prog_type)t) == (int)uapi)
			return (enum prog_type)t;
	return PROG_OTHER;
}

static bool runs_in_kernel(u32 uapi)
{
	enum prog_type t = fate_type(uapi);

	return t == PROG_SOCKET || t == PROG_TC || t == PROG_CGROUP_SKB || t == PROG_XDP;
}

/* Maps of sockets stay empty, in the kernel's runs too: without an implementation they are that as well. */
static bool is_empty_anyway(u32 type)
{
	return type == MAP_XSKMAP || type == MAP_SOCKMAP || type == MAP_SOCKHASH || type == MAP_REUSEPORT_SOCKARRAY ||
	       type == MAP_SK_STORAGE;
}

static bool map_has_runtime(u32 type)
{
	switch (type) {
#define MAPTYPE(id, uapi, name, runtime) \
	case uapi:                       \
		return runtime;
#include "maptype.def"
	default:
		return false;
	}
}

static const char *map_reason(struct arena *a, const struct vec_test *t)
{
	for (u32 i = 0; i < t->maps.n; i++) {
		u32 type = t->maps.p[i].type;
		const char *name = maptype_name(type);

		if (!map_has_runtime(type) && !is_empty_anyway(type))
			return arena_printf(a, "a map of type %s", name ? name : arena_printf(a, "%u", type));
	}
	return NULL;
}

static const char *add_helper(struct arena *a, const char *list, u32 nr)
{
	const struct helper *h = helper_by_id(nr);
	const char *name;

	if ((h && h->runtime) || nr == HELPER_tail_call || nr == VEC_TEST_FUNC)
		return list;
	name = h ? arena_printf(a, "bpf_%s", h->name) : arena_printf(a, "helper %u", nr);
	if (list && strstr(list, name))
		return list;
	return list ? arena_printf(a, "%s, %s", list, name) : name;
}

/* What instructions ask for that is not here; helpers into *LACKS. */
static const char *insn_reason(struct arena *a, struct bytes insns, const char **lacks)
{
	const struct insn *p = (const struct insn *)insns.p;
	const char *why = NULL;

	for (u32 i = 0; i < insns.n / sizeof(*p); i++) {
		struct isa_info info;

		if (!isa_decode(&p[i], &info))
			continue;
		if (info.kind == ISA_CALL && info.call == CALL_KFUNC)
			why = "a function of the kernel (kfunc)";
		else if (info.kind == ISA_CALL && info.call == CALL_HELPER)
			*lacks = add_helper(a, *lacks, (u32)p[i].imm);
		else if (info.kind == ISA_LDIMM64 && info.op == PSEUDO_BTF_ID)
			why = "a variable of the kernel (BPF_PSEUDO_BTF_ID)";
		if (info.kind == ISA_LDIMM64)
			i++;
	}
	return why;
}

/* Refused by the kernel, rightly accepted here: run, and compared with the result that the table has. */
static const struct {
	const char *name, *why;
} accepted_here[] = {
	{"BPF_MAXINSNS: jump over MSH", "the kernel's converter cannot make a jump of more than 16 bits"},
};

const char *fate_accepted(const struct vec_test *t)
{
	for (size_t i = 0; t->suite == VEC_TEST_BPF && i < ARRAY_SIZE(accepted_here); i++)
		if (!strcmp(accepted_here[i].name, t->name))
			return accepted_here[i].why;
	return NULL;
}

enum fate fate_of(struct arena *a, const struct vec_test *t, const char **why, const char **lacks)
{
	*lacks = NULL;
	*why = NULL;
	if (t->suite == VEC_SEGMENT) {
		*why = "segmentation by the network stack; it has no BPF in it";
		return FATE_CANNOT;
	}
	if (t->flags & VEC_NO_PROGRAM) {
		*why = "the kernel's own code makes no program of it here";
		return FATE_CANNOT;
	}
	if (t->flags & VEC_CLASSIC)
		return FATE_RUN;
	if (t->suite == VEC_VERIFIER && t->verdict != VEC_ACCEPT && t->verdict != VEC_VERBOSE_ACCEPT) {
		*why = "the verifier";
		return FATE_WAITING;
	}
	*why = insn_reason(a, t->insns, lacks);
	for (u32 i = 0; i < t->progs.n && !*why; i++)
		*why = insn_reason(a, t->progs.p[i], lacks);
	if (!*why)
		*why = map_reason(a, t);
	if (*why)
		return FATE_CANNOT;
	if (t->suite == VEC_VERIFIER && (t->flags & VEC_NO_RUN || !runs_in_kernel(t->type)))
		return FATE_COMPILED;
	return FATE_RUN;
}
