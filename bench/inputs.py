#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Memory and contexts for the programs of the bench set: a function for each program, which makes the same bytes in every
run. Variant 0 is what is measured; the others differ in random numbers and take other ways through the program.

    inputs.py DIR [VARIANTS]    NAME.ctx and NAME.mem of variant 0, and all.bin with all variants, for host.c
"""
import os
import random
import struct
import sys

BASE = 0x20000000  # where the memory lies, for every engine


class Input:
    """MEM is what lies at BASE; data .. data_end are offsets into it, A and B the other two words of the context."""

    def __init__(self, mem, data=0, data_end=None, a=0, b=0):
        self.mem = bytes(mem)
        end = len(self.mem) if data_end is None else data_end
        self.ctx = struct.pack('<4I', BASE + data, BASE + end, a & 0xffffffff, b & 0xffffffff)


def with_scratch(head, size, fill=0):
    """HEAD as data .. data_end and SIZE more bytes behind it, 8-aligned; `a` is their address."""
    at = -len(head) % 8 + len(head)
    return Input(head.ljust(at, b'\0') + bytes([fill]) * size, data_end=len(head), a=BASE + at)


def with_table(head, table, b=0):
    at = -len(head) % 8 + len(head)
    return Input(head.ljust(at, b'\0') + table, data_end=len(head), a=BASE + at, b=b)


def words(numbers):
    return b''.join(struct.pack('<I', n & 0xffffffff) for n in numbers)


def quads(numbers):
    return b''.join(struct.pack('<Q', n & (1 << 64) - 1) for n in numbers)


def sum16(data):
    """The Internet checksum of DATA."""
    total = sum(struct.unpack('>%dH' % (len(data) // 2), data))
    while total >> 16:
        total = (total & 0xffff) + (total >> 16)
    return ~total & 0xffff


def ethernet(r, proto, vlans):
    out = r.randbytes(12)
    for i in range(vlans):
        out += struct.pack('>HH', 0x88a8 if i + 1 < vlans else 0x8100, r.randrange(4096))
    return out + struct.pack('>H', proto)


def ports(r, proto, size):
    head = struct.pack('>HH', r.randrange(1024, 65536), r.choice([53, 80, 443]))
    if proto == 6:
        return head + r.randbytes(8) + b'\x50\x18' + r.randbytes(6) + r.randbytes(size)
    return head + struct.pack('>HH', 8 + size, r.randrange(1, 65536)) + r.randbytes(size)


def ip4(r, proto, options, payload, frag=0):
    head = struct.pack('>BBHHHBBH', 0x45 + options // 4, 0, 20 + options + len(payload), r.randrange(65536), frag,
                       64, proto, 0) + r.randbytes(8) + b'\1' * options
    return head[:10] + struct.pack('>H', sum16(head)) + head[12:] + payload


def parse4(r, v):
    proto = [6, 17, 6, 1][v % 4]
    frame = ethernet(r, 0x0800, [1, 0, 2, 1][v % 4]) + ip4(r, proto, [8, 0, 40, 4][v % 4], ports(r, proto, 64))
    if v == 4:
        frame = frame[:50]
    if v == 5:
        frame = frame[:12] + b'\x08\x06' + frame[14:]
    return with_scratch(frame, 64)


def parse6(r, v):
    proto = [17, 6, 17, 58][v % 4]
    kinds = [[0, 60, 44], [], [43, 51, 0, 60], [0]][v % 4]
    body, following = ports(r, proto, 64), proto
    for kind in reversed(kinds):
        if kind == 44:
            ext = struct.pack('>BBHI', following, 0, 0, r.randrange(1 << 32))
        elif kind == 51:
            ext = struct.pack('>BB', following, 2) + bytes(14)
        else:
            ext = struct.pack('>BB', following, 1) + bytes(14)
        body, following = ext + body, kind
    head = b'\x60\0\0\0' + struct.pack('>HBB', len(body), following, 64) + r.randbytes(32)
    frame = ethernet(r, 0x86dd, [1, 0, 2, 1][v % 4]) + head + body
    return with_scratch(frame[:90] if v == 4 else frame, 64)


def csum(r, v):
    return Input(r.randbytes([1500, 20, 4, 0, 64, 1000][v]) if v != 5 else b'\xff' * 1000)


csum16 = csum32 = csum64 = csum


def jenkins(r, v):
    return Input(r.randbytes([256, 4, 8, 12, 0, 400][v]), a=r.getrandbits(32))


def murmur(r, v):
    return Input(r.randbytes([256, 4, 8, 12, 0, 400][v]), a=r.getrandbits(32))


def fnv64(r, v):
    return Input(r.randbytes([64, 1, 8, 13, 0, 400][v]))


def siphash(r, v):
    return with_table(r.randbytes([64, 8, 16, 24, 0, 400][v]), r.randbytes(16))


def splitmix(r, v):
    return Input(bytes([256, 8, 16, 24, 0, 400][v]), a=r.getrandbits(32), b=r.getrandbits(32))


def bucket(r, v):
    now, arrivals = 1000000, []
    for _ in range(32):
        now += r.randrange(10 ** [4, 3, 5, 9, 2, 6][v])
        arrivals += [now, r.randrange(64, 1500)]
    state = quads([r.randrange(10 ** 6, 10 ** 9), 3000 << v, 1500, 1000000])
    return with_table(state, quads(arrivals), b=32)


def ewma(r, v):
    bits = [20, 31, 8, 16, 31, 4][v]
    return with_table(words(r.randrange(-1 << bits, 1 << bits) for _ in range(64)), quads([r.randrange(1 << 30), 1000]))


def bsearch(r, v):
    table = sorted(r.sample(range(1 << 32), 256))
    keys = [r.choice(table) if i % 2 else r.getrandbits(32) for i in range(30)] + [0, 0xffffffff]
    return with_table(words(table), words(keys), b=32)


def sort(r, v):
    n = [24, 24, 2, 1, 24, 24][v]
    numbers = [r.getrandbits(32) for _ in range(n)]
    if v == 4:
        numbers.sort()
    return Input(words(numbers), b=n)


def lpmwalk(r, v):
    nodes = [[0, 0, 0]]
    prefixes = [(r.getrandbits(32), r.randrange(4, 29)) for _ in range(200)]
    for value, (prefix, length) in enumerate(prefixes, 1):
        at = 0
        for i in range(length):
            bit = prefix >> 31 - i & 1
            if not nodes[at][bit]:
                nodes.append([0, 0, 0])
                nodes[at][bit] = len(nodes) - 1
            at = nodes[at][bit]
        nodes[at][2] = value
    keys = [r.choice(prefixes)[0] ^ r.getrandbits(8) if i % 4 else r.getrandbits(32) for i in range(16)]
    return with_table(words(n for node in nodes for n in node), words(keys), b=16)


def tokens(r, v):
    parts = [b'alpha', b'x_1', b'42', b'7up', b'"a \\" b"', b'(', b')', b';', b' ', b'\n', b'+=', b'"']
    text = b''
    while len(text) < 128:
        text += r.choice(parts) + (b' ' if r.random() < .5 else b'')
    return Input(text[:128])


def glob(r, v):
    text = [b'eth0.network.example.com', b'', b'aaaaaaaaaaaaaaaaaaab', b'a*b', b'veth12ab', b'x'][v]
    patterns = [b'*.com', b'eth?.net*', b'*a*b', b'', b'*', b'eth0.*.example.org', b'*aaab', b'veth??a?']
    return with_table(text.ljust(32, b'\0'), b''.join(p.ljust(32, b'\0') for p in patterns), b=len(patterns))


def itoa(r, v):
    numbers = [r.getrandbits(r.randrange(1, 65)) for _ in range(8)] + [0, 9, 10, (1 << 64) - 1]
    return with_scratch(quads(numbers), 21 * len(numbers) + 8)


def lb(r, v):
    frame = ethernet(r, 0x0800, v == 3) + ip4(r, 6, 4 * (v == 4), ports(r, 6, 100))
    servers = b''.join(r.randbytes(10) + b'\0\0' for _ in range(7))
    return with_table(frame, servers, b=7)


def nat(r, v):
    proto = [6, 17, 17, 1, 6, 17][v]
    payload = ports(r, proto, 40)
    if v == 2:
        payload = payload[:6] + b'\0\0' + payload[8:]
    frame = ethernet(r, 0x0800, 0) + ip4(r, proto, 4 * (v == 1), payload)
    return Input(frame[:40] if v == 5 else frame, a=r.getrandbits(32), b=r.getrandbits(16))


def encap(r, v):
    frame = ethernet(r, 0x0800, 0) + ip4(r, 6, 0, ports(r, 6, 100 + v))
    return Input(bytes(32) + (frame[:20] if v == 5 else frame), data=32, a=r.getrandbits(32), b=r.getrandbits(32))


def numbers64(r, v):
    return Input(quads([r.getrandbits(r.randrange(1, 65)) for _ in range(32)] + [1, 1 << 31, 1 << 32, (1 << 64) - 1]))


popcnt64 = mod64 = numbers64


def clz64(r, v):
    return Input(quads([0, 1 << 63] + [r.getrandbits(r.randrange(1, 65)) for _ in range(30)]))


def memcmp64(r, v):
    data = r.randbytes(256)
    other = bytearray(data)
    if v != 2:
        other[[200, 0, 0, 255, 128, 31][v]] ^= 1 + v
    return with_table(data, bytes(other))


def memmove(r, v):
    mem = r.randbytes(2048)
    data, to = [(256, 512), (512, 256), (256, 256), (256, 260), (256, 1500), (260, 256)][v]
    return Input(mem, data=data, a=BASE + to, b=128)


def chacha(r, v):
    return with_scratch(b'expand 32-byte k' + r.randbytes(48), 64)


def stackheavy(r, v):
    return Input(r.randbytes([200, 10, 0, 64, 100, 255][v]))


def calls(r, v):
    return Input(r.randbytes([128, 4, 0, 64, 100, 252][v]), a=r.getrandbits(32))


def bigswitch(r, v):
    return Input(r.randbytes([256, 10, 0, 64, 100, 255][v]), a=r.getrandbits(32), b=r.getrandbits(32))


def counters(r, v):
    keys = [r.getrandbits(32) for _ in range(20)]
    return Input(words(r.choice(keys) for _ in range(64)))


# In the order of the tables.
NAMES = ['parse4', 'parse6', 'csum16', 'csum32', 'csum64', 'jenkins', 'murmur', 'fnv64', 'siphash', 'splitmix', 'bucket',
         'ewma', 'bsearch', 'sort', 'lpmwalk', 'tokens', 'glob', 'itoa', 'lb', 'nat', 'encap', 'popcnt64', 'clz64', 'mod64',
         'memcmp64', 'memmove', 'chacha', 'stackheavy', 'calls', 'bigswitch', 'counters']
VARIANTS = 6


def make(name, variant=0):
    """The input of program NAME; VARIANT is below VARIANTS."""
    return globals()[name](random.Random('%s %d' % (name, variant)), variant)


def write(directory, variants):
    """Files for lm32, one set a program, and all.bin for host.c: name[16], length, context, memory, for each."""
    os.makedirs(directory, exist_ok=True)
    with open(os.path.join(directory, 'all.bin'), 'wb') as everything:
        for name in NAMES:
            for variant in range(variants):
                made = make(name, variant)
                everything.write(struct.pack('<16sI', name.encode(), len(made.mem)) + made.ctx + made.mem)
                if variant == 0:
                    for ext, data in ('ctx', made.ctx), ('mem', made.mem):
                        with open(os.path.join(directory, '%s.%s' % (name, ext)), 'wb') as f:
                            f.write(data or b'\0')


if __name__ == '__main__':
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
