#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Calling conventions: programs of abi.s, compiled at each level, under a C host that plays the runtime (abi_main.c).

. "${srcdir:-.}/selftests/host.sh"
for options in -O0 -O1 -O2 "-O0 --harden=2 --seed=1" "-O2 --harden=2 --seed=2" "-O0 --harden=3 --seed=3" \
	"-O2 --harden=3 --seed=4" "-O2 --retpoline" "-O2 --harden=3 --retpoline --seed=7" "-O0 --harden=3 --retpoline --seed=8" \
	"-O2 --harden=3 -fcf-protection=branch --seed=9" \
	"-O2 --untrusted --retpoline -fcf-protection=branch --seed=6" "-O2 --harden=3 --seed=5 --debug-seed=5" "-O2 --debug-seed=1" "-O2 --debug-seed=2" "-O0 --debug-seed=3" "-O2 --debug-seed=4"; do
	run_host "$options" "$srcdir/selftests/abi.s" "$srcdir/selftests/abi_main.c"
done
summary
