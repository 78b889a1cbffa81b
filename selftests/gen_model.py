# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""What BPF instructions do, in Python integers, from the text of RFC 9669. The generator of cases takes its expected
values from here."""


def u64(v):
    return v & 0xffffffffffffffff


def signed(bits, v):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


def edge64():
    return [0, 1, u64(-1), 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x1ffffffff, 0x8000000000000000,
            0x7fffffffffffffff, 0x80000000ffffffff, 0xffffffff00000000, u64(-2), 0xffffffff80000000,
            0x123456789abcdef0, 0xfedcba9876543210, 2, 0x80, 0x8000, 0xffff7fff, 0x5555555555555555,
            0xaaaaaaaaaaaaaaaa, 0x7fffffff80000000]


def truncated_quotient(a, b):
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


def alu(op, width, a, b):
    """a OP b at 32 or 64 bits; 32-bit results are zero-extended."""
    mask = (1 << width) - 1
    a, b = a & mask, b & mask
    sa, sb = signed(width, a), signed(width, b)
    shift = b & (width - 1)
    if op == "+=":
        r = a + b
    elif op == "-=":
        r = a - b
    elif op == "*=":
        r = a * b
    elif op == "/=":
        r = a // b if b else 0
    elif op == "%=":
        r = a % b if b else a
    elif op == "s/=":
        r = truncated_quotient(sa, sb) if b else 0
    elif op == "s%=":
        r = sa - truncated_quotient(sa, sb) * sb if b else a
    elif op == "|=":
        r = a | b
    elif op == "&=":
        r = a & b
    elif op == "^=":
        r = a ^ b
    elif op == "<<=":
        r = a << shift
    elif op == ">>=":
        r = a >> shift
    elif op == "s>>=":
        r = sa >> shift
    else:
        raise ValueError(op)
    return r & mask


def movsx(width, bits, v):
    return signed(bits, v) & ((1 << width) - 1)


def swap(bits, v):
    size = bits // 8
    return int.from_bytes((v & ((1 << bits) - 1)).to_bytes(size, "little"), "big")


def cond(op, width, a, b):
    mask = (1 << width) - 1
    a, b = a & mask, b & mask
    if op.startswith("s"):
        a, b, op = signed(width, a), signed(width, b), op[1:]
    return {"==": a == b, "!=": a != b, ">": a > b, ">=": a >= b, "<": a < b, "<=": a <= b, "&": (a & b) != 0}[op]


def atomic(name, old, v):
    return {"add": old + v, "or": old | v, "and": old & v, "xor": old ^ v}[name]


def horner(factor, values):
    h = 0
    for v in values:
        h = u64(h * factor + v)
    return h


class Memory:
    """Bytes that stores change."""

    def __init__(self, data):
        self.data = bytearray(data)

    def load(self, off, size):
        return int.from_bytes(self.data[off:off + size], "little")

    def store(self, off, size, v):
        self.data[off:off + size] = (v & ((1 << size * 8) - 1)).to_bytes(size, "little")
