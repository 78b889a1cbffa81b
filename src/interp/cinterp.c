/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Both interpreters of classic filters (cinterp.h). cbpf.def is expanded three times into each, once for every type of
 * filter, so that what a type means by an instruction is decided when this file is compiled. Bodies are by kind of row:
 * a new row of a known kind needs nothing here.
 */
#include "interp/cinterp.h"

#include <string.h>

/* One instruction; the threaded form has the address of its code in the stream. */
struct cop {
	union {
		const void *label;
		uintptr_t op; /* enum cop_number */
	} code;
	u32 k;
	u8 jt, jf;
};

struct cinterp {
	struct cop *code;
	enum cinterp_form form;
};

enum cop_number {
#define CBPF(id, ...) COP_SOCKET_##id,
#include "cbpf.def"
#define CBPF(id, ...) COP_SECCOMP_##id,
#include "cbpf.def"
#define CBPF(id, ...) COP_FLAT_##id,
#include "cbpf.def"
	COP_N
};
_Static_assert((int)COP_SECCOMP_LD_W_ABS == CBPF_SECCOMP * CBPF_NOPS && (int)COP_FLAT_LD_W_ABS == CBPF_FLAT * CBPF_NOPS,
	       "order of enum cbpf_type");

/* -- Loads ----------------------------------------------------------------------------------------------------- */

static inline u32 big_endian(const u8 *p, u32 size)
{
	switch (size) {
	case 1:
		return p[0];
	case 2:
		return (u32)p[0] << 8 | p[1];
	default:
		return (u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3];
	}
}

/* What is not simply in the linear part: fragments, and offsets from a header. Since Linux 6.16 the latter reach into
 * fragments, too. */
static bool load_slow(const struct cinterp_env *env, u32 off, u32 size, u32 *out)
{
	u8 bytes[4];
	s64 at = off;

	if (off >= CBPF_NET_OFF)
		at = (s64)env->network + (off - CBPF_NET_OFF);
	else if (off >= CBPF_LL_OFF && !env->no_mac)
		at = (s64)env->mac + (off - CBPF_LL_OFF);
	else if (off >= 0x80000000u)
		return false;
	if (at >= -(s64)env->headroom && at + size <= env->size) {
		*out = big_endian(env->data + at, size);
		return true;
	}
	if (at < 0 || !env->load || !env->load(env->arg, (u32)at, size, bytes))
		return false;
	*out = big_endian(bytes, size);
	return true;
}

static inline bool load(const struct cinterp_env *env, enum cbpf_type type, u32 off, u32 size, u32 *out)
{
	if (type == CBPF_SECCOMP) {
		memcpy(out, env->data + off, sizeof(*out)); /* cbpf_check() saw to the offset */
		return true;
	}
	if (off <= env->size && env->size - off >= size && (type == CBPF_FLAT || off < 0x80000000u)) {
		*out = big_endian(env->data + off, size);
		return true;
	}
	return type == CBPF_SOCKET && load_slow(env, off, size, out);
}

/* The kernel's sum wraps; bpf_filter() knows no such offset. */
static inline bool load_indirect(const struct cinterp_env *env, enum cbpf_type type, u32 x, u32 k, u32 size, u32 *out)
{
	if (type == CBPF_FLAT && x + k < x)
		return false;
	return load(env, type, x + k, size, out);
}

/* -- Ancillary data -------------------------------------------------------------------------------------------- */

enum { NLA_HEADER = 4, NLA_TYPE = 0x3fff };

static u16 host16(const u8 *p)
{
	u16 v;

	memcpy(&v, p, sizeof(v));
	return v;
}

/* The attribute of that type among those in the REST bytes at AT; 0 if there is none. Its length and type are in the
 * machine's byte order, each starts at a multiple of 4. */
static u32 find_attribute(const struct cinterp_env *env, u32 at, s64 rest, u32 type)
{
	while (rest >= NLA_HEADER) {
		u32 n = host16(env->data + at);

		if (n < NLA_HEADER || n > rest)
			return 0;
		if ((u32)(host16(env->data + at + 2) & NLA_TYPE) == type)
			return at;
		n = ALIGN_UP(n, 4u);
		at += n;
		rest -= n;
	}
	return 0;
}

/* Netlink attribute of type X behind offset A, or within the attribute there. */
static u32 attribute(const struct cinterp_env *env, u32 a, u32 x, bool nested)
{
	u32 n;

	if (env->len != env->size || env->size < NLA_HEADER || a > env->size - NLA_HEADER)
		return 0;
	if (!nested)
		return find_attribute(env, a, (s64)env->size - a, x);
	n = host16(env->data + a);
	if (n > env->size - a)
		return 0;
	return find_attribute(env, a + NLA_HEADER, (s64)n - NLA_HEADER, x);
}

static inline bool of_device(enum cbpf_op op) { return op == CBPF_OP_ANC_IFINDEX || op == CBPF_OP_ANC_HATYPE; }

static inline u32 ancillary(const struct cinterp_env *env, enum cbpf_op op, u32 a, u32 x)
{
	switch ((int)op) {
	case CBPF_OP_ANC_PROTOCOL:
		return env->protocol;
	case CBPF_OP_ANC_PKTTYPE:
		return env->pkttype;
	case CBPF_OP_ANC_IFINDEX:
		return env->ifindex;
	case CBPF_OP_ANC_NLATTR:
	case CBPF_OP_ANC_NLATTR_NEST:
		return attribute(env, a, x, op == CBPF_OP_ANC_NLATTR_NEST);
	case CBPF_OP_ANC_MARK:
		return env->mark;
	case CBPF_OP_ANC_QUEUE:
		return env->queue;
	case CBPF_OP_ANC_HATYPE:
		return env->hatype;
	case CBPF_OP_ANC_RXHASH:
		return env->rxhash;
	case CBPF_OP_ANC_CPU:
		return env->cpu;
	case CBPF_OP_ANC_ALU_XOR_X:
		return a ^ x;
	case CBPF_OP_ANC_VLAN_TAG:
		return env->vlan_tci;
	case CBPF_OP_ANC_VLAN_PRESENT:
		return env->vlan_present;
	case CBPF_OP_ANC_PAY_OFFSET:
		return env->payload_offset;
	case CBPF_OP_ANC_RANDOM:
		return env->random;
	default:
		return env->vlan_tpid;
	}
}

/* -- Arithmetic ------------------------------------------------------------------------------------------------ */

/* Division by zero has ended the filter before. */
static inline u32 arithmetic(enum cbpf_type type, enum alu_op op, u32 a, u32 b)
{
	bool too_far = type == CBPF_FLAT && b > 31;

	switch ((int)op) {
	case ALU_ADD:
		return a + b;
	case ALU_SUB:
		return a - b;
	case ALU_MUL:
		return a * b;
	case ALU_DIV:
		return a / b;
	case ALU_MOD:
		return a % b;
	case ALU_AND:
		return a & b;
	case ALU_OR:
		return a | b;
	case ALU_XOR:
		return a ^ b;
	case ALU_LSH:
		return too_far ? 0 : a << (b & 31);
	default:
		return too_far ? 0 : a >> (b & 31);
	}
}

static inline bool holds(enum alu_cond cond, u32 a, u32 b)
{
	switch ((int)cond) {
	case COND_EQ:
		return a == b;
	case COND_GT:
		return a > b;
	case COND_GE:
		return a >= b;
	default:
		return (a & b) != 0;
	}
}

/* -- The loops ------------------------------------------------------------------------------------------------- */

#define REG_A A
#define REG_X X
#define REG_K pc->k
#define REG_NONE A

#define RUN_ABS(id, t, op, size, dst, src)              \
	if (!load(env, t, pc->k, size, &A))             \
		return 0;
#define RUN_IND(id, t, op, size, dst, src)              \
	if (!load_indirect(env, t, X, pc->k, size, &A)) \
		return 0;
#define RUN_MSH(id, t, op, size, dst, src)              \
	if (!load(env, t, pc->k, size, &byte))          \
		return 0;                               \
	X = (byte & 15) * 4;
#define RUN_IMM(id, t, op, size, dst, src) REG_##dst = pc->k;
#define RUN_LEN(id, t, op, size, dst, src) REG_##dst = t == CBPF_SECCOMP ? CBPF_SECCOMP_DATA : env->len;
#define RUN_MEM(id, t, op, size, dst, src) REG_##dst = M[pc->k];
#define RUN_STORE(id, t, op, size, dst, src) M[pc->k] = REG_##src;
#define RUN_MOVE(id, t, op, size, dst, src) REG_##dst = REG_##src;
#define RUN_ALU(id, t, op, size, dst, src)                              \
	if ((op == ALU_DIV || op == ALU_MOD) && REG_##src == 0)         \
		return 0;                                               \
	A = arithmetic(t, op, A, REG_##src);
#define RUN_NEG(id, t, op, size, dst, src) A = -A;
#define RUN_JA(id, t, op, size, dst, src) pc += pc->k;
#define RUN_JCC(id, t, op, size, dst, src) pc += holds(op, A, REG_##src) ? pc->jt : pc->jf;
#define RUN_RET(id, t, op, size, dst, src) return REG_##src;
#define RUN_ANC(id, t, op, size, dst, src)                       \
	if (of_device(CBPF_OP_##id) && !env->ifindex)            \
		return A;                                        \
	A = ancillary(env, CBPF_OP_##id, A, X);

#define CASE(t, id, kind, op, size, dst, src)               \
	case COP_##t##_##id:                                \
		RUN_##kind(id, CBPF_##t, op, size, dst, src) \
		break;

static u32 run_switch(const struct cop *pc, const struct cinterp_env *env)
{
	u32 A = 0, X = 0, M[CBPF_MEMWORDS] = { 0 }, byte;

	for (;; pc++) {
		switch ((enum cop_number)pc->code.op) {
#define CBPF(id, code, kind, op, size, dst, src, ...) CASE(SOCKET, id, kind, op, size, dst, src)
#include "cbpf.def"
#define CBPF(id, code, kind, op, size, dst, src, ...) CASE(SECCOMP, id, kind, op, size, dst, src)
#include "cbpf.def"
#define CBPF(id, code, kind, op, size, dst, src, ...) CASE(FLAT, id, kind, op, size, dst, src)
#include "cbpf.def"
		case COP_N:
			return 0;
		}
	}
}

#define CODE(t, id, kind, op, size, dst, src)               \
	at_##t##_##id:                                      \
		RUN_##kind(id, CBPF_##t, op, size, dst, src) \
		pc++;                                       \
		goto *pc->code.label;

/* Without PC: the addresses of the code, COP_N of them. */
static u32 run_threaded(const struct cop *pc, const struct cinterp_env *env, const void *const **labels)
{
	static const void *const all[] = {
#define CBPF(id, ...) &&at_SOCKET_##id,
#include "cbpf.def"
#define CBPF(id, ...) &&at_SECCOMP_##id,
#include "cbpf.def"
#define CBPF(id, ...) &&at_FLAT_##id,
#include "cbpf.def"
	};
	u32 A = 0, X = 0, M[CBPF_MEMWORDS] = { 0 }, byte;

	if (!pc) {
		*labels = all;
		return 0;
	}
	goto *pc->code.label;
#define CBPF(id, code, kind, op, size, dst, src, ...) CODE(SOCKET, id, kind, op, size, dst, src)
#include "cbpf.def"
#define CBPF(id, code, kind, op, size, dst, src, ...) CODE(SECCOMP, id, kind, op, size, dst, src)
#include "cbpf.def"
#define CBPF(id, code, kind, op, size, dst, src, ...) CODE(FLAT, id, kind, op, size, dst, src)
#include "cbpf.def"
}

/* -- The whole ------------------------------------------------------------------------------------------------- */

struct cinterp *cinterp_new(struct arena *a, const struct cbpf_prog *p, enum cinterp_form form)
{
	struct cinterp *in = arena_alloc(a, sizeof(*in));
	const void *const *labels;

	run_threaded(NULL, NULL, &labels);
	in->form = form;
	in->code = arena_array(a, p->n, sizeof(*in->code));
	for (u32 i = 0; i < p->n; i++) {
		const struct cbpf_insn *insn = &p->insns[i];
		enum cbpf_op op = cbpf_decode(insn, p->type);
		u32 number = (u32)p->type * CBPF_NOPS + op;

		CHECK(p->ctx, op != CBPF_NOPS);
		in->code[i] = (struct cop){ .k = insn->k, .jt = insn->jt, .jf = insn->jf };
		if (form == CINTERP_THREADED)
			in->code[i].code.label = labels[number];
		else
			in->code[i].code.op = number;
	}
	return in;
}

u32 cinterp_run(const struct cinterp *in, const struct cinterp_env *env)
{
	return in->form == CINTERP_THREADED ? run_threaded(in->code, env, NULL) : run_switch(in->code, env);
}
