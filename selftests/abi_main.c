/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* A host for the programs of abi.s, in 32 bits: calls them as C does, at every alignment of the stack, with a check that
 * registers come back; plays the part of the runtime in tail calls (limit 33, target by index). Prints "N passed, N
 * failed, 0 skipped".
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uint64_t prog_fn(void *ctx);
prog_fn hop, last, below, twice, pointer, aligned, gives_int;
extern char hop_tail[] __asm__("hop.tail"), last_tail[] __asm__("last.tail"), below_tail[] __asm__("below.tail");

static char *targets[8];
static unsigned calls, bad_stack;
static uint32_t *first_counter;
int same_counter = 1;

void *bpfrt_tail_target(void *ctx, void *map, uint32_t index, uint32_t *counter);
void *bpfrt_tail_target(void *ctx, void *map, uint32_t index, uint32_t *counter)
{
	(void)ctx;
	(void)map;
	if (!first_counter)
		first_counter = counter;
	same_counter &= first_counter == counter;
	calls++;
	if (!targets[index & 7] || *counter >= 33)
		return NULL;
	++*counter;
	return targets[index & 7];
}

/* A helper that nobody knows: five u64. Looks whether its caller kept the stack aligned. */
uint64_t bpfrt_helper_4242(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e);
uint64_t bpfrt_helper_4242(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e)
{
	(void)b, (void)c, (void)d, (void)e;
	bad_stack = ((uintptr_t)__builtin_frame_address(0) + 8) % 16;
	return a + 1;
}

/* A helper whose result is an int. */
int bpfrt_get_retval(void);
int bpfrt_get_retval(void)
{
	return -7;
}

uint64_t bpfrt_call_helper(uint32_t nr, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e);
uint64_t bpfrt_call_helper(uint32_t nr, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e)
{
	(void)nr, (void)a, (void)b, (void)c, (void)d, (void)e;
	return 0;
}

/* Calls FN(CTX) with ESP + 4 = OFFSET modulo 16 at its entry; *BAD is set if EBX, ESI, EDI, EBP or ESP come back changed. */
uint64_t call_at(prog_fn *fn, void *ctx, uint32_t offset, uint32_t *bad);
__asm__(".text\n.globl call_at\ncall_at:\n"
	"	push %ebp\n	push %ebx\n	push %esi\n	push %edi\n"
	"	mov 20(%esp), %eax\n	mov 24(%esp), %ecx\n	mov 28(%esp), %edx\n"
	"	mov %esp, saved_esp\n"
	"	and $-16, %esp\n	sub $32, %esp\n	add %edx, %esp\n	mov %ecx, (%esp)\n	mov %esp, called_esp\n"
	"	mov $0x1b1b1b1b, %ebx\n	mov $0x51515151, %esi\n	mov $0xd1d1d1d1, %edi\n	mov $0xb9b9b9b9, %ebp\n"
	"	call *%eax\n"
	"	xor $0x1b1b1b1b, %ebx\n	xor $0x51515151, %esi\n	xor $0xd1d1d1d1, %edi\n	xor $0xb9b9b9b9, %ebp\n"
	"	or %esi, %ebx\n	or %edi, %ebx\n	or %ebp, %ebx\n	mov %esp, %ecx\n	sub called_esp, %ecx\n	or %ecx, %ebx\n"
	"	mov saved_esp, %esp\n	mov 32(%esp), %ecx\n	mov %ebx, (%ecx)\n"
	"	pop %edi\n	pop %esi\n	pop %ebx\n	pop %ebp\n	ret\n"
	".local saved_esp\n.comm saved_esp,4,4\n.local called_esp\n.comm called_esp,4,4\n"
	".section .note.GNU-stack,\"\",@progbits\n.text\n");

static int passed, failed;

static void expect(const char *name, uint32_t offset, uint64_t got, uint64_t want)
{
	if (got == want) {
		passed++;
		return;
	}
	failed++;
	printf("FAIL %s at stack offset %u: %#llx, not %#llx\n", name, offset, (unsigned long long)got, (unsigned long long)want);
}

static uint64_t run(const char *name, prog_fn *fn, uint64_t *ctx, uint32_t offset)
{
	uint32_t bad = 0;
	calls = 0;
	first_counter = NULL;
	same_counter = 1;
	uint64_t r = call_at(fn, ctx, offset, &bad);
	expect(name, offset, bad, 0);
	expect(name, offset, same_counter, 1);
	return r;
}

static void at_offset(uint32_t o)
{
	uint64_t ctx[2] = { 0 };

	targets[0] = hop_tail; /* itself, until the limit */
	expect("hop to the limit", o, run("hop", hop, ctx, o), 100);
	expect("runs of hop", o, ctx[0], 34);
	expect("tail calls tried", o, calls, 34);
	ctx[0] = 5;
	targets[0] = last_tail;
	expect("hop to last", o, run("hop", hop, ctx, o), 1006);
	targets[0] = NULL;
	expect("hop to nothing", o, run("hop", hop, ctx, o), 100);
	/* from a function: what it jumps to returns to the function's caller */
	memset(ctx, 0, sizeof ctx);
	ctx[0] = 42;
	targets[1] = last_tail;
	expect("below", o, run("below", below, ctx, o), 1042 + 1 + 10000);
	targets[1] = NULL;
	expect("below, nothing there", o, run("below", below, ctx, o), 500 + 1 + 20000);
	/* the limit counts over functions and programs together: below -> jumper => below -> jumper => ... */
	memset(ctx, 0, sizeof ctx);
	targets[1] = below_tail;
	run("nested", below, ctx, o);
	expect("nested", o, ctx[1], 34 * 10000);
	/* and goes on counting when the first tail-called program has returned: 32 for the first call, all for the second */
	memset(ctx, 0, sizeof ctx);
	targets[1] = hop_tail;
	targets[0] = hop_tail;
	run("twice", twice, ctx, o);
	expect("twice", o, ctx[0], 33);
	targets[0] = targets[1] = NULL;
	ctx[0] = 0x100000001ull;
	expect("pointer", o, run("pointer", pointer, ctx, o),
	       ((0x300000003ull ^ 5) + (2ull << 33) + (3ull << 16) + (4ull << 40)));
	expect("helper by number", o, run("aligned", aligned, ctx, o), 0x1122334455667789ull);
	expect("stack of the helper", o, bad_stack, o);
	expect("helper that gives an int", o, run("gives_int", gives_int, ctx, o), (uint64_t)-6);
	expect("last", o, run("last", last, ctx, o), 0x100000001ull + 1000);
}

int main(void)
{
	for (uint32_t o = 0; o < 16; o += 4)
		at_offset(o);
	printf("%d passed, %d failed, 0 skipped\n", passed, failed);
	return failed != 0;
}
