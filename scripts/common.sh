# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# What scripts/demo and scripts/check share; read with ".". Sets top (the source tree) and out (its build directory,
# ignored by git), both absolute.

set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
out=$top/build
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
started=$(date +%s)
log=$out/steps.log
mkdir -p "$out"
: >"$log"

# say TEXT: a line about what happens now, with the seconds since the start.
say()
{
	printf '[%4ds] %s\n' $(($(date +%s) - started)) "$*"
}

# quietly COMMAND...: its output goes to the log and is shown only if it fails.
quietly()
{
	if "$@" >"$out/step.out" 2>&1; then
		cat "$out/step.out" >>"$log"
		return 0
	fi
	cat "$out/step.out" >>"$log"
	echo "--- failed: $*" >&2
	tail -n 60 "$out/step.out" >&2
	return 1
}

# configure_in NAME OPTION...: a configured build directory $out/NAME. An equal one is used again.
configure_in()
{
	dir=$out/$1
	shift
	if [ ! -x "$top/configure" ] || [ "$top/configure.ac" -nt "$top/configure" ] ||
		[ "$top/Makefile.am" -nt "$top/Makefile.in" ]; then
		say "autoreconf"
		quietly autoreconf -fi "$top"
	fi
	mkdir -p "$dir"
	if [ "$(cat "$dir/options" 2>/dev/null)" = "$*" ] && [ "$dir/Makefile" -nt "$top/configure" ]; then
		return 0
	fi
	say "configure $*"
	(cd "$dir" && quietly "$top/configure" "$@")
	sed -n '/^	bpfc-ia32 /,$p' "$out/step.out"
	echo "$*" >"$dir/options"
}
