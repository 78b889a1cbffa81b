/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* ia32 code before it is bytes: struct x86_ins, first with virtual registers (isel), then, rewritten in place, with real
 * ones (regalloc), then with frame references resolved (abi) and encoded (encode).
 */
#ifndef BPFC_X86_H
#define BPFC_X86_H

#include "code.h"
#include "ir/ir.h"
#include "stream.h"

/* Register numbers: hardware encoding first. */
enum x86_reg {
	R_EAX, R_ECX, R_EDX, R_EBX, R_ESP, R_EBP, R_ESI, R_EDI,
	/* bases of frame memory, resolved by abi.c to ESP plus a displacement */
	R_BPF,    /* disp relative to BPF r10 (negative: the BPF stack) */
	R_SLOT,   /* disp is 4 * number of a spill slot */
	R_ARGIN,  /* incoming stack arguments: disp 0 is the first word above the return address */
	R_ARGOUT, /* outgoing stack arguments: disp 0 is at ESP */
	X86_FIRST_VREG = 16,
	R_NONE = 0xffffffffu,
};
#define M_EAX 1u
#define M_ECX 2u
#define M_EDX 4u
#define M_EBX 8u
#define M_ESP 16u
#define M_EBP 32u
#define M_ESI 64u
#define M_EDI 128u
#define M_BYTE (M_EAX | M_ECX | M_EDX | M_EBX)
#define M_CALL (M_EAX | M_ECX | M_EDX)          /* not preserved by a call */
#define M_ALL (M_BYTE | M_EBP | M_ESI | M_EDI)  /* what the allocator may use */

/* How operands are encoded. reg: ModRM.reg, rm: ModRM.rm as a register, M: ModRM.rm as memory. */
enum x86_shape {
	SHAPE_NONE, /* nothing; with an extension a ModRM byte whose rm is in column imm */
	SHAPE_RR,   /* reg, rm */
	SHAPE_RM,   /* reg, memory */
	SHAPE_MR,   /* memory, reg */
	SHAPE_RI,   /* rm, imm */
	SHAPE_MI,   /* memory, imm */
	SHAPE_OI,   /* rm in the low bits of the opcode, imm32 (may be a symbol) */
	SHAPE_O,    /* rm in the low bits of the opcode */
	SHAPE_R,    /* rm */
	SHAPE_M,    /* memory */
	SHAPE_I,    /* imm */
	SHAPE_RC,   /* rm, CL */
	SHAPE_RRI,  /* reg, rm, imm */
	SHAPE_RMI,  /* reg, memory, imm */
	SHAPE_MRI,  /* rm (destination, a register), reg, imm: SHLD, SHRD */
	SHAPE_MRC,  /* rm (destination, a register), reg, CL */
	SHAPE_CCR,  /* cc; rm */
	SHAPE_CCRR, /* cc; reg, rm */
	SHAPE_CCRM, /* cc; reg, memory */
	SHAPE_CCJ,  /* cc; block */
	SHAPE_J,    /* block */
	SHAPE_S,    /* symbol, PC-relative */
};

/* Condition codes as encoded. */
enum x86_cc {
	CC_O, CC_NO, CC_B, CC_AE, CC_E, CC_NE, CC_BE, CC_A, CC_S, CC_NS, CC_P, CC_NP, CC_L, CC_GE, CC_LE, CC_G
};

enum x86_form {
	X86_NONE,
#define X86(id, ...) X86_##id,
#include "x86_32/encode.def"
	X86_NFORMS
};

enum { /* prefixes, column of encode.def */
	P66 = 1, P0F = 2, PLOCK = 4, PREP = 8, PNOTRACK = 16
};

struct x86_row {
	const char *mnemonic;
	u8 shape, prefix, opcode;
	s8 ext;
	u8 imm;
	char reg, rm;
	u8 in, out; /* M_* */
	char flags;
};
extern const struct x86_row x86_rows[X86_NFORMS];

/* What sym means. */
enum x86_symkind {
	XS_NONE,
	XS_MAP, XS_DATA, XS_FUNC /* thunk of a subprogram */, XS_EXTERN, /* as enum ir_symkind, sym: that index */
	XS_SUBPROG, /* body of a subprogram, for calls */
	XS_HELPER,  /* sym: helper number */
	XS_SUPPORT, /* sym: enum ir_support */
	XS_RETPOLINE, /* sym: register through which it jumps; plus 8: its second part */
};

struct x86_ins {
	u16 form;
	u8 cc;
	u8 scale;       /* log2 of the index factor */
	u8 imm_origin;  /* enum origin of imm */
	u8 disp_origin; /* of disp; the scale counts with it */
	u8 imm_sym;     /* enum x86_symkind: imm is the address of sym plus imm */
	u8 disp_sym;    /* the same for disp */
	u8 uses;        /* M_*: real registers that it reads besides (arguments of a call) */
	bool blind;     /* MOV_RI: of a constant to be blinded with the random number in disp (expand.c) */
	u32 reg, rm;    /* R_NONE if unused */
	u32 base, index;
	s32 disp, imm;
	u32 sym;        /* index for imm_sym or disp_sym (at most one of them is set) */
	u32 target;     /* JMP, JCC: block */
	u32 insn;       /* BPF instruction, ~0 if ours */
	u32 prev, next;
};

struct x86_block {
	u32 first, last;    /* instructions, 0 if empty; branches at its end: [JCC] [JMP], fall through to next in order if none */
	u32 succ[2], nsucc;
	u32 preds, npreds;  /* offset into pred_pool */
	u32 order;          /* its position in x86_func.order */
	u16 depth;          /* loop nesting */
	u8 align;           /* log2, 0 none */
	u8 pad;             /* bytes before it that are never executed (scatter.c) */
};

struct x86_func {
	struct bpfc_ctx *ctx;
	struct arena *arena;
	const struct prog *prog;
	u32 subprog;
	const char *name;
	VEC(struct x86_ins) ins;      /* 0 unused */
	VEC(struct x86_block) blocks; /* 0 unused; 1 entry */
	u32 n_vregs;                  /* virtual registers are X86_FIRST_VREG .. X86_FIRST_VREG + n_vregs - 1 */
	u32 *order, n_order;          /* layout */
	u32 *pred_pool;
	u32 n_slots;    /* spill slots */
	u32 out_words;  /* outgoing argument area */
	u32 bpf_stack;  /* bytes below r10 that are used */
	u8 used_regs;   /* real registers written (regalloc) */
	bool is_entry;     /* a program: cdecl with the context on the stack */
	bool is_tail_body; /* a program that tail-calls: context in EAX, counter's address in EDX; else ir_sig convention */
	bool makes_calls;
	u32 frame_size; /* abi.c */
	u32 cur_insn;
	struct ir_sig sig;
	u8 harden;      /* set by x86_encode() from its options: how far encodings may depend on values */
};

/* Options of code generation (from struct bpfc_opts). */
struct x86_opts {
	int opt_level;
	u64 debug_seed;  /* 0: none; else register choices are random, to find faults */
	int harden;
	bool far;        /* level 3: no distances of more than 8 bits in code (far.c) */
	struct stream *rnd; /* level 3: where layout's random numbers come from */
	bool cf_protection; /* ENDBR32 where control may come indirectly */
	bool retpoline;     /* no indirect jumps and calls */
	bool check;      /* run the checkers */
	bool audit;      /* keep code->byte_map */
};

struct x86_func *x86_func_new(struct bpfc_ctx *ctx, struct arena *a, const struct prog *p);
/* Append an empty instruction of FORM to block B and return it (good until the next). Operands are R_NONE. */
struct x86_ins *x86_emit(struct x86_func *f, u32 b, enum x86_form form);
struct x86_ins *x86_insert_before(struct x86_func *f, u32 b, u32 pos, enum x86_form form);
void x86_remove(struct x86_func *f, u32 b, u32 pos);
u32 x86_vreg_new(struct x86_func *f);
void x86_preds(struct x86_func *f); /* preds and order positions from succ and order */
void x86_print(const struct x86_func *f, FILE *out);
const char *x86_reg_name(u32 r, int bytes);
bool x86_has_mem(enum x86_form form);
/* Size of a memory operand of FORM (or of its rm register): 1, 2, 4, 8; LEA 0. */
int x86_mem_bytes(enum x86_form form);
/* Is the immediate of FORM a shift's count? */
bool x86_imm_is_count(enum x86_form form);

/* Passes, in order. */
struct x86_func *x86_isel(struct bpfc_ctx *ctx, struct arena *a, struct ir_func *ir, struct ir_sig *sigs, const struct x86_opts *o);
void x86_regalloc(struct x86_func *f, const struct x86_opts *o);
/* expand.c: blinded constants as two instructions; nothing after it undoes that. */
void x86_expand(struct x86_func *f);
void x86_ra_check(struct x86_func *before, struct x86_func *f); /* ra_check.c */
/* tails.c: empty blocks leave the layout; equal ends of blocks become one, false: there were none. */
void x86_compact(struct x86_func *f);
bool x86_tails(struct x86_func *f);
void x86_peep(struct x86_func *f, const struct x86_opts *o);
void x86_rotate(struct x86_func *f);                           /* part of x86_peep(): loops end in one branch */
void x86_abi(struct x86_func *f, const struct x86_opts *o);     /* prologue, epilogue, frame references */
void x86_scatter(struct x86_func *f, const struct x86_opts *o); /* level 3: pieces of blocks in random order, apart */
/* Bytes into section 0 of C: aligned, branches sized, fixups and lines entered; defines symbol SYM there. */
void x86_encode(struct x86_func *f, struct code *c, u32 sym, const struct x86_opts *o);
/* Functions of a few instructions around the body of a subprogram (stub.c); they define SYM. NAME.tail of a program that
 * does not tail-call (calls its C entry); C entry of one that does (calls NAME.tail, with a counter); thunk. */
void x86_stub_tail(struct code *c, struct arena *a, const struct prog *p, u32 subprog, u32 sym, const struct x86_opts *o);
void x86_stub_entry(struct code *c, struct arena *a, const struct prog *p, u32 subprog, u32 sym, const struct x86_opts *o);
/* The same two for a program that other functions call too, whose body has the convention of a subprogram. */
void x86_stub_program(struct code *c, struct arena *a, const struct prog *p, u32 subprog, const struct ir_sig *sig, u32 sym,
		      bool tail, const struct x86_opts *o);
void x86_stub_thunk(struct code *c, struct arena *a, const struct prog *p, u32 subprog, const struct ir_sig *sig, u32 sym,
		    const struct x86_opts *o);
/* Jumps to where register REG points without a prediction of where that is; PART 0 or 1 (stub.c). */
void x86_stub_retpoline(struct code *c, struct arena *a, const struct prog *p, u32 reg, u32 part, u32 sym,
			const struct x86_opts *o);
/* Symbols that code refers to, entered into C as needed (symbols.c): names follow bpfc-abi(7). */
u32 x86_symbol(struct code *c, const struct prog *p, enum x86_symkind kind, u32 index);
/* Is what INDEX of KIND names code of this product? */
bool x86_symbol_is_local(enum x86_symkind kind, u32 index);

/* Distances in .text to local symbols of .text, filled in and dropped from the fixups: when all functions are there. */
void code_resolve_local(struct code *c);

/* One instruction to bytes, for tests and the sizing pass: its length, at most 15; branches as LONG says, with a zero
 * distance. FIX->offset is 0 if there is no fixup, else where it is within BUF; FIX->sym is not set (it is ins->sym). */
u32 x86_encode_ins(const struct x86_func *f, const struct x86_ins *i, u8 *buf, bool long_branch, struct code_fixup *fix);
/* The same; *PARTS says where displacement and immediate are (n 0: none; all else is opcode, ModRM and SIB). */
struct x86_parts {
	u8 disp_at, disp_n, imm_at, imm_n;
};
u32 x86_encode_parts(const struct x86_func *f, const struct x86_ins *i, u8 *buf, bool long_branch, struct code_fixup *fix,
		     struct x86_parts *parts);
/* far.c: is I written without the distance that it would have? Then that is FIX's place, to be filled with the address of
 * a slot, if there is one; BUF: X86_MAX_SEQ bytes. Slots are symbols of words with an address. */
enum { X86_MAX_SEQ = 32 };
bool x86_is_far(const struct x86_ins *i, const struct x86_opts *o, bool is_long);
u32 x86_far(const struct x86_func *f, const struct x86_ins *i, const struct x86_opts *o, u8 *buf, struct code_fixup *fix,
	    struct x86_parts *parts);
u32 x86_slot_of_text(struct code *c, const struct x86_opts *o, u32 offset);
u32 x86_slot_of_symbol(struct code *c, const struct x86_opts *o, u32 to);
/* N bytes that do nothing. */
void x86_pad(u8 *buf, u32 n);

#endif
