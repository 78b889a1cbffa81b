/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters as numbers: code, jt, jf, k of each instruction.
 *
 *   tcpdump -ddd                 the count on a line, then an instruction a line, decimal
 *   iptables -m bpf, bpf_asm     the same with commas in place of line ends: 2,40 0 0 12,6 0 0 1
 *   tcpdump -dd, bpf_asm -c      { 0x28, 0, 0, 0x0000000c }, ... as C initializes an array, perhaps with what stands
 *                                before and behind it in a C source
 */
#include "front/cbpf_read.h"

static int read_insn(struct lex *l, struct cbpf_insn *insn, bool commas)
{
	u32 code, jt, jf, k;

	if (lex_number(l, "the instruction code", UINT16_MAX, &code) || (commas && lex_need(l, ',')) ||
	    lex_number(l, "jt", UINT8_MAX, &jt) || (commas && lex_need(l, ',')) ||
	    lex_number(l, "jf", UINT8_MAX, &jf) || (commas && lex_need(l, ',')) || lex_constant(l, "k", &k))
		return l->err;
	*insn = (struct cbpf_insn){ .code = (u16)code, .jt = (u8)jt, .jf = (u8)jf, .k = k };
	return 0;
}

int cbpf_read_list(struct cbpf_list *list, const char *text, size_t size)
{
	struct lex_token count, at;
	struct cbpf_insn insn;
	struct lex l;
	u32 n;
	int err;

	lex_init(&l, list->ctx, list->file, text, size);
	count = l.now;
	err = lex_number(&l, "the number of instructions", CBPF_READ_MAX, &n);
	while (!err && l.now.kind != LEX_END) {
		if (!lex_take(&l, ',') && !l.now.first)
			return lex_expected(&l, "',' or a new line");
		if (l.now.kind == LEX_END)
			break;
		at = l.now;
		err = read_insn(&l, &insn, false);
		if (!err)
			err = cbpf_add(list, insn, &at);
	}
	if (!err && !l.err && list->insns.n != n)
		return lex_error_at(&l, &count, "%u instructions are announced, there are %u", n, list->insns.n);
	return err ? err : l.err;
}

/* What a C source has in front of the values: "static const struct sock_filter code[] =". */
static void skip_declaration(struct lex *l)
{
	while (l->now.kind == LEX_WORD || lex_is(l, '[') || lex_is(l, ']') || lex_is(l, '=') || lex_is(l, '*') ||
	       l->now.kind == LEX_NUMBER)
		lex_next(l);
}

int cbpf_read_array(struct cbpf_list *list, const char *text, size_t size)
{
	struct cbpf_insn insn;
	struct lex_token at;
	bool outer = false;
	struct lex l;
	int err = 0;

	lex_init(&l, list->ctx, list->file, text, size);
	skip_declaration(&l);
	at = l.now;
	lex_need(&l, '{');
	if (lex_take(&l, '{'))
		outer = true;
	while (!l.err) {
		err = read_insn(&l, &insn, true);
		if (err)
			break;
		lex_take(&l, ','); /* C allows one behind the last value */
		err = lex_need(&l, '}');
		if (!err)
			err = cbpf_add(list, insn, &at);
		if (err || !lex_take(&l, ',') || l.now.kind == LEX_END || lex_is(&l, '}'))
			break;
		at = l.now;
		lex_need(&l, '{');
	}
	if (!l.err && outer)
		lex_need(&l, '}');
	if (!l.err && l.now.kind != LEX_END)
		lex_expected(&l, outer ? "the end" : "',' or the end");
	return err ? err : l.err;
}
