# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Cases for ranges that follow from branches: values that a comparison bounds, counters of loops. Part of gen_cases."""
import gen_model as model
from gen_common import CONDS, FACTOR, fold, loop_over_pairs, words
from gen_fold import unary_text, unary_value
from gen_model import u64

# Values among which there are small ones; as many as PAIRS.
SMALL = [0, 1, 16, 17, 20, 25, 31, 0x80, u64(-1), 0x80000000, 1 << 63, u64(-3)]
NEAR = (-2, -1, 0, 1)  # constants around a bound


def compares(h, v, ks, tag):
    """Code that puts into H how V compares with each of KS, in all orders; and its meaning for a value."""
    lines = []
    for m, k in enumerate(ks):
        for n, cond in enumerate((">", "s>")):
            lines += [f"r{h} *= 3", f"if r{v} {cond} {k} goto {tag}{m}_{n}", f"r{h} += 1", f"{tag}{m}_{n}:"]
    return lines


def compared(h, v, ks):
    for k in ks:
        for cond in (">", "s>"):
            h = u64(h * 3 + (0 if model.cond(cond, 64, v, u64(k)) else 1))
    return h


def clamps(out):
    """v = x COND k ? x : other, for constants k and for ones that are only bounded; then v is compared around k."""
    spin = 0
    for cond, name in CONDS.items():
        for kind in (("u32", "s8", "bit 4"), ("s32", None, "bit 4"))[spin // 3 % 2]:
            d, s = 2 + spin % 4, 6 + spin % 3
            v = next(r for r in (0, 3, 4, 5) if r not in (d, s))
            bounds = ((1, 10, 0x80), (0x7f, 0xffff, 2))[spin % 2]
            ext = [f"r{d} &= 16"] if kind == "bit 4" else [unary_text(kind, d, 64)] if kind else []

            def body(h, _t):
                lines = list(ext)
                for m, k in enumerate(bounds):
                    # taken and not taken
                    lines += [f"r{v} = r{d}", f"if r{v} {cond} {k} goto y{m}", f"r{v} = {k - 1}", f"y{m}:",
                              *compares(h, v, [k + e for e in NEAR], f"p{m}_")]
                    lines += [f"r{v} = {k}", f"if r{d} {cond} {k} goto n{m}", f"r{v} = r{d}", f"n{m}:",
                              *compares(h, v, [k + e for e in NEAR], f"q{m}_")]
                # the bound is a value between 16 and 31
                lines += [f"r{s} &= 31", f"r{s} |= 16", f"r{v} = r{d}", f"if r{v} {cond} r{s} goto yv",
                          f"r{v} = 100", "yv:",
                          *compares(h, v, (15, 16, 30, 31), "pv"), f"r{v} = 20", f"if r{s} {cond} r{d} goto nv",
                          f"r{v} = r{d}", "nv:", *compares(h, v, (15, 16, 30, 31), "qv"), f"r{h} ^= r{v}"]
                lines += [f"r{v} = r{d}", f"if r{v} {cond} r{s} goto zv", f"r{v} = 0", "zv:",
                          *compares(h, v, (15, 16, 30, 31), "rv")]
                # a bound of a sum, which may wrap
                for m, k in enumerate(bounds):
                    lines += [f"r{s} = r{d}", f"r{s} += 5", f"r{v} = r{d}", f"if r{s} {cond} {k} goto s{m}",
                              f"r{v} = 0",
                              f"s{m}:", *compares(h, v, (k - 6, k - 5, k, 200), f"r{m}_")]
                return lines

            def holds(x, y):
                return model.cond(cond, 64, x, y)

            h = 0
            for a in SMALL:
                x = a & 16 if kind == "bit 4" else unary_value(kind, 64, a) if kind else a
                for b in SMALL:
                    for k in bounds:
                        h = compared(h, x if holds(x, k) else k - 1, [k + e for e in NEAR])
                        h = compared(h, k if holds(x, k) else x, [k + e for e in NEAR])
                    y = b & 31 | 16
                    h = compared(h, x if holds(x, y) else 100, (15, 16, 30, 31))
                    last = 20 if holds(y, x) else x
                    h = compared(h, last, (15, 16, 30, 31)) ^ last
                    h = compared(h, x if holds(x, y) else 0, (15, 16, 30, 31))
                    for k in bounds:
                        h = compared(h, x if holds(u64(x + 5), k) else 0, (k - 6, k - 5, k, 200))
            out.case("jump/gen_clamp.t", f"{name}64, {kind or 'all bits'}", loop_over_pairs(d, s, spin, body, {v}), h,
                     words(SMALL))
            spin += 1


STARTS = (0, 1, 5, -3, 0x7ffffffe, -0x80000000, 250)
LIMITS = (0, 1, 8, 0x80, 256, -1, 0x7fffffff)


def counters(out):
    """Loops that count, in all orders and widths, up and down, to constants and to bounded values; in them and behind
    them the counter is compared, narrowed and shifted. A second counter ends them after 12 rounds."""
    for cond, name in CONDS.items():
        if cond == "&":
            continue
        for width in (64, 32):
            n = "r" if width == 64 else "w"
            mask = (1 << width) - 1
            for step in (1, -1, 3):
                lines, h, tag = ["r6 = *(u64 *)(r1 + 0)", "r0 = 0"], 0, 0
                for start in STARTS:
                    for limit in ((LIMITS[(tag + 1) % 7],), (LIMITS[(tag + 4) % 7],), (None,))[(tag + step) % 3]:
                        ks = [k for k in ((limit or 20) - 1, limit or 20) if -0x80000000 <= k <= 0x7fffffff]
                        lines += [f"{n}2 = {start}", "r3 = 12", "w7 = w6", "w7 &= 15", "w7 += 8", f"loop{tag}:",
                                  *compares(0, 2, ks, f"l{tag}_"), "r4 = r2", "r4 = (s8)r4", f"r0 *= {FACTOR}",
                                  "r0 += r4",
                                  "r4 = r2", "r4 >>= 3", "r0 ^= r4", f"{n}2 += {step}", "r3 -= 1",
                                  f"if r3 == 0 goto out{tag}",
                                  f"if {n}2 {cond} {limit if limit is not None else f'{n}7'} goto loop{tag}",
                                  f"out{tag}:",
                                  *compares(0, 2, ks, f"o{tag}_"), f"r0 *= {FACTOR}", "r0 += r2"]
                        i, bound = start & mask, (limit if limit is not None else 8 + 9)
                        for rounds in range(12, 0, -1):
                            h = compared(h, i, ks)
                            h = fold(h, model.movsx(64, 8, i)) ^ i >> 3
                            i = (i + step) & mask
                            if rounds == 1 or not model.cond(cond, width, i, u64(bound)):
                                break
                        h = fold(compared(h, i, ks), i)
                        tag += 1
                out.case("jump/gen_counter.t", f"{name}{width}, by {step}", lines + ["exit"], h, words([9]))


def results(out):
    """What a function gives back uses all its bits, or the upper ones only."""
    for shift in (4, 31, 32, 40):
        for op, name in ((">>=", "rsh"), ("s>>=", "arsh")):
            v = 0xfedcba9876543210
            out.case("call/gen_kept.t", f"result of a function, {name} {shift}",
                     ["r1 = *(u64 *)(r1 + 0)", "call f", f"r0 {op} {shift}", "exit", "f:", "r0 = r1", "r0 += 1",
                      "exit"],
                     model.alu(op, 64, v + 1, shift), words([v]))
    out.case("call/gen_kept.t", "result of a function, compared",
             ["r1 = *(u64 *)(r1 + 0)", "call f", "r2 = r0", "r0 = 1", "if r2 > 0x7fffffff goto +1", "r0 = 2",
              "exit", "f:",
              "r0 = r1", "r0 <<= 32", "exit"], 1, words([5]))


ALL = (clamps, counters, results)
