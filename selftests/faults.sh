#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Every kind of fault in faults.txt still has the cases that the table names.

awk -F '\t' -v top="${srcdir:-.}/selftests/" '
function end_of_kind() {
	if (kind != "" && !tests) {
		print "faults.txt: no test for \"" kind "\""
		failed++
	}
	tests = 0
}
function lines_of(file,    line, n) {
	if (file in count)
		return
	count[file] = 0
	while ((n = getline line < (top file)) > 0) {
		if (file ~ /\.t$/) {
			if (line !~ /^== /)
				continue
			sub(/^== /, "", line)
		}
		text[file, ++count[file]] = line
	}
	close(top file)
}
/^#/ || /^$/ { next }
/^[^\t]/ { end_of_kind(); kind = $0; next }
{
	tests++
	lines_of($2)
	found = 0
	for (i = 1; i <= count[$2] && !found; i++)
		found = text[$2, i] ~ $3
	if (found)
		passed++
	else {
		print "faults.txt:" FNR ": nothing in " $2 " matches " $3 " (" kind ")"
		failed++
	}
}
END {
	end_of_kind()
	print passed + 0 " passed, " failed + 0 " failed, 0 skipped"
	exit failed || !passed
}' "${srcdir:-.}/selftests/faults.txt"
