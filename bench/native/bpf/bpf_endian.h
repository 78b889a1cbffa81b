/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Byte order, for BPF sources that are compiled for ia32 directly. */
#ifndef BENCH_BPF_ENDIAN_H
#define BENCH_BPF_ENDIAN_H

#define bpf_htons(x) __builtin_bswap16(x)
#define bpf_ntohs(x) __builtin_bswap16(x)
#define bpf_htonl(x) __builtin_bswap32(x)
#define bpf_ntohl(x) __builtin_bswap32(x)

#endif
