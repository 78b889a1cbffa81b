# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Cases for kinds of faults that compilers of BPF for 32-bit machines have had; faults.txt lists the kinds and which
cases look at each. Part of gen_cases.py."""
import gen_model as model
from gen_common import ALU, CONDS, FACTOR, PAIRS, SHIFTS, fold, loop_over_pairs, words
from gen_model import Memory, edge64, u64

DIVISIONS = ("/=", "%=", "s/=", "s%=")

# What is known of an operand before the operation: code that makes it so, and its meaning.
NARROWED = [
    ([], lambda v: v),
    (["w{r} = w{r}"], lambda v: v & 0xffffffff),
    (["r{r} = (s32)r{r}"], lambda v: u64(model.signed(32, v))),
    (["r{r} <<= 32"], lambda v: u64(v << 32)),
    (["r{r} &= 255"], lambda v: v & 255),
    (["r{r} = (s16)r{r}"], lambda v: u64(model.signed(16, v))),
]
# Which part of a result is used.
USES = [(["w{r} = w{r}"], lambda v: v & 0xffffffff), (["r{r} >>= 32"], lambda v: v >> 32),
        (["r{r} s>>= 63"], lambda v: u64(model.signed(64, v) >> 63))]


def text_for(lines, r):
    return [line.format(r=r) for line in lines]


def at(base, off):
    return f"(r{base} {'+' if off >= 0 else '-'} {abs(off)})"


def two(spin):
    """Two different registers."""
    d, s = spin % 10, (spin * 3 + 1) % 10
    return (d, s) if d != s else (d, (s + 1) % 10)


# -- Halves ----------------------------------------------------------------------------------------------------


def halves(out):
    """Operands of which something is known, results of which a part is used: where halves are left out."""
    spin = 0
    for op, name in ALU.items():
        for k in range(9):
            d, s = two(spin)
            a_kind, b_kind = (k * 2 + spin) % 6, (k + spin // 3) % 6
            use = k % 3
            (a_code, a_fn), (b_code, b_fn), (u_code, u_fn) = NARROWED[a_kind], NARROWED[b_kind], USES[use]

            def body(h, _t):
                return [*text_for(a_code, d), *text_for(b_code, s), f"r{d} {op} r{s}", *text_for(u_code, d),
                        f"r{h} *= {FACTOR}", f"r{h} += r{d}"]

            h = 0
            for a in PAIRS:
                for b in PAIRS:
                    h = fold(h, u_fn(model.alu(op, 64, a_fn(a), b_fn(b))))
            out.case("alu/gen_half.t", f"{name}64 r{d}, r{s} of kinds {a_kind}, {b_kind}, use {use}",
                     loop_over_pairs(d, s, spin, body), h, words(PAIRS))
            spin += 1
        if op in SHIFTS:
            shift_halves(out, op, name)
    unary_halves(out)


def shift_halves(out, op, name):
    counts = [0, 1, 8, 16, 31, 32, 33, 48, 63]
    for kind, (code, fn) in enumerate(NARROWED[:4]):
        for use, (u_code, u_fn) in enumerate(USES):
            d = (kind * 3 + use) % 10

            def body(h, t):
                lines = []
                for count in counts:
                    lines += [f"r{d} = *(u64 *)(r{t} + 0)", *text_for(code, d), f"r{d} {op} {count}",
                              *text_for(u_code, d), f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                return lines

            h = 0
            for a in PAIRS:
                for count in counts:
                    h = fold(h, u_fn(model.alu(op, 64, fn(a), count)))
            out.case("alu/gen_half.t", f"{name}64 imm, kind {kind}, use {use}", loop_over_pairs(d, d, kind, body), h,
                     words(PAIRS))


def unary_halves(out):
    single = [("r{r} = -r{r}", lambda a: u64(-a)), ("r{r} = be64 r{r}", lambda a: model.swap(64, a)),
              ("r{r} = be32 r{r}", lambda a: model.swap(32, a)), ("r{r} = bswap16 r{r}", lambda a: model.swap(16, a)),
              ("r{r} = (s8)r{r}", lambda a: u64(model.signed(8, a)))]
    for n, (op, op_fn) in enumerate(single):
        for kind, (code, fn) in enumerate(NARROWED):
            d = (n * 7 + kind) % 10

            def body(h, t):
                lines = []
                for u_code, _ in USES:
                    lines += [f"r{d} = *(u64 *)(r{t} + 0)", *text_for(code, d), *text_for([op], d),
                              *text_for(u_code, d), f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                return lines

            h = 0
            for a in PAIRS:
                for _, u_fn in USES:
                    h = fold(h, u_fn(op_fn(fn(a))))
            out.case("alu/gen_half.t", f"{op.format(r=d)} of kind {kind}", loop_over_pairs(d, d, n, body), h,
                     words(PAIRS))


# -- Operands that are the same or copies of each other --------------------------------------------------------------


def aliases(out):
    spin = 0
    for op, name in ALU.items():
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            d, s = two(spin)
            p, q, z = [r for r in ((i * 3 + spin) % 10 for i in range(10)) if r not in (d, s)][:3]

            def f(a, b):
                return model.alu(op, width, a, b)

            def body(h, _t):
                lines = []

                def result(*regs):
                    for r in regs:
                        lines.extend([f"r{h} *= {FACTOR}", f"r{h} += r{r}"])

                lines.extend([f"r{z} = r{d}", f"{n}{z} {op} {n}{s}"])  # the left operand stays alive
                result(z)
                lines.extend([f"r{p} = r{d}", f"r{q} = r{s}", f"r{z} = r{q}", f"r{q} = r{p}", f"{n}{q} {op} {n}{z}"])
                result(q, p, z)
                lines.extend([f"r{p} = r{d}", f"r{q} = r{s}", f"{n}{q} {op} {n}{p}"])  # the other way round
                result(q, p)
                lines.extend([f"r{p} = r{d}", f"r{z} = r{p}", f"{n}{p} {op} {n}{z}"])  # two copies
                result(p, z)
                lines.extend([f"r{p} = r{d}", f"{n}{p} {op} {n}{p}", f"r{q} = r{s}", f"{n}{q} {op} {n}{p}",
                              f"{n}{p} {op} {n}{q}"])
                result(q, p)
                lines.extend([f"r{p} = r{d}", f"{n}{p} {op} {n}{s}", f"{n}{p} {op} {n}{p}", f"{n}{p} {op} {n}{d}"])
                result(p, d, s)
                return lines

            h = 0
            for a in PAIRS:
                for b in PAIRS:
                    twice = f(a, a)
                    back = f(b, twice)
                    chain = f(a, b)
                    for v in (f(a, b), f(a, b), a, b, f(b, a), a, f(a, a), a, back, f(twice, back),
                              f(f(chain, chain), a), a, b):
                        h = fold(h, v)
            out.case("alu/gen_alias.t", f"{name}{width} r{d}, r{s} and copies",
                     loop_over_pairs(d, s, spin, body, {p, q, z}), h, words(PAIRS))
            spin += 1


# -- Division --------------------------------------------------------------------------------------------------


def near_overflow():
    """Dividends and divisors whose quotient just fits, or just does not fit, 8, 16, 32, 63, 64 bits."""
    divisors = [1, 2, 3, 10, 0x7f, 0x80, 0xff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe,
                0xffffffff,
                0x100000000, 0x100000001, 0x1ffffffff, 0x7fffffffffffffff, 1 << 63, 0x80000000ffffffff,
                0xffffffff00000000, 0xfffffffe00000001, u64(-0x80000000), u64(-3), u64(-1), 0]
    pairs = []
    for b in divisors:
        some = {0, b - 1, b, b + 1, u64(-1), 1 << 63, (1 << 63) - 1, u64(-b), 0xffffffff80000000}
        for bits in (8, 16, 31, 32, 63, 64):
            some |= {(b << bits) - 1, b << bits, (b << bits) + 1, b * ((1 << bits) - 1), b * ((1 << bits) - 1) + b - 1}
        if b:
            top = (1 << 64) // b * b
            some |= {top - 1, top, top - b}
        pairs += [(u64(a), b) for a in sorted(u64(v) for v in some)]
    return pairs


def divisions(out):
    path = "alu/gen_div.t"
    pairs = near_overflow()
    data = words([v for p in pairs for v in p])
    for op in DIVISIONS:
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            lines = ["r6 = r1", "r7 = r1", f"r7 += {len(data)}", "r8 = 0", "loop:", "r2 = *(u64 *)(r6 + 0)",
                     "r3 = *(u64 *)(r6 + 8)", f"{n}2 {op} {n}3", f"r8 *= {FACTOR}", "r8 += r2", "r6 += 16",
                     "if r6 != r7 goto loop", "r0 = r8", "exit"]
            h = 0
            for a, b in pairs:
                h = fold(h, model.alu(op, width, a, b))
            out.case(path, f"{ALU[op]}{width} near overflow", lines, h, data)
            # quotient and remainder of the same operands
            if op in ("/=", "s/="):
                rest = op.replace("/", "%")
                lines = ["r6 = r1", "r7 = r1", f"r7 += {len(data)}", "r8 = 0", "loop:", "r2 = *(u64 *)(r6 + 0)",
                         "r3 = *(u64 *)(r6 + 8)", "r4 = r2", f"{n}2 {op} {n}3", f"{n}4 {rest} {n}3",
                         f"r8 *= {FACTOR}", "r8 += r2", f"r8 *= {FACTOR}", "r8 += r4", "r6 += 16",
                         "if r6 != r7 goto loop", "r0 = r8", "exit"]
                h = 0
                for a, b in pairs:
                    h = fold(fold(h, model.alu(op, width, a, b)), model.alu(rest, width, a, b))
                out.case(path, f"{ALU[op]}{width} and its remainder", lines, h, data)
    constants = [1, -1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 25, 60, 100, 125, 641, 1000, 1000000, 0x7fffffff, -0x80000000, -2,
                 -3, -7, -10, 0x80, 0x10000, 0x40000000, 0x55555555, 0x2aaaaaab]
    values = edge64() + [7, 9999, 1000000 * 0x100000000, 0x66666666, 0xcccccccd, u64(-1000000), 0x1999999999999999]
    for op in DIVISIONS:
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            lines = ["r6 = r1", "r7 = r1", f"r7 += {8 * len(values)}", "r8 = 0", "loop:"]
            for c in constants:
                lines += ["r2 = *(u64 *)(r6 + 0)", f"{n}2 {op} {c}", f"r8 *= {FACTOR}", "r8 += r2"]
            lines += ["r6 += 8", "if r6 != r7 goto loop", "r0 = r8", "exit"]
            h = 0
            for a in values:
                for c in constants:
                    h = fold(h, model.alu(op, width, a, u64(c)))
            out.case(path, f"{ALU[op]}{width} by constants", lines, h, words(values))
            big = [0x100000000, 0x7fffffffffffffff, 0x80000000, 0xffffffff, 10000000000, u64(-10000000000), 1 << 63]
            lines = ["r6 = r1", "r7 = r1", f"r7 += {8 * len(values)}", "r8 = 0", "loop:"]
            for c in big:
                lines += ["r2 = *(u64 *)(r6 + 0)", f"r3 = {c:#x} ll", f"{n}2 {op} {n}3", f"r8 *= {FACTOR}", "r8 += r2"]
            lines += ["r6 += 8", "if r6 != r7 goto loop", "r0 = r8", "exit"]
            h = 0
            for a in values:
                for c in big:
                    h = fold(h, model.alu(op, width, a, c))
            out.case(path, f"{ALU[op]}{width} by 64-bit constants", lines, h, words(values))


# -- Comparisons -----------------------------------------------------------------------------------------------


def comparisons(out):
    """Operands with known halves, constants of 64 bits on both sides, bit tests with dirty high halves."""
    path = "jump/gen_half.t"
    spin = 0
    for cond, name in CONDS.items():
        for k in range(8):
            d, s = two(spin)
            width = 32 if k == 7 else 64
            n = "r" if width == 64 else "w"
            a_kind, b_kind = (k * 2 + spin) % 6, (k + spin // 3) % 6
            (a_code, a_fn), (b_code, b_fn) = NARROWED[a_kind], NARROWED[b_kind]

            def body(h, _t):
                return [*text_for(a_code, d), *text_for(b_code, s), f"r{h} *= 3", f"if {n}{d} {cond} {n}{s} goto taken",
                        f"r{h} += 1", "taken:"]

            h = 0
            for a in PAIRS:
                for b in PAIRS:
                    h = u64(h * 3 + (0 if model.cond(cond, width, a_fn(a), b_fn(b)) else 1))
            out.case(path, f"{name}{width} r{d}, r{s} of kinds {a_kind}, {b_kind}", loop_over_pairs(d, s, spin,
                                                                                                    body), h,
                     words(PAIRS))
            spin += 1
        compare_constants(out, cond, name)
    for v, w in ((0xffffffff00000000, 0xffffffff00000001), (0x100000002, 0xffffffff00000001),
                 (0xdeadbeef80000000, 0xdeadbeef80000000), (1 << 32, 1 << 32)):
        out.case("jump/gen_corner.t", f"set32 of registers with other high halves {v:x} {w:x}",
                 ["r2 = *(u64 *)(r1 + 0)", "r3 = *(u64 *)(r1 + 8)", "r0 = 1", "if w2 & w3 goto +1", "r0 = 0", "exit"],
                 int(model.cond("&", 32, v, w)), words([v, w]))


def compare_constants(out, cond, name):
    path = "jump/gen_const64.t"
    constants = [0x100000000, 0xffffffff, 0x80000000, 0x123456789abcdef0, 1 << 63, (1 << 63) - 1, 0xffffffff00000000,
                 0x7fffffff80000000, 0xffffffff7fffffff]
    values = sorted({u64(v) for c in constants for v in (c - 1, c, c + 1, c ^ 1 << 32, c ^ 1 << 63, c ^ 1 << 31)})
    for side in ("right", "left"):
        lines = ["r6 = r1", "r7 = r1", f"r7 += {8 * len(values)}", "r8 = 0", "loop:", "r2 = *(u64 *)(r6 + 0)"]
        for k, c in enumerate(constants):
            a, b = ("r2", "r3") if side == "right" else ("r3", "r2")
            lines += ["r8 *= 3", f"r3 = {c:#x} ll", f"if {a} {cond} {b} goto t{k}", "r8 += 1", f"t{k}:"]
        h = 0
        for v in values:
            for c in constants:
                taken = model.cond(cond, 64, *((v, c) if side == "right" else (c, v)))
                h = u64(h * 3 + (0 if taken else 1))
        out.case(path, f"{name}64, 64-bit constants at the {side}",
                 lines + ["r6 += 8", "if r6 != r7 goto loop", "r0 = r8", "exit"], h, words(values))
    # with sign-extended immediates: high halves equal, low halves on both sides of the sign
    imms = [-1, -2, -0x80000000, 0, 1, 0x7fffffff]
    values = sorted({u64(v + e) for v in imms for e in (-1, 0, 1, 1 << 32, -1 << 32, 1 << 31, -1 << 31)})
    lines = ["r6 = r1", "r7 = r1", f"r7 += {8 * len(values)}", "r8 = 0", "loop:", "r2 = *(u64 *)(r6 + 0)"]
    for k, imm in enumerate(imms):
        lines += ["r8 *= 3", f"if r2 {cond} {imm} goto t{k}", "r8 += 1", f"t{k}:"]
    h = 0
    for v in values:
        for imm in imms:
            h = u64(h * 3 + (0 if model.cond(cond, 64, v, u64(imm)) else 1))
    out.case(path, f"{name}64, immediates, equal high halves",
             lines + ["r6 += 8", "if r6 != r7 goto loop", "r0 = r8", "exit"], h, words(values))


# -- Memory ----------------------------------------------------------------------------------------------------


def stores_under_pressure(out):
    """Every machine register comes to be stored from, at every width: nine values are alive."""
    data = words([u64(0x8192a3b4c5d6e7f8 * (k + 1)) for k in range(10)])
    for size in (1, 2, 4, 8):
        for load in ("u64", "u32"):
            mem, lines, h = Memory(data + bytes(160)), [], 0
            values = [mem.load(8 * k, 8 if load == "u64" else 4) for k in range(9)]
            order = [0, 2, 3, 4, 5, 6, 7, 8]
            lines = ["r9 = r1"] + [f"r{k} = *({load} *)(r9 + {8 * k})" for k in order]
            for n, k in enumerate(order):
                lines.append(f"*(u{size * 8} *)(r9 + {80 + 9 * n}) = r{k}")
                mem.store(80 + 9 * n, size, values[k])
            for n, k in enumerate(order):  # and what lies eight bits higher
                lines += [f"r1 = r{k}", "r1 >>= 8", f"*(u{size * 8} *)(r9 + {160 + 9 * n}) = r1"]
                mem.store(160 + 9 * n, size, values[k] >> 8)
            for k in order:
                h = values[k] if k == 0 else fold(h, values[k])
                lines += [f"r0 *= {FACTOR}", f"r0 += r{k}"] if k else []
            out.case("mem/gen_pressure.t", f"store u{size * 8} of eight {load} values that stay alive",
                     lines + ["exit"], h,
                     data + bytes(160), mem.data)


def constants_stored(out):
    values = [0x123456789abcdef0, 0xffffffff, 0x100000000, 0x80000000, 1 << 63, 0xffffffff00000000, u64(-1), 0]
    for size in (1, 2, 4, 8):
        lines, mem = [], Memory(bytes(16 * len(values)))
        for k, v in enumerate(values):
            s = (k * 3) % 10 if (k * 3) % 10 != 1 else 4
            lines += [f"r{s} = {v:#x} ll", f"*(u{size * 8} *)(r1 + {16 * k}) = r{s}"]
            mem.store(16 * k, size, v)
        out.case("mem/gen_const64.t", f"64-bit constants stored as u{size * 8}", lines + ["r0 = 0", "exit"], 0,
                 bytes(16 * len(values)), mem.data)
    for n, v in enumerate(values):
        mem = Memory(words([7, u64(v + 1), 9, v]))
        lines = [f"r2 = {v:#x} ll", "lock *(u64 *)(r1 + 0) += r2", f"r3 = {v:#x} ll",
                 "r3 = atomic_fetch_xor((u64 *)(r1 + 8), r3)", "r4 = r3", f"r5 = {v:#x} ll",
                 "r5 = xchg_64(r1 + 16, r5)",
                 f"r0 = {v:#x} ll", f"r2 = {u64(~v):#x} ll", "r0 = cmpxchg_64(r1 + 24, r0, r2)", "r0 ^= r4", "exit"]
        mem.store(0, 8, 7 + v)
        mem.store(8, 8, (v + 1) ^ v)
        mem.store(16, 8, v)
        mem.store(24, 8, ~v)
        out.case("mem/gen_const64.t", f"atomic operations with the constant {v:#x}", lines, v ^ u64(v + 1),
                 words([7, u64(v + 1), 9, v]), mem.data)


def edge_displacements(out):
    """All kinds of accesses at the limits of displacement bytes."""
    offsets = [-132, -129, -128, -127, -124, -4, -1, 0, 4, 120, 123, 124, 127, 128]
    data = bytes((i * 73 + 11) & 0xff for i in range(280))

    def value(k):
        return u64(0x1122334455667788 + k * 0x0101010101010101)

    for size in (1, 2, 4, 8):
        t = f"u{size * 8}"
        # one after another, each read back before the next is written, as they overlap
        for what in ("register", "constant", "zero"):
            lines, mem, h = ["r6 = r1", "r6 += 132", "r0 = 0"], Memory(data), 0
            for k, off in enumerate(offsets):
                v = value(k) if what == "register" else u64(-k - 2) if what == "constant" else 0
                if what == "register":
                    lines += [f"r3 = {v:#x} ll", f"*({t} *){at(6, off)} = r3"]
                else:
                    lines.append(f"*({t} *){at(6, off)} = {model.signed(64, v)}")
                mem.store(132 + off, size, v)
                lines += [f"r2 = *({t} *){at(6, off)}", f"r0 *= {FACTOR}", "r0 += r2"]
                h = fold(h, mem.load(132 + off, size))
            out.case("mem/gen_edge.t", f"store {t}, {what}", lines + ["exit"], h, data, mem.data)
        if size < 8:
            lines, h = ["r6 = r1", "r6 += 132", "r0 = 0"], 0
            for off in offsets:
                lines += [f"r2 = *(s{size * 8} *){at(6, off)}", f"r0 *= {FACTOR}", "r0 += r2"]
                h = fold(h, u64(int.from_bytes(data[132 + off:132 + off + size], "little", signed=True)))
            out.case("mem/gen_edge.t", f"load s{size * 8}", lines + ["exit"], h, data)
        # an access whose value is an operand at once
        for op in ("+=", "-=", "&=", "^=", "*="):
            lines, h = ["r6 = r1", "r6 += 132", "r0 = 1"], 1
            for off in offsets:
                lines += [f"r2 = *({t} *){at(6, off)}", f"r0 {op} r2", "r0 ^= 0x5a5a5a5a"]
                h = model.alu(op, 64, h, int.from_bytes(data[132 + off:132 + off + size], "little")) ^ 0x5a5a5a5a
            out.case("mem/gen_edge.t", f"{ALU[op]}64 of a loaded {t}", lines + ["exit"], h, data)
    for width in (64, 32):
        n, t, size = ("r" if width == 64 else "w"), f"u{width}", width // 8
        lines, mem, h = ["r6 = r1", "r6 += 132", "r5 = 0"], Memory(data), 0
        for k, off in enumerate(o for o in offsets if o % 4 == 0):
            v, old = value(k), mem.load(132 + off, size)
            name = ("add", "or", "and", "xor")[k % 4]
            lines += [f"r2 = {v:#x} ll", f"{n}2 = atomic_fetch_{name}(({t} *){at(6, off)}, {n}2)", f"r5 *= {FACTOR}",
                      "r5 += r2"]
            mem.store(132 + off, size, model.atomic(name, old, v))
            h = fold(h, old)
            old = mem.load(132 + off, size)
            inside = f"r6 {'+' if off >= 0 else '-'} {abs(off)}"
            lines += [f"r3 = {v:#x} ll", f"r0 = {old:#x} ll",
                      f"{n}0 = cmpxchg{'_64' if width == 64 else '32_32'}({inside}, {n}0, {n}3)", f"r5 *= {FACTOR}",
                      "r5 += r0", f"r4 = {u64(~v):#x} ll",
                      f"{n}4 = xchg{'_64' if width == 64 else '32_32'}({inside}, {n}4)", f"r5 *= {FACTOR}", "r5 += r4"]
            mem.store(132 + off, size, ~v)
            h = fold(fold(h, old), v & ((1 << width) - 1))
        out.case("mem/gen_edge.t", f"atomic operations u{width}", lines + ["r0 = r5", "exit"], h, data, mem.data)


def stack_sweep(out):
    """Every slot of the frame, so that every displacement from the stack pointer comes up."""
    for size in (1, 2, 4, 8):
        t = f"u{size * 8}"
        for escapes in (False, True):
            lines, h = (["r2 = r10", "r2 += -512", "*(u64 *)(r10 - 512) = r2"] if escapes else []), 0
            for k in range(1, 64):
                lines += [f"r3 = {u64(0x9182a3b4c5d6e7f8 * k):#x} ll", f"*({t} *)(r10 - {8 * k}) = r3"]
            lines += ["r0 = 0"]
            for k in range(63, 0, -1):
                lines += [f"r3 = *({t} *)(r10 - {8 * k})", f"r0 *= {FACTOR}", "r0 += r3"]
                h = fold(h, u64(0x9182a3b4c5d6e7f8 * k) & ((1 << size * 8) - 1))
            out.case("mem/gen_stack.t", f"all slots, {t}{', the address escapes' if escapes else ''}",
                     lines + ["exit"], h)


# -- Flow ------------------------------------------------------------------------------------------------------


def filler(n, mem):
    """Stores that take N bytes of code (N > 5), if the pointer is in a register other than EBP."""
    lines = []
    fours = n % 3
    for k in range((n - 4 * fours) // 3 + fours):
        off = 0 if k >= fours else 8 + k
        lines.append(f"*(u8 *)(r1 + {off}) = {k & 63}")
        mem.store(off, 1, k & 63)
    return lines


def branch_distances(out):
    path = "jump/gen_distance.t"
    for n in range(108, 142):
        mem = Memory(bytes(16))
        body = filler(n, mem)
        out.case(path, f"condition over {n} bytes, not taken", ["r0 = 0", "if r2 == 8 goto out", *body, "r0 = 5",
                                                                "out:",
                 "r0 += 1", "exit"], 6, bytes(16), mem.data)
        out.case(path, f"condition over {n} bytes, taken", ["r0 = 0", "if r2 == 16 goto out", *body, "r0 = 5", "out:",
                 "r0 += 1", "exit"], 1, bytes(16), bytes(16))
        out.case(path, f"loop of {n} bytes, condition at its end", ["w3 = 3", "w0 = 0", "loop:", *body, "w0 += 7",
                 "w3 -= 1", "if w3 != 0 goto loop", "exit"], 21, bytes(16), mem.data)
        out.case(path, f"loop of {n} bytes, condition at its start", ["w3 = 3", "w0 = 0", "loop:",
                                                                      "if w3 == 0 goto out",
                 *body, "w0 += 7", "w3 -= 1", "goto loop", "out:", "exit"], 21, bytes(16), mem.data)
        out.case(path, f"two arms, the first of {n} bytes", ["w0 = 1", "if r2 == 8 goto other", *body, "w0 = 2",
                 "goto out", "other:", "*(u8 *)(r1 + 3) = 9", "*(u8 *)(r1 + 0) = 9", "out:", "w0 += 5", "exit"], 7,
                 bytes(16), mem.data)
    for n in range(48, 90):
        branch_chain(out, path, n)


def branch_chain(out, path, n):
    """Branches over one another, all nearly equally long: when one becomes long, so do those that lie across it."""
    width = 12
    mem = Memory(bytes(16))
    lines = ["w6 = 0", "w5 = 0", "again:"]
    for k in range(width):
        lines.append(f"if w5 == {k} goto t{k}")
    lines += filler(n, mem)
    for k in range(width):
        lines += ["w6 ^= w5", f"t{k}:"] if k else ["t0:"]
        lines.append(f"w6 += {17 + k}")
    lines += ["w6 *= 31", "w5 += 1", f"if w5 != {width + 1} goto again", "w0 = w6", "exit"]
    h = 0
    for i in range(width + 1):
        first = i if i < width else 0
        for k in range(first, width):
            if k > first or (i == width and k):
                h = (h ^ i) & 0xffffffff
            h = (h + 17 + k) & 0xffffffff
        h = h * 31 & 0xffffffff
    out.case(path, f"chain of branches around {n} bytes", lines, h, bytes(16), mem.data)


def backward_ends(out):
    """Functions whose last instruction is a jump back."""
    path = "call/gen_backward.t"
    body = ["f:", "r0 = 0", "goto enter", "top:", "r0 += r1", "r1 -= 1", "enter:", "if r1 != 0 goto body", "exit",
            "body:"]
    for op in ("goto", "gotol"):
        out.case(path, f"function at the end of the program, {op}",
                 ["r1 = 9", "call f", "exit", *body, f"{op} top"], 45)
        out.case(path, f"function between others, {op}",
                 ["r1 = 9", "call f", "r6 = r0", "r1 = 3", "call g", "r0 += r6", "exit", *body, f"{op} top", "g:",
                  "r0 = r1", "r0 *= 7", "exit"], 45 + 21)
        out.case(path, f"program and function, {op}",
                 ["r6 = 0", "r7 = 4", "goto in", "back:", "r1 = r7", "call f", "r6 += r0", "r7 -= 1", "in:",
                  "if r7 != 0 goto on", "r0 = r6", "exit", "on:", f"{op} back", *body, f"{op} top"], 10 + 6 + 3 + 1)
    out.case(path, "endless by itself, left by exit in the middle",
             ["call f", "exit", "f:", "r0 = 1", "w1 = 0", "loop:", "r0 <<= 1", "w1 += 1", "if w1 s< 40 goto next",
              "exit",
              "next:", "r0 |= 1", "goto loop"], sum(1 << k for k in range(1, 41)))
    out.case(path, "jump back to the function's first instruction",
             ["r1 = 5", "r2 = 0", "call f", "exit", "f:", "r2 += r1", "r1 -= 1", "if r1 s> 0 goto next", "r0 = r2",
              "exit",
              "next:", "goto f"], 15)


def kept_values(out):
    """Values that stay alive beside what is made of them, and across calls."""
    path = "call/gen_kept.t"
    values = [u64(0x8192a3b4c5d6e7f8 * k) for k in range(1, 5)]
    for callx in (False, True):
        lines = [f"r{6 + k} = *(u64 *)(r1 + {8 * k})" for k in range(4)]
        lines += ["r2 = f ll", "callx r2"] if callx else ["call f"]
        h = 0
        lines += ["r0 = 0"]
        for k in range(4):
            lines += [f"r0 *= {FACTOR}", f"r0 += r{6 + k}"]
            h = fold(h, values[k])
        out.case(path, f"four values across call{'x' if callx else ''}",
                 lines + ["exit", "f:", "r1 = 0x1111111122222222 ll", "r2 = 5", "r2 *= r1", "r3 = r2", "r3 /= 3",
                          "r0 = r3",
                          "exit"], h, words(values))
        # fewer, so that they would find room in registers that the call destroys
        for n in (1, 2, 3):
            lines = [f"r{6 + k} = *(u32 *)(r1 + {8 * k})" for k in range(n)]
            lines += ["r2 = f ll", "callx r2"] if callx else ["call f"]
            lines += [f"r0 += r{6 + k}" for k in range(n)]
            want = model.alu("<<=", 32, values[0], values[1]) + sum(v & 0xffffffff for v in values[:n])
            out.case(path, f"{n} narrow values across call{'x' if callx else ''}",
                     lines + ["exit", "f:", "w0 = *(u32 *)(r1 + 0)", "w2 = *(u32 *)(r1 + 8)", "w0 <<= w2", "exit"],
                     want,
                     words(values))
    for op, fn in (("(s8)", lambda v: u64(model.signed(8, v))), ("(s16)", lambda v: u64(model.signed(16, v)))):
        out.case(path, f"an argument is kept beside its {op}",
                 ["r1 = *(u64 *)(r1 + 0)", "call f", "exit", "f:", "w6 = w1", f"r7 = {op}r1", "call g", "r0 += r6",
                  "r0 += r7", "exit", "g:", "r0 = 1000", "exit"], u64(1000 + (values[0] & 0xffffffff) + fn(values[0])),
                 words(values))
    out.case(path, "an argument is kept beside its low half-word",
             ["r1 = *(u64 *)(r1 + 0)", "call f", "exit", "f:", "w6 = w1", "r7 = r1", "r7 &= 0xffff", "call g",
              "r0 += r6",
              "r0 += r7", "exit", "g:", "r0 = 1000", "exit"],
             1000 + (values[0] & 0xffffffff) + (values[0] & 0xffff), words(values))


def odds(out):
    """What else came up when the suites were tried on faults that had been made for them."""
    out.case("call/gen_kept.t", "a function gives back a negative constant",
             ["call f", "r0 += 1", "exit", "f:", "r0 = -5", "exit"], u64(-4))
    out.case("call/gen_kept.t", "callx of a function with a result of 32 bits",
             ["r2 = *(u64 *)(r1 + 0)", "r1 = r2", "r3 = f ll", "callx r3", "r0 += 1", "exit", "f:", "w0 = w1",
              "w0 ^= w2",
              "w0 ^= 1", "exit"], 2, words([0x8192a3b4c5d6e7f8]))
    out.case("mem/gen_stack.t", "a constant subtracted from r10",
             ["r2 = r10", "r2 -= 16", "*(u64 *)(r2 + 0) = 77", "*(u64 *)(r10 - 8) = 5", "r0 = *(u64 *)(r10 - 16)",
              "exit"], 77)
    v = [1, 2, 0xffffffff, 4]
    for op, fn in (("add", lambda x, y: x + y), ("xor", lambda x, y: x ^ y)):
        mem = Memory(words([2, *v]))
        mem.store(24, 8, fn(v[2], 0x700000001))
        out.case("atomic/gen_corner.t", f"fetch_{op} at a variable index",
                 ["r2 = *(u64 *)(r1 + 0)", "r2 <<= 3", "r3 = r1", "r3 += r2", "r6 = 0x700000001 ll", "r7 = r6",
                  f"r6 = atomic_fetch_{op}((u64 *)(r3 + 8), r6)", "r0 = r6", "r0 += r2", "r7 += r0", "r0 = r7", "exit"],
                 u64(v[2] + 16 + 0x700000001), words([2, *v]), mem.data)
    data = bytes([0, 0, 9, 0, 0, 0, 0, 7])
    for t, n in (("u8", 1), ("u16", 2), ("u32", 4)):
        for off in (0, 3):
            want = 5 + int.from_bytes(data[off:off + n], "big")
            for kind in (["-- type tc", "-- input skb"], []):
                out.case("packet/gen_zero.t", f"{t} at {off}{', in a buffer' if kind else ''}",
                         ["r6 = r1", f"r0 = *({t} *)skb[{off}]", "r0 += 5", "exit"], want, data, extra=kind)
                out.case("packet/gen_zero.t", f"{t} at a register and {off}{', in a buffer' if kind else ''}",
                         ["r6 = r1", "r7 = 1",
                          f"r0 = *({t} *)skb[r7 + {off - 1}]" if off else f"r7 = 0\nr0 = *({t} *)skb[r7]",
                          "r0 += 5", "exit"], want, data, extra=kind)


def short_packets(out):
    """Packets shorter than the load, at a register of which nothing is known."""
    for n in (2, 3):
        for t, size in (("u16", 2), ("u32", 4)):
            for index in (0, 1, 2, -1, -3):
                data = bytes([5 + index & 255, 0, 9])[:n]
                inside = 0 <= index <= n - size
                out.case("packet/gen_zero.t", f"{t} at a register that is {index}, {n} bytes",
                         ["r6 = r1", "r7 = *(u8 *)(r1 + 0)", "r7 -= 5", f"r0 = *({t} *)skb[r7]", "r0 += 5", "exit"],
                         int.from_bytes(data[index:index + size], "big") + 5 if inside else 0, data)


def symbols(out):
    """Addresses in comparisons: they are constants that are not known."""
    define = ["-- map 1=array:4:8:1"]
    for n in ("r", "w"):
        for cond, want in (("==", 2), ("!=", 1), (">", 2), ("<=", 1), ("&", 2)):
            out.case("map/gen_symbol.t", f"zero {cond} the address of a map, {n}",
                     ["r3 = *(u64 *)(r1 + 0)", "r2 = map 1 ll", "r0 = 1", f"if {n}3 {cond} {n}2 goto +1", "r0 = 2",
                      "exit"],
                     want, words([0]), extra=define)
            out.case("map/gen_symbol.t", f"the address of a map {cond} zero in memory, {n}",
                     ["r2 = map 1 ll", "r3 = *(u64 *)(r1 + 0)", "r0 = 1", f"if {n}2 {cond} {n}3 goto +1", "r0 = 2",
                      "exit"],
                     {"==": 2, "!=": 1, ">": 1, "<=": 2, "&": 2}[cond], words([0]), extra=define)


def loads_and_what_follows(out):
    """A load that could become an operand of what uses it, with an access in between, and without."""
    path = "mem/gen_operand.t"
    old, new = 0x8192a3b4c5d6e7f8, 0x1122334455667788
    data = words([old, 0x0102030405060708])
    for bits in (8, 16, 32, 64):
        t, mask = f"u{bits}", (1 << bits) - 1
        mem = Memory(data)
        mem.store(0, bits // 8, new)
        for op in ("+=", "-=", "^=", "*="):
            for width in (64, 32):
                n = "r" if width == 64 else "w"
                out.case(path, f"{t}, store to the same place, {ALU[op]}{width}",
                         ["r6 = *(u64 *)(r1 + 8)", f"r4 = {new:#x} ll", f"r2 = *({t} *)(r1 + 0)",
                          f"*({t} *)(r1 + 0) = r4",
                          f"{n}6 {op} {n}2", "r0 = r6", "exit"], model.alu(op, width, 0x0102030405060708,
                                                                           old & mask), data,
                         mem.data)
        out.case(path, f"{t}, store to the same place, comparison",
                 [f"r4 = {new:#x} ll", f"r2 = *({t} *)(r1 + 0)", f"*({t} *)(r1 + 0) = r4", "r0 = 1",
                  f"if r2 == {new & mask & 0x7fffffff} goto +1", "r0 = 2", "exit"], 2, data, mem.data)
        mem = Memory(data)
        mem.store(0, bits // 8, 9)
        out.case(path, f"{t}, atomic exchange in between",
                 ["r6 = 5", "r4 = 9", f"w2 = *({t} *)(r1 + 0)" if bits < 32 else "w2 = *(u32 *)(r1 + 0)",
                  "w4 = xchg32_32(r1 + 0, w4)", "w6 += w2", "r0 = r6", "exit"],
                 (5 + (old & min(mask, 0xffffffff))) & 0xffffffff, data,
                 words([old & 0xffffffff00000000 | 9, 0x0102030405060708]))
    # 32 bits from memory with 64 in registers, in both orders, the load last
    for cond, name in CONDS.items():
        for load in ("u32", "s32", "u8"):
            lines, h = ["r6 = r1", "r7 = r1", f"r7 += {8 * len(PAIRS)}", "r8 = 0", "outer:", "r5 = r1", "inner:"], 0
            for m in range(2):
                lines += ["r3 = *(u64 *)(r6 + 0)", f"r2 = *({load} *)(r5 + 0)", "r8 *= 3",
                          f"if {('r2', 'r3')[m]} {cond} {('r3', 'r2')[m]} goto c{m}", "r8 += 1", f"c{m}:"]
            lines += ["r5 += 8", "if r5 != r7 goto inner", "r6 += 8", "if r6 != r7 goto outer", "r0 = r8", "exit"]
            for x in PAIRS:
                for y in PAIRS:
                    v = u64(model.signed(32, y)) if load == "s32" else y & ((1 << int(load[1:])) - 1)
                    for m in range(2):
                        h = u64(h * 3 + (0 if model.cond(cond, 64, *((v, x), (x, v))[m]) else 1))
            out.case("jump/gen_load.t", f"{name}64 of a register and {load} from memory", lines, h, words(PAIRS))


def far_sums(out):
    """A constant beyond 16 bits becomes part of the address: the base lies that far away, by a value from memory."""
    data = words([0, 0x8192a3b4c5d6e7f8, 0x0102030405060708, 0x1112131415161718])
    for k in (0x7ffc, 0x8000, 70008, -70008, 0x12345678, -0x12345678, 0x7ffffff0, -0x80000000):
        away = Memory(data)
        away.store(0, 8, k)
        for size in (1, 4, 8):
            mem = Memory(away.data)
            mem.store(16, size, 0xa1a2a3a4a5a6a7a8)
            out.case("mem/gen_far.t", f"{k:#x} in the address, u{size * 8}",
                     ["r3 = *(u64 *)(r1 + 0)", "r2 = r1", "r2 -= r3", f"r2 += {k}", f"r0 = *(u{size * 8} *)(r2 + 8)",
                      "r4 = 0xa1a2a3a4a5a6a7a8 ll", f"*(u{size * 8} *)(r2 + 16) = r4", "exit"],
                     away.load(8, size), away.data, mem.data)


def acquire(out):
    """An acquire load leaves memory as it is, also where it holds what the instruction compares with."""
    for v in (0, 1, 1 << 32, u64(-1)):
        out.case("atomic/gen_order.t", f"load_acquire of {v:x} changes nothing",
                 ["r2 = -1", "r3 = -2", "r4 = -3", "r6 = r1", "r0 = load_acquire((u64 *)(r6 + 8))", "r2 += r3",
                  "exit"], v,
                 words([7, v, 9]), words([7, v, 9]))


ALL = (halves, aliases, divisions, comparisons, stores_under_pressure, constants_stored, edge_displacements,
       stack_sweep,
       branch_distances, backward_ends, kept_values, symbols, far_sums, loads_and_what_follows, odds, short_packets,
       acquire)
