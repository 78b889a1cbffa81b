/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Running what may fault, loop for ever or spoil registers, and coming back from it. Faults arrive as signals on a
 * stack of their own; a periodic timer looks whether the time of the run is over. Both leave the run by siglongjmp().
 * Compiled code runs on a separate stack between guard pages, entered through a trampoline that fills the registers
 * that belong to the caller with known values and looks at them afterwards.
 */
#define _GNU_SOURCE
#include "guest.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { TICK_US = 100000, PATIENCE_MS = 1000, STACK_SIZE = 1 << 20, ABOVE = 16 /* words above the arguments */ };

static struct {
	sigjmp_buf landing;
	volatile sig_atomic_t running, in_runtime;
	bool interpreter;
	u64 deadline; /* ns */
	u32 timeout_ms;
	const struct text_range *text;
	struct outcome *out;
} run;

static struct area stack;

/* -- Signals ---------------------------------------------------------------------------------------------- */

static const char *fault_name(int sig)
{
	switch (sig) {
	case SIGFPE:
		return "arithmetic fault";
	case SIGILL:
		return "invalid instruction";
	case SIGTRAP:
		return "breakpoint";
	case SIGBUS:
		return "bus error";
	default:
		return "access";
	}
}

static void put_where(char *buf, size_t n, u32 eip)
{
	if (eip - run.text->start < run.text->size)
		snprintf(buf, n, "at .text+0x%x", eip - run.text->start);
	else
		snprintf(buf, n, "outside of the program's code, at 0x%08x", eip);
}

static void on_fault(int sig, siginfo_t *info, void *uc)
{
	u32 eip = (u32)((ucontext_t *)uc)->uc_mcontext.gregs[REG_EIP];
	u32 addr = (u32)(uintptr_t)info->si_addr;
	struct outcome *o = run.out;
	char where[64];

	if (!run.running) {
		static const char text[] = "bpfrun-ia32-guest: fault outside of a program\n";
		if (write(2, text, sizeof text - 1) < 0)
			_exit(4);
		_exit(3);
	}
	put_where(where, sizeof where, eip);
	o->status = -BPFC_EFAULT;
	o->fault_addr = addr;
	o->fault_text = eip - run.text->start < run.text->size ? eip - run.text->start : 0xffffffffu;
	o->dirty = o->fault_text == 0xffffffffu;
	if (sig != SIGSEGV && sig != SIGBUS)
		snprintf(o->text, sizeof o->text, "%s %s", fault_name(sig), where);
	else if ((u8 *)(uintptr_t)addr >= stack.base - 4096 && (u8 *)(uintptr_t)addr < stack.base)
		snprintf(o->text, sizeof o->text, "stack overflow %s", where);
	else
		snprintf(o->text, sizeof o->text, "%s to 0x%08x %s", fault_name(sig), addr, where);
	siglongjmp(run.landing, 1);
}

void guest_no_helper(void)
{
	run.out->status = -BPFC_ENO_HELPER;
	snprintf(run.out->text, sizeof run.out->text, "the program called a helper that the runtime lacks");
	siglongjmp(run.landing, 1);
}

static u64 now_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (u64)t.tv_sec * 1000000000u + (u64)t.tv_nsec;
}

static void on_tick(int sig, siginfo_t *info, void *uc)
{
	u32 eip = (u32)((ucontext_t *)uc)->uc_mcontext.gregs[REG_EIP];
	bool here = run.interpreter ? !run.in_runtime : run.running && eip - run.text->start < run.text->size;
	struct outcome *o = run.out;
	u64 now;
	char where[64];

	(void)sig;
	(void)info;
	if (!run.running || (now = now_ns()) < run.deadline)
		return;
	/* Within the runtime a lock may be held: wait for a better moment, but not for ever. */
	if (!here && now < run.deadline + PATIENCE_MS * 1000000ull)
		return;
	put_where(where, sizeof where, eip);
	o->status = -BPFC_ETIMEOUT;
	o->fault_text = eip - run.text->start < run.text->size ? eip - run.text->start : 0xffffffffu;
	o->dirty = !here;
	snprintf(o->text, sizeof o->text, "the program ran longer than %u ms%s%s", run.timeout_ms,
		 run.interpreter ? "" : ", last seen ", run.interpreter ? "" : where);
	siglongjmp(run.landing, 1);
}

static void handle(int sig, void (*fn)(int, siginfo_t *, void *))
{
	struct sigaction sa = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART};
	sa.sa_sigaction = fn;
	sigemptyset(&sa.sa_mask);
	if (fn != on_tick)
		sigaddset(&sa.sa_mask, SIGALRM);
	sigaction(sig, &sa, NULL);
}

void guest_call_init(void)
{
	static u8 handler_stack[65536];
	static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP};
	stack_t ss = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};

	if (sigaltstack(&ss, NULL) || !area_new(&stack, STACK_SIZE))
		_exit(5);
	for (size_t i = 0; i < ARRAY_SIZE(faults); i++)
		handle(faults[i], on_fault);
	handle(SIGALRM, on_tick);
}

void guest_clock(bool on)
{
	static bool is_on;
	struct itimerval t = {{0, on ? TICK_US : 0}, {0, on ? TICK_US : 0}};
	if (on != is_on)
		setitimer(ITIMER_REAL, &t, NULL);
	is_on = on;
}

void guest_enter_runtime(void)
{
	run.in_runtime = 1;
}
void guest_leave_runtime(void)
{
	run.in_runtime = 0;
}

bool guest_guarded(void (*fn)(void *arg), void *arg, u32 timeout_ms, const struct text_range *text, bool interpreter,
		   struct outcome *out)
{
	static const struct text_range nowhere;
	sigset_t none;

	run.text = text ? text : &nowhere;
	run.interpreter = interpreter;
	run.in_runtime = 0;
	run.timeout_ms = timeout_ms;
	run.deadline = now_ns() + timeout_ms * 1000000ull;
	run.out = out;
	if (sigsetjmp(run.landing, 0)) {
		run.running = 0;
		__asm__ volatile("cld");
		sigemptyset(&none);
		sigprocmask(SIG_SETMASK, &none, NULL);
		return false;
	}
	run.running = 1;
	fn(arg);
	run.running = 0;
	return true;
}

/* -- Compiled code ---------------------------------------------------------------------------------------- */

/* Offsets are known to the trampoline. */
struct native {
	u32 fn, esp;		      /* 0, 4 */
	u32 eax, edx;		      /* 8, 12 */
	u32 ebx, esi, edi, ebp;	      /* 16 .. 28 */
	u32 esp_after, flags, caller; /* 32, 36, 40 */
};
_Static_assert(offsetof(struct native, caller) == 40, "the trampoline's offsets");

struct native *guest_current; /* where the trampoline finds its record when no register can be trusted */
void guest_trampoline(struct native *n);

enum { WANT_EBX = 0x0b0b1b2b, WANT_ESI = 0x51515253, WANT_EDI = 0x0d1d2d3d, WANT_EBP = 0x0ebeb0b5 };

__asm__(".text\n"
	".globl guest_trampoline\n"
	".type guest_trampoline, @function\n"
	"guest_trampoline:\n"
	"	pushl	%ebp\n"
	"	pushl	%ebx\n"
	"	pushl	%esi\n"
	"	pushl	%edi\n"
	"	movl	20(%esp), %eax\n"
	"	movl	%eax, guest_current\n"
	"	movl	%esp, 40(%eax)\n"
	"	movl	4(%eax), %esp\n"
	"	movl	(%eax), %ecx\n"
	"	movl	$0x0b0b1b2b, %ebx\n"
	"	movl	$0x51515253, %esi\n"
	"	movl	$0x0d1d2d3d, %edi\n"
	"	movl	$0x0ebeb0b5, %ebp\n"
	"	movl	$0xadadadad, %eax\n"
	"	movl	$0xdadadada, %edx\n"
	"	call	*%ecx\n"
	"	movl	guest_current, %ecx\n"
	"	movl	%eax, 8(%ecx)\n"
	"	movl	%edx, 12(%ecx)\n"
	"	movl	%ebx, 16(%ecx)\n"
	"	movl	%esi, 20(%ecx)\n"
	"	movl	%edi, 24(%ecx)\n"
	"	movl	%ebp, 28(%ecx)\n"
	"	movl	%esp, 32(%ecx)\n"
	"	movl	40(%ecx), %esp\n"
	"	pushfl\n"
	"	popl	36(%ecx)\n"
	"	cld\n"
	"	popl	%edi\n"
	"	popl	%esi\n"
	"	popl	%ebx\n"
	"	popl	%ebp\n"
	"	ret\n"
	".size guest_trampoline, . - guest_trampoline\n");

static bool broken(struct outcome *out, const char *what, u32 found, u32 want)
{
	out->status = -BPFC_EINTERNAL;
	snprintf(out->text, sizeof out->text, "calling convention broken: %s is 0x%08x after the call, was 0x%08x",
		 what, found, want);
	return false;
}

static bool check_registers(const struct native *n, struct outcome *out)
{
	if (n->esp_after != n->esp)
		return broken(out, "ESP", n->esp_after, n->esp);
	if (n->ebx != WANT_EBX)
		return broken(out, "EBX", n->ebx, WANT_EBX);
	if (n->esi != WANT_ESI)
		return broken(out, "ESI", n->esi, WANT_ESI);
	if (n->edi != WANT_EDI)
		return broken(out, "EDI", n->edi, WANT_EDI);
	if (n->ebp != WANT_EBP)
		return broken(out, "EBP", n->ebp, WANT_EBP);
	if (n->flags & 0x400)
		return broken(out, "the direction flag", 1, 0);
	return true;
}

void guest_fill_stack(void)
{
	enum { FILLED = 16384 };
	u32 n = MIN(stack.cap, (u32)FILLED);

	memset(stack.base + stack.cap - n, 0x5b, n);
}

bool guest_native(u32 fn, u32 r1, u32 r2, u32 r3, u32 esp_offset, struct outcome *out)
{
	/* The words above the arguments belong to us. Where there are two, two zero words follow: whoever reads r2 as 64
	 * bits finds its high half. */
	u32 *above = (u32 *)(stack.base + stack.cap) - ABOVE;
	u32 *args = above - 4 - esp_offset / 4;
	struct native n = {.fn = fn, .esp = (u32)(uintptr_t)args};

	args[0] = r1;
	args[1] = r2;
	args[2] = r3;
	args[3] = 0;
	for (u32 *w = args + 4; w < above + ABOVE; w++)
		*w = 0xc0dec0de;
	guest_trampoline(&n);
	out->r0 = n.eax | (u64)n.edx << 32;
	for (u32 *w = args + 4; w < above + ABOVE; w++)
		if (*w != 0xc0dec0de)
			return broken(out, "the caller's stack", *w, 0xc0dec0de);
	return check_registers(&n, out);
}
