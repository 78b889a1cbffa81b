/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The instruction table: which codes exist (from the structure of RFC 9669, not from the table), what fields each row
 * refuses, which registers instructions read and write; helper and map type tables.
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "helper.h"
#include "isa.h"
#include "maptype.h"
#include "test.h"

/* RFC 9669 section 3: class, and by class what the upper bits may be. */
static bool code_exists(u8 code)
{
	unsigned cls = code & 7, op = code >> 4, size = code & 0x18, mode = code & 0xe0;
	bool reg = code & 8;

	switch (cls) {
	case 0: /* LD: 64-bit constant; legacy packet access, not of 8 bytes */
		return code == 0x18 || ((mode == 0x20 || mode == 0x40) && size != 0x18);
	case 1: /* LDX: plain, sign-extending */
		return mode == 0x60 || (mode == 0x80 && size != 0x18);
	case 2: /* ST */
		return mode == 0x60;
	case 3: /* STX: plain, atomic (1 and 2 bytes for acquire and release) */
		return mode == 0x60 || mode == 0xc0;
	case 4: /* ALU */
		return op <= 0xd && !(op == 8 && reg);
	case 5: /* JMP */
		if (op == 0 || op == 9 || op == 0xe)
			return !reg;
		return op <= 0xd;
	case 6: /* JMP32: no call, exit, may_goto */
		if (op == 0)
			return !reg;
		return op <= 0xd && op != 8 && op != 9;
	default: /* ALU64: unconditional byte swap, no byte order by X */
		return op <= 0xd && !((op == 8 || op == 0xd) && reg);
	}
}

/* Whether any selecting fields make an instruction of CODE. */
static bool code_decodes(u8 code)
{
	static const s32 imms[] = {0, 1, 16, 0x100};

	for (u32 i = 0; i < ARRAY_SIZE(imms); i++) {
		struct insn insn = {.code = code, .imm = imms[i]};
		struct isa_info info;

		if (isa_decode(&insn, &info))
			return true;
	}
	return false;
}

static void test_codes(void)
{
	u32 n = 0;

	for (unsigned code = 0; code < 256; code++) {
		CU_ASSERT_EQUAL(code_decodes((u8)code), code_exists((u8)code));
		n += code_exists((u8)code);
	}
	CU_ASSERT_EQUAL(n, 7 + 7 + 4 + 8 + 27 + 27 + 23 + 26); /* by class */
}

static void test_rows(void)
{
	bool seen[256] = {false};

	CU_ASSERT_PTR_NULL(isa_row(ISA_ID_INVALID));
	CU_ASSERT_PTR_NULL(isa_row(ISA_NIDS));
	CU_ASSERT_STRING_EQUAL(isa_id_name(ISA_ID_INVALID), "INVALID");
	for (u32 id = 1; id < ISA_NIDS; id++) {
		const struct isa_row *row = isa_row(id);
		struct insn insn = isa_template(id);
		struct isa_info info;
		bool bad_reg;

		CU_ASSERT_STRING_EQUAL(isa_id_name(id), row->name);
		/* Rows of one code stand together: decode looks no further. */
		CU_ASSERT(!seen[row->code] || isa_row(id - 1)->code == row->code);
		seen[row->code] = true;
		CU_ASSERT_TRUE(isa_decode(&insn, &info));
		CU_ASSERT_EQUAL(info.id, id);
		CU_ASSERT_PTR_NULL(isa_check(&insn, &info, &bad_reg));
	}
}

/* Every field of every row: the reserved ones refuse, registers end at r10, r10 is never written. */
static void test_fields(void)
{
	for (u32 id = 1; id < ISA_NIDS; id++) {
		const struct isa_row *row = isa_row(id);
		const struct isa_field *f[] = {&row->dst, &row->src, &row->off, &row->imm};

		for (u32 k = 0; k < 4; k++) {
			for (s32 v = 0; v < 16; v++) {
				struct insn insn = isa_template(id);
				struct isa_info info = row->info;
				bool bad_reg = false, refused, is_write;

				if (f[k]->rule == FIELD_IS || f[k]->rule == FIELD_REGNO)
					continue;
				if (k == 0)
					insn.dst = (u8)v & 15;
				else if (k == 1)
					insn.src = (u8)v & 15;
				else if (k == 2)
					insn.off = (s16)v;
				else
					insn.imm = v;
				refused = isa_check(&insn, &info, &bad_reg) != NULL;
				is_write = f[k]->rule == FIELD_WRITE || f[k]->rule == FIELD_RW;
				if (f[k]->rule == FIELD_ZERO)
					CU_ASSERT_EQUAL(refused, v != 0);
				if (f[k]->rule == FIELD_READ || is_write) {
					CU_ASSERT_EQUAL(refused, v > (is_write ? 9 : 10));
					CU_ASSERT_EQUAL(bad_reg, refused);
				}
				if (f[k]->rule == FIELD_ANY)
					CU_ASSERT_FALSE(refused);
			}
		}
	}
}

struct example {
	struct insn insn;
	const char *id; /* NULL: no instruction */
	u16 reads, writes;
};

/* Written from RFC 9669 and the kernel's documentation. */
static const struct example examples[] = {
	{{0x07, 1, 0, 0, 5}, "ADD64_IMM", 1 << 1, 1 << 1},
	{{0x0c, 1, 2, 0, 0}, "ADD32_REG", 1 << 1 | 1 << 2, 1 << 1},
	{{0x37, 1, 0, 0, 5}, "DIV64_IMM", 1 << 1, 1 << 1},
	{{0x37, 1, 0, 1, 5}, "SDIV64_IMM", 1 << 1, 1 << 1},
	{{0x37, 1, 0, 2, 5}, NULL, 0, 0},
	{{0x9c, 1, 2, 1, 0}, "SMOD32_REG", 1 << 1 | 1 << 2, 1 << 1},
	{{0xb7, 3, 0, 0, 5}, "MOV64_IMM", 0, 1 << 3},
	{{0xbf, 3, 4, 0, 0}, "MOV64_REG", 1 << 4, 1 << 3},
	{{0xbf, 3, 4, 8, 0}, "MOVSX64_8", 1 << 4, 1 << 3},
	{{0xbf, 3, 4, 16, 0}, "MOVSX64_16", 1 << 4, 1 << 3},
	{{0xbf, 3, 4, 32, 0}, "MOVSX64_32", 1 << 4, 1 << 3},
	{{0xbf, 3, 4, 1, 1 << 16}, "ASCAST", 1 << 4, 1 << 3},
	{{0xbf, 3, 4, 64, 0}, NULL, 0, 0},
	{{0xbc, 3, 4, 8, 0}, "MOVSX32_8", 1 << 4, 1 << 3},
	{{0xbc, 3, 4, 16, 0}, "MOVSX32_16", 1 << 4, 1 << 3},
	{{0xbc, 3, 4, 32, 0}, NULL, 0, 0},
	{{0xbc, 3, 4, 1, 0}, NULL, 0, 0},
	{{0x87, 3, 0, 0, 0}, "NEG64", 1 << 3, 1 << 3},
	{{0x8c, 3, 0, 0, 0}, NULL, 0, 0},
	{{0x8f, 3, 0, 0, 0}, NULL, 0, 0},
	{{0xd4, 3, 0, 0, 16}, "LE16", 1 << 3, 1 << 3},
	{{0xdc, 3, 0, 0, 32}, "BE32", 1 << 3, 1 << 3},
	{{0xd7, 3, 0, 0, 64}, "BSWAP64", 1 << 3, 1 << 3},
	{{0xd7, 3, 0, 0, 8}, NULL, 0, 0},
	{{0xdf, 3, 0, 0, 64}, NULL, 0, 0},
	{{0x18, 3, 0, 0, 64}, "LDIMM64_CONST", 0, 1 << 3},
	{{0x18, 3, 6, 0, 64}, "LDIMM64_MAP_IDX_VALUE", 0, 1 << 3},
	{{0x18, 3, 7, 0, 64}, NULL, 0, 0},
	{{0x71, 3, 10, -4, 0}, "LOAD8", 1 << 10, 1 << 3},
	{{0x81, 3, 10, -4, 0}, "LOADSX32", 1 << 10, 1 << 3},
	{{0x99, 3, 10, -4, 0}, NULL, 0, 0},
	{{0x7b, 10, 1, -8, 0}, "STORE64_REG", 1 << 10 | 1 << 1, 0},
	{{0x6a, 10, 0, -8, 77}, "STORE16_IMM", 1 << 10, 0},
	{{0xdb, 10, 1, -8, 0}, "ATOMIC_ADD64", 1 << 10 | 1 << 1, 0},
	{{0xdb, 10, 1, -8, 1}, "ATOMIC_FETCH_ADD64", 1 << 10 | 1 << 1, 1 << 1},
	{{0xc3, 10, 1, -8, 0xe1}, "ATOMIC_XCHG32", 1 << 10 | 1 << 1, 1 << 1},
	{{0xc3, 10, 1, -8, 0xe0}, NULL, 0, 0},
	{{0xdb, 10, 1, -8, 0xf1}, "ATOMIC_CMPXCHG64", 1 << 10 | 1 << 1 | 1, 1},
	{{0xcb, 10, 1, -8, 0}, NULL, 0, 0},
	{{0xd3, 10, 1, -8, 1}, NULL, 0, 0},
	{{0xd3, 2, 1, -8, 0x100}, "LDACQ8", 1 << 1, 1 << 2},
	{{0xdb, 2, 1, -8, 0x110}, "STREL64", 1 << 1 | 1 << 2, 0},
	{{0x30, 0, 0, 0, 12}, "LDABS8", 1 << 6, 0x3f},
	{{0x40, 0, 7, 0, 12}, "LDIND32", 1 << 6 | 1 << 7, 0x3f},
	{{0x38, 0, 0, 0, 12}, NULL, 0, 0},
	{{0x05, 0, 0, 5, 0}, "JA", 0, 0},
	{{0x06, 0, 0, 0, 5}, "JA32", 0, 0},
	{{0x1d, 1, 2, 5, 0}, "JEQ64_REG", 1 << 1 | 1 << 2, 0},
	{{0x66, 1, 0, 5, -1}, "JSGT32_IMM", 1 << 1, 0},
	{{0xe5, 0, 0, 5, 0}, "MAYGOTO", 0, 0},
	{{0xe6, 0, 0, 5, 0}, NULL, 0, 0},
	{{0x85, 0, 0, 0, 1}, "CALL_HELPER", 0x3e, 0x3f},
	{{0x85, 0, 1, 0, 1}, "CALL_LOCAL", 0x3e, 0x3f},
	{{0x85, 0, 2, 0, 1}, "CALL_KFUNC", 0x3e, 0x3f},
	{{0x85, 0, 3, 0, 1}, NULL, 0, 0},
	{{0x8d, 6, 0, 0, 0}, "CALLX_REG", 0x3e | 1 << 6, 0x3f},
	{{0x8d, 0, 0, 0, 7}, "CALLX_IMM", 0x3e | 1 << 7, 0x3f},
	{{0x8d, 0, 0, 0, 0}, "CALLX_REG", 0x3e | 1, 0x3f},
	{{0x95, 0, 0, 0, 0}, "EXIT", 1, 0},
	{{0x96, 0, 0, 0, 0}, NULL, 0, 0},
	{{0x00, 0, 0, 0, 0}, NULL, 0, 0},
};

static void test_examples(void)
{
	for (u32 i = 0; i < ARRAY_SIZE(examples); i++) {
		const struct example *e = &examples[i];
		struct isa_info info;
		bool found = isa_decode(&e->insn, &info);

		CU_ASSERT_EQUAL(found, e->id != NULL);
		if (!found || !e->id) {
			CU_ASSERT_EQUAL(info.kind, ISA_INVALID);
			continue;
		}
		CU_ASSERT_STRING_EQUAL(isa_id_name(info.id), e->id);
		CU_ASSERT_EQUAL(isa_reads(&e->insn, &info), e->reads);
		CU_ASSERT_EQUAL(isa_writes(&e->insn, &info), e->writes);
	}
}

static void test_info(void)
{
	struct isa_info info;

	isa_decode(&(struct insn){0xc4, 1, 0, 0, 3}, &info);
	CU_ASSERT(info.kind == ISA_ALU && info.op == ALU_ARSH && info.width == 32 && info.src_is_imm);
	isa_decode(&(struct insn){0xbf, 1, 2, 16, 0}, &info);
	CU_ASSERT(info.kind == ISA_MOV && info.width == 64 && info.bits == 16 && !info.src_is_imm);
	isa_decode(&(struct insn){0xdc, 1, 0, 0, 16}, &info);
	CU_ASSERT(info.kind == ISA_SWAP && info.bits == 16);
	isa_decode(&(struct insn){0xd4, 1, 0, 0, 32}, &info);
	CU_ASSERT(info.kind == ISA_TRUNC && info.bits == 32);
	isa_decode(&(struct insn){0x89, 1, 2, 0, 0}, &info);
	CU_ASSERT(info.kind == ISA_LOAD && info.size == 2 && info.sx);
	isa_decode(&(struct insn){0xc3, 1, 2, 0, 0x51}, &info);
	CU_ASSERT(info.kind == ISA_ATOMIC && info.op == ATOMIC_AND && info.width == 32 && info.size == 4 && info.fetch);
	isa_decode(&(struct insn){0x48, 0, 2, 0, 9}, &info);
	CU_ASSERT(info.kind == ISA_LDPKT && info.size == 2 && info.indirect);
	isa_decode(&(struct insn){0x06, 0, 0, 0, 9}, &info);
	CU_ASSERT(info.kind == ISA_JA && info.target_imm);
	isa_decode(&(struct insn){0x85, 0, 1, 0, 9}, &info);
	CU_ASSERT(info.kind == ISA_CALL && info.call == CALL_LOCAL);
	isa_decode(&(struct insn){0x8d, 0, 0, 0, 9}, &info);
	CU_ASSERT(info.kind == ISA_CALLX && info.callx_reg == 9);
	isa_decode(&(struct insn){0x8d, 4, 0, 0, 0}, &info);
	CU_ASSERT(info.kind == ISA_CALLX && info.callx_reg == 4);
	CU_ASSERT_PTR_NULL(isa_check_second(&(struct insn){0, 0, 0, 0, -1}));
	CU_ASSERT_PTR_NOT_NULL(isa_check_second(&(struct insn){1, 0, 0, 0, 0}));
	CU_ASSERT_PTR_NOT_NULL(isa_check_second(&(struct insn){0, 1, 0, 0, 0}));
	CU_ASSERT_PTR_NOT_NULL(isa_check_second(&(struct insn){0, 0, 1, 0, 0}));
	CU_ASSERT_PTR_NOT_NULL(isa_check_second(&(struct insn){0, 0, 0, 1, 0}));
}

static void test_helpers(void)
{
	const struct helper *h = helper_by_id(2);

	for (unsigned i = 0; i < 211; i++) {
		CU_ASSERT_PTR_NOT_NULL_FATAL(helper_row(i));
		CU_ASSERT_EQUAL(helper_row(i)->id, i + 1);
		CU_ASSERT_PTR_EQUAL(helper_by_name(helper_row(i)->name), helper_row(i));
	}
	CU_ASSERT_PTR_NULL(helper_row(211));
	CU_ASSERT_PTR_NULL(helper_by_id(0));
	CU_ASSERT_PTR_NULL(helper_by_id(212));
	CU_ASSERT_PTR_NULL(helper_by_id(0xffffffff));
	CU_ASSERT_PTR_NULL(helper_by_name("bpf_map_lookup_elem"));
	CU_ASSERT_STRING_EQUAL(h->name, "map_update_elem");
	CU_ASSERT(h->ret == RET_I64 && h->arg[0] == ARG_PTR && h->arg[2] == ARG_PTR && h->arg[3] == ARG_I64 &&
		  h->arg[4] == ARG_NONE && h->runtime && (h->effects & HELPER_WRITES));
	CU_ASSERT(HELPER_tail_call == 12 && helper_by_id(12)->effects & HELPER_NORETURN);
	CU_ASSERT(helper_by_id(7)->ret == RET_U32 && helper_by_id(146)->ret == RET_INT &&
		  helper_by_id(132)->ret == RET_VOID);
	CU_ASSERT(helper_by_id(6)->arg[1] == ARG_I32 && helper_by_id(6)->arg[2] == ARG_VA);
	CU_ASSERT(helper_by_id(44)->effects & HELPER_PKT);
}

static void test_maptypes(void)
{
	CU_ASSERT_STRING_EQUAL(maptype_name(MAP_HASH), "hash");
	CU_ASSERT_EQUAL(maptype_by_name("array"), 2);
	CU_ASSERT_EQUAL(maptype_by_name("arena"), 33);
	CU_ASSERT_EQUAL(maptype_by_name("nothing"), 0);
	CU_ASSERT_PTR_NULL(maptype_name(0));
	CU_ASSERT_PTR_NULL(maptype_name(34));
	for (unsigned t = 1; t < MAP_NTYPES; t++)
		CU_ASSERT_EQUAL(maptype_by_name(maptype_name(t)), t);
}

void suite_isa(void)
{
	CU_pSuite s = CU_add_suite("isa", NULL, NULL);

	CU_add_test(s, "codes", test_codes);
	CU_add_test(s, "rows", test_rows);
	CU_add_test(s, "fields", test_fields);
	CU_add_test(s, "examples", test_examples);
	CU_add_test(s, "decoded fields", test_info);
	CU_add_test(s, "helpers", test_helpers);
	CU_add_test(s, "map types", test_maptypes);
}
