#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Does the differential test find a fault of the compiler, and does it come out as a small case file with the right values?
# One instruction after another is compiled as another one (random --fault); what is then saved must be small and must pass
# with the compiler as it is. Environment: srcdir, builddir.

srcdir=${srcdir:-.}
builddir=${builddir:-.}
passed=0 failed=0
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

case ${BPFC_TEST_SCOPE:-normal} in
quick) faults="XOR64_REG:plain JSGT32_REG:verifiable LOAD16:mutants" ;;
*) faults="XOR64_REG:plain SUB64_IMM:mutants JSGT32_REG:verifiable LOAD16:mixed LOAD64:mutants STORE16_REG:verifiable
	MOVSX64_8:mixed ARSH64_IMM:plain BE32:verifiable ATOMIC_FETCH_ADD64:mixed LDABS16:mutants" ;;
esac
limit=16 # instructions of a case

check()
{
	if eval "$2"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $1"
		tail -n 40 "$dir/out"
	fi
}

sources=
for f in alu/gen_reg alu/gen_imm mem/gen_load mem/gen_store packet/gen map/gen; do
	sources="$sources --from=$srcdir/selftests/cases/$f.t"
done
for fault in $faults; do
	mode=${fault#*:} row=${fault%:*}
	save=$dir/$fault
	mkdir "$save"
	"$builddir/random" --fault=$row --mode=$mode $sources --count=150 --every=0 --max-failed=2 --save="$save" >"$dir/out" 2>&1
	status=$?
	[ $status = 77 ] && { cat "$dir/out"; echo "0 passed, 0 failed, 1 skipped"; exit 77; }
	check "$fault is not found" '[ $status = 1 ] && ls "$save"/*.t >/dev/null 2>&1'
	largest=$(sed -n 's/^made smaller: \([0-9]*\) instructions of.*/\1/p' "$dir/out" | sort -n | tail -n 1)
	echo "$fault: $(ls "$save" | wc -l) cases, the largest has ${largest:-no} instructions"
	check "$fault: a case has $largest instructions" '[ "${largest:-1000}" -le $limit ]'
	"$builddir/run" --seeds=2 "$save" >"$dir/out" 2>&1
	check "$fault: a case that was saved does not pass" '[ $? = 0 ]'
done

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
