#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# The unit suites of the core, compiled with -m32.
exec $RUN32 "${builddir:-.}/unit32"
