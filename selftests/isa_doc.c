/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Prints doc/isa.txt from isa.def. isa_doc.sh compares the two. */
#include <stdio.h>

#include "isa.h"

static const char head[] =
	"BPF instructions that bpfc-ia32 knows\n"
	"=====================================\n"
	"\n"
	"All of RFC 9669 (every conformance group, legacy packet access too), and what LLVM 19 and Linux 6.18 have "
	"beyond\n"
	"it. Made from src/isa.def by selftests/isa_doc; `make check` says when this file is out of date.\n"
	"\n"
	"Fields: 0 must be zero; r, w, rw a register that is read, written, both; any: in use; a number chooses the\n"
	"instruction among those of one code. Text: D and S are the registers dst and src (r0 to r10, or w0 to w10 for "
	"their\n"
	"low halves), OFF and IMM the fields, +N a distance in instructions from the next one.\n"
	"\n";

static const char *field(const struct isa_field *f, char buf[16])
{
	switch ((enum isa_field_rule)f->rule) {
	case FIELD_ZERO:
		return "0";
	case FIELD_READ:
		return "r";
	case FIELD_WRITE:
		return "w";
	case FIELD_RW:
		return "rw";
	case FIELD_ANY:
		return "any";
	case FIELD_REGNO:
		return "1..9";
	case FIELD_IS:
		snprintf(buf, 16, f->value > 64 ? "0x%x" : "%d", (unsigned)f->value);
		return buf;
	}
	return "?";
}

static const char *piece(char what)
{
	switch (what) {
	case 'D':
		return "rD";
	case 'S':
		return "rS";
	case 'd':
		return "wD";
	case 's':
		return "wS";
	case 'i':
		return "IMM";
	case 'n':
		return "IMM2";
	case 'I':
		return "IMM64";
	case 'o':
		return " + OFF";
	case 'p':
		return " + IMM";
	case 'J':
	case 'j':
		return "+N";
	case 'c':
		return "pc+N";
	case 'h':
		return "DST_AS";
	case 'l':
		return "SRC_AS";
	default:
		return "%";
	}
}

int main(void)
{
	fputs(head, stdout);
	printf("%-22s %-5s %-5s %-5s %-5s %-6s %s\n", "name", "code", "dst", "src", "off", "imm", "text");
	for (u32 id = 1; id < ISA_NIDS; id++) {
		const struct isa_row *row = isa_row(id);
		char buf[4][16];

		printf("%-22s 0x%02x  %-5s %-5s %-5s %-6s ", row->name, row->code, field(&row->dst, buf[0]),
		       field(&row->src, buf[1]), field(&row->off, buf[2]), field(&row->imm, buf[3]));
		for (const char *f = row->text; *f; f++) {
			if (*f == '%')
				fputs(piece(*++f), stdout);
			else
				putchar(*f);
		}
		putchar('\n');
	}
	return 0;
}
