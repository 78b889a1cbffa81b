/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters in mnemonics, by the rows of cbpf.def: the language of bpf_asm(8) and bpfc(8), with labels, and the
 * listing of tcpdump -d, whose lines begin with their number, and whose jumps name such numbers:
 *
 *     start: ldh [12]                        (000) ldh      [12]
 *            jne #0x800, drop                (001) jeq      #0x800           jt 2	jf 3
 *            ret #-1                         (002) ret      #-1
 *     drop:  ret #0                          (003) ret      #0
 *
 * A target is kept as the label's name or as a number, and becomes a distance after the last line.
 */
#include <string.h>

#include "front/cbpf_read.h"

enum operand_kind {
	OPERAND_NONE,
	OPERAND_IMM,  /* #k */
	OPERAND_BARE, /* k */
	OPERAND_A,
	OPERAND_X,
	OPERAND_ABS, /* [k] */
	OPERAND_IND, /* [x + k] */
	OPERAND_MEM, /* M[k] */
	OPERAND_MSH, /* 4*([k]&0xf) */
	OPERAND_LEN,
	OPERAND_ANC, /* k: offset from CBPF_AD_OFF */
};

struct operand {
	enum operand_kind kind;
	u32 k;
};

/* One mnemonic may be short for another with its targets exchanged. */
static const struct mnemonic {
	const char *name, *row;
	bool negated;	/* jumps where ROW does not */
	bool immediate; /* only takes a constant */
} other_mnemonics[] = {
	{ "ja", "jmp", false, false },	{ "jne", "jeq", true, false },	{ "jneq", "jeq", true, false },
	{ "jlt", "jge", true, false },	{ "jle", "jgt", true, false },	{ "ldi", "ld", false, true },
	{ "ldxi", "ldx", false, true },
};

enum { FIELD_JT, FIELD_JF, FIELD_K };

struct label {
	const char *name;
	u32 n, insn, line;
};

/* A target to be resolved. */
struct target {
	struct lex_token at;
	bool is_number;
	u32 number, insn;
	u8 field;
};

struct text {
	struct lex l;
	struct cbpf_list *list;
	bool numbered; /* as tcpdump -d */
	VEC(struct label) labels;
	VEC(struct target) targets;
	u32 *hash; /* label index plus 1 */
	u32 hash_size;
};

/* -- Labels ---------------------------------------------------------------------------------------------------- */

static u32 *label_slot(const struct text *t, const char *name, u32 n)
{
	u32 mask = t->hash_size - 1, i = (u32)hash_bytes(name, n) & mask;

	while (t->hash[i]) {
		const struct label *l = &t->labels.p[t->hash[i] - 1];

		if (l->n == n && !memcmp(l->name, name, n))
			break;
		i = (i + 1) & mask;
	}
	return &t->hash[i];
}

static void grow_hash(struct text *t)
{
	t->hash_size = t->hash_size ? t->hash_size * 2 : 64;
	t->hash = arena_array(t->list->arena, t->hash_size, sizeof(u32));
	for (u32 i = 0; i < t->labels.n; i++)
		*label_slot(t, t->labels.p[i].name, t->labels.p[i].n) = i + 1;
}

static int add_label(struct text *t, const struct lex_token *name)
{
	u32 *slot;

	if ((t->labels.n + 1) * 2 > t->hash_size)
		grow_hash(t);
	slot = label_slot(t, name->p, name->n);
	if (*slot)
		return lex_error_at(&t->l, name, "label %.*s is defined twice, first in line %u",
				    (int)MIN(name->n, 64u), name->p, t->labels.p[*slot - 1].line);
	*slot = t->labels.n + 1;
	*vec_add(t->list->arena, &t->labels) =
		(struct label){ .name = name->p, .n = name->n, .insn = t->list->insns.n, .line = name->line };
	return 0;
}

/* The instruction that TARGET means. */
static int find_target(struct text *t, const struct target *target, u32 *insn)
{
	u32 index = 0;

	*insn = target->number;
	if (target->is_number)
		return 0;
	if (t->hash_size)
		index = *label_slot(t, target->at.p, target->at.n);
	if (!index)
		return lex_error_at(&t->l, &target->at, "there is no label %.*s", (int)MIN(target->at.n, 64u),
				    target->at.p);
	*insn = t->labels.p[index - 1].insn;
	return 0;
}

static int resolve(struct text *t, const struct target *target)
{
	struct cbpf_insn *insn = &t->list->insns.p[target->insn];
	u32 to, n = t->list->insns.n;
	s64 distance;
	int err = find_target(t, target, &to);

	if (err)
		return err;
	distance = (s64)to - target->insn - 1;
	if (to >= n)
		return lex_error_at(&t->l, &target->at, "the target is instruction %u, the last one is %u", to, n - 1);
	if (target->field == FIELD_K) {
		insn->k = (u32)distance;
		return 0;
	}
	if (distance < 0)
		return lex_error_at(&t->l, &target->at, "a conditional jump cannot go back (from %u to %u)", target->insn,
				    to);
	if (distance > UINT8_MAX)
		return lex_error_at(&t->l, &target->at, "a conditional jump over %lld instructions, at most %d are possible",
				    (long long)distance, UINT8_MAX);
	*(target->field == FIELD_JT ? &insn->jt : &insn->jf) = (u8)distance;
	return 0;
}

/* -- Operands -------------------------------------------------------------------------------------------------- */

/* The ancillary load or length that the next word names; CBPF_NOPS if it names none. */
static enum cbpf_op extension(const struct lex *l)
{
	static const struct {
		const char *name;
		enum cbpf_op op;
	} others[] = {
#define CBPF_NAME(name, op) { name, CBPF_OP_##op },
#include "front/cbpf_names.def"
	};

	for (size_t i = 0; i < ARRAY_SIZE(others); i++)
		if (lex_is_word(l, others[i].name))
			return others[i].op;
	for (int op = 0; op < CBPF_NOPS; op++)
		if (cbpf_row((enum cbpf_op)op)->kind == CBPF_KIND_ANC && lex_is_word(l, cbpf_row((enum cbpf_op)op)->text))
			return (enum cbpf_op)op;
	return CBPF_NOPS;
}

static bool take_extension(struct lex *l, struct operand *o)
{
	enum cbpf_op op = extension(l);

	if (op == CBPF_NOPS)
		return false;
	o->kind = op == CBPF_OP_LD_LEN ? OPERAND_LEN : OPERAND_ANC;
	o->k = cbpf_row(op)->op;
	lex_next(l);
	return true;
}

static bool is_register(const struct lex *l, const char *name) { return lex_is_word(l, name); }

/* Behind [: k, x + k, or a name, as tcpdump -d has it. */
static int bracket(struct lex *l, struct operand *o)
{
	bool percent = lex_take(l, '%');

	o->kind = OPERAND_ABS;
	if (is_register(l, "x")) {
		o->kind = OPERAND_IND;
		lex_next(l);
		if (lex_take(l, '+') || lex_is(l, '-'))
			lex_constant(l, "the offset", &o->k);
	} else if (percent) {
		lex_expected(l, "x");
	} else if (!take_extension(l, o)) {
		lex_constant(l, "the offset", &o->k);
	}
	return l->err ? l->err : lex_need(l, ']');
}

/* 4*([k]&0xf), or the constant of ldi. */
static int number_first(struct lex *l, struct operand *o)
{
	struct lex_token at = l->now;
	u32 factor, mask;

	o->kind = OPERAND_BARE;
	if (lex_constant(l, "a number", &factor) || !lex_is(l, '*')) {
		o->k = factor;
		return l->err;
	}
	o->kind = OPERAND_MSH;
	lex_next(l);
	if (lex_need(l, '(') || lex_need(l, '[') || lex_constant(l, "the offset", &o->k) || lex_need(l, ']') ||
	    lex_need(l, '&') || lex_constant(l, "the mask", &mask) || lex_need(l, ')'))
		return l->err;
	if (factor != 4 || mask != 0xf)
		return lex_error_at(l, &at, "there is only 4*([k]&0xf)");
	return 0;
}

/* What stands before an instruction's end or its first comma. */
static int read_operand(struct lex *l, struct operand *o)
{
	*o = (struct operand){ OPERAND_NONE, 0 };
	if (l->now.kind == LEX_END || l->now.first)
		return 0;
	if (lex_take(l, '#')) {
		o->kind = OPERAND_IMM;
		return take_extension(l, o) ? 0 : lex_constant(l, "a constant", &o->k);
	}
	if (lex_take(l, '['))
		return bracket(l, o);
	if (l->now.kind == LEX_NUMBER || lex_is(l, '-') || lex_is(l, '+'))
		return number_first(l, o);
	if (is_register(l, "m")) {
		o->kind = OPERAND_MEM;
		lex_next(l);
		if (!lex_need(l, '[') && !lex_constant(l, "the scratch word", &o->k))
			lex_need(l, ']');
		return l->err;
	}
	if (take_extension(l, o))
		return 0;
	lex_take(l, '%');
	if (!is_register(l, "a") && !is_register(l, "x"))
		return lex_expected(l, "an operand");
	o->kind = is_register(l, "a") ? OPERAND_A : OPERAND_X;
	lex_next(l);
	return l->err;
}

/* -- Instructions ---------------------------------------------------------------------------------------------- */

static enum operand_kind operand_of(const struct cbpf_info *row)
{
	switch ((enum cbpf_kind)row->kind) {
	case CBPF_KIND_ABS:
		return OPERAND_ABS;
	case CBPF_KIND_IND:
		return OPERAND_IND;
	case CBPF_KIND_MSH:
		return OPERAND_MSH;
	case CBPF_KIND_LEN:
		return OPERAND_LEN;
	case CBPF_KIND_MEM:
	case CBPF_KIND_STORE:
		return OPERAND_MEM;
	case CBPF_KIND_ANC:
		return OPERAND_ANC;
	case CBPF_KIND_IMM:
	case CBPF_KIND_ALU:
	case CBPF_KIND_JCC:
	case CBPF_KIND_RET:
		return row->src == CBPF_K ? OPERAND_IMM : row->src == CBPF_A ? OPERAND_A : OPERAND_X;
	case CBPF_KIND_MOVE:
	case CBPF_KIND_NEG:
	case CBPF_KIND_JA:
		break;
	}
	return OPERAND_NONE;
}

/* The word is the mnemonic of some row, or short for one. */
static bool find_mnemonic(const struct lex *l, struct mnemonic *m)
{
	for (size_t i = 0; i < ARRAY_SIZE(other_mnemonics); i++)
		if (lex_is_word(l, other_mnemonics[i].name)) {
			*m = other_mnemonics[i];
			return true;
		}
	for (int op = 0; op < CBPF_NOPS; op++) {
		const char *name = cbpf_row((enum cbpf_op)op)->name;

		if (lex_is_word(l, name)) {
			*m = (struct mnemonic){ .name = name, .row = name };
			return true;
		}
	}
	return false;
}

/* Some row of that mnemonic has one. */
static bool takes_operand(const struct mnemonic *m)
{
	for (int op = 0; op < CBPF_NOPS; op++) {
		const struct cbpf_info *row = cbpf_row((enum cbpf_op)op);

		if (!strcmp(row->name, m->row) && operand_of(row) != OPERAND_NONE)
			return true;
	}
	return false;
}

bool cbpf_is_mnemonic(const struct lex *l)
{
	struct mnemonic m;

	return find_mnemonic(l, &m);
}

/* The row of mnemonic and operand, NULL if there is none. An ancillary load of any width is an absolute load. */
static const struct cbpf_info *find_row(const struct mnemonic *m, struct operand *o)
{
	if (o->kind == OPERAND_ANC)
		*o = (struct operand){ OPERAND_ABS, CBPF_AD_OFF + o->k };
	if (m->immediate && o->kind == OPERAND_BARE)
		o->kind = OPERAND_IMM;
	else if (m->immediate && o->kind != OPERAND_IMM)
		return NULL;
	if (!strcmp(m->row, "ldx") && o->kind == OPERAND_MSH)
		return cbpf_row(CBPF_OP_LDX_B_MSH);
	if (!strcmp(m->row, "ret") && o->kind == OPERAND_NONE) /* as tcpdump -d writes it */
		return cbpf_row(CBPF_OP_RET_A);
	for (int op = 0; op < CBPF_NOPS; op++) {
		const struct cbpf_info *row = cbpf_row((enum cbpf_op)op);

		if (!strcmp(row->name, m->row) && operand_of(row) == o->kind)
			return row;
	}
	return NULL;
}

static int read_target(struct text *t, u8 field)
{
	struct target target = { .at = t->l.now, .insn = t->list->insns.n, .field = field };

	if (t->numbered) {
		target.is_number = true;
		lex_number(&t->l, "the number of an instruction", UINT32_MAX, &target.number);
	} else if (t->l.now.kind == LEX_WORD) {
		lex_next(&t->l);
	} else {
		lex_expected(&t->l, "a label");
	}
	vec_push(t->list->arena, &t->targets, target);
	return t->l.err;
}

/* ", Ltrue, Lfalse", ", Ltrue", or "jt N jf N". Where one is missing the next instruction is meant. */
static int read_targets(struct text *t, bool negated)
{
	struct lex *l = &t->l;
	u8 yes = negated ? FIELD_JF : FIELD_JT, no = negated ? FIELD_JT : FIELD_JF;

	if (t->numbered) {
		if (!lex_is_word(l, "jt"))
			return lex_expected(l, "jt");
		lex_next(l);
		if (read_target(t, yes))
			return l->err;
		if (!lex_is_word(l, "jf"))
			return lex_expected(l, "jf");
		lex_next(l);
		return read_target(t, no);
	}
	if (lex_need(l, ',') || read_target(t, yes))
		return l->err;
	return lex_take(l, ',') ? read_target(t, no) : 0;
}

static int read_instruction(struct text *t)
{
	struct lex_token at = t->l.now;
	const struct cbpf_info *row;
	struct mnemonic m;
	struct operand o = { OPERAND_NONE, 0 };

	if (!find_mnemonic(&t->l, &m))
		return lex_expected(&t->l, "an instruction");
	lex_next(&t->l);
	if (!strcmp(m.row, "jmp")) {
		if (t->l.err || read_target(t, FIELD_K))
			return t->l.err;
	} else if (t->l.err || (takes_operand(&m) && read_operand(&t->l, &o))) {
		return t->l.err;
	}
	row = find_row(&m, &o);
	if (!row)
		return lex_error_at(&t->l, &at, "there is no instruction %s with such an operand", m.name);
	if (row->kind == CBPF_KIND_JCC && read_targets(t, m.negated))
		return t->l.err;
	return cbpf_add(t->list, (struct cbpf_insn){ .code = row->code, .k = o.k }, &at);
}

/* "(007)" */
static int read_number(struct text *t)
{
	struct lex_token at = t->l.now;
	u32 n;

	lex_next(&t->l);
	if (lex_number(&t->l, "the number of the instruction", UINT32_MAX, &n) || lex_need(&t->l, ')'))
		return t->l.err;
	if (n != t->list->insns.n)
		return lex_error_at(&t->l, &at, "this is instruction %u, not %u", t->list->insns.n, n);
	return 0;
}

int cbpf_read_text(struct cbpf_list *list, const char *text, size_t size)
{
	struct text t = { .list = list };
	int err = 0;

	lex_init(&t.l, list->ctx, list->file, text, size);
	t.numbered = lex_is(&t.l, '(');
	/* tcpdump writes its numbers in decimal, with zeros before them */
	t.l.decimal = t.numbered;
	while (!err && !t.l.err && t.l.now.kind != LEX_END) {
		struct lex_token word = t.l.now;

		if (t.numbered) {
			err = read_number(&t);
		} else if (word.kind == LEX_WORD && lex_follows(&t.l, ':')) {
			lex_next(&t.l);
			lex_next(&t.l);
			err = add_label(&t, &word);
			continue;
		}
		if (!err)
			err = read_instruction(&t);
	}
	for (u32 i = 0; !err && !t.l.err && i < t.targets.n; i++)
		err = resolve(&t, &t.targets.p[i]);
	return err ? err : t.l.err;
}
