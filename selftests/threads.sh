#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# Atomic operations are atomic: two threads at once on one word (threads.s, threads_main.c).

. "${srcdir:-.}/selftests/host.sh"
for options in -O0 -O2 "-O2 --debug-seed=1" "-O2 --harden=2 --seed=1" "-O0 --harden=3 --seed=2" "-O2 --harden=3 --seed=3"; do
	run_host "$options" "$srcdir/selftests/threads.s" "$srcdir/selftests/threads_main.c" -std=gnu11 -pthread
done
summary
