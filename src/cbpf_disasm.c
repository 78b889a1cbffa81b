/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A classic filter as text, in the language of bpf_asm(8), from the rows of cbpf.def. The reader of front/ gives the same
 * instructions back; fields that an instruction does not use are not written.
 */
#include <stdarg.h>
#include <string.h>

#include "cbpf.h"

struct text {
	char *p;
	size_t size, n;
};

static __attribute__((format(printf, 2, 3))) void add(struct text *t, const char *fmt, ...)
{
	va_list ap;
	int n;

	if (t->n >= t->size)
		return;
	va_start(ap, fmt);
	n = vsnprintf(t->p + t->n, t->size - t->n, fmt, ap);
	va_end(ap);
	if (n > 0)
		t->n += (size_t)n;
}

/* Half words and bytes of ancillary data have rows of their own as absolute loads. */
static const char *mnemonic(const struct cbpf_insn *insn, const struct cbpf_info *info)
{
	return info->code == insn->code ? info->name : cbpf_row(cbpf_decode(insn, CBPF_FLAT))->name;
}

void cbpf_text(const struct cbpf_insn *insn, enum cbpf_type type, char *buf, size_t size)
{
	struct text t = { buf, size, 0 };
	enum cbpf_op op = cbpf_decode(insn, type);
	const struct cbpf_info *info = cbpf_row(op);

	if (size)
		buf[0] = 0;
	if (op == CBPF_NOPS) {
		add(&t, "unknown 0x%02x", insn->code);
		return;
	}
	add(&t, "%s%s", mnemonic(insn, info), *info->text ? " " : "");
	for (const char *f = info->text; *f; f++) {
		if (*f != '%')
			add(&t, "%c", *f);
		else if (*++f == 'x')
			add(&t, "0x%x", insn->k);
		else
			add(&t, "%u", insn->k);
	}
}

static void mark(u32 *labels, const struct cbpf_prog *p, u32 i, u32 distance)
{
	if (distance < p->n - i - 1)
		bits_set(labels, i + 1 + distance);
}

static u32 *find_targets(const struct cbpf_prog *p, struct arena *a)
{
	u32 *labels = bits_new(a, p->n + 1);

	for (u32 i = 0; i < p->n; i++) {
		const struct cbpf_insn *insn = &p->insns[i];
		enum cbpf_op op = cbpf_decode(insn, p->type);

		if (op == CBPF_NOPS)
			continue;
		if (cbpf_row(op)->kind == CBPF_KIND_JA)
			mark(labels, p, i, insn->k);
		if (cbpf_row(op)->kind == CBPF_KIND_JCC) {
			mark(labels, p, i, insn->jt);
			if (insn->jf)
				mark(labels, p, i, insn->jf);
		}
	}
	return labels;
}

void cbpf_print(const struct cbpf_prog *p, FILE *out)
{
	struct arena scratch;
	u32 *labels;

	arena_init(&scratch, p->ctx);
	labels = find_targets(p, &scratch);
	for (u32 i = 0; i < p->n; i++) {
		const struct cbpf_insn *insn = &p->insns[i];
		enum cbpf_op op = cbpf_decode(insn, p->type);
		char buf[64];

		cbpf_text(insn, p->type, buf, sizeof(buf));
		if (bits_test(labels, i))
			fprintf(out, "L%u:", i);
		fprintf(out, "\t%s", buf);
		if (op != CBPF_NOPS && cbpf_row(op)->kind == CBPF_KIND_JA)
			fprintf(out, " L%u", i + 1 + insn->k);
		if (op != CBPF_NOPS && cbpf_row(op)->kind == CBPF_KIND_JCC)
			fprintf(out, ", L%u", i + 1 + insn->jt);
		if (op != CBPF_NOPS && cbpf_row(op)->kind == CBPF_KIND_JCC && insn->jf)
			fprintf(out, ", L%u", i + 1 + insn->jf);
		fputc('\n', out);
	}
	arena_free(&scratch);
}
