#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""make_pcapng.py IN.pcap OUT.pcapng: the packets of a little-endian pcap file with microseconds as a pcapng file."""
import struct
import sys


def block(kind, body):
    body += b"\0" * (-len(body) % 4)
    size = struct.pack("<I", len(body) + 12)
    return struct.pack("<I", kind) + size + body + size


def main(source, target):
    with open(source, "rb") as f:
        data = f.read()
    magic, _, _, _, _, snaplen, linktype = struct.unpack_from("<IHHiIII", data)
    if magic != 0xa1b2c3d4:
        sys.exit(source + ": no little-endian pcap file with microseconds")
    out = [block(0x0a0d0d0a, struct.pack("<IHHq", 0x1a2b3c4d, 1, 0, -1)),
           block(1, struct.pack("<HHI", linktype, 0, snaplen))]
    at = 24
    while at < len(data):
        seconds, micros, captured, length = struct.unpack_from("<IIII", data, at)
        time = seconds * 1000000 + micros
        out.append(block(6, struct.pack("<IIIII", 0, time >> 32, time & 0xffffffff, captured, length)
                         + data[at + 16:at + 16 + captured]))
        at += 16 + captured
    with open(target, "wb") as f:
        f.write(b"".join(out))


if len(sys.argv) != 3:
    sys.exit("usage: make_pcapng.py IN.pcap OUT.pcapng")
main(sys.argv[1], sys.argv[2])
