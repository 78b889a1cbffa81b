# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
def programs(tools):
    return []


def maps(tools, program, engine):
    return []
