/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Writes the tables of lib/test_bpf.c of a kernel tree (TEST_BPF_FILE) as vectors to standard output. The kernel's code
 * generates what is generated, builds the packets and puts the tail-call tests together, in the surroundings of kernel.h.
 */
#include "kernel.h"

#include "vectors.h"

#include TEST_BPF_FILE

/* An object of our own, so that distances to functions fit 32 bits. */
char call_base[1];

int numa_node_id(void)
{
	return 0;
}
u64 ktime_get_ns(void)
{
	return 1;
}
u64 ktime_get_boot_fast_ns(void)
{
	return 2;
}
u64 ktime_get_coarse_ns(void)
{
	return 3;
}
u64 get_jiffies_64(void)
{
	return 4;
}

static struct rp_out out;

static void put_begin(enum vec_suite suite, unsigned int i, const char *name, u32 flags, s32 err, u32 stack)
{
	rp_begin(&out, 0);
	rp_put_u32(&out, suite);
	rp_put_u32(&out, i);
	rp_put_str(&out, name);
	rp_put_u32(&out, flags);
	rp_put_u32(&out, (u32)err);
	rp_put_u32(&out, BPF_PROG_TYPE_SOCKET_FILTER);
	rp_put_u32(&out, 0);
	rp_put_u32(&out, stack);
}

/* No verdicts: these suites are not about the verifier. */
static void put_end(void)
{
	rp_put_u32(&out, VEC_ACCEPT);
	rp_put_u32(&out, VEC_UNDEF);
	rp_put_str(&out, "");
	rp_put_str(&out, "");
	vec_write(&out, stdout);
}

static void put_input(enum vec_input kind, u32 result, u32 repeat, const void *data, u32 size, const void *frag,
		      u32 frag_size, const struct vec_skb *skb)
{
	rp_put_u32(&out, kind);
	rp_put_u32(&out, result);
	rp_put_u32(&out, repeat);
	rp_put_block(&out, data, size);
	rp_put_block(&out, frag, frag_size);
	rp_put_block(&out, skb, sizeof(*skb));
}

static void put_skb(const struct sk_buff *skb, u32 result, u32 repeat)
{
	struct vec_skb v = {
		.protocol = skb->protocol,
		.pkt_type = skb->pkt_type,
		.mark = skb->mark,
		.hash = skb->hash,
		.queue_mapping = skb->queue_mapping,
		.vlan_tci = skb->vlan_tci,
		.vlan_present = skb->vlan_present || skb->vlan_all,
		.vlan_proto = skb->vlan_proto,
		.ifindex = skb->dev ? (u32)skb->dev->ifindex : 0,
		.hatype = skb->dev ? skb->dev->type : 0,
		.mac_header = skb->mac_header - (u32)(skb->data - skb->head),
		.network_header = skb->network_header - (u32)(skb->data - skb->head),
	};

	put_input(VEC_SKB, result, repeat, skb->data, skb->len - skb->data_len, skb->frag, skb->frag_size, &v);
}

static void put_data(struct bpf_test *test, int sub, u32 repeat)
{
	static const struct vec_skb none;
	void *data = generate_test_data(test, sub);
	u32 result = test->test[sub].result;

	if (test->aux & FLAG_NO_DATA)
		put_input(VEC_NONE, result, repeat, "", 0, "", 0, &none);
#ifdef FLAG_LARGE_MEM
	else if (test->aux & FLAG_LARGE_MEM)
		put_input(VEC_MEM, result, repeat, data, (u32)test->test[sub].data_size, "", 0, &none);
#endif
	else
		put_skb(data, result, repeat);
}

/* All of the table but the first row end where both numbers are zero. */
static int count_subtests(const struct bpf_test *test)
{
	int n = 1;

	while (n < MAX_SUBTESTS && (test->test[n].data_size || test->test[n].result))
		n++;
	return n;
}

static void dump_test(int i)
{
	struct bpf_test *test = &tests[i];
	bool classic = (test->aux & TEST_TYPE_MASK) == CLASSIC, made = true;
	u32 runs = test->nr_testruns ? min((u32)test->nr_testruns, (u32)MAX_TESTRUNS) : MAX_TESTRUNS;
	int n = count_subtests(test);

	if (test->fill_helper)
		made = test->fill_helper(test) >= 0;
	put_begin(VEC_TEST_BPF, (u32)i, test->descr,
		  (classic ? VEC_CLASSIC : 0) | (test->aux & FLAG_EXPECTED_FAIL ? VEC_REFUSED : 0) |
			  (made ? 0 : VEC_NO_PROGRAM),
		  test->expected_errcode, (u32)test->stack_depth);
	rp_put_block(&out, made ? filter_pointer(i) : NULL, made ? (u32)filter_length(i) * 8 : 0);
	rp_put_u32(&out, (u32)n);
	for (int sub = 0; sub < n; sub++)
		put_data(test, sub, runs);
	rp_put_u32(&out, 0);
	rp_put_u32(&out, 0);
	put_end();
	if (test->fill_helper)
		free(test->u.ptr.insns);
}

/* -- Tail calls: tests that trees before 5.15 do not have ------------------------------------------------------ */

#ifdef TAIL_CALL_MARKER

enum { MAP = 1 };

static const struct {
	void *fn;
	u32 helper;
} callees[] = {
	{numa_node_id, BPF_FUNC_get_numa_node_id},
	{ktime_get_ns, BPF_FUNC_ktime_get_ns},
	{ktime_get_boot_fast_ns, BPF_FUNC_ktime_get_boot_ns},
	{ktime_get_coarse_ns, BPF_FUNC_ktime_get_coarse_ns},
	{get_jiffies_64, BPF_FUNC_jiffies64},
	{bpf_test_func, VEC_TEST_FUNC},
};

/* Addresses back to what they stand for. */
static void put_linked(const struct bpf_prog *p, const struct bpf_array *progs)
{
	struct bpf_insn *insns = calloc(p->len, sizeof(*insns));

	memcpy(insns, p->insnsi, p->len * sizeof(*insns));
	for (u32 i = 0; i < p->len; i++) {
		struct bpf_insn *insn = &insns[i];

		if (insn->code == (BPF_LD | BPF_DW | BPF_IMM) && i + 1 < p->len) {
			if (((u64)(u32)insn[1].imm << 32 | (u32)insn->imm) == (u64)(uintptr_t)progs) {
				insn->src_reg = BPF_PSEUDO_MAP_FD;
				insn->imm = MAP;
				insn[1].imm = 0;
			}
			i++;
		} else if (insn->code == (BPF_JMP | BPF_TAIL_CALL)) {
			*insn = BPF_RAW_INSN(BPF_JMP | BPF_CALL, 0, 0, 0, BPF_FUNC_tail_call);
		} else if (insn->code == (BPF_JMP | BPF_CALL) && !insn->src_reg) {
			for (u32 k = 0; k < ARRAY_SIZE(callees); k++)
				if ((long)callees[k].fn == (long)call_base + insn->imm) {
					insn->imm = (s32)callees[k].helper;
					break;
				}
		}
	}
	rp_put_block(&out, insns, p->len * 8);
	free(insns);
}

static void put_array(const struct bpf_array *progs, u32 n)
{
	const u32 words[] = {MAP, BPF_MAP_TYPE_PROG_ARRAY, 4, 4, progs->map.max_entries, 0, 0, n};

	rp_put_u32(&out, 1);
	for (u32 i = 0; i < ARRAY_SIZE(words); i++)
		rp_put_u32(&out, words[i]);
	for (u32 i = 0; i < n; i++) {
		rp_put_block(&out, &i, sizeof(i));
		rp_put_block(&out, "", 0);
		rp_put_u32(&out, i + 1);
	}
	rp_put_u32(&out, n);
	for (u32 i = 0; i < n; i++)
		put_linked(progs->ptrs[i], progs);
}

static void dump_tail_calls(void)
{
	static const struct vec_skb none;
	static const u32 state;
	struct bpf_array *progs = NULL;
	u32 n = ARRAY_SIZE(tail_call_tests);

	if (prepare_tail_call_tests(&progs))
		progs = NULL;
	for (u32 i = 0; i < n; i++) {
		const struct tail_call_test *test = &tail_call_tests[i];
		bool in_state = test->flags & FLAG_RESULT_IN_STATE, need = test->flags & FLAG_NEED_STATE;

		put_begin(VEC_TAIL_CALLS, i, test->descr, progs ? 0 : VEC_NO_PROGRAM, 0, (u32)test->stack_depth);
		if (progs)
			put_linked(progs->ptrs[i], progs);
		else
			rp_put_block(&out, "", 0);
		rp_put_u32(&out, 1);
		put_input(in_state ? VEC_STATE : need ? VEC_MEM : VEC_NONE, (u32)test->result, MAX_TESTRUNS, &state,
			  need ? sizeof(state) : 0, "", 0, &none);
		if (progs) {
			put_array(progs, n);
		} else {
			rp_put_u32(&out, 0);
			rp_put_u32(&out, 0);
		}
		put_end();
	}
}

#else

static void dump_tail_calls(void) {}

#endif

/* Segmentation of packets by the network stack: there is no program in these tests. Only their names. */
static void dump_segment(void)
{
	for (u32 i = 0; i < ARRAY_SIZE(skb_segment_tests); i++) {
		put_begin(VEC_SEGMENT, i, skb_segment_tests[i].descr, VEC_NO_PROGRAM, 0, 0);
		rp_put_block(&out, "", 0);
		for (u32 k = 0; k < 3; k++)
			rp_put_u32(&out, 0);
		put_end();
	}
}

int main(void)
{
	for (size_t i = 0; i < ARRAY_SIZE(tests); i++)
		dump_test((int)i);
	dump_tail_calls();
	dump_segment();
	return fflush(stdout) ? 1 : 0;
}
