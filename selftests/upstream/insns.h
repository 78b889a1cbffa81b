/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The macros by which the kernel's suites write BPF instructions, as far as the kernel tree at hand has not defined them
 * already. Opcodes are those of the UAPI headers; numbers that old ones lack stand first.
 */
#ifndef UPSTREAM_INSNS_H
#define UPSTREAM_INSNS_H

#ifndef BPF_ATOMIC
#define BPF_ATOMIC 0xc0
#endif
#ifndef BPF_FETCH
#define BPF_FETCH 0x01
#define BPF_XCHG (0xe0 | BPF_FETCH)
#define BPF_CMPXCHG (0xf0 | BPF_FETCH)
#endif
#ifndef BPF_XADD
#define BPF_XADD 0xc0
#endif
#ifndef BPF_MEMSX
#define BPF_MEMSX 0x80
#endif
#ifndef BPF_LOAD_ACQ
#define BPF_LOAD_ACQ 0x100
#define BPF_STORE_REL 0x110
#endif
#ifndef BPF_JCOND
#define BPF_JCOND 0xe0
#endif

/* Within the kernel only. */
#define BPF_TAIL_CALL 0xf0
#define BPF_PROBE_MEM 0x20
#define BPF_NOSPEC 0xc0

#ifndef BPF_REG_FP
#define BPF_REG_FP BPF_REG_10
#endif
#define BPF_REG_ARG1 BPF_REG_1
#define BPF_REG_ARG2 BPF_REG_2
#define BPF_REG_ARG3 BPF_REG_3
#define BPF_REG_ARG4 BPF_REG_4
#define BPF_REG_ARG5 BPF_REG_5
#define BPF_REG_CTX BPF_REG_6
#define BPF_REG_TMP BPF_REG_8

/* One instruction from its five fields; everything below is this with some of them fixed. */
#ifndef BPF_RAW_INSN
#define BPF_RAW_INSN(c, d, s, o, i) \
	((struct bpf_insn){.code = (c), .dst_reg = (d), .src_reg = (s), .off = (o), .imm = (i)})
#endif

#ifndef BPF_ALU64_REG
#define BPF_ALU64_REG(op, d, s) BPF_RAW_INSN(BPF_ALU64 | BPF_OP(op) | BPF_X, d, s, 0, 0)
#define BPF_ALU64_IMM(op, d, i) BPF_RAW_INSN(BPF_ALU64 | BPF_OP(op) | BPF_K, d, 0, 0, i)
#define BPF_ALU32_REG(op, d, s) BPF_RAW_INSN(BPF_ALU | BPF_OP(op) | BPF_X, d, s, 0, 0)
#define BPF_ALU32_IMM(op, d, i) BPF_RAW_INSN(BPF_ALU | BPF_OP(op) | BPF_K, d, 0, 0, i)
#endif
#ifndef BPF_ALU64_REG_OFF
#define BPF_ALU64_REG_OFF(op, d, s, o) BPF_RAW_INSN(BPF_ALU64 | BPF_OP(op) | BPF_X, d, s, o, 0)
#define BPF_ALU32_REG_OFF(op, d, s, o) BPF_RAW_INSN(BPF_ALU | BPF_OP(op) | BPF_X, d, s, o, 0)
#define BPF_ALU64_IMM_OFF(op, d, i, o) BPF_RAW_INSN(BPF_ALU64 | BPF_OP(op) | BPF_K, d, 0, o, i)
#define BPF_ALU32_IMM_OFF(op, d, i, o) BPF_RAW_INSN(BPF_ALU | BPF_OP(op) | BPF_K, d, 0, o, i)
#endif
#ifndef BPF_ENDIAN
#define BPF_ENDIAN(kind, d, bits) BPF_RAW_INSN(BPF_ALU | BPF_END | BPF_SRC(kind), d, 0, 0, bits)
#endif
#ifndef BPF_BSWAP
#define BPF_BSWAP(d, bits) BPF_RAW_INSN(BPF_ALU64 | BPF_END, d, 0, 0, bits)
#endif

#ifndef BPF_MOV64_REG
#define BPF_MOV64_REG(d, s) BPF_RAW_INSN(BPF_ALU64 | BPF_MOV | BPF_X, d, s, 0, 0)
#define BPF_MOV64_IMM(d, i) BPF_RAW_INSN(BPF_ALU64 | BPF_MOV | BPF_K, d, 0, 0, i)
#define BPF_MOV32_REG(d, s) BPF_RAW_INSN(BPF_ALU | BPF_MOV | BPF_X, d, s, 0, 0)
#define BPF_MOV32_IMM(d, i) BPF_RAW_INSN(BPF_ALU | BPF_MOV | BPF_K, d, 0, 0, i)
#endif
#ifndef BPF_MOVSX64_REG
#define BPF_MOVSX64_REG(d, s, bits) BPF_RAW_INSN(BPF_ALU64 | BPF_MOV | BPF_X, d, s, bits, 0)
#define BPF_MOVSX32_REG(d, s, bits) BPF_RAW_INSN(BPF_ALU | BPF_MOV | BPF_X, d, s, bits, 0)
#endif
/* A 32-bit move of a register to itself; the 1 tells the kernel's back ends what it is for. */
#ifndef BPF_ZEXT_REG
#define BPF_ZEXT_REG(r) BPF_RAW_INSN(BPF_ALU | BPF_MOV | BPF_X, r, r, 0, 1)
#endif

#ifndef BPF_LD_IMM64_RAW
#define BPF_LD_IMM64_RAW(d, s, i)                                                       \
	BPF_RAW_INSN(BPF_LD | BPF_DW | BPF_IMM, d, s, 0, (__u32)((__u64)(i))),          \
		BPF_RAW_INSN(0, 0, 0, 0, (__u32)((__u64)(i) >> 32))
#endif
#ifndef BPF_LD_IMM64
#define BPF_LD_IMM64(d, i) BPF_LD_IMM64_RAW(d, 0, i)
#endif
#ifndef BPF_LD_MAP_FD
#define BPF_LD_MAP_FD(d, fd) BPF_LD_IMM64_RAW(d, BPF_PSEUDO_MAP_FD, fd)
#endif

#ifndef BPF_LD_ABS
#define BPF_LD_ABS(size, i) BPF_RAW_INSN(BPF_LD | BPF_SIZE(size) | BPF_ABS, 0, 0, 0, i)
#define BPF_LD_IND(size, s, i) BPF_RAW_INSN(BPF_LD | BPF_SIZE(size) | BPF_IND, 0, s, 0, i)
#endif
#ifndef BPF_LDX_MEM
#define BPF_LDX_MEM(size, d, s, o) BPF_RAW_INSN(BPF_LDX | BPF_SIZE(size) | BPF_MEM, d, s, o, 0)
#define BPF_STX_MEM(size, d, s, o) BPF_RAW_INSN(BPF_STX | BPF_SIZE(size) | BPF_MEM, d, s, o, 0)
#endif
#ifndef BPF_ST_MEM
#define BPF_ST_MEM(size, d, o, i) BPF_RAW_INSN(BPF_ST | BPF_SIZE(size) | BPF_MEM, d, 0, o, i)
#endif
#ifndef BPF_LDX_MEMSX
#define BPF_LDX_MEMSX(size, d, s, o) BPF_RAW_INSN(BPF_LDX | BPF_SIZE(size) | BPF_MEMSX, d, s, o, 0)
#endif
#ifndef BPF_ATOMIC_OP
#define BPF_ATOMIC_OP(size, op, d, s, o) BPF_RAW_INSN(BPF_STX | BPF_SIZE(size) | BPF_ATOMIC, d, s, o, op)
#endif
#ifndef BPF_STX_XADD
#define BPF_STX_XADD(size, d, s, o) BPF_ATOMIC_OP(size, BPF_ADD, d, s, o)
#endif

#ifndef BPF_JMP_REG
#define BPF_JMP_REG(op, d, s, o) BPF_RAW_INSN(BPF_JMP | BPF_OP(op) | BPF_X, d, s, o, 0)
#define BPF_JMP_IMM(op, d, i, o) BPF_RAW_INSN(BPF_JMP | BPF_OP(op) | BPF_K, d, 0, o, i)
#endif
#ifndef BPF_JMP32_REG
#define BPF_JMP32_REG(op, d, s, o) BPF_RAW_INSN(BPF_JMP32 | BPF_OP(op) | BPF_X, d, s, o, 0)
#define BPF_JMP32_IMM(op, d, i, o) BPF_RAW_INSN(BPF_JMP32 | BPF_OP(op) | BPF_K, d, 0, o, i)
#endif
#ifndef BPF_JMP_A
#define BPF_JMP_A(o) BPF_RAW_INSN(BPF_JMP | BPF_JA, 0, 0, o, 0)
#endif
#ifndef BPF_JMP32_A
#define BPF_JMP32_A(i) BPF_RAW_INSN(BPF_JMP32 | BPF_JA, 0, 0, 0, i)
#endif
#ifndef BPF_CALL_REL
#define BPF_CALL_REL(i) BPF_RAW_INSN(BPF_JMP | BPF_CALL, 0, BPF_PSEUDO_CALL, 0, i)
#endif
#ifndef BPF_CALL_KFUNC
#define BPF_CALL_KFUNC(o, i) BPF_RAW_INSN(BPF_JMP | BPF_CALL, 0, BPF_PSEUDO_KFUNC_CALL, o, i)
#endif
#ifndef BPF_EXIT_INSN
#define BPF_EXIT_INSN() BPF_RAW_INSN(BPF_JMP | BPF_EXIT, 0, 0, 0, 0)
#endif

/* Classic instructions as values. */
#ifndef __BPF_STMT
#define __BPF_STMT(...) ((struct sock_filter)BPF_STMT(__VA_ARGS__))
#define __BPF_JUMP(...) ((struct sock_filter)BPF_JUMP(__VA_ARGS__))
#endif

#endif
