/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* link_obj first|second|other|numbers FORMAT FILE: the hand-made product of tests/sample_code.c in a file, for link.sh.
 */
#include <string.h>

#include "out/out.h"
#include "sample_code.h"

struct job {
	struct bpfc_ctx ctx;
	struct code *c;
	char **argv;
};

static int body(void *arg)
{
	static const char *const names[] = {"first", "second", "other", "numbers"};
	struct job *j = arg;
	int which = 0, format = out_format_by_name(j->argv[2]);

	while (which < 4 && strcmp(names[which], j->argv[1]))
		which++;
	if (which == 4 || format < 0)
		return diag_error(&j->ctx, BPFC_EUSAGE, NULL, "unknown sample or format");
	j->c = sample_code(&j->ctx, (enum sample)which);
	return out_write(j->c, NULL, NULL, (enum bpfc_emit)format, j->argv[3]);
}

int main(int argc, char **argv)
{
	static struct job j;
	int err;

	if (argc != 4)
		return 2;
	ctx_init(&j.ctx);
	j.argv = argv;
	err = ctx_try(&j.ctx, body, &j);
	for (const struct diag *d = j.ctx.first; d; d = d->next)
		fprintf(stderr, "%s\n", d->text);
	code_free(j.c);
	ctx_fini(&j.ctx);
	return err != 0;
}
