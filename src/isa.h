/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The BPF instruction set: what one instruction means, decoded into a few fields (RFC 9669, and what LLVM 19
 * -mcpu=v4 and Linux 6.18 have beyond it). isa.def is the only list of instructions; everything here follows from it.
 */
#ifndef BPFC_ISA_H
#define BPFC_ISA_H

#include "util.h"

/* RFC 9669 section 3, little-endian hosts and inputs only. */
struct insn {
	u8 code;
	u8 dst : 4, src : 4;
	s16 off;
	s32 imm;
};

enum { BPF_NREGS = 11, BPF_FP = 10 };

/* What kind of thing an instruction does; consumers switch on this. */
enum isa_kind {
	ISA_INVALID,
	ISA_ALU,      /* dst = dst OP operand, at 32 or 64 bits (op, width, src) */
	ISA_MOV,      /* dst = operand; bits < width sign-extends from bits (MOVSX) */
	ISA_NEG,      /* dst = -dst */
	ISA_SWAP,     /* dst = byte swap of the low `bits` bits, zero-extended (BSWAP, and TO_BE on ia32) */
	ISA_TRUNC,    /* dst = low `bits` bits, zero-extended (TO_LE on ia32) */
	ISA_LDIMM64,  /* dst = 64-bit constant or reference (two slots); src_reg says which */
	ISA_LOAD,     /* dst = *(size *)(src + off), sx: sign-extended */
	ISA_STORE,    /* *(size *)(dst + off) = src or imm */
	ISA_ATOMIC,   /* *(size *)(dst + off) OP= src, perhaps with fetch */
	ISA_LDACQ,    /* load-acquire */
	ISA_STREL,    /* store-release */
	ISA_LDPKT,    /* legacy packet access: r0 = ntoh(packet[imm (+ src)]) */
	ISA_JA,       /* goto; target_imm: distance is in imm, else in off */
	ISA_JCC,      /* if (dst COND operand) goto off, at 32 or 64 bits */
	ISA_MAYGOTO,  /* may_goto: bounded-loop exit; target in off */
	ISA_CALL,     /* call: call kind in isa_info.call */
	ISA_CALLX,    /* call through dst */
	ISA_EXIT,
	ISA_ASCAST,   /* dst = address-space cast of src; imm: dst_as << 16 | src_as */
	ISA_NKINDS
};

/* Operations of ISA_ALU; alu_eval() (alu.h) is their meaning. */
enum alu_op {
	ALU_ADD, ALU_SUB, ALU_MUL, ALU_DIV, ALU_SDIV, ALU_MOD, ALU_SMOD,
	ALU_OR, ALU_AND, ALU_XOR, ALU_LSH, ALU_RSH, ALU_ARSH,
	ALU_NOPS
};

enum alu_cond {
	COND_EQ, COND_NE, COND_GT, COND_GE, COND_LT, COND_LE, /* unsigned */
	COND_SGT, COND_SGE, COND_SLT, COND_SLE,
	COND_SET,  /* (a & b) != 0 */
	COND_NSET, /* (a & b) == 0: no BPF instruction, the inverse of COND_SET */
	COND_NCONDS
};

enum atomic_op { ATOMIC_ADD, ATOMIC_OR, ATOMIC_AND, ATOMIC_XOR, ATOMIC_XCHG, ATOMIC_CMPXCHG, ATOMIC_NOPS };

enum isa_call { CALL_HELPER /* imm: number */, CALL_LOCAL /* imm: distance */, CALL_KFUNC /* imm: BTF id, or a reference */ };

/* src_reg values of ISA_LDIMM64 (RFC 9669 section 5.4; kernel: BPF_PSEUDO_*). */
enum isa_pseudo {
	PSEUDO_CONST = 0, PSEUDO_MAP_FD = 1, PSEUDO_MAP_VALUE = 2, PSEUDO_BTF_ID = 3, PSEUDO_FUNC = 4,
	PSEUDO_MAP_IDX = 5, PSEUDO_MAP_IDX_VALUE = 6,
};

/* One row of isa.def: an instruction as the disassembler, checker and documentation know it. */
enum isa_id {
	ISA_ID_INVALID,
#define ISA(id, ...) ISA_ID_##id,
#include "isa.def"
	ISA_NIDS
};

struct isa_info {
	u16 id;      /* enum isa_id */
	u8 kind;     /* enum isa_kind */
	u8 op;       /* alu_op, alu_cond or atomic_op, by kind */
	u8 width;    /* 32 or 64: of ALU, MOV, NEG, JCC */
	u8 bits;     /* MOV: bits that are moved (8, 16, 32, 64); SWAP, TRUNC: 16, 32, 64 */
	u8 size;     /* bytes of a memory access: 1, 2, 4, 8 */
	bool src_is_imm; /* the operand is imm (sign-extended to 64 bits), not the src register */
	bool sx;         /* LOAD: sign-extending */
	bool fetch;      /* ATOMIC: old value goes to src (cmpxchg: r0) */
	bool indirect;   /* LDPKT: src is added */
	bool target_imm; /* JA: distance in imm */
	u8 call;         /* CALL: enum isa_call */
	u8 callx_reg;    /* CALLX: the register (dst; imm in objects of clang before 19) */
};

/* Decode the fields of one instruction. Returns true and fills OUT when the code and the selecting fields (src, off,
 * imm where they choose an operation) name an instruction of isa.def; reserved fields are isa_check()'s matter. */
bool isa_decode(const struct insn *insn, struct isa_info *out);

/* What a row asks of one field of the instruction. */
enum isa_field_rule {
	FIELD_ZERO,  /* reserved */
	FIELD_READ,  /* register that is read, r0..r10 */
	FIELD_WRITE, /* register that is written, r0..r9 */
	FIELD_RW,    /* both */
	FIELD_ANY,   /* a number; all are valid */
	FIELD_IS,    /* this value selects the row among those of one code */
	FIELD_REGNO, /* a register r1..r9 as a number in imm; selects as well */
};

struct isa_field {
	u8 rule; /* enum isa_field_rule */
	s32 value;
};

/* One row of isa.def. */
struct isa_row {
	const char *name, *text; /* text: see the legend of isa.def */
	u8 code;
	struct isa_field dst, src, off, imm;
	struct isa_info info;
};

/* NULL for ISA_ID_INVALID and past the end. */
const struct isa_row *isa_row(enum isa_id id);
/* The instruction of a row: its code and selecting fields, all else zero (REGNO: r1). */
struct insn isa_template(enum isa_id id);

/* NULL when every field that INFO's instruction does not use is zero and registers are in range (dst of a write is
 * not r10); else a static text that names the field ("off must be 0"). The second slot of LDIMM64 is looked at by
 * the caller through isa_check_second(). *BAD_REG tells register faults from reserved fields. */
const char *isa_check(const struct insn *insn, const struct isa_info *info, bool *bad_reg);
const char *isa_check_second(const struct insn *second);

const char *isa_id_name(enum isa_id id);

/* Registers that an instruction reads and writes, as bit masks (bit n: rn). Calls: reads r1..r5, writes r0..r5. */
u16 isa_reads(const struct insn *insn, const struct isa_info *info);
u16 isa_writes(const struct insn *insn, const struct isa_info *info);

static inline s64 isa_imm64(const struct insn *two) /* LDIMM64's constant */
{
	return (s64)((u64)(u32)two[0].imm | (u64)(u32)two[1].imm << 32);
}

/* The condition that holds when C does not; and the one for exchanged operands (COND_SET and EQ/NE: itself). */
enum alu_cond cond_negate(enum alu_cond c);
enum alu_cond cond_swap(enum alu_cond c);

#endif
