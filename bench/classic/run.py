#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Ten classic filters (filters.txt): compiled code, for buffers (O2, O0) and for socket buffers (skb), against C by hand (hand.c,
gcc -m32 -O2), against both interpreters of classic code and, where its source is, libpcap's bpf_filter(): code bytes, executed
ia32 instructions and cycles a packet, then all side by side with warm and with cold instruction cache (cold.c), as Markdown.
All engines must give the same verdicts.

    bench/classic/run.py --builddir DIR

BENCH_LM32: the lm32 program; without it the programs run as 32-bit processes (RUN32 in front), there are no counts of
instructions, and times are nanoseconds. BENCH_LIBPCAP: folder of libpcap's source. CC32: 32-bit compiler (gcc -m32).
"""
import argparse
import math
import os
import random
import re
import shlex
import statistics
import struct
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
N_PACKETS = 64
INTERPRETERS = {'switch': 1, 'threaded': 2, 'libpcap': 3, 'skb': 4}


def run(*command):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    if done.returncode:
        sys.exit('%s: %s' % (' '.join(map(str, command))[:200], done.stderr.strip()))
    return done.stdout


# -- Packets --------------------------------------------------------------------------------------------------------

PORTS = [22, 80, 443, 53, 1024, 2000, 40000]
HOSTS = [0x0a000001, 0x0a000002, 0xc0a80201, 0xc0a8024d, 0xc0a80301, 0x0b010101, 0x6d636363, 0x08080808]


def transport(rnd, proto):
    ports = struct.pack('>HH', rnd.choice(PORTS), rnd.choice(PORTS))
    if proto == 6:
        return ports + bytes(8) + bytes([rnd.choice([0x50, 0x80]), rnd.choice([2, 0x12, 0x10, 0x18, 0x11])]) + bytes(26)
    return ports + bytes(20)


def ipv4(rnd):
    proto, words = rnd.choice([6, 6, 6, 17, 17, 1]), rnd.choice([5, 5, 5, 6])
    body = transport(rnd, proto)
    head = struct.pack('>BBHHHBBHII', 0x40 | words, 0, 4 * words + len(body), 0, rnd.choice([0, 0, 0, 0x4000, 0x2001]), 64,
                       proto, 0, rnd.choice(HOSTS), rnd.choice(HOSTS))
    return b'\x08\x00' + head + bytes(4 * words - 20) + body


def ipv6(rnd):
    proto = rnd.choice([6, 17])
    address = [b'\x20\x01\x0d\xb8' + bytes(11) + bytes([n]) for n in (1, 2)]
    return b'\x86\xdd' + struct.pack('>IHBB', 0x60000000, 40, proto, 64) + rnd.choice(address) + rnd.choice(address) + \
        transport(rnd, proto)


def frame(rnd):
    kind = rnd.choice('444446av')
    inner = ipv6(rnd) if kind == '6' else ipv4(rnd)
    if kind == 'a':
        inner = b'\x08\x06' + bytes(14) + struct.pack('>I', rnd.choice(HOSTS)) + bytes(6) + \
            struct.pack('>I', rnd.choice(HOSTS)) + bytes(18)
    if kind == 'v':
        inner = b'\x81\x00' + struct.pack('>H', rnd.choice([100, 100, 200])) + inner
    packet = bytes(12) + inner
    return packet[:rnd.randrange(60)] if rnd.random() < 0.05 else packet


def packets():
    rnd = random.Random(1)
    return [frame(rnd) for _ in range(N_PACKETS)]


def write_data(path, insns):
    with open(path, 'w') as f:
        f.write('enum { N_PACKETS = %d, N_INSNS = %d };\n' % (N_PACKETS, len(insns)))
        f.write('static const struct { uint32_t wirelen, caplen; uint8_t bytes[128]; } packets[] = {\n')
        for p in packets():
            f.write('\t{ %d, %d, { %s } },\n' % (len(p) + 4, len(p), ', '.join(map(str, p)) or '0'))
        f.write('};\nstatic const struct { uint16_t code; uint8_t jt, jf; uint32_t k; } insns[] = {\n')
        for code, jt, jf, k in insns:
            f.write('\t{ %d, %d, %d, %du },\n' % (code, jt, jf, k))
        f.write('};\n')


def read_filters(chosen):
    with open(os.path.join(HERE, 'filters.txt')) as f:
        for line in f:
            if line.startswith('#'):
                continue
            name, what, insns = (part.strip() for part in line.split(' | '))
            if not chosen or name in chosen:
                yield name, what, insns, [tuple(map(int, i.split())) for i in insns.split(',')[1:]]


# -- Engines ----------------------------------------------------------------------------------------------------------

class Bench:
    def __init__(self, options):
        get = os.environ.get
        self.options, self.build = options, os.path.abspath(options.builddir)
        self.cc32, self.run32 = shlex.split(get('CC32') or 'gcc -m32'), shlex.split(get('RUN32', 'qemu-i386'))
        self.lm32, self.libpcap = get('BENCH_LM32'), get('BENCH_LIBPCAP')
        self.work = tempfile.mkdtemp(prefix='classic.')
        self.libgcc = run(*self.cc32, '-print-libgcc-file-name').strip()
        self.flags = ['-O2', '-fno-pic', '-std=gnu11', '-fno-stack-protector', '-I' + self.work, '-I' + os.path.join(TOP, 'src'), '-I' + os.path.join(TOP, 'runtime')]
        if not self.lm32:
            self.flags.append('-DHOSTED')
        else:
            self.flags += ['-ffreestanding', '-fno-builtin']

    def path(self, name):
        return os.path.join(self.work, name)

    def engines(self):
        return ['O2', 'O0', 'skb', 'gcc', 'switch', 'threaded'] + ['libpcap'] * bool(self.libpcap)

    def compile(self, name, insns, engine, function='filter'):
        """Objects that together have FUNCTION()."""
        obj = self.path(function + '.o')
        if engine in ('O2', 'O0', 'skb'):
            with open(self.path('filter.txt'), 'w') as f:
                f.write(insns)
            how = ['--type=socket', '--name=skb_filter'] if engine == 'skb' else ['--type=flat', '--name=' + function, '-' + engine]
            run(os.path.join(self.build, 'bpfc-ia32'), '--input=cbpf', *how, '-o', obj, self.path('filter.txt'))
            return [obj] + [os.path.join(self.build, 'libbpfrt-ia32.a')] * (engine == 'skb')
        if engine == 'gcc':
            run(*self.cc32, '-O2', '-fno-pic', '-fcf-protection=none', '-ffunction-sections', '-D%s=%s' % (name, function), '-c', '-o', obj,
                os.path.join(HERE, 'hand.c'))
            return [obj]
        if engine == 'libpcap':
            run(*self.cc32, '-O2', '-fno-pic', '-fno-stack-protector', '-fcf-protection=none', '-w', '-I' + self.libpcap, '-D_U_=', '-Dpcap_func_export=',
                '-c', '-o', obj, os.path.join(self.libpcap, 'bpf_filter.c'))
            return [obj]
        return [os.path.join(self.build, 'src', o + '.m32.o') for o in ('interp/cinterp', 'cbpf', 'util', 'diag')]

    def link(self, objs, engine):
        driver, out = self.path('driver.o'), self.path('program')
        run(*self.cc32, *self.flags, '-DINTERPRETER=%d' % INTERPRETERS.get(engine, 0), '-c', '-o', driver,
            os.path.join(HERE, 'driver.c'))
        if self.lm32:
            run(*self.cc32, *self.flags, '-c', '-o', self.path('bare.o'), os.path.join(HERE, 'bare.c'))
            run('ld', '-m', 'elf_i386', '-z', 'noexecstack', '--gc-sections', '-Ttext=0x10000000', '-e', 'warm', '-u', 'base', '-u', 'setup',
                '-o', out, driver, self.path('bare.o'), *objs, self.libgcc)
        else:
            run(*self.cc32, '-no-pie', '-z', 'noexecstack', '-Wl,--gc-sections', '-o', out, driver, *objs)
        return out

    def entry(self, program, entry):
        text = run(self.lm32, 'run', program, '--entry', entry, '--repeat', self.options.repeat, '--count')
        result = re.search(r'^result ([0-9a-f]+:[0-9a-f]+)$', text, re.M).group(1)
        return result, int(re.search(r'^insns (\d+)', text, re.M).group(1)), float(re.search(r'median ([-0-9.]+)', text).group(1))

    def measure(self, program):
        """Verdicts, instructions and time a packet."""
        if not self.lm32:
            result, warm = run(*self.run32, program).split()
            return result, None, float(warm)
        rounds = [[self.entry(program, e) for e in ('warm', 'base')] for _ in range(self.options.rounds)]
        warm, base = (min(r[k][2] for r in rounds) for k in range(2))
        # nothing() of the base has two instructions
        return rounds[0][0][0], (rounds[0][0][1] - rounds[0][1][1]) / N_PACKETS + 2, (warm - base) / N_PACKETS

    def side_by_side(self, name, insns):
        """Warm and cold, by engine; nothing where 32-bit programs do not run natively."""
        if self.run32:
            return {}
        engines = [e for e in self.engines() if e != 'skb']
        objs = {o: 0 for e in engines for o in self.compile(name, insns, e, 'filter_' + e)}
        program = self.path('side')
        run(*self.cc32, '-O2', '-fno-pic', '-std=gnu11', '-I' + self.work, '-I' + os.path.join(TOP, 'src'), *['-DLIBPCAP'] * bool(self.libpcap),
            '-no-pie', '-z', 'noexecstack', '-Wl,--gc-sections', '-o', program, os.path.join(HERE, 'cold.c'), *objs)
        rounds = [[line.split() for line in run(program).splitlines()] for _ in range(self.options.rounds)]
        return {line[0]: [statistics.median(float(r[k][n]) for r in rounds) for n in (1, 2)] for k, line in enumerate(rounds[0])}


def size_of(objs):
    for line in run('nm', '-S', objs[0]).splitlines():
        words = line.split()
        if len(words) == 4 and words[3] in ('filter', 'skb_filter'):
            return int(words[1], 16)
    return None


def mean(values):
    values = [v for v in values if v and v > 0]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float('nan')


def table(title, rows, engines, kind, base, digits):
    engines = [e for e in engines if any(r[1][e][kind] is not None for r in rows)]
    print('\n## %s\n' % title)
    print('| filter | %s |' % ' | '.join(engines))
    print('| --- |%s' % (' ---: |' * len(engines)))
    for name, values in rows:
        print('| %s | %s |' % (name, ' | '.join('%.*f' % (digits, values[e][kind]) for e in engines)))
    ratios = ['%.2f' % mean([r[1][e][kind] / r[1][base][kind] for r in rows if r[1][base][kind] > 0]) for e in engines]
    print('| geometric mean, to %s | %s |' % (base, ' | '.join(ratios)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--builddir', default='.')
    parser.add_argument('--repeat', type=int, default=200)
    parser.add_argument('--rounds', type=int, default=5)
    parser.add_argument('--keep', action='store_true', help='leave the working folder')
    parser.add_argument('filters', nargs='*')
    options = parser.parse_args()
    bench, rows, wrong = Bench(options), [], []
    for name, what, text, insns in read_filters(options.filters):
        write_data(bench.path('data.h'), insns)
        values, verdicts = {}, {}
        for engine in bench.engines():
            objs = bench.compile(name, text, engine)
            result, count, cycles = bench.measure(bench.link(objs, engine))
            verdicts.setdefault(result, []).append(engine)
            interpreter = engine in INTERPRETERS and engine != 'skb'
            values[engine] = {'bytes': None if interpreter else size_of(objs), 'insns': count, 'cycles': cycles, 'warm': None, 'cold': None}
        for engine, times in bench.side_by_side(name, text).items():
            values[engine]['warm'], values[engine]['cold'] = times
        rows.append((name, values))
        if len(verdicts) > 1:
            wrong.append('%s: verdicts differ: %s' % (name, verdicts))
    unit = 'cycles' if bench.lm32 else 'nanoseconds under "%s"' % ' '.join(bench.run32)
    table('Code bytes', rows, bench.engines(), 'bytes', 'gcc', 0)
    if bench.lm32:
        table('Executed ia32 instructions a packet', rows, bench.engines(), 'insns', 'gcc', 1)
    table('Time, %s a packet' % unit, rows, bench.engines(), 'cycles', 'O2', 1)
    if rows[0][1]['O2']['cold'] is not None:
        table('Side by side, warm instruction cache, ticks a packet', rows, bench.engines(), 'warm', 'O2', 1)
        table('Side by side, cold instruction cache, ticks a packet', rows, bench.engines(), 'cold', 'O2', 1)
    if options.keep:
        print('\n' + bench.work, file=sys.stderr)
    else:
        run('rm', '-rf', bench.work)
    if wrong:
        sys.exit('\n'.join(wrong))


main()
