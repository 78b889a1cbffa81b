# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""What the parts of the generator of cases share: case files as text, choice of registers, and programs that put many
values through one instruction."""
from gen_model import u64

FACTOR = 1000003
ALU = {"+=": "add", "-=": "sub", "*=": "mul", "/=": "div", "s/=": "sdiv", "%=": "mod", "s%=": "smod", "|=": "or",
       "&=": "and", "^=": "xor", "<<=": "lsh", ">>=": "rsh", "s>>=": "arsh"}
CONDS = {"==": "eq", "!=": "ne", ">": "gt", ">=": "ge", "<": "lt", "<=": "le", "s>": "sgt", "s>=": "sge", "s<": "slt",
         "s<=": "sle", "&": "set"}
SHIFTS = ("<<=", ">>=", "s>>=")
# Values that meet each other in every pair.
PAIRS = [0, 1, u64(-1), 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x80000000ffffffff, 1 << 63, (1 << 63) - 1,
         u64(-7), 0x123456789abcdef0]
SHIFT_COUNTS = [0, 1, 31, 32, 33, 63, 64, 65, 0xffffffff00000020, u64(-1), 0x100000001]


class Files:
    """The output: name of a file -> its text."""

    def __init__(self):
        self.text = {}

    def case(self, path, name, asm, result=None, mem=None, mem_out=None, error=None, kind="asm", extra=()):
        parts = [f"== {name}"]
        parts += extra
        parts.append(f"-- {kind}")
        parts += asm if isinstance(asm, list) else [asm]
        if mem is not None:
            parts += ["-- mem", *rows(mem)]
        if result is not None:
            parts.append(f"-- result {u64(result):x}")
        if mem_out is not None:
            parts += ["-- mem-out", *rows(mem_out)]
        if error:
            parts.append(f"-- error {error}")
        self.text.setdefault(path, []).append("\n".join(parts) + "\n")


def rows(data):
    return [data[i:i + 32].hex() for i in range(0, len(data), 32)]


def words(values):
    return b"".join(u64(v).to_bytes(8, "little") for v in values)


class Registers:
    """Hands out registers that are not among TAKEN, beginning at different ones for different SPIN."""

    def __init__(self, taken, spin):
        self.free = [r for r in ((i + spin) % 10 for i in range(10)) if r not in taken]

    def take(self):
        return self.free.pop(0)


def loop_over_pairs(d, s, spin, body, taken=None):
    """BPF text: BODY with every pair of the words at r1 in d and s; what is in h at the end is returned. body(h, t)
    gives lines. The number of words is len(PAIRS)."""
    regs = Registers({d, s} | (taken or set()), spin)
    base, h, i, j, t = (regs.take() for _ in range(5))
    # r1 comes first: it may be any of the others
    lines = [f"r{base} = r1"] if base != 1 else []
    size = 8 * len(PAIRS)
    lines += [f"r{h} = 0", f"r{i} = 0", "outer:", f"r{j} = 0", "inner:", f"r{t} = r{base}", f"r{t} += r{i}",
              f"r{d} = *(u64 *)(r{t} + 0)"]
    if d != s:
        lines += [f"r{t} = r{base}", f"r{t} += r{j}", f"r{s} = *(u64 *)(r{t} + 0)"]
    lines += body(h, t)
    if d != s:
        lines += [f"r{j} += 8", f"if r{j} != {size} goto inner"]
    lines += [f"r{i} += 8", f"if r{i} != {size} goto outer"]
    return lines + ([f"r0 = r{h}"] if h else []) + ["exit"]


def pairs_of(values, same):
    for a in values:
        for b in [a] if same else values:
            yield a, b


def fold(h, v):
    return u64(h * FACTOR + v)
