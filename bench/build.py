# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Building the bench set with each engine: source to object, object to a program for lm32 or for host.c, sizes of code."""
import os
import re
import shlex
import struct
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
FLAGS = '-O2 -ffreestanding -fno-builtin -fno-strict-aliasing'.split()
SEARCH = '-I' + os.path.join(TOP, 'runtime')


class Refused(Exception):
    """An engine cannot do this program; the text says why."""


def run(*command, ok=(0,)):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          universal_newlines=True)
    if done.returncode not in ok:
        message = (done.stderr or done.stdout).strip().splitlines()
        raise Refused('%s: %s' % (os.path.basename(str(command[0])), message[0] if message else done.returncode))
    return done.stdout


class Tools:
    """Where things are; from the environment, as README.md says."""

    def __init__(self, builddir, work):
        get = os.environ.get
        self.builddir, self.work = os.path.abspath(builddir), work
        self.bpf_clang = get('BPF_CLANG') or 'clang-19'
        self.clang = get('BENCH_CLANG') or self.bpf_clang
        self.cc32 = shlex.split(get('CC32') or 'gcc -m32')
        self.gcc = get('BENCH_GCC') or 'gcc'
        self.run32 = shlex.split(get('RUN32', 'qemu-i386'))
        self.lm32, self.kjit, self.ksrc = get('BENCH_LM32'), get('BENCH_KJIT'), get('BENCH_KSRC')
        self.libgcc = run(*self.cc32, '-print-libgcc-file-name').strip()
        os.makedirs(work, exist_ok=True)

    def path(self, *parts):
        return os.path.join(self.work, '.'.join(parts))

    def compiler(self):
        return os.path.join(self.builddir, 'bpfc-ia32')


class Program:
    """What is measured, and what is particular about it."""

    def __init__(self, name, source, more=(), bare=None):
        self.name, self.source, self.more = name, source, list(more)
        self.entry, self.flags = name, FLAGS
        self.bare = bare  # the entry that opens maps first, or None
        self.bare_flags, self.native_flags, self.bpf_flags = [], [], []
        self.result_mask = (1 << 64) - 1  # what of the result counts
        self.reset = name != 'counters'  # memory is put back before each run; counters needs that its maps go on


def rename(program, obj):
    run('objcopy', '--redefine-sym', '%s=bench_%s' % (program.entry, program.name), obj)


def bpf_object(tools, program, cpu):
    out = tools.path(program.name, cpu, 'bpf')
    if not os.path.exists(out):
        run(tools.bpf_clang, '-target', 'bpf', '-mcpu=' + cpu, '-g', *program.flags, *program.more,
            *program.bpf_flags, '-c', '-o', out, program.source)
    return out


def ours(tools, program, level, cpu):
    out = tools.path(program.name, cpu, level, 'o')
    run(tools.compiler(), '--no-verify', '-q', '-' + level, '-o', out, bpf_object(tools, program, cpu))
    rename(program, out)
    return out


def native(tools, program, compiler):
    out = tools.path(program.name, os.path.basename(compiler), 'o')
    run(compiler, '-m32', *program.flags, '-fno-pic', '-fno-pie', '-fno-stack-protector', '-w', *program.more,
        *program.native_flags, '-c', '-o', out, program.source)
    rename(program, out)
    return out


def section(path, wanted):
    """The bytes of a section of an ELF64 file; a GNU objcopy need not know BPF."""
    with open(path, 'rb') as f:
        data = f.read()
    at, = struct.unpack_from('<Q', data, 40)
    size, count, names = struct.unpack_from('<3H', data, 58)
    heads = [struct.unpack_from('<IIQQQQ', data, at + i * size) for i in range(count)]
    for name, _, _, _, offset, length in heads:
        start = heads[names][4] + name
        if data[start:data.index(b'\0', start)] == wanted.encode():
            return data[offset:offset + length]
    raise Refused('no section ' + wanted)


def kernel(tools, program, harden):
    """The kernel's JIT takes raw instructions: what needs a relocation it cannot have from us."""
    obj = bpf_object(tools, program, 'v3')
    if re.search(r"section '\.rel[a]?(bench|tc|xdp)'", run('readelf', '-rW', obj)):
        raise Refused('maps or subprograms')
    raw, code = tools.path(program.name, 'raw'), tools.path(program.name, 'kjit' + 'h' * harden, 'bin')
    with open(raw, 'wb') as f:
        f.write(section(obj, 'bench'))
    text = run(*tools.run32, tools.kjit, 'compile', '--zext', *(['--harden'] * harden), raw, code, ok=(0, 3))
    if '"jited":true' not in text:
        raise Refused('the JIT does not compile it')
    asm, out = tools.path(program.name, 'kjit', 's'), tools.path(program.name, 'kjit' + 'h' * harden, 'o')
    with open(asm, 'w') as f:
        f.write('.globl bench_%s\n.type bench_%s, @function\nbench_%s: .incbin "%s"\n.size bench_%s, . - bench_%s\n'
                '.section .note.GNU-stack,"",@progbits\n' % ((program.name,) * 3 + (code,) + (program.name,) * 2))
    run(*tools.cc32, '-c', '-o', out, asm)
    return out


def code_bytes(obj):
    """Bytes of all functions; entries that only tail calls use, and gaps between functions, do not count."""
    total = 0
    for line in run('readelf', '-sW', obj).splitlines():
        field = line.split()
        if len(field) == 8 and field[3] == 'FUNC' and field[6] != 'UND' and not field[7].endswith('.tail'):
            total += int(field[2], 0)
    return total


def surroundings(tools, program, lm32):
    """Objects and libraries that a program with maps needs beside its own."""
    if not program.bare:
        return []
    out = tools.path(program.name, 'bare', 'lm32' if lm32 else 'host', 'o')
    if not os.path.exists(out):
        run(*tools.cc32, '-std=gnu11', '-O2', '-fno-pic', '-fno-pie', '-ffreestanding', '-fno-stack-protector', '-w', SEARCH,
            '-fno-tree-loop-distribute-patterns', *(['-DBARE_LIBC'] * lm32), *program.bare_flags, '-c', '-o', out,
            os.path.join(HERE, 'bare.c'))
    return [out]


def link_lm32(tools, program, objs, engine):
    out = tools.path(program.name, engine, 'elf')
    entry = program.bare or 'bench_' + program.name
    runtime = [os.path.join(tools.builddir, 'libbpfrt-ia32.a')] if program.bare else []
    run('ld', '-m', 'elf_i386', '-z', 'noexecstack', '-z', 'muldefs', '-Ttext=0x10000000', '-e', entry, '-o', out, *objs,
        *surroundings(tools, program, True), *runtime, tools.libgcc)
    return out, entry


def link_host(tools, programs, objs, engine):
    """One 32-bit process for all programs of an engine; OBJS are theirs."""
    out = tools.path('all', engine)
    names = ' '.join('P(%s)' % p.name for p in programs)
    run(*tools.cc32, '-std=gnu11', '-O2', '-no-pie', SEARCH, '-DPROGRAMS=' + names, '-o', out, os.path.join(HERE, 'host.c'),
        *objs, os.path.join(tools.builddir, 'libbpfrt-ia32.a'), '-z', 'noexecstack')
    return out
