/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* SSA intermediate representation, one function at a time. Two levels of the same records: level 1 has I32 and I64 values (what
 * build makes, what the optimizer works on), level 2 has I32 only (what split makes, what blinding and isel see).
 *
 * Values are instructions, named by their index (ir_ref). Constants, symbols, frame addresses, undef and function
 * arguments float: they are in no block and unique by content. All others stand in their block's list; PARAMs first.
 * A value that control-flow joins is a block parameter; each edge carries one argument for every parameter of its
 * target. Critical edges are split by build (a block with two successors is never the predecessor of a block with two
 * predecessors), and the optimizer keeps it so.
 */
#ifndef BPFC_IR_H
#define BPFC_IR_H

#include "alu.h"
#include "diag.h"
#include "helper.h"
#include "prog.h"
#include "util.h"

typedef u32 ir_ref; /* 0: none */

enum ir_op {
	IR_NONE,
#define IROP(op, name, res, args, level, eff, comm) IR_##op,
#include "ir/ops.def"
	IR_NOPS
};

enum ir_type { IR_VOID, IR_I32, IR_I64 };

/* Where a constant comes from; the join of two is the larger (see ../blinding, doc/harden). */
enum origin {
	ORIGIN_OWN, /* a literal of this compiler's source, through imm_own() alone */
	ORIGIN_OFF, /* from offsets of the input */
	ORIGIN_IMM, /* from anything else of the input */
	ORIGIN_MASKED, /* combined with a random number of its own: may be seen, decides nothing, has always 32 bits */
};
#define ORIGIN_JOIN(a, b) ((a) > (b) ? (a) : (b))

enum ir_symkind {
	SYM_MAP,     /* index: prog->maps */
	SYM_DATA,    /* prog->datas */
	SYM_FUNC,    /* prog->subprogs: address of the thunk */
	SYM_EXTERN,  /* prog->externs */
};

enum ir_callee {
	CALLEE_HELPER,  /* imm: helper number */
	CALLEE_SUBPROG, /* imm: index into prog->subprogs; own convention (ir_sig) */
	CALLEE_EXTERN,  /* imm: index into prog->externs; cdecl */
	CALLEE_SUPPORT, /* imm: enum ir_support */
	CALLEE_PTR,     /* thunk: first argument is the address; five I64 */
};

/* Routines that compiled code calls besides helpers. LOCAL ones are emitted into the object when used; the others are
 * undefined symbols that libbpfrt-ia32 defines. */
enum ir_support {
	SUPPORT_UDIV64, SUPPORT_UMOD64, SUPPORT_SDIV64, SUPPORT_SMOD64, /* local; (u64 a, u64 b) -> u64; b not 0 */
	SUPPORT_LDPKT_SKB,  /* bpfrt_ldpkt_skb(void *skb, u32 off, u32 size) -> s64, negative: outside */
	SUPPORT_TAIL,       /* bpfrt_tail_target(void *ctx, void *map, u32 index, u32 *counter) -> void *: .tail entry or NULL */
	SUPPORT_HELPER_NR,  /* bpfrt_call_helper(u32 nr, u64 x 5) -> u64: helper by number (callx on raw input) */
	SUPPORT_N
};
/* Symbol name of a support routine. */
const char *ir_support_name(enum ir_support s);

/* ARG imm for hidden arguments. */
enum { IR_ARG_COUNTER = 16 /* address of the tail-call counter, I32 */ };

enum { /* ir_ins.flags */
	IRF_FETCH = 1,    /* ATOMIC*: the old value is wanted */
	IRF_STACK = 2,    /* memory access known to be within the BPF stack */
	IRF_CONSTMEM = 4, /* load from .rodata: value cannot change */
	IRF_APART = 8,    /* ADD: stays out of the address that it is used in, which has a random part too */
};

/* FENCE sub. */
enum { FENCE_MEMORY, FENCE_SPECULATION /* nothing behind it starts before all before it is done */ };

struct ir_ins {
	u8 op;      /* enum ir_op */
	u8 type;    /* enum ir_type of the result */
	u8 sub;     /* by op: alu_cond, access bytes, atomic_op, ir_callee, ir_symkind, FENCE_* */
	u8 flags;
	u8 origin;  /* CONST, SYM's addend: where imm comes from */
	u8 dorigin; /* memory ops: where the displacement comes from; usually OFF */
	u16 nargs;  /* arguments; more than 4, or ops with a list: args[0] is an offset into func->pool */
	ir_ref args[4];
	s64 imm;
	u32 block;      /* block that it stands in; 0 for floating ones */
	ir_ref prev, next;
	u32 insn;       /* BPF instruction that it comes from (index into prog->insns), ~0 if none */
};

struct ir_edge {
	u32 to;     /* block, 0: no edge */
	u32 args;   /* offset into func->pool of `nparams of to` refs */
};

struct ir_block {
	ir_ref first, last;    /* last is the terminator */
	struct ir_edge succ[2];
	u32 nparams;           /* PARAMs at the head of the list, imm 0 .. nparams - 1 */
	/* filled by ir_cfg(): */
	u32 preds, npreds;     /* offset into func->pred_pool: block numbers (an edge each) */
	u32 rpo;               /* position in func->order; IR_UNREACHED if dead */
	u32 idom;              /* immediate dominator; of the entry: 0 */
	u32 loop;              /* header of the innermost natural loop around it, 0 if none */
	u16 depth;             /* loop nesting */
	bool cold;             /* seldom run: stands behind all others in the code */
	bool irreducible;      /* part of a cycle that has more than one entry */
	u32 insn;              /* first BPF instruction, for dumps */
};
#define IR_UNREACHED 0xffffffffu

/* No memory that programs see lies in so many bytes at the bottom and at the top of the address space (bpfc-abi(7)). Linux
 * gives a 32-bit process neither its last page nor, unless the administrator says otherwise, the first 64 KiB. */
enum { IR_ADDR_BELOW = 0x10000, IR_ADDR_ABOVE = 0x1000 };

/* Which words of the arguments a subprogram takes, and what it gives back. Both sides follow it. Bit 2*i: low half of
 * BPF argument i, bit 2*i+1: its high half. Words are passed in this order: first three in EAX, EDX, ECX, the rest
 * at [ESP] upwards at the call. The tail-call counter's address, if the callee wants it, is one more word at the end. */
struct ir_sig {
	u16 words;     /* mask over 10 half arguments */
	bool counter;
	bool ret_hi_zero; /* the result's high half is always zero: callers may rely on it */
};

struct ir_func {
	struct bpfc_ctx *ctx;
	struct arena *arena;
	const struct prog *prog;
	u32 subprog;          /* index, or ~0 for support routines */
	const char *name;
	int level;            /* 1 or 2 */
	VEC(struct ir_ins) ins;     /* 0 unused */
	VEC(struct ir_block) blocks; /* 0 unused; 1 the entry, which has no predecessor and no parameters */
	VEC(ir_ref) pool;     /* long argument lists and edge arguments */
	u32 *pred_pool;
	u32 *order;           /* blocks in reverse postorder, loops contiguous where reducible; n_order of them */
	u32 n_order;
	u32 pred_cap, order_cap; /* room in pred_pool and order, for the next ir_cfg() */
	struct ir_sig sig;
	struct ir_sig *sigs;  /* of all subprograms (shared); filled bottom-up */
	bool late;            /* ir_swap() was here: comparisons take the forms that instruction selection wants */
	u8 harden;            /* level that is in force: from 2 on, values of constants that ir_hidden() names decide nothing */
	u32 *uniq;            /* hash of floating instructions */
	u32 uniq_cap, uniq_n;
	u32 cur_insn;         /* given to new instructions */
};

/* -- Construction (ir.c) ---------------------------------------------------------------------------------- */

struct ir_func *ir_func_new(struct bpfc_ctx *ctx, struct arena *a, const struct prog *prog, u32 subprog, int level);
u32 ir_block_new(struct ir_func *f);

ir_ref ir_const(struct ir_func *f, enum ir_type t, s64 imm, enum origin o); /* I32: imm is kept sign-extended from 32 */
/* A constant of the compiler's own: only for literals in our C source. */
static inline ir_ref imm_own(struct ir_func *f, enum ir_type t, s64 literal) { return ir_const(f, t, literal, ORIGIN_OWN); }
ir_ref ir_sym(struct ir_func *f, enum ir_symkind kind, u32 index, s32 addend, enum origin o);
ir_ref ir_frame(struct ir_func *f, s32 off); /* origin OFF, or OWN if off is 0 */
ir_ref ir_frame_from(struct ir_func *f, s32 off, enum origin o);
ir_ref ir_undef(struct ir_func *f, enum ir_type t);
ir_ref ir_arg(struct ir_func *f, enum ir_type t, u32 n);
static inline u32 ir_sym_index(const struct ir_ins *i) { return (u32)((u64)i->imm >> 32); }
static inline s32 ir_sym_addend(const struct ir_ins *i) { return (s32)(u32)i->imm; }

/* Append an instruction with up to 4 arguments (0 ends them) to block B, before a terminator that is there already.
 * No folding here. */
ir_ref ir_emit(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 sub, ir_ref a0, ir_ref a1, ir_ref a2, ir_ref a3);
ir_ref ir_emit_list(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 sub, u32 n, const ir_ref *args);
ir_ref ir_load(struct ir_func *f, u32 b, enum ir_op op, enum ir_type t, u8 bytes, ir_ref addr, s32 disp, enum origin o);
ir_ref ir_store(struct ir_func *f, u32 b, u8 bytes, ir_ref addr, s32 disp, enum origin o, ir_ref val);
ir_ref ir_param(struct ir_func *f, u32 b, enum ir_type t); /* appended to the parameters; edges are the caller's matter */
void ir_jmp(struct ir_func *f, u32 b, u32 to, u32 nargs, const ir_ref *args);
void ir_br(struct ir_func *f, u32 b, enum alu_cond c, ir_ref x, ir_ref y, u32 yes, u32 no); /* without edge arguments */
u32 ir_pool_add(struct ir_func *f, u32 n, const ir_ref *refs); /* offset in the pool of a copy of REFS; NULL: room for n */
void ir_remove(struct ir_func *f, ir_ref r); /* out of its block's list; becomes IR_NONE */
void ir_insert_before(struct ir_func *f, ir_ref pos, ir_ref r); /* r is in no list */
void ir_insert_after(struct ir_func *f, ir_ref pos, ir_ref r);

/* A row of ops.def. */
struct ir_op_row {
	const char *name, *args;
	char res, effect;
	u8 level;
	bool commutes;
};
extern const struct ir_op_row ir_op_rows[IR_NOPS];

/* Arguments wherever they are stored. */
static inline ir_ref *ir_args(struct ir_func *f, struct ir_ins *i);
bool ir_op_has_list(enum ir_op op);
/* An access to memory: the first argument is its address, imm a displacement. */
static inline bool ir_op_is_memory(enum ir_op op)
{
	_Static_assert(IR_ATOMIC8 - IR_LOAD == 6, "the seven stand together in ops.def");
	return op >= IR_LOAD && op <= IR_ATOMIC8;
}
u32 ir_nargs(const struct ir_ins *i);
/* The largest value that R can have, unsigned, by a look of bounded depth (fold.c). */
u64 ir_umax(const struct ir_func *f, ir_ref r);
/* The function gives back 32 bits: its RET has no high half at level 2. */
bool ir_is_narrow(const struct ir_func *f);

const char *ir_op_name(enum ir_op op);
char ir_op_effect(enum ir_op op);    /* the letter of ops.def */
bool ir_op_commutes(enum ir_op op);
static inline bool ir_is_floating(enum ir_op op) { return op >= IR_CONST && op <= IR_ARG; }
static inline bool ir_is_term(enum ir_op op) { return op >= IR_JMP && op <= IR_TRAP; }

/* Is R a constant whose value must not decide on the code? Zero may (NOTES, hardening). */
static inline bool ir_hidden(const struct ir_func *f, ir_ref r)
{
	const struct ir_ins *i = &f->ins.p[r];

	return f->harden >= 2 && i->op == IR_CONST && i->origin != ORIGIN_OWN && i->imm != 0;
}

#define ir_at(f, r) (&(f)->ins.p[r])
#define ir_block(f, b) (&(f)->blocks.p[b])
static inline bool ir_is_const(const struct ir_func *f, ir_ref r) { return f->ins.p[r].op == IR_CONST; }
/* Loop over instructions of block B in order; r may be removed within. */
#define ir_foreach(f, b, r, nxt) \
	for (ir_ref r = ir_block(f, b)->first, nxt; r && (nxt = ir_at(f, r)->next, 1); r = nxt)

static inline ir_ref *ir_args(struct ir_func *f, struct ir_ins *i)
{
	return i->nargs > 4 || ir_op_has_list((enum ir_op)i->op) ? &f->pool.p[i->args[0]] : i->args;
}

/* -- Passes; contracts stand at the head of their files ----------------------------------------------------- */

/* build.c: SUBPROG of PROG (checked by prog_check) as level 1 IR, ir_cfg() done. sigs: results of callees so far (may be
 * used for ret_hi_zero only). NULL after a diagnostic if the function needs what this version cannot do. */
struct ir_func *ir_build(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, u32 subprog, struct ir_sig *sigs,
			 u8 harden);
/* The same with two ways through programs that load from socket buffers (build_ways.c). */
struct ir_func *ir_build_ways(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, u32 subprog,
			      struct ir_sig *sigs, u8 harden);
/* support.c: a SUPPORT_* routine that is local, as level 2 IR, written with the functions above. */
struct ir_func *ir_build_support(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p, enum ir_support s);

void ir_cfg(struct ir_func *f);       /* cfg.c: order, preds, dominators, loops; drops unreachable blocks */
void ir_split_critical(struct ir_func *f); /* cfg.c: a block of its own on every critical edge; ir_cfg() data become stale */
void ir_fold(struct ir_func *f);      /* fold.c: constant folding, algebra, at either level */
void ir_gvn(struct ir_func *f);       /* gvn.c: one of equal pure values, by dominance */
void ir_copy(struct ir_func *f);      /* copy.c: block parameters that are always the same value */
void ir_dce(struct ir_func *f);       /* dce.c: unused values and parameters, empty blocks threaded */
void ir_narrow(struct ir_func *f);    /* narrow.c: 64-bit operations whose high half is known or not asked for */
void ir_deref(struct ir_func *f); /* sums with dereferenced pointers do not wrap; needs level 1 */
void ir_guard(struct ir_func *f);     /* guard.c: comparisons that dominating ones decide; level 2 */
void ir_swap(struct ir_func *f);      /* swap.c: byte swaps that constants can do; level 2 */
struct ir_func *ir_split(struct ir_func *f, struct ir_sig *sigs); /* split.c: level 1 -> a new function of level 2 */
void ir_signature(struct ir_func *f); /* split.c: f->sig from the ARGs and RETs of level 2 (after ir_dce(), if it runs) */

/* check.c: throws BPFC_EINTERNAL if F is not well formed (types, dominance, lists, edges, carry chains, floating). */
void ir_check(struct ir_func *f, const char *after);
void ir_print(struct ir_func *f, FILE *out); /* print.c: doc/ir.txt */

#endif
