/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* The guest process: where it is found, how it is started (natively where the kernel can, else behind the wrapper),
 * frames to it and back over a socket, and its end. A guest that dies or does not answer in time is reaped; the next
 * guest_ensure() starts another.
 */
#define _GNU_SOURCE
#include "run/guest.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef BPFC_RUN32
#define BPFC_RUN32 ""
#endif
#ifndef BPFC_LIBEXECDIR
#define BPFC_LIBEXECDIR "/usr/local/libexec/bpfc-ia32"
#endif

#define GUEST_NAME "bpfrun-ia32-guest"
enum { HELLO_MS = 20000, CHUNK = 1 << 18 };

extern char **environ;

/* -- Where it is -------------------------------------------------------------------------------------------------- */

static char *join(const char *dir, size_t n, const char *name)
{
	char *path;
	return asprintf(&path, "%.*s/%s", (int)n, dir, name) < 0 ? NULL : path;
}

/* Beside this executable; libtool keeps the real one in .libs, a directory below. */
static char *beside(void)
{
	static const char *const ups[] = {GUEST_NAME, "../" GUEST_NAME};
	char exe[4096];
	ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
	char *slash;

	if (n <= 0)
		return NULL;
	exe[n] = 0;
	slash = strrchr(exe, '/');
	for (size_t i = 0; slash && i < ARRAY_SIZE(ups); i++) {
		char *path = join(exe, (size_t)(slash - exe), ups[i]);
		if (path && !access(path, R_OK))
			return path;
		free(path);
	}
	return NULL;
}

static char *find_guest(const char *given)
{
	const char *env = getenv("BPFC_RUN_GUEST");
	char *path;

	if (env && *env)
		return strdup(env);
	if (given)
		return strdup(given);
	path = beside();
	return path ? path : join(BPFC_LIBEXECDIR, strlen(BPFC_LIBEXECDIR), GUEST_NAME);
}

/* WRAPPER's words, then PATH; one block of memory. */
static char **make_argv(const char *wrapper, char *path)
{
	size_t len = strlen(wrapper), n = 0;
	char **argv = calloc(1, (len + 3) * sizeof *argv + len + 1);
	char *copy, *save = NULL;

	if (!argv)
		return NULL;
	copy = (char *)(argv + len + 3);
	memcpy(copy, wrapper, len + 1);
	for (char *word = strtok_r(copy, " ", &save); word; word = strtok_r(NULL, " ", &save))
		argv[n++] = word;
	argv[n] = path;
	return argv;
}

/* -- Frames ---------------------------------------------------------------------------------------------------------
 */

static u64 now_ms(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (u64)t.tv_sec * 1000 + (u64)t.tv_nsec / 1000000;
}

static bool send_some(struct run_guest *g, size_t *sent)
{
	ssize_t n = send(g->fd, g->requests.p + *sent, g->requests.n - *sent, MSG_NOSIGNAL | MSG_DONTWAIT);
	if (n > 0)
		*sent += (size_t)n;
	return n >= 0 || errno == EAGAIN || errno == EINTR;
}

/* False: the guest has gone. */
static bool receive_some(struct run_guest *g)
{
	u8 *p = rp_space(&g->replies, CHUNK);
	ssize_t n;

	if (!p)
		return false;
	g->replies.n -= CHUNK;
	n = recv(g->fd, p, CHUNK, MSG_DONTWAIT);
	if (n > 0)
		g->replies.n += (size_t)n;
	return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
}

/* Complete frames behind *AT, which moves behind them. */
static u32 count_frames(const struct run_guest *g, size_t *at)
{
	u32 n = 0;
	struct rp_header h;

	while (g->replies.n - *at >= sizeof h) {
		memcpy(&h, g->replies.p + *at, sizeof h);
		if (g->replies.n - *at - sizeof h < h.size)
			break;
		*at += sizeof h + h.size;
		n++;
	}
	return n;
}

u32 guest_exchange(struct run_guest *g, u64 timeout_ms)
{
	size_t sent = 0, counted = 0;
	u32 want = g->n_requests, got = 0;
	u64 end = now_ms() + timeout_ms, now;

	g->replies.n = g->taken = 0;
	g->n_requests = 0;
	while (got < want && g->pid && !g->requests.oom && (now = now_ms()) < end) {
		struct pollfd pfd = {g->fd, (short)(POLLIN | (sent < g->requests.n ? POLLOUT : 0)), 0};
		u64 left = end - now;
		if (poll(&pfd, 1, left < 1000000 ? (int)left : 1000000) < 0 && errno != EINTR)
			break;
		if (pfd.revents & POLLOUT && !send_some(g, &sent))
			break;
		if (pfd.revents & (POLLIN | POLLHUP | POLLERR) && !receive_some(g))
			break;
		got += count_frames(g, &counted);
	}
	g->requests.n = 0;
	if (got < want)
		guest_kill(g);
	return got;
}

bool guest_reply(struct run_guest *g, u32 op, struct rp_in *in)
{
	size_t at = g->taken;
	struct rp_header h;

	*in = (struct rp_in){.bad = true};
	if (g->replies.n - at < sizeof h)
		return false;
	memcpy(&h, g->replies.p + at, sizeof h);
	if (h.op != op || g->replies.n - at - sizeof h < h.size)
		return false;
	in->at = g->replies.p + at + sizeof h;
	in->end = in->at + h.size;
	in->bad = false;
	g->taken = at + sizeof h + h.size;
	return true;
}

/* -- Life -------------------------------------------------------------------------------------------------------------
 */

void guest_kill(struct run_guest *g)
{
	if (!g->pid)
		return;
	close(g->fd);
	kill(g->pid, SIGKILL);
	while (waitpid(g->pid, NULL, 0) < 0 && errno == EINTR)
		;
	g->pid = 0;
	g->loaded = false;
}

/* 0 or an errno. */
static int spawn(struct run_guest *g)
{
	posix_spawn_file_actions_t actions;
	int fds[2], err;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds))
		return errno;
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, fds[1], 0);
	posix_spawn_file_actions_adddup2(&actions, fds[1], 1);
	err = posix_spawnp(&g->pid, g->argv[0], &actions, NULL, g->argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	close(fds[1]);
	if (err) {
		close(fds[0]);
		g->pid = 0;
		return err;
	}
	g->fd = fds[0];
	return 0;
}

/* Starts the process and hears its version. 0, or an errno. */
static int greet(struct run_guest *g)
{
	struct rp_out saved = g->requests;
	u32 n = g->n_requests;
	struct rp_in in;
	int err = spawn(g);

	if (err)
		return err;
	g->requests = (struct rp_out){0};
	rp_begin(&g->requests, RP_HELLO);
	rp_end(&g->requests);
	g->n_requests = 1;
	guest_exchange(g, HELLO_MS);
	free(g->requests.p);
	g->requests = saved;
	g->n_requests = n;
	if (!guest_reply(g, RP_HELLO, &in)) {
		guest_kill(g);
		return ENOEXEC;
	}
	if (rp_u32(&in) != (RP_VERSION << 16 | BPFC_NERRORS)) {
		guest_kill(g);
		return EPROTO;
	}
	return 0;
}

int guest_ensure(struct run_guest *g)
{
	int err;

	if (g->pid)
		return 0;
	err = greet(g);
	if (err == ENOEXEC && g->argv[0] == g->path && !getenv("BPFC_RUN_WRAPPER")) {
		free(g->argv);
		g->argv = make_argv("qemu-i386", g->path);
		err = g->argv ? greet(g) : ENOMEM;
	}
	if (err)
		return diag_error(g->ctx, BPFC_ERUN, NULL, "the 32-bit process '%s%s%s' cannot be started: %s",
				  g->argv[0], g->argv[1] ? " " : "", g->argv[1] ? g->argv[1] : "",
				  err == EPROTO ? "it is of another version than this program" : strerror(err));
	return 0;
}

int run_start(struct bpfc_ctx *ctx, const char *guest_path, struct run_guest **out)
{
	const char *wrapper = getenv("BPFC_RUN_WRAPPER");
	struct run_guest *g = calloc(1, sizeof *g);
	int err;

	*out = NULL;
	if (g) {
		g->ctx = ctx;
		g->path = find_guest(guest_path);
		g->argv = g->path ? make_argv(wrapper ? wrapper : BPFC_RUN32, g->path) : NULL;
	}
	if (!g || !g->argv) {
		run_stop(g);
		return diag_error(ctx, BPFC_ENOMEM, NULL, "no memory for the 32-bit process");
	}
	err = guest_ensure(g);
	if (err)
		run_stop(g);
	else
		*out = g;
	return err;
}

void run_stop(struct run_guest *g)
{
	if (!g)
		return;
	guest_kill(g);
	free(g->requests.p);
	free(g->replies.p);
	free(g->argv);
	free(g->path);
	guest_forget(g);
	free(g);
}
