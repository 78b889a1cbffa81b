# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Programs of the kernel's BPF selftests that belong to the bench set: read from a kernel source tree or its archive where
BENCH_KSRC names one, never part of this project. They use maps, so they need lm32 and the runtime."""
import os
import random
import struct
import tarfile

import build
import inputs

FOLDER = 'tools/testing/selftests/bpf/'
FILES = [FOLDER + name for name in ('progs/test_pkt_access.c', 'progs/test_xdp.c', 'progs/test_l4lb.c',
                                    'progs/test_l4lb_noinline.c', 'test_iptunnel_common.h')]
MAPS = ['vip_map', 'ch_rings', 'reals', 'stats', 'ctl_array', 'rxcnt', 'vip2tnl']


def unpack(tools):
    """The folder that holds FILES, or None."""
    if not tools.ksrc:
        return None
    if os.path.isdir(tools.ksrc):
        return tools.ksrc
    out = os.path.join(tools.work, 'ksrc')
    if not all(os.path.exists(os.path.join(out, name)) for name in FILES):
        with tarfile.open(tools.ksrc) as archive:
            for member in archive:
                name = member.name.partition('/')[2]
                if name in FILES:
                    path = os.path.join(out, name)
                    os.makedirs(os.path.dirname(path), exist_ok=True)
                    with open(path, 'wb') as f:
                        f.write(archive.extractfile(member).read())
    return out


def frame(room):
    """A TCP packet to 10.0.0.1:80 with ROOM free bytes before it."""
    r = random.Random('upstream')
    tcp = struct.pack('>HHIIBBHHH', 40000, 80, 1, 1, 0x50, 0x10, 512, 0, 123) + r.randbytes(40)
    ip = struct.pack('>BBHHHBBHII', 0x45, 0, 20 + len(tcp), 1, 0, 64, 6, 0, 0x0a010203, 0x0a000001)
    ip = ip[:10] + struct.pack('>H', inputs.sum16(ip)) + ip[12:]
    return bytes(room) + inputs.ethernet(r, 0x0800, 0) + ip + tcp


def write_inputs(tools, name):
    mem = frame(64)
    data, end = inputs.BASE + 64, inputs.BASE + len(mem)
    if name == 'test_xdp':
        ctx = struct.pack('<8I', data, end, data, 1, 0, 0, inputs.BASE, end).ljust(64, b'\0')
    else:
        ctx = bytearray(256)  # struct __sk_buff
        struct.pack_into('<I', ctx, 0, end - data)
        struct.pack_into('<I', ctx, 16, 0x0008)
        struct.pack_into('<II', ctx, 36, 3, 3)
        struct.pack_into('<II', ctx, 76, data, end)
    for ext, content in ('ctx', ctx), ('mem', mem):
        with open(tools.path(name, ext), 'wb') as f:
            f.write(content)


def programs(tools):
    folder, rows = unpack(tools), []
    if not folder:
        return rows
    for name, entry in (('test_pkt_access', 'test_pkt_access'), ('test_xdp', '_xdp_tx_iptunnel'),
                        ('test_l4lb', 'balancer_ingress'), ('test_l4lb_noinline', 'balancer_ingress')):
        source = os.path.join(folder, FOLDER, 'progs', name + '.c')
        if not os.path.exists(source):
            continue
        write_inputs(tools, name)
        system = ['-I' + path for path in ('/usr/include/x86_64-linux-gnu', '/usr/include/i386-linux-gnu')]
        program = build.Program(name, source, more=['-w', '-I' + os.path.join(folder, FOLDER)], bare='bare_upstream')
        program.entry = entry
        program.flags = ['-O2', '-fno-strict-aliasing']
        program.bpf_flags = system
        program.native_flags = ['-I' + os.path.join(build.HERE, 'native')]
        program.bare_flags = ['-DUPSTREAM', '-DENTRY=bench_' + name]
        program.result_mask = 0xffffffff  # int
        rows.append(program)
    return rows


def maps(tools, program, engine):
    """What a directly compiled program links with to have map descriptors: ours, which has them, behind its own code."""
    if program.bare != 'bare_upstream' or engine not in ('clang', 'gcc'):
        return []
    obj = tools.path(program.name, os.path.basename(tools.clang if engine == 'clang' else tools.gcc), 'o')
    build.run('objcopy', *['--weaken-symbol=' + name for name in MAPS], obj)
    return [build.ours(tools, program, 'O2', 'v3')]
