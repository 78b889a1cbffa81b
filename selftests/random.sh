#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# A bounded run of the differential test with random programs (random.c), always the same ones. BPFC_RANDOM_SECONDS: how
# long (30).
exec ./random --count=1000000000 --seconds="${BPFC_RANDOM_SECONDS:-30}" --every=100
