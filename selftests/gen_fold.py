# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Cases for what an optimizer makes of expressions: pairs of operations with constants, algebra of two values, bounds
that are known from masks, shifts and loads, comparisons of all that. Part of gen_cases.py.

An expression is a register's value 'a' or 'b', a number, or (OP, LEFT, RIGHT); ('-',  X), ('s8', X), ('u16', X),
('be32', X) and the like have one operand. Widths do not mix within an expression, save by the conversions.
"""
import gen_model as model
from gen_common import ALU, CONDS, FACTOR, PAIRS, SHIFTS, fold, loop_over_pairs, words
from gen_model import u64

# Beside PAIRS: all bits of a byte and of two, so that the ends of what masks leave are met.
VALUES = PAIRS[:4] + [0xff, 0xffff, 0x8000, 0x80, u64(-1), 0x8000000000000000, 0x0123456789abcdef, 0xfedcba9876543210]


class Choice:
    """Numbers that look random and are always the same."""

    def __init__(self, seed):
        self.state = seed * 2654435761 % (1 << 32) or 1

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % (1 << 31)
        return (self.state >> 8) % n

    def of(self, items):
        return items[self.below(len(items))]


# -- Expressions -----------------------------------------------------------------------------------------------


def unary_text(op, r, width):
    n = f"{'r' if width == 64 else 'w'}{r}"
    if op == "-":
        return f"{n} = -{n}"
    if op in ("s8", "s16"):
        return f"{n} = ({op}){n}"
    if op == "s32":
        return f"r{r} = (s32)r{r}"
    if op == "u8":
        return f"{n} &= 255"
    if op == "u16":
        return f"r{r} = le16 r{r}"
    if op == "u32":
        return f"w{r} = w{r}"
    return f"r{r} = {op} r{r}"  # be16 be32 be64 bswap..


def unary_value(op, width, v):
    if op == "-":
        return -v & ((1 << width) - 1)
    if op in ("s8", "s16", "s32"):
        return model.movsx(64 if op == "s32" else width, int(op[1:]), v)
    if op in ("u8", "u16", "u32"):
        return v & ((1 << int(op[1:])) - 1)
    return model.swap(int(op.lstrip("beswap")), v)


def code_of(e, width, regs, at=0):
    """Instructions that leave E in register regs['t'][at]; values are in regs['a'], regs['b']."""
    d = regs["t"][at]
    n = "r" if width == 64 else "w"
    if isinstance(e, str):
        return [f"{n}{d} = {n}{regs[e]}"]
    if isinstance(e, int):
        return [f"{n}{d} = {e}"] if -0x80000000 <= e <= 0x7fffffff else [f"r{d} = {u64(e):#x} ll"]
    if len(e) == 2:
        return code_of(e[1], width, regs, at) + [unary_text(e[0], d, width)]
    op, left, right = e
    lines = code_of(left, width, regs, at)
    if isinstance(right, int) and -0x80000000 <= right <= 0x7fffffff:
        return lines + [f"{n}{d} {op} {right}"]
    if isinstance(right, str):
        return lines + [f"{n}{d} {op} {n}{regs[right]}"]
    return lines + code_of(right, width, regs, at + 1) + [f"{n}{d} {op} {n}{regs['t'][at + 1]}"]


def value_of(e, width, a, b):
    mask = (1 << width) - 1
    if isinstance(e, str):
        return (a if e == "a" else b) & mask
    if isinstance(e, int):
        return e & mask
    if len(e) == 2:
        return unary_value(e[0], width, value_of(e[1], width, a, b))
    return model.alu(e[0], width, value_of(e[1], width, a, b), value_of(e[2], width, a, b))


def expressions(out, path, name, width, es, spin, compare=None):
    """One case: each of ES with all pairs of VALUES. With COMPARE, a list of (cond, constant),
    comparisons of the value
    count instead."""
    d, s = 2 + spin % 4, 6 + spin % 3
    t = [r for r in (0, 2, 3, 4, 5, 6, 7, 8) if r not in (d, s)][:3]
    regs = {"a": d, "b": s, "t": t}

    def lines_of(h):
        lines = []
        for n, e in enumerate(es):
            lines += code_of(e, width, regs)
            if compare is None:
                lines += [f"r{h} *= {FACTOR}", f"r{h} += r{t[0]}"]
                continue
            r = f"{'r' if width == 64 else 'w'}{t[0]}"
            for m, (cond, k) in enumerate(compare[n]):
                lines += [f"r{h} *= 3", f"if {r} {cond} {k} goto c{n}_{m}", f"r{h} += 1", f"c{n}_{m}:"]
        return lines

    h = 0
    for a in VALUES:
        for b in VALUES:
            for n, e in enumerate(es):
                v = value_of(e, width, a, b)
                if compare is None:
                    h = fold(h, v)
                    continue
                for cond, k in compare[n]:
                    h = u64(h * 3 + (0 if model.cond(cond, width, v, u64(k)) else 1))
    taken = {d, s, *t}
    assert len(taken) == 5
    out.case(path, name, loop_over_pairs(d, s, spin, lambda hr, _t: lines_of(hr), set(t)), h, words(VALUES))


# -- Pairs of operations ---------------------------------------------------------------------------------------

SHIFT_KS = [1, 7, 8, 15, 16, 24, 31, 32, 33, 40, 48, 56, 63]
KS = [1, -1, 2, 3, 4, 8, 10, 0x7f, 0x80, 0xff, -256, 0xff00, 0xffff, 0x10000, 0x7fffffff, -0x80000000, 0x12345678, -8]


def op_pairs(out):
    """(x op1 k1) op2 k2."""
    pick = Choice(7)
    spin = 0
    ops = list(ALU)
    for op1 in ops:
        for width in (64, 32):
            es = []
            for op2 in ops:
                for _ in range(5):
                    k1 = pick.of(SHIFT_KS) % width if op1 in SHIFTS else pick.of(KS)
                    k2 = pick.of(SHIFT_KS) % width if op2 in SHIFTS else pick.of(KS)
                    if op1 in SHIFTS and op2 in SHIFTS and pick.below(2):
                        k2 = k1
                    es.append((op2, (op1, "a", k1), k2))
            expressions_of_one(out, f"{ALU[op1]}{width} and another operation", width, es, spin)
            spin += 1
    for width in (64, 32):
        es = [(op, (c, "a"), k) for c in ("s8", "s16", "u8", "u16", "be16", f"be{width}", "-") for op in ops
              for k in ((8, 16, 24) if op in SHIFTS else (0xff, -1, 0x80))]
        es += [(c, (op, "a", k)) for c in ("s8", "s16", "u8", "u16", "be16", f"be{width}", "-") for op in ops
               for k in ((8, 16, 24) if op in SHIFTS else (0xff, 0x8000, 0xff00ff))]
        es += [(c, (d, "a")) for c in ("s8", "s16", "u8", "u16", "be16", "be32", f"be{width}", "-")
               for d in ("s8", "s16", "u8", "u16", "be16", "be32", f"be{width}", "-")]
        for n in range(0, len(es), 40):
            expressions_of_one(out, f"conversions of {width} bits, {n // 40 + 1}", width, es[n:n + 40], spin)
            spin += 1


def expressions_of_one(out, name, width, es, spin):
    """Like expressions() with one value."""
    d = 2 + spin % 7
    t = [r for r in (0, 3, 4, 5, 6) if r != d][:3]

    def lines_of(h, _t):
        lines = []
        for e in es:
            lines += [*code_of(e, width, {"a": d, "b": d, "t": t}), f"r{h} *= {FACTOR}", f"r{h} += r{t[0]}"]
        return lines

    h = 0
    for a in VALUES:
        for e in es:
            h = fold(h, value_of(e, width, a, a))
    out.case("alu/gen_fold.t", name, loop_over_pairs(d, d, spin, lines_of, set(t)), h, words(VALUES))


# -- Algebra ---------------------------------------------------------------------------------------------------


def algebra(out):
    a, b = "a", "b"
    spin = 3
    for width in (64, 32):
        es = [("-=", a, ("+=", a, b)), ("-=", ("+=", a, b), a), ("-=", ("+=", a, b), b), ("-=", a, ("-", b)),
              ("+=", ("-", a), b), ("+=", a, ("-", b)), ("+=", ("-=", a, b), b), ("+=", b, ("-=", a, b)),
              ("-", ("-=", a, b)), ("-=", 77, ("+=", a, 9)), ("+=", ("-=", 77, a), 9), ("-=", ("-=", 77, a), 9),
              ("-=", 0, a), ("-=", a, ("-=", a, b)), ("^=", ("^=", a, b), b), ("|=", ("&=", a, b), a),
              ("&=", ("|=", a, b), b), ("^=", ("^=", a, -1), -1), ("^=", a, -1), ("*=", a, -1), ("*=", ("*=", a, b),
                                                                                                 3),
              ("*=", ("<<=", a, 3), 5), ("-=", a, a), ("^=", a, a), ("&=", a, a), ("|=", a, a), ("+=", a, a),
              ("*=", a, a), ("-", ("-", a)), ("-=", ("-", a), ("-", b)), ("*=", ("-", a), ("-", b)),
              ("-=", 0, ("-=", 0, a)), ("-=", ("&=", a, 0xff), ("&=", b, 0xff)), ("|=", ("<<=", a, 16), (">>=", b,
                                                                                                         16)),
              ("&=", ("|=", a, 0xf0f), 0xf0), ("&=", ("^=", a, 0xf0f), 0xf0), ("&=", ("|=", a, 0xf0f), 0xff),
              ("&=", ("^=", a, 0xf0f), 0xff), ("|=", ("|=", a, 0xf00), 0xf), ("^=", ("^=", a, 0xf0f), 0xff)]
        expressions(out, "alu/gen_algebra.t", f"algebra of {width} bits", width, es, spin)
        expressions(out, "alu/gen_algebra.t", f"rotations of {width} bits", width, rotations(width), spin + 1)
        es = [("%=", ("u8", a), 10), ("/=", ("u16", a), 10), ("%=", ("u16", a), ("u8", b)), ("/=", ("u16", a),
                                                                                             ("u8", b)),
              ("s%=", ("s8", a), ("s8", b)), ("s/=", ("s16", a), ("s8", b)), ("s/=", ("s8", a), -1), ("s/=", ("u8",
                                                                                                              a), -3),
              ("s%=", ("u16", a), ("u8", b)), ("*=", ("u8", a), ("u8", b)), ("*=", ("s16", a), ("s16", b)),
              ("*=", ("u16", a), ("u16", b)), ("+=", ("u16", a), ("u16", b)), ("-=", ("u16", a), ("u16", b)),
              ("-=", ("s16", a), ("s16", b)), ("<<=", ("u16", a), ("&=", b, 7)), ("<<=", ("s16", a), 16),
              ("s>>=", ("s16", a), 20), ("s>>=", ("u16", a), ("&=", b, 15)), (">>=", ("s8", a), 4), ("<<=", a,
                                                                                                     ("&=", b, 31)),
              (">>=", a, ("&=", b, 31)), ("s>>=", a, ("&=", b, 63)), ("<<=", a, ("+=", b, 64)), (">>=", a, ("+=", b,
                                                                                                            32)),
              ("s>>=", a, ("^=", b, 32)), ("<<=", a, ("|=", b, 128)), ("<<=", a, ("u8", b)), (">>=", a, ("s8", b))]
        expressions(out, "alu/gen_algebra.t", f"narrow values in {width} bits", width, es, spin + 2)
        spin += 5
    # a value of 32 bits, extended, in operations of 64 bits whose result is looked at in part
    for low in ("u32", "s32", "u16", "s16"):
        es = []
        for op in ALU:
            if op in SHIFTS:
                es += [(op, (low, a), k) for k in (1, 31, 32, 33, 40, 63)]
            else:
                es += [(op, (low, a), (low, b)), (op, (low, a), b), (op, b, (low, a)), (op, (low, a), 0x7fffffff)]
        for part, wrap in (("all", lambda e: e), ("low half", lambda e: ("u32", e)), ("high half", lambda e: (">>=",
                                                                                                              e, 32)),
                           ("low byte", lambda e: ("u8", e)), ("byte 3", lambda e: ("u8", (">>=", e, 24))),
                           ("sign", lambda e: ("s>>=", e, 63))):
            expressions(out, "alu/gen_extended.t", f"{low}, {part}", 64, [wrap(e) for e in es], spin)
            spin += 1


def rotations(width):
    a, b = "a", "b"
    es = []
    for n in (1, 8, 13, 16, width - 1):
        for op in ("|=", "+=", "^="):
            es += [(op, ("<<=", a, n), (">>=", a, width - n)), (op, (">>=", a, width - n), ("<<=", a, n)),
                   (op, ("<<=", a, n), (">>=", b, width - n))]
    es += [("|=", ("<<=", a, 8), (">>=", a, 16)), ("|=", ("<<=", a, 5), (">>=", b, 3)), ("+=", ("<<=", a, 8),
                                                                                         (">>=", a, 8))]
    for op in ("|=", "+=", "^="):
        es += [(op, ("<<=", a, b), (">>=", a, ("-=", width, b))), (op, (">>=", a, b), ("<<=", a, ("-=", width, b))),
               (op, ("<<=", a, b), (">>=", a, ("-", b))), (op, ("<<=", a, b), (">>=", b, ("-=", width, b)))]
    half = ("u16", a)
    return es + [("u16", ("|=", ("<<=", half, 8), (">>=", half, 8))), ("u16", ("|=", ("<<=", a, 8), (">>=", a, 8))),
                 ("|=", ("<<=", half, 8), (">>=", half, 8))]


# -- Bounds ----------------------------------------------------------------------------------------------------


def bounded():
    """Expressions whose values have an upper bound that masks or conversions give."""
    a, b = "a", "b"
    lows = [("u8", a), ("&=", a, 0x30), ("u16", a), ("%=", a, 10), (">>=", ("u32", a), 20), ("be16", a), ("&=", a,
                                                                                                          0x7fffffff)]
    other = [("u8", b), ("&=", b, 0x0c), ("u16", b), ("%=", b, 7), ("&=", b, 1)]
    es = list(lows)
    for n, x in enumerate(lows):
        y = other[n % len(other)]
        es += [("|=", x, y), ("^=", x, y), ("+=", x, y), ("*=", x, y), ("&=", x, y), ("/=", x, 3), ("<<=", x, 4),
               (">>=", x, 3), ("-=", x, y), ("+=", x, 1), ("-", x), ("^=", x, -1), ("-=", x, 5)]
    es += [("<<=", ("%=", a, 11), 30), ("<<=", ("%=", a, 11), 29), ("*=", ("%=", a, 11), 0x19999999),
           ("-", ("|=", ("u8", a), 16)), ("^=", ("|=", ("u8", a), 16), ("|=", ("u8", b), 16)),
           ("&=", ("|=", ("u8", a), 16), ("|=", ("u8", b), 32)), ("*=", ("|=", a, 0x10000), ("|=", b, 0x10000)),
           ("s8", ("s/=", ("s8", a), ("s8", b))), ("s16", ("s/=", ("s16", a), ("s16", b))),
           ("<<=", ("u8", a), ("&=", b, 7)), ("<<=", ("u16", a), ("&=", b, 31)), ("s8", ("-", ("s8", a))),
           ("s16", ("-=", ("s16", a), ("s16", b))), ("s8", ("+=", ("s8", a), ("s8", b))),
           ("s32", ("*=", ("s16", a), ("s32", b))), ("u8", ("+=", ("u8", a), ("u8", b))),
           ("+=", ("u32", a), ("u32", b)), ("*=", ("u32", a), ("u16", b)), ("+=", ("|=", ("u16", a), 0x7fff0000),
                                                                            ("u16", b))]
    es += [("s8", a), ("s16", a), ("s>>=", ("s8", a), 3), ("<<=", ("s8", a), 4), ("s32", ("<<=", ("s16", a), 16)),
           ("+=", ("s8", a), ("s8", b)), ("-=", ("s8", a), ("u8", b)), ("*=", ("s8", a), ("s8", b)),
           ("s/=", ("s8", a), ("s8", b)), ("s%=", ("s16", a), ("s8", b)), ("|=", ("s8", a), ("s8", b)),
           ("&=", ("s8", a), ("s16", b)), ("^=", ("s8", a), -1), ("-", ("s8", a)), ("%=", ("u16", a), ("u8", b)),
           ("/=", ("u16", a), ("|=", ("u8", b), 16))]
    return es


def bounds(out):
    """Comparisons of such values with constants at and around the ends of what they can be."""
    spin = 1
    pick = Choice(11)
    for width in (64, 32):
        es, compare = [], []
        for e in bounded():
            values = sorted({model.signed(width, value_of(e, width, a, b)) for a in VALUES for b in VALUES})
            big = sorted({value_of(e, width, a, b) for a in VALUES for b in VALUES})
            ks = {values[0], values[-1], values[0] - 1, values[-1] + 1, values[len(values) // 2], big[-1],
                  big[-1] + 1,
                  big[-1] - 1, 0, 1, -1, 0x7f, 0x80}
            ks = sorted(k for k in ks if -0x80000000 <= k <= 0x7fffffff)
            es.append(e)
            compare.append([("==", max(values[0], ks[0])), ("<", min(values[-1], ks[-1])), ("==", 0)] +
                           [(pick.of(list(CONDS)), pick.of(ks)) for _ in range(8)])
        for n in range(0, len(es), 10):
            expressions(out, "jump/gen_bound.t", f"bounds in {width} bits, {n // 10 + 1}", width, es[n:n + 10], spin,
                        compare[n:n + 10])
            spin += 1
        equations(out, width, spin)
        spin += 20


def equations(out, width, spin):
    """(x op k1) == k2, and what else a comparison can look through."""
    a, b = "a", "b"
    es = [("+=", a, 5), ("-=", a, 5), ("^=", a, 0x5a), ("^=", a, -1), ("-", a), ("-=", a, b), ("^=", a, b), ("&=",
                                                                                                             a, b),
          ("&=", a, 0xff00), (f"be{width}", a), ("u8", a), ("u16", a), ("|=", a, b), ("s8", a), ("+=", a, b),
          ("&=", ("&=", a, 0xff0), b), ("be16", a), ("-=", 9, a), ("+=", ("^=", a, -1), 1), ("s16", a), ("u8",
                                                                                                         ("u16", a)),
          ("<<=", a, 8), (">>=", a, 8)]
    ks = [0, 1, 5, -5, 0x5a, -1, 0xff, 0x8000, 0x7fffffff, -0x80000000]
    compare = [[(c, k) for k in ks for c in ("==", "!=", "&")][n % 3::2] for n, _ in enumerate(es)]
    for n in range(0, len(es), 8):
        expressions(out, "jump/gen_equation.t", f"equations in {width} bits, {n // 8 + 1}", width, es[n:n + 8],
                    spin + n,
                    compare[n:n + 8])
    # each sum is compared once, at once: flags that the operation has set may serve
    es, compare = [], []
    for n, cond in enumerate(CONDS):
        es += [("+=", a, n + 1), ("+=", a, -n - 1), ("-=", ("^=", a, n + 1), b), ("+=", ("^=", a, n + 20), b),
               ("-", ("^=", a, n + 1)), ("&=", ("^=", a, n + 1), b), ("<<=", a, n + 1), ("s>>=", ("^=", a, n + 1), 1)]
        compare += [[(cond, 0 if cond != "&" else -1)]] * 8
    for n in range(0, len(es), 22):
        expressions(out, "jump/gen_equation.t", f"results compared with zero in {width} bits, {n // 22 + 1}", width,
                    es[n:n + 22], spin + n, compare[n:n + 22])
    orders = [[(c, k) for k in (0, 1, -1, 0x7fffffff, -0x80000000) for c in CONDS] for _ in range(4)]
    expressions(out, "jump/gen_equation.t", f"orders in {width} bits", width,
                [a, ("s8", a), ("u8", a), ("+=", a, 1)], spin + 15, orders)


def compared_at_once(out):
    """A value is loaded, changed in place and compared with zero; nothing of it is needed afterwards."""
    spin = 5
    for width in (64, 32):
        n = "r" if width == 64 else "w"
        for op, right in (("+=", 1), ("+=", 0x12345), ("-=", 1), ("-=", "b"), ("+=", "b"), ("&=", "b"), ("|=", "b"),
                          ("^=", "b"), ("&=", 0x80000001 - (1 << 32)), ("<<=", 1), ("s>>=", 1), ("-", None), ("^=",
                                                                                                              -1)):
            d, s = 2 + spin % 4, 6 + spin % 3
            conds = list(CONDS)

            def body(h, t):
                lines = []
                for m, cond in enumerate(conds):
                    lines += [f"r{h} *= 3", f"r{d} = *(u64 *)(r{t} + 0)"]
                    if right is None:
                        lines.append(f"{n}{d} = -{n}{d}")
                    else:
                        lines.append(f"{n}{d} {op} {f'{n}{s}' if right == 'b' else right}")
                    lines += [f"if {n}{d} {cond} {-1 if cond == '&' else 0} goto c{m}", f"r{h} += 1", f"c{m}:"]
                return lines

            h = 0
            for a in PAIRS:  # both words of a pair are loaded from the second place
                for b in PAIRS:
                    for cond in conds:
                        v = -b if right is None else model.alu(op, width, b, b if right == "b" else right)
                        h = u64(h * 3 + (0 if model.cond(cond, width, v, u64(-1) if cond == "&" else 0) else 1))
            out.case("jump/gen_flags.t",
                     f"{ALU.get(op, 'neg')}{width}{' imm' if isinstance(right, int) else ''} and zero"
                     f"{f' {right:#x}' if isinstance(right, int) else ''}", loop_over_pairs(d, s, spin, body), h,
                     words(PAIRS))
            spin += 1


def narrow_loads(out):
    """What loads say of their values."""
    spin = 4
    for t, bits, sign in (("u8", 8, False), ("s8", 8, True), ("u16", 16, False), ("s16", 16, True), ("u32", 32, False),
                          ("s32", 32, True)):
        def value(v):
            return u64(model.signed(bits, v)) if sign else v & ((1 << bits) - 1)

        top = (1 << bits) - 1
        ks = [k for k in (0, 1, top >> 1, (top >> 1) + 1, top, top + 1, -1, -(top >> 1) - 1, -(top >> 1) - 2)
              if -0x80000000 <= k <= 0x7fffffff]
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            d, s = 2 + spin % 4, 6 + spin % 3
            conds = list(CONDS)

            def body(h, at):
                lines = []
                for m, cond in enumerate(conds):
                    for i in (0, 1):
                        k = ks[(m * 2 + i) % len(ks)]
                        lines += [f"r{d} = *({t} *)(r{at} + 0)", f"r{h} *= 3", f"if {n}{d} {cond} {k} goto c{m}_{i}",
                                  f"r{h} += 1", f"c{m}_{i}:"]
                lines += [f"r{d} = *({t} *)(r{at} + 0)", f"r{s} = *({t} *)(r{at} + 2)", f"{n}{d} += {n}{s}",
                          f"r{h} *= {FACTOR}", f"r{h} += r{d}", f"r{h} *= 3",
                          f"if {n}{d} > {ks[4 % len(ks)]} goto over",
                          f"r{h} += 1", "over:", f"{n}{s} *= {n}{s}", f"r{h} *= {FACTOR}", f"r{h} += r{s}",
                          f"r{d} = *({t} *)(r{at} + 1)", f"{n}{d} = (s8){n}{d}", f"{n}{d} += 1",
                          f"r{h} *= {FACTOR}", f"r{h} += r{d}",
                          f"r{d} = *({t} *)(r{at} + 1)", f"{n}{d} = (s16){n}{d}", f"r{h} *= {FACTOR}", f"r{h} += r{d}"]
                return lines

            mask = (1 << width) - 1
            data = words(PAIRS)
            h = 0
            for i in range(len(PAIRS)):
                for j in range(len(PAIRS)):
                    v = value(int.from_bytes(data[8 * j:8 * j + 8], "little"))
                    w = value(int.from_bytes((data + bytes(8))[8 * j + 2:8 * j + 10], "little"))
                    for m, cond in enumerate(conds):
                        for x in (0, 1):
                            k = ks[(m * 2 + x) % len(ks)]
                            h = u64(h * 3 + (0 if model.cond(cond, width, v, u64(k)) else 1))
                    total = (v + w) & mask
                    h = fold(h, total)
                    h = u64(h * 3 + (0 if model.cond(">", width, total, u64(ks[4 % len(ks)])) else 1))
                    h = fold(h, (w * w) & mask)
                    x = value(int.from_bytes((data + bytes(8))[8 * j + 1:8 * j + 9], "little"))
                    h = fold(fold(h, model.movsx(width, 8, x) + 1 & mask), model.movsx(width, 16, x))
            out.case("jump/gen_load.t", f"loads {t} in {width} bits", loop_over_pairs(d, s, spin, body), h, data)
            spin += 1


def late_halves(out):
    """Halves of which something is known only when the value has been split: a constant below a value, one value twice,
    high halves that are the same."""
    a, b = "a", "b"

    def under(x, k):
        return ("|=", ("<<=", x, 32), k)

    twice = ("|=", ("<<=", a, 32), ("u32", a))
    es = [(op, under(a, j), under(b, k)) for op in ("+=", "-=", "*=", "&=", "|=", "^=")
          for j, k in ((0x80000000, 0x80000001), (1, 2), (2, 1), (0x7fffffff, 0x7fffffff), (0xffffffff, 1))]
    es += [("-", under(a, k)) for k in (1, 0x80000000)]
    es += [(op, twice, k) for op in SHIFTS for k in (1, 5, 8, 13, 31, 32, 40)]
    es += [(op, under(a, 0x12345678), k) for op in SHIFTS for k in (1, 5, 31)]
    es += [(op, under(under(a, 0x12345678), 0x1abcdef1), k) for op in SHIFTS for k in (1, 5, 31)]
    for n in range(0, len(es), 12):
        expressions(out, "alu/gen_late.t", f"halves that are known late, {n // 12 + 1}", 64, es[n:n + 12], n // 12)
    pairs = [(under(a, j), under(b, k)) for j, k in ((1, 2), (2, 1), (3, 3), (0x7fffffff, 0x80000000))]
    pairs += [(a, ("|=", ("&=", a, 0xffffffff00000000), ("u32", b))), (("|=", ("&=", a, 0xffffffff00000000), ("u32",
                                                                                                              b)), a),
              (("s32", a), ("s32", b)), (("s32", a), b), (("u32", a), ("s32", b)), (("s>>=", a, 32), ("s>>=", b, 32))]
    for spin, (cond, name) in enumerate(CONDS.items()):
        d, s = 2 + spin % 4, 6 + spin % 3
        t = [r for r in (0, 2, 3, 4, 5, 6, 7, 8) if r not in (d, s)][:3]
        regs = {"a": d, "b": s, "t": t}

        def body(h, _t):
            lines = []
            for m, (x, y) in enumerate(pairs):
                lines += code_of(x, 64, regs) + code_of(y, 64, regs, 1)
                lines += [f"r{h} *= 3", f"if r{t[0]} {cond} r{t[1]} goto c{m}", f"r{h} += 1", f"c{m}:"]
            return lines

        h = 0
        for v in VALUES:
            for w in VALUES:
                for x, y in pairs:
                    h = u64(h * 3 + (0 if model.cond(cond, 64, value_of(x, 64, v, w), value_of(y, 64, v, w)) else 1))
        out.case("jump/gen_late.t", f"{name}64 of halves that are known late",
                 loop_over_pairs(d, s, spin, body, set(t)), h, words(VALUES))


def truths(out):
    """A comparison made a number, and that number compared."""
    spin = 2
    for width in (64, 32):
        n = "r" if width == 64 else "w"
        for cond, name in CONDS.items():
            d, s = 2 + spin % 4, 6 + spin % 3
            t = next(r for r in (0, 3, 4, 5) if r != d)

            def body(h, _t):
                lines = []
                for m, (yes, no, test) in enumerate(((1, 0, "== 0"), (1, 0, "!= 0"), (0, 1, "== 0"), (0, 1, "!= 1"),
                                                     (1, 0, "== 1"), (7, 3, "> 5"), (1, 0, "s> 0"), (-1, 0, "s< 0"))):
                    lines += [f"r{t} = {yes}", f"if {n}{d} {cond} {n}{s} goto y{m}", f"r{t} = {no}", f"y{m}:",
                              f"r{h} *= 31", f"r{h} += r{t}", f"if r{t} {test} goto z{m}", f"r{h} += 1", f"z{m}:"]
                return lines

            h = 0
            for a in VALUES:
                for b in VALUES:
                    taken = model.cond(cond, width, a, b)
                    for yes, no, test in ((1, 0, ("==", 0)), (1, 0, ("!=", 0)), (0, 1, ("==", 0)), (0, 1, ("!=", 1)),
                                          (1, 0, ("==", 1)), (7, 3, (">", 5)), (1, 0, ("s>", 0)), (-1, 0, ("s<", 0))):
                        v = u64(yes if taken else no)
                        h = u64(h * 31 + v)
                        h = u64(h + (0 if model.cond(test[0], 64, v, u64(test[1])) else 1))
            out.case("jump/gen_truth.t", f"{name}{width} as a number", loop_over_pairs(d, s, spin, body, {t}), h,
                     words(VALUES))
            spin += 1


# Uses of a value of which each looks at some bits only: code for register {v} with {t} free, which leaves its result in
# {t}, and meaning.
PARTS = [
    ("low byte", ["w{t} = w{v}", "w{t} &= 255"], lambda v, _: v & 255),
    ("second byte", ["w{t} = w{v}", "w{t} >>= 8", "w{t} &= 255"], lambda v, _: v >> 8 & 255),
    ("upper bits", ["r{t} = r{v}", "r{t} >>= 16"], lambda v, _: v >> 16),
    ("high half", ["r{t} = r{v}", "r{t} >>= 32"], lambda v, _: v >> 32),
    ("count", ["r{t} = 1", "r{t} <<= r{v}"], lambda v, _: u64(1 << (v & 63))),
    ("count of 32 bits", ["w{t} = -5", "w{t} >>= w{v}"], lambda v, _: (-5 & 0xffffffff) >> (v & 31)),
    ("bits of a sign", ["w{t} = w{v}", "w{t} s>>= 28", "w{t} >>= 8", "w{t} &= 255"],
     lambda v, _: (model.alu("s>>=", 32, v, 28) >> 8) & 255),
    ("bits of a byte's sign", ["r{t} = (s8)r{v}", "r{t} >>= 8", "w{t} &= 255"], lambda v, _: 255 if v >> 7 & 1 else 0),
    ("bits of a half-word's sign", ["r{t} = (s16)r{v}", "r{t} >>= 40"], lambda v, _: 0xffffff if v >> 15 & 1 else 0),
    ("swapped", ["r{t} = r{v}", "r{t} = be64 r{t}", "w{t} &= 255"], lambda v, _: v >> 56),
    ("one way", ["r{t} = 77", "if r{b} s> 3 goto m{u}", "r{t} = r{v}", "m{u}:"],
     lambda v, b: 77 if model.signed(64, b) > 3 else v),
    ("other way", ["r{t} = r{v}", "if r{b} s> 3 goto m{u}", "r{t} = 77", "m{u}:"],
     lambda v, b: v if model.signed(64, b) > 3 else 77),
    ("sum", ["w{t} = w{v}", "w{t} += 1", "w{t} >>= 8", "w{t} &= 255"], lambda v, _: (v + 1) >> 8 & 255),
]
MAKERS = [("s8", "a"), ("s16", "a"), ("u8", "a"), ("u16", "a"), ("&=", "a", 0xff00), ("|=", "a", 0x8000), ("^=",
                                                                                                           "a", 0x80),
          ("|=", "a", 0x7f), ("|=", "a", -0x80000000), ("&=", "a", 0x7fffffff), ("+=", "a", "b"), ("-=", "a", 77),
          ("*=", "a", "b"), ("<<=", "a", 9), ("s32", "a"), ("u32", "a"), ("-", "a")]


def shared(out):
    """A value whose users look at different bits of it: none may be left out for the sake of another."""
    spin = 0
    for first in range(len(PARTS)):
        for second in range(first, len(PARTS)):
            d, s = 2 + spin % 4, 6 + spin % 3
            t = [r for r in (0, 2, 3, 4, 5, 6, 7, 8) if r not in (d, s)][:3]
            regs = {"a": d, "b": s, "t": t}
            uses = [PARTS[first]] + ([PARTS[second]] if second != first else [])

            def body(h, _t):
                lines = []
                for m, e in enumerate(MAKERS):
                    lines += code_of(e, 64, regs)
                    for n, (_, code, _) in enumerate(uses):
                        lines += [line.format(v=t[0], t=t[1], b=s, u=f"{m}_{n}") for line in code]
                        lines += [f"r{h} *= {FACTOR}", f"r{h} += r{t[1]}"]
                return lines

            h = 0
            for a in VALUES[2:]:
                for b in VALUES[2:]:
                    for e in MAKERS:
                        for _, _, fn in uses:
                            h = fold(h, fn(value_of(e, 64, a, b), b))
            out.case("alu/gen_shared.t", " and ".join(name for name, _, _ in uses),
                     shorter_loop(d, s, spin, body, set(t)), h, words(VALUES[2:]))
            spin += 1


def shorter_loop(d, s, spin, body, taken):
    """loop_over_pairs() for two words less."""
    size = 8 * len(PAIRS)
    return [line.replace(f"!= {size} ", f"!= {size - 16} ") for line in loop_over_pairs(d, s, spin, body, taken)]


def stored(out):
    """Values of which bits have been cut, stored at every width."""
    for n, size in enumerate((1, 2, 4, 8)):
        d, s = 2 + n, 6 + n % 3
        t = [r for r in (0, 2, 3, 4, 5, 6, 7, 8) if r not in (d, s)][:3]
        regs = {"a": d, "b": s, "t": t}

        def body(h, _t):
            lines = []
            for e in MAKERS:
                lines += [*code_of(e, 64, regs), "*(u64 *)(r10 - 8) = -1", f"*(u{size * 8} *)(r10 - 8) = r{t[0]}",
                          f"r{t[0]} = *(u64 *)(r10 - 8)", f"r{h} *= {FACTOR}", f"r{h} += r{t[0]}"]
            return lines

        h = 0
        low = (1 << size * 8) - 1
        for a in VALUES[2:]:
            for b in VALUES[2:]:
                for e in MAKERS:
                    h = fold(h, value_of(e, 64, a, b) & low | u64(-1) & ~low)
        out.case("alu/gen_shared.t", f"stored as u{size * 8}", shorter_loop(d, s, n, body, set(t)), h,
                 words(VALUES[2:]))


def diamonds(out):
    """Values that come from two ways, each with something known, and what is made of them afterwards."""
    spin = 0
    kinds = ("u8", "s8", "u16", "s16", "u32", "s32")
    for k1 in kinds:
        for k2 in kinds:
            d, s = 2 + spin % 4, 6 + spin % 3
            v = next(r for r in (0, 3, 4, 5) if r not in (d, s))
            conds = list(CONDS)

            def body(h, _t):
                lines = []
                for m, cond in enumerate(conds):
                    lines += [f"if r{d} > r{s} goto a{m}", f"r{v} = r{d}", unary_text(k1, v, 64), f"goto b{m}",
                              f"a{m}:",
                              f"r{v} = r{s}", unary_text(k2, v, 64), f"b{m}:", f"r{h} *= 3"]
                    lines += [f"r{s} = (s32)r{s}"] if m == 5 else []
                    lines += [f"if r{v} {cond} {(0, 0x7f, -1, 0x7fffffff)[m % 4]} goto c{m}", f"r{h} += 1", f"c{m}:"]
                    op = list(ALU)[(m + spin) % len(ALU)]
                    lines += [f"r{v} {op} {3 if op in SHIFTS else 77}", f"r{h} *= {FACTOR}", f"r{h} += r{v}"]
                return lines

            h = 0
            for a in PAIRS:
                for b in PAIRS:
                    y = b
                    for m, cond in enumerate(conds):
                        x = unary_value(k2, 64, y) if a > y else unary_value(k1, 64, a)
                        if m == 5:
                            y = u64(model.signed(32, y))
                        h = u64(h * 3 + (0 if model.cond(cond, 64, x, u64((0, 0x7f, -1, 0x7fffffff)[m % 4])) else 1))
                        op = list(ALU)[(m + spin) % len(ALU)]
                        h = fold(h, model.alu(op, 64, x, 3 if op in SHIFTS else 77))
            out.case("jump/gen_diamond.t", f"{k1} or {k2}", loop_over_pairs(d, s, spin, body, {v}), h, words(PAIRS))
            spin += 1


def merged_compares(out):
    """Comparisons of two values that both come from two ways."""
    for spin, (cond, name) in enumerate(CONDS.items()):
        for kind in ("u32", "s32", "u16"):
            d, s = 2 + spin % 4, 6 + spin % 3
            v, w = [r for r in (0, 3, 4, 5) if r not in (d, s)][:2]

            def body(h, _t):
                return [f"if r{d} s> r{s} goto a", f"r{v} = r{d}", unary_text(kind, v, 64), f"r{w} = r{s}",
                        unary_text(kind, w, 64), "goto b", "a:", f"r{v} = r{s}", f"r{v} >>= 7", unary_text(kind, v, 64),
                        f"r{w} = r{d}", f"r{w} ^= -1", unary_text(kind, w, 64), "b:", f"r{h} *= 3",
                        f"if r{v} {cond} r{w} goto c", f"r{h} += 1", "c:", f"r{h} ^= r{v}"]

            h = 0
            for a in PAIRS:
                for b in PAIRS:
                    if model.cond("s>", 64, a, b):
                        x, y = unary_value(kind, 64, b >> 7), unary_value(kind, 64, a ^ u64(-1))
                    else:
                        x, y = unary_value(kind, 64, a), unary_value(kind, 64, b)
                    h = u64(h * 3 + (0 if model.cond(cond, 64, x, y) else 1)) ^ x
            out.case("jump/gen_diamond.t", f"{name}64 of two values of {kind}",
                     loop_over_pairs(d, s, spin, body, {v, w}), h, words(PAIRS))


ALL = (op_pairs, algebra, bounds, compared_at_once, narrow_loads, late_halves, truths, shared, stored,
       diamonds, merged_compares)
