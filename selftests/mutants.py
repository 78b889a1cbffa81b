#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Tests the tests: puts one fault at a time into the compiler and sees whether the suites notice.

    mutants.py --check                      each mutant of mutants/*.txt still fits its file
    mutants.py [-j N] [--fresh] [NAME...]   makes and runs them (in a build directory after `make check` built the
                                            test programs); Makefile.am has both as targets
    mutants.py --remember ...               also writes down who killed which, in mutants/killers.list

A mutant of the table:

    == NAME KIND FILE [OBJECT...]   FILE of src/; OBJECTs: what is compiled again, if FILE is a header or table
    @ TEXT                          (may be left out) the old text is looked for behind this text, which occurs once
    - OLD                           one or more lines; together they occur once, or, with @,
    behind it for the first time
    + NEW                           what is put in their place; may be left out
    = WHY                           a mutant that is no fault: it means the same, for this reason
    ! SUITE                         the suite to begin with, where that is not the cheapest one

The changed file is compiled from a copy and linked in front of the archive of all objects, so a mutant costs one
compilation and one link. Suites run in the order of their cost until one fails. First without the compiler's own checks
between passes (ir_check, ra_check), then with them: the report tells mutants that results killed from those that only
such checks noticed. What killed a mutant once (mutants/killers.list: suite, case file) is tried before all others, so
that a whole run takes seconds a mutant; that list decides nothing: a mutant that it does not kill goes through all suites.
Results are kept in mutants.dir: a killed mutant runs again when its file or its own text changed, a survivor each time.
"""
import argparse
import concurrent.futures
import glob
import hashlib
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
KILLERS = os.path.join(HERE, "mutants", "killers.list")


class Mutant:
    def __init__(self, where, words):
        self.where, self.name, self.kind, self.file = where, words[0], words[1], words[2]
        self.objects = words[3:] or [self.file]
        self.anchor, self.old, self.new, self.why, self.first = None, [], [], [], None

    def apply(self, text):
        """TEXT with the fault in it; raises ValueError if the table is out of date."""
        old, at = "\n".join(self.old), 0
        if self.anchor is not None:
            if text.count(self.anchor) != 1:
                raise ValueError(f"\"{self.anchor}\" occurs {text.count(self.anchor)} times in {self.file}")
            at = text.index(self.anchor)
        elif text.count(old) != 1:
            raise ValueError(f"the old text occurs {text.count(old)} times in {self.file}")
        at = text.find(old, at)
        if at < 0:
            raise ValueError(f"the old text does not occur behind \"{self.anchor}\" in {self.file}")
        return text[:at] + "\n".join(self.new) + text[at + len(old):]


def read_table():
    mutants = []
    for path in sorted(glob.glob(os.path.join(HERE, "mutants", "*.txt"))):
        with open(path, encoding="ascii") as f:
            for number, line in enumerate(f, 1):
                line = line.rstrip("\n")
                where, mark, rest = f"{os.path.basename(path)}:{number}", line[:1], line[2:]
                if line.startswith("== "):
                    mutants.append(Mutant(where, rest.split()))
                elif mark in ("", "#"):
                    continue
                elif mark == "@":
                    mutants[-1].anchor = rest
                elif mark == "!":
                    mutants[-1].first = rest
                elif mark in "-+=":
                    {"-": mutants[-1].old, "+": mutants[-1].new, "=": mutants[-1].why}[mark].append(rest)
                else:
                    sys.exit(f"{where}: not a line of the table")
    return mutants


def check(mutants):
    bad, names = 0, set()
    for m in mutants:
        try:
            with open(os.path.join(TOP, m.file), encoding="utf-8") as f:
                text = f.read()
            if not m.old or m.apply(text) == text or m.name in names:
                raise ValueError("no change, or a name that another mutant has")
            if m.first and m.first not in [name for name, _, _ in SUITES]:
                raise ValueError(f"no suite {m.first}")
        except (OSError, ValueError) as e:
            print(f"{m.where}: {m.name}: {e}")
            bad += 1
        names.add(m.name)
    print(f"{len(mutants) - bad} passed, {bad} failed, 0 skipped")
    return 1 if bad or not mutants else 0


# -- Making and running -----------------------------------------------------------------------------------------


class Build:
    """What the build directory says, by its Makefile."""

    def __init__(self):
        self.var = self.values("CC DEFS LDFLAGS LIBS CUNIT_LIBS RUN32 CC32 BPF_CLANG pkglibexecdir")
        self.flags = [*shlex.split(self.var["DEFS"]), f"-I{TOP}/src", f"-I{TOP}/runtime", "-std=gnu11", "-O1",
                      "-fPIC",
                      f"-DBPFC_LIBEXECDIR=\"{self.var['pkglibexecdir']}\"", f"-DBPFC_RUN32=\"{self.var['RUN32']}\""]
        with open("liball.la", encoding="utf-8") as f:
            needed = f.read().split("dependency_libs='")[1].split("'")[0]
        libs = " ".join([self.var["LDFLAGS"], needed, self.var["CUNIT_LIBS"], self.var["LIBS"]])
        self.libs = [".libs/librun.a", ".libs/liball.a", *shlex.split(libs)]
        objects = self.values(" ".join(f"{p}_OBJECTS" for p in PROGRAMS))
        self.objects = {name[:-8].replace("_ia32", "-ia32"): v.split() for name, v in objects.items() if v}

    @staticmethod
    def values(names):
        """Variables of the Makefile."""
        with open("Makefile", encoding="utf-8") as f:
            text = f.read()
        text += "".join(f"\n$(info {n}=$({n}))" for n in names.split()) + "\nnothing-to-make:\n\t@:\n"
        out = subprocess.run(["make", "-s", "-f", "-", "nothing-to-make"], input=text, capture_output=True, text=True,
                             check=True).stdout
        return dict(line.split("=", 1) for line in out.splitlines() if "=" in line)


PROGRAMS = ("run", "unit", "encode_gen", "random", "cbpf_diff", "cbpf_kernel", "audit", "bpfc_ia32")
CLASSIC = ["--file={top}/selftests/cbpf_expr.txt", "--capture={top}/examples/loopback.pcap"]
# Test programs by cost: name, program that is linked, its arguments. {top}: the source tree, {cases}: the case files.
SUITES = [
    ("cases", "run", ["--stop", "--no-self-check", "--seeds=1", "--harden-seeds=0", "{cases}"]),
    ("abi.sh", "bpfc-ia32", "abi.sh"),
    ("highpage.sh", "bpfc-ia32", "highpage.sh"),
    ("bench_check.sh", "bpfc-ia32", "bench_check.sh"),
    ("encode_gen", "encode_gen", []),
    ("classic, random", "cbpf_diff", ["random", *CLASSIC, "--count=600", "--packets=40", "--native=40"]),
    ("classic, kernel", "cbpf_kernel", ["--count=200"]),
    ("unit", "unit", "prog asm code interp cinterp cbpf check cfg build support split opt guard swap tails encode "
                      "blind expand far".split()),
    ("classic, expressions", "cbpf_diff", ["expressions", *CLASSIC, "--links=1", "--packets=200", "--native=40"]),
    ("cases, hardened", "run", ["--stop", "--no-self-check", "--seeds=0", "--harden-seeds=1", "{cases}"]),
    ("audit", "audit", []),
    ("threads.sh", "bpfc-ia32", "threads.sh"),
    ("cases, 8 seeds", "run", ["--stop", "--no-self-check", "--seeds=8", "--harden-seeds=0", "{cases}"]),
    ("random", "random", ["--max-failed=1", "--count=2000", "--seeds=0", "--no-kernel"]),
    ("internal checks, cases", "run", ["--stop", "--seeds=3", "--harden-seeds=1", "{cases}"]),
    ("internal checks, random", "random", ["--max-failed=1", "--count=1000", "--every=20", "--no-kernel"]),
]
SECONDS = 240  # a suite that takes longer has been killed: the mutant hangs


def limits():
    os.setsid()
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(argv, env=None):
    """Status and output of a program; None: it took too long."""
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=env,
                          preexec_fn=limits) as p:
        try:
            out, _ = p.communicate(timeout=SECONDS)
            return p.returncode, out.decode(errors="replace")
        except subprocess.TimeoutExpired:
            os.killpg(p.pid, signal.SIGKILL)
            p.communicate()
            return None, ""


class Work:
    """One mutant on its way: the files it needs, in a directory of its own."""

    def __init__(self, build, mutant, dir):
        self.b, self.m, self.dir, self.linked = build, mutant, dir, set()

    def path(self, name):
        return os.path.join(self.dir, name)

    def compile(self):
        """None, or what went wrong."""
        with open(os.path.join(TOP, self.m.file), encoding="utf-8") as f:
            text = self.m.apply(f.read())
        copy = self.path(self.m.file)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        with open(copy, "w", encoding="utf-8") as f:
            f.write(text)
        self.changed = []
        for n, source in enumerate(self.m.objects):
            path = copy if source == self.m.file else os.path.join(TOP, source)
            self.changed.append(self.path(f"m{n}.o"))
            status, out = run([*shlex.split(self.b.var["CC"]), f"-I{self.dir}/src", *self.b.flags, "-c", "-o",
                               self.changed[-1], path])
            if status:
                return out
        return None

    def link(self, program):
        if program in self.linked:
            return
        self.linked.add(program)
        status, out = run([*shlex.split(self.b.var["CC"]), "-Wl,-S", "-o", self.path(program), *self.changed,
                           *self.b.objects[program], *self.b.libs])
        if status != 0:
            raise RuntimeError(f"{self.m.name}: {program} does not link:\n{out}")

    def suite(self, name, program, args, cases=f"{TOP}/selftests/cases"):
        """None if it passed, else how it died."""
        self.link(program)
        env = dict(os.environ, BPFC_TEST_SCOPE="quick", srcdir=TOP, builddir=os.getcwd(),
                   **{n: self.b.var[n] for n in ("CC", "CC32", "RUN32", "BPF_CLANG")})
        if isinstance(args, str):  # a script that uses the compiler of its build directory
            env["builddir"] = self.dir
            if not os.path.exists(self.path("libbpfrt-ia32.a")):
                os.symlink(os.path.abspath("libbpfrt-ia32.a"), self.path("libbpfrt-ia32.a"))
            argv = ["sh", f"{TOP}/selftests/{args}"]
        else:
            argv = [self.path(program), *(a.format(top=TOP, cases=cases) for a in args)]
        env["BPFC_RUN_GUEST"] = os.path.abspath("bpfrun-ia32-guest")
        status, out = run(argv, env)
        if status in (0, 77):  # 77: cannot run here
            return None
        lines = [l for l in out.splitlines() if "FAIL" in l] or [l for l in out.splitlines() if ": " in l]
        line = lines[0].strip() if lines else out.strip().splitlines()[-1] if out.strip() else ""
        part = re.search(r"Suite: (\w+)[^\x00]*", out.split("FAILED")[0]) if name == "unit" else None
        if part:  # the last suite that was begun
            line = f"suite {part.group(0).rsplit('Suite: ', 1)[1].split()[0]}: {line}"
        if status is None:
            return f"{name}: took more than {SECONDS} s"
        return f"{name}: {'signal %d' % -status if status < 0 else line.replace(TOP + '/', '')}"


# -- Who killed whom --------------------------------------------------------------------------------------------


def read_killers():
    """By name of a mutant: suite, and case file, unit suite or nothing."""
    killers = {}
    if os.path.exists(KILLERS):
        with open(KILLERS, encoding="ascii") as f:
            for line in f:
                if not line.startswith("#"):
                    name, suite, file = line.rstrip("\n").split("\t")
                    killers[name] = suite, file
    return killers


def write_killers(mutants, results):
    killers = read_killers()
    for m in mutants:
        what, how = results[key_of(m)]
        killers.pop(m.name, None)
        # What only internal checks notice goes by all suites each time: one may have come that sees a wrong result.
        if what in ("killed", "check") and not how.startswith("internal"):
            part = re.search(r": (selftests/cases/\S+\.t):|: suite (\w+):", how)
            killers[m.name] = how.split(": ")[0], (part.group(1) or part.group(2)) if part else ""
    names = {m.name for m in read_table()}
    with open(KILLERS, "w", encoding="ascii") as f:
        f.write("# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause\n"
                "# What noticed each mutant last time, by mutants.py --remember: name, suite, case file or unit suite.\n")
        f.writelines(f"{n}\t{killers[n][0]}\t{killers[n][1]}\n" for n in sorted(killers) if n in names)


def order_of(mutant, suites, killer):
    """Arguments of Work.suite(): first what killed the mutant before, then the suite that the table names."""
    first = killer[0] if killer else mutant.first
    for name, program, args in suites:
        if name == first and killer and killer[1]:
            if name == "unit":
                yield name, program, [killer[1]]
            elif os.path.exists(os.path.join(TOP, killer[1])):
                yield name, program, args, os.path.join(TOP, killer[1])
    yield from sorted(suites, key=lambda s: s[0] != first)


def try_mutant(build, mutant, suites, killer):
    dir = os.path.abspath(os.path.join("mutants.dir", mutant.name))
    shutil.rmtree(dir, ignore_errors=True)
    os.makedirs(dir)
    work = Work(build, mutant, dir)
    wrong = work.compile()
    if wrong:
        return "broken", wrong
    result = "survived", ""
    if mutant.why:  # not a proof, so a part will do
        suites = [s for s in suites if s[0] in ("cases", "cases, hardened", "unit")]
    for suite in order_of(mutant, suites, killer):
        try:
            how = work.suite(*suite)
        except RuntimeError as e:
            return "broken", str(e)
        if how:
            by_check = suite[0].startswith("internal") or "INTERNAL" in how or "internal" in how
            result = "check" if by_check else "killed", how
            break
    shutil.rmtree(dir, ignore_errors=True)
    return result


def key_of(mutant):
    with open(os.path.join(TOP, mutant.file), "rb") as f:
        text = f.read()
    return hashlib.sha256(repr((mutant.name, mutant.anchor, mutant.old, mutant.new)).encode() + text).hexdigest()[:20]


def load_results(fresh):
    results = {}
    if not fresh and os.path.exists("mutants.dir/results"):
        with open("mutants.dir/results", encoding="utf-8") as f:
            for line in f:
                key, what, how = line.rstrip("\n").split("\t", 2)
                results[key] = what, how
    return results


def report(mutants, results):
    count, survivors, equal = {"killed": 0, "check": 0}, [], []
    for m in mutants:
        what, how = results[key_of(m)]
        if what in count:
            count[what] += 1
            if m.why:
                print(f"{m.where}: {m.name} is said to be no fault, but was killed: {how}")
                survivors.append(m)
        else:
            (equal if m.why else survivors).append(m)
    for m in equal:
        print(f"no fault: {m.name}: {' '.join(m.why)}")
    for m in survivors:
        print(f"SURVIVED {m.name} ({m.where}, {m.kind})")
    faults = len(mutants) - len(equal)
    killed = count["killed"] + count["check"]
    print(f"by wrong results {count['killed']}, by internal checks alone {count['check']}, no faults {len(equal)}")
    print(f"mutants: {killed} killed of {faults}")
    print(f"{killed} passed, {faults - killed} failed, {len(equal)} skipped")
    return 1 if survivors else 0


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--check", action="store_true")
    p.add_argument("--fresh", action="store_true", help="forget what was found before")
    p.add_argument("--remember", action="store_true", help="write down who killed which, in mutants/killers.list")
    p.add_argument("-j", type=int, default=1)
    p.add_argument("--suites", type=int, default=len(SUITES), help="only so many of the suites, the cheapest")
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    mutants = read_table()
    if a.check:
        return check(mutants)
    mutants = [m for m in mutants if not a.names or any(n in m.name for n in a.names)]
    os.makedirs("mutants.dir", exist_ok=True)
    results, killers = load_results(a.fresh), read_killers()
    build = Build()
    todo = [m for m in mutants if results.get(key_of(m), ("survived", ""))[0] in ("survived", "broken")]
    todo.sort(key=lambda m: bool(m.why))
    broken = 0
    if a.fresh:
        open("mutants.dir/results", "w", encoding="utf-8").close()
    with open("mutants.dir/results", "a", encoding="utf-8") as log, \
            concurrent.futures.ThreadPoolExecutor(a.j) as pool:
        jobs = {pool.submit(try_mutant, build, m, SUITES[:a.suites], killers.get(m.name)): m for m in todo}
        for job in concurrent.futures.as_completed(jobs):
            m, (what, how) = jobs[job], job.result()
            results[key_of(m)] = what, how.replace("\n", " | ")
            log.write(f"{key_of(m)}\t{what}\t{results[key_of(m)][1]}\n")
            log.flush()
            print(f"{what:9} {m.name}  {how.strip()[:150]}", flush=True)
            broken += what == "broken"
    if broken:
        sys.exit(f"{broken} mutants do not compile: the table is wrong")
    if a.remember:
        write_killers(mutants, results)
    return report(mutants, results)


if __name__ == "__main__":
    sys.exit(main())
