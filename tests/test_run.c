/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Tests of the harness (src/run with runtime/guest*.c): machine code written by hand, good and bad, is loaded into the
 * 32-bit process, and what it reports is compared with what the code does: results, faults with their place, endless
 * loops, spoilt registers, unaligned stacks, guard pages, packets and contexts, maps, batches, death.
 */
#define _GNU_SOURCE
#include <CUnit/CUnit.h>
#include <linux/bpf.h>
#include <stdlib.h>
#include <string.h>

#include "bpfrt.h"
#include "maptype.h"
#include "run/run.h"
#include "test.h"

struct fixture {
	struct bpfc_ctx ctx;
	struct run_guest *g;
	struct code *c;
};

/* False, and the test is counted as skipped, where 32-bit programs do not run. */
static bool start(struct fixture *f)
{
	memset(f, 0, sizeof *f);
	ctx_init(&f->ctx);
	if (!run_start(&f->ctx, NULL, &f->g))
		return true;
	test_skip(f->ctx.first ? f->ctx.first->text : "no 32-bit process");
	ctx_fini(&f->ctx);
	return false;
}

static void stop(struct fixture *f)
{
	code_free(f->c);
	run_stop(f->g);
	ctx_fini(&f->ctx);
}

/* N bytes as the function "prog". */
static struct code *make_code(struct fixture *f, const void *bytes, u32 n)
{
	struct code *c = code_new(&f->ctx);

	code_bytes(c, 0, bytes, n);
	code_define(c, code_sym(c, "prog"), 0, 0, n, CODE_GLOBAL, CODE_FUNC);
	return c;
}

static int load(struct fixture *f, const void *bytes, u32 n)
{
	struct run_program p = {.engine = RUN_NATIVE};

	code_free(f->c);
	p.code = f->c = make_code(f, bytes, n);
	return run_load(f->g, &p);
}
#define LOAD(f, ...) load(f, (const u8[]){__VA_ARGS__}, sizeof((const u8[]){__VA_ARGS__}))

static struct run_result exec_mem(struct fixture *f, const void *mem, size_t size, u32 esp_offset)
{
	struct run_input in = {.kind = RUN_MEM, .data = mem, .size = size, .repeat = 1, .esp_offset = esp_offset};
	struct run_result r;

	in.want_data = true;
	run_exec(f->g, &in, &r);
	return r;
}

/* r0 alone. */
static u64 exec_r0(struct fixture *f, const void *mem, size_t size, u32 esp_offset)
{
	struct run_result r = exec_mem(f, mem, size, esp_offset);

	run_results_free(&r, 1);
	return r.r0;
}

static const char *last_text(const struct fixture *f)
{
	return f->ctx.last ? f->ctx.last->text : "";
}

static bool said(const struct fixture *f, const char *words)
{
	if (strstr(last_text(f), words))
		return true;
	fprintf(stderr, "'%s' is not in '%s'\n", words, last_text(f));
	return false;
}

/* -- Good code ------------------------------------------------------------------------------------------------------
 */

/* mov eax, [esp+8]; mov edx, [esp+4]; mov edx, [edx]; ret: r0 = memory word : length */
#define CODE_WORD_AND_LENGTH 0x8b, 0x44, 0x24, 0x08, 0x8b, 0x54, 0x24, 0x04, 0x8b, 0x12, 0xc3

static void test_result(void)
{
	struct fixture f;
	static const u8 mem[] = {0x78, 0x56, 0x34, 0x12, 0xff};

	if (!start(&f))
		return;
	CU_ASSERT_EQUAL(LOAD(&f, CODE_WORD_AND_LENGTH), 0);
	for (u32 off = 0; off < 16; off += 4) {
		struct run_result r = exec_mem(&f, mem, sizeof mem, off);
		CU_ASSERT_EQUAL(r.status, 0);
		CU_ASSERT_EQUAL(r.r0, 0x1234567800000005ull);
		CU_ASSERT(r.data_size == sizeof mem && !memcmp(r.data, mem, sizeof mem));
		run_results_free(&r, 1);
	}
	CU_ASSERT_PTR_NULL(f.ctx.first);
	stop(&f);
}

static void test_stack_alignment(void)
{
	struct fixture f;

	if (!start(&f))
		return;
	/* mov eax, esp; and eax, 15; xor edx, edx; ret: at entry the return address lies below an aligned word */
	CU_ASSERT_EQUAL(LOAD(&f, 0x89, 0xe0, 0x83, 0xe0, 0x0f, 0x31, 0xd2, 0xc3), 0);
	for (u32 off = 0; off < 16; off += 4) {
		struct run_result r = exec_mem(&f, "", 0, off);
		CU_ASSERT_EQUAL(r.status, 0);
		CU_ASSERT_EQUAL(r.r0, (12 - off) & 15);
		run_results_free(&r, 1);
	}
	stop(&f);
}

static void test_written_memory(void)
{
	struct fixture f;
	u8 mem[3] = {1, 2, 3};

	if (!start(&f))
		return;
	/* mov eax, [esp+4]; inc byte [eax+2]; ret */
	CU_ASSERT_EQUAL(LOAD(&f, 0x8b, 0x44, 0x24, 0x04, 0xfe, 0x40, 0x02, 0xc3), 0);
	struct run_input in = {.kind = RUN_MEM, .data = mem, .size = 3, .repeat = 5, .want_data = true};
	struct run_result r;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT(r.data_size == 3 && r.data[0] == 1 && r.data[1] == 2 && r.data[2] == 8);
	run_results_free(&r, 1);
	stop(&f);
}

/* -- Bad code ---------------------------------------------------------------------------------------------------------
 */

static void test_faults(void)
{
	struct fixture f;
	struct run_result r;

	if (!start(&f))
		return;
	/* nop; mov eax, [0x10] */
	CU_ASSERT_EQUAL(LOAD(&f, 0x90, 0xa1, 0x10, 0, 0, 0, 0xc3), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT_EQUAL(r.fault_addr, 0x10);
	CU_ASSERT_EQUAL(r.fault_text, 1);
	CU_ASSERT(said(&f, "access to 0x00000010 at .text+0x1"));
	/* xor ecx, ecx; div ecx */
	CU_ASSERT_EQUAL(LOAD(&f, 0x31, 0xc9, 0xf7, 0xf1, 0xc3), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT_EQUAL(r.fault_text, 2);
	CU_ASSERT(said(&f, "arithmetic fault"));
	CU_ASSERT_EQUAL(LOAD(&f, 0x90, 0x90, 0x0f, 0x0b), 0); /* ud2 */
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT_EQUAL(r.fault_text, 2);
	CU_ASSERT(said(&f, "invalid instruction"));
	CU_ASSERT_EQUAL(LOAD(&f, 0xcc), 0); /* int3 */
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT(said(&f, "breakpoint"));
	/* call $: the stack runs out */
	CU_ASSERT_EQUAL(LOAD(&f, 0xe8, 0xfb, 0xff, 0xff, 0xff), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT(said(&f, "stack overflow"));
	/* and the guest lives on */
	CU_ASSERT_EQUAL(LOAD(&f, CODE_WORD_AND_LENGTH), 0);
	r = exec_mem(&f, "abcd", 4, 0);
	CU_ASSERT_EQUAL(r.status, 0);
	run_results_free(&r, 1);
	stop(&f);
}

/* Code and constants cannot be written, data cannot be executed. */
static void test_protection(void)
{
	struct fixture f;
	struct run_result r;

	if (!start(&f))
		return;
	/* call +0; pop eax; mov [eax], al; ret */
	CU_ASSERT_EQUAL(LOAD(&f, 0xe8, 0, 0, 0, 0, 0x58, 0x88, 0x00, 0xc3), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT_EQUAL(r.fault_text, 6);
	run_results_free(&r, 1);
	/* mov eax, [esp+4]; jmp eax: memory holds ret */
	CU_ASSERT_EQUAL(LOAD(&f, 0x8b, 0x44, 0x24, 0x04, 0xff, 0xe0), 0);
	r = exec_mem(&f, "\xc3\xc3\xc3\xc3", 4, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	run_results_free(&r, 1);
	/* mov byte [rodata], 1; ret */
	struct code *c = make_code(&f, (const u8[]){0xc6, 0x05, 0, 0, 0, 0, 1, 0xc3}, 8);
	u32 ro = code_add_section(c, ".rodata", CODE_RODATA, 4), sym = code_sym_local(c, "x");
	code_u32(c, ro, 5);
	code_define(c, sym, ro, 0, 4, CODE_LOCAL, CODE_OBJECT);
	code_fixup_at(c, 0, 2, FIXUP_ABS32, sym, 0);
	struct run_program p = {.engine = RUN_NATIVE, .code = c};
	CU_ASSERT_EQUAL(run_load(f.g, &p), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT_EQUAL(r.fault_text, 0);
	run_results_free(&r, 1);
	code_free(c);
	stop(&f);
}

static void test_timeout(void)
{
	struct fixture f;
	struct run_result r;
	struct run_input in = {.kind = RUN_MEM, .repeat = 1, .timeout_ms = 60};

	if (!start(&f))
		return;
	CU_ASSERT_EQUAL(LOAD(&f, 0x90, 0xeb, 0xfe), 0); /* nop; jmp $ */
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), -BPFC_ETIMEOUT);
	CU_ASSERT_EQUAL(r.fault_text, 1);
	CU_ASSERT(said(&f, "longer than 60 ms"));
	/* Short runs, but too many of them: the limit holds for all together. */
	CU_ASSERT_EQUAL(LOAD(&f, 0x31, 0xc0, 0x31, 0xd2, 0xc3), 0);
	in.repeat = 1000000000;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), -BPFC_ETIMEOUT);
	in.repeat = 10;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	stop(&f);
}

static void test_registers(void)
{
	struct fixture f;
	static const struct {
		u8 code[8];
		const char *name;
	} bad[] = {
		{{0x43, 0xc3}, "EBX"}, /* inc ebx */
		{{0x46, 0xc3}, "ESI"},
		{{0x47, 0xc3}, "EDI"},
		{{0x45, 0xc3}, "EBP"},
		{{0xfd, 0xc3}, "direction flag"}, /* std */
		{{0xc2, 0x04, 0x00}, "ESP"},	  /* ret 4 */
		{{0xc7, 0x44, 0x24, 0x14, 1, 2, 3, 4},
		 "caller's stack"}, /* mov [esp+20], imm; runs into the ret below */
	};

	if (!start(&f))
		return;
	for (size_t i = 0; i < ARRAY_SIZE(bad); i++) {
		u8 code[9];
		memcpy(code, bad[i].code, 8);
		code[8] = 0xc3;
		CU_ASSERT_EQUAL(load(&f, code, 9), 0);
		struct run_result r = exec_mem(&f, "", 0, 0);
		CU_ASSERT_EQUAL(r.status, -BPFC_EINTERNAL);
		CU_ASSERT(said(&f, bad[i].name));
	}
	stop(&f);
}

/* One byte behind the memory, or a page before it, is nobody's. */
static void test_guards(void)
{
	struct fixture f;
	u8 mem[4096 + 16];
	static const u32 sizes[] = {8, 16, 4096, 4096 + 16};

	if (!start(&f))
		return;
	memset(mem, 7, sizeof mem);
	for (size_t i = 0; i < ARRAY_SIZE(sizes); i++) {
		/* mov eax, [esp+4]; mov ecx, [esp+8]; movzx eax, byte [eax+ecx-1 or 0]; xor edx, edx; ret */
		for (int over = 0; over < 2; over++) {
			CU_ASSERT_EQUAL(LOAD(&f, 0x8b, 0x44, 0x24, 4, 0x8b, 0x4c, 0x24, 8, 0x0f, 0xb6, 0x44, 0x08,
					     (u8)(over - 1), 0x31, 0xd2, 0xc3),
					0);
			struct run_result r = exec_mem(&f, mem, sizes[i], 0);
			CU_ASSERT_EQUAL(r.status, over ? -BPFC_EFAULT : 0);
			CU_ASSERT_EQUAL(r.r0, over ? 0 : 7);
			run_results_free(&r, 1);
		}
		/* mov eax, [esp+4]; mov al, [eax-4096]; ret */
		CU_ASSERT_EQUAL(LOAD(&f, 0x8b, 0x44, 0x24, 4, 0x8a, 0x80, 0, 0xf0, 0xff, 0xff, 0xc3), 0);
		struct run_result r = exec_mem(&f, mem, sizes[i], 0);
		CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
		run_results_free(&r, 1);
	}
	stop(&f);
}

/* -- Packets and contexts
 * ------------------------------------------------------------------------------------------------ */

static void test_xdp(void)
{
	struct fixture f;
	static const u8 pkt[] = {9, 8, 7, 6, 5};
	/* mov ecx, [esp+4]; mov edx, [ecx]; mov eax, [ecx+4]; sub eax, edx; movzx edx, byte [edx+eax-1]; inc byte
	 * [ecx+20]; ret */
	static const u8 code[] = {0x8b, 0x4c, 0x24, 4,	  0x8b, 0x11, 0x8b, 0x41, 4,  0x29,
				  0xd0, 0x0f, 0xb6, 0x54, 0x02, 0xff, 0xfe, 0x41, 20, 0xc3};
	struct bpfrt_xdp xdp = {.ingress_ifindex = 3, .egress_ifindex = 41};
	struct run_input in = {.kind = RUN_XDP,
			       .data = pkt,
			       .size = sizeof pkt,
			       .repeat = 1,
			       .want_data = true,
			       .ctx = &xdp,
			       .ctx_size = sizeof xdp,
			       .want_ctx = true};
	struct run_result r;

	if (!start(&f))
		return;
	CU_ASSERT_EQUAL(load(&f, code, sizeof code), 0);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 0x500000005ull);
	CU_ASSERT(r.data_size == 5 && !memcmp(r.data, pkt, 5));
	CU_ASSERT_EQUAL_FATAL(r.ctx_size, 24);
	memcpy(&xdp, r.ctx, 24);
	CU_ASSERT(xdp.data == 0 && xdp.data_end == 0 && xdp.ingress_ifindex == 3 && xdp.egress_ifindex == 42);
	run_results_free(&r, 1);
	stop(&f);
}

static void test_skb(void)
{
	struct fixture f;
	u8 pkt[20] = {[12] = 0x86, [13] = 0xdd, [14] = 0x60};
	/* mov eax, [esp+4]; mov edx, [eax+16] (protocol); mov eax, [eax] (len); ret */
	static const u8 fields[] = {0x8b, 0x44, 0x24, 4, 0x8b, 0x50, 16, 0x8b, 0x00, 0xc3};
	/* sub esp, 12; push 1; push 0xfff00000; push [esp+24]; call bpfrt_ldpkt_skb; add esp, 24; ret */
	static const u8 ld[] = {0x83, 0xec, 12,	  0x6a, 1,    0x68, 0,	  0,	0xf0, 0xff, 0xff, 0x74,
				0x24, 24,   0xe8, 0xfc, 0xff, 0xff, 0xff, 0x83, 0xc4, 24,   0xc3};
	struct run_input in = {.kind = RUN_SKB, .data = pkt, .size = sizeof pkt, .repeat = 1};
	struct bpfrt_skb skb = {.protocol = 8, .network_header = 13};
	struct run_result r;

	if (!start(&f))
		return;
	CU_ASSERT_EQUAL(load(&f, fields, sizeof fields), 0);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 0xdd8600000014ull);
	in.ctx = &skb;
	in.ctx_size = sizeof skb;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 0x800000014ull);
	struct code *c = make_code(&f, ld, sizeof ld);
	code_fixup_at(c, 0, 15, FIXUP_PLT32, code_sym(c, "bpfrt_ldpkt_skb"), -4);
	CU_ASSERT_EQUAL(run_load(f.g, &(struct run_program){.engine = RUN_NATIVE, .code = c}), 0);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 0xdd);
	in.ctx_size = 0;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 0x60);
	code_free(c);
	stop(&f);
}

/* Contexts lie as the kernel's own do. */
static void test_layout(void)
{
#define SAME(field) CU_ASSERT_EQUAL(offsetof(struct bpfrt_skb, field), offsetof(struct __sk_buff, field))
	SAME(len);
	SAME(mark);
	SAME(protocol);
	SAME(vlan_proto);
	SAME(ingress_ifindex);
	SAME(tc_index);
	SAME(cb);
	SAME(tc_classid);
	SAME(data);
	SAME(data_end);
	SAME(remote_ip6);
	SAME(local_ip6);
	SAME(local_port);
	SAME(data_meta);
	SAME(flow_keys);
	SAME(tstamp);
	SAME(gso_segs);
	SAME(sk);
	SAME(gso_size);
	SAME(hwtstamp);
#undef SAME
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_skb, head), sizeof(struct __sk_buff));
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_xdp, data_end), offsetof(struct xdp_md, data_end));
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_xdp, data_meta), offsetof(struct xdp_md, data_meta));
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_xdp, ingress_ifindex), offsetof(struct xdp_md, ingress_ifindex));
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_xdp, egress_ifindex), offsetof(struct xdp_md, egress_ifindex));
	CU_ASSERT_EQUAL(offsetof(struct bpfrt_xdp, hard_start), sizeof(struct xdp_md));
}

/* -- Linking and maps
 * ---------------------------------------------------------------------------------------------------- */

static void test_unknown_symbol(void)
{
	struct fixture f;

	if (!start(&f))
		return;
	struct code *c = make_code(&f, (const u8[]){0xe8, 0xfc, 0xff, 0xff, 0xff, 0xc3}, 6);
	code_fixup_at(c, 0, 1, FIXUP_PLT32, code_sym(c, "bpfrt_frobnicate"), -4);
	struct run_program p = {.engine = RUN_NATIVE, .code = c};
	CU_ASSERT_EQUAL(run_load(f.g, &p), -BPFC_EUNDEFINED);
	CU_ASSERT(said(&f, "bpfrt_frobnicate"));
	struct run_result r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_ERUN);
	p.entry = "other";
	CU_ASSERT_EQUAL(run_load(f.g, &p), -BPFC_ENO_PROGRAM);
	/* it may stay undefined as long as nobody calls it */
	p.entry = NULL;
	p.lenient = true;
	CU_ASSERT_EQUAL(run_load(f.g, &p), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_ENO_HELPER);
	code_free(c);
	stop(&f);
}

static void add_map(struct code *c, const char *name, u32 type, u32 key, u32 value, u32 max)
{
	struct bpfrt_map m = {
		.version = BPFRT_MAP_VERSION, .type = type, .key_size = key, .value_size = value, .max_entries = max};
	u32 s = code_add_section(c, ".bpfrt.maps", CODE_MAPS, 8);

	code_bytes(c, s, &m, sizeof m);
	code_define(c, code_sym(c, name), s, 0, sizeof m, CODE_GLOBAL, CODE_OBJECT);
}

struct seen {
	u32 n;
	u64 sum;
};

static void count_entry(void *arg, const void *key, const void *value, u32 value_size)
{
	struct seen *s = arg;
	u32 k;
	u64 v;

	memcpy(&k, key, 4);
	CU_ASSERT_EQUAL(value_size, 8);
	memcpy(&v, value, 8);
	s->n++;
	s->sum += (u64)k * 1000 + v;
}

/* r0 = map_lookup(counts, &r1's first word) ? ++*value : 0, by hand:
 * push [esp+4]; push offset map; call lookup; add esp, 8; xor edx, edx; test eax, eax; je out; inc dword [eax];
 * mov eax, [eax]; out: ret */
static struct code *map_code(struct fixture *f, u32 type)
{
	static const u8 bytes[] = {0xff, 0x74, 0x24, 4,	   0x68, 0,    0,    0,	   0, 0xe8, 0xfc, 0xff, 0xff, 0xff,
				   0x83, 0xc4, 8,    0x31, 0xd2, 0x85, 0xc0, 0x74, 4, 0xff, 0x00, 0x8b, 0x00, 0xc3};
	struct code *c = make_code(f, bytes, sizeof bytes);

	add_map(c, "counts", type, 4, 8, 4);
	code_fixup_at(c, 0, 5, FIXUP_ABS32, code_sym(c, "counts"), 0);
	code_fixup_at(c, 0, 10, FIXUP_PLT32, code_sym(c, "bpfrt_map_lookup_elem"), -4);
	return c;
}

static void test_maps(void)
{
	struct fixture f;
	u32 key = 3, n;
	u64 value = 40;
	struct seen seen = {0};

	if (!start(&f))
		return;
	struct code *c = map_code(&f, MAP_ARRAY);
	CU_ASSERT_EQUAL_FATAL(run_load(f.g, &(struct run_program){.engine = RUN_NATIVE, .code = c}), 0);
	const struct run_map *m = run_maps(f.g, &n);
	CU_ASSERT(n == 1 && !strcmp(m->name, "counts") && m->key_size == 4 && m->value_size == 8 &&
		  m->max_entries == 4);
	CU_ASSERT_EQUAL(run_map_update(f.g, "counts", &key, &value), 0);
	CU_ASSERT_EQUAL(exec_r0(&f, &key, 4, 4), 41);
	key = 4; /* out of range */
	CU_ASSERT_EQUAL(exec_r0(&f, &key, 4, 0), 0);
	CU_ASSERT_EQUAL(run_map_update(f.g, "counts", &key, &value), -BPFC_ERUN);
	CU_ASSERT_EQUAL(run_map_dump(f.g, "counts", count_entry, &seen), 0);
	CU_ASSERT(seen.n == 4 && seen.sum == (0 + 1 + 2 + 3) * 1000 + 41);
	CU_ASSERT_EQUAL(run_map_dump(f.g, "nothing", count_entry, &seen), -BPFC_ENO_MAP);
	/* a reset empties it */
	key = 3;
	struct run_input in = {.kind = RUN_MEM, .data = &key, .size = 4, .repeat = 2, .reset_maps = true};
	struct run_result r;
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 2);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 2);
	code_free(c);
	/* a hash map holds what was put into it only */
	c = map_code(&f, MAP_HASH);
	CU_ASSERT_EQUAL_FATAL(run_load(f.g, &(struct run_program){.engine = RUN_NATIVE, .code = c}), 0);
	CU_ASSERT_EQUAL(exec_r0(&f, &key, 4, 0), 0);
	CU_ASSERT_EQUAL(run_map_update(f.g, "counts", &key, &value), 0);
	CU_ASSERT_EQUAL(exec_r0(&f, &key, 4, 0), 41);
	seen = (struct seen){0};
	CU_ASSERT_EQUAL(run_map_dump(f.g, "counts", count_entry, &seen), 0);
	CU_ASSERT(seen.n == 1 && seen.sum == 3041);
	code_free(c);
	c = map_code(&f, MAP_BLOOM_FILTER);
	CU_ASSERT_EQUAL(run_load(f.g, &(struct run_program){.engine = RUN_NATIVE, .code = c}), -BPFC_EUNSUPPORTED);
	CU_ASSERT(said(&f, "counts"));
	code_free(c);
	stop(&f);
}

/* A prog_array that loading fills: mov edx, [offset of programs.values]; jmp [edx+8]. */
static void test_fills(void)
{
	static const u8 jump[] = {0x8b, 0x15, 0, 0, 0, 0, 0xff, 0x62, 0x08}, other[] = {0xb8, 42, 0, 0, 0, 0x31, 0xd2, 0xc3};
	u32 key = 1;
	struct fixture f;

	if (!start(&f))
		return;
	struct code *c = make_code(&f, jump, sizeof jump);
	code_bytes(c, 0, other, sizeof other);
	code_define(c, code_sym(c, "other.tail"), 0, sizeof jump, sizeof other, CODE_GLOBAL, CODE_FUNC);
	add_map(c, "programs", MAP_PROG_ARRAY, 4, 4, 2);
	code_fixup_at(c, 0, 2, FIXUP_ABS32, code_sym(c, "programs"), offsetof(struct bpfrt_map, values));
	struct run_fill fill = {.map = "programs", .key = &key, .key_size = 4, .program = "other"};
	struct run_program p = {.engine = RUN_NATIVE, .code = c, .fills = &fill, .n_fills = 1};
	struct run_input in = {.kind = RUN_NONE, .repeat = 2};
	struct run_result r;
	CU_ASSERT_EQUAL(run_load(f.g, &p), 0);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), 0);
	CU_ASSERT_EQUAL(r.r0, 42);
	fill.program = "prog"; /* has no .tail */
	CU_ASSERT_EQUAL(run_load(f.g, &p), -BPFC_ENO_PROGRAM);
	fill.program = "other";
	key = 2;
	CU_ASSERT_EQUAL(run_load(f.g, &p), -BPFC_ERUN);
	CU_ASSERT(said(&f, "programs"));
	code_free(c);
	stop(&f);
}

/* A bad pointer that a program hands to the runtime is the program's fault, and leaves the map usable. */
static void test_fault_in_runtime(void)
{
	struct fixture f;
	struct run_result r;

	if (!start(&f))
		return;
	struct code *c = map_code(&f, MAP_HASH);
	c->sects.p[0].bytes.p[0] = 0x6a; /* push 16; nop; nop */
	c->sects.p[0].bytes.p[1] = 16;
	c->sects.p[0].bytes.p[2] = c->sects.p[0].bytes.p[3] = 0x90;
	CU_ASSERT_EQUAL_FATAL(run_load(f.g, &(struct run_program){.engine = RUN_NATIVE, .code = c}), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_EFAULT);
	CU_ASSERT(r.fault_addr >= 16 && r.fault_addr < 20);
	CU_ASSERT_EQUAL(r.fault_text, 0xffffffff);
	CU_ASSERT_EQUAL(run_map_update(f.g, "counts", &(u32){1}, &(u64){1}), 0);
	code_free(c);
	stop(&f);
}

/* -- Interpreter, batches, death
 * ------------------------------------------------------------------------------------------- */

/* r0 = *(u32 *)(r1 + OFF); exit */
static struct prog *make_prog(struct fixture *f, s16 off)
{
	struct prog *p = prog_new(&f->ctx, "t.bin");

	prog_set_insns(p, 2);
	p->insns[0] = (struct insn){.code = 0x61, .dst = 0, .src = 1, .off = off};
	p->insns[1] = (struct insn){.code = 0x95};
	if (prog_check(p)) {
		prog_free(p);
		return NULL;
	}
	return p;
}

static void test_interpreter(void)
{
	struct fixture f;
	static const u8 mem[] = {1, 2, 3, 4, 5, 6};

	if (!start(&f))
		return;
	for (s16 off = 0; off <= 4; off += 2) {
		struct prog *p = make_prog(&f, off);
		CU_ASSERT_PTR_NOT_NULL_FATAL(p);
		for (int form = RUN_INTERP; form <= RUN_THREADED; form++) {
			CU_ASSERT_EQUAL(run_load(f.g, &(struct run_program){.engine = form, .prog = p}), 0);
			struct run_result r = exec_mem(&f, mem, sizeof mem, 0);
			CU_ASSERT_EQUAL(r.status, off <= 2 ? 0 : -BPFC_EFAULT);
			CU_ASSERT_EQUAL(r.r0, off == 0 ? 0x04030201 : off == 2 ? 0x06050403 : 0);
			if (off == 0)
				CU_ASSERT_EQUAL(r.insns, 2);
			run_results_free(&r, 1);
		}
		prog_free(p);
	}
	CU_ASSERT(said(&f, "t.bin:prog+0: error: "));
	stop(&f);
}

static void test_interpreter_timeout(void)
{
	struct fixture f;
	struct run_result r;
	struct run_input in = {.kind = RUN_MEM, .repeat = 1, .timeout_ms = 60};

	if (!start(&f))
		return;
	struct prog *p = prog_new(&f.ctx, "t.bin");
	prog_set_insns(p, 3);
	p->insns[0] = (struct insn){.code = 0xb7};
	p->insns[1] = (struct insn){.code = 0x05, .off = -2};
	p->insns[2] = (struct insn){.code = 0x95};
	CU_ASSERT_EQUAL_FATAL(prog_check(p), 0);
	CU_ASSERT_EQUAL(run_load(f.g, &(struct run_program){.engine = RUN_THREADED, .prog = p}), 0);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), -BPFC_ETIMEOUT);
	CU_ASSERT_EQUAL(run_exec(f.g, &in, &r), -BPFC_ETIMEOUT);
	prog_free(p);
	stop(&f);
}

enum { BATCH = 300 };

static void test_batch(void)
{
	struct fixture f;
	struct run_job jobs[BATCH];
	struct run_result out[BATCH][2];
	u8 mem[4] = {1, 0, 0, 0};
	struct run_input in[2] = {{.kind = RUN_MEM, .data = mem, .size = 4, .repeat = 1},
				  {.kind = RUN_MEM, .repeat = 1, .timeout_ms = 1000}};

	if (!start(&f))
		return;
	for (u32 i = 0; i < BATCH; i++) {
		/* mov eax, i; cdq; ret, but every hundredth has an unknown symbol, and one kills its process:
		 * mov eax, 1 (exit); xor ebx, ebx; int 0x80 */
		u8 code[] = {0xb8, (u8)i, (u8)(i >> 8), 0, 0, 0x99, 0xc3};
		static const u8 deadly[] = {0xb8, 1, 0, 0, 0, 0x31, 0xdb, 0xcd, 0x80};
		struct code *c = i == 150 ? make_code(&f, deadly, sizeof deadly) : make_code(&f, code, sizeof code);
		if (i % 100 == 99)
			code_fixup_at(c, 0, 1, FIXUP_ABS32, code_sym(c, "bpfrt_nothing"), 0);
		jobs[i] =
			(struct run_job){.program = {.engine = RUN_NATIVE, .code = c}, .in = in, .out = out[i], .n = 2};
	}
	CU_ASSERT_EQUAL(run_batch(f.g, jobs, BATCH), 0);
	for (u32 i = 0; i < BATCH; i++) {
		int want = i % 100 == 99 ? -BPFC_EUNDEFINED : 0;
		CU_ASSERT_EQUAL(jobs[i].status, want);
		CU_ASSERT_EQUAL(out[i][0].status, i == 150 ? -BPFC_ERUN : want);
		CU_ASSERT_EQUAL(out[i][1].status, i == 150 ? -BPFC_ERUN : want);
		if (!out[i][1].status)
			CU_ASSERT(out[i][0].r0 == i && out[i][1].r0 == i);
		code_free(jobs[i].program.code);
	}
	stop(&f);
}

static void test_death(void)
{
	struct fixture f;
	struct run_result r;

	if (!start(&f))
		return;
	/* mov eax, 1; mov ebx, 7; int 0x80: _exit(7) */
	CU_ASSERT_EQUAL(LOAD(&f, 0xb8, 1, 0, 0, 0, 0xbb, 7, 0, 0, 0, 0xcd, 0x80), 0);
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_ERUN);
	CU_ASSERT(said(&f, "prog: error: the 32-bit process died"));
	r = exec_mem(&f, "", 0, 0);
	CU_ASSERT_EQUAL(r.status, -BPFC_ERUN);
	CU_ASSERT_EQUAL(LOAD(&f, CODE_WORD_AND_LENGTH), 0);
	r = exec_mem(&f, "abcd", 4, 0);
	CU_ASSERT_EQUAL(r.status, 0);
	run_results_free(&r, 1);
	stop(&f);
}

/* More input and output than pipes hold. */
static void test_large(void)
{
	struct fixture f;
	enum { SIZE = 3000000, N = 5 };
	u8 *mem = malloc(SIZE);
	struct run_input in[N];
	struct run_result r[N];

	if (!start(&f)) {
		free(mem);
		return;
	}
	for (u32 i = 0; i < SIZE; i++)
		mem[i] = (u8)(i * 7 + i / 251);
	for (u32 i = 0; i < N; i++)
		in[i] = (struct run_input){
			.kind = RUN_MEM, .data = mem + i, .size = SIZE - i, .repeat = 1, .want_data = true};
	CU_ASSERT_EQUAL(LOAD(&f, CODE_WORD_AND_LENGTH), 0);
	CU_ASSERT_EQUAL(run_exec_many(f.g, in, r, N), 0);
	for (u32 i = 0; i < N; i++) {
		CU_ASSERT_EQUAL((u32)r[i].r0, SIZE - i);
		CU_ASSERT(r[i].data_size == SIZE - i && !memcmp(r[i].data, mem + i, SIZE - i));
	}
	run_results_free(r, N);
	free(mem);
	stop(&f);
}

static void test_no_guest(void)
{
	struct bpfc_ctx ctx;
	struct run_guest *g;
	char *old = getenv("BPFC_RUN_GUEST") ? strdup(getenv("BPFC_RUN_GUEST")) : NULL;

	ctx_init(&ctx);
	setenv("BPFC_RUN_GUEST", "/nonexistent/guest", 1);
	CU_ASSERT_EQUAL(run_start(&ctx, NULL, &g), -BPFC_ERUN);
	CU_ASSERT_PTR_NULL(g);
	CU_ASSERT_PTR_NOT_NULL_FATAL(ctx.first);
	CU_ASSERT_PTR_NOT_NULL(strstr(ctx.first->text, "/nonexistent/guest"));
	if (old)
		setenv("BPFC_RUN_GUEST", old, 1);
	else
		unsetenv("BPFC_RUN_GUEST");
	free(old);
	ctx_fini(&ctx);
}

void suite_run(void)
{
	CU_pSuite s = CU_add_suite("run", NULL, NULL);

	CU_add_test(s, "result of compiled code", test_result);
	CU_add_test(s, "stack alignment", test_stack_alignment);
	CU_add_test(s, "written memory comes back", test_written_memory);
	CU_add_test(s, "faults", test_faults);
	CU_add_test(s, "protection", test_protection);
	CU_add_test(s, "endless loop", test_timeout);
	CU_add_test(s, "registers", test_registers);
	CU_add_test(s, "guard pages", test_guards);
	CU_add_test(s, "XDP", test_xdp);
	CU_add_test(s, "skb", test_skb);
	CU_add_test(s, "layout of contexts", test_layout);
	CU_add_test(s, "unknown symbol", test_unknown_symbol);
	CU_add_test(s, "maps", test_maps);
	CU_add_test(s, "programs in maps", test_fills);
	CU_add_test(s, "fault in the runtime", test_fault_in_runtime);
	CU_add_test(s, "interpreter", test_interpreter);
	CU_add_test(s, "endless loop in the interpreter", test_interpreter_timeout);
	CU_add_test(s, "batch", test_batch);
	CU_add_test(s, "death", test_death);
	CU_add_test(s, "large input", test_large);
	CU_add_test(s, "no guest", test_no_guest);
}
