#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Writes the generated case files (cases/*/gen_*.t): every instruction with registers, widths and edge values.

The expected values come from the model of BPF in gen_model.py, which was written from RFC 9669 and shares nothing with
the C sources. The output depends on nothing but these files and gen_common.py; `gen_cases.py --check DIR` compares it
with what lies in DIR and fails on a difference, `gen_cases.py DIR` writes it.

A program that tries many values folds what it computes into one number, h = h * 1000003 + result, and returns it.
"""
import os
import sys

import gen_faults
import gen_fold
import gen_model as model
import gen_range
from gen_common import (ALU, CONDS, FACTOR, PAIRS, SHIFTS, SHIFT_COUNTS, Files, fold, loop_over_pairs, pairs_of,
                        words)
from gen_model import Memory, edge64, u64


# -- Arithmetic ------------------------------------------------------------------------------------------------


def reg_names(width, *regs):
    return [f"{'r' if width == 64 else 'w'}{r}" for r in regs]


def alu_registers(out):
    """Every operation with many pairs of registers, values from memory, aliases included."""
    spin = 0
    for op, name in ALU.items():
        for width in (64, 32):
            for d, s in ((spin % 10, (spin * 3 + 1) % 10), ((spin * 7 + 2) % 10, (spin + 5) % 10),
                         ((spin + 1) % 10, (spin + 1) % 10)):
                dn, sn = reg_names(width, d, s)

                def body(h, _t):
                    lines = [f"{dn} {op} {sn}", f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                    return lines + ([f"r{h} ^= r{s}"] if d != s else [])

                h = 0
                for a, b in pairs_of(PAIRS, d == s):
                    h = fold(h, model.alu(op, width, a, b))
                    if d != s:
                        h ^= b
                out.case("alu/gen_reg.t", f"{name}{width} r{d}, r{s}", loop_over_pairs(d, s, spin, body), h,
                         words(PAIRS))
            spin += 1


def imms_of(op):
    if op in SHIFTS:
        return [0, 1, 7, 31, 32, 33, 63, 64, -1]
    return [0, 1, -1, 2, 8, 10, -8, 0x7f, 0x80, 0xffff, 0x7fffffff, -0x80000000, 0x12345678]


def loop_over_values(d, spin, body, taken=None):
    """Like loop_over_pairs() with one value."""
    return loop_over_pairs(d, d, spin, body, taken)


def alu_immediates(out):
    spin = 0
    for op, name in ALU.items():
        for width in (64, 32):
            for d in (spin % 10, (spin + 5) % 10):
                dn = reg_names(width, d)[0]

                def body(h, t):
                    lines = []
                    for k, imm in enumerate(imms_of(op)):
                        if k:
                            lines.append(f"r{d} = *(u64 *)(r{t} + 0)")
                        lines += [f"{dn} {op} {imm}", f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                    return lines

                h = 0
                for a in PAIRS:
                    for imm in imms_of(op):
                        h = fold(h, model.alu(op, width, a, u64(imm)))
                out.case("alu/gen_imm.t", f"{name}{width} r{d}, imm", loop_over_values(d, spin, body), h, words(PAIRS))
                spin += 1


def alu_constants(out):
    """Both operands known: what a compiler computes itself. And one of them a 64-bit constant."""
    spin = 3
    for op, name in ALU.items():
        for width in (64, 32):
            d, s = spin % 10, (spin * 3 + 4) % 10
            if d == s:
                s = (s + 1) % 10
            h_reg = next(r for r in range(10) if r not in (d, s))
            dn, sn = reg_names(width, d, s)
            values = edge64()
            lines, h = [f"r{h_reg} = 0"], 0
            for k in range(24):
                a = values[(k * 5 + spin) % len(values)]
                b = SHIFT_COUNTS[k % len(SHIFT_COUNTS)] if op in SHIFTS else values[(k * 7 + 3 * spin) % len(values)]
                lines += [f"r{d} = {u64(a):#x} ll", f"r{s} = {u64(b):#x} ll", f"{dn} {op} {sn}",
                          f"r{h_reg} *= {FACTOR}", f"r{h_reg} += r{d}"]
                h = fold(h, model.alu(op, width, a, b))
            lines += ([f"r0 = r{h_reg}"] if h_reg else []) + ["exit"]
            out.case("alu/gen_const.t", f"{name}{width} constants r{d}, r{s}", lines, h)
            spin += 1
    for op, name in ALU.items():
        for side in ("right", "left"):
            d, s = spin % 10, (spin * 3 + 4) % 10
            if d == s:
                s = (s + 1) % 10
            constants = SHIFT_COUNTS[:7] if op in SHIFTS and side == "right" else \
                [3, 10, 0x100000000, 0xffffffff, 1 << 63, u64(-1), 0x123456789abcdef, u64(-1000)]

            def body(h, t):
                lines = []
                for c in constants:
                    load, const = (d, s) if side == "right" else (s, d)
                    lines += [f"r{load} = *(u64 *)(r{t} + 0)", f"r{const} = {c:#x} ll", f"r{d} {op} r{s}",
                              f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                return lines

            h = 0
            for a in PAIRS:
                for c in constants:
                    h = fold(h, model.alu(op, 64, *((a, c) if side == "right" else (c, a))))
            out.case("alu/gen_const.t", f"{name}64 constant at the {side} r{d}, r{s}",
                     loop_over_values(d, spin, body, {s}), h, words(PAIRS))
            spin += 1


def unary(out):
    """Moves, sign extensions, negation, byte swaps: each with every destination or source register."""
    moves = [("r{d} = r{s}", lambda a: a), ("w{d} = w{s}", lambda a: a & 0xffffffff)]
    for width in (64, 32):
        for bits in (8, 16, 32)[:3 if width == 64 else 2]:
            n = "r" if width == 64 else "w"
            moves.append((f"{n}{{d}} = (s{bits}){n}{{s}}", lambda a, w=width, b=bits: model.movsx(w, b, a)))
    spin = 0
    for text, fn in moves:
        for k in range(5):
            s, d = (spin + k) % 10, (spin + 2 * k) % 10
            line = text.format(d=d, s=s)

            def body(h, _t):
                return [line, f"r{h} *= {FACTOR}", f"r{h} += r{d}"] + ([f"r{h} ^= r{s}"] if s != d else [])

            h = 0
            for a in PAIRS:
                h = fold(h, fn(a))
                h ^= a if s != d else 0
            out.case("alu/gen_mov.t", line, loop_over_values(s, spin, body, {d}), h, words(PAIRS))
        spin += 1
    single = [("r{d} = -r{d}", lambda a: u64(-a)), ("w{d} = -w{d}", lambda a: -a & 0xffffffff)]
    for bits in (16, 32, 64):
        single += [(f"r{{d}} = be{bits} r{{d}}", lambda a, b=bits: model.swap(b, a)),
                   (f"r{{d}} = bswap{bits} r{{d}}", lambda a, b=bits: model.swap(b, a)),
                   (f"r{{d}} = le{bits} r{{d}}", lambda a, b=bits: a & ((1 << b) - 1))]
    for text, fn in single:
        for d in (spin % 10, (spin + 4) % 10, (spin + 7) % 10):
            line = text.format(d=d)
            h = 0
            for a in edge64()[:12]:
                h = fold(h, fn(a))
            out.case("alu/gen_unary.t", line, loop_over_values(
                d, spin, lambda h, _t: [line, f"r{h} *= {FACTOR}", f"r{h} += r{d}"]), h, words(edge64()[:12]))
        spin += 1


def ldimm64(out):
    for d in range(10):
        lines, h = ["r0 = 0"] if d else ["r1 = 0"], 0
        acc = 0 if d else 1
        for v in edge64():
            lines += [f"r{d} = {v:#x} ll", f"r{acc} *= {FACTOR}", f"r{acc} += r{d}"]
            h = fold(h, v)
        for imm in (0, 1, -1, 0x7fffffff, -0x80000000):
            lines += [f"r{d} = {imm}", f"r{acc} *= {FACTOR}", f"r{acc} += r{d}", f"w{d} = {imm}",
                      f"r{acc} *= {FACTOR}", f"r{acc} += r{d}"]
            h = fold(fold(h, u64(imm)), imm & 0xffffffff)
        lines += ([f"r0 = r{acc}"] if acc else []) + ["exit"]
        out.case("alu/gen_ldimm64.t", f"constants in r{d}", lines, h)


# -- Jumps -----------------------------------------------------------------------------------------------------


def jumps(out):
    spin = 0
    for cond, name in CONDS.items():
        for width in (64, 32):
            for d, s in ((spin % 10, (spin * 3 + 1) % 10), ((spin * 7 + 2) % 10, (spin + 5) % 10),
                         ((spin + 3) % 10, (spin + 3) % 10)):
                dn, sn = reg_names(width, d, s)

                def body(h, _t):
                    return [f"r{h} *= 3", f"if {dn} {cond} {sn} goto taken", f"r{h} += 1", "goto next", "taken:",
                            f"r{h} += 2", "next:"]

                h = 0
                for a, b in pairs_of(PAIRS, d == s):
                    h = u64(h * 3 + (2 if model.cond(cond, width, a, b) else 1))
                out.case("jump/gen_reg.t", f"{name}{width} r{d}, r{s}", loop_over_pairs(d, s, spin, body), h,
                         words(PAIRS))
            d = (spin + 4) % 10
            dn = reg_names(width, d)[0]
            imms = [0, 1, -1, 2, -2, 0x7f, 0x80, 0x7fffffff, -0x80000000, 0x12345678]

            def body_imm(h, _t):
                lines = []
                for k, imm in enumerate(imms):
                    lines += [f"r{h} *= 3", f"if {dn} {cond} {imm} goto taken{k}", f"r{h} += 1", f"taken{k}:"]
                return lines

            h = 0
            for a in edge64()[:12]:
                for imm in imms:
                    h = u64(h * 3 + (0 if model.cond(cond, width, a, u64(imm)) else 1))
            out.case("jump/gen_imm.t", f"{name}{width} r{d}, imm", loop_over_values(d, spin, body_imm), h,
                     words(edge64()[:12]))
            jump_constants(out, cond, name, width, spin)
            spin += 1


def jump_constants(out, cond, name, width, spin):
    d, s = (spin + 1) % 10, (spin * 7 + 3) % 10
    if d == s:
        s = (s + 1) % 10
    acc = next(r for r in range(10) if r not in (d, s))
    dn, sn = reg_names(width, d, s)
    values = edge64()
    lines, h = [f"r{acc} = 0"], 0
    for k in range(20):
        a, b = values[(k * 5 + spin) % len(values)], values[(k * 11 + 2 * spin) % len(values)]
        lines += [f"r{d} = {a:#x} ll", f"r{s} = {b:#x} ll", f"r{acc} *= 3", f"if {dn} {cond} {sn} goto t{k}",
                  f"r{acc} += 1", f"t{k}:"]
        h = u64(h * 3 + (0 if model.cond(cond, width, a, b) else 1))
    out.case("jump/gen_const.t", f"{name}{width} constants r{d}, r{s}",
             lines + ([f"r0 = r{acc}"] if acc else []) + ["exit"], h)


def jump_shapes(out):
    path = "jump/gen_shape.t"
    out.case(path, "back to instruction 0 through a counter",
             ["start:", "r2 += -1", "if r2 s> 0 goto start", "r0 = r2", "exit"], -1 + 1, bytes(16))
    out.case(path, "back to instruction 0 by goto", ["start:", "r2 += -1", "if r2 s< 3 goto out", "goto start",
                                                    "out:", "r0 = r2", "exit"], 2, bytes(16))
    out.case(path, "back to instruction 0 by gotol", ["start:", "r2 += -1", "if r2 s< 3 goto out", "gotol start",
                                                     "out:", "r0 = r2", "exit"], 2, bytes(16))
    out.case(path, "32-bit condition to instruction 0", ["start:", "w2 -= 1", "if w2 != 5 goto start", "r0 = r2",
                                                        "exit"], 5, bytes(16))
    for op in ("goto", "gotol"):
        for distance in (1, 20, 40, 120):
            out.case(path, f"{op} over {distance}", ["r0 = 7", f"{op} out", *(["r0 += 1"] * distance), "out:", "exit"],
                     7)
    # both arms of a condition over code of a size around the limits of short jumps
    for n in range(20, 34):
        filler = [f"r0 += {0x1000000 + k}" for k in range(n)]
        total = sum(0x1000000 + k for k in range(n))
        out.case(path, f"condition over {n} instructions",
                 ["r0 = 0", "if r2 == 8 goto out", *filler, "out:", "r0 += 1", "exit"], total + 1, bytes(16))
    out.case(path, "goto +0 and conditions to the next instruction", ["r0 = 1", "goto +0",
             "if r2 > 3 goto +0", "if w2 s< 5 goto +0", "gotol +0", "exit"], 1, bytes(16))
    out.case(path, "loop with two entries",
             ["r0 = 0", "if r2 == 16 goto second", "first:", "r0 += 100", "second:", "r0 += 1", "r2 -= 1",
              "if r2 s> 10 goto first", "exit"], 6 + 5 * 100, bytes(16))
    out.case(path, "nested loops", ["r0 = 0", "r3 = 5", "a:", "r4 = 7", "b:", "r5 = 3", "c:", "r0 += r4", "r5 -= 1",
                                    "if r5 != 0 goto c", "r4 -= 1", "if r4 s> 0 goto b", "r3 -= 1",
                                    "if w3 > 0 goto a", "exit"], 5 * 3 * sum(range(1, 8)))
    out.case(path, "may_goto leaves an endless loop",
             ["r0 = 0", "loop:", "may_goto out", "r0 += 1", "goto loop", "out:", "exit"], 8388608)
    out.case(path, "may_goto counts for each call of a function",
             ["r6 = 0", "call f", "r6 += r0", "call f", "r6 += r0", "r0 = r6", "exit", "f:", "r0 = 0", "loop:",
              "may_goto out", "r0 += 1", "goto loop", "out:", "exit"], 2 * 8388608)
    out.case(path, "exit in the middle", ["r0 = 5", "if r2 == 16 goto out", "r0 = 6", "exit", "out:", "r0 = 9",
                                          "exit"], 9, bytes(16))
    out.case(path, "values that change places around a loop",
             ["r1 = 1", "r3 = 2", "r4 = 3", "r5 = 10", "loop:", "r0 = r1", "r1 = r3", "r3 = r4", "r4 = r0", "r5 -= 1",
              "if r5 != 0 goto loop", "r0 = r1", "r0 <<= 8", "r0 |= r3", "r0 <<= 8", "r0 |= r4", "exit"], 0x020301)


# -- Memory ----------------------------------------------------------------------------------------------------


def loads(out):
    """Each size and extension; destination equal to base and not; the value of the whole register counts."""
    data = bytes((i * 37 + 0x85) & 0xff for i in range(64))
    spin = 0
    for signed in (False, True):
        for size in (1, 2, 4, 8)[:3 if signed else 4]:
            t = f"{'s' if signed else 'u'}{size * 8}"
            lines, h = ["r9 = r1", "r8 = 0"], 0
            for d in range(8):
                for base in (d, (d + 3) % 8):
                    off = (spin * 5 + d) % 50
                    lines += [f"r{base} = r9", f"r{d} = *({t} *)(r{base} + {off})", f"r8 *= {FACTOR}", f"r8 += r{d}"]
                    v = int.from_bytes(data[off:off + size], "little", signed=signed)
                    h = fold(h, u64(v))
                    spin += 1
            out.case("mem/gen_load.t", f"load {t} into r0..r7, base the same or another", lines + ["r0 = r8", "exit"],
                     h, data)
            for d, base in ((8, 8), (9, 9), (8, 9), (9, 8)):
                lines = [f"r{base} = r1", f"r{d} = *({t} *)(r{base} + 9)", f"r0 = r{d}", "exit"]
                v = int.from_bytes(data[9:9 + size], "little", signed=signed)
                out.case("mem/gen_load.t", f"load {t} r{d} from r{base}", lines, v, data)


def stores(out):
    value = 0x8192a3b4c5d6e7f8
    for size in (1, 2, 4, 8):
        t = f"u{size * 8}"
        mem = Memory(bytes(128))
        lines = []
        for s in range(10):
            base = 1 if s != 1 else 2
            # r1 is the base, save where it is the value itself
            if s == 1:
                lines += ["r2 = r1"]
            lines += [f"r{s} = {value + s:#x} ll", f"*({t} *)(r{base} + {s * 9}) = r{s}"]
            if s == 1:
                lines += ["r1 = r2"]
            mem.store(s * 9, size, value + s)
        out.case("mem/gen_store.t", f"store {t} from r0..r9", lines + ["r0 = 0", "exit"], 0, bytes(128), mem.data)
        mem = Memory(bytes(128))
        lines = ["r9 = r1"]
        for b in range(9):
            imm = (-1, 0, 1, 0x7fffffff, -0x80000000, 0x12345678, -2, 0x80, 0xffff)[b]
            lines += [f"r{b} = r9", f"*({t} *)(r{b} + {b * 9}) = {imm}"]
            mem.store(b * 9, size, u64(imm))
        out.case("mem/gen_store.t", f"store {t} of constants, bases r0..r8", lines + ["r0 = 1", "exit"], 1, bytes(128),
                 mem.data)
        # the pointer itself as the value: low bytes cannot be known, so it is stored and read again
        lines = ["r3 = r1", f"*({t} *)(r3 + 8) = r3", f"r4 = *({t} *)(r3 + 8)", "r3 <<= %d" % (64 - size * 8),
                 "r3 >>= %d" % (64 - size * 8), "r0 = 0", "if r3 == r4 goto +1", "r0 = 1", f"*({t} *)(r1 + 8) = 0",
                 "exit"]
        out.case("mem/gen_store.t", f"store {t} of the base itself", lines, 0, bytes(128), bytes(128))
        # values whose high half was computed
        lines = ["r2 = *(u64 *)(r1 + 0)", "r3 = r2", "r3 += r2", f"*({t} *)(r1 + 16) = r3", "r4 = r2", "r4 <<= 33",
                 f"*({t} *)(r1 + 32) = r4", "r5 = r2", "r5 = be64 r5", f"*({t} *)(r1 + 48) = r5", "r0 = r5", "exit"]
        mem = Memory(words([value]) + bytes(56))
        mem.store(16, size, u64(value * 2))
        mem.store(32, size, u64(value << 33))
        mem.store(48, size, model.swap(64, value))
        out.case("mem/gen_store.t", f"store {t} of computed values", lines, model.swap(64, value),
                 words([value]) + bytes(56), mem.data)


def displacements(out):
    """Offsets around the limits of displacement bytes, in memory and on the stack."""
    offsets = [0, 4, 120, 123, 124, 127, 128, 132, 252, 256]
    data = bytes((i * 73 + 11) & 0xff for i in range(272))
    for size in (1, 2, 4, 8):
        t = f"u{size * 8}"
        lines, h = ["r0 = 0", "r6 = r1", "r6 += 132"], 0
        for off in offsets:
            lines += [f"r2 = *({t} *)(r1 + {off})", f"r0 *= {FACTOR}", "r0 += r2"]
            h = fold(h, int.from_bytes(data[off:off + size], "little"))
        for off in (-132, -129, -128, -127, -124, -4, -1, 0, 4):
            lines += [f"r2 = *({t} *)(r6 {'+' if off >= 0 else '-'} {abs(off)})", f"r0 *= {FACTOR}", "r0 += r2"]
            h = fold(h, int.from_bytes(data[132 + off:132 + off + size], "little"))
        out.case("mem/gen_disp.t", f"load {t} at displacements", lines + ["exit"], h, data)
        lines, mem = ["r6 = r1", "r6 += 132"], Memory(bytes(272))
        for k, off in enumerate((-132, -128, -120, -4, 4, 12, 100, 120, 127)):
            lines += [f"r3 = {0x1122334455667788 + k * 0x0101010101010101:#x} ll",
                      f"*({t} *)(r6 {'+' if off >= 0 else '-'} {abs(off)}) = r3"]
            mem.store(132 + off, size, 0x1122334455667788 + k * 0x0101010101010101)
        out.case("mem/gen_disp.t", f"store {t} at displacements", lines + ["r0 = 0", "exit"], 0, bytes(272), mem.data)
    stack(out)
    far_displacements(out)


def stack(out):
    for size in (1, 2, 4, 8):
        t = f"u{size * 8}"
        lines, h = ["r0 = 0"], 0
        slots = [-512, -508 if size <= 4 else -504, -256, -136, -132 if size <= 4 else -144, -128, -120, -64, -8]
        for k, off in enumerate(slots):
            lines += [f"r{k % 5 + 1} = {u64(0x8877665544332211 + k * 0x1010101010101010):#x} ll",
                      f"*({t} *)(r10 - {-off}) = r{k % 5 + 1}"]
        for k, off in enumerate(slots):
            lines += [f"r{k % 5 + 3} = *({t} *)(r10 - {-off})", f"r0 *= {FACTOR}", f"r0 += r{k % 5 + 3}"]
            h = fold(h, (u64(0x8877665544332211 + k * 0x1010101010101010)) & ((1 << size * 8) - 1))
        out.case("mem/gen_stack.t", f"stack slots of {size} bytes", lines + ["exit"], h)
    path = "mem/gen_stack.t"
    out.case(path, "parts of a slot", ["r1 = 0x1122334455667788 ll", "*(u64 *)(r10 - 8) = r1", "r0 = 0",
             "r2 = *(u32 *)(r10 - 4)", "r0 += r2", "r2 = *(u16 *)(r10 - 6)", "r0 += r2", "r2 = *(u8 *)(r10 - 1)",
             "r0 += r2", "*(u8 *)(r10 - 8) = 0", "*(u16 *)(r10 - 3) = -1", "r2 = *(u64 *)(r10 - 8)", "r0 ^= r2",
             "exit"], (0x11223344 + 0x5566 + 0x11) ^ 0x11ffff4455667700)
    out.case(path, "slot through a copy of r10", ["r6 = r10", "r6 += -16", "*(u64 *)(r6 + 0) = 5",
             "*(u32 *)(r10 - 8) = 7", "r1 = *(u64 *)(r10 - 16)", "r2 = *(u32 *)(r6 + 8)", "r0 = r1", "r0 <<= 32",
             "r0 |= r2", "exit"], 5 << 32 | 7)
    out.case(path, "address of a slot that escapes to memory", ["r2 = r10", "r2 += -8", "*(u64 *)(r10 - 16) = r2",
             "*(u64 *)(r10 - 8) = 1", "r3 = *(u64 *)(r10 - 16)", "*(u64 *)(r3 + 0) = 9", "r0 = *(u64 *)(r10 - 8)",
             "exit"], 9)
    out.case(path, "variable index into the stack", ["*(u64 *)(r10 - 32) = 1", "*(u64 *)(r10 - 24) = 2",
             "*(u64 *)(r10 - 16) = 3", "*(u64 *)(r10 - 8) = 4", "r3 = *(u64 *)(r1 + 0)", "r3 &= 3", "r3 <<= 3",
             "r4 = r10", "r4 += -32", "r4 += r3", "*(u64 *)(r4 + 0) = 77", "r0 = *(u64 *)(r10 - 32)",
             "r5 = *(u64 *)(r10 - 16)", "r0 <<= 8", "r0 += r5", "exit"], (1 << 8) + 77, words([2]))
    out.case(path, "r10 is 16-aligned", ["r0 = r10", "r0 &= 15", "exit"], 0, extra=["-- aligned"])
    out.case(path, "unaligned accesses", ["r1 = 0x1122334455667788 ll", "*(u64 *)(r10 - 13) = r1",
             "r0 = *(u32 *)(r10 - 11)", "r2 = *(u16 *)(r10 - 12)", "r0 <<= 16", "r0 |= r2", "exit"], 0x334455666677)
    out.case(path, "slots live across a loop", ["*(u64 *)(r10 - 8) = 0", "*(u64 *)(r10 - 16) = 10", "loop:",
             "r1 = *(u64 *)(r10 - 8)", "r2 = *(u64 *)(r10 - 16)", "r1 += r2", "*(u64 *)(r10 - 8) = r1", "r2 += -1",
             "*(u64 *)(r10 - 16) = r2", "if r2 != 0 goto loop", "r0 = *(u64 *)(r10 - 8)", "exit"], 55)


def far_displacements(out):
    """The largest displacements of the encoding, with a base moved against them; the high word of 8 bytes lies beyond
    16 bits of displacement. Loads through memory that is only partly the program's would fault."""
    data = words([0x1122334455667788, 0x99aabbccddeeff00, 3, 4])
    path = "mem/gen_disp.t"
    for off in (32767, 32764, 32760, -32768, -32767, -32764):
        base = f"r2 += {-off}"
        text = f"+ {off}" if off >= 0 else f"- {-off}"
        for size in (1, 2, 4, 8):
            t = f"u{size * 8}"
            v = int.from_bytes(data[8:8 + size], "little")
            out.case(path, f"load {t} {text}", ["r2 = r1", base, "r2 += 8", f"r0 = *({t} *)(r2 {text})", "exit"], v,
                     data)
        mem = Memory(data)
        mem.store(16, 8, 0xa1a2a3a4a5a6a7a8)
        out.case(path, f"store u64 {text}", ["r2 = r1", base, "r3 = 0xa1a2a3a4a5a6a7a8 ll",
                 f"*(u64 *)(r2 {'+' if off + 16 >= 0 else '-'} {abs(off + 16)}) = r3" if off + 16 <= 32767 else
                 f"r2 += 16\n*(u64 *)(r2 {text}) = r3", "r0 = 0", "exit"], 0, data, mem.data)
        mem = Memory(data)
        mem.store(24, 8, u64(-5))
        out.case(path, f"store u64 imm {text}", ["r2 = r1", base, "r2 += 24", f"*(u64 *)(r2 {text}) = -5", "r0 = 0",
                 "exit"], 0, data, mem.data)
        mem = Memory(data)
        mem.store(16, 8, 3 + 0xffffffff)
        out.case(path, f"atomic add u64 {text}", ["r2 = r1", base, "r2 += 16", "w3 = -1",
                 f"r3 = atomic_fetch_add((u64 *)(r2 {text}), r3)", "r0 = r3", "exit"], 3, data, mem.data)


# -- Atomics ---------------------------------------------------------------------------------------------------

ATOMICS = {"+=": "add", "|=": "or", "&=": "and", "^=": "xor"}


def atomics(out):
    spin = 0
    for width in (64, 32):
        n, t, size = ("r" if width == 64 else "w"), f"u{width}", width // 8
        for op, name in ATOMICS.items():
            for fetch in (False, True):
                lines, h, mem = ["r9 = r1", "r8 = 0"], 0, Memory(words(edge64()[:8]))
                for s in range(8):
                    v = edge64()[(spin * 3 + s) % len(edge64())]
                    base = 9 if s % 2 else (s + 3) % 8
                    if base != 9:
                        lines.append(f"r{base} = r9")
                    lines.append(f"r{s} = {v:#x} ll")
                    at = f"(r{base} + {s * 8})"
                    old = mem.load(s * 8, size)
                    if fetch:
                        lines.append(f"{n}{s} = atomic_fetch_{name}(({t} *){at}, {n}{s})")
                        h = fold(h, old)
                    else:
                        lines.append(f"lock *({t} *){at} {op} {n}{s}")
                        h = fold(h, v)
                    lines += [f"r8 *= {FACTOR}", f"r8 += r{s}"]
                    mem.store(s * 8, size, model.atomic(name, old, v))
                    spin += 1
                out.case("atomic/gen.t", f"{'fetch ' if fetch else ''}{name}{width}", lines + ["r0 = r8", "exit"], h,
                         words(edge64()[:8]), mem.data)
        lines, h, mem = ["r9 = r1", "r8 = 0"], 0, Memory(words(edge64()[:8]))
        for s in range(8):
            v = edge64()[(spin + s) % len(edge64())]
            lines += [f"r{s} = {v:#x} ll", f"{n}{s} = xchg{'_64' if width == 64 else '32_32'}(r9 + {s * 8}, {n}{s})",
                      f"r8 *= {FACTOR}", f"r8 += r{s}"]
            h = fold(h, mem.load(s * 8, size))
            mem.store(s * 8, size, v)
        out.case("atomic/gen.t", f"xchg{width}", lines + ["r0 = r8", "exit"], h, words(edge64()[:8]), mem.data)
        compare_exchange(out, width)
    ordered(out)
    atomic_corners(out)


def compare_exchange(out, width):
    n, size = ("r" if width == 64 else "w"), width // 8
    fn = "cmpxchg_64" if width == 64 else "cmpxchg32_32"
    old = 0xfedcba9876543210
    # the word differs from r0 in the low half only, the high half only, not at all
    expected = [old, old ^ 1, old ^ 1 << 63, old & 0xffffffff, old | 0xffffffff00000000, 0]
    for s in range(10):
        lines, h, mem = [f"r{9 if s != 9 else 8} = r1", f"r{7 if s != 7 else 6} = 0"], 0, Memory(words([old] * 6))
        base, acc = (9 if s != 9 else 8), (7 if s != 7 else 6)
        for k, e in enumerate(expected):
            v = u64(0x1111111122222222 * (k + 1))
            if s == 0:
                v = e
            else:
                lines.append(f"r{s} = {v:#x} ll")
            lines += [f"r0 = {e:#x} ll", f"{n}0 = {fn}(r{base} + {k * 8}, {n}0, {n}{s})", f"r{acc} *= {FACTOR}",
                      f"r{acc} += r0"]
            have = mem.load(k * 8, size)
            h = fold(h, have)
            if have == e & ((1 << width) - 1):
                mem.store(k * 8, size, v)
        lines += [f"r0 = r{acc}", "exit"]
        out.case("atomic/gen_cmpxchg.t", f"cmpxchg{width} r{s}", lines, h, words([old] * 6), mem.data)


def ordered(out):
    data = words([0x8192a3b4c5d6e7f8, 0x0102030405060708])
    for bits in (8, 16, 32, 64):
        n = "r" if bits == 64 else "w"
        mask = (1 << bits) - 1
        lines, h = ["r9 = r1", "r8 = 0"], 0
        for d in range(8):
            lines += [f"r{d} = r9", f"{n}{d} = load_acquire((u{bits} *)(r{d} + 0))", f"r8 *= {FACTOR}", f"r8 += r{d}"]
            h = fold(h, 0x8192a3b4c5d6e7f8 & mask)
        out.case("atomic/gen_order.t", f"load_acquire u{bits}", lines + ["r0 = r8", "exit"], h, data)
        lines, mem = ["r9 = r1"], Memory(b"\xa5" * 80)
        for s in range(9):
            v = u64(0xf1e2d3c4b5a69788 + s)
            lines += [f"r{s} = {v:#x} ll", f"store_release((u{bits} *)(r9 + {s * 8}), {n}{s})"]
            mem.store(s * 8, bits // 8, v)
        out.case("atomic/gen_order.t", f"store_release u{bits}", lines + ["r0 = 0", "exit"], 0, b"\xa5" * 80,
                 mem.data)


def atomic_corners(out):
    path = "atomic/gen_corner.t"
    out.case(path, "fetch_add with source r0", ["r0 = 5", "r0 = atomic_fetch_add((u64 *)(r1 + 0), r0)", "exit"], 7,
             words([7]), words([12]))
    out.case(path, "fetch_add32 with source r0", ["r0 = -1", "w0 = atomic_fetch_add((u32 *)(r1 + 0), w0)", "exit"],
             0x80000000, words([0xffffffff80000000]), words([0xffffffff7fffffff]))
    for name, r in (("and", 0x10), ("or", 0x37), ("xor", 0x27)):
        out.case(path, f"fetch_{name} with source r0", ["r0 = 0x13", f"r0 = atomic_fetch_{name}((u64 *)(r1 + 0), r0)",
                 "r2 = *(u64 *)(r1 + 0)", "r0 <<= 8", "r0 |= r2", "exit"], 0x34 << 8 | r, words([0x34]), words([r]))
    out.case(path, "xchg with source r0", ["r0 = 5", "r0 = xchg_64(r1 + 0, r0)", "exit"], 7, words([7]), words([5]))
    out.case(path, "cmpxchg32 zero-extends r0 on success",
             ["r0 = 0xaaaaaaaa00000007 ll", "w2 = 9", "w0 = cmpxchg32_32(r1 + 0, w0, w2)", "exit"], 7, words([7]),
             words([9]))
    out.case(path, "cmpxchg32 zero-extends r0 on failure",
             ["r0 = 0xaaaaaaaa00000008 ll", "w2 = 9", "w0 = cmpxchg32_32(r1 + 0, w0, w2)", "exit"], 0x87654321,
             words([0xffffffff87654321]), words([0xffffffff87654321]))
    for off in (4, 12):
        mem = Memory(words([1, 2, 3]))
        old = mem.load(off, 8)
        mem.store(off, 8, u64(old + 0x100000001))
        out.case(path, f"64 bits at 4-byte alignment, offset {off}",
                 ["r2 = 0x100000001 ll", f"r2 = atomic_fetch_add((u64 *)(r1 + {off}), r2)", "r0 = r2", "exit"], old,
                 words([1, 2, 3]), mem.data)
    out.case(path, "carry across the halves", ["r2 = 1", "lock *(u64 *)(r1 + 0) += r2", "r0 = *(u64 *)(r1 + 0)",
             "exit"], 1 << 32, words([0xffffffff]), words([1 << 32]))
    out.case(path, "on the stack", ["*(u64 *)(r10 - 8) = 40", "r1 = 2", "lock *(u64 *)(r10 - 8) += r1",
             "r2 = 0x100000000 ll", "r2 = atomic_fetch_or((u64 *)(r10 - 8), r2)", "r0 = *(u64 *)(r10 - 8)",
             "r0 += r2", "exit"], (1 << 32) + 84)
    for d in range(10):
        s = (d + 1) % 10
        out.case(path, f"fetch_add base r{d}", [*([f"r{d} = r1"] if d != 1 else []), f"r{s} = 3",
                 f"r{s} = atomic_fetch_add((u64 *)(r{d} + 8), r{s})", *([f"r0 = r{s}"] if s else []), "exit"], 2,
                 words([1, 2]), words([1, 5]))


# -- Calls -----------------------------------------------------------------------------------------------------


def calls(out):
    path = "call/gen.t"
    args = [u64(0x0102030405060708 * k) for k in range(1, 6)]
    for n in range(1, 6):
        lines = [f"r{k + 1} = {args[k]:#x} ll" for k in range(5)] + ["call f", "exit", "f:", "r0 = 0"]
        h = 0
        for k in range(n):
            lines += [f"r0 *= {FACTOR}", f"r0 += r{k + 1}"]
            h = fold(h, args[k])
        out.case(path, f"{n} arguments", lines + ["exit"], h)
        lines = [f"r{k + 1} = {args[k]:#x} ll" for k in range(5)] + ["call f", "exit", "f:", "w0 = 0"]
        for k in range(n):
            lines += ["w0 *= 31", f"w0 += w{k + 1}"]
        h = 0
        for k in range(n):
            h = (h * 31 + args[k]) & 0xffffffff
        out.case(path, f"{n} arguments, low halves only", lines + ["exit"], h)
        out.case(path, f"argument {n} alone", [f"r{k + 1} = {args[k]:#x} ll" for k in range(5)] +
                 ["call f", "exit", "f:", f"r0 = r{n}", "exit"], args[n - 1])
        out.case(path, f"argument {n}, high half alone", [f"r{k + 1} = {args[k]:#x} ll" for k in range(5)] +
                 ["call f", "exit", "f:", f"r0 = r{n}", "r0 >>= 32", "exit"], args[n - 1] >> 32)
    lines = [f"r{k} = {args[k - 6]:#x} ll" for k in range(6, 10)] + ["call f", "r0 = 0"]
    h = 0
    for k in range(6, 10):
        lines += [f"r0 *= {FACTOR}", f"r0 += r{k}"]
        h = fold(h, args[k - 6])
    out.case(path, "r6 to r9 are preserved", lines + ["exit", "f:", "r6 = 1", "r7 = 2", "r8 = 3", "r9 = 4", "r0 = 9",
                                                     "exit"], h)
    out.case(path, "each call has its own frame", ["*(u64 *)(r10 - 8) = 5", "call f", "r1 = *(u64 *)(r10 - 8)",
             "r0 += r1", "exit", "f:", "*(u64 *)(r10 - 8) = 70", "*(u64 *)(r10 - 512) = 30",
             "r0 = *(u64 *)(r10 - 8)", "r2 = *(u64 *)(r10 - 512)", "r0 += r2", "exit"], 105)
    out.case(path, "pointer to the caller's frame", ["*(u64 *)(r10 - 8) = 5", "r1 = r10", "r1 += -8", "call f",
             "r0 = *(u64 *)(r10 - 8)", "exit", "f:", "r2 = *(u64 *)(r1 + 0)", "r2 *= 3", "*(u64 *)(r1 + 0) = r2",
             "r0 = 0", "exit"], 15)
    deep = ["r1 = 1", "call f1", "exit"]
    for k in range(1, 8):
        deep += [f"f{k}:", "r6 = r1", "r1 += 1", f"*(u64 *)(r10 - 8) = r6", *([f"call f{k + 1}"] if k < 7 else
                 ["r0 = 0"]), "r2 = *(u64 *)(r10 - 8)", "r0 += r2", "r0 += r6", "exit"]
    out.case(path, "eight frames", deep, 2 * sum(range(1, 8)))
    out.case(path, "function that is called twice and calls", ["r1 = 3", "call f", "r6 = r0", "r1 = 4", "call f",
             "r0 += r6", "exit", "f:", "r6 = r1", "call g", "r0 += r6", "exit", "g:", "r1 *= r1", "r0 = r1", "exit"],
             12 + 20)
    out.case(path, "result as a 64-bit value", ["call f", "r0 += 1", "exit", "f:", "r0 = 0xffffffff ll", "exit"],
             1 << 32)
    out.case(path, "callx", ["r1 = 20", "r2 = f ll", "callx r2", "exit", "f:", "r0 = r1", "r0 += 22", "exit"], 42)
    for r in range(1, 10):
        out.case(path, f"callx r{r}", [f"r{r} = f ll", *(["r1 = 4"] if r != 1 else []), f"callx r{r}", "exit", "f:",
                 "r0 = 17", "exit"], 17)
    out.case(path, "callx by a choice", ["r3 = f ll", "r4 = *(u64 *)(r1 + 0)", "if r4 == 1 goto +2", "r3 = g ll",
             "r1 = 1\nr2 = 2\nr5 = 3\nr4 = 7\ncallx r3", "exit", "f:", "r0 = 1", "exit", "g:", "r0 = 2", "r0 += r4",
             "exit"], 9, words([5]))
    out.case(path, "call in a loop", ["r6 = 0", "r7 = 10", "loop:", "r1 = r7", "r2 = r6", "call f", "r6 = r0",
             "r7 -= 1", "if r7 != 0 goto loop", "r0 = r6", "exit", "f:", "r0 = r2", "r0 *= 3", "r0 += r1", "exit"],
             model.horner(3, range(10, 0, -1)))


# -- Packets ---------------------------------------------------------------------------------------------------


def packets(out):
    path = "packet/gen.t"
    data = bytes((i * 29 + 0x91) & 0xff for i in range(32))
    for size in (1, 2, 4):
        t = f"u{size * 8}"
        for off in (0, 1, 5, 32 - size):
            v = int.from_bytes(data[off:off + size], "big")
            out.case(path, f"{t} at {off}", ["r6 = r1", f"r0 = *({t} *)skb[{off}]", "exit"], v, data)
            out.case(path, f"{t} at r7 + {off}", ["r6 = r1", "r7 = 3", f"r0 = *({t} *)skb[r7 + {off - 3}]"
                     if off >= 3 else f"r7 = {off}\nr0 = *({t} *)skb[r7]", "exit"], v, data)
        for off in (32 - size + 1, 32, 1000, 0x7fffffff, -1, -0x80000000):
            out.case(path, f"{t} outside at {off}", ["r6 = r1", "r0 = 5", f"r0 = *({t} *)skb[{off}]", "r0 = 7",
                     "exit"], 0, data)
        for r in range(1, 10):
            if r == 6:
                continue
            out.case(path, f"{t} at r{r}", ["r6 = r1", f"r{r} = 0x100000004 ll", f"r0 = *({t} *)skb[r{r} + 4]",
                     "exit"], int.from_bytes(data[8:8 + size], "big"), data)
        out.case(path, f"{t} kept across another", ["r6 = r1", f"r0 = *({t} *)skb[2]", "r7 = r0",
                 f"r0 = *({t} *)skb[9]", "r7 <<= 32", "r0 |= r7", "exit"],
                 int.from_bytes(data[2:2 + size], "big") << 32 | int.from_bytes(data[9:9 + size], "big"), data)
    out.case(path, "in a loop", ["r6 = r1", "r7 = 0", "r8 = 0", "loop:", "r0 = *(u8 *)skb[r7]", "r8 += r0", "r7 += 1",
             "if r7 < 32 goto loop", "r0 = r8", "exit"], sum(data), data)


# -- Refusals --------------------------------------------------------------------------------------------------


def insn(code, dst=0, src=0, off=0, imm=0):
    return (bytes([code, dst | src << 4]) + (off & 0xffff).to_bytes(2, "little") + (imm & 0xffffffff).to_bytes(4, "little")).hex()


def refusals(out):
    """Programs that the structural check refuses, one for each reason."""
    path = "jump/gen_refused.t"
    r0, end = insn(0xb7), insn(0x95)

    def raw(name, error, *insns):
        out.case(path, name, list(insns), error=error, kind="raw")

    raw("unknown code", "OPCODE", r0, insn(0xff), end)
    raw("atomic of unknown kind", "OPCODE", r0, insn(0xdb, 1, 2, 0, 0x33), end)
    raw("swap of an odd width", "OPCODE", r0, insn(0xdc, 0, 0, 0, 24), end)
    raw("off in use", "RESERVED", insn(0xb7, 0, 0, 1, 0), end)
    raw("src in use", "RESERVED", insn(0xb7, 0, 2, 0, 0), end)
    raw("imm in use", "RESERVED", insn(0xbf, 0, 1, 0, 9), end)
    raw("exit with imm", "RESERVED", r0, insn(0x95, 0, 0, 0, 1))
    raw("r11", "BAD_REG", insn(0xb7, 11), r0, end)
    raw("source r15", "BAD_REG", insn(0xbf, 0, 15), end)
    raw("r10 is written", "BAD_REG", insn(0xb7, 10), r0, end)
    raw("half a 64-bit constant at the end", "LDIMM64", r0, insn(0x18))
    raw("second half with a code", "LDIMM64", insn(0x18), insn(0xb7), end)
    raw("jump forward out", "JUMP_RANGE", r0, insn(0x05, 0, 0, 5), end)
    raw("jump backward out", "JUMP_RANGE", r0, insn(0x05, 0, 0, -3), end)
    raw("condition out", "JUMP_RANGE", r0, insn(0x15, 0, 0, 1), end)
    raw("far jump out", "JUMP_RANGE", r0, insn(0x06, 0, 0, 0, 100), end)
    raw("jump into a constant", "JUMP_MIDDLE", r0, insn(0x05, 0, 0, 1), insn(0x18), insn(0), end)
    raw("fall off the end", "FALL_THROUGH", r0)
    raw("condition at the end", "FALL_THROUGH", r0, insn(0x15, 0, 0, -1))
    raw("call out", "CALL_TARGET", insn(0x85, 0, 1, 0, 50), end)
    raw("call into a constant", "CALL_TARGET", insn(0x85, 0, 1, 0, 2), end, insn(0x18), insn(0), end)
    raw("recursion", "RECURSION", insn(0x85, 0, 1, 0, 1), end, insn(0x85, 0, 1, 0, -1), end)
    raw("map without definition", "NO_MAP", insn(0x18, 1, 1, 0, 7), insn(0), r0, end)


# -- Maps ------------------------------------------------------------------------------------------------------


def maps(out):
    path = "map/gen.t"
    key = ["*(u32 *)(r10 - 4) = 3", "r2 = r10", "r2 += -4"]
    for kind in ("array", "hash"):
        define = [f"-- map 1={kind}:4:8:8"]
        update = ["*(u64 *)(r10 - 16) = 77", "r1 = map 1 ll", *key, "r3 = r10", "r3 += -16", "r4 = 0", "call 2"]
        lookup = ["r1 = map 1 ll", *key, "call 1"]
        out.case(path, f"{kind}: update, then look up", update + lookup + ["if r0 == 0 goto none",
                 "r0 = *(u64 *)(r0 + 0)", "exit", "none:", "r0 = -1", "exit"], 77, extra=define)
        out.case(path, f"{kind}: look up what is not there", [*(["*(u32 *)(r10 - 4) = 8", "r2 = r10", "r2 += -4"]),
                 "r1 = map 1 ll", "call 1", "if r0 == 0 goto none", "r0 = 1", "exit", "none:", "r0 = 2", "exit"], 2,
                 extra=define)
        out.case(path, f"{kind}: atomic add through the value", update + lookup + ["if r0 == 0 goto none", "r1 = 5",
                 "lock *(u64 *)(r0 + 0) += r1", *lookup, "if r0 == 0 goto none", "r0 = *(u64 *)(r0 + 0)", "exit",
                 "none:", "r0 = -1", "exit"], 82, extra=define)
        out.case(path, f"{kind}: delete", update + ["r1 = map 1 ll", *key, "call 3", "r6 = r0", *lookup,
                 "if r0 == 0 goto none", "r0 = r6", "exit", "none:", "r0 = 100", "r0 += r6", "exit"],
                 100 if kind == "hash" else u64(-22), extra=define)
    out.case(path, "hash: update of an absent entry with BPF_EXIST", ["*(u64 *)(r10 - 16) = 1", "r1 = map 5 ll", *key,
             "r3 = r10", "r3 += -16", "r4 = 2", "call 2", "exit"], u64(-2), extra=["-- map 5=hash:4:8:4"])
    out.case(path, "hash: full", ["r6 = 0", "loop:", "*(u32 *)(r10 - 4) = r6", "*(u64 *)(r10 - 16) = r6",
             "r1 = map 5 ll", "r2 = r10", "r2 += -4", "r3 = r10", "r3 += -16", "r4 = 0", "call 2",
             "if r0 != 0 goto out", "r6 += 1", "if r6 < 100 goto loop", "out:", "r0 <<= 32", "r0 >>= 32", "r0 += r6",
             "exit"], (-7 & 0xffffffff) + 4, extra=["-- map 5=hash:4:8:4"])
    out.case(path, "two maps", ["*(u32 *)(r10 - 4) = 0", "r1 = map 1 ll", "r2 = r10", "r2 += -4", "call 1",
             "if r0 == 0 goto none", "*(u64 *)(r0 + 0) = 11", "r1 = map 2 ll", "r2 = r10", "r2 += -4", "call 1",
             "if r0 == 0 goto none", "r1 = *(u64 *)(r0 + 0)", "r0 = r1", "r0 += 5", "exit", "none:", "r0 = -1",
             "exit"], 5, extra=["-- map 1=array:4:8:1", "-- map 2=array:4:8:1"])


# -- Corners of the meaning, each by name --------------------------------------------------------------------------


def corners(out):
    path = "alu/gen_corner.t"
    for op in SHIFTS:
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            for a in (0x8123456789abcdef, 0x7edcba9876543210):
                for count in (0, 31, 32, 33, 63, 64):
                    lines = ["r0 = *(u64 *)(r1 + 0)", f"{n}0 {op} {count}", "exit"]
                    out.case(path, f"{ALU[op]}{width} imm {count} of {a:x}", lines, model.alu(op, width, a, count),
                             words([a]))
                lines = ["r6 = *(u64 *)(r1 + 0)", "r7 = 0", "r5 = 0", "loop:", "r0 = r6", f"{n}0 {op} {n}7",
                         f"r5 *= {FACTOR}", "r5 += r0", "r7 += 1", "if r7 != 130 goto loop", "r0 = r5", "exit"]
                h = 0
                for count in range(130):
                    h = fold(h, model.alu(op, width, a, count))
                out.case(path, f"{ALU[op]}{width} reg 0..129 of {a:x}", lines, h, words([a]))
    low, high = -0x8000000000000000, -0x80000000
    for op in ("s/=", "s%="):
        for width, v in ((64, low), (32, high)):
            n = "r" if width == 64 else "w"
            out.case(path, f"{ALU[op]}{width} minimum by -1", ["r0 = *(u64 *)(r1 + 0)", "r2 = *(u64 *)(r1 + 8)",
                     f"{n}0 {op} {n}2", "exit"], model.alu(op, width, u64(v), u64(-1)), words([v, -1]))
            out.case(path, f"{ALU[op]}{width} minimum by -1, imm", ["r0 = *(u64 *)(r1 + 0)", f"{n}0 {op} -1", "exit"],
                     model.alu(op, width, u64(v), u64(-1)), words([v]))
    for op in ("/=", "%=", "s/=", "s%="):
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            v = 0xfedcba9876543210
            want = model.alu(op, width, v, 0)
            out.case(path, f"{ALU[op]}{width} by zero, imm", ["r0 = *(u64 *)(r1 + 0)", f"{n}0 {op} 0", "exit"], want,
                     words([v]))
            out.case(path, f"{ALU[op]}{width} by zero, reg", ["r0 = *(u64 *)(r1 + 0)", "r2 = *(u64 *)(r1 + 8)",
                     f"{n}0 {op} {n}2", "exit"], want, words([v, 0]))
            out.case(path, f"{ALU[op]}{width} by zero in the low half only", ["r0 = *(u64 *)(r1 + 0)",
                     "r2 = *(u64 *)(r1 + 8)", f"{n}0 {op} {n}2", "exit"], model.alu(op, width, v, 5 << 32),
                     words([v, 5 << 32]))
    for v in (0, 1, 1 << 32, 0xffffffff, 1 << 63, (1 << 63) + 1, 0x100000001):
        out.case(path, f"borrow of neg64 {v:x}", ["r0 = *(u64 *)(r1 + 0)", "r0 = -r0", "exit"], u64(-v), words([v]))
    path = "jump/gen_corner.t"
    for cond in CONDS:
        for a, b in ((0x500000001, 0x5ffffffff), (0xfffffff5ffffffff, 0xfffffff500000001), (u64(-1), u64(-2)),
                     (0x7fffffff00000000, 0x7fffffff80000000)):
            out.case(path, f"{CONDS[cond]}64 equal high halves {a:x} {b:x}", ["r2 = *(u64 *)(r1 + 0)",
                     "r3 = *(u64 *)(r1 + 8)", "r0 = 1", f"if r2 {cond} r3 goto +1", "r0 = 0", "exit"],
                     int(model.cond(cond, 64, a, b)), words([a, b]))
    for imm in (1, -1, 0x7fffffff, -0x80000000, 0):
        for v in (0xffffffff00000000, 0x8000000080000000, 0xfffffffe):
            out.case(path, f"set32 {v:x} {imm}", ["r2 = *(u64 *)(r1 + 0)", "r0 = 1", f"if w2 & {imm} goto +1", "r0 = 0",
                     "exit"], int(model.cond("&", 32, v, u64(imm))), words([v]))
            out.case(path, f"set64 {v:x} {imm}", ["r2 = *(u64 *)(r1 + 0)", "r0 = 1", f"if r2 & {imm} goto +1", "r0 = 0",
                     "exit"], int(model.cond("&", 64, v, u64(imm))), words([v]))


def main():
    out = Files()
    for make in (alu_registers, alu_immediates, alu_constants, unary, ldimm64, corners, jumps, jump_shapes, refusals,
                 loads, stores, displacements, atomics, calls, packets, maps, *gen_faults.ALL, *gen_fold.ALL,
                 *gen_range.ALL):
        make(out)
    check = sys.argv[1:2] == ["--check"]
    if len(sys.argv) != (3 if check else 2):
        sys.exit("usage: gen_cases.py [--check] DIR")
    status = 0
    for path, cases in out.text.items():
        head = "# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause\n# Written by selftests/gen_cases.py: change that.\n"
        text = head + "\n" + "\n".join(cases)
        name = os.path.join(sys.argv[-1], path)
        if check:
            with open(name, encoding="ascii") as f:
                if f.read() != text:
                    print(f"{name} is not what gen_cases.py writes", file=sys.stderr)
                    status = 1
        else:
            os.makedirs(os.path.dirname(name), exist_ok=True)
            with open(name, "w", encoding="ascii") as f:
                f.write(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
