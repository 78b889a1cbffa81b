#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""kernel.py OBJECT CAPTURE.pcap BLOCK.json: what Linux itself makes of the capture, to compare with what we print.

Loads the BPF object with bpftool (as root), fills map `blocklist`, runs its program on each packet by
BPF_PROG_TEST_RUN, and prints a line a packet as `bpfrun-ia32 -v` does, then each map's elements, sorted.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile

VERDICTS = ["XDP_ABORTED", "XDP_DROP", "XDP_PASS"]


def bpftool(*args):
    done = subprocess.run(("bpftool", "-j") + args, capture_output=True, text=True)
    if done.returncode:
        sys.exit("bpftool %s: %s%s" % (" ".join(args), done.stdout, done.stderr))
    return json.loads(done.stdout) if done.stdout.strip() else None


def packets(capture):
    with open(capture, "rb") as f:
        data = f.read()
    at = 24
    while at < len(data):
        size, = struct.unpack_from("<I", data, at + 8)
        yield data[at + 16:at + 16 + size]
        at += 16 + size


def run(pins, obj, capture, block):
    prog, maps = os.path.join(pins, "prog"), os.path.join(pins, "maps")
    bpftool("prog", "load", obj, prog, "pinmaps", maps)
    with open(block) as f:
        for entry in json.load(f):
            key = [str(byte) for byte in entry["key"]]
            bpftool("map", "update", "pinned", maps + "/blocklist", "key", *key, "value", *["0"] * 16)
    with tempfile.NamedTemporaryFile() as packet:
        for number, data in enumerate(packets(capture), 1):
            packet.seek(0)
            packet.truncate()
            packet.write(data)
            packet.flush()
            r0 = bpftool("prog", "run", "pinned", prog, "data_in", packet.name, "repeat", "1")["retval"]
            print("%d %d %s 0x%x" % (number, len(data), VERDICTS[r0], r0))
    for name in ("traffic", "verdicts", "blocklist"):
        print(name)
        for entry in sorted(bpftool("map", "dump", "pinned", maps + "/" + name), key=lambda e: e["key"]):
            print("\t", json.dumps(entry.get("formatted", entry)))


def main(obj, capture, block):
    with tempfile.TemporaryDirectory() as pins:
        subprocess.run(("mount", "-t", "bpf", "none", pins), check=True)
        try:
            run(pins, obj, capture, block)
        finally:
            subprocess.run(("umount", pins))


if len(sys.argv) != 4:
    sys.exit(__doc__.split(":")[0])
main(*sys.argv[1:])
