/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Instructions to text by the formats of isa.def. What the text could not say (unknown codes, reserved fields in use,
 * registers that do not exist) comes out as ".insn NUMBER", so that reading the text gives the same bytes.
 */
#include "disasm.h"

#include <stdarg.h>
#include <string.h>

#include "helper.h"
#include "maptype.h"

/* A buffer that is filled as far as it goes. */
struct text {
	char *p;
	size_t size, n;
};

/* What numbers can be replaced by: nothing when p is NULL. */
struct view {
	const struct prog *p;
	u32 i;
	const u32 *labels; /* bits of the instructions that have a label, or NULL */
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

static void add_offset(struct text *t, s64 v)
{
	add(t, v < 0 ? " - %lld" : " + %lld", v < 0 ? -(long long)v : (long long)v);
}

static void add_jump(struct text *t, const struct view *v, s32 distance)
{
	s64 target = (s64)v->i + 1 + distance;

	if (v->labels && target >= 0 && target < v->p->n_insns && bits_test(v->labels, (u32)target))
		add(t, ".L%lld", (long long)target);
	else
		add(t, "%+d", distance);
}

static void add_callee(struct text *t, const struct view *v, s32 distance)
{
	const struct insn_aux *aux = v->p ? &v->p->aux[v->i] : NULL;

	if (aux && aux->ref == REF_SUBPROG && aux->index < v->p->subprogs.n)
		add(t, "%s", v->p->subprogs.p[aux->index].name);
	else if (aux && aux->ref == REF_EXTERN && aux->index < v->p->externs.n)
		add(t, "%s", v->p->externs.p[aux->index].name);
	else
		add(t, "pc%+d", distance);
}

/* -- One instruction -------------------------------------------------------------------------------------- */

static void add_field(struct text *t, const struct view *v, char what, const struct insn *insn,
		      const struct insn *second)
{
	switch (what) {
	case 'D':
		add(t, "r%u", insn->dst);
		break;
	case 'S':
		add(t, "r%u", insn->src);
		break;
	case 'd':
		add(t, "w%u", insn->dst);
		break;
	case 's':
		add(t, "w%u", insn->src);
		break;
	case 'i':
		add(t, "%d", insn->imm);
		break;
	case 'n':
		add(t, "%d", second->imm);
		break;
	case 'I':
		add(t, "0x%llx", (unsigned long long)((u64)(u32)second->imm << 32 | (u32)insn->imm));
		break;
	case 'o':
		add_offset(t, insn->off);
		break;
	case 'p':
		if (insn->imm)
			add_offset(t, insn->imm);
		break;
	case 'J':
		add_jump(t, v, insn->off);
		break;
	case 'j':
		add_jump(t, v, insn->imm);
		break;
	case 'c':
		add_callee(t, v, insn->imm);
		break;
	case 'h':
		add(t, "%u", (u32)insn->imm >> 16);
		break;
	case 'l':
		add(t, "%u", (u32)insn->imm & 0xffff);
		break;
	default:
		add(t, "%c", what);
		break;
	}
}

/* Whether the row's text says all of the instruction. */
static bool has_text(const struct insn *insn, const struct insn *second, const struct isa_info *info)
{
	bool bad_reg;

	if (isa_check(insn, info, &bad_reg) && (!bad_reg || insn->dst >= BPF_NREGS || insn->src >= BPF_NREGS))
		return false;
	if (info->kind != ISA_LDIMM64)
		return true;
	return !isa_check_second(second) &&
	       (!second->imm || strstr(isa_row(info->id)->text, "%I") || strstr(isa_row(info->id)->text, "%n"));
}

static void add_reference(struct text *t, const struct view *v, u8 dst)
{
	const struct insn_aux *aux = &v->p->aux[v->i];

	add(t, "r%u = ", dst);
	switch ((enum ref_kind)aux->ref) {
	case REF_NONE:
	case REF_MAP_VALUE: /* add_insn() */
		break;
	case REF_MAP:
		add(t, "map %s", v->p->maps.p[aux->index].name);
		break;
	case REF_DATA:
		add(t, "%s", v->p->datas.p[aux->index].name);
		break;
	case REF_SUBPROG:
		add(t, "%s", v->p->subprogs.p[aux->index].name);
		break;
	case REF_EXTERN:
		add(t, "%s", v->p->externs.p[aux->index].name);
		break;
	}
	if (aux->addend)
		add_offset(t, aux->addend);
	add(t, " ll");
}

static void add_insn(struct text *t, const struct view *v, const struct insn *insn, const struct insn *second)
{
	static const struct insn none;
	struct isa_info info;
	u64 raw;

	if (!second)
		second = &none;
	if (!isa_decode(insn, &info) || !has_text(insn, second, &info)) {
		raw = (u64)(u32)insn->imm << 32 | (u64)(u16)insn->off << 16 | (u64)insn->src << 12 |
		      (u64)insn->dst << 8 | insn->code;
		add(t, ".insn 0x%016llx", (unsigned long long)raw);
		return;
	}
	if (v->p && info.kind == ISA_LDIMM64 && v->p->aux[v->i].ref != REF_NONE &&
	    v->p->aux[v->i].ref != REF_MAP_VALUE) { /* that has the map's number in any case */
		add_reference(t, v, insn->dst);
		return;
	}
	if (v->p && info.kind == ISA_CALL && v->p->aux[v->i].ref == REF_EXTERN) {
		add(t, "call ");
		add_callee(t, v, 0);
		return;
	}
	for (const char *f = isa_row(info.id)->text; *f; f++) {
		if (*f == '%')
			add_field(t, v, *++f, insn, second);
		else
			add(t, "%c", *f);
	}
}

void disasm_insn(const struct insn *insn, const struct insn *second, char *buf, size_t size)
{
	struct text t = {buf, size, 0};
	struct view v = {0};

	if (size)
		buf[0] = 0;
	add_insn(&t, &v, insn, second);
}

static const struct insn *second_of(const struct prog *p, u32 i)
{
	return i + 1 < p->n_insns ? &p->insns[i + 1] : NULL;
}

void disasm_at(const struct prog *p, u32 i, char *buf, size_t size)
{
	struct text t = {buf, size, 0};
	struct view v = {p, i, NULL};

	if (size)
		buf[0] = 0;
	add_insn(&t, &v, &p->insns[i], second_of(p, i));
}

/* -- A program -------------------------------------------------------------------------------------------- */

/* Whether the text of instruction I stands for the next slot too. */
static bool takes_two(const struct prog *p, u32 i)
{
	struct isa_info info;

	return i + 1 < p->n_insns && isa_decode(&p->insns[i], &info) && info.kind == ISA_LDIMM64 &&
	       has_text(&p->insns[i], &p->insns[i + 1], &info);
}

/* A bit for each instruction that a jump leads to and that has a line of its own. */
static u32 *mark_targets(const struct prog *p, struct arena *a)
{
	u32 *targets = bits_new(a, p->n_insns + 1);

	for (u32 i = 0; i < p->n_insns; i++) {
		struct isa_info info;
		s64 target;

		if (!isa_decode(&p->insns[i], &info))
			continue;
		if (info.kind == ISA_JA || info.kind == ISA_JCC || info.kind == ISA_MAYGOTO) {
			target = prog_target(p, i, &info);
			if (target >= 0 && target < p->n_insns)
				bits_set(targets, (u32)target);
		}
	}
	for (u32 i = 0; i < p->n_insns; i++)
		if (takes_two(p, i))
			bits_clear(targets, ++i);
	return targets;
}

static void print_maps(const struct prog *p, FILE *out)
{
	for (u32 m = 0; m < p->maps.n; m++) {
		const struct prog_map *map = &p->maps.p[m];
		const char *type = maptype_name(map->type);

		fprintf(out, ".map %s ", map->name);
		if (type)
			fprintf(out, "%s", type);
		else
			fprintf(out, "%u", map->type);
		fprintf(out, " %u %u %u", map->key_size, map->value_size, map->max_entries);
		if (map->id >= 0)
			fprintf(out, " %d", map->id);
		fprintf(out, "\n");
	}
}

static void print_insn(const struct prog *p, u32 i, const u32 *labels, FILE *out)
{
	char buf[512];
	struct text t = {buf, sizeof(buf), 0};
	struct view v = {p, i, labels};
	const struct helper *helper = NULL;
	struct isa_info info;

	buf[0] = 0;
	add_insn(&t, &v, &p->insns[i], second_of(p, i));
	if (isa_decode(&p->insns[i], &info) && info.kind == ISA_CALL && info.call == CALL_HELPER &&
	    p->aux[i].ref == REF_NONE)
		helper = helper_by_id((unsigned)p->insns[i].imm);
	if (helper)
		fprintf(out, "\t%-24s# bpf_%s\n", buf, helper->name);
	else
		fprintf(out, "\t%s\n", buf);
}

void disasm_prog(const struct prog *p, FILE *out)
{
	struct arena scratch;
	u32 s = 0, *targets;

	arena_init(&scratch, p->ctx);
	targets = mark_targets(p, &scratch);
	print_maps(p, out);
	for (u32 i = 0; i < p->n_insns; i++) {
		for (; s < p->subprogs.n && p->subprogs.p[s].start == i; s++) {
			const struct subprog *sub = &p->subprogs.p[s];

			if (sub->is_prog)
				fprintf(out, ".prog %s %s\n", sub->name, prog_type_name(sub->type));
			else
				fprintf(out, ".func %s\n", sub->name);
			fprintf(out, "%s:\n", sub->name);
		}
		if (bits_test(targets, i))
			fprintf(out, ".L%u:\n", i);
		print_insn(p, i, targets, out);
		i += takes_two(p, i);
	}
	arena_free(&scratch);
}
