/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The two dispatch loops, expanded from the bodies in ops.def, and the parts of bodies that are more than a line:
 * memory checks, atomics, packet access, calls. Receives a translated stream; leaves r0 in the caller's registers.
 */
#include "interp/internal.h"

#include <string.h>

#include "alu.h"

/* u64 has an alignment of 4 on i386; the compilers inline 8-byte atomics for this type only. */
typedef u64 __attribute__((aligned(8), may_alias)) atomic_u64;
typedef u32 __attribute__((may_alias)) atomic_u32;

/* -- Memory ----------------------------------------------------------------------------------------------- */

static bool in_region(const struct interp_region *r, uintptr_t addr, u32 size, bool write)
{
	return addr >= r->base && addr - r->base <= r->size && r->size - (addr - r->base) >= size &&
	       (!write || r->writable);
}

static bool in_stack(const struct interp *in, uintptr_t addr, u32 size)
{
	uintptr_t off = addr - (uintptr_t)in->stack;

	return off < (uintptr_t)(in->depth + 1) * in->stack_stride &&
	       (off & (in->stack_stride - 1)) + size <= in->stack_size;
}

/* NULL, with the address noted for the message, unless all SIZE bytes are the program's. */
static u8 *mem_check(struct interp *in, u64 addr, u32 size, bool write)
{
	uintptr_t a = (uintptr_t)addr;

	in->fault_addr = addr;
	in->fault_size = size;
	if (a != addr)
		return NULL;
	if (in_stack(in, a, size))
		return (u8 *)a;
	if (in->last_region < in->regions.n && in_region(&in->regions.p[in->last_region], a, size, write))
		return (u8 *)a;
	for (u32 i = 0; i < in->regions.n; i++)
		if (in_region(&in->regions.p[i], a, size, write)) {
			in->last_region = i;
			return (u8 *)a;
		}
	return NULL;
}

static inline u8 *mem_at(struct interp *in, u64 addr, u32 size, bool write)
{
	return in->env.check ? mem_check(in, addr, size, write) : (u8 *)(uintptr_t)addr;
}

/* -- Atomics ---------------------------------------------------------------------------------------------- */

/* The old value. At an odd address nothing can be promised to other threads, but the value is right. */
static u32 atomic32(enum atomic_op op, u8 *at, u32 src, u32 expected)
{
	atomic_u32 *p = (atomic_u32 *)(void *)at;
	u32 old, new;

	if ((uintptr_t)at % 4) {
		memcpy(&old, at, 4);
		new = (u32)alu_atomic(op, 32, old, src, expected);
		memcpy(at, &new, 4);
		return old;
	}
	old = __atomic_load_n(p, __ATOMIC_RELAXED);
	do
		new = (u32)alu_atomic(op, 32, old, src, expected);
	while (!__atomic_compare_exchange_n(p, &old, new, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	return old;
}

static u64 atomic64(enum atomic_op op, u8 *at, u64 src, u64 expected)
{
	atomic_u64 *p = (atomic_u64 *)(void *)at;
	u64 old, new;

	memcpy(&old, at, 8);
	if ((uintptr_t)at % 8) {
		new = alu_atomic(op, 64, old, src, expected);
		memcpy(at, &new, 8);
		return old;
	}
	do
		new = alu_atomic(op, 64, old, src, expected);
	while (!__atomic_compare_exchange_n(p, &old, new, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	return old;
}

static u64 load_acquire64(const u8 *at)
{
	u64 v;

	if ((uintptr_t)at % 8 == 0)
		return __atomic_load_n((const atomic_u64 *)(const void *)at, __ATOMIC_ACQUIRE);
	memcpy(&v, at, 8);
	return v;
}

static void store_release64(u8 *at, u64 v)
{
	if ((uintptr_t)at % 8 == 0)
		__atomic_store_n((atomic_u64 *)(void *)at, v, __ATOMIC_RELEASE);
	else
		memcpy(at, &v, 8);
}

/* -- Packets and calls ------------------------------------------------------------------------------------ */

/* Registers FIRST to LAST hold nothing that the program may rely upon. */
static void spoil(const struct interp *in, u64 *regs, u32 first, u32 last)
{
	if (in->env.has_poison)
		for (u32 r = first; r <= last; r++)
			regs[r] = in->env.poison;
}

/* Legacy packet access at K + X to r0; false: outside. In flat programs the sum does not wrap. */
static bool load_packet(struct interp *in, u64 *regs, u32 k, u32 x, u32 size)
{
	u8 bytes[4] = {0};
	u32 off = k + x;
	u64 v = 0;

	if (in->flat && off < k)
		return false;
	if (in->env.load_packet) {
		if (!in->env.load_packet(in->env.arg, regs[6], off, size, bytes))
			return false;
	} else {
		if (off > in->caplen || in->caplen - off < size)
			return false;
		memcpy(bytes, (const u8 *)(uintptr_t)in->entry_r1 + off, size);
	}
	for (u32 i = 0; i < size; i++)
		v = v << 8 | bytes[i];
	regs[0] = v;
	spoil(in, regs, 1, 5);
	return true;
}

static int call_helper(struct interp *in, u64 *regs, u32 nr)
{
	int err = in->env.helper ? in->env.helper(in->env.arg, nr, &regs[1], &regs[0]) : -BPFC_ENO_HELPER;

	spoil(in, regs, 1, 5);
	return err;
}

static const struct iop *tail_call(struct interp *in, const u64 *regs)
{
	s64 to = -1;

	if (in->env.tail_call && in->tail_calls < INTERP_MAX_TAIL_CALLS)
		to = in->env.tail_call(in->env.arg, regs[1], regs[2], (u32)regs[3]);
	if (to < 0 || to >= in->prog->subprogs.n)
		return NULL;
	in->tail_calls++;
	in->frames[in->depth].loops_left = INTERP_MAX_LOOPS;
	return in->code + in->prog->subprogs.p[to].start;
}

static const struct iop *function_at(struct interp *in, u64 addr)
{
	u64 off = addr - (uintptr_t)in->func_base;

	in->fault_addr = addr;
	in->fault_size = 0;
	if (off % INTERP_FUNC_STEP || off / INTERP_FUNC_STEP >= in->prog->subprogs.n)
		return NULL;
	return in->code + in->prog->subprogs.p[off / INTERP_FUNC_STEP].start;
}

u64 frame_enter(struct interp *in, u32 n, const struct iop *ret)
{
	in->depth = n;
	in->frames[n].ret = ret;
	in->frames[n].loops_left = INTERP_MAX_LOOPS;
	if (in->env.has_poison)
		memset(in->stack + (size_t)n * in->stack_stride, (u8)in->env.poison, in->stack_size);
	return (uintptr_t)in->stack + (uintptr_t)n * in->stack_stride + in->stack_size;
}

/* False when calls are nested too deep. */
static bool call_enter(struct interp *in, u64 *regs, const struct iop *ret)
{
	if (in->depth + 1 >= INTERP_MAX_DEPTH)
		return false;
	memcpy(in->frames[in->depth + 1].saved, &regs[6], sizeof in->frames[0].saved);
	spoil(in, regs, 6, 9);
	regs[10] = frame_enter(in, in->depth + 1, ret);
	return true;
}

static const struct iop *call_leave(struct interp *in, u64 *regs)
{
	const struct interp_frame *f = &in->frames[in->depth];

	if (!f->ret)
		return NULL;
	memcpy(&regs[6], f->saved, sizeof f->saved);
	spoil(in, regs, 1, 5);
	in->depth--;
	return f->ret;
}

/* -- Dispatch --------------------------------------------------------------------------------------------- */

#define REG(n) regs[n]
#define DST regs[pc->dst]
#define SRC regs[pc->src]
#define IMM pc->imm
#define BITS pc->bits
#define FENCE __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define AT(base, bytes, write)                                                                                         \
	({                                                                                                             \
		u8 *at_ = mem_at(in, (base) + (u64)(s64)pc->off, bytes, write);                                        \
		if (!at_)                                                                                              \
			FAIL(-BPFC_EFAULT);                                                                            \
		at_;                                                                                                   \
	})
#define SKIP pc++
#define GOTO(to)                                                                                                       \
	do {                                                                                                           \
		pc = (to);                                                                                             \
		DISPATCH;                                                                                              \
	} while (0)
#define JUMP GOTO(pc + pc->jump)
#define CALL(to)                                                                                                       \
	do {                                                                                                           \
		const struct iop *callee_ = (to);                                                                      \
		if (!call_enter(in, regs, pc + 1))                                                                     \
			FAIL(-BPFC_ECALL_DEPTH);                                                                       \
		GOTO(callee_);                                                                                         \
	} while (0)
#define RETURN                                                                                                         \
	do {                                                                                                           \
		pc = call_leave(in, regs);                                                                             \
		if (!pc)                                                                                               \
			goto done;                                                                                     \
		DISPATCH;                                                                                              \
	} while (0)
#define FAIL(error)                                                                                                    \
	do {                                                                                                           \
		result = (error);                                                                                      \
		goto done;                                                                                             \
	} while (0)

/* What both forms do at their end. */
static int exec_end(struct interp *in, u64 left, const struct iop *pc, int result, u32 *at)
{
	in->executed = (in->env.max_insns ? in->env.max_insns : UINT64_MAX) - left;
	if (pc)
		*at = (u32)(pc - in->code);
	return result;
}

int exec_switch(struct interp *in, const struct iop *start, u64 *regs, u32 *at)
{
	const struct iop *pc = start;
	u64 left = in->env.max_insns ? in->env.max_insns : UINT64_MAX;
	int result = 0;

#define DISPATCH goto dispatch
	for (;;) {
	dispatch:
		if (!left)
			FAIL(-BPFC_ETIMEOUT);
		left--;
		switch ((enum interp_op)pc->code.op) {
#define OP(name, ...)                                                                                                  \
	case OP_##name: {                                                                                              \
		__VA_ARGS__                                                                                            \
	} break;
#include "interp/ops.def"
		case OP_N:
			FAIL(-BPFC_EINTERNAL);
		}
		pc++;
	}
done:
	return exec_end(in, left, pc, result, at);
#undef DISPATCH
}

/* With IN NULL: nothing runs, *LABELS receives the code addresses. */
__attribute__((noinline)) static int threaded(struct interp *in, const struct iop *start, u64 *regs, u32 *at,
					      const void *const **labels)
{
	static const void *const table[] = {
#define OP(name, ...) &&code_##name,
#include "interp/ops.def"
	};
	const struct iop *pc = start;
	u64 left;
	int result = 0;

	if (!in) {
		*labels = table;
		return 0;
	}
	left = in->env.max_insns ? in->env.max_insns : UINT64_MAX;
#define DISPATCH                                                                                                       \
	do {                                                                                                           \
		if (!left)                                                                                             \
			FAIL(-BPFC_ETIMEOUT);                                                                          \
		left--;                                                                                                \
		goto * pc->code.label;                                                                                 \
	} while (0)
	DISPATCH;
#define OP(name, ...)                                                                                                  \
	code_##name : {__VA_ARGS__} pc++;                                                                              \
	DISPATCH;
#include "interp/ops.def"
done:
	return exec_end(in, left, pc, result, at);
#undef DISPATCH
}

int exec_threaded(struct interp *in, const struct iop *start, u64 *regs, u32 *at)
{
	return threaded(in, start, regs, at, NULL);
}

const void *const *exec_labels(void)
{
	const void *const *labels;

	threaded(NULL, NULL, NULL, NULL, &labels);
	return labels;
}
