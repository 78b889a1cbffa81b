/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Classic filters and the running kernel: what it accepts and what it makes of packets and system calls, compared with
 * cbpf_check(), the interpreters and compiled code. Needs root on x86-64 for a network of its own; else it skips.
 *
 *   cbpf_kernel [--count=N] [--seed=N] [--native=0]
 *
 *   check     random filters, whole and damaged, for a socket (SO_ATTACH_FILTER) and for seccomp
 *   packets   random filters on a packet socket that hears the loopback device. Verdicts are seen as lengths, so each filter
 *             runs four times, every time showing another byte of its verdict. VLAN tags are taken off by the kernel and become
 *             ancillary data; long packets are not linear
 *   calls     random seccomp filters whose verdicts come back as error numbers
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <getopt.h>
#include <linux/filter.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <linux/seccomp.h>
#include <net/if.h>
#include <pcap/dlt.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cbpf_test.h"

#ifndef PACKET_IGNORE_OUTGOING
#define PACKET_IGNORE_OUTGOING 23
#endif

enum { PACKETS = 60, PER_GROUP = 6, SHOWN = 300, LOOPBACK_TYPE = 772, NEVER = 1 /* no result of a call */ };

struct test {
	struct bpfc_ctx ctx;
	struct prng r;
	struct native *native;
	u64 count, seed, passed, failed, skipped;
	int from, to; /* packet sockets */
	u64 accepted;
};

static void fail(struct test *t, const struct cbpf_prog *p, const char *what, const char *why)
{
	if (t->failed++ < 10) {
		printf("FAIL: %s: %s\n", what, why);
		filter_show(p);
	}
}

static struct sock_fprog kernel_form(const struct cbpf_prog *p)
{
	static struct sock_filter insns[CBPF_MAXINSNS];

	for (u32 i = 0; i < p->n; i++)
		insns[i] = (struct sock_filter){ p->insns[i].code, p->insns[i].jt, p->insns[i].jf, p->insns[i].k };
	return (struct sock_fprog){ (unsigned short)p->n, insns };
}

static int attach(int fd, const struct cbpf_prog *p)
{
	struct sock_fprog f = kernel_form(p);

	return setsockopt(fd, SOL_SOCKET, SO_ATTACH_FILTER, &f, sizeof(f));
}

/* -- What is accepted ------------------------------------------------------------------------------------------------ */

/* What a child finds out under a filter of its own. */
struct report {
	volatile int attached; /* error number, or 0 */
	volatile int done;
	volatile long results[PACKETS];
};

static long call(long nr, const u64 *a)
{
	register long r10 __asm__("r10") = (long)a[3], r8 __asm__("r8") = (long)a[4], r9 __asm__("r9") = (long)a[5];
	long result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "a"(nr), "D"(a[0]), "S"(a[1]), "d"(a[2]), "r"(r10), "r"(r8), "r"(r9)
			 : "rcx", "r11", "memory");
	return result;
}

/* Under filter P of seccomp: the results of N calls in DATA (struct seccomp_data as words). A filtered process cannot
 * even exit, so it waits to be killed. */
static void under_seccomp(const struct cbpf_prog *p, u32 (*data)[16], u32 n, struct report *out)
{
	pid_t pid;
	int status;

	out->attached = -1;
	out->done = 0;
	for (u32 i = 0; i < n; i++)
		out->results[i] = NEVER;
	fflush(stdout);
	pid = fork();
	if (pid == 0) {
		struct sock_fprog f = kernel_form(p);

		prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
		prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
		out->attached = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &f) ? errno : 0;
		for (u32 i = 0; i < n && !out->attached; i++) {
			u64 args[6];

			memcpy(args, &data[i][4], sizeof(args));
			out->results[i] = call((long)data[i][0], args);
		}
		out->done = 1;
		for (;;)
			;
	}
	while (pid > 0 && !out->done && waitpid(pid, &status, WNOHANG) == 0)
		sched_yield();
	if (pid > 0 && out->done) {
		kill(pid, SIGKILL);
		waitpid(pid, &status, 0);
	}
}

static void check_one(struct test *t, const struct cbpf_prog *p, int fd, struct report *report)
{
	bool ours = cbpf_check(p, p->type) == 0, theirs;

	ctx_clear(&t->ctx);
	if (p->type == CBPF_SOCKET) {
		theirs = attach(fd, p) == 0;
	} else {
		under_seccomp(p, NULL, 0, report);
		theirs = report->attached == 0;
	}
	t->accepted += theirs;
	if (ours == theirs)
		t->passed++;
	else
		fail(t, p, p->type == CBPF_SOCKET ? "socket filter" : "seccomp filter",
		     theirs ? "the kernel accepts it, we do not" : "the kernel refuses it, we do not");
}

static void check(struct test *t, struct report *report)
{
	int fd = socket(AF_UNIX, SOCK_DGRAM, 0);
	u64 n = 0;

	t->accepted = 0;
	for (; n < t->count * 8; n++) {
		struct random_rules rules = { .type = n % 16 ? CBPF_SOCKET : CBPF_SECCOMP, .max = 12, .packet = 80,
					      .result_byte = -1, .unset = n % 3 == 0 };
		struct cbpf_prog p = { .ctx = &t->ctx, .file = "f" };
		struct arena a;

		arena_init(&a, &t->ctx);
		random_filter(&t->r, &a, &rules, &p);
		if (prng_below(&t->r, 4))
			random_damage(&t->r, &p);
		check_one(t, &p, fd, report);
		arena_free(&a);
	}
	close(fd);
	printf("check: %llu filters, of which the kernel accepts %llu\n", (unsigned long long)n,
	       (unsigned long long)t->accepted);
}

/* -- Packets ----------------------------------------------------------------------------------------------------------- */

static int packet_socket(void)
{
	struct sockaddr_ll lo = { .sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_ALL), .sll_ifindex = 1 };
	int fd = socket(AF_PACKET, SOCK_RAW | SOCK_NONBLOCK, 0), on = 1;

	if (fd >= 0)
		setsockopt(fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &on, sizeof(on));
	if (fd < 0 || bind(fd, (struct sockaddr *)&lo, sizeof(lo)))
		return -1;
	return fd;
}

/* A network of our own, of which nobody else speaks. */
static bool open_network(struct test *t)
{
	struct ifreq lo = { .ifr_name = "lo", .ifr_flags = IFF_UP };
	cpu_set_t cpu;
	int fd;

	CPU_ZERO(&cpu);
	CPU_SET(sched_getcpu(), &cpu);
	if (sched_setaffinity(0, sizeof(cpu), &cpu) || unshare(CLONE_NEWNET))
		return false;
	fd = socket(AF_INET, SOCK_DGRAM, 0);
	if (fd < 0 || ioctl(fd, SIOCSIFFLAGS, &lo))
		return false;
	close(fd);
	t->from = packet_socket();
	t->to = packet_socket();
	return t->from >= 0 && t->to >= 0;
}

/* The length that comes through the filter of t->to, 0: nothing; -1: it could not be sent. */
static s64 send_one(struct test *t, const u8 *p, u32 n)
{
	static u8 got[65536];
	struct sockaddr_ll lo = { .sll_family = AF_PACKET, .sll_ifindex = 1 };
	ssize_t len;

	if (sendto(t->from, p, n, 0, (struct sockaddr *)&lo, sizeof(lo)) != (ssize_t)n)
		return -1;
	len = recv(t->to, got, sizeof(got), 0);
	return len < 0 ? 0 : len;
}

static u32 be16(const u8 *p) { return (u32)p[0] << 8 | p[1]; }

static u16 protocol_of(const u8 *type)
{
	u32 v = be16(type);

	return (u16)(v >= 1536 ? v : be16(type + 2) == 0xffff ? ETH_P_802_3 : ETH_P_802_2);
}

static bool fragment(void *arg, u32 off, u32 size, u8 *out)
{
	const struct cbpf_case *c = arg;

	if (off > c->n || c->n - off < size)
		return false;
	memcpy(out, c->bytes + off, size);
	return true;
}

/* What the kernel makes of the frame P of N bytes that came over the loopback device. */
static void kernel_case(const u8 *p, u32 n, struct cbpf_case *c)
{
	static const u8 device[6] = { 0 }; /* also what the loopback device takes for broadcast */
	u8 *bytes = malloc(n);
	struct cinterp_env *e = &c->env;
	u32 type = be16(p + 12);
	bool tagged = type == ETH_P_8021Q || type == ETH_P_8021AD;

	memcpy(bytes, p, n);
	*e = (struct cinterp_env){ .mac = 0, .network = 14, .ifindex = 1, .hatype = LOOPBACK_TYPE, .cpu = (u32)sched_getcpu() };
	if (tagged) {
		e->vlan_present = true;
		e->vlan_tpid = (u16)type;
		e->vlan_tci = (u16)be16(p + 14);
		memmove(bytes + 12, bytes + 16, n - 16);
		n -= 4;
	}
	e->protocol = protocol_of(bytes + 12);
	e->pkttype = !memcmp(p, device, 6) ? PACKET_HOST : p[0] & 1 ? PACKET_MULTICAST : PACKET_OTHERHOST;
	c->bytes = bytes;
	c->n = n;
	e->data = bytes;
	e->len = n;
	e->size = n > 4096 ? 14 : n; /* a packet socket puts the rest of long ones into pages */
	e->load = fragment;
	e->arg = c;
	c->skb = (struct bpfrt_skb){ .pkt_type = e->pkttype, .ifindex = 1, .hatype = e->hatype, .vlan_present = e->vlan_present,
				     .vlan_tci = e->vlan_tci, .protocol = (u32)htons(e->protocol),
				     .vlan_proto = (u32)htons(e->vlan_tpid), .network_header = 14 };
}

/* Frames that are long enough to show a byte as length. */
static struct packet *frames(struct test *t)
{
	struct packet *p = packets_make(&t->r, DLT_EN10MB, NULL, PACKETS);

	for (u32 i = 0; i < PACKETS; i++) {
		u32 n = MAX((u32)SHOWN, p[i].caplen);
		bool tagged = p[i].caplen >= 14 && (be16(p[i].bytes + 12) == ETH_P_8021Q || be16(p[i].bytes + 12) == ETH_P_8021AD);

		if (!tagged && prng_below(&t->r, 5) == 0)
			n = 4200 + prng_below(&t->r, 20000);
		p[i].bytes = realloc(p[i].bytes, n);
		for (u32 k = p[i].caplen; k < n; k++)
			p[i].bytes[k] = (u8)prng_next(&t->r);
		p[i].caplen = p[i].len = n;
	}
	return p;
}

/* The kernel's own idea of where payloads begin, which may be behind the end. */
static bool ask_payload(struct test *t, const struct packet *p, struct cbpf_case *cases)
{
	for (u32 shift = 0; shift < 32; shift += 8) {
		struct cbpf_insn insns[] = {
			{ 0x20, 0, 0, CBPF_AD_OFF + 52 }, { 0x74, 0, 0, shift }, { 0x54, 0, 0, 255 }, { 0x04, 0, 0, 1 }, { 0x16, 0, 0, 0 },
		};
		struct cbpf_prog filter = { .ctx = &t->ctx, .insns = insns, .n = ARRAY_SIZE(insns), .type = CBPF_SOCKET };

		if (attach(t->to, &filter))
			return false;
		for (u32 i = 0; i < PACKETS; i++) {
			s64 n = send_one(t, p[i].bytes, p[i].caplen);

			if (n <= 0)
				return false;
			cases[i].env.payload_offset |= (u32)(n - 1) << shift;
		}
	}
	return true;
}

static void on_packets(struct test *t, const struct cbpf_prog *p, const struct packet *packets, const struct cbpf_case *cases,
		       u32 *want, const char *what)
{
	struct arena a;
	struct cinterp *forms[2];
	char text[120];

	arena_init(&a, &t->ctx);
	forms[0] = cinterp_new(&a, p, CINTERP_SWITCH);
	forms[1] = cinterp_new(&a, p, CINTERP_THREADED);
	if (attach(t->to, p)) {
		fail(t, p, what, "the kernel refuses it");
		arena_free(&a);
		return;
	}
	for (u32 i = 0; i < PACKETS; i++) {
		u32 other = cinterp_run(forms[1], &cases[i].env);
		s64 got = send_one(t, packets[i].bytes, packets[i].caplen);

		want[i] = cinterp_run(forms[0], &cases[i].env);
		if (other == want[i] && got == (s64)MIN(want[i], cases[i].n))
			continue;
		snprintf(text, sizeof(text), "packet %u of %u bytes: kernel %lld, interpreters 0x%x, 0x%x", i, cases[i].n,
			 (long long)got, want[i], other);
		fail(t, p, what, text);
		arena_free(&a);
		return;
	}
	t->passed++;
	arena_free(&a);
	if (t->native)
		native_add(t->native, p, cases, want, PACKETS, what);
}

static void packet_group(struct test *t, u64 group)
{
	static const u8 no_random[CBPF_NOPS] = { [CBPF_OP_ANC_RANDOM] = 1 };
	struct packet *packets = frames(t);
	struct cbpf_case *cases = calloc(PACKETS, sizeof(*cases));
	u32 *want = calloc(PACKETS * PER_GROUP * 4, sizeof(*want));
	struct arena a;
	char what[60];

	arena_init(&a, &t->ctx);
	for (u32 i = 0; i < PACKETS; i++)
		kernel_case(packets[i].bytes, packets[i].caplen, &cases[i]);
	if (!ask_payload(t, packets, cases)) {
		printf("FAIL: packets do not come back\n");
		t->failed++;
	}
	for (u32 i = 0; i < PER_GROUP; i++) {
		struct prng start;

		prng_seed(&start, prng_next(&t->r));
		for (int byte = 0; byte < 4; byte++) {
			struct prng again = start;
			struct random_rules rules = { .type = CBPF_SOCKET, .max = 40, .packet = 80, .no = no_random,
						      .result_byte = byte };
			struct cbpf_prog p = { .ctx = &t->ctx, .file = "f" };

			random_filter(&again, &a, &rules, &p);
			snprintf(what, sizeof(what), "packets, filter %llu.%u, byte %d", (unsigned long long)group, i, byte);
			on_packets(t, &p, packets, cases, want + (i * 4 + (u32)byte) * PACKETS, what);
		}
	}
	if (t->native)
		native_finish(t->native);
	arena_free(&a);
	for (u32 i = 0; i < PACKETS; i++)
		free((u8 *)cases[i].bytes);
	free(cases);
	free(want);
	packets_free(packets, PACKETS);
}

/* -- No device ------------------------------------------------------------------------------------------------------------ */

/* Messages of a Unix socket have no device. */
static void no_device(struct test *t)
{
	static const u8 message[60];
	static const struct cbpf_insn loads[] = {
		{ .code = 0x20, .k = CBPF_AD_OFF + 8 }, { .code = 0x28, .k = CBPF_AD_OFF + 8 },
		{ .code = 0x20, .k = CBPF_AD_OFF + 28 }, { .code = 0x30, .k = CBPF_AD_OFF + 28 },
		{ .code = 0x20, .k = CBPF_AD_OFF + 20 }, /* "mark", which does not need one */
	};
	struct cbpf_case c = { .env = { .data = message, .size = sizeof(message), .len = sizeof(message) }, .bytes = message,
			       .n = sizeof(message) };
	u32 want[ARRAY_SIZE(loads)];
	struct arena a;

	arena_init(&a, &t->ctx);
	for (u32 i = 0; i < ARRAY_SIZE(loads); i++) {
		struct cbpf_insn insns[] = { { .code = 0x00, .k = 7 }, loads[i], { .code = 0x06, .k = 40 } };
		struct cbpf_prog p = { .ctx = &t->ctx, .file = "f", .insns = insns, .n = 3 };
		char got[sizeof(message)];
		ssize_t n = -1;
		int fd[2];

		want[i] = cinterp_run(cinterp_new(&a, &p, i % 2 ? CINTERP_SWITCH : CINTERP_THREADED), &c.env);
		if (socketpair(AF_UNIX, SOCK_DGRAM, 0, fd))
			continue;
		if (!attach(fd[1], &p) && send(fd[0], message, sizeof(message), 0) == sizeof(message))
			n = recv(fd[1], got, sizeof(got), MSG_DONTWAIT);
		close(fd[0]);
		close(fd[1]);
		if (n == (ssize_t)want[i])
			t->passed++;
		else
			fail(t, &p, "no device", "the kernel gives another verdict");
		if (t->native) {
			native_add(t->native, &p, &c, &want[i], 1, "no device");
			native_finish(t->native);
		}
	}
	arena_free(&a);
}

/* -- System calls -------------------------------------------------------------------------------------------------------- */

static bool sees_address(const struct cbpf_prog *p)
{
	for (u32 i = 0; i < p->n; i++)
		if (p->insns[i].code == 0x20 && (p->insns[i].k == 8 || p->insns[i].k == 12))
			return true; /* where the call stands in this program */
	return false;
}

static void calls(struct test *t, struct report *report, u64 number)
{
	struct random_rules rules = { .type = CBPF_SECCOMP, .max = 40, .result_byte = -1, .result_mask = 0xfff,
				      .result_or = SECCOMP_RET_ERRNO };
	struct cbpf_prog p = { .ctx = &t->ctx, .file = "f" };
	static u32 data[PACKETS][16];
	struct cbpf_case cases[PACKETS];
	u32 want[PACKETS];
	bool good = true;
	char text[120], what[60];
	struct arena a;

	arena_init(&a, &t->ctx);
	do
		random_filter(&t->r, &a, &rules, &p);
	while (sees_address(&p));
	for (u32 i = 0; i < PACKETS; i++) {
		for (int k = 4; k < 16; k++)
			data[i][k] = (u32)prng_next(&t->r) >> prng_below(&t->r, 32);
		data[i][0] = 1000 + prng_below(&t->r, 1000);
		data[i][1] = 0xc000003e; /* AUDIT_ARCH_X86_64 */
		cases[i] = (struct cbpf_case){ .env = { .data = (u8 *)data[i], .size = 64, .len = 64 }, .bytes = (u8 *)data[i], .n = 64 };
		want[i] = cinterp_run(cinterp_new(&a, &p, i % 2 ? CINTERP_SWITCH : CINTERP_THREADED), &cases[i].env);
	}
	snprintf(what, sizeof(what), "calls, filter %llu", (unsigned long long)number);
	under_seccomp(&p, data, PACKETS, report);
	for (u32 i = 0; i < PACKETS && good; i++) {
		if (!want[i]) { /* it was ended */
			good = !report->attached && report->results[i] == NEVER;
			break;
		}
		good = !report->attached && want[i] == (SECCOMP_RET_ERRNO | (u32)-report->results[i]);
		snprintf(text, sizeof(text), "call %u: attached %d, kernel %ld, interpreters 0x%x", i, report->attached,
			 report->results[i], want[i]);
	}
	if (good)
		t->passed++;
	else
		fail(t, &p, what, text);
	if (t->native) {
		native_add(t->native, &p, cases, want, PACKETS, what);
		native_finish(t->native);
	}
	arena_free(&a);
}

/* -- The whole ----------------------------------------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
	static const struct option options[] = { { "count", required_argument, NULL, 'c' }, { "seed", required_argument, NULL, 's' },
						 { "native", required_argument, NULL, 'n' }, { 0 } };
	struct test t = { .count = 200, .seed = 1 };
	struct report *report = mmap(NULL, sizeof(*report), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	bool native = true;
	int c;

	while ((c = getopt_long(argc, argv, "", options, NULL)) != -1) {
		if (c == 'c')
			t.count = strtoull(optarg, NULL, 0);
		else if (c == 's')
			t.seed = strtoull(optarg, NULL, 0);
		else if (c == 'n')
			native = strtoul(optarg, NULL, 0) != 0;
		else
			return 2;
	}
	ctx_init(&t.ctx);
	prng_seed(&t.r, t.seed);
	t.native = native ? native_new() : NULL;
	t.skipped = native && !t.native;
	check(&t, report);
	no_device(&t);
	if (open_network(&t)) {
		for (u64 group = 0; group < t.count / PER_GROUP + 1 && t.failed < 10; group++)
			packet_group(&t, group);
	} else {
		printf("no network of our own: %s\n", strerror(errno));
		t.skipped++;
	}
	for (u64 i = 0; i < t.count && t.failed < 10; i++)
		calls(&t, report, i);
	if (t.native) {
		t.passed += native_passed(t.native);
		t.failed += native_failed(t.native);
		printf("%llu runs of compiled code\n", (unsigned long long)native_runs(t.native));
		native_free(t.native);
	}
	ctx_fini(&t.ctx);
	printf("%llu passed, %llu failed, %llu skipped\n", (unsigned long long)t.passed, (unsigned long long)t.failed,
	       (unsigned long long)t.skipped);
	return t.failed || !t.passed;
}
