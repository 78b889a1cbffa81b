#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# The rules about files that no compiler checks; each file is one test:
#   - #include only from lower layers (the table below); of another folder only its door
#   - licence line first; header guards; files up to 800 lines, functions up to 80
#   - no sprintf, strcpy, rand; malloc only where layer 0 and the host's tools need it
#   - nothing left to be done (the usual words)

set -eu
cd "${srcdir:-$(dirname "$0")/..}"

find src runtime tests selftests examples bench -type f \( -name '*.[ch]' -o -name '*.def' -o -name '*.sh' \) 2>/dev/null |
	grep -v -e '/cases/' -e '/upstream/linux' | sort >"${TMPDIR:-/tmp}/layers.$$"
trap 'rm -f "${TMPDIR:-/tmp}/layers.$$"' EXIT
find m4 -name 'ax_*.m4' >>"${TMPDIR:-/tmp}/layers.$$"
for f in Makefile.am configure.ac scripts/* .ci/*; do
	[ -f "$f" ] && echo "$f" >>"${TMPDIR:-/tmp}/layers.$$"
done

LC_ALL=C awk '
# Layer of each module: a file of src/ without its suffix, or a folder.
BEGIN {
	split("util stream diag errors bpfc.h bpfrt.h;isa alu helper maptype;prog progtype code cbpf disasm asm image;front verify interp;ir;" \
	      "blinding x86_32;out jit;compile passes bpfc;main cli audit run tests selftests bench examples", row, ";")
	for (i in row) {
		n = split(row[i], word, " ")
		for (k = 1; k <= n; k++)
			layer[word[k]] = i - 1
	}
	split("front/front.h verify/verify.h interp/interp.h interp/cinterp.h ir/ir.h ir/ops.def blinding/blind.h x86_32/x86.h " \
	      "x86_32/encode.def out/out.h jit/jit.h run/run.h", word, " ")
	for (k in word)
		door[word[k]] = 1
	spdx = "SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause"
	todo = "TO" "DO|FIX" "ME|X" "XX"
}

function complain(text)
{
	printf "%s:%d: %s\n", path, FNR, text
	bad[path] = 1
}

# "src/ir/ir.h" -> "ir", "src/util.c" -> "util", "runtime/x.c" -> "runtime".
function module(p)
{
	if (p ~ /^src\//) {
		sub(/^src\//, "", p)
		if (p == "bpfc.h")
			return p
		if (p ~ /\//)
			sub(/\/.*/, "", p)
		else
			sub(/\..*/, "", p)
		if (!(p in layer))
			sub(/_.*/, "", p) # prog_check.c is a part of prog
		return p
	}
	if (p ~ /^runtime\/bpfrt\.h$/)
		return "bpfrt.h"
	sub(/\/.*/, "", p)
	return p
}

function check_include(name,    folder, target, from, to)
{
	folder = path
	sub(/[^\/]*$/, "", folder)
	if ((folder name) in exists)
		target = folder name
	else if (("src/" name) in exists)
		target = "src/" name
	else if (("runtime/" name) in exists)
		target = "runtime/" name
	else if (("tests/" name) in exists || ("selftests/" name) in exists)
		return
	else {
		if (path ~ /^(src|runtime)\//) # elsewhere it may be generated
			complain("#include \"" name "\": no such file of ours")
		return
	}
	from = module(path)
	to = module(target)
	if (from == to || to == "bpfrt.h")
		return
	if (from == "runtime") {
		# What runs BPF itself in the guest needs the interpreter; the library for compiled programs does not.
		if (to != "helper" && to != "maptype" && !(path ~ /runtime\/guest/ && layer[to] <= 3))
			complain("runtime sees only helper, maptype and bpfrt.h, not " target)
		return
	}
	if (to == "runtime") {
		if (layer[from] < 8)
			complain("only layer 8 sees runtime: " target)
		return
	}
	if (!(from in layer) || !(to in layer))
		complain("in no layer: " from " or " to)
	else if (layer[from] < layer[to] || (layer[from] == layer[to] && layer[from] != 8 && (target ~ /^src\/.*\// || path ~ /^src\/.*\//)))
		complain("layer " layer[from] " (" from ") includes " target " of layer " layer[to])
	sub(/^src\//, "", target)
	if (target ~ /\// && layer[from] < 8 && !(target in door))
		complain(target " is private to its folder")
}

NR == FNR {
	exists[$0] = 1
	ARGV[ARGC++] = $0
	next
}

FNR == 1 {
	path = FILENAME
	files++
	is_c = path ~ /\.[ch]$/
	licensed = guard = defined = undefined = body = 0
	malloc_ok = path ~ /^(tests|selftests|bench|examples|src\/run|runtime)\// || path ~ /^src\/(util|diag|main)\.c$/
}
FNR <= 2 && index($0, spdx) { licensed = 1 }
FNR == 3 && !licensed { complain("no licence line"); licensed = 1 }
FNR == 801 && is_c { complain("more than 800 lines") }
$0 ~ "(^|[^A-Za-z_])(" todo ")([^A-Za-z_]|$)" { complain("something is left to be done") }
/[ \t]+$/ { complain("white space at the end") }

is_c && /^#include "/ {
	name = $0
	sub(/^#include "/, "", name)
	sub(/".*/, "", name)
	check_include(name)
}
path ~ /\.h$/ && !guard && /^#/ {
	guard = 1
	if ($1 != "#ifndef" || $2 !~ /_H$/)
		complain("no header guard")
	macro = $2
	next
}
path ~ /\.h$/ && guard == 1 && /^#/ {
	guard = 2
	if ($1 != "#define" || $2 != macro)
		complain("no header guard")
}

is_c {
	text = $0
	gsub(/"([^"\\]|\\.)*"/, "\"\"", text)
	sub(/\/\/.*/, "", text)
	sub(/\/\*.*/, "", text)
	if (text ~ /(^|[^A-Za-z0-9_.>])(v?sprintf|strcpy|strcat|s?rand|gets|alloca) *\(/)
		complain("poisoned function: " $0)
	if (!malloc_ok && text ~ /(^|[^A-Za-z0-9_.>])([cm]alloc|realloc|v?asprintf|strn?dup) *\(/)
		complain("memory comes from arenas: " $0)
}
is_c && /^\{/ { body = FNR }
is_c && /^\}/ {
	if (body && FNR - body - 1 > 80 && path !~ /^bench\/progs\//) # workloads are as they must be
		complain("function of " FNR - body - 1 " lines")
	body = 0
}

END {
	for (p in bad)
		failed++
	printf "%d passed, %d failed, 0 skipped\n", files - failed, failed
	exit failed > 0
}
' "${TMPDIR:-/tmp}/layers.$$"
