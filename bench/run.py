#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Runs the bench set with each engine, checks that all give the same result and memory, and prints code bytes, executed
ia32 instructions and median cycles with their ratios to clang's, as Markdown. README.md says what it needs.

    run.py [--builddir DIR] [--work DIR] [--only NAME,...] [--engines NAME,...] [--repeat N] [--rounds N] [--output FILE]
"""
import argparse
import hashlib
import math
import os
import re
import sys
import tempfile

sys.dont_write_bytecode = True

import build
import inputs
import upstream

BASE = 'clang'
KINDS = [('bytes', 'Code bytes'), ('insns', 'Executed ia32 instructions'), ('cycles', 'Median cycles')]


def engines(tools):
    """Name, what it is, and how it makes an object."""
    rows = [(BASE, 'clang -m32 -O2 of the same source', lambda p: build.native(tools, p, tools.clang)),
            ('gcc', 'gcc -m32 -O2 of the same source', lambda p: build.native(tools, p, tools.gcc))]
    for level in 'O0', 'O1', 'O2':
        rows.append((level, 'bpfc-ia32 -%s, from -mcpu=v3' % level, lambda p, level=level: build.ours(tools, p, level, 'v3')))
    rows.append(('O2v4', 'bpfc-ia32 -O2, from -mcpu=v4', lambda p: build.ours(tools, p, 'O2', 'v4')))
    if tools.kjit:
        rows.append(('kernel', "the kernel's ia32 JIT, from -mcpu=v3", lambda p: build.kernel(tools, p, False)))
        rows.append(('harden', "the kernel's ia32 JIT with harden=2", lambda p: build.kernel(tools, p, True)))
    return rows


def programs(tools):
    rows = []
    for name in inputs.NAMES:
        bare = 'bare_counters' if name == 'counters' else None
        rows.append(build.Program(name, os.path.join(build.HERE, 'progs', name + '.c'), bare=bare))
    return rows + upstream.programs(tools)


class Table:
    """values[kind][program][engine], and why a pair is missing."""

    def __init__(self):
        self.values = {kind: {} for kind, _ in KINDS}
        self.refused = {}
        self.wrong = []

    def put(self, kind, program, engine, value):
        self.values[kind].setdefault(program, {})[engine] = value

    def ratios(self, kind, engine, base=BASE, only=None):
        out = []
        for name, row in self.values[kind].items():
            if engine in row and base in row and row[base] > 0 and row[engine] > 0 and (only is None or only in row):
                out.append(row[engine] / row[base])
        return out

    def mean(self, *args, **more):
        ratios = self.ratios(*args, **more)
        return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else None


def run_lm32(tools, table, program, engine, obj, maps, options):
    elf, entry = build.link_lm32(tools, program, [obj] + maps, engine)
    base = tools.path(program.name)
    out_ctx, out_mem = tools.path(program.name, engine, 'ctx.out'), tools.path(program.name, engine, 'mem.out')
    more = ['--regparm'] * (engine in ('kernel', 'harden')) + ['--reset'] * program.reset
    command = (tools.lm32, 'run', elf, '--entry', entry, '--ctx', base + '.ctx', '--mem',
               '%s.mem@%#x' % (base, inputs.BASE), '--repeat', options.repeat, '--count', '--out-ctx', out_ctx,
               '--out-mem', out_mem, *more)
    texts = [build.run(*command) for _ in range(options.rounds)]
    text = texts[0]
    result = re.search(r'^result ([0-9a-f]+):([0-9a-f]+)$', text, re.M)
    table.put('insns', program.name, engine, int(re.search(r'^insns (\d+)', text, re.M).group(1)))
    table.put('cycles', program.name, engine, min(float(re.search(r'median ([-0-9.]+)', t).group(1)) for t in texts))
    digest = hashlib.sha256()
    for path in out_ctx, out_mem:
        with open(path, 'rb') as f:
            digest.update(f.read())
    value = int(result.group(1) + result.group(2), 16)
    return value & program.result_mask, digest.hexdigest()[:16]


def check(table, results, program, engine, found):
    wanted = results.setdefault(program.name, (engine, found))
    if wanted[1] != found:
        table.wrong.append('%s: %s gives %x, memory %s; %s gave %x, memory %s' %
                           ((program.name, engine) + found + (wanted[0],) + wanted[1]))


def run_host(tools, table, results, engine, objs, chosen, options):
    exe = build.link_host(tools, chosen, objs, engine)
    for line in build.run(*tools.run32, exe, os.path.join(tools.work, 'all.bin'), options.repeat).splitlines():
        name, value, digest, time = line.split()
        program = [p for p in chosen if p.name == name][0]
        check(table, results, program, engine, (int(value, 16), digest))
        table.put('cycles', name, engine, float(time))


def measure(tools, rows, chosen, options):
    table, results = Table(), {}
    for engine, _, make in rows:
        objs = []
        for program in chosen:
            try:
                obj = make(program)
                table.put('bytes', program.name, engine, build.code_bytes(obj))
                maps = upstream.maps(tools, program, engine)
                if tools.lm32:
                    found = run_lm32(tools, table, program, engine, obj, maps, options)
                    check(table, results, program, engine, found)
                else:
                    objs.append(obj)
            except build.Refused as e:
                table.refused.setdefault(engine, []).append((program.name, str(e)))
            if sys.stderr.isatty():
                print('%-8s %-20s' % (engine, program.name), end='\r', file=sys.stderr, flush=True)
        if objs and engine not in ('kernel', 'harden'):  # their convention is another one
            run_host(tools, table, results, engine, objs, chosen, options)
    return table


def print_table(table, kind, title, names, chosen, out):
    rows = table.values[kind]
    if not rows:
        return
    print('\n## %s\n' % title, file=out)
    print('| program | ' + ' | '.join(names) + ' |', file=out)
    print('| --- |' + ' ---: |' * len(names), file=out)
    for program in chosen:
        row, cells = rows.get(program.name, {}), []
        for engine in names:
            if engine not in row:
                cells.append('-')
            elif engine == BASE or not row.get(BASE):
                cells.append('%.0f' % row[engine])
            else:
                cells.append('%.0f (%.2f)' % (row[engine], row[engine] / row[BASE]))
        print('| %s | %s |' % (program.name, ' | '.join(cells)), file=out)
    means = [table.mean(kind, engine) for engine in names]
    print('| geometric mean | ' + ' | '.join('-' if m is None else '**%.2f**' % m for m in means) + ' |', file=out)


def report(tools, table, rows, chosen, out):
    names = [name for name, _, _ in rows]
    for name, what, _ in rows:
        print('- `%s`: %s' % (name, what), file=out)
    if not tools.lm32:
        print('\nBENCH_LM32 is not set: no instruction counts, and the times are nanoseconds %s.' %
              ('under ' + tools.run32[0] + ', which say little' if tools.run32 else 'of a 32-bit process'), file=out)
    for kind, title in KINDS:
        if kind == 'cycles' and not tools.lm32:
            title = 'Median nanoseconds'
        print_table(table, kind, title, names, chosen, out)
    if tools.kjit:
        print('\n## Against the kernel\n\nOver the programs that its JIT compiles, `O2` has, as a part of what `kernel` has:\n', file=out)
        for kind, title in KINDS:
            mean = table.mean(kind, 'O2', base='kernel')
            if mean is not None:
                print('- %s: %.2f (%.2f of clang; kernel %.2f of clang)' %
                      (title.lower(), mean, table.mean(kind, 'O2', only='kernel'), table.mean(kind, 'kernel')), file=out)
    for engine, why in table.refused.items():
        print('\n`%s` leaves out: ' % engine + '; '.join('%s (%s)' % pair for pair in why), file=out)
    print('\n%s' % ('All results and memories agree.' if not table.wrong else 'WRONG:'), file=out)
    for line in table.wrong:
        print('- ' + line, file=out)


def main():
    parser = argparse.ArgumentParser(description='Runs the bench set; bench/README.md says more.')
    parser.add_argument('--builddir', default='.', help='where bpfc-ia32 and libbpfrt-ia32.a are (default: here)')
    parser.add_argument('--work', help='keep what is built in this directory')
    parser.add_argument('--only', help='these programs, separated by commas')
    parser.add_argument('--engines', help='these engines, separated by commas; clang is always one')
    parser.add_argument('--repeat', type=int, default=200, help='batches to time (default: 200)')
    parser.add_argument('--rounds', type=int, default=3, help='measure so often and take the lowest median (default: 3)')
    parser.add_argument('--output', help='the report goes here (default: standard output)')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        tools = build.Tools(options.builddir, os.path.abspath(options.work or scratch))
        inputs.write(tools.work, 1)
        rows, chosen = engines(tools), programs(tools)
        if options.engines:
            rows = [row for row in rows if row[0] in options.engines.split(',') + [BASE]]
        if options.only:
            chosen = [p for p in chosen if p.name in options.only.split(',')]
        if not tools.lm32:
            chosen = [p for p in chosen if p.name in inputs.NAMES]
        if not chosen:
            parser.error('no such program')
        table = measure(tools, rows, chosen, options)
        out = open(options.output, 'w') if options.output else sys.stdout
        report(tools, table, rows, chosen, out)
        out.flush()
    return 1 if table.wrong else 0


if __name__ == '__main__':
    sys.exit(main())
